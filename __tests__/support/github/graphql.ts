/** Answers a query of fields. A field that the types below do not have is refused in GitHub's words. */
import { Kind, parse, valueFromASTUntyped, type FieldNode, type SelectionSetNode } from 'graphql';
import { commentUrl, editedAt } from './comments.ts';
import { objectAt } from './files.ts';
import { commitsIn } from './pull-requests.ts';
import type {
  ApiAnswer,
  ApiRequest,
  GitHubState,
  Identity,
  Resolved,
  StoredComment,
  StoredPullRequest,
} from './state.ts';
import { record, REPOSITORY_ID, user } from './state.ts';

interface Asked {
  variables: Record<string, unknown>;
  errors: object[];
}

export function answerGraphql(request: ApiRequest, state: GitHubState): ApiAnswer {
  const { query, variables } = record(request.body);
  if (typeof query !== 'string') return { status: 400, body: { message: 'Problems parsing JSON' } };
  try {
    const [operation] = parse(query).definitions;
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('Expected a query');
    const errors: object[] = [];
    const asked = { variables: record(variables), errors };
    const data = select(root(request, state), operation.selectionSet, asked, []);
    return { status: 200, body: errors.length > 0 ? { data, errors } : { data } };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { status: 200, body: { errors: [{ message }] } };
  }
}

function root({ identity }: ApiRequest, state: GitHubState): Resolved {
  return {
    repository: ({ owner, name }) =>
      owner === state.owner && name === state.name ? repository(state, identity) : null,
    organization: ({ login }) => organization(String(login), state, identity),
  };
}

function organization(login: string, { teams }: GitHubState, identity: Identity): Resolved | null {
  const all = Object.entries(teams).filter(([team]) => team.startsWith(`${login}/`));
  if (all.length === 0) return null;
  return {
    teams({ userLogins, ...page }) {
      if ((identity.permissions.members ?? 'none') === 'none') return null;
      const logins: unknown[] | undefined = Array.isArray(userLogins) ? userLogins : undefined;
      const found = all.filter(
        ([, members]) => logins === undefined || members.some((one) => logins.includes(one)),
      );
      return connection(found, page, ([team]) => ({ slug: team.slice(login.length + 1) }));
    },
  };
}

function repository(state: GitHubState, identity: Identity): Resolved {
  const { permissions } = identity;
  const ofNumber = (asked: unknown) => state.pullRequests.find(({ number }) => number === asked);
  return {
    databaseId: REPOSITORY_ID,
    object: ({ expression }) =>
      typeof expression === 'string' && permissions.contents !== 'none'
        ? objectAt(expression, state)
        : null,
    mergeQueue: ({ branch }) => ({
      entries: (page) =>
        connection(branch === state.defaultBranch ? state.queue : [], page, (entry) => ({
          headCommit: { oid: entry.headCommit },
          baseCommit: { oid: entry.baseCommit },
          pullRequest: {
            number: entry.number,
            headRefOid: ofNumber(entry.number)?.headSha,
            isCrossRepository: isOfFork(ofNumber(entry.number), state),
          },
        })),
    }),
    pullRequest({ number }) {
      const one = ofNumber(number);
      if (one === undefined || permissions.pull_requests === 'none') return null;
      const own = state.comments.filter((comment) => comment.number === number);
      return {
        ...requestFields(one, state),
        comments: (page) =>
          connection(own, page, (comment) => ({
            ...commentFields(comment, state),
            viewerDidAuthor: comment.author.login === identity.login,
          })),
        changedFiles: one.files.length,
        files: (page) =>
          connection(one.files, page, (file) => ({
            path: typeof file === 'string' ? file : file[1],
            changeType: typeof file === 'string' ? 'MODIFIED' : 'RENAMED',
          })),
      };
    },
  };
}

const isOfFork = (one: StoredPullRequest | undefined, { owner, name }: GitHubState) =>
  one?.headRepository !== `${owner}/${name}`;

function requestFields(one: StoredPullRequest, state: GitHubState): Resolved {
  const { heads } = state;
  const events: Readonly<Record<string, Resolved[]>> = {
    REOPENED_EVENT: one.reopenedAt.map((at) => ({ __typename: 'ReopenedEvent', createdAt: at })),
    TRANSFERRED_EVENT: one.transferred ? [{ __typename: 'TransferredEvent' }] : [],
  };
  return {
    headRefOid: one.headSha,
    headRefName: one.headRef,
    baseRefName: one.baseRef,
    baseRef: { target: { __typename: 'Commit', oid: heads[one.baseRef] ?? one.baseSha } },
    isCrossRepository: isOfFork(one, state),
    createdAt: one.createdAt,
    author: actorOf({ login: one.author }),
    timelineItems: ({ itemTypes, ...page }) => {
      const asked = Array.isArray(itemTypes) ? itemTypes.map(String) : [];
      const unknown = asked.find((type) => !(type in events));
      if (unknown !== undefined) throw new Error(`The stand-in knows no ${unknown}`);
      return connection(
        asked.flatMap((type) => events[type] ?? []),
        page,
        (event) => event,
      );
    },
    commits: (page) => connection(commitsIn(one), page, (commit) => ({ commit: commitOf(commit) })),
  };
}

