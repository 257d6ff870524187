/**
 * The runs of one commit of a pull request, as the service lists them. A comment can only name one that the service lists
 * for the same pull request.
 */
import type { Client } from '../client/client.ts';
import type { Run } from '../client/wire/run.ts';
import { relatedId } from '../client/wire/resource.ts';
import { newestRunOf } from './earlier-run.ts';
import { noneIfNotFound } from './failure-of.ts';
import { isRunAt, isRunOf } from './supersede.ts';

interface CommitQuery {
  organization: string;
  workspaces: readonly string[];
  /** As in `acme/infra#42`; with a key as in `acme/infra#42/KEY`. */
  changeRequest: string;
  commit: string;
  /** By workspace, the run that the report on this commit is about: it may be of an earlier commit. */
  named?: Readonly<Record<string, string>>;
}

export interface RunOfCommit {
  workspace: string;
  workspaceId: string;
  run: Run;
}

/**
 * The newest run of each of these workspaces that exists.
 * @throws ServiceError what the client threw while looking
 */
export async function runsOfCommit(
  client: Client,
  { organization, workspaces, changeRequest, commit, named = {} }: CommitQuery,
): Promise<RunOfCommit[]> {
  const runs: RunOfCommit[] = [];
  for (const name of new Set(workspaces)) {
    const workspace = await client.workspaces.showByName(organization, name).catch(noneIfNotFound);
    if (workspace === undefined) continue;
    const { id } = workspace;
    const { items } = await client.runs.list(id, { search: changeRequest }).page({ size: 100 });
    const ofChange = items.filter(
      (run) => relatedId(run, 'workspace') === id && isRunOf(run.attributes.message, changeRequest),
    );
    const ofCommit = ofChange.filter((run) =>
      isRunAt(run.attributes.message, changeRequest, commit),
    );
    const taken = ofChange.find((run) => Object.hasOwn(named, name) && run.id === named[name]);
    const newest = newestRunOf(ofCommit) ?? taken;
    if (newest !== undefined) runs.push({ workspace: name, workspaceId: id, run: newest });
  }
  return runs;
}
