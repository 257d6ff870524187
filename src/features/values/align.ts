/** Which members of two lists are the same, in their order: the others were taken out or added. */
import { addTo } from '../../model/add-to.ts';

/** The indexes of a pair of the same members, or of one that only one list has. */
export interface Aligned {
  before?: number;
  after?: number;
}

/** So many comparisons take some milliseconds; of longer lists what is the same in the middle is not looked for in their order. */
const MOST_COMPARISONS = 1_000_000;

/** @param one, other the texts of the members: the same if the members are */
export function align(one: readonly string[], other: readonly string[]): Aligned[] {
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  let tail = 0;
  const most = Math.min(one.length, other.length) - start;
  while (tail < most && one[one.length - tail - 1] === other[other.length - tail - 1]) tail += 1;
  const middle = alignMiddle(
    one.slice(start, one.length - tail),
    other.slice(start, other.length - tail),
  );
  const pair = (before: number, after: number): Aligned => ({ before, after });
  return [
    ...Array.from({ length: start }, (_, at) => pair(at, at)),
    ...middle.map(({ before, after }) => ({
      ...(before !== undefined && { before: before + start }),
      ...(after !== undefined && { after: after + start }),
    })),
    ...Array.from({ length: tail }, (_, at) =>
      pair(one.length - tail + at, other.length - tail + at),
    ),
  ];
}

/** The longest common part, by a table of lengths. */
function alignMiddle(one: readonly string[], other: readonly string[]): Aligned[] {
  const width = other.length + 1;
  if (one.length * other.length > MOST_COMPARISONS) return alignInRuns(one, other);
  const lengths = new Uint32Array((one.length + 1) * width);
  const lengthAt = (before: number, after: number) => lengths[before * width + after] ?? 0;
  for (let before = one.length - 1; before >= 0; before -= 1) {
    for (let after = other.length - 1; after >= 0; after -= 1) {
      lengths[before * width + after] =
        one[before] === other[after]
          ? lengthAt(before + 1, after + 1) + 1
          : Math.max(lengthAt(before + 1, after), lengthAt(before, after + 1));
    }
  }
  const aligned: Aligned[] = [];
  let before = 0;
  let after = 0;
  while (before < one.length || after < other.length) {
    if (before < one.length && after < other.length && one[before] === other[after]) {
      aligned.push({ before, after });
      before += 1;
      after += 1;
    } else if (
      after >= other.length ||
      (before < one.length && lengthAt(before + 1, after) >= lengthAt(before, after + 1))
    ) {
      aligned.push({ before });
      before += 1;
    } else {
      aligned.push({ after });
      after += 1;
    }
  }
  return aligned;
}

/** What is in both as often stays, where it keeps its order; all else is taken out and added. */
function alignInRuns(one: readonly string[], other: readonly string[]): Aligned[] {
  const places = new Map<string, number[]>();
  // The last first, so that the next one is taken from the end.
  for (let after = other.length - 1; after >= 0; after -= 1)
    addTo(places, other[after] ?? '', after);
  const aligned: Aligned[] = [];
  let copied = 0;
  one.forEach((text, before) => {
    const waiting = places.get(text) ?? [];
    let after = waiting.pop();
    while (after !== undefined && after < copied) after = waiting.pop();
    if (after === undefined) aligned.push({ before });
    else {
      for (; copied < after; copied += 1) aligned.push({ after: copied });
      aligned.push({ before, after });
      copied = after + 1;
    }
  });
  for (; copied < other.length; copied += 1) aligned.push({ after: copied });
  return aligned;
}
