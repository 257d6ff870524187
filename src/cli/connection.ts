/** How every command finds the service: the options, their defaults, the client. */
import { createClient, type Client } from '../client/client.ts';
import { resolveId, mayBeId, type Kind } from '../client/find-id.ts';
import { describeCiJob } from '../hosts/ci-job.ts';
import { openNetwork } from '../machine/network.ts';
import type { Environment } from '../model/ports.ts';
import { environmentProblems } from '../settings/environment-problems.ts';
import { readBlocks } from '../settings/load-settings.ts';
import type { Problem } from '../model/parse.ts';
import { chooseTarget } from '../trust/target.ts';
import { toOptionProblem } from './check-options.ts';
import { option, withGroup, type CommandInput, type CommandIo } from './command.ts';
import type { CommandLog } from './log.ts';
import { readStoredTokens } from './load-options.ts';
import { UsageError } from './problems.ts';
import { optionOf } from './read-input.ts';

export const CONNECTION_OPTIONS = withGroup('Connection', [
  option(
    '--hostname <host>',
    'host of the service; else TF_CLOUD_HOSTNAME, else the cloud block, else app.terraform.io',
  ),
  option(
    '--token <token>',
    'API token; else TF_API_TOKEN, TF_TOKEN_<host> or what `terraform login` stored. On the command line other users of this machine can see it',
  ),
  option('--ca-file <file>', 'PEM file with additional certificate authorities to trust'),
  option('--verbose', 'log the requests to the service on standard error'),
]);

export const WORKSPACE_OPTIONS = [
  option(
    '-w, --workspace <name-or-id>',
    'name, or id as in ws-…; else TF_WORKSPACE, else the cloud block',
  ),
  option(
    '--organization <name>',
    'organization of what is given by its name; else TF_CLOUD_ORGANIZATION, else the cloud block',
  ),
];

export const DIALECTS = ['auto', 'engine', 'sentinel'] as const;

/** How long a call may take: a person who waits longer looks for the reason. */
const PATIENCE_MS = 60_000;

export interface Target {
  origin: string;
  hostname: string;
  token: string;
  /** Relative to the working directory. */
  caFile?: string;
}

/** The workspace of a command: from the options, else the environment, else the `cloud` block. */
export interface NamedWorkspace {
  organization: string | undefined;
  workspace: string | undefined;
  /** The error of syntax that keeps a `cloud` block from naming what is missing. */
  broken?: Problem | undefined;
}

/**
 * Finds the service and the workspace, or everything that is wrong with the options. The files of a
 * checkout that is judged choose nothing.
 *
 * @param needsWorkspace whether organization and workspace are needed: then a trusted block may be fetched
 */
export async function findNamedWorkspace(
  input: CommandInput,
  io: CommandIo,
  needsWorkspace: boolean,
): Promise<NamedWorkspace & ({ target: Target } | { problems: Problem[] })> {
  const { environment, workingDirectory } = io;
  const organization =
    optionOf(input, 'organization') ?? variableOf(environment, 'TF_CLOUD_ORGANIZATION');
  const workspace = optionOf(input, 'workspace');
  const unanswered = {
    hostname:
      optionOf(input, 'hostname') === undefined && !variableOf(environment, 'TF_CLOUD_HOSTNAME'),
    organization: needsWorkspace && organization === undefined,
    workspaces: needsWorkspace && workspace === undefined,
  };
  const { jobTree } = await describeCiJob(io);
  const blocks = await readBlocks({}, unanswered, workingDirectory, jobTree);
  const { names: cloud, forHost, proposed } = blocks;
  const { serviceHost, token, ...target } = chooseTarget({
    hostname: optionOf(input, 'hostname'),
    token: optionOf(input, 'token'),
    environment,
    storedToken: await readStoredTokens(environment),
    block: forHost,
    others: proposed?.blocks,
    missingToken: (hostname) => ({
      message: `is missing. Set TF_API_TOKEN, pass --token, or run \`terraform login ${hostname}\`.`,
    }),
  });
  const caFile = optionOf(input, 'ca-file')?.trim() || undefined;
  const { name, prefix = '' } = cloud?.workspaces ?? {};
  const selected = variableOf(environment, 'TF_WORKSPACE');
  const found = {
    organization: organization ?? cloud?.organization,
    workspace: workspace ?? (selected === undefined ? name : `${prefix}${selected}`),
  };
  const isMissing = needsWorkspace && Object.values(found).includes(undefined);
  const named = { ...found, broken: isMissing ? await blocks.findBroken() : undefined };
  const ofEnvironment = await environmentProblems(caFile, environment, workingDirectory);
  const problems = [...target.problems, ...ofEnvironment];
  if (serviceHost === undefined || token === undefined || problems.length > 0) {
    return { ...named, problems: problems.map(toOptionProblem) };
  }
  return { ...named, target: { ...serviceHost, token, caFile } };
}

/** Undefined for a variable that is not set or blank. */
function variableOf(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined;
}

export function connectTo(
  { origin, token, caFile }: Target,
  input: CommandInput,
  io: CommandIo,
  { log, patienceMs = PATIENCE_MS }: { log: CommandLog; patienceMs?: number | undefined },
) {
  log.secret(token);
  const { send } = openNetwork(caFile, io);
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
    secrets: log.secrets,
  });
  return {
    client,
    deadline,
    close: async () => {
      await send.close();
      await log.flush();
    },
  };
}

export function workspaceProblems({ workspace, organization, broken }: NamedWorkspace): Problem[] {
  if (workspace === undefined) {
    const message =
      'is needed: a name, or an id as in ws-…; a cloud block in this directory would do.';
    return [broken ?? { where: '--workspace', message }];
  }
  return organization === undefined && !mayBeId('workspace', workspace)
    ? [broken ?? needsOrganization('workspace', workspace)]
    : [];
}

function needsOrganization(kind: Kind, name: string): Problem {
  const message = `is needed to find the ${kind} "${name}" by its name.`;
  return { where: '--organization', message };
}

/** The id of what was given by name or id; a name needs its organization. */
export async function findId(
  client: Client,
  kind: Kind,
  text: string,
  { organization, broken }: NamedWorkspace,
): Promise<string> {
  if (organization === undefined && !mayBeId(kind, text)) {
    throw new UsageError([broken ?? needsOrganization(kind, text)]);
  }
  return resolveId(client, kind, text, organization);
}
