/** The network of a job, opened with its first request. */
import { resolve } from 'node:path';
import { createSend } from './client/http/send.ts';
import type { Environment, Send, SendToFile } from './ports.ts';

export type Network = Send & { toFile: SendToFile; close(): Promise<void> };

/** A `caFile` that cannot be read is told with everything else that is wrong, and not here. */
export function openNetwork(
  caFile: string | undefined,
  { environment, workingDirectory }: { environment: Environment; workingDirectory: string },
): Network {
  const path = caFile?.trim() || undefined;
  let made: Network | undefined;
  const open = () =>
    (made ??= createSend({ environment, caFile: path && resolve(workingDirectory, path) }));
  const plain: Send = async (request) => open()(request);
  const toFile: SendToFile = async (request, file) => open().toFile(request, file);
  return Object.assign(plain, { toFile, close: async () => made?.close() });
}
