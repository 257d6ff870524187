/** No text of a report names a path of the machine that checked: each is relative to the repository. */
import { realpathSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyDirectory } from '../support/empty-directory.ts';
import { describe, expect } from '../support/jest.ts';
import { findProgram, testWith } from '../support/optional-tools.ts';
import { mergeRequestIn, pathWith, policyRepository } from '../support/policy-repository.ts';
import { callGate } from '../support/rego-gate.ts';
import type { Layout } from '../support/tree.ts';

const BOTH = ['terraform', 'opa'];

/** Fails for each resource, with its input. */
const SAYS_INPUT = `package inputs

deny contains msg if {
	some r in input.resource_changes
	msg := sprintf("%s: is %s", [r.address, r.change.after.input])
}
`;
const PASSES = 'package inputs\n\ndeny contains "x" if false\n';

/** Checks these files as a job does, and returns all that people and machines see of it. @param words `ROOT` is the checkout */
async function seen(
  files: Layout,
  words: readonly string[] = ['--directory', 'infra', '--policies', 'ROOT/policies'],
) {
  const policies = { 'policies/inputs.rego': PASSES, ...files };
  const root = realpathSync(policyRepository(policies).propose({ 'README.md': 'changed' }));
  const reports = realpathSync(emptyDirectory());
  const PATH = pathWith(findProgram('terraform'), findProgram('opa'));
  const env = { ...mergeRequestIn(root), CI_PROJECT_DIR: root, PATH };
  const all = [...words.map((word) => word.replace('ROOT', root)), '--reports', reports];
  const { stdout, stderr } = await callGate(root, all, { env });
  const texts = readdirSync(reports).map((name) => readFileSync(join(reports, name), 'utf8'));
  return { root, text: [stdout, stderr, ...texts].join('\n') };
}

const input = (expression: string) =>
  `resource "terraform_data" "a" {\n  input = ${expression}\n}\n`;

describe('a program that plans in a copy says where a file is in the repository', () => {
  testWith(BOTH, 'a plan that fails', async () => {
    const expression = 'file("${abspath(path.root)}/missing.txt")';
    const { root, text } = await seen({ 'infra/main.tf': input(expression) });
    expect(text).toContain('no file exists at "infra/missing.txt"');
    expect(text).not.toMatch(absoluteIn(root));
  });

  testWith(BOTH, 'an installation that fails, in a directory of its own', async () => {
    const module = 'module "m" {\n  source = "git::file:///nowhere/x"\n}\n';
    const { root, text } = await seen({ 'infra/main.tf': module });
    expect(text).toContain("Cloning into 'data/modules/m'");
    expect(text).not.toMatch(absoluteIn(root));
  });

  testWith(BOTH, 'a check block, and a policy that repeats a value', async () => {
    const check = `check "c" {
  assert {
    condition     = terraform_data.a.input == "y"
    error_message = "differs at \${abspath(path.root)}/y"
  }
}
`;
    const { root, text } = await seen({
      'infra/main.tf': input('"${abspath(path.root)}/x"') + check,
      'policies/inputs.rego': SAYS_INPUT,
    });
    expect(text).toContain('differs at infra/y');
    expect(text).toContain('infra/x');
    expect(text).not.toMatch(absoluteIn(root));
  });
});

describe('what was named by its whole path is shown as the repository has it', () => {
  testWith(BOTH, 'a plan that is missing', async () => {
    const { root, text } = await seen({ 'infra/main.tf': '' }, ['--plan', 'ROOT/plans/none.json']);
    expect(text).toMatch(/There is no plan: plans\/none/);
    expect(text).not.toMatch(absoluteIn(root));
  });

  testWith(BOTH, 'a plan that is none', async () => {
    const { root, text } = await seen({ 'infra/main.tf': '', 'plans/x.json': 'x' }, [
      '--plan',
      'ROOT/plans/x.json',
    ]);
    expect(text).toContain('plans/x.json');
    expect(text).not.toMatch(absoluteIn(root));
  });

  testWith(BOTH, 'a policy that stops at what it reads', async () => {
    const stops = `package inputs

deny contains msg if msg := sprintf("%v", [size])

size := 1 if input.resource_changes
size := 2 if input.resource_changes
`;
    const { root, text } = await seen(
      { 'infra/main.tf': input('"x"'), 'policies/inputs.rego': stops },
      ['--directory', 'infra', '--policies', 'ROOT/policies'],
    );
    expect(text).toContain('policies/inputs.rego:6');
    expect(text).not.toMatch(absoluteIn(root));
  });
});

testWith(BOTH, 'a check that cannot begin says which file of the repository is wrong', async () => {
  const files = { 'infra/main.tf': '', 'policies/wrong.rego': 'package inputs\n\ndeny contains' };
  const { root, text } = await seen(files);
  expect(text).toContain('policies/wrong.rego:3');
  expect(text).not.toMatch(absoluteIn(root));
});

/** A path of the checkout, or of a temporary directory of the check. */
function absoluteIn(root: string): RegExp {
  const places = [
    root,
    '/[A-Za-z0-9]{6}/(?:infra|data)/',
    'plangate-(?:rego|objects|policies|default-branch)-',
  ];
  return new RegExp(places.join('|'));
}
