export const id = 6077;
export const ids = [6077];
export const modules = {

/***/ 7866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hf: () => (/* binding */ mayBeSameRepository),
/* harmony export */   Ny: () => (/* binding */ isPinnedAddress),
/* harmony export */   vO: () => (/* binding */ isPageOf),
/* harmony export */   ve: () => (/* binding */ isSameRepository)
/* harmony export */ });
/* harmony import */ var _or_else_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7026);
/** Addresses of repositories, in every form in which git and the hosts write them. */

/** Whether a text is to be read as a pinned URL, and not as a path. */
function isPinnedAddress(text) {
    return text.startsWith('git::') || /^[a-z+]+:\/\//i.test(text);
}
/** Whether two addresses lead to the same repository, by any protocol. */
function isSameRepository(one, other) {
    const repository = repositoryAt(one);
    return repository !== undefined && repository === repositoryAt(other);
}
/**
 * Whether two addresses may lead to the same repository: the host may have several names, and directories before the
 * repository and its owner.
 */
function mayBeSameRepository(one, other) {
    const ending = endingOf(one);
    return ending !== undefined && ending === endingOf(other);
}
/** Owner and name, in lower case; undefined if the text is not an address. */
function endingOf(address) {
    const steps = repositoryAt(address)
        ?.replace(/\/\.git$/, '')
        .split('/') ?? [];
    return steps.length < 3 ? undefined : steps.slice(-2).join('/');
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
    const trimmed = address.trim();
    const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed);
    // `git@github.com:acme/infra`; a host of one letter would be a drive of Windows.
    const scpForm = /^(?:[^@/:]+@)?(\[[^\]/]+\]|[^:/@[\]]{2,}):(?!\/\/)\/*(.+)$/.exec(trimmed);
    const url = scpForm && !isUrl ? `ssh://${scpForm[1]}/${scpForm[2]}` : trimmed;
    if (!URL.canParse(url))
        return undefined;
    const { protocol, hostname, pathname } = new URL(url);
    if (hostname === '' && protocol !== 'file:')
        return undefined;
    // Names of projects may have spaces: some forms of an address encode them, others do not.
    const path = (0,_or_else_js__WEBPACK_IMPORTED_MODULE_0__/* .orElse */ .N)(() => decodeURI(pathname), pathname)
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
//# sourceMappingURL=repository-address.js.map

/***/ }),

/***/ 6077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cO: () => (/* binding */ differencesFromCommit),
/* harmony export */   d0: () => (/* binding */ differencesInTime),
/* harmony export */   wb: () => (/* binding */ isSameSlug)
/* harmony export */ });
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(0);
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7866);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);



/** Each finishes "Run run-1 …"; empty when it is of this commit, pull request and repository. */
function differencesFromCommit({ attributes }, change) {
    const { commit, pullRequest, repository, slug } = change;
    const addresses = ADDRESS_ATTRIBUTES.flatMap((name) => attributes[name] || []);
    const clone = attributes['clone-url'];
    const linkedCommit = attributes['commit-url']?.split(/[/?#]/).findLast((part) => HEX.test(part));
    const differences = [];
    if (attributes['commit-sha'] !== commit) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is of commit ${valuePart(attributes['commit-sha'])}`);
    }
    if (linkedCommit !== undefined && !commit.startsWith(linkedCommit)) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `has the address of commit ${valuePart(linkedCommit)}`);
    }
    differences.push(...differencesFromPullRequest(attributes, pullRequest));
    if (!isSameSlug(attributes.identifier, slug)) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is of repository ${valuePart(attributes.identifier)}`);
    }
    if (clone && !(0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRepository */ .ve)(clone, repository)) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `was cloned from ${valuePart(clone)}, not from ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)(repository)}`);
    }
    if (!addresses.every((address) => (0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isPageOf */ .vO)(address, repository))) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `has addresses outside of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)(repository)}`);
    }
    if (addresses.length === 0 && !clone) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `does not say on which server its repository is`);
    }
    return differences;
}
/** @param expected the number of the pull request; undefined for a commit that is merged already */
function differencesFromPullRequest(attributes, expected) {
    const isOfPullRequest = attributes['is-pull-request'] === true;
    if (expected === undefined)
        return isOfPullRequest ? [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is of a pull request`] : [];
    const { 'pull-request-number': number, 'pull-request-url': address } = attributes;
    const linkedNumber = address?.split(/[/?#]/).findLast((part) => DIGITS.test(part));
    const differences = [];
    if (!isOfPullRequest)
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is not of a pull request`);
    if (number !== expected)
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is of pull request ${valuePart(number)}`);
    if (linkedNumber !== undefined && linkedNumber !== String(expected)) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `has the address of pull request ${valuePart(linkedNumber)}`);
    }
    return differences;
}
const ADDRESS_ATTRIBUTES = ['commit-url', 'compare-url', 'pull-request-url'];
const HEX = /^[0-9a-f]{7,64}$/i;
const DIGITS = /^\d+$/;
/** Names of Azure DevOps may have a segment `_git`. */
function isSameSlug(identifier, slug) {
    const plain = (name) => name?.toLowerCase().replace('/_git/', '/');
    return plain(identifier) === plain(slug);
}
/** Each finishes "Run run-1 …": every time that the run names has to be later than the change. */
function differencesInTime({ attributes }, { sinceMs }) {
    const since = new Date(sinceMs).toISOString();
    const createdAt = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOf */ .nR)(attributes['created-at']);
    if (Number.isNaN(createdAt))
        return [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `does not say when it was created`];
    const stamps = Object.values(attributes['status-timestamps'] ?? {}).map(_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOf */ .nR);
    // The timestamps of a status have whole seconds, so each may be of any time in its second.
    const latestTimes = [createdAt, ...stamps.map((time) => time + 999)];
    const isTooEarly = latestTimes.some((time) => time < sinceMs);
    return isTooEarly
        ? [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `was there before ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)(since)}: it is of an earlier push, or too old`]
        : [];
}
function valuePart(value) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .sentencePart */ .vn)('code', (JSON.stringify(value) ?? 'unknown').slice(0, 100), 100);
}
//# sourceMappingURL=commit-under-review.js.map

/***/ })

};
