/** Configuration versions: the uploaded files that runs use. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { IngressAttributes } from '../client/wire/configuration-version.ts';
import { option, type CommandSpec } from './command.ts';
import { createVersion, uploadVersion, versionFacts } from './upload-version.ts';
import {
  changedAt,
  actionCommand,
  idArgument,
  includeOption,
  listCommand,
  operationCommand,
  showCommand,
  TRANSFER_PATIENCE_MS,
  withIncluded,
} from './operation.ts';
import { usageError } from './problems.ts';
import { flagOf, numberOf, optionOf, optionsOf, wholeNumber } from './read-input.ts';
import { renderRecord, type Fact } from './table.ts';

const INCLUDES = ['run', 'ingress_attributes'] as const;
const VERSION_ROUTE = '/configuration-versions/<configuration_version_id>';
const DOWNLOAD_FOR_RUN = 'GET /runs/<run_id>/configuration-version/download';

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
      patienceMs: TRANSFER_PATIENCE_MS,
      async call({ client, id: version, input, io, answer }) {
        const run = optionOf(input, 'run');
        // An id that somebody typed must not lead to another directory.
        const defaultName = `${(run ?? version).replaceAll(/[^\w-]/g, '_')}.tar.gz`;
        const shownAs = optionOf(input, 'output') ?? defaultName;
        const file = resolve(io.workingDirectory, shownAs);
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
