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

/** A point of a run at which run tasks and policies are waited for. */
export interface TaskStage {
  id: string;
  type: 'task-stages';
  attributes: {
    status: string;
    stage: string;
    'status-timestamps'?: Record<string, string | null> | null;
    actions?: {
      'is-overridable'?: boolean | null;
    } | null;
    permissions?: {
      'can-override'?: boolean | null;
      'can-override-policy'?: boolean | null;
      'can-override-tasks'?: boolean | null;
    } | null;
    /** What else the service sends. */
    [name: string]: unknown;
  };
  relationships: Record<string, Relationship>;
  links: Record<string, unknown>;
}

/** What one run task answered. */
export interface TaskResult {
  id: string;
  type: 'task-results';
  attributes: {
    status: string;
    message?: string | null;
    url?: string | null;
    'task-name'?: string | null;
    stage?: string | null;
    /** `advisory` or `mandatory`. */
    'workspace-task-enforcement-level'?: string | null;
    'task-result-outcomes-count'?: number | null;
    'status-timestamps'?: Record<string, string | null> | null;
    /** What else the service sends. */
    [name: string]: unknown;
  };
  relationships: Record<string, Relationship>;
  links: Record<string, unknown>;
}

export interface TaskOutcome {
  id: string;
  type: 'task-result-outcomes';
  attributes: {
    'outcome-id'?: string | null;
    /** One line, which is its title. */
    description?: string | null;
    /** In Markdown. Not every service sends it in lists. */
    body?: string | null;
    url?: string | null;
    /** `Status` and `Severity`, each with labels. */
    tags?: {
      [x: string]: ({
        label?: string | null | undefined;
      } & {
        [key: string]: unknown;
      })[];
    } | null;
    /** What else the service sends. */
    [name: string]: unknown;
  };
  relationships: Record<string, Relationship>;
  links: Record<string, unknown>;
}

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
    /** HashiCorp's client writes `details`, and its page `detail`. */
    error?: {
      type?: string | null;
      summary?: string | null;
      detail?: string | null;
      details?: string | null;
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
