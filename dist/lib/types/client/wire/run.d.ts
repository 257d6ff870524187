/** Runs, plans, cost estimates and run events. */
import type { Relationship } from './resource.js';

/** A run of a workspace: it plans, is judged, and may be applied. */
export interface Run {
  id: string;
  type: 'runs';
  attributes: {
    status: string;
    message?: string | null;
    'created-at'?: string | null;
    'is-destroy'?: boolean | null;
    'plan-only'?: boolean | null;
    'save-plan'?: boolean | null;
    'has-changes'?: boolean | null;
    'position-in-queue'?: number | null;
    source?: string | null;
    'status-timestamps'?: Record<string, string | null> | null;
    /** `is-cancelable`, `is-confirmable`, `is-discardable`, `is-force-cancelable`. */
    actions?: Record<string, boolean | null> | null;
    permissions?: Record<string, boolean | null> | null;
    /** What else the service sends. */
    [name: string]: unknown;
  };
  relationships: Record<string, Relationship>;
  links: Record<string, unknown>;
}

/** What a run would change, in numbers. */
export interface Plan {
  id: string;
  type: 'plans';
  attributes: {
    status: string;
    'has-changes'?: boolean | null;
    'resource-additions'?: number | null;
    'resource-changes'?: number | null;
    'resource-destructions'?: number | null;
    'resource-imports'?: number | null;
    /** A secret: readable by anyone who has it. */
    'log-read-url'?: string | null;
    'status-timestamps'?: Record<string, string | null> | null;
    /** What else the service sends. */
    [name: string]: unknown;
  };
  relationships: Record<string, Relationship>;
  links: Record<string, unknown>;
}

/** What applying the plan of a run did, in numbers. */
export interface Apply {
  id: string;
  type: 'applies';
  attributes: {
    status: string;
    'resource-additions'?: number | null;
    'resource-changes'?: number | null;
    'resource-destructions'?: number | null;
    'resource-imports'?: number | null;
    /** A secret, as that of a plan. */
    'log-read-url'?: string | null;
    /** What else the service sends. */
    [name: string]: unknown;
  };
  relationships: Record<string, Relationship>;
  links: Record<string, unknown>;
}

/** What a plan would cost. Amounts are decimal numbers in USD. */
export interface CostEstimate {
  id: string;
  type: 'cost-estimates';
  attributes: {
    status: string;
    'prior-monthly-cost'?: string | null;
    'proposed-monthly-cost'?: string | null;
    'delta-monthly-cost'?: string | null;
    'resources-count'?: number | null;
    'error-message'?: string | null;
    /** What else the service sends. */
    [name: string]: unknown;
  };
  relationships: Record<string, Relationship>;
  links: Record<string, unknown>;
}

/** Something that happened to a run, as in a history. */
export interface RunEvent {
  id: string;
  type: 'run-events';
  attributes: {
    action: string;
    description?: string | null;
    'created-at'?: string | null;
    /** What else the service sends. */
    [name: string]: unknown;
  };
  relationships: Record<string, Relationship>;
  links: Record<string, unknown>;
}
