/**
 * The steps of a run, laid out when it is created: which statuses it enters, and what happens to
 * its plan, stages, evaluations and checks at each step.
 *
 * Beliefs: cost-error-does-not-stop, cost-words, cv-vcs-archived, hard-failed-run-errored,
 * no-changes-still-evaluated, no-override-for-noop, order-of-stages, pe-errored-not-overridable,
 * pe-no-plan-no-evaluation, plan-finished-though-run-errored, planned-and-finished-final,
 * policy-override-waits, policy-soft-failed-final, post-plan-awaiting-decision, run-task-failure,
 * tf-policy-override-meaning, tfp-mixed-levels
 */
import { applyPlan } from './apply-plan.ts';
import { finish, startCourse, type Course } from './course.ts';
import {
  checkStatus,
  countOutcomes,
  evaluationStatus,
  failuresOverridable,
  isBlocking,
  isBroken,
} from './evaluated.ts';
import {
  advance,
  moveAll,
  moveIfPossible,
  COST_ESTIMATE_MACHINE,
  PLAN_MACHINE,
  POLICY_CHECK_MACHINE,
  POLICY_EVALUATION_MACHINE,
  TASK_RESULT_MACHINE,
  TASK_STAGE_MACHINE,
  TF_POLICY_EVALUATION_MACHINE,
  VERSION_MACHINE,
} from './machines.ts';
import type { OutcomeRecord, RunRecord, RunStep } from './records.ts';
import { closeAll, hasChanges, partsOfRun, type RunParts, type StageParts } from './run-parts.ts';
import type { Store } from './store.ts';

/** The steps from `pending` until the run ends or waits. The first step has the run's present status. */
export function layOut(store: Store, run: RunRecord): RunStep[] {
  const parts = partsOfRun(store, run);
  const course = startCourse(run, 'pending');
  queue(course, parts);
  const phases = [prePlan, plan, terraformPolicy, postPlan, cost, policyChecks];
  if (phases.every((phase) => phase(course, parts, store) === 'goes-on')) {
    end(course, parts, store);
  }
  return finish(course, run);
}

/** The steps of a run with an engine: from `pending` to `planning`, where it stays until the engine is done. */
export function layOutPlanning(store: Store, run: RunRecord, begin: () => void): RunStep[] {
  const parts = partsOfRun(store, run);
  const course = startCourse(run, 'pending');
  queue(course, parts);
  if (prePlan(course, parts, store) === 'goes-on') {
    beginPlan(course, parts);
    course.within(begin);
  }
  return finish(course, { script: { ...run.script, durationMs: 0 } });
}

/** The steps after `planning`, once the engine has planned. */
export function layOutPlanned(store: Store, run: RunRecord): RunStep[] {
  const parts = partsOfRun(store, run);
  const course = startCourse(run, 'planning');
  const phases = [endPlan, terraformPolicy, postPlan, cost, policyChecks];
  if (phases.every((phase) => phase(course, parts, store) === 'goes-on')) {
    end(course, parts, store);
  }
  return finish(course, run);
}

/** The steps from a confirmed plan to `applied`. */
export function layOutApply(store: Store, run: RunRecord): RunStep[] {
  const course = startCourse(run, 'confirmed');
  course.enter('confirmed');
  apply(course, partsOfRun(store, run), store);
  return finish(course, run);
}

type StretchOutcome = 'goes-on' | 'over';

function queue(course: Course, { run, version }: RunParts): void {
  course.enter('pending');
  for (let ahead = run.position; ahead > 0; ahead -= 1) {
    course.within(() => (run.position = ahead - 1));
  }
  // The files of an archived version are fetched from version control again.
  if (version.status === 'archived') {
    course.enter('fetching', (at) => moveIfPossible(VERSION_MACHINE, version, 'fetching', at));
    course.enter('fetching_completed', (at) =>
      moveIfPossible(VERSION_MACHINE, version, 'uploaded', at),
    );
  }
}

