/**
 * Which commit a name leads to. A name such as `origin/main` can mean a branch or a tag, and a pull request can add
 * both. So names are compared whole, here alone, and every other question to git is about ids.
 */
import { readCommitId, type CommitId } from '../model/commit-id.ts';
import { askGit, listRemote, type GitPorts } from './ask-git.ts';
import type { RemoteRepository } from './network-of-git.ts';
import type { Repository } from './find-repository.ts';

/** The whole name of a reference, as in `refs/remotes/origin/main`. */
export type Reference = `refs/${string}`;

const REMOTE = 'refs/remotes/origin/';

/**
 * The last commit of the default branch that the clone knows. A branch of the remote that is called `HEAD` is no
 * default branch: only a symbolic reference names one.
 */
export async function commitOfDefaultBranch(
  repository: Repository,
  ports: GitPorts,
): Promise<CommitId | undefined> {
  const named = await askGit(ports, repository, ['symbolic-ref', '--quiet', `${REMOTE}HEAD`]);
  const reference = 'text' in named ? named.text.trim() : '';
  if (!reference.startsWith(REMOTE)) return undefined;
  return commitOfRemoteBranch(reference.slice(REMOTE.length), repository, ports);
}

/** The last commit of a branch of the remote, as far as the clone knows a reference of exactly this name. */
export async function commitOfRemoteBranch(
  branch: string,
  repository: Repository,
  ports: GitPorts,
): Promise<CommitId | undefined> {
  const args = ['show-ref', '--verify', '--hash', `${REMOTE}${branch}`];
  const answer = await askGit(ports, repository, args);
  return 'text' in answer ? readCommitId(answer.text.trim()) : undefined;
}

/**
 * What a server says that a reference leads to.
 *
 * @param reference `HEAD` is the default branch
 * @returns the id; or why there is none, which may be empty
 */
export async function commitOnServer(
  remote: RemoteRepository,
  reference: 'HEAD' | Reference,
  ports: GitPorts,
): Promise<{ commit: CommitId } | { why: string }> {
  const listed = await listRemote(ports, remote, reference);
  if ('why' in listed) return { why: listed.why };
  // The server lists every name that ends like this one.
  const line = listed.text.split('\n').find((entry) => entry.endsWith(`\t${reference}`));
  const [id, name] = line?.split('\t') ?? [];
  const commit = name === reference ? readCommitId(id) : undefined;
  return commit === undefined ? { why: `the server has no ${reference}` } : { commit };
}
