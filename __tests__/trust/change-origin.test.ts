import { note } from '../support/findings.ts';
import { problemTextOf } from '../../src/model/finding.ts';
import { ownPage } from '../../src/model/own-pages.ts';
import { guardOfSettings } from '../../src/check/gate-request.ts';
import { jobOriginOnGitHub } from '../../src/hosts/github/event.ts';
import { HOSTS } from '../../src/features.ts';
import { GITHUB_HOST, unknownHost, startersOf } from '../../src/hosts/detect.ts';
import type { JudgedChange } from '../../src/hosts/judged-change.ts';
import { CI_HOSTS } from '../../src/hosts/registry.ts';
import {
  compareOwners,
  isMergeQueueBranch,
  mayReadWholePlan,
  refuseForeign,
  type JobOrigin,
} from '../../src/trust/change-origin.ts';
import type { PolicySettings } from '../../src/settings/settings.ts';
import { isSameRepository } from '../../src/model/repository-address.ts';
import { describe, expect, test } from '../support/jest.ts';

const SHA = 'a'.repeat(40);

const shown = ({ proposed, changeOrigin }: JobOrigin) =>
  `${proposed ? 'judged' : 'plain'}, ${changeOrigin}`;

const rowOf = (wanted: string) => CI_HOSTS.find(({ name }) => name === wanted);
const loadable = (wanted: string) => [GITHUB_HOST, ...HOSTS].find(({ name }) => name === wanted);

test('two names of a repository are the same in any case, and never without a name', () => {
  expect(compareOwners('acme/infra', 'Acme/Infra')).toBe('own');
  expect(compareOwners('mallory/infra', 'acme/infra')).toBe('foreign');
  expect(compareOwners(undefined, 'acme/infra')).toBe('unknown');
  expect(compareOwners('', 'acme/infra')).toBe('unknown');
  expect(compareOwners('acme/infra', undefined)).toBe('unknown');
  expect(compareOwners('', '')).toBe('unknown');
});

test.each([
  [undefined, true],
  [{ proposed: false }, true],
  [{ proposed: true, change: { fork: false } }, true],
  [{ proposed: true, change: { fork: true } }, false],
  [{ proposed: true, change: { fork: undefined } }, false],
  [{ proposed: true }, false],
])('the whole plan of %j is read where that is requested: %j', (subject, may) => {
  expect(mayReadWholePlan({ fullPlan: true }, subject)).toBe(may);
  expect(mayReadWholePlan({ fullPlan: false }, subject)).toBe(false);
  const policy = { protect: ['*.*'], fullPlan: true } as unknown as PolicySettings;
  const guard = guardOfSettings(policy, subject as JudgedChange | undefined);
  expect(guard?.fullPlan).toBe(may);
});

test('a branch of a merge queue is known by the beginning of its name', () => {
  expect(isMergeQueueBranch('refs/heads/gh-readonly-queue/main/pr-1')).toBe(true);
  expect(isMergeQueueBranch('gh-readonly-queue/main/pr-1')).toBe(true);
  const others = [undefined, '', 'refs/heads/main', 'x/gh-readonly-queue/', 'gh-readonly-queue'];
  expect(others.filter(isMergeQueueBranch)).toEqual([]);
});

