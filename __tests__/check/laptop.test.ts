/** `check --local` where a person sits: their own files count, with and without `opa`. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callCli, type CallOptions } from '../support/call-cli.ts';
import { expectGolden } from '../support/golden.ts';
import { describe, expect, test } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { testWith } from '../support/optional-tools.ts';
import { planningProgram } from '../support/planning-program.ts';
import {
  examplePolicies,
  DENY_UNENCRYPTED,
  pathWith,
  UNENCRYPTED,
} from '../support/policy-repository.ts';
import { callGate } from '../support/rego-gate.ts';
import { makeTree, type Layout } from '../support/tree.ts';

const configuration = (files: Layout) => makeTree({ 'main.tf': UNENCRYPTED, ...files }).root;

/** Policies that nothing here judges: no program is needed. */
const UNJUDGED = { 'policies/a.sentinel': '' };

async function check(cwd: string, words: readonly string[] = [], options: CallOptions = {}) {
  return callGate(cwd, words, {
    ...options,
    env: { PATH: pathWith(planningProgram()), ...options.env },
  });
}

test('a Stack is not taken for a configuration, even with modules in its components', async () => {
  const cwd = configuration({
    'stack/net.tfcomponent.hcl': '',
    'stack/vpc/main.tf': '',
    ...UNJUDGED,
  });
  const { code, stdout } = await check(cwd, ['--workspaces', 'net=stack']);
  expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(/no \.tf or \.tofu file lies directly there/);
  expect(code).toBe(2);
});

const NO_POLICY = { 'policies/README.md': '# Ours', 'policy/notes.txt': '' };
/** Policies that nothing on the PATH judges, and words for the command. */
const UNJUDGED_SETS: Record<string, [files: Layout, ...words: string[]]> = {
  'Terraform policies': [{ 'policies/a.policy.hcl': '' }],
  'Sentinel beside Rego': [
    { 'policies/a.sentinel': 'main = rule { true }', 'policies/b.rego': DENY_UNENCRYPTED },
  ],
  'sentinel.hcl alone': [{ 'policies/sentinel.hcl': 'policy "a" {}\n' }],
  'what was compiled, beside its sources': [
    {
      'policies/a.rego': DENY_UNENCRYPTED,
      'policies/bundle.tar.gz': 'x',
      'policies/deep/policy.wasm': 'y',
    },
  ],
  'no policy at all': [NO_POLICY],
  'no policy in the directory that is named': [NO_POLICY, '--policies', 'policies'],
  'the directory of conftest, where the other has no policy': [
    { 'policies/README.md': '# Ours', 'policy/a.sentinel': '' },
  ],
};

test('policies that nothing judges here are undecided or refused, with the reason', async () => {
  const told: string[] = [];
  for (const [what, [files, ...words]] of Object.entries(UNJUDGED_SETS)) {
    const { code, stdout, stderr } = await check(configuration(files), ['--json', ...words]);
    const { verdict, results, workspaces } = JSON.parse(code === 2 ? '{}' : stdout) as {
      verdict?: string;
      results?: { policy: string; status: string; output: string[] }[];
      workspaces?: { reasons: string[] }[];
    };
    told.push(`=== ${what}: ${verdict ?? stderr}, exit ${code}`);
    for (const { policy, status, output } of results ?? [])
      told.push(`${policy}, ${status}: ${output.join('; ')}`);
    told.push(...(workspaces ?? []).flatMap(({ reasons }) => reasons));
  }
  expectGolden('messages/local-unjudged.txt', `${told.join('\n')}\n`);
});

describe('the name of a workspace', () => {
  test('comes from the cloud block, the options, or else the directory', async () => {
    const json = async (cwd: string, ...words: string[]) => {
      const { stdout } = await check(cwd, ['--json', ...words]);
      const report = JSON.parse(stdout) as {
        organization?: string;
        workspaces: { name: string }[];
      };
      return [report.organization, report.workspaces.map(({ name }) => name)];
    };
    const places = { 'net-prod/main.tf': '# nothing', 'b/main.tf': '# nothing' };
    const cwd = configuration({ ...places, ...UNJUDGED });
    expect(await json(cwd)).toEqual(['acme', ['net-prod']]);
    expect(await json(cwd, '--directory', 'net-prod')).toEqual([undefined, ['net-prod']]);
    expect(await json(cwd, '--organization', 'o', '--workspaces', 'x=net-prod,y=b')).toEqual([
      'o',
      ['x', 'y'],
    ]);
    writeFileSync(
      join(cwd, 'b/main.tf'),
      'terraform {\n  cloud {\n    organization = "t"\n    workspaces {\n      tags = ["net"]\n    }\n  }\n}\n',
    );
    expect(await json(cwd, '--directory', 'b')).toEqual(['t', ['b']]);
  });
});

