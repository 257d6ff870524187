/** Packs a directory in a test, where nothing but the directory matters. */
import { list } from 'tar';
import { packDirectory } from '../../src/archive/pack-directory.ts';
import type { Archive, PackOptions, PackPorts } from '../../src/archive/archive.ts';
import { execute } from '../../src/machine/execute.ts';
import { quietLog } from './quiet-log.ts';

const packPorts: PackPorts = {
  execute,
  log: quietLog(),
  environment: {},
};

export async function packTree(
  root: string,
  options: Partial<PackOptions> = {},
  ports: Partial<PackPorts> = {},
): Promise<Archive> {
  return packDirectory({ root, ...options }, { ...packPorts, ...ports });
}

/** The names in an archive as node-tar reads them. */
export async function listArchive(path: string): Promise<string[]> {
  const names: string[] = [];
  await list({ file: path, onReadEntry: (entry) => names.push(entry.path) });
  return names;
}
