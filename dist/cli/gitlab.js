export const id = 6846;
export const ids = [6846];
export const modules = {
/***/ 86846:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
gitlab: () => ( gitlab)
});
var _model_request_base_js_6_ = __webpack_require__(24610);
var _model_unfilled_js_8_ = __webpack_require__(84824);
var _trust_change_origin_js_7_ = __webpack_require__(58245);
var _host_js_4_ = __webpack_require__(70095);
var _host_error_js_0_ = __webpack_require__(93452);
var _notes_js_1_ = __webpack_require__(98528);
var _shapes_js_5_ = __webpack_require__(65639);
var _model_parse_js_9_ = __webpack_require__(2340);
var _report_markdown_js_2_ = __webpack_require__(70075);
var _model_errors_js_3_ = __webpack_require__(74132);
const SERVICE = 'GitLab';
const STYLE = {
line: '/-/blob/{commit}/{path}#L{line}',
job: (0,_report_markdown_js_2_ .eu) `job`,
change: (0,_report_markdown_js_2_ .eu) `merge request !`,
};
const SOURCES_OF_REPOSITORY = 'push schedule web api trigger pipeline webide chat'.split(' ');
const gitlab = {
server: {
address(environment) {
const project = projectOf(environment);
return project && `${project}.git`;
},
authorization: ({ CI_JOB_TOKEN }) => (0,_host_js_4_ .a)('gitlab-ci-token', CI_JOB_TOKEN),
remedy: 'The job token must be able to read the project: Settings → CI/CD → Job token permissions.',
},
facts(environment) {
const serverUrl = (0,_shapes_js_5_ .P2)(environment['CI_SERVER_URL']);
const slug = (0,_shapes_js_5_ .W3)(environment['CI_PROJECT_PATH']);
const project = projectOf(environment);
const number = (0,_shapes_js_5_ .uH)(environment['CI_MERGE_REQUEST_IID']);
return {
commit: (0,_shapes_js_5_ .Si)(environment['CI_MERGE_REQUEST_SOURCE_BRANCH_SHA']) ??
(0,_shapes_js_5_ .Si)(environment['CI_COMMIT_SHA']),
pullRequest: (0,_shapes_js_5_ .jG)(number, project && `${project}/-/merge_requests/${number}`),
jobUrl: (0,_shapes_js_5_ .Ap)(environment['CI_JOB_URL']),
runNumber: (0,_shapes_js_5_ .uH)(environment['CI_PIPELINE_ID']),
repository: serverUrl && slug ? { serverUrl, slug, style: STYLE } : undefined,
};
},
requestBase(environment) {
const { CI_MERGE_REQUEST_IID: number, CI_PIPELINE_SOURCE: source } = environment;
const { CI_DEFAULT_BRANCH, CI_PROJECT_ID } = environment;
if (number) {
const target = environment['CI_MERGE_REQUEST_PROJECT_ID'];
const projects = [CI_PROJECT_ID, environment['CI_MERGE_REQUEST_SOURCE_PROJECT_ID']];
const isHere = Boolean(target) && projects.includes(target);
const branch = environment['CI_MERGE_REQUEST_TARGET_BRANCH_NAME'];
return (0,_model_request_base_js_6_ .VT)(branch, isHere ? CI_DEFAULT_BRANCH : undefined);
}
if (source !== 'external_pull_request_event')
return undefined;
const branch = environment['CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME'];
return (0,_model_request_base_js_6_ .VT)(branch, CI_DEFAULT_BRANCH);
},
repositoryId: (environment) => (0,_shapes_js_5_ .XL)((0,_shapes_js_5_ .P2)(environment['CI_SERVER_URL']), projectIdOf(environment)),
jobOrigin(environment) {
if (environment['CI_MERGE_REQUEST_IID']) {
const from = environment['CI_MERGE_REQUEST_SOURCE_PROJECT_ID'];
return {
proposed: true,
changeOrigin: (0,_trust_change_origin_js_7_ .EB)(from, environment['CI_MERGE_REQUEST_PROJECT_ID']),
};
}
const source = environment['CI_PIPELINE_SOURCE'] ?? '';
if (source === 'external_pull_request_event') {
const from = environment['CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY'];
const to = environment['CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY'];
return { proposed: true, changeOrigin: (0,_trust_change_origin_js_7_ .EB)(from, to) };
}
const branchOrTag = environment['CI_COMMIT_BRANCH'] || environment['CI_COMMIT_TAG'];
return {
proposed: !SOURCES_OF_REPOSITORY.includes(source),
changeOrigin: branchOrTag ? 'own' : 'unknown',
};
},
comments({ environment, pullRequest, commit = '' }, ports) {
const apiUrl = (0,_shapes_js_5_ .Ap)(environment['CI_API_V4_URL']);
const projectId = projectIdOf(environment);
const token = (0,_model_unfilled_js_8_ .A)(environment['GITLAB_TOKEN']);
if (!apiUrl || !projectId || !pullRequest)
return undefined;
if (!token)
return NO_TOKEN;
const { number, url = '' } = pullRequest;
const notes = `/projects/${projectId}/merge_requests/${number}/notes`;
const host = {
service: SERVICE,
baseUrl: apiUrl,
headers: { 'private-token': token },
refusedRemedy: 'GITLAB_TOKEN needs the scope "api" and at least the role Reporter in this project, and must not have expired.',
list: `${notes}?per_page=100&sort=asc&order_by=created_at`,
toRequestBody: (body) => ({ body }),
readNote: toNote,
pageUrlOf: (id) => `${url}#note_${id}`,
whoAmI: async (ask) => String((0,_host_error_js_0_ .wh)((await ask('GET', '/user')).json, SERVICE)),
addressOf: (id) => `${notes}/${id}`,
update: (ask, id, body) => ask('PUT', `${notes}/${id}`, { body }),
};
return (0,_notes_js_1_ .a)(host, commit, ports);
},
};
function projectIdOf(environment) {
return (0,_shapes_js_5_ .uH)(environment['CI_MERGE_REQUEST_PROJECT_ID'] ?? environment['CI_PROJECT_ID']);
}
function projectOf(environment) {
const { CI_MERGE_REQUEST_PROJECT_URL: target, CI_PROJECT_URL: project } = environment;
return (0,_shapes_js_5_ .Ap)(target ?? project);
}
const NO_TOKEN = {
code: _model_errors_js_3_ .Lp.lacksHostRight,
text: 'No comment: there is no token for the GitLab API. Create a project access token with the role Reporter and the scope "api" and hand it to the job as the masked variable GITLAB_TOKEN (CI_JOB_TOKEN may not write notes).',
};
function toNote(json) {
const { body, system } = (0,_model_parse_js_9_ .Pf)(json);
const who = (0,_shapes_js_5_ .fK)(json, 'author', 'id');
return {
id: (0,_host_error_js_0_ .wh)(json, SERVICE),
body: system !== true && typeof body === 'string' ? body : '',
author: typeof who === 'number' ? String(who) : undefined,
};
}
/***/ }),
};
