"use strict";
exports.id = 5999;
exports.ids = [5999];
exports.modules = {

/***/ 61199:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fE: function() { return /* binding */ isShallow; },
/* harmony export */   hT: function() { return /* binding */ reachIn; },
/* harmony export */   om: function() { return /* binding */ historyOf; },
/* harmony export */   p0: function() { return /* binding */ historyOnServer; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _machine_ask_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29796);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6609);
/* harmony import */ var _machine_git_objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71650);
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66238);
/* harmony import */ var _pinned_commit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29880);
/** Which commits the default branch of a repository has: only those were merged by people who may. */







const MOST_COMMITS = 50_000;
/**
 * The commits of a branch that a repository has here. Each of them is hashed.
 *
 * @param tip the last commit of the branch
 * @returns undefined if git does not list them
 */
async function historyOf(tip, repository, ports) {
    const args = ['rev-list', `--max-count=${MOST_COMMITS}`, tip];
    const listed = await (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_2__/* .askObjects */ .kO)(ports, repository, tip, { args });
    if ('why' in listed)
        return undefined;
    const ids = listed.text.split('\n').flatMap((line) => (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_6__/* .readCommitId */ .f)(line.trim()) ?? []);
    const parsed = await (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .readCommits */ .Fe)(ids, repository, ports);
    const commits = new Set([tip]);
    for (const id of commits) {
        for (const parent of parsed.get(id)?.parents ?? [])
            commits.add(parent);
    }
    return { commits, isWhole: ids.length < MOST_COMMITS && !isShallow(repository) };
}
/** Whether the history of a repository is cut. */
function isShallow({ gitDirectory }) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .commonDirectory */ .hH)(gitDirectory), 'shallow'));
}
/**
 * The commits of the default branch of a repository on a server. It is asked without a credential: the name of the
 * repository comes from files that are judged.
 *
 * @returns undefined if it does not answer
 */
async function historyOnServer(address, ports) {
    const remote = { address };
    const answer = await (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_2__/* .commitOnServer */ .k6)(remote, 'HEAD', ports);
    if ('why' in answer)
        return undefined;
    return (0,_pinned_commit_js__WEBPACK_IMPORTED_MODULE_5__/* .withEmptyRepository */ ._J)('plangate-history-', async (repository) => {
        const why = await (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchHistory */ .Ny)(ports, repository, remote, answer.commit);
        return why === undefined ? historyOf(answer.commit, repository, ports) : undefined;
    });
}
/** Whether a history has a commit; `unknown` where it is not known as a whole. */
function reachIn(history, commit) {
    if (history?.commits.has(commit) === true)
        return 'reached';
    return history?.isWhole === true ? 'not-reached' : 'unknown';
}
//# sourceMappingURL=branch-history.js.map

/***/ }),

/***/ 45999:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findCleanMerges: function() { return /* binding */ findCleanMerges; },
/* harmony export */   o: function() { return /* binding */ isHistoryKnown; }
/* harmony export */ });
/* harmony import */ var _machine_ask_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29796);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6609);
/* harmony import */ var _machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71650);
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66238);
/* harmony import */ var _branch_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61199);
/**
 * Merges of the base branch that git makes by itself: whoever pushes one, by a button or by git, had no hand in the change.
 * Nothing that a commit says of itself proves that, so its tree is made again.
 */





/** More of them are not looked at: who pushed the others counts. */
const MOST_MERGES = 20;
/**
 * @param isOfBase whether the base branch has a commit
 * @returns ids of those that are clean; `why`, as a sentence, where this job cannot know it of all
 */
async function findCleanMerges(pushed, isOfBase, { workingDirectory, ports }) {
    const clean = new Set();
    if (pushed.length === 0)
        return { clean };
    const repository = wholeClone(workingDirectory);
    if (repository === undefined)
        return { clean, why: NO_CLONE };
    const ids = pushed.flatMap(({ id }) => (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_4__/* .readCommitId */ .f)(id) ?? []);
    const commits = await (0,_machine_git_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommits */ .Fe)(ids, repository, ports);
    for (const { id, before } of pushed.slice(0, MOST_MERGES)) {
        const { tree, parents = [] } = commits.get(id) ?? {};
        const [first, second, third] = parents;
        if (first === undefined || second === undefined || third !== undefined)
            continue;
        if (first !== before || !(await isOfBase(second)))
            continue;
        const remade = await (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_0__/* .remakeMerge */ .qz)([first, second], repository, ports);
        if (remade !== undefined && remade === tree)
            clean.add(id);
    }
    return commits.size < pushed.length ? { clean, why: NO_CLONE } : { clean };
}
/** Whether merges can be made again here. */
function isHistoryKnown(workingDirectory) {
    return wholeClone(workingDirectory) !== undefined;
}
/** Undefined also for a history that is cut: it has other merge bases. */
function wholeClone(workingDirectory) {
    const repository = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .findKnownRepository */ .bp)(workingDirectory, workingDirectory);
    if (repository === undefined)
        return undefined;
    return (0,_branch_history_js__WEBPACK_IMPORTED_MODULE_3__/* .isShallow */ .fE)(repository) ? undefined : repository;
}
const NO_CLONE = 'A push that only merges the base branch excludes nobody, and this job cannot see whether one does no more: check out the default branch with `fetch-depth: 0`.';
//# sourceMappingURL=clean-merges.js.map

/***/ })

};
;