/** A run that people approved: at any age it stands for a new plan, while everything is as it was. */
import type { ApprovalsOfResult, GateResult } from '../../src/gate/result.ts';
import type { HttpRequest, HttpResponse } from '../../src/model/ports.ts';
import type { ScriptReference } from '../../src/service/seed.ts';
import { textOf } from '../../src/model/finding.ts';
import { listOf, parseJson, recordOf } from '../../src/model/parse.ts';
import { withData, withText } from '../support/bend-answers.ts';
import { approvalsOfJob, withReason } from '../support/approval-world.ts';
import type { GateWish } from '../support/gate-bench.ts';
import { afterEach, describe, expect, test } from '../support/jest.ts';
import { FILES, MINUTE_MS, startJobs } from '../support/jobs-in-turn.ts';

const DAY_MS = 24 * 60 * MINUTE_MS;
const DATABASE = { 'aws_db_instance.main': { engine: 'postgres' } };
const GUARD = { protect: [], maxDestroys: 0 };

type Bend = (request: HttpRequest, answer: HttpResponse) => HttpResponse;

let jobs: Awaited<ReturnType<typeof startJobs>>;
/** What the report showed at first, and what people wrote since. */
let shown: ApprovalsOfResult | undefined;
let written: string[] = [];
afterEach(() => {
  written = [];
});

const approvals = () => approvalsOfJob(written, shown?.texts);

async function judge(wish: GateWish = {}, files: Record<string, string> = FILES) {
  const asked = { guard: GUARD, approvals: approvals(), ...wish };
  return jobs.judge(['net'], asked, files);
}

const linesOf = ({ approvals: of }: GateResult) =>
  (of?.toWrite ?? []).flatMap(({ line }) => line ?? []);

/** The first job, and the line that a person wrote about its run, two days ago. */
async function approved(script?: ScriptReference, days = 2, bend?: Bend): Promise<string> {
  await start(script);
  if (bend !== undefined) jobs.bend(bend);
  const first = await judge();
  expect([first.word, first.started]).toEqual(['needs-override', 1]);
  shown = first.result.approvals;
  written = linesOf(first.result).map((line) => withReason(line));
  expect(written).toHaveLength(1);
  await jobs.clock.advance(days * DAY_MS);
  return first.runId;
}

async function start(script: ScriptReference = 'evaluation-passed'): Promise<void> {
  const workspaces = [{ name: 'net', script, state: DATABASE }];
  jobs = await startJobs({}, { seed: { organizations: [{ name: 'acme', workspaces }] } });
  shown = undefined;
}

/** The resource of which the advisory policy of the scripts says something, in this plan and in that of the default branch. */
const VPC = {
  address: 'module.vpc.aws_vpc.this',
  mode: 'managed',
  change: {
    actions: ['no-op'],
    after: { cidr: '10.0.0.0/8' },
    after_unknown: {},
    after_sensitive: {},
  },
};
const withVpc: Bend = ({ url }, honest) =>
  url.pathname.endsWith('/json-output-redacted')
    ? withText(honest, (text) => {
        const plan = recordOf(parseJson(text));
        return JSON.stringify({
          ...plan,
          resource_changes: [...listOf(plan['resource_changes']), VPC],
        });
      })
    : honest;

test('a run that people approved is compared with the default branch as a new one is, with `only-new`', async () => {
  const script = 'evaluation-advisory' as const;
  const versions = [{ files: { 'main.tf': '' }, run: { script } }];
  const net = { name: 'net', script, state: DATABASE, autoApply: true, versions };
  jobs = await startJobs({}, { seed: { organizations: [{ name: 'acme', workspaces: [net] }] } });
  jobs.bend(withVpc);
  // Time for the run of the default branch.
  await jobs.clock.advance(DAY_MS);
  const statuses = (judged: Awaited<ReturnType<typeof judge>>) =>
    judged.workspaces.flatMap(({ results }) =>
      results.flatMap(({ judge: { name, counted }, level, status }) =>
        level === 'advisory' || counted === 'rule' ? `${name}: ${status}` : [],
      ),
    );
  const first = await judge({ onlyNew: true });
  expect(statuses(first)).toEqual(['policy-evaluation: existing', 'guard: failed']);
  shown = first.result.approvals;
  written = linesOf(first.result).map((line) => withReason(line));
  await jobs.clock.advance(DAY_MS);
  const again = await judge({ onlyNew: true });
  expect([again.word, again.started, again.runId]).toEqual(['overridden', 0, first.runId]);
  expect(statuses(again)).toEqual(['policy-evaluation: existing', 'guard: overridden']);
});

