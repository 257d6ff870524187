/**
 * The one reader of files that decide: `plangate.yml`, policies with their levels and data, exceptions, allowed sources,
 * conftest.toml, the `cloud` block. In a job they are those of the default branch, all of one commit, or of a pinned commit. A
 * person has the files of the working tree, by the same rules:
 *
 * - A file has at most 4 MB where its reader names no other bound, and is text in UTF-8. A pointer of Git LFS is not its content.
 * - A link is read where it leads to a file of the same tree. A link to a directory is not, and nothing behind one.
 * - A name is exact, also on a disk that finds other letters.
 * - Absent is only what the listing of a directory lacks. What is there and cannot be read is an error, and so are keys that are
 *   there twice or are not known (`parse.ts` and `json-text.ts` of `model/`).
 */
import { dirname, posix, relative, resolve } from 'node:path';
import type { GitPorts } from '../machine/ask-git.ts';
import {
  findAround,
  findRepository,
  headOf,
  isDirectory,
  openAt,
  realOrSame,
  slashed,
} from '../machine/find-repository.ts';
import { treeHere } from '../machine/tree-here.ts';
import type { CommitId } from '../model/commit-id.ts';
import type {
  AtPath,
  DecidingFiles,
  FileAtPath,
  FileTree,
  ListedEntry,
} from '../model/file-tree.ts';
import { finding, problemTextOf } from '../model/finding.ts';
import type { Problem } from '../model/parse.ts';
import { PolicyProblem } from '../model/policy-files.ts';
import { quote } from '../model/quote.ts';
import { phrase, quoted } from '../model/sentence.ts';
import { relativePathInside } from '../model/relative-path.ts';
import { isPinnedAddress } from '../model/repository-address.ts';
import { UnreadableFile, wholeText } from '../model/unreadable-file.ts';
import { trustedCommit, treeOfCommit } from '../trust/git-files.ts';
import { describePinned, readPinnedAddress, withPinned } from '../trust/pinned-commit.ts';
import {
  asTrusted,
  UntrustedError,
  type JobTree,
  type OwnTree,
  type ProposedTree,
  type Trusted,
  type TrustedCommit,
} from '../trust/tree.ts';

const MOST_BYTES = 4 * 1024 * 1024;
/** As many as Linux follows. */
const MOST_LINKS = 40;

/** What a job may believe of a tree, read by the rules above. */
export function readTrusted(tree: Trusted<FileTree>): Trusted<DecidingFiles> {
  return asTrusted(readTree(tree));
}

export function readTree(tree: FileTree): DecidingFiles {
  return new TreeReader(tree);
}

class TreeReader implements DecidingFiles {
  readonly of: FileTree['of'];
  private readonly tree: FileTree;
  /** What was found at paths that are, or could be, directories. */
  private readonly seen = new Map<string, AtPath>();

  constructor(tree: FileTree) {
    this.tree = tree;
    this.of = tree.of;
  }

  commit(): CommitId | undefined {
    return this.tree.commit();
  }

  async names(directory: string): Promise<readonly string[] | undefined> {
    return (await this.entries(directory))?.map(({ name }) => name);
  }

  async entries(directory: string): Promise<readonly ListedEntry[] | undefined> {
    const path = pathInTree(directory);
    const before = this.seen.get(path);
    if (before?.kind === 'directory') return before.entries;
    const entries = await this.tree.list(path);
    if (entries !== undefined) this.seen.set(path, { kind: 'directory', entries });
    else await this.expectAbsent(path, 'file');
    return entries;
  }

  async read(path: string): Promise<string | undefined> {
    return (await this.contentOf(path))?.text.replace(/^\uFEFF/, '');
  }

  async bytes(path: string, mostBytes?: number): Promise<Uint8Array | undefined> {
    return (await this.contentOf(path, mostBytes))?.bytes;
  }

  async idOf(path: string): Promise<string | undefined> {
    return (await this.find(path))?.id;
  }

