/** `runs show`: an existing run, with the report that the gate would make. */
import { resolve } from 'node:path';
import type { RunOptions } from '../client/wire/run.ts';
import { exitCodeOf } from '../model/verdict.ts';
import { renderEvent, renderHead, renderVerdict } from '../report/job-log.ts';
import type { ReportContext, ReportView } from '../report/view.ts';
import type { Concealed } from '../model/secrets.ts';
import type { NamedRun, RunReference } from '../settings/plans.ts';
import { readRunSettings, readTimeout } from '../settings/settings.ts';
import { readableHere } from '../machine/files-here.ts';
import { VERSION } from '../model/version.ts';
import {
  givenInputs,
  INPUTS_PAGE,
  JUDGING_OPTIONS,
  toOptionProblem,
} from '../check/check-options.ts';
import { option, signalName, type CommandInput, type CommandIo } from '../check/command.ts';
import { describeCiJob } from '../hosts/describe-ci-job.ts';
import { operationCommand, type CommandCall } from './operation.ts';
import { flagOf, optionOf, UsageError } from '../check/command-input.ts';
import type { Problem } from '../model/parse.ts';
import { REPORT_OPTIONS, reportPathProblems, writeReportFiles } from './output-files.ts';
import type { GateEvent } from '../gate/result.ts';

const RUN_ARGUMENT = {
  name: 'run',
  description: 'id as in run-…',
  required: true,
};

const VERSION_OPTION = option(
  '--version <id>',
  'configuration version that it must be of, as in cv-…',
);

export const showRun = operationCommand('show', '', {
  summary: 'judge a run, and report on it',
  description:
    'Reads all results of the run and reports them as `plangate check` does, with the same formats and exit codes. It starts, changes and ends nothing.\n\nWith --wait it first waits until the run is over or waits for a person, at most for --timeout. The run goes on when you stop waiting.\n\nName the workspace of the run and its version. Otherwise they are not compared, and the verdict is undecided with exit code 5. Also pass the options that it was planned with.',
  more: INPUTS_PAGE,
  arguments: [RUN_ARGUMENT],
  inWorkspace: 'of a run',
  options: [
    VERSION_OPTION,
    option('--any', 'accept the run without the comparisons that were not given'),
    option('--wait', 'wait until the run is over or waits for a person, at most for --timeout'),
    ...JUDGING_OPTIONS,
    // `--reports` is left out: it writes the files that a CI host shows for a job.
    ...REPORT_OPTIONS.filter((reportOption) => reportOption.name !== 'reports'),
  ],
  often: ['workspace', 'organization', 'version', 'any', 'wait', 'fail-on', 'protect', 'json'],
  examples: {
    'plangate runs show run-CZcmD7eagjhyX0vN --any': 'this run, of any version',
    'plangate runs show run-CZcmD7eagjhyX0vN -w ws-6jrRyVDv1J8zQMB5 --version cv-UYwHEakurukz85nW':
      'this run, if it is of this version',
  },
  problems: async (input, io) => [
    ...(await reportPathProblems(input, io.workingDirectory)),
    ...judgingProblems(input, io),
  ],
  timeLimitMs: judgingMs,
  async call(call) {
    const { view, exitCode } = await judgeAndPrint(call);
    await writeReportFiles(view, call);
    return exitCode;
  },
});

/** The settings that need no workspace: those of `JUDGING_OPTIONS`. */
function readJudgingSettings(input: CommandInput, { environment }: CommandIo) {
  return readRunSettings({ inputs: givenInputs(input), environment, entryPoint: 'cli' });
}

function judgingProblems(input: CommandInput, io: CommandIo): Problem[] {
  const settings = readJudgingSettings(input, io);
  return 'problems' in settings ? settings.problems.map(toOptionProblem) : [];
}

/** How many milliseconds the whole call may take. */
function judgingMs(input: CommandInput): number {
  return readTimeout(optionOf(input, 'timeout'));
}

/** Reads values of variables by the declarations in a directory. @throws UsageError for what cannot be read */
async function withReadVariables(options: RunOptions, directory: string): Promise<RunOptions> {
  if (options.variables === undefined) return options;
  const { readAssigned } = await import('../configuration/variables.ts');
  const read = await readAssigned(options.variables, readableHere, directory);
  if ('value' in read) return { ...options, variables: read.value };
  const message = `cannot be read by the declarations in ${directory}: ${read.problems.join('; ')}. Name the directory of the configuration with \`directory\`.`;
  throw new UsageError([toOptionProblem({ where: 'variables', message })]);
}

/** Judges the run and prints the verdict. @throws UsageError for options that `judgingProblems` refuses */
async function judgeAndPrint(
  call: CommandCall,
): Promise<{ view: Concealed<ReportView>; exitCode: number }> {
  const { client, deadline, input, io, log, named } = call;
  const settings = readJudgingSettings(input, io);
  if ('problems' in settings) throw new UsageError(settings.problems.map(toOptionProblem));
  const { gate: name, plan, policy, job, said } = settings.settings;
  const directory = resolve(io.workingDirectory, plan.directory);
  const runOptions = await withReadVariables(plan.runOptions, directory);
  const startedAt = io.clock.date().toISOString();
  const { jobTree } = await describeCiJob(io);
  const byPerson = !jobTree.proposed;
  const reference = await readReference(call);

  const { judgeNamedRun } = await import('./judge-named-run.ts');
  const { guardOfSettings } = await import('../check/gate-request.ts');
  const judging = { guard: guardOfSettings(policy), showsChanges: true };
  const asked = { plan: { ...plan, runOptions }, policy, judging };
  const limits = { timeoutMs: job.timeoutMs, deadline };
  const onEvent = (event: GateEvent) => renderEvent(event).forEach(log.print);
  const ports = { ...io, client, log, onEvent };
  const { result, options } = await judgeNamedRun(reference, { ...asked, ...limits }, ports);

  const { shownPlans } = await import('../check/where-plans-come-from.ts');
  const plans: NamedRun = { from: 'run', service: named.target, run: reference };
  const shown = shownPlans(plans, { runOptions: options, byPerson });
  const { failOn } = policy;
  const context: ReportContext = {
    gate: {
      name,
      failOn,
      selected: reference.id,
      settings: said,
      startedAt,
      version: VERSION,
    },
    ci: {},
    plans: shown.plans,
    judges: { ownPolicies: [], pageOfReads: shown.pageOfReads },
    actors: { ...shown.actors, byPerson },
  };
  const { toReportView } = await import('../report/to-view.ts');
  const view = log.secrets.concealAll(toReportView(result, context));
  // Without its first line, which names the service: whoever names a run knows it.
  [...renderHead(context).slice(1), ...renderVerdict(view)].forEach(log.print);
  return { view, exitCode: exitCodeOf(result, failOn, signalName(io.signal)) };
}

/** What the argument and the options say of the run. */
async function readReference(call: CommandCall): Promise<RunReference> {
  const { id, input, named } = call;
  const { workspace: nameOrId, organization } = named;
  const workspaceId = nameOrId === undefined ? undefined : await call.workspaceId();
  const name = nameOrId === workspaceId ? undefined : nameOrId;
  return {
    id,
    organization,
    workspace: workspaceId === undefined ? undefined : { id: workspaceId, name },
    versionId: optionOf(input, 'version'),
    allowsUncompared: flagOf(input, 'any'),
    waits: flagOf(input, 'wait'),
  };
}
