/** Watches one run until it is settled: one look is one request. */
import type { Client } from '../client/client.ts';
import type { RunWithRelated } from '../client/runs.ts';
import type { Clock } from '../ports.ts';
import type { Run } from '../wire/run.ts';
import { nextIntervalMs } from './backoff.ts';
import { forgivesFailedLook } from './failure-of.ts';
import { poll, type Waiting } from './poll.ts';
import { planWords, runWords } from './run-words.ts';
import { isSettled, type Mode } from './settle.ts';

export interface WatchOptions {
  /** As its creation answered. */
  run: Run;
  mode: Mode;
  /** Monotonic time at which the run was created. */
  createdAt: number;
  lastDurationMs?: number | undefined;
  /** Monotonic. */
  deadline: number;
}

export interface WatchPorts {
  client: Client;
  clock: Clock;
  signal: AbortSignal;
  onProgress(status: string, words: string): void;
  onHeartbeat(status: string, words: string): void;
}

export async function watchRun(
  options: WatchOptions,
  ports: WatchPorts,
): Promise<Waiting<RunWithRelated>> {
  const { client, clock, signal } = ports;
  let saidPlan = false;
  const alreadyWaitedMs = clock.now() - options.createdAt;
  return await poll<RunWithRelated>({
    read: () =>
      client.runs.show(options.run.id, { include: ['plan', 'task_stages', 'cost_estimate'] }),
    isSettled: ({ run, taskStages }) =>
      isSettled({
        mode: options.mode,
        status: run.attributes.status,
        confirmable: run.attributes.actions?.['is-confirmable'] === true,
        stages: (taskStages ?? []).map(({ attributes }) => attributes),
      }),
    wordOf: ({ run }) => run.attributes.status,
    changeOf: ({ run, plan }) => JSON.stringify([runWords(run), planWords(plan)]),
    intervalMs: (waitedMs, remainingMs) =>
      nextIntervalMs({
        waitedMs: alreadyWaitedMs + waitedMs,
        remainingMs,
        lastDurationMs: options.lastDurationMs,
      }),
    forgives: forgivesFailedLook,
    onChange: ({ run, plan }) => {
      const words = planWords(plan);
      if (words !== undefined && !saidPlan) {
        saidPlan = true;
        ports.onProgress(run.attributes.status, words);
        if (run.attributes.status === 'planned') return;
      }
      ports.onProgress(run.attributes.status, runWords(run));
    },
    onQuiet: ({ run } = options) => {
      ports.onHeartbeat(run.attributes.status, runWords(run));
    },
    initial: { run: options.run },
    deadline: options.deadline,
    clock,
    signal,
  });
}
