/**
 * What the job is about, from the event's payload and the runner's environment. Facts that the
 * event does not have are named, so that they can be asked for.
 *
 * Source: https://docs.github.com/en/actions/reference/workflows-and-actions/events-that-trigger-workflows.
 */
import type { Environment } from '../../model/ports.ts';
import { readCommitId, type CommitId } from '../../model/commit-id.ts';
import {
  baseOfQueue,
  branchOf,
  toRequestBase,
  type RequestBase,
} from '../../model/request-base.ts';
import type { PullRequestInput } from '../../model/run-input.ts';
import type { SealedChange } from '../../trust/run-seals.ts';
import { compareOwners, isMergeQueueBranch, judgeForks } from '../../trust/change-origin.ts';
import type { JobOrigin, ChangeOrigin } from '../../trust/change-origin.ts';
import {
  parsePositiveNumber,
  readNonEmptyText,
  readPositiveNumber,
  textAt,
  valueAt,
} from '../shapes.ts';
import { fieldsOf, isRecord, listOf } from '../../model/parse.ts';
import type { TipOf } from '../host.ts';
import { serverOf, serverUrlOf } from './server.ts';

export interface JobEvent {
  /** `pull_request`, `push`, … */
  name: string;
  owner: string;
  repository: string;
  defaultBranch: string | undefined;
  /** The commit to judge: the head of the pull request, not the merge that Actions made of it. */
  headSha: string;
  /** The commit that holds the running workflow. If the job has secrets, people with write access made it. */
  workflowSha: string;
  pullRequest?: EventPullRequest;
  /** How to find the pull request, where the event does not carry it. */
  pullRequestQuery?: PullRequestQuery;
  /** Whether the files are judged and where they come from, if the event says so. */
  jobOrigin: JobOrigin;
  /** What to add to "token is empty", if that is why the job has no secrets. */
  tokenHint?: string | undefined;
  job?: { url: string; runId: number; attempt: number };
}

export interface EventPullRequest {
  number: number;
  headSha: string;
  /** From another repository. */
  fork: boolean;
  /** What own policies may read of it. */
  input?: PullRequestInput | undefined;
}

export type PullRequestQuery =
  | { by: 'number'; number: number }
  | { by: 'commit'; sha: string }
  /** `octocat:change`, in the API's form; a pull request counts only if its head is `sha`. */
  | { by: 'branch'; label: string; sha: string };

interface EventOptions {
  environment: Environment;
  /** The parsed file at GITHUB_EVENT_PATH. */
  payload: unknown;
  /** The input `pr-number`. */
  pullRequestNumber?: number;
  checkRunId?: number;
}

/** What the event says; undefined outside of Actions, where no repository and no commit are named. */
export function readEvent(options: EventOptions): JobEvent | undefined {
  const { environment, payload, pullRequestNumber } = options;
  const [owner, repository] = (environment['GITHUB_REPOSITORY'] ?? '').split('/');
  const workflowSha = readCommitId(environment['GITHUB_SHA']);
  const name = environment['GITHUB_EVENT_NAME'] ?? '';
  if (!owner || !repository || workflowSha === undefined) return undefined;
  const job = jobOf(options, `${owner}/${repository}`);
  const subject = subjectOf(name, payload, workflowSha);
  if (subject.pullRequest === undefined) {
    // If the payload cannot be read, the ref has the number: `refs/pull/7/merge`.
    const [, numberInRef] = /^refs\/pull\/(\d+)\//.exec(environment['GITHUB_REF'] ?? '') ?? [];
    const number =
      pullRequestNumber ??
      (subject.pullRequestQuery ? undefined : parsePositiveNumber(numberInRef));
    if (number !== undefined) subject.pullRequestQuery = { by: 'number', number };
  }
  const isPullNamed = pullRequestNumber !== undefined;
  return {
    name,
    owner,
    repository,
    defaultBranch:
      textAt(payload, 'repository', 'default_branch') ??
      textAt(payload, 'pull_request', 'base', 'repo', 'default_branch'),
    workflowSha,
    headSha: workflowSha,
    ...subject,
    jobOrigin: jobOriginOnGitHub(name, payload, environment, isPullNamed),
    tokenHint: tokenHintOf(name, subject.pullRequest, environment),
    job,
  };
}

