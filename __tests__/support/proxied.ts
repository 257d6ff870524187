/**
 * A scenario as a company has it: service and GitHub behind TLS of a private authority, with names that only the
 * proxy resolves, and the proxy wants a password.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startConnectProxy } from './connect-proxy.ts';
import type { Scenario } from './scenario.ts';
import { addressOf } from './git-server.ts';
import { createAuthority } from './self-signed.ts';
import { startTlsFront } from './tls-front.ts';

const DOMAIN = 'internal.example';
const USER = { user: 'ci', password: 'p@ss:word' };

export type Proxied = Awaited<ReturnType<typeof startProxied>>;

/** @param only names below `internal.example` that the proxy opens tunnels to; all when left out */
export async function startProxied({ service, github, job }: Scenario, only?: readonly string[]) {
  const authority = createAuthority('internal');
  const caFile = join(job.temp, 'internal-ca.pem');
  writeFileSync(caFile, authority.cert);
  const storage = `storage.${DOMAIN}`;
  const front = await startTlsFront(
    authority.issue([`*.${DOMAIN}`]),
    (host) =>
      host === `git.${DOMAIN}`
        ? addressOf('')
        : host === `service.${DOMAIN}` || host === storage
          ? service.origin
          : github.serverUrl,
    storage,
  );
  const open = only?.map((name) => `${name}.${DOMAIN}`);
  const proxy = await startConnectProxy({ ...USER, ...(open !== undefined && { only: open }) });
  const serverUrl = `https://github.${DOMAIN}:${front.port}`;
  const password = encodeURIComponent(USER.password);
  return {
    hostname: `https://service.${DOMAIN}:${front.port}`,
    serverUrl,
    /** Of the authority. */
    certificate: authority.cert,
    caFile,
    /** Of every step. */
    env: {
      NODE_OPTIONS: `--import=${new URL('resolve-here.js', import.meta.url).href}`,
      RESOLVED_HERE: `proxy.${DOMAIN}`,
      HTTPS_PROXY: `http://${USER.user}:${password}@proxy.${DOMAIN}:${proxy.port}`,
      NO_PROXY: '',
      GITHUB_API_URL: serverUrl,
      GITHUB_GRAPHQL_URL: `${serverUrl}/graphql`,
      GITHUB_SERVER_URL: serverUrl,
    },
    /** Hosts that tunnels were asked for. */
    tunnels: () => [...new Set(proxy.asked.map((target) => target.split('.')[0]))],
    /** The same in alphabetical order; hosts elsewhere with their whole names. */
    hosts: () =>
      [
        ...new Set(
          proxy.asked.map((target) => target.replace(/:\d+$/, '').replace(`.${DOMAIN}`, '')),
        ),
      ].sort(),
    stop: () => Promise.all([front.stop(), proxy.stop()]),
  };
}
