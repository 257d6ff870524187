/**
 * The gate. It packs the files once. For each workspace it uploads them to a configuration version,
 * starts a run (or finds the run that version control started), watches it, reads the policy results and
 * decides. It never renders and never publishes, so neither can change the verdict.
 */
import { exceptionNotices } from '../policy/exceptions.ts';
import { compareWithCurrent } from './compare-with-current.ts';
import { runStepsOrGiveUp, keepOrDiscard, leaveUnstarted } from './end-run.ts';
import {
  verdictOf,
  type GatePorts,
  type GateRequest,
  type GateResult,
  type WorkspaceResult,
} from './result.ts';
import { judgeRunOfVersionControl } from './find-vcs-run.ts';
import { findWorkspace, isReady } from './find-workspace.ts';
import type { FailedLookup, ReadyWorkspace } from './find-workspace.ts';
import { runConcurrently } from '../machine/take-turn.ts';
import { startJob, type StepJob } from './job.ts';
import { judgeSettledRun } from './judge.ts';
import { refuseIncompleteCommit } from './look-at-commit.ts';
import { listWorkspaces } from './overview.ts';
import { packWorkspace } from './pack-workspace.ts';
import { startRun, upload, watch } from './run.ts';
import { createTakeOver } from './take-over.ts';

export type { ReportedApply } from './watch-apply.ts';
export type { PlanDiagnostic } from '../model/policy-result.ts';
export type {
  GateEvent,
  GatePorts,
  GateRequest,
  GateResult,
  WorkspaceFacts,
  WorkspaceResult,
} from './result.ts';

/** How many workspaces are judged at the same time. The limit of a service lets no job watch more runs. */
const MOST_AT_ONCE = 500;

/**
 * Judges all workspaces of the request. It packs and uploads their files, watches the runs, and ends
 * those that are no longer needed.
 *
 * @param request the workspaces, and what their runs must be to pass
 * @param ports the client, the packer, the clock, the log and the listener for events
 * @returns the verdict and the result of each workspace. It never rejects for anything that the service,
 *   the network or the files do: every problem is in the result.
 */
export async function gate(request: GateRequest, ports: GatePorts): Promise<GateResult> {
  const job = startJob(request, ports);
  const { plan, workspaces: requested } = request;
  const takeOver = createTakeOver(job);
  try {
    const names = requested.map(({ name }) => name);
    const listed = await listWorkspaces(job.client, plan.organization, names);
    const found = await runConcurrently(
      requested.map((workspace) => async (): Promise<ReadyWorkspace | FailedLookup> => {
        const { name } = workspace;
        try {
          job.signal.throwIfAborted();
          return await findWorkspace(workspace, job, listed.get(name));
        } catch (error) {
          return { name, error };
        }
      }),
      MOST_AT_ONCE,
    );
    const areAllReady = found.every(isReady);
    // Of many that are not started, those that are the cause come first: a report shows the first ones.
    found.sort((one, other) => Number(isReady(one)) - Number(isReady(other)));
    const decide = (workspace: ReadyWorkspace | FailedLookup) =>
      areAllReady && isReady(workspace)
        ? runStepsOrGiveUp(workspace, job, (step) => gateWorkspace(workspace, step, takeOver))
        : leaveUnstarted(workspace, job);
    const results: WorkspaceResult[] = [];
    const unaffected: string[] = [];
    const decided = await runConcurrently(
      found.map((workspace) => async () => {
        const result = await decide(workspace);
        if (result !== undefined) job.emit({ kind: 'workspace-decided', result });
        return { name: workspace.name, result };
      }),
      MOST_AT_ONCE,
    );
    for (const { name, result } of decided) {
      if (result === undefined) unaffected.push(name);
      else results.push(result);
    }
    const workspaces = addExceptionNotices(results, request.exceptions);
    return {
      verdict: verdictOf(workspaces, request),
      workspaces,
      unaffected: unaffected.length > 0 ? unaffected : undefined,
      archives: job.archives(),
      durationMs: job.elapsedMs(),
    };
  } finally {
    await job.close();
  }
}

/** Adds what a reader should know of exceptions: which end soon or have ended, and which fit nothing. */
export function addExceptionNotices(
  workspaces: readonly WorkspaceResult[],
  exceptions: GateRequest['exceptions'],
): WorkspaceResult[] {
  if (exceptions === undefined) return [...workspaces];
  const judged = workspaces.filter(({ failure }) => failure === undefined);
  const notices = exceptionNotices(judged, exceptions);
  return workspaces.map((result) => {
    const added = notices.get(result.workspace) ?? [];
    return { ...result, notices: [...result.notices, ...added] };
  });
}

/** The steps of one workspace, from its files to its result. @returns undefined when no changed file affects it */
async function gateWorkspace(
  workspace: ReadyWorkspace,
  jobOfAll: StepJob,
  takeOver: ReturnType<typeof createTakeOver>,
): Promise<WorkspaceResult | undefined> {
  const { runOptions = jobOfAll.plan.runOptions } = workspace;
  const job: StepJob = { ...jobOfAll, plan: { ...jobOfAll.plan, runOptions } };
  job.signal.throwIfAborted();
  const { versionControl } = job;
  if (versionControl !== undefined) {
    await refuseIncompleteCommit(workspace, versionControl, job);
    const judged = await judgeRunOfVersionControl(workspace, versionControl, job);
    return judged && (await compareWithCurrent(judged, workspace, job));
  }
  const packed = await packWorkspace(workspace, job);
  const { taken, conditions, notices } = await takeOver(packed, job);
  if (taken !== undefined) return await compareWithCurrent(taken, packed, job);
  const known = { ...packed, conditions, notices: [...packed.notices, ...notices] };
  const started = await startRun(await upload(known, job), job);
  const settled = await watch(started, job);
  const judged = await judgeSettledRun(settled, job);
  const conclude = () => keepOrDiscard(judged, settled, job);
  job.reach({ ...settled, conclude });
  return await compareWithCurrent(await conclude(), packed, job);
}
