/** How figures, times and lists are written and put in order. */
import { createHash } from 'node:crypto';
import { formatBytes } from '../archive/describe-archive.ts';
import { pageOfError, type Code } from '../model/errors.ts';
import { isErrorCode, textOf, type Finding } from '../model/finding.ts';
import {
  asMarkdown,
  formatNumber,
  listParts,
  type Markdown,
  type MarkdownPart,
} from '../model/sentence.ts';

/** `1 policy`, `2 policies`; large numbers with separators. @param many left out: `one` with an `s` */
export function countWords<const Words extends string>(
  number: number,
  one: Words & MarkdownPart<Words>,
  many?: Words & MarkdownPart<Words>,
): Markdown {
  return asMarkdown(`${formatNumber(number)} ${number === 1 ? one : (many ?? `${one}s`)}`);
}

/** As `countWords`, and empty for 0. */
export function countWordsIfAny<const Words extends string>(
  number: number,
  one: Words & MarkdownPart<Words>,
  many?: Words & MarkdownPart<Words>,
): Markdown {
  return number > 0 ? countWords<Words>(number, one, many) : '';
}

/** The form of a verb that fits a number: `1 policy needs`, `2 policies need`. */
export function verbFor<const One extends string, const Many extends string>(
  number: number,
  one: One,
  many: Many,
): One | Many {
  return number === 1 ? one : many;
}

/** `2 policies` */
export const policyCountWords = (number: number): Markdown =>
  countWords(number, 'policy', 'policies');
/** `2 workspaces` */
export const workspaceCountWords = (number: number): Markdown => countWords(number, 'workspace');

/** In place of a function that marks a text, where the text is not marked. */
export const unchanged = <Text extends string>(text: Text): Text => text;

/** `listParts` as one text. @param toShown what is shown of an item */
export function listText(
  items: readonly string[],
  limit = Infinity,
  toShown: (item: string) => string = unchanged,
): string {
  return listParts(items.map(toShown), limit).join('');
}

/** The parts that are not empty, with `between` between them. The result is Markdown if all parts are. */
export function joinNonEmpty<
  const Between extends string,
  const Parts extends readonly (string | undefined)[],
>(
  between: Between & MarkdownPart<Between>,
  ...parts: Parts
): [Parts[number]] extends [MarkdownPart<Parts[number]>] ? Markdown : string;
export function joinNonEmpty(between: string, ...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(between);
}

/** Compares by UTF-16 units, for `sort`: the order is the same on every machine. */
export function compareCodeUnits(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/**
 * Groups of items with the same key, in the order of their first items.
 *
 * @param keyOf makes any value; two are the same if their JSON is
 */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => unknown): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const key = JSON.stringify(keyOf(item));
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}

/** The sum of a number that each item has. */
export function sumOf<T>(items: readonly T[], numberOf: (item: T) => number): number {
  return items.reduce((sum, item) => sum + numberOf(item), 0);
}

/** `2026-11-20 14:02 UTC` of an ISO date; empty for what is no date. */
export function formatMinute(iso: string): Markdown {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? ''
    : asMarkdown(`${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`);
}

/** `1.3 MB`, `999 bytes` */
export function formatSize(bytes: number): string {
  return bytes < 1000 ? countWords(bytes, 'byte') : formatBytes(bytes);
}

/** `00:43`, `1:02:03`: minutes and seconds, with hours from one on. */
export function formatElapsed(ms: number): Markdown {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (number: number): string => String(number).padStart(2, '0');
  const hours = seconds >= 3600 ? `${Math.floor(seconds / 3600)}:` : '';
  return asMarkdown(`${hours}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`);
}

/** What a finding says, with the address of the page that says what to do about it. */
export function textWithRemedy(found: Finding): string {
  return withPage(textOf(found), isErrorCode(found.code) ? found.code : undefined);
}

/** A message, with the address of the page that says what to do about it. */
export function withPage(text: string, code: Code | undefined): string {
  if (code === undefined) return text;
  const end = /[.!?…]$/.test(text) ? '' : '.';
  return `${text}${end} See ${pageOfError(code)}`;
}

/** The first hex digits of the SHA-256 of a text. */
export function hash(text: string, digits = 12): string {
  return createHash('sha256').update(text).digest('hex').slice(0, digits);
}
