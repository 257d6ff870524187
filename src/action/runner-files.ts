/** The files by which a step hands something to the runner. A step before this one may have put anything in their place. */
import { constants } from 'node:fs';
import { appendFile, stat } from 'node:fs/promises';
import { errorMessage } from '../model/error-message.ts';
import type { Environment } from '../model/ports.ts';

/** GitHub's toolkit writes these. If one were a pipe that nobody reads, the toolkit would wait forever. */
const BY_TOOLKIT = ['GITHUB_OUTPUT', 'GITHUB_STATE'] as const;

/** Why outputs or state could not be handed over, as a sentence; undefined if they can be. */
export async function findUnusableFile(environment: Environment): Promise<string | undefined> {
  for (const name of BY_TOOLKIT) {
    const path = environment[name] ?? '';
    if (path === '') continue;
    const why = await stat(path).then(
      (stats) => (stats.isFile() ? undefined : `${path} is no regular file`),
      errorMessage,
    );
    if (why === undefined) continue;
    return `${name} names no file that this step can write: ${why}. Nothing was started. Look at what the steps before this one do with it.`;
  }
  return undefined;
}

// With O_NONBLOCK, a pipe without a reader is an error and not a wait. Windows has neither this flag nor such pipes.
const FLAGS =
  constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | (constants.O_NONBLOCK ?? 0);

/** Appends to a file of the runner. If it is a pipe without a reader, it rejects and does not wait. */
export async function appendAtOnce(path: string, text: string): Promise<void> {
  await appendFile(path, text, { flag: FLAGS });
}
