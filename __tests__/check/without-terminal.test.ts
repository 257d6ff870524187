/** Hooks, editors and pipes: a person whose terminal is not there. */
import { describeCiJob } from '../../src/hosts/describe-ci-job.ts';
import { isJob } from '../../src/hosts/job-workspace.ts';
import { CI_HOSTS } from '../../src/hosts/registry.ts';
import { callCli, type CallOptions } from '../support/call-cli.ts';
import { WITHOUT_PAUSES } from '../support/clock-without-pauses.ts';
import { initIn } from '../support/git-in.ts';
import { describe, expect, test } from '../support/jest.ts';
import { eachWith, findProgram, testWith } from '../support/optional-tools.ts';
import { readText } from '../support/markdown-files.ts';
import { planningProgram } from '../support/planning-program.ts';
import {
  examplePolicies,
  MERGE_REQUEST,
  pathWith,
  policyRepository,
  UNENCRYPTED,
} from '../support/policy-repository.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { makeTree, type Layout } from '../support/tree.ts';
import { HOSTS } from '../../src/features.ts';

const configuration = (files: Layout = {}) =>
  makeTree({ 'main.tf': UNENCRYPTED, ...examplePolicies(), ...files }).root;

async function call(cwd: string, words: readonly string[], options: CallOptions = {}) {
  const env = { PATH: pathWith(planningProgram(), findProgram('opa')), HOME: cwd, ...options.env };
  const more = { clock: WITHOUT_PAUSES, isPersonThere: false, ...options };
  return callCli(words, { ...more, cwd, env });
}

async function nothing() {
  return { exitCode: 1, stdout: '', stderr: '' };
}

const CHECK = ['check', '--local'];
const TRUST = '--trust-checkout';
const VARIABLE = { PLANGATE_TRUST_CHECKOUT: 'true' };

describe('--trust-checkout', () => {
  eachWith<[string, string[], Record<string, string>]>('opa', [
    ['the option', [TRUST], {}],
    ['the variable', [], VARIABLE],
  ])('is accepted outside of a job, by %s', async (_, words, env) => {
    const { code, stdout } = await call(configuration(), [...CHECK, ...words], { env });
    expect(stdout).toMatch(/without a service/);
    expect(stdout).toMatch(/main\.tf:12 +aws_ebs_volume\.data/);
    expect(code).toBe(1);
  });

  test.each<[string, Record<string, string>]>([
    ['a CI that says nothing', { CI: 'true' }],
    ['a CI without a file here', { TEAMCITY_VERSION: '1' }],
    ['a CI that only the package knows', { CM_BUILD_ID: '1', CI: 'false' }],
    ['Jenkins without its address', { BUILD_TAG: 'jenkins-1' }],
    ['a merge request', MERGE_REQUEST],
    [
      'a pull request of another forge',
      { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'pull_request' },
    ],
    ['an event that is not known', { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'new_event' }],
  ])('is refused in %s', async (_, env) => {
    for (const [words, more] of [
      [[TRUST], {}],
      [[], VARIABLE],
    ] as const) {
      const { code, stderr } = await call(configuration(), [...CHECK, ...words], {
        env: { ...env, ...more },
      });
      expect(stderr).toMatch(/--trust-checkout +\(or PLANGATE_TRUST_CHECKOUT\) is refused/);
      expect(code).toBe(2);
    }
  });

  testWith('opa', 'changes nothing in a job about a push', async () => {
    const { CI_MERGE_REQUEST_IID: _, ...others } = MERGE_REQUEST;
    const env = { ...others, CI_PIPELINE_SOURCE: 'push', CI_COMMIT_BRANCH: 'main' };
    const { stdout, stderr } = await call(
      configuration(),
      [...CHECK, TRUST, '--policies', 'policies'],
      { env },
    );
    expect(stderr).not.toMatch(/refused/);
    expect(stdout).toMatch(/without a service/);
  });

  test('counts in no file of the checkout', async () => {
    const root = policyRepository({ 'main.tf': UNENCRYPTED, ...examplePolicies() }).propose({
      '.env': 'PLANGATE_TRUST_CHECKOUT=true\n',
      '.github/workflows/gate.yml':
        'on: pull_request\njobs:\n  gate:\n    runs-on: ubuntu-latest\n    env: { PLANGATE_TRUST_CHECKOUT: "true" }\n    steps:\n      - uses: plangate/plangate@main\n        with: { local: true }\n',
    });
    const { code, stdout, stderr } = await call(root, CHECK);
    expect([code, stdout + stderr]).toEqual([2, expect.stringMatching(/is no terminal/)]);
    // It reads the workflow as with a terminal, and trusts these files no more for that.
    const doctor = await call(root, ['doctor']);
    expect([doctor.code, doctor.stdout]).toEqual([
      2,
      expect.stringMatching(/policies: is missing/),
    ]);
  });
});

