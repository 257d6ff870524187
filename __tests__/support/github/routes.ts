/** Which requests there are, what they need, and who answers them. */
import { createCheckRun, listCheckRuns, showCheckRun, updateCheckRun } from './check-runs.ts';
import {
  createComment,
  deleteComment,
  listComments,
  showComment,
  updateComment,
} from './comments.ts';
import { showContents } from './files.ts';
import { answerGraphql } from './graphql.ts';
import {
  listFiles,
  listPullRequests,
  listPullRequestsOfCommit,
  showPullRequest,
} from './pull-requests.ts';
import {
  listActivity,
  listApprovals,
  react,
  rerunFailedJobs,
  showMembership,
  showPermission,
  showWorkflowRun,
} from './people.ts';
import type { ApiAnswer, ApiRequest, GitHubState, Identity } from './state.ts';
import { Refusal, user } from './state.ts';

type Permission = keyof Identity['permissions'];

export interface Route {
  method: string;
  /** `:name` stands for one segment. */
  path: string;
  /** Any one of these is enough. */
  needs: readonly (readonly [Permission, 'read' | 'write'])[];
  query?: readonly string[];
  answer(request: ApiRequest, state: GitHubState): ApiAnswer;
}

const REPOSITORY = '/repos/:owner/:name';
const PAGES = ['per_page', 'page'] as const;
const READ_PULLS = [
  ['pull_requests', 'read'],
  ['issues', 'read'],
] as const;
const WRITE_PULLS = [
  ['issues', 'write'],
  ['pull_requests', 'write'],
] as const;

export const ROUTES: readonly Route[] = [
  {
    method: 'GET',
    path: `${REPOSITORY}/issues/:number/comments`,
    needs: READ_PULLS,
    query: [...PAGES, 'since'],
    answer: listComments,
  },
  {
    method: 'POST',
    path: `${REPOSITORY}/issues/:number/comments`,
    needs: WRITE_PULLS,
    answer: createComment,
  },
  {
    method: 'GET',
    path: `${REPOSITORY}/issues/comments/:id`,
    needs: READ_PULLS,
    answer: showComment,
  },
  {
    method: 'PATCH',
    path: `${REPOSITORY}/issues/comments/:id`,
    needs: WRITE_PULLS,
    answer: updateComment,
  },
  {
    method: 'DELETE',
    path: `${REPOSITORY}/issues/comments/:id`,
    needs: WRITE_PULLS,
    answer: deleteComment,
  },
  {
    method: 'GET',
    path: `${REPOSITORY}/pulls`,
    needs: [['pull_requests', 'read']],
    query: [...PAGES, 'head', 'base', 'state', 'sort', 'direction'],
    answer: listPullRequests,
  },
  {
    method: 'GET',
    path: `${REPOSITORY}/pulls/:number`,
    needs: [['pull_requests', 'read']],
    answer: showPullRequest,
  },
  {
    method: 'GET',
    path: `${REPOSITORY}/pulls/:number/files`,
    needs: [['pull_requests', 'read']],
    query: PAGES,
    answer: listFiles,
  },
  {
    method: 'GET',
    path: `${REPOSITORY}/commits/:sha/pulls`,
    needs: [['pull_requests', 'read']],
    query: PAGES,
    answer: listPullRequestsOfCommit,
  },
  {
    method: 'GET',
    path: `${REPOSITORY}/commits/:ref/check-runs`,
    needs: [['checks', 'read']],
    query: [...PAGES, 'check_name', 'status', 'filter', 'app_id'],
    answer: listCheckRuns,
  },
  {
    method: 'POST',
    path: `${REPOSITORY}/check-runs`,
    needs: [['checks', 'write']],
    answer: createCheckRun,
  },
  {
    method: 'GET',
    path: `${REPOSITORY}/check-runs/:id`,
    needs: [['checks', 'read']],
    answer: showCheckRun,
  },
  {
    method: 'PATCH',
    path: `${REPOSITORY}/check-runs/:id`,
    needs: [['checks', 'write']],
    answer: updateCheckRun,
  },
  {
    method: 'GET',
    path: `${REPOSITORY}/contents/:path`,
    needs: [['contents', 'read']],
    query: ['ref'],
    answer: showContents,
  },
  {
    method: 'GET',
    path: `${REPOSITORY}/collaborators/:login/permission`,
    needs: [],
    answer: showPermission,
  },
  {
    method: 'GET',
    path: `${REPOSITORY}/activity`,
    needs: [['contents', 'read']],
    query: [...PAGES, 'ref', 'actor', 'time_period', 'activity_type', 'direction'],
    answer: listActivity,
  },
  {
    method: 'POST',
    path: `${REPOSITORY}/issues/comments/:id/reactions`,
    needs: WRITE_PULLS,
    answer: react,
  },
  {
    method: 'GET',
    path: `${REPOSITORY}/actions/runs/:id`,
    needs: [['actions', 'read']],
    answer: showWorkflowRun,
  },
  {
    method: 'GET',
    path: `${REPOSITORY}/actions/runs/:id/approvals`,
    needs: [['actions', 'read']],
    answer: listApprovals,
  },
  {
    method: 'POST',
    path: `${REPOSITORY}/actions/runs/:id/rerun-failed-jobs`,
    needs: [['actions', 'write']],
    answer: rerunFailedJobs,
  },
  {
    method: 'GET',
    path: '/orgs/:organization/teams/:team/memberships/:login',
    needs: [['members', 'read']],
    answer: showMembership,
  },
  { method: 'GET', path: '/user', needs: [], answer: showUser },
  { method: 'POST', path: '/graphql', needs: [], answer: answerGraphql },
];

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
  for (const route of ROUTES) {
    const pattern = route.path.split('/');
    const segments = path.split('/');
    // The path of a file is the whole rest of the address.
    if (pattern.at(-1) === ':path') segments.push(segments.splice(pattern.length - 1).join('/'));
    if (route.method !== method || pattern.length !== segments.length) continue;
    const parameters: Record<string, string> = {};
    const fits = pattern.every((part, index) => {
      const segment = segments[index] ?? '';
      if (!part.startsWith(':')) return part === segment;
      parameters[part.slice(1)] = decodeURIComponent(segment);
      if (part === ':path') return true;
      return part === ':number' || part === ':id' ? /^[1-9][0-9]*$/.test(segment) : segment !== '';
    });
    if (fits) return { route, parameters };
  }
  return undefined;
}
