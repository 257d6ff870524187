export const id = 866;
export const ids = [866,485];
export const modules = {

/***/ 7866:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z6: () => (/* binding */ isRepository),
/* harmony export */   vO: () => (/* binding */ isPageOf),
/* harmony export */   ve: () => (/* binding */ isSameRepository)
/* harmony export */ });
/** Addresses of repositories, in every form in which git and the hosts write them. */
/** Whether two addresses lead to the same repository, by any protocol. */
function isSameRepository(one, other) {
    const repository = repositoryAt(one);
    return repository !== undefined && repository === repositoryAt(other);
}
/** Whether an address is that of the repository `owner/name` on any host. */
function isRepository(address, slug) {
    const at = repositoryAt(address) ?? '';
    return at.endsWith(`/${slug.toLowerCase()}`);
}
/** Whether an address leads to a page of the repository: a commit, a pull request. */
function isPageOf(address, repository) {
    const page = repositoryAt(address);
    const whole = repositoryAt(repository);
    return page !== undefined && whole !== undefined && page.startsWith(`${whole}/`);
}
/**
 * `github.com/acme/infra` of `https://github.com/acme/infra.git`, `git@github.com:acme/infra`,
 * `ssh://git@github.com:22/acme/infra`, in lower case; undefined if the text is not an address.
 */
function repositoryAt(address) {
    const short = /^(?:[^@/:]+@)?(\[[^\]/]+\]|[^:/@[\]]{2,}):(?!\/\/)\/*(.+)$/.exec(address.trim());
    const url = short && !isUrl(address) ? `ssh://${short[1]}/${short[2]}` : address.trim();
    if (!URL.canParse(url))
        return undefined;
    const { protocol, hostname, pathname } = new URL(url);
    if (hostname === '' && protocol !== 'file:')
        return undefined;
    const path = decoded(pathname)
        .replace(/\/+/g, '/')
        .replace(/\/$/, '')
        .replace(/\.git$/, '');
    if (path === '' || path === '/')
        return undefined;
    const host = PAGE_HOSTS[hostname.toLowerCase()] ?? hostname;
    return `${host}${pathOnPages(path, host)}`.toLowerCase();
}
/** Names under which hosts accept SSH, and the names under which they serve pages. */
const PAGE_HOSTS = {
    'ssh.github.com': 'github.com',
    'altssh.gitlab.com': 'gitlab.com',
    'altssh.bitbucket.org': 'bitbucket.org',
    'ssh.dev.azure.com': 'dev.azure.com',
};
/** The path that a browser uses: of Azure DevOps, `v3/acme/net/infra` by SSH is `acme/net/_git/infra`. */
function pathOnPages(path, host) {
    if (host !== 'dev.azure.com')
        return path;
    return path.replace(/^\/v3\/([^/]+)\/([^/]+)\/([^/]+)$/, '/$1/$2/_git/$3');
}
function isUrl(address) {
    return /^[a-z][a-z0-9+.-]*:\/\//i.test(address.trim());
}
/** Names of projects may hold blanks: some forms of an address encode them, others do not. */
function decoded(path) {
    try {
        return decodeURI(path);
    }
    catch {
        return path;
    }
}
//# sourceMappingURL=repository-address.js.map

/***/ })

};
