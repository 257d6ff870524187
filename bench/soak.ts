/**
 * The local service under mixed traffic: 50 connections create versions, upload, plan, read, list,
 * override and remove, at least so long and so many runs as is asked for. Its heap is taken after a
 * collection, when a quarter of the workspaces' life is over and at the end: what workspaces leave
 * behind would show. Run: npm run compile && node build/bench/soak.js [seconds] [runs]
 */
import { fork } from 'node:child_process';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { FIRST_SEED } from '../src/service/seed.ts';
import { startService } from '../src/service/service.ts';
import { writeTar } from '../src/service/tar.ts';
import { systemClock } from '../src/machine/system-clock.ts';

const CONNECTIONS = 50;
/** How often one connection uses a workspace before it is removed with everything in it. */
const RUNS_PER_WORKSPACE = 5;
const MOST_GROWTH = 1.1;

const ARCHIVE = writeTar(
  new Map([
    [
      'main.tf',
      Buffer.from('resource "aws_ebs_volume" "a" {\n  count = 20\n  encrypted = true\n}\n'),
    ],
  ]),
);

interface Target {
  origin: string;
  token: string;
  organization: string;
}
interface Memory {
  heapMegabytes: number;
  residentMegabytes: number;
}

if (process.argv[2] === 'service') await beService();
else await measure(Number(process.argv[2] ?? '120'), Number(process.argv[3] ?? '5000'));

async function beService(): Promise<void> {
  const service = await startService({
    clock: systemClock(),
    random: Math.random,
    runDurationMs: 50,
    seed: FIRST_SEED,
  });
  process.on('message', () => void tellMemory());
  const { origin, token, organization } = service;
  process.send?.({ origin, token, organization });
}

/** Connections are let go by turns, not in the first collection. */
async function tellMemory(): Promise<void> {
  for (let times = 0; times < 10; times += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  const heapMegabytes = (heapUsed + external) / 1024 ** 2;
  process.send?.({ heapMegabytes, residentMegabytes: rss / 1024 ** 2 });
}

async function measure(seconds: number, runs: number): Promise<void> {
  const child = fork(fileURLToPath(import.meta.url), ['service'], { execArgv: ['--expose-gc'] });
  const hear = <T>(): Promise<T> =>
    new Promise((resolve) => {
      child.once('message', (message) => resolve(message as T));
    });
  const target = await hear<Target>();
  const memory = (): Promise<Memory> => {
    const heard = hear<Memory>();
    child.send('memory');
    return heard;
  };
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const tally = { requests: 0, runs: 0, errors: new Map<string, number>() };
  const began = performance.now();
  const isOver = (share: number): boolean =>
    performance.now() - began > seconds * 1000 * share && tally.runs >= runs * share;
  const round = async (share: number): Promise<Memory> => {
    const work = async (_: unknown, worker: number): Promise<void> => {
      while (!isOver(share)) await useWorkspace(target, agent, tally, `w${String(worker)}`);
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
    return memory();
  };
  const before = await round(0.25);
  const after = await round(1);
  child.kill();
  agent.destroy();
  const growth = after.heapMegabytes / before.heapMegabytes;
  const errors = [...tally.errors].map(([what, times]) => `${what} (${String(times)})`);
  console.log(
    `${((performance.now() - began) / 1000).toFixed(0)} s, ${String(CONNECTIONS)} connections, ${String(tally.requests)} requests, ${String(tally.runs)} runs, errors: ${errors.join(', ') || 'none'}`,
  );
  for (const [when, { heapMegabytes, residentMegabytes }] of Object.entries({ before, after })) {
    console.log(
      `${when}: heap ${heapMegabytes.toFixed(1)} MB, resident ${residentMegabytes.toFixed(0)} MB`,
    );
  }
  console.log(`growth ${growth.toFixed(3)} (bar: ${String(MOST_GROWTH)})`);
  process.exitCode = growth <= MOST_GROWTH && errors.length === 0 ? 0 : 1;
}

interface Tally {
  requests: number;
  runs: number;
  errors: Map<string, number>;
}
interface Item {
  id: string;
  attributes: Record<string, string>;
}

/** The life of one workspace. */
async function useWorkspace(
  target: Target,
  agent: Agent,
  tally: Tally,
  worker: string,
): Promise<void> {
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    tally.requests += 1;
    const { status, text } = await send(target, agent, method, path, body);
    if (status >= 400) {
      const what = `${method} ${path.replaceAll(/[a-z]+-\w{16}/g, ':id')} ${String(status)}`;
      tally.errors.set(what, (tally.errors.get(what) ?? 0) + 1);
    }
    return text === '' ? {} : JSON.parse(text);
  };
  const one = async (method: string, path: string, body?: unknown): Promise<Item> =>
    ((await ask(method, path, body)) as { data: Item }).data;
  const api = '/api/v2';
  const name = `${worker}-${String(tally.requests)}`;
  const workspace = await one('POST', `${api}/organizations/${target.organization}/workspaces`, {
    data: { type: 'workspaces', attributes: { name } },
  });
  const at = `${api}/workspaces/${workspace.id}`;
  for (let round = 0; round < RUNS_PER_WORKSPACE; round += 1) {
    const attributes = { speculative: true, 'auto-queue-runs': false };
    const version = await one('POST', `${at}/configuration-versions`, {
      data: { type: 'configuration-versions', attributes },
    });
    const url = new URL(version.attributes['upload-url'] ?? '');
    await send(target, agent, 'PUT', url.pathname + url.search, ARCHIVE);
    const run = await one('POST', `${api}/runs`, {
      data: {
        type: 'runs',
        relationships: {
          workspace: { data: { type: 'workspaces', id: workspace.id } },
          'configuration-version': { data: { type: 'configuration-versions', id: version.id } },
        },
      },
    });
    tally.runs += 1;
    for (let look = 0; look < 3; look += 1) {
      await ask('GET', `${api}/runs/${run.id}?include=plan,task_stages`);
    }
    await ask('GET', `${at}/runs?filter[operation]=plan_only`);
    await ask('GET', `${api}/runs/${run.id}/policy-checks`);
    await ask('GET', `${at}/configuration-versions`);
  }
  await ask('DELETE', at);
}

function send(
  { origin, token }: Target,
  agent: Agent,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; text: string }> {
  const raw = body instanceof Uint8Array;
  const bytes = raw ? body : body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  const headers = {
    Authorization: `Bearer ${token}`,
    'Content-Type': raw ? 'application/octet-stream' : 'application/vnd.api+json',
    'Content-Length': String(bytes?.length ?? 0),
  };
  return new Promise((resolve, reject) => {
    const asked = request(`${origin}${path}`, { method, agent, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asked.on('error', reject);
    asked.end(bytes);
  });
}
