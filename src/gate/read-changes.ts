/** What a plan changes: from its log, and where that is not to be trusted, from its redacted JSON. */
import { ServiceError } from '../client/errors.ts';
import type { Plan } from '../client/wire/run.ts';
import { createChangeJsonReader } from '../policy/from-change-json.ts';
import { createChangeLogReader } from '../policy/from-change-log.ts';
import type { PlanCounts, PlannedChanges } from '../policy/planned-changes.ts';
import { countsOf } from '../policy/reading.ts';
import type { ReadPorts } from './read-policies.ts';

/** For each of the two sources. It only informs: it is not worth the whole deadline. */
const BUDGET_MS = 20_000;

/**
 * Three requests at most. Undefined when nothing changes, and when no source can be read.
 * @param guarded whether a verdict depends on it: then JSON comes first, which nothing that a plan
 *   runs can write into, and a log that something else wrote into is doubted
 */
export async function readChanges(
  plan: Plan,
  ports: ReadPorts,
  guarded = false,
): Promise<PlannedChanges | undefined> {
  const { status, 'has-changes': has } = plan.attributes;
  const counts = countsOf(plan.attributes);
  const some = has === true || (guarded && has !== false);
  const anything = some || Object.values(counts).some((count) => (count ?? 0) > 0);
  if (status !== 'finished' || !anything) return undefined;
  const read = (source: Source) => readFrom(source, plan, guarded, counts, ports);
  const first = await read(guarded ? 'json' : 'log');
  if (first !== undefined && first.doubt === undefined) return first;
  const second = await read(guarded ? 'log' : 'json');
  return second === undefined || (second.doubt !== undefined && first !== undefined)
    ? first
    : second;
}

type Source = PlannedChanges['source'];

async function readFrom(
  source: Source,
  plan: Plan,
  guarded: boolean,
  counts: PlanCounts,
  { client, clock, signal, deadline }: ReadPorts,
): Promise<PlannedChanges | undefined> {
  const create = source === 'log' ? () => createChangeLogReader(guarded) : createChangeJsonReader;
  let reader = create();
  const open = () => {
    reader = create();
    return (bytes: Uint8Array) => reader.take(bytes);
  };
  try {
    const within = Math.min(deadline, clock.now() + BUDGET_MS);
    const { runs } = client.with({ signal, deadline: within });
    await (source === 'log' ? runs.streamPlanLog(plan, open) : runs.streamPlanJson(plan.id, open));
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code === 'aborted') throw error;
    return reader.end(counts, `What the plan changes was not read to its end (${error.code}).`);
  }
  return reader.end(counts);
}
