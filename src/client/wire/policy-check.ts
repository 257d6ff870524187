/** Policy checks, the legacy policy system. */
import * as v from './schema.ts';
import {
  countSchema,
  flag,
  optionalObject,
  resourceSchema,
  ignoredIfInvalid,
  timestamps,
} from './resource.ts';

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
