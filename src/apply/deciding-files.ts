/** Which files of a repository say how its plans are judged. */
import { posix } from 'node:path';
import type { CheckRequest } from '../check/check-request.ts';
import { directoryIn } from '../check/gate-request.ts';
import { DEFAULT_GATE } from '../model/default-gate.ts';
import { POLICY_DIRECTORIES } from '../model/policy-files.ts';
import { isPinnedAddress } from '../model/repository-address.ts';
import { maySeemSettingsFile } from '../settings/settings-file/find-settings-file.ts';

type DecidingRequest = Pick<CheckRequest, 'settings' | 'workingDirectory' | 'repositoryRoot'>;

/**
 * The test whether a path of the repository is a file that decides: the settings, the policies with what they read, the exceptions,
 * the list of allowed sources.
 */
export function decidingFiles({
  settings: { gate, policy },
  workingDirectory,
  repositoryRoot,
}: DecidingRequest): (path: string) => boolean {
  const inRepository = (written: string) => directoryIn(repositoryRoot, workingDirectory, written);
  const named = (texts: readonly (string | undefined)[]) =>
    texts.flatMap((text) =>
      text === undefined || isPinnedAddress(text) ? [] : inRepository(text),
    );
  const files = new Set([
    ...named([policy.exceptionsFile, policy.allowedSourcesFile]),
    ...(gate === DEFAULT_GATE || isPinnedAddress(gate) ? [] : [posix.normalize(gate)]),
    inRepository('conftest.toml'),
  ]);
  const directories = named([...(policy.policies ?? []), ...POLICY_DIRECTORIES]);
  return (path) =>
    files.has(path) ||
    maySeemSettingsFile(path) ||
    directories.some((directory) => directory === '.' || path.startsWith(`${directory}/`));
}
