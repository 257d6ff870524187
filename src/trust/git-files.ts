/** Files of the trusted branch, read from git where no CI host serves them. */
import { posix } from 'node:path';
import {
  askGit,
  askRemote,
  BOUNDED,
  firstLine,
  originOf,
  PLAINLY,
  readObject,
  type GitAnswer,
  type GitPorts,
} from '../machine/ask-git.ts';
import type { Repository } from '../machine/find-repository.ts';
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

const FETCHED = 'refs/plangate/trusted';

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
  const git: Git = (...args) => askGit(ports, repository, ...args);
  const origin = await originOf(repository, ports);
  if ('why' in origin) {
    throw new UntrustedError(
      `git knows no remote "origin" here${inBrackets(origin)}. Add it: \`git remote add origin URL\`.`,
    );
  }
  const address = origin.text.trim();
  const remote: Git = (...args) => askRemote(ports, repository, address, ...args);
  if (slug !== undefined && !isRepository(address, slug)) {
    throw new UntrustedError(`The remote "origin" of the checkout is not ${slug}.`);
  }
  const local = await resolve(git, `refs/remotes/origin/${branch ?? 'HEAD'}`);
  const commit = local ?? (await fetch(git, remote, branch));
  return { commit, repository };
}

/** The files of one commit that git has here. */
export function filesAt(
  commit: string,
  repository: Repository,
  ports: GitPorts,
): ConfigurationFiles {
  const git: Git = (...args) => askGit(ports, repository, ...args);
  const links = new Set<string>();
  const blob = async (path: string) => {
    const blob = await git('cat-file', 'blob', `${commit}:${path}`);
    return 'text' in blob ? blob.text : undefined;
  };
  return {
    bytes: (path) => readObject(ports, repository, commit, path),
    async isSubmodule(path) {
      const names = path.split('/');
      const places = names.map((_, at) => names.slice(0, at + 1).join('/'));
      const list = ['--literal-pathspecs', 'ls-tree', '-z', '--full-tree'];
      const listed = await git(...list, commit, '--', ...places);
      return 'text' in listed && listed.text.split('\0').some((line) => line.startsWith('160000 '));
    },
    async names(directory) {
      const listed = await git('ls-tree', '-z', `${commit}:${directory}`);
      if ('why' in listed) return undefined;
      const entries = listed.text.split('\0').filter((entry) => entry !== '');
      return entries.map((entry) => {
        const name = entry.slice(entry.indexOf('\t') + 1);
        if (entry.startsWith('120000 ')) links.add(posix.join(directory, name));
        return name;
      });
    },
    async read(path) {
      const text = await blob(path);
      if (text === undefined || !links.has(path)) return text;
      return await blob(posix.join(posix.dirname(path), text));
    },
  };
}

type Git = (...args: string[]) => Promise<GitAnswer>;

async function resolve(git: Git, ref: string): Promise<string | undefined> {
  const parsed = await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  return 'text' in parsed ? parsed.text.trim() : undefined;
}

/** Fetches the last commit of a branch: a shallow clone has no commits of other branches. */
async function fetch(git: Git, remote: Git, branch: string | undefined): Promise<string> {
  const shallow = await git('rev-parse', '--is-shallow-repository');
  const depth = 'text' in shallow && shallow.text.trim() === 'true' ? ['--depth=1'] : [];
  const from = branch === undefined ? 'HEAD' : `refs/heads/${branch}`;
  const quietly = ['fetch', ...PLAINLY, ...depth, 'origin', `+${from}:${FETCHED}`];
  const fetched = await remote(...BOUNDED, ...quietly);
  const commit = 'text' in fetched ? await resolve(git, FETCHED) : undefined;
  if (commit !== undefined) return commit;
  const what = branch === undefined ? 'the default branch' : `the branch "${branch}"`;
  throw new UntrustedError(`git has not ${what} and could not fetch it${inBrackets(fetched)}.`);
}

/** What git printed, in brackets, without the credentials of addresses. */
function inBrackets(answer: GitAnswer): string {
  const why = 'why' in answer ? firstLine(answer.why) : '';
  return why === '' ? '' : ` (${why.replace(/:\/\/[^@\s/]*@/g, '://').slice(0, 200)})`;
}
