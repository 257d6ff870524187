/** Files of a fork beside the token of the service: refused, also when nobody can say whose they are. */
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownPage } from '../../../src/model/own-pages.ts';
import { serveClone } from '../../support/served-clone.ts';
import { callCli } from '../../support/call-cli.ts';
import { commitIn, gitIn, initIn } from '../../support/git-in.ts';
import { afterEach, describe, expect, test } from '../../support/jest.ts';
import { instead } from '../../support/github/start-github.ts';
import type { Scenario, ScenarioOptions, StepChanges } from '../../support/scenario.ts';
import {
  BASE,
  HEAD,
  pullRequestEvent,
  pullRequestPayload,
  SERVICE_TOKEN,
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

const triggered = (from: unknown) => ({
  name: 'workflow_run',
  payload: {
    workflow_run: {
      head_sha: HEAD,
      head_branch: 'change',
      head_repository: from,
      pull_requests: [],
    },
  },
});
const comment = {
  name: 'issue_comment',
  payload: { issue: { number: 42, pull_request: {} } },
};
const empty = (name: string) => ({ name, payload: {} });
const unreadable = (name: string) => ({ name, payload: undefined });
const fromFork = { from: 'octocat/infra' };
const target = pullRequestEvent(fromFork, 'pull_request_target');
const pullsAnswer = (status: number) => instead(/\/pulls/, { status, body: { message: 'no' } });

type Event = NonNullable<StepChanges['event']>;
/** What started the job, what is different on GitHub, and what is different in the step. */
type Way = [event: Event, github?: ScenarioOptions['github'], changes?: StepChanges];

/** The service is asked, and the job is over at once. */
const GONE = { workspace: 'gone' };

async function run([event, github, changes = {}]: Way, given = {}) {
  scenario = await startScenario({ github: { pullRequests: [forkPull], ...github } });
  const ended = await scenario.run({
    event: { ...event, payload: event.payload ?? {} },
    ...changes,
    with: { ...changes.with, ...given },
    env: { ...DEFAULT_BRANCH, ...(event.payload === undefined && UNREADABLE), ...changes.env },
  });
  return { ...ended, asked: scenario.service.requests.length };
}

const closed = { pullRequests: [{ ...forkPull, state: 'closed' as const }] };
const merge = { env: { GITHUB_REF: 'refs/pull/42/merge' } };
const numbered = { with: { 'pr-number': '42' } };

const REFUSED: Record<string, Way> = {
  'workflow_run, closed meanwhile': [triggered(FORK), closed],
  'issue_comment on a fork': [comment],
  'issue_comment, pulls answer 403': [comment, pullsAnswer(403)],
  pull_request_target: [target],
  'pull_request with a token all the same': [pullRequestEvent(fromFork), {}, merge],
  'pull_request, unreadable, pulls answer 403': [
    unreadable('pull_request'),
    pullsAnswer(403),
    merge,
  ],
  'repository_dispatch with pr-number': [empty('repository_dispatch'), {}, numbered],
};
test.each(Object.entries(REFUSED))('%s: refused before the service is asked', async (_, way) => {
  const { exitCode, outputs, stdout, asked } = await run(way);
  expect([exitCode, outputs['verdict'], outputs['green']]).toEqual([1, 'undecided', 'false']);
  expect(stdout).toMatch(/^ {2}allow-untrusted-head is false\. .*(?:fork|is unknown)/m);
  expect(asked).toBe(0);
});

test.each<Event>([triggered(FORK), comment])(
  "$name of a fork at the repository's own commit is refused",
  async (event) => {
    scenario = await startScenario({ github: { pullRequests: [forkPull] } });
    const sha = gitIn(scenario.job.workspace, 'rev-parse', 'HEAD');
    const env = { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: sha };
    const { stdout } = await scenario.run({ event, env });
    expect(stdout).toContain('allow-untrusted-head is false');
    expect(scenario.service.requests).toEqual([]);
  },
);

describe('a change of the repository itself', () => {
  const own = { number: 42, headSha: HEAD, baseSha: BASE };
  const ours = { pullRequests: [own] };
  const OWN_CODE: Record<string, Way> = {
    'workflow_run, pulls answer 403': [triggered(OWN), pullsAnswer(403)],
    'issue_comment on a closed one': [comment, { pullRequests: [{ ...own, state: 'closed' }] }],
    'pull_request, unreadable': [unreadable('pull_request'), ours, merge],
    'repository_dispatch with pr-number': [empty('repository_dispatch'), ours, numbered],
    'a fork that a reviewer released': [target, {}, { with: { 'allow-untrusted-head': 'true' } }],
  };
  test.each(Object.entries(OWN_CODE))('is planned: %s', async (_, way) => {
    const { asked, stdout } = await run(way, GONE);
    expect(stdout).not.toContain('allow-untrusted-head');
    expect(asked).toBeGreaterThan(0);
  });
});

describe('a job without a token of the service', () => {
  test('keeps the gate closed for a fork, and says why', async () => {
    const ended = await run([pullRequestEvent(fromFork), {}, { with: { token: '' } }]);
    const { exitCode, outputs, stdout, asked } = ended;
    expect([exitCode, outputs['verdict'], outputs['green']]).toEqual([1, 'undecided', 'false']);
    expect(stdout.split('\n')).toContain(
      `  token          is empty: pull requests from forks get no secrets. Judge it in a job behind an environment with required reviewers: ${ownPage('examples/workflows/forks.yml')}. See ${ownPage('docs/troubleshooting.md#pg-102')}`,
    );
    expect(asked).toBe(0);
  });
});

describe('a checkout of the target branch', () => {
  const own = pullRequestEvent({}, 'pull_request_target');
  const startHere = async () => {
    scenario = await startScenario();
    return gitIn(scenario.job.workspace, 'rev-parse', 'HEAD').trim();
  };
  const NOT_OF_CHANGE = /The checkout is of commit [0-9a-f]{7} of the target branch, and not of/;

  test('is refused as pull_request_target does without `ref`', async () => {
    const here = await startHere();
    const ended = await scenario.run({ event: own, env: { ...DEFAULT_BRANCH, GITHUB_SHA: here } });
    expect([ended.exitCode, ended.outputs['verdict']]).toEqual([1, 'undecided']);
    expect(ended.stdout).toMatch(NOT_OF_CHANGE);
    expect(scenario.service.requests).toEqual([]);
  });

  test('is the reason for a fork as well, none of whose code is there', async () => {
    const here = await startHere();
    const event = pullRequestEvent(fromFork, 'pull_request_target');
    const ended = await scenario.run({ event, env: { ...DEFAULT_BRANCH, GITHUB_SHA: here } });
    expect([ended.exitCode, ended.outputs['verdict']]).toEqual([1, 'undecided']);
    expect(ended.stdout).toMatch(NOT_OF_CHANGE);
    expect(ended.stdout).not.toContain("of a fork's pull request");
    expect(scenario.service.requests).toEqual([]);
  });

  test.each<Event>([own, comment, triggered(OWN)])(
    'is not ruled out where the checkout of $name has no git, and is refused',
    async (event) => {
      scenario = await startScenario({
        github: { pullRequests: [{ number: 42, headSha: HEAD, baseSha: BASE }] },
      });
      const here = gitIn(scenario.job.workspace, 'rev-parse', 'HEAD').trim();
      rmSync(join(scenario.job.workspace, '.git'), { recursive: true });
      const ended = await scenario.run({ event, env: { ...DEFAULT_BRANCH, GITHUB_SHA: here } });
      expect([ended.exitCode, ended.outputs['verdict']]).toEqual([1, 'undecided']);
      expect(ended.stdout).toContain(
        'The checkout has no git, so it is not known whether it is of',
      );
      expect(scenario.service.requests).toEqual([]);
    },
  );

  /** Two checkouts in one job: the second is in the directory `other` of the first. */
  const checkOutTwice = async () => {
    const first = await startHere();
    const other = join(scenario.job.workspace, 'other');
    cpSync(join(scenario.job.workspace, 'infra'), join(other, 'infra'), { recursive: true });
    // Git is asked in the repository of the job alone, and variables are sent only where it tracks them.
    for (const path of ['network/terraform.tfvars', 'storage/prod.auto.tfvars'])
      rmSync(join(other, 'infra', path));
    initIn(other);
    return { first, second: commitIn(other) };
  };
  const bothPlanned = 'net-prod=infra/network,net-next=other/infra/network';

  test('is refused in a second checkout, of which another workspace is planned', async () => {
    const { first, second } = await checkOutTwice();
    const event = pullRequestEvent({ head: first }, 'pull_request_target');
    const ended = await scenario.run({
      event,
      env: { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: second },
      with: { workspace: '', workspaces: bothPlanned },
    });
    expect([ended.exitCode, ended.outputs['verdict']]).toEqual([1, 'undecided']);
    expect(ended.stdout).toMatch(NOT_OF_CHANGE);
    expect(scenario.service.requests).toEqual([]);
  });

  test('is allowed around the checkout of the change, which is judged', async () => {
    const { first, second } = await checkOutTwice();
    const event = pullRequestEvent({ head: second }, 'pull_request_target');
    const env = { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: first };
    const inputs = {
      workspace: '',
      workspaces: 'net-prod=other/infra/network',
    };
    const around = await scenario.run({ event, env, with: inputs });
    expect(around.outputs['verdict']).toBe('passed');
    rmSync(join(scenario.job.workspace, '.git'), { recursive: true });
    const alone = await scenario.run({ event, env, with: inputs });
    expect(alone.outputs['verdict']).toBe('passed');
  });

  test('is refused as the base of the pull request', async () => {
    const here = await startHere();
    const base = { sha: here, ref: 'main', repo: { full_name: 'acme/infra' } };
    const { pull_request: pull } = pullRequestPayload() as { pull_request: object };
    const payload = { action: 'opened', number: 42, pull_request: { ...pull, base } };
    const ended = await scenario.run({ event: { name: 'pull_request', payload } });
    expect([ended.exitCode, ended.outputs['verdict']]).toEqual([1, 'undecided']);
    expect(ended.stdout).toMatch(NOT_OF_CHANGE);
  });

  test('is refused as the last commit of a target branch that has grown since the event', async () => {
    const here = await startHere();
    gitIn(scenario.job.workspace, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
    const base = { sha: BASE, ref: 'main', repo: { full_name: 'acme/infra' } };
    const { pull_request: pull } = pullRequestPayload() as { pull_request: object };
    const payload = { action: 'opened', number: 42, pull_request: { ...pull, base } };
    const event = { name: 'pull_request', payload };
    const ended = await scenario.run({ event });
    expect([ended.exitCode, ended.outputs['verdict']]).toEqual([1, 'undecided']);
    expect(ended.stdout).toMatch(NOT_OF_CHANGE);
    const merged = await scenario.run({ event, env: { GITHUB_SHA: here } });
    expect(merged.stdout).not.toMatch(NOT_OF_CHANGE);
  });

  test('is refused as the base of a queue', async () => {
    const here = await startHere();
    const group = { head_sha: HEAD, base_sha: here, base_ref: 'refs/heads/main' };
    const event = { name: 'merge_group', payload: { merge_group: group } };
    const ended = await scenario.run({ event, env: { GITHUB_SHA: HEAD } });
    expect(ended.outputs['verdict']).toBe('undecided');
    expect(ended.stdout).toMatch(NOT_OF_CHANGE);
  });

  test('is refused for the command line in a step of that job', async () => {
    const here = await startHere();
    const { job, service } = scenario;
    const event = join(job.temp, 'event.json');
    writeFileSync(event, JSON.stringify(own.payload));
    const words = ['check', '--organization', 'acme', '--workspace', 'net-prod'];
    const { code, stderr } = await callCli([...words, '--directory', 'infra/network'], {
      cwd: job.workspace,
      isPersonThere: false,
      env: {
        ...serveClone(job.workspace),
        CI: 'true',
        GITHUB_ACTIONS: 'true',
        GITHUB_EVENT_NAME: 'pull_request_target',
        GITHUB_EVENT_PATH: event,
        GITHUB_REF: 'refs/heads/main',
        GITHUB_REPOSITORY: 'acme/infra',
        GITHUB_SHA: here,
        GITHUB_WORKSPACE: job.workspace,
        TF_API_TOKEN: SERVICE_TOKEN,
        TF_CLOUD_HOSTNAME: service.origin,
      },
    });
    expect(code).toBe(2);
    expect(stderr).toMatch(NOT_OF_CHANGE);
    expect(service.requests).toEqual([]);
  });

  test('is judged for a pull request without commits', async () => {
    const here = await startHere();
    const event = pullRequestEvent({ head: here }, 'pull_request_target');
    const ended = await scenario.run({ event, env: { ...DEFAULT_BRANCH, GITHUB_SHA: here } });
    expect(ended.outputs['verdict']).toBe('passed');
  });
});
