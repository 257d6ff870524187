/** The run of a configuration version: the version is the run's natural key. */
import { runSchema } from '../wire/run.ts';
import type { Run } from '../wire/run.ts';
import type { Api } from './api.ts';
import { ServiceError } from './errors.ts';
import { readOne, relation } from './jsonapi.ts';
import type { Listing } from './pages.ts';
import { path } from './path.ts';
import { READ_RUNS } from './permissions.ts';
import { checkIds, listOf } from './resource.ts';
import { showVersion } from './show-version.ts';

/** Plan-only runs are left out of run lists unless every kind is asked for. */
const OPERATIONS = 'plan_only,plan_and_apply,save_plan,refresh_only,destroy,empty_apply';

/** GET /workspaces/:id/runs. */
export function listRuns(
  api: Api,
  workspaceId: string,
  query: { status?: string; search?: string } = {},
): Listing<Run> {
  return listOf(api, runSchema, {
    path: path`/workspaces/${workspaceId}/runs`,
    query: {
      'filter[operation]': OPERATIONS,
      'filter[status]': query.status,
      'search[basic]': query.search,
    },
    pace: api.shared.runListPace,
    asking: { what: 'list the runs of the workspace', needs: READ_RUNS },
  });
}

export async function findRun(
  api: Api,
  workspaceId: string,
  versionId: string,
): Promise<Run | undefined> {
  const { version, run } = await showVersion(api, versionId, ['run']);
  if (run !== undefined) return run;
  const [named] = relation(version, 'run') ?? [];
  if (named !== undefined) return readRun(api, named.id);
  // Newest first, and ours is minutes old at most: it is on the first page or nowhere.
  const { items } = await listRuns(api, workspaceId).page({ number: 1, size: 100 });
  return items.find(
    (candidate) => relation(candidate, 'configuration-version')?.[0]?.id === versionId,
  );
}

async function readRun(api: Api, id: string): Promise<Run> {
  return api.ask(
    {
      method: 'GET',
      path: path`/runs/${id}`,
      asking: { what: 'read the run', needs: READ_RUNS },
    },
    (document) => readOne(document, runSchema),
  );
}

/**
 * Whether a run can be read and names nothing of this kind: only then does a refusal of the list
 * mean that the service does not have the policy system.
 */
export async function runHasNone(
  api: Api,
  runId: string,
  relationship: string,
  refusal: ServiceError,
): Promise<boolean> {
  if (refusal.status !== 404 && refusal.status !== 400) return false;
  if (checkIds(runId).length > 0) return false;
  try {
    const run = await readRun(api, runId);
    return (relation(run, relationship) ?? []).length === 0;
  } catch (error) {
    if (error instanceof ServiceError && error.code !== 'aborted') return false;
    throw error;
  }
}
