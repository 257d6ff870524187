/** Reads the file of exceptions. What a pull request has written excepts nothing. */
import type { GitPorts } from '../machine/ask-git.ts';
import type { Problem } from '../model/parse.ts';
import { finding, type Finding } from '../model/finding.ts';
import { phrase, quoted } from '../model/sentence.ts';
import {
  MERGE_FIRST,
  readDecidingText,
  type DecidingPlace,
} from '../settings/files-of-default-branch.ts';

/**
 * Finds the file of a check, and reads its text. What the text says is for `parseExceptions`.
 *
 * @returns the text; a notice, if the default branch does not have it and nothing is excepted; or what is wrong
 */
export async function findExceptions(
  { written, ...place }: DecidingPlace & { written: string },
  ports: GitPorts,
): Promise<{ text: string } | { notice: Finding } | { problems: Problem[] }> {
  const read = await readDecidingText('exceptions', written, place, ports);
  if (!('absent' in read)) return read;
  const says = phrase`Nothing is excepted: ${quoted(written)} is not on the default branch.`;
  return {
    notice: finding('exceptions-missing', says, {
      about: { file: written },
      remedy: MERGE_FIRST,
    }),
  };
}
