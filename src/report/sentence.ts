/**
 * A sentence that several surfaces show: a tree of words of this program and of leaves, which hold text from outside. It
 * is written once, and each surface draws it. Only a surface makes text of a leaf, and escapes it there.
 */
import { codeSpan, prose } from './escape-markdown.ts';
import { asMarkdown, type Markdown, type MarkdownPart } from './markdown.ts';

export type Sentence = Markdown | SentencePart | readonly Sentence[];

export interface SentencePart {
  /**
   * A name, a name in code, what a person types, another sentence; the address behind `words`; or a sign, which is
   * `words` where there is no markup.
   */
  readonly kind: 'name' | 'code' | 'typed' | 'text' | 'link' | 'sign';
  readonly text: string;
  /** The most units of `text` in Markdown. */
  readonly limit: number;
  readonly words: Sentence;
}

export function sentencePart(
  kind: Exclude<SentencePart['kind'], 'link' | 'sign'>,
  text: string,
  limit: number,
): SentencePart {
  return { kind, text, limit, words: '' };
}

/** @param href an address that is ours or was examined */
export function linkPart(words: Sentence, href: string): SentencePart {
  return { kind: 'link', text: href, limit: Infinity, words };
}

/** @param text for Markdown, such as `✅` */
export function signPart(text: Markdown, words: Markdown): SentencePart {
  return { kind: 'sign', text, limit: Infinity, words };
}

/** Words that are written in the sources, with holes for sentences. */
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

/** What there is of `parts`, with `between` between. */
export function joinSentences(between: Markdown, ...parts: readonly Sentence[]): Sentence {
  const said = parts.filter((part) => part !== '');
  return said.length === 0 ? '' : said.flatMap((part, at) => (at === 0 ? [part] : [between, part]));
}

function renderSentence(sentence: Sentence, draw: (leaf: SentencePart) => string): string {
  if (typeof sentence === 'string') return sentence;
  return 'kind' in sentence
    ? draw(sentence)
    : sentence.map((each) => renderSentence(each, draw)).join('');
}

export function toMarkdown(sentence: Sentence): Markdown {
  const draw = ({ kind, text, limit, words }: SentencePart): Markdown => {
    if (kind === 'link') return asMarkdown(`[${toMarkdown(words)}](${text})`);
    if (kind === 'sign') return asMarkdown(text);
    return kind === 'text' ? prose(text, limit) : codeSpan(text, limit);
  };
  return asMarkdown(renderSentence(sentence, draw));
}

/** As people type it, without markup: hostile until escaped. */
export function toPlainText(sentence: Sentence): string {
  return renderSentence(sentence, ({ kind, text, words }) => {
    if (kind === 'link') return `${toPlainText(words)} (${text})`;
    if (kind === 'sign') return toPlainText(words);
    return kind === 'typed' ? `\`${text}\`` : text;
  });
}
