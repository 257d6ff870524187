/** Texts of inputs → values. Each function answers the value or a sentence saying what to write. */

import { alternatives, quote } from '../quote.ts';

export { quote };

export type Parsed<T> = { value: T } | { problem: string };

export interface SettingProblem {
  /** Name of the input, or the environment variable or file that is wrong. */
  input: string;
  /** What is wrong with it and what to write instead, as sentences. */
  message: string;
}

const UNITS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1_000 } as const;

/** `90m`, `1h30m`, `5400s`: whole numbers, each with its unit, largest unit first. In ms. */
export function parseDuration(text: string): Parsed<number> {
  const problem = `${quote(text)} is not a duration. Write 90m, 1h30m or 5400s.`;
  const parts = /^(?:(\d{1,6})d)?(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,9})s)?$/.exec(text.trim());
  if (parts === null) return { problem };
  const [, days, hours, minutes, seconds] = parts;
  const value =
    Number(days ?? 0) * UNITS.d +
    Number(hours ?? 0) * UNITS.h +
    Number(minutes ?? 0) * UNITS.m +
    Number(seconds ?? 0) * UNITS.s;
  return value > 0 ? { value } : { problem };
}

/** The spellings of true and false that YAML, shells and the runner produce. */
export function parseFlag(text: string): Parsed<boolean> {
  switch (text.trim().toLowerCase()) {
    case 'true':
    case 'yes':
    case 'on':
    case '1':
      return { value: true };
    case 'false':
    case 'no':
    case 'off':
    case '0':
      return { value: false };
    default:
      return { problem: `${quote(text)} is neither true nor false. Write true or false.` };
  }
}

/** A positive whole number: ids and pull request numbers. */
export function parseNumber(text: string): Parsed<number> {
  const trimmed = text.trim();
  const value = Number(trimmed);
  return /^[0-9]{1,15}$/.test(trimmed) && value > 0
    ? { value }
    : { problem: `${quote(text)} is not a number. Write digits only.` };
}

export function parseChoice<const T extends string>(
  text: string,
  choices: readonly T[],
): Parsed<T> {
  const value = choices.find((choice) => choice === text.trim().toLowerCase());
  return value === undefined
    ? { problem: `${quote(text)} is not a choice. Write ${alternatives(choices)}.` }
    : { value };
}

/** The name under which a comment is found again. */
export function parseKey(text: string): Parsed<string> {
  return text.length <= 100 && !/[\p{Cc}\p{Cf}]/u.test(text)
    ? { value: text }
    : { problem: 'is longer than 100 characters or has control characters in it.' };
}

/**
 * A list as people write one in `with:`: one item per line, commas, `- item` lines or `[a, b]`;
 * items may be quoted, `#` starts a comment line. Mixed and broken forms are named, not guessed.
 */
export function parseList(text: string): Parsed<string[]> {
  const trimmed = text.trim();
  if (trimmed.startsWith('[') || trimmed.endsWith(']')) {
    if (!trimmed.startsWith('['))
      return {
        problem: 'ends with "]" but does not begin with "[". Write [a, b] or one per line.',
      };
    if (!trimmed.endsWith(']'))
      return {
        problem: 'begins with "[" but does not end with "]". Write [a, b] or one per line.',
      };
    return parseItems(trimmed.slice(1, -1).replace(/,\s*$/, ''));
  }
  const lines = trimmed
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const dashed = lines.filter((line) => line === '-' || line.startsWith('- '));
  if (dashed.length > 0 && dashed.length < lines.length) {
    const odd = lines.find((line) => !dashed.includes(line));
    return {
      problem: `mixes lines that begin with "- " and lines that do not (${quote(odd ?? '')}). Write all of them the same way.`,
    };
  }
  if (dashed.length > 0) return collect(dashed.map((line) => parseItem(line.slice(1))));
  const values: string[] = [];
  for (const line of lines) {
    const parsed = parseItems(line.replace(/,$/, ''));
    if ('problem' in parsed) return parsed;
    values.push(...parsed.value);
  }
  return { value: values };
}

function parseItems(text: string): Parsed<string[]> {
  if (text.trim() === '') return { value: [] };
  return collect(text.split(',').map(parseItem));
}

function parseItem(text: string): Parsed<string> {
  const item = text.trim();
  if (item === '') return { problem: 'has an empty item. Take out the extra comma or dash.' };
  const first = item.charAt(0);
  if (first === '"' || first === "'") {
    const inner = item.slice(1, -1);
    return item.length >= 2 && item.endsWith(first) && !inner.includes(first)
      ? { value: inner.trim() }
      : { problem: `has a quote that is not closed: ${quote(item)}.` };
  }
  if (item.endsWith('"') || item.endsWith("'")) {
    return { problem: `has a quote that is not closed: ${quote(item)}.` };
  }
  if (/[[\]{}]/.test(item)) {
    return {
      problem: `has a bracket in the wrong place: ${quote(item)}. Write [a, b] or one per line.`,
    };
  }
  return { value: item };
}

function collect(items: Parsed<string>[]): Parsed<string[]> {
  const values: string[] = [];
  for (const item of items) {
    if ('problem' in item) return item;
    values.push(item.value);
  }
  return { value: values };
}
