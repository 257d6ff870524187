/** The person behind a job of GitHub is who started it. */
import { readEvent } from '../../src/hosts/github/event.ts';
import { actorOnGitHub } from '../../src/overrides/who-may.ts';
import { expect, test } from '../support/jest.ts';

const environment = {
  GITHUB_ACTIONS: 'true',
  GITHUB_REPOSITORY: 'acme/infra',
  GITHUB_SHA: 'a'.repeat(40),
  GITHUB_RUN_ID: '7',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_EVENT_NAME: 'workflow_dispatch',
  GITHUB_ACTOR: 'ann',
  GITHUB_TRIGGERING_ACTOR: 'ann',
};
const event = readEvent({ environment, payload: {} });
type Api = Parameters<typeof actorOnGitHub>[1];

const api = { permissionOf: async () => 'write' } as unknown as Api;

test('a person with write permission is behind the job that they started', async () => {
  expect(await actorOnGitHub(event, api, environment)).toEqual({
    by: 'ann',
    job: expect.stringContaining('https://github.com/acme/infra/actions/runs/7'),
  });
});

test('nobody is behind a job without a token', async () => {
  expect(await actorOnGitHub(event, undefined, environment)).toEqual({
    refused:
      'What ann, who started this job, may do is unknown. There is no token to ask GitHub with.',
  });
});

test('nobody is behind what is no job of GitHub Actions', async () => {
  expect(await actorOnGitHub(undefined, api, environment)).toEqual({
    refused: 'This is not a job of GitHub Actions.',
  });
});
