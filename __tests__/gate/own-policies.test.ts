/** The plan of a run, as own policies get it: which JSON is read, when it is asked for again, and what is never green. */
import { decide, judgeNamed } from '../support/judges.ts';
import { textOf } from '../../src/model/finding.ts';
import { judgePlan } from '../../src/gate/judge.ts';
import { JUDGES } from '../../src/gate/judges/judges.ts';
import type { Exceptions } from '../../src/policy/exceptions.ts';
import type { SystemEvidence } from '../../src/policy/reading.ts';
import type { PlanJudge } from '../../src/gate/judges/policy-judge.ts';
import { planOfRun } from '../../src/gate/plan-of-run.ts';
import type { FindBaseRun } from '../../src/gate/plans-from.ts';
import { judgeRun } from '../support/judge-run.ts';
import type { Run } from '../../src/client/wire/run.ts';
import type { Workspace } from '../../src/client/wire/workspace.ts';
import type { OwnJudgement, WorkspacePlan } from '../../src/policy/systems/own-policies.ts';
import { evidence, plan, policyResult } from '../support/evidence.ts';
import { instantClock } from '../support/instant-clock.ts';
import { describe, expect, test } from '../support/jest.ts';
import { planJson } from '../support/plan-sources.ts';
import { inTurn, listing, refused, stubClient } from '../support/stub-client.ts';
import { ENTRY, TODAY } from '../policy/sample-exception.ts';
import { note, textsOf } from '../support/findings.ts';

const CHANGES = [{ address: 'aws_s3_bucket.logs', actions: ['create'] }];
const REDACTED = planJson(CHANGES);
const WHOLE = JSON.stringify({
  ...(JSON.parse(REDACTED) as object),
  format_version: '1.2',
  text: 'ä€😀',
});
/** What the plan counts. */
const COUNTED = {
  'has-changes': true,
  'resource-additions': 1,
  'resource-changes': 0,
  'resource-destructions': 0,
  'resource-imports': 0,
};

const passed = policyResult({ judge: judgeNamed('own-policies'), policySet: 'policies' });

const RUN_FACTS = {
  status: 'planned_and_finished',
  'created-at': '2026-11-25T10:00:00Z',
  message: 'Move the logs',
  source: 'tfe-api',
  'plan-only': true,
};
const { answer: RUN } = evidence({ run: RUN_FACTS }).run;
const WORKSPACE: Workspace = {
  id: 'ws-1',
  type: 'workspaces',
  attributes: { name: 'net', 'auto-apply': false, 'working-directory': 'net', 'tag-names': ['a'] },
  relationships: {},
  links: {},
};

/** What one request for the JSON of a plan gets: nothing, a text, or an error. */
type Answer = string | Error;

interface Given {
  /** Judges besides, which are asked first. */
  others?: PlanJudge[];
  redacted?: Answer[];
  whole?: Answer[];
  readsWhole?: boolean;
  planStatus?: string | undefined;
  counts?: object;
  run?: Run;
  workspace?: Workspace | undefined;
  requirements?: object;
  judge?: (signal: AbortSignal) => OwnJudgement | Promise<OwnJudgement>;
  deadline?: number;
  signal?: AbortSignal;
  exceptions?: Exceptions;
  /** What the judges of the run said. */
  of?: readonly SystemEvidence[];
  findBaseRun?: FindBaseRun;
}

/** Each text comes in two parts, in a second attempt after one that broke off. */
const sends = (answers: Answer[]) => {
  const next = inTurn(...answers);
  return async () => {
    const answer = next() as Answer;
    if (answer instanceof Error) throw answer;
    return answer;
  };
};

