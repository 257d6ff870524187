/** What a person may approve or override. */
import type { PolicyResult, RunTaskResult } from '../model/policy-result.ts';

/**
 * Whether a person may approve this failure, or the condition under which a policy would pass. Nobody may if its level is
 * advisory or cannot be overridden.
 */
export function mayBeApproved({ judge, status, level, overridable }: PolicyResult): boolean {
  const isCondition = status === 'known-after-apply' && judge.mayHoldLater && level !== 'advisory';
  return (status === 'failed' || isCondition) && overridable;
}

/** Whether something waits for people, and all of it for their approval on the change: an override at the service helps nothing. */
export function waitsForApproval(
  results: readonly PolicyResult[],
  runTasks: readonly RunTaskResult[],
): boolean {
  const waiting = results.filter(mayBeApproved);
  const overridden = runTasks.some(({ status, overridable }) => status !== 'passed' && overridable);
  return waiting.length > 0 && waiting.every(isApprovedHere) && !overridden;
}

/** Whether people approve it by a comment on the change, and override nothing at the service. */
export function isApprovedHere({ judge }: Pick<PolicyResult, 'judge'>): boolean {
  return judge.acceptedBy === 'people';
}
