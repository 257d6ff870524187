/**
 * What a plan changes, from its redacted JSON, which is read once for all.
 *
 * The whole JSON needs an administrator of the workspace, the redacted one a reader:
 * https://developer.hashicorp.com/terraform/cloud-docs/api-docs/plans.
 */
import type { Client } from '../client/client.ts';
import { ServiceError } from '../client/service-error.ts';
import type { Plan } from '../client/wire/run.ts';
import { runInTurns } from '../machine/take-turn.ts';
import type { PlanJson } from '../model/plan-json.ts';
import { clauseOf } from '../model/sentence.ts';
import { readPlanJson, UnreadablePlan } from '../plan/read-plan.ts';
import { changesIn } from '../plan/changes-in-plan.ts';
import type { PlannedChanges } from '../policy/planned-changes.ts';
import { countsOf } from '../policy/reading.ts';
import type { PlanSummary } from '../model/policy-result.ts';
import type { AskedChanges } from './plans-from.ts';
import { readIfPossible, type ReadPorts } from './read-policies.ts';

/** The time for changes that only inform: they do not get all the time until the deadline. */
const BUDGET_MS = 20_000;

/** Reads what a plan changes. Undefined when nothing changes, and where this token gets no JSON. */
export async function readChanges(
  plan: Plan,
  { isGuarded, mayReadWhole, json: known }: AskedChanges,
  ports: ReadPorts,
): Promise<PlannedChanges | undefined> {
  const { status } = plan.attributes;
  const counts = Object.values(countsOf(plan.attributes));
  const hasChanges =
    plan.attributes['has-changes'] === true || counts.some((count) => (count ?? 0) > 0);
  // No count has the forgotten resources.
  if (status !== 'finished' || !(hasChanges || isGuarded)) return undefined;
  const { clock, signal } = ports;
  const deadline = Math.min(ports.deadline, clock.now() + BUDGET_MS);
  const job = { ...ports, client: ports.client.with({ signal, deadline }) };
  // A whole plan has sensitive values as well, so no attributes that differ are shown from it. And what is approved of a
  // destroyed resource is the redacted form of its change, for which a command needs no more rights than this job.
  const redacted: PlanForm = {
    isWhole: false,
    read: async () => (known?.isWhole === false ? known : fetchPlanJson(plan.id, false, job)),
  };
  const whole: PlanForm = { isWhole: true, read: () => fetchPlanJson(plan.id, true, job) };
  const answer = await readChangesFrom(redacted, plan, signal);
  if (!isGuarded) return answer.changes;
  const needsWhole = mayReadWhole && answer.isAbsent === true;
  const { changes, failed } = needsWhole ? await readChangesFrom(whole, plan, signal) : answer;
  if (changes?.unlisted === true && changes.doubt === undefined) {
    const log = await readIfPossible(job, '', (client) => client.runs.planLog(plan, LOG_BYTES));
    return confirmByLog(changes, log);
  }
  if (changes !== undefined || failed === undefined || NO_JSON.includes(failed)) return changes;
  const doubt = `The plan's JSON could not be read (${failed}).`;
  return { changes: [], leftOut: 0, source: 'json', doubt };
}

/** The service has no such document, or this token may not read it. */
const NO_JSON: readonly string[] = ['not-found', 'forbidden'];

/** One form of the JSON of a plan. */
interface PlanForm {
  isWhole: boolean;
  read(this: void): Promise<PlanJson | undefined>;
}

interface ChangesAnswer {
  changes: PlannedChanges | undefined;
  /** Why it was not read to its end: the code of an error, or the end of a sentence. */
  failed?: string;
  /** Whether the service does not have this document at all. */
  isAbsent?: boolean;
}

/** Reads the changes from one form of the JSON. Of the whole one, it is not read which attributes differ, so that none is shown. */
async function readChangesFrom(
  { isWhole, read }: PlanForm,
  { attributes }: Plan,
  signal: AbortSignal,
): Promise<ChangesAnswer> {
  try {
    const json = await read();
    // An answer without an error, and without a document, is not one of a service that has none.
    if (json === undefined) return { changes: undefined, failed: 'the answer is no JSON' };
    const reading = changesIn(json, { counts: countsOf(attributes), diff: !isWhole });
    return { changes: await runInTurns(reading, signal) };
  } catch (error) {
    if (error instanceof UnreadablePlan) {
      return {
        changes: undefined,
        failed: clauseOf(error.message),
      };
    }
    if (!(error instanceof ServiceError) || error.code === 'aborted') throw error;
    const isAbsent = [404, 405].includes(error.status ?? 0);
    return { changes: undefined, failed: error.code, isAbsent };
  }
}

/** No structured log of a plan that changes nothing is longer. */
const LOG_BYTES = 1024 * 1024;

/**
 * A plan of no resource has no list, and a list that got lost looks the same. Forgotten resources are in no count, so
 * the log has to agree that there is nothing. Undefined where it does not say so.
 */
function confirmByLog(changes: PlannedChanges, log: string): PlannedChanges | undefined {
  if (/"type":"(?:planned_change|planned_action_invocation|deferred_change)"/.test(log)) {
    return { ...changes, doubt: "The plan's JSON has no list of changes, and its log names some." };
  }
  return log.includes('"type":"change_summary"') ? changes : undefined;
}

/** How much a plan changes, as the service counts it. Undefined if it has no counts, which does not mean "no changes". */
export function summarizePlan({ attributes }: Plan): PlanSummary | undefined {
  const { status } = attributes;
  const counts = countsOf(attributes);
  const { additions, changes, destructions, imports } = counts;
  const numbers = Object.values(counts);
  const hasNoCounts = numbers.every((count) => count === undefined || count === null);
  // A plan that failed counts nothing, and neither does one without changes.
  if (hasNoCounts && status === 'finished' && attributes['has-changes'] !== false) return undefined;
  return {
    status,
    hasChanges: attributes['has-changes'] ?? numbers.some((count) => (count ?? 0) > 0),
    additions: additions ?? 0,
    changes: changes ?? 0,
    destructions: destructions ?? 0,
    imports: imports ?? 0,
  };
}

/**
 * Reads the JSON of the plan of a run from the service.
 *
 * @param isWhole whether every value is read, or the form without sensitive values
 * @returns undefined if the service shows none
 * @throws ServiceError, UnreadablePlan, or the reason of the signal
 */
export async function fetchPlanJson(
  planId: string,
  isWhole: boolean,
  { client, signal }: { client: Client; signal: AbortSignal },
): Promise<PlanJson | undefined> {
  const text = await fetchPlanText(planId, isWhole, client);
  return text === '' ? undefined : readPlanJson(text, isWhole, signal);
}

/** The JSON of a plan as text; empty if the service shows none. */
export function fetchPlanText(planId: string, isWhole: boolean, { runs }: Client): Promise<string> {
  return isWhole ? runs.wholePlanJson(planId) : runs.planJson(planId);
}
