// Runs a program compiled to wasm32-wasip1 in Node.js: `node wasi.mjs PROGRAM.wasm ARGUMENT…`.
import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const [, , program, ...rest] = process.argv;
const wasi = new WASI({ version: "preview1", args: [program, ...rest] });
const { instance } = await WebAssembly.instantiate(await readFile(program), wasi.getImportObject());
process.exitCode = wasi.start(instance);
