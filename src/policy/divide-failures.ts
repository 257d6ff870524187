/**
 * Divides a failure once: into what counts, and what does not, each with its reason. An exception takes out what the policy no
 * longer says without the resources that are excepted; `only-new` what the default branch has in the same way, and what is gone
 * without the resources that it is about. An address in a message decides nothing, because whoever writes the files can write it
 * there. What people approve is asked of what is left (`approvals/`).
 */
import type { PolicyResult } from '../model/policy-result.ts';
import { addTo } from '../model/add-to.ts';
import type { PolicyException } from './exceptions.ts';
import { acceptanceBy, type FittingEntries } from './fitting-exceptions.ts';
import { addressBefore, isUnchanged, textBefore, type PlannedValues } from './existing-failures.ts';
import {
  failuresIn,
  keyOfFailure,
  partOf,
  type IsLeftOut,
  type ToldFailure,
} from './tell-failures.ts';

/** What a policy says of the plan without some resources; undefined if nobody knows. */
type FailsWithout = (isLeftOut: IsLeftOut) => Promise<PolicyResult | undefined>;

/** What is asked of the judge of a failure, and what it is held against. */
export interface Division {
  without: FailsWithout;
  /** The exceptions that fit the policy and have not ended. */
  excepted: FittingEntries;
  /** The same policy on the default branch; undefined where its failures count as well. It is read if something is left. */
  readBase?: (() => Promise<BaseOfPolicy | undefined>) | undefined;
}

/** What the plans of now and of the default branch make of the resources, and what the policy says of the latter. */
export interface BaseOfPolicy {
  now: PlannedValues;
  before: PlannedValues;
  /** The failures without some resources; undefined if nobody knows. */
  failsWithout(this: void, isLeftOut: IsLeftOut): Promise<readonly ToldFailure[] | undefined>;
}

export interface DividedFailure {
  /** What counts first, then what does not. */
  results: PolicyResult[];
  /** Failures that count and may be old: to know it, the policy would have to be asked a third time. */
  mayBeOld: number;
}

/** How often a policy is asked about one plan, besides the first time. */
const MOST_QUESTIONS = 2;

export async function divideFailure(
  failure: PolicyResult,
  { without, excepted, readBase }: Division,
): Promise<DividedFailure> {
  const undivided = { results: [failure], mayBeOld: 0 };
  if (failure.status !== 'failed' || failure.word !== undefined || failure.level === 'unknown') {
    return undivided;
  }
  const ofWholePolicy = excepted.entries.find(({ address }) => address === undefined);
  if (ofWholePolicy !== undefined) {
    return { results: [{ ...failure, ...acceptanceBy(ofWholePolicy) }], mayBeOld: 0 };
  }
  const asked = { without, left: MOST_QUESTIONS };
  const { counting, accepted, others } = await divideExcepted(failure, excepted, asked);
  if (counting === undefined) return { results: [...others, ...accepted], mayBeOld: 0 };
  const base = failuresIn(counting).length === 0 ? undefined : await readBase?.();
  const isExcepted = isExceptedBy(excepted);
  const held =
    base === undefined
      ? { results: [counting], mayBeOld: 0 }
      : await divideExisting(counting, isExcepted, { base, asked });
  return { results: [...others, ...held.results, ...accepted], mayBeOld: held.mayBeOld };
}

interface Asked {
  without: FailsWithout;
  /** How many questions are left. */
  left: number;
}

async function ask(asked: Asked, isLeftOut: IsLeftOut): Promise<PolicyResult | undefined> {
  asked.left -= 1;
  return asked.without(isLeftOut);
}

const isExceptedBy =
  ({ at }: FittingEntries): IsLeftOut =>
  (address) =>
    at(address).length > 0;

interface WithoutExcepted {
  /** What no exception covers; undefined if all is covered. */
  counting: PolicyResult | undefined;
  /** What does not count, by its exception. */
  accepted: PolicyResult[];
  /** The new answer, where no failure of the first one stands for it. */
  others: PolicyResult[];
}

async function divideExcepted(
  failure: PolicyResult,
  excepted: FittingEntries,
  asked: Asked,
): Promise<WithoutExcepted> {
  const undivided = { counting: failure, accepted: [], others: [] };
  const [firstEntry] = excepted.entries;
  if (firstEntry === undefined) return undivided;
  const isExcepted = isExceptedBy(excepted);
  const again = await ask(asked, isExcepted);
  // A policy that breaks without a resource has said nothing about the others.
  if (again === undefined || again.status === 'errored') return undivided;
  const counting = new Map<string, ToldFailure>();
  const add = (told: ToldFailure) => void counting.set(keyOfFailure(told), told);
  if (again.status === 'failed') failuresIn(again).forEach(add);
  const gone: ToldFailure[] = [];
  for (const told of failuresIn(failure)) {
    if (counting.has(keyOfFailure(told))) continue;
    // It can be about what is left out only if it names some of that, or nothing at all.
    const { addresses } = told;
    if (addresses.length > 0 && !addresses.some(isExcepted)) add(told);
    else gone.push(told);
  }
  if (gone.length === 0) return undivided;
  const byEntry = new Map<PolicyException, ToldFailure[]>();
  for (const told of gone) {
    const [entry = firstEntry] = told.addresses.flatMap((address) => excepted.at(address));
    addTo(byEntry, entry, told);
  }
  const accepted = Array.from(byEntry, ([entry, of]) => ({
    ...partOf(failure, of),
    ...acceptanceBy(entry),
  }));
  // The new answer is kept as well where no message stands for it: it fails without one, or was not evaluated.
  const isCovered = again.status === 'passed' || (again.status === 'failed' && counting.size > 0);
  return {
    counting: counting.size === 0 ? undefined : partOf(failure, [...counting.values()]),
    accepted,
    others: isCovered ? [] : [again],
  };
}

