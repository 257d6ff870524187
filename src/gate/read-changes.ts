/** What a plan changes: from its log, and where that is not to be trusted, from its redacted JSON. */
import { ServiceError } from '../client/errors.ts';
import type { Plan } from '../client/wire/run.ts';
import { createChangeJsonReader } from '../policy/from-change-json.ts';
import { createChangeLogReader } from '../policy/from-change-log.ts';
import type { ChangeReader, PlanCounts, PlannedChanges } from '../policy/planned-changes.ts';
import type { ReadPorts } from './read-policies.ts';

/** For each of the two sources. It only informs: it is not worth the whole deadline. */
const BUDGET_MS = 20_000;

type Client = ReadPorts['client'];
type Ask = (client: Client, open: () => ChangeReader['take']) => Promise<void>;

/** Three requests at most. Undefined when nothing changes, and when no source can be read. */
export async function readChanges(
  plan: Plan,
  ports: ReadPorts,
): Promise<PlannedChanges | undefined> {
  const { status, 'has-changes': has, ...counted } = plan.attributes;
  const counts = {
    additions: counted['resource-additions'],
    changes: counted['resource-changes'],
    destructions: counted['resource-destructions'],
    imports: counted['resource-imports'],
  };
  const anything = has === true || Object.values(counts).some((count) => (count ?? 0) > 0);
  if (status !== 'finished' || !anything) return undefined;
  const askLog: Ask = (client, open) => client.runs.streamPlanLog(plan, open);
  const log = await readFrom(createChangeLogReader, askLog, counts, ports);
  if (log !== undefined && log.doubt === undefined) return log;
  const askJson: Ask = (client, open) => client.runs.streamPlanJson(plan.id, open);
  const json = await readFrom(createChangeJsonReader, askJson, counts, ports);
  return json === undefined || (json.doubt !== undefined && log !== undefined) ? log : json;
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
