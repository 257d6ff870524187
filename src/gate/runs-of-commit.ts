/**
 * The runs of one commit of a pull request: those that the gate's comment names, else those whose messages have its
 * tags. For commands, and for a gate that may take over an earlier run.
 */
import { ServiceError } from '../client/errors.ts';
import type { Client } from '../client/client.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { Run } from '../client/wire/run.ts';
import type { Clock } from '../model/ports.ts';
import { noneIfNotFound } from './failure-of.ts';
import type { WorkspaceProgress } from './find-workspace.ts';
import type { GateRequest } from './result.ts';
import { isRunOfCommit, isRunOfChange, isRunOfGroup } from './supersede.ts';
import { timeOf } from '../model/parse.ts';

/** Without an answer for so long, new runs are started. */
const LIST_BUDGET_MS = 15_000;
const LARGEST_PAGE = 100;

/**
 * Makes the function that finds the run of an earlier attempt of this job, which may be overridden by now: the gate's comment
 * names it, else it is the newest run of this commit. A group of a matrix writes no comment, and only the runs that it
 * started count. Everything is asked once, and when it is needed first.
 */
export function earlierRunFinder(request: GateRequest, client: Client, clock: Clock) {
  const { earlierRuns, mayBeRepeated, changeRequest, commit } = request;
  const { group, organization, mode } = request.plan;
  const mayList = mayBeRepeated === true && changeRequest !== undefined && commit !== undefined;
  let hints: ReturnType<NonNullable<typeof earlierRuns>> | undefined;
  let listing: Promise<Run[]> | undefined;

  async function list(): Promise<Run[]> {
    const { runs } = client.with({ deadline: clock.now() + LIST_BUDGET_MS });
    try {
      const search = group ?? changeRequest;
      const listed = runs.listPlanned(organization, mode, search);
      const { items } = await listed.page({ size: LARGEST_PAGE });
      return items.filter(
        ({ attributes: { message } }) =>
          isRunOfCommit(message, changeRequest ?? '', commit ?? '') &&
          (group === undefined || isRunOfGroup(message, group)),
      );
    } catch (error) {
      // A service may have no list of an organization.
      if (!(error instanceof ServiceError) || error.code === 'aborted') throw error;
      return [];
    }
  }

  return async ({ name, workspaceId }: WorkspaceProgress): Promise<string | undefined> => {
    if (group === undefined) {
      hints ??= earlierRuns?.();
      const runs = (await hints) ?? {};
      if (Object.hasOwn(runs, name)) return runs[name];
    }
    if (!mayList) return undefined;
    listing ??= list();
    const runs = await listing;
    return newestRunOf(runs.filter((run) => relatedId(run, 'workspace') === workspaceId))?.id;
  };
}

function newestRunOf(runs: readonly Run[]): Run | undefined {
  const [newest] = runs.toSorted((one, other) => createdAt(other) - createdAt(one));
  return newest;
}

/** Milliseconds since 1970; 0 if the service does not say it. */
function createdAt({ attributes }: Run): number {
  return timeOf(attributes['created-at']) || 0;
}

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
 * The newest run of each of these workspaces that exists. A comment can only name one that the service lists for the
 * same pull request.
 *
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
      (run) =>
        relatedId(run, 'workspace') === id && isRunOfChange(run.attributes.message, changeRequest),
    );
    const ofCommit = ofChange.filter((run) =>
      isRunOfCommit(run.attributes.message, changeRequest, commit),
    );
    const namedId = Object.hasOwn(named, name) ? named[name] : undefined;
    const run = newestRunOf(ofCommit) ?? ofChange.find((listed) => listed.id === namedId);
    if (run !== undefined) runs.push({ workspace: name, workspaceId: id, run });
  }
  return runs;
}
