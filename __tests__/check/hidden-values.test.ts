/** Sensitive values that a redacted plan lacks: where they are, what replaces them, which policies may read them. */
import { checkRedacted } from '../../src/plan/redacted-plan.ts';
import { addressesIn, replaceInText, sensitiveValues } from '../../src/plan/sensitive-values.ts';
import { readPlanJson } from '../../src/plan/read-plan.ts';
import { describe, expect, test } from '../support/jest.ts';
import { inputOf } from '../support/rego-sets.ts';

const CHANGE = {
  actions: ['update'],
  before: { name: 'a', password: 'REDACTED', users: [{ key: 'REDACTED', role: 'x' }] },
  after: { name: 'a', password: 'REDACTED', users: [{ key: 'REDACTED', role: 'x' }] },
  before_sensitive: { password: true, users: [{ key: true }] },
  after_sensitive: { password: true, users: [{ key: true }], token: true, tags: {} },
};

function planOf(change: object) {
  const { plan } = inputOf({ resource_changes: [{ address: 'a.b', change }] });
  return plan;
}

const ANY_NAME = 'a whole value';
const OF_OUTPUT = 'of an output';

/** The attributes that hold a sensitive value. */
function sensitiveNames(plan: Parameters<typeof sensitiveValues>[0]): ReadonlySet<string> {
  const names = sensitiveValues(plan).map(({ path, depth }) =>
    path[0] === 'output_changes' ? OF_OUTPUT : (path[depth] ?? ANY_NAME),
  );
  return new Set(names);
}

/** The plan with another value in the place of each sensitive one. */
function replacedIn<Plan extends object>(plan: Plan, value: unknown): Plan {
  return JSON.parse(replaceInText(JSON.stringify(plan), value)) as Plan;
}

test('an address is found without its keys, too, with any signs in them', () => {
  const address = 'module.m["a]b"].a.b[0]';
  const { plan } = inputOf({ resource_changes: [{ address }] });
  expect([...addressesIn(plan)]).toEqual([address, 'module.m.a.b']);
});

test('each attribute that holds a sensitive value is found by its name, at any depth', () => {
  expect([...sensitiveNames(planOf(CHANGE))].sort()).toEqual(['password', 'token', 'users']);
  const whole = { ...CHANGE, after_sensitive: true };
  expect(sensitiveNames(planOf(whole)).has(ANY_NAME)).toBe(true);
  const gone = { ...CHANGE, after: null, after_sensitive: true, before_sensitive: false };
  expect([...sensitiveNames(planOf({ ...gone, actions: ['delete'] }))]).toEqual([]);
  expect([...sensitiveNames(planOf(gone))]).toEqual([ANY_NAME]);
  const drift = { resource_changes: [], resource_drift: [{ change: CHANGE }] };
  expect(sensitiveNames(inputOf(drift).plan).has('password')).toBe(true);
  const invocation = { config_values: { a: 1, body: 'x' }, config_sensitive: { body: true } };
  const later = {
    resource_changes: [],
    deferred_changes: [{ reason: 'x', resource_change: { address: 'a.b', change: CHANGE } }],
    deferred_action_invocations: [{ reason: 'x', action_invocation: invocation }],
  };
  expect([...sensitiveNames(inputOf(later).plan)]).toEqual(
    expect.arrayContaining(['users', 'body']),
  );
});

test.each<[string, object]>([
  ['a text', { after: 'x' }],
  ['null', { after: null }],
  ['absent', {}],
])('a sensitive output gets a mark of its own, also where its value is %s', (_, value) => {
  const hidden = (actions: string[]) => {
    const key = { actions, before: null, before_sensitive: true, after_sensitive: true, ...value };
    const { plan } = inputOf({ resource_changes: [], output_changes: { key } });
    return [...sensitiveNames(plan)];
  };
  expect(hidden(['create'])).toEqual([OF_OUTPUT]);
  // Of the value before, nothing is known then.
  expect(hidden(['update'])).toEqual([OF_OUTPUT]);
});

test('a created output has no value before, and a deleted one has none afterwards', () => {
  const outputs = {
    made: { actions: ['create'], before: null, before_sensitive: true, after: 1 },
    gone: { actions: ['delete'], before: 1, after: null, after_sensitive: true },
  };
  const { plan } = inputOf({ resource_changes: [], output_changes: outputs });
  expect([...sensitiveNames(plan)]).toEqual([]);
});

