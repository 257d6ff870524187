/**
 * Finds the files that the commit which is checked out changes since the last one that it has in common with a target. Commits
 * and directories are read by their ids, so a clone that says otherwise counts for nothing.
 */
import { readCommitId, type CommitId } from '../model/commit-id.ts';
import { askObjects, type GitPorts } from './ask-git.ts';
import { uncommittedPaths } from './compare-with-commit.ts';
import { headOf, type Repository } from './find-repository.ts';
import { readCommits, readTrees, type TreeEntry } from './git-objects.ts';

/** More commits than these on both sides are not read. */
const MOST_COMMITS = 50_000;

/**
 * The merge base of the commit that is checked out and the target. Git proposes it. It counts if commits that
 * were hashed here lead to it from both sides.
 *
 * @returns undefined if the clone does not have all commits down to it
 */
export async function mergeBase(
  target: CommitId,
  repository: Repository,
  ports: GitPorts,
): Promise<CommitId | undefined> {
  const head = await headOf(repository);
  if (head === undefined) return undefined;
  const ask = (...args: string[]) => askObjects(ports, repository, head, { args });
  const proposed = await ask('merge-base', head, target);
  const base = 'text' in proposed ? readCommitId(proposed.text.trim()) : undefined;
  if (base === undefined) return undefined;
  const most = `--max-count=${MOST_COMMITS + 1}`;
  const listed = await ask('rev-list', '--boundary', most, `${head}...${target}`);
  if ('why' in listed) return undefined;
  const between = listed.text
    .split('\n')
    .flatMap((line) => readCommitId(line.replace('-', '')) ?? []);
  if (between.length > MOST_COMMITS) return undefined;
  const commits = await readCommits([...new Set([head, target, ...between])], repository, ports);
  const leadsToBase = (from: CommitId): boolean => {
    const seen = new Set([from]);
    for (const commit of seen) {
      for (const parent of commits.get(commit)?.parents ?? []) seen.add(parent);
    }
    return seen.has(base);
  };
  const areAllRead = between.every((commit) => commits.has(commit));
  return areAllRead && leadsToBase(head) && leadsToBase(target) ? base : undefined;
}

/**
 * Lists the files that changed since the merge base of `target` and the commit that is checked out.
 * Changes that are not committed count, too, except in files that git ignores.
 *
 * @returns paths relative to the repository, with slashes, both the old and the new path of a moved
 *   file; undefined if git does not know `target` or the merge base
 */
export async function changedSince(
  target: CommitId,
  repository: Repository,
  ports: GitPorts,
): Promise<string[] | undefined> {
  const head = await headOf(repository);
  const base = await mergeBase(target, repository, ports);
  if (head === undefined || base === undefined) return undefined;
  const committed = await pathsThatDiffer({ old: base, now: head }, repository, ports);
  const uncommitted = await uncommittedPaths(repository, ports);
  if (committed === undefined || uncommitted === undefined) return undefined;
  return [...new Set([...committed, ...uncommitted])];
}

type Entry = TreeEntry | undefined;

/** What two commits have at one path. */
interface EntryPair {
  path: string;
  before: Entry;
  after: Entry;
}

/** The paths of files that differ between two commits; undefined if the clone does not have all of their directories. */
async function pathsThatDiffer(
  { old, now }: { old: CommitId; now: CommitId },
  repository: Repository,
  ports: GitPorts,
): Promise<string[] | undefined> {
  const commits = await readCommits([old, now], repository, ports);
  const oldTree = commits.get(old)?.tree;
  const newTree = commits.get(now)?.tree;
  if (oldTree === undefined || newTree === undefined) return undefined;
  const top = (id: string): TreeEntry => ({ mode: '040000', name: '', id });
  const paths: string[] = [];
  // One level of directories after the other, so that each level is one question to git.
  let pairs: EntryPair[] = [{ path: '', before: top(oldTree), after: top(newTree) }];
  while (pairs.length > 0) {
    const entries = pairs.flatMap(({ before, after }) => [before, after]);
    const ids = new Set(entries.flatMap((entry) => treeOf(entry) ?? []));
    const trees = await readTrees([...ids], repository, ports);
    if ([...ids].some((id) => !trees.has(id))) return undefined;
    const deeper: EntryPair[] = [];
    for (const { path, before, after } of pairs) {
      if (isFile(before) || isFile(after)) paths.push(path);
      const oldEntries = entriesByName(trees.get(treeOf(before) ?? ''));
      const newEntries = entriesByName(trees.get(treeOf(after) ?? ''));
      for (const name of new Set([...oldEntries.keys(), ...newEntries.keys()])) {
        const innerBefore = oldEntries.get(name);
        const innerAfter = newEntries.get(name);
        const isSame = innerBefore?.id === innerAfter?.id && innerBefore?.mode === innerAfter?.mode;
        if (isSame) continue;
        const inner = path === '' ? name : `${path}/${name}`;
        deeper.push({ path: inner, before: innerBefore, after: innerAfter });
      }
    }
    pairs = deeper;
  }
  return paths;
}

/** Also true for a link and a submodule. */
function isFile(entry: Entry): boolean {
  return entry !== undefined && treeOf(entry) === undefined;
}

/** The id of a directory's tree; undefined for a file, a link or a submodule. */
function treeOf(entry: Entry): string | undefined {
  return entry?.mode === '040000' ? entry.id : undefined;
}

function entriesByName(entries: readonly TreeEntry[] = []): ReadonlyMap<string, TreeEntry> {
  return new Map(entries.map((entry) => [entry.name, entry]));
}
