"use strict";
exports.id = 5016;
exports.ids = [5016];
exports.modules = {

/***/ 35016:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bitbucket: function() { return /* binding */ bitbucket; }
/* harmony export */ });
/* harmony import */ var _machine_network_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70787);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85382);
/* harmony import */ var _model_unfilled_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(84824);
/* harmony import */ var _model_request_base_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24610);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/* harmony import */ var _trust_change_origin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58245);
/* harmony import */ var _ask_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18536);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70095);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93452);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65639);
/** Bitbucket Pipelines. Reports appear as files, of which Bitbucket shows the test results. */










const SERVER = 'https://bitbucket.org';
const STYLE = {
    line: '/src/{commit}/{path}#lines-{line}',
    job: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `pipeline`,
    change: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .eu) `pull request #`,
};
/** As in `{6f1cb408-…}`. */
function readUuid(text) {
    return (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .readGuid */ .kF)(text?.replace(/^\{(.*)\}$/, '$1'));
}
const bitbucket = {
    server: {
        address({ BITBUCKET_REPO_FULL_NAME }) {
            const slug = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .readSlug */ .W3)(BITBUCKET_REPO_FULL_NAME);
            return slug && `${SERVER}/${slug}.git`;
        },
        authorization: ({ BITBUCKET_TOKEN }) => (0,_host_js__WEBPACK_IMPORTED_MODULE_7__/* .basicAuthorization */ .a)('x-token-auth', BITBUCKET_TOKEN),
        remedy: 'Create a repository access token with the scope `repository`, and hand it to the job as the secured variable BITBUCKET_TOKEN.',
    },
    facts(environment) {
        const slug = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .readSlug */ .W3)(environment['BITBUCKET_REPO_FULL_NAME']);
        const build = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .parsePositiveNumber */ .uH)(environment['BITBUCKET_BUILD_NUMBER']);
        const number = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .parsePositiveNumber */ .uH)(environment['BITBUCKET_PR_ID']);
        const page = slug && `${SERVER}/${slug}`;
        return {
            commit: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .toCommitId */ .Si)(environment['BITBUCKET_COMMIT']),
            pullRequest: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .toPullRequestFacts */ .jG)(number, page && `${page}/pull-requests/${number}`),
            jobUrl: page && build ? `${page}/pipelines/results/${build}` : undefined,
            runNumber: build,
            repository: slug ? { serverUrl: SERVER, slug, style: STYLE } : undefined,
        };
    },
    requestBase: ({ BITBUCKET_PR_ID: number, BITBUCKET_PR_DESTINATION_BRANCH: branch }) => number || branch ? (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_8__/* .requestBase */ .VT)(branch) : undefined,
    repositoryId: ({ BITBUCKET_REPO_UUID: id }) => (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .toRepositoryId */ .XL)(SERVER, readUuid(id)),
    /** The environment does not say where a pull request comes from. */
    jobOrigin: ({ BITBUCKET_PR_ID: number }) => number ? { proposed: true, changeOrigin: 'unknown' } : { proposed: false, changeOrigin: 'own' },
    async askChangeOrigin({ environment, pullRequest }, { jobOrigin: { changeOrigin } }, ports) {
        const slug = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .readSlug */ .W3)(environment['BITBUCKET_REPO_FULL_NAME']);
        if (!slug || !pullRequest)
            return { changeOrigin };
        // Inside a pipeline a proxy adds the credentials; elsewhere a token is needed.
        const token = (0,_model_unfilled_js__WEBPACK_IMPORTED_MODULE_9__/* .filledIn */ .A)(environment['BITBUCKET_TOKEN']);
        const proxied = token === undefined;
        const withToken = 'Set BITBUCKET_TOKEN to a repository access token with the scope "pullrequest".';
        const ask = (0,_ask_js__WEBPACK_IMPORTED_MODULE_4__/* .createAsk */ .cY)({
            ...ports,
            send: proxied ? (0,_machine_network_js__WEBPACK_IMPORTED_MODULE_0__/* .openForwarded */ .$)('http://localhost:29418') : ports.send,
            baseUrl: `${proxied ? 'http' : 'https'}://api.bitbucket.org/2.0`,
            headers: proxied ? {} : { authorization: `Bearer ${token}` },
            service: 'Bitbucket',
            refusedRemedy: proxied
                ? `The proxy of the pipeline did not authenticate it. ${withToken}`
                : 'BITBUCKET_TOKEN needs the scope "pullrequest" on this repository and must not have expired.',
            unreachableRemedy: proxied ? `Only a pipeline has that proxy. ${withToken}` : undefined,
        });
        const asking = ask('GET', `/repositories/${slug}/pullrequests/${pullRequest.number}`);
        const answer = await asking.catch((0,_host_error_js__WEBPACK_IMPORTED_MODULE_5__/* .onHostError */ .yg)((problem) => problem));
        if (answer instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_5__/* .HostError */ .dh)
            return { changeOrigin, trouble: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .findingOf */ .hD)(answer) };
        const from = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .textAt */ .$6)(answer.json, 'source', 'repository', 'full_name');
        // The repository of a fork that is gone has no name.
        return { changeOrigin: from ? (0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .compareOwners */ .EB)(from, slug) : 'foreign' };
    },
};
//# sourceMappingURL=bitbucket.js.map

/***/ })

};
;