/** A pull request on hosts whose job is `plangate check`: what one job leaves there, the next one reads. */
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningService } from '../../../src/service/service.ts';
import { azureJob, startFakeAzure } from '../../support/fake-azure.ts';
import { gitLabJob, startFakeGitLab } from '../../support/fake-gitlab.ts';
import { afterEach, beforeEach, expect, test } from '../../support/jest.ts';
import { emptyDirectory, runCli } from '../../support/spawn-cli.ts';
import { startTestService } from '../../support/start-service.ts';
import { teamSeed } from '../../support/team-seed.ts';

const TOKEN = 'team-token-of-this-test';
const HEAD = '6f1cb4086c1e5d1c2f7d6a0f5b3f6a1de2a4c9b7';

interface Host {
  environment: Record<string, string>;
  /** Texts of the one comment's versions: there must never be a second comment. */
  comments(): string[];
  requests: unknown[];
  stop(): Promise<void>;
}

async function gitLab(): Promise<Host> {
  const gitlab = await startFakeGitLab();
  return {
    environment: gitLabJob(gitlab, HEAD),
    comments: () => gitlab.notes.map(({ body }) => body),
    requests: gitlab.requests,
    stop: () => gitlab.stop(),
  };
}

async function azure(): Promise<Host> {
  const fake = await startFakeAzure();
  return {
    environment: azureJob(fake, HEAD),
    comments: () => fake.threads.map(({ comments }) => comments[0]?.content ?? ''),
    requests: fake.requests,
    stop: () => fake.stop(),
  };
}

let service: RunningService;
let cwd: string;
let host: Host;

beforeEach(async () => {
  service = await startTestService({
    runDurationMs: 200,
    seed: teamSeed({ team: 'gate', token: TOKEN, permissions: { managePolicyOverrides: true } }, [
      { name: 'net', script: 'policy-check-soft-failed' },
      { name: 'dns', script: 'policy-check-passed' },
    ]),
  });
  cwd = emptyDirectory();
  writeFileSync(join(cwd, 'main.tf'), 'resource "null_resource" "a" {}\n');
});
afterEach(async () => {
  await Promise.all([service.stop(), host.stop()]);
});

async function check(name = 'net'): Promise<{ code: number | null; run: string; said: string }> {
  const where = { TF_CLOUD_HOSTNAME: service.origin, TF_API_TOKEN: TOKEN };
  const { code, stdout, stderr } = await runCli(
    ['check', '--organization', 'acme', '--workspace', name, '--format', 'json'],
    { cwd, env: { ...where, ...host.environment } },
  );
  const [workspace] = (JSON.parse(stdout) as { workspaces: { runId: string }[] }).workspaces;
  return { code, run: workspace?.runId ?? '', said: stderr };
}

test.each([
  ['GitLab', gitLab],
  ['Azure DevOps', azure],
])('%s: an override turns the next job green, for these very files', async (_, start) => {
  host = await start();
  const first = await check();
  expect(first.code).toBe(3);

  const again = await check();
  expect(again.code).toBe(3);
  expect(again.run).not.toBe(first.run);

  const env = { TF_CLOUD_HOSTNAME: service.origin, TF_API_TOKEN: TOKEN };
  const words = ['override', again.run, '--reason', 'agreed in CHG-1042'];
  expect((await runCli(words, { cwd, env })).code).toBe(0);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const overridden = await check();
    expect([overridden.code, overridden.run]).toEqual([0, again.run]);
    expect(overridden.said).toContain(`${again.run} was overridden for these very files`);
    expect(overridden.said).toContain('UTC: agreed in CHG-1042');
  }
  expect(host.comments()).toEqual([expect.stringMatching(/^### ☑️ Policy gate: passed/)]);

  appendFileSync(join(cwd, 'main.tf'), '# changed\n');
  const changed = await check();
  expect(changed.code).toBe(3);
  expect(changed.run).not.toBe(again.run);
  expect(host.comments()).toHaveLength(1);
});

test('Azure DevOps: the thread stays active while one of two jobs is red, and says so', async () => {
  const fake = await startFakeAzure();
  const status = () => fake.threads.map((thread) => thread.status);
  host = {
    environment: azureJob(fake, HEAD),
    comments: () => fake.threads.map(({ comments }) => comments[0]?.content ?? ''),
    requests: fake.requests,
    stop: () => fake.stop(),
  };
  expect([(await check('net')).code, status()]).toEqual([3, ['active']]);
  expect([(await check('dns')).code, status()]).toEqual([0, ['active']]);
  expect(host.comments()).toEqual([expect.stringMatching(/^### ✋ Policy gate: .* in 1 of 2/)]);
  const at = 'b'.repeat(40);
  host.environment = { ...azureJob(fake, at), BUILD_BUILDID: '4712' };
  expect([(await check('dns')).code, status()]).toEqual([0, ['active']]);
  expect(host.comments()).toEqual([expect.stringContaining('waiting for 1 of 2 jobs')]);
  const [, runId = ''] = /override (run-\w+)/.exec((await check('net')).said) ?? [];
  const env = { TF_CLOUD_HOSTNAME: service.origin, TF_API_TOKEN: TOKEN };
  await runCli(['override', runId, '--reason', 'agreed'], { cwd, env });
  expect([(await check('net')).code, status()]).toEqual([0, ['closed']]);
});

test('without a token for the host nothing is asked of it, and every job starts a run', async () => {
  host = await gitLab();
  delete host.environment['GITLAB_TOKEN'];
  const runs = [await check(), await check()].map(({ run }) => run);
  expect(new Set(runs).size).toBe(2);
  expect(host.requests).toEqual([]);
});
