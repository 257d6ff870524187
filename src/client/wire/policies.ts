/**
 * What judges a run: policy checks, which are the oldest policy system; task stages with their run tasks and policy
 * evaluations, which replace the checks; and Terraform policy, the third system.
 */
import {
  countSchema,
  flag,
  optionalObject,
  resourceSchema,
  ignoredIfInvalid,
  timestamps,
  text,
} from './resource.ts';
import * as v from './schema.ts';

export const policyCheckSchema = resourceSchema('policy-checks', {
  status: v.string(),
  scope: ignoredIfInvalid(v.string()),
  /** Null until the check has run. `sentinel` and `engine` are one field under two names. */
  result: optionalObject({
    result: ignoredIfInvalid(v.boolean()),
    passed: countSchema,
    'total-failed': countSchema,
    'hard-failed': countSchema,
    'soft-failed': countSchema,
    'advisory-failed': countSchema,
    'duration-ms': ignoredIfInvalid(v.number()),
    sentinel: v.optional(v.unknown()),
    engine: v.optional(v.unknown()),
  }),
  'status-timestamps': timestamps,
  actions: optionalObject({ 'is-overridable': flag }),
  permissions: optionalObject({ 'can-override': flag }),
});
/** What one policy check made of the plan of a run. */
export type PolicyCheck = v.InferOutput<typeof policyCheckSchema>;

export const taskStageSchema = resourceSchema('task-stages', {
  status: v.string(),
  stage: v.string(),
  'status-timestamps': timestamps,
  actions: optionalObject({ 'is-overridable': flag }),
  permissions: optionalObject({
    'can-override': flag,
    'can-override-policy': flag,
    'can-override-tasks': flag,
  }),
});
/** A point of a run at which run tasks and policies are waited for. */
export type TaskStage = v.InferOutput<typeof taskStageSchema>;

export const taskResultSchema = resourceSchema('task-results', {
  status: v.string(),
  message: text,
  url: text,
  'task-name': text,
  stage: text,
  /** `advisory` or `mandatory`. */
  'workspace-task-enforcement-level': text,
  'task-result-outcomes-count': countSchema,
  'status-timestamps': timestamps,
});
/** What one run task answered. */
export type TaskResult = v.InferOutput<typeof taskResultSchema>;

/** One thing that a run task found. https://developer.hashicorp.com/terraform/cloud-docs/api-docs/run-tasks/run-tasks-integration */
export const taskOutcomeSchema = resourceSchema('task-result-outcomes', {
  'outcome-id': text,
  /** One line, which is its title. */
  description: text,
  /** In Markdown. Not every service sends it in lists. */
  body: text,
  url: text,
  /** `Status` and `Severity`, each with labels. */
  tags: ignoredIfInvalid(v.record(v.string(), v.array(v.looseObject({ label: text })))),
});
export type TaskOutcome = v.InferOutput<typeof taskOutcomeSchema>;

/** Some clients and servers write these keys with an underscore: both are kept, and readers accept either. */
const resultCount = optionalObject({
  'advisory-failed': countSchema,
  'mandatory-failed': countSchema,
  passed: countSchema,
  errored: countSchema,
});

export const policyEvaluationSchema = resourceSchema('policy-evaluations', {
  status: v.string(),
  'policy-kind': text,
  'policy-tool-version': ignoredIfInvalid(v.string()),
  'result-count': resultCount,
  'status-timestamps': timestamps,
});
/** The policies of one kind, evaluated for one run. */
export type PolicyEvaluation = v.InferOutput<typeof policyEvaluationSchema>;

/** Inner keys are snake_case on the wire. `output` is what the policy returned, of any kind. */
const outcomeSchema = v.looseObject({
  status: v.string(),
  policy_name: text,
  enforcement_level: text,
  query: ignoredIfInvalid(v.string()),
  description: ignoredIfInvalid(v.string()),
  output: v.optional(v.unknown()),
});
export type Outcome = v.InferOutput<typeof outcomeSchema>;

export const policySetOutcomeSchema = resourceSchema('policy-set-outcomes', {
  outcomes: v.nullish(v.array(outcomeSchema)),
  /** The whole policy set could not be evaluated. */
  error: text,
  warnings: v.nullish(v.array(v.unknown())),
  overridable: flag,
  'policy-set-name': text,
  'policy-set-description': ignoredIfInvalid(v.string()),
  'policy-tool-version': ignoredIfInvalid(v.string()),
  'result-count': resultCount,
});
/** What the policies of one set came to. */
export type PolicySetOutcome = v.InferOutput<typeof policySetOutcomeSchema>;

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
  /** HashiCorp's client writes `details`, and its page `detail`. */
  error: optionalObject({ type: text, summary: text, detail: text, details: text }),
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
