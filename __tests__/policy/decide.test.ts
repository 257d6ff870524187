import type { JudgeTraits } from '../../src/model/judge-traits.ts';
import { decide, judgeNamed, vouch } from '../support/judges.ts';
import { scannersEvidence, type ScannerFinding } from '../../src/policy/systems/scanners.ts';
import type { Finding } from '../../src/model/finding.ts';
import { note, textsOf } from '../support/findings.ts';
import { combineVerdicts, decideUnaffected, decideUnjudged } from '../../src/policy/decide.ts';
import { emptyReading, type Reading, type SystemEvidence } from '../../src/policy/reading.ts';
import { undecided } from '../../src/policy/claim-result.ts';
import type { RunOptions } from '../../src/client/wire/run.ts';
import type { PolicyResult } from '../../src/model/policy-result.ts';
import type { FailOn, VerdictWord } from '../../src/model/verdict.ts';
import { RUN_STATUSES, statusWords } from '../../src/model/status.ts';
import { evidence, plan, policyResult, runTask } from '../support/evidence.ts';
import { describe, expect, test } from '../support/jest.ts';

type Input = Parameters<typeof evidence>[0];

function expectVerdict(input: Input, word: VerdictWord, says: string | string[] = []): void {
  const verdict = decide(evidence(input));
  expect(verdict.word).toBe(word);
  const reasons = textsOf(verdict.reasons);
  for (const text of [says].flat()) expect(reasons.join('\n')).toContain(text);
  expect(reasons.length > 0).toBe(word !== 'passed');
  for (const reason of reasons) expect(reason).toMatch(/^[A-Z].*\.$/s);
}

const failing = (rest: Parameters<typeof policyResult>[0] = {}) =>
  policyResult({ status: 'failed', ...rest });
const reasonsOf = (input: Input) => textsOf(decide(evidence(input)).reasons);

test('a plan has a green word or at least one reason, never both or neither', () => {
  const advisory = failing({ level: 'advisory' });
  const overridden = policyResult({ status: 'overridden' });
  const of = (...results: (typeof advisory)[]) => vouch(evidence({ reading: { results } }));
  expect(vouch(evidence())).toEqual({ green: 'passed', remarks: [] });
  const remarked = of(advisory);
  expect(remarked).toMatchObject({ green: 'advisory', remarks: [{ code: 'policy-result' }] });
  expect(textsOf('remarks' in remarked ? remarked.remarks : [])).toEqual([
    'Policy "encrypted" (advisory) of policy set "guardrails" failed.',
  ]);
  expect(of(overridden, advisory)).toMatchObject({ green: 'overridden' });
  expect(of(advisory, failing())).toMatchObject({
    reasons: [{ word: 'blocked' }, { word: 'advisory' }],
  });
  expect(undecided(note('Why.'))).toEqual({ red: { ...note('Why.'), word: 'undecided' } });
});

test('a status without any word is undecided, as an unrecognized one', () => {
  const unrecognized = 'is "", an unrecognized status';
  const { word: _, ...silent } = policyResult({ status: 'unknown' });
  expectVerdict({ reading: { results: [silent] } }, 'undecided', unrecognized);
  const { word: __, ...task } = runTask({ status: 'unknown' });
  expectVerdict({ reading: { runTasks: [task] } }, 'undecided', unrecognized);
  const unanswered = { ...task, status: 'not-evaluated' as const };
  expectVerdict({ reading: { runTasks: [unanswered] } }, 'undecided', 'was still "".');
});

