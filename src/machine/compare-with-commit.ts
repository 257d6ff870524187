/**
 * Finds the files of a work tree that differ from the commit that is checked out. Each file is read and compared in the form in
 * which git would store it. No program that an attribute or a configuration names is run.
 */
import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { askGit, pathsIn, type GitPorts } from './ask-git.ts';
import { readCommitId } from '../model/commit-id.ts';
import { orElse } from '../model/or-else.ts';
import { headOf, findKnownRepository, type Repository } from './find-repository.ts';
import { idOf } from './git-objects.ts';

export interface FileDifference {
  /** Relative to the work tree, with slashes; a directory that is a repository ends with a slash. */
  path: string;
  /** `unknown`: only a program that is not run here could decide it, see `why`. */
  how: 'changed' | 'missing' | 'added' | 'unknown';
  /** Whether it is missing because a sparse checkout leaves it out. */
  isLeftOut?: boolean;
  /** The end of a sentence for people. */
  why?: string;
}

interface CommittedEntry {
  mode: string;
  id: string;
  path: string;
}

interface Comparison {
  /** The ids of the files of the commit by path, with those of submodules that are checked out. */
  committed: Map<string, string>;
  /** With added files that git ignores. */
  differences: FileDifference[];
}

interface CompareOptions {
  /** The files that are read, and that may be added; every file if left out. */
  files?: ReadonlySet<string> | undefined;
  /** Whether a file is missing even if a sparse checkout leaves it out. */
  isNeeded?: (path: string) => boolean;
}

/**
 * Compares the work tree with the commit that is checked out. Paths are relative to it, with slashes.
 *
 * @returns undefined if git does not answer
 */
export async function compareWithCommit(
  repository: Repository,
  ports: GitPorts,
  compared: CompareOptions = {},
): Promise<Comparison | undefined> {
  const { files, isNeeded = () => false } = compared;
  const head = await headOf(repository);
  const entries = head && (await readTree(head, repository, ports));
  const staged = await readIndex(repository, ports);
  const present = files ?? (await listPresent(repository, ports));
  if (entries === undefined || staged === undefined || present === undefined) return undefined;
  const skipped = new Set(staged.filter(({ tag }) => tag === 'S').map(({ path }) => path));
  const committed = new Map<string, string>();
  const differences: FileDifference[] = [];
  const submodules = new Set<string>();
  const unequal: CommittedEntry[] = [];
  const isLinkFree = linkFreeTest(repository.root);
  for (const entry of entries) {
    const { path, mode, id } = entry;
    const absolute = join(repository.root, path);
    const isReached = isLinkFree(dirname(absolute));
    const stats = isReached ? lstatSync(absolute, { throwIfNoEntry: false }) : undefined;
    if (mode === '160000') {
      submodules.add(path);
      if (stats === undefined) continue;
      const inside = await compareSubmodule(entry, repository, ports, compared);
      inside.committed.forEach((innerId, inner) => committed.set(`${path}/${inner}`, innerId));
      for (const difference of inside.differences) differences.push(difference);
      continue;
    }
    committed.set(path, id);
    if (stats === undefined) {
      // A sparse checkout leaves files out, and its index marks them. A link in their way leads to other files.
      const isLeftOut = skipped.has(path) && !existsSync(absolute);
      if (!isLeftOut) differences.push({ path, how: 'missing' });
      else if (isNeeded(path)) differences.push({ path, how: 'missing', isLeftOut });
    } else if (files?.has(path) !== false && !isEqual(entry, absolute, stats)) unequal.push(entry);
  }
  for (const difference of await explainDifferences(unequal, repository, ports))
    differences.push(difference);
  for (const path of present) {
    if (!committed.has(path) && !isInOneOf(submodules, path)) {
      differences.push({ path, how: 'added' });
    }
  }
  return { committed, differences };
}

/** Whether the path is one of the directories, or in one of them. */
function isInOneOf(directories: ReadonlySet<string>, path: string): boolean {
  const steps = path.replace(/\/$/, '').split('/');
  return steps.some((_, at) => directories.has(steps.slice(0, at + 1).join('/')));
}

/** The files that git tracks, and all others; undefined if git does not answer. */
async function listPresent(repository: Repository, ports: GitPorts) {
  const listed = await askGit(ports, repository, ['ls-files', '-z', '--cached', '--others']);
  return 'text' in listed ? new Set(pathsIn(listed.text)) : undefined;
}

