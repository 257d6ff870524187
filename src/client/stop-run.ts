/** Cancel and discard: what matters is that the run is over, not who ended it. */
import { runSchema } from '../wire/run.ts';
import type { RunStatus } from '../wire/statuses.ts';
import type { Api, ApiRequest } from './api.ts';
import { ServiceError } from './errors.ts';
import { readOne } from './jsonapi.ts';
import { path } from './path.ts';

const OVER: ReadonlySet<string> = new Set<RunStatus>([
  'applied',
  'discarded',
  'errored',
  'canceled',
  'force_canceled',
  'planned_and_finished',
  'policy_soft_failed',
]);

export async function stopRun(
  api: Api,
  id: string,
  action: 'cancel' | 'discard',
  body: Pick<ApiRequest<void>, 'body'>,
): Promise<void> {
  try {
    await api.tell({
      method: 'POST',
      path: path`/runs/${id}/actions/${action}`,
      ...body,
      asking: {
        what: `${action} the run`,
        needs: 'the permission to queue plans or to apply on the workspace',
        onConflict:
          action === 'cancel'
            ? 'Only a run that waits, plans or applies can be cancelled: discard it instead if it waits for somebody.'
            : 'Only a run that waits for somebody can be discarded: cancel it instead while it plans.',
      },
      recovery: {
        settles: [],
        look: async (_failure, until) =>
          (await isOver(api.until(until), id)) ? { value: undefined } : undefined,
      },
    });
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'conflict' && (await isOver(api, id))) {
      return;
    }
    throw error;
  }
}

async function isOver(api: Api, id: string): Promise<boolean> {
  return api.ask(
    { method: 'GET', path: path`/runs/${id}`, asking: { what: 'read the run' } },
    (document) => OVER.has(readOne(document, runSchema).attributes.status),
  );
}
