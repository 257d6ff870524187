/** Examines the workspaces: may this token start a plan there, and would it be a plan of the right files? */
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Client } from '../../client/client.ts';
import { ServiceError } from '../../client/errors.ts';
import type { Settings } from '../../settings/settings.ts';
import type { WorkspaceSelector } from '../../settings/workspace-selectors.ts';
import { didYouMean } from '../../model/did-you-mean.ts';
import type { Workspace } from '../../client/wire/workspace.ts';
import { readWorkingDirectory, uploadRoot } from '../../gate/find-workspace.ts';
import { queryWorkspaces } from '../../gate/requested-workspaces.ts';
import { describeSelector } from '../../settings/workspace-selectors.ts';
import { EXIT } from '../command.ts';
import { ofError } from './examine-service.ts';
import type { Diagnosis } from './finding.ts';
import { note, ok, problem, unknown } from './finding.ts';
import { withoutTrailing } from '../../model/without-trailing.ts';

interface SelectorContext {
  client: Client;
  settings: Settings;
  /** Absolute path. */
  workingDirectory: string;
  /** Whether the token may be a personal one, while the workflow has another one. */
  isPersonal: boolean;
}

/**
 * Examines one workspace, or those that a query finds. Directories are relative to `workingDirectory`.
 *
 * @param sent receives the directory that would be uploaded → the workspace's working directory in it
 */
export async function examineSelector(
  selector: WorkspaceSelector,
  { client, settings, workingDirectory, isPersonal }: SelectorContext,
  sent: Map<string, string>,
): Promise<Diagnosis[]> {
  const { organization, mode, source } = settings;
  if (selector.kind === 'query') return [await examineQuery(client, organization, selector)];
  const { name } = selector;
  const subject = `workspace ${name}`;
  let workspace: Workspace;
  try {
    workspace = await client.workspaces.showByName(organization, name);
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'not-found') {
      return [(await findMissing(client, organization, name)) ?? ofError(subject, error, name)];
    }
    return [ofError(subject, error, name)];
  }
  const directory = resolve(workingDirectory, selector.directory ?? settings.directory);
  const working = readWorkingDirectory(workspace.attributes['working-directory']);
  const inside = 'path' in working ? working.path : '';
  sent.set(uploadRoot(directory, inside), inside);
  const examined = { client, subject, ...workspace, source, mode, directory, isPersonal };
  return [
    ok(subject, `is ${workspace.id} in ${organization}`),
    ...examineConnection(examined),
    ...(source === 'upload' ? examinePermissions(examined) : []),
    ...(mode === 'speculative' ? await examinePower(examined) : []),
    ...examineExecution(examined),
    ...(await examineDirectory(examined)),
  ];
}

interface ExaminedWorkspace
  extends Pick<Workspace, 'id' | 'attributes'>, Pick<Settings, 'source' | 'mode'> {
  client: Client;
  isPersonal: boolean;
  subject: string;
  /** Absolute path of the configuration. */
  directory: string;
}

async function examineQuery(
  client: Client,
  organization: string,
  selector: Extract<WorkspaceSelector, { kind: 'query' }>,
): Promise<Diagnosis> {
  const subject = describeSelector(selector);
  try {
    const workspaces = await queryWorkspaces(client, organization, selector);
    const names = workspaces.map(({ attributes }) => attributes.name).join(', ');
    if (workspaces.length > 0) return ok(subject, `${workspaces.length} workspaces: ${names}`);
    const fix = 'Check the words, and that the team of this token has access to the workspaces.';
    return problem(subject, 'names no workspace that this token sees', fix, EXIT.refused);
  } catch (error) {
    return ofError(subject, error, subject);
  }
}

/**
 * Why a workspace was not found, with the workspaces that the token sees instead.
 *
 * @returns undefined if the token sees the workspace: then the request was refused for another reason
 */
export async function findMissing(
  client: Client,
  organization: string,
  name: string,
): Promise<Diagnosis | undefined> {
  const subject = `workspace ${name}`;
  try {
    const visibleNames: string[] = [];
    for await (const { attributes } of client.workspaces.list(organization)) {
      if (attributes.name === name) return undefined;
      visibleNames.push(attributes.name);
      if (visibleNames.length >= 500) break;
    }
    const near = didYouMean(name, visibleNames);
    const fix =
      visibleNames.length === 0
        ? `Give the team of this token access to "${name}": it sees no workspace at all.`
        : near !== undefined
          ? `Did you mean "${near}"?`
          : `Give the team of this token access to "${name}", or name one that it sees: ${visibleNames.slice(0, 5).join(', ')}${visibleNames.length > 5 ? ', …' : ''}.`;
    const why = `is not among those in ${organization} that this token sees`;
    return problem(subject, why, fix, EXIT.refused);
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'not-found') {
      const fix = 'Check the spelling of the organization, and that the token belongs to it.';
      const why = `${organization} is not there for this token`;
      return problem('organization', why, fix, EXIT.refused);
    }
    return ofError('organization', error, organization);
  }
}

