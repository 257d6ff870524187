/** Which files git tracks. */
import type { Execute } from '../ports.ts';

/** Paths relative to the repository, with slashes; or why git could not tell, for people. */
export type TrackedFiles = ReadonlySet<string> | { unknown: string };

/** Nothing is wrong, there is only nobody to ask. */
export const NO_REPOSITORY = 'there is no git repository';

/**
 * What git tracks below `repository`, an absolute path. Files of a submodule are tracked by the
 * submodule's own repository.
 */
export async function listTrackedFiles(
  repository: string,
  execute: Execute,
): Promise<TrackedFiles> {
  // Reading the index must not run a program that a repository's configuration names.
  const args = ['-c', 'core.fsmonitor=false', 'ls-files', '-z'];
  try {
    const { exitCode, stdout, stderr } = await execute('git', args, { cwd: repository });
    if (exitCode === 0) return new Set(stdout.split('\0').filter((path) => path !== ''));
    if (/not a git repository/i.test(stderr)) return { unknown: NO_REPOSITORY };
    return { unknown: firstLine(stderr) || `exit code ${exitCode}` };
  } catch (error) {
    return { unknown: error instanceof Error ? error.message : String(error) };
  }
}

const firstLine = (text: string): string => text.trim().split('\n', 1)[0] ?? '';
