/** An item of a list and the items below it: a tree, as a sentence is one. Each surface draws it in its own way. */
import { written, type Markdown } from './markdown.ts';
import { inMarkdown, inPlain, say, type Sentence } from './sentence.ts';
import { formatNumber, joined } from './text.ts';

export interface Item {
  readonly words: Sentence;
  readonly children?: readonly Item[];
}

/** Items for the first `most` of `all`, and one that counts the others, in the words of `more`. */
export function firstItems<T>(
  all: readonly T[],
  most: number,
  toItem: (one: T) => Item,
  more = (number: number): Sentence => say`and ${formatNumber(number)} more`,
): Item[] {
  const rest = all.length - most;
  return [...all.slice(0, most).map(toItem), ...(rest > 0 ? [{ words: more(rest) }] : [])];
}

export function itemInMarkdown({ words, children = [] }: Item, indent: Markdown = ''): Markdown {
  const below = children.map((each) => itemInMarkdown(each, written`${indent}  `));
  return joined('\n', written`${indent}- ${inMarkdown(words)}`, ...below);
}

/** Lines without markup: hostile until escaped. */
export function itemInPlain({ words, children = [] }: Item, indent = ''): string[] {
  const below = children.flatMap((each) => itemInPlain(each, `${indent}  `));
  return [indent + inPlain(words), ...below];
}
