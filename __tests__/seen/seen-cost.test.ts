/** What is compared may be hostile, and very long. */
import { compareSeen } from '../../src/seen/compare-seen.ts';
import { changeOf, planOf } from '../support/approval-world.ts';
import { expect, test } from '../support/jest.ts';
import { seenIn, type Part } from '../support/seen-world.ts';
import { limitMs } from '../support/time-limits.ts';

const NUMBER = 30_000;
const CREATED: Part = { after: { size: 2 }, after_unknown: { id: true } };
const many = (addressOf: (at: number) => string, more: (at: number) => Part = () => ({})) =>
  planOf(
    Array.from({ length: NUMBER }, (_, at) =>
      changeOf(addressOf(at), 'create', { change: CREATED, ...more(at) }),
    ),
  );

test.each<[string, Part, number]>([
  ['resources', many((at) => `aws_instance.web[${at}]`), NUMBER],
  ['entries of one address', many(() => 'aws_instance.web'), 0],
  [
    'deposed objects of one address',
    many(
      () => 'aws_instance.web',
      (at) => ({ deposed: `d${at}`, change: { actions: ['delete'], before: { at }, after: null } }),
    ),
    NUMBER,
  ],
])('30,000 %s are compared in time', (_, plan, seen) => {
  const started = performance.now();
  const read = seenIn(plan);
  const comparison = compareSeen(
    [
      { request: 7, ...read },
      { request: 8, ...read },
    ],
    read,
  );
  expect(comparison.seen).toHaveLength(seen);
  expect(performance.now() - started).toBeLessThan(limitMs(10_000));
});
