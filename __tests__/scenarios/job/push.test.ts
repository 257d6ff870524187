import { afterEach, expect, test } from '../../support/jest.ts';
import { workflowToken } from '../../support/github/state.ts';
import type { Scenario } from '../../support/scenario.ts';
import { GITHUB_TOKEN, startScenario } from '../../support/scenario.ts';

let scenario: Scenario;
afterEach(() => scenario.close());

/** What examples/workflows/provisional.yml gives the job. */
const TOKENS = {
  [GITHUB_TOKEN]: workflowToken({ pull_requests: 'none' }),
};

test.each([
  ['off', []],
  ['auto', [expect.stringContaining('pull-requests: read')]],
])('a push with `comment: %s` and no permission to list pull requests', async (comment, warned) => {
  scenario = await startScenario({ script: 'plain', github: { tokens: TOKENS } });
  const { github, job, step } = scenario;
  const event = { name: 'push', payload: { ref: 'refs/heads/main' } };
  const ended = await job.run(step({ event, with: { mode: 'provisional', comment } }));
  expect(ended.exitCode).toBe(0);
  const warnings = ended.stdout.split('\n').filter((line) => line.startsWith('::warning::'));
  expect(warnings).toEqual(warned);
  const pulls = github.requests.filter(({ path }) => /\/pulls|graphql/.test(path));
  expect(pulls).toHaveLength(warned.length);
});
