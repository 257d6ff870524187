/** Task stages and the results of run tasks. */
import * as v from './schema.ts';
import { countSchema, flag, optionalObject, resourceSchema, text, timestamps } from './resource.ts';

export const taskStageSchema = resourceSchema('task-stages', {
  status: v.string(),
  stage: v.string(),
  'status-timestamps': timestamps,
  actions: optionalObject({ 'is-overridable': flag }),
  permissions: optionalObject({
    'can-override': flag,
    'can-override-policy': flag,
    'can-override-tasks': flag,
  }),
});
/** A point of a run at which run tasks and policies are waited for. */
export type TaskStage = v.InferOutput<typeof taskStageSchema>;

export const taskResultSchema = resourceSchema('task-results', {
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
