/** With `reuse: upload`, a run of an earlier commit counts where everything is the same, and nowhere else. */
import { wasAppliedSince } from '../../src/gate/conditions.ts';
import type { Sealing } from '../../src/gate/request.ts';
import type { HttpRequest, HttpResponse } from '../../src/model/ports.ts';
import type { ScriptReference } from '../../src/service/seed.ts';
import { withData } from '../support/bend-answers.ts';
import { sealingOf, type GateWish } from '../support/gate-bench.ts';
import { describe, expect, test } from '../support/jest.ts';
import { FILES, MINUTE_MS, startJobs } from '../support/jobs-in-turn.ts';
import { relatedId } from '../../src/client/wire/resource.ts';
import { run, stubClient } from '../support/stub-client.ts';
import { textsOf } from '../support/findings.ts';

const FIRST = '1'.repeat(40);
const SECOND = '2'.repeat(40);
const HOUR_MS = 60 * MINUTE_MS;

/** One push to a pull request, as the job of the gate sees it. */
interface Push {
  head: string;
  files: Record<string, string>;
  /** What the runs of the job are sealed for, where it is not as usual. */
  sealed: Parameters<typeof sealingOf>[0];
  options: GateWish;
}

let jobs: Awaited<ReturnType<typeof startJobs>>;

/** The gate once. */
async function push(given: Partial<Push> = {}, names: readonly string[] = ['net']) {
  const { head = FIRST, files = FILES, sealed, options } = given;
  const sealing: Sealing = sealingOf({ head, ...sealed });
  return await jobs.judge(names, { reuse: 'upload', sealing, ...options }, files);
}

/** The first push, whose run somebody overrode. */
async function overridden(): Promise<string> {
  jobs = await startJobs({ net: 'awaiting-override', other: 'awaiting-override' });
  const { runId, word } = await push();
  expect(word).toBe('needs-override');
  await jobs.override(runId);
  return runId;
}

