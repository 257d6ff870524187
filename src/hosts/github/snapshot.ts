/**
 * Reads from GitHub: a snapshot of a pull request (its head, its comments, the files that it changes, what it takes to count
 * approvals), and files of a branch or a commit, as a part of the same query or by REST.
 */
import { isAboutApprovals } from '../../approvals/examine-lines.ts';
import { HostError, readId, unreadableAnswer } from '../host-error.ts';
import {
  ANY_MARKER,
  hasMarker,
  type CreatedComment,
  type PullSnapshot,
  type RemoteComment,
  type SnapshotOptions,
  type RemoteEntry,
} from '../own-comments.ts';
import { readPages, type List } from '../read-list.ts';
import { readNonEmptyText, textAt, toCommitId, valueAt } from '../shapes.ts';
import { fieldsOf, listOf } from '../../model/parse.ts';
import { quote } from '../../model/quote.ts';
import {
  COMMENT_FIELDS,
  COMMIT_FIELDS,
  LOOK_FIELDS,
  PLACE_FIELDS,
  readComment,
  readRequestCommit,
  readDetails,
  readPlace,
  type RequestCommit,
  type RequestDetails,
  type RequestPlace,
  type WrittenComment,
} from './request-answer.ts';
import { idOf } from '../../machine/git-objects.ts';
import { readCommitId, type CommitId } from '../../model/commit-id.ts';
import type { AtPath, ListedEntry } from '../../model/file-tree.ts';
import type { GitHubSource } from './repository-requests.ts';
import { GITHUB } from './server.ts';
import { CODES } from '../../model/errors.ts';
import { foreign, literal, phrase, type Sentence } from '../../model/sentence.ts';

/** The most files of a pull request that GitHub lists. */
const MOST_FILES = 3_000;

/** The parts of a query that are not in each page. */
interface QueryParts {
  place: boolean;
  files: boolean;
  tree: boolean;
  look: boolean;
}

const snapshotQuery = (
  { place, files, tree, look }: QueryParts,
  blobs: ReturnType<typeof filesQuery>,
) => `query($owner: String!, $name: String!, $number: Int!, $after: String${look ? ', $commits: String' : ''}${tree ? ', $tree: String!, $treeCommit: String!' : ''}${blobs.declared}) {
  repository(owner: $owner, name: $name) {${tree ? `\n    ${TREE_QUERY}` : ''}${blobs.query}${place ? '\n    databaseId' : ''}
    pullRequest(number: $number) {
      headRefOid${place ? `\n      ${PLACE_FIELDS}` : ''}${look ? `\n      ${LOOK_FIELDS}` : ''}
      comments(first: 100, after: $after) {
        nodes { fullDatabaseId body url viewerDidAuthor ${COMMENT_FIELDS} }
        pageInfo { hasNextPage endCursor }
      }${files ? ' changedFiles files(first: 100) { nodes { path changeType } pageInfo { hasNextPage } }' : ''}
    }
  }
}`;

const COMMITS_QUERY = `query($owner: String!, $name: String!, $number: Int!, $commits: String) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      ${COMMIT_FIELDS}
    }
  }
}`;

/** What one answer says of a request, for approvals. */
export interface RequestAnswer {
  place: RequestPlace;
  /** The comments that are about approvals. */
  written: readonly WrittenComment[];
}

export interface GitHubSnapshot extends PullSnapshot {
  /** Or why it is not known, as a sentence. */
  request: RequestAnswer | { problem: Sentence };
}

/** A snapshot with all that is asked where somebody may have approved. */
export interface GitHubLook extends GitHubSnapshot {
  details: RequestDetails;
  /** Undefined unless all of them are known, up to the head. */
  commits: readonly RequestCommit[] | undefined;
}

/**
 * Reads it by GraphQL, with one request per hundred comments that also says who wrote each; by REST if
 * GraphQL is refused or repeats its pages, as on some servers and with some tokens.
 */
export function createSnapshot(source: GitHubSource, files: FileApi) {
  const authorTest = createAuthorTest(source);
  /** Why GraphQL is not asked any more. */
  let refusal: string | undefined;
  return async (number: number, options: SnapshotOptions = {}): Promise<GitHubSnapshot> => {
    const { tree } = options;
    let problem = refusal;
    if (problem === undefined) {
      try {
        return await snapshotByGraphql(source, number, options);
      } catch (error) {
        if (!(error instanceof HostError)) throw error;
        const { kind, facts } = error;
        const isUnanswered = kind === 'unreachable' && facts.status === undefined;
        if (isUnanswered || ['aborted', 'bad-token', 'rate-limited'].includes(kind)) throw error;
        problem = error.message;
        // A token that may not read files may still read the comments in one request.
        if (tree === undefined) refusal = problem;
      }
    }
    const found = tree === undefined ? undefined : await files.look(tree);
    const entries = found?.kind === 'directory' ? found.entries : undefined;
    const comments = await listComments(source, number, await authorTest());
    const byRest = await snapshotByRest(source, number, options, comments);
    return {
      ...byRest,
      tree: entries && [...entries],
      request: { problem: phrase`${ONLY_BY_GRAPHQL} ${foreign(problem)}` },
    };
  };
}

