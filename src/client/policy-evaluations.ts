import { policyEvaluationSchema, policySetOutcomeSchema } from '../wire/policy-evaluation.ts';
import type { PolicyEvaluation, PolicySetOutcome } from '../wire/policy-evaluation.ts';
import type { Api } from './api.ts';
import { readOne } from './jsonapi.ts';
import type { Listing } from './pages.ts';
import { path } from './path.ts';
import { READ_RUNS } from './permissions.ts';
import { listOf } from './resource.ts';

export interface PolicyEvaluations {
  /** GET /policy-evaluations/:id. Errors: `not-found`. */
  show(id: string): Promise<PolicyEvaluation>;
  /** GET /policy-evaluations/:id/policy-set-outcomes, all pages. Errors: `not-found`. */
  outcomes(id: string): Listing<PolicySetOutcome>;
}

export function createPolicyEvaluations(api: Api): PolicyEvaluations {
  return {
    show: (id) => showPolicyEvaluation(api, id),
    outcomes: (id) =>
      listOf(api, policySetOutcomeSchema, {
        path: path`/policy-evaluations/${id}/policy-set-outcomes`,
        asking: { what: 'list the outcomes of the policy evaluation', needs: READ_RUNS },
      }),
  };
}

export async function showPolicyEvaluation(api: Api, id: string): Promise<PolicyEvaluation> {
  return api.ask(
    {
      method: 'GET',
      path: path`/policy-evaluations/${id}`,
      asking: { what: 'read the policy evaluation', needs: READ_RUNS },
    },
    (document) => readOne(document, policyEvaluationSchema),
  );
}