test('a variable is sensitive unless its declaration says that it is not', () => {
  const hidden = (declared: object, format_version = '1.2') => {
    const configuration = { root_module: { variables: declared } };
    const variables = { region: { value: 'eu' } };
    const plan = { format_version, resource_changes: [], variables, configuration };
    return [...sensitiveNames(inputOf(plan).plan)];
  };
  expect(hidden({ region: { default: 'eu' } })).toEqual([]);
  expect(hidden({ region: { sensitive: true } })).toEqual([ANY_NAME]);
  expect(hidden({ region: { sensitive: 'yes' } })).toEqual([ANY_NAME]);
  expect(hidden({})).toEqual([ANY_NAME]);
  // Before Terraform 1.1, not all declarations say it.
  expect(hidden({ region: {} }, '0.2')).toEqual([ANY_NAME]);
});

test('a variable gets another value also where an attribute with its text is sensitive', () => {
  const [password, region] = [{ value: { in: ['REDACTED'] } }, { value: 'eu' }];
  const variables = { password, region };
  const declared = { password: { default: 'REDACTED' }, region: { default: 'eu' } };
  const configuration = { root_module: { variables: declared } };
  const plan = { ...planOf(CHANGE), format_version: '1.2', variables, configuration } as const;
  const replaced = replacedIn<typeof plan>(plan, 7);
  expect(replaced.variables).toEqual({ password: { value: 7 }, region: { value: 'eu' } });
  expect(replaced.configuration.root_module).toEqual({
    variables: { password: { default: 7 }, region: { default: 'eu' } },
  });
});

test('only sensitive values are replaced, also where they were omitted', () => {
  const others = [undefined, null, 'another-value', 7, [], {}];
  const variants = others.map((other) =>
    replacedIn<ReturnType<typeof planOf>>(planOf(CHANGE), other),
  );
  const afters = variants.map(({ resource_changes: [first] }) => first?.change.after);
  expect(afters[0]).toEqual({ name: 'a', users: [{ role: 'x' }] });
  const list = { ...CHANGE, after: { all: ['a', 'b'] }, after_sensitive: { all: [true] } };
  const [shown] = replacedIn<ReturnType<typeof planOf>>(planOf(list), undefined).resource_changes;
  expect(shown?.change.after).toEqual({ all: [null, 'b'] });
  expect(afters[1]).toEqual({
    name: 'a',
    password: null,
    users: [{ key: null, role: 'x' }],
    token: null,
  });
  expect(new Set(afters.map((after) => JSON.stringify(after))).size).toBe(variants.length);
  expect(CHANGE.after.password).toBe('REDACTED');
});

describe('a redacted plan', () => {
  const read = async (text: string) => checkRedacted(await readPlanJson(text, false));
  const REDACTED = { plan_format_version: '1.2', resource_changes: [], provider_schemas: { a: 1 } };

  test('is read without the schemas of providers, and with its numbers as they are', async () => {
    const text = `{"plan_format_version":"1.2","provider_schemas":{"a":1},"resource_changes":[{"address":"a.b","mode":"managed","type":"a","name":"b","change":{"actions":["create"],"after":{"n":12345678901234567890}}}],"resource_drift":null}`;
    const { document, text: planText } = await read(text);
    expect(Object.keys(document)).toEqual(['resource_changes']);
    expect(planText).toContain('12345678901234567890');
    expect(planText).not.toContain('provider_schemas');
  });

  test('gets an empty list of changes where it has none', async () => {
    const { document } = await read('{"plan_format_version":"1.2"}');
    expect(document.resource_changes).toEqual([]);
  });

  test.each([
    ['no JSON', 'x'],
    ['another document', '{"data":{}}'],
    ['a whole plan', '{"format_version":"1.2","resource_changes":[]}'],
    ['a later major version', JSON.stringify({ ...REDACTED, plan_format_version: '2.0' })],
    ['an errored plan', JSON.stringify({ ...REDACTED, errored: true })],
    ['a change that is none', JSON.stringify({ ...REDACTED, resource_changes: [7] })],
    ...[
      { address: 'x' },
      { type: 'aws_eip' },
      { name: 'other' },
      { mode: 'data' },
      { module_address: 'module.net' },
      { index: 0 },
      { name: undefined },
      { mode: undefined },
    ].map((lie): [string, string] => {
      const one = { address: 'aws_vpc.a', mode: 'managed', type: 'aws_vpc', name: 'a' };
      const change = { actions: ['create'] };
      const text = JSON.stringify({ ...REDACTED, resource_changes: [{ ...one, change, ...lie }] });
      return [`one with a change of another address: ${Object.keys(lie).join()}`, text];
    }),
  ])('is not made of %s', async (_, text) => {
    await expect(read(text)).rejects.toThrow(/plan/);
  });
});
