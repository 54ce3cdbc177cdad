// Keeps one version of the page, whole, and serves it with or without a network. `cargo xtask seal` writes what the version is made of below.
"use strict";
const VERSION = "";
// What lies in its folder, and what must be found there, as in `integrity`.
const FILES = [];

// Several sites may lie on one host, and share its caches.
const ours = `hakkyoi ${new URL("./", location).pathname} `;
const name = ours + VERSION;
const page = new URL("./", location).href;

const fetched = async (url, how) => {
  const answer = await fetch(url, how);
  if (!answer.ok) throw new Error(`${answer.status}: ${url}`);
  return answer;
};

const install = async () => {
  const cache = await caches.open(name);
  try {
    // The page names the folder of its version; another than this may be there by now.
    const first = await fetched(page, { cache: "no-cache" });
    if (!(await first.clone().text()).includes(VERSION)) throw new Error("The page is of another version");
    await cache.put(page, first);
    for (const [path, integrity] of FILES) {
      const url = new URL(`${VERSION}/${path}`, location).href;
      await cache.put(url, await fetched(url, { integrity }));
    }
  } catch (error) {
    // All or nothing.
    await caches.delete(name);
    throw error;
  }
};

const cachesOfOurs = async () => (await caches.keys()).filter((key) => key.startsWith(ours));

// A tab that still shows an old version goes on finding its files; nobody else needs them.
const sweep = async () => {
  const tabs = await clients.matchAll({ type: "window", includeUncontrolled: true });
  // One that waits for its turn has its files already.
  if (tabs.length > 1 || registration.waiting || registration.installing) return;
  for (const key of await cachesOfOurs()) if (key !== name) await caches.delete(key);
};

const answer = async (request) => {
  const { origin, pathname } = new URL(request.url);
  const path = origin + pathname;
  const isPage = path === page || path === `${page}index.html`;
  for (const key of isPage ? [name] : await cachesOfOurs()) {
    const kept = await (await caches.open(key)).match(isPage ? page : path);
    if (kept) return kept;
  }
  return fetch(request);
};

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(sweep().then(() => clients.claim())));
addEventListener("message", ({ data }) => data === "take" && skipWaiting());
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(page)) return;
  if (request.mode === "navigate") event.waitUntil(sweep());
  event.respondWith(answer(request));
});
