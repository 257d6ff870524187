/**
 * The run of the files of a workspace: creates a configuration version, uploads the archive, creates the run (or finds the
 * one that the upload started), and watches it until it is settled, with one request each time.
 *
 * A version becomes `uploaded` some time after its upload, and Terraform waits, too:
 * https://github.com/hashicorp/terraform/blob/v1.16.4/internal/cloud/backend_plan.go.
 */
import { largestFiles } from '../archive/describe-archive.ts';
import { ServiceError } from '../client/service-error.ts';
import type { ConfigurationVersion } from '../client/wire/configuration-version.ts';
import type { Run, RunOptions, Plan } from '../client/wire/run.ts';
import { differencesFromRequest } from '../policy/run-differences.ts';
import {
  CONFIGURATION_VERSION_STATUSES,
  kindOf,
  isSettled,
  mayWaitForConfirmation,
  runKind,
  describeRunStatus,
  type RunMode,
} from '../model/status.ts';
import { uncommittedWords } from '../model/uncommitted-words.ts';
import { GateStop, CANCELED } from './failure-of.ts';
import type { Packed } from './find-workspace.ts';
import { runModeOf } from './request.ts';
import type { AskedRuns, Sealing } from './request.ts';
import { SERVICE_SYSTEMS } from '../policy/systems/systems.ts';
import type { WorkspaceProgress, WorkspaceRun } from './result.ts';
import { runUrlOf, type ServiceScope, type ServiceStep } from './service-scope.ts';
import { poll, soonThenRarely, type PollOptions, nextIntervalMs, type Waiting } from './poll.ts';
import type { RunSeals, SealedFacts } from '../trust/run-seals.ts';
import { runMessage } from './run-message.ts';
import type { RunInclude, RunWithRelated } from '../client/wire/run-with-related.ts';
import { relatedId } from '../client/wire/resource.ts';
import { countsOf } from '../policy/reading.ts';
import { timeOf } from '../model/parse.ts';
import { CODES } from '../model/errors.ts';
import { finding, findingOf, type Finding } from '../model/finding.ts';
import {
  foreign,
  numberPart,
  phrase,
  plain,
  quoted,
  runPart,
  setting,
  type Sentence,
} from '../model/sentence.ts';

interface Uploaded extends PackedWithConditions {
  /** The configuration version that holds the files. */
  versionId: string;
}

/** `conditions`: the settings of the workspace as one text, if runs of earlier commits count. */
type PackedWithConditions = Packed & { conditions?: string | undefined };

/** Uploads the archive to a new configuration version. @throws GateStop when the service refuses it, with its own message */
export async function upload(packed: PackedWithConditions, step: ServiceStep): Promise<Uploaded> {
  const { configurationVersions } = step.client;
  const { path, bytes, entries } = packed.archive;
  const body = { path, bytes, largest: largestFiles(entries) };
  const uploadToNewVersion = async () => {
    const version = await createVersion(packed, step);
    await configurationVersions.upload(version, body);
    return version;
  };
  const version = await uploadToNewVersion().catch((error: unknown) => {
    if (!(error instanceof ServiceError) || error.code !== 'upload-refused') throw error;
    // A version without an upload does nothing. A new one has another address to upload to.
    return uploadToNewVersion();
  });
  await awaitUploaded(version.id, step);
  step.emit({ kind: 'uploaded', workspace: packed.name, versionId: version.id });
  return { ...packed, versionId: version.id };
}

async function createVersion(
  packed: Packed,
  { client, plan, emit, reach }: ServiceStep,
): Promise<ConfigurationVersion> {
  const { name: workspace, workspaceId } = packed;
  const { autoQueueRuns = false, mode } = plan;
  const version = await client.configurationVersions.create(workspaceId, {
    autoQueueRuns,
    speculative: mode === 'speculative',
    provisional: mode === 'provisional',
  });
  reach({ ...packed, versionId: version.id, mayHaveRun: autoQueueRuns });
  emit({ kind: 'version-created', workspace, workspaceId, versionId: version.id });
  refuseOtherVersion(version, plan);
  return version;
}

/**
 * A service that does not know a requested attribute leaves it out of its answer. An upload to such a
 * version could start a run that applies changes before they are judged.
 */
