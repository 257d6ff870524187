import type { PolicyEvaluation, PolicySetOutcome } from '../wire/policy-evaluation.ts';
import type { Listing } from './pages.ts';

export interface PolicyEvaluations {
  /** GET /policy-evaluations/:id */
  show(id: string): Promise<PolicyEvaluation>;
  /** GET /policy-evaluations/:id/policy-set-outcomes, all pages. */
  outcomes(id: string): Listing<PolicySetOutcome>;
}
