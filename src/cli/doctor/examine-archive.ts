/** What would be sent: its size, what stays here, and rules that do not say what they seem to. */
import { formatBytes } from '../../archive/describe.ts';
import { packDirectory } from '../../archive/pack-directory.ts';
import { PackError } from '../../archive/pack.ts';
import type { Settings } from '../../settings/settings.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../command.ts';
import type { CommandLog } from '../log.ts';
import type { Finding } from './finding.ts';
import { note, ok, problem } from './finding.ts';

/** More than this is slow to send on every push, and mostly by mistake. */
const LARGE_BYTES = 100_000_000;

export async function examineArchive(
  root: string,
  rules: Settings['rules'],
  io: CommandIo,
  log: CommandLog,
): Promise<Finding[]> {
  const { execute, environment, signal } = io;
  try {
    const archive = await packDirectory({ root, rules }, { execute, log, environment, signal });
    await archive.remove();
    const files = archive.entries.filter(({ type }) => type === 'file').length;
    const seen = `${root}: ${files} files, ${formatBytes(archive.bytes)} to send, ${archive.withheld.length} stay here`;
    const size =
      archive.bytes > LARGE_BYTES
        ? note(
            'archive',
            seen,
            'Leave out what no plan needs: `plangate pack --list` shows it, .terraformignore takes it.',
          )
        : ok('archive', seen);
    return [
      size,
      ...archive.warnings.map(({ at, message }) => note('archive', `${at} ${message}`)),
    ];
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    return error.problems.map(({ path, message }) =>
      problem('archive', `${path}: ${message}`, 'See `plangate pack --list`.', EXIT.badInput),
    );
  }
}
