import { afterEach, expect, test } from '@jest/globals';
import { expectGolden } from '../support/golden.ts';
import type { Scenario } from '../support/scenario.ts';
import { HEAD, pullRequestPayload, startScenario } from '../support/scenario.ts';

let scenario: Scenario;
afterEach(() => scenario.close());

test('a pull request is created, pushed to twice, and ends green: one comment throughout', async () => {
  scenario = await startScenario({ script: 'evaluation-failed' });
  const { github, service, job } = scenario;
  const heads = [HEAD, 'b'.repeat(40), 'c'.repeat(40)];
  const scripts = ['evaluation-failed', 'awaiting-override', 'evaluation-passed'] as const;
  const bodies: string[] = [];
  let text = '';
  for (const [index, head] of heads.entries()) {
    github.push(42, head);
    service.setScript('net-prod', scripts[index] ?? 'plain');
    github.requests.length = 0;
    const ended = await job.run(
      scenario.step({
        event: { name: 'pull_request', payload: pullRequestPayload({ head }) },
        env: { GITHUB_RUN_ID: String(7001 + index) },
      }),
    );
    const comments = github.comments(42);
    expect(comments.map(({ id }) => id)).toEqual([1001]);
    bodies.push(comments[0]?.body.split('\n')[0] ?? '');
    expect(ended.exitCode).toBe(index === 2 ? 0 : 1);
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
  const { github, service, job } = scenario;
  const newer = 'b'.repeat(40);
  github.push(42, newer);
  const event = { name: 'pull_request', payload: pullRequestPayload({ head: newer }) };
  await job.run(scenario.step({ event, env: { GITHUB_RUN_ID: '7002' } }));
  const before = github.comments(42);
  service.setScript('net-prod', 'evaluation-passed');
  const late = await job.run(scenario.step());
  expect(late.exitCode).toBe(0);
  expect(late.stdout).toContain('::warning::The pull request has a newer commit');
  expect(github.comments(42)).toEqual(before);
});
