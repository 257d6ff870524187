/**
 * The steps of a run, decided before it takes them: which statuses it enters, when, and what happens to its plan, stages,
 * evaluations and checks at each step.
 */
import { checkStatus, evaluationStatus, isBlocking, stageResult } from './evaluated.ts';
import type { Courses } from './courses.ts';
import type { EvaluatedSet } from './evaluated.ts';
import { advance, advanceAll, advanceIfPossible, hasStatus } from './machines.ts';
import type { ServedRunStatus } from './machines.ts';
import type {
  RunRecord,
  RunStep,
  TaskStageRecord,
  TfPolicyEvaluationRecord,
  VersionRecord,
  StoredResource,
} from './records.ts';
import { childrenOf, outcomesOf, type Store } from './store.ts';

const BEFORE_PLAN: readonly Phase[] = [waitInQueue, runPrePlanStage, beginPlan, evaluateInit];
const AFTER_PLAN: readonly Phase[] = [
  endPlan,
  evaluatePlan,
  runPostPlanStage,
  estimateCost,
  runPolicyChecks,
  endOrApply,
];

/** The steps from `pending` until the run ends or waits. The first step has the run's present status. */
export function stepsOfWholeRun(store: Store, run: RunRecord): RunStep[] {
  return stepsOf(store, run, 'pending', { phases: [...BEFORE_PLAN, ...AFTER_PLAN] });
}

/** The steps of a run with an engine: from `pending` to `planning`, where it stays until the engine is done. */
export function stepsUntilPlanned(store: Store, run: RunRecord, startPlan: () => void): RunStep[] {
  const phases: readonly Phase[] = [...BEFORE_PLAN, (steps) => steps.add(startPlan)];
  return stepsOf(store, run, 'pending', { phases, durationMs: 0 });
}

/** The steps after `planning`, once the engine has planned. */
export function stepsAfterPlan(store: Store, run: RunRecord): RunStep[] {
  return stepsOf(store, run, 'planning', { phases: AFTER_PLAN });
}

/** The steps from a confirmed plan to `applied`. */
export function stepsOfApply(store: Store, run: RunRecord): RunStep[] {
  return stepsOf(store, run, 'confirmed', { phases: [confirmAndApply] });
}

/** The steps after `applying`, once a program has ended. @param isGood whether it applied the plan */
export function stepsAfterApply(store: Store, run: RunRecord, isGood: boolean): RunStep[] {
  const failApply: Phase = (steps) =>
    endRunWith(steps, run, (at) => advance(run.apply, 'errored', at));
  return stepsOf(store, run, 'applying', { phases: [isGood ? endApply : failApply] });
}

interface Draft {
  /** The status during which this step's time passes. */
  status: ServedRunStatus;
  act: (at: Date) => void;
  awaitsDecision: boolean;
}

/** The steps of a run without their times. */
interface StepDrafts {
  drafts: Draft[];
  /** Adds a step in which the run gets a status, and `act` happens. It may then wait until a person decides. */
  enter(status: ServedRunStatus, act?: (at: Date) => void, awaitsDecision?: boolean): void;
  /** Adds a step in which something happens while the run keeps its status. */
  add(act: (at: Date) => void): void;
}

/** Adds the steps of one part of a run, such as its plan. 'over': the run ends or waits there, and no phase follows. */
type Phase = (steps: StepDrafts, run: RunRecord, store: Store) => 'over' | void;

/**
 * The steps of these phases, up to the one that says that the run is over.
 *
 * @param first the status of the run before
 * @param durationMs how long they take together, but for statuses to which the script gives a time of their own
 */
function stepsOf(
  store: Store,
  run: RunRecord,
  first: ServedRunStatus,
  {
    phases,
    durationMs = run.script.durationMs ?? 0,
  }: { phases: readonly Phase[]; durationMs?: number },
): RunStep[] {
  const drafts: Draft[] = [];
  let status = first;
  const steps: StepDrafts = {
    drafts,
    enter(next, act, awaitsDecision = false) {
      status = next;
      const enterAndAct = (at: Date): void => {
        if (run.status !== next) advance(run, next, at);
        act?.(at);
      };
      drafts.push({ status, awaitsDecision, act: enterAndAct });
    },
    add(act) {
      drafts.push({ status, awaitsDecision: false, act });
    },
  };
  for (const phase of phases) if (phase(steps, run, store) === 'over') break;
  return toTimedSteps(drafts, run.script, durationMs);
}

