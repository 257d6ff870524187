/** An item of a list and the items below it: a tree, as a sentence is one. Each surface draws it in its own way. */
import { literal, type Markdown } from './markdown.ts';
import { toMarkdown, toPlainText, phrase, type Sentence } from './sentence.ts';
import { formatNumber, joinNonEmpty } from './text.ts';

export interface ListItem {
  readonly words: Sentence;
  readonly children?: readonly ListItem[];
}

/** Items for the first `most` of `all`, and one that counts the others, in the words of `more`. */
export function firstItems<T>(
  all: readonly T[],
  most: number,
  toItem: (one: T) => ListItem,
  more = (number: number): Sentence => phrase`and ${formatNumber(number)} more`,
): ListItem[] {
  const rest = all.length - most;
  return [...all.slice(0, most).map(toItem), ...(rest > 0 ? [{ words: more(rest) }] : [])];
}

export function itemToMarkdown(
  { words, children = [] }: ListItem,
  indent: Markdown = '',
): Markdown {
  const below = children.map((each) => itemToMarkdown(each, literal`${indent}  `));
  return joinNonEmpty('\n', literal`${indent}- ${toMarkdown(words)}`, ...below);
}

/** Lines without markup: hostile until escaped. */
export function itemToPlainLines({ words, children = [] }: ListItem, indent = ''): string[] {
  const below = children.flatMap((each) => itemToPlainLines(each, `${indent}  `));
  return [indent + toPlainText(words), ...below];
}
