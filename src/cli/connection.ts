/** How every command finds the service: the options, their defaults, the client. */
import { createClient, type Client } from '../client/client.ts';
import { resolveId, mayBeId, type Kind } from '../client/find-id.ts';
import { describeCiJob } from '../hosts/describe-ci-job.ts';
import { createSend } from '../client/http/send.ts';
import type { Environment } from '../model/ports.ts';
import { proxyProblems } from '../settings/load-settings.ts';
import { readBlocks } from '../settings/read-blocks.ts';
import type { ServiceSettings } from '../settings/plans.ts';
import type { Problem } from '../model/parse.ts';
import { chooseService } from '../trust/service-host.ts';
import { toOptionProblem } from '../check/check-options.ts';
import {
  option,
  withGroup,
  type CommandInput,
  type CommandIo,
  type CommandLog,
} from '../check/command.ts';
import { readStoredTokens } from './load-options.ts';
import { UsageError, optionOf } from '../check/command-input.ts';

export const CONNECTION_OPTIONS = withGroup('Connection', [
  option(
    '--hostname <host>',
    'host of the service; else TF_CLOUD_HOSTNAME, else the cloud block, else app.terraform.io',
  ),
  option(
    '--token <token>',
    'API token; else TF_API_TOKEN, TF_TOKEN_<host> or what `terraform login` stored. On the command line other users of this machine can see it',
  ),
  option('--verbose', 'log the requests to the service on standard error'),
]);

export const WORKSPACE_OPTION = option(
  '-w, --workspace <name-or-id>',
  'name, or id as in ws-…; else TF_WORKSPACE, else the cloud block',
);
export const ORGANIZATION_OPTION = option(
  '--organization <name>',
  'organization of what is given by its name; else TF_CLOUD_ORGANIZATION, else the cloud block',
);

/** How what is sent calls the policy engine; `auto` finds out from the service's answers. */
export const DIALECTS = ['auto', 'engine', 'sentinel'] as const;

/** How long a call may take: a person who waits longer looks for the reason. */
const TIME_LIMIT_MS = 60_000;

/** The workspace of a command: from the options, else the environment, else the `cloud` block. */
export interface NamedWorkspace {
  organization: string | undefined;
  /** A name or an id. */
  workspace: string | undefined;
  /** The syntax error of a file whose `cloud` block might have named what is missing. */
  broken?: Problem | undefined;
}

/**
 * Finds the service and the workspace of a call from its options, the environment and `cloud` blocks. The files of a
 * checkout that is judged choose nothing.
 *
 * @param needsWorkspace whether organization and workspace are needed: then the default branch may be asked for its block
 * @returns without a `target`, everything that is wrong with the options and the environment
 */
export async function findNamedWorkspace(
  input: CommandInput,
  io: CommandIo,
  needsWorkspace: boolean,
): Promise<NamedWorkspace & ({ target: ServiceSettings } | { problems: Problem[] })> {
  const { environment, workingDirectory } = io;
  const organization =
    optionOf(input, 'organization') ?? variableOf(environment, 'TF_CLOUD_ORGANIZATION');
  const workspace = optionOf(input, 'workspace');
  const isMissing = {
    hostname:
      optionOf(input, 'hostname') === undefined && !variableOf(environment, 'TF_CLOUD_HOSTNAME'),
    organization: needsWorkspace && organization === undefined,
    workspaces: needsWorkspace && workspace === undefined,
  };
  const { jobTree } = await describeCiJob(io);
  const blocks = await readBlocks({ inputs: {}, environment: {}, entryPoint: 'cli' }, isMissing, {
    workingDirectory,
    jobTree,
  });
  const { names: cloudBlock, forHost, proposed } = blocks;
  const {
    serviceHost,
    token,
    problems: targetProblems,
  } = chooseService({
    hostname: optionOf(input, 'hostname'),
    token: optionOf(input, 'token'),
    environment,
    storedToken: await readStoredTokens(environment),
    block: forHost,
    otherBlocks: proposed?.blocks,
    missingToken: (hostname) => ({
      message: `is missing. Set TF_API_TOKEN, pass --token, or run \`terraform login ${hostname}\`.`,
    }),
  });
  const { unread } = cloudBlock ?? {};
  const { name, prefix = '' } = cloudBlock?.workspaces ?? {};
  const selected = variableOf(environment, 'TF_WORKSPACE');
  const ofBlock = selected === undefined ? name : `${prefix}${selected}`;
  const named: NamedWorkspace = {
    organization: organization ?? cloudBlock?.organization,
    // As in Terraform: what is selected comes after the prefix of a `backend "remote"`.
    workspace: workspace ?? (unread?.workspaces === undefined ? ofBlock : undefined),
    broken: blocks.problem ?? unread?.organization ?? unread?.workspaces,
  };
  const isMissingName =
    needsWorkspace && (named.organization === undefined || named.workspace === undefined);
  const problems = [
    // Who misses a name tells of it in place of the name.
    ...(blocks.problem === undefined || isMissingName ? [] : [blocks.problem]),
    ...targetProblems,
    ...proxyProblems(environment),
  ];
  if (serviceHost === undefined || token === undefined || problems.length > 0) {
    return { ...named, problems: problems.map(toOptionProblem) };
  }
  return { ...named, target: { ...serviceHost, token } };
}

/** Undefined for a variable that is not set or blank. */
function variableOf(environment: Environment, name: string): string | undefined {
  return environment[name]?.trim() || undefined;
}

/** Makes a client, whose token the log conceals from here on. `timeLimitMs` is for the whole call; a minute if left out. */
export function connectTo(
  { origin, token }: ServiceSettings,
  input: CommandInput,
  io: CommandIo,
  { log, timeLimitMs = TIME_LIMIT_MS }: { log: CommandLog; timeLimitMs?: number | undefined },
) {
  log.secret(token);
  const send = createSend(io);
  const dialect = DIALECTS.find((word) => word === optionOf(input, 'dialect'));
  const deadline = io.clock.now() + timeLimitMs;
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

/** What is missing to find the workspace of a command that needs one. */
export function workspaceProblems({ workspace, organization, broken }: NamedWorkspace): Problem[] {
  if (workspace === undefined) {
    const message =
      'is needed: a name, or an id as in ws-…; a cloud block in this directory would do.';
    return [broken ?? { where: '--workspace', message }];
  }
  if (organization !== undefined || mayBeId('workspace', workspace)) return [];
  return [broken ?? needsOrganization('workspace', workspace)];
}

function needsOrganization(kind: Kind, name: string): Problem {
  const message = `is needed to find the ${kind} "${name}" by its name.`;
  return { where: '--organization', message };
}

/**
 * The id of what was given by its name or its id.
 * @throws UsageError for a name without an organization: with `broken`, why the `cloud` block could not say which, if there is one
 */
export async function findId(
  client: Client,
  kind: Kind,
  nameOrId: string,
  { organization, broken }: NamedWorkspace,
): Promise<string> {
  if (organization === undefined && !mayBeId(kind, nameOrId)) {
    throw new UsageError([broken ?? needsOrganization(kind, nameOrId)]);
  }
  return resolveId(client, kind, nameOrId, organization);
}
