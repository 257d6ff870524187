/** Few rows in which every two values of different columns meet. */

type Row<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends readonly (infer V)[] ? V : never;
};

/** Rows in which every pair of values of two columns occurs. The same columns always give the same rows. */
export function pairwise<const Columns extends Record<string, readonly string[]>>(
  columns: Columns,
): Row<Columns>[] {
  const all = Object.entries(columns).reduce<Record<string, string>[]>(
    (rows, [name, values]) =>
      rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  );
  const missing = new Set(all.flatMap(pairsOf));
  const chosen: Record<string, string>[] = [];
  while (missing.size > 0) {
    const gain = (row: Record<string, string>) =>
      pairsOf(row).filter((pair) => missing.has(pair)).length;
    const best = all.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    chosen.push(best);
    for (const pair of pairsOf(best)) missing.delete(pair);
  }
  return chosen as Row<Columns>[];
}

function pairsOf(row: Record<string, string>): string[] {
  const cells = Object.entries(row).map((cell) => cell.join('='));
  return cells.flatMap((one, index) => cells.slice(index + 1).map((other) => `${one} ${other}`));
}
