/**
 * How fast one client asks: its requests per second, and what other programs leave of the rate limit. Pure: time and
 * randomness come in as arguments.
 */
import type { Random } from '../../model/ports.ts';

export type Pace = ReturnType<typeof createPace>;

/** What a refusal leaves of the rate. It lowers the rate at most once in this time, and to no less than this share. */
const SHARE_AFTER_REFUSAL = 0.6;
const LOWERED_EVERY_MS = 400;
const LEAST_SHARE = 0.04;
/** How much of the rate returns in a second without a refusal: if nobody else uses the limit, and if others use all of it. */
const REGAIN_ALONE = 0.1;
const REGAIN_CROWDED = 0.004;

/**
 * How fast requests may leave: a rate with a small burst, first come first served. Both together
 * stay within `perSecond` for any second: 90 % of it as the rate, 10 % as the burst (at least one
 * request). While others use the same limit, refusals lower the rate, and a time without refusals
 * raises it again.
 */
export function createPace(perSecond: number) {
  let limit = perSecond;
  /** Of the limit, which this client uses at most. */
  let share = 1;
  let intervalMs = 0;
  /** How much earlier than its time a request may leave: the burst. */
  let toleranceMs = 0;
  /** When the next request would leave if there were no burst at all. */
  let dueMs = Number.NEGATIVE_INFINITY;
  let pausedMs = Number.NEGATIVE_INFINITY;
  let slowedMs = Number.NEGATIVE_INFINITY;
  let regainedMs = Number.NEGATIVE_INFINITY;

  function updateInterval(): void {
    const rate = limit * share;
    intervalMs = 1000 / (rate * 0.9);
    toleranceMs = intervalMs * (Math.max(1, Math.floor(rate * 0.1)) - 1);
  }

  updateInterval();
  return {
    /** Books the next free moment, at most `until`; returns how long to wait for it. */
    book(nowMs: number, untilMs: number): number | 'too-late' {
      const due = Math.max(dueMs, nowMs);
      const leave = Math.max(due - toleranceMs, nowMs, pausedMs);
      if (leave > untilMs) return 'too-late';
      dueMs = Math.max(due, leave) + intervalMs;
      return leave - nowMs;
    },
    /** No request leaves before this moment: the service asked for a pause. */
    pause(untilMs: number): void {
      pausedMs = Math.max(pausedMs, untilMs);
    },
    limitTo(perSecondNow: number): void {
      limit = perSecondNow;
      updateInterval();
    },
    /** A request was refused: earlier bookings are made anew at the present rate. */
    noteRefusal(nowMs: number): void {
      regainedMs = nowMs;
      if (nowMs - slowedMs < LOWERED_EVERY_MS) return;
      slowedMs = nowMs;
      share = Math.max(LEAST_SHARE, share * SHARE_AFTER_REFUSAL);
      dueMs = nowMs;
      updateInterval();
    },
    /** A request was answered: some of the rate returns. @param others the share of the limit that others use */
    noteAnswer(nowMs: number, others: number): void {
      if (share === 1) return;
      const perSecondAlone = (REGAIN_ALONE - REGAIN_CROWDED) * (1 - others) ** 4;
      const seconds = (nowMs - regainedMs) / 1000;
      share = Math.min(1, share + (REGAIN_CROWDED + perSecondAlone) * seconds);
      regainedMs = nowMs;
      updateInterval();
    },
    /** Whether a booking of that time has to be made anew. */
    slowedSince: (bookedMs: number): boolean => slowedMs > bookedMs,
  };
}

/** The state of the second in which an answer was sent, by its headers. */
export interface RateLimitState {
  limit: number;
  remaining: number;
  /** Milliseconds until the next second begins. */
  resetMs: number;
}

const SECOND_MS = 1_000;
/** Earlier in a second than this, the number of used requests says little. */
const LEAST_ELAPSED_MS = 150;
/** A request that left this long before a second began may have been counted in that second. */
const ON_THE_WAY_MS = 200;
/** Use by others up to this share is ignored. */
const IGNORED_SHARE = 0.08;
/** The share of the limit that requests which only watch leave free for requests that decide. */
const LEFT_TO_DECIDE = 0.6;
/** The share that requests which decide leave free for programs that have not seen any answer yet. */
const LEFT_TO_NEWCOMERS = 0.5;
/**
 * The weight of one answer in the estimate of the others' use: half of it at once, the rest with
 * the time since the last answer.
 */
