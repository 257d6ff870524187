/** `check --local` with a plan that was made elsewhere, and with a program that plans. */
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { callCli } from '../support/call-cli.ts';
import { describe, expect, test } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { testWith } from '../support/optional-tools.ts';
import { makeTree, type Tree } from '../support/tree.ts';

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
          provider_config_key: 'terraform',
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
  return checkTree(makeTree({ 'main.tf': CLOUD + DATA, ...POLICIES, ...files }), ...words);
}

async function checkTree(tree: Tree, ...words: string[]) {
  const result = await callCli(['check', '--local', '--format', 'json', ...words], {
    cwd: tree.root,
  });
  return { ...result, report: result.stdout === '' ? undefined : JSON.parse(result.stdout) };
}

test('an engine that there is none of is refused, with the words that there are', async () => {
  const { code, stderr } = await check({}, '--engine', 'mocked');
  expect(stderr).toContain('--engine "mocked" is not a choice. Write static, terraform or tofu.');
  expect(code).toBe(2);
});

describe('--plan', () => {
  const withDigest = async () => {
    const files = { 'main.tf': CLOUD + DATA, ...POLICIES, 'note.txt': 'x', 'plan.json': PLAN };
    const tree = makeTree(files);
    const { code, stdout, stderr } = await callCli(['digest', 'plan.json'], { cwd: tree.root });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toBe(`plan.json.digest: 4 files in ${tree.root}\n`);
    return tree;
  };

  test('a plan of these files is judged', async () => {
    const { code, report } = await checkTree(await withDigest(), '--plan', 'plan.json');
    expect(report).toMatchObject({ verdict: 'passed', workspaces: [{ name: 'net' }] });
    expect(report.workspaces[0].plan).toMatchObject({ additions: 1 });
    expect(code).toBe(0);
  });

  test('without a digest it is noted at a terminal', async () => {
    const { code, report } = await check({ 'plan.json': PLAN }, '--plan', 'plan.json');
    expect(report.workspaces[0].notices).toEqual([
      expect.stringContaining('`plangate digest plan.json`'),
    ]);
    expect([report.verdict, code]).toEqual(['passed', 0]);
  });

  test.each<[string, (tree: Tree) => void, string]>([
    ['changed', (tree) => tree.add({ 'main.tf': `${CLOUD}${DATA}# later\n` }), 'main.tf'],
    ['added', (tree) => tree.add({ 'more.tf': 'locals {}\n' }), 'more.tf'],
    ['deleted', (tree) => rmSync(tree.path('note.txt')), 'note.txt'],
  ])('a digest finds a file that was %s since', async (_, change, name) => {
    const tree = await withDigest();
    change(tree);
    const { code, stdout } = await checkTree(tree, '--plan', 'plan.json');
    expect(stdout).toContain(`The files have changed since the plan was made: ${name}.`);
    expect(code).not.toBe(0);
  });

  test('a digest of another plan, and one that is none', async () => {
    const tree = await withDigest();
    tree.add({ 'plan.json': PLAN.replace('"errored":false', '"errored": false') });
    const other = await checkTree(tree, '--plan', 'plan.json');
    expect(other.stdout).toContain('The digest beside the plan is that of another plan.');
    tree.add({ 'plan.json.digest': '{}' });
    const none = await checkTree(tree, '--plan', 'plan.json');
    expect(none.stdout).toContain('is not what `plangate digest` writes');
    expect([other.code, none.code]).toEqual([5, 5]);
  });

  test.each([
    ['none.json', 'cannot be read'],
    ['main.tf', 'cannot be used: The plan is not JSON'],
  ])('no digest is written for %s', async (name, said) => {
    const tree = makeTree({ 'main.tf': DATA });
    const { code, stderr } = await callCli(['digest', name], { cwd: tree.root });
    expect(stderr).toContain(said);
    expect(code).toBe(2);
    expect(readdirSync(tree.root)).toEqual(['main.tf']);
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
