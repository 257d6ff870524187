/**
 * How long a start takes: the action and `plangate check` to their first request of the service's API, `plangate
 * --version` to its end, and a node that is started for nothing. `npm run build && npm run -s compile && node
 * build/bench/cold-start.js [ROUNDS]`; with `--beside=FOLDER`, a checkout of another commit, each start of it follows
 * one of this commit, and the ratios are those of such pairs.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, medianRatio } from './measure.ts';

const words = process.argv.slice(2);
const rounds = Number(words.find((word) => /^\d+$/.test(word)) ?? 21);
const beside = words.find((word) => word.startsWith('--beside='))?.slice('--beside='.length);
const roots = [fileURLToPath(new URL('../..', import.meta.url)), ...(beside ? [beside] : [])];

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
const SETTINGS = {
  hostname: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  organization: 'acme',
  workspace: 'net',
  directory: 'infra',
};
const asInputs = Object.entries({ ...SETTINGS, token: 'cold-start-token' }).map(([name, value]) => [
  `INPUT_${name.toUpperCase()}`,
  value,
]);
const asOptions = Object.entries(SETTINGS).flatMap(([name, value]) => [`--${name}`, value]);
const runnerVariables = { GITHUB_WORKSPACE: folder, RUNNER_TEMP: folder };

interface Start {
  name: string;
  /** Relative to the root of a checkout. */
  script: string;
  args: readonly string[];
  env: Readonly<Record<string, string>>;
  ends: 'with a request' | 'by itself';
}

const STARTS: readonly Start[] = [
  {
    name: 'the action, to its first request',
    script: 'dist/action/index.js',
    args: [],
    env: { ...Object.fromEntries(asInputs), ...runnerVariables },
    ends: 'with a request',
  },
  {
    name: '`plangate check`, to its first request',
    script: 'dist/cli/index.js',
    args: ['check', ...asOptions],
    env: { TF_API_TOKEN: 'cold-start-token', PLANGATE_TRUST_CHECKOUT: 'true' },
    ends: 'with a request',
  },
  {
    name: '`plangate --version`',
    script: 'dist/cli/index.js',
    args: ['--version'],
    env: {},
    ends: 'by itself',
  },
];

console.log(`node ${process.version}, median of ${rounds}`);
const nothing: number[] = [];
for (const start of STARTS) {
  const times = roots.map(() => ({ wallMs: [] as number[], processorMs: [] as number[] }));
  for (let round = -1; round < rounds; round++) {
    const none = await time({ name: '', script: '', args: [], env: {}, ends: 'by itself' }, empty);
    nothing.push(none.wallMs);
    for (const [at, root] of roots.entries()) {
      const { wallMs, processorMs } = await time(start, join(root, start.script));
      // The first round warms the caches and is not counted.
      if (round < 0) continue;
      times[at]?.wallMs.push(wallMs);
      times[at]?.processorMs.push(processorMs);
    }
  }
  const [ours, theirs] = times;
  if (ours === undefined) continue;
  const ratio = (of: 'wallMs' | 'processorMs') =>
    theirs === undefined ? '' : `, ${medianRatio(ours[of], theirs[of]).toFixed(2)} of it beside`;
  console.log(`${start.name}: ${shown(ours.wallMs)}${ratio('wallMs')}`);
  if (start.ends === 'by itself') continue;
  console.log(`  processor time: ${shown(ours.processorMs)}${ratio('processorMs')}`);
}
console.log(`an empty script: ${shown(nothing)}`);
server.close();
await rm(folder, { recursive: true });

/** Processor time is NaN where the start ends by itself, and where the system is not Linux. */
async function time({ args, env, ends }: Start, script: string) {
  const from = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], HOME: folder, ...env },
  });
  const exited = new Promise<number>((resolve) => {
    child.once('exit', () => resolve(performance.now() - from));
  });
  if (ends === 'by itself') return { wallMs: await exited, processorMs: Number.NaN };
  let asked: { wallMs: number; processorMs: number } | undefined;
  // The child waits for the answer meanwhile.
  arrived = () => {
    asked ??= { wallMs: performance.now() - from, processorMs: processorTimeOf(child.pid) };
  };
  await exited;
  if (asked === undefined) throw new Error(`${script} ended without a request.`);
  return asked;
}

/** Of all threads of a process so far, in milliseconds: Linux counts it in nanoseconds. */
function processorTimeOf(pid = 0): number {
  const folder = `/proc/${pid}/task`;
  if (!existsSync(folder)) return Number.NaN;
  return readdirSync(folder).reduce((sum, thread) => {
    const [nanoseconds] = readFileSync(`${folder}/${thread}/schedstat`, 'utf8').split(' ', 1);
    return sum + Number(nanoseconds) / 1e6;
  }, 0);
}

function shown(milliseconds: readonly number[]): string {
  return `${median(milliseconds).toFixed(0)} ms (least ${Math.min(...milliseconds).toFixed(0)})`;
}
