/** What GitHub refused, and what somebody has to change so that it does not. */
import { HostProblem } from './host-problem.ts';
import type { HostProblemKind } from './host-problem.ts';

export class GitHubProblem extends HostProblem {
  override readonly name = 'GitHubProblem';
  readonly status: number | undefined;
  /** `issues=write; pull_requests=write`, from the server. */
  readonly accepted: string | undefined;
  constructor(
    kind: HostProblemKind,
    message: string,
    facts: { status?: number; accepted?: string } = {},
  ) {
    super(kind, message);
    this.status = facts.status;
    this.accepted = facts.accepted;
  }
}

/** What an exchange came to, without the library that made it. */
export interface Failure {
  /** Absent: no answer arrived. */
  status?: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string | undefined>>;
  /** GitHub's own words, or what the network said. */
  message: string;
  aborted: boolean;
}

/** `what` is method and path, without a query. */
export function toProblem(what: string, failure: Failure, create: boolean): GitHubProblem {
  const { status, message } = failure;
  const said = message.split('\n')[0]?.slice(0, 200) ?? '';
  if (failure.aborted) return new GitHubProblem('aborted', `${what} was given up.`);
  if (status === undefined) {
    return new GitHubProblem(
      create ? 'unsure' : 'unreachable',
      `GitHub could not be reached: ${what} (${said}).`,
    );
  }
  const text = `GitHub answered ${what} with ${status} (${said}).`;
  const accepted = failure.headers['x-accepted-github-permissions'];
  const facts = { status, ...(accepted !== undefined && { accepted }) };
  if (isRateLimit(failure)) return new GitHubProblem('rate-limited', text, facts);
  if (status === 401) return new GitHubProblem('bad-token', text, facts);
  if (status === 403) return new GitHubProblem('permission', text, facts);
  if (status === 404 || status === 410) return new GitHubProblem('not-found', text, facts);
  if (status === 422 && /too long|exceeds a maximum/i.test(message)) {
    return new GitHubProblem('too-long', text, facts);
  }
  if (status >= 500) return new GitHubProblem(create ? 'unsure' : 'unreachable', text, facts);
  return new GitHubProblem('invalid', text, facts);
}

/** 429, or a 403 that says so in its headers or its words. */
export function isRateLimit({ status, headers, message }: Failure): boolean {
  if (status === 429) return true;
  return (
    status === 403 &&
    (headers['retry-after'] !== undefined ||
      headers['x-ratelimit-remaining'] === '0' ||
      /secondary rate limit|abuse detection/i.test(message))
  );
}

/**
 * One sentence for people: what was not done, why, and what to change.
 * @param needs the permission as it is written in a workflow: `pull-requests: write`.
 */
export function explainProblem(
  what: string,
  needs: string,
  problem: GitHubProblem,
  fork: boolean,
): string {
  switch (problem.kind) {
    case 'permission': {
      const server = problem.accepted === undefined ? '' : `, the server says: ${problem.accepted}`;
      const why = fork
        ? 'Pull requests from forks get a token that may only read; the summary of the job has the whole report.'
        : `Give the job \`permissions: ${needs}\`.`;
      return `${what}: the token needs \`${needs}\`${server}. ${why}`;
    }
    case 'bad-token':
      return `${what}: GitHub does not know the token (401). Pass \`\${{ github.token }}\` or leave the input out.`;
    case 'rate-limited':
      return `${what}: GitHub's rate limit is used up. ${problem.message}`;
    case 'not-found':
      return `${what}: it is not there, or the token must not see it (needs \`${needs}\`). ${problem.message}`;
    case 'too-long':
    case 'invalid':
    case 'unreachable':
    case 'unsure':
    case 'aborted':
      return `${what}: ${problem.message}`;
  }
}
