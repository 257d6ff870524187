/**
 * HTML with every hole escaped: text and quoted attributes. What came from outside is cleaned of
 * everything that shows nothing, reorders text or talks to a terminal.
 */
import { clip } from '../../../model/clip.ts';
import { cleanText, safeHref, escapeEntities } from '../../../report/markdown.ts';
import { shownParts, type Sentence } from '../../../model/sentence.ts';

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

/** What a hole of `html` takes: `undefined` and `false` show nothing, a text is escaped, the members of a list follow each other. */
export type Content = Html | string | number | undefined | false | readonly Content[];

/**
 * Markup of this program, with content from anywhere in its holes.
 *
 * @throws Error where a hole is an attribute without quotes: a space in the text would end the attribute
 */
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

/** The content as a link if the address leads to one of `origins`; otherwise the content alone. */
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

/** A text in which what is between backticks becomes code, and addresses that lead to one of `origins` become links. */
function withLinks(text: string, origins: readonly string[]): Content {
  return text.split(/(`[^`]+`|https:\/\/[^\s`]*[^\s`.,;:!?()])/).map((part, index) => {
    // The parts at odd positions are what the group of the expression matched.
    if (index % 2 === 0) return part;
    return part.startsWith('`')
      ? html`<code>${part.slice(1, -1)}</code>`
      : anchor(part, part, origins);
  });
}

const LONGEST_NAME = 200;

/**
 * @param limit the most characters of a name or of foreign text in the sentence
 * @param origins where links inside of foreign text may lead
 */
export function sentenceToHtml(
  sentence: Sentence,
  limit: number,
  origins: readonly string[],
): Content {
  if (typeof sentence === 'string') return Html.trusted(escapeEntities(sentence, /[&<>]/g));
  if (!('kind' in sentence)) return sentence.map((part) => sentenceToHtml(part, limit, origins));
  const { kind, text, words } = sentence;
  const shown = (show: (each: string) => Content): Content =>
    shownParts(sentence).map((part) => ('subject' in part ? show(part.subject) : part.words));
  if (kind === 'link') return anchor(sentenceToHtml(words, limit, origins), text, [text]);
  if (kind === 'sign') return sentenceToHtml(words, limit, origins);
  if (kind === 'text' || kind === 'foreign') return withLinks(clip(text, limit), origins);
  if (kind === 'number') return shown((each) => each);
  return kind === 'name'
    ? clip(text, Math.min(LONGEST_NAME, limit))
    : shown((each) => html`<code>${each}</code>`);
}

/** A name that a browser may wrap behind its separators (`-_./:@`), and not within its words. */
export function breakable(name: string): Content {
  return name
    .split(/(?<=[-_./:@])(?=[^-_./:@])/)
    .map((part, index) => (index > 0 ? [WRAP_HERE, part] : part));
}

const WRAP_HERE = Html.trusted('<wbr>');
