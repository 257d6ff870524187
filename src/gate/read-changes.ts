/** What a plan changes: from its log, and where that is not to be trusted, from its redacted JSON. */
import { ServiceError } from '../client/errors.ts';
import type { Plan } from '../client/wire/run.ts';
import { createChangeJsonReader } from '../policy/from-change-json.ts';
import { createChangeLogReader } from '../policy/from-change-log.ts';
import {
  countsOf,
  type ChangeReader,
  type PlanCounts,
  type PlannedChanges,
} from '../policy/planned-changes.ts';
import type { ReadPorts } from './read-policies.ts';

/** For each of the two sources. It only informs: it is not worth the whole deadline. */
const BUDGET_MS = 20_000;

type Client = ReadPorts['client'];
type Ask = (client: Client, open: () => ChangeReader['take']) => Promise<void>;

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
  const readLog = () =>
    readFrom(
      () => createChangeLogReader(guarded),
      (client, open) => client.runs.streamPlanLog(plan, open),
      counts,
      ports,
    );
  const readJson = () =>
    readFrom(
      createChangeJsonReader,
      (client, open) => client.runs.streamPlanJson(plan.id, open),
      counts,
      ports,
    );
  const first = await (guarded ? readJson() : readLog());
  if (first !== undefined && first.doubt === undefined) return first;
  const second = await (guarded ? readLog() : readJson());
  return second === undefined || (second.doubt !== undefined && first !== undefined)
    ? first
    : second;
}

async function readFrom(
  create: () => ChangeReader,
  ask: Ask,
  counts: PlanCounts,
  { client, clock, signal, deadline }: ReadPorts,
): Promise<PlannedChanges | undefined> {
  let reader = create();
  const open = (): ChangeReader['take'] => {
    reader = create();
    return (bytes) => reader.take(bytes);
  };
  try {
    const within = Math.min(deadline, clock.now() + BUDGET_MS);
    await ask(client.with({ signal, deadline: within }), open);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code === 'aborted') throw error;
    return reader.end(counts, `What the plan changes was not read to its end (${error.code}).`);
  }
  return reader.end(counts);
}