/** The share of a run's time that each status takes, in proportion to the others. */
const WEIGHTS: Partial<Record<ServedRunStatus, number>> = {
  pending: 2,
  fetching: 2,
  pre_plan_running: 3,
  plan_queued: 2,
  planning: 10,
  post_plan_running: 4,
  cost_estimating: 2,
  policy_checking: 3,
  apply_queued: 2,
  applying: 10,
};
/** For statuses that are not in the table: they take almost no time. */
const DEFAULT_WEIGHT = 0.5;

/**
 * Gives each step its time. Statuses with a time of the script's own get that, and the others share `durationMs` by their
 * weights. Steps in one status share its time equally.
 */
function toTimedSteps(
  drafts: readonly Draft[],
  { skip = [], timings }: RunRecord['script'],
  durationMs: number,
): RunStep[] {
  const skipped = Object.fromEntries(skip.map((status) => [status, 0]));
  const ownMs: Partial<Record<ServedRunStatus, number>> = { ...timings, ...skipped };
  const weightOf = (status: ServedRunStatus): number => WEIGHTS[status] ?? DEFAULT_WEIGHT;
  const statuses = drafts.map(({ status }) => status);
  // A status in which the run ends, or waits for a person, needs no time.
  const passedThrough = new Set(statuses);
  passedThrough.delete(statuses.at(-1) ?? 'pending');
  const totalWeight = [...passedThrough]
    .filter((status) => ownMs[status] === undefined)
    .reduce((sum, status) => sum + weightOf(status), 0);
  const sharedMs = (status: ServedRunStatus): number =>
    passedThrough.has(status) ? (durationMs * weightOf(status)) / totalWeight : 0;
  return drafts.map(({ status, act, awaitsDecision }) => {
    const stepsInStatus = statuses.filter((other) => other === status).length;
    return { act, awaitsDecision, stayMs: (ownMs[status] ?? sharedMs(status)) / stepsInStatus };
  });
}

function waitInQueue(steps: StepDrafts, run: RunRecord): void {
  steps.enter('pending');
  for (let ahead = run.position; ahead > 0; ahead -= 1) {
    steps.add(() => (run.position = ahead - 1));
  }
  // The files of an archived version are fetched from version control again.
  const { version } = run;
  if (version.status === 'archived') {
    steps.enter('fetching', (at) => advanceIfPossible(version, 'fetching', at));
    steps.enter('fetching_completed', (at) => advanceIfPossible(version, 'uploaded', at));
  }
}

function runPrePlanStage(steps: StepDrafts, run: RunRecord, { courses }: Store): 'over' | void {
  const stage = stageOf(run, 'pre_plan');
  if (stage === undefined) return;
  steps.enter('pre_plan_running', (at) => startTasks(stage, at));
  const failed = childrenOf(stage, 'task-results').some(isBlocking);
  steps.add((at) => endTasks(stage, at));
  if (failed && courses['failed-task'] === 'waits') {
    const wait = (at: Date): void => advance(stage, 'awaiting_override', at);
    steps.enter('pre_plan_awaiting_decision', wait, true);
  } else if (failed) {
    return endRunWith(steps, run, (at) => advance(stage, 'failed', at));
  }
  steps.enter('pre_plan_completed', (at) => advance(stage, 'passed', at));
  steps.enter('queuing');
}

function beginPlan(steps: StepDrafts, run: RunRecord): void {
  steps.enter('plan_queued', (at) => advance(run.plan, 'queued', at));
  steps.enter('planning', (at) => advance(run.plan, 'running', at));
}

function endPlan(steps: StepDrafts, run: RunRecord): 'over' | void {
  if (run.plan.problems.some(({ severity }) => severity === 'error')) {
    return endRunWith(steps, run, (at) => advance(run.plan, 'errored', at));
  }
  steps.enter('planned', (at) => {
    advance(run.plan, 'finished', at);
    if (run.cost?.script.status === 'skipped_due_to_targeting') {
      advance(run.cost, 'skipped_due_to_targeting', at);
    }
  });
}

