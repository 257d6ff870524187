/** Paths in a file of settings are those of the repository, wherever a command is started. */
import { join, relative } from 'node:path';
import { slashed } from '../../machine/find-repository.ts';
import { isPinnedAddress } from '../../model/repository-address.ts';
import type { SettingsFile } from './read-settings-file.ts';

/** The keys whose values are paths, or addresses of other repositories. */
const OF_PATHS: ReadonlySet<string> = new Set(['policies', 'exceptions', 'allowed-sources']);

/** The same file with paths that are relative to the working directory. @param place both absolute */
export function withPathsFromRoot(
  file: SettingsFile | undefined,
  { root, workingDirectory }: { root: string; workingDirectory: string },
): SettingsFile | undefined {
  const rebase = (path: unknown) =>
    typeof path !== 'string' || isPinnedAddress(path)
      ? path
      : slashed(relative(workingDirectory, join(root, path))) || '.';
  const rebaseAll = (values: SettingsFile['values']): SettingsFile['values'] =>
    new Map(
      [...values].map(([key, of]) => {
        if (!OF_PATHS.has(key)) return [key, of];
        const value = Array.isArray(of.value) ? of.value.map(rebase) : rebase(of.value);
        return [key, { ...of, value: value as typeof of.value }];
      }),
    );
  return file && { ...file, values: rebaseAll(file.values), locked: rebaseAll(file.locked) };
}
