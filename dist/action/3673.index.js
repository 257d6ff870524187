"use strict";
exports.id = 3673;
exports.ids = [3673];
exports.modules = {

/***/ 3673:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   buildkite: function() { return /* binding */ buildkite; }
/* harmony export */ });
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66238);
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17866);
/* harmony import */ var _model_request_base_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24610);
/* harmony import */ var _trust_change_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58245);
/* harmony import */ var _hosts_shapes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65639);
/** Buildkite. Reports appear as files. */





const buildkite = {
    server: {
        address: ({ BUILDKITE_REPO }) => BUILDKITE_REPO,
        remedy: 'Give the agent an SSH key that reads the repository.',
    },
    facts(environment) {
        const build = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .parseLink */ .Ap)(environment['BUILDKITE_BUILD_URL']);
        const job = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .parseGuid */ .J)(environment['BUILDKITE_JOB_ID']);
        // "false" when the build is not about a pull request.
        const number = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePositiveNumber */ .uH)(environment['BUILDKITE_PULL_REQUEST']);
        return {
            commit: (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_3__/* .readCommitId */ .f)(environment['BUILDKITE_COMMIT']),
            pullRequest: (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .toNumberedRequest */ .xu)(number),
            jobUrl: build && (job ? `${build}#${job}` : build),
            runNumber: (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePositiveNumber */ .uH)(environment['BUILDKITE_BUILD_NUMBER']),
        };
    },
    requestBase(environment) {
        const { BUILDKITE_PULL_REQUEST: number, BUILDKITE_BRANCH: branch } = environment;
        const defaultBranch = environment['BUILDKITE_PIPELINE_DEFAULT_BRANCH'];
        if (number && number !== 'false') {
            return (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_4__/* .toRequestBase */ .U7)(environment['BUILDKITE_PULL_REQUEST_BASE_BRANCH'], defaultBranch);
        }
        return (0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .isMergeQueueBranch */ .KX)(branch)
            ? (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_4__/* .toRequestBase */ .U7)((0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_4__/* .baseOfQueue */ .eu)(branch), defaultBranch)
            : undefined;
    },
    pushedBranch: ({ BUILDKITE_SOURCE: source, BUILDKITE_PULL_REQUEST: number, ...environment }) => source === 'webhook' && (number ?? 'false') === 'false'
        ? environment['BUILDKITE_BRANCH'] || undefined
        : undefined,
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

/***/ })

};
;