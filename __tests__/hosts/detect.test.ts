import { detectJob, serverToAsk } from '../../src/hosts/detect.ts';
import { describe, expect, test } from '../support/jest.ts';
import { HOSTS } from '../../src/features.ts';

const GUID = '0f6f2b1c-2d3e-4f50-8a6b-7c8d9e0fa1b2';
/** What is known, and on which host. */
async function detect(environment: Record<string, string>) {
  const { host: _, environment: __, ...facts } = await detectJob(environment, HOSTS);
  return facts;
}

test('GitLab: a merge request from a fork is answered in the target project', async () => {
  const host = await detect({
    GITLAB_CI: 'true',
    CI_API_V4_URL: 'https://gitlab.com/api/v4/',
    CI_PROJECT_ID: '2',
    CI_MERGE_REQUEST_PROJECT_ID: '1',
    CI_MERGE_REQUEST_PROJECT_URL: 'https://gitlab.com/acme/infra',
    CI_MERGE_REQUEST_IID: '3',
  });
  const url = 'https://gitlab.com/acme/infra/-/merge_requests/3';
  expect(host).toMatchObject({ pullRequest: { number: 3, url } });
});

test('Azure Pipelines with a repository of GitHub has no place for a comment', async () => {
  const host = await detect({
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

test('of a host that cannot be asked, nobody knows where the files of a job come from', async () => {
  const gitlab = { GITLAB_CI: 'true', CI_PIPELINE_SOURCE: 'push' };
  const { host, name } = await detectJob(gitlab, []);
  expect(name).toBe('gitlab');
  expect(await host.jobOrigin(gitlab, true)).toEqual({ proposed: true, changeOrigin: 'unknown' });
});

test('a machine that is no CI host has no facts', async () => {
  expect(await detect({})).toEqual({ name: 'none' });
  expect(await detect({ CI: 'true', GITLAB_CI: '' })).toEqual({ name: 'none' });
});

test.each([
  ['https://bob:pw@git.example/acme/infra.git', 'https://git.example/acme/infra.git'],
  ['git@git.example:acme/infra.git', 'ssh://git@git.example/acme/infra.git'],
  ['ssh://git:pw@git.example:22/acme/infra.git', 'ssh://git@git.example:22/acme/infra.git'],
  ['http://git.example/acme/infra.git', undefined],
  ['file:///acme/infra.git', undefined],
  ['--upload-pack=evil', undefined],
])('the server of the repository is known without credentials: %s', async (written, address) => {
  const job = await detectJob({ JENKINS_URL: 'https://ci', GIT_URL: written }, HOSTS);
  expect(serverToAsk(job)?.address).toBe(address);
});

describe('a value of another shape is ignored', () => {
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
  ])('such as %s', async (_, extra) => {
    expect(await detect({ ...gitlab, ...extra })).toEqual({
      name: 'gitlab',
    });
  });

  test('credentials in an address are dropped', async () => {
    expect(
      await detect({
        JENKINS_URL: 'https://ci',
        BUILD_URL: 'https://bob:pw@ci.acme.example/job/1/',
      }),
    ).toEqual({ name: 'jenkins', jobUrl: 'https://ci.acme.example/job/1' });
  });
});
