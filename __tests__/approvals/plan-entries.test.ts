/** What a plan changes, as entries: nothing that changes something is passed over, and each character of it counts. */
import { countEntries } from '../../src/approvals/code.ts';
import { KEY, changeOf, entriesOf, planOf, withBlock } from '../support/approval-world.ts';
import { describe, expect, test } from '../support/jest.ts';

type Part = Record<string, unknown>;

const BUCKET = 'aws_s3_bucket.logs';
const bucket = (more: Part = {}, actions = 'update') => changeOf(BUCKET, actions, more);
const only = (plan: Part | string, how?: Parameters<typeof entriesOf>[1]) => {
  const [entry, ...others] = entriesOf(plan, how);
  if (entry === undefined || others.length > 0) throw new Error('There is not one entry.');
  return entry;
};
const SAME = only(planOf([bucket()]));

describe('an entry is another one', () => {
  test.each<[string, Part | string]>([
    ['of another address', planOf([changeOf('aws_s3_bucket.log', 'update')])],
    ['of another instance', planOf([changeOf(`${BUCKET}[0]`, 'update')])],
    ['with another action', planOf([bucket({}, 'delete create')])],
    ['that is replaced in the other order', planOf([bucket({}, 'create delete')])],
    ['that was called otherwise before', planOf([bucket({ previous_address: 'aws_s3_bucket.a' })])],
    ['that is imported', planOf([bucket({ change: { importing: { id: 'i-1' } } })])],
    ['of a deposed object', planOf([bucket({ deposed: 'abcd1234' })])],
    ['with another value after', planOf([bucket({ change: { after: { size: 3 } } })])],
    ['with another value before', planOf([bucket({ change: { before: { size: 3 } } })])],
    ['with one value more', planOf([bucket({ change: { after: { size: 2, acl: null } } })])],
    ['with a text for a number', planOf([bucket({ change: { after: { size: '2' } } })])],
    ['that is unknown', planOf([bucket({ change: { after_unknown: { size: true } } })])],
    ['that becomes sensitive', planOf([bucket({ change: { after_sensitive: { size: true } } })])],
    ['with another reason', planOf([bucket({ action_reason: 'replace_by_request' })])],
    ['of another provider', planOf([bucket({ provider_name: 'registry.terraform.io/evil/aws' })])],
    ['with a member that no version knew', planOf([bucket({ change: { new_member: 1 } })])],
    [
      'with a name that is inherited',
      JSON.stringify(planOf([bucket()])).replace('"size":2', '"size":2,"__proto__":1'),
    ],
  ])('%s', (_, plan) => {
    expect(only(plan).text).not.toBe(SAME.text);
  });

  test.each([
    ['12345678901234567890', '12345678901234567891'],
    ['0.1000000000000000001', '0.1'],
    ['9007199254740993', '9007199254740992'],
    ['1e400', '1e401'],
    ['-0', '0'],
  ])('with %s for %s', (one, other) => {
    const plan = (number: string) =>
      JSON.stringify(planOf([bucket()])).replace('"size":2', `"size":${number}`);
    expect(only(plan(one)).text).not.toBe(only(plan(other)).text);
    expect(only(plan(one)).text).toBe(only(plan(one)).text);
  });

  test.each([
    'output_changes',
    'resource_drift',
    'action_invocations',
    'deferred_changes',
    'variables',
  ])('with other digits of a number in %s', (member) => {
    const change = { actions: ['update'], before: 1, after: 2, before_sensitive: false };
    const parts: Part = {
      output_changes: { o: change },
      resource_drift: [bucket()],
      action_invocations: [{ address: 'action.a.b', config_values: { n: 2 } }],
      deferred_changes: [{ reason: 'x', resource_change: bucket() }],
      variables: { region: { value: 2 } },
    };
    const isContext = member === 'variables';
    const plan = planOf(isContext ? [bucket()] : [], { [member]: parts[member] });
    const read = (number: string) =>
      only(JSON.stringify(plan).replace(/(?<="(?:after|n|size|value)":)2/, number), {
        key: KEY,
      }).text;
    expect(read('123456789012345678901')).not.toBe(read('123456789012345678902'));
  });
});

