import { judgeNamed } from '../support/judges.ts';
import { note, textsOf } from '../support/findings.ts';
import {
  fromOutcomes,
  fromStage,
  fromTaskResults,
  isOutOfReach,
  POLICY_EVALUATIONS,
} from '../../src/policy/systems/policy-evaluations.ts';
import { fromPolicyCheck, POLICY_CHECKS } from '../../src/policy/systems/policy-checks.ts';
import type { ServiceSystem } from '../../src/policy/systems/policy-system.ts';
import { TERRAFORM_POLICY } from '../../src/policy/systems/terraform-policy.ts';
import { emptyReading, mergeReadings, toLevel } from '../../src/policy/reading.ts';
import type { PolicyResult } from '../../src/model/policy-result.ts';
import type { Run } from '../../src/client/wire/run.ts';
import {
  brief,
  checkCounts,
  counts,
  nobodySaid,
  type ObservedLists,
  policyCheck,
  policyCheckLog,
  policyEvaluation,
  policyResult,
  readingOf,
  setOutcome,
  taskResult,
  taskStage,
  tfEvaluation,
  tfSet,
  whole,
} from '../support/evidence.ts';
import { describe, expect, test } from '../support/jest.ts';
import { stubClient } from '../support/stub-client.ts';

const LOG = policyCheckLog('three policies, two of which failed');

const checked = (rest: Partial<PolicyResult>) =>
  policyResult({ judge: judgeNamed('policy-check'), policySet: '', ...rest });

type Counted = Parameters<typeof checkCounts>[0];
type EvaluationOf = Parameters<typeof policyEvaluation>[0];
type SetOf = Parameters<typeof setOutcome>[0];
type TaskOf = Parameters<typeof taskResult>[0];
type StageOf = Parameters<typeof taskStage>[0];

/** What is read of a policy check with this status, and these counts if it has any. */
const readCheck = (status: string, counted?: Counted, log?: string, more = {}) => {
  const result = counted && { result: checkCounts(counted) };
  return fromPolicyCheck(policyCheck({ status, ...result, ...more }), log);
};

