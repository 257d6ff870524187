/** Held against Terraform itself; `npm run compare-with-terraform` goes on for 10,000 configurations. */
import { expect } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { compare } from './against-terraform/compare.ts';

testWith('terraform', 'no file that counts as unread changes a plan', async (terraform) => {
  const seeds = Array.from({ length: 20 }, (_, at) => at);
  const work = async (): Promise<void> => {
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      const { missed, refused } = await compare(seed, terraform);
      expect({ seed, missed }).toEqual({ seed, missed: [] });
      planned += refused ? 0 : 1;
    }
  };
  let planned = 0;
  await Promise.all([work(), work(), work()]);
  expect(planned).toBeGreaterThan(15);
});
