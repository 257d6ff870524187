/** Policy evaluations, the successor of policy checks, and Terraform policy, the third system. */
import type { Api } from '../api.js';
import { type Listing } from '../listing.js';
import { type PolicyEvaluation, type PolicySetOutcome, type TfPolicyEvaluation, type TfPolicySetOutcome } from '../wire/policies.js';
export declare function createPolicyEvaluations(api: Api): {
    /** GET /policy-evaluations/:id. Errors: `not-found`. */
    show: (id: string) => Promise<PolicyEvaluation>;
    /** GET /policy-evaluations/:id/policy-set-outcomes, all pages. Errors: `not-found`. */
    outcomes: (id: string) => Listing<PolicySetOutcome>;
};
export declare function showPolicyEvaluation(api: Api, id: string): Promise<PolicyEvaluation>;
export declare function createTfPolicyEvaluations(api: Api): {
    /**
     * GET /runs/:id/tf-policy-evaluations. An absent system (404 or 400 for a run that can be read and
     * names none) is an empty list.
     */
    list: (runId: string) => Listing<TfPolicyEvaluation>;
    /** GET /tf-policy-evaluations/:id/tf-policy-set-outcomes, all pages. Errors: `not-found`. */
    outcomes: (id: string) => Listing<TfPolicySetOutcome>;
    /** POST /tf-policy-evaluations/:id/actions/override. Errors: `conflict`, `not-found`. */
    override: (id: string, { comment }?: {
        comment?: string;
    }) => Promise<TfPolicyEvaluation>;
};
