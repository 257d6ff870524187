/** Compares failures with the policy results of the workspace's present configuration. It decides nothing. */
import { MOST_ADDRESSES } from '../model/address.ts';
import { UNNAMED } from './systems/policy-checks.ts';
import type { Baseline, PolicyResult } from '../model/policy-result.ts';

const NAMELESS = ['', UNNAMED];

/**
 * The results with their baseline, where policy system, policy set, policy and address identify it. A
 * policy that is not among `current`, or has no clear result there, gets none.
 */
export function compareWithBaseline(
  results: readonly PolicyResult[],
  current: readonly PolicyResult[],
): PolicyResult[] {
  return results.map((result) => {
    const same = current.filter((other) => keyOf(other) === keyOf(result));
    const clear =
      same.length > 0 && same.every((one) => failedOrOverridden(one) || one.status === 'passed');
    if (!failedOrOverridden(result) || !clear || NAMELESS.includes(result.policy)) return result;
    const failures = same.filter(failedOrOverridden);
    const resources = result.resources.map((each) => {
      return { ...each, baseline: baselineOf(each.address, failures) };
    });
    const none = { baseline: baselineOf(undefined, failures) };
    return {
      ...result,
      resources,
      baseline: commonBaseline(resources.length > 0 ? resources : [none]),
    };
  });
}

/** The baseline of several resources, if all have the same one. */
export function commonBaseline(all: readonly { baseline?: Baseline }[]): Baseline | undefined {
  const [first] = all;
  return all.every(({ baseline }) => baseline === first?.baseline) ? first?.baseline : undefined;
}

/** Whether it failed, even if a person has overridden it. */
export function failedOrOverridden({ status }: PolicyResult): boolean {
  return status === 'failed' || status === 'overridden';
}

/** One policy of one set, in all runs. */
export function keyOf({ system, policySet, policy }: PolicyResult): string {
  return JSON.stringify([system, policySet, policy]);
}

function baselineOf(
  address: string | undefined,
  failures: readonly PolicyResult[],
): Baseline | undefined {
  const named = failures.map(({ resources }) => resources.map((resource) => resource.address));
  const isAmong = (all: string[]) =>
    address === undefined ? all.length === 0 : all.includes(address);
  if (named.some(isAmong)) return 'existing';
  // If one side may not name all its resources, this one may be among them.
  const whole = named.every(({ length }) => length > 0 && length < MOST_ADDRESSES);
  return failures.length === 0 || (address !== undefined && whole) ? 'new' : undefined;
}