/** Why a job of this event has no secrets, if that is known. */
function tokenHintOf(
  name: string,
  pullRequest: EventPullRequest | undefined,
  environment: Environment,
): string | undefined {
  if (environment['GITHUB_ACTOR'] === DEPENDABOT) return DEPENDABOT_SECRETS;
  // A fork's pull request gets no secrets, unless the event runs in the name of the target.
  const isOfPullRequest = name.startsWith('pull_request') && name !== 'pull_request_target';
  if (!isOfPullRequest || pullRequest?.fork !== true) return undefined;
  // Where no reviewer releases jobs, there is no recipe.
  const isReviewed = serverOf(environment).ignoresEnvironments !== true;
  return isReviewed ? `${FORK_SECRETS} ${judgeForks()}` : FORK_SECRETS;
}

/** The pull request, or how to find it, and the head; what is left out is not of this event. */
function subjectOf(name: string, payload: unknown, workflowSha: string): Partial<JobEvent> {
  const pullRequest = toPullRequest(valueAt(payload, 'pull_request'));
  if (pullRequest !== undefined) return { pullRequest, headSha: pullRequest.headSha };
  switch (name) {
    case 'issue_comment': {
      const issue = fieldsOf(valueAt(payload, 'issue'));
      const number = readPositiveNumber(issue['number']);
      // Gitea has the field on every issue.
      const isPull = Boolean(issue['pull_request']) && number !== undefined;
      return isPull ? { pullRequestQuery: { by: 'number', number } } : {};
    }
    case 'merge_group':
      return { headSha: readCommitId(valueAt(payload, 'merge_group', 'head_sha')) ?? workflowSha };
    case 'workflow_run':
      return triggeringRun(valueAt(payload, 'workflow_run'));
    case 'push':
      return { pullRequestQuery: { by: 'commit', sha: workflowSha } };
    default:
      return {};
  }
}

/**
 * What a `workflow_run` event is about: the run that started it. Its list of pull requests is empty if the head is in a fork;
 * then the branch of the head says which one it is.
 */
function triggeringRun(run: unknown): Partial<JobEvent> {
  const headSha = readCommitId(valueAt(run, 'head_sha'));
  if (headSha === undefined) return {};
  const number = readPositiveNumber(valueAt(ownPullOf(run), 'number'));
  if (number !== undefined) return { headSha, pullRequestQuery: { by: 'number', number } };
  const owner = textAt(run, 'head_repository', 'owner', 'login');
  const branch = textAt(run, 'head_branch');
  if (owner === undefined || branch === undefined) return { headSha };
  return { headSha, pullRequestQuery: { by: 'branch', label: `${owner}:${branch}`, sha: headSha } };
}

/** The first pull request that a run lists. One into a fork, by which somebody keeps it up to date, is listed, too. */
function ownPullOf(run: unknown): unknown {
  return listOf(valueAt(run, 'pull_requests')).find((pull) => {
    const id = valueAt(pull, 'base', 'repo', 'id');
    return id === undefined || id === valueAt(run, 'repository', 'id');
  });
}

/** @param pull as the API and the payloads of events have it; undefined if it is not whole */
export function toPullRequest(pull: unknown): EventPullRequest | undefined {
  const number = readPositiveNumber(valueAt(pull, 'number'));
  const headSha = readCommitId(valueAt(pull, 'head', 'sha'));
  if (number === undefined || headSha === undefined) return undefined;
  const from = valueAt(pull, 'head', 'repo', 'full_name');
  const to = valueAt(pull, 'base', 'repo', 'full_name');
  // A fork that was deleted has no repository any more, and is a fork.
  const fork = readNonEmptyText(from) === undefined || from !== to || isWithoutBranch(pull);
  return { number, headSha, fork, input: toInput(number, pull) };
}

