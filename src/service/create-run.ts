/**
 * Creates a run and everything that belongs to it, from a version, a script and the policy sets.
 */
import { addJudgements, addPrePlan } from './add-judgements.ts';
import type { Engine } from './engines/engine.ts';
import { startPlan } from './engines/start-plan.ts';
import { judgePlanned, setsToJudge, type Judgements } from './judge-run.ts';
import { planFor, toScripted } from './plan-run.ts';
import { writePlanLog } from './plan/plan-log.ts';
import type { Planned } from '../plan/plan-document.ts';
import type { PlanOptions } from './plan/plan-input.ts';
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
  options?: Partial<PlanOptions>;
  requested?: RunRecord['requested'];
  variables: RunRecord['variables'];
};

const EVERYTHING: PlanOptions = {
  refreshOnly: false,
  targets: [],
  replace: [],
  allowEmptyApply: false,
};

/** Creates the run in the store; `startRun` lets its time begin. */
export function addRun(
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
    judging: null,
    status: 'pending',
    stamps: { 'plan-queueable-at': toStamp(store.clock.date()) },
  };
  store.runs.set(run.id, run);

  addRecords(store, run);
  addPrePlan(store, run);
  plan(store, { run, workspace });
  return run;
}

/** Lays the steps of the run out. Where something takes its time, further steps follow when it is done. */
function plan(store: Store, { run, workspace }: Omit<PlannedRun, 'planned'>): void {
  const judging = setsToJudge(store, workspace, run);
  const takesTime = judging.some(({ judge }) => judge.takesTime);
  const engine = store.engine ?? (takesTime ? withoutProgram(store, run, workspace) : undefined);
  if (engine !== undefined) {
    run.steps = layOutPlanning(store, run, () => {
      startPlan(store, engine, { run, workspace }, (planned, signal) =>
        judgePlan(store, { run, workspace, planned }, signal),
      );
    });
    return;
  }
  const planned = planFor(store, run, workspace);
  if (judging.length > 0) judgeFirst(store, { run, workspace, planned });
  else {
    takePlan(store, { run, planned, workspace, judgements: new Map() });
    run.steps = layOut(store, run);
  }
}

/** The plan without a program as an engine: a run waits for an engine, and so for a program that judges. */
function withoutProgram(store: Store, run: RunRecord, workspace: WorkspaceRecord): Engine {
  return {
    name: 'listing',
    plan: async () => planFor(store, run, workspace),
  };
}

/** Judges a plan at once. The run begins after that, and requests wait for it. */
function judgeFirst(store: Store, of: PlannedRun): void {
  const { run } = of;
  const ending = new AbortController();
  const judge = async (): Promise<void> => {
    const judgements = await judgePlanned(store, of, ending.signal);
    run.planning = null;
    run.judging = null;
    if (isFinalRun(run.status)) return;
    takePlan(store, { ...of, judgements });
    run.steps = layOut(store, run);
  };
  const judging = judge().finally(() => store.judging.delete(judging));
  run.planning = { abort: () => ending.abort(), done: judging };
  run.judging = judging;
  store.judging.add(judging);
}

interface PlannedRun {
  run: RunRecord;
  workspace: WorkspaceRecord;
  planned: Planned;
}

async function judgePlan(store: Store, of: PlannedRun, signal: AbortSignal): Promise<void> {
  const judgements = await judgePlanned(store, of, signal);
  if (isFinalRun(of.run.status)) return;
  takePlan(store, { ...of, judgements });
  of.run.steps = layOutPlanned(store, of.run);
}

/** Adds to the run what the plan says, and the judgements that follow from it. */
function takePlan(
  store: Store,
  { run, workspace, planned: answer, judgements }: PlannedRun & { judgements: Judgements },
): void {
  const { script } = run;
  const planned = toScripted(answer, script);
  const { document, problems, counts, limits, log } = planned;
  const written = log ?? writePlanLog(planned, workspace.terraformVersion, store.clock.date());
  const plan = must(store.plans, run.planId);
  Object.assign(plan, { document, problems, counts, limits, log: written });
  addJudgements({ store, run, judgements });
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
