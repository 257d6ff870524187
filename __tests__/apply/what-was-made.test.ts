/** What of a plan the state has after an apply. */
import { whatWasMade } from '../../src/apply/what-was-made.ts';
import { PlanJson } from '../../src/model/plan-json.ts';
import { expect, test } from '../support/jest.ts';

const entry = (address: string, actions: string[], after: unknown, unknown: unknown = {}) => ({
  address,
  change: { actions, after, after_unknown: unknown },
});
const resource = (address: string, values: unknown, more: object = {}) => ({
  address,
  values,
  ...more,
});
function made(
  changes: object[],
  resources: object[],
  more: { outputs?: object; ofState?: object } = {},
) {
  const plan = { resource_changes: changes, output_changes: more.outputs ?? {} };
  const state = {
    values: { root_module: { child_modules: [{ resources }] }, outputs: more.ofState ?? {} },
  };
  return whatWasMade(PlanJson.of(plan, true), state);
}

test.each<[string, object, object[], boolean]>([
  [
    'a resource that is there',
    entry('a.b', ['create'], { x: 1 }),
    [resource('a.b', { x: 1, id: 'i' })],
    true,
  ],
  ['one that is not there', entry('a.b', ['create'], { x: 1 }), [], false],
  [
    'one with another value',
    entry('a.b', ['update'], { x: 2 }),
    [resource('a.b', { x: 1 })],
    false,
  ],
  [
    'a value that was unknown',
    entry('a.b', ['update'], {}, { x: true }),
    [resource('a.b', { x: 1 })],
    true,
  ],
  [
    'one that failed while it was made',
    entry('a.b', ['create'], { x: 1 }),
    [resource('a.b', { x: 1 }, { tainted: true })],
    false,
  ],
  [
    'an object that was put aside',
    entry('a.b', ['create'], { x: 1 }),
    [resource('a.b', { x: 1 }, { deposed_key: 'd' })],
    false,
  ],
  ['what is gone', entry('a.b', ['delete'], null), [], true],
  ['what should be gone', entry('a.b', ['delete'], null), [resource('a.b', {})], false],
  [
    'a list that is shorter',
    entry('a.b', ['update'], { x: [1, 2] }),
    [resource('a.b', { x: [1] })],
    false,
  ],
  [
    'a block inside',
    entry('a.b', ['update'], { x: [{ y: 1 }] }),
    [resource('a.b', { x: [{ y: 1, z: 2 }] })],
    true,
  ],
])('%s', (_, change, resources, isMade) => {
  const { made: there, notMade } = made([change], resources);
  expect([there, notMade]).toEqual(isMade ? [['a.b'], []] : [[], ['a.b']]);
});

test('what changes nothing is neither', () => {
  const changes = [entry('a.b', ['no-op'], {}), entry('data.a.b', ['read'], {})];
  expect(made(changes, [])).toEqual({ made: [], notMade: [] });
});

test('outputs count as resources do', () => {
  const outputs = {
    kept: { actions: ['no-op'] },
    set: { actions: ['create'], after: 1, after_unknown: false },
    other: { actions: ['update'], after: 1, after_unknown: false },
    gone: { actions: ['delete'], after: null, after_unknown: false },
  };
  expect(made([], [], { outputs, ofState: { set: { value: 1 }, other: { value: 2 } } })).toEqual({
    made: ['output.set', 'output.gone'],
    notMade: ['output.other'],
  });
});
