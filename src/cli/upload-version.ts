/** Creates configuration versions and uploads to them. Nothing here prints an upload URL. */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { largestFiles } from '../archive/describe.ts';
import { packDirectory } from '../archive/pack-directory.ts';
import { workspaceOf } from '../hosts/workspace.ts';
import type { ConfigurationVersion } from '../client/wire/configuration-version.ts';
import { readNamedFile } from '../machine/read-regular.ts';
import { fieldsOf, parseJson } from '../model/parse.ts';
import type { FileBody } from '../model/ports.ts';
import { countWords, formatSize } from '../report/text.ts';
import { option, type CommandIo } from './command.ts';
import type { CommandLog } from './log.ts';
import { operationCommand, TRANSFER_PATIENCE_MS, type CommandCall } from './operation.ts';
import { usageError } from './problems.ts';
import { flagOf, optionOf } from './read-input.ts';
import { renderRecord, type Fact } from './table.ts';
import { writeSecretFile } from './write-secret-file.ts';

/**
 * Uploads to a version, and gives back how it is afterwards. The files are packed first, so that no version is created that
 * waits for a missing file.
 *
 * @param path of a directory or a .tar.gz, as it was written
 */
async function uploadFiles(
  getVersion: () => Promise<ConfigurationVersion>,
  path: string,
  { client, io, log }: CommandCall,
): Promise<ConfigurationVersion> {
  const archive = await openArchive(path, io, log);
  try {
    const version = await getVersion();
    await client.configurationVersions.upload(version, archive.body);
    return (await client.configurationVersions.show(version.id)).version;
  } finally {
    await archive.remove();
  }
}

/** A .tar.gz as it is, or a directory, packed; `remove` deletes what was packed. */
async function openArchive(path: string, io: CommandIo, log: CommandLog) {
  const absolute = resolve(io.workingDirectory, path);
  const stats = await stat(absolute).catch(() => undefined);
  if (stats === undefined) throw usageError('--upload', `"${path}" is not there.`);
  if (stats.isFile()) return { body: fileBody(absolute, stats.size, io), remove: async () => {} };
  const archive = await packDirectory(
    { root: absolute, workspace: workspaceOf(io.environment, io.workingDirectory) },
    { ...io, log },
  );
  const files = archive.entries.filter(({ type }) => type === 'file').length;
  log.info(`packed ${countWords(files, 'file')}, ${archive.bytes} bytes, sha256 ${archive.sha256}`);
  const body = fileBody(archive.path, archive.bytes, io);
  return {
    body: { ...body, largest: largestFiles(archive.entries) },
    remove: () => archive.remove(),
  };
}

/** A file as the body of an upload, which shows its progress in the status line. */
function fileBody(path: string, bytes: number, { status }: CommandIo): FileBody {
  const showProgress = (sent: number): void => {
    const progress = `uploading ${formatSize(sent)} of ${formatSize(bytes)}`;
    void status?.(sent < bytes ? progress : undefined);
  };
  return { path, bytes, sent: showProgress };
}

/** A file of `--upload-url-file`: the id of a version and its upload URL, a secret that the service sends once. */
async function readUrlFile(shownAs: string, io: CommandIo): Promise<ConfigurationVersion> {
  const urlFileError = (message: string) =>
    usageError('--upload-url-file', `"${shownAs}" ${message}`);
  const { signal, workingDirectory } = io;
  const reading = readNamedFile(resolve(workingDirectory, shownAs), signal);
  const content = parseJson(await reading.catch(() => ''));
  signal.throwIfAborted();
  if (content === undefined) throw urlFileError('cannot be read.');
  const { id, 'upload-url': url } = fieldsOf(content);
  if (typeof id !== 'string' || typeof url !== 'string') {
    throw urlFileError('was not written by `configuration-versions create`.');
  }
  return {
    id,
    type: 'configuration-versions',
    attributes: { status: 'pending', 'upload-url': url },
    relationships: {},
    links: {},
  };
}

