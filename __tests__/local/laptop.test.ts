/** `check --local` where a person sits: their own files count, with and without `opa`. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callCli, type CallOptions } from '../support/call-cli.ts';
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

test('a Stack is no configuration, also where its components have modules below', async () => {
  const cwd = configuration({
    'stack/net.tfcomponent.hcl': '',
    'stack/vpc/main.tf': '',
    ...UNJUDGED,
  });
  const { code, stdout } = await check(cwd, ['--workspaces', 'net=stack']);
  expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(/no \.tf or \.tofu file lies directly in/);
  expect(code).toBe(2);
});

describe('without opa', () => {
  test('Terraform policies are refused', async () => {
    const { code, stderr } = await check(configuration({ 'policies/a.policy.hcl': '' }));
    expect(stderr).toMatch(
      /holds policies in HCL \(a\.policy\.hcl\), which the service alone judges/,
    );
    expect(code).toBe(2);
  });

  test.each<[string, Record<string, string>, string[]]>([
    [
      'beside Rego',
      { 'policies/a.sentinel': 'main = rule { true }', 'policies/b.rego': DENY_UNENCRYPTED },
      ['a.sentinel'],
    ],
    ['by sentinel.hcl alone', { 'policies/sentinel.hcl': 'policy "a" {}\n' }, ['sentinel.hcl']],
  ])('Sentinel %s is undecided, and a sentence says who judges it', async (_, files, names) => {
    const { code, stdout } = await check(configuration(files), ['--json']);
    const { verdict, results } = JSON.parse(stdout) as {
      verdict: string;
      results: { policy: string; status: string; output: string[] }[];
    };
    expect([code, verdict]).toEqual([5, 'undecided']);
    expect(results.map(({ policy, status }) => [policy, status])).toEqual(
      names.map((name) => [name, 'not-evaluated']),
    );
    for (const { output } of results) {
      expect(output.join()).toContain(`holds Sentinel policies (${names.join(', ')})`);
      expect(output.join()).toMatch(/HCP Terraform judges them.*`sentinel test` tries them/);
    }
  });

  test('what was compiled is undecided, also beside its sources', async () => {
    const files = {
      'policies/a.rego': DENY_UNENCRYPTED,
      'policies/bundle.tar.gz': 'x',
      'policies/deep/policy.wasm': 'y',
    };
    const { code, stdout } = await check(configuration(files), ['--json']);
    expect(JSON.parse(stdout)).toMatchObject({ verdict: 'undecided' });
    expect(stdout).toContain('holds compiled policies (bundle.tar.gz, deep/policy.wasm)');
    expect(code).toBe(5);
  });

  test.each([
    [[], ['"policies" or "policy"']],
    [
      ['--policies', 'policies'],
      ['"policies"', '`plangate init --local`'],
    ],
  ])('no policy at all with %j is undecided, and says where was looked', async (words, said) => {
    const cwd = configuration({ 'policies/README.md': '# Ours', 'policy/notes.txt': '' });
    const { code, stdout } = await check(cwd, words);
    for (const each of said) expect(stdout).toContain(each);
    expect(code).toBe(5);
  });

  test('the directory of conftest counts where the other has no policy', async () => {
    const files = { 'policies/README.md': '# Ours', 'policy/a.sentinel': '' };
    const { code, stdout } = await check(configuration(files));
    expect(stdout).toContain('"policy" holds Sentinel policies');
    expect(code).toBe(5);
  });
});

describe('names', () => {
  test('come from the cloud block, the options, and else the directory', async () => {
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

  test.each([
    [['--hostname', 'tfe.acme.example'], /--hostname is for a run of a service/],
    [['--mode', 'provisional'], /--mode is for a run of a service/],
    [['--rules', 'gitignore'], /--rules +is for a run of a service/],
    [['--plan', 'p.json', '--var-file', 'x'], /--var-file .* this check has a plan that is made/],
    [['--plan', 'p.json', '--engine-env', 'A'], /--engine-env is for a program that plans here/],
  ])('%j is refused', async (words, said) => {
    const { code, stderr } = await check(configuration(examplePolicies()), words);
    expect(stderr).toMatch(said);
    expect(code).toBe(2);
  });

  test('--explain needs a check without a service', async () => {
    const words = ['check', '--explain', 'x'];
    const { code, stderr } = await callCli(words, { cwd: configuration({}) });
    expect(stderr).toMatch(/--explain +is for a check without a service\. Add --local/);
    expect(code).toBe(2);
  });

  test.each<[string[], RegExp]>([
    [['--engine', 'tofu', '--token', 'x'.repeat(20)], /--token is for a run of a service/],
    [['--var-file', 'x.tfvars'], /--var-file +is for a program that plans here/],
    [['--plan', 'no.json', '--explain', 'x'], /there is no such file/],
  ])('%j asks for one by itself', async (words, said) => {
    const { code, stderr } = await callCli(['check', ...words], { cwd: configuration({}) });
    expect(stderr).toMatch(said);
    expect(code).toBe(2);
  });
});

test('the first line of a check of a plan file says the file, what made it, and that no digest is there', async () => {
  const plan = readFileSync(join(REPOSITORY, '__tests__/data/plan-made-elsewhere.json'));
  const cwd = configuration({ ...UNJUDGED, 'plan.json': plan });
  const { stdout } = await check(cwd, ['--workspace', 'net', '--plan', 'plan.json']);
  const line = stdout.split('\n').find((each) => each.startsWith('▸'));
  expect(line).toBe(
    '▸ net   planned by Terraform 1.11.4 +5: plan.json   no digest: nothing says which files it is of',
  );
  expect(stdout).not.toContain('plan: 5 to add');
});

testWith('opa', '--explain prints what a policy saw, to a person alone', async (opa) => {
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
  const judged = await check(outside, there, { env, isPersonThere: false });
  expect(judged.stderr).toMatch(/--explain is for a person at a terminal/);
  expect(judged.code).toBe(2);
  const unknown = await check(cwd, ['--explain', 'nothing'], { env });
  expect(unknown.stderr).toMatch(/--explain "nothing" is no policy here\. There are: require-/);
  expect(unknown.code).toBe(2);
});

describe('with opa', () => {
  testWith('opa', 'a policy judges, with file and line', async (opa) => {
    const env = {
      PATH: pathWith(planningProgram(), opa),
      TF_API_TOKEN: 'a-token-of-hcp-terraform',
      HTTP_PROXY: 'http://127.0.0.1:9',
    };
    const { code, stdout, stderr } = await check(configuration(examplePolicies()), [], { env });
    expect(code).toBe(1);
    expect(stdout).toMatch(/without a service/);
    expect(stdout).toMatch(/✗ require-encrypted-volumes\s+mandatory/);
    expect(stdout).toMatch(/main\.tf:12 +aws_ebs_volume\.data/);
    expect(stdout).not.toMatch(/127\.0\.0\.1/);
    expect(stderr).not.toMatch(/warning/);
    // A token of a service is neither needed nor sent.
    expect(stdout + stderr).not.toMatch(/a-token-of/);
  });

  testWith('opa', 'the first policy passes its test and judges', async (opa) => {
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
