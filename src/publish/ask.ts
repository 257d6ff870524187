/**
 * One JSON request to the API of a CI host, and what its refusals mean to people. Reads are asked
 * again after a passing failure; a creation is not, because it may have happened.
 */
import type { Clock, HttpResponse, Method, Send } from '../ports.ts';
import { TransportError } from '../ports.ts';

export interface AskOptions {
  send: Send;
  clock: Clock;
  /** Without a slash at its end; requests go below it and nowhere else. */
  baseUrl: string;
  /** Credentials included; never shown. */
  headers: Readonly<Record<string, string>>;
  /** How people call the API: "GitLab". */
  service: string;
  /** What an answer of 401, 403 or 404 means here, as a sentence that says what to do. */
  refused: string;
  /** What to do when nothing answers at all. */
  unreachable?: string;
  signal?: AbortSignal;
}

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  json: unknown;
}

/** `path` starts with a slash; only parts that are ours or encoded belong into it. */
export type Ask = (
  method: Method,
  path: string,
  body?: unknown,
  /** Statuses besides 2xx that are an answer and not a problem. */
  accept?: readonly number[],
) => Promise<Answer>;

/** What could not be done on the host, as whole sentences. Never shows a token or a query. */
export class HostProblem extends Error {
  override readonly name = 'HostProblem';
}

const ATTEMPTS = 3;
const TIMEOUT_MS = 30_000;
const MAX_BYTES = 20_000_000;

export function createAsk(options: AskOptions): Ask {
  return async (method, path, body, accept = []) => {
    const url = new URL(options.baseUrl + path);
    const what = `${method} ${url.pathname}`;
    for (let attempt = 1; ; attempt++) {
      const outcome = await exchange(options, method, url, body);
      const last = attempt === ATTEMPTS;
      if (outcome instanceof TransportError) {
        if (last || !mayRepeat(method, outcome)) {
          throw new HostProblem(
            `${options.service} could not be reached: ${what}. ${outcome.message}${options.unreachable ? ` ${options.unreachable}` : ''}`,
          );
        }
      } else if (isAnswer(outcome.status) || accept.includes(outcome.status)) {
        return {
          status: outcome.status,
          headers: outcome.headers,
          json: parse(outcome, options, what),
        };
      } else if (last || !isPassing(outcome.status, method)) {
        throw new HostProblem(explain(options, what, outcome.status));
      }
      await options.clock.sleep(waitMs(outcome, attempt), options.signal);
    }
  };
}

async function exchange(
  options: AskOptions,
  method: Method,
  url: URL,
  body: unknown,
): Promise<HttpResponse | TransportError> {
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  try {
    return await options.send({
      method,
      url,
      headers: { accept: 'application/json', ...json, ...options.headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      ...(options.signal ? { signal: options.signal } : {}),
    });
  } catch (error) {
    if (error instanceof TransportError) return error;
    throw error;
  }
}

/** Azure DevOps answers 203 and a sign-in page where others answer 401. */
function isAnswer(status: number): boolean {
  return status >= 200 && status < 300 && status !== 203;
}

function mayRepeat(method: Method, error: TransportError): boolean {
  if (error.failure === 'not-sent') return true;
  return method !== 'POST' && (error.failure === 'broken' || error.failure === 'timeout');
}

/** 429 and 503 say that nothing was done; other 5xx do not. */
function isPassing(status: number, method: Method): boolean {
  return status === 429 || status === 503 || (status >= 500 && method !== 'POST');
}

function waitMs(outcome: HttpResponse | TransportError, attempt: number): number {
  const hint =
    outcome instanceof TransportError ? Number.NaN : Number(outcome.headers['retry-after']);
  return Number.isFinite(hint) && hint >= 0 ? Math.min(hint * 1000, 30_000) : 500 * 2 ** attempt;
}

function parse(response: HttpResponse, options: AskOptions, what: string): unknown {
  if (response.body.length === 0) return undefined;
  try {
    return JSON.parse(new TextDecoder().decode(response.body));
  } catch {
    throw new HostProblem(
      `${options.service} answered ${what} with ${response.status} and something that is not JSON: a proxy or a sign-in page stands in between.`,
    );
  }
}

function explain(options: AskOptions, what: string, status: number): string {
  const refused = [203, 302, 401, 403, 404].includes(status);
  const said = `${options.service} answered ${what} with ${status}.`;
  return refused ? `${said} ${options.refused}` : said;
}
