/** The directories of a repository that say where they run. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findCloudBlock } from '../../settings/load-settings.ts';
import type { CloudBlock } from '../../locate/cloud-block.ts';

export interface FoundConfiguration {
  /** Relative to the repository, with slashes; '.' for the root itself. */
  directory: string;
  cloud: CloudBlock;
}

/** Deeper than this nobody keeps a root module. */
const MAX_DEPTH = 5;

export async function findConfigurations(root: string): Promise<FoundConfiguration[]> {
  const found: FoundConfiguration[] = [];
  const visit = async (directory: string, depth: number): Promise<void> => {
    const path = join(root, directory);
    const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
    if (entries.some(({ name }) => name.endsWith('.tf') || name.endsWith('.tofu'))) {
      const cloud = await findCloudBlock(path, directory);
      if (cloud !== undefined) found.push({ directory, cloud });
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
  return found;
}
