/** How a workspace is connected to version control, and why there may be no run of a change. */
import type { Client } from '../client/client.ts';
import { ServiceError } from '../client/errors.ts';
import { related } from '../client/wire/resource.ts';
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
  /** Why the service makes no run of such a change, as a whole sentence, where that is known. */
  whyNone: string | undefined;
}

/** @throws GateStop when the service can have no run of this change */
export function readConnection(
  workspace: Workspace,
  versionControl: VersionControl,
  { unaffected = false, missing }: RequestedWorkspace,
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
    whyNone:
      missing === undefined
        ? whyNone(workspace, versionControl)
        : `The workspace runs in ${JSON.stringify(missing)}, and the checkout has no Terraform configuration there: correct the working directory in the workspace's settings, or check out the head of the pull request.`,
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

function whyNone(
  workspace: Workspace,
  { fork, target, defaultBranch }: VersionControl,
): string | undefined {
  if (fork === true) {
    return 'The pull request comes from a fork, and the service plans none of those unless its organization allows it.';
  }
  const branch = workspace.attributes['vcs-repo']?.branch || defaultBranch;
  if (branch !== undefined && target !== undefined && branch !== target) {
    return `The workspace follows the branch ${JSON.stringify(branch)}, the pull request goes to ${JSON.stringify(target)}, and the service plans none of those.`;
  }
  const { named, hinted } = related(workspace, 'latest-run');
  if (named?.length === 0 && !hinted) {
    return 'The workspace never had a run, and before the first one version control starts none: start that one by hand.';
  }
  return undefined;
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
    repository?: { serverUrl: string; slug: string; defaultBranch?: string } | undefined;
    commit?: { sha: string } | undefined;
    pullRequest?: { number: number } | undefined;
  },
  { fork, target, since = '' }: Partial<Record<'since' | 'target', string>> & { fork?: boolean },
  now: Date,
): VersionControl {
  if (repository === undefined || commit === undefined || pullRequest === undefined) {
    throw new GateStop(
      'input',
      '`source: vcs` judges the run of a pull request, and this job does not say of which one: version control starts speculative runs for nothing else, a merge queue among it. Use it on the event pull_request, and `source: upload` elsewhere.',
    );
  }
  const { serverUrl, slug, defaultBranch } = repository;
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
    fork,
    target,
    defaultBranch,
  };
}
