/**
 * Requests to GitHub; the only importer of @actions/github, which is loaded with the first one.
 * Reads and edits are tried again after a passing failure. A creation is not: it rejects with
 * `unsure`, and whoever asked looks first.
 */
import type { getOctokit } from '@actions/github';
import type { Clock, Random } from '../ports.ts';
import type { Failure } from './github-problem.ts';
import { GitHubProblem, toProblem } from './github-problem.ts';
import { retryDelayMs } from './github-retry.ts';

export interface GitHubAccess {
  /** `https://api.github.com`, or `https://ghes.example/api/v3`. */
  apiUrl: string;
  token: string;
  owner: string;
  name: string;
}

export interface GitHubPorts {
  clock: Clock;
  random: Random;
  signal?: AbortSignal;
}

export type Octokit = ReturnType<typeof getOctokit>;

/** `what` is method and path, for messages; `create`: what happened twice would be there twice. */
export type Attempt = <T>(
  what: string,
  create: boolean,
  call: (client: Octokit, request: { signal: AbortSignal }) => Promise<T>,
) => Promise<T>;

const TIMEOUT_MS = 15_000;

export function createAttempt(access: GitHubAccess, ports: GitHubPorts): Attempt {
  let loading: Promise<Octokit> | undefined;
  return async (what, create, call) => {
    const client = await (loading ??= load(access));
    let waitedMs = 0;
    for (let tries = 1; ; tries++) {
      const timeout = AbortSignal.timeout(TIMEOUT_MS);
      const signal = ports.signal ? AbortSignal.any([ports.signal, timeout]) : timeout;
      try {
        return await call(client, { signal });
      } catch (error) {
        const failure = toFailure(error, ports.signal?.aborted === true);
        const now = ports.clock.date().getTime();
        const delay = retryDelayMs(failure, tries, waitedMs, now, ports.random);
        if (delay === undefined) throw toProblem(what, failure, create);
        await ports.clock.sleep(delay, ports.signal).catch(() => {
          throw new GitHubProblem('aborted', `${what} was given up.`);
        });
        if (create) throw new GitHubProblem('unsure', toProblem(what, failure, create).message);
        waitedMs += delay;
      }
    }
  };
}

async function load({ apiUrl, token }: GitHubAccess): Promise<Octokit> {
  const { getOctokit: make } = await import('@actions/github');
  const loopback = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])[:/]/.test(`${apiUrl}/`);
  return make(token, {
    baseUrl: apiUrl,
    userAgent: 'plangate',
    log: { debug() {}, info() {}, warn() {}, error() {} },
    // The toolkit chooses its proxy by the host of GITHUB_API_URL; loopback never has one.
    ...(loopback && { request: { fetch: globalThis.fetch } }),
  });
}

function toFailure(error: unknown, aborted: boolean): Failure {
  const facts = typeof error === 'object' && error !== null ? error : {};
  const response = 'response' in facts ? facts.response : undefined;
  const answered = typeof response === 'object' && response !== null;
  const status = 'status' in facts && typeof facts.status === 'number' ? facts.status : undefined;
  const message = error instanceof Error ? error.message : String(error);
  const headers = answered && 'headers' in response ? (response.headers as Failure['headers']) : {};
  // GraphQL answers 200 and says in the body what is wrong: nothing to try again.
  const refused = 'errors' in facts ? 400 : undefined;
  const code = answered ? (refused ?? status) : refused;
  return { headers, message, aborted, ...(code !== undefined && { status: code }) };
}
