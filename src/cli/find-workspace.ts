/** A workspace, by its id or by its name in an organization. */
import type { Client } from '../client/client.ts';
import { option, type CommandInput, type CommandIo } from './command.ts';
import type { Problem } from './problems.ts';
import { optionOf } from './read-input.ts';

export const WORKSPACE_OPTIONS = [
  option('-w, --workspace <name-or-id>', 'name, or id as in ws-…; else TF_WORKSPACE'),
  option(
    '-o, --organization <name>',
    'organization of a workspace given by name; else TF_CLOUD_ORGANIZATION',
  ),
];

export function workspaceProblems(input: CommandInput, io: CommandIo): Problem[] {
  const { workspace, organization } = named(input, io);
  if (workspace === undefined) {
    return [{ subject: '--workspace', message: 'is needed: a name, or an id as in ws-….' }];
  }
  if (organization !== undefined || isId(workspace, organization)) return [];
  const message = `is needed to find the workspace "${workspace}" by its name.`;
  return [{ subject: '--organization', message }];
}

/** The id, looked up when a name was given. `workspaceProblems` has found nothing wrong. */
export async function findWorkspaceId(
  client: Client,
  input: CommandInput,
  io: CommandIo,
): Promise<string> {
  const { workspace = '', organization } = named(input, io);
  if (isId(workspace, organization)) return workspace;
  return (await client.workspaces.showByName(organization ?? '', workspace)).id;
}

function named(input: CommandInput, { environment }: CommandIo) {
  return {
    workspace: optionOf(input, 'workspace') ?? (environment['TF_WORKSPACE'] || undefined),
    organization:
      optionOf(input, 'organization') ?? (environment['TF_CLOUD_ORGANIZATION'] || undefined),
  };
}

/** A name may begin with `ws-` as well; without an organization it can only be an id. */
function isId(text: string, organization: string | undefined): boolean {
  return (
    /^ws-[A-Za-z0-9]{16}$/.test(text) || (organization === undefined && text.startsWith('ws-'))
  );
}