  async placesOf(written: string): Promise<readonly string[]> {
    const places: string[] = [];
    try {
      let path = pathInTree(written);
      for (let links = 0; links <= MOST_LINKS; links++) {
        places.push(path);
        const found = await this.lookAt(path);
        if (found.kind !== 'link') break;
        path = targetOf(path, found.target);
      }
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
    }
    return places;
  }

  private async contentOf(
    path: string,
    mostBytes = MOST_BYTES,
  ): Promise<{ bytes: Uint8Array; text: string } | undefined> {
    const file = await this.find(path);
    if (file === undefined) return undefined;
    refuseLonger(file.size ?? 0, mostBytes);
    const bytes = await file.bytes();
    refuseLonger(bytes.length, mostBytes);
    const text = wholeText(Buffer.from(bytes).toString('utf8'));
    if (!POINTER.test(text)) return { bytes, text };
    throw new UnreadableFile(
      'is a pointer of Git LFS, and the content of the file is not in git. Keep the file in git itself',
    );
  }

  /** The file at a path, or the one to which links lead; undefined only if nothing is there. */
  private async find(written: string): Promise<FileAtPath | undefined> {
    const path = pathInTree(written);
    const found = await this.lookAt(path);
    switch (found.kind) {
      case 'file':
        return found;
      case 'link':
        return this.follow(targetOf(path, found.target), 1);
      case 'absent':
        await this.expectAbsent(path);
        return undefined;
      default:
        throw new UnreadableFile(this.whyNotRead(found.kind));
    }
  }

  private async follow(path: string, links: number): Promise<FileAtPath> {
    const found = await this.lookAt(path);
    switch (found.kind) {
      case 'file':
        return found;
      case 'link':
        if (links === MOST_LINKS) throw new UnreadableFile('is a link that leads in a circle');
        return this.follow(targetOf(path, found.target), links + 1);
      case 'absent':
        await this.expectAbsent(path).catch((error: unknown) => {
          if (!(error instanceof UnreadableFile)) throw error;
          throw new UnreadableFile(`is a link to ${quote(path)}, which ${error.message}`);
        });
        throw new UnreadableFile(NOWHERE);
      default:
        throw new UnreadableFile(
          `is a link to ${quote(path)}, which ${this.whyNotRead(found.kind)}`,
        );
    }
  }

  /** What is at a path, without asking where a listing lacks it. */
  private async lookAt(path: string): Promise<AtPath> {
    const around = path === '' ? undefined : this.seen.get(parentOf(path));
    const isLacking =
      around?.kind === 'directory' && !around.entries.some(({ name }) => name === nameOf(path));
    return isLacking ? ABSENT : this.tree.look(path);
  }

  /**
   * Rejects unless the tree lacks a path at which nothing was found: the last directory on the way that is there was listed, and
   * does not have the next step.
   *
   * @param allowed what may be at the path itself
   */
  private async expectAbsent(path: string, allowed?: ListedEntry['kind']): Promise<void> {
    for (let at = path; at !== ''; at = parentOf(at)) {
      const directory = parentOf(at);
      const around = await this.lookAround(directory);
      if (around.kind === 'absent') continue;
      // Behind a file there is nothing.
      if (around.kind === 'file') return;
      if (around.kind !== 'directory') throw this.inside(path, directory, around.kind);
      const kind = around.entries.find(({ name }) => name === nameOf(at))?.kind;
      if (kind === undefined || kind === (at === path ? allowed : 'file')) return;
      const { kind: seen } = await this.tree.look(at);
      throw this.inside(path, at, seen === 'submodule' ? seen : kind);
    }
    throw new UntrustedError(
      finding('default-branch-unread', phrase`the files of its last commit could not be listed.`),
    );
  }

  /** @param at the path itself, or a directory around it */
  private inside(path: string, at: string, kind: ListedEntry['kind']): UnreadableFile {
    const isLost = kind === 'file' || kind === 'directory';
    const why = isLost
      ? 'is there, and could not be read. Run the job again'
      : this.whyNotRead(kind);
    return new UnreadableFile(at === path ? why : `is in ${quote(at)}, which ${why}`);
  }

