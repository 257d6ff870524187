/** How much of a text fits: blocks are taken by their importance, and what is left out is counted. */
import { literal, type Markdown, formatNumber } from '../model/sentence.ts';
import { joinNonEmpty } from './text.ts';

/** An amount of text, in a unit such as bytes. What is taken from a part is taken from the whole, too. */
export interface Budget {
  /** What is left, in the unit of the budget. */
  left(): number;
  /** Takes so much if it is left, and says whether it was. */
  tryReserve(cost: number): boolean;
  /** As `tryReserve`, for a text and the line breaks around it. */
  tryTake(text: string): boolean;
  /** The text, and takes it, if it fits; otherwise an empty one. */
  textIfFits(text: Markdown): Markdown;
  /** A part of what is left here. @param share from 0 to 1 */
  part(share: number): Budget;
  /** As large as what is left, but nothing is taken from this budget: to try what fits. */
  unpaidCopy(): Budget;
}

/** The size of the empty line between two blocks. */
const SIZE_OF_BREAKS = 2;

/**
 * @param measure the size of a text in the unit of the budget
 * @param outer the budget that this one is a part of
 */
export function createBudget(
  size: number,
  measure: (text: string) => number,
  outer?: Budget,
): Budget {
  let spent = 0;
  const budget: Budget = {
    left: () => Math.min(Math.floor(size) - spent, outer?.left() ?? Infinity),
    tryReserve(cost) {
      if (cost > budget.left() || outer?.tryReserve(cost) === false) return false;
      spent += cost;
      return true;
    },
    tryTake: (text) => budget.tryReserve(measure(text) + SIZE_OF_BREAKS),
    textIfFits: (text) => (text !== '' && budget.tryTake(text) ? text : ''),
    part: (share) => createBudget(budget.left() * share, measure, budget),
    unpaidCopy: () => createBudget(budget.left(), measure),
  };
  return budget;
}

/** As many of `items` as fit, in order; stops at the first that does not. */
export function renderWhileFits<T, Text extends string>(
  budget: Budget,
  items: readonly T[],
  render: (item: T) => Text,
): Text[] {
  const taken: Text[] = [];
  for (const item of items) {
    const text = render(item);
    if (!budget.tryTake(text)) break;
    taken.push(text);
  }
  return taken;
}

/** A block of text, and the number of things that were left out because they did not fit. */
export interface BudgetedBlock {
  text: Markdown;
  missing: number;
}

/**
 * A fold, a `<details>` element, with as many rows as fit. The text is empty without items, or if not even the title fits.
 *
 * @param head the first two lines of a table
 */
export function renderFold<T>(
  budget: Budget,
  { title, head = '' }: { title: Markdown; head?: Markdown },
  items: readonly T[],
  row: (item: T) => Markdown,
): BudgetedBlock {
  const summary = literal`<details><summary>${title}</summary>`;
  if (items.length === 0) return { text: '', missing: 0 };
  if (!budget.tryTake(literal`${summary}\n\n${head}\n\n… and 1,000,000 more.\n\n</details>`))
    return { text: '', missing: items.length };
  const rows = renderWhileFits(budget, items, row);
  const missing = items.length - rows.length;
  const text = joinNonEmpty(
    '\n\n',
    summary,
    rows.length > 0 ? joinNonEmpty('\n', head, ...rows) : '',
    missing > 0 ? literal`… and ${formatNumber(missing)} more.` : '',
    '</details>',
  );
  return { text, missing };
}
