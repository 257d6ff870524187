/**
 * A text without the run of these characters at its end, in one pass: a pattern such as `/\/+$/` begins
 * anew at each of them where the run is not the end, which takes the square of the length.
 *
 * @param signs the characters; each is one UTF-16 unit
 */
export function withoutTrailing(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
