/** Creates a run and everything that belongs to it, from a version, a script and the policy sets. */
import { toJson } from './long-numbers.ts';
import { posix } from 'node:path';
import type { Engine, EnginePlan, PlanInput, PlanOptions, PlanRequest } from './engine.ts';
import {
  addInitialParts,
  addResults,
  isJudgedByProgram,
  judgeAtOnce,
  judgePlanned,
} from './judge-run.ts';
import type { SetResults } from './evaluated.ts';
import { isFinalRun, toTimestamp } from './machines.ts';
import { listBlocks, resourceChange } from './plan/list-blocks.ts';
import { addToLists } from './run-lists.ts';
import type { Script } from './scripts.ts';
import { newObjectId } from './credentials.ts';
import type { LoggedRecord, RunFacts, RunRecord, VersionRecord } from './records.ts';
import { childrenOf, type Store } from './store.ts';
import { stateFileOf, saveState } from './state-versions.ts';
import { EMPTY_ARCHIVE } from './tar.ts';
import {
  stepsOfWholeRun,
  stepsAfterApply,
  stepsAfterPlan,
  stepsUntilPlanned,
} from './run-steps.ts';
import { jsonAsHcl } from '../configuration/variables.ts';
import { errorMessage } from '../model/error-message.ts';
import { rewriteExactly } from '../model/json-text.ts';
import { recordOf } from '../model/parse.ts';
import {
  failedPlan,
  type PlanDocument,
  type Planned,
  type ResourceChange,
} from '../plan/plan-document.ts';
import { markUnmarked } from '../plan/read-plan.ts';
import { changesSomething } from '../plan/count-words.ts';

/** A run that is to be created. What is left out is as `addRun` says. */
type RunRequest = Partial<RunFacts> &
  Pick<RunFacts, 'message' | 'source' | 'planOnly'> & {
    /** The id of a run that a seed names; left out, the run gets a new id. */
    id?: string | undefined;
    /** Left out, that of the workspace. */
    script?: Script;
    /** A plan that a seed names; null if the upload is planned. */
    recordedPlan: Planned | null;
    options?: PlanOptions;
    requested?: RunRecord['requested'];
  };

/** Creates the run and everything that belongs to it. It stays as it is until `beginRun` is called for it. */
export function addRun(
  store: Store,
  version: VersionRecord,
  { recordedPlan, ...request }: RunRequest,
): RunRecord {
  const { parent: workspace } = version;
  const { script = workspace.script } = request;
  const createdAt = store.now();
  const run = store.add('runs', workspace, {
    savePlan: false,
    autoApply: workspace.attributes['auto-apply'],
    isDestroy: false,
    refresh: true,
    variables: {},
    assigned: [],
    createdBy: null,
    requested: {},
    options: { refreshOnly: false, targets: [], replace: [], allowEmptyApply: false },
    script,
    ...request,
    version,
    createdAt,
    cost: undefined,
    steps: [],
    dueAtMs: null,
    position: script.queuePosition ?? 0,
    isQueued: false,
    canceledAt: null,
    forceCancelAtMs: null,
    awaitsDecision: false,
    appliablePlan: null,
    startApply: () => startApply(store, run),
    engineAbort: null,
  });
  const noWork = { counts: { additions: 0, changes: 0, destructions: 0 }, log: undefined };
  const noPlan = {
    json: null,
    hasChanges: false,
    isListed: false,
    notice: undefined,
    problems: [],
  };
  run.plan = store.add('plans', run, { ...noWork, ...noPlan, objectId: newObjectId() });
  run.apply = store.add('applies', run, { ...noWork, objectId: newObjectId() });
  const now = toTimestamp(store.clock.date());
  run.timestamps['plan-queueable-at'] = now;
  run.plan.timestamps['pending-at'] = now;
  version.runs.push(run);
  addToLists(run);
  store.unfinished.runs.add(run);
  for (const event of [{ action: 'created', description: '' }, ...(script.runEvents ?? [])]) {
    store.add('run-events', run, { attributes: { ...event, 'created-at': createdAt } });
  }
  addInitialParts(store, run);
  setFirstSteps(store, run, recordedPlan);
  return run;
}

/**
 * Sets the steps that the run will take. Without a program they are all known at once. A run that a program plans or
 * judges has steps until then, and gets the others when the program has ended.
 */
