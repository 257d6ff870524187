/** The run of a configuration version, found or created, so that one version never gets two runs. */
import type { Mode } from '../../model/status.ts';
import { CALL_BUDGET_MS, type Api } from '../api.ts';
import { ServiceError, type FailureFacts } from '../errors.ts';
import { GET, idProblems, POST } from '../http/route.ts';
import { readOne } from '../jsonapi.ts';
import { listResources, type Listing } from '../listing.ts';
import { relatedId } from '../wire/resource.ts';
import type { RunOptions } from '../wire/run-options.ts';
import { runSchema, type Run } from '../wire/run.ts';
import { documentOf, QUEUE_PLANS, readPurpose, readRun, showVersion } from './common.ts';

export interface RunAttributes {
  message?: string;
  planOnly?: boolean;
  savePlan?: boolean;
  autoApply?: boolean;
  options?: RunOptions | undefined;
}

/** Run lists leave out plan-only runs unless every kind is requested. */
const OPERATIONS = 'plan_only,plan_and_apply,save_plan,refresh_only,destroy,empty_apply';

export interface RunQuery {
  status?: string;
  search?: string;
  /** The full commit hash, for runs that version control started. */
  commit?: string;
  /** Every kind when left out. */
  planOnly?: boolean;
}

/** GET /workspaces/:id/runs. */
export function listRuns(api: Api, workspaceId: string, query: RunQuery = {}): Listing<Run> {
  return listResources(api, GET`/workspaces/${workspaceId}/runs`, runSchema, {
    query: {
      'filter[operation]': query.planOnly === true ? 'plan_only' : OPERATIONS,
      'filter[status]': query.status,
      'search[basic]': query.search,
      'search[commit]': query.commit,
    },
    pace: api.shared.runListPace,
    ...readPurpose('list the runs of the workspace'),
  });
}

/** GET /organizations/:organization/runs: the runs of this mode with this `search` in their message, newest first. */
export function listRunsOfMode(
  api: Api,
  organization: string,
  mode: Mode,
  { search, statusGroup }: { search?: string | undefined; statusGroup?: 'non_final' },
): Listing<Run> {
  return listResources(api, GET`/organizations/${organization}/runs`, runSchema, {
    query: {
      'filter[operation]': mode === 'speculative' ? 'plan_only' : 'save_plan',
      'filter[status_group]': statusGroup,
      'search[basic]': search,
    },
    pace: api.shared.runListPace,
    class: 'probe',
    ...readPurpose(
      `list the runs of "${organization}"${statusGroup === undefined ? '' : ' that go on'}`,
    ),
  });
}

/** The run that uses a configuration version: by the version itself, else by the newest runs of the workspace. */
export async function findRunOfVersion(
  api: Api,
  workspaceId: string,
  versionId: string,
): Promise<Run | undefined> {
  const { version, run } = await showVersion(api, versionId, { include: ['run'] });
  if (run !== undefined) return run;
  const runId = relatedId(version, 'run');
  if (runId !== undefined) return readRun(api, runId);
  // Newest first, and this run is minutes old at most: it is on the first page or does not exist.
  const { items } = await listRuns(api, workspaceId).page({ number: 1, size: 100 });
  return items.find((candidate) => relatedId(candidate, 'configuration-version') === versionId);
}

const PURPOSE = { what: 'create a run', needs: QUEUE_PLANS };
const FIRST_POLL_MS = 1000;
const LONGEST_POLL_MS = 5000;
const SECOND_LOOK_MS = 2000;
/** A service may say "uploaded" a moment before its run queue accepts the version. */
const MOST_REFUSALS = 3;

/** Creates a run. While the version is still being processed, the service refuses that: then it is tried again. */
export async function createRun(
  api: Api,
  workspaceId: string,
  versionId: string,
  attributes: RunAttributes,
): Promise<Run> {
  const scoped = api.endingBy(api.ports.clock.now() + CALL_BUDGET_MS);
  for (let refusals = 0; ; refusals += 1) {
    try {
      return await postRun(scoped, workspaceId, versionId, attributes);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 422) throw error;
      if (await waitWhileProcessed(scoped, versionId)) continue;
      const saysStillProcessed = error.errors.some(({ title, detail }) =>
        /still being processed|invalid run parameters/i.test(`${title} ${detail}`),
      );
      if (!saysStillProcessed || refusals >= MOST_REFUSALS) throw error;
      await scoped.wait(FIRST_POLL_MS * (refusals + 1), PURPOSE);
    }
  }
}

async function postRun(
  api: Api,
  workspaceId: string,
  versionId: string,
  attributes: RunAttributes,
): Promise<Run> {
  return api.ask(POST`/runs`, {
    ...PURPOSE,
    class: 'create',
    problems: idProblems(workspaceId, versionId),
    body: documentOf(
      'runs',
      {
        message: attributes.message,
        'plan-only': attributes.planOnly,
        'save-plan': attributes.savePlan,
        'auto-apply': attributes.autoApply,
        ...attributes.options,
      },
      {
        workspace: { data: { type: 'workspaces', id: workspaceId } },
        'configuration-version': { data: { type: 'configuration-versions', id: versionId } },
      },
    ),
    recovery: {
      settles: [409, 422],
      async look(api, { status }) {
        let run = await findRunOfVersion(api, workspaceId, versionId);
        if (run === undefined && (status === undefined || status === 504)) {
          // The service may still process a request whose connection was cut: only two look-ups
          // prove absence.
          await api.wait(SECOND_LOOK_MS, PURPOSE);
          run = await findRunOfVersion(api, workspaceId, versionId);
        }
        return run && { value: run };
      },
    },
    read(document) {
      const run = readOne(document, runSchema);
      const used = relatedId(run, 'configuration-version');
      if (used !== undefined && used !== versionId) {
        throw runFailure(
          `the service answered with ${run.id}, which uses another configuration version (${used}) than the one asked for (${versionId}).`,
          { code: 'unreadable' },
        );
      }
      return run;
    },
  });
}

/** Waits while a version is processed. @returns whether there was something to wait for @throws for a version that failed */
async function waitWhileProcessed(api: Api, versionId: string): Promise<boolean> {
  const { clock, deadline } = api.ports;
  let waitMs = FIRST_POLL_MS;
  for (let polls = 0; ; polls++) {
    const { version } = await showVersion(api, versionId);
    const { status, 'error-message': message } = version.attributes;
    if (status === 'errored') {
      const detail = message ?? version.attributes.error ?? 'it gave no reason';
      throw runFailure(
        `the service could not process the configuration version ${versionId}: ${detail}`,
        { code: 'unprocessable', errors: [{ detail }] },
      );
    }
    if (status !== 'pending' && status !== 'fetching') return polls > 0;
    if (clock.now() + waitMs > deadline) {
      throw runFailure(
        `the configuration version ${versionId} was still "${status}" when time was up.`,
        { code: 'timeout' },
      );
    }
    await api.wait(waitMs, PURPOSE);
    waitMs = Math.min(waitMs * 1.5, LONGEST_POLL_MS);
  }
}

function runFailure(why: string, facts: FailureFacts): ServiceError {
  const request = { method: 'POST', path: '/api/v2/runs' } as const;
  return new ServiceError(`Could not create a run: ${why}`, { ...request, ...facts });
}
