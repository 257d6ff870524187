/** Which files git tracks. */
import type { Execute } from '../ports.ts';

/**
 * Paths relative to `directory`, with slashes, of every tracked file below it, those in
 * submodules included. Without git, or outside a repository, nothing counts as tracked, and a
 * warning says so.
 */
export async function listTrackedFiles(
  directory: string,
  execute: Execute,
  warnings: { at: string; message: string }[],
): Promise<ReadonlySet<string>> {
  // Reading the index must not run a program that a repository's configuration names.
  const args = ['-c', 'core.fsmonitor=false', 'ls-files', '-z', '--recurse-submodules'];
  try {
    const { exitCode, stdout, stderr } = await execute('git', args, { cwd: directory });
    if (exitCode === 0) return new Set(stdout.split('\0').filter((path) => path !== ''));
    if (!/not a git repository/i.test(stderr)) warn(firstLine(stderr) || `exit code ${exitCode}`);
  } catch (error) {
    warn(error instanceof Error ? error.message : String(error));
  }
  return new Set();

  function warn(why: string): void {
    const message = `git could not tell which files are tracked (${why}); files that look like credentials are withheld`;
    warnings.push({ at: 'git', message });
  }
}

const firstLine = (text: string): string => text.trim().split('\n', 1)[0] ?? '';
