/**
 * The steps of a run, laid out when it is created: which statuses it enters, and what happens to
 * its plan, stages, evaluations and checks at each step.
 */
import { applyPlan } from './apply-plan.ts';
import { finish, startSteps, type StepDrafts } from './run-steps.ts';
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
  const steps = startSteps(run, 'pending');
  queue(steps, parts);
  const phases = [prePlan, plan, terraformPolicy, postPlan, cost, policyChecks];
  if (phases.every((phase) => phase(steps, parts, store) === 'goes-on')) {
    end(steps, parts, store);
  }
  return finish(steps, run);
}

/** The steps of a run with an engine: from `pending` to `planning`, where it stays until the engine is done. */
export function layOutPlanning(store: Store, run: RunRecord, begin: () => void): RunStep[] {
  const parts = partsOfRun(store, run);
  const steps = startSteps(run, 'pending');
  queue(steps, parts);
  if (prePlan(steps, parts, store) === 'goes-on') {
    beginPlan(steps, parts);
    steps.add(begin);
  }
  return finish(steps, { script: { ...run.script, durationMs: 0 } });
}

/** The steps after `planning`, once the engine has planned. */
export function layOutPlanned(store: Store, run: RunRecord): RunStep[] {
  const parts = partsOfRun(store, run);
  const steps = startSteps(run, 'planning');
  const phases = [endPlan, terraformPolicy, postPlan, cost, policyChecks];
  if (phases.every((phase) => phase(steps, parts, store) === 'goes-on')) {
    end(steps, parts, store);
  }
  return finish(steps, run);
}

/** The steps from a confirmed plan to `applied`. */
export function layOutApply(store: Store, run: RunRecord): RunStep[] {
  const steps = startSteps(run, 'confirmed');
  steps.enter('confirmed');
  apply(steps, partsOfRun(store, run), store);
  return finish(steps, run);
}

type PhaseOutcome = 'goes-on' | 'over';

function queue(steps: StepDrafts, { run, version }: RunParts): void {
  steps.enter('pending');
  for (let ahead = run.position; ahead > 0; ahead -= 1) {
    steps.add(() => (run.position = ahead - 1));
  }
  // The files of an archived version are fetched from version control again.
  if (version.status === 'archived') {
    steps.enter('fetching', (at) => moveIfPossible(VERSION_MACHINE, version, 'fetching', at));
    steps.enter('fetching_completed', (at) =>
      moveIfPossible(VERSION_MACHINE, version, 'uploaded', at),
    );
  }
}

function prePlan(steps: StepDrafts, parts: RunParts, { courses }: Store): PhaseOutcome {
  const { prePlan: inStage } = parts;
  if (inStage === undefined) return 'goes-on';
  const { stage, tasks } = inStage;
  steps.enter('pre_plan_running', (at) => startTasks(inStage, at));
  const failed = tasks.some(isBlocking);
  steps.add((at) => endTasks(inStage, at));
  if (failed && courses['failed-task'] === 'waits') {
    const wait = (at: Date): void => advance(TASK_STAGE_MACHINE, stage, 'awaiting_override', at);
    steps.enter('pre_plan_awaiting_decision', wait, true);
  } else if (failed) {
    steps.enter('errored', (at) => {
      advance(TASK_STAGE_MACHINE, stage, 'failed', at);
      closeAll(parts, 'unreachable', at);
    });
    return 'over';
  }
  steps.enter('pre_plan_completed', (at) => advance(TASK_STAGE_MACHINE, stage, 'passed', at));
  steps.enter('queuing');
  return 'goes-on';
}

function plan(steps: StepDrafts, parts: RunParts): PhaseOutcome {
  beginPlan(steps, parts);
  return endPlan(steps, parts);
}

function beginPlan(steps: StepDrafts, parts: RunParts): void {
  steps.enter('plan_queued', (at) => advance(PLAN_MACHINE, parts.plan, 'queued', at));
  steps.enter('planning', (at) => advance(PLAN_MACHINE, parts.plan, 'running', at));
}

