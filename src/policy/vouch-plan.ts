/**
 * What must hold for a plan that was made here to pass, where no service has a run. As for a run, what no claim covers
 * is undecided.
 */
import type { PlanLimit } from '../model/plan-json.ts';
import {
  fromDoubt,
  HOLDS,
  policyClaim,
  PLAN_FAILED,
  doesNotHold,
  undecided,
} from './claim-result.ts';
import type { ClaimResult } from './claim-result.ts';
import type { Reading, SystemEvidence } from './reading.ts';
import type { JudgedBase } from './target-branches.ts';
import { isForItsBase, vouchInOrder } from './vouch.ts';

interface PlannedHere {
  limits: readonly PlanLimit[];
}

/** Everything that the verdict on a plan depends on. */
export interface PlanEvidence {
  requirements: {
    requirePolicies: boolean;
    /** The base of the request that is judged; undefined for a job about no request. */
    base: JudgedBase | undefined;
    /** Why no policy judges; a sentence for people. */
    noPolicies?: string | undefined;
    /** Whether a guard must have judged what the plan destroys. */
    guarded: boolean;
  };
  /** What limits the plan; or whole sentences about why there is none. */
  plan: PlannedHere | { failed: readonly string[] };
  /** The team's own policies: nothing else judges here. Absent if they were not asked, since there is no plan. */
  own?: SystemEvidence | undefined;
  /** The results of the guard over destroyed resources. */
  guard?: Reading | undefined;
}

type PlanClaim = (evidence: PlanEvidence) => readonly ClaimResult[];

/** What each kind of limit means for the verdict. An empty state and a note change nothing. */
const CLAIM_OF_LIMIT: Record<PlanLimit['kind'], (message: string) => ClaimResult> = {
  'not-certain': (message) => undecided(message),
  partial: (sentence) => ({ green: 'advisory', sentence }),
  unproven: (sentence) => ({ green: 'advisory', sentence }),
  field: (sentence) => ({ green: 'advisory', sentence }),
  'empty-state': () => HOLDS,
  noted: () => HOLDS,
};

/** Every claim that must hold for a green verdict. Nothing else is examined. */
export const PLAN_CLAIMS = {
  own: {
    wasAsked: ({ own, plan, requirements }) =>
      isPlanned(plan) && requirements.noPolicies === undefined && own === undefined
        ? [undecided('The plan was not judged by the policies.')]
        : [],
    isKnown: ({ own }) => (own !== undefined && 'doubt' in own.how ? [fromDoubt(own.how)] : []),
    hasNoDoubt: ({ own }) => own?.reading.doubts.map((sentence) => undecided(sentence)) ?? [],
    hasNoError: ({ own }) =>
      own?.reading.errors.map((sentence) => doesNotHold('errored', sentence)) ?? [],
    passes: ({ own }) => own?.reading.results.map((result) => policyClaim(result)) ?? [],
    hasJudged: ({ own, requirements: { noPolicies } }) =>
      own !== undefined &&
      noPolicies === undefined &&
      own.reading.results.length + own.reading.doubts.length === 0
        ? [undecided('The policies gave no result for this plan.')]
        : [],
  },
  plan: {
    isGood: ({ plan }) => (isPlanned(plan) ? [] : [PLAN_FAILED]),
    isComplete: ({ plan }) =>
      isPlanned(plan) ? plan.limits.map(({ kind, message }) => CLAIM_OF_LIMIT[kind](message)) : [],
  },
  guard: {
    wasAsked: ({ guard, plan, requirements }) =>
      guard === undefined && requirements.guarded && isPlanned(plan)
        ? [undecided('What the plan destroys was not checked.')]
        : [],
    hasNoDoubt: ({ guard }) =>
      guard?.doubts.map((sentence) => undecided(sentence, { code: 'PG-134' })) ?? [],
    // Why a rule was not evaluated is the doubt of the claim before.
    passes: ({ guard }) =>
      guard?.results
        .filter(({ status }) => status !== 'not-evaluated')
        .map((result) => policyClaim(result)) ?? [],
  },
  requirements: {
    isForItsBase: ({ requirements }) => [isForItsBase(requirements)],
    isJudged: ({ plan, own, requirements: { requirePolicies, noPolicies } }) => {
      const isRequired = requirePolicies || noPolicies !== undefined;
      if (!isPlanned(plan) || !isRequired || (own?.reading.results.length ?? 0) > 0) return [];
      return [undecided(noPolicies ?? 'No policy judged this plan, and policies are required.')];
    },
  },
} satisfies Record<string, Record<string, PlanClaim>>;

const ORDER = ['own', 'plan', 'guard', 'requirements'] as const;

/** Makes a function that decides by these claims. A check uses `PLAN_CLAIMS`; tests leave a claim out. */
export function vouchForPlanBy(
  claims: Readonly<Record<keyof typeof PLAN_CLAIMS, Readonly<Record<string, PlanClaim>>>>,
) {
  return vouchInOrder(ORDER, claims);
}

function isPlanned(plan: PlanEvidence['plan']): plan is PlannedHere {
  return 'limits' in plan;
}
