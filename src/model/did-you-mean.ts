/** The name that is most similar to a misspelt word; undefined if none is similar enough. */
export function didYouMean(word: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  // A third of the letters may be wrong, and always one.
  let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const name of names) {
    const distance = editDistance(word.slice(0, 60), name.slice(0, 60));
    if (distance >= bestDistance) continue;
    best = name;
    bestDistance = distance;
  }
  return best;
}

/** Counts insertions, deletions, replacements and swaps of neighbouring letters. */
function editDistance(a: string, b: string): number {
  /** `rows[row][column]`: distance from the first `row` letters of `a` to the first `column` letters of `b`. */
  const rows: number[][] = [];
  const distanceAt = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 0; row <= a.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const cost = Math.min(
        distanceAt(row - 1, column) + 1,
        distanceAt(row, column - 1) + 1,
        distanceAt(row - 1, column - 1) + (same ? 0 : 1),
        swapped ? distanceAt(row - 2, column - 2) + 1 : Infinity,
      );
      rows[row]?.push(cost);
    }
  }
  return distanceAt(a.length, b.length);
}
