/** The guard over what a plan destroys and which actions it invokes. It counts as no policy. */
import { judgeByGuard } from '../../policy/guard.ts';
import type { PlanJudge } from './policy-judge.ts';

export const GUARD: PlanJudge = {
  reads: 'plan',
  systems: [],
  isAsked: ({ guard: rules }) => rules !== undefined,
  async judge(plan, { judging, changes }) {
    const { guard: rules } = judging;
    if (rules === undefined) return undefined;
    const { isPartial, unseen } = plan;
    const { attributes } = await plan.known();
    if (attributes === undefined) return undefined;
    return {
      guard: judgeByGuard({ ...rules, partial: isPartial }, attributes, await changes(), unseen),
    };
  },
};