/**
 * Policies about providers and modules, which are evaluated before anything is planned. What becomes of the run and its plan
 * where they stop it is what the courses say.
 */
function evaluateInit(steps: StepDrafts, run: RunRecord, { courses }: Store): 'over' | void {
  const evaluations = evaluationsAt(run, 'Init');
  if (evaluations.length === 0) return;
  const result = evaluateTfPolicy(steps, evaluations);
  const conclude = (at: Date): void => advanceAll(evaluations, result, at);
  if (result === 'passed') {
    steps.add(conclude);
    return;
  }
  if (result === 'awaiting_override') {
    const course = courses['overridable-init'];
    if (course === 'errored') return endBeforePlan(steps, run, conclude, 'plan-errored');
    if (course === 'stays-planning') steps.enter('planning', conclude, true);
    else {
      steps.enter('tf_policy_override', conclude, true);
      steps.enter('planning');
    }
    return;
  }
  return endBeforePlan(steps, run, conclude, courses['final-init']);
}

/** Adds the step that ends a run before its plan is made, or leaves it waiting in vain. */
function endBeforePlan(
  steps: StepDrafts,
  run: RunRecord,
  conclude: (at: Date) => void,
  course: Courses['final-init'],
): 'over' {
  if (course === 'waits') {
    steps.enter('tf_policy_override', conclude, true);
    return 'over';
  }
  if (course === 'plan-running') {
    steps.enter('errored', conclude);
    return 'over';
  }
  const end = (at: Date): void => {
    conclude(at);
    if (course === 'plan-errored') advance(run.plan, 'errored', at);
    if (course === 'plan-canceled') advance(run.plan, 'canceled', at);
  };
  const isFinished = course === 'planned_and_finished';
  return endRunWith(steps, run, end, isFinished ? 'planned_and_finished' : 'errored');
}

/** Adds the steps of evaluations until they have a result. */
function evaluateTfPolicy(
  steps: StepDrafts,
  evaluations: readonly TfPolicyEvaluationRecord[],
): ReturnType<typeof stageResult> {
  steps.add((at) => advanceAll(evaluations, 'queued', at));
  steps.add((at) => advanceAll(evaluations, 'running', at));
  const isErrored = evaluations.some(({ error }) => error !== null);
  return isErrored ? 'errored' : stageResult(evaluations.flatMap(setsOf));
}

/** The steps of a run between its plan and the stage after it. */
function evaluatePlan(steps: StepDrafts, run: RunRecord): 'over' | void {
  const evaluations = evaluationsAt(run, 'Plan');
  if (evaluations.length === 0) return;
  const result = evaluateTfPolicy(steps, evaluations);
  const conclude = (at: Date): void => advanceAll(evaluations, result, at);
  if (result === 'errored' || result === 'failed') return endRunWith(steps, run, conclude);
  if (result === 'awaiting_override') steps.enter('tf_policy_override', conclude, true);
  steps.enter('tf_policy_checked', result === 'passed' ? conclude : undefined);
}

/**
 * Run tasks, then policy evaluations. What follows a failure is what its kind allows, and where no source says, what the
 * courses say: the run ends, waits for an override, or waits without end.
 */
