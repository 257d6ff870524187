/** Runs, plans, cost estimates and run events. */
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

export const planSchema = resourceSchema('plans', {
  status: v.string(),
  'has-changes': flag,
  'resource-additions': countSchema,
  'resource-changes': countSchema,
  'resource-destructions': countSchema,
  'resource-imports': countSchema,
  /** A secret: readable by anyone who has it. */
  'log-read-url': text,
  'status-timestamps': timestamps,
});
/** What a run would change, in numbers. */
export type Plan = v.InferOutput<typeof planSchema>;

export const applySchema = resourceSchema('applies', {
  status: v.string(),
  'resource-additions': countSchema,
  'resource-changes': countSchema,
  'resource-destructions': countSchema,
  'resource-imports': countSchema,
  /** A secret, as that of a plan. */
  'log-read-url': text,
});
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
