/** Compares failures with the policy results of the workspace's present configuration. It decides nothing. */
import { MOST_ADDRESSES } from '../model/address.ts';
import { UNNAMED } from './systems/policy-checks.ts';
import { hasFailed } from './reading.ts';
import type { Baseline, PolicyResult } from '../model/policy-result.ts';

/**
 * The results with their baseline. Policy system, policy set, policy and address say which failures are the same. A
 * failure of a policy that is not among `current`, or has no clear result there, gets none.
 */
export function compareWithBaseline(
  results: readonly PolicyResult[],
  current: readonly PolicyResult[],
): PolicyResult[] {
  return results.map((result) => {
    const failures = failuresOfSame(result, current);
    if (!hasFailed(result) || failures === undefined) return result;
    if (result.resources.length === 0) {
      return { ...result, baseline: baselineOf(undefined, failures) };
    }
    const resources = result.resources.map((resource) => {
      return { ...resource, baseline: baselineOf(resource.address, failures) };
    });
    return { ...result, resources, baseline: commonBaseline(resources) };
  });
}

/**
 * The failures of the same policy among other results.
 *
 * @returns undefined if the policy has no name, is not among them, or has a result that is neither passed nor failed
 */
export function failuresOfSame(
  result: PolicyResult,
  others: readonly PolicyResult[],
): PolicyResult[] | undefined {
  if (result.policy === '' || result.policy === UNNAMED) return undefined;
  const same = others.filter((other) => keyOfPolicy(other) === keyOfPolicy(result));
  const failures = same.filter(hasFailed);
  const isClear = same.every((other) => hasFailed(other) || other.status === 'passed');
  return same.length > 0 && isClear ? failures : undefined;
}

/** The baseline of several resources, if all have the same one. */
export function commonBaseline(
  resources: readonly { baseline?: Baseline }[],
): Baseline | undefined {
  const [first] = resources;
  const areAlike = resources.every(({ baseline }) => baseline === first?.baseline);
  return areAlike ? first?.baseline : undefined;
}

/** One policy of one set, in all runs. */
export function keyOfPolicy({ system, policySet, policy }: PolicyResult): string {
  return JSON.stringify([system, policySet, policy]);
}

/**
 * @param address of the resource that fails now; undefined if the failure names none
 * @param failures of the same policy before
 */
function baselineOf(
  address: string | undefined,
  failures: readonly PolicyResult[],
): Baseline | undefined {
  if (failures.length === 0) return 'new';
  const before = failures.map(({ resources }) => resources.map((resource) => resource.address));
  if (address === undefined)
    return before.some(({ length }) => length === 0) ? 'existing' : undefined;
  if (before.some((addresses) => addresses.includes(address))) return 'existing';
  // If an earlier failure may not name all its resources, this one may be among them.
  const areComplete = before.every(({ length }) => length > 0 && length < MOST_ADDRESSES);
  return areComplete ? 'new' : undefined;
}
