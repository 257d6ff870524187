/** The network of a job, opened with its first request. */
import { resolve } from 'node:path';
import { createSend } from '../client/http/send.ts';
import type { Environment, Send } from '../model/ports.ts';

export type Network = ReturnType<typeof createSend>;

/** A `caFile` that cannot be read is told with everything else that is wrong, and not here. */
export function openNetwork(
  caFile: string | undefined,
  { environment, workingDirectory }: { environment: Environment; workingDirectory: string },
): Network {
  const path = caFile?.trim() || undefined;
  let made: Network | undefined;
  const send: Send = async (request) => {
    made ??= createSend({ environment, caFile: path && resolve(workingDirectory, path) });
    return made(request);
  };
  return Object.assign(send, { close: async () => made?.close() });
}
