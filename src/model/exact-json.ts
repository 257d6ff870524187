/** Reads JSON with numbers that may be longer than those of JavaScript. */
import { parseJson } from './parse.ts';

/**
 * The value, with the text of a number in place of one that JavaScript would change.
 *
 * @returns undefined if the text is not JSON
 */
export function parseExactly(text: string): unknown {
  const exact = text.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) => {
    // Numbers of few digits are the same in both.
    const isExact = token.length < 16 || String(Number(token)) === token;
    return token.startsWith('"') || isExact ? token : `"${token}"`;
  });
  return parseJson(exact);
}

/** The closing quotation mark of the text that begins at `from`. */
export function endOfText(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
