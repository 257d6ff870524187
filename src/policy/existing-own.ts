/**
 * Which failures of an own policy the default branch has in the same way, by asking again: a message that both plans
 * give is old if both make the same of every resource in it, and if it is gone once these resources are.
 */
import { findAddresses } from '../model/address.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import { type IsLeftOut, withOnlyTexts } from './except-own.ts';
import { addressBefore, lineBefore, isUnchanged } from './existing-failures.ts';
import type { PlannedValues } from './planned-values.ts';

/** Judges the policy on one of the two plans, without the resources that are out. */
type AskWithout = (isLeftOut: IsLeftOut) => Promise<PolicyResult | undefined>;

interface BothPlans {
  now: { ask: AskWithout; planned: PlannedValues };
  /** The plan of the default branch. */
  before: { ask: AskWithout; planned: PlannedValues };
  /** What exceptions take out of both. */
  isExcepted: IsLeftOut;
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
  /** The resources of the old messages, without which both plans are judged in the next round. */
  const leftOut = new Set<string>();
  /** Judges the plan without the resources of these messages as well. @returns the messages; undefined if there is no answer */
  const askWithout = async (texts: readonly string[]): Promise<readonly string[] | undefined> => {
    const all = new Set([...leftOut, ...texts.flatMap(addressesOf)]);
    const again = await now.ask((address) => isExcepted(address) || all.has(address));
    if (again?.status === 'passed') return [];
    return again?.status === 'failed' ? again.output : undefined;
  };
  let texts: readonly string[] = failure.output;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const leftOutBefore = new Set(
      [...leftOut].map((address) => addressBefore(address, now.planned)),
    );
    const base = await before.ask((address) => isExcepted(address) || leftOutBefore.has(address));
    if (base?.status !== 'failed') break;
    const baseTexts = new Set(base.output);
    const candidates = texts.filter((text) => wasThereBefore(text, baseTexts, plans));
    if (candidates.length === 0) break;
    const stillGiven = await askWithout(candidates);
    if (stillGiven === undefined) break;
    const stillThere = new Set(stillGiven);
    const gone = candidates.filter((text) => !stillThere.has(text));
    if (gone.length === 0) break;
    // If some candidates stayed, the resources of these have to be judged again.
    const remaining = gone.length === candidates.length ? stillGiven : await askWithout(gone);
    if (remaining === undefined) break;
    for (const text of gone) {
      old.add(text);
      counting.delete(text);
      for (const address of addressesOf(text)) leftOut.add(address);
    }
    for (const text of remaining) if (!old.has(text)) counting.add(text);
    texts = remaining;
  }
  if (old.size === 0) return [failure];
  const existing: PolicyResult = { ...withOnlyTexts(failure, [...old]), status: 'existing' };
  return counting.size === 0 ? [existing] : [withOnlyTexts(failure, [...counting]), existing];
}

/** Whether the default branch says the same, and its plan makes the same of every resource in the message. */
function wasThereBefore(
  text: string,
  baseTexts: ReadonlySet<string>,
  { now, before }: BothPlans,
): boolean {
  const addresses = addressesOf(text);
  const textBefore = lineBefore({ text, addresses }, now.planned);
  return (
    addresses.length > 0 &&
    textBefore !== undefined &&
    baseTexts.has(textBefore) &&
    addresses.every((address) => isUnchanged(address, now.planned, before.planned))
  );
}

/** None if it is not certain which resources a message names. */
function addressesOf(text: string): readonly string[] {
  const { addresses, isCertain } = findAddresses(text);
  return isCertain ? addresses : [];
}
