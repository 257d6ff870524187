/** `combine`: the groups of a matrix as one verdict, one comment, one required check. */
import { resolve } from 'node:path';
import { readGroups } from '../gate/groups.ts';
import { runCheck } from './check.ts';
import { INPUTS_PAGE, optionsFor } from '../check/check-options.ts';
import {
  type CommandInput,
  type CommandIo,
  type CommandSpec,
  DIRECTORY,
  option,
  TRUST_OPTION,
} from '../check/command.ts';
import { usageError, optionOf } from '../check/command-input.ts';
import { LAST_AFTER_SIGNAL_MS } from '../check/time-limits.ts';
import { REPORT_OPTIONS } from './output-files.ts';

export const combine: CommandSpec = {
  name: 'combine',
  tidiesUpMs: LAST_AFTER_SIGNAL_MS,
  summary: 'judge the groups of a matrix again, as one verdict',
  description:
    'Combines the output of `plangate matrix` and the reports of its groups into one verdict. The verdict is also the exit code: the one check to require.\n\nReports only name the runs. Every run is read from the service and judged again. It counts only if its message names its group; writing that message needs the token. A group that is missing, duplicate, incomplete or of another commit is undecided and listed.',
  arguments: [DIRECTORY],
  more: INPUTS_PAGE,
  options: [
    option(
      '--groups <json>',
      'output of `plangate matrix`, from the output of its job; else PLANGATE_GROUPS',
    ),
    option(
      '--from <directory>',
      'directory with the reports of the groups: every *.json below it',
      {
        default: 'plangate-reports',
      },
    ),
    ...optionsFor('groups'),
    ...REPORT_OPTIONS,
    TRUST_OPTION,
    option('--verbose', 'log the requests to the service'),
  ],
  often: ['groups', 'from', 'organization', 'hostname', 'fail-on', 'protect', 'reports', 'json'],
  examples: {
    'plangate combine --groups "$GROUPS" --from reports --organization acme':
      'in the last job of the workflow, which always runs',
  },
  run,
};

async function run(input: CommandInput, io: CommandIo): Promise<number> {
  const text = optionOf(input, 'groups') ?? io.environment['PLANGATE_GROUPS'] ?? '';
  const groups =
    text.trim() === ''
      ? { problem: 'is needed: what `plangate matrix` printed, from the output of its job.' }
      : readGroups(text);
  if ('problem' in groups) throw usageError('--groups', groups.problem);
  const reportsIn = resolve(io.workingDirectory, optionOf(input, 'from') ?? '');
  return await runCheck(input, io, { groups, reportsIn });
}