const ANSWER_WEIGHT = 0.8;
const ANSWER_WEIGHT_ALL_AFTER_MS = 40_000;
/** The pause of a watching client: this long if no other client uses the limit, e^4 times as long in a full second. */
const PAUSE_MS = 2_000;
const STEEPNESS = 4;
/** The shortest run for which the pause applies to the first poll: most runs take longer. */
const FIRST_MS = 5_000;
const FIRST_LONGEST_MS = 15_000;
/**
 * The longest pause: the end of a run of up to 40 s is noticed within 10 s, that of a longer run
 * may be noticed later.
 */
const SHORT_RUN_MS = 40_000;
const SHORT_LONGEST_MS = 5_600;
const GROWTH = 1.5;
const LONGEST_MS = 45_000;

/**
 * Estimates how much of the rate limit other programs use. Several gates with one token share its requests per second; each
 * sees the others only by the number of requests left in an answer's headers.
 */
export function createOtherUse() {
  /** The share of the limit that others use, smoothed over time. */
  let others = 0;
  let seenAt = Number.NEGATIVE_INFINITY;
  let lastAnswer: (RateLimitState & { seenAt: number; endsAt: number }) | undefined;
  let sentTimes: number[] = [];

  return {
    /** The share of the limit that others use. */
    others: (): number => others,
    /** To be called when a request of this client leaves. */
    noteSent(nowMs: number): void {
      sentTimes = sentTimes.filter((at) => at > nowMs - 2 * SECOND_MS);
      sentTimes.push(nowMs);
    },
    /** To be called with what an answer's headers say about the limit. */
    noteAnswer(nowMs: number, answered: RateLimitState, refused: boolean): void {
      // A longer window belongs to a list that has a limit for itself.
      if (answered.resetMs > SECOND_MS) return;
      lastAnswer = { ...answered, seenAt: nowMs, endsAt: nowMs + answered.resetMs };
      const elapsedMs = SECOND_MS - answered.resetMs;
      if (elapsedMs < LEAST_ELAPSED_MS && !refused) return;
      const ownRequests = sentTimes.filter((at) => at > nowMs - elapsedMs - ON_THE_WAY_MS).length;
      const usedByOthers = Math.max(0, answered.limit - answered.remaining - ownRequests);
      const usedShare = usedByOthers / answered.limit;
      // As if they went on like that for the whole second.
      const rate = refused ? 1 : Math.min(1, usedShare / Math.max(elapsedMs / SECOND_MS, 0.1));
      const isFirst = seenAt === Number.NEGATIVE_INFINITY;
      const age = Math.min(1, (nowMs - seenAt) / ANSWER_WEIGHT_ALL_AFTER_MS);
      const weight = isFirst ? 1 : (ANSWER_WEIGHT * (1 + age) * elapsedMs) / (2 * SECOND_MS);
      others += weight * (rate - others);
      seenAt = nowMs;
    },
    /**
     * Milliseconds to wait before a request of this kind: 0 while enough of the current second is
     * left, otherwise a random time into the next second.
     */
    waitMs(nowMs: number, watching: boolean, random: Random): number {
      if (lastAnswer === undefined || others < IGNORED_SHARE || nowMs >= lastAnswer.endsAt)
        return 0;
      const { seenAt: answeredAt, endsAt, limit, remaining } = lastAnswer;
      const left = remaining - sentTimes.filter((sentAt) => sentAt > answeredAt).length;
      const leftFree = limit * (watching ? LEFT_TO_DECIDE : LEFT_TO_NEWCOMERS);
      return left > leftFree ? 0 : endsAt - nowMs + 2 * SECOND_MS * others * random();
    },
    /** How much later than the service's hint a refused request is sent again. */
    extraDelayMs(watching: boolean, random: Random): number {
      return random() * others * (watching ? 3 : 1) * SECOND_MS;
    },
    /** Minimum milliseconds between two polls while waiting; 0 when no other client uses the limit. */
    pauseMs(waitedMs: number): number {
      if (others < IGNORED_SHARE) return 0;
      const pause = PAUSE_MS * Math.exp(STEEPNESS * others);
      if (waitedMs < FIRST_MS) return Math.min(FIRST_LONGEST_MS, 2 * pause);
      const beyond = Math.max(0, waitedMs - SHORT_RUN_MS);
      return Math.min(pause, SHORT_LONGEST_MS + GROWTH * beyond, LONGEST_MS);
    },
  };
}
