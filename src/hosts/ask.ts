/**
 * Sends JSON requests to the API of a CI host, and turns refusals into errors for people. A request that
 * failed for a moment is repeated, unless it may have arrived and must not arrive twice. This rule is the
 * same for every host: GitHub's own client sends through `createHostSend`, too.
 */
import { CODES, type Code } from '../model/errors.ts';
import { isHtml } from '../model/is-html.ts';
import { TransportError } from '../model/ports.ts';
import type { Clock, HttpResponse, Method, Random, Send } from '../model/ports.ts';
import { parseJson, fieldsOf, listOf } from '../model/parse.ts';
import { readRetryAfter } from '../model/retry-after.ts';
import { cleanLine } from '../report/markdown.ts';
import { HostError, type HostErrorKind } from './host-error.ts';
import { valueAt, readNonEmptyText } from './shapes.ts';

export interface WaitingPorts {
  clock: Clock;
  random: Random;
  signal?: AbortSignal;
  /** Monotonic: when nothing is sent any more. */
  deadline?: () => number;
}

export interface HostPorts extends WaitingPorts {
  send: Send;
}

interface HostSentences {
  /** The name of the API that people use: "GitLab". */
  service: string;
  /** What to do about 401, 403 and 404, as a sentence. Absent if the caller says it. */
  refusedRemedy?: string;
  /** What to do about a token that the host does not accept, in place of that, also where the answer is a sign-in page. */
  badTokenRemedy?: string;
  /** What to do if there is no answer at all, as a sentence. */
  unreachableRemedy?: string;
}

export interface AskOptions extends HostPorts, HostSentences {
  /** Without a slash at its end; requests go below it and nowhere else. */
  baseUrl: string;
  /** Credentials included; never shown. */
  headers: Readonly<Record<string, string>>;
}

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string>>;
  json: unknown;
}

export interface AskRules {
  /** Statuses besides 2xx that are an answer and not a problem. */
  accept?: readonly number[];
  /** Whether the request must not arrive twice, because it would do the same thing twice. Default: true for POST. */
  sendOnce?: boolean;
  /** A sentence in place of that about 401, 403 and 404 to other requests. */
  refusedRemedy?: string | undefined;
}

export interface Ask {
  service: string;
  clock: Clock;
  /** `path` starts with a slash; only parts that are ours or encoded belong into it. */
  (method: Method, path: string, body?: unknown, rules?: AskRules): Promise<Answer>;
}

const MOST_ATTEMPTS = 4;
/** The sum of all pauses between the attempts of one request. */
const MOST_PAUSE_MS = 60_000;
const TIMEOUT_MS = 30_000;
/** Of one answer: a hundred comments of the greatest length. */
const MAX_BYTES = 40_000_000;

export function createAsk(options: AskOptions): Ask {
  const { baseUrl, clock, service } = options;
  const send = createHostSend(options);
  const ask = (method: Method, path: string, content?: unknown, rules?: AskRules) => {
    const url = new URL(baseUrl + path);
    const body = JSON.stringify(content);
    const type: Record<string, string> =
      body === undefined ? {} : { 'content-type': 'application/json' };
    const headers = { accept: 'application/json', ...type, ...options.headers };
    return send({ method, url, headers, body }, rules);
  };
  return Object.assign(ask, { service, clock });
}

/**
 * Sends requests, and repeats those that can be repeated.
 *
 * @throws HostError for everything that is not an answer; a redirect is not an answer
 */
