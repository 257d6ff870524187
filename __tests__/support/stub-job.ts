/** One step of the gate alone: a job around a client of a test, and the values that steps hand on. */
import type { Client } from '../../src/client/client.ts';
import type { Packed, ReadyWorkspace } from '../../src/gate/find-workspace.ts';
import type { GateEvent, WorkspaceProgress } from '../../src/gate/result.ts';
import { openScope } from '../../src/gate/scope.ts';
import { openServiceScope, type ServiceStep } from '../../src/gate/service-scope.ts';
import type { Clock } from '../../src/model/ports.ts';
import { fakeArchive, gateRequest, type GateWish } from './gate-bench.ts';
import { instantClock } from './instant-clock.ts';
import { quietLog } from './quiet-log.ts';

interface Around {
  options?: GateWish;
  clock?: Clock;
  signal?: AbortSignal;
  random?: () => number;
}

export function stubJob(
  client: Client,
  {
    options = {},
    clock = instantClock(),
    signal = new AbortController().signal,
    random = () => 0,
  }: Around = {},
) {
  const events: GateEvent[] = [];
  /** How far the steps said that they have come. */
  const reached: WorkspaceProgress[] = [];
  const log = quietLog();
  // Nothing is held back for ending runs.
  const wish = { message: 'Plan', deadline: 60_000, timeoutMs: 0, ...options };
  const { workspaces, ...request } = gateRequest([], wish);
  const onEvent = (event: GateEvent) => void events.push(event);
  const scope = openScope(request, { clock, random, log, signal, onEvent }, true);
  const service = openServiceScope(
    request,
    scope,
    { client, runs: request.plan },
    workspaces.length,
  );
  const stepJob: ServiceStep = { ...service, reach: (now) => void reached.push(now) };
  return { job: stepJob, events, log, reached };
}

export function found(rest: Partial<ReadyWorkspace> = {}): ReadyWorkspace {
  return {
    name: 'net',
    workspaceId: 'ws-1',
    workingDirectory: '',
    root: '/repo',
    terraformVersion: undefined,
    current: { versionId: undefined, runId: undefined },
    settings: '',
    notices: [],
    mayHaveRun: false,
    ...rest,
  };
}

export function packed(rest: Partial<Packed> = {}): Packed {
  return { ...found(), archive: fakeArchive('/repo'), ...rest };
}