function endPlan(steps: StepDrafts, parts: RunParts): PhaseOutcome {
  if (parts.plan.problems.some(({ severity }) => severity === 'error')) {
    steps.enter('errored', (at) => {
      advance(PLAN_MACHINE, parts.plan, 'errored', at);
      closeAll(parts, 'unreachable', at);
    });
    return 'over';
  }
  steps.enter('planned', (at) => {
    advance(PLAN_MACHINE, parts.plan, 'finished', at);
    if (parts.cost?.script.status === 'skipped_due_to_targeting') {
      advance(COST_ESTIMATE_MACHINE, parts.cost, 'skipped_due_to_targeting', at);
    }
  });
  return 'goes-on';
}

function terraformPolicy(steps: StepDrafts, parts: RunParts): PhaseOutcome {
  const evaluations = parts.tfEvaluations.filter(({ stage }) => stage === 'Plan');
  if (evaluations.length === 0) return 'goes-on';
  const machine = TF_POLICY_EVALUATION_MACHINE;
  steps.add((at) => moveAll(machine, evaluations, 'queued', at));
  steps.add((at) => moveAll(machine, evaluations, 'running', at));
  const sets = evaluations.flatMap(setsOf);
  const count = countOutcomes(sets);
  if (count.mandatoryFailed > 0 || isBroken(count)) {
    const overridable = !isBroken(count) && failuresOverridable(sets);
    const result = isBroken(count) ? 'errored' : overridable ? 'awaiting_override' : 'failed';
    if (!overridable) {
      steps.enter('errored', (at) => {
        moveAll(machine, evaluations, result, at);
        closeAll(parts, 'unreachable', at);
      });
      return 'over';
    }
    const wait = (at: Date): void => moveAll(machine, evaluations, result, at);
    steps.enter('tf_policy_override', wait, true);
    steps.enter('tf_policy_checked');
    return 'goes-on';
  }
  steps.enter('tf_policy_checked', (at) => moveAll(machine, evaluations, 'passed', at));
  return 'goes-on';
}

function postPlan(steps: StepDrafts, parts: RunParts, store: Store): PhaseOutcome {
  const { postPlan: inStage } = parts;
  if (inStage === undefined) return 'goes-on';
  const { stage, tasks, evaluations } = inStage;
  const machine = POLICY_EVALUATION_MACHINE;
  const { script } = parts.run;
  steps.enter('post_plan_running', (at) => startTasks(inStage, at));
  if (tasks.length > 0) steps.add((at) => endTasks(inStage, at));

  const tasksWait = tasks.some(isBlocking) && store.courses['failed-task'] === 'waits';
  if (tasks.some(isBlocking) && !tasksWait) {
    steps.enter('errored', (at) => {
      advance(TASK_STAGE_MACHINE, stage, 'failed', at);
      if (script.evaluationStuck !== true) moveAll(machine, evaluations, 'unreachable', at);
      closeAll(parts, 'unreachable', at);
    });
    return 'over';
  }
  if (evaluations.length > 0 && script.evaluationStuck !== true) {
    steps.add((at) => moveAll(machine, evaluations, 'queued', at));
    steps.add((at) => moveAll(machine, evaluations, 'running', at));
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
    steps.enter('post_plan_completed', (at) => {
      judge(at);
      advance(TASK_STAGE_MACHINE, stage, 'passed', at);
    });
    return 'goes-on';
  }
  return failPostPlan(steps, parts, store, { stage, sets, judge });
}

interface JudgedStage {
  stage: StageParts['stage'];
  sets: OutcomeRecord['set'][];
  judge: (at: Date) => void;
}