describe('the results of policy checks', () => {
  test('have a name for every policy by counts and log together', () => {
    const counted = { passed: 1, soft: 1, advisory: 1 };
    const permissions = { 'can-override': true };
    const reading = readCheck('soft_failed', counted, LOG, { permissions });
    expect(reading.doubts).toEqual([]);
    expect(reading.canOverride).toBe(true);
    expect(reading.results).toEqual([
      checked({
        policySet: 'prod',
        policy: 'tags',
        level: 'soft-mandatory',
        status: 'failed',
        overridable: true,
        message: 'aws_instance.web has no owner',
        description: 'Every resource has an owner.',
        output: [
          'Print messages:',
          'aws_instance.web has no owner',
          'FALSE - prod/tags.sentinel:3:1 - Rule "main"',
        ],
        address: 'aws_instance.web',
        resources: [{ address: 'aws_instance.web', messages: ['aws_instance.web has no owner'] }],
      }),
      checked({
        policy: 'costs',
        level: 'advisory',
        status: 'failed',
        output: ['TRUE - costs.sentinel:1:1 - Rule "main"'],
      }),
      checked({ policy: 'regions', level: 'hard-mandatory' }),
    ]);
  });

  test('are not overridable where the service says so', () => {
    const soft = (isOverridable: boolean | undefined) => {
      const actions = { 'is-overridable': isOverridable };
      return readCheck('soft_failed', { soft: 1 }, undefined, { actions }).results[0]?.overridable;
    };
    expect([soft(true), soft(undefined), soft(false)]).toEqual([true, true, false]);
  });

  test('include what the log does not explain, without a name', () => {
    const counted = { passed: 2, soft: 2, hard: 1, advisory: 0 };
    const reading = readCheck('hard_failed', counted, LOG);
    expect(reading.results.map(brief)).toEqual([
      'unnamed policy hard-mandatory failed',
      'tags soft-mandatory failed overridable',
      'unnamed policy soft-mandatory failed overridable',
      'regions hard-mandatory passed',
      'unnamed policy unknown passed',
    ]);
    expect(reading.results[0]?.message).toBe(
      'The log of the policy check does not name this policy.',
    );
    expect(reading.doubts).toEqual([]);
    expect(readCheck('hard_failed', counted).results).toHaveLength(5);
  });

  test('follow the counts where a check only says "failed", and are none without counts', () => {
    const failed = (counted?: Counted) => readCheck('failed', counted);
    expect(failed({ hard: 1 }).results).toMatchObject([
      { level: 'hard-mandatory', status: 'failed', overridable: false },
    ]);
    expect(failed({ advisory: 1 }).results).toMatchObject([
      { level: 'advisory', status: 'failed' },
    ]);
    for (const counted of [{ hard: 1 }, { advisory: 1 }]) {
      expect(failed(counted).doubts).toEqual([]);
    }
    for (const counted of [{ soft: 1 }, { hard: 1, soft: 1 }, { passed: 1 }, {}, undefined]) {
      expect(failed(counted).doubts).toHaveLength(1);
    }
  });

  test('have no names from a log that names more than was counted', () => {
    const faked = `${LOG}\n## Policy 9: fine (soft-mandatory)\nResult: false\n`;
    const { results } = readCheck('soft_failed', { soft: 1 }, faked);
    expect(results.map(brief)).toEqual(['unnamed policy soft-mandatory failed overridable']);
  });

  test('have certain names only from a log with a header for each counted policy', () => {
    const certain = (counted: Counted | undefined, log?: string, status = 'soft_failed') => {
      const check = policyCheck({ status, result: counted && checkCounts(counted) });
      return POLICY_CHECKS.readCertain?.({ check, log });
    };
    const firstOf = (...of: Parameters<typeof certain>) => certain(...of)?.results[0]?.policy;
    const counted = { passed: 1, soft: 1, advisory: 1 };
    expect(firstOf(counted, LOG)).toBe('tags');
    expect(firstOf({ ...counted, passed: 2 }, LOG)).toBe('unnamed policy');
    expect(firstOf(counted)).toBe('unnamed policy');
    const many = (passed: number) =>
      firstOf({ passed }, '## Policy 1: many (advisory)\nResult: true\n'.repeat(passed), 'passed');
    // A log is read up to 2,000 headers, so there may be more of them.
    expect([many(1_999), many(2_000)]).toEqual(['many', 'unnamed policy']);
    expect(textsOf(certain(undefined, 'It broke', 'errored')?.errors ?? [])).toEqual([
      'The policy check polchk-1 could not be evaluated: It broke.',
    ]);
  });

  test.each([
    ['passed', 0, true, undefined],
    ['passed', 0, false, LOG],
    ['passed', 1, true, LOG],
    ['hard_failed', 0, true, LOG],
    ['queued', 0, false, undefined],
  ])(
    'use the log only where it explains one: %s, %i advisory failures, few requests: %s',
    async (status, advisory, isFrugal, log) => {
      const check = policyCheck({ status, result: checkCounts({ advisory }) });
      const { client } = stubClient({ 'policyChecks.output': () => LOG });
      const reader = {
        client,
        isFrugal,
        readOptional: async <T>(read: (of: typeof client) => Promise<T>) => await read(client),
        readAll: async () => whole([]),
      };
      expect(await POLICY_CHECKS.readDetails(check, reader)).toEqual({ check, log });
    },
  );

  test('are overridden soft failures, with the time, if the check was overridden', () => {
    const at = '2026-01-01T00:00:00+00:00';
    const reading = readCheck('overridden', { soft: 1, advisory: 1, passed: 1 }, LOG, {
      'status-timestamps': { 'overridden-at': at },
    });
    expect(reading.results.map(brief)).toEqual([
      'tags soft-mandatory overridden overridable',
      'costs advisory failed',
      'regions hard-mandatory passed',
    ]);
    expect(reading.results[0]?.override).toEqual({ at });
    expect(reading.results[1]?.override).toBeUndefined();
    expect(reading.doubts).toEqual([]);
    expect(readCheck('overridden', { soft: 1 }).results[0]?.override).toBeUndefined();
  });

  test.each(['pending', 'queued', 'canceled', 'unreachable'])(
    'are missing for a check that is %s',
    (status) => {
      expect(readCheck(status, { passed: 1 }, LOG)).toEqual({
        ...emptyReading(),
        unfinished: [{ what: 'policy check polchk-1', word: status, isAfterPlan: true }],
      });
    },
  );

  test.each<[string, Counted, string | undefined]>([
    ['passed', { passed: 1 }, undefined],
    ['passed', { passed: 1, advisory: 1 }, undefined],
    [
      'passed',
      { passed: 1, soft: 1 },
      'is "passed" but counts 0 hard-mandatory and 1 soft-mandatory failures',
    ],
    ['passed', { passed: 1, hard: 1 }, 'is "passed" but counts 1 hard-mandatory'],
    ['soft_failed', { soft: 1 }, undefined],
    ['soft_failed', { passed: 1 }, 'is "soft_failed" but counts 0'],
    ['soft_failed', { soft: 1, hard: 1 }, 'is "soft_failed" but counts 1 hard'],
    ['overridden', { soft: 1 }, undefined],
    ['overridden', { passed: 1 }, 'is "overridden" but counts'],
    ['overridden', { soft: 1, hard: 1 }, 'is "overridden" but counts'],
    ['hard_failed', { hard: 1 }, undefined],
    ['hard_failed', { soft: 1 }, 'is "hard_failed" but counts'],
    ['errored', { passed: 1 }, undefined],
    ['passed', { passed: 1, total: 1 }, 'counts 1 failed policies in all, but 0 hard-mandatory'],
    ['dreamt', { passed: 1 }, 'is "dreamt", an unrecognized status'],
  ])('have the right doubt if a check is %s with %j: %s', (status, counted, doubt) => {
    const { doubts } = readCheck(status, counted);
    if (doubt === undefined) expect(doubts).toEqual([]);
    else expect(textsOf(doubts).join('\n')).toContain(doubt);
  });

  const doubtsOf = (result: object) =>
    textsOf(readCheck('passed', undefined, undefined, { result }).doubts);

  test('are in doubt where counts are missing, fractional or negative', () => {
    const { result: _, ...numbers } = checkCounts();
    for (const name of Object.keys(numbers)) {
      for (const value of [undefined, null, -1, 0.5]) {
        expect(doubtsOf({ ...checkCounts({ passed: 1 }), [name]: value })).toEqual([
          'The policy check polchk-1 is "passed" but does not say how many policies passed.',
        ]);
      }
    }
    expect(readCheck('passed', undefined, LOG, { result: null }).doubts).toHaveLength(1);
    expect(readCheck('passed', undefined, LOG).doubts).toHaveLength(1);
  });

  test('are in doubt where a result contradicts the status', () => {
    expect(doubtsOf({ ...checkCounts({ passed: 1 }), result: false })).toEqual([
      'The policy check polchk-1 is "passed" but its result is false.',
    ]);
    const advisory = { ...checkCounts({ passed: 1, advisory: 1 }), result: false };
    expect(doubtsOf(advisory)).toEqual([]);
    const { result: _, ...empty } = checkCounts();
    expect(doubtsOf(empty)).toEqual([
      'The policy check polchk-1 is "passed" but names no policy and no result.',
    ]);
    expect(doubtsOf(checkCounts())).toEqual([]);
  });

  test('have the first line of its log for an errored check', () => {
    const errored = (log?: string) => readCheck('errored', undefined, log, { result: null });
    expect(textsOf(errored('\n\n  undefined: tfplan\nmore').errors)).toEqual([
      'The policy check polchk-1 could not be evaluated: undefined: tfplan.',
    ]);
    const { errors, doubts } = errored();
    expect(textsOf(errors)).toEqual(['The policy check polchk-1 could not be evaluated.']);
    expect(doubts).toEqual([]);
    expect(readCheck('passed', {}).errors).toEqual([]);
  });

  test('have lines of the log as messages, with what is indented below, and no trace', () => {
    const printed = [
      'No backend is configured.',
      'aws_instance.web: has no owner',
      '  Write one.',
      'aws_instance.web and aws_instance.db differ',
    ];
    const trace = ['FALSE - tags.sentinel:3:1 - Rule "main"', '  Value:', '    false'];
    const log = ['## Policy 1: tags (soft-mandatory)', 'Print messages:', ...printed, ...trace];
    const [result] = readCheck('soft_failed', { soft: 1 }, log.join('\n')).results;
    expect(result?.message).toBe('No backend is configured.');
    expect(result?.output).toEqual(log.slice(1));
    expect(result?.resources).toEqual([
      { address: 'aws_instance.web', messages: ['has no owner\n  Write one.'] },
      { address: 'aws_instance.db', messages: [] },
    ]);
    expect(result?.generalMessages).toEqual([
      { text: 'No backend is configured.', addresses: [] },
      {
        text: 'aws_instance.web and aws_instance.db differ',
        addresses: ['aws_instance.web', 'aws_instance.db'],
      },
    ]);
  });

  test('do not fill the memory by an absurd count', () => {
    expect(readCheck('soft_failed', { soft: 1e15 }).results).toHaveLength(10_000);
  });
});

