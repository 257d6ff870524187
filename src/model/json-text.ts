/** Looks at the text of JSON for what is lost when it is parsed. The text has to be well formed. */
import { parseJson } from './parse.ts';

/**
 * What one object names more than once, each name once, in the order of the text. `JSON.parse` keeps only the last of two
 * values, so the first one would be hidden.
 *
 * @param levels of objects and lists, the outermost first, in which it is looked for; all when left out
 */
export function repeatedNames(text: string, levels = Number.POSITIVE_INFINITY): string[] {
  const repeated = new Set<string>();
  /** The names in each open object, the outermost first. */
  const named: Set<string>[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '{' || sign === '[') {
      if (depth < levels) named[depth] = new Set();
      depth += 1;
    } else if (sign === '}' || sign === ']') depth -= 1;
    else if (sign === '"') {
      const end = endOfText(text, at);
      const names = depth <= levels && isName(text, end) ? named[depth - 1] : undefined;
      if (names !== undefined) {
        // An escape is another spelling of the same name.
        const name = String(JSON.parse(text.slice(at, end + 1)));
        if (names.has(name)) repeated.add(name);
        names.add(name);
      }
      at = end;
    }
  }
  return [...repeated];
}

/** Whether a text that ends here is a name: a colon follows. */
function isName(text: string, end: number): boolean {
  let at = end + 1;
  while (/\s/.test(text[at] ?? '')) at++;
  return text[at] === ':';
}

/** The names of an object, each with the text of its value, in the order of the text. */
export function membersOf(text: string): [name: string, value: string][] {
  const members: [name: string, value: string][] = [];
  let key: string | undefined;
  let from = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') {
      const end = endOfText(text, at);
      if (depth === 1 && key === undefined) key = String(JSON.parse(text.slice(at, end + 1)));
      at = end;
    } else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === ':' && depth === 1) from = at + 1;
    else if (depth === 1 && (sign === ',' || sign === '}') && key !== undefined) {
      members.push([key, text.slice(from, at).trim()]);
      key = undefined;
    }
    if (sign === '}' || sign === ']') depth -= 1;
  }
  return members;
}

/**
 * Makes texts of long numbers in JSON: as a number, two that differ in the last digits are equal.
 *
 * @param mark begins these texts; no text of Terraform has the usual one
 */
export function keepLongNumbers(text: string, mark = '\u0000#'): string {
  if (!/[\d.]{16}|\d[eE][+-]?\d/.test(text)) return text;
  let changed = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '"') at = endOfText(text, at);
    else if (/[-\d]/.test(text[at] ?? '')) {
      let end = at + 1;
      while (/[-+.\deE]/.test(text[end] ?? '')) end += 1;
      const number = text.slice(at, end);
      if (number.length > 15 || /[eE]/.test(number)) {
        changed += `${text.slice(from, at)}${JSON.stringify(mark + number)}`;
        from = end;
      }
      at = end - 1;
    }
  }
  return changed + text.slice(from);
}

/**
 * Makes numbers again of the texts that `keepLongNumbers` made of them, in JSON that `JSON.stringify` wrote.
 *
 * @param mark letters and digits that are in no other text
 */
export function restoreLongNumbers(text: string, mark: string): string {
  const [first, ...others] = text.split(`"${mark}`);
  return [first, ...others.map((one) => one.replace('"', ''))].join('');
}

/** The closing quotation mark of the text that begins at `from`. */
function endOfText(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (text[at - 1 - backslashes] === '\\') backslashes += 1;
    // An even number of them are backslashes of the text itself, and escape nothing.
    if (backslashes % 2 === 0) return at;
  }
  return text.length;
}

/**
 * The value, with the text of a number in place of one that JavaScript would change.
 *
 * @returns undefined if the text is not JSON
 */
export function parseExactly(text: string): unknown {
  return parseJson(keepLongNumbers(text, ''));
}
