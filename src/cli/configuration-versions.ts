import type { CommandSpec } from './command.ts';
import { archive } from './configuration-versions/archive.ts';
import { permanentlyDelete, restore, softDelete } from './configuration-versions/backing-data.ts';
import { create } from './configuration-versions/create.ts';
import { download } from './configuration-versions/download.ts';
import { list } from './configuration-versions/list.ts';
import { ingressAttributes, show } from './configuration-versions/show.ts';
import { upload } from './configuration-versions/upload.ts';

export const configurationVersions: CommandSpec = {
  name: 'configuration-versions',
  summary: 'the uploaded files that runs work on',
  commands: [
    list,
    show,
    ingressAttributes,
    create,
    upload,
    download,
    archive,
    softDelete,
    restore,
    permanentlyDelete,
  ],
};
