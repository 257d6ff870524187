/**
 * Examines a named run: finds it, compares it with its requirements, and judges it at its end or
 * while it waits for people.
 */
import type { Client } from '../../client/client.ts';
import { relatedId } from '../../client/wire/resource.ts';
import type { Run, RunOptions } from '../../client/wire/run.ts';
import type { Workspace } from '../../client/wire/workspace.ts';
import { reportedOptions } from '../../policy/run-differences.ts';
import { withHostOption } from '../../model/command-line.ts';
import type { Mode } from '../../model/status.ts';
import { isSettled, mayWaitForConfirmation, describeRunStatus } from '../../model/status.ts';
import { plannedSameFiles } from '../../gate/take-over.ts';
import { runStepsOrGiveUp } from '../../gate/end-run.ts';
import type {
  GateRequest,
  GateResult,
  WatchPorts,
  WorkspaceResult,
  WorkspaceProgress,
} from '../../gate/result.ts';
import { unjudgedResult, verdictOf } from '../../gate/result.ts';
import { failureOf, GateStop } from '../../gate/failure-of.ts';
import { readWorkingDirectory } from '../../gate/find-workspace.ts';
import { startJob, type StepJob } from '../../gate/job.ts';
import { watchAndJudgeExisting } from '../../gate/judge.ts';
import { WATCHED } from '../../gate/run.ts';
import type { PlanSettings, PolicySettings } from '../../settings/settings.ts';
import { watchApply, type AppliedRun, type ApplyPorts } from '../../gate/watch-apply.ts';
import { isGreen } from '../../model/verdict.ts';
import { signReason, type Actor, type AuditRecord } from '../../trust/audit.ts';
import { errorMessage } from '../../model/error-message.ts';

/**
 * A run, and what it must be of. Where the workspace or the version is not given, the verdict is undecided unless
 * `allowsUncompared` is set.
 */
export interface RunReference {
  id: string;
  organization: string | undefined;
  /** `name` is undefined if only the id was given. */
  workspace: { id: string; name: string | undefined } | undefined;
  versionId: string | undefined;
  /** The digest of the archive that it must have planned. */
  sha256: string | undefined;
  /** Whether a workspace, a version or planning options that are not given may be any. */
  allowsUncompared: boolean;
  waits: boolean;
}

export interface ExaminedRun {
  result: GateResult;
  /** The planning options that the verdict is about; none for a plan of everything. */
  options: RunOptions;
  mode: Mode;
  /** Undefined if it could not be read. */
  run: Run | undefined;
}

/**
 * Judges a run and never ends it. Errors of the service or the network become the verdict.
 *
 * @param request settings of the judgement; `deadline` on the clock of `ports`
 */
export async function examineRun(
  reference: RunReference,
  request: {
    plan: Omit<PlanSettings, 'organization' | 'workspaces'>;
    policy: PolicySettings;
    deadline: number;
    timeoutMs: number;
    guard?: GateRequest['guard'];
    diff?: GateRequest['diff'];
  },
  ports: WatchPorts,
): Promise<ExaminedRun> {
  const startedAt = ports.clock.now();
  try {
    const { run, workspace } = await ports.client.runs.show(reference.id, {
      include: ['workspace'],
    });
    const mode = run.attributes['save-plan'] === true ? 'provisional' : 'speculative';
    const options = reference.allowsUncompared ? reportedOptions(run) : request.plan.runOptions;
    const identity = await findWorkspaceOfRun(reference, run, workspace, ports.client);
    const organization = reference.organization ?? relatedId(workspace ?? {}, 'organization') ?? '';
    const allowPartial = reference.allowsUncompared || request.plan.allowPartial;
    const job = startJob(
      {
        ...request,
        plan: {
          ...request.plan,
          mode,
          organization,
          workspaces: [],
          runOptions: options,
          allowPartial,
        },
        base: undefined,
        workspaces: [],
        message: '',
      },
      { ...ports, pack: () => Promise.reject(new Error('a run that is there is not packed')) },
    );
    const judged = await runStepsOrGiveUp(identity, job, (stepJob) =>
      judgeNamedRun(reference, run, identity, stepJob),
    );
    await job.close();
    job.emit({ kind: 'workspace-decided', result: judged });
    const durationMs = ports.clock.now() - startedAt;
    const result = { verdict: verdictOf([judged]), workspaces: [judged], archives: [], durationMs };
    return { result, options, mode, run };
  } catch (error) {
    const failure = failureOf(error, ports.signal.aborted ? 'aborted' : undefined);
    const workspace = reference.workspace?.name ?? reference.id;
    const result = unjudgedResult([{ workspace, failure }], ports.clock.now() - startedAt);
    return { result, options: request.plan.runOptions, mode: 'speculative', run: undefined };
  }
}

