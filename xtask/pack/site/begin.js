globalThis.program = new Promise((begin) => setTimeout(begin, 50)).then(() => fetch(`${document.documentElement.dataset.files}page_bg.wasm`, { integrity: "", priority: "low" }));
