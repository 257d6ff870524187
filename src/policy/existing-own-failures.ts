/**
 * Which failures of an own policy the default branch has in the same way, by asking again: a message that both plans
 * give is old if both make the same of every resource in it, and if it is gone once these resources are.
 */
import { findAddresses } from '../model/address.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import { type IsLeftOut, withOnlyTexts } from './except-own-failures.ts';
import { addressBefore, textBefore, isUnchanged, type PlannedValues } from './existing-failures.ts';

/** Judges the policy on one of the two plans, without the resources that are left out; undefined if there is no answer. */
type JudgeWithout = (isLeftOut: IsLeftOut) => Promise<PolicyResult | undefined>;

interface BothPlans {
  now: { judge: JudgeWithout; planned: PlannedValues };
  /** The plan of the default branch. */
  before: { judge: JudgeWithout; planned: PlannedValues };
  /** What exceptions take out of both. */
  isExcepted: IsLeftOut;
}

/** How often the policy is asked. A message that comes to light later counts. */
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
  const oldTexts = new Set<string>();
  const newTexts = new Set(failure.output);
  /** Judges the plan without the resources of the old messages and of these. @returns its messages; undefined if there is no answer */
  const judgeWithout = async (texts: readonly string[]): Promise<readonly string[] | undefined> => {
    const leftOut = new Set([...oldTexts, ...texts].flatMap(addressesOf));
    const again = await now.judge((address) => isExcepted(address) || leftOut.has(address));
    if (again?.status === 'passed') return [];
    return again?.status === 'failed' ? again.output : undefined;
  };
  let texts: readonly string[] = failure.output;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const leftOutBefore = new Set(
      [...oldTexts].flatMap(addressesOf).map((address) => addressBefore(address, now.planned)),
    );
    const base = await before.judge((address) => isExcepted(address) || leftOutBefore.has(address));
    if (base?.status !== 'failed') break;
    const baseTexts = new Set(base.output);
    const candidates = texts.filter((text) => wasThereBefore(text, baseTexts, plans));
    if (candidates.length === 0) break;
    const stillGiven = await judgeWithout(candidates);
    if (stillGiven === undefined) break;
    const stillThere = new Set(stillGiven);
    const gone = candidates.filter((text) => !stillThere.has(text));
    if (gone.length === 0) break;
    // If some candidates stayed, the resources of these have to be judged again.
    const remaining = gone.length === candidates.length ? stillGiven : await judgeWithout(gone);
    if (remaining === undefined) break;
    for (const text of gone) {
      oldTexts.add(text);
      newTexts.delete(text);
    }
    for (const text of remaining) newTexts.add(text);
    texts = remaining;
  }
  if (oldTexts.size === 0) return [failure];
  const existing: PolicyResult = { ...withOnlyTexts(failure, [...oldTexts]), status: 'existing' };
  return newTexts.size === 0 ? [existing] : [withOnlyTexts(failure, [...newTexts]), existing];
}

/** Whether the default branch says the same, and its plan makes the same of every resource in the message. */
function wasThereBefore(
  text: string,
  baseTexts: ReadonlySet<string | undefined>,
  { now, before }: BothPlans,
): boolean {
  const addresses = addressesOf(text);
  return (
    addresses.length > 0 &&
    baseTexts.has(textBefore({ text, addresses }, now.planned)) &&
    addresses.every((address) => isUnchanged(address, now.planned, before.planned))
  );
}

/** None if it is not certain which resources a message names. */
function addressesOf(text: string): readonly string[] {
  const { addresses, isCertain } = findAddresses(text);
  return isCertain ? addresses : [];
}
