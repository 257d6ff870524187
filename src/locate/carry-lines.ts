/** Which line of one version of a file is which line of another. */

/** The most removed and added lines; if there are more, only the common beginning and end are mapped. */
const MOST_EDITS = 1_000;

/**
 * Maps the lines that both versions have in common, in the same order: a line of `from` to that line of `to`, both 1-based.
 * Undefined for a line that `to` does not have.
 */
export function carryLines(from: string, to: string): (line: number) => number | undefined {
  const old = linesOf(from);
  const fresh = linesOf(to);
  const shorter = Math.min(old.length, fresh.length);
  // How many lines both begin with, and end with.
  let head = 0;
  while (head < shorter && old[head] === fresh[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === fresh.at(-1 - tail)) tail++;
  const between = commonLines(
    old.slice(head, old.length - tail),
    fresh.slice(head, fresh.length - tail),
  );
  return (line) => {
    const index = line - 1;
    if (!Number.isSafeInteger(index) || index < 0 || index >= old.length) return undefined;
    if (index < head) return line;
    if (index >= old.length - tail) return line + fresh.length - old.length;
    const freshIndex = between.get(index - head);
    return freshIndex === undefined ? undefined : head + freshIndex + 1;
  };
}

function linesOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

/**
 * Index in `old` → index of the same line in `fresh`. Myers' algorithm (https://doi.org/10.1007/BF01840446) finds the shortest
 * list of edits; read backwards, it gives the common lines. Empty if there are more than `MOST_EDITS`.
 */
function commonLines(old: readonly string[], fresh: readonly string[]): Map<number, number> {
  const mostEdits = Math.min(old.length + fresh.length, MOST_EDITS);
  // For each diagonal, which is `x - y` of the lines `x` of `old` and `y` of `fresh`: the largest `x` that the edits up to now reach.
  const furthest = new Int32Array(2 * mostEdits + 3);
  const steps: Int32Array[] = [];
  for (let edits = 0; edits <= mostEdits; edits++) {
    steps.push(furthest.slice());
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let { x } = reach(furthest, diagonal, edits, mostEdits);
      while (x < old.length && x - diagonal < fresh.length && old[x] === fresh[x - diagonal]) x++;
      furthest[mostEdits + 1 + diagonal] = x;
      if (x >= old.length && x - diagonal >= fresh.length) {
        return readBack(steps, { old: old.length, fresh: fresh.length }, mostEdits);
      }
    }
  }
  return new Map();
}

/** How far one more edit reaches on this diagonal, and whether that edit inserts a line. */
function reach(furthest: Int32Array, diagonal: number, edits: number, most: number) {
  const at = most + 1 + diagonal;
  const below = furthest[at - 1] ?? 0;
  const above = furthest[at + 1] ?? 0;
  const isInsertion = diagonal === -edits || (diagonal !== edits && below < above);
  return { isInsertion, x: isInsertion ? above : below + 1 };
}

/** @param steps for each number of edits, how far it reached on each diagonal before it */
function readBack(steps: readonly Int32Array[], end: { old: number; fresh: number }, most: number) {
  const pairs = new Map<number, number>();
  let x = end.old;
  let y = end.fresh;
  for (const [edits, furthest] of [...steps.entries()].toReversed()) {
    const diagonal = x - y;
    const step = reach(furthest, diagonal, edits, most);
    const start = edits === 0 ? 0 : step.x;
    while (x > start && y > start - diagonal) pairs.set(--x, --y);
    if (step.isInsertion) y--;
    else x--;
  }
  return pairs;
}
