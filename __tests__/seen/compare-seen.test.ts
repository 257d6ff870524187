/** What was seen: an entry that ends as one that a merged request showed. */
import { textOf } from '../../src/model/finding.ts';
import { compareSeen, stopsOf, type ShownByRequest } from '../../src/seen/compare-seen.ts';
import { findDiffering } from '../../src/seen/differing-values.ts';
import { sayUnseen } from '../../src/seen/say-unseen.ts';
import { changeOf, planOf } from '../support/approval-world.ts';
import { describe, expect, test } from '../support/jest.ts';
import {
  compared,
  seenIn,
  shownByRecord,
  shownIn,
  wordsOf,
  type Part,
} from '../support/seen-world.ts';

const WEB = 'aws_instance.web';
const web = (actions = 'update', change: Part = {}, more: Part = {}) =>
  changeOf(WEB, actions, { change, ...more });
const only = (entry: Part) => planOf([entry]);
const after = (values: unknown, unknown: unknown = {}) => ({
  after: values,
  after_unknown: unknown,
});

describe('an entry is seen', () => {
  test.each<[string, Part, Part]>([
    ['as it was shown', only(web()), only(web())],
    [
      'where only what it begins with is another',
      only(web()),
      only(web('update', { before: { size: 9 } })),
    ],
    ['for another reason', only(web()), only(web('update', {}, { action_reason: 'x' }))],
    [
      'where what it does not change is another',
      only(web('update', { before: { size: 1, tags: 1 }, after: { size: 2, tags: 1 } })),
      only(web('update', { before: { size: 1, tags: 2 }, after: { size: 2, tags: 2 } })),
    ],
    [
      'with a value that was unknown',
      only(web('create', after({ size: 2 }, { id: true }))),
      only(web('create', after({ size: 2, id: 'i-1' }))),
    ],
    [
      'with null for what was unknown',
      only(web('create', after({ size: 2 }, { id: true }))),
      only(web('create', after({ size: 2, id: null }))),
    ],
    [
      'with what is still unknown',
      only(web('create', after({ size: 2 }, { id: true, arn: true }))),
      only(web('create', after({ size: 2, id: 'i-1' }, { arn: true }))),
    ],
    [
      'with less that is unknown below what was',
      only(web('create', after({ size: 2 }, { tags: true }))),
      only(web('create', after({ size: 2, tags: { a: 'x' } }, { tags: { b: true } }))),
    ],
    [
      'with an unknown member of a list',
      only(web('create', after({ subnets: ['a', null] }, { subnets: [false, true] }))),
      only(web('create', after({ subnets: ['a', 'b'] }))),
    ],
    [
      'with a list of unknown length',
      only(web('create', after({ size: 2 }, { subnets: true }))),
      only(web('create', after({ size: 2, subnets: ['a', 'b', 'c'] }))),
    ],
    [
      'where its move is done',
      only(web('update', {}, { previous_address: 'aws_instance.a' })),
      only(web()),
    ],
    ['where its import is done', only(web('update', { importing: { id: 'i-1' } })), only(web())],
    [
      'where a move alone is of an object with other values',
      only(web('no-op', {}, { previous_address: 'aws_instance.a' })),
      only(web('no-op', after({ size: 3 }), { previous_address: 'aws_instance.a' })),
    ],
    [
      'where the destroyed half of a replacement is done',
      only(web('delete create')),
      only(web('create')),
    ],
    [
      'where the created half of a replacement is done',
      only(web('create delete')),
      planOf([web('no-op'), web('delete', {}, { deposed: 'aaaa1111' })]),
    ],
    [
      'of a deposed object with another key',
      only(web('delete', {}, { deposed: 'aaaa1111' })),
      only(web('delete', {}, { deposed: 'bbbb2222' })),
    ],
    [
      'of an output that has a first value by now',
      planOf([], { output_changes: { o: outputOf('create', 2) } }),
      planOf([], { output_changes: { o: outputOf('update', 2) } }),
    ],
    [
      'with a variable that it does not show',
      only(web()),
      planOf([web()], { variables: { region: { value: 'eu-west-1' }, other: { value: 1 } } }),
    ],
  ])('%s', (_, shown, now) => {
    const { seen, unseen } = compared(shown, now);
    expect([seen.length, unseen]).toEqual([1, []]);
  });
});

