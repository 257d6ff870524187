/**
 * Reads files from GitHub that are not checked out: those of the default branch, where they are needed to choose settings, and
 * those at the head of a pull request. Git has that commit in a deep checkout. Otherwise the snapshot of the pull request says
 * which files are the same, and one more request reads the others.
 */
import { type ConfigurationFiles, UntrustedError } from '../../trust/tree.ts';
import type { PullSnapshot, RemoteEntry } from '../own-comments.ts';
import { HostError, onHostError } from '../host-error.ts';
import { idOf, openCommit } from '../../machine/git-objects.ts';
import { readCommitId } from '../../model/commit-id.ts';
import type { GitPorts } from '../../machine/ask-git.ts';
import type { Repository } from '../../machine/find-repository.ts';
import { explainProblem, type GitHubApi } from './calls.ts';
import type { FileApi } from './snapshot.ts';

/**
 * The files of the default branch.
 *
 * @param number the pull request: its comments are read in the same query, and `keep` gets them
 */
export function trustedOnGitHub(
  api: GitHubApi,
  number: number | undefined,
  keep: (snapshot: PullSnapshot) => void,
): ConfigurationFiles {
  const texts = new Map<string, string>();
  const noFiles = new Set<string>();
  return {
    async names(directory) {
      const entries = await list(`HEAD:${directory}`).catch(explain);
      for (const { name, text, isNoFile } of entries ?? []) {
        const path = directory === '' ? name : `${directory}/${name}`;
        if (text !== undefined) texts.set(path, text);
        if (isNoFile) noFiles.add(path);
      }
      return entries?.map(({ name }) => name);
    },
    isNoFile: async (path) => noFiles.has(path),
    obstacleAt: (path) => api.obstacleAt(`HEAD:${path}`).catch(explain),
    read: async (path) => texts.get(path) ?? api.readFile(`HEAD:${path}`).catch(explain),
  };

  async function list(tree: string): Promise<RemoteEntry[] | undefined> {
    if (number === undefined) return api.listDirectory(tree);
    try {
      const snapshot = await api.snapshot(number, { files: true, tree });
      keep(snapshot);
      return snapshot.tree;
    } catch (error) {
      // A pull request that the token may not read does not keep the files from being read.
      if (!(error instanceof HostError) || error.kind === 'aborted') throw error;
      return api.listDirectory(tree);
    }
  }
}

const explain = onHostError((problem): never => {
  const what = 'The files of the branch were not read';
  const { text, code } = explainProblem(what, 'contents: read', problem);
  throw new UntrustedError(text, code);
});

const MOST_FILES = 50;
const MOST_REQUESTS = 10;

type Texts = ReadonlyMap<string, string>;

/** @returns undefined if git does not have the commit */
export async function readByGit(
  texts: Texts,
  commit: string,
  { repository, ports }: { repository: Repository; ports: GitPorts },
): Promise<Texts | undefined> {
  const id = readCommitId(commit);
  const files = id && openCommit(id, repository, ports);
  if (files === undefined || (await files.entry('')) === undefined) return undefined;
  const textsAtHead = new Map<string, string>();
  for (const path of [...texts.keys()].slice(0, MOST_FILES)) {
    const bytes = await files.bytes(path);
    if (bytes !== undefined) textsAtHead.set(path, bytes.toString('utf8'));
  }
  return textsAtHead;
}

/**
 * @param texts those of the checkout, by path
 * @param readSnapshot reads a snapshot of the pull request, with the ids of these files
 */
export async function readByApi(
  texts: Texts,
  commit: string,
  api: FileApi,
  readSnapshot: (files: string[]) => Promise<PullSnapshot | undefined>,
): Promise<Texts> {
  const paths = [...texts.keys()].slice(0, MOST_FILES);
  const snapshot = await readSnapshot(paths.map((path) => `${commit}:${path}`));
  const textsAtHead = new Map<string, string>();
  const others: string[] = [];
  for (const [index, path] of paths.entries()) {
    const text = texts.get(path) ?? '';
    const id = snapshot?.blobs?.[index];
    if (id !== undefined && id === idOf('blob', Buffer.from(text), id)) textsAtHead.set(path, text);
    else if (id !== undefined || snapshot?.blobs === undefined) others.push(path);
  }
  if (others.length === 0) return textsAtHead;
  const readOneByOne = () =>
    Promise.all(
      others
        .slice(0, MOST_REQUESTS)
        .map((path) => api.readFile(`${commit}:${path}`).catch(onHostError(() => undefined))),
    );
  // A server that refused GraphQL once is not asked by it again.
  const answers = await (snapshot?.blobs === undefined
    ? readOneByOne()
    : api.textsAt(commit, others).catch(onHostError(readOneByOne)));
  for (const [index, path] of others.entries()) {
    const text = answers[index];
    if (text !== undefined) textsAtHead.set(path, text);
  }
  return textsAtHead;
}
