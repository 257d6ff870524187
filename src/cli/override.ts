/** Overrides the failed policies of runs, if the service allows it. */
import { isJob } from '../hosts/job-workspace.ts';
import { readCommitId } from '../model/commit-id.ts';
import { parseList, type Problem } from '../model/parse.ts';
import {
  type OverrideItem,
  type OverrideRequest,
  type OverrideResult,
  overrideRuns,
} from '../overrides/override-run.ts';
import { personBehind } from '../overrides/who-may.ts';
import { saysSomething, type Actor } from '../model/acts-on-runs.ts';
import { EXIT, option, type CommandInput, type CommandIo } from '../check/command.ts';
import { safeLine } from '../report/neutralise-log.ts';
import { EXPECT_OPTION, MANY_TIME_LIMIT_MS } from './many-workspaces.ts';
import { idArgument, operationCommand, type CommandCall } from './operation.ts';
import { isOfMany, overrideMany, problemsOfMany } from './override-many.ts';
import { usageError, argumentsOf, optionOf } from '../check/command-input.ts';

export const override = operationCommand('override', '', {
  summary: 'override a failed policy, with a reason',
  description:
    'Overrides every policy check, task stage and policy evaluation of a run that waits for it, and nothing else. Then it follows the run, for 2 minutes at most: a policy system that comes later may wait for an override of its own, which is named and not overridden. Several runs are overridden one after the other, with the same reason. The token needs the permission to override policies, in the organization, the project or the workspace. Everybody who can read the run sees the reason. In a CI job they also see who started it, with a link.\n\nWith --commit, the runs of the last day whose message names that commit are read in the workspaces that you list; with --report, those that the report names. They are shown and confirmed, 100 at most. Only runs that just plan and that version control did not start are overridden so. The call can be repeated.\n\nIn a CI job, name the workspaces whose runs it may override. A job of a fork overrides nothing. On GitHub, the person who started the job must have write access; GITHUB_TOKEN is used to check.\n\nExit code 0: nothing waits any more. 1: a failure cannot be overridden. 2: no run was found. 3: something else waits for an override now. 6: an override was refused.',
  arguments: [{ ...idArgument('run', 'run'), variadic: true, required: false }],
  options: [
    option('--reason <text>', 'reason of the override', {
      required: true,
      check: (text) =>
        saysSomething(text) ? undefined : 'is blank: say why the failures may pass.',
    }),
    option('--commit <hash>', 'the runs of this commit that wait; its whole hash', {
      check: (text) =>
        readCommitId(text) === undefined
          ? 'is no whole hash of a commit: 40 or 64 digits from 0 to f. A shorter one can be made to fit.'
          : undefined,
    }),
    option('--report <file>', 'report.json of the gate: the runs that it names'),
    option(
      '--organization <name>',
      'organization of the workspaces; in a CI job, else TF_CLOUD_ORGANIZATION',
    ),
    option(
      '--workspaces <list>',
      'names of the workspaces whose runs may be overridden, and with --commit also tag:NAME; in a CI job, else TF_WORKSPACE',
    ),
    EXPECT_OPTION,
    option('-y, --yes', 'with --commit or --report: do it without asking'),
  ],
  often: ['reason', 'commit', 'report', 'organization', 'workspaces', 'yes'],
  examples: {
    'plangate override run-CZcmD7eagjhyX0vN --reason "INC-1234, until Friday"': 'one run',
    'plangate override --report report.json --reason "INC-1234, until Friday"':
      'all runs of a job, as its report says',
  },
  async problems(input, io) {
    if (isOfMany(input)) return problemsOfMany(input, io);
    const allowed = allowedWorkspaces(input, io);
    const problems = 'problems' in allowed ? allowed.problems : [];
    if (optionOf(input, 'expect') !== undefined) {
      problems.push({ where: '--expect', message: 'goes with --commit or --report only.' });
    }
    if (argumentsOf(input, 'run').length > 0) return problems;
    const message = 'is needed: an id as in run-…, or --commit, or --report.';
    return [{ where: 'RUN', message }, ...problems];
  },
  timeLimitMs: (input) => (isOfMany(input) ? MANY_TIME_LIMIT_MS : ONE_TIME_LIMIT_MS),
  async call(call) {
    const { input, io } = call;
    const actor = await personBehind(io);
    if ('refused' in actor) throw usageError('the override', `is refused. ${actor.refused}`);
    const given = { reason: optionOf(input, 'reason') ?? '', actor };
    const exitCode = await (isOfMany(input)
      ? overrideMany(given, call)
      : overrideNamed(given, call));
    await io.err(
      'Own policies are judged by the gate and overridden by a comment: this command sees none of them.\n',
    );
    return exitCode;
  },
});

/** The time for an override of runs that are named by their ids. */
const ONE_TIME_LIMIT_MS = 60_000;

/** Overrides the runs that the arguments name, one after the other. @returns the exit code */
async function overrideNamed(
  given: { reason: string; actor: Actor },
  { client, input, io, answer }: CommandCall,
): Promise<number> {
  const allowed = allowedWorkspaces(input, io);
  const onlyIn = 'onlyIn' in allowed ? allowed.onlyIn : undefined;
  const runIds = [...new Set(argumentsOf(input, 'run'))];
  const requests = runIds.map((runId) => ({ runId, ...given, ...(onlyIn && { onlyIn }) }));
  const { results, failure, refused, final, next } = await overrideRuns(client, io.clock, requests);
  if (results.length > 0) {
    await answer(results.length > 1 ? results : results[0], results.map(renderOverride).join(''));
  }
  if (failure !== undefined) throw failure.error;
  if (refused > 0) return EXIT.refused;
  if (final > 0) return EXIT.blocked;
  return next > 0 ? EXIT.needsOverride : EXIT.green;
}

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
  const selectors = list.value.map((name) => ({ kind: 'name' as const, name }));
  return isLimited ? { onlyIn: { organization, selectors } } : {};
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
