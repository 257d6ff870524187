/** `init --local` looks at what is there, and writes what fits it. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examineWorkflows } from '../../../src/tools/doctor/examine-workflows.ts';
import { readSettingsFile } from '../../../src/settings/settings-file/read-settings-file.ts';
import { lookAround } from '../../../src/tools/init/look-around.ts';
import { callCli } from '../../support/call-cli.ts';
import { expectGolden } from '../../support/golden.ts';
import { expectWritten } from '../../support/written-by-init.ts';
import { describe, expect, test } from '../../support/jest.ts';
import { instantClock } from '../../support/instant-clock.ts';
import { makeTree } from '../../support/tree.ts';

const WORKFLOW = '.github/workflows/plangate.yml';
const SETTINGS = 'plangate.yml';
const COMMANDS = '.github/workflows/plangate-commands.yml';
const REGO = 'package main\n\ndeny contains "x" if input.resource_changes == []\n';
const S3 = 'terraform {\n  backend "s3" {\n    bucket = "state"\n    key    = "a"\n  }\n}\n';
const MINE =
  'policy "a" {\n  query             = "data.main.deny"\n  enforcement_level = "mandatory"\n}\n';
const GIT = { '.git/HEAD': 'ref: refs/heads/main\n' };
const ofConftest = (call: string) =>
  `on: pull_request\njobs:\n  test:\n    runs-on: x\n    steps:\n      # conftest test is what this job runs\n      - run: |\n          terraform plan -out=x\n          ${call}\n`;

async function initLocal(files: Record<string, string>, ...words: string[]) {
  const cwd = makeTree({ ...GIT, ...files }).root;
  const { code, stdout, stderr } = await callCli(['init', '--local', ...words], { cwd });
  expect([code, stderr]).toEqual([0, '']);
  return { cwd, stdout };
}

/** As the workflow would be with the commit of a release. */
async function amiss(cwd: string) {
  for (const path of [join(cwd, WORKFLOW), join(cwd, COMMANDS)].filter(existsSync)) {
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll('<sha>', '0123456789'.repeat(4)));
  }
  const { findings } = await examineWorkflows(cwd, '1.0.0');
  return findings.filter(({ state }) => ['note', 'problem'].includes(state));
}

test('a first policy gets a workflow that compiles a pinned opa before the gate', async () => {
  const { cwd } = await initLocal({ 'main.tf': '' });
  expectWritten('local', cwd, SETTINGS);
  expect(await amiss(cwd)).toEqual([]);
});

test('policies that say who must approve: another workflow takes commands', async () => {
  const asked = `# METADATA\n# scope: package\n# custom: { approvers: [ann], enforcement_level: soft-mandatory }\n${REGO}`;
  const { cwd, stdout } = await initLocal({ 'main.tf': '', 'policies/a.rego': asked });
  expect(stdout).toContain('they write the line of the report as a comment');
  expectWritten('local-approvals', cwd, SETTINGS);
  const commands = readFileSync(join(cwd, COMMANDS), 'utf8');
  expectGolden('init/local-commands.yml', commands);
  expect(await amiss(cwd)).toEqual([]);
});

test.each<[what: string, files: Record<string, string>, named: string | undefined]>([
  ['a plan', { 'policies/a.rego': REGO }, undefined],
  [
    'a plan by another name',
    {
      'policies/a.rego':
        'package main\n\nimport input.plan as p\n\ndeny contains "x" if p.resource_changes == []\n',
    },
    undefined,
  ],
  [
    'manifests',
    { 'policies/a.rego': 'package main\n\ndeny contains "x" if input.kind == "Pod"\n' },
    'policies',
  ],
  [
    'a plan in its tests alone',
    {
      'policy/a.rego': 'package main\n\ndeny contains "x" if input.owner == ""\n',
      'policy/a_test.rego': REGO,
    },
    'policy',
  ],
  [
    'manifests, beside one about plans',
    {
      'policies/a.rego': REGO,
      'policy/b.rego': 'package main\n\ndeny contains "x" if input.owner == ""\n',
    },
    'policy',
  ],
])('policies that name nothing of a plan do not judge: %s', async (_, files, named) => {
  const { cwd, stdout } = await initLocal({ 'main.tf': '', ...files });
  const isNamed = stdout.includes(`policies in ${named ?? ''} judge no plan`);
  const written = /^policies: (.*)$/m.exec(readFileSync(join(cwd, SETTINGS), 'utf8'))?.[1];
  expect([isNamed, written === named]).toEqual([named !== undefined, false]);
});

test('an existing workflow stays', async () => {
  const { cwd, stdout } = await initLocal({ [WORKFLOW]: 'name: mine\n' });
  expect(stdout).toMatch(/4\. \.github\/workflows\/plangate\.yml is there already/);
  expect(readFileSync(join(cwd, WORKFLOW), 'utf8')).toBe('name: mine\n');
});

test('the workflow names directories as they are in the repository', async () => {
  const { root, path } = makeTree({ ...GIT, 'infra/': '' });
  await callCli(['init', '--local'], { cwd: path('infra') });
  const text = readFileSync(join(root, SETTINGS), 'utf8');
  expect(text).toMatch(/ {2}- \{ name: infra, directory: infra \}\npolicies: infra\/policies\n$/);
});

