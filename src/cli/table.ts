/** Columns and records for a terminal. Text from outside is neutralised here, cell by cell. */
import { safeLine } from '../report/neutralise-log.ts';
import { padToColumns, widthOf } from '../report/width.ts';

export type Cell = string | number | boolean | null | undefined;

export type Fact = readonly [name: string, value: Cell];

/** A heading line, then one line per row; the last column has any length. */
export function renderTable(
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
): string {
  const table = [
    headings.map((heading) => heading.toUpperCase()),
    ...rows.map((row) => row.map((cell) => safeLine(toWord(cell)))),
  ];
  const widths = headings.map((_, column) =>
    Math.max(...table.map((cells) => widthOf(cells[column] ?? ''))),
  );
  const toLine = (cells: readonly string[]) =>
    cells
      .map((cell, column) => padToColumns(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return `${table.map(toLine).join('\n')}\n`;
}

/** One fact per line, names in a column; facts without a value are left out. */
export function renderRecord(facts: readonly Fact[]): string {
  const shown = facts.filter(([, value]) => value !== undefined && value !== null && value !== '');
  const width = Math.max(0, ...shown.map(([name]) => name.length));
  return shown
    .map(([name, value]) => `${name.padEnd(width)}  ${safeLine(toWord(value))}\n`)
    .join('');
}

function toWord(cell: Cell): string {
  if (cell === true) return 'yes';
  if (cell === false) return 'no';
  return cell === null || cell === undefined || cell === '' ? '-' : String(cell);
}
