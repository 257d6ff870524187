/** The groups of a matrix as one verdict, one comment, one required check. */
import { resolve } from 'node:path';
import { check as checkOn } from '../check.ts';
import { judgeGroups, readReports, workspacesOf } from '../combine-here.ts';
import { readGroups, type Group } from '../gate/groups.ts';
import { hostHere } from '../hosts/standing.ts';
import { openNetwork } from '../network.ts';
import { exitCodeOf } from '../policy/verdict.ts';
import { withHelp } from '../report/help.ts';
import { renderJson } from '../report/json.ts';
import { CHECK_OPTIONS, forOptions, toProblem } from './check-options.ts';
import { option, type CommandInput, type CommandIo, type CommandSpec } from './command.ts';
import { loadOptions } from './connection.ts';
import { createLog } from './log.ts';
import { UsageError } from './problems.ts';
import { flagOf, optionOf } from './read-input.ts';
import {
  REPORT_OPTIONS,
  reportProblems,
  writeReportFiles,
  writeWholeFile,
} from './report-files.ts';

/** Inputs that say which runs there are to be: the groups say that. */
const OF_GROUPS = ['workspace', 'workspaces', 'group', 'affected-only'];

export const combine: CommandSpec = {
  name: 'combine',
  summary: 'judge the groups of a matrix anew, as one verdict',
  description:
    'Takes what `plangate matrix` printed and the reports of its groups to one verdict, which is also the exit code: the one check to require.\n\nReports only say where to look. Every run is read from the service and judged anew, and it counts only if its message, which nobody writes without the token, names its group. A group that is missing, doubled, of another commit or not whole is undecided, and named.',
  options: [
    option(
      '--groups <json>',
      'what `plangate matrix` printed, taken from the output of its job; else PLANGATE_GROUPS',
    ),
    option('--from <directory>', 'where the reports of the groups lie: every *.json below it', {
      default: 'plangate-reports',
    }),
    ...CHECK_OPTIONS.filter(({ name }) => !OF_GROUPS.includes(name)),
    ...REPORT_OPTIONS,
    option('--verbose', 'say what is asked of the service'),
  ],
  examples: {
    'plangate combine --groups "$GROUPS" --from reports --organization acme':
      'in the last job of the workflow, which always runs',
  },
  run,
};

async function run(input: CommandInput, io: CommandIo): Promise<number> {
  const json = optionOf(input, 'format') === 'json';
  const log = createLog(io, { verbose: flagOf(input, 'verbose'), story: json ? 'err' : 'out' });
  try {
    const groups = groupsOf(input, io);
    const from = resolve(io.workingDirectory, optionOf(input, 'from') ?? '');
    const reports = await readReports(from);
    const workspaces = workspacesOf(groups);
    const ofGroups = { ...input, options: { ...input.options, workspaces } };
    const wanted = optionOf(input, 'reports');
    const door = {
      reports: wanted === undefined ? undefined : resolve(io.workingDirectory, wanted),
      command: log.command,
      write: writeWholeFile,
    };
    const ports = { ...io, send: openNetwork(optionOf(input, 'ca-file'), io) };
    const checked = await checkOn(
      await hostHere(door, ports),
      {
        async settings(judgement) {
          const read = await loadOptions(ofGroups, io, judgement);
          const problems = await reportProblems(input, io.workingDirectory);
          if ('settings' in read && problems.length === 0) return read;
          const wrong = 'problems' in read ? read.problems : [];
          throw new UsageError([...wrong.map(toProblem), ...problems]);
        },
        workingDirectory: io.workingDirectory,
        secrets: [],
        never: [],
        log,
        tell: log.tell,
        judge: (options, around) => judgeGroups(groups, reports, options, around),
      },
      ports,
    );
    if ('problems' in checked) {
      const message = `is not given. ${forOptions(checked.refused ?? '')}`;
      throw new UsageError([{ subject: '--allow-untrusted-head', message }]);
    }
    const { result, view, published, settings } = checked;
    if (published.commentUrl !== undefined) log.tell(`Comment: ${published.commentUrl}`);
    const unwritten = await writeReportFiles(view, input, io.workingDirectory);
    for (const problem of [...published.problems, ...unwritten]) log.warning(withHelp(problem));
    await log.flush();
    if (json) await io.out(renderJson(view));
    const signal = io.signal.reason === 'SIGTERM' ? 'SIGTERM' : 'SIGINT';
    return exitCodeOf(result, settings.failOn, signal);
  } finally {
    await log.flush();
  }
}

function groupsOf(input: CommandInput, { environment }: CommandIo): Group[] {
  const text = optionOf(input, 'groups') ?? environment['PLANGATE_GROUPS'] ?? '';
  const groups =
    text.trim() === ''
      ? { problem: 'is needed: what `plangate matrix` printed, from the output of its job.' }
      : readGroups(text);
  if (Array.isArray(groups)) return groups;
  throw new UsageError([{ subject: '--groups', message: groups.problem }]);
}
