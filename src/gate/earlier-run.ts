/**
 * Finds the run of an earlier attempt of this job, which may have been overridden since: the gate's comment names it,
 * else it is the newest run of this commit. A group of a matrix writes no comment, and only the runs that it started
 * count.
 */
import { ServiceError } from '../client/errors.ts';
import type { Client } from '../client/client.ts';
import { relatedId } from '../client/wire/resource.ts';
import type { Run } from '../client/wire/run.ts';
import type { Clock } from '../model/ports.ts';
import type { GateRequest } from './result.ts';
import { isRunAt, isRunOfGroup } from './supersede.ts';

/** Without an answer for so long, new runs are started. */
const LIST_MS = 15_000;
const LARGEST_PAGE = 100;

export interface AskedWorkspace {
  name: string;
  workspaceId: string;
}

/** @returns what finds the earlier run of a workspace. Everything is asked once, and when it is needed first. */
export function earlierRunBy(request: GateRequest, client: Client, clock: Clock) {
  const { earlierRuns, mayBeRepeated, changeRequest, commit } = request;
  const { group, organization, mode } = request.plan;
  const isListed = mayBeRepeated === true && changeRequest !== undefined && commit !== undefined;
  let hinted: ReturnType<NonNullable<typeof earlierRuns>> | undefined;
  let listed: Promise<Run[]> | undefined;

  async function list(): Promise<Run[]> {
    const soon = client.with({ deadline: clock.now() + LIST_MS });
    try {
      const search = group ?? changeRequest;
      const page = soon.runs.listPlanned(organization, mode, search).page({ size: LARGEST_PAGE });
      const { items } = await page;
      return items.filter(
        ({ attributes: { message } }) =>
          isRunAt(message, changeRequest ?? '', commit ?? '') &&
          (group === undefined || isRunOfGroup(message, group)),
      );
    } catch (error) {
      // A service may have no list of an organization.
      if (!(error instanceof ServiceError) || error.code === 'aborted') throw error;
      return [];
    }
  }

  return async ({ name, workspaceId }: AskedWorkspace): Promise<string | undefined> => {
    if (group === undefined) {
      hinted ??= earlierRuns?.();
      const runs = (await hinted) ?? {};
      if (Object.hasOwn(runs, name)) return runs[name];
    }
    if (!isListed) return undefined;
    listed ??= list();
    const ofWorkspace = (await listed).filter((run) => relatedId(run, 'workspace') === workspaceId);
    return newestRunOf(ofWorkspace)?.id;
  };
}

/** The newest of these runs, by when the service says that it created them. */
export function newestRunOf(runs: readonly Run[]): Run | undefined {
  const [newest] = [...runs].sort((one, other) => createdAt(other) - createdAt(one));
  return newest;
}

function createdAt({ attributes }: Run): number {
  return Date.parse(attributes['created-at'] ?? '') || 0;
}
