/** Addresses of repositories, in every form in which git and the hosts write them. */

/** Whether two addresses lead to the same repository, by any protocol. */
export function isSameRepository(one: string, other: string): boolean {
  const [first, second] = [repositoryAt(one), repositoryAt(other)];
  return first !== undefined && first === second;
}

/** Whether an address is that of `owner/name`, on whichever host. */
export function isRepository(address: string, slug: string): boolean {
  const at = repositoryAt(address) ?? '';
  return at.endsWith(`/${slug.toLowerCase()}`);
}

/** Whether an address leads to a page of the repository: a commit, a pull request. */
export function isPageOf(address: string, repository: string): boolean {
  const [page, whole] = [repositoryAt(address), repositoryAt(repository)];
  return page !== undefined && whole !== undefined && page.startsWith(`${whole}/`);
}

/**
 * `github.com/acme/infra` of `https://github.com/acme/infra.git`, `git@github.com:acme/infra`,
 * `ssh://git@github.com:22/acme/infra`, whatever the case; undefined for what is no address.
 */
function repositoryAt(address: string): string | undefined {
  const short = /^(?:[^@/:]+@)?(\[[^\]/]+\]|[^:/@[\]]{2,}):(?!\/\/)\/*(.+)$/.exec(address.trim());
  const url = short && !isUrl(address) ? `ssh://${short[1]}/${short[2]}` : address.trim();
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname, pathname } = new URL(url);
  if (hostname === '' && protocol !== 'file:') return undefined;
  const path = decoded(pathname)
    .replace(/\/+/g, '/')
    .replace(/\/$/, '')
    .replace(/\.git$/, '');
  if (path === '' || path === '/') return undefined;
  const host = OF_THE_SAME_HOST[hostname.toLowerCase()] ?? hostname;
  return `${host}${asOnThePages(path, host)}`.toLowerCase();
}

/** Where hosts take connections by SSH under another name. */
const OF_THE_SAME_HOST: Readonly<Record<string, string>> = {
  'ssh.github.com': 'github.com',
  'altssh.gitlab.com': 'gitlab.com',
  'altssh.bitbucket.org': 'bitbucket.org',
  'ssh.dev.azure.com': 'dev.azure.com',
};

/** Azure DevOps: `v3/acme/net/infra` by SSH is `acme/net/_git/infra` in a browser. */
function asOnThePages(path: string, host: string): string {
  if (host !== 'dev.azure.com') return path;
  return path.replace(/^\/v3\/([^/]+)\/([^/]+)\/([^/]+)$/, '/$1/$2/_git/$3');
}

function isUrl(address: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(address.trim());
}

/** Names of projects may hold blanks, which one form writes as they are and another encodes. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
