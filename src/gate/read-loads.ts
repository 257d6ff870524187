/** What a configuration loads, read from the files of this machine, and which of it stays here. */
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { IGNORED, type WithheldEntry } from '../archive/pack.ts';
import type { Hcl } from '../locate/hcl.ts';
import {
  findLoads,
  isConfiguration,
  isRead,
  type LoadedFiles,
  type Loads,
} from '../locate/loads.ts';
import { isLike } from './affected.ts';

/** @param directory absolute path of the directory that Terraform runs in */
export async function readLoads(directory: string, files = readsHere): Promise<Loads> {
  return findLoads(directory, files, await loadParser());
}

/** Most runs get along without it. */
export async function loadParser(): Promise<Hcl> {
  const { loadHcl } = await import('../locate/hcl.ts');
  return loadHcl();
}

/** The files of this machine. */
export const readsHere: LoadedFiles = {
  readDirectory: (path) => orElse(() => readdirSync(path), []),
  readFile: (path) => orElse(() => readFileSync(path, 'utf8'), undefined),
  follow,
};

/** As many links as Linux follows. */
const LINK_LIMIT = 40;

/** The path itself, and every place at which one arrives when its links are followed. */
export function follow(path: string): string[] {
  const places = [path];
  if (orElse(() => realpathSync.native(path), path) === path) return places;
  for (const at of places) {
    const next = places.length > LINK_LIMIT ? undefined : followFirst(at);
    if (next !== undefined) places.push(next);
  }
  return places;
}

/** The path with its first link replaced by what that leads to. */
function followFirst(path: string): string | undefined {
  const parts = path.split(sep);
  for (let count = 2; count <= parts.length; count++) {
    const link = parts.slice(0, count).join(sep);
    const target = orElse(() => readlinkSync(link), undefined);
    if (target !== undefined) return join(resolve(dirname(link), target), ...parts.slice(count));
  }
  return undefined;
}

/** Where the links in a directory lead, however deep they lie; undefined when there is too much in it. */
export function followLinksIn(directory: string, limit = 100_000): string[] | undefined {
  const places: string[] = [];
  const queue = [directory];
  let seen = 0;
  for (const folder of queue) {
    const entries = orElse(() => readdirSync(folder, { withFileTypes: true }), []);
    seen += entries.length;
    if (seen > limit) return undefined;
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (entry.isSymbolicLink()) places.push(...follow(path));
      else if (entry.isDirectory() && entry.name !== '.git') queue.push(path);
    }
  }
  return places;
}

function orElse<T, F>(read: () => T, otherwise: F): T | F {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** A file that Terraform would load and that stays here: the policies would judge a plan without it. */
export interface Unseen {
  entry: WithheldEntry;
  /** Absolute. */
  path: string;
  /** Not certain: some file is read, and only a plan can tell whether it is this one. */
  certain: boolean;
}

/** Whether what stays here may be something that Terraform would load: the history never is. */
export function mayBeMissed({ path }: WithheldEntry): boolean {
  return basename(path) !== '.git';
}

/**
 * @param root absolute path of what was packed
 * @param module absolute path of the directory that Terraform runs in
 */
export function findUnseen(
  withheld: readonly WithheldEntry[],
  loads: Loads,
  root: string,
  module: string,
): Unseen[] {
  return withheld.filter(mayBeMissed).flatMap((entry) => {
    const path = join(root, ...entry.path.split('/'));
    const certain = isLoaded(path, loads, module);
    const possible = entry.reason === IGNORED && (loads.computed || loads.unclear);
    return certain || possible ? [{ entry, path, certain }] : [];
  });
}

function isLoaded(path: string, { modules, paths, patterns }: Loads, module: string): boolean {
  const [directory, name] = [dirname(path), basename(path)];
  const isIn = (inner: string, outer: string) => inner.startsWith(outer + sep);
  const holds = (other: string) => other === path || isIn(other, path);
  return (
    (directory === module ? isRead(name) : modules.includes(directory) && isConfiguration(name)) ||
    modules.some(holds) ||
    // A path that leads up to the configuration itself names no file that it reads.
    paths.some((other) => holds(other) || (isIn(path, other) && !isIn(module + sep, other))) ||
    patterns.some((pattern) => isLike(path, pattern) || isIn(pattern.prefix, path))
  );
}
