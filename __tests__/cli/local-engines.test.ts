/** `check --local` with a plan that was made elsewhere, and with a program that plans. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callCli } from '../support/call-cli.ts';
import { describe, expect, test } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { testWith } from '../support/optional-tools.ts';
import { makeTree } from '../support/tree.ts';

const EXAMPLES = join(REPOSITORY, 'examples/policies');
const POLICIES = {
  'policies/policies.hcl': readFileSync(join(EXAMPLES, 'policies.hcl'), 'utf8'),
  'policies/policy.wasm': new Uint8Array(readFileSync(join(EXAMPLES, 'policy.wasm'))),
};
const CLOUD =
  'terraform {\n  cloud {\n    organization = "acme"\n    workspaces {\n      name = "net"\n    }\n  }\n}\n';
const DATA = 'resource "terraform_data" "a" {\n  input = "private"\n}\n';
/** What Terraform 1.11.4 made of it. */
const PLAN = JSON.stringify({
  format_version: '1.2',
  terraform_version: '1.11.4',
  planned_values: {
    root_module: {
      resources: [
        {
          address: 'terraform_data.a',
          mode: 'managed',
          type: 'terraform_data',
          name: 'a',
          provider_name: 'terraform.io/builtin/terraform',
          schema_version: 0,
          values: { input: 'private', triggers_replace: null },
          sensitive_values: {},
        },
      ],
    },
  },
  resource_changes: [
    {
      address: 'terraform_data.a',
      mode: 'managed',
      type: 'terraform_data',
      name: 'a',
      provider_name: 'terraform.io/builtin/terraform',
      change: {
        actions: ['create'],
        before: null,
        after: { input: 'private', triggers_replace: null },
        after_unknown: { id: true, output: true },
        before_sensitive: false,
        after_sensitive: {},
      },
    },
  ],
  configuration: {
    root_module: {
      resources: [
        {
          address: 'terraform_data.a',
          mode: 'managed',
          type: 'terraform_data',
          name: 'a',
          expressions: { input: { constant_value: 'private' } },
          schema_version: 0,
        },
      ],
    },
  },
  complete: true,
  errored: false,
});

async function check(files: Record<string, string>, ...words: string[]) {
  const tree = makeTree({ 'main.tf': CLOUD + DATA, ...POLICIES, ...files });
  const result = await callCli(['check', '--local', '--format', 'json', ...words], {
    cwd: tree.root,
  });
  return { ...result, report: result.stdout === '' ? undefined : JSON.parse(result.stdout) };
}

describe('--plan', () => {
  test('a plan of these files is judged', async () => {
    const { code, report } = await check({ 'plan.json': PLAN }, '--plan', 'plan.json');
    expect(report).toMatchObject({ verdict: 'passed', workspaces: [{ name: 'net' }] });
    expect(report.workspaces[0].plan).toMatchObject({ additions: 1 });
    expect(code).toBe(0);
  });

  test('a plan of other files is undecided, and says what differs', async () => {
    const files = { 'main.tf': CLOUD + DATA.replace('private', 'public'), 'plan.json': PLAN };
    const { code, stdout } = await check(files, '--plan', 'plan.json');
    expect(stdout).toContain('terraform_data.a');
    expect(stdout).toContain('The plan is not of these files');
    expect(code).toBe(5);
  });

  test('a text that is no plan fails, and says why', async () => {
    const { code, stdout } = await check({ 'plan.json': 'Plan: 1 to add' }, '--plan', 'plan.json');
    expect(stdout).toContain('not JSON');
    expect(code).toBe(4);
  });

  test.each<[string, readonly string[], string]>([
    ['that is not there', ['--plan', 'none.json'], 'there is no such file'],
    ['and an engine', ['--plan', 'plan.json', '--engine', 'static'], 'Take one of them out'],
    [
      'and several workspaces',
      ['--plan', 'plan.json', '--workspaces', 'a, b'],
      'Name one workspace',
    ],
  ])('a plan %s is refused', async (_, words, said) => {
    const { code, stderr } = await check({ 'plan.json': PLAN }, ...words);
    expect(stderr).toContain(said);
    expect(code).toBe(2);
  });
});

describe('--engine terraform', () => {
  testWith('terraform', 'plans for real, and says that the state is empty', async () => {
    const { code, stdout, report } = await check({}, '--engine', 'terraform');
    expect(report).toMatchObject({ verdict: 'passed' });
    expect(stdout).toContain('Every resource is planned as a new one');
    expect(code).toBe(0);
  });

  testWith('terraform', 'leaves a guard undecided where the state is not read', async () => {
    const { code, stdout } = await check({}, '--engine', 'terraform', '--max-destroys', '0');
    expect(stdout).toContain('The guard cannot determine what this plan destroys.');
    expect(code).toBe(5);
  });

  testWith('terraform', 'shows file and line of what fails', async () => {
    const files = { 'main.tf': `${CLOUD}locals {\n  x = nowhere.y\n}\n` };
    const { code, report } = await check(files, '--engine', 'terraform');
    const found = JSON.stringify(report.findings ?? report);
    expect(found).toContain('Reference to undeclared resource');
    expect(found).toMatch(/"path":"main.tf","startLine":10|"line":10/);
    expect(code).toBe(4);
  });
});
