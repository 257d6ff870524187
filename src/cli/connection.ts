/** How every command that talks to the service finds it: the options, their defaults, the client. */
import { join, resolve } from 'node:path';
import { createClient, type Client } from '../client/client.ts';
import { resolveId, mayBeId, type Kind } from '../client/find-id.ts';
import { describeCiJob } from '../hosts/ci-job.ts';
import { openNetwork } from '../machine/network.ts';
import type { Environment } from '../model/ports.ts';
import { environmentProblems } from '../settings/environment-problems.ts';
import { type LoadedSettings, loadSettings, readBlocks } from '../settings/load-settings.ts';
import type { SettingProblem } from '../model/parse.ts';
import type { Judgement } from '../trust/trusted-block.ts';
import { chooseTarget, otherHost } from '../trust/target.ts';
import type { Secrets } from '../model/secrets.ts';
import { givenInputs, toProblem } from './check-options.ts';
import { option, under, type CommandInput, type CommandIo } from './command.ts';
import { readStoredTokens } from './credentials-file.ts';
import { createLog, type CommandLog } from './log.ts';
import { findConfigurations } from './init/find-configurations.ts';
import { UsageError, type Problem } from './problems.ts';
import { flagOf, optionOf } from './read-input.ts';

export const CONNECTION_OPTIONS = under('Connection', [
  option(
    '--hostname <host>',
    'host of the service; else TF_CLOUD_HOSTNAME, else the cloud block, else app.terraform.io',
  ),
  option(
    '--token <token>',
    'API token; else TF_API_TOKEN, TF_TOKEN_<host> or what `terraform login` stored. On the command line other users of this machine can see it',
  ),
  option(
    '--ca-file <file>',
    'PEM file with certificate authorities to trust besides the usual ones',
  ),
  option('--verbose', 'say on standard error what is asked of the service'),
]);

export const WORKSPACE_OPTIONS = [
  option(
    '-w, --workspace <name-or-id>',
    'name, or id as in ws-…; else TF_WORKSPACE, else the cloud block',
  ),
  option(
    '-o, --organization <name>',
    'organization of what is given by its name; else TF_CLOUD_ORGANIZATION, else the cloud block',
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
  const read = await loadSettings(sources, workingDirectory, judgement);
  if ('settings' in read) return read;
  const first = read.problems.findIndex(({ message }) => message.startsWith('is missing. Pass'));
  const below = first < 0 ? '' : await blocksBelow(optionOf(input, 'directory'), workingDirectory);
  const toUsageProblem = (one: SettingProblem, at: number) =>
    at === first ? { ...one, message: one.message + below } : one;
  return { problems: read.problems.map(toUsageProblem) };
}

/** Where a `cloud` block stands below, as a sentence; empty when none does. */
async function blocksBelow(directory = '.', workingDirectory: string): Promise<string> {
  const { configurations } = await findConfigurations(resolve(workingDirectory, directory));
  const [first, ...others] = configurations.map((one) => join(directory, one.directory));
  if (first === undefined) return '';
  if (others.length === 0)
    return ` A cloud block stands in ${first}: add \`--directory\` ${first}.`;
  const all = [first, ...others.slice(0, 4)].join(', ');
  return ` Cloud blocks stand in ${all}${others.length > 4 ? ', …' : ''}: choose one with \`--directory\`.`;
}

interface Target {
  origin: string;
  hostname: string;
  token: string;
  /** Relative to the working directory. */
  caFile?: string;
}

/** What is asked, and what is named there: as given, else by the environment, else the `cloud` block. */
export interface NamedWorkspace {
  organization: string | undefined;
  /** A name or an id. */
  workspace: string | undefined;
}

/**
 * The place, or everything that is wrong with what was given. A checkout that is judged chooses nothing.
 *
 * @param names whether organization and workspace are wanted: a trusted block may have to be fetched
 */
export async function findPlace(
  input: CommandInput,
  io: CommandIo,
  names: boolean,
): Promise<NamedWorkspace & ({ target: Target } | { problems: Problem[] })> {
  const { environment, workingDirectory } = io;
  const organization =
    optionOf(input, 'organization') ?? filled(environment, 'TF_CLOUD_ORGANIZATION');
  const workspace = optionOf(input, 'workspace');
  const open = {
    hostname:
      optionOf(input, 'hostname') === undefined && !filled(environment, 'TF_CLOUD_HOSTNAME'),
    organization: names && organization === undefined,
    workspaces: names && workspace === undefined,
  };
  const { judgement } = await describeCiJob(io);
  const { cloud, judged } = await readBlocks({ given: {} }, open, workingDirectory, judgement);
  const { host, token, ...target } = chooseTarget({
    hostname: optionOf(input, 'hostname'),
    token: optionOf(input, 'token'),
    environment,
    storedToken: await readStoredTokens(environment),
    block: judged === undefined ? cloud : undefined,
    missingToken: (hostname) =>
      `is missing. Set TF_API_TOKEN, pass --token, or run \`terraform login ${hostname}\`.`,
  });
  const caFile = optionOf(input, 'ca-file')?.trim() || undefined;
  const others = judged?.blocks.map((block) => host && otherHost(host, block)) ?? [];
  const { name, prefix = '' } = cloud?.workspaces ?? {};
  const chosen = filled(environment, 'TF_WORKSPACE');
  const named = {
    organization: organization ?? cloud?.organization,
    workspace: workspace ?? (chosen === undefined ? name : `${prefix}${chosen}`),
  };
  const around = await environmentProblems(caFile, environment, workingDirectory);
  const problems = [...target.problems, ...others, ...around].flatMap((one) => one ?? []);
  if (host === undefined || token === undefined || problems.length > 0) {
    return { ...named, problems: problems.map(toProblem) };
  }
  return { ...named, target: { ...host, token, caFile } };
}

function filled(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined;
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

export function workspaceProblems({ workspace, organization }: NamedWorkspace): Problem[] {
  if (workspace === undefined) {
    const message =
      'is needed: a name, or an id as in ws-…; a cloud block in this directory would do.';
    return [{ subject: '--workspace', message }];
  }
  return organization === undefined && !mayBeId('workspace', workspace)
    ? [needsOrganization('workspace', workspace)]
    : [];
}

function needsOrganization(kind: Kind, name: string): Problem {
  const message = `is needed to find the ${kind} "${name}" by its name.`;
  return { subject: '--organization', message };
}

/** The id of what was given by name or id, where a name needs its organization. */
export async function findId(
  client: Client,
  kind: Kind,
  text: string,
  organization: string | undefined,
): Promise<string> {
  if (organization === undefined && !mayBeId(kind, text)) {
    throw new UsageError([needsOrganization(kind, text)]);
  }
  return resolveId(client, kind, text, organization);
}
