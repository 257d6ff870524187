/**
 * Creates a run and everything that belongs to it, from a version, a script and the policy sets.
 */
import type { Engine, PlanRequest } from './engines/engine.ts';
import { addJudgements, addPrePlan, judgePlanned, setsToJudge } from './judge-run.ts';
import type { Judgements } from './judge-run.ts';
import {
  COST_ESTIMATE_MACHINE,
  PLAN_MACHINE,
  RUN_MACHINE,
  begin,
  isFinalRun,
  toStamp,
} from './machines.ts';
import { listBlocks } from './plan/list-blocks.ts';
import type { PlanInput, PlanOptions } from './plan/plan-input.ts';
import { writePlanLog } from './plan/plan-log.ts';
import type { Script } from './script.ts';
import { newObjectId } from './secrets.ts';
import { partsOf } from './store.ts';
import type { LoggedRecord, RunFacts, RunRecord, Store, VersionRecord } from './store.ts';
import { layOut, layOutPlanned, layOutPlanning } from './timeline.ts';
import { createTree } from './tree.ts';
import { errorMessage } from '../model/error-message.ts';
import { failedPlan } from '../plan/failed-plan.ts';
import type { PlanProblem, Planned } from '../plan/plan-document.ts';

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
  const workspace = version.within;
  const {
    requested = {},
    id = store.newId('run'),
    script = workspace.script,
    recordedPlan = workspace.recordedPlan,
    ...attributes
  } = request;
  const createdAt = store.now();
  const now = toStamp(store.clock.date());
  const begun: Omit<RunRecord, 'plan' | 'apply'> = {
    ...attributes,
    type: 'runs',
    id,
    within: workspace,
    version,
    options: { ...EVERYTHING, ...request.options },
    requested,
    createdAt,
    cost: undefined,
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
    ...begin(RUN_MACHINE, 'pending'),
    stamps: { 'plan-queueable-at': now },
  };
  const run = begun as RunRecord;
  const planning = { document: null, problems: [], limits: [], stamps: { 'pending-at': now } };
  run.plan = Object.assign(addWork(store, run, 'plans'), planning);
  run.apply = addWork(store, run, 'applies');
  store.keep(run);
  for (const event of [{ action: 'created', description: '' }, ...(script.runEvents ?? [])]) {
    const of = { ...event, 'created-at': createdAt };
    store.keep({ type: 'run-events', id: store.newId('re'), within: run, attributes: of });
  }
  addPrePlan(store, run);
  plan(store, run, recordedPlan);
  return run;
}

