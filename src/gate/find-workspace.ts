/**
 * Finds the workspace, and refuses it before anything is sent if no run of it could be judged. A locked one is not
 * refused: a run that only plans waits for no other run and no lock,
 * https://developer.hashicorp.com/terraform/cloud-docs/run/modes-and-options.
 */
import { join } from 'node:path';
import type { Archive } from '../archive/archive.ts';
import type { Client } from '../client/client.ts';
import { ServiceError } from '../client/service-error.ts';
import { related, relatedId } from '../client/wire/resource.ts';
import type { RunOptions } from '../client/wire/run.ts';
import type { Workspace } from '../client/wire/workspace.ts';
import type { ParsedFiles } from '../configuration/parsed-files.ts';
import { readableHere } from '../machine/files-here.ts';
import { runConcurrently } from '../machine/take-turn.ts';
import { GateStop } from './failure-of.ts';
import { listWorkspaces } from './overview.ts';
import type { AskedRuns, SettingsOfRuns, RequestedWorkspace, VersionControl } from './request.ts';
import type { WorkspaceProgress } from './result.ts';
import { isUnjudged, type Unjudged } from './plans-from.ts';
import { finding, type Finding } from '../model/finding.ts';
import { CODES } from '../model/errors.ts';
import {
  directoryPart,
  phrase,
  plain,
  quoted,
  sentencePart,
  setting,
  workspacePart,
  type Sentence,
  typed,
} from '../model/sentence.ts';
import { relativePathInside } from '../model/relative-path.ts';
import { readConnection, type Connection } from './connected-repository.ts';

export interface ReadyWorkspace extends WorkspaceProgress {
  /** Absolute directory to pack. */
  root: string;
  /** Absolute path of the repository that has it, if it is in one. */
  repository?: string | undefined;
  current: NonNullable<WorkspaceProgress['current']>;
  /** What a plan depends on in the settings of the workspace itself, as one text. */
  settings: string;
  projectId?: string | undefined;
  /** Those of the plan, with the values of variables as its configuration reads them. */
  runOptions?: RunOptions | undefined;
  /** Present if runs that version control started are judged. */
  connection?: Connection | undefined;
}

export interface Packed extends ReadyWorkspace {
  archive: Archive;
}

/** Who is asked for workspaces, and for what. */
interface Asked {
  client: Client;
  plan: SettingsOfRuns;
  /** What this check has parsed of files. */
  parsed?: ParsedFiles | undefined;
}

/** How many workspaces are looked up at the same time. */
const MOST_AT_ONCE = 500;

/**
 * Finds all workspaces. Those that cannot be gated come first: where they keep the others from beginning, a report shows
 * the first ones.
 */
export async function findReady(
  requested: readonly RequestedWorkspace[],
  service: Asked & { signal: AbortSignal },
  versionControl?: VersionControl,
): Promise<(ReadyWorkspace | Unjudged)[]> {
  const { client, plan, signal, parsed } = service;
  const names = requested.flatMap(({ name, refused }) => (refused === undefined ? name : []));
  const listed = await listWorkspaces(client, plan.organization, names);
  const asked = { client, plan, versionControl, parsed };
  const found = await runConcurrently(
    requested.map((workspace) => async (): Promise<ReadyWorkspace | Unjudged> => {
      const { name, refused } = workspace;
      if (refused !== undefined) return { name, error: refused, isAlone: true };
      try {
        signal.throwIfAborted();
        return await findWorkspace(workspace, asked, listed.get(name));
      } catch (error) {
        return { name, error };
      }
    }),
    MOST_AT_ONCE,
  );
  return found.sort((one, other) => Number(isUnjudged(other)) - Number(isUnjudged(one)));
}

/**
 * Finds out whether and where the workspace plans.
 *
 * @param listed the workspace, if a list of the service had it
 * @throws GateStop with what to change, or what the client threw
 */
export async function findWorkspace(
  requested: RequestedWorkspace,
  job: Asked & { versionControl?: VersionControl | undefined },
  listed?: Workspace,
): Promise<ReadyWorkspace> {
  const { client, plan, versionControl } = job;
  const { name, directory, repository } = requested;
  const workspace = listed ?? (await showWorkspace(client, plan.organization, name));
  const { attributes } = workspace;
  refuseLocalExecution(workspace);
  const connection = versionControl && readConnection(workspace, versionControl, requested);
  if (connection === undefined) refuseWithoutRuns(workspace);
  if (plan.applies === true) refuseAutoApply(workspace);
  if (plan.mode === 'provisional') refuseProvisional(workspace, plan);
  const workingDirectory = usableWorkingDirectory(workspace);
  const root = connection ? directory : uploadRoot(directory, workingDirectory);
  refuseAboveRepository({ root, repository, workingDirectory });
  const terraformVersion = attributes['terraform-version'] ?? undefined;
  return {
    name,
    workingDirectory,
    root,
    repository,
    terraformVersion,
    ...conditionsOfSettings(workspace),
    connection,
    ...(await assignedOptions({ module: join(root, workingDirectory), repository }, job)),
    notices: [],
    mayHaveRun: false,
  };
}

