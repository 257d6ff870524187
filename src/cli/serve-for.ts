/** What a local service has to have so that the configurations of a directory find their workspaces. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Seed } from '../service/seed.ts';
import { nameOf, withLocalNames } from '../settings/local-names.ts';
import { findConfigurations } from './init/find-configurations.ts';
import { usageError } from './problems.ts';

type SeededWorkspace = NonNullable<Seed['organizations'][number]['workspaces']>[number];

/**
 * @param directory absolute
 * @param shownAs as it was written, for messages
 */
export async function seedForDirectory(directory: string, shownAs: string): Promise<Seed> {
  const stats = await stat(directory).catch(() => undefined);
  if (stats?.isDirectory() !== true) {
    throw usageError('--for', `"${shownAs}" is not a directory.`);
  }
  const { configurations, any } = await findConfigurations(directory);
  if (!any) {
    throw usageError('--for', `"${shownAs}" holds no configuration: not a single .tf file.`);
  }
  const found =
    configurations.length > 0
      ? configurations.map(({ cloud, ...one }) => ({ ...one, block: cloud }))
      : [{ directory: '.', block: undefined }];
  const organizations = new Map<string, Map<string, SeededWorkspace>>();
  for (const { directory: below, block } of found) {
    const path = join(directory, below);
    const { organization = '', workspaces = {} } = withLocalNames(block, path);
    const { name, prefix, tags, project = 'default' } = workspaces;
    const own = name ?? `${prefix ?? ''}${nameOf(path)}`;
    const known = organizations.get(organization) ?? new Map<string, SeededWorkspace>();
    organizations.set(organization, known.set(own, { name: own, project, tags }));
  }
  return {
    users: [{ username: 'owner' }],
    organizations: [...organizations].map(([name, workspaces]) => ({
      name,
      workspaces: [...workspaces.values()],
    })),
  };
}