/** The entries of a commit; undefined if git does not answer. */
async function readTree(commit: string, repository: Repository, ports: GitPorts) {
  const args = ['ls-tree', '-r', '-z', '--full-tree', commit];
  const tree = await askGit(ports, repository, args);
  if ('why' in tree) return undefined;
  return pathsIn(tree.text).map((line): CommittedEntry => {
    const [, mode = '', id = '', path = ''] = /^(\d+) \w+ (\w+)\t([^]*)$/.exec(line) ?? [];
    return { mode, id, path };
  });
}

/** The entries of the index; `tag` is `S` for a file that a sparse checkout leaves out. Undefined if git does not answer. */
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

/** Answers whether a directory below `root` is reached without a link; remembers its answers. */
function linkFreeTest(root: string): (directory: string) => boolean {
  const answers = new Map<string, boolean>([[root, true]]);
  return (directory) => {
    const isLinkFree =
      answers.get(directory) ?? orElse(() => realpathSync.native(directory) === directory, false);
    answers.set(directory, isLinkFree);
    return isLinkFree;
  };
}

/** Whether a file or a link is byte for byte what the commit has. @param path absolute */
function isEqual({ mode, id }: CommittedEntry, path: string, stats: Stats): boolean {
  const isLink = mode === '120000';
  if (isLink !== stats.isSymbolicLink() || (!isLink && !stats.isFile())) return false;
  return idOf('blob', isLink ? readlinkSync(path, 'buffer') : readFileSync(path), id) === id;
}

/**
 * Compares a submodule with the commit that the repository names for it. One that was not checked out is an empty
 * directory, which is no difference. Paths are relative to the submodule in `committed`, to the repository in `differences`.
 */
async function compareSubmodule(
  { path, id }: CommittedEntry,
  repository: Repository,
  ports: GitPorts,
  { files, isNeeded = () => false }: CompareOptions,
): Promise<Comparison> {
  const root = join(repository.root, path);
  const differs = (...differences: FileDifference[]) => ({ committed: new Map(), differences });
  const filesInside = files && Array.from(files).filter((file) => file.startsWith(`${path}/`));
  if (filesInside?.length === 0) return differs();
  if (!lstatSync(root).isDirectory()) return differs({ path, how: 'changed' });
  const module = findKnownRepository(root, repository.root);
  // Files in a directory that is no repository did not come from git.
  const isEmpty = module === undefined && readdirSync(root).length === 0;
  if (isEmpty) return differs();
  if (module === undefined || (await headOf(module)) !== id)
    return differs({ path, how: 'changed' });
  const inside = await compareWithCommit(module, ports, {
    files: filesInside && new Set(filesInside.map((file) => file.slice(path.length + 1))),
    isNeeded: (file) => isNeeded(`${path}/${file}`),
  });
  if (inside === undefined) return differs({ path, how: 'unknown', why: 'git gave no answer' });
  const { committed, differences } = inside;
  const inRepository = differences.map((inner) => ({ ...inner, path: `${path}/${inner.path}` }));
  return { committed, differences: inRepository };
}

/** Attributes with which a file in the work tree may differ from what git stores. */
const ATTRIBUTES = ['text', 'filter', 'ident', 'working-tree-encoding'];

/** Which of the files that are not byte for byte what git stores differ all the same, once their attributes are applied. */
async function explainDifferences(
  entries: readonly CommittedEntry[],
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
    const difference = await compareAsStored(entry, attribute, repository, ports);
    if (difference !== undefined) differences.push(difference);
  }
  return differences;
}

const isUnset = (value: string): boolean => value === 'unspecified' || value === 'unset';

/** Compares a file in the form in which git would store it, which its attributes say. Undefined if it is the same. */
async function compareAsStored(
  entry: CommittedEntry,
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
async function findIgnored(
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

/** The files that differ from the commit that is checked out, except in files that git ignores; undefined if git does not answer. */
export async function uncommittedPaths(
  repository: Repository,
  ports: GitPorts,
): Promise<string[] | undefined> {
  const compared = await compareWithCommit(repository, ports);
  if (compared === undefined) return undefined;
  const { differences } = compared;
  const added = differences.filter(({ how }) => how === 'added').map(({ path }) => path);
  const ignored = await findIgnored(added, repository, ports);
  return differences.map(({ path }) => path).filter((path) => !ignored.has(path));
}
