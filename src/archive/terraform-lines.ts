/** Reads a rule file as Terraform does: makes globs of the lines, and regular expressions of the globs. */
import { escapeCharacter } from './expressions.ts';

export interface RuleLine {
  line: number;
  /** As written, without the line's end. */
  text: string;
  negated: boolean;
  /** The glob that is matched against whole paths. */
  glob: string;
  /** Something a reader of the log should know about the line as a whole. */
  oddity?: 'blank' | 'lone-negation' | 'everything' | 'byte-order-mark';
}

/** Terraform gives up on files with longer lines, and then uses none of the rules. */
export const LONGEST_LINE_BYTES = 65_535;

/**
 * The rules of a file, without its comments and empty lines.
 *
 * @returns the rules, also of lines on which Terraform crashes: there, `oddity` is `blank` or `lone-negation`; and the
 *   number of the first line that is too long, if one is
 */
export function readRuleLines(text: string): { rules: RuleLine[]; tooLong: number | undefined } {
  const rules: RuleLine[] = [];
  let tooLong: number | undefined;
  for (const [index, lineText] of text.split('\n').entries()) {
    const line = index + 1;
    if (Buffer.byteLength(lineText) > LONGEST_LINE_BYTES) tooLong ??= line;
    const withoutReturn = lineText.replace(/\r$/, '');
    if (withoutReturn === '') continue;
    const rule = readLine(withoutReturn, line);
    if (rule) rules.push(rule);
  }
  return { rules, tooLong };
}

function readLine(text: string, line: number): RuleLine | undefined {
  const trimmed = trimSpace(text);
  if (trimmed.startsWith('#')) return undefined;
  const negated = trimmed.startsWith('!');
  const pattern = negated ? trimmed.slice(1) : trimmed;
  const rule = { line, text, negated, glob: toGlob(pattern) };
  if (trimmed === '') return { ...rule, oddity: 'blank' };
  if (pattern === '') return { ...rule, oddity: 'lone-negation' };
  if (pattern === '/') return { ...rule, oddity: 'everything' };
  if (line === 1 && text.startsWith('\uFEFF')) return { ...rule, oddity: 'byte-order-mark' };
  return rule;
}

/**
 * The glob that Terraform makes of a pattern. A directory means everything in it; a pattern without a slash in front may
 * begin at any depth. Names and rules are compared in the Unicode form NFC, as go-slug does since 0.18.3.
 */
export function toGlob(pattern: string): string {
  const composed = pattern.normalize('NFC');
  const whole = composed.endsWith('/') ? `${composed}**` : composed;
  return whole.startsWith('/') ? whole.slice(1) : `**/${whole}`;
}

/** Characters of a glob that Terraform may read in another way than the author meant. */
export const METACHARACTERS = /[()[\]{}+|^\\]/;

/** The expression that Terraform makes: everything but `.` and `$` keeps its meaning in a regular expression. */
export function toExpression(glob: string): string {
  // Go's scanner skips a byte order mark in front of what it reads.
  const pieces = splitGlob(glob.replace(/^\uFEFF/, ''));
  const escapeSome = (piece: string) => (piece === '.' || piece === '$' ? `\\${piece}` : piece);
  return `^${toRegExpSource(pieces, escapeSome)}$`;
}

/** The expression that the author meant: only `*`, `**`, `?` and `\` have a meaning. */
export function toLiteralExpression(glob: string): string {
  // A piece is a character, or a backslash and a character.
  const escapeLast = (piece: string) => escapeCharacter(piece.replace(/^\\(?=[^])/, ''));
  return `(?s)^${toRegExpSource(splitGlob(glob), escapeLast)}$`;
}

const WILDCARDS = new Map([
  ['**/', '(.*/)?'],
  ['**', '.*'],
  ['*', '[^/]*'],
  ['?', '[^/]'],
]);

/** @param escape writes a piece that is no wildcard as an expression */
function toRegExpSource(pieces: Iterable<string>, escape: (piece: string) => string): string {
  return Array.from(pieces, (piece) => WILDCARDS.get(piece) ?? escape(piece)).join('');
}

/**
 * Divides a glob into wildcards, escaped characters with their backslash, and single characters. If anything follows two
 * stars, Terraform reads them as if a slash followed, even where none does.
 */
function* splitGlob(glob: string): Generator<string> {
  const characters = Array.from(glob);
  for (let at = 0; at < characters.length; at++) {
    const character = characters[at] ?? '';
    const next = characters[at + 1];
    if (character === '\\' && next !== undefined) {
      yield character + next;
      at++;
    } else if (character === '*' && next === '*') {
      at += characters[at + 2] === '/' ? 2 : 1;
      yield at + 1 < characters.length ? '**/' : '**';
    } else {
      yield character;
    }
  }
}

/** What Go calls white space, which is not quite what JavaScript does. */
const SPACE = new Set('\t\n\v\f\r \u0085\u00a0\u1680\u2028\u2029\u202f\u205f\u3000');
for (let code = 0x2000; code <= 0x200a; code++) SPACE.add(String.fromCharCode(code));

function trimSpace(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && SPACE.has(text.charAt(from))) from++;
  while (to > from && SPACE.has(text.charAt(to - 1))) to--;
  return text.slice(from, to);
}