function refuseOtherVersion(
  { attributes }: ConfigurationVersion,
  { mode, autoQueueRuns = false }: AskedRuns,
): void {
  // A speculative run that is created here says itself that it only plans, whatever its version is.
  const dependsOnVersion = mode === 'provisional' || autoQueueRuns;
  if (dependsOnVersion && attributes[mode] !== true) {
    const remedy =
      mode === 'provisional'
        ? phrase`This service may not know provisional versions: use ${setting('mode: speculative')}.`
        : phrase`Set ${setting('auto-queue-runs')} to false.`;
    throw new GateStop(
      'service',
      finding(
        CODES.notAsRequested,
        phrase`The service made a configuration version but does not say that it is ${mode}, so a run of it might be one that is applied. Nothing was uploaded.`,
        { remedy, actor: 'operators' },
      ),
    );
  }
  if (mode === 'provisional' && attributes['auto-queue-runs'] === true) {
    throw new GateStop(
      'service',
      finding(
        CODES.notAsRequested,
        phrase`The service would start a run by itself as soon as the configuration version is uploaded, although it was asked not to: that run would not only save its plan. Nothing was uploaded.`,
      ),
    );
  }
}

/** Waits until the service can use the upload. @throws GateStop when it cannot, or not in time */
async function awaitUploaded(id: string, step: ServiceScope): Promise<void> {
  const looking = {
    read: async () => (await step.client.configurationVersions.show(id)).version,
    isSettled: ({ attributes }: ConfigurationVersion) =>
      !['moving', 'unknown'].includes(kindOf(CONFIGURATION_VERSION_STATUSES, attributes.status)),
    intervalMs: soonThenRarely(250, 5_000),
  };
  const waiting = await poll(looking, step);
  if (waiting.kind !== 'settled') {
    if (waiting.kind === 'aborted') throw new GateStop('canceled', CANCELED);
    const word = waiting.last?.attributes.status ?? 'not to be seen';
    const says = phrase`The files were uploaded, but time ran out while their configuration version was still ${quoted(word)}.`;
    const remedy = phrase`Try again, or raise ${setting('timeout')}.`;
    const late = finding('upload-unfinished', says, { remedy });
    throw new GateStop('timeout', withTrouble(late, waiting));
  }
  const { attributes } = waiting.last;
  if (attributes.status !== 'uploaded') {
    const reason = [attributes['error-message'], attributes.error].find(
      (text) => (text ?? '') !== '',
    );
    throw new GateStop(
      'service',
      finding(
        CODES.uploadRefused,
        phrase`The service could not use the upload: its configuration version is ${quoted(attributes.status)}${reason === undefined ? '' : phrase`: ${foreign(reason ?? '')}`}.`,
      ),
      { errored: attributes.status === 'errored' },
    );
  }
}

/** A run that was created or found, and is not watched yet. */
export interface StartedRun extends WorkspaceRun {
  /** As the service answered when the run was created or found. */
  run: Run;
  /** Monotonic time at which the run was requested. */
  askedAt: number;
}

/**
 * Creates the run of the uploaded files, or finds the one that the upload started.
 *
 * @throws GateStop or what the client threw; there may be a run all the same (see `endRun`)
 */
export async function startRun(uploaded: Uploaded, step: ServiceStep): Promise<StartedRun> {
  const { name: workspace } = uploaded;
  const { mode, runOptions, autoQueueRuns = false } = step.plan;
  // The request may arrive even if its answer does not.
  const requested = { ...uploaded, mayHaveRun: true };
  step.reach(requested);
  const askedAt = step.clock.now();
  const seal = sealOfRun(uploaded, step);
  const run = await (autoQueueRuns
    ? findQueuedRun(uploaded, step)
    : createRun(uploaded, seal, step));
  const isSealInMessage = seal !== undefined && run.attributes.message?.endsWith(seal) === true;
  const seals = seal === undefined || isSealInMessage ? undefined : [seal];
  const url = runUrlOf(workspace, run.id, step);
  const runSeen = { id: run.id, url, status: run.attributes.status };
  const started = { ...requested, seals, run, askedAt, runSeen };
  step.reach(started);
  const lastDurationMs = step.change.lastDurationMs?.(workspace);
  step.emit({
    kind: 'run-created',
    workspace,
    runId: run.id,
    runUrl: url,
    adopted: autoQueueRuns,
    lastDurationMs,
  });
  const [difference] = differencesFromRequest(run, mode, runOptions);
  if (difference !== undefined) {
    const says = phrase`Run ${runPart(run.id)} ${difference}, so it was not waited for.`;
    throw new GateStop('service', finding(CODES.notAsRequested, says));
  }
  return started;
}

/** The facts by which this gate's runs of some files are recognized. */
export function factsToSeal(
  { archive, conditions }: { archive: { sha256: string }; conditions?: string | undefined },
  { plan }: Pick<ServiceScope, 'plan'>,
  { seals, head, gate, form }: Sealing,
): SealedFacts {
  const { mode, group = '', runOptions } = plan;
  return {
    kind: 'run',
    head,
    base: seals.change.base ?? '',
    gate,
    group,
    mode,
    form,
    options: digestOfOptions(runOptions, seals),
    upload: seals.digest(archive.sha256),
    conditions: conditions === undefined ? '' : seals.digest(conditions),
  };
}

