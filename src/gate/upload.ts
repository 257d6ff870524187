/** Configuration version → upload → `uploaded`. */
import { ServiceError } from '../client/errors.ts';
import type { ConfigurationVersion } from '../client/wire/configuration-version.ts';
import { CONFIGURATION_VERSION, kindOf } from '../status/status.ts';
import { forgivesFailedLook, GateStop } from './failure-of.ts';
import type { Job } from './job.ts';
import { poll } from './poll.ts';
import type { GateOptions } from './result.ts';
import type { Packed } from './pack-workspace.ts';

export interface Uploaded extends Packed {
  /** The configuration version that the archive is now in. */
  versionId: string;
}

/** @throws GateStop when the service refuses the archive, with the service's own message. */
export async function upload(packed: Packed, job: Job): Promise<Uploaded> {
  const { configurationVersions } = job.client;
  const { path, bytes } = packed.archive;
  let version = await createVersion(packed, job);
  try {
    await configurationVersions.upload(version, { path, bytes });
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'upload-refused') throw error;
    // A version without an upload is inert: a new one has a new place to upload to.
    version = await createVersion(packed, job);
    await configurationVersions.upload(version, { path, bytes });
  }
  await awaitUploaded(version.id, job);
  job.emit({ kind: 'uploaded', workspace: packed.name, versionId: version.id });
  return { ...packed, versionId: version.id };
}

async function createVersion(
  { name: workspace, workspaceId, soFar }: Packed,
  { client, options, emit }: Job,
): Promise<ConfigurationVersion> {
  const { autoQueueRuns, mode } = options;
  const version = await client.configurationVersions.create(workspaceId, {
    autoQueueRuns,
    speculative: mode === 'speculative',
    provisional: mode === 'provisional',
  });
  soFar.versionId = version.id;
  soFar.mayHaveRun = autoQueueRuns;
  emit({ kind: 'version-created', workspace, workspaceId, versionId: version.id });
  refuseUnlike(version, options);
  return version;
}

/**
 * A service that does not know what was asked for leaves it out of its answer. An upload into such a
 * version could start, or leave, a run that applies what was never judged.
 */
function refuseUnlike(
  { id, attributes }: ConfigurationVersion,
  { mode, autoQueueRuns }: GateOptions,
): void {
  const word = mode === 'provisional' || autoQueueRuns ? mode : undefined;
  if (word !== undefined && attributes[word] !== true) {
    throw new GateStop(
      'service',
      `The service made configuration version ${id} but does not say that it is ${word}, so a run of it might be one that is applied. Nothing was uploaded. ${
        word === 'provisional'
          ? 'This service may not know provisional versions: use `mode: speculative`.'
          : 'Set `auto-queue-runs` to false.'
      }`,
    );
  }
  if (!autoQueueRuns && mode === 'provisional' && attributes['auto-queue-runs'] === true) {
    throw new GateStop(
      'service',
      `The service would start a run by itself as soon as configuration version ${id} is uploaded, although it was asked not to: that run would not only save its plan. Nothing was uploaded.`,
    );
  }
}

/** Looks at once, then after a quarter of a second, growing to 5 s: most services need no time at all. */
async function awaitUploaded(id: string, { client, clock, signal, deadline }: Job): Promise<void> {
  let looks = 0;
  const waiting = await poll({
    read: async () => {
      looks += 1;
      return (await client.configurationVersions.show(id)).version;
    },
    isSettled: ({ attributes }) =>
      !['moving', 'unknown'].includes(kindOf(CONFIGURATION_VERSION, attributes.status)),
    wordOf: ({ attributes }) => attributes.status,
    intervalMs: (waitedMs, remainingMs) =>
      looks === 0 ? 0 : Math.min(remainingMs, 5_000, Math.max(250, waitedMs / 4)),
    forgives: forgivesFailedLook,
    deadline,
    clock,
    signal,
  });
  if (waiting.kind !== 'settled') {
    const word = waiting.last?.attributes.status ?? 'not to be seen';
    throw new GateStop(
      waiting.kind === 'aborted' ? 'canceled' : 'timeout',
      `Configuration version ${id} was uploaded, but time ran out while it was still "${word}". Try again, or raise the timeout.`,
    );
  }
  const { attributes } = waiting.last;
  if (attributes.status !== 'uploaded') {
    const said = [attributes['error-message'], attributes.error].find(
      (text) => (text ?? '') !== '',
    );
    throw new GateStop(
      'service',
      `The service could not use the upload: configuration version ${id} is "${attributes.status}"${said === undefined ? '' : `: ${said}`}.`,
      { errored: attributes.status === 'errored' },
    );
  }
}
