/** From `with:`, environment and event to what the gate needs, or to every reason why not. */
import { resolve } from 'node:path';
import { parseNumber } from '../settings/input-values.ts';
import type { SettingProblem } from '../settings/input-values.ts';
import { loadSettings } from '../settings/load-settings.ts';
import type { EventPullRequest, JobEvent } from '../publish/event.ts';
import { missingTokenHint, readEvent, untrustedHead } from '../publish/event.ts';
import { findPullRequest, headToReport } from '../publish/find-pull-request.ts';
import type { GitHubConnection } from '../publish/github-connection.ts';
import { GitHubProblem, explainProblem } from '../publish/github-problem.ts';
import type { Settings } from '../settings/settings.ts';
import type { ActionIo } from './action-io.ts';
import { checkedOutCommit } from './checked-out-commit.ts';
import { readInputs } from './read-inputs.ts';
import { readPayload } from './runner.ts';

export interface Prepared {
  settings: Settings;
  /** Undefined outside of Actions. */
  event?: JobEvent;
}

export interface NotPrepared {
  problems: SettingProblem[];
  /** The one reason is that the event hands out no secrets, and `on-missing-token` forgives it. */
  forgiven: boolean;
  event?: JobEvent;
}

export async function prepare(io: ActionIo): Promise<Prepared | NotPrepared> {
  const given = readInputs(io.environment);
  for (const name of ['token', 'github-token', 'checks-token']) mask(given[name], io);
  const event = readEvent({
    environment: io.environment,
    payload: await readPayload(io.environment),
    ...numberOf(given, 'pr-number', 'pullRequestNumber'),
    ...numberOf(given, 'check-run-id', 'checkRunId'),
  });
  const tokenHint = event && missingTokenHint(event);
  const read = await loadSettings(
    {
      given,
      environment: io.environment,
      door: 'action',
      ...(tokenHint !== undefined && { tokenHint }),
    },
    io.workingDirectory,
  );
  const about = event === undefined ? {} : { event };
  if ('settings' in read) {
    mask(read.settings.token, io);
    return { settings: read.settings, ...about };
  }
  const [first, ...others] = read.problems;
  const forgiven =
    tokenHint !== undefined &&
    others.length === 0 &&
    first?.input === 'token' &&
    given['on-missing-token'] === 'neutral';
  return { problems: read.problems, forgiven, ...about };
}

export interface Subject {
  pullRequest?: EventPullRequest;
  headSha: string;
  /** Why the pull request is not known; reported, never a reason to stop. */
  problems: string[];
}

/** Which pull request and commit this is about, asked of GitHub where the event does not say. */
export async function findSubject(
  { event, settings }: Prepared,
  { comments, checks }: GitHubConnection,
  io: ActionIo,
): Promise<Subject | { refused: SettingProblem }> {
  if (event === undefined) return { headSha: '', problems: [] };
  const api = comments ?? checks;
  const problems: string[] = [];
  let pullRequest = event.pullRequest;
  if (api !== undefined) {
    try {
      pullRequest = await findPullRequest(event, api);
    } catch (error) {
      if (!(error instanceof GitHubProblem)) throw error;
      const what = 'The pull request of this job was not found';
      problems.push(explainProblem(what, 'pull-requests: read', error, false));
    }
  }
  const asked = pullRequest !== undefined && pullRequest !== event.pullRequest;
  const needsCommit = asked || pullRequest?.fork === true;
  const checkedOut = needsCommit
    ? await checkedOutCommit(resolve(io.workingDirectory, settings.directory))
    : undefined;
  const refusal = untrustedHead(event, pullRequest, checkedOut);
  if (refusal !== undefined && !settings.allowUntrustedHead) {
    return { refused: { input: 'allow-untrusted-head', message: `is false. ${refusal}` } };
  }
  return {
    headSha: headToReport(event, pullRequest, checkedOut),
    problems,
    ...(pullRequest !== undefined && { pullRequest }),
  };
}

function mask(value: string | undefined, io: ActionIo): void {
  // Masking a short text would blank out words all over the log.
  if (value !== undefined && value.trim().length >= 6) io.host.mask(value.trim());
}

function numberOf<const K extends string>(
  given: Record<string, string>,
  name: string,
  key: K,
): { [P in K]?: number } {
  const parsed = parseNumber(given[name] ?? '');
  return ('value' in parsed ? { [key]: parsed.value } : {}) as { [P in K]?: number };
}
