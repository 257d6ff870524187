/** How every command that talks to the service finds it: the options, their defaults, the client. */
import { resolve } from 'node:path';
import { createClient, type Client } from '../client/client.ts';
import { createSend } from '../client/http/send.ts';
import { environmentProblems } from '../settings/environment-problems.ts';
import { chooseTarget } from '../trust/target.ts';
import { option, type CommandInput, type CommandIo } from './command.ts';
import { readStoredTokens } from './credentials-file.ts';
import { createLog, type CommandLog } from './log.ts';
import type { Problem } from './problems.ts';
import { flagOf, optionOf } from './read-input.ts';

export const CONNECTION_OPTIONS = [
  option(
    '--hostname <host>',
    'host of the service; else TF_CLOUD_HOSTNAME, else app.terraform.io',
    { group: 'Connection' },
  ),
  option(
    '--token <token>',
    'API token; else TF_API_TOKEN, TF_TOKEN_<host> or what `terraform login` stored. On the command line other users of this machine can see it',
    { group: 'Connection' },
  ),
  option(
    '--ca-file <file>',
    'PEM file with certificate authorities to trust besides the usual ones',
    { group: 'Connection' },
  ),
  option('--verbose', 'say on standard error what is asked of the service', {
    group: 'Connection',
  }),
];

/** How mocks of the policy engine are called in what is sent. */
export const DIALECTS = ['auto', 'engine', 'sentinel'] as const;

/** How long a person waits for an answer before they look for the reason. */
const PATIENCE_MS = 60_000;

interface Target {
  origin: string;
  hostname: string;
  token: string;
  caFile?: string;
}

interface Connection {
  client: Client;
  hostname: string;
  log: CommandLog;
  close: () => Promise<void>;
}

/** Where to and with which token, or everything that is wrong with what was given. */
export async function findTarget(
  input: CommandInput,
  io: CommandIo,
): Promise<{ target: Target } | { problems: Problem[] }> {
  const { environment } = io;
  const { host, token, ...target } = chooseTarget({
    hostname: optionOf(input, 'hostname'),
    token: optionOf(input, 'token'),
    environment,
    storedToken: await readStoredTokens(environment),
    missingToken: (hostname) =>
      `is missing. Set TF_API_TOKEN, pass --token, or run \`terraform login ${hostname}\`.`,
  });
  const problems: Problem[] = target.problems.map((problem) => ({
    subject: `--${problem.input}`,
    message: problem.message,
  }));
  const caFile = filled(optionOf(input, 'ca-file'));
  const around = await environmentProblems(caFile, environment, io.workingDirectory);
  for (const { input: name, message } of around) {
    problems.push({ subject: name === 'ca-file' ? '--ca-file' : name, message });
  }
  if (host === undefined || token === undefined || problems.length > 0) return { problems };
  return {
    target: {
      ...host,
      token,
      caFile: caFile === undefined ? undefined : resolve(io.workingDirectory, caFile),
    },
  };
}

export function connect(
  target: Target,
  input: CommandInput,
  io: CommandIo,
  options: { log?: CommandLog; patienceMs?: number } = {},
): Connection {
  const { patienceMs = PATIENCE_MS } = options;
  const log = options.log ?? createLog(io, { verbose: flagOf(input, 'verbose') });
  log.secret(target.token);
  const { environment, clock, random, signal } = io;
  const { origin, token, hostname, caFile } = target;
  const send = createSend({ environment, caFile });
  const dialect = DIALECTS.find((word) => word === optionOf(input, 'dialect'));
  const client = createClient({
    origin,
    token,
    send,
    clock,
    random,
    log,
    signal,
    environment,
    deadline: clock.now() + patienceMs,
    dialect,
  });
  return {
    client,
    hostname,
    log,
    async close() {
      await send.close();
      await log.flush();
    },
  };
}

function filled(value: string | undefined): string | undefined {
  const text = value?.trim();
  return text === undefined || text === '' ? undefined : text;
}