function prePlan(course: Course, parts: RunParts, { courses }: Store): StretchOutcome {
  const { prePlan: inStage } = parts;
  if (inStage === undefined) return 'goes-on';
  const { stage, tasks } = inStage;
  course.enter('pre_plan_running', (at) => startTasks(inStage, at));
  const failed = tasks.some(isBlocking);
  course.within((at) => endTasks(inStage, at));
  if (failed && courses['failed-task'] === 'waits') {
    const wait = (at: Date): void => advance(TASK_STAGE_MACHINE, stage, 'awaiting_override', at);
    course.enter('pre_plan_awaiting_decision', wait, true);
  } else if (failed) {
    course.enter('errored', (at) => {
      advance(TASK_STAGE_MACHINE, stage, 'failed', at);
      closeAll(parts, 'unreachable', at);
    });
    return 'over';
  }
  course.enter('pre_plan_completed', (at) => advance(TASK_STAGE_MACHINE, stage, 'passed', at));
  course.enter('queuing');
  return 'goes-on';
}

function plan(course: Course, parts: RunParts): StretchOutcome {
  beginPlan(course, parts);
  return endPlan(course, parts);
}

function beginPlan(course: Course, parts: RunParts): void {
  course.enter('plan_queued', (at) => advance(PLAN_MACHINE, parts.plan, 'queued', at));
  course.enter('planning', (at) => advance(PLAN_MACHINE, parts.plan, 'running', at));
}

function endPlan(course: Course, parts: RunParts): StretchOutcome {
  if (parts.plan.problems.some(({ severity }) => severity === 'error')) {
    course.enter('errored', (at) => {
      advance(PLAN_MACHINE, parts.plan, 'errored', at);
      closeAll(parts, 'unreachable', at);
    });
    return 'over';
  }
  course.enter('planned', (at) => {
    advance(PLAN_MACHINE, parts.plan, 'finished', at);
    if (parts.cost?.script.status === 'skipped_due_to_targeting') {
      advance(COST_ESTIMATE_MACHINE, parts.cost, 'skipped_due_to_targeting', at);
    }
  });
  return 'goes-on';
}

function terraformPolicy(course: Course, parts: RunParts): StretchOutcome {
  const evaluations = parts.tfEvaluations.filter(({ stage }) => stage === 'Plan');
  if (evaluations.length === 0) return 'goes-on';
  const machine = TF_POLICY_EVALUATION_MACHINE;
  course.within((at) => moveAll(machine, evaluations, 'queued', at));
  course.within((at) => moveAll(machine, evaluations, 'running', at));
  const sets = evaluations.flatMap(setsOf);
  const count = countOutcomes(sets);
  if (count.mandatoryFailed > 0 || isBroken(count)) {
    const overridable = !isBroken(count) && failuresOverridable(sets);
    const result = isBroken(count) ? 'errored' : overridable ? 'awaiting_override' : 'failed';
    if (!overridable) {
      course.enter('errored', (at) => {
        moveAll(machine, evaluations, result, at);
        closeAll(parts, 'unreachable', at);
      });
      return 'over';
    }
    const wait = (at: Date): void => moveAll(machine, evaluations, result, at);
    course.enter('tf_policy_override', wait, true);
    course.enter('tf_policy_checked');
    return 'goes-on';
  }
  course.enter('tf_policy_checked', (at) => moveAll(machine, evaluations, 'passed', at));
  return 'goes-on';
}

function postPlan(course: Course, parts: RunParts, store: Store): StretchOutcome {
  const { postPlan: inStage } = parts;
  if (inStage === undefined) return 'goes-on';
  const { stage, tasks, evaluations } = inStage;
  const machine = POLICY_EVALUATION_MACHINE;
  const { script } = parts.run;
  course.enter('post_plan_running', (at) => startTasks(inStage, at));
  if (tasks.length > 0) course.within((at) => endTasks(inStage, at));

  const tasksWait = tasks.some(isBlocking) && store.courses['failed-task'] === 'waits';
  if (tasks.some(isBlocking) && !tasksWait) {
    course.enter('errored', (at) => {
      advance(TASK_STAGE_MACHINE, stage, 'failed', at);
      if (script.evaluationStuck !== true) moveAll(machine, evaluations, 'unreachable', at);
      closeAll(parts, 'unreachable', at);
    });
    return 'over';
  }
  if (evaluations.length > 0 && script.evaluationStuck !== true) {
    course.within((at) => moveAll(machine, evaluations, 'queued', at));
    course.within((at) => moveAll(machine, evaluations, 'running', at));
  }
  const judged = script.evaluationStuck === true ? [] : evaluations;
  const sets = judged.flatMap(setsOf);
  const count = countOutcomes(sets);
  const judge = (at: Date): void => {
    for (const evaluation of judged) {
      advance(machine, evaluation, evaluationStatus(setsOf(evaluation)), at);
    }
  };
  if (count.mandatoryFailed === 0 && !isBroken(count) && !tasksWait) {
    course.enter('post_plan_completed', (at) => {
      judge(at);
      advance(TASK_STAGE_MACHINE, stage, 'passed', at);
    });
    return 'goes-on';
  }
  return failPostPlan(course, parts, store, { stage, sets, judge });
}

