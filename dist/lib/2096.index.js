export const id = 2096;
export const ids = [2096];
export const modules = {

/***/ 32096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jenkins: () => (/* binding */ jenkins)
/* harmony export */ });
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66238);
/* harmony import */ var _model_request_base_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24610);
/* harmony import */ var _hosts_authorization_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1228);
/* harmony import */ var _hosts_shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65639);
/** Jenkins: what its multibranch plugins say. Reports appear as files. */




/**
 * Variables of other plugins that build pull requests, each with the one that names the base. They do not say where a change
 * comes from.
 */
const PLUGINS = {
    ghprbPullId: 'ghprbTargetBranch',
    gitlabMergeRequestIid: 'gitlabTargetBranch',
    GITHUB_PR_NUMBER: 'GITHUB_PR_TARGET_BRANCH',
    GERRIT_CHANGE_NUMBER: 'GERRIT_BRANCH',
    GERRIT_REFSPEC: 'GERRIT_BRANCH',
    GERRIT_PATCHSET_REVISION: 'GERRIT_BRANCH',
};
/** Set where a multibranch job builds a branch or a tag. */
const OF_A_BRANCH = ['BRANCH_NAME', 'TAG_NAME'];
const jenkins = {
    server: {
        authorization: _hosts_authorization_js__WEBPACK_IMPORTED_MODULE_0__/* .gitPassword */ .e,
        address: ({ GIT_URL }) => GIT_URL,
        remedy: "Wrap the step: `withCredentials([usernamePassword(credentialsId: 'ID', usernameVariable: 'GIT_USERNAME', passwordVariable: 'GIT_PASSWORD')])`.",
    },
    facts(environment) {
        const number = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePositiveNumber */ .uH)(environment['CHANGE_ID']);
        return {
            commit: (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommitId */ .f)(environment['GIT_COMMIT']),
            pullRequest: (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toNumberedRequest */ .xu)(number, (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .parseLink */ .Ap)(environment['CHANGE_URL'])),
            jobUrl: (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .parseLink */ .Ap)(environment['BUILD_URL']),
            runNumber: (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePositiveNumber */ .uH)(environment['BUILD_NUMBER']),
        };
    },
    // The plugins merge the branch anew for each build, so each build has another commit.
    mergedBranch: ({ CHANGE_ID, CHANGE_BRANCH }) => (CHANGE_ID ? CHANGE_BRANCH : undefined),
    requestBase(environment) {
        if (environment['CHANGE_ID'])
            return (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_3__/* .toRequestBase */ .U7)(environment['CHANGE_TARGET']);
        const plugin = pluginOf(environment);
        return plugin === undefined ? undefined : (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_3__/* .toRequestBase */ .U7)(environment[PLUGINS[plugin] ?? '']);
    },
    pushedBranch: (environment) => environment['CHANGE_ID'] || pluginOf(environment) !== undefined
        ? undefined
        : environment['BRANCH_NAME'] || undefined,
    jobOrigin(environment) {
        if (environment['CHANGE_ID']) {
            return { proposed: true, changeOrigin: environment['CHANGE_FORK'] ? 'foreign' : 'own' };
        }
        if (pluginOf(environment) !== undefined)
            return { proposed: true, changeOrigin: 'unknown' };
        // A webhook can make a job build any commit, and no variable says which one it was.
        return { proposed: !OF_A_BRANCH.some((name) => environment[name]), changeOrigin: 'own' };
    },
};
function pluginOf(environment) {
    return Object.keys(PLUGINS).find((name) => environment[name]);
}
//# sourceMappingURL=jenkins.js.map

/***/ })

};
