/**
 * HTML with every hole escaped: text and quoted attributes. What came from outside is cleaned of
 * everything that shows nothing, reorders text or talks to a terminal. And what all parts of a page share: signs and limits.
 */
import { cleanText, clip, safeHref, escapeEntities } from '../markdown.ts';
import { shownParts, type Sentence } from '../../model/sentence.ts';
import type { VerdictWord } from '../../model/verdict.ts';
import { signsOf } from '../words.ts';

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

/** Signs as drawings, because a font may lack the character. Screen readers skip them: the words beside them say the same. */
/** The `d` of an SVG path in a square of 16 units. */
const SHAPES = {
  '✓': 'M6.2 13 1.6 8.4 3 7l3.2 3.2 6.8-6.8 1.4 1.4z',
  '✗': 'm8 6.6 4-4L13.4 4l-4 4 4 4-1.4 1.4-4-4-4 4L2.6 12l4-4-4-4L4 2.6z',
  '!': 'M6.8 1.8h2.4l-.4 8.2H7.2zM6.9 11.8h2.2V14H6.9z',
  '?': 'M4.4 5.6a3.6 3.6 0 1 1 5.5 3c-.8.5-1 .8-1 1.5v.4H7.1v-.6c0-1.4.6-2.1 1.6-2.7a1.9 1.9 0 1 0-2.6-1.6zM7 12h2v2H7z',
  '✋': 'M4 7.6V4a.9.9 0 0 1 1.8 0v3.2h.5V2.3a.9.9 0 0 1 1.8 0v4.9h.5V3a.9.9 0 0 1 1.8 0v4.2h.5V4.7a.9.9 0 0 1 1.8 0V11a4 4 0 0 1-4 4h-.6a4.4 4.4 0 0 1-3.6-1.9L1.9 9.6a1 1 0 0 1 1.5-1.3l.6.6z',
} as const;
export type Sign = keyof typeof SHAPES;

export function drawSign(sign: Sign): Html {
  return Html.trusted(
    `<svg class="sign" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="${SHAPES[sign]}"></path></svg>`,
  );
}

/** @param green whether the job succeeds under `fail-on` */
export function drawVerdict(verdict: VerdictWord, green: boolean): Html {
  const isHand = verdict === 'needs-override' && !green;
  return drawSign(isHand ? '✋' : signsOf(verdict, green).sign);
}

/**
 * How much of each part is on the page: with all of it, a large report would be too large for a browser. Each number is the
 * most of what it is called after.
 */
export interface PageLimits {
  /** Whether each change has the names of its attributes. */
  attributes: boolean;
  /** Whether a resource that is created or destroyed as a whole has its attributes, too. */
  wholeResources: boolean;
  changes: number;
  causes: number;
  /** Characters of one text. */
  text: number;
  /** Resources or messages of one cause. */
  occurrences: number;
  /** Cells of the table of workspaces. */
  cells: number;
  /** Rows of a table or a list. */
  rows: number;
}

const MOST: PageLimits = {
  attributes: true,
  wholeResources: true,
  changes: 20_000,
  causes: 2_000,
  text: 20_000,
  occurrences: 200,
  cells: 20_000,
  rows: 1_000,
};
const BARE: PageLimits = { ...MOST, attributes: false };

/**
 * From all content to the least: the first with which the page fits is used. The names of attributes are left out first, then
 * changes, then long texts and rows.
 */
export const PAGE_LIMITS: readonly PageLimits[] = [
  MOST,
  { ...MOST, wholeResources: false },
  BARE,
  { ...BARE, changes: 5_000, text: 4_000 },
  { ...BARE, changes: 500, causes: 500, text: 1_000, cells: 4_000 },
  { ...BARE, changes: 100, causes: 100, text: 300, occurrences: 20, cells: 500, rows: 300 },
  { ...BARE, changes: 20, causes: 20, text: 100, occurrences: 3, cells: 100, rows: 20 },
];
