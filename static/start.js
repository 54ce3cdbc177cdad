// Shows the shell, starts the page's program, installs the service worker for offline use, and replaces the page with a notice if the
// program crashes.
// This is a file of its own because a strict content security policy refuses inline scripts. It is not a module, so that it runs before the
// first paint.
"use strict";
{
  // The checksums of the files loaded here; `cargo xtask seal` fills them in.
  const sums = {};

  const root = document.documentElement;
  // All files of a version are in one folder, so the page never loads a file of another version.
  const at = (name) => new URL(`${root.dataset.files ?? ""}${name}`, document.baseURI).href;
  // Resolves once the module has loaded, with the checksum that `import` cannot check.
  const load = (name) =>
    new Promise((resolve, reject) => {
      const sum = sums[name] ? { integrity: sums[name] } : {};
      const attributes = { type: "module", src: at(name), onload: resolve, onerror: reject };
      document.head.append(Object.assign(document.createElement("script"), sum, attributes));
    });
  // Starts the download of a file whose checksum `fetch` checks.
  const get = (name) => fetch(at(name), sums[name] ? { integrity: sums[name] } : {});
  const parsed = new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));

  const make = (kind, properties, ...inside) => {
    const it = Object.assign(document.createElement(kind), properties);
    it.append(...inside);
    return it;
  };
  const button = (name, what, onclick) => make("button", { className: `btn ${name}`, type: "button", onclick }, what);

  // Texts needed when the program is not running; they are not in the catalogue.
  let notice;
  const say = (words) => {
    notice?.remove();
    notice = make("p", { role: "alert", className: "notice" }, words, " ", make("a", { href: "#/", textContent: "Home" }));
    document.body.prepend(notice);
  };

  // Offers a new version, if there is one, next to a message about a failing program: it may fix the failure.
  const offer = (show) => {
    const take = button("btn-line", "Use the new version", () => dispatchEvent(new Event("take-update")));
    const look = () => "update" in root.dataset && show(take);
    look();
    addEventListener("update", look);
  };

  // Somebody who has played or skipped a lesson does not need it (`Progress` in src/ui/stage/lesson/script.rs).
  const learnt = ({ dataset }) => localStorage.getItem(`hakkyoi.lesson.${dataset.lesson}`)?.includes('"done"');
  try {
    // The theme that the program will apply in a moment.
    const { theme } = JSON.parse(localStorage.getItem("hakkyoi.settings")).data;
    if (["day", "night"].includes(theme)) root.dataset.theme = theme;
  } catch {
    // Nothing is stored, or it is unreadable: the device's preference decides.
  }
  // The home page is visible before the program starts. Once it has started, the focus is restored and a pressed button is clicked.
  let focused;
  let pressed;
  const press = ({ target }) => {
    const it = target.closest("a, button");
    if (!it) return;
    pressed?.removeAttribute("data-heard");
    it.setAttribute("data-heard", "");
    pressed = it;
  };
  // The element in the page that corresponds to one in the shell.
  const same = (text) => [...document.querySelectorAll("a, button")].find((it) => it.textContent === text);
  if (["", "#", "#/"].includes(location.hash)) {
    parsed.then(() => {
      const { content } = document.querySelector("template");
      try {
        for (const it of content.querySelectorAll("[data-lesson]")) if (learnt(it)) it.remove();
      } catch {
        // The browser denies the storage.
      }
      content.firstElementChild.addEventListener("focusin", ({ target }) => (focused = target.textContent));
      content.firstElementChild.addEventListener("click", press);
      document.body.append(content);
    });
  }
  // What has the focus is marked while the keyboard is used. Browsers would also mark what the program focuses before any input.
  addEventListener("keydown", () => root.setAttribute("data-keys", ""), true);
  addEventListener("pointerdown", () => root.removeAttribute("data-keys"), true);
  // The program restores scroll positions itself (src/ui/app.rs).
  history.scrollRestoration = "manual";
  // A program that has panicked cannot do anything any more, so a notice replaces the page. Every step was saved before it was shown.
  let dead = false;
  const die = (error) => {
    if (dead) return;
    dead = true;
    const report = [
      `Hakkyoi ${root.dataset.files ?? ""} ${location.hash.split("/").slice(0, 3).join("/")}`,
      new Date().toISOString(),
      navigator.userAgent,
      String(error?.stack ?? error),
    ].join("\n");
    try {
      // Must match `REPORT` in src/ui/report.rs. A later version's report stays.
      const { version = 1 } = JSON.parse(localStorage.getItem("hakkyoi.report") ?? "{}");
      if (version === 1) localStorage.setItem("hakkyoi.report", JSON.stringify({ version, data: report }));
    } catch {
      // The player can still copy the report from the notice.
    }
    const copied = make("p", { role: "status" });
    const words = make("pre", { tabIndex: 0 }, report);
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(report);
        copied.textContent = "The report is copied.";
      } catch {
        words.parentElement.open = true;
        getSelection().selectAllChildren(words);
        copied.textContent = "The report is marked; copy it from there.";
      }
    };
    const home = (event) => {
      event.preventDefault();
      location.hash = "#/";
      location.reload();
    };
    const heading = make("h1", { tabIndex: -1 }, "The page has stumbled");
    const resume = button("btn-big", "Resume the bout", () => location.reload());
    // A new body, without the dead program's listeners.
    document.body.replaceWith(
      make("body", {}, make(
        "main", { className: "page nowhere" },
        heading,
        make("p", {}, "Nothing is lost: every step up to here is kept on this device."),
        resume,
        button("btn-line", "Copy the report", copy),
        make("a", { className: "btn btn-line", href: "#/", onclick: home }, "Home"),
        copied,
        make("details", {}, make("summary", {}, "The report"), words),
      )),
    );
    heading.focus();
    offer((take) => resume.after(take));
  };
  const deadly = (error) => error instanceof WebAssembly.RuntimeError || String(error).includes("panicked at");
  addEventListener("error", ({ error }) => deadly(error) && die(error));
  addEventListener("unhandledrejection", ({ reason }) => deadly(reason) && die(reason));

  // Offline use, and updates when the player wants them (`Update` in src/ui/pages/home.rs).
  const offline = async () => {
    const { serviceWorker } = navigator;
    // Some browsers have no service workers, and none outside a secure context.
    if (!serviceWorker) return;
    const registration = await serviceWorker.register("sw.js", { updateViaCache: "none" });
    // The newest worker serves the newest version. Only the worker knows which version that is, so the page asks and compares it with its
    // own.
    const ask = (what) => (registration.waiting ?? registration.active)?.postMessage(what);
    serviceWorker.addEventListener("message", ({ data: { version, taken } }) => {
      if (taken) location.reload();
      if (!version) return;
      root.toggleAttribute("data-update", `${version}/` !== root.dataset.files);
      dispatchEvent(new Event("update"));
    });
    serviceWorker.startMessages();
    // An installation may have begun before the program started.
    const watch = () => registration.installing?.addEventListener("statechange", () => ask("which"));
    watch();
    registration.addEventListener("updatefound", watch);
    addEventListener("take-update", () => ask("take"));
    ask("which");
    // Browsers check for a new version only now and then.
    if (registration.active) await registration.update();
  };

  const start = async () => {
    try {
      // All of it is downloaded at the same time.
      const module_or_path = get("page_bg.wasm");
      const words = get(`words/${root.lang}.txt`).then((answer) => answer.text());
      const script = "page.js";
      await Promise.all([parsed, load(script)]);
      // The program reads its texts from here (src/ui/app.rs).
      globalThis.words = await words;
      const { default: init } = await import(at(script));
      await init({ module_or_path });
      if (document.activeElement === document.body) same(focused)?.focus({ preventScroll: true });
      // A pressed link has already navigated by itself.
      if (pressed?.localName === "button") same(pressed.textContent)?.click();
    } catch (error) {
      await parsed;
      if (deadly(error)) die(error);
      else {
        say("The page could not be loaded. Is the network there? Load it anew, or go");
        offer((take) => notice.append(" ", take));
      }
      throw error;
    }
  };
  // Registration fails in a browser that stores nothing for the page; the page then works only online.
  start().finally(() => offline().catch(() => {}));
}