function runPostPlanStage(steps: StepDrafts, run: RunRecord, { courses }: Store): 'over' | void {
  const stage = stageOf(run, 'post_plan');
  if (stage === undefined) return;
  const tasks = childrenOf(stage, 'task-results');
  const isStuck = run.script.evaluationStuck === true;
  const evaluations = isStuck ? [] : childrenOf(stage, 'policy-evaluations');
  steps.enter('post_plan_running', (at) => startTasks(stage, at));
  if (tasks.length > 0) steps.add((at) => endTasks(stage, at));
  const isTaskFailed = tasks.some(isBlocking);
  if (isTaskFailed && courses['failed-task'] !== 'waits') {
    return endRunWith(steps, run, (at) => {
      advance(stage, 'failed', at);
      advanceAll(evaluations, 'unreachable', at);
    });
  }
  if (evaluations.length > 0) {
    steps.add((at) => advanceAll(evaluations, 'queued', at));
    steps.add((at) => advanceAll(evaluations, 'running', at));
  }
  const evaluated = stageResult(evaluations.flatMap(setsOf));
  // A failed task with which the run still goes on waits for an override, as the course says.
  const result = evaluated === 'passed' && isTaskFailed ? 'awaiting_override' : evaluated;
  const waitsForever = result === 'failed' && courses['final-evaluation'] === 'waits';
  const conclude = (at: Date): void => {
    for (const evaluation of evaluations) {
      advance(evaluation, evaluationStatus(setsOf(evaluation)), at);
    }
    advance(stage, waitsForever ? 'awaiting_override' : result, at);
  };
  if (result === 'passed') {
    steps.enter('post_plan_completed', conclude);
    return;
  }
  if (run.planOnly) {
    const course = evaluated === 'awaiting_override' ? courses['failed-evaluation'] : 'waits';
    if (course !== 'waits') return endRunWith(steps, run, conclude, course);
  }
  if (result !== 'awaiting_override' && !waitsForever) return endRunWith(steps, run, conclude);
  steps.enter('post_plan_awaiting_decision', conclude, true);
  if (waitsForever) return 'over';
  steps.enter('post_plan_completed', (at) => advance(stage, 'passed', at));
}

function estimateCost(steps: StepDrafts, { cost: estimate }: RunRecord): void {
  if (estimate === undefined || estimate.script.status === 'skipped_due_to_targeting') return;
  const result = estimate.script.status;
  steps.enter('cost_estimating', (at) => advance(estimate, 'queued', at));
  // A failed cost estimate does not stop the run.
  steps.enter('cost_estimated', (at) => advance(estimate, result, at));
}

function runPolicyChecks(steps: StepDrafts, run: RunRecord, { courses }: Store): 'over' | void {
  const checks = childrenOf(run, 'policy-checks');
  if (checks.length === 0) return;
  const results = checks.map(checkStatus);
  const judge = (at: Date): void => {
    for (const check of checks) advance(check, checkStatus(check), at);
  };
  steps.enter('policy_checking', (at) => advanceAll(checks, 'queued', at));
  if (results.includes('hard_failed') || results.includes('errored')) {
    const isBroken = run.planOnly && !results.includes('hard_failed');
    steps.enter(isBroken ? courses['broken-check'] : 'errored', judge);
    return 'over';
  }
  if (results.includes('soft_failed')) {
    steps.enter(run.planOnly ? 'policy_soft_failed' : 'policy_override', judge, true);
    const afterOverride = run.planOnly ? courses['overridden-plan-only-run'] : 'goes-on';
    const staysChecked = afterOverride === 'rests-checked';
    if (!staysChecked && !['goes-on', 'goes-on-later'].includes(afterOverride)) return 'over';
    steps.enter('policy_checked', undefined, staysChecked);
    return staysChecked ? 'over' : undefined;
  }
  steps.enter('policy_checked', judge);
}

/** What follows the policies: nothing, the apply, or a person's decision about it. */
function endOrApply(steps: StepDrafts, run: RunRecord, store: Store): void {
  const staysChecked =
    store.courses['overridden-saved-plan'] === 'policy_checked' &&
    childrenOf(run, 'policy-checks').some((check) => checkStatus(check) === 'soft_failed');
  const hasNothingToApply = !run.plan.hasChanges && !run.options.allowEmptyApply;
  if (run.planOnly || hasNothingToApply) steps.enter('planned_and_finished');
  else if (run.savePlan && !staysChecked) {
    steps.enter('planned_and_saved', undefined, true);
  } else if (run.autoApply && !run.savePlan) {
    confirmAndApply(steps, run);
  } else {
    // The run keeps its status until a person confirms or discards it.
    const last = steps.drafts.at(-1);
    if (last !== undefined) last.awaitsDecision = true;
  }
}