test('a workflow that calls conftest gets the recipe for plan files, and no other policy', async () => {
  const { cwd, stdout } = await initLocal({
    'policy/a.rego': REGO,
    'conftest.toml': 'policy = "policy"\n',
    'infra/main.tf': S3,
    'live/app/main.tf': S3,
    '.github/workflows/ci.yml': ofConftest(
      'conftest test \\\n            --policy policy plan.json',
    ),
  });
  expectGolden('init/local-conftest.txt', stdout);
  expectGolden('init/local-conftest.yml', readFileSync(join(cwd, WORKFLOW), 'utf8'));
  expect(existsSync(join(cwd, 'policies'))).toBe(false);
  expect(await amiss(cwd)).toEqual([]);
});

describe('a workflow that plans', () => {
  const planning = (...sources: string[]) =>
    `on: pull_request\njobs:\n  plan:\n    runs-on: x\n    steps:\n      - uses: aws-actions/configure-aws-credentials@${'0'.repeat(40)}\n        with:\n          role-to-assume: ${sources[0]}\n          aws-region: eu-west-1\n      - run: terraform plan -backend-config=prod.conf\n`;
  const CI = '.github/workflows/ci.yml';

  test('signs in by a step that the gate has, too', async () => {
    const files = { 'live/a/main.tf': S3, [CI]: planning('${{ secrets.READER }}') };
    const { cwd, stdout } = await initLocal(files);
    expect(stdout).toContain(`it signs in at ${CI}:6, and the job that is written by the same\n`);
    const workflow = readFileSync(join(cwd, WORKFLOW), 'utf8');
    expect(workflow).toContain('          role-to-assume: ${{ secrets.READER }}\n');
    expect(workflow).not.toContain('AWS_PLAN_ROLE');
    expect(await amiss(cwd)).toEqual([]);
  });

  test('by a value that only its job has, is not copied', async () => {
    const files = { 'live/a/main.tf': S3, [CI]: planning('${{ needs.role.outputs.arn }}') };
    const { cwd } = await initLocal(files);
    expect(readFileSync(join(cwd, WORKFLOW), 'utf8')).toContain('vars.AWS_PLAN_ROLE');
  });

  test('with what a block does not say: a job of its own plans, and names where it is given', async () => {
    const partial = 'terraform {\n  backend "s3" {}\n}\n';
    const files = { 'live/a/main.tf': partial, [CI]: planning('${{ secrets.READER }}') };
    const { cwd, stdout } = await initLocal(files);
    expect(stdout).toContain('planned with what your job gives, because the block of its backend');
    const workflow = readFileSync(join(cwd, WORKFLOW), 'utf8');
    expect(workflow).toContain(
      `# Add -backend-config to \`init\`, -var and -var-file to \`plan\`, as ${CI}:10 has them.`,
    );
    expect(await amiss(cwd)).toEqual([]);
  });
});

test('the units of Terragrunt are planned together', async () => {
  const { cwd, stdout } = await initLocal({
    'rules/net.rego': REGO,
    'live/app/terragrunt.hcl': 'include "root" { path = find_in_parent_folders("root.hcl") }\n',
    'live/db/terragrunt.hcl': 'include "root" { path = find_in_parent_folders("root.hcl") }\n',
    '.github/workflows/ci.yml': ofConftest('conftest test -p rules plan.json'),
  });
  expect(stdout).toContain('plangate check --plan plan.json --workspaces live-app=live/app\n');
  expectWritten('local-terragrunt', cwd, SETTINGS);
  expect(await amiss(cwd)).toEqual([]);
});

test('another host gets no workflow of GitHub, and its file is named', async () => {
  const { cwd, stdout } = await initLocal({
    'policies/a.rego': REGO,
    'main.tf': S3,
    '.gitlab-ci.yml': 'plan:\n  script:\n    - tofu plan -out=x\n    - conftest test plan.json\n',
  });
  expectGolden('init/local-gitlab.txt', stdout);
  expect(existsSync(join(cwd, WORKFLOW))).toBe(false);
});

test('policies alone get the step that plans, and stay unless --force is given', async () => {
  const files = {
    'main.tf': '',
    'policy/a.rego': REGO,
    'policies/policies.hcl': MINE,
    'policies/a.rego': REGO.replace('input.', 'input.plan.'),
  };
  const { cwd, stdout } = await initLocal(files);
  expect(stdout).toContain('1. Judge this directory: plangate check --local\n');
  expect(readFileSync(join(cwd, SETTINGS), 'utf8')).toMatch(/\npolicies: \[policies, policy\]\n$/);
  const hcl = () => readFileSync(join(cwd, 'policies/policies.hcl'), 'utf8');
  expect(hcl()).toBe(MINE);
  await callCli(['init', '--local', '--force'], { cwd });
  expect(hcl()).toContain('deletions');
});

