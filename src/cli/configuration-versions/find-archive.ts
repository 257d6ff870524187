/** What is uploaded: a .tar.gz as it is, or a directory, packed first. */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { packDirectory } from '../../archive/pack-directory.ts';
import type { FileBody } from '../../ports.ts';
import type { CommandIo } from '../command.ts';
import type { CommandLog } from '../log.ts';
import { UsageError } from '../problems.ts';

export interface FoundArchive {
  body: FileBody;
  /** Deletes what was made for this upload only. */
  remove(): Promise<void>;
}

export async function findArchive(
  path: string,
  io: CommandIo,
  log: CommandLog,
): Promise<FoundArchive> {
  const absolute = resolve(io.workingDirectory, path);
  const found = await stat(absolute).catch(() => undefined);
  if (found === undefined) {
    throw new UsageError([{ subject: 'PATH', message: `"${path}" is not there.` }]);
  }
  if (found.isFile())
    return { body: { path: absolute, bytes: found.size }, remove: async () => {} };
  const { execute, environment, signal } = io;
  const archive = await packDirectory({ root: absolute }, { execute, log, environment, signal });
  const files = archive.entries.filter(({ type }) => type === 'file').length;
  log.info(`packed ${files} files, ${archive.bytes} bytes, sha256 ${archive.sha256}`);
  return {
    body: { path: archive.path, bytes: archive.bytes },
    remove: () => archive.remove(),
  };
}
