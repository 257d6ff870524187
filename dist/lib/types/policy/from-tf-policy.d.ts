import type { TfPolicyEvaluation, TfPolicySetOutcome } from '../client/wire/tf-policy.js';
import type { WithOutcomes } from './from-outcomes.js';
import { type Reading } from './reading.js';
export type TfEvaluationWithOutcomes = WithOutcomes<TfPolicyEvaluation, TfPolicySetOutcome>;
/** Reads one evaluation of Terraform policy with its outcomes. */
export declare function fromTfPolicy({ evaluation, sets }: TfEvaluationWithOutcomes): Reading;
/** The gate's runs never reach this stage, in either mode. */
export declare function isApply({ attributes }: TfPolicyEvaluation): boolean;