describe('a policy evaluation', () => {
  const outcome = (rest: Record<string, unknown> = {}) => ({
    policy_name: 'encrypted',
    status: 'passed',
    enforcement_level: 'mandatory',
    ...rest,
  });
  const read = (evaluation: EvaluationOf, sets: SetOf[] = [{}], stage: StageOf = {}) =>
    fromOutcomes(taskStage(stage), {
      evaluation: policyEvaluation(evaluation),
      sets: whole(sets.map(setOutcome)),
    });

  test('that passed is read, with evaluation and sets that count the same', () => {
    expect(read({})).toEqual({ ...emptyReading(), results: [policyResult()] });
  });

  test.each(['pending', 'queued', 'running', 'canceled', 'unreachable'])(
    'that is %s is unfinished',
    (word) => {
      const what = 'policy evaluation poleval-1';
      expect(read({ status: word }, [{}], { status: 'failed' })).toEqual({
        ...emptyReading(),
        unfinished: [{ what, word, stage: 'failed' }],
      });
    },
  );

  const failing = (rest: Record<string, unknown> = {}) =>
    outcome({
      status: 'failed',
      output: [{ print: 'aws_s3_bucket.logs is public' }],
      description: 'Buckets.',
      ...rest,
    });
  const counting = (...numbers: Parameters<typeof counts>) => ({
    'result-count': counts(...numbers),
  });
  const UNCOUNTED = { 'result-count': null };
  const ERRORED = counts(0, 0, 0, 1);
  /** An evaluation that failed by one set, which both count alike. */
  const readOne = ({ status = 'failed', count = counts(0, 1), set = {}, stage = {} }) => {
    const counted = { 'result-count': count };
    return read({ status, ...counted }, [{ outcomes: [failing()], ...counted, ...set }], stage);
  };
  const readFailed = (rest: Record<string, unknown>) =>
    readOne({ set: { outcomes: [failing(rest)] } });
  const overridable = true;
  const OVERRIDDEN = { status: 'overridden' };
  const AWAITING = { status: 'awaiting_override' };
  const HARD = { outcomes: [failing({ enforcement_level: 'hard-mandatory' })], overridable };
  const ADVISORY = { outcomes: [failing({ enforcement_level: 'advisory' })], overridable };
  const BROKEN = { outcomes: [outcome({ status: 'errored', enforcement_level: null })] };

  const FINAL = 'mandatory failed';
  const FOR_OVERRIDE = 'mandatory failed overridable';
  const open = { overridable };
  const OVER = { status: 'failed' };
  const CLOSED = { ...AWAITING, actions: { 'is-overridable': false } };
  test.each<[string, string, Parameters<typeof readOne>[0]]>([
    ['not overridable', FINAL, {}],
    ['set overridable', FOR_OVERRIDE, { set: open, stage: AWAITING }],
    ['set overridable, but its stage is over', FINAL, { set: open, stage: OVER }],
    ['set that does not say', FOR_OVERRIDE, { set: { overridable: null }, stage: AWAITING }],
    ['set not overridable, whatever its stage awaits', FINAL, { stage: AWAITING }],
    ['set overridable, in a stage that nobody can override', FINAL, { set: open, stage: CLOSED }],
    ['hard-mandatory never', 'hard-mandatory failed', { set: HARD, stage: AWAITING }],
    ['advisory', 'advisory failed', { status: 'passed', count: counts(0, 0, 1), set: ADVISORY }],
    ['overridden', 'mandatory overridden overridable', { ...OVERRIDDEN, set: { overridable } }],
    ['errored', 'unknown errored', { status: 'errored', count: ERRORED, set: BROKEN }],
  ])('gives the right result for %s', (_, said, given) => {
    const reading = readOne(given);
    expect(reading.results.map(brief)).toEqual([`encrypted ${said}`]);
    expect(reading.doubts).toEqual([]);
  });

  test('keeps an advisory failure where it was overridden', () => {
    const outcomes = ['mandatory', 'advisory'].map((enforcement_level) =>
      outcome({ status: 'failed', enforcement_level }),
    );
    const stamps = { 'status-timestamps': { 'overridden-at': 'then' } };
    const reading = read({ status: 'overridden', ...counting(0, 1, 1), ...stamps }, [
      { overridable, outcomes, ...counting(0, 1, 1) },
    ]);
    expect(reading.results.map(brief)).toEqual([
      'encrypted mandatory overridden overridable',
      'encrypted advisory failed',
    ]);
    expect(reading.results.map(({ override }) => override)).toEqual([{ at: 'then' }, undefined]);
    expect(textsOf(reading.doubts).join()).not.toMatch(/cannot be/);
  });

  test('has messages, descriptions and addresses from the printed output', () => {
    const reading = readOne({});
    expect(reading.results[0]).toMatchObject({
      message: 'aws_s3_bucket.logs is public',
      description: 'Buckets.',
      output: ['aws_s3_bucket.logs is public'],
      printedFor: [[]],
      address: 'aws_s3_bucket.logs',
      resources: [{ address: 'aws_s3_bucket.logs', messages: ['aws_s3_bucket.logs is public'] }],
    });
    expect(readFailed({ output: null }).results[0]?.message).toBe('Buckets.');
    const resourcesOf = (rest: Record<string, unknown>) => readFailed(rest).results[0]?.resources;
    // The description names some, unless the output does.
    const description = 'Not aws_a.b, and not aws_c.d.';
    expect(resourcesOf({ output: null, description })).toEqual([
      { address: 'aws_a.b', messages: [] },
      { address: 'aws_c.d', messages: [] },
    ]);
    expect(resourcesOf({ description })?.map(({ address }) => address)).toEqual([
      'aws_s3_bucket.logs',
    ]);
    expect(resourcesOf({ output: [{ msg: ['open', 'wide'], address: 'aws_a.b' }] })).toEqual([
      { address: 'aws_a.b', messages: ['open', 'wide'] },
    ]);
    expect(resourcesOf({ output: [{ msg: 'open', address: 'the first' }] })).toEqual([]);
    const passed = read({}, [{ outcomes: [outcome({ output: ['aws_s3_bucket.logs'] })] }]);
    expect(passed.results[0]).toMatchObject({ message: '', output: ['aws_s3_bucket.logs'] });
    expect(passed.results[0]?.address).toBeUndefined();
  });

  test('names a policy without a name by its query, and else by nothing', () => {
    const outcomes = ['data.net.deny', undefined].map((query) =>
      outcome({ policy_name: null, query }),
    );
    const names = read(counting(2), [{ outcomes, ...counting(2) }]);
    expect(names.results.map(({ policy }) => policy)).toEqual(['data.net.deny', '']);
  });

  test('that errored is explained by a policy that was not evaluated', () => {
    const count = { ...counts(0), errored: 0 };
    const set = { outcomes: [outcome({ status: 'not_evaluated' })] };
    const reading = readOne({ status: 'errored', count, set });
    expect(reading.results.map(brief)).toEqual(['encrypted mandatory not-evaluated']);
    expect([reading.errors, keys(reading.results[0]).includes('word')]).toEqual([[], false]);
    const beside = { outcomes: [outcome(), ...set.outcomes] };
    expect(readOne({ status: 'errored', count, set: beside }).errors).toEqual([]);
  });

  test('keeps unknown words', () => {
    const unknown = read(UNCOUNTED, [
      { outcomes: [outcome({ status: 'dreamt' })], ...UNCOUNTED, 'policy-set-name': null },
      { outcomes: [outcome({ enforcement_level: 'super' })], ...UNCOUNTED },
      { outcomes: [outcome({ enforcement_level: '' })], ...UNCOUNTED },
      { outcomes: null, ...UNCOUNTED },
    ]);
    expect(unknown.results.map(({ status, level, word }) => [status, level, word])).toEqual([
      ['unknown', 'mandatory', 'dreamt'],
      ['passed', 'unknown', 'super'],
      ['passed', 'unknown', undefined],
    ]);
    expect(textsOf(read({ status: 'dreamt' }).doubts)[0]).toBe(
      'The policy evaluation poleval-1 is "dreamt", an unrecognized status.',
    );
  });

  test('has an errored result for a set that broke as a whole', () => {
    const message = 'rego_parse_error:\n  line 3';
    const set = { error: message, outcomes: null };
    const reading = readOne({ status: 'errored', count: ERRORED, set });
    const said = {
      message,
      output: [message],
      generalMessages: [{ text: message, addresses: [] }],
    };
    expect(reading.results).toEqual([
      policyResult({ policy: '', level: 'unknown', status: 'errored', ...said }),
    ]);
    expect(reading.doubts).toEqual([]);
    // The result says it, with the sentence of the engine, and keeps the gate closed.
    expect(reading.errors).toEqual([]);
    expect(reading.results[0]).toMatchObject({ status: 'errored', level: 'unknown' });
    expect(read({}, [{ error: '' }]).results).toHaveLength(1);
  });

  const countedBut = (kind: string) => ({ 'result-count': { ...counts(1), [kind]: null } });
  const UNEXPLAINED = 'is "failed" but none of its outcomes says why';
  const failedSet = { outcomes: [failing()], ...counting(0, 1) };
  /** Each row: the evaluation, what is doubted, and its sets where it is not one that passed. */
  const DOUBTED: Record<string, [EvaluationOf, string, SetOf[]?]> = {
    'a set lists fewer': [
      {},
      'Policy set "guardrails" of policy evaluation poleval-1 counts 2 passed but lists 1.',
      [counting(2)],
    ],
    'a set counts failures': [{}, 'counts 1 failed mandatory but lists 0', [counting(1, 1)]],
    'a set counts advisory ones': [{}, 'counts 1 failed advisory but lists 0', [counting(1, 0, 1)]],
    'a set counts errors': [{}, 'counts 1 errored but lists 0', [counting(1, 0, 0, 1)]],
    'a set counts nothing of one kind': [
      {},
      'does not say how many policies errored',
      [countedBut('errored')],
    ],
    'a set does not count what passed': [
      {},
      'does not say how many policies passed',
      [countedBut('passed')],
    ],
    'a set does not count advisory failures': [
      {},
      'does not say how many policies advisory failed',
      [countedBut('advisory-failed')],
    ],
    'a set does not count failures': [
      {},
      'does not say how many policies mandatory failed',
      [countedBut('mandatory-failed')],
    ],
    'the evaluation counts more': [
      counting(2),
      'The policy evaluation poleval-1 counts 2 passed but lists 1 in its policy sets.',
    ],
    'nobody counts': [UNCOUNTED, 'does not say how many policies it has', [UNCOUNTED]],
    'no sets and no counts': [UNCOUNTED, 'does not say how many policies it has', []],
    'no sets, and counts of nothing': [
      counting(0),
      'is "passed", but no policy set of it is there',
      [],
    ],
    'passed with a failure': [
      counting(0, 1),
      'is "passed" but lists 1 failed mandatory policies',
      [failedSet],
    ],
    'failed without one': [{ status: 'failed' }, UNEXPLAINED],
    'failed with a status that is not known': [
      { status: 'failed', ...UNCOUNTED },
      UNEXPLAINED,
      [{ outcomes: [outcome({ status: 'dreamt' })], ...UNCOUNTED }],
    ],
    'overridden without one': [
      { status: 'overridden' },
      'is "overridden" but none of its outcomes failed',
    ],
    'overridden, with a failure that cannot be': [
      { status: 'overridden', ...counting(0, 2) },
      'The policy evaluation poleval-1 is "overridden", but policy set "guardrails" cannot be.',
      [{ ...failedSet, overridable }, failedSet],
    ],
    'overridden, with one failure that cannot be beside a pass': [
      { status: 'overridden', ...counting(1, 1) },
      'The policy evaluation poleval-1 is "overridden", but policy set "guardrails" cannot be.',
      [{ outcomes: [outcome(), failing()], overridable: false, ...counting(1, 1) }],
    ],
  };
  test.each(Object.entries(DOUBTED))(
    'is in doubt because of %s',
    (_, [evaluation, doubt, sets]) => {
      const doubts = textsOf(read(evaluation, sets).doubts);
      expect(doubts.join('\n')).toContain(doubt);
      for (const said of doubts) expect(said).toMatch(/^[A-Z].*\.$/);
    },
  );

  test('counts with one side that counts, in either spelling', () => {
    expect(read(UNCOUNTED).doubts).toEqual([]);
    expect(read({}, [UNCOUNTED]).doubts).toEqual([]);
    const words = { passed: 1, mandatory_failed: 0, advisory_failed: 0, errored: 0 };
    const underscored = { 'result-count': words as unknown as ReturnType<typeof counts> };
    expect(read(underscored, [underscored]).doubts).toEqual([]);
    const set = { outcomes: [outcome({ status: 'errored' })] };
    expect(readOne({ count: ERRORED, set }).doubts).toEqual([]);
  });

  /** What JSON would show of it. */
  const keys = (result: PolicyResult | undefined) =>
    Object.keys(JSON.parse(JSON.stringify(result ?? {})) as object);

  test('does not override a failure whose level is unknown', () => {
    const outcomes = ['mandatory', null].map((enforcement_level) =>
      outcome({ status: 'failed', enforcement_level }),
    );
    const set = { overridable, outcomes };
    const { results } = readOne({ status: 'overridden', count: counts(0, 2), set });
    expect(results.map(brief)).toEqual([
      'encrypted mandatory overridden overridable',
      'encrypted unknown failed',
    ]);
    for (const result of results) expect(keys(result)).not.toContain('override');
  });
  test('without a requested list of sets is as one with none; a cut list is a doubt', () => {
    const evaluation = { ...policyEvaluation() };
    const doubt = 'The list ended early.';
    const from = (sets: Parameters<typeof fromOutcomes>[1]['sets']) =>
      fromOutcomes(taskStage(), { evaluation, sets }).doubts;
    expect(textsOf(from({ items: [], how: { doubt: note(doubt) } }))).toContain(doubt);
    expect(from(undefined)).toEqual(from(whole([])));
  });
  test('belongs to its stage, or names none', () => {
    const owned = (id: string | undefined) => {
      const data = id === undefined ? null : { type: 'task-stages', id };
      const relationships = { 'policy-attachable': { data } };
      const evaluation = { ...policyEvaluation(), relationships };
      return textsOf(fromOutcomes(taskStage(), { evaluation, sets: whole([setOutcome()]) }).doubts);
    };
    const { id } = taskStage();
    expect(owned('ts-other')).toEqual([
      `The policy evaluation poleval-1 belongs to ts-other, not to ${id}.`,
    ]);
    expect(owned(id)).toEqual([]);
    expect(owned(undefined)).toEqual([]);
  });
  test('has the policy sets that name it, or name none', () => {
    const owned = (id: string) => {
      const relationships = { 'policy-evaluation': { data: { type: 'policy-evaluations', id } } };
      const sets = whole([{ ...setOutcome(), relationships }]);
      return textsOf(fromOutcomes(taskStage(), { evaluation: policyEvaluation(), sets }).doubts);
    };
    expect(owned('poleval-1')).toEqual([]);
    expect(owned('poleval-2')).toEqual([
      'Policy set "guardrails" was listed for policy evaluation poleval-1 but belongs to another one.',
    ]);
  });
  test('without counts is as one that counts nothing', () => {
    const { attributes, ...rest } = setOutcome();
    const { 'result-count': _, ...uncounted } = attributes;
    const set = { ...rest, attributes: uncounted };
    const evaluation = policyEvaluation();
    const doubtsOf = (of: typeof evaluation, ...sets: (typeof set)[]) =>
      textsOf(fromOutcomes(taskStage(), { evaluation: of, sets: whole(sets) }).doubts);
    expect(doubtsOf(evaluation, set)).toEqual([]);
    expect(doubtsOf(evaluation, set, set)).toEqual([
      'The policy evaluation poleval-1 counts 1 passed but lists 2 in its policy sets.',
    ]);
    const silent = { ...evaluation, attributes: { ...evaluation.attributes } };
    delete silent.attributes['result-count'];
    expect(doubtsOf(silent, set)).toEqual([
      'The policy evaluation poleval-1 is "passed" but does not say how many policies it has.',
    ]);
  });
  test('has no member for what is unknown', () => {
    const [result] = read({}, [{ 'policy-set-name': null }]).results;
    expect(result?.policySet).toBe('');
    expect(keys(result)).not.toContain('word');
    expect(keys(result)).not.toContain('address');
  });
  const COUNTED_TWICE: Record<string, [Parameters<typeof read>, string[]]> = {
    'an error that is counted must be listed': [
      [counting(1, 0, 0, 1), [{}]],
      ['The policy evaluation poleval-1 counts 1 errored but lists 0 in its policy sets.'],
    ],
    'a set that broke may be no error of its own in the counts': [
      [
        { status: 'errored', ...counting(1) },
        [{}, { error: 'rego_parse_error', outcomes: null, ...counting(0) }],
      ],
      [],
    ],
    'every set must be counted where the evaluation is not': [
      [UNCOUNTED, [{}, UNCOUNTED]],
      ['The policy evaluation poleval-1 is "passed" but does not say how many policies it has.'],
    ],
    'a failure without any policy set is not explained': [
      [{ status: 'failed', ...counting(0) }, []],
      ['The policy evaluation poleval-1 is "failed" but none of its outcomes says why.'],
    ],
    'a set that does not say is no set that miscounts': [[counting(2), [{}, UNCOUNTED]], []],
  };
  test.each(Object.entries(COUNTED_TWICE))('is counted twice: %s', (_, [args, doubts]) => {
    expect(textsOf(read(...args).doubts)).toEqual(doubts);
  });

  const all = (...statuses: string[]) => statuses.map((status) => outcome({ status }));
  const BOTH = all('passed', 'failed');
  const { policy_name: _, ...unnamed } = outcome({ status: 'errored' });
  const ENOUGH: Record<string, Parameters<typeof readOne>[0]> = {
    'an errored policy without a name counts': {
      status: 'errored',
      count: ERRORED,
      set: { outcomes: [unnamed] },
    },
    'one failure is enough for an override': {
      status: 'overridden',
      count: counts(1, 1),
      set: { overridable, outcomes: BOTH },
    },
    'a failure and an error are two reasons': {
      count: counts(0, 1, 0, 1),
      set: { outcomes: all('failed', 'errored') },
    },
  };
  test.each(Object.entries(ENOUGH))('is not in doubt: %s', (_, given) => {
    expect(readOne(given).doubts).toEqual([]);
  });
});

