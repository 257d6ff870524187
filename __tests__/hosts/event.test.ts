import type { JobEvent } from '../../src/hosts/github/event.ts';
import { readEvent } from '../../src/hosts/github/event.ts';
import { findPullRequest, headToReport } from '../../src/hosts/github/job.ts';
import { GITEA } from '../../src/hosts/github/server.ts';
import {
  connectGitHub,
  type PullApi,
  type PullRequestFacts,
} from '../../src/hosts/github/calls.ts';
import { instantClock } from '../support/instant-clock.ts';
import { describe, expect, test } from '../support/jest.ts';

const MERGE = '1'.repeat(40);
const HEAD = '2'.repeat(40);
const OTHER = '3'.repeat(40);

function event(
  name: string,
  payload: unknown,
  more: Record<string, string> = {},
  pullRequestNumber?: number,
): JobEvent {
  const environment = {
    GITHUB_REPOSITORY: 'acme/infra',
    GITHUB_SHA: MERGE,
    GITHUB_EVENT_NAME: name,
    GITHUB_SERVER_URL: 'https://github.example',
    GITHUB_RUN_ID: '77',
    GITHUB_RUN_ATTEMPT: '2',
    ...more,
  };
  const read = readEvent({
    environment,
    payload,
    ...(pullRequestNumber !== undefined && { pullRequestNumber }),
  });
  if (read === undefined) throw new Error('no event');
  return read;
}

const pull = (from: string | null) => ({
  pull_request: {
    number: 42,
    head: { sha: HEAD, repo: from === null ? null : { full_name: from } },
    base: { sha: MERGE, repo: { full_name: 'acme/infra' } },
  },
});

const api = (pulls: Partial<PullRequestFacts>[]): PullApi => {
  const all = pulls.map((one) => ({
    number: 42,
    headSha: HEAD,
    fork: false,
    isOpen: true,
    ...one,
  }));
  return {
    pullRequest: (number) => Promise.resolve(all.find((one) => one.number === number) ?? all[0]!),
    pullRequestsMergedAs: () => Promise.resolve(all),
    pullRequests: () => Promise.resolve(all),
  };
};

