/**
 * What hostile uploads cost the local service with the example policies: processor time from the
 * upload to the answer about its run, and by how much the process grew at most (as Linux counts it). Each one meets a process of its own, over a socket.
 * Run: npm run compile && node build/bench/hostile.js [part of a name]
 */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { HOSTILE_UPLOADS } from '../__tests__/support/hostile-uploads.ts';
import { FIRST_SEED } from '../src/service/seed.ts';
import { startService } from '../src/service/service.ts';
import { systemClock } from '../src/machine/system-clock.ts';

const MOST_SECONDS = 5;
const MOST_MEGABYTES = 300;

if (process.argv[2] === 'service') await beService();
else await measure(process.argv[2] ?? '');

async function beService(): Promise<void> {
  const service = await startService({
    clock: systemClock(),
    random: Math.random,
    seed: FIRST_SEED,
  });
  const { token, origin } = service;
  const base = process.memoryUsage.rss();
  const workspace = service.workspaces[0]?.id ?? '';
  const before = process.cpuUsage();
  process.on('message', () => {
    const [, peak = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    const { user, system } = process.cpuUsage(before);
    process.send?.([(user + system) / 1e6, (Number(peak) * 1024 - base) / 1024 ** 2]);
  });
  process.send?.({ origin, token, workspace });
}

interface Target {
  origin: string;
  token: string;
  workspace: string;
}

async function measure(wanted: string): Promise<void> {
  let bad = 0;
  for (const [name, make] of Object.entries(HOSTILE_UPLOADS)) {
    if (!name.includes(wanted)) continue;
    const body = make();
    const child = fork(fileURLToPath(import.meta.url), ['service']);
    const hear = <T>(): Promise<T> =>
      new Promise((resolve, reject) => {
        child.once('message', (message) => resolve(message as T));
        child.once('exit', () => reject(new Error('the service ended')));
        if (child.signalCode !== null) reject(new Error('the service was ended'));
      });
    const target = await hear<Target>();
    const stop = setTimeout(() => child.kill('SIGKILL'), 60_000);
    const answer = await askAll(target, body).catch((error: unknown) => String(error));
    clearTimeout(stop);
    const asked = hear<[number, number]>().catch(() => [60, 0] as const);
    if (child.connected) child.send('how much', () => undefined);
    const [seconds, megabytes] = await asked;
    child.kill();
    const over = seconds > MOST_SECONDS || megabytes > MOST_MEGABYTES;
    bad += over ? 1 : 0;
    const sizes = `${(body.length / 1024).toFixed(0).padStart(7)} KiB`;
    const cost = `${seconds.toFixed(2).padStart(6)} s ${megabytes.toFixed(0).padStart(5)} MB`;
    console.log(`${name.padEnd(42)} ${sizes} ${cost}  ${over ? 'TOO MUCH ' : ''}${answer}`);
  }
  process.exitCode = bad === 0 ? 0 : 1;
}

/** Uploads and waits until the version is refused or its run has planned; says which. */
async function askAll({ origin, token, workspace }: Target, body: Uint8Array): Promise<string> {
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> =>
    await fetch(`${origin}/api/v2${path}`, {
      ...init,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/vnd.api+json',
      },
    });
  const read = async (path: string, init?: RequestInit): Promise<Item> =>
    ((await (await ask(path, init)).json()) as { data: Item }).data;
  const attributes = { 'auto-queue-runs': true, speculative: true };
  const version = await read(`/workspaces/${workspace}/configuration-versions`, {
    method: 'POST',
    body: JSON.stringify({ data: { type: 'configuration-versions', attributes } }),
  });
  const url = version.attributes['upload-url'] ?? '';
  const sent = await fetch(url, { method: 'PUT', body: new Uint8Array(body) });
  if (sent.status !== 200) return `upload ${String(sent.status)}`;
  for (;;) {
    const { attributes: now } = await read(`/configuration-versions/${version.id}`);
    if (now['status'] === 'errored') return `errored: ${now['error-message'] ?? ''}`;
    const runs = (await (
      await ask(`/workspaces/${workspace}/runs?filter[operation]=plan_only&page[size]=1`)
    ).json()) as { data: Item[] };
    const status = runs.data[0]?.attributes['status'] ?? '';
    if (now['status'] === 'uploaded' && /errored|planned|soft|override|decision/.test(status)) {
      return await whatPlanSays(read, runs.data[0]?.id ?? '');
    }
  }
}

interface Item {
  id: string;
  attributes: Record<string, string>;
}

async function whatPlanSays(read: (path: string) => Promise<Item>, run: string): Promise<string> {
  const { attributes } = await read(`/runs/${run}/plan`);
  const log = await (await fetch(attributes['log-read-url'] ?? '')).text();
  const [error] = /Error: [^"]+/.exec(log) ?? [];
  const count = String(attributes['resource-additions']);
  return `plan ${attributes['status'] ?? ''}: ${error ?? `${count} to add`}`;
}
