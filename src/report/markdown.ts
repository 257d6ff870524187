/**
 * Markdown as a type: words of this program, and foreign text that an escaper returned. What writes a comment, a
 * check or a summary takes nothing else. Everything that came from a service or a pull request goes through one
 * of the escapers, so that it is shown and never acts: no mention, reference, HTML, image, link, marker.
 *
 * The rule is the same everywhere: what could act is shown as code. GitHub, GitLab, Azure DevOps
 * and Bitbucket expand nothing inside code, whereas escapes are undone before mentions are looked for.
 */
import { clip, clipUnits } from '../model/clip.ts';
import { pageOfError, type Code } from '../model/errors.ts';
import { asMarkdown, literal, type Markdown, type MarkdownPart } from '../model/sentence.ts';
import { withoutTrailing } from '../model/without-trailing.ts';

/** The longest inline value that is shown; names on the services are shorter. */
const LONGEST_INLINE = 160;

const TERMINAL_SEQUENCES =
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]{0,512}(?:\u0007|\u001b\\)?|[ -/]*[0-~])|\u009b[0-?]*[ -/]*[@-~]/gu;
/** Everything that shows nothing or reorders what is shown, except what joins letters and emoji. */
const INVISIBLE =
  /(?![\t\n\u200c\u200d])[\p{Cc}\p{Cf}\u17b4\u17b5\u034f\u115f\u1160\u3164\uffa0\ufff0-\ufffc\ufffe\uffff]/gu;

/**
 * Text without terminal sequences, control and reordering characters; lines end with `\n` only.
 * Half a surrogate pair becomes U+FFFD.
 */
export function cleanText(text: string): string {
  return text
    .replace(TERMINAL_SEQUENCES, '')
    .replace(/\r\n|[\r\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(INVISIBLE, '');
}

/** Cleans a text as `cleanText` does and puts it on one line: any run of white space becomes one space. */
export function cleanLine(text: string, limit = LONGEST_INLINE): string {
  // Cleaning shortens a text: this leaves enough of a long one, and bounds the work.
  const cleaned = cleanText(clipUnits(text, limit * 4));
  return clip(cleaned.replace(/\s+/g, ' ').trim(), limit);
}

/** A value on one line as code; fit for a table cell. An empty one becomes a dash. */
export function codeSpan(text: string, limit = LONGEST_INLINE): Markdown {
  const line = cleanLine(text, limit);
  return line === '' ? literal`–` : inBackticks(line);
}

/** Tells GitHub to notify a person or a team. Any other text, such as a role, is code. */
export function mention(name: string): Markdown {
  const isAccount = /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,38})(?:\/[a-z0-9][a-z0-9._-]{0,99})?$/.test(
    name,
  );
  return isAccount ? asMarkdown(`@${name}`) : codeSpan(name, 80);
}

