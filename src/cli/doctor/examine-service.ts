/**
 * Examines the service: does the host answer, whose is the token, are the workspaces there for it, and may it start a plan
 * there, or do more than that?
 */
import type { Client } from '../../client/client.ts';
import { ServiceError } from '../../client/errors.ts';
import { EXIT } from '../command.ts';
import { EXIT_CODE_OF } from '../run-program.ts';
import { ok, problem, unknown, note, type Diagnosis } from './finding.ts';
import type { PlanSettings } from '../../settings/settings.ts';
import { describeSelector, type WorkspaceSelector } from '../../settings/workspace-selectors.ts';
import { listText, workspaceCountWords } from '../../report/text.ts';
import { didYouMean } from '../../model/did-you-mean.ts';
import type { Workspace } from '../../client/wire/workspace.ts';
import { queryWorkspaces } from '../../gate/requested-workspaces.ts';

/** The findings about the host, then about the token. If the host does not answer, only that is reported. */
export async function examineService(client: Client, hostname: string): Promise<Diagnosis[]> {
  const findings: Diagnosis[] = [];
  try {
    const { appName, apiVersion, version } = await client.ping();
    const facts = [appName, version, apiVersion && `API ${apiVersion}`].filter(Boolean);
    const seen = facts.length > 0 ? `answers: ${facts.join(', ')}` : 'answers';
    findings.push(ok('host', `${hostname} ${seen}`));
  } catch (error) {
    const finding = diagnosisOfError('host', error, hostname);
    const code = error instanceof ServiceError ? error.code : undefined;
    if (code === 'network' || code === 'timeout' || code === 'tls') return [finding];
    if (isUnknownOperation(error)) {
      // A service may lack the ping. One that lacks the account as well is another program.
      const accountError = await client.account().catch((thrown: unknown) => thrown);
      if (isUnknownOperation(accountError)) {
        const seen = `${hostname} has no such API: it knows neither ping nor account/details`;
        return [problem('host', seen, 'Check --hostname.', EXIT.network)];
      }
    }
    // The service answered. If it refused the token, the finding about the token says that.
    if (code !== 'unauthorized') findings.push(unknown('host', finding.seen));
  }
  findings.push(await examineToken(client));
  return findings;
}

/** Whose token it is. One of an organization cannot create what a check needs. */
async function examineToken(client: Client): Promise<Diagnosis> {
  try {
    const { account, tokenKind } = await client.account();
    const name = account.attributes.username ?? account.id;
    if (tokenKind === 'organization') {
      return problem(
        'token',
        `belongs to the organization (${name})`,
        'Organization tokens may not create configuration versions. Use the token of a team or a user.',
        EXIT.refused,
      );
    }
    return ok('token', `${tokenKind === 'unknown' ? 'accepted' : `${tokenKind} token`} of ${name}`);
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'not-found') {
      return unknown('token', 'the service does not say whose it is (404 on account details)');
    }
    return diagnosisOfError('token', error, 'the service');
  }
}

/** The problem that an error of the service shows, with the error's remedy if it has one. Throws other errors again. */
function diagnosisOfError(subject: string, error: unknown, fallback: string): Diagnosis {
  if (!(error instanceof ServiceError) || error.code === 'aborted') throw error;
  const fix = error.remedy ?? 'Try again with --verbose.';
  const [firstLine = fallback] = error.message.split('\n', 1);
  // A message can end with its remedy.
  return problem(subject, firstLine.replace(fix, '').trim(), fix, EXIT_CODE_OF[error.code]);
}

/** A 404 without the error documents of this API: what answers does not know the operation. */
function isUnknownOperation(error: unknown): boolean {
  return error instanceof ServiceError && error.status === 404 && error.errors.length === 0;
}

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
      findings.push(...(await examineQuery(client, settings, selector)));
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
  { organization, source }: PlanSettings,
  selector: Extract<WorkspaceSelector, { kind: 'query' }>,
): Promise<Diagnosis[]> {
  const subject = describeSelector(selector);
  try {
    const workspaces = await queryWorkspaces(client, organization, selector);
    const namesOf = (some: readonly Workspace[]) => some.map(({ attributes }) => attributes.name);
    if (workspaces.length === 0) {
      const fix = 'Check the words, and that the team of this token has access to the workspaces.';
      return [problem(subject, 'names no workspace that this token sees', fix)];
    }
    const all = namesOf(workspaces).join(', ');
    const findings = [ok(subject, `${workspaceCountWords(workspaces.length)}: ${all}`)];
    const closed = source === 'upload' ? workspaces.filter(mayNotQueue) : [];
    if (closed.length > 0) {
      const seen = `does not let this token queue plans in ${listText(namesOf(closed), 5)}`;
      findings.push(problem(subject, seen, GIVE_PLAN, EXIT.refused));
    }
    return findings;
  } catch (error) {
    return [diagnosisOfError(subject, error, subject)];
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
function examineUpload(subject: string, workspace: Workspace): Diagnosis[] {
  const { attributes } = workspace;
  const repository = attributes['vcs-repo']?.identifier;
  const findings: Diagnosis[] = [];
  if (repository && attributes['speculative-enabled'] !== false) {
    const seen = `is connected to ${repository}, and version control plans every pull request there`;
    const fix =
      '`source: vcs` judges that run instead of uploading the files for a second one. Or turn off speculative plans in its version control settings.';
    findings.push(note(subject, seen, fix));
  }
  if (mayNotQueue(workspace))
    findings.push(problem(subject, 'does not let this token queue plans', GIVE_PLAN, EXIT.refused));
  return findings;
}

const mayNotQueue = ({ attributes }: Workspace) =>
  attributes.permissions?.['can-queue-run'] === false;

const GIVE_PLAN =
  'Give the team of this token at least the plan level on the workspace. A token of an organization has no team: use one of a team or of a user.';

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
