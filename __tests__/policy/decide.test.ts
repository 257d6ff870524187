import { describe, expect, test } from '@jest/globals';

import { combine, decide, decideWithout } from '../../src/policy/decide.ts';
import type { VerdictWord } from '../../src/policy/verdict.ts';
import { runKind } from '../../src/wait/settle.ts';
import { RUN_STATUSES } from '../../src/wire/statuses.ts';
import { evidence, policyResult, runTask } from '../support/evidence.ts';

type Input = Parameters<typeof evidence>[0];

function expectVerdict(input: Input, word: VerdictWord, says: string | string[] = []): void {
  const verdict = decide(evidence(input));
  expect(verdict.word).toBe(word);
  for (const text of [says].flat()) expect(verdict.reasons.join('\n')).toContain(text);
  expect(verdict.reasons.length > 0).toBe(word !== 'passed');
  for (const reason of verdict.reasons) expect(reason).toMatch(/^[A-Z].*\.$/s);
}

describe('one policy result', () => {
  const failed = { status: 'failed' as const };
  test.each<[Parameters<typeof policyResult>[0], VerdictWord, string]>([
    [{}, 'passed', ''],
    [{ level: 'unknown' }, 'passed', ''],
    [{ level: 'advisory' }, 'passed', ''],
    [
      { ...failed, level: 'advisory' },
      'advisory',
      'Policy "encrypted" (advisory) of policy set "guardrails" failed.',
    ],
    [{ ...failed, level: 'mandatory' }, 'blocked', 'cannot be overridden'],
    [{ ...failed, level: 'hard-mandatory' }, 'blocked', 'cannot be overridden'],
    [{ ...failed, level: 'mandatory', overridable: true }, 'needs-override', 'needs an override'],
    [{ ...failed, level: 'soft-mandatory', overridable: true }, 'needs-override', ''],
    [{ ...failed, level: 'mandatory-overridable', overridable: true }, 'needs-override', ''],
    [{ ...failed, level: 'unknown' }, 'undecided', 'does not say at which level'],
    [
      { ...failed, level: 'unknown', overridable: true },
      'undecided',
      'does not say at which level',
    ],
    [{ level: 'unknown', word: 'super' }, 'undecided', '"super"'],
    [{ status: 'unknown', word: 'dreamt' }, 'undecided', '"dreamt"'],
    [{ status: 'unknown' }, 'undecided', 'a status not known here'],
    [{ status: 'overridden' }, 'overridden', 'was overridden'],
    [{ status: 'not-evaluated' }, 'undecided', 'was not evaluated'],
    [{ status: 'errored' }, 'errored', 'could not be evaluated'],
    [{ status: 'errored', level: 'unknown' }, 'errored', 'could not be evaluated'],
    [{ status: 'errored', level: 'advisory' }, 'advisory', 'could not be evaluated'],
    [
      { status: 'errored', level: 'unknown', policy: '' },
      'errored',
      'Policy set "guardrails" could not',
    ],
    [{ ...failed, policySet: '' }, 'blocked', 'Policy "encrypted" (mandatory) failed'],
    [
      {
        ...failed,
        system: 'policy-check',
        policySet: '',
        policy: 'unnamed policy',
        level: 'hard-mandatory',
      },
      'blocked',
      'A policy (hard-mandatory) that the log does not name failed',
    ],
    [{ ...failed, policy: 'unnamed policy' }, 'blocked', 'Policy "unnamed policy"'],
  ])('%j is %s', (result, word, says) => {
    expectVerdict({ reading: { results: [policyResult(result)] } }, word, says);
  });
});

