/** Workflows that `plangate init` writes, run as they are written. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { callCli } from '../../support/call-cli.ts';
import { expect, test } from '../../support/jest.ts';
import { gitIn } from '../../support/git-in.ts';
import { REPOSITORY } from '../../support/markdown-files.ts';
import { testWith } from '../../support/optional-tools.ts';
import { identityFor } from '../../support/stand-in-terraform.ts';
import {
  BASE,
  checkOutMerge,
  HEAD,
  SERVICE_TOKEN,
  seedOf,
  startScenario,
} from '../../support/scenario.ts';
import { layIn } from '../../support/tree.ts';
import { mergedCommit } from './merged-commit.ts';
import { runWorkflow } from '../../support/workflow-runner.ts';

const offline = { execute: async () => ({ exitCode: 128, stdout: '', stderr: '' }) };
const written = (root: string): string =>
  readFileSync(join(root, '.github/workflows/plangate.yml'), 'utf8');

/** As they are merged. */
const filesIn = (root: string, paths: string[]) =>
  Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));

test('two organizations are each planned with their token, and have a comment each', async () => {
  const workspaces = (name: string, script: 'evaluation-passed' | 'evaluation-failed') => ({
    workspaces: [{ name, script }],
  });
  const seed = seedOf({});
  const [acme] = seed.organizations;
  const organizations = [
    { ...acme, name: 'acme', ...workspaces('net', 'evaluation-passed') },
    { name: 'umbrella-corp', ...workspaces('mail', 'evaluation-failed') },
  ];
  const mail = 'MailT0ken.atlasv1.s3cr3tOfTheOther0123456789';
  const tokens = [
    ...(seed.tokens ?? []),
    { kind: 'owners' as const, organization: 'umbrella-corp', secret: mail },
  ];
  const main: Record<string, string> = {};
  const heads: Record<string, string> = {};
  const scenario = await startScenario({
    service: { seed: { ...seed, organizations, tokens } },
    github: { branches: { main }, heads },
  });
  const { workspace } = scenario.job;
  rmSync(join(workspace, 'infra'), { recursive: true });
  const cloud = (organization: string, name: string) =>
    `terraform {\n  cloud {\n    organization = "${organization}"\n    workspaces { name = "${name}" }\n  }\n}\n`;
  const configurations = {
    'net/main.tf': cloud('acme', 'net'),
    'mail/main.tf': cloud('umbrella-corp', 'mail'),
  };
  layIn(workspace, configurations);
  expect((await callCli(['init', '--yes'], { cwd: workspace, ...offline })).code).toBe(0);
  const ofOthers = '.github/plangate-acme.yml';
  Object.assign(main, configurations, filesIn(workspace, ['plangate.yml', ofOthers]));
  heads['main'] = mergedCommit(workspace, main);
  const ran = await runWorkflow(written(workspace), scenario, {
    secrets: { TF_API_TOKEN_ACME: SERVICE_TOKEN, TF_API_TOKEN_UMBRELLA_CORP: mail },
    inputs: { hostname: scenario.service.origin },
  });
  expect(ran['gate']?.result).toBe('failure');
  expect(ran['gate']?.steps.map(({ outputs }) => outputs['verdict'])).toEqual([
    'blocked',
    'passed',
  ]);
  const comments = scenario.github.comments(42).map(({ body }) => body);
  expect([comments.length, comments.join()]).toEqual([1, expect.stringContaining('blocked')]);
  expect(scenario.service.runs()).toHaveLength(2);
  await scenario.close();
});

test('a monorepo of twelve roots with tagged blocks is gated from init alone', async () => {
  const roots = Array.from({ length: 12 }, (_, at) => `app-${at}`);
  const block = (name: string) =>
    `terraform {\n  cloud {\n    organization = "acme"\n    workspaces { tags = ["${name}"] }\n  }\n}\n`;
  const files: Record<string, string> = {
    ...Object.fromEntries(roots.map((name) => [`live/${name}/main.tf`, block(name)])),
    'modules/net/main.tf': 'output "x" { value = 1 }\n',
  };
  const main: Record<string, string> = { ...files };
  const heads: Record<string, string> = {};
  const scenario = await startScenario({
    workspaces: roots.map((name) => ({
      name: `${name}-prod`,
      tags: [name],
      workingDirectory: `live/${name}`,
      script: 'evaluation-passed' as const,
    })),
    github: {
      branches: { main },
      heads,
      pullRequests: [{ number: 42, headSha: HEAD, baseSha: BASE, files: ['live/app-3/main.tf'] }],
    },
  });
  const { workspace } = scenario.job;
  rmSync(join(workspace, 'infra'), { recursive: true });
  layIn(workspace, files);
  const said = await callCli(['init', '--yes'], { cwd: workspace, ...offline });
  expect([said.code, said.stderr]).toEqual([0, '']);
  expect(readFileSync(join(workspace, 'plangate.yml'), 'utf8')).not.toContain('app-');
  const here = { TF_CLOUD_HOSTNAME: scenario.service.origin, TF_API_TOKEN: SERVICE_TOKEN };
  const doctor = await callCli(['doctor', '--trust-checkout'], { cwd: workspace, env: here });
  expect(doctor.stdout).toContain('live/* finds 12 directories: ');
  expect(doctor.stdout).toContain('; with 12 workspaces: ');
  const options = {
    env: { GITHUB_SHA: checkOutMerge(workspace) },
    secrets: { TF_API_TOKEN: SERVICE_TOKEN },
    inputs: { hostname: scenario.service.origin },
  };
  // Before the merge the file is not on the default branch: the request says what it would gate.
  const first = await runWorkflow(written(workspace), scenario, options);
  expect(first['gate']?.steps.at(-1)?.outputs['verdict']).toBe('undecided');
  expect(scenario.comment()).toContain('Merge this request');
  expect(scenario.service.runs()).toHaveLength(0);
  Object.assign(main, filesIn(workspace, ['plangate.yml']));
  heads['main'] = mergedCommit(workspace, main);
  const next = await runWorkflow(written(workspace), scenario, options);
  expect(next['gate']?.result).toBe('success');
  // Of the twelve, the one whose directory the request changes.
  expect(scenario.service.runs()).toHaveLength(1);
  await scenario.close();
});

