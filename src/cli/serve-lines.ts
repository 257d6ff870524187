/** What `serve` prints once it is ready: for `eval`, for scripts, for people and for Terraform. */
import type { RunningService } from '../service/service.ts';

/** What `serve --format json` prints: where the service is, and ids and names of what it has, on one line. */
export function toJsonLine(service: RunningService): string {
  const { origin: address, token, organization, workspaces, teams, agentPools } = service;
  const terraform = { hostname: hostOf(service), config: terraformConfig(service) };
  const runs = service.toDecide();
  const line = { address, token, organization, workspaces, teams, agentPools, runs, terraform };
  return `${JSON.stringify(line)}\n`;
}

/**
 * Commands for a shell that set the variables of a client, then comments with ids and names.
 *
 * @param config path of the file with Terraform's configuration, if one was written
 */
export function toShell(service: RunningService, config: string | undefined): string {
  const [workspace] = service.workspaces;
  const variables = [
    ['PLANGATE_ADDRESS', service.origin],
    // Terraform expects a name without `http://`, all other programs the URL.
    ['TF_CLOUD_HOSTNAME', config === undefined ? service.origin : hostOf(service)],
    ['TF_API_TOKEN', service.token],
    ['TF_CLOUD_ORGANIZATION', service.organization],
    ...(workspace === undefined ? [] : [['TF_WORKSPACE', workspace.name]]),
    ...(config === undefined ? [] : [['TF_CLI_CONFIG_FILE', config]]),
  ];
  return [
    ...variables.map(
      ([name = '', value = '']) => `export ${name}='${value.replaceAll("'", String.raw`'\''`)}'`,
    ),
    ...service.workspaces.map(({ id, name }) => `# workspace ${name}: ${id}`),
    ...service.teams.map(({ id, name }) => `# team ${name}: ${id}`),
    ...service.agentPools.map(({ id, name }) => `# agent pool ${name}: ${id}`),
    ...service.toDecide().map(({ id, workspace, what }) => `# run ${id}: ${what}, in ${workspace}`),
    ...(config === undefined ? ['# For Terraform itself: --terraform-config FILE'] : []),
    '',
  ].join('\n');
}

/** Terraform's configuration of its command line, for a file that TF_CLI_CONFIG_FILE names. It holds a token. */
export function terraformConfig(service: RunningService): string {
  const host = JSON.stringify(hostOf(service));
  const api = JSON.stringify(`${service.origin}/api/v2/`);
  return [
    `host ${host} {`,
    '  services = {',
    ...['tfe.v2', 'tfe.v2.1', 'tfe.v2.2'].map((name) => `    "${name}" = ${api}`),
    '  }',
    '}',
    `credentials ${host} {`,
    `  token = ${JSON.stringify(service.token)}`,
    '}',
    '',
  ].join('\n');
}

/** The host without a scheme, as Terraform expects it. */
function hostOf({ origin }: RunningService): string {
  return `localhost:${new URL(origin).port}`;
}
