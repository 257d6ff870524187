/** Policy evaluations and their outcomes, the successor of policy checks. */
import * as v from './schema.ts';
import {
  countSchema,
  flag,
  optionalObject,
  resourceSchema,
  ignoredIfInvalid,
  text,
  timestamps,
} from './resource.ts';

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
