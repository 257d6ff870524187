/** A pull request on hosts whose job is `plangate check`: what one job leaves there, the next one reads. */
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../../../src/machine/system-clock.ts';
import type { RunningService } from '../../../src/service/service.ts';
import { callCli } from '../../support/call-cli.ts';
import { startFakeAzure } from '../../support/fake-azure.ts';
import { JOB_TOKEN, startFakeGitea } from '../../support/fake-gitea.ts';
import { startFakeGitLab } from '../../support/fake-gitlab.ts';
import { afterEach, beforeEach, expect, test } from '../../support/jest.ts';
import { openRepository } from '../../support/repository.ts';
import { serveClone } from '../../support/served-clone.ts';
import { runCli } from '../../support/spawn-cli.ts';
import { startTestService } from '../../support/start-service.ts';
import { teamSeed } from '../../support/team-seed.ts';
import { emptyDirectory } from '../../support/empty-directory.ts';

const TOKEN = 'team-token-of-this-test';
/** Azure Pipelines does not name the default branch. */
const BRANCHES = ['--target-branches', 'main'];
const HEAD = '6f1cb4086c1e5d1c2f7d6a0f5b3f6a1de2a4c9b7';

interface Host {
  job(commit: string): Record<string, string>;
  /** Texts of the one comment's versions: there must never be a second comment. */
  texts(): string[];
  requests: unknown[];
  stop(): Promise<void>;
}

/** Its jobs find the event in a file, and are at a commit of the repository. */
async function startGitea(): Promise<Host> {
  const headSha = openRepository(cwd).commit({ 'outputs.tf': '' });
  const gitea = await startFakeGitea({ headSha });
  const event = join(emptyDirectory(), 'event.json');
  writeFileSync(event, JSON.stringify(gitea.event));
  const variables = gitea.job(headSha);
  const job = () => ({ ...variables, GITHUB_EVENT_PATH: event, GITHUB_TOKEN: JOB_TOKEN });
  return Object.assign(gitea, { job });
}

let service: RunningService;
let cwd: string;
let host: Host;
/** Where git finds the default branch. */
let server: Record<string, string>;

beforeEach(async () => {
  service = await startTestService({
    runDurationMs: 200,
    seed: teamSeed({ team: 'gate', token: TOKEN, permissions: { managePolicyOverrides: true } }, [
      { name: 'net', script: 'policy-check-soft-failed' },
      { name: 'slow', script: 'stuck-pending' },
    ]),
  });
  cwd = emptyDirectory();
  writeFileSync(join(cwd, 'main.tf'), 'resource "null_resource" "a" {}\n');
  server = serveClone(cwd);
});
afterEach(async () => {
  await Promise.all([service.stop(), host.stop()]);
});

const where = () => ({ TF_CLOUD_HOSTNAME: service.origin, TF_API_TOKEN: TOKEN });
const override = (run: string, reason: string) =>
  runCli(['override', run, '--reason', reason], { cwd, env: where() });

async function check(name = 'net'): Promise<{ code: number | null; run: string; said: string }> {
  const { code, stdout, stderr } = await runCli(
    ['check', '--organization', 'acme', '--workspace', name, '--format', 'json', ...BRANCHES],
    { cwd, env: { ...where(), ...host.job(HEAD), ...server } },
  );
  const [workspace] = (JSON.parse(stdout) as { workspaces: { runId: string }[] }).workspaces;
  return { code, run: workspace?.runId ?? '', said: stderr };
}

test.each([
  ['GitLab', startFakeGitLab],
  ['Azure DevOps', startFakeAzure],
])('%s: an override turns the next job green, for these very files', async (_, start) => {
  host = await start();
  const first = await check();
  expect(first.code).toBe(3);

  const again = await check();
  expect(again.code).toBe(3);
  expect(again.run).not.toBe(first.run);

  expect((await override(again.run, 'agreed in CHG-1042')).code).toBe(0);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const overridden = await check();
    expect([overridden.code, overridden.run]).toEqual([0, again.run]);
    expect(overridden.said).toContain(`${again.run} was overridden for these very files`);
    expect(overridden.said).toContain('UTC: agreed in CHG-1042');
  }
  expect(host.texts()).toEqual([expect.stringMatching(/^### ☑️ Policy gate: passed/)]);

  appendFileSync(join(cwd, 'main.tf'), '# changed\n');
  const changed = await check();
  expect(changed.code).toBe(3);
  expect(changed.run).not.toBe(again.run);
  expect(host.texts()).toHaveLength(1);
});

test.each([
  ['GitLab', startFakeGitLab],
  ['Azure DevOps', startFakeAzure],
  ['Gitea', startGitea],
])(
  '%s: a job that gets a signal while it plans says in its comment that it was canceled',
  async (_, start) => {
    host = await start();
    const signal = new AbortController();
    const words = ['check', '--organization', 'acme', '--workspace', 'slow', '--format', 'json'];
    const ended = await callCli(words, {
      cwd,
      env: { ...where(), ...host.job(HEAD), ...server },
      isPersonThere: false,
      // A host that is silent for less than a second is still asked.
      clock: systemClock(),
      signal: signal.signal,
      onErr: (text) => void (text.includes('▸ slow') && signal.abort('SIGTERM')),
    });
    expect(ended.code).toBe(143);
    expect(host.texts()).toEqual([expect.stringMatching(/^### .* canceled in 1 workspace at/)]);
  },
);

test('without a token for the host no job asks it anything, and each starts a run', async () => {
  const gitlab = await startFakeGitLab();
  const job = { ...gitlab.job(HEAD), GITLAB_TOKEN: '' };
  host = Object.assign(gitlab, { job: () => job });
  const runs = [await check(), await check()].map(({ run }) => run);
  expect(new Set(runs).size).toBe(2);
  expect(host.requests).toEqual([]);
});
