/**
 * One JSON request to the API of a CI host, and what its refusals mean to people. Reads are asked
 * again after a passing failure; a creation is not, because it may have happened.
 */
import type { Clock, HttpResponse, Method, Send } from '../ports.ts';
import { TransportError } from '../ports.ts';
import { HostProblem } from './host-problem.ts';
import type { HostProblemKind } from './host-problem.ts';

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
        if (last || !mayRepeat(method, outcome)) throw notReached(options, method, what, outcome);
      } else if (isAnswer(outcome.status) || accept.includes(outcome.status)) {
        const { status, headers } = outcome;
        return { status, headers, json: parse(outcome, options, what) };
      } else if (last || !isPassing(outcome.status, method)) {
        throw notAllowed(options, method, what, outcome.status);
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
      'invalid',
      `${options.service} answered ${what} with ${response.status} and something that is not JSON: a proxy or a sign-in page stands in between.`,
    );
  }
}

function notReached(
  { service, unreachable }: AskOptions,
  method: Method,
  what: string,
  { failure, message }: TransportError,
): HostProblem {
  const remedy = unreachable === undefined ? '' : ` ${unreachable}`;
  const sent = failure !== 'not-sent' && failure !== 'aborted' && failure !== 'tls';
  const kind =
    failure === 'aborted' ? 'aborted' : method === 'POST' && sent ? 'unsure' : 'unreachable';
  return new HostProblem(kind, `${service} could not be reached: ${what}. ${message}${remedy}`);
}

function notAllowed(
  { service, refused }: AskOptions,
  method: Method,
  what: string,
  status: number,
): HostProblem {
  const said = `${service} answered ${what} with ${status}.`;
  const kind = kindOf(status, method);
  const remedy = kind === 'permission' || kind === 'bad-token' || kind === 'not-found';
  return new HostProblem(kind, remedy ? `${said} ${refused}` : said);
}

function kindOf(status: number, method: Method): HostProblemKind {
  if (status === 401 || status === 203 || status === 302) return 'bad-token';
  if (status === 403) return 'permission';
  // What is listed or added to is there; what is edited may be gone by now.
  if (status === 404) return method === 'GET' || method === 'POST' ? 'permission' : 'not-found';
  if (status === 413) return 'too-long';
  if (status === 429) return 'rate-limited';
  if (status >= 500) return method === 'POST' ? 'unsure' : 'unreachable';
  return 'invalid';
}
