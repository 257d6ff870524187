/**
 * As much GraphQL as a query of fields needs: variables, arguments, nesting, `... on Type`.
 * A field that the types below do not have is refused in GitHub's words.
 */
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
import { record, user } from './state.ts';

interface Selection {
  /** What the answer calls it. */
  alias: string;
  name: string;
  arguments: Record<string, unknown>;
  fields: Selection[];
  /** `... on Type { }`. */
  type?: string;
}

export function answerGraphql(request: ApiRequest, state: GitHubState): ApiAnswer {
  const { query, variables } = record(request.body);
  if (typeof query !== 'string') return { status: 400, body: { message: 'Problems parsing JSON' } };
  try {
    const fields = parse(query, record(variables));
    const errors: object[] = [];
    const data = select(root(request, state), fields, errors, []);
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
    node: ({ id }: Record<string, unknown>) => {
      const found = state.comments.find((comment) => `IC_${comment.id}` === id);
      return found === undefined
        ? null
        : {
            __typename: 'IssueComment',
            id,
            body: found.body,
            url: commentUrl(found, state),
            author: { __typename: 'Bot', login: found.author.login.replace('[bot]', '') },
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
      author: {
        ...actorOf(comment.author),
        databaseId: user(comment.author.login).id,
      },
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

function select(
  from: Resolved,
  fields: Selection[],
  errors: object[],
  path: string[],
): Record<string, unknown> {
  const answer: Record<string, unknown> = {};
  for (const { alias, name, arguments: given, fields: inner, type } of fields) {
    if (type !== undefined) {
      if (type === from.__typename) Object.assign(answer, select(from, inner, errors, path));
      continue;
    }
    if (!(name in from)) {
      throw new Error(`Field '${name}' doesn't exist on type '${from.__typename}'`);
    }
    const field = from[name];
    const value: unknown =
      typeof field === 'function' ? (field as (given: object) => unknown)(given) : field;
    const here = [...path, alias];
    if (value === null && (name === 'repository' || name === 'pullRequest' || name === 'node')) {
      errors.push({ type: 'NOT_FOUND', path: here, message: 'Could not resolve to a node.' });
    }
    answer[alias] = descend(value, inner, errors, here);
  }
  return answer;
}

function descend(value: unknown, inner: Selection[], errors: object[], path: string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => descend(one, inner, errors, path));
  if (typeof value !== 'object' || value === null) return value;
  if (inner.length === 0) throw new Error(`Field must have selections (field '${path.join('.')}')`);
  return select(value as Resolved, inner, errors, path);
}

function parse(query: string, variables: Record<string, unknown>): Selection[] {
  const tokens =
    query.match(/\.\.\.|[A-Za-z_$][A-Za-z0-9_]*!?|-?\d+|"[^"\\\n]*"|[{}():,!=[\]]/g) ?? [];
  let at = 0;
  const peek = () => tokens[at];
  const next = () => {
    const token = tokens[at++];
    if (token === undefined) throw new Error('Unexpected end of document');
    return token;
  };
  const expect = (wanted: string) => {
    const token = next();
    if (token !== wanted) throw new Error(`Expected "${wanted}", actual: "${token}"`);
  };
  const value = (): unknown => {
    const token = next();
    if (token.startsWith('$')) {
      const name = token.slice(1);
      if (!(name in variables)) throw new Error(`Variable $${name} was not provided a value`);
      return variables[name];
    }
    if (token === 'null') return null;
    return token.startsWith('"') ? token.slice(1, -1) : Number(token);
  };
  const selections = (): Selection[] => {
    expect('{');
    const found: Selection[] = [];
    while (peek() !== '}') {
      const alias = next();
      const name = peek() === ':' ? (next(), next()) : alias;
      if (name === '...') {
        expect('on');
        found.push({ alias: name, name, type: next(), arguments: {}, fields: selections() });
        continue;
      }
      const given: Record<string, unknown> = {};
      if (peek() === '(') {
        next();
        while (peek() !== ')') {
          const argument = next();
          expect(':');
          given[argument] = value();
          if (peek() === ',') next();
        }
        next();
      }
      found.push({ alias, name, arguments: given, fields: peek() === '{' ? selections() : [] });
    }
    next();
    return found;
  };
  if (peek() !== '{') {
    expect('query');
    while (peek() !== '{') next();
  }
  const found = selections();
  if (at < tokens.length) throw new Error(`Unexpected "${peek()}"`);
  return found;
}
