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

interface NamedPath {
  /** What it is called in the contents. */
  name: string;
  /** Absolute. */
  path: string;
}

/**
 * Adds a file, or all files of a directory without those of git.
 *
 * @param name what it is called in the contents
 * @param path absolute
 * @param isSkipped whether this path, and what is below it, is left out
 */
export async function addContents(
  contents: Contents,
  name: string,
  path: string,
  { isSkipped, signal }: { isSkipped: (path: string) => boolean; signal: AbortSignal },
): Promise<void> {
  const nameByPlace = new Map<string, string>();
  const queue: NamedPath[] = [{ name, path }];
  // What a directory has is added to the queue while it is walked.
  for (const next of queue) {
    await takeTurn(signal);
    if (queue.length > MOST_FILES) {
      contents.unread.push(name);
      return;
    }
    if (isSkipped(next.path)) continue;
    for (const inside of addOne(contents, next, nameByPlace)) queue.push(inside);
  }
}

/** Adds a file. @param nameByPlace of each directory that was read @returns what is in a directory that was not read before */
function addOne(
  { digests, unread }: Contents,
  { name, path }: NamedPath,
  nameByPlace: Map<string, string>,
): NamedPath[] {
  const stats = orElse(() => statSync(path, { throwIfNoEntry: false }) ?? 'missing', undefined);
  if (stats === 'missing') {
    digests.set(name, stats);
    return [];
  }
  if (stats?.isFile() === true) {
    const digest = orElse(() => sha256Of(readBytesSync(path, Number.POSITIVE_INFINITY)), undefined);
    if (digest === undefined) unread.push(name);
    else digests.set(name, digest160('file', digest));
    return [];
  }
  if (stats?.isDirectory() !== true) {
    unread.push(name);
    return [];
  }
  const place = realOrSame(path);
  const before = nameByPlace.get(place);
  // Links may lead in a circle.
  if (before !== undefined) {
    digests.set(name, `as ${before}`);
    return [];
  }
  nameByPlace.set(place, name);
  const entries = orElse(() => readdirSync(path).sort(), undefined);
  if (entries === undefined) unread.push(name);
  return (entries ?? []).flatMap((entry) =>
    entry === '.git' ? [] : { name: `${name}/${entry}`, path: join(path, entry) },
  );
}
