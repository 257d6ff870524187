/** The team's own policies: what judges the plan of a run by them, and what becomes of exceptions there. */
import type { PolicyResult } from '../../model/policy-result.ts';
import type { PlanJson } from '../../model/plan-json.ts';
import type { LocalRunInput, PullRequestInput, RunInput } from '../../model/run-input.ts';
import type { Exceptions } from '../apply-exceptions.ts';
import { emptyReading, type HowRead, type SystemEvidence } from '../reading.ts';
import type { PolicySystem } from './policy-system.ts';

export const OWN_POLICIES: PolicySystem = { name: 'own-policies', title: 'own policies' };

/** The plan of one run. */
export interface PlanOfRun {
  json: PlanJson;
  /** Undefined if the service does not say enough of it; nothing of a run is made up. */
  run: RunInput | LocalRunInput | undefined;
  /** What the CI host says of the change; undefined if there is none. */
  pullRequest?: PullRequestInput | undefined;
  workspace: string;
  exceptions?: Exceptions | undefined;
  /** Reads the default branch's plan, as whole as this one; left out if every failure counts. */
  readBase?: (() => Promise<BasePlan>) | undefined;
  /** The names of the service's policies that judged it. */
  others?: ReadonlySet<string> | undefined;
}

/** The default branch's plan, or the sentence why every failure counts. */
export type BasePlan =
  | {
      json: PlanJson;
      /** Address in the judged plan → the one in this plan, where none of the two says it. */
      movedFrom?: ReadonlyMap<string, string> | undefined;
    }
  | { notice: string };

export interface OwnJudgement {
  results: PolicyResult[];
  /** What is to be said besides the results, in whole sentences. */
  notices: string[];
}

/** What somebody approved by a comment, for one commit and one workspace. */
export interface Approval {
  approves: (act: string) => boolean;
  by: string;
  /** ISO 8601. */
  at: string;
  reason: string;
}

/** What judges by the team's own policies. */
export interface OwnPolicies {
  /** The directories or addresses of the policies, as they were written. */
  readonly sources: readonly string[];
  /** Whether the whole plan is read, with every value. */
  readonly readsWhole: boolean;
  /** Reads what people approved of failures in this workspace; left out where nobody can. */
  released?(workspaceId: string): Promise<readonly Approval[]>;
  /** @throws an Error whose message is the end of a sentence: why the plan cannot be judged */
  judge(plan: PlanOfRun, signal: AbortSignal): Promise<OwnJudgement>;
}

/**
 * What a person approves who overrides a failure: each of its messages. Another message about the same resource is not
 * approved with it.
 */
export function actsOfOwn({ policySet, policy, output, message }: PolicyResult): string[] {
  const texts = output.length > 0 ? output : [message];
  return texts.map((text) => `override ${policySet}/${policy}: ${text}`);
}

/** Whether a person may approve this failure: at a level that is mandatory, and no more. */
export function mayBeApproved({ status, overridable }: PolicyResult): boolean {
  return status === 'failed' && overridable;
}

/** The results, with those overridden whose every message is approved. */
export function withApprovals(
  results: readonly PolicyResult[],
  approvals: readonly Approval[],
): PolicyResult[] {
  return results.map((result) => {
    if (!mayBeApproved(result)) return result;
    const given = actsOfOwn(result).map((act) => approvals.findLast((one) => one.approves(act)));
    const [first] = given;
    if (first === undefined || given.includes(undefined)) return result;
    const { by, at, reason } = first;
    return { ...result, status: 'overridden', override: { by, at, reason } };
  });
}

/** What own policies said of a plan that they judged. */
export function ownEvidence(results: PolicyResult[]): SystemEvidence {
  const how: HowRead = { complete: true };
  return { system: 'own-policies', how, reading: { ...emptyReading(), results } };
}

/** Own policies that could not judge. @param why the end of a sentence */
export function ownDoubt(sources: readonly string[], why: string): SystemEvidence {
  const sentence = `The plan was not judged by ${sources.map((one) => `\`${one}\``).join(', ')}: ${why.replace(/\.$/, '')}.`;
  return { ...ownEvidence([]), reading: { ...emptyReading(), doubts: [sentence] } };
}
