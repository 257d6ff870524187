/** Task stages and the results of run tasks. */
import type { Relationship } from './resource.js';

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
