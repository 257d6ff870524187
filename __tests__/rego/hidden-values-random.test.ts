/** Random policies over pairs of plans that differ in hidden values alone: none may pass that fails with the values. */
import { expect } from '../support/jest.ts';
import { sampled, showFigure } from '../support/sampled.ts';
import { judgePairs, type JudgedPair } from '../support/hidden-pairs.ts';
import { testWith } from '../support/optional-tools.ts';
import { randomPolicy } from '../support/random-policies.ts';

/** Enough for a start of `opa` to cost little, and few enough for one process to hold. */
const TOGETHER = 250;
const POLICIES = 20_000;

testWith(
  'opa',
  'no random policy passes without the hidden values and fails with them',
  async () => {
    const seeds = Array.from({ length: sampled(POLICIES) }, (_, at) => at);
    const leaks: string[] = [];
    const judged: JudgedPair[] = [];
    for (let at = 0; at < seeds.length; at += TOGETHER) {
      const some = seeds.slice(at, at + TOGETHER);
      const pairs = await judgePairs(some.map(randomPolicy));
      for (const [index, pair] of pairs.entries()) {
        if (pair === undefined) continue;
        judged.push(pair);
        const seed = some[index] ?? 0;
        if (pair.isLeak && pair.why === undefined)
          leaks.push(`seed ${seed}:\n${randomPolicy(seed)}`);
      }
    }
    const undecided = judged.filter(({ why }) => why !== undefined).length;
    const dependent = judged.filter(({ isLeak }) => isLeak).length;
    showFigure(
      `random policies: seeds 0 to ${seeds.length - 1}, ${judged.length} that opa takes, ${dependent} decide by hidden values, ${undecided} are undecided, ${leaks.length} leak`,
    );
    expect(leaks.slice(0, 5)).toEqual([]);
    // The generator finds its way to the values.
    expect(dependent).toBeGreaterThan(judged.length / 50);
  },
  30 * 60_000,
);
