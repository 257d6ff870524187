/** Runs with their options, plans, cost estimates and run events. */
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
/**
 * What a run does besides planning the whole configuration unchanged, by the names of its attributes. An option that is
 * left out has the service's default, and only other values are set here.
 */
export interface RunOptions {
  'is-destroy'?: true | undefined;
  'refresh-only'?: true | undefined;
  refresh?: false | undefined;
  'target-addrs'?: readonly string[] | undefined;
  'replace-addrs'?: readonly string[] | undefined;
  /** Values are HCL literals; everyone who may read the run can read them. */
  variables?:
    | readonly {
        key: string;
        value: string;
      }[]
    | undefined;
  'terraform-version'?: string | undefined;
  'allow-empty-apply'?: true | undefined;
}

/** What a run would change, in numbers. */
export interface Plan {
  id: string;
  type: 'plans';
  attributes: {
    status: string;
    'resource-additions'?: number | null;
    'resource-changes'?: number | null;
    'resource-destructions'?: number | null;
    'resource-imports'?: number | null;
    /** A secret: readable by anyone who has it. */
    'log-read-url'?: string | null;
    'has-changes'?: boolean | null;
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
    /** A secret: readable by anyone who has it. */
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
