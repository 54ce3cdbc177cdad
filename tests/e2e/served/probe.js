// Collects, from before the page's own scripts and over reloads, what went wrong.
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
  // What is still on its way when a page is left does not arrive, which some engines call an error.
  let leaves = false;
  addEventListener("beforeunload", () => { leaves = true; });
  addEventListener("unhandledrejection", (event) => { if (!leaves) note("unhandled rejection:", event.reason); });
  addEventListener("error", (event) => {
    if (leaves && event.target instanceof Element) return;
    const from = event.target?.src ?? event.target?.href;
    note(from ? `could not load ${from}` : "error:", event.error ?? event.message ?? "");
  }, true);

  // Also where the page answers for it by starting another. One whose script does not come has nothing to say.
  const Plain = Worker;
  window.Worker = class extends Plain {
    constructor(...how) {
      super(...how);
      this.addEventListener("error", (event) => { if (event.message) note("worker:", event.message); });
    }
  };

  // How often the browser has been asked not to clear what is kept, where it can be.
  if (navigator.storage) {
    const { persist } = StorageManager.prototype;
    StorageManager.prototype.persist = function () {
      sessionStorage.setItem("e2e-persist", Number(sessionStorage.getItem("e2e-persist")) + 1);
      return persist.call(this);
    };
  }
  if (sessionStorage.getItem("e2e-no-start")) WebAssembly.instantiateStreaming = () => Promise.reject(new TypeError("It does not start"));

  // Troubles that a test can ask for in the address's query.
  const [trouble] = location.search.slice(1).split("&");
  // What keeps the whole site for when there is no network loads all of it, which few visits are about.
  if (navigator.serviceWorker && trouble !== "offline") navigator.serviceWorker.register = () => new Promise(() => {});
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
  // The first worker dies as soon as it is asked anything.
  if (trouble === "dying-worker") {
    const Real = Worker;
    window.e2eWorkers = 0;
    window.Worker = function (script, options) { return new Real(window.e2eWorkers++ ? script : "e2e-dies.js", options); };
  }
  if (["no-locks", "deaf"].includes(trouble)) Object.defineProperty(navigator, "locks", { value: undefined });
  // Before the page listens, so that it never hears of another tab.
  if (trouble === "deaf") addEventListener("storage", (event) => event.stopImmediatePropagation());
  // Whether the browser can hand things to other apps; whoever is asked thinks better of it.
  const share = (shared) => { window.e2eShared = shared; return Promise.reject(new DOMException("No", "AbortError")); };
  if (trouble === "share") Object.defineProperty(navigator, "share", { value: share });
  if (trouble === "no-share") Object.defineProperty(navigator, "share", { value: undefined });
  // A bout that plays itself, begun again and again, in a browser that is killed: how it is kept is said when the page opens, and
  // before it is kept otherwise.
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
      // Of another lot each time, so that no two bouts are ever kept in the same words.
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
      // The page that is being left is not heard any more, nor does it keep anything.
      Storage.prototype.setItem = () => {};
      location.reload();
    };
    setInterval(over, 100);
  }
  if (trouble === "no-worker") {
    const [Real, { setTimeout }] = [Worker, window];
    window.Worker = function (script, options) { return new Real(String(script).replace("bots_loader", "e2e-nowhere"), options); };
    window.e2eWorker = () => { window.Worker = Real; };
    window.setTimeout = (what, after, ...more) => setTimeout.call(window, what, after / 20, ...more);
  }
}
