"use strict";
exports.id = 8596;
exports.ids = [8596];
exports.modules = {

/***/ 78596:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   circleci: function() { return /* binding */ circleci; }
/* harmony export */ });
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66238);
/* harmony import */ var _model_request_base_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24610);
/* harmony import */ var _trust_change_origin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58245);
/* harmony import */ var _hosts_shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65639);
/** CircleCI. Reports appear as files. */




/** Set in builds of forks only. */
const OF_A_FORK = ['CIRCLE_PR_NUMBER', 'CIRCLE_PR_USERNAME', 'CIRCLE_PR_REPONAME'];
const circleci = {
    server: {
        address: ({ CIRCLE_REPOSITORY_URL }) => CIRCLE_REPOSITORY_URL,
        remedy: 'Give the job an SSH key that reads the repository: `- add_ssh_keys`.',
    },
    facts(environment) {
        const url = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .parseLink */ .Ap)(environment['CIRCLE_PULL_REQUEST']);
        const number = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePositiveNumber */ .uH)(environment['CIRCLE_PR_NUMBER'] ?? url?.split('/').at(-1));
        return {
            commit: (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommitId */ .f)(environment['CIRCLE_SHA1']),
            pullRequest: (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .toNumberedRequest */ .xu)(number, url),
            jobUrl: (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .parseLink */ .Ap)(environment['CIRCLE_BUILD_URL']),
            runNumber: (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePositiveNumber */ .uH)(environment['CIRCLE_BUILD_NUM']),
        };
    },
    /** No variable names the base of a pull request. */
    requestBase(environment) {
        const branch = environment['CIRCLE_BRANCH'];
        if (environment['CIRCLE_PULL_REQUEST'] || isOfFork(environment))
            return (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_3__/* .toRequestBase */ .U7)(undefined);
        return (0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .isMergeQueueBranch */ .KX)(branch) ? (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_3__/* .toRequestBase */ .U7)((0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_3__/* .baseOfQueue */ .eu)(branch)) : undefined;
    },
    pushedBranch: (environment) => environment['CIRCLE_PULL_REQUEST'] || isOfFork(environment)
        ? undefined
        : environment['CIRCLE_BRANCH'] || undefined,
    jobOrigin(environment) {
        const branch = environment['CIRCLE_BRANCH'];
        if (isOfFork(environment))
            return { proposed: true, changeOrigin: 'foreign' };
        const change = Boolean(environment['CIRCLE_PULL_REQUEST']) || (0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .isMergeQueueBranch */ .KX)(branch);
        return { proposed: change, changeOrigin: 'own' };
    },
};
function isOfFork(environment) {
    const isPull = environment['CIRCLE_BRANCH']?.startsWith('pull/') === true;
    return isPull || OF_A_FORK.some((name) => environment[name]);
}
//# sourceMappingURL=circleci.js.map

/***/ })

};
;