/**
 * A process that asks services whose token this is, and answers with the error: Node.js reads the file of
 * NODE_EXTRA_CA_CERTS only when it starts.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createClient } from '../../src/client/client.ts';
import { createSend } from '../../src/client/http/send.ts';
import { SILENT } from '../../src/machine/connect.ts';
import type { Environment } from '../../src/model/ports.ts';
import { instantClock } from '../support/instant-clock.ts';

interface Question {
  origin: string;
  environment: Environment;
}

/** @param caFile a PEM file with the authorities that the process trusts besides those of Node.js */
export function startAsker(caFile: string) {
  const env = { PATH: process.env['PATH'], NODE_EXTRA_CA_CERTS: caFile };
  const child = fork(fileURLToPath(import.meta.url), { env, execArgv: [] });
  return {
    async ask(question: Question): Promise<string> {
      const answered = once(child, 'message');
      child.send(question);
      const [said] = (await answered) as [string];
      return said;
    },
    stop: () => void child.kill(),
  };
}

async function askAccount({ origin, environment }: Question): Promise<string> {
  const send = createSend({ environment });
  const ports = { send, clock: instantClock(), random: () => 0.5, log: SILENT };
  const client = createClient({ origin, token: 'a-token-of-this-test', ...ports, deadline: 5_000 });
  const error = await client.account().then(
    () => undefined,
    (reason: unknown) => reason as { code: string; message: string; remedy?: string },
  );
  await send.close();
  return `${error?.code}: ${error?.message} ${error?.remedy ?? ''}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.on('message', (question: Question) => {
    void askAccount(question).then((said) => process.send?.(said));
  });
}
