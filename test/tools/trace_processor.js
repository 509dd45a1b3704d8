// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs Perfetto's trace processor, compiled to WebAssembly, as Perfetto's own page runs it in a worker: bytes of its
// remote procedure calls come on standard input and go to standard output, each block behind its length (4 bytes,
// little endian).
//
// usage: node trace_processor.js FOLDER     with engine_bundle.js and trace_processor.wasm
'use strict';
const fs = require('fs');
const path = require('path');
const vm = require('vm');

const folder = process.argv[2];
const reply = (bytes) => {
  const head = Buffer.alloc(4);
  head.writeUInt32LE(bytes.length);
  for (const block of [head, Buffer.from(bytes)]) {
    for (let at = 0; at < block.length;) at += fs.writeSync(1, block, at);
  }
};
const port = { onmessage: undefined, postMessage: reply };

// What the bundle finds in a worker of a browser; and no `process`, by which it would take this for something else.
class XMLHttpRequest {
  open(method, url) { this.file = path.join(folder, path.basename(String(url))); }
  send() { this.response = new Uint8Array(fs.readFileSync(this.file)).buffer; }
}
const { stdin } = process;
delete globalThis.process;
Object.assign(globalThis, {
  XMLHttpRequest, WorkerGlobalScope: function () {}, self: globalThis,
  location: { href: `file://${folder}/engine_bundle.js` },
});
vm.runInThisContext(fs.readFileSync(path.join(folder, 'engine_bundle.js'), 'utf8'));
globalThis.onmessage({ data: port });

let read = Buffer.alloc(0);
stdin.on('data', (more) => {
  read = Buffer.concat([read, more]);
  while (read.length >= 4 && read.length >= 4 + read.readUInt32LE(0)) {
    const end = 4 + read.readUInt32LE(0);
    port.onmessage({ data: new Uint8Array(read.subarray(4, end)) });
    read = read.subarray(end);
  }
});
