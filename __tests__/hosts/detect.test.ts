import { detect as detectJob } from '../../src/hosts/registry.ts';
import { styleOn } from '../support/host-styles.ts';
import { describe, expect, test } from '../support/jest.ts';

const HEAD = '6f1cb4086c1e5d1c2f7d6a0f5b3f6a1de2a4c9b7';
const MERGE = 'a'.repeat(40);
const GUID = '0f6f2b1c-2d3e-4f50-8a6b-7c8d9e0fa1b2';
/** What is known, and on which host. */
function detect(environment: Record<string, string>) {
  const { host, environment: _, ...facts } = detectJob(environment);
  return { name: host.name, ...facts };
}

const GUID2 = '1a2b3c4d-5e6f-4071-9283-94a5b6c7d8e9';

describe('each host is known by its environment', () => {
  test('GitHub Actions: the number of a pull request, never its merge commit', () => {
    expect(
      detect({
        GITHUB_ACTIONS: 'true',
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_REPOSITORY: 'acme/infra',
        GITHUB_REF: 'refs/pull/42/merge',
        GITHUB_SHA: MERGE,
        GITHUB_RUN_ID: '9012',
        GITHUB_WORKSPACE: '/home/runner/work/infra/infra',
      }),
    ).toEqual({
      name: 'github',
      pullRequest: { number: 42, url: 'https://github.com/acme/infra/pull/42' },
      jobUrl: 'https://github.com/acme/infra/actions/runs/9012',
      runNumber: 9012,
      repository: { serverUrl: 'https://github.com', slug: 'acme/infra' },
      root: '/home/runner/work/infra/infra',
    });
    expect(
      detect({ GITHUB_ACTIONS: 'true', GITHUB_REF: 'refs/heads/main', GITHUB_SHA: HEAD }),
    ).toEqual({ name: 'github', commit: HEAD });
  });

  test('GitLab: the head of the source branch, not the merged result', () => {
    expect(
      detect({
        GITLAB_CI: 'true',
        CI_SERVER_URL: 'https://git.acme.example',
        CI_API_V4_URL: 'https://git.acme.example/api/v4',
        CI_PROJECT_ID: '77',
        CI_PROJECT_PATH: 'platform/net/infra',
        CI_PROJECT_URL: 'https://git.acme.example/platform/net/infra',
        CI_MERGE_REQUEST_IID: '9',
        CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: HEAD,
        CI_COMMIT_SHA: MERGE,
        CI_JOB_URL: 'https://git.acme.example/platform/net/infra/-/jobs/5',
        CI_PIPELINE_ID: '1001',
        CI_PROJECT_DIR: '/builds/infra',
      }),
    ).toEqual({
      name: 'gitlab',
      commit: HEAD,
      pullRequest: {
        number: 9,
        url: 'https://git.acme.example/platform/net/infra/-/merge_requests/9',
      },
      jobUrl: 'https://git.acme.example/platform/net/infra/-/jobs/5',
      runNumber: 1001,
      repository: {
        serverUrl: 'https://git.acme.example',
        slug: 'platform/net/infra',
        style: styleOn('gitlab'),
      },
      root: '/builds/infra',
    });
  });

  test('GitLab: a merge request from a fork is answered in the target project', () => {
    const host = detect({
      GITLAB_CI: 'true',
      CI_API_V4_URL: 'https://gitlab.com/api/v4/',
      CI_PROJECT_ID: '2',
      CI_MERGE_REQUEST_PROJECT_ID: '1',
      CI_MERGE_REQUEST_PROJECT_URL: 'https://gitlab.com/acme/infra',
      CI_MERGE_REQUEST_IID: '3',
    });
    expect(host).toMatchObject({
      pullRequest: { number: 3, url: 'https://gitlab.com/acme/infra/-/merge_requests/3' },
    });
  });

  test('Azure Pipelines', () => {
    expect(
      detect({
        TF_BUILD: 'True',
        SYSTEM_COLLECTIONURI: 'https://dev.azure.com/acme/',
        SYSTEM_TEAMPROJECT: 'Cloud Platform',
        SYSTEM_TEAMPROJECTID: GUID,
        SYSTEM_PULLREQUEST_PULLREQUESTID: '17',
        SYSTEM_PULLREQUEST_SOURCECOMMITID: HEAD,
        BUILD_SOURCEVERSION: MERGE,
        BUILD_BUILDID: '4711',
        BUILD_REPOSITORY_ID: GUID2,
        BUILD_REPOSITORY_PROVIDER: 'TfsGit',
        BUILD_REPOSITORY_URI: 'https://acme@dev.azure.com/acme/Cloud%20Platform/_git/infra',
        BUILD_SOURCESDIRECTORY: '/agent/_work/1/s',
      }),
    ).toEqual({
      name: 'azure',
      commit: HEAD,
      pullRequest: {
        number: 17,
        url: 'https://dev.azure.com/acme/Cloud%20Platform/_git/infra/pullrequest/17',
      },
      jobUrl: 'https://dev.azure.com/acme/Cloud%20Platform/_build/results?buildId=4711',
      runNumber: 4711,
      repository: {
        serverUrl: 'https://dev.azure.com',
        slug: 'acme/Cloud Platform/_git/infra',
        style: styleOn('azure'),
      },
      root: '/agent/_work/1/s',
    });
  });

  test('Azure Pipelines building a repository of GitHub: no thread can be made', () => {
    const host = detect({
      TF_BUILD: 'True',
      SYSTEM_COLLECTIONURI: 'https://dev.azure.com/acme/',
      SYSTEM_TEAMPROJECTID: GUID,
      SYSTEM_PULLREQUEST_PULLREQUESTID: '123456',
      SYSTEM_PULLREQUEST_PULLREQUESTNUMBER: '17',
      BUILD_REPOSITORY_PROVIDER: 'GitHub',
      BUILD_REPOSITORY_ID: 'acme/infra',
    });
    expect(host).toEqual({ name: 'azure' });
  });

  test('Bitbucket Pipelines', () => {
    expect(
      detect({
        BITBUCKET_BUILD_NUMBER: '88',
        BITBUCKET_PR_ID: '5',
        BITBUCKET_REPO_FULL_NAME: 'acme/infra',
        BITBUCKET_COMMIT: HEAD,
        BITBUCKET_CLONE_DIR: '/opt/atlassian/pipelines/agent/build',
      }),
    ).toEqual({
      name: 'bitbucket',
      commit: HEAD,
      pullRequest: { number: 5, url: 'https://bitbucket.org/acme/infra/pull-requests/5' },
      jobUrl: 'https://bitbucket.org/acme/infra/pipelines/results/88',
      runNumber: 88,
      repository: {
        serverUrl: 'https://bitbucket.org',
        slug: 'acme/infra',
        style: styleOn('bitbucket'),
      },
      root: '/opt/atlassian/pipelines/agent/build',
    });
  });

  test('Jenkins, CircleCI, Buildkite', () => {
    expect(
      detect({
        JENKINS_URL: 'https://ci.acme.example/',
        CHANGE_ID: '12',
        CHANGE_URL: 'https://git.acme.example/infra/pull/12',
        GIT_COMMIT: HEAD,
        BUILD_URL: 'https://ci.acme.example/job/infra/12/',
        BUILD_NUMBER: '3',
        WORKSPACE: '/var/jenkins/infra',
      }),
    ).toEqual({
      name: 'jenkins',
      commit: HEAD,
      pullRequest: { number: 12, url: 'https://git.acme.example/infra/pull/12' },
      jobUrl: 'https://ci.acme.example/job/infra/12',
      runNumber: 3,
      root: '/var/jenkins/infra',
    });
    expect(
      detect({
        CIRCLECI: 'true',
        CIRCLE_PULL_REQUEST: 'https://github.com/acme/infra/pull/6',
        CIRCLE_SHA1: HEAD,
        CIRCLE_BUILD_URL: 'https://circleci.com/gh/acme/infra/6',
        CIRCLE_BUILD_NUM: '6',
        CIRCLE_WORKING_DIRECTORY: '~/project',
      }),
    ).toEqual({
      name: 'circleci',
      commit: HEAD,
      pullRequest: { number: 6, url: 'https://github.com/acme/infra/pull/6' },
      jobUrl: 'https://circleci.com/gh/acme/infra/6',
      runNumber: 6,
    });
    expect(
      detect({
        BUILDKITE: 'true',
        BUILDKITE_PULL_REQUEST: 'false',
        BUILDKITE_COMMIT: HEAD,
        BUILDKITE_BUILD_URL: 'https://buildkite.com/acme/infra/builds/7',
        BUILDKITE_JOB_ID: GUID,
        BUILDKITE_BUILD_NUMBER: '7',
      }),
    ).toEqual({
      name: 'buildkite',
      commit: HEAD,
      jobUrl: `https://buildkite.com/acme/infra/builds/7#${GUID}`,
      runNumber: 7,
    });
  });

  test('nowhere in particular', () => {
    expect(detect({})).toEqual({ name: 'none' });
    expect(detect({ CI: 'true', GITLAB_CI: '' })).toEqual({ name: 'none' });
  });
});

