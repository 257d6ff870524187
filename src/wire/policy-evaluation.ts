/** Policy evaluations and their outcomes, the successor of policy checks (api-facts 3.4). */
import * as v from './schema.ts';
import { count, flag, resource, text, timestamps } from './resource.ts';

/** Some clients and servers write these keys with an underscore: both are kept, readers take either. */
const resultCount = v.optional(
  v.nullable(
    v.looseObject({
      'advisory-failed': count,
      'mandatory-failed': count,
      passed: count,
      errored: count,
    }),
  ),
);

export const policyEvaluationSchema = resource(
  'policy-evaluations',
  v.looseObject({
    status: v.string(),
    'policy-kind': text,
    'policy-tool-version': text,
    'result-count': resultCount,
    'status-timestamps': timestamps,
  }),
);
export type PolicyEvaluation = v.InferOutput<typeof policyEvaluationSchema>;

/** Inner keys are snake_case on the wire. `output` is whatever the policy returned. */
export const outcomeSchema = v.looseObject({
  status: v.string(),
  policy_name: text,
  enforcement_level: text,
  query: text,
  description: text,
  output: v.optional(v.unknown()),
});
export type Outcome = v.InferOutput<typeof outcomeSchema>;

export const policySetOutcomeSchema = resource(
  'policy-set-outcomes',
  v.looseObject({
    outcomes: v.optional(v.nullable(v.array(outcomeSchema))),
    /** The whole policy set could not be evaluated. */
    error: text,
    warnings: v.optional(v.nullable(v.array(v.unknown()))),
    overridable: flag,
    'policy-set-name': text,
    'policy-set-description': text,
    'policy-tool-version': text,
    'result-count': resultCount,
  }),
);
export type PolicySetOutcome = v.InferOutput<typeof policySetOutcomeSchema>;
