/**
 * A sentence that several surfaces show: a tree of words of this program and of leaves, which hold text from outside. It
 * is written once, and each surface draws it. Only a surface makes text of a leaf, and escapes it there.
 */
import { codeSpan, prose } from './escape-markdown.ts';
import { asMarkdown, written, type Markdown, type Shown } from './markdown.ts';
import { byAnd, grouped } from './text.ts';

export type Sentence = Markdown | Leaf | readonly Sentence[];

export interface Leaf {
  /** A name, a name in code, what a person types, another sentence, or the address behind `words`. */
  readonly kind: 'name' | 'code' | 'typed' | 'text' | 'link';
  readonly text: string;
  /** The most units of `text` in Markdown. */
  readonly limit: number;
  readonly words: Sentence;
}

export function leaf(kind: Exclude<Leaf['kind'], 'link'>, text: string, limit: number): Leaf {
  return { kind, text, limit, words: '' };
}

/** @param href an address that is ours or was examined */
export function linked(words: Sentence, href: string): Leaf {
  return { kind: 'link', text: href, limit: Infinity, words };
}

/** Words that are written in the sources, with holes for sentences. */
export function say<const Holes extends readonly unknown[]>(
  strings: TemplateStringsArray,
  ...holes: Holes & {
    readonly [At in keyof Holes]: Holes[At] extends Sentence
      ? Holes[At]
      : Holes[At] extends string
        ? Shown<Holes[At]>
        : never;
  }
): Sentence;
export function say(strings: TemplateStringsArray, ...holes: readonly unknown[]): unknown {
  return strings.flatMap((text, at) => (at === 0 ? [text] : [holes[at - 1], text]));
}

/** What there is of `parts`, with `between` between. */
export function together(between: Markdown, ...parts: readonly Sentence[]): Sentence {
  const said = parts.filter((part) => part !== '');
  return said.length === 0 ? '' : said.flatMap((part, at) => (at === 0 ? [part] : [between, part]));
}

/** `a, b and c`; beyond `limit`: `a, b and 7 more`. */
export function listed(items: readonly Sentence[], limit = Infinity): Sentence {
  const shown = items.length > limit ? items.slice(0, limit - 1) : items;
  const rest = items.length - shown.length;
  return byAnd(rest > 0 ? [...shown, written`${grouped(rest)} more`] : shown);
}

function drawn(sentence: Sentence, draw: (leaf: Leaf) => string): string {
  if (typeof sentence === 'string') return sentence;
  return 'kind' in sentence ? draw(sentence) : sentence.map((each) => drawn(each, draw)).join('');
}

export function inMarkdown(sentence: Sentence): Markdown {
  const draw = ({ kind, text, limit, words }: Leaf): Markdown => {
    if (kind === 'link') return asMarkdown(`[${inMarkdown(words)}](${text})`);
    return kind === 'text' ? prose(text, limit) : codeSpan(text, limit);
  };
  return asMarkdown(drawn(sentence, draw));
}

/** As people type it, without markup: hostile until escaped. */
export function inPlain(sentence: Sentence): string {
  return drawn(sentence, ({ kind, text, words }) => {
    if (kind === 'link') return `${inPlain(words)} (${text})`;
    return kind === 'typed' ? `\`${text}\`` : text;
  });
}
