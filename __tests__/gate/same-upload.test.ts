/** With `reuse: upload`, a run of an earlier commit counts where everything is the same, and nowhere else. */
import { writeFile } from 'node:fs/promises';
import { gate } from '../../src/gate/gate.ts';
import { overrideRun } from '../../src/gate/override-run.ts';
import type { HttpRequest, HttpResponse, Send } from '../../src/model/ports.ts';
import type { ScriptReference } from '../../src/service/seed.ts';
import {
  isRecordOf,
  type KnownUploads,
  sealUpload,
  type UploadRecord,
} from '../../src/trust/upload-record.ts';
import { withData } from '../support/bend-answers.ts';
import { archiveOnDisk, gateRequest, type GateWish } from '../support/gate-bench.ts';
import { beforeEach, describe, expect, test } from '../support/jest.ts';
import { startLocally } from '../support/local-bench.ts';
import { archiveOf } from '../support/local-service.ts';
import { seededRandom } from '../support/virtual-time.ts';

const FIRST = '1'.repeat(40);
const SECOND = '2'.repeat(40);
const FILES = { 'main.tf': 'resource "null_resource" "a" {}\n' };
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** One push to a pull request, as the job of the gate sees it. */
interface Push {
  head: string;
  files: Record<string, string>;
  repositoryId: string;
  number: number;
  target: string;
  token: string;
  options: GateWish;
}

const PUSH: Push = {
  head: FIRST,
  files: FILES,
  repositoryId: '1296269',
  number: 42,
  target: 'main',
  token: 'token of the gate',
  options: {},
};

let world: Awaited<ReturnType<typeof startLocally>>;
let ports: ReturnType<typeof world.portsOf>;
/** The records in the comment of the gate. */
let comment: UploadRecord[];
let bend: (request: HttpRequest, answer: HttpResponse) => HttpResponse;

beforeEach(() => {
  comment = [];
  bend = (_, answer) => answer;
});

async function start(script: ScriptReference, more: Record<string, ScriptReference> = {}) {
  const workspaces = Object.entries({ net: script, ...more });
  world = await startLocally(
    Object.fromEntries(workspaces.map(([name, script]) => [name, { script }])),
  );
  const wrap =
    (send: Send): Send =>
    async (request) => {
      const answer = bend(request, await send(request));
      if (request.file === undefined || answer.status !== 200) return answer;
      await world.clock.track(writeFile(request.file, answer.body));
      return { ...answer, body: new Uint8Array(), bytes: answer.body.length };
    };
  ports = world.portsOf({ random: seededRandom(3), wrap });
}

/** The gate once. Its records take the place of those in the comment. */
async function push(given: Partial<Push> = {}, names: readonly string[] = ['net']) {
  const { head, files, repositoryId, number, target, token, options } = { ...PUSH, ...given };
  const change = { repositoryId, number, target };
  const archive = archiveOnDisk(archiveOf(files));
  const before = world.service.runs().length;
  ports.events.length = 0;
  world.asked.length = 0;
  const knownUploads: KnownUploads = {
    records: async () => comment,
    seal: (upload, runId) => sealUpload(token, { ...upload, ...change }, { runId, head }),
    isOf: (upload, record) => isRecordOf(token, { ...upload, ...change }, record),
  };
  const { workspaces } = await gate(
    gateRequest(names, { deadline: world.clock.now() + 30 * MINUTE_MS, knownUploads, ...options }),
    { ...ports, pack: archive.pack },
  );
  archive.remove();
  const records = workspaces.flatMap(({ uploadRecord }) => uploadRecord ?? []);
  if (records.length > 0) comment = records;
  return {
    workspaces,
    verdict: workspaces[0]?.verdict.word,
    runId: workspaces[0]?.runId ?? '',
    started: world.service.runs().length - before,
    debug: ports.log.lines.join('\n'),
  };
}

async function override(runId: string): Promise<void> {
  const actor = { by: undefined };
  await overrideRun(ports.client, world.clock, { runId, reason: 'agreed in CHG-1042', actor });
  await world.clock.advance(MINUTE_MS);
}

