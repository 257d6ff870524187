export const id = 3999;
export const ids = [3999];
export const modules = {
/***/ 3999:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
gitea: () => ( gitea)
});
var _host_js_4_ = __webpack_require__(95);
var _github_calls_js_0_ = __webpack_require__(5025);
var _github_host_js_1_ = __webpack_require__(2447);
var _github_server_js_2_ = __webpack_require__(1554);
var _shapes_js_5_ = __webpack_require__(5639);
var _model_errors_js_3_ = __webpack_require__(4132);
const gitea = {
..._github_host_js_1_.github,
server: {
..._github_host_js_1_.github.server,
authorization: ({ GITEA_TOKEN, GITHUB_TOKEN }) => (0,_host_js_4_ .a)('x-access-token', GITEA_TOKEN) ??
(0,_host_js_4_ .a)('x-access-token', GITHUB_TOKEN),
isNew: () => false,
remedy: 'Hand the job its own token: `env: { GITHUB_TOKEN: ${{ github.token }} }`.',
},
comments({ environment, pullRequest, repository }, ports) {
const apiUrl = (0,_shapes_js_5_ .Ap)(environment['GITHUB_API_URL']);
const [owner, name] = repository?.slug.split('/') ?? [];
if (!pullRequest || !apiUrl || !owner || !name)
return undefined;
const githubToken = (0,_github_server_js_2_ .xG)(environment);
const access = { apiUrl, owner, name, githubToken, server: (0,_github_server_js_2_ .FN)(environment) };
return (0,_github_calls_js_0_ .U)(access, ports).comments ?? NO_TOKEN;
},
};
const NO_TOKEN = {
code: _model_errors_js_3_ .Lp.lacksHostRight,
text: 'No comment: there is no token for the API. Hand the job its own as GITHUB_TOKEN (`${{ github.token }}`).',
};
/***/ })
};
