/** A plan without some of its resources: each list of it loses them, and nothing else. */
import { partsOfResources, pathsOf } from '../../src/plan/parts-of-resources.ts';
import { readFromRoot } from '../../src/policy/address-patterns.ts';
import { describe, expect, test } from '../support/jest.ts';

const A = 'aws_s3_bucket.a';
const B = 'aws_s3_bucket.b';
const DATA = 'data.aws_ami.base';
const INVOKE = 'action.aws_lambda_invoke.warm';
const DEEP = 'module.net.module.deep["x"]';
const IN_NET = 'module.net.aws_vpc.main';
const IN_DEEP = `${DEEP}.aws_subnet.main`;

const change = { actions: ['create'], before: null, after: {} };
const changed = (...addresses: string[]) => addresses.map((address) => ({ address, change }));
const named = (...addresses: string[]) => addresses.map((address) => ({ address, values: {} }));
const check = (address: string, ...instances: string[]) => ({
  address: { kind: 'resource', to_display: address },
  status: 'fail',
  instances: instances.map((one) => ({ address: { to_display: one }, status: 'fail' })),
});
const checks = () => [check(A, A), check(B, `${B}[0]`, `${B}[1]`)];

const values = () => ({
  outputs: { name: { value: 'x', sensitive: false } },
  root_module: {
    resources: named(A, `${B}[0]`, `${B}[1]`, DATA),
    child_modules: [
      {
        address: 'module.net',
        resources: named(IN_NET),
        child_modules: [{ address: DEEP, resources: named(IN_DEEP) }],
      },
    ],
  },
});

const invocation = (address: string, by?: string) => ({
  address,
  ...(by !== undefined && { lifecycle_action_trigger: { triggering_resource_address: by } }),
});

/** Every list that a plan has, with some of these resources each. */
const PLAN = {
  format_version: '1.2',
  variables: { stage: { value: 'dev' } },
  resource_changes: [
    ...changed(A, `${B}[0]`, `${B}[1]`, DATA, IN_NET, IN_DEEP),
    { address: A, deposed: '00000001', change },
    { address: 'aws_s3_bucket.new', previous_address: A, change },
  ],
  output_changes: { name: change },
  resource_drift: changed(A, IN_NET),
  deferred_changes: changed(A, IN_DEEP).map((one) => ({ reason: 'x', resource_change: one })),
  relevant_attributes: [A, IN_NET].map((resource) => ({ resource, attribute: ['id'] })),
  action_invocations: [invocation(INVOKE, A), invocation(INVOKE, `${B}[0]`), invocation(INVOKE)],
  deferred_action_invocations: [
    { reason: 'x', action_invocation: invocation(INVOKE, A) },
    { reason: 'x', action_invocation: invocation(INVOKE) },
  ],
  planned_values: values(),
  proposed_unknown: values(),
  prior_state: { format_version: '1.0', values: values(), checks: checks() },
  checks: checks(),
  configuration: {
    provider_config: { aws: { name: 'aws' } },
    root_module: {
      resources: [{ address: A }, { address: B }, { address: DATA }],
      actions: [{ address: INVOKE }],
      module_calls: {
        net: {
          source: './net',
          module: {
            resources: [{ address: 'aws_vpc.main' }],
            module_calls: {
              deep: { source: './deep', module: { resources: [{ address: 'aws_subnet.main' }] } },
            },
          },
        },
      },
    },
  },
};

/** What `opa` makes of the paths: each is removed, one after the other. */
function withoutPaths(plan: object, paths: readonly string[][]): unknown {
  const copy = structuredClone(plan);
  for (const path of paths) {
    let part: unknown = copy;
    for (const step of path.slice(0, -1)) part = Reflect.get(part as object, step);
    const last = path.at(-1) ?? '';
    expect(Object.hasOwn(part as object, last)).toBe(true);
    if (Array.isArray(part)) part.splice(Number(last), 1);
    else Reflect.deleteProperty(part as object, last);
  }
  return copy;
}

const without = (...patterns: string[]): typeof PLAN => {
  const fitting = readFromRoot(patterns.map((pattern) => [pattern, pattern]));
  const paths = pathsOf(partsOfResources(PLAN), (address) => fitting(address).length > 0);
  return withoutPaths(PLAN, paths) as typeof PLAN;
};

/** How many times a plan has each address, member by member. */
function addressesIn(plan: object): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(plan).map(([member, value]) => {
      const found: string[] = [];
      JSON.stringify(value, (key, one: unknown) => {
        const isAddress = ['address', 'to_display', 'resource'].includes(key);
        if (isAddress && typeof one === 'string') found.push(one);
        if (key === 'triggering_resource_address') found.push(`by ${String(one)}`);
        if (key === 'module_calls')
          found.push(...Object.keys(one as object).map((name) => `call ${name}`));
        return one;
      });
      return [member, found];
    }),
  );
}

