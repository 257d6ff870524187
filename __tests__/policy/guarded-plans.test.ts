/**
 * Sixty plans that forget resources or invoke actions, as three programs wrote them: each act is in the comment, and
 * each guard holds. What a plan does was written down before it was made. Stable versions defer nothing without an
 * option of test builds, so deferred objects are the same ones at the place where such a plan has them.
 */
import type { GuardRules } from '../../src/policy/guard.ts';
import type { PlannedChanges } from '../../src/policy/planned-changes.ts';
import { renderComment } from '../../src/report/comment.ts';
import { toReportView } from '../../src/report/to-view.ts';
import { describe, expect, test } from '../support/jest.ts';
import { changesInJson } from '../support/plan-sources.ts';
import { sampleContext, sampleResult } from '../support/sample-report.ts';
import {
  actsIn,
  countsOf,
  guardBy,
  NO_CHANGES,
  recordedIn,
  textOf,
  type Recorded,
} from './recorded-plans.ts';

interface Guarded extends Recorded {
  /** As `actsIn` has them, in order. */
  expected: string[];
}

const RECORDED = recordedIn<Guarded>('guarded-plans.json');

const read = (one: Recorded) => changesInJson(textOf(one), countsOf(one));

/** Whether the guard keeps the gate closed: it failed, or it says what it cannot determine. */
function holds(one: Recorded, rules: Partial<GuardRules>, list: PlannedChanges | undefined) {
  const { results, doubts } = guardBy(countsOf(one), rules, list);
  return doubts.length > 0 || results.some(({ status }) => status === 'failed');
}

const GUARDED = ['delete', 'replace', 'forget', 'invoke'];
const splitAct = (act: string): [action: string, address: string] => {
  const [action = '', address = ''] = act.split(' ');
  return [action, address];
};
const guardedActs = ({ expected }: Guarded): [action: string, address: string][] =>
  expected.map(splitAct).filter(([action]) => GUARDED.includes(action));

/** The text that a reader of the comment sees of addresses. */
function commentOn(one: Recorded, changes: PlannedChanges | undefined): string {
  const result = sampleResult({ verdict: 'passed', system: 'policy-check', workspaces: 1 });
  const plan = { status: 'finished', hasChanges: true, ...countsOf(one) };
  const workspaces = result.workspaces.map((each) => ({ ...each, plan, changes }));
  const text = String(renderComment(toReportView({ ...result, workspaces }, sampleContext())));
  return text.replaceAll('&quot;', '"').replaceAll('\\', '');
}

describe.each(RECORDED)('$program: $case', (one) => {
  const list = read(one);
  const acts = guardedActs(one);

  test('is read as it was meant, and never as less', () => {
    expect([actsIn(list).sort(), list?.doubt]).toEqual([one.expected, undefined]);
  });

  test('is seen in the comment', () => {
    const text = commentOn(one, list);
    for (const [, address] of acts) expect(text).toContain(address.replaceAll('\\', ''));
  });

  test('is held by each guard', () => {
    for (const [, address] of acts) expect(holds(one, { protect: [address] }, list)).toBe(true);
    const invoked = acts.filter(([action]) => action === 'invoke').length;
    const destroyed = acts.length - invoked;
    if (invoked > 0) {
      expect(holds(one, { maxActions: invoked - 1 }, list)).toBe(true);
    }
    if (destroyed > 0) expect(holds(one, { maxDestroys: destroyed - 1 }, list)).toBe(true);
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
    const later = (member: string, entries: object[]) =>
      entries.map((each) => ({ reason: 'deferred_prereq', [member]: each }));
    const deferred = {
      ...rest,
      deferred_changes: later('resource_change', resource_changes),
      deferred_action_invocations: later('action_invocation', action_invocations),
    };
    const list = changesInJson(JSON.stringify(deferred), NO_CHANGES);
    expect(list?.doubt).toMatch(/^The plan leaves \d+ (?:change|action)s? to a later plan/);
    expect(commentOn(one, list)).toContain('to a later plan');
    const rules = [{ protect: ['*.*'] }, { maxDestroys: 9 }, { maxActions: 9 }];
    for (const rule of rules) expect(guardBy(countsOf(one), rule, list).doubts).not.toEqual([]);
  });
});
