/**
 * Sixty plans that forget resources or invoke actions, as three programs wrote them: each act is in the comment, and
 * each guard holds. What a plan does was written down before it was made. Stable versions defer nothing without an
 * option of test builds, so deferred objects are the same ones at the place where such a plan has them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createChangeJsonReader } from '../../src/policy/from-change-json.ts';
import { createChangeLogReader } from '../../src/policy/from-change-log.ts';
import { guard, type GuardRules } from '../../src/policy/guard.ts';
import type { PlannedChanges } from '../../src/policy/planned-changes.ts';
import { renderComment } from '../../src/report/comment.ts';
import { toReportView } from '../../src/report/to-view.ts';
import { plan as planOf } from '../support/evidence.ts';
import { describe, expect, test } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { sampleContext, sampleResult } from '../support/sample-report.ts';

interface Recorded {
  program: string;
  case: string;
  /** `ACTION ADDRESS`, with what triggers it, or with `anew` where it is created again. */
  expected: string[];
  log: string[];
  plan: {
    resource_changes?: { change: { actions: string[] } }[];
    action_invocations?: object[];
  };
}

const RECORDED = JSON.parse(
  readFileSync(join(REPOSITORY, '__tests__/data/guarded-plans.json'), 'utf8'),
) as Recorded[];

type Source = 'json' | 'log';

function read(source: Source, one: Recorded, plan: object = one.plan): PlannedChanges | undefined {
  const reader = source === 'log' ? createChangeLogReader(true) : createChangeJsonReader();
  reader.take(Buffer.from(source === 'log' ? `${one.log.join('\n')}\n` : JSON.stringify(plan)));
  const [additions, changes, destructions] = countsOf(one);
  return reader.end({ additions, changes, destructions, imports: 0 });
}

function countsOf({ plan }: Recorded): [number, number, number] {
  const having = (action: string): number =>
    (plan.resource_changes ?? []).filter(({ change }) => change.actions.includes(action)).length;
  return [having('create'), having('update'), having('delete')];
}

function actsIn(list: PlannedChanges | undefined): string[] {
  const acts = (list?.changes ?? []).map(({ action, address, trigger, recreated }) =>
    [action, address, trigger?.event, trigger?.resource, trigger?.onFailure, recreated && 'anew']
      .filter(Boolean)
      .join(' '),
  );
  return acts.sort();
}

function guardBy(one: Recorded, rules: Partial<GuardRules>, list: PlannedChanges | undefined) {
  const [additions, changes, destructions] = countsOf(one);
  const attributes = {
    'has-changes': true,
    'resource-additions': additions,
    'resource-changes': changes,
    'resource-destructions': destructions,
  };
  const limits = { protect: [], maxDestroys: undefined, ...rules };
  return guard(limits, planOf(attributes), list);
}

/** Whether the guard keeps the gate closed: it failed, or it says what it cannot determine. */
function holds(one: Recorded, rules: Partial<GuardRules>, list: PlannedChanges | undefined) {
  const { results, doubts } = guardBy(one, rules, list);
  return doubts.length > 0 || results.some(({ status }) => status === 'failed');
}

const GUARDED = ['delete', 'replace', 'forget', 'invoke'];
const splitAct = (act: string): [action: string, address: string] => {
  const [action = '', address = ''] = act.split(' ');
  return [action, address];
};
const guardedActs = ({ expected }: Recorded): [action: string, address: string][] =>
  expected.map(splitAct).filter(([action]) => GUARDED.includes(action));

/** The text that a reader of the comment sees of addresses. */
function commentOn(one: Recorded, changes: PlannedChanges | undefined): string {
  const result = sampleResult({ verdict: 'passed', system: 'policy-check', workspaces: 1 });
  const [additions, updates, destructions] = countsOf(one);
  const counts = { additions, changes: updates, destructions, imports: 0 };
  const workspaces = result.workspaces.map((each) => ({
    ...each,
    plan: { status: 'finished', hasChanges: true, ...counts },
    changes,
  }));
  const text = String(renderComment(toReportView({ ...result, workspaces }, sampleContext())));
  return text.replaceAll('&quot;', '"').replaceAll('\\', '');
}

test('they are sixty: 45 forget or destroy, 15 invoke actions, of three programs', () => {
  const numberWith = (word: string): number =>
    RECORDED.filter(({ expected }) => expected.some((act) => act.startsWith(word))).length;
  expect(RECORDED).toHaveLength(60);
  expect(numberWith('invoke')).toBe(15);
  const programs = RECORDED.map(({ program }) => program);
  const of = (name: string): number => programs.filter((each) => each === name).length;
  expect(['Terraform 1.11.4', 'Terraform 1.16.4', 'OpenTofu 1.12.6'].map(of)).toEqual([11, 32, 17]);
});

describe.each(RECORDED)('$program: $case', (one) => {
  const list = read('json', one);
  const acts = guardedActs(one);

  test('is read as it was meant, and never as less', () => {
    expect([actsIn(list), list?.doubt]).toEqual([one.expected, undefined]);
    const logged = read('log', one);
    if (logged?.doubt === undefined) expect(actsIn(logged)).toEqual(one.expected);
    else expect(logged.doubt).toMatch(/does not add up/);
  });

  test('is seen in the comment', () => {
    const text = commentOn(one, list);
    for (const [, address] of acts) expect(text).toContain(address.replaceAll('\\', ''));
  });

  test.each<Source>(['json', 'log'])('is held by each guard, from the %s', (source) => {
    const known = read(source, one);
    for (const [, address] of acts) expect(holds(one, { protect: [address] }, known)).toBe(true);
    const invoked = acts.filter(([action]) => action === 'invoke').length;
    const destroyed = acts.length - invoked;
    if (invoked > 0) {
      expect(holds(one, { maxActions: invoked - 1 }, known)).toBe(true);
    }
    if (destroyed > 0) expect(holds(one, { maxDestroys: destroyed - 1 }, known)).toBe(true);
    for (const rule of [{ protect: ['*.*'] }, { maxDestroys: 0 }, { maxActions: 0 }]) {
      expect(holds(one, rule, undefined)).toBe(true);
    }
  });

  test('passes what allows as many, and protects something else', () => {
    const most = { maxActions: acts.length, maxDestroys: acts.length, protect: ['aws_vpc.main'] };
    expect(holds(one, most, list)).toBe(false);
  });

  test('is undecided where all of it is deferred', () => {
    const { resource_changes = [], action_invocations = [], ...rest } = one.plan;
    const deferred = {
      ...rest,
      deferred_changes: resource_changes.map((change) => ({
        reason: 'deferred_prereq',
        resource_change: change,
      })),
      deferred_action_invocations: action_invocations.map((each) => ({
        reason: 'deferred_prereq',
        action_invocation: each,
      })),
    };
    const reader = createChangeJsonReader();
    reader.take(Buffer.from(JSON.stringify(deferred)));
    const later = reader.end({ additions: 0, changes: 0, destructions: 0, imports: 0 });
    expect(later?.doubt).toMatch(/^The plan leaves \d+ (?:change|action)s? to a later plan/);
    expect(commentOn(one, later)).toContain('to a later plan');
    const rules = [{ protect: ['*.*'] }, { maxDestroys: 9 }, { maxActions: 9 }];
    for (const rule of rules) expect(guardBy(one, rule, later).doubts).not.toEqual([]);
  });
});