describe('the address of a repository', () => {
  test.each([
    ['git@github.com:acme/infra.git', 'https://github.com/acme/infra'],
    ['git://github.com/acme/infra.git', 'ssh://git@github.com/acme/infra'],
    ['https://GitHub.com/Acme/Infra//', 'https://token:x@github.com/acme/infra.git'],
    ['github.com:acme/infra', 'https://github.com/acme/infra'],
    ['git@gitlab.example:group/sub/infra.git', 'https://gitlab.example/group/sub/infra.git'],
    ['git@github.com:/acme/infra.git', 'https://github.com/acme/infra'],
    ['ssh://git@ghes.example:2222/acme/infra', 'git@ghes.example:acme/infra.git'],
    ['ssh://git@ssh.github.com:443/acme/infra.git', 'https://github.com/acme/infra'],
    ['git@[::1]:acme/infra.git', 'https://[::1]/acme/infra'],
    [
      'https://acme@dev.azure.com/acme/Net%20Work/_git/infra',
      'git@ssh.dev.azure.com:v3/acme/Net Work/infra',
    ],
  ])('%s is the same as %s', (one, other) => {
    expect(isSameRepository(one, other)).toBe(true);
    expect(isSameRepository(other, one)).toBe(true);
  });
  test.each([
    ['https://github.com/mallory/infra', 'https://github.com/acme/infra'],
    ['https://github.com/acme/infra2', 'https://github.com/acme/infra'],
    ['https://github.com/acme/infra.gitx', 'https://github.com/acme/infrax'],
    ['https://evil.example/acme/infra', 'https://github.com/acme/infra'],
    ['git@github.com:mallory/infra.git', 'git@github.com:acme/infra.git'],
    ['', ''],
    ['nonsense', 'nonsense'],
    ['C:\\acme\\infra', 'C:\\acme\\infra'],
    ['https://github.com/', 'https://github.com'],
    ['https://github.com/acme%2Finfra', 'https://github.com/acme/infra'],
    ['https://github.com@evil.example/acme/infra', 'https://github.com/acme/infra'],
    ['github.com:evil.example/acme/infra', 'https://evil.example/acme/infra'],
    ['evil.example:github.com/acme/infra', 'https://github.com/acme/infra'],
    ['nonsense', 'https://github.com/acme/infra'],
    ['https://github.com/acme/infra', 'nonsense'],
  ])('%s is not the same as %s', (one, other) => {
    expect(isSameRepository(one, other)).toBe(false);
  });
});

describe('the origin of a job on GitHub', () => {
  const origin = (
    name: string,
    payload: unknown = {},
    rest: { environment?: Record<string, string | undefined>; isPullNamed?: boolean } = {},
  ) => {
    const environment = { GITHUB_REPOSITORY: 'acme/infra', ...rest.environment };
    return shown(jobOriginOnGitHub(name, payload, environment, rest.isPullNamed ?? false));
  };
  const pull = (repo: unknown) => ({ pull_request: { head: { repo } } });
  const run = (repository: unknown) => ({ workflow_run: { head_repository: repository } });
  const OWN = { full_name: 'acme/infra' };
  const FORK = { full_name: 'mallory/infra' };

  test.each(['push', 'schedule', 'workflow_dispatch'])(
    'is the repository itself for %s',
    (name) => {
      expect(origin(name)).toBe('plain, own');
      expect(origin(name, {}, { isPullNamed: true })).toBe('judged, unknown');
      const environment = { GITHUB_REF: 'refs/heads/gh-readonly-queue/main/pr-1' };
      expect(origin(name, {}, { environment })).toBe('judged, own');
    },
  );
  test('is the repository itself for merge_group, as who queues may write', () => {
    expect(origin('merge_group')).toBe('judged, own');
  });
  test.each(['pull_request', 'pull_request_target', 'pull_request_review', 'whatever'])(
    'is the repository of the head for %s',
    (name) => {
      expect(origin(name, pull(OWN))).toBe('judged, own');
      expect(origin(name, pull(FORK))).toBe('judged, foreign');
      expect(origin(name, pull(null))).toBe('judged, foreign');
      for (const odd of [undefined, {}, { full_name: 7 }, { full_name: '' }, 'x']) {
        expect(origin(name, pull(odd))).toBe('judged, unknown');
      }
      expect(origin(name, { pull_request: null })).toBe('judged, unknown');
      expect(origin(name, pull(OWN), { environment: { GITHUB_REPOSITORY: undefined } })).toBe(
        'judged, unknown',
      );
    },
  );
  test('is the repository of its run for workflow_run', () => {
    expect(origin('workflow_run', run(OWN))).toBe('judged, own');
    expect(origin('workflow_run', run(FORK))).toBe('judged, foreign');
    expect(origin('workflow_run', run(null))).toBe('judged, foreign');
    expect(origin('workflow_run', run(undefined))).toBe('judged, unknown');
    expect(origin('workflow_run', {})).toBe('judged, unknown');
    expect(origin('repository_dispatch', run(OWN))).toBe('judged, unknown');
  });
  test('is another repository for a pull request that the workflow names', () => {
    const named = { isPullNamed: true };
    expect(origin('workflow_run', run(OWN), named)).toBe('judged, unknown');
    expect(origin('workflow_run', run(FORK), named)).toBe('judged, foreign');
    expect(origin('pull_request', pull(OWN), named)).toBe('judged, own');
  });
  test.each<[id: unknown, GITHUB_REPOSITORY_ID: string | undefined, expected: string]>([
    [7, '7', 'judged, own'],
    [7, '8', 'judged, foreign'],
    [7, undefined, 'judged, foreign'],
    [undefined, undefined, 'judged, foreign'],
    ['', '', 'judged, foreign'],
    [[7], '7', 'judged, foreign'],
  ])('is found by the id of a renamed repository: %j is %s', (id, own, expected) => {
    const environment = { GITHUB_REPOSITORY_ID: own };
    const renamed = { full_name: 'acme/before', id };
    expect(origin('pull_request', pull(renamed), { environment })).toBe(expected);
    expect(origin('workflow_run', run(renamed), { environment })).toBe(expected);
  });
  test.each([undefined, null, 'text', 7, []])('is unknown with a payload of %j', (payload) => {
    expect(origin('pull_request', payload)).toBe('judged, unknown');
    expect(origin('issue_comment', payload)).toBe('judged, unknown');
  });
});

