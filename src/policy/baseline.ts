/**
 * Whether a failure was there before the change, by the policy results of the workspace's present configuration: the baseline
 * that reports show. It changes no verdict; which failures do not count is in `existing-failures.ts`.
 */
import { addTo } from '../model/add-to.ts';
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
  const failuresOfSame = findSame(current);
  return results.map((result) => {
    const failures = hasFailed(result) ? failuresOfSame(result) : undefined;
    if (failures === undefined) return result;
    const baselineOf = readBaseline(failures);
    if (result.resources.length === 0) return { ...result, baseline: baselineOf(undefined) };
    const resources = result.resources.map((resource) => {
      return { ...resource, baseline: baselineOf(resource.address) };
    });
    return { ...result, resources, baseline: commonBaseline(resources) };
  });
}

/**
 * Makes the function that finds the failures of the same policy among other results. It returns undefined if the policy has
 * no name, is not among them, or has a result that is neither passed nor failed.
 */
export function findSame(
  others: readonly PolicyResult[],
): (result: PolicyResult) => PolicyResult[] | undefined {
  const byPolicy = new Map<string, PolicyResult[]>();
  for (const other of others) addTo(byPolicy, keyOfPolicy(other), other);
  return (result) => {
    if (result.policy === '' || result.policy === UNNAMED) return undefined;
    const same = byPolicy.get(keyOfPolicy(result)) ?? [];
    const isClear = same.every((other) => hasFailed(other) || other.status === 'passed');
    return same.length > 0 && isClear ? same.filter(hasFailed) : undefined;
  };
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
export function keyOfPolicy({ judge, policySet, policy }: PolicyResult): string {
  return JSON.stringify([judge.name, policySet, policy]);
}

/**
 * @param failures of the same policy before
 * @returns a function of the address of a resource that fails now, or of undefined if the failure names none
 */
function readBaseline(failures: readonly PolicyResult[]) {
  const numbers = failures.map(({ resources }) => resources.length);
  const before = new Set(
    failures.flatMap(({ resources }) => resources.map(({ address }) => address)),
  );
  // If an earlier failure may not name all its resources, this one may be among them.
  const areComplete = numbers.every((number) => number > 0 && number < MOST_ADDRESSES);
  return (address: string | undefined): Baseline | undefined => {
    if (failures.length === 0) return 'new';
    if (address === undefined) return numbers.includes(0) ? 'existing' : undefined;
    if (before.has(address)) return 'existing';
    return areComplete ? 'new' : undefined;
  };
}
