// A worker that says that it listens, as the page's do, and dies at the first question.
addEventListener("message", () => { throw new Error("It dies"); });
postMessage(null);
