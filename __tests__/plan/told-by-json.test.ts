/** Whether the JSON of a plan shows that it is one of everything. */
import type { PlanDocument } from '../../src/plan/plan-document.ts';
import { tellByJson } from '../../src/plan/told-by-json.ts';
import { toPlainText } from '../../src/model/sentence.ts';
import { describe, expect, test } from '../support/jest.ts';

const address = (name: string) => `terraform_data.${name}`;
const block = (name: string, members: object = {}) => ({
  address: address(name),
  mode: 'managed',
  type: 'terraform_data',
  name,
  ...members,
});
const change = (name: string, actions: readonly string[], members: object = {}) => ({
  ...block(name),
  change: { actions, before: null, after: null },
  ...members,
});
const CREATED = change('a', ['create']);
const ROOT = (...resources: object[]) => ({ configuration: { root_module: { resources } } });
const STATE = (...resources: object[]) => ({
  prior_state: { values: { root_module: { resources } } },
});
const CALLED = (members: object) => ({
  configuration: {
    root_module: {
      resources: [block('a')],
      module_calls: { m: { ...members, module: { resources: [block('b')] } } },
    },
  },
});

/** What it leaves out for certain, and of what nothing is known. */
function tell(members: object, mayLackBlocks = false) {
  const document = {
    format_version: '1.2',
    terraform_version: '1.11.4',
    resource_changes: [CREATED],
    ...members,
  } as unknown as PlanDocument;
  const { parts, unproven, isDestroy } = tellByJson(document, mayLackBlocks);
  return { parts: parts.map(toPlainText), unproven, isDestroy };
}
const WHOLE = { parts: [], unproven: [], isDestroy: false };
const leavesOut = (...names: string[]) => ({
  ...WHOLE,
  parts: [expect.stringContaining(`(${names.join(', ')})`)],
});

describe('Terraform, which says `complete`', () => {
  test.each<[string, object, object]>([
    ['all that there is', { complete: true, ...ROOT(block('a')) }, WHOLE],
    [
      'no entry of a block',
      { complete: true, ...ROOT(block('a'), block('b')) },
      leavesOut(address('b')),
    ],
    ['no entry of the state', { complete: true, ...STATE(block('c')) }, leavesOut(address('c'))],
    [
      'a block that may have no instance',
      {
        complete: true,
        ...ROOT(block('a'), block('b', { count_expression: { references: ['x'] } })),
      },
      WHOLE,
    ],
    [
      'a call that may have none',
      { complete: true, ...CALLED({ for_each_expression: {} }) },
      WHOLE,
    ],
    [
      'a call without an entry',
      { complete: true, ...CALLED({}) },
      leavesOut('module.m.terraform_data.b'),
    ],
    [
      'what waits for another plan',
      {
        complete: true,
        ...ROOT(block('a'), block('b')),
        deferred_changes: [{ reason: 'x', resource_change: change('b', ['create']) }],
      },
      WHOLE,
    ],
    [
      'a moved resource',
      {
        complete: true,
        ...STATE(block('old')),
        resource_changes: [{ ...CREATED, previous_address: address('old') }],
      },
      WHOLE,
    ],
  ])('%s', (_, members, expected) => {
    expect(tell(members)).toEqual(expected);
  });

  test('its word that it is not complete closes, and no other word opens', () => {
    const says = [expect.stringContaining('says that it is not complete')];
    expect(tell({ complete: false, ...ROOT(block('a')) }).parts).toEqual(says);
    expect(tell({ complete: 'true', ...ROOT(block('a')) }).parts).toEqual(says);
  });
});

describe('a JSON without `complete`', () => {
  test.each<[string, object, object]>([
    [
      'a block of an earlier Terraform',
      { terraform_version: '1.5.7', ...ROOT(block('b')) },
      leavesOut(address('b')),
    ],
    [
      'one that may have no instance',
      {
        terraform_version: '1.5.7',
        ...ROOT(block('b', { count_expression: { references: ['x'] } })),
      },
      { ...WHOLE, unproven: [address('b')] },
    ],
    [
      'one that has none',
      {
        terraform_version: '1.5.7',
        ...ROOT(block('b', { for_each_expression: { constant_value: {} } })),
      },
      WHOLE,
    ],
    // OpenTofu 1.12.6 wrote nothing of `lifecycle { enabled = false }` of a resource or of a call.
    [
      'one of OpenTofu, which `enabled` may leave without one',
      { terraform_version: '1.12.6', ...ROOT(block('b')) },
      { ...WHOLE, unproven: [address('b')] },
    ],
    [
      'a call of OpenTofu',
      { terraform_version: '1.11.0', ...CALLED({}) },
      { ...WHOLE, unproven: ['module.m.terraform_data.b'] },
    ],
    [
      'OpenTofu before it had `enabled`',
      { terraform_version: '1.10.6', ...ROOT(block('b')) },
      leavesOut(address('b')),
    ],
    [
      'a version that is not said',
      { terraform_version: undefined, ...ROOT(block('b')) },
      leavesOut(address('b')),
    ],
    [
      'the state of OpenTofu',
      { terraform_version: '1.12.6', ...STATE(block('c')) },
      leavesOut(address('c')),
    ],
  ])('%s', (_, members, expected) => {
    expect(tell(members)).toEqual(expected);
  });
});

describe('a plan that destroys everything', () => {
  const deletion = (members: object) => ({ resource_changes: [change('a', ['delete'], members)] });
  test.each<[string, object, boolean]>([
    ['a deletion without a reason', deletion({}), true],
    [
      'a deletion with one',
      deletion({ action_reason: 'delete_because_no_resource_config' }),
      false,
    ],
    ['one of an object that was replaced', deletion({ deposed: 'byebye' }), false],
    [
      'of Terraform before it gave reasons, deletions alone',
      { terraform_version: '1.1.9', ...deletion({}) },
      true,
    ],
    [
      'of Terraform before it gave reasons, with others',
      { terraform_version: '1.1.9', resource_changes: [CREATED, change('b', ['delete'])] },
      false,
    ],
    [
      'of a version that is not said',
      { terraform_version: undefined, resource_changes: [CREATED, change('b', ['delete'])] },
      true,
    ],
  ])('%s', (_, members, isDestroy) => {
    expect(tell({ complete: true, ...members })).toMatchObject({ isDestroy });
  });
});
