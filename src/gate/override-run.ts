/**
 * Overrides the failures of one run: every policy check, task stage and Terraform policy evaluation that
 * waits for an override, and nothing else.
 */
import type { Client } from '../client/client.ts';
import { ServiceError } from '../client/errors.ts';
import type { PolicyCheck } from '../client/wire/policy-check.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { Run } from '../client/wire/run.ts';
import type { TaskStage } from '../client/wire/task-stage.ts';
import type { TfPolicyEvaluation } from '../client/wire/tf-policy.ts';
import type { Clock } from '../model/ports.ts';
import { noneIfNotFound } from './failure-of.ts';
import { signReason, type Actor, type AuditRecord } from '../trust/audit.ts';

/** One object of a run that failed. */
export interface OverrideItem {
  system: 'policy-check' | 'task-stage' | 'tf-policy-evaluation';
  id: string;
  /** The status word it had before. */
  status: string;
  /** Why it was not overridden, for people; absent when it was. Hostile until escaped. */
  problem?: string;
}

/** What became of the failures of a run. */
export interface OverrideResult {
  runId: string;
  workspace?: string;
  /** Name of the account behind the token, when the service names it. */
  by?: string;
  reason: string;
  overridden: OverrideItem[];
  /** Waits for an override that this token may not give, or that the service refused. */
  refused: OverrideItem[];
  /** Failed, and cannot be overridden. */
  final: OverrideItem[];
  /** One record, if anything was overridden. */
  audit: AuditRecord[];
}

/** The run to override, the reason and the person. */
export interface OverrideRequest {
  runId: string;
  reason: string;
  /** Who asks, and in which job: the comment on the run names both with the reason. */
  actor: Actor;
  /** Where runs may be overridden; anywhere when left out. */
  within?: { organization: string; workspaces: readonly string[] };
}

/**
 * Overrides every failed policy of one run that can be overridden.
 *
 * @param request the run, the reason, who asks for it, and where runs may be overridden
 * @returns what was overridden, what was refused, and what cannot be overridden
 * @throws ServiceError with the code `invalid` if the run is of another workspace than those named, and
 *   with another code if the run or its policies cannot be read
 */
export async function overrideRun(
  client: Client,
  clock: Clock,
  { runId, reason, actor, within }: OverrideRequest,
): Promise<OverrideResult> {
  const { run, workspace } = await client.runs.show(runId, { include: ['workspace'] });
  if (within !== undefined) await mustBeWithin(client, run, within);
  const waiting = await findWaiting(client, runId);
  const self = await client.account().catch(() => undefined);
  const by = self?.account.attributes.username ?? undefined;
  const name = workspace?.attributes.name;
  const lists = { overridden: [], refused: [], final: [], audit: [] };
  const result: OverrideResult = { runId, workspace: name, by, reason, ...lists };
  const signed = signReason(reason, actor);
  for (const { item, state, override } of waiting) {
    const problem =
      state === 'overridable' ? await problemOf(() => override(signed)) : NOT_PERMITTED;
    if (state === 'final') result.final.push(item);
    else if (problem === undefined) result.overridden.push(item);
    else result.refused.push({ ...item, problem });
  }
  if (result.overridden.length > 0) {
    const who = { by: actor.by ?? by, job: actor.job, at: clock.date().toISOString() };
    const act = { action: 'override', run: runId, workspace: name ?? '' } as const;
    result.audit.push({ ...act, ...who, reason });
  }
  return result;
}

/** Why the service refused it; undefined if it did not. */
async function problemOf(override: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await override();
    return undefined;
  } catch (error) {
    if (error instanceof ServiceError && error.code !== 'aborted') return error.message;
    throw error;
  }
}

async function mustBeWithin(
  client: Client,
  run: Run,
  { organization, workspaces }: NonNullable<OverrideRequest['within']>,
): Promise<void> {
  const of = relatedId(run, 'workspace');
  for (const name of workspaces) {
    const workspace = await client.workspaces.showByName(organization, name).catch(noneIfNotFound);
    if (of !== undefined && workspace?.id === of) return;
  }
  const named = `${workspaces.join(', ')} of ${organization}`;
  throw new ServiceError(`Run ${run.id} is of none of these workspaces: ${named}.`, {
    code: 'invalid',
    method: 'GET',
    path: `/runs/${run.id}`,
    remedy: 'Nothing was overridden. Name the workspace of the run, if it is one to override in.',
  });
}

const NOT_PERMITTED =
  'this token may not override it: its team needs the organization permission to manage policy overrides';

interface Waiting {
  item: OverrideItem;
  state: 'overridable' | 'not-permitted' | 'final';
  override: (reason: string) => Promise<unknown>;
}

async function findWaiting(client: Client, runId: string): Promise<Waiting[]> {
  const { policyChecks, taskStages, tfPolicyEvaluations } = client;
  const checks = await policyChecks.list(runId).all();
  const stages = (await taskStages.list(runId).all()).map(({ stage }) => stage);
  const evaluations = await tfPolicyEvaluations.list(runId).all();
  return [
    ...select('policy-check', checks, policyChecks),
    ...select('task-stage', stages, taskStages),
    ...select('tf-policy-evaluation', evaluations, tfPolicyEvaluations),
  ];
}

type Overridable = PolicyCheck | TaskStage | TfPolicyEvaluation;

/** Those that wait for an override, and those that failed for good. */
function select(
  system: OverrideItem['system'],
  objects: Overridable[],
  resource: { override(id: string, options: { comment: string }): Promise<unknown> },
): Waiting[] {
  return objects.flatMap(({ id, attributes }) => {
    const state = stateOf(WORDS[system], attributes);
    const item = { system, id, status: attributes.status };
    const override = (comment: string) => resource.override(id, { comment });
    return state === undefined ? [] : { item, state, override };
  });
}

/** Which words wait for an override, and which cannot have one. */
const WORDS = {
  'policy-check': { waits: 'soft_failed', final: 'hard_failed' },
  'task-stage': { waits: 'awaiting_override', final: 'failed' },
  'tf-policy-evaluation': { waits: 'awaiting_override', final: 'failed' },
};

function stateOf(
  { waits, final }: (typeof WORDS)[OverrideItem['system']],
  { status, actions, permissions }: Overridable['attributes'],
): Waiting['state'] | undefined {
  if (status === final) return 'final';
  if (status !== waits) return undefined;
  if (actions?.['is-overridable'] === false) return 'final';
  const may = permissions?.['can-override'] ?? permissions?.['can-override-policy'];
  return may === false ? 'not-permitted' : 'overridable';
}
