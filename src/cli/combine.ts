/**
 * `combine`: the groups of a matrix as one verdict, one comment, one required check.
 * `seal-key`: the key that opens their sealed reports, for a combining job that has no token.
 */
import { resolve } from 'node:path';
import { readGroups, type Group } from '../gate/groups.ts';
import { OF_GROUPS } from '../settings/inputs.ts';
import { readSealKey, reportKey } from '../trust/seal.ts';
import { runCheck } from './check.ts';
import { CHECK_OPTIONS } from './check-options.ts';
import { EXIT, option, type CommandInput, type CommandIo, type CommandSpec } from './command.ts';
import { CONNECTION_OPTIONS, findNamedWorkspace } from './connection.ts';
import { UsageError, usageError } from './problems.ts';
import { optionOf } from './read-input.ts';
import { LAST_AFTER_SIGNAL_MS } from '../check/limits.ts';
import { REPORT_OPTIONS } from './report-files.ts';
import { writeSecretFile } from './write-secret-file.ts';

export const combine: CommandSpec = {
  name: 'combine',
  tidiesUpMs: LAST_AFTER_SIGNAL_MS,
  summary: 'judge the groups of a matrix again, as one verdict',
  description:
    'Combines the output of `plangate matrix` and the reports of its groups into one verdict. The verdict is also the exit code: the one check to require.\n\nReports only name the runs. Every run is read from the service and judged again. It counts only if its message names its group; writing that message needs the token. A group that is missing, duplicate, incomplete or of another commit is undecided and listed.\n\nA job without the token needs PLANGATE_SEAL_KEY, the output of `plangate seal-key`. Then only reports sealed with that key count, and no request goes to the service.',
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
    ...CHECK_OPTIONS.filter(({ name }) => !OF_GROUPS.includes(name)),
    ...REPORT_OPTIONS,
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
  const groups = groupsOf(input, io);
  const { combinesInstead, workspacesOfGroups } = await import('../check/combine-here.ts');
  const reading = readSealKey(io.environment['PLANGATE_SEAL_KEY']);
  if ('problem' in reading) throw usageError('PLANGATE_SEAL_KEY', reading.problem);
  const { key: sealKey } = reading;
  const from = resolve(io.workingDirectory, optionOf(input, 'from') ?? '');
  const workspaces = workspacesOfGroups(groups);
  // The key replaces the token: it is as secret, and no request is sent to the service.
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

export const sealKey: CommandSpec = {
  name: 'seal-key',
  summary: 'print the key for a job that combines reports without the token',
  description:
    'Every report of a group is sealed with a key derived from the token. A job with that key in PLANGATE_SEAL_KEY combines the reports without the token. The key does not reveal the token. Anyone with the key can seal a report that says "passed": keep it secret. No request goes to the service.\n\nStandard output gets the key alone. With --out it goes to a new file that only you can read.',
  options: [
    option('--out <file>', 'new file for the key instead of standard output'),
    ...CONNECTION_OPTIONS.filter(({ name }) => name === 'hostname' || name === 'token'),
  ],
  examples: { 'plangate seal-key --out seal.key': 'keep the key out of logs and the shell' },
  async run(input, io) {
    const named = await findNamedWorkspace(input, io, false);
    if ('problems' in named) throw new UsageError(named.problems);
    const content = `${reportKey(named.target.token)}\n`;
    const path = optionOf(input, 'out');
    const made = { content, value: undefined };
    if (path === undefined) await io.out(content);
    else await writeSecretFile('out', path, io.workingDirectory, async () => made);
    return EXIT.green;
  },
};
