/** `plangate/override`: follows a comment, or overrides the run that its input names, if the person who started the job may. */
import { actorOnGitHub } from './who-may.ts';
import { serverOf, withoutReviewer } from '../hosts/github/server.ts';
import { parseList } from '../model/parse.ts';
import type { ServiceWork } from './command-work.ts';
import { followComment } from './follow-comment.ts';
import {
  describeOverrideItem,
  overrideRun,
  type OverrideItem,
  type OverrideResult,
} from './override-run.ts';
import { saysSomething } from './read-command.ts';

/** @returns the exit code */
export async function runOverrideStep(work: ServiceWork): Promise<number> {
  const { client, values, log, io, job } = work;
  const { run = '', reason = '', organization = '' } = values;
  const workspaces = parseList(values['workspaces'] ?? '');
  if ('problem' in workspaces) {
    log.error(`workspaces ${workspaces.problem}`);
    return 1;
  }
  if (run === '' && job.event?.name === 'issue_comment') {
    return followComment({ ...work, workspaces: workspaces.value });
  }
  const [missing] =
    Object.entries({ run, reason }).find(([, value]) => !saysSomething(value)) ?? [];
  if (missing !== undefined) {
    log.error(`${missing} is missing. Pass \`${missing}\`.`);
    return 1;
  }
  const actor = await actorOnGitHub(job.event, job.github.comments, io.environment);
  if ('refused' in actor) {
    log.error(`Nothing was overridden. ${actor.refused}`);
    return 1;
  }
  const server = serverOf(io.environment);
  if (server.ignoresEnvironments === true) log.info(withoutReviewer(server));
  const onlyIn = { organization, workspaces: workspaces.value };
  const result = await overrideRun(client, io.clock, { runId: run, reason, actor, onlyIn });
  sayOverridden(result, actor.by, work);
  const { overridden, refused, final, next, audit } = result;
  if (overridden.length + refused.length + final.length + next.length === 0) {
    log.info(`Nothing in ${run} waits for an override.`);
  }
  for (const [output, items] of Object.entries({ overridden, refused, final, next })) {
    io.runner.output(output, String(items.length));
  }
  io.runner.output('audit', JSON.stringify(audit));
  return refused.length + final.length + next.length > 0 ? 1 : 0;
}

/** A line for each policy check, task stage and policy evaluation of the run. @param person who started the job */
function sayOverridden(
  { overridden, refused, final, next, nextSteps, by: account, reason }: OverrideResult,
  person: string | undefined,
  { log }: ServiceWork,
): void {
  const by = person ?? account ?? 'the owner of this token';
  for (const item of overridden) log.info(`${nameOf(item)} was overridden by ${by}: ${reason}`);
  for (const item of refused) {
    log.error(`${nameOf(item)} was not overridden: ${item.problem ?? ''}`);
  }
  for (const item of final) {
    log.error(`${nameOf(item)} is "${item.status}" and cannot be overridden by anybody.`);
  }
  for (const item of next) {
    log.error(`${nameOf(item)} waits for a further override: ${item.status}.`);
  }
  for (const step of nextSteps) log.info(step);
}

function nameOf(item: OverrideItem): string {
  const words = describeOverrideItem(item);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