function confirmAndApply(steps: StepDrafts, run: RunRecord): void {
  steps.enter('confirmed');
  const preApply = stageOf(run, 'pre_apply');
  if (preApply !== undefined) {
    steps.enter('pre_apply_running', (at) => startTasks(preApply, at));
    steps.add((at) => endTasks(preApply, at));
    if (childrenOf(preApply, 'task-results').some(isBlocking)) {
      steps.enter('errored', (at) => advance(preApply, 'failed', at));
      return;
    }
    steps.enter('pre_apply_completed', (at) => advance(preApply, 'passed', at));
  }
  const { apply: work } = run;
  steps.enter('queuing_apply');
  steps.enter('apply_queued', (at) => advance(work, 'queued', at));
  steps.enter('applying', (at) => advance(work, 'running', at));
  if (run.appliablePlan !== null) steps.add(run.startApply);
  else endApply(steps, run);
}

function endApply(steps: StepDrafts, run: RunRecord): void {
  const { apply: work } = run;
  const postApply = stageOf(run, 'post_apply');
  const finishApply = (at: Date): void => {
    work.counts = run.plan.counts;
    makeCurrent(run);
    advance(work, 'finished', at);
    // Evaluates again what asked for values of the apply. The changes are made, whatever it says.
    for (const evaluation of evaluationsAt(run, 'Apply')) {
      advance(evaluation, 'queued', at);
      advance(evaluation, 'running', at);
      advance(evaluation, evaluationStatus(setsOf(evaluation)), at);
    }
  };
  if (postApply !== undefined) {
    const result = childrenOf(postApply, 'task-results').some(isBlocking) ? 'failed' : 'passed';
    steps.enter('post_apply_running', (at) => {
      finishApply(at);
      startTasks(postApply, at);
    });
    steps.add((at) => endTasks(postApply, at));
    steps.enter('post_apply_completed', (at) => advance(postApply, result, at));
  }
  steps.enter('applied', postApply === undefined ? finishApply : undefined);
}

function evaluationsAt(run: RunRecord, stage: 'Init' | 'Plan' | 'Apply') {
  const evaluations = childrenOf(run, 'tf-policy-evaluations');
  return evaluations.filter(({ attributes }) => attributes['stage-type'] === stage);
}

/** Makes a provisional version the current one, unless a newer version is current already. */
function makeCurrent({ version, parent: workspace }: RunRecord): void {
  const versions: readonly (VersionRecord | null)[] = childrenOf(
    workspace,
    'configuration-versions',
  );
  // -1 without a current version, which then is older than any.
  const currentIndex = versions.indexOf(workspace.currentVersion);
  if (version.attributes.provisional && currentIndex < versions.indexOf(version)) {
    workspace.currentVersion = version;
  }
}

function stageOf(run: RunRecord, stage: TaskStageRecord['attributes']['stage']) {
  return childrenOf(run, 'task-stages').find(({ attributes }) => attributes.stage === stage);
}

function startTasks(stage: TaskStageRecord, at: Date): void {
  advance(stage, 'running', at);
  advanceAll(childrenOf(stage, 'task-results'), 'running', at);
}

function endTasks(stage: TaskStageRecord, at: Date): void {
  for (const task of childrenOf(stage, 'task-results')) advance(task, task.outcome, at);
}

/** Adds the step that ends the run, with `act`. Parts of the run without a result become `unreachable`. */
function endRunWith(
  steps: StepDrafts,
  run: RunRecord,
  act: (at: Date) => void,
  status: ServedRunStatus = 'errored',
): 'over' {
  steps.enter(status, (at) => {
    act(at);
    endUnfinishedParts(run, 'unreachable', at);
  });
  return 'over';
}

/** The results of the policy sets of an evaluation. */
export function setsOf(evaluation: StoredResource): EvaluatedSet[] {
  return outcomesOf(evaluation).map(({ set }) => set);
}

/**
 * Ends what belongs to a run that ended early: whatever has no result yet gets the status `to`, if its state machine
 * allows that.
 *
 * @param parent everything below it is ended
 */
export function endUnfinishedParts(
  run: RunRecord,
  to: 'unreachable' | 'canceled',
  at: Date,
  parent: StoredResource = run,
): void {
  const isStuck = run.script.evaluationStuck === true && to !== 'canceled';
  for (const part of Object.values(parent.children ?? {}).flat()) {
    const stays = isStuck && part.type === 'policy-evaluations';
    if (hasStatus(part) && !stays) advanceIfPossible(part, to, at);
    endUnfinishedParts(run, to, at, part);
  }
}
