/**
 * Decides who may override a failed policy from a job of GitHub Actions. GitHub says who the person is, also who wrote a
 * comment; no text does.
 */
import type { Environment } from '../../model/ports.ts';
import type { Actor } from '../../trust/audit.ts';
import type { ChangeOrigin } from '../../trust/change-origin.ts';
import type { JobEvent } from './event.ts';
import { startersOf } from '../detect.ts';
import { onHostError } from '../host-error.ts';
import { explainProblem, type GitHubApi } from './calls.ts';
import { mayWrite, withoutReviewer } from './server.ts';

/**
 * @param api undefined without a token; then the override is refused, too
 * @param releasedIn the environment; its reviewer counts instead of the person who started the job
 */
export async function actorOnGitHub(
  event: JobEvent | undefined,
  api: GitHubApi | undefined,
  environment: Environment,
  releasedIn?: string,
): Promise<Actor | { refused: string }> {
  if (event === undefined) return { refused: 'This is not a job of GitHub Actions.' };
  const change = {
    event: event.name,
    changeOrigin: event.jobOrigin.changeOrigin,
    permissionOf: async (login: string) => {
      if (api === undefined) throw new Error('There is no token to ask GitHub with.');
      return api.permissionOf(login);
    },
  };
  const job = event.job?.url;
  if (releasedIn === undefined) {
    const starters = startersOf(environment);
    const refused = await refuseOverride({ ...change, starters });
    return refused === undefined ? { by: starters[0], job } : { refused };
  }
  const people = await whoReleased(event, api, releasedIn);
  if (!Array.isArray(people)) return people;
  let refused = `No reviewer has released this run for the environment ${releasedIn}. Give it required reviewers, and use its name in the job.`;
  for (const by of people) {
    const why = await refuseOverride({ ...change, starters: [by], did: 'released' });
    if (why === undefined) return { by, job };
    refused = why;
  }
  return { refused };
}

/** The people who released jobs of this run for the environment, the last one first. */
async function whoReleased(
  { job }: JobEvent,
  api: GitHubApi | undefined,
  environment: string,
): Promise<string[] | { refused: string }> {
  const what = 'Who released this job is unknown';
  if (api?.server.ignoresEnvironments === true) {
    const remedy = 'Leave `--environment` out: then the person who started the job counts.';
    return { refused: `${what}. ${withoutReviewer(api.server)} ${remedy}` };
  }
  if (job === undefined || api?.commands === undefined) {
    return {
      refused: `${what}: that takes a run of GitHub Actions, and GITHUB_TOKEN to ask with.`,
    };
  }
  const explain = onHostError((problem) => ({
    refused: explainProblem(what, 'actions: read', problem).text,
  }));
  const approvals = await api.commands.approvals(job.runId).catch(explain);
  if (!Array.isArray(approvals)) return approvals;
  const people = approvals.flatMap(({ environments, person }) =>
    person !== undefined && environments.includes(environment) ? [person] : [],
  );
  return [...new Set(people.toReversed())];
}

/**
 * Why nothing is overridden, as a sentence; undefined when it may be.
 *
 * @param question.changeOrigin that of the event's pull request, if the payload says it
 * @param question.did what they did to the job, for the message
 * @param question.permissionOf what the host says a person may do in the repository; rejects when it does not say
 */
export async function refuseOverride(question: {
  event: string;
  changeOrigin: ChangeOrigin;
  starters: readonly string[];
  did?: 'started' | 'released';
  permissionOf: (login: string) => Promise<string>;
}): Promise<string | undefined> {
  const { event, changeOrigin, starters, permissionOf, did = 'started' } = question;
  if (changeOrigin === 'foreign') return `The event ${event} is about a fork's pull request.`;
  // The payload of these events names the repository. A payload without it cannot be read.
  if (changeOrigin === 'unknown' && /^(?:pull_request|workflow_run)/.test(event)) {
    return `The author of the pull request of the event ${event} is unknown.`;
  }
  if (starters.length === 0) return 'Who started this job is unknown.';
  for (const login of starters) {
    try {
      const permission = await permissionOf(login);
      if (!mayWrite(permission)) {
        return `${login}, who ${did} this job, may not write in the repository ("${permission}").`;
      }
    } catch (error) {
      const why = error instanceof Error ? ` ${error.message}` : '';
      return `What ${login}, who ${did} this job, may do is unknown.${why}`;
    }
  }
  return undefined;
}
