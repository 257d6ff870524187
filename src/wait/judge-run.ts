/** A run that is over, read to its last page and decided. */
import type { RunEventWithRelated } from '../client/run-events.ts';
import type { RunWithRelated } from '../client/runs.ts';
import { ServiceError } from '../client/errors.ts';
import { decide } from '../policy/decide.ts';
import { fromPlanLog, type LoggedDiagnostic } from '../policy/from-plan-log.ts';
import { attributeOverrides, noticesOf, type RunEvent } from '../policy/from-run-events.ts';
import { toReading } from '../policy/observed.ts';
import type { Reading } from '../policy/reading.ts';
import type { CostSummary, PlanSummary } from '../policy/result.ts';
import type { Verdict } from '../policy/verdict.ts';
import { versionIdOf } from './obtain-run.ts';
import { readPolicies, type ReadPorts } from './read-policies.ts';
import { awaitsOverride, kindOf, PLAN, restsConfirmable, runKind, type Mode } from './settle.ts';

/** The end of a plan's log holds its errors. */
const LOG_BYTES = 256 * 1024;
const EXTRA_BUDGET_MS = 20_000;

export interface JudgedRun {
  reading: Reading;
  verdict: Verdict;
  plan?: PlanSummary;
  cost?: CostSummary;
  diagnostics: LoggedDiagnostic[];
  /** Things worth knowing that decide nothing. */
  notices: string[];
}

export async function judgeRun(
  watched: RunWithRelated,
  options: { mode: Mode; versionId: string; requirePolicies: boolean },
  ports: ReadPorts,
): Promise<JudgedRun> {
  const { run, plan, costEstimate } = watched;
  const { mode } = options;
  const { status } = run.attributes;
  const stages = (watched.taskStages ?? []).map(({ attributes }) => attributes);
  const confirmable = run.attributes.actions?.['is-confirmable'] === true;
  const rests =
    runKind(mode, status) === 'person' ||
    awaitsOverride(stages) ||
    restsConfirmable({ mode, status, confirmable });
  const planFailed = plan !== undefined && kindOf(PLAN, plan.attributes.status) === 'bad';
  const [observed, events, diagnostics] = await Promise.all([
    readPolicies(run, rests, ports),
    extra(ports, [], async (client) => (await client.runs.events(run.id)).map(toEvent)),
    planFailed
      ? extra(ports, [], async (client) => fromPlanLog(await client.runs.planLog(plan, LOG_BYTES)))
      : [],
  ]);
  const read = toReading(run, observed);
  const reading = { ...read, results: attributeOverrides(read.results, events) };
  const verdict = decide({
    mode,
    configurationVersionId: options.versionId,
    run: {
      id: run.id,
      status,
      configurationVersionId: versionIdOf(run),
      planOnly: run.attributes['plan-only'] ?? undefined,
      confirmable,
    },
    planStatus: plan?.attributes.status,
    reading,
    requirePolicies: options.requirePolicies,
  });
  return {
    reading,
    verdict,
    ...(plan !== undefined && { plan: summarizePlan(plan.attributes) }),
    ...(costEstimate !== undefined && { cost: summarizeCost(costEstimate.attributes) }),
    diagnostics,
    notices: noticesOf(events),
  };
}

/** What only informs is tried for a while and then left out: it never costs the verdict. */
async function extra<T>(
  { client, clock, signal, deadline }: ReadPorts,
  otherwise: T,
  read: (client: ReadPorts['client']) => Promise<T>,
): Promise<T> {
  try {
    const within = Math.min(deadline, clock.now() + EXTRA_BUDGET_MS);
    return await read(client.with({ signal, deadline: within }));
  } catch (error) {
    if (error instanceof ServiceError && error.code !== 'aborted') return otherwise;
    throw error;
  }
}

function toEvent({ event: { attributes }, actor, comment }: RunEventWithRelated): RunEvent {
  return {
    action: attributes.action,
    description: attributes.description ?? undefined,
    at: attributes['created-at'] ?? undefined,
    actor,
    comment,
  };
}

function summarizePlan(attributes: NonNullable<RunWithRelated['plan']>['attributes']): PlanSummary {
  const counts = {
    additions: attributes['resource-additions'] ?? 0,
    changes: attributes['resource-changes'] ?? 0,
    destructions: attributes['resource-destructions'] ?? 0,
    imports: attributes['resource-imports'] ?? 0,
  };
  const some = Object.values(counts).some((count) => count > 0);
  return { status: attributes.status, hasChanges: attributes['has-changes'] ?? some, ...counts };
}

function summarizeCost(
  attributes: NonNullable<RunWithRelated['costEstimate']>['attributes'],
): CostSummary {
  const prior = attributes['prior-monthly-cost'] ?? undefined;
  const proposed = attributes['proposed-monthly-cost'] ?? undefined;
  const delta = attributes['delta-monthly-cost'] ?? undefined;
  return {
    status: attributes.status,
    ...(prior !== undefined && { priorMonthly: prior }),
    ...(proposed !== undefined && { proposedMonthly: proposed }),
    ...(delta !== undefined && { deltaMonthly: delta }),
  };
}