/** Code, between more backticks than follow each other anywhere in the line. */
function inBackticks(line: string): Markdown {
  const runs = new Set(Array.from(line.matchAll(/`+/g), ([run]) => run.length));
  let length = 1;
  while (runs.has(length)) length += 1;
  const ticks = '`'.repeat(length);
  const pad = line.startsWith('`') || line.endsWith('`') ? ' ' : '';
  return asMarkdown(`${ticks}${pad}${escapePipes(breakMarkers(line))}${pad}${ticks}`);
}

/** Breaks text that looks like one of this program's markers, so that a search finds only real ones. */
function breakMarkers(text: string): string {
  return text.replace(/<!(?=--\s{0,9}\/?plangate)/gi, '<\\!');
}

/**
 * A table splits its cells before anything else is read. A backslash before the pipe reads
 * differently from parser to parser, so that one gets a space between.
 */
function escapePipes(line: string): string {
  return line.replace(/\\(?=\|)/g, '\\ ').replaceAll('|', '\\|');
}

/**
 * A sentence on one line, for a table cell or the start of a list item. Text between backticks becomes
 * code, and so do words that could act as Markdown; of a text in quotes the whole becomes code.
 */
export function prose(text: string, limit = 600): Markdown {
  const parts: string[] = [];
  let code: string[] = [];
  /** Neighbouring words that are code become one span. */
  const endCode = (before: string, after: string): void => {
    if (code.length === 0) return;
    parts.push(before + inBackticks(code.join(' ')) + after);
    code = [];
  };
  for (const { word, isWholeCode: isMarked, before, after } of splitWords(cleanLine(text, limit))) {
    const whole = before + word + after;
    const isFirst = parts.length === 0 && code.length === 0;
    const isListNumber = isFirst && /^\d{1,9}[.)]$/.test(whole);
    // At the start of a line these begin a list or underline a heading.
    const isSign = !isFirst && /^[=+-]$/.test(whole);
    if (!isMarked && !isListNumber && (isPlain(whole) || isSign)) {
      endCode('', '');
      parts.push(whole);
      continue;
    }
    const isSpanOfItsOwn = isMarked || before !== '' || word.startsWith('https://');
    if (isSpanOfItsOwn) endCode('', '');
    code.push(word);
    if (isSpanOfItsOwn || after !== '') endCode(before, after);
  }
  endCode('', '');
  return asMarkdown(parts.join(' '));
}

interface Word {
  word: string;
  /** Punctuation around it. */
  before: string;
  after: string;
  /** Whether the word was between backticks, or in quotes together with a word that is not plain. */
  isWholeCode: boolean;
}

const WORD = /(?<!\S)(\(?)(?:`([^`]+)`|"([^"]+)")([).,;:!?…]*)(?!\S)|\S+/gu;

function splitWords(line: string): Word[] {
  return Array.from(line.matchAll(WORD)).flatMap(
    ([whole, before = '', code, quoted, after = '']) => {
      const inside = (code ?? quoted ?? '').trim();
      const isPlainQuote = quoted !== undefined && quoted.split(' ').every(isPlain);
      if (inside !== '' && !isPlainQuote) return { word: inside, before, after, isWholeCode: true };
      return whole.split(' ').map(splitWord);
    },
  );
}

function splitWord(text: string): Word {
  if (!/[\p{L}\p{N}]/u.test(text)) return { word: text, before: '', after: '', isWholeCode: false };
  const before = text.startsWith('(') ? '(' : '';
  const withoutStops = withoutTrailing(text, '.,;:!?…').slice(before.length);
  const closesBracket =
    withoutStops.length > 1 && withoutStops.endsWith(')') && !withoutStops.includes('(');
  const word = closesBracket ? withoutStops.slice(0, -1) : withoutStops;
  return { word, before, after: text.slice(before.length + word.length), isWholeCode: false };
}

/** A word of letters of any script, digits, and punctuation that means nothing to Markdown inside a word. */
const PLAIN_WORD = /^[\p{L}\p{N}\p{M}'".,;()%/?–—…·“”‘’+=!:-]+$/u;

/** Whether a word means nothing but itself to any host: it is no address, reference, commit, emoji code or markup. */
function isPlain(word: string): boolean {
  return (
    PLAIN_WORD.test(word) &&
    /[\p{L}\p{N}–—…·]/u.test(word) &&
    // Addresses, schemes and emoji codes: a colon is plain at the end of a word only.
    !/:./u.test(word) &&
    !/www\./iu.test(word) &&
    // What refers to an issue or a commit.
    !/[A-Z]-\d/iu.test(word) &&
    !word.split(/[^0-9A-Za-z]+/u).some((part) => /^[0-9a-f]{7,64}$/iu.test(part))
  );
}

/** Several lines as a fenced block, the fence longer than any run of backticks inside. */
export function fence(text: string): Markdown {
  const body = breakMarkers(cleanText(text).replace(/^\n+|(?<!\n)\n+$/g, ''));
  const runs = Array.from(body.matchAll(/`+/g), ([run]) => run.length);
  const ticks = '`'.repeat(runs.reduce((longest, run) => Math.max(longest, run), 2) + 1);
  return asMarkdown(`${ticks}text\n${body}\n${ticks}`);
}

/** A value on one line as code where HTML is written: inside `<summary>`. */
export function htmlCode(text: string, limit = LONGEST_INLINE): Markdown {
  const line = cleanLine(text, limit);
  return line === '' ? literal`–` : asMarkdown(`<code>${escapeEntities(line, /[&<>"']/g)}</code>`);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for HTML and XML. @param signs matches each character that is escaped */
export function escapeEntities(text: string, signs: RegExp): string {
  return text.replace(signs, (sign) => ENTITIES[sign] ?? `&#${sign.charCodeAt(0)};`);
}

/** A link, or its text alone when the address is not at one of `origins`. */
export function link<const Text extends string>(
  text: Text & MarkdownPart<Text>,
  url: string | undefined,
  origins: readonly string[],
): Markdown {
  const href = url === undefined ? undefined : safeHref(url, origins);
  return asMarkdown(href === undefined ? text : `[${text}](${href})`);
}

/** The address when it leads to one of `origins` and carries no user name; else undefined. */
export function safeHref(url: string, origins: readonly string[]): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const parsed = new URL(url);
  if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return undefined;
  if (parsed.username !== '' || parsed.password !== '') return undefined;
  if (!origins.some((origin) => URL.canParse(origin) && new URL(origin).origin === parsed.origin))
    return undefined;
  return parsed.href.replace(
    /[()|\\`<>"'*_~[\]{}^$]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The link from a message to what to do about it; empty where it has none. */
export function linkToRemedy(code: Code | undefined): Markdown {
  if (code === undefined) return '';
  const url = pageOfError(code);
  return link('What to do', url, [url]);
}