/** A job of each CI that the package knows, shown by one variable alone. */
function signsOfPackage(): Record<string, string>[] {
  const inPackage = (file: string) => readText(`node_modules/ci-info/${file}`);
  const vendors: { env: unknown }[] = JSON.parse(inPackage('vendors.json'));
  const [, code = ''] = /exports\.isCI = ([^]*?)\n\)/.exec(inPackage('index.js')) ?? [];
  const inCode = Array.from(code.matchAll(/\benv\.(\w+) \|\|/g), ([, name = '']) => name);
  const signs = vendors.flatMap(({ env }) => {
    if (typeof env === 'string' || Array.isArray(env)) return env as string | string[];
    const { any, env: name, includes } = env as Record<string, string | string[]>;
    return any ?? (name === undefined ? env : { [String(name)]: includes });
  });
  return [...inCode, ...signs].map((sign) =>
    typeof sign === 'string' ? { [sign]: '1' } : sign,
  ) as Record<string, string>[];
}

describe('a job of any CI', () => {
  const HERE = { workingDirectory: emptyDirectory(), isPersonThere: true, execute: nothing };
  const own = CI_HOSTS.map(({ run }) => ({ [run]: '1' }));
  const others = ['ATLANTIS_TERRAFORM_VERSION', 'TEKTON_PIPELINE_RUN', 'SPACELIFT', 'TFC_RUN_ID'];
  const signs = [...signsOfPackage(), ...own, ...others.map((name) => ({ [name]: '1' }))];

  test.each(signs)('is recognized by %j', async (environment) => {
    const { jobTree } = await describeCiJob({
      hosts: HOSTS,
      ...HERE,
      environment: { CI: 'false', ...environment },
    });
    const { variable = '' } = CI_HOSTS.find((host) => environment[host.variable]) ?? {};
    // A host with a file here says itself what its jobs are about.
    expect(jobTree.proposed || variable in environment).toBe(true);
    expect(isJob(environment)).toBe(true);
  });

  test('is not recognized by what people set on a laptop', async () => {
    const environment = {
      CI: 'false',
      GITHUB_TOKEN: 'ghp_x',
      GITLAB_TOKEN: 'x',
      NODE: '/usr/bin/node',
      TF_WORKSPACE: 'net',
      USER: 'ada',
      WORKSPACE: '/home/ada/work',
    };
    const { jobTree } = await describeCiJob({ hosts: HOSTS, ...HERE, environment });
    expect(jobTree.proposed).toBe(false);
  });
});

testWith('opa', 'a hook of git can start the command of the hook for pre-commit', async () => {
  const hooks = readText('.pre-commit-hooks.yaml');
  const [, entry = ''] = /^ {2}entry: plangate (.*)$/m.exec(hooks) ?? [];
  expect(entry).toContain(TRUST);
  const root = configuration({ 'live/net/main.tf': UNENCRYPTED });
  initIn(root);
  // A hook of git has these variables.
  const env = { GIT_DIR: '.git', GIT_INDEX_FILE: '.git/index', GIT_PREFIX: '' };
  const words = [...entry.split(' '), '--directory', 'live/net'];
  const { code, stdout } = await call(root, words, { env });
  expect(stdout).toMatch(/live\/net\/main\.tf:12 +aws_ebs_volume\.data/);
  expect(code).toBe(1);
});

describe('a missing terminal', () => {
  test('is the first problem of check', async () => {
    const { code, stderr } = await call(configuration(), CHECK);
    const lines = stderr.split('\n').filter((line) => /^ {2}\S/.test(line));
    expect(lines[0]).toMatch(/no terminal +Standard input or standard error is no terminal/);
    expect(stderr).toContain('PLANGATE_TRUST_CHECKOUT=true');
    expect(code).toBe(2);
  });

  test.each([
    ['plangate.yml', []],
    ['--settings', ['--settings', 'other.yml']],
  ])(
    'is the first problem where %s cannot be looked for on a default branch',
    async (is, words) => {
      const { code, stderr } = await call(configuration(), [...CHECK, ...words]);
      const lines = stderr.split('\n').filter((line) => /^ {2}\S/.test(line));
      expect(lines[0]).toMatch(/^ {2}no terminal +Standard input or standard error is no terminal/);
      expect(lines[1]).toMatch(
        new RegExp(`^ {2}${is} .*could not be looked for on the default branch`),
      );
      expect(code).toBe(2);
    },
  );

  test('is the first problem of doctor', async () => {
    const { stdout } = await call(configuration(), ['doctor']);
    const [first] = stdout.split('\n').filter((line) => line.startsWith('✗'));
    expect(first).toMatch(/✗ terminal: Standard input or standard error is no terminal/);
    const trusted = await call(configuration(), ['doctor', TRUST]);
    expect(trusted.stdout).not.toMatch(/terminal:/);
  });

  test('is no problem in a CI, or where a person is', async () => {
    const inJob = await call(configuration(), CHECK, { env: { CI: 'true' } });
    expect(inJob.stderr).not.toMatch(/is no terminal/);
    const missing = ['check', '--local', '--workspace', 'a b'];
    const atTerminal = await call(configuration(), missing, { isPersonThere: true });
    expect(atTerminal.stderr).not.toMatch(/is no terminal/);
  });
});