/** What is missing of each member, without those that are whole. */
function missing(pattern: string): Record<string, string[]> {
  const left = addressesIn(without(pattern));
  const gone = Object.entries(addressesIn(PLAN)).map(([member, all]): [string, string[]] => {
    const rest = [...(left[member] ?? [])];
    const lost = all.filter((one) => {
      const at = rest.indexOf(one);
      if (at >= 0) rest.splice(at, 1);
      return at < 0;
    });
    expect(rest).toEqual([]);
    return [member, lost.sort()];
  });
  return Object.fromEntries(gone.filter(([, lost]) => lost.length > 0));
}

describe('a plan without one resource', () => {
  const STATES = 'planned_values proposed_unknown prior_state';
  /** By the members of the plan that lose the same. */
  test.each<[string, Record<string, string[]>]>([
    [
      A,
      {
        'resource_changes checks': [A, A],
        'resource_drift deferred_changes relevant_attributes planned_values proposed_unknown configuration':
          [A],
        'action_invocations deferred_action_invocations': [INVOKE, `by ${A}`],
        prior_state: [A, A, A],
      },
    ],
    [
      `${B}[0]`,
      {
        'resource_changes planned_values proposed_unknown checks': [`${B}[0]`],
        action_invocations: [INVOKE, `by ${B}[0]`],
        prior_state: [`${B}[0]`, `${B}[0]`],
      },
    ],
    [
      B,
      {
        'resource_changes planned_values proposed_unknown': [`${B}[0]`, `${B}[1]`],
        action_invocations: [INVOKE, `by ${B}[0]`],
        prior_state: [`${B}[0]`, `${B}[1]`, B, `${B}[0]`, `${B}[1]`],
        checks: [B, `${B}[0]`, `${B}[1]`],
        configuration: [B],
      },
    ],
    [DATA, { [`resource_changes ${STATES} configuration`]: [DATA] }],
    [
      INVOKE,
      {
        action_invocations: [INVOKE, `by ${A}`, INVOKE, `by ${B}[0]`, INVOKE],
        deferred_action_invocations: [INVOKE, `by ${A}`, INVOKE],
        configuration: [INVOKE],
      },
    ],
    [
      IN_NET,
      {
        [`resource_changes resource_drift relevant_attributes ${STATES}`]: [IN_NET],
        configuration: ['aws_vpc.main'],
      },
    ],
    [IN_DEEP, { [`resource_changes deferred_changes ${STATES}`]: [IN_DEEP] }],
    [
      'module.net.module.deep',
      {
        'resource_changes deferred_changes': [IN_DEEP],
        [STATES]: [DEEP, IN_DEEP],
        configuration: ['call deep', 'aws_subnet.main'],
      },
    ],
    [
      'module.net',
      {
        resource_changes: [IN_NET, IN_DEEP],
        'resource_drift relevant_attributes': [IN_NET],
        deferred_changes: [IN_DEEP],
        [STATES]: ['module.net', IN_NET, DEEP, IN_DEEP],
        configuration: ['call net', 'aws_vpc.main', 'call deep', 'aws_subnet.main'],
      },
    ],
    ['aws_s3_bucket.none', {}],
    ['aws_subnet.main', {}],
    ['aws_vpc.main', {}],
  ])('lacks every entry of %s', (pattern, expected) => {
    const all = Object.entries(expected).flatMap(([members, lost]) =>
      members.split(' ').map((member) => [member, lost.toSorted()] as const),
    );
    expect(missing(pattern)).toEqual(Object.fromEntries(all));
  });
});

test('a plan without one resource lacks nothing for an address from which it was moved', () => {
  const { resource_changes: left } = without(A);
  expect(left.some(({ address }) => address === 'aws_s3_bucket.new')).toBe(true);
});

test('a plan without one resource is a copy, and the given plan stays as it is', () => {
  const text = JSON.stringify(PLAN);
  without('module.net', A, B);
  expect(JSON.stringify(PLAN)).toBe(text);
});

test('a plan without one resource has everything else unchanged', () => {
  expect(without('aws_s3_bucket.none')).toEqual(PLAN);
  const { output_changes, variables, format_version, configuration } = without(A, B, 'module.net');
  expect({ output_changes, variables, format_version }).toEqual({
    output_changes: PLAN.output_changes,
    variables: PLAN.variables,
    format_version: PLAN.format_version,
  });
  expect(configuration.provider_config).toEqual(PLAN.configuration.provider_config);
});

test.each([
  {},
  { resource_changes: null, configuration: null, planned_values: null, prior_state: null },
  { resource_changes: [7, null, {}, { address: 7 }], checks: [{}], relevant_attributes: [{}] },
  { deferred_changes: [{}, { resource_change: null }], action_invocations: [null, {}] },
  { deferred_action_invocations: [{}, null], checks: [{ address: {}, instances: [null, {}] }] },
  { planned_values: { root_module: { resources: [null], child_modules: [null, {}] } } },
  { prior_state: { values: null, checks: null } },
  { configuration: { root_module: { resources: [{}], module_calls: { a: null, b: {} } } } },
])('a plan without one resource keeps entries that name none: %j', (plan) => {
  const paths = pathsOf(partsOfResources(plan), () => true);
  expect(withoutPaths(plan, paths)).toEqual(
    'configuration' in plan && plan.configuration !== null
      ? { configuration: { root_module: { resources: [{}], module_calls: {} } } }
      : plan,
  );
});
