/**
 * From a clone of a repository to its first verdict: `init`, the first check, `doctor`. Each is green, or red with the one thing to
 * do, and at most one text of a written file is replaced by hand: the commit of the release.
 */
import { createServer } from 'node:http';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { readSettingsFile } from '../../src/settings/settings-file/read-settings-file.ts';
import { callCli } from '../support/call-cli.ts';
import { describe, expect, test } from '../support/jest.ts';
import { findProgram, testWith } from '../support/optional-tools.ts';
import { openRepository } from '../support/repository.ts';
import { accessTo, serviceForAll } from '../support/service-for-all.ts';
import { teamsSeed, tokenOf } from '../support/team-seed.ts';
import { makeTree } from '../support/tree.ts';

const PLAIN = 'resource "terraform_data" "a" {}\n';
const OF_RELEASE = '0123456789'.repeat(4);

const backend = (kind: string, ...lines: string[]) =>
  `terraform {\n  backend "${kind}" {\n${lines.map((line) => `    ${line}\n`).join('')}  }\n}\n`;
const s3 = (key: string) => backend('s3', 'bucket = "state"', `key = "${key}"`);
const cloud = (name: string) =>
  `terraform {\n  cloud {\n    organization = "acme"\n    workspaces {\n      name = "${name}"\n    }\n  }\n}\n`;
const variable = (name: string) => `variable "${name}" {\n  type = string\n}\n`;

/** With the programs that were installed for the tests, which are in no directory of the PATH. */
const PROGRAMS = {
  PATH: ['opa', 'terraform']
    .flatMap((name) => findProgram(name) ?? [])
    .map((path) => dirname(path))
    .concat(process.env['PATH'] ?? '')
    .join(delimiter),
};

interface Cloned {
  cwd: string;
  /** What `init` printed. */
  said: string;
  /** The text of plangate.yml; '' where none was written. */
  settings: string;
  workflow: string;
}

/** A clone with these files, after `init` and the one edit. */
async function begin(
  files: Record<string, string>,
  env: Record<string, string> = {},
): Promise<Cloned> {
  const cwd = makeTree(files).root;
  const repository = openRepository(cwd);
  repository.commit();
  const { code, stdout, stderr } = await callCli(['init', '--yes'], {
    cwd,
    env: { ...PROGRAMS, ...env },
  });
  expect([stderr, code]).toEqual([expect.not.stringContaining('cannot start'), 0]);
  const workflow = join(cwd, '.github/workflows/plangate.yml');
  const textOf = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
  if (existsSync(workflow)) {
    writeFileSync(workflow, textOf(workflow).replaceAll('<sha>', OF_RELEASE));
  }
  repository.commit();
  const settings = textOf(join(cwd, 'plangate.yml'));
  if (settings !== '') {
    expect(readSettingsFile(settings, 'plangate.yml')).toMatchObject({ file: {} });
  }
  return { cwd, said: `${stderr}${stdout}`, settings, workflow: textOf(workflow) };
}

/** What is wrong by `doctor`: each line with ✗, and the exit code. */
async function doctor(cwd: string, env: Record<string, string> = {}) {
  const { code, stdout } = await callCli(['doctor'], { cwd, env: { ...PROGRAMS, ...env } });
  return { code, problems: stdout.match(/^✗ .*/gm) ?? [] };
}

const GREEN = { code: 0, problems: [] };

async function check(cwd: string, words: readonly string[], env: Record<string, string> = {}) {
  const { code, stdout, stderr } = await callCli(['check', ...words], {
    cwd,
    env: { ...PROGRAMS, ...env },
  });
  return { code, text: stdout + stderr };
}

const workflows = (cwd: string) => {
  const path = join(cwd, '.github/workflows');
  return existsSync(path) ? readdirSync(path) : [];
};

