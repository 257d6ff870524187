/** What the `plangate.yml` of this checkout says, for an examination of the workflows beside it. */
import { join } from 'node:path';
import { readRegular } from '../../machine/read-regular.ts';
import { findSettingsHere } from '../../settings/repository-contents.ts';
import { readNamedSettings } from '../../settings/settings-file/gate-name.ts';
import {
  readSettingsFile,
  type SettingsFileValue,
} from '../../settings/settings-file/read-settings-file.ts';

/**
 * Reads it. What is wrong with the file is said where the settings of the gate are examined.
 *
 * @param root absolute path of the repository
 * @param written the input `settings` of the step; undefined for the file with the usual name
 * @returns by key; empty where nothing can be read
 */
export async function readKeysHere(
  root: string,
  written: string | undefined,
): Promise<ReadonlyMap<string, SettingsFileValue>> {
  const named = readNamedSettings(written);
  if ('problem' in named || named.value.pinned !== undefined) return new Map();
  const { path: own } = named.value;
  const usual = own === undefined ? await findSettingsHere(root) : { path: own };
  if (usual === undefined || 'problems' in usual) return new Map();
  const { path } = usual;
  try {
    const reading = readSettingsFile(await readRegular(join(root, path)), path);
    return 'file' in reading ? reading.file.values : new Map();
  } catch {
    return new Map();
  }
}