/**
 * Watches the apply of a run that another person confirms, and judges nothing.
 *
 * @throws GateStop if the run is of another workspace or version than required; what the client threw
 */
export async function watchNamedRun(
  reference: RunReference,
  ports: ApplyPorts,
): Promise<AppliedRun & { workspace: string }> {
  const { client } = ports;
  const { run, workspace } = await client.runs.show(reference.id, { include: ['workspace'] });
  const { name, workspaceId } = await findWorkspaceOfRun(reference, run, workspace, client);
  const { versionId } = requiredVersion(reference, run);
  const isAsRequired =
    relatedId(run, 'workspace') === workspaceId &&
    relatedId(run, 'configuration-version') === versionId;
  if (!isAsRequired) {
    throw new GateStop('input', {
      code: 'PG-145',
      text: `Run ${run.id} is of another workspace or version than the given one.`,
    });
  }
  return { workspace: name, ...(await watchApply(run, { confirmed: false }, ports)) };
}

/** Whether the run was applied already: then nothing is left to judge. False if it cannot be read. */
export async function isApplied(reference: RunReference, client: Client): Promise<boolean> {
  const found = await client.runs.show(reference.id).catch(() => undefined);
  return found?.run.attributes.status === 'applied';
}

const cannotBeJudged = (text: string) => new GateStop('service', { code: 'PG-142', text });

/**
 * The required workspace, else the one that the run names.
 *
 * @param included the workspace that the service sent with the run
 */
async function findWorkspaceOfRun(
  { workspace: required }: RunReference,
  run: Run,
  included: Workspace | undefined,
  client: Client,
): Promise<WorkspaceProgress> {
  const ownWorkspaceId = relatedId(run, 'workspace');
  const workspaceId = required?.id ?? ownWorkspaceId;
  if (workspaceId === undefined) {
    throw cannotBeJudged(`Run ${run.id} does not say which workspace it belongs to.`);
  }
  const matching = ownWorkspaceId === workspaceId ? included : undefined;
  const { attributes } = matching ?? (await client.workspaces.show(workspaceId));
  const workingDirectory = readWorkingDirectory(attributes['working-directory']);
  return {
    name: required?.name ?? attributes.name,
    workspaceId,
    workingDirectory: 'path' in workingDirectory ? workingDirectory.path : '',
    root: undefined,
    notices: [],
    mayHaveRun: false,
  };
}

const HOW_TO_COMPARE = 'Name it, or accept the run without that comparison (`--any`).';

/**
 * Reads the run again with its task stages, compares it with the reference, and judges it.
 *
 * @throws GateStop if the run is not over and is not waited for, or planned other files than required
 */