async function judge(given: Given = {}) {
  const { redacted = [REDACTED], whole = [WHOLE], readsWhole = false } = given;
  const { planStatus = 'finished', deadline = 600_000 } = given;
  const plans: WorkspacePlan[] = [];
  const stub = stubClient({
    'runs.planJson': sends(redacted),
    'runs.wholePlanJson': sends(whole),
    'runs.plan': () => refused('not-found'),
  });
  const clock = instantClock();
  const { signal = new AbortController().signal } = given;
  const known = evidence({
    ownPolicies: {},
    requirements: { judgedBy: [judgeNamed('own-policies')] },
  });
  const requirements = { ...known.requirements, organization: 'acme', ...given.requirements };
  const own = {
    sources: ['policies', 'more'],
    readsWhole,
    judge: async (about: WorkspacePlan, aborted: AbortSignal) => {
      plans.push(about);
      return given.judge === undefined
        ? { results: [passed], notices: [note('x')] }
        : given.judge(aborted);
    },
  };
  const hasPlan = !('planStatus' in given) || given.planStatus !== undefined;
  const planned = hasPlan ? plan({ ...COUNTED, ...given.counts, status: planStatus }) : undefined;
  const { findBaseRun } = given;
  const { organization, workspace } = requirements;
  const toJudge = planOfRun(
    {
      run: given.run ?? RUN,
      plan: planned,
      workspace: 'workspace' in given ? given.workspace : WORKSPACE,
    },
    { organization, workspace, mustBe: requirements, waitsForPerson: false, findBaseRun },
    { client: stub.client, clock, signal, deadline },
  );
  const { exceptions, of } = given;
  const ofRun: PlanJudge = {
    reads: 'run',
    systems: [],
    isAsked: () => of !== undefined,
    judge: async () => of && { systems: of },
  };
  const asked = { judging: { own, exceptions }, pullRequest: undefined, signal };
  const ofPlan = JUDGES.filter(({ reads }) => reads === 'plan');
  const judged = await judgePlan(toJudge, asked, [ofRun, ...(given.others ?? []), ...ofPlan]);
  const systems = [
    ...known.systems.filter(({ judge }) => judge !== judgeNamed('own-policies')),
    ...judged.systems.filter(({ judge }) => judge === judgeNamed('own-policies')),
  ];
  const { word, reasons } = decide({ ...known, systems });
  const calls = stub.calls.map((call) => call.split(' ')[0]?.replace('runs.', ''));
  return { judged, plans, asked: calls, slept: clock.slept, word, reasons: textsOf(reasons) };
}

const BEGIN = 'The plan was not judged by `policies` and `more`: ';

describe('the JSON of a plan', () => {
  const [P, W] = ['planJson', 'wholePlanJson'];
  const [gone, forbidden] = [refused('not-found'), refused('forbidden')];

  test.each<[string, Given, asked: string[], slept?: number[]]>([
    ['is redacted, once', {}, [P]],
    ['is whole where that is asked for', { readsWhole: true }, [W]],
    ['is redacted where the whole is not found', { readsWhole: true, whole: [gone] }, [W, P]],
    ['is redacted where the whole is forbidden', { readsWhole: true, whole: [forbidden] }, [W, P]],
    ['is there after a while', { redacted: ['', REDACTED] }, [P, P], [1_000]],
    [
      'is whole after a while',
      { readsWhole: true, whole: ['', '', WHOLE] },
      [W, W, W],
      [1_000, 2_000],
    ],
    [
      'is redacted where the whole stays empty',
      { readsWhole: true, whole: [''] },
      [W, W, W, W, P],
      [1_000, 2_000, 4_000],
    ],
    [
      'is redacted where the whole is forbidden after a while',
      { readsWhole: true, whole: ['', forbidden] },
      [W, W, P],
      [1_000],
    ],
  ])('%s', async (_name, given, asked, slept = []) => {
    const done = await judge(given);
    const isWhole = asked.at(-1) === W;
    expect([done.asked, done.slept, done.word]).toEqual([asked, slept, 'passed']);
    const json = { text: isWhole ? WHOLE : REDACTED, isWhole };
    expect(done.plans).toMatchObject([{ json }]);
    expect(done.judged).toMatchObject({ notices: [note('x')], json });
  });

  test('is read once in each form, whichever judge asks for it', async () => {
    const forms = new Map<number, unknown>();
    const asking = (isWhole: boolean, at: number): PlanJudge => ({
      reads: 'plan',
      systems: [],
      isAsked: () => true,
      async judge(plan) {
        const content = await plan.json(isWhole);
        forms.set(at, 'json' in content && content.json.text);
        return undefined;
      },
    });
    const others = [true, false, true].map(asking);
    const done = await judge({ others });
    expect([done.asked.length, new Set(done.asked)]).toEqual([2, new Set([P, W])]);
    expect([0, 1, 2].map((at) => forms.get(at))).toEqual([WHOLE, REDACTED, WHOLE]);
    expect(done.plans).toMatchObject([{ json: { text: REDACTED } }]);
  });

  test('is requested until the deadline of the job at most', async () => {
    const { asked, slept, word } = await judge({ redacted: [''], deadline: 3_500 });
    expect([asked, slept, word]).toEqual([[P, P, P], [1_000, 2_000], 'undecided']);
  });
});

