/** The comments that a request adds, by which a scanner leaves something out. */
import { isConfiguration } from '../configuration/file-names.ts';
import { ignoreComments, type IgnoreComment } from './known-scanners.ts';
import type { BlockAt } from './block-at.ts';

/** A file that the request changes. */
export interface ChangedText {
  /** Relative to the checkout. */
  path: string;
  /** At the merge base; undefined if it was not there. */
  before: string | undefined;
  after: string;
}

export interface AddedComment extends IgnoreComment {
  path: string;
}

/** How a place of a file is found again in another version of it. */
export interface PlaceFinders {
  /** Finds the block around a line of a file. */
  blockAt: (path: string, text: string) => BlockAt;
  /** Makes the function from a line of `after` to the same line of `before`, which that may not have. */
  carryLines: (after: string, before: string) => (line: number) => number | undefined;
}

/**
 * The comments that were not there, or were not about the same: one that is in another block, or before another line, is new. In
 * a file without blocks, so is one that moved past other lines.
 */
export function addedComments(
  changed: readonly ChangedText[],
  tool: string,
  { blockAt, carryLines }: PlaceFinders,
): AddedComment[] {
  return changed.flatMap(({ path, before, after }) => {
    const comments = ignoreComments(after, tool);
    if (comments.length === 0) return [];
    const known = new Map<string, number>();
    const ofBefore = before === undefined ? [] : ignoreComments(before, tool);
    const hasBlocks = isConfiguration(path.split('/').at(-1) ?? '');
    const carry = hasBlocks ? undefined : carryLines(after, before ?? '');
    const keyBefore = keysIn(path, before ?? '', blockAt, carry && ((line) => line));
    for (const comment of ofBefore) {
      const key = keyBefore(comment);
      known.set(key, (known.get(key) ?? 0) + 1);
    }
    const keyAfter = keysIn(path, after, blockAt, carry);
    return comments.flatMap((comment) => {
      const key = keyAfter(comment);
      const left = known.get(key) ?? 0;
      known.set(key, left - 1);
      return left > 0 ? [] : { ...comment, path };
    });
  });
}

const COMMENT_ALONE = /^(?:#|\/\/|\/\*|\*|--|<!--|"\/\/")/;

/**
 * Makes the function that says what a comment is about: its own line, the block around it, and the next line of code. It is
 * called for comments in their order.
 *
 * @param lineBefore where the line was, in a file without blocks
 */
function keysIn(
  path: string,
  text: string,
  blockAt: PlaceFinders['blockAt'],
  lineBefore: ((line: number) => number | undefined) | undefined,
): (comment: IgnoreComment) => string {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u).map((line) => line.trim());
  const block = blockAt(path, text);
  const isCode = (line: string) => line !== '' && !COMMENT_ALONE.test(line);
  let next = 0;
  const codeAfter = (line: number): string | undefined => {
    next = Math.max(next, line);
    while (next < lines.length && !isCode(lines[next] ?? '')) next++;
    return lines[next];
  };
  return ({ line, text: own }) => {
    const about = COMMENT_ALONE.test(own.trim()) ? codeAfter(line) : undefined;
    const place = lineBefore === undefined ? block(line)?.name : lineBefore(line);
    return JSON.stringify([own.trim(), place, about]);
  };
}
