/** What examples/workflows/ has for the time after the merge, run as it is written. */
import { ingressOf } from '../../support/pushes.ts';
import { describe, expect, test } from '../../support/jest.ts';
import { BASE, MERGE } from '../../support/scenario.ts';
import { RUN } from '../commands/commented.ts';
import { inNetwork, ours, pushed, recipe, recipeWorld } from './recipe-world.ts';

const world = recipeWorld('after-merge');
const { start, run, expectRun } = world;
const statuses = () => world.scenario.service.runs().map(({ status }) => status);

describe('after the merge', () => {
  const both = { 'production-plan': ours.secrets, production: ours.secrets };
  const BOT = 'github-merge-queue[bot]';
  const asBot = {
    ...pushed,
    env: { ...pushed.env, GITHUB_ACTOR: BOT, GITHUB_TRIGGERING_ACTOR: BOT },
  };
  const reviewed =
    (by: string, environment?: string, state: 'approved' | 'rejected' = 'approved') =>
    (named: string) => {
      if (named !== 'production') return;
      world.scenario.github.review({ run: RUN, environment: environment ?? named, by, state });
    };

  test('`provisional` saves a plan, and discards that of a closed request', async () => {
    await start();
    const environments = { production: ours.secrets };
    const options = { environments, ...pushed, ...inNetwork };
    await expectRun('provisional', options, { gate: 'success' });
    expect(statuses()).toEqual(['planned_and_saved']);
  });

  test('`apply` applies what a merge queue pushed and a reviewer released', async () => {
    await start();
    const options = { environments: both, ...asBot, release: reviewed('octocat') };
    const said = await expectRun('apply', options, { gate: 'success', apply: 'success' });
    expect(statuses()).toEqual(['applied']);
    expect(said).toContain('by octocat: applied after the gate');
  });

  const NONE = 'No reviewer has released this run';
  test.each([
    ['nobody released it', undefined, `${NONE} for the environment production`],
    ['an app released it', reviewed('helper[bot]'), NONE],
    [
      'a person who may not write released it',
      reviewed('rita'),
      'rita, who released this job, may not write',
    ],
    ['another environment was released', reviewed('octocat', 'staging'), NONE],
    ['it was rejected', reviewed('octocat', 'production', 'rejected'), NONE],
  ])('`apply` applies nothing where %s', async (_, release, why) => {
    await start();
    const options = { environments: both, ...asBot, ...(release && { release }) };
    const { results: ended, said } = await run('apply', options);
    expect(ended).toEqual({ gate: 'success', apply: 'failure' });
    expect(said).toContain(why);
    expect(said).toContain('the apply is refused. ');
    expect(statuses()).toEqual(['planned_and_saved']);
  });

  test('`apply` is refused without the permission to ask, and names it', async () => {
    await start();
    const text = recipe('apply').replace(/ {6}actions: read.*\n/, '');
    const options = { environments: both, ...asBot, release: reviewed('octocat') };
    const { results: ended, said } = await run('apply', options, text);
    expect(ended).toEqual({ gate: 'success', apply: 'failure' });
    expect(said).toMatch(/Who released this job is unknown: .*`actions: read`/);
  });

  test('`report-apply` comments on the pull request', async () => {
    await start({ vcsRepository: 'acme/infra', autoApply: true });
    world.scenario.github.merge(42, MERGE);
    const page = `${world.proxied.serverUrl}/acme/infra/compare/${BASE}...${MERGE}`;
    const ingress = {
      ...ingressOf({ commit: MERGE, server: world.proxied.serverUrl }),
      'is-pull-request': false,
      'pull-request-number': null,
      'pull-request-url': null,
      'compare-url': page,
    };
    world.push(ingress);
    await expectRun('report-apply', { ...ours, ...pushed }, { report: 'success' });
  });
});

test('every job ran behind the proxy', () => world.expectAllBehindProxy());
