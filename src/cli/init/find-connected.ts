/** Whether version control already starts runs for the workspaces of this repository. */
import { originOf } from '../../machine/ask-git.ts';
import { findAround } from '../../machine/find-repository.ts';
import { workspaceOf } from '../../hosts/workspace.ts';
import { isRepository } from '../../model/repository-address.ts';
import type { CommandInput, CommandIo } from '../command.ts';
import { connectTo, findNamedWorkspace, type NamedWorkspace } from '../connection.ts';
import type { ConnectedConfiguration } from './find-configurations.ts';

/** The longest wait: the result is only a hint. */
const PATIENCE_MS = 5_000;

/**
 * The service's name for the repository that is checked out, if all workspaces are connected to it.
 * Undefined without a token, and if the service gives no certain answer.
 */
export async function findConnected(
  configurations: readonly ConnectedConfiguration[],
  chosen: NamedWorkspace,
  input: CommandInput,
  io: CommandIo,
): Promise<string | undefined> {
  const [first] = configurations;
  const organizationOf = (one = first) => chosen.organization ?? one?.cloud.organization ?? '';
  const workspaces = chosen.workspace
    ? [{ name: chosen.workspace, organization: organizationOf() }]
    : configurations.flatMap((one) => {
        const { name } = one.cloud.workspaces ?? {};
        return name === undefined ? [] : [{ name, organization: organizationOf(one) }];
      });
  const named = await findNamedWorkspace(input, io, false);
  const isNamed = workspaces.length > 0 && workspaces.every((one) => one.organization !== '');
  if ('problems' in named || !isNamed) return undefined;
  const { target } = named;
  // A configuration must not choose the host that receives the token.
  const hosts = configurations.flatMap(({ cloud }) => cloud.hostname ?? []);
  if (hosts.some((host) => host !== target.hostname)) return undefined;
  const workspace = workspaceOf(io.environment, io.workingDirectory);
  const { repository: here } = findAround(io.workingDirectory, workspace);
  const origin = here && (await originOf(here, io));
  const remote = origin !== undefined && 'text' in origin ? origin.text.trim() : '';
  const { client, close } = connectTo(target, input, io, { patienceMs: PATIENCE_MS });
  try {
    const all = await Promise.all(
      workspaces.map(({ organization, name }) => client.workspaces.showByName(organization, name)),
    );
    const repositories = all.map(({ attributes }) =>
      attributes['speculative-enabled'] === false ? '' : attributes['vcs-repo']?.identifier || '',
    );
    const [repository = ''] = repositories;
    const same = repositories.every((each) => each !== '' && isRepository(remote, each));
    return same ? repository : undefined;
  } catch {
    return undefined;
  } finally {
    await close();
  }
}