/** The first push, whose run somebody overrode. */
async function overridden(): Promise<string> {
  await start('awaiting-override', { other: 'awaiting-override' });
  const { runId, verdict } = await push();
  expect(verdict).toBe('needs-override');
  await override(runId);
  return runId;
}

describe('is taken over', () => {
  test('a run that was overridden, for a new head with the same files', async () => {
    const runId = await overridden();
    const second = await push({ head: SECOND });
    expect([second.verdict, second.started, second.runId]).toEqual(['overridden', 0, runId]);
    expect(world.asked.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(second.workspaces[0]?.notices).toEqual([
      expect.stringMatching(
        /^Run run-\w+ planned these very files at \d{4}-\d\d-\d\d \d\d:\d\d UTC for commit 1111111, and nothing was applied since, so no new run was started\. .*`\/plangate again`/,
      ),
    ]);
    expect(ports.events.find(({ kind }) => kind === 'run-reused')).toMatchObject({
      runId,
      commit: FIRST,
    });
  });

  test('by a third push as well, with the record of the first', async () => {
    const runId = await overridden();
    const [record] = comment;
    await push({ head: SECOND });
    expect(comment).toEqual([record]);
    const third = await push({ head: '3'.repeat(40) });
    expect([third.started, third.runId]).toEqual([0, runId]);
  });

  test('a run that still waits for its override, which opens the gate afterwards', async () => {
    await start('awaiting-override');
    const { runId } = await push();
    const second = await push({ head: SECOND });
    expect([second.verdict, second.started, second.runId]).toEqual(['needs-override', 0, runId]);
    await override(runId);
    expect((await push({ head: SECOND })).verdict).toBe('overridden');
  });

  test.each<[string, ScriptReference, number, number]>([
    ['overridden', 'awaiting-override', 23 * HOUR_MS, 0],
    ['overridden', 'awaiting-override', 24 * HOUR_MS, 1],
    ['passed', 'both', 55 * MINUTE_MS, 0],
    ['passed', 'both', HOUR_MS, 1],
    ['advisory', 'policy-check-advisory', 55 * MINUTE_MS, 0],
    ['advisory', 'policy-check-advisory', HOUR_MS, 1],
    ['blocked', 'policy-check-hard-failed', 0, 1],
    ['errored', 'plan-errored', 0, 1],
    ['canceled', 'canceled-by-someone', 0, 1],
  ])('%s (%s) after %d ms: %d new runs', async (word, script, ageMs, started) => {
    await start(script);
    const first = await push();
    if (word === 'overridden') await override(first.runId);
    else expect(first.verdict).toBe(word);
    await world.clock.advance(ageMs);
    expect((await push({ head: SECOND })).started).toBe(started);
  });

  test('in each of 30 workspaces, with at most ten requests for one', async () => {
    const names = Array.from({ length: 30 }, (_, at) => `net-${at}`);
    await start('both', Object.fromEntries(names.map((name) => [name, 'both'])));
    await push({}, names);
    const second = await push({ head: SECOND }, names);
    expect(second.started).toBe(0);
    const asked = world.asked.filter(({ target }) => target !== '(secret URL)');
    expect(asked.length / names.length).toBeLessThanOrEqual(10);
  });
});

test('where the service never tells the state, every push is planned', async () => {
  await start('awaiting-override');
  bendWorkspace({ 'current-state-version': undefined });
  await push();
  expect(comment).toEqual([]);
  expect((await push({ head: SECOND })).started).toBe(1);
});

test('a run whose record is lost is planned anew', async () => {
  await overridden();
  comment = [];
  expect((await push({ head: SECOND })).started).toBe(1);
});

type Difference = () => Partial<Push> | void | Promise<void>;

/** What is different at the second push; each alone is enough for a new run. */
const DIFFERENCES: Record<string, Difference> = {
  'one byte': () => ({ files: { ...FILES, 'main.tf': 'resource "null_resource" "b" {}\n' } }),
  'one more file': () => ({ files: { ...FILES, 'a.txt': '' } }),
  'another option': () => ({ options: { runOptions: { 'target-addrs': ['null_resource.a'] } } }),
  'another target branch': () => ({ target: 'release' }),
  'another pull request with the same tree': () => ({ number: 43 }),
  'another repository': () => ({ repositoryId: '7' }),
  'another token': () => ({ token: 'token of another gate' }),
  'a variable that was added': () =>
    bendList('/vars', (all) => [...all, { id: 'var-a', type: 'vars', attributes: { key: 'a' } }]),
  'a policy set': () =>
    bendList('/policy-sets', (sets) => [
      ...sets,
      { id: 'polset-new', type: 'policy-sets', attributes: { name: 'new' } },
    ]),
  'policy sets that cannot be read any more': () => refuse('/policy-sets'),
  'variables that cannot be read any more': () => refuse('/vars'),
  'a new state': () =>
    bendWorkspace({ 'current-state-version': { id: 'sv-2', type: 'state-versions' } }),
  'a state that the service does not tell': () =>
    bendWorkspace({ 'current-state-version': undefined }),
  'an apply': () => {
    bendWorkspace({ 'current-run': { id: 'run-applied', type: 'runs' } });
    const before = bend;
    bend = (request, answer) =>
      request.url.pathname.endsWith('/runs/run-applied')
        ? json({ data: appliedRun(new Date(world.clock.date()).toISOString()) })
        : before(request, answer);
  },
  'another Terraform': () => bendAttributes({ 'terraform-version': '1.5.7' }),
  'a working directory': () => {
    bendAttributes({ 'working-directory': 'infra' });
    return { options: { workspaces: [{ name: 'net', directory: '/repo/infra' }] } };
  },
  'a forged run id': async () => {
    // Another run of the same files in the same workspace, which somebody overrode as well.
    const [record] = comment;
    comment = [];
    const { runId } = await push();
    await override(runId);
    comment = record === undefined ? [] : [{ ...record, runId }];
  },
  'a forged head': () => forge({ head: SECOND }),
  'the record of another workspace': () => forge({ workspaceId: 'ws-another' }),
  'a forged seal': () => forge({ seal: 'A'.repeat(43) }),
  'somebody who asked for new plans': () => {
    const at = new Date(world.clock.date()).toISOString();
    return { options: { askedAnewAt: async () => at } };
  },
};

function forge(change: Partial<UploadRecord>): void {
  comment = comment.map((record) => ({ ...record, ...change }));
}

function json(body: unknown): HttpResponse {
  return {
    status: 200,
    headers: { 'content-type': 'application/vnd.api+json' },
    body: new TextEncoder().encode(JSON.stringify(body)),
  };
}

function appliedRun(at: string) {
  const attributes = { status: 'applied', 'status-timestamps': { 'applied-at': at } };
  return { id: 'run-applied', type: 'runs', attributes };
}

function refuse(end: string): void {
  const before = bend;
  bend = (request, answer) =>
    request.url.pathname.endsWith(end)
      ? { ...answer, status: 404, body: new TextEncoder().encode('{"errors":[{"status":"404"}]}') }
      : before(request, answer);
}

function bendList(end: string, change: (items: unknown[]) => unknown[]): void {
  const before = bend;
  bend = (request, answer) => {
    if (!request.url.pathname.endsWith(end)) return before(request, answer);
    const { data } = JSON.parse(new TextDecoder().decode(answer.body)) as { data: unknown[] };
    return json({ data: change(data) });
  };
}

function bendWorkspace(relations: Record<string, unknown>): void {
  bendEach(({ relationships }) => {
    for (const [name, data] of Object.entries(relations)) {
      if (data === undefined) delete relationships[name];
      else relationships[name] = { data };
    }
  });
}

function bendAttributes(change: Record<string, unknown>): void {
  bendEach(({ attributes }) => void Object.assign(attributes, change));
}

interface Bent {
  attributes: Record<string, unknown>;
  relationships: Record<string, unknown>;
}

function bendEach(change: (workspace: Bent) => void): void {
  const before = bend;
  bend = (request, answer) =>
    request.url.pathname.endsWith('/workspaces/net')
      ? withData(answer, change)
      : before(request, answer);
}

describe('is planned anew for', () => {
  test.each(Object.entries(DIFFERENCES))('%s', async (_, differ) => {
    await overridden();
    const second = await push({ head: SECOND, ...(await differ()) });
    expect(second.started).toBe(1);
    expect(second.verdict).not.toBe('overridden');
  });
});
