/** Without a lie, every scenario comes to what its script says: `lies.test.ts` tells the lies. */
import { SCENARIOS } from './scenarios.ts';
import { truthOf } from './truth.ts';
import { live } from './world.ts';
import { expect, test } from '../support/jest.ts';

test.each(SCENARIOS.map((scenario) => [scenario.name, scenario] as const))(
  '%s: the verdict is what the script says',
  async (_, scenario) => {
    const { verdict, runs } = await live(scenario);
    expect(verdict).toBe(truthOf(scenario));
    expect(runs.map(({ status }) => status)).not.toContain('applied');
  },
);
