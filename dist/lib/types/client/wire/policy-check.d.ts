/** Policy checks, the legacy policy system. */
import type { Relationship } from './resource.js';

/** What one policy check made of the plan of a run. */
export interface PolicyCheck {
  id: string;
  type: 'policy-checks';
  attributes: {
    status: string;
    scope?: string | null;
    /** Null until the check has run. `sentinel` and `engine` are one field under two names. */
    result?: {
      result?: boolean | null;
      passed?: number | null;
      'total-failed'?: number | null;
      'hard-failed'?: number | null;
      'soft-failed'?: number | null;
      'advisory-failed'?: number | null;
      'duration-ms'?: number | null;
      sentinel?: unknown;
      engine?: unknown;
    } | null;
    'status-timestamps'?: Record<string, string | null> | null;
    actions?: {
      'is-overridable'?: boolean | null;
    } | null;
    permissions?: {
      'can-override'?: boolean | null;
    } | null;
    /** What else the service sends. */
    [name: string]: unknown;
  };
  relationships: Record<string, Relationship>;
  links: Record<string, unknown>;
}