test('a policy is named by all that is known of it, and by nothing else', () => {
  const said = (result: Parameters<typeof policyResult>[0]) =>
    decide(evidence({ reading: { results: [policyResult(result)] } })).reasons;
  const check = { system: 'policy-check', policySet: 'prod', policy: 'tags' } as const;
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
    [{ level: 'unknown', word: 'severe' }, 'undecided', 'not known here'],
    [{ level: 'unknown', status: 'failed' }, 'undecided', 'not known here'],
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
  test('is good in one state only, whatever else it may be called', () => {
    for (const status of [...RUN_STATUSES, 'frobnicating', 'constructor', '']) {
      const { word } = decide(evidence({ run: { status } }));
      expect(word === 'passed').toBe(status === 'planned_and_finished');
      const saved = decide(evidence({ mode: 'provisional', run: { status } })).word;
      expect(saved === 'passed').toBe(
        ['planned_and_finished', 'planned_and_saved'].includes(status),
      );
    }
  });

  test.each<[string, VerdictWord, string]>([
    ['canceled', 'canceled', 'canceled by somebody else ("canceled")'],
    ['force_canceled', 'canceled', 'canceled by somebody else ("force_canceled")'],
    ['discarded', 'canceled', 'discarded by somebody else'],
    ['errored', 'errored', 'no policy or run task is the reason'],
    ['policy_soft_failed', 'undecided', 'no policy result says which one failed'],
    ['policy_override', 'undecided', 'awaits a decision ("policy_override")'],
    ['post_plan_completed', 'undecided', 'still "post_plan_completed"'],
    ['applied', 'undecided', 'a speculative run of this gate never gets there'],
    ['frobnicating', 'undecided', '"frobnicating", a status not known here'],
  ])('%s alone is %s', (status, word, says) => {
    expectVerdict({ run: { status } }, word, says);
  });

  test('what a policy explains is not blamed on the run as well', () => {
    const blocked = policyResult({ status: 'failed' });
    const soft = policyResult({ status: 'failed', level: 'soft-mandatory', overridable: true });
    for (const status of [
      'errored',
      'policy_soft_failed',
      'policy_override',
      'post_plan_running',
    ]) {
      expectVerdict({ run: { status }, reading: { results: [blocked] } }, 'blocked');
      expectVerdict({ run: { status }, reading: { results: [soft] } }, 'needs-override');
      expectVerdict(
        { run: { status }, reading: { errors: ['It broke.'] } },
        'errored',
        'It broke.',
      );
    }
  });

  test('of another version, of no version, or one that could be applied vouches for nothing', () => {
    expectVerdict({ run: { configurationVersionId: 'cv-2' } }, 'undecided', ['cv-2', 'cv-1']);
    expectVerdict(
      { run: { configurationVersionId: undefined } },
      'undecided',
      'does not say which',
    );
    expectVerdict({ run: { planOnly: false } }, 'undecided', 'is not speculative');
    expectVerdict({ run: { planOnly: undefined } }, 'passed');
    expectVerdict({ mode: 'provisional', run: { planOnly: false } }, 'passed');
  });

  test('that rests to be confirmed has come to its end in provisional mode', () => {
    const run = { status: 'policy_checked', confirmable: true };
    expectVerdict({ mode: 'provisional', run }, 'passed');
    expectVerdict({ mode: 'provisional', run: { ...run, confirmable: false } }, 'undecided');
    expectVerdict({ run }, 'undecided');
  });
});

describe('the plan', () => {
  test.each<[string | undefined, string, VerdictWord]>([
    [undefined, 'planned_and_finished', 'passed'],
    ['finished', 'planned_and_finished', 'passed'],
    ['errored', 'errored', 'errored'],
    ['errored', 'planned_and_finished', 'errored'],
    ['running', 'planned_and_finished', 'undecided'],
    ['unreachable', 'planned_and_finished', 'undecided'],
    ['canceled', 'planned_and_finished', 'undecided'],
    ['canceled', 'canceled', 'canceled'],
    ['pending', 'errored', 'errored'],
    ['dreamt', 'planned_and_finished', 'undecided'],
  ])('%s of a run that is %s is %s', (planStatus, status, word) => {
    expectVerdict({ planStatus, run: { status } }, word);
  });

  test('that failed is told as the reason, once', () => {
    const { reasons } = decide(evidence({ planStatus: 'errored', run: { status: 'errored' } }));
    expect(reasons).toEqual(['The plan failed, so no policy could be evaluated.']);
  });
});

