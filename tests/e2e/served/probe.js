// Collects faults, from before the page's own scripts run and across reloads.
{
  const key = "e2e-errors";
  const note = (...what) => {
    const text = what.map((it) => (it && (it.stack ? `${it}\n${it.stack}` : it.message)) || String(it)).join(" ");
    sessionStorage.setItem(key, JSON.stringify([...JSON.parse(sessionStorage.getItem(key) ?? "[]"), text]));
  };
  const error = console.error;
  console.error = (...what) => { note("console.error:", ...what); error.apply(console, what); };
  addEventListener("securitypolicyviolation", (event) =>
    note("content security policy:", event.violatedDirective, event.blockedURI, event.sourceFile ?? "", event.lineNumber ?? ""));
  // When a page is left, unfinished requests fail, which some engines report as an error.
  let leaves = false;
  addEventListener("beforeunload", () => { leaves = true; });
  addEventListener("unhandledrejection", (event) => { if (!leaves) note("unhandled rejection:", event.reason); });
  addEventListener("error", (event) => {
    if (leaves && event.target instanceof Element) return;
    const from = event.target?.src ?? event.target?.href;
    note(from ? `could not load ${from}` : "error:", event.error ?? event.message ?? "");
  }, true);

  // Text before which elements come and go needs an element of its own: a translator may have moved it, and Yew then finds no place for the new
  // element. What has only just been drawn is still where it was; nobody translates white space; and another language of the page changes all
  // texts.
  const settled = new WeakMap();
  const isText = (it) => it?.nodeType === Node.TEXT_NODE;
  const { insertBefore } = Node.prototype;
  Node.prototype.insertBefore = function (node, next) {
    const { lang } = document.documentElement;
    if (isText(next) && node.nodeType === Node.ELEMENT_NODE && next.data.trim() && this !== document.body && settled.get(next) === lang) {
      note("an element comes before text:", `${JSON.stringify(next.data)} in ${this.outerHTML.replace(/<svg.*?<\/svg>/gs, "<svg>").slice(0, 300)}`);
    }
    if (isText(node)) setTimeout(() => settled.set(node, document.documentElement.lang));
    return insertBefore.call(this, node, next);
  };

  // Notes worker errors even if the page recovers by starting another worker. A script that fails to load has no message.
  const Plain = Worker;
  window.Worker = class extends Plain {
    constructor(...how) {
      super(...how);
      this.addEventListener("error", (event) => { if (event.message) note("worker:", event.message); });
    }
  };

  // Counts how often the page asks for persistent storage, in browsers that support it.
  if (navigator.storage) {
    const { persist } = StorageManager.prototype;
    StorageManager.prototype.persist = function () {
      sessionStorage.setItem("e2e-persist", Number(sessionStorage.getItem("e2e-persist")) + 1);
      return persist.call(this);
    };
  }
  if (sessionStorage.getItem("e2e-no-start")) WebAssembly.instantiateStreaming = () => Promise.reject(new TypeError("It does not start"));

  // Faults that a test requests in the address's query, and the language that the visitor's browser prefers.
  const [trouble] = location.search.slice(1).split("&");
  const { language = "en" } = Object.fromEntries(new URLSearchParams(location.search));
  Object.defineProperty(navigator, "languages", { value: [language, "en"], configurable: true });
  // The service worker caches the whole site, which few visits are about, so it is off unless requested.
  if (navigator.serviceWorker && trouble !== "offline") navigator.serviceWorker.register = () => new Promise(() => {});
  // Whether the page has looked for a new version.
  if (navigator.serviceWorker) {
    const { update } = ServiceWorkerRegistration.prototype;
    ServiceWorkerRegistration.prototype.update = function () {
      return update.call(this).finally(() => { window.e2eLooked = true; });
    };
  }
  if (trouble === "deny-storage") {
    Object.defineProperty(window, "localStorage", { get() { throw new DOMException("The store is denied", "SecurityError"); } });
    navigator.locks.request = () => Promise.reject(new DOMException("Locks are denied", "SecurityError"));
  }
  if (trouble === "full-storage") {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (...entry) {
      if (this === localStorage) throw new DOMException("The store is full", "QuotaExceededError");
      setItem.apply(this, entry);
    };
  }
  // The first worker dies at its first message.
  if (trouble === "dying-worker") {
    const Real = Worker;
    window.e2eWorkers = 0;
    window.Worker = function (script, options) { return new Real(window.e2eWorkers++ ? script : "e2e-dies.js", options); };
  }
  if (["no-locks", "deaf"].includes(trouble)) Object.defineProperty(navigator, "locks", { value: undefined });
  // As on a busy machine: a bout begins before its tab has the lock.
  if (trouble === "late-locks") {
    const { request } = LockManager.prototype;
    LockManager.prototype.request = async function (...wanted) {
      await new Promise((resolve) => setTimeout(resolve, 400));
      return request.apply(this, wanted);
    };
  }
  // As on a busy machine: the clock makes Yew put off its effects after every render, and what is put off comes 400 ms later.
  if (trouble === "busy") {
    const { now } = Date, later = setTimeout;
    let reads = 0;
    Date.now = () => now() + 20 * ++reads;
    window.setTimeout = (run, delay) => later(run, delay || 400);
  }
  // Registered before the page's own listener, so the page never hears of another tab.
  if (trouble === "deaf") addEventListener("storage", (event) => event.stopImmediatePropagation());
  // With or without the API for sharing. The visitor cancels the share dialog.
  const share = (shared) => { window.e2eShared = shared; return Promise.reject(new DOMException("No", "AbortError")); };
  if (trouble === "share") Object.defineProperty(navigator, "share", { value: share });
  if (trouble === "no-share") Object.defineProperty(navigator, "share", { value: undefined });
  // A French keyboard, and a browser that tells what is printed on it.
  const french = new Map([..."QADSPJLK"].map((at) => [`Key${at}`, { Q: "a", A: "q" }[at] ?? at.toLowerCase()]));
  if (trouble === "azerty") Object.defineProperty(navigator, "keyboard", { value: { getLayoutMap: async () => french } });
  // For `kills.rs`: a bout that plays itself, again and again, in a browser that is killed. Reports the stored state when the page opens,
  // and each new state before it is stored.
  if (trouble.startsWith("says=")) {
    const begun = JSON.parse(decodeURIComponent(trouble.slice(5)));
    const [bout] = Object.keys(begun);
    const say = (what, text) => {
      const request = new XMLHttpRequest();
      const unheard = performance.timeOrigin + performance.now();
      request.open("GET", `e2e-says?${what}&${encodeURIComponent(text)}&${unheard}`, false);
      request.send();
    };
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      if (key.startsWith("hakkyoi.damaged")) say("damaged", text);
      if (key === bout) say("kept", text);
      setItem.call(this, key, text);
    };
    const begin = () => {
      // A new seed each time, so that no two bouts are ever stored as the same text.
      const fresh = JSON.parse(begun[bout]);
      fresh.data.lot = Date.now();
      const entries = { ...begun, [bout]: JSON.stringify(fresh) };
      Object.entries(entries).forEach(([key, text]) => localStorage.setItem(key, text));
    };
    say("found", localStorage.getItem(bout));
    if (localStorage.getItem(bout) === null) begin();
    const over = () => {
      if (!JSON.parse(localStorage.getItem(bout)).data.digest.over) return;
      begin();
      // After this the page must store nothing: its writes are no longer reported.
      Storage.prototype.setItem = () => {};
      location.reload();
    };
    setInterval(over, 100);
  }
  if (trouble === "no-worker") {
    const Real = Worker;
    window.Worker = function (script, options) { return new Real(String(script).replace("bots_loader", "e2e-nowhere"), options); };
    window.e2eWorker = () => { window.Worker = Real; };
  }
}
