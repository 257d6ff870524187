/**
 * The course of a run, laid out when it is created: which statuses it enters, what happens to its
 * plan, stages, evaluations and checks on the way, and how long each part takes.
 */
import { countResults } from './evaluated.ts';
import {
  advance,
  COST_ESTIMATE_MACHINE,
  mayFollow,
  PLAN_MACHINE,
  POLICY_CHECK_MACHINE,
  POLICY_EVALUATION_MACHINE,
  RUN_MACHINE,
  TASK_RESULT_MACHINE,
  TASK_STAGE_MACHINE,
  TF_POLICY_EVALUATION_MACHINE,
  VERSION_MACHINE,
  type Machine,
  type ServedRunStatus,
  type Stateful,
} from './machines.ts';
import type {
  CostEstimateRecord,
  PlanRecord,
  PolicyCheckRecord,
  PolicyEvaluationRecord,
  RunRecord,
  TaskResultRecord,
  TaskStageRecord,
  TfPolicyEvaluationRecord,
  VersionRecord,
} from './records.ts';

/** What happens at one moment, and how long nothing happens afterwards. */
export interface Step {
  act: (at: Date) => void;
  stayMs: number;
  /** The run rests here until somebody decides. */
  pause: boolean;
}

/** A stage with everything in it. */
export interface StageParts {
  stage: TaskStageRecord;
  tasks: TaskResultRecord[];
  evaluations: PolicyEvaluationRecord[];
}

export interface RunParts {
  run: RunRecord;
  plan: PlanRecord;
  prePlan: StageParts | undefined;
  postPlan: StageParts | undefined;
  preApply: StageParts | undefined;
  postApply: StageParts | undefined;
  checks: PolicyCheckRecord[];
  cost: CostEstimateRecord | undefined;
  tfEvaluations: TfPolicyEvaluationRecord[];
  version: VersionRecord;
}

/** Shares of a run's time, by status; what is not listed takes a moment. */
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
const MOMENT = 0.5;

interface Draft {
  /** The status during which this step's time passes. */
  status: ServedRunStatus;
  share: number;
  act: (at: Date) => void;
  pause: boolean;
}

/** From `pending` to where the run ends or rests. The first step's status is the run's own. */
export function layOut(parts: RunParts, onApplied: (at: Date) => void): Step[] {
  const course = startCourse(parts, 'pending');
  queue(course, parts);
  if (prePlan(course, parts) === 'over') return finish(course, parts);
  if (plan(course, parts) === 'over') return finish(course, parts);
  if (terraformPolicy(course, parts) === 'over') return finish(course, parts);
  if (postPlan(course, parts) === 'over') return finish(course, parts);
  cost(course, parts);
  if (policyChecks(course, parts) === 'over') return finish(course, parts);
  end(course, parts, onApplied);
  return finish(course, parts);
}

/** From a confirmed plan to `applied`. */
export function layOutApply(parts: RunParts, onApplied: (at: Date) => void): Step[] {
  const course = startCourse(parts, 'confirmed');
  course.enter('confirmed');
  apply(course, parts, onApplied);
  return finish(course, parts);
}

interface Course {
  drafts: Draft[];
  enter(status: ServedRunStatus, act?: (at: Date) => void, pause?: boolean): void;
  /** Something happens without the run changing its status. */
  within(act: (at: Date) => void): void;
}

type Outcome = 'goes-on' | 'over';

function startCourse({ run }: RunParts, first: ServedRunStatus): Course {
  const drafts: Draft[] = [];
  let status = first;
  return {
    drafts,
    enter(next, act, pause = false) {
      status = next;
      drafts.push({
        status,
        share: 1,
        pause,
        act: (at) => {
          if (run.status !== next) advance(RUN_MACHINE, run, next, at);
          act?.(at);
        },
      });
    },
    within(act) {
      drafts.push({ status, share: 1, pause: false, act });
    },
  };
}

