{ let program; setTimeout(globalThis.fetchProgram = () => program ??= fetch(`${document.documentElement.dataset.files}page_bg.wasm`, { integrity: "", priority: "low" }), 50); }