describe('one policy result', () => {
  const failed = { status: 'failed' as const };
  const overridable = true;
  const UNLEVELED = 'does not say at which level';
  const FINAL = 'cannot be overridden';
  const UNNAMED = { policySet: '', policy: 'unnamed policy' };
  const BROKEN = 'could not be evaluated';
  test.each<[Parameters<typeof policyResult>[0], VerdictWord, string]>([
    [{}, 'passed', ''],
    [{ level: 'unknown' }, 'passed', ''],
    [{ level: 'advisory' }, 'passed', ''],
    [
      { ...failed, level: 'advisory' },
      'advisory',
      'Policy "encrypted" (advisory) of policy set "guardrails" failed.',
    ],
    [{ ...failed, level: 'mandatory' }, 'blocked', FINAL],
    [{ ...failed, level: 'hard-mandatory' }, 'blocked', FINAL],
    [{ ...failed, level: 'mandatory', overridable }, 'needs-override', 'needs an override'],
    [{ ...failed, level: 'soft-mandatory', overridable }, 'needs-override', ''],
    [{ ...failed, level: 'mandatory-overridable', overridable }, 'needs-override', ''],
    [{ ...failed, level: 'unknown' }, 'undecided', UNLEVELED],
    [{ ...failed, level: 'unknown', overridable }, 'undecided', UNLEVELED],
    [{ level: 'unknown', word: 'super' }, 'undecided', '"super"'],
    [{ status: 'unknown', word: 'dreamt' }, 'undecided', '"dreamt"'],
    [{ status: 'unknown' }, 'undecided', 'an unrecognized status'],
    [{ status: 'overridden' }, 'overridden', 'failed and was overridden.'],
    [
      { status: 'overridden', override: { condition: true } },
      'overridden',
      'passes on a condition, which was approved.',
    ],
    [{ status: 'not-evaluated' }, 'undecided', 'was not evaluated'],
    [{ status: 'not-evaluated', level: 'advisory' }, 'advisory', 'was not evaluated'],
    [{ status: 'known-after-apply' }, 'undecided', 'set allow-unknown to true'],
    [{ status: 'known-after-apply', level: 'advisory' }, 'advisory', 'before the apply'],
    [{ status: 'known-after-apply', overridable }, 'undecided', 'set allow-unknown to true'],
    [
      { status: 'known-after-apply', overridable, judge: judgeNamed('own-policies') },
      'needs-override',
      'known only then, and needs approval.',
    ],
    [
      {
        status: 'known-after-apply',
        overridable,
        judge: judgeNamed('own-policies'),
        approval: { approvers: ['ann'], needed: 2, missing: 1, given: [] },
      },
      'needs-override',
      'known only then, and needs approval by ann (1 of 2).',
    ],
    [{ status: 'errored' }, 'errored', BROKEN],
    [{ status: 'errored', level: 'unknown' }, 'errored', BROKEN],
    [{ status: 'errored', level: 'advisory' }, 'advisory', BROKEN],
    [
      { status: 'errored', level: 'unknown', policy: '' },
      'errored',
      'Policy set "guardrails" could not',
    ],
    [{ ...failed, policySet: '' }, 'blocked', 'Policy "encrypted" (mandatory) failed'],
    [
      { ...failed, ...UNNAMED, judge: judgeNamed('policy-check'), level: 'hard-mandatory' },
      'blocked',
      'A policy (hard-mandatory) that the log does not name failed',
    ],
    [{ ...failed, policy: 'unnamed policy' }, 'blocked', 'Policy "unnamed policy"'],
  ])('%j is %s', (result, word, says) => {
    expectVerdict({ reading: { results: [policyResult(result)] } }, word, says);
  });
});

describe('a pass that waits for the apply', () => {
  const waiting = policyResult({ policy: 'waits', status: 'known-after-apply' });
  const verdictWith = (failOn: FailOn, ...results: PolicyResult[]) =>
    decide(evidence({ requirements: { failOn }, reading: { results } }));
  const inTwo = (failOn: FailOn, result: PolicyResult) =>
    combineVerdicts(
      [
        { name: 'a', verdict: verdictWith(failOn, waiting) },
        { name: 'b', verdict: verdictWith(failOn, result) },
      ],
      failOn,
    );

  test.each<[Partial<PolicyResult>, VerdictWord]>([
    [{ status: 'failed' }, 'blocked'],
    [{ status: 'failed', overridable: true }, 'needs-override'],
    [{ status: 'failed', level: 'advisory' }, 'undecided'],
    [{ status: 'errored' }, 'undecided'],
    [{ ...waiting, overridable: true, judge: judgeNamed('own-policies') }, 'undecided'],
    [{ status: 'unknown', word: 'dreamt' }, 'undecided'],
    [{ status: 'overridden' }, 'undecided'],
  ])('beside %j leaves %s, in one workspace and in two', (other, word) => {
    for (const failOn of ['mandatory', 'advisory'] as const) {
      const verdict = verdictWith(failOn, waiting, policyResult(other));
      expect(verdict.word).toBe(word);
      expect(inTwo(failOn, policyResult(other)).word).toBe(word);
    }
  });

  test('is told after the failure that leads', () => {
    const { reasons } = verdictWith('mandatory', waiting, failing());
    expect(textsOf(reasons)).toEqual([
      expect.stringContaining('failed and cannot be overridden.'),
      expect.stringContaining('cannot be judged before the apply'),
    ]);
    expect(inTwo('mandatory', failing()).reasons).toMatchObject([{ about: { workspace: 'b' } }]);
  });

  test('closes the gate where no failure does', () => {
    expect(verdictWith('never', waiting, failing()).word).toBe('undecided');
    expect(inTwo('never', failing()).word).toBe('undecided');
  });

  test('hides nothing that is not known for another reason', () => {
    const unrecognized = policyResult({ status: 'unknown', word: 'dreamt' });
    expect(verdictWith('mandatory', waiting, failing(), unrecognized).word).toBe('undecided');
    const verdict = verdictWith('mandatory', waiting, unrecognized);
    const blocked = { name: 'b', verdict: verdictWith('mandatory', failing()) };
    expect(combineVerdicts([{ name: 'a', verdict }, blocked], 'mandatory').word).toBe('undecided');
  });
});