const DENY = `package main

deny contains message if {
	some change in input.resource_changes
	change.change.after.encrypted == false
	message := sprintf("%s: not encrypted", [change.address])
}
`;
const ROOT = (name: string, encrypted: boolean) => `terraform {
  backend "s3" {
    key = "${name}"
  }
}
resource "aws_ebs_volume" "${name}" {
  availability_zone = "eu-central-1a"
  encrypted = ${encrypted}
}
`;

testWith(
  'opa',
  'a workflow with conftest becomes one job that plans two roots, and another that judges them',
  async (opa) => {
    const policies: Record<string, string> = { 'policy/volumes.rego': DENY };
    const scenario = await startScenario({ github: { branches: { main: policies } } });
    const { workspace, temp } = scenario.job;
    rmSync(join(workspace, 'infra'), { recursive: true });
    const conftest = 'jobs:\n  a:\n    steps:\n      - run: conftest test plan.json\n';
    layIn(workspace, {
      ...policies,
      '.github/workflows/ci.yml': conftest,
      'live/app/main.tf': ROOT('app', true),
      'live/db/main.tf': ROOT('db', false),
    });
    expect((await callCli(['init', '--local', '--yes'], { cwd: workspace })).code).toBe(0);
    Object.assign(policies, filesIn(workspace, ['plangate.yml']));
    const merge = checkOutMerge(workspace);
    gitIn(workspace, 'remote', 'add', 'origin', 'https://127.0.0.1:9/acme/infra.git');
    writeFileSync(join(temp, 'identity'), identityFor('sts.amazonaws.com'));
    const standIn = new URL('../../support/stand-in-terraform.js', import.meta.url).pathname;
    const terraform = `case "$1" in -chdir=*) cd "\${1#-chdir=}" && shift ;; esac; exec '${process.execPath}' '${standIn}' "$@"`;
    const fetching =
      /git init --quiet "\$RUNNER_TEMP\/plangate"\n[^]*?checkout --quiet FETCH_HEAD\n/;
    const laid = `mkdir -p "$RUNNER_TEMP/plangate"\n          ln -sfn '${REPOSITORY}/dist' "$RUNNER_TEMP/plangate/dist"\n`;
    const text = written(workspace).replace(fetching, () => laid);
    expect(text).not.toContain('FETCH_HEAD');
    const run = (changed: string) =>
      runWorkflow(changed, scenario, {
        ownRunners: true,
        programs: { terraform, go: 'exit 0' },
        env: {
          AWS_REGION: 'eu-central-1',
          AWS_ROLE_ARN: 'arn:aws:iam::123456789012:role/plan',
          AWS_WEB_IDENTITY_TOKEN_FILE: join(temp, 'identity'),
          PATH: [dirname(opa), process.env['PATH']].join(delimiter),
          GITHUB_SHA: merge,
        },
      });
    const ran = await run(text);
    expect([ran['plan']?.result, ran['gate']?.result]).toEqual(['success', 'failure']);
    expect(ran['gate']?.steps.at(-1)?.outputs['verdict']).toBe('blocked');
    expect(scenario.comment()).toMatch(/live\/db\/main\.tf/);
    expect(scenario.comment()).toContain('`aws_ebs_volume.db`: not encrypted');
    expect(scenario.service.requests).toEqual([]);
    const half = await run(text.replaceAll('live-db=live/db; do', 'live-app=live/app; do'));
    expect(half['gate']?.steps.at(-1)?.outputs['verdict']).toBe('undecided');
    await scenario.close();
  },
);