function examinePermissions({ subject, attributes }: ExaminedWorkspace): Diagnosis[] {
  const permissions = attributes.permissions ?? {};
  if (permissions['can-queue-run'] === false) {
    const fix =
      'Give the team of this token at least the plan level on the workspace. A token of an organization has no team: use one of a team or of a user.';
    return [problem(subject, 'does not let this token queue plans', fix, EXIT.refused)];
  }
  return permissions['can-queue-run'] === true ? [ok(subject, 'lets this token queue plans')] : [];
}

/** Whether the service already plans every pull request from version control. */
function examineConnection({ subject, attributes, source }: ExaminedWorkspace): Diagnosis[] {
  const repository = attributes['vcs-repo']?.identifier;
  const plans = attributes['speculative-enabled'] !== false;
  if (source === 'upload') {
    if (!repository || !plans) return [];
    const seen = `is connected to ${repository}, and version control plans every pull request there`;
    const fix =
      '`source: vcs` judges that run instead of uploading the files for a second one. Or turn off speculative plans in its version control settings.';
    return [note(subject, seen, fix)];
  }
  if (repository && plans) return [ok(subject, `is connected to ${repository}`)];
  const seen = repository
    ? 'has speculative plans from version control turned off, so no pull request starts a run'
    : 'is not connected to version control, so no pull request starts a run';
  const fix = 'Change that in its version control settings, or use `source: upload`.';
  return [problem(subject, seen, fix, EXIT.badInput)];
}

/** A job that only plans needs no permission to apply or override. A person who gets its token could use it. */
async function examinePower({
  client,
  subject,
  id,
  attributes,
  isPersonal,
}: ExaminedWorkspace): Promise<Diagnosis[]> {
  const page = client.runs.list(id).page({ size: 1 });
  const newest = await page.then(
    ({ items }) => items[0],
    () => undefined,
  );
  const powers = [
    attributes.permissions?.['can-queue-apply'] === true && 'apply runs',
    newest?.attributes.permissions?.['can-override-policy-check'] === true && 'override policies',
  ].filter((power) => typeof power === 'string');
  if (powers.length === 0) return [];
  const fix =
    'Use a token of a team with plan access only. Under pull_request, everybody who can push a branch can use all its permissions.';
  const seen = `lets this token ${powers.join(' and ')}; plan access is enough`;
  // A personal token that is used at a terminal says nothing about the token of the workflow.
  const kind = isPersonal ? await client.account().catch(() => undefined) : undefined;
  return [(kind?.tokenKind === 'user' ? unknown : note)(subject, seen, fix)];
}

function examineExecution({ subject, attributes, source, mode }: ExaminedWorkspace): Diagnosis[] {
  const findings: Diagnosis[] = [];
  if (attributes['execution-mode'] === 'local') {
    const seen = 'plans on the machine of its users (execution mode local)';
    const fix =
      'Set the execution mode of the workspace to remote or agent: policies are evaluated there only.';
    findings.push(problem(subject, seen, fix, EXIT.badInput));
  }
  if (attributes['speculative-enabled'] === false && source === 'upload') {
    const seen = 'has speculative plans from version control turned off, which uploads do not need';
    findings.push(ok(subject, seen));
  }
  if (attributes.locked === true) {
    const seen = mode === 'speculative' ? 'is locked, and speculative runs pass' : 'is locked';
    const fix = 'Unlock it: provisional runs wait until then.';
    findings.push(mode === 'speculative' ? ok(subject, seen) : note(subject, seen, fix));
  }
  return findings;
}

async function examineDirectory({
  subject,
  attributes,
  directory,
}: ExaminedWorkspace): Promise<Diagnosis[]> {
  const inside = attributes['working-directory'];
  if (inside === undefined || inside === null || inside === '') return [];
  const trimmed = withoutTrailing(inside.replace(/^\/+/, ''), '/');
  if (directory.replaceAll('\\', '/').endsWith(`/${trimmed}`)) {
    const seen = `works in ${trimmed}, which the directory ends with: the directory above it is sent`;
    return [ok(subject, seen)];
  }
  const there = await stat(join(directory, trimmed)).catch(() => undefined);
  if (there?.isDirectory()) return [ok(subject, `works in ${trimmed}, which is in the directory`)];
  const seen = `works in ${trimmed}, which is neither in ${directory} nor its end`;
  const fix = `Pass the directory that ends in ${trimmed} or the one it is in, or change the workspace's working directory.`;
  return [problem(subject, seen, fix, EXIT.badInput)];
}
