/** The life of the uploaded files after use; Terraform Enterprise and other self-managed services only. */
import { operation } from '../operation.ts';
import { neutraliseLine } from '../neutralise.ts';
import { argumentOf, numberOf, wholeNumber } from '../read-input.ts';

const VERSION = { name: 'version', description: 'id as in cv-…', required: true };

export const softDelete = operation({
  name: 'soft-delete',
  summary: 'mark the files of a configuration version for deletion (self-managed only)',
  description:
    'Operation 9: POST /configuration-versions/<configuration_version_id>/actions/soft_delete_backing_data. Until they are deleted for good, `restore` brings them back.',
  arguments: [VERSION],
  options: [
    {
      name: 'delete-older-than-n-days',
      value: 'days',
      description: 'sent to the service as it is; what it does there is up to the service',
      check: wholeNumber(0, 999_999),
    },
  ],
  async call({ client, input, answer }) {
    const id = argumentOf(input, 'version');
    const days = numberOf(input, 'delete-older-than-n-days');
    await client.configurationVersions.softDeleteBackingData(
      id,
      days === undefined ? {} : { deleteOlderThanDays: days },
    );
    await answer({ data: null }, `The files of ${neutraliseLine(id)} are marked for deletion.\n`);
  },
});

export const restore = operation({
  name: 'restore',
  summary: 'bring back files that were marked for deletion (self-managed only)',
  description:
    'Operation 10: POST /configuration-versions/<configuration_version_id>/actions/restore_backing_data.',
  arguments: [VERSION],
  async call({ client, input, answer }) {
    const id = argumentOf(input, 'version');
    await client.configurationVersions.restoreBackingData(id);
    await answer({ data: null }, `The files of ${neutraliseLine(id)} are being restored.\n`);
  },
});

export const permanentlyDelete = operation({
  name: 'permanently-delete',
  summary: 'delete marked files for good (self-managed only)',
  description:
    'Operation 11: POST /configuration-versions/<configuration_version_id>/actions/permanently_delete_backing_data.',
  arguments: [VERSION],
  destroys: (input) => `delete the files of ${argumentOf(input, 'version')}`,
  async call({ client, input, answer }) {
    const id = argumentOf(input, 'version');
    await client.configurationVersions.permanentlyDeleteBackingData(id);
    await answer({ data: null }, `The files of ${neutraliseLine(id)} are deleted.\n`);
  },
});
