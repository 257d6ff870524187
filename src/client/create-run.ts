/** POST /runs, so that one configuration version never gets two runs. */
import { runSchema } from '../wire/run.ts';
import type { Run } from '../wire/run.ts';
import type { Api } from './api.ts';
import { ServiceError } from './errors.ts';
import { findRun } from './find-run.ts';
import { readOne, relation } from './jsonapi.ts';
import { path } from './path.ts';
import { QUEUE_PLANS } from './permissions.ts';
import { checkIds } from './resource.ts';
import type { RunAttributes } from './runs.ts';
import { showVersion } from './show-version.ts';

const ASKING = {
  what: 'create a run',
  needs: QUEUE_PLANS,
};
const CALL_BUDGET_MS = 5 * 60_000;
const FIRST_POLL_MS = 1000;
const LONGEST_POLL_MS = 5000;
/** A service may say "uploaded" a moment before its run queue agrees. */
const PATIENCE = 3;

export async function createRun(
  api: Api,
  workspaceId: string,
  versionId: string,
  attributes: RunAttributes,
): Promise<Run> {
  const { clock, deadline } = api.ports;
  const until = Math.min(clock.now() + CALL_BUDGET_MS, deadline);
  const scoped = api.until(until);
  for (let refusals = 0; ;) {
    try {
      return await postRun(scoped, workspaceId, versionId, attributes);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.status !== 422) throw error;
      const waited = await waitWhileProcessed(scoped, versionId);
      const worthIt = waited || (saysStillProcessed(error) && refusals < PATIENCE);
      if (!worthIt) throw error;
      refusals++;
      if (!waited) await scoped.wait(FIRST_POLL_MS * refusals, ASKING);
    }
  }
}

async function postRun(
  api: Api,
  workspaceId: string,
  versionId: string,
  attributes: RunAttributes,
): Promise<Run> {
  return api.ask(
    {
      method: 'POST',
      path: path`/runs`,
      class: 'create',
      problems: checkIds(workspaceId, versionId),
      asking: ASKING,
      body: {
        data: {
          type: 'runs',
          attributes: {
            message: attributes.message,
            'plan-only': attributes.planOnly,
            'save-plan': attributes.savePlan,
            'auto-apply': attributes.autoApply,
          },
          relationships: {
            workspace: { data: { type: 'workspaces', id: workspaceId } },
            'configuration-version': { data: { type: 'configuration-versions', id: versionId } },
          },
        },
      },
      recovery: {
        settles: [409, 422],
        async look(failure, until) {
          const run = await findTwice(api.until(until), workspaceId, versionId, failure);
          return run && { value: run };
        },
      },
    },
    (document) => {
      const run = readOne(document, runSchema);
      const [version] = relation(run, 'configuration-version') ?? [];
      if (version !== undefined && version.id !== versionId) {
        throw new ServiceError(
          `Could not create a run: the service answered with ${run.id}, which uses another configuration version (${version.id}) than the one asked for (${versionId}).`,
          { code: 'unreadable', method: 'POST', path: '/api/v2/runs' },
        );
      }
      return run;
    },
  );
}

/** A request that was only cut off here may still be at work there: absence is told by two looks. */
async function findTwice(
  api: Api,
  workspaceId: string,
  versionId: string,
  failure: ServiceError,
): Promise<Run | undefined> {
  const first = await findRun(api, workspaceId, versionId);
  const settled = failure.status !== undefined && failure.status !== 504;
  if (first !== undefined || settled) return first;
  await api.wait(SECOND_LOOK_MS, ASKING);
  return findRun(api, workspaceId, versionId);
}

const SECOND_LOOK_MS = 2000;

/** Whether there was something to wait for. A version that cannot be processed ends here. */
async function waitWhileProcessed(api: Api, versionId: string): Promise<boolean> {
  const { clock, deadline } = api.ports;
  let waitMs = FIRST_POLL_MS;
  for (let polls = 0; ; polls++) {
    const { version } = await showVersion(api, versionId);
    const { status, 'error-message': message } = version.attributes;
    if (status === 'errored') {
      const said = message ?? version.attributes.error ?? 'it gave no reason';
      throw new ServiceError(
        `Could not create a run: the service could not process the configuration version ${versionId}: ${said}`,
        { code: 'unprocessable', method: 'POST', path: '/api/v2/runs', errors: [{ detail: said }] },
      );
    }
    if (status !== 'pending' && status !== 'fetching') return polls > 0;
    if (clock.now() + waitMs > deadline) {
      throw new ServiceError(
        `Could not create a run: the configuration version ${versionId} was still "${status}" when time was up.`,
        { code: 'timeout', method: 'POST', path: '/api/v2/runs' },
      );
    }
    await api.wait(waitMs, ASKING);
    waitMs = Math.min(waitMs * 1.5, LONGEST_POLL_MS);
  }
}

function saysStillProcessed(error: ServiceError): boolean {
  return error.errors.some(({ title, detail }) =>
    /still being processed|invalid run parameters/i.test(`${title} ${detail}`),
  );
}
