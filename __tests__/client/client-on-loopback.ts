/** A client over real sockets to a service on loopback, on a clock that waits for nothing. */
import type { ServerResponse } from 'node:http';
import { createClient } from '../../src/client/client.ts';
import type { ClientOptions } from '../../src/client/client.ts';
import { createSend } from '../../src/client/http/send.ts';
import { instantClock } from '../support/instant-clock.ts';
import { answerJson, startLoopback } from '../support/loopback-service.ts';
import type { Seen } from '../support/loopback-service.ts';
import { quietLog } from '../support/quiet-log.ts';

export const TOKEN = 'abcdefghijklmn.atlasv1.test-token-of-nobody';

const running: (() => Promise<void>)[] = [];

/** For `afterEach`: ends what the test started. */
export async function endClients(): Promise<void> {
  for (const end of running.splice(0)) await end();
}

/** Starts a service that answers by `answer`, and a client of it. */
export async function startClient(
  answer: Parameters<typeof startLoopback>[0],
  options: Partial<ClientOptions> = {},
) {
  const service = await startLoopback(answer);
  const send = createSend({ environment: {} });
  running.push(
    () => service.stop(),
    () => send.close(),
  );
  const ports = { send, clock: instantClock(), log: quietLog() };
  const fixed = { origin: service.origin, token: TOKEN, random: () => 0.5 };
  return { client: createClient({ ...ports, ...fixed, ...options }), service, ...ports };
}

type Routes = Record<string, (response: ServerResponse, request: Seen) => void>;

/** Answers by `GET /path` without prefix and query; anything else is 404 with a JSON:API error. */
export const asking = (routes: Routes, options: Partial<ClientOptions> = {}) =>
  startClient((request, response) => {
    const [pathname = ''] = request.url.replace('/api/v2', '').split('?');
    const route = routes[`${request.method} ${pathname}`];
    if (route !== undefined) route(response, request);
    else answerJson(response, 404, { errors: [{ status: '404', title: 'not found' }] });
  }, options);

export const reply =
  (status: number, document: unknown, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    answerJson(response, status, document, headers);

/** What a promise was rejected with; fails when it was not. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('expected a rejection');
}

export const resource = (
  type: string,
  id: string,
  attributes: Record<string, unknown>,
  relationships: Record<string, unknown> = {},
) => ({ id, type, attributes, relationships });