describe('the state in a backend', () => {
  test('s3: the runner plans, signed in to AWS, and each fact is one sentence', async () => {
    const root = (key: string) =>
      `${s3(key)}provider "aws" {\n  region = "eu-west-1"\n}\nresource "aws_ebs_volume" "a" {}\n`;
    const files = { 'live/a/main.tf': root('a'), 'live/b/main.tf': root('b') };
    const { cwd, said, settings, workflow } = await begin(files);
    expect(said).toContain('state in backend "s3": 2 directories\n');
    expect(said).toContain('no credentials for AWS are in the environment.');
    expect(said).toContain('set the variables of the repository: AWS_PLAN_ROLE.');
    expect(settings).toContain('engine-env:\n  - AWS_ACCESS_KEY_ID\n');
    expect(settings).toContain('affected-only: true\n');
    expect(workflow).toContain('uses: aws-actions/configure-aws-credentials@');
    expect(workflow).toContain('aws-region: eu-west-1\n');
    expect(existsSync(join(cwd, 'policies/encrypted_volumes.rego'))).toBe(true);
    expect(await doctor(cwd)).toEqual(GREEN);
  });

  test('azurerm, partial, with files of environments: each is a workspace', async () => {
    const root = `${backend('azurerm')}${variable('region')}resource "azurerm_storage_account" "a" {}\n`;
    const environment = (name: string) => ({
      [`live/app/env/${name}.tfvars`]: 'region = "x"\n',
      [`live/app/env/${name}.tfbackend`]: `storage_account_name = "s"\ncontainer_name = "c"\nkey = "${name}"\n`,
    });
    const files = { 'live/app/main.tf': root, ...environment('dev'), ...environment('prod') };
    const { cwd, said, settings, workflow } = await begin(files);
    expect(said).toContain('environments by their files: dev, prod.');
    for (const name of ['dev', 'prod']) {
      expect(settings).toContain(
        `  - { name: live-app-${name}, directory: live/app, var-file: env/${name}.tfvars, backend-config: env/${name}.tfbackend }\n`,
      );
    }
    expect(workflow).toContain('uses: azure/login@');
    expect(existsSync(join(cwd, 'policies/storage_by_https.rego'))).toBe(true);
    expect(await doctor(cwd)).toEqual(GREEN);
  });

  test('azurerm, partial, without such files: nothing is written that could never plan', async () => {
    const files = { 'components/a/main.tf': `${backend('azurerm')}${PLAIN}` };
    const { cwd, said, settings } = await begin(files);
    expect([settings, workflows(cwd)]).toEqual(['', []]);
    expect(said).toContain(
      'its backend does not say all: components/a (storage_account_name and 2 more)\n',
    );
    const rego = 'package main\n\ndeny contains "x" if input.resource_changes == []\n';
    mkdirSync(join(cwd, 'policies'));
    writeFileSync(join(cwd, 'policies/a.rego'), rego);
    const entry = 'workspaces:\n  - { name: a, directory: components/a }\n';
    writeFileSync(join(cwd, 'plangate.yml'), `${entry}policies: policies\n`);
    const { code, problems } = await doctor(cwd);
    expect([code, problems]).toEqual([
      4,
      [expect.stringContaining('says no storage_account_name, container_name and key')],
    ]);
  });

  test('gcs: the runner plans, signed in to Google Cloud', async () => {
    const root = `${backend('gcs', 'bucket = "state"')}resource "google_storage_bucket" "a" {}\n`;
    const { cwd, settings, workflow } = await begin({
      'main.tf': root,
      '.terraform-version': '1.9.5\n',
    });
    expect(settings).toContain('engine-env: GOOGLE_OAUTH_ACCESS_TOKEN\n');
    expect(workflow).toContain('uses: google-github-actions/auth@');
    expect(workflow).toContain('terraform_version: "1.9.5"');
    expect(existsSync(join(cwd, 'policies/uniform_buckets.rego'))).toBe(true);
    expect(await doctor(cwd)).toEqual(GREEN);
  });

  testWith(
    ['opa', 'terraform'],
    'http, as GitLab has it: init tries a plan, and the first check is green',
    async () => {
      const server = createServer((request, response) => {
        response.statusCode = request.method === 'GET' ? 204 : 405;
        response.end();
      });
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      try {
        const state = backend('http', `address = "http://127.0.0.1:${port}/state"`);
        const files = {
          'main.tf': `${state}${PLAIN}`,
          '.gitlab-ci.yml': 'plan:\n  script:\n    - terraform plan\n',
        };
        const env = { TF_HTTP_USERNAME: 'ci', TF_HTTP_PASSWORD: 'read-only' };
        const { cwd, said, settings } = await begin(files, env);
        expect(workflows(cwd)).toEqual([]);
        expect(said).toContain('a pipeline of GitLab: .gitlab-ci.yml, and no workflow of GitHub\n');
        expect(said).toContain('Tried here: passed · 1 policy in 1 workspace.');
        expect(said).toContain('plangate check --local --reports plangate-reports\n');
        expect(settings).toContain(
          'engine-env: [TF_HTTP_ADDRESS, TF_HTTP_USERNAME, TF_HTTP_PASSWORD]\n',
        );
        expect(await check(cwd, ['--local'], env)).toMatchObject({ code: 0 });
        expect(await doctor(cwd, env)).toEqual(GREEN);
      } finally {
        server.close();
      }
    },
  );
});

