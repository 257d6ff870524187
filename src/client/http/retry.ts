/** Whether a request that did not succeed is sent again, looked into, or given up. Pure. */
import type { HttpResponse, Random, TransportFailure } from '../../model/ports.ts';
import type { Room } from './crowd.ts';

/**
 * `safe`: asking twice changes nothing. `upload`: the version's state tells whether it arrived.
 * `create`: a second one must never come to be. `action`: the state tells whether it was done.
 * `probe`: a question that a host need not know, asked twice at most.
 */
export type RetryClass = 'safe' | 'upload' | 'create' | 'action' | 'probe';

type Answered = Pick<HttpResponse, 'status' | 'headers'>;

/** How an attempt ended without giving what was asked for. */
export type AttemptOutcome =
  | ({ kind: 'answer' } & Answered)
  /** A success status whose body could not be read. */
  | { kind: 'unreadable' }
  | { kind: 'failure'; failure: TransportFailure };

export interface RetryState {
  class: RetryClass;
  outcome: AttemptOutcome;
  /** Attempts that failed before this one. */
  attempt: number;
  /** Attempts, this one included, after which it was not known whether the service had acted. */
  ambiguous: number;
  /** Until the call's deadline. */
  remainingMs: number;
  /** Whether the shared retry budget is used up: waits are then the longest ones. */
  spent: boolean;
  random: Random;
}

export type Decision =
  | { do: 'retry'; afterMs: number }
  /** Find out whether it happened; send again only if it did not and `resend` allows. */
  | { do: 'recover'; afterMs: number; resend: boolean }
  | {
      do: 'stop';
      /** `final`: trying again cannot help. `attempts`: enough of them. `deadline`: no time left. */
      why: 'final' | 'attempts' | 'deadline';
      /** When the service said it may be asked again. */
      retryAfterMs?: number;
    };

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;
/** Added to the service's own hint, so that many clients do not come back in one moment. */
const HINT_SPREAD_MS = 250;
const PROBES = 2;
const UNREADABLE_ATTEMPTS = 3;
const CREATE_ATTEMPTS = 3;
const BROKEN_UPLOADS = 8;
/** With less than this left, another attempt could not be answered. */
const USEFUL_MS = 500;

/** `final`: the answer stands. `untouched`: the service did nothing. `ambiguous`: it may have. */
export function classify(outcome: AttemptOutcome, retryClass: RetryClass) {
  if (outcome.kind === 'unreadable') return 'ambiguous';
  if (outcome.kind === 'answer') {
    const { status } = outcome;
    if (status === 429) return 'untouched';
    if (status === 408 || status === 425) return 'ambiguous';
    return status >= 500 && status !== 501 && status !== 505 ? 'ambiguous' : 'final';
  }
  switch (outcome.failure) {
    case 'not-sent':
      return 'untouched';
    case 'broken':
    case 'timeout':
      return 'ambiguous';
    case 'too-large':
      return retryClass === 'create' || retryClass === 'action' ? 'ambiguous' : 'final';
    case 'aborted':
    case 'tls':
    case 'local':
      return 'final';
  }
}

export function decideRetry(state: RetryState): Decision {
  const { outcome } = state;
  const nature = classify(outcome, state.class);
  if (nature === 'final') return { do: 'stop', why: 'final' };

  const hintMs = outcome.kind === 'answer' ? readRetryHint(outcome) : undefined;
  if (state.remainingMs < Math.max(USEFUL_MS, hintMs ?? 0)) {
    return { do: 'stop', why: 'deadline', retryAfterMs: hintMs };
  }
  const afterMs = waitBefore(state, hintMs);

  if (nature === 'untouched') return { do: 'retry', afterMs };
  if (state.class === 'probe' && state.ambiguous >= PROBES) return { do: 'stop', why: 'attempts' };
  if (state.class === 'safe' || state.class === 'probe') {
    return outcome.kind === 'unreadable' && state.ambiguous >= UNREADABLE_ATTEMPTS
      ? { do: 'stop', why: 'attempts' }
      : { do: 'retry', afterMs };
  }
  // A service that answers an upload is asked until the deadline; one that keeps hanging up is not.
  const uploads = outcome.kind === 'failure' ? BROKEN_UPLOADS : Number.POSITIVE_INFINITY;
  const allowed = state.class === 'upload' ? uploads : CREATE_ATTEMPTS;
  return { do: 'recover', afterMs, resend: state.ambiguous < allowed };
}

/** Full jitter, never less than the hint, never past the deadline. */
function waitBefore(state: RetryState, hintMs: number | undefined): number {
  const ceiling = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(state.attempt, 16));
  const jitter = state.spent
    ? LONGEST_WAIT_MS * (0.5 + state.random() / 2)
    : state.random() * ceiling;
  const own = Math.min(jitter, state.remainingMs / 2);
  if (hintMs === undefined) return own;
  return Math.min(Math.max(own, hintMs + state.random() * HINT_SPREAD_MS), state.remainingMs);
}

const COUNT = /^\d{1,6}$/;
const DECIMAL = /^\d{1,9}(?:\.\d{1,9})?$/;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
/** More seconds than this can only be a point in time, which this header never is here. */
const EPOCH_SECONDS = 100_000_000;

/**
 * When a service says it may be asked again: `retry-after` (seconds, with or without a fraction, or
 * a date measured against the answer's own `Date`, so that this machine's clock does not matter) and,
 * on 429, `x-ratelimit-reset` (seconds from now, with a fraction). The longer one, in milliseconds;
 * anything malformed is no hint.
 */
export function readRetryHint({ status, headers }: Answered): number | undefined {
  const hints = [
    status === 429 ? readSeconds(headers['x-ratelimit-reset']) : undefined,
    readSeconds(headers['retry-after']),
    readDate(headers['retry-after'], headers['date']),
  ].filter((hint) => hint !== undefined);
  return hints.length === 0 ? undefined : Math.max(...hints);
}

/** What an answer says is left of its limit; undefined where it does not say all of it. */
export function readRoom(headers: Readonly<Record<string, string>>): Room | undefined {
  const [limit, remaining] = [headers['x-ratelimit-limit'], headers['x-ratelimit-remaining']];
  const resetMs = readSeconds(headers['x-ratelimit-reset']);
  if (!COUNT.test(limit ?? '') || !COUNT.test(remaining ?? '') || resetMs === undefined) {
    return undefined;
  }
  return { limit: Number(limit), remaining: Number(remaining), resetMs };
}

function readSeconds(value: string | undefined): number | undefined {
  const trimmed = value?.trim() ?? '';
  if (!DECIMAL.test(trimmed)) return undefined;
  const seconds = Number(trimmed);
  return seconds < EPOCH_SECONDS ? Math.ceil(seconds * 1000) : undefined;
}

function readDate(value: string | undefined, now: string | undefined): number | undefined {
  const [then, since] = [value?.trim() ?? '', now?.trim() ?? ''];
  if (!HTTP_DATE.test(then) || !HTTP_DATE.test(since)) return undefined;
  const ms = Date.parse(then) - Date.parse(since);
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
