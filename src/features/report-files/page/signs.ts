/** Signs as drawings, because a font may lack the character. Screen readers skip them: the words beside them say the same. */
import type { VerdictWord } from '../../../model/verdict.ts';
import { signsOf } from '../../../report/words.ts';
import { Html } from './html.ts';

/** The `d` of an SVG path in a square of 16 units. */
const SHAPES = {
  '✓': 'M6.2 13 1.6 8.4 3 7l3.2 3.2 6.8-6.8 1.4 1.4z',
  '✗': 'm8 6.6 4-4L13.4 4l-4 4 4 4-1.4 1.4-4-4-4 4L2.6 12l4-4-4-4L4 2.6z',
  '!': 'M6.8 1.8h2.4l-.4 8.2H7.2zM6.9 11.8h2.2V14H6.9z',
  '?': 'M4.4 5.6a3.6 3.6 0 1 1 5.5 3c-.8.5-1 .8-1 1.5v.4H7.1v-.6c0-1.4.6-2.1 1.6-2.7a1.9 1.9 0 1 0-2.6-1.6zM7 12h2v2H7z',
  '✋': 'M4 7.6V4a.9.9 0 0 1 1.8 0v3.2h.5V2.3a.9.9 0 0 1 1.8 0v4.9h.5V3a.9.9 0 0 1 1.8 0v4.2h.5V4.7a.9.9 0 0 1 1.8 0V11a4 4 0 0 1-4 4h-.6a4.4 4.4 0 0 1-3.6-1.9L1.9 9.6a1 1 0 0 1 1.5-1.3l.6.6z',
} as const;
export type Sign = keyof typeof SHAPES;

export function drawSign(sign: Sign): Html {
  return Html.trusted(
    `<svg class="sign" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d="${SHAPES[sign]}"></path></svg>`,
  );
}

/** @param green whether the job succeeds under `fail-on` */
export function drawVerdict(verdict: VerdictWord, green: boolean): Html {
  const isHand = verdict === 'needs-override' && !green;
  return drawSign(isHand ? '✋' : signsOf(verdict, green).sign);
}