test.each([
  ['mandatory', 'advisory'],
  ['unknown', 'undecided'],
] as const)(
  'values that are known after the apply make %s %s where that is allowed',
  (level, word) => {
    const results = [policyResult({ status: 'known-after-apply', level })];
    expectVerdict({ requirements: { unknownValues: 'advisory' }, reading: { results } }, word);
  },
);

test('a policy is named by all that is known of it, and by nothing else', () => {
  const said = (result: Parameters<typeof policyResult>[0]) =>
    reasonsOf({ reading: { results: [policyResult(result)] } });
  const check = { judge: judgeNamed('policy-check'), policySet: 'prod', policy: 'tags' } as const;
  expect(said({ ...check, status: 'failed', level: 'hard-mandatory' })).toEqual([
    'Policy "tags" (hard-mandatory) of policy set "prod" failed and cannot be overridden.',
  ]);
  expect(said({ ...check, status: 'errored', level: 'unknown' })).toEqual([
    'Policy "tags" of policy set "prod" could not be evaluated.',
  ]);
});

describe('one run task', () => {
  test.each<[Parameters<typeof runTask>[0], VerdictWord, string]>([
    [{}, 'passed', ''],
    [{ level: 'advisory' }, 'passed', ''],
    [{ level: 'unknown' }, 'passed', ''],
    [{ level: 'unknown', word: 'severe' }, 'undecided', 'unrecognized'],
    [{ level: 'unknown', status: 'failed' }, 'undecided', 'unrecognized'],
    [{ status: 'failed' }, 'blocked', '"cost-guard" (mandatory) failed'],
    [{ status: 'failed', overridable: true }, 'needs-override', 'needs an override'],
    [{ status: 'failed', level: 'advisory' }, 'advisory', '(advisory) failed'],
    [{ status: 'errored' }, 'errored', '(mandatory) errored'],
    [{ status: 'errored', level: 'advisory' }, 'advisory', '(advisory) errored'],
    [{ status: 'unknown', word: 'dreamt' }, 'undecided', '"dreamt"'],
    [
      { status: 'not-evaluated', word: 'running' },
      'undecided',
      'run task "cost-guard" was still "running"',
    ],
    [
      { status: 'not-evaluated', word: 'pending', level: 'advisory' },
      'advisory',
      'never answered: "pending"',
    ],
  ])('%j is %s', (task, word, says) => {
    expectVerdict({ reading: { runTasks: [runTask(task)] } }, word, says);
  });
});

