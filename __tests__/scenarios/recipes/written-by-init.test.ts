/** Workflows that `plangate init` writes, run as they are written. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { callCli } from '../../support/call-cli.ts';
import { expect, test } from '../../support/jest.ts';
import { SERVICE_TOKEN, seedOf, startScenario } from '../../support/scenario.ts';
import { layIn } from '../../support/tree.ts';
import { runWorkflow } from '../../support/workflow-runner.ts';

const offline = { execute: async () => ({ exitCode: 128, stdout: '', stderr: '' }) };
const written = (root: string): string =>
  readFileSync(join(root, '.github/workflows/plangate.yml'), 'utf8');

test('two organizations: each is planned with its token, and has a comment of its own', async () => {
  const workspaces = (name: string, script: 'evaluation-passed' | 'evaluation-failed') => ({
    workspaces: [{ name, script }],
  });
  const seed = seedOf({});
  const [acme] = seed.organizations;
  const organizations = [
    { ...acme, name: 'acme', ...workspaces('net', 'evaluation-failed') },
    { name: 'umbrella-corp', ...workspaces('mail', 'evaluation-passed') },
  ];
  const mail = 'MailT0ken.atlasv1.s3cr3tOfTheOther0123456789';
  const tokens = [
    ...(seed.tokens ?? []),
    { kind: 'owners' as const, organization: 'umbrella-corp', secret: mail },
  ];
  const scenario = await startScenario({ service: { seed: { ...seed, organizations, tokens } } });
  const { workspace } = scenario.job;
  rmSync(join(workspace, 'infra'), { recursive: true });
  const cloud = (organization: string, name: string) =>
    `terraform {\n  cloud {\n    organization = "${organization}"\n    workspaces { name = "${name}" }\n  }\n}\n`;
  layIn(workspace, {
    'net/main.tf': cloud('acme', 'net'),
    'mail/main.tf': cloud('umbrella-corp', 'mail'),
  });
  expect((await callCli(['init', '--yes'], { cwd: workspace, ...offline })).code).toBe(0);
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
