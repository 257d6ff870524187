/** `plangate/agent-token`: a token that lives as long as the job (operations 22 and 23). */
import { ServiceError } from '../client/errors.ts';
import type { SubActionWork } from './run-sub-action.ts';

export async function createJobToken({ client, values, log, io }: SubActionWork): Promise<number> {
  const { GITHUB_REPOSITORY: repository = '', GITHUB_RUN_ID: run = '' } = io.environment;
  const description = values['description'] ?? `GitHub Actions ${repository} run ${run}`;
  const created = await client.agentTokens.create(values['agent-pool'] ?? '', description);
  const secret = created.attributes.token;
  // First what makes it revocable, then everything else.
  io.host.save('agent-token', created.id);
  if (typeof secret !== 'string' || secret === '') {
    log.error(`The service created ${created.id} but did not show its secret.`);
    return 1;
  }
  io.host.mask(secret);
  io.host.output('token', secret);
  io.host.output('id', created.id);
  log.info(`Created ${created.id}. It is revoked when the job ends.`);
  return 0;
}

export async function revokeJobToken({ client, log, io }: SubActionWork): Promise<number> {
  const id = io.host.saved('agent-token');
  if (id === '') return 0;
  try {
    await client.agentTokens.destroy(id);
    log.info(`Revoked ${id}.`);
    return 0;
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'not-found') throw error;
    log.info(`${id} was revoked already.`);
    return 0;
  }
}
