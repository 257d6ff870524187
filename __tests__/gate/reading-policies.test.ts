import { judgeNamed } from '../support/judges.ts';
import type { Verdict } from '../../src/model/verdict.ts';
import type { PlanSummary } from '../../src/model/policy-result.ts';
import { readIngress } from '../../src/gate/connected-repository.ts';
import { offerOfRun, takesNoOverride } from '../../src/gate/plan-of-run.ts';
import type { VersionControl } from '../../src/gate/request.ts';
import type { GateEvent, WorkspaceResult } from '../../src/gate/result.ts';
import type { Requirements, RunRequirements } from '../../src/policy/vouch.ts';
import { gateRequest } from '../support/gate-bench.ts';
import { judgeOffer, judgeRun } from '../support/judge-run.ts';
import { readIfPossible, readPolicies, readWholeList } from '../../src/gate/read-policies.ts';
import {
  checkCounts,
  counts,
  listsOf,
  nobodySaid,
  plan,
  policyCheck,
  policyEvaluation,
  policyResult,
  setOutcome,
  taskResult,
  taskStage,
  tfEvaluation,
  tfSet,
  whole,
} from '../support/evidence.ts';
import { instantClock } from '../support/instant-clock.ts';
import { asked, COMMIT, ingressOf, OTHER_COMMIT } from '../support/pushes.ts';
import { describe, expect, test } from '../support/jest.ts';
import { planJson } from '../support/plan-sources.ts';
import { inTurn, listing, refused, run, stubClient } from '../support/stub-client.ts';
import { found, stubJob } from '../support/stub-job.ts';
import { ENTRY, TODAY } from '../policy/sample-exception.ts';
import { note, textsOf } from '../support/findings.ts';
import { finding } from '../../src/model/finding.ts';
import { foreign } from '../../src/model/sentence.ts';

type Answers = Parameters<typeof stubClient>[0];
const { signal } = new AbortController();

/** What a list is of which a page was no page. */
const unreadable = (text: string) => finding('failed', foreign(text));
const CUT = { items: [], how: { doubt: unreadable('Page 2 is HTML.') } };
const cutList = () => listing(refused('unreadable', 'Page 2 is HTML.'));
const passedCheck = () => policyCheck({ status: 'passed', result: checkCounts({ passed: 1 }) });
const stageWith = (stage: object, evaluations: unknown[] = [], results: unknown[] = []) => ({
  stage: taskStage(stage),
  policyEvaluations: evaluations,
  taskResults: results,
});
/** What one run says, all of it passed, unless a test says otherwise. */
const NOTHING: Answers = {
  'policyChecks.list': () => listing([]),
  'taskStages.list': () => listing([]),
  'tfPolicyEvaluations.list': () => listing([]),
};

test('a list is whole or has a doubt, and any other error is thrown', async () => {
  const read = (items: unknown[] | Error) => readWholeList(listing(items) as never);
  expect(await read([1, 2])).toEqual({ items: [1, 2], how: { complete: true } });
  expect(await read(refused('unreadable', 'Page 2 is HTML.'))).toEqual(CUT);
  const absent = { whole: () => Promise.resolve({ items: [], absent: 'not found' }) };
  expect(await readWholeList(absent as never)).toEqual({ items: [], how: { absent: 'not found' } });
  for (const error of [refused('network'), new TypeError('mistake')]) {
    await expect(read(error)).rejects.toBe(error);
  }
});

test('what only informs is skipped after twenty seconds or an error of the service', async () => {
  const readWithin = async (deadline: number, answer: unknown) => {
    const clock = instantClock();
    clock.advance(5_000);
    const { client, scopes } = stubClient({});
    const ports = { client, clock, signal, deadline };
    const read = readIfPossible<unknown>(ports, 'nothing', async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    });
    return [await read, ...scopes];
  };
  expect(await readWithin(60_000, 'it')).toEqual(['it', { signal, deadline: 25_000 }]);
  expect(await readWithin(9_000, 'it')).toEqual(['it', { signal, deadline: 9_000 }]);
  expect((await readWithin(9_000, refused('network')))[0]).toBe('nothing');
  for (const error of [refused('aborted'), new TypeError('mistake')]) {
    await expect(readWithin(9_000, error)).rejects.toBe(error);
  }
});

