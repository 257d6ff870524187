/**
 * Removes these characters, of one UTF-16 unit each, at the end of a text, in one pass. A pattern such as `/\/+$/` tries
 * again at each of them, so its time grows with the square of the length.
 */
export function withoutTrailing(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
