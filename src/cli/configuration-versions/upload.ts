import { resolve } from 'node:path';
import { operation, TRANSFER_PATIENCE_MS } from '../operation.ts';
import { argumentOf, optionOf } from '../read-input.ts';
import { renderRecord } from '../table.ts';
import { findArchive } from './find-archive.ts';
import { readTicket } from './upload-ticket.ts';
import { versionFacts, withoutUploadUrl } from './version-facts.ts';

export const upload = operation({
  name: 'upload',
  summary: 'upload files to a configuration version that was created before',
  description:
    'Operation 5: PUT <upload_url>. The URL comes from the file that `plangate configuration-versions create --upload-url-file` wrote. A directory is packed as `plangate pack` would; a .tar.gz is sent as it is.',
  arguments: [{ name: 'path', description: 'a directory or a .tar.gz', required: true }],
  options: [
    {
      name: 'upload-url-file',
      value: 'file',
      description: 'the file that `create` wrote',
      required: true,
    },
  ],
  patienceMs: TRANSFER_PATIENCE_MS,
  async call({ client, input, io, log, answer }) {
    const shownAs = optionOf(input, 'upload-url-file') ?? '';
    const version = await readTicket(resolve(io.workingDirectory, shownAs), shownAs);
    log.secret(version.attributes['upload-url'] ?? '');
    const archive = await findArchive(argumentOf(input, 'path'), io, log);
    try {
      await client.configurationVersions.upload(version, archive.body);
    } finally {
      await archive.remove();
    }
    const { version: uploaded } = await client.configurationVersions.show(version.id);
    await answer({ data: withoutUploadUrl(uploaded) }, renderRecord(versionFacts(uploaded)));
  },
});
