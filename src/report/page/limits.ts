/**
 * How much of each part is on the page: with all of it, a large report would be too large for a browser. Each limit is the
 * largest number.
 */
export interface PageLimits {
  /** Whether each change has the names of its attributes. */
  showsAttributes: boolean;
  /** Whether a resource that is created or destroyed as a whole has its attributes, too. */
  showsWholeResources: boolean;
  changeLimit: number;
  findingLimit: number;
  /** Characters of one text. */
  textLimit: number;
  /** Resources or messages of one finding. */
  occurrenceLimit: number;
  /** Cells of the table of workspaces. */
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
const WITHOUT_ATTRIBUTES: PageLimits = { ...WHOLE, showsAttributes: false };

/**
 * From all content to the least: the first with which the page fits is used. The names of attributes are left out first,
 * then changes, then long texts and rows.
 */
export const PAGE_LIMITS: readonly PageLimits[] = [
  WHOLE,
  { ...WHOLE, showsWholeResources: false },
  WITHOUT_ATTRIBUTES,
  { ...WITHOUT_ATTRIBUTES, changeLimit: 5_000, textLimit: 4_000 },
  {
    ...WITHOUT_ATTRIBUTES,
    changeLimit: 500,
    findingLimit: 500,
    textLimit: 1_000,
    cellLimit: 4_000,
  },
  {
    ...WITHOUT_ATTRIBUTES,
    changeLimit: 100,
    findingLimit: 100,
    textLimit: 300,
    occurrenceLimit: 20,
    cellLimit: 500,
    rowLimit: 300,
  },
  {
    ...WITHOUT_ATTRIBUTES,
    changeLimit: 20,
    findingLimit: 20,
    textLimit: 100,
    occurrenceLimit: 3,
    cellLimit: 100,
    rowLimit: 20,
  },
];
