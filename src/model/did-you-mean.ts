/** The known name that was probably meant, if one is near enough to be worth saying. */
export function didYouMean(word: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const name of known) {
    const distance = editDistance(word.slice(0, 60), name.slice(0, 60));
    if (distance < bestDistance) [best, bestDistance] = [name, distance];
  }
  return best;
}

/** Insertions, deletions, replacements and swaps of neighbours. */
function editDistance(a: string, b: string): number {
  /** Of the first `row` letters of the one word to the first `column` of the other. */
  const rows: number[][] = [];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 0; row <= a.length; row++) {
    rows.push([row]);
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const cost = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (same ? 0 : 1),
        swapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
      rows[row]?.push(cost);
    }
  }
  return at(a.length, b.length);
}
