/** Uploads that are meant to keep the local service busy: each is answered, in seconds and within bounds. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '../../support/jest.ts';
import { startServe } from '../../support/spawn-cli.ts';
import { HOSTILE_UPLOADS } from '../../support/hostile-uploads.ts';
import { EVERY_CASE, showFigure } from '../../support/sampled.ts';
import { limitMs } from '../../support/time-limits.ts';

const TIME_MS = 5_000;
/** Node.js 24 takes 380, and 20 half of that: who keeps half a gigabyte is noticed on both. */
const MEMORY_MB = 500;

/** Of those that `bench/hostile.ts` measures: each cost too much once. */
const DEAR =
  /^a million|^(?:a|half a) gigabyte (?:of one|after)|^17 MB|^8 MB|^99,000 links that|^a chain of|^errors$|ten thousand blocks|deep/;
/** With all tests every third. */
const UPLOADS = Object.entries(HOSTILE_UPLOADS)
  .filter(([name]) => DEAR.test(name))
  .filter((_, at) => EVERY_CASE || at % 3 === 0);
/** How deep is too deep depends on the stack. */
const ANSWERS =
  /^\d+ to add$|^Error: (?:Nested too|Invalid|Too many|Unreadable module|No Terraform)|^the archive /;
/** Making the next upload takes longer than the service keeps a connection. */
const ONCE = { connection: 'close' };
/** Characters of the plan's document and log together. */
const MOST_WRITTEN = 8 * 1024 ** 2;

/** One service for all of them: the memory that one takes is still held when the next one comes. */
let service: Awaited<ReturnType<typeof startServe>>;
beforeAll(async () => {
  service = await startServe(['--run-seconds', '0']);
});
afterAll(() => {
  service.child.kill('SIGTERM');
  return once(service.child, 'close');
});

const inWorkspace = (path: string) => `/workspaces/${service.workspaces[0]?.id}/${path}`;
const runsPath = () => inWorkspace('runs?filter%5Boperation%5D=plan_only');

const runsOfAll = async (): Promise<number> => {
  const { data } = await ask('GET', runsPath());
  return (data as unknown as object[]).length;
};

test.each(UPLOADS)('the service answers within its limits: %s', async (name, make) => {
  const archive = make();
  const runsBefore = await runsOfAll();
  const { data } = await ask('POST', inWorkspace('configuration-versions'), {
    data: { type: 'configuration-versions', attributes: { speculative: true } },
  });
  const before = spentBy(service.child);
  const uploaded = await fetch(String(data.attributes['upload-url']), {
    method: 'PUT',
    headers: ONCE,
    body: new Uint8Array(archive),
  });
  expect(uploaded.status).toBe(200);
  const version = await ask('GET', `/configuration-versions/${data.id}`);
  const runs = (await runsOfAll()) - runsBefore;
  const { status, 'error-message': message } = version.data.attributes;
  expect([status, runs]).toEqual(runs === 1 ? ['uploaded', 1] : ['errored', 0]);
  const { answer, written } =
    runs === 1 ? await newestPlan() : { answer: String(message), written: 0 };
  expect([name, answer]).toEqual([name, expect.stringMatching(ANSWERS)]);
  expect(written).toBeLessThan(MOST_WRITTEN);
  const took = spentBy(service.child) - before;
  const peak = peakOf(service.child);
  showFigure(`${name}: ${archive.length} bytes, ${Math.round(took)} ms, ${peak} MB at most`);
  expect(took).toBeLessThan(limitMs(TIME_MS));
  expect(peak).toBeLessThan(MEMORY_MB);
});

/** What the plan of the newest run says in the end, and how much there is of it. */
async function newestPlan() {
  const { data: runs } = await ask('GET', runsPath());
  const [run] = runs as unknown as Document['data'][];
  const look = async () => (await ask('GET', `/runs/${run?.id}/plan`)).data;
  let data = await look();
  while (!['finished', 'errored'].includes(String(data.attributes['status']))) data = await look();
  const log = await (
    await fetch(String(data.attributes['log-read-url']), { headers: ONCE })
  ).text();
  const document = await (await service.ask('GET', `/plans/${data.id}/json-output`)).text();
  const [error] = /Error: (?:[^"\\]|\\")+/.exec(log) ?? [];
  const answer = error ?? `${String(data.attributes['resource-additions'])} to add`;
  return { answer, written: log.length + document.length };
}

interface Document {
  data: { id: string; attributes: Record<string, unknown> };
}

const ask = async (...of: Parameters<typeof service.ask>) =>
  (await (await service.ask(...of)).json()) as Document;

/** 0 where the system does not tell. */
function peakOf({ pid }: ChildProcess): number {
  const path = `/proc/${pid}/status`;
  const told = existsSync(path) ? /VmHWM:\s+(\d+) kB/.exec(readFileSync(path, 'utf8'))?.[1] : '0';
  return Math.round(Number(told) / 1024);
}

/** Of processors, in all threads: what else goes on here is not counted. */
function spentBy({ pid }: ChildProcess): number {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return performance.now();
  const fields = readFileSync(path, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
