/** A plan that was approved, filled from the state after its apply: policies judge again what they could not know. */
import { execFileSync } from 'node:child_process';
import { fillPlan } from '../../src/plan/fill-plan.ts';
import { unknownValues } from '../../src/plan/lacked-values.ts';
import { judgeBySets } from '../../src/rego/judge-plan.ts';
import { openPolicies } from '../../src/rego/open-policies.ts';
import { PlanJson } from '../../src/model/plan-json.ts';
import { describe, expect, test } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { policyPorts, policySet } from '../support/rego-sets.ts';
import { makeTree } from '../support/tree.ts';

type Json = Readonly<Record<string, unknown>>;

const change = (after: object, after_unknown: object, more: object = {}) => ({
  address: 'a.b',
  change: { actions: ['create'], before: null, after, after_unknown, after_identity: null },
  ...more,
});
const stateOf = (values: object, address = 'a.b', outputs: object = {}) => ({
  values: { outputs, root_module: { child_modules: [{ resources: [{ address, values }] }] } },
});

describe('a plan is filled', () => {
  test('where it marks something, and nowhere else', () => {
    const plan = {
      format_version: '1.2',
      resource_changes: [
        change(
          { name: 'x', tags: { env: 'prod' }, rules: [{ port: 1 }] },
          { id: true, tags: { id: true }, rules: [{ group: true }] },
        ),
      ],
    };
    const before = structuredClone(plan);
    const values = {
      id: 'i-1',
      name: 'other',
      tags: {
        env: 'dev',
        id: 'i-1',
      },
      rules: [
        {
          port: 1,
          group: 'g',
        },
      ],
    };
    expect(fillPlan(plan, stateOf(values))).toEqual({
      format_version: '1.2',
      resource_changes: [
        change(
          {
            id: 'i-1',
            name: 'x',
            tags: {
              env: 'prod',
              id: 'i-1',
            },
            rules: [
              {
                port: 1,
                group: 'g',
              },
            ],
          },
          {},
        ),
      ],
    });
    expect(plan).toEqual(before);
  });

  test('in outputs and in planned values of every module, too', () => {
    const plan = {
      resource_changes: [change({}, { id: true })],
      output_changes: { url: { after_unknown: true }, kept: { after: 1, after_unknown: false } },
      planned_values: {
        outputs: { url: { sensitive: false }, kept: { value: 1 } },
        root_module: { child_modules: [{ resources: [{ address: 'a.b', values: {} }] }] },
      },
    };
    const state = stateOf({ id: 'i-1' }, 'a.b', {
      url: { value: 'http', type: 'string' },
      kept: { value: 2 },
    });
    expect(fillPlan(plan, state)).toEqual({
      resource_changes: [change({ id: 'i-1' }, {})],
      output_changes: {
        url: { after: 'http', after_unknown: false },
        kept: { after: 1, after_unknown: false },
      },
      planned_values: {
        outputs: { url: { sensitive: false, value: 'http', type: 'string' }, kept: { value: 1 } },
        root_module: {
          child_modules: [{ resources: [{ address: 'a.b', values: { id: 'i-1' } }] }],
        },
      },
    });
  });

  test.each([
    ['a resource that the state does not have', stateOf({ id: 1 }, 'a.c'), {}],
    ['an attribute that the state does not have', stateOf({ name: 1 }), {}],
    ['an object that was deposed', stateOf({ id: 1 }), { deposed: 'x' }],
  ])('but for %s, which stays unknown', (_, state, more) => {
    const plan = { resource_changes: [change({}, { id: true }, more)] };
    expect(fillPlan(plan, state)).toEqual(plan);
    expect(unknownValues(fillPlan(plan, state)).length).toBeGreaterThan(0);
  });
});

const CONFIGURATION = {
  'main.tf': `
variable "word" {}
resource "terraform_data" "first" {
  input = var.word
}
resource "terraform_data" "second" {
  input = { acl = terraform_data.first.output, name = "logs" }
}
output "acl" {
  value = terraform_data.first.output
}
`,
};
const POLICY = `package a

deny contains r.address if {
	some r in input.resource_changes
	r.change.actions == ["create"]
	r.change.after.input.acl == "public-read"
}
`;
const OUTPUTS = `package b

deny contains "an output" if input.output_changes.acl.after == "public-read"
`;

testWith(
  'terraform',
  'what Terraform applied is judged again: it passes and fails as the values do',
  async (program) => {
    const opened = await openPolicies(
      policySet({ 'a.rego': POLICY, 'b.rego': OUTPUTS }),
      await policyPorts(),
    );
    const judge = async (document: Json) => {
      const json = PlanJson.of(document, true);
      const plan = { json, document: document as never, run: undefined, workspace: 'net' };
      const { results } = await judgeBySets([opened], plan, new AbortController().signal);
      return results.map(({ status, output }) => [status, ...output]);
    };
    const judged = async (word: string) => {
      const tree = makeTree(CONFIGURATION);
      const run = (...args: string[]): string =>
        execFileSync(program, args, {
          cwd: tree.root,
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'pipe'],
          env: { PATH: process.env['PATH'] ?? '', HOME: tree.root, CHECKPOINT_DISABLE: '1' },
        });
      run('init', '-input=false');
      run('plan', '-input=false', '-out=saved', `-var=word=${word}`);
      const plan = JSON.parse(run('show', '-json', 'saved')) as Json;
      run('apply', '-input=false', 'saved');
      const state = JSON.parse(run('show', '-json')) as Json;
      tree.remove();
      const filled = fillPlan(plan, state);
      return { before: await judge(plan), after: await judge(filled), filled };
    };
    const waits = [
      [
        'known-after-apply',
        'terraform_data.second: `input.acl` is known only after the apply. The policy compares it with "public-read".',
      ],
      [
        'known-after-apply',
        'output.acl: its value is known only after the apply. The policy compares it with "public-read".',
      ],
    ];
    const open = await judged('public-read');
    expect(open.before).toEqual(waits);
    expect(open.after).toEqual([
      ['failed', 'terraform_data.second'],
      ['failed', 'an output'],
    ]);
    expect(unknownValues(open.filled)).toEqual([]);
    const closed = await judged('private');
    expect(closed.before).toEqual(waits);
    expect(closed.after).toEqual([['passed'], ['passed']]);
    await opened.close();
  },
  120_000,
);
