/** The last commit of the default branch, or of one that is named, and the files of a commit, from git. */
import { posix } from 'node:path';
import type { GitPorts, Reference } from '../machine/ask-git.ts';
import {
  firstLine,
  originOf,
  commitOfDefaultBranch,
  commitOfRemoteBranch,
  commitOnServer,
} from '../machine/ask-git.ts';
import type { CommitId } from '../model/commit-id.ts';
import { quote } from '../model/quote.ts';
import type { Repository } from '../machine/find-repository.ts';
import { fetchIfMissing, openCommit, readCommit } from '../machine/git-objects.ts';
import type { AtPath, FileTree, ListedEntry } from '../model/file-tree.ts';
import { finding } from '../model/finding.ts';
import {
  foreign,
  phrase,
  plain,
  quoted,
  setting,
  typed,
  type Sentence,
} from '../model/sentence.ts';
import { UnreadableFile } from '../model/unreadable-file.ts';
import { withoutPasswords } from '../model/without-passwords.ts';
import { type TrustedCommit, UntrustedError } from './tree.ts';

/** The server of the repository that a job gates, as its CI host names it. */
export interface AskedServer {
  /** Its address by https or SSH; undefined if no variable of the host has one. */
  address: string | undefined;
  /** The value of the header `Authorization`; undefined if the job has no credential that is sent. */
  authorization: string | undefined;
  /** Whether the machine and the clone were made for this job, so that its branches are those of the server. */
  isNew: boolean;
  /** A sentence that says how to give the job a credential. */
  remedy: string;
}

interface NamedBranch {
  /** Undefined outside of a repository. */
  repository: Repository | undefined;
  /** Undefined for the default branch, which may have any name. */
  branch: string | undefined;
  /** The server that is asked in a job. If undefined, the clone is believed, because it is a person's own. */
  server?: AskedServer | undefined;
  /** Its last commit, where the host has said it. */
  commit?: CommitId | undefined;
}

/**
 * Finds the last commit of the branch; fetches it if the clone does not have it.
 *
 * @throws UntrustedError if the branch cannot be read
 */
export async function trustedCommit(
  { repository, branch, server, commit: named }: NamedBranch,
  ports: GitPorts,
): Promise<TrustedCommit> {
  if (repository === undefined) {
    const remedy =
      server === undefined
        ? phrase`Run it in a clone.`
        : phrase`Check them out with git, and keep their directory ${quoted('.git')}: what decides is read from the default branch.`;
    throw unread(phrase`these files are in no git repository.`, remedy);
  }
  if (named !== undefined && (await readCommit(named, repository, ports)) !== undefined) {
    return { commit: named, repository };
  }
  const commitOfClone = () =>
    branch === undefined
      ? commitOfDefaultBranch(repository, ports)
      : commitOfRemoteBranch(branch, repository, ports);
  if (server === undefined) {
    const commit = (await commitOfClone()) ?? (await fetchFromOrigin(branch, repository, ports));
    return { commit, repository };
  }
  // A clone that was made for this job is as new as the server. Without a credential, the server may not answer.
  const isCloneEnough = server.isNew && server.authorization === undefined && named === undefined;
  const known = isCloneEnough ? await commitOfClone() : undefined;
  const commit = known ?? (await askServer(server, { branch, named }, repository, ports));
  return { commit, repository };
}

/** Asks the server of the repository, unless the commit is known, and fetches that if the clone does not have it. */
async function askServer(
  { address, authorization, remedy }: AskedServer,
  { branch, named }: { branch: string | undefined; named: CommitId | undefined },
  repository: Repository,
  ports: GitPorts,
): Promise<CommitId> {
  const branchWords = describeBranch(branch);
  if (address === undefined) {
    throw unread(
      phrase`this job does not say where ${branchWords} of its repository is.`,
      plain(remedy),
    );
  }
  const remote = { address, authorization };
  const reference = referenceOf(branch);
  const answer = named ? { commit: named } : await commitOnServer(remote, reference, ports);
  if ('why' in answer) {
    throw unread(
      phrase`the server did not say which commit is the last of ${branchWords}${inBrackets(answer.why)}.`,
      plain(remedy),
    );
  }
  const { commit } = answer;
  const why = await fetchIfMissing(commit, repository, ports, { remote, reference });
  if (why === undefined) return commit;
  throw unread(
    phrase`the last commit of ${branchWords} could not be fetched${inBrackets(why)}.`,
    plain(remedy),
  );
}