describe('what an event says', () => {
  test('pull_request is about the head, and not about the merge', () => {
    expect(event('pull_request', pull('acme/infra'))).toEqual({
      name: 'pull_request',
      owner: 'acme',
      repository: 'infra',
      workflowSha: MERGE,
      headSha: HEAD,
      pullRequest: { number: 42, headSha: HEAD, fork: false, input: { number: 42 } },
      jobOrigin: { proposed: true, changeOrigin: 'own' },
      job: {
        url: 'https://github.example/acme/infra/actions/runs/77/attempts/2',
        runId: 77,
        attempt: 2,
      },
    });
  });
  test('own policies may read what is there, and the rest is missing', () => {
    const said = {
      user: { login: 'octocat' },
      labels: [{ name: 'emergency' }, { name: 7 }, {}],
      base: { ref: 'main', repo: { full_name: 'acme/infra' } },
      head: { ref: 'change', sha: HEAD, repo: { full_name: 'acme/infra' } },
      draft: true,
    };
    const read = event('pull_request', { pull_request: { number: 42, ...said } });
    expect(read.pullRequest?.input).toEqual({
      number: 42,
      author: 'octocat',
      labels: ['emergency'],
      base: 'main',
      head: 'change',
      draft: true,
    });
    const odd = { ...said, labels: 'emergency', draft: 'true', user: null };
    const other = event('pull_request', { pull_request: { number: 42, ...odd } });
    expect(other.pullRequest?.input).toEqual({ number: 42, base: 'main', head: 'change' });
  });
  test.each(['octocat/infra', null])('pull_request from %s is a fork without secrets', (from) => {
    const read = event('pull_request', pull(from));
    expect(read.pullRequest?.fork).toBe(true);
    expect(read.tokenHint).toMatch(/forks get no secrets/);
  });
  test('Dependabot gets no secrets', () => {
    const read = event('pull_request', pull('acme/infra'), { GITHUB_ACTOR: 'dependabot[bot]' });
    expect(read.tokenHint).toMatch(/Dependabot secrets only/);
  });
  test('any event that carries a pull request is about it', () => {
    expect(event('pull_request_review_comment', pull('acme/infra')).pullRequest?.number).toBe(42);
  });
  test('pull_request_target of a fork has secrets', () => {
    const read = event('pull_request_target', pull('octocat/infra'));
    expect(read.pullRequest).toMatchObject({ number: 42, fork: true });
    expect(read.tokenHint).toBeUndefined();
  });
  test('merge_group is about its head, and has no pull request for a comment', () => {
    const read = event('merge_group', { merge_group: { head_sha: HEAD } });
    expect(read.headSha).toBe(HEAD);
    expect(read.pullRequest ?? read.pullRequestQuery).toBeUndefined();
  });
  const MERGED = { GITHUB_REF: 'refs/pull/42/merge' };
  const AT_MAIN = { GITHUB_REF: 'refs/heads/main' };
  const issue = { number: 42, pull_request: { url: 'x' } };
  const BY_COMMIT = { by: 'commit', sha: MERGE };
  const BY_NUMBER = { by: 'number', number: 42 };
  type Row = [string, Parameters<typeof event>, object | undefined];
  test.each<Row>([
    ['no payload: the merge checked out', ['pull_request', undefined, MERGED], BY_NUMBER],
    ['no payload, and no merge', ['pull_request', {}, AT_MAIN], undefined],
    ['push: by commit', ['push', {}], BY_COMMIT],
    ['push, for any checkout', ['push', {}, MERGED], BY_COMMIT],
    ['workflow_dispatch: not at all', ['workflow_dispatch', {}], undefined],
    ['or by pr-number', ['workflow_dispatch', {}, {}, 42], BY_NUMBER],
    ['schedule: not at all', ['schedule', {}], undefined],
    ['or by pr-number, too', ['schedule', {}, {}, 42], BY_NUMBER],
    ['issue_comment on a pull request', ['issue_comment', { issue }], BY_NUMBER],
    ['issue_comment elsewhere', ['issue_comment', { issue: { number: 42 } }], undefined],
  ])('the pull request is looked up as it should: %s', (_, given, pullRequestQuery) => {
    expect(event(...given).pullRequestQuery).toEqual(pullRequestQuery);
  });
  test('workflow_run is looked up by number, else by the branch of the fork', () => {
    const run = {
      head_sha: HEAD,
      head_branch: 'change',
      head_repository: { owner: { login: 'octocat' } },
      pull_requests: [] as object[],
    };
    expect(event('workflow_run', { workflow_run: run })).toMatchObject({
      headSha: HEAD,
      pullRequestQuery: { by: 'branch', label: 'octocat:change', sha: HEAD },
    });
    const gone = { ...run, head_repository: null };
    expect(event('workflow_run', { workflow_run: gone }).pullRequestQuery).toBeUndefined();
    run.pull_requests.push({ number: 42 });
    expect(event('workflow_run', { workflow_run: run }).pullRequestQuery).toEqual({
      by: 'number',
      number: 42,
    });
  });
  test('workflow_run of a pull request into a copy of the repository has its number there', () => {
    const into = (id: number, number: number) => ({ number, base: { repo: { id } } });
    const run = {
      head_sha: HEAD,
      head_branch: 'change',
      head_repository: { owner: { login: 'acme' } },
      repository: { id: 7 },
      pull_requests: [into(8, 5)],
    };
    const pullRequestQuery = () => event('workflow_run', { workflow_run: run }).pullRequestQuery;
    expect(pullRequestQuery()).toEqual({ by: 'branch', label: 'acme:change', sha: HEAD });
    run.pull_requests.push(into(7, 42));
    expect(pullRequestQuery()).toEqual({ by: 'number', number: 42 });
  });
  test('the input pr-number does not overrule an event that knows', () => {
    expect(event('pull_request', pull('acme/infra'), {}, 9).pullRequest?.number).toBe(42);
  });
  test.each([null, 'text', [], { pull_request: { number: -1 } }, { pull_request: null }])(
    'a payload of nonsense (%j) is no pull request',
    (payload) => {
      expect(event('pull_request', payload)).toMatchObject({ headSha: MERGE });
    },
  );
  test('outside of Actions there is no event', () => {
    expect(readEvent({ environment: {}, payload: {} })).toBeUndefined();
  });
});

