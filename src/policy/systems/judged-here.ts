/** The policy systems that judge in this job: their failures are excepted and approved here, and not at a service. */
import type { PolicyResult } from '../../model/policy-result.ts';
import { OWN_POLICIES } from './own-policies.ts';
import { SCANNERS } from './scanners.ts';

const HERE = [OWN_POLICIES.name, SCANNERS.name];

export function isJudgedHere({ system }: { system: string }): boolean {
  return HERE.includes(system);
}

/** Whether people approve its failures by a comment on the change, and not at a service: also what the guard stops. */
export function isApprovedHere(result: { system: string }): boolean {
  return result.system === 'guard' || isJudgedHere(result);
}

/**
 * Whether a person may approve this failure, or the condition under which an own policy would pass. Nobody may if its level is
 * advisory or cannot be overridden.
 */
export function mayBeApproved({ system, status, level, overridable }: PolicyResult): boolean {
  const isCondition =
    status === 'known-after-apply' && system === OWN_POLICIES.name && level !== 'advisory';
  return (status === 'failed' || isCondition) && overridable;
}
