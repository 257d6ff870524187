/** How a workspace is connected to version control, and the commit that version control planned. */
import type { Client } from '../client/client.ts';
import { ServiceError } from '../client/errors.ts';
import type { Workspace } from '../client/wire/workspace.ts';
import { isNamed, type CommitUnderReview } from '../policy/commit-under-review.ts';
import type { PlannedCommit } from '../policy/vouch.ts';
import { isSameRepository } from '../model/repository-address.ts';
import { GateStop } from './failure-of.ts';
import type { VersionControl, RequestedWorkspace } from './result.ts';

export interface Connection {
  /** Whether the list of changes is complete and has nothing that would start a run. */
  unaffected: boolean;
  /** Whether the service clones submodules with the commit. */
  takesSubmodules: boolean;
}

/** @throws GateStop when the service can have no run of this change */
export function readConnection(
  workspace: Workspace,
  versionControl: VersionControl,
  { unaffected = false }: RequestedWorkspace,
): Connection {
  const { attributes } = workspace;
  const name = `Workspace "${attributes.name}"`;
  if (!isConnectedTo(workspace, versionControl.change)) {
    const identifier = attributes['vcs-repo']?.identifier;
    const how = identifier
      ? `is connected to ${JSON.stringify(identifier)}, not to ${versionControl.change.repository}`
      : 'is not connected to version control';
    throw new GateStop(
      'input',
      `${name} ${how}, so the service starts no runs for this pull request. Use \`source: upload\` for it, or connect it.`,
    );
  }
  if (attributes['speculative-enabled'] === false) {
    throw new GateStop(
      'input',
      `${name} has automatic speculative plans switched off, so no pull request starts a run. Switch them on in the workspace's version control settings, or use \`source: upload\`.`,
    );
  }
  return {
    unaffected: unaffected && attributes['file-triggers-enabled'] !== false,
    takesSubmodules: attributes['vcs-repo']?.['ingress-submodules'] === true,
  };
}

/** Whether version control of the workspace is connected to the repository of the change. */
export function isConnectedTo(
  { attributes }: Workspace,
  { slug, repository }: CommitUnderReview,
): boolean {
  const { identifier, 'repository-http-url': address } = attributes['vcs-repo'] ?? {};
  return isNamed(identifier, slug) && (!address || isSameRepository(address, repository));
}

/** Reads the commit of a version. If the service does not include it, it is requested by itself. */
export async function readIngress(
  versionId: string,
  client: Client,
): Promise<PlannedCommit['ingress']> {
  const versions = client.configurationVersions;
  try {
    const shown = await versions.show(versionId, { include: ['ingress_attributes'] });
    return { answer: shown.ingressAttributes ?? (await versions.ingressAttributes(versionId)) };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'not-found') throw error;
    const doubt = `The commit of configuration version ${versionId} is not known: ${error.message}`;
    return { doubt };
  }
}

/** How far the service's clock may be behind that of the host. */
const SKEW_MS = 60_000;
/** A plan that is older may not be true any more. */
export const LIFETIME_MS = 24 * 60 * 60_000;

/** @throws GateStop when the job is not about one commit of one pull request */
export function versionControlOf(
  {
    repository,
    commit,
    pullRequest,
  }: {
    repository?: { serverUrl: string; slug: string } | undefined;
    commit?: { sha: string } | undefined;
    pullRequest?: { number: number } | undefined;
  },
  { since = '' }: { since?: string },
  now: Date,
): VersionControl {
  if (repository === undefined || commit === undefined || pullRequest === undefined) {
    throw new GateStop(
      'input',
      '`source: vcs` judges the run of a pull request, and this job does not say of which one: version control starts speculative runs for nothing else, a merge queue among it. Use it on the event pull_request, and `source: upload` elsewhere.',
    );
  }
  const { serverUrl, slug } = repository;
  const oldestMs = now.getTime() - LIFETIME_MS;
  const sinceMs = Math.max(oldestMs, Date.parse(since) - SKEW_MS || oldestMs);
  return {
    change: {
      commit: commit.sha,
      pullRequest: pullRequest.number,
      repository: `${serverUrl}/${slug}`,
      slug,
      sinceMs,
    },
  };
}
