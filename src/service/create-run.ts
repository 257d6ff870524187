/**
 * Creates a run and everything that belongs to it, from a version, a script and the policy sets.
 */
import type { Engine, EnginePlan, PlanInput, PlanOptions, PlanRequest } from './engines/engine.ts';
import {
  addInitialParts,
  addJudgements,
  isJudgedByProgram,
  judgeAtOnce,
  judgePlanned,
} from './judge-run.ts';
import type { Judgements } from './evaluated.ts';
import { isFinalRun, toStamp } from './machines.ts';
import { listBlocks } from './plan/list-blocks.ts';
import { resourceChange } from './plan/listed-plan.ts';
import { addToLists } from './run-lists.ts';
import type { Script } from './script.ts';
import { newObjectId } from './secrets.ts';
import { recordsIn } from './store.ts';
import type { LoggedRecord, RunFacts, RunRecord, Store, VersionRecord } from './store.ts';
import { stateFileOf, takeState } from './state-versions.ts';
import { layOutAll, layOutApplied, layOutPlanned, layOutPlanning } from './timeline.ts';
import { errorMessage } from '../model/error-message.ts';
import {
  failedPlan,
  type Planned,
  type PlannedCounts,
  type ResourceChange,
} from '../plan/plan-document.ts';

/** A run that is to be created. What is left out follows from the workspace, or is as usual. */
type RunRequest = Partial<RunFacts> &
  Pick<RunFacts, 'message' | 'source' | 'planOnly'> & {
    /** The id of a run that a seed names; left out, the run gets a new id. */
    id?: string | undefined;
    script?: Script;
    recordedPlan?: Planned | null;
    options?: PlanOptions;
    requested?: RunRecord['requested'];
  };

const PLAN_EVERYTHING: PlanOptions = {
  refreshOnly: false,
  targets: [],
  replace: [],
  allowEmptyApply: false,
};

/** Creates the run in the store; `beginRun` lets its time begin. */
export function addRun(
  store: Store,
  version: VersionRecord,
  { recordedPlan = version.within.recordedPlan, ...request }: RunRequest,
): RunRecord {
  const { within: workspace } = version;
  const { script = workspace.script } = request;
  const createdAt = store.now();
  const run = store.add('runs', workspace, {
    savePlan: false,
    autoApply: workspace.attributes['auto-apply'],
    isDestroy: false,
    refresh: true,
    variables: {},
    createdBy: null,
    requested: {},
    options: PLAN_EVERYTHING,
    script,
    ...request,
    version,
    createdAt,
    cost: undefined,
    steps: [],
    dueAtMs: null,
    position: script.queuePosition ?? 0,
    waiting: false,
    canceledAt: null,
    forceCancelAtMs: null,
    paused: false,
    held: null,
    applyHeld: () => startApply(store, run),
    planning: null,
  });
  const noWork = { counts: { additions: 0, changes: 0, destructions: 0 }, log: undefined };
  const noPlan = { json: null, hasChanges: false, notice: undefined, problems: [] };
  run.plan = store.add('plans', run, { ...noWork, ...noPlan, objectId: newObjectId() });
  run.apply = store.add('applies', run, { ...noWork, objectId: newObjectId() });
  const now = toStamp(store.clock.date());
  run.stamps['plan-queueable-at'] = now;
  run.plan.stamps['pending-at'] = now;
  version.runs.push(run);
  addToLists(run);
  store.unfinished.runs.add(run);
  for (const event of [{ action: 'created', description: '' }, ...(script.runEvents ?? [])]) {
    store.add('run-events', run, { attributes: { ...event, 'created-at': createdAt } });
  }
  addInitialParts(store, run);
  layOutFirstSteps(store, run, recordedPlan);
  return run;
}

/** Lays the steps of the run out. Where something takes its time, further steps follow when it is done. */
function layOutFirstSteps(store: Store, run: RunRecord, recordedPlan: Planned | null): void {
  // A run waits for an engine, and so for a program that judges.
  const listing = { plan: async () => planWithoutProgram(run, recordedPlan) };
  const engine = store.engine ?? (isJudgedByProgram(run) ? listing : undefined);
  if (engine === undefined) {
    const planned = planWithoutProgram(run, recordedPlan);
    recordPlan(store, run, planned, judgeAtOnce(run, planned));
    run.steps = layOutAll(store, run);
    return;
  }
  run.steps = layOutPlanning(store, run, () => startPlan(store, engine, run));
}

/** Adds to the run what the plan says, and the judgements that follow from it. */
function recordPlan(store: Store, run: RunRecord, answer: Planned, judgements: Judgements): void {
  const { script } = run;
  const planned = toScripted(answer, script);
  const { document, problems, counts, log, notice } = planned;
  const outputs = Object.values(document.output_changes ?? {});
  const hasChanges =
    counts.additions + counts.changes + counts.destructions > 0 ||
    outputs.some(({ actions }) => !actions.includes('no-op'));
  const json = JSON.stringify(document);
  Object.assign(run.plan, { json, hasChanges, problems, counts, log, notice });
  addJudgements(store, run, judgements);
}

