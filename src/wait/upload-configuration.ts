/** Configuration version → upload → `uploaded`. */
import type { Archive } from '../archive/pack.ts';
import type { Client } from '../client/client.ts';
import { ServiceError } from '../client/errors.ts';
import type { Clock } from '../ports.ts';
import type { ConfigurationVersion } from '../wire/configuration-version.ts';
import { forgivesFailedLook, GateStop } from './failure-of.ts';
import { poll } from './poll.ts';
import { CONFIGURATION_VERSION, kindOf, type Mode } from './settle.ts';

export interface UploadOptions {
  workspaceId: string;
  mode: Mode;
  autoQueueRuns: boolean;
  deadline: number;
}

export interface UploadPorts {
  client: Client;
  clock: Clock;
  signal: AbortSignal;
  onVersion(versionId: string): void;
}

/**
 * @returns the id of the version that the archive is now in.
 * @throws GateStop when the service refuses the archive, with the service's own message.
 */
export async function uploadConfiguration(
  archive: Archive,
  options: UploadOptions,
  ports: UploadPorts,
): Promise<string> {
  const file = { path: archive.path, bytes: archive.bytes };
  const create = async (): Promise<ConfigurationVersion> => {
    const version = await ports.client.configurationVersions.create(options.workspaceId, {
      autoQueueRuns: options.autoQueueRuns,
      speculative: options.mode === 'speculative',
      provisional: options.mode === 'provisional',
    });
    ports.onVersion(version.id);
    return version;
  };
  let version = await create();
  try {
    await ports.client.configurationVersions.upload(version, file);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'upload-refused') throw error;
    // A version without an upload is inert: a new one has a new place to upload to.
    version = await create();
    await ports.client.configurationVersions.upload(version, file);
  }
  await awaitUploaded(version.id, options, ports);
  return version.id;
}

/** Looks at once, then after a quarter of a second, growing to 5 s: most services need no time at all. */
async function awaitUploaded(
  id: string,
  { deadline }: UploadOptions,
  { client, clock, signal }: UploadPorts,
): Promise<void> {
  let looks = 0;
  const waiting = await poll({
    read: async () => {
      looks += 1;
      return (await client.configurationVersions.show(id)).version;
    },
    isSettled: ({ attributes }) =>
      !['moving', 'unknown'].includes(kindOf<string>(CONFIGURATION_VERSION, attributes.status)),
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