/** The same for the same options, whatever their order. */
export function digestOfOptions(options: RunOptions, seals: RunSeals): string {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  return seals.digest(JSON.stringify(given.sort(([one], [other]) => (one < other ? -1 : 1))));
}

function sealOfRun(uploaded: Uploaded, step: ServiceScope): string | undefined {
  const {
    change: { sealing },
    client,
  } = step;
  const { workspaceId, versionId } = uploaded;
  const version = { service: client.origin, workspaceId, versionId };
  return sealing?.seals.seal(version, factsToSeal(uploaded, step, sealing));
}

async function createRun(
  { workspaceId, versionId, archive }: Uploaded,
  seal: string | undefined,
  { client, plan, change, random }: ServiceScope,
): Promise<Run> {
  const { message: title, changeRequest, sealing, jobNumber } = change;
  const titleOfFiles = `${title}${uncommittedWords(archive.uncommitted?.length)}`;
  const message = runMessage(titleOfFiles, random, {
    // An entry of a merge queue names the pull request that it queues.
    changeRequest: sealing?.searched ?? changeRequest,
    commit: sealing?.head,
    group: plan.group,
    jobNumber,
    seal,
  });
  const kind =
    plan.mode === 'provisional' ? { savePlan: true, autoApply: false } : { planOnly: true };
  return await client.runs.create(workspaceId, versionId, {
    message,
    ...kind,
    options: plan.runOptions,
  });
}

/** A service that starts a run by itself does it within seconds. */
const LONGEST_QUEUE_MS = 3 * 60_000;

/** Finds the run with `include=run` of its version. */
async function findQueuedRun({ versionId }: Uploaded, step: ServiceScope): Promise<Run> {
  const { configurationVersions } = step.client;
  const begun = step.clock.now();
  const deadline = Math.min(step.deadline, begun + LONGEST_QUEUE_MS);
  const looking: PollOptions<Run | undefined> = {
    read: async () => (await configurationVersions.show(versionId, { include: ['run'] })).run,
    isSettled: (run) => run !== undefined,
    intervalMs: soonThenRarely(500, 5_000),
  };
  const waiting = await poll(looking, { ...step, deadline });
  if (waiting.last !== undefined) return waiting.last;
  if (waiting.kind === 'aborted') throw new GateStop('canceled', CANCELED);
  const seconds = numberPart(Math.round((deadline - begun) / 1_000));
  const late = finding(
    CODES.startedNoRun,
    phrase`The upload was to start a run, but none appeared within ${seconds} s: this service may not start runs by itself.`,
    {
      remedy: phrase`Set ${setting('auto-queue-runs')} to false, so that the run is created here.`,
      actor: 'operators',
    },
  );
  throw new GateStop('timeout', waiting.kind === 'timeout' ? withTrouble(late, waiting) : late);
}

/** What each look at a run asks for besides the run: it says when the run is over, and which workspace it belongs to. */
export const WATCHED: RunInclude[] = [
  'plan',
  'cost_estimate',
  'workspace',
  ...SERVICE_SYSTEMS.flatMap(({ include }) => include ?? []),
];

/** The parts of a run that may wait for an override while its own status says that it goes on. */
export function partsThatMayWait(seen: RunWithRelated) {
  return SERVICE_SYSTEMS.flatMap((system) => system.mayWait?.(seen) ?? []);
}

/** A run that is settled. */
export interface SettledRun extends WorkspaceRun {
  /** The last answer about it, with what `WATCHED` includes. */
  watched: RunWithRelated;
  durationMs?: number | undefined;
}

/** Watches a run until it is settled. @throws GateStop when that was not in time */
export async function watch(started: StartedRun, step: ServiceStep): Promise<SettledRun> {
  step.overview.watch(started.run.id);
  const waiting = await watchRun(started, step).finally(() => step.overview.forget(started.run.id));
  if (waiting.kind !== 'settled') throw timeoutOrCancel(waiting, started.run, step);
  const { last: watched } = waiting;
  const durationMs = runDurationMs(watched.run) ?? step.clock.now() - started.askedAt;
  return settledRun({ ...started, durationMs }, started.run.id, watched, step);
}

