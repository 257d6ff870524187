/** What the sub-actions share: inputs, client, and how a refusal is told. */
import type { Client } from '../client/client.ts';
import { createClient } from '../client/create-client.ts';
import { ServiceError } from '../client/errors.ts';
import { createSend } from '../client/send.ts';
import type { Log } from '../ports.ts';
import type { ActionIo } from './action-io.ts';
import { createActionLog } from './action-log.ts';
import { problemLines } from './say-problems.ts';
import type { SubAction } from './sub-actions.ts';
import { readSubInputs } from './sub-inputs.ts';

export interface SubActionWork {
  client: Client;
  values: Readonly<Record<string, string>>;
  log: Log;
  io: ActionIo;
}

/** Resolves to the exit code. */
export async function runSubAction(
  action: SubAction,
  io: ActionIo,
  work: (parts: SubActionWork) => Promise<number>,
): Promise<number> {
  const log = createActionLog(io.host, io.makeToken);
  const inputs = readSubInputs(action, io.environment);
  if ('problems' in inputs) {
    for (const line of problemLines(inputs.problems)) io.host.print(line);
    for (const { input, message } of inputs.problems) log.error(`${input} ${message}`);
    return 1;
  }
  const { token, origin, values } = inputs;
  io.host.mask(token);
  const caFile = values['ca-file'];
  const send = createSend({
    environment: io.environment,
    ...(caFile !== undefined && { caFile }),
  });
  try {
    const deadline = io.clock.now() + 120_000;
    const client = createClient({ ...io, origin, token, send, log, deadline });
    return await work({ client, values, log, io });
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const { message, remedy = '' } = error;
    log.error(message.includes(remedy) ? message : `${message} ${remedy}`);
    return 1;
  } finally {
    await send.close();
  }
}
