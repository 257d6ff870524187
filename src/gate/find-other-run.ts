/** Finds what the default branch has, for `only-new`: the run of the present configuration of a workspace. */
import { relatedId } from '../client/wire/resource.ts';
import { findCurrentRun } from './compare-with-current.ts';
import type { WorkspaceProgress } from './find-workspace.ts';
import type { Job } from './job.ts';

/** The run's plan. It rejects with the end of a sentence that says why there is none. */
export type FindOtherRun = () => Promise<{ planId: string }>;

/** The function that finds the default branch's run of a workspace. */
export function otherRunOf(workspace: WorkspaceProgress, job: Job): FindOtherRun | undefined {
  if (!job.policy.onlyNew) return undefined;
  return async () => {
    const { workspaceId, current } = workspace;
    const run =
      current?.versionId === undefined
        ? undefined
        : await findCurrentRun(workspaceId, current, job.client);
    if (run === undefined) {
      throw new Error('no finished run planned all of the present configuration of the workspace');
    }
    const planId = relatedId(run, 'plan');
    if (planId === undefined) throw new Error(`its run ${run.id} names no plan`);
    return { planId };
  };
}
