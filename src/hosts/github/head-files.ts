/**
 * Reads files at the head of a pull request if another commit is checked out: from git in a deep checkout, otherwise by
 * one request.
 */
import type { FileApi } from './files.ts';
import { openCommit } from '../../machine/git-objects.ts';
import { readCommitId } from '../../model/commit-id.ts';
import type { GitPorts } from '../../machine/ask-git.ts';
import type { Repository } from '../../machine/find-repository.ts';
import { onHostError } from '../host-error.ts';

const MOST_FILES = 50;
const MOST_REQUESTS = 10;

type Texts = ReadonlyMap<string, string>;

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

/** By GraphQL, or by REST from a server that refuses it. */
export async function readByApi(texts: Texts, commit: string, api: FileApi): Promise<Texts> {
  const paths = [...texts.keys()].slice(0, MOST_FILES);
  const readEach = () =>
    Promise.all(
      paths
        .slice(0, MOST_REQUESTS)
        .map((path) => api.readFile(`${commit}:${path}`).catch(onHostError(() => undefined))),
    );
  const answers = await api.textsAt(commit, paths).catch(onHostError(readEach));
  return new Map(
    answers.flatMap((text, index) => (text === undefined ? [] : [[paths[index] ?? '', text]])),
  );
}
