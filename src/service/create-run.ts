/** A run and everything that belongs to it, from a version, a script and the policy sets. */
import { addJudgements } from './add-judgements.ts';
import { planConfiguration } from './plan/plan-configuration.ts';
import { writePlanLog } from './plan/plan-log.ts';
import type { Planned, PlanProblem } from './plan/plan-document.ts';
import type { RunRecord, VersionRecord, WorkspaceRecord } from './records.ts';
import { newObjectId } from './secrets.ts';
import { nowAt, type Store } from './store.ts';
import { layOut } from './timeline.ts';
import { createTree } from './tree.ts';
import { toStamp } from './machines.ts';

type RunRequest = Pick<
  RunRecord,
  | 'message'
  | 'source'
  | 'planOnly'
  | 'savePlan'
  | 'autoApply'
  | 'isDestroy'
  | 'refresh'
  | 'createdBy'
> & {
  options?: RunRecord['options'];
  variables: Record<string, unknown>;
};

/** Creates the run in the store; `startRun` lets its time begin. */
export function createRun(
  store: Store,
  workspace: WorkspaceRecord,
  version: VersionRecord,
  request: RunRequest,
  id = store.newId('run'),
): RunRecord {
  const { script } = workspace;
  const { variables: _, options = {}, ...wanted } = request;
  const createdAt = nowAt(store.clock);
  const run: RunRecord = {
    ...wanted,
    id,
    workspaceId: workspace.id,
    versionId: version.id,
    options,
    createdAt,
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

  const planned = planFor(store, workspace, version, request);
  addPlan(store, run, workspace, planned);
  addJudgements({ store, run, planned, workspace });
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
  run.steps = layOut(store, run);
  return run;
}

function planFor(
  { hcl }: Store,
  workspace: WorkspaceRecord,
  version: VersionRecord,
  request: RunRequest,
): Planned {
  if (hcl === undefined) throw new Error('a run was created before the parser was loaded');
  const { script } = workspace;
  const planned = planConfiguration({
    files: version.files ?? createTree(new Map()),
    hcl,
    workingDirectory: workspace.workingDirectory ?? '',
    workspaceName: workspace.name,
    terraformVersion: workspace.terraformVersion,
    variables: { ...workspace.variables, ...request.variables },
    state: workspace.state,
    isDestroy: request.isDestroy,
  });
  if (script.plan === undefined) return planned;
  const { diagnostics, ...counts } = script.plan;
  const problems = diagnostics.map(({ file, line = 1, ...said }): PlanProblem => {
    const place = { line, column: 1 };
    return {
      ...said,
      range: file === undefined ? file : { filename: file, start: place, end: place },
    };
  });
  return { ...planned, problems, counts };
}

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
