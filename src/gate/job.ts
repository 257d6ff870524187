/** What all workspaces of one job share: its deadlines, its events, one archive per upload root. */
import { setMaxListeners } from 'node:events';

import type { Archive } from '../archive/pack.ts';
import type { Client } from '../client/client.ts';
import type { GateEvent, GateOptions, GatePorts, GateResult } from '../gate.ts';
import type { Clock, Random } from '../ports.ts';
import { cancelSuperseded, type Superseding } from '../wait/cancel-superseded.ts';

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
  emit(event: Unstamped<GateEvent>): void;
  /** One archive per root, packed on first need. */
  pack(root: string): Promise<Archive>;
  archives(): GateResult['archives'];
  /** A client for ending runs, with time of its own. */
  ending(): { client: Client; deadline: number };
  /** The run of this workspace that may have been overridden. */
  earlierRun(workspace: string): Promise<string | undefined>;
  debug(line: string): void;
  /** Why nothing is tried any more, when that is so. */
  ended(): 'aborted' | 'timeout' | undefined;
  /** Cancels what this run supersedes, one workspace after the other, without keeping anybody waiting. */
  supersede(workspace: string, superseding: Omit<Superseding, 'changeRequest'>): void;
  elapsedMs(): number;
  /** Removes the archives and waits for nothing else. */
  close(): Promise<void>;
}

export function startJob(options: GateOptions, ports: GatePorts): Job {
  const { clock, signal } = ports;
  const started = clock.now();
  const reserve = Math.min(END_BUDGET_MS, options.timeoutMs / 10);
  const deadline = options.deadline - reserve;
  const packed = new Map<string, Promise<Archive>>();
  const done: Archive[] = [];
  const background = new AbortController();
  // A hundred workspaces wait on one signal: that is no leak.
  setMaxListeners(0, signal, background.signal);
  const stop = (): void => {
    background.abort(signal.reason);
  };
  signal.addEventListener('abort', stop, { once: true });
  let superseding: Promise<void> = Promise.resolve();
  let earlierRuns: ReturnType<NonNullable<GateOptions['earlierRuns']>> | undefined;

  const emit = (event: Unstamped<GateEvent>): void => {
    ports.onEvent({ ...event, atMs: clock.now() - started });
  };
  const pack = async (root: string): Promise<Archive> => {
    const archive = await ports.pack(root);
    done.push(archive);
    emit({ kind: 'archive', root, archive });
    return archive;
  };

  /** One workspace after the other: lists of runs are limited to 30 a minute. */
  async function endEarlier(
    before: Promise<void>,
    { workspace, ...target }: Superseding & { workspace: string },
    client: Client,
  ): Promise<void> {
    await before;
    if (background.signal.aborted) return;
    try {
      for (const runId of await cancelSuperseded(target, client)) {
        const why = 'superseded by a newer push to the same pull request';
        emit({ kind: 'canceling', workspace, runId, why });
      }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      ports.log.debug(`Earlier runs of ${workspace} were not looked for: ${message}`);
    }
  }

  return {
    options,
    clock,
    random: ports.random,
    signal,
    client: ports.client.with({ signal, deadline }),
    deadline,
    emit,
    pack(root) {
      const archive = packed.get(root) ?? pack(root);
      packed.set(root, archive);
      return archive;
    },
    archives: () => done.map(summarize),
    ending() {
      const until = signal.aborted
        ? clock.now() + ABORT_BUDGET_MS
        : Math.min(options.deadline, clock.now() + 2 * END_BUDGET_MS);
      const own = new AbortController();
      return {
        client: ports.client.with({ signal: own.signal, deadline: until }),
        deadline: until,
      };
    },
    async earlierRun(workspace) {
      earlierRuns ??= options.earlierRuns?.();
      const runs = (await earlierRuns) ?? {};
      return Object.hasOwn(runs, workspace) ? runs[workspace] : undefined;
    },
    debug(line) {
      ports.log.debug(line);
    },
    ended() {
      if (signal.aborted) return 'aborted';
      return clock.now() >= deadline ? 'timeout' : undefined;
    },
    supersede(workspace, { workspaceId, run }) {
      const { changeRequest, cancelSuperseded: wanted, mode } = options;
      if (wanted !== true || changeRequest === undefined || mode !== 'speculative') return;
      const client = ports.client.with({ signal: background.signal, deadline });
      superseding = endEarlier(superseding, { workspace, workspaceId, run, changeRequest }, client);
    },
    elapsedMs: () => clock.now() - started,
    async close() {
      background.abort();
      signal.removeEventListener('abort', stop);
      await superseding;
      await Promise.all(done.map((archive) => archive.remove().catch(() => undefined)));
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
