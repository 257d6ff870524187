import { judgeNamed } from '../support/judges.ts';
import { note, textsOf } from '../support/findings.ts';
import { fromTfPolicy, TERRAFORM_POLICY } from '../../src/policy/systems/terraform-policy.ts';
import type { SystemReader } from '../../src/policy/systems/policy-system.ts';
import { emptyReading } from '../../src/policy/reading.ts';
import type { TfPolicyOutcome } from '../../src/client/wire/policies.ts';
import { brief, counts, policyResult, tfEvaluation, tfSet, whole } from '../support/evidence.ts';
import { describe, expect, test } from '../support/jest.ts';
import { listing, stubClient } from '../support/stub-client.ts';

type EvaluationOf = Parameters<typeof tfEvaluation>[0];
type SetOf = Parameters<typeof tfSet>[0];

describe('an evaluation of Terraform policy', () => {
  const read = (evaluation: EvaluationOf, sets: SetOf[] = [{}]) =>
    fromTfPolicy({ evaluation: tfEvaluation(evaluation), sets: whole(sets.map(tfSet)) });
  const counting = (...numbers: Parameters<typeof counts>) => ({
    'result-count': counts(...numbers),
  });
  /** An evaluation that failed by one mandatory policy. */
  const FAILED = { status: 'failed', ...counting(0, 1) };
  const ERRORED = { status: 'errored', ...counting(0, 0, 0, 1) };
  const overridden = (mandatory: number, overridable: number) => ({
    status: 'overridden',
    'result-count': { ...counts(0, mandatory), 'mandatory-overridable-failed': overridable },
  });
  const outcomesOf = (...outcomes: TfPolicyOutcome[]) => ({ outcomes });
  const outcome = (status: string, enforcement_level = 'mandatory', policy_name = 'p') => ({
    policy_name,
    enforcement_level,
    status,
  });
  const failing = (level: string) => {
    const web = {
      resource_name: 'aws_instance.web',
      file_name: 'main.tf',
      start_line: 3,
      error_message: 'no owner\nno team',
    };
    const resources = [web, { resource_name: 'aws_instance.db', info_message: 'no owner' }];
    const diagnostics = [{ summary: 'tags missing', resources }];
    return { outcomes: [{ ...outcome('failed', level, 'tagging'), diagnostics }] };
  };

  test('has the resources, file and line of a failure', () => {
    const awaiting = { status: 'awaiting_override', ...counting(0, 1) };
    const reading = read(awaiting, [failing('mandatory_overridable')]);
    const location = { path: 'main.tf', startLine: 3, endLine: 3, source: 'service' };
    expect(reading.results).toEqual([
      {
        judge: judgeNamed('terraform-policy'),
        policySet: 'tf-guardrails',
        policy: 'tagging',
        level: 'mandatory-overridable',
        status: 'failed',
        overridable: true,
        message: 'tags missing',
        output: [
          'tags missing',
          'aws_instance.web: no owner\nno team',
          'aws_instance.db: no owner',
        ],
        printedFor: [
          ['aws_instance.web', 'aws_instance.db'],
          ['aws_instance.web'],
          ['aws_instance.db'],
        ],
        address: 'aws_instance.web',
        location,
        resources: [
          { address: 'aws_instance.web', messages: ['no owner\nno team'], location },
          { address: 'aws_instance.db', messages: ['no owner'], location: undefined },
        ],
        generalMessages: [
          { text: 'tags missing', addresses: ['aws_instance.web', 'aws_instance.db'] },
        ],
      },
    ]);
    expect(reading.doubts).toEqual([]);
  });

  const FINAL = {
    status: 'failed',
    'result-count': { ...counts(0, 1), 'mandatory-overridable-failed': 0 },
  };
  const LATER = { status: 'failed', 'result-count': { ...counts(0), unknown: 1 } };
  const UNNAMED = outcomesOf({ file_name: 'p.tfpolicy', status: 'errored' });
  const MAY_BE = failing('mandatory_overridable');
  const PASSED_BY = 'tagging mandatory-overridable overridden overridable';
  const ENDED: Record<string, [EvaluationOf, SetOf, string]> = {
    passed: [{}, {}, 'tagging mandatory passed'],
    blocked: [FAILED, failing('mandatory'), 'tagging mandatory failed'],
    advisory: [counting(0, 0, 1), failing('advisory'), 'tagging advisory failed'],
    overridden: [overridden(0, 1), MAY_BE, PASSED_BY],
    'not overridden, though overridable': [FINAL, MAY_BE, 'tagging mandatory-overridable failed'],
    'not overridable, though overridden': [FINAL, failing('mandatory'), 'tagging mandatory failed'],
    unknown: [LATER, outcomesOf(outcome('unknown')), 'p mandatory known-after-apply'],
    errored: [ERRORED, UNNAMED, 'p.tfpolicy unknown errored'],
    'set broken': [ERRORED, { outcomes: null, error: { summary: 'x' } }, ' unknown errored'],
  };
  test.each(Object.entries(ENDED))(
    'gives the right result for %s',
    (_, [evaluation, set, said]) => {
      const reading = read(evaluation, [set]);
      expect(reading.results.map(brief)).toEqual([said]);
      expect(reading.doubts).toEqual([]);
    },
  );

  test('has why a set broke, as text or as JSON', () => {
    expect(read({}, [{ error: 'no' }]).results[0]?.message).toBe('no');
    expect(read({}, [{ error: { summary: 'x' } }]).results[0]?.message).toBe('{"summary":"x"}');
    expect(read({}, [{ error: '' }]).results.map(brief)).toEqual(['tagging mandatory passed']);
    let deep: unknown = 'x';
    for (let n = 0; n < 20_000; n += 1) deep = [deep];
    // Node.js 26 writes at any depth; before, this was too deep to be written.
    expect(read({}, [{ error: deep }]).results[0]?.message).toMatch(
      /^(?:The policy set could not be evaluated\.$|\[{1000})/,
    );
  });

  test('has no location without a file and a line', () => {
    for (const [file_name, start_line] of [
      [null, 3],
      ['', 3],
      ['main.tf', null],
      ['main.tf', 0],
      ['main.tf', 1.5],
    ] as const) {
      const set = failing('mandatory');
      const resources = set.outcomes[0]?.diagnostics[0]?.resources ?? [];
      Object.assign(resources[0] ?? {}, { file_name, start_line });
      expect(read(FAILED, [set]).results[0]?.location).toBeUndefined();
    }
  });

  test('keeps unknown words', () => {
    const { results } = read(counting(1), [
      outcomesOf(
        outcome('dreamt'),
        outcome('passed', 'severe'),
        outcome('unknown'),
        outcome('unknown', 'severe'),
      ),
    ]);
    expect(results.map(({ status, word }) => [status, word])).toEqual([
      ['unknown', 'dreamt'],
      ['passed', 'severe'],
      ['known-after-apply', undefined],
      ['known-after-apply', 'severe'],
    ]);
    expect(textsOf(read({ status: 'dreamt' }).doubts)[0]).toContain(
      '"dreamt", an unrecognized status',
    );
  });

  test('without counts is as one that counts nothing', () => {
    const { attributes, ...rest } = tfEvaluation({});
    const { 'result-count': _, ...uncounted } = attributes;
    const evaluation = { ...rest, attributes: uncounted };
    const { doubts } = fromTfPolicy({ evaluation, sets: whole([tfSet({})]) });
    expect(textsOf(doubts)).toEqual([
      'The Terraform policy evaluation tfpe-1 is "passed" but does not say how many policies it has.',
    ]);
  });

  test('is unfinished, unless it is of the apply phase', () => {
    for (const status of ['pending', 'queued', 'running', 'canceled', 'unreachable']) {
      expect(read({ status }).unfinished).toEqual([
        { what: 'Terraform policy evaluation tfpe-1', word: status },
      ]);
      expect(read({ status, 'stage-type': 'Apply' })).toEqual(emptyReading());
      expect(read({ status, 'stage-type': 'Plan' }).unfinished).toHaveLength(1);
    }
  });

  test.each<[string, EvaluationOf, string, SetOf?]>([
    ['nothing counted', { 'result-count': null }, 'does not say how many policies it has'],
    ['passed', counting(2), 'counts other passed policies than it lists'],
    ['mandatory', { status: 'failed', ...counting(1, 1) }, 'counts other failed mandatory'],
    ['advisory', counting(1, 0, 1), 'counts other failed advisory'],
    ['errored', counting(1, 0, 0, 1), 'counts other errored'],
    ['unknown', { 'result-count': { ...counts(1), unknown: 1 } }, 'counts other unknown'],
    ['passed with a failure', counting(0, 1), 'is "passed" but lists 1', failing('mandatory')],
    ['failed without', { status: 'failed' }, 'none of its outcomes says why'],
    ['awaiting without', { status: 'awaiting_override' }, 'none of its outcomes says why'],
    ['overridden without', { status: 'overridden' }, 'none of its outcomes failed'],
  ])('is in doubt because of %s', (_, evaluation, doubt, set = {}) => {
    expect(textsOf(read(evaluation, [set]).doubts).join('\n')).toContain(doubt);
  });

  test('is in doubt where its sets could not be listed', () => {
    const evaluation = tfEvaluation(counting(0));
    const doubt = 'The list ended early.';
    const { doubts } = fromTfPolicy({
      evaluation,
      sets: { items: [], how: { doubt: note(doubt) } },
    });
    expect(textsOf(doubts)).toContain(doubt);
    expect(fromTfPolicy({ evaluation, sets: undefined }).doubts).toEqual([]);
  });

  test('that was overridden overrides only what failed', () => {
    const outcomes = ['passed', 'failed'].map((status) =>
      outcome(status, 'mandatory_overridable', status),
    );
    const counted = { 'result-count': { ...counts(1), 'mandatory-failed': 1 } };
    outcomes.push(outcome('failed'));
    const overrides = (at?: string) =>
      read(
        {
          status: 'overridden',
          ...counted,
          ...(at && { 'status-timestamps': { 'overridden-at': at } }),
        },
        [{ outcomes }],
      ).results.map(({ status, override }) => [status, override]);
    const AT = '2026-11-23T10:00:00Z';
    expect(overrides()).toEqual(
      [['passed'], ['overridden'], ['failed']].map(([word]) => [word, undefined]),
    );
    expect(overrides(AT)).toEqual([
      ['passed', undefined],
      ['overridden', { at: AT }],
      ['failed', undefined],
    ]);
  });

  test('can be overridden where it awaits an override', () => {
    const awaiting = { status: 'awaiting_override', ...counting(0, 1) };
    const doubtsOf = (rest: EvaluationOf) =>
      textsOf(read({ ...awaiting, ...rest }, [failing('mandatory_overridable')]).doubts);
    expect(doubtsOf({ actions: { 'is-overridable': false } })).toEqual([
      'The Terraform policy evaluation tfpe-1 awaits an override, but by its own word it cannot be overridden.',
    ]);
    expect(doubtsOf({ actions: { 'is-overridable': true } })).toEqual([]);
    expect(doubtsOf({ actions: {} })).toEqual([]);
    expect(doubtsOf({ actions: null })).toEqual([]);
    expect(doubtsOf({ status: 'failed', actions: { 'is-overridable': false } })).toEqual([]);
  });

  test('has who may override, if the service reports it', () => {
    expect(read({ permissions: { 'can-override': true } }).canOverride).toBe(true);
    expect(read({ permissions: { 'can-override': false } }).canOverride).toBe(false);
    for (const permissions of [undefined, null, {}, { 'can-override': null }]) {
      expect(read(permissions === undefined ? {} : { permissions }).canOverride).toBeUndefined();
    }
  });

  test('that is only errored is an error', () => {
    const { errors } = read({ status: 'errored', error: null });
    expect(textsOf(errors)).toEqual([
      'The Terraform policy evaluation tfpe-1 could not be evaluated.',
    ]);
    expect(read({ error: null }).errors).toEqual([]);
  });

  test('that errored has its error, its stage and who can fix it', () => {
    const said = (attributes: EvaluationOf) =>
      textsOf(read({ status: 'errored', ...attributes }).errors);
    const what = 'The Terraform policy evaluation tfpe-1 could not be evaluated';
    const keepers =
      'Those who keep the policy sets of the organization can fix that; a push cannot.';
    expect(said({ error: { summary: 'No engine' } })).toEqual([`${what}: No engine. ${keepers}`]);
    expect(said({ error: { summary: null, detail: 'Update.' } })).toEqual([
      `${what}: Update. ${keepers}`,
    ]);
    expect(said({ 'stage-type': 'Init', error: { summary: '', details: 'Update' } })).toEqual([
      `${what} at Init: Update. ${keepers}`,
    ]);
    const type = 'incompatible_agent_version';
    const detailed = { type, summary: 'No engine', detail: 'Update the agent' };
    expect(said({ error: detailed })).toEqual([
      `${what}: No engine: Update the agent. Those who run the agents of the organization can fix that; a push cannot.`,
    ]);
    expect(read({ status: 'errored', 'result-count': null }, []).doubts).toEqual([]);
    // An evaluation that passed, and has an error, has not passed.
    const { errors } = read({ error: { summary: '', detail: null } });
    expect(textsOf(errors)).toEqual([`${what}. ${keepers}`]);
    expect(said({ error: { summary: 's'.repeat(5_000) } })).toEqual([
      `${what}: ${'s'.repeat(2_000)}. ${keepers}`,
    ]);
  });

  test('that failed at Init has stopped the run before its plan', () => {
    const stopped = (attributes: EvaluationOf, set: SetOf = {}) =>
      read(attributes, [set]).stoppedBeforePlan;
    const atInit = { 'stage-type': 'Init' };
    expect(stopped({ ...FAILED, ...atInit }, failing('mandatory'))).toBe(true);
    expect(stopped({ ...FAILED, 'stage-type': 'INIT' }, failing('mandatory'))).toBe(true);
    expect(stopped({ ...ERRORED, ...atInit })).toBe(true);
    expect(stopped({ ...FAILED, ...atInit, status: 'awaiting_override' }, MAY_BE)).toBe(true);
    expect(stopped({ ...overridden(0, 1), ...atInit }, MAY_BE)).toBeUndefined();
    expect(stopped(atInit)).toBeUndefined();
    for (const stage of ['Plan', 'Apply', 'Setup', null]) {
      expect(stopped({ ...FAILED, 'stage-type': stage }, failing('mandatory'))).toBeUndefined();
    }
  });

  test('goes by a file where there is no name, or by nothing', () => {
    const unnamed = { status: 'passed', enforcement_level: 'mandatory' };
    const { results } = read(counting(2), [
      { 'policy-set-name': null, outcomes: [{ ...unnamed, file_name: 'a.tfpolicy' }, unnamed] },
    ]);
    expect(results.map(({ policySet, policy }) => [policySet, policy])).toEqual([
      ['', 'a.tfpolicy'],
      ['', ''],
    ]);
  });

  describe('and an outcome of it', () => {
    const resultOf = (diagnostics: TfPolicyOutcome['diagnostics'], status = 'failed') => {
      const counted = status === 'passed' ? counting(1) : counting(0, 1);
      const [result] = read(counted, [outcomesOf({ ...outcome(status), diagnostics })]).results;
      if (result === undefined) throw new Error('no result');
      return result;
    };

    test('has no message from nothing', () => {
      for (const diagnostics of [null, [], [{}], [{ resources: null }], [{ resources: [{}] }]]) {
        const result = resultOf(diagnostics);
        expect(result).toMatchObject({ message: '', output: [] });
        expect(result.address).toBeUndefined();
        expect(result.location).toBeUndefined();
        expect(result.word).toBeUndefined();
      }
    });
    test('has a message before a summary, with all its lines', () => {
      const both = { error_message: 'first\n\n  \n  second', summary: 'unused' };
      expect(resultOf([both]).output).toEqual(['first\n\n  \n  second']);
      const long = { summary: 'line\n'.repeat(300) };
      expect(resultOf([long]).output).toEqual(['line\n'.repeat(300).trim()]);
    });
    test('has only words from a resource without a name, and no address', () => {
      const resources = [
        { resource_name: '', error_message: 'open' },
        { resource_name: null, error_message: 'shut' },
        { resource_name: 'aws_a.b', info_message: 'wide' },
        { resource_name: 'aws_a.b', info_message: 'high' },
      ];
      const nameless = { summary: 'ports', resources: [{ error_message: 'shut' }] };
      expect(resultOf([nameless, { resources }])).toMatchObject({
        message: 'ports',
        output: ['ports', 'shut', 'open', 'shut', 'aws_a.b: wide', 'aws_a.b: high'],
        printedFor: [[], [], [], [], ['aws_a.b'], ['aws_a.b']],
        address: 'aws_a.b',
        resources: [{ address: 'aws_a.b', messages: ['wide', 'high'] }],
      });
    });
    test('has no message where it passed', () => {
      const resources = [
        { resource_name: 'aws_a.b', file_name: 'main.tf', start_line: 1, info_message: 'fine' },
      ];
      const passed = resultOf([{ resources }], 'passed');
      expect(passed).toMatchObject({ message: '', output: ['aws_a.b: fine'] });
      expect(passed.address).toBeUndefined();
      expect(passed.location).toBeUndefined();
    });
  });

  test('has a result that never passes for a broken set, and counts no policy', () => {
    const broken = { outcomes: null, error: 'e'.repeat(5_000) };
    const reading = read({ status: 'failed', ...counting(1) }, [{}, broken]);
    const set = { judge: judgeNamed('terraform-policy'), policySet: 'tf-guardrails', policy: '' };
    const text = 'e'.repeat(5_000);
    const generalMessages = [{ text, addresses: [] }];
    expect(reading.results[1]).toEqual(
      policyResult({
        ...set,
        level: 'unknown',
        status: 'errored',
        message: text,
        output: [text],
        generalMessages,
      }),
    );
    // It is also reason enough for the evaluation to have failed.
    expect(reading.doubts).toEqual([]);
  });

  test('is explained by every kind of failure, by errors and unknown words too', () => {
    const doubts = (counted: object, ...outcomes: TfPolicyOutcome[]) =>
      textsOf(
        read({ status: 'failed', 'result-count': { ...counts(0), ...counted } }, [{ outcomes }])
          .doubts,
      );
    expect(doubts({ errored: 1 }, outcome('errored'))).toEqual([]);
    expect(doubts({ unknown: 1 }, outcome('unknown'))).toEqual([]);
    expect(doubts({}, outcome('dreamt'))).toEqual([]);
    expect(doubts({ unknown: 1 }, outcome('unknown'), outcome('dreamt'))).toEqual([]);
    expect(doubts({ errored: 1, unknown: 1 }, outcome('errored'), outcome('unknown'))).toEqual([]);
    expect(doubts({ 'advisory-failed': 1 }, outcome('failed', 'advisory'))).toEqual([
      'The Terraform policy evaluation tfpe-1 is "failed" but none of its outcomes says why.',
    ]);
  });

  test('may count overridable failures among the mandatory ones, or beside them', () => {
    const doubts = (mandatory: number, overridable: number) =>
      textsOf(read(overridden(mandatory, overridable), [failing('mandatory_overridable')]).doubts);
    expect([doubts(1, 1), doubts(0, 1), doubts(1, 0)]).toEqual([[], [], []]);
    expect(doubts(0, 0)).toEqual([
      'The Terraform policy evaluation tfpe-1 counts other failed mandatory policies than it lists.',
    ]);
    expect(doubts(2, 1)).toHaveLength(1);
    const beside = { 'result-count': { ...counts(0, 1), 'mandatory-overridable-failed': 1 } };
    const both = [failing('mandatory'), failing('mandatory_overridable')];
    expect(read({ status: 'failed', ...beside }, both).doubts).toEqual([]);
  });

  test('is read for an apply only if it is of the apply, and its override has the reason', async () => {
    const ofApply = tfEvaluation({ 'stage-type': 'apply' });
    const { client, calls } = stubClient({
      'tfPolicyEvaluations.list': () => listing([tfEvaluation({}), ofApply]),
      'tfPolicyEvaluations.outcomes': () => listing([tfSet({})]),
      'tfPolicyEvaluations.override': () => undefined,
    });
    const reader = {
      client,
      readAll: async (list) => whole(await list.all()),
      readOptional: (ask) => ask(client),
      isFrugal: false,
    } satisfies SystemReader;
    const readings = await TERRAFORM_POLICY.readForApply?.(reader, 'run-1');
    expect(readings).toEqual([fromTfPolicy({ evaluation: ofApply, sets: whole([tfSet({})]) })]);
    await TERRAFORM_POLICY.sendOverride(client, 'tfpe-1', 'why');
    expect(calls.at(-1)).toBe('tfPolicyEvaluations.override ["tfpe-1",{"comment":"why"}]');
  });
});
