/**
 * Which files of a work tree are not as the commit that is checked out has them. Each is read and
 * compared as git would store it; nothing that an attribute or a configuration names is run for it.
 */
import { createHash } from 'node:crypto';
import {
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  type Stats,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { askGit, askGitOf, pathsIn, type GitPorts } from './ask-git.ts';
import { findKnownRepository, type Repository } from './find-repository.ts';

export interface Difference {
  /** Relative to the work tree, with slashes; a directory that is a repository ends with one. */
  path: string;
  /** `unknown`: only a program that is not run could tell, see `why`. */
  how: 'changed' | 'missing' | 'added' | 'unknown';
  /** For people, as the end of a sentence. */
  why?: string;
}

interface TreeEntry {
  mode: string;
  id: string;
  path: string;
}

/** What is added is there whether git ignores it or not. Undefined where git cannot tell. */
export async function compareWithCommit(
  repository: Repository,
  ports: GitPorts,
): Promise<Difference[] | undefined> {
  const tree = await askGit(ports, repository, 'ls-tree', '-r', '-z', '--full-tree', 'HEAD');
  const index = await askGit(ports, repository, 'ls-files', '-z', '-s', '-t');
  const others = await askGit(ports, repository, 'ls-files', '-z', '--others');
  if (!('text' in tree && 'text' in index && 'text' in others)) return undefined;
  const committed = pathsIn(tree.text).map(readTreeEntry);
  const staged = pathsIn(index.text).map(readIndexEntry);
  const left = new Set(staged.filter(({ tag }) => tag === 'S').map(({ path }) => path));
  const ids = new Map(committed.map(({ path, id }) => [path, id]));
  const differences: Difference[] = [];
  const unequal: TreeEntry[] = [];
  const isPlain = plainDirectories(repository.root);
  for (const entry of committed) {
    const path = join(repository.root, entry.path);
    const stats = isPlain(dirname(path)) ? lstatSync(path, { throwIfNoEntry: false }) : undefined;
    if (entry.mode === '160000') {
      differences.push(...(await compareSubmodule(entry, stats, repository, ports)));
    } else if (stats === undefined) {
      // A sparse checkout leaves files out, and its index says which.
      if (!left.has(entry.path)) differences.push({ path: entry.path, how: 'missing' });
    } else if (!isEqual(entry, path, stats)) unequal.push(entry);
  }
  for (const { path, id } of staged) {
    if (!ids.has(path)) differences.push({ path, how: 'added' });
    else if (ids.get(path) !== id) differences.push({ path, how: 'changed' });
  }
  differences.push(...pathsIn(others.text).map((path): Difference => ({ path, how: 'added' })));
  differences.push(...(await explain(unequal, repository, ports)));
  return differences;
}

function readTreeEntry(line: string): TreeEntry {
  const [, mode = '', id = '', path = ''] = /^(\d+) \w+ (\w+)\t([^]*)$/.exec(line) ?? [];
  return { mode, id, path };
}

function readIndexEntry(line: string): TreeEntry & { tag: string } {
  const [, tag = '', mode = '', id = '', path = ''] =
    /^(\w) (\d+) (\w+) \d\t([^]*)$/.exec(line) ?? [];
  return { tag, mode, id, path };
}

/** Whether no directory on the way from the work tree down is a link. */
function plainDirectories(root: string): (directory: string) => boolean {
  const known = new Map<string, boolean>([[root, true]]);
  return (directory) => {
    const before = known.get(directory);
    if (before !== undefined) return before;
    let plain = false;
    try {
      plain = realpathSync.native(directory) === directory;
    } catch {
      // It is not there.
    }
    known.set(directory, plain);
    return plain;
  };
}

function isEqual({ mode, id }: TreeEntry, path: string, stats: Stats): boolean {
  const isLink = mode === '120000';
  if (isLink !== stats.isSymbolicLink() || (!isLink && !stats.isFile())) return false;
  return blobIdOf(isLink ? readlinkSync(path, 'buffer') : readFileSync(path), id) === id;
}

/** The name that git would store these bytes under; the length of `like` tells how it is made. */
function blobIdOf(bytes: Uint8Array, like: string): string {
  const hash = createHash(like.length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** One that was not checked out is an empty directory, and that is as it should be. */
async function compareSubmodule(
  { path, id }: TreeEntry,
  stats: Stats | undefined,
  repository: Repository,
  ports: GitPorts,
): Promise<Difference[]> {
  if (stats === undefined) return [];
  if (!stats.isDirectory()) return [{ path, how: 'changed' }];
  const root = join(repository.root, path);
  const inner = findKnownRepository(root, repository.root);
  // What lies in it otherwise was put there by somebody else.
  if (inner === undefined) return readdirSync(root).length === 0 ? [] : [{ path, how: 'changed' }];
  const head = await askGit(ports, inner, 'rev-parse', '--verify', 'HEAD');
  if (!('text' in head) || head.text.trim() !== id) return [{ path, how: 'changed' }];
  const inside = await compareWithCommit(inner, ports);
  if (inside === undefined) return [{ path, how: 'unknown', why: 'git could not tell' }];
  return inside.map((each) => ({ ...each, path: `${path}/${each.path}` }));
}

/** Attributes under which a file may lie otherwise than git stores it. */
const ATTRIBUTES = ['text', 'filter', 'ident', 'working-tree-encoding'];

async function explain(
  entries: readonly TreeEntry[],
  repository: Repository,
  ports: GitPorts,
): Promise<Difference[]> {
  if (entries.length === 0) return [];
  const paths = entries.map(({ path }) => path).join('\0');
  // Those of the index: the file that lies there may have been changed.
  const ask = ['check-attr', '--cached', '-z', '--stdin', ...ATTRIBUTES];
  const read = await askGitOf(ports, repository, `${paths}\0`, ...ask);
  if ('why' in read) return entries.map(({ path }) => ({ path, how: 'changed' }));
  const values = new Map<string, string>();
  const words = read.text.split('\0');
  for (let at = 0; at + 2 < words.length; at += 3) {
    values.set(`${words[at]}\0${words[at + 1]}`, words[at + 2] ?? '');
  }
  const found: Difference[] = [];
  for (const entry of entries) {
    const attribute = (name: string) => values.get(`${entry.path}\0${name}`) ?? 'unspecified';
    const difference = await judgeByAttributes(entry, attribute, repository, ports);
    if (difference !== undefined) found.push(difference);
  }
  return found;
}

const isUnset = (value: string): boolean => value === 'unspecified' || value === 'unset';

async function judgeByAttributes(
  entry: TreeEntry,
  attribute: (name: string) => string,
  repository: Repository,
  ports: GitPorts,
): Promise<Difference | undefined> {
  const { path, id, mode } = entry;
  const absolute = join(repository.root, path);
  const changed: Difference = { path, how: 'changed' };
  if (mode === '120000' || lstatSync(absolute, { throwIfNoEntry: false })?.isFile() !== true) {
    return changed;
  }
  const bytes = readFileSync(absolute);
  const filter = attribute('filter');
  if (filter === 'lfs') {
    const stored = await askGit(ports, repository, 'cat-file', 'blob', id);
    return 'text' in stored && isPointerTo(stored.text, bytes) ? undefined : changed;
  }
  const odd = ['filter', 'working-tree-encoding', 'ident'].find(
    (name) => !isUnset(attribute(name)),
  );
  if (odd !== undefined) {
    const named = attribute(odd) === 'set' ? odd : `${odd}=${attribute(odd)}`;
    return { path, how: 'unknown', why: `only git's attribute ${named} says how it is stored` };
  }
  if (attribute('text') === 'unset') return changed;
  return blobIdOf(withoutCarriageReturns(bytes), id) === id ? undefined : changed;
}

/** What Git LFS keeps in place of a file names its digest and its size. */
function isPointerTo(pointer: string, bytes: Uint8Array): boolean {
  const [, oid, size] =
    /^version https:\/\/git-lfs\.github\.com\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize (\d+)\n$/.exec(
      pointer,
    ) ?? [];
  return size === String(bytes.length) && createHash('sha256').update(bytes).digest('hex') === oid;
}

/** Line ends as git stores them. */
function withoutCarriageReturns(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1');
  return Buffer.from(text.replaceAll('\r\n', '\n'), 'latin1');
}

/**
 * What changed since `target` and the commit that is checked out parted, as it lies there: what is
 * not committed yet counts too, but for what git ignores. Relative to the repository, with slashes; a
 * file that was moved is there twice.
 *
 * @returns undefined when git does not know the target or where they parted
 */
export async function changedSince(
  target: string,
  repository: Repository,
  ports: GitPorts,
): Promise<string[] | undefined> {
  const base = await askGit(ports, repository, 'merge-base', 'HEAD', target);
  if ('why' in base) return undefined;
  // Neither a configuration nor a file of the repository may leave anything out.
  const all = ['-r', '--no-renames', '--no-relative', '--ignore-submodules=none', '-z'];
  const diff = ['diff-tree', '--name-only', ...all, base.text.trim(), 'HEAD', '--'];
  const committed = await askGit(ports, repository, ...diff);
  const here = await compareWithCommit(repository, ports);
  if ('why' in committed || here === undefined) return undefined;
  const added = here.filter(({ how }) => how === 'added').map(({ path }) => path);
  const ignored = await findIgnored(added, repository, ports);
  const fresh = here.map(({ path }) => path).filter((path) => !ignored.has(path));
  return [...new Set([...pathsIn(committed.text), ...fresh])];
}

/** Which of these the rules ignore that lie in the work tree. */
export async function findIgnored(
  paths: readonly string[],
  repository: Repository,
  ports: GitPorts,
): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const ask = ['check-ignore', '--no-index', '-z', '--stdin'];
  const found = await askGitOf(ports, repository, `${paths.join('\0')}\0`, ...ask);
  return new Set('text' in found ? pathsIn(found.text) : []);
}