export function createHostSend(options: HostPorts & HostSentences) {
  const { clock, deadline, service, signal } = options;
  return async (
    outgoing: {
      method: Method;
      url: URL;
      headers: Record<string, string>;
      body?: string | undefined;
    },
    rules: AskRules = {},
  ): Promise<Answer> => {
    const { accept = [], sendOnce = outgoing.method === 'POST' } = rules;
    const { method, url } = outgoing;
    const what = `${method} ${url.pathname}`;
    const abortedError = (why: string, helpCode?: Code) =>
      new HostError('aborted', `${service}: ${what} ${why}.`, { helpCode });
    const outOfTime = 'was not answered before the time for publishing was over';
    let waitedMs = 0;
    for (let attempt = 1; ; attempt++) {
      const leftMs = (deadline?.() ?? Number.POSITIVE_INFINITY) - clock.now();
      if (leftMs <= 0) throw abortedError(outOfTime, CODES.publishingTooSlow);
      const timeoutMs = Math.min(TIMEOUT_MS, leftMs);
      // A connection that was closed meanwhile would leave it unknown whether the request arrived.
      const request = { ...outgoing, timeoutMs, maxBytes: MAX_BYTES, fresh: sendOnce, signal };
      const outcome = await options.send(request).catch((error: unknown) => {
        if (error instanceof TransportError) return error;
        throw error;
      });
      if (!(outcome instanceof TransportError) && isAnswer(outcome.status, accept)) {
        return { ...outcome, json: parseAnswer(outcome, service, what) };
      }
      const failure = outcome instanceof TransportError ? outcome.failure : undefined;
      if (failure === 'aborted') throw abortedError('was given up');
      // What ended the attempt was the deadline, and not the time that one attempt may take. Of a request that must not arrive
      // twice, the caller has to hear that it may have arrived.
      const wasEndedByDeadline = failure === 'timeout' && leftMs < TIMEOUT_MS;
      if (wasEndedByDeadline && !sendOnce) throw abortedError(outOfTime, CODES.publishingTooSlow);
      const refusedRemedy = rules.refusedRemedy ?? options.refusedRemedy;
      const problem = toHostError(
        { ...options, refusedRemedy },
        { method, what, sendOnce },
        outcome,
      );
      const waitMs =
        attempt < MOST_ATTEMPTS ? waitBeforeRepeatMs(outcome, attempt, options) : undefined;
      if (waitMs === undefined || waitedMs + waitMs > MOST_PAUSE_MS || waitMs >= leftMs) {
        throw problem;
      }
      await clock.sleep(waitMs, signal).catch(() => {
        throw abortedError('was given up');
      });
      // The caller checks whether the request arrived before it repeats it.
      if (problem.kind === 'unsure') throw problem;
      waitedMs += waitMs;
    }
  };
}

type AskOutcome = HttpResponse | TransportError;

function isAnswer(status: number, accept: readonly number[]): boolean {
  // Azure DevOps answers 203 and a sign-in page where others answer 401.
  const isSuccess = status >= 200 && status < 300 && status !== 203;
  return isSuccess || accept.includes(status);
}

/** Whether the host refused because of a rate limit: 429, or 403 with headers or a text that say so. */
function isRateLimit(answer: HttpResponse): boolean {
  const { status, headers } = answer;
  if (status !== 403) return status === 429;
  const saysSo = headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0';
  return saysSo || /secondary rate limit|abuse detection/i.test(refusalSentence(answer));
}

/** How long to wait before the request is repeated; undefined if it is not. */
function waitBeforeRepeatMs(
  outcome: AskOutcome,
  attempt: number,
  { clock, random }: HostPorts,
): number | undefined {
  // 1 s, 2 s, 4 s, each by chance up to half of it shorter or longer.
  const backoff = 1_000 * 2 ** (attempt - 1) * (0.5 + random());
  if (outcome instanceof TransportError) {
    return ['not-sent', 'broken', 'timeout'].includes(outcome.failure) ? backoff : undefined;
  }
  const { status, headers } = outcome;
  const afterMs = announcedWaitMs(outcome, clock);
  if (isRateLimit(outcome)) {
    if (afterMs !== undefined || headers['x-ratelimit-remaining'] === '0') return afterMs;
    // A limit without a hint: hosts ask for a minute, once.
    return attempt === 1 ? MOST_PAUSE_MS : undefined;
  }
  if (status < 500) return undefined;
  return afterMs ?? backoff;
}

