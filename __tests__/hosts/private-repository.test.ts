/** Who can read the repository: values of a plan are shown only where it is known to be private. */
import { checkHere, InputError } from '../../src/check/check-here.ts';
import { describeCiJob } from '../../src/hosts/ci-job.ts';
import { isPrivateRepository } from '../../src/hosts/github/event.ts';
import type { Environment } from '../../src/model/ports.ts';
import { afterAll, describe, expect, test } from '../support/jest.ts';
import { makeTree } from '../support/tree.ts';

test.each<[unknown, boolean | undefined]>([
  [{ repository: { private: true, visibility: 'private' } }, true],
  [{ repository: { private: true, visibility: 'internal' } }, true],
  [{ repository: { private: true } }, true],
  [{ repository: { private: false } }, false],
  [{ repository: { visibility: 'public' } }, false],
  [{ repository: { private: true, visibility: 'public' } }, false],
  [{ repository: { private: 'true' } }, undefined],
  [{ repository: {} }, undefined],
  [{}, undefined],
  [undefined, undefined],
])('the event %j of GitHub: %s', (payload, expected) => {
  expect(isPrivateRepository(payload)).toBe(expected);
});

async function isPrivate(environment: Environment, isPersonThere = false) {
  const { root } = tree;
  const io = { environment, execute: async () => NOTHING, workingDirectory: root, isPersonThere };
  return (await describeCiJob(io)).isPrivate;
}

const EVENT = { repository: { private: true } };
const tree = makeTree({ 'main.tf': '', 'event.json': JSON.stringify(EVENT) });
afterAll(() => tree.remove());

const NOTHING = { exitCode: 1, stdout: '', stderr: '' };
const GITLAB = { GITLAB_CI: 'true', CI_PROJECT_ID: '7', CI_PIPELINE_SOURCE: 'push' };

describe('a job', () => {
  test('of GitLab knows it of its own project only', async () => {
    expect(await isPrivate({ ...GITLAB, CI_PROJECT_VISIBILITY: 'private' })).toBe(true);
    expect(await isPrivate({ ...GITLAB, CI_PROJECT_VISIBILITY: 'internal' })).toBe(true);
    expect(await isPrivate({ ...GITLAB, CI_PROJECT_VISIBILITY: 'public' })).toBe(false);
    expect(await isPrivate({ ...GITLAB, CI_PROJECT_VISIBILITY: 'odd' })).toBeUndefined();
    expect(await isPrivate(GITLAB)).toBeUndefined();
    const elsewhere = { CI_PROJECT_VISIBILITY: 'private', CI_MERGE_REQUEST_PROJECT_ID: '8' };
    expect(await isPrivate({ ...GITLAB, ...elsewhere })).toBeUndefined();
  });

  test.each<[string, Environment]>([
    ['Azure DevOps', { TF_BUILD: 'True' }],
    ['Bitbucket', { BITBUCKET_BUILD_NUMBER: '1' }],
    ['CircleCI', { CIRCLECI: 'true' }],
    ['Buildkite', { BUILDKITE: 'true' }],
    ['Jenkins', { JENKINS_URL: 'https://ci.example' }],
    ['a host that is not known', { CI: 'true' }],
    ['GitHub without an event', { GITHUB_ACTIONS: 'true' }],
  ])('of %s does not know it', async (_, environment) => {
    expect(await isPrivate(environment)).toBeUndefined();
    expect(await isPrivate(environment, true)).toBeUndefined();
  });

  test('of GitHub reads it from its event', async () => {
    const event = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_PATH: tree.path('event.json') };
    expect(await isPrivate(event)).toBe(true);
  });

  test('of a person at a terminal publishes nothing', async () => {
    expect(await isPrivate({}, true)).toBe(true);
    expect(await isPrivate({}, false)).toBeUndefined();
  });
});

test.each<[Environment, string]>([
  [
    { ...GITLAB, CI_PROJECT_VISIBILITY: 'public' },
    'this repository is public, and everybody could read the values',
  ],
  [
    { TF_BUILD: 'True', BUILD_SOURCEBRANCH: 'refs/heads/main', BUILD_REASON: 'Manual' },
    'this job does not say that its repository is private, so everybody might read the values',
  ],
])('values are refused, and nothing is asked: %j', async (environment, why) => {
  const { root } = tree;
  const inputs = {
    hostname: 'http://127.0.0.1:9',
    token: 'made-up-token',
    organization: 'acme',
    workspace: 'net',
    planDiff: 'values' as const,
    allowUntrustedHead: true,
  };
  const refused = await checkHere({ ...inputs, environment, workingDirectory: root }).catch(
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(InputError);
  expect((refused as InputError).message).toBe(
    `plan-diff cannot be "values": ${why}. Use \`names\`.`,
  );
});
