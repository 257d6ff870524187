/**
 * HTML with every hole escaped: text and quoted attributes. What came from outside is cleaned of
 * everything that shows nothing, reorders text or talks to a terminal.
 */
import { cleanText, clip, safeHref, escapeEntities } from '../escape-markdown.ts';
import type { Sentence } from '../sentence.ts';

/** Markup that was made here. Only this class is put into a page as it is. */
export class Html {
  readonly #markup: string;
  private constructor(markup: string) {
    this.#markup = markup;
  }
  /** @param markup a constant of this program, never text from outside */
  static trusted(markup: string): Html {
    return new Html(markup);
  }
  toString(): string {
    return this.#markup;
  }
}

export type Content = Html | string | number | undefined | false | readonly Content[];

/** @throws Error where a hole is an attribute without quotes: text could leave it by a space */
export function html(strings: TemplateStringsArray, ...holes: readonly Content[]): Html {
  let markup = strings[0] ?? '';
  for (const [index, hole] of holes.entries()) {
    if (/=\s*$/.test(strings[index] ?? '')) throw new Error('An attribute needs quotes.');
    markup += renderContent(hole) + (strings[index + 1] ?? '');
  }
  return Html.trusted(markup);
}

function renderContent(content: Content): string {
  if (content === undefined || content === false) return '';
  if (content instanceof Html) return content.toString();
  if (typeof content === 'object') return content.map(renderContent).join('');
  return escapeEntities(cleanText(String(content)), /[&<>"'`]/g);
}

/** A link where the address leads to one of `origins`; the content alone elsewhere. */
export function anchor(
  content: Content,
  url: string | undefined,
  origins: readonly string[],
): Content {
  const href = url === undefined ? undefined : safeHref(url, origins);
  return href === undefined
    ? content
    : html`<a href="${href}" rel="noopener noreferrer">${content}</a>`;
}

/** A sentence with what stands between backticks as code, and with its addresses as links where they lead to `origins`. */
export function withLinks(text: string, origins: readonly string[]): Content {
  return text.split(/(`[^`]+`|https:\/\/[^\s`]*[^\s`.,;:!?()])/).map((part, index) => {
    if (index % 2 === 0) return part;
    return part.startsWith('`')
      ? html`<code>${part.slice(1, -1)}</code>`
      : anchor(part, part, origins);
  });
}

const LONGEST_NAME = 200;

/** A sentence; a name or a sentence in it has at most `limit` characters. */
export function sentenceToHtml(
  sentence: Sentence,
  limit: number,
  origins: readonly string[],
): Content {
  if (typeof sentence === 'string') return Html.trusted(escapeEntities(sentence, /[&<>]/g));
  if (!('kind' in sentence)) return sentence.map((each) => sentenceToHtml(each, limit, origins));
  const { kind, text, words } = sentence;
  if (kind === 'link') return anchor(sentenceToHtml(words, limit, origins), text, [text]);
  if (kind === 'sign') return sentenceToHtml(words, limit, origins);
  if (kind === 'text') return withLinks(clip(text, limit), origins);
  return kind === 'name' ? clip(text, Math.min(LONGEST_NAME, limit)) : html`<code>${text}</code>`;
}

/** A name that may be wrapped behind its separators, not within its words. */
export function breakable(name: string): Content {
  return name
    .split(/(?<=[-_./:@])(?=[^-_./:@])/)
    .map((part, index) => (index > 0 ? [BREAK, part] : part));
}

const BREAK = Html.trusted('<wbr>');
