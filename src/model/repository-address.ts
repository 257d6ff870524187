/** Addresses of repositories, in every form in which git and the hosts write them. */
import { orElse } from './or-else.ts';

/** Whether a text is to be read as a pinned URL, and not as a path. */
export function isPinnedAddress(text: string): boolean {
  return text.startsWith('git::') || /^[a-z+]+:\/\//i.test(text);
}

/** Whether two addresses lead to the same repository, by any protocol. */
export function isSameRepository(one: string, other: string): boolean {
  const repository = repositoryAt(one);
  return repository !== undefined && repository === repositoryAt(other);
}

/**
 * Whether two addresses may lead to the same repository: the host may have several names, and directories before the
 * repository and its owner.
 */
export function mayBeSameRepository(one: string, other: string): boolean {
  const ending = endingOf(one);
  return ending !== undefined && ending === endingOf(other);
}

/** Owner and name, in lower case; undefined if the text is not an address. */
function endingOf(address: string): string | undefined {
  const steps =
    repositoryAt(address)
      ?.replace(/\/\.git$/, '')
      .split('/') ?? [];
  return steps.length < 3 ? undefined : steps.slice(-2).join('/');
}

/** Whether an address leads to a page of the repository: a commit, a pull request. */
export function isPageOf(address: string, repository: string): boolean {
  const page = repositoryAt(address);
  const whole = repositoryAt(repository);
  return page !== undefined && whole !== undefined && page.startsWith(`${whole}/`);
}

/**
 * `github.com/acme/infra` of `https://github.com/acme/infra.git`, `git@github.com:acme/infra`,
 * `ssh://git@github.com:22/acme/infra`, in lower case; undefined if the text is not an address.
 */
function repositoryAt(address: string): string | undefined {
  const trimmed = address.trim();
  const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed);
  // `git@github.com:acme/infra`; a host of one letter would be a drive of Windows.
  const scpForm = /^(?:[^@/:]+@)?(\[[^\]/]+\]|[^:/@[\]]{2,}):(?!\/\/)\/*(.+)$/.exec(trimmed);
  const url = scpForm && !isUrl ? `ssh://${scpForm[1]}/${scpForm[2]}` : trimmed;
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname, pathname } = new URL(url);
  if (hostname === '' && protocol !== 'file:') return undefined;
  // Names of projects may have spaces: some forms of an address encode them, others do not.
  const path = orElse(() => decodeURI(pathname), pathname)
    .replace(/\/+/g, '/')
    .replace(/\/$/, '')
    .replace(/\.git$/, '');
  if (path === '' || path === '/') return undefined;
  const host = PAGE_HOSTS[hostname.toLowerCase()] ?? hostname;
  return `${host}${pathOnPages(path, host)}`.toLowerCase();
}

/** Names under which hosts accept SSH, and the names under which they serve pages. */
const PAGE_HOSTS: Readonly<Record<string, string>> = {
  'ssh.github.com': 'github.com',
  'altssh.gitlab.com': 'gitlab.com',
  'altssh.bitbucket.org': 'bitbucket.org',
  'ssh.dev.azure.com': 'dev.azure.com',
};

/** The path that a browser uses: of Azure DevOps, `v3/acme/net/infra` by SSH is `acme/net/_git/infra`. */
function pathOnPages(path: string, host: string): string {
  if (host !== 'dev.azure.com') return path;
  return path.replace(/^\/v3\/([^/]+)\/([^/]+)\/([^/]+)$/, '/$1/$2/_git/$3');
}
