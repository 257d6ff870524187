/** Policy evaluations and their outcomes, the successor of policy checks. */
import type { Relationship } from './resource.js';

/** The policies of one kind, evaluated for one run. */
export interface PolicyEvaluation {
  id: string;
  type: 'policy-evaluations';
  attributes: {
    status: string;
    'policy-kind'?: string | null;
    'policy-tool-version'?: string | null;
    'result-count'?: {
      'advisory-failed'?: number | null;
      'mandatory-failed'?: number | null;
      passed?: number | null;
      errored?: number | null;
    } | null;
    'status-timestamps'?: Record<string, string | null> | null;
    /** What else the service sends. */
    [name: string]: unknown;
  };
  relationships: Record<string, Relationship>;
  links: Record<string, unknown>;
}

export interface Outcome {
  status: string;
  policy_name?: string | null;
  enforcement_level?: string | null;
  query?: string | null;
  description?: string | null;
  output?: unknown;
}

/** What the policies of one set came to. */
export interface PolicySetOutcome {
  id: string;
  type: 'policy-set-outcomes';
  attributes: {
    outcomes?:
      | {
          status: string;
          policy_name?: string | null;
          enforcement_level?: string | null;
          query?: string | null;
          description?: string | null;
          output?: unknown;
        }[]
      | null;
    /** The whole policy set could not be evaluated. */
    error?: string | null;
    warnings?: unknown[] | null;
    overridable?: boolean | null;
    'policy-set-name'?: string | null;
    'policy-set-description'?: string | null;
    'policy-tool-version'?: string | null;
    'result-count'?: {
      'advisory-failed'?: number | null;
      'mandatory-failed'?: number | null;
      passed?: number | null;
      errored?: number | null;
    } | null;
    /** What else the service sends. */
    [name: string]: unknown;
  };
  relationships: Record<string, Relationship>;
  links: Record<string, unknown>;
}
export {};
