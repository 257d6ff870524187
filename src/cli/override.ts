/** Overrides the failed policies of runs, if the service allows it. */
import { isJob } from '../hosts/workspace.ts';
import { parseList, type Problem } from '../model/parse.ts';
import type { OverrideItem, OverrideRequest, OverrideResult } from '../overrides/override-run.ts';
import { overrideRuns } from '../overrides/override-run.ts';
import { saysSomething } from '../overrides/read-command.ts';
import { personBehind } from '../overrides/who-may.ts';
import { EXIT, option, type CommandInput, type CommandIo } from './command.ts';
import { safeLine } from '../report/neutralise-log.ts';
import { idArgument, operationCommand } from './operation.ts';
import { usageError, argumentsOf, optionOf } from './read-input.ts';

export const override = operationCommand('override', '', {
  summary: 'override a failed policy, with a reason',
  description:
    'Overrides every policy check, task stage and policy evaluation of a run that waits for it, and nothing else. Then it follows the run, for 2 minutes at most: a policy system that comes later may wait for an override of its own, which is named and not overridden. Several runs are overridden one after the other, with the same reason. The token needs the organization permission to manage policy overrides. Everybody who can read the run sees the reason. In a CI job they also see who started it, with a link.\n\nIn a CI job, name the workspaces whose runs it may override. A job of a fork overrides nothing. On GitHub, the person who started the job must have write access; GITHUB_TOKEN is used to check.\n\nExit code 0: nothing waits any more. 1: a failure cannot be overridden. 3: something else waits for an override now. 6: an override was refused.',
  arguments: [{ ...idArgument('run', 'run'), variadic: true }],
  options: [
    option('--reason <text>', 'reason of the override', {
      required: true,
      check: (text) =>
        saysSomething(text) ? undefined : 'is blank: say why the failures may pass.',
    }),
    option(
      '--organization <name>',
      'organization of the workspaces; in a CI job, else TF_CLOUD_ORGANIZATION',
    ),
    option(
      '--workspaces <list>',
      'names of the workspaces whose runs may be overridden; in a CI job, else TF_WORKSPACE',
    ),
  ],
  examples: {
    'plangate override run-CZcmD7eagjhyX0vN --reason "INC-1234, until Friday"': 'one run',
    'plangate override run-CZcmD7eagjhyX0vN run-9aBmD7eagjhyX0vN --reason "INC-1234"':
      'all runs of a job, as its report says',
  },
  problems: (input, io) => {
    const allowed = allowedWorkspaces(input, io);
    return 'problems' in allowed ? allowed.problems : [];
  },
  async call({ client, input, io, answer }) {
    const actor = await personBehind(io, { caFile: optionOf(input, 'ca-file') });
    if ('refused' in actor) throw usageError('the override', `is refused. ${actor.refused}`);
    const reason = optionOf(input, 'reason') ?? '';
    const allowed = allowedWorkspaces(input, io);
    const runIds = [...new Set(argumentsOf(input, 'run'))];
    const requests = runIds.map((runId) => ({ runId, reason, actor, ...allowed }));
    const overriding = await overrideRuns(client, io.clock, requests);
    const { results, failure, refused, final, next } = overriding;
    if (results.length > 0) {
      await answer(results.length > 1 ? results : results[0], results.map(renderOverride).join(''));
      await io.err(
        'Own policies are judged by the gate and overridden by a comment: this command sees none of them.\n',
      );
    }
    if (failure !== undefined) throw failure.error;
    if (refused > 0) return EXIT.refused;
    if (final > 0) return EXIT.blocked;
    return next > 0 ? EXIT.needsOverride : EXIT.green;
  },
});

/**
 * The workspaces whose runs may be overridden, or what is missing to know them. In a job they have to be named, by options
 * or variables. On a laptop only the options count.
 *
 * @returns without `onlyIn`: runs of any workspace
 */
function allowedWorkspaces(
  input: CommandInput,
  { environment }: CommandIo,
): { onlyIn?: OverrideRequest['onlyIn'] } | { problems: Problem[] } {
  const inJob = isJob(environment);
  const valueOf = (name: string, variable: string) =>
    optionOf(input, name)?.trim() || (inJob && environment[variable]?.trim()) || '';
  const organization = valueOf('organization', 'TF_CLOUD_ORGANIZATION');
  const workspaces = valueOf('workspaces', 'TF_WORKSPACE');
  const list = parseList(workspaces);
  const problems: Problem[] = [];
  if ('problem' in list) problems.push({ where: '--workspaces', message: list.problem });
  const isLimited = inJob || organization !== '' || workspaces !== '';
  if (isLimited && organization === '') {
    problems.push({ where: '--organization', message: 'is needed to find the workspaces.' });
  }
  if (isLimited && workspaces === '') {
    const message = 'is needed: whose runs may be overridden here.';
    problems.push({ where: '--workspaces', message });
  }
  if (problems.length > 0 || 'problem' in list) return { problems };
  return isLimited ? { onlyIn: { organization, workspaces: list.value } } : {};
}

/** One run: who overrode it and why, then a line for each of its policy checks, task stages and policy evaluations. */
function renderOverride(result: OverrideResult): string {
  const { runId, workspace, by, reason, overridden, refused, final, next, nextSteps } = result;
  const where = workspace === undefined ? runId : `${runId} (${workspace})`;
  const lines = [
    ...overridden.map((item) => `overridden   ${describeItem(item)}`),
    ...refused.map((item) => `refused      ${describeItem(item)}: ${item.problem ?? ''}`),
    ...final.map((item) => `final        ${describeItem(item)}`),
    ...next.map(
      (item) => `waits now    ${item.system.replaceAll('-', ' ')} ${item.id}, is ${item.status}`,
    ),
    ...nextSteps,
  ].map((line) => `  ${safeLine(line)}`);
  if (lines.length === 0) return `${safeLine(where)}: nothing waits for an override.\n`;
  const [record] = result.audit;
  const person = record?.by ?? by ?? 'the owner of this token';
  const byWhom = overridden.length > 0 ? `, by ${person}: ${reason}` : '';
  return `${[safeLine(where + byWhom), ...lines].join('\n')}\n`;
}

function describeItem({ system, id, status }: OverrideItem): string {
  return `${system.replaceAll('-', ' ')} ${id}, was ${status}`;
}