describe('a value of another shape is no fact', () => {
  const gitlab = {
    GITLAB_CI: 'true',
    CI_API_V4_URL: 'https://gitlab.com/api/v4',
    CI_PROJECT_ID: '1',
  };
  test.each([
    ['a number with a path behind it', { CI_MERGE_REQUEST_IID: '3/../../users' }],
    ['zero', { CI_MERGE_REQUEST_IID: '0' }],
    ['a sign', { CI_MERGE_REQUEST_IID: '-3' }],
    ['a number no double holds', { CI_MERGE_REQUEST_IID: '9'.repeat(40) }],
    ['a short commit', { CI_COMMIT_SHA: '6f1cb40' }],
    ['a commit that is a name', { CI_COMMIT_SHA: 'HEAD' }],
    ['an address of another kind', { CI_JOB_URL: 'javascript:alert(1)' }],
    [
      'a path that climbs',
      { CI_PROJECT_PATH: 'acme/../../x y', CI_SERVER_URL: 'https://g.example' },
    ],
  ])('%s', (_, extra) => {
    expect(detect({ ...gitlab, ...extra })).toEqual({
      name: 'gitlab',
    });
  });

  test('credentials in an address are dropped', () => {
    expect(
      detect({ JENKINS_URL: 'https://ci', BUILD_URL: 'https://bob:pw@ci.acme.example/job/1/' }),
    ).toEqual({ name: 'jenkins', jobUrl: 'https://ci.acme.example/job/1' });
  });
});