describe('the run', () => {
  test('that names its own bad end is not compared with its timestamps', () => {
    const at = '2026-01-01T00:00:00+00:00';
    const stamps = { 'errored-at': at, 'canceled-at': at };
    const said = (status: string) => reasonsOf({ run: { status, 'status-timestamps': stamps } });
    expect(said('errored')).toEqual([
      'The run is "errored", and no policy or run task is the reason.',
    ]);
    expect(said('planned_and_finished')).toHaveLength(1);
  });

  test('passes in one status only', () => {
    for (const status of [...statusWords(RUN_STATUSES), 'frobnicating', 'constructor', '']) {
      const { word } = decide(evidence({ run: { status } }));
      expect(word === 'passed').toBe(status === 'planned_and_finished');
      const saved = decide(evidence({ mode: 'provisional', run: { status } })).word;
      expect(saved === 'passed').toBe(
        ['planned_and_finished', 'planned_and_saved'].includes(status),
      );
    }
  });

  test('does not pass in a status that is listed as bad and nowhere else', () => {
    const status = 'policy_soft_failed_v2';
    const table = RUN_STATUSES as Record<string, { kind: string; says: string }>;
    table[status] = { kind: 'bad', says: 'policy check soft-failed' };
    try {
      expectVerdict({ run: { status } }, 'undecided', `ended as "${status}"`);
    } finally {
      delete table[status];
    }
  });

  test.each<[string, VerdictWord, string]>([
    ['canceled', 'canceled', 'canceled by another person ("canceled")'],
    ['force_canceled', 'canceled', 'canceled by another person ("force_canceled")'],
    ['discarded', 'canceled', 'discarded by another person'],
    ['errored', 'errored', 'no policy or run task is the reason'],
    ['policy_soft_failed', 'undecided', 'no policy result says which one failed'],
    ['policy_override', 'undecided', 'awaits a decision ("policy_override")'],
    ['post_plan_completed', 'undecided', 'still "post_plan_completed"'],
    ['applied', 'undecided', 'a speculative run of this gate never gets there'],
    ['frobnicating', 'undecided', '"frobnicating", an unrecognized status'],
  ])('that is %s and nothing else is %s', (status, word, says) => {
    expectVerdict({ run: { status } }, word, says);
  });

  test('is no reason of its own where a policy explains its end', () => {
    const soft = failing({ level: 'soft-mandatory', overridable: true });
    const words = ['errored', 'policy_soft_failed', 'policy_override', 'post_plan_running'];
    for (const status of words) {
      const run = { status };
      expectVerdict({ run, reading: { results: [failing()] } }, 'blocked');
      expectVerdict({ run, reading: { results: [soft] } }, 'needs-override');
      expectVerdict({ run, reading: { errors: [note('It broke.')] } }, 'errored', 'It broke.');
    }
  });

  test('is explained by a policy that was not evaluated, and not by a doubt', () => {
    const said = (reading: NonNullable<Input>['reading']) =>
      reasonsOf({ run: { status: 'errored' }, reading });
    const ended = expect.stringContaining('no policy or run task is the reason');
    const results = [policyResult({ status: 'not-evaluated' })];
    expect(said({ results })).toEqual([expect.stringContaining('was not evaluated')]);
    const doubts = [note('A page is missing.')];
    const told = said({ results: [policyResult({})], doubts }).toSorted();
    expect(told).toEqual(['A page is missing.', ended]);
  });

  test('of another job, version or workspace, or of none, is undecided', () => {
    const named = (id: string, type: string) => ({ data: { id, type } });
    expectVerdict({ requirements: { runId: 'run-2' } }, 'undecided', ['run-1', 'run-2']);
    for (const [name, other] of [
      ['configuration-version', 'cv-2'],
      ['workspace', 'ws-2'],
    ] as const) {
      const words = name.replace('-', ' ');
      expectVerdict({ relationships: { [name]: named(other, `${name}s`) } }, 'undecided', other);
      for (const silent of [{ data: null }, {}, { links: { related: '/x' } }, { data: [] }]) {
        const said = { relationships: { [name]: silent } };
        expectVerdict(said, 'undecided', [`does not say which ${words}`]);
      }
    }
    expectVerdict({ workspaceName: 'sandbox' }, 'undecided', ['"sandbox"', '"net"']);
    expectVerdict({ workspaceName: 'NET' }, 'passed');
  });

  test('that was asked for a part passes where that was allowed, in any order', () => {
    const options: RunOptions = { 'target-addrs': ['a.b', 'c.d'] };
    const run = { 'target-addrs': ['c.d', 'a.b'] };
    expectVerdict({ requirements: { options }, run }, 'undecided', 'only a part (target)');
    expectVerdict({ requirements: { options, allowPartial: true }, run }, 'passed');
    expectVerdict({ requirements: { allowPartial: true }, run }, 'undecided', 'was not requested');
    const only: RunOptions = { 'refresh-only': true };
    const refreshed = { requirements: { options: only }, run: { ...only } };
    expectVerdict(refreshed, 'undecided', 'refresh-only');
  });

  test('that is not what its mode says is undecided', () => {
    for (const value of [false, undefined, null, 'true']) {
      expectVerdict({ run: { 'plan-only': value } }, 'undecided', 'could be applied');
      const saved = { mode: 'provisional', run: { 'save-plan': value } } as const;
      expectVerdict(saved, 'undecided', 'an ordinary run');
    }
    expectVerdict({ run: { actions: { 'is-confirmable': true } } }, 'undecided', 'confirmed');
    for (const value of [true, undefined, null, 'false']) {
      const applied = { mode: 'provisional', run: { 'auto-apply': value } } as const;
      expectVerdict(applied, 'undecided', 'applies it by itself');
    }
    expectVerdict({ mode: 'provisional', run: { actions: { 'is-confirmable': true } } }, 'passed');
  });

  test.each(['errored', 'canceled', 'force_canceled', 'discarded'])(
    'that was %s by its own timestamps is undecided',
    (word) => {
      const stamps = { [`${word.replace('_', '-')}-at`]: '2026-01-01T00:00:00Z' };
      expectVerdict(
        { run: { 'status-timestamps': stamps } },
        'undecided',
        `The run run-1 is "planned_and_finished", but by its own timestamps it was "${word}".`,
      );
      const none = { 'planned-and-finished-at': 'then', [Object.keys(stamps)[0] ?? '']: null };
      expectVerdict({ run: { 'status-timestamps': none } }, 'passed');
    },
  );
});

