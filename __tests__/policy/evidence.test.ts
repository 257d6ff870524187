/** The small readers that vouching stands on: relationships and timestamps. */
import { textsOf } from '../support/findings.ts';
import { timestampDoubts } from '../../src/policy/reading.ts';
import {
  PLAN_STATUSES,
  POLICY_CHECK_STATUSES,
  TASK_STAGE_STATUSES,
} from '../../src/model/status.ts';
import { related, relatedId } from '../../src/client/wire/resource.ts';
import { describe, expect, test } from '../support/jest.ts';

describe('a relationship', () => {
  const of = (relationships: Record<string, unknown>) => ({ relationships });
  const check = { id: 'polchk-1', type: 'policy-checks' };
  const SILENT = { named: undefined, unreadable: false, many: false };
  const UNREADABLE = { ...SILENT, unreadable: true };

  test('names one, several or none, in either spelling', () => {
    const one = { named: [check], unreadable: false, many: false };
    for (const name of ['policy-checks', 'policy_checks']) {
      const several = related(of({ [name]: { data: [check] } }), 'policy-checks');
      expect(several).toEqual({ ...one, many: true });
    }
    expect(related(of({ run: { data: check } }), 'run')).toEqual(one);
    for (const data of [null, []]) {
      const none = { named: [], unreadable: false, many: data !== null };
      expect(related(of({ run: { data } }), 'run')).toEqual(none);
    }
  });

  test('that is missing names nothing', () => {
    for (const nothing of [{}, { relationships: undefined }, of({}), of({ other: {} })]) {
      expect(related(nothing, 'run')).toEqual(SILENT);
    }
    expect(related(of({}), 'constructor')).toEqual(SILENT);
  });

  test('that is there and cannot be read hints at more', () => {
    const shapes = [{}, { links: { related: '/x' } }, 'none', 3, { data: 'x' }, { data: [{}] }];
    for (const shape of shapes) expect(related(of({ run: shape }), 'run')).toEqual(UNREADABLE);
  });

  test('in both spellings names something only where both say the same', () => {
    const both = (one: unknown, other: unknown) =>
      related(of({ 'policy-checks': one, policy_checks: other }), 'policy-checks');
    expect(both({ data: [check] }, { data: [check] }).named).toEqual([check]);
    expect(both({ data: [check] }, { data: [] })).toEqual(UNREADABLE);
  });

  test('to one has its id, and no id where there is none, or a list', () => {
    const id = (data: unknown) => relatedId(of({ run: { data } }), 'run');
    expect(id({ id: 'run-1', type: 'runs' })).toBe('run-1');
    expect([id(null), id([]), id([check]), id([check, check]), relatedId({}, 'run')]).toEqual(
      Array(5).fill(undefined),
    );
  });
});

describe('timestamps', () => {
  const at = '2026-01-01T00:00:00+00:00';
  type Stamps = Record<string, string | null>;
  const doubtsOf = (
    status: string,
    stamps: Stamps | undefined,
    kinds: Parameters<typeof timestampDoubts>[2] = POLICY_CHECK_STATUSES,
  ) => textsOf(timestampDoubts('check', { status, 'status-timestamps': stamps }, kinds));

  test('of another end contradict a status', () => {
    expect(doubtsOf('passed', { 'hard-failed-at': at })).toEqual([
      'The check is "passed", but by its own timestamps it was "hard_failed".',
    ]);
    for (const key of ['errored-at', 'canceled-at', 'unreachable-at']) {
      expect(doubtsOf('finished', { [key]: at }, PLAN_STATUSES)).toHaveLength(1);
    }
  });

  test('of the way to it, of nothing or of unknown words do not contradict a status', () => {
    for (const stamps of [
      undefined,
      null,
      {},
      { 'queued-at': at, 'passed-at': at },
      { 'hard-failed-at': null },
      { 'hard-failed-at': '' },
      { 'constructor-at': at, dreamt: at, 'dreamt-at': at, 'hard-failed': at },
      { 'hard-failed-by': at },
    ] as Stamps[]) {
      expect(doubtsOf('passed', stamps)).toEqual([]);
    }
    expect(doubtsOf('passed', { 'awaiting-override-at': at }, TASK_STAGE_STATUSES)).toEqual([]);
  });

  test('of a failure go with an override only', () => {
    const soft = { 'soft-failed-at': at };
    for (const stamps of [soft, { ...soft, 'overridden-at': at }]) {
      expect(doubtsOf('overridden', stamps)).toEqual([]);
      expect(doubtsOf('passed', stamps)).toHaveLength(1);
    }
    expect(doubtsOf('overridden', { 'hard-failed-at': at })).toHaveLength(1);
  });
});