/** Lays the steps of the run out. Where something takes its time, further steps follow when it is done. */
function plan(store: Store, run: RunRecord, recordedPlan: Planned | null): void {
  const judging = setsToJudge(run);
  const takesTime = judging.some(({ judge }) => judge.takesTime);
  // A run waits for an engine, and so for a program that judges.
  const listing = { name: 'listing', plan: async () => planFor(run, recordedPlan) };
  const engine = store.engine ?? (takesTime ? listing : undefined);
  if (engine !== undefined) {
    run.steps = layOutPlanning(store, run, () => {
      startPlan(store, engine, run, async (planned, signal) => {
        const judgements = await judgePlanned(run, planned, signal);
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
    const judgements = await judgePlanned(run, planned, ending.signal);
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
  const { script } = run;
  const planned = toScripted(answer, script);
  const { document, problems, counts, limits, log } = planned;
  const written = log ?? writePlanLog(planned, versionOf(run), store.clock.date());
  Object.assign(run.plan, { document, problems, counts, limits, log: written });
  addJudgements({ store, run, judgements });
  if (script.costEstimate !== undefined) {
    const { costEstimate } = script;
    const id = store.newId('ce');
    const begun = begin(COST_ESTIMATE_MACHINE, 'pending');
    run.cost = store.keep({
      type: 'cost-estimates',
      id,
      within: run,
      script: costEstimate,
      ...begun,
    });
  }
}

/** A plan or an apply that has not begun. */
function addWork(store: Store, within: RunRecord, type: 'plans' | 'applies'): LoggedRecord {
  return store.keep({
    type,
    id: store.newId(type === 'plans' ? 'plan' : 'apply'),
    within,
    counts: { additions: 0, changes: 0, destructions: 0 },
    objectId: newObjectId(),
    log: '',
    partialLog: '',
    ...begin(PLAN_MACHINE, 'pending'),
  });
}

/**
 * Starts planning. `take` gets the plan unless the run has ended by then; the signal ends what
 * `take` starts.
 */
function startPlan(
  store: Store,
  engine: Engine,
  run: RunRecord,
  take: (planned: Planned, signal: AbortSignal) => Promise<void>,
): void {
  const planning = new AbortController();
  const { plan } = run;
  const log = (lines: string) => {
    plan.partialLog += lines;
  };
  const request = requestOf(run, planning.signal, log);
  const follow = async (): Promise<void> => {
    const planned = await planOf(engine, request, versionOf(run));
    if (isFinalRun(run.status)) return;
    try {
      await take(planned, planning.signal);
    } catch (error) {
      // A run that could not be judged must end, and must not pass.
      const why = 'The plan could not be judged';
      await take(failure(versionOf(run), why, error), planning.signal);
    }
    if (isFinalRun(run.status)) return;
    store.moving.runs.add(run);
    run.dueAtMs = store.clock.now();
  };
  const done = follow()
    .catch((error: unknown) => {
      plan.partialLog += `${errorMessage(error)}\n`;
    })
    .finally(() => {
      run.planning = null;
      store.planning.delete(done);
    });
  run.planning = { abort: () => planning.abort(), done };
  store.planning.add(done);
}

/** The plan of an engine. An engine that rejects is a fault of this service, and becomes a failed plan. */
async function planOf(
  engine: Engine,
  request: PlanRequest,
  terraformVersion: string,
): Promise<Planned> {
  try {
    return await engine.plan(request);
  } catch (error) {
    return failure(terraformVersion, 'The plan could not be made', error);
  }
}

function failure(terraformVersion: string, summary: string, error: unknown): Planned {
  const detail = errorMessage(error);
  return failedPlan(terraformVersion, [{ severity: 'error', summary, detail }]);
}

/** Aborts all engines, and resolves when they have ended. */
export async function stopPlanning(store: Store): Promise<void> {
  for (const run of store.all('runs')) run.planning?.abort();
  await Promise.allSettled([...store.planning, ...store.judging]);
}

/**
 * The plan of a run without a program, on the workspace as it is now. A recorded plan is one of an upload that can be
 * read and of a run that asks for nothing else.
 */
function planFor(run: RunRecord, recordedPlan: Planned | null): Planned {
  const listed = listBlocks(inputOf(run));
  const { targets, replace, refreshOnly } = run.options;
  const asksForOther = run.isDestroy || refreshOnly || targets.length + replace.length > 0;
  const isReadable = listed.problems.every(({ severity }) => severity !== 'error');
  return recordedPlan === null || asksForOther || !isReadable ? listed : recordedPlan;
}

/** The request that an engine gets for a run. */
function requestOf(run: RunRecord, signal: AbortSignal, log: PlanRequest['log']): PlanRequest {
  return {
    ...inputOf(run),
    archive: run.version.archive,
    environment: Object.fromEntries(
      variablesOf(run, 'env').map(({ attributes: { key, value } }) => [key, value]),
    ),
    refresh: run.refresh,
    signal,
    log,
  };
}

function inputOf(run: RunRecord): PlanInput {
  const { version, within: workspace, variables, isDestroy, options } = run;
  const ofWorkspace = variablesOf(run, 'terraform').map(({ attributes, known }) => [
    attributes.key,
    known,
  ]);
  return {
    files: version.files ?? createTree(new Map()),
    workingDirectory: workspace.attributes['working-directory'] ?? '',
    workspaceName: workspace.attributes.name,
    terraformVersion: versionOf(run),
    variables: { ...Object.fromEntries(ofWorkspace), ...variables },
    state: workspace.state,
    marks: workspace.marks,
    outputs: workspace.outputs,
    isDestroy,
    options,
  };
}

function variablesOf({ within }: RunRecord, category: 'terraform' | 'env') {
  return partsOf(within, 'vars').filter(({ attributes }) => attributes.category === category);
}

function versionOf({ within }: RunRecord): string {
  return within.attributes['terraform-version'];
}

/** The plan with the parts that the script replaces. */
function toScripted(planned: Planned, script: Script): Planned {
  if (script.plan === undefined) return planned;
  const { diagnostics, ...counts } = script.plan;
  const problems = diagnostics.map(({ file, line = 1, ...rest }): PlanProblem => {
    const position = { line, column: 1 };
    return {
      ...rest,
      range: file === undefined ? file : { filename: file, start: position, end: position },
    };
  });
  return { ...planned, problems, counts };
}
