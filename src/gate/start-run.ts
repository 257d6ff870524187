/**
 * Creates a configuration version, uploads the archive, and creates the run; or finds the run that the upload started.
 *
 * A version becomes `uploaded` some time after its upload, and Terraform waits, too:
 * https://github.com/hashicorp/terraform/blob/v1.16.4/internal/cloud/backend_plan.go.
 */
import { largestFiles } from '../archive/describe.ts';
import { ServiceError } from '../client/errors.ts';
import type { ConfigurationVersion } from '../client/wire/configuration-version.ts';
import type { Run } from '../client/wire/run.ts';
import { differencesFromRequest } from '../policy/run-differences.ts';
import { CONFIGURATION_VERSION_STATUSES, kindOf } from '../model/status.ts';
import { uncommittedWords } from '../model/uncommitted.ts';
import { GateStop } from './failure-of.ts';
import type { Packed } from './find-workspace.ts';
import type { WorkspaceRun } from './result.ts';
import { runUrlOf, type Job, type StepJob } from './job.ts';
import { poll, soonThenRarely, type PollOptions } from './poll.ts';
import type { PlanSettings } from '../settings/settings.ts';
import { runMessage } from './runs-of-change.ts';

interface Uploaded extends Packed {
  /** The configuration version that holds the files. */
  versionId: string;
}

/** Uploads the archive to a new configuration version. @throws GateStop when the service refuses it, with its own message */
export async function upload(packed: Packed, job: StepJob): Promise<Uploaded> {
  const { configurationVersions } = job.client;
  const { path, bytes, entries } = packed.archive;
  const body = { path, bytes, largest: largestFiles(entries) };
  const uploadToNewVersion = async () => {
    const version = await createVersion(packed, job);
    await configurationVersions.upload(version, body);
    return version;
  };
  const version = await uploadToNewVersion().catch((error: unknown) => {
    if (!(error instanceof ServiceError) || error.code !== 'upload-refused') throw error;
    // A version without an upload does nothing. A new one has another address to upload to.
    return uploadToNewVersion();
  });
  await awaitUploaded(version.id, job);
  job.emit({ kind: 'uploaded', workspace: packed.name, versionId: version.id });
  return { ...packed, versionId: version.id };
}

async function createVersion(
  packed: Packed,
  { client, plan, emit, reach }: StepJob,
): Promise<ConfigurationVersion> {
  const { name: workspace, workspaceId } = packed;
  const { autoQueueRuns, mode } = plan;
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
  { id, attributes }: ConfigurationVersion,
  { mode, autoQueueRuns }: PlanSettings,
): void {
  // A speculative run that is created here says itself that it only plans, whatever its version is.
  const dependsOnVersion = mode === 'provisional' || autoQueueRuns;
  if (dependsOnVersion && attributes[mode] !== true) {
    throw new GateStop('service', {
      code: 'PG-138',
      text: `The service made configuration version ${id} but does not say that it is ${mode}, so a run of it might be one that is applied. Nothing was uploaded. ${
        mode === 'provisional'
          ? 'This service may not know provisional versions: use `mode: speculative`.'
          : 'Set `auto-queue-runs` to false.'
      }`,
    });
  }
  if (!autoQueueRuns && mode === 'provisional' && attributes['auto-queue-runs'] === true) {
    throw new GateStop('service', {
      code: 'PG-138',
      text: `The service would start a run by itself as soon as configuration version ${id} is uploaded, although it was asked not to: that run would not only save its plan. Nothing was uploaded.`,
    });
  }
}

/** Waits until the service can use the upload. @throws GateStop when it cannot, or not in time */
async function awaitUploaded(id: string, job: Job): Promise<void> {
  const looking = {
    read: async () => (await job.client.configurationVersions.show(id)).version,
    isSettled: ({ attributes }: ConfigurationVersion) =>
      !['moving', 'unknown'].includes(kindOf(CONFIGURATION_VERSION_STATUSES, attributes.status)),
    intervalMs: soonThenRarely(250, 5_000),
  };
  const waiting = await poll(looking, job);
  if (waiting.kind !== 'settled') {
    const word = waiting.last?.attributes.status ?? 'not to be seen';
    throw new GateStop(waiting.kind === 'aborted' ? 'canceled' : 'timeout', {
      text: `Configuration version ${id} was uploaded, but time ran out while it was still "${word}". Try again, or raise the timeout.`,
    });
  }
  const { attributes } = waiting.last;
  if (attributes.status !== 'uploaded') {
    const reason = [attributes['error-message'], attributes.error].find(
      (text) => (text ?? '') !== '',
    );
    throw new GateStop(
      'service',
      {
        code: 'PG-128',
        text: `The service could not use the upload: configuration version ${id} is "${attributes.status}"${reason === undefined ? '' : `: ${reason}`}.`,
      },
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
export async function startRun(uploaded: Uploaded, job: StepJob): Promise<StartedRun> {
  const { name: workspace, workspaceId } = uploaded;
  const { mode, runOptions, autoQueueRuns } = job.plan;
  // The request may arrive even if its answer does not.
  const requested = { ...uploaded, mayHaveRun: true };
  job.reach(requested);
  const askedAt = job.clock.now();
  const run = await (autoQueueRuns ? findQueuedRun(uploaded, job) : createRun(uploaded, job));
  const url = runUrlOf(workspace, run.id, job);
  const runSeen = { id: run.id, url, status: run.attributes.status };
  const started = { ...requested, run, askedAt, runSeen };
  job.reach(started);
  const lastDurationMs = job.lastDurationMs?.(workspace);
  job.emit({
    kind: 'run-created',
    workspace,
    runId: run.id,
    runUrl: url,
    adopted: autoQueueRuns,
    lastDurationMs,
  });
  const [difference] = differencesFromRequest(run, mode, runOptions);
  if (difference !== undefined) {
    throw new GateStop('service', {
      code: 'PG-138',
      text: `Run ${run.id} ${difference}, so it was not waited for.`,
    });
  }
  job.supersede(workspace, { workspaceId, run });
  return started;
}

async function createRun(
  { workspaceId, versionId, archive }: Uploaded,
  { client, plan, message: title, changeRequest, commit, jobNumber, random }: Job,
): Promise<Run> {
  const titleOfFiles = `${title}${uncommittedWords(archive.uncommitted?.length)}`;
  const message = runMessage(titleOfFiles, random, {
    changeRequest,
    commit,
    group: plan.group,
    jobNumber,
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
async function findQueuedRun({ versionId }: Uploaded, job: Job): Promise<Run> {
  const { configurationVersions } = job.client;
  const begun = job.clock.now();
  const deadline = Math.min(job.deadline, begun + LONGEST_QUEUE_MS);
  const looking: PollOptions<Run | undefined> = {
    read: async () => (await configurationVersions.show(versionId, { include: ['run'] })).run,
    isSettled: (run) => run !== undefined,
    intervalMs: soonThenRarely(500, 5_000),
  };
  const waiting = await poll(looking, { ...job, deadline });
  if (waiting.kind === 'settled' && waiting.last !== undefined) return waiting.last;
  throw new GateStop(waiting.kind === 'aborted' ? 'canceled' : 'timeout', {
    code: 'PG-112',
    text: `The upload of configuration version ${versionId} was to start a run, but none appeared within ${Math.round((deadline - begun) / 1_000)} s: this service may not start runs by itself. Set auto-queue-runs to false, so that the run is created here.`,
  });
}
