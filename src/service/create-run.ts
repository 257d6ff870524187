/**
 * Creates a run and everything that belongs to it, from a version, a script and the policy sets.
 */
import { addJudgements, addPrePlan } from './add-judgements.ts';
import { startPlan } from './engines/start-plan.ts';
import { judgePlanned, setsToJudge, type Judgements } from './judge-run.ts';
import { planFor, toScripted } from './plan-run.ts';
import { writePlanLog } from './plan/plan-log.ts';
import type { Planned } from '../plan/plan-document.ts';
import type { PlanOptions } from './plan/plan-input.ts';
import type { LoggedRecord, RunFacts, RunRecord, VersionRecord } from './records.ts';
import type { Script } from './script.ts';
import { newObjectId } from './secrets.ts';
import { nowAt, type Store } from './store.ts';
import { layOut, layOutPlanned, layOutPlanning } from './timeline.ts';
import { isFinalRun, toStamp } from './machines.ts';

/** A run that is to be created. What is left out follows from the workspace, or is as usual. */
interface RunRequest extends RunFacts {
  /** The id of a run that a seed names; left out, the run gets a new id. */
  id?: string | undefined;
  script?: Script;
  recordedPlan?: Planned | null;
  options?: Partial<PlanOptions>;
  requested?: RunRecord['requested'];
}

const EVERYTHING: PlanOptions = {
  refreshOnly: false,
  targets: [],
  replace: [],
  allowEmptyApply: false,
};

/** Creates the run in the store; `startRun` lets its time begin. */
export function addRun(store: Store, version: VersionRecord, request: RunRequest): RunRecord {
  const { workspace } = version;
  const {
    requested = {},
    id = store.newId('run'),
    script = workspace.script,
    recordedPlan = workspace.recordedPlan,
    ...attributes
  } = request;
  const createdAt = nowAt(store.clock);
  const now = toStamp(store.clock.date());
  const run: RunRecord = {
    ...attributes,
    id,
    workspace,
    version,
    options: { ...EVERYTHING, ...request.options },
    requested,
    createdAt,
    plan: {
      ...newWork(store.newId('plan'), id),
      document: null,
      problems: [],
      limits: [],
      stamps: { 'pending-at': now },
    },
    apply: newWork(store.newId('apply'), id),
    stages: [],
    checks: [],
    tfEvaluations: [],
    cost: undefined,
    events: [],
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
    stamps: { 'plan-queueable-at': now },
  };
  for (const event of [{ action: 'created', description: '' }, ...(script.runEvents ?? [])]) {
    run.events.push({ ...event, id: store.newId('re'), run, createdAt });
  }
  store.runs.set(run.id, run);
  addPrePlan(store, run);
  plan(store, run, recordedPlan);
  return run;
}

/** Lays the steps of the run out. Where something takes its time, further steps follow when it is done. */
function plan(store: Store, run: RunRecord, recordedPlan: Planned | null): void {
  const judging = setsToJudge(store, run);
  const takesTime = judging.some(({ judge }) => judge.takesTime);
  // A run waits for an engine, and so for a program that judges.
  const listing = { name: 'listing', plan: async () => planFor(run, recordedPlan) };
  const engine = store.engine ?? (takesTime ? listing : undefined);
  if (engine !== undefined) {
    run.steps = layOutPlanning(store, run, () => {
      startPlan(store, engine, run, async (planned, signal) => {
        const judgements = await judgePlanned(store, run, planned, signal);
        if (isFinalRun(run.status)) return;
        takePlan(store, run, planned, judgements);
        run.steps = layOutPlanned(store, run);
      });
    });
    return;
  }
  const planned = planFor(run, recordedPlan);
  if (judging.length > 0) judgeFirst(store, run, planned);
  else {
    takePlan(store, run, planned, new Map());
    run.steps = layOut(store, run);
  }
}

/** Judges a plan at once. The run begins after that, and requests wait for it. */
function judgeFirst(store: Store, run: RunRecord, planned: Planned): void {
  const ending = new AbortController();
  const judge = async (): Promise<void> => {
    const judgements = await judgePlanned(store, run, planned, ending.signal);
    run.planning = null;
    run.judging = null;
    if (isFinalRun(run.status)) return;
    takePlan(store, run, planned, judgements);
    run.steps = layOut(store, run);
  };
  const judging = judge().finally(() => store.judging.delete(judging));
  run.planning = { abort: () => ending.abort(), done: judging };
  run.judging = judging;
  store.judging.add(judging);
}

/** Adds to the run what the plan says, and the judgements that follow from it. */
function takePlan(store: Store, run: RunRecord, answer: Planned, judgements: Judgements): void {
  const { script, workspace } = run;
  const planned = toScripted(answer, script);
  const { document, problems, counts, limits, log } = planned;
  const written = log ?? writePlanLog(planned, workspace.terraformVersion, store.clock.date());
  Object.assign(run.plan, { document, problems, counts, limits, log: written });
  addJudgements({ store, run, judgements });
  if (script.costEstimate !== undefined) {
    const { costEstimate } = script;
    const id = store.newId('ce');
    run.cost = { id, run, script: costEstimate, status: 'pending', stamps: {} };
  }
}

/** A plan or an apply that has not begun. */
function newWork(id: string, runId: string): LoggedRecord {
  return {
    id,
    runId,
    counts: { additions: 0, changes: 0, destructions: 0 },
    objectId: newObjectId(),
    log: '',
    partialLog: '',
    status: 'pending',
    stamps: {},
  };
}
