/** The third policy system: `tf-policy-evaluations` of a run, and their outcomes. */
import type { Relationship } from './resource.js';

export interface TfPolicyEvaluation {
  id: string;
  type: 'tf-policy-evaluations';
  attributes: {
    status: string;
    'stage-type'?: string | null;
    'result-count'?: {
      'advisory-failed'?: number | null;
      'mandatory-failed'?: number | null;
      'mandatory-overridable-failed'?: number | null;
      passed?: number | null;
      errored?: number | null;
      unknown?: number | null;
    } | null;
    error?: {
      type?: string | null;
      summary?: string | null;
      detail?: string | null;
    } | null;
    actions?: {
      'is-overridable'?: boolean | null;
    } | null;
    permissions?: {
      'can-override'?: boolean | null;
    } | null;
    'status-timestamps'?: Record<string, string | null> | null;
    /** What else the service sends. */
    [name: string]: unknown;
  };
  relationships: Record<string, Relationship>;
  links: Record<string, unknown>;
}

export interface TfPolicyOutcome {
  policy_name?: string | null;
  file_name?: string | null;
  enforcement_level?: string | null;
  status: string;
  diagnostics?:
    | {
        summary?: string | null;
        code?: string | null;
        context?: string | null;
        start_line?: number | null;
        error_message?: string | null;
        resources?:
          | {
              resource_name?: string | null;
              error_message?: string | null;
              info_message?: string | null;
              file_name?: string | null;
              code?: string | null;
              start_line?: number | null;
            }[]
          | null;
      }[]
    | null;
}

export interface TfPolicySetOutcome {
  id: string;
  type: 'tf-policy-set-outcomes';
  attributes: {
    outcomes?:
      | {
          policy_name?: string | null;
          file_name?: string | null;
          enforcement_level?: string | null;
          status: string;
          diagnostics?:
            | {
                summary?: string | null;
                code?: string | null;
                context?: string | null;
                start_line?: number | null;
                error_message?: string | null;
                resources?:
                  | {
                      resource_name?: string | null;
                      error_message?: string | null;
                      info_message?: string | null;
                      file_name?: string | null;
                      code?: string | null;
                      start_line?: number | null;
                    }[]
                  | null;
              }[]
            | null;
        }[]
      | null;
    'policy-set-name'?: string | null;
    error?: unknown;
    /** What else the service sends. */
    [name: string]: unknown;
  };
  relationships: Record<string, Relationship>;
  links: Record<string, unknown>;
}
export {};
