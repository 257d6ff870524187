/** Reads a snapshot of a pull request: its head, its comments, and the files that it changes. */
import { HostError, readId, unreadableAnswer } from '../host-error.ts';
import { ANY_MARKER, hasMarker } from '../own-comments.ts';
import type {
  CreatedComment,
  PullSnapshot,
  RemoteComment,
  SnapshotOptions,
} from '../own-comments.ts';
import { readPages, type List, type ListPage } from '../pages.ts';
import { valueAt, readNonEmptyText } from '../shapes.ts';
import { fieldsOf, listOf } from '../../model/parse.ts';
import { filesQuery, TREE_QUERY, toEntries, type FileApi } from './files.ts';
import type { GitHubSource } from './server.ts';

/** The most files of a pull request that GitHub lists. */
const MOST_FILES = 3_000;

const snapshotQuery = (
  { files, tree }: { files: boolean; tree: boolean },
  blobs: ReturnType<typeof filesQuery>,
) => `query($owner: String!, $name: String!, $number: Int!, $after: String${tree ? ', $tree: String!' : ''}${blobs.declared}) {
  repository(owner: $owner, name: $name) {${tree ? `\n    ${TREE_QUERY}` : ''}${blobs.query}
    pullRequest(number: $number) {
      headRefOid
      comments(first: 100, after: $after) {
        nodes { fullDatabaseId body url viewerDidAuthor editor { login } author { __typename login } }
        pageInfo { hasNextPage endCursor }
      }${files ? ' changedFiles files(first: 100) { nodes { path changeType } pageInfo { hasNextPage } }' : ''}
    }
  }
}`;

/**
 * Reads it by GraphQL, with one request per hundred comments that also says who wrote each; by REST if
 * GraphQL is refused or repeats its pages, as on some servers and with some tokens.
 */
export function createSnapshot(source: GitHubSource, files: FileApi) {
  const authorTest = createAuthorTest(source);
  let skipsGraphql = false;
  return async (number: number, options: SnapshotOptions = {}): Promise<PullSnapshot> => {
    const { tree } = options;
    if (!skipsGraphql) {
      try {
        return await snapshotByGraphql(source, number, options);
      } catch (error) {
        if (!(error instanceof HostError)) throw error;
        const { kind, facts } = error;
        const isUnanswered = kind === 'unreachable' && facts.status === undefined;
        if (isUnanswered || ['aborted', 'bad-token', 'rate-limited'].includes(kind)) throw error;
        // A token that may not read files may still read the comments in one request.
        skipsGraphql = tree === undefined;
      }
    }
    const entries = tree === undefined ? undefined : await files.listDirectory(tree);
    const comments = await listComments(source, number, await authorTest());
    return { ...(await snapshotByRest(source, number, options, comments)), tree: entries };
  };
}

/** Reads the comments page by page, and everything else together with the first page. */
async function snapshotByGraphql(
  source: GitHubSource,
  number: number,
  { files = false, tree, blobs: blobNames = [] }: SnapshotOptions,
): Promise<PullSnapshot> {
  const { graphql, access, clock, service } = source;
  const { owner, name } = access;
  let firstPull: unknown;
  let entries: PullSnapshot['tree'];
  let blobs: PullSnapshot['blobs'];
  const { items, whole } = await readPages(async (after): Promise<ListPage<RemoteComment>> => {
    const isFirst = after === undefined;
    const treeToRead = isFirst ? tree : undefined;
    const blobsQuery = filesQuery(isFirst ? blobNames : [], 'oid');
    const queryParts = { files: files && isFirst, tree: treeToRead !== undefined };
    const variables = { owner, name, number, after: after ?? null, tree: treeToRead };
    const query = snapshotQuery(queryParts, blobsQuery);
    const json = await graphql(query, { ...variables, ...blobsQuery.variables });
    // GraphQL answers 200 and says in the body what is wrong.
    const errors = valueAt(json, 'errors');
    const failed = errors !== undefined && !listOf(errors).every(blobsQuery.isAbout);
    const repository = fieldsOf(valueAt(json, 'data', 'repository'));
    const { pullRequest: pull, object } = repository;
    if (failed || !pull) {
      throw new HostError('not-found', `GitHub shows no pull request ${number} by GraphQL.`, {
        helpCode: 'PG-129',
      });
    }
    if (isFirst) {
      firstPull = pull;
      blobs = blobsQuery.read(repository).map(({ oid }) => readNonEmptyText(oid));
      entries = toEntries(object);
    }
    const { hasNextPage, endCursor } = fieldsOf(valueAt(pull, 'comments', 'pageInfo'));
    const nodes = listOf(valueAt(pull, 'comments', 'nodes'));
    const items = nodes.map((node) => commentOf(node, service));
    return { items, next: hasNextPage ? (readNonEmptyText(endCursor) ?? '') : undefined };
  }, clock);
  const headSha = readNonEmptyText(valueAt(firstPull, 'headRefOid'));
  if (headSha === undefined) throw unreadableAnswer(service);
  if (!whole) {
    throw new HostError('invalid', 'The comments could not be read to their end.', {
      helpCode: 'PG-156',
    });
  }
  const paths = files ? await readChangedFiles(source, number, headSha, firstPull) : undefined;
  return { headSha, whole, comments: withMarker(items), files: paths, tree: entries, blobs };
}

