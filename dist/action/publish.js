export const id = 6759;
export const ids = [6759,1669];
export const modules = {
/***/ 3806:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
publishOnGitHub: () => ( publishOnGitHub)
});
var _report_annotations_js_0_ = __webpack_require__(5594);
var _report_comment_js_1_ = __webpack_require__(2650);
var _report_next_steps_js_2_ = __webpack_require__(2189);
var _own_comments_js_3_ = __webpack_require__(9696);
var _server_js_4_ = __webpack_require__(1554);
var _calls_js_5_ = __webpack_require__(2344);
var _comment_js_6_ = __webpack_require__(3208);
var _decide_comment_js_7_ = __webpack_require__(9369);
var _host_error_js_8_ = __webpack_require__(3452);
var _model_verdict_js_9_ = __webpack_require__(3538);
const WHAT = 'The comment on the pull request was not written';
const NEEDS = 'pull-requests: write';
async function publishOnGitHub(one, known = {}) {
const { files: changedFiles, snapshot: looked } = known;
const { view, target, ports } = one;
const problems = [];
let snapshot;
let started;
const filesWanted = changedFiles === undefined && needsFiles(view, target);
await writeToPullRequest(one, problems, async (api, number) => {
if (target.comment === 'off' && !filesWanted)
return;
const isEnough = looked !== undefined && (!filesWanted || looked.files !== undefined);
snapshot = isEnough ? looked : await api.snapshot(number, { files: filesWanted });
if (target.comment === 'off')
return;
const { headSha, comment: when } = target;
const asked = target.notify === 'once' ? await askOnce(one, api, snapshot, problems) : [];
const commentTarget = { number, headSha, green: view.green, when, snapshot };
started = await (0,_comment_js_6_ .e2)(api, (0,_decide_comment_js_7_ .G)(view, asked), commentTarget, ports);
});
const asOfHead = snapshot?.headSha === target.headSha ? snapshot.files : undefined;
const left = await annotate(one, problems, changedFiles ?? asOfHead);
let result = started?.result;
await writeToPullRequest(one, problems, async () => {
if (started !== undefined && ports.skipVerify?.() !== true)
result = await started.settle();
});
problems.push(...(0,_comment_js_6_ .AA)(result));
return { left, problems, commentUrl: result?.url };
}
async function askOnce({ view, target: { pullRequest, headSha } }, api, snapshot, problems) {
if (pullRequest === undefined || snapshot.headSha !== headSha)
return [];
const { comment, kept } = (0,_own_comments_js_3_ .gq)(snapshot, view.key);
const { asked = [] } = kept ?? {};
const url = comment?.url ?? view.context.job?.url;
const request = (0,_report_next_steps_js_2_ .h)(view, asked, pullRequest.input?.author, url);
if (request === undefined)
return [];
const { people, teams, line, fingerprints } = request;
const { number } = pullRequest;
if (api.requestReview !== undefined && people.length + teams.length > 0) {
const refused = (0,_host_error_js_8_ .yg)(() => false);
const isAsked = await api.requestReview(number, people, teams).then(() => true, refused);
if (isAsked)
return fingerprints;
}
const explain = (0,_host_error_js_8_ .yg)((problem) => {
problems.push((0,_calls_js_5_ .F)('Who can approve was not notified', NEEDS, problem));
return [];
});
return await api.createComment(number, line).then(() => fingerprints, explain);
}
async function writeToPullRequest({ target, github: { comments } }, problems, work) {
const { pullRequest } = target;
if (pullRequest === undefined)
return;
if (comments === undefined) {
if (target.comment !== 'off' && problems.length === 0) {
const text = `${WHAT}: there is no token for it. Leave \`github-token\` at its default.`;
problems.push({ text, code: 'PG-113' });
}
return;
}
const explain = (0,_host_error_js_8_ .yg)((problem) => {
problems.push((0,_calls_js_5_ .F)(WHAT, NEEDS, problem, pullRequest.fork));
});
await work(comments, pullRequest.number).catch(explain);
}
async function annotate({ view, target, github: { checks } }, problems, changedFiles) {
if (target.annotate === 'off')
return [];
const changed = changedFiles === undefined ? undefined : new Set(changedFiles);
const scope = target.annotate === 'all' ? 'all' : 'changed';
const only = target.annotate === 'changed' ? changed : undefined;
const annotations = (0,_report_annotations_js_0_ .H)(view, { annotate: scope, changedFiles: changed }).filter(({ path }) => only?.has(path) !== false);
if (checks?.server !== _server_js_4_ .U0)
return annotations;
const result = await publishCheck(checks, {
checkRunId: target.checkRunId,
name: view.key === 'default' ? 'Plangate' : `Plangate (${view.key})`,
headSha: target.headSha,
conclusion: conclusionOf(view),
render: (summaryBytes) => (0,_report_comment_js_1_ .d3)(view, summaryBytes),
annotations,
fork: target.pullRequest?.fork === true,
});
problems.push(...result.problems);
return result.left;
}
function needsFiles(view, { annotate }) {
if (annotate === 'off' || annotate === 'all')
return false;
return view.findings.some(({ location, severity }) => location !== undefined &&
(annotate === 'changed' || severity === 'warns' || severity === 'notes'));
}
const BATCH = 50;
const SMALL_SUMMARY = 15_000;
function conclusionOf({ green, verdict, }) {
if (green)
return (0,_model_verdict_js_9_ .gf)(verdict) ? 'success' : 'neutral';
return verdict === 'needs-override' ? 'action_required' : 'failure';
}
async function publishCheck(api, report) {
const { checkRunId, fork, render, annotations, ...about } = report;
let sent = 0;
let content = render();
const batch = () => ({ ...content, annotations: annotations.slice(sent, sent + BATCH) });
const create = () => api.createCheckRun({ ...about, output: batch() });
const elsewhere = (0,_host_error_js_8_ .yg)((problem) => create().catch((0,_host_error_js_8_ .yg)(() => Promise.reject(problem), 'permission')), 'not-found', 'permission');
const begin = () => checkRunId === undefined ? create() : api.updateCheckRun(checkRunId, batch()).catch(elsewhere);
try {
const id = await begin().catch((0,_host_error_js_8_ .yg)(() => {
content = render(SMALL_SUMMARY);
return begin();
}, 'too-long'));
for (sent = BATCH; sent < annotations.length; sent += BATCH) {
await api.updateCheckRun(id, batch());
}
return { left: [], problems: [] };
}
catch (error) {
if (!(error instanceof _host_error_js_8_ .dh))
throw error;
const problems = [
(0,_calls_js_5_ .F)('The annotations are not on the check run', 'checks: write', error, fork),
];
return { left: annotations.slice(sent), problems };
}
}
/***/ }),
};