/** What a service with such lists answers. */
const checksOf = (...checks: unknown[]): Answers => ({
  'policyChecks.list': () => listing(checks),
});
const NO_LOG = { 'policyChecks.output': () => '' };
const stagesOf = (...stages: unknown[]): Answers => ({
  'taskStages.list': () => listing(stages),
});
const terraformPolicyOf = (status: string, stage: string): Answers => ({
  'tfPolicyEvaluations.list': () => listing([tfEvaluation({ status, 'stage-type': stage })]),
});
const stageAhead = (status: string) =>
  stageWith({ status: 'pending', stage: 'pre_apply' }, [policyEvaluation({ status })]);

describe('the policies of a run', () => {
  function read(
    answers: Answers,
    more: { rests?: true; deadline?: number; of?: object; trustsEmptyLists?: boolean } = {},
  ) {
    const clock = instantClock();
    const { client, calls, scopes } = stubClient({ ...NOTHING, ...answers });
    const { rests = false, deadline = 600_000, of = run(), trustsEmptyLists = false } = more;
    const ports = { client, clock, signal, deadline, trustsEmptyLists };
    const observed = readPolicies(of as ReturnType<typeof run>, ports, { waitsForPerson: rests });
    return observed.then((read) => ({ result: listsOf(read), calls, scopes, slept: clock.slept }));
  }

  test('take three requests and no waiting where there is none', async () => {
    const { result, calls, slept } = await read({});
    expect(result).toEqual(nobodySaid());
    expect(calls).toEqual([
      'policyChecks.list ["run-1"]',
      'taskStages.list ["run-1"]',
      'tfPolicyEvaluations.list ["run-1"]',
    ]);
    expect(slept).toEqual([]);
  });
  test.each<[object, number]>([
    [{ data: [] }, 2],
    [{ data: [{ id: 'tfpe-1', type: 'x' }] }, 3],
    [{ data: null }, 2],
    [{ data: undefined }, 3],
    [{ links: {} }, 3],
  ])(
    'take fewer requests, if the run names no Terraform policy: %j: %d',
    async (named, questions) => {
      const of = { ...run(), relationships: { 'tf-policy-evaluations': named } };
      expect((await read({}, { of })).calls).toHaveLength(questions);
    },
  );
  const all = ['policyChecks', 'taskStages', 'tfPolicyEvaluations'];
  test.each<[boolean, object, string[]]>([
    [false, [], all],
    [true, [], ['tfPolicyEvaluations']],
    [true, [{ id: 'x-1', type: 'x' }], all],
    [true, {}, all],
  ])(
    'are listed unless the run names an empty list that is trusted: trusted %s, %j',
    async (trustsEmptyLists, data, lists) => {
      const relationships = { 'policy-checks': { data }, 'task-stages': { data } };
      const { calls, result } = await read(
        {},
        { of: { ...run(), relationships }, trustsEmptyLists },
      );
      expect(calls.map((call) => call.split('.')[0])).toEqual(lists);
      expect(result).toEqual(nobodySaid());
    },
  );
  test('keep the doubts of every list', async () => {
    const broken = (name: string) => () => listing(refused('unreadable', `${name} is cut.`));
    const { result } = await read({
      'policyChecks.list': broken('checks'),
      'taskStages.list': broken('stages'),
      'tfPolicyEvaluations.list': broken('Terraform policy'),
    });
    expect([result.checks, result.stages, result.tfEvaluations].map(({ how }) => how)).toEqual([
      { doubt: unreadable('checks is cut.') },
      { doubt: unreadable('stages is cut.') },
      { doubt: unreadable('Terraform policy is cut.') },
    ]);
  });

  describe('get ten seconds to end', () => {
    const LATE = [1_000, 2_000, 4_000];
    test.each<[string, Answers]>([
      ['a check', checksOf(policyCheck({ status: 'queued' }))],
      [
        'a check with a word nobody knows',
        { ...checksOf(policyCheck({ status: 'dreamt' })), ...NO_LOG },
      ],
      ['Terraform policy', terraformPolicyOf('running', 'Plan')],
      ['a stage', stagesOf(stageWith({ status: 'running' }))],
      ['a stage of the apply phase in which something ran', stagesOf(stageAhead('running'))],
    ])('if the run has %s', async (_, answers) => {
      const { slept, calls } = await read(answers);
      expect(slept).toEqual(LATE);
      expect(calls.filter((call) => call.startsWith('policyChecks.list'))).toHaveLength(4);
      expect((await read(answers, { rests: true })).slept).toEqual([]);
      expect((await read(answers, { deadline: 3_500 })).slept).toEqual([1_000, 2_000]);
      expect((await read(answers, { deadline: 3_000 })).slept).toEqual([1_000]);
    });
    test.each<[string, Answers]>([
      ['a check that is over', checksOf(policyCheck({ status: 'unreachable' }))],
      ['Terraform policy of the apply phase', terraformPolicyOf('pending', 'APPLY')],
      ['a stage of the apply phase', stagesOf(stageAhead('pending'))],
      [
        'an evaluation that is stuck in a stage that is over',
        stagesOf(stageWith({ status: 'failed' }, [policyEvaluation({ status: 'pending' })])),
      ],
    ])('but not if it has %s', async (_, answers) => {
      expect((await read(answers)).slept).toEqual([]);
    });
    test('and are read when they end meanwhile', async () => {
      const { result, slept } = await read({
        'policyChecks.list': inTurn(
          listing([policyCheck({ status: 'queued' })]),
          listing([passedCheck()]),
        ),
        'policyChecks.output': () => 'log',
      });
      expect(slept).toEqual([1_000]);
      expect(result.checks.items).toEqual([{ check: passedCheck(), log: 'log' }]);
    });
  });

  test('are asked for the outcomes of every evaluation that has some, and of no other', async () => {
    const evaluation = (status: string, id: string) => ({ ...policyEvaluation({ status }), id });
    const statuses = ['passed', 'failed', 'pending', 'unreachable', 'canceled', 'dreamt'];
    const evaluations = statuses.map((status, at) => evaluation(status, `poleval-${at + 1}`));
    const { result, calls } = await read({
      ...stagesOf(stageWith({}, evaluations, [taskResult()])),
      'policyEvaluations.outcomes': inTurn(listing([setOutcome()]), cutList(), listing([])),
    });
    const [stage] = result.stages.items;
    expect(stage?.taskResults).toEqual([taskResult()]);
    expect(stage?.evaluations.map(({ evaluation: { id }, sets }) => [id, sets])).toEqual([
      ['poleval-1', whole([setOutcome()])],
      ['poleval-2', CUT],
      ['poleval-3', undefined],
      ['poleval-4', undefined],
      ['poleval-5', undefined],
      ['poleval-6', whole([])],
    ]);
    expect(calls.filter((call) => call.startsWith('policyEvaluations'))).toEqual([
      'policyEvaluations.outcomes ["poleval-1"]',
      'policyEvaluations.outcomes ["poleval-2"]',
      'policyEvaluations.outcomes ["poleval-6"]',
    ]);
  });
  test('are asked for the outcomes of Terraform policy, also while it waits for a person', async () => {
    const evaluation = (status: string, id: string) => ({ ...tfEvaluation({ status }), id });
    const { result, calls } = await read(
      {
        'tfPolicyEvaluations.list': () =>
          listing([
            evaluation('awaiting_override', 'tfpe-1'),
            evaluation('pending', 'tfpe-2'),
            evaluation('passed', 'tfpe-3'),
          ]),
        'tfPolicyEvaluations.outcomes': inTurn(listing([tfSet()]), cutList()),
      },
      { rests: true },
    );
    expect(result.tfEvaluations.items.map(({ sets }) => sets)).toEqual([
      whole([tfSet()]),
      undefined,
      CUT,
    ]);
    expect(calls.filter((call) => call.startsWith('tfPolicyEvaluations.outcomes'))).toEqual([
      'tfPolicyEvaluations.outcomes ["tfpe-1"]',
      'tfPolicyEvaluations.outcomes ["tfpe-3"]',
    ]);
  });

  describe('the log of a check', () => {
    const checks = (status: string) => ({
      'policyChecks.list': () => listing([{ ...policyCheck({ status }), id: 'polchk-7' }]),
    });
    test('is read where there can be one, for twenty seconds', async () => {
      for (const status of ['passed', 'soft_failed', 'hard_failed', 'overridden', 'errored']) {
        const { calls, scopes } = await read({
          ...checks(status),
          'policyChecks.output': () => 'log',
        });
        expect(calls).toContain('policyChecks.output ["polchk-7"]');
        expect(scopes).toEqual([{ deadline: 20_000, signal }]);
      }
      const { scopes } = await read(
        { ...checks('passed'), 'policyChecks.output': () => 'log' },
        { deadline: 9_000 },
      );
      expect(scopes).toEqual([{ deadline: 9_000, signal }]);
    });
    test('is not requested where there is none', async () => {
      for (const status of ['pending', 'queued', 'unreachable', 'canceled']) {
        const { calls, result } = await read(checks(status), { rests: true });
        expect(calls.join()).not.toContain('output');
        expect(result.checks.items[0]?.log).toBeUndefined();
      }
    });
    test('is missing without effect where it cannot be read, unless the job is canceled', async () => {
      const failing = (error: Error) => ({
        ...checks('passed'),
        'policyChecks.output': () => error,
      });
      expect(
        (await read(failing(refused('not-found')))).result.checks.items[0]?.log,
      ).toBeUndefined();
      for (const error of [refused('aborted'), new TypeError('mistake')]) {
        await expect(read(failing(error))).rejects.toBe(error);
      }
    });
  });
});

