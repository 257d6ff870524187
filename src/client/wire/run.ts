/** Runs with their options, plans, cost estimates and run events. */
import * as v from './schema.ts';
import {
  countSchema,
  flag,
  flags,
  resourceSchema,
  ignoredIfInvalid,
  text,
  timestamps,
} from './resource.ts';

export const runSchema = resourceSchema('runs', {
  status: v.string(),
  message: ignoredIfInvalid(v.string()),
  'created-at': ignoredIfInvalid(v.string()),
  'is-destroy': flag,
  'plan-only': flag,
  'save-plan': flag,
  'has-changes': flag,
  'position-in-queue': ignoredIfInvalid(v.number()),
  source: ignoredIfInvalid(v.string()),
  'status-timestamps': timestamps,
  /** `is-cancelable`, `is-confirmable`, `is-discardable`, `is-force-cancelable`. */
  actions: flags,
  permissions: flags,
});
/** A run of a workspace: it plans, is judged, and may be applied. */
export type Run = v.InferOutput<typeof runSchema>;

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
  variables?: readonly { key: string; value: string }[] | undefined;
  'terraform-version'?: string | undefined;
  'allow-empty-apply'?: true | undefined;
}

/** The attributes that plans and applies share. */
const work = {
  status: v.string(),
  'resource-additions': countSchema,
  'resource-changes': countSchema,
  'resource-destructions': countSchema,
  'resource-imports': countSchema,
  /** A secret: readable by anyone who has it. */
  'log-read-url': text,
};

export const planSchema = resourceSchema('plans', {
  ...work,
  'has-changes': flag,
  'status-timestamps': timestamps,
});
/** What a run would change, in numbers. */
export type Plan = v.InferOutput<typeof planSchema>;

export const applySchema = resourceSchema('applies', work);
/** What applying the plan of a run did, in numbers. */
export type Apply = v.InferOutput<typeof applySchema>;

export const costEstimateSchema = resourceSchema('cost-estimates', {
  status: v.string(),
  'prior-monthly-cost': ignoredIfInvalid(v.string()),
  'proposed-monthly-cost': ignoredIfInvalid(v.string()),
  'delta-monthly-cost': ignoredIfInvalid(v.string()),
  'resources-count': ignoredIfInvalid(v.number()),
  'error-message': ignoredIfInvalid(v.string()),
});
/** What a plan would cost. Amounts are decimal numbers in USD. */
export type CostEstimate = v.InferOutput<typeof costEstimateSchema>;

export const runEventSchema = resourceSchema('run-events', {
  action: v.string(),
  description: ignoredIfInvalid(v.string()),
  'created-at': ignoredIfInvalid(v.string()),
});
/** Something that happened to a run, as in a history. */
export type RunEvent = v.InferOutput<typeof runEventSchema>;

export const commentSchema = resourceSchema('comments', { body: text });