test('neither the order of members nor white space makes another entry', () => {
  const { change, ...others } = bucket();
  const reversed = Object.fromEntries(Object.entries(others).toReversed());
  const plan = JSON.stringify(planOf([{ change, ...reversed }]), undefined, 2);
  expect(only(plan)).toEqual(SAME);
});

test('an entry says what it counts for, its name, and where in the plan it is', () => {
  const plan = planOf([bucket({}, 'no-op'), bucket({ previous_address: 'aws_s3_bucket.a' })], {
    output_changes: { same: { actions: ['no-op'] }, url: { actions: ['create'], after: 1 } },
  });
  const digest = expect.stringMatching(/^[a-z+]+ [a-z2-7]{32}$/) as unknown;
  expect(entriesOf(plan)).toEqual([
    {
      name: BUCKET,
      place: ['resource_changes', 1],
      text: digest,
      hasHidden: false,
      needsSameFiles: false,
    },
    // Before version 1.1, no value has a mark.
    {
      name: 'output.url',
      place: ['output_changes', 'url'],
      text: digest,
      hasHidden: true,
      needsSameFiles: false,
    },
  ]);
  expect(countEntries(entriesOf(plan))).toEqual({ change: 1, move: 1, output: 1 });
});

test.each<[string, Part, number]>([
  ['a resource that stays as it is', planOf([bucket({}, 'no-op')]), 0],
  [
    'drift to which no change refers',
    planOf([], { resource_drift: [bucket()], relevant_attributes: [] }),
    0,
  ],
  [
    'drift of an instance of what a change refers to',
    planOf([], {
      resource_drift: [changeOf(`${BUCKET}["a"]`, 'update')],
      relevant_attributes: [{ resource: BUCKET, attribute: [] }],
    }),
    1,
  ],
  [
    'drift where the plan does not say to what changes refer',
    planOf([], { resource_drift: [bucket()] }),
    1,
  ],
  ['a list that is an object', planOf([], { resource_changes: { a: bucket() } }), 1],
  ['a list that is a text', planOf([], { resource_changes: 'delete everything' }), 1],
  ['an entry that is a text', planOf([], { resource_changes: ['delete everything'] }), 1],
  ['an entry without actions', planOf([], { resource_changes: [{ address: BUCKET }] }), 1],
  ['a list that is null', planOf([], { resource_changes: null, output_changes: null }), 0],
  [
    'an ephemeral resource',
    planOf([changeOf(`ephemeral.${BUCKET}`, 'open', { change: { after: null } })]),
    1,
  ],
  ['data that is read during the apply', planOf([changeOf('data.aws_ami.a', 'read')]), 1],
])('%s', (_, plan, expected) => {
  expect(entriesOf(plan)).toHaveLength(expected);
});

