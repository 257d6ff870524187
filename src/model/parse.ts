/**
 * Parses the texts of inputs, and looks into values whose form nobody has checked. A function that parses returns the value,
 * or a sentence that says what to write instead.
 */

import { orElse } from './or-else.ts';
import { alternatives, quote } from './quote.ts';
import { didYouMean } from './did-you-mean.ts';
import type { Code } from './errors.ts';

/** A value, or the end of a sentence that begins with the name of the input. */
export type Parsed<T> = { value: T } | { problem: string };

/** Something that a person has to change: in a call, in a setting, or in a file. */
export interface Problem {
  /** The input, option, environment variable or path that is wrong, as people write it. */
  where: string;
  /** What is wrong with it and what to do instead. Continues the sentence that begins with `where`. */
  message: string;
  /** Whether the problem is that nothing names a value, which a file that cannot be read may have caused. */
  isMissing?: boolean | undefined;
  code?: Code | undefined;
}

/** The problems as whole sentences, one a line. */
export function sentencesOf(problems: readonly Problem[]): string {
  return problems.map(({ where, message }) => `${where} ${message}`).join('\n');
}

/**
 * Keys of a file that decides and that this version does not know.
 * @param restricted what such a key may restrict, as in `the exception`
 */
export function unknownKeys(
  record: Readonly<Record<string, unknown>>,
  known: readonly string[],
  where: string,
  restricted: string,
): Problem[] {
  return Object.keys(record)
    .filter((key) => !known.includes(key))
    .map((key) => ({
      where,
      message: `has the key ${quote(key)}, which this version does not know. It may restrict ${restricted}, so nothing of the file counts.`,
    }));
}

/** Whether a value of JSON or YAML has names and values: no list, and not null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields of an object or of a list; none of anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  const isObject = typeof value === 'object' && value !== null;
  return isObject ? (value as Record<string, unknown>) : {};
}

/** The fields of an object; none of anything else, and of a list. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** A member of an object; undefined of anything else, and of a list. */
export function fieldOf(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : undefined;
}

/** A text; undefined of anything else. */
export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The entries of a list; none of anything else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Milliseconds of a day, an hour, a minute and a second: the units of a duration, in their order. */
const UNITS_MS = [86_400_000, 3_600_000, 60_000, 1_000];

/** Reads `90m`, `1h30m` or `5400s` as milliseconds: whole numbers, each with its unit, the largest unit first. */
export function parseDuration(text: string): Parsed<number> {
  const parts = /^(?:(\d{1,6})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,9})s)?$/.exec(text.trim());
  const [, ...counts] = parts ?? [];
  let durationMs = 0;
  for (const [index, unitMs] of UNITS_MS.entries())
    durationMs += unitMs * Number(counts[index] ?? 0);
  return durationMs > 0
    ? { value: durationMs }
    : { problem: `${quote(text)} is not a duration. Write 90m, 1h30m or 5400s.` };
}

const TRUE = ['true', 'yes', 'on', '1'];
const FALSE = ['false', 'no', 'off', '0'];

/** Reads the spellings of true and false that YAML, shells and the runner produce. */
export function parseFlag(text: string): Parsed<boolean> {
  const word = text.trim().toLowerCase();
  if (TRUE.includes(word)) return { value: true };
  if (FALSE.includes(word)) return { value: false };
  return { problem: `${quote(text)} is neither true nor false. Write true or false.` };
}

/** Reads a positive whole number, as ids and pull requests have. */
export function parseNumber(text: string): Parsed<number> {
  const trimmed = text.trim();
  const value = Number(trimmed);
  return /^[0-9]{1,15}$/.test(trimmed) && value > 0
    ? { value }
    : { problem: `${quote(text)} is not a number. Write digits only.` };
}

/** Reads one of these words; a problem names all of them. */
export function parseChoice<const T extends string>(
  text: string,
  choices: readonly T[],
): Parsed<T> {
  const value = choices.find((choice) => choice === text.trim().toLowerCase());
  if (value !== undefined) return { value };
  const near = didYouMean(text, choices);
  const meant = near === undefined ? '' : ` Did you mean ${quote(near)}?`;
  return { problem: `${quote(text)} is not a choice. Write ${alternatives(choices)}.${meant}` };
}

/** Reads the name of a group as `plangate matrix` prints it. */
export function parseGroup(text: string): Parsed<string> {
  return /^[a-z0-9]{12}-\d{1,3}-of-\d{1,3}$/.test(text)
    ? { value: text }
    : { problem: 'is not the name of a group that `plangate matrix` printed.' };
}

/**
 * Reads a list as people write one in `with:`: one item per line, commas, `- item` lines or `[a, b]`;
 * items may be quoted, `#` starts a comment line. A mixed or broken form is a problem: it is not guessed.
 */
export function parseList(text: string): Parsed<string[]> {
  const trimmed = text.trim();
  const inBrackets = trimmed.startsWith('[');
  if (inBrackets !== trimmed.endsWith(']')) {
    const mismatch = inBrackets
      ? 'begins with "[" but does not end with "]"'
      : 'ends with "]" but does not begin with "["';
    return { problem: `${mismatch}. Write \`[a, b]\` or one per line.` };
  }
  if (inBrackets) return parseItems(trimmed.slice(1, -1).replace(/,\s*$/, ''));
  const lines = trimmed
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const isDashed = (line: string) => line === '-' || line.startsWith('- ');
  if (!lines.some(isDashed)) {
    const parsed = collectValues(lines.map((line) => parseItems(line.replace(/,$/, ''))));
    return 'problem' in parsed ? parsed : { value: parsed.value.flat() };
  }
  const undashed = lines.find((line) => !isDashed(line));
  if (undashed === undefined) return collectValues(lines.map((line) => parseItem(line.slice(1))));
  return {
    problem: `mixes lines that begin with "- " and lines that do not (${quote(undashed)}). Write all of them the same way.`,
  };
}

function parseItems(text: string): Parsed<string[]> {
  if (text.trim() === '') return { value: [] };
  return collectValues(text.split(',').map(parseItem));
}

function parseItem(text: string): Parsed<string> {
  const item = text.trim();
  if (item === '') return { problem: 'has an empty item. Take out the extra comma or dash.' };
  const [, quotationMark = '', quoted = ''] = /^(["'])(.*)\1$/s.exec(item) ?? [];
  if (quotationMark !== '' && !quoted.includes(quotationMark)) return { value: quoted.trim() };
  if (/^["']|["']$/.test(item))
    return { problem: `has a quote that is not closed: ${quote(item)}.` };
  if (/[[\]{}]/.test(item)) {
    return {
      problem: `has a bracket in the wrong place: ${quote(item)}. Write \`[a, b]\` or one per line.`,
    };
  }
  return { value: item };
}

/** The values of all items in one list, or the first problem. */
export function collectValues<T>(items: readonly Parsed<T>[]): Parsed<T[]> {
  const values: T[] = [];
  for (const item of items) {
    if ('problem' in item) return item;
    values.push(item.value);
  }
  return { value: values };
}

/** The value of a JSON text; undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  return orElse<unknown, undefined>(() => JSON.parse(text), undefined);
}

/** The milliseconds since 1970 of a time such as `2026-11-20T14:00:00Z`; NaN if there is none. */
export function timeOf(text: string | null | undefined): number {
  return Date.parse(text ?? '');
}
