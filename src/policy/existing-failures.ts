/**
 * Which failures the default branch has in the same way: the same policy prints the same line about the
 * same resources, and both plans make the same of each of them, by their JSON. An old failure that gets worse is a new one.
 * What is not certain counts as different.
 */
import { finding, type Finding } from '../model/finding.ts';
import { clauseOf, foreign, phrase, setting, type Markdown } from '../model/sentence.ts';
import { errorMessage } from '../model/error-message.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import {
  isCertainFailure,
  addressedLines,
  type AcceptanceRule,
  type PrintedAddresses,
} from './accept-failures.ts';
import { findSame } from './baseline.ts';

const EXISTING = { status: 'existing' } as const;

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
 * Accepts the addresses about which the policy prints nothing that it does not print of the default branch.
 *
 * @param planned what the plan that is judged makes of the resources that failures name
 * @param base the default branch's results, and what its plan makes of the same resources
 */
export function ruleOfExisting(
  planned: PlannedValues,
  base: { results: readonly PolicyResult[]; planned: PlannedValues },
): AcceptanceRule {
  const failuresOfSame = findSame(base.results);
  return (result, lines) => {
    const baseFailures = (failuresOfSame(result) ?? []).map((failure) => {
      return { ...failure, status: 'failed' as const };
    });
    if (baseFailures.length === 0 || !baseFailures.every(isCertainFailure)) return undefined;
    const countsBefore = countTexts(baseFailures.flatMap(addressedLines).map(({ text }) => text));
    const countsNow = countTexts(lines.map((line) => textBefore(line, planned)));
    // A text that is not certain was never printed before. A line that is printed more often than before may be about
    // something new each time.
    const isOld = (line: PrintedAddresses) => {
      const text = textBefore(line, planned);
      return (
        (countsNow.get(text) ?? 0) <= (countsBefore.get(text) ?? 0) &&
        line.addresses.every((address) => isUnchanged(address, planned, base.planned))
      );
    };
    const newAddresses = new Set(
      lines.filter((line) => !isOld(line)).flatMap((line) => line.addresses),
    );
    return { at: (address) => (newAddresses.has(address) ? undefined : EXISTING) };
  };
}

/** The address that a resource has on the default branch. */
export function addressBefore(address: string, { movedFrom }: PlannedValues): string {
  return movedFrom.get(address) ?? address;
}

/** The text of a line with the addresses that its resources had before; undefined if that is not certain. */
export function textBefore(
  { text, addresses }: PrintedAddresses,
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

function countTexts(texts: readonly (string | undefined)[]) {
  const counts = new Map<string | undefined, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** What a plan says of the resources that were asked for. */
export interface PlannedValues {
  /** Address → every value after the change, as JSON. No text shows it. */
  values: ReadonlyMap<string, string>;
  /** Address → the one before a move. */
  movedFrom: ReadonlyMap<string, string>;
}
