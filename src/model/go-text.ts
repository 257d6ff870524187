/**
 * Text as Go programs read it. Terraform, OpenTofu and `opa` know other white space, letters and cases than JavaScript, and each
 * version of Node.js others than the last. So whoever reads what such a program reads trims, compares and finds names with this
 * file; the linter says so by directory (`.oxlintrc.json`).
 */
import {
  FOLD,
  HCL_CONTINUE,
  HCL_NEWER,
  HCL_START,
  JOINS_SPACE,
  LOWER,
  PRINT,
  REGO_CONTINUE,
  SPACE,
} from './go-tables.ts';

/** A range of code points: the first and the last one. */
type Range = readonly [first: number, last: number];

/** What begins a name of HCL, inside of `[…]` of a RegExp with the flag `u`. */
export const HCL_NAME_START = classOf(HCL_START);
/** What belongs to a name of HCL, `-` as well. As `HCL_NAME_START`. */
export const HCL_NAME_PART = HCL_NAME_START + classOf(HCL_CONTINUE);
/** What belongs to a name for some releases of Terraform. As `HCL_NAME_START`. */
export const HCL_NAME_PERHAPS = classOf(HCL_NEWER);
/** A name of HCL, for a RegExp with the flag `u`. What only newer releases have in names is in none. */
export const IDENTIFIER = `[${HCL_NAME_START}][${HCL_NAME_PART}]*`;
/** A name of Rego, for a RegExp with the flag `u`. */
export const REGO_NAME = `[A-Za-z_][A-Za-z0-9_${classOf(REGO_CONTINUE)}]*`;

/**
 * As `text.matchAll(pattern)`, which compiles the pattern once more for each text: with all letters of the tables that takes fifty
 * times as long as the search.
 *
 * @param pattern with the flag `g`, and of no empty match
 */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  let match = pattern.exec(text);
  while (match !== null) {
    matches.push(match);
    match = pattern.exec(text);
  }
  return matches;
}

/** White space between words of HCL, JSON and Rego: no other is. For `[…]` of a RegExp. */
export const BLANKS = String.raw` \t\r\n`;

const SPACES = new Set(
  rangesOf(SPACE).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  ),
);

/** `strings.TrimSpace`. */
export function trimSpace(text: string): string {
  const rest = trimSpaceEnd(text);
  return rest.slice(afterSpaces(rest));
}

