/** How every command that talks to the service finds it: the options, their defaults, the client. */
import { access, constants } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Client, ClientOptions } from '../client/client.ts';
import { createClient } from '../client/create-client.ts';
import { createSend } from '../client/send.ts';
import { readHostname, tokenFor } from '../settings/hostname.ts';
import type { CommandInput, CommandIo, OptionSpec } from './command.ts';
import { readStoredTokens } from './credentials-file.ts';
import { createLog, type CommandLog } from './log.ts';
import type { Problem } from './problems.ts';
import { flagOf, optionOf } from './read-input.ts';

export const CONNECTION_OPTIONS: OptionSpec[] = [
  {
    name: 'hostname',
    value: 'host',
    description: 'host of the service; else TF_CLOUD_HOSTNAME, else app.terraform.io',
    group: 'Connection',
  },
  {
    name: 'token',
    value: 'token',
    description:
      'API token; else TF_API_TOKEN, TF_TOKEN_<host> or what `terraform login` stored. On the command line other users of this machine can see it',
    group: 'Connection',
  },
  {
    name: 'ca-file',
    value: 'file',
    description: 'PEM file with certificate authorities to trust besides the usual ones',
    group: 'Connection',
  },
  {
    name: 'verbose',
    description: 'say on standard error what is asked of the service',
    group: 'Connection',
  },
];

/** How long a person waits for an answer before they look for the reason. */
const PATIENCE_MS = 60_000;

export interface Target {
  origin: string;
  hostname: string;
  token: string;
  caFile?: string;
}

export interface Connection {
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
  const problems: Problem[] = [];
  const written =
    optionOf(input, 'hostname') ?? filled(environment['TF_CLOUD_HOSTNAME']) ?? 'app.terraform.io';
  const host = readHostname(written);
  if ('problem' in host) {
    return { problems: [{ subject: '--hostname', message: host.problem }] };
  }
  const { hostname, origin } = host.value;
  const token =
    filled(optionOf(input, 'token')) ??
    filled(environment['TF_API_TOKEN']) ??
    tokenFor(hostname, environment) ??
    (await readStoredTokens(environment))(hostname);
  if (token === undefined) {
    const message = `is missing. Set TF_API_TOKEN, pass --token, or run \`terraform login ${hostname}\`.`;
    problems.push({ subject: '--token', message });
  } else if (/[^\x21-\x7e]/.test(token)) {
    const message = 'holds a space, a line break or another character that no token has.';
    problems.push({ subject: '--token', message });
  }
  const caFile = filled(optionOf(input, 'ca-file'));
  const caPath = caFile && resolve(io.workingDirectory, caFile);
  if (caPath !== undefined && !(await isReadable(caPath))) {
    problems.push({ subject: '--ca-file', message: `"${caFile}" cannot be read.` });
  }
  if (token === undefined || problems.length > 0) return { problems };
  const target: Target = { hostname, origin, token };
  if (caPath !== undefined) target.caFile = caPath;
  return { target };
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
  const send = createSend({
    environment,
    ...(target.caFile === undefined ? {} : { caFile: target.caFile }),
  });
  const { origin, token, hostname } = target;
  const dialect = optionOf(input, 'dialect') as ClientOptions['dialect'];
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
    ...(dialect === undefined ? {} : { dialect }),
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

async function isReadable(path: string): Promise<boolean> {
  return access(path, constants.R_OK).then(
    () => true,
    () => false,
  );
}

function filled(value: string | undefined): string | undefined {
  const text = value?.trim();
  return text === undefined || text === '' ? undefined : text;
}
