/** Text from a service, fit for one line of a message: bounded, and without anything that acts. */

/** Control characters, line and paragraph separators, and what turns the direction of text. */
// oxlint-disable-next-line no-control-regex -- these are what must go
const ACTING = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g;
/** The query of a URL may be its secret. */
const QUERY = /(https?:\/\/[^\s?#"'<>]{1,2000})[?#][^\s"'<>]*/gi;

export function plain(text: string, longest: number): string {
  // Twice as much as can be shown, so that a hostile text costs nothing to clean.
  const line = text
    .slice(0, longest * 2)
    .replace(ACTING, ' ')
    .replace(QUERY, '$1')
    .trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
