/** Whether the default branch of a repository has a commit: only then has it been merged by those who may. */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { askObjects, commitOnServer, fetchHistory, type GitPorts } from '../machine/ask-git.ts';
import { commonDirectory, type Repository } from '../machine/find-repository.ts';
import { readCommits } from '../machine/git-objects.ts';
import { makeTemporary, removeTemporary } from '../machine/temporary.ts';
import { readCommitId, type CommitId } from '../model/commit-id.ts';

export type Reach = 'reached' | 'not-reached' | 'unknown';

const MOST_COMMITS = 200_000;

/**
 * Whether a branch has a commit, by the commits that a repository has here. Each of them is hashed.
 *
 * @param tip the last commit of the branch
 * @returns `unknown` where the history is not here to its beginning
 */
export async function reachOf(
  tip: CommitId,
  commit: string,
  repository: Repository,
  ports: GitPorts,
): Promise<Reach> {
  const args = ['rev-list', `--max-count=${MOST_COMMITS}`, tip];
  const listed = await askObjects(ports, repository, tip, { args });
  if ('why' in listed) return 'unknown';
  const ids = listed.text.split('\n').flatMap((line) => readCommitId(line.trim()) ?? []);
  const isCut =
    ids.length >= MOST_COMMITS ||
    existsSync(join(commonDirectory(repository.gitDirectory), 'shallow'));
  if (!ids.some((id) => id === commit)) return isCut ? 'unknown' : 'not-reached';
  const commits = await readCommits(ids, repository, ports);
  const seen = new Set<string>([tip]);
  for (const id of seen) {
    if (id === commit) return 'reached';
    for (const parent of commits.get(id)?.parents ?? []) seen.add(parent);
  }
  return 'unknown';
}

/**
 * Whether the default branch of a repository on a server has a commit. The server is asked without a credential, so that
 * nobody learns one by the name of a repository in the files that are judged.
 *
 * @param address by https
 */
export async function reachOnServer(
  address: string,
  commit: string,
  ports: GitPorts,
): Promise<Reach> {
  const remote = { address };
  const answer = await commitOnServer(remote, 'HEAD', ports);
  if ('why' in answer) return 'unknown';
  const root = makeTemporary('plangate-history-');
  try {
    const repository = { root, gitDirectory: join(root, '.git') };
    await mkdir(join(repository.gitDirectory, 'objects'), { recursive: true });
    const why = await fetchHistory(ports, repository, remote, answer.commit);
    return why === undefined ? await reachOf(answer.commit, commit, repository, ports) : 'unknown';
  } finally {
    removeTemporary(root);
  }
}
