"use strict";
exports.id = 15;
exports.ids = [15];
exports.modules = {

/***/ 10015:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readByApi: function() { return /* binding */ readByApi; },
/* harmony export */   readByGit: function() { return /* binding */ readByGit; },
/* harmony export */   treeOnGitHub: function() { return /* binding */ treeOnGitHub; }
/* harmony export */ });
/* harmony import */ var _trust_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80734);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93452);
/* harmony import */ var _machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71650);
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(66238);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10000);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74132);
/* harmony import */ var _explain_problem_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10580);
/**
 * Reads files from GitHub that are not checked out: those of the default branch, where they are needed to choose settings, and
 * those at the head of a pull request. Git has that commit in a deep checkout. Otherwise the snapshot of the pull request says
 * which files are the same, and one more request reads the others.
 */








/**
 * The files of the default branch, or of a commit of it. As soon as a listing by GraphQL says which commit has them, all that
 * follows is read of it.
 */
function treeOnGitHub(api, { number, commit: given } = {}) {
    const texts = new Map();
    let commit = given;
    let snapshot;
    const at = (path) => `${commit ?? 'HEAD'}:${path}`;
    const look = async (path) => {
        const listed = texts.get(path);
        if (listed !== undefined)
            return { kind: 'file', bytes: async () => Buffer.from(listed) };
        const found = await api.look(at(path)).catch(explain);
        if (path === '' && found.kind === 'absent')
            throw hidden(api);
        return found;
    };
    return {
        of: 'commit',
        commit: () => commit,
        snapshot: () => snapshot,
        async list(directory) {
            const entries = await list(directory).catch(explain);
            if (directory === '' && entries === undefined)
                throw hidden(api);
            for (const { name, text } of entries ?? []) {
                const path = directory === '' ? name : `${directory}/${name}`;
                if (text !== undefined)
                    texts.set(path, text);
            }
            return entries;
        },
        look,
    };
    async function list(directory) {
        const ofRest = async () => {
            const found = await api.look(at(directory));
            return found.kind === 'directory' ? found.entries : undefined;
        };
        if (number === undefined)
            return ofRest();
        try {
            snapshot = await api.snapshot(number, { files: true, tree: at(directory) });
            commit ??= snapshot.treeCommit;
            return snapshot.tree;
        }
        catch (error) {
            // A pull request that the token may not read does not keep the files from being read.
            if (!(error instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh) || error.kind === 'aborted')
                throw error;
            return ofRest();
        }
    }
}
/** Every commit has a top: where it is not shown, the token may not see the files. */
function hidden({ server }) {
    return new _trust_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .UntrustedError */ .lI((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .CODES */ .Lp.lacksHostRight, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .sentencePart */ .vn)('name', server.service, 60)} shows no file of the default branch to this token.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Give the job ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .typed */ .nE)('permissions: contents: read')}.`, actor: 'operators' }));
}
const explain = (0,_host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .onHostError */ .yg)((problem) => {
    const what = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `The files of the branch were not read`;
    throw new _trust_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .UntrustedError */ .lI((0,_explain_problem_js__WEBPACK_IMPORTED_MODULE_6__/* .explainProblem */ .F)(what, 'contents: read', problem));
});
const MOST_FILES = 50;
const MOST_REQUESTS = 10;
/** @returns undefined if git does not have the commit */
async function readByGit(texts, commit, { repository, ports }) {
    const id = (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_7__/* .readCommitId */ .f)(commit);
    const files = id && (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .openCommit */ .Cg)(id, repository, ports);
    if (files === undefined || (await files.entry('')) === undefined)
        return undefined;
    const textsAtHead = new Map();
    for (const path of [...texts.keys()].slice(0, MOST_FILES)) {
        const bytes = await files.bytes(path);
        if (bytes !== undefined)
            textsAtHead.set(path, bytes.toString('utf8'));
    }
    return textsAtHead;
}
/**
 * @param texts those of the checkout, by path
 * @param readSnapshot reads a snapshot of the pull request, with the ids of these files
 */
async function readByApi(texts, commit, api, readSnapshot) {
    const paths = [...texts.keys()].slice(0, MOST_FILES);
    const snapshot = await readSnapshot(paths.map((path) => `${commit}:${path}`));
    const textsAtHead = new Map();
    const others = [];
    for (const [index, path] of paths.entries()) {
        const text = texts.get(path) ?? '';
        const id = snapshot?.blobs?.[index];
        if (id !== undefined && id === (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .idOf */ .TH)('blob', Buffer.from(text), id))
            textsAtHead.set(path, text);
        else if (id !== undefined || snapshot?.blobs === undefined)
            others.push(path);
    }
    if (others.length === 0)
        return textsAtHead;
    const readOne = async (expression) => {
        const found = await api.look(expression);
        return found.kind === 'file' ? Buffer.from(await found.bytes()).toString('utf8') : undefined;
    };
    const readOneByOne = () => Promise.all(others
        .slice(0, MOST_REQUESTS)
        .map((path) => readOne(`${commit}:${path}`).catch((0,_host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .onHostError */ .yg)(() => undefined))));
    // A server that refused GraphQL once is not asked by it again.
    const answers = await (snapshot?.blobs === undefined
        ? readOneByOne()
        : api.textsAt(commit, others).catch((0,_host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .onHostError */ .yg)(readOneByOne)));
    for (const [index, path] of others.entries()) {
        const text = answers[index];
        if (text !== undefined)
            textsAtHead.set(path, text);
    }
    return textsAtHead;
}
//# sourceMappingURL=files-elsewhere.js.map

/***/ })

};
;