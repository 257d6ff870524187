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

/** What a reference of the clone leads to; undefined if the clone has no reference of exactly this name. */
async function commitAt(
  reference: Reference,
  repository: Repository,
  ports: GitPorts,
): Promise<CommitId | undefined> {
  const shown = await askGit(ports, repository, 'show-ref', '--verify', '--hash', reference);
  return 'text' in shown ? readCommitId(shown.text.trim()) : undefined;
}

const REMOTE = 'refs/remotes/origin/';

/**
 * The last commit of the default branch that the clone knows. A branch of the remote that is called `HEAD` is no
 * default branch: only a symbolic reference names one.
 */
export async function commitOfDefaultBranch(
  repository: Repository,
  ports: GitPorts,
): Promise<CommitId | undefined> {
  const named = await askGit(ports, repository, 'symbolic-ref', '--quiet', `${REMOTE}HEAD`);
  const reference = 'text' in named ? named.text.trim() : '';
  if (!isReference(reference) || !reference.startsWith(REMOTE)) return undefined;
  return commitAt(reference, repository, ports);
}

function isReference(text: string): text is Reference {
  return text.startsWith('refs/');
}

/** The last commit of a branch of the remote, as far as the clone knows. */
export async function commitOfRemoteBranch(
  branch: string,
  repository: Repository,
  ports: GitPorts,
): Promise<CommitId | undefined> {
  return commitAt(`${REMOTE}${branch}`, repository, ports);
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
  const line = listed.text.split('\n').find((each) => each.endsWith(`\t${reference}`));
  const [id, name] = line?.split('\t') ?? [];
  const commit = name === reference ? readCommitId(id) : undefined;
  return commit === undefined ? { why: `the server has no ${reference}` } : { commit };
}