describe('the lines of a policy check', () => {
  const LINES = (...output: string[]) =>
    ['## Policy 1: set/tags.sentinel (soft-mandatory)', 'Result: false', ...output].join('\n');
  const read = (log?: string) => readCheck('soft_failed', { soft: 1 }, log).results[0];

  test('name no more than that a policy has no name', () => {
    expect(read()).toEqual(
      checked({
        policy: 'unnamed policy',
        level: 'soft-mandatory',
        status: 'failed',
        overridable: true,
        message: 'The log of the policy check does not name this policy.',
      }),
    );
  });
  test.each([
    ['a named policy that printed nothing says nothing', LINES(), { policy: 'tags', message: '' }],
    [
      'a policy that is called unnamed keeps its message',
      LINES('it is open').replace('tags.sentinel', 'unnamed policy'),
      { policy: 'unnamed policy', message: 'it is open' },
    ],
    [
      'the trace is not the message, however it is indented',
      LINES('  FALSE - tags:1:1', '\tTRUE - tags:2:1', 'why'),
      { message: 'why' },
    ],
    ['a line is no trace by its end', LINES('ends in FALSE - '), { message: 'ends in FALSE -' }],
  ])('are read so that %s', (_, log, expected) => {
    expect(read(log)).toMatchObject(expected);
  });
  test('are no message of a policy that passed', () => {
    const log = LINES('aws_a.b is fine').replace('Result: false', 'Result: true');
    const [passed] = readCheck('passed', { passed: 1 }, log).results;
    expect(passed).toMatchObject({ status: 'passed', message: '', output: ['aws_a.b is fine'] });
    expect(passed?.address).toBeUndefined();
  });
  test('are an error and no doubt, if an errored check counted nothing', () => {
    const result = { ...checkCounts(), result: null };
    const log = `\n   \n   ${'e'.repeat(500)}\nmore`;
    const reading = readCheck('errored', undefined, log, { result });
    expect(reading.doubts).toEqual([]);
    expect(textsOf(reading.errors)).toEqual([
      `The policy check polchk-1 could not be evaluated: ${'e'.repeat(300)}.`,
    ]);
  });
});