function toInput(number: number, pull: unknown): PullRequestInput {
  const labels = valueAt(pull, 'labels');
  const draft = valueAt(pull, 'draft');
  return {
    number,
    author: textAt(pull, 'user', 'login'),
    labels: Array.isArray(labels)
      ? labels.flatMap((label: unknown) => textAt(label, 'name') ?? [])
      : undefined,
    base: textAt(pull, 'base', 'ref'),
    head: textAt(pull, 'head', 'ref'),
    draft: typeof draft === 'boolean' ? draft : undefined,
  };
}

/**
 * On Gitea, everyone who may read a repository may push `refs/for/main` to it. The pull request then
 * names the repository itself as its origin, but it has no branch there.
 */
function isWithoutBranch(pull: unknown): boolean {
  const { label, ref } = fieldsOf(valueAt(pull, 'head'));
  return label === '' || (typeof ref === 'string' && ref.startsWith('refs/'));
}

/** Events that only people of the repository can start, about commits that it has already. */
const REPOSITORY_EVENTS = 'push schedule create release workflow_dispatch'.split(' ');

/** @param isPullNamed whether the workflow names a pull request by `pr-number` */
export function jobOriginOnGitHub(
  name: string,
  payload: unknown,
  environment: Environment,
  isPullNamed: boolean,
): JobOrigin {
  const isOfRepository = REPOSITORY_EVENTS.includes(name) && !isPullNamed;
  // Only people with write access can queue a pull request.
  const isOwn = isOfRepository || name === 'merge_group';
  const origin = isOwn ? 'own' : originByPayload(name, payload, environment);
  // The run before need not be about the pull request that the workflow names.
  const isOfOther = name === 'workflow_run' && isPullNamed && origin === 'own';
  return {
    proposed: !isOfRepository || isMergeQueueBranch(environment['GITHUB_REF']),
    changeOrigin: isOfOther ? 'unknown' : origin,
  };
}

/**
 * The base of the request that the event is about; undefined if it is about none: a push, also of a branch that has a pull
 * request, a schedule, and what follows a push.
 *
 * @param pullRequest the one that was looked up where the event only names it
 */
export function requestBaseOf(
  { name, defaultBranch, pullRequestQuery, ...event }: JobEvent,
  { payload, environment }: Pick<EventOptions, 'payload' | 'environment'>,
  pullRequest: EventPullRequest | undefined,
): RequestBase | undefined {
  const ofPayload = textAt(payload, 'pull_request', 'base', 'ref');
  if (event.pullRequest !== undefined || ofPayload !== undefined) {
    return toRequestBase(ofPayload, defaultBranch);
  }
  const queue = environment['GITHUB_REF'];
  if (name === 'merge_group' || isMergeQueueBranch(queue)) {
    const branch = branchOf(textAt(payload, 'merge_group', 'base_ref')) ?? baseOfQueue(queue);
    return toRequestBase(branch, defaultBranch);
  }
  const startedBy = textAt(payload, 'workflow_run', 'event') ?? '';
  const followsRequest = name === 'workflow_run' && !REPOSITORY_EVENTS.includes(startedBy);
  const isNamed = pullRequestQuery?.by === 'number' && (name !== 'workflow_run' || followsRequest);
  if (isNamed || followsRequest || name.startsWith('pull_request')) {
    const ofRun = ownPullOf(valueAt(payload, 'workflow_run'));
    const named = textAt(ofRun, 'base', 'ref') ?? readNonEmptyText(environment['GITHUB_BASE_REF']);
    return toRequestBase(pullRequest?.input?.base ?? named, defaultBranch);
  }
  return undefined;
}

