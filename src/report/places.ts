/**
 * In which workspaces each cause of a report was, for the next report on the same workspaces: a bit for each of their names in
 * order, as hexadecimal digits.
 */
import { compareCodeUnits, hash } from './text.ts';

/** Digits of the hash of the names. */
const DIGITS = 6;

/**
 * @param places for each cause the names of its workspaces
 * @param names of all workspaces of the report
 * @returns a hash of the names, and then a text for each cause
 */
export function encodePlaces(
  places: readonly (readonly string[])[],
  names: readonly string[],
): string[] {
  const order = inOrder(names);
  const positions = new Map(order.map((name, at) => [name, at]));
  const encoded = places.map((ofCause) => {
    const digits = Array.from({ length: Math.ceil(order.length / 4) }, () => 0);
    for (const name of ofCause) {
      const at = positions.get(name);
      if (at !== undefined) digits[at >> 2] = (digits[at >> 2] ?? 0) | (1 << (at & 3));
    }
    return digits.map((digit) => digit.toString(16)).join('');
  });
  return [hash(JSON.stringify(order), DIGITS), ...encoded];
}

/** What `encodePlaces` was given; undefined if it was about other workspaces. */
export function decodePlaces(
  encoded: readonly string[] | undefined,
  names: readonly string[],
): string[][] | undefined {
  const [ofNames, ...places] = encoded ?? [];
  const order = inOrder(names);
  if (ofNames !== hash(JSON.stringify(order), DIGITS)) return undefined;
  return places.map((digits) =>
    order.filter((_, at) => (parseInt(digits.charAt(at >> 2), 16) >> (at & 3)) & 1),
  );
}

function inOrder(names: readonly string[]): string[] {
  return [...new Set(names)].sort(compareCodeUnits);
}
