/**
 * Reads what every policy system says about a run that is over, all pages of it. Objects that are
 * not final although the run is get a short while to catch up.
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

/** A service that writes the run before its parts is given this long, in steps that double. */
const CATCH_UP_MS = 10_000;
const EXTRA_BUDGET_MS = 20_000;

export interface ReadPorts extends PollPorts {
  client: Client;
  /** Whether requests are scarce: what only names what passed is then not read. */
  isFrugal?(): boolean;
  /** Whether a list that the run names as empty is left unread. */
  believesRun?: boolean;
  /** What is read of the attributes of each change; left out: nothing. */
  diff?: PlanDiff | undefined;
}

/** @param rests the run waits for a decision: what has not begun will not begin by waiting. */
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
    believesRun && isNone('policy-checks') ? NOTHING : readList(client.policyChecks.list(run.id)),
    believesRun && isNone('task-stages') ? NOTHING : readList(client.taskStages.list(run.id)),
    // Only an empty list says that there is nothing to read; a run that says nothing is asked.
    isNone('tf-policy-evaluations') ? NOTHING : readList(client.tfPolicyEvaluations.list(run.id)),
  ]);
  return { checks, stages, tfEvaluations };
}

const NOTHING = { items: [], how: { read: 'to its last page' } } satisfies ReadList<never>;

/** Whether something still moves that could still come to an end. */
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
      // In a stage that is over, what has not ended is stuck: no waiting helps.
      return !isOutOfReach(stage, words) && moves(TASK_STAGE, stage.attributes.status);
    })
  );
}

async function readContents(ports: ReadPorts, lists: Lists): Promise<Observed> {
  const { policyEvaluations: evaluations, tfPolicyEvaluations } = ports.client;
  const [checks, stages, tfEvaluations] = await Promise.all([
    readEach(lists.checks, async (check) => {
      const { id, attributes } = check;
      // It only names what the counts already say.
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

/** Undefined where there is nothing to ask for. */
export async function readSets<T>(
  table: Readonly<Record<string, ObjectKind>>,
  { id, attributes }: { id: string; attributes: { status: string } },
  resource: { outcomes(id: string): Listing<T> },
): Promise<ReadList<T> | undefined> {
  return hasNoResult(kindOf(table, attributes.status))
    ? undefined
    : await readList(resource.outcomes(id));
}

/** All pages of a list, or what keeps it from being whole: the rest is still worth reading. */
export async function readList<T>(listing: Listing<T>): Promise<ReadList<T>> {
  try {
    const { items, absent } = await listing.whole();
    return { items, how: absent === undefined ? { read: 'to its last page' } : { absent } };
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'unreadable') {
      return { items: [], how: { doubt: error.message } };
    }
    throw error;
  }
}

/** What only informs is tried for a while and then left out: it never costs the verdict. */
export async function extra<T>(
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
