/** Which files of a repository say how its plans are judged. */
import { posix } from 'node:path';
import type { CheckRequest } from '../check/check-request.ts';
import { directoryIn } from '../check/gate-request.ts';
import type { DecidingFiles } from '../model/file-tree.ts';
import { POLICY_DIRECTORIES } from '../model/policy-files.ts';
import { isPinnedAddress } from '../model/repository-address.ts';
import { UnreadableFile } from '../model/unreadable-file.ts';
import { filesHere } from '../settings/files-of-default-branch.ts';
import {
  maySeemSettingsFile,
  SETTINGS_PLACES,
} from '../settings/settings-file/find-settings-file.ts';
import { fileOfGate } from '../settings/settings-file/gate-name.ts';

type DecidingRequest = Pick<CheckRequest, 'settings' | 'workingDirectory' | 'repositoryRoot'>;

/**
 * Makes the test whether a path of the repository is a file that decides: the settings, the policies with what they read, the
 * exceptions, the list of allowed sources; and each file to which one of these is a link in the checkout.
 */
export async function decidingFiles({
  settings: { gate, policy },
  workingDirectory,
  repositoryRoot,
}: DecidingRequest): Promise<(path: string) => boolean> {
  const own = fileOfGate(gate);
  const inRepository = (written: string) => directoryIn(repositoryRoot, workingDirectory, written);
  const named = (texts: readonly string[]) =>
    texts.flatMap((text) => (isPinnedAddress(text) ? [] : inRepository(text)));
  const files = [
    ...named([...(policy.exceptionsFiles ?? []), ...(policy.allowedSourcesFiles ?? [])]),
    ...(own === undefined ? [] : [own]),
    inRepository('conftest.toml'),
  ];
  const directories = named([...(policy.policies ?? []), ...POLICY_DIRECTORIES]);
  const { files: tree } = filesHere(repositoryRoot, repositoryRoot);
  const links = directories.map((directory) => linksBelow(directory, tree));
  const written = [...files, ...SETTINGS_PLACES, ...(await Promise.all(links)).flat()];
  const places = await Promise.all(written.map((path) => tree.placesOf(path)));
  const deciding = new Set([...files, ...places.flat()]);
  return (path) =>
    deciding.has(path) ||
    maySeemSettingsFile(path) ||
    directories.some((directory) => directory === '.' || path.startsWith(`${directory}/`));
}

/** As deep as policies are read. */
const MOST_LEVELS = 12;

/** The links in a directory and in those below it. What cannot be read is for the check to say. */
async function linksBelow(directory: string, tree: DecidingFiles, level = 0): Promise<string[]> {
  const entries = await tree.entries(directory).catch((error: unknown) => {
    if (!(error instanceof UnreadableFile)) throw error;
  });
  if (entries === undefined || level > MOST_LEVELS) return [];
  const found = entries.map(async ({ name, kind }) => {
    const path = posix.join(directory, name);
    if (kind === 'link') return [path];
    return kind === 'directory' ? linksBelow(path, tree, level + 1) : [];
  });
  return (await Promise.all(found)).flat();
}