const LEVEL = 'workspace-task-enforcement-level';

describe('the result of a run task', () => {
  const ANSWERED = { url: 'https://ci.example/1', message: 'ok' };
  test.each<[TaskOf, string, object]>([
    [{}, 'passed', { status: 'passed', level: 'mandatory' }],
    [{ status: 'failed' }, 'failed', { status: 'failed' }],
    [{ status: 'failed' }, 'awaiting_override', { status: 'failed', overridable: true }],
    [{ status: 'errored' }, 'awaiting_override', { status: 'errored' }],
    [{ status: 'pending' }, 'failed', { status: 'not-evaluated', word: 'pending' }],
    [{ status: 'running' }, 'failed', { status: 'not-evaluated', word: 'running' }],
    [{ status: 'canceled' }, 'failed', { status: 'not-evaluated', word: 'canceled' }],
    [{ status: 'unreachable' }, 'failed', { status: 'not-evaluated', word: 'unreachable' }],
    [{ status: 'dreamt' }, 'failed', { status: 'unknown', word: 'dreamt' }],
    [{ [LEVEL]: 'advisory' }, 'passed', { level: 'advisory' }],
    [{ [LEVEL]: 'severe' }, 'passed', { level: 'unknown', word: 'severe' }],
    [{ [LEVEL]: 'severe', status: 'failed' }, 'passed', { level: 'unknown', status: 'failed' }],
    [{ [LEVEL]: null }, 'passed', { level: 'unknown', status: 'passed' }],
    [ANSWERED, 'passed', ANSWERED],
    [{ 'task-name': null, message: null, url: '' }, 'passed', { name: '', message: '' }],
  ])('is read from %j in a stage that is %s', (attributes, status, expected) => {
    const { runTasks } = fromTaskResults(taskStage({ status }), [taskResult(attributes)]);
    expect(runTasks).toHaveLength(1);
    expect(runTasks[0]).toMatchObject({ stage: 'post_plan', ...expected });
    for (const key of ['word', 'url', 'overridable'] as const) {
      expect(runTasks[0]?.[key] !== undefined).toBe(key in expected);
    }
  });

  test.each<[string, number, 'doubts' | 'errors' | 'unfinished' | undefined]>([
    ['passed', 0, undefined],
    ['failed', 1, undefined],
    ['failed', 0, 'doubts'],
    ['errored', 1, undefined],
    ['errored', 0, 'errors'],
    ['awaiting_override', 1, undefined],
    ['awaiting_override', 0, 'doubts'],
    ['pending', 0, 'unfinished'],
    ['running', 1, 'unfinished'],
    ['canceled', 0, 'unfinished'],
    ['unreachable', 0, 'unfinished'],
    ['dreamt', 0, 'doubts'],
  ])('is compared with its stage: %s with %i failures gives %s', (status, blames, where) => {
    const failed = policyResult({ status: 'failed', overridable: true });
    const holds = { ...emptyReading(), results: blames > 0 ? [failed] : [] };
    const reading = fromStage(taskStage({ status }), holds, true);
    for (const key of ['doubts', 'errors', 'unfinished'] as const) {
      expect(reading[key].length).toBe(key === where ? 1 : 0);
    }
    if (where === 'unfinished') {
      const what = 'post-plan stage ts-1';
      expect(reading.unfinished).toEqual([{ what, word: status, stage: status }]);
    } else if (where !== undefined) {
      expect(textsOf(reading[where])[0]).toContain('post-plan stage ts-1');
    }
  });

  test('can be overridden in a stage that awaits an override', () => {
    const failed = policyResult({ status: 'failed', overridable: true });
    const doubtsOf = (
      actions: { 'is-overridable': boolean } | undefined,
      ...results: PolicyResult[]
    ) =>
      textsOf(
        fromStage(
          taskStage({ status: 'awaiting_override', ...(actions && { actions }) }),
          { ...emptyReading(), results },
          true,
        ).doubts,
      );
    const none = [
      'The post-plan stage ts-1 awaits an override but nothing in it can be overridden.',
    ];
    expect(doubtsOf(undefined, failed)).toEqual([]);
    expect(doubtsOf({ 'is-overridable': true }, failed)).toEqual([]);
    // It says itself that its failures are final: they block, and nothing is in doubt.
    expect(doubtsOf({ 'is-overridable': false }, failed)).toEqual([]);
    const final = { ...failed, overridable: false };
    expect(doubtsOf({ 'is-overridable': false }, final)).toEqual([]);
    expect(doubtsOf({ 'is-overridable': true }, final)).toEqual(none);
    expect(doubtsOf(undefined, final)).toEqual(none);
    expect(doubtsOf(undefined, final, failed)).toEqual([]);
    expect(doubtsOf(undefined, policyResult())).toEqual([
      'The post-plan stage ts-1 awaits an override but nothing in it says of what.',
    ]);
  });

  test('can be overridden by the people whom the evaluations name', () => {
    const stage = taskStage({
      permissions: { 'can-override-policy': false, 'can-override': true },
    });
    const none = emptyReading();
    expect(fromStage(stage, none, true).canOverride).toBe(false);
    expect(fromStage(stage, none, false).canOverride).toBeUndefined();
    const plain = taskStage({ permissions: { 'can-override': true } });
    expect(fromStage(plain, none, true).canOverride).toBe(true);
    expect(fromStage(taskStage(), none, true).canOverride).toBeUndefined();
  });

  test('is not expected of the apply phase while nothing in it ran', () => {
    for (const stage of ['pre_apply', 'post_apply']) {
      expect(isOutOfReach(taskStage({ stage, status: 'pending' }), [])).toBe(true);
      expect(isOutOfReach(taskStage({ stage, status: 'unreachable' }), ['pending'])).toBe(true);
      expect(isOutOfReach(taskStage({ stage, status: 'running' }), [])).toBe(false);
      expect(isOutOfReach(taskStage({ stage, status: 'pending' }), ['failed'])).toBe(false);
    }
    expect(isOutOfReach(taskStage({ status: 'pending' }), [])).toBe(false);
  });
});

