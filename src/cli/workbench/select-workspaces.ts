/** The workspaces that a command over an organization reads: all, or those of names, tags and projects. */
import { ServiceError } from '../../client/errors.ts';
import type { Run } from '../../client/wire/run.ts';
import type { Workspace } from '../../client/wire/workspace.ts';
import { listWorkspaces } from '../../gate/overview.ts';
import type { Problem } from '../../model/parse.ts';
import { readWorkspaceList } from '../../settings/workspace-selectors.ts';
import { option, type CommandInput, type CommandIo } from '../command.ts';
import type { CommandCall } from '../operation.ts';
import { optionOf } from '../read-input.ts';

export const SELECTION_OPTIONS = [
  option('--organization <name>', 'organization; else TF_CLOUD_ORGANIZATION'),
  option('--workspaces <list>', 'names, tag:TEXT or project:TEXT; all that the token sees'),
];

/** What is wrong with `SELECTION_OPTIONS`. */
export function selectionProblems(input: CommandInput, io: CommandIo): Problem[] {
  const { problems } = readSelectors(input);
  if (organizationOf(input, io) !== '') return problems;
  return [...problems, { where: '--organization', message: 'is needed.' }];
}

/** Empty if neither the option nor the environment names one. */
export function organizationOf(input: CommandInput, { environment }: CommandIo): string {
  const name = optionOf(input, 'organization') ?? environment['TF_CLOUD_ORGANIZATION'];
  return name?.trim() ?? '';
}

/** What `--workspaces` selects; all workspaces without the option. */
function readSelectors(input: CommandInput) {
  const problems: Problem[] = [];
  const list = optionOf(input, 'workspaces');
  if (list === undefined) return { problems, selectors: [{ kind: 'query' as const, tags: [] }] };
  const selectors = readWorkspaceList(list, (_entry, message) =>
    problems.push({ where: '--workspaces', message }),
  );
  return { problems, selectors };
}

export interface SelectedWorkspace {
  workspace: Workspace;
  /** The run that the workspace names, if the service sent it with the workspace. */
  currentRun?: Run | undefined;
}

/** The workspaces that the options select, each of them once. @throws ServiceError if the token can see none of them */
export async function findSelectedWorkspaces({
  client,
  input,
  io,
}: CommandCall): Promise<SelectedWorkspace[]> {
  const organization = organizationOf(input, io);
  const { selectors } = readSelectors(input);
  const names = selectors.flatMap((selector) => (selector.kind === 'name' ? selector.name : []));
  const { toQuery } = await import('../../gate/requested-workspaces.ts');
  // A long list of names is looked up in a few pages of a list, instead of one by one.
  const byName = await listWorkspaces(client, organization, names);
  const selected = new Map<string, SelectedWorkspace>();
  for (const selector of selectors) {
    if (selector.kind === 'name') {
      const { name } = selector;
      const workspace =
        byName.get(name) ?? (await client.workspaces.showByName(organization, name));
      selected.set(workspace.id, { workspace });
      continue;
    }
    const query = await toQuery(client, organization, selector);
    // Undefined where nothing can fit, as for a project that is not there.
    if (query === undefined) continue;
    for (const found of await client.workspaces.listWithRuns(organization, query).all()) {
      selected.set(found.workspace.id, found);
    }
  }
  if (selected.size > 0) return [...selected.values()];
  throw new ServiceError(
    `No workspace of "${organization}" was found. Either none is as --workspaces says, or this token may not see them: use one that may read them.`,
    { code: 'not-found', method: 'GET', path: 'workspaces' },
  );
}
