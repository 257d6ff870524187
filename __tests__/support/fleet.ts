/** Many gates that know nothing of each other on one token: each has a client and a chance of its own. */
import { createClient } from '../../src/client/client.ts';
import { gate } from '../../src/gate/gate.ts';
import { createService } from '../../src/service/service.ts';
import type { Clock } from '../../src/model/ports.ts';
import { fakeClock } from './fake-clock.ts';
import { archiveOnDisk, gateOptions } from './gate-bench.ts';
import { inMemorySend } from './in-memory-send.ts';
import { archiveOf } from './local-service.ts';
import { quietLog } from './quiet-log.ts';
import { seededRandom } from './virtual-time.ts';

export interface Fleet {
  gates: number;
  /** The gates start one after the other within this time. */
  overMs: number;
  /** How long the run of this gate takes. */
  durationMs: (gate: number, random: () => number) => number;
  seed: number;
  perSecond?: number;
  latencyMs?: number;
  /** This gate is gone from this moment on, as if killed. */
  dies?: { gate: number; atMs: number };
}

export interface FleetResult {
  /** Requests that count for the rate limit; those to secret URLs do not. */
  requests: number;
  refused: number;
  /** From the end of each run to its verdict. */
  lagMs: number[];
  verdicts: string[];
  /** Requests of one gate, those to secret URLs included. */
  perGate: number;
  tookMs: number;
  /** Sleepers that are left an hour later: they would keep a process alive that is done. */
  sleepers: number;
  asked: { atMs: number; gate: number; method: string; target: string; status: number }[];
}

const CONFIGURATION = archiveOf({ 'main.tf': 'resource "null_resource" "a" {}\n' });

export async function runFleet(fleet: Fleet): Promise<FleetResult> {
  const { gates, overMs, seed, perSecond = 30, latencyMs = 50 } = fleet;
  const timeOfAll = fakeClock({ auto: true, quietTurns: 2 });
  const chance = seededRandom(seed);
  const durations = Array.from({ length: gates }, (_, index) => fleet.durationMs(index, chance));
  const workspaces = durations.map((durationMs, index) => ({
    name: `ws-${index}`,
    script: { name: 'both' as const, durationMs },
  }));
  const service = createService({
    clock: timeOfAll,
    random: seededRandom(seed + 1),
    rateLimit: perSecond,
    seed: { organizations: [{ name: 'acme', workspaces }] },
  });
  await service.ready();
  const direct = inMemorySend(service, timeOfAll);
  const archive = archiveOnDisk(CONFIGURATION);
  const asked: FleetResult['asked'] = [];
  const lagMs: number[] = [];
  const signal = new AbortController().signal;

  async function startOne(index: number): Promise<string> {
    await timeOfAll.sleep((overMs / gates) * index + (chance() * overMs) / gates);
    const random = seededRandom(seed * 1_000 + index);
    const isDead = () => fleet.dies?.gate === index && timeOfAll.now() > fleet.dies.atMs;
    // A killed gate sends no request, and none of its sleeps keeps the time going for ever.
    const orNothing = <T>(value: T): T | Promise<never> =>
      isDead() ? new Promise(() => {}) : value;
    const clock: Clock = {
      now: () => timeOfAll.now(),
      date: () => timeOfAll.date(),
      sleep: async (ms, abort) => {
        await orNothing(undefined);
        await timeOfAll.sleep(ms, abort);
        await orNothing(undefined);
      },
    };
    const started = clock.now();
    const timeoutMs = 60 * 60_000;
    const deadline = started + timeoutMs;
    let ends = 0;
    const client = createClient({
      origin: 'http://127.0.0.1',
      token: service.token,
      clock,
      random,
      log: quietLog(),
      async send(request) {
        await clock.sleep(latencyMs * (0.6 + 0.8 * random()), request.signal);
        const answer = await timeOfAll.track(direct(request));
        const { url, method } = request;
        const secret = url.pathname.startsWith('/v1/');
        const target = secret ? '(secret URL)' : url.pathname.replace('/api/v2', '') + url.search;
        asked.push({ atMs: clock.now(), gate: index, method, target, status: answer.status });
        if (method === 'POST' && target === '/runs' && answer.status === 201) {
          ends = clock.now() + (durations[index] ?? 0);
        }
        return answer;
      },
    });
    const { verdict } = await gate(
      gateOptions([`ws-${index}`], {
        message: `Plan for #${index}`,
        changeRequest: `acme/infra#${index}`,
        cancelSuperseded: true,
        deadline,
        timeoutMs,
      }),
      {
        client,
        pack: archive.pack,
        clock,
        random,
        log: quietLog(),
        signal,
        onEvent: () => undefined,
      },
    );
    lagMs.push(clock.now() - ends);
    return verdict.word;
  }

  const all = Array.from({ length: gates }, (_, index) => startOne(index));
  const verdicts = await Promise.all(all.filter((_, index) => index !== fleet.dies?.gate));
  const tookMs = timeOfAll.now() - 1_000;
  await timeOfAll.advance(60 * 60_000);
  archive.remove();
  const counted = asked.filter(({ target }) => target !== '(secret URL)');
  return {
    requests: counted.length,
    refused: counted.filter(({ status }) => status === 429).length,
    lagMs: lagMs.sort((one, other) => one - other),
    verdicts,
    perGate: asked.length / gates,
    tookMs,
    sleepers: timeOfAll.sleepers,
    asked,
  };
}
