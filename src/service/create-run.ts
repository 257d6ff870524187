/** Creates a run and everything that belongs to it, from a version, a script and the policy sets. */
import { addJudgements, addPrePlan } from './add-judgements.ts';
import { startPlan } from './engines/start-plan.ts';
import { judgeByPrograms, type Judgements } from './judge-by-program.ts';
import { planFor, toScripted } from './plan-run.ts';
import { writePlanLog } from './plan/plan-log.ts';
import type { Planned, RunOptions } from './plan/plan-document.ts';
import type { RunRecord, VersionRecord, WorkspaceRecord } from './records.ts';
import { newObjectId } from './secrets.ts';
import { must, nowAt, type Store } from './store.ts';
import { layOut, layOutPlanned, layOutPlanning } from './timeline.ts';
import { isFinalRun, toStamp } from './machines.ts';

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
  /** The id of a run that a seed names; left out, the run gets a new id. */
  id?: string | undefined;
  options?: Partial<RunOptions>;
  requested?: RunRecord['requested'];
  variables: RunRecord['variables'];
};

const EVERYTHING: RunOptions = {
  refreshOnly: false,
  targets: [],
  replace: [],
  allowEmptyApply: false,
};

/** Creates the run in the store; `startRun` lets its time begin. */
export function createRun(
  store: Store,
  workspace: WorkspaceRecord,
  version: VersionRecord,
  request: RunRequest,
): RunRecord {
  const { script } = workspace;
  const { requested = {}, id = store.newId('run'), ...attributes } = request;
  const events = script.runEvents ?? [];
  const createdAt = nowAt(store.clock);
  const run: RunRecord = {
    ...attributes,
    id,
    workspaceId: workspace.id,
    versionId: version.id,
    options: { ...EVERYTHING, ...request.options },
    requested,
    createdAt,
    planId: store.newId('plan'),
    applyId: store.newId('apply'),
    stageIds: [],
    checkIds: [],
    tfPolicyEvaluationIds: [],
    costEstimateId: null,
    events: [{ action: 'created', description: '' }, ...events].map((event) => ({
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
    planning: null,
    status: 'pending',
    stamps: { 'plan-queueable-at': toStamp(store.clock.date()) },
  };
  store.runs.set(run.id, run);

  addRecords(store, run);
  addPrePlan(store, run);
  const { engine } = store;
  if (engine === undefined) {
    takePlan(store, { run, workspace }, planFor(store, run, workspace));
    run.steps = layOut(store, run);
    return run;
  }
  run.steps = layOutPlanning(store, run, () => {
    startPlan(store, engine, { run, workspace }, (planned, signal) =>
      judgePlan(store, { run, workspace, planned }, signal),
    );
  });
  return run;
}

async function judgePlan(
  store: Store,
  { planned, ...of }: PlannedRun & { planned: Planned },
  signal: AbortSignal,
): Promise<void> {
  const byProgram = await judgeByPrograms(store, { ...of, planned }, signal);
  if (isFinalRun(of.run.status)) return;
  takePlan(store, { ...of, byProgram }, planned);
  of.run.steps = layOutPlanned(store, of.run);
}

interface PlannedRun {
  run: RunRecord;
  workspace: WorkspaceRecord;
  byProgram?: Judgements;
}

/** Adds to the run what the plan says, and the judgements that follow from it. */
function takePlan(store: Store, of: PlannedRun, read: Planned): void {
  const { run, workspace, byProgram } = of;
  const { script } = run;
  const planned = toScripted(read, script);
  const { document, problems, counts, limits, log } = planned;
  const written = log ?? writePlanLog(planned, workspace.terraformVersion, store.clock.date());
  const plan = must(store.plans, run.planId);
  Object.assign(plan, { document, problems, counts, limits, log: written });
  addJudgements({ store, run, planned, workspace, byProgram });
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
}

/** Adds an empty plan and an empty apply to the run. */
function addRecords(store: Store, run: RunRecord): void {
  store.plans.set(run.planId, {
    id: run.planId,
    runId: run.id,
    document: null,
    problems: [],
    limits: [],
    counts: { additions: 0, changes: 0, destructions: 0 },
    objectId: newObjectId(),
    log: '',
    partialLog: '',
    status: 'pending',
    stamps: { 'pending-at': toStamp(store.clock.date()) },
  });
  store.applies.set(run.applyId, {
    id: run.applyId,
    runId: run.id,
    counts: { additions: 0, changes: 0, destructions: 0 },
    objectId: newObjectId(),
    log: '',
    partialLog: '',
    status: 'pending',
    stamps: {},
  });
}
