/**
 * The gate: pack once → per workspace: configuration version → upload → run → watch → policy
 * results → verdict. Rendering and publishing happen elsewhere and cannot change what is decided.
 */
import type { Archive, RuleSet } from './archive/pack.ts';
import type { Client } from './client/client.ts';
import { endWorkspace } from './gate/end-workspace.ts';
import { adoptOverridden } from './gate/adopt-overridden.ts';
import { startJob, type Job } from './gate/job.ts';
import { keepOrDiscard } from './gate/keep-or-discard.ts';
import { find, judge, notStarted, pack, startRun, upload, watch } from './gate/steps.ts';
import type { Draft } from './gate/draft.ts';
import { combine } from './policy/decide.ts';
import type { CostSummary, PlanSummary, PolicyResult, RunTaskResult } from './policy/result.ts';
import type { FailOn, Verdict } from './policy/verdict.ts';
import type { Clock, Log, Random } from './ports.ts';

/** Never throws for anything the service, the network or the files do: every problem is in the result. */
export async function gate(options: GateOptions, ports: GatePorts): Promise<GateResult> {
  const job = startJob(options, ports);
  try {
    const drafts = await Promise.all(options.workspaces.map((workspace) => find(workspace, job)));
    const ready = drafts.every((draft) => draft.problem === undefined);
    const workspaces = await Promise.all(
      drafts.map((draft) => (ready ? judgeWorkspace(draft, job) : notStarted(draft, job))),
    );
    return {
      verdict: combine(workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }))),
      workspaces,
      archives: job.archives(),
      durationMs: job.elapsedMs(),
    };
  } finally {
    await job.close();
  }
}

async function judgeWorkspace(draft: Draft, job: Job): Promise<WorkspaceResult> {
  let result: WorkspaceResult;
  try {
    const archive = await pack(draft, job);
    result = (await adoptOverridden(archive, draft, job)) ?? (await plan(archive, draft, job));
  } catch (error) {
    result = await endWorkspace(draft, error, job);
  }
  job.emit({ kind: 'workspace-decided', result });
  return result;
}

async function plan(archive: Archive, draft: Draft, job: Job): Promise<WorkspaceResult> {
  await upload(archive, draft, job);
  const run = await startRun(draft, job);
  const watched = await watch(run, draft, job);
  return await keepOrDiscard(await judge(watched, draft, job), watched.run, job);
}

export interface GateOptions {
  organization: string;
  /** At least one. `directory` is absolute: where this workspace's configuration lies. */
  workspaces: { name: string; directory: string }[];
  mode: 'speculative' | 'provisional';
  /** Shown on the run; a nonce is appended so that a lost run can be found again. */
  message: string;
  /** Whether finding no policy result at all is undecided instead of passed. */
  requirePolicies: boolean;
  rules: RuleSet;
  /** Let the upload start the run instead of creating it (design 1: not the default). */
  autoQueueRuns: boolean;
  /** A provisional run whose gate failed is discarded or kept. */
  onFailure: 'discard' | 'keep';
  /** Monotonic deadline of the whole job. */
  deadline: number;
  timeoutMs: number;
  /** How long this workspace's last run took from creation to its end, when known. */
  lastDurationMs?: Readonly<Record<string, number>>;
  /**
   * Runs by workspace that may have been overridden since they were judged: hints, examined before
   * one is believed. Asked once, when the files are packed; only in the mode `speculative`.
   */
  earlierRuns?: () => Promise<Readonly<Record<string, string>>>;
  /** What earlier runs of the same pull request are recognised by, as in `acme/infra#42`. */
  changeRequest?: string;
  /** Cancel those, speculative ones only, once this job has its own run. */
  cancelSuperseded?: boolean;
  /** Which verdicts leave a provisional run confirmable; nothing else depends on it here. */
  failOn?: FailOn;
}

export interface GatePorts {
  client: Client;
  /** Packs one upload root; called once per distinct root. */
  pack(root: string): Promise<Archive>;
  clock: Clock;
  random: Random;
  log: Log;
  /** Aborted when the job is cancelled. */
  signal: AbortSignal;
  /** Told of everything that happens, in order: the log, and the state that survives a kill. */
  onEvent(event: GateEvent): void;
}

export type GateEvent = { /** Milliseconds since the gate started. */ atMs: number } & (
  | { kind: 'archive'; root: string; archive: Archive }
  | { kind: 'version-created'; workspace: string; workspaceId: string; versionId: string }
  | { kind: 'uploaded'; workspace: string; versionId: string }
  | { kind: 'run-created'; workspace: string; runId: string; runUrl: string; adopted: boolean }
  /** An earlier run planned these very files and was overridden: there is no new one. */
  | { kind: 'run-overridden'; workspace: string; runId: string; runUrl: string }
  /** `words` says it to people: "pending · 2nd in the queue", "planning", "plan: 12 to add, …". */
  | { kind: 'progress'; workspace: string; status: string; words: string }
  /** Nothing changed for 30 s. */
  | { kind: 'heartbeat'; workspace: string; status: string; words: string; timeoutMs: number }
  | { kind: 'workspace-decided'; result: WorkspaceResult }
  | { kind: 'canceling'; workspace: string; runId: string; why: string }
);

export interface WorkspaceResult {
  workspace: string;
  workspaceId?: string;
  /** Relative to what was packed: the workspace's working directory, '' when none. */
  workingDirectory: string;
  /** Absolute directory that was packed for it. */
  root?: string;
  configurationVersionId?: string;
  runId?: string;
  runUrl?: string;
  /** The last status word seen. */
  runStatus?: string;
  durationMs?: number;
  plan?: PlanSummary;
  cost?: CostSummary;
  results: PolicyResult[];
  runTasks: RunTaskResult[];
  /** Things a reader should know: downgraded policies, ignored policy sets. Hostile until escaped. */
  notices: string[];
  /** Problems of the configuration itself, with their place when the service gave one. */
  diagnostics: PlanDiagnostic[];
  verdict: Verdict;
  /** Who may override: shown beside overridable failures. */
  canOverride?: boolean;
  /** A provisional run that passed and waits for somebody to apply it. */
  confirmable?: boolean;
  /** What went wrong on the way, for exit codes; absent when the run could be judged. */
  failure?: GateFailure;
}

export interface PlanDiagnostic {
  severity: 'error' | 'warning';
  summary: string;
  detail?: string;
  address?: string;
  /** Relative to the packed root. */
  file?: string;
  line?: number;
}

/** Why a workspace could not be judged. `refused` is 401, 403, 404; `input` is ours to mend. */
export interface GateFailure {
  kind: 'input' | 'refused' | 'network' | 'service' | 'archive' | 'timeout' | 'canceled';
  message: string;
}

export interface GateResult {
  verdict: Verdict;
  workspaces: WorkspaceResult[];
  /** One per distinct upload root. */
  archives: {
    root: string;
    files: number;
    bytes: number;
    contentBytes: number;
    sha256: string;
    withheld: number;
  }[];
  durationMs: number;
}
