/** The files that differ from another commit. */
import type { Execute } from '../ports.ts';

/**
 * What changed since `target` and the commit that is checked out parted, as it lies there: what is
 * not committed yet counts too. Relative to the repository, with slashes; a file that was moved is
 * there twice.
 *
 * @returns undefined when git does not know the target or where they parted
 */
export async function changedSince(
  target: string,
  repository: string,
  execute: Execute,
): Promise<string[] | undefined> {
  const git = async (...args: string[]) => {
    const options = ['-c', 'core.fsmonitor=false', ...args];
    const done = await execute('git', options, { cwd: repository }).catch(() => undefined);
    return done?.exitCode === 0 ? done.stdout : undefined;
  };
  const base = (await git('merge-base', 'HEAD', target))?.trim();
  if (base === undefined) return undefined;
  // Neither a configuration nor a file of the repository may leave anything out.
  const all = ['--no-renames', '--no-relative', '--no-ext-diff', '--ignore-submodules=none', '-z'];
  const changed = await git('diff', '--name-only', ...all, base, '--');
  const fresh = await git('ls-files', '--others', '--exclude-standard', '-z');
  if (changed === undefined || fresh === undefined) return undefined;
  return `${changed}${fresh}`.split('\0').filter((path) => path !== '');
}
