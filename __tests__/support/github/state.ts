/** What the fake GitHub remembers, and how it refuses. */
import type { components, operations } from '@octokit/openapi-types';

type Schemas = components['schemas'];

export type Access = 'none' | 'read' | 'write';

/** Who a token is and what it may do; the keys are GitHub's own names of permissions. */
export interface Identity {
  login: string;
  /** An app writes check runs; `github-actions` alone edits those that Actions made. */
  app?: 'github-actions' | (string & {});
  permissions: Record<'contents' | 'pull_requests' | 'issues' | 'checks', Access> &
    Partial<Record<'actions' | 'members', Access>>;
}

/** The token of a workflow, with the permissions that most of them give it and these. */
export const workflowToken = (permissions: Partial<Identity['permissions']> = {}): Identity => ({
  login: 'github-actions[bot]',
  app: 'github-actions',
  permissions: {
    contents: 'read',
    pull_requests: 'write',
    issues: 'none',
    checks: 'write',
    ...permissions,
  },
});

export interface StoredComment {
  id: number;
  number: number;
  body: string;
  author: Pick<Identity, 'login' | 'app'>;
  /** ISO 8601, as all times here. */
  createdAt: string;
  /** Who edited it last. */
  editor?: Pick<Identity, 'login'>;
  isHidden?: boolean;
  isByEmail?: boolean;
}

export interface StoredWorkflowRun {
  id: number;
  headSha: string;
  status: 'completed' | 'in_progress' | 'queued';
  conclusion: 'success' | 'failure' | null;
  attempt: number;
  /** Whether GitHub refuses to start it again. */
  old: boolean;
  /** Of the workflow. */
  path: string;
  event: string;
  headBranch: string;
  headRepository: string;
  /** ISO 8601, of the newest attempt. */
  startedAt: string;
}

/** The accounts whose addresses the commit names; null where no account has that address. */
export interface StoredCommit {
  author: string | null;
  committer: string | null;
  coAuthors?: readonly (string | null)[];
  /** Left out: one that no other commit has. */
  sha?: string;
  /** Left out: one that is nowhere else. */
  parents?: readonly string[];
}

export interface StoredPullRequest {
  number: number;
  headSha: string;
  headRef: string;
  /** `owner/name`; another one than the repository's: a fork. */
  headRepository: string;
  baseSha: string;
  baseRef: string;
  createdAt: string;
  /** When it was opened again. */
  reopenedAt: readonly string[];
  /** Whether it was moved here from another repository. */
  transferred: boolean;
  /** Who opened it, and who pushed its head. */
  author: string;
  pusher: string;
  /** Who pushed to its branch before, the last one first. */
  earlierPushers?: readonly string[];
  /**
   * All updates of its branch, the last one first, in place of those of `pusher` and `earlierPushers`. Zeros stand for no branch.
   */
  pushes?: readonly { by: string; before: string; after: string; at?: string }[];
  /** Its commits, the last one is the head; left out: one, of the author. */
  commits?: readonly StoredCommit[];
  state: 'open' | 'closed';
  /** The commit that it was merged as. */
  mergedAs?: string;
  /** All commits that the merge brought to the base; left out: that one. */
  brought?: readonly string[];
  /** Paths that it changes; `[before, after]` of a file that was moved. */
  files: (string | readonly [string, string])[];
}

/** The text of a file, or the path that a link leads to. */
export type StoredFile = string | Uint8Array | { link: string } | { submodule: string };

/** A value that answers fields of a query, some of which take arguments; `__typename` decides inline fragments. */
export interface Resolved {
  [field: string]: Field | ((given: Record<string, unknown>) => Field);
}
type Field = string | number | boolean | null | undefined | Resolved | Resolved[];

export interface StoredCheckRun {
  id: number;
  name: string;
  headSha: string;
  app: string;
  status: Schemas['check-run']['status'];
  conclusion: Schemas['check-run']['conclusion'];
  title: string | null;
  summary: string | null;
  annotations: CheckAnnotation[];
}

export type CheckAnnotation = NonNullable<
  NonNullable<
    operations['checks/update']['requestBody']['content']['application/json']['output']
  >['annotations']
>[number];