const ONLY_BY_GRAPHQL = literal`Whether a comment was edited is said by GraphQL alone, and it was refused:`;

/** A snapshot, and what a look has besides. */
async function readByGraphql(
  source: GitHubSource,
  number: number,
  {
    files = false,
    tree,
    blobs: blobNames = [],
    look = false,
  }: SnapshotOptions & { look?: boolean },
) {
  const { graphql, access, clock, service } = source;
  const { owner, name } = access;
  let firstPull: unknown;
  let place: RequestPlace | undefined;
  let entries: PullSnapshot['tree'];
  let treeCommit: CommitId | undefined;
  let blobs: PullSnapshot['blobs'];
  const { items, whole } = await readPages(async (after) => {
    const isFirst = after === undefined;
    const treeToRead = isFirst ? tree : undefined;
    const blobsQuery = filesQuery(isFirst ? blobNames : [], 'oid');
    const queryParts = {
      place: isFirst,
      files: files && isFirst,
      tree: treeToRead !== undefined,
      look: look && isFirst,
    };
    const [commitName] = treeToRead?.split(':') ?? [];
    const ofTree = { tree: treeToRead, treeCommit: commitName };
    const variables = { owner, name, number, after: after ?? null, ...ofTree };
    const query = snapshotQuery(queryParts, blobsQuery);
    const json = await graphql(query, { ...variables, ...blobsQuery.variables });
    const repository = readRepository(json, number, blobsQuery.isAbout);
    const { pullRequest: pull, object, commit } = repository;
    if (isFirst) {
      firstPull = pull;
      place = readPlace(repository, textAt(pull, 'headRefOid') ?? '');
      blobs = blobsQuery.read(repository).map(({ oid }) => readNonEmptyText(oid));
      entries = toEntries(object);
      treeCommit = readCommitId(textAt(commit, 'oid'));
    }
    const nodes = listOf(valueAt(pull, 'comments', 'nodes'));
    const items = nodes.map((node) => commentOf(node, service));
    return { items, next: nextCursor(valueAt(pull, 'comments')) };
  }, clock);
  const headSha = textAt(firstPull, 'headRefOid');
  if (headSha === undefined) throw unreadableAnswer(service);
  if (!whole) {
    throw new HostError('invalid', 'The comments could not be read to their end.', {
      helpCode: CODES.tooManyComments,
    });
  }
  const paths = files ? await readChangedFiles(source, number, headSha, firstPull) : undefined;
  const snapshot: GitHubSnapshot = {
    headSha,
    whole,
    comments: withMarker(items.map(({ comment }) => comment)),
    files: paths,
    tree: entries,
    treeCommit,
    blobs,
    request: place === undefined ? { problem: NO_PLACE } : { place, written: writtenIn(items) },
  };
  const [oldest] = items.map(({ facts }) => facts.createdAt).sort();
  return { snapshot, firstPull, oldest };
}

const NO_PLACE = literal`GitHub does not say which repository and branch the pull request goes to.`;

/** Reads the comments page by page, and everything else together with the first page. */
const snapshotByGraphql = async (...asked: Parameters<typeof readByGraphql>) =>
  (await readByGraphql(...asked)).snapshot;

/**
 * A snapshot with what it takes to count approvals, all in one answer as far as a page holds it. It is not read by REST, which
 * does not say whether a comment was edited.
 */
export async function lookAtPull(source: GitHubSource, number: number): Promise<GitHubLook> {
  const { snapshot, firstPull, oldest } = await readByGraphql(source, number, { look: true });
  const listed = await readCommits(source, number, valueAt(firstPull, 'commits'));
  // For a moment after a push, a list may be that of the head before.
  const commits = listed?.some(({ id }) => id === snapshot.headSha) ? listed : undefined;
  return { ...snapshot, details: readDetails(firstPull, oldest), commits };
}

/** The host lists no more commits of a pull request, however many it has. */
export const MOST_LISTED_COMMITS = 250;

/** All commits; undefined unless each is known, and there are as many as GitHub counts. */
async function readCommits(
  { graphql, access: { owner, name }, clock }: GitHubSource,
  number: number,
  first: unknown,
): Promise<RequestCommit[] | undefined> {
  let isKnown = true;
  const { items, whole } = await readPages(async (after) => {
    const page =
      after === undefined
        ? first
        : valueAt(
            readRepository(
              await graphql(COMMITS_QUERY, { owner, name, number, commits: after }),
              number,
            ),
            'pullRequest',
            'commits',
          );
    const nodes = listOf(valueAt(page, 'nodes'));
    const commits = nodes.flatMap((node) => readRequestCommit(node) ?? []);
    isKnown &&= commits.length === nodes.length;
    return { items: commits, next: nextCursor(page) };
  }, clock);
  const isWhole = whole && items.length === valueAt(first, 'totalCount');
  return isKnown && isWhole && items.length < MOST_LISTED_COMMITS ? items : undefined;
}

