/** How much of a text fits: blocks are taken by their importance, and what is left out is counted. */
import { written, type Markdown } from './markdown.ts';
import { formatNumber, joined } from './text.ts';

export interface Budget {
  left(): number;
  /** Whether so much fits; if so it is paid. */
  reserve(cost: number): boolean;
  /** Pays for the text and the line breaks around it; false if they do not fit. */
  take(text: string): boolean;
  /** `text` when it fits, else nothing. */
  keep(text: Markdown): Markdown;
  /** The part `share` (0 to 1) of what is left here. */
  part(share: number): Budget;
  /** As large as what is left, and paid from nothing. */
  trial(): Budget;
}

/** The size of the empty line between two blocks. */
const AROUND = 2;

/** `measure` says how large a text is in the unit of the budget. */
export function createBudget(
  size: number,
  measure: (text: string) => number,
  outer?: Budget,
): Budget {
  let spent = 0;
  const budget: Budget = {
    left: () => Math.min(Math.floor(size) - spent, outer?.left() ?? Infinity),
    reserve(cost) {
      if (cost > budget.left() || outer?.reserve(cost) === false) return false;
      spent += cost;
      return true;
    },
    take: (text) => budget.reserve(measure(text) + AROUND),
    keep: (text) => (text !== '' && budget.take(text) ? text : ''),
    part: (share) => createBudget(budget.left() * share, measure, budget),
    trial: () => createBudget(budget.left(), measure),
  };
  return budget;
}

/** As many of `items` as fit, in order; stops at the first that does not. */
export function takeAll<T, Text extends string>(
  budget: Budget,
  items: readonly T[],
  render: (item: T) => Text,
): Text[] {
  const taken: Text[] = [];
  for (const item of items) {
    const text = render(item);
    if (!budget.take(text)) break;
    taken.push(text);
  }
  return taken;
}

/** A block of text, and the number of things that were left out because they did not fit. */
export interface Block {
  text: Markdown;
  missing: number;
}

/** A `<details>` block with as many rows as fit; `head` is the first two lines of a table. */
export function fold<T>(
  budget: Budget,
  { title, head = '' }: { title: Markdown; head?: Markdown },
  items: readonly T[],
  row: (item: T) => Markdown,
): Block {
  const summary = written`<details><summary>${title}</summary>`;
  if (items.length === 0) return { text: '', missing: 0 };
  if (!budget.take(written`${summary}\n\n${head}\n\n… and 1,000,000 more.\n\n</details>`))
    return { text: '', missing: items.length };
  const rows = takeAll(budget, items, row);
  const missing = items.length - rows.length;
  const text = joined(
    '\n\n',
    summary,
    rows.length > 0 ? joined('\n', head, ...rows) : '',
    missing > 0 ? written`… and ${formatNumber(missing)} more.` : '',
    '</details>',
  );
  return { text, missing };
}
