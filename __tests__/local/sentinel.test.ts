/** Policies in Sentinel, judged by a program on the PATH: here by one that stands in for HashiCorp's. */
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openPolicies } from '../../src/local/open-policies.ts';
import type { PolicyFiles } from '../../src/model/policy-files.ts';
import { describeProposed } from '../../src/local/proposed-policies.ts';
import { sentinelModules } from '../../src/local/sentinel-mocks.ts';
import { openSentinel } from '../../src/local/sentinel.ts';
import type { PolicyInput } from '../../src/service/policy-input.ts';
import { asTrusted } from '../../src/trust/tree.ts';
import { callCli } from '../support/call-cli.ts';
import { WITHOUT_PAUSES } from '../support/clock-without-pauses.ts';
import { describe, expect, test } from '../support/jest.ts';
import { REPOSITORY } from '../support/markdown-files.ts';
import { newDirectory, pathWith, UNENCRYPTED } from '../support/policy-repository.ts';
import { inputOf, policyPorts, policySet } from '../support/rego-sets.ts';

const STAND_IN = new URL('../support/stand-in-sentinel.js', import.meta.url).pathname;

/** A PATH with git and this `sentinel`. */
function pathTo(script = `exec '${process.execPath}' '${STAND_IN}' "$@"`): string {
  const directory = newDirectory();
  const program = join(directory, 'sentinel');
  writeFileSync(program, `#!/bin/sh\n${script}\n`);
  chmodSync(program, 0o755);
  const path = pathWith();
  symlinkSync(program, join(path, 'sentinel'));
  return path;
}

const ENCRYPTED = `import "tfplan/v2" as tfplan
print("aws_ebs_volume.data: volumes are encrypted")
main = rule { all tfplan.resource_changes as _, rc { rc.change.after.encrypted is true } }
`;
const configurationOf = (level: string): string =>
  `policy "encrypted" {\n  source            = "./encrypted.sentinel"\n  enforcement_level = "${level}"\n}\n`;

function directoryWith(files: Readonly<Record<string, string>>): string {
  const directory = newDirectory();
  for (const [path, text] of Object.entries({ 'main.tf': UNENCRYPTED, ...files })) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  return directory;
}

function check(files: Readonly<Record<string, string>>, path = pathTo(), words: string[] = []) {
  const cwd = directoryWith(files);
  const env = { PATH: path, HOME: cwd, GITHUB_TOKEN: 'x'.repeat(20), AWS_SECRET_ACCESS_KEY: 'y' };
  return callCli(['check', '--local', ...words], { cwd, env, clock: WITHOUT_PAUSES });
}

const policies = (level: string, text = ENCRYPTED) => ({
  'policies/sentinel.hcl': configurationOf(level),
  'policies/encrypted.sentinel': text,
});

function setOf(files: Readonly<Record<string, string>>): PolicyFiles {
  const named = Object.entries(files).map(([path, text]) => [path.replace('policies/', ''), text]);
  return policySet(Object.fromEntries(named));
}

describe('a policy set in the layout of HCP Terraform', () => {
  test.each([
    ['hard-mandatory', 1],
    ['soft-mandatory', 1],
    ['advisory', 0],
  ])('fails at the level %s, with file and line', async (level, exitCode) => {
    const { code, stdout, stderr } = await check(policies(level));
    expect([code, stderr]).toEqual([exitCode, expect.not.stringMatching(/error/)]);
    expect(stdout).toMatch(/main\.tf:10 +aws_ebs_volume\.data +volumes are encrypted/);
    expect(stderr).toMatch(/"encrypted" has a rule "main" \(encrypted\.sentinel:3\) that is not/);
  });

  test('passes, and what it printed is a notice', async () => {
    const files = {
      ...policies('hard-mandatory'),
      'main.tf': UNENCRYPTED.replace('= false', '= true'),
    };
    const { code, stderr } = await check(files);
    expect(stderr).toMatch(/The policy "encrypted" printed: aws_ebs_volume\.data: volumes/);
    expect(code).toBe(0);
  });

  test('with a module and a parameter', async () => {
    const files = policies('hard-mandatory', `import "limits"\n${ENCRYPTED}`);
    const more =
      'module "limits" {\n  source = "./modules/limits.sentinel"\n}\nparam "x" {\n  value = 1\n}\n';
    const { code } = await check({
      ...files,
      'main.tf': UNENCRYPTED.replace('= false', '= true'),
      'policies/sentinel.hcl': files['policies/sentinel.hcl'] + more,
      'policies/modules/limits.sentinel': 'most = 3\n',
    });
    expect(code).toBe(0);
  });

  test.each<[string, string]>([
    ['a value that is not there', ENCRYPTED.replace('encrypted is', 'missing is')],
    ['what it cannot import', ENCRYPTED.replaceAll('tfplan/v2', 'tfplan')],
    [
      'the configuration, which the static planner does not give',
      `import "tfconfig/v2" as c\n${ENCRYPTED}`,
    ],
    ['text that is no policy', 'main = rule {'],
  ])('does not pass for %s', async (_, text) => {
    const files = {
      ...policies('hard-mandatory', text),
      'main.tf': UNENCRYPTED.replace('= false', '= true'),
    };
    expect((await check(files)).code).not.toBe(0);
  });
});

