import { operation } from '../operation.ts';
import { argumentOf } from '../read-input.ts';
import { neutraliseLine } from '../neutralise.ts';

export const archive = operation({
  name: 'archive',
  summary: 'let the service discard the files of a configuration version',
  description:
    'Operation 6: POST /configuration-versions/<configuration_version_id>/actions/archive. Not for versions from version control, for the current version of a workspace or while a run uses it.',
  arguments: [{ name: 'version', description: 'id as in cv-…', required: true }],
  destroys: (input) => `discard the files of ${argumentOf(input, 'version')}`,
  async call({ client, input, answer }) {
    const id = argumentOf(input, 'version');
    await client.configurationVersions.archive(id);
    await answer({ data: null }, `${neutraliseLine(id)} is being archived.\n`);
  },
});