function outputOf(action: string, value: unknown): Part {
  return {
    actions: [action],
    before: null,
    after: value,
    after_unknown: false,
    before_sensitive: false,
    after_sensitive: false,
  };
}

/** A plan that creates one resource, with more in its block. */
const withBlock = (more: (block: Part) => Part, size = 1) => {
  const { configuration, ...others } = only(web('create')) as { configuration: Part };
  const root = configuration['root_module'] as { resources: Part[] };
  const resources = root.resources.map((block) => ({ ...block, ...more(block) }));
  return {
    ...others,
    variables: { size: { value: size } },
    configuration: {
      ...configuration,
      root_module: { ...root, resources, variables: { size: {} } },
    },
  };
};
const provisioned = (command: string, size?: number) => {
  const expressions = { command: { constant_value: command } };
  return withBlock(() => ({ provisioners: [{ type: 'local-exec', expressions }] }), size);
};
const writing = (password: string) =>
  withBlock(({ expressions }) => ({
    expressions: { ...(expressions as Part), password_wo: { constant_value: password } },
  }));
const inRegion = (region: string) => {
  const provider = {
    name: 'aws',
    full_name: 'registry.terraform.io/hashicorp/aws',
    expressions: { region: { constant_value: region } },
  };
  const { configuration, ...others } = only(web()) as { configuration: Part };
  return { ...others, configuration: { ...configuration, provider_config: { aws: provider } } };
};
const invoked = (more: Part) =>
  planOf([], {
    action_invocations: [
      {
        address: 'action.a.b',
        config_values: { n: 2 },
        config_sensitive: {},
        config_unknown: {},
        ...more,
      },
    ],
  });

