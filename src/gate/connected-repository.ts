/** How a workspace is connected to version control, and which commit a run of it planned. */
import type { Client } from '../client/client.ts';
import { ServiceError } from '../client/service-error.ts';
import type { Workspace } from '../client/wire/workspace.ts';
import { isSameRepository } from '../model/repository-address.ts';
import { isSameSlug, type CommitUnderReview } from '../policy/commit-under-review.ts';
import type { PlannedCommit } from '../policy/vouch.ts';
import { GateStop } from './failure-of.ts';
import { MOST_PLAN_AGE_MS } from './listed-runs.ts';
import type { RequestedWorkspace, VersionControl } from './request.ts';
import { finding, findingOf } from '../model/finding.ts';
import { CODES } from '../model/errors.ts';
import { foreign, phrase, quoted, setting } from '../model/sentence.ts';

/** How a workspace is connected to version control. */
export interface Connection {
  /** Whether the list of changes is complete and has nothing that would start a run. */
  unaffected: boolean;
  /** Whether the service clones submodules with the commit. */
  takesSubmodules: boolean;
}

/** How the workspace is connected to the repository of the change. @throws GateStop when the service can have no run of it */
export function readConnection(
  workspace: Workspace,
  versionControl: VersionControl,
  { unaffected = false }: RequestedWorkspace,
): Connection {
  const { attributes } = workspace;
  if (!isConnectedTo(workspace, versionControl.change)) {
    const identifier = attributes['vcs-repo']?.identifier;
    const how = identifier
      ? phrase`is connected to ${quoted(identifier)}, not to ${foreign(versionControl.change.repository)}`
      : phrase`is not connected to version control`;
    throw new GateStop(
      'input',
      finding(
        CODES.noRunsOfVersionControl,
        phrase`The workspace ${how}, so the service starts no runs for this pull request.`,
        {
          remedy: phrase`Use ${setting('plans-from: upload')} for it, or connect it.`,
          actor: 'operators',
        },
      ),
    );
  }
  // The run of a push is none of them.
  const isProposed = versionControl.change.pullRequest !== undefined;
  if (isProposed && attributes['speculative-enabled'] === false) {
    throw new GateStop(
      'input',
      finding(
        CODES.noRunsOfVersionControl,
        phrase`The workspace has automatic speculative plans switched off, so no pull request starts a run.`,
        {
          remedy: phrase`Switch them on in the workspace's version control settings, or use ${setting('plans-from: upload')}.`,
          actor: 'operators',
        },
      ),
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
  return isSameSlug(identifier, slug) && (!address || isSameRepository(address, repository));
}

/** Reads the commit of a version. If the service does not include it, it is requested by itself. */
export async function readIngress(
  versionId: string,
  client: Client,
): Promise<PlannedCommit['ingress']> {
  const versions = client.configurationVersions;
  try {
    const version = await versions.show(versionId, { include: ['ingress_attributes'] });
    return { answer: version.ingressAttributes ?? (await versions.ingressAttributes(versionId)) };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'not-found') throw error;
    const why = findingOf(error);
    const says = phrase`The commit of its configuration version is not known: ${why.says}`;
    return { doubt: { ...why, says } };
  }
}

/** How far the service's clock may be behind that of the host. */
const SKEW_MS = 60_000;

/**
 * What a run has to be of that version control started.
 *
 * @param options.since the earliest time of such a run, ISO 8601; a run that is older than a day never counts
 * @param options.applies a push is applied: its run is of the branch itself and of no pull request
 * @throws GateStop when the job is not about one commit of one pull request, nor applies one
 */
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
  { since = '', applies = false }: { since?: string; applies?: boolean | undefined },
  now: Date,
): VersionControl {
  const isComplete = pullRequest !== undefined || applies;
  if (repository === undefined || commit === undefined || !isComplete) {
    throw new GateStop(
      'input',
      finding(
        CODES.noRunsOfVersionControl,
        phrase`${setting('plans-from: version-control')} judges the run of a pull request, and this job does not say of which one: version control starts speculative runs for nothing else, a merge queue among it.`,
        {
          remedy: phrase`Use it on the event pull_request, and ${setting('plans-from: upload')} elsewhere.`,
          actor: 'operators',
        },
      ),
    );
  }
  const { serverUrl, slug } = repository;
  const oldestMs = now.getTime() - MOST_PLAN_AGE_MS;
  const askedMs = Date.parse(since);
  const sinceMs = Number.isNaN(askedMs) ? oldestMs : Math.max(oldestMs, askedMs - SKEW_MS);
  return {
    change: {
      commit: commit.sha,
      pullRequest: applies ? undefined : pullRequest?.number,
      repository: `${serverUrl}/${slug}`,
      slug,
      sinceMs,
    },
  };
}
