/**
 * Removes characters at the end of a text, in one pass. A pattern such as `/\/+$/` tries again at each of them, so its
 * time grows with the square of the length.
 *
 * @param characters what to remove, each of one UTF-16 unit
 */
export function withoutTrailing(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
