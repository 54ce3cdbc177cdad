// The `sw.js` of `cargo xtask dist --no-offline`: deletes our caches and unregisters itself, so that the page comes from the network again.
"use strict";
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  const ours = `hakkyoi ${new URL("./", location).pathname} `;
  for (const key of await caches.keys()) if (key.startsWith(ours)) await caches.delete(key);
  await registration.unregister();
})()));
