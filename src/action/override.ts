/** `plangate/override`: operation 14 and its kin, only where something waits for it. */
import { overrideRun } from '../gate/override-run.ts';
import type { SubActionWork } from './run-sub-action.ts';

export async function overrideFailures({
  client,
  values,
  log,
  io,
}: SubActionWork): Promise<number> {
  const { run = '', reason = '' } = values;
  const result = await overrideRun(client, run, reason);
  const { overridden, refused, final, by } = result;
  for (const { system, id } of overridden) {
    log.info(
      `${name(system)} ${id} was overridden by ${by ?? 'the owner of this token'}: ${reason}`,
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
  return refused.length + final.length > 0 ? 1 : 0;
}

function name(system: string): string {
  const words = system.replaceAll('-', ' ').replace('tf policy', 'Terraform policy');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
