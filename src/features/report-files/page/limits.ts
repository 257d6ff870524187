/** How much is on a page: what is left out of a large report, and in which order. */

/**
 * How much of each part is on the page: with all of it, a large report would be too large for a browser. Each number is the
 * most of what it is called after.
 */
export interface PageLimits {
  /** Whether each change has the names of its attributes. */
  attributes: boolean;
  /** Whether a resource that is created or destroyed as a whole has its attributes, too. */
  wholeResources: boolean;
  changes: number;
  causes: number;
  /** Characters of one text. */
  text: number;
  /** Resources or messages of one cause. */
  occurrences: number;
  /** Cells of the table of workspaces. */
  cells: number;
  /** Rows of a table or a list. */
  rows: number;
}

const MOST: PageLimits = {
  attributes: true,
  wholeResources: true,
  changes: 20_000,
  causes: 2_000,
  text: 20_000,
  occurrences: 200,
  cells: 20_000,
  rows: 1_000,
};
const BARE: PageLimits = { ...MOST, attributes: false };

/**
 * From all content to the least: the first with which the page fits is used. The names of attributes are left out first, then
 * changes, then long texts and rows.
 */
export const PAGE_LIMITS: readonly PageLimits[] = [
  MOST,
  { ...MOST, wholeResources: false },
  BARE,
  { ...BARE, changes: 5_000, text: 4_000 },
  { ...BARE, changes: 500, causes: 500, text: 1_000, cells: 4_000 },
  { ...BARE, changes: 100, causes: 100, text: 300, occurrences: 20, cells: 500, rows: 300 },
  { ...BARE, changes: 20, causes: 20, text: 100, occurrences: 3, cells: 100, rows: 20 },
];