/** The end of a stage in which something failed, or its wait for an override. */
function failPostPlan(
  steps: StepDrafts,
  parts: RunParts,
  { courses }: Store,
  { stage, sets, judge }: JudgedStage,
): PhaseOutcome {
  const { script, planOnly } = parts.run;
  const count = countOutcomes(sets);
  const overridable = !isBroken(count) && failuresOverridable(sets);
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
  const ending = planOnly
    ? (script.planOnlyFailure ?? endingOf(courses, overridable && count.mandatoryFailed > 0))
    : undefined;
  if (overridable && (ending === undefined || ending === 'post_plan_awaiting_decision')) {
    steps.enter('post_plan_awaiting_decision', conclude, true);
    steps.enter('post_plan_completed', (at) => advance(TASK_STAGE_MACHINE, stage, 'passed', at));
    return 'goes-on';
  }
  if (waitsInVain) {
    steps.enter('post_plan_awaiting_decision', conclude, true);
    return 'over';
  }
  steps.enter(
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

function cost(steps: StepDrafts, { cost: estimate }: RunParts): PhaseOutcome {
  if (estimate === undefined || estimate.script.status === 'skipped_due_to_targeting') {
    return 'goes-on';
  }
  const result = estimate.script.status;
  steps.enter('cost_estimating', (at) => advance(COST_ESTIMATE_MACHINE, estimate, 'queued', at));
  // A failed cost estimate does not stop the run.
  steps.enter('cost_estimated', (at) => advance(COST_ESTIMATE_MACHINE, estimate, result, at));
  return 'goes-on';
}

function policyChecks(steps: StepDrafts, parts: RunParts, { courses }: Store): PhaseOutcome {
  const { checks, run } = parts;
  if (checks.length === 0) return 'goes-on';
  const results = checks.map(checkStatus);
  const judge = (at: Date): void => {
    for (const check of checks) advance(POLICY_CHECK_MACHINE, check, checkStatus(check), at);
  };
  steps.enter('policy_checking', (at) => moveAll(POLICY_CHECK_MACHINE, checks, 'queued', at));
  if (results.includes('hard_failed') || results.includes('errored')) {
    const isBroken = run.planOnly && !results.includes('hard_failed');
    steps.enter(isBroken ? courses['broken-check'] : 'errored', judge);
    return 'over';
  }
  if (results.includes('soft_failed')) {
    steps.enter(run.planOnly ? 'policy_soft_failed' : 'policy_override', judge, true);
    const after = run.planOnly ? courses['overridden-plan-only-run'] : 'goes-on';
    if (after !== 'goes-on' && after !== 'goes-on-later' && after !== 'rests-checked')
      return 'over';
    steps.enter('policy_checked', undefined, after === 'rests-checked');
    return after === 'rests-checked' ? 'over' : 'goes-on';
  }
  steps.enter('policy_checked', judge);
  return 'goes-on';
}

function end(steps: StepDrafts, parts: RunParts, store: Store): void {
  const { run, plan } = parts;
  const idle = !hasChanges(plan) && !run.options.allowEmptyApply;
  if (run.planOnly || idle) steps.enter('planned_and_finished');
  else if (run.savePlan && !restsChecked(parts, store)) {
    steps.enter('planned_and_saved', undefined, true);
  } else if (run.autoApply && !run.savePlan) {
    steps.enter('confirmed');
    apply(steps, parts, store);
  } else {
    // The run keeps its status until a person confirms or discards it.
    const last = steps.drafts.at(-1);
    if (last !== undefined) last.pause = true;
  }
}

function restsChecked({ checks }: RunParts, { courses }: Store): boolean {
  const isRest = courses['overridden-saved-plan'] === 'policy_checked';
  return isRest && checks.some((check) => checkStatus(check) === 'soft_failed');
}

function apply(steps: StepDrafts, parts: RunParts, store: Store): void {
  const { preApply, postApply } = parts;
  if (preApply !== undefined) {
    const { stage, tasks } = preApply;
    steps.enter('pre_apply_running', (at) => startTasks(preApply, at));
    steps.add((at) => endTasks(preApply, at));
    if (tasks.some(isBlocking)) {
      steps.enter('errored', (at) => advance(TASK_STAGE_MACHINE, stage, 'failed', at));
      return;
    }
    steps.enter('pre_apply_completed', (at) => advance(TASK_STAGE_MACHINE, stage, 'passed', at));
  }
  const { apply: work } = parts;
  steps.enter('queuing_apply');
  steps.enter('apply_queued', (at) => advance(PLAN_MACHINE, work, 'queued', at));
  steps.enter('applying', (at) => advance(PLAN_MACHINE, work, 'running', at));
  const finishApply = (at: Date): void => {
    applyPlan(store, parts.run);
    advance(PLAN_MACHINE, work, 'finished', at);
    judgeApply(parts, at);
  };
  if (postApply !== undefined) {
    const { stage, tasks } = postApply;
    const result = tasks.some(isBlocking) ? 'failed' : 'passed';
    steps.enter('post_apply_running', (at) => {
      finishApply(at);
      startTasks(postApply, at);
    });
    steps.add((at) => endTasks(postApply, at));
    steps.enter('post_apply_completed', (at) => advance(TASK_STAGE_MACHINE, stage, result, at));
  }
  steps.enter('applied', postApply === undefined ? finishApply : undefined);
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
