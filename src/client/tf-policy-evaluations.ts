import type { TfPolicyEvaluation, TfPolicySetOutcome } from '../wire/tf-policy.ts';
import type { Listing } from './pages.ts';

export interface TfPolicyEvaluations {
  /** GET /runs/:id/tf-policy-evaluations. An absent system (404, 400) is an empty list. */
  list(runId: string): Listing<TfPolicyEvaluation>;
  /** GET /tf-policy-evaluations/:id/tf-policy-set-outcomes, all pages. */
  outcomes(id: string): Listing<TfPolicySetOutcome>;
  /** POST /tf-policy-evaluations/:id/actions/override */
  override(id: string, options?: { comment?: string }): Promise<TfPolicyEvaluation>;
}
