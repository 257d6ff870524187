/** Bitbucket's API, as far as it is asked where a pull request comes from. */
import { startStrictServer, type StrictServer } from './strict-server.ts';

const TOKEN = 'ATCTT3xFfGN0fake';

/**
 * `proxy`: stands in for the proxy of a pipeline, which adds the credentials by itself. `source`: the
 * repository that pull requests come from; null when it is gone.
 */
export async function startFakeBitbucket(
  options: { proxy?: boolean; port?: number; source?: string | null } = {},
): Promise<StrictServer> {
  const { source = 'acme/infra', port, proxy } = options;
  return startStrictServer(
    {
      'GET /2\\.0/repositories/acme/infra/pullrequests/\\d+': ({ headers }) => {
        const { authorization, host } = headers;
        const isKnown = proxy
          ? authorization === undefined && host === 'api.bitbucket.org'
          : authorization === `Bearer ${TOKEN}`;
        if (!isKnown) return { status: 401, json: { type: 'error' } };
        const repository = source === null ? null : { full_name: source };
        return { status: 200, json: { source: { repository } } };
      },
    },
    port === undefined ? {} : { port },
  );
}
