/** Reads the file of exceptions. What a pull request has written excepts nothing. */
import type { GitPorts } from '../machine/ask-git.ts';
import type { Problem } from '../model/parse.ts';
import { quote } from '../model/quote.ts';
import { readDecidingText, type DecidingPlace } from '../settings/files-of-default-branch.ts';

/**
 * Finds the file of a check, and reads its text. What the text says is for `parseExceptions`.
 *
 * @returns the text; a sentence for people, if the default branch does not have it and nothing is excepted; or what is wrong
 */
export async function findExceptions(
  { written, ...place }: DecidingPlace & { written: string },
  ports: GitPorts,
): Promise<{ text: string } | { notice: string } | { problems: Problem[] }> {
  const read = await readDecidingText('exceptions', written, place, ports);
  if (!('absent' in read)) return read;
  return {
    notice: `Nothing is excepted: ${quote(written)} is not on the default branch. Merge the file first: one that a pull request brings along does not count.`,
  };
}
