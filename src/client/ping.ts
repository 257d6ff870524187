/** GET /ping, asked for nothing but its headers. */
import { isSuccess } from './api.ts';
import type { Api } from './api.ts';
import type { ServiceIdentity } from './client.ts';
import { path } from './path.ts';

export async function learnIdentity(api: Api): Promise<ServiceIdentity> {
  await api.fetch<undefined>(
    {
      method: 'GET',
      path: path`/ping`,
      asking: { what: 'reach the service' },
      accept: 'application/vnd.api+json',
    },
    (answer) => (isSuccess(answer.status) ? { value: undefined } : undefined),
  );
  return { ...api.shared.identity };
}
