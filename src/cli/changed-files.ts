/** The files that a change touches, as git sees it from its target branch. */
import type { Environment, Execute } from '../ports.ts';

/** Where CI hosts name the branch that a change goes to, or a commit of it. */
const TARGETS = [
  'CI_MERGE_REQUEST_DIFF_BASE_SHA',
  'SYSTEM_PULLREQUEST_TARGETBRANCH',
  'BITBUCKET_PR_DESTINATION_BRANCH',
  'CHANGE_TARGET',
  'BUILDKITE_PULL_REQUEST_BASE_BRANCH',
  'GITHUB_BASE_REF',
];

/**
 * Relative to the repository, with slashes; what is not committed yet counts too. Undefined when
 * git does not know the target: then everything has to count as touched.
 */
export async function findChangedFiles(
  root: string,
  environment: Environment,
  execute: Execute,
): Promise<string[] | undefined> {
  const git = async (...args: string[]) => {
    const options = ['-c', 'core.fsmonitor=false', ...args];
    const done = await execute('git', options, { cwd: root }).catch(() => undefined);
    return done?.exitCode === 0 ? done.stdout : undefined;
  };
  const named = TARGETS.map((name) => environment[name]).find((value) => value);
  for (const target of candidates(named)) {
    const base = (await git('merge-base', 'HEAD', target))?.trim();
    if (base === undefined) continue;
    const changed = await git('diff', '--name-only', '--no-renames', '--no-ext-diff', '-z', base);
    const fresh = await git('ls-files', '--others', '--exclude-standard', '-z');
    if (changed === undefined || fresh === undefined) return undefined;
    return `${changed}${fresh}`.split('\0').filter((path) => path !== '');
  }
  return undefined;
}

function candidates(named: string | undefined): string[] {
  if (named === undefined) return ['origin/HEAD'];
  const name = named.replace(/^refs\/heads\//, '');
  if (/^[0-9a-f]{40,64}$/.test(name)) return [name];
  return /^[\w./-]+$/.test(name) && !name.startsWith('-') ? [`origin/${name}`] : [];
}
