/**
 * Who else uses the limit. Gates that know nothing of each other share one token's requests per second; what they
 * see of each other is what each answer says is left of the second. Pure: time and chance come in.
 */
import type { Random } from '../../ports.ts';

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
/** From here on of the limit, who merely watches takes longer breaks. */
const FULL = 0.65;
const LONGEST_STRETCH = 8;
/** What only watches leaves so much of the limit to what decides. */
const LEFT_TO_DECIDE = 0.5;
/** Who asks for the first time cannot know. */
const LEFT_TO_NEWCOMERS = 0.33;
/** What was seen long ago says nothing of now. */
const MEMORY_MS = 30_000;

export function createCrowd() {
  /** What others use, as a share of the limit; smoothed. */
  let others = 0;
  let seenAt = Number.NEGATIVE_INFINITY;
  let stretch = 1;
  let room: (Room & { endsAt: number }) | undefined;
  let own: number[] = [];

  return {
    /** A request of ours leaves. */
    sent(nowMs: number): void {
      own = own.filter((at) => at > nowMs - 2 * SECOND_MS);
      own.push(nowMs);
    },
    /** What an answer says; `patient` when it was one to a request that merely watches. */
    saw(nowMs: number, seen: Room, refused: boolean, patient: boolean): void {
      // A longer window is that of a list with a limit of its own.
      if (seen.resetMs > SECOND_MS) return;
      room = { ...seen, endsAt: nowMs + seen.resetMs };
      const elapsedMs = SECOND_MS - seen.resetMs;
      const mine = own.filter((at) => at > nowMs - elapsedMs - ON_THE_WAY_MS).length;
      const used = Math.max(0, seen.limit - seen.remaining - mine) / seen.limit;
      const rate = refused ? 1 : Math.min(1, used / Math.max(elapsedMs / SECOND_MS, 0.1));
      if (elapsedMs < TELLING_MS && !refused) return;
      const weight = refused || nowMs - seenAt > MEMORY_MS ? 1 : (0.6 * elapsedMs) / SECOND_MS;
      others += weight * (rate - others);
      seenAt = nowMs;
      const step = refused ? 0.4 : (patient ? 1.2 : 0.4) * (rate - FULL);
      stretch = Math.min(LONGEST_STRETCH, Math.max(1, stretch * Math.exp(step)));
    },
    /** How long a request of this kind waits for room, with full jitter behind the next second's beginning. */
    waitMs(nowMs: number, patient: boolean, random: Random): number {
      if (room === undefined || others < QUIET) return 0;
      const spreadMs = SECOND_MS * others * random();
      if (nowMs >= room.endsAt) return patient ? 0 : spreadMs;
      const kept = room.limit * (patient ? LEFT_TO_DECIDE : LEFT_TO_NEWCOMERS);
      return room.remaining > kept ? (patient ? 0 : spreadMs) : room.endsAt - nowMs + 2 * spreadMs;
    },
    /** How much later than the service's hint who was refused comes back. */
    laterMs(patient: boolean, random: Random): number {
      return random() * others * (patient ? 3 : 2) * SECOND_MS;
    },
    /** What who merely watches leaves between two looks; 0 when nobody else is there. */
    pauseMs(waitedMs: number): number {
      if (others < QUIET) return 0;
      const age = 1 + Math.min(waitedMs / 60_000, 3);
      const longest = Math.min(
        45_000,
        (waitedMs < 5_000 ? 10_000 : 5_800) + Math.max(0, waitedMs - 30_000) / 1.4,
      );
      return Math.min(
        longest,
        (2_500 + 4_000 * others) * stretch * age * (waitedMs < 5_000 ? 2 : 1),
      );
    },
  };
}
