/** Reads files of a branch or a commit from GitHub: by REST, or as a part of a query. */
import { readCommitId } from '../../model/commit-id.ts';
import { HostError, unreadableAnswer } from '../host-error.ts';
import type { RemoteEntry } from '../own-comments.ts';
import { readNonEmptyText, textAt, valueAt } from '../shapes.ts';
import { fieldsOf, listOf } from '../../model/parse.ts';
import { idOf } from '../../machine/git-objects.ts';
import type { AtPath, ListedEntry } from '../../model/file-tree.ts';
import type { RepositoryRequests } from './repository-requests.ts';
import { GITHUB } from './server.ts';

export type FileApi = ReturnType<typeof createFileApi>;

/** Part of a query on a repository, with the variables `$tree` and `$treeCommit`. */
export const TREE_QUERY =
  'object(expression: $tree) { ... on Tree { entries { name mode object { ... on Blob { oid text isTruncated } } } } } commit: object(expression: $treeCommit) { oid }';

/** The most entries of a directory that GitHub lists by REST. */
const MOST_LISTED = 1_000;

/** Reads the answer to `TREE_QUERY`; undefined if the directory does not exist. */
export function toEntries(answer: unknown): RemoteEntry[] | undefined {
  const entries = valueAt(answer, 'entries');
  if (!Array.isArray(entries)) return undefined;
  return entries.map((entry): RemoteEntry => {
    const { name, mode } = fieldsOf(entry);
    const kind = KINDS_BY_MODE[Number(mode)] ?? 'file';
    const { oid, text, isTruncated } = fieldsOf(fieldsOf(entry)['object']);
    const isText = kind === 'file' && isTruncated === false && typeof text === 'string';
    // GitHub may have decoded another text than one in UTF-8.
    const isWhole = isText && idOf('blob', Buffer.from(text), String(oid)) === oid;
    return { name: String(name), kind, text: isWhole ? text : undefined };
  });
}

const KINDS_BY_MODE: Readonly<Record<number, ListedEntry['kind']>> = {
  [0o040000]: 'directory',
  [0o120000]: 'link',
  [0o160000]: 'submodule',
};
const KINDS_BY_TYPE: Readonly<Record<string, ListedEntry['kind']>> = {
  dir: 'directory',
  symlink: 'link',
  submodule: 'submodule',
};

/** The part of a query that reads these files, with the variables `$f0`, `$f1`, …. */
export function filesQuery(expressions: readonly string[], fields: 'oid' | 'text isTruncated') {
  const names = expressions.map((_, index) => `f${index}`);
  return {
    declared: names.map((name) => `, $${name}: String!`).join(''),
    query: names
      .map((name) => `\n    ${name}: object(expression: $${name}) { ... on Blob { ${fields} } }`)
      .join(''),
    variables: Object.fromEntries(names.map((name, index) => [name, expressions[index]])),
    /** The fields of each file, in their order. */
    read: (answer: unknown) => names.map((name) => fieldsOf(valueAt(answer, name))),
    /**
     * Whether an error of the answer is about one of these files: its path is `repository` and the name of the file. Where the
     * token may not see a file, the other files are in the answer all the same.
     */
    isAbout: (error: unknown) => names.includes(String(listOf(valueAt(error, 'path'))[1])),
  };
}