function setFirstSteps(store: Store, run: RunRecord, recordedPlan: Planned | null): void {
  const lister: Engine = { plan: async () => planWithoutProgram(run, recordedPlan) };
  const engine = store.engine ?? (isJudgedByProgram(run) ? lister : undefined);
  if (engine === undefined) {
    const planned = planWithoutProgram(run, recordedPlan);
    recordPlan(store, run, planned, judgeAtOnce(run, planned));
    run.steps = stepsOfWholeRun(store, run);
    return;
  }
  run.steps = stepsUntilPlanned(store, run, () => startPlan(store, engine, run));
}

/** Adds to the run what the plan and the policy sets say, unless its script says it. */
function recordPlan(store: Store, run: RunRecord, planned: Planned, results: SetResults): void {
  const said = withScriptedPlan(planned, run.script);
  const { document, problems, counts, log, notice, isListed = false } = said;
  const hasChanges =
    counts.additions + counts.changes + counts.destructions > 0 || changesSomething(document);
  const json = textOf(planned, document);
  Object.assign(run.plan, { json, hasChanges, isListed, problems, counts, log, notice });
  addResults(store, run, results);
}

/** The JSON of a document that was made of what was planned; with all digits, if that was JSON. */
function textOf(planned: Planned, document: PlanDocument): string {
  if (planned.json === undefined) return toJson(document);
  const { resource_changes: changes } = document;
  const scripted =
    changes === planned.document.resource_changes ? {} : { resource_changes: changes };
  return rewriteExactly(planned.json.text, newObjectId(), (value) => {
    const written = recordOf(value);
    markUnmarked(written);
    return { variables: {}, resource_changes: [], ...written, ...scripted };
  });
}

/** Starts planning, and then judging. If the run has ended meanwhile, the results are dropped. */
function startPlan(store: Store, engine: Engine, run: RunRecord): void {
  startWork(store, run, run.plan, async (signal, log) => {
    // An engine that rejects has a fault of its own, which becomes a failed plan.
    const request: PlanRequest = {
      ...inputOf(run),
      archive: run.version.archive ?? EMPTY_ARCHIVE,
      stateFile: stateFileOf(run.parent),
      keep: !run.planOnly,
      refresh: run.refresh,
      signal,
      log,
    };
    const { appliablePlan, ...planned }: EnginePlan = await engine
      .plan(request)
      .catch((error: unknown) => failedWith('The plan could not be made', error));
    run.appliablePlan = appliablePlan ?? null;
    if (isEnded(store, run)) return;
    const judgeAndGoOn = async (judged: Planned): Promise<void> => {
      const results = await judgePlanned(run, judged, signal);
      if (isEnded(store, run)) return;
      recordPlan(store, run, judged, results);
      run.steps = stepsAfterPlan(store, run);
    };
    // A run that could not be judged must end, and must not pass.
    await judgeAndGoOn(planned).catch((error: unknown) =>
      judgeAndGoOn(failedWith('The plan could not be judged', error)),
    );
  });
}

/** Starts the program that applies the plan. The state that it leaves behind counts even if the apply failed. */
function startApply(store: Store, run: RunRecord): void {
  const { appliablePlan, parent: workspace, apply } = run;
  // A run without such a plan has all its steps from the beginning.
  if (appliablePlan === null) return;
  startWork(store, run, apply, async (signal, log) => {
    const state = stateFileOf(workspace);
    const request = { workspaceName: workspace.attributes.name, state, signal, log };
    // An apply that was ended has no result; its log says how far it came.
    const applied = await appliablePlan.apply(request).catch(() => undefined);
    if (applied !== undefined) apply.log = applied.log;
    const { state: text, stateJson: json } = applied ?? {};
    if (text !== undefined) saveState(store, run, { text, json });
    const isGood = applied?.problems.every(({ severity }) => severity !== 'error') ?? false;
    if (!isEnded(store, run)) run.steps = stepsAfterApply(store, run, isGood);
  });
}

/**
 * Starts the work of a program. When it has ended, the run takes its next step. If the run has ended before, the files of
 * its plan are deleted.
 *
 * @param work the plan or the apply, whose log the program writes
 */
