import { tfPolicyEvaluationSchema, tfPolicySetOutcomeSchema } from '../wire/tf-policy.ts';
import type { TfPolicyEvaluation, TfPolicySetOutcome } from '../wire/tf-policy.ts';
import type { Api } from './api.ts';
import { runHasNone } from './find-run.ts';
import { readOne } from './jsonapi.ts';
import type { Listing } from './pages.ts';
import { path } from './path.ts';
import { MANAGE_OVERRIDES, READ_RUNS } from './permissions.ts';
import { commentBody, listOf } from './resource.ts';

export interface TfPolicyEvaluations {
  /**
   * GET /runs/:id/tf-policy-evaluations. An absent system (404 or 400 for a run that can be read and
   * names none) is an empty list.
   */
  list(runId: string): Listing<TfPolicyEvaluation>;
  /** GET /tf-policy-evaluations/:id/tf-policy-set-outcomes, all pages. Errors: `not-found`. */
  outcomes(id: string): Listing<TfPolicySetOutcome>;
  /** POST /tf-policy-evaluations/:id/actions/override. Errors: `conflict`, `not-found`. */
  override(id: string, options?: { comment?: string }): Promise<TfPolicyEvaluation>;
}

export function createTfPolicyEvaluations(api: Api): TfPolicyEvaluations {
  return {
    list: (runId) =>
      listOf(api, tfPolicyEvaluationSchema, {
        path: path`/runs/${runId}/tf-policy-evaluations`,
        asking: { what: 'list the Terraform policy evaluations of the run', needs: READ_RUNS },
        absent: (refusal) => runHasNone(api, runId, 'tf-policy-evaluations', refusal),
      }),
    outcomes: (id) =>
      listOf(api, tfPolicySetOutcomeSchema, {
        path: path`/tf-policy-evaluations/${id}/tf-policy-set-outcomes`,
        asking: { what: 'list the outcomes of the Terraform policy evaluation', needs: READ_RUNS },
      }),
    override: (id, options = {}) =>
      api.ask(
        {
          method: 'POST',
          path: path`/tf-policy-evaluations/${id}/actions/override`,
          ...commentBody(options.comment),
          asking: {
            what: 'override the Terraform policy evaluation',
            needs: MANAGE_OVERRIDES,
            onConflict: 'Only an evaluation that waits for an override can be overridden.',
          },
          recovery: {
            settles: [409],
            async look(_failure, until) {
              const evaluation = await show(api.until(until), id);
              return evaluation.attributes.status === 'overridden'
                ? { value: evaluation }
                : undefined;
            },
          },
        },
        (document) => readOne(document, tfPolicyEvaluationSchema),
      ),
  };
}

async function show(api: Api, id: string): Promise<TfPolicyEvaluation> {
  return api.ask(
    {
      method: 'GET',
      path: path`/tf-policy-evaluations/${id}`,
      asking: { what: 'read the Terraform policy evaluation', needs: READ_RUNS },
    },
    (document) => readOne(document, tfPolicyEvaluationSchema),
  );
}
