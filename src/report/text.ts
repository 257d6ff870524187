/** How figures, times and lists are written and put in order. */
import { remedyOf, type Message } from '../model/message.ts';
import { asMarkdown, type Markdown, type MarkdownPart } from './markdown.ts';

/** `1 policy`, `2 policies`; large numbers with separators. */
export function countWords<const Words extends string>(
  number: number,
  one: Words & MarkdownPart<Words>,
  many?: Words & MarkdownPart<Words>,
): Markdown {
  return asMarkdown(`${formatNumber(number)} ${number === 1 ? one : (many ?? `${one}s`)}`);
}

export const policyCountWords = (number: number): Markdown =>
  countWords(number, 'policy', 'policies');
export const workspaceCountWords = (number: number): Markdown => countWords(number, 'workspace');

/** `12345` as `12,345`, the same in every locale. */
export function formatNumber(number: number): Markdown {
  return asMarkdown(String(number).replace(/\B(?=(?:\d{3})+$)/g, ','));
}

export const unchanged = <Text extends string>(text: Text): Text => text;

/** `a`, `a and b`, `a, b and c`; beyond `limit`: `a, b and 7 more`. The parts may be sentences, so they are not joined. */
export function listParts<Part>(parts: readonly Part[], limit = Infinity): (Part | Markdown)[] {
  const shown = parts.length > limit ? parts.slice(0, limit - 1) : parts;
  const rest = parts.length - shown.length;
  return withSeparators(rest > 0 ? [...shown, asMarkdown(`${formatNumber(rest)} more`)] : shown);
}

/** The first `limit`, then how many others there are: `a, b and c and 7 more`. */
export function firstParts<Part>(
  parts: readonly Part[],
  limit: number,
  others: (number: number) => Markdown = formatNumber,
): (Part | Markdown)[] {
  const rest = parts.length - limit;
  const shown = withSeparators(parts.slice(0, limit));
  return rest > 0 ? [...shown, asMarkdown(` and ${others(rest)} more`)] : shown;
}

/** The parts with what stands between them: `a, b and c`. */
function withSeparators<Part>(parts: readonly Part[]): (Part | Markdown)[] {
  return parts.flatMap((part, index) => {
    const between = index === parts.length - 1 ? ' and ' : ', ';
    return index === 0 ? [part] : [asMarkdown(between), part];
  });
}

/** `listParts` for texts, joined. */
export function listText(
  items: readonly string[],
  limit = Infinity,
  mark: (item: string) => string = unchanged,
): string {
  return listParts(items.map(mark), limit).join('');
}

/** The parts that are not empty, with `between` between them. The type is Markdown if that of all parts is. */
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

/** By code unit: the same on every machine. */
export function compareCodeUnits(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Groups of items with the same key. A group has the place of its first item. */
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

/** `2026-11-20 14:02 UTC` of an ISO date; empty for what is no date. */
export function formatMinute(iso: string): Markdown {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? ''
    : asMarkdown(`${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`);
}

/** `1.3 MB`, decimal, one digit after the point below ten. */
export function formatSize(bytes: number): string {
  if (bytes < 1000) return countWords(bytes, 'byte');
  const units = ['kB', 'MB', 'GB', 'TB'];
  let value = bytes;
  let unit = -1;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value < 9.95 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}

/** `00:43`, `1:02:03`. */
export function formatElapsed(ms: number): Markdown {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (number: number): string => String(number).padStart(2, '0');
  const hours = seconds >= 3600 ? `${Math.floor(seconds / 3600)}:` : '';
  return asMarkdown(`${hours}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`);
}

/** A message on one line, with the address of what to do about it. */
export function textWithRemedy({ text, code }: Message): string {
  return code === undefined ? text : `${text} See ${remedyOf(code)}`;
}
