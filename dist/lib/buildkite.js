export const id = 425;
export const ids = [425];
export const modules = {
/***/ 8806:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
buildkite: () => ( buildkite)
});
var _model_repository_address_js_0_ = __webpack_require__(7866);
var _model_request_base_js_2_ = __webpack_require__(4610);
var _trust_change_origin_js_3_ = __webpack_require__(8245);
var _shapes_js_1_ = __webpack_require__(5639);
const buildkite = {
server: {
address: ({ BUILDKITE_REPO }) => BUILDKITE_REPO,
remedy: 'Give the agent an SSH key that reads the repository.',
},
facts(environment) {
const build = (0,_shapes_js_1_ .Ap)(environment['BUILDKITE_BUILD_URL']);
const job = (0,_shapes_js_1_ .kF)(environment['BUILDKITE_JOB_ID']);
const number = (0,_shapes_js_1_ .uH)(environment['BUILDKITE_PULL_REQUEST']);
return {
commit: (0,_shapes_js_1_ .Si)(environment['BUILDKITE_COMMIT']),
pullRequest: (0,_shapes_js_1_ .jG)(number),
jobUrl: build && (job ? `${build}#${job}` : build),
runNumber: (0,_shapes_js_1_ .uH)(environment['BUILDKITE_BUILD_NUMBER']),
};
},
requestBase(environment) {
const { BUILDKITE_PULL_REQUEST: number, BUILDKITE_BRANCH: branch } = environment;
const defaultBranch = environment['BUILDKITE_PIPELINE_DEFAULT_BRANCH'];
if (number && number !== 'false') {
return (0,_model_request_base_js_2_ .VT)(environment['BUILDKITE_PULL_REQUEST_BASE_BRANCH'], defaultBranch);
}
return (0,_trust_change_origin_js_3_ .KX)(branch) ? (0,_model_request_base_js_2_ .VT)((0,_model_request_base_js_2_ .eu)(branch), defaultBranch) : undefined;
},
jobOrigin(environment) {
const number = environment['BUILDKITE_PULL_REQUEST'] ?? 'false';
if (number === '' || number === 'false') {
return { proposed: (0,_trust_change_origin_js_3_ .KX)(environment['BUILDKITE_BRANCH']), changeOrigin: 'own' };
}
const { BUILDKITE_PULL_REQUEST_REPO: from, BUILDKITE_REPO: to } = environment;
if (!from || !to)
return { proposed: true, changeOrigin: 'unknown' };
return { proposed: true, changeOrigin: (0,_model_repository_address_js_0_ .ve)(from, to) ? 'own' : 'foreign' };
},
};
/***/ }),
};