describe('what never got a result', () => {
  const evaluation = { system: 'policy-evaluation' as const, what: 'policy evaluation poleval-7' };
  const check = { system: 'policy-check' as const, what: 'policy check polchk-7' };
  const blocked = { results: [policyResult({ status: 'failed' as const })] };

  test('keeps the gate closed and says what it was waiting for', () => {
    const { word, reasons } = decide(
      evidence({
        reading: {
          unfinished: [{ ...evaluation, word: 'pending', stage: 'failed' }],
          runTasks: [runTask({ status: 'failed' })],
        },
      }),
    );
    expect(word).toBe('undecided');
    expect(reasons[0]).toBe(
      'The run ended as "planned_and_finished", but policy evaluation poleval-7 was still "pending" (its stage was "failed"). Nothing vouches for this plan, so the gate stays closed. The usual cause is a mandatory run task that failed: see "cost-guard" in the run.',
    );
    expect(reasons[1]).toBe('Run task "cost-guard" (mandatory) failed.');
  });

  test('names no cause where there is none, and no stage where there is none', () => {
    const { reasons } = decide(
      evidence({
        reading: {
          unfinished: [{ ...check, word: 'queued' }],
          runTasks: [runTask({ status: 'errored', level: 'advisory' }), runTask()],
        },
      }),
    );
    expect(reasons[0]).toBe(
      'The run ended as "planned_and_finished", but policy check polchk-7 was still "queued". Nothing vouches for this plan, so the gate stays closed.',
    );
    const running = { ...evaluation, word: 'pending', stage: 'running' };
    const said = decide(evidence({ reading: { unfinished: [running] } })).reasons[0];
    expect(said).toContain('(its stage is "running")');
  });

  test('an errored run task is a cause as well', () => {
    const task = runTask({ status: 'errored' });
    const unfinished = [{ ...evaluation, word: 'pending', stage: 'failed' }];
    const { reasons } = decide(evidence({ reading: { unfinished, runTasks: [task] } }));
    expect(reasons[0]).toContain('see "cost-guard" in the run');
  });

  test('a run task that never answered is told once', () => {
    const runTasks = [runTask({ status: 'not-evaluated', word: 'pending' })];
    expect(decide(evidence({ reading: { runTasks } })).reasons).toEqual([
      'The run ended as "planned_and_finished", but run task "cost-guard" was still "pending". Nothing vouches for this plan, so the gate stays closed.',
    ]);
  });

  test('an unknown word of the plan is told as such, however the run ended', () => {
    for (const status of ['planned_and_finished', 'errored']) {
      const { reasons } = decide(evidence({ planStatus: 'dreamt', run: { status } }));
      expect(reasons).toContain('The plan is "dreamt", a status not known here.');
      expect(reasons.join()).not.toContain('its plan is still');
    }
  });

  test.each<[string, Input, VerdictWord]>([
    [
      'unreachable with nothing before it',
      {
        run: { status: 'errored' },
        reading: { unfinished: [{ ...evaluation, word: 'unreachable' }] },
      },
      'undecided',
    ],
    [
      'unreachable behind a failure',
      {
        run: { status: 'errored' },
        reading: {
          ...blocked,
          unfinished: [{ ...evaluation, word: 'unreachable', stage: 'unreachable' }],
        },
      },
      'blocked',
    ],
    [
      'pending behind a failure',
      {
        run: { status: 'errored' },
        reading: { ...blocked, unfinished: [{ ...evaluation, word: 'pending', stage: 'failed' }] },
      },
      'undecided',
    ],
    [
      'pending in a stage that never began',
      {
        run: { status: 'errored' },
        reading: { ...blocked, unfinished: [{ ...evaluation, word: 'pending', stage: 'pending' }] },
      },
      'blocked',
    ],
    [
      'a check behind a failure',
      {
        run: { status: 'post_plan_awaiting_decision' },
        reading: { ...blocked, unfinished: [{ ...check, word: 'pending' }] },
      },
      'blocked',
    ],
    [
      'a check behind nothing',
      { run: { status: 'errored' }, reading: { unfinished: [{ ...check, word: 'pending' }] } },
      'undecided',
    ],
    [
      'unreachable in a run that ended well',
      { reading: { ...blocked, unfinished: [{ ...check, word: 'unreachable' }] } },
      'undecided',
    ],
    [
      'anything behind a failed plan',
      {
        planStatus: 'errored',
        run: { status: 'errored' },
        reading: {
          unfinished: [{ ...evaluation, word: 'pending', stage: 'running' }],
          runTasks: [runTask({ status: 'not-evaluated', word: 'pending' })],
        },
      },
      'errored',
    ],
    [
      'anything in a run that was canceled',
      {
        run: { status: 'canceled' },
        reading: { unfinished: [{ ...evaluation, word: 'canceled' }] },
      },
      'canceled',
    ],
    [
      'a mandatory run task behind a failure',
      {
        run: { status: 'errored' },
        reading: {
          ...blocked,
          runTasks: [runTask({ status: 'not-evaluated', word: 'unreachable' })],
        },
      },
      'blocked',
    ],
    [
      'a mandatory run task still running behind a failure',
      {
        run: { status: 'errored' },
        reading: { ...blocked, runTasks: [runTask({ status: 'not-evaluated', word: 'running' })] },
      },
      'undecided',
    ],
    [
      'a mandatory run task that nothing explains',
      {
        run: { status: 'errored' },
        reading: { runTasks: [runTask({ status: 'not-evaluated', word: 'unreachable' })] },
      },
      'undecided',
    ],
  ])('%s', (_, input, word) => {
    expectVerdict(input, word);
  });

  test('a canceled run is canceled and nothing else', () => {
    const { reasons } = decide(
      evidence({
        run: { status: 'canceled' },
        requirePolicies: true,
        reading: { unfinished: [{ ...evaluation, word: 'canceled' }] },
      }),
    );
    expect(reasons).toEqual([
      'The run was canceled by somebody else ("canceled") before it could be judged.',
    ]);
  });
});

