/** What examples/workflows/ has for the time after the merge, run as it is written. */
import { describe, expect, test } from '../../support/jest.ts';
import { MERGE } from '../../support/scenario.ts';
import { inNetwork, ours, pushed, recipeWorld } from './recipe-world.ts';

const world = recipeWorld('after-merge');
const { start, run, expectRun } = world;
const statuses = () => world.scenario.service.runs().map(({ status }) => status);

describe('after the merge', () => {
  const environments = { production: ours.secrets };

  test('`provisional` saves a plan, and discards that of a closed request', async () => {
    await start();
    const options = { environments, ...pushed, ...inNetwork };
    await expectRun('provisional', options, { gate: 'success' });
    expect(statuses()).toEqual(['planned_and_saved']);
  });

  test('`apply` applies nothing that nobody has seen, and says so on the pull request', async () => {
    await start();
    world.scenario.github.merge(42, MERGE);
    const { results, said } = await run('apply', { environments, ...pushed });
    expect(results).toEqual({ apply: 'failure' });
    expect(statuses()).toEqual(['discarded']);
    expect(said).toContain('Not applied: ');
    expect(world.scenario.comment()).toContain('that nobody has seen');
  });
});

test('every job ran behind the proxy', () => world.expectAllBehindProxy());
