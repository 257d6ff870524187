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
import { CONNECTION_OPTIONS, findPlace } from './connection.ts';
import { UsageError, usageError } from './problems.ts';
import { optionOf } from './read-input.ts';
import { REPORT_OPTIONS } from './report-files.ts';
import { writeSecretFile } from './write-secret-file.ts';

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
    option('--verbose', 'print each request to the service'),
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
  const read = readSealKey(io.environment['PLANGATE_SEAL_KEY']);
  if ('problem' in read) throw usageError('PLANGATE_SEAL_KEY', read.problem);
  const { key: sealKey } = read;
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
    'Every report of a group is sealed with a key that is made of the token. A job with that key in PLANGATE_SEAL_KEY combines the reports and needs no token; the token cannot be had from it. Whoever has the key can seal a report that says "passed": keep it as a secret. Nothing is asked of the service.\n\nThe key is printed on standard output and nothing else is, or written to a new file that only you may read.',
  options: [
    option('--out <file>', 'new file for the key instead of standard output'),
    ...CONNECTION_OPTIONS.filter(({ name }) => name === 'hostname' || name === 'token'),
  ],
  examples: { 'plangate seal-key --out seal.key': 'keep the key out of logs and of the shell' },
  async run(input, io) {
    const place = await findPlace(input, io, false);
    if ('problems' in place) throw new UsageError(place.problems);
    const content = `${reportKey(place.target.token)}\n`;
    const path = optionOf(input, 'out');
    const made = { content, value: undefined };
    if (path === undefined) await io.out(content);
    else await writeSecretFile('out', path, io.workingDirectory, async () => made);
    return EXIT.green;
  },
};
