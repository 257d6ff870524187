/** Configuration versions: the uploaded files that runs use. Nothing here prints an upload URL but the option for it. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { stat } from 'node:fs/promises';
import type {
  IngressAttributes,
  ConfigurationVersion,
} from '../client/wire/configuration-version.ts';
import { option, type CommandSpec, type CommandIo, type CommandLog } from '../check/command.ts';
import {
  type CommandCall,
  changedAt,
  actionCommand,
  idArgument,
  includeOption,
  listCommand,
  operationCommand,
  showCommand,
  TRANSFER_TIME_LIMIT_MS,
  withIncluded,
} from './operation.ts';
import {
  usageError,
  flagOf,
  numberOf,
  optionOf,
  optionsOf,
  wholeNumber,
} from '../check/command-input.ts';
import { renderRecord, type Fact } from './table.ts';
import { largestFiles } from '../archive/describe-archive.ts';
import { packDirectory } from '../archive/pack-directory.ts';
import { workspaceOf } from '../hosts/job-workspace.ts';
import { readNamedFile } from '../machine/read-regular.ts';
import { fieldsOf, parseJson } from '../model/parse.ts';
import type { FileBody } from '../model/ports.ts';
import { countWords, formatSize } from '../report/text.ts';
import { writeSecretFile } from './output-files.ts';
import { isDevice } from '../machine/write-whole-file.ts';

const INCLUDES = ['run', 'ingress_attributes'] as const;
const VERSION_ROUTE = '/configuration-versions/<configuration_version_id>';
const DOWNLOAD_FOR_RUN = 'GET /runs/<run_id>/configuration-version/download';

function ingressFacts({ attributes }: IngressAttributes): Fact[] {
  return [
    ['repository', attributes.identifier],
    ['branch', attributes.branch],
    ['tag', attributes.tag],
    ['commit', attributes['commit-sha']],
    ['commit-message', attributes['commit-message']],
    ['commit-url', attributes['commit-url']],
    ['compare-url', attributes['compare-url']],
    ['pull-request', attributes['pull-request-number']],
    ['pull-request-title', attributes['pull-request-title']],
    ['pull-request-url', attributes['pull-request-url']],
    ['sender', attributes['sender-username']],
  ];
}

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
function versionFacts({ id, attributes }: ConfigurationVersion): Fact[] {
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

const createVersion = operationCommand(
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
    timeLimitMs: TRANSFER_TIME_LIMIT_MS,
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
        return { content: `${JSON.stringify(written)}\n`, value, id: value.id };
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

const uploadVersion = operationCommand('upload', 'PUT <upload_url>', {
  summary: 'upload files to a configuration version that was created before',
  description:
    'The URL comes from the file that `plangate configuration-versions create --upload-url-file` wrote. A directory is packed as `plangate pack` would; a .tar.gz is sent as it is.',
  arguments: [{ name: 'upload', description: 'the same as --upload', required: false }],
  options: [
    option('--upload <path>', 'a directory or a .tar.gz', { required: true }),
    option('--upload-url-file <file>', 'the file that `create` wrote', { required: true }),
  ],
  timeLimitMs: TRANSFER_TIME_LIMIT_MS,
  async call(call) {
    const { input, io } = call;
    const version = await readUrlFile(optionOf(input, 'upload-url-file') ?? '', io);
    const path = optionOf(input, 'upload') ?? '';
    await answerWithoutUrl(await uploadFiles(async () => version, path, call), call);
  },
});

export const configurationVersions: CommandSpec = {
  name: 'configuration-versions',
  summary: 'the uploaded files that runs work on',
  commands: [
    listCommand('list', 'GET /workspaces/<workspace_id>/configuration-versions', {
      summary: 'list the configuration versions of a workspace',
      description: 'Needs the permission to read runs.',
      examples: {
        'plangate configuration-versions list --organization acme --workspace net-prod --all':
          'every version there is',
      },
      ask: async ({ client, workspaceId }) =>
        client.configurationVersions.list(await workspaceId()),
      columns: {
        id: ({ id }) => id,
        status: ({ attributes }) => attributes.status,
        since: ({ attributes }) => changedAt(attributes['status-timestamps']),
        source: ({ attributes }) => attributes.source,
        speculative: ({ attributes }) => attributes.speculative,
        provisional: ({ attributes }) => attributes.provisional,
        'auto-queue-runs': ({ attributes }) => attributes['auto-queue-runs'],
      },
    }),
    operationCommand('show', `GET ${VERSION_ROUTE}`, {
      summary: 'show one configuration version',
      description: 'Needs the permission to read runs.',
      options: [
        includeOption([...INCLUDES, 'ingress-attributes'], 'show what belongs to it as well'),
      ],
      async call({ client, id, input, answer }) {
        // The API's own documents write both `ingress_attributes` and `ingress-attributes`.
        const asked = optionsOf(input, 'include').map((name) => name.replaceAll('-', '_'));
        const include = INCLUDES.filter((name) => asked.includes(name));
        const shown = await client.configurationVersions.show(id, { include });
        const { version, run, ingressAttributes: commit } = shown;
        const text = renderRecord([
          ...versionFacts(version),
          ['run', run && `${run.id} (${run.attributes.status})`],
          ...(commit ? ingressFacts(commit) : []),
        ]);
        await answer(withIncluded(version, [run, commit], input), text);
      },
    }),
    showCommand('ingress-attributes', `GET ${VERSION_ROUTE}/ingress-attributes`, {
      summary: 'show the commit that a configuration version was made from',
      description: 'Only versions that came from a version-control repository have one.',
      ask: ({ client, id }) => client.configurationVersions.ingressAttributes(id),
      facts: ingressFacts,
    }),
    createVersion,
    uploadVersion,
    operationCommand('download', `GET ${VERSION_ROUTE}/download`, {
      summary: 'download the files of a configuration version, or of the one that a run used',
      description: `With --run: ${DOWNLOAD_FOR_RUN}.\n\nThe file appears under its name when it is complete and not before.`,
      routes: [DOWNLOAD_FOR_RUN],
      arguments: [{ ...idArgument('version', 'cv'), required: false }],
      options: [
        option('--run <run>', 'id as in run-…: the version that this run used'),
        option('-o, --output <file>', 'where to; else <id>.tar.gz in this directory'),
        option('--force', 'replace the file if it exists'),
      ],
      problems: (input) => {
        const hasVersion = input.arguments['version'] !== undefined;
        const hasRun = input.options['run'] !== undefined;
        if (hasVersion !== hasRun) return [];
        return [{ where: 'VERSION', message: 'or --run is needed, one of the two.' }];
      },
      timeLimitMs: TRANSFER_TIME_LIMIT_MS,
      async call({ client, id: version, input, io, answer }) {
        const run = optionOf(input, 'run');
        // An id that somebody typed must not lead to another directory.
        const defaultName = `${(run ?? version).replaceAll(/[^\w-]/g, '_')}.tar.gz`;
        const shownAs = optionOf(input, 'output') ?? defaultName;
        const file = resolve(io.workingDirectory, shownAs);
        if (isDevice(file)) throw usageError('--output', `"${shownAs}" is no file.`);
        if (!flagOf(input, 'force') && existsSync(file)) {
          throw usageError(
            '--output',
            `"${shownAs}" exists already. Name another, or add --force.`,
          );
        }
        const { bytes } =
          run === undefined
            ? await client.configurationVersions.download(version, file)
            : await client.configurationVersions.downloadForRun(run, file);
        await answer({ data: { file, bytes } }, `${file}  ${bytes} bytes\n`);
      },
    }),
    actionCommand('archive', `POST ${VERSION_ROUTE}/actions/archive`, {
      summary: 'let the service discard the files of a configuration version',
      description:
        'Not for versions from version control, for the current version of a workspace or while a run uses it.',
      destroys: 'discard the files of',
      act: ({ client, id }) => client.configurationVersions.archive(id),
      done: (id) => `${id} is being archived.`,
    }),
    // Backing data are the uploaded files. They are deleted and restored on self-managed services only.
    actionCommand('soft-delete', `POST ${VERSION_ROUTE}/actions/soft_delete_backing_data`, {
      summary: 'mark the files of a configuration version for deletion (self-managed only)',
      description: 'Until they are permanently deleted, `restore` brings them back.',
      options: [
        option(
          '--delete-older-than-n-days <days>',
          'passed unchanged to the service, which decides what to do with it',
          { check: wholeNumber(0, 999_999) },
        ),
      ],
      act: ({ client, id, input }) =>
        client.configurationVersions.softDeleteBackingData(id, {
          deleteOlderThanDays: numberOf(input, 'delete-older-than-n-days'),
        }),
      done: (id) => `The files of ${id} are marked for deletion.`,
    }),
    actionCommand('restore', `POST ${VERSION_ROUTE}/actions/restore_backing_data`, {
      summary: 'bring back files that were marked for deletion (self-managed only)',
      act: ({ client, id }) => client.configurationVersions.restoreBackingData(id),
      done: (id) => `The files of ${id} are being restored.`,
    }),
    actionCommand(
      'permanently-delete',
      `POST ${VERSION_ROUTE}/actions/permanently_delete_backing_data`,
      {
        summary: 'permanently delete marked files (self-managed only)',
        destroys: 'delete the files of',
        act: ({ client, id }) => client.configurationVersions.permanentlyDeleteBackingData(id),
        done: (id) => `The files of ${id} are deleted.`,
      },
    ),
  ],
};
