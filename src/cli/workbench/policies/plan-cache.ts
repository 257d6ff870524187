/** Keeps the plans that were read in a directory, by their ids: a finished plan never changes. */
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readBytesSync } from '../../../machine/read-regular.ts';
import { usageError } from '../../problems.ts';
import { writeWholeFile } from '../../report-files.ts';

export interface PlanCache {
  /** The text of a plan; undefined if it is not there, or cannot be read. */
  read: (planId: string) => Promise<string | undefined>;
  keep: (planId: string, text: string) => Promise<void>;
}

const NONE: PlanCache = { read: async () => undefined, keep: async () => undefined };
const LONGEST = 128 * 1024 * 1024;

/**
 * Opens the cache. Only its owner can read the files: plans hold values.
 *
 * @param origin of the service that gave the ids
 */
export function openPlanCache(
  directory: string | undefined,
  workingDirectory: string,
  origin: string,
): PlanCache {
  if (directory === undefined) return NONE;
  const host = createHash('sha256').update(origin).digest('hex').slice(0, 12);
  const pathOf = (planId: string): string | undefined =>
    /^plan-\w{1,64}$/.test(planId)
      ? join(resolve(workingDirectory, directory), `${host}-${planId}.json.gz`)
      : undefined;
  return {
    async read(planId) {
      const path = pathOf(planId);
      if (path === undefined) return undefined;
      try {
        return gunzipSync(readBytesSync(path), { maxOutputLength: LONGEST }).toString();
      } catch {
        // No file, a damaged one, or a pipe in its place: the plan is read again.
        return undefined;
      }
    },
    async keep(planId, text) {
      const path = pathOf(planId);
      if (path === undefined) return;
      await writeWholeFile(path, gzipSync(text), 0o600).catch((error: NodeJS.ErrnoException) => {
        throw usageError('--cache', `"${directory}" cannot be written (${error.code}).`);
      });
    },
  };
}