/**
 * A failure is old if the default branch has it, both plans make the same of every resource in it, and it is gone without these.
 * What comes to light then is held against the default branch as well, as long as the policy may be asked.
 */
async function divideExisting(
  failure: PolicyResult,
  isExcepted: IsLeftOut,
  { base, asked }: { base: BaseOfPolicy; asked: Asked },
): Promise<DividedFailure> {
  const old = new Map<string, ToldFailure>();
  const fresh = new Map(failuresIn(failure).map((one) => [keyOfFailure(one), one]));
  /** What is known already to be old, or to stay without its resources. */
  const told = new Set<string>();
  let mayBeOld = 0;
  /** What is left without the resources of the old failures and of these; undefined if there is no answer. */
  const leftWithout = async (candidates: readonly ToldFailure[]) => {
    const leftOut = new Set([...old.values(), ...candidates].flatMap(({ addresses }) => addresses));
    const again = await ask(asked, (address) => isExcepted(address) || leftOut.has(address));
    if (again?.status === 'passed') return [];
    return again?.status === 'failed' ? failuresIn(again) : undefined;
  };
  let compared = [...fresh.values()];
  while (true) {
    const existing = await existingAmong(compared, old, isExcepted, base);
    const candidates = existing.filter((one) => !told.has(keyOfFailure(one)));
    if (candidates.length === 0) break;
    mayBeOld = candidates.length;
    if (asked.left === 0) break;
    const still = await leftWithout(candidates);
    mayBeOld = 0;
    if (still === undefined) break;
    const stillThere = new Set(still.map(keyOfFailure));
    for (const one of candidates) told.add(keyOfFailure(one));
    const gone = candidates.filter((one) => !stillThere.has(keyOfFailure(one)));
    if (gone.length === 0) break;
    let remaining = still;
    if (gone.length < candidates.length) {
      // The resources of those that stayed have to be judged again.
      mayBeOld = gone.length;
      if (asked.left === 0) break;
      const again = await leftWithout(gone);
      mayBeOld = 0;
      if (again === undefined) break;
      remaining = again;
    }
    for (const one of gone) {
      old.set(keyOfFailure(one), one);
      fresh.delete(keyOfFailure(one));
    }
    for (const one of remaining) fresh.set(keyOfFailure(one), one);
    compared = [...remaining];
  }
  if (old.size === 0) return { results: [failure], mayBeOld };
  const ofBase: PolicyResult = { ...partOf(failure, [...old.values()]), status: 'existing' };
  const counting = fresh.size === 0 ? [] : [partOf(failure, [...fresh.values()])];
  return { results: [...counting, ofBase], mayBeOld };
}

/** Those that the default branch has too, about resources of which both plans make the same. */
async function existingAmong(
  failures: readonly ToldFailure[],
  old: ReadonlyMap<string, ToldFailure>,
  isExcepted: IsLeftOut,
  { now, before, failsWithout }: BaseOfPolicy,
): Promise<ToldFailure[]> {
  const oldThere = new Set(
    [...old.values()]
      .flatMap(({ addresses }) => addresses)
      .map((address) => addressBefore(address, now)),
  );
  const there = await failsWithout((address) => isExcepted(address) || oldThere.has(address));
  if (there === undefined || there.length === 0) return [];
  const beforeMove = ({ lines, addresses }: ToldFailure) =>
    lines.map((text) => textBefore({ text, addresses }, now));
  const countsThere = countTexts(there.flatMap(({ lines }) => lines));
  const countsHere = countTexts(failures.flatMap(beforeMove));
  return failures.filter(
    (told) =>
      told.isAboutOthers !== true &&
      told.addresses.length > 0 &&
      told.addresses.every((address) => isUnchanged(address, now, before)) &&
      // A text that is not certain was never printed before. A line that is printed more often than before may be about
      // something new each time.
      beforeMove(told).every(
        (text) => text !== undefined && (countsHere.get(text) ?? 0) <= (countsThere.get(text) ?? 0),
      ),
  );
}

function countTexts(texts: readonly (string | undefined)[]) {
  const counts = new Map<string | undefined, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
