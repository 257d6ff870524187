/** The network of a job. */
import { resolve } from 'node:path';
import { createSend } from '../client/http/send.ts';
import type { Environment, Send } from '../model/ports.ts';

export type Network = ReturnType<typeof createSend>;

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