describe('a sensitive value', () => {
  const secret = (password: string, more: Part = {}) =>
    planOf([
      bucket({
        change: { after: { size: 2, password }, after_sensitive: { password: true }, ...more },
        written: ['size', 'password'],
      }),
    ]);
  const withKey = { key: KEY };
  const without = { key: undefined };

  test('counts where there is a key', () => {
    const one = only(secret('a'), withKey);
    expect(one.text).not.toBe(only(secret('b'), withKey).text);
    expect(one).toMatchObject({
      text: expect.stringMatching(/^change /) as unknown,
      hasHidden: true,
    });
    expect(one.text).not.toBe(only(secret('a'), { ...withKey, key: 'another' }).text);
  });

  test('leaves only its place where there is none, and the entry says so', () => {
    const one = only(secret('a'), without);
    expect(one.text).toMatch(/^change\+uncompared /);
    expect(one).toEqual(only(secret('b'), without));
    expect(one.text).not.toBe(only(secret('a', { after_sensitive: {} }), without).text);
  });

  test('is hidden on both sides where one of them says it', () => {
    const before = (password: string) =>
      planOf([
        bucket({
          change: {
            before: { password },
            after: {},
            before_sensitive: {},
            after_sensitive: { password: true },
          },
        }),
      ]);
    expect(only(before('a'), without).text).toBe(only(before('b'), without).text);
  });

  test.each<[string, (value: string) => Part]>([
    [
      'in a list',
      (value) =>
        planOf([
          bucket({
            change: { after: { keys: ['x', value] }, after_sensitive: { keys: [false, true] } },
          }),
        ]),
    ],
    [
      'of an output',
      (value) =>
        planOf([], {
          output_changes: {
            o: { actions: ['create'], after: value, before_sensitive: true, after_sensitive: true },
          },
        }),
    ],
    [
      'of an action',
      (value) =>
        planOf([], {
          action_invocations: [
            { address: 'action.a.b', config_values: { t: value }, config_sensitive: { t: true } },
          ],
        }),
    ],
    [
      'of what is deferred',
      (value) =>
        planOf([], {
          deferred_changes: [
            {
              reason: 'r',
              resource_change: bucket({
                change: { after: { a: value }, after_sensitive: { a: true } },
              }),
            },
          ],
        }),
    ],
    [
      'whose format has no marks',
      (value) =>
        planOf([
          bucket({
            change: {
              after: { a: value },
              before_sensitive: undefined,
              after_sensitive: undefined,
            },
          }),
        ]),
    ],
    [
      'of a variable',
      (value) => {
        const plan = planOf([bucket()], { variables: { region: { value } } });
        return {
          ...plan,
          configuration: {
            provider_config: { aws: { expressions: { region: { references: ['var.region'] } } } },
            root_module: { variables: { region: { sensitive: true } } },
          },
        };
      },
    ],
  ])('%s', (_, plan) => {
    expect(only(plan('a'), withKey).text).not.toBe(only(plan('b'), withKey).text);
    expect(only(plan('a'), without).text).toBe(only(plan('b'), without).text);
    expect(only(plan('a'), without).text).toContain('+uncompared ');
  });

  test('that a service left out is hidden, too', () => {
    const redacted = planOf([
      bucket({ change: { after: { size: 2 }, after_sensitive: { password: true } } }),
    ]);
    expect(only(redacted).hasHidden).toBe(true);
  });
});

describe('the provider of an entry', () => {
  const configured = (provider: Part, more: Part = {}) => {
    const plan = planOf([bucket()], more);
    const root = (plan['configuration'] as { root_module: Part }).root_module;
    return { ...plan, configuration: { provider_config: { aws: provider }, root_module: root } };
  };
  const AWS = { name: 'aws', full_name: 'registry.terraform.io/hashicorp/aws' };
  const constant = (value: string) => ({
    ...AWS,
    expressions: { region: { constant_value: value } },
  });
  const referring = (...references: string[]) => ({
    ...AWS,
    expressions: { region: { references } },
  });
  const text = (plan: Part) => only(plan).text;

  test.each<[string, Part, Part]>([
    ['its configuration', configured(constant('eu')), configured(constant('us'))],
    ['its alias', configured(constant('eu')), configured({ ...constant('eu'), alias: 'prod' })],
    [
      'a variable in it',
      configured(referring('var.r'), { variables: { r: { value: 'eu' } } }),
      configured(referring('var.r'), { variables: { r: { value: 'us' } } }),
    ],
    [
      'a variable behind a local value',
      configured(referring('local.r'), { variables: { r: { value: 'eu' } } }),
      configured(referring('local.r'), { variables: { r: { value: 'us' } } }),
    ],
    ...['prior', 'planned'].map((state): [string, Part, Part] => {
      const at = (value: string) => {
        const values = {
          root_module: { resources: [{ address: 'data.aws_x.y', values: { arn: value } }] },
        };
        const parts = state === 'prior' ? { prior_state: { values } } : { planned_values: values };
        return configured(referring('data.aws_x.y.arn', 'data.aws_x.y'), parts);
      };
      return [`an object of the ${state} state that it refers to`, at('a'), at('b')];
    }),
  ])('counts: %s', (_, one, other) => {
    expect(text(one)).not.toBe(text(other));
    expect(text(one)).toBe(text(one));
  });

  test('counts: which one it has', () => {
    const plan = (key: string) => {
      const { configuration, ...others } = planOf([bucket()]);
      const { root_module: root } = configuration as { root_module: { resources: Part[] } };
      const resources = root.resources.map((each) => ({ ...each, provider_config_key: key }));
      return {
        ...others,
        configuration: {
          provider_config: { aws: constant('eu'), 'aws.b': constant('us') },
          root_module: { resources },
        },
      };
    };
    expect(text(plan('aws'))).not.toBe(text(plan('aws.b')));
  });

  test('counts: every one that it may have, where no block says which', () => {
    const gone = (region: string) => ({
      ...planOf([bucket({}, 'delete')]),
      configuration: { provider_config: { aws: constant(region) }, root_module: {} },
    });
    expect(text(gone('eu'))).not.toBe(text(gone('us')));
  });

  test('is not that of another name', () => {
    const beside = (region: string) => ({
      ...planOf([bucket()]),
      configuration: {
        ...(planOf([bucket()])['configuration'] as Part),
        provider_config: {
          aws: constant('eu'),
          google: {
            full_name: 'registry.terraform.io/hashicorp/google',
            expressions: { region: { constant_value: region } },
          },
        },
      },
    });
    expect(text(beside('eu'))).toBe(text(beside('us')));
  });

  test('counts: an object of its own module that it refers to', () => {
    const inModule = (value: string) => {
      const resources = [{ address: 'module.a.data.aws_x.y', values: { arn: value } }];
      const child_modules = [{ address: 'module.a', resources }];
      return configured(
        { ...referring('data.aws_x.y'), module_address: 'module.a' },
        { prior_state: { values: { root_module: { child_modules } } } },
      );
    };
    expect(text(inModule('a'))).not.toBe(text(inModule('b')));
  });

  test('counts: a variable of a module, by all variables', () => {
    const inModule = (value: string) =>
      configured(
        { ...referring('var.r'), module_address: 'module.a' },
        { variables: { other: { value } } },
      );
    expect(text(inModule('a'))).not.toBe(text(inModule('b')));
  });

  test('of another name does not count for what has no block', () => {
    const gone = (region: string) => ({
      ...planOf([bucket({}, 'delete')]),
      configuration: {
        provider_config: {
          aws: constant('eu'),
          google: { ...constant(region), full_name: 'registry.terraform.io/hashicorp/google' },
        },
        root_module: {},
      },
    });
    expect(text(gone('eu'))).toBe(text(gone('us')));
  });
});

