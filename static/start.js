// Shows the shell, starts the page's program, installs the service worker for offline use, and replaces the page with a notice if the
// program crashes, or if the browser lacks what it needs. Whatever else a browser may lack must not be in the way of these notices.
// This is a file of its own because the content security policy refuses all inline scripts but the one that `cargo xtask seal` writes. It is
// not a module, so that it runs before the first paint.
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
  const text = async (name) => {
    const answer = await get(name);
    if (!answer.ok) throw new Error(`${answer.status}: ${name}`);
    return answer.text();
  };
  // Resolves once the template has been parsed: <noscript> comes after it. By `DOMContentLoaded` the browser may have painted an empty page,
  // and the shell would wait for the next frame.
  const parsed = new Promise((resolve) => {
    const look = (_, observer) => {
      if (!document.querySelector("noscript")) return;
      observer.disconnect();
      resolve();
    };
    new MutationObserver(look).observe(root, { childList: true, subtree: true });
  });

  // Loads the styles of the screens: their link does nothing in the template.
  const styled = () =>
    new Promise((resolve, reject) => {
      const link = document.querySelector("template").content.querySelector("link");
      document.head.append(Object.assign(link, { onload: resolve, onerror: reject }));
    });

  const make = (kind, properties, ...inside) => {
    const it = Object.assign(document.createElement(kind), properties);
    it.append(...inside);
    return it;
  };
  const button = (name, what, onclick) => make("button", { className: `btn ${name}`, type: "button", onclick }, what);

  // The languages of the page (`LANGUAGES` in src/ui/words/mod.rs). English is used where another language's files cannot be had.
  const languages = ["en", "de", "fr", "it", "ja"];
  // The language to show: the one that the player has set, or the first one of the browser's that is a language of the page.
  const wanted = () => {
    const tags = [root.dataset.language, ...(navigator.languages ?? [navigator.language])].map((tag) => tag?.split("-")[0]);
    return tags.find((tag) => languages.includes(tag)) ?? "en";
  };

  // What is shown and said while the program does not run (`cargo xtask assets`): home as a newcomer sees it, and some messages of the
  // catalogue by their keys. The page itself contains them in English.
  const still = make("template");
  const english = parsed.then(() => document.querySelector("template").innerHTML);
  const fill = async (language) => {
    const other = () => text(`start/${language}.html`).then((html) => html.replaceAll('"static/', `"${root.dataset.files ?? ""}static/`));
    still.innerHTML = await (language === "en" ? english : other().catch(() => english));
  };
  const calm = (key) => still.content.querySelector(`[value="${key}"]`)?.textContent ?? "";

  // What is printed on the keys of two at one keyboard (`KEYS` in src/ui/stage/facing/palm.rs), if the browser tells.
  navigator.keyboard?.getLayoutMap().then(
    (printed) => {
      const keys = [..."QADSPJLK"].map((at) => printed.get(`Key${at}`)?.toUpperCase());
      if (keys.every((key) => key?.length === 1)) root.dataset.printed = keys.join("");
    },
    () => {},
  );

  let notice;
  const say = (words) => {
    notice?.remove();
    notice = make("p", { role: "alert", className: "notice" }, words, " ", make("a", { href: "#/", textContent: calm("home") }));
    document.body.prepend(notice);
  };

  // Offers a new version, if there is one, next to a message about a failing program: it may fix the failure.
  const offer = (show) => {
    const take = button("btn-line", calm("update-take"), () => dispatchEvent(new Event("take-update")));
    const look = () => "update" in root.dataset && show(take);
    look();
    addEventListener("update", look);
  };

  // Somebody who has played or skipped a lesson does not need it (`Progress` in src/ui/stage/lesson/script.rs).
  const learnt = ({ dataset }) => localStorage.getItem(`hakkyoi.lesson.${dataset.lesson}`)?.includes('"done"');
  try {
    // What the program will apply in a moment.
    const { theme, language } = JSON.parse(localStorage.getItem("hakkyoi.settings")).data;
    if (["day", "night"].includes(theme)) root.dataset.theme = theme;
    if (language) root.dataset.language = language;
  } catch {
    // Nothing is stored, or it is unreadable: the device's preferences decide.
  }
  root.lang = wanted();
  const filled = fill(root.lang);
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
  // Calls back with what has been painted, and again with what is painted later.
  const onPaint = (heard) => {
    try {
      new PerformanceObserver(heard).observe({ type: "paint", buffered: true });
    } catch {
      // Some browsers do not tell.
      heard({ getEntriesByName: () => [{}] });
    }
  };
  // Resolves once something has been painted: the shell, unless it has to be loaded in another language.
  let painted;
  if (["", "#", "#/"].includes(location.hash)) {
    // A hidden window paints nothing.
    painted = new Promise((resolve) => {
      setTimeout(resolve, 200);
      onPaint(resolve);
    });
    filled.then(() => {
      const shell = still.content.firstElementChild;
      try {
        for (const it of shell.querySelectorAll("[data-lesson]")) if (learnt(it)) it.remove();
      } catch {
        // The browser denies the storage.
      }
      if (!navigator.serviceWorker?.controller) {
        // The drawings may not be on this device yet, so they are asked for after the words have been painted.
        const drawings = [...shell.querySelectorAll("use")].map((it) => [it, it.getAttribute("href")]);
        for (const [it] of drawings) it.removeAttribute("href");
        const draw = (paints) => {
          if (!paints.getEntriesByName("first-contentful-paint").length) return;
          for (const [it, href] of drawings) it.setAttribute("href", href);
        };
        onPaint(draw);
      }
      shell.addEventListener("focusin", ({ target }) => (focused = target.textContent));
      shell.addEventListener("click", press);
      document.body.append(shell);
      document.title = calm("app-name");
    });
  }
  // What has the focus is marked while the keyboard is used. Browsers would also mark what the program focuses before any input.
  addEventListener("keydown", () => root.setAttribute("data-keys", ""), true);
  addEventListener("pointerdown", () => root.removeAttribute("data-keys"), true);
  // The program restores scroll positions itself (src/ui/app.rs).
  history.scrollRestoration = "manual";
  // A new body, without the listeners of what was there, and with the focus on its heading.
  const replaceBody = (heading, ...rest) => {
    document.body.replaceWith(make("body", {}, make("main", { className: "page nowhere" }, heading, ...rest)));
    heading.focus();
  };
  // Yew panics if somebody else, such as a translator, has moved what it drew. Everything is stored, so the page mounts anew. Returns whether
  // it does: if that has just happened, it would not help.
  const mountAnew = (error) => {
    if (!/next sibling|insertBefore|removeChild|append child|NotFoundError/.test(String(error))) return false;
    try {
      const last = sessionStorage.getItem("hakkyoi.anew") ?? 0;
      if (Date.now() - last < 10_000) return false;
      sessionStorage.setItem("hakkyoi.anew", Date.now());
    } catch {
      return false;
    }
    location.reload();
    return true;
  };
  // A program that has panicked cannot do anything any more, so a notice replaces the page. Every step was saved before it was shown.
  let dead = false;
  const die = (error) => {
    if (dead) return;
    dead = true;
    if (mountAnew(error)) return;
    const report = [
      `Hakkyoi ${root.dataset.files ?? ""} ${location.hash.split("/").slice(0, 3).join("/")}`,
      new Date().toISOString(),
      navigator.userAgent,
      String(error?.stack ?? error),
    ].join("\n");
    try {
      // Must match `REPORT` in src/ui/data/report.rs. A later version's report stays.
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
        copied.textContent = calm("report-copied");
      } catch {
        words.parentElement.open = true;
        getSelection().selectAllChildren(words);
        copied.textContent = calm("report-marked");
      }
    };
    const home = (event) => {
      event.preventDefault();
      location.hash = "#/";
      location.reload();
    };
    const heading = make("h1", { tabIndex: -1 }, calm("data-report"));
    const resume = button("btn-big", calm("report-resume"), () => location.reload());
    replaceBody(
      heading,
      make("p", {}, calm("report-kept")),
      resume,
      button("btn-line", calm("report-copy"), copy),
      make("a", { className: "btn btn-line", href: "#/", onclick: home }, calm("home")),
      copied,
      make("details", {}, make("summary", {}, calm("report")), words),
    );
    offer((take) => resume.after(take));
  };
  const deadly = (error) => error?.name === "RuntimeError" || String(error).includes("panicked at");
  // Whether the browser cannot run the program at all: it has no WebAssembly, or its settings or an administrator forbid it.
  const lacksWasm = (error) => typeof WebAssembly !== "object" || error?.name === "CompileError";
  addEventListener("error", ({ error }) => deadly(error) && die(error));
  addEventListener("unhandledrejection", ({ reason }) => deadly(reason) && die(reason));

  // How long after one look for a new version a tab that somebody comes back to looks again.
  const MINUTES_BETWEEN_LOOKS = 10;
  // Offline use, and updates when the player wants them (`Update` in src/ui/pages/home.rs).
  const offline = async () => {
    const { serviceWorker } = navigator;
    // Some browsers have no service workers, and none outside a secure context.
    if (!serviceWorker) return;
    const registration = await serviceWorker.register("sw.js", { updateViaCache: "none" });
    // The newest worker serves the newest version. Only the worker knows which version that is, so the page asks and compares it with its
    // own.
    const newest = () => registration.waiting ?? registration.active;
    const tell = (what) => newest()?.postMessage(what);
    const ask = () => {
      tell("which");
      // It caches the files of this language.
      tell({ language: root.lang });
    };
    // Both workers cache the new language's files, each of its own version, so that the page keeps the language whichever version it shows.
    // All other messages go to one worker only: Chromium may keep an active worker running for minutes after a message, and the waiting
    // worker cannot take over before it ends.
    const spoken = () => {
      for (const worker of [registration.waiting, registration.active]) worker?.postMessage({ language: root.lang });
    };
    serviceWorker.addEventListener("message", ({ data: { version, taken }, source }) => {
      if (taken) location.reload();
      // A worker may answer when another has become the newest.
      if (!version || source !== newest()) return;
      root.toggleAttribute("data-update", `${version}/` !== root.dataset.files);
      dispatchEvent(new Event("update"));
    });
    serviceWorker.startMessages();
    // An installation may have begun before the program started.
    const watch = () => registration.installing?.addEventListener("statechange", ask);
    watch();
    registration.addEventListener("updatefound", watch);
    addEventListener("take-update", () => tell("take"));
    addEventListener("words", spoken);
    const asked = newest();
    ask();
    // Browsers check for a new version only now and then.
    if (registration.active) await registration.update();
    // WebKit may have found one by itself meanwhile, and does not always tell of it.
    if (newest() !== asked) ask();
    // A tab may stay open for weeks, so we look again when somebody comes back to it.
    let looked = Date.now();
    document.addEventListener("visibilitychange", async () => {
      if (document.hidden || Date.now() - looked < MINUTES_BETWEEN_LOOKS * 60_000) return;
      looked = Date.now();
      // Without a network there is nothing new.
      await registration.update().catch(() => {});
      ask();
    });
  };

  // The player has set another language. The program takes its catalogue from `words` at the event (src/ui/app.rs), and renders again. If the
  // file cannot be had, `words` is empty, and the old language stays.
  const change = async () => {
    const language = wanted();
    if (language === root.lang) return;
    const words = await text(`words/${language}.txt`).catch(() => "");
    // Meanwhile the player may have set yet another language.
    if (language !== wanted()) return;
    globalThis.words = words;
    if (words) {
      root.lang = language;
      fill(language);
    }
    dispatchEvent(new Event("words"));
  };
  new MutationObserver(change).observe(root, { attributeFilter: ["data-language"] });

  const start = async () => {
    try {
      if (lacksWasm()) throw new Error("no WebAssembly");
      // The program takes longest, so its download begins at once, or has begun in a sealed page (xtask/pack/site/begin.js). The other files
      // come sooner, and would only delay the painting of the shell.
      const module_or_path = globalThis.fetchProgram?.() ?? get("page_bg.wasm");
      await painted;
      const words = text(`words/${root.lang}.txt`).catch((error) => {
        if (root.lang === "en") throw error;
        root.lang = "en";
        return text("words/en.txt");
      });
      const script = "page.js";
      await Promise.all([filled, parsed.then(styled), load(script)]);
      // The program reads its catalogue from here (src/ui/app.rs).
      globalThis.words = await words;
      const { default: init } = await import(at(script));
      await init({ module_or_path });
      if (document.activeElement === document.body) same(focused)?.focus({ preventScroll: true });
      // A pressed link has already navigated by itself.
      if (pressed?.localName === "button") same(pressed.textContent)?.click();
    } catch (error) {
      await filled;
      if (deadly(error)) die(error);
      else if (lacksWasm(error)) {
        replaceBody(
          make("h1", { tabIndex: -1 }, calm("no-wasm")),
          make("p", {}, calm("no-wasm-why")),
          button("btn-big", calm("load-again"), () => location.reload()),
        );
      } else {
        say(calm("not-loaded"));
        offer((take) => notice.append(" ", take));
      }
      throw error;
    }
  };
  // Registration fails in a browser that stores nothing for the page; the page then works only online.
  start().finally(() => offline().catch(() => {}));
}
