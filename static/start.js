// Starts the program that shows what the address asks for (`Program` in src/ui/app.rs), and goes from one to another by loading the page anew.
// A file of its own, because a strict content security policy refuses inline scripts.
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

// The names of the first program's files carry a hash of their contents; trunk writes them into the script element (Trunk.toml). It knows
// only one program that is a page's: to trunk the others are workers (index.html), whose files have plain names.
const wanted = () => {
  const [, first, second] = location.hash.split("/");
  const asked = [`${first}/${second}`, first].find((address) => Object.hasOwn(programs, address));
  const { app, wasm, style } = asked
    ? { app: `${programs[asked]}.js`, wasm: `${programs[asked]}_bg.wasm`, style: styles[programs[asked]] }
    : document.querySelector("script[data-app]").dataset;
  return { app: new URL(app, document.baseURI), wasm: new URL(wasm, document.baseURI).href, style };
};

// Resolves once the style sheet holds.
const styled = (name) =>
  new Promise((resolve, reject) => {
    const href = new URL(`static/${name}`, document.baseURI).href;
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: resolve, onerror: reject });
    document.head.append(link);
  });

// Words that are needed where no program runs, and so no catalogue.
let notice;
const say = (words) => {
  notice?.remove();
  notice = document.createElement("p");
  notice.role = "alert";
  notice.className = "notice";
  notice.append(words, " ", Object.assign(document.createElement("a"), { href: "#/", textContent: "Home" }));
  document.body.prepend(notice);
};

const { app, wasm, style } = wanted();

let returns = false;
addEventListener("hashchange", async () => {
  const next = wanted().wasm;
  if (next === wasm) {
    // Whoever goes on elsewhere has read it.
    if (!returns) notice?.remove();
    returns = false;
    return;
  }
  try {
    // Fetched before the page is given up: without a network it stays.
    const { ok } = await fetch(next);
    if (!ok) throw new Error(next);
    location.reload();
  } catch {
    returns = true;
    history.back();
    say("That part of the page cannot be loaded now. Is the network there?");
  }
});

try {
  // On its way while the script is.
  const module_or_path = fetch(wasm);
  const [{ default: init }] = await Promise.all([import(app), style && styled(style)]);
  await init({ module_or_path });
} catch (error) {
  say("The page could not be loaded. Is the network there? Load it anew, or go");
  throw error;
}