/** Whether the event is an edit of the pull request that says what it changed, and that this is not the base. */
export function leavesBase({ name }: JobEvent, payload: unknown): boolean {
  const changes = valueAt(payload, 'changes');
  const isEdit = name.startsWith('pull_request') && textAt(payload, 'action') === 'edited';
  return isEdit && isRecord(changes) && !Object.hasOwn(changes, 'base');
}

/** Where the head of the event's pull request or run comes from. */
function originByPayload(name: string, payload: unknown, environment: Environment): ChangeOrigin {
  const isPull = 'pull_request' in fieldsOf(payload);
  if (!isPull && name !== 'workflow_run') return 'unknown';
  const where = isPull ? ['pull_request', 'head', 'repo'] : ['workflow_run', 'head_repository'];
  const from = valueAt(payload, ...where);
  // The fork was deleted.
  if (from === null || (isPull && isWithoutBranch(valueAt(payload, 'pull_request')))) {
    return 'foreign';
  }
  // A repository keeps its id when it is renamed. The event of a job that is run again may have the old name.
  const id = readPositiveNumber(valueAt(from, 'id'));
  if (id !== undefined && String(id) === environment['GITHUB_REPOSITORY_ID']) return 'own';
  return compareOwners(textAt(from, 'full_name'), environment['GITHUB_REPOSITORY']);
}

/** The commits that the pull request or the queue of this event would be merged into, as far as they are known. */
export async function targetsOf(
  { name, headSha, workflowSha }: JobEvent,
  payload: unknown,
  tipOf: TipOf,
): Promise<CommitId[]> {
  const branch = textAt(payload, 'pull_request', 'base', 'ref');
  const tip = branch === undefined ? undefined : await tipOf(branch);
  const targets = [
    readCommitId(valueAt(payload, 'pull_request', 'base', 'sha')),
    readCommitId(valueAt(payload, 'merge_group', 'base_sha')),
    // The workflow of this event runs at the target; that of the others at a merge of the change.
    name === 'pull_request_target' ? readCommitId(workflowSha) : undefined,
    // The branch may have grown since the event. Once the change is merged, the workflow runs at the tip, which holds the
    // change and is no target of it.
    tip === workflowSha ? undefined : tip,
  ];
  return targets.filter((commit) => commit !== undefined).filter((commit) => commit !== headSha);
}

const DEPENDABOT = 'dependabot[bot]';

const FORK_SECRETS = 'pull requests from forks get no secrets.';
const DEPENDABOT_SECRETS =
  "Dependabot's jobs get Dependabot secrets only: add it in the repository's settings under Secrets and variables, Dependabot.";

function jobOf({ environment, checkRunId }: EventOptions, slug: string): JobEvent['job'] {
  const runId = parsePositiveNumber(environment['GITHUB_RUN_ID']);
  const attempt = parsePositiveNumber(environment['GITHUB_RUN_ATTEMPT'] ?? '1');
  if (runId === undefined || attempt === undefined) return undefined;
  const server = serverOf(environment);
  const number = parsePositiveNumber(environment[server.runVariable]) ?? runId;
  let url = `${serverUrlOf(environment)}/${slug}/actions/runs/${number}`;
  if (server.name === 'github') {
    if (checkRunId !== undefined) url += `/job/${checkRunId}`;
    else if (attempt > 1) url += `/attempts/${attempt}`;
  }
  return { url, runId, attempt };
}

/** The name and the id of the repository, and the origin of its host. */
export function repositoryIdOf(
  { owner, repository }: JobEvent,
  payload: unknown,
  environment: Environment,
): Pick<SealedChange, 'host' | 'repository' | 'repositoryId'> {
  const id =
    readPositiveNumber(valueAt(payload, 'repository', 'id')) ??
    parsePositiveNumber(environment['GITHUB_REPOSITORY_ID']);
  return {
    host: serverUrlOf(environment),
    repository: `${owner}/${repository}`.toLowerCase(),
    repositoryId: id === undefined ? undefined : String(id),
  };
}