describe('the judgement', () => {
  const RELATED = {
    'configuration-version': { data: { id: 'cv-1', type: 'configuration-versions' } },
    workspace: { data: { id: 'ws-1', type: 'workspaces' } },
    plan: { data: { id: 'plan-1', type: 'plans' } },
  };
  const over = (attributes = {}) => ({
    ...run({ status: 'planned_and_finished', 'plan-only': true, ...attributes }),
    relationships: RELATED,
  });
  const ASKED = {
    mode: 'speculative',
    runId: 'run-1',
    versionId: 'cv-1',
    workspace: { id: 'ws-1', name: 'net' },
    requirePolicies: false,
    base: undefined,
  } as const;
  const SILENT = { 'runs.planJson': () => '' };
  const SEEN = { id: 'run-1', url: 'https://service.example/run-1', status: 'planning' };
  const logOf = (...diagnostics: object[]): string =>
    diagnostics.map((diagnostic) => JSON.stringify({ type: 'diagnostic', diagnostic })).join('\n');
  function judge(
    answers: Answers,
    watched: object = {},
    requirements: Partial<RunRequirements & Requirements> = {},
    wishes?: Parameters<typeof judgeRun>[3],
  ) {
    const clock = instantClock();
    const { client, calls, scopes } = stubClient({
      ...NOTHING,
      'runs.events': () => [],
      ...answers,
    });
    const judged = judgeRun(
      { run: over(), plan: plan(), ...watched },
      { ...ASKED, ...requirements },
      { client, clock, signal, deadline: 600_000 },
      wishes,
    );
    return judged.then((result) => ({ result, calls, scopes, slept: clock.slept }));
  }
  const wordOf = async (...of: Parameters<typeof judge>) =>
    (await judge(...of)).result.verdict.word;
  const verdictOf = async (...of: Parameters<typeof judge>) => (await judge(...of)).result.verdict;

  test('is undecided for a run that says nothing else', async () => {
    const { result, calls, scopes } = await judge({});
    expect(result.verdict).toEqual({ word: 'passed', reasons: [] });
    expect(result.cost).toBeUndefined();
    expect(result.diagnostics).toEqual([]);
    expect(calls).toContain('runs.events ["run-1"]');
    expect(scopes).toEqual([{ signal, deadline: 20_000 }]);
    expect(await wordOf({}, {}, { requirePolicies: true })).toBe('undecided');
  });

  test('uses no exception whose name fits policies of two kinds', async () => {
    const outcome = { policy_name: 'encrypted', status: 'failed', enforcement_level: 'advisory' };
    const failed = { status: 'passed', 'result-count': counts(0, 0, 1) };
    const answers: Answers = {
      ...stagesOf(stageWith({}, [policyEvaluation(failed)])),
      'policyEvaluations.outcomes': () =>
        listing([setOutcome({ outcomes: [outcome], 'result-count': counts(0, 0, 1) })]),
      'runs.planJson': () => planJson([]),
    };
    const { address: _, ...entry } = { ...ENTRY, policy: 'encrypted', workspace: 'net' };
    const entries = [entry];
    const wordBeside = (...policies: string[]) => {
      const results = policies.map((policy) =>
        policyResult({ judge: judgeNamed('own-policies'), policySet: 'policies', policy }),
      );
      return wordOf(
        answers,
        {},
        {},
        {
          exceptions: { entries, today: TODAY },
          own: {
            sources: ['policies'],
            readsWhole: false,
            judge: async () => ({ results, notices: [] }),
          },
        },
      );
    };
    expect(await wordBeside('tags')).toBe('passed');
    expect(await wordBeside('encrypted')).toBe('advisory');
    // Own policies that were asked, and of which none says anything, have not judged.
    expect(await wordBeside()).toBe('undecided');
  });

  const queued = checksOf(policyCheck({ status: 'queued' }));
  test.each<[string, object, RunRequirements['mode']]>([
    ['waits for an override', { run: over({ status: 'policy_override' }) }, 'provisional'],
    [
      'has a stage that does',
      {
        run: over({ status: 'post_plan_running' }),
        taskStages: [taskStage({ status: 'awaiting_override' })],
      },
      'speculative',
    ],
  ])('does not wait for a run that %s', async (_, watched, mode) => {
    expect((await judge(queued, watched, { mode })).slept).toEqual([]);
  });

  test('waits ten seconds for what a finished run has not finished', async () => {
    const { result, slept } = await judge(queued);
    expect(slept).toEqual([1_000, 2_000, 4_000]);
    expect(result.verdict.word).toBe('undecided');
  });

  test('reads a plan by its name, once, if it did not come along', async () => {
    const { result, calls } = await judge({ 'runs.plan': () => plan() }, { plan: undefined });
    expect(result.verdict).toEqual({ word: 'passed', reasons: [] });
    expect(calls.filter((call) => call.startsWith('runs.plan'))).toEqual(['runs.plan ["plan-1"]']);
    const { plan: _, ...unnamed } = RELATED;
    const nameless = { plan: undefined, run: { ...over(), relationships: unnamed } };
    const undecided = (reason: string) => ({ word: 'undecided', reasons: [reason] });
    const inWords = ({ word, reasons }: Verdict) => ({ word, reasons: textsOf(reasons) });
    expect(inWords(await verdictOf({}, nameless))).toEqual(
      undecided('Run run-1 does not name its plan.'),
    );
    const unread = (error: Error) => judge({ 'runs.plan': () => error }, { plan: undefined });
    const { result: lost } = await unread(refused('not-found', 'Could not read the plan.'));
    expect(inWords(lost.verdict)).toEqual(undecided('Could not read the plan.'));
    expect(lost.diagnostics).toEqual([]);
    for (const error of [refused('aborted'), new TypeError('mistake')]) {
      await expect(unread(error)).rejects.toBe(error);
    }
  });

  test('explains a plan that failed by its log', async () => {
    const range = { filename: 'main.tf', start: { line: 3 } };
    const log = logOf({ severity: 'error', summary: 'Unsupported argument', range });
    const failed = { run: over({ status: 'errored' }), plan: plan({ status: 'errored' }) };
    const { result, calls } = await judge({ 'runs.planLog': () => log }, failed);
    expect(result.verdict.word).toBe('errored');
    expect(result.diagnostics).toEqual([
      { severity: 'error', summary: 'Unsupported argument', file: 'main.tf', line: 3 },
    ]);
    expect(calls.find((call) => call.startsWith('runs.planLog'))).toMatch(/,262144\]$/);
    const unread = await judge({ 'runs.planLog': () => refused('not-found') }, failed);
    expect(unread.result.diagnostics).toEqual([]);
    const unfinished = { status: 'canceled', 'log-read-url': 'https://logs.example/secret' };
    for (const attributes of [{}, unfinished]) {
      const { calls: others } = await judge({}, { plan: plan(attributes) });
      expect(others.join()).not.toContain('planLog');
    }
  });

  test('has the warnings of Terraform, which decide nothing', async () => {
    const log = logOf(
      {
        severity: 'warning',
        summary: 'Check block assertion failed',
        detail: 'Not reachable',
        range: { filename: 'main.tf', start: { line: 9 } },
      },
      { severity: 'error', summary: 'Printed by a provider' },
    );
    const planned = plan({ status: 'finished', 'log-read-url': 'https://logs.example/secret' });
    const { result } = await judge({ 'runs.planLog': () => log }, { plan: planned });
    expect(result.verdict.word).toBe('passed');
    expect(result.diagnostics).toEqual([
      {
        severity: 'warning',
        summary: 'Check block assertion failed',
        file: 'main.tf',
        line: 9,
        detail: 'Not reachable',
      },
    ]);
  });

  test('adds the results and sentences to what is known', async () => {
    const range = { filename: 'main.tf', start: { line: 3 } };
    const log = logOf(
      { severity: 'error', summary: 'x', range },
      { severity: 'error', summary: 'y' },
    );
    const left = { action: 'ignored_policy_sets', description: 'judged' };
    const event = { event: { id: 're-1', type: 'run-events', attributes: left } };
    const failed = { run: over({ status: 'errored' }), plan: plan({ status: 'errored' }) };
    const answers = { ...checksOf(passedCheck()), ...NO_LOG, 'runs.planLog': () => log };
    const events: GateEvent[] = [];
    const resultIn = async (workingDirectory: string) => {
      const known = { workingDirectory, notices: [note('known')] };
      const onEvent = (one: GateEvent) => void events.push(one);
      const all = { ...answers, 'runs.events': () => [event] };
      return (await judge(all, failed, {}, { known, onEvent })).result;
    };
    const files = ({ diagnostics }: WorkspaceResult) => diagnostics.map(({ file }) => file);
    expect(files(await resultIn(''))).toEqual(['main.tf', undefined]);
    const inside = await resultIn('infra/net');
    expect(files(inside)).toEqual(['infra/net/main.tf', undefined]);
    expect(textsOf(inside.notices)).toEqual(['known', 'judged']);
    expect(inside.verdict.word).toBe('errored');
    const words = 'policy check: 1 policy, all passed';
    const progress = { kind: 'progress', workspace: 'net', status: 'errored', words };
    expect(events.filter(({ kind }) => kind === 'progress')).toMatchObject([progress, progress]);
  });

  /** The verdict on a run that is over, as its job asks. */
  async function verdictOfSettled(
    run: ReturnType<typeof over>,
    answers: Answers = {},
    versionControl?: VersionControl,
  ) {
    const passed = { ...NOTHING, 'runs.events': () => [], ...checksOf(passedCheck()), ...NO_LOG };
    const { client } = stubClient({ ...passed, ...answers });
    const { job } = stubJob(client);
    const watched = { run, plan: plan() };
    const settled = { ...found(), versionId: 'cv-1', runSeen: SEEN, watched };
    const plannedCommit = versionControl && {
      change: versionControl.change,
      terraformVersion: undefined,
      ingress: await readIngress('cv-1', client),
    };
    const offer = offerOfRun(settled, job, { plannedCommit });
    const request = gateRequest([], { deadline: job.deadline });
    return (await judgeOffer(offer, request, job)).verdict;
  }

  test('is undecided for another run than the one that was started', async () => {
    expect((await verdictOfSettled({ ...over(), id: 'run-1' })).word).toBe('passed');
    const { word, reasons } = await verdictOfSettled({ ...over(), id: 'run-2' });
    expect([word, ...textsOf(reasons)]).toEqual([
      'undecided',
      'Run run-2 is not the one of this check, run-1.',
    ]);
  });

  test('asks once more for the commit that version control planned', async () => {
    const reasonsFor = async (commit: string) => {
      const ingressAttributes = { id: 'ia-1', attributes: ingressOf({ commit }) };
      const verdict = await verdictOfSettled(
        over(),
        { 'configurationVersions.show': () => ({ ingressAttributes }) },
        asked(new Date('2026-11-21T10:00:00Z')),
      );
      return textsOf(verdict.reasons).join(' ');
    };
    expect(await reasonsFor(OTHER_COMMIT)).toContain(OTHER_COMMIT);
    expect(await reasonsFor(COMMIT)).not.toContain(COMMIT);
  });

  test('has the times at which the run was in each state', async () => {
    const stamps = { 'planned-at': '2026-11-20T13:55:00Z' };
    const { result } = await judge({}, { run: over({ 'status-timestamps': stamps }) });
    expect(result.timestamps).toEqual(stamps);
    expect((await judge({})).result.timestamps).toBeUndefined();
  });

  const overridden = policyCheck({ status: 'overridden', result: checkCounts({ soft: 1 }) });
  test('reads skipped events where the run did not pass', async () => {
    const judgeSparing = async (answers: Answers) => {
      const { result, calls } = await judge(answers, {}, {}, { skipsEvents: true });
      const asks = calls.filter((call) => call.startsWith('runs.'));
      return { word: result.verdict.word, asks };
    };
    expect(await judgeSparing({})).toEqual({ word: 'passed', asks: [] });
    const again = await judgeSparing({ ...checksOf(overridden), ...NO_LOG });
    expect(again).toEqual({ word: 'overridden', asks: ['runs.events ["run-1"]'] });
  });

  test('accepts a plan that leaves something for later only where a part was requested', async () => {
    const created = [{ address: 'aws_vpc.a', actions: ['create'] }];
    const json = planJson(created).replace('{', '{"complete":false,');
    const doubted = async (requirements: Pick<RunRequirements, 'allowPartial' | 'options'>) => {
      const answers = { 'runs.planJson': () => json };
      const counts = { 'resource-changes': 0, 'resource-destructions': 0, 'resource-imports': 0 };
      const watched = {
        run: over(requirements.options),
        plan: plan({ ...counts, 'resource-additions': 1, 'has-changes': true }),
      };
      const rules = { protect: ['aws_db_instance.*'], maxDestroys: undefined };
      const { verdict } = (await judge(answers, watched, requirements, { guard: rules })).result;
      return textsOf(verdict.reasons).some((text) => text.includes('it is not complete'));
    };
    const options = { 'target-addrs': ['aws_vpc.a'] };
    expect(await doubted({ allowPartial: true, options })).toBe(false);
    expect(await doubted({ allowPartial: false, options })).toBe(true);
    expect(await doubted({ options })).toBe(true);
    expect(await doubted({ allowPartial: true, options: { refresh: false } })).toBe(true);
    expect(await doubted({ allowPartial: true })).toBe(true);
  });

  test('loses nothing by what only informs and cannot be read', async () => {
    const { result } = await judge({ 'runs.events': () => refused('forbidden') });
    expect([result.verdict.word, result.notices]).toEqual(['passed', []]);
    for (const error of [refused('aborted'), new TypeError('mistake')]) {
      await expect(judge({ 'runs.events': () => error })).rejects.toBe(error);
    }
  });

  test('names in its notices the events that were skipped', async () => {
    const attributes = { action: 'ignored_policy_sets', description: 'Two sets were left out.' };
    const { result } = await judge({ 'runs.events': () => [{ event: { attributes } }] });
    expect(textsOf(result.notices)).toEqual(['Two sets were left out.']);
  });

  test('is undecided for a run whose workspace has another name', async () => {
    const workspace = { id: 'ws-1', attributes: { name: 'sandbox' } };
    expect(await wordOf({}, { workspace })).toBe('undecided');
  });

  test('has the plan in numbers, with and without changes', async () => {
    const summary = async (attributes: object): Promise<PlanSummary | undefined> =>
      (await judge(SILENT, { plan: plan(attributes) })).result.plan;
    const none = { additions: 0, changes: 0, destructions: 0, imports: 0 };
    expect(await summary({})).toEqual({ status: 'finished', hasChanges: false, ...none });
    const numbers = {
      'resource-additions': 1,
      'resource-changes': 2,
      'resource-destructions': 3,
      'resource-imports': 4,
    };
    const counts = { additions: 1, changes: 2, destructions: 3, imports: 4 };
    expect(await summary(numbers)).toEqual({ status: 'finished', hasChanges: true, ...counts });
    for (const name of Object.keys(numbers)) {
      expect((await summary({ [name]: 1 }))?.hasChanges).toBe(true);
    }
    expect((await summary({ ...numbers, 'has-changes': false }))?.hasChanges).toBe(false);
    expect((await summary({ 'has-changes': true }))?.hasChanges).toBe(true);
  });
  test('has no summary where nothing was counted', async () => {
    const uncounted = await judge(SILENT, { plan: plan({ 'resource-additions': undefined }) });
    expect(uncounted.result.plan).toBeUndefined();
    expect(uncounted.result.verdict.word).toBe('passed');
  });
  const priced = {
    'prior-monthly-cost': '1.0',
    'proposed-monthly-cost': '3.5',
    'delta-monthly-cost': '2.5',
  };
  test.each([
    [{}, {}],
    [priced, { priorMonthly: '1.0', proposedMonthly: '3.5', deltaMonthly: '2.5' }],
    [{ 'prior-monthly-cost': null }, {}],
  ])('has its cost, if the service says it: %j', async (attributes, cost) => {
    const costEstimate = { attributes: { status: 'finished', ...attributes } };
    const { result } = await judge({}, { costEstimate });
    expect(result.cost).toEqual({ status: 'finished', ...cost });
  });
});

