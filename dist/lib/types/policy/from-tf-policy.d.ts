import type { TfPolicyEvaluation, TfPolicySetOutcome } from '../client/wire/tf-policy.js';
import type { WithOutcomes } from './from-outcomes.js';
import { type Reading } from './reading.js';
export type TfEvaluationWithOutcomes = WithOutcomes<TfPolicyEvaluation, TfPolicySetOutcome>;
export declare function fromTfPolicy({ evaluation, sets }: TfEvaluationWithOutcomes): Reading;
/** Neither mode ever gets there. */
export declare function isApply({ attributes }: TfPolicyEvaluation): boolean;
