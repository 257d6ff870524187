/** Reads files of a branch or a commit: as a part of a query that is sent anyway, or by REST. */
import type { RemoteEntry } from '../own-comments.ts';
import { valueAt, toCommitId, readNonEmptyText } from '../shapes.ts';
import { fieldsOf, listOf } from '../../model/parse.ts';
import { GITHUB, type GitHubSource } from './server.ts';

export type FileApi = ReturnType<typeof createFileApi>;

/** Part of a query on a repository, with the variable `$tree`. */
export const TREE_QUERY =
  'object(expression: $tree) { ... on Tree { entries { name mode object { ... on Blob { text } } } } }';

const MODE_OF_LINK = 0o120000;

/** Reads the answer to `TREE`; undefined if the directory does not exist. */
export function toEntries(answer: unknown): RemoteEntry[] | undefined {
  const entries = valueAt(answer, 'entries');
  if (!Array.isArray(entries)) return undefined;
  return entries.map((entry) => {
    const { name, mode } = fieldsOf(entry);
    const text = valueAt(entry, 'object', 'text');
    const whole = mode !== MODE_OF_LINK && typeof text === 'string';
    const isNoFile = ![0o100644, 0o100755].includes(Number(mode));
    return { name: String(name), isNoFile, text: whole ? text : undefined };
  });
}

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

export function createFileApi(source: GitHubSource) {
  const {
    call,
    access: { server },
  } = source;
  const commits = new Map<string, string | undefined>();
  return {
    /** The entries of a directory, as in `HEAD:infra` or `refs/heads/main:`; undefined if there is no such directory. */
    async listDirectory(expression: string): Promise<RemoteEntry[] | undefined> {
      const listed = await contents(expression);
      if (!Array.isArray(listed)) return undefined;
      return listed.map((entry) => ({
        name: String(valueAt(entry, 'name')),
        isNoFile: valueAt(entry, 'type') !== 'file',
      }));
    },
    /** The text of a file. A link is followed if it stays in the repository. */
    async readFile(expression: string): Promise<string | undefined> {
      const content = valueAt(await contents(expression), 'content');
      if (typeof content !== 'string') return undefined;
      return Buffer.from(content, 'base64').toString('utf8');
    },
    /** A link that leads to a file is answered as that file. */
    async obstacleAt(expression: string): Promise<'submodule' | 'link' | undefined> {
      const type = valueAt(await contents(expression), 'type');
      if (type === 'symlink') return 'link';
      return type === 'submodule' ? type : undefined;
    },
    /**
     * The texts of files of a commit, by one query; empty on a server that is not GitHub. A text is undefined if the file
     * is missing, hidden from the token, too large or binary.
     */
    textsAt: (commit: string, paths: readonly string[]) => textsAt(source, commit, paths),
  };

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
    commits.set(ref, toCommitId(valueAt(json, 'commit', 'id')));
    return commits.get(ref);
  }
}

function jsonIfFound({ status, json }: { status: number; json: unknown }): unknown {
  return status === 404 ? undefined : json;
}

async function textsAt(
  { graphql, access: { owner, name, server } }: GitHubSource,
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