describe('a program that does not answer as documented', () => {
  const answer = (result: boolean, exitCode: number, more = '') =>
    `case $1 in version) echo 'Sentinel v0.40.0' ;; *) echo '{"policies": [{"result": ${result}${more}}], "result": ${result}}'; exit ${exitCode} ;; esac`;

  test.each<[string, string, boolean]>([
    ['passes with exit code 0', answer(true, 0), true],
    ['says true, and fails', answer(true, 1), false],
    ['says false, and ends well', answer(false, 0), false],
    ['says true with an error', answer(true, 0, ', "error": "broken"'), false],
    ['prints nothing', `[ "$1" != version ] || echo 'Sentinel v0.40.0'`, false],
    [
      'judges two',
      answer(true, 0).replace('[{"result": true}]', '[{"result": true}, {"result": true}]'),
      false,
    ],
    ['breaks', answer(false, 3), false],
  ])('%s', async (_, script, passes) => {
    const { code } = await check(policies('hard-mandatory'), pathTo(script));
    expect(code === 0).toBe(passes);
  });
});

test('without the program, a sentence says where it is', async () => {
  const { code, stderr } = await check(policies('advisory'), pathWith());
  const said = /there is no sentinel on the PATH\. Install it from https/;
  expect([code, stderr]).toEqual([2, expect.stringMatching(said)]);
});

test.each<[string, string, RegExp]>([
  [
    'a mock',
    'mock "tfplan/v2" {\n  module {\n    source = "./x.sentinel"\n  }\n}\n',
    /line 5: a mock would replace the plan/,
  ],
  ['a plugin', 'import "plugin" "x" {\n  source = "./x"\n}\n', /a plugin is another program/],
  [
    'a remote source',
    'module "x" {\n  source = "https://example.com/x.sentinel"\n}\n',
    /"x" is remote/,
  ],
  [
    'a source that leads out',
    'module "x" {\n  source = "../main.tf"\n}\n',
    /which is no file of this set/,
  ],
  [
    'a module in place of the plan',
    'module "tfplan/v2" {\n  source = "./encrypted.sentinel"\n}\n',
    /would replace the plan/,
  ],
  ['another block', 'global "x" {\n  value = 1\n}\n', /a block "global" is not known/],
  ['a policy twice', configurationOf('advisory'), /policy "encrypted" is there twice/],
  ['no level', 'policy "b" {\n  source = "./encrypted.sentinel"\n}\n', /has no enforcement_level/],
])('sentinel.hcl with %s is refused', async (_, more, said) => {
  const files = policies('advisory');
  files['policies/sentinel.hcl'] += more;
  const { code, stderr } = await check(files);
  expect([code, stderr]).toEqual([2, expect.stringMatching(said)]);
});

test('two languages in one directory are refused: one of them would not judge', async () => {
  const { code, stderr } = await check({
    ...policies('advisory'),
    'policies/a.rego': 'package a\n',
  });
  expect([code, stderr]).toEqual([2, expect.stringMatching(/Put the two languages into two/)]);
});

test('of a pull request is shown, and not run', async () => {
  const before = setOf(policies('hard-mandatory'));
  const after = setOf(policies('advisory'));
  const ports = await policyPorts({ path: pathTo() });
  const opened = await openPolicies(before, ports);
  const deciding = [{ opened, judged: [{ input: INPUT, results: [] }] }];
  const sets = [{ decides: asTrusted(before), proposed: after }];
  const sentences = await describeProposed({ sets, deciding }, ports);
  expect(sentences.get('net-prod')).toEqual([
    expect.stringMatching(
      /"sentinel\.hcl" changed.*Those of the default branch decided.*are not run/,
    ),
  ]);
});

test('a policy that never ends is ended with its check', async () => {
  const files = policies('hard-mandatory', 'main = rule { spin }\n');
  const cancel = new AbortController();
  const { set } = await openSentinel(setOf(files), await policyPorts({ path: pathTo() }));
  const judging = set.judge.judge(INPUT, cancel.signal);
  cancel.abort();
  expect(await judging).toMatchObject([{ status: 'errored' }]);
});

const PLAN = JSON.parse(
  readFileSync(join(REPOSITORY, '__tests__/data/plan-made-elsewhere.json'), 'utf8'),
) as PolicyInput['plan'];
const INPUT = inputOf(PLAN);

test('the imports hold what Terraform said, by address', () => {
  const modules = sentinelModules(INPUT);
  expect([...modules.keys()]).toEqual(['tfplan/v2', 'tfstate/v2', 'tfconfig/v2', 'tfrun']);
  const read = (name: string) =>
    Object.fromEntries(
      (modules.get(name) ?? '')
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/ = (.*)/s, 2))
        .map(([key = '', literal = '']) => [key, JSON.parse(literal) as unknown]),
    );
  const plan = read('tfplan/v2');
  const addresses = PLAN.resource_changes.map(({ address }) => address);
  expect(Object.keys(plan['resource_changes'] as object).sort()).toEqual([...addresses].sort());
  expect(plan['raw']).toEqual(PLAN);
  expect(plan['variables']).toEqual({ environment: { name: 'environment', value: 'staging' } });
  expect(Object.values(plan['planned_values'] as object)[1]).toMatchObject({
    'terraform_data.host["api"]': {
      module_address: '',
      values: { input: { name: 'staging-api' } },
    },
  });
  expect(read('tfconfig/v2')['resources']).toMatchObject({
    'terraform_data.host': { config: expect.any(Object), provider_config_key: 'terraform' },
  });
  expect(read('tfrun')).toMatchObject({
    message: 'a "quote" and \ufffd half a character',
    workspace: { name: 'net-prod', working_directory: '' },
  });
});