/** How long the host asks to wait; undefined if it does not say. */
function announcedWaitMs({ headers }: HttpResponse, clock: Clock): number | undefined {
  const afterMs = readRetryAfter(headers, clock.date());
  if (afterMs !== undefined || headers['x-ratelimit-remaining'] !== '0') return afterMs;
  // By the host's own clock, if it says what time it is: that of this machine may be wrong.
  const nowMs = Date.parse(headers['date'] ?? '') || clock.date().getTime();
  const reset = Number(headers['x-ratelimit-reset']) * 1_000 - nowMs;
  return Number.isFinite(reset) ? Math.max(0, reset) + 500 : undefined;
}

/**
 * The error for a request that got no answer, or a refusal.
 *
 * @param request.what method and path, for messages
 */
function toHostError(
  options: HostPorts & HostSentences,
  { method, what, sendOnce }: { method: Method; what: string; sendOnce: boolean },
  outcome: AskOutcome,
): HostError {
  const { service, refusedRemedy, badTokenRemedy, unreachableRemedy } = options;
  if (outcome instanceof TransportError) {
    const { failure, message } = outcome;
    const remedy = outcome.remedy ?? unreachableRemedy;
    const mayHaveArrived = failure !== 'not-sent' && failure !== 'tls';
    const kind = sendOnce && mayHaveArrived ? 'unsure' : 'unreachable';
    const why = message.replace(/\.$/, '');
    const text = `${service} could not be reached: ${what} (${why}). ${remedy ?? ''}`;
    return new HostError(kind, text.trimEnd(), { helpCode: outcome.helpCode ?? CODES.unreachable });
  }
  const { status, headers } = outcome;
  const sentence = refusalSentence(outcome);
  // What is read or added to is there, so a 404 means that the host hides it from this token. What is changed or deleted may
  // be gone.
  const mayBeHidden = refusedRemedy !== undefined && (method === 'GET' || method === 'POST');
  const isLimited = isRateLimit(outcome);
  const kind = isLimited
    ? 'rate-limited'
    : errorKindOf(status, sentence, { mayBeHidden, sendOnce });
  const isTokenRefused = TOKEN_KINDS.includes(kind) && isAboutToken(sentence) && !isHtml(outcome);
  const text = answeredSentence(outcome, service, what, sentence);
  const facts = { status, acceptedPermissions: headers['x-accepted-github-permissions'] };
  const aboutToken = kind === 'bad-token' ? badTokenRemedy : undefined;
  const remedy = aboutToken ?? (isTokenRefused ? refusedRemedy : undefined);
  if (remedy !== undefined) {
    return new HostError(kind, `${text} ${remedy}`, { ...facts, isAboutToken: false });
  }
  if (isLimited) {
    const ms = announcedWaitMs(outcome, options.clock);
    const when = ms === undefined ? 'later' : `in ${Math.ceil(ms / 60_000)} min`;
    const helpCode = CODES.tooManyRequests;
    return new HostError(kind, `${text} Run the job again ${when}.`, { ...facts, helpCode });
  }
  return new HostError(kind, text, { ...facts, isAboutToken: isTokenRefused });
}

/** What the host answered, for people: its own sentence, if it has one. */
function answeredSentence(
  outcome: HttpResponse,
  service: string,
  what: string,
  sentence: string,
): string {
  const { status, proxy } = outcome;
  if (sentence !== '') return `${service} says "${sentence}" (${status} to ${what}).`;
  const who = proxy === undefined ? '' : `: the proxy ${proxy} may have answered in its place`;
  const page = isHtml(outcome) ? ` and a page${who}` : '';
  return `${service} answered ${what} with ${status}${page}.`;
}

const TOKEN_KINDS: readonly HostErrorKind[] = ['permission', 'bad-token', 'not-found'];

/** @param mayBeHidden whether a 404 may mean that the host hides something from this token */
function errorKindOf(
  status: number,
  message: string,
  { mayBeHidden, sendOnce }: { mayBeHidden: boolean; sendOnce: boolean },
): HostErrorKind {
  if (status === 401 || status === 203 || status === 302) return 'bad-token';
  if (status === 403 || (status === 404 && mayBeHidden)) return 'permission';
  if (status === 404 || status === 410) return 'not-found';
  if (status === 413) return 'too-long';
  if (status === 400 || status === 422) {
    return /too long|exceeds a maximum/i.test(message) ? 'too-long' : 'invalid';
  }
  if (status >= 500) return sendOnce ? 'unsure' : 'unreachable';
  return 'invalid';
}

