/** Files of the default branch, or of one that is named, read from git where no CI host serves them. */
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
import { fetchIfMissing, openCommit } from '../machine/git-objects.ts';
import {
  asTrusted,
  type ConfigurationFiles,
  type Trusted,
  type TrustedCommit,
  UntrustedError,
} from './tree.ts';

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
}

/**
 * Opens the files of the branch.
 *
 * @throws UntrustedError if the branch cannot be read
 */
export async function trustedInGit(
  branch: NamedBranch,
  ports: GitPorts,
): Promise<Trusted<ConfigurationFiles>> {
  const { commit, repository } = await trustedCommit(branch, ports);
  return asTrusted(filesAt(commit, repository, ports));
}

/**
 * Finds the last commit of the branch; fetches it if the clone does not have it.
 *
 * @throws UntrustedError if the branch cannot be read
 */
export async function trustedCommit(
  { repository, branch, server }: NamedBranch,
  ports: GitPorts,
): Promise<TrustedCommit> {
  if (repository === undefined) {
    throw new UntrustedError('these files are in no git repository. Run it in a clone.');
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
  const isCloneEnough = server.isNew && server.authorization === undefined;
  const known = isCloneEnough ? await commitOfClone() : undefined;
  return { commit: known ?? (await askServer(server, branch, repository, ports)), repository };
}

/** Asks the server of the repository, and fetches the commit if the clone does not have it. */
async function askServer(
  { address, authorization, remedy }: AskedServer,
  branch: string | undefined,
  repository: Repository,
  ports: GitPorts,
): Promise<CommitId> {
  const branchWords = describeBranch(branch);
  if (address === undefined) {
    throw new UntrustedError(
      `this job does not say where ${branchWords} of its repository is. ${remedy}`,
    );
  }
  const remote = { address, authorization };
  const reference = referenceOf(branch);
  const answer = await commitOnServer(remote, reference, ports);
  if ('why' in answer) {
    throw new UntrustedError(
      `the server did not say which commit is the last of ${branchWords}${inBrackets(answer.why)}. ${remedy}`,
    );
  }
  const { commit } = answer;
  const why = await fetchIfMissing(commit, repository, ports, { remote, reference });
  if (why === undefined) return commit;
  throw new UntrustedError(
    `the last commit of ${branchWords} could not be fetched${inBrackets(why)}. ${remedy}`,
  );
}

function referenceOf(branch: string | undefined): 'HEAD' | Reference {
  return branch === undefined ? 'HEAD' : `refs/heads/${branch}`;
}

function describeBranch(branch: string | undefined): string {
  return branch === undefined ? 'the default branch' : `the branch "${branch}"`;
}

/** Fetches the last commit from the remote of a person's own clone, which is the one that `git fetch` asks. */
async function fetchFromOrigin(
  branch: string | undefined,
  repository: Repository,
  ports: GitPorts,
): Promise<CommitId> {
  const origin = await originOf(repository, ports);
  if ('why' in origin) {
    throw new UntrustedError(
      `git knows no remote "origin" here${inBrackets(origin.why)}. Add it: \`git remote add origin URL\`.`,
    );
  }
  const from = { remote: { address: origin.text.trim() }, reference: referenceOf(branch) };
  const answer = await commitOnServer(from.remote, from.reference, ports);
  const why =
    'why' in answer ? answer.why : await fetchIfMissing(answer.commit, repository, ports, from);
  if ('commit' in answer && why === undefined) return answer.commit;
  throw new UntrustedError(
    `git does not have ${describeBranch(branch)} and could not fetch it${inBrackets(why)}.`,
  );
}

/** The files of one commit that git has here. */
export function filesAt(
  commit: CommitId,
  repository: Repository,
  ports: GitPorts,
): ConfigurationFiles {
  const files = openCommit(commit, repository, ports);
  const modeAt = async (path: string) => {
    const entry = await files.entry(path);
    return typeof entry === 'object' ? entry.mode : undefined;
  };
  /** Follows this many links, and reads the file that the last one leads to. */
  const readBehindLinks = async (path: string, mostLinks: number): Promise<string | undefined> => {
    const text = (await files.bytes(path))?.toString('utf8');
    if (text === undefined || (await modeAt(path)) !== MODE.link) return text;
    const isOutside = posix.isAbsolute(text);
    if (isOutside || mostLinks === 0) return undefined;
    return readBehindLinks(posix.join(posix.dirname(path), text), mostLinks - 1);
  };
  const read = (path: string) => readBehindLinks(path, MOST_LINKS);
  return {
    async obstacleAt(path) {
      const names = path.split('/');
      for (const count of names.keys()) {
        const upToHere = names.slice(0, count + 1).join('/');
        const mode = await modeAt(upToHere);
        if (mode === MODE.submodule) return 'submodule';
        if (mode !== MODE.link) continue;
        const isFile = upToHere === path && (await read(path)) !== undefined;
        return isFile ? undefined : 'link';
      }
      return undefined;
    },
    isNoFile: async (path) => !['100644', '100755'].includes((await modeAt(path)) ?? ''),
    async names(directory) {
      const entries = await files.list(directory);
      if (entries !== undefined) return entries.map(({ name }) => name);
      const entry = await files.entry(directory);
      if (entry === 'missing') return undefined;
      // A directory that the commit has, and git has not, is not the same as none.
      if (entry === undefined || entry.mode === MODE.directory) {
        throw new UntrustedError(
          `git does not have the directory ${quote(directory)} of that commit. Check out the whole history, without \`filter\`.`,
        );
      }
      return undefined;
    },
    read,
  };
}

/** As many as Linux follows. */
const MOST_LINKS = 40;

const MODE = { directory: '040000', link: '120000', submodule: '160000' };

/** What git printed, in brackets, without the credentials of addresses. */
function inBrackets(printed = ''): string {
  const why = firstLine(printed);
  return why === '' ? '' : ` (${why.replace(/:\/\/[^@\s/]*@/g, '://').slice(0, 200)})`;
}
