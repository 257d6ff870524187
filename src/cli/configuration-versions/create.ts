import type { ConfigurationVersion } from '../../wire/configuration-version.ts';
import { findWorkspaceId, WORKSPACE_OPTIONS, workspaceProblems } from '../find-workspace.ts';
import type { Call } from '../operation.ts';
import { operation, TRANSFER_PATIENCE_MS } from '../operation.ts';
import { flagOf, optionOf } from '../read-input.ts';
import { renderRecord } from '../table.ts';
import { writeSecretFile } from '../write-secret-file.ts';
import { findArchive } from './find-archive.ts';
import { renderTicket } from './upload-ticket.ts';
import { versionFacts, withoutUploadUrl } from './version-facts.ts';

export const create = operation({
  name: 'create',
  summary: 'create a configuration version and upload to it now or later',
  description:
    'Operation 4: POST /workspaces/<workspace_id>/configuration-versions. Needs the permission to queue plans and the token of a user or a team.\n\nThe service tells the upload URL once and anybody who has it can upload. So say what becomes of it: --upload sends the files at once, --upload-url-file keeps it in a file that only you may read, for `plangate configuration-versions upload`.',
  options: [
    ...WORKSPACE_OPTIONS,
    { name: 'speculative', description: 'only for plans that can never be applied' },
    {
      name: 'provisional',
      description: 'does not become the current version before its run is applied',
    },
    { name: 'no-run', description: 'do not start a run once the files have arrived' },
    { name: 'upload', value: 'path', description: 'a directory or a .tar.gz to upload at once' },
    {
      name: 'upload-url-file',
      value: 'file',
      description: 'new file that keeps the upload URL, readable by you only',
    },
  ],
  examples: [
    {
      command:
        'plangate configuration-versions create -o acme -w net-prod --speculative --upload ./infra',
      what: 'pack a directory, upload it, start a plan',
    },
  ],
  problems: (input, io) => {
    const problems = workspaceProblems(input, io);
    const ways = [optionOf(input, 'upload'), optionOf(input, 'upload-url-file')];
    if (ways.filter((way) => way !== undefined).length !== 1) {
      const message = 'or --upload-url-file is needed, one of the two: the URL is told once.';
      problems.push({ subject: '--upload', message });
    }
    return problems;
  },
  patienceMs: TRANSFER_PATIENCE_MS,
  async call(call) {
    const path = optionOf(call.input, 'upload');
    const version =
      path === undefined ? await createForLater(call) : await createAndUpload(call, path);
    await call.answer({ data: withoutUploadUrl(version) }, renderRecord(versionFacts(version)));
  },
});

async function createForLater(call: Call): Promise<ConfigurationVersion> {
  const path = optionOf(call.input, 'upload-url-file') ?? '';
  const { workingDirectory } = call.io;
  return writeSecretFile({ option: 'upload-url-file', path, workingDirectory }, async () => {
    const version = await createVersion(call);
    return { content: renderTicket(version), value: version };
  });
}

/** What is uploaded is looked at first, so that no version is left waiting for a wrong path. */
async function createAndUpload(call: Call, path: string): Promise<ConfigurationVersion> {
  const { client, io, log } = call;
  const archive = await findArchive(path, io, log);
  try {
    const created = await createVersion(call);
    await client.configurationVersions.upload(created, archive.body);
    return (await client.configurationVersions.show(created.id)).version;
  } finally {
    await archive.remove();
  }
}

async function createVersion({ client, input, io, log }: Call): Promise<ConfigurationVersion> {
  const workspaceId = await findWorkspaceId(client, input, io);
  const version = await client.configurationVersions.create(workspaceId, {
    autoQueueRuns: !flagOf(input, 'no-run'),
    speculative: flagOf(input, 'speculative'),
    provisional: flagOf(input, 'provisional'),
  });
  log.secret(version.attributes['upload-url'] ?? '');
  return version;
}