describe('the pull request of a job', () => {
  const head_repository = { owner: { login: 'octocat' } };
  const run = { head_sha: HEAD, head_branch: 'change', head_repository };
  const COMMENT = event('issue_comment', { issue: { number: 42, pull_request: {} } });
  const RUN = event('workflow_run', { workflow_run: run });
  test('of a commit is the one with the lowest number', async () => {
    const found = await findPullRequest(event('push', {}), api([{ number: 9 }, { number: 4 }]));
    expect(found).toMatchObject({ number: 4, headSha: HEAD, fork: false });
  });
  test('of a pushed commit is none of a fork, to which anybody can push that commit', async () => {
    const found = [{ number: 4, fork: true }, { number: 9 }];
    expect(await findPullRequest(event('push', {}), api(found))).toMatchObject({ number: 9 });
  });
  test('of a branch is only one with that very head', async () => {
    expect(await findPullRequest(RUN, api([{ headSha: OTHER }]))).toBeUndefined();
    expect(await findPullRequest(RUN, api([{ number: 5, fork: true }]))).toMatchObject({
      number: 5,
    });
  });
  test('of a commit that the original of a fork has as well is none that goes there', async () => {
    const listed = (number: number, target: string) => ({
      number,
      state: 'open',
      merged_at: '2026-11-20T13:55:00Z',
      merge_commit_sha: MERGE,
      head: { sha: HEAD, repo: { full_name: 'acme/infra' } },
      base: { repo: { full_name: target } },
    });
    const body = Buffer.from(
      JSON.stringify([
        listed(42, 'upstream/infra'),
        listed(42, 'Acme/infra'),
        listed(7, 'upstream/infra'),
      ]),
    );
    const { comments } = connectGitHub(
      { apiUrl: 'https://github.example', owner: 'acme', name: 'infra', githubToken: 'secret' },
      {
        send: () => Promise.resolve({ status: 200, headers: {}, body }),
        clock: instantClock(),
        random: () => 0.5,
      },
    );
    const ours = [{ number: 42, target: 'Acme/infra' }];
    expect(await comments?.pullRequestsMergedAs(MERGE)).toMatchObject(ours);
    const ofHead = await comments?.pullRequests({ by: 'commit', sha: HEAD });
    expect(ofHead).toMatchObject(ours);
  });
  test('of a branch on Gitea is found among the open ones', async () => {
    const repo = { full_name: 'acme/infra' };
    const listed = { number: 42, state: 'open', head: { sha: HEAD, repo }, base: { repo } };
    const body = Buffer.from(
      JSON.stringify([listed, { ...listed, number: 7, head: { sha: OTHER } }]),
    );
    const asked: string[] = [];
    const send = async ({ url }: { url: URL }) => {
      asked.push(url.pathname + url.search);
      return { status: 200, headers: {}, body };
    };
    const where = { apiUrl: 'https://git.example/api/v1', owner: 'acme', name: 'infra' };
    const access = { ...where, server: GITEA, githubToken: 'secret' };
    const { comments } = connectGitHub(access, { send, clock: instantClock(), random: () => 0.5 });
    expect(comments && (await findPullRequest(RUN, comments))).toMatchObject({ number: 42 });
    expect(asked).toEqual([expect.stringMatching(/\/repos\/acme\/infra\/pulls\?state=open&/)]);
  });
  type Reported = [checkedOut: string, pushedOver: string[] | undefined, reported: string];
  test.each<[string, JobEvent, ...Reported[]]>([
    [
      'what was checked out decides what the report is about',
      COMMENT,
      [HEAD, undefined, HEAD],
      [OTHER, undefined, OTHER],
      [MERGE, undefined, MERGE],
    ],
    [
      'a commit that a later push replaced is not reported as the head',
      COMMENT,
      [OTHER, [MERGE], OTHER],
      [OTHER, [MERGE, HEAD], HEAD],
      [HEAD, [MERGE], HEAD],
    ],
    [
      'a job of workflow_run that did not check the change out does not report on it',
      RUN,
      [HEAD, undefined, HEAD],
      [MERGE, undefined, MERGE],
    ],
  ])('%s', (_, read, ...rows) => {
    const found = { number: 42, headSha: HEAD, fork: read === RUN };
    for (const [checkedOut, pushedOver, reported] of rows) {
      expect(headToReport(read, found, checkedOut, pushedOver)).toBe(reported);
    }
  });
  test('of a job of workflow_run is about what was checked out, also without a pull request', () => {
    for (const commit of [HEAD, MERGE]) expect(headToReport(RUN, undefined, commit)).toBe(commit);
  });
});