describe('the plan', () => {
  test.each<[string, string, VerdictWord]>([
    ['finished', 'planned_and_finished', 'passed'],
    ['errored', 'errored', 'errored'],
    ['errored', 'planned_and_finished', 'errored'],
    ['running', 'planned_and_finished', 'undecided'],
    ['unreachable', 'planned_and_finished', 'undecided'],
    ['canceled', 'planned_and_finished', 'undecided'],
    ['canceled', 'canceled', 'canceled'],
    ['pending', 'errored', 'errored'],
    ['dreamt', 'planned_and_finished', 'undecided'],
  ])('that is %s, of a run that is %s, makes it %s', (planStatus, status, word) => {
    expectVerdict({ planStatus, run: { status } }, word);
  });

  const doubt = 'Run run-1 does not name its plan.';

  test('that could not be read is a reason only where the run ended well', () => {
    expectVerdict({ plan: { doubt: note(doubt) }, run: { status: 'errored' } }, 'errored');
    expectVerdict({ plan: { doubt: note(doubt) }, run: { status: 'canceled' } }, 'canceled');
    const input = { plan: { doubt: note(doubt) }, reading: { results: [failing()] } };
    const { word, reasons } = decide(evidence(input));
    expect([word, textsOf(reasons)[0]]).toEqual(['undecided', doubt]);
    expect(reasonsOf({ ...input, run: { status: 'errored' } })).toHaveLength(1);
  });

  test('that failed or was canceled by its own timestamps is not finished', () => {
    const attributes = { status: 'finished', 'status-timestamps': { 'errored-at': 'then' } };
    const stamped = { plan: { answer: plan(attributes) } };
    expectVerdict(
      stamped,
      'undecided',
      `The plan plan-1 is "finished", but by its own timestamps it was "errored".`,
    );
    const doubtful = { ...stamped, reading: { results: [failing()] } };
    expectVerdict(doubtful, 'undecided');
    // A policy closed the run, and some services stamp the plan with how the run ended.
    expectVerdict({ ...doubtful, run: { status: 'errored' } }, 'blocked');
    expectVerdict({ ...stamped, run: { status: 'errored' } }, 'undecided');
  });

  test('that failed is the reason, once', () => {
    const failed = { planStatus: 'errored', run: { status: 'errored' } };
    const { reasons } = decide(evidence(failed));
    expect(textsOf(reasons)).toEqual(['The plan failed, so no policy could be evaluated.']);
    expect(reasons.map(({ code }) => code)).toEqual(['PG-119']);
    const reading = { doubts: [note('What the run hints at was not found.')] };
    expect(decide(evidence({ ...failed, reading }))).toEqual({ word: 'errored', reasons });
    expectVerdict({ planStatus: 'errored', reading }, 'undecided');
  });
});