describe('the files decide', () => {
  const unknown = (marks: unknown, written: string[] = ['size']) =>
    planOf([bucket({ written, change: { after_unknown: marks } })]);
  const { configuration: _configuration, ...redacted } = planOf([bucket()]);
  const provided = (expressions: Part) => {
    const plan = planOf([bucket()]);
    return {
      ...plan,
      configuration: {
        ...(plan['configuration'] as Part),
        provider_config: { aws: { expressions } },
      },
    };
  };
  test.each<[string, boolean, Part]>([
    ['nothing of known values', false, planOf([bucket()])],
    ['a value that is written and unknown', true, unknown({ size: true })],
    ['a part of a value that is unknown', true, unknown({ tags: { a: true } })],
    ['an entry that is unknown as a whole', true, unknown(true)],
    ['what may be computed: no plan shows a `dynamic` block', true, unknown({ id: true })],
    [
      'an argument that is written and has no value',
      true,
      planOf([
        bucket({
          written: ['size', 'password_wo'],
          change: { after: { size: 2, password_wo: null } },
        }),
      ]),
    ],
    [
      'nothing of an argument that is null',
      false,
      withBlock(planOf([bucket()]), { expressions: { size: {}, acl: { constant_value: null } } }),
    ],
    [
      'an argument that is write-only by its name, in a block',
      true,
      planOf([bucket({ written: ['rule'], change: { after: { rule: [{ token_wo: null }] } } })]),
    ],
    [
      'nothing of a value in a block that is null',
      false,
      planOf([
        bucket({ written: ['rule'], change: { after: { rule: [{ token: null, a_wo: 'x' }] } } }),
      ]),
    ],
    [
      'an output that is unknown',
      true,
      planOf([], { output_changes: { o: { actions: ['create'], after_unknown: true } } }),
    ],
    [
      'an action that is invoked with an unknown value',
      true,
      planOf([], { action_invocations: [{ address: 'action.a.b', config_unknown: { a: true } }] }),
    ],
    ['what has no block', true, planOf([], { resource_changes: [bucket()] })],
    [
      'what is destroyed and has no block: one may be removed with a provisioner',
      true,
      planOf([bucket({}, 'delete')]),
    ],
    [
      'a provisioner',
      true,
      withBlock(planOf([bucket()]), { provisioners: [{ type: 'local-exec' }] }),
    ],
    [
      'a provisioner of another block',
      true,
      {
        ...planOf([bucket()]),
        configuration: {
          root_module: {
            resources: [
              { address: BUCKET, expressions: { size: {} } },
              { address: 'aws_x.y', provisioners: [{ type: 'local-exec' }] },
            ],
          },
        },
      },
    ],
    ['a plan that has no configuration', true, redacted],
    ['a provider of what is not a constant', true, provided({ region: {} })],
    [
      'a provider that refers to something',
      true,
      provided({ region: { references: ['var.region'] } }),
    ],
    [
      'a provider with such an expression in a block',
      true,
      provided({ assume_role: [{ arn: {} }] }),
    ],
    [
      'nothing of a provider with constants',
      false,
      provided({ region: { constant_value: 'a' }, features: [{}] }),
    ],
  ])('%s', (_, expected, plan) => {
    expect(only(plan).needsSameFiles).toBe(expected);
  });

  test('a variable, where something is unknown', () => {
    const at = (value: string) =>
      only({ ...unknown({ size: true }), variables: { a: { value } } }).text;
    expect(at('x')).not.toBe(at('y'));
  });
});

