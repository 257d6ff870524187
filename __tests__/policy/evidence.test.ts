/** The small readers that vouching stands on: relationships, timestamps, options. */

import { differencesFromRequest, differencesFromOwn } from '../../src/policy/run-differences.ts';
import { stampDoubts } from '../../src/policy/reading.ts';
import { PLAN, POLICY_CHECK, TASK_STAGE } from '../../src/model/status.ts';
import { related, relatedId } from '../../src/client/wire/resource.ts';
import { describe, expect, test } from '../support/jest.ts';
import { run } from '../support/stub-client.ts';

describe('a relationship', () => {
  const of = (relationships: Record<string, unknown>) => ({ relationships });
  const check = { id: 'polchk-1', type: 'policy-checks' };

  test('names one, several or none, in either spelling', () => {
    for (const name of ['policy-checks', 'policy_checks']) {
      expect(related(of({ [name]: { data: [check] } }), 'policy-checks')).toEqual({
        named: [check],
        hinted: false,
        many: true,
      });
    }
    const one = { named: [check], hinted: false, many: false };
    expect(related(of({ run: { data: check } }), 'run')).toEqual(one);
    for (const data of [null, []]) {
      const none = { named: [], hinted: false, many: data !== null };
      expect(related(of({ run: { data } }), 'run')).toEqual(none);
    }
  });

  test('that is not there says nothing', () => {
    const silent = { named: undefined, hinted: false, many: false };
    for (const nothing of [{}, { relationships: undefined }, of({}), of({ other: {} })]) {
      expect(related(nothing, 'run')).toEqual(silent);
    }
    expect(related(of({}), 'constructor')).toEqual(silent);
  });

  test('that is there without naming anything hints at more', () => {
    const hinted = { named: undefined, hinted: true, many: false };
    for (const shape of [
      {},
      { links: { related: '/x' } },
      'none',
      3,
      { data: 'x' },
      { data: [{}] },
    ]) {
      expect(related(of({ run: shape }), 'run')).toEqual(hinted);
    }
  });

  test('told in both spellings is told once if both say the same, else it names nothing', () => {
    const both = (one: unknown, other: unknown) =>
      related(of({ 'policy-checks': one, policy_checks: other }), 'policy-checks');
    expect(both({ data: [check] }, { data: [check] }).named).toEqual([check]);
    const twofold = { named: undefined, hinted: true, many: false };
    expect(both({ data: [check] }, { data: [] })).toEqual(twofold);
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

  test('of another end contradict a status', () => {
    expect(
      stampDoubts(
        'check',
        { status: 'passed', 'status-timestamps': { 'hard-failed-at': at } },
        POLICY_CHECK,
      ),
    ).toEqual(['The check is "passed", but by its own timestamps it was "hard_failed".']);
    for (const key of ['errored-at', 'canceled-at', 'unreachable-at']) {
      expect(
        stampDoubts('plan', { status: 'finished', 'status-timestamps': { [key]: at } }, PLAN),
      ).toHaveLength(1);
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
    ] as Record<string, string | null>[]) {
      expect(
        stampDoubts('check', { status: 'passed', 'status-timestamps': stamps }, POLICY_CHECK),
      ).toEqual([]);
    }
    expect(
      stampDoubts(
        'stage',
        { status: 'passed', 'status-timestamps': { 'awaiting-override-at': at } },
        TASK_STAGE,
      ),
    ).toEqual([]);
  });

  test('of a failure go with an override, and with nothing else', () => {
    const stamps = { 'soft-failed-at': at, 'overridden-at': at };
    expect(
      stampDoubts('check', { status: 'overridden', 'status-timestamps': stamps }, POLICY_CHECK),
    ).toEqual([]);
    expect(
      stampDoubts('check', { status: 'passed', 'status-timestamps': stamps }, POLICY_CHECK),
    ).toHaveLength(1);
    const soft = { 'soft-failed-at': at };
    expect(
      stampDoubts('check', { status: 'overridden', 'status-timestamps': soft }, POLICY_CHECK),
    ).toEqual([]);
    expect(
      stampDoubts('check', { status: 'passed', 'status-timestamps': soft }, POLICY_CHECK),
    ).toHaveLength(1);
    const hard = { 'hard-failed-at': at };
    expect(
      stampDoubts('check', { status: 'overridden', 'status-timestamps': hard }, POLICY_CHECK),
    ).toHaveLength(1);
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
    differencesFromOwn(run({ ...own, ...attributes }), version);

  test('is like one of ours where it has all that ours would have', () => {
    expect(unlike({})).toEqual([]);
    expect(unlike({ 'target-addrs': [], variables: null, 'replace-addrs': null })).toEqual([]);
  });

  test.each<[Record<string, unknown>, string]>([
    [{ refresh: false }, 'has "refresh": false, which was not requested'],
    [{ refresh: undefined }, 'does not say what its "refresh" is'],
    [{ refresh: null }, 'does not say what its "refresh" is'],
    [{ 'is-destroy': null }, 'does not say what its "is-destroy" is'],
    [{ 'refresh-only': undefined }, 'does not say what its "refresh-only" is'],
    [{ 'target-addrs': undefined }, 'does not say what its "target-addrs" is'],
    [{ 'replace-addrs': undefined }, 'does not say what its "replace-addrs" is'],
    [{ variables: undefined }, 'does not say what its "variables" is'],
    [{ 'target-addrs': 'all' }, 'has "target-addrs": "all", which was not requested'],
    [{ variables: {} }, 'has "variables": "?", which was not requested'],
    [{ 'allow-empty-apply': true }, 'has "allow-empty-apply": true, which was not requested'],
    [{ 'allow-config-generation': 1 }, 'has "allow-config-generation": 1, which was not requested'],
    [{ 'plan-only': 'true' }, 'is not speculative: it could be applied'],
    [
      { 'terraform-version': '1.5.7' },
      'planned with Terraform "1.5.7", the workspace has "1.11.4"',
    ],
    [
      { 'terraform-version': undefined },
      'planned with Terraform unknown, the workspace has "1.11.4"',
    ],
  ])('with %j is not', (attributes, why) => {
    expect(unlike(attributes)).toContain(why);
  });

  test('cannot be told where the workspace does not say what it plans with', () => {
    const silent = differencesFromOwn(run({ ...own, 'terraform-version': undefined }), undefined);
    expect(silent).toEqual(['planned with Terraform unknown, the workspace has unknown']);
  });

  test('an option is told in a hundred characters at most', () => {
    const [said = ''] = differencesFromRequest(
      run({ ...own, 'target-addrs': ['x'.repeat(500)] }),
      'speculative',
    );
    expect(said).toBe(`has "target-addrs": ["${'x'.repeat(98)}, which was not requested`);
  });
});
