/**
 * Commits, trees and files of git, read by their ids alone. What decides is hashed here: a clone that a machine keeps
 * from job to job may return other bytes under an old id.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askObjects, fetchObjects, firstLine, type GitPorts } from './ask-git.ts';
import { headOf, type Repository } from './find-repository.ts';
import { readCommitId, type CommitId } from '../model/commit-id.ts';
import type { RemoteRepository } from './network-of-git.ts';
import { nextTurn } from './take-turn.ts';

interface GitObject {
  type: string;
  bytes: Buffer;
}

export interface TreeEntry {
  /** `040000` is a directory, `120000` a link, `160000` a submodule. */
  mode: string;
  name: string;
  id: string;
}

/** Objects by their ids. One is left out if the clone does not have it, or has other bytes than its id says. */
export async function readObjects(
  ids: readonly string[],
  repository: Repository,
  ports: GitPorts,
): Promise<ReadonlyMap<string, GitObject>> {
  const [sample] = ids;
  if (sample === undefined) return new Map();
  const pieces: Uint8Array[] = [];
  const answer = await askObjects(ports, repository, sample, {
    args: ['cat-file', '--batch'],
    stdin: `${ids.join('\n')}\n`,
    take: (bytes) => void pieces.push(bytes),
  });
  return 'why' in answer ? new Map() : parseBatch(Buffer.concat(pieces));
}

/** Parses what `git cat-file --batch` prints: a line of id, type and size, then the object and a line break. */
function parseBatch(printed: Buffer): Map<string, GitObject> {
  const objects = new Map<string, GitObject>();
  for (let at = 0; at < printed.length;) {
    const end = printed.indexOf(0x0a, at);
    if (end < 0) break;
    const [id = '', type = '', size] = printed.toString('latin1', at, end).split(' ');
    at = end + 1;
    if (size === undefined) continue;
    const bytes = printed.subarray(at, at + Number(size));
    at += bytes.length + 1;
    if (idOf(type, bytes, id) === id) objects.set(id, { type, bytes });
  }
  return objects;
}

/** The id that git gives to an object, made with the same hash as the id `sample`. */
export function idOf(type: string, bytes: Uint8Array, sample: string): string {
  const hash = createHash(sample.length === 64 ? 'sha256' : 'sha1');
  return hash.update(`${type} ${bytes.length}\0`).update(bytes).digest('hex');
}

interface Commit {
  tree: string;
  parents: CommitId[];
}

/** Undefined if the clone does not have the commit. */
export async function readCommit(
  commit: CommitId,
  repository: Repository,
  ports: GitPorts,
): Promise<Commit | undefined> {
  return (await readCommits([commit], repository, ports)).get(commit);
}

/** By id, without those that the clone does not have. */
export async function readCommits(
  commits: readonly CommitId[],
  repository: Repository,
  ports: GitPorts,
): Promise<ReadonlyMap<string, Commit>> {
  return parseEach('commit', await readObjects(commits, repository, ports), parseCommit);
}

/** The objects of one type, each parsed. */
function parseEach<T>(
  type: string,
  objects: ReadonlyMap<string, GitObject>,
  parse: (bytes: Buffer, id: string) => T,
): ReadonlyMap<string, T> {
  const ofType = [...objects].filter(([, object]) => object.type === type);
  return new Map(ofType.map(([id, { bytes }]) => [id, parse(bytes, id)]));
}

/** The lines before the first empty one; what follows is the message. */
function parseCommit(bytes: Buffer): Commit {
  const lines = (bytes.toString('latin1').split('\n\n', 1)[0] ?? '').split('\n');
  const valuesOf = (name: string) =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  return {
    tree: valuesOf('tree')[0] ?? '',
    parents: valuesOf('parent').flatMap((text) => readCommitId(text) ?? []),
  };
}

/** The entries of directories by the ids of their trees, without those that the clone does not have. */
export async function readTrees(
  ids: readonly string[],
  repository: Repository,
  ports: GitPorts,
): Promise<ReadonlyMap<string, TreeEntry[]>> {
  return parseEach('tree', await readObjects(ids, repository, ports), parseTree);
}

/** Parses a tree: for each entry the mode, a blank, the name, a zero byte, and an id as long as that of the tree. */
function parseTree(bytes: Buffer, id: string): TreeEntry[] {
  const entries: TreeEntry[] = [];
  for (let at = 0; at < bytes.length;) {
    const blank = bytes.indexOf(0x20, at);
    const zero = bytes.indexOf(0, blank);
    const end = zero + 1 + id.length / 2;
    entries.push({
      mode: bytes.toString('latin1', at, blank).padStart(6, '0'),
      name: bytes.toString('utf8', blank + 1, zero),
      id: bytes.toString('hex', zero + 1, end),
    });
    at = end;
  }
  return entries;
}

/**
 * Fetches a commit from a server if the clone does not have it.
 *
 * @param reference leads to it; any reference may if left out
 * @returns why it is not here afterwards
 */
export async function fetchIfMissing(
  commit: CommitId,
  repository: Repository,
  ports: GitPorts,
  { remote, reference }: { remote: RemoteRepository; reference?: string },
): Promise<string | undefined> {
  const isHere = async () => (await readCommit(commit, repository, ports)) !== undefined;
  if (await isHere()) return undefined;
  const wanted = { commit, reference, here: await headOf(repository) };
  const why = await fetchObjects(ports, repository, remote, wanted);
  if (await isHere()) return undefined;
  return why ? firstLine(why) : `the repository has no commit ${commit}.`;
}

