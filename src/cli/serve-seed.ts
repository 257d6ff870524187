/** Reads the seed of a local service: from a file, or from the configurations in a directory. */
import { sayWhatElse } from '../configuration/no-configuration.ts';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryOf } from '../archive/place.ts';
import { findPlannedPlace } from '../plan/outside-modules.ts';
import type { Seed } from '../service/seed.ts';
import { nameOfDirectory, withLocalNames } from '../settings/local-names.ts';
import { errorMessage } from '../model/error-message.ts';
import { findConfigurations } from './init/find-configurations.ts';
import { UsageError, usageError } from './problems.ts';
import { realOrSame } from '../machine/find-repository.ts';
import { readNamed } from '../machine/read-regular.ts';

type SeededWorkspace = NonNullable<Seed['organizations'][number]['workspaces']>[number];

/** Absolute paths, each with the words of the option that names it. */
interface SeedPlace {
  file: string | undefined;
  shownAs: string | undefined;
  served: string | undefined;
  servedAs: string | undefined;
  /** Ends the reading of the file. */
  signal: AbortSignal;
}

/** Undefined where no option names one. Throws a UsageError with everything that is wrong with it. */
export async function seedFor({
  file,
  shownAs = '',
  served,
  servedAs = '',
  signal,
}: SeedPlace): Promise<Seed | undefined> {
  if (file === undefined && served === undefined) return undefined;
  const seed =
    file === undefined
      ? await seedForDirectory(served ?? '', servedAs)
      : await parseSeed(file, shownAs, signal);
  const { readSeed } = await import('../service/seed.ts');
  try {
    readSeed(seed);
  } catch (error) {
    const [, ...lines] = errorMessage(error).split('\n');
    throw new UsageError(lines.map((line) => ({ where: '--seed', message: line.trim() })));
  }
  return seed;
}

/** The organizations and workspaces that the `cloud` blocks in a directory and below it name. */
async function seedForDirectory(directory: string, shownAs: string): Promise<Seed> {
  const stats = await stat(directory).catch(() => undefined);
  if (stats?.isDirectory() !== true) {
    throw usageError('--directory', `"${shownAs}" is not a directory.`);
  }
  const { configurations, any, others } = await findConfigurations(directory);
  if (!any) {
    const what = sayWhatElse(others) ?? 'holds no configuration: not a single .tf file.';
    throw usageError('--directory', `"${shownAs}" ${what}`);
  }
  const configured =
    configurations.length > 0
      ? configurations.map(({ cloud, ...one }) => ({ ...one, block: cloud }))
      : [{ directory: '.', block: undefined }];
  const organizations = new Map<string, Map<string, SeededWorkspace>>();
  for (const { directory: below, block } of configured) {
    const path = join(directory, below);
    const { organization = '', workspaces = {} } = withLocalNames(block, path);
    const { name, prefix, tags, project = 'default' } = workspaces;
    const workspaceName = name ?? `${prefix ?? ''}${nameOfDirectory(path)}`;
    const module = realOrSame(path);
    const place = await findPlannedPlace(module, repositoryOf(module));
    const workingDirectory = place.workingDirectory || undefined;
    const ofOrganization = organizations.get(organization) ?? new Map<string, SeededWorkspace>();
    organizations.set(
      organization,
      ofOrganization.set(workspaceName, { name: workspaceName, project, tags, workingDirectory }),
    );
  }
  return {
    users: [{ username: 'owner' }],
    organizations: [...organizations].map(([name, workspaces]) => ({
      name,
      workspaces: [...workspaces.values()],
    })),
  };
}

async function parseSeed(path: string, shownAs: string, signal: AbortSignal): Promise<Seed> {
  try {
    return JSON.parse(await readNamed(path, signal));
  } catch (error) {
    signal.throwIfAborted();
    const why = error instanceof SyntaxError ? `is not JSON: ${error.message}` : 'cannot be read';
    throw usageError('--seed', `${shownAs} ${why}.`);
  }
}
