/** The steps of the story in `gate.ts`, each telling the job what it did. */
import type { Archive } from '../archive/pack.ts';
import type { RunWithRelated } from '../client/runs.ts';
import type { WorkspaceResult } from '../gate.ts';
import { decideWithout } from '../policy/decide.ts';
import { GateStop } from '../wait/failure-of.ts';
import { findWorkspace } from '../wait/find-workspace.ts';
import { judgeRun, type JudgedRun } from '../wait/judge-run.ts';
import { obtainRun } from '../wait/obtain-run.ts';
import type { Waiting } from '../wait/poll.ts';
import { policyWords } from '../wait/policy-words.ts';
import { runDurationMs } from '../wait/run-duration.ts';
import { runMessage } from '../wait/run-message.ts';
import { runWords } from '../wait/run-words.ts';
import { uploadConfiguration } from '../wait/upload-configuration.ts';
import { holdsConfiguration } from '../wait/upload-root.ts';
import { watchRun } from '../wait/watch-run.ts';
import type { Run } from '../wire/run.ts';
import type { Draft } from './draft.ts';
import { endWorkspace } from './end-workspace.ts';
import type { Job } from './job.ts';

export async function find(
  { name, directory }: { name: string; directory: string },
  job: Job,
): Promise<Draft> {
  const draft: Draft = {
    known: {
      workspace: name,
      workingDirectory: '',
      results: [],
      runTasks: [],
      notices: [],
      diagnostics: [],
    },
    mayHaveRun: false,
    runAskedAt: 0,
  };
  try {
    const { organization, mode } = job.options;
    const found = await findWorkspace(job.client, organization, { name, directory }, mode);
    const { workingDirectory, root, notices, workspace } = found;
    Object.assign(draft.known, { workspaceId: workspace.id, workingDirectory, root, notices });
  } catch (error) {
    draft.problem = { error };
  }
  return draft;
}

/** One workspace that cannot be gated stops all: better than half an answer and runs to clean up. */
export async function notStarted(draft: Draft, job: Job): Promise<WorkspaceResult> {
  const reason = 'Nothing was started for this workspace, because another one cannot be gated.';
  const result =
    draft.problem === undefined
      ? { ...draft.known, verdict: decideWithout({ kind: 'skipped', message: reason }) }
      : await endWorkspace(draft, draft.problem.error, job);
  job.emit({ kind: 'workspace-decided', result });
  return result;
}

/** @throws GateStop when Terraform would find nothing to plan in the working directory. */
export async function pack({ known }: Draft, job: Job): Promise<Archive> {
  const archive = await job.pack(known.root ?? '');
  const { workspace, workingDirectory: working } = known;
  if (holdsConfiguration(archive.entries, working)) return archive;
  throw new GateStop(
    'input',
    working === ''
      ? `There is no Terraform configuration for workspace "${workspace}": no .tf or .tofu file that is sent lies directly in ${archive.root}. Point \`directory\` at the one that has them.`
      : `There is no Terraform configuration for workspace "${workspace}": it runs in "${working}", but ${archive.root} has no .tf or .tofu file there. Point \`directory\` at a path that ends in "${working}" or contains it, or change the working directory in the workspace's settings.`,
  );
}

export async function upload(archive: Archive, draft: Draft, job: Job): Promise<void> {
  const { known } = draft;
  const { workspace, workspaceId = '' } = known;
  const { mode, autoQueueRuns } = job.options;
  const versionId = await uploadConfiguration(
    archive,
    { workspaceId, mode, autoQueueRuns, deadline: job.deadline },
    {
      client: job.client,
      clock: job.clock,
      signal: job.signal,
      onVersion(id) {
        known.configurationVersionId = id;
        draft.mayHaveRun = autoQueueRuns;
        job.emit({ kind: 'version-created', workspace, workspaceId, versionId: id });
      },
    },
  );
  job.emit({ kind: 'uploaded', workspace, versionId });
}

export async function startRun(draft: Draft, job: Job): Promise<Run> {
  const { known } = draft;
  const { workspace, workspaceId = '', configurationVersionId: versionId = '' } = known;
  const { mode, autoQueueRuns, message, changeRequest } = job.options;
  draft.mayHaveRun = true;
  draft.runAskedAt = job.clock.now();
  const { run, adopted } = await obtainRun(
    {
      workspaceId,
      versionId,
      mode,
      message: runMessage(message, changeRequest, job.random),
      autoQueueRuns,
      deadline: job.deadline,
    },
    { client: job.client, clock: job.clock, signal: job.signal },
  );
  const runUrl = runUrlOf(workspace, run.id, job);
  Object.assign(known, { runId: run.id, runUrl, runStatus: run.attributes.status });
  job.emit({ kind: 'run-created', workspace, runId: run.id, runUrl, adopted });
  job.supersede(workspace, { workspaceId, run });
  return run;
}

