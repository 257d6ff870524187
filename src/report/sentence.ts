/**
 * A sentence that several surfaces show: a tree of words of this program and of parts that hold text from outside. It is
 * made once, and each surface makes its own text of it: only there, text from outside is escaped. An item of a list is a
 * sentence with items below it.
 */
import {
  codeSpan,
  prose,
  asMarkdown,
  literal,
  type Markdown,
  type MarkdownPart,
} from './markdown.ts';
import { formatNumber, joinNonEmpty } from './text.ts';

export type Sentence = Markdown | SentencePart | readonly Sentence[];

export interface SentencePart {
  /**
   * What `text` is: a name, a name in code, what a person types, or sentences; for a link, the address behind `words`; for
   * a sign, the sign in Markdown, with `words` in its place in plain text.
   */
  readonly kind: 'name' | 'code' | 'typed' | 'text' | 'link' | 'sign';
  readonly text: string;
  /** The most UTF-16 units of `text` in Markdown. */
  readonly limit: number;
  /** Empty except for a link or a sign. */
  readonly words: Sentence;
}

/** @param limit the most UTF-16 units of `text` in Markdown */
export function sentencePart(
  kind: Exclude<SentencePart['kind'], 'link' | 'sign'>,
  text: string,
  limit: number,
): SentencePart {
  return { kind, text, limit, words: '' };
}

/** @param href an address of this project, or one that `safeHref` returned: it is not examined again */
export function linkPart(words: Sentence, href: string): SentencePart {
  return { kind: 'link', text: href, limit: Infinity, words };
}

/** @param text in Markdown, such as `✅` @param words in its place in plain text, such as `✓` */
export function signPart(text: Markdown, words: Markdown): SentencePart {
  return { kind: 'sign', text, limit: Infinity, words };
}

/** Words that are written in the sources, with sentences in the holes. */
export function phrase<const Holes extends readonly unknown[]>(
  strings: TemplateStringsArray,
  ...holes: Holes & {
    readonly [At in keyof Holes]: Holes[At] extends Sentence
      ? Holes[At]
      : Holes[At] extends string
        ? MarkdownPart<Holes[At]>
        : never;
  }
): Sentence;
export function phrase(strings: TemplateStringsArray, ...holes: readonly unknown[]): unknown {
  return strings.flatMap((text, at) => (at === 0 ? [text] : [holes[at - 1], text]));
}

/** The parts that are not empty, with `between` between them; empty if all are. */
export function joinSentences(between: Markdown, ...parts: readonly Sentence[]): Sentence {
  const [first, ...others] = parts.filter((part) => part !== '');
  return first === undefined ? '' : [first, ...others.flatMap((part) => [between, part])];
}

function renderSentence(sentence: Sentence, renderPart: (part: SentencePart) => string): string {
  if (typeof sentence === 'string') return sentence;
  if ('kind' in sentence) return renderPart(sentence);
  return sentence.map((inner) => renderSentence(inner, renderPart)).join('');
}

export function toMarkdown(sentence: Sentence): Markdown {
  const renderPart = ({ kind, text, limit, words }: SentencePart): Markdown => {
    if (kind === 'link') return asMarkdown(`[${toMarkdown(words)}](${text})`);
    if (kind === 'sign') return asMarkdown(text);
    return kind === 'text' ? prose(text, limit) : codeSpan(text, limit);
  };
  return asMarkdown(renderSentence(sentence, renderPart));
}

/** Without markup; only what a person types is between backticks. Hostile until escaped. */
export function toPlainText(sentence: Sentence): string {
  return renderSentence(sentence, ({ kind, text, words }) => {
    if (kind === 'link') return `${toPlainText(words)} (${text})`;
    if (kind === 'sign') return toPlainText(words);
    return kind === 'typed' ? `\`${text}\`` : text;
  });
}

/** An item of a list and the items below it. */
export interface ListItem {
  readonly words: Sentence;
  readonly children?: readonly ListItem[];
}

/**
 * Items for the first `most` things, and one that counts the others.
 *
 * @param restWords what the last item says about the others, and how many these are
 */
export function firstItems<T>(
  all: readonly T[],
  most: number,
  toItem: (thing: T) => ListItem,
  restWords = (number: number, _rest: readonly T[]): Sentence =>
    phrase`and ${formatNumber(number)} more`,
): ListItem[] {
  const rest = all.slice(most);
  const last = rest.length > 0 ? [{ words: restWords(rest.length, rest) }] : [];
  return [...all.slice(0, most).map(toItem), ...last];
}

export function itemToMarkdown(
  { words, children = [] }: ListItem,
  indent: Markdown = '',
): Markdown {
  const below = children.map((child) => itemToMarkdown(child, literal`${indent}  `));
  return joinNonEmpty('\n', literal`${indent}- ${toMarkdown(words)}`, ...below);
}

/** Lines without markup, two spaces deeper at each level. Hostile until escaped. */
export function itemToPlainLines({ words, children = [] }: ListItem, indent: string): string[] {
  const below = children.flatMap((child) => itemToPlainLines(child, `${indent}  `));
  return [indent + toPlainText(words), ...below];
}
