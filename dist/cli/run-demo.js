export const id = 5324;
export const ids = [5324,3208];
export const modules = {
/***/ 65480:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
judgeRuns: () => ( judgeRuns)
});
var node_path_0_ = __webpack_require__(76760);
var _client_client_js_1_ = __webpack_require__(69828);
var _gate_find_workspace_js_2_ = __webpack_require__(87170);
var _gate_failure_of_js_3_ = __webpack_require__(46281);
var _gate_requested_workspaces_js_4_ = __webpack_require__(15724);
var _machine_find_repository_js_5_ = __webpack_require__(6609);
var _model_ended_by_js_6_ = __webpack_require__(17953);
var _model_job_time_js_9_ = __webpack_require__(71680);
var _judging_options_js_7_ = __webpack_require__(66241);
var _limits_js_8_ = __webpack_require__(52696);
async function judgeRuns(request, ports) {
const { subject, conceals: secrets } = request;
const { service, plan, report, job } = request.settings;
const { clock, signal, alarms, endsAt, log } = ports;
const startedAt = clock.now();
const deadline = endsAt - (0,_model_job_time_js_9_ .L5)(job.timeoutMs);
const end = alarms.in(deadline - startedAt + _limits_js_8_ .M0);
const endSignal = alarms.any(end, alarms.after(signal, _limits_js_8_ .M0));
try {
const versionControl = await versionControlFor(request, ports);
const client = (0,_client_client_js_1_ .U)({ ...service, ...ports, deadline, secrets, discovers: true });
const { workingDirectory, repositoryRoot } = request;
const { changedFiles } = subject;
const choice = { plan, workingDirectory, repositoryRoot, changedFiles };
const found = await (0,_model_ended_by_js_6_ .m)(endSignal, (0,_gate_requested_workspaces_js_4_.findWorkspaces)(client, choice));
(0,_gate_requested_workspaces_js_4_ .fc)(found, log);
const { requested, skipped } = found;
if (!versionControl)
reportMissingRepository(requested, subject.proposed, log);
const { gate } = await Promise.all([__webpack_require__.e(3597), __webpack_require__.e(1650), __webpack_require__.e(8314), __webpack_require__.e(2937), __webpack_require__.e(6617), __webpack_require__.e(2371), __webpack_require__.e(2940), __webpack_require__.e(9337), __webpack_require__.e(7786), __webpack_require__.e(1724), __webpack_require__.e(8854), __webpack_require__.e(2180)]).then(__webpack_require__.bind(__webpack_require__, 24052));
const options = (0,_judging_options_js_7_ .Ds)(request, deadline);
const isRead = plan.group !== undefined || options.sealing?.searched !== undefined;
const gateRequest = {
...options,
...knownOfChange(request),
sealing: isRead ? options.sealing : undefined,
workspaces: requested,
versionControl,
};
const pack = (root) => packRoot(root, request, { ...ports, signal: endSignal });
const result = await gate(gateRequest, { ...ports, client, pack });
const overriders = report.overrideBy === undefined
? await findOverriders(result, plan.organization, { client, clock, signal, deadline })
: undefined;
return { ...result, overriders, unaffected: skipped.length > 0 ? skipped : result.unaffected };
}
catch (error) {
const failure = (0,_gate_failure_of_js_3_ .g5)(error, (0,_gate_failure_of_js_3_ .dL)(deadline, ports));
return await (0,_judging_options_js_7_ .Vp)(plan, failure, clock.now() - startedAt);
}
}
async function findOverriders({ workspaces }, organization, ports) {
const isOverriddenAtService = ({ system, overridable }) => overridable && system !== 'guard' && system !== 'own-policies';
const waitsForOverride = workspaces.some(({ verdict, results }) => verdict.word === 'needs-override' && results.some(isOverriddenAtService));
if (!waitsForOverride)
return undefined;
const { readIfPossible } = await Promise.all([__webpack_require__.e(2937), __webpack_require__.e(1056)]).then(__webpack_require__.bind(__webpack_require__, 11056));
const reading = readIfPossible(ports, undefined, (client) => client.workspaces.overriders(organization));
return reading.catch(() => undefined);
}
function knownOfChange(request) {
const { settings, subject, context, hints, repositoryRoot: repository } = request;
const { mayBeRepeated, leavesBase, changedFiles, textsAtMergeBase } = subject;
return {
message: settings.plan.message ?? subject.message,
jobNumber: context.job?.runId || undefined,
lastDurationMs: hints?.lastDurationMs,
namedRuns: hints?.namedRuns,
mayBeRepeated,
leavesBase,
proposal: subject.proposed ? { repository, changedFiles, textsAtMergeBase } : undefined,
};
}
async function versionControlFor(request, ports) {
const { settings, context, subject, repositoryRoot, workspace = repositoryRoot } = request;
if (settings.plan.source !== 'vcs')
return undefined;
const repository = (0,_machine_find_repository_js_5_ .bp)(repositoryRoot, workspace);
const { sha = '' } = context.commit ?? {};
return {
...(0,_gate_find_workspace_js_2_ .bh)(context, subject.change ?? {}, ports.clock.date()),
committed: async () => {
const { listCommitted } = await Promise.all([__webpack_require__.e(1650), __webpack_require__.e(167)]).then(__webpack_require__.bind(__webpack_require__, 40167));
return repository && listCommitted(sha, repository, ports);
},
};
}
async function packRoot(root, request, ports) {
const { settings, workingDirectory, repositoryRoot, secrets, never = [] } = request;
const { rules, secretScan, includeUntrackedSecrets } = settings.plan;
const { packDirectory } = await Promise.all([__webpack_require__.e(8314), __webpack_require__.e(3551), __webpack_require__.e(9796)]).then(__webpack_require__.bind(__webpack_require__, 53551));
const { findUncommitted } = await Promise.all([__webpack_require__.e(1650), __webpack_require__.e(8314), __webpack_require__.e(9535)]).then(__webpack_require__.bind(__webpack_require__, 29535));
const workspace = request.workspace ?? repositoryRoot;
const archive = await packDirectory({
root,
workspace,
rules,
secretScan,
includeUntrackedSecrets,
secrets: [settings.service.token, ...secrets],
never: never.map((path) => (0,node_path_0_.resolve)(workingDirectory, path)),
}, ports);
if (request.context.commit === undefined)
return archive;
return { ...archive, uncommitted: await findUncommitted(archive, { rules, workspace }, ports) };
}
function reportMissingRepository(requested, isProposed, log) {
const outside = requested.filter(({ repository }) => repository === undefined);
for (const directory of new Set(outside.map((workspace) => workspace.directory))) {
const sentence = `${directory} is in no git repository: links may lead no further than what is sent, and every file counts as changed.`;
if (isProposed)
log.warning(sentence);
else
log.debug(sentence);
}
}
/***/ }),
/***/ 51375:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
runDemo: () => ( runDemo)
});
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var judge_runs = __webpack_require__(65480);
var check = __webpack_require__(30662);
var client_client = __webpack_require__(69828);
var http_send = __webpack_require__(5226);
var service_service = __webpack_require__(28795);
var override_run = __webpack_require__(29337);
var model_verdict = __webpack_require__(83538);
var request_base = __webpack_require__(24610);
var report_annotations = __webpack_require__(35594);
var comment = __webpack_require__(83683);
var next_steps = __webpack_require__(92189);
var own_comments = __webpack_require__(19696);
var hosts_comment = __webpack_require__(33208);
var host_error = __webpack_require__(93452);
var markdown = __webpack_require__(70075);
var sentence = __webpack_require__(42251);
var sections = __webpack_require__(46286);
var report_text = __webpack_require__(74913);
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
var marker = __webpack_require__(25594);
var server = __webpack_require__(51554);
var calls = __webpack_require__(71758);
;// CONCATENATED MODULE: ./build/src/hosts/github/publish.js
const NOT_WRITTEN = 'The comment on the pull request was not written';
const NEEDED_PERMISSION = 'pull-requests: write';
async function publishOnGitHub(publishing, known = {}) {
const { files: changedFiles, snapshot: knownSnapshot } = known;
const { view, target, ports } = publishing;
const problems = [];
let snapshot;
let started;
const filesWanted = changedFiles === undefined && needsFiles(view, target);
await writeToPullRequest(publishing, problems, async (api, number) => {
if (target.comment === 'off' && !filesWanted)
return;
const hasAll = knownSnapshot !== undefined && (!filesWanted || knownSnapshot.files !== undefined);
snapshot = hasAll ? knownSnapshot : await api.snapshot(number, { files: filesWanted });
if (target.comment === 'off')
return;
const { headSha, comment: when } = target;
const askedFindings = target.notify === 'once' ? await askForReview(publishing, api, snapshot, problems) : [];
const commentTarget = { number, headSha, green: view.green, when, snapshot };
const content = (0,hosts_comment.toCommentContent)(view, askedFindings, ports.clock.date());
started = await (0,hosts_comment.e)(api, content, commentTarget, ports);
});
const filesOfHead = snapshot?.headSha === target.headSha ? snapshot.files : undefined;
const unplaced = await annotate(publishing, problems, changedFiles ?? filesOfHead);
let result = started?.result;
await writeToPullRequest(publishing, problems, async () => {
if (started !== undefined && ports.skipVerify?.() !== true)
result = await started.settle();
});
problems.push(...(0,hosts_comment.A)(result));
return { unplaced, problems, commentUrl: result?.url };
}
async function askForReview({ view, target: { pullRequest, headSha } }, api, snapshot, problems) {
if (pullRequest === undefined || snapshot.headSha !== headSha)
return [];
const { comment, kept } = (0,own_comments.rA)(snapshot, view.key);
const { asked = [] } = kept ?? {};
const url = comment?.url ?? view.context.job?.url;
const request = (0,next_steps.h)(view, asked, pullRequest.input?.author, url);
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
problems.push((0,calls.F)('Who can approve was not notified', NEEDED_PERMISSION, problem));
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
const text = `${NOT_WRITTEN}: there is no token for it. Leave \`github-token\` at its default.`;
problems.push({ text, code: 'PG-113' });
}
return;
}
const explain = (0,host_error.yg)((problem) => {
problems.push((0,calls.F)(NOT_WRITTEN, NEEDED_PERMISSION, problem, pullRequest.fork));
});
await work(comments, pullRequest.number).catch(explain);
}
async function annotate({ view, target, github: { checks } }, problems, changedFiles) {
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
problems.push(...result.problems);
return result.left;
}
function needsFiles(view, { annotate }) {
if (annotate === 'off' || annotate === 'all')
return false;
return view.findings.some(({ location, severity }) => location !== undefined &&
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
return { left: [], problems: [] };
}
catch (error) {
if (!(error instanceof host_error.dh))
throw error;
const problems = [
(0,calls.F)('The annotations are not on the check run', 'checks: write', error, fork),
];
return { left: annotations.slice(sent), problems };
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
return (0,check.g)({
settings,
context,
workingDirectory: checkout.root,
repositoryRoot: checkout.root,
subject: SUBJECT,
secrets: [],
conceals: secrets,
proposed: true,
}, {
send: createVersionsInOrder(oneAtATime(parts.send, clock, beforeRequest), WORKSPACE_COUNT),
clock,
random,
execute: everythingIsCommitted(checkout),
environment: {},
log,
signal,
...UNLIMITED,
onEvent: (event) => print((0,console.N1)(event, { areSeveral: true, repositoryRoot: checkout.root })),
}, judge_runs.judgeRuns);
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
A: () => ( commentProblems),
e: () => ( startComment),
toCommentContent: () => ( toCommentContent),
writeComment: () => ( writeComment)
});
var _report_comment_js_0_ = __webpack_require__(83683);
var _report_marker_js_1_ = __webpack_require__(25594);
var _report_sections_js_2_ = __webpack_require__(46286);
var _own_comments_js_3_ = __webpack_require__(19696);
var _host_error_js_4_ = __webpack_require__(93452);
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
return { commentUrl, problems: commentProblems(result) };
}
function commentProblems(result) {
if (result === undefined)
return [];
const problems = (0,_own_comments_js_3_ .eQ)(result.foreign);
if (result.superseded !== undefined)
problems.unshift(SUPERSEDED[result.superseded]);
if (result.lost)
problems.push(LOST);
return problems;
}
const SUPERSEDED = {
commit: {
code: 'PG-126',
text: 'The pull request has a newer commit: its comment is left to the run of that commit.',
},
run: {
code: 'PG-126',
text: 'A later run has reported or begun on this pull request: its comment was left as it is.',
},
};
const LOST = {
code: 'PG-126',
text: 'Other jobs kept writing to the comment: look for this report in the summary of the job.',
};
async function writeRound(writer, first) {
const { api, content, target } = writer;
for (let tries = 1;; tries++) {
const snapshot = (tries === 1 ? first : undefined) ?? (await api.snapshot(target.number));
const action = decideComment(snapshot, content, target, writer.created);
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
throw new _host_error_js_4_ .dh('invalid', "There are more comments than could be read, and whether one of them is this gate's is not known: the summary of the job has the report.", { helpCode: 'PG-156' });
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
function decideComment(snapshot, content, target, created) {
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
/***/ 35594:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
H: () => ( renderAnnotations)
});
var _markdown_js_0_ = __webpack_require__(70075);
var _findings_js_1_ = __webpack_require__(85636);
var _message_text_js_2_ = __webpack_require__(34707);
var _neutralise_log_js_3_ = __webpack_require__(22195);
var _text_js_4_ = __webpack_require__(74913);
var _words_js_5_ = __webpack_require__(43629);
const ANNOTATION_LIMIT = 200;
const MESSAGE_LIMIT = 16_000;
function renderAnnotations(view, options) {
const { annotate, changedFiles } = options;
if (annotate === 'off')
return [];
const placed = view.findings.flatMap((finding) => {
const isWantedEverywhere = annotate === 'all' || (0,_findings_js_1_ .HE)(finding);
return finding.occurrences.flatMap((occurrence, index) => {
const { location } = occurrence;
if (!location || location.commit !== undefined)
return [];
if (!isWantedEverywhere && changedFiles?.has(location.path) !== true)
return [];
return [{ finding, occurrence, location, index }];
});
});
const groups = (0,_text_js_4_ .$z)(placed, ({ finding, location }) => {
return [(0,_words_js_5_ .CP)({ location }), finding.policySet, finding.policy, finding.severity];
});
groups.sort(([one], [other]) => levelRank(one) - levelRank(other) || one.index - other.index);
const told = new Set();
const annotations = groups
.slice(0, ANNOTATION_LIMIT)
.map((group) => toAnnotation(group, findingsToTell(group, told)));
const [last] = annotations.slice(-1);
const rest = groups.length - annotations.length;
if (last && rest > 0)
last.message += `\n${(0,_text_js_4_ .rj)(rest, 'more place')}: see the job summary.`;
return annotations;
}
function levelRank({ finding }) {
return ['failure', 'warning', 'notice'].indexOf(levelOf(finding));
}
function findingsToTell(group, told) {
const findings = [...new Set(group.map(({ finding }) => finding))];
return findings.filter((finding) => !told.has(finding) && told.add(finding));
}
function toAnnotation(group, toTell) {
const [{ finding, location }] = group;
const { path, startLine } = location;
const level = finding.kind === 'diagnostic' ? 'plan' : (0,_words_js_5_ .s2)(finding.level);
const here = group.map(({ occurrence }) => occurrenceText(occurrence));
const ofAll = group.map((placed) => placed.finding.messageOfAll);
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
annotation_level: levelOf(finding),
title: (0,_markdown_js_0_ .$Q)(`${(0,_markdown_js_0_ .Ow)(finding.policy, 200)} (${level})`, 250),
message: `${(0,_message_text_js_2_ .Lo)(messages, MESSAGE_LIMIT)}\n${lastLine(finding, [...new Set(workspaces)])}`,
};
}
function occurrenceText(occurrence) {
const addresses = (0,_findings_js_1_ .TY)(occurrence);
const named = (0,_text_js_4_ .so)(addresses, 5, (address) => (0,_markdown_js_0_ .Ow)(address, 300));
return (0,_text_js_4_ .JO)(': ', named, occurrence.messages.join('\n'));
}
function lastLine(finding, workspaces) {
const { policySet, helpUrl = '' } = finding;
const cleaned = workspaces.map((name) => (0,_markdown_js_0_ .Ow)(name, 100));
const names = (0,_text_js_4_ .J4)(cleaned, 10).join('');
return (0,_text_js_4_ .JO)(' · ', policySet === '' ? '' : `Policy set ${(0,_markdown_js_0_ .Ow)(policySet, 100)}`, `${workspaces.length === 1 ? 'workspace' : 'workspaces'} ${names}`, (0,_words_js_5_ .oB)(finding) ? (0,_markdown_js_0_ .Ow)((0,_words_js_5_ .zs)(finding), 400) : (0,_words_js_5_ .mF)(finding), helpUrl && `how to fix: ${helpUrl}`);
}
function levelOf(finding) {
if ((0,_findings_js_1_ .HE)(finding))
return 'failure';
return finding.severity === 'warns' || finding.kind === 'diagnostic' ? 'warning' : 'notice';
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
/***/ })
};
