/**
 * Lets the failures of one run pass that may: every policy check, task stage and Terraform policy
 * evaluation that waits for an override, nothing else.
 */
import type { Client } from '../client/client.ts';
import { ServiceError } from '../client/errors.ts';
import type { PolicyCheck } from '../wire/policy-check.ts';
import type { TaskStage } from '../wire/task-stage.ts';
import type { TfPolicyEvaluation } from '../wire/tf-policy.ts';

export interface OverrideItem {
  system: 'policy-check' | 'task-stage' | 'tf-policy-evaluation';
  id: string;
  /** The status word it had before. */
  status: string;
  /** Why it was not overridden, for people; absent when it was. Hostile until escaped. */
  problem?: string;
}

export interface OverrideResult {
  runId: string;
  workspace?: string;
  /** Name of the account behind the token, when the service tells. */
  by?: string;
  reason: string;
  overridden: OverrideItem[];
  /** Waits for an override that this token may not give, or that the service refused. */
  refused: OverrideItem[];
  /** Failed, and nobody can override it. */
  final: OverrideItem[];
}

/** Rejects only when the run or what was decided about it cannot be read. */
export async function overrideRun(
  client: Client,
  runId: string,
  reason: string,
): Promise<OverrideResult> {
  const { workspace } = await client.runs.show(runId, { include: ['workspace'] });
  const candidates = await findCandidates(client, runId);
  const by = await client.account().then(
    ({ account }) => account.attributes.username ?? undefined,
    () => undefined,
  );
  const result: OverrideResult = {
    runId,
    ...(workspace ? { workspace: workspace.attributes.name } : {}),
    ...(by === undefined ? {} : { by }),
    reason,
    overridden: [],
    refused: [],
    final: [],
  };
  for (const { item, state, act } of candidates) {
    if (state === 'final') result.final.push(item);
    else if (state === 'not-permitted') result.refused.push({ ...item, problem: NOT_PERMITTED });
    else {
      const problem = await act(reason);
      if (problem === undefined) result.overridden.push(item);
      else result.refused.push({ ...item, problem });
    }
  }
  return result;
}

const NOT_PERMITTED =
  'this token may not override it: its team needs the organization permission to manage policy overrides';

interface Candidate {
  item: OverrideItem;
  state: 'overridable' | 'not-permitted' | 'final';
  /** Resolves to what the service said against it, if anything. */
  act: (reason: string) => Promise<string | undefined>;
}

async function findCandidates(client: Client, runId: string): Promise<Candidate[]> {
  const checks = await client.policyChecks.list(runId).all();
  const stages = await client.taskStages.list(runId).all();
  const evaluations = await client.tfPolicyEvaluations.list(runId).all();
  const found: (Candidate | undefined)[] = [
    ...checks.map((check) =>
      judge('policy-check', check, stateOfCheck(check), (comment) =>
        client.policyChecks.override(check.id, { comment }),
      ),
    ),
    ...stages.map(({ stage }) =>
      judge('task-stage', stage, stateOfStage(stage), (comment) =>
        client.taskStages.override(stage.id, { comment }),
      ),
    ),
    ...evaluations.map((evaluation) =>
      judge('tf-policy-evaluation', evaluation, stateOfEvaluation(evaluation), (comment) =>
        client.tfPolicyEvaluations.override(evaluation.id, { comment }),
      ),
    ),
  ];
  return found.filter((candidate) => candidate !== undefined);
}

function judge(
  system: OverrideItem['system'],
  { id, attributes }: { id: string; attributes: { status: string } },
  state: Candidate['state'] | undefined,
  send: (comment: string) => Promise<unknown>,
): Candidate | undefined {
  if (state === undefined) return undefined;
  const act = async (reason: string) => {
    try {
      await send(reason);
      return undefined;
    } catch (error) {
      if (error instanceof ServiceError && error.code !== 'aborted') return error.message;
      throw error;
    }
  };
  return { item: { system, id, status: attributes.status }, state, act };
}

function stateOfCheck({ attributes }: PolicyCheck): Candidate['state'] | undefined {
  const { status, actions, permissions } = attributes;
  if (status === 'hard_failed') return 'final';
  if (status !== 'soft_failed') return undefined;
  if (actions?.['is-overridable'] === false) return 'final';
  return permissions?.['can-override'] === false ? 'not-permitted' : 'overridable';
}

function stateOfStage({ attributes }: TaskStage): Candidate['state'] | undefined {
  const { status, actions, permissions } = attributes;
  if (status === 'failed') return 'final';
  if (status !== 'awaiting_override') return undefined;
  if (actions?.['is-overridable'] === false) return 'final';
  const may = permissions?.['can-override'] ?? permissions?.['can-override-policy'];
  return may === false ? 'not-permitted' : 'overridable';
}

function stateOfEvaluation({ attributes }: TfPolicyEvaluation): Candidate['state'] | undefined {
  const { status, actions, permissions } = attributes;
  if (status === 'failed') return 'final';
  if (status !== 'awaiting_override') return undefined;
  if (actions?.['is-overridable'] === false) return 'final';
  return permissions?.['can-override'] === false ? 'not-permitted' : 'overridable';
}
