export const id = 751;
export const ids = [751];
export const modules = {
/***/ 7751:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
jenkins: () => ( jenkins)
});
var _model_request_base_js_2_ = __webpack_require__(4610);
var _host_js_0_ = __webpack_require__(95);
var _shapes_js_1_ = __webpack_require__(5639);
const PLUGINS = {
ghprbPullId: 'ghprbTargetBranch',
gitlabMergeRequestIid: 'gitlabTargetBranch',
GITHUB_PR_NUMBER: 'GITHUB_PR_TARGET_BRANCH',
GERRIT_CHANGE_NUMBER: 'GERRIT_BRANCH',
GERRIT_REFSPEC: 'GERRIT_BRANCH',
GERRIT_PATCHSET_REVISION: 'GERRIT_BRANCH',
};
const OF_A_BRANCH = ['BRANCH_NAME', 'TAG_NAME'];
const jenkins = {
server: {
authorization: _host_js_0_ .e,
address: ({ GIT_URL }) => GIT_URL,
remedy: "Wrap the step: `withCredentials([usernamePassword(credentialsId: 'ID', usernameVariable: 'GIT_USERNAME', passwordVariable: 'GIT_PASSWORD')])`.",
},
facts(environment) {
const number = (0,_shapes_js_1_ .uH)(environment['CHANGE_ID']);
return {
commit: (0,_shapes_js_1_ .Si)(environment['GIT_COMMIT']),
pullRequest: (0,_shapes_js_1_ .jG)(number, (0,_shapes_js_1_ .Ap)(environment['CHANGE_URL'])),
jobUrl: (0,_shapes_js_1_ .Ap)(environment['BUILD_URL']),
runNumber: (0,_shapes_js_1_ .uH)(environment['BUILD_NUMBER']),
};
},
mergedBranch: ({ CHANGE_ID, CHANGE_BRANCH }) => (CHANGE_ID ? CHANGE_BRANCH : undefined),
requestBase(environment) {
if (environment['CHANGE_ID'])
return (0,_model_request_base_js_2_ .VT)(environment['CHANGE_TARGET']);
const plugin = pluginOf(environment);
return plugin === undefined ? undefined : (0,_model_request_base_js_2_ .VT)(environment[PLUGINS[plugin] ?? '']);
},
jobOrigin(environment) {
if (environment['CHANGE_ID']) {
return { proposed: true, changeOrigin: environment['CHANGE_FORK'] ? 'foreign' : 'own' };
}
if (pluginOf(environment) !== undefined)
return { proposed: true, changeOrigin: 'unknown' };
return { proposed: !OF_A_BRANCH.some((name) => environment[name]), changeOrigin: 'own' };
},
};
function pluginOf(environment) {
return Object.keys(PLUGINS).find((name) => environment[name]);
}
/***/ })
};