/** What people need to know about a configuration version; never its upload URL. */
export function versionFacts({ id, attributes }: ConfigurationVersion): Fact[] {
  return [
    ['id', id],
    ['status', attributes.status],
    ['error', attributes['error-message'] ?? attributes.error],
    ['source', attributes.source],
    ['speculative', attributes.speculative],
    ['provisional', attributes.provisional],
    ['auto-queue-runs', attributes['auto-queue-runs']],
    ...Object.entries(attributes['status-timestamps'] ?? {}),
  ];
}

/** Prints a version as the result, without the URL that would allow anyone to upload to it. */
async function answerWithoutUrl(
  version: ConfigurationVersion,
  { answer }: CommandCall,
): Promise<void> {
  const { 'upload-url': _secret, ...attributes } = version.attributes;
  await answer({ data: { ...version, attributes } }, renderRecord(versionFacts(version)));
}

export const createVersion = operationCommand(
  'create',
  'POST /workspaces/<workspace_id>/configuration-versions',
  {
    summary: 'create a configuration version and upload to it now or later',
    description:
      'Needs the permission to queue plans and the token of a user or a team.\n\nThe service returns the upload URL once, and anybody who has it can upload. Choose what to do with it. --upload sends the files at once. --upload-url-file writes it to a file that only you can read, for `plangate configuration-versions upload`.',
    options: [
      option('--speculative', 'only for plans that can never be applied'),
      option('--provisional', 'does not become the current version before its run is applied'),
      option('--no-run', 'do not start a run once the files have arrived'),
      option('--upload <path>', 'a directory or a .tar.gz to upload at once'),
      option(
        '--upload-url-file <file>',
        'new file that keeps the upload URL, readable by you only',
      ),
    ],
    examples: {
      'plangate configuration-versions create -w net-prod --speculative --upload infra':
        'pack a directory, upload it, start a plan',
    },
    problems: (input) => {
      const uploads = optionOf(input, 'upload') !== undefined;
      const keepsUrl = optionOf(input, 'upload-url-file') !== undefined;
      if (uploads !== keepsUrl) return [];
      const message = 'or --upload-url-file is needed: the service returns the URL only once.';
      return [{ where: '--upload', message }];
    },
    patienceMs: TRANSFER_PATIENCE_MS,
    async call(call) {
      const { client, input, io, workspaceId } = call;
      const create = async () =>
        client.configurationVersions.create(await workspaceId(), {
          autoQueueRuns: !flagOf(input, 'no-run'),
          speculative: flagOf(input, 'speculative'),
          provisional: flagOf(input, 'provisional'),
        });
      const path = optionOf(input, 'upload');
      if (path !== undefined) return answerWithoutUrl(await uploadFiles(create, path, call), call);
      const urlFile = optionOf(input, 'upload-url-file') ?? '';
      const createUrl = async () => {
        const value = await create();
        const written = { id: value.id, 'upload-url': value.attributes['upload-url'] };
        return { content: `${JSON.stringify(written)}\n`, value };
      };
      const { workingDirectory } = io;
      const version = await writeSecretFile(
        'upload-url-file',
        urlFile,
        workingDirectory,
        createUrl,
      );
      await answerWithoutUrl(version, call);
    },
  },
);

export const uploadVersion = operationCommand('upload', 'PUT <upload_url>', {
  summary: 'upload files to a configuration version that was created before',
  description:
    'The URL comes from the file that `plangate configuration-versions create --upload-url-file` wrote. A directory is packed as `plangate pack` would; a .tar.gz is sent as it is.',
  arguments: [{ name: 'upload', description: 'the same as --upload', required: false }],
  options: [
    option('--upload <path>', 'a directory or a .tar.gz', { required: true }),
    option('--upload-url-file <file>', 'the file that `create` wrote', { required: true }),
  ],
  patienceMs: TRANSFER_PATIENCE_MS,
  async call(call) {
    const { input, io } = call;
    const version = await readUrlFile(optionOf(input, 'upload-url-file') ?? '', io);
    const path = optionOf(input, 'upload') ?? '';
    await answerWithoutUrl(await uploadFiles(async () => version, path, call), call);
  },
});
