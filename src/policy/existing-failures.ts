/**
 * Which failures the default branch has in the same way: the same policy prints the same line about the
 * same resources, and both plans make the same of each of them. An old failure that gets worse is a new one.
 */
import { errorMessage } from '../model/error-message.ts';
import type { PolicyResult } from '../model/policy-result.ts';
import {
  isCertainFailure,
  addressedLines,
  type AcceptedIn,
  type PrintedAddresses,
} from './accept-failures.ts';
import { failed, keyOf } from './compare.ts';
import { UNNAMED } from './systems/policy-checks.ts';
import type { PlannedValues } from './planned-values.ts';

const EXISTING = { status: 'existing' } as const;

/** @param whose failures count, as words after "Every failure" */
export function sayNotCompared(error: unknown, whose = ''): string {
  const why = errorMessage(error).replace(/\.$/, '');
  return `Every failure${whose} counts: only-new could not compare with the default branch, because ${why}.`;
}

/**
 * Accepts the addresses about which the policy prints nothing that it does not print of the default branch.
 *
 * @param planned what the plan that is judged makes of the resources that failures name
 * @param other the default branch's results, and what its plan makes of the same resources
 */
export function existingIn(
  planned: PlannedValues,
  other: { results: readonly PolicyResult[]; planned: PlannedValues },
): AcceptedIn {
  return (result, lines) => {
    const same = other.results.filter((each) => keyOf(each) === keyOf(result));
    const failures = same.filter(failed).map((each) => ({ ...each, status: 'failed' as const }));
    if (result.policy === '' || result.policy === UNNAMED) return undefined;
    if (failures.length === 0 || !same.every((each) => failed(each) || each.status === 'passed'))
      return undefined;
    if (!failures.every(isCertainFailure)) return undefined;
    const before = counted(failures.flatMap(addressedLines).map(({ text }) => text));
    const now = counted(lines.map((line) => asBefore(line, planned)));
    const isOld = (line: PrintedAddresses) => {
      const text = asBefore(line, planned);
      return (
        text !== undefined &&
        (now.get(text) ?? 0) <= (before.get(text) ?? 0) &&
        line.addresses.every((address) => isUnchanged(address, planned, other.planned))
      );
    };
    const left = new Set(lines.filter((line) => !isOld(line)).flatMap((line) => line.addresses));
    return (address) => (left.has(address) ? undefined : EXISTING);
  };
}

/** The address that a resource has on the default branch. */
export function addressBefore(address: string, { movedFrom }: PlannedValues): string {
  return movedFrom.get(address) ?? address;
}

/** The line with the addresses that its resources had; undefined if that is not certain. */
export function asBefore(
  { text, addresses }: PrintedAddresses,
  planned: PlannedValues,
): string | undefined {
  const moved = addresses.filter((address) => planned.movedFrom.has(address));
  const isPartOfOther = (address: string) =>
    addresses.some((other) => other !== address && other.includes(address));
  if (moved.some(isPartOfOther)) return undefined;
  return moved.reduce(
    (line, address) => line.replaceAll(address, () => addressBefore(address, planned)),
    text,
  );
}

/** Whether both plans make the same of a resource, as far as it is certain. */
export function isUnchanged(address: string, now: PlannedValues, before: PlannedValues): boolean {
  const values = now.values.get(address);
  return values !== undefined && values === before.values.get(addressBefore(address, now));
}

function counted(texts: readonly (string | undefined)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