  private async lookAround(directory: string): Promise<AtPath> {
    const found = this.seen.get(directory) ?? (await this.tree.look(directory));
    this.seen.set(directory, found);
    return found;
  }

  private whyNotRead(kind: ListedEntry['kind']): string {
    return kind === 'submodule' ? WHY_NO_SUBMODULE[this.of] : WHY_NOT_READ[kind];
  }
}

function refuseLonger(bytes: number, mostBytes: number): void {
  if (bytes <= mostBytes) return;
  throw new UnreadableFile(
    `has ${bytes} bytes, and at most ${mostBytes} are read. Leave out what nothing reads, or divide the file`,
  );
}

const ABSENT: AtPath = { kind: 'absent' };
const POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\/v\d+\r?\n(?:.*\r?\n)*oid sha256:/;
const NOWHERE = 'is a link that leads to no file';
const OUTSIDE = 'is a link that leads out of the repository';

const WHY_NOT_READ = {
  file: 'is a file',
  directory: 'is a directory',
  link: 'is a link, and the files of a directory behind one are not read. Put the directory in its place',
};

const WHY_NO_SUBMODULE = {
  commit:
    'is a submodule, and its files are not in this commit. Name its repository by a pinned URL, as in `git::https://HOST/REPOSITORY.git//DIR?ref=COMMIT`',
  directory:
    'is a submodule that is not checked out. Check it out: `git submodule update --init --recursive`, or `submodules: true` for actions/checkout',
};

function pathInTree(written: string): string {
  const path = posix.normalize(written).replace(/\/$/, '');
  if (path === '.') return '';
  if (/^(?:\.\.(?:\/|$)|\/)/.test(path)) throw new UnreadableFile('is outside of the repository');
  return path;
}

const nameOf = (path: string): string => posix.basename(path);

function parentOf(path: string): string {
  const parent = posix.dirname(path);
  return parent === '.' ? '' : parent;
}

/** Where a link leads, by its text alone. */
function targetOf(link: string, target: string): string {
  if (posix.isAbsolute(target)) throw new UnreadableFile(OUTSIDE);
  const steps = target.split('/');
  const firstName = steps.findIndex((step) => !/^\.{0,2}$/.test(step));
  // Where a way up after a name leads depends on what has this name. A slash at the end asks for a directory.
  const turnsBack = firstName >= 0 && steps.lastIndexOf('..') > firstName;
  if (turnsBack || /^\.?$/.test(steps.at(-1) ?? '')) throw new UnreadableFile(NOWHERE);
  const path = posix.join(posix.dirname(link), target);
  if (path === '..' || path.startsWith('../')) throw new UnreadableFile(OUTSIDE);
  return path === '.' ? '' : path;
}

export interface DecidingPlace {
  /** Absolute path of the configuration: its repository is the one that is judged. */
  directory: string;
  /** Absolute: from which a relative path starts. */
  workingDirectory: string;
  jobTree: JobTree;
}

/** The same where git is not asked about the default branch. */
export interface PlaceOfTexts extends Omit<DecidingPlace, 'jobTree'> {
  jobTree: OwnTree | Omit<ProposedTree, 'trustedCommit'>;
}

/** Where a file that decides was read. */
export interface ReadFrom {
  in: 'default branch' | 'pinned commit' | 'working tree';
  /** As people know it: in the repository, as it was written, or with the address of its repository. */
  path: string;
  /** Undefined in a working tree, and where a host does not say it. */
  commit: CommitId | undefined;
}

/** What to do about a file that decides and that the default branch does not have. */
export const MERGE_FIRST = phrase`Merge the file first: one that a pull request brings along does not count.`;

/**
 * Reads a text that decides, from where it may be believed.
 *
 * @param setting names the file, and begins the sentence of a problem
 * @param written a path, or a pinned URL that ends with the path of a file
 * @returns `absent` only if the tree does not have it. A file that a person names, or that a URL pins, has to be there
 */