export function createFileApi(requests: RepositoryRequests) {
  const {
    call,
    service,
    access: { server },
  } = requests;
  const commits = new Map<string, string | undefined>();
  const look = async (expression: string): Promise<AtPath> => {
    const found = await contents(expression);
    if (Array.isArray(found))
      return { kind: 'directory', entries: await toListedEntries(expression, found) };
    if (found === undefined) return { kind: 'absent' };
    const { type, target, content, sha, size } = fieldsOf(found);
    if (type === 'submodule') return { kind: 'submodule' };
    if (type === 'symlink') return { kind: 'link', target: String(target) };
    if (typeof content !== 'string') throw unreadableAnswer(service);
    const isWhole = content !== '' || size === 0;
    return {
      kind: 'file',
      size: typeof size === 'number' ? size : undefined,
      bytes: async () =>
        Buffer.from(isWhole ? content : await contentOfBlob(String(sha)), 'base64'),
    };
  };
  return {
    /** What is at a path, as in `HEAD:infra` or `refs/heads/main:`. GitHub itself follows a link to a file of the repository. */
    look,
    /**
     * The texts of files of a commit, by one query; empty on a server that is not GitHub. A text is undefined if the file
     * is missing, hidden from the token, too large or binary.
     */
    textsAt: (commit: string, paths: readonly string[]) => textsAt(requests, commit, paths),
  };

  async function toListedEntries(
    expression: string,
    listed: readonly unknown[],
  ): Promise<ListedEntry[]> {
    if (server === GITHUB && listed.length >= MOST_LISTED) {
      const what = `${service} lists ${MOST_LISTED} entries of a directory, and there may be more`;
      throw new HostError('invalid', `${what}: move some to another directory.`);
    }
    const entries: ListedEntry[] = [];
    for (const each of listed) {
      const { name, type, size, download_url: content } = fieldsOf(each);
      const kind = KINDS_BY_TYPE[String(type)] ?? 'file';
      // GitHub lists a submodule as a file, which has neither bytes nor an address of them.
      const isCertain = kind !== 'file' || Number(size) > 0 || typeof content === 'string';
      const inside = `${expression.replace(/([^:])$/, '$1/')}${String(name)}`;
      const isSubmodule = !isCertain && (await look(inside)).kind === 'submodule';
      entries.push({ name: String(name), kind: isSubmodule ? 'submodule' : kind });
    }
    return entries;
  }

  /** In base64. GitHub leaves the content of a file of more than a megabyte out of the answer that names the blob. */
  async function contentOfBlob(file_sha: string): Promise<string> {
    const route = 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}';
    const content = textAt((await call(route, { file_sha })).json, 'content');
    if (content === undefined) throw unreadableAnswer(service);
    return content;
  }

  async function contents(expression: string): Promise<unknown> {
    const colon = expression.indexOf(':');
    const ref = expression.slice(0, colon);
    const path = expression.slice(colon + 1);
    const at = server === GITHUB ? ref : await commitOf(ref);
    if (at === undefined) return undefined;
    // Without `ref` the server reads the default branch.
    const where = at === 'HEAD' ? { path } : { path, ref: at };
    const route = 'GET /repos/{owner}/{repo}/contents/{path}';
    return jsonIfFound(await call(route, where, { accept: [404] }));
  }

  /** The commit of a branch. Gitea does not accept `refs/heads/main`; for `main`, older versions take a tag of that name. */
  async function commitOf(ref: string): Promise<string | undefined> {
    if (ref === 'HEAD' || commits.has(ref)) return ref === 'HEAD' ? ref : commits.get(ref);
    const route = 'GET /repos/{owner}/{repo}/branches/{branch}';
    const branch = ref.replace(/^refs\/heads\//, '');
    const json = jsonIfFound(await call(route, { branch }, { accept: [404] }));
    // Gitea's `id` of a commit is its hash.
    commits.set(ref, readCommitId(valueAt(json, 'commit', 'id')));
    return commits.get(ref);
  }
}

function jsonIfFound({ status, json }: { status: number; json: unknown }): unknown {
  return status === 404 ? undefined : json;
}

async function textsAt(
  { graphql, access: { owner, name, server } }: RepositoryRequests,
  commit: string,
  paths: readonly string[],
): Promise<(string | undefined)[]> {
  if (server !== GITHUB) return [];
  const part = filesQuery(
    paths.map((path) => `${commit}:${path}`),
    'text isTruncated',
  );
  const query = `query($owner: String!, $name: String!${part.declared}) {
  repository(owner: $owner, name: $name) {${part.query}
  }
}`;
  const json = await graphql(query, { owner, name, ...part.variables });
  return part
    .read(valueAt(json, 'data', 'repository'))
    .map(({ text, isTruncated }) => (isTruncated === false ? readNonEmptyText(text) : undefined));
}
