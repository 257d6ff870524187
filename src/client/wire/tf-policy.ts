/** The third policy system: `tf-policy-evaluations` of a run, and their outcomes. */
import * as v from './schema.ts';
import { countSchema, flag, optionalObject, resourceSchema, text, timestamps } from './resource.ts';

export const tfPolicyEvaluationSchema = resourceSchema('tf-policy-evaluations', {
  status: v.string(),
  'stage-type': text,
  'result-count': optionalObject({
    'advisory-failed': countSchema,
    'mandatory-failed': countSchema,
    'mandatory-overridable-failed': countSchema,
    passed: countSchema,
    errored: countSchema,
    unknown: countSchema,
  }),
  error: optionalObject({ type: text, summary: text, detail: text }),
  actions: optionalObject({ 'is-overridable': flag }),
  permissions: optionalObject({ 'can-override': flag }),
  'status-timestamps': timestamps,
});
export type TfPolicyEvaluation = v.InferOutput<typeof tfPolicyEvaluationSchema>;

const diagnosticResourceSchema = v.looseObject({
  resource_name: text,
  error_message: text,
  info_message: text,
  file_name: text,
  code: text,
  start_line: countSchema,
});

const tfPolicyOutcomeSchema = v.looseObject({
  policy_name: text,
  file_name: text,
  enforcement_level: text,
  status: v.string(),
  diagnostics: v.nullish(
    v.array(
      v.looseObject({
        summary: text,
        code: text,
        context: text,
        start_line: countSchema,
        error_message: text,
        resources: v.nullish(v.array(diagnosticResourceSchema)),
      }),
    ),
  ),
});
export type TfPolicyOutcome = v.InferOutput<typeof tfPolicyOutcomeSchema>;

export const tfPolicySetOutcomeSchema = resourceSchema('tf-policy-set-outcomes', {
  outcomes: v.nullish(v.array(tfPolicyOutcomeSchema)),
  'policy-set-name': text,
  error: v.optional(v.unknown()),
});
export type TfPolicySetOutcome = v.InferOutput<typeof tfPolicySetOutcomeSchema>;
