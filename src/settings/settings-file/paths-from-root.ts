/** Paths in a file of settings are those of the repository, wherever a command is started. */
import { join, relative } from 'node:path';
import { realOrSame, slashed } from '../../machine/find-repository.ts';
import { isPinnedAddress } from '../../model/repository-address.ts';
import type { SettingsFiles } from '../said-settings.ts';
import type { SettingsFile, SettingsFileValue } from './read-settings-file.ts';

/** The keys whose values are paths, or addresses of other repositories. */
const OF_PATHS: ReadonlySet<string> = new Set(['policies', 'exceptions', 'allowed-sources']);

/** Where the file is about, and from where a command is started; both absolute. */
interface FromRoot {
  root: string;
  workingDirectory: string;
}

/** Makes the function that writes a path of the repository as one from the working directory. */
export function pathsFrom(place: FromRoot): (path: string) => string {
  const [root, workingDirectory] = [realOrSame(place.root), realOrSame(place.workingDirectory)];
  return (path) => slashed(relative(workingDirectory, join(root, path))) || '.';
}

/** The same files with paths that are relative to the working directory: those of a pinned file lead into its own repository. */
export function withPathsFromRoot({ own, pinned }: SettingsFiles, place: FromRoot): SettingsFiles {
  return { own: own && withPathsAs(own, pathsFrom(place)), pinned };
}

/** The same file, whose paths `write` writes. Addresses of other repositories stay. */
export function withPathsAs(file: SettingsFile, write: (path: string) => string): SettingsFile {
  const written = (path: unknown) =>
    typeof path !== 'string' || isPinnedAddress(path) ? path : write(path);
  const values = Array.from(file.values, ([key, of]): [string, SettingsFileValue] => {
    if (!OF_PATHS.has(key)) return [key, of];
    const value = Array.isArray(of.value) ? of.value.map(written) : written(of.value);
    return [key, { ...of, value: value as typeof of.value }];
  });
  return { ...file, values: new Map(values) };
}