describe('a policy or task without a result', () => {
  const evaluation = { what: 'policy evaluation poleval-7' };
  const check = { what: 'policy check polchk-7', isAfterPlan: true } as const;
  /** What is left behind a policy that failed. */
  const behind = (rest: Partial<Reading>) => ({ results: [failing()], ...rest });
  const late = (word: string, stage?: string) => ({
    unfinished: [{ ...evaluation, word, ...(stage !== undefined && { stage }) }],
  });
  const lateCheck = (word: string) => ({ unfinished: [{ ...check, word }] });
  const lateTask = (word: string) => ({
    runTasks: [runTask({ status: 'not-evaluated', word })],
  });

  test('keeps the gate closed, with what the run was waiting for', () => {
    const runTasks = [runTask({ status: 'failed' })];
    const reading = { ...late('pending', 'failed'), runTasks };
    const { word, reasons } = decide(evidence({ reading }));
    expect([word, reasons[0]?.code]).toEqual(['undecided', 'PG-133']);
    expect(textsOf(reasons)[0]).toBe(
      'The run ended as "planned_and_finished", but policy evaluation poleval-7 was still "pending" (its stage was "failed"). Plangate could not verify this plan, so the gate fails. The likely cause is a mandatory run task that failed: see "cost-guard" in the run.',
    );
    expect(textsOf(reasons)[1]).toBe('Run task "cost-guard" (mandatory) failed.');
  });

  test('names no cause and no stage where there is none', () => {
    const runTasks = [runTask({ status: 'errored', level: 'advisory' }), runTask()];
    expect(reasonsOf({ reading: { ...lateCheck('queued'), runTasks } })[0]).toBe(
      'The run ended as "planned_and_finished", but policy check polchk-7 was still "queued". Plangate could not verify this plan, so the gate fails.',
    );
    expect(reasonsOf({ reading: late('pending', 'running') })[0]).toContain(
      '(its stage is "running")',
    );
  });

  test('may have an errored run task as its cause', () => {
    const reading = { ...late('pending', 'failed'), runTasks: [runTask({ status: 'errored' })] };
    expect(reasonsOf({ reading })[0]).toContain('see "cost-guard" in the run');
  });

  test('is named once, if it is a run task', () => {
    expect(reasonsOf({ reading: lateTask('pending') })).toEqual([
      'The run ended as "planned_and_finished", but run task "cost-guard" was still "pending". Plangate could not verify this plan, so the gate fails.',
    ]);
  });

  test('is named as an unrecognized status of the plan, however the run ended', () => {
    for (const status of ['planned_and_finished', 'errored']) {
      const reasons = reasonsOf({ planStatus: 'dreamt', run: { status } });
      expect(reasons).toContain('The plan is "dreamt", an unrecognized status.');
      expect(reasons.join()).not.toContain('its plan is still');
    }
  });

  const awaiting = { run: { status: 'post_plan_awaiting_decision' } };
  /** Of a run that errored, unless a row says otherwise. */
  const LEFT_BEHIND: Record<string, [VerdictWord, Partial<Reading>, Input?]> = {
    'unreachable with nothing before it': ['undecided', late('unreachable')],
    'unreachable behind a failure': ['blocked', behind(late('unreachable', 'unreachable'))],
    'pending behind a failure': ['undecided', behind(late('pending', 'failed'))],
    'pending in a stage that never began': ['blocked', behind(late('pending', 'pending'))],
    'a check behind a failure': ['blocked', behind(lateCheck('pending')), awaiting],
    'a check behind nothing': ['undecided', lateCheck('pending')],
    'unreachable in a run that ended well': [
      'undecided',
      behind(lateCheck('unreachable')),
      { run: {} },
    ],
    'anything behind a failed plan': [
      'errored',
      { ...late('pending', 'running'), ...lateTask('pending') },
      { planStatus: 'errored' },
    ],
    'a mandatory run task behind a failure': ['blocked', behind(lateTask('unreachable'))],
    'a mandatory run task still running behind a failure': [
      'undecided',
      behind(lateTask('running')),
    ],
    'a mandatory run task that nothing explains': ['undecided', lateTask('unreachable')],
  };
  test.each(Object.entries(LEFT_BEHIND))(
    'is decided for this case: %s',
    (_, [word, reading, others = {}]) => {
      expectVerdict({ run: { status: 'errored' }, reading, ...others }, word);
    },
  );

  test('adds no reason to a canceled run', () => {
    const run = { status: 'canceled' };
    expect(reasonsOf({ run, requirePolicies: true, reading: late('canceled') })).toEqual([
      'The run was canceled by another person ("canceled") before it could be judged.',
    ]);
  });
});

test('an absent policy system is no reason, and a doubt about its list is one', () => {
  expectVerdict({ taskStages: { how: { absent: 'not found' } } }, 'passed');
  const how = { doubt: note('Page 2 is missing.') };
  expectVerdict({ taskStages: { how } }, 'undecided', 'Page 2 is missing.');
});

describe('a plan is undecided unless every system was asked', () => {
  const NAMES = {
    'policy-check': 'policy check',
    'policy-evaluation': 'policy evaluation',
    'terraform-policy': 'terraform policy',
    'own-policies': 'own policies',
  } as const;
  const own = policyResult({ judge: judgeNamed('own-policies'), policySet: 'policies' });
  const asked = (judgedBy?: JudgeTraits[]) =>
    evidence({
      ownPolicies: { reading: { ...emptyReading(), results: [own] } },
      requirements: { ...(judgedBy !== undefined && { judgedBy }) },
    });
  const less = (name: string, of = asked([judgeNamed('own-policies')])) => ({
    ...of,
    systems: of.systems.filter(({ judge }) => judge.name !== name),
  });

  test.each(Object.entries(NAMES))('such as %s', (name, words) => {
    expect(decide(asked([judgeNamed('own-policies')]))).toEqual({ word: 'passed', reasons: [] });
    const { word, reasons } = decide(less(name));
    expect(word).toBe('undecided');
    expect(textsOf(reasons)).toEqual([`Nothing was asked of the ${words} of this plan.`]);
    expect(reasons.map(({ code }) => code)).toEqual(['not-given']);
  });

  test('but own policies only where there are some', () => {
    expect(decide(less('own-policies', asked([]))).word).toBe('passed');
    expect(decide(less('own-policies', asked())).word).toBe('passed');
  });

  test('and one that was asked twice counts twice', () => {
    const { systems, ...rest } = asked([judgeNamed('own-policies')]);
    const [first, ...others] = systems;
    if (first === undefined) throw new Error('There is no system.');
    const failed = { ...first, reading: { ...first.reading, results: [failing()] } };
    expect(decide({ ...rest, systems: [first, failed, ...others] }).word).toBe('blocked');
  });
});

