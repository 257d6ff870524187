/** Patterns as trees: what globs and regular expressions become before they are matched. */

export type Pattern =
  /** One character out of inclusive ranges, [from, to, from, to, …], ascending. */
  | { kind: 'set'; ranges: readonly number[] }
  | { kind: 'sequence'; parts: readonly Pattern[] }
  | { kind: 'choice'; options: readonly Pattern[] }
  /** `max` may be Infinity; `counted` is said of those written with numbers. */
  | { kind: 'repeat'; of: Pattern; min: number; max: number; counted?: true }
  | { kind: 'assert'; what: 'start' | 'end' | 'word-border' | 'no-word-border' };

const LAST = 0x10ffff;
const SLASH = 47;
const NEWLINE = 10;

export const anything: Pattern = { kind: 'set', ranges: [0, LAST] };
export const notSlash: Pattern = { kind: 'set', ranges: invert([SLASH, SLASH]) };
export const notNewline: Pattern = { kind: 'set', ranges: invert([NEWLINE, NEWLINE]) };
export const slash: Pattern = { kind: 'set', ranges: [SLASH, SLASH] };
export const textStart: Pattern = { kind: 'assert', what: 'start' };
export const textEnd: Pattern = { kind: 'assert', what: 'end' };

export function character(codePoint: number): Pattern {
  return { kind: 'set', ranges: [codePoint, codePoint] };
}

export function sequence(parts: readonly Pattern[]): Pattern {
  const [only] = parts;
  return parts.length === 1 && only ? only : { kind: 'sequence', parts };
}

export function choice(options: readonly Pattern[]): Pattern {
  const [only] = options;
  return options.length === 1 && only ? only : { kind: 'choice', options };
}

export function repeat(of: Pattern, min = 0, max = Infinity): Pattern {
  return { kind: 'repeat', of, min, max };
}

/** Ascending and without overlaps. */
export function normalise(ranges: readonly number[]): number[] {
  const pairs: [number, number][] = [];
  for (let at = 0; at < ranges.length; at += 2) pairs.push([ranges[at] ?? 0, ranges[at + 1] ?? 0]);
  pairs.sort((a, b) => a[0] - b[0]);
  const merged: number[] = [];
  for (const [from, to] of pairs) {
    const end = merged.at(-1);
    if (end !== undefined && from <= end + 1) merged[merged.length - 1] = Math.max(end, to);
    else merged.push(from, to);
  }
  return merged;
}

/** Every character that is not in the ranges. */
export function invert(ranges: readonly number[]): number[] {
  const inverted: number[] = [];
  let next = 0;
  const ascending = normalise(ranges);
  for (let at = 0; at < ascending.length; at += 2) {
    const from = ascending[at] ?? 0;
    if (next < from) inverted.push(next, from - 1);
    next = (ascending[at + 1] ?? 0) + 1;
  }
  if (next <= LAST) inverted.push(next, LAST);
  return inverted;
}
