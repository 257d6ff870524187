/**
 * The workflow's own words in a comment: Markdown, but nothing in it acts. Workflows put titles and
 * branch names into such texts, so that they are as hostile as those.
 */
import { cleanText, codeSpan, prose } from './escape-markdown.ts';
import { asMarkdown, type Markdown } from './markdown.ts';
import type { ReportContext } from './view.ts';

/** The texts before the sections of a comment, ready to be written. */
export interface OwnWords {
  title: Markdown;
  header: Markdown;
}

/** Of each text, before it is made harmless. */
const LIMIT_BYTES = 2_000;

/** The workflow's own words for the comment, with the texts of the event in them made harmless. */
export function ownWordsOf({ ownWords, eventTexts = [] }: ReportContext): OwnWords {
  const { title = '', header = '' } = ownWords ?? {};
  const calmed = calm(clipBytes(markForeign(cleanText(header), eventTexts)).trim());
  return { title: prose(clipBytes(title), LIMIT_BYTES), header: asMarkdown(calmed) };
}

/** At most so many bytes of UTF-8, no half character at the end. */
function clipBytes(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= LIMIT_BYTES) return text;
  const cut = bytes.subarray(0, LIMIT_BYTES - Buffer.byteLength('…')).toString();
  return `${cut.replace(/\ufffd+$/, '')}…`;
}

/** The event's texts as code, the longest first: a title may hold the name of the branch. */
function markForeign(text: string, [first, ...others]: readonly string[]): string {
  if (first === undefined) return text;
  const parts = text.split(first).map((part) => markForeign(part, others));
  return parts.join(codeSpan(first, LIMIT_BYTES));
}

/** A character without width. It keeps every host from reading the text as a command or a mention. */
const BREAK = '\u200b';

/** Line by line: fences are closed, headings stay below ours. */
function calm(text: string): string {
  let fence = '';
  const lines = text.split('\n').map((line, at, all) => {
    const run = /^(?:`{3,}|~{3,})/.exec(line)?.[0] ?? '';
    if (fence !== '') {
      const closes = run.startsWith(fence) && line.trim() === run;
      if (closes) fence = '';
      return closes ? run : calmLine(line);
    }
    if (run !== '' && !(run.startsWith('`') && line.includes('`', run.length))) {
      fence = run;
      return run;
    }
    const underlines = /^\s*(?:=+|-+)\s*$/.test(line) && all[at - 1]?.trim() !== '';
    const lower = line.replace(/^(\s*)#{1,3}(?=\s|$)/, '$1####');
    return (underlines && at > 0 ? BREAK : '') + calmLine(lower);
  });
  return [...lines, fence].join('\n').trimEnd();
}

/** A fence that is not at the start of its line would end where its list or quote does. */
const HIDDEN_FENCE = /^[\s>*+\-\d.)]+(?=`{3}|~{3})/;

/**
 * Each sign after which hosts look for something: links, addresses, HTML, entities, mentions, references, images,
 * definitions, formulas.
 */
const ACTIVE =
  /[<&@](?=\S)|#(?=\d)|\bGH-(?=\d)|\b[0-9a-f]{7,}\b|(?:mailto|xmpp)(?=:)|:(?=\/\/)|\bwww(?=\.)|\](?=[(:])|!(?=\[)|\$/giu;

function calmLine(line: string): string {
  return line
    .replace(ACTIVE, (sign) => sign.replace(/.{6}(?=.)|.$/gu, `$&${BREAK}`))
    .replace(HIDDEN_FENCE, `$&${BREAK}`);
}
