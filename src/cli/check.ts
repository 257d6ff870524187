/** The gate on any machine: settings → check → report → exit code. */
import { resolve } from 'node:path';
import { check } from '../check/check.ts';
import type { Explained } from '../check/check-request.ts';
import { LAST_AFTER_SIGNAL_MS, limitTime } from '../check/time-limits.ts';
import { openCiJob } from '../hosts/ci-job.ts';
import { writeReports } from '../hosts/write-reports.ts';
import { isTerminalMissing, NO_TERMINAL } from '../hosts/trust-checkout.ts';
import { createSend } from '../client/http/send.ts';
import { endedBy } from '../model/ended-by.ts';
import { exitCodeOf } from '../model/verdict.ts';
import { printableJson } from '../report/json.ts';
import { renderTerminal } from '../report/screen.ts';
import { textWithRemedy } from '../report/text.ts';
import { textOf } from '../model/finding.ts';
import { sentencesOf } from '../model/parse.ts';
import type { Concealed } from '../model/secrets.ts';
import type { ReportView } from '../report/view.ts';
import type { GroupsToCombine } from '../settings/plans.ts';
import { readTimeout } from '../settings/settings.ts';
import {
  CHECK_OPTIONS,
  INPUTS_PAGE,
  toOptionProblem,
  withOptionNames,
} from '../check/check-options.ts';
import {
  DIRECTORY,
  option,
  signalName,
  TRUST_OPTION,
  withGroup,
  type CommandInput,
  type CommandIo,
  type CommandSpec,
  type CommandLog,
  type StartedCommand,
} from '../check/command.ts';
import { commonEntryPoint, loadCheckSettings, refuseInCi, withOwnFiles } from './load-options.ts';
import { createLog } from './log.ts';
import { UsageError, usageError, flagOf, optionOf, wantsJson } from '../check/command-input.ts';
import {
  REPORT_FILES,
  REPORT_OPTIONS,
  reportPathProblems,
  writeReportFiles,
} from './output-files.ts';
import { writeWholeFile } from '../machine/write-whole-file.ts';

export const checkCommand: CommandSpec = {
  name: 'check',
  tidiesUpMs: LAST_AFTER_SIGNAL_MS,
  summary: 'pack, plan, read the policies, decide',
  description:
    'Packs a directory, uploads it and starts a run in each workspace. Waits for every policy result, and prints one verdict. The verdict is also the exit code.\n\nOn your machine you need a cloud block in the directory and a token. With --local you need neither.',
  arguments: [DIRECTORY],
  more: INPUTS_PAGE,
  options: [
    ...CHECK_OPTIONS,
    ...REPORT_OPTIONS,
    ...withGroup('Without a service', [
      option('--explain <policy>', 'with --local: print what this policy saw'),
    ]),
    TRUST_OPTION,
    option('--verbose', 'log the requests to the service'),
  ],
  often: [
    'workspace',
    'workspaces',
    'organization',
    'hostname',
    'local',
    'fail-on',
    'protect',
    'timeout',
    'reports',
    'json',
  ],
  examples: {
    'plangate check': 'the workspace of the cloud block in this directory',
    'plangate check --organization acme --workspaces net-prod,dns --directory infra':
      'one directory, two workspaces, one verdict',
    'plangate check --local': 'without a service, by the policies in policies/',
  },
  run: runCheck,
};

/** @param groups if the runs of these are judged, and none is started. @returns the exit code of the verdict */
export async function runCheck(
  input: CommandInput,
  io: CommandIo,
  groups?: GroupsToCombine,
): Promise<number> {
  const verbose = flagOf(input, 'verbose');
  // Another program reads standard output then: the log must not be in it.
  const printsDocument = wantsJson(input) || input.options['explain'] !== undefined;
  const log = createLog(io, { verbose, printTo: printsDocument ? 'err' : 'out' });
  const started = { input, io, log };
  try {
    const { result, view, published, settings } = await checkWithTerminalHint(started, groups);
    if (published.commentUrl !== undefined) log.print(`Comment: ${published.commentUrl}`);
    for (const doubt of published.doubts) log.warning(textWithRemedy(doubt));
    await writeReportFiles(view, started);
    // The exit code depends on the signal only if the verdict is `canceled`.
    return exitCodeOf(result, settings.policy.failOn, signalName(io.signal));
  } finally {
    await log.flush();
  }
}

