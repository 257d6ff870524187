/** Lists the directories of a tree that have a configuration and that the patterns of `plangate.yml` may find. */
import { posix } from 'node:path';
import { isConfiguration } from '../configuration/file-names.ts';
import { runConcurrently } from '../machine/take-turn.ts';
import type { DecidingFiles } from '../model/file-tree.ts';
import { UnreadableFile } from '../model/unreadable-file.ts';
import {
  findExcluding,
  openPatterns,
  type OpenPatterns,
} from './settings-file/directory-patterns.ts';

export interface ListedDirectories {
  /** Relative to the tree, with slashes; `.` is its root. */
  directories: ReadonlySet<string>;
  /** What the patterns may find and what was not looked into → why, as the end of a sentence that begins with its path. */
  unlisted: ReadonlyMap<string, string>;
  /** Patterns with `!` for which something was not looked into. */
  excluding: ReadonlySet<string>;
}

const MOST_LEVELS = 12;
const MOST_DIRECTORIES = 2_000;
/** How many directories are listed at the same time. */
const MOST_AT_ONCE = 16;

/** Of Terraform and of npm: what is in them comes from elsewhere. */
const SKIPPED: ReadonlySet<string> = new Set(['.terraform', 'node_modules']);

const TOO_DEEP = `has more than ${MOST_LEVELS} directories above it, and deeper ones are not searched`;
const TOO_MANY = `has more than ${MOST_DIRECTORIES} directories that the patterns may find, and not all were searched`;

/**
 * Looks only into directories in which a pattern may find something: each is one listing of the tree. Nothing is left out in
 * silence: a link to a directory, a submodule, and what is too deep are `unlisted`.
 */
export async function listDirectories(
  files: DecidingFiles,
  patterns: readonly string[],
): Promise<ListedDirectories> {
  const directories = new Set<string>();
  const unlisted = new Map<string, string>();
  const excluding = new Set<string>();
  const refuse = (path: string, why: string): void => {
    const { itself: pattern } = findExcluding(patterns, path);
    if (pattern === undefined) unlisted.set(path, why);
    else excluding.add(pattern);
  };
  let count = 0;
  let level: { path: string; open: OpenPatterns }[] = [{ path: '.', open: openPatterns(patterns) }];
  for (let depth = 0; level.length > 0; depth += 1) {
    count += level.length;
    if (count > MOST_DIRECTORIES) {
      unlisted.set('.', TOO_MANY);
      break;
    }
    const listing = level.map(
      ({ path }) =>
        async () =>
          files.entries(path).catch(unreadable),
    );
    const listed = await runConcurrently(listing, MOST_AT_ONCE);
    const inner: typeof level = [];
    for (const [at, { path, open }] of level.entries()) {
      const entries = listed[at];
      if (entries instanceof UnreadableFile) {
        refuse(path, entries.message);
        continue;
      }
      for (const { name, kind } of entries ?? []) {
        if (kind !== 'directory' && isConfiguration(name)) directories.add(path);
        const inside = open.into(name);
        if (inside === undefined || kind === 'file' || SKIPPED.has(name)) continue;
        const below = posix.join(path, name);
        const { below: pattern } = findExcluding(patterns, below);
        if (pattern !== undefined) excluding.add(pattern);
        else if (kind === 'link') {
          // One that leads to a file is no directory.
          const why = await files.idOf(below).catch(unreadable);
          if (why instanceof UnreadableFile) refuse(below, why.message);
        } else if (depth === MOST_LEVELS) refuse(below, TOO_DEEP);
        else inner.push({ path: below, open: inside });
      }
    }
    level = inner;
  }
  return { directories, unlisted, excluding };
}

function unreadable(error: unknown): UnreadableFile {
  if (error instanceof UnreadableFile) return error;
  throw error;
}
