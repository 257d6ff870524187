/** `plangate/override`: only what waits for it, only for people who may, only where it was allowed. */
import { overrideRun } from '../gate/override-run.ts';
import { actorOnGitHub } from '../hosts/github/who-overrides.ts';
import { parseList } from '../settings/input-values.ts';
import { openJob } from './connect-github.ts';
import type { SubActionWork } from './action-io.ts';

export async function overrideFailures({
  client,
  values,
  log,
  io,
}: SubActionWork): Promise<number> {
  const { run = '', reason = '', organization = '' } = values;
  const workspaces = parseList(values['workspaces'] ?? '');
  if ('problem' in workspaces) {
    log.error(`workspaces ${workspaces.problem}`);
    return 1;
  }
  const { environment } = io;
  const { job, ports } = await openJob(io);
  const actor = await actorOnGitHub(job.event, job.github.comments, environment);
  await ports.send.close();
  if ('refused' in actor) {
    log.error(`Nothing was overridden. ${actor.refused}`);
    return 1;
  }
  const within = { organization, workspaces: workspaces.value };
  const result = await overrideRun(client, io.clock, { runId: run, reason, actor, within });
  const { overridden, refused, final, by } = result;
  for (const { system, id } of overridden) {
    log.info(
      `${name(system)} ${id} was overridden by ${actor.by ?? by ?? 'the owner of this token'}: ${reason}`,
    );
  }
  for (const { system, id, problem = '' } of refused) {
    log.error(`${name(system)} ${id} was not overridden: ${problem}`);
  }
  for (const { system, id, status } of final) {
    log.error(`${name(system)} ${id} is "${status}" and cannot be overridden by anybody.`);
  }
  if (overridden.length + refused.length + final.length === 0) {
    log.info(`Nothing in ${run} waits for an override.`);
  }
  for (const [output, items] of Object.entries({ overridden, refused, final })) {
    io.host.output(output, String(items.length));
  }
  io.host.output('audit', JSON.stringify(result.audit));
  return refused.length + final.length > 0 ? 1 : 0;
}

function name(system: string): string {
  const words = system.replaceAll('-', ' ').replace('tf policy', 'Terraform policy');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
