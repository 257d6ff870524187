/** What a workflow gives to the token of a job. */
import { isRecord } from '../../model/parse.ts';
import type { Workflow, WorkflowJob } from './read-workflow.ts';

/** Every scope that no line names. */
export const OTHERS = '*';
const LEVELS = ['none', 'read', 'write'];

/**
 * What the token of a job may do in one scope. The job's `permissions` replace those of the workflow, and
 * a scope that they do not list is `none`.
 *
 * @returns undefined if neither has `permissions`: then the settings of the repository decide
 */
export function permissionLevel(
  workflow: Workflow,
  job: WorkflowJob,
  scope: string,
): string | undefined {
  const written = job.body['permissions'] ?? workflow.body['permissions'];
  if (written === undefined || written === null) return undefined;
  if (written === 'write-all') return 'write';
  if (written === 'read-all') return 'read';
  const level = isRecord(written) ? written[scope] : undefined;
  return typeof level === 'string' ? level : 'none';
}

/** The scopes that the `permissions` of a job name, and `OTHERS`. */
export function permissionScopes(workflow: Workflow, job: WorkflowJob): string[] {
  const written = job.body['permissions'] ?? workflow.body['permissions'];
  return [...(isRecord(written) ? Object.keys(written) : []), OTHERS];
}

/** Whether the first level allows more than the second. */
export function allowsMore(level: string, than: string): boolean {
  return LEVELS.indexOf(level) > LEVELS.indexOf(than);
}
