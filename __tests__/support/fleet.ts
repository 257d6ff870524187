/** Many gates that know nothing of each other on one token: each has a client and a chance of its own. */
import type { Clock } from '../../src/model/ports.ts';
import { gate, gateRequest } from './gate-bench.ts';
import { packSmall, startLocally } from './local-bench.ts';
import { seededRandom } from './virtual-time.ts';

export interface Fleet {
  gates: number;
  /** The gates start one after the other within this time. */
  overMs: number;
  /** How long the run of this gate takes. */
  durationMs: (gate: number, random: () => number) => number;
  seed: number;
  /** This gate is gone from this moment on, as if killed. */
  dies?: { gate: number; atMs: number };
}

export async function runFleet(fleet: Fleet) {
  const { gates, overMs, seed } = fleet;
  const chance = seededRandom(seed);
  const durations = Array.from({ length: gates }, (_, index) => fleet.durationMs(index, chance));
  const workspaces = durations.map((durationMs, index) => [
    `ws-${index}`,
    { script: { name: 'both' as const, durationMs } },
  ]);
  const started = await startLocally(Object.fromEntries(workspaces), {
    random: seededRandom(seed + 1),
    rateLimit: 30,
  });
  const { clock: timeOfAll, asked } = started;
  const lagMs: number[] = [];

  async function startOne(index: number): Promise<string> {
    await timeOfAll.sleep((overMs / gates) * index + (chance() * overMs) / gates);
    const random = seededRandom(seed * 1_000 + index);
    const isDead = () => fleet.dies?.gate === index && timeOfAll.now() > fleet.dies.atMs;
    // A killed gate sends no request, and none of its sleeps keeps the time going for ever.
    const orNothing = async () => (isDead() ? new Promise<never>(() => {}) : undefined);
    const clock: Clock = {
      now: () => timeOfAll.now(),
      date: () => timeOfAll.date(),
      sleep: async (ms, abort) => {
        await orNothing();
        await timeOfAll.sleep(ms, abort);
        await orNothing();
      },
    };
    let ends = 0;
    const ports = started.portsOf({
      random,
      clock,
      latencyMs: () => 50 * (0.6 + 0.8 * random()),
    });
    const timeoutMs = 60 * 60_000;
    const request = gateRequest([`ws-${index}`], {
      message: `Plan for #${index}`,
      changeRequest: `acme/infra#${index}`,
      deadline: clock.now() + timeoutMs,
      timeoutMs,
    });
    const { verdict } = await gate(request, {
      ...ports,
      pack: packSmall,
      onEvent({ kind }) {
        if (kind === 'run-created') ends = clock.now() + (durations[index] ?? 0);
      },
    });
    lagMs.push(clock.now() - ends);
    return verdict.word;
  }

  const all = Array.from({ length: gates }, (_, index) => startOne(index));
  const verdicts = await Promise.all(all.filter((_, index) => index !== fleet.dies?.gate));
  const tookMs = timeOfAll.now() - 1_000;
  await timeOfAll.advance(60 * 60_000);
  const countsForLimit = asked.filter(({ target }) => target !== '(secret URL)');
  return {
    /** Requests that count for the rate limit; those to secret URLs do not. */
    requests: countsForLimit.length,
    refused: countsForLimit.filter(({ status }) => status === 429).length,
    verdicts,
    /** From the end of each run to its verdict. */
    lagMs: lagMs.sort((one, other) => one - other),
    /** Requests of one gate, those to secret URLs included. */
    perGate: asked.length / gates,
    /** Sleepers that are left an hour later: they would keep a process alive that is done. */
    sleepers: timeOfAll.sleepers,
    tookMs,
    asked,
  };
}
