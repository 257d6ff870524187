/** The gate, the real client and the local service in virtual time, without any socket. */
import { createClient, type ClientOptions } from '../../src/client/client.ts';
import { createService, type Service, type ServiceOptions } from '../../src/service/service.ts';
import type { Seed } from '../../src/service/seed.ts';
import type { AnyJudge } from '../../src/gate/judges/policy-judge.ts';
import type { GateEvent } from '../../src/gate/result.ts';
import type { Send } from '../../src/model/ports.ts';
import { archiveOf } from './local-service.ts';
import { fakeClock, type FakeClock } from './fake-clock.ts';
import { archiveOnDisk, gate, gateRequest, type GateWish, type TestPorts } from './gate-bench.ts';
import { inMemorySend } from './in-memory-send.ts';
import { quietLog } from './quiet-log.ts';
import { seededRandom } from './virtual-time.ts';

export type SeededWorkspace = NonNullable<Seed['organizations'][number]['workspaces']>[number];

/** What one exchange was, and when; of what counts for no rate limit only that it was. */
export interface Exchange {
  atMs: number;
  method: string;
  target: string;
  status: number;
}

interface Job extends Partial<Pick<ClientOptions, 'clock' | 'deadline' | 'signal'>> {
  random: () => number;
  /** How long each exchange takes. */
  latencyMs?: () => number;
  wrap?: (send: Send, clock: FakeClock) => Send;
}

type JobPorts = Omit<TestPorts, 'pack' | 'log'> & {
  log: ReturnType<typeof quietLog>;
  events: GateEvent[];
};

/** A service with workspaces of `acme`, by name, and what each job on it has. */
export async function startLocally(
  workspaces: Record<string, Omit<SeededWorkspace, 'name'>>,
  options: Partial<ServiceOptions> = {},
) {
  const timeOfAll = fakeClock({ auto: true, quietTurns: 2 });
  const named = Object.entries(workspaces).map(([name, rest]) => ({ name, ...rest }));
  const service = createService({
    clock: timeOfAll,
    random: seededRandom(7),
    seed: { organizations: [{ name: 'acme', workspaces: named }] },
    ...options,
  });
  await service.ready();
  const direct = inMemorySend(service);
  const asked: Exchange[] = [];

  /** A client, a chance and a log of its own. */
  function portsOf({
    wrap,
    latencyMs,
    clock = timeOfAll,
    random,
    deadline,
    signal,
  }: Job): JobPorts {
    const timed: Send = async (request) => {
      if (latencyMs !== undefined) await clock.sleep(latencyMs(), request.signal);
      // A fault that takes time sleeps on this clock: only the service's own work is held against it.
      const answer = await timeOfAll.track(direct(request));
      const { url, method } = request;
      const target = url.pathname.startsWith('/v1/')
        ? '(secret URL)'
        : `${url.pathname.replace('/api/v2', '')}${decodeURIComponent(url.search)}`;
      asked.push({ atMs: clock.now(), method, target, status: answer.status });
      return answer;
    };
    const log = quietLog();
    const events: GateEvent[] = [];
    const client = createClient({
      origin: 'http://127.0.0.1',
      token: service.token,
      send: wrap?.(timed, timeOfAll) ?? timed,
      clock,
      random,
      log,
      deadline,
      signal,
    });
    return {
      client,
      clock,
      random,
      log,
      signal: signal ?? new AbortController().signal,
      events,
      onEvent: (event: GateEvent) => void events.push(event),
    };
  }
  return { clock: timeOfAll, service, asked, portsOf };
}

const RESOURCE = 'resource "null_resource" "a" {}\n';
/** An archive of one resource in the root and in `infra`, on the disk of this machine. */
export const { pack: packSmall } = archiveOnDisk(
  archiveOf({ 'main.tf': RESOURCE, 'infra/main.tf': RESOURCE }),
);

export interface LocalBench {
  workspaces?: Record<string, Omit<SeededWorkspace, 'name'>>;
  service?: Partial<ServiceOptions>;
  options?: GateWish;
  /** How long each exchange takes. */
  latencyMs?: number;
  wrap?: Job['wrap'];
  signal?: AbortSignal;
  seed?: number;
  /** Those that ship, unless a test adds one. */
  judges?: readonly AnyJudge[];
  /** What is there, or comes, before the gate begins. */
  before?: (service: Service, clock: FakeClock) => Promise<void> | void;
}

export type LocalResult = Awaited<ReturnType<typeof runLocally>>;

/** One gate over all workspaces of a service of its own. */
export async function runLocally(bench: LocalBench = {}) {
  const { workspaces = { net: { script: 'both' } }, latencyMs, wrap, signal, seed = 3 } = bench;
  const started = await startLocally(workspaces, bench.service);
  const { clock, service, asked } = started;
  await bench.before?.(service, clock);
  let kept = 0;
  const pack = async (root: string) => {
    kept += 1;
    return { ...(await packSmall(root)), remove: async () => void (kept -= 1) };
  };
  const begun = clock.now();
  const deadline = begun + (bench.options?.timeoutMs ?? 30 * 60_000);
  const latency = latencyMs === undefined ? undefined : () => latencyMs;
  const job = { random: seededRandom(seed), deadline, wrap, signal, latencyMs: latency };
  const { events, log, ...ports } = started.portsOf(job);
  const request = gateRequest(Object.keys(workspaces), { deadline, ...bench.options });
  const result = await gate(request, { ...ports, log, pack }, bench.judges);
  const tookMs = clock.now() - begun;
  await clock.advance(2_000);
  // Anything that is asked lets what is due happen.
  const ping = { method: 'GET' as const, path: '/api/v2/ping', query: '', headers: {} };
  await service.handle({ ...ping, body: new Uint8Array() });
  return {
    result,
    service,
    events,
    log,
    tookMs,
    asked,
    /** The runs that the service has two seconds later. */
    runs: service.runs(),
    /** Whether every archive was removed. */
    removed: kept === 0,
  };
}
