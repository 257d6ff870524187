/** A run and everything that belongs to it, from a version, a script and the policy sets. */
import type { Hcl } from '../locate/hcl.ts';
import { evaluatePolicySet, toEvaluatedSet, type RunInput } from './evaluate-policies.ts';
import type { EvaluatedSet } from './evaluated.ts';
import { planConfiguration } from './plan/plan-configuration.ts';
import { writePlanLog } from './plan/plan-log.ts';
import type { Planned, PlanProblem } from './plan/plan-document.ts';
import { checkLevel } from './evaluated.ts';
import type {
  PolicySetRecord,
  RunRecord,
  TaskStageRecord,
  VersionRecord,
  WorkspaceRecord,
} from './records.ts';
import { newObjectId } from './secrets.ts';
import type { Script, ScriptedTask } from './script.ts';
import { must, nowAt, type Store } from './store.ts';
import { layOut } from './timeline.ts';
import { markApplied } from './mark-applied.ts';
import { partsOf } from './run-parts.ts';
import { toStamp } from './machines.ts';

export interface RunRequest {
  message: string;
  source: RunRecord['source'];
  planOnly: boolean;
  savePlan: boolean;
  autoApply: boolean;
  isDestroy: boolean;
  refresh: boolean;
  variables: Record<string, unknown>;
  createdBy: RunRecord['createdBy'];
}

/** Creates the run in the store; `startRun` lets its time begin. */
export function createRun(
  store: Store,
  hcl: Hcl | undefined,
  workspace: WorkspaceRecord,
  version: VersionRecord,
  request: RunRequest,
  id = store.newId('run'),
): RunRecord {
  const { script } = workspace;
  const createdAt = nowAt(store.clock);
  const run: RunRecord = {
    id,
    workspaceId: workspace.id,
    versionId: version.id,
    message: request.message,
    source: request.source,
    planOnly: request.planOnly,
    savePlan: request.savePlan,
    autoApply: request.autoApply,
    isDestroy: request.isDestroy,
    refresh: request.refresh,
    createdAt,
    createdBy: request.createdBy,
    planId: store.newId('plan'),
    applyId: store.newId('apply'),
    stageIds: [],
    checkIds: [],
    tfPolicyEvaluationIds: [],
    costEstimateId: null,
    events: (script.runEvents ?? []).map((event) => ({
      ...event,
      id: store.newId('re'),
      createdAt,
    })),
    comments: [],
    script,
    steps: [],
    dueAtMs: null,
    position: script.queuePosition ?? 0,
    waiting: false,
    canceledAt: null,
    forceCancelAtMs: null,
    paused: false,
    status: 'pending',
    stamps: {},
  };
  store.runs.set(run.id, run);

  const planned = planFor(script, hcl, workspace, version, request);
  addPlan(store, run, workspace, planned);
  addStages(store, run, planned, workspace);
  addChecks(store, run, planned, workspace);
  addTerraformPolicy(store, run, planned, workspace);
  if (script.costEstimate !== undefined) {
    run.costEstimateId = store.newId('ce');
    store.costEstimates.set(run.costEstimateId, {
      id: run.costEstimateId,
      runId: run.id,
      script: script.costEstimate,
      status: 'pending',
      stamps: {},
    });
  }
  run.steps = layOut(partsOf(store, run), () => markApplied(store, run));
  return run;
}

function planFor(
  script: Script,
  hcl: Hcl | undefined,
  workspace: WorkspaceRecord,
  version: VersionRecord,
  request: RunRequest,
): Planned {
  const planned =
    hcl === undefined
      ? EMPTY_PLAN
      : planConfiguration({
          files: version.files ?? new Map(),
          hcl,
          workingDirectory: workspace.workingDirectory ?? '',
          workspaceName: workspace.name,
          terraformVersion: workspace.terraformVersion,
          variables: { ...workspace.variables, ...request.variables },
          state: workspace.state,
          isDestroy: request.isDestroy,
        });
  if (script.plan === undefined) return planned;
  const { additions, changes, destructions, diagnostics } = script.plan;
  const problems = diagnostics.map(
    ({ severity, summary, detail, address, file, line }): PlanProblem => ({
      severity,
      summary,
      detail,
      ...(address !== undefined && { address }),
      ...(file !== undefined && {
        range: {
          filename: file,
          start: { line: line ?? 1, column: 1 },
          end: { line: line ?? 1, column: 1 },
        },
      }),
    }),
  );
  return { ...planned, problems, counts: { additions, changes, destructions } };
}

const EMPTY_PLAN: Planned = {
  document: {
    format_version: '1.2',
    terraform_version: '',
    variables: {},
    planned_values: { root_module: {} },
    resource_changes: [],
    configuration: { root_module: {} },
  },
  problems: [],
  counts: { additions: 0, changes: 0, destructions: 0 },
  places: new Map(),
};

function addPlan(store: Store, run: RunRecord, workspace: WorkspaceRecord, planned: Planned): void {
  store.plans.set(run.planId, {
    id: run.planId,
    runId: run.id,
    document: planned.document,
    problems: planned.problems,
    counts: planned.counts,
    objectId: newObjectId(),
    log: writePlanLog(planned, workspace.terraformVersion, store.clock.date()),
    status: 'pending',
    stamps: { 'pending-at': toStamp(store.clock.date()) },
  });
}

