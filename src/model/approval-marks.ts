/** The marks of an approval, as the comment of the gate keeps them. */

/** The most acts that one comment can approve. */
export const MOST_APPROVED = 300;
/** 132 bits: nobody finds two acts with one mark, also not with the key. */
export const MARK_LETTERS = 22;

/** The marks of an approval, one for each act. */
export function marksIn({ marks }: { marks: string }): string[] {
  return Array.from(marks.matchAll(new RegExp(`.{${MARK_LETTERS}}`, 'g')), ([mark]) => mark);
}
