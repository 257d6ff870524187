/** Comments on pull requests, as `/issues` serves them. */
import type { components } from '@octokit/openapi-types';
import type { ApiAnswer, ApiRequest, GitHubState, StoredComment } from './state.ts';
import { pullRequestOf } from './pull-requests.ts';
import { app, characters, invalid, page, record, user, withId, WRITTEN_AT } from './state.ts';

const BODY_CHARACTERS = 65_536;

export function listComments(request: ApiRequest, state: GitHubState): ApiAnswer {
  const { number } = pullRequestOf(request, state);
  const all = state.comments.filter((comment) => comment.number === number);
  const { items, ...answer } = page(all, request, state);
  return { ...answer, body: items.map((comment) => toWire(comment, state)) };
}

export function createComment(request: ApiRequest, state: GitHubState): ApiAnswer {
  const { number } = pullRequestOf(request, state);
  const body = bodyOf(request);
  const id = state.nextId++;
  const comment = { id, number, body, author: request.identity, createdAt: WRITTEN_AT };
  state.comments.push(comment);
  return { status: 201, body: toWire(comment, state) };
}

export function showComment(request: ApiRequest, state: GitHubState): ApiAnswer {
  return { status: 200, body: toWire(withId(request, state.comments), state) };
}

/** Whoever may write in the repository may edit anybody's comment, as on GitHub. */
export function updateComment(request: ApiRequest, state: GitHubState): ApiAnswer {
  const comment = withId(request, state.comments);
  comment.body = bodyOf(request);
  comment.editor = request.identity;
  return { status: 200, body: toWire(comment, state) };
}

export function deleteComment(request: ApiRequest, state: GitHubState): ApiAnswer {
  const comment = withId(request, state.comments);
  state.comments.splice(state.comments.indexOf(comment), 1);
  return { status: 204 };
}

export function commentUrl(
  comment: StoredComment,
  { serverUrl, owner, name }: GitHubState,
): string {
  return `${serverUrl}/${owner}/${name}/pull/${comment.number}#issuecomment-${comment.id}`;
}

export function editedAt({ createdAt }: StoredComment): string {
  return new Date(Date.parse(createdAt) + 60_000).toISOString().replace('.000Z', 'Z');
}

function bodyOf(request: ApiRequest): string {
  const { body } = record(request.body);
  if (typeof body !== 'string' || body.trim() === '') {
    throw invalid('IssueComment', 'body', 'missing_field', "Body can't be blank");
  }
  if (characters(body) > BODY_CHARACTERS) {
    const message = `Body is too long (maximum is ${BODY_CHARACTERS} characters)`;
    throw invalid('IssueComment', 'data', 'unprocessable', message);
  }
  return body;
}

function toWire(comment: StoredComment, state: GitHubState) {
  return {
    id: comment.id,
    html_url: commentUrl(comment, state),
    issue_url: `${state.serverUrl}/repos/${state.owner}/${state.name}/issues/${comment.number}`,
    body: comment.body,
    user: user(comment.author.login),
    created_at: comment.createdAt,
    updated_at: comment.editor === undefined ? comment.createdAt : editedAt(comment),
    performed_via_github_app: comment.author.app === undefined ? null : app(comment.author.app),
  } satisfies Partial<Record<keyof components['schemas']['issue-comment'], unknown>>;
}
