export const id = 521;
export const ids = [521];
export const modules = {

/***/ 8521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readByApi: () => (/* binding */ readByApi),
/* harmony export */   readByGit: () => (/* binding */ readByGit)
/* harmony export */ });
/* harmony import */ var _machine_compare_with_commit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(167);
/* harmony import */ var _machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2415);
/* harmony import */ var _host_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8241);
/**
 * What files are at the head of a pull request, where another commit is checked out: asked of git,
 * which knows it in a deep checkout; else the look at the pull request says which files are the same
 * ones, and one request more brings the others.
 */



/** More files than this in one report are not asked for. */
const MOST_FILES = 50;
const MOST_REQUESTS = 10;
async function readByGit(texts, commit, { repository, ports }) {
    const known = await (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .askGit */ .gG)(ports, repository, 'cat-file', '-e', `${commit}^{commit}`);
    if ('why' in known)
        return undefined;
    const found = new Map();
    for (const path of [...texts.keys()].slice(0, MOST_FILES)) {
        const file = await (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .askGit */ .gG)(ports, repository, 'cat-file', 'blob', `${commit}:${path}`);
        if ('text' in file)
            found.set(path, file.text);
    }
    return found;
}
/** @param look one look at the pull request, with the ids of these files */
async function readByApi(texts, commit, api, look) {
    const paths = [...texts.keys()].slice(0, MOST_FILES);
    const snapshot = await look(paths.map((path) => `${commit}:${path}`));
    const found = new Map();
    const others = [];
    for (const [index, path] of paths.entries()) {
        const text = texts.get(path) ?? '';
        const id = snapshot?.blobs?.[index];
        if (id !== undefined && id === (0,_machine_compare_with_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .blobIdOf */ .mR)(Buffer.from(text), id))
            found.set(path, text);
        else if (id !== undefined || snapshot?.blobs === undefined)
            others.push(path);
    }
    if (others.length === 0)
        return found;
    const each = () => oneByOne(others.slice(0, MOST_REQUESTS), commit, api);
    // Where GraphQL was refused there is none to ask again.
    const read = await (snapshot?.blobs === undefined
        ? each()
        : api.textsAt(commit, others).catch((0,_host_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .onProblem */ .R$)(each)));
    for (const [index, path] of others.entries()) {
        const text = read[index];
        if (text !== undefined)
            found.set(path, text);
    }
    return found;
}
function oneByOne(paths, commit, api) {
    const nothing = (0,_host_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .onProblem */ .R$)(() => undefined);
    return Promise.all(paths.map((path) => api.readFile(`${commit}:${path}`).catch(nothing)));
}
//# sourceMappingURL=head-files.js.map

/***/ })

};
