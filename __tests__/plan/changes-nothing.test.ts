import { PlanJson } from '../../src/model/plan-json.ts';
import { changesNothing } from '../../src/plan/changes-nothing.ts';
import { describe, expect, test } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { realPlan } from '../support/real-plan.ts';

const SAME = { address: 'aws_x.y', mode: 'managed', type: 'aws_x', change: { actions: ['no-op'] } };
const WORD = { applyable: false, complete: true, errored: false };
const of = (more: object, entry: object = SAME) =>
  changesNothing(
    PlanJson.of({ format_version: '1.2', ...WORD, resource_changes: [entry], ...more }, true),
  );

test('a plan of which every entry stays, by its own word, changes nothing', () => {
  expect(of({})).toBe(true);
  expect(of({ output_changes: { a: { actions: ['no-op'] } }, checks: [{ status: 'pass' }] })).toBe(
    true,
  );
  // A service, and an older Terraform, say nothing of it.
  expect(of({ applyable: undefined, complete: undefined, errored: undefined })).toBe(true);
});

describe('something changes', () => {
  test.each([
    ['an update', { ...SAME, change: { actions: ['update'] } }],
    ['something read during the apply', { ...SAME, change: { actions: ['read'] } }],
    ['an import', { ...SAME, change: { actions: ['no-op'], importing: { id: 'i' } } }],
    ['a move', { ...SAME, previous_address: 'aws_x.z' }],
    ['a deposed object', { ...SAME, deposed: 'ab12' }],
    ['an action that is not known', { ...SAME, change: { actions: ['no-op', 'other'] } }],
    ['an entry without actions', { ...SAME, change: {} }],
    ['what is no entry', 'x'],
  ])('with %s', (_, entry) => {
    expect(of({}, entry as object)).toBe(false);
  });

  test.each([
    ['an output', { output_changes: { a: { actions: ['create'] } } }],
    ['a change outside', { resource_drift: [SAME] }],
    ['an action', { action_invocations: [{ address: 'action.a.b' }] }],
    ['something deferred', { deferred_changes: [{ resource_change: SAME }] }],
    ['a list that is not known', { later_changes: [SAME] }],
    ['something to apply, by its own word', { applyable: true }],
  ])('with %s', (_, more) => {
    expect(of(more)).toBe(false);
  });
});

test.each([
  ['planning failed', { errored: true }],
  ['it is not complete', { complete: false }],
  ['a check failed', { checks: [{ status: 'pass' }, { status: 'fail' }] }],
  ['a check is not known', { checks: [{ status: 'unknown' }] }],
])('it is not known where %s', (_, more) => {
  expect(of(more)).toBeUndefined();
});

testWith('terraform', 'a plan of Terraform says it for itself', async (program) => {
  const main =
    'resource "terraform_data" "a" { input = 1 }\noutput "a" { value = terraform_data.a.output }\n';
  const read = (files: Record<string, string>) => {
    const { json } = realPlan(program, files);
    return changesNothing(new PlanJson(json, JSON.parse(json), true));
  };
  expect(read({ 'before/main.tf': main, 'main.tf': main })).toBe(true);
  const moved = `${main.replaceAll('.a.', '.b.').replace('"a" { input', '"b" { input')}moved {\n from = terraform_data.a\n to = terraform_data.b\n}\n`;
  expect(read({ 'before/main.tf': main, 'main.tf': moved })).toBe(false);
  const check = `${main}check "c" {\n assert {\n condition = terraform_data.a.output == 2\n error_message = "no"\n }\n}\n`;
  expect(read({ 'before/main.tf': main, 'main.tf': check })).toBeUndefined();
});
