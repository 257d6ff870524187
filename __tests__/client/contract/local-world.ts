/** The local service over real sockets, with all that the contract can ask for. */
import type { ServiceOptions } from '../../../src/service/service.ts';
import { systemClock } from '../../../src/machine/system-clock.ts';
import { instantClock } from '../../support/instant-clock.ts';
import { SECRETS, SEED } from '../../support/local-seed.ts';
import { startTestService } from '../../support/start-service.ts';
import { byHand, connect, writeArchive } from './world.ts';
import type { Exchange, World } from './world.ts';

export async function startLocalWorld(
  edition: 'hosted' | 'self-managed',
  identity: NonNullable<ServiceOptions['identity']>,
): Promise<World> {
  const service = await startTestService({ seed: SEED, edition, identity, runDurationMs: 20 });
  service.setScript('ws-other', 'policy-check-soft-failed');
  const { directory, archive } = writeArchive('resource "null_resource" "a" {}\n');
  const exchanges: Exchange[] = [];
  const as = (token: string) =>
    connect({ origin: service.origin, token, exchanges, clock: instantClock() });
  const owner = as(SECRETS.owner);
  const outsider = as(SECRETS.outsider);
  const organization = as(SECRETS.organization);

  const world: World = {
    client: owner.client,
    workspaceId: 'ws-main',
    archive,
    directory,
    exchanges,
    byHand: byHand(owner.send, service.origin, SECRETS.owner),
    clock: systemClock(),
    has: {
      outsider: outsider.client,
      organizationToken: organization.client,
      teamId: 'team-free',
      agentPoolId: 'apool-one',
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
  const version = await client.configurationVersions.create('ws-other', {
    autoQueueRuns: false,
    speculative: true,
  });
  await client.configurationVersions.upload(version, archive);
  const run = await client.runs.create('ws-other', version.id);
  for (let waits = 0; waits < 500; waits++) {
    const [check] = await client.policyChecks.list(run.id).all();
    if (check?.attributes.status === 'soft_failed') return run.id;
    await clock.sleep(10);
  }
  throw new Error('the policy check never failed');
}
