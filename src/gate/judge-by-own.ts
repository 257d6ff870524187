/**
 * Has the plan of a run judged by the team's own policies. The service knows nothing of them: the JSON of its plan is
 * read once, and judged on this machine.
 */
import { ServiceError } from '../client/errors.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { Plan, Run } from '../client/wire/run.ts';
import type { Workspace } from '../client/wire/workspace.ts';
import { runInTurns } from '../machine/take-turn.ts';
import { errorMessage } from '../model/error-message.ts';
import { fieldOf, listOf, recordOf } from '../model/parse.ts';
import type { PlanJson } from '../model/plan-json.ts';
import { UnreadablePlan } from '../plan/read-plan.ts';
import { changesIn } from '../policy/from-change-json.ts';
import { notComparedNotice } from '../policy/existing-failures.ts';
import { NOT_COMPLETE } from '../policy/guard.ts';
import { countsOf, type SystemEvidence } from '../policy/reading.ts';
import type { RunInput } from '../model/run-input.ts';
import { kindOf, PLAN_STATUSES } from '../model/status.ts';
import {
  notJudgedByOwn,
  ownEvidence,
  type BasePlan,
  type OwnPolicies,
  type PlanOfRun,
} from '../policy/systems/own-policies.ts';
import type { Exceptions } from '../policy/exceptions.ts';
import type { FindBaseRun } from './compare-with-current.ts';
import { isRefusal } from './failure-of.ts';
import { fetchPlanJson } from './read-changes.ts';
import { readUntilReady } from './poll.ts';
import type { ReadPorts } from './read-policies.ts';

export interface JudgedByOwnPolicies {
  evidence: SystemEvidence;
  notices: string[];
  /** What was read, so that nothing asks for it again. */
  json?: PlanJson;
}

interface RunToJudge {
  run: Run;
  workspace: Workspace | undefined;
  requirements: {
    organization?: string | undefined;
    workspace: { id: string; name: string };
    exceptions?: Exceptions | undefined;
  };
  /** What the service's policies said of it. */
  serviceEvidence: readonly SystemEvidence[];
}

/**
 * Judges the plan of a run by own policies. It rejects only if the job is canceled. A plan that cannot be judged keeps
 * the gate closed, with the reason.
 *
 * @param planned.findBaseRun finds the run of the default branch; left out if every failure counts
 */
export async function judgeByOwnPolicies(
  own: OwnPolicies,
  planned: RunToJudge & { plan: Plan | undefined; findBaseRun: FindBaseRun | undefined },
  ports: ReadPorts,
): Promise<JudgedByOwnPolicies> {
  const { run, plan, workspace, requirements, serviceEvidence, findBaseRun } = planned;
  const { organization } = requirements;
  const doubtful = (why: string) => ({ evidence: notJudgedByOwn(own.sources, why), notices: [] });
  if (plan === undefined || kindOf(PLAN_STATUSES, plan.attributes.status) !== 'good') {
    return doubtful(`run ${run.id} has no finished plan`);
  }
  let json: PlanJson | undefined;
  try {
    json = await readJson(plan.id, own.readsWhole, ports);
  } catch (error) {
    const isOfPlan = error instanceof UnreadablePlan;
    const isOfService = error instanceof ServiceError && error.code !== 'aborted';
    if (isOfPlan || isOfService) return doubtful(error.message);
    throw error;
  }
  if (json === undefined) return doubtful(`the service shows no JSON of plan ${plan.id}`);
  const servicePolicies = serviceEvidence.flatMap(({ reading }) =>
    reading.results.map(({ policy }) => policy),
  );
  const plannedRun: PlanOfRun = {
    json,
    run: workspace && runInput(run, workspace, organization),
    workspace: requirements.workspace.name,
    exceptions: requirements.exceptions,
    readBase: findBaseRun && (() => readBase(findBaseRun, json, ports)),
    servicePolicies: new Set(servicePolicies),
  };
  try {
    const { results, notices } = await own.judge(plannedRun, ports.signal);
    const approving = own.approve?.(results, { json, workspaceId: requirements.workspace.id });
    const evidence = ownEvidence((await approving) ?? results);
    const doubts = await doubtsAbout(run, plan, json, ports);
    return { evidence: { ...evidence, reading: { ...evidence.reading, doubts } }, notices, json };
  } catch (error) {
    ports.signal.throwIfAborted();
    return { ...doubtful(errorMessage(error)), json };
  }
}

