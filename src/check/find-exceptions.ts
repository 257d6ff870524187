/**
 * Reads the file of exceptions as policies are read: from the default branch or a pinned URL in a job,
 * from the disk for a person. What a pull request has written excepts nothing.
 */
import { posix, resolve } from 'node:path';
import type { GitPorts } from '../machine/ask-git.ts';
import { findAround, realOrSame } from '../machine/find-repository.ts';
import { readDeciding } from '../machine/read-regular.ts';
import type { Problem } from '../model/parse.ts';
import { PolicyProblem } from '../model/policy-files.ts';
import { quote } from '../model/quote.ts';
import { relativePathInside } from '../model/relative-path.ts';
import { UnreadableFile, wholeText } from '../model/unreadable-file.ts';
import {
  type ConfigurationFiles,
  type JobTree,
  type Trusted,
  UntrustedError,
} from '../trust/tree.ts';
import { isPinnedAddress } from '../model/repository-address.ts';

/** Where a file is that decides. */
export interface DecidingFile {
  /** A path, or a pinned URL that ends with the path of a file. */
  written: string;
  /** Absolute path of the configuration. */
  directory: string;
  workingDirectory: string;
  jobTree: JobTree;
}

const MOST_BYTES = 4 * 1024 * 1024;

/**
 * Finds the file of a check, and reads its text. What the text says is for `parseExceptions`.
 *
 * @returns the text; a sentence for people, if the file is not there and nothing is excepted; or what is wrong
 */
export async function findExceptions(
  request: DecidingFile,
  ports: GitPorts,
): Promise<{ text: string } | { notice: string } | { problems: Problem[] }> {
  const read = await readDecidingFile('exceptions', request, ports);
  if ('problems' in read) return read;
  const { text } = read;
  if (text !== undefined) return { text };
  const notice = `Nothing is excepted: ${quote(request.written)} is not on the default branch. Merge the file first: one that a pull request brings along does not count.`;
  return { notice };
}

/**
 * Reads a file that decides, from where it may be believed.
 *
 * @param setting names the file, and begins the sentence of a problem
 * @returns no text if the default branch does not have it
 */
export async function readDecidingFile(
  setting: string,
  request: DecidingFile,
  ports: GitPorts,
): Promise<{ text: string | undefined } | { problems: Problem[] }> {
  try {
    return { text: await readWhereBelieved(request, ports) };
  } catch (error) {
    if (!(error instanceof PolicyProblem || error instanceof UntrustedError)) throw error;
    return { problems: [{ where: setting, message: error.message }] };
  }
}

/** @throws PolicyProblem or UntrustedError, whose message is the rest of a sentence about the setting */
async function readWhereBelieved(
  request: DecidingFile,
  ports: GitPorts,
): Promise<string | undefined> {
  const { written, directory, workingDirectory, jobTree } = request;
  if (isPinnedAddress(written)) return readPinnedFile(written, ports);
  // The path is taken as it is written: a link of the judged files leads to no other one.
  const path = resolve(realOrSame(workingDirectory), written);
  if (!jobTree.proposed) {
    const text = await refuseUnreadable(written, () => readDeciding(path, MOST_BYTES));
    if (text !== undefined) return text;
    throw new PolicyProblem(`names ${quote(written)}, which does not exist.`);
  }
  const { repository } = findAround(directory, jobTree.workspace);
  const inRepository = repository && relativePathInside(repository.root, path);
  if (repository === undefined || inRepository === undefined) {
    throw new PolicyProblem(
      `names ${quote(written)}, which is not in the repository of this job. Name a file of its default branch, or a pinned URL.`,
    );
  }
  return await readTrusted(inRepository, await jobTree.trusted(repository.root));
}

/** @returns undefined only if the commit has nothing there */
async function readTrusted(
  path: string,
  files: Trusted<ConfigurationFiles>,
): Promise<string | undefined> {
  const text = await files.read(path);
  if (text !== undefined) return refuseUnreadable(path, async () => wholeText(text));
  const directory = posix.dirname(path);
  const names = await files.names(directory === '.' ? '' : directory);
  if (names?.includes(posix.basename(path)) !== true) return undefined;
  throw new PolicyProblem(`names ${quote(path)}, and no file could be read there from the commit.`);
}

async function refuseUnreadable<T>(shownAs: string, read: () => Promise<T>): Promise<T> {
  return read().catch((error: unknown) => {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new PolicyProblem(`names ${quote(shownAs)}, which ${error.message}.`);
  });
}

async function readPinnedFile(written: string, ports: GitPorts): Promise<string> {
  const { readPinned, readPinnedAddress } = await import('../rego/pinned-policies.ts');
  const address = readPinnedAddress(written);
  const text = await readPinned(address, ports, (files) => readTrusted(address.directory, files));
  if (text !== undefined) return text;
  throw new PolicyProblem('has an address with a commit that has no such file.');
}
