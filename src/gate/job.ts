/** What all workspaces of one job share: its deadlines, its events, one archive per upload root. */
import { setMaxListeners } from 'node:events';
import { keptForEndingRuns } from '../model/job-time.ts';
import type { Archive } from '../archive/pack.ts';
import type { Client } from '../client/client.ts';
import { startSuperseder } from './runs-of-change.ts';
import { endReasonAt } from './failure-of.ts';
import { loadReader, couldBeLoaded } from './hidden-files.ts';
import { createOverview, MANY_RUNS } from './overview.ts';
import type {
  UntimedEvent,
  GatePorts,
  GateRequest,
  GateResult,
  WorkspaceProgress,
} from './result.ts';

/** The most time for ending runs. */
const END_BUDGET_MS = 10_000;
/** How long after its time, or after the signal, a step may take to see that it is over. */
const GRACE_MS = 300;
/**
 * The time that a canceled job has for ending runs: as long as the service needs for a dozen answers, within limits. The
 * runner kills the job 7.5 s after the signal.
 */
const CANCELED_BUDGET = { leastMs: 700, mostMs: 4_000, answers: 12 };

export type Emit = (event: UntimedEvent) => void;

export type Job = ReturnType<typeof startJob>;

/** The job as the steps of one workspace have it. */
export type StepJob = Job & {
  /**
   * Takes the workspace as it is now. A step calls it before anything that can fail and would leave a
   * version or a run behind.
   */
  reach(this: void, workspace: WorkspaceProgress): void;
};

/** Makes the job that all workspaces share. Call its `close` at the end. */
export function startJob(request: GateRequest, ports: GatePorts) {
  const { clock, random, signal, log } = ports;
  const started = clock.now();
  const deadline = request.deadline - keptForEndingRuns(request.timeoutMs);
  const elapsedMs = () => clock.now() - started;
  const warned = new Set<string>();
  const { alarms } = ports;
  const overdue: AbortSignal =
    alarms === undefined
      ? new AbortController().signal
      : alarms.any(alarms.in(deadline - started + GRACE_MS), alarms.after(signal, GRACE_MS));
  // A hundred workspaces can wait for one signal, which is no leak.
  setMaxListeners(0, signal, overdue);
  const emit: Emit = (event) => {
    ports.onEvent({ ...event, atMs: elapsedMs() });
  };
  const archives = createArchives(ports, emit);
  const client = ports.client.with({ signal, deadline });
  const overview = createOverview(request, client.with({ watching: true }), clock);
  const superseder = startSuperseder(request, { ...ports, overview }, deadline, emit);
  return {
    ...request,
    clock,
    random,
    signal,
    /** The client for the work itself. Its deadline leaves time for ending runs. */
    client,
    /** Says which of many runs still go on, with one request for all. */
    overview,
    deadline,
    /** Aborted a little after the job's own limits: ends a step that did not see them. */
    overdue,
    emit,
    elapsedMs,
    /** One archive per root, packed on first need. */
    pack: archives.pack,
    archives: archives.summaries,
    /** A client for ending runs, with a deadline that is later than the job's. */
    endingPorts(): { client: Client; deadline: number } {
      const { leastMs, mostMs, answers } = CANCELED_BUDGET;
      const neededMs = answers * ports.client.typicalAnswerMs();
      const until = signal.aborted
        ? clock.now() + Math.min(mostMs, Math.max(leastMs, neededMs))
        : Math.min(request.deadline, clock.now() + END_BUDGET_MS);
      const scope = { signal: new AbortController().signal, deadline: until };
      return { client: ports.client.with(scope), deadline: until };
    },
    /** Whether requests are scarce, because this job has many workspaces or other clients use the rate limit. */
    isFrugal: () => request.workspaces.length >= MANY_RUNS || ports.client.pauseMs() > 0,
    debug: (line: string): void => log.debug(line),
    info: (line: string): void => log.info(line),
    /** Prints a warning once, also if several workspaces have it. */
    warn(line: string): void {
      if (!warned.has(line)) log.warning(line);
      warned.add(line);
    },
    /** Why the job has ended; undefined while it goes on. */
    endReason: () => endReasonAt(deadline, ports),
    supersede: superseder.supersede,
    /** Removes the archives and waits for nothing else. */
    async close(): Promise<void> {
      await superseder.close();
      await archives.remove();
    },
  };
}

/** The address at which people see a run, in the form that Terraform prints: every service has it. */
export function runUrlOf(workspace: string, runId: string, { client, plan }: Job): string {
  const segments = [plan.organization, workspace, 'runs', runId];
  return `${client.origin}/app/${segments.map(encodeURIComponent).join('/')}`;
}

/** The archives of a job: each root (an absolute directory) is packed once, and all are removed at the end. */
function createArchives(ports: GatePorts, emit: Emit) {
  const packed = new Map<string, Promise<Archive>>();
  const done: Archive[] = [];
  let isClosed = false;
  const packNow = async (root: string): Promise<Archive> => {
    const archive = await ports.pack(root);
    done.push(archive);
    // A job that could not wait for it has its result.
    if (isClosed) await archive.remove();
    // Loaded before any workspace goes on, so that all go on in their order.
    if (archive.excluded.some(couldBeLoaded)) await loadReader();
    emit({ kind: 'archive', root, archive });
    return archive;
  };
  return {
    pack: (root: string): Promise<Archive> => {
      const archive = packed.get(root) ?? packNow(root);
      packed.set(root, archive);
      return archive;
    },
    summaries: (): GateResult['archives'] =>
      done.map(({ root, bytes, contentBytes, sha256, entries, uncommitted, excluded }) => {
        const files = entries.filter(({ type }) => type !== 'directory').length;
        return { root, files, bytes, contentBytes, sha256, excluded: excluded.length, uncommitted };
      }),
    async remove(): Promise<void> {
      isClosed = true;
      await Promise.all(done.map((archive) => archive.remove().catch(() => undefined)));
    },
  };
}