test('the first line for a plan file has its name, what made it, and that it has no digest', async () => {
  const plan = readFileSync(join(REPOSITORY, '__tests__/data/plan-made-elsewhere.json'));
  const cwd = configuration({ ...UNJUDGED, 'plan.json': plan });
  const { stdout } = await check(cwd, ['--workspace', 'net', '--plan', 'plan.json']);
  const line = stdout.split('\n').find((each) => each.startsWith('▸'));
  expect(line).toBe(
    '▸ net   planned by Terraform 1.11.4 +5: plan.json   no digest: nothing says which files it is of',
  );
  expect(stdout).not.toContain('plan: 5 to add');
});

testWith(
  'opa',
  '--explain prints the input of a policy, in a pipe as at a terminal',
  async (opa) => {
    const cwd = configuration(examplePolicies());
    const words = ['--explain', 'require-encrypted-volumes'];
    const env = { PATH: pathWith(planningProgram(), opa) };
    const { stdout, stderr } = await check(cwd, words, { env });
    expect(JSON.parse(stdout)).toMatchObject({
      plan: { resource_changes: [{ address: 'aws_ebs_volume.data' }] },
    });
    expect(stderr).toMatch(/Policy gate: blocked[\s\S]*What the policies saw in net-prod:/);
    const there = ['--policies', join(cwd, 'policies'), ...words];
    const outside = configuration({});
    const piped = [...there, '--trust-checkout'];
    const judged = await check(outside, piped, { env, isPersonThere: false });
    expect(judged.stdout).toBe(stdout);
    const unknown = await check(cwd, ['--explain', 'nothing'], { env });
    expect(unknown.stderr).toMatch(/--explain "nothing" is no policy here\. There are: require-/);
    expect(unknown.code).toBe(2);
  },
);

describe('with opa', () => {
  testWith('opa', 'a policy judges, and its failure has file and line', async (opa) => {
    const env = {
      PATH: pathWith(planningProgram(), opa),
      TF_API_TOKEN: 'a-token-of-hcp-terraform',
      HTTP_PROXY: 'http://127.0.0.1:9',
    };
    const { code, stdout, stderr } = await check(configuration(examplePolicies()), [], { env });
    expect(code).toBe(1);
    expect(stdout).toMatch(/without a service/);
    expect(stdout).toMatch(/✗ require-encrypted-volumes\s+policies/);
    expect(stdout).toMatch(/main\.tf:12 +aws_ebs_volume\.data/);
    expect(stdout).not.toMatch(/127\.0\.0\.1/);
    expect(stderr).not.toMatch(/warning/);
    // A token of a service is neither needed nor sent.
    expect(stdout + stderr).not.toMatch(/a-token-of/);
  });

  testWith('opa', 'the first policy that is written passes its test and judges', async (opa) => {
    const cwd = configuration({});
    await callCli(['init', '--local'], { cwd });
    expect(execFileSync(opa, ['test', 'policies'], { cwd, encoding: 'utf8' })).toMatch(
      /PASS: 2\/2/,
    );
    const { code, stdout } = await check(cwd, [], {
      env: { PATH: pathWith(planningProgram(), opa) },
    });
    expect(stdout).toMatch(/encrypted-volumes[\s\S]*main\.tf:12 +aws_ebs_volume\.data/);
    expect(code).toBe(1);
  });

  testWith('opa', 'what a policy prints is in the log and in the report', async (opa) => {
    const text = DENY_UNENCRYPTED.replace(
      '\tmessage :=',
      '\tprint("seen:", change.address)\n\tmessage :=',
    );
    const cwd = configuration({ 'policies/a.rego': text });
    const env = { PATH: pathWith(planningProgram(), opa) };
    const { stderr } = await check(cwd, ['--report-html', 'page.html'], { env });
    expect(stderr).toMatch(/net-prod: The policy "encrypted" printed: seen: aws_ebs_volume\.data/);
    expect(readFileSync(join(cwd, 'page.html'), 'utf8')).toMatch(/printed: seen: aws_ebs_volume/);
  });
});