function refuseLocalExecution({ attributes }: Workspace): void {
  if (attributes['execution-mode'] !== 'local') return;
  throw new GateStop(
    'input',
    finding(
      CODES.localExecution,
      phrase`In local execution mode the service keeps the state but runs nothing, so there is nothing to gate.`,
      {
        remedy: phrase`Set the execution mode to remote or agent, or gate another workspace.`,
        actor: 'operators',
      },
    ),
  );
}

/** Refuses a workspace in which the token may start no run. */
function refuseWithoutRuns({ attributes }: Workspace): void {
  if (attributes.permissions?.['can-queue-run'] !== false) return;
  throw new GateStop(
    'refused',
    finding(CODES.mayNotQueue, phrase`The token may see the workspace, but not queue runs in it.`, {
      remedy: phrase`Give the team of the token at least the plan level on the workspace; a token of an organization has no team: use one of a team or of a user.`,
      actor: 'operators',
    }),
  );
}

function usableWorkingDirectory({ attributes }: Workspace): string {
  const working = readWorkingDirectory(attributes['working-directory']);
  if ('path' in working) return working.path;
  throw new GateStop(
    'input',
    finding(
      CODES.wrongWorkingDirectory,
      phrase`The workspace cannot be gated: ${working.problem}.`,
      { remedy: CHANGE_WORKING_DIRECTORY, actor: 'operators' },
    ),
  );
}

/** @param of.root what would be sent: the directory itself or one above it, so that a shorter path is outside the repository */
function refuseAboveRepository({
  root,
  repository,
  workingDirectory,
}: Pick<ReadyWorkspace, 'root' | 'repository'> & { workingDirectory: string }): void {
  if (repository === undefined || root.length >= repository.length) return;
  throw new GateStop(
    'input',
    finding(
      CODES.wrongWorkingDirectory,
      phrase`The workspace runs in ${directoryPart(workingDirectory)}, so what would be sent is above the repository.`,
      {
        about: { directory: workingDirectory },
        remedy: phrase`Point ${typed('directory')} at the directory of the repository that contains the working directory, or change the working directory in the workspace's settings.`,
      },
    ),
  );
}

/** What the answer about a workspace says of the conditions of its plan. */
export type ConditionsOfSettings = Pick<
  ReadyWorkspace,
  'workspaceId' | 'current' | 'settings' | 'projectId'
>;

export function conditionsOfSettings(workspace: Workspace): ConditionsOfSettings {
  return {
    workspaceId: workspace.id,
    current: currentConfigurationOf(workspace),
    settings: settingsOf(workspace),
    projectId: relatedId(workspace, 'project'),
  };
}

/** What a plan and its policies depend on in a workspace, and what never changes by itself. */
const SETTINGS = {
  attributes: ['terraform-version', 'working-directory', 'execution-mode', 'tag-names'],
  relationships: ['project', 'agent-pool'],
} as const;

function settingsOf(workspace: Workspace): string {
  const tags = [...(workspace.attributes['tag-names'] ?? [])].sort();
  const values: Record<string, unknown> = { ...workspace.attributes, 'tag-names': tags };
  return JSON.stringify([
    ...SETTINGS.attributes.map((name) => values[name] ?? null),
    ...SETTINGS.relationships.map((name) => relatedId(workspace, name) ?? null),
  ]);
}

const CHANGE_WORKING_DIRECTORY = phrase`Change the working directory in the workspace's settings.`;

/**
 * The options of the plan, with values of variables as the configuration reads them; none without variables.
 *
 * @param of.module absolute path of the configuration
 * @throws GateStop for what cannot be read
 */
async function assignedOptions(
  { module, repository }: { module: string; repository: string | undefined },
  { plan: { runOptions }, parsed }: Asked,
): Promise<Pick<ReadyWorkspace, 'runOptions'>> {
  if (runOptions.variables === undefined) return {};
  const { readAssigned } = await import('../configuration/variables.ts');
  const read = await readAssigned(runOptions.variables, readableHere, module, { parsed });
  if ('value' in read) return { runOptions: { ...runOptions, variables: read.value } };
  throw new GateStop('input', sayVariablesUnread(read.problems, module, repository));
}

/** @param module absolute path of the configuration by which they were read */
function sayVariablesUnread(
  problems: readonly string[],
  module: string,
  repository: string | undefined,
): Finding {
  const directory = shownDirectory(module, repository);
  return finding(
    'variables-unread',
    phrase`The plan cannot have these ${setting('variables')}: ${plain(problems.join('; '))}. They are read as ${setting('terraform plan -var')} reads them, by the declarations in ${directoryPart(directory)}.`,
    { about: { directory, setting: 'variables' } },
  );
}

/** A directory as a sentence names it: from the repository, if it is in one. */
export function shownDirectory(path: string, repository: string | undefined): string {
  return (repository === undefined ? undefined : relativePathInside(repository, path)) ?? path;
}