describe('an entry is unseen', () => {
  test.each<[string, Part, Part, string?]>([
    ['of another address', only(web()), only(changeOf('aws_instance.other', 'update')), 'new'],
    ['of another instance', only(web()), only(changeOf(`${WEB}[0]`, 'update')), 'new'],
    ['with another action', only(web()), only(web('delete create'))],
    ['that is destroyed in place of replaced', only(web('create delete')), only(web('delete'))],
    ['that is replaced in the other order', only(web('create delete')), only(web('delete create'))],
    ['that is created and was updated', only(web()), only(web('create'))],
    [
      'that was called otherwise before',
      only(web()),
      only(web('update', {}, { previous_address: 'aws_instance.b' })),
    ],
    ['that is imported', only(web()), only(web('update', { importing: { id: 'i-1' } }))],
    [
      'that is imported by another id',
      only(web('no-op', { importing: { id: 'i-1' } })),
      only(web('no-op', { importing: { id: 'i-2' } })),
    ],
    [
      'that changes another object otherwise',
      only(
        web('update', { before: { id: 1, size: 1, tags: 1 }, after: { id: 1, size: 2, tags: 1 } }),
      ),
      only(
        web('update', { before: { id: 2, size: 1, tags: 2 }, after: { id: 2, size: 2, tags: 2 } }),
      ),
    ],
    [
      'that takes something back',
      only(web('update', { before: { size: 1, tags: 1 }, after: { size: 2, tags: 1 } })),
      only(web('update', { before: { size: 1, tags: 2 }, after: { size: 2, tags: 3 } })),
    ],
    ['with another value after', only(web()), only(web('update', after({ size: 3 })))],
    ['with one value more', only(web()), only(web('update', after({ size: 2, acl: null })))],
    [
      'that destroys something else',
      only(web('delete')),
      only(web('delete', { before: { size: 9 } })),
    ],
    [
      'that replaces something else',
      only(web('delete create')),
      only(web('delete create', { before: { size: 9 } })),
    ],
    [
      'that forgets something else',
      only(web('forget')),
      only(web('forget', { before: { size: 9 } })),
    ],
    [
      'with something unknown that was known',
      only(web()),
      only(web('update', after({}, { size: true }))),
    ],
    [
      'with null in a list for what is unknown',
      only(web('create', after({ list: [null] }))),
      only(web('create', after({ list: [null] }, { list: [true] }))),
    ],
    [
      'with more members in a list of known length',
      only(web('create', after({ list: [{}] }, { list: [{ id: true }] }))),
      only(web('create', after({ list: [{ id: 1 }, { id: 2 }] }))),
    ],
    [
      'with members in another order',
      only(web('create', after({ list: [{ n: 1 }, { n: 2 }] }, { list: [{ id: true }, {}] }))),
      only(web('create', after({ list: [{ n: 2 }, { n: 1, id: 1 }] }))),
    ],
    [
      'with a map for an unknown member of a list',
      only(web('create', after({ list: [null] }, { list: [true] }))),
      only(web('create', after({ list: { 0: 1 } }))),
    ],
    [
      'with an unknown name that has a dot, for a path',
      only(web('create', after({ tags: {} }, { tags: { 'a.b': true } }))),
      only(web('create', after({ tags: { a: { b: 1 } } }))),
    ],
    [
      'with an unknown name that has a quote',
      only(web('create', after({ tags: {} }, { tags: { 'a","b': true } }))),
      only(web('create', after({ tags: { a: { b: 1 } } }))),
    ],
    [
      'of a deposed object, for the present one',
      only(web('delete')),
      only(web('delete', {}, { deposed: 'aaaa1111' })),
    ],
    [
      'of the present object, for a deposed one',
      only(web('delete', {}, { deposed: 'aaaa1111' })),
      only(web('delete')),
      'new',
    ],
    [
      'of an object that was put aside and not destroyed',
      only(web('delete create')),
      only(web('delete', {}, { deposed: 'aaaa1111' })),
    ],
    ['in another region', inRegion('eu-west-1'), inRegion('us-east-1')],
    ['with another command', provisioned('true'), provisioned('rm -r /')],
    ['with a command', only(web('create')), provisioned('true')],
    ['with another variable of its command', provisioned('true', 1), provisioned('true', 2)],
    ['with another write-only argument', writing('one'), writing('two')],
    [
      'of another provider',
      only(web()),
      only(web('update', {}, { provider_name: 'registry.terraform.io/evil/aws' })),
    ],
    [
      'of an output with another value',
      planOf([], { output_changes: { o: outputOf('update', 2) } }),
      planOf([], { output_changes: { o: outputOf('update', 3) } }),
    ],
    [
      'of an output that goes',
      planOf([], { output_changes: { o: outputOf('update', null) } }),
      planOf([], { output_changes: { o: outputOf('delete', null) } }),
    ],
    ['of an action with another value', invoked({}), invoked({ config_values: { n: 3 } })],
    [
      'of an action with another trigger',
      invoked({}),
      invoked({ invoke_action_trigger: {} }),
      'new',
    ],
    [
      'with an action that no version knew',
      only(web('transmute')),
      only(web('transmute')),
      'not-compared',
    ],
    [
      'with other digits of a long number',
      JSON.parse('{"d":0}') as Part,
      JSON.parse('{"d":1}') as Part,
      'digits',
    ],
  ])('%s', (_, shown, now, why = 'changed') => {
    if (why === 'digits') {
      const plan = (digits: string) =>
        JSON.stringify(only(web())).replace('"size":2', `"size":${digits}`);
      const longer = compared(plan('12345678901234567890'), plan('12345678901234567891'));
      expect(longer.unseen).toHaveLength(1);
      expect(compared(plan('1e400'), plan('1e400')).seen).toHaveLength(1);
      return;
    }
    const { seen, unseen } = compared(shown, now);
    expect(seen).toEqual([]);
    expect(unseen.map((each) => each.why)).toEqual([why]);
  });

  test.each<[string, Part]>([
    ['twice', planOf([web(), web()])],
    [
      'twice as a deposed object',
      planOf([web('delete', {}, { deposed: 'a' }), web('delete', {}, { deposed: 'b' })]),
    ],
  ])('that a plan has %s', (_, plan) => {
    expect(wordsOf(compared(plan, plan))).toEqual([`${WEB} not-compared`, `${WEB} not-compared`]);
  });

  test('where two requests make together what none of them showed', () => {
    const size = shownIn(only(web('update', after({ size: 2, tags: 1 }))), 3);
    const tags = shownIn(only(web('update', after({ size: 1, tags: 2 }))), 5);
    const both = compareSeen(
      [size, tags],
      seenIn(only(web('update', after({ size: 2, tags: 2 })))),
    );
    expect(both.unseen).toMatchObject([
      { why: 'changed', from: { kind: 'requests', requests: [3, 5] } },
    ]);
    const later = compareSeen(
      [size, tags],
      seenIn(only(web('update', after({ size: 1, tags: 2 })))),
    );
    expect(later.seen).toMatchObject([{ requests: [5] }]);
    expect(later.less).toMatchObject([{ request: 3 }]);
  });

  test('where no request showed anything', () => {
    expect(wordsOf(compareSeen([], seenIn(only(web()))))).toEqual([`${WEB} new`]);
  });
});