describe('a service', () => {
  const service = serviceForAll({
    runDurationMs: 5,
    seed: teamsSeed(
      [{ name: 'gate', access: 'plan' }],
      [
        { name: 'a', script: 'evaluation-passed' },
        { name: 'b', script: 'evaluation-passed' },
      ],
    ),
  });

  test('with copies that name the workspace of another directory: they are left out, and the others are green', async () => {
    const copies = ['live/a', 'live/copy', 'live/copy2'];
    const files = {
      ...Object.fromEntries(copies.map((place) => [`${place}/main.tf`, cloud('a')])),
      'live/b/main.tf': cloud('b'),
      'template/main.tf': cloud('{{ name }}'),
    };
    const { TF_CLOUD_HOSTNAME, TF_API_TOKEN } = accessTo(service, tokenOf('gate'));
    const env = { TF_CLOUD_HOSTNAME, TF_API_TOKEN };
    const { cwd, said, settings } = await begin(files, env);
    expect(said).toContain('not gated: workspace "a", named in live/a, live/copy, live/copy2.');
    expect(said).toContain('not gated, because it is filled in first: template (template).');
    expect(settings).toContain('  - directories: live/b\n');
    expect(await check(cwd, [], env)).toMatchObject({ code: 0 });
    expect(await doctor(cwd, env)).toEqual(GREEN);
  });

  test('with an organization that is misspelt: doctor names it once', async () => {
    const { TF_CLOUD_HOSTNAME, TF_API_TOKEN } = accessTo(service, tokenOf('gate'));
    const env = { TF_CLOUD_HOSTNAME, TF_API_TOKEN };
    const { cwd } = await begin({ 'main.tf': cloud('b') }, env);
    const { code, stdout } = await callCli(['doctor', '--organization', 'acmee'], { cwd, env });
    expect([code, stdout.match(/^✗ .*/gm)]).toEqual([
      6,
      [expect.stringMatching(/^✗ organization: "acmee" \(the options\) is not there, /)],
    ]);
  });

  test('in files of OpenTofu: the workspace is found, and it is said who reads them', async () => {
    const { said, settings } = await begin({ 'live/a/main.tofu': cloud('a') });
    expect(said).toContain('files of OpenTofu alone in live/a. HCP Terraform reads none of them');
    expect(settings).toContain(
      'organization: acme\nworkspaces:\n  - { name: a, directory: live/a }\n',
    );
  });
});

describe('what a program or another tool plans', () => {
  test('Terragrunt: a job of its own plans the units, and doctor misses no root', async () => {
    const unit = 'terraform {\n  source = "git::https://example.com/m.git?ref=v1"\n}\n';
    const files = {
      'root.hcl': '',
      'live/qa/db/terragrunt.hcl': unit,
      'live/prod/db/terragrunt.hcl': unit,
    };
    const { cwd, said, settings, workflow } = await begin(files);
    expect(said).toContain('units of Terragrunt: live/prod/db, live/qa/db');
    expect(settings).toContain('  - { name: live-prod-db, directory: live/prod/db }\n');
    expect(workflow).toContain('terragrunt run --all');
    expect(await doctor(cwd)).toEqual(GREEN);
  });

  testWith(['opa', 'terraform'], 'Terragrunt: a check says whose plan to judge', async () => {
    const { cwd } = await begin({ 'live/db/terragrunt.hcl': 'terraform {\n  source = "x"\n}\n' });
    const { text } = await check(cwd, ['--local']);
    const said = '"live/db" is a unit of Terragrunt, and no program here plans it. Judge the plan';
    expect(text).toContain(said);
  });

  testWith(['opa', 'terraform'], 'Terramate: what it generated is planned', async () => {
    const files = {
      'terramate.tm.hcl': '',
      'stacks/a/stack.tm.hcl': 'stack {}\n',
      'stacks/a/_generated.tf': `${backend('local')}${PLAIN}`,
    };
    const { cwd, said } = await begin(files);
    expect(said).toContain('Terramate: terramate.tm.hcl.');
    expect(said).toContain('Tried on stacks/a: passed · 1 policy in 1 workspace.');
    expect(await check(cwd, ['--local'])).toMatchObject({ code: 0 });
    expect(await doctor(cwd)).toEqual(GREEN);
  });

  test('OpenTofu: its files name the program', async () => {
    const { said, settings, workflow } = await begin({ 'main.tofu': PLAIN });
    expect(said).toContain('files that OpenTofu reads and Terraform does not: .');
    expect(settings).toContain('engine: tofu\n');
    expect(workflow).toContain('uses: opentofu/setup-opentofu@');
  });

  test('127 roots: one line says their state, and a request plans what it concerns', async () => {
    const roots = Array.from({ length: 127 }, (_, at) => [`live/r${at}/main.tf`, s3(`r${at}`)]);
    const { cwd, said, settings, workflow } = await begin(Object.fromEntries(roots));
    expect(said).toContain('state in backend "s3": 127 directories\n');
    expect(said.split('\n').filter((line) => line.length > 300 && !line.startsWith(' '))).toEqual(
      [],
    );
    expect(settings).toContain('affected-only: true\n');
    expect(Math.max(...workflow.split('\n').map((line) => line.length))).toBeLessThan(200);
    expect(await doctor(cwd)).toEqual(GREEN);
  });
});