async function judgeNamedRun(
  reference: RunReference,
  namedRun: Run,
  identity: WorkspaceProgress,
  job: StepJob,
): Promise<WorkspaceResult> {
  const { client } = job;
  const required = requiredVersion(reference, namedRun);
  const { run, taskStages = [] } = await client.runs.show(namedRun.id, { include: WATCHED });
  const stages = taskStages.map(({ attributes }) => attributes);
  const watchCommand = withHostOption(`plangate runs watch ${run.id}`, {
    serviceOrigin: client.origin,
  });
  const { mode } = job.plan;
  const isOver =
    isSettled(mode, run.attributes.status, stages) || mayWaitForConfirmation(mode, run);
  if (!reference.waits && !isOver) {
    throw new GateStop('timeout', {
      code: 'PG-142',
      text: `Run ${run.id} is not over, so nothing of it is judged yet: ${describeRunStatus(run)}. \`${watchCommand}\` waits for it.`,
    });
  }
  const { sha256, workspace } = reference;
  if (sha256 !== undefined && !(await plannedSameFiles(sha256, run.id, client))) {
    throw cannotBeJudged(`Run ${run.id} planned other files than the report is about.`);
  }
  const uncompared: string[] = [];
  if (workspace === undefined) {
    uncompared.push(
      `--workspace is not given, so the workspace of run ${run.id} was not compared.`,
    );
  }
  if (required.uncompared !== undefined) uncompared.push(required.uncompared);
  const { versionId } = required;
  // With `allowsUncompared`, what was not compared is a notice, and the gate may open.
  if (reference.allowsUncompared) {
    const withNotices = { ...identity, notices: uncompared };
    return watchAndJudgeExisting(withNotices, { run, versionId, uncompared: [] }, job);
  }
  const reasons = uncompared.map((sentence) => `${sentence} ${HOW_TO_COMPARE}`);
  return watchAndJudgeExisting(identity, { run, versionId, uncompared: reasons }, job);
}

/** The version that the run must have planned: the required one, or else its own, with a sentence that it was not compared. */
function requiredVersion(
  { versionId }: RunReference,
  run: Run,
): { versionId: string; uncompared?: string } {
  const ownVersion = relatedId(run, 'configuration-version');
  if (ownVersion === undefined) {
    throw cannotBeJudged(`Run ${run.id} does not say which configuration version it planned.`);
  }
  if (versionId !== undefined) return { versionId };
  const uncompared = `--version is not given, so the version of run ${run.id} was not compared.`;
  return { versionId: ownVersion, uncompared };
}

/**
 * Why a run must not be applied, as the end of a sentence about it; undefined if it may be.
 *
 * @param allowDestroy whether `--allow-destroy-apply` is given
 */
export function whyNotApplied(
  { result, run, mode, options }: ExaminedRun,
  allowDestroy: boolean,
): string | undefined {
  const { word } = result.verdict;
  if (run === undefined || !isGreen(word)) return `is not green ("${word}").`;
  if (mode !== 'provisional') return 'is not provisional, so it left no plan to apply.';
  if (options['is-destroy'] === true && !allowDestroy) {
    return 'destroys everything that the workspace manages. Pass --allow-destroy-apply if you mean that.';
  }
  return undefined;
}

export interface AppliedResult extends AppliedRun {
  workspace: string;
  audit: AuditRecord[];
}

/**
 * Confirms a run that still waits for its confirmation, and waits for the end of its apply. From the confirmation on there
 * is an audit record, even if the waiting fails.
 *
 * @returns as `notApplied` the end of a sentence about the run
 * @throws what the client threw up to the confirmation
 */
export async function applyRun(
  request: { runId: string; workspace: string; reason: string; actor: Actor },
  ports: ApplyPorts,
): Promise<AppliedResult | { notApplied: string }> {
  const { runId, workspace, reason, actor } = request;
  const { client, clock } = ports;
  const { run } = await client.runs.show(runId);
  const { status, actions } = run.attributes;
  const beforeApply = { runId, status, words: describeRunStatus(run), workspace, audit: [] };
  if (status === 'planned_and_finished') return { ...beforeApply, outcome: 'nothing' };
  if (actions?.['is-confirmable'] !== true) {
    return { notApplied: `does not wait for its confirmation: it is "${status}".` };
  }
  const ownAccount = await client.account().catch(() => undefined);
  const by = actor.by ?? ownAccount?.account.attributes.username ?? undefined;
  await client.runs.apply(runId, signReason(reason, actor));
  const at = clock.date().toISOString();
  const audit: AuditRecord[] = [
    { action: 'apply', run: runId, workspace, by, job: actor.job, at, reason },
  ];
  try {
    return { ...(await watchApply(run, { confirmed: true }, ports)), workspace, audit };
  } catch (error) {
    const words = `confirmed, and could not be watched: ${errorMessage(error)}`;
    return { ...beforeApply, words, outcome: 'unfinished', audit };
  }
}