describe('the reading of a run', () => {
  const run = (relationships: Run['relationships']): Run => ({
    id: 'run-1',
    type: 'runs',
    attributes: { status: 'planned_and_finished' },
    relationships,
    links: {},
  });
  const nothing = nobodySaid();
  /** What a run says of which one stage is all. */
  const readStage = (
    stage: ReturnType<typeof taskStage>,
    { taskResults = [], evaluations = [] }: Partial<ObservedLists['stages']['items'][number]> = {},
  ) => readingOf(run({}), { ...nothing, stages: whole([{ stage, taskResults, evaluations }]) });
  test('is in doubt unless everything that the run names was read', () => {
    const named = run({
      'policy-checks': { data: [{ id: 'polchk-1', type: 'policy-checks' }] },
      'task-stages': { data: [{ id: 'ts-1', type: 'task-stages' }] },
      'tf-policy-evaluations': { data: { id: 'tfpe-1', type: 'tf-policy-evaluations' } },
    });
    expect(textsOf(readingOf(named, nothing).doubts)).toEqual([
      'The run run-1 has policy check polchk-1 (policy-checks), but its list does not.',
      'The run run-1 has task stage ts-1 (task-stages), but its list does not.',
      'The run run-1 has Terraform policy evaluation tfpe-1 (tf-policy-evaluations), but its list does not.',
    ]);
    const all = {
      checks: whole([{ check: policyCheck({ result: checkCounts({ passed: 1 }) }) }]),
      stages: whole([{ stage: taskStage(), taskResults: [], evaluations: [] }]),
      tfEvaluations: whole([{ evaluation: tfEvaluation(), sets: whole([tfSet()]) }]),
    };
    expect(readingOf(named, all).doubts).toEqual([]);
    expect(readingOf(run({ 'task-stages': { data: null } }), nothing).doubts).toEqual([]);
  });

  test('is in doubt because of a relationship that names nothing only for an empty list', () => {
    const links = { links: { related: '/elsewhere' } };
    const hinted = run({ 'policy-checks': links, 'task-stages': links });
    expect(textsOf(readingOf(hinted, nothing).doubts)).toEqual([
      'The run run-1 has a relationship "policy-checks" that names no policy check, and none was found.',
      'The run run-1 has a relationship "task-stages" that names no task stage, and none was found.',
    ]);
    const stages = whole([{ stage: taskStage(), taskResults: [], evaluations: [] }]);
    expect(readingOf(hinted, { ...nothing, stages }).doubts).toHaveLength(1);
  });

  test('has nothing that belongs to another run', () => {
    const owned = (id: string) => ({
      ...policyCheck({ result: checkCounts({ passed: 1 }) }),
      relationships: { run: { data: { id, type: 'runs' } } },
    });
    const of = (id: string) =>
      textsOf(readingOf(run({}), { ...nothing, checks: whole([{ check: owned(id) }]) }).doubts);
    expect(of('run-1')).toEqual([]);
    expect(of('run-2')).toEqual(['polchk-1 was listed for run run-1 but belongs to run-2.']);
  });

  const naming = (number: number) => ({
    ...taskStage(),
    relationships: {
      'policy-evaluations': { data: [{ id: `poleval-${number}`, type: 'policy-evaluations' }] },
      'task-results': { data: [{ id: `taskrs-${number}`, type: 'task-results' }] },
    },
  });
  test('is in doubt unless everything that a stage names was read', () => {
    expect(textsOf(readStage(naming(9)).doubts)).toEqual([
      'The task stage ts-1 has policy evaluation poleval-9 (policy-evaluations), but its list does not.',
      'The task stage ts-1 has task result taskrs-9 (task-results), but its list does not.',
    ]);
  });

  test('has who may override the evaluations of a stage, and what contradicts its run tasks', () => {
    const evaluations = [{ evaluation: policyEvaluation(), sets: whole([setOutcome()]) }];
    const stage = taskStage({ permissions: { 'can-override': true } });
    expect(readStage(stage, { evaluations }).canOverride).toBe(true);
    const stamps = { 'status-timestamps': { 'failed-at': 'then' } };
    const { canOverride, doubts } = readStage(stage, { taskResults: [taskResult(stamps)] });
    expect(canOverride).toBeUndefined();
    expect(textsOf(doubts)).toEqual([
      'The task result taskrs-1 is "passed", but by its own timestamps it was "failed".',
    ]);
  });

  test('names twenty missing parts of many, and none that was read', () => {
    const evaluations = [{ evaluation: policyEvaluation(), sets: whole([setOutcome()]) }];
    const reading = readStage(naming(1), { taskResults: [taskResult()], evaluations });
    expect(reading.doubts).toEqual([]);
    expect(reading.runTasks.map(({ name }) => name)).toEqual(['cost-guard']);
    expect(reading.results.map(brief)).toEqual(['encrypted mandatory passed']);
    const data = Array.from({ length: 30 }, (_, n) => ({ id: `ts-${n}`, type: 'task-stages' }));
    expect(readingOf(run({ 'task-stages': { data } }), nothing).doubts).toHaveLength(20);
  });

  const ahead = taskStage({ stage: 'pre_apply', status: 'pending' });

  const unread = (status: string) => [
    { evaluation: policyEvaluation({ status }), sets: undefined },
  ];

  test('is unfinished with an unfinished evaluation, in a stage of the apply phase too', () => {
    const what = 'policy evaluation poleval-1';
    expect(readStage(ahead, { evaluations: unread('running') }).unfinished).toContainEqual({
      what,
      word: 'running',
      stage: 'pending',
    });
  });

  test.each([
    ['what never began in a stage of the apply phase', { evaluations: unread('pending') }],
    ['a stage out of reach', { taskResults: [taskResult({ status: 'pending' })] }],
  ])('has nothing from %s', (_, found) => {
    expect(readStage(ahead, found)).toEqual(emptyReading());
  });

  const closed = taskStage({ status: 'failed' });

  test('explains a failed stage by what failed in it, and by nothing advisory', () => {
    const byTask = (task: TaskOf) => readStage(closed, { taskResults: [taskResult(task)] }).doubts;
    expect(byTask({ status: 'failed' })).toEqual([]);
    expect(byTask({ status: 'errored' })).toEqual([]);
    expect(byTask({ status: 'passed' })).toHaveLength(1);
    expect(byTask({ status: 'failed', [LEVEL]: 'advisory' })).toHaveLength(1);
    const uncounted = { 'result-count': null };
    const byPolicy = (status: string, enforcement_level: string) => {
      const outcomes = [{ policy_name: 'p', status, enforcement_level }];
      const evaluation = policyEvaluation({ status: 'failed', ...uncounted });
      const sets = whole([setOutcome({ outcomes, ...uncounted })]);
      const { doubts } = readStage(closed, { evaluations: [{ evaluation, sets }] });
      return textsOf(doubts).filter((doubt) => doubt.includes('stage'));
    };
    expect(byPolicy('failed', 'mandatory')).toEqual([]);
    expect(byPolicy('errored', 'advisory')).toEqual([]);
    expect(byPolicy('not_evaluated', 'mandatory')).toEqual([]);
    expect(byPolicy('dreamt', 'advisory')).toEqual([]);
    expect(byPolicy('failed', 'advisory')).toHaveLength(1);
    expect(byPolicy('passed', 'mandatory')).toHaveLength(1);
    const broken = {
      evaluation: policyEvaluation({ status: 'errored', 'result-count': counts() }),
      sets: whole([]),
    };
    const { errors, doubts } = readStage(closed, { evaluations: [broken] });
    expect(textsOf(errors)).toEqual(['The policy evaluation poleval-1 could not be evaluated.']);
    expect(doubts).toEqual([]);
  });

  test('has who may override where one part names them', () => {
    const told = (...may: (boolean | undefined)[]) =>
      mergeReadings(
        may.map((it) => ({ ...emptyReading(), ...(it !== undefined && { canOverride: it }) })),
      );
    expect(told(undefined).canOverride).toBeUndefined();
    expect(told(undefined, false).canOverride).toBe(false);
    expect(told(false, true).canOverride).toBe(true);
  });
});

test('levels are read as the words of their system, in either spelling', () => {
  const words = 'advisory mandatory soft_mandatory hard-mandatory mandatory_overridable'.split(' ');
  const known = ({ levels }: Pick<ServiceSystem<unknown, unknown>, 'levels'>) =>
    words.map((word) => toLevel(word, levels)).join(' ');
  expect(known(POLICY_CHECKS)).toBe('advisory unknown soft-mandatory hard-mandatory unknown');
  expect(known(POLICY_EVALUATIONS)).toBe(
    'advisory mandatory soft-mandatory hard-mandatory unknown',
  );
  expect(known(TERRAFORM_POLICY)).toBe('advisory mandatory unknown unknown mandatory-overridable');
  for (const word of ['', null, undefined, 'constructor', '__proto__', 'Mandatory', 'super']) {
    expect(toLevel(word, POLICY_EVALUATIONS.levels)).toBe('unknown');
  }
});
