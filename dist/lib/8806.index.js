export const id = 8806;
export const ids = [8806];
export const modules = {

/***/ 8806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   buildkite: () => (/* binding */ buildkite)
/* harmony export */ });
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7866);
/* harmony import */ var _model_request_base_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4610);
/* harmony import */ var _trust_change_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8245);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5639);
/** Buildkite. Reports appear as files. */




const buildkite = {
    server: {
        address: ({ BUILDKITE_REPO }) => BUILDKITE_REPO,
        remedy: 'Give the agent an SSH key that reads the repository.',
    },
    facts(environment) {
        const build = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .parseLink */ .Ap)(environment['BUILDKITE_BUILD_URL']);
        const job = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .readGuid */ .kF)(environment['BUILDKITE_JOB_ID']);
        // "false" when the build is not about a pull request.
        const number = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePositiveNumber */ .uH)(environment['BUILDKITE_PULL_REQUEST']);
        return {
            commit: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .toCommitId */ .Si)(environment['BUILDKITE_COMMIT']),
            pullRequest: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .toPullRequestFacts */ .jG)(number),
            jobUrl: build && (job ? `${build}#${job}` : build),
            runNumber: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePositiveNumber */ .uH)(environment['BUILDKITE_BUILD_NUMBER']),
        };
    },
    requestBase(environment) {
        const { BUILDKITE_PULL_REQUEST: number, BUILDKITE_BRANCH: branch } = environment;
        const defaultBranch = environment['BUILDKITE_PIPELINE_DEFAULT_BRANCH'];
        if (number && number !== 'false') {
            return (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_3__/* .requestBase */ .VT)(environment['BUILDKITE_PULL_REQUEST_BASE_BRANCH'], defaultBranch);
        }
        return (0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .isMergeQueueBranch */ .KX)(branch) ? (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_3__/* .requestBase */ .VT)((0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_3__/* .baseOfQueue */ .eu)(branch), defaultBranch) : undefined;
    },
    jobOrigin(environment) {
        const number = environment['BUILDKITE_PULL_REQUEST'] ?? 'false';
        if (number === '' || number === 'false') {
            return { proposed: (0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .isMergeQueueBranch */ .KX)(environment['BUILDKITE_BRANCH']), changeOrigin: 'own' };
        }
        const { BUILDKITE_PULL_REQUEST_REPO: from, BUILDKITE_REPO: to } = environment;
        if (!from || !to)
            return { proposed: true, changeOrigin: 'unknown' };
        return { proposed: true, changeOrigin: (0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameRepository */ .ve)(from, to) ? 'own' : 'foreign' };
    },
};
//# sourceMappingURL=buildkite.js.map

/***/ }),

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

/***/ })

};