const OTHER_CONDITIONS = 'its files, or what its plan depends on in the workspace, are not';
const said = () => jobs.ports.log.lines.join('\n');

describe('a run that people approved', () => {
  test('is taken two days later, and three weeks later, without a new run', async () => {
    const runId = await approved();
    for (const days of [0, 19]) {
      await jobs.clock.advance(days * DAY_MS);
      const again = await judge();
      expect([again.word, again.started, again.runId]).toEqual(['overridden', 0, runId]);
    }
  });

  test('is taken where something else has to be approved yet', async () => {
    const runId = await approved();
    const more = { protect: ['aws_db_instance.*'], maxDestroys: 0 };
    const again = await judge({ guard: more });
    expect([again.word, again.started, again.runId]).toEqual(['needs-override', 0, runId]);
  });
});

const json = (data: unknown, status = 200): HttpResponse => ({
  status,
  headers: { 'content-type': 'application/vnd.api+json' },
  body: new TextEncoder().encode(JSON.stringify(status === 200 ? { data } : { errors: [{}] })),
});
const answering =
  (end: string, answer: HttpResponse): Bend =>
  ({ url }, honest) =>
    url.pathname.endsWith(end) ? answer : honest;
const OF_NET = ({ url }: HttpRequest) => url.pathname.endsWith('/workspaces/net');
const variable = { id: 'var-1', type: 'vars', attributes: { key: 'region', value: 'eu' } };
const policySet = { id: 'polset-1', type: 'policy-sets', attributes: { name: 'new' } };

/** The plan of a new run is compared with the approved one: what was approved counts, for another run. */
async function comparedWithNewRun(runId: string, why: string, wish: GateWish = {}): Promise<void> {
  const again = await judge(wish);
  expect([again.word, again.started]).toEqual(['overridden', 1]);
  expect(again.runId).not.toBe(runId);
  expect(said()).toContain(`info Run ${runId} of net is not taken over: ${why}`);
}

describe('a new run is started, and its entries are compared', () => {
  test.each<[string, Bend]>([
    ['after a policy set was added', answering('/policy-sets', json([policySet]))],
    [
      'after the state changed',
      (request, answer) =>
        OF_NET(request)
          ? withData(answer, ({ relationships }) => {
              relationships['current-state-version'] = {
                data: { id: 'sv-2', type: 'state-versions' },
              };
            })
          : answer,
    ],
    ...['/policy-sets', '/effective-tag-bindings', '/workspaces/net/tasks'].map(
      (end): [string, Bend] => [
        `where ${end} cannot be read any more`,
        ({ url }, honest) => {
          const { pathname } = url;
          const isList = end.endsWith('/tasks')
            ? /\/workspaces\/[^/]+\/tasks$/.test(pathname)
            : pathname.endsWith(end);
          return isList ? json([], 404) : honest;
        },
      ],
    ),
  ])('%s', async (_, bend) => {
    const runId = await approved();
    jobs.bend(bend);
    await comparedWithNewRun(runId, OTHER_CONDITIONS);
  });

  test('where a condition could be read neither then nor now, also on the same day', async () => {
    const runId = await approved('evaluation-passed', 0, answering('/policy-sets', json([], 403)));
    await comparedWithNewRun(runId, OTHER_CONDITIONS);
  });

  test('after something was applied, though the state says nothing', async () => {
    const runId = await approved();
    const at = jobs.clock.date().toISOString();
    const attributes = { status: 'applied', 'status-timestamps': { 'applied-at': at } };
    const applied = json({ id: 'run-applied', type: 'runs', attributes });
    jobs.bend(answering('/runs/run-applied', applied));
    jobs.bend((request, answer) =>
      OF_NET(request)
        ? withData(answer, ({ relationships }) => {
            relationships['current-run'] = { data: { id: 'run-applied', type: 'runs' } };
          })
        : answer,
    );
    await comparedWithNewRun(runId, 'something was applied in the workspace since');
  });

  test('after a newer run for the same commit', async () => {
    const runId = await approved();
    const newer = await judge({ approvals: undefined });
    expect(newer.started).toBe(1);
    await comparedWithNewRun(runId, `it is older than run ${newer.runId}`);
  });

  test('where it waits for an override at the service as well', async () => {
    const runId = await approved('awaiting-override');
    const again = await judge();
    expect([again.word, again.started]).toEqual(['needs-override', 1]);
    expect(said()).toContain(
      `info Run ${runId} of net is not taken over: it is older than a day, and waits for an override at the service`,
    );
  });
});

