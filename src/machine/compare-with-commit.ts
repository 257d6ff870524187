/**
 * Finds the files of a work tree that differ from the commit that is checked out. Each file is read
 * and compared in the form in which git would store it. No program that an attribute or a
 * configuration names is run.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  type Stats,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { askGit, pathsIn, type GitPorts } from './ask-git.ts';
import { readCommitId } from '../model/commit-id.ts';
import { orElse } from '../model/or-else.ts';
import { headOf } from './checked-out-commit.ts';
import { findKnownRepository, type Repository } from './find-repository.ts';
import { idOf } from './git-objects.ts';

export interface FileDifference {
  /** Relative to the work tree, with slashes; a directory that is a repository ends with a slash. */
  path: string;
  /** `unknown`: only a program that is not run here could decide it, see `why`. */
  how: 'changed' | 'missing' | 'added' | 'unknown';
  /** The end of a sentence for people. */
  why?: string;
}

interface TreeEntry {
  mode: string;
  id: string;
  path: string;
}

/**
 * Compares the work tree with the commit that is checked out.
 *
 * @param isNeeded whether a file is missing even if a sparse checkout leaves it out
 * @returns the differences, with added files that git ignores; undefined if git does not answer
 */
export async function compareWithCommit(
  repository: Repository,
  ports: GitPorts,
  isNeeded: (path: string) => boolean = () => false,
): Promise<FileDifference[] | undefined> {
  const files = await readCommitAndIndex(repository, ports);
  const others = await askGit(ports, repository, ['ls-files', '-z', '--others']);
  if (files === undefined || !('text' in others)) return undefined;
  const { committed, staged, skipped } = files;
  const ids = new Map(committed.map(({ path, id }) => [path, id]));
  const leftOut = new Set([...skipped].filter((path) => !isNeeded(path)));
  const compared = { skipped: leftOut, isNeeded };
  const differences = await compareEntries(committed, compared, repository, ports);
  for (const { path, id } of staged) {
    if (!ids.has(path)) differences.push({ path, how: 'added' });
    else if (ids.get(path) !== id) differences.push({ path, how: 'changed' });
  }
  const added = pathsIn(others.text).map((path): FileDifference => ({ path, how: 'added' }));
  return [...differences, ...added];
}

/** The entries of a commit; undefined if git does not answer. */
async function readTree(commit: string, repository: Repository, ports: GitPorts) {
  const args = ['ls-tree', '-r', '-z', '--full-tree', commit];
  const tree = await askGit(ports, repository, args);
  if ('why' in tree) return undefined;
  return pathsIn(tree.text).map((line): TreeEntry => {
    const [, mode = '', id = '', path = ''] = /^(\d+) \w+ (\w+)\t([^]*)$/.exec(line) ?? [];
    return { mode, id, path };
  });
}

/** Undefined if git does not answer. */
async function readIndex(repository: Repository, ports: GitPorts) {
  const index = await askGit(ports, repository, ['ls-files', '-z', '-s', '-t']);
  if ('why' in index) return undefined;
  return pathsIn(index.text).map((line) => {
    const [, tag = '', mode = '', id = '', path = ''] =
      /^(\w) (\d+) (\w+) \d\t([^]*)$/.exec(line) ?? [];
    return { tag, mode, id, path };
  });
}

/**
 * The files of the commit that is checked out, and of the submodules that are.
 *
 * @returns the ids of their contents, by path relative to the work tree; undefined if git does not answer
 */
export async function listTree(
  repository: Repository,
  ports: GitPorts,
): Promise<Map<string, string> | undefined> {
  const head = await headOf(repository);
  const tree = head && (await readTree(head, repository, ports));
  if (tree === undefined) return undefined;
  const files = new Map<string, string>();
  for (const { path, mode, id } of tree) {
    if (mode !== '160000') {
      files.set(path, id);
      continue;
    }
    const inner = findKnownRepository(join(repository.root, path), repository.root);
    const inside = inner && (await listTree(inner, ports));
    for (const [each, of] of inside ?? []) files.set(`${path}/${each}`, of);
  }
  return files;
}

/**
 * What a commit has, as path → mode: `160000` is a submodule, `120000` a link. If the commit is not here, that
 * is what is checked out.
 *
 * @returns undefined if git does not answer
 */
export async function listCommitted(
  commit: string,
  repository: Repository,
  ports: GitPorts,
): Promise<ReadonlyMap<string, string> | undefined> {
  const id = readCommitId(commit);
  const entries =
    (id && (await readTree(id, repository, ports))) ?? (await readIndex(repository, ports));
  return entries && new Map(entries.map(({ path, mode }) => [path, mode]));
}

