/** Terraform policy, the third policy system (beta; api-facts 3.6). */
import * as v from './schema.ts';
import { count, flag, resource, text, timestamps } from './resource.ts';

export const tfPolicyEvaluationSchema = resource(
  'tf-policy-evaluations',
  v.looseObject({
    status: v.string(),
    'stage-type': text,
    'result-count': v.optional(
      v.nullable(
        v.looseObject({
          'advisory-failed': count,
          'mandatory-failed': count,
          'mandatory-overridable-failed': count,
          passed: count,
          errored: count,
          unknown: count,
        }),
      ),
    ),
    error: v.optional(v.nullable(v.looseObject({ type: text, summary: text, detail: text }))),
    actions: v.optional(v.nullable(v.looseObject({ 'is-overridable': flag }))),
    permissions: v.optional(v.nullable(v.looseObject({ 'can-override': flag }))),
    'status-timestamps': timestamps,
  }),
);
export type TfPolicyEvaluation = v.InferOutput<typeof tfPolicyEvaluationSchema>;

const diagnosticResourceSchema = v.looseObject({
  resource_name: text,
  error_message: text,
  info_message: text,
  file_name: text,
  code: text,
  start_line: count,
});

export const tfPolicyOutcomeSchema = v.looseObject({
  policy_name: text,
  file_name: text,
  enforcement_level: text,
  status: v.string(),
  diagnostics: v.optional(
    v.nullable(
      v.array(
        v.looseObject({
          summary: text,
          code: text,
          context: text,
          start_line: count,
          error_message: text,
          resources: v.optional(v.nullable(v.array(diagnosticResourceSchema))),
        }),
      ),
    ),
  ),
});
export type TfPolicyOutcome = v.InferOutput<typeof tfPolicyOutcomeSchema>;

export const tfPolicySetOutcomeSchema = resource(
  'tf-policy-set-outcomes',
  v.looseObject({
    outcomes: v.optional(v.nullable(v.array(tfPolicyOutcomeSchema))),
    'policy-set-name': text,
    error: v.optional(v.unknown()),
  }),
);
export type TfPolicySetOutcome = v.InferOutput<typeof tfPolicySetOutcomeSchema>;
