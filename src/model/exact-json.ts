/** Reads JSON with numbers that may be longer than those of JavaScript. */

/**
 * The value, with the text of a number in place of one that JavaScript would change.
 *
 * @returns undefined if the text is not JSON
 */
export function parseExactly(text: string): unknown {
  const exact = text.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) =>
    token.startsWith('"') || isExact(token) ? token : `"${token}"`,
  );
  try {
    return JSON.parse(exact);
  } catch {
    return undefined;
  }
}

/** Numbers of few digits are the same in both. */
function isExact(number: string): boolean {
  return number.length < 16 || String(Number(number)) === number;
}

/** The closing quotation mark of the text that begins at `from`. */
export function endOfText(text: string, from: number): number {
  let at = from + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
