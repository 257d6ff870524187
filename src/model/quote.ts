/** Quotes a text for a message, as a short line. */
export function quote(text: string): string {
  return `"${shortLine(text)}"`;
}

/** A text for a message: line breaks become spaces, and more than 60 characters are cut. */
export function shortLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
}

/** Each UTF-16 unit as an escape of JSON: `\u00e9`; two of them for a character beyond the first plane. */
export function escapeUnits(text: string): string {
  return text.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** `a, b or c` */
export function alternatives(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

/** At most this many of the names, as in `a, b and 3 more`. */
export function nameSome(names: readonly string[], mostNamed: number): string {
  const others = names.length - mostNamed;
  const named = names.slice(0, mostNamed).join(', ');
  return others > 0 ? `${named} and ${others} more` : named;
}