/** A run that is over already. @param runId the run that it must be, whatever the last answer says */
export function settledRun<Workspace extends WorkspaceProgress & { versionId: string }>(
  workspace: Workspace,
  runId: string,
  watched: RunWithRelated,
  service: ServiceScope,
): Workspace & SettledRun {
  const url = runUrlOf(workspace.name, runId, service);
  const { status } = watched.run.attributes;
  return { ...workspace, watched, runSeen: { id: runId, url, status } };
}

/**
 * Watches a run that this check did not start until it is settled. It is never ended here.
 *
 * @param workspace.versionId the configuration version that the run must have planned
 * @throws GateStop when it did not settle in time, or what the client threw
 */
export async function watchFound(
  workspace: WorkspaceProgress & Pick<SettledRun, 'versionId' | 'uncompared'>,
  run: Run,
  step: ServiceStep,
): Promise<SettledRun> {
  const { name } = workspace;
  const runUrl = runUrlOf(name, run.id, step);
  const runSeen = { id: run.id, url: runUrl, status: run.attributes.status };
  const started = { ...workspace, run, askedAt: step.clock.now(), runSeen };
  step.reach(started);
  step.emit({ kind: 'run-found', workspace: name, runId: run.id, runUrl });
  return watch(started, step);
}

/** Polls the run until it is settled, time is up or the job is canceled, and reports each change as an event. */
export async function watchRun(
  started: StartedRun,
  step: ServiceStep,
): Promise<Waiting<RunWithRelated>> {
  const { run: created, name: workspace } = started;
  const client = step.client.with({ watching: true });
  const { runOptions } = step.plan;
  const mode = runModeOf(step.plan);
  const lastDurationMs = step.change.lastDurationMs?.(workspace);
  const report = (run: Run, words: string): void => {
    const { status } = run.attributes;
    step.reach({ ...started, runSeen: { ...started.runSeen, status } });
    step.emit({ kind: 'progress', workspace, status, words });
  };
  let last = created;
  let isPlanReported = false;
  const end = createEndDetector(mode, step);
  const alreadyWaitedMs = step.clock.now() - started.askedAt;
  const polling: PollOptions<RunWithRelated> = {
    read: async () => {
      const moving = await step.overview.movingRun(last);
      const seen = moving ? { run: moving } : await client.runs.show(last.id, { include: WATCHED });
      last = seen.run;
      // What is not as it was requested cannot pass, whatever its end is.
      const isMoving = runKind(mode, last.attributes.status) === 'moving';
      const [difference] = isMoving ? differencesFromRequest(last, mode, runOptions) : [];
      if (difference !== undefined) {
        const says = phrase`Run ${runPart(last.id)} ${difference}, by a later look.`;
        throw new GateStop('service', finding(CODES.notAsRequested, says));
      }
      return seen;
    },
    isSettled: (seen) => end.isReached(seen),
    changeOf: ({ run, plan }) => JSON.stringify([describeRunStatus(run), finishedPlanWords(plan)]),
    intervalMs: (sinceMs) => {
      if (end.needsSecondLook()) return SECOND_LOOK_MS;
      const waitedMs = alreadyWaitedMs + sinceMs;
      const interval = nextIntervalMs(waitedMs, lastDurationMs);
      // A tenth more or less, so that jobs that share the rate limit do not ask all at once.
      const pauseMs = client.pauseMs(waitedMs) * (0.9 + 0.2 * step.random());
      return Math.max(interval, pauseMs);
    },
    onChange: ({ run, plan }) => {
      const planWords = finishedPlanWords(plan);
      if (planWords !== undefined && !isPlanReported) {
        isPlanReported = true;
        report(run, planWords);
        if (run.attributes.status === 'planned') return;
      }
      report(run, describeRunStatus(run));
    },
    initial: { run: created },
  };
  return poll(polling, step);
}

/**
 * Whether a run is settled, from look to look. Two signs count only if they last: that it can be confirmed although its
 * status says that it goes on, and a status of a settled run that has no timestamp yet.
 */
function createEndDetector(mode: RunMode, { clock }: Pick<ServiceScope, 'clock'>) {
  /** The status of a settled run that had no timestamp at the last look. */
  let unstamped: string | undefined;
  let confirmableSince: number | undefined;
  return {
    needsSecondLook: () => unstamped !== undefined,
    /** Called once for each look, with the answer. */
    isReached(seen: RunWithRelated): boolean {
      const { run } = seen;
      const { status } = run.attributes;
      const stages = partsThatMayWait(seen);
      confirmableSince = mayWaitForConfirmation(mode, run)
        ? (confirmableSince ?? clock.now())
        : undefined;
      if (confirmableSince !== undefined && clock.now() - confirmableSince >= REST_MS) return true;
      const settled = isSettled(mode, status, stages);
      const isSecondLook = status === unstamped;
      const timestamps = run.attributes['status-timestamps'] ?? {};
      const hasTimestamps = Object.values(timestamps).some(Boolean);
      const isStamped = Boolean(timestamps[`${status.replaceAll('_', '-')}-at`]);
      unstamped = settled && hasTimestamps && !isStamped ? status : undefined;
      return settled && (unstamped === undefined || isSecondLook);
    },
  };
}

