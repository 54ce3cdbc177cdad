// Starts the program that shows what the address asks for (`Program` in src/ui/app.rs). A file of its own, because a strict content security
// policy refuses inline scripts.
const programs = {
  wrestlers: "books",
  banzuke: "books",
  data: "books",
  tricks: "tricks",
  "tricks/rules": "tricks-study",
  "tricks/lesson": "tricks-study",
  "tricks/review": "tricks-study",
  "tricks/record": "tricks-study",
};
const [, first, second] = location.hash.split("/");
const asked = [`${first}/${second}`, first].find((address) => Object.hasOwn(programs, address));
// The names of the first program's files carry a hash of their contents; trunk writes them into the script element (Trunk.toml). It knows
// only one program that is a page's: to trunk the others are workers (index.html), whose files have plain names.
const { app, wasm } = asked
  ? { app: `${programs[asked]}.js`, wasm: `${programs[asked]}_bg.wasm` }
  : document.querySelector("script[data-app]").dataset;
// On its way while the script is.
const module_or_path = fetch(new URL(wasm, document.baseURI));
const { default: init } = await import(new URL(app, document.baseURI));
await init({ module_or_path });
