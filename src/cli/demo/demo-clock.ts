/**
 * Time for a demonstration: minutes of waiting pass in no time. Time moves only while the gate sleeps
 * and nothing is under way, so that what happens is the same on every machine.
 */
import type { Clock, HttpRequest, Send } from '../../model/ports.ts';

export interface DemoClock extends Clock {
  /** Time does not move until this promise settles. */
  during<T>(work: () => Promise<T>): Promise<T>;
}

interface Sleeper {
  at: number;
  wake(): void;
}

/** 2026-11-20, 14:00. */
const START = Date.UTC(2026, 10, 20, 14);

export function createDemoClock(): DemoClock {
  let nowMs = 0;
  let unsettled = 0;
  let isWaking = false;
  const sleepers = new Set<Sleeper>();

  /** Wakes one sleeper after the other. Between them are a few turns of the event loop, in which the woken code goes on. */
  async function wakeSleepers(): Promise<void> {
    if (isWaking) return;
    isWaking = true;
    while (sleepers.size > 0) {
      for (let turn = 0; turn < 4; turn += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        if (unsettled > 0) turn = 0;
      }
      const [next] = [...sleepers].sort((one, other) => one.at - other.at);
      if (next === undefined) break;
      sleepers.delete(next);
      nowMs = Math.max(nowMs, next.at);
      next.wake();
    }
    isWaking = false;
  }

  function sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const sleeper: Sleeper = {
        at: nowMs + ms,
        wake() {
          signal?.removeEventListener('abort', abort);
          resolve();
        },
      };
      const abort = () => {
        sleepers.delete(sleeper);
        reject(signal?.reason);
      };
      signal?.addEventListener('abort', abort, { once: true });
      sleepers.add(sleeper);
      void wakeSleepers();
    });
  }

  return {
    now: () => nowMs,
    date: () => new Date(START + nowMs),
    sleep,
    async during(work) {
      unsettled += 1;
      try {
        return await work();
      } finally {
        unsettled -= 1;
      }
    },
  };
}

/** Sends requests in order, one at a time, while the time does not move. */
export function oneAtATime(
  send: Send,
  clock: DemoClock,
  before: (request: HttpRequest) => Promise<void> = async () => {},
): Send {
  let last: Promise<unknown> = Promise.resolve();
  return (request) => {
    const turn = last.then(async () => {
      await before(request);
      return clock.during(() => send(request));
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}

/**
 * Holds the requests that create configuration versions until every workspace has made its own, and
 * lets them go in the order in which the workspaces were read. How long the disk takes to read the
 * files of a workspace then changes nothing that is shown.
 */
export function createVersionsInOrder(send: Send, workspaces: number): Send {
  const readIds: string[] = [];
  const waiting = new Map<string, () => void>();
  return async (request) => {
    const { method, url } = request;
    const [, id] =
      /^\/api\/v2\/workspaces\/([^/]+)\/configuration-versions$/.exec(url.pathname) ?? [];
    if (method === 'POST' && id !== undefined) {
      const turn = new Promise<void>((resolve) => waiting.set(id, resolve));
      if (waiting.size === workspaces) {
        // The last one has to wait as the others do, or it would be overtaken by them.
        queueMicrotask(() => readIds.forEach((readId) => waiting.get(readId)?.()));
      }
      await turn;
    }
    const response = await send(request);
    if (method === 'GET' && /\/organizations\/[^/]+\/workspaces\/[^/]+$/.test(url.pathname)) {
      readIds.push(JSON.parse(Buffer.from(response.body).toString()).data.id);
    }
    return response;
  };
}
