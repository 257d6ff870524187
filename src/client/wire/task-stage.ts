/** Task stages and the results of run tasks. */
import * as v from './schema.ts';
import { countSchema, flag, object, resource, text, timestamps } from './resource.ts';

export const taskStageSchema = resource('task-stages', {
  status: v.string(),
  stage: v.string(),
  'status-timestamps': timestamps,
  actions: object({ 'is-overridable': flag }),
  permissions: object({
    'can-override': flag,
    'can-override-policy': flag,
    'can-override-tasks': flag,
  }),
});
/** A point of a run at which run tasks and policies are waited for. */
export type TaskStage = v.InferOutput<typeof taskStageSchema>;

export const taskResultSchema = resource('task-results', {
  status: v.string(),
  message: text,
  url: text,
  'task-name': text,
  stage: text,
  /** `advisory` or `mandatory`. */
  'workspace-task-enforcement-level': text,
  'task-result-outcomes-count': countSchema,
  'status-timestamps': timestamps,
});
/** What one run task answered. */
export type TaskResult = v.InferOutput<typeof taskResultSchema>;
