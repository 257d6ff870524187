/**
 * What GitHub's GraphQL says of a pull request and of its comments, for approvals. What an answer leaves out stays unknown: a
 * null counts only where GitHub's schema says what it means.
 */
import { readCommitId } from '../../model/commit-id.ts';
import type { CommentFacts, RequestFacts } from '../../approvals/request-look.ts';
import { fieldsOf, listOf, timeOf } from '../../model/parse.ts';
import { readPositiveNumber, textAt, valueAt } from '../shapes.ts';

const ACCOUNT =
  '__typename login ... on User { databaseId } ... on Bot { databaseId } ... on Mannequin { databaseId }';

/** Fields of each comment. */
export const COMMENT_FIELDS = `id createdAt lastEditedAt isMinimized createdViaEmail userContentEdits(first: 1) { totalCount } editor { __typename login } author { ${ACCOUNT} }`;

const PARENTS = 'parents(first: 3) { nodes { oid } }';

/** Fields of the pull request in every answer: where something is approved. */
export const PLACE_FIELDS = `baseRefName isCrossRepository tip: commits(last: 1) { nodes { commit { oid ${PARENTS} } } }`;

/** The most accounts of one commit that are read. */
const MOST_AUTHORS = 50;

/** The commits of the pull request; their page begins after `$commits`. */
export const COMMIT_FIELDS = `commits(first: 100, after: $commits) {
        totalCount
        nodes { commit { oid ${PARENTS} committer { user { databaseId } } authors(first: ${MOST_AUTHORS}) { totalCount nodes { user { databaseId } } } } }
        pageInfo { hasNextPage endCursor }
      }`;

/** Fields of the pull request where somebody may have approved. */
export const LOOK_FIELDS = `createdAt headRefName
      baseRef { target { __typename oid } }
      author { ${ACCOUNT} }
      reopened: timelineItems(last: 1, itemTypes: [REOPENED_EVENT]) { nodes { __typename ... on ReopenedEvent { createdAt } } }
      transferred: timelineItems(last: 1, itemTypes: [TRANSFERRED_EVENT]) { nodes { __typename } }
      ${COMMIT_FIELDS}`;

/** A comment about approvals. */
export interface WrittenComment {
  /** By which REST finds it. */
  number: number;
  facts: CommentFacts;
}

export interface RequestCommit {
  id: string;
  parents: readonly string[];
  /** Ids of the accounts whose addresses it names: of its authors, co-authors and committer. */
  by: readonly string[];
}

/** What every answer says. */
export interface RequestPlace {
  repository: string;
  base: string;
  isFork: boolean;
  /** Of the head; undefined if that is not said. */
  parents: readonly string[] | undefined;
}

/** What is asked only where somebody may have approved. */
export interface RequestDetails extends Pick<
  RequestFacts,
  'reopenedAt' | 'wasTransferred' | 'wasIssue' | 'openedBy'
> {
  branch: string | undefined;
  /** The commit at the head of the base. */
  baseHead: string | undefined;
}

/** @returns byApp and the like are undefined where the answer does not say them */
export function readComment(node: unknown): CommentFacts {
  const { id, body, createdAt, lastEditedAt, editor, isMinimized, createdViaEmail } =
    fieldsOf(node);
  const { author } = fieldsOf(node);
  const accountId = readAccountId(author);
  return {
    id: String(id),
    author:
      accountId === undefined
        ? undefined
        : {
            id: accountId,
            login: String(valueAt(author, 'login')),
            type: String(valueAt(author, '__typename')),
          },
    body: String(body),
    createdAt: String(createdAt),
    lastEditedAt: readNullable(lastEditedAt),
    editor: editor === null ? null : textAt(editor, 'login'),
    edits: readCount(valueAt(node, 'userContentEdits', 'totalCount')),
    isMinimized: readFlag(isMinimized),
    byEmail: readFlag(createdViaEmail),
    byApp: undefined,
    isConversation: true,
  };
}

/** @returns undefined if the answer does not say where it is */
export function readPlace(repository: unknown, head: string): RequestPlace | undefined {
  const pull = valueAt(repository, 'pullRequest');
  const id = readPositiveNumber(valueAt(repository, 'databaseId'));
  const base = textAt(pull, 'baseRefName');
  const isFork = readFlag(valueAt(pull, 'isCrossRepository'));
  if (id === undefined || base === undefined || isFork === undefined) return undefined;
  const tip = valueAt(listOf(valueAt(pull, 'tip', 'nodes'))[0], 'commit');
  const parents = valueAt(tip, 'oid') === head ? readParents(tip) : undefined;
  return { repository: String(id), base, isFork, parents };
}

/** @param oldest when the oldest of all comments was written */
export function readDetails(pull: unknown, oldest: string | undefined): RequestDetails {
  const reopenings = valueAt(pull, 'reopened', 'nodes');
  const transfers = valueAt(pull, 'transferred', 'nodes');
  const [reopening] = listOf(reopenings);
  const isNever = Array.isArray(reopenings) && reopenings.length === 0;
  const createdAt = timeOf(textAt(pull, 'createdAt'));
  // A pull request that is made of an issue has a later time of its own, and the issue's comments.
  const isOlder = oldest !== undefined && timeOf(oldest) < createdAt;
  return {
    branch: textAt(pull, 'headRefName'),
    baseHead: readCommitId(valueAt(pull, 'baseRef', 'target', 'oid')),
    reopenedAt: isNever ? null : textAt(reopening, 'createdAt'),
    wasTransferred: Array.isArray(transfers) ? transfers.length > 0 : undefined,
    wasIssue: Number.isNaN(createdAt) ? undefined : isOlder,
    openedBy: readAccountId(valueAt(pull, 'author')),
  };
}

/** @returns undefined if the answer does not say who made it */
export function readRequestCommit(node: unknown): RequestCommit | undefined {
  const commit = valueAt(node, 'commit');
  const id = readCommitId(valueAt(commit, 'oid'));
  const parents = readParents(commit);
  const { committer, authors } = fieldsOf(commit);
  const listed = valueAt(authors, 'nodes');
  const isWhole = Array.isArray(listed) && valueAt(authors, 'totalCount') === listed.length;
  if (id === undefined || parents === undefined || !isWhole) return undefined;
  const people = [committer, ...listOf(listed)].map((each) => readGitActor(each));
  const by = people.flatMap((each) => each ?? []);
  return people.includes(undefined) ? undefined : { id, parents, by };
}

/** Null for a name without an account, which is nobody's. */
function readGitActor(actor: unknown): string | null | undefined {
  const user = valueAt(actor, 'user');
  return user === null ? null : readAccountId(user);
}

function readAccountId(account: unknown): string | undefined {
  const id = readPositiveNumber(valueAt(account, 'databaseId'));
  return id === undefined ? undefined : String(id);
}

function readParents(commit: unknown): string[] | undefined {
  const nodes = valueAt(commit, 'parents', 'nodes');
  if (!Array.isArray(nodes)) return undefined;
  const ids = nodes.flatMap((parent) => readCommitId(valueAt(parent, 'oid')) ?? []);
  return ids.length === nodes.length ? ids : undefined;
}

export function readFlag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function readCount(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function readNullable(value: unknown): string | null | undefined {
  return value === null || typeof value === 'string' ? value : undefined;
}
