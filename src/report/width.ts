/** How many columns a text takes in a terminal. */

const WIDE =
  /^(?:\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6])$/u;

/** In columns: marks that join have none, wide characters have two. */
export function widthOf(text: string): number {
  // Nearly all texts are of this kind, and the other expressions are slow.
  if (/^[ -~]*$/.test(text)) return text.length;
  let width = 0;
  for (const character of text) {
    if (/^\p{M}$/u.test(character)) continue;
    width += WIDE.test(character) ? 2 : 1;
  }
  return width;
}

/** A text in so many columns; a longer one ends in `…`. */
export function clipToColumns(text: string, columns: number): string {
  if (widthOf(text) <= columns) return text;
  let kept = '';
  for (const character of text) {
    if (widthOf(kept) + widthOf(character) > columns - 1) break;
    kept += character;
  }
  return `${kept}…`;
}

/** A text and as many spaces as it takes to fill the columns. */
export function padToColumns(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - widthOf(text)));
}
