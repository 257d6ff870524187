/** Examines the workspaces: are they there for this token, may it start a plan, and may it do more than that? */
import type { Client } from '../../client/client.ts';
import { ServiceError } from '../../client/errors.ts';
import type { PlanSettings } from '../../settings/settings.ts';
import { describeSelector, type WorkspaceSelector } from '../../settings/workspace-selectors.ts';
import { didYouMean } from '../../model/did-you-mean.ts';
import type { Workspace } from '../../client/wire/workspace.ts';
import { queryWorkspaces } from '../../gate/requested-workspaces.ts';
import { EXIT } from '../command.ts';
import { diagnosisOfError } from './examine-service.ts';
import { note, ok, problem, unknown, type Diagnosis } from './finding.ts';

/** @param mayBePersonal whether the token may be that of a person at a terminal, while the workflow has another one */
export async function examineWorkspaces(
  client: Client,
  settings: PlanSettings,
  mayBePersonal: boolean,
): Promise<Diagnosis[]> {
  const { organization, mode, source } = settings;
  const findings: Diagnosis[] = [];
  for (const selector of settings.workspaces) {
    if (selector.kind === 'query') {
      findings.push(await examineQuery(client, organization, selector));
      continue;
    }
    const subject = `workspace ${selector.name}`;
    const found = await lookUpWorkspace(client, organization, selector.name);
    if ('missing' in found) {
      findings.push(found.missing);
      continue;
    }
    const { workspace } = found;
    findings.push(
      ok(subject, `is ${workspace.id} in ${organization}`),
      ...(source === 'upload' ? examineUpload(subject, workspace) : []),
      ...(mode === 'speculative'
        ? await examineExcessPermissions(subject, workspace, client, mayBePersonal)
        : []),
    );
  }
  return findings;
}

/** The workspace of this name, or the finding that explains why there is none. */
async function lookUpWorkspace(
  client: Client,
  organization: string,
  name: string,
): Promise<{ workspace: Workspace } | { missing: Diagnosis }> {
  try {
    return { workspace: await client.workspaces.showByName(organization, name) };
  } catch (error) {
    const isMissing = error instanceof ServiceError && error.code === 'not-found';
    const missing = isMissing ? await explainMissing(client, organization, name) : undefined;
    return { missing: missing ?? diagnosisOfError(`workspace ${name}`, error, name) };
  }
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
    return diagnosisOfError(subject, error, subject);
  }
}

/** How many names of other workspaces are read at most, to find one like the name that was not found. */
const MAX_NAMES = 500;

/**
 * Why a workspace was not found, with the workspaces that the token sees instead.
 *
 * @returns undefined if the token sees the workspace: then the request was refused for another reason
 */
async function explainMissing(
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
      if (visibleNames.length >= MAX_NAMES) break;
    }
    const why = `is not among those in ${organization} that this token sees`;
    return problem(subject, why, remedyForMissing(name, visibleNames), EXIT.refused);
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'not-found') {
      const fix = 'Check the spelling of the organization, and that the token belongs to it.';
      const why = `${organization} is not there for this token`;
      return problem('organization', why, fix, EXIT.refused);
    }
    return diagnosisOfError('organization', error, organization);
  }
}

function remedyForMissing(name: string, visibleNames: readonly string[]): string {
  if (visibleNames.length === 0) {
    return `Give the team of this token access to "${name}": it sees no workspace at all.`;
  }
  const near = didYouMean(name, visibleNames);
  if (near !== undefined) return `Did you mean "${near}"?`;
  const more = visibleNames.length > 5 ? ', …' : '';
  return `Give the team of this token access to "${name}", or name one that it sees: ${visibleNames.slice(0, 5).join(', ')}${more}.`;
}

/** Whether the token may start a plan of an upload, and whether the service already plans every pull request. */
function examineUpload(subject: string, { attributes }: Workspace): Diagnosis[] {
  const repository = attributes['vcs-repo']?.identifier;
  const findings: Diagnosis[] = [];
  if (repository && attributes['speculative-enabled'] !== false) {
    const seen = `is connected to ${repository}, and version control plans every pull request there`;
    const fix =
      '`source: vcs` judges that run instead of uploading the files for a second one. Or turn off speculative plans in its version control settings.';
    findings.push(note(subject, seen, fix));
  }
  if (attributes.permissions?.['can-queue-run'] === false) {
    const fix =
      'Give the team of this token at least the plan level on the workspace. A token of an organization has no team: use one of a team or of a user.';
    findings.push(problem(subject, 'does not let this token queue plans', fix, EXIT.refused));
  }
  return findings;
}

/**
 * What the token may do that a job which only plans does not need: to apply and to override. Whoever gets the token could.
 * The service says of a run, and not of a workspace, whether its policies may be overridden.
 */
async function examineExcessPermissions(
  subject: string,
  { id, attributes }: Workspace,
  client: Client,
  mayBePersonal: boolean,
): Promise<Diagnosis[]> {
  const page = await client.runs
    .list(id)
    .page({ size: 1 })
    .catch(() => undefined);
  const newestRun = page?.items[0];
  const mayOverride = newestRun?.attributes.permissions?.['can-override-policy-check'] === true;
  const excess: string[] = [];
  if (attributes.permissions?.['can-queue-apply'] === true) excess.push('apply runs');
  if (mayOverride) excess.push('override policies');
  if (excess.length === 0) return [];
  const fix =
    'Use a token of a team with plan access only. Under pull_request, everybody who can push a branch can use all its permissions.';
  const seen = `lets this token ${excess.join(' and ')}; plan access is enough`;
  // A personal token that is used at a terminal says nothing about the token of the workflow.
  const owner = mayBePersonal ? await client.account().catch(() => undefined) : undefined;
  return [owner?.tokenKind === 'user' ? unknown(subject, seen, fix) : note(subject, seen, fix)];
}
