/** Policy checks, the legacy policy system (service-api.md 2.3). */
import * as v from './schema.ts';
import { count, flag, resource, text, timestamps } from './resource.ts';

export const policyCheckSchema = resource(
  'policy-checks',
  v.looseObject({
    status: v.string(),
    scope: text,
    /** Null until the check has run. `sentinel` and `engine` are one field under two names. */
    result: v.optional(
      v.nullable(
        v.looseObject({
          result: flag,
          passed: count,
          'total-failed': count,
          'hard-failed': count,
          'soft-failed': count,
          'advisory-failed': count,
          'duration-ms': count,
          sentinel: v.optional(v.unknown()),
          engine: v.optional(v.unknown()),
        }),
      ),
    ),
    'status-timestamps': timestamps,
    actions: v.optional(v.nullable(v.looseObject({ 'is-overridable': flag }))),
    permissions: v.optional(v.nullable(v.looseObject({ 'can-override': flag }))),
  }),
);
export type PolicyCheck = v.InferOutput<typeof policyCheckSchema>;
