export const id = 7751;
export const ids = [7751];
export const modules = {
/***/ 67751:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
jenkins: () => ( jenkins)
});
var _host_js_0_ = __webpack_require__(70095);
var _shapes_js_1_ = __webpack_require__(65639);
const PLUGINS = [
'ghprbPullId',
'gitlabMergeRequestIid',
'GITHUB_PR_NUMBER',
'GERRIT_CHANGE_NUMBER',
'GERRIT_REFSPEC',
'GERRIT_PATCHSET_REVISION',
];
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
jobOrigin(environment) {
if (environment['CHANGE_ID']) {
return { proposed: true, changeOrigin: environment['CHANGE_FORK'] ? 'foreign' : 'own' };
}
const plugin = PLUGINS.some((name) => environment[name]);
if (plugin)
return { proposed: true, changeOrigin: 'unknown' };
return { proposed: !OF_A_BRANCH.some((name) => environment[name]), changeOrigin: 'own' };
},
};
/***/ }),
};
