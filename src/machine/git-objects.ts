/**
 * Commits, trees and files of git, read by their ids alone. What decides is hashed here: a clone that a machine keeps
 * from job to job may return other bytes under an old id.
 */
import { createHash } from 'node:crypto';
import { askObjects, type GitPorts } from './ask-git.ts';
import { readCommitId, type CommitId } from '../model/commit-id.ts';
import type { Repository } from './find-repository.ts';

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

/** By id; an object is left out if the clone does not have it, or has other bytes than its id says. */
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
  return parsed('commit', await readObjects(commits, repository, ports), parseCommit);
}

function parsed<T>(
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
  return parsed('tree', await readObjects(ids, repository, ports), parseTree);
}

/** @param id of the tree: the ids of its entries are as long */
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

const BATCH = 200;

/** Whether the clone has all directories and files of a commit, each with the bytes that its id says. */
export async function hasWholeCommit(
  commit: CommitId,
  repository: Repository,
  ports: GitPorts,
): Promise<boolean> {
  const read = await readCommit(commit, repository, ports);
  const files = new Set<string>();
  const directories = new Set<string>();
  let next = new Set([read?.tree ?? '']);
  while (next.size > 0) {
    const trees = await readTrees([...next], repository, ports);
    if (trees.size < next.size) return false;
    for (const id of next) directories.add(id);
    const entries = [...trees.values()].flat();
    next = new Set();
    for (const { mode, id } of entries) {
      if (mode === '040000' && !directories.has(id)) next.add(id);
      if (mode.startsWith('1') && mode !== '160000') files.add(id);
    }
  }
  const ids = [...files];
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = ids.slice(at, at + BATCH);
    if ((await readObjects(batch, repository, ports)).size < batch.length) return false;
  }
  return true;
}

/** Files of one commit. Each answer is undefined if the clone does not have what it takes to give it. */
export interface CommitFiles {
  /** The entry at a path; `missing` if the commit has none. '' is the directory of the commit itself. */
  entry(path: string): Promise<TreeEntry | 'missing' | undefined>;
  /** The entries of a directory; undefined as well if there is no such directory. */
  list(directory: string): Promise<TreeEntry[] | undefined>;
  /** The bytes of a file, or the target of a link; undefined as well if there is none. */
  bytes(path: string): Promise<Buffer | undefined>;
}

/** Opens the files of a commit. Every directory is read once. */
export function openCommit(commit: CommitId, repository: Repository, ports: GitPorts): CommitFiles {
  const trees = new Map<string, Promise<TreeEntry[] | undefined>>();
  const treeAt = (id: string): Promise<TreeEntry[] | undefined> => {
    const reading =
      trees.get(id) ?? readTrees([id], repository, ports).then((found) => found.get(id));
    trees.set(id, reading);
    return reading;
  };
  let top: Promise<string | undefined> | undefined;
  const entry: CommitFiles['entry'] = async (path) => {
    const root = await (top ??= readCommit(commit, repository, ports).then((read) => read?.tree));
    if (root === undefined) return undefined;
    let found: TreeEntry = { mode: '040000', name: '', id: root };
    for (const name of path === '' ? [] : path.split('/')) {
      if (found.mode !== '040000') return 'missing';
      const entries = await treeAt(found.id);
      if (entries === undefined) return undefined;
      const next = entries.find((each) => each.name === name);
      if (next === undefined) return 'missing';
      found = next;
    }
    return found;
  };
  return {
    entry,
    async list(directory) {
      const found = await entry(directory);
      return typeof found === 'object' && found.mode === '040000' ? treeAt(found.id) : undefined;
    },
    async bytes(path) {
      const found = await entry(path);
      if (typeof found !== 'object' || !found.mode.startsWith('1')) return undefined;
      const object = (await readObjects([found.id], repository, ports)).get(found.id);
      return object?.type === 'blob' ? object.bytes : undefined;
    },
  };
}
