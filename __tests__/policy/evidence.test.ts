/** The small readers that vouching stands on: relationships, timestamps, options. */

import { differencesOfForeignRun } from '../../src/policy/run-differences.ts';
import { timestampDoubts } from '../../src/policy/reading.ts';
import { PLAN, POLICY_CHECK, TASK_STAGE } from '../../src/model/status.ts';
import { related, relatedId } from '../../src/client/wire/resource.ts';
import { describe, expect, test } from '../support/jest.ts';
import { run } from '../support/stub-client.ts';

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

  test('that is not there says nothing', () => {
    for (const nothing of [{}, { relationships: undefined }, of({}), of({ other: {} })]) {
      expect(related(nothing, 'run')).toEqual(SILENT);
    }
    expect(related(of({}), 'constructor')).toEqual(SILENT);
  });

  test('that is there without naming anything hints at more', () => {
    const shapes = [{}, { links: { related: '/x' } }, 'none', 3, { data: 'x' }, { data: [{}] }];
    for (const shape of shapes) expect(related(of({ run: shape }), 'run')).toEqual(UNREADABLE);
  });

  test('told in both spellings is told once if both say the same, else it names nothing', () => {
    const both = (one: unknown, other: unknown) =>
      related(of({ 'policy-checks': one, policy_checks: other }), 'policy-checks');
    expect(both({ data: [check] }, { data: [check] }).named).toEqual([check]);
    expect(both({ data: [check] }, { data: [] })).toEqual(UNREADABLE);
  });

  test('to one is its id, and no id where there is none, or a list', () => {
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
    kinds: Parameters<typeof timestampDoubts>[2] = POLICY_CHECK,
  ) => timestampDoubts('check', { status, 'status-timestamps': stamps }, kinds);

  test('of another end contradict a status', () => {
    expect(doubtsOf('passed', { 'hard-failed-at': at })).toEqual([
      'The check is "passed", but by its own timestamps it was "hard_failed".',
    ]);
    for (const key of ['errored-at', 'canceled-at', 'unreachable-at']) {
      expect(doubtsOf('finished', { [key]: at }, PLAN)).toHaveLength(1);
    }
  });

  test('of the way to it, of nothing and of words nobody knows do not', () => {
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
    expect(doubtsOf('passed', { 'awaiting-override-at': at }, TASK_STAGE)).toEqual([]);
  });

  test('of a failure go with an override, and with nothing else', () => {
    const soft = { 'soft-failed-at': at };
    for (const stamps of [soft, { ...soft, 'overridden-at': at }]) {
      expect(doubtsOf('overridden', stamps)).toEqual([]);
      expect(doubtsOf('passed', stamps)).toHaveLength(1);
    }
    expect(doubtsOf('overridden', { 'hard-failed-at': at })).toHaveLength(1);
  });
});

describe("a run of somebody else's", () => {
  const own = {
    'plan-only': true,
    refresh: true,
    'refresh-only': false,
    'is-destroy': false,
    'target-addrs': null,
    'replace-addrs': [],
    variables: [],
    'terraform-version': '1.11.4',
  };
  const unlike = (attributes: Record<string, unknown>, version: string | undefined = '1.11.4') =>
    differencesOfForeignRun(run({ ...own, ...attributes }), version);

  test('is like one of ours where it has all that ours would have', () => {
    expect(unlike({})).toEqual([]);
    expect(unlike({ 'target-addrs': [], variables: null, 'replace-addrs': null })).toEqual([]);
  });

  const PLANS_WITH = 'the workspace has "1.11.4"';
  const LISTS = ['target-addrs', 'replace-addrs', 'variables'];
  const UNSAID: Record<string, unknown>[] = [
    { refresh: null },
    { 'is-destroy': null },
    ...['refresh', 'refresh-only', ...LISTS].map((name) => ({ [name]: undefined })),
  ];
  test.each<[Record<string, unknown>, string]>([
    [{ refresh: false }, 'has "refresh": false, which was not requested'],
    ...UNSAID.map((options): [Record<string, unknown>, string] => [
      options,
      `does not say what its "${Object.keys(options).join()}" is`,
    ]),
    [{ 'target-addrs': 'all' }, 'has "target-addrs": "all", which was not requested'],
    [{ variables: {} }, 'has "variables": "?", which was not requested'],
    [{ 'allow-empty-apply': true }, 'has "allow-empty-apply": true, which was not requested'],
    [{ 'allow-config-generation': 1 }, 'has "allow-config-generation": 1, which was not requested'],
    [{ 'plan-only': 'true' }, 'is not speculative: it could be applied'],
    [{ 'terraform-version': '1.5.7' }, `planned with Terraform "1.5.7", ${PLANS_WITH}`],
    [{ 'terraform-version': undefined }, `planned with Terraform unknown, ${PLANS_WITH}`],
  ])('with %j is not', (attributes, why) => {
    expect(unlike(attributes)).toContain(why);
  });

  test('may have the version that was asked for', () => {
    const asked = { 'terraform-version': '1.9.0' };
    expect(differencesOfForeignRun(run({ ...own, ...asked }), '1.11.4', asked)).toEqual([]);
  });

  test('cannot be told where the workspace does not say what it plans with', () => {
    const silent = differencesOfForeignRun(
      run({ ...own, 'terraform-version': undefined }),
      undefined,
    );
    expect(silent).toEqual(['planned with Terraform unknown, the workspace has unknown']);
  });
});