describe('a failure of an own policy', () => {
  const own = { judge: judgeNamed('own-policies'), policySet: 'policies' } as const;
  const of = (rest: Parameters<typeof failing>[0], input: Input = {}) => ({
    ...input,
    ownPolicies: { reading: { ...emptyReading(), results: [failing({ ...own, ...rest })] } },
  });

  test('is accepted at each level that is known, where it was asked again', () => {
    for (const level of ['advisory', 'soft-mandatory', 'hard-mandatory', 'mandatory'] as const) {
      expectVerdict(of({ level, status: 'excepted' }), 'passed');
      expectVerdict(of({ level, status: 'existing' }), 'passed');
    }
    const unknown = { level: 'unknown', status: 'excepted' } as const;
    expectVerdict(of(unknown), 'undecided', 'no failure can be accepted');
  });

  test('is not accepted for a policy of a service, unless that is advisory', () => {
    const of = (level: 'advisory' | 'mandatory') => ({
      reading: { results: [failing({ level, status: 'excepted' })] },
    });
    expectVerdict(of('advisory'), 'passed');
    expectVerdict(of('mandatory'), 'undecided', 'no failure can be accepted');
  });

  test('never explains the end of a run', () => {
    const overridden = { status: 'overridden', override: { at: '2026-01-02T00:00:00Z' } } as const;
    const run = {
      status: 'policy_soft_failed',
      'status-timestamps': { 'policy-soft-failed-at': '2026-01-01T00:00:00Z' },
    };
    expectVerdict({ run, reading: { results: [failing(overridden)] } }, 'overridden');
    const waitsSince = (at: string) => ({
      status: 'policy_override',
      'status-timestamps': { 'policy-override-at': at },
    });
    const results = [failing(overridden)];
    expectVerdict({ run: waitsSince('2026-01-01T00:00:00Z'), reading: { results } }, 'overridden');
    expectVerdict({ run: waitsSince('2026-01-03T00:00:00Z'), reading: { results } }, 'undecided');
    expectVerdict(of(overridden, { run }), 'undecided', 'policy_soft_failed');
    expectVerdict(of(overridden), 'overridden');
  });
});

test('an approved finding of a scanner never explains the end of a run', () => {
  const { systems, ...rest } = evidence({
    run: {
      status: 'policy_soft_failed',
      'status-timestamps': { 'policy-soft-failed-at': '2026-01-01T00:00:00Z' },
    },
  });
  const override = { at: '2026-01-02T00:00:00Z' };
  const approved = policyResult({ judge: judgeNamed('scanners'), status: 'overridden', override });
  const reading = { ...emptyReading(), results: [approved] };
  const scanned = { judge: judgeNamed('scanners'), how: { complete: true }, reading } as const;
  expect(decide({ ...rest, systems: [...systems, scanned] }).word).toBe('undecided');
});

test('a run without results passes unless policies are required', () => {
  expectVerdict({}, 'passed');
  expectVerdict({ requirePolicies: true }, 'undecided', 'No policy result was found');
  expectVerdict({ requirePolicies: true, reading: { results: [policyResult()] } }, 'passed');
});

test('doubts come before failures, and each reason is named once, the worst first', () => {
  const results = [failing({ level: 'advisory' }), failing(), failing()];
  const reading = { results, doubts: [note('A page is missing.', 'PG-146')] };
  const { word, reasons } = decide(evidence({ reading }));
  expect([word, ...textsOf(reasons)]).toEqual([
    'undecided',
    'A page is missing.',
    'Policy "encrypted" (mandatory) of policy set "guardrails" failed and cannot be overridden.',
    'Policy "encrypted" (advisory) of policy set "guardrails" failed.',
  ]);
  expect(reasons.map(({ code }) => code)).toEqual(['PG-146', 'policy-result', 'policy-result']);
});

