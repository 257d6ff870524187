/** Files of a fork beside the token of the service: refused, also when nobody can say whose they are. */
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { gitIn } from '../../support/git-in.ts';
import { afterEach, describe, expect, test } from '../../support/jest.ts';
import type { Step } from '../../support/runner.ts';
import type { Scenario, ScenarioOptions } from '../../support/scenario.ts';
import {
  BASE,
  GITHUB_TOKEN,
  HEAD,
  pullRequestPayload,
  startScenario,
} from '../../support/scenario.ts';

let scenario: Scenario;
afterEach(() => scenario.close());

const FORK = { full_name: 'octocat/infra', owner: { login: 'octocat' } };
const OWN = { full_name: 'acme/infra', owner: { login: 'acme' } };
const forkPull = { number: 42, headSha: HEAD, baseSha: BASE, headRepository: 'octocat/infra' };
/** Not the commit that is checked out. */
const DEFAULT_BRANCH = { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: BASE };

const UNREADABLE = { GITHUB_EVENT_PATH: '/nowhere/event.json' };

const triggered = (from: unknown, changes: object = {}) => ({
  workflow_run: {
    head_sha: HEAD,
    head_branch: 'change',
    head_repository: from,
    pull_requests: [],
    ...changes,
  },
});
const comment = { issue: { number: 42, pull_request: {} } };
const pullsAnswer = (status: number) => ({
  interfere: (_: 'before' | 'after', { path }: { path: string }) =>
    path.includes('/pulls') ? { status, body: { message: 'no' } } : undefined,
});

interface Way {
  event: string;
  payload: unknown;
  github?: ScenarioOptions['github'];
  /** Of the step. */
  changes?: Partial<Step> & { with?: Record<string, string> };
}

/** The service is asked, and the job is over at once. */
const GONE = { workspace: 'gone' };

async function run({ event, payload, github, changes = {} }: Way, given = {}) {
  scenario = await startScenario({ github: { pullRequests: [forkPull], ...github } });
  const ended = await scenario.job.run(
    scenario.step({
      event: { name: event, payload: payload ?? {} },
      ...changes,
      with: { ...changes.with, ...given },
      env: { ...DEFAULT_BRANCH, ...(payload === undefined && UNREADABLE), ...changes.env },
    }),
  );
  return { ...ended, asked: scenario.service.requests.length };
}

const closed = { pullRequests: [{ ...forkPull, state: 'closed' as const }] };
const pushedOn = { pullRequests: [{ ...forkPull, headSha: 'c'.repeat(40) }] };
const merge = { env: { GITHUB_REF: 'refs/pull/42/merge' } };

