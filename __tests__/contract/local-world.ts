/** The local service over real sockets, seeded with all that the contract can ask for. */
import type { ServiceOptions } from '../../src/service/service.ts';
import type { Seed } from '../../src/service/seed.ts';
import { startService } from '../../src/service/service.ts';
import type { RunningService } from '../../src/service/service.ts';
import { systemClock } from '../../src/machine/system-clock.ts';
import { instantClock } from '../support/instant-clock.ts';
import { byHand, connect, writeArchive } from './world.ts';
import type { Exchange, World } from './world.ts';

const SECRETS = {
  owner: 'contract-secret-of-the-owner',
  outsider: 'contract-secret-of-an-outsider',
  organization: 'contract-secret-of-the-organization',
};

const SEED: Seed = {
  users: [{ username: 'owner' }, { username: 'outsider' }],
  organizations: [
    {
      name: 'acme',
      teams: [
        { name: 'owners', owners: true, members: ['owner'] },
        { id: 'team-platform', name: 'platform' },
      ],
      agentPools: [{ id: 'apool-private', name: 'private' }],
      workspaces: [
        {
          id: 'ws-network',
          name: 'network',
          versions: [
            { id: 'cv-vcs', ingress: { branch: 'main' }, files: { 'main.tf': '' } },
            { id: 'cv-current', files: { 'main.tf': '' } },
          ],
        },
        { id: 'ws-checked', name: 'checked', script: 'policy-check-soft-failed' },
      ],
    },
    { name: 'other', teams: [{ name: 'others', members: ['outsider'] }] },
  ],
  tokens: [
    { kind: 'user', of: 'owner', secret: SECRETS.owner },
    { kind: 'user', of: 'outsider', secret: SECRETS.outsider },
    { kind: 'organization', organization: 'acme', secret: SECRETS.organization },
  ],
};

export async function startLocalWorld(
  edition: 'hosted' | 'self-managed',
  identity: NonNullable<ServiceOptions['identity']>,
): Promise<World & { service: RunningService }> {
  const service = await startService({
    seed: SEED,
    edition,
    identity,
    clock: systemClock(),
    random: Math.random,
    faults: true,
    runDurationMs: 20,
  });
  const { directory, archive } = writeArchive('resource "null_resource" "a" {}\n');
  const exchanges: Exchange[] = [];
  const as = (token: string) =>
    connect({ origin: service.origin, token, exchanges, clock: instantClock() });
  const owner = as(SECRETS.owner);
  const outsider = as(SECRETS.outsider);
  const organization = as(SECRETS.organization);

  const world: World & { service: RunningService } = {
    name: `the local service, ${edition}, ${identity}`,
    service,
    client: owner.client,
    workspaceId: 'ws-network',
    archive,
    directory,
    exchanges,
    byHand: byHand(owner.send, service.origin, SECRETS.owner),
    clock: systemClock(),
    has: {
      outsider: outsider.client,
      organizationToken: organization.client,
      teamId: 'team-platform',
      agentPoolId: 'apool-private',
      vcsVersionId: 'cv-vcs',
      currentVersionId: 'cv-current',
      softFailedRun: () => softFail(world),
      ...(edition === 'self-managed' && { selfManaged: true }),
      breakTokenCreation: () =>
        service.addFault({
          route: 'POST /agent-pools/:pool/authentication-tokens',
          fault: { kind: 'status', status: 500 },
          times: 3,
        }),
    },
    async close() {
      await Promise.all([owner.close(), outsider.close(), organization.close()]);
      await service.stop();
    },
  };
  return world;
}

async function softFail({ client, archive, clock }: World): Promise<string> {
  const version = await client.configurationVersions.create('ws-checked', {
    autoQueueRuns: false,
    speculative: true,
  });
  await client.configurationVersions.upload(version, archive);
  const run = await client.runs.create('ws-checked', version.id);
  for (let waits = 0; waits < 500; waits++) {
    const [check] = await client.policyChecks.list(run.id).all();
    if (check?.attributes.status === 'soft_failed') return run.id;
    await clock.sleep(10);
  }
  throw new Error('the policy check never failed');
}
