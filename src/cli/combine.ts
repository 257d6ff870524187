/** The groups of a matrix as one verdict, one comment, one required check. */
import { resolve } from 'node:path';
import { readGroups, type Group } from '../gate/groups.ts';
import { OF_GROUPS } from '../settings/inputs.ts';
import { readSealKey } from '../trust/seal.ts';
import { runCheck } from './check.ts';
import { CHECK_OPTIONS } from './check-options.ts';
import { option, type CommandInput, type CommandIo, type CommandSpec } from './command.ts';
import { usageError } from './problems.ts';
import { optionOf } from './read-input.ts';
import { REPORT_OPTIONS } from './report-files.ts';

export const combine: CommandSpec = {
  name: 'combine',
  summary: 'judge the groups of a matrix anew, as one verdict',
  description:
    'Takes what `plangate matrix` printed and the reports of its groups to one verdict, which is also the exit code: the one check to require.\n\nReports only say where to look. Every run is read from the service and judged anew, and it counts only if its message, which nobody writes without the token, names its group. A group that is missing, doubled, of another commit or not whole is undecided, and named.\n\nA job without the token has PLANGATE_SEAL_KEY instead, as `plangate seal-key` prints it: then the reports count as far as they are sealed with it, and nothing is asked of the service.',
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
  const groups = groupsOf(input, io);
  const { combinesInstead, workspacesOfGroups } = await import('../check/combine-here.ts');
  const read = readSealKey(io.environment['PLANGATE_SEAL_KEY']);
  if ('problem' in read) throw usageError('PLANGATE_SEAL_KEY', read.problem);
  const { key: sealKey } = read;
  const from = resolve(io.workingDirectory, optionOf(input, 'from') ?? '');
  const workspaces = workspacesOfGroups(groups);
  // The key takes the place of the token: it is as secret, and nothing is asked of the service.
  const token = sealKey ?? optionOf(input, 'token');
  const ofGroups = { ...input, options: { ...input.options, workspaces, token } };
  return await runCheck(ofGroups, io, combinesInstead({ groups, from, sealKey }));
}

function groupsOf(input: CommandInput, { environment }: CommandIo): Group[] {
  const text = optionOf(input, 'groups') ?? environment['PLANGATE_GROUPS'] ?? '';
  const groups =
    text.trim() === ''
      ? { problem: 'is needed: what `plangate matrix` printed, from the output of its job.' }
      : readGroups(text);
  if (Array.isArray(groups)) return groups;
  throw usageError('--groups', groups.problem);
}
