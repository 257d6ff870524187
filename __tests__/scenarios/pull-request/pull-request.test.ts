import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gitIn } from '../../support/git-in.ts';
import { expectGolden } from '../../support/golden.ts';
import { afterEach, expect, test } from '../../support/jest.ts';
import type { Scenario } from '../../support/scenario.ts';
import { HEAD, pullRequestEvent, SERVICE_TOKEN, startScenario } from '../../support/scenario.ts';

let scenario: Scenario;
afterEach(() => scenario.close());

test('a pull request that is pushed to twice ends green with one comment throughout', async () => {
  scenario = await startScenario({ script: 'evaluation-failed' });
  const { github, service } = scenario;
  const heads = [HEAD, 'b'.repeat(40), 'c'.repeat(40)];
  const scripts = ['evaluation-failed', 'awaiting-override', 'evaluation-passed'] as const;
  const bodies: string[] = [];
  let text = '';
  for (const [index, head] of heads.entries()) {
    github.push(42, head);
    service.setScript('net-prod', scripts[index] ?? 'plain');
    github.requests.length = 0;
    const ended = await scenario.run({
      event: pullRequestEvent({ head }),
      env: { GITHUB_RUN_ID: String(7001 + index) },
    });
    const comments = github.comments(42);
    expect(comments.map(({ id }) => id)).toEqual([1001]);
    bodies.push(comments[0]?.body.split('\n')[0] ?? '');
    expect(ended.exitCode).toBe(index === 2 ? 0 : 1);
    const writes = github.requests.filter(({ path }) => path.includes('/issues/'));
    expect(writes.map(({ method }) => method)).toEqual([index === 0 ? 'POST' : 'PATCH']);
    expect(github.requests.length).toBeLessThanOrEqual(5);
    text += scenario.comment();
  }
  expect(bodies).toEqual([
    expect.stringMatching(/^### ❌ Policy gate: blocked/),
    expect.stringMatching(/^### ✋ Policy gate: 1 policy needs an override/),
    expect.stringMatching(/^### ✅ Policy gate: passed/),
  ]);
  expect(github.violations).toEqual([]);
  expectGolden('scenarios/pull-request.md', text);
});

test('a run of an older push that comes late leaves the newer report alone', async () => {
  scenario = await startScenario({ script: 'evaluation-failed' });
  const { github, service } = scenario;
  const newer = 'b'.repeat(40);
  github.push(42, newer);
  const event = pullRequestEvent({ head: newer });
  await scenario.run({ event, env: { GITHUB_RUN_ID: '7002' } });
  const before = github.comments(42);
  service.setScript('net-prod', 'evaluation-passed');
  const late = await scenario.run();
  expect(late.exitCode).toBe(0);
  expect(late.stdout).toContain('::warning::The pull request has a newer commit');
  expect(github.comments(42)).toEqual(before);
});

test('a dispatched job that has not checked out the head says which ref it needs', async () => {
  scenario = await startScenario({ script: 'evaluation-failed' });
  const { github, job } = scenario;
  const sha = gitIn(job.workspace, 'rev-parse', 'HEAD');
  const ended = await scenario.run({
    event: { name: 'workflow_dispatch', payload: {} },
    env: { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: sha },
    with: { 'pr-number': '42' },
  });
  const said = `The checked-out commit ${sha.slice(0, 7)} is not the head of #42`;
  expect(ended.stdout).toContain(`::warning::${said}`);
  expect(ended.stdout).toContain('`ref: refs/pull/42/head`. See https://');
  expect(ended.stdout).not.toContain('newer commit:');
  expect(github.comments(42)).toEqual([]);
});

test('an override keeps the job green when it runs again, and only for these files', async () => {
  scenario = await startScenario({ script: 'awaiting-override' });
  const { github, service, job } = scenario;
  const attempt = (number: number) => scenario.run({ env: { GITHUB_RUN_ATTEMPT: String(number) } });
  const first = await attempt(1);
  expect([first.exitCode, first.outputs['verdict']]).toEqual([1, 'needs-override']);
  const run = first.outputs['run-id'] ?? '';
  await override(run);

  for (const number of [2, 3]) {
    const again = await attempt(number);
    expect([again.exitCode, again.outputs['verdict']]).toEqual([0, 'overridden']);
    expect(again.outputs['run-id']).toBe(run);
    expect(again.stdout).toContain(`${run} was overridden for these very files; no new run`);
    expect(service.runs().map(({ id }) => id)).toEqual([run]);
    expect(github.comments(42).map(({ id }) => id)).toEqual([1001]);
    expect(github.comments(42)[0]?.body).toContain(`Run \`${run}\` planned these very files`);
    expect(github.comments(42)[0]?.body).toMatch(
      /overridden by `ci`, \d{4}-\d\d-\d\d \d\d:\d\d UTC: agreed in `CHG-1042` \(octocat, /,
    );
    expect(again.stdout).toMatch(/✓ .* overridden by ci, .* UTC: agreed in CHG-1042/);
  }

  await appendFile(join(job.workspace, 'infra/network/main.tf'), '\n# changed\n');
  const changed = await attempt(4);
  expect([changed.exitCode, changed.outputs['verdict']]).toEqual([1, 'needs-override']);
  expect(service.runs()).toHaveLength(2);
  expect(github.violations).toEqual([]);
});

async function override(run: string): Promise<void> {
  const { origin: hostname } = scenario.service;
  const keys = { organization: 'acme', workspaces: [{ name: 'net-prod' }] };
  const done = await scenario.job.run({
    ...scenario.step({ action: 'command', keys }),
    with: { hostname, token: SERVICE_TOKEN, run, reason: 'agreed in CHG-1042' },
  });
  expect([done.exitCode, done.outputs['overridden']]).toEqual([0, '1']);
}
