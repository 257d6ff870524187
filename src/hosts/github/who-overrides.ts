/** Who may let a failed policy pass from within a job of GitHub Actions: GitHub's own word about the person, never a comment's. */
import type { Environment } from '../../ports.ts';
import type { Actor } from '../../trust/audit.ts';
import type { Whose } from '../../trust/whose.ts';
import type { JobEvent } from './event.ts';
import type { GitHubApi } from './calls.ts';
import { github } from './host.ts';

/** @param api undefined without a token to ask with: that refuses as well */
export async function actorOnGitHub(
  event: JobEvent | undefined,
  api: Pick<GitHubApi, 'permissionOf'> | undefined,
  environment: Environment,
): Promise<Actor | { refused: string }> {
  if (event === undefined) return { refused: 'This is not a job of GitHub Actions.' };
  const starters = startersOnGitHub(environment);
  const refused = await refuseOverride({
    event: event.name,
    whose: event.origin.whose,
    starters,
    permissionOf: async (login) => {
      if (api === undefined) throw new Error('There is no token to ask GitHub with.');
      return api.permissionOf(login);
    },
  });
  return refused === undefined ? { by: starters[0], job: event.job?.url } : { refused };
}

/** Everybody who had a hand in starting the job: each must have been allowed to. */
export function startersOnGitHub(environment: Environment): string[] {
  return [...new Set(github.actor.flatMap((name) => environment[name]?.trim() || []))];
}

export interface OverrideQuestion {
  /** `issue_comment`, `workflow_dispatch`, … */
  event: string;
  /** Whose pull request the event is about, as far as its payload says. */
  whose: Whose;
  /** Everybody who had a hand in starting the job. */
  starters: readonly string[];
  /** What the host says this person may do in the repository; rejects when it does not say. */
  permissionOf: (login: string) => Promise<string>;
}

/** Why nothing is overridden, as a sentence; undefined when it may be. */
export async function refuseOverride(question: OverrideQuestion): Promise<string | undefined> {
  const { event, whose, starters, permissionOf } = question;
  if (whose === 'foreign') return `The event ${event} is about a fork's pull request.`;
  // Their payload says whose it is: one that does not cannot be read.
  if (whose === 'unknown' && /^(?:pull_request|workflow_run)/.test(event)) {
    return `Whose pull request the event ${event} is about could not be told.`;
  }
  if (starters.length === 0) return 'Who started this job could not be told.';
  for (const login of starters) {
    try {
      const permission = await permissionOf(login);
      if (!['owner', 'admin', 'write'].includes(permission)) {
        return `${login}, who started this job, may not write in the repository ("${permission}").`;
      }
    } catch (error) {
      const why = error instanceof Error ? ` ${error.message}` : '';
      return `What ${login}, who started this job, may do could not be told.${why}`;
    }
  }
  return undefined;
}
