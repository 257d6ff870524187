/** Policy checks, the legacy policy system. */
import * as v from './schema.ts';
import { countSchema, flag, object, resource, lenient, timestamps } from './resource.ts';

export const policyCheckSchema = resource('policy-checks', {
  status: v.string(),
  scope: lenient(v.string()),
  /** Null until the check has run. `sentinel` and `engine` are one field under two names. */
  result: object({
    result: lenient(v.boolean()),
    passed: countSchema,
    'total-failed': countSchema,
    'hard-failed': countSchema,
    'soft-failed': countSchema,
    'advisory-failed': countSchema,
    'duration-ms': lenient(v.number()),
    sentinel: v.optional(v.unknown()),
    engine: v.optional(v.unknown()),
  }),
  'status-timestamps': timestamps,
  actions: object({ 'is-overridable': flag }),
  permissions: object({ 'can-override': flag }),
});
/** What one policy check made of the plan of a run. */
export type PolicyCheck = v.InferOutput<typeof policyCheckSchema>;