/** The JSON of an answer; undefined if its body is empty. @throws HostError for anything else */
function parseAnswer(answer: HttpResponse, service: string, what: string): unknown {
  const { status, body, proxy } = answer;
  const json = parseJson(new TextDecoder().decode(body));
  if (body.length === 0 || json !== undefined) return json;
  const who = proxy === undefined ? 'a proxy or a sign-in page' : `the proxy ${proxy}`;
  const text = `${service} answered ${what} with ${status} and something that is not JSON: ${who} is in between.`;
  throw new HostError('invalid', text, { helpCode: CODES.unreadableAnswer });
}

/** Longer than any sentence that hosts are known to answer with. */
const LONGEST = 300;
const LONGEST_TEXT = 2_000;

/**
 * What the host says about a request that it refused. The host's sentence comes before ours. Our sentence about permissions
 * is added only if the host speaks of permissions, because a locked conversation needs another remedy.
 *
 * @returns one line for people, without control characters; empty if the host gives no reason
 */
export function refusalSentence({ headers, body }: HttpResponse): string {
  const json = parseJson(new TextDecoder().decode(body));
  if (json !== undefined) return cleanLine([...new Set(sentencesOf(json))].join(': '), LONGEST);
  const isText = /^\s*text\/plain\b/i.test(headers['content-type'] ?? '');
  const text = isText ? new TextDecoder().decode(body.subarray(0, LONGEST_TEXT)) : '';
  return cleanLine(firstLine(text), LONGEST);
}

/**
 * GitHub, Gitea and Azure: `message`, and `errors` about single fields; GraphQL: `errors`. GitLab: `message`
 * as a text or with a list for each field, or `error` with `error_description`. Bitbucket: `error.message`.
 */
function sentencesOf(json: unknown): string[] {
  const error = valueAt(json, 'error');
  const message = valueAt(json, 'message');
  const aboutFields = Object.entries(fieldsOf(message)).map(([field, why]) => {
    const reasons = listOf(why).filter((reason) => readNonEmptyText(reason) !== undefined);
    return reasons.length === 0 ? undefined : `${field} ${reasons.join(', ')}`;
  });
  const errors = listOf(valueAt(json, 'errors'));
  const ofErrors = errors.flatMap((listed) => [listed, valueAt(listed, 'message')]);
  return [
    message,
    ...aboutFields,
    ...ofErrors,
    error,
    valueAt(json, 'error_description'),
    valueAt(error, 'message'),
    valueAt(error, 'detail'),
  ].flatMap((sentence) => firstLine(readNonEmptyText(sentence) ?? '') || []);
}

function firstLine(text: string): string {
  const [first = ''] = text.trim().split(/[\r\n]/, 1);
  return first.trimEnd();
}

/** Words about the token. */
const ABOUT_PERMISSIONS =
  /not accessible by|\b(?:permissions?|privileges?|rights|scopes?|unauthori[sz]ed|credentials|(?:push|write|read|admin) access)\b|^(?:[45]\d\d )?(?:forbidden|access denied|(?:\w+ )?not found)\.?$/i;
/** Words about something that no permission changes. */
const ABOUT_STATE =
  /\b(?:locked|archived|read-only|limit(?:ed|s)?|restrict(?:ed|ions?)?|rules?|rulesets?|protected|suspended|blocked|disabled|closed|saml|sso|ip|quota|upgrade|billing)\b/i;

/** Whether the permissions of the token may be the reason: the host says so, or it gives no reason. */
function isAboutToken(sentence: string): boolean {
  return sentence === '' || (ABOUT_PERMISSIONS.test(sentence) && !ABOUT_STATE.test(sentence));
}
