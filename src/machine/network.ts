/** The network of a job. */
import { resolve } from 'node:path';
import { createSend } from '../client/http/send.ts';
import type { Environment, Send } from '../model/ports.ts';

export type Network = ReturnType<typeof createSend>;

/**
 * Requests to plain http through a proxy that forwards them whole: Bitbucket Pipelines has such a one on this machine, for
 * its own API.
 *
 * @param proxy `http://localhost:29418`
 */
export function openForwarded(proxy: string): Send {
  return createSend({ environment: { HTTP_PROXY: proxy }, tunnels: false });
}

/**
 * Makes a network whose connections open with the first request. It does not check `caFile`: the
 * settings report a file that cannot be read together with all other problems.
 *
 * @returns the network of this program, and `caFile` for programs: an absolute path
 */
export function openNetwork(
  caFile: string | undefined,
  { environment, workingDirectory }: { environment: Environment; workingDirectory: string },
): { send: Network; caFile: string | undefined } {
  const named = caFile?.trim() || undefined;
  const path = named && resolve(workingDirectory, named);
  let opened: Network | undefined;
  const send: Send = async (request) => {
    opened ??= createSend({ environment, caFile: path });
    return opened(request);
  };
  return { send: Object.assign(send, { close: async () => opened?.close() }), caFile: path };
}
