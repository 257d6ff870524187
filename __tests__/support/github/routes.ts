/** Which requests there are, what they need, and who answers them. */
import { createCheckRun, updateCheckRun } from './check-runs.ts';
import {
  createComment,
  deleteComment,
  listComments,
  showComment,
  updateComment,
} from './comments.ts';
import { showBlob, showContents } from './files.ts';
import { answerGraphql } from './graphql.ts';
import {
  compareCommits,
  listCommits,
  listFiles,
  listPullRequests,
  listPullRequestsOfCommit,
  requestReviewers,
  showPullRequest,
  showReference,
} from './pull-requests.ts';
import {
  listActivity,
  react,
  rerunAllJobs,
  rerunFailedJobs,
  listMembers,
  showMembership,
  showPermission,
  showWorkflowRun,
} from './people.ts';
import type { ApiAnswer, ApiRequest, GitHubState, Identity } from './state.ts';
import { Refusal, user } from './state.ts';

type Permission = keyof Identity['permissions'];

/** Any one of these is enough. */
type Needs = readonly (readonly [Permission, 'read' | 'write'])[];

interface Route {
  needs: Needs;
  query: readonly string[];
  answer(request: ApiRequest, state: GitHubState): ApiAnswer;
}

const REPOSITORY = '/repos/:owner/:name';
const PAGES = ['per_page', 'page'] as const;
const reads = (...names: Permission[]): Needs => names.map((name) => [name, 'read']);
const writes = (...names: Permission[]): Needs => names.map((name) => [name, 'write']);

/** By method and path, in which `:name` stands for one segment: what it needs, who answers, and the query it takes. */
const ROUTES: Readonly<Record<string, readonly [Needs, Route['answer'], (readonly string[])?]>> = {
  [`GET ${REPOSITORY}/issues/:number/comments`]: [
    reads('pull_requests', 'issues'),
    listComments,
    [...PAGES, 'since'],
  ],
  [`POST ${REPOSITORY}/issues/:number/comments`]: [
    writes('issues', 'pull_requests'),
    createComment,
  ],
  [`GET ${REPOSITORY}/issues/comments/:id`]: [reads('pull_requests', 'issues'), showComment],
  [`PATCH ${REPOSITORY}/issues/comments/:id`]: [writes('issues', 'pull_requests'), updateComment],
  [`DELETE ${REPOSITORY}/issues/comments/:id`]: [writes('issues', 'pull_requests'), deleteComment],
  [`GET ${REPOSITORY}`]: [[], showRepository],
  [`GET ${REPOSITORY}/rules/branches/:branch`]: [[], showRules, PAGES],
  [`GET ${REPOSITORY}/pulls`]: [
    reads('pull_requests'),
    listPullRequests,
    [...PAGES, 'head', 'base', 'state', 'sort', 'direction'],
  ],
  [`GET ${REPOSITORY}/pulls/:number`]: [reads('pull_requests'), showPullRequest],
  [`POST ${REPOSITORY}/pulls/:number/requested_reviewers`]: [
    writes('pull_requests'),
    requestReviewers,
  ],
  [`GET ${REPOSITORY}/pulls/:number/files`]: [reads('pull_requests'), listFiles, PAGES],
  [`GET ${REPOSITORY}/pulls/:number/commits`]: [reads('pull_requests'), listCommits, PAGES],
  [`GET ${REPOSITORY}/compare/:basehead`]: [reads('contents'), compareCommits, PAGES],
  [`GET ${REPOSITORY}/commits/:sha/pulls`]: [
    reads('pull_requests'),
    listPullRequestsOfCommit,
    PAGES,
  ],
  [`POST ${REPOSITORY}/check-runs`]: [writes('checks'), createCheckRun],
  [`PATCH ${REPOSITORY}/check-runs/:id`]: [writes('checks'), updateCheckRun],
  [`GET ${REPOSITORY}/contents/:path`]: [reads('contents'), showContents, ['ref']],
  [`GET ${REPOSITORY}/git/ref/:path`]: [reads('contents'), showReference],
  [`GET ${REPOSITORY}/git/blobs/:sha`]: [reads('contents'), showBlob],
  [`GET ${REPOSITORY}/collaborators/:login/permission`]: [[], showPermission],
  [`GET ${REPOSITORY}/activity`]: [
    reads('contents'),
    listActivity,
    [...PAGES, 'ref', 'actor', 'time_period', 'activity_type', 'direction'],
  ],
  [`POST ${REPOSITORY}/issues/comments/:id/reactions`]: [writes('issues', 'pull_requests'), react],
  [`GET ${REPOSITORY}/actions/runs/:id`]: [reads('actions'), showWorkflowRun],
  [`POST ${REPOSITORY}/actions/runs/:id/rerun-failed-jobs`]: [writes('actions'), rerunFailedJobs],
  [`POST ${REPOSITORY}/actions/runs/:id/rerun`]: [writes('actions'), rerunAllJobs],
  'GET /orgs/:organization/teams/:team/memberships/:login': [reads('members'), showMembership],
  'GET /orgs/:organization/teams/:team/members': [reads('members'), listMembers, PAGES],
  'GET /user': [[], showUser],
  'POST /graphql': [[], answerGraphql],
};

function showRepository(_: ApiRequest, { name, defaultBranch }: GitHubState): ApiAnswer {
  return { status: 200, body: { name, default_branch: defaultBranch } };
}

/** Rules of other types are listed, too. */
function showRules(_: ApiRequest, { requiredChecks }: GitHubState): ApiAnswer {
  const required_status_checks = requiredChecks.map((context) => ({ context }));
  const rule = { type: 'required_status_checks', parameters: { required_status_checks } };
  const body = [{ type: 'deletion' }, ...(requiredChecks.length > 0 ? [rule] : [])];
  return { status: 200, body };
}

/** A person's token says who it is; an app's does not. */
function showUser({ identity }: ApiRequest): ApiAnswer {
  if (identity.app !== undefined) throw new Refusal(403, 'Resource not accessible by integration');
  return { status: 200, body: user(identity.login) };
}

/** The route of a request with the segments that have a name in its pattern; undefined if there is no such route. */
export function findRoute(
  method: string,
  path: string,
): { route: Route; parameters: Record<string, string> } | undefined {
  for (const [asked, [needs, answer, query = []]] of Object.entries(ROUTES)) {
    const pattern = asked.split('/');
    const segments = `${method} ${path}`.split('/');
    // The path of a file is the whole rest of the address.
    if (pattern.at(-1) === ':path') segments.push(segments.splice(pattern.length - 1).join('/'));
    if (pattern.length !== segments.length) continue;
    const parameters: Record<string, string> = {};
    const fits = pattern.every((part, index) => {
      const segment = segments[index] ?? '';
      if (!part.startsWith(':')) return part === segment;
      parameters[part.slice(1)] = decodeURIComponent(segment);
      if (part === ':path') return true;
      return part === ':number' || part === ':id' ? /^[1-9][0-9]*$/.test(segment) : segment !== '';
    });
    if (fits) return { route: { needs, answer, query }, parameters };
  }
  return undefined;
}
