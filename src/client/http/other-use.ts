/**
 * How much of the rate limit other programs use. Several gates with one token share its requests
 * per second; each sees the others only by the number of requests left in an answer's headers.
 * Pure: time and randomness come in as arguments.
 */
import type { Random } from '../../model/ports.ts';

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

/** Makes the estimate for one client. */
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