describe('a sensitive value', () => {
  const secret = (value: string) =>
    only(web('update', { after: { password: value }, after_sensitive: { password: true } }));

  test('is compared by the key', () => {
    expect(wordsOf(compared(secret('one'), secret('one')))).toEqual([`${WEB} seen`]);
    expect(wordsOf(compared(secret('one'), secret('two')))).toEqual([`${WEB} changed`]);
  });

  test.each<[string, Parameters<typeof seenIn>[1]]>([
    ['without a key', { key: '' }],
    ['where the plan does not show it', { isWhole: false }],
  ])('is not compared %s', (_, how) => {
    const plan = seenIn(secret('one'), how);
    const comparison = compareSeen([{ request: 7, ...plan }], plan);
    expect(wordsOf(comparison)).toEqual([`${WEB} not-compared`]);
    const plainPlan = seenIn(only(web()), how);
    expect(wordsOf(compareSeen([{ request: 7, ...plainPlan }], plainPlan))).toEqual([
      `${WEB} seen`,
    ]);
  });

  test('is not compared where a key in it is not to be shown', () => {
    const later = { after: { tags: {} }, after_unknown: { tags: { 'a-key': true } } };
    const hidden = seenIn(only(web('update', { ...later, after_sensitive: { tags: true } })));
    expect(JSON.stringify(hidden.entries)).not.toContain('a-key');
    const comparison = compareSeen([{ request: 7, ...hidden }], hidden);
    expect(wordsOf(comparison)).toEqual([`${WEB} not-compared`]);
    const open = seenIn(only(web('update', later)));
    expect(open.entries[0]?.unknown).toEqual([['tags', 'a-key']]);
  });

  test('of a variable is told as one of a variable, and not of a resource that has none', () => {
    const variables = { password: { value: 'x' } };
    const unknown = web('create', { after: {}, after_unknown: { id: true } });
    const secretOne = changeOf('aws_instance.secret', 'create', {
      change: { after: { password: 'x' }, after_sensitive: { password: true } },
    });
    const plan = seenIn(planOf([unknown, secretOne], { variables }), { key: '' });
    const said = compareSeen([{ request: 7, ...plan }], plan)
      .unseen.map((each) => sayUnseen(each))
      .map(textOf);
    expect(said).toEqual([
      expect.stringMatching(/aws_instance\.web.*: it may depend on a sensitive variable, and/),
      expect.stringMatching(/aws_instance\.secret.*: it has a sensitive value, and/),
    ]);
  });

  test('of a variable is in no digest without a key', () => {
    const plan = planOf([web()], {
      variables: { region: { value: 'eu-west-1' }, password: { value: 'x' } },
    });
    expect(Object.keys(seenIn(plan, { key: '' }).variables)).toEqual(['region']);
    expect(Object.keys(seenIn(plan).variables)).toEqual(['region', 'password']);
  });
});