/** Starts planning, and then judging. A run that has ended by then takes neither. */
function startPlan(store: Store, engine: Engine, run: RunRecord): void {
  startWork(store, run, run.plan, async (signal, log) => {
    // An engine that rejects is a fault of this service, and becomes a failed plan.
    const { held, ...planned }: EnginePlan = await engine
      .plan(requestOf(run, signal, log))
      .catch((error: unknown) => failedWith('The plan could not be made', error));
    run.held = held ?? null;
    if (isFinalRun(run.status)) return;
    const take = async (answer: Planned): Promise<void> => {
      const judgements = await judgePlanned(run, answer, signal);
      if (isFinalRun(run.status)) return;
      recordPlan(store, run, answer, judgements);
      run.steps = layOutPlanned(store, run);
    };
    // A run that could not be judged must end, and must not pass.
    await take(planned).catch((error: unknown) =>
      take(failedWith('The plan could not be judged', error)),
    );
  });
}

/** Starts the apply of a held plan. The state that it leaves behind counts also if it failed. */
function startApply(store: Store, run: RunRecord): void {
  const { held, within: workspace, apply } = run;
  if (held === null) return;
  startWork(store, run, apply, async (signal, log) => {
    const state = stateFileOf(workspace);
    const request = { workspaceName: workspace.attributes.name, state, signal, log };
    const applied = await held.apply(request).catch((error: unknown) => ({
      state: undefined,
      log: apply.log ?? '',
      problems: failedWith('The apply was ended', error).problems,
    }));
    apply.log = applied.log;
    if (applied.state !== undefined) takeState(store, run, applied.state);
    const isGood = applied.problems.every(({ severity }) => severity !== 'error');
    if (!isFinalRun(run.status)) run.steps = layOutApplied(store, run, isGood);
  });
}

/** Starts what takes its time. When it is done the run takes its next step, or lets go of what it held. */
function startWork(
  store: Store,
  run: RunRecord,
  work: LoggedRecord,
  act: (signal: AbortSignal, log: (lines: string) => void) => Promise<void>,
): void {
  const ending = new AbortController();
  const log = (lines: string) => {
    work.log = (work.log ?? '') + lines;
  };
  const follow = async (): Promise<void> => {
    await act(ending.signal, log);
    if (isFinalRun(run.status)) return closeHeldPlan(store, run);
    store.unfinished.runs.add(run);
    run.dueAtMs = store.clock.now();
  };
  const done = follow()
    .catch((error: unknown) => log(`${errorMessage(error)}\n`))
    .finally(() => {
      run.planning = null;
      store.planning.delete(done);
    });
  run.planning = ending;
  store.planning.add(done);
}

function failedWith(summary: string, error: unknown): Planned {
  const detail = errorMessage(error);
  return failedPlan([{ severity: 'error', summary, detail }]);
}

/** Lets go of a plan that is not going to be applied, or has been. */
export async function closeHeldPlan({ planning }: Store, run: RunRecord): Promise<void> {
  const { held } = run;
  if (held === null) return;
  run.held = null;
  const closing = held.close().finally(() => planning.delete(closing));
  planning.add(closing);
  await closing;
}

/** Aborts all engines, and resolves when they have ended. */
export async function endAllPlanning(store: Store): Promise<void> {
  for (const run of store.all('runs')) run.planning?.abort();
  await Promise.allSettled(store.planning);
  await Promise.all(store.all('runs').map((run) => closeHeldPlan(store, run)));
}

/**
 * The plan of a run without a program, on the workspace as it is now. A recorded plan is one of an upload that can be
 * read and of a run that asks for nothing else.
 */
function planWithoutProgram(run: RunRecord, recordedPlan: Planned | null): Planned {
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
    stateFile: stateFileOf(run.within),
    keep: !run.planOnly,
    refresh: run.refresh,
    signal,
    log,
  };
}

function inputOf(run: RunRecord): PlanInput {
  const { version, within: workspace, variables, isDestroy, options } = run;
  const ofWorkspace = recordsIn(workspace, 'vars').map(({ attributes, known }) => [
    attributes.key,
    known,
  ]);
  return {
    files: version.files ?? new Map(),
    workingDirectory: workspace.attributes['working-directory'] ?? '',
    workspaceName: workspace.attributes.name,
    terraformVersion: workspace.attributes['terraform-version'],
    variables: { ...Object.fromEntries(ofWorkspace), ...variables },
    state: workspace.state,
    sensitive: workspace.sensitive,
    isDestroy,
    options,
  };
}

/** The plan with the parts that the script replaces. */
function toScripted(planned: Planned, script: Script): Planned {
  if (script.plan === undefined) return planned;
  const { diagnostics: problems, ...counts } = script.plan;
  const document = { ...planned.document, resource_changes: countedChanges(counts) };
  return { ...planned, document, problems, counts };
}

/** The changes of a script have made-up names, so that the log and the JSON of the plan agree with its counts. */
function countedChanges({ additions, changes, destructions }: PlannedCounts): ResourceChange[] {
  const numbers = { create: additions, update: changes, delete: destructions };
  return (['create', 'update', 'delete'] as const).flatMap((action) =>
    Array.from({ length: numbers[action] }, (_, index) => madeUpChange(action, index)),
  );
}

function madeUpChange(action: 'create' | 'update' | 'delete', index: number): ResourceChange {
  const id = `${action}-${String(index)}`;
  return resourceChange(`null_resource.${action}[${String(index)}]`, undefined, {
    actions: [action],
    before: action === 'create' ? null : { id, triggers: null },
    after: action === 'delete' ? null : { id, triggers: action === 'update' ? {} : null },
    after_unknown: {},
    before_sensitive: {},
    after_sensitive: {},
  });
}
