/** Pull requests and their files. */
import type { components } from '@octokit/openapi-types';
import type { ApiAnswer, ApiRequest, GitHubState, StoredPullRequest } from './state.ts';
import { notFound, page, user } from './state.ts';

/** No more are listed, however many there are. */
const MOST_FILES = 3_000;
const MOST_COMMITS = 250;
const MOST_COMPARED = 300;

type Whole = components['schemas']['pull-request'];
type End = Pick<Whole['head'], 'ref' | 'sha' | 'label'> & { repo: { full_name: string } };

export function showPullRequest(request: ApiRequest, state: GitHubState): ApiAnswer {
  return { status: 200, body: toWire(pullRequestOf(request, state), state) };
}

export function listPullRequests(request: ApiRequest, state: GitHubState): ApiAnswer {
  const head = request.query.get('head');
  const wanted = request.query.get('state') ?? 'open';
  const all = state.pullRequests.filter(
    (one) => (wanted === 'all' || one.state === wanted) && (head === null || labelOf(one) === head),
  );
  const { items, ...answer } = page(all, request, state);
  return { ...answer, body: items.map((one) => toWire(one, state)) };
}

export function listPullRequestsOfCommit(request: ApiRequest, state: GitHubState): ApiAnswer {
  const { sha } = request.parameters;
  const all = state.pullRequests.filter((one) => {
    const { headSha, mergedAs = '', brought = [mergedAs] } = one;
    return headSha === sha || brought.includes(sha ?? '');
  });
  const { items, ...answer } = page(all, request, state);
  return { ...answer, body: items.map((one) => toWire(one, state)) };
}

export function listFiles(request: ApiRequest, state: GitHubState): ApiAnswer {
  const { files } = pullRequestOf(request, state);
  const { items, ...answer } = page(files.slice(0, MOST_FILES), request, state);
  return { ...answer, body: items.map(toEntry) };
}

function toEntry(
  file: StoredPullRequest['files'][number],
): Partial<components['schemas']['diff-entry']> {
  return typeof file === 'string'
    ? { filename: file, status: 'modified' }
    : { filename: file[1], status: 'renamed', previous_filename: file[0] };
}

/** Its first page has all files that it lists, however many commits there are. */
export function compareCommits(request: ApiRequest, state: GitHubState): ApiAnswer {
  const { basehead = '' } = request.parameters;
  const { mainline, comparisons } = state;
  const [base = '', head = ''] = basehead.split('...');
  const [from, to] = [mainline.indexOf(base), mainline.indexOf(head)];
  const areThere = from >= 0 && to >= 0;
  const files = comparisons[basehead] ?? (areThere ? [] : undefined);
  if (files === undefined) throw notFound();
  const between = areThere ? mainline.slice(from + 1, to + 1) : [];
  const { items, ...answer } = page(between, request, state);
  const body = {
    status: areThere && to < from ? 'behind' : 'ahead',
    base_commit: { sha: base },
    merge_base_commit: { sha: areThere ? (mainline[Math.min(from, to)] ?? '') : base },
    total_commits: between.length,
    commits: items.map((sha) => ({ sha, parents: parentsOf(sha, state) })),
    files: files.slice(0, MOST_COMPARED).map(toEntry),
  };
  return { ...answer, body };
}

/** As if each commit of a request were on top of the one before, but for the merge of it, which is also on the default branch. */
function parentsOf(sha: string, { mainline, pullRequests }: GitHubState) {
  const before = (one: string) => mainline[mainline.indexOf(one) - 1] ?? '';
  const merge = pullRequests.find(
    ({ mergedAs, brought = [] }) => mergedAs === sha && brought.length > 2,
  );
  const first = merge?.brought?.[0];
  const parents = first === undefined ? [before(sha)] : [before(first), before(sha)];
  return parents.map((parent) => ({ sha: parent }));
}

