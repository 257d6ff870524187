/** Failures, held against what the policies say of the configuration that is current. Decides nothing. */
import { MOST_ADDRESSES } from './find-addresses.ts';
import { UNNAMED } from './from-policy-check.ts';
import type { Baseline, PolicyResult } from './result.ts';

const NAMELESS = ['', UNNAMED];

/**
 * The results with their baseline, where policy system, policy set, policy and address tell it for
 * certain: nothing is said of a policy that is not among `current`, or has no clear result there.
 */
export function compare(
  results: readonly PolicyResult[],
  current: readonly PolicyResult[],
): PolicyResult[] {
  return results.map((result) => {
    const same = current.filter((other) => keyOf(other) === keyOf(result));
    const clear = same.length > 0 && same.every((one) => failed(one) || one.status === 'passed');
    if (!failed(result) || !clear || NAMELESS.includes(result.policy)) return result;
    const failures = same.filter(failed);
    const baselines = addressesOf(result).map((address) => baselineOf(address, failures));
    const [baseline] = baselines;
    return baselines.every((one) => one === baseline) ? { ...result, baseline } : result;
  });
}

/** Whether it failed, even if somebody let it pass. */
export function failed({ status }: PolicyResult): boolean {
  return status === 'failed' || status === 'overridden';
}

function keyOf({ system, policySet, policy }: PolicyResult): string {
  return JSON.stringify([system, policySet, policy]);
}

/** One that names no resource is about none in particular. */
function addressesOf({ addresses = [] }: PolicyResult): (string | undefined)[] {
  return addresses.length > 0 ? addresses : [undefined];
}

function baselineOf(
  address: string | undefined,
  failures: readonly PolicyResult[],
): Baseline | undefined {
  const named = failures.map(addressesOf);
  if (named.some((addresses) => addresses.includes(address))) return 'existing';
  // Where one side names no resource, or perhaps not all of them, this one may be among those meant.
  const whole = named.every((all) => !all.includes(undefined) && all.length < MOST_ADDRESSES);
  return failures.length === 0 || (address !== undefined && whole) ? 'new' : undefined;
}