export async function readDecidingText(
  setting: string,
  written: string,
  place: PlaceOfTexts,
  ports: GitPorts,
): Promise<{ text: string; from: ReadFrom } | { absent: ReadFrom } | { problems: Problem[] }> {
  try {
    return await withTree(written, place, ports, async (files, path, from) => {
      const text = await files.read(path);
      const at = { ...from, commit: files.commit() };
      if (text !== undefined) return { text, from: at };
      if (from.in === 'default branch') return { absent: at };
      const says =
        from.in === 'pinned commit'
          ? phrase`has an address with a commit that has no such file.`
          : phrase`names ${quoted(written)}, which does not exist.`;
      throw new PolicyProblem(finding('file-missing', says));
    });
  } catch (error) {
    return { problems: [{ where: setting, message: whyUnread(error, written) }] };
  }
}

/** Calls `read` with the tree that has what is written, and with its path there. */
async function withTree<T>(
  written: string,
  { directory, workingDirectory, jobTree }: PlaceOfTexts,
  ports: GitPorts,
  read: (files: DecidingFiles, path: string, from: Omit<ReadFrom, 'commit'>) => Promise<T>,
): Promise<T> {
  if (isPinnedAddress(written)) {
    const pinned = readPinnedAddress(written);
    const path = `${describePinned(pinned)}: ${pinned.path}`;
    return withPinned(pinned, ports, (tree) =>
      read(readTree(tree), pinned.path, { in: 'pinned commit', path }),
    );
  }
  // The path is taken as it is written: a link of the judged files leads to no other one.
  const path = resolve(realOrSame(workingDirectory), written);
  if (!jobTree.proposed) {
    const here = filesHere(path, workingDirectory);
    return read(here.files, here.path, { in: 'working tree', path: written });
  }
  const { repository } = findAround(directory, jobTree.workspace);
  const inRepository = repository && relativePathInside(repository.root, path);
  if (repository === undefined || inRepository === undefined) {
    throw new PolicyProblem(
      finding(
        'file-missing',
        phrase`names ${quoted(written)}, which is not in the repository of this job.`,
        { remedy: phrase`Name a file of its default branch, or a pinned URL.` },
      ),
    );
  }
  const files = await jobTree.trusted(repository.root);
  return read(files, inRepository, { in: 'default branch', path: inRepository });
}

/** The rest of a sentence that begins with a setting. */
function whyUnread(error: unknown, written: string): string {
  if (error instanceof UnreadableFile) return `names ${quote(written)}, which ${error.message}.`;
  if (error instanceof UntrustedError) return problemTextOf(error.finding);
  if (error instanceof PolicyProblem) return error.findings.map(problemTextOf).join(' ');
  throw error;
}

/**
 * The working tree that has a path, and the path in it: the repository of the working directory, else the nearest one around the
 * path, else the working directory, else the nearest directory.
 *
 * @param path absolute
 */
export function filesHere(
  path: string,
  workingDirectory: string,
): { files: DecidingFiles; path: string } {
  const directory = realOrSame(workingDirectory);
  const roots = [
    findAround(directory, directory).repository?.root,
    findRepository(path),
    directory,
  ];
  for (const root of roots) {
    const inside = root === undefined ? undefined : relativePathInside(root, path);
    if (root === undefined || inside === undefined) continue;
    return { files: readTree(treeHere(realOrSame(root))), path: inside };
  }
  let root = path;
  while (!isDirectory(root) && dirname(root) !== root) root = dirname(root);
  return { files: readTree(treeHere(realOrSame(root))), path: slashed(relative(root, path)) };
}

/** The last commit of the default branch. Rejects with an UntrustedError. @param root of the repository, absolute */
export async function defaultBranchCommit(
  root: string,
  jobTree: JobTree,
  ports: GitPorts,
): Promise<TrustedCommit> {
  if (jobTree.proposed) return jobTree.trustedCommit(root);
  return trustedCommit({ repository: openAt(root), branch: jobTree.defaultBranch }, ports);
}

