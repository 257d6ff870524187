/**
 * Pushes that add nothing but a clean merge of the base branch to the head before it: whoever merges it in, by a button or by
 * git, had no hand in the change. Nothing that a commit says of itself proves that, so its tree is made again.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BranchPush, CommandApi } from '../hosts/github/calls.ts';
import { onHostError } from '../hosts/host-error.ts';
import { remakeMerge, type GitPorts } from '../machine/ask-git.ts';
import { commonDirectory, findKnownRepository } from '../machine/find-repository.ts';
import { readCommits } from '../machine/git-objects.ts';
import { readCommitId } from '../model/commit-id.ts';

/** More of them are not looked at: who pushed the others counts. */
const MOST_MERGES = 20;

/** A push that may be such a merge, by what the host says of its commit. */
export interface PushedMerge {
  id: string;
  before: string;
}

/** Pushes of a commit with two parents, of which the first is the head before. */
export function pushedMerges(
  pushes: readonly BranchPush[],
  commits: readonly { id: string; parents: readonly string[] }[],
): PushedMerge[] {
  const merges = new Map(
    commits.flatMap(({ id, parents: [first, second, third] }) =>
      second !== undefined && third === undefined ? [[id, first] as const] : [],
    ),
  );
  return pushes.flatMap(({ before, after = '' }) =>
    before !== undefined && merges.get(after) === before ? [{ id: after, before }] : [],
  );
}

/** @returns ids of those that are clean; `why`, as a sentence, where this job cannot know it of any */
export async function findCleanMerges(
  pushed: readonly PushedMerge[],
  base: string,
  commands: CommandApi,
  place: { workingDirectory: string; ports: GitPorts },
): Promise<{ clean: ReadonlySet<string>; why?: string }> {
  const clean = new Set<string>();
  if (pushed.length === 0) return { clean };
  const { ports, workingDirectory } = place;
  const repository = findKnownRepository(workingDirectory, workingDirectory);
  // A history that is cut has other merge bases.
  const isCut =
    repository === undefined ||
    existsSync(join(commonDirectory(repository.gitDirectory), 'shallow'));
  if (isCut) return { clean, why: NO_CLONE };
  const ids = pushed.flatMap(({ id }) => readCommitId(id) ?? []);
  const commits = await readCommits(ids, repository, ports);
  const ofBase = await commands.headOfBranch(base).catch(onHostError(() => undefined));
  if (ofBase === undefined) return { clean };
  for (const { id, before } of pushed.slice(0, MOST_MERGES)) {
    const { tree, parents = [] } = commits.get(id) ?? {};
    const [first, second, third] = parents;
    if (first === undefined || second === undefined || third !== undefined) continue;
    if (first !== before) continue;
    const isOfBase = await commands.isAncestor(second, ofBase).catch(onHostError(() => false));
    if (!isOfBase) continue;
    const remade = await remakeMerge([first, second], repository, ports);
    if (remade !== undefined && remade === tree) clean.add(id);
  }
  return commits.size < pushed.length ? { clean, why: NO_CLONE } : { clean };
}

const NO_CLONE =
  'A push that only merges the base branch excludes nobody, and this job cannot see whether one does no more: check out the default branch with `fetch-depth: 0`.';
