/** How Terraform reads a rule file: lines into globs, globs into regular expressions. */
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
 * The rules of a file, comments left out. Lines on which Terraform crashes are rules without a
 * glob that can match: `oddity` says so. `tooLong` is the first line that is.
 */
export function readRuleLines(text: string): { rules: RuleLine[]; tooLong: number | undefined } {
  const rules: RuleLine[] = [];
  let tooLong: number | undefined;
  for (const [at, ended] of text.split('\n').entries()) {
    const line = at + 1;
    if (Buffer.byteLength(ended) > LONGEST_LINE_BYTES) tooLong ??= line;
    const written = ended.endsWith('\r') ? ended.slice(0, -1) : ended;
    if (written === '') continue;
    const rule = readLine(written, line);
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
 * A directory means everything in it; a pattern without a slash in front may begin at any depth. Names and rules are
 * compared in the Unicode form NFC, as go-slug does since 0.18.3.
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
  const keep = (piece: string) => (piece === '.' || piece === '$' ? `\\${piece}` : piece);
  return `^${toRegExpSource(pieces, keep)}$`;
}

/** The expression that the author meant: only `*`, `**`, `?` and `\` have a meaning. */
export function toLiteralExpression(glob: string): string {
  const literal = toRegExpSource(splitGlob(glob), (piece) =>
    escapeCharacter(piece.replace(/^\\(?=[^])/, '')),
  );
  return `(?s)^${literal}$`;
}

const WILDCARDS = new Map([
  ['**/', '(.*/)?'],
  ['**', '.*'],
  ['*', '[^/]*'],
  ['?', '[^/]'],
]);

function toRegExpSource(pieces: Iterable<string>, other: (piece: string) => string): string {
  return Array.from(pieces, (piece) => WILDCARDS.get(piece) ?? other(piece)).join('');
}

/**
 * The pieces that mean something: two stars, with the slash that follows them or before anything
 * else; two stars at the end; an escaped character; every other character.
 */
function* splitGlob(glob: string): Generator<string> {
  const characters = Array.from(glob);
  for (let at = 0; at < characters.length; at++) {
    const now = characters[at] ?? '';
    if (now === '\\' && at + 1 < characters.length) yield now + (characters[++at] ?? '');
    else if (now !== '*' || characters[at + 1] !== '*') yield now;
    else {
      at += characters[at + 2] === '/' ? 2 : 1;
      yield at + 1 < characters.length ? '**/' : '**';
    }
  }
}

// What Go calls white space, which is not quite what JavaScript does.
const SPACE = new Set('\t\n\v\f\r \u0085\u00a0\u1680\u2028\u2029\u202f\u205f\u3000');
for (let code = 0x2000; code <= 0x200a; code++) SPACE.add(String.fromCharCode(code));

function trimSpace(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && SPACE.has(text.charAt(from))) from++;
  while (to > from && SPACE.has(text.charAt(to - 1))) to--;
  return text.slice(from, to);
}