describe('what plans nothing by itself', () => {
  const MODULE = `${variable('name')}resource "terraform_data" "a" {\n  input = var.name\n}\n`;

  testWith(['opa', 'terraform'], 'a library: its examples are planned', async () => {
    const example = 'module "m" {\n  source = "../.."\n  name   = "x"\n}\n';
    const files = {
      'main.tf': MODULE,
      'examples/one/main.tf': example,
      'examples/two/main.tf': example,
    };
    const { cwd, said, settings } = await begin(files);
    expect(said).toContain(
      'a library of modules, whose examples are planned: examples/one, examples/two',
    );
    expect(settings).not.toContain('directory: .');
    expect(await check(cwd, ['--local'])).toMatchObject({ code: 0 });
    expect(await doctor(cwd)).toEqual(GREEN);
  });

  test('a module alone: no gate is written, and doctor names the variable', async () => {
    const { cwd, said } = await begin({ 'main.tf': MODULE });
    expect(workflows(cwd)).toEqual([]);
    expect(said).toContain('no file gives variables a value: . (name)\n');
    expect(await doctor(cwd)).toEqual({
      code: 4,
      problems: ['✗ directory .: no file gives a value for name, so the plan fails'],
    });
  });

  test('policies alone: the command that tries them is named', async () => {
    const rego = 'package a\n\ndeny contains "x" if input.plan.resource_changes == []\n';
    const { cwd, said } = await begin({ 'aws/a.rego': rego, 'google/a.rego': rego });
    expect(workflows(cwd)).toEqual([]);
    expect(said).toContain('`plangate policies check aws --organization NAME');
    expect(said).toContain('docs/policies-repository.md');
  });

  test('Stacks: they are not gated, and nothing is written', async () => {
    const { cwd, said } = await begin({
      'components.tfcomponent.hcl': '',
      'deployments.tfdeploy.hcl': '',
    });
    expect(workflows(cwd)).toEqual([]);
    expect(said).toContain('Stacks are not gated');
  });
});

describe('policies', () => {
  const NAMES =
    'package names\n\ndeny contains "x" if input.team == ""\n\ndeny contains "y" if input.owner == ""\n';

  testWith(
    ['opa', 'terraform'],
    'that read no plan are not named, and the first check is green',
    async () => {
      const { cwd, said, settings } = await begin({
        'policies/names/a.rego': NAMES,
        'main.tf': PLAIN,
      });
      expect(said).toContain('policies in policies judge no plan, so `policies` does not name it');
      expect(said).toContain('policies/names/a.rego:3 and one more place read input.team');
      expect(settings).toContain('policies: plan-policies\n');
      expect(await check(cwd, ['--local'])).toMatchObject({ code: 0 });
      expect(await doctor(cwd)).toEqual(GREEN);
    },
  );

  testWith(
    ['opa', 'terraform'],
    'that read no plan, and are named: doctor is red where a check is',
    async () => {
      const cwd = makeTree({
        'policies/names/a.rego': NAMES,
        'main.tf': PLAIN,
        'plangate.yml': 'policies: policies\n',
      }).root;
      openRepository(cwd).commit();
      const { code, stdout } = await callCli(['doctor', '--local'], { cwd, env: PROGRAMS });
      expect([code, stdout.match(/^✗ .*/gm)]).toEqual([
        5,
        [
          expect.stringMatching(
            /^✗ policies: names would be undecided for every plan: .*a\.rego:3 and one more place read input\.team/,
          ),
        ],
      ]);
    },
  );

  test('that a script hands to conftest are found', async () => {
    const rego = 'package main\n\nviolation contains "x" if input.resource_changes == []\n';
    const { settings } = await begin({
      'tests/policy/a.rego': rego,
      'main.tf': PLAIN,
      'scripts/test.sh': '#!/bin/sh\nconftest test -p tests/policy plan.json\n',
    });
    expect(settings).toContain('policies: tests/policy\n');
  });
});
