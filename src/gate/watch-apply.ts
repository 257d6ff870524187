/** An apply, watched from its confirmation to its end. It decides nothing about policies. */
import type { Run } from '../client/wire/run.ts';
import { relatedId } from '../client/wire/resource.ts';
import { fromPlanLog } from '../policy/from-plan-log.ts';
import { isRunOver, runWords } from '../status/status.ts';
import { nextIntervalMs, poll, type PollOptions } from './poll.ts';
import { extra, type ReadPorts } from './read-policies.ts';

/** The end of its log holds the errors. */
const LOG_BYTES = 256 * 1024;

export interface AppliedRun {
  runId: string;
  /**
   * `nothing`: the plan changed nothing. `waits`: for a person. `unfinished`: time was up, or nobody
   * waits any more.
   */
  outcome: 'applied' | 'nothing' | 'failed' | 'waits' | 'unfinished';
  /** The last status word seen, and what it says to people. */
  status: string;
  words: string;
  durationMs?: number | undefined;
  /** Resources that were created, updated, destroyed, imported, as far as the service tells. */
  counts?: Record<'additions' | 'changes' | 'destructions' | 'imports', number> | undefined;
  /** Hostile until escaped. */
  firstError?: string | undefined;
}

export interface ApplyPorts extends ReadPorts {
  /** What the run is doing, whenever that changes. */
  onChange: (words: string) => void;
}

/**
 * @param confirmed somebody has confirmed it already: a status from before is not waited out
 * @throws what the client threw, unless another look may help
 */
export async function watchApply(
  run: Run,
  confirmed: boolean,
  { onChange, ...ports }: ApplyPorts,
): Promise<AppliedRun> {
  const looking: PollOptions<Run> = {
    read: async () => (await ports.client.runs.show(run.id)).run,
    isSettled: (seen) => isRunOver(seen.attributes.status) || waits(seen, confirmed),
    changeOf: ({ attributes }) => attributes.status,
    intervalMs: (waitedMs, remainingMs) => nextIntervalMs({ waitedMs, remainingMs }),
    onChange: (seen) => onChange(runWords(seen)),
  };
  const waiting = await poll(looking, ports);
  const last = waiting.last ?? run;
  const { status } = last.attributes;
  const ended = isRunOver(status) ? (ENDS[status] ?? 'failed') : undefined;
  const rests = waiting.kind === 'settled' ? 'waits' : 'unfinished';
  const outcome = ended ?? rests;
  const told = outcome === 'applied' || outcome === 'failed' ? await readApply(last, ports) : {};
  return {
    runId: run.id,
    outcome,
    status,
    words: runWords(last),
    durationMs: ended && applyDurationMs(last),
    counts: told.counts,
    firstError: outcome === 'failed' ? told.firstError : undefined,
  };
}

const ENDS: Readonly<Record<string, AppliedRun['outcome']>> = {
  applied: 'applied',
  planned_and_finished: 'nothing',
};

function waits({ attributes: { status, actions } }: Run, confirmed: boolean): boolean {
  return (
    status.endsWith('_awaiting_decision') || (!confirmed && actions?.['is-confirmable'] === true)
  );
}

/** From the confirmation, or what comes first after it, by the service's own clock. */
function applyDurationMs({ attributes }: Run): number | undefined {
  const stamps = attributes['status-timestamps'] ?? {};
  const began = ['confirmed-at', 'apply-queued-at', 'applying-at']
    .map((name) => Date.parse(stamps[name] ?? ''))
    .find((time) => Number.isFinite(time));
  const ended = Date.parse(stamps[`${attributes.status.replaceAll('_', '-')}-at`] ?? '');
  return began !== undefined && ended >= began ? ended - began : undefined;
}

type Told = Pick<AppliedRun, 'counts' | 'firstError'>;

async function readApply(run: Run, ports: ReadPorts): Promise<Told> {
  const id = relatedId(run, 'apply');
  if (id === undefined) return {};
  return await extra<Told>(ports, {}, async (client) => {
    const apply = await client.runs.showApply(id);
    const { attributes } = apply;
    const failed = attributes.status === 'errored';
    const log = failed ? await client.runs.planLog(apply, LOG_BYTES) : '';
    const problem = fromPlanLog(log).find(({ severity }) => severity === 'error');
    return {
      counts: {
        additions: attributes['resource-additions'] ?? 0,
        changes: attributes['resource-changes'] ?? 0,
        destructions: attributes['resource-destructions'] ?? 0,
        imports: attributes['resource-imports'] ?? 0,
      },
      firstError: problem && [problem.summary, problem.detail].filter(Boolean).join(': '),
    };
  });
}
