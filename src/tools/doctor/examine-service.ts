/**
 * Examines the service: does the host answer, whose is the token, are the workspaces there for it, and may it start a plan
 * there, or do more than that?
 */
import type { Client } from '../../client/client.ts';
import { ServiceError } from '../../client/service-error.ts';
import { EXIT, EXIT_CODE_OF } from '../../check/command.ts';
import { mergeAlike, ok, problem, unknown, note, type Diagnosis } from './diagnosis.ts';
import type { PlansOfCheck, ServiceSettings } from '../../settings/plans.ts';
import { didYouMean } from '../../model/did-you-mean.ts';
import { CODES } from '../../model/errors.ts';
import { finding, findingOf } from '../../model/finding.ts';
import {
  firstParts,
  foreign,
  literal,
  listParts,
  phrase,
  plain,
  quoted,
  sentencePart,
  setting,
  workspacePart,
  typed,
  type Sentence,
} from '../../model/sentence.ts';
import type { Workspace } from '../../client/wire/workspace.ts';
import { runConcurrently } from '../../machine/take-turn.ts';

/** The findings about the host, then about the token. If the host does not answer, only that is reported. */
export async function examineService(client: Client, hostname: string): Promise<Diagnosis[]> {
  const findings: Diagnosis[] = [];
  const name = sentencePart('name', hostname, 160);
  try {
    const { appName, apiVersion, version } = await client.ping();
    const facts = [appName, version, apiVersion && `API ${apiVersion}`].filter(Boolean).join(', ');
    const more = facts === '' ? '' : phrase`: ${foreign(facts)}`;
    findings.push(ok('host', phrase`${name} answers${more}`));
  } catch (error) {
    const diagnosis = diagnosisOfError('host', error);
    const code = error instanceof ServiceError ? error.code : undefined;
    if (code === 'network' || code === 'timeout' || code === 'tls') return [diagnosis];
    if (isUnknownOperation(error)) {
      // A service may lack the ping. One that lacks the account as well is another program.
      const accountError = await client.account().catch((thrown: unknown) => thrown);
      if (isUnknownOperation(accountError)) {
        const says = phrase`${name} has no such API: it knows neither ping nor account/details`;
        const remedy = phrase`Check ${setting('--hostname')}.`;
        const found = finding(CODES.noSuchOperation, says, { remedy, actor: 'operators' });
        return [problem('host', found, EXIT.network)];
      }
    }
    // The service answered. If it refused the token, the finding about the token says that.
    const { remedy: _remedy, ...seen } = diagnosis.found;
    if (code !== 'unauthorized') findings.push(unknown('host', seen));
  }
  findings.push(await examineToken(client));
  return findings;
}

/** Whose token it is. One of an organization cannot create what a check needs. */
async function examineToken(client: Client): Promise<Diagnosis> {
  try {
    const { account, tokenKind } = await client.account();
    const name = sentencePart('name', account.attributes.username ?? account.id, 160);
    if (tokenKind === 'organization') {
      const says = phrase`belongs to the organization (${name})`;
      const remedy = phrase`Organization tokens may not create configuration versions. Use the token of a team or a user.`;
      const found = finding(CODES.mayNotQueue, says, { remedy, actor: 'operators' });
      return problem('token', found, EXIT.refused);
    }
    const kind = tokenKind === 'unknown' ? literal`accepted` : literal`${tokenKind} token`;
    return ok('token', phrase`${kind} of ${name}`);
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'not-found') {
      const says = phrase`the service does not say whose it is (404 on account details)`;
      return unknown('token', finding('token-owner-unknown', says));
    }
    return diagnosisOfError('token', error);
  }
}

/**
 * That the service knows no such organization. Whatever else is wrong, its workspaces say.
 *
 * @param at what names it; undefined where that is a `cloud` block
 */
export async function examineOrganization(
  client: Client,
  organization: string,
  at: string | undefined,
): Promise<Diagnosis[]> {
  try {
    await client.workspaces.list(organization).page({ size: 1 });
    return [];
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code === 'aborted') throw error;
    if (error.code !== 'not-found') return [];
    const name = quoted(organization);
    const says = phrase`${name} (${plain(at ?? 'the cloud block')}) is not there, or this token does not belong to it`;
    const remedy = phrase`Check the spelling of the organization, and that the token belongs to it.`;
    const found = finding(CODES.notFound, says, { remedy, actor: 'operators' });
    return [problem('organization', found, EXIT.refused)];
  }
}

/** The problem that an error of the service shows, with the error's remedy if it has one. Throws other errors again. */
function diagnosisOfError(subject: string, error: unknown): Diagnosis {
  if (!(error instanceof ServiceError) || error.code === 'aborted') throw error;
  const found = findingOf(error);
  const ofError =
    error.remedy === undefined
      ? phrase`Try again with ${setting('--verbose')}.`
      : foreign(error.remedy);
  const remedy = found.remedy ?? ofError;
  return problem(subject, { ...found, remedy }, EXIT_CODE_OF[error.code]);
}

