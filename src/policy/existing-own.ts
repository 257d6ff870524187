/**
 * Which failures of an own policy the default branch has in the same way, by asking again: a message that both plans
 * give is old if both make the same of every resource in it, and if it is gone once these resources are.
 */
import { findAddresses } from '../model/address.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import { type IsOut, withTexts } from './except-own.ts';
import { addressBefore, asBefore, isUnchanged } from './existing-failures.ts';
import type { PlannedValues } from './planned-values.ts';

/** Judges the policy on one of the two plans, without the resources that are out. */
type AskWithout = (isOut: IsOut) => Promise<PolicyResult | undefined>;

interface BothPlans {
  now: { ask: AskWithout; planned: PlannedValues };
  /** The plan of the default branch. */
  before: { ask: AskWithout; planned: PlannedValues };
  /** What exceptions take out of both. */
  isExcepted: IsOut;
}

/** How often it is asked. What comes to light later counts. */
const MOST_ROUNDS = 20;

/**
 * Divides a failure.
 *
 * @param failure what an own policy says, after the exceptions
 * @returns what counts, and what is old; the failure itself where nothing is certainly old
 */
export async function divideExisting(
  failure: PolicyResult,
  plans: BothPlans,
): Promise<PolicyResult[]> {
  const { now, before, isExcepted } = plans;
  const old = new Set<string>();
  const counting = new Set(failure.output);
  const out = new Set<string>();
  let texts: readonly string[] = failure.output;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const outBefore = new Set([...out].map((address) => addressBefore(address, now.planned)));
    const base = await before.ask((address) => isExcepted(address) || outBefore.has(address));
    if (base?.status !== 'failed') break;
    const said = new Set(base.output);
    const candidates = texts.filter((text) => isOld(text, said, plans));
    if (candidates.length === 0) break;
    const askWithout = async (some: readonly string[]): Promise<readonly string[] | undefined> => {
      const all = new Set([...out, ...some.flatMap(addressesOf)]);
      const again = await now.ask((address) => isExcepted(address) || all.has(address));
      if (again?.status === 'passed') return [];
      return again?.status === 'failed' ? again.output : undefined;
    };
    const still = await askWithout(candidates);
    const gone = still && candidates.filter((text) => !still.includes(text));
    if (gone === undefined || gone.length === 0) break;
    const left = gone.length === candidates.length ? still : await askWithout(gone);
    if (left === undefined) break;
    for (const text of gone) {
      old.add(text);
      counting.delete(text);
      for (const address of addressesOf(text)) out.add(address);
    }
    for (const text of left) if (!old.has(text)) counting.add(text);
    texts = left;
  }
  if (old.size === 0) return [failure];
  const existing: PolicyResult = { ...withTexts(failure, [...old]), status: 'existing' };
  return counting.size === 0 ? [existing] : [withTexts(failure, [...counting]), existing];
}

/** Whether the default branch says the same, and its plan makes the same of every resource in the message. */
function isOld(text: string, said: ReadonlySet<string>, { now, before }: BothPlans): boolean {
  const addresses = addressesOf(text);
  const same = asBefore({ text, addresses }, now.planned);
  return (
    addresses.length > 0 &&
    same !== undefined &&
    said.has(same) &&
    addresses.every((address) => isUnchanged(address, now.planned, before.planned))
  );
}

/** None if it is not certain which resources a message names. */
function addressesOf(text: string): readonly string[] {
  const { addresses, isCertain } = findAddresses(text);
  return isCertain ? addresses : [];
}
