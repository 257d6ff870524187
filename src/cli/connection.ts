/** How every command that talks to the service finds it: the options, their defaults, the client. */
import { createClient, type Client } from '../client/client.ts';
import { openNetwork } from '../network.ts';
import { environmentProblems } from '../settings/environment-problems.ts';
import { type LoadedSettings, loadSettings } from '../settings/load-settings.ts';
import type { Judgement } from '../trust/trusted-block.ts';
import { chooseTarget } from '../trust/target.ts';
import type { Secrets } from '../secrets.ts';
import { givenInputs, toProblem } from './check-options.ts';
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

export const WORKSPACE_OPTIONS = [
  option('-w, --workspace <name-or-id>', 'name, or id as in ws-…; else TF_WORKSPACE'),
  option(
    '-o, --organization <name>',
    'organization of a workspace given by name; else TF_CLOUD_ORGANIZATION',
  ),
];

/** How mocks of the policy engine are called in what is sent. */
export const DIALECTS = ['auto', 'engine', 'sentinel'] as const;

/** How long a person waits for an answer before they look for the reason. */
const PATIENCE_MS = 60_000;

/** The settings of a command that takes the options of `plangate check`. */
export async function loadOptions(
  input: CommandInput,
  { environment, workingDirectory }: CommandIo,
  judgement: Judgement,
): Promise<LoadedSettings> {
  const storedToken = await readStoredTokens(environment);
  const sources = { given: givenInputs(input), environment, storedToken, door: 'cli' } as const;
  return loadSettings(sources, workingDirectory, judgement);
}

interface Target {
  origin: string;
  hostname: string;
  token: string;
  /** Relative to the working directory. */
  caFile?: string;
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
  const caFile = optionOf(input, 'ca-file')?.trim() || undefined;
  const around = await environmentProblems(caFile, environment, io.workingDirectory);
  const problems = [...target.problems, ...around].map(toProblem);
  if (host === undefined || token === undefined || problems.length > 0) return { problems };
  return { target: { ...host, token, caFile } };
}

export function connect(
  { origin, token, caFile }: Target,
  input: CommandInput,
  io: CommandIo,
  {
    log = createLog(io, { verbose: flagOf(input, 'verbose') }),
    patienceMs = PATIENCE_MS,
    secrets,
  }: { log?: CommandLog; patienceMs?: number; secrets?: Secrets } = {},
) {
  log.secret(token);
  const send = openNetwork(caFile, io);
  const dialect = DIALECTS.find((word) => word === optionOf(input, 'dialect'));
  const deadline = io.clock.now() + patienceMs;
  const client = createClient({
    ...io,
    origin,
    token,
    send,
    log,
    deadline,
    dialect,
    discovers: true,
    secrets,
  });
  return {
    client,
    log,
    deadline,
    close: async () => {
      await send.close();
      await log.flush();
    },
  };
}

export function workspaceProblems(input: CommandInput, io: CommandIo): Problem[] {
  const { workspace, organization } = named(input, io);
  if (workspace === undefined) {
    return [{ subject: '--workspace', message: 'is needed: a name, or an id as in ws-….' }];
  }
  if (organization !== undefined || isId(workspace, organization)) return [];
  const message = `is needed to find the workspace "${workspace}" by its name.`;
  return [{ subject: '--organization', message }];
}

/** The id, looked up when a name was given. `workspaceProblems` has found nothing wrong. */
export async function findWorkspaceId(
  client: Client,
  input: CommandInput,
  io: CommandIo,
): Promise<string> {
  const { workspace = '', organization } = named(input, io);
  if (isId(workspace, organization)) return workspace;
  return (await client.workspaces.showByName(organization ?? '', workspace)).id;
}

/** The workspace as it was said, and whether that is its id. */
export function namedWorkspace(input: CommandInput, io: CommandIo) {
  const { workspace, organization } = named(input, io);
  return { workspace, organization, byId: isId(workspace ?? '', organization) };
}

function named(input: CommandInput, { environment }: CommandIo) {
  return {
    workspace: optionOf(input, 'workspace') ?? (environment['TF_WORKSPACE'] || undefined),
    organization:
      optionOf(input, 'organization') ?? (environment['TF_CLOUD_ORGANIZATION'] || undefined),
  };
}

/** A name may begin with `ws-` as well; without an organization it can only be an id. */
function isId(text: string, organization: string | undefined): boolean {
  return (
    /^ws-[A-Za-z0-9]{16}$/.test(text) || (organization === undefined && text.startsWith('ws-'))
  );
}