function commitOf({
  sha,
  parents,
  author,
  coAuthors,
  committer,
}: ReturnType<typeof commitsIn>[number]): Resolved {
  return {
    oid: sha,
    parents: (page) => connection(parents, page, (parent) => ({ oid: parent })),
    committer: gitActorOf(committer),
    authors: (page) => connection([author, ...coAuthors], page, gitActorOf),
  };
}

/** Whom the address of a commit belongs to. */
function gitActorOf(login: string | null): Resolved {
  return { user: login === null ? null : { databaseId: Number(user(login).id) } };
}

function commentFields(comment: StoredComment, state: GitHubState): Resolved {
  const { editor } = comment;
  // The first edit is listed with the text before it.
  const edits = editor === undefined ? [] : [{}, {}];
  return {
    id: `IC_${comment.id}`,
    fullDatabaseId: String(comment.id),
    body: comment.body,
    url: commentUrl(comment, state),
    createdAt: comment.createdAt,
    lastEditedAt: editor === undefined ? null : editedAt(comment),
    isMinimized: comment.isHidden === true,
    createdViaEmail: comment.isByEmail === true,
    userContentEdits: (page) => connection(edits, page, (edit) => edit),
    editor: editor === undefined ? null : actorOf(editor),
    author: actorOf(comment.author),
  };
}

/** A page of a list, which begins after a cursor, or ends at its last item. */
function connection<T>(
  all: readonly T[],
  { first, last, after }: Record<string, unknown>,
  toNode: (one: T) => Resolved,
): Resolved {
  const size = first ?? last;
  if (
    typeof size !== 'number' ||
    size < 1 ||
    size > 100 ||
    (first !== undefined) === (last !== undefined)
  ) {
    throw new Error('`first` or `last` on a connection must be between 1 and 100');
  }
  const begin = typeof after === 'string' ? Number(after.replace('cursor:', '')) : 0;
  const from = first === undefined ? Math.max(begin, all.length - size) : begin;
  const nodes = all.slice(from, from + size);
  const end = from + nodes.length;
  return {
    totalCount: all.length,
    nodes: nodes.map(toNode),
    pageInfo: {
      hasNextPage: end < all.length,
      endCursor: nodes.length > 0 ? `cursor:${end}` : null,
    },
  };
}

function actorOf({ login }: Pick<Identity, 'login'>): Resolved {
  return {
    __typename: login.endsWith('[bot]') ? 'Bot' : 'User',
    login: login.replace('[bot]', ''),
    databaseId: Number(user(login).id),
  };
}

function select(from: Resolved, { selections }: SelectionSetNode, asked: Asked, path: string[]) {
  const answer: Record<string, unknown> = {};
  for (const field of selections) {
    if (field.kind === Kind.INLINE_FRAGMENT) {
      const isOfType = field.typeCondition?.name.value === from.__typename;
      if (isOfType) Object.assign(answer, select(from, field.selectionSet, asked, path));
      continue;
    }
    if (field.kind !== Kind.FIELD) throw new Error(`The stand-in knows no ${field.kind}`);
    const name = field.name.value;
    if (!(name in from)) {
      throw new Error(`Field '${name}' doesn't exist at ${['query', ...path].join('.')}`);
    }
    const given = (field.arguments ?? []).map((each) => [
      each.name.value,
      valueFromASTUntyped(each.value, asked.variables),
    ]);
    const resolved = from[name];
    const value = typeof resolved === 'function' ? resolved(Object.fromEntries(given)) : resolved;
    const alias = field.alias?.value ?? name;
    const here = [...path, alias];
    if (value === null && ['repository', 'pullRequest', 'organization'].includes(name)) {
      const message = 'Could not resolve to a node.';
      asked.errors.push({ type: 'NOT_FOUND', path: here, message });
    }
    if (value === null && name === 'teams') {
      const message = 'Resource not accessible by integration';
      asked.errors.push({ type: 'FORBIDDEN', path: here, message });
    }
    answer[alias] = descend(value, field, asked, here);
  }
  return answer;
}

function descend(value: unknown, field: FieldNode, asked: Asked, path: string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => descend(one, field, asked, path));
  if (typeof value !== 'object' || value === null) return value;
  if (field.selectionSet !== undefined) {
    return select(value as Resolved, field.selectionSet, asked, path);
  }
  throw new Error(`Field must have selections (field '${path.join('.')}')`);
}
