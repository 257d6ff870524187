import type { PolicyEvaluation, PolicySetOutcome } from '../client/wire/policy-evaluation.js';
import type { TaskStage } from '../client/wire/task-stage.js';
import { type PrintedLine } from './named-resources.js';
import { type ReadList, type Reading } from './reading.js';
/** An evaluation and what its policy sets found. */
export interface WithOutcomes<Evaluation, SetOutcome> {
    evaluation: Evaluation;
    /** Undefined if the evaluation has no result, so that nothing was requested. */
    sets: ReadList<SetOutcome> | undefined;
}
/** The levels that policies of an evaluation can have. */
export declare const OUTCOME_LEVELS: readonly ['advisory', 'mandatory', 'soft-mandatory', 'hard-mandatory'];
export type EvaluationWithOutcomes = WithOutcomes<PolicyEvaluation, PolicySetOutcome>;
/** Reads one policy evaluation with the outcomes of its policy sets. */
export declare function fromOutcomes(stage: TaskStage, { evaluation, sets: list }: EvaluationWithOutcomes): Reading;
/**
 * What a policy printed, as lines. Sentinel answers `[{"print": "…"}]`, OPA what its rule returned:
 * strings, objects with a message, sets, anything that is JSON.
 */
export declare function printedLines(output: unknown): PrintedLine[];