test('what is deferred counts with what is around it', () => {
  const change = (reason: string, action?: object) =>
    only(
      planOf([], {
        deferred_changes: [{ reason, resource_change: bucket(), action_invocation: action }],
      }),
    ).text;
  expect(change('a')).not.toBe(change('b'));
  expect(change('a', { address: 'x' })).not.toBe(change('a', { address: 'y' }));
  const invoked = (value: string) => ({
    address: 'action.a.b',
    config_values: { t: value },
    config_sensitive: { t: true },
  });
  const later = (value: string, key: string | undefined) =>
    only(
      planOf([], {
        deferred_action_invocations: [{ reason: 'r', action_invocation: invoked(value) }],
      }),
      { key },
    );
  expect(later('a', KEY).text).not.toBe(later('b', KEY).text);
  expect(later('a', undefined)).toEqual(later('b', undefined));
  expect(later('a', KEY).name).toBe('action.a.b');
});

test('a list that this version does not know counts, and is left out as a whole', () => {
  const entry = (value: unknown) => only(planOf([], { ephemeral_changes: value }));
  expect(entry([{ address: 'a.b' }])).toMatchObject({
    name: 'unknown.ephemeral_changes',
    place: ['ephemeral_changes'],
    text: expect.stringMatching(/^other /) as unknown,
  });
  expect(entry([1]).text).not.toBe(entry([2]).text);
  expect(entriesOf(planOf([], { ephemeral_changes: [], plan_number: 3 }))).toEqual([]);
});

test('what has no address is named by its place', () => {
  expect(only(planOf([], { deferred_changes: [{ reason: 'x' }] })).name).toBe('deferred_changes.0');
  expect(only(planOf([], { action_invocations: 'x' })).place).toEqual(['action_invocations', '']);
});

test('blocks of modules belong to their entries', () => {
  const address = 'module.a["x"].module.b.aws_s3_bucket.logs';
  const change = changeOf(address, 'update');
  const block = {
    address: 'aws_s3_bucket.logs',
    provider_config_key: 'aws',
    expressions: { size: {} },
  };
  const module = { module_calls: { b: { module: { resources: [block] } } } };
  const plan = planOf([], {
    resource_changes: [change],
    configuration: { provider_config: {}, root_module: { module_calls: { a: { module } } } },
  });
  expect(only(plan).needsSameFiles).toBe(false);
});

test('all drift counts where a policy reads it, with each of its values', () => {
  const drifted = (size: number) =>
    planOf([], {
      resource_drift: [bucket({ change: { after: { size } } })],
      relevant_attributes: [],
    });
  const read = (plan: Part) => entriesOf(plan, { key: KEY, readsDrift: true });
  expect(entriesOf(drifted(2))).toEqual([]);
  expect(countEntries(read(drifted(2)))).toEqual({ drifted: 1 });
  expect(read(drifted(2))).not.toEqual(read(drifted(3)));
});
