/** The team's own policies: the interface of what judges a plan by them. */
import type { Finding } from '../../model/finding.ts';
import { listParts, phrase, typed } from '../../model/sentence.ts';
import type { JudgeTraits } from '../../model/judge-traits.ts';
import type { PolicyResult } from '../../model/policy-result.ts';
import type { PlanJson } from '../../model/plan-json.ts';
import type { LocalRunInput, PullRequestOfJob, RunInput } from '../../model/run-input.ts';
import type { Exceptions } from '../exceptions.ts';
import { ownersByLine, type PolicyOwners } from '../policy-owners.ts';
import { emptyReading, type HowRead, type SystemEvidence } from '../reading.ts';

export const OWN_POLICIES: JudgeTraits = {
  name: 'own-policies',
  title: 'own policies',
  reads: 'plan',
  counted: 'policy',
  countsAsPolicy: true,
  acceptedBy: 'people',
  excepted: 'by-directory-and-policy',
  toldApartBy: 'message',
  mayHoldLater: true,
};

/** The plan of one workspace, and what policies may know besides it. */
export interface WorkspacePlan {
  json: PlanJson;
  /** Undefined if the service leaves out a value that policies may read: no value is made up. */
  run: RunInput | LocalRunInput | undefined;
  /** What the CI host says of the change; undefined if there is none. */
  pullRequest?: PullRequestOfJob | undefined;
  workspace: string;
  exceptions?: Exceptions | undefined;
  /** Reads the default branch's plan, to find failures that it has too. Left out if these count as well. */
  readBase?: (() => Promise<BasePlan>) | undefined;
  /** The names of the service's policies that judged the same run. */
  servicePolicies?: ReadonlySet<string> | undefined;
}

/** The default branch's plan, or a sentence that says why it could not be compared, so that every failure counts. */
export type BasePlan =
  | {
      json: PlanJson;
      /** Address in the judged plan → address in this plan, for resources whose move neither plan names. */
      movedFrom?: ReadonlyMap<string, string> | undefined;
    }
  | { notice: Finding };

export interface OwnJudgement {
  results: PolicyResult[];
  /** What is to be said besides the results. */
  notices: Finding[];
}

/** What judges by the team's own policies. */
export interface OwnPolicies {
  /** The directories or addresses of the policies, as they were written. */
  readonly sources: readonly string[];
  /** Whether the whole plan is read, with every value. */
  readonly readsWhole: boolean;
  /** Whether one of them may read what was changed by others than the program that plans; left out where that is not known. */
  readonly readsDrift?: boolean | undefined;
  /** @throws an Error whose message is the end of a sentence: why the plan cannot be judged */
  judge(plan: WorkspacePlan, signal: AbortSignal): Promise<OwnJudgement>;
  /** Asks one policy again. Exceptions are not looked at. Undefined if there is no such policy. @throws as `judge` */
  askAgain?(
    plan: WorkspacePlan,
    asked: AskedOfPolicy,
    signal: AbortSignal,
  ): Promise<PolicyResult | undefined>;
}

/** One policy, asked about a plan without some of its parts. */
export interface AskedOfPolicy {
  policySet: string;
  policy: string;
  /** Paths in the plan: names of members and indexes of lists. They are removed one after the other. */
  without: readonly (readonly string[])[];
}

/**
 * The results, where people may approve a condition only if the policy names them, or a line of `override-by` does.
 *
 * @param isAdvisory whether no condition has to be approved
 */
export function withConditions(
  results: readonly PolicyResult[],
  owners: PolicyOwners | undefined,
  isAdvisory: boolean,
): PolicyResult[] {
  return results.map((result) => {
    if (result.status !== 'known-after-apply') return result;
    const isNamed =
      result.approval !== undefined || (owners && ownersByLine(owners, result)) !== undefined;
    return { ...result, overridable: result.overridable && isNamed && !isAdvisory };
  });
}

/** The results of own policies that could judge the plan. */
export function ownEvidence(results: PolicyResult[]): SystemEvidence {
  const how: HowRead = { complete: true };
  return { judge: OWN_POLICIES, how, reading: { ...emptyReading(), results } };
}

/**
 * The doubt that own policies could not judge the plan.
 *
 * @param sources of the policies, as they were written
 * @param why its sentence comes after a colon
 */
export function notJudgedByOwn(sources: readonly string[], why: Finding): SystemEvidence {
  const names = listParts(sources.map(typed));
  const says = phrase`The plan was not judged by ${names}: ${why.says}`;
  return { ...ownEvidence([]), reading: { ...emptyReading(), doubts: [{ ...why, says }] } };
}
