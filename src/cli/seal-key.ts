/** The key that opens the sealed reports of groups, for a job that has no token. */
import { reportKey } from '../trust/seal.ts';
import { EXIT, option, type CommandSpec } from './command.ts';
import { CONNECTION_OPTIONS, findPlace } from './connection.ts';
import { UsageError } from './problems.ts';
import { optionOf } from './read-input.ts';
import { writeSecretFile } from './write-secret-file.ts';

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
