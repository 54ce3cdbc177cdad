// A worker that says that it is ready, as the page's workers do, and dies at the first message.
addEventListener("message", () => { throw new Error("It dies"); });
postMessage(null);
