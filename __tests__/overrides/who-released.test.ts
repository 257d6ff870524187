/** The person behind a job of GitHub: who started it, or who released it for an environment. */
import { HostError } from '../../src/hosts/host-error.ts';
import { readEvent } from '../../src/hosts/github/event.ts';
import { actorOnGitHub } from '../../src/overrides/who-may.ts';
import { expect, test } from '../support/jest.ts';

const JOB = 'https://github.com/acme/infra/actions/runs/7';
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
type Review = { environments: string[]; person: string | undefined };

const apiOf = (reviews: Review[] | Error, more: object = {}) =>
  ({
    server: { name: 'github', service: 'GitHub' },
    permissionOf: async (login: string) => (login === 'rita' ? 'read' : 'write'),
    commands: {
      approvals: async (runId: number) => {
        if (reviews instanceof Error) throw reviews;
        return runId === 7 ? reviews : [];
      },
    },
    ...more,
  }) as unknown as Api;
const by = (person: string | undefined, ...environments: string[]): Review => ({
  person,
  environments,
});

test.each<[string, Review[], string]>([
  ['the only reviewer', [by('bob', 'production')], 'bob'],
  ['the last of two', [by('bob', 'production'), by('carl', 'staging', 'production')], 'carl'],
  ['the last who may write', [by('bob', 'production'), by('rita', 'production')], 'bob'],
  ['no reviewer of another environment', [by('bob', 'production'), by('carl', 'staging')], 'bob'],
  ['no app', [by('bob', 'production'), by(undefined, 'production')], 'bob'],
])('a job was released by %s', async (_, reviews, person) => {
  const actor = await actorOnGitHub(event, apiOf(reviews), environment, 'production');
  expect(actor).toEqual({ by: person, job: expect.stringContaining(JOB) });
});

test('without an environment, who started the job is behind it', async () => {
  const actor = await actorOnGitHub(event, apiOf([by('bob', 'production')]), environment);
  expect(actor).toEqual({ by: 'ann', job: expect.stringContaining(JOB) });
});

test.each<[string, Api, string, Parameters<typeof actorOnGitHub>[0]]>([
  ['outside of GitHub Actions', apiOf([]), 'This is not a job of GitHub Actions.', undefined],
  ['whom nobody released', apiOf([]), 'for the environment production. Give it', event],
  [
    'that only a reader released',
    apiOf([by('rita', 'production')]),
    'rita, who released this job, may not write in the repository ("read").',
    event,
  ],
  [
    'whose reviews cannot be read',
    apiOf(new HostError('unreachable', 'GitHub did not answer.')),
    'Who released this job is unknown: GitHub did not answer.',
    event,
  ],
  [
    'of a host without reviewers',
    apiOf([], { server: { name: 'gitea', service: 'Gitea', ignoresEnvironments: true } }),
    'Who released this job is unknown. Gitea ignores',
    event,
  ],
  [
    'of a host that lists no reviews',
    apiOf([], { commands: undefined }),
    'and GITHUB_TOKEN to ask with.',
    event,
  ],
])('nobody is behind a job %s', async (_, api, why, about) => {
  const actor = await actorOnGitHub(about, api, environment, 'production');
  expect(actor).toEqual({ refused: expect.stringContaining(why) });
});

test('nobody is behind a job without a token', async () => {
  expect(await actorOnGitHub(event, undefined, environment)).toEqual({
    refused:
      'What ann, who started this job, may do is unknown. There is no token to ask GitHub with.',
  });
});