function startWork(
  store: Store,
  run: RunRecord,
  work: LoggedRecord,
  doWork: (signal: AbortSignal, log: (lines: string) => void) => Promise<void>,
): void {
  const abort = new AbortController();
  const log = (lines: string) => {
    work.log = (work.log ?? '') + lines;
  };
  const workAndGoOn = async (): Promise<void> => {
    await doWork(abort.signal, log);
    if (isEnded(store, run)) return closeAppliablePlan(store, run);
    store.unfinished.runs.add(run);
    run.dueAtMs = store.clock.now();
  };
  const working = workAndGoOn()
    .catch((error: unknown) => log(`${errorMessage(error)}\n`))
    .finally(() => {
      run.engineAbort = null;
      store.engineWork.delete(working);
    });
  run.engineAbort = abort;
  store.engineWork.add(working);
}

function failedWith(summary: string, error: unknown): Planned {
  const detail = errorMessage(error);
  return failedPlan([{ severity: 'error', summary, detail }]);
}

/** Whether nothing follows in a run: it is over, or was removed with its workspace. */
function isEnded(store: Store, run: RunRecord): boolean {
  return isFinalRun(run.status) || store.get('runs', run.id) === undefined;
}

/** Ends the program that works for a run, and deletes the files of a plan that waits. */
export function endWorkOf(store: Store, run: RunRecord): void {
  run.engineAbort?.abort();
  if (run.engineAbort === null) void closeAppliablePlan(store, run);
}

/** Deletes the files of a plan that is not going to be applied, or has been. */
export async function closeAppliablePlan({ engineWork }: Store, run: RunRecord): Promise<void> {
  const { appliablePlan } = run;
  if (appliablePlan === null) return;
  run.appliablePlan = null;
  const closing = appliablePlan.close().finally(() => engineWork.delete(closing));
  engineWork.add(closing);
  await closing;
}

/** Ends all programs, and resolves when they have ended and their files are deleted. */
export async function endEngineWork(store: Store): Promise<void> {
  for (const run of store.all('runs')) run.engineAbort?.abort();
  await Promise.allSettled(store.engineWork);
  await Promise.all(store.all('runs').map((run) => closeAppliablePlan(store, run)));
}

/**
 * The plan of a run without a program, on the workspace as it is now: the recorded one, or else the blocks of the files. A
 * recorded plan is of everything, and so it counts for no run with other options, and for no upload that cannot be read.
 */
function planWithoutProgram(run: RunRecord, recordedPlan: Planned | null): Planned {
  const listed = { ...listBlocks(inputOf(run)), isListed: true };
  const { targets, replace, refreshOnly } = run.options;
  const isOfEverything =
    !run.isDestroy && !refreshOnly && targets.length === 0 && replace.length === 0;
  const isReadable = listed.problems.every(({ severity }) => severity !== 'error');
  return recordedPlan !== null && isOfEverything && isReadable ? recordedPlan : listed;
}

function inputOf(run: RunRecord): PlanInput {
  const { version, parent: workspace, variables, isDestroy, options } = run;
  const ownVariables = childrenOf(workspace, 'vars')
    .filter(({ attributes }) => attributes.category === 'terraform')
    .map(({ attributes: { key }, value }) => ({ key, value }));
  return {
    files: version.files ?? new Map(),
    // As the service reads it: `/infra/` is `infra`.
    workingDirectory: posix.resolve('/', workspace.attributes['working-directory'] ?? '').slice(1),
    workspaceName: workspace.attributes.name,
    terraformVersion: workspace.attributes['terraform-version'],
    variables: {
      ...Object.fromEntries(ownVariables.map(({ key, value }) => [key, value])),
      ...variables,
    },
    assigned: [
      ...ownVariables.map(({ key, value }) => ({ key, value: jsonAsHcl(toJson(value)) })),
      ...run.assigned,
    ],
    state: workspace.state,
    sensitive: workspace.sensitive,
    isDestroy,
    options,
  };
}

/** The plan with what the script says in place of its own changes, counts and problems. */
function withScriptedPlan(planned: Planned, script: Script): Planned {
  if (script.plan === undefined) return planned;
  const { diagnostics: problems, ...counts } = script.plan;
  const { additions, changes, destructions } = counts;
  const numbers = { create: additions, update: changes, delete: destructions };
  // Changes with made-up names, so that the log and the JSON of the plan agree with its counts.
  const madeUp = (['create', 'update', 'delete'] as const).flatMap((action) =>
    Array.from({ length: numbers[action] }, (_, index) => madeUpChange(action, index)),
  );
  const document = { ...planned.document, resource_changes: madeUp };
  return { ...planned, document, problems, counts, isListed: false };
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
