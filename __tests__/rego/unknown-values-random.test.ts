/** Random policies over random plans with unknown values: no pass counts where the policy fails once the values are known. */
import { expect } from '../support/jest.ts';
import { sampled, showFigure } from '../support/sampled.ts';
import { testWith } from '../support/optional-tools.ts';
import { plainPolicy, randomPolicy } from '../support/random-policies.ts';
import { judgeCases, randomUnknownPlan, type JudgedCase } from '../support/unknown-plans.ts';

const CASES = 20_000;
/** So many policies are judged by one process, each on so many plans. */
const TOGETHER = 50;
const PLANS = 5;
/** One in four uses everything that the language has, and so reads nearly everything. */
const policyOf = (seed: number) => (seed % 4 === 0 ? randomPolicy(seed) : plainPolicy(seed));

testWith(
  'opa',
  'no random policy passes before the apply and fails afterwards',
  async () => {
    const seeds = Array.from({ length: Math.ceil(sampled(CASES) / PLANS) }, (_, at) => at);
    const judged: JudgedCase[] = [];
    const leaks: string[] = [];
    for (let at = 0; at < seeds.length; at += TOGETHER) {
      const some = seeds.slice(at, at + TOGETHER);
      const plans = Array.from({ length: PLANS }, (_, plan) =>
        randomUnknownPlan(at * PLANS + plan),
      );
      for (const each of await judgeCases(some.map(policyOf), plans)) {
        judged.push(each);
        if (!each.isLeak || !each.counts) continue;
        const { planned } = plans[each.plan] ?? {};
        leaks.push(
          `seed ${some[each.policy]}:\n${policyOf(some[each.policy] ?? 0)}\n${JSON.stringify(planned)}`,
        );
      }
    }
    const passes = judged.filter((each) => each.passes);
    const dependent = passes.filter(({ isLeak }) => isLeak).length;
    const later = passes.filter(({ counts }) => !counts).length;
    showFigure(
      `random plans: ${judged.length} cases that opa takes, ${passes.length} pass, ${dependent} of them fail after an apply, ${later} are known after the apply, ${leaks.length} leak`,
    );
    expect(leaks.slice(0, 3)).toEqual([]);
    // The generator finds its way to the values, and not everything depends on them.
    expect(dependent).toBeGreaterThan(judged.length / 50);
    expect(passes.length - later).toBeGreaterThan(judged.length / 20);
  },
  30 * 60_000,
);
