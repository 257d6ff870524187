/**
 * Looks at the text of JSON for what is lost when it is parsed: repeated names, digits of numbers. Unless a function says
 * otherwise, the text has to be well formed.
 */
import { parseJson, type Problem } from './parse.ts';
import { quote } from './quote.ts';

/**
 * What one object names more than once, each name once, in the order of the text. `JSON.parse` keeps only the last of two
 * values, so the first one would be hidden.
 *
 * @param levels of objects and lists, the outermost first, in which it is looked for; all when left out
 */
export function repeatedNames(text: string, levels = Number.POSITIVE_INFINITY): string[] {
  return [...new Set(Array.from(repeatsIn(text, levels), ({ name }) => name))];
}

/** The first name that an object has once more, and the index at which it begins; undefined if there is none. */
export function firstRepeatedName(text: string): { name: string; at: number } | undefined {
  const [first] = repeatsIn(text, Number.POSITIVE_INFINITY);
  return first;
}

function* repeatsIn(text: string, levels: number): Generator<{ name: string; at: number }> {
  /** The names in each open object, the outermost first. */
  const namesByDepth: Set<string>[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '{' || character === '[') {
      if (depth < levels) namesByDepth[depth] = new Set();
      depth += 1;
    } else if (character === '}' || character === ']') depth -= 1;
    else if (character === '"') {
      const end = endOfString(text, at);
      const names = depth <= levels && isName(text, end) ? namesByDepth[depth - 1] : undefined;
      if (names !== undefined) {
        const written = text.slice(at + 1, end);
        // An escape is another spelling of the same name.
        const name = written.includes('\\') ? String(JSON.parse(`"${written}"`)) : written;
        if (names.has(name)) yield { name, at };
        names.add(name);
      }
      at = end;
    }
  }
}

/** A problem for each name that one object of a file that decides has more than once. @param json well formed */
export function repeatedKeys(json: string, where: string): Problem[] {
  return repeatedNames(json).map((key) => ({
    where,
    message: `has the key ${quote(key)} twice in one object, and only one of them could count. Remove one.`,
  }));
}

function isName(text: string, end: number): boolean {
  let at = end + 1;
  while (/\s/.test(text[at] ?? '')) at++;
  return text[at] === ':';
}

/** The members of an object: the names, each with the text of its value, in the order of the text. */
export function membersOf(text: string): [name: string, value: string][] {
  const members: [name: string, value: string][] = [];
  /** The name of the member that is being read; undefined between two members. */
  let name: string | undefined;
  let valueStart = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') {
      const end = endOfString(text, at);
      if (depth === 1 && name === undefined) name = String(JSON.parse(text.slice(at, end + 1)));
      at = end;
    } else if (character === '{' || character === '[') depth += 1;
    else if (character === ':' && depth === 1) valueStart = at + 1;
    else if (depth === 1 && (character === ',' || character === '}') && name !== undefined) {
      members.push([name, text.slice(valueStart, at).trim()]);
      name = undefined;
    }
    if (character === '}' || character === ']') depth -= 1;
  }
  return members;
}

/**
 * Makes strings of long numbers in JSON, and of `-0`: as numbers, two that differ in the last digits would be equal.
 *
 * @param mark begins these strings; no string of Terraform begins with the default one
 */
export function keepLongNumbers(text: string, mark = '\u0000#'): string {
  // Numbers with at most 15 digits stay exact.
  if (!/[\d.]{16}|\d[eE][+-]?\d|-0(?:\.0*)?\s*[,\]}]/.test(text)) return text;
  let changed = '';
  let copiedUntil = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') at = endOfString(text, at);
    else if (/[-\d]/.test(text[at] ?? '')) {
      let end = at + 1;
      while (/[-+.\deE]/.test(text[end] ?? '')) end += 1;
      const number = text.slice(at, end);
      // JavaScript writes zero without its sign.
      if (number.length > 15 || /[eE]|^-[0.]+$/.test(number)) {
        changed += `${text.slice(copiedUntil, at)}${JSON.stringify(mark + number)}`;
        copiedUntil = end;
      }
      at = end - 1;
    }
  }
  return changed + text.slice(copiedUntil);
}

/**
 * Makes numbers again of the strings that `keepLongNumbers` made of them, in JSON that `JSON.stringify` wrote.
 *
 * @param mark letters and digits that are in no other string
 */
export function restoreLongNumbers(text: string, mark: string): string {
  const [first, ...others] = text.split(`"${mark}`);
  // Each other part begins with a number and the quotation mark after it.
  return [first, ...others.map((part) => part.replace('"', ''))].join('');
}

/**
 * Changes what a JSON text says, and keeps all digits of its numbers.
 *
 * @param mark letters and digits that nobody can guess: they stand before the digits of long numbers meanwhile
 * @param rewrite gets the value, in which strings stand for long numbers, and may change it
 * @throws SyntaxError for a text that is no JSON
 */
export function rewriteExactly(
  text: string,
  mark: string,
  rewrite: (value: unknown) => unknown,
): string {
  const value: unknown = JSON.parse(keepLongNumbers(text, mark));
  return restoreLongNumbers(JSON.stringify(rewrite(value)), mark);
}

/** Where the string ends whose first quotation mark is at `from`: at its last one, or with the text if there is none. */
function endOfString(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text[at - 1 - backslashes] === '\\') backslashes += 1;
    // An even number of them are backslashes of the string itself, and escape nothing.
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}

/**
 * The value of a JSON text, with a string in place of each number that JavaScript would change.
 *
 * @returns undefined if the text is not JSON
 */
export function parseExactly(text: string): unknown {
  return parseJson(keepLongNumbers(text, ''));
}

/** The most levels of a nested value: more than any provider has, and few enough to read recursively. */
export const MOST_LEVELS = 200;

/** Whether a value has more levels of objects and lists than this. */
export function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeperThan(part, levels - 1));
}

/** Whether a text, which may be no JSON, has more levels than this: to parse far deeper JSON takes seconds. */
export function isJsonDeeperThan(text: string, levels: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at);
    else if (character === '[' || character === '{') {
      depth++;
      if (depth > levels) return true;
    } else if (character === ']' || character === '}') depth--;
  }
  return false;
}
