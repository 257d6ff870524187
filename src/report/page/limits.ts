/** How much of each part is drawn: with all of it, a large report would be too large for a browser. */
export interface PageLimits {
  /** Whether each change has the names of its attributes. */
  showsAttributes: boolean;
  /** Whether what is created or destroyed as a whole has its attributes, too. */
  showsWholeResources: boolean;
  changeLimit: number;
  findingLimit: number;
  /** Characters of one text. */
  textLimit: number;
  /** Resources of one finding. */
  occurrenceLimit: number;
  cellLimit: number;
  /** Rows of a table or a list. */
  rowLimit: number;
}

const WHOLE: PageLimits = {
  showsAttributes: true,
  showsWholeResources: true,
  changeLimit: 20_000,
  findingLimit: 2_000,
  textLimit: 20_000,
  occurrenceLimit: 200,
  cellLimit: 20_000,
  rowLimit: 1_000,
};
const BARE: PageLimits = { ...WHOLE, showsAttributes: false };

/**
 * The order in which content is left out: the names of attributes, then changes, then long texts
 * and rows. What is created or destroyed as a whole loses its attributes first.
 */
export const PAGE_LIMITS: readonly PageLimits[] = [
  WHOLE,
  { ...WHOLE, showsWholeResources: false },
  BARE,
  { ...BARE, changeLimit: 5_000, textLimit: 4_000 },
  { ...BARE, changeLimit: 500, findingLimit: 500, textLimit: 1_000, cellLimit: 4_000 },
  {
    ...BARE,
    changeLimit: 100,
    findingLimit: 100,
    textLimit: 300,
    occurrenceLimit: 20,
    cellLimit: 500,
    rowLimit: 300,
  },
  {
    ...BARE,
    changeLimit: 20,
    findingLimit: 20,
    textLimit: 100,
    occurrenceLimit: 3,
    cellLimit: 100,
    rowLimit: 20,
  },
];