/** A 404 without the error documents of this API: what answers does not know the operation. */
function isUnknownOperation(error: unknown): boolean {
  return error instanceof ServiceError && error.status === 404 && error.errors.length === 0;
}

/**
 * What surprises in workspaces that would be planned: who else plans them, and what the token may do besides.
 *
 * @param names of the workspaces
 * @param mayBePersonal whether the token may be that of a person at a terminal, while the workflow has another one
 */
export async function examineWorkspaces(
  client: Client,
  plans: Extract<PlansOfCheck, { service: ServiceSettings }>,
  names: readonly string[],
  mayBePersonal: boolean,
): Promise<Diagnosis[]> {
  const { organization } = plans;
  const mayApply = 'mode' in plans && plans.mode === 'provisional';
  const owner = mayBePersonal ? await client.account().catch(() => undefined) : undefined;
  const found = await runConcurrently(
    names.map((name) => async () => {
      const workspace = await client.workspaces.showByName(organization, name);
      return [
        ...(plans.from === 'service' ? examineUpload(workspace) : []),
        ...(mayApply ? [] : await examineExcess(workspace, client, owner?.tokenKind === 'user')),
      ].map((diagnosis) => ({ workspace: name, diagnosis }));
    }),
    MOST_AT_ONCE,
  );
  return mergeAlike(found.flat());
}

/** How many workspaces are asked about at the same time. */
const MOST_AT_ONCE = 10;

/** How many names of other workspaces are read at most, to find one like the name that was not found. */
const MAX_NAMES = 500;

/** What to do about a workspace that was not found, by the names of those that the token sees; undefined where that is not known. */
export async function remedyForUnseen(
  client: Client,
  organization: string,
  name: string,
): Promise<Sentence | undefined> {
  const visibleNames: string[] = [];
  try {
    for await (const { attributes } of client.workspaces.list(organization)) {
      visibleNames.push(attributes.name);
      if (visibleNames.length >= MAX_NAMES) break;
    }
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code === 'aborted') throw error;
    return undefined;
  }
  return visibleNames.includes(name) ? undefined : remedyForMissing(name, visibleNames);
}

function remedyForMissing(name: string, visibleNames: readonly string[]): Sentence {
  const give = phrase`Give the team of this token access to ${workspacePart(name)}`;
  if (visibleNames.length === 0) return phrase`${give}: it sees no workspace at all.`;
  const near = didYouMean(name, visibleNames);
  if (near !== undefined) return phrase`Did you mean ${workspacePart(near)}?`;
  const seen = firstParts(
    visibleNames.map((each) => setting(each)),
    5,
  );
  return phrase`${give}, or name one that it sees: ${seen}.`;
}

/** Whether the service already plans every pull request. */
function examineUpload({ attributes }: Workspace): Diagnosis[] {
  const repository = attributes['vcs-repo']?.identifier;
  if (!repository || attributes['speculative-enabled'] === false) return [];
  const says = phrase`is connected to ${sentencePart('name', repository, 160)}, and version control plans every pull request there`;
  const remedy = phrase`${typed('plans-from: version-control')} judges that run instead of uploading the files for a second one. Or turn off speculative plans in its version control settings.`;
  return [note('', finding('planned-twice', says, { remedy }))];
}

/**
 * What the token may do that a job which only plans does not need: to apply and to override. Whoever gets the token could.
 * The service says of a run, and not of a workspace, whether its policies may be overridden.
 *
 * @param isPersonal the token of a person says nothing about the token of the workflow
 */
async function examineExcess(
  { id, attributes }: Workspace,
  client: Client,
  isPersonal: boolean,
): Promise<Diagnosis[]> {
  const page = await client.runs
    .list(id)
    .page({ size: 1 })
    .catch(() => undefined);
  const newestRun = page?.items[0];
  const mayOverride = newestRun?.attributes.permissions?.['can-override-policy-check'] === true;
  const excess: Sentence[] = [];
  if (attributes.permissions?.['can-queue-apply'] === true) excess.push(literal`apply runs`);
  if (mayOverride) excess.push(literal`override policies`);
  if (excess.length === 0) return [];
  const remedy = phrase`Use a token of a team with plan access only. Under ${setting('pull_request')}, everybody who can push a branch can use all its permissions.`;
  const says = phrase`lets this token ${listParts(excess)}; plan access is enough`;
  const found = finding('token-may-more', says, { remedy, actor: 'operators' });
  return [isPersonal ? unknown('', found) : note('', found)];
}
