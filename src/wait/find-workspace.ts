/** Finds the workspace and refuses early what could never become a run. */
import type { Client } from '../client/client.ts';
import { ServiceError } from '../client/errors.ts';
import type { Workspace } from '../wire/workspace.ts';
import { GateStop } from './failure-of.ts';
import { readWorkingDirectory, uploadRoot } from './upload-root.ts';

export interface FoundWorkspace {
  workspace: Workspace;
  /** '' when the workspace has none. */
  workingDirectory: string;
  /** Absolute directory to pack. */
  root: string;
  notices: string[];
}

/** @throws GateStop with what to change, or what the client threw. */
export async function findWorkspace(
  client: Client,
  organization: string,
  { name, directory }: { name: string; directory: string },
  mode: 'speculative' | 'provisional',
): Promise<FoundWorkspace> {
  const workspace = await showWorkspace(client, organization, name);
  const { attributes } = workspace;
  if (attributes['execution-mode'] === 'local') {
    throw new GateStop(
      'input',
      `Workspace "${name}" is in local execution mode: the service keeps its state but runs nothing, so there is nothing to gate. Set its execution mode to remote or agent, or gate another workspace.`,
    );
  }
  if (attributes.permissions?.['can-queue-run'] === false) {
    throw new GateStop(
      'refused',
      `Workspace "${name}" exists for this token, but the token may not queue runs in it. Give its team at least the plan level on the workspace, or use another token.`,
    );
  }
  const working = readWorkingDirectory(attributes['working-directory']);
  if ('problem' in working) {
    throw new GateStop(
      'input',
      `Workspace "${name}" cannot be gated: ${working.problem}. Change the working directory in the workspace's settings.`,
    );
  }
  const notices =
    attributes.locked === true
      ? [
          mode === 'speculative'
            ? 'The workspace is locked. Speculative runs go on; nothing can be applied until it is unlocked.'
            : 'The workspace is locked: the saved plan cannot be applied until it is unlocked.',
        ]
      : [];
  return {
    workspace,
    workingDirectory: working.path,
    root: uploadRoot(directory, working.path),
    notices,
  };
}

async function showWorkspace(
  client: Client,
  organization: string,
  name: string,
): Promise<Workspace> {
  try {
    return await client.workspaces.showByName(organization, name);
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'not-found') {
      throw new GateStop(
        'refused',
        `Workspace "${name}" was not found in organization "${organization}" on ${new URL(client.origin).host}: ${error.method} ${error.path} answered 404. Either one of the names is wrong, or the token may not see the workspace.`,
      );
    }
    throw error;
  }
}
