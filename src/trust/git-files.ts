/** Files of the trusted branch, read from git where no CI host serves them. */
import { posix } from 'node:path';
import { firstLine, originOf, type GitPorts } from '../machine/ask-git.ts';
import {
  commitOfDefaultBranch,
  commitOfRemoteBranch,
  commitOnServer,
  type Reference,
} from '../machine/commit-at.ts';
import type { CommitId } from '../model/commit-id.ts';
import { quote } from '../model/quote.ts';
import type { Repository } from '../machine/find-repository.ts';
import { fetchIfMissing, openCommit } from '../machine/git-objects.ts';
import { asTrusted, type ConfigurationFiles, type Trusted, type TrustedCommit } from './tree.ts';
import { UntrustedError } from './trusted-block.ts';

/** The server of the repository that a job gates, as its CI host names it. */
export interface AskedServer {
  /** Of https or SSH. Undefined: no variable of the host has one. */
  address: string | undefined;
  /** The value of the header `Authorization`. Undefined: the job has no credential that is sent. */
  authorization: string | undefined;
  /** Whether the machine and the clone were made for this job, so that its branches are those of the server. */
  isNew: boolean;
  /** A sentence that says how to give the job a credential. */
  remedy: string;
}

interface TrustedBranch {
  /** Undefined outside of a repository. */
  repository: Repository | undefined;
  /** Undefined for the default branch, which may have any name. */
  branch: string | undefined;
  /** The server that is asked in a job. If undefined, the clone is believed, because it is a person's own. */
  server?: AskedServer | undefined;
}

/** @throws UntrustedError if the branch cannot be read */
export async function trustedInGit(
  branch: TrustedBranch,
  ports: GitPorts,
): Promise<Trusted<ConfigurationFiles>> {
  const { commit, repository } = await trustedCommit(branch, ports);
  return asTrusted(filesAt(commit, repository, ports));
}

/**
 * Finds the last commit of the trusted branch; fetches it if the clone does not have it.
 *
 * @throws UntrustedError if the branch cannot be read
 */
export async function trustedCommit(
  { repository, branch, server }: TrustedBranch,
  ports: GitPorts,
): Promise<TrustedCommit> {
  if (repository === undefined) {
    throw new UntrustedError('these files are in no git repository. Run it in a clone.');
  }
  const inClone = () =>
    branch === undefined
      ? commitOfDefaultBranch(repository, ports)
      : commitOfRemoteBranch(branch, repository, ports);
  if (server !== undefined) {
    const isEnough = server.isNew && server.authorization === undefined;
    const known = isEnough ? await inClone() : undefined;
    const commit = known ?? (await askServer(server, branch, repository, ports));
    return { commit, repository };
  }
  const commit = (await inClone()) ?? (await fetchFromOrigin(branch, repository, ports));
  return { commit, repository };
}

/** Asks the server of the repository, and fetches the commit if the clone does not have it. */
async function askServer(
  { address, authorization, remedy }: AskedServer,
  branch: string | undefined,
  repository: Repository,
  ports: GitPorts,
): Promise<CommitId> {
  const what = describeBranch(branch);
  if (address === undefined) {
    throw new UntrustedError(`this job does not say where ${what} of its repository is. ${remedy}`);
  }
  const remote = { address, authorization };
  const reference = referenceOf(branch);
  const named = await commitOnServer(remote, reference, ports);
  if ('why' in named) {
    throw new UntrustedError(
      `the server did not say which commit is the last of ${what}${inBrackets(named.why)}. ${remedy}`,
    );
  }
  const { commit } = named;
  const why = await fetchIfMissing(commit, repository, ports, { remote, reference });
  if (why === undefined) return commit;
  throw new UntrustedError(
    `the last commit of ${what} could not be fetched${inBrackets(why)}. ${remedy}`,
  );
}

function referenceOf(branch: string | undefined): 'HEAD' | Reference {
  return branch === undefined ? 'HEAD' : `refs/heads/${branch}`;
}

function describeBranch(branch: string | undefined): string {
  return branch === undefined ? 'the default branch' : `the branch "${branch}"`;
}

/** Asks the remote of a person's own clone, which is the one that `git fetch` asks. */
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
  const named = await commitOnServer(from.remote, from.reference, ports);
  const why =
    'why' in named ? named.why : await fetchIfMissing(named.commit, repository, ports, from);
  if ('commit' in named && why === undefined) return named.commit;
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
  const links = new Set<string>();
  const textOf = async (path: string) => (await files.bytes(path))?.toString('utf8');
  const behindLink = async (path: string) => {
    const target = await textOf(path);
    return target === undefined ? undefined : textOf(posix.join(posix.dirname(path), target));
  };
  return {
    async obstacleAt(path) {
      const names = path.split('/');
      const places = names.map((_, at) => names.slice(0, at + 1).join('/'));
      for (const place of places) {
        const entry = await files.entry(place);
        const mode = typeof entry === 'object' ? entry.mode : undefined;
        if (mode === '160000') return 'submodule';
        if (mode !== '120000') continue;
        return place === path && (await behindLink(path)) !== undefined ? undefined : 'link';
      }
      return undefined;
    },
    async names(directory) {
      const entries = await files.list(directory);
      const entry = entries === undefined ? await files.entry(directory) : 'missing';
      // A directory that the commit has, and git has not, is not the same as none.
      if (entry === undefined || (entry !== 'missing' && entry.mode === '040000')) {
        throw new UntrustedError(
          `git does not have the directory ${quote(directory)} of that commit. Check out the whole history, without \`filter\`.`,
        );
      }
      return entries?.map(({ mode, name }) => {
        if (mode === '120000') links.add(posix.join(directory, name));
        return name;
      });
    },
    async read(path) {
      return links.has(path) ? behindLink(path) : textOf(path);
    },
  };
}

/** What git printed, in brackets, without the credentials of addresses. */
function inBrackets(printed = ''): string {
  const why = firstLine(printed);
  return why === '' ? '' : ` (${why.replace(/:\/\/[^@\s/]*@/g, '://').slice(0, 200)})`;
}