test('the verdict of several workspaces is the worst one, with its reasons and their names', () => {
  const a = {
    name: 'a',
    verdict: { word: 'blocked' as const, reasons: [note('One.', 'PG-141')] },
  };
  const b = { name: 'b', verdict: { word: 'advisory' as const, reasons: [note('Two.')] } };
  const c = { name: 'c', verdict: { word: 'blocked' as const, reasons: [note('Three.')] } };
  const of = (workspace: string, found: Finding) => ({ ...found, about: { workspace } });
  expect(combineVerdicts([a])).toEqual({
    word: 'blocked',
    reasons: [of('a', note('One.', 'PG-141'))],
  });
  expect(combineVerdicts([a, b, c])).toEqual({
    word: 'blocked',
    reasons: [of('a', note('One.', 'PG-141')), of('c', note('Three.'))],
  });
  expect(combineVerdicts([])).toEqual({ word: 'passed', reasons: [] });
});

test('without a run, only an error of the service itself is errored', () => {
  const no = note('No.');
  expect(decideUnjudged({ ...no, kind: 'canceled' }).word).toBe('canceled');
  expect(decideUnjudged({ ...no, kind: 'canceled', errored: true }).word).toBe('canceled');
  expect(decideUnjudged({ ...no, kind: 'service', errored: true }).word).toBe('errored');
  expect(decideUnjudged({ ...no, kind: 'service', errored: false }).word).toBe('undecided');
  expect(decideUnjudged({ ...no, kind: 'refused' })).toEqual({
    word: 'undecided',
    reasons: [note('No.')],
  });
});

test('a change that concerns no workspace passes only where no policy is required', () => {
  const base = { branch: 'main', defaultBranch: 'main', targetBranches: [] };
  expect(decideUnaffected({ requirePolicies: false, base })).toEqual({
    word: 'passed',
    reasons: [],
  });
  const { word, reasons } = decideUnaffected({ requirePolicies: true, base });
  expect(word).toBe('undecided');
  expect(textsOf(reasons)).toEqual([
    expect.stringMatching(/^No workspace is affected .* Set require-policies to false/),
  ]);
  expect(reasons.map(({ code }) => code)).toEqual(['PG-153']);
});

test('a change that concerns no workspace is held to what scanners found in no workspace', () => {
  const base = { branch: 'main', defaultBranch: 'main', targetBranches: [] };
  const wordOf = (...ofCheck: SystemEvidence[]) =>
    decideUnaffected({ requirePolicies: false, base, ofCheck }).word;
  const found: ScannerFinding = {
    tool: 'Trivy',
    rule: 'AVD-DS-0002',
    severity: 'high',
    isMandatory: true,
    message: 'It runs as root.',
    title: '',
    help: undefined,
    path: 'Dockerfile',
    line: 1,
    endLine: 1,
    addresses: [],
    isOld: false,
    excepted: undefined,
    approvers: undefined,
  };
  expect(wordOf(scannersEvidence([], ['Trivy'], []))).toBe('passed');
  expect(wordOf(scannersEvidence([{ ...found, isMandatory: false }], [], []))).toBe('advisory');
  expect(wordOf(scannersEvidence([{ ...found, isOld: true }], [], []))).toBe('passed');
  expect(wordOf(scannersEvidence([found], [], []))).toBe('blocked');
  expect(wordOf(scannersEvidence([], [], [note('It is not there.')]))).toBe('undecided');
});

test('a change that concerns no workspace is undecided for a base that does not count', () => {
  const base = { branch: 'mine', defaultBranch: 'main', targetBranches: [] };
  const { word, reasons } = decideUnaffected({ requirePolicies: false, base });
  expect(word).toBe('undecided');
  expect(textsOf(reasons)).toEqual([expect.stringContaining('to be merged into "mine"')]);
  expect(reasons.map(({ code }) => code)).toEqual(['PG-158']);
});

test('a reason about the whole job is named once, before those of workspaces', () => {
  const ofJob = note('It goes elsewhere.', 'PG-158');
  const verdicts = ['a', 'b'].map((name) => ({
    name,
    verdict: { word: 'undecided' as const, reasons: [note('Late.'), ofJob] },
  }));
  const { reasons } = combineVerdicts(verdicts);
  expect(reasons.map(({ about, ...found }) => [about?.workspace, ...textsOf([found])])).toEqual([
    [undefined, 'It goes elsewhere.'],
    ['a', 'Late.'],
    ['b', 'Late.'],
  ]);
});
