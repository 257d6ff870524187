/** With `reuse: upload`, a run of an earlier commit counts where everything is the same, and nowhere else. */
import { wasAppliedSince } from '../../src/gate/take-over.ts';
import type { HttpResponse } from '../../src/model/ports.ts';
import type { ScriptReference } from '../../src/service/seed.ts';
import {
  isRecordOf,
  type KnownUploads,
  sealUpload,
  type UploadRecord,
} from '../../src/trust/seals.ts';
import { withData } from '../support/bend-answers.ts';
import type { GateWish } from '../support/gate-bench.ts';
import { beforeEach, describe, expect, test } from '../support/jest.ts';
import { FILES, MINUTE_MS, startJobs } from '../support/jobs-in-turn.ts';
import { run, stubClient } from '../support/stub-client.ts';

const FIRST = '1'.repeat(40);
const SECOND = '2'.repeat(40);
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

let jobs: Awaited<ReturnType<typeof startJobs>>;
/** The records in the comment of the gate. */
let comment: UploadRecord[];

beforeEach(() => {
  comment = [];
});

/** The gate once. Its records take the place of those in the comment. */
async function push(given: Partial<Push> = {}, names: readonly string[] = ['net']) {
  const { head, files, repositoryId, number, target, token, options } = { ...PUSH, ...given };
  const change = { repositoryId, number, target };
  const knownUploads: KnownUploads = {
    records: async () => comment,
    seal: (upload, runId) => sealUpload(token, { ...upload, ...change }, { runId, head }),
    isOf: (upload, record) => isRecordOf(token, { ...upload, ...change }, record),
  };
  const judged = await jobs.judge(names, { knownUploads, ...options }, files);
  const records = judged.workspaces.flatMap(({ uploadRecord }) => uploadRecord ?? []);
  if (records.length > 0) comment = records;
  return judged;
}

/** The first push, whose run somebody overrode. */
async function overridden(): Promise<string> {
  jobs = await startJobs({ net: 'awaiting-override', other: 'awaiting-override' });
  const { runId, word } = await push();
  expect(word).toBe('needs-override');
  await jobs.override(runId);
  return runId;
}