function referenceOf(branch: string | undefined): 'HEAD' | Reference {
  return branch === undefined ? 'HEAD' : `refs/heads/${branch}`;
}

function describeBranch(branch: string | undefined): Sentence {
  return branch === undefined ? phrase`the default branch` : phrase`the branch ${quoted(branch)}`;
}

function unread(says: Sentence, remedy?: Sentence): UntrustedError {
  return new UntrustedError(finding('default-branch-unread', says, { remedy }));
}

/** Fetches the last commit from the remote of a person's own clone, which is the one that `git fetch` asks. */
async function fetchFromOrigin(
  branch: string | undefined,
  repository: Repository,
  ports: GitPorts,
): Promise<CommitId> {
  const origin = await originOf(repository, ports);
  if ('why' in origin) {
    throw unread(
      phrase`git knows no remote ${quoted('origin')} here${inBrackets(origin.why)}.`,
      phrase`Add it: ${typed('git remote add origin URL')}.`,
    );
  }
  const from = { remote: { address: origin.text.trim() }, reference: referenceOf(branch) };
  const answer = await commitOnServer(from.remote, from.reference, ports);
  const why =
    'why' in answer ? answer.why : await fetchIfMissing(answer.commit, repository, ports, from);
  if ('commit' in answer && why === undefined) return answer.commit;
  throw unread(
    phrase`git does not have ${describeBranch(branch)} and could not fetch it${inBrackets(why)}.`,
  );
}

/** The files of one commit that git has here. */
export function treeOfCommit(commit: CommitId, repository: Repository, ports: GitPorts): FileTree {
  const files = openCommit(commit, repository, ports);
  const lacks = (directory: string) =>
    unread(
      phrase`git does not have the directory ${quoted(directory)} of that commit.`,
      phrase`Check out the whole history, without ${setting('filter')}.`,
    );
  const entryAt = async (path: string) => {
    const entry = await files.entry(path);
    if (entry === undefined) throw lacks(posix.dirname(path));
    return entry === 'missing' ? undefined : entry;
  };
  const bytesOf = async (path: string): Promise<Buffer> => {
    const bytes = await files.bytes(path);
    if (bytes !== undefined) return bytes;
    throw new UnreadableFile('is not in this clone. Check out the whole history, without `filter`');
  };
  const look = async (path: string): Promise<AtPath> => {
    const entry = await entryAt(path);
    if (entry === undefined) return { kind: 'absent' };
    switch (KINDS[entry.mode]) {
      case 'submodule':
        return { kind: 'submodule' };
      case 'link':
        return { kind: 'link', target: (await bytesOf(path)).toString('utf8') };
      case 'directory': {
        const entries = await files.list(path);
        // A directory that the commit has, and git has not, is not the same as none.
        if (entries === undefined) throw lacks(path);
        // One of two such entries would be read in the place of both.
        if (new Set(entries.map(({ name }) => name)).size < entries.length) throw sameNames(path);
        return { kind: 'directory', entries: entries.map(toListed) };
      }
      default:
        return { kind: 'file', id: entry.id, bytes: () => bytesOf(path) };
    }
  };
  return {
    of: 'commit',
    commit: () => commit,
    async list(directory) {
      const found = await look(directory);
      return found.kind === 'directory' ? found.entries : undefined;
    },
    look,
  };
}

function sameNames(directory: string): UnreadableFile {
  const where = directory === '' ? 'the repository' : quote(directory);
  return new UnreadableFile(
    `has two names in ${where} that are the same in UTF-8. Rename one of them`,
  );
}

function toListed({ name, mode }: { name: string; mode: string }): ListedEntry {
  return { name, kind: KINDS[mode] ?? 'file' };
}

/** Every other mode is one of a file. */
const KINDS: Readonly<Record<string, ListedEntry['kind']>> = {
  '040000': 'directory',
  '120000': 'link',
  '160000': 'submodule',
};

/** What git printed, in brackets, without the credentials of addresses. */
function inBrackets(printed = ''): Sentence {
  const why = firstLine(printed);
  if (why === '') return '';
  return phrase` (${foreign(withoutPasswords(why).slice(0, 200))})`;
}
