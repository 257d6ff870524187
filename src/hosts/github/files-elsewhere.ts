/**
 * Reads files from GitHub that are not checked out: those of the default branch, where they are needed to choose settings, and
 * those at the head of a pull request. Git has that commit in a deep checkout. Otherwise the snapshot of the pull request says
 * which files are the same, and one more request reads the others.
 */
import { UntrustedError } from '../../trust/tree.ts';
import type { PullSnapshot, RemoteEntry } from '../own-comments.ts';
import { HostError, onHostError } from '../host-error.ts';
import { idOf, openCommit } from '../../machine/git-objects.ts';
import { readCommitId, type CommitId } from '../../model/commit-id.ts';
import type { AtPath, FileTree } from '../../model/file-tree.ts';
import { finding } from '../../model/finding.ts';
import { literal, phrase, sentencePart, typed } from '../../model/sentence.ts';
import { CODES } from '../../model/errors.ts';
import type { GitPorts } from '../../machine/ask-git.ts';
import type { Repository } from '../../machine/find-repository.ts';
import type { GitHubApi } from './calls.ts';
import { explainProblem } from './explain-problem.ts';
import type { GitHubSnapshot } from './snapshot.ts';
import type { FileApi } from './file-calls.ts';

interface OpenedTree {
  /** The pull request: its comments are read in the same query. */
  number?: number | undefined;
  /** Left out: the last one of the default branch. */
  commit?: CommitId | undefined;
}

interface TreeOnGitHub extends FileTree {
  /** The pull request, as the last list of a directory has read it; undefined as long as none has. */
  snapshot(): GitHubSnapshot | undefined;
}

/**
 * The files of the default branch, or of a commit of it. As soon as a listing by GraphQL says which commit has them, all that
 * follows is read of it.
 */
export function treeOnGitHub(
  api: GitHubApi,
  { number, commit: given }: OpenedTree = {},
): TreeOnGitHub {
  const texts = new Map<string, string>();
  let commit = given;
  let snapshot: GitHubSnapshot | undefined;
  const at = (path: string): string => `${commit ?? 'HEAD'}:${path}`;
  const look = async (path: string): Promise<AtPath> => {
    const listed = texts.get(path);
    if (listed !== undefined) return { kind: 'file', bytes: async () => Buffer.from(listed) };
    const found = await api.look(at(path)).catch(explain);
    if (path === '' && found.kind === 'absent') throw hidden(api);
    return found;
  };
  return {
    of: 'commit',
    commit: () => commit,
    snapshot: () => snapshot,
    async list(directory) {
      const entries = await list(directory).catch(explain);
      if (directory === '' && entries === undefined) throw hidden(api);
      for (const { name, text } of entries ?? []) {
        const path = directory === '' ? name : `${directory}/${name}`;
        if (text !== undefined) texts.set(path, text);
      }
      return entries;
    },
    look,
  };

  async function list(directory: string): Promise<readonly RemoteEntry[] | undefined> {
    const ofRest = async () => {
      const found = await api.look(at(directory));
      return found.kind === 'directory' ? found.entries : undefined;
    };
    if (number === undefined) return ofRest();
    try {
      snapshot = await api.snapshot(number, { files: true, tree: at(directory) });
      commit ??= snapshot.treeCommit;
      return snapshot.tree;
    } catch (error) {
      // A pull request that the token may not read does not keep the files from being read.
      if (!(error instanceof HostError) || error.kind === 'aborted') throw error;
      return ofRest();
    }
  }
}

/** Every commit has a top: where it is not shown, the token may not see the files. */
function hidden({ server }: GitHubApi): UntrustedError {
  return new UntrustedError(
    finding(
      CODES.lacksHostRight,
      phrase`${sentencePart('name', server.service, 60)} shows no file of the default branch to this token.`,
      { remedy: phrase`Give the job ${typed('permissions: contents: read')}.`, actor: 'operators' },
    ),
  );
}

const explain = onHostError((problem): never => {
  const what = literal`The files of the branch were not read`;
  throw new UntrustedError(explainProblem(what, 'contents: read', problem));
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
  const readOne = async (expression: string) => {
    const found = await api.look(expression);
    return found.kind === 'file' ? Buffer.from(await found.bytes()).toString('utf8') : undefined;
  };
  const readOneByOne = () =>
    Promise.all(
      others
        .slice(0, MOST_REQUESTS)
        .map((path) => readOne(`${commit}:${path}`).catch(onHostError(() => undefined))),
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