test('what does not show how providers are configured is not compared', () => {
  const { configuration: _, ...redacted } = only(web()) as { configuration: Part };
  const plan = seenIn(redacted, { isWhole: false });
  expect(wordsOf(compareSeen([{ request: 7, ...plan }], plan))).toEqual([`${WEB} not-compared`]);
});

describe('what is missing', () => {
  test.each<[string, Part, Part, string]>([
    ['an update that is there', only(web()), only(web('no-op', after({ size: 2 }))), 'done'],
    [
      'an update that is there otherwise',
      only(web()),
      only(web('no-op', after({ size: 3 }))),
      'less',
    ],
    [
      'a create whose unknown values are known',
      only(web('create', after({ size: 2 }, { id: true }))),
      only(web('no-op', after({ size: 2, id: 'i-1' }))),
      'done',
    ],
    ['a create of which nothing is there', only(web('create')), planOf([]), 'less'],
    ['a destroy of what is gone', only(web('delete')), planOf([]), 'done'],
    ['a destroy of what is there', only(web('delete')), only(web('no-op')), 'less'],
    ['a replacement that is there', only(web('delete create')), only(web('no-op')), 'done'],
    [
      'a move',
      only(web('no-op', {}, { previous_address: 'aws_instance.a' })),
      only(web('no-op')),
      'done',
    ],
    ['a data source that was read', only(changeOf('data.aws_ami.a', 'read')), planOf([]), 'done'],
    ['an action', invoked({}), planOf([]), 'less'],
    [
      'an output that has its value',
      planOf([], { output_changes: { o: outputOf('create', 2) } }),
      planOf([], { output_changes: { o: outputOf('no-op', 2) } }),
      'done',
    ],
    [
      'an output that is not there',
      planOf([], { output_changes: { o: outputOf('create', 2) } }),
      planOf([]),
      'less',
    ],
  ])('%s', (_, shown, now, word) => {
    const comparison = compared(shown, now);
    expect([comparison.seen, comparison.unseen]).toEqual([[], []]);
    expect(wordsOf(comparison)).toEqual([expect.stringMatching(new RegExp(` ${word}$`))]);
  });
});

describe('an unseen change says where it comes from', () => {
  const drifted = planOf([web('update', after({ size: 3 }))], { resource_drift: [web()] });
  const varied = planOf([web('update', after({ size: 3 }))], {
    variables: { region: { value: 'us-east-1' } },
  });

  test.each<[string, Part, Part, string]>([
    [
      'the provider',
      inRegion('eu-west-1'),
      inRegion('us-east-1'),
      'The configuration of its provider is not as it was.',
    ],
    ['drift', only(web()), drifted, 'It was changed since by something else than this repository.'],
    ['a variable', only(web()), varied, 'A variable has another value than was shown (region).'],
    [
      'nothing known',
      only(web()),
      only(web('update', after({ size: 3 }))),
      'no merged request showed it as it is now.',
    ],
    ['nothing shown', planOf([]), only(web()), 'no merged request showed it.'],
  ])('%s', (_, shown, now, words) => {
    const [unseen] = compared(shown, now).unseen;
    if (unseen === undefined) throw new Error('Everything was seen.');
    const said = textOf(sayUnseen(unseen));
    expect(said).toContain('aws_instance.web (change) is unseen: ');
    expect(said.endsWith(words)).toBe(true);
  });

  test('several requests', () => {
    const [one, other] = [shownIn(only(web()), 3), shownIn(only(web()), 5)];
    const { unseen } = compareSeen([one, other], seenIn(only(web('update', after({ size: 3 })))));
    expect(unseen.map((each) => textOf(sayUnseen(each)))).toEqual([
      'aws_instance.web (change) is unseen: no merged request showed it as it is now. Several requests changed it (#3 and #5), and none of them showed what they make together.',
    ]);
  });

  test('and what is not compared says why', () => {
    const twice = compared(only(web()), planOf([web(), web()])).unseen.map((each) =>
      textOf(sayUnseen(each)),
    );
    expect(twice[0]).toBe(
      'aws_instance.web (change) cannot be compared with what was shown: it has a form that this version does not know, or the plan has it twice.',
    );
  });
});

