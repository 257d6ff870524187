/**
 * Plans that forget resources, invoke actions and defer objects, as three programs wrote them: each act is in the
 * comment, and each guard holds. What a plan does was written down before it was made. Stable versions defer nothing
 * without an option of test builds, so deferred objects are the same ones at the place where such a plan has them.
 */
import { textsOf } from '../support/findings.ts';
import { judgeByGuard, type GuardRules } from '../../src/policy/guard.ts';
import type { PlannedChanges } from '../../src/policy/planned-changes.ts';
import { renderComment } from '../../src/report/markdown-report.ts';
import { plan as planOf } from '../support/evidence.ts';
import { questionsOf } from '../../src/approvals/put-questions.ts';
import { describe, expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';
import { changesInJson, invocationEntry, planJson } from '../support/plan-sources.ts';
import { sampleView } from '../report/sample-view.ts';

interface Recorded {
  program: string;
  case: string;
  plan: {
    resource_changes?: { change: { actions: string[] } }[];
    action_invocations?: object[];
  };
}

/** @param name of a file in `__tests__/data` */
function recordedIn<One extends Recorded>(name: string): One[] {
  return JSON.parse(readText(`__tests__/data/${name}`)) as One[];
}

function countsOf({ plan }: Recorded) {
  const having = (action: string): number =>
    (plan.resource_changes ?? []).filter(({ change }) => change.actions.includes(action)).length;
  const counts = { additions: having('create'), changes: having('update') };
  return { ...counts, destructions: having('delete'), imports: 0 };
}

type Counts = ReturnType<typeof countsOf>;

const NO_CHANGES: Counts = { additions: 0, changes: 0, destructions: 0, imports: 0 };

const textOf = ({ plan }: Recorded): string => JSON.stringify(plan);

/** `ACTION ADDRESS` of each change, with what triggers it, or with `anew` where it is created again. */
function actsIn(list: PlannedChanges | undefined): string[] {
  return (list?.changes ?? []).map(({ action, address, trigger, recreated }) =>
    [action, address, trigger?.event, trigger?.resource, trigger?.onFailure, recreated && 'anew']
      .filter(Boolean)
      .join(' '),
  );
}

function guardBy(
  { additions, changes, destructions }: Counts,
  rules: Partial<GuardRules>,
  list: PlannedChanges | undefined,
) {
  const attributes = {
    'has-changes': true,
    'resource-additions': additions,
    'resource-changes': changes,
    'resource-destructions': destructions,
  };
  const all = { protect: [], maxDestroys: undefined, ...rules };
  return judgeByGuard(all, planOf(attributes).attributes, list);
}

interface Guarded extends Recorded {
  /** As `actsIn` has them, in order. */
  expected: string[];
}

const RECORDED = recordedIn<Guarded>('guarded-plans.json');

const read = (one: Recorded, text = textOf(one)) => changesInJson(text, countsOf(one));

/** Whether the guard keeps the gate closed: it failed, or it says what it cannot determine. */
function holds(one: Recorded, rules: Partial<GuardRules>, list: PlannedChanges | undefined) {
  const { results, doubts } = guardBy(countsOf(one), rules, list);
  return doubts.length > 0 || results.some(({ status }) => status === 'failed');
}

/** What a guard may hold, as `ACTION ADDRESS` and more. */
const guardedActs = ({ expected }: Guarded) =>
  expected
    .filter((act) => /^(?:delete|replace|forget|invoke) /.test(act))
    .map((act) => {
      const [action = '', address = ''] = act.split(' ');
      return { action, address };
    });

/** The text that a reader of the comment sees of addresses. */
function commentOn(one: Recorded, changes: PlannedChanges | undefined): string {
  const plan = { status: 'finished', hasChanges: true, ...countsOf(one) };
  const view = sampleView({ verdict: 'passed', system: 'policy-check' }, {}, { plan, changes });
  return String(renderComment(view)).replaceAll('&quot;', '"').replaceAll('\\', '');
}

describe.each(RECORDED)('$program: $case', (one) => {
  const list = read(one);
  const acts = guardedActs(one);

  test('is read with all that it does', () => {
    expect([actsIn(list).sort(), list?.doubt]).toEqual([one.expected, undefined]);
  });

  test('is shown in the comment', () => {
    const text = commentOn(one, list);
    for (const { address } of acts) expect(text).toContain(address.replaceAll('\\', ''));
  });

  test('is blocked by each guard', () => {
    for (const { address } of acts) expect(holds(one, { protect: [address] }, list)).toBe(true);
    const destroyed = acts.filter(({ action }) => action !== 'invoke').length;
    if (acts.length > destroyed) {
      expect(holds(one, { protect: ['action.*.*'] }, list)).toBe(true);
    }
    if (destroyed > 0) expect(holds(one, { maxDestroys: destroyed - 1 }, list)).toBe(true);
    for (const rule of [{ protect: ['*.*'] }, { maxDestroys: 0 }]) {
      expect(holds(one, rule, undefined)).toBe(true);
    }
  });

  test('passes a guard that allows as much, or protects something else', () => {
    const most = { maxDestroys: acts.length, protect: ['aws_vpc.main'] };
    expect(holds(one, most, list)).toBe(false);
  });

  test('is undecided where everything is deferred', () => {
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
    const rules = [{ protect: ['*.*'] }, { maxDestroys: 9 }];
    for (const rule of rules) expect(guardBy(countsOf(one), rule, list).doubts).not.toEqual([]);
  });
});

const WITH_ACTIONS = recordedIn('plans-with-actions.json').find(
  (each) =>
    each.program === 'Terraform 1.16.4' &&
    each.case === 'actions before and after every event, in a module, with a key',
)!;

describe('a list of changes with something that Terraform does not write is in doubt', () => {
  const json = textOf(WITH_ACTIONS);
  const INVOCATIONS = '"action_invocations":[';
  const RING = '"action.shelf_notify.ring"';
  test.each<[string, string]>([
    ['an address that is no action', json.replace(RING, '"shelf.ring"')],
    ['no trigger', json.replace('"lifecycle_action_trigger"', '"other_trigger"')],
    ['an event that is no word', json.replace('"BeforeDestroy"', '"before <b>"')],
    [
      'a trigger named twice',
      json.replace('"action_trigger_event"', '"on_failure":"","action_trigger_event"'),
    ],
    ['a text in the list', json.replace(INVOCATIONS, `${INVOCATIONS}"x",`)],
    ['a list that is none', json.replace(INVOCATIONS, '"action_invocations":7,"x":[')],
    ['the list twice', json.replace('{', '{"action_invocations":[],')],
  ])('such as %s', (_, text) => {
    expect(text).not.toBe(json);
    expect(read(WITH_ACTIONS, text)?.doubt).toEqual(expect.any(String));
  });

  test('deferred actions are named, and undecided with a guard', () => {
    const deferred = ['a', 'b', 'c', 'd'].map((name) => ({
      reason: 'deferred_prereq',
      action_invocation: invocationEntry(`action.shelf_notify.${name}`, 'shelf_box.a'),
    }));
    const text = planJson([]).replace(
      '{',
      `{"deferred_action_invocations":${JSON.stringify(deferred)},`,
    );
    const list = changesInJson(text, NO_CHANGES);
    const later = planJson([]).replace(
      '{',
      '{"deferred_changes":[{"reason":"deferred_prereq","resource_change":{"address":"shelf_box.a","change":{"actions":["create"]}}}],',
    );
    expect(changesInJson(later, NO_CHANGES)?.doubt).toBe(
      'The plan leaves 1 change to a later plan, which was not judged.',
    );
    expect(list?.doubt).toBe(
      'The plan leaves 4 actions to a later plan, which was not judged: action.shelf_notify.a, action.shelf_notify.b, action.shelf_notify.c, ….',
    );
    const { doubts } = guardBy(NO_CHANGES, { protect: ['aws_vpc.*'] }, list);
    expect(textsOf(doubts)).toEqual([expect.stringContaining('4 actions to a later plan')]);
  });
});

describe('the guard of actions', () => {
  const list = read(WITH_ACTIONS);
  const guarded = (rules: Partial<GuardRules>) => guardBy(countsOf(WITH_ACTIONS), rules, list);
  const results = (rules: Partial<GuardRules>) => {
    const { results: all, doubts } = guarded(rules);
    expect(doubts).toEqual([]);
    return all.map(({ policy, status, resources }) =>
      [`${policy} ${status}`, ...resources.map(({ address }) => address)].join(', '),
    );
  };

  test.each<[string, string[]]>([
    ['action.shelf_notify.ring', ['action.shelf_notify.ring']],
    ['action.shelf_notify.each["b"]', ['action.shelf_notify.each["b"]']],
    ['action.shelf_notify.each["a"]', []],
    ['action.*.in*', ['module.m.action.shelf_notify.inner']],
    ['module.m.action.shelf_notify.*', ['module.m.action.shelf_notify.inner']],
    ['module.m', ['module.m.action.shelf_notify.inner']],
    ['shelf_notify.*', []],
    ['*.*', ['shelf_box.gone[0]']],
  ])('protects %s', (pattern, caught) => {
    const status = caught.length > 0 ? 'failed' : 'passed';
    expect(results({ protect: [pattern] })).toEqual([
      [`protect ${pattern} ${status}`, ...caught].join(', '),
    ]);
  });

  test('blocks an action together with what triggers it', () => {
    const NEW = 'shelf_box.new';
    const [result] = guarded({ protect: ['action.*.each'] }).results;
    expect(result).toMatchObject({
      message: '1 action that is protected by action.*.each would be invoked.',
      resources: [
        { messages: [`would be invoked (before_create of ${NEW}, after_create of ${NEW})`] },
      ],
    });
  });

  test('counts no invocation for max-destroys', () => {
    expect(results({ maxDestroys: 1 })).toEqual(['max-destroys 1 passed']);
  });

  test('asks people about every invocation', () => {
    const [result] = guarded({ protect: ['action.*.*'] }).results;
    const acts = result === undefined ? [] : questionsOf(result).map(({ message }) => message);
    expect(acts).toHaveLength(8);
    expect(acts).toContain(
      '"invoke action.shelf_notify.ring after_update of shelf_box.kept, on_failure = continue"',
    );
  });
});