interface JudgedStage {
  stage: StageParts['stage'];
  sets: OutcomeRecord['set'][];
  judge: (at: Date) => void;
}

/** The end of a stage in which something failed, or its wait for an override. */
function failPostPlan(
  course: Course,
  parts: RunParts,
  { courses }: Store,
  { stage, sets, judge }: JudgedStage,
): StretchOutcome {
  const { script, planOnly } = parts.run;
  const count = countOutcomes(sets);
  const overridable = !isBroken(count) && failuresOverridable(sets);
  // Belief: not-overridable-set-fails-run
  const waitsInVain = !isBroken(count) && !overridable && courses['final-evaluation'] === 'waits';
  const stageStatus = isBroken(count)
    ? 'errored'
    : overridable || waitsInVain
      ? 'awaiting_override'
      : 'failed';
  const conclude = (at: Date): void => {
    judge(at);
    advance(TASK_STAGE_MACHINE, stage, stageStatus, at);
  };
  // Belief: opa-plan-only-end
  const ending = planOnly
    ? (script.planOnlyFailure ?? endingOf(courses, overridable && count.mandatoryFailed > 0))
    : undefined;
  if (overridable && (ending === undefined || ending === 'post_plan_awaiting_decision')) {
    course.enter('post_plan_awaiting_decision', conclude, true);
    course.enter('post_plan_completed', (at) => advance(TASK_STAGE_MACHINE, stage, 'passed', at));
    return 'goes-on';
  }
  if (waitsInVain) {
    course.enter('post_plan_awaiting_decision', conclude, true);
    return 'over';
  }
  course.enter(
    ending ?? 'errored',
    (at) => {
      conclude(at);
      closeAll(parts, 'unreachable', at);
    },
    ending === 'post_plan_awaiting_decision',
  );
  return 'over';
}

/** How a plan-only run ends whose evaluation failed, if its script does not say; undefined: as any other run. */
function endingOf(courses: Store['courses'], overridable: boolean) {
  const ending = courses['failed-evaluation'];
  return ending === 'waits' || !overridable ? undefined : ending;
}

function cost(course: Course, { cost: estimate }: RunParts): StretchOutcome {
  if (estimate === undefined || estimate.script.status === 'skipped_due_to_targeting') {
    return 'goes-on';
  }
  const result = estimate.script.status;
  course.enter('cost_estimating', (at) => advance(COST_ESTIMATE_MACHINE, estimate, 'queued', at));
  // A failed cost estimate does not stop the run.
  course.enter('cost_estimated', (at) => advance(COST_ESTIMATE_MACHINE, estimate, result, at));
  return 'goes-on';
}

function policyChecks(course: Course, parts: RunParts, { courses }: Store): StretchOutcome {
  const { checks, run } = parts;
  if (checks.length === 0) return 'goes-on';
  const results = checks.map(checkStatus);
  const judge = (at: Date): void => {
    for (const check of checks) advance(POLICY_CHECK_MACHINE, check, checkStatus(check), at);
  };
  course.enter('policy_checking', (at) => moveAll(POLICY_CHECK_MACHINE, checks, 'queued', at));
  if (results.includes('hard_failed') || results.includes('errored')) {
    // Belief: policy-error-run-errored
    const isBroken = run.planOnly && !results.includes('hard_failed');
    course.enter(isBroken ? courses['broken-check'] : 'errored', judge);
    return 'over';
  }
  if (results.includes('soft_failed')) {
    course.enter(run.planOnly ? 'policy_soft_failed' : 'policy_override', judge, true);
    // Belief: policy-soft-failed-after-override
    const after = run.planOnly ? courses['overridden-plan-only-run'] : 'goes-on';
    if (after !== 'goes-on' && after !== 'goes-on-later' && after !== 'rests-checked')
      return 'over';
    course.enter('policy_checked', undefined, after === 'rests-checked');
    return after === 'rests-checked' ? 'over' : 'goes-on';
  }
  course.enter('policy_checked', judge);
  return 'goes-on';
}

