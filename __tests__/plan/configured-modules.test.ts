/** The configuration in a plan, module by module. */
import { blocksOf, configuredModules, findBlocks } from '../../src/plan/configured-modules.ts';
import { expect, test } from '../support/jest.ts';

const CONFIGURATION = {
  root_module: {
    resources: [{ address: 'a.b' }, 'no block', { address: 'a.c', count_expression: {} }],
    actions: [{ address: 'action.a.b' }],
    module_calls: {
      net: {
        count_expression: { constant_value: 2 },
        module: {
          resources: [{ address: 'a.b' }],
          module_calls: { deep: { module: { resources: [{ address: 'a.d' }] } } },
        },
      },
      empty: {},
    },
  },
};

test('each block has its address, its place in the plan and the calls that lead to it', () => {
  const blocks = [...configuredModules(CONFIGURATION)].flatMap((module) => [...blocksOf(module)]);
  const shown = blocks.map(({ address, path, calls }) => ({
    address,
    found: path.reduce<unknown>((part, key) => Reflect.get(Object(part) as object, key), {
      configuration: CONFIGURATION,
    }),
    calls: calls.map(({ name }) => name).join(),
  }));
  const { resources, actions, module_calls: calls } = CONFIGURATION.root_module;
  expect(shown).toEqual([
    { address: 'a.b', found: resources[0], calls: '' },
    { address: 'a.c', found: resources[2], calls: '' },
    { address: 'action.a.b', found: actions[0], calls: '' },
    { address: 'module.net.a.b', found: calls.net.module.resources[0], calls: 'net' },
    { address: 'module.net.module.deep.a.d', found: { address: 'a.d' }, calls: 'net,deep' },
  ]);
});

test('the block of an instance is found by its address', () => {
  const blockAt = findBlocks(CONFIGURATION);
  expect(blockAt('a.c["x"]')?.block).toBe(CONFIGURATION.root_module.resources[2]);
  expect(blockAt('module.net[1].a.b')?.calls[0]?.call).toBe(
    CONFIGURATION.root_module.module_calls.net,
  );
  expect(blockAt('a.none')).toBeUndefined();
  expect(blockAt(undefined)).toBeUndefined();
});

test('a plan that shows no configuration has no module', () => {
  expect(
    [undefined, null, {}, { root_module: [] }].flatMap((one) => [...configuredModules(one)]),
  ).toEqual([]);
});
