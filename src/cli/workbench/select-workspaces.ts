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

export function selectionProblems(input: CommandInput, io: CommandIo): Problem[] {
  const { problems } = readSelectors(input);
  if (organizationOf(input, io) !== '') return problems;
  return [...problems, { where: '--organization', message: 'is needed.' }];
}

export function organizationOf(input: CommandInput, { environment }: CommandIo): string {
  const name = optionOf(input, 'organization') ?? environment['TF_CLOUD_ORGANIZATION'];
  return name?.trim() ?? '';
}

/** Without the option, all workspaces. */
function readSelectors(input: CommandInput) {
  const problems: Problem[] = [];
  const list = optionOf(input, 'workspaces');
  if (list === undefined) return { problems, selectors: [{ kind: 'query' as const, tags: [] }] };
  const selectors = readWorkspaceList(list, (_, message) =>
    problems.push({ where: '--workspaces', message }),
  );
  return { problems, selectors };
}

export interface WorkspaceRequest {
  workspace: Workspace;
  currentRun?: Run | undefined;
}

/** The workspaces that the options ask for, each with the run that it names. @throws ServiceError if the token can see none of them */
export async function findSelectedWorkspaces({
  client,
  input,
  io,
}: CommandCall): Promise<WorkspaceRequest[]> {
  const organization = organizationOf(input, io);
  const { selectors } = readSelectors(input);
  const names = selectors.flatMap((each) => (each.kind === 'name' ? each.name : []));
  const { toQuery } = await import('../../gate/requested-workspaces.ts');
  const byName = await listWorkspaces(client, organization, names);
  const requests = new Map<string, WorkspaceRequest>();
  for (const each of selectors) {
    if (each.kind === 'name') {
      const { name } = each;
      const workspace =
        byName.get(name) ?? (await client.workspaces.showByName(organization, name));
      requests.set(workspace.id, { workspace });
      continue;
    }
    const query = await toQuery(client, organization, each);
    if (query === undefined) continue;
    for (const found of await client.workspaces.listWithRuns(organization, query).all()) {
      requests.set(found.workspace.id, found);
    }
  }
  if (requests.size > 0) return [...requests.values()];
  throw new ServiceError(
    `No workspace of "${organization}" was found. Either none is as --workspaces says, or this token may not see them: use one that may read them.`,
    { code: 'not-found', method: 'GET', path: 'workspaces' },
  );
}
