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
import type { RunParts } from './run-parts.ts';

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
