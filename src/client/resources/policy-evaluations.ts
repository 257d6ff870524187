/** Policy evaluations, the successor of policy checks, and Terraform policy, the third system. */
import type { Api } from '../api.ts';
import { GET } from '../http/route.ts';
import { listResources, type Listing } from '../listing.ts';
import {
  policyEvaluationSchema,
  policySetOutcomeSchema,
  tfPolicyEvaluationSchema,
  tfPolicySetOutcomeSchema,
  type PolicyEvaluation,
  type PolicySetOutcome,
  type TfPolicyEvaluation,
  type TfPolicySetOutcome,
} from '../wire/policies.ts';
import { absenceIn, readPurpose, readResource, sendOverride } from './common.ts';

export function createPolicyEvaluations(api: Api) {
  return {
    /** GET /policy-evaluations/:id. Errors: `not-found`. */
    show: (id: string): Promise<PolicyEvaluation> => showPolicyEvaluation(api, id),
    /** GET /policy-evaluations/:id/policy-set-outcomes, all pages. Errors: `not-found`. */
    outcomes: (id: string): Listing<PolicySetOutcome> =>
      listResources(
        api,
        GET`/policy-evaluations/${id}/policy-set-outcomes`,
        policySetOutcomeSchema,
        readPurpose('list the outcomes of the policy evaluation'),
      ),
  };
}

export async function showPolicyEvaluation(api: Api, id: string): Promise<PolicyEvaluation> {
  return readResource(api, policyEvaluationSchema, id, readPurpose('read the policy evaluation'));
}

export function createTfPolicyEvaluations(api: Api) {
  return {
    /**
     * GET /runs/:id/tf-policy-evaluations. An absent system (404 or 400 for a run that can be read and
     * names none) is an empty list.
     */
    list: (runId: string): Listing<TfPolicyEvaluation> =>
      listResources(api, GET`/runs/${runId}/tf-policy-evaluations`, tfPolicyEvaluationSchema, {
        ...readPurpose('list the Terraform policy evaluations of the run'),
        absent: (refusal) => absenceIn(api, runId, 'tf-policy-evaluations', refusal),
      }),
    /** GET /tf-policy-evaluations/:id/tf-policy-set-outcomes, all pages. Errors: `not-found`. */
    outcomes: (id: string): Listing<TfPolicySetOutcome> =>
      listResources(
        api,
        GET`/tf-policy-evaluations/${id}/tf-policy-set-outcomes`,
        tfPolicySetOutcomeSchema,
        readPurpose('list the outcomes of the Terraform policy evaluation'),
      ),
    /** POST /tf-policy-evaluations/:id/actions/override. Errors: `conflict`, `not-found`. */
    override: (id: string, { comment }: { comment?: string } = {}): Promise<TfPolicyEvaluation> =>
      sendOverride(api, tfPolicyEvaluationSchema, id, {
        called: 'the Terraform policy evaluation',
        onConflict: 'Only an evaluation that waits for an override can be overridden.',
        comment,
      }),
  };
}