describe('an unseen change names the values that are not as they were shown', () => {
  const COMMIT = '0123456789abcdef0123456789abcdef01234567';
  const made = { time: '2026-11-30T20:20:20Z', commit: COMMIT };
  const stamped = (stamp: unknown, size = 2) =>
    only(web('create', after({ size, stamp, name: 'web' }, { id: true })));
  const said = (shown: ShownByRequest[], now: Part) => {
    const [unseen] = compareSeen(shown, seenIn(now)).unseen;
    if (unseen === undefined) throw new Error('Everything was seen.');
    const differing = findDiffering(unseen, shown, made);
    return [textOf(sayUnseen(unseen, differing)), differing.canBeShown];
  };

  test.each<[string, unknown, unknown, string, string | undefined]>([
    ['of a time', 'at 1', `at ${made.time}`, 'stamp. It differs from plan to plan: it has', 'no'],
    ['of a commit', { c: 'aaaa' }, { c: COMMIT.slice(0, 8) }, 'stamp. It differs from', 'no'],
    ['of another kind', 'a', 'b', 'stamp.', 'perhaps'],
  ])('%s', (_, before, now, words, canBeShown) => {
    const [text, shown] = said([shownIn(stamped(before))], stamped(now));
    expect(text).toContain(`showed it as it is now. Not as it was shown: ${words}`);
    expect(shown).toBe(canBeShown);
  });

  test('and not those that were unknown, or are as they were', () => {
    const unknown = only(web('create', after({ size: 2, name: 'web' }, { stamp: true })));
    const [text] = said([shownIn(unknown)], stamped('x', 3));
    expect(text).toContain('Not as it was shown: size.');
  });

  test('of a record, only where they differ from plan to plan', () => {
    const shown = shownByRecord(stamped('before'), 7);
    expect(said(shown, stamped(made.time))[0]).toContain('Not as it was shown: stamp. It differs');
    expect(said(shown, stamped('after'))).toEqual([
      expect.stringMatching(/showed it as it is now\.$/),
      'perhaps',
    ]);
  });

  test('and a request shows what came from elsewhere', () => {
    const drift = planOf([web('update', after({ size: 3 }))], { resource_drift: [web()] });
    expect(said([shownIn(only(web()))], drift)[1]).toBeUndefined();
    expect(said([shownIn(planOf([]))], stamped('x'))[1]).toBeUndefined();
  });

  test('but not what has an unknown form', () => {
    expect(said([shownIn(only(web()))], planOf([web(), web()]))[1]).toBe('no');
  });
});