/** Shares out the time: a status's own, or its weight's part of what the script leaves for the rest. */
function finish(course: Course, { run: { script } }: RunParts): Step[] {
  const { drafts } = course;
  const skipped = new Set<string>(script.skip ?? []);
  const timings = script.timings ?? {};
  const parts = new Map<string, number>();
  for (const { status, share } of drafts) parts.set(status, (parts.get(status) ?? 0) + share);
  const timed = (status: ServedRunStatus): boolean =>
    skipped.has(status) || timings[status] !== undefined;
  const weightOf = (status: ServedRunStatus): number => WEIGHTS[status] ?? MOMENT;
  // Where the run ends or rests no time is needed.
  const passed = new Set(drafts.map(({ status }) => status));
  passed.delete(drafts.at(-1)?.status ?? 'pending');
  const whole = [...passed]
    .filter((status) => !timed(status))
    .reduce((sum, status) => sum + weightOf(status), 0);
  const durationMs = script.durationMs ?? 0;
  return drafts.map(({ status, share, act, pause }) => {
    const ofStatus = share / (parts.get(status) ?? 1);
    const stayMs = skipped.has(status)
      ? 0
      : (timings[status] ?? (passed.has(status) ? (durationMs * weightOf(status)) / whole : 0));
    return { act, pause, stayMs: stayMs * ofStatus };
  });
}

function queue(course: Course, { run, version }: RunParts): void {
  course.enter('pending');
  for (let ahead = run.position; ahead > 0; ahead -= 1) {
    course.within(() => (run.position = ahead - 1));
  }
  // The files of an archived version come from version control once more.
  if (version.status === 'archived') {
    course.enter('fetching', (at) => moveIfPossible(VERSION_MACHINE, version, 'fetching', at));
    course.enter('fetching_completed', (at) =>
      moveIfPossible(VERSION_MACHINE, version, 'uploaded', at),
    );
  }
}

