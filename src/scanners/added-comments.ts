/** The comments by which a scanner leaves something out that a request adds: those that it writes, and those whose block it extends. */
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
  /** Whether it was there, and the request adds an argument to the block that it is about. */
  isOld: boolean;
}

/** How a place of a file is found again in another version of it. */
export interface PlaceFinders {
  /** Finds the block around a line of a file. */
  blockAt: (path: string, text: string) => BlockAt;
  /** The arguments of the blocks of a file, by the names of the blocks. */
  argumentsIn: (path: string, text: string) => ReadonlyMap<string, ReadonlySet<string>>;
  /** Makes the function from a line of `after` to the same line of `before`, which that may not have. */
  carryLines: (after: string, before: string) => (line: number) => number | undefined;
}

/**
 * The comments that were not there, or were not about the same: one that is in another block, or before another line, is new. In
 * a file without blocks, so is one that moved past other lines. An old one is among them where its block has an argument that it
 * did not have.
 */
export function addedComments(
  changed: readonly ChangedText[],
  tool: string,
  { blockAt, argumentsIn, carryLines }: PlaceFinders,
): AddedComment[] {
  return changed.flatMap(({ path, before, after }) => {
    const comments = ignoreComments(after, tool);
    if (comments.length === 0) return [];
    const known = new Map<string, number>();
    const textBefore = before ?? '';
    const hasBlocks = isConfiguration(path.split('/').at(-1) ?? '');
    // A comment is found again by the block that it is in, or by the line that it had.
    const placeBefore = hasBlocks ? blockNames(blockAt(path, textBefore)) : (line: number) => line;
    const placeAfter = hasBlocks ? blockNames(blockAt(path, after)) : carryLines(after, textBefore);
    const keyBefore = keysIn(textBefore, placeBefore);
    for (const comment of ignoreComments(textBefore, tool)) {
      const key = keyBefore(comment);
      known.set(key, (known.get(key) ?? 0) + 1);
    }
    const keyAfter = keysIn(after, placeAfter);
    const blockOf = hasBlocks ? blocksOfComments(after, blockAt(path, after)) : () => undefined;
    const [argumentsBefore, argumentsAfter] = [textBefore, after].map((text) =>
      argumentsIn(path, text),
    );
    const isExtended = (block = '') => {
      const earlier = argumentsBefore?.get(block);
      return [...(argumentsAfter?.get(block) ?? [])].some((name) => earlier?.has(name) !== true);
    };
    return comments.flatMap((comment) => {
      const key = keyAfter(comment);
      const left = known.get(key) ?? 0;
      known.set(key, left - 1);
      if (left <= 0) return { ...comment, path, isOld: false };
      return isExtended(blockOf(comment)) ? { ...comment, path, isOld: true } : [];
    });
  });
}

const COMMENT_ALONE = /^(?:#|\/\/|\/\*|\*|--|<!--|"\/\/")/;

function blockNames(blockAt: BlockAt): (line: number) => string | undefined {
  return (line) => blockAt(line)?.name;
}

const linesOf = (text: string): string[] =>
  text.split(/\r\n|[\n\r\u2028\u2029]/u).map((line) => line.trim());

const isCode = (line: string): boolean => line !== '' && !COMMENT_ALONE.test(line);

/** Makes the function that says which block a comment is about: the one around it, or the one that begins below it. */
function blocksOfComments(
  text: string,
  blockAt: BlockAt,
): (comment: IgnoreComment) => string | undefined {
  const lines = linesOf(text);
  return ({ line }) => {
    const around = blockAt(line);
    if (around !== undefined) return around.name;
    const below = lines.findIndex((each, at) => at >= line && isCode(each));
    return below < 0 ? undefined : blockAt(below + 1)?.name;
  };
}

/**
 * Makes the function that says what a comment is about: its own line, its place, and the next line of code. It is called for
 * comments in their order.
 *
 * @param placeOf what is the same of a line in both versions of the file
 */
function keysIn(
  text: string,
  placeOf: (line: number) => string | number | undefined,
): (comment: IgnoreComment) => string {
  const lines = linesOf(text);
  let next = 0;
  const codeAfter = (line: number): string | undefined => {
    next = Math.max(next, line);
    while (next < lines.length && !isCode(lines[next] ?? '')) next++;
    return lines[next];
  };
  return ({ line, text: own }) => {
    const about = COMMENT_ALONE.test(own.trim()) ? codeAfter(line) : undefined;
    return JSON.stringify([own.trim(), placeOf(line), about]);
  };
}
