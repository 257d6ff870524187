/** Runs, plans, cost estimates and run events. */
import * as v from './schema.ts';
import { count, flag, flags, resource, text, timestamps } from './resource.ts';

export const runSchema = resource('runs', {
  status: v.string(),
  message: text,
  'created-at': text,
  'is-destroy': flag,
  'plan-only': flag,
  'save-plan': flag,
  'has-changes': flag,
  'position-in-queue': count,
  source: text,
  'status-timestamps': timestamps,
  /** `is-cancelable`, `is-confirmable`, `is-discardable`, `is-force-cancelable`. */
  actions: flags,
  permissions: flags,
});
export type Run = v.InferOutput<typeof runSchema>;

export const planSchema = resource('plans', {
  status: v.string(),
  'has-changes': flag,
  'resource-additions': count,
  'resource-changes': count,
  'resource-destructions': count,
  'resource-imports': count,
  /** A secret: readable by anyone who has it. */
  'log-read-url': text,
  'status-timestamps': timestamps,
});
export type Plan = v.InferOutput<typeof planSchema>;

export const costEstimateSchema = resource('cost-estimates', {
  status: v.string(),
  'prior-monthly-cost': text,
  'proposed-monthly-cost': text,
  'delta-monthly-cost': text,
  'resources-count': count,
  'error-message': text,
});
export type CostEstimate = v.InferOutput<typeof costEstimateSchema>;

export const runEventSchema = resource('run-events', {
  action: v.string(),
  description: text,
  'created-at': text,
});
export type RunEvent = v.InferOutput<typeof runEventSchema>;

export const commentSchema = resource('comments', { body: text });
