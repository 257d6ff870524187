/** Actions, forgotten and deferred objects, in plans that three versions of Terraform and OpenTofu wrote. */
import { actsOf, type GuardRules } from '../../src/policy/guard.ts';
import { describe, expect, test } from '../support/jest.ts';
import { changesInJson, invocationEntry, planJson } from '../support/plan-sources.ts';
import {
  countsOf,
  guardBy,
  NO_CHANGES,
  recordedIn,
  textOf,
  type Recorded,
} from './recorded-plans.ts';

const RECORDED = recordedIn('plans-with-actions.json');
const recorded = (program: string, name: string): Recorded => {
  const found = RECORDED.find((each) => each.program === program && each.case === name);
  if (found === undefined) throw new Error(`no plan "${name}" of ${program}`);
  return found;
};
const WITH_ACTIONS = recorded(
  'Terraform 1.16.4',
  'actions before and after every event, in a module, with a key',
);

const read = (one: Recorded, text = textOf(one)) => changesInJson(text, countsOf(one));

describe('where something is not as Terraform writes it, the list is in doubt', () => {
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
  ])('%s', (_, text) => {
    expect(text).not.toBe(json);
    expect(read(WITH_ACTIONS, text)?.doubt).toEqual(expect.any(String));
  });

  test('deferred actions are named, and undecided under a guard', () => {
    const deferred = ['a', 'b', 'c', 'd'].map((name) => ({
      reason: 'deferred_prereq',
      action_invocation: invocationEntry(`action.shelf_notify.${name}`, 'shelf_box.a'),
    }));
    const text = planJson([]).replace(
      '{',
      `{"deferred_action_invocations":${JSON.stringify(deferred)},`,
    );
    const list = changesInJson(text, NO_CHANGES);
    expect(list?.doubt).toBe(
      'The plan leaves 4 actions to a later plan, which was not judged: action.shelf_notify.a, action.shelf_notify.b, action.shelf_notify.c, ….',
    );
    const { doubts } = guardBy(NO_CHANGES, { protect: ['aws_vpc.*'] }, list);
    expect(doubts).toEqual([expect.stringContaining('4 actions to a later plan')]);
  });
});

describe('the guard', () => {
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
  ])('protect %s', (pattern, caught) => {
    const status = caught.length > 0 ? 'failed' : 'passed';
    expect(results({ protect: [pattern] })).toEqual([
      [`protect ${pattern} ${status}`, ...caught].join(', '),
    ]);
  });

  test('an action is caught with what triggers it', () => {
    const NEW = 'shelf_box.new';
    const [result] = guarded({ protect: ['action.*.each'] }).results;
    expect(result).toMatchObject({
      message: '1 action that is protected by action.*.each would be invoked.',
      resources: [
        { message: `would be invoked (before_create of ${NEW}, after_create of ${NEW})` },
      ],
    });
  });

  test('max-actions counts every invocation, and max-destroys none', () => {
    expect(results({ maxActions: 8, maxDestroys: 1 })).toEqual([
      'max-destroys 1 passed',
      'max-actions 8 passed',
    ]);
    expect(results({ maxActions: 7 })).toEqual([expect.stringContaining('max-actions 7 failed')]);
    const [result] = guarded({ maxActions: 0 }).results;
    expect(result?.message).toBe('8 actions would be invoked, and no more than 0 may be.');
    expect(guarded({ maxActions: 0.5 }).doubts.join()).toMatch(/no number of actions/);
  });

  test('it opens when somebody approved every invocation', () => {
    const acts = list === undefined ? [] : actsOf(list);
    expect(acts).toHaveLength(9);
    expect(acts).toContain(
      'invoke action.shelf_notify.ring after_update of shelf_box.kept, on_failure = continue',
    );
    const by = { by: 'ann', at: '2026-11-20T13:55:00Z', reason: 'agreed' };
    const after = (approved: string[]) => {
      const approvals = [{ approves: (act: string) => approved.includes(act), ...by }];
      return results({ maxActions: 0, approvals })[0];
    };
    expect(after(acts)).toMatch(/overridden/);
    expect(after(acts.filter((act) => !act.includes('after_update')))).toMatch(/failed/);
  });
});