test.each<[string, Way]>([
  [
    'workflow_run, closed meanwhile',
    { event: 'workflow_run', payload: triggered(FORK), github: closed },
  ],
  [
    'workflow_run, pushed on meanwhile',
    { event: 'workflow_run', payload: triggered(FORK), github: pushedOn },
  ],
  ['workflow_run, the fork was deleted', { event: 'workflow_run', payload: triggered(null) }],
  [
    'workflow_run, pulls answer 403',
    { event: 'workflow_run', payload: triggered(FORK), github: pullsAnswer(403) },
  ],
  [
    'workflow_run, pulls answer 500',
    { event: 'workflow_run', payload: triggered(FORK), github: pullsAnswer(500) },
  ],
  [
    'workflow_run, no github-token',
    { event: 'workflow_run', payload: triggered(FORK), changes: { token: '' } },
  ],
  ['workflow_run, an empty payload', { event: 'workflow_run', payload: {} }],
  ['workflow_run, no payload', { event: 'workflow_run', payload: undefined }],
  [
    'workflow_run, another word for it',
    { event: 'workflow_run', payload: triggered({ full_name: 7 }) },
  ],
  ['issue_comment on a fork', { event: 'issue_comment', payload: comment }],
  [
    'issue_comment, pulls answer 403',
    { event: 'issue_comment', payload: comment, github: pullsAnswer(403) },
  ],
  [
    'issue_comment, no github-token',
    { event: 'issue_comment', payload: comment, changes: { token: '' } },
  ],
  ['issue_comment, an empty payload', { event: 'issue_comment', payload: {} }],
  [
    'pull_request_target',
    { event: 'pull_request_target', payload: pullRequestPayload({ from: 'octocat/infra' }) },
  ],
  ['pull_request_target, an empty payload', { event: 'pull_request_target', payload: {} }],
  ['pull_request_target, no payload', { event: 'pull_request_target', payload: undefined }],
  [
    'pull_request with a token all the same',
    {
      event: 'pull_request',
      payload: pullRequestPayload({ from: 'octocat/infra' }),
      changes: merge,
    },
  ],
  [
    'pull_request, unreadable, pulls answer 403',
    { event: 'pull_request', payload: undefined, github: pullsAnswer(403), changes: merge },
  ],
  ['repository_dispatch', { event: 'repository_dispatch', payload: { client_payload: {} } }],
  [
    'repository_dispatch with pr-number',
    { event: 'repository_dispatch', payload: {}, changes: { with: { 'pr-number': '42' } } },
  ],
  [
    'workflow_dispatch with pr-number',
    { event: 'workflow_dispatch', payload: {}, changes: { with: { 'pr-number': '42' } } },
  ],
  ['an event that nobody knows', { event: 'sponsorship', payload: {} }],
])('%s: refused before the service is asked', async (_, way) => {
  const { exitCode, outputs, stdout, asked } = await run(way);
  expect([exitCode, outputs['verdict'], outputs['green']]).toEqual([1, 'undecided', 'false']);
  expect(stdout).toMatch(/^ {2}allow-untrusted-head is false\. .*(?:fork|is unknown)/m);
  expect(asked).toBe(0);
});

test('the guard looks at every checkout that is planned, not at the first one', async () => {
  scenario = await startScenario({ github: { pullRequests: [forkPull] } });
  const { workspace } = scenario.job;
  const base = commitOf(workspace);
  gitIn(workspace, 'clone', '-q', workspace, 'pr');
  gitIn(`${workspace}/pr`, 'commit', '-q', '--allow-empty', '-m', 'evil');
  const ended = await scenario.job.run(
    scenario.step({
      event: {
        name: 'pull_request_target',
        payload: pullRequestPayload({ from: 'octocat/infra' }),
      },
      env: { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: base },
      with: { workspace: '', workspaces: 'net-prod=pr/infra/network' },
    }),
  );
  expect(ended.stdout).toMatch(/allow-untrusted-head is false/);
  expect(scenario.service.requests).toEqual([]);
});

test.each([
  ['changed', 'infra/network/main.tf'],
  ['added', 'infra/network/evil.tf'],
])("the repository's own commit, but a file was %s since: refused", async (_, path) => {
  scenario = await startScenario({ github: { pullRequests: [forkPull] } });
  const { workspace } = scenario.job;
  const env = { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: commitOf(workspace) };
  appendFileSync(join(workspace, path), '# from an artifact of the fork\n');
  const event = { name: 'workflow_run', payload: triggered(FORK) };
  const ended = await scenario.job.run(scenario.step({ event, env }));
  expect(ended.stdout).toMatch(/allow-untrusted-head is false/);
  expect(scenario.service.requests).toEqual([]);
});

function commitOf(directory: string): string {
  return gitIn(directory, 'rev-parse', 'HEAD');
}

