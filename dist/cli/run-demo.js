export const id = 6056;
export const ids = [6056,3208];
export const modules = {
/***/ 74188:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
runDemo: () => ( runDemo)
});
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var check = __webpack_require__(43766);
var client_client = __webpack_require__(68622);
var http_send = __webpack_require__(5226);
var service_service = __webpack_require__(28795);
var override_run = __webpack_require__(92875);
var model_verdict = __webpack_require__(83538);
var request_base = __webpack_require__(24610);
var report_annotations = __webpack_require__(35594);
var comment = __webpack_require__(77077);
var links = __webpack_require__(67713);
var markdown = __webpack_require__(70075);
var sentence = __webpack_require__(42251);
var report_text = __webpack_require__(74913);
;// CONCATENATED MODULE: ./build/src/report/review-request.js
const MOST_REVIEWERS = 15;
function reviewRequestOf({ causes, context }, asked, { author, url, onlyApprovals }) {
const isAuthor = (name) => name.toLowerCase() === author?.toLowerCase();
const waiting = causes.flatMap(({ severity, fingerprint, overrideBy = [], approval }) => {
const names = overrideBy.filter((name) => !isAuthor(name));
const isMeant = !onlyApprovals || approval !== undefined;
const isNew = severity === 'needs-override' && isMeant && !asked.includes(fingerprint);
return isNew && names.length > 0 ? [{ fingerprint, names }] : [];
});
if (waiting.length === 0)
return undefined;
const names = [...new Set(waiting.flatMap((cause) => cause.names))].slice(0, MOST_REVIEWERS);
const what = (0,report_text.rj)(waiting.length, 'failure');
const report = (0,markdown.nf)('Report', url, (0,links.qL)(context));
return {
fingerprints: waiting.map(({ fingerprint }) => fingerprint),
people: names.filter((name) => !/[/:]/.test(name)),
teams: names.flatMap((name) => /^[^/]+\/(.+)$/.exec(name)?.[1] ?? []),
line: (0,sentence.l6)((0,sentence.MZ) `${(0,report_text.Z)(names.map(markdown.lE))} can approve ${what} of the policy gate. ${report}`),
};
}
var own_comments = __webpack_require__(19696);
var hosts_comment = __webpack_require__(33208);
var host_error = __webpack_require__(93452);
var sections = __webpack_require__(46286);
;// CONCATENATED MODULE: ./build/src/report/applied.js
const OUTCOME_SIGNS = {
failed: ['❌', 'Apply failed'],
'against-policy': ['❌', 'Applied, against policy'],
none: ['❔', 'No apply found'],
unfinished: ['❔', 'Apply not finished'],
waits: ['⏳', 'Waits for confirmation'],
applied: ['✅', 'Applied'],
nothing: ['✅', 'Nothing to apply'],
};
const OUTCOMES = Object.keys(OUTCOME_SIGNS);
const END = '<!-- /plangate:applied -->';
var marker = __webpack_require__(62051);
var server = __webpack_require__(51554);
var calls = __webpack_require__(9355);
var errors = __webpack_require__(74132);
;// CONCATENATED MODULE: ./build/src/hosts/github/publish.js
const NOT_WRITTEN = 'The comment on the pull request was not written';
const NEEDED_PERMISSION = 'pull-requests: write';
async function publishOnGitHub(publishing, known = {}) {
const { files: changedFiles, snapshot: knownSnapshot } = known;
const { view, target, ports } = publishing;
const doubts = [];
let snapshot;
let started;
const filesWanted = changedFiles === undefined && needsFiles(view, target);
await withPullRequestApi(publishing, doubts, async (api, number) => {
if (target.comment === 'off' && !filesWanted)
return;
const hasAll = knownSnapshot !== undefined && (!filesWanted || knownSnapshot.files !== undefined);
snapshot = hasAll ? knownSnapshot : await api.snapshot(number, { files: filesWanted });
if (target.comment === 'off')
return;
const { headSha, comment: when } = target;
const askedFindings = target.notify === 'off' ? [] : await askForReview(publishing, api, snapshot, doubts);
const commentTarget = { number, headSha, green: view.green, when, snapshot };
const content = (0,hosts_comment.toCommentContent)(view, askedFindings, ports.clock.date());
started = await (0,hosts_comment.e)(api, content, commentTarget, ports);
});
const filesOfHead = snapshot?.headSha === target.headSha ? snapshot.files : undefined;
const unplaced = await annotate(publishing, doubts, changedFiles ?? filesOfHead);
let result = started?.result;
await withPullRequestApi(publishing, doubts, async () => {
if (started !== undefined && ports.skipVerify?.() !== true)
result = await started.settle();
});
doubts.push(...(0,hosts_comment.T)(result));
return { unplaced, doubts, commentUrl: result?.url };
}
async function askForReview({ view, target: { pullRequest, headSha, notify } }, api, snapshot, doubts) {
if (pullRequest === undefined || snapshot.headSha !== headSha)
return [];
const { comment, kept } = (0,own_comments.rA)(snapshot, view.key);
const { asked = [] } = kept ?? {};
const url = comment?.url ?? view.context.job?.url;
const onlyApprovals = notify !== 'once';
const { author } = pullRequest.input ?? {};
const request = reviewRequestOf(view, asked, { author, url, onlyApprovals });
if (request === undefined)
return [];
const { people, teams, line, fingerprints } = request;
const { number } = pullRequest;
if (api.requestReview !== undefined && people.length + teams.length > 0) {
const refused = (0,host_error.yg)(() => false);
const isAsked = await api.requestReview(number, people, teams).then(() => true, refused);
if (isAsked)
return fingerprints;
}
const explain = (0,host_error.yg)((problem) => {
doubts.push((0,calls.F)('Who can approve was not notified', NEEDED_PERMISSION, problem));
return [];
});
return await api.createComment(number, line).then(() => fingerprints, explain);
}
async function withPullRequestApi({ target, github: { comments: api } }, doubts, work) {
const { pullRequest } = target;
if (pullRequest === undefined)
return;
if (api === undefined) {
if (target.comment !== 'off' && doubts.length === 0) {
const text = `${NOT_WRITTEN}: there is no token for it. Leave \`github-token\` at its default.`;
doubts.push({ text, code: errors.Lp.lacksHostRight });
}
return;
}
const explain = (0,host_error.yg)((problem) => {
doubts.push((0,calls.F)(NOT_WRITTEN, NEEDED_PERMISSION, problem, pullRequest.fork));
});
await work(api, pullRequest.number).catch(explain);
}
async function annotate({ view, target, github: { checks } }, doubts, changedFiles) {
if (target.annotate === 'off')
return [];
const changed = changedFiles === undefined ? undefined : new Set(changedFiles);
const scope = target.annotate === 'all' ? 'all' : 'changed';
const rendered = (0,report_annotations.H)(view, { annotate: scope, changedFiles: changed });
const annotations = target.annotate === 'changed' && changed !== undefined
? rendered.filter(({ path }) => changed.has(path))
: rendered;
if (checks?.server !== server.U0)
return annotations;
const result = await publishCheck(checks, {
checkRunId: target.checkRunId,
name: view.key === 'default' ? 'Plangate' : `Plangate (${view.key})`,
headSha: target.headSha,
conclusion: conclusionOf(view),
render: (summaryBytes) => (0,comment.renderCheck)(view, summaryBytes),
annotations,
fork: target.pullRequest?.fork === true,
});
doubts.push(...result.doubts);
return result.left;
}
function needsFiles(view, { annotate }) {
if (annotate === 'off' || annotate === 'all')
return false;
return view.causes.some(({ occurrences, severity }) => occurrences.some(({ location }) => location !== undefined) &&
(annotate === 'changed' || severity === 'warns' || severity === 'notes'));
}
const ANNOTATIONS_PER_REQUEST = 50;
const SMALL_SUMMARY_BYTES = 15_000;
function conclusionOf({ green, verdict, }) {
if (green)
return (0,model_verdict.gf)(verdict) ? 'success' : 'neutral';
return verdict === 'needs-override' ? 'action_required' : 'failure';
}
async function publishCheck(api, report) {
const { checkRunId, fork, render, annotations, ...checkRun } = report;
let sent = 0;
let content = render();
const batch = () => ({
...content,
annotations: annotations.slice(sent, sent + ANNOTATIONS_PER_REQUEST),
});
const create = () => api.createCheckRun({ ...checkRun, output: batch() });
const createInstead = (0,host_error.yg)((problem) => create().catch((0,host_error.yg)(() => Promise.reject(problem), 'permission')), 'not-found', 'permission');
const begin = () => checkRunId === undefined
? create()
: api.updateCheckRun(checkRunId, batch()).catch(createInstead);
try {
const id = await begin().catch((0,host_error.yg)(() => {
content = render(SMALL_SUMMARY_BYTES);
return begin();
}, 'too-long'));
for (sent = ANNOTATIONS_PER_REQUEST; sent < annotations.length; sent += ANNOTATIONS_PER_REQUEST) {
await api.updateCheckRun(id, batch());
}
return { left: [], doubts: [] };
}
catch (error) {
if (!(error instanceof host_error.dh))
throw error;
const doubts = [
(0,calls.F)('The annotations are not on the check run', 'checks: write', error, fork),
];
return { left: annotations.slice(sent), doubts };
}
}
const NOT_UPDATED = 'The merged pull request was not updated with the result of the apply';
var console = __webpack_require__(6621);
var settings_settings = __webpack_require__(33674);
;// CONCATENATED MODULE: ./build/src/cli/demo/stand-ins.js
const START = Date.UTC(2026, 10, 20, 14);
const QUIET_TURNS = 4;
function createDemoClock() {
let nowMs = 0;
let workInProgress = 0;
let isWaking = false;
const sleepers = new Set();
async function waitForQuiet() {
for (let quietTurns = 0; quietTurns < QUIET_TURNS;) {
await new Promise((resolve) => setImmediate(resolve));
quietTurns = workInProgress > 0 ? 0 : quietTurns + 1;
}
}
async function wakeSleepers() {
if (isWaking)
return;
isWaking = true;
while (sleepers.size > 0) {
await waitForQuiet();
const [next] = [...sleepers].sort((one, other) => one.wakesAt - other.wakesAt);
if (next === undefined)
break;
sleepers.delete(next);
nowMs = Math.max(nowMs, next.wakesAt);
next.wake();
}
isWaking = false;
}
function sleep(ms, signal) {
return new Promise((resolve) => {
signal?.throwIfAborted();
sleepers.add({ wakesAt: nowMs + ms, wake: resolve });
void wakeSleepers();
});
}
return {
now: () => nowMs,
date: () => new Date(START + nowMs),
sleep,
async during(work) {
workInProgress += 1;
try {
return await work();
}
finally {
workInProgress -= 1;
}
},
};
}
function oneAtATime(send, clock, before = async () => { }) {
let lastSending = Promise.resolve();
return (request) => {
const sending = lastSending.then(async () => {
await before(request);
return clock.during(() => send(request));
});
lastSending = sending.catch(() => undefined);
return sending;
};
}
function createVersionsInOrder(send, workspaceCount) {
const workspaceIds = [];
const delayed = new Map();
return async (request) => {
const { method, url } = request;
const [, workspaceId] = /^\/api\/v2\/workspaces\/([^/]+)\/configuration-versions$/.exec(url.pathname) ?? [];
if (method === 'POST' && workspaceId !== undefined) {
const mayGo = new Promise((resolve) => delayed.set(workspaceId, resolve));
if (delayed.size === workspaceCount) {
queueMicrotask(() => workspaceIds.forEach((id) => delayed.get(id)?.()));
}
await mayGo;
}
const response = await send(request);
if (method === 'GET' && /\/organizations\/[^/]+\/workspaces\/[^/]+$/.test(url.pathname)) {
workspaceIds.push(JSON.parse(Buffer.from(response.body).toString()).data.id);
}
return response;
};
}
function createInMemoryGitHub({ headSha, files, url, }) {
const comments = [];
const annotations = [];
let nextId = 1001;
const api = {
server: server.U0,
snapshot: async () => ({
headSha,
files,
comments: comments.map((comment) => ({ ...comment })),
whole: true,
}),
async createComment(_number, body) {
const id = nextId++;
const author = 'github-actions[bot]';
const comment = { id, body, url: `${url}#issuecomment-${id}`, isOwn: true, author };
comments.push(comment);
return comment;
},
updateComment: notInTheDemo,
deleteComment: notInTheDemo,
async updateCheckRun(id, output) {
annotations.push(...output.annotations);
return id;
},
createCheckRun: notInTheDemo,
pullRequest: notInTheDemo,
pullRequestsMergedAs: notInTheDemo,
pullRequests: notInTheDemo,
listDirectory: notInTheDemo,
readFile: notInTheDemo,
obstacleAt: notInTheDemo,
textsAt: notInTheDemo,
changedBetween: notInTheDemo,
requiredChecks: notInTheDemo,
permissionOf: notInTheDemo,
};
return { api, comments, annotations };
}
async function notInTheDemo() {
throw new Error('Publishing asked GitHub for something that the demonstration does not have.');
}
var scenarios = __webpack_require__(1397);
var model_secrets = __webpack_require__(72166);
var temporary = __webpack_require__(53776);
;// CONCATENATED MODULE: ./build/src/cli/demo/run-demo.js
const WORKSPACE_COUNT = 2;
const CHECK_RUN_ID = 7001;
const HEAD_SHA = '6f1cb40a3c9de1b5a80a3ae3ef12a0b9c6d41f77';
const REPOSITORY_URL = `${scenarios.kC.github}/acme/infra`;
const PULL_REQUEST = { number: 42, url: `${REPOSITORY_URL}/pull/42` };
const RUN_DURATION_MS = 41_000;
const CHANGED_FILES = [
'infra/network/flow-logs.tf',
'infra/network/main.tf',
'infra/storage/shared.tf',
'infra/storage/volumes.tf',
];
const NEVER_ABORTED = new AbortController().signal;
const UNLIMITED = {
endsAt: Number.POSITIVE_INFINITY,
endSignal: NEVER_ABORTED,
alarms: { in: () => NEVER_ABORTED, after: () => NEVER_ABORTED, any: () => NEVER_ABORTED },
};
const SUBJECT = {
reportedJob: {},
base: (0,request_base.VT)('main', 'main'),
proposed: true,
message: `acme/infra #${PULL_REQUEST.number} at ${HEAD_SHA.slice(0, 7)}`,
changeRequest: `acme/infra#${PULL_REQUEST.number}`,
changedFiles: async () => undefined,
};
async function runDemo(options) {
const { scenario, examples } = options;
const clock = createDemoClock();
const random = seededRandom(2026);
const cleanUps = [];
try {
const checkout = await copyExamples(examples, scenarios.U9[scenario].edits);
cleanUps.push(() => checkout.remove());
const exampleSeed = JSON.parse(await (0,promises_.readFile)((0,external_node_path_.join)(examples, 'seed.json'), 'utf8'));
const seed = withPlans(exampleSeed, scenarios.U9[scenario].plans);
const service = await (0,service_service.startService)({
seed,
seedDirectory: examples,
clock,
random,
runDurationMs: RUN_DURATION_MS,
openJudge: options.openJudge,
});
cleanUps.push(() => service.stop());
const send = (0,http_send.R)({ environment: {} });
cleanUps.push(() => send.close());
return await runScenario(options, { clock, random, checkout, service, send, seed });
}
finally {
for (const cleanUp of cleanUps.toReversed())
await cleanUp();
}
}
function withPlans(seed, directory) {
const organizations = seed.organizations?.map((organization) => ({
...organization,
workspaces: organization.workspaces?.map((workspace) => ({
...workspace,
plan: `plans/${directory}/${workspace.name}.json`,
})),
}));
return { ...seed, organizations };
}
async function runScenario(options, parts) {
const { scenario, signal } = options;
const { clock, random, service } = parts;
const { script } = scenarios.U9[scenario];
if (script)
service.setScript(script.workspace, script.reference);
const settings = settingsFor(service.origin, secretOf('pull-requests', parts.seed));
const secrets = (0,model_secrets.gE)();
const { result, view: judgedView } = await judgeScenario(settings, secrets, options, parts);
const { host } = new URL(service.origin);
const shownView = JSON.parse(withShownAddress(JSON.stringify(judgedView), service.origin).replaceAll(host, SHOWN_HOST));
const view = secrets.concealAll(shownView);
const { api, comments, annotations } = createInMemoryGitHub({
headSha: HEAD_SHA,
files: CHANGED_FILES,
url: PULL_REQUEST.url,
});
const { comment, annotate } = settings.report;
await publishOnGitHub({
view,
target: {
headSha: HEAD_SHA,
checkRunId: CHECK_RUN_ID,
pullRequest: { number: PULL_REQUEST.number, fork: false },
comment,
annotate,
},
github: { comments: api, checks: api },
ports: { clock, random, signal },
});
const exitCode = (0,model_verdict.FO)(result, settings.policy.failOn);
return { view, exitCode, comments, annotations };
}
async function judgeScenario(settings, secrets, options, parts) {
const { scenario, log, signal } = options;
const { clock, random, checkout, service } = parts;
const beforeRequest = scenarios.U9[scenario].isOverridden
? overrideBeforeRequests(parts, options)
: undefined;
const context = contextFor(settings, options, parts);
const print = (lines) => options.onLines(lines.map((line) => withShownAddress(line, service.origin)));
print((0,console.pd)({ ...context, hostname: SHOWN_HOST }));
return (0,check.gY)({
settings,
context,
workingDirectory: checkout.root,
repositoryRoot: checkout.root,
subject: SUBJECT,
secrets: [],
conceals: secrets,
proposed: true,
}, undefined, {
send: createVersionsInOrder(oneAtATime(parts.send, clock, beforeRequest), WORKSPACE_COUNT),
clock,
random,
execute: everythingIsCommitted(checkout),
environment: {},
log,
signal,
...UNLIMITED,
onEvent: (event) => print((0,console.N1)(event, { areSeveral: true, repositoryRoot: checkout.root })),
});
}
const SHOWN_HOST = new URL(scenarios.kC.service).host;
function withShownAddress(text, origin) {
return text
.replaceAll(`--hostname ${origin}`, `--hostname ${SHOWN_HOST}`)
.replaceAll(origin, scenarios.kC.service);
}
function settingsFor(origin, token) {
const inputs = {
hostname: origin,
token,
organization: 'acme',
workspaces: 'net-prod=infra/network, storage-prod=infra/storage',
comment: 'always',
};
const loaded = (0,settings_settings.sb)({ inputs, environment: {}, entryPoint: 'action' });
if ('problems' in loaded)
throw new Error(loaded.problems.map(({ message }) => message).join(' '));
return loaded.settings;
}
function contextFor(settings, options, parts) {
const { checkout, clock } = parts;
return {
...(0,settings_settings.f8)(settings),
repository: {
serverUrl: scenarios.kC.github,
slug: 'acme/infra',
root: checkout.root,
defaultBranch: 'main',
},
commit: { sha: HEAD_SHA, url: `${REPOSITORY_URL}/commit/${HEAD_SHA}` },
pullRequest: PULL_REQUEST,
job: { url: `${REPOSITORY_URL}/actions/runs/1`, runId: 1, attempt: 1 },
startedAt: clock.date().toISOString(),
version: options.version,
adoptsOverridden: true,
};
}
function secretOf(team, { tokens }) {
const token = tokens?.find(({ of }) => of === team);
if (token === undefined)
throw new Error(`the examples have no token of the team ${team}`);
return token.secret;
}
function overrideBeforeRequests(parts, options) {
const { service, clock, random, seed } = parts;
const { log, signal } = options;
const { origin } = service;
const token = secretOf('security', seed);
const send = (request) => clock.during(() => parts.send(request));
const client = (0,client_client.U)({ origin, token, send, clock, random, log, signal });
return async ({ url }) => {
const [, runId] = /^\/api\/v2\/runs\/(run-\w+)$/.exec(url.pathname) ?? [];
if (runId === undefined)
return;
const reason = 'Flow logs of all accounts are kept in one region: agreed on in SEC-217.';
await (0,override_run.sw)(client, clock, { runId, reason, actor: {} });
};
}
function everythingIsCommitted({ files }) {
return async (program, args) => {
if (program !== 'git' || !args.includes('ls-files')) {
return { exitCode: 1, stdout: '', stderr: '' };
}
return { exitCode: 0, stdout: files.map((path) => `${path}\0`).join(''), stderr: '' };
};
}
async function copyExamples(examples, edits) {
const root = (0,temporary.ww)('plangate-demo-');
const remove = async () => (0,temporary.cF)(root);
try {
await (0,promises_.mkdir)((0,external_node_path_.join)(root, '.git'));
await (0,promises_.cp)((0,external_node_path_.join)(examples, 'infra'), (0,external_node_path_.join)(root, 'infra'), { recursive: true });
for (const [file, search, replacement] of edits) {
const path = (0,external_node_path_.join)(root, 'infra', file);
const text = await (0,promises_.readFile)(path, 'utf8');
if (!text.includes(search))
throw new Error(`${file} of the examples has no ${JSON.stringify(search)}`);
await (0,promises_.writeFile)(path, text.replaceAll(search, replacement));
}
const entries = await (0,promises_.readdir)(root, { recursive: true, withFileTypes: true });
const files = entries
.filter((entry) => entry.isFile())
.map((entry) => (0,external_node_path_.join)(entry.parentPath, entry.name).slice(root.length + 1))
.map((path) => path.replaceAll('\\', '/'));
return { root, files: files.sort(), remove };
}
catch (error) {
await remove();
throw error;
}
}
function seededRandom(seed) {
let state = seed;
return () => {
state = (state + 0x6d2b79f5) | 0;
let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};
}
/***/ }),
/***/ 33208:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
T: () => ( commentDoubts),
e: () => ( startComment),
toCommentContent: () => ( toCommentContent),
writeComment: () => ( writeComment)
});
var _report_comment_js_0_ = __webpack_require__(77077);
var _report_marker_js_1_ = __webpack_require__(62051);
var _report_sections_js_2_ = __webpack_require__(46286);
var _own_comments_js_3_ = __webpack_require__(19696);
var _host_error_js_4_ = __webpack_require__(93452);
var _model_errors_js_5_ = __webpack_require__(74132);
const LARGEST_BUDGET = 60_000;
const SMALLER_BUDGETS = [10_000, 2_000];
const MOST_ROUNDS = 12;
const MOST_LOOKS = 3;
const MOST_DELETED = 20;
async function startComment(api, content, { snapshot, ...target }, ports) {
const { neutralise = (body) => body } = api;
const compose = (...asked) => neutralise(content.compose(...asked));
const writer = { api, content: { ...content, compose }, target, ports };
const began = ports.clock.now();
const result = await writeRound(writer, snapshot);
const roundMs = ports.clock.now() - began;
return {
result,
settle: async () => (result.written ? settle(writer, result, roundMs) : result),
};
}
async function writeComment(api, content, target, ports) {
const started = await startComment(api, content, target, ports);
const result = await started.settle();
const commentUrl = result.url?.startsWith('http') ? result.url : undefined;
return { commentUrl, doubts: commentDoubts(result) };
}
function commentDoubts(result) {
if (result === undefined)
return [];
const doubts = (0,_own_comments_js_3_ .eQ)(result.foreign);
if (result.superseded !== undefined)
doubts.unshift(SUPERSEDED[result.superseded]);
if (result.lost)
doubts.push(LOST);
return doubts;
}
const SUPERSEDED = {
commit: {
code: _model_errors_js_5_ .Lp.commentOfAnotherJob,
text: 'The pull request has a newer commit: its comment is left to the run of that commit.',
},
run: {
code: _model_errors_js_5_ .Lp.commentOfAnotherJob,
text: 'A later run has reported or begun on this pull request: its comment was left as it is.',
},
};
const LOST = {
code: _model_errors_js_5_ .Lp.commentOfAnotherJob,
text: 'Other jobs kept writing to the comment: look for this report in the summary of the job.',
};
async function writeRound(writer, first) {
const { api, content, target } = writer;
for (let tries = 1;; tries++) {
const snapshot = (tries === 1 ? first : undefined) ?? (await api.snapshot(target.number));
const action = chooseAction(snapshot, content, target, writer.created);
const foreign = (0,_own_comments_js_3_ .Rg)(snapshot.comments, content.marker, writer.created);
try {
return { ...(await perform(writer, action, snapshot)), foreign, lost: false };
}
catch (error) {
const isGone = error instanceof _host_error_js_4_ .dh && error.kind === 'not-found';
if (!isGone || tries === 3)
throw error;
}
}
}
async function perform(writer, action, snapshot) {
const { api, content } = writer;
switch (action.kind) {
case 'unknown':
throw new _host_error_js_4_ .dh('invalid', "There are more comments than could be read, and whether one of them is this gate's is not known: the summary of the job has the report.", { helpCode: _model_errors_js_5_ .Lp.tooManyComments });
case 'keep':
return { written: false, url: action.comment?.url, superseded: action.superseded };
case 'delete':
await api.deleteComment(action.comment.id);
return { written: true };
case 'create': {
const { url } = await createOwnComment(writer, snapshot);
return { written: true, url };
}
case 'update': {
const { id, body: existing, url, contradicted } = action.comment;
const isUnchanged = content.compose(existing, LARGEST_BUDGET) === existing;
if (isUnchanged && contradicted !== true)
return { written: false, url };
await writeFitting(content, existing, (body) => api.updateComment(id, body));
return { written: true, url };
}
}
}
async function createOwnComment(writer, { comments }) {
const { api, content, target, ports } = writer;
const before = new Set(comments.map(({ id }) => id));
const isNew = ({ id, body }) => !before.has(id) && (0,_own_comments_js_3_ .xY)(body, content.marker) && content.holds(body);
for (let tries = 1;; tries++) {
try {
const send = (body) => api.createComment(target.number, body);
return (writer.created = await writeFitting(content, undefined, send));
}
catch (error) {
if (!(error instanceof _host_error_js_4_ .dh) || error.kind !== 'unsure' || tries === 2)
throw error;
for (let looks = 0; looks < 2; looks++) {
if (looks > 0 && !(await pause(ports, 2_000)))
throw error;
const created = (await api.snapshot(target.number)).comments.find(isNew);
if (created === undefined)
continue;
const { id, url, isOwn, author } = created;
return (writer.created = isOwn ? { id, url, author } : { id, url });
}
}
}
}
async function writeFitting(content, existing, write) {
let budget = LARGEST_BUDGET;
for (const smaller of SMALLER_BUDGETS) {
try {
return await write(content.compose(existing, budget));
}
catch (error) {
if (!(error instanceof _host_error_js_4_ .dh) || error.kind !== 'too-long')
throw error;
budget = smaller;
}
}
return write(content.compose(existing, budget));
}
async function settle(writer, first, firstRoundMs) {
const { api, content, target, ports } = writer;
let result = first;
let longestRoundMs = firstRoundMs;
for (let round = 1, missing = 0; round <= MOST_ROUNDS; round++) {
const leastMs = Math.max(800, Math.min(3 * longestRoundMs, 10_000));
if (!(await pause(ports, leastMs + ports.random() * 850 * (1 + round))))
return result;
const began = ports.clock.now();
const snapshot = await api.snapshot(target.number);
const foreign = (0,_own_comments_js_3_ .Rg)(snapshot.comments, content.marker, writer.created);
const [comment, ...copies] = (0,_own_comments_js_3_ .D5)(snapshot.comments, content.marker, writer.created);
if (comment === undefined && writer.created !== undefined) {
result = { ...result, foreign };
if (++missing === MOST_LOOKS)
return result;
continue;
}
const isWritten = comment?.contradicted !== true && content.holds(comment?.body ?? '');
if (comment !== undefined && isWritten) {
for (const { id } of copies.slice(0, MOST_DELETED))
await api.deleteComment(id);
return { written: true, lost: false, foreign, url: comment.url };
}
result = await writeRound(writer, snapshot);
if (!result.written)
return result;
longestRoundMs = Math.max(longestRoundMs, ports.clock.now() - began);
}
return { ...result, lost: true };
}
async function pause({ clock, signal, deadline }, ms) {
if (clock.now() + ms >= (deadline?.() ?? Number.POSITIVE_INFINITY))
return false;
await clock.sleep(ms, signal);
return true;
}
function toCommentContent(view, asked = [], date) {
const { key } = view;
const now = date && Math.floor(date.getTime() / 1_000);
const section = { ...(0,_report_comment_js_0_.toSection)(view), asked, now };
return {
marker: (0,_report_marker_js_1_ .Rs)(key),
compose: (existing, budget) => (0,_report_sections_js_2_ .X0)(existing, section, budget),
holds: (body) => (0,_report_sections_js_2_ .ek)(body, section),
isSuperseded(body) {
const state = (0,_report_sections_js_2_ .W3)(body, section);
return state !== undefined && (0,_report_sections_js_2_ .pe)(section.state, state);
},
isAlone: (body) => (0,_report_marker_js_1_ .rH)(body, key)?.sections.every(({ id }) => id === section.state.id) ?? true,
};
}
function chooseAction(snapshot, content, target, created) {
const comment = (0,_own_comments_js_3_ .D5)(snapshot.comments, content.marker, created)[0];
if (snapshot.headSha !== target.headSha)
return { kind: 'keep', superseded: 'commit', comment };
if (comment === undefined) {
if (created !== undefined)
return { kind: 'keep', comment: created };
const { when, green } = target;
if (green && when !== 'always')
return { kind: 'keep' };
return { kind: snapshot.whole ? 'create' : 'unknown' };
}
if (content.isSuperseded(comment.body))
return { kind: 'keep', superseded: 'run', comment };
if (target.when === 'on-failure' && target.green && content.isAlone?.(comment.body)) {
return { kind: 'delete', comment };
}
return { kind: 'update', comment };
}
/***/ }),
/***/ 92875:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
HE: () => ( previewOverride),
X0: () => ( overrideRuns),
sw: () => ( overrideRun)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
var _model_status_js_2_ = __webpack_require__(62373);
var _policy_policy_owners_js_3_ = __webpack_require__(79925);
var _policy_reading_js_4_ = __webpack_require__(10988);
var _policy_systems_systems_js_5_ = __webpack_require__(19441);
var _gate_failure_of_js_6_ = __webpack_require__(46281);
var _gate_follow_run_js_7_ = __webpack_require__(30968);
var _gate_plan_of_run_js_8_ = __webpack_require__(40370);
var _gate_read_changes_js_9_ = __webpack_require__(76617);
var _gate_read_policies_js_10_ = __webpack_require__(11056);
var _gate_run_js_11_ = __webpack_require__(69268);
var _trust_audit_js_13_ = __webpack_require__(79239);
var _read_command_js_12_ = __webpack_require__(31523);
const FOLLOWED_MS = 2 * 60_000;
const TWO_WAYS = 'Two ways remain: fix what failed, or set `mode: provisional`. Such a run waits for the override; if its plan changes nothing, only with `allow-empty-apply: true` in `run-options`.';
const REFUSED_FOR_GOOD = `The run only planned and has ended, so the service takes no override. ${TWO_WAYS}`;
async function overrideRun(client, clock, { runId, reason, actor, onlyIn, onlyIds }) {
if (!(0,_read_command_js_12_ .X)(reason)) {
const needed = 'An override needs a reason, with a letter or a digit in it.';
throw cannotOverride(needed, 'POST', runId, 'Say why the failures may pass.');
}
const { run, workspace, plan } = await client.runs.show(runId, {
include: ['workspace', 'plan'],
});
if (onlyIn !== undefined)
await refuseOtherWorkspaces(client, run, onlyIn);
const objects = await readObjects(client, runId);
const answer = await client.account().catch(() => undefined);
const by = answer?.account.attributes.username ?? undefined;
const name = workspace?.attributes.name;
const { status } = run.attributes;
const lists = {
overridden: [],
refused: [],
final: [],
next: [],
unjudged: [],
audit: [],
nextSteps: [],
};
const result = { runId, workspace: name, by, reason, status, ...lists };
const comment = (0,_trust_audit_js_13_ .S)(reason, actor);
for (const { item, state, override } of objects) {
if (state === undefined)
continue;
if (state === 'final')
result.final.push(item);
else if (onlyIds !== undefined && !onlyIds.has(item.id))
result.next.push(item);
else if (state === 'not-permitted')
result.refused.push({ ...item, problem: NOT_PERMITTED });
else {
const problem = await tryOverride(() => override(comment));
if (problem === undefined)
result.overridden.push(item);
else
result.refused.push({ ...item, problem });
}
}
if (result.overridden.length > 0) {
result.audit.push({
action: 'override',
run: runId,
workspace: name ?? '',
by: actor.by ?? by,
job: actor.job,
at: clock.date().toISOString(),
reason,
});
await followAfterOverride(result, client, clock);
}
const isEmpty = (0,_gate_plan_of_run_js_8_ .oj)(run, plan && (0,_gate_read_changes_js_9_ .PN)(plan)) === true;
result.nextSteps.push(...stepsAfter(result, run.attributes['plan-only'] === true, isEmpty));
return result;
}
async function overrideRuns(client, clock, requests) {
const results = [];
let failure;
for (const request of requests) {
try {
results.push(await overrideRun(client, clock, request));
}
catch (error) {
failure = { error };
break;
}
}
const count = (list) => results.flatMap((result) => result[list]).length;
return {
results,
overridden: count('overridden'),
refused: count('refused'),
final: count('final'),
next: count('next'),
audit: results.flatMap(({ audit }) => audit),
failure,
};
}
async function previewOverride(client, runId, onlyIds) {
const counts = { overridable: 0, refused: 0, final: 0 };
for (const { item, state } of await readObjects(client, runId)) {
if (state === undefined)
continue;
if (state === 'final')
counts.final += 1;
else if (onlyIds !== undefined && !onlyIds.has(item.id))
continue;
else if (state === 'not-permitted')
counts.refused += 1;
else
counts.overridable += 1;
}
return counts;
}
async function followAfterOverride(result, client, clock) {
const deadline = clock.now() + FOLLOWED_MS;
const ports = { client, clock, deadline, before: result.status };
try {
const seen = await client.runs.show(result.runId, { include: _gate_run_js_11_ .tC });
const { run } = await (0,_gate_follow_run_js_7_ .R)(seen, ports);
result.status = run.attributes.status;
const { overridden, refused, final, next, unjudged } = result;
const knownIds = new Set([overridden, refused, final, next].flat().map(({ id }) => id));
const objects = await readObjects(client, result.runId);
const goesOn = (0,_model_status_js_2_ .Il)('provisional', result.status) === 'moving';
const isOver = !goesOn || result.status === 'policy_checked';
for (const { item, state } of objects) {
if (isOver && NEVER_ASKED.includes(item.status))
unjudged.push(item);
if (state === undefined || knownIds.has(item.id))
continue;
if (state === 'final')
final.push(item);
else
next.push(item);
}
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._))
throw error;
result.nextSteps.push(`The run could not be read after the override: ${error.message}`);
}
}
function stepsAfter({ runId, status, overridden, refused, final, next, unjudged }, planOnly, isEmpty) {
const steps = [];
const names = (items) => items.map(describeOverrideItem).join(', ');
if (next.length > 0) {
steps.push(`Run ${runId} waits for a further override: ${names(next)}. Read it, then override the run once more.`);
}
const isEnded = (0,_model_status_js_2_ .Ck)(status) && planOnly;
if (final.length > 0) {
const isTooLate = isEnded && final.some(({ status: word }) => word === 'soft_failed');
steps.push(isTooLate ? REFUSED_FOR_GOOD : `Fix what failed: ${names(final)}.`);
}
if (refused.length > 0 && isEmpty) {
steps.push(`The plan of run ${runId} changes nothing, and the service takes no override of such a run. Fix what failed: ${names(refused)}. Or set \`allow-empty-apply: true\` in \`run-options\`, and the next run takes one.`);
}
else if (refused.length > 0 && (0,_model_status_js_2_ .Ck)(status)) {
const fix = `The run has ended as "${status}", so the service takes no override. Fix what failed: ${names(refused)}.`;
steps.push(planOnly ? REFUSED_FOR_GOOD : fix);
}
if (unjudged.length > 0 && next.length === 0) {
const ways = planOnly ? TWO_WAYS : 'Fix what failed instead.';
steps.push(`The run stays "${status}" after the override, and ${names(unjudged)} was never judged, so the gate does not open. ${ways}`);
}
if (overridden.length === 0 || steps.length > 0)
return steps;
const kind = (0,_model_status_js_2_ .Il)('provisional', status);
const isStopped = kind === 'stopped' || status === 'errored';
return isStopped
? [`Run ${runId} is "${status}" now, so the override opens nothing: start the gate again.`]
: [
`Run the job of the gate again: it takes this run, if the files are the same and the host says which pull request the job is about. Elsewhere \`plangate runs show ${runId} --workspace NAME --version CV\` judges it, with the workspace and the configuration version in the gate's report.`,
];
}
function describeOverrideItem({ system, id }) {
const itsSystem = _policy_systems_systems_js_5_ .P.find(({ override }) => override.object === system);
return `${itsSystem?.override.title ?? system} ${id}`;
}
function cannotOverride(message, method, runId, remedy) {
return new _client_errors_js_0_ ._(message, {
code: 'invalid',
method,
path: `/runs/${runId}`,
remedy: `Nothing was overridden. ${remedy}`,
});
}
async function tryOverride(override) {
try {
await override();
return undefined;
}
catch (error) {
if (error instanceof _client_errors_js_0_ ._ && error.code !== 'aborted')
return error.message;
throw error;
}
}
async function refuseOtherWorkspaces(client, run, { organization, workspaces }) {
const workspaceId = (0,_client_wire_resource_js_1_ .Dl)(run, 'workspace');
for (const name of workspaces) {
const workspace = await client.workspaces.showByName(organization, name).catch(_gate_failure_of_js_6_ .N3);
if (workspaceId !== undefined && workspace?.id === workspaceId)
return;
}
const named = `${workspaces.join(', ')} of ${organization}`;
const remedy = 'Name the workspace of the run, if it is one to override in.';
throw cannotOverride(`Run ${run.id} is of none of these workspaces: ${named}.`, 'GET', run.id, remedy);
}
const NOT_PERMITTED = 'this token may not override it: its team needs the permission to override policies, in the organization, the project or the workspace';
async function readObjects(client, runId) {
const objects = [];
for (const system of _policy_systems_systems_js_5_ .P) {
for (const item of await system.list(client, runId).all()) {
const { id, attributes } = system.objectOf(item);
if (system.isOfApply(item))
continue;
objects.push({
item: { system: system.override.object, id, status: attributes.status },
state: overrideStateOf(system.override, attributes),
override: (comment) => system.sendOverride(client, id, comment),
});
}
}
return objects;
}
const NEVER_ASKED = ['pending', 'queued', 'unreachable'];
function overrideStateOf({ waitingStatus, finalStatus }, { status, actions, permissions }) {
if (status === finalStatus)
return 'final';
if (status !== waitingStatus)
return undefined;
if (actions?.['is-overridable'] === false)
return 'final';
const isPermitted = permissions?.['can-override'] ?? permissions?.['can-override-policy'];
return isPermitted === false ? 'not-permitted' : 'overridable';
}
/***/ }),
/***/ 31523:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
X: () => ( saysSomething)
});
const LONGEST_REASON = 500;
function saysSomething(reason) {
return /[\p{L}\p{N}]/u.test(reason);
}
/***/ }),
/***/ 35594:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
H: () => ( renderAnnotations)
});
var _causes_js_0_ = __webpack_require__(83008);
var _markdown_js_1_ = __webpack_require__(70075);
var _occurrences_js_2_ = __webpack_require__(2314);
var _message_text_js_3_ = __webpack_require__(34707);
var _neutralise_log_js_4_ = __webpack_require__(22195);
var _text_js_5_ = __webpack_require__(74913);
var _words_js_6_ = __webpack_require__(43629);
const ANNOTATION_LIMIT = 200;
const MESSAGE_LIMIT = 16_000;
function renderAnnotations(view, options) {
const { annotate, changedFiles } = options;
if (annotate === 'off')
return [];
const placed = view.causes.flatMap((cause) => {
const isWantedEverywhere = annotate === 'all' || isFailureLevel(cause);
return cause.occurrences.flatMap((occurrence, index) => {
const { location } = occurrence;
if (!location || location.commit !== undefined)
return [];
if (!isWantedEverywhere && changedFiles?.has(location.path) !== true)
return [];
return [{ cause, occurrence, location, index }];
});
});
const groups = (0,_text_js_5_ .$z)(placed, ({ cause, location }) => {
return [(0,_words_js_6_ .CP)({ location }), cause.policySet, cause.policy, cause.severity];
});
groups.sort(([one], [other]) => levelRank(one) - levelRank(other) || one.index - other.index);
const told = new Set();
const annotations = groups
.slice(0, ANNOTATION_LIMIT)
.map((group) => toAnnotation(group, causesToTell(group, told)));
const [last] = annotations.slice(-1);
const rest = groups.length - annotations.length;
if (last && rest > 0)
last.message += `\n${(0,_text_js_5_ .rj)(rest, 'more place')}: see the job summary.`;
return annotations;
}
function levelRank({ cause }) {
return ['failure', 'warning', 'notice'].indexOf(levelOf(cause));
}
function causesToTell(group, told) {
const causes = [...new Set(group.map(({ cause }) => cause))];
return causes.filter((cause) => !told.has(cause) && told.add(cause));
}
function toAnnotation(group, toTell) {
const [{ cause, location }] = group;
const { path, startLine } = location;
const level = cause.kind === 'diagnostic' ? 'plan' : (0,_words_js_6_ .s2)(cause.level);
const here = group.map(({ occurrence }) => occurrenceText(occurrence));
const ofAll = group.map((placed) => placed.cause.messageOfAll);
const elsewhere = toTell
.flatMap(({ occurrences }) => occurrences)
.filter(({ noun, location: place }) => noun === 'message' && place === undefined)
.map((occurrence) => `The policy says as well: ${occurrenceText(occurrence)}`);
const messages = [...new Set([...ofAll, ...here, ...elsewhere])].filter(Boolean);
const workspaces = group.flatMap(({ occurrence }) => occurrence.workspaces);
return {
path,
start_line: startLine,
end_line: startLine,
annotation_level: levelOf(cause),
title: (0,_markdown_js_1_ .$Q)(`${(0,_markdown_js_1_ .Ow)(cause.policy || cause.policySet, 200)} (${level})`, 250),
message: `${(0,_message_text_js_3_ .Lo)(messages, MESSAGE_LIMIT)}\n${lastLine(cause, [...new Set(workspaces)])}`,
};
}
function occurrenceText(occurrence) {
const addresses = (0,_occurrences_js_2_ .TY)(occurrence);
const named = (0,_text_js_5_ .so)(addresses, 5, (address) => (0,_markdown_js_1_ .Ow)(address, 300));
return (0,_text_js_5_ .JO)(': ', named, occurrence.messages.join('\n'));
}
function lastLine(cause, workspaces) {
const { policySet, helpUrl = '' } = cause;
const cleaned = workspaces.map((name) => (0,_markdown_js_1_ .Ow)(name, 100));
const names = (0,_text_js_5_ .J4)(cleaned, 10).join('');
return (0,_text_js_5_ .JO)(' · ', policySet === '' ? '' : `Policy set ${(0,_markdown_js_1_ .Ow)(policySet, 100)}`, `${workspaces.length === 1 ? 'workspace' : 'workspaces'} ${names}`, (0,_words_js_6_ .oB)(cause) ? (0,_markdown_js_1_ .Ow)((0,_words_js_6_ .zs)(cause), 400) : (0,_words_js_6_ .mF)(cause), helpUrl && `how to fix: ${helpUrl}`);
}
function levelOf(cause) {
if (isFailureLevel(cause))
return 'failure';
return cause.severity === 'warns' || cause.kind === 'diagnostic' ? 'warning' : 'notice';
}
function isFailureLevel(cause) {
return cause.blocks || (0,_causes_js_0_ .HE)(cause);
}
const COMMAND_LIMIT = 10;
/***/ }),
/***/ 84995:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Lf: () => ( documentedCourses),
Xt: () => ( COURSES),
eE: () => ( readCourse)
});
var _model_status_js_0_ = __webpack_require__(62373);
const COURSES = {
'overridden-plan-only-run': [
'stays',
'goes-on',
'rests-checked',
'goes-on-later',
'refused',
'not-offered',
],
'failed-evaluation': ['waits', 'errored', 'policy_soft_failed', 'planned_and_finished'],
'overridden-stage': ['goes-on', 'stays', 'goes-on-later'],
'overridden-saved-plan': ['planned_and_saved', 'policy_checked'],
'final-evaluation': ['errored', 'waits'],
'broken-check': ['errored', 'planned_and_finished'],
'final-init': [
'plan-errored',
'plan-unreachable',
'plan-canceled',
'plan-running',
'waits',
'planned_and_finished',
],
'overridable-init': ['waits', 'stays-planning', 'errored'],
'failed-task': ['errored', 'waits'],
'comments-on-runs': ['allowed', 'forbidden', 'not-found'],
'long-message': ['kept', 'cut'],
};
const COURSE_NAMES = (0,_model_status_js_0_ .o7)(COURSES);
function documentedCourses() {
return Object.fromEntries(Object.entries(COURSES).map(([name, [first]]) => [name, first]));
}
function readCourse(text) {
const [name = '', value = '', ...rest] = text.split('=').map((part) => part.trim());
const course = COURSE_NAMES.find((courseName) => courseName === name);
if (course === undefined || rest.length > 0) {
return { problem: `"${text}" names no course. The courses: ${COURSE_NAMES.join(', ')}.` };
}
const values = COURSES[course];
if (values.includes(value))
return { name: course, value };
return { problem: `${course} is one of ${values.join(', ')}, not "${value}".` };
}
/***/ }),
/***/ 49998:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
k: () => ( Unusable)
});
class Unusable extends Error {
name = 'Unusable';
of;
problems;
constructor(of, what, problems) {
const lines = problems.flatMap((problem) => problem.split('\n')).map((line) => line.trim());
super([what, ...lines.map((line) => `  ${line}`)].join('\n'));
this.of = of;
this.problems = lines;
}
}
/***/ }),
};