describe('a plan with own policies is undecided', () => {
  const noPlan = 'run run-1 has no finished plan.';
  const noJson = 'the service shows no JSON of the plan.';
  const whole = (answer: Answer, redacted: Answer = '') => ({
    readsWhole: true,
    whole: [answer],
    redacted: [redacted],
  });
  const lost = refused('network', 'No route.');
  const breaking = (error: unknown) => ({
    judge: () => {
      throw error;
    },
  });
  test.each<[string, Given, string, number]>([
    ['an empty answer', { redacted: [''] }, noJson, 4],
    ['empty answers of both', whole(''), noJson, 8],
    ['redacted JSON that is not found', { redacted: [refused('not-found')] }, 'not-found', 1],
    ['redacted JSON that is forbidden', { redacted: [refused('forbidden')] }, 'forbidden', 1],
    ['both that are refused', whole(refused('forbidden'), refused('not-found')), 'not-found', 2],
    ['a network that fails', { redacted: [lost] }, 'No route.', 1],
    ['a network that fails for the whole plan', whole(lost), 'No route.', 1],
    ['JSON that is too large', { redacted: [refused('too-large')] }, 'too-large', 1],
    ['an error after a while', { redacted: ['', refused('server-error')] }, 'server-error', 2],
    ['a plan that failed', { planStatus: 'errored' }, noPlan, 0],
    ['a plan that is not over', { planStatus: 'running' }, noPlan, 0],
    ['a plan with an unrecognized status', { planStatus: 'dreamt' }, noPlan, 0],
    ['a plan that could not be read', { planStatus: undefined }, noPlan, 0],
    ['a judge that breaks', breaking(new Error('there is no `opa`')), 'there is no `opa`', 1],
    [
      'a judge that breaks with a whole sentence',
      breaking(new Error('The plan is nested too deeply.')),
      'The plan is nested too deeply.',
      1,
    ],
    ['a judge that throws a text', breaking('no memory'), 'no memory', 1],
  ])('after %s', async (_name, given, why, requests) => {
    const { judged, asked, word, reasons } = await judge(given);
    expect([word, reasons]).toEqual(['undecided', [`${BEGIN}${why}`]]);
    expect([judged.notices, judged.systems.at(-1)?.reading.results]).toEqual([[], []]);
    expect(asked).toHaveLength(requests);
    expect(judged.json === undefined).toBe(given.judge === undefined);
  });

  test('where it is not complete, although no part of it was requested', async () => {
    const redacted = [REDACTED.replace('{', '{"complete":false,')];
    const { word, reasons } = await judge({ redacted });
    const why = 'The plan says of itself that it is not complete: another one has to follow.';
    expect([word, reasons]).toEqual(['undecided', [why]]);
    const ofTargets = { ...RUN_FACTS, 'target-addrs': ['aws_s3_bucket.logs'] };
    const { answer: run } = evidence({ run: ofTargets }).run;
    expect((await judge({ redacted, run })).word).toBe('passed');
  });

  test('where it changes something and has no list of changes', async () => {
    const without = (rest: object) => [JSON.stringify({ plan_format_version: '1.1', ...rest })];
    const counts = { 'resource-additions': 0 };
    const { word, reasons } = await judge({ redacted: without({}), counts });
    const why = "The plan's JSON has no list of changes, and the plan has some.";
    expect([word, reasons]).toEqual(['undecided', [why]]);
    const unread = { output_changes: { id: {}, other: { actions: ['no-op'] } } };
    expect((await judge({ redacted: without(unread), counts })).word).toBe('undecided');
    const outputs = { output_changes: { id: { actions: ['create'] } } };
    expect((await judge({ redacted: without(outputs), counts })).word).toBe('passed');
  });

  test('or worse after each result but a pass', async () => {
    for (const status of ['failed', 'errored', 'not-evaluated', 'unknown'] as const) {
      const { word } = await judge({
        judge: () => ({ results: [{ ...passed, status }], notices: [] }),
      });
      expect(['blocked', 'errored', 'undecided']).toContain(word);
    }
  });
});