function addStages(
  store: Store,
  run: RunRecord,
  planned: Planned,
  workspace: WorkspaceRecord,
): void {
  const { script } = run;
  const kind = script.policyKind ?? 'opa';
  const sets =
    script.policySets?.map((set) => toEvaluatedSet(set, kind)) ??
    evaluateSets(store, run, planned, workspace, 'policy-evaluation');
  if (script.prePlanTasks !== undefined) addStage(store, run, 'pre_plan', script.prePlanTasks);
  if (script.postPlanTasks !== undefined || sets.length > 0) {
    const stage = addStage(store, run, 'post_plan', script.postPlanTasks ?? []);
    if (sets.length > 0) {
      const id = store.newId('poleval');
      stage.evaluationIds.push(id);
      store.evaluations.set(id, {
        id,
        runId: run.id,
        stageId: stage.id,
        kind,
        outcomes: sets.map((set) => ({ id: store.newId('psout'), set })),
        toolVersion: kind === 'opa' ? '1.22.0' : '0.40.0',
        status: 'pending',
        stamps: {},
      });
    }
  }
  if (script.preApplyTasks !== undefined) addStage(store, run, 'pre_apply', script.preApplyTasks);
  if (script.postApplyTasks !== undefined) {
    addStage(store, run, 'post_apply', script.postApplyTasks);
  }
}

function addStage(
  store: Store,
  run: RunRecord,
  stage: TaskStageRecord['stage'],
  tasks: readonly ScriptedTask[],
): TaskStageRecord {
  const record: TaskStageRecord = {
    id: store.newId('ts'),
    runId: run.id,
    stage,
    taskResultIds: [],
    evaluationIds: [],
    createdAt: run.createdAt,
    status: 'pending',
    stamps: {},
  };
  for (const task of tasks) {
    const id = store.newId('taskrs');
    record.taskResultIds.push(id);
    store.taskResults.set(id, {
      id,
      stageId: record.id,
      name: task.name,
      level: task.level,
      outcome: task.status,
      message: task.message,
      url: task.url ?? null,
      status: 'pending',
      stamps: {},
    });
  }
  run.stageIds.push(record.id);
  store.stages.set(record.id, record);
  return record;
}

function addChecks(
  store: Store,
  run: RunRecord,
  planned: Planned,
  workspace: WorkspaceRecord,
): void {
  const scripted = run.script.policyChecks?.map(({ scope, policies, errored }) => ({
    scope,
    errored,
    sets: [toEvaluatedSet({ name: '', overridable: false, policies }, 'sentinel')],
  }));
  const evaluated = evaluateSets(store, run, planned, workspace, 'policy-check');
  const checks =
    scripted ??
    (evaluated.length > 0
      ? [{ scope: 'organization' as const, errored: false, sets: evaluated }]
      : []);
  for (const { scope, errored, sets } of checks) {
    const id = store.newId('polchk');
    run.checkIds.push(id);
    store.checks.set(id, {
      id,
      runId: run.id,
      scope,
      errored,
      policies: sets.flatMap((set) =>
        set.policies.map((policy) => ({
          ...policy,
          set: set.name,
          level: checkLevel(
            policy.level === 'mandatory' && set.overridable ? 'soft-mandatory' : policy.level,
          ),
        })),
      ),
      durationMs: 0,
      status: 'pending',
      stamps: {},
    });
  }
}

function addTerraformPolicy(
  store: Store,
  run: RunRecord,
  planned: Planned,
  workspace: WorkspaceRecord,
): void {
  const sets =
    run.script.terraformPolicySets?.map((set) => toEvaluatedSet(set, 'sentinel')) ??
    evaluateSets(store, run, planned, workspace, 'terraform-policy');
  if (sets.length === 0) return;
  const id = store.newId('tfpoleval');
  run.tfPolicyEvaluationIds.push(id);
  store.tfEvaluations.set(id, {
    id,
    runId: run.id,
    outcomes: sets.map((set) => ({ id: store.newId('tfpsout'), set })),
    status: 'pending',
    stamps: {},
  });
}

/** The workspace's policy sets of one system, unless the plan failed: then there is nothing to judge. */
function evaluateSets(
  store: Store,
  run: RunRecord,
  planned: Planned,
  workspace: WorkspaceRecord,
  system: PolicySetRecord['set']['system'],
): EvaluatedSet[] {
  const sets = [...store.policySets.values()].filter(
    ({ organizationId, workspaceIds, set }) =>
      organizationId === workspace.organizationId &&
      set.system === system &&
      (workspaceIds.length === 0 || workspaceIds.includes(workspace.id)),
  );
  const input = toRunInput(store, run, workspace);
  return sets.map(({ set }) => evaluatePolicySet(set, planned, input));
}

function toRunInput(store: Store, run: RunRecord, workspace: WorkspaceRecord): RunInput {
  return {
    id: run.id,
    created_at: run.createdAt,
    message: run.message,
    is_destroy: run.isDestroy,
    refresh: run.refresh,
    source: run.source,
    speculative: run.planOnly,
    organization: { name: must(store.organizations, workspace.organizationId).name },
    workspace: {
      id: workspace.id,
      name: workspace.name,
      auto_apply: workspace.autoApply,
      working_directory: workspace.workingDirectory,
      tags: workspace.tags,
    },
  };
}
