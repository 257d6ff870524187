/** The gate, the real client and the local service in virtual time, without any socket. */
import { createClient } from '../../src/client/client.ts';
import { createService, type Service, type ServiceOptions } from '../../src/service/service.ts';
import type { ScriptReference } from '../../src/service/seed.ts';
import { gate, type GateEvent, type GateOptions, type GateResult } from '../../src/gate/gate.ts';
import type { Send } from '../../src/model/ports.ts';
import { archiveOf } from './local-service.ts';
import { fakeClock, type FakeClock } from './fake-clock.ts';
import { archiveOnDisk, gateOptions } from './gate-bench.ts';
import { inMemorySend } from './in-memory-send.ts';
import { quietLog } from './quiet-log.ts';
import { seededRandom } from './virtual-time.ts';

export interface LocalBench {
  /** Name → script. */
  workspaces?: Record<string, ScriptReference>;
  service?: Partial<ServiceOptions>;
  options?: Partial<GateOptions>;
  /** How long each exchange takes. */
  latencyMs?: number;
  wrap?: (send: Send, clock: FakeClock) => Send;
  signal?: AbortSignal;
  /** What is there, or comes, before the gate begins. */
  before?: (service: Service, clock: FakeClock) => Promise<void> | void;
}

export interface LocalResult {
  result: GateResult;
  service: Service;
  events: GateEvent[];
  clock: FakeClock;
  tookMs: number;
  /** What was asked and when, with the query. */
  asked: { atMs: number; method: string; target: string; status: number }[];
  /** Runs of the service when the gate was done, and two seconds later. */
  runs: ReturnType<Service['runs']>;
}

const CONFIGURATION = archiveOf({ 'main.tf': 'resource "null_resource" "a" {}\n' });

export async function runLocally(bench: LocalBench = {}): Promise<LocalResult> {
  const clock = fakeClock({ auto: true, quietTurns: 2 });
  const scripts = bench.workspaces ?? { net: 'both' };
  const service = createService({
    clock,
    random: seededRandom(7),
    seed: {
      organizations: [
        {
          name: 'acme',
          workspaces: Object.entries(scripts).map(([name, script]) => ({ name, script })),
        },
      ],
    },
    ...bench.service,
  });
  await service.ready();
  await bench.before?.(service, clock);
  const direct = inMemorySend(service, clock);
  const asked: LocalResult['asked'] = [];
  const latencyMs = bench.latencyMs ?? 0;
  const timed: Send = async (request) => {
    if (latencyMs > 0) await clock.sleep(latencyMs, request.signal);
    // A fault that takes time sleeps on this clock: only the service's own work is held against it.
    const answer = await clock.track(direct(request));
    const { url, method } = request;
    const target = url.pathname.startsWith('/v1/')
      ? '(secret URL)'
      : `${url.pathname.replace('/api/v2', '')}${decodeURIComponent(url.search)}`;
    asked.push({ atMs: clock.now(), method, target, status: answer.status });
    return answer;
  };
  const send = bench.wrap?.(timed, clock) ?? timed;
  const archive = archiveOnDisk(CONFIGURATION);
  const signal = bench.signal ?? new AbortController().signal;
  const timeoutMs = bench.options?.timeoutMs ?? 30 * 60_000;
  const started = clock.now();
  const deadline = started + timeoutMs;
  const random = seededRandom(3);
  const log = quietLog();
  const client = createClient({
    origin: 'http://127.0.0.1',
    token: service.token,
    send,
    clock,
    random,
    log,
    deadline,
    signal,
  });
  const events: GateEvent[] = [];
  const result = await gate(gateOptions(Object.keys(scripts), { deadline, ...bench.options }), {
    client,
    pack: archive.pack,
    clock,
    random,
    log,
    signal,
    onEvent: (event) => void events.push(event),
  });
  const tookMs = clock.now() - started;
  archive.remove();
  await clock.advance(2_000);
  // Anything that is asked lets what is due happen.
  await service.handle({
    method: 'GET',
    path: '/api/v2/ping',
    query: '',
    headers: {},
    body: new Uint8Array(),
  });
  return { result, service, events, clock, tookMs, asked, runs: service.runs() };
}
