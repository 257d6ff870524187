/** `runs show` and `runs watch`: an existing run, with the report that the gate would make. */
import { describeOptions } from '../../../policy/run-options.ts';
import { exitCodeOf } from '../../../model/verdict.ts';
import { renderEvent, renderHead, renderVerdict } from '../../../report/console.ts';
import type { ReportView } from '../../../report/view.ts';
import type { Concealed } from '../../../model/secrets.ts';
import { readIndependentSettings, readTimeout } from '../../../settings/settings.ts';
import { toLiterals } from '../../../settings/run-options.ts';
import { VERSION } from '../../../model/version.ts';
import { givenInputs, INPUTS_PAGE, JUDGING_OPTIONS, toOptionProblem } from '../../check-options.ts';
import {
  option,
  type CommandInput,
  type CommandIo,
  type CommandSpec,
  type OptionSpec,
} from '../../command.ts';
import { describeCiJob } from '../../../hosts/ci-job.ts';
import { operationCommand, type CommandCall } from '../../operation.ts';
import { UsageError } from '../../problems.ts';
import type { Problem } from '../../../model/parse.ts';
import { flagOf, optionOf } from '../../read-input.ts';
import { REPORT_OPTIONS, reportPathProblems, writeReportFiles } from '../../report-files.ts';
import type { ExaminedRun, RunReference } from '../examine-run.ts';

export const RUN_ARGUMENT = {
  name: 'run',
  description: 'id as in run-…',
  required: true,
};

export const VERSION_OPTION = option(
  '--version <id>',
  'configuration version that it must be of, as in cv-…',
);

const WITHOUT_COMPARISON =
  'Name the workspace of the run and its version. Otherwise they are not compared, and the verdict is undecided with exit code 5. Also pass the options that it was planned with.';

/**
 * The command `runs show` or `runs watch`.
 *
 * @param instead `run` says how an apply ended, in place of a verdict: if `option` is given on the command line, and for
 *   a command without such an option if the run was applied
 */
export function examineCommand(
  name: 'show' | 'watch',
  summary: string,
  description: string,
  instead: { option?: OptionSpec; run: (session: Session) => Promise<number> },
): CommandSpec {
  return operationCommand(name, '', {
    summary,
    description: `${description}\n\n${WITHOUT_COMPARISON}`,
    more: INPUTS_PAGE,
    arguments: [RUN_ARGUMENT],
    inWorkspace: 'of a run',
    options: [
      VERSION_OPTION,
      option('--any', 'accept the run without the comparisons that were not given'),
      ...JUDGING_OPTIONS,
      // `--reports` is left out: it writes the files that a CI host shows for a job.
      ...REPORT_OPTIONS.filter(({ name: one }) => one !== 'reports'),
      ...[instead.option ?? []].flat(),
    ],
    often: ['workspace', 'organization', 'version', 'any', 'fail-on', 'protect', 'json'],
    examples: {
      [`plangate runs ${name} run-CZcmD7eagjhyX0vN --any`]: 'this run, of any version',
      [`plangate runs ${name} run-CZcmD7eagjhyX0vN -w ws-6jrRyVDv1J8zQMB5 --version cv-UYwHEakurukz85nW`]:
        'this run, if it is of this version',
    },
    problems: async (input, io) => [
      ...(await reportPathProblems(input, io.workingDirectory)),
      ...judgingProblems(input, io),
    ],
    patienceMs: judgingMs,
    async call(call) {
      const session = await openSession(call);
      if (await wantsApply(session, instead.option?.name)) return instead.run(session);
      const reference = { ...session.reference, waits: name === 'watch' };
      const { view, exitCode } = await session.examine(reference);
      await writeReportFiles(view, session);
      return exitCode;
    },
  });
}

/** Whether `instead` runs. With an option that writes a report file it does not: such a file holds a verdict. */
async function wantsApply(
  { input, reference, client }: Session,
  option: string | undefined,
): Promise<boolean> {
  if (option !== undefined) return flagOf(input, option);
  const files = REPORT_OPTIONS.filter(({ name }) => name !== 'format' && name !== 'json');
  if (files.some(({ name }) => optionOf(input, name) !== undefined)) return false;
  const { isApplied } = await import('../examine-run.ts');
  return isApplied(reference, client);
}

interface ShownRun extends ExaminedRun {
  view: Concealed<ReportView>;
  exitCode: number;
}

export interface Session extends CommandCall {
  reference: RunReference;
  /** Judges the run and prints its state. */
  examine: (run: RunReference) => Promise<ShownRun>;
}

function readJudging(input: CommandInput, { environment }: CommandIo) {
  return readIndependentSettings({ inputs: givenInputs(input), environment, entryPoint: 'cli' });
}

export function judgingProblems(input: CommandInput, io: CommandIo): Problem[] {
  const reading = readJudging(input, io);
  return 'problems' in reading ? reading.problems.map(toOptionProblem) : [];
}

export function judgingMs(input: CommandInput): number {
  return readTimeout(optionOf(input, 'timeout'));
}

export async function openSession(call: CommandCall): Promise<Session> {
  const { client, deadline, input, io, log, named } = call;
  const reading = readJudging(input, io);
  if ('problems' in reading) throw new UsageError(reading.problems.map(toOptionProblem));
  const { policy, report, job } = reading;
  const { secrets } = log;
  const reference = await runReference(call);
  const runOptions = await toLiterals(reading.runOptions);
  const { hostname, origin: serviceOrigin } = named.target;
  const startedAt = io.clock.date().toISOString();
  const { jobTree } = await describeCiJob(io);
  const examine = async (run: RunReference): Promise<ShownRun> => {
    const { examineRun } = await import('../examine-run.ts');
    const { guardOfSettings } = await import('../../../check/judging-options.ts');
    const request = {
      plan: { ...reading.plan, runOptions },
      policy,
      timeoutMs: job.timeoutMs,
      deadline,
      guard: guardOfSettings(policy),
      diff: report.planDiff !== 'off',
    };
    const onEvent = (event: Parameters<typeof renderEvent>[0]) =>
      renderEvent(event).forEach(log.print);
    const ports = { ...io, client, log, onEvent };
    const examined = await examineRun(run, request, ports);
    const context = {
      key: 'default',
      failOn: policy.failOn,
      organization: run.organization ?? '',
      hostname,
      serviceOrigin,
      runOptions: describeOptions(examined.options),
      startedAt,
      version: VERSION,
      byPerson: !jobTree.proposed,
    };
    const { toReportView } = await import('../../../report/to-view.ts');
    const view = secrets.concealAll(toReportView(examined.result, context));
    [...renderHead(context).slice(1), ...renderVerdict(view)].forEach(log.print);
    const signal = io.signal.reason === 'SIGTERM' ? 'SIGTERM' : 'SIGINT';
    return { ...examined, view, exitCode: exitCodeOf(examined.result, policy.failOn, signal) };
  };
  return { ...call, reference, examine };
}

async function runReference({ id, input, named, workspaceId }: CommandCall): Promise<RunReference> {
  const { workspace: nameOrId, organization } = named;
  const foundId = nameOrId === undefined ? undefined : await workspaceId();
  const name = foundId === nameOrId ? undefined : nameOrId;
  return {
    id,
    organization,
    workspace: foundId === undefined ? undefined : { id: foundId, name },
    versionId: optionOf(input, 'version'),
    sha256: undefined,
    allowsUncompared: flagOf(input, 'any'),
    waits: false,
  };
}