describe('an apply stops', () => {
  const [update, removal] = [web(), changeOf('aws_instance.old', 'delete')];
  const unseen = compareSeen([], seenIn(planOf([update, removal])));
  const namesOf = (rule: Parameters<typeof stopsOf>[1]) =>
    stopsOf(unseen, rule).unseen.map(({ entry }) => entry.name);

  test('for all that is unseen, or for what is removed', () => {
    expect(namesOf({ unseen: 'stop', isExcused: false })).toEqual([WEB, 'aws_instance.old']);
    expect(namesOf({ unseen: 'report', isExcused: false })).toEqual(['aws_instance.old']);
    expect(namesOf({ unseen: 'report', isExcused: true })).toEqual([WEB, 'aws_instance.old']);
  });

  test.each(['delete', 'forget', 'delete create', 'create delete', 'create forget', 'transmute'])(
    'for an unseen %s, whatever the rule',
    (actions) => {
      const comparison = compareSeen([], seenIn(only(web(actions))));
      expect(stopsOf(comparison, { unseen: 'report', isExcused: false }).unseen).toHaveLength(1);
    },
  );

  test.each<[string, Part]>([
    ['failed', { errored: true }],
    ['leaves something out', { complete: false }],
    ['defers a change', { deferred_changes: [{ reason: 'x', resource_change: web() }] }],
    ['defers an action', { deferred_action_invocations: [{ reason: 'x', action_invocation: {} }] }],
  ])('where planning %s, although all of it was seen', (_, more) => {
    const plan = planOf([web()], more);
    const comparison = compared(plan, plan);
    expect(comparison.unseen).toEqual([]);
    expect(stopsOf(comparison, { unseen: 'stop', isExcused: false }).notWhole).toBeDefined();
    const whole = compared(plan, planOf([web()], { complete: true }));
    expect(stopsOf(whole, { unseen: 'stop', isExcused: false })).toEqual({
      unseen: [],
      notWhole: undefined,
    });
  });

  test('where its JSON names something twice', () => {
    const text = JSON.stringify(only(web())).replace(
      '"resource_changes"',
      '"resource_changes":[],"resource_changes"',
    );
    expect(
      stopsOf(compared(text, text), { unseen: 'stop', isExcused: false }).notWhole,
    ).toBeDefined();
  });
});

describe('beside files that no request showed, an entry is seen', () => {
  const ID = { id: true };
  const withFiles = (shown: Part, now: Part, mayHideBlocks = false) =>
    wordsOf(compareSeen([shownIn(shown)], seenIn(now), { mayHideBlocks }));
  const made = only(web('create', after({ size: 2 }, ID)));

  test('whose plan says all of it but what its provider decides', () => {
    expect(withFiles(made, made)).toEqual([`${WEB} seen`]);
    const known = only(web());
    expect(withFiles(known, known, true)).toEqual([`${WEB} seen`]);
  });

  const provisioned = withBlock(() => ({
    provisioners: [{ type: 'local-exec', expressions: { command: { references: ['var.a'] } } }],
  }));
  const behind = { region: { references: ['local.region'] } };
  const inLocal = planOf([web()], {
    configuration: {
      ...(only(web()) as { configuration: Part }).configuration,
      provider_config: { aws: { name: 'aws', expressions: behind } },
    },
  });
  const written = { written: ['size', 'input'] };
  const unknownInput = only(web('create', after({ size: 2 }, { input: true }), written));
  test.each<[string, Part, Part, boolean?]>([
    [
      'not with a known value in the place of an unknown one',
      only(web('create', after({ size: 2 }, { id: true, input: true }))),
      only(web('create', after({ size: 2, input: 'other' }, ID), written)),
    ],
    ['not with an unknown value that its block sets', unknownInput, unknownInput],
    [
      'not with an unknown value of an output',
      planOf([], { output_changes: { o: { ...outputOf('create', null), after_unknown: true } } }),
      planOf([], { output_changes: { o: { ...outputOf('create', null), after_unknown: true } } }),
    ],
    ['not with an unknown value that a block may set', made, made, true],
    ['not where it is removed', only(web('delete')), only(web('delete'))],
    ['not where it is replaced', only(web('delete create')), only(web('delete create'))],
    ['not where it is forgotten', only(web('forget')), only(web('forget'))],
    ['not beside a provisioner', provisioned, provisioned],
    ['not where its provider refers to something', inLocal, inLocal],
  ])('%s', (_, shown, now, mayHide = false) => {
    expect(compared(shown, now).unseen).toEqual([]);
    expect(withFiles(shown, now, mayHide)).toEqual([expect.stringMatching(/ changed files$/)]);
  });
});
