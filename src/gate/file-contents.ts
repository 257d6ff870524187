/** Digests of what files hold, wherever their links lead. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { digest160 } from '../approvals/canonical.ts';
import { realOrSame } from '../machine/find-repository.ts';
import { readBytesSync } from '../machine/read-regular.ts';
import { takeTurn } from '../machine/take-turn.ts';
import { orElse } from '../model/or-else.ts';
import { sha256Of } from '../plan/digest.ts';

/** Of more files below one path, none is read. */
const MOST_FILES = 100_000;

export interface Contents {
  /** By the name of each file. */
  digests: Map<string, string>;
  /** The names of those that cannot be read. */
  unread: string[];
}

/**
 * Adds a file, or all files of a directory without those of git.
 *
 * @param name what it is called in the contents
 * @param path absolute
 * @param isSkipped whether this path, and what is below it, is left out
 */
export async function addContents(
  { digests, unread }: Contents,
  name: string,
  path: string,
  {
    isSkipped = () => false,
    signal,
  }: { isSkipped?: (path: string) => boolean; signal: AbortSignal },
): Promise<void> {
  const nameByPlace = new Map<string, string>();
  const queue = [{ name, path }];
  for (const { name: called, path: at } of queue) {
    await takeTurn(signal);
    if (queue.length > MOST_FILES) {
      unread.push(name);
      return;
    }
    if (isSkipped(at)) continue;
    const stats = orElse(() => statSync(at, { throwIfNoEntry: false }) ?? 'missing', undefined);
    if (stats === 'missing') digests.set(called, 'missing');
    else if (stats?.isFile() === true) {
      const digest = orElse(() => sha256Of(readBytesSync(at, Number.POSITIVE_INFINITY)), undefined);
      if (digest === undefined) unread.push(called);
      else digests.set(called, digest160('file', digest));
    } else if (stats?.isDirectory() === true) {
      // Links may lead in a circle.
      const place = realOrSame(at);
      const before = nameByPlace.get(place);
      if (before !== undefined) digests.set(called, `as ${before}`);
      else {
        nameByPlace.set(place, called);
        const entries = orElse(() => readdirSync(at).sort(), undefined);
        if (entries === undefined) unread.push(called);
        for (const entry of entries ?? []) {
          if (entry !== '.git') queue.push({ name: `${called}/${entry}`, path: join(at, entry) });
        }
      }
    } else unread.push(called);
  }
}
