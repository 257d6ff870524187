/**
 * Reads a snapshot of a pull request from GitHub: its head, its comments, the files that it changes, what it takes to count
 * approvals, and files of a branch or a commit as a part of the same query.
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
} from '../own-comments.ts';
import { readPages, type List } from '../read-pages.ts';
import { readNonEmptyText, textAt, valueAt } from '../shapes.ts';
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
import { readCommitId } from '../../model/commit-id.ts';
import type { RepositoryRequests } from './repository-requests.ts';
import { CODES } from '../../model/errors.ts';
import { foreign, literal, phrase, type Sentence } from '../../model/sentence.ts';
import { TREE_QUERY, toEntries, filesQuery, type FileApi } from './file-calls.ts';

/** The most files of a pull request that GitHub lists. */
const MOST_FILES = 3_000;

/** The parts of a query that are not in each page. */
interface QueryParts {
  place: boolean;
  files: boolean;
  tree: boolean;
  look: boolean;
}

const FILES_FIELDS =
  ' changedFiles files(first: 100) { nodes { path changeType } pageInfo { hasNextPage } }';

function snapshotQuery(
  { place, files, tree, look }: QueryParts,
  blobs: ReturnType<typeof filesQuery>,
): string {
  const textIf = (isAsked: boolean, text: string) => (isAsked ? text : '');
  const ofLook = textIf(look, ', $commits: String');
  const ofTree = textIf(tree, ', $tree: String!, $treeCommit: String!');
  const declared = `$owner: String!, $name: String!, $number: Int!, $after: String${ofLook}${ofTree}${blobs.declared}`;
  const beside = `${textIf(tree, `\n    ${TREE_QUERY}`)}${blobs.query}${textIf(place, '\n    databaseId')}`;
  const ofPull = `${textIf(place, `\n      ${PLACE_FIELDS}`)}${textIf(look, `\n      ${LOOK_FIELDS}`)}`;
  return `query(${declared}) {
  repository(owner: $owner, name: $name) {${beside}
    pullRequest(number: $number) {
      headRefOid${ofPull}
      comments(first: 100, after: $after) {
        nodes { fullDatabaseId body url viewerDidAuthor ${COMMENT_FIELDS} }
        pageInfo { hasNextPage endCursor }
      }${textIf(files, FILES_FIELDS)}
    }
  }
}`;
}

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
export function createSnapshot(requests: RepositoryRequests, files: FileApi) {
  const authorTest = createAuthorTest(requests);
  /** Why GraphQL is not asked any more. */
  let refusal: string | undefined;
  return async (number: number, options: SnapshotOptions = {}): Promise<GitHubSnapshot> => {
    const { tree } = options;
    let problem = refusal;
    if (problem === undefined) {
      try {
        return (await readByGraphql(requests, number, options)).snapshot;
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
    const comments = await listComments(requests, number, await authorTest());
    const byRest = await snapshotByRest(requests, number, options, comments);
    return {
      ...byRest,
      tree: entries && [...entries],
      request: { problem: phrase`${ONLY_BY_GRAPHQL} ${foreign(problem)}` },
    };
  };
}

const ONLY_BY_GRAPHQL = literal`Whether a comment was edited is said by GraphQL alone, and it was refused:`;

/** A snapshot, and what a look has besides. Everything but the comments is in the first page of them. */
async function readByGraphql(
  requests: RepositoryRequests,
  number: number,
  {
    files = false,
    tree,
    blobs: blobNames = [],
    look = false,
  }: SnapshotOptions & { look?: boolean },
) {
  const { graphql, access, clock, service } = requests;
  const { owner, name } = access;
  let first: FirstPage | undefined;
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
    const { pullRequest: pull } = repository;
    if (isFirst) first = readFirstPage(repository, blobsQuery);
    const nodes = listOf(valueAt(pull, 'comments', 'nodes'));
    const items = nodes.map((node) => commentOf(node, service));
    return { items, next: nextCursor(valueAt(pull, 'comments')) };
  }, clock);
  const headSha = textAt(first?.firstPull, 'headRefOid');
  if (first === undefined || headSha === undefined) throw unreadableAnswer(service);
  const { firstPull, place, ofFiles } = first;
  if (!whole) {
    throw new HostError('invalid', 'The comments could not be read to their end.', {
      helpCode: CODES.tooManyComments,
    });
  }
  const paths = files ? await readChangedFiles(requests, number, headSha, firstPull) : undefined;
  const snapshot: GitHubSnapshot = {
    headSha,
    whole,
    comments: withMarker(items.map(({ comment }) => comment)),
    files: paths,
    ...ofFiles,
    request: place === undefined ? { problem: NO_PLACE } : { place, written: writtenIn(items) },
  };
  const [oldest] = items.map(({ facts }) => facts.createdAt).sort();
  return { snapshot, firstPull, oldest };
}

