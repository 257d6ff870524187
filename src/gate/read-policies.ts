/**
 * Reads what every policy system says about a run that is over, all pages of it. Objects that are
 * not final although the run is get a short while to catch up.
 *
 * The stages of a run are there from its creation on:
 * https://github.com/hashicorp/terraform/blob/v1.16.4/internal/cloud/backend_taskStages.go.
 */
import type { Client } from '../client/client.ts';
import { ServiceError } from '../client/errors.ts';
import type { Listing } from '../client/listing.ts';
import type { PlanDiff } from '../policy/changed-attributes.ts';
import { isApply } from '../policy/from-tf-policy.ts';
import { isOutOfReach, type Observed } from '../policy/observed.ts';
import type { ReadList } from '../policy/reading.ts';
import type { PolicyCheck } from '../client/wire/policy-check.ts';
import { related } from '../client/wire/resource.ts';
import type { Run } from '../client/wire/run.ts';
import {
  hasNoResult,
  kindOf,
  POLICY_CHECK,
  POLICY_EVALUATION,
  TASK_STAGE,
  TF_POLICY_EVALUATION,
  type ObjectKind,
} from '../model/status.ts';
import type { PollPorts } from './poll.ts';

/** How long the gate waits for parts that a service stores after the run, with pauses that double. */
const CATCH_UP_MS = 10_000;
const EXTRA_BUDGET_MS = 20_000;

export interface ReadPorts extends PollPorts {
  client: Client;
  /** Whether requests are scarce. Then the names of policies that passed are not read. */
  isFrugal?(): boolean;
  /** Whether a list that the run names as empty is left unread. */
  believesRun?: boolean;
  /** How the attributes of each change are read; nothing is read if left out. */
  diff?: PlanDiff | undefined;
}

/** @param rests whether the run waits for a person: then a part that has not begun does not begin either */
export async function readPolicies(run: Run, rests: boolean, ports: ReadPorts): Promise<Observed> {
  const { clock, signal, deadline } = ports;
  const until = rests ? clock.now() : Math.min(deadline, clock.now() + CATCH_UP_MS);
  let lists = await readLists(ports, run);
  for (let pauseMs = 1_000; lags(lists) && clock.now() + pauseMs < until; pauseMs *= 2) {
    await clock.sleep(pauseMs, signal);
    lists = await readLists(ports, run);
  }
  return await readContents(ports, lists);
}

type Lists = Awaited<ReturnType<typeof readLists>>;

async function readLists({ client, believesRun }: ReadPorts, run: Run) {
  const isNone = (relation: string) => related(run, relation).named?.length === 0;
  const [checks, stages, tfEvaluations] = await Promise.all([
    believesRun && isNone('policy-checks')
      ? NOTHING
      : readWholeList(client.policyChecks.list(run.id)),
    believesRun && isNone('task-stages') ? NOTHING : readWholeList(client.taskStages.list(run.id)),
    // Only an empty list says that there is nothing to read. If the run names no list, it is requested.
    isNone('tf-policy-evaluations')
      ? NOTHING
      : readWholeList(client.tfPolicyEvaluations.list(run.id)),
  ]);
  return { checks, stages, tfEvaluations };
}

const NOTHING = { items: [], how: { complete: true } } satisfies ReadList<never>;

/** Whether a part still goes on and can still end. */
function lags({ checks, stages, tfEvaluations }: Lists): boolean {
  const moves = (table: Readonly<Record<string, ObjectKind>>, status: string): boolean =>
    ['moving', 'unknown'].includes(kindOf(table, status));
  return (
    checks.items.some(({ attributes }) => moves(POLICY_CHECK, attributes.status)) ||
    tfEvaluations.items.some(
      (evaluation) =>
        !isApply(evaluation) && moves(TF_POLICY_EVALUATION, evaluation.attributes.status),
    ) ||
    stages.items.some(({ stage, policyEvaluations }) => {
      const words = policyEvaluations.map(({ attributes }) => attributes.status);
      // In a stage that is over, a part that has not ended never will.
      return !isOutOfReach(stage, words) && moves(TASK_STAGE, stage.attributes.status);
    })
  );
}

async function readContents(ports: ReadPorts, lists: Lists): Promise<Observed> {
  const { policyEvaluations: evaluations, tfPolicyEvaluations } = ports.client;
  const [checks, stages, tfEvaluations] = await Promise.all([
    readEach(lists.checks, async (check) => {
      const { id, attributes } = check;
      // It would only add names to what the counts say already.
      const unneeded = ports.isFrugal?.() === true && allPassed(check);
      const log =
        unneeded || hasNoResult(kindOf(POLICY_CHECK, attributes.status))
          ? undefined
          : await extra(ports, undefined, (client) => client.policyChecks.output(id));
      return { check, log };
    }),
    readEach(lists.stages, async ({ stage, policyEvaluations, taskResults }) => ({
      stage,
      taskResults,
      evaluations: await Promise.all(
        policyEvaluations.map(async (evaluation) => ({
          evaluation,
          sets: await readSets(POLICY_EVALUATION, evaluation, evaluations),
        })),
      ),
    })),
    readEach(lists.tfEvaluations, async (evaluation) => ({
      evaluation,
      sets: await readSets(TF_POLICY_EVALUATION, evaluation, tfPolicyEvaluations),
    })),
  ]);
  return { checks, stages, tfEvaluations };
}

function allPassed({ attributes: { status, result } }: PolicyCheck): boolean {
  return status === 'passed' && result?.['advisory-failed'] === 0;
}

async function readEach<T, R>(
  { items, how }: ReadList<T>,
  read: (item: T) => Promise<R>,
): Promise<ReadList<R>> {
  return { items: await Promise.all(items.map(read)), how };
}

/** Undefined if there is nothing to request. */
export async function readSets<T>(
  table: Readonly<Record<string, ObjectKind>>,
  { id, attributes }: { id: string; attributes: { status: string } },
  resource: { outcomes(id: string): Listing<T> },
): Promise<ReadList<T> | undefined> {
  return hasNoResult(kindOf(table, attributes.status))
    ? undefined
    : await readWholeList(resource.outcomes(id));
}

/** All pages of a list, or why it is not complete. The other lists are read in any case. */
export async function readWholeList<T>(listing: Listing<T>): Promise<ReadList<T>> {
  try {
    const { items, absent } = await listing.whole();
    return { items, how: absent === undefined ? { complete: true } : { absent } };
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'unreadable') {
      return { items: [], how: { doubt: error.message } };
    }
    throw error;
  }
}

/** Reads something that only informs. If it takes too long or fails, it is left out, and the verdict stays the same. */
export async function extra<T>(
  { client, clock, signal, deadline }: ReadPorts,
  otherwise: T,
  read: (client: ReadPorts['client']) => Promise<T>,
): Promise<T> {
  try {
    const until = Math.min(deadline, clock.now() + EXTRA_BUDGET_MS);
    return await read(client.with({ signal, deadline: until }));
  } catch (error) {
    if (error instanceof ServiceError && error.code !== 'aborted') return otherwise;
    throw error;
  }
}
