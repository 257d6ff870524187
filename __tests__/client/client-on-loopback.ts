/** A client over real sockets to a service on loopback, on a clock that waits for nothing. */
import { createClient } from '../../src/client/client.ts';
import type { Client, ClientOptions } from '../../src/client/client.ts';
import { createSend } from '../../src/client/http/send.ts';
import { instantClock } from '../support/instant-clock.ts';
import { startLoopback } from '../support/loopback-service.ts';
import type { LoopbackService } from '../support/loopback-service.ts';
import { quietLog } from '../support/quiet-log.ts';

export interface OnLoopback {
  client: Client;
  service: LoopbackService;
  clock: ReturnType<typeof instantClock>;
  log: ReturnType<typeof quietLog>;
}

export const TOKEN = 'abcdefghijklmn.atlasv1.test-token-of-nobody';

export async function withService(
  answer: Parameters<typeof startLoopback>[0],
  use: (on: OnLoopback) => Promise<void>,
  options: Partial<ClientOptions> = {},
): Promise<void> {
  const service = await startLoopback(answer);
  const send = createSend({ environment: {} });
  const clock = instantClock();
  const log = quietLog();
  try {
    const client = createClient({
      origin: service.origin,
      token: TOKEN,
      send,
      clock,
      random: () => 0.5,
      log,
      ...options,
    });
    await use({ client, service, clock, log });
  } finally {
    await service.stop();
    await send.close();
  }
}

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
