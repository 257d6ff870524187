/** How much of each part is drawn: with all of it, a large report would be too large for a browser. */
export interface PageDetail {
  /** Whether each change has the names of its attributes. */
  attributes: boolean;
  /** Whether what is created or destroyed as a whole has its attributes, too. */
  whole: boolean;
  changes: number;
  findings: number;
  /** Characters of one text. */
  text: number;
  /** Resources of one finding. */
  spots: number;
  cells: number;
  /** Rows of a table or a list. */
  rows: number;
}

const WHOLE: PageDetail = {
  attributes: true,
  whole: true,
  changes: 20_000,
  findings: 2_000,
  text: 20_000,
  spots: 200,
  cells: 20_000,
  rows: 1_000,
};
const BARE: PageDetail = { ...WHOLE, attributes: false };

/**
 * The order in which content is left out: the names of attributes, then changes, then long texts
 * and rows. What is created or destroyed as a whole loses its attributes first.
 */
export const DETAILS: readonly PageDetail[] = [
  WHOLE,
  { ...WHOLE, whole: false },
  BARE,
  { ...BARE, changes: 5_000, text: 4_000 },
  { ...BARE, changes: 500, findings: 500, text: 1_000, cells: 4_000 },
  { ...BARE, changes: 100, findings: 100, text: 300, spots: 20, cells: 500, rows: 300 },
  { ...BARE, changes: 20, findings: 20, text: 100, spots: 3, cells: 100, rows: 20 },
];
