/** Finds the directories with a configuration, and the workspaces or the backend that each one names. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findCloudBlock } from '../../settings/load-settings.ts';
import type { CloudBlock } from '../../configuration/cloud-block.ts';
import { isConfiguration } from '../../configuration/file-names.ts';
import { readRegular } from '../../machine/read-regular.ts';

export interface ConnectedConfiguration {
  /** Relative to the repository, with slashes; '.' for the root itself. */
  directory: string;
  cloud: CloudBlock;
}

export interface ConfigurationsHere {
  /** With a `cloud` block or `backend "remote"`. */
  configurations: ConnectedConfiguration[];
  /** Other backends, such as `s3`, each with the file that names it. */
  backends: { type: string; at: string }[];
  /** Whether there is a configuration at all. */
  any: boolean;
}

/** Deeper directories are not searched: root modules are rarely there. */
const MAX_DEPTH = 5;

/** Searches the repository at `root`. A directory that cannot be read counts as empty. */
export async function findConfigurations(root: string): Promise<ConfigurationsHere> {
  const here: ConfigurationsHere = { configurations: [], backends: [], any: false };
  const visit = async (directory: string, depth: number): Promise<void> => {
    const path = join(root, directory);
    const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
    const files = entries.map(({ name }) => name).filter(isConfiguration);

    if (files.length > 0) {
      here.any = true;
      const cloud = await findCloudBlock(path, directory);
      if (cloud !== undefined) here.configurations.push({ directory, cloud });
      else here.backends.push(...(await findBackends(path, directory, files.sort())));
    }
    const deeper = entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .filter((name) => name !== 'node_modules')
      .sort();
    for (const name of depth < MAX_DEPTH ? deeper : []) {
      await visit(directory === '.' ? name : `${directory}/${name}`, depth + 1);
    }
  };
  await visit('.', 0);
  return here;
}

async function findBackends(path: string, directory: string, files: readonly string[]) {
  const backends: ConfigurationsHere['backends'] = [];
  for (const name of files) {
    const text = await readRegular(join(path, name)).catch(() => '');
    const [, type] = /^\s*backend\s+"([\w-]+)"\s*\{/m.exec(text) ?? [];
    if (type !== undefined) {
      backends.push({ type, at: directory === '.' ? name : `${directory}/${name}` });
    }
  }
  return backends;
}