test.each<[string, Given, object]>([
  ['is read in the same form', {}, { json: { text: REDACTED, isWhole: false } }],
  [
    'in another form is not compared',
    { readsWhole: true, whole: [WHOLE, refused('forbidden')] },
    { notice: expect.stringContaining('because the JSON of plan plan-base could not be read') },
  ],
  [
    'is not compared where there is no run',
    { findBaseRun: () => Promise.reject(new Error('no run planned it')) },
    { notice: expect.stringContaining('because no run planned it') },
  ],
])('the plan of the default branch %s', async (_, given, base) => {
  const findBaseRun = async () => ({ run: RUN, planId: 'plan-base' });
  const { plans } = await judge({ findBaseRun, ...given });
  const read = await plans[0]?.readBase?.();
  expect(read && 'notice' in read ? { notice: textOf(read.notice) } : read).toMatchObject(base);
});

describe('a canceled job is rejected', () => {
  test.each(['redacted', 'whole'] as const)('while the %s JSON is read', async (which) => {
    const aborted = refused('aborted');
    const given = { [which]: [aborted], readsWhole: which === 'whole' };
    await expect(judge(given)).rejects.toBe(aborted);
  });

  test('while it waits', async () => {
    const canceled = new AbortController();
    const reason = new Error('canceled');
    canceled.abort(reason);
    const { signal } = canceled;
    await expect(judge({ redacted: [''], signal })).rejects.toBe(reason);
  });

  test('while the plan is judged', async () => {
    const canceled = new AbortController();
    const reason = new Error('canceled');
    const breaks = () => {
      canceled.abort(reason);
      throw new Error('The program was ended.');
    };
    await expect(judge({ judge: breaks, signal: canceled.signal })).rejects.toBe(reason);
  });

  test('as an error of the program in a request is', async () => {
    const mistake = new TypeError('mistake');
    await expect(judge({ redacted: [mistake] })).rejects.toBe(mistake);
  });
});

describe('what policies get besides the plan', () => {
  const getOf = async (given: Given) => (await judge(given)).plans[0];
  const runOf = async (given: Given) => (await getOf(given))?.run;
  const withRun = (attributes: object): Given => ({
    run: evidence({ run: { ...RUN_FACTS, ...attributes } }).run.answer,
  });
  const withWorkspace = (attributes: object, id = 'ws-1'): Given => ({
    workspace: { ...WORKSPACE, id, attributes: { ...WORKSPACE.attributes, ...attributes } },
  });

  test('are the facts of the run', async () => {
    const facts = {
      id: 'run-1',
      created_at: '2026-11-25T10:00:00Z',
      message: 'Move the logs',
      is_destroy: false,
      refresh: true,
      refresh_only: false,
      replace_addrs: [],
      target_addrs: [],
      source: 'tfe-api',
      speculative: true,
      organization: { name: 'acme' },
      workspace: {
        id: 'ws-1',
        name: 'net',
        auto_apply: false,
        working_directory: 'net',
        tags: ['a'],
      },
    };
    expect(await runOf({})).toEqual(facts);
    const asked = {
      message: null,
      'is-destroy': true,
      refresh: false,
      'refresh-only': true,
      'replace-addrs': ['a.b'],
      'target-addrs': ['c.d'],
      'plan-only': false,
    };
    expect(await runOf(withRun(asked))).toEqual({
      ...facts,
      message: '',
      is_destroy: true,
      refresh: false,
      refresh_only: true,
      replace_addrs: ['a.b'],
      target_addrs: ['c.d'],
      speculative: false,
    });
    const other = { 'auto-apply': true, 'working-directory': null, 'tag-names': [] };
    expect((await runOf(withWorkspace(other)))?.workspace).toEqual({
      id: 'ws-1',
      name: 'net',
      auto_apply: true,
      working_directory: null,
      tags: [],
    });
  });

  test.each<[string, Given]>([
    ['when it was created', withRun({ 'created-at': null })],
    ['when it was created, not even as nothing', withRun({ 'created-at': undefined })],
    ['its source', withRun({ source: null })],
    ['whether the workspace applies by itself', withWorkspace({ 'auto-apply': undefined })],
    ['the tags of the workspace', withWorkspace({ 'tag-names': null })],
    ['a workspace', { workspace: undefined }],
    ['the workspace of the run', withWorkspace({}, 'ws-2')],
    ['its organization', { requirements: { organization: undefined } }],
  ])('have no facts of a run that does not say %s', async (_name, given) => {
    const { plans, word } = await judge(given);
    expect(plans).toMatchObject([{ run: undefined, json: { text: REDACTED } }]);
    expect(word).toBe('passed');
  });

  test('are the exceptions, the workspace, and the names of the policies of the service', async () => {
    const exceptions = { entries: [ENTRY], today: TODAY };
    const of = evidence({
      policyChecks: { reading: { ...evidence().systems[0]!.reading, results: [policyResult()] } },
    }).systems;
    const got = await getOf({ exceptions, of });
    expect(got).toMatchObject({ workspace: 'net', exceptions });
    expect([...(got?.servicePolicies ?? [])]).toEqual(['encrypted']);
  });
});