function commentOf(node: unknown, service: string): RemoteComment {
  const { fullDatabaseId, body, url, viewerDidAuthor, author, editor } = fieldsOf(node);
  const id = Number(fullDatabaseId);
  const login = readNonEmptyText(valueAt(author, 'login'));
  if (!Number.isSafeInteger(id) || typeof body !== 'string') throw unreadableAnswer(service);
  // In the form of REST, because a user may have the same name as an app.
  const name = login && valueAt(author, '__typename') === 'Bot' ? `${login}[bot]` : login;
  const isOwn = viewerDidAuthor === true;
  const isOwnText = editor === null || (login !== undefined && valueAt(editor, 'login') === login);
  return { id, body, url: String(url), isOwn, author: name, isOwnText };
}

const COMMENTS = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';

/** Without a known user of the token, no comment is known to be its own. */
export function toComment(comment: unknown, service: string): CreatedComment & { body: string } {
  const author = readNonEmptyText(valueAt(comment, 'user', 'login'));
  const url = String(valueAt(comment, 'html_url'));
  const body = readNonEmptyText(valueAt(comment, 'body')) ?? '';
  return { id: readId(comment, service), body, url, author };
}

/** Comments without a marker are not needed here, and may be many and long. */
function withMarker(comments: readonly RemoteComment[]): RemoteComment[] {
  return comments.filter(({ body }) => hasMarker(body, ANY_MARKER));
}

/** The kinds of changes that leave a file its name, so that the list has all names of it. */
const WITH_ONE_NAME = ['ADDED', 'CHANGED', 'COPIED', 'DELETED', 'MODIFIED'];

/** All names of the changed files; undefined if the list is not whole, or not that of this head. */
async function readChangedFiles(
  source: GitHubSource,
  number: number,
  head: string,
  pull: unknown,
): Promise<string[] | undefined> {
  const count = Number(valueAt(pull, 'changedFiles') ?? Number.NaN);
  if (count > MOST_FILES) return undefined;
  const nodes = listOf(valueAt(pull, 'files', 'nodes')).map(fieldsOf);
  const notRenamed = nodes.flatMap(({ path, changeType }) =>
    typeof path === 'string' && WITH_ONE_NAME.includes(String(changeType)) ? [path] : [],
  );
  const isLastPage = valueAt(pull, 'files', 'pageInfo', 'hasNextPage') === false;
  if (isLastPage && nodes.length === count && notRenamed.length === count) return notRenamed;
  // Only REST says what the name of a file was before.
  const listed = await listFiles(source, number);
  const { headSha, changed } = await readHead(source, number);
  return headSha === head ? completeList(listed, changed) : undefined;
}

function listFiles({ list, service }: GitHubSource, pull_number: number) {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files';
  return list(route, { pull_number, per_page: 100 }, (item) => {
    const id = valueAt(item, 'filename');
    if (typeof id !== 'string') throw unreadableAnswer(service);
    return { id, names: [id, readNonEmptyText(valueAt(item, 'previous_filename')) ?? id] };
  });
}

/** The changed paths, with both names of a moved file; undefined unless their number is the one that the host states. */
function completeList(
  { items, whole }: List<{ id: string; names: string[] }>,
  count: unknown,
): string[] | undefined {
  if (!whole || items.length !== count) return undefined;
  return [...new Set(items.flatMap(({ names }) => names))];
}

async function readHead({ call, service }: GitHubSource, pull_number: number) {
  const pull = await call('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number });
  const headSha = valueAt(pull.json, 'head', 'sha');
  if (typeof headSha !== 'string') throw unreadableAnswer(service);
  return { headSha, changed: valueAt(pull.json, 'changed_files') };
}

async function snapshotByRest(
  source: GitHubSource,
  issue_number: number,
  { files = false }: SnapshotOptions,
  { items, whole }: List<RemoteComment>,
): Promise<PullSnapshot> {
  const listed = files ? await listFiles(source, issue_number) : undefined;
  // The head is read last, so that the lists belong to this commit or to an earlier one.
  const { headSha, changed } = await readHead(source, issue_number);
  const paths = listed && completeList(listed, changed);
  return { headSha, whole, comments: items, files: paths };
}

async function listComments(
  { list, service }: GitHubSource,
  issue_number: number,
  isOwnComment: (comment: unknown) => boolean,
): Promise<List<RemoteComment>> {
  const { items, whole } = await list(COMMENTS, { issue_number, per_page: 100 }, (item) => ({
    ...toComment(item, service),
    isOwn: isOwnComment(item),
  }));
  return { items: withMarker(items), whole };
}

/** Finds our own comments: by the token's user, or by the kind of author if the token is an app's. */
function createAuthorTest({ call, access }: GitHubSource) {
  let cached: { me: string | undefined } | undefined;
  const whoAmI = async () => {
    if (access.token.startsWith('ghs_')) return undefined;
    // On GitHub, an app's token may not ask this. On other servers a refusal is a failure, so that
    // another user's comment is never taken for ours.
    const accept = access.server.name === 'github' ? [403, 404] : [];
    const user = await call('GET /user', {}, { accept });
    return user.status < 300 ? readNonEmptyText(valueAt(user.json, 'login')) : undefined;
  };
  return async () => {
    const { me } = (cached ??= { me: await whoAmI() });
    return (comment: unknown): boolean => {
      const login = valueAt(comment, 'user', 'login');
      if (me !== undefined) return login === me;
      const byApp = Boolean(valueAt(comment, 'performed_via_github_app'));
      const isBot = valueAt(comment, 'user', 'type') === 'Bot';
      return isBot && (login === 'github-actions[bot]' || byApp);
    };
  };
}
