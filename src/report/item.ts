/** An item of a list and the items below it: a tree, as a sentence is one. Each surface draws it in its own way. */
import { written, type Markdown } from './markdown.ts';
import { inMarkdown, inPlain, say, type Sentence } from './sentence.ts';
import { grouped, joined } from './text.ts';

export interface Item {
  readonly words: Sentence;
  readonly inner?: readonly Item[];
}

/** Items for the first `most` of `all`, and one that says how many others there are. */
export function firstItems<T>(
  all: readonly T[],
  most: number,
  toItem: (one: T) => Item,
  more = (number: number): Sentence => say`and ${grouped(number)} more`,
): Item[] {
  const rest = all.length - most;
  return [...all.slice(0, most).map(toItem), ...(rest > 0 ? [{ words: more(rest) }] : [])];
}

export function itemInMarkdown({ words, inner = [] }: Item, indent: Markdown = ''): Markdown {
  const deeper = inner.map((each) => itemInMarkdown(each, written`${indent}  `));
  return joined('\n', written`${indent}- ${inMarkdown(words)}`, ...deeper);
}

/** Lines without markup: hostile until escaped. */
export function itemInPlain({ words, inner = [] }: Item, indent = ''): string[] {
  const deeper = inner.flatMap((each) => itemInPlain(each, `${indent}  `));
  return [indent + inPlain(words), ...deeper];
}