/** For people. */
export function runUrlOf(workspace: string, runId: string, job: Job): string {
  const { organization } = job.options;
  const at = [organization, 'workspaces', workspace, 'runs', runId].map(encodeURIComponent);
  return `${job.client.origin}/app/${at.join('/')}`;
}

/** @throws GateStop when the run did not settle in time. */
export async function watch(run: Run, draft: Draft, job: Job): Promise<RunWithRelated> {
  const { known } = draft;
  const { workspace } = known;
  const { mode, timeoutMs, lastDurationMs } = job.options;
  const waiting = await watchRun(
    {
      run,
      mode,
      createdAt: draft.runAskedAt,
      lastDurationMs: lastDurationMs?.[workspace],
      deadline: job.deadline,
    },
    {
      client: job.client,
      clock: job.clock,
      signal: job.signal,
      onProgress(status, words) {
        known.runStatus = status;
        job.emit({ kind: 'progress', workspace, status, words });
      },
      onHeartbeat(status, words) {
        job.emit({ kind: 'heartbeat', workspace, status, words, timeoutMs });
      },
    },
  );
  if (waiting.kind === 'settled') return waiting.last;
  throw unsettled(waiting, run, timeoutMs);
}

function unsettled(
  waiting: Exclude<Waiting<RunWithRelated>, { kind: 'settled' }>,
  run: Run,
  timeoutMs: number,
): GateStop {
  if (waiting.kind === 'aborted') return new GateStop('canceled', 'The job was cancelled.');
  const last = waiting.last?.run ?? run;
  const trouble =
    waiting.trouble instanceof Error ? ` The last look failed: ${waiting.trouble.message}` : '';
  return new GateStop(
    'timeout',
    `The timeout of ${minutes(timeoutMs)} was over before run ${run.id} was: it was last seen as ${seen(last)}, after ${waiting.seen.join(', ')}. Raise \`timeout\`, or see in the run what it waits for.${trouble}`,
  );
}

function seen(run: Run): string {
  const words = runWords(run);
  return words.startsWith('"') ? words : `"${run.attributes.status}" (${words})`;
}

function minutes(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  const [whole, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (whole === 0) return `${rest} s`;
  return rest === 0 ? `${whole} min` : `${whole} min ${rest} s`;
}

export async function judge(
  watched: RunWithRelated,
  draft: Draft,
  job: Job,
): Promise<WorkspaceResult> {
  const { mode, requirePolicies } = job.options;
  const { known, runAskedAt } = draft;
  const { configurationVersionId: versionId = '' } = known;
  const { clock, client, signal, deadline } = job;
  const settledAt = clock.now();
  const { status } = watched.run.attributes;
  known.runStatus = status;
  const judged = await judgeRun(
    watched,
    { mode, versionId, requirePolicies },
    { client, clock, signal, deadline },
  );
  const durationMs = runDurationMs(watched.run) ?? settledAt - runAskedAt;
  return { ...toResult(judged, draft, job), durationMs };
}

/** Tells the job what the policies said, too. */
export function toResult(judged: JudgedRun, { known }: Draft, job: Job): WorkspaceResult {
  const { workspace, runStatus: status = '' } = known;
  const { results, runTasks, canOverride } = judged.reading;
  for (const words of policyWords(results)) {
    job.emit({ kind: 'progress', workspace, status, words });
  }
  return {
    ...known,
    ...(judged.plan !== undefined && { plan: judged.plan }),
    ...(judged.cost !== undefined && { cost: judged.cost }),
    ...(canOverride !== undefined && { canOverride }),
    results,
    runTasks,
    notices: [...known.notices, ...judged.notices],
    diagnostics: judged.diagnostics.map(inRoot(known.workingDirectory)),
    verdict: judged.verdict,
  };
}

/** Terraform names files from where it ran; readers of the result look from the packed root. */
function inRoot(workingDirectory: string) {
  return <D extends { file?: string }>(diagnostic: D): D =>
    diagnostic.file === undefined || workingDirectory === ''
      ? diagnostic
      : { ...diagnostic, file: `${workingDirectory}/${diagnostic.file}` };
}
