/** Reads files of the trusted branch from GitHub. Loaded only if they are needed to choose settings. */
import { type ConfigurationFiles, UntrustedError } from '../../trust/tree.ts';
import type { PullSnapshot, RemoteEntry } from '../own-comments.ts';
import { explainProblem, type GitHubApi } from './calls.ts';
import { HostError, onHostError } from '../host-error.ts';

/**
 * @param branch undefined: the default branch
 * @param number the pull request: its comments are read in the same query, and `keep` gets them
 */
export function trustedOnGitHub(
  api: GitHubApi,
  branch: string | undefined,
  number: number | undefined,
  keep: (snapshot: PullSnapshot) => void,
): ConfigurationFiles {
  const ref = branch === undefined ? 'HEAD' : `refs/heads/${branch}`;
  const texts = new Map<string, string>();
  const noFiles = new Set<string>();
  return {
    async names(directory) {
      const entries = await list(`${ref}:${directory}`).catch(explain);
      for (const { name, text, isNoFile } of entries ?? []) {
        const path = directory === '' ? name : `${directory}/${name}`;
        if (text !== undefined) texts.set(path, text);
        if (isNoFile) noFiles.add(path);
      }
      return entries?.map(({ name }) => name);
    },
    isNoFile: async (path) => noFiles.has(path),
    obstacleAt: (path) => api.obstacleAt(`${ref}:${path}`).catch(explain),
    read: async (path) => texts.get(path) ?? api.readFile(`${ref}:${path}`).catch(explain),
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
