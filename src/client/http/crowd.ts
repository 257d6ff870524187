/**
 * Who else uses the limit. Gates that know nothing of each other share one token's requests per second; what they
 * see of each other is what each answer says is left of the second. Pure: time and chance come in.
 */
import type { Random } from '../../model/ports.ts';

/** Of the second that an answer falls into, as its headers say. */
export interface Room {
  limit: number;
  remaining: number;
  /** Until the next second begins. */
  resetMs: number;
}

const SECOND_MS = 1_000;
/** Earlier in a second, what is used of it says little. */
const TELLING_MS = 150;
/** What left so long before a second began may have come in it. */
const ON_THE_WAY_MS = 200;
/** What others use up to here is no crowd. */
const QUIET = 0.08;
/** What only watches leaves so much of the limit to what decides. */
const LEFT_TO_DECIDE = 0.6;
/** What decides leaves so much to who asks for the first time and cannot know. */
const LEFT_TO_NEWCOMERS = 0.5;
/** One answer moves what is known of others by so much at most: half of it at once, the rest with the time since. */
const TELLS = 0.8;
const TELLS_ALL_AFTER_MS = 40_000;
/** The pause of who watches: so long where nobody else is, and e^4 times that in a full second. */
const PAUSE_MS = 2_000;
const STEEPNESS = 4;
/** Until then, it is the first look that is paused for: most runs take longer than that. */
const FIRST_MS = 5_000;
const FIRST_LONGEST_MS = 15_000;
/** A run of up to 40 s is told of within 10 s of its end; a longer one can wait for longer. */
const SHORT_RUN_MS = 40_000;
const SHORT_LONGEST_MS = 5_600;
const GROWTH = 1.5;
const LONGEST_MS = 45_000;

export function createCrowd() {
  /** What others use, as a share of the limit; smoothed. */
  let others = 0;
  let seenAt = Number.NEGATIVE_INFINITY;
  let room: (Room & { seenAt: number; endsAt: number }) | undefined;
  let own: number[] = [];

  return {
    /** What others use, as a share of the limit. */
    others: (): number => others,
    /** A request of ours leaves. */
    sent(nowMs: number): void {
      own = own.filter((at) => at > nowMs - 2 * SECOND_MS);
      own.push(nowMs);
    },
    /** What an answer says. */
    saw(nowMs: number, seen: Room, refused: boolean): void {
      // A longer window is that of a list with a limit of its own.
      if (seen.resetMs > SECOND_MS) return;
      room = { ...seen, seenAt: nowMs, endsAt: nowMs + seen.resetMs };
      const elapsedMs = SECOND_MS - seen.resetMs;
      const mine = own.filter((at) => at > nowMs - elapsedMs - ON_THE_WAY_MS).length;
      const used = Math.max(0, seen.limit - seen.remaining - mine) / seen.limit;
      const rate = refused ? 1 : Math.min(1, used / Math.max(elapsedMs / SECOND_MS, 0.1));
      if (elapsedMs < TELLING_MS && !refused) return;
      const known = seenAt > Number.NEGATIVE_INFINITY;
      const grown = Math.min(1, (nowMs - seenAt) / TELLS_ALL_AFTER_MS);
      const weight = known ? (TELLS * (1 + grown) * elapsedMs) / (2 * SECOND_MS) : 1;
      others += weight * (rate - others);
      seenAt = nowMs;
    },
    /**
     * How long a request of this kind waits for room: not at all while enough is left of a second that is known,
     * else into the next one, by chance.
     */
    waitMs(nowMs: number, watching: boolean, random: Random): number {
      if (room === undefined || others < QUIET || nowMs >= room.endsAt) return 0;
      const { seenAt: at, endsAt, limit, remaining } = room;
      const left = remaining - own.filter((sentAt) => sentAt > at).length;
      const kept = limit * (watching ? LEFT_TO_DECIDE : LEFT_TO_NEWCOMERS);
      return left > kept ? 0 : endsAt - nowMs + 2 * SECOND_MS * others * random();
    },
    /** How much later than the service's hint who was refused comes back. */
    laterMs(watching: boolean, random: Random): number {
      return random() * others * (watching ? 3 : 1) * SECOND_MS;
    },
    /** What who merely watches leaves between two looks; 0 when nobody else is there. */
    pauseMs(waitedMs: number): number {
      if (others < QUIET) return 0;
      const pause = PAUSE_MS * Math.exp(STEEPNESS * others);
      if (waitedMs < FIRST_MS) return Math.min(FIRST_LONGEST_MS, 2 * pause);
      const beyond = Math.max(0, waitedMs - SHORT_RUN_MS);
      return Math.min(pause, SHORT_LONGEST_MS + GROWTH * beyond, LONGEST_MS);
    },
  };
}
