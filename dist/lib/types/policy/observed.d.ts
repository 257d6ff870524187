import type { PolicyCheck } from '../client/wire/policy-check.js';
import type { Run } from '../client/wire/run.js';
import type { TaskResult, TaskStage } from '../client/wire/task-stage.js';
import { type EvaluationWithOutcomes } from './from-outcomes.js';
import { type TfEvaluationWithOutcomes } from './from-tf-policy.js';
import type { ReadList, Reading } from './reading.js';
import type { SystemEvidence } from './vouch.js';
interface ObservedStage {
    stage: TaskStage;
    taskResults: TaskResult[];
    evaluations: EvaluationWithOutcomes[];
}
export interface Observed {
    checks: ReadList<{
        check: PolicyCheck;
        log?: string | undefined;
    }>;
    stages: ReadList<ObservedStage>;
    tfEvaluations: ReadList<TfEvaluationWithOutcomes>;
}
/** @param run names, in its relationships, what must be among the observed */
export declare function toSystems(run: Run, { checks, stages, tfEvaluations }: Observed): SystemEvidence[];
/** Reads one stage with its policy evaluations and run tasks. */
export declare function fromObservedStage({ stage, taskResults, evaluations }: ObservedStage): Reading;
/** Run tasks are no policies, but a failed mandatory one blocks. */
export declare function fromTaskResults(stage: TaskStage, taskResults: readonly TaskResult[]): Reading;
/** Doubts and errors of the stage itself, besides those of its parts. */
export declare function fromStage(stage: TaskStage, holds: Reading, evaluations: number): Reading;
/** Whether a stage belongs to the apply phase and has no result: the gate's runs never reach it. */
export declare function isOutOfReach(stage: TaskStage, evaluationWords: readonly string[]): boolean;
export {};
