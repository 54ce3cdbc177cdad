// Caches the whole page and serves it with or without a network: of the languages, English and those in which it was shown. `cargo xtask
// seal` fills in the version and its files below.
//
// The browser decides when a new service worker replaces an old one. The version that the page shows does not depend on that: it is the one
// that the player accepted last. A tab can always load the files of the version it shows.
"use strict";
const VERSION = "";
// The files in the version's folder: pairs of a path and a checksum in the form of `integrity`.
const FILES = [];
// Such pairs for each language but English, by its tag.
const LANGUAGES = {};

const page = new URL("./", location).href;
// The prefix of our caches, because several sites may share a host and its caches. The cache with just this name holds the accepted
// version's name; each version has a cache named after it.
const ours = `hakkyoi ${new URL(page).pathname} `;
const taken = `${page}taken`;

const fetched = async (url, how) => {
  const answer = await fetch(url, how);
  if (!answer.ok) throw new Error(`${answer.status}: ${url}`);
  return answer;
};

// A version's file as the cache keeps it: for ever. Where a host does not say so, Chromium reads a file of drawings anew whenever one of
// them comes on screen, which costs a frame or two.
const lasting = async (answer) => {
  const headers = new Headers(answer.headers);
  headers.set("Cache-Control", "max-age=31536000, immutable");
  return new Response(await answer.blob(), { headers });
};

// Caches those of the files that the cache does not have.
const store = async (cache, files) => {
  for (const [path, integrity] of files) {
    const url = new URL(`${VERSION}/${path}`, location).href;
    if (!(await cache.match(url))) await cache.put(url, await lasting(await fetched(url, { integrity })));
  }
};

const install = async () => {
  const name = ours + VERSION;
  const cache = await caches.open(name);
  // The page is cached last, so if it is there, the whole version is. If the host goes back to an older version, its worker is installed
  // again.
  if (await cache.match(page)) return;
  try {
    // The page names its version's folder. By now, the host may serve another version than this worker's.
    const first = await fetched(page, { cache: "no-cache" });
    if (!(await first.clone().text()).includes(VERSION)) throw new Error("The page is of another version");
    await store(cache, FILES);
    await cache.put(page, first);
  } catch (error) {
    // A version is cached whole or not at all.
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
  // On the first visit, the tab shows this version already.
  if (!(await shown())) await take();
  await clients.claim();
};

// If no tab is open, deletes the versions that are neither shown nor offered.
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

// If the cache fails for a moment, the network may still answer.
const answer = async (request) => (await kept(request).catch(() => {})) ?? fetch(request);

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => {
  const { data, source } = event;
  if (data === "which") source.postMessage({ version: VERSION });
  // The language that a page is shown in. If its files cannot be had now, the next page asks again.
  const files = LANGUAGES[data.language];
  if (files) event.waitUntil(caches.open(ours + VERSION).then((cache) => store(cache, files)));
  if (data === "take") event.waitUntil(take().then(() => skipWaiting()).then(() => source.postMessage({ taken: VERSION })));
});
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(page)) return;
  if (request.mode === "navigate") event.waitUntil(sweep());
  event.respondWith(answer(request));
});
