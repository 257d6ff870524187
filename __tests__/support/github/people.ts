/** What the commands ask GitHub about people: their permissions, their pushes, their reactions. */
import type {
  ApiAnswer,
  ApiRequest,
  GitHubState,
  StoredPullRequest,
  StoredWorkflowRun,
} from './state.ts';
import { notFound, page, PUSHED_AT, record, Refusal, user, withId } from './state.ts';

const PERMISSION = {
  admin: 'admin',
  maintain: 'write',
  write: 'write',
  triage: 'read',
  read: 'read',
};

export function showPermission({ parameters }: ApiRequest, { people }: GitHubState): ApiAnswer {
  const login = parameters['login'] ?? '';
  // An app is nobody's collaborator.
  if (login.endsWith('[bot]')) throw notFound();
  const role = people[login];
  if (login.startsWith('nobody-')) throw notFound();
  const permission = role === undefined ? 'none' : PERMISSION[role];
  return { status: 200, body: { permission, role_name: role ?? 'none', user: user(login) } };
}

export function showMembership({ parameters }: ApiRequest, { teams }: GitHubState): ApiAnswer {
  const { organization, team, login = '' } = parameters;
  const members = teams[`${organization}/${team}`] ?? [];
  if (members.includes(login)) return { status: 200, body: { state: 'active', role: 'member' } };
  if (members.includes(`pending:${login}`)) return { status: 200, body: { state: 'pending' } };
  throw notFound();
}

export function listMembers({ parameters }: ApiRequest, { teams }: GitHubState): ApiAnswer {
  const { organization, team } = parameters;
  const members = teams[`${organization}/${team}`];
  if (members === undefined) throw notFound();
  return { status: 200, body: members.filter((each) => !each.startsWith('pending:')).map(user) };
}

type Push = NonNullable<StoredPullRequest['pushes']>[number];

const NO_BRANCH = '0'.repeat(40);

function typeOf(before: string, after: string): string {
  if (before === NO_BRANCH) return 'branch_creation';
  return after === NO_BRANCH ? 'branch_deletion' : 'push';
}

export function listActivity(request: ApiRequest, state: GitHubState): ApiAnswer {
  const { query } = request;
  const all = state.pullRequests
    .filter(({ headRef }) => query.get('ref') === `refs/heads/${headRef}`)
    .flatMap(({ headRef, headSha, pusher, earlierPushers = [], pushes }) => {
      const older = (index: number) => String(index).repeat(40).slice(0, 40);
      const people = [pusher, ...earlierPushers];
      const usual = people.map((by, index) => ({
        by,
        before: index === people.length - 1 ? NO_BRANCH : older(index + 1),
        after: index === 0 ? headSha : older(index),
      }));
      return (pushes ?? usual).map(({ by, before, after, at = PUSHED_AT }: Push, index) => ({
        id: 1000 - index,
        ref: `refs/heads/${headRef}`,
        before,
        after,
        timestamp: at,
        activity_type: typeOf(before, after),
        actor: by === '' ? null : user(by),
      }));
    });
  const { items, ...answer } = page(all, request, state);
  return { ...answer, body: items };
}

export function react(request: ApiRequest, state: GitHubState): ApiAnswer {
  const { id: comment } = withId(request, state.comments);
  const { content } = record(request.body);
  const known = ['+1', '-1', 'laugh', 'confused', 'heart', 'hooray', 'rocket', 'eyes'];
  if (typeof content !== 'string' || !known.includes(content)) {
    throw new Refusal(422, 'Validation Failed');
  }
  state.reactions.push({ comment, content, by: request.identity.login });
  return { status: 201, body: { id: state.nextId++, content } };
}

export function showWorkflowRun(request: ApiRequest, state: GitHubState): ApiAnswer {
  const { id, status, conclusion, ...run } = withId(request, state.workflowRuns);
  const more = { head_sha: run.headSha, run_attempt: run.attempt, event: run.event };
  return { status: 200, body: { id, status, conclusion, ...more } };
}

export function rerunAllJobs(request: ApiRequest, state: GitHubState): ApiAnswer {
  return rerun(withId(request, state.workflowRuns));
}

export function rerunFailedJobs(request: ApiRequest, state: GitHubState): ApiAnswer {
  const run = withId(request, state.workflowRuns);
  if (run.status === 'completed' && !run.old && run.conclusion !== 'failure') {
    throw new Refusal(403, 'This workflow run has no failed jobs');
  }
  return rerun(run);
}

function rerun(run: StoredWorkflowRun): ApiAnswer {
  const old = 'Unable to retry this workflow run because it was created over a month ago.';
  if (run.old) throw new Refusal(403, old);
  if (run.status !== 'completed') throw new Refusal(403, 'This workflow is already running');
  Object.assign(run, { status: 'queued', conclusion: null, attempt: run.attempt + 1 });
  run.startedAt = new Date().toISOString();
  return { status: 201, body: {} };
}
