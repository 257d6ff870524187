/** The texts of messages, as far as a surface has room for them. What is left out is counted. */
import { clip } from '../model/clip.ts';
import { cleanText } from './markdown.ts';
import { literal, type Markdown } from '../model/sentence.ts';
import { countWords, sumOf } from './text.ts';

/** How much of some messages a surface shows. */
export interface TextLimits {
  /** UTF-16 units of all lines together. */
  characters: number;
  lines: number;
}

/**
 * The lines of messages that are not empty, without the space around them, cleaned. Hostile until the surface escapes them.
 *
 * @returns `rest` counts what is left out: `… 3 more lines`; empty if nothing is
 */
export function messageLines(
  messages: readonly string[],
  limits: TextLimits,
): { lines: string[]; rest: Markdown } {
  const lines: string[] = [];
  let left = limits.characters;
  let hidden = 0;
  for (const message of messages) {
    for (const line of cleanText(message).split('\n')) {
      const text = line.trim();
      if (text === '') continue;
      const cut = text.length - left;
      if (left <= 0 || lines.length >= limits.lines) hidden += 1;
      else if (cut <= 0) lines.push(text);
      else lines.push(`${clip(text, left)} (${countWords(cut, 'more character')})`);
      left -= text.length;
    }
  }
  return { lines, rest: hidden > 0 ? literal`… ${countWords(hidden, 'more line')}` : '' };
}

/** Whether `messageLines` leaves nothing out. */
export function fitsIn(messages: readonly string[], limits: TextLimits): boolean {
  const length = sumOf(messages, (message) => message.length);
  return length <= limits.characters && messageLines(messages, limits).rest === '';
}

/** All lines of messages as they were written, up to a number of UTF-16 units; a last line counts the others. */
export function messageText(messages: readonly string[], limit: number): string {
  const text = messages.join('\n');
  const shown = cleanText(clip(text, limit)).trim();
  const cut = text.length - limit;
  return cut > 0 ? `${shown}\n… ${countWords(cut, 'more character')}` : shown;
}
