/** What `init` writes replaces no file unless `--force` says so. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { usageError } from '../problems.ts';

/** @throws UsageError if one of these files is there already */
export async function refuseToReplace(paths: readonly string[], directory: string): Promise<void> {
  for (const path of paths) {
    if (!(await isThere(path, directory))) continue;
    throw usageError('--force', `is needed: ${path} is there already and would be replaced.`);
  }
}

export async function isThere(path: string, directory: string): Promise<boolean> {
  const there = await stat(join(directory, path)).catch(() => undefined);
  return there !== undefined;
}