/**
 * Compares some files of the work tree with the commit that is checked out, whatever the index says
 * of them. Paths are relative to the work tree, with slashes.
 *
 * @param below files of the commit that are missing in this directory are found, too; '' is the work tree
 * @returns the differences; undefined if git does not answer
 */
export async function compareFiles(
  repository: Repository,
  { files, below }: { files: ReadonlySet<string>; below: string },
  ports: GitPorts,
): Promise<FileDifference[] | undefined> {
  const reading = await readCommitAndIndex(repository, ports);
  if (reading === undefined) return undefined;
  const { committed, skipped } = reading;
  const isBelow = (path: string) => below === '' || path.startsWith(`${below}/`);
  const modules = committed.filter(({ mode }) => mode === '160000').map(({ path }) => path);
  const holderOf = (path: string) => modules.find((module) => path.startsWith(`${module}/`));
  const holders = new Set([...files].map(holderOf));
  const entries = committed.filter(({ path, mode }) =>
    mode === '160000' ? holders.has(path) : files.has(path) || isBelow(path),
  );
  const differences = await compareEntries(entries, { skipped, files }, repository, ports);
  const paths = new Set(committed.map(({ path }) => path));
  const added = [...files].filter((path) => !paths.has(path) && holderOf(path) === undefined);
  return [
    ...differences.filter(({ path, how }) =>
      how === 'missing' ? isBelow(path) : files.has(path) || holders.has(path),
    ),
    ...added.map((path): FileDifference => ({ path, how: 'added' })),
  ];
}

/** Undefined if git does not answer. */
async function readCommitAndIndex(repository: Repository, ports: GitPorts) {
  const head = await headOf(repository);
  if (head === undefined) return undefined;
  const committed = await readTree(head, repository, ports);
  const staged = await readIndex(repository, ports);
  if (committed === undefined || staged === undefined) return undefined;
  const skipped = new Set(staged.filter(({ tag }) => tag === 'S').map(({ path }) => path));
  return { committed, staged, skipped };
}

interface Compared {
  /** Paths that a sparse checkout leaves out. */
  skipped: ReadonlySet<string>;
  /** Which files are read; every file if left out. */
  files?: ReadonlySet<string>;
  /** Whether a file of a submodule is missing even if a sparse checkout leaves it out. */
  isNeeded?: (path: string) => boolean;
}

async function compareEntries(
  committed: readonly TreeEntry[],
  { skipped, files, isNeeded }: Compared,
  repository: Repository,
  ports: GitPorts,
): Promise<FileDifference[]> {
  const differences: FileDifference[] = [];
  const unequal: TreeEntry[] = [];
  const isPlain = plainDirectories(repository.root);
  for (const entry of committed) {
    const path = join(repository.root, entry.path);
    const stats = isPlain(dirname(path)) ? lstatSync(path, { throwIfNoEntry: false }) : undefined;
    if (entry.mode === '160000') {
      if (stats?.isDirectory() === true) {
        differences.push(...(await compareSubmodule(entry, repository, ports, isNeeded)));
      } else if (stats !== undefined) differences.push({ path: entry.path, how: 'changed' });
    } else if (stats === undefined) {
      // A sparse checkout leaves files out, and its index marks them. A link in their way leads to other files.
      const isLeftOut = skipped.has(entry.path) && !existsSync(path);
      if (!isLeftOut) differences.push({ path: entry.path, how: 'missing' });
    } else if (files?.has(entry.path) !== false && !isEqual(entry, path, stats)) {
      unequal.push(entry);
    }
  }
  return [...differences, ...(await explain(unequal, repository, ports))];
}

/** Answers whether a directory below `root` is reached without a link; remembers its answers. */
function plainDirectories(root: string): (directory: string) => boolean {
  const answers = new Map<string, boolean>([[root, true]]);
  return (directory) => {
    const isPlain =
      answers.get(directory) ?? orElse(() => realpathSync.native(directory) === directory, false);
    answers.set(directory, isPlain);
    return isPlain;
  };
}

function isEqual({ mode, id }: TreeEntry, path: string, stats: Stats): boolean {
  const isLink = mode === '120000';
  if (isLink !== stats.isSymbolicLink() || (!isLink && !stats.isFile())) return false;
  return idOf('blob', isLink ? readlinkSync(path, 'buffer') : readFileSync(path), id) === id;
}

