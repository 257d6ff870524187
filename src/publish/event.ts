/**
 * What the job is about, from the event's payload and the runner's environment. Facts that the
 * event does not have are named, so that they can be asked for.
 */
import type { Environment } from '../ports.ts';

export interface JobEvent {
  /** `pull_request`, `push`, … */
  name: string;
  owner: string;
  repository: string;
  /** The commit to judge: the head of the pull request, not the merge that Actions made of it. */
  headSha: string;
  /** The commit whose workflow runs: with secrets, it is one that people with write access made. */
  workflowSha: string;
  pullRequest?: EventPullRequest;
  /** How to find the pull request, where the event does not carry it. */
  lookUp?: PullRequestQuery;
  /** Why the job may have no secrets. */
  secrets: 'given' | 'fork' | 'dependabot';
  job?: { url: string; runId: number; attempt: number };
}

export interface EventPullRequest {
  number: number;
  headSha: string;
  /** From another repository. */
  fork: boolean;
}

export type PullRequestQuery =
  | { by: 'number'; number: number }
  | { by: 'commit'; sha: string }
  /** `octocat:change`, as the API takes it; only one whose head is `sha` counts. */
  | { by: 'branch'; label: string; sha: string };

export interface EventOptions {
  environment: Environment;
  /** The parsed file at GITHUB_EVENT_PATH. */
  payload: unknown;
  /** The input `pr-number`. */
  pullRequestNumber?: number;
  checkRunId?: number;
}

/** Undefined outside of Actions: no repository, no commit. */
export function readEvent(options: EventOptions): JobEvent | undefined {
  const { environment, pullRequestNumber } = options;
  const [owner, repository] = (environment['GITHUB_REPOSITORY'] ?? '').split('/');
  const workflowSha = shaOf(environment['GITHUB_SHA']);
  const name = environment['GITHUB_EVENT_NAME'] ?? '';
  if (!owner || !repository || workflowSha === undefined) return undefined;
  const payload = record(options.payload);
  const job = jobOf(options, `${owner}/${repository}`);
  const about = subjectOf(name, payload, workflowSha);
  const asked =
    about.pullRequest === undefined && pullRequestNumber !== undefined
      ? { lookUp: { by: 'number' as const, number: pullRequestNumber } }
      : {};
  return {
    name,
    owner,
    repository,
    workflowSha,
    headSha: workflowSha,
    ...about,
    ...asked,
    secrets: secretsOf(name, about.pullRequest, environment),
    ...(job !== undefined && { job }),
  };
}

type Subject = Partial<Pick<JobEvent, 'pullRequest' | 'lookUp' | 'headSha'>>;

function subjectOf(name: string, payload: Fields, workflowSha: string): Subject {
  switch (name) {
    case 'pull_request':
    case 'pull_request_target':
    case 'pull_request_review': {
      const pullRequest = toPullRequest(record(payload['pull_request']));
      return pullRequest === undefined ? {} : { pullRequest, headSha: pullRequest.headSha };
    }
    case 'issue_comment': {
      const issue = record(payload['issue']);
      const number = countOf(issue['number']);
      const isPull = 'pull_request' in issue && number !== undefined;
      return isPull ? { lookUp: { by: 'number', number } } : {};
    }
    case 'merge_group': {
      const headSha = shaOf(record(payload['merge_group'])['head_sha']);
      return headSha === undefined ? {} : { headSha };
    }
    case 'workflow_run':
      return triggeringRun(record(payload['workflow_run']));
    case 'push':
      return { lookUp: { by: 'commit', sha: workflowSha } };
    default:
      return {};
  }
}

/** The list of pull requests is empty when the head is in a fork: then its branch says which one. */
function triggeringRun(run: Fields): Subject {
  const headSha = shaOf(run['head_sha']);
  if (headSha === undefined) return {};
  const [first] = Array.isArray(run['pull_requests']) ? (run['pull_requests'] as unknown[]) : [];
  const number = countOf(record(first)['number']);
  if (number !== undefined) return { headSha, lookUp: { by: 'number', number } };
  const owner = textOf(record(record(run['head_repository'])['owner'])['login']);
  const branch = textOf(run['head_branch']);
  if (owner === undefined || branch === undefined) return { headSha };
  return { headSha, lookUp: { by: 'branch', label: `${owner}:${branch}`, sha: headSha } };
}

function toPullRequest(pull: Fields): EventPullRequest | undefined {
  const number = countOf(pull['number']);
  const headSha = shaOf(record(pull['head'])['sha']);
  if (number === undefined || headSha === undefined) return undefined;
  const repositoryOf = (end: unknown) => textOf(record(record(end)['repo'])['full_name']);
  const [from, to] = [repositoryOf(pull['head']), repositoryOf(pull['base'])];
  // A fork that was deleted has no repository any more, and is a fork.
  return { number, headSha, fork: from === undefined || from !== to };
}

function secretsOf(
  name: string,
  pullRequest: EventPullRequest | undefined,
  environment: Environment,
): JobEvent['secrets'] {
  if (environment['GITHUB_ACTOR'] === 'dependabot[bot]') return 'dependabot';
  return name.startsWith('pull_request') && name !== 'pull_request_target' && pullRequest?.fork
    ? 'fork'
    : 'given';
}

/**
 * Why these files must not be planned: the event hands out secrets, the pull request comes from a
 * fork, and what is checked out is not what people with write access merged. A plan runs code.
 * @param checkedOut the commit of the checkout; undefined when it cannot be told.
 */
export function untrustedHead(
  event: JobEvent,
  pullRequest: EventPullRequest | undefined,
  checkedOut: string | undefined,
): string | undefined {
  if (pullRequest?.fork !== true || event.secrets === 'fork') return undefined;
  if (checkedOut !== undefined && checkedOut === event.workflowSha) return undefined;
  const what =
    checkedOut === undefined ? 'files of unknown origin' : `commit ${checkedOut.slice(0, 7)}`;
  return `The event ${event.name} hands out secrets, and ${what} of a fork's pull request is checked out. A plan runs code from those files. Use the event pull_request, or set \`allow-untrusted-head: true\` on a job behind an environment with required reviewers.`;
}

/** What to say beside "token is empty". */
export function missingTokenHint({ secrets }: JobEvent): string | undefined {
  switch (secrets) {
    case 'given':
      return undefined;
    case 'fork':
      return 'pull requests from forks get no secrets (see "Forks").';
    case 'dependabot':
      return "Dependabot's jobs get Dependabot secrets only: add it in the repository's settings under Secrets and variables, Dependabot.";
  }
}

function jobOf({ environment, checkRunId }: EventOptions, slug: string): JobEvent['job'] {
  const runId = Number(environment['GITHUB_RUN_ID']);
  const attempt = Number(environment['GITHUB_RUN_ATTEMPT'] ?? '1');
  if (!Number.isSafeInteger(runId) || runId < 1 || !Number.isSafeInteger(attempt)) return undefined;
  const run = `${environment['GITHUB_SERVER_URL'] ?? 'https://github.com'}/${slug}/actions/runs/${runId}`;
  const place =
    checkRunId !== undefined ? `/job/${checkRunId}` : attempt > 1 ? `/attempts/${attempt}` : '';
  return { url: `${run}${place}`, runId, attempt };
}

type Fields = Record<string, unknown>;

function record(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function countOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

function shaOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value)
    ? value
    : undefined;
}
