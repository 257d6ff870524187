/** The job of `plangate/command` that has a token: follows a comment, or overrides the run that its input names, if the person who started the job may. */
import { actorOnGitHub } from './who-may.ts';
import { serverOf, withoutReviewer } from '../hosts/github/server.ts';
import type { Selection } from '../gate/query-workspaces.ts';
import { CommandRefused, type ServiceWork } from './command-work.ts';
import { followComment } from './follow-comment.ts';
import {
  describeOverrideItem,
  overrideRun,
  type OverrideItem,
  type OverrideResult,
} from './override-run.ts';
import { saysSomething } from '../model/acts-on-runs.ts';
import { readCommandSettings } from './settings-of-command.ts';

/** @returns the exit code */
export async function runOverrideStep(work: ServiceWork): Promise<number> {
  const { client, values, log, io, job } = work;
  const { run = '', reason = '' } = values;
  if (run === '' && reason === '') return followComment(work);
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
  const onlyIn = await selectionOf(work);
  if ('refused' in onlyIn) {
    log.error(`Nothing was overridden. ${onlyIn.refused}`);
    return 1;
  }
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

/** In which workspaces runs may be overridden, or why that is not known. */
async function selectionOf(work: ServiceWork): Promise<Selection | { refused: string }> {
  const api = work.job.github.comments;
  if (api === undefined) return { refused: NO_API };
  try {
    return await (await readCommandSettings(work, api)).selection();
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error;
    return { refused: error.message };
  }
}

const NO_API = '`github-token` is empty, so the settings of the default branch cannot be read.';

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
