/** Serves the bare repositories of tests by http on loopback, as the host of a job does. It answers as long as the worker lives. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { listenHere } from './loopback-service.ts';

/** What was asked for, by the path of the repository. */
const requests = new Map<string, IncomingHttpHeaders[]>();
/** The header that a repository demands, by its path. */
const demanded = new Map<string, string>();

const MOVED = '/moved';

const server = createServer(({ url = '', headers }, response) => {
  if (url.startsWith(MOVED)) {
    response.writeHead(302, { location: url.slice(MOVED.length) }).end();
    return;
  }
  const path = decodeURIComponent(new URL(url, 'http://x').pathname);
  const [bare = ''] = /^.*?\.git(?=\/)/.exec(path) ?? [];
  requests.set(bare, [...(requests.get(bare) ?? []), headers]);
  if (demanded.has(bare) && headers.authorization !== demanded.get(bare)) {
    response.writeHead(401, { 'www-authenticate': 'Basic' }).end();
    return;
  }
  try {
    // What is served besides objects changes with every push.
    if (path.endsWith('/info/refs')) execFileSync('git', ['-C', bare, 'update-server-info']);
    response.end(readFileSync(path));
  } catch {
    response.writeHead(404).end();
  }
});
const port = await listenHere(server);
server.unref();

/** The address of a bare repository; its directory ends in `.git`. */
export function addressOf(bare: string): string {
  return `http://127.0.0.1:${port}${bare}`;
}

/** An address that redirects to it. */
export function movedAddressOf(bare: string): string {
  return `http://127.0.0.1:${port}${MOVED}${bare}`;
}

/** The address of a repository without `.git`, as hosts show a project. */
export function projectUrl(bare: string): string {
  return addressOf(bare).replace(/\.git$/, '');
}

/** From now on, only requests with this header are answered. */
export function demandAuthorization(bare: string, authorization: string): void {
  demanded.set(bare, authorization);
}

/** The headers of all requests for a repository so far. */
export function requestsFor(bare: string): readonly IncomingHttpHeaders[] {
  return requests.get(bare) ?? [];
}
