/**
 * A real host, when the environment names one:
 *
 * - `PLANGATE_CONTRACT_HOSTNAME`: `app.terraform.io`, or an origin
 * - `PLANGATE_CONTRACT_TOKEN`: of a user or team that may do everything below
 * - `PLANGATE_CONTRACT_ORGANIZATION`, `PLANGATE_CONTRACT_WORKSPACE`: names; speculative and
 *   provisional configuration versions and runs are made there, nothing is ever applied
 * - and, where there are such things: `PLANGATE_CONTRACT_TEAM` (id, without access to the workspace:
 *   it is given and taken), `PLANGATE_CONTRACT_AGENT_POOL` (id: tokens are made and destroyed),
 *   `PLANGATE_CONTRACT_VCS_VERSION` (id), `PLANGATE_CONTRACT_SELF_MANAGED=true`
 */
import type { Environment } from '../../../src/model/ports.ts';
import { systemClock } from '../../../src/machine/system-clock.ts';
import { byHand, connect, writeArchive } from './world.ts';
import type { Exchange, World } from './world.ts';

const REQUIRED = ['HOSTNAME', 'TOKEN', 'ORGANIZATION', 'WORKSPACE'] as const;

/** The names of the variables that are missing; empty when a host can be asked. */
export function missingVariables(environment: Environment): string[] {
  return REQUIRED.map((name) => `PLANGATE_CONTRACT_${name}`).filter(
    (name) => (environment[name] ?? '') === '',
  );
}

export async function startRemoteWorld(environment: Environment): Promise<World> {
  const variable = (name: string) => valueOf(environment, name);
  const host = variable('HOSTNAME') ?? '';
  const origin = host.includes('://') ? host : `https://${host}`;
  const token = variable('TOKEN') ?? '';
  const { directory, archive } = writeArchive('output "contract" { value = "plangate" }\n');
  const exchanges: Exchange[] = [];
  const { client, send, close } = connect({ origin, token, exchanges });
  const workspace = await client.workspaces.showByName(
    variable('ORGANIZATION') ?? '',
    variable('WORKSPACE') ?? '',
  );
  return {
    client,
    workspaceId: workspace.id,
    archive,
    directory,
    exchanges,
    byHand: byHand(send, origin, token),
    clock: systemClock(),
    has: thingsOf(environment),
    close,
  };
}

/** What the environment says is there to work with. */
export function remoteOffers(environment: Environment): ReadonlySet<keyof World['has']> {
  return new Set(Object.keys(thingsOf(environment)) as (keyof World['has'])[]);
}

function thingsOf(environment: Environment): World['has'] {
  const teamId = valueOf(environment, 'TEAM');
  const agentPoolId = valueOf(environment, 'AGENT_POOL');
  const vcsVersionId = valueOf(environment, 'VCS_VERSION');
  return {
    ...(teamId !== undefined && { teamId }),
    ...(agentPoolId !== undefined && { agentPoolId }),
    ...(vcsVersionId !== undefined && { vcsVersionId }),
    ...(valueOf(environment, 'SELF_MANAGED') === 'true' && { selfManaged: true }),
  };
}

function valueOf(environment: Environment, name: string): string | undefined {
  const value = environment[`PLANGATE_CONTRACT_${name}`] ?? '';
  return value === '' ? undefined : value;
}