test.each<[string, Record<string, string>, string[]]>([
  [
    'the one that no other calls',
    { 'infra/main.tf': 'module "n" {\n  source = "../modules/n"\n}\n', 'modules/n/main.tf': '' },
    ['  - { name: infra, directory: infra }', 'policies: policies'],
  ],
  [
    'those that say where their state is',
    {
      'live/app/main.tf': `${S3}module "n" {\n  source = "../../modules/n"\n}\n`,
      'live/db/main.tf': S3,
      'modules/n/main.tf': '',
      'modules/n/.terraform.lock.hcl': '',
      'modules/unused/main.tf': '',
    },
    [
      '  - { name: live-app, directory: live/app }',
      '  - { name: live-db, directory: live/db }',
      'affected-only: true',
      'policies: policies',
      'engine-env:',
      '  - AWS_ACCESS_KEY_ID',
      '  - AWS_SECRET_ACCESS_KEY',
      '  - AWS_SESSION_TOKEN',
      '  - AWS_REGION',
    ],
  ],
])('modules below the directory are planned: %s', async (_, files, entries) => {
  const { cwd, stdout } = await initLocal({ 'policies/a.rego': REGO, ...files });
  expect(stdout).toContain('1. Judge what plangate.yml names: plangate check --local\n');
  const [, ...lines] = readFileSync(join(cwd, SETTINGS), 'utf8').trim().split('\n');
  expect(lines).toEqual(['workspaces:', ...entries]);
  const inputs = readFileSync(join(cwd, WORKFLOW), 'utf8').split('with:\n').at(-1) ?? '';
  expect(inputs.trim()).toBe('local: true');
  expect(await amiss(cwd)).toEqual([]);
});

test('what no path of the file can be named by is left out, and the rest is written', async () => {
  const names = ['!z', '*s', 'q?', 'a[b]', ' sp', 'a: b', 'x"y'];
  const files = Object.fromEntries(['b', ...names].map((name) => [`live/${name}/main.tf`, S3]));
  const { cwd } = await initLocal({ 'policies/a.rego': REGO, ...files });
  const text = readFileSync(join(cwd, SETTINGS), 'utf8');
  const read = readSettingsFile(text, SETTINGS);
  const written = 'file' in read ? read.file.values.get('workspaces')?.words : read.problems;
  expect(written).toEqual([
    '{ name: live--sp, directory: live/ sp }',
    '{ name: live-a-b, directory: live/a: b }',
    '{ name: live-b, directory: live/b }',
    '{ name: live-x-y, directory: live/x"y }',
  ]);
});

test('a scanner whose configuration is there writes its file before the gate, which reads it', async () => {
  const { cwd, stdout } = await initLocal({ 'main.tf': '', 'trivy.yaml': '' });
  expect(stdout).toContain('  scanners: trivy.yaml (docs/scanners.md)\n');
  expectWritten('local-scanners', cwd, SETTINGS);
  expect(await amiss(cwd)).toEqual([]);
});

test('a plangate.yml that is there stays, and it is said what it needs', async () => {
  const files = { 'policies/a.rego': REGO, 'live/app/main.tf': S3, [SETTINGS]: 'mine\n' };
  const { cwd, stdout } = await initLocal(files, '--force');
  expect(readFileSync(join(cwd, SETTINGS), 'utf8')).toBe('mine\n');
  expect(stdout).toContain('--directory live/app\n');
  expect(stdout).toContain('plangate.yml is there already, and was left as it is: see that it has');
});

test('--json writes no file, and has what would be written', async () => {
  const { cwd, stdout } = await initLocal({}, '--json');
  const { data } = JSON.parse(stdout) as { data: { files: { path: string }[]; written: boolean } };
  expect([data.written, data.files.map(({ path }) => path)]).toEqual([
    false,
    [
      'policies/policies.hcl',
      'policies/encrypted_volumes.rego',
      'policies/encrypted_volumes_test.rego',
      SETTINGS,
      WORKFLOW,
    ],
  ]);
  expect([existsSync(join(cwd, 'policies')), existsSync(join(cwd, WORKFLOW))]).toEqual([
    false,
    false,
  ]);
});

test.each<[string, string, string[]]>([
  ['azure-pipelines.yml', 'steps:\n- script: conftest test --policy=rules plan.json\n', ['rules']],
  ['Jenkinsfile', '// conftest test -p policy\nsh \'conftest test -p "rules" x\'\n', ['rules']],
  ['.github/workflows/a.yaml', ofConftest('conftest test -p ../outside -p rules x'), ['rules']],
  ['conftest.toml', 'policy = ["rules", "gone"]\n', ['rules']],
  ['README.md', 'conftest test -p rules x\n', []],
])('the policies that %s names are found', async (path, text, policies) => {
  const { root } = makeTree({
    ...GIT,
    [path]: text,
    'rules/a.rego': REGO,
    'policy/a_test.rego': '',
  });
  const none = () => Promise.reject(new Error());
  const signal = new AbortController().signal;
  const io = { environment: {}, signal, clock: instantClock(), execute: none };
  const seen = await lookAround(root, '', { ...io, executeBounded: none });
  expect(seen.policies).toEqual(policies);
});
