/** What belongs to a run, and what happens to it when the run ends early. */
import {
  COST_ESTIMATE_MACHINE,
  moveIfPossible,
  PLAN_MACHINE,
  POLICY_CHECK_MACHINE,
  POLICY_EVALUATION_MACHINE,
  TASK_RESULT_MACHINE,
  TASK_STAGE_MACHINE,
  TF_POLICY_EVALUATION_MACHINE,
  type Machine,
  type Stateful,
} from './machines.ts';
import type { PlanRecord, RunRecord } from './records.ts';

/** Whether applying the plan would change anything. */
export function hasChanges({ counts, document }: PlanRecord): boolean {
  const { additions, changes, destructions } = counts;
  const outputs = Object.values(document?.output_changes ?? {});
  return (
    additions + changes + destructions > 0 ||
    outputs.some(({ actions }) => !actions.includes('no-op'))
  );
}

/**
 * Ends the parts of a run that ended early: each part without a result gets the status `to`, if its
 * state machine allows that.
 */
export function closeAll(run: RunRecord, to: 'unreachable' | 'canceled', at: Date): void {
  const close = <Status extends string>(
    machine: Machine<Status>,
    things: readonly Stateful<Status>[],
    word: Status,
  ): void => {
    for (const thing of things) moveIfPossible(machine, thing, word, at);
  };
  close(PLAN_MACHINE, [run.plan, run.apply], to);
  close(POLICY_CHECK_MACHINE, run.checks, to);
  close(TASK_STAGE_MACHINE, run.stages, to);
  for (const { tasks, evaluations } of run.stages) {
    close(TASK_RESULT_MACHINE, tasks, to);
    if (run.script.evaluationStuck !== true || to === 'canceled') {
      close(POLICY_EVALUATION_MACHINE, evaluations, to);
    }
  }
  close(TF_POLICY_EVALUATION_MACHINE, run.tfEvaluations, to);
  if (run.cost !== undefined) close(COST_ESTIMATE_MACHINE, [run.cost], to);
}
