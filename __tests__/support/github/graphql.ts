/** Answers a query of fields. A field that the types below do not have is refused in GitHub's words. */
import { Kind, parse, valueFromASTUntyped, type FieldNode, type SelectionSetNode } from 'graphql';
import { commentUrl } from './comments.ts';
import { objectAt } from './files.ts';
import type {
  ApiAnswer,
  ApiRequest,
  GitHubState,
  Identity,
  Resolved,
  StoredComment,
} from './state.ts';
import { record } from './state.ts';

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
  const mayRead = identity.permissions.pull_requests !== 'none';
  return {
    __typename: 'Query',
    viewer: { __typename: 'User', login: identity.login },
    repository: ({ owner, name }: Record<string, unknown>) =>
      owner === state.owner && name === state.name ? repository(state, identity, mayRead) : null,
    organization: ({ login }: Record<string, unknown>) =>
      Object.keys(state.teams).some((team) => team.startsWith(`${String(login)}/`))
        ? organization(String(login), state, identity)
        : null,
  };
}

function organization(login: string, { teams }: GitHubState, identity: Identity): Resolved {
  const all = Object.entries(teams).filter(([team]) => team.startsWith(`${login}/`));
  return {
    __typename: 'Organization',
    teams({ first, after, userLogins }: Record<string, unknown>) {
      if ((identity.permissions.members ?? 'none') === 'none') return null;
      const logins: unknown[] | undefined = Array.isArray(userLogins) ? userLogins : undefined;
      const found = all.filter(
        ([, members]) => logins === undefined || members.some((one) => logins.includes(one)),
      );
      const from = typeof after === 'string' ? Number(after.replace('cursor:', '')) : 0;
      const end = from + Math.min(Number(first), 100);
      return {
        __typename: 'TeamConnection',
        totalCount: found.length,
        nodes: found.slice(from, end).map(([team]) => ({
          __typename: 'Team',
          slug: team.slice(login.length + 1),
        })),
        pageInfo: {
          __typename: 'PageInfo',
          hasNextPage: end < found.length,
          endCursor: `cursor:${Math.min(end, found.length)}`,
        },
      };
    },
  };
}

function repository(state: GitHubState, identity: Identity, mayRead: boolean): Resolved {
  return {
    __typename: 'Repository',
    nameWithOwner: `${state.owner}/${state.name}`,
    object: ({ expression }: Record<string, unknown>) =>
      typeof expression === 'string' && identity.permissions.contents !== 'none'
        ? objectAt(expression, state)
        : null,
    mergeQueue: ({ branch }: Record<string, unknown>) => ({
      __typename: 'MergeQueue',
      entries: () => ({
        __typename: 'MergeQueueEntryConnection',
        nodes: (branch === state.defaultBranch ? state.queue : []).map((entry) => ({
          __typename: 'MergeQueueEntry',
          headCommit: { __typename: 'Commit', oid: entry.headCommit },
          baseCommit: { __typename: 'Commit', oid: entry.baseCommit },
          pullRequest: {
            __typename: 'PullRequest',
            number: entry.number,
            headRefOid: state.pullRequests.find(({ number }) => number === entry.number)?.headSha,
          },
        })),
      }),
    }),
    pullRequest: ({ number }: Record<string, unknown>) => {
      const one = state.pullRequests.find((request) => request.number === number);
      if (one === undefined || !mayRead) return null;
      return {
        __typename: 'PullRequest',
        number: one.number,
        headRefOid: one.headSha,
        baseRefOid: one.baseSha,
        isCrossRepository: one.headRepository !== `${state.owner}/${state.name}`,
        comments: (page: Record<string, unknown>) =>
          commentPage(
            state.comments.filter((comment) => comment.number === number),
            page,
            identity,
            state,
          ),
        changedFiles: one.files.length,
        files: ({ first }: Record<string, unknown>) => {
          const size = typeof first === 'number' ? Math.min(first, 100) : 0;
          return {
            __typename: 'PullRequestChangedFileConnection',
            totalCount: one.files.length,
            nodes: one.files.slice(0, size).map((file) => ({
              __typename: 'PullRequestChangedFile',
              path: typeof file === 'string' ? file : file[1],
              changeType: typeof file === 'string' ? 'MODIFIED' : 'RENAMED',
            })),
            pageInfo: { __typename: 'PageInfo', hasNextPage: one.files.length > size },
          };
        },
      };
    },
  };
}

function commentPage(
  all: StoredComment[],
  { first, after }: Record<string, unknown>,
  identity: Identity,
  state: GitHubState,
): Resolved {
  if (typeof first !== 'number' || first < 1 || first > 100) {
    throw new Error('`first` on the `comments` connection must be between 1 and 100');
  }
  const from = typeof after === 'string' ? Number(after.replace('cursor:', '')) : 0;
  const nodes = all.slice(from, from + first);
  const end = from + nodes.length;
  return {
    __typename: 'IssueCommentConnection',
    totalCount: all.length,
    nodes: nodes.map((comment) => ({
      __typename: 'IssueComment',
      fullDatabaseId: String(comment.id),
      body: comment.body,
      url: commentUrl(comment, state),
      viewerDidAuthor: comment.author.login === identity.login,
      editor: comment.editor === undefined ? null : actorOf(comment.editor),
      author: actorOf(comment.author),
    })),
    pageInfo: {
      __typename: 'PageInfo',
      hasNextPage: end < all.length,
      endCursor: nodes.length > 0 ? `cursor:${end}` : null,
    },
  };
}

function actorOf({ login }: Pick<Identity, 'login'>): Resolved {
  return {
    __typename: login.endsWith('[bot]') ? 'Bot' : 'User',
    login: login.replace('[bot]', ''),
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
      throw new Error(`Field '${name}' doesn't exist on type '${from.__typename}'`);
    }
    const given = (field.arguments ?? []).map((each) => [
      each.name.value,
      valueFromASTUntyped(each.value, asked.variables),
    ]);
    const resolved = from[name];
    const value: unknown =
      typeof resolved === 'function'
        ? (resolved as (given: object) => unknown)(Object.fromEntries(given))
        : resolved;
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