function end(course: Course, parts: RunParts, store: Store): void {
  const { run, plan } = parts;
  const idle = !hasChanges(plan) && !run.options.allowEmptyApply;
  if (run.planOnly || idle) course.enter('planned_and_finished');
  else if (run.savePlan && !restsChecked(parts, store)) {
    course.enter('planned_and_saved', undefined, true);
  } else if (run.autoApply && !run.savePlan) {
    course.enter('confirmed');
    apply(course, parts, store);
  } else {
    // The run keeps its status until a person confirms or discards it.
    const last = course.drafts.at(-1);
    if (last !== undefined) last.pause = true;
  }
}

/** Belief: saved-plan-after-override */
function restsChecked({ checks }: RunParts, { courses }: Store): boolean {
  const isRest = courses['overridden-saved-plan'] === 'policy_checked';
  return isRest && checks.some((check) => checkStatus(check) === 'soft_failed');
}

function apply(course: Course, parts: RunParts, store: Store): void {
  const { preApply, postApply } = parts;
  if (preApply !== undefined) {
    const { stage, tasks } = preApply;
    course.enter('pre_apply_running', (at) => startTasks(preApply, at));
    course.within((at) => endTasks(preApply, at));
    if (tasks.some(isBlocking)) {
      course.enter('errored', (at) => advance(TASK_STAGE_MACHINE, stage, 'failed', at));
      return;
    }
    course.enter('pre_apply_completed', (at) => advance(TASK_STAGE_MACHINE, stage, 'passed', at));
  }
  const { apply: work } = parts;
  course.enter('queuing_apply');
  course.enter('apply_queued', (at) => advance(PLAN_MACHINE, work, 'queued', at));
  course.enter('applying', (at) => advance(PLAN_MACHINE, work, 'running', at));
  const finishApply = (at: Date): void => {
    applyPlan(store, parts.run);
    advance(PLAN_MACHINE, work, 'finished', at);
    judgeApply(parts, at);
  };
  if (postApply !== undefined) {
    const { stage, tasks } = postApply;
    const result = tasks.some(isBlocking) ? 'failed' : 'passed';
    course.enter('post_apply_running', (at) => {
      finishApply(at);
      startTasks(postApply, at);
    });
    course.within((at) => endTasks(postApply, at));
    course.enter('post_apply_completed', (at) => advance(TASK_STAGE_MACHINE, stage, result, at));
  }
  course.enter('applied', postApply === undefined ? finishApply : undefined);
}

/** Terraform policy that asked for values of the apply. The changes are made, whatever it says. */
function judgeApply({ tfEvaluations }: RunParts, at: Date): void {
  const machine = TF_POLICY_EVALUATION_MACHINE;
  for (const evaluation of tfEvaluations.filter(({ stage }) => stage === 'Apply')) {
    advance(machine, evaluation, 'queued', at);
    advance(machine, evaluation, 'running', at);
    advance(machine, evaluation, evaluationStatus(setsOf(evaluation)), at);
  }
}

function setsOf({ outcomes }: { outcomes: OutcomeRecord[] }): OutcomeRecord['set'][] {
  return outcomes.map(({ set }) => set);
}

function startTasks({ stage, tasks }: StageParts, at: Date): void {
  advance(TASK_STAGE_MACHINE, stage, 'running', at);
  moveAll(TASK_RESULT_MACHINE, tasks, 'running', at);
}

function endTasks({ tasks }: StageParts, at: Date): void {
  for (const task of tasks) advance(TASK_RESULT_MACHINE, task, task.outcome, at);
}