function prePlan(course: Course, parts: RunParts): Outcome {
  if (parts.prePlan === undefined) return 'goes-on';
  const { stage, tasks } = parts.prePlan;
  course.enter('pre_plan_running', (at) => startTasks(stage, tasks, at));
  const failed = tasks.some(isBlocking);
  course.within((at) => endTasks(tasks, at));
  if (failed) {
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

function plan(course: Course, parts: RunParts): Outcome {
  course.enter('plan_queued', (at) => advance(PLAN_MACHINE, parts.plan, 'queued', at));
  course.enter('planning', (at) => advance(PLAN_MACHINE, parts.plan, 'running', at));
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

function terraformPolicy(course: Course, parts: RunParts): Outcome {
  const evaluations = parts.tfEvaluations;
  if (evaluations.length === 0) return 'goes-on';
  const machine = TF_POLICY_EVALUATION_MACHINE;
  course.within((at) => moveAll(machine, evaluations, 'queued', at));
  course.within((at) => moveAll(machine, evaluations, 'running', at));
  const sets = evaluations.flatMap(({ outcomes }) => outcomes.map(({ set }) => set));
  const count = countResults(sets);
  if (count.mandatoryFailed > 0 || count.errored > 0) {
    const overridable = count.errored === 0 && failuresOverridable(sets);
    const result = count.errored > 0 ? 'errored' : overridable ? 'awaiting_override' : 'failed';
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

function postPlan(course: Course, parts: RunParts): Outcome {
  if (parts.postPlan === undefined) return 'goes-on';
  const { stage, tasks, evaluations } = parts.postPlan;
  const machine = POLICY_EVALUATION_MACHINE;
  const { script, planOnly } = parts.run;
  course.enter('post_plan_running', (at) => startTasks(stage, tasks, at));
  if (tasks.length > 0) course.within((at) => endTasks(tasks, at));

  if (tasks.some(isBlocking)) {
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
  const sets = judged.flatMap(({ outcomes }) => outcomes.map(({ set }) => set));
  const count = countResults(sets);
  const judge = (at: Date): void => {
    for (const evaluation of judged) {
      advance(machine, evaluation, evaluationStatus(evaluation), at);
    }
  };
  if (count.mandatoryFailed === 0 && count.errored === 0) {
    course.enter('post_plan_completed', (at) => {
      judge(at);
      advance(TASK_STAGE_MACHINE, stage, 'passed', at);
    });
    return 'goes-on';
  }
  const overridable = count.errored === 0 && failuresOverridable(sets);
  const stageStatus = count.errored > 0 ? 'errored' : overridable ? 'awaiting_override' : 'failed';
  const conclude = (at: Date): void => {
    judge(at);
    advance(TASK_STAGE_MACHINE, stage, stageStatus, at);
  };
  const ending = planOnly ? script.planOnlyFailure : undefined;
  if (overridable && (ending === undefined || ending === 'post_plan_awaiting_decision')) {
    course.enter('post_plan_awaiting_decision', conclude, true);
    course.enter('post_plan_completed', (at) => advance(TASK_STAGE_MACHINE, stage, 'passed', at));
    return 'goes-on';
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

function cost(course: Course, { cost: estimate }: RunParts): void {
  if (estimate === undefined || estimate.script.status === 'skipped_due_to_targeting') return;
  const result = estimate.script.status;
  course.enter('cost_estimating', (at) => advance(COST_ESTIMATE_MACHINE, estimate, 'queued', at));
  // An estimate that fails stops nothing.
  course.enter('cost_estimated', (at) => advance(COST_ESTIMATE_MACHINE, estimate, result, at));
}

function policyChecks(course: Course, parts: RunParts): Outcome {
  const { checks, run } = parts;
  if (checks.length === 0) return 'goes-on';
  const results = checks.map(checkStatus);
  const judge = (at: Date): void => {
    for (const check of checks) advance(POLICY_CHECK_MACHINE, check, checkStatus(check), at);
  };
  course.enter('policy_checking', (at) => moveAll(POLICY_CHECK_MACHINE, checks, 'queued', at));
  if (results.includes('hard_failed') || results.includes('errored')) {
    course.enter('errored', judge);
    return 'over';
  }
  if (results.includes('soft_failed')) {
    course.enter(run.planOnly ? 'policy_soft_failed' : 'policy_override', judge, true);
    course.enter('policy_checked');
    return 'goes-on';
  }
  course.enter('policy_checked', judge);
  return 'goes-on';
}

function end(course: Course, parts: RunParts, onApplied: (at: Date) => void): void {
  const { run, plan } = parts;
  const { additions, changes, destructions } = plan.counts;
  const nothingToDo = additions + changes + destructions === 0;
  if (run.planOnly || nothingToDo) course.enter('planned_and_finished');
  else if (run.savePlan) course.enter('planned_and_saved', undefined, true);
  else if (run.autoApply) {
    course.enter('confirmed');
    apply(course, parts, onApplied);
  } else {
    // Rests in the status it has, until somebody confirms or discards it.
    const last = course.drafts.at(-1);
    if (last !== undefined) last.pause = true;
  }
}

function apply(course: Course, parts: RunParts, onApplied: (at: Date) => void): void {
  if (parts.preApply !== undefined) {
    const { stage, tasks } = parts.preApply;
    course.enter('pre_apply_running', (at) => startTasks(stage, tasks, at));
    course.within((at) => endTasks(tasks, at));
    if (tasks.some(isBlocking)) {
      course.enter('errored', (at) => advance(TASK_STAGE_MACHINE, stage, 'failed', at));
      return;
    }
    course.enter('pre_apply_completed', (at) => advance(TASK_STAGE_MACHINE, stage, 'passed', at));
  }
  course.enter('queuing_apply');
  course.enter('apply_queued');
  course.enter('applying');
  if (parts.postApply !== undefined) {
    const { stage, tasks } = parts.postApply;
    const result = tasks.some(isBlocking) ? 'failed' : 'passed';
    course.enter('post_apply_running', (at) => startTasks(stage, tasks, at));
    course.within((at) => endTasks(tasks, at));
    course.enter('post_apply_completed', (at) => advance(TASK_STAGE_MACHINE, stage, result, at));
  }
  course.enter('applied', onApplied);
}

function startTasks(stage: TaskStageRecord, tasks: TaskResultRecord[], at: Date): void {
  advance(TASK_STAGE_MACHINE, stage, 'running', at);
  moveAll(TASK_RESULT_MACHINE, tasks, 'running', at);
}

function endTasks(tasks: TaskResultRecord[], at: Date): void {
  for (const task of tasks) advance(TASK_RESULT_MACHINE, task, task.outcome, at);
}

function isBlocking({ level, outcome }: TaskResultRecord): boolean {
  return level === 'mandatory' && outcome !== 'passed';
}

function checkStatus({ policies, errored }: PolicyCheckRecord): PolicyCheckRecord['status'] {
  if (errored || policies.some(({ status }) => status === 'errored')) return 'errored';
  const failed = policies.filter(({ status }) => status === 'failed');
  if (failed.some(({ level }) => level === 'hard-mandatory' || level === 'mandatory')) {
    return 'hard_failed';
  }
  return failed.some(({ level }) => level !== 'advisory') ? 'soft_failed' : 'passed';
}

function evaluationStatus({ outcomes }: PolicyEvaluationRecord): 'passed' | 'failed' | 'errored' {
  const count = countResults(outcomes.map(({ set }) => set));
  if (count.mandatoryFailed > 0) return 'failed';
  return count.errored > 0 ? 'errored' : 'passed';
}

function failuresOverridable(sets: readonly RunSet[]): boolean {
  return sets.every(
    ({ overridable, policies }) =>
      overridable ||
      policies.every(
        ({ status, level }) =>
          status === 'passed' ||
          level === 'advisory' ||
          level === 'soft-mandatory' ||
          level === 'mandatory-overridable',
      ),
  );
}
type RunSet = PolicyEvaluationRecord['outcomes'][number]['set'];

function moveAll<Status extends string>(
  machine: Machine<Status>,
  things: readonly Stateful<Status>[],
  to: Status,
  at: Date,
): void {
  for (const thing of things) advance(machine, thing, to, at);
}

/** Two runs may fetch the same files: whoever comes second finds them there. */
function moveIfPossible<Status extends string>(
  machine: Machine<Status>,
  thing: Stateful<Status>,
  to: Status,
  at: Date,
): void {
  if (mayFollow(machine, thing.status, to)) advance(machine, thing, to, at);
}

/**
 * What a run that ended early leaves behind: `unreachable` for what never began, `canceled` for
 * whatever was not over. Whatever has a result keeps it.
 */
export function closeAll(parts: RunParts, to: 'unreachable' | 'canceled', at: Date): void {
  const close = <Status extends string>(
    machine: Machine<Status>,
    things: readonly Stateful<Status>[],
    word: Status,
  ): void => {
    for (const thing of things) moveIfPossible(machine, thing, word, at);
  };
  close(PLAN_MACHINE, [parts.plan], to);
  close(POLICY_CHECK_MACHINE, parts.checks, to);
  for (const part of [parts.prePlan, parts.postPlan, parts.preApply, parts.postApply]) {
    if (part === undefined) continue;
    close(TASK_STAGE_MACHINE, [part.stage], to);
    close(TASK_RESULT_MACHINE, part.tasks, to);
    if (parts.run.script.evaluationStuck !== true || to === 'canceled') {
      close(POLICY_EVALUATION_MACHINE, part.evaluations, to);
    }
  }
  close(TF_POLICY_EVALUATION_MACHINE, parts.tfEvaluations, to);
  if (parts.cost !== undefined) close(COST_ESTIMATE_MACHINE, [parts.cost], to);
}
