/** Which commits the default branch of a repository has: only those were merged by people who may. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { askObjects, commitOnServer, fetchHistory, type GitPorts } from '../machine/ask-git.ts';
import { commonDirectory, type Repository } from '../machine/find-repository.ts';
import { readCommits } from '../machine/git-objects.ts';
import { readCommitId, type CommitId } from '../model/commit-id.ts';
import { withEmptyRepository } from './pinned-commit.ts';

/** The commits of a branch, as far as they are known. */
interface History {
  commits: ReadonlySet<string>;
  /** Whether it goes back to the first commit. */
  isWhole: boolean;
}

const MOST_COMMITS = 50_000;

/**
 * The commits of a branch that a repository has here. Each of them is hashed.
 *
 * @param tip the last commit of the branch
 * @returns undefined if git does not list them
 */
export async function historyOf(
  tip: CommitId,
  repository: Repository,
  ports: GitPorts,
): Promise<History | undefined> {
  const args = ['rev-list', `--max-count=${MOST_COMMITS}`, tip];
  const listed = await askObjects(ports, repository, tip, { args });
  if ('why' in listed) return undefined;
  const ids = listed.text.split('\n').flatMap((line) => readCommitId(line.trim()) ?? []);
  const parsed = await readCommits(ids, repository, ports);
  const commits = new Set<string>([tip]);
  for (const id of commits) {
    for (const parent of parsed.get(id)?.parents ?? []) commits.add(parent);
  }
  return { commits, isWhole: ids.length < MOST_COMMITS && !isShallow(repository) };
}

/** Whether the history of a repository is cut. */
export function isShallow({ gitDirectory }: Repository): boolean {
  return existsSync(join(commonDirectory(gitDirectory), 'shallow'));
}

/**
 * The commits of the default branch of a repository on a server. It is asked without a credential: the name of the
 * repository comes from files that are judged.
 *
 * @returns undefined if it does not answer
 */
export async function historyOnServer(
  address: string,
  ports: GitPorts,
): Promise<History | undefined> {
  const remote = { address };
  const answer = await commitOnServer(remote, 'HEAD', ports);
  if ('why' in answer) return undefined;
  return withEmptyRepository('plangate-history-', async (repository) => {
    const why = await fetchHistory(ports, repository, remote, answer.commit);
    return why === undefined ? historyOf(answer.commit, repository, ports) : undefined;
  });
}

/** Whether a history has a commit; `unknown` where it is not known as a whole. */
export function reachIn(
  history: History | undefined,
  commit: string,
): 'reached' | 'not-reached' | 'unknown' {
  if (history?.commits.has(commit) === true) return 'reached';
  return history?.isWhole === true ? 'not-reached' : 'unknown';
}
