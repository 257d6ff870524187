/**
 * Who owns a policy, by patterns of policies. As in CODEOWNERS, the last line that fits counts. Names come
 * from the service, and are compared as they are.
 */
import { matchesGlob } from './address-patterns.ts';
import { UNNAMED } from './systems/policy-checks.ts';

/** Who may override the failures of other people's changes. */
export interface Approvers {
  /** In lower case. */
  people: string[];
  /** GitHub's names of the roles that may approve. */
  roles: string[];
  teams: { organization: string; team: string }[];
  /** All of them as they are written, without `@`. */
  names: string[];
}

/** The owners of policies: they alone may override a failure. */
export interface PolicyOwners {
  /** `deny_*` fits names of policies, `security/*` a policy set and the name of a policy. */
  lines: readonly { pattern: string; owners: Approvers }[];
  /** The owners of everything that no line fits, of run tasks, and of what a plan destroys. */
  others: Approvers;
}

interface PolicyName {
  policySet: string;
  policy: string;
}

/** The owners of one policy. */
export function ownersOf({ lines, others }: PolicyOwners, policy: PolicyName): Approvers {
  return lines.findLast(({ pattern }) => fitsPolicy(pattern, policy))?.owners ?? others;
}

/** Whether the service, or the log of a policy check, names the policy. Without a name its owners are unknown. */
export function hasPolicyName({ policy }: PolicyName): boolean {
  return policy !== '' && policy !== UNNAMED;
}

/**
 * A pattern with a slash needs a policy set. It does not fit a policy without one, even if its name has a slash. Both names
 * may have slashes, so each slash of the pattern may be the one between them.
 */
function fitsPolicy(pattern: string, { policySet, policy }: PolicyName): boolean {
  const parts = pattern.split('/');
  if (parts.length === 1) return matchesGlob(pattern, policy);
  if (policySet === '') return false;
  return parts.some((_, at) => {
    const set = parts.slice(0, at).join('/');
    return matchesGlob(set, policySet) && matchesGlob(parts.slice(at).join('/'), policy);
  });
}
