export const id = 16;
export const ids = [16];
export const modules = {
/***/ 5016:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
bitbucket: () => ( bitbucket)
});
var _machine_network_js_0_ = __webpack_require__(2605);
var _model_unfilled_js_7_ = __webpack_require__(4824);
var _model_request_base_js_6_ = __webpack_require__(4610);
var _report_markdown_js_1_ = __webpack_require__(75);
var _trust_change_origin_js_8_ = __webpack_require__(8245);
var _ask_js_2_ = __webpack_require__(8536);
var _host_js_5_ = __webpack_require__(95);
var _host_error_js_3_ = __webpack_require__(3452);
var _shapes_js_4_ = __webpack_require__(5639);
const SERVER = 'https://bitbucket.org';
const STYLE = {
line: '/src/{commit}/{path}#lines-{line}',
job: (0,_report_markdown_js_1_ .eu) `pipeline`,
change: (0,_report_markdown_js_1_ .eu) `pull request #`,
};
function readUuid(text) {
return (0,_shapes_js_4_ .kF)(text?.replace(/^\{(.*)\}$/, '$1'));
}
const bitbucket = {
server: {
address({ BITBUCKET_REPO_FULL_NAME }) {
const slug = (0,_shapes_js_4_ .W3)(BITBUCKET_REPO_FULL_NAME);
return slug && `${SERVER}/${slug}.git`;
},
authorization: ({ BITBUCKET_TOKEN }) => (0,_host_js_5_ .a)('x-token-auth', BITBUCKET_TOKEN),
remedy: 'Create a repository access token with the scope `repository`, and hand it to the job as the secured variable BITBUCKET_TOKEN.',
},
facts(environment) {
const slug = (0,_shapes_js_4_ .W3)(environment['BITBUCKET_REPO_FULL_NAME']);
const build = (0,_shapes_js_4_ .uH)(environment['BITBUCKET_BUILD_NUMBER']);
const number = (0,_shapes_js_4_ .uH)(environment['BITBUCKET_PR_ID']);
const page = slug && `${SERVER}/${slug}`;
return {
commit: (0,_shapes_js_4_ .Si)(environment['BITBUCKET_COMMIT']),
pullRequest: (0,_shapes_js_4_ .jG)(number, page && `${page}/pull-requests/${number}`),
jobUrl: page && build ? `${page}/pipelines/results/${build}` : undefined,
runNumber: build,
repository: slug ? { serverUrl: SERVER, slug, style: STYLE } : undefined,
};
},
requestBase: ({ BITBUCKET_PR_ID: number, BITBUCKET_PR_DESTINATION_BRANCH: branch }) => number || branch ? (0,_model_request_base_js_6_ .VT)(branch) : undefined,
repositoryId: ({ BITBUCKET_REPO_UUID: id }) => (0,_shapes_js_4_ .XL)(SERVER, readUuid(id)),
jobOrigin: ({ BITBUCKET_PR_ID: number }) => number ? { proposed: true, changeOrigin: 'unknown' } : { proposed: false, changeOrigin: 'own' },
async askChangeOrigin({ environment, pullRequest }, { jobOrigin: { changeOrigin } }, ports) {
const slug = (0,_shapes_js_4_ .W3)(environment['BITBUCKET_REPO_FULL_NAME']);
if (!slug || !pullRequest)
return { changeOrigin };
const token = (0,_model_unfilled_js_7_ .A)(environment['BITBUCKET_TOKEN']);
const proxied = token === undefined;
const withToken = 'Set BITBUCKET_TOKEN to a repository access token with the scope "pullrequest".';
const ask = (0,_ask_js_2_ .cY)({
...ports,
send: proxied ? (0,_machine_network_js_0_ .$)('http://localhost:29418') : ports.send,
baseUrl: `${proxied ? 'http' : 'https'}://api.bitbucket.org/2.0`,
headers: proxied ? {} : { authorization: `Bearer ${token}` },
service: 'Bitbucket',
refusedRemedy: proxied
? `The proxy of the pipeline did not authenticate it. ${withToken}`
: 'BITBUCKET_TOKEN needs the scope "pullrequest" on this repository and must not have expired.',
unreachableRemedy: proxied ? `Only a pipeline has that proxy. ${withToken}` : undefined,
});
const asking = ask('GET', `/repositories/${slug}/pullrequests/${pullRequest.number}`);
const answer = await asking.catch((0,_host_error_js_3_ .yg)((problem) => problem));
if (answer instanceof _host_error_js_3_ .dh)
return { changeOrigin, trouble: answer.message };
const from = (0,_shapes_js_4_ .$6)(answer.json, 'source', 'repository', 'full_name');
return { changeOrigin: from ? (0,_trust_change_origin_js_8_ .EB)(from, slug) : 'foreign' };
},
};
/***/ })
};
