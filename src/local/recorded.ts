/** Keeps what a policy set has said of each plan: a check explains it, and compares it with a trial. */
import type { JudgedPolicy } from '../service/judge.ts';
import type { PolicySet } from '../service/load-policies.ts';
import type { PolicyInput } from '../service/policy-input.ts';

export interface JudgedPlan {
  input: PolicyInput;
  results: readonly JudgedPolicy[];
}

/** The same set, which adds everything that it judges to the list. */
export function recording(set: PolicySet, judged: JudgedPlan[]): PolicySet {
  return {
    ...set,
    judge: {
      ...set.judge,
      judge: async (input, signal) => {
        const results = await set.judge.judge(input, signal);
        judged.push({ input, results });
        return results;
      },
    },
  };
}
