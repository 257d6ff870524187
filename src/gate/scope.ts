/** What every step of a check has, wherever its plans come from: one clock, one deadline, one signal, and where events go. */
import { setMaxListeners } from 'node:events';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import { keptForEndingRuns } from '../model/job-time.ts';
import type { Clock, Random } from '../model/ports.ts';
import { endReasonAt } from './failure-of.ts';
import type { GatePorts, GateRequest } from './request.ts';
import type { UntimedEvent } from './result.ts';

/** How long after its time, or after the signal, a step that asks a service may take to see that it is over. */
const GRACE_MS = 300;

export interface Scope {
  clock: Clock;
  random: Random;
  /** Aborted when the check is canceled; without a service also when its time is over. */
  signal: AbortSignal;
  /** Monotonic. With a service it leaves time for ending runs. */
  deadline: number;
  /** Aborted when no step may go on: with a service a little later than its own limits, which say what was waited for. */
  overdue: AbortSignal;
  /** What this check has parsed of files: all that read a configuration share it. */
  parsed?: ParsedFiles | undefined;
  emit(this: void, event: UntimedEvent): void;
  debug(this: void, line: string): void;
  info(this: void, line: string): void;
  /** Prints a warning once, also if several workspaces have it. */
  warn(this: void, line: string): void;
  elapsedMs(this: void): number;
  /** Why the check has ended; undefined while it goes on. */
  endReason(this: void): 'aborted' | 'timeout' | undefined;
}

/** The scope of one workspace. */
export type WorkspaceScope<State> = Scope & {
  /**
   * Takes the workspace as it is now. A step calls it before anything that can fail and would leave a version or a run
   * behind.
   */
  reach(this: void, state: State): void;
  /**
   * Asks the judges of files about what `init` installed, before any of it starts.
   *
   * @param lockFile what `init` left of it, if anything
   * @throws GateStop if it may not be started
   */
  installed(this: void, lockFile: string | undefined): Promise<void>;
};

/** @param asksService whether a service may have runs of this check, which take time to end */
export function openScope(
  { deadline: jobDeadline, timeoutMs }: Pick<GateRequest, 'deadline' | 'timeoutMs'>,
  ports: GatePorts,
  asksService: boolean,
): Scope {
  const { clock, random, log, alarms, signal: canceled } = ports;
  const started = clock.now();
  const deadline = asksService ? jobDeadline - keptForEndingRuns(timeoutMs) : jobDeadline;
  const elapsedMs = () => clock.now() - started;
  const graceMs = asksService ? GRACE_MS : 0;
  const overdue =
    alarms === undefined
      ? new AbortController().signal
      : alarms.any(
          alarms.in(deadline - started + graceMs),
          asksService ? alarms.after(canceled, graceMs) : canceled,
        );
  // A hundred workspaces can wait for one signal, which is no leak.
  setMaxListeners(0, canceled, overdue);
  const warned = new Set<string>();
  return {
    clock,
    random,
    signal: asksService ? canceled : overdue,
    deadline,
    overdue,
    parsed: ports.parsed,
    emit: (event) => ports.onEvent({ ...event, atMs: elapsedMs() }),
    debug: (line) => log.debug(line),
    info: (line) => log.info(line),
    warn(line) {
      if (!warned.has(line)) log.warning(line);
      warned.add(line);
    },
    elapsedMs,
    endReason: () => endReasonAt(deadline, { clock, signal: canceled }),
  };
}
