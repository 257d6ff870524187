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
import { askGit, askGitOf, pathsIn, type GitPorts } from './ask-git.ts';
import { readCommitId } from '../model/commit-id.ts';
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
  const others = await askGit(ports, repository, 'ls-files', '-z', '--others');
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

const LIST_TREE = ['ls-tree', '-r', '-z', '--full-tree'];

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
  const tree = head && (await askGit(ports, repository, ...LIST_TREE, head));
  if (tree === undefined || 'why' in tree) return undefined;
  const files = new Map<string, string>();
  for (const { path, mode, id } of pathsIn(tree.text).map(readTreeEntry)) {
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
  const tree = id === undefined ? undefined : await askGit(ports, repository, ...LIST_TREE, id);
  if (tree !== undefined && 'text' in tree) {
    return new Map(
      pathsIn(tree.text)
        .map(readTreeEntry)
        .map(({ path, mode }) => [path, mode]),
    );
  }
  const index = await askGit(ports, repository, 'ls-files', '-z', '-s', '-t');
  if ('why' in index) return undefined;
  return new Map(
    pathsIn(index.text)
      .map(readIndexEntry)
      .map(({ path, mode }) => [path, mode]),
  );
}

/** Some files of a work tree. Paths are relative to it, with slashes. */
interface SomeFiles {
  files: ReadonlySet<string>;
  /** Files of the commit that are missing in this directory are found, too; '' is the work tree. */
  below: string;
}

/**
 * Compares some files of the work tree with the commit that is checked out, whatever the index says
 * of them.
 *
 * @returns the differences; undefined if git does not answer
 */
export async function compareFiles(
  repository: Repository,
  { files, below }: SomeFiles,
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
  const tree = await askGit(ports, repository, ...LIST_TREE, head);
  const index = await askGit(ports, repository, 'ls-files', '-z', '-s', '-t');
  if (!('text' in tree && 'text' in index)) return undefined;
  const committed = pathsIn(tree.text).map(readTreeEntry);
  const staged = pathsIn(index.text).map(readIndexEntry);
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

/** Compares entries of the commit with the work tree. */
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
      differences.push(...(await compareSubmodule(entry, stats, { repository, isNeeded }, ports)));
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

function readTreeEntry(line: string): TreeEntry {
  const [, mode = '', id = '', path = ''] = /^(\d+) \w+ (\w+)\t([^]*)$/.exec(line) ?? [];
  return { mode, id, path };
}

function readIndexEntry(line: string): TreeEntry & { tag: string } {
  const [, tag = '', mode = '', id = '', path = ''] =
    /^(\w) (\d+) (\w+) \d\t([^]*)$/.exec(line) ?? [];
  return { tag, mode, id, path };
}

/** Answers whether a directory below `root` is reached without a link; remembers its answers. */
function plainDirectories(root: string): (directory: string) => boolean {
  const answers = new Map<string, boolean>([[root, true]]);
  return (directory) => {
    const answer = answers.get(directory);
    if (answer !== undefined) return answer;
    let plain = false;
    try {
      plain = realpathSync.native(directory) === directory;
    } catch {
      // The directory does not exist.
    }
    answers.set(directory, plain);
    return plain;
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
  stats: Stats | undefined,
  { repository, isNeeded }: Pick<Compared, 'isNeeded'> & { repository: Repository },
  ports: GitPorts,
): Promise<FileDifference[]> {
  if (stats === undefined) return [];
  if (!stats.isDirectory()) return [{ path, how: 'changed' }];
  const root = join(repository.root, path);
  const inner = findKnownRepository(root, repository.root);
  // Files in a directory that is no repository did not come from git.
  if (inner === undefined) return readdirSync(root).length === 0 ? [] : [{ path, how: 'changed' }];
  if ((await headOf(inner)) !== id) return [{ path, how: 'changed' }];
  const inside = await compareWithCommit(
    inner,
    ports,
    (at) => isNeeded?.(`${path}/${at}`) === true,
  );
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
  const reading = await askGitOf(ports, repository, `${paths}\0`, ...ask);
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
    const stored = await askGit(ports, repository, 'cat-file', 'blob', id);
    return 'text' in stored && isPointerTo(stored.text, bytes) ? undefined : changed;
  }
  const converting = ['filter', 'working-tree-encoding'].find((name) => !isUnset(attribute(name)));
  if (converting !== undefined) {
    const value = attribute(converting);
    const named = value === 'set' ? converting : `${converting}=${value}`;
    return { path, how: 'unknown', why: `only git's attribute ${named} says how it is stored` };
  }
  const text = attribute('text') === 'unset' ? bytes : withoutCarriageReturns(bytes);
  const stored = isUnset(attribute('ident')) ? text : withoutIdent(text, id);
  return idOf('blob', stored, id) === id ? undefined : changed;
}

/** The bytes without the id of the blob, which git adds to `$Id$` in a file with the attribute `ident`. */
function withoutIdent(bytes: Buffer, id: string): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll(`$Id: ${id} $`, '$Id$'), 'latin1');
}

/** Whether this pointer, which Git LFS stores in place of a file, has the digest and size of the bytes. */
function isPointerTo(pointer: string, bytes: Uint8Array): boolean {
  const [, oid, size] =
    /^version https:\/\/git-lfs\.github\.com\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize (\d+)\n$/.exec(
      pointer,
    ) ?? [];
  return size === String(bytes.length) && createHash('sha256').update(bytes).digest('hex') === oid;
}

/** The bytes with the line ends that git stores. */
function withoutCarriageReturns(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1');
  return Buffer.from(text.replaceAll('\r\n', '\n'), 'latin1');
}

/** Which of these paths the `.gitignore` files in the work tree ignore. */
export async function findIgnored(
  paths: readonly string[],
  repository: Repository,
  ports: GitPorts,
): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const command = ['check-ignore', '--no-index', '-z', '--stdin'];
  const ignored = await askGitOf(ports, repository, `${paths.join('\0')}\0`, ...command);
  return new Set('text' in ignored ? pathsIn(ignored.text) : []);
}
