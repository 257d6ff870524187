/** Operation 4: a configuration version, again if the answer was lost: nobody uploads to the other. */
import { configurationVersionSchema } from '../wire/configuration-version.ts';
import type { ConfigurationVersion } from '../wire/configuration-version.ts';
import type { Api } from './api.ts';
import { readOne } from './jsonapi.ts';
import { path } from './path.ts';
import { QUEUE_PLANS } from './permissions.ts';

export async function createVersion(
  api: Api,
  workspaceId: string,
  attributes: { autoQueueRuns?: boolean; speculative?: boolean; provisional?: boolean },
): Promise<ConfigurationVersion> {
  const request = {
    method: 'POST' as const,
    path: path`/workspaces/${workspaceId}/configuration-versions`,
    asking: {
      what: 'create a configuration version',
      needs: QUEUE_PLANS,
    },
  };
  if (api.shared.tokenKind === 'organization') {
    throw api.refuse(request.method, request.path, request.asking, [
      'Organization tokens cannot create configuration versions: use a team or user token.',
    ]);
  }
  const version = await api.ask(
    {
      ...request,
      class: 'create',
      body: {
        data: {
          type: 'configuration-versions',
          attributes: {
            'auto-queue-runs': attributes.autoQueueRuns,
            speculative: attributes.speculative,
            provisional: attributes.provisional,
          },
        },
      },
      recovery: {
        // A version nobody uploads to is inert, so it may be made again: all that has to be known is
        // that the service answers.
        look: async (_failure, until) => {
          await api.until(until).ask(
            {
              method: 'GET',
              path: path`/workspaces/${workspaceId}`,
              asking: { what: 'read the workspace' },
            },
            () => undefined,
          );
          return undefined;
        },
        settles: [],
      },
    },
    (document) => readOne(document, configurationVersionSchema),
  );
  const url = version.attributes['upload-url'];
  if (typeof url === 'string') api.shared.keepSecret(url);
  return version;
}
