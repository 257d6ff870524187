/**
 * What a plan changes. Its redacted JSON says what changes inside of each resource and is read once
 * for all; its log names the resources, if no more is needed or there is no JSON.
 *
 * The whole JSON needs an administrator of the workspace, the redacted one a reader:
 * https://developer.hashicorp.com/terraform/cloud-docs/api-docs/plans.
 */
import { ServiceError } from '../client/errors.ts';
import type { Plan } from '../client/wire/run.ts';
import { inTurns } from '../machine/take-turn.ts';
import type { PlanJson } from '../model/plan-json.ts';
import { UnreadablePlan } from '../plan/read-plan.ts';
import { changesIn } from '../policy/from-change-json.ts';
import { createChangeLogReader } from '../policy/from-change-log.ts';
import type { GuardRules } from '../policy/guard.ts';
import type { PlanCounts, PlannedChange, PlannedChanges } from '../policy/planned-changes.ts';
import { countsInLog } from '../policy/from-plan-log.ts';
import { countsOf } from '../policy/reading.ts';
import type { PlanSummary } from '../model/policy-result.ts';
import { fetchPlanJson } from './fetch-plan-json.ts';
import { extra, type ReadPorts } from './read-policies.ts';

interface ReadAlready {
  rules?: Pick<GuardRules, 'fullPlan'> | undefined;
  json?: PlanJson | undefined;
  /** Gets the log, where it is read. */
  log?: ReturnType<typeof createTail>;
}

/** Keeps the end of a text that arrives piece by piece. */
export function createTail(most: number) {
  let kept: Uint8Array[] = [];
  let length = 0;
  return {
    begin(): void {
      kept = [];
      length = 0;
    },
    take(bytes: Uint8Array): void {
      kept.push(bytes.slice());
      length += bytes.length;
      for (let [first] = kept; first && length - first.length >= most; [first] = kept) {
        kept.shift();
        length -= first.length;
      }
    },
    text: () => Buffer.concat(kept).subarray(-most).toString('utf8'),
  };
}

/** The time for each of the two sources. They only inform, so they do not get the time until the deadline. */
const BUDGET_MS = 20_000;

/**
 * Four requests at most. Undefined when nothing changes, and when no source can be read.
 * @param rules of a guard that judges the changes, so that the verdict depends on them
 * @param json the redacted JSON, if it was read already
 */
export async function readChanges(
  plan: Plan,
  ports: ReadPorts,
  { rules, json: known, log: tail }: ReadAlready = {},
): Promise<PlannedChanges | undefined> {
  const { status, 'has-changes': has } = plan.attributes;
  if (status !== 'finished') return undefined;
  const counts = countsOf(plan.attributes);
  const guarded = rules !== undefined;
  const about = {
    plan,
    counts,
    guarded,
    known: known?.isWhole === false ? known : undefined,
    tail,
  };
  const read = (source: Source) => readFrom(source, about, ports);
  const isAsked = ports.diff !== undefined;
  if (guarded) return readForGuard(read, isAsked, rules.fullPlan === true);
  const some = has === true || Object.values(counts).some((count) => (count ?? 0) > 0);
  if (!some) return undefined;
  const first = isAsked ? 'json' : 'log';
  const one = await read(first);
  if (isCertain(one)) return one.changes;
  const other = await read(first === 'log' ? 'json' : 'log');
  const log = isAsked ? other : one;
  const json = isAsked ? one : other;
  if (isCertain(json) || log.changes === undefined) return json.changes;
  return isAsked ? withInsides(log.changes, json) : log.changes;
}

function isCertain({ changes }: Answered): boolean {
  return changes !== undefined && changes.doubt === undefined;
}

/** Changes of the log, with their insides if the JSON could be read. */
function withInsides(log: PlannedChanges, json: Answered): PlannedChanges {
  const keyOf = ({ action, address }: PlannedChange): string => `${action} ${address}`;
  // In the log, a resource and the object that an earlier replacement left behind look the same.
  const withoutDeposed = json.changes?.changes.filter(({ deposed }) => !deposed) ?? [];
  const differences = new Map(withoutDeposed.map((each) => [keyOf(each), each.differs]));
  const changes = log.changes.map((each) => ({ ...each, differs: differences.get(keyOf(each)) }));
  const isWhole = changes.every(({ differs }) => differs !== undefined);
  return { ...log, changes, unread: isWhole ? undefined : unreadOf(json) };
}

/** Why the JSON does not say what changes inside of every resource. */
function unreadOf({ changes, failed }: Answered): string {
  if (changes !== undefined) return 'Not every change says which attributes differ.';
  const why = failed === undefined ? '' : ` (${failed})`;
  return failed === undefined || NO_JSON.includes(failed)
    ? `Which attributes differ is not known: the service shows this token no JSON of the plan${why}.`
    : `Which attributes differ is not known: the plan's JSON could not be read${why}.`;
}

/**
 * The changes that the plan names; no count has the forgotten resources. The JSON counts first,
 * because no program of the plan can write into it. The log, into which others may write, counts alone
 * only if the service has no JSON.
 */
