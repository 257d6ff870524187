export const id = 3005;
export const ids = [3005,5715,3356];
export const modules = {
/***/ 24067:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
runDemo: () => ( runDemo)
});
var promises_ = __webpack_require__(51455);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var plan_and_judge = __webpack_require__(99646);
var client_client = __webpack_require__(87457);
var http_send = __webpack_require__(73434);
var service_service = __webpack_require__(57984);
var override_run = __webpack_require__(29337);
var model_verdict = __webpack_require__(83538);
var report_annotations = __webpack_require__(35594);
var comment = __webpack_require__(92650);
var marker = __webpack_require__(54340);
var server = __webpack_require__(51554);
var calls = __webpack_require__(62344);
var host_error = __webpack_require__(93452);
;// CONCATENATED MODULE: ./build/src/hosts/github/checks.js
const BATCH = 50;
const SMALL_SUMMARY = 15_000;
const WHAT = 'The annotations are not on the check run';
const NEEDS = 'checks: write';
function conclusionOf({ green, verdict, }) {
if (green)
return (0,model_verdict.gf)(verdict) ? 'success' : 'neutral';
return verdict === 'needs-override' ? 'action_required' : 'failure';
}
async function publishCheck(api, { checkRunId, fork, render, annotations, ...about }) {
let sent = 0;
let content = render();
const batch = () => ({ ...content, annotations: annotations.slice(sent, sent + BATCH) });
try {
const id = await begin().catch((0,host_error.yg)(() => {
content = render(SMALL_SUMMARY);
return begin();
}, 'too-long'));
for (sent = BATCH; sent < annotations.length; sent += BATCH)
await append(id);
return { left: [], problems: [] };
}
catch (error) {
if (!(error instanceof host_error.dh))
throw error;
const problems = [(0,calls.F)(WHAT, NEEDS, error, fork)];
return { left: annotations.slice(sent), problems };
}
async function begin() {
const elsewhere = (0,host_error.yg)((problem) => {
if (problem.kind === 'permission' && !/app_id/.test(problem.message))
throw problem;
return create();
}, 'not-found', 'permission');
return checkRunId === undefined ? create() : append(checkRunId).catch(elsewhere);
}
function append(id) {
const output = batch();
return sure(() => api.updateCheckRun(id, output).then(() => id), async () => {
const there = await api.countAnnotations(id);
return there >= sent + output.annotations.length ? id : undefined;
});
}
function create() {
const run = { ...about, output: batch() };
return sure(() => api.createCheckRun(run), () => api.findCheckRun(run));
}
}
async function sure(send, look) {
for (let tries = 1;; tries++) {
try {
return await send();
}
catch (error) {
const unsure = error instanceof host_error.dh && error.kind === 'unsure';
if (!unsure || tries === 3)
throw error;
const id = await look();
if (id !== undefined)
return id;
}
}
}
var hosts_comment = __webpack_require__(66478);
var decide_comment = __webpack_require__(49369);
;// CONCATENATED MODULE: ./build/src/hosts/github/publish.js
const publish_WHAT = 'The comment on the pull request was not written';
const publish_NEEDS = 'pull-requests: write';
async function publishOnGitHub(about, { files: changedFiles, snapshot: looked } = {}) {
const one = { ...about, problems: [] };
const { view, target, ports, problems } = one;
let snapshot;
let started;
const filesWanted = changedFiles === undefined && needsFiles(view, target);
await writeToPullRequest(one, async (api, number) => {
if (target.comment === 'off' && !filesWanted)
return;
const isEnough = looked !== undefined && (!filesWanted || looked.files !== undefined);
snapshot = isEnough ? looked : await api.snapshot(number, { files: filesWanted });
if (target.comment === 'off')
return;
const { headSha, comment: when } = target;
const commentTarget = { number, headSha, green: view.green, when, snapshot };
started = await (0,hosts_comment.e2)(api, (0,decide_comment.G)(view), commentTarget, ports);
});
const asOfHead = snapshot?.headSha === target.headSha ? snapshot.files : undefined;
const left = await annotate(one, changedFiles ?? asOfHead);
let result = started?.result;
await writeToPullRequest(one, async () => {
if (started !== undefined && ports.skipVerify?.() !== true)
result = await started.settle();
});
problems.push(...(0,hosts_comment.AA)(result));
return { left, problems, commentUrl: result?.url };
}
async function writeToPullRequest({ target, github: { comments }, problems }, work) {
const { pullRequest } = target;
if (pullRequest === undefined)
return;
if (comments === undefined) {
if (target.comment !== 'off' && problems.length === 0) {
problems.push(`${publish_WHAT}: there is no token for it. Leave \`github-token\` at its default.`);
}
return;
}
const explain = (0,host_error.yg)((problem) => {
problems.push((0,calls.F)(publish_WHAT, publish_NEEDS, problem, pullRequest.fork));
});
await work(comments, pullRequest.number).catch(explain);
}
async function annotate({ view, target, github: { checks }, problems }, changedFiles) {
if (target.annotate === 'off')
return [];
const changed = changedFiles === undefined ? undefined : new Set(changedFiles);
const scope = target.annotate === 'all' ? 'all' : 'changed';
const only = target.annotate === 'changed' ? changed : undefined;
const annotations = (0,report_annotations.H)(view, { annotate: scope, changedFiles: changed }).filter(({ path }) => only?.has(path) !== false);
if (checks === undefined)
return annotations;
const { job } = view.context;
const name = view.key === 'default' ? 'Plangate' : `Plangate (${view.key})`;
if (checks.server !== server.U0) {
problems.push(...(await setStatus(view, name, target.headSha, checks)));
return annotations;
}
const result = await publishCheck(checks, {
checkRunId: target.checkRunId,
name,
headSha: target.headSha,
externalId: `${job?.runId ?? 0}.${job?.attempt ?? 0}.${view.key}`,
conclusion: conclusionOf(view),
render: (summaryBytes) => (0,comment.d3)(view, summaryBytes),
annotations,
fork: target.pullRequest?.fork === true,
});
problems.push(...result.problems);
return result.left;
}
async function setStatus(view, name, headSha, api) {
const names = view.context.section ?? (0,marker.C_)(view).join(', ');
const which = names.length > 150 ? (0,comment.z4)(view).state.id : names;
const what = 'The commit has no status of this gate';
const set = api.setStatus(headSha, {
state: view.green ? 'success' : 'failure',
context: which === '' ? name : `${name}: ${which}`,
description: (0,comment.d3)(view).title,
target_url: view.context.job?.url,
});
return set.then(() => [], (0,host_error.yg)((problem) => [(0,calls.F)(what, '', problem)]));
}
function needsFiles(view, { annotate }) {
if (annotate === 'off' || annotate === 'all')
return false;
return view.findings.some(({ location, severity }) => location !== undefined &&
(annotate === 'changed' || severity === 'warns' || severity === 'notes'));
}
var console = __webpack_require__(6621);
var settings_settings = __webpack_require__(75182);
;// CONCATENATED MODULE: ./build/src/cli/demo/demo-clock.js
const START = Date.UTC(2026, 10, 20, 14);
function createDemoClock() {
let nowMs = 0;
let underWay = 0;
let ticking = false;
const sleepers = new Set();
async function tick() {
if (ticking)
return;
ticking = true;
while (sleepers.size > 0) {
for (let turn = 0; turn < 4; turn += 1) {
await new Promise((resolve) => setImmediate(resolve));
if (underWay > 0)
turn = 0;
}
const [next] = [...sleepers].sort((one, other) => one.at - other.at);
if (next === undefined)
break;
sleepers.delete(next);
nowMs = Math.max(nowMs, next.at);
next.wake();
}
ticking = false;
}
function sleep(ms, signal) {
return new Promise((resolve, reject) => {
signal?.throwIfAborted();
const sleeper = {
at: nowMs + ms,
wake() {
signal?.removeEventListener('abort', abort);
resolve();
},
};
const abort = () => {
sleepers.delete(sleeper);
reject(signal?.reason);
};
signal?.addEventListener('abort', abort, { once: true });
sleepers.add(sleeper);
void tick();
});
}
return {
now: () => nowMs,
date: () => new Date(START + nowMs),
sleep,
async during(work) {
underWay += 1;
try {
return await work();
}
finally {
underWay -= 1;
}
},
};
}
function oneAtATime(send, clock, 
before = async () => { }) {
let last = Promise.resolve();
return (request) => {
const turn = last.then(async () => {
await before(request);
return clock.during(() => send(request));
});
last = turn.catch(() => undefined);
return turn;
};
}
function createdInOrder(send, workspaces) {
const lines = [];
const waiting = new Map();
return async (request) => {
const { method, url } = request;
const [, id] = /^\/api\/v2\/workspaces\/([^/]+)\/configuration-versions$/.exec(url.pathname) ?? [];
if (method === 'POST' && id !== undefined) {
const turn = new Promise((resolve) => waiting.set(id, resolve));
if (waiting.size === workspaces) {
queueMicrotask(() => lines.forEach((next) => waiting.get(next)?.()));
}
await turn;
}
const response = await send(request);
if (method === 'GET' && /\/organizations\/[^/]+\/workspaces\/[^/]+$/.test(url.pathname)) {
lines.push(JSON.parse(Buffer.from(response.body).toString()).data.id);
}
return response;
};
}
;// CONCATENATED MODULE: ./build/src/cli/demo/in-memory-github.js
function createInMemoryGitHub(pull) {
const { headSha, files, url, author } = pull;
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
const comment = { id, body, url: `${url}#issuecomment-${id}`, mine: true, author };
comments.push(comment);
return comment;
},
async updateComment(id, body) {
for (const comment of comments)
if (comment.id === id)
comment.body = body;
},
async deleteComment(id) {
comments.splice(0, Infinity, ...comments.filter((comment) => comment.id !== id));
},
updateCheckRun: async (_id, output) => void annotations.push(...output.annotations),
countAnnotations: async () => annotations.length,
createCheckRun: notInTheDemo,
findCheckRun: notInTheDemo,
setStatus: notInTheDemo,
pullRequest: notInTheDemo,
pullRequestsMergedAs: notInTheDemo,
pullRequests: notInTheDemo,
listDirectory: notInTheDemo,
readFile: notInTheDemo,
isSubmodule: notInTheDemo,
textsAt: notInTheDemo,
patches: async () => [],
permissionOf: notInTheDemo,
};
return { api, comments, annotations };
}
async function notInTheDemo() {
throw new Error('Publishing asked GitHub for something that the demonstration does not have.');
}
var scenarios = __webpack_require__(1397);
var secrets = __webpack_require__(54638);
;// CONCATENATED MODULE: ./build/src/cli/demo/run-demo.js
const WORKSPACES = 2;
const PULL_REQUEST = 42;
const CHECK_RUN = 7001;
const SHA = '6f1cb40a3c9de1b5a80a3ae3ef12a0b9c6d41f77';
const PAGE = `${scenarios.k.github}/acme/infra`;
const RUN_DURATION_MS = 41_000;
const CHANGED = [
'network/flow-logs.tf',
'network/main.tf',
'storage/shared.tf',
'storage/volumes.tf',
];
const NEVER = new AbortController().signal;
const UNLIMITED = {
endsAt: Number.POSITIVE_INFINITY,
over: NEVER,
alarms: { in: () => NEVER, after: () => NEVER, any: () => NEVER },
};
const SUBJECT = {
about: {},
proposed: true,
message: `acme/infra #${PULL_REQUEST} at ${SHA.slice(0, 7)}`,
changeRequest: `acme/infra#${PULL_REQUEST}`,
changedFiles: async () => undefined,
};
async function runDemo(options) {
const { scenario, examples } = options;
const clock = createDemoClock();
const random = seededRandom(2026);
const cleanUp = [];
try {
const checkout = await copyExamples(examples, scenarios.U[scenario].edits);
cleanUp.push(() => checkout.remove());
const seed = withPlans(JSON.parse(await (0,promises_.readFile)((0,external_node_path_.join)(examples, 'seed.json'), 'utf8')), scenarios.U[scenario].plans);
const service = await (0,service_service.startService)({
seed,
seedDirectory: examples,
clock,
random,
runDurationMs: RUN_DURATION_MS,
openJudge: options.openJudge,
});
cleanUp.push(() => service.stop());
const send = (0,http_send.R)({ environment: {} });
cleanUp.push(() => send.close());
return await playOut(options, { clock, random, checkout, service, send, seed });
}
finally {
for (const step of cleanUp.toReversed())
await step();
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
async function playOut(options, stage) {
const { scenario, log, signal } = options;
const { clock, random, checkout, service } = stage;
const { script, colleague } = scenarios.U[scenario];
if (script)
service.setScript(script.workspace, script.reference);
const settings = settingsFor(service.origin, secretOf('pull-requests', stage.seed));
const context = contextFor(settings, options, stage);
const watch = colleague === true ? overrideAtOnce(stage, options) : undefined;
const print = (lines) => options.onLines(lines.map((line) => withShownAddress(line, service.origin)));
print((0,console.pd)({ ...context, hostname: new URL(scenarios.k.service).host }));
const conceals = (0,secrets.gE)();
const { result, view: plainView } = await (0,plan_and_judge.g)({
settings,
context,
workingDirectory: checkout.root,
repositoryRoot: checkout.root,
subject: SUBJECT,
secrets: [],
conceals,
proposed: true,
}, {
send: createdInOrder(oneAtATime(stage.send, clock, watch), WORKSPACES),
clock,
random,
execute: everythingIsCommitted(checkout),
environment: {},
log,
signal,
...UNLIMITED,
onEvent: (event) => print((0,console.N1)(event, { workspaces: WORKSPACES, repositoryRoot: checkout.root })),
});
const view = conceals.concealAll(withShownAddresses(plainView, service.origin));
const github = createInMemoryGitHub({
headSha: SHA,
files: CHANGED.map((path) => `infra/${path}`),
url: `${PAGE}/pull/${PULL_REQUEST}`,
author: 'github-actions[bot]',
});
const { comment, annotate } = settings;
const { problems } = await publishOnGitHub({
view,
target: {
headSha: SHA,
checkRunId: CHECK_RUN,
pullRequest: { number: PULL_REQUEST, fork: false },
comment,
annotate,
},
github: { comments: github.api, checks: github.api },
ports: { clock, random, signal },
});
const { comments, annotations } = github;
return { view, exitCode: (0,model_verdict.FO)(result, settings.failOn), comments, annotations, problems };
}
function withShownAddresses(view, origin) {
const text = withShownAddress(JSON.stringify(view), origin).replaceAll(new URL(origin).host, new URL(scenarios.k.service).host);
return JSON.parse(text);
}
function withShownAddress(text, origin) {
return text
.replaceAll(`--hostname ${origin}`, `--hostname ${new URL(scenarios.k.service).host}`)
.replaceAll(origin, scenarios.k.service);
}
function settingsFor(origin, token) {
const inputs = {
hostname: origin,
token,
organization: 'acme',
workspaces: 'net-prod=infra/network, storage-prod=infra/storage',
comment: 'always',
};
const loaded = (0,settings_settings.sb)({ inputs, environment: {}, door: 'action' });
if ('problems' in loaded)
throw new Error(loaded.problems.map(({ message }) => message).join(' '));
return loaded.settings;
}
function contextFor(settings, options, stage) {
const { checkout, clock } = stage;
return {
...(0,settings_settings.f8)(settings),
repository: {
serverUrl: scenarios.k.github,
slug: 'acme/infra',
root: checkout.root,
defaultBranch: 'main',
},
commit: { sha: SHA, url: `${PAGE}/commit/${SHA}` },
pullRequest: { number: PULL_REQUEST, url: `${PAGE}/pull/${PULL_REQUEST}` },
job: { url: `${PAGE}/actions/runs/1`, runId: 1, attempt: 1 },
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
function overrideAtOnce(stage, options) {
const { service, clock, random, seed } = stage;
const { log, signal } = options;
const { origin } = service;
const token = secretOf('security', seed);
const send = (request) => clock.during(() => stage.send(request));
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
const listing = program === 'git' && args.includes('ls-files');
const stdout = listing ? files.map((path) => `${path}\0`).join('') : '';
return { exitCode: listing ? 0 : 1, stdout, stderr: '' };
};
}
async function copyExamples(examples, edits) {
const root = await (0,promises_.realpath)(await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-demo-')));
const remove = () => (0,promises_.rm)(root, { recursive: true, force: true });
try {
await (0,promises_.mkdir)((0,external_node_path_.join)(root, '.git'));
await (0,promises_.cp)((0,external_node_path_.join)(examples, 'infra'), (0,external_node_path_.join)(root, 'infra'), { recursive: true });
for (const edit of edits)
await apply(edit, (0,external_node_path_.join)(root, 'infra'));
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
async function apply([file, find, replace], folder) {
const path = (0,external_node_path_.join)(folder, file);
const text = await (0,promises_.readFile)(path, 'utf8');
if (!text.includes(find))
throw new Error(`${file} of the examples has no ${JSON.stringify(find)}`);
await (0,promises_.writeFile)(path, text.replaceAll(find, replace));
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
/***/ 2443:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
U1: () => ( readLiteral),
eB: () => ( asObject),
ww: () => ( literalsIn)
});
const UNKNOWN = { value: undefined, unknown: true };
function literalsIn(expression) {
switch (expression.kind) {
case 'literal': {
const { value, digits } = expression;
return digits === undefined || digits === String(value) ? known(value) : UNKNOWN;
}
case 'template': {
const parts = expression.parts.map(literalsIn);
const isText = parts.every(({ value }) => typeof value === 'string');
return isText ? known(parts.map(({ value }) => value).join('')) : UNKNOWN;
}
case 'operation': {
const { operator, operands } = expression;
const [operand, ...others] = operands.map(literalsIn);
const isNegative = operator === '-' && others.length === 0;
return isNegative && typeof operand?.value === 'number' ? known(-operand.value) : UNKNOWN;
}
case 'tuple':
return literalsInList(expression.items);
case 'object':
return literalsInObject(expression.entries);
default:
return UNKNOWN;
}
}
function known(value) {
return { value, unknown: undefined };
}
function literalsInList(items) {
const all = items.map(literalsIn);
return {
value: all.map(({ value }) => value ?? null),
unknown: all.some(isUnknown) ? all.map(({ unknown }) => unknown ?? false) : undefined,
};
}
function literalsInObject(entries) {
const all = new Map();
for (const entry of entries) {
const { value: key, unknown } = literalsIn(entry.key);
const name = String(key);
if (unknown !== undefined || key === null || typeof key === 'object' || all.has(name)) {
return UNKNOWN;
}
all.set(name, literalsIn(entry.value));
}
return asObject(all);
}
function asObject(members) {
const all = [...members];
const known = all.filter(([, { value }]) => value !== undefined);
const unknown = all.filter(([, one]) => isUnknown(one));
return {
value: Object.fromEntries(known.map(([name, { value }]) => [name, value])),
unknown: unknown.length > 0
? Object.fromEntries(unknown.map(([name, one]) => [name, one.unknown]))
: undefined,
};
}
function isUnknown({ unknown }) {
return unknown !== undefined;
}
function readLiteral(text, hcl) {
const { body, problems } = hcl?.parse(`value = ${text}\n`) ?? { body: undefined, problems: [] };
const [written] = body?.attributes ?? [];
if (written === undefined || problems.length > 0)
return text;
const { value, unknown } = literalsIn(written.value);
return unknown === undefined ? value : text;
}
/***/ }),
/***/ 13536:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
J: () => ( NOWHERE),
u: () => ( mostBytesTo)
});
const NOWHERE = 'http://127.0.0.1';
const MOST_BYTES = 1024 * 1024;
const MOST_UPLOADED_BYTES = 100 * 1024 * 1024;
function mostBytesTo(path) {
return path.startsWith('/v1/object/') ? MOST_UPLOADED_BYTES : MOST_BYTES;
}
/***/ }),
/***/ 73356:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
DD: () => ( readDeclaredPolicies),
Ug: () => ( POLICY_SYSTEMS),
tW: () => ( readSources),
ti: () => ( loadPolicySet)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_path_1_ = __webpack_require__(76760);
var _configuration_literal_js_2_ = __webpack_require__(2443);
var _read_example_js_3_ = __webpack_require__(13642);
var _recorded_answers_js_4_ = __webpack_require__(53647);
var _script_js_5_ = __webpack_require__(71922);
var _model_error_message_js_7_ = __webpack_require__(34271);
var _machine_read_regular_js_6_ = __webpack_require__(43962);
var _model_unreadable_file_js_8_ = __webpack_require__(13491);
const POLICY_SYSTEMS = ['policy-check', 'policy-evaluation', 'terraform-policy'];
async function loadPolicySet(options, hcl, openJudge) {
const { directory } = options;
const problems = [];
const note = (error) => {
problems.push((0,_model_error_message_js_7_ .g)(error));
};
const sources = directory === undefined ? undefined : await readSources(directory).catch(note);
const text = directory === undefined
? (0,_read_example_js_3_ .$)('policies.hcl').toString()
: await readIn(directory, 'policies.hcl').catch(note);
const policies = readDeclaredPolicies(text, hcl, problems)
.filter(({ name }) => options.only?.includes(name) ?? true)
.map((policy) => ({ ...policy, level: options.levels?.[policy.name] ?? policy.level }));
const judge = await openJudge?.(directory).catch(note);
if (problems.length > 0) {
throw new Error(`The policy set in ${directory ?? 'this program'} cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`);
}
return {
name: options.name,
description: options.description ?? null,
system: options.system,
overridable: options.overridable,
policies,
judge: judge ?? (0,_recorded_answers_js_4_ .C2)(policies, sources),
};
}
async function readSources(directory) {
const names = (await (0,node_fs_promises_0_.readdir)(directory, { recursive: true })).filter((name) => /(?<!_test)\.rego$|(?:^|[/\\])data\.(?:json|yaml)$/.test(name));
const read = async (name) => [name, (await readIn(directory, name)) ?? ''];
return new Map(await Promise.all(names.map(read)));
}
async function readIn(directory, name) {
return (0,_machine_read_regular_js_6_ .Ue)((0,node_path_1_.join)(directory, name)).catch((error) => {
throw error instanceof _model_unreadable_file_js_8_ .i ? new Error(`${name} ${error.message}`) : error;
});
}
function readDeclaredPolicies(text, hcl, problems) {
if (text === undefined) {
problems.push('policies.hcl is missing; it names the policies, their queries and their levels');
return [];
}
const parsed = hcl.parse(text);
const names = new Set();
for (const { message, range } of parsed.problems) {
problems.push(`policies.hcl line ${String(range.startLine)}: ${message}`);
}
return parsed.body.blocks.flatMap((block) => {
const name = block.labels[0] ?? '';
const text = (attribute) => {
const written = block.body.attributes.find((one) => one.name === attribute);
const value = written && (0,_configuration_literal_js_2_ .ww)(written.value).value;
return typeof value === 'string' ? value : undefined;
};
const query = text('query');
const level = _script_js_5_ .hj.find((one) => one === text('enforcement_level'));
const at = `policies.hcl line ${String(block.range.startLine)}`;
if (block.type !== 'policy' || name === '') {
problems.push(`${at}: only blocks of the form policy "name" { … } are known`);
}
if (query === undefined)
problems.push(`${at}: policy "${name}" has no query`);
if (level === undefined) {
problems.push(`${at}: policy "${name}" has no enforcement_level, or none of ${_script_js_5_ .hj.join(', ')}`);
}
if (names.has(name))
problems.push(`${at}: policy "${name}" is there twice. Rename one.`);
names.add(name);
if (query === undefined || level === undefined)
return [];
const line = block.range.startLine;
return [{ name, query, level, description: text('description') ?? '', line }];
});
}
/***/ }),
/***/ 13642:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$: () => ( readExample)
});
var node_fs_0_ = __webpack_require__(73024);
function readExample(name) {
return (0,node_fs_0_.readFileSync)(new URL(name, import.meta.url));
}
/***/ }),
/***/ 53647:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
C2: () => ( judgeByAnswers),
iB: () => ( areExamples)
});
var node_crypto_0_ = __webpack_require__(77598);
var _read_example_js_1_ = __webpack_require__(13642);
function readAnswers() {
return JSON.parse((0,_read_example_js_1_ .$)('answers.json').toString());
}
function judgeByAnswers(policies, sources) {
const answers = readAnswers();
const isAnswered = sources === undefined || digestOfSources(sources) === answers.policies;
const judgeOne = ({ name, query }, answered) => {
if (answered === undefined || !answers.queries.includes(query)) {
return { name, status: 'errored', output: [UNANSWERED] };
}
const output = answered[query] ?? [];
return { name, status: output.length === 0 ? 'passed' : 'failed', output };
};
return {
version: answers.opa,
takesTime: false,
judge: async ({ plan }) => {
const answered = isAnswered ? answers.plans[digestOfPlan(plan)] : undefined;
return policies.map((policy) => judgeOne(policy, answered));
},
};
}
function areExamples(sources) {
return digestOfSources(sources) === readAnswers().policies;
}
const UNANSWERED = 'There is no `opa` on the PATH of this service, which has answers for the plans of the demonstration and the example seed alone. Install opa (https://openpolicyagent.org), and start the service again.';
function digestOfPlan({ resource_changes: changes }) {
return (0,node_crypto_0_.createHash)('sha256').update(JSON.stringify(changes)).digest('hex');
}
function digestOfSources(sources) {
const sorted = [...sources].sort(([one], [other]) => (one < other ? -1 : 1));
return (0,node_crypto_0_.createHash)('sha256').update(JSON.stringify(sorted)).digest('hex');
}
/***/ }),
/***/ 71922:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
bQ: () => ( toScript),
dk: () => ( scriptSchema),
hj: () => ( POLICY_LEVELS)
});
var _client_wire_schema_js_1_ = __webpack_require__(77934);
var _model_status_js_0_ = __webpack_require__(62373);
const duration = _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .aig(), _client_wire_schema_js_1_ .Wwf(0));
const text = _client_wire_schema_js_1_ .YjP();
const amount = _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .aig(), _client_wire_schema_js_1_ .ndf(), _client_wire_schema_js_1_ .Wwf(0));
const POLICY_LEVELS = [
'advisory',
'soft-mandatory',
'hard-mandatory',
'mandatory',
'mandatory-overridable',
];
const scriptedPolicySchema = _client_wire_schema_js_1_ .rej({
name: text,
level: _client_wire_schema_js_1_ .KIO(POLICY_LEVELS),
status: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['passed', 'failed', 'errored']), 'passed'),
messages: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(text), []),
description: _client_wire_schema_js_1_ .lqM(text),
resources: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ .rej({ address: text, file: _client_wire_schema_js_1_ .lqM(text), line: _client_wire_schema_js_1_ .lqM(amount) })), []),
});
const terraformPolicySchema = _client_wire_schema_js_1_ .rej({
...scriptedPolicySchema.entries,
status: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['passed', 'failed', 'errored', 'unknown']), 'passed'),
atApply: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['passed', 'failed', 'errored']), 'passed'),
});
const setOf = (policy) => _client_wire_schema_js_1_ .rej({
name: text,
description: _client_wire_schema_js_1_ .lqM(text),
overridable: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY(), false),
error: _client_wire_schema_js_1_ .lqM(text),
policies: _client_wire_schema_js_1_ .YOg(policy),
});
const scriptedSetSchema = setOf(scriptedPolicySchema);
const terraformPolicySetSchema = setOf(terraformPolicySchema);
const runTaskSchema = _client_wire_schema_js_1_ .rej({
name: text,
level: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['advisory', 'mandatory']), 'mandatory'),
status: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['passed', 'failed', 'errored']), 'passed'),
message: _client_wire_schema_js_1_ .lqM(text, ''),
url: _client_wire_schema_js_1_ .lqM(text),
});
const diagnosticSchema = _client_wire_schema_js_1_ .rej({
severity: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['error', 'warning']), 'error'),
summary: text,
detail: _client_wire_schema_js_1_ .lqM(text, ''),
address: _client_wire_schema_js_1_ .lqM(text),
file: _client_wire_schema_js_1_ .lqM(text),
line: _client_wire_schema_js_1_ .lqM(amount),
});
const runStatus = _client_wire_schema_js_1_ .KIO((0,_model_status_js_0_ .o7)(_model_status_js_0_ .oq));
const scriptSchema = _client_wire_schema_js_1_ .rej({
durationMs: _client_wire_schema_js_1_ .lqM(duration),
timings: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .g1P(runStatus, duration)),
processingMs: _client_wire_schema_js_1_ .lqM(duration),
cancelMs: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .mee(duration)),
skip: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(runStatus)),
queuePosition: _client_wire_schema_js_1_ .lqM(amount),
stuckIn: _client_wire_schema_js_1_ .lqM(runStatus),
interruption: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .rej({
at: runStatus,
action: _client_wire_schema_js_1_ .KIO(['cancel', 'discard', 'force-cancel']),
})),
versionError: _client_wire_schema_js_1_ .lqM(text),
plan: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .rej({
additions: _client_wire_schema_js_1_ .lqM(amount, 0),
changes: _client_wire_schema_js_1_ .lqM(amount, 0),
destructions: _client_wire_schema_js_1_ .lqM(amount, 0),
diagnostics: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(diagnosticSchema), []),
})),
prePlanTasks: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(runTaskSchema)),
postPlanTasks: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(runTaskSchema)),
preApplyTasks: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(runTaskSchema)),
postApplyTasks: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(runTaskSchema)),
costEstimate: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .rej({
status: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['finished', 'errored', 'skipped_due_to_targeting']), 'finished'),
prior: _client_wire_schema_js_1_ .lqM(text, '0.0'),
proposed: _client_wire_schema_js_1_ .lqM(text, '0.0'),
delta: _client_wire_schema_js_1_ .lqM(text, '0.0'),
resources: _client_wire_schema_js_1_ .lqM(amount, 0),
})),
policyChecks: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ .rej({
scope: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['organization', 'workspace']), 'organization'),
policies: _client_wire_schema_js_1_ .YOg(scriptedPolicySchema),
errored: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY(), false),
}))),
policySets: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(scriptedSetSchema)),
policyKind: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['opa', 'sentinel'])),
evaluationStuck: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY()),
planOnlyFailure: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO([
'errored',
'policy_soft_failed',
'post_plan_awaiting_decision',
'planned_and_finished',
])),
terraformPolicySets: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(terraformPolicySetSchema)),
runEvents: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ .rej({ action: text, description: text }))),
disguise: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .g1P(text, text)),
workspace: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .rej({
locked: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY()),
executionMode: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['remote', 'local', 'agent'])),
autoApply: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY()),
})),
});
function toScript(input) {
return _client_wire_schema_js_1_ .qgA(scriptSchema, input);
}
/***/ })
};