/** The files of that commit, for what is compared with them. Rejects with an UntrustedError. */
export async function filesOfDefaultBranch(
  root: string,
  jobTree: JobTree,
  ports: GitPorts,
): Promise<Trusted<DecidingFiles>> {
  return jobTree.proposed
    ? jobTree.trusted(root)
    : filesOfClone(root, ports, jobTree.defaultBranch);
}

/** The default branch as a clone knows it that no host and no server is asked about. Rejects with an UntrustedError. */
export async function filesOfClone(
  root: string,
  ports: GitPorts,
  branch?: string,
): Promise<Trusted<DecidingFiles>> {
  const { commit, repository } = await trustedCommit({ repository: openAt(root), branch }, ports);
  return readTrusted(asTrusted(treeOfCommit(commit, repository, ports)));
}

/** The files of the commit that is checked out: what a request has in the place of those that decide. Undefined without one. */
export async function filesOfRequest(
  root: string,
  ports: GitPorts,
): Promise<DecidingFiles | undefined> {
  const repository = openAt(root);
  const head = repository && (await headOf(repository));
  return head && readTree(treeOfCommit(head, repository, ports));
}

const MOST_FILES = 2_000;
export const MOST_BYTES_TOGETHER = 64 * 1024 * 1024;
const MOST_LEVELS = 12;

/** Which files of a directory, and of those below it, are read. */
interface PartsToRead<T> {
  belongs: (name: string) => boolean;
  /** Directories that are not looked into, by name. */
  skips?: ReadonlySet<string>;
  /** Reads one of them by its path in the tree, and says how many bytes it has. */
  read: (path: string) => Promise<{ value: T; bytes: number }>;
  /** Gets the path of each other file, relative to the directory. */
  leaves?: (path: string) => void;
}

/**
 * Reads the files of a directory and of those below it, by their paths relative to it. Nothing is left out in silence: a link that
 * could be a directory, and a submodule, are UnreadableFiles.
 *
 * @returns undefined if the tree has no such directory
 * @throws UnreadablePart
 */
export async function readBelow<T>(
  files: DecidingFiles,
  directory: string,
  { belongs, skips, read, leaves }: PartsToRead<T>,
): Promise<Map<string, T> | undefined> {
  const found = new Map<string, T>();
  let bytes = 0;
  const walk = async (inner: string, level: number): Promise<boolean> => {
    const path = posix.join(directory, inner);
    const entries = await naming(inner, () => files.entries(path));
    if (entries !== undefined && level > MOST_LEVELS) throw new UnreadablePart(inner, TOO_DEEP);
    for (const { name, kind } of entries ?? []) {
      const innerPath = posix.join(inner, name);
      const whole = posix.join(path, name);
      if (belongs(name)) {
        const one = await naming(innerPath, () => read(whole));
        found.set(innerPath, one.value);
        bytes += one.bytes;
        if (found.size > MOST_FILES || bytes > MOST_BYTES_TOGETHER)
          throw new UnreadablePart('', TOO_MUCH);
      } else if (skips?.has(name)) continue;
      else if (kind === 'directory' || kind === 'submodule') await walk(innerPath, level + 1);
      else {
        // It must not lead to a directory with further ones.
        if (kind === 'link') await naming(innerPath, () => files.idOf(whole));
        leaves?.(innerPath);
      }
    }
    return entries !== undefined;
  };
  return (await walk('', 0)) ? found : undefined;
}

const TOO_DEEP = 'is a directory that is too deep, and none below it is read. Move up what it has';
const TOO_MUCH = `has more than ${MOST_FILES} files that are read, or more than 64 MB of them. Name the directory of these alone`;

/** Something in a directory cannot be read. The message is the rest of a sentence that begins with its path. */
export class UnreadablePart extends UnreadableFile {
  /** Relative to the directory; '' for itself. */
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

async function naming<T>(path: string, read: () => Promise<T>): Promise<T> {
  return read().catch((error: unknown) => {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new UnreadablePart(path, error.message);
  });
}
