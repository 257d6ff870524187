export const id = 5016;
export const ids = [5016];
export const modules = {
/***/ 5016:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
bitbucket: () => ( bitbucket),
publishBitbucket: () => ( publishBitbucket)
});
var _report_annotations_js_0_ = __webpack_require__(5594);
var _report_escape_markdown_js_1_ = __webpack_require__(7511);
var _report_marker_js_2_ = __webpack_require__(4340);
var _report_text_js_11_ = __webpack_require__(4913);
var _trust_change_origin_js_9_ = __webpack_require__(8245);
var _ask_js_3_ = __webpack_require__(6035);
var _machine_network_js_4_ = __webpack_require__(357);
var _git_server_js_8_ = __webpack_require__(2905);
var _host_error_js_5_ = __webpack_require__(3452);
var _shapes_js_7_ = __webpack_require__(5639);
var _model_unfilled_js_10_ = __webpack_require__(4824);
var _report_markdown_js_6_ = __webpack_require__(75);
const SERVER = 'https://bitbucket.org';
const STYLE = {
line: '/src/{commit}/{path}#lines-{line}',
job: (0,_report_markdown_js_6_ .M) `pipeline`,
change: (0,_report_markdown_js_6_ .M) `pull request #`,
};
const bitbucket = {
server: {
address({ BITBUCKET_REPO_FULL_NAME }) {
const slug = (0,_shapes_js_7_ .Ae)(BITBUCKET_REPO_FULL_NAME);
return slug && `${SERVER}/${slug}.git`;
},
authorization: ({ BITBUCKET_TOKEN }) => (0,_git_server_js_8_ .H)('x-token-auth', BITBUCKET_TOKEN),
remedy: 'Create a repository access token with the scope `repository`, and hand it to the job as the secured variable BITBUCKET_TOKEN.',
},
facts(environment) {
const slug = (0,_shapes_js_7_ .Ae)(environment['BITBUCKET_REPO_FULL_NAME']);
const build = (0,_shapes_js_7_ .zq)(environment['BITBUCKET_BUILD_NUMBER']);
const number = (0,_shapes_js_7_ .zq)(environment['BITBUCKET_PR_ID']);
const page = slug && `${SERVER}/${slug}`;
return {
commit: (0,_shapes_js_7_ .hW)(environment['BITBUCKET_COMMIT']),
pullRequest: (0,_shapes_js_7_ .Zg)(number, page && `${page}/pull-requests/${number}`),
jobUrl: page && build ? `${page}/pipelines/results/${build}` : undefined,
runNumber: build,
repository: slug ? { serverUrl: SERVER, slug, style: STYLE } : undefined,
};
},
jobOrigin: ({ BITBUCKET_PR_ID: number }) => number ? { proposed: true, changeOrigin: 'unknown' } : { proposed: false, changeOrigin: 'own' },
async askChangeOrigin({ environment, pullRequest }, { jobOrigin: { changeOrigin } }, ports) {
const pipeline = readPipeline(environment);
if (!pipeline || !pullRequest)
return { changeOrigin };
const api = connectBitbucket(pipeline, tokenOf(environment), 'pullrequest', ports);
const asking = api.ask('GET', `${api.repository}/pullrequests/${pullRequest.number}`);
const answer = await asking.catch((0,_host_error_js_5_ .yg)((problem) => problem));
if (answer instanceof _host_error_js_5_ .dh)
return { changeOrigin, trouble: answer.message };
const from = (0,_shapes_js_7_ .b6)((0,_shapes_js_7_ .nx)(answer.json, 'source', 'repository', 'full_name'));
return { changeOrigin: from ? (0,_trust_change_origin_js_9_ .EB)(from, pipeline.slug) : 'foreign' };
},
async publish({ environment, commit }, view, { comment }, ports) {
const pipeline = readPipeline(environment);
if (!pipeline || commit === undefined || comment === 'off')
return { problems: [] };
const about = { ...pipeline, commit, token: tokenOf(environment) };
return { problems: await publishBitbucket(about, view, ports) };
},
};
function readPipeline(environment) {
const slug = (0,_shapes_js_7_ .Ae)(environment['BITBUCKET_REPO_FULL_NAME']);
const apiUrl = 'https://api.bitbucket.org/2.0';
return slug === undefined ? undefined : { slug, apiUrl, proxyUrl: 'http://localhost:29418' };
}
function tokenOf(environment) {
return (0,_model_unfilled_js_10_ .A)(environment['BITBUCKET_TOKEN']);
}
const BATCH = 100;
const MAX_ANNOTATIONS = 1000;
const TITLE = 450;
const DETAILS = 2000;
async function publishBitbucket({ commit, token, ...pipeline }, view, ports) {
const { ask, repository } = connectBitbucket(pipeline, token, 'repository:write', ports);
const id = encodeURIComponent(`plangate-${view.key}-${(0,_report_marker_js_2_ .F2)(view)}`);
const path = `${repository}/commit/${commit}/reports/${id}`;
const annotations = annotationsOf(view);
const send = async () => {
await ask('DELETE', path, undefined, { accept: [404] });
await ask('PUT', path, toReport(view));
for (let start = 0; start < annotations.length; start += BATCH) {
await ask('POST', `${path}/annotations`, annotations.slice(start, start + BATCH));
}
return [];
};
return send().catch((0,_host_error_js_5_ .yg)(({ message }) => [`No report: ${message}`]));
}
function connectBitbucket(pipeline, token, scope, ports) {
const proxied = token === undefined;
const withToken = `Set BITBUCKET_TOKEN to a repository access token with the scope "${scope}".`;
const ask = (0,_ask_js_3_ .c)({
...ports,
send: proxied ? (0,_machine_network_js_4_ .$)(pipeline.proxyUrl) : ports.send,
baseUrl: proxied ? pipeline.apiUrl.replace('https:', 'http:') : pipeline.apiUrl,
headers: proxied ? {} : { authorization: `Bearer ${token}` },
service: 'Bitbucket',
refused: proxied
? `The proxy of the pipeline did not authenticate it. ${withToken}`
: `BITBUCKET_TOKEN needs the scope "${scope}" on this repository and must not have expired.`,
unreachable: proxied ? `Only a pipeline has that proxy. ${withToken}` : undefined,
});
return { ask, repository: `/repositories/${pipeline.slug}` };
}
function toReport(view) {
const { counts, context, headline, nextSteps, key, green } = view;
const names = context.section ?? (0,_report_text_js_11_ .p_)((0,_report_marker_js_2_ .C_)(view), 5);
const gate = key === 'default' ? 'Policy gate' : `Policy gate (${key})`;
const title = names === '' ? gate : `${gate}: ${names}`;
const figures = Object.entries({
Verdict: view.verdict,
'Mandatory failed': counts.mandatoryFailed,
'Advisory failed': counts.advisoryFailed,
Overridden: counts.overridden,
Passed: counts.passed,
Workspaces: view.workspaces.length,
});
return {
title: (0,_report_escape_markdown_js_1_ .Ow)(title, TITLE),
details: (0,_report_escape_markdown_js_1_ .$Q)([headline, ...nextSteps].map(_report_escape_markdown_js_1_ .X5).join('\n'), DETAILS),
report_type: 'SECURITY',
reporter: 'Plangate',
result: green ? 'PASSED' : 'FAILED',
link: context.job?.url,
data: figures.map(([title, value]) => {
const type = typeof value === 'number' ? 'NUMBER' : 'TEXT';
return { title, type, value };
}),
};
}
function annotationsOf(view) {
const annotations = (0,_report_annotations_js_0_ .H)(view, { annotate: 'all', limit: MAX_ANNOTATIONS });
return annotations.map(({ annotation_level: level, title, message, path, start_line }, index) => ({
annotation_type: 'VULNERABILITY',
severity: SEVERITIES[level],
result: level === 'failure' ? 'FAILED' : 'PASSED',
external_id: `line-${index}`,
summary: title,
details: (0,_report_escape_markdown_js_1_ .$Q)(message, DETAILS),
path,
line: start_line,
}));
}
const SEVERITIES = { failure: 'HIGH', warning: 'MEDIUM', notice: 'LOW' };
/***/ }),
/***/ 5594:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
H: () => ( renderAnnotations),
s: () => ( annotationCommands)
});
var _escape_markdown_js_0_ = __webpack_require__(7511);
var _findings_js_1_ = __webpack_require__(5636);
var _neutralise_log_js_2_ = __webpack_require__(2195);
var _text_js_5_ = __webpack_require__(4913);
var _spots_js_3_ = __webpack_require__(2533);
var _words_js_4_ = __webpack_require__(3629);
const ANNOTATION_LIMIT = 200;
const MESSAGE_LIMIT = 16_000;
function renderAnnotations(view, options) {
const { annotate, changedFiles, limit = ANNOTATION_LIMIT } = options;
if (annotate === 'off')
return [];
const placed = view.findings.flatMap((finding) => {
const isWanted = annotate === 'all' || (0,_findings_js_1_ .HE)(finding);
return (0,_spots_js_3_ .PC)(finding).flatMap((spot, turn) => {
const { location } = spot;
if (!location || location.commit !== undefined)
return [];
if (!isWanted && changedFiles?.has(location.path) !== true)
return [];
return [{ finding, spot, location, turn }];
});
});
const groups = (0,_text_js_5_ .$z)(placed, ({ finding, location }) => {
return [(0,_words_js_4_ .CP)({ location }), finding.policySet, finding.policy, finding.severity];
});
groups.sort(([one], [other]) => rank(one) - rank(other) || one.turn - other.turn);
const annotations = groups.slice(0, limit).map(toAnnotation);
const [last] = annotations.slice(-1);
const rest = groups.length - annotations.length;
if (last && rest > 0)
last.message += `\n${(0,_text_js_5_ .U9)(rest, 'more place')}: see the job summary.`;
return annotations;
}
function rank({ finding }) {
return ['failure', 'warning', 'notice'].indexOf(levelOf(finding));
}
function toAnnotation(group) {
const [{ finding, location }] = group;
const { path, startLine } = location;
const level = finding.kind === 'diagnostic' ? 'plan' : (0,_words_js_4_ .s2)(finding.level);
const messages = group.slice(0, 20).flatMap(({ finding: each, spot }) => {
const [address, message] = (0,_spots_js_3_ .$u)(spot);
const shown = (0,_text_js_5_ .oR)(': ', address && (0,_escape_markdown_js_0_ .Ow)(address, 300), annotationText(message));
return [annotationText((0,_spots_js_3_ .Ig)(each)), shown];
});
const workspaces = group.flatMap(({ spot }) => spot.workspaces);
return {
path,
start_line: startLine,
end_line: startLine,
annotation_level: levelOf(finding),
title: (0,_escape_markdown_js_0_ .$Q)(`${(0,_escape_markdown_js_0_ .Ow)(finding.policy, 200)} (${level})`, 250),
message: `${(0,_escape_markdown_js_0_ .$Q)((0,_text_js_5_ .oR)('\n', ...new Set(messages)), MESSAGE_LIMIT)}\n${circumstances(finding, [...new Set(workspaces)])}`,
};
}
function annotationText(message) {
return (0,_escape_markdown_js_0_ .X5)(message.slice(0, MESSAGE_LIMIT)).trim();
}
function circumstances(finding, workspaces) {
const { policySet, helpUrl = '' } = finding;
const names = (0,_text_js_5_ .Ku)(workspaces, 10, (name) => (0,_escape_markdown_js_0_ .Ow)(name, 100));
return (0,_text_js_5_ .oR)(' · ', policySet === '' ? '' : `Policy set ${(0,_escape_markdown_js_0_ .Ow)(policySet, 100)}`, `${workspaces.length === 1 ? 'workspace' : 'workspaces'} ${names}`, (0,_words_js_4_ .oB)(finding) ? (0,_escape_markdown_js_0_ .Ow)((0,_words_js_4_ .zs)(finding), 400) : (0,_words_js_4_ .mF)(finding), helpUrl && `how to fix: ${helpUrl}`);
}
function levelOf(finding) {
if ((0,_findings_js_1_ .HE)(finding))
return 'failure';
return finding.severity === 'warns' || finding.kind === 'diagnostic' ? 'warning' : 'notice';
}
const COMMAND_LIMIT = 10;
function annotationCommands(annotations) {
return ['failure', 'warning', 'notice'].flatMap((level) => {
const command = level === 'failure' ? 'error' : level;
const all = annotations.filter(({ annotation_level }) => annotation_level === level);
const shown = all.length > COMMAND_LIMIT ? all.slice(0, COMMAND_LIMIT - 1) : all;
const commands = shown.map(({ path, start_line, title, message }) => (0,_neutralise_log_js_2_ .CB)(command, { file: path, line: start_line, endLine: start_line, title }, message));
const rest = all.length - shown.length;
const more = `${(0,_text_js_5_ .U9)(rest, 'more finding')} of this kind: see the job summary.`;
if (rest > 0)
commands.push((0,_neutralise_log_js_2_ .CB)(command, { title: 'Policy gate' }, more));
return commands;
});
}
/***/ })
};
