export const id = 126;
export const ids = [126];
export const modules = {

/***/ 1126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ readDecidingFile),
/* harmony export */   findExceptions: () => (/* binding */ findExceptions)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6609);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3962);
/* harmony import */ var _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8391);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8187);
/* harmony import */ var _model_relative_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(319);
/* harmony import */ var _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3491);
/* harmony import */ var _trust_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(734);
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7866);
/**
 * Reads the file of exceptions as policies are read: from the default branch or a pinned URL in a job,
 * from the disk for a person. What a pull request has written excepts nothing.
 */









const MOST_BYTES = 4 * 1024 * 1024;
/**
 * Finds the file of a check, and reads its text. What the text says is for `parseExceptions`.
 *
 * @returns the text; a sentence for people, if the file is not there and nothing is excepted; or what is wrong
 */
async function findExceptions(request, ports) {
    const read = await readDecidingFile('exceptions', request, ports);
    if ('problems' in read)
        return read;
    const { text } = read;
    if (text !== undefined)
        return { text };
    const notice = `Nothing is excepted: ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(request.written)} is not on the default branch. Merge the file first: one that a pull request brings along does not count.`;
    return { notice };
}
/**
 * Reads a file that decides, from where it may be believed.
 *
 * @param setting names the file, and begins the sentence of a problem
 * @returns no text if the default branch does not have it
 */
async function readDecidingFile(setting, request, ports) {
    try {
        return { text: await readWhereBelieved(request, ports) };
    }
    catch (error) {
        if (!(error instanceof _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .PolicyProblem */ .cq || error instanceof _trust_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .UntrustedError */ .lI))
            throw error;
        return { problems: [{ where: setting, message: error.message }] };
    }
}
/** @throws PolicyProblem or UntrustedError, whose message is the rest of a sentence about the setting */
async function readWhereBelieved(request, ports) {
    const { written, directory, workingDirectory, jobTree } = request;
    if ((0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_6__/* .isPinnedAddress */ .Ny)(written))
        return readPinnedFile(written, ports);
    // The path is taken as it is written: a link of the judged files leads to no other one.
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .realOrSame */ .eF)(workingDirectory), written);
    if (!jobTree.proposed) {
        const text = await refuseUnreadable(written, () => (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_2__/* .readDeciding */ .Ue)(path, MOST_BYTES));
        if (text !== undefined)
            return text;
        throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .PolicyProblem */ .cq(`names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(written)}, which does not exist.`);
    }
    const { repository } = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findAround */ .Di)(directory, jobTree.workspace);
    const inRepository = repository && (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_4__/* .relativePathInside */ ._)(repository.root, path);
    if (repository === undefined || inRepository === undefined) {
        throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .PolicyProblem */ .cq(`names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(written)}, which is not in the repository of this job. Name a file of its default branch, or a pinned URL.`);
    }
    return await readTrusted(inRepository, await jobTree.trusted(repository.root));
}
/** @returns undefined only if the commit has nothing there */
async function readTrusted(path, files) {
    const text = await files.read(path);
    if (text !== undefined)
        return refuseUnreadable(path, async () => (0,_model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_8__/* .wholeText */ .r)(text));
    const directory = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path);
    const names = await files.names(directory === '.' ? '' : directory);
    if (names?.includes(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path)) !== true)
        return undefined;
    throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .PolicyProblem */ .cq(`names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(path)}, and no file could be read there from the commit.`);
}
async function refuseUnreadable(shownAs, read) {
    return read().catch((error) => {
        if (!(error instanceof _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_8__/* .UnreadableFile */ .i))
            throw error;
        throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .PolicyProblem */ .cq(`names ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(shownAs)}, which ${error.message}.`);
    });
}
async function readPinnedFile(written, ports) {
    const { readPinned, readPinnedAddress } = await __webpack_require__.e(/* import() */ 806).then(__webpack_require__.bind(__webpack_require__, 6806));
    const address = readPinnedAddress(written);
    const text = await readPinned(address, ports, (files) => readTrusted(address.directory, files));
    if (text !== undefined)
        return text;
    throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .PolicyProblem */ .cq('has an address with a commit that has no such file.');
}
//# sourceMappingURL=find-exceptions.js.map

/***/ }),

/***/ 8391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BL: () => (/* binding */ POLICY_DIRECTORIES),
/* harmony export */   Y2: () => (/* binding */ MissingJudge),
/* harmony export */   cq: () => (/* binding */ PolicyProblem)
/* harmony export */ });
/** Where a person's policies are if the input is left out; the second is that of conftest. */
const POLICY_DIRECTORIES = ['policies', 'policy'];
/** A policy set cannot be used. It has every reason at once, each a whole sentence. */
class PolicyProblem extends Error {
    name = 'PolicyProblem';
    sentences;
    helpCode;
    constructor(reasons, helpCode) {
        const sentences = [reasons].flat();
        super(sentences.join('\n'));
        this.sentences = sentences;
        this.helpCode = helpCode;
    }
    /** @param where what names the policies: an input or an option */
    problems(where) {
        return this.sentences.map((message) => ({ where, message, code: this.helpCode }));
    }
}
/** Nothing judges: there is no policy, or the program that judges is not here or cannot be used. */
class MissingJudge extends PolicyProblem {
    name = 'MissingJudge';
}
//# sourceMappingURL=policy-files.js.map

/***/ }),

/***/ 7866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
