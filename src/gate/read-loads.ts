/** Finds the files that a configuration loads, and which of them are excluded from the archive. */
import { lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import {
  MANIFEST_DOUBTED,
  MANIFEST_MISLEADING,
  MANIFEST_TRACKED,
  TRACKING_UNKNOWN,
  type WithheldEntry,
} from '../archive/pack.ts';
import { readRegularSync } from '../machine/read-regular.ts';
import type { LoadedFiles } from '../configuration/read-configuration.ts';
import { isConfiguration, isRead } from '../configuration/file-names.ts';
import type { Loads, Load } from '../configuration/loads.ts';
import { CANCELED, GateStop } from './failure-of.ts';

/** The limits of the reading. */
interface Patience {
  /** Why the reading has stopped, if it has. */
  ended(): 'aborted' | 'timeout' | undefined;
}

/**
 * @param directory absolute path of the directory that Terraform runs in
 * @throws GateStop when there is no time left
 */
export async function readLoads(
  directory: string,
  files = readsHere,
  patience?: Patience,
): Promise<Loads> {
  const { findLoads } = await loadReader();
  const check = () => {
    const ended = patience?.ended();
    if (ended === 'aborted') throw new GateStop('canceled', CANCELED);
    if (ended === undefined) return;
    const why = 'Time ran out while the configuration was read. Raise the timeout.';
    throw new GateStop('timeout', why);
  };
  return findLoads(directory, files, check);
}

/** Loaded only when it is needed: most checks do not need it. */
export function loadReader() {
  return import('../configuration/loads.ts');
}

/** The files of this machine. */
export const readsHere: LoadedFiles = {
  readDirectory: (path) => orElse(() => readdirSync(path), []),
  // Terraform reads files of any length, so what a long one reads must not be passed over.
  readFile: (path) => orElse(() => readRegularSync(path, Number.POSITIVE_INFINITY), undefined),
  follow,
};

/**
 * The path itself, and every path that its links lead to, one after the other. Links that lead nowhere, or in
 * a circle, are not followed: no file is there.
 */
export function follow(path: string): string[] {
  const real = orElse(() => realpathSync.native(path), path);
  const places = [path];
  for (const at of places) {
    const next = at === real ? undefined : followFirst(at);
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

/** The targets of all links in a directory and below it; undefined if it has too many entries. */
export function followLinksIn(directory: string, limit = 100_000): string[] | undefined {
  const places: string[] = [];
  const queue = [directory];
  let entryCount = 0;
  for (const folder of queue) {
    const entries = orElse(() => readdirSync(folder, { withFileTypes: true }), []);
    entryCount += entries.length;
    if (entryCount > limit) return undefined;
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

/** An excluded file, and every reason why Terraform would load it. */
export interface Unseen {
  entry: WithheldEntry;
  /** Absolute. */
  path: string;
  /** False if some file is read, and only a plan knows whether it is this one. */
  certain: boolean;
  /** The expressions that read it; empty if Terraform loads it because of its name and directory. */
  reads: Load[];
  /** In which ways it is loaded, so that two configurations can be compared. */
  hows(): Set<string>;
  /** Whether one of the ways depends on the content of files that no expression names. */
  onAnyFile(): boolean;
}

/** Whether Terraform could load an excluded entry. It never loads the history of version control. */
export function mayBeMissed({ path }: WithheldEntry): boolean {
  return basename(path) !== '.git';
}

const MANIFESTS = [MANIFEST_TRACKED, MANIFEST_DOUBTED, MANIFEST_MISLEADING];

/** Whether it is a module manifest, about which `hold-manifest.ts` decides. */
export function isManifest({ reason }: WithheldEntry): boolean {
  return MANIFESTS.includes(reason);
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
  const linked = linkedFrom();
  const others = withheld.filter((entry) => mayBeMissed(entry) && !isManifest(entry));
  return others.flatMap((entry) => {
    const path = join(root, ...entry.path.split('/'));
    const byName = waysByName(path, loads, module);
    const isDirectory = orElse(() => lstatSync(path).isDirectory(), false);
    const reads = loads.reads.filter((load) => mayRead({ path, isDirectory }, load, linked));
    if (byName.length === 0 && reads.length === 0) return [];
    const certain = byName.length > 0 || reads.some(({ kind }) => CERTAIN.includes(kind));
    const ways = () => reads.map((load) => ({ kind: load.kind, ...load.how() }));
    return {
      entry,
      path,
      certain,
      reads,
      hows: () => new Set([...byName, ...ways().map(({ kind, text }) => `${kind}\n${text}`)]),
      onAnyFile: () => ways().some(({ onAnyFile }) => onAnyFile),
    };
  });
}

const CERTAIN: readonly Load['kind'][] = ['file', 'inside'];

const isIn = (inner: string, outer: string) =>
  inner.startsWith(outer === sep ? outer : outer + sep);
const isAtOrIn = (inner: string, outer: string) => inner === outer || isIn(inner, outer);

/** Why Terraform loads this file although no expression names it. */
function waysByName(path: string, { modules, linked, calls }: Loads, module: string): string[] {
  const directory = dirname(path);
  const name = basename(path);
  const isByName =
    (directory === module && isRead(name)) ||
    (modules.includes(directory) && isConfiguration(name)) ||
    // Where `terraform init` looks for providers first.
    isAtOrIn(path, join(module, 'terraform.d'));
  const holds = [...modules, ...linked].filter((other) => isAtOrIn(other, path));
  if (!isByName && holds.length === 0) return [];
  const called = calls.filter(
    (call) => isAtOrIn(directory, call.path) || isAtOrIn(call.path, path),
  );
  return ['by its name', ...holds, ...called.map(({ path: at, how }) => `${at} ${how}`)];
}

interface Here {
  path: string;
  isDirectory: boolean;
}

/** Makes a function that answers where the links in a directory lead. Each directory is read once. */
function linkedFrom(): (directory: string) => readonly string[] | undefined {
  const targets = new Map<string, readonly string[] | undefined>();
  return (directory) => {
    if (!targets.has(directory)) targets.set(directory, followLinksIn(directory));
    return targets.get(directory);
  };
}

function mayRead(
  { path, isDirectory }: Here,
  { kind, path: at, ending }: Load,
  linked: (directory: string) => readonly string[] | undefined,
): boolean {
  if (kind === 'any' || isAtOrIn(at, path)) return true;
  if (kind === 'file') return false;
  if (isIn(path, at) && (isDirectory || path.endsWith(ending))) return true;
  const places = linked(at);
  return (
    places === undefined || places.some((target) => isAtOrIn(target, path) || isIn(path, target))
  );
}

/** How many files a sentence names. */
export const NAMED = 3;

/** Names the first of the excluded files, for a sentence. */
export function listUnseen(
  unseen: readonly Unseen[],
  detail: (entry: Unseen['entry']) => string | undefined,
) {
  const names = unseen.slice(0, NAMED).map(({ entry }) => {
    const more = detail(entry);
    return more === undefined ? entry.path : `${entry.path} (${more})`;
  });
  return `${names.join(', ')}${unseen.length > NAMED ? ` and ${unseen.length - NAMED} more` : ''}`;
}

/**
 * Why the gate stops: Terraform would load a file that looks like a credential, and git cannot say
 * whether it is tracked. Undefined if there is no such file.
 */
export function sayDoubtful(unseen: readonly Unseen[], root: string): string | undefined {
  const doubtful = unseen.filter(
    ({ certain, entry }) => certain && entry.reason === TRACKING_UNKNOWN,
  );
  const [first] = doubtful;
  if (first === undefined) return undefined;
  const why = first.entry.detail ?? '';
  const remedy = /dubious ownership/i.test(why)
    ? `Run \`git config --global --add safe.directory ${root}\` in a step before (\`'*'\` instead of the path covers submodules)`
    : `Check the files out with git`;
  return `Terraform would load ${listUnseen(doubtful, () => undefined)}: it looks like a credential, and git cannot say whether it is tracked (${why}). Plangate does not exclude files that Terraform loads without an answer. ${remedy}, or set \`include-untracked-secrets: true\` to send such files all the same.`;
}