async function readForGuard(
  read: (source: Source) => Promise<Answered>,
  isAsked: boolean,
  fullPlan: boolean,
): Promise<PlannedChanges | undefined> {
  const redacted = await read('json');
  const json = fullPlan && redacted.isAbsent === true ? await read('whole JSON') : redacted;
  const { unlisted = false, doubt: doubted } = json.changes ?? {};
  if (json.changes !== undefined && (!unlisted || doubted !== undefined)) return json.changes;
  const log = await read('log');
  if (json.changes !== undefined) return withoutList(log.changes, json.changes);
  const changes = log.changes && isAsked ? withInsides(log.changes, json) : log.changes;
  // An answer without an error, and without a document, is not one of a service that has none.
  const { failed = 'the answer is no JSON' } = json;
  if (changes === undefined || NO_JSON.includes(failed)) return changes;
  const doubt = `The plan's JSON could not be read (${failed}), and its log alone is not enough.`;
  return { ...changes, doubt: [doubt, changes.doubt].filter(Boolean).join(' ') };
}

/**
 * A plan of no resource has no list, and a list that got lost looks the same. Forgotten resources are in no count, so
 * the log has to agree that there is nothing. Undefined where it cannot be read.
 */
function withoutList(
  log: PlannedChanges | undefined,
  json: PlannedChanges,
): PlannedChanges | undefined {
  if (log === undefined || log.changes.length === 0) return log && json;
  const number = log.changes.length === 1 ? '1 change' : `${log.changes.length} changes`;
  const doubt = `The plan's JSON has no list of changes, and its log names ${number}.`;
  return { ...json, doubt };
}

/** The service has no such source, or this token may not read it. */
const NO_JSON: readonly string[] = ['not-found', 'forbidden'];

interface Answered {
  changes: PlannedChanges | undefined;
  /** Why it was not read to its end: the code of an error, or the end of a sentence. */
  failed?: string;
  /** Whether the service does not have this document at all. */
  isAbsent?: boolean;
}

/** The whole JSON has the values of the plan. Which attributes differ is not read from it, so that none is shown. */
type Source = PlannedChanges['source'] | 'whole JSON';

interface PlanToRead {
  plan: Plan;
  /** The plan's own counts, which the changes must agree with. */
  counts: PlanCounts;
  /** Whether a guard judges the changes. */
  guarded: boolean;
  /** Its redacted JSON, if that was read already. */
  known: PlanJson | undefined;
  tail?: ReadAlready['log'];
}

async function readFrom(source: Source, about: PlanToRead, ports: ReadPorts): Promise<Answered> {
  const { clock, signal } = ports;
  const deadline = Math.min(ports.deadline, clock.now() + BUDGET_MS);
  const client = ports.client.with({ signal, deadline });
  if (source === 'log') return readFromLog(about, client);
  const { plan, counts, known } = about;
  const isWhole = source === 'whole JSON';
  try {
    const json =
      known && !isWhole ? known : await fetchPlanJson(plan.id, isWhole, { client, signal });
    if (json === undefined) return { changes: undefined };
    const diff = isWhole ? undefined : ports.diff;
    return { changes: await inTurns(changesIn(json, { counts, diff }), signal) };
  } catch (error) {
    if (error instanceof UnreadablePlan) {
      return {
        changes: undefined,
        failed: error.message.replace(/^T/, 't').replace(/\.$/, ''),
      };
    }
    const failed = codeOf(error);
    return {
      changes: undefined,
      failed: failed.code,
      isAbsent: [404, 405].includes(failed.status ?? 0),
    };
  }
}

/** A log serves as far as it was read. */
async function readFromLog(
  { plan, counts, guarded, tail }: PlanToRead,
  client: ReadPorts['client'],
): Promise<Answered> {
  let reader = createChangeLogReader(guarded);
  try {
    await client.runs.streamPlanLog(plan, () => {
      reader = createChangeLogReader(guarded);
      tail?.begin();
      return (bytes) => {
        reader.take(bytes);
        tail?.take(bytes);
      };
    });
  } catch (error) {
    const { code } = codeOf(error);
    const cut = `What the plan changes was not read to its end (${code}).`;
    return { changes: reader.end(counts, cut), failed: code };
  }
  return { changes: reader.end(counts) };
}

/** @throws the error itself if the job was canceled, or if it is a mistake of ours */
function codeOf(error: unknown): ServiceError {
  if (!(error instanceof ServiceError) || error.code === 'aborted') throw error;
  return error;
}

/** The end of a log says how much the plan changes. */
const LOG_BYTES = 64 * 1024;

/**
 * How much a plan changes, from the service's counts or, if it has none, from the plan's log. Undefined if neither has
 * counts. That does not mean "no changes".
 */
export async function summarizePlan(
  plan: Plan,
  ports: ReadPorts,
): Promise<PlanSummary | undefined> {
  const { status, 'has-changes': changes } = plan.attributes;
  const figures = Object.values(countsOf(plan.attributes));
  const silent = figures.every((count) => count === undefined || count === null);
  const counts =
    silent && status === 'finished' && changes !== false
      ? await extra(ports, undefined, async (client) =>
          countsInLog(await client.runs.planLog(plan, LOG_BYTES)),
        )
      : figures.map((count) => count ?? 0);
  if (counts === undefined) return undefined;
  const [additions = 0, updates = 0, destructions = 0, imports = 0] = counts;
  const hasChanges = changes ?? counts.some((count) => count > 0);
  return { status, hasChanges, additions, changes: updates, destructions, imports };
}