const UNCHANGED: PlanSummary = {
  status: 'finished',
  hasChanges: false,
  additions: 0,
  changes: 0,
  destructions: 0,
  imports: 0,
};

test.each<[string, Parameters<typeof run>[0], PlanSummary | undefined, true | undefined]>([
  ['changes nothing', { 'has-changes': false }, UNCHANGED, true],
  [
    'changes nothing, and is not to be applied then',
    { 'has-changes': false, 'allow-empty-apply': false },
    UNCHANGED,
    true,
  ],
  [
    'changes nothing, and is to be applied all the same',
    { 'has-changes': false, 'allow-empty-apply': true },
    UNCHANGED,
    undefined,
  ],
  ['changes something', { 'has-changes': true }, { ...UNCHANGED, hasChanges: true }, undefined],
  ['says otherwise than its plan', { 'has-changes': true }, UNCHANGED, undefined],
  ['has another plan', { 'has-changes': false }, { ...UNCHANGED, hasChanges: true }, undefined],
  ['has no plan', { 'has-changes': false }, undefined, undefined],
  [
    'has a plan that is not finished',
    { 'has-changes': false },
    { ...UNCHANGED, status: 'running' },
    undefined,
  ],
])('whether nobody can override a run that %s', (_, attributes, summary, expected) => {
  expect(takesNoOverride(run(attributes), summary)).toBe(expected);
});
