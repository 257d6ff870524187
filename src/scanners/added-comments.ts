/** The comments that a request adds, by which a scanner leaves something out. */
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

/**
 * The comments that were not there, or were not about the same: one that is in another block, or before another line,
 * is new.
 *
 * @param blockAt finds the block around a line of a file
 */
export function addedComments(
  changed: readonly ChangedText[],
  tool: string,
  blockAt: (path: string, text: string) => BlockAt,
): AddedComment[] {
  return changed.flatMap(({ path, before, after }) => {
    const comments = ignoreComments(after, tool);
    if (comments.length === 0) return [];
    const known = new Map<string, number>();
    const ofBefore = before === undefined ? [] : ignoreComments(before, tool);
    const keyBefore = keysIn(path, before ?? '', blockAt);
    for (const comment of ofBefore) {
      const key = keyBefore(comment);
      known.set(key, (known.get(key) ?? 0) + 1);
    }
    const keyAfter = keysIn(path, after, blockAt);
    return comments.flatMap((comment) => {
      const key = keyAfter(comment);
      const left = known.get(key) ?? 0;
      known.set(key, left - 1);
      return left > 0 ? [] : { ...comment, path };
    });
  });
}

const COMMENT_ALONE = /^(?:#|\/\/|\/\*|\*|--|<!--|"\/\/")/;

/** Makes the function that says what a comment is about: its own line, the block around it, and the next line of code. */
function keysIn(
  path: string,
  text: string,
  blockAt: (path: string, text: string) => BlockAt,
): (comment: IgnoreComment) => string {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u).map((line) => line.trim());
  const block = blockAt(path, text);
  return ({ line, text: own }) => {
    const next = lines.slice(line).find((after) => after !== '' && !COMMENT_ALONE.test(after));
    const about = COMMENT_ALONE.test(own.trim()) ? next : undefined;
    return JSON.stringify([own.trim(), block(line)?.name, about]);
  };
}
