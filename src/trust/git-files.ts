/** Files of the trusted branch, read from git where no CI host serves them. */
import { posix } from 'node:path';
import { fetchCommit, firstLine, originOf, type GitPorts } from '../machine/ask-git.ts';
import {
  commitOfDefaultBranch,
  commitOfRemoteBranch,
  commitOnServer,
} from '../machine/commit-at.ts';
import type { CommitId } from '../model/commit-id.ts';
import type { Repository } from '../machine/find-repository.ts';
import { openCommit } from '../machine/git-objects.ts';
import { isRepository } from '../model/repository-address.ts';
import { asTrusted, type ConfigurationFiles, type Trusted, type TrustedCommit } from './tree.ts';
import { UntrustedError } from './trusted-block.ts';

interface TrustedBranch {
  /** Undefined outside of a repository. */
  repository: Repository | undefined;
  /** Undefined for the default branch, which may have any name. */
  branch: string | undefined;
  /** `owner/name` of the gated repository; the checkout may be of a fork. */
  slug: string | undefined;
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
  { repository, branch, slug }: TrustedBranch,
  ports: GitPorts,
): Promise<TrustedCommit> {
  if (repository === undefined) {
    throw new UntrustedError('git knows no remote "origin" here. Run it in a clone.');
  }
  const origin = await originOf(repository, ports);
  if ('why' in origin) {
    throw new UntrustedError(
      `git knows no remote "origin" here${inBrackets(origin.why)}. Add it: \`git remote add origin URL\`.`,
    );
  }
  const address = origin.text.trim();
  if (slug !== undefined && !isRepository(address, slug)) {
    throw new UntrustedError(`The remote "origin" of the checkout is not ${slug}.`);
  }
  const local =
    branch === undefined
      ? await commitOfDefaultBranch(repository, ports)
      : await commitOfRemoteBranch(branch, repository, ports);
  const commit = local ?? (await fetchFrom(address, branch, repository, ports));
  return { commit, repository };
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
  return {
    bytes: (path) => files.bytes(path),
    async isSubmodule(path) {
      const names = path.split('/');
      const places = names.map((_, at) => names.slice(0, at + 1).join('/'));
      const entries = await Promise.all(places.map((place) => files.entry(place)));
      return entries.some((entry) => typeof entry === 'object' && entry.mode === '160000');
    },
    async names(directory) {
      const entries = await files.list(directory);
      return entries?.map(({ mode, name }) => {
        if (mode === '120000') links.add(posix.join(directory, name));
        return name;
      });
    },
    async read(path) {
      const text = await textOf(path);
      if (text === undefined || !links.has(path)) return text;
      return await textOf(posix.join(posix.dirname(path), text));
    },
  };
}

/** Fetches the last commit of a branch: a shallow clone has no commits of other branches. */
async function fetchFrom(
  address: string,
  branch: string | undefined,
  repository: Repository,
  ports: GitPorts,
): Promise<CommitId> {
  const reference = branch === undefined ? 'HEAD' : (`refs/heads/${branch}` as const);
  const named = await commitOnServer(address, reference, ports);
  const why =
    'why' in named ? named.why : await fetchCommit(ports, repository, address, named.commit);
  if ('commit' in named && why === undefined) return named.commit;
  const what = branch === undefined ? 'the default branch' : `the branch "${branch}"`;
  throw new UntrustedError(`git has not ${what} and could not fetch it${inBrackets(why)}.`);
}

/** What git printed, in brackets, without the credentials of addresses. */
function inBrackets(printed = ''): string {
  const why = firstLine(printed);
  return why === '' ? '' : ` (${why.replace(/:\/\/[^@\s/]*@/g, '://').slice(0, 200)})`;
}