/** Judges a run whose plan was not read yet. Every failure counts, also one that the default branch has. */
export async function readPlanAndJudgeByOwnPolicies(
  own: OwnPolicies,
  toJudge: RunToJudge,
  ports: ReadPorts,
): Promise<JudgedByOwnPolicies> {
  const planId = relatedId(toJudge.run, 'plan');
  const plan = planId === undefined ? undefined : await ports.client.runs.plan(planId);
  return judgeByOwnPolicies(own, { ...toJudge, plan, findBaseRun: undefined }, ports);
}

/** Why the JSON may not be that of this plan, or lack some of it: it has to have the changes that the plan counts. */
async function doubtsAbout(
  run: { attributes: Readonly<Record<string, unknown>> },
  { attributes }: Plan,
  json: PlanJson,
  { signal }: ReadPorts,
): Promise<string[]> {
  const reading = changesIn(json, { counts: countsOf(attributes), judgesLater: true });
  const changes = await runInTurns(reading, signal);
  if (changes.doubt !== undefined) return [changes.doubt];
  // Where only a part was asked for, `allow-partial` decides.
  const targets = listOf(run.attributes['target-addrs']);
  if (changes.partial === true && targets.length === 0) return [NOT_COMPLETE];
  if (changes.unlisted !== true || attributes['has-changes'] !== true) return [];
  // A plan of no resource has no list of them, and outputs that change are changes of it.
  const outputs = Object.values(recordOf(json.document['output_changes']));
  const isOfOutputs = outputs.some((output) =>
    listOf(fieldOf(output, 'actions')).some((action) => action !== 'no-op'),
  );
  return isOfOutputs ? [] : ["The plan's JSON has no list of changes, and the plan has some."];
}

/** The JSON of the default branch's plan; or why every failure counts. It rejects only where the job is canceled. */
async function readBase(
  findBaseRun: FindBaseRun,
  { isWhole }: PlanJson,
  ports: ReadPorts,
): Promise<BasePlan> {
  try {
    const { planId } = await findBaseRun();
    const json = await readJson(planId, isWhole, ports);
    if (json?.isWhole !== isWhole) {
      throw new Error(`the JSON of plan ${planId} could not be read`);
    }
    return { json };
  } catch (error) {
    ports.signal.throwIfAborted();
    return { notice: notComparedNotice(error, ' of an own policy') };
  }
}

/**
 * Reads the JSON of a plan: the whole one only where it is asked for, and the redacted form if the service does not show
 * that. Undefined if the service has none, even after a while.
 */
async function readJson(
  planId: string,
  readsWhole: boolean,
  ports: ReadPorts,
): Promise<PlanJson | undefined> {
  const awaitJson = (isWhole: boolean) =>
    readUntilReady(
      () => fetchPlanJson(planId, isWhole, ports),
      (json) => json !== undefined,
      ports,
    );
  const whole = readsWhole
    ? await awaitJson(true).catch((error: unknown) => {
        if (!isRefusal(error)) throw error;
      })
    : undefined;
  return whole ?? awaitJson(false);
}

/** What policies read of the run as `input.run`; undefined if the service says too little of it. */
function runInput(
  { id, attributes, relationships }: Run,
  workspace: Workspace,
  organization: string | undefined,
): RunInput | undefined {
  const { 'created-at': createdAt, source } = attributes;
  const facts: Readonly<Record<string, unknown>> = attributes;
  const { name, 'auto-apply': autoApply, 'working-directory': directory } = workspace.attributes;
  const { 'tag-names': tags } = workspace.attributes;
  const isKnown = [createdAt, source, autoApply, tags, organization].every(
    (value) => value !== undefined && value !== null,
  );
  if (!isKnown || relatedId({ relationships }, 'workspace') !== workspace.id) return undefined;
  return {
    id,
    created_at: createdAt ?? '',
    message: attributes.message ?? '',
    is_destroy: attributes['is-destroy'] === true,
    refresh: facts['refresh'] !== false,
    refresh_only: facts['refresh-only'] === true,
    replace_addrs: stringsOf(facts['replace-addrs']),
    target_addrs: stringsOf(facts['target-addrs']),
    source: source ?? '',
    speculative: attributes['plan-only'] === true,
    organization: { name: organization ?? '' },
    workspace: {
      id: workspace.id,
      name,
      auto_apply: autoApply === true,
      working_directory: directory ?? null,
      tags: tags ?? [],
    },
  };
}

function stringsOf(value: unknown): string[] {
  return listOf(value).map(String);
}
