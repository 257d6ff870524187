/** The text of a sentence in Markdown, and lists of sentences on each surface. */
import type { Finding } from '../model/finding.ts';
import {
  asMarkdown,
  formatNumber,
  joinSentences,
  literal,
  phrase,
  renderSentence,
  shownText,
  type Markdown,
  type Sentence,
  type SentencePart,
} from '../model/sentence.ts';
import { codeSpan, prose } from './markdown.ts';
import { joinNonEmpty } from './text.ts';

export function toMarkdown(sentence: Sentence): Markdown {
  const renderPart = (part: SentencePart): Markdown => {
    const { kind, text, lengthLimit, words } = part;
    if (kind === 'link') return asMarkdown(`[${toMarkdown(words)}](${text})`);
    if (kind === 'sign') return asMarkdown(text);
    if (kind === 'text' || kind === 'foreign') return prose(text, lengthLimit);
    if (kind === 'number') return asMarkdown(shownText(part, (each) => each));
    return asMarkdown(shownText(part, (each) => codeSpan(each, lengthLimit)));
  };
  return asMarkdown(renderSentence(sentence, renderPart));
}

/** What a finding says and what to do about it, one behind the other. */
export function sayWhole({ says, remedy = '' }: Pick<Finding, 'says' | 'remedy'>): Sentence {
  return joinSentences(literal` `, says, remedy);
}

/** An item of a list and the items below it. */
export interface ListItem {
  readonly words: Sentence;
  readonly children?: readonly ListItem[];
}

/**
 * Items for the first `most` things, and one that counts the others.
 *
 * @param restWords what the last item says about the others, of which there are so many
 */
export function firstItems<T>(
  all: readonly T[],
  most: number,
  toItem: (thing: T) => ListItem,
  restWords = (number: number): Sentence => phrase`and ${formatNumber(number)} more`,
): ListItem[] {
  const rest = all.length - most;
  const last = rest > 0 ? [{ words: restWords(rest) }] : [];
  return [...all.slice(0, most).map(toItem), ...last];
}

export function itemToMarkdown(
  { words, children = [] }: ListItem,
  indent: Markdown = '',
): Markdown {
  const below = children.map((child) => itemToMarkdown(child, literal`${indent}  `));
  return joinNonEmpty('\n', literal`${indent}- ${toMarkdown(words)}`, ...below);
}