describe('what was approved does not count', () => {
  const set = { id: 'varset-1', type: 'varsets', attributes: { name: 'all' } };
  const secret = { key: 'token', value: null, sensitive: true };
  const secretOf = (more: object) => ({
    id: 'var-1',
    type: 'vars',
    attributes: { ...secret, ...more },
  });
  const NOT_KNOWN = 'whether its variables are as approved is not known';
  const CHANGED = 'a variable of the workspace or of its variable sets is not as approved';
  test.each<[string, Bend[], Bend[], string]>([
    ['a variable was added', [], [answering('/vars', json([variable]))], CHANGED],
    [
      'a sensitive variable has another value',
      [answering('/vars', json([secretOf({ 'version-id': 'v1' })]))],
      [answering('/vars', json([secretOf({ 'version-id': 'v2' })]))],
      CHANGED,
    ],
    [
      'a variable set was added',
      [],
      [answering('/varsets', json([set])), answering('/relationships/vars', json([variable]))],
      CHANGED,
    ],
    [
      'nothing says whether a sensitive variable has another value',
      [answering('/vars', json([secretOf({})]))],
      [answering('/policy-sets', json([policySet]))],
      NOT_KNOWN,
    ],
    ['variables cannot be read any more', [], [answering('/vars', json([], 404))], NOT_KNOWN],
    ['variable sets fail to be read', [], [answering('/varsets', json([], 500))], NOT_KNOWN],
    [
      'variables could be read neither then nor now',
      [answering('/vars', json([], 404))],
      [],
      NOT_KNOWN,
    ],
  ])('for another run, where %s', async (_, before, after, why) => {
    await approved('evaluation-passed', 2, (request, answer) =>
      before.reduce((bent, bend) => bend(request, bent), answer),
    );
    for (const bend of after) jobs.bend(bend);
    const again = await judge();
    expect([again.word, again.started]).toEqual(['needs-override', 1]);
    const notes = (again.result.approvals?.notes ?? []).map(textOf).join('\n');
    expect(notes).toContain(why);
  });

  test('where the run is of other files', async () => {
    await approved();
    const other = { 'main.tf': 'resource "null_resource" "b" {}\n' };
    const again = await judge({}, other);
    expect([again.word, again.started]).toEqual(['needs-override', 1]);
  });

  test.each<[string, Bend[]]>([
    ['was ended by `/plangate again`', []],
    ['may have been ended, where nobody can read it', [answering('/comments', json([], 500))]],
  ])('where the run %s', async (_, bends) => {
    const runId = await approved();
    const body = '/plangate again by octocat: no later job takes this run over.';
    if (bends.length === 0) await jobs.ports.client.runs.comment(runId, body);
    for (const bend of bends) jobs.bend(bend);
    const again = await judge();
    expect([again.word, again.started]).toEqual(['needs-override', 1]);
    const notes = (again.result.approvals?.notes ?? []).map(textOf).join('\n');
    expect(notes).toContain(`\`/plangate again\` ended the use of ${runId}, or whether`);
  });

  test('where the run was deleted: nobody can read what was approved', async () => {
    const runId = await approved();
    jobs.bend(({ url }, honest) => (url.pathname.includes(runId) ? json([], 404) : honest));
    const again = await judge();
    expect([again.word, again.started]).toEqual(['needs-override', 1]);
  });

  test.each(['canceled', 'discarded', 'force_canceled', 'errored'])(
    'by a run that is %s: another one is started',
    async (status) => {
      const runId = await approved();
      jobs.bend(({ url }, honest) =>
        url.pathname.endsWith(`/runs/${runId}`)
          ? withData(honest, ({ attributes }) => void (attributes['status'] = status))
          : honest,
      );
      const again = await judge();
      expect(again.started).toBe(1);
      expect(again.runId).not.toBe(runId);
    },
  );
});

test('conditions of workspaces are read only where people can be asked', async () => {
  await start();
  const requests = async (wish: GateWish) => {
    await judge(wish);
    return jobs.asked.filter(({ target }) => /\/(vars|varsets|tasks|policy-sets)\b/.test(target))
      .length;
  };
  expect(await requests({ guard: undefined })).toBe(0);
  expect(await requests({ approvals: undefined })).toBe(0);
  expect(await requests({})).toBeGreaterThan(0);
});