describe('what is known to be its own goes on', () => {
  const own = { pullRequests: [{ number: 42, headSha: HEAD, baseSha: BASE }] };
  test.each<[string, Way]>([
    ['workflow_run', { event: 'workflow_run', payload: triggered(OWN), github: own }],
    [
      'workflow_run, closed meanwhile',
      { event: 'workflow_run', payload: triggered(OWN), github: { pullRequests: [] } },
    ],
    [
      'workflow_run, pulls answer 403',
      { event: 'workflow_run', payload: triggered(OWN), github: pullsAnswer(403) },
    ],
    ['issue_comment', { event: 'issue_comment', payload: comment, github: own }],
    [
      'issue_comment on a closed one',
      {
        event: 'issue_comment',
        payload: comment,
        github: { pullRequests: [{ ...own.pullRequests[0]!, state: 'closed' }] },
      },
    ],
    [
      'pull_request, unreadable',
      { event: 'pull_request', payload: undefined, github: own, changes: merge },
    ],
    ['merge_group', { event: 'merge_group', payload: { merge_group: { head_sha: HEAD } } }],
    [
      'repository_dispatch with pr-number',
      {
        event: 'repository_dispatch',
        payload: {},
        github: own,
        changes: { with: { 'pr-number': '42' } },
      },
    ],
    ['push', { event: 'push', payload: {} }],
    ['schedule', { event: 'schedule', payload: {} }],
    [
      'a fork that a reviewer released',
      {
        event: 'pull_request_target',
        payload: pullRequestPayload({ from: 'octocat/infra' }),
        changes: { with: { 'allow-untrusted-head': 'true' } },
      },
    ],
  ])('%s', async (_, way) => {
    const { asked, stdout } = await run(way, GONE);
    expect(stdout).not.toContain('allow-untrusted-head');
    expect(asked).toBeGreaterThan(0);
  });

  test.each<[string, unknown]>([
    ['workflow_run', triggered(FORK)],
    ['pull_request_target', pullRequestPayload({ from: 'octocat/infra' })],
    ['issue_comment', comment],
    ['repository_dispatch', {}],
  ])("%s of a fork, with the repository's own commit checked out", async (name, payload) => {
    scenario = await startScenario({ github: { pullRequests: [forkPull] } });
    const env = { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: commitOf(scenario.job.workspace) };
    const step = scenario.step({ event: { name, payload }, env, with: GONE });
    const { stdout } = await scenario.job.run(step);
    expect(stdout).not.toContain('allow-untrusted-head');
    expect(scenario.service.requests.length).toBeGreaterThan(0);
  });
});

describe('on-missing-token: neutral', () => {
  const neutral = { token: '', 'on-missing-token': 'neutral' };
  const by = (login: string) => {
    const payload = pullRequestPayload() as { pull_request: object };
    return { pull_request: { ...payload.pull_request, user: { login } } };
  };
  test("opens for Dependabot's pull request, and says that nobody looked", async () => {
    const env = { GITHUB_ACTOR: 'dependabot[bot]' };
    const payload = by('dependabot[bot]');
    const { exitCode, outputs } = await run({
      event: 'pull_request',
      payload,
      changes: { env, with: neutral },
    });
    expect([exitCode, outputs['verdict'], outputs['green'], outputs['skipped']]).toEqual([
      0,
      'undecided',
      'true',
      'true',
    ]);
  });
  test("a fork's job that may read nothing: neutral as well, for the one reason that it has no token", async () => {
    const none = {
      contents: 'none',
      pull_requests: 'none',
      issues: 'none',
      checks: 'none',
    } as const;
    const identity = { login: 'github-actions[bot]', app: 'github-actions', permissions: none };
    scenario = await startScenario({
      github: { pullRequests: [forkPull], tokens: { [GITHUB_TOKEN]: identity } },
    });
    const ask = (given: Record<string, string>) =>
      scenario.job.run(
        scenario.step({
          event: { name: 'pull_request', payload: pullRequestPayload({ from: 'octocat/infra' }) },
          with: { organization: '', workspace: '', ...neutral, ...given },
        }),
      );
    const ended = await ask({});
    expect([ended.exitCode, ended.outputs['skipped']]).toEqual([0, 'true']);
    expect(ended.summary).toMatch(/not evaluated[^]*\*\*token\*\* is empty/);
    // What is wrong in the workflow is so on forks, too.
    const wrong = await ask({ timeout: 'soon' });
    expect([wrong.exitCode, wrong.outputs['skipped']]).toEqual([1, 'false']);
  });
  test.each([
    ['Dependabot is merely who acted', by('mallory')],
    ['the payload is unreadable', undefined],
  ])('stays closed where %s', async (_, payload) => {
    const env = { GITHUB_ACTOR: 'dependabot[bot]' };
    const { exitCode, outputs } = await run({
      event: 'pull_request',
      payload,
      changes: { env, with: neutral },
    });
    expect([exitCode, outputs['green'], outputs['skipped']]).toEqual([1, 'false', 'false']);
  });
});