/** `strings.TrimRightFunc` of white space. */
export function trimSpaceEnd(text: string): string {
  let end = text.length;
  while (end > 0 && SPACES.has(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** Where white space ends that begins at a place of a text. */
export function afterSpaces(text: string, from = 0): number {
  let at = from;
  while (SPACES.has(text.charAt(at))) at++;
  return at;
}

const NOT_PRINTED = new RegExp(`[^${classOf(PRINT)}]`, 'u');
/** Characters without a form of their own in NFC: what Go does not know, but for two blanks that stand for others. */
const INERT = new RegExp(`((?:(?![\\u2000\\u2001])[^${classOf(PRINT)}])+)`, 'u');

/** `unicode.IsPrint`, of one character. */
export function isPrinted(character: string): boolean {
  return !NOT_PRINTED.test(character);
}

/** The Unicode form NFC, in which Terraform has every text. What is not in Go's tables is left alone. */
export function normalized(text: string): string {
  if (!BEYOND_LATIN.test(text)) return text;
  let done = '';
  let from = 0;
  for (const { 0: marked, index } of matchesOf(MARKED_BEYOND, text)) {
    // A mark is a letter, too, where no letter is before it.
    const isLetter = index === 0 || isStarter(marked.slice(0, 2));
    const composed = isLetter ? composeLow(marked) : undefined;
    if (composed === undefined) continue;
    done += composeKnown(text.slice(from, index)) + composed;
    from = index + marked.length;
  }
  return done + composeKnown(text.slice(from));
}

function composeKnown(text: string): string {
  const pieces = text.split(INERT);
  return pieces.map((piece, at) => (at % 2 === 0 ? piece.normalize('NFC') : piece)).join('');
}

/** Letters behind U+FFFF with their marks. */
const MARKED_BEYOND = /[\u{10000}-\u{10ffff}]\p{M}+/gu;

/**
 * Go composes such a letter by its lower 16 bits, as if it were that one (golang.org/x/text, `combine` of `norm`).
 *
 * @returns undefined if that letter is composed with none of the marks
 */
function composeLow(marked: string): string | undefined {
  const low = String.fromCharCode((marked.codePointAt(0) ?? 0) & 0xffff);
  if (!isStarter(low) || low.normalize('NFC') !== low) return undefined;
  let letter = low;
  let before = '';
  let left = '';
  for (const mark of marked.slice(2).normalize('NFD')) {
    // A mark does not get past another one of its class.
    const isBlocked = before !== '' && (mark + before).normalize('NFD') === mark + before;
    const pair = (letter + mark).normalize('NFC');
    const isPair = pair.length === 1 && pair.normalize('NFD') === letter.normalize('NFD') + mark;
    if (isPair && !isBlocked) letter = pair;
    else {
      before = mark;
      left += mark;
    }
  }
  return letter === low ? undefined : letter + left;
}

/** Whether a character is no mark that may change its place among others. */
function isStarter(character: string): boolean {
  const behindMark = `\u0345${character.normalize('NFD')}`;
  return behindMark.normalize('NFD') === behindMark;
}

/** Every text without such a character is in NFC. */
const BEYOND_LATIN = /[^\0-\u02ff]/;

/** `strings.ToLower`. */
export function toLower(text: string): string {
  return replaceEach(text, smallLetters());
}

/** A text that is the same for all that `strings.EqualFold` takes for the same. */
export function foldCase(text: string): string {
  return replaceEach(text, sameLetters());
}

/** The capitals A to Z as small letters, and nothing else: for names that consist of these. */
export function lowerAscii(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 32));
}

/** Whether a character is one with a blank before it, as HCL counts an indentation. */
export function joinsSpace(character: string): boolean {
  return JOINING.test(character);
}

const JOINING = new RegExp(`[${classOf(JOINS_SPACE)}]`, 'u');

function replaceEach(text: string, letters: ReadonlyMap<string, string>): string {
  // Most texts are ASCII, and cost nothing then.
  if (!/[^\0-\x7f]/.test(text)) return lowerAscii(text);
  return Array.from(text, (character) => letters.get(character) ?? character).join('');
}

const smallLetters = once(() => {
  const letters = new Map<string, string>();
  const numbers = numbersOf(LOWER);
  let before = 0;
  for (let at = 0; at < numbers.length; at += 4) {
    const [gap = 0, length = 0, step = 1, distance = 0] = numbers.slice(at, at + 4);
    for (let more = 0; more <= length; more += step) {
      const letter = before + gap + more;
      letters.set(String.fromCodePoint(letter), String.fromCodePoint(letter + distance));
    }
    before += gap + length;
  }
  return letters;
});

const sameLetters = once(() => {
  const others = rangesOf(FOLD).map((pair) => pair.map((letter) => String.fromCodePoint(letter)));
  return new Map([...smallLetters(), ...(others as [string, string][])]);
});

/** The numbers of a table. */
function numbersOf(table: string): number[] {
  return table.split(' ').map((number) => Number.parseInt(number, 36));
}

function rangesOf(table: string): Range[] {
  const ranges: Range[] = [];
  let before = 0;
  let first: number | undefined;
  for (const distance of numbersOf(table)) {
    before += distance;
    if (first !== undefined) ranges.push([first, before]);
    first = first === undefined ? before : undefined;
  }
  return ranges;
}

function classOf(table: string): string {
  const sign = (char: number): string => `\\u{${char.toString(16)}}`;
  return rangesOf(table)
    .map(([first, last]) => (first === last ? sign(first) : `${sign(first)}-${sign(last)}`))
    .join('');
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
