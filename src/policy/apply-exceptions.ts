/** Which failures the file of exceptions takes out. */
import type { PolicyResult } from '../model/policy-result.ts';
import type { AcceptanceRule } from './accept-failures.ts';
import { fitsFromRoot, matchesGlob } from './address-patterns.ts';
import { UNNAMED } from './systems/policy-checks.ts';
import { daysLeft, type PolicyException } from './read-exceptions.ts';

/** The exceptions of one check. */
export interface Exceptions {
  entries: readonly PolicyException[];
  /** The UTC day of the check, as in `2026-11-23`. */
  today: string;
}

/**
 * Makes the function that says which addresses of a failure are excepted. Only exceptions that have not ended count. If
 * several fit, the first in the file does.
 */
export function ruleOfExceptions(
  workspace: string,
  { entries, today }: Exceptions,
): AcceptanceRule {
  const acceptances = entries
    .filter((entry) => daysLeft(entry, today) >= 0)
    .map((entry) => ({ entry, acceptance: acceptanceBy(entry) }));
  return (result) => {
    const fitting = acceptances.filter(({ entry }) => fitsPolicy(entry, result, workspace));
    if (fitting.length === 0) return undefined;
    const ofWholePolicy = fitting.find(({ entry }) => entry.address === undefined);
    if (ofWholePolicy !== undefined) return ofWholePolicy.acceptance;
    return (address) => fitting.find(({ entry }) => fitsAddress(entry, address))?.acceptance;
  };
}

/** What becomes of a failure that an entry accepts. */
export function acceptanceBy({ until, owner, reason }: PolicyException) {
  return { status: 'excepted', excepted: { until, owner, reason } } as const;
}

/** The exceptions that fit a failure of this result, ended ones included: for reports of their ends. */
export function exceptionsFor(
  result: PolicyResult,
  workspace: string,
  entries: readonly PolicyException[],
): PolicyException[] {
  if (result.status === 'passed') return [];
  return entries.filter(
    (entry) =>
      fitsPolicy(entry, result, workspace) &&
      (entry.address === undefined ||
        result.resources.some(({ address }) => fitsAddress(entry, address))),
  );
}

/** Whether the entry has an address or a pattern that fits this address, or the address of what is around it. */
export function fitsAddress({ address: pattern }: PolicyException, address: string): boolean {
  return pattern !== undefined && fitsFromRoot(pattern, address);
}

/**
 * Whether a failure still counts although an entry has the address of its resource: only the text of the policy names
 * the resource, and no message is about it.
 */
export function isNamedInText(entry: PolicyException, result: PolicyResult): boolean {
  const { status, resources, printedFor = [] } = result;
  if (status !== 'failed') return false;
  const fits = (address: string) => fitsAddress(entry, address);
  return resources.some(({ address }) => fits(address)) && !printedFor.flat().some(fits);
}

/**
 * Whether an entry fits a policy and a workspace. It never fits a result of the guard, which comments approve. An own
 * policy may be named with its directory.
 */
export function fitsPolicy(
  entry: PolicyException,
  { policy, policySet, system }: PolicyResult,
  workspace: string,
): boolean {
  const names = system === 'own-policies' ? [policy, `${policySet}/${policy}`] : [policy];
  const isNamed = names.includes(entry.policy) && policy !== UNNAMED && system !== 'guard';
  return isNamed && matchesGlob(entry.workspace, workspace);
}
