/** What all workspaces of one job share: its deadlines, its events, one archive per upload root. */
import { setMaxListeners } from 'node:events';
import type { Archive } from '../archive/pack.ts';
import type { Client } from '../client/client.ts';
import type { Clock, Random } from '../ports.ts';
import { loadParser, mayBeMissed } from './read-loads.ts';
import type { GateEvent, GateOptions, GatePorts, GateResult } from './result.ts';
import { cancelSuperseded, type Superseding } from './supersede.ts';

/** Ending a run that is given up takes this long at most, out of the job's own time. */
const END_BUDGET_MS = 5_000;
/** A cancelled job has this long: the runner kills 7.5 s after it asks. */
const ABORT_BUDGET_MS = 4_000;

type Unstamped<E> = E extends unknown ? Omit<E, 'atMs'> : never;

export interface Job {
  options: GateOptions;
  clock: Clock;
  random: Random;
  signal: AbortSignal;
  /** For the work itself: given up early enough to end what is left. */
  client: Client;
  deadline: number;
  emit: (event: Unstamped<GateEvent>) => void;
  /** One archive per root, packed on first need. */
  pack: (root: string) => Promise<Archive>;
  archives(): GateResult['archives'];
  /** Where people see a run. */
  runUrl(workspace: string, runId: string): string;
  /** A client for ending runs, with time of its own. */
  ending(): { client: Client; deadline: number };
  /** The run of this workspace that may have been overridden. */
  earlierRun(workspace: string): Promise<string | undefined>;
  debug(line: string): void;
  /** Says it once for all workspaces. */
  warn(line: string): void;
  /** Why nothing is tried any more, when that is so. */
  ended(): 'aborted' | 'timeout' | undefined;
  /** Cancels what this run supersedes, one workspace after the other, in the background. */
  supersede: (workspace: string, superseding: Omit<Superseding, 'changeRequest'>) => void;
  elapsedMs(): number;
  /** Removes the archives and waits for nothing else. */
  close(): Promise<void>;
}

export function startJob(options: GateOptions, ports: GatePorts): Job {
  const { clock, signal, log } = ports;
  const started = clock.now();
  const reserve = Math.min(END_BUDGET_MS, options.timeoutMs / 10);
  const deadline = options.deadline - reserve;
  const warned = new Set<string>();
  const elapsedMs = () => clock.now() - started;
  const emit: Job['emit'] = (event) => {
    ports.onEvent({ ...event, atMs: elapsedMs() });
  };
  const archives = keepArchives(ports, emit);
  const superseder = startSuperseder(options, ports, deadline, emit);
  let earlierRuns: ReturnType<NonNullable<GateOptions['earlierRuns']>> | undefined;
  return {
    options,
    clock,
    random: ports.random,
    signal,
    client: ports.client.with({ signal, deadline }),
    deadline,
    emit,
    pack: (root) => archives.pack(root),
    archives: archives.summaries,
    runUrl(workspace, runId) {
      const at = [options.organization, 'workspaces', workspace, 'runs', runId];
      return `${ports.client.origin}/app/${at.map(encodeURIComponent).join('/')}`;
    },
    ending() {
      const until = signal.aborted
        ? clock.now() + ABORT_BUDGET_MS
        : Math.min(options.deadline, clock.now() + 2 * END_BUDGET_MS);
      const own = { signal: new AbortController().signal, deadline: until };
      return { client: ports.client.with(own), deadline: until };
    },
    async earlierRun(workspace) {
      earlierRuns ??= options.earlierRuns?.();
      const runs = (await earlierRuns) ?? {};
      return Object.hasOwn(runs, workspace) ? runs[workspace] : undefined;
    },
    debug: (line) => log.debug(line),
    warn(line) {
      if (!warned.has(line)) log.warning(line);
      warned.add(line);
    },
    ended() {
      if (signal.aborted) return 'aborted';
      return clock.now() >= deadline ? 'timeout' : undefined;
    },
    supersede: (workspace, run) => superseder.supersede(workspace, run),
    elapsedMs,
    async close() {
      await superseder.close();
      await archives.remove();
    },
  };
}

function keepArchives(ports: GatePorts, emit: Job['emit']) {
  const packed = new Map<string, Promise<Archive>>();
  const done: Archive[] = [];
  const packNow = async (root: string): Promise<Archive> => {
    const archive = await ports.pack(root);
    done.push(archive);
    // Before any workspace goes on, so that they go on in their order.
    if (archive.withheld.some(mayBeMissed)) await loadParser();
    emit({ kind: 'archive', root, archive });
    return archive;
  };
  return {
    pack(root: string): Promise<Archive> {
      const archive = packed.get(root) ?? packNow(root);
      packed.set(root, archive);
      return archive;
    },
    summaries: () => done.map(summarize),
    async remove(): Promise<void> {
      await Promise.all(done.map((archive) => archive.remove().catch(() => undefined)));
    },
  };
}

function startSuperseder(
  { cancelSuperseded: wanted, changeRequest, mode }: GateOptions,
  { client: unscoped, signal, log }: GatePorts,
  deadline: number,
  emit: Job['emit'],
) {
  const background = new AbortController();
  // A hundred workspaces wait on one signal: that is no leak.
  setMaxListeners(0, signal, background.signal);
  const stop = (): void => {
    background.abort(signal.reason);
  };
  signal.addEventListener('abort', stop, { once: true });
  const client = unscoped.with({ signal: background.signal, deadline });
  let before: Promise<void> = Promise.resolve();

  async function endEarlier(workspace: string, superseding: Superseding): Promise<void> {
    if (background.signal.aborted) return;
    try {
      const { ended, refused } = await cancelSuperseded(superseding, client);
      for (const runId of ended) {
        const why = 'superseded by a newer push to the same pull request';
        emit({ kind: 'canceling', workspace, runId, why });
      }
      if (refused !== undefined) {
        log.info(
          `${workspace}: ${refused} of an earlier push goes on, because this token may not cancel runs: that needs the permission to apply runs. A speculative run applies nothing; with \`cancel-superseded: false\` it is not tried.`,
        );
      }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      log.debug(`Earlier runs of ${workspace} were not looked for: ${message}`);
    }
  }

  return {
    /** One workspace after the other: lists of runs are limited to 30 a minute. */
    supersede(workspace: string, superseding: Omit<Superseding, 'changeRequest'>): void {
      if (wanted !== true || changeRequest === undefined || mode !== 'speculative') return;
      before = before.then(() => endEarlier(workspace, { ...superseding, changeRequest }));
    },
    async close(): Promise<void> {
      background.abort();
      signal.removeEventListener('abort', stop);
      await before;
    },
  };
}

function summarize(archive: Archive): GateResult['archives'][number] {
  const { root, bytes, contentBytes, sha256 } = archive;
  return {
    root,
    files: archive.entries.filter(({ type }) => type !== 'directory').length,
    bytes,
    contentBytes,
    sha256,
    withheld: archive.withheld.length,
  };
}
