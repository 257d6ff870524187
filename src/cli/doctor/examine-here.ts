/** What would be sent from here. */
import { formatBytes } from '../../archive/describe.ts';
import { packDirectory } from '../../archive/pack-directory.ts';
import { workspaceOf } from '../../hosts/workspace.ts';
import { PackError } from '../../archive/pack.ts';
import { findOutside } from '../../gate/outside-modules.ts';
import { count } from '../../report/text.ts';
import type { Settings } from '../../settings/settings.ts';
import type { CommandIo } from '../command.ts';
import { EXIT } from '../command.ts';
import type { CommandLog } from '../log.ts';
import type { Finding } from './finding.ts';
import { note, ok, problem } from './finding.ts';

/** More than this is slow to send on every push, and mostly by mistake. */
const LARGE_BYTES = 100_000_000;

/**
 * The archive: its size, what stays here, and rules that do not say what they seem to.
 *
 * @param inside where in it the workspace works; '' when it does not say
 */
export async function examineArchive(
  { root, inside, rules }: { root: string; inside: string; rules: Settings['rules'] },
  io: CommandIo,
  log: CommandLog,
): Promise<Finding[]> {
  try {
    const archive = await packDirectory(
      { root, rules, workspace: workspaceOf(io.environment, io.workingDirectory) },
      { ...io, log },
    );
    await archive.remove();
    const files = archive.entries.filter(({ type }) => type === 'file').length;
    const outside = await findOutside(archive, inside);
    const seen = `${root}: ${count(files, 'file')}, ${formatBytes(archive.bytes)} to send, ${archive.withheld.length} excluded`;
    const fix =
      'Exclude files that no plan needs: `plangate pack --list` shows them, .terraformignore excludes them.';
    return [
      archive.bytes > LARGE_BYTES ? note('archive', seen, fix) : ok('archive', seen),
      ...archive.warnings.map(({ at, message }) => note('archive', `${at} ${message}`)),
      ...(outside ? [problem('modules', outside.seen, outside.fix, EXIT.badInput)] : []),
    ];
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    return error.problems.map(({ where, message }) =>
      problem('archive', `${where}: ${message}`, 'See `plangate pack --list`.', EXIT.badInput),
    );
  }
}
