/**
 * Ends a run that nobody waits for any more: cancels it, or discards it where it rests. Never by
 * force, and never once somebody has begun to apply it.
 */
import type { Client } from '../client/client.ts';
import { ServiceError } from '../client/errors.ts';
import type { Clock } from '../ports.ts';
import type { Run } from '../wire/run.ts';
import { runKind, type Mode } from './settle.ts';

export interface RunToEnd {
  workspaceId: string;
  versionId: string;
  /** Undefined when the signal came between asking for the run and its answer. */
  runId?: string | undefined;
  mode: Mode;
}

export interface EndedRun {
  runId?: string;
  /**
   * `none`: there never was a run. `over`: it had ended by itself. `left`: somebody applies it.
   * `unknown`: it could not be told.
   */
  outcome: 'none' | 'over' | 'ended' | 'left' | 'unknown';
  /** The last status word seen. */
  status?: string;
  /** Why it could not be told. */
  trouble?: string;
}

export interface EndPorts {
  /** With a signal and a deadline of its own: the job's are over. */
  client: Client;
  clock: Clock;
  /** Monotonic; the same that `client` has. */
  deadline: number;
  comment: string;
}

/** Never throws. */
export async function endRun(target: RunToEnd, ports: EndPorts): Promise<EndedRun> {
  let runId = target.runId;
  try {
    runId ??= (await findRun(target, ports))?.id;
    if (runId === undefined) return { outcome: 'none' };
    if (target.mode === 'provisional') {
      const { status } = (await ports.client.runs.show(runId)).run.attributes;
      if (runKind(target.mode, status) === 'foreign') return { runId, outcome: 'left', status };
    }
    await cancelOrDiscard(runId, target.mode, ports);
    return { runId, ...(await awaitEnd(runId, target.mode, ports)) };
  } catch (error) {
    return {
      ...(runId !== undefined && { runId }),
      outcome: 'unknown',
      trouble: error instanceof Error ? error.message : String(error),
    };
  }
}

/** A request that was given up may still be on its way: one look is not enough. */
async function findRun(
  { workspaceId, versionId }: RunToEnd,
  { client, clock, deadline }: EndPorts,
): Promise<Run | undefined> {
  for (const pauseMs of [500, 1_500, undefined]) {
    const run = await client.runs.findByConfigurationVersion(workspaceId, versionId);
    if (run !== undefined || pauseMs === undefined) return run;
    if (clock.now() + pauseMs >= deadline) return undefined;
    await clock.sleep(pauseMs);
  }
  return undefined;
}

async function cancelOrDiscard(runId: string, mode: Mode, ports: EndPorts): Promise<void> {
  const { client, comment } = ports;
  try {
    await client.runs.cancel(runId, comment);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'conflict') throw error;
    const { run } = await client.runs.show(runId);
    if (isOver(mode, run.attributes.status)) return;
    if (run.attributes.actions?.['is-discardable'] !== false) {
      await client.runs.discard(runId, comment);
    }
  }
}

async function awaitEnd(
  runId: string,
  mode: Mode,
  { client, clock, deadline }: EndPorts,
): Promise<Pick<EndedRun, 'outcome' | 'status'>> {
  let discarded = false;
  for (let pauseMs = 250; ; pauseMs = Math.min(pauseMs * 2, 4_000)) {
    const { run } = await client.runs.show(runId);
    const { status, actions } = run.attributes;
    if (isCanceled(status)) return { outcome: 'ended', status };
    if (isOver(mode, status)) return { outcome: 'over', status };
    if (!discarded && actions?.['is-cancelable'] !== true && actions?.['is-discardable'] === true) {
      // The cancel came too late for the plan, and the run has come to rest.
      discarded = true;
      await client.runs.discard(runId);
      continue;
    }
    if (clock.now() + pauseMs >= deadline) return { outcome: 'unknown', status };
    await clock.sleep(pauseMs);
  }
}

function isCanceled(status: string): boolean {
  return status === 'canceled' || status === 'force_canceled' || status === 'discarded';
}

/** A saved plan is over only once it is discarded: until then somebody could apply it. */
function isOver(mode: Mode, status: string): boolean {
  if (status === 'planned_and_saved') return false;
  const kind = runKind(mode, status);
  return kind === 'good' || kind === 'bad' || status === 'applied';
}