describe('a run for the same files is taken over', () => {
  test('for a new head, if it was overridden', async () => {
    const runId = await overridden();
    const second = await push({ head: SECOND });
    expect([second.word, second.started, second.runId]).toEqual(['overridden', 0, runId]);
    expect(jobs.asked.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(textsOf(second.workspaces[0]?.notices ?? [])).toEqual([
      expect.stringMatching(
        /^Run run-\w+ planned these very files for commit 1111111, and nothing was applied since, so no new run was started\. It was overridden by owner: whether that account of the service pushed to this change is not known\. The comment `\/plangate again` starts new runs\.$/,
      ),
    ]);
    expect(jobs.ports.events.find(({ kind }) => kind === 'run-reused')).toMatchObject({
      runId,
      commit: FIRST,
    });
  });

  test('by a third push as well, by the seal of the first', async () => {
    const runId = await overridden();
    const second = await push({ head: SECOND });
    // What a later reader needs: the job says in its comment and its report for which commit it took the run over.
    const [seal = ''] = second.workspaces[0]?.seals ?? [];
    const { client } = jobs.ports;
    const { workspaceId = '', configurationVersionId: versionId = '' } = second.workspaces[0] ?? {};
    const version = { service: client.origin, workspaceId, versionId };
    const facts = sealingOf().seals.open(seal, version);
    expect(facts).toMatchObject({ kind: 'taken-over', head: SECOND });
    const third = await push({ head: '3'.repeat(40) });
    expect([third.started, third.runId]).toEqual([0, runId]);
  });

  test('for the same commit, if a comment names it', async () => {
    const runId = await overridden();
    const namedRuns = async () => [{ workspace: 'net', runId, head: FIRST }];
    const [workspace] = (await push({ options: { namedRuns } })).workspaces;
    expect(workspace).toMatchObject({ runId, seals: undefined });
  });

  test('while it still waits for its override, which opens the gate afterwards', async () => {
    jobs = await startJobs({ net: 'awaiting-override' });
    const { runId } = await push();
    const second = await push({ head: SECOND });
    expect([second.word, second.started, second.runId]).toEqual(['needs-override', 0, runId]);
    expect(textsOf(second.workspaces[0]?.notices ?? []).join()).toContain(
      'no new run was started. The comment',
    );
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
  ])('as long as its verdict allows: %s (%s) after %d ms', async (word, script, ageMs, why) => {
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

  test('not if it becomes older than a day while it is judged', async () => {
    const runId = await overridden();
    await jobs.clock.advance(24 * HOUR_MS - 10 * MINUTE_MS);
    let isJudged = false;
    jobs.bend(({ url }, answer) => {
      isJudged ||= url.pathname.endsWith(`/runs/${runId}/comments`);
      const date = new Date(jobs.clock.date().getTime() + (isJudged ? 20 * MINUTE_MS : 0));
      return { ...answer, headers: { ...answer.headers, date: date.toUTCString() } };
    });
    expect((await push({ head: SECOND })).started).toBe(1);
    expect(jobs.ports.log.lines).toContain(
      `debug Run ${runId} of net is not taken over: its verdict is "overridden", and it is older than a day.`,
    );
  });

  test('in each of 30 workspaces, with at most thirteen requests for one', async () => {
    const names = Array.from({ length: 30 }, (_, at) => `net-${at}`);
    jobs = await startJobs(Object.fromEntries(names.map((name) => [name, 'both'])));
    await push({}, names);
    const second = await push({ head: SECOND }, names);
    expect(second.started).toBe(0);
    const policies = second.workspaces.flatMap(({ results }) => results.map((each) => each.policy));
    expect(new Set(policies)).toEqual(new Set(['require-encrypted-volumes', 'allowed-regions']));
    const asked = jobs.asked.filter(({ target }) => target !== '(secret URL)');
    expect(asked.length / names.length).toBeLessThanOrEqual(13);
  });
});

test('where the service never reports the state, every push is planned', async () => {
  jobs = await startJobs({ net: 'awaiting-override' });
  bendWorkspace({ 'current-state-version': undefined });
  await push();
  expect((await push({ head: SECOND })).started).toBe(1);
});

test.each([
  ['policy-sets', { 'vcs-repo': { branch: 'a' } }, 0],
  ['policy-sets', { 'vcs-repo': { branch: 'b' } }, 1],
  ['vars', { 'vcs-repo': { branch: 'a' } }, 0],
  ['vars', { 'vcs-repo': { branch: 'a' }, value: 'another' }, 1],
])('an entry in %s that is now %j makes %d new runs', async (type, change, started) => {
  jobs = await startJobs({ net: 'awaiting-override' });
  let attributes: object = { name: 'rules', key: 'region', 'vcs-repo': { branch: 'a' } };
  bendList(`/${type}`, () => [{ id: 'one', type, attributes }]);
  const { runId } = await push();
  await jobs.override(runId);
  attributes = { ...attributes, ...change };
  expect((await push({ head: SECOND })).started).toBe(started);
});

test('the order of a list of conditions makes no difference', async () => {
  jobs = await startJobs({ net: 'both' });
  const sets = ['a', 'b'].map((id) => ({ id, type: 'policy-sets', attributes: { name: id } }));
  bendList('/policy-sets', () => sets);
  await push();
  sets.reverse();
  expect((await push({ head: SECOND })).started).toBe(0);
});

test('a list that cannot be read at either push counts as unchanged', async () => {
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
])('a run with %s %d ms too early was applied since: %s', async (name, early, isApplied) => {
  const stamps = { [name]: '2026-11-21T10:00:00.000Z' };
  const { client } = stubClient({
    'runs.show': () => ({ run: run({ 'status-timestamps': stamps }) }),
  });
  const since = Date.parse('2026-11-21T10:00:00.000Z') + early;
  expect(await wasAppliedSince(since, 'run-1', client)).toBe(isApplied);
  expect(await wasAppliedSince(since, undefined, client)).toBe(false);
});

type Difference = () => Partial<Push> | void | Promise<void>;

/** What is different at the second push; each alone is enough for a new run. */
const DIFFERENCES: Record<string, Difference> = {
  'one byte': () => ({ files: { ...FILES, 'main.tf': 'resource "null_resource" "b" {}\n' } }),
  'one more file': () => ({ files: { ...FILES, 'a.txt': '' } }),
  'another option': () => ({ options: { runOptions: { 'target-addrs': ['null_resource.a'] } } }),
  'another mode': () => ({ options: { mode: 'provisional' } }),
  'another target branch': () => ({ sealed: { base: 'release' } }),
  'another pull request with the same tree': () => ({ sealed: { number: 43 } }),
  'another repository': () => ({ sealed: { repository: '7' } }),
  'another host': () => ({ sealed: { host: 'https://git.acme.example' } }),
  'another gate': () => ({ sealed: { gate: 'prod' } }),
  'another form of the plan': () => ({ sealed: { form: 'whole' } }),
  'a group of a matrix': () => ({ options: { group: 'k3x9-1-of-3' } }),
  'another token': () => ({ sealed: { key: 'token of another gate' } }),
  'another project': () => bendWorkspace({ project: { id: 'prj-2', type: 'projects' } }),
  'an agent pool': () => bendWorkspace({ 'agent-pool': { id: 'apool-2', type: 'agent-pools' } }),
  'another execution mode': () => bendAttributes({ 'execution-mode': 'agent' }),
  'another tag': () => bendAttributes({ 'tag-names': ['prod'] }),
  'another value of a tag': () =>
    answerList('/effective-tag-bindings', [{ attributes: { key: 'env', value: 'prod' } }]),
  'tags that cannot be read any more': () => refuse('/effective-tag-bindings'),
  'a run task of the project': () =>
    answerTasks('projects', [{ id: 'prjtask-1', type: 'project-tasks' }]),
  'a run task of all workspaces': () =>
    answerTasks('organizations', [
      {
        id: 'task-1',
        type: 'tasks',
        attributes: { 'global-configuration': { enabled: true, stages: ['pre_plan'] } },
      },
    ]),
  'other tags that a policy set is for': () =>
    bendList('/policy-sets', (sets) => [
      ...sets,
      {
        id: 'polset-1',
        type: 'policy-sets',
        attributes: { name: 'prod', 'tag-selectors': [{ key: 'env', value: 'prod' }] },
      },
    ]),
  'a run task': () => answerTasks('workspaces', [{ id: 'wstask-1', type: 'workspace-tasks' }]),
  'a set of variables': () =>
    answerList('/varsets', [{ id: 'varset-1', type: 'varsets', attributes: { name: 'all' } }]),
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
  'somebody who asked for new plans': () =>
    answerList('/comments', [
      { id: 'wsc-1', type: 'comments', attributes: { body: '/plangate again by octocat.' } },
    ]),
  'comments that cannot be read': () => answerOnly('/comments', 500),
  'a comment without a text': () =>
    answerList('/comments', [{ id: 'wsc-1', type: 'comments', attributes: {} }]),
  'lists of runs that fail': () => answerOnly('/runs', 500),
  'a run of the same version': async () => {
    const [first] = jobs.service.runs();
    await startAnother(first?.message ?? '');
  },
  'a newer run that names the commit, of no seal': () =>
    startAnother(`x [plangate acme/infra#42 x@${FIRST}]`),
  'a newer run that names the new commit': () =>
    startAnother(`x [plangate acme/infra#42 x@${SECOND}]`),
};

/** A run that somebody with the right to plan starts, of the version of the first run. */
async function startAnother(message: string): Promise<void> {
  await jobs.clock.advance(MINUTE_MS);
  const [first] = jobs.service.runs();
  const { client } = jobs.ports;
  const { run: seen } = await client.runs.show(first?.id ?? '');
  const version = relatedId(seen, 'configuration-version') ?? '';
  await client.runs.create(relatedId(seen, 'workspace') ?? '', version, {
    message,
    planOnly: true,
  });
  await jobs.clock.advance(MINUTE_MS);
}

function answerOnly(end: string, status: number): void {
  const ask = (request: HttpRequest, answer: HttpResponse) =>
    request.method === 'GET' && request.url.pathname.endsWith(end) ? { ...answer, status } : answer;
  jobs.bend(ask);
}

/** A list that the local service does not have. */
function answerList(end: string, data: object[]): void {
  jobs.bend((request, answer) => (request.url.pathname.endsWith(end) ? json({ data }) : answer));
}

/** Lists of run tasks, by what they are of. */
function answerTasks(of: 'organizations' | 'projects' | 'workspaces', data: object[]): void {
  jobs.bend(({ url }, answer) => {
    const [owner, , last] = url.pathname.split('/').slice(-3);
    return owner === of && last === 'tasks' ? json({ data }) : answer;
  });
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

test('an applied run in between makes a new run, and the log says so', async () => {
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

test('a run that is sealed with another key is named in a notice', async () => {
  const runId = await overridden();
  const again = await push({ sealed: { key: 'token of another gate' } });
  expect(textsOf(again.workspaces[0]?.notices ?? [])).toEqual([
    `Sealed with another key: ${runId}. Override it again, or set record-key, in Dependabot's secrets too.`,
  ]);
});

test('the log says why a new run was started where something could not be read', async () => {
  await overridden();
  answerOnly('/comments', 500);
  await push({ head: SECOND });
  const said = jobs.ports.log.lines.filter((line) => line.startsWith('info An earlier run'));
  expect(said).toEqual([
    expect.stringMatching(
      /^info An earlier run of net is not taken over: .* A new run is started\.$/,
    ),
  ]);
});

test('where comments of runs cannot be read, the comment of the gate says which were ended', async () => {
  const runId = await overridden();
  answerOnly('/comments', 404);
  const endedBy = (ended: ReadonlySet<string> | undefined) =>
    push({ head: SECOND, sealed: { endedByComment: async () => ended } });
  expect((await endedBy(new Set([runId]))).started).toBe(1);
});

test.each<[string, number, ReadonlySet<string> | undefined]>([
  ['names no run', 0, new Set<string>()],
  ['could not be read', 1, undefined],
])('after a comment of the gate that %s, %d new runs are started', async (_how, started, ended) => {
  await overridden();
  answerOnly('/comments', 403);
  const second = await push({ head: SECOND, sealed: { endedByComment: async () => ended } });
  expect(second.started).toBe(started);
});

describe('a new run is planned because of', () => {
  test.each(Object.entries(DIFFERENCES))('%s', async (_, differ) => {
    await overridden();
    const second = await push({ head: SECOND, ...(await differ()) });
    expect(second.started).toBe(1);
    expect(second.word).not.toBe('overridden');
  });
});