const FILES_AT_ONCE = 200;

/** Names that git gives to no entry of a directory. */
const IMPOSSIBLE_NAME = /^(?:\.{0,2}|\.git)$|[/\\]/i;

/**
 * Writes the files of a commit into an empty directory, each with the bytes that its id says. A submodule is an empty
 * directory there.
 *
 * @returns false if the clone does not have all of them
 */
export async function writeCommit(
  commit: CommitId,
  repository: Repository,
  root: string,
  ports: GitPorts,
): Promise<boolean> {
  const top = await readCommit(commit, repository, ports);
  const files: (TreeEntry & { path: string })[] = [];
  // One level of directories after the other, so that each level is one question to git.
  let level = [{ path: root, id: top?.tree ?? '' }];
  while (level.length > 0) {
    const trees = await readTrees([...new Set(level.map(({ id }) => id))], repository, ports);
    const nextLevel: typeof level = [];
    for (const { path: directory, id: tree } of level) {
      const entries = trees.get(tree);
      if (entries === undefined || entries.some(({ name }) => IMPOSSIBLE_NAME.test(name)))
        return false;
      for (const entry of entries) {
        const path = join(directory, entry.name);
        const isFile = entry.mode.startsWith('1') && entry.mode !== '160000';
        if (isFile) files.push({ ...entry, path });
        else mkdirSync(path);
        if (entry.mode === '040000') nextLevel.push({ path, id: entry.id });
      }
    }
    level = nextLevel;
  }
  for (let at = 0; at < files.length; at += FILES_AT_ONCE) {
    const batch = files.slice(at, at + FILES_AT_ONCE);
    const objects = await readObjects([...new Set(batch.map(({ id }) => id))], repository, ports);
    for (const { path, mode, id } of batch) {
      const bytes = objects.get(id)?.bytes;
      if (bytes === undefined) return false;
      if (mode === '120000') symlinkSync(bytes, path);
      else writeFileSync(path, bytes, { flag: 'wx', mode: mode === '100755' ? 0o755 : 0o644 });
    }
  }
  return true;
}

/** Files of one commit. Each answer is undefined if the clone does not have what it takes to give it. */
export interface CommitFiles {
  /** The entry at a path; `missing` if the commit has none. '' is the directory of the commit itself. */
  entry(path: string): Promise<TreeEntry | 'missing' | undefined>;
  /** The entries of a directory in the order of git; undefined as well if there is no such directory. */
  list(directory: string): Promise<TreeEntry[] | undefined>;
  /** The bytes of a file, or the target of a link; undefined as well if there is none. */
  bytes(path: string): Promise<Buffer | undefined>;
}

/** Makes one question of what is asked for in one turn: each question to git is a process. */
function readTogether(
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, GitObject>>,
): (id: string) => Promise<GitObject | undefined> {
  let open: { ids: Set<string>; answer: ReturnType<typeof read> } | undefined;
  return async (id) => {
    if (open === undefined || open.ids.size >= FILES_AT_ONCE) {
      const ids = new Set<string>();
      const asked = {
        ids,
        answer: nextTurn().then(() => {
          if (open === asked) open = undefined;
          return read([...ids]);
        }),
      };
      open = asked;
    }
    open.ids.add(id);
    return (await open.answer).get(id);
  };
}

/** Opens the files of a commit. Every directory is read once. */
export function openCommit(commit: CommitId, repository: Repository, ports: GitPorts): CommitFiles {
  type Tree = { entries: TreeEntry[]; byName: ReadonlyMap<string, TreeEntry> };
  const trees = new Map<string, Promise<Tree | undefined>>();
  const readObject = readTogether((ids) => readObjects(ids, repository, ports));
  const readTree = async (id: string): Promise<Tree | undefined> => {
    const object = await readObject(id);
    if (object?.type !== 'tree') return undefined;
    const entries = parseTree(object.bytes, id);
    return { entries, byName: new Map(entries.map((each) => [each.name, each])) };
  };
  const treeAt = (id: string): Promise<Tree | undefined> => {
    const reading = trees.get(id) ?? readTree(id);
    trees.set(id, reading);
    return reading;
  };
  let rootTree: Promise<string | undefined> | undefined;
  const entry: CommitFiles['entry'] = async (path) => {
    rootTree ??= readCommit(commit, repository, ports).then((read) => read?.tree);
    const root = await rootTree;
    if (root === undefined) return undefined;
    let found: TreeEntry = { mode: '040000', name: '', id: root };
    for (const name of path === '' ? [] : path.split('/')) {
      if (found.mode !== '040000') return 'missing';
      const tree = await treeAt(found.id);
      if (tree === undefined) return undefined;
      const next = tree.byName.get(name);
      if (next === undefined) return 'missing';
      found = next;
    }
    return found;
  };
  return {
    entry,
    async list(directory) {
      const found = await entry(directory);
      if (typeof found !== 'object' || found.mode !== '040000') return undefined;
      return (await treeAt(found.id))?.entries;
    },
    async bytes(path) {
      const found = await entry(path);
      if (typeof found !== 'object' || !found.mode.startsWith('1')) return undefined;
      const object = await readObject(found.id);
      return object?.type === 'blob' ? object.bytes : undefined;
    },
  };
}
