/**
 * `plangate/override`: overrides the run that its input names, if the person who started the job may do so. What a
 * comment asks for is in `commands.ts`.
 */
import {
  isBlank,
  overrideRun,
  describeOverrideItem,
  type OverrideItem,
} from '../gate/override-run.ts';
import { actorOnGitHub } from '../hosts/github/who-overrides.ts';
import { parseList } from '../model/parse.ts';
import { followComment } from './commands.ts';
import { openJob } from './connect-github.ts';
import type { SubActionWork } from './action-io.ts';

export async function overrideFailures(work: SubActionWork): Promise<number> {
  const { client, values, log, io } = work;
  const { run = '', reason = '', organization = '' } = values;
  const workspaces = parseList(values['workspaces'] ?? '');
  if ('problem' in workspaces) {
    log.error(`workspaces ${workspaces.problem}`);
    return 1;
  }
  const { job, ports } = await openJob(io);
  try {
    if (run === '' && job.event?.name === 'issue_comment') {
      return await followComment({ ...work, job, workspaces: workspaces.value });
    }
    const [missing] = Object.entries({ run, reason }).find(([, value]) => isBlank(value)) ?? [];
    if (missing !== undefined) {
      log.error(`${missing} is missing.`);
      return 1;
    }
    const actor = await actorOnGitHub(job.event, job.github.comments, io.environment);
    if ('refused' in actor) {
      log.error(`Nothing was overridden. ${actor.refused}`);
      return 1;
    }
    const onlyIn = { organization, workspaces: workspaces.value };
    const result = await overrideRun(client, io.clock, { runId: run, reason, actor, onlyIn });
    const { overridden, refused, final, next, audit } = result;
    const by = actor.by ?? result.by ?? 'the owner of this token';
    for (const item of overridden)
      log.info(`${overrideItemName(item)} was overridden by ${by}: ${reason}`);
    for (const item of refused) {
      log.error(`${overrideItemName(item)} was not overridden: ${item.problem ?? ''}`);
    }
    for (const item of final) {
      log.error(
        `${overrideItemName(item)} is "${item.status}" and cannot be overridden by anybody.`,
      );
    }
    for (const item of next) {
      log.error(`${overrideItemName(item)} waits for a further override: ${item.status}.`);
    }
    for (const step of result.nextSteps) log.info(step);
    if (overridden.length + refused.length + final.length + next.length === 0) {
      log.info(`Nothing in ${run} waits for an override.`);
    }
    for (const [output, items] of Object.entries({ overridden, refused, final, next })) {
      io.runner.output(output, String(items.length));
    }
    io.runner.output('audit', JSON.stringify(audit));
    return refused.length + final.length + next.length > 0 ? 1 : 0;
  } finally {
    await ports.send.close();
  }
}

function overrideItemName(item: OverrideItem): string {
  const words = describeOverrideItem(item);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
