/** A run and everything that belongs to it, from a version, a script and the policy sets. */
import type { Hcl } from '../locate/hcl.ts';
import { addJudgements } from './add-judgements.ts';
import { planConfiguration } from './plan/plan-configuration.ts';
import { writePlanLog } from './plan/plan-log.ts';
import type { Planned, PlanProblem } from './plan/plan-document.ts';
import type { RunRecord, VersionRecord, WorkspaceRecord } from './records.ts';
import { newObjectId } from './secrets.ts';
import type { Script } from './script.ts';
import { nowAt, type Store } from './store.ts';
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
  addJudgements(store, run, planned, workspace);
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