describe('is taken over', () => {
  test('a run that was overridden, for a new head with the same files', async () => {
    const runId = await overridden();
    const second = await push({ head: SECOND });
    expect([second.word, second.started, second.runId]).toEqual(['overridden', 0, runId]);
    expect(jobs.asked.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(second.workspaces[0]?.notices).toEqual([
      expect.stringMatching(
        /^Run run-\w+ planned these very files at \d{4}-\d\d-\d\d \d\d:\d\d UTC for commit 1111111, and nothing was applied since, so no new run was started\. It was overridden by owner: whether that account of the service pushed to this change is not known\. The comment `\/plangate again` starts new runs\.$/,
      ),
    ]);
    expect(jobs.ports.events.find(({ kind }) => kind === 'run-reused')).toMatchObject({
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

  test('a run that a comment names, with its record if there is one of it', async () => {
    const runId = await overridden();
    const [record] = comment;
    const earlierRuns = async () => ({ net: runId });
    const again = async () => (await push({ options: { earlierRuns } })).workspaces[0];
    expect(await again()).toMatchObject({ runId, uploadRecord: record });
    comment = [];
    await push();
    expect(await again()).toMatchObject({ runId, uploadRecord: undefined });
  });

  test('a run that still waits for its override, which opens the gate afterwards', async () => {
    jobs = await startJobs({ net: 'awaiting-override' });
    const { runId } = await push();
    const second = await push({ head: SECOND });
    expect([second.word, second.started, second.runId]).toEqual(['needs-override', 0, runId]);
    expect(second.workspaces[0]?.notices.join()).toContain('no new run was started. The comment');
    await jobs.override(runId);
    expect((await push({ head: SECOND })).word).toBe('overridden');
  });

  test.each<[string, ScriptReference, number, string?]>([
    ['overridden', 'awaiting-override', 23 * HOUR_MS],
    ['overridden', 'awaiting-override', 24 * HOUR_MS, 'it is older than a day'],
    ['passed', 'both', 55 * MINUTE_MS],
    ['passed', 'both', HOUR_MS, 'its verdict is "passed", and it is older than an hour'],
    ['advisory', 'policy-check-advisory', 55 * MINUTE_MS],
    [
      'advisory',
      'policy-check-advisory',
      HOUR_MS,
      'its verdict is "advisory", and it is older than an hour',
    ],
    ['blocked', 'policy-check-hard-failed', 0, 'its verdict is "blocked"'],
    ['errored', 'plan-errored', 0, 'its verdict is "errored"'],
    ['canceled', 'canceled-by-someone', 0, 'its verdict is "canceled"'],
  ])('%s (%s) after %d ms', async (word, script, ageMs, why) => {
    jobs = await startJobs({ net: script });
    const first = await push();
    if (word === 'overridden') await jobs.override(first.runId);
    else expect(first.word).toBe(word);
    await jobs.clock.advance(ageMs);
    expect((await push({ head: SECOND })).started).toBe(why === undefined ? 0 : 1);
    const said = jobs.ports.log.lines.filter((line) => line.includes('is not taken over'));
    const { runId } = first;
    expect(said).toEqual(why ? [`debug Run ${runId} of net is not taken over: ${why}.`] : []);
  });

  test('in each of 30 workspaces, with at most ten requests for one', async () => {
    const names = Array.from({ length: 30 }, (_, at) => `net-${at}`);
    jobs = await startJobs(Object.fromEntries(names.map((name) => [name, 'both'])));
    await push({}, names);
    const second = await push({ head: SECOND }, names);
    expect(second.started).toBe(0);
    const policies = second.workspaces.flatMap(({ results }) => results.map((each) => each.policy));
    expect(new Set(policies)).toEqual(new Set(['require-encrypted-volumes', 'allowed-regions']));
    const asked = jobs.asked.filter(({ target }) => target !== '(secret URL)');
    expect(asked.length / names.length).toBeLessThanOrEqual(10);
  });
});

test('where the service never tells the state, every push is planned', async () => {
  jobs = await startJobs({ net: 'awaiting-override' });
  bendWorkspace({ 'current-state-version': undefined });
  await push();
  expect(comment).toEqual([]);
  expect((await push({ head: SECOND })).started).toBe(1);
});

test.each([
  ['policy-sets', { 'vcs-repo': { branch: 'a' } }, 0],
  ['policy-sets', { 'vcs-repo': { branch: 'b' } }, 1],
  ['vars', { 'vcs-repo': { branch: 'a' } }, 0],
  ['vars', { 'vcs-repo': { branch: 'a' }, value: 'another' }, 1],
])('of an entry in %s that is now %j: %d new runs', async (type, change, started) => {
  jobs = await startJobs({ net: 'awaiting-override' });
  let attributes: object = { name: 'rules', key: 'region', 'vcs-repo': { branch: 'a' } };
  bendList(`/${type}`, () => [{ id: 'one', type, attributes }]);
  const { runId } = await push();
  await jobs.override(runId);
  attributes = { ...attributes, ...change };
  expect((await push({ head: SECOND })).started).toBe(started);
});

test('the order of a list makes no difference', async () => {
  jobs = await startJobs({ net: 'both' });
  const sets = ['a', 'b'].map((id) => ({ id, type: 'policy-sets', attributes: { name: id } }));
  bendList('/policy-sets', () => sets);
  await push();
  sets.reverse();
  expect((await push({ head: SECOND })).started).toBe(0);
});

test('what cannot be read at either push is as good as the same', async () => {
  jobs = await startJobs({ net: 'awaiting-override' });
  refuse('/vars');
  refuse('/policy-sets');
  const { runId } = await push();
  await jobs.override(runId);
  expect((await push({ head: SECOND })).started).toBe(0);
});

test.each([
  ['confirmed-at', 0, true],
  ['apply-queued-at', 0, true],
  ['applying-at', 0, true],
  ['applied-at', 0, true],
  ['applied-at', 1, false],
  ['planned-at', 0, false],
])('a run with %s, %d ms too early: applied since: %s', async (name, early, isApplied) => {
  const stamps = { [name]: '2026-11-21T10:00:00.000Z' };
  const { client } = stubClient({
    'runs.show': () => ({ run: run({ 'status-timestamps': stamps }) }),
  });
  const since = Date.parse('2026-11-21T10:00:00.000Z') + early;
  expect(await wasAppliedSince(since, 'run-1', client)).toBe(isApplied);
  expect(await wasAppliedSince(since, undefined, client)).toBe(false);
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
    await jobs.override(runId);
    comment = record === undefined ? [] : [{ ...record, runId }];
  },
  'a forged head': () => forge({ head: SECOND }),
  'the record of another workspace': () => forge({ workspaceId: 'ws-another' }),
  'a forged seal': () => forge({ seal: 'A'.repeat(43) }),
  'somebody who asked for new plans': () => {
    const at = new Date(jobs.clock.date()).toISOString();
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
  jobs.bend(({ url }, answer) =>
    url.pathname.endsWith(end)
      ? { ...answer, status: 404, body: new TextEncoder().encode('{"errors":[{"status":"404"}]}') }
      : answer,
  );
}

function bendList(end: string, change: (items: unknown[]) => unknown[]): void {
  jobs.bend(({ url }, answer) => {
    if (!url.pathname.endsWith(end)) return answer;
    const { data } = JSON.parse(new TextDecoder().decode(answer.body)) as { data: unknown[] };
    return json({ data: change(data) });
  });
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
  jobs.bend(({ url }, answer) =>
    url.pathname.endsWith('/workspaces/net') ? withData(answer, change) : answer,
  );
}

test('is planned anew where something was applied since, and the log says so', async () => {
  const runId = await overridden();
  bendWorkspace({ 'current-run': { id: 'run-applied', type: 'runs' } });
  jobs.bend(({ url }, answer) =>
    url.pathname.endsWith('/runs/run-applied')
      ? json({ data: appliedRun(new Date(jobs.clock.date()).toISOString()) })
      : answer,
  );
  expect((await push({ head: SECOND })).word).toBe('needs-override');
  expect(jobs.ports.log.lines).toContain(
    `debug Run ${runId} of net is not taken over: something was applied in the workspace since.`,
  );
});

describe('is planned anew for', () => {
  test.each(Object.entries(DIFFERENCES))('%s', async (_, differ) => {
    await overridden();
    const second = await push({ head: SECOND, ...(await differ()) });
    expect(second.started).toBe(1);
    expect(second.word).not.toBe('overridden');
  });
});
