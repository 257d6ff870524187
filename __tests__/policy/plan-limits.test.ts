/** What a plan does not know, and what comes of it. */
import { fromLimits, limitNotices } from '../../src/policy/plan-limits.ts';
import { guard } from '../../src/policy/guard.ts';
import type { Plan } from '../../src/client/wire/run.ts';
import { describe, expect, test } from '../support/jest.ts';

const planWith = (limits: unknown): Plan['attributes'] => ({
  status: 'finished',
  'resource-additions': 1,
  'resource-changes': 0,
  'resource-destructions': 0,
  'plan-limits': limits,
});
const wordsOf = (limits: unknown): string[] =>
  fromLimits(planWith(limits)).map((one) => ('red' in one ? one.red.word : one.green));

const EMPTY = { kind: 'empty-state', message: 'The state is empty.' };

describe('verdicts', () => {
  test.each<[string, unknown, string[]]>([
    ['nothing said', undefined, []],
    ['nothing limits it', [], []],
    ['not of these files', [{ kind: 'not-certain', message: 'x' }], ['undecided']],
    ['an empty state', [{ kind: 'empty-state', message: 'x' }], ['passed']],
    ['what is noted', [{ kind: 'noted', message: 'x' }], ['passed']],
    ['a word of tomorrow', [{ kind: 'half', message: 'x' }], ['undecided']],
    ['no sentence', [{ kind: 'empty-state' }], ['undecided']],
    ['no list', 'none', ['undecided']],
    ['too many', Array.from({ length: 51 }, () => EMPTY), ['undecided']],
  ])('%s', (_, limits, words) => {
    expect(wordsOf(limits)).toEqual(words);
  });
});

test('a sentence of the service is cut', () => {
  const plan = planWith([{ kind: 'empty-state', message: 'x'.repeat(2_000) }]);
  expect(limitNotices(plan)).toEqual(['x'.repeat(1_000)]);
});

test('what is not recognized is said', () => {
  const [one] = fromLimits(planWith([{ kind: 'half', message: 'x' }]));
  expect(one && 'red' in one ? one.red.sentence : '').toBe(
    'The plan says that something limits it, in words Plangate does not recognize.',
  );
});

test('an empty state and what is noted are said, whatever else there is', () => {
  expect(limitNotices(planWith([EMPTY]))).toEqual(['The state is empty.']);
  expect(limitNotices(planWith([{ kind: 'noted', message: 'x' }]))).toEqual(['x']);
  expect(limitNotices(planWith([{ kind: 'not-certain', message: 'x' }]))).toEqual([]);
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
