/** The pull request of an event that does not carry it, asked of GitHub. */
import type { EventPullRequest, JobEvent } from './event.ts';
import type { PullApi, PullFacts } from './github-calls.ts';

/** Undefined when there is none. Rejects with a GitHubProblem when it cannot be known. */
export async function findPullRequest(
  event: JobEvent,
  api: PullApi,
): Promise<EventPullRequest | undefined> {
  if (event.pullRequest !== undefined || event.lookUp === undefined) return event.pullRequest;
  const found = await ask(event.lookUp, api);
  return found && { number: found.number, headSha: found.headSha, fork: found.fork };
}

/**
 * The commit to report on. A job that looked its pull request up may have checked out something
 * else than its head: then the report is about what was checked out, and not for the comment.
 */
export function headToReport(
  event: JobEvent,
  pullRequest: EventPullRequest | undefined,
  checkedOut: string | undefined,
): string {
  if (pullRequest === undefined || event.pullRequest !== undefined) return event.headSha;
  const elsewhere = checkedOut === event.workflowSha && event.lookUp?.by === 'number';
  return elsewhere ? event.workflowSha : pullRequest.headSha;
}

async function ask(
  query: NonNullable<JobEvent['lookUp']>,
  api: PullApi,
): Promise<PullFacts | undefined> {
  switch (query.by) {
    case 'number':
      return api.pullRequest(query.number);
    case 'commit':
      return lowest(await api.pullRequestsOfCommit(query.sha));
    case 'branch': {
      const pulls = await api.pullRequestsOfBranch(query.label);
      return lowest(pulls.filter(({ headSha }) => headSha === query.sha));
    }
  }
}

function lowest(pulls: PullFacts[]): PullFacts | undefined {
  return pulls.sort((one, other) => one.number - other.number)[0];
}
