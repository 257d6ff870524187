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

export const NOBODY: Approvers = { people: [], roles: [], teams: [], names: [] };

/** Roles of GitHub in a repository; each may do what those before it may. */
const ROLES = ['maintain', 'admin'];
const LOGIN = /^@?([A-Za-z0-9](?:[A-Za-z0-9_-]{0,37}[A-Za-z0-9])?)$/;
const TEAM = /^@?([A-Za-z0-9][A-Za-z0-9-]{0,38})\/([a-z0-9][a-z0-9._-]{0,99})$/;

/** What a list of names takes, as a sentence for people. */
export const WRITE_NAMES =
  'Write people (octocat), role:maintain, role:admin or teams (acme/platform).';

/**
 * Reads names of people, roles and teams, with or without `@`.
 *
 * @returns `unreadable`: the items that are none of them
 */
export function toApprovers(items: readonly string[]): {
  approvers: Approvers;
  unreadable: string[];
} {
  const approvers: Approvers = { people: [], roles: [], teams: [], names: [] };
  const unreadable: string[] = [];
  for (const item of items) {
    const [, person] = LOGIN.exec(item) ?? [];
    const [, organization, team] = TEAM.exec(item) ?? [];
    const roleIndex = item.startsWith('role:') ? ROLES.indexOf(item.slice('role:'.length)) : -1;
    approvers.names.push(item.replace(/^@/, ''));
    if (roleIndex >= 0) approvers.roles.push(...ROLES.slice(roleIndex));
    else if (organization !== undefined && team !== undefined)
      approvers.teams.push({ organization, team });
    else if (person !== undefined) approvers.people.push(person.toLowerCase());
    else unreadable.push(item);
  }
  return { approvers, unreadable };
}

/** Who must agree to a failure of a policy, and how many of them. The plan never says it. */
export interface ApprovalRule {
  approvers: Approvers;
  /** How many different people; 1 or more. */
  count: number;
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

/**
 * Those whom a line about this policy or its set names, where the policy says itself who must agree. The list for all policies
 * names nobody for it, and neither does a line whose pattern fits every policy.
 */
export function ownersByLine({ lines }: PolicyOwners, policy: PolicyName): Approvers | undefined {
  const line = lines.findLast(({ pattern }) => fitsPolicy(pattern, policy));
  return line !== undefined && /[^*/]/.test(line.pattern) ? line.owners : undefined;
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