describe('the origin of a job on another host', () => {
  const azurePull = { BUILD_REASON: 'PullRequest', SYSTEM_PULLREQUEST_PULLREQUESTID: '9' };
  const ownCode = { SYSTEM_PULLREQUEST_ISFORK: 'False' };
  const mr = { CI_MERGE_REQUEST_IID: '9', CI_MERGE_REQUEST_PROJECT_ID: '1' };
  const external = {
    CI_PIPELINE_SOURCE: 'external_pull_request_event',
    CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY: 'acme/infra',
  };
  const externalFrom = (repository: string) => ({
    ...external,
    CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY: repository,
  });
  const kite = { BUILDKITE_PULL_REQUEST: '9', BUILDKITE_REPO: 'git@github.com:acme/infra.git' };
  const kiteFrom = (repository: string) => ({
    ...kite,
    BUILDKITE_PULL_REQUEST_REPO: `https://github.com/${repository}`,
  });
  const branch = (BUILD_REASON: string, BUILD_SOURCEBRANCH: string) => ({
    BUILD_REASON,
    BUILD_SOURCEBRANCH,
  });
  type Row = [environment: Record<string, string>, expected: string];
  const SOURCES = 'push schedule web api trigger pipeline webide chat'.split(' ');
  const REASONS = 'Manual IndividualCI BatchedCI Schedule BuildCompletion ResourceTrigger'.split(
    ' ',
  );
  const ORIGINS: Record<string, Row[]> = {
    gitlab: [
      [{ ...mr, CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '1' }, 'judged, own'],
      [{ ...mr, CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '2' }, 'judged, foreign'],
      [{ ...mr, CI_COMMIT_BRANCH: 'main' }, 'judged, unknown'],
      [externalFrom('acme/infra'), 'judged, own'],
      [externalFrom('x/infra'), 'judged, foreign'],
      [external, 'judged, unknown'],
      ...SOURCES.map((source): Row => [
        { CI_PIPELINE_SOURCE: source, CI_COMMIT_BRANCH: 'main' },
        'plain, own',
      ]),
      [{ CI_PIPELINE_SOURCE: 'push', CI_COMMIT_TAG: 'v1' }, 'plain, own'],
      [{ CI_PIPELINE_SOURCE: 'parent_pipeline' }, 'judged, unknown'],
      [{ CI_PIPELINE_SOURCE: 'parent_pipeline', CI_COMMIT_BRANCH: 'x' }, 'judged, own'],
      [{}, 'judged, unknown'],
    ],
    azure: [
      [{ ...azurePull, ...ownCode }, 'judged, own'],
      [{ ...azurePull, SYSTEM_PULLREQUEST_ISFORK: 'True' }, 'judged, foreign'],
      [azurePull, 'judged, unknown'],
      [{ SYSTEM_PULLREQUEST_PULLREQUESTID: '9', ...ownCode }, 'judged, own'],
      [{ BUILD_REASON: 'PullRequest', ...ownCode }, 'judged, unknown'],
      [{ ...branch('Manual', 'refs/pull/9/merge'), ...ownCode }, 'judged, unknown'],
      ...REASONS.map((reason): Row => [branch(reason, 'refs/heads/main'), 'plain, own']),
      [branch('Schedule', 'refs/tags/v1'), 'plain, own'],
      [branch('Manual', 'x/refs/heads/main'), 'plain, unknown'],
      [branch('NewInTheYear2030', 'refs/heads/x'), 'judged, own'],
      [branch('PullRequest', 'refs/heads/x'), 'judged, unknown'],
      [{}, 'judged, unknown'],
    ],
    bitbucket: [
      [{ BITBUCKET_PR_ID: '9' }, 'judged, unknown'],
      [{}, 'plain, own'],
    ],
    jenkins: [
      [{ CHANGE_ID: '9' }, 'judged, own'],
      [{ CHANGE_ID: '9', CHANGE_FORK: 'mallory' }, 'judged, foreign'],
      [{ ghprbPullId: '9' }, 'judged, unknown'],
      [{ gitlabMergeRequestIid: '9' }, 'judged, unknown'],
      [{ GITHUB_PR_NUMBER: '9' }, 'judged, unknown'],
      [{}, 'judged, own'],
      [{ BRANCH_NAME: 'main' }, 'plain, own'],
      [{ TAG_NAME: 'v1' }, 'plain, own'],
      [{ BRANCH_NAME: '45/12345/2', GERRIT_CHANGE_NUMBER: '12345' }, 'judged, unknown'],
      [{ GERRIT_REFSPEC: 'refs/changes/45/12345/2' }, 'judged, unknown'],
    ],
    circleci: [
      [{ CIRCLE_PULL_REQUEST: 'https://github.com/acme/infra/pull/9' }, 'judged, own'],
      [{ CIRCLE_PR_NUMBER: '9' }, 'judged, foreign'],
      [{ CIRCLE_PR_USERNAME: 'mallory' }, 'judged, foreign'],
      [{ CIRCLE_PR_REPONAME: 'infra' }, 'judged, foreign'],
      [{ CIRCLE_BRANCH: 'pull/9' }, 'judged, foreign'],
      [{ CIRCLE_BRANCH: 'gh-readonly-queue/main/pr-1' }, 'judged, own'],
      [{ CIRCLE_BRANCH: 'main' }, 'plain, own'],
      [{}, 'plain, own'],
    ],
    buildkite: [
      [kiteFrom('acme/infra'), 'judged, own'],
      [kiteFrom('x/infra'), 'judged, foreign'],
      [kite, 'judged, unknown'],
      [
        { BUILDKITE_PULL_REQUEST: '9', BUILDKITE_PULL_REQUEST_REPO: 'https://github.com/x/y' },
        'judged, unknown',
      ],
      [{ BUILDKITE_PULL_REQUEST: 'false' }, 'plain, own'],
      [{ BUILDKITE_PULL_REQUEST: '' }, 'plain, own'],
      [{}, 'plain, own'],
      [{ BUILDKITE_BRANCH: 'gh-readonly-queue/main/pr-1' }, 'judged, own'],
    ],
    none: [
      [{}, 'plain, own'],
      [{ CI: '' }, 'plain, own'],
      [{ TEAMCITY_VERSION: '2026.1' }, 'judged, own'],
      [{ bamboo_buildKey: 'ACME-NET-JOB1' }, 'judged, own'],
      [{ CI: '0' }, 'plain, own'],
      [{ CI: 'FALSE' }, 'plain, own'],
      [{ CI: 'true' }, 'judged, own'],
      [{ CI: 'woodpecker' }, 'judged, own'],
      [{ CI: 'false-ish' }, 'judged, own'],
      [{ CI: '10' }, 'judged, own'],
    ],
  };
  const rows = Object.entries(ORIGINS).flatMap(([host, all]) =>
    all.map(([environment, expected]) => [host, environment, expected] as const),
  );
  test.each(rows)('is right on %s with %j: %s', async (host, environment, expected) => {
    const ciHost = (await loadable(host)?.load()) ?? unknownHost;
    expect(shown(await ciHost.jobOrigin(environment, true))).toBe(expected);
  });
});

