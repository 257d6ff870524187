/**
 * How long the action's bundle takes from being started to its first request, over a node that is
 * started for nothing. Run: npm run build && npm run -s compile && node build/bench/cold-start.js
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtemp, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const runs = Number(process.argv[2] ?? '21');
const bundle = fileURLToPath(new URL('../../dist/action/index.js', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'plangate-cold-'));
const empty = join(folder, 'empty.mjs');
await writeFile(empty, '');
await mkdir(join(folder, 'infra'));
await writeFile(join(folder, 'infra/main.tf'), 'locals {}\n');

let arrived: (() => void) | undefined;
const server = createServer((request, response) => {
  if (request.url?.startsWith('/api/v2/') === true) arrived?.();
  response.writeHead(401, { 'content-type': 'application/vnd.api+json' });
  response.end('{"errors":[{"status":"401","title":"unauthorized"}]}');
});
await new Promise<void>((resolve) => {
  server.listen(0, '127.0.0.1', resolve);
});
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

function start(script: string): { exit: Promise<number>; from: number } {
  const from = performance.now();
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      INPUT_HOSTNAME: origin,
      INPUT_TOKEN: 'cold-start-token',
      INPUT_ORGANIZATION: 'acme',
      INPUT_WORKSPACE: 'net',
      INPUT_DIRECTORY: 'infra',
      GITHUB_WORKSPACE: folder,
      RUNNER_TEMP: folder,
    },
  });
  const exit = new Promise<number>((resolve) => {
    child.once('exit', () => resolve(performance.now() - from));
  });
  return { exit, from };
}

const times = { empty: [] as number[], request: [] as number[] };
for (let run = 0; run < runs; run++) {
  times.empty.push(await start(empty).exit);
  const { exit, from } = start(bundle);
  const request = new Promise<number>((resolve) => {
    arrived = () => resolve(performance.now() - from);
  });
  times.request.push(await Promise.race([request, exit.then(() => Number.NaN)]));
  await exit;
}
server.close();
await rm(folder, { recursive: true });

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const [nothing, first] = [median(times.empty), median(times.request)];
const { size } = await stat(bundle);
console.log(`node ${process.version}, median of ${runs}`);
console.log(`empty script, start to end       ${nothing.toFixed(0)} ms`);
console.log(`action, start to first request   ${first.toFixed(0)} ms`);
console.log(`difference                       ${(first - nothing).toFixed(0)} ms (bar: 130)`);
console.log(`index.js                         ${size.toLocaleString('en')} bytes`);
