/**
 * Decides whether a failed request is sent again, checked for its effect, or given up. Pure.
 *
 * Source of the limits and their headers: https://developer.hashicorp.com/terraform/cloud-docs/api-docs and
 * https://github.com/hashicorp/go-tfe/blob/v1.111.2/tfe.go.
 * Its client repeats 5xx for every method; here a POST is looked up first.
 */
import type { Random, TransportFailure } from '../../model/ports.ts';
import { readRetryAfter, readSeconds } from '../../model/retry-after.ts';
import type { RateLimitState } from './rate-limit.ts';

/**
 * `safe`: sending it twice changes nothing. `upload`: the version's state shows whether the archive
 * arrived. `create`: before it is sent again, a look says whether the object is there, where that can be seen; at
 * most three attempts. `action`: the object's state shows whether it was done. `probe`: a question that some hosts cannot
 * answer, sent at most twice.
 */
export type RetryClass = 'safe' | 'upload' | 'create' | 'action' | 'probe';

interface Answered {
  status: number;
  headers: Readonly<Record<string, string>>;
}

/** How an attempt ended without the requested result. */
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
  /** Attempts, this one included, after which it was unclear whether the service had acted. */
  ambiguous: number;
  /** Milliseconds until the call's deadline. */
  remainingMs: number;
  /** Whether the shared retry budget is used up: then every wait is the longest one. */
  isBudgetSpent: boolean;
  random: Random;
}

export type RetryChoice =
  | { do: 'retry'; afterMs: number }
  /** Check whether it happened; send again only if it did not and `resend` is true. */
  | { do: 'recover'; afterMs: number; resend: boolean }
  | {
      do: 'stop';
      /** `final`: a retry cannot help. `attempts`: there were enough. `deadline`: no time is left. */
      why: 'final' | 'attempts' | 'deadline';
      /** How many milliseconds from now the service accepts a request again, by its own hint. */
      retryAfterMs?: number;
    };

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;
/** Added to the service's hint, so that many clients do not come back at the same moment. */
const HINT_SPREAD_MS = 250;
/** How often a request of each kind is sent, if it stays unclear whether the service acted. */
const PROBES = 2;
const UNREADABLE_ATTEMPTS = 3;
const CREATE_ATTEMPTS = 3;
/** How often an archive is sent over connections that break. */
const BROKEN_UPLOADS = 8;
/** With less time than this left, another attempt could not be answered. */
const USEFUL_MS = 500;

/**
 * `final`: a retry would be answered the same. `untouched`: the service did nothing. `ambiguous`:
 * it may have acted.
 */
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

/** What to do after an attempt that failed. */
export function chooseRetry(state: RetryState): RetryChoice {
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
  let mostAttempts = CREATE_ATTEMPTS;
  if (state.class === 'upload') {
    // It is retried until the deadline while the service answers, but not if it keeps closing the connection.
    mostAttempts = outcome.kind === 'failure' ? BROKEN_UPLOADS : Number.POSITIVE_INFINITY;
  }
  return { do: 'recover', afterMs, resend: state.ambiguous < mostAttempts };
}

/** A random wait up to the backoff, never less than the hint, never past the deadline. */
function waitBefore(state: RetryState, hintMs: number | undefined): number {
  const backoffMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(state.attempt, 16));
  const waitMs = state.isBudgetSpent
    ? LONGEST_WAIT_MS * (0.5 + state.random() / 2)
    : state.random() * backoffMs;
  const pauseMs = Math.min(waitMs, state.remainingMs / 2);
  if (hintMs === undefined) return pauseMs;
  return Math.min(Math.max(pauseMs, hintMs + state.random() * HINT_SPREAD_MS), state.remainingMs);
}

const COUNT = /^\d{1,6}$/;
/**
 * When the service accepts a request again: from `retry-after` (seconds, with or without a
 * fraction, or a date that is compared with the answer's own `Date`, so that this machine's clock
 * does not matter) and, on 429, from `x-ratelimit-reset` (seconds from now, with a fraction).
 * Returns the longer one in milliseconds; a malformed value is ignored.
 */
export function readRetryHint({ status, headers }: Answered): number | undefined {
  const hints = [
    status === 429 ? readSeconds(headers['x-ratelimit-reset']) : undefined,
    readRetryAfter(headers),
  ].filter((hint) => hint !== undefined);
  return hints.length === 0 ? undefined : Math.max(...hints);
}

/** What an answer's headers say about the rate limit; undefined if one of the headers is missing. */
export function readRateLimitState(
  headers: Readonly<Record<string, string>>,
): RateLimitState | undefined {
  const limit = headers['x-ratelimit-limit'];
  const remaining = headers['x-ratelimit-remaining'];
  const resetMs = readSeconds(headers['x-ratelimit-reset']);
  if (!COUNT.test(String(limit)) || !COUNT.test(String(remaining)) || resetMs === undefined) {
    return undefined;
  }
  return { limit: Number(limit), remaining: Number(remaining), resetMs };
}
