/** Whether files are what their commit says. */
import type { Execute } from '../ports.ts';

/** Neither changed nor added; what git ignores does not count. Where git cannot tell, it is false. */
export async function isClean(directory: string, execute: Execute): Promise<boolean> {
  // Looking must not run what a repository's configuration names.
  const quietly = ['--no-optional-locks', '-c', 'core.fsmonitor=false'];
  const args = [...quietly, 'status', '--porcelain', '--untracked-files=all', '--', '.'];
  const done = await execute('git', args, { cwd: directory }).catch(() => undefined);
  return done?.exitCode === 0 && done.stdout === '';
}