/** A submodule that was not checked out is an empty directory, which is no difference. */
async function compareSubmodule(
  { path, id }: TreeEntry,
  repository: Repository,
  ports: GitPorts,
  isNeeded: (path: string) => boolean = () => false,
): Promise<FileDifference[]> {
  const root = join(repository.root, path);
  const inner = findKnownRepository(root, repository.root);
  // Files in a directory that is no repository did not come from git.
  if (inner === undefined) return readdirSync(root).length === 0 ? [] : [{ path, how: 'changed' }];
  if ((await headOf(inner)) !== id) return [{ path, how: 'changed' }];
  const inside = await compareWithCommit(inner, ports, (at) => isNeeded(`${path}/${at}`));
  if (inside === undefined) return [{ path, how: 'unknown', why: 'git gave no answer' }];
  return inside.map((difference) => ({ ...difference, path: `${path}/${difference.path}` }));
}

/** Attributes with which a file in the work tree may differ from what git stores. */
const ATTRIBUTES = ['text', 'filter', 'ident', 'working-tree-encoding'];

async function explain(
  entries: readonly TreeEntry[],
  repository: Repository,
  ports: GitPorts,
): Promise<FileDifference[]> {
  if (entries.length === 0) return [];
  const paths = entries.map(({ path }) => path).join('\0');
  // The attributes come from the index, because `.gitattributes` in the work tree may have changed.
  const ask = ['check-attr', '--cached', '-z', '--stdin', ...ATTRIBUTES];
  const reading = await askGit(ports, repository, ask, { stdin: `${paths}\0` });
  if ('why' in reading) return entries.map(({ path }) => ({ path, how: 'changed' }));
  const values = new Map<string, string>();
  const words = reading.text.split('\0');
  for (let at = 0; at + 2 < words.length; at += 3) {
    values.set(`${words[at]}\0${words[at + 1]}`, words[at + 2] ?? '');
  }
  const differences: FileDifference[] = [];
  for (const entry of entries) {
    const attribute = (name: string) => values.get(`${entry.path}\0${name}`) ?? 'unspecified';
    const difference = await judgeByAttributes(entry, attribute, repository, ports);
    if (difference !== undefined) differences.push(difference);
  }
  return differences;
}

/** Whether an attribute changes nothing. */
const isUnset = (value: string): boolean => value === 'unspecified' || value === 'unset';

async function judgeByAttributes(
  entry: TreeEntry,
  attribute: (name: string) => string,
  repository: Repository,
  ports: GitPorts,
): Promise<FileDifference | undefined> {
  const { path, id, mode } = entry;
  const absolute = join(repository.root, path);
  const changed: FileDifference = { path, how: 'changed' };
  if (mode === '120000' || lstatSync(absolute, { throwIfNoEntry: false })?.isFile() !== true) {
    return changed;
  }
  const bytes = readFileSync(absolute);
  const filter = attribute('filter');
  if (filter === 'lfs') {
    const stored = await askGit(ports, repository, ['cat-file', 'blob', id]);
    return 'text' in stored && isPointerTo(stored.text, bytes) ? undefined : changed;
  }
  const converting = ['filter', 'working-tree-encoding'].find((name) => !isUnset(attribute(name)));
  if (converting !== undefined) {
    const value = attribute(converting);
    const named = value === 'set' ? converting : `${converting}=${value}`;
    return { path, how: 'unknown', why: `only git's attribute ${named} says how it is stored` };
  }
  let text = bytes.toString('latin1');
  // The line ends that git stores.
  if (attribute('text') !== 'unset') text = text.replaceAll('\r\n', '\n');
  // Git adds the id of the blob.
  if (!isUnset(attribute('ident'))) text = text.replaceAll(`$Id: ${id} $`, '$Id$');
  return idOf('blob', Buffer.from(text, 'latin1'), id) === id ? undefined : changed;
}

/** Whether this pointer, which Git LFS stores in place of a file, has the digest and size of the bytes. */
function isPointerTo(pointer: string, bytes: Uint8Array): boolean {
  const [, oid, size] =
    /^version https:\/\/git-lfs\.github\.com\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize (\d+)\n$/.exec(
      pointer,
    ) ?? [];
  return size === String(bytes.length) && createHash('sha256').update(bytes).digest('hex') === oid;
}

/** Which of these paths the `.gitignore` files in the work tree ignore. */
export async function findIgnored(
  paths: readonly string[],
  repository: Repository,
  ports: GitPorts,
): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const command = ['check-ignore', '--no-index', '-z', '--stdin'];
  const input = { stdin: `${paths.join('\0')}\0` };
  const ignored = await askGit(ports, repository, command, input);
  return new Set('text' in ignored ? pathsIn(ignored.text) : []);
}
