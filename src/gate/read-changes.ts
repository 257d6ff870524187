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
 * @param guarded whether a verdict depends on it
 */
export async function readChanges(
  plan: Plan,
  ports: ReadPorts,
  guarded = false,
): Promise<PlannedChanges | undefined> {
  const { status, 'has-changes': has } = plan.attributes;
  if (status !== 'finished') return undefined;
  const counts = countsOf(plan.attributes);
  const read = (source: Source) => readFrom(source, { plan, counts, guarded }, ports);
  if (guarded) return readForGuard(read);
  const some = has === true || Object.values(counts).some((count) => (count ?? 0) > 0);
  if (!some) return undefined;
  const first = await read('log');
  if (first.changes !== undefined && first.changes.doubt === undefined) return first.changes;
  const { changes } = await read('json');
  return changes === undefined || (changes.doubt !== undefined && first.changes !== undefined)
    ? first.changes
    : changes;
}

/**
 * Whatever the plan says of its own changes: what is forgotten is in no count. JSON comes first, which
 * nothing that a plan runs can write into, and what it names stays, with its doubts. The log, where
 * something else may have written, speaks alone only where the service has no JSON.
 */
async function readForGuard(
  read: (source: Source) => Promise<Answered>,
): Promise<PlannedChanges | undefined> {
  const json = await read('json');
  if (json.changes !== undefined) return json.changes;
  const { changes } = await read('log');
  const { failed } = json;
  if (changes === undefined || failed === undefined || NO_JSON.includes(failed)) return changes;
  const doubt = `The plan's JSON could not be read (${failed}), and its log alone is not enough.`;
  return { ...changes, doubt: [doubt, changes.doubt].filter(Boolean).join(' ') };
}

/** The service has none, or not for this token. */
const NO_JSON: readonly string[] = ['not-found', 'forbidden'];

interface Answered {
  changes: PlannedChanges | undefined;
  /** The code of the error that kept it from being read to its end. */
  failed?: string;
}

type Source = PlannedChanges['source'];

interface PlanToRead {
  plan: Plan;
  /** The plan's own counts, which the changes must agree with. */
  counts: PlanCounts;
  /** Whether a guard judges the changes. */
  guarded: boolean;
}

async function readFrom(
  source: Source,
  { plan, counts, guarded }: PlanToRead,
  { client, clock, signal, deadline }: ReadPorts,
): Promise<Answered> {
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
    const cut = `What the plan changes was not read to its end (${error.code}).`;
    return { changes: reader.end(counts, cut), failed: error.code };
  }
  return { changes: reader.end(counts) };
}
