/** An item of a list and the items below it. Each surface makes its own text of it, as of a sentence. */
import { literal, type Markdown } from './markdown.ts';
import { toMarkdown, toPlainText, phrase, type Sentence } from './sentence.ts';
import { formatNumber, joinNonEmpty } from './text.ts';

export interface ListItem {
  readonly words: Sentence;
  readonly children?: readonly ListItem[];
}

/**
 * Items for the first `most` things, and one that counts the others.
 *
 * @param restWords what the last item says about so many others
 */
export function firstItems<T>(
  all: readonly T[],
  most: number,
  toItem: (thing: T) => ListItem,
  restWords = (number: number): Sentence => phrase`and ${formatNumber(number)} more`,
): ListItem[] {
  const rest = all.length - most;
  return [...all.slice(0, most).map(toItem), ...(rest > 0 ? [{ words: restWords(rest) }] : [])];
}

export function itemToMarkdown(
  { words, children = [] }: ListItem,
  indent: Markdown = '',
): Markdown {
  const below = children.map((child) => itemToMarkdown(child, literal`${indent}  `));
  return joinNonEmpty('\n', literal`${indent}- ${toMarkdown(words)}`, ...below);
}

/** Lines without markup, two spaces deeper at each level. Hostile until escaped. */
export function itemToPlainLines({ words, children = [] }: ListItem, indent = ''): string[] {
  const below = children.flatMap((child) => itemToPlainLines(child, `${indent}  `));
  return [indent + toPlainText(words), ...below];
}