type FirstPage = ReturnType<typeof readFirstPage>;

/** Everything but the comments, which is in the first page of them alone. */
function readFirstPage(
  repository: Readonly<Record<string, unknown>>,
  blobsQuery: ReturnType<typeof filesQuery>,
) {
  const { pullRequest: firstPull, object, commit } = repository;
  return {
    firstPull,
    place: readPlace(repository, textAt(firstPull, 'headRefOid') ?? ''),
    ofFiles: {
      tree: toEntries(object),
      treeCommit: readCommitId(valueAt(commit, 'oid')),
      blobs: blobsQuery.read(repository).map(({ oid }) => readNonEmptyText(oid)),
    },
  };
}

const NO_PLACE = literal`GitHub does not say which repository and branch the pull request goes to.`;

/**
 * A snapshot with what it takes to count approvals, all in one answer as far as a page holds it. It is not read by REST, which
 * does not say whether a comment was edited.
 */
export async function lookAtPull(
  requests: RepositoryRequests,
  number: number,
): Promise<GitHubLook> {
  const { snapshot, firstPull, oldest } = await readByGraphql(requests, number, { look: true });
  const listed = await readCommits(requests, number, valueAt(firstPull, 'commits'));
  // For a moment after a push, a list may be that of the head before.
  const commits = listed?.some(({ id }) => id === snapshot.headSha) ? listed : undefined;
  return { ...snapshot, details: readDetails(firstPull, oldest), commits };
}

/** The host lists no more commits of a pull request, however many it has. */
const MOST_LISTED_COMMITS = 250;

/** All commits; undefined unless each is known, and there are as many as GitHub counts. */
async function readCommits(
  { graphql, access: { owner, name }, clock }: RepositoryRequests,
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
  requests: RepositoryRequests,
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
  const listed = await listFiles(requests, number);
  const { headSha, changed } = await readHead(requests, number);
  return headSha === head ? completeList(listed, changed) : undefined;
}

/** The changed files, each with its name and the one before, which is the same unless it was renamed. */
function listFiles({ list, service }: RepositoryRequests, pull_number: number) {
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

async function readHead({ call, service }: RepositoryRequests, pull_number: number) {
  const pull = await call('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number });
  const headSha = valueAt(pull.json, 'head', 'sha');
  if (typeof headSha !== 'string') throw unreadableAnswer(service);
  return { headSha, changed: valueAt(pull.json, 'changed_files') };
}

async function snapshotByRest(
  requests: RepositoryRequests,
  issue_number: number,
  { files = false }: SnapshotOptions,
  { items, whole }: List<RemoteComment>,
): Promise<PullSnapshot> {
  const listed = files ? await listFiles(requests, issue_number) : undefined;
  // The head is read last, so that the lists belong to this commit or to an earlier one.
  const { headSha, changed } = await readHead(requests, issue_number);
  const paths = listed && completeList(listed, changed);
  return { headSha, whole, comments: items, files: paths };
}

async function listComments(
  { list, service }: RepositoryRequests,
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
function createAuthorTest({ call, access }: RepositoryRequests) {
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