describe('nothing found', () => {
  test('passes unless policies are required', () => {
    expectVerdict({}, 'passed');
    expectVerdict({ requirePolicies: true }, 'undecided', 'No policy result was found');
    expectVerdict({ requirePolicies: true, reading: { results: [policyResult()] } }, 'passed');
  });
});

test('doubts outweigh failures, and every reason is told once, worst first', () => {
  const failed = policyResult({ status: 'failed' });
  const verdict = decide(
    evidence({
      reading: {
        results: [policyResult({ status: 'failed', level: 'advisory' }), failed, failed],
        doubts: ['A page is missing.'],
      },
    }),
  );
  expect(verdict).toEqual({
    word: 'undecided',
    reasons: [
      'A page is missing.',
      'Policy "encrypted" (mandatory) of policy set "guardrails" failed and cannot be overridden.',
      'Policy "encrypted" (advisory) of policy set "guardrails" failed.',
    ],
  });
});

test('several verdicts are the worst one with its reasons, named when there are several', () => {
  const a = { name: 'a', verdict: { word: 'blocked' as const, reasons: ['One.'] } };
  const b = { name: 'b', verdict: { word: 'advisory' as const, reasons: ['Two.'] } };
  const c = { name: 'c', verdict: { word: 'blocked' as const, reasons: ['Three.'] } };
  expect(combine([a])).toEqual({ word: 'blocked', reasons: ['One.'] });
  expect(combine([a, b, c])).toEqual({ word: 'blocked', reasons: ['a: One.', 'c: Three.'] });
  expect(combine([])).toEqual({ word: 'passed', reasons: [] });
});

test('without a run only the service itself makes it errored', () => {
  const message = 'No.';
  expect(decideWithout({ kind: 'canceled', message }).word).toBe('canceled');
  expect(decideWithout({ kind: 'canceled', message, errored: true }).word).toBe('canceled');
  expect(decideWithout({ kind: 'service', message, errored: true }).word).toBe('errored');
  expect(decideWithout({ kind: 'service', message, errored: false }).word).toBe('undecided');
  expect(decideWithout({ kind: 'refused', message })).toEqual({
    word: 'undecided',
    reasons: ['No.'],
  });
});

test('every run status has a kind in both modes', () => {
  for (const status of RUN_STATUSES) {
    expect(runKind('speculative', status)).not.toBe('unknown');
    expect(runKind('provisional', status)).not.toBe('unknown');
  }
});
