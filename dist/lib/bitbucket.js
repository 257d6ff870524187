export const id = 16;
export const ids = [16];
export const modules = {
/***/ 6035:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
c: () => ( createAsk),
d: () => ( createHostSend)
});
var ports = __webpack_require__(8471);
var host_error = __webpack_require__(3452);
var parse = __webpack_require__(2340);
var escape_markdown = __webpack_require__(7511);
var shapes = __webpack_require__(5639);
;// CONCATENATED MODULE: ./build/src/hosts/own-sentence.js
const LONGEST = 300;
const LONGEST_TEXT = 2_000;
function sentenceIn({ headers, body }) {
const json = (0,parse.qF)(new TextDecoder().decode(body));
if (json !== undefined)
return (0,escape_markdown.Ow)([...new Set(sentencesOf(json))].join(': '), LONGEST);
const isText = /^\s*text\/plain\b/i.test(headers['content-type'] ?? '');
const text = isText ? new TextDecoder().decode(body.subarray(0, LONGEST_TEXT)) : '';
return (0,escape_markdown.Ow)(firstLine(text), LONGEST);
}
function sentencesOf(json) {
const error = (0,shapes.nx)(json, 'error');
const message = (0,shapes.nx)(json, 'message');
const aboutFields = Object.entries((0,parse.Pf)(message)).map(([field, why]) => {
const reasons = (0,parse.c3)(why).filter((each) => (0,shapes.b6)(each) !== undefined);
return reasons.length === 0 ? undefined : `${field} ${reasons.join(', ')}`;
});
const aboutEach = (0,parse.c3)((0,shapes.nx)(json, 'errors')).flatMap((each) => [
each,
(0,shapes.nx)(each, 'message'),
]);
return [
message,
...aboutFields,
...aboutEach,
error,
(0,shapes.nx)(json, 'error_description'),
(0,shapes.nx)(error, 'message'),
(0,shapes.nx)(error, 'detail'),
].flatMap((each) => firstLine((0,shapes.b6)(each) ?? '') || []);
}
function firstLine(text) {
return (text
.trim()
.split(/[\r\n]/, 1)[0]
?.trimEnd() ?? '');
}
const RIGHTS = /not accessible by|\b(?:permissions?|privileges?|rights|scopes?|unauthori[sz]ed|credentials|(?:push|write|read|admin) access)\b|^(?:[45]\d\d )?(?:forbidden|access denied|(?:\w+ )?not found)\.?$/i;
const STATE = /\b(?:locked|archived|read-only|limit(?:ed|s)?|restrict(?:ed|ions?)?|rules?|rulesets?|protected|suspended|blocked|disabled|closed|saml|sso|ip|quota|upgrade|billing)\b/i;
function isAboutToken(sentence) {
return sentence === '' || (RIGHTS.test(sentence) && !STATE.test(sentence));
}
var retry_after = __webpack_require__(2906);
;// CONCATENATED MODULE: ./build/src/hosts/ask.js
const ATTEMPTS = 4;
const PATIENCE_MS = 60_000;
const TIMEOUT_MS = 30_000;
const MAX_BYTES = 40_000_000;
function createAsk(options) {
const { baseUrl, clock, service } = options;
const send = createHostSend(options);
const ask = (method, path, content, rules) => {
const url = new URL(baseUrl + path);
const body = JSON.stringify(content);
const type = body === undefined ? {} : { 'content-type': 'application/json' };
const headers = { accept: 'application/json', ...type, ...options.headers };
return send({ method, url, headers, body }, rules);
};
return Object.assign(ask, { service, clock });
}
function createHostSend(options) {
const { clock, deadline, service } = options;
return async (outgoing, rules = {}) => {
const { accept = [], once = outgoing.method === 'POST' } = rules;
const { signal } = options;
const { method, url } = outgoing;
const what = `${method} ${url.pathname}`;
const giveUp = (why) => new host_error.dh('aborted', `${service}: ${what} ${why}.`);
let waitedMs = 0;
for (let attempt = 1;; attempt++) {
const leftMs = (deadline?.() ?? Number.POSITIVE_INFINITY) - clock.now();
if (leftMs <= 0)
throw giveUp(TOO_LATE);
const timeoutMs = Math.min(TIMEOUT_MS, leftMs);
const request = { ...outgoing, timeoutMs, maxBytes: MAX_BYTES, fresh: once, signal };
const outcome = await options.send(request).catch((error) => {
if (error instanceof ports.w)
return error;
throw error;
});
const status = 'headers' in outcome ? outcome.status : 0;
const isAnswer = status >= 200 && status < 300 && status !== 203;
if ('headers' in outcome && (isAnswer || accept.includes(status))) {
return { ...outcome, json: ask_parse(outcome, service, what) };
}
const failure = outcome instanceof ports.w ? outcome.failure : undefined;
if (failure === 'aborted')
throw giveUp('was given up');
if (failure === 'timeout' && leftMs < TIMEOUT_MS && !once)
throw giveUp(TOO_LATE);
const refused = rules.refused ?? options.refused;
const problem = toProblem({ ...options, refused }, { method, what, once }, outcome);
const waitMs = attempt < ATTEMPTS ? delayMs(outcome, attempt, options) : undefined;
if (waitMs === undefined || waitedMs + waitMs > PATIENCE_MS || waitMs >= leftMs) {
throw problem;
}
await clock.sleep(waitMs, options.signal).catch(() => {
throw giveUp('was given up');
});
if (problem.kind === 'unsure')
throw problem;
waitedMs += waitMs;
}
};
}
const TOO_LATE = 'was not answered before the time for publishing was over';
function isLimit(answer) {
const { status, headers } = answer;
if (status !== 403)
return status === 429;
const saysSo = headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0';
return saysSo || /secondary rate limit|abuse detection/i.test(sentenceIn(answer));
}
function delayMs(outcome, attempt, { clock, random }) {
const backoff = 1_000 * 2 ** (attempt - 1) * (0.5 + random());
if (outcome instanceof ports.w) {
return ['not-sent', 'broken', 'timeout'].includes(outcome.failure) ? backoff : undefined;
}
const { status, headers } = outcome;
const afterMs = hintMs(outcome, clock);
if (isLimit(outcome)) {
if (afterMs !== undefined || headers['x-ratelimit-remaining'] === '0')
return afterMs;
return attempt === 1 ? PATIENCE_MS : undefined;
}
if (status < 500)
return undefined;
return afterMs ?? backoff;
}
function hintMs({ headers }, clock) {
const afterMs = (0,retry_after.D)(headers, clock.date());
if (afterMs !== undefined || headers['x-ratelimit-remaining'] !== '0')
return afterMs;
const reset = Number(headers['x-ratelimit-reset']) * 1_000 - clock.date().getTime();
return Number.isFinite(reset) ? Math.max(0, reset) + 500 : undefined;
}
function toProblem(options, { method, what, once }, outcome) {
const { service, refused, unreachable } = options;
if (outcome instanceof ports.w) {
const { failure, message } = outcome;
const next = outcome.remedy ?? unreachable;
const remedy = next === undefined ? '' : ` ${next}`;
const sent = failure !== 'not-sent' && failure !== 'tls';
const kind = once && sent ? 'unsure' : 'unreachable';
const why = message.replace(/\.$/, '');
return new host_error.dh(kind, `${service} could not be reached: ${what} (${why}).${remedy}`);
}
const { status, headers } = outcome;
const said = sentenceIn(outcome);
const hidden = refused !== undefined && (method === 'GET' || method === 'POST');
const kind = isLimit(outcome) ? 'rate-limited' : problemKind(status, said, hidden, once);
const aboutToken = MEANS_TOKEN.includes(kind) && isAboutToken(said) && !isPage(outcome);
const explained = refused !== undefined && aboutToken;
const { proxy } = outcome;
const who = proxy === undefined ? '' : `: the proxy ${proxy} may have answered in its place`;
const page = isPage(outcome) ? ` and a page${who}` : '';
const came = said === ''
? `${service} answered ${what} with ${status}${page}.`
: `${service} says "${said}" (${status} to ${what}).`;
const ms = hintMs(outcome, options.clock);
const when = ms === undefined ? 'later' : `in ${Math.ceil(ms / 60_000)} min`;
const next = explained ? refused : kind === 'rate-limited' ? `Run the job again ${when}.` : '';
return new host_error.dh(kind, `${came} ${next}`.trimEnd(), {
status,
accepted: headers['x-accepted-github-permissions'],
aboutToken: aboutToken && !explained,
});
}
function isPage({ headers }) {
return /^\s*text\/html\b/i.test(headers['content-type'] ?? '');
}
const MEANS_TOKEN = ['permission', 'bad-token', 'not-found'];
function problemKind(status, message, hidden, once) {
if (status === 401 || status === 203 || status === 302)
return 'bad-token';
if (status === 403 || (status === 404 && hidden))
return 'permission';
if (status === 404 || status === 410)
return 'not-found';
if (status === 413)
return 'too-long';
if (status === 400 || status === 422) {
return /too long|exceeds a maximum/i.test(message) ? 'too-long' : 'invalid';
}
if (status >= 500)
return once ? 'unsure' : 'unreachable';
return 'invalid';
}
function ask_parse(answer, service, what) {
const { status, body, proxy } = answer;
const json = (0,parse.qF)(new TextDecoder().decode(body));
if (body.length === 0 || json !== undefined)
return json;
const who = proxy === undefined ? 'a proxy or a sign-in page' : `the proxy ${proxy}`;
const odd = `something that is not JSON: ${who} is in between`;
throw new host_error.dh('invalid', `${service} answered ${what} with ${status} and ${odd}.`);
}
/***/ }),
/***/ 5016:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
bitbucket: () => ( bitbucket),
publishBitbucket: () => ( publishBitbucket)
});
var _report_annotations_js_0_ = __webpack_require__(5594);
var _report_escape_markdown_js_1_ = __webpack_require__(7511);
var _report_marker_js_2_ = __webpack_require__(6878);
var _report_text_js_11_ = __webpack_require__(4913);
var _trust_change_origin_js_9_ = __webpack_require__(8245);
var _ask_js_3_ = __webpack_require__(6035);
var _machine_network_js_4_ = __webpack_require__(2605);
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
H: () => ( renderAnnotations)
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
const commands = shown.map(({ path, start_line, title, message }) => renderCommand(command, { file: path, line: start_line, endLine: start_line, title }, message));
const rest = all.length - shown.length;
const more = `${count(rest, 'more finding')} of this kind: see the job summary.`;
if (rest > 0)
commands.push(renderCommand(command, { title: 'Policy gate' }, more));
return commands;
});
}
/***/ })
};
