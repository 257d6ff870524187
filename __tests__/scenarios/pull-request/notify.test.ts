/** `notify: once`: who can approve a finding hears of it one time. */
import { afterEach, expect, test } from '../../support/jest.ts';
import { workflowToken } from '../../support/github/state.ts';
import {
  BASE,
  GITHUB_TOKEN,
  HEAD,
  JOB,
  pullRequestEvent,
  startScenario,
  type Scenario,
  type ScenarioOptions,
} from '../../support/scenario.ts';

let scenario: Scenario;
afterEach(async () => {
  expect(scenario.github.violations).toEqual([]);
  await scenario.close();
});

const PUSHED = 'c'.repeat(40);

async function start(github: ScenarioOptions['github'] = {}): Promise<void> {
  scenario = await startScenario({
    script: 'awaiting-override',
    github: { people: { octocat: 'write', rita: 'write' }, teams: { 'acme/sec': [] }, ...github },
  });
}

const asked = (names: string, head = HEAD) =>
  scenario.run({
    event: pullRequestEvent({ head }),
    with: { notify: 'once', 'override-by': names, 'comment-commands': 'true' },
  });

/** Of the pull request, without that of the gate. */
const lines = () =>
  scenario.github
    .comments(42)
    .map(({ body }) => body)
    .filter((body) => !body.includes('<!-- plangate'));

test('people are asked for a review, and not again after a push', async () => {
  await start();
  await asked('octocat, rita');
  scenario.github.push(42, PUSHED);
  scenario.github.addJob('gate', PUSHED);
  await asked('octocat, rita', PUSHED);
  const requests = scenario.github.reviewRequests;
  expect(requests).toEqual([{ number: 42, reviewers: ['octocat', 'rita'], teams: [] }]);
  expect(lines()).toEqual([]);
});

test('a team that the token cannot ask is named in one line, once', async () => {
  await start();
  await asked('@acme/sec, role:admin');
  await asked('@acme/sec, role:admin');
  expect(scenario.github.reviewRequests).toEqual([]);
  expect(lines()).toEqual([
    expect.stringMatching(
      /^@acme\/sec and `role:admin` can approve 1 finding of the policy gate\. \[Report\]\(http[^)]+\)$/,
    ),
  ]);
});

test('a team is asked for a review with a token that may', async () => {
  const tokens = { [GITHUB_TOKEN]: workflowToken({ members: 'read' }) };
  await start({ tokens });
  await asked('acme/sec');
  expect(scenario.github.reviewRequests).toEqual([{ number: 42, reviewers: [], teams: ['sec'] }]);
});

test('nobody is asked who wrote the change, and nobody without `notify`', async () => {
  const pull = { number: 42, headSha: HEAD, baseSha: BASE, author: 'octocat' };
  await start({ pullRequests: [pull], jobs: [{ id: JOB, name: 'gate', headSha: HEAD }] });
  await scenario.run({ with: { 'override-by': 'rita' } });
  await scenario.run({
    event: pullRequestEvent({ author: 'octocat' }),
    with: { notify: 'once', 'override-by': 'octocat' },
  });
  expect(scenario.github.reviewRequests).toEqual([]);
  expect(lines()).toEqual([]);
});

test('nothing is asked where no name or no comment is there', async () => {
  await start();
  const { exitCode, stdout } = await scenario.run({ with: { notify: 'once', comment: 'off' } });
  expect(exitCode).toBe(1);
  expect(stdout).toContain('needs `override-by`, which names whom it is for, and the comment');
  expect(scenario.service.requests).toEqual([]);
});
