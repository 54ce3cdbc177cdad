// For the end-to-end test, run in the page: sends the golden tosses to the page's own worker, one after another. arguments: the requests
// in hexadecimal, and the callback. It gets the FNV-1a hash of each answer, or an error message.
const [requests, done] = arguments;
const worker = new Worker(`${document.documentElement.dataset.files}ring_loader.js`, { type: "module" });
const hashes = [];
const ask = () => {
  const hex = requests[hashes.length];
  if (hex === undefined) {
    worker.terminate();
    done(hashes);
    return;
  }
  worker.postMessage(Uint8Array.from(hex.match(/../g), (byte) => parseInt(byte, 16)));
};
worker.onerror = (event) => done([`error: ${event.message}`]);
worker.onmessage = ({ data }) => {
  if (data) {
    let hash = 0x811c9dc5;
    for (const byte of data) hash = Math.imul(hash ^ byte, 0x01000193);
    hashes.push((hash >>> 0).toString(16).padStart(8, "0"));
  }
  ask();
};