/** Prints what a policy saw: beside the report, where that is a document. */
function explainedOn(policy: string, { input, io, log }: StartedCommand): Explained {
  return {
    policy,
    show: (document) => printableJson(log.secrets.concealAll(document)),
    async print(workspace, text) {
      log.print(`What the policies saw in ${workspace}:`);
      await (wantsJson(input) ? io.err : io.out)(text);
    },
  };
}

/** Checks. If settings are missing or refused because there is no terminal, the error says that first. */
async function checkWithTerminalHint(started: StartedCommand, groups: GroupsToCombine | undefined) {
  const { input, io } = started;
  const { environment } = io;
  const withFiles = withOwnFiles(input, io);
  const { isPersonThere } = withFiles;
  try {
    return await checkByOptions({ ...started, io: withFiles }, groups);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    if (!isTerminalMissing(error.problems, { environment, isPersonThere })) throw error;
    const message = textOf(NO_TERMINAL);
    throw new UsageError([{ where: 'no terminal', message }, ...error.problems]);
  }
}

async function checkByOptions(started: StartedCommand, groups: GroupsToCombine | undefined) {
  const { input, io, log } = started;
  const { workingDirectory, screen } = io;
  const explainedPolicy = optionOf(input, 'explain');
  const reportsPath = optionOf(input, 'reports');
  const reports = reportsPath === undefined ? undefined : resolve(workingDirectory, reportsPath);
  const send = createSend(io);
  const ports = limitTime(readTimeout(optionOf(input, 'timeout')), { ...io, send });
  const output = {
    reports,
    command: log.command,
    writeReports: (view: Concealed<ReportView>, directory: string) =>
      writeReports(REPORT_FILES, view, directory, writeWholeFile),
  };
  const ciHost = await endedBy(ports.endSignal, openCiJob(ports, output));
  refuseInCi(input, io, ciHost.jobTree);
  const checked = await check(
    ciHost,
    {
      async settings(jobTree, _, parsed) {
        const explains = explainedPolicy !== undefined;
        const more = { parsed, groups, explains };
        const loaded = await loadCheckSettings(input, io, jobTree, more);
        const pathProblems = await reportPathProblems(input, workingDirectory);
        if ('settings' in loaded && pathProblems.length === 0) return loaded;
        const settingProblems = 'problems' in loaded ? loaded.problems : [];
        throw new UsageError([...settingProblems.map(toOptionProblem), ...pathProblems]);
      },
      ...commonEntryPoint(started),
      // Reports of an earlier job are not part of the configuration.
      never: reports === undefined ? [] : [reports],
      explained: explainedPolicy === undefined ? undefined : explainedOn(explainedPolicy, started),
      printEnd: screen && ((view) => printOnScreen(view, screen, log)),
    },
    ports,
  );
  if (!('problems' in checked)) return checked;
  const { problems, ended, refused } = checked;
  if (ended !== undefined) throw new Error(sentencesOf(problems));
  if (refused !== undefined) {
    throw usageError('--allow-untrusted-head', `is not given. ${withOptionNames(refused)}`);
  }
  throw new UsageError(problems.map(toOptionProblem));
}

/** Rows that the shell's prompt and the last lines of the log take beside the report. */
const ROWS_BESIDE_REPORT = 4;
/** A report on fewer rows would lose its findings; then the terminal scrolls. */
const MIN_ROWS = 20;

function printOnScreen(
  view: Concealed<ReportView>,
  { columns, rows, colour }: NonNullable<CommandIo['screen']>,
  log: CommandLog,
): void {
  const size = { columns: columns(), rows: Math.max(MIN_ROWS, rows() - ROWS_BESIDE_REPORT) };
  for (const line of ['', ...renderTerminal(view, { ...size, colour })]) log.command(line);
}
