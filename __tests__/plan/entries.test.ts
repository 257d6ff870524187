/** The entries of a plan, from all of its lists. */
import { PlanJson } from '../../src/model/plan-json.ts';
import {
  actionWords,
  addressesOf,
  ENTRY_LISTS,
  entriesOf,
  entriesOfDocument,
  identityOf,
  isDeposed,
  isMoved,
  isOfAction,
  pathOfEntry,
} from '../../src/plan/entries.ts';
import { expect, test } from '../support/jest.ts';

const read = (text: string) => [
  ...entriesOf(new PlanJson(text, JSON.parse(text) as Record<string, unknown>, true)),
];
const resource = (address: string, more: object = {}) => ({
  address,
  change: { actions: ['update'], before: { n: 1 }, after: { n: 2 }, after_unknown: {} },
  ...more,
});
const invocation = { address: 'action.a.b', config_values: { n: 2 }, config_unknown: { m: true } };
const PLAN = {
  format_version: '1.2',
  resource_changes: [
    resource('a.b', { previous_address: 'a.c' }),
    resource('a.d', { deposed: '1' }),
  ],
  resource_drift: [resource('a.e')],
  output_changes: { url: { actions: ['create'], after: 'x', after_sensitive: true } },
  action_invocations: [invocation],
  deferred_changes: [{ reason: 'unknown', resource_change: resource('a.f') }],
  deferred_action_invocations: [{ reason: 'unknown', action_invocation: invocation }],
};

test('each list has its entries, in one order and one form', () => {
  const shown = read(JSON.stringify(PLAN)).map((entry) => ({
    list: entry.list,
    path: pathOfEntry(entry, '*').join('.'),
    name: entry.name,
    actions: actionWords(entry),
    after: entry.values.after,
    around: entry.around,
  }));
  expect(new Set(shown.map(({ list }) => list))).toEqual(new Set(ENTRY_LISTS));
  expect(shown).toEqual([
    ...['a.b', 'a.d'].map((name) => ({
      list: 'resource_changes',
      path: 'resource_changes.*',
      name,
      actions: 'update',
      after: { n: 2 },
      around: undefined,
    })),
    {
      list: 'resource_drift',
      path: 'resource_drift.*',
      name: 'a.e',
      actions: 'update',
      after: { n: 2 },
      around: undefined,
    },
    {
      list: 'output_changes',
      path: 'output_changes.url',
      name: 'output.url',
      actions: 'create',
      after: 'x',
      around: undefined,
    },
    {
      list: 'action_invocations',
      path: 'action_invocations.*',
      name: 'action.a.b',
      actions: '',
      after: { n: 2 },
      around: undefined,
    },
    {
      list: 'deferred_changes',
      path: 'deferred_changes.*.resource_change',
      name: 'a.f',
      actions: 'update',
      after: { n: 2 },
      around: { reason: 'unknown' },
    },
    {
      list: 'deferred_action_invocations',
      path: 'deferred_action_invocations.*.action_invocation',
      name: 'action.a.b',
      actions: '',
      after: { n: 2 },
      around: { reason: 'unknown' },
    },
  ]);
});

test('an entry says where its object was, whether another has replaced it, and what is marked', () => {
  const [moved, deposed, , output, action] = read(JSON.stringify(PLAN));
  expect([moved, deposed].map((entry) => entry && isMoved(entry))).toEqual([true, false]);
  expect([moved, deposed].map((entry) => entry && isDeposed(entry))).toEqual([false, true]);
  expect(output?.values.sensitiveAfter).toBe(true);
  expect(action?.values.unknownAfter).toEqual({ m: true });
  expect([output, action].map((entry) => entry && isOfAction(entry))).toEqual([false, true]);
});

test('a number that JavaScript would change is a text, in each list', () => {
  const text = JSON.stringify(PLAN).replaceAll('"n":2', '"n":12345678901234567891');
  const numbers = read(text).flatMap(({ values }) =>
    typeof values.after === 'object' ? [Reflect.get(values.after ?? {}, 'n')] : [],
  );
  expect(numbers).toHaveLength(6);
  const texts = numbers.map((number) => String(number).slice(2));
  expect(new Set(texts)).toEqual(new Set(['12345678901234567891']));
});

test.each([
  ['a list that is none', { resource_changes: { a: 1 } }, ['resource_changes', '']],
  ['a member of a list that is no object', { resource_changes: ['x'] }, ['resource_changes', 0]],
  ['outputs in a list', { output_changes: [1] }, ['output_changes', '']],
  ['a list that nobody knows', { storage_changes: [{}] }, ['unknown', 'storage_changes']],
])('%s is an entry: no part of a plan is passed over', (_, document, place) => {
  const [entry, ...others] = read(JSON.stringify(document));
  expect([entry?.list, entry?.at]).toEqual(place);
  expect(others).toEqual([]);
});

test('the entries of a document are parts of it', () => {
  const [first] = entriesOfDocument(PLAN, ['resource_changes']);
  expect(first?.said).toBe(PLAN.resource_changes[0]);
  expect(first?.change).toBe(PLAN.resource_changes[0]?.change);
});

test('a deposed object and each trigger of an action are something else than the same once more', () => {
  const by = (name: string) => ({
    ...invocation,
    lifecycle_action_trigger: { triggering_resource_address: name },
  });
  const identities = (document: object) => [...entriesOfDocument(document)].map(identityOf);
  const different = {
    resource_changes: [resource('a.b'), resource('a.b', { deposed: '1' }), resource('a.c')],
    resource_drift: [resource('a.b')],
    action_invocations: [by('a.b'), by('a.c'), { ...invocation, invoke_action_trigger: {} }],
  };
  expect(new Set(identities(different)).size).toBe(7);
  const twice = {
    resource_changes: [resource('a.b'), resource('a.b', { previous_address: 'x.y' })],
  };
  expect(new Set(identities(twice)).size).toBe(1);
});

test('the addresses of some lists are in their order', () => {
  expect(addressesOf(PLAN, ['resource_drift', 'deferred_changes', 'output_changes'])).toEqual([
    'a.e',
    'a.f',
  ]);
});