describe('a job about a change', () => {
  const FORKS = `${ownPage('examples/workflows/forks.yml')}.`;
  const refuse = (foreign: Partial<Parameters<typeof refuseForeign>[0]>) =>
    refuseForeign({ changeOrigin: 'foreign', ...foreign });
  test('is planned if it has its own code', () => {
    expect(refuse({ changeOrigin: 'own', event: 'workflow_run' })).toBeUndefined();
  });
  test.each<[Partial<Parameters<typeof refuseForeign>[0]>, string]>([
    [
      { event: 'workflow_run', checkedOut: SHA },
      "The event workflow_run hands out secrets, and the checkout (commit aaaaaaa) is of a fork's pull request. A plan runs code from those files. Judge it in a job behind an environment with required reviewers: " +
        FORKS,
    ],
    [
      { event: 'pull_request' },
      "This job has a token, and the checkout (the files) is of a fork's pull request. A plan runs code from those files. Judge it in a job behind an environment with required reviewers: " +
        FORKS,
    ],
    [
      { changeOrigin: 'unknown', trouble: note('GitHub said no.') },
      'This job has a token, and it is unknown whose code the checkout (the files) is. GitHub said no. A plan runs code from those files. Pass `allow-untrusted-head` to a job that a person starts after a review.',
    ],
    [
      { changeOrigin: 'unknown', event: 'issue_comment' },
      'The event issue_comment hands out secrets, and it is unknown whose code the checkout (the files) is. A plan runs code from those files. Use the event pull_request.',
    ],
    [
      { changeOrigin: 'unknown', event: 'pull_request' },
      'This job has a token, and it is unknown whose code the checkout (the files) is. A plan runs code from those files. Judge it in a job behind an environment with required reviewers: ' +
        FORKS,
    ],
  ])('is refused with what to do: %j', (foreign, expected) => {
    const refused = refuse(foreign);
    expect(refused && problemTextOf(refused)).toBe(expected);
  });
});

