/** The guard over what a plan destroys and which actions it invokes. It counts as no policy. */
import { GUARD_TRAITS, isProtection, judgeByGuard } from '../../policy/guard.ts';
import type { Judged, PlanJudge } from './policy-judge.ts';

export const GUARD: PlanJudge = {
  reads: 'plan',
  systems: [GUARD_TRAITS],
  isAsked: ({ guard: rules }) => rules !== undefined,
  asksForChanges: ({ guard }) => guard && { mayReadWhole: guard.fullPlan === true },
  judgesAlone: ({ protect = [], maxDestroys }) => protect.length > 0 || maxDestroys !== undefined,
  async judge(plan, { judging, changes }) {
    const { guard } = judging;
    if (guard === undefined) return undefined;
    const { isPartial, unseen } = plan;
    const { attributes } = await plan.known();
    if (attributes === undefined) return undefined;
    const rules = { ...guard, partial: isPartial };
    const planned = await changes();
    const reading = judgeByGuard(rules, attributes, planned, unseen);
    // It is asked about one rule of `protect`: how many resources a part of a plan destroys is not known.
    const askAgain: Judged['askAgain'] = async ({ policy, without, all }) => {
      if (planned === undefined || !isProtection(policy)) return undefined;
      const left = new Set(all.flatMap((entry) => (without.includes(entry) ? [] : entry.name)));
      const gone = new Set(without.flatMap(({ name }) => (left.has(name) ? [] : name)));
      const kept = planned.changes.filter(({ address }) => !gone.has(address));
      const again = { ...rules, maxDestroys: undefined };
      const { results, doubts } = judgeByGuard(
        again,
        attributes,
        { ...planned, changes: kept },
        unseen,
      );
      return doubts.length > 0 ? undefined : results;
    };
    return { systems: [{ judge: GUARD_TRAITS, how: { complete: true }, reading }], askAgain };
  },
};
