"use strict";
exports.id = 7696;
exports.ids = [7696];
exports.modules = {

/***/ 27696:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gitea: function() { return /* binding */ gitea; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _hosts_authorization_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1228);
/* harmony import */ var _hosts_github_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51117);
/* harmony import */ var _hosts_github_github_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27758);
/* harmony import */ var _hosts_github_server_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51554);
/* harmony import */ var _hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65639);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74132);
/** Gitea Actions and Forgejo Actions: jobs as GitHub's, on servers that have less than GitHub. */








const gitea = {
    ..._hosts_github_github_js__WEBPACK_IMPORTED_MODULE_3__.github,
    server: {
        ..._hosts_github_github_js__WEBPACK_IMPORTED_MODULE_3__.github.server,
        authorization: ({ GITEA_TOKEN, GITHUB_TOKEN }) => (0,_hosts_authorization_js__WEBPACK_IMPORTED_MODULE_6__/* .basicAuthorization */ .a)('x-access-token', GITEA_TOKEN) ??
            (0,_hosts_authorization_js__WEBPACK_IMPORTED_MODULE_6__/* .basicAuthorization */ .a)('x-access-token', GITHUB_TOKEN),
        isNew: () => false,
        remedy: 'Hand the job its own token: `env: { GITHUB_TOKEN: ${{ github.token }} }`.',
    },
    comments({ environment, pullRequest, repository }, ports) {
        const apiUrl = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parseLink */ .Ap)(environment['GITHUB_API_URL']);
        const [owner, name] = repository?.slug.split('/') ?? [];
        if (!pullRequest || !apiUrl || !owner || !name)
            return undefined;
        const githubToken = (0,_hosts_github_server_js__WEBPACK_IMPORTED_MODULE_4__/* .apiTokenOf */ .xG)(environment);
        const access = { apiUrl, owner, name, githubToken, server: (0,_hosts_github_server_js__WEBPACK_IMPORTED_MODULE_4__/* .serverOf */ .FN)(environment) };
        return (0,_hosts_github_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .connectGitHub */ .U)(access, ports).comments ?? NO_TOKEN;
    },
};
const NO_TOKEN = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .CODES */ .Lp.lacksHostRight, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `No comment: there is no token for the API.`, {
    remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Hand the job its own as ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('GITHUB_TOKEN')} (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .typed */ .nE)('${{ github.token }}')}).`,
    actor: 'operators',
});
//# sourceMappingURL=gitea.js.map

/***/ })

};
;