describe('a JSON that cannot be that of the plan', () => {
  const changed = (change: object) =>
    JSON.stringify({ ...(JSON.parse(REDACTED) as object), ...change });

  test.each<[string, string, string]>([
    ['lacks a change', planJson([]), 'does not add up: additions 0 (the plan says 1)'],
    ['says that the plan errored', changed({ errored: true }), 'the plan errored'],
  ])('is undecided where it %s', async (_, json, why) => {
    const { word, reasons, judged } = await judge({ redacted: [json] });
    expect(word).toBe('undecided');
    expect(reasons.join(' ')).toContain(why);
    // What the policies said of it is shown all the same.
    expect(judged.systems.at(-1)?.reading.results).toEqual([passed]);
  });

  test.each([
    ['is cut', REDACTED.slice(0, -1), 'The plan is not JSON.'],
    ['is a list', '[]', 'The plan is not an object of JSON.'],
    ['has a format of tomorrow', changed({ plan_format_version: '2.0' }), 'the format "2.0"'],
  ])('is given to no policy where it %s', async (_, json, why) => {
    const { word, reasons, plans } = await judge({ redacted: [json] });
    expect([word, plans]).toEqual(['undecided', []]);
    expect(reasons.join(' ')).toContain(why);
  });

  test('may leave something to a later plan, and is judged', async () => {
    const { word } = await judge({ redacted: [changed({ deferred_changes: [{}] })] });
    expect(word).toBe('passed');
  });
});

test.each<[string, boolean, string[]]>([
  ['redacted', false, ['runs.planJson']],
  ['whole', true, ['runs.wholePlanJson', 'runs.planJson']],
])(
  'the JSON is read once for everything that judges a run: %s',
  async (_name, readsWhole, asked) => {
    const { client, calls } = stubClient({
      'policyChecks.list': () => listing([]),
      'taskStages.list': () => listing([]),
      'tfPolicyEvaluations.list': () => listing([]),
      'runs.events': () => [],
      'runs.planJson': sends([REDACTED]),
      'runs.wholePlanJson': sends([WHOLE]),
    });
    const { signal } = new AbortController();
    const ports = { client, clock: instantClock(), signal, deadline: 600_000 };
    const unplanned = { taskStages: [], costEstimate: undefined };
    const judged = await judgeRun(
      { run: RUN, plan: plan(COUNTED), workspace: WORKSPACE, ...unplanned },
      { ...evidence().requirements, requirePolicies: true },
      ports,
      {
        showsChanges: true,
        guard: { protect: [], maxDestroys: 0, fullPlan: true },
        own: {
          sources: ['policies'],
          readsWhole,
          judge: async () => ({ results: [passed], notices: [note('A notice.')] }),
        },
      },
    );
    const jsons = calls.flatMap((call) => /runs\.\w*[pP]lanJson/.exec(call) ?? []);
    expect([judged.verdict.word, jsons]).toEqual(['passed', asked]);
    expect(judged.changes).toMatchObject({ source: 'json', doubt: undefined });
    expect(textsOf(judged.notices)).toContain('A notice.');
  },
);
