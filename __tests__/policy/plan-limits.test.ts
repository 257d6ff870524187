/** What a plan does not know, and what comes of it. */
import type { UnknownValues } from '../../src/model/unknown-values.ts';
import { fromLimits, limitNotices } from '../../src/policy/plan-limits.ts';
import { guard } from '../../src/policy/guard.ts';
import type { Plan } from '../../src/client/wire/run.ts';
import { describe, expect, test } from '../support/jest.ts';

const planWith = (limits: unknown): Pick<Plan, 'attributes'> => ({
  attributes: {
    status: 'finished',
    'resource-additions': 1,
    'resource-changes': 0,
    'resource-destructions': 0,
    'plan-limits': limits,
  },
});
const wordsOf = (limits: unknown, unknown?: UnknownValues): string[] =>
  fromLimits(planWith(limits), unknown).map((one) => ('red' in one ? one.red.word : one.green));

const NOT_KNOWN = { kind: 'not-known', message: '2 resources have values that are not known.' };

describe('verdicts', () => {
  test.each<[string, unknown, UnknownValues, string[]]>([
    ['nothing said', undefined, 'undecided', []],
    ['nothing limits it', [], 'undecided', []],
    ['not known, in a job', [NOT_KNOWN], 'undecided', ['undecided']],
    ['not known, allowed', [NOT_KNOWN], 'advisory', ['advisory']],
    ['not known, on a laptop', [NOT_KNOWN], 'note', ['passed']],
    ['not of these files', [{ kind: 'not-certain', message: 'x' }], 'note', ['undecided']],
    ['an empty state', [{ kind: 'empty-state', message: 'x' }], 'undecided', ['passed']],
    ['what is noted', [{ kind: 'noted', message: 'x' }], 'undecided', ['passed']],
    ['a word of tomorrow', [{ kind: 'half', message: 'x' }], 'note', ['undecided']],
    ['no sentence', [{ kind: 'empty-state' }], 'note', ['undecided']],
    ['no list', 'none', 'note', ['undecided']],
    ['too many', Array.from({ length: 51 }, () => NOT_KNOWN), 'note', ['undecided']],
  ])('%s', (_, limits, unknown, words) => {
    expect(wordsOf(limits, unknown)).toEqual(words);
  });
});

test('a sentence of the service is cut', () => {
  const plan = planWith([{ kind: 'empty-state', message: 'x'.repeat(2_000) }]);
  expect(limitNotices(plan, 'note')).toEqual(['x'.repeat(1_000)]);
});

test('what is not recognized is said', () => {
  const [one] = fromLimits(planWith([{ kind: 'half', message: 'x' }]), 'note');
  expect(one && 'red' in one ? one.red.sentence : '').toBe(
    'The plan says that something limits it, in words Plangate does not recognize.',
  );
});

test('on a laptop the count is a note, and an empty state always is', () => {
  const plan = planWith([NOT_KNOWN, { kind: 'empty-state', message: 'The state is empty.' }]);
  expect(limitNotices(plan, 'note')).toEqual([NOT_KNOWN.message, 'The state is empty.']);
  expect(limitNotices(plan, 'advisory')).toEqual(['The state is empty.']);
  const defaults = planWith([{ kind: 'no-defaults', message: 'No defaults.' }]);
  expect(limitNotices(defaults, 'advisory')).toEqual(['No defaults.']);
  expect(limitNotices(defaults, undefined)).toEqual([]);
  expect(limitNotices(planWith([{ kind: 'not-certain', message: 'x' }]), 'note')).toEqual([]);
  expect(limitNotices(planWith([{ kind: 'noted', message: 'x' }]), undefined)).toEqual(['x']);
});

test('a guard cannot tell what is destroyed where nothing counts as existing', () => {
  const changes = { changes: [], leftOut: 0, source: 'json', doubt: undefined } as const;
  const rules = { protect: ['aws_db_instance.*'], maxDestroys: 3 };
  const state = { kind: 'empty-state', message: 'The state is empty.' };
  const judged = guard(rules, planWith([state]), { ...changes, changes: [] });
  expect(judged.doubts).toEqual([
    'The guard cannot determine what this plan destroys. The state is empty.',
  ]);
  expect(guard(rules, planWith([]), { ...changes, changes: [] }).doubts).toEqual([]);
});