describe('the person who started a job', () => {
  const BUILT = { BUILDKITE_BUILD_CREATOR: 'first' };
  test.each<[string, Record<string, string>, string | undefined]>([
    ['github', { GITHUB_ACTOR: 'first', GITHUB_TRIGGERING_ACTOR: 'again' }, 'again'],
    ['github', { GITHUB_ACTOR: ' first ' }, 'first'],
    ['gitlab', { GITLAB_USER_LOGIN: 'alice' }, 'alice'],
    ['azure', { BUILD_REQUESTEDFOR: 'Alice A.' }, 'Alice A.'],
    ['bitbucket', { BITBUCKET_STEP_TRIGGERER_UUID: '{1}' }, '{1}'],
    ['jenkins', { BUILD_USER_ID: 'alice' }, 'alice'],
    ['circleci', { CIRCLE_USERNAME: 'alice' }, 'alice'],
    ['buildkite', { ...BUILT, BUILDKITE_UNBLOCKER: 'released' }, 'released'],
    ['buildkite', { ...BUILT, BUILDKITE_UNBLOCKER: '' }, 'first'],
    ['none', { GITHUB_ACTOR: 'x' }, undefined],
    ['github', {}, undefined],
  ])('on %s is known by %j: %s', (host, environment, expected) => {
    const { variable = 'X' } = rowOf(host) ?? {};
    expect(startersOf({ ...environment, [variable]: 'true' })[0]).toBe(expected);
  });
  test('is everybody who had a part in it, each once', () => {
    const on = { GITHUB_ACTIONS: 'true' };
    const both = { ...on, GITHUB_ACTOR: 'first', GITHUB_TRIGGERING_ACTOR: 'again' };
    expect(startersOf(both)).toEqual(['again', 'first']);
    expect(startersOf({ ...both, GITHUB_TRIGGERING_ACTOR: ' first' })).toEqual(['first']);
    expect(startersOf({ ...on, GITHUB_ACTOR: ' ' })).toEqual([]);
  });
});
