/** Operations 6, 9, 10 and 11: what moves a configuration version from one state to another. */
import type { ConfigurationVersionStatus } from '../wire/statuses.ts';
import type { Api } from './api.ts';
import { ServiceError } from './errors.ts';
import { path } from './path.ts';
import { showVersion } from './show-version.ts';

type Action =
  | 'archive'
  | 'soft_delete_backing_data'
  | 'restore_backing_data'
  | 'permanently_delete_backing_data';

const SELF_MANAGED =
  'a self-managed service (the hosted edition does not have it) and the right to change the version';

const ACTIONS: Record<
  Action,
  { what: string; needs: string; wanted: ConfigurationVersionStatus; unreadableAfter: boolean }
> = {
  archive: {
    what: 'archive the configuration version',
    needs: 'the right to change the version',
    wanted: 'archived',
    unreadableAfter: false,
  },
  soft_delete_backing_data: {
    what: 'soft-delete the backing data',
    needs: SELF_MANAGED,
    wanted: 'backing_data_soft_deleted',
    unreadableAfter: true,
  },
  restore_backing_data: {
    what: 'restore the backing data',
    needs: SELF_MANAGED,
    wanted: 'uploaded',
    unreadableAfter: false,
  },
  permanently_delete_backing_data: {
    what: 'permanently delete the backing data',
    needs: SELF_MANAGED,
    wanted: 'backing_data_permanently_deleted',
    unreadableAfter: true,
  },
};

export async function changeVersion(
  api: Api,
  id: string,
  action: Action,
  options: { deleteOlderThanDays?: number } = {},
): Promise<void> {
  const { what, needs, wanted, unreadableAfter } = ACTIONS[action];
  const days = options.deleteOlderThanDays;
  await api.tell({
    method: 'POST',
    path: path`/configuration-versions/${id}/actions/${action}`,
    ...(days === undefined
      ? {}
      : { body: { data: { attributes: { 'delete-older-than-n-days': days } } } }),
    problems:
      days === undefined || (Number.isSafeInteger(days) && days >= 0)
        ? []
        : ['The number of days must be a whole number, 0 or more.'],
    asking: {
      what,
      needs,
      onConflict:
        'It must come from the API or the command line, be in the state uploaded, have no run in progress and not be the current version of a workspace.',
    },
    recovery: {
      settles: [400, 409],
      async look(failure, until) {
        try {
          const { version } = await showVersion(api.until(until), id);
          return version.attributes.status === wanted ? { value: undefined } : undefined;
        } catch (error) {
          // Reads of such a version fail by design. A version that never was would have answered 404
          // to the action, not "this state does not allow it".
          const refused = failure.status === 400 || failure.status === 409;
          const gone = error instanceof ServiceError && error.code === 'not-found';
          if (gone) return unreadableAfter && refused ? { value: undefined } : undefined;
          throw error;
        }
      },
    },
  });
}