/** The repository in an answer of GraphQL, which answers 200 and says in the body what is wrong. */
function readRepository(
  json: unknown,
  number: number,
  isHarmless: (error: unknown) => boolean = () => false,
) {
  const errors = listOf(valueAt(json, 'errors'));
  const isFailed = valueAt(json, 'errors') !== undefined && !errors.every(isHarmless);
  const repository = fieldsOf(valueAt(json, 'data', 'repository'));
  if (!isFailed && repository['pullRequest']) return repository;
  const says = textAt(errors[0], 'message');
  const why = says === undefined ? '' : `: it says ${quote(says)}`;
  throw new HostError('not-found', `GitHub shows no pull request ${number} by GraphQL${why}.`, {
    helpCode: CODES.unreadableAnswer,
  });
}

/** Where the next page of a connection begins. Where that is not said, the reading ends as one that is not whole. */
function nextCursor(connection: unknown): string | undefined {
  const { hasNextPage, endCursor } = fieldsOf(valueAt(connection, 'pageInfo'));
  return hasNextPage === false ? undefined : (readNonEmptyText(endCursor) ?? '');
}

/** What people wrote about approvals, and not what jobs wrote about them. */
function writtenIn(items: readonly ReturnType<typeof commentOf>[]): WrittenComment[] {
  const isByJob = ({ comment, facts }: (typeof items)[number]) =>
    hasMarker(comment.body, ANY_MARKER) || (comment.isOwn && facts.author?.type !== 'User');
  return items
    .filter((item) => !isByJob(item) && isAboutApprovals(item.facts))
    .map(({ id, facts }) => ({ number: id, facts }));
}

function commentOf(node: unknown, service: string) {
  const { fullDatabaseId, body, url, viewerDidAuthor, author, editor } = fieldsOf(node);
  const id = Number(fullDatabaseId);
  const login = textAt(author, 'login');
  if (!Number.isSafeInteger(id) || typeof body !== 'string') throw unreadableAnswer(service);
  // In the form of REST, because a user may have the same name as an app.
  const name = login && valueAt(author, '__typename') === 'Bot' ? `${login}[bot]` : login;
  const isOwn = viewerDidAuthor === true;
  const isOwnText = editor === null || (login !== undefined && valueAt(editor, 'login') === login);
  const facts = readComment(node);
  const isHidden = facts.isMinimized;
  const comment: RemoteComment = {
    id,
    body,
    url: String(url),
    isOwn,
    author: name,
    isOwnText,
    isHidden,
  };
  return { id, comment, facts };
}

const COMMENTS = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';

/** Without a known user of the token, no comment is known to be its own. */
export function toComment(comment: unknown, service: string): CreatedComment & { body: string } {
  const author = textAt(comment, 'user', 'login');
  const url = String(valueAt(comment, 'html_url'));
  const body = textAt(comment, 'body') ?? '';
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

/** The changed files, each with its name and the one before, which is the same unless it was renamed. */
function listFiles({ list, service }: GitHubSource, pull_number: number) {
  const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files';
  return list(route, { pull_number, per_page: 100 }, (item) => {
    const id = valueAt(item, 'filename');
    if (typeof id !== 'string') throw unreadableAnswer(service);
    return { id, names: [id, textAt(item, 'previous_filename') ?? id] };
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

/** How the token of an app's installation begins, that of a workflow among them. */
export const APP_TOKEN = 'ghs_';

/** Finds our own comments: by the token's user, or by the kind of author if the token is an app's. */
function createAuthorTest({ call, access }: GitHubSource) {
  let cached: { me: string | undefined } | undefined;
  const whoAmI = async () => {
    if (access.token.startsWith(APP_TOKEN)) return undefined;
    // On GitHub, an app's token may not ask this. On other servers a refusal is a failure, so that
    // another user's comment is never taken for ours.
    const accept = access.server.name === 'github' ? [403, 404] : [];
    const user = await call('GET /user', {}, { accept });
    return user.status < 300 ? textAt(user.json, 'login') : undefined;
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

export type FileApi = ReturnType<typeof createFileApi>;

/** Part of a query on a repository, with the variables `$tree` and `$treeCommit`. */
const TREE_QUERY =
  'object(expression: $tree) { ... on Tree { entries { name mode object { ... on Blob { oid text isTruncated } } } } } commit: object(expression: $treeCommit) { oid }';

/** The most entries of a directory that GitHub lists by REST. */
const MOST_LISTED = 1_000;

/** Reads the answer to `TREE_QUERY`; undefined if the directory does not exist. */
function toEntries(answer: unknown): RemoteEntry[] | undefined {
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
function filesQuery(expressions: readonly string[], fields: 'oid' | 'text isTruncated') {
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
    service,
    access: { server },
  } = source;
  const commits = new Map<string, string | undefined>();
  const look = async (expression: string): Promise<AtPath> => {
    const found = await contents(expression);
    if (Array.isArray(found))
      return { kind: 'directory', entries: await readList(expression, found) };
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
    textsAt: (commit: string, paths: readonly string[]) => textsAt(source, commit, paths),
  };

  async function readList(expression: string, listed: readonly unknown[]): Promise<ListedEntry[]> {
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
