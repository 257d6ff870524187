/**
 * Which failures the default branch has in the same way: the same policy prints the same line about the
 * same resources, and both plans make the same of each of them, by their JSON. An old failure that gets worse is a new one.
 * What is not certain counts as different.
 */
import { finding, type Finding } from '../model/finding.ts';
import { clauseOf, foreign, phrase, setting, type Markdown } from '../model/sentence.ts';
import { errorMessage } from '../model/error-message.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import { findSame } from './baseline.ts';
import { wholeLines, type ToldFailure } from './tell-failures.ts';

/**
 * That `only-new` has no effect.
 *
 * @param error why the default branch could not be compared
 * @param ofWhat whose failures count, as words after "Every failure", with a space before them
 */
export function notComparedNotice(error: unknown, ofWhat: Markdown = ''): Finding {
  const why = clauseOf(errorMessage(error));
  return finding(
    'nothing-to-compare',
    phrase`Every failure${ofWhat} counts: ${setting('only-new')} could not compare with the default branch, because ${foreign(why)}.`,
  );
}

/**
 * Makes the function that finds what the policy of a failure says of the default branch; undefined where that is not certain.
 *
 * @param results of the default branch
 */
export function failuresOfBase(
  results: readonly PolicyResult[],
): (failure: PolicyResult) => ToldFailure[] | undefined {
  const failuresOfSame = findSame(results);
  return (failure) => {
    const said = (failuresOfSame(failure) ?? []).map((one) =>
      one.word === undefined && one.level !== 'unknown' ? wholeLines(one) : undefined,
    );
    const known = said.filter((lines) => lines !== undefined);
    return known.length === said.length
      ? known.map((lines) => ({ lines, addresses: [] }))
      : undefined;
  };
}

/** The address that a resource has on the default branch. */
export function addressBefore(address: string, { movedFrom }: PlannedValues): string {
  return movedFrom.get(address) ?? address;
}

/** The text of a line with the addresses that its resources had before; undefined if that is not certain. */
export function textBefore(
  { text, addresses }: { text: string; addresses: readonly string[] },
  planned: PlannedValues,
): string | undefined {
  const moved = addresses.filter((address) => planned.movedFrom.has(address));
  // Where a moved address is replaced, one that contains it would change as well.
  const isPartOfOther = (address: string) =>
    addresses.some((other) => other !== address && other.includes(address));
  if (moved.some(isPartOfOther)) return undefined;
  return moved.reduce(
    (before, address) => before.replaceAll(address, () => addressBefore(address, planned)),
    text,
  );
}

/** Whether both plans make the same of a resource, as far as it is certain. */
export function isUnchanged(address: string, now: PlannedValues, before: PlannedValues): boolean {
  const values = now.values.get(address);
  return values !== undefined && values === before.values.get(addressBefore(address, now));
}

/** What a plan says of the resources that were asked for. */
export interface PlannedValues {
  /** Address → every value after the change, as JSON. No text shows it. */
  values: ReadonlyMap<string, string>;
  /** Address → the one before a move. */
  movedFrom: ReadonlyMap<string, string>;
}