export interface GitHubState {
  /** Of the API, and of pages for people. */
  serverUrl: string;
  owner: string;
  name: string;
  nextId: number;
  identities: Map<string, Identity>;
  comments: StoredComment[];
  checkRuns: StoredCheckRun[];
  pullRequests: StoredPullRequest[];
  /** Branch → path → file. */
  branches: Readonly<Record<string, Readonly<Record<string, StoredFile>>>>;
  defaultBranch: string;
  /** Names of the checks that the rules of every branch require. */
  requiredChecks: readonly string[];
  /** The commits of the default branch, oldest first. A comparison of two of them lists those between. */
  mainline: string[];
  /** `BASE...HEAD` → the paths that differ; `[before, after]` of a file that was moved. */
  comparisons: Readonly<Record<string, StoredPullRequest['files']>>;
  /** Branch → the commit at its head. */
  heads: Record<string, string>;
  /** A file at a commit. */
  commits: (commit: string, path: string) => string | undefined;
  /** Login → what this person may do in the repository. */
  people: Readonly<Record<string, 'admin' | 'maintain' | 'write' | 'triage' | 'read'>>;
  /** `acme/platform` → who is in it; `pending:` before a login: who was asked and has not come. */
  teams: Readonly<Record<string, readonly string[]>>;
  workflowRuns: StoredWorkflowRun[];
  reviewRequests: { number: number; reviewers: string[]; teams: string[] }[];
  reactions: { comment: number; content: string; by: string }[];
  /** Of the default branch, each on top of the one before it. */
  queue: { number: number; headCommit: string; baseCommit: string }[];
}

export interface ApiRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  parameters: Record<string, string>;
  body: unknown;
  identity: Identity;
}

export interface ApiAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** GitHub's own wording of a refusal, thrown by a route. */
export class Refusal extends Error {
  readonly answer: ApiAnswer;
  constructor(status: number, message: string, rest: object = {}, headers = {}) {
    super(message);
    this.answer = { status, body: { message, ...rest, status: String(status) }, headers };
  }
}

export function notFound(): Refusal {
  return new Refusal(404, 'Not Found', { documentation_url: 'https://docs.github.com/rest' });
}

export function invalid(resource: string, field: string, code: string, message: string): Refusal {
  const errors = [{ resource, code, field, message }];
  return new Refusal(422, 'Validation Failed', { errors });
}

/** The one whose id is in the path of the request. */
export function withId<T extends { id: number }>({ parameters }: ApiRequest, all: readonly T[]): T {
  const found = all.find(({ id }) => id === Number(parameters['id']));
  if (found === undefined) throw notFound();
  return found;
}

/** The id of a user. For the user of the workflow's token it is GitHub's real one. */
function userId(login: string): number {
  if (login === 'github-actions[bot]') return 41_898_282;
  return Array.from(login).reduce((id, letter) => (id * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
}

/** Of each thing, what its answers need: GitHub sends more. */
export function user(login: string): Pick<Schemas['simple-user'], 'login' | 'id' | 'type'> {
  return { login, id: userId(login), type: login.endsWith('[bot]') ? 'Bot' : 'User' };
}

export function app(slug: string): Pick<NonNullable<Schemas['integration']>, 'id' | 'slug'> {
  return { id: slug === 'github-actions' ? 15_368 : 1, slug };
}

/** When everything is written, unless it is said otherwise. */
export const WRITTEN_AT = '2026-11-20T13:55:00Z';
/** When branches are pushed and pull requests are opened, unless it is said otherwise. */
export const PUSHED_AT = '2026-11-20T13:00:00Z';

/** Of the repository. */
export const REPOSITORY_ID = 1_296_269;

/** One page of a list, with GitHub's Link header. */
export function page<T>(
  items: readonly T[],
  request: ApiRequest,
  state: GitHubState,
): ApiAnswer & { items: T[] } {
  const read = (name: string, fallback: number) => {
    const text = request.query.get(name);
    return text !== null && /^[1-9][0-9]{0,6}$/.test(text) ? Number(text) : fallback;
  };
  const size = Math.min(100, read('per_page', 30));
  const number = read('page', 1);
  const last = Math.max(1, Math.ceil(items.length / size));
  const link = (to: number, rel: string) => {
    const query = new URLSearchParams(request.query);
    query.set('page', String(to));
    // The real one names the next page by the number of the repository, which is another path.
    const path = request.path.replace(/^\/repos\/[^/]+\/[^/]+/, `/repositories/${REPOSITORY_ID}`);
    return `<${state.serverUrl}${path}?${query.toString()}>; rel="${rel}"`;
  };
  const links = [
    ...(number > 1 ? [link(number - 1, 'prev')] : []),
    ...(number < last ? [link(number + 1, 'next'), link(last, 'last')] : []),
    ...(number > 1 ? [link(1, 'first')] : []),
  ];
  return {
    status: 200,
    items: items.slice((number - 1) * size, number * size),
    ...(links.length > 0 && { headers: { link: links.join(', ') } }),
  };
}

/** What GitHub counts: characters, with a pair of surrogates as one. */
export const characters = (text: string): number => Array.from(text).length;

export function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}
