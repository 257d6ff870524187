/**
 * Reads what every policy system says about a run that is over, all pages of it. Objects that are
 * not final although the run is get a short while to catch up.
 */
import type { Client } from '../client/client.ts';
import { ServiceError } from '../client/errors.ts';
import type { TaskStageWithRelated } from '../client/task-stages.ts';
import { isOutOfReach } from '../policy/from-task-results.ts';
import type { Observed } from '../policy/observed.ts';
import type { Clock } from '../ports.ts';
import type { PolicyCheck } from '../wire/policy-check.ts';
import type { Run } from '../wire/run.ts';
import type { TfPolicyEvaluation } from '../wire/tf-policy.ts';
import { readList, type WholeList } from './read-list.ts';
import {
  kindOf,
  POLICY_CHECK,
  POLICY_EVALUATION,
  TASK_STAGE,
  TF_POLICY_EVALUATION,
} from './settle.ts';

/** A service that writes the run before its parts is given this long, in steps that double. */
const CATCH_UP_MS = 10_000;
/** A log only names what the counts already say: it is not worth the whole deadline. */
const LOG_BUDGET_MS = 20_000;

export interface ReadPorts {
  client: Client;
  clock: Clock;
  signal: AbortSignal;
  deadline: number;
}

interface Lists {
  checks: PolicyCheck[];
  stages: TaskStageWithRelated[];
  tfEvaluations: TfPolicyEvaluation[];
  doubts: string[];
}

/**
 * @param rests the run waits for somebody: what has not begun will not begin by waiting.
 */
export async function readPolicies(run: Run, rests: boolean, ports: ReadPorts): Promise<Observed> {
  const { client, clock, signal, deadline } = ports;
  const until = rests ? clock.now() : Math.min(deadline, clock.now() + CATCH_UP_MS);
  let lists = await readLists(client, run);
  for (let pauseMs = 1_000; lags(lists) && clock.now() + pauseMs < until; pauseMs *= 2) {
    await clock.sleep(pauseMs, signal);
    lists = await readLists(client, run);
  }
  return await readContents(ports, lists, Math.min(deadline, clock.now() + LOG_BUDGET_MS));
}

async function readLists(client: Client, run: Run): Promise<Lists> {
  const [checks, stages, tfEvaluations] = await Promise.all([
    readList(client.policyChecks.list(run.id)),
    readList(client.taskStages.list(run.id)),
    hasNoTerraformPolicy(run) ? { items: [] } : readList(client.tfPolicyEvaluations.list(run.id)),
  ]);
  return {
    checks: checks.items,
    stages: stages.items,
    tfEvaluations: tfEvaluations.items,
    doubts: [checks, stages, tfEvaluations].flatMap((list: WholeList<unknown>) => list.doubt ?? []),
  };
}

/** Only an empty list says so; a run that says nothing is asked. */
function hasNoTerraformPolicy({ relationships }: Run): boolean {
  const named = relationships['tf-policy-evaluations']?.data;
  return Array.isArray(named) && named.length === 0;
}

/** Whether something still moves that could still come to an end. */
function lags({ checks, stages, tfEvaluations }: Lists): boolean {
  const moves = <K extends string>(table: Record<string, K>, status: string): boolean => {
    const kind = kindOf<string>(table, status);
    return kind === 'moving' || kind === 'unknown';
  };
  return (
    checks.some(({ attributes }) => moves(POLICY_CHECK, attributes.status)) ||
    tfEvaluations.some(
      ({ attributes }) =>
        attributes['stage-type']?.toLowerCase() !== 'apply' &&
        moves(TF_POLICY_EVALUATION, attributes.status),
    ) ||
    stages.some(({ stage, policyEvaluations }) => {
      const words = policyEvaluations.map(({ attributes }) => attributes.status);
      if (isOutOfReach(stage, words)) return false;
      // In a stage that is over, what has not ended is stuck: no waiting helps.
      return moves(TASK_STAGE, stage.attributes.status);
    })
  );
}

async function readContents(
  ports: ReadPorts,
  lists: Lists,
  logDeadline: number,
): Promise<Observed> {
  const { client } = ports;
  const doubts = [...lists.doubts];
  const [checks, stages, tfEvaluations] = await Promise.all([
    Promise.all(
      lists.checks.map(async (check) => ({ check, log: await readLog(ports, check, logDeadline) })),
    ),
    Promise.all(
      lists.stages.map(async ({ stage, policyEvaluations, taskResults }) => ({
        stage,
        taskResults,
        evaluations: await Promise.all(
          policyEvaluations.map(async (evaluation) => {
            if (!hasOutcomes(POLICY_EVALUATION, evaluation.attributes.status)) {
              return { evaluation, sets: [] };
            }
            const { items, doubt } = await readList(
              client.policyEvaluations.outcomes(evaluation.id),
            );
            if (doubt !== undefined) doubts.push(doubt);
            return { evaluation, sets: items };
          }),
        ),
      })),
    ),
    Promise.all(
      lists.tfEvaluations.map(async (evaluation) => {
        if (!hasOutcomes(TF_POLICY_EVALUATION, evaluation.attributes.status)) {
          return { evaluation, sets: [] };
        }
        const { items, doubt } = await readList(client.tfPolicyEvaluations.outcomes(evaluation.id));
        if (doubt !== undefined) doubts.push(doubt);
        return { evaluation, sets: items };
      }),
    ),
  ]);
  return { checks, stages, tfEvaluations, doubts };
}

function hasOutcomes(table: Readonly<Record<string, string>>, status: string): boolean {
  return ['good', 'bad', 'person', 'unknown'].includes(kindOf(table, status));
}

async function readLog(
  { client, signal }: ReadPorts,
  check: PolicyCheck,
  deadline: number,
): Promise<string | undefined> {
  const kind = kindOf(POLICY_CHECK, check.attributes.status);
  if (kind === 'moving' || kind === 'skipped' || kind === 'stopped') return undefined;
  try {
    return await client.with({ deadline, signal }).policyChecks.output(check.id);
  } catch (error) {
    if (error instanceof ServiceError && error.code !== 'aborted') return undefined;
    throw error;
  }
}