/** How long a run that can be confirmed may have a status that says that it goes on, until it counts as waiting. */
const REST_MS = 10_000;

/** The pause before a second look at a run that has timestamps, and none for its present status. */
const SECOND_LOOK_MS = 1_000;

/** `plan: 12 to add, 3 to change, 1 to destroy`; undefined while the plan is not finished. */
export function finishedPlanWords(
  plan: { attributes: Plan['attributes'] } | undefined,
): string | undefined {
  if (plan?.attributes.status !== 'finished') return undefined;
  if (plan.attributes['has-changes'] === false) return 'plan: no changes';
  const { additions, changes, destructions, imports } = countsOf(plan.attributes);
  const first = (imports ?? 0) > 0 ? `${imports} to import, ` : '';
  return `plan: ${first}${additions ?? 0} to add, ${changes ?? 0} to change, ${destructions ?? 0} to destroy`;
}

function timeoutOrCancel(
  waiting: Exclude<Waiting<RunWithRelated>, { kind: 'settled' }>,
  run: Run,
  { timeoutMs, plan: { mode } }: ServiceScope,
): GateStop {
  if (waiting.kind === 'aborted') return new GateStop('canceled', CANCELED);
  const { run: last, workspace = {} } = waiting.last ?? { run };
  const { status } = last.attributes;
  const isUnknown = runKind(mode, status) === 'unknown';
  const remedy = isUnknown
    ? phrase`See it in the run: if it is over, a newer version of Plangate may recognize the status; if not, raise ${setting('timeout')}.`
    : phrase`Raise ${setting('timeout')}, or see in the run what it waits for.`;
  const unrecognized = isUnknown
    ? phrase` Plangate does not recognize this status, so it cannot know whether the run is over.`
    : '';
  const currentId = relatedId(workspace, 'current-run') ?? last.id;
  const currentRun =
    status === 'pending' && currentId !== last.id
      ? phrase` The current run of the workspace is ${runPart(currentId)}.`
      : '';
  const late = finding(
    CODES.runTooSlow,
    phrase`The timeout of ${plain(timeText(timeoutMs))} was over before the end of ${runPart(run.id)}, last seen as ${lastStatus(last, isUnknown)}.${unrecognized}${currentRun}`,
    { about: { run: run.id }, remedy, actor: 'operators' },
  );
  return new GateStop('timeout', withTrouble(late, waiting));
}

/** The last status of a run, with what it means, and where in the queue it is. */
function lastStatus({ attributes }: Run, isUnknown: boolean): Sentence {
  const { status, 'position-in-queue': position } = attributes;
  const words = describeRunStatus({ attributes: { ...attributes, 'position-in-queue': null } });
  const isInQueue = words !== describeRunStatus({ attributes });
  return [
    quoted(status),
    isUnknown || words === status ? '' : phrase` (${plain(words)})`,
    isInQueue ? phrase`, at position ${numberPart(position ?? 0)} in the queue` : '',
  ];
}

/** Where the last look failed, nobody knows more of what was waited for: then this is the cause. */
function withTrouble(late: Finding, { trouble }: { trouble: unknown }): Finding {
  if (trouble === undefined) return late;
  const { code, says, remedy } = findingOf(trouble);
  return {
    ...late,
    code,
    says: phrase`${late.says} The last look failed: ${says}`,
    remedy: remedy ?? late.remedy,
  };
}

/** `45 s`, `2 min`, `2 min 30 s` */
function timeText(ms: number): string {
  const allSeconds = Math.round(ms / 1_000);
  const minutes = Math.floor(allSeconds / 60);
  const seconds = allSeconds % 60;
  if (minutes === 0) return `${seconds} s`;
  return seconds === 0 ? `${minutes} min` : `${minutes} min ${seconds} s`;
}

/** From creation to the last status, by the service's own clock; undefined when it has no timestamps. */
export function runDurationMs({ attributes }: Run): number | undefined {
  const created = timeOf(attributes['created-at']);
  const times = Object.values(attributes['status-timestamps'] ?? {})
    .map(timeOf)
    .filter((time) => Number.isFinite(time));
  const duration = Math.max(...times) - created;
  return duration > 0 ? duration : undefined;
}
