// Keeps the page, whole, and serves it with or without a network. `cargo xtask seal` writes what a version is made of below.
//
// A browser puts a new worker in the place of an old one when it likes. Which version is shown does not depend on that: it is the one that the
// player has taken last, and a tab goes on finding the files of the one it shows.
"use strict";
const VERSION = "";
// What lies in its folder, and what must be found there, as in `integrity`.
const FILES = [];

const page = new URL("./", location).href;
// Several sites may lie on one host, and share its caches. This one tells the version that was taken, those of the versions are named after them.
const ours = `hakkyoi ${new URL(page).pathname} `;
const taken = `${page}taken`;

const fetched = async (url, how) => {
  const answer = await fetch(url, how);
  if (!answer.ok) throw new Error(`${answer.status}: ${url}`);
  return answer;
};

const install = async () => {
  const name = ours + VERSION;
  const cache = await caches.open(name);
  // The page comes last: where it is, all of it is. A host that goes back to a version has its worker come anew.
  if (await cache.match(page)) return;
  try {
    // It names the folder of its version; another than this may be there by now.
    const first = await fetched(page, { cache: "no-cache" });
    if (!(await first.clone().text()).includes(VERSION)) throw new Error("The page is of another version");
    for (const [path, integrity] of FILES) {
      const url = new URL(`${VERSION}/${path}`, location).href;
      await cache.put(url, await fetched(url, { integrity }));
    }
    await cache.put(page, first);
  } catch (error) {
    // All or nothing.
    await caches.delete(name);
    throw error;
  }
};

const shown = async () => {
  const answer = await caches.match(taken, { cacheName: ours });
  return answer && (await answer.text());
};

const take = async () => (await caches.open(ours)).put(taken, new Response(VERSION));

const activate = async () => {
  // The first version of all is shown already.
  if (!(await shown())) await take();
  await clients.claim();
};

// Where no tab is open, nobody needs what is neither shown nor offered.
const sweep = async () => {
  if (registration.waiting || registration.installing) return;
  const needed = [ours, ours + VERSION, ours + (await shown())];
  if ((await clients.matchAll({ type: "window", includeUncontrolled: true })).length > 0) return;
  for (const name of await caches.keys()) if (name.startsWith(ours) && !needed.includes(name)) await caches.delete(name);
};

const kept = async (request) => {
  const { origin, pathname } = new URL(request.url);
  const path = origin + pathname;
  const isPage = path === page || path === `${page}index.html`;
  const versions = isPage ? [await shown(), VERSION] : path.slice(page.length).split("/", 1);
  for (const version of versions) {
    const found = await caches.match(isPage ? page : path, { cacheName: ours + version });
    if (found) return found;
  }
};

// What is kept may be out of reach for a moment; the network may not.
const answer = async (request) => (await kept(request).catch(() => {})) ?? fetch(request);

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => {
  const { data, source } = event;
  if (data === "which") source.postMessage({ version: VERSION });
  if (data === "take") event.waitUntil(take().then(() => skipWaiting()).then(() => source.postMessage({ taken: VERSION })));
});
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(page)) return;
  if (request.mode === "navigate") event.waitUntil(sweep());
  event.respondWith(answer(request));
});
