/**
 * The least that packing takes with node: looking at each entry, opening and reading each file, and compressing.
 * It decides nothing, checks nothing and writes no readable archive. `node build/bench/floor.js DIRECTORY FILE`
 */
import { closeSync, lstatSync, openSync, readdirSync, readSync, writeSync } from 'node:fs';
import { constants, deflateRaw } from 'node:zlib';

const BLOCK_BYTES = 512 * 1024;
const HEADER_BYTES = 512;
const OPTIONS = { level: 2, chunkSize: BLOCK_BYTES + 4096, finishFlush: constants.Z_SYNC_FLUSH };

const [, , root = '.', output = '/dev/null'] = process.argv;
const blocks: Promise<Buffer>[] = [];
let block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
let used = 0;

function flush(): void {
  const bytes = block.subarray(0, used);
  blocks.push(
    new Promise((resolve, reject) => {
      deflateRaw(bytes, OPTIONS, (error, deflated) => (error ? reject(error) : resolve(deflated)));
    }),
  );
  block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
  used = 0;
}

function read(path: string, size: number): void {
  const file = openSync(path, 'r');
  for (let left = size; left > 0;) {
    if (used === BLOCK_BYTES) flush();
    const count = readSync(file, block, used, Math.min(left, BLOCK_BYTES - used), null);
    if (count === 0) break;
    used += count;
    left -= count;
  }
  closeSync(file);
}

function walk(directory: string): void {
  for (const name of readdirSync(directory).toSorted()) {
    if (name === '.git') continue;
    const path = `${directory}/${name}`;
    const stats = lstatSync(path);
    if (used + HEADER_BYTES > BLOCK_BYTES) flush();
    used += HEADER_BYTES;
    if (stats.isDirectory()) walk(path);
    else if (stats.isFile()) read(path, stats.size);
  }
}

walk(root);
flush();
const archive = openSync(output, 'w');
for (const bytes of blocks) writeSync(archive, await bytes);
closeSync(archive);