/** What a workspace names as its present configuration, and the run of it. */
export function currentConfigurationOf(workspace: Workspace): ReadyWorkspace['current'] {
  return {
    versionId: relatedId(workspace, 'current-configuration-version'),
    runId: relatedId(workspace, 'current-run'),
    state: stateOf(workspace),
  };
}

function stateOf(workspace: Workspace): ReadyWorkspace['current']['state'] {
  const { named: states } = related(workspace, 'current-state-version');
  return states && (states[0] ?? 'none');
}

/** Refuses a provisional run that the gate could not control, before anything is uploaded. */
function refuseProvisional({ attributes }: Workspace, plan: AskedRuns): void {
  if (plan.autoQueueRuns) {
    // The settings refuse this as input. A run that could apply itself does not depend on that alone.
    throw new GateStop(
      'input',
      finding(
        'provisional-refused',
        phrase`${setting('mode: provisional')} cannot go with ${setting('auto-queue-runs: true')}: the upload would start an ordinary run, not one that only saves its plan, and a workspace that applies by itself would apply it.`,
        {
          remedy: phrase`Remove ${setting('auto-queue-runs')}.`,
          about: { setting: 'auto-queue-runs' },
        },
      ),
    );
  }
  if (attributes.permissions?.['can-queue-apply'] === false) {
    throw new GateStop(
      'refused',
      finding(
        CODES.cannotDiscard,
        phrase`A provisional run could not be discarded if the gate failed: this token may not apply runs there, and discarding a run needs that permission. Nothing was uploaded.`,
        {
          remedy: phrase`Give the team of the token the permission to apply runs (access level write, or runs: apply).`,
          actor: 'operators',
        },
      ),
    );
  }
}

/** Refuses a workspace of which the service applies what nobody compared. */
function refuseAutoApply({ attributes }: Workspace): void {
  if (attributes['auto-apply'] !== true) return;
  throw new GateStop(
    'input',
    finding(
      CODES.notApplied,
      phrase`The workspace applies its runs by itself (auto-apply), so nothing keeps what is applied to what was seen. Nothing was started.`,
      {
        remedy: phrase`Switch auto-apply off in the workspace's settings.`,
        actor: 'operators',
      },
    ),
  );
}

/** @throws GateStop when it is not found, or when the service answers with another one */
export async function showWorkspace(
  client: Client,
  organization: string,
  name: string,
): Promise<Workspace> {
  try {
    const workspace = await client.workspaces.showByName(organization, name);
    const { name: answered } = workspace.attributes;
    if (answered.toLowerCase() === name.toLowerCase()) return workspace;
    throw new GateStop(
      'service',
      finding(
        CODES.otherWorkspace,
        phrase`The service answered with ${quoted(answered)} where it was asked for ${workspacePart(name)}, of which nothing is known.`,
        { remedy: phrase`Ask the administrator of the service.`, actor: 'operators' },
      ),
    );
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'not-found') {
      throw new GateStop(
        'refused',
        finding(
          CODES.notFound,
          phrase`Not found in organization ${quoted(organization)} on ${sentencePart('name', new URL(client.origin).host, 160)}: ${workspacePart(name)}. The service answered 404.`,
          {
            remedy: phrase`Either one of the names is wrong, or the token may not see the workspace.`,
            actor: 'operators',
          },
        ),
      );
    }
    throw error;
  }
}

/** The working directory, or '' for one that cannot be used: whoever starts a run there is refused. */
export function workingDirectoryOf(attributes: {
  'working-directory'?: string | null | undefined;
}): string {
  const working = readWorkingDirectory(attributes['working-directory']);
  return 'path' in working ? working.path : '';
}

/** @returns the working directory with single slashes and none at its ends; or why it cannot be used, as a part of a sentence */
export function readWorkingDirectory(
  text: string | null | undefined,
): { path: string } | { problem: Sentence } {
  const parts = (text ?? '')
    .replaceAll('\\', '/')
    .split('/')
    .filter((part) => part !== '' && part !== '.');
  return parts.includes('..')
    ? {
        problem: phrase`its working directory ${directoryPart(text ?? '')} leads out of what is uploaded`,
      }
    : { path: parts.join('/') };
}

/**
 * The directory to pack: `/repo/infra/prod` without the working directory `infra/prod` is `/repo`. A
 * directory that does not end in the working directory is packed itself; packing shows whether the
 * working directory is in it.
 */
export function uploadRoot(directory: string, workingDirectory: string): string {
  const separator = directory.includes('/') ? '/' : '\\';
  const parts = directory.split(separator);
  while (parts.at(-1) === '') parts.pop();
  const expected = workingDirectory.split('/');
  const tail = parts.slice(-expected.length);
  if (expected.some((part, index) => part !== tail[index])) return directory;
  const root = parts.slice(0, -expected.length).join(separator);
  // Nothing is left of `/`, and the root of a drive is `C:\` and not `C:`.
  return root === '' || root.endsWith(':') ? `${root}${separator}` : root;
}
