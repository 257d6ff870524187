/** What git says of a repository, asked so that nothing of it runs. */
import type { Execute, Patch } from '../ports.ts';

/** What was printed; or all that git said of why not, which may be nothing. */
export type Answer = { text: string } | { why: string; exitCode: number | undefined };

/** Neither its hooks nor what its configuration names. */
const SAFELY = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false'];

/** @param directory absolute, in the repository */
export async function askGit(
  execute: Execute,
  directory: string,
  ...args: string[]
): Promise<Answer> {
  try {
    const done = await execute('git', [...SAFELY, ...args], { cwd: directory });
    if (done.exitCode === 0) return { text: done.stdout };
    return { why: done.stderr.trim(), exitCode: done.exitCode };
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error), exitCode: undefined };
  }
}

export const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

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
  const listed = await askGit(execute, repository, 'ls-files', '-z');
  if ('text' in listed) return new Set(pathsIn(listed.text));
  if (/not a git repository/i.test(listed.why)) return { unknown: NO_REPOSITORY };
  return { unknown: firstLine(listed.why) || `exit code ${listed.exitCode}` };
}

/** Neither changed nor added; what git ignores does not count. Where git cannot tell, it is false. */
export async function isClean(directory: string, execute: Execute): Promise<boolean> {
  const status = ['--no-optional-locks', 'status', '--porcelain', '--untracked-files=all'];
  const found = await askGit(execute, directory, ...status, '--', '.');
  return 'text' in found && found.text === '';
}

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
  const base = await askGit(execute, repository, 'merge-base', 'HEAD', target);
  if ('why' in base) return undefined;
  // Neither a configuration nor a file of the repository may leave anything out.
  const all = ['--no-renames', '--no-relative', '--no-ext-diff', '--ignore-submodules=none', '-z'];
  const diff = ['diff', '--name-only', ...all, base.text.trim(), '--'];
  const changed = await askGit(execute, repository, ...diff);
  const others = ['ls-files', '--others', '--exclude-standard', '-z'];
  const fresh = await askGit(execute, repository, ...others);
  if ('why' in changed || 'why' in fresh) return undefined;
  return pathsIn(changed.text + fresh.text);
}

/**
 * What the commits since `target` do to each file that is still there, as hunks without lines around
 * them; nothing where git does not know the target.
 */
export async function patchesSince(
  target: string,
  repository: string,
  execute: Execute,
): Promise<Patch[]> {
  const plain = ['--no-renames', '--no-relative', '--no-ext-diff', '--no-color', '--unified=0'];
  const names = ['--src-prefix=a/', '--dst-prefix=b/'];
  const diff = ['-c', 'core.quotePath=false', 'diff', ...plain, ...names, `${target}...HEAD`, '--'];
  const done = await askGit(execute, repository, ...diff);
  if ('why' in done) return [];
  return done.text.split(/^diff --git /m).flatMap((text) => {
    const path = /^\+\+\+ b\/(.*?)\t?$/m.exec(text)?.[1];
    return path === undefined ? [] : [{ path, text: text.slice(text.indexOf('\n@@') + 1) }];
  });
}

function pathsIn(listed: string): string[] {
  return listed.split('\0').filter((path) => path !== '');
}
