// What is served as `sw.js` when pages are to be fetched from the network again, whatever has been kept (`cargo xtask dist --no-offline`).
"use strict";
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  const ours = `hakkyoi ${new URL("./", location).pathname} `;
  for (const key of await caches.keys()) if (key.startsWith(ours)) await caches.delete(key);
  await registration.unregister();
})()));
