// Starts the program that shows what the address asks for (`Program` in src/ui/app.rs), goes from one to another by loading the page anew,
// and sees to it that the page can be opened without a network and that a program that dies leaves no mess.
// A file of its own, because a strict content security policy refuses inline scripts; no module, so that it runs before anything is seen.
"use strict";
{
  const programs = {
    wrestlers: "books",
    banzuke: "books",
    data: "books",
    tricks: "tricks",
    "tricks/rules": "tricks-study",
    "tricks/lesson": "tricks-study",
    "tricks/review": "tricks-study",
    "tricks/record": "tricks-study",
    track: "track",
    "track/rules": "track-study",
    "track/review": "track-study",
    "track/record": "track-study",
    circle: "circle",
    "circle/rules": "circle-study",
    "circle/review": "circle-study",
    "circle/record": "circle-study",
    momentum: "momentum",
    "momentum/rules": "momentum-study",
    "momentum/review": "momentum-study",
    "momentum/record": "momentum-study",
    slam: "slam",
    "slam/rules": "slam-study",
    "slam/review": "slam-study",
    "slam/record": "slam-study",
    "slam/fairness": "slam-study",
  };
  // Styles that a program's screens need beside the page's.
  const styles = {
    track: "track.css",
    "track-study": "track.css",
    circle: "circle.css",
    "circle-study": "circle.css",
    momentum: "momentum.css",
    "momentum-study": "momentum.css",
    slam: "slam.css",
    "slam-study": "slam.css",
  };
  // What the files that are loaded here must hold; `cargo xtask seal` fills it in.
  const sums = {};

  const root = document.documentElement;
  // All of a version lies in one folder, so that nothing of another is ever loaded.
  const at = (name) => new URL(`${root.dataset.files ?? ""}${name}`, document.baseURI).href;
  const wanted = () => {
    const [, first, second] = location.hash.split("/");
    const asked = [`${first}/${second}`, first].find((address) => Object.hasOwn(programs, address));
    return asked ? programs[asked] : "app";
  };
  // Resolves once the element's file is there.
  const load = (kind, name, attributes) =>
    new Promise((resolve, reject) => {
      const sum = sums[name] ? { integrity: sums[name] } : {};
      document.head.append(Object.assign(document.createElement(kind), sum, attributes, { onload: resolve, onerror: reject }));
    });
  const parsed = new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));

  const make = (kind, properties, ...inside) => {
    const it = Object.assign(document.createElement(kind), properties);
    it.append(...inside);
    return it;
  };
  const button = (name, what, onclick) => make("button", { className: `btn ${name}`, type: "button", onclick }, what);

  // Words that are needed where no program runs, and so no catalogue.
  let notice;
  const say = (words) => {
    notice?.remove();
    notice = make("p", { role: "alert", className: "notice" }, words, " ", make("a", { href: "#/", textContent: "Home" }));
    document.body.prepend(notice);
  };

  // Beside words about a program that fails: it may be mended in a new version, where there is one.
  const offer = (show) => {
    const take = button("btn-line", "Take the new version", () => dispatchEvent(new Event("take-update")));
    const look = () => "update" in root.dataset && show(take);
    look();
    addEventListener("update", look);
  };

  const program = wanted();
  let known = false;
  try {
    known = Object.keys(localStorage).some((key) => /^hakkyoi\.(bout\.|setup\.tricks$)/.test(key));
    // As the program will show it in a moment.
    const { theme } = JSON.parse(localStorage.getItem("hakkyoi.settings")).data;
    if (theme !== "system") root.dataset.theme = theme;
  } catch {
    // Nothing is kept, or nothing that can be read: the device says whether it is night.
  }
  // Home is there before its program; what has the focus then keeps it.
  let focused;
  if (["", "#", "#/"].includes(location.hash)) {
    parsed.then(() => {
      const { content } = document.querySelector("template");
      // Whoever has played is not asked to learn it (`new_here` in src/ui/pages/home.rs).
      if (known) content.querySelector(".cont").remove();
      content.firstElementChild.addEventListener("focusin", ({ target }) => (focused = target.textContent));
      document.body.append(content);
    });
  }
  // From one program to another the page is loaded anew, and shown from its top.
  history.scrollRestoration = "manual";

  let returns = false;
  addEventListener("hashchange", async () => {
    const next = wanted();
    if (next === program) {
      // Whoever goes on elsewhere has read it.
      if (!returns) notice?.remove();
      returns = false;
      return;
    }
    try {
      // Fetched before the page is given up: without a network it stays. What the host has no more, it has in another version.
      const { ok, status } = await fetch(at(`${next}_bg.wasm`));
      if (!ok && status !== 404) throw new Error(next);
      if (wanted() === next) location.reload();
    } catch {
      // The player may be elsewhere by now.
      if (wanted() !== next) return;
      returns = true;
      history.back();
      say("That part of the page cannot be loaded now. Is the network there?");
    }
  });

  // A program that has panicked can do nothing any more, not even be asked what it showed: calm words take its place. Every step was kept
  // before it was shown.
  let dead = false;
  const die = (error) => {
    if (dead) return;
    dead = true;
    const report = [
      `Hakkyoi ${root.dataset.files ?? ""} ${program} ${location.hash.split("/").slice(0, 3).join("/")}`,
      new Date().toISOString(),
      navigator.userAgent,
      String(error?.stack ?? error),
    ].join("\n");
    try {
      // As the page keeps it (`REPORT` in src/ui/report.rs).
      localStorage.setItem("hakkyoi.report", JSON.stringify({ version: 1, data: report }));
    } catch {
      // It can be copied here.
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
    // A body that the dead program does not listen to.
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

  // The page without a network, and a new version when the player wants it (`Update` in src/ui/pages/home.rs).
  const offline = async () => {
    const { serviceWorker } = navigator;
    // Not everywhere, and only on a safe connection.
    if (!serviceWorker) return;
    const registration = await serviceWorker.register("sw.js", { updateViaCache: "none" });
    // The worker that has come last keeps the version that has come last; whether it is the one shown, it has to be asked.
    const ask = (what) => (registration.waiting ?? registration.active)?.postMessage(what);
    serviceWorker.addEventListener("message", ({ data: { version, taken } }) => {
      if (taken) location.reload();
      if (!version) return;
      root.toggleAttribute("data-update", `${version}/` !== root.dataset.files);
      dispatchEvent(new Event("update"));
    });
    serviceWorker.startMessages();
    // It may have been on its way before the program was there.
    const watch = () => registration.installing?.addEventListener("statechange", () => ask("which"));
    watch();
    registration.addEventListener("updatefound", watch);
    addEventListener("take-update", () => ask("take"));
    ask("which");
    // Browsers look for a new version by themselves, but when they like.
    if (registration.active) await registration.update();
  };

  const start = async () => {
    try {
      // On its way while the script is.
      const wasm = `${program}_bg.wasm`;
      const module_or_path = fetch(at(wasm), sums[wasm] ? { integrity: sums[wasm] } : {});
      const script = `${program}.js`;
      const style = styles[program];
      await Promise.all([
        parsed,
        load("script", script, { type: "module", src: at(script) }),
        style && load("link", `static/${style}`, { rel: "stylesheet", href: at(`static/${style}`) }),
      ]);
      const { default: init } = await import(at(script));
      await init({ module_or_path });
      if (document.activeElement === document.body) [...document.querySelectorAll("a, button")].find((it) => it.textContent === focused)?.focus({ preventScroll: true });
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
  // A browser that keeps nothing for the page refuses; it is then a page like others.
  start().finally(() => offline().catch(() => {}));
}
