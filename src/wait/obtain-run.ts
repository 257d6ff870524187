/** The run of a configuration version: created, or, when the upload starts it, found. */
import type { Client } from '../client/client.ts';
import type { Clock } from '../ports.ts';
import type { Run } from '../wire/run.ts';
import { forgivesFailedLook, GateStop } from './failure-of.ts';
import { poll } from './poll.ts';
import type { Mode } from './settle.ts';

export interface ObtainOptions {
  workspaceId: string;
  versionId: string;
  mode: Mode;
  message: string;
  autoQueueRuns: boolean;
  deadline: number;
}

export interface ObtainPorts {
  client: Client;
  clock: Clock;
  signal: AbortSignal;
}

export interface ObtainedRun {
  run: Run;
  /** It was there already. */
  adopted: boolean;
}

/** @throws GateStop or what the client threw; there may be a run all the same (see `endRun`). */
export async function obtainRun(options: ObtainOptions, ports: ObtainPorts): Promise<ObtainedRun> {
  return options.autoQueueRuns
    ? { run: await findQueuedRun(options, ports), adopted: true }
    : { run: await createRun(options, ports), adopted: false };
}

/** The version a run was made from, when it says so. */
export function versionIdOf(run: Run): string | undefined {
  const data = run.relationships['configuration-version']?.data ?? undefined;
  return Array.isArray(data) ? undefined : data?.id;
}

async function createRun(
  { workspaceId, versionId, message, mode }: ObtainOptions,
  { client }: ObtainPorts,
): Promise<Run> {
  return await client.runs.create(workspaceId, versionId, {
    message,
    ...(mode === 'provisional' ? { savePlan: true, autoApply: false } : { planOnly: true }),
  });
}

/** `include=run` names it; a service without that include is asked for the version's run instead. */
async function findQueuedRun(options: ObtainOptions, ports: ObtainPorts): Promise<Run> {
  const { client, clock, signal } = ports;
  const { versionId, workspaceId, deadline } = options;
  let looks = 0;
  const waiting = await poll<Run | undefined>({
    read: async () => {
      looks += 1;
      const { run } = await client.configurationVersions.show(versionId, { include: ['run'] });
      if (run !== undefined || looks % 4 !== 0) return run;
      return await client.runs.findByConfigurationVersion(workspaceId, versionId);
    },
    isSettled: (run) => run !== undefined,
    wordOf: (run) => run?.attributes.status ?? 'none',
    intervalMs: (waitedMs, remainingMs) =>
      looks === 0 ? 0 : Math.min(remainingMs, 5_000, Math.max(500, waitedMs / 4)),
    forgives: forgivesFailedLook,
    deadline,
    clock,
    signal,
  });
  if (waiting.kind === 'settled' && waiting.last !== undefined) return waiting.last;
  throw new GateStop(
    waiting.kind === 'aborted' ? 'canceled' : 'timeout',
    `The upload of configuration version ${versionId} was to start a run, but none appeared in time. Set auto-queue-runs to false, so that the run is created here.`,
  );
}
