/** The guard over what a plan destroys and which actions it invokes. It counts as no policy. */
import { scopeOfApprovals } from '../../policy/given-approvals.ts';
import { guard } from '../../policy/guard.ts';
import type { PlanJudge } from './policy-judge.ts';

export const GUARD: PlanJudge = {
  reads: 'plan',
  systems: [],
  isAsked: ({ guard: rules }) => rules !== undefined,
  async judge(plan, { judging, changes }) {
    const { guard: rules } = judging;
    if (rules === undefined) return undefined;
    const { workspace, isPartial, unseen } = plan;
    const { attributes } = await plan.known();
    if (attributes === undefined) return undefined;
    const [approvals, planned] = await Promise.all([
      rules.approvals?.(scopeOfApprovals(workspace)),
      changes(),
    ]);
    return {
      guard: guard({ ...rules, partial: isPartial, approvals }, attributes, planned, unseen),
    };
  },
};