/** One reference, by its whole name. */
export function showReference(
  { parameters }: ApiRequest,
  { heads, mainline, defaultBranch }: GitHubState,
): ApiAnswer {
  const [, kind, branch = ''] = /^(\w+)\/(.*)$/s.exec(parameters['path'] ?? '') ?? [];
  const newest = branch === defaultBranch ? mainline.at(-1) : undefined;
  const sha = kind === 'heads' ? (heads[branch] ?? newest) : undefined;
  if (sha === undefined) throw notFound();
  return { status: 200, body: { ref: `refs/heads/${branch}`, object: { type: 'commit', sha } } };
}

/** Its commits, each with everything that was left out. */
export function commitsIn({
  headSha,
  author,
  commits = [{ author, committer: author }],
}: StoredPullRequest) {
  const last = commits.length - 1;
  return commits.map((commit, index) => ({
    parents: ['d'.repeat(40)],
    coAuthors: [],
    ...commit,
    sha: commit.sha ?? (index === last ? headSha : String(index + 1).padStart(40, 'c')),
  }));
}

export function listCommits(request: ApiRequest, state: GitHubState): ApiAnswer {
  const all = commitsIn(pullRequestOf(request, state));
  const { items, ...answer } = page(all.slice(0, MOST_COMMITS), request, state);
  const account = (login: string | null) => (login === null ? null : user(login));
  const body = items.map(({ sha, author: by, committer, parents }) => ({
    sha,
    parents: parents.map((parent) => ({ sha: parent })),
    author: account(by),
    committer: account(committer),
  }));
  return { ...answer, body };
}

/**
 * One name that cannot be asked refuses the whole request, and only GitHub knows which: no malformed request. Names of
 * teams take a token that reads the members.
 */
export function requestReviewers(request: ApiRequest, state: GitHubState): ApiAnswer {
  const one = pullRequestOf(request, state);
  const { reviewers = [], team_reviewers: teams = [] } = request.body as {
    reviewers?: string[];
    team_reviewers?: string[];
  };
  const isKnown =
    teams.length === 0 ||
    (request.identity.permissions.members !== undefined &&
      teams.every((team) => `${state.owner}/${team}` in state.teams));
  const refused = (message: string) => ({ status: 422, body: { message } });
  if (!isKnown) return refused('Could not resolve to a node with the global id of a team.');
  if (reviewers.includes(one.author)) {
    return refused('Review cannot be requested from pull request author.');
  }
  if (!reviewers.every((login) => login in state.people)) {
    return refused('Reviews may only be requested from collaborators.');
  }
  state.reviewRequests.push({ number: one.number, reviewers, teams });
  return { status: 201, body: toWire(one, state) };
}

export function pullRequestOf(request: ApiRequest, state: GitHubState): StoredPullRequest {
  const number = Number(request.parameters['number']);
  const found = state.pullRequests.find((one) => one.number === number);
  if (found === undefined) throw notFound();
  return found;
}

function labelOf(one: StoredPullRequest): string {
  return `${one.headRepository.split('/')[0]}:${one.headRef}`;
}

function toWire(
  one: StoredPullRequest,
  { serverUrl, owner, name }: GitHubState,
): Pick<
  Whole,
  'number' | 'state' | 'html_url' | 'changed_files' | 'merged_at' | 'merge_commit_sha'
> & { user: ReturnType<typeof user>; head: End; base: End } {
  return {
    number: one.number,
    user: user(one.author),
    state: one.state,
    merged_at: one.mergedAs === undefined ? null : '2026-11-20T13:55:00Z',
    merge_commit_sha: one.mergedAs ?? null,
    changed_files: one.files.length,
    html_url: `${serverUrl}/${owner}/${name}/pull/${one.number}`,
    head: {
      ref: one.headRef,
      sha: one.headSha,
      label: labelOf(one),
      repo: { full_name: one.headRepository },
    },
    base: {
      ref: one.baseRef,
      sha: one.baseSha,
      label: `${owner}:${one.baseRef}`,
      repo: { full_name: `${owner}/${name}` },
    },
  };
}
