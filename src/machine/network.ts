/** The network of a job. */
import { createSend } from '../client/http/send.ts';
import type { Send } from '../model/ports.ts';

/**
 * Requests to plain http through a proxy that forwards them whole: Bitbucket Pipelines has such a one on this machine, for
 * its own API.
 *
 * @param proxy `http://localhost:29418`
 */
export function openForwarded(proxy: string): Send {
  return createSend({ environment: { HTTP_PROXY: proxy }, tunnels: false });
}
