// Starts the page. A file of its own, because a strict content security policy refuses inline scripts.
// The names of the files carry a hash of their contents; trunk writes them into the script element (Trunk.toml).
const { app, wasm } = document.querySelector("script[data-app]").dataset;
const { default: init } = await import(new URL(app, document.baseURI));
await init({ module_or_path: new URL(wasm, document.baseURI) });
