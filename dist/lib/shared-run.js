export const id = 701;
export const ids = [701];
export const modules = {
/***/ 25:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
YH: () => ( openSealsOf),
ff: () => ( ageMsOf),
gK: () => ( whyNotUsable),
xh: () => ( factsFor)
});
var _client_errors_js_0_ = __webpack_require__(486);
var _client_wire_resource_js_1_ = __webpack_require__(8235);
var _trust_run_seals_js_2_ = __webpack_require__(4226);
var _failure_of_js_3_ = __webpack_require__(6281);
var _listed_runs_js_4_ = __webpack_require__(8039);
var _run_message_js_5_ = __webpack_require__(6326);
const AGAIN = '/plangate again';
function openSealsOf({ run, workspaceId, otherSeals = [] }, { client, seals }) {
if ((0,_client_wire_resource_js_1_ .Dl)(run, 'workspace') !== workspaceId) {
return { why: 'other-workspace', text: 'belongs to another workspace' };
}
const versionId = (0,_client_wire_resource_js_1_ .Dl)(run, 'configuration-version');
if (versionId === undefined) {
return { why: 'unknown-version', text: 'does not say which configuration version it planned' };
}
const version = { service: client.origin, workspaceId, versionId };
const message = (0,_trust_run_seals_js_2_ .ny)(run.attributes.message ?? '');
const texts = [...(message === undefined ? [] : [message]), ...otherSeals];
const opened = texts.map((text) => ({ text, facts: seals.open(text, version) }));
let own;
const later = [];
for (const { text, facts } of opened) {
if ('why' in facts)
continue;
if (facts.kind === 'taken-over')
later.push(facts);
else
own ??= { versionId, facts, seal: text, isInMessage: text === message, later };
}
if (own !== undefined)
return own;
const [notOwn = _trust_run_seals_js_2_ .m1] = opened.flatMap(({ facts }) => ('why' in facts ? [facts] : []));
return notOwn;
}
function factsFor({ facts, later }, head) {
return [facts, ...later].find((each) => each.head === head);
}
const SKEW_MS = 5 * 60_000;
function ageMsOf(run, { client, clock }) {
return (client.lastAnswerAt() ?? clock.date().getTime()) - (0,_listed_runs_js_4_ .CT)(run);
}
async function whyNotUsable(run, { facts, versionId, isInMessage }, head, ports) {
const { client, changeRequest, seals } = ports;
const { attributes } = run;
if (facts.base !== (seals.change.base ?? ''))
return 'was started for another target branch';
const planned = facts.mode === 'speculative' ? 'plan-only' : 'save-plan';
if (attributes[planned] !== true)
return `is not ${facts.mode}`;
if (facts.mode === 'provisional' && attributes['auto-apply'] !== false) {
return 'does not say that nothing applies it by itself';
}
const ageMs = ageMsOf(run, ports);
if (!(ageMs >= -SKEW_MS && ageMs <= _listed_runs_js_4_ .FG))
return 'is older than a day';
const version = ports.version ?? (await client.configurationVersions.show(versionId)).version;
const ingress = (0,_client_wire_resource_js_1_ ._2)(version, 'ingress-attributes');
if (version.id !== versionId || ingress.unreadable || (ingress.named ?? []).length > 0) {
return 'was started by version control';
}
if (isInMessage && version.attributes['auto-queue-runs'] === true) {
return 'is not the run that its upload started';
}
if (changeRequest === undefined)
return undefined;
const workspaceId = (0,_client_wire_resource_js_1_ .Dl)(run, 'workspace') ?? '';
const created = (0,_listed_runs_js_4_ .CT)(run);
const sinceMs = created - _listed_runs_js_4_ .FG;
const listed = await ports.listed[isInMessage ? 'since' : 'allSince'](workspaceId, sinceMs);
const others = listed.filter(({ id }) => id !== run.id);
const twin = others.find((other) => (0,_client_wire_resource_js_1_ .Dl)(other, 'configuration-version') === versionId);
if (twin !== undefined)
return `is not the only run of its configuration version: ${twin.id}`;
const newer = others.find((other) => !((0,_listed_runs_js_4_ .CT)(other) < created) &&
[facts.head, head].some((commit) => (0,_run_message_js_5_ .iG)(other.attributes.message, { changeRequest, facts: { ...facts, head: commit } })));
if (newer !== undefined)
return `is older than run ${newer.id}, which names the same commit`;
if (await wasEnded(run.id, ports))
return 'was ended by `/plangate again`';
return undefined;
}
async function saysAgain(runId, client) {
const comments = await client.runs.comments(runId);
if (comments.includes(undefined))
throw new _listed_runs_js_4_ .o1(`A comment on run ${runId} has no text.`);
return comments.some((comment) => comment?.trimStart().startsWith(AGAIN));
}
async function wasEnded(runId, { client, endedByComment }) {
try {
return await saysAgain(runId, client);
}
catch (error) {
if (error instanceof _listed_runs_js_4_ .o1)
throw error;
if (error instanceof _client_errors_js_0_ ._ && error.code === 'aborted')
throw error;
if (!(0,_failure_of_js_3_ .vu)(error)) {
throw new _listed_runs_js_4_ .o1(`The comments on run ${runId} could not be read.`, { cause: error });
}
}
if (endedByComment === undefined)
return false;
const ended = await endedByComment();
if (ended === undefined) {
throw new _listed_runs_js_4_ .o1('The comment of the gate, which could name it as ended, was not read.');
}
return ended.has(runId);
}
/***/ }),
/***/ 7820:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Lp: () => ( nextIntervalMs),
Q: () => ( readUntilReady),
YW: () => ( soonThenRarely),
wt: () => ( poll)
});
var _failure_of_js_0_ = __webpack_require__(6281);
async function poll(options, ports) {
const { clock, signal, deadline } = ports;
const started = clock.now();
let last;
let lastState;
let trouble;
let failures = 0;
const take = (value) => {
last = value;
const state = options.changeOf?.(value);
if (state === lastState)
return;
lastState = state;
options.onChange?.(value);
};
const end = (kind) => ({ kind, last, trouble });
if (options.initial !== undefined)
take(options.initial);
for (;;) {
if (signal.aborted)
return end('aborted');
const now = clock.now();
if (now >= deadline)
return end('timeout');
const remainingMs = deadline - now;
let interval = Math.min(options.intervalMs(now - started), remainingMs);
if (interval === remainingMs && remainingMs > LAST_LOOK_MS)
interval -= LAST_LOOK_MS;
if (interval > 0) {
await clock.sleep(interval, signal).catch((error) => {
if (!signal.aborted)
throw error;
});
if (signal.aborted)
return end('aborted');
if (deadline - clock.now() < USEFUL_MS)
return end('timeout');
}
let value;
try {
value = await options.read();
}
catch (error) {
if (signal.aborted)
return end('aborted');
failures += 1;
trouble = error;
if (clock.now() >= deadline)
return end('timeout');
if (!(0,_failure_of_js_0_ .Zk)(error, failures))
throw error;
continue;
}
failures = 0;
trouble = undefined;
take(value);
if (options.isSettled(value))
return { kind: 'settled', last: value };
}
}
const LAST_LOOK_MS = 2_000;
const USEFUL_MS = 50;
const CATCH_UP_MS = 10_000;
async function readUntilReady(read, isReady, { clock, signal, deadline }) {
const until = Math.min(deadline, clock.now() + CATCH_UP_MS);
for (let pauseMs = 1_000;; pauseMs *= 2) {
const value = await read();
if (isReady(value) || clock.now() + pauseMs >= until)
return value;
await clock.sleep(pauseMs, signal);
}
}
const SHORTEST_MS = 1_600;
const LONGEST_MS = 5_200;
const SHORT_RUN_MS = 10_000;
const GROWTH = 1 / 2;
const EARLY_MS = [300, 600, 1_000];
const EARLY_UP_TO_MS = 5_000;
const LEAST_APART_MS = 150;
const SPARSE_LONGEST_MS = 30_000;
const DENSE_BEFORE = 0.1;
const DENSE_AFTER = 0.15;
const DENSE_SHARE = 1 / 20;
const DENSEST_MS = 1_000;
const SPARSE_SHARE = 0.45;
function nextIntervalMs(waitedMs, lastDurationMs = 0) {
const mayBeEarly = lastDurationMs <= EARLY_UP_TO_MS;
const earlyMs = mayBeEarly
? EARLY_MS.find((lookMs) => lookMs >= waitedMs + LEAST_APART_MS)
: undefined;
if (earlyMs !== undefined)
return earlyMs - waitedMs;
if (waitedMs < lastDurationMs * (1 + DENSE_AFTER)) {
const dense = clamp(lastDurationMs * DENSE_SHARE, DENSEST_MS, LONGEST_MS);
const untilDense = lastDurationMs * (1 - DENSE_BEFORE) - waitedMs;
const sparse = Math.min(untilDense, lastDurationMs * SPARSE_SHARE, SPARSE_LONGEST_MS);
return Math.max(dense, sparse);
}
return clamp((waitedMs - SHORT_RUN_MS) * GROWTH, SHORTEST_MS, LONGEST_MS);
}
function clamp(value, least, most) {
return Math.max(least, Math.min(value, most));
}
function soonThenRarely(leastMs, mostMs) {
let looks = 0;
return (waitedMs) => (looks++ === 0 ? 0 : clamp(waitedMs / 4, leastMs, mostMs));
}
/***/ }),
/***/ 6326:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Mn: () => ( isSameGate),
cG: () => ( jobNumberIn),
iG: () => ( namesGate),
r4: () => ( namesChange),
xA: () => ( runMessage),
yF: () => ( namesCommit)
});
var _trust_run_seals_js_0_ = __webpack_require__(4226);
const TAG_START = '[plangate ';
const LONGEST_MESSAGE = 1_000;
function runMessage(message, random, { changeRequest, commit, group, jobNumber, seal, }) {
const changePart = changeRequest === undefined ? '' : `${cleanForTag(changeRequest)} `;
const groupPart = group === undefined ? '' : `${group}.`;
const commitPart = commit ? `@${cleanForTag(commit)}` : '';
const nonce = Array.from({ length: 4 }, () => Math.floor(random() * 36 ** 4)
.toString(36)
.padStart(4, '0')).join('');
const numberPart = jobNumber === undefined ? '' : `-${jobNumber}`;
const tag = `${TAG_START}${changePart}${groupPart}${nonce}${numberPart}${commitPart}]`;
const end = seal === undefined ? tag : `${tag} ${seal}`;
const title = cleanForTag(message).slice(0, Math.max(0, LONGEST_MESSAGE - end.length - 1));
return title === '' ? end : `${title} ${end}`;
}
function readMessage(message) {
const { text, claimed } = (0,_trust_run_seals_js_0_ .mN)(message ?? '');
const start = text.lastIndexOf(TAG_START);
if (start < 0)
return undefined;
const [tag = '', ...after] = text.slice(start + TAG_START.length).split(']');
const words = tag.split(' ');
const name = words.at(-1) ?? '';
const [, group, , jobNumber, commit] = /^(?:([^.@]+)\.)?([^.@-]*)(?:-(\d+))?(?:@(.*))?$/.exec(name) ?? [];
return {
change: words.slice(0, -1).join(' '),
group,
commit,
jobNumber: Number(jobNumber ?? 0),
isWhole: after.length > 0,
claimed,
};
}
function namesChange(message, changeRequest) {
return readMessage(message)?.change === cleanForTag(changeRequest);
}
function namesCommit(message, changeRequest, commit) {
return namesChange(message, changeRequest) && readMessage(message)?.commit === commit;
}
function jobNumberIn(message) {
return readMessage(message)?.jobNumber ?? 0;
}
function namesGate(message, { changeRequest, facts }) {
const named = readMessage(message);
if (named === undefined)
return false;
if (named.change !== cleanForTag(changeRequest ?? ''))
return false;
const { commit = facts.head, isWhole } = named;
if (isWhole ? commit !== facts.head : !facts.head.startsWith(commit))
return false;
return named.claimed === undefined || isSameGate(named.claimed, facts);
}
function isSameGate(one, other) {
const names = ['base', 'commentKey', 'mode', 'form', 'options'];
const isOfMatrix = ({ group }) => group !== '';
return isOfMatrix(one) === isOfMatrix(other) && names.every((name) => one[name] === other[name]);
}
function cleanForTag(text) {
return text
.replaceAll(/\p{Cc}/gu, ' ')
.replaceAll('[plangate', '(plangate')
.replaceAll('[sealed', '(sealed')
.trim();
}
/***/ }),
/***/ 9268:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
AD: () => ( startRun),
I0: () => ( digestOfOptions),
Id: () => ( watchFound),
Pm: () => ( settledRun),
QD: () => ( partsThatMayWait),
Rg: () => ( finishedPlanWords),
Se: () => ( upload),
Wm: () => ( factsToSeal),
sW: () => ( runDurationMs),
tC: () => ( WATCHED),
wB: () => ( watch)
});
var _archive_describe_js_10_ = __webpack_require__(2591);
var _client_errors_js_0_ = __webpack_require__(486);
var _policy_run_differences_js_1_ = __webpack_require__(2484);
var _model_status_js_2_ = __webpack_require__(2373);
var _model_uncommitted_js_11_ = __webpack_require__(1880);
var _failure_of_js_3_ = __webpack_require__(6281);
var _service_scope_js_4_ = __webpack_require__(4963);
var _poll_js_5_ = __webpack_require__(7820);
var _run_message_js_6_ = __webpack_require__(6326);
var _client_wire_resource_js_7_ = __webpack_require__(8235);
var _policy_reading_js_8_ = __webpack_require__(988);
var _model_parse_js_12_ = __webpack_require__(2340);
var _model_errors_js_9_ = __webpack_require__(4132);
async function upload(packed, step) {
const { configurationVersions } = step.client;
const { path, bytes, entries } = packed.archive;
const body = { path, bytes, largest: (0,_archive_describe_js_10_ .Sd)(entries) };
const uploadToNewVersion = async () => {
const version = await createVersion(packed, step);
await configurationVersions.upload(version, body);
return version;
};
const version = await uploadToNewVersion().catch((error) => {
if (!(error instanceof _client_errors_js_0_ ._) || error.code !== 'upload-refused')
throw error;
return uploadToNewVersion();
});
await awaitUploaded(version.id, step);
step.emit({ kind: 'uploaded', workspace: packed.name, versionId: version.id });
return { ...packed, versionId: version.id };
}
async function createVersion(packed, { client, plan, emit, reach }) {
const { name: workspace, workspaceId } = packed;
const { autoQueueRuns, mode } = plan;
const version = await client.configurationVersions.create(workspaceId, {
autoQueueRuns,
speculative: mode === 'speculative',
provisional: mode === 'provisional',
});
reach({ ...packed, versionId: version.id, mayHaveRun: autoQueueRuns });
emit({ kind: 'version-created', workspace, workspaceId, versionId: version.id });
refuseOtherVersion(version, plan);
return version;
}
function refuseOtherVersion({ id, attributes }, { mode, autoQueueRuns }) {
const dependsOnVersion = mode === 'provisional' || autoQueueRuns;
if (dependsOnVersion && attributes[mode] !== true) {
throw new _failure_of_js_3_ .K$('service', {
code: _model_errors_js_9_ .Lp.notAsRequested,
text: `The service made configuration version ${id} but does not say that it is ${mode}, so a run of it might be one that is applied. Nothing was uploaded. ${mode === 'provisional'
? 'This service may not know provisional versions: use `mode: speculative`.'
: 'Set `auto-queue-runs` to false.'}`,
});
}
if (mode === 'provisional' && attributes['auto-queue-runs'] === true) {
throw new _failure_of_js_3_ .K$('service', {
code: _model_errors_js_9_ .Lp.notAsRequested,
text: `The service would start a run by itself as soon as configuration version ${id} is uploaded, although it was asked not to: that run would not only save its plan. Nothing was uploaded.`,
});
}
}
async function awaitUploaded(id, step) {
const looking = {
read: async () => (await step.client.configurationVersions.show(id)).version,
isSettled: ({ attributes }) => !['moving', 'unknown'].includes((0,_model_status_js_2_ .I)(_model_status_js_2_ .t8, attributes.status)),
intervalMs: (0,_poll_js_5_ .YW)(250, 5_000),
};
const waiting = await (0,_poll_js_5_ .wt)(looking, step);
if (waiting.kind !== 'settled') {
const word = waiting.last?.attributes.status ?? 'not to be seen';
throw new _failure_of_js_3_ .K$(waiting.kind === 'aborted' ? 'canceled' : 'timeout', {
text: `Configuration version ${id} was uploaded, but time ran out while it was still "${word}". Try again, or raise the timeout.`,
});
}
const { attributes } = waiting.last;
if (attributes.status !== 'uploaded') {
const reason = [attributes['error-message'], attributes.error].find((text) => (text ?? '') !== '');
throw new _failure_of_js_3_ .K$('service', {
code: _model_errors_js_9_ .Lp.uploadRefused,
text: `The service could not use the upload: configuration version ${id} is "${attributes.status}"${reason === undefined ? '' : `: ${reason}`}.`,
}, { errored: attributes.status === 'errored' });
}
}
async function startRun(uploaded, step) {
const { name: workspace, workspaceId } = uploaded;
const { mode, runOptions, autoQueueRuns } = step.plan;
const requested = { ...uploaded, mayHaveRun: true };
step.reach(requested);
const askedAt = step.clock.now();
const seal = sealOfRun(uploaded, step);
const run = await (autoQueueRuns
? findQueuedRun(uploaded, step)
: createRun(uploaded, seal, step));
const isSealInMessage = seal !== undefined && run.attributes.message?.endsWith(seal) === true;
const seals = seal === undefined || isSealInMessage ? undefined : [seal];
const url = (0,_service_scope_js_4_ .Q)(workspace, run.id, step);
const runSeen = { id: run.id, url, status: run.attributes.status };
const started = { ...requested, seals, run, askedAt, runSeen };
step.reach(started);
const lastDurationMs = step.change.lastDurationMs?.(workspace);
step.emit({
kind: 'run-created',
workspace,
runId: run.id,
runUrl: url,
adopted: autoQueueRuns,
lastDurationMs,
});
const [difference] = (0,_policy_run_differences_js_1_ .w3)(run, mode, runOptions);
if (difference !== undefined) {
throw new _failure_of_js_3_ .K$('service', {
code: _model_errors_js_9_ .Lp.notAsRequested,
text: `Run ${run.id} ${difference}, so it was not waited for.`,
});
}
step.supersede(workspace, { workspaceId, run, options: runOptions });
return started;
}
function factsToSeal({ archive, conditions }, { plan }, { seals, head, commentKey, form }) {
const { mode, group = '', runOptions } = plan;
return {
kind: 'run',
head,
base: seals.change.base ?? '',
commentKey,
group,
mode,
form,
options: digestOfOptions(runOptions, seals),
upload: seals.digest(archive.sha256),
conditions: conditions === undefined ? '' : seals.digest(conditions),
};
}
function digestOfOptions(options, seals) {
const given = Object.entries(options).filter(([, value]) => value !== undefined);
return seals.digest(JSON.stringify(given.sort(([one], [other]) => (one < other ? -1 : 1))));
}
function sealOfRun(uploaded, step) {
const { change: { sealing }, client, } = step;
const { workspaceId, versionId } = uploaded;
const version = { service: client.origin, workspaceId, versionId };
return sealing?.seals.seal(version, factsToSeal(uploaded, step, sealing));
}
async function createRun({ workspaceId, versionId, archive }, seal, { client, plan, change, random }) {
const { message: title, changeRequest, sealing, jobNumber } = change;
const titleOfFiles = `${title}${(0,_model_uncommitted_js_11_ .D)(archive.uncommitted?.length)}`;
const message = (0,_run_message_js_6_ .xA)(titleOfFiles, random, {
changeRequest: sealing?.searched ?? changeRequest,
commit: sealing?.head,
group: plan.group,
jobNumber,
seal,
});
const kind = plan.mode === 'provisional' ? { savePlan: true, autoApply: false } : { planOnly: true };
return await client.runs.create(workspaceId, versionId, {
message,
...kind,
options: plan.runOptions,
});
}
const LONGEST_QUEUE_MS = 3 * 60_000;
async function findQueuedRun({ versionId }, step) {
const { configurationVersions } = step.client;
const begun = step.clock.now();
const deadline = Math.min(step.deadline, begun + LONGEST_QUEUE_MS);
const looking = {
read: async () => (await configurationVersions.show(versionId, { include: ['run'] })).run,
isSettled: (run) => run !== undefined,
intervalMs: (0,_poll_js_5_ .YW)(500, 5_000),
};
const waiting = await (0,_poll_js_5_ .wt)(looking, { ...step, deadline });
if (waiting.last !== undefined)
return waiting.last;
throw new _failure_of_js_3_ .K$(waiting.kind === 'aborted' ? 'canceled' : 'timeout', {
code: _model_errors_js_9_ .Lp.startedNoRun,
text: `The upload of configuration version ${versionId} was to start a run, but none appeared within ${Math.round((deadline - begun) / 1_000)} s: this service may not start runs by itself. Set auto-queue-runs to false, so that the run is created here.`,
});
}
const WATCHED = [
'plan',
'task_stages',
'cost_estimate',
'workspace',
'tf_policy_evaluations',
];
function partsThatMayWait({ taskStages = [], tfPolicyEvaluations = [] }) {
const ofEvaluations = tfPolicyEvaluations.map(({ attributes }) => {
const isOfApply = attributes['stage-type']?.toLowerCase() === 'apply';
return { stage: isOfApply ? 'post_apply' : 'plan', status: attributes.status };
});
return [...taskStages.map(({ attributes }) => attributes), ...ofEvaluations];
}
async function watch(started, step) {
step.overview.watch(started.run.id);
const waiting = await watchRun(started, step).finally(() => step.overview.forget(started.run.id));
if (waiting.kind !== 'settled')
throw timeoutOrCancel(waiting, started.run, step);
const { last: watched } = waiting;
const durationMs = runDurationMs(watched.run) ?? step.clock.now() - started.askedAt;
return settledRun({ ...started, durationMs }, started.run.id, watched, step);
}
function settledRun(workspace, runId, watched, service) {
const url = (0,_service_scope_js_4_ .Q)(workspace.name, runId, service);
const { status } = watched.run.attributes;
return { ...workspace, watched, runSeen: { id: runId, url, status } };
}
async function watchFound(workspace, run, step) {
const { name } = workspace;
const runUrl = (0,_service_scope_js_4_ .Q)(name, run.id, step);
const runSeen = { id: run.id, url: runUrl, status: run.attributes.status };
const started = { ...workspace, run, askedAt: step.clock.now(), runSeen };
step.reach(started);
step.emit({ kind: 'run-found', workspace: name, runId: run.id, runUrl });
return watch(started, step);
}
async function watchRun(started, step) {
const { run: created, name: workspace } = started;
const client = step.client.with({ watching: true });
const { mode, runOptions } = step.plan;
const lastDurationMs = step.change.lastDurationMs?.(workspace);
const report = (run, words) => {
const { status } = run.attributes;
step.reach({ ...started, runSeen: { ...started.runSeen, status } });
step.emit({ kind: 'progress', workspace, status, words });
};
let last = created;
let isPlanReported = false;
const end = createEndDetector(mode, step);
const alreadyWaitedMs = step.clock.now() - started.askedAt;
const polling = {
read: async () => {
const moving = await step.overview.movingRun(last);
const seen = moving ? { run: moving } : await client.runs.show(last.id, { include: WATCHED });
last = seen.run;
const isMoving = (0,_model_status_js_2_ .Il)(mode, last.attributes.status) === 'moving';
const [difference] = isMoving ? (0,_policy_run_differences_js_1_ .w3)(last, mode, runOptions) : [];
if (difference !== undefined) {
throw new _failure_of_js_3_ .K$('service', {
code: _model_errors_js_9_ .Lp.notAsRequested,
text: `Run ${last.id} ${difference}, by a later look.`,
});
}
return seen;
},
isSettled: (seen) => end.isReached(seen),
changeOf: ({ run, plan }) => JSON.stringify([(0,_model_status_js_2_ .rM)(run), finishedPlanWords(plan)]),
intervalMs: (sinceMs) => {
if (end.needsSecondLook())
return SECOND_LOOK_MS;
const waitedMs = alreadyWaitedMs + sinceMs;
const interval = (0,_poll_js_5_ .Lp)(waitedMs, lastDurationMs);
const pauseMs = client.pauseMs(waitedMs) * (0.9 + 0.2 * step.random());
return Math.max(interval, pauseMs);
},
onChange: ({ run, plan }) => {
const planWords = finishedPlanWords(plan);
if (planWords !== undefined && !isPlanReported) {
isPlanReported = true;
report(run, planWords);
if (run.attributes.status === 'planned')
return;
}
report(run, (0,_model_status_js_2_ .rM)(run));
},
initial: { run: created },
};
return (0,_poll_js_5_ .wt)(polling, step);
}
function createEndDetector(mode, { clock }) {
let unstamped;
let confirmableSince;
return {
needsSecondLook: () => unstamped !== undefined,
isReached(seen) {
const { run } = seen;
const { status } = run.attributes;
const stages = partsThatMayWait(seen);
confirmableSince = (0,_model_status_js_2_ .RJ)(mode, run)
? (confirmableSince ?? clock.now())
: undefined;
if (confirmableSince !== undefined && clock.now() - confirmableSince >= REST_MS)
return true;
const settled = (0,_model_status_js_2_ .Is)(mode, status, stages);
const isSecondLook = status === unstamped;
const timestamps = run.attributes['status-timestamps'] ?? {};
const hasTimestamps = Object.values(timestamps).some(Boolean);
const isStamped = Boolean(timestamps[`${status.replaceAll('_', '-')}-at`]);
unstamped = settled && hasTimestamps && !isStamped ? status : undefined;
return settled && (unstamped === undefined || isSecondLook);
},
};
}
const REST_MS = 10_000;
const SECOND_LOOK_MS = 1_000;
function finishedPlanWords(plan) {
if (plan?.attributes.status !== 'finished')
return undefined;
if (plan.attributes['has-changes'] === false)
return 'plan: no changes';
const { additions, changes, destructions, imports } = (0,_policy_reading_js_8_ .mQ)(plan.attributes);
const first = (imports ?? 0) > 0 ? `${imports} to import, ` : '';
return `plan: ${first}${additions ?? 0} to add, ${changes ?? 0} to change, ${destructions ?? 0} to destroy`;
}
function timeoutOrCancel(waiting, run, { timeoutMs, plan: { mode } }) {
if (waiting.kind === 'aborted')
return new _failure_of_js_3_ .K$('canceled', _failure_of_js_3_ .wS);
const { run: last, workspace = {} } = waiting.last ?? { run };
const words = (0,_model_status_js_2_ .rM)(last);
const { status } = last.attributes;
const isUnknown = (0,_model_status_js_2_ .Il)(mode, status) === 'unknown';
const remedy = isUnknown
? 'Plangate does not recognize this status, so it cannot know whether the run is over. See it in the run: if it is over, a newer version of Plangate may recognize the status; if not, raise `timeout`.'
: 'Raise `timeout`, or see in the run what it waits for.';
const lastSeen = isUnknown || words === status ? `"${status}"` : `"${status}" (${words})`;
const currentId = (0,_client_wire_resource_js_7_ .Dl)(workspace, 'current-run') ?? last.id;
const currentRun = status === 'pending' && currentId !== last.id
? ` The current run of the workspace is ${currentId}.`
: '';
const trouble = waiting.trouble instanceof Error ? ` The last look failed: ${waiting.trouble.message}` : '';
return new _failure_of_js_3_ .K$('timeout', {
code: _model_errors_js_9_ .Lp.runTooSlow,
text: `The timeout of ${timeText(timeoutMs)} was over before run ${run.id} was: it was last seen as ${lastSeen}. ${remedy}${currentRun}${trouble}`,
});
}
function timeText(ms) {
const allSeconds = Math.round(ms / 1_000);
const minutes = Math.floor(allSeconds / 60);
const seconds = allSeconds % 60;
if (minutes === 0)
return `${seconds} s`;
return seconds === 0 ? `${minutes} min` : `${minutes} min ${seconds} s`;
}
function runDurationMs({ attributes }) {
const created = (0,_model_parse_js_12_ .nR)(attributes['created-at']);
const times = Object.values(attributes['status-timestamps'] ?? {})
.map(_model_parse_js_12_ .nR)
.filter((time) => Number.isFinite(time));
const duration = Math.max(...times) - created;
return duration > 0 ? duration : undefined;
}
/***/ }),
/***/ 7306:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
aj: () => ( sealsNamed),
ay: () => ( withNamedRuns),
tI: () => ( startSuperseder)
});
var _client_errors_js_0_ = __webpack_require__(486);
var _client_wire_resource_js_1_ = __webpack_require__(8235);
var _policy_run_differences_js_2_ = __webpack_require__(2484);
var _model_status_js_3_ = __webpack_require__(2373);
var _failure_of_js_4_ = __webpack_require__(6281);
var _listed_runs_js_5_ = __webpack_require__(8039);
var _overview_js_6_ = __webpack_require__(9354);
var _own_run_js_7_ = __webpack_require__(25);
var _run_message_js_8_ = __webpack_require__(6326);
var _model_error_message_js_9_ = __webpack_require__(4271);
var _model_parse_js_10_ = __webpack_require__(2340);
const MOST_PAUSES = 150;
const SUPERSEDED_BUDGET_MS = 30_000;
function startSuperseder({ change: { changeRequest, sealing }, plan }, { client: clientOfGate, signal, deadline, clock, random, overview, workspaces, emit, info, debug, }) {
const closing = new AbortController();
const stopped = AbortSignal.any([signal, closing.signal]);
const watchingClient = clientOfGate.with({ signal: stopped, deadline, watching: true });
let queue = Promise.resolve();
let wasRefused = false;
const { cancelSuperseded: isOn, mode } = plan;
const isWanted = isOn && changeRequest !== undefined && sealing !== undefined && mode === 'speculative';
const listing = isWanted && workspaces >= _overview_js_6_ .Zm
? overview.listOfChange().catch(() => undefined)
: undefined;
async function endEarlier(workspace, superseding) {
if (stopped.aborted)
return;
try {
const moving = await listing;
if (moving === undefined) {
await clock.sleep(MOST_PAUSES * random() * watchingClient.pauseMs(), stopped);
}
const client = watchingClient.with({
deadline: Math.min(deadline, clock.now() + SUPERSEDED_BUDGET_MS),
});
const { ended, refused } = await cancelSuperseded(superseding, client, moving?.values());
const why = 'superseded by a newer push to the same pull request';
for (const runId of ended)
emit({ kind: 'canceling', workspace, runId, why });
if (refused !== undefined && !wasRefused) {
wasRefused = true;
info(`Runs of earlier pushes go on, as ${refused} in ${workspace}: this token may not cancel runs, which takes the permission to apply them. They are speculative and apply nothing. \`cancel-superseded: false\` leaves them alone.`);
}
}
catch (error) {
debug(`Earlier runs of ${workspace} were not searched: ${(0,_model_error_message_js_9_ .g)(error)}`);
}
}
return {
supersede: (workspace, started) => {
if (!isWanted)
return;
const { head: commit, seals, commentKey } = sealing;
const superseding = { ...started, changeRequest, commit, seals, commentKey };
queue = queue.then(() => endEarlier(workspace, superseding));
},
async close() {
closing.abort();
await queue;
},
};
}
async function cancelSuperseded(superseding, client, moving) {
const { workspaceId, changeRequest, commit, commentKey, seals } = superseding;
const runs = moving
? [...moving].filter((run) => (0,_client_wire_resource_js_1_ .Dl)(run, 'workspace') === workspaceId)
: (await client.runs.list(workspaceId, { search: changeRequest }).page({ size: 50 })).items;
const ended = [];
for (const run of runs.filter((each) => isSupersededRun(each, superseding))) {
const { id, attributes } = run;
const own = (0,_own_run_js_7_ .YH)({ run, workspaceId }, { client, seals });
if ('why' in own || own.facts.head === commit || own.facts.commentKey !== commentKey)
continue;
if (attributes.permissions?.['can-cancel'] === false)
return { ended, refused: id };
if (await isOfVersionControl(own, client))
continue;
const outcome = await cancelOrDiscard(id, client);
if (outcome === 'refused')
return { ended, refused: id };
if (outcome === 'ended')
ended.push(id);
}
return { ended };
}
async function isOfVersionControl({ versionId }, client) {
const { version } = await client.configurationVersions.show(versionId);
return (0,_client_wire_resource_js_1_ .Dl)(version, 'ingress-attributes') !== undefined;
}
function isSupersededRun(other, superseding) {
const { run, changeRequest, commit, options = {} } = superseding;
const { attributes } = other;
const kind = (0,_model_status_js_3_ .Il)('speculative', attributes.status);
const ownNumber = (0,_run_message_js_8_ .cG)(run.attributes.message);
return (other.id !== run.id &&
attributes['plan-only'] === true &&
(0,_run_message_js_8_ .r4)(attributes.message, changeRequest) &&
!(0,_run_message_js_8_ .yF)(attributes.message, changeRequest, commit) &&
(0,_policy_run_differences_js_2_ .pZ)(other, options).length === 0 &&
(kind === 'moving' || kind === 'person') &&
(ownNumber === 0 || (0,_run_message_js_8_ .cG)(attributes.message) <= ownNumber) &&
(0,_model_parse_js_10_ .nR)(attributes['created-at']) < (0,_model_parse_js_10_ .nR)(run.attributes['created-at']));
}
async function cancelOrDiscard(id, client) {
const comment = 'Superseded by a newer push to the same pull request.';
const ways = [() => client.runs.cancel(id, comment), () => client.runs.discard(id, comment)];
for (const end of ways) {
try {
await end();
return 'ended';
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || error.code === 'aborted')
throw error;
if ((0,_failure_of_js_4_ .vu)(error))
return 'refused';
if (error.code !== 'conflict')
return undefined;
}
}
return undefined;
}
async function withNamedRuns(listed, named, client) {
const runs = [...listed];
for (const { runId } of named) {
if (runs.some(({ id }) => id === runId))
continue;
const shown = await client.runs.show(runId).catch(_failure_of_js_4_ .N3);
if (shown !== undefined)
runs.push(shown.run);
}
return newestFirst(runs);
}
function sealsNamed(runId, named) {
return named.flatMap((each) => (each.runId === runId ? (each.seals ?? []) : []));
}
function newestFirst(runs) {
return runs.toSorted((one, other) => ((0,_listed_runs_js_5_ .CT)(other) || 0) - ((0,_listed_runs_js_5_ .CT)(one) || 0));
}
/***/ }),
/***/ 4963:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
G: () => ( openServiceScope),
Q: () => ( runUrlOf)
});
var _overview_js_0_ = __webpack_require__(9354);
var _runs_of_change_js_1_ = __webpack_require__(7306);
const END_BUDGET_MS = 10_000;
const CANCELED_BUDGET = { leastMs: 700, mostMs: 4_000, answers: 12 };
function openServiceScope(request, scope, client, workspaces) {
const { plan, policy, change, timeoutMs, deadline: jobDeadline } = request;
const { clock, signal, deadline } = scope;
const limited = client.with({ signal, deadline });
const overview = (0,_overview_js_0_ .Iw)(request, limited.with({ watching: true }), clock);
const superseder = (0,_runs_of_change_js_1_ .tI)(request, { ...scope, client, overview, workspaces });
return {
...scope,
plan,
policy,
change,
timeoutMs,
client: limited,
overview,
isFrugal: () => workspaces >= _overview_js_0_ .Zm || client.pauseMs() > 0,
endingPorts() {
const { leastMs, mostMs, answers } = CANCELED_BUDGET;
const neededMs = answers * client.typicalAnswerMs();
const until = signal.aborted
? clock.now() + Math.min(mostMs, Math.max(leastMs, neededMs))
: Math.min(jobDeadline, clock.now() + END_BUDGET_MS);
const ending = { signal: new AbortController().signal, deadline: until };
return { client: client.with(ending), deadline: until };
},
supersede: superseder.supersede,
close: () => superseder.close(),
};
}
function runUrlOf(workspace, runId, { client, plan }) {
const segments = [plan.organization, workspace, 'runs', runId];
return `${client.origin}/app/${segments.map(encodeURIComponent).join('/')}`;
}
/***/ }),
/***/ 6258:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
N: () => ( changesIn)
});
var node_util_0_ = __webpack_require__(7975);
var _model_address_js_1_ = __webpack_require__(3543);
var _model_plan_json_js_2_ = __webpack_require__(5379);
var _model_parse_js_4_ = __webpack_require__(2340);
var _planned_changes_js_3_ = __webpack_require__(9166);
const UNREADABLE_ENTRY = "The plan's JSON has an entry that cannot be read.";
const VERSION_MEMBERS = ['plan_format_version', 'format_version'];
function* changesIn(plan, options) {
const { counts, diff = false, judgesLater = false, keepsEntries = false } = options;
const { document } = plan;
const list = createChangeList();
const attributeLimit = createAttributeLimit();
const doubts = new Set();
const objectsIn = (entries) => {
if (entries === undefined || entries === null)
return [];
const objects = (0,_model_parse_js_4_ .c3)(entries).filter(_model_parse_js_4_ .u4);
const areAllObjects = Array.isArray(entries) && objects.length === entries.length;
if (!areAllObjects)
doubts.add(UNREADABLE_ENTRY);
return objects;
};
const objectsOf = (name) => objectsIn(document[name]);
for (const name of plan.repeated())
doubts.add(`The plan's JSON names ${name} twice.`);
if (!VERSION_MEMBERS.some((name) => typeof document[name] === 'string')) {
doubts.add("The plan's JSON has no format version, so it is no plan as Terraform writes it.");
}
if (plan.isErrored) {
doubts.add("The plan's JSON says that the plan errored, so it may lack changes.");
}
const counted = { additions: 0, changes: 0, destructions: 0, imports: 0 };
for (const entry of objectsIn(plan.exactChanges())) {
yield;
const read = toChange(entry, diff);
if (typeof read === 'string')
doubts.add(read);
if (typeof read !== 'object')
continue;
const { actions, change } = read;
if (actions.includes('create'))
counted.additions += 1;
if (actions.includes('update'))
counted.changes += 1;
if (actions.includes('delete'))
counted.destructions += 1;
if (change.imported)
counted.imports += 1;
const isMoved = change.previousAddress !== undefined && change.previousAddress !== change.address;
if (change.action === 'none' && !isMoved && !change.imported)
continue;
const kept = { ...change, differs: attributeLimit.attributesOf(change) };
if ((0,_planned_changes_js_3_ .jR)(change.action))
(0,_planned_changes_js_3_ .Uq)(kept, entry, keepsEntries);
list.add(kept);
}
for (const entry of objectsOf('action_invocations')) {
const invocation = toInvocation(entry);
if (invocation === undefined)
doubts.add(UNREADABLE_ENTRY);
else {
const kept = { ...OF_INVOCATION, ...invocation };
(0,_planned_changes_js_3_ .Uq)(kept, entry, keepsEntries);
list.add(kept);
}
}
const deferred = objectsOf('deferred_changes').length;
const deferredActions = objectsOf('deferred_action_invocations').map((entry) => toInvocation((0,_model_parse_js_4_ ._F)(entry, 'action_invocation'))?.address ?? 'one that cannot be read');
if (!judgesLater) {
for (const sentence of sayLeftToLater(deferred, deferredActions))
doubts.add(sentence);
}
const wrongCounts = ['additions', 'changes', 'destructions', 'imports']
.filter((name) => (counts[name] ?? counted[name]) !== counted[name])
.map((name) => `${name} ${counted[name]} (the plan says ${counts[name]})`);
if (wrongCounts.length > 0) {
doubts.add(`The plan's JSON does not add up: ${wrongCounts.join(', ')}.`);
}
const isListed = ['resource_changes', 'action_invocations'].some((name) => Object.hasOwn(document, name));
const { complete } = document;
return {
...list.sorted(),
source: 'json',
doubt: doubts.size > 0 ? [...doubts].slice(0, MOST_DOUBTS).join(' ') : undefined,
partial: complete === undefined || complete === true ? undefined : true,
unlisted: isListed ? undefined : true,
unread: attributeLimit.sayLeftOut(),
};
}
const MOST_DOUBTS = 4;
const MOST_CHANGES = 20_000;
function createChangeList() {
const kept = new Map();
let leftOut = 0;
return {
add(change) {
const { address, deposed, trigger, action } = change;
const key = JSON.stringify([address, deposed, trigger]);
const earlier = kept.get(key);
const limit = (0,_planned_changes_js_3_ .jR)(action) ? 2 * MOST_CHANGES : MOST_CHANGES;
if (earlier === undefined && kept.size >= limit)
leftOut += 1;
else if (earlier === undefined || (0,_planned_changes_js_3_ .qs)(action) < (0,_planned_changes_js_3_ .qs)(earlier.action)) {
kept.set(key, change);
}
},
sorted() {
const order = (one, other) => (0,_planned_changes_js_3_ .qs)(one.action) - (0,_planned_changes_js_3_ .qs)(other.action) ||
(one.address < other.address ? -1 : 1);
return { changes: [...kept.values()].sort(order), leftOut };
},
};
}
const OF_INVOCATION = {
action: 'invoke',
previousAddress: undefined,
imported: false,
deposed: false,
reason: undefined,
attributes: [],
location: undefined,
};
function sayLeftToLater(changes, actions) {
const sentence = (number, noun, names = '') => `The plan leaves ${number} ${noun}${number === 1 ? '' : 's'} to a later plan, which was not judged${names}.`;
const sentences = [];
if (changes > 0)
sentences.push(sentence(changes, 'change'));
if (actions.length > 0) {
const names = actions.slice(0, 3).join(', ') + (actions.length > 3 ? ', …' : '');
sentences.push(sentence(actions.length, 'action', `: ${names}`));
}
return sentences;
}
const MOST_CHARACTERS = 4_000_000;
function createAttributeLimit() {
let characters = 0;
let leftOut = 0;
return {
attributesOf({ action, differs }) {
if (differs === undefined)
return undefined;
const { length } = JSON.stringify(differs);
const isDestroyed = action === 'delete' || action === 'replace';
if (characters + length > (isDestroyed ? 2 * MOST_CHARACTERS : MOST_CHARACTERS)) {
leftOut += 1;
return undefined;
}
characters += length;
return differs;
},
sayLeftOut() {
if (leftOut === 0)
return undefined;
const number = leftOut === 1 ? '1 change' : `${leftOut} changes`;
return `The plan is too large to keep the attributes of ${number}.`;
},
};
}
const REASONS = {
replace_because_tainted: 'tainted',
replace_because_cannot_update: 'cannot_update',
replace_by_request: 'requested',
replace_by_triggers: 'replace_triggered_by',
};
function toChange(entry, diff) {
const { mode, change, deposed, type, ...others } = (0,_model_parse_js_4_ .Pf)(entry);
const { actions, importing, replace_paths: paths } = (0,_model_parse_js_4_ .Pf)(change);
const address = (0,_planned_changes_js_3_ .tf)(others['address']);
if (address === undefined)
return UNREADABLE_ENTRY;
if (mode === 'data' || mode === 'ephemeral') {
return (0,_model_address_js_1_ .zq)(address)?.block.type === mode ? undefined : UNREADABLE_ENTRY;
}
if (!Array.isArray(actions))
return UNREADABLE_ENTRY;
const previous = others['previous_address'] ?? undefined;
if (previous !== undefined && (0,_planned_changes_js_3_ .tf)(previous) === undefined)
return UNREADABLE_ENTRY;
const action = toAction(actions);
if (action === undefined)
return "The plan's JSON names an unrecognized action.";
if (action === 'not a change')
return undefined;
const reason = (0,_planned_changes_js_3_ .xS)(others['action_reason']) ?? '';
const forcing = (0,_model_parse_js_4_ .c3)(paths)
.slice(0, 1_000)
.flatMap((path) => (0,_planned_changes_js_3_ .xS)((0,_model_parse_js_4_ .c3)(path)[0]) ?? []);
const staysAsItIs = action === 'forget' && actions.length === 1;
let differs;
if (diff)
differs = staysAsItIs ? [] : changedAttributes(change, type);
return {
actions,
change: {
address,
action,
recreated: action === 'forget' && actions.includes('create') ? true : undefined,
previousAddress: (0,_planned_changes_js_3_ .tf)(previous),
imported: typeof importing === 'object' && importing !== null,
deposed: typeof deposed === 'string' && deposed !== '',
reason: (Object.hasOwn(REASONS, reason) ? REASONS[reason] : reason) || undefined,
attributes: [...new Set(forcing)].slice(0, 10),
differs,
location: undefined,
},
};
}
function toAction(actions) {
const has = (word) => actions.includes(word);
if (actions.length === 0 || !actions.every((word) => KNOWN_ACTIONS.has(word)))
return undefined;
if (has('delete'))
return has('create') ? 'replace' : 'delete';
const action = ['forget', 'update', 'create'].find(has);
if (action !== undefined)
return action;
return has('no-op') ? 'none' : 'not a change';
}
const CHANGING_ACTIONS = ['no-op', 'create', 'update', 'delete', 'forget'];
const READING_ACTIONS = ['read', 'open', 'renew', 'close'];
const KNOWN_ACTIONS = new Set([...CHANGING_ACTIONS, ...READING_ACTIONS]);
function toInvocation(entry) {
const fields = (0,_model_parse_js_4_ .Pf)(entry);
const address = (0,_planned_changes_js_3_ .tf)(fields['address']);
if (address === undefined || (0,_model_address_js_1_ .zq)(address)?.block.type !== 'action')
return undefined;
if (fields['lifecycle_action_trigger'] === undefined) {
const byPerson = fields['invoke_action_trigger'];
const isInvoked = typeof byPerson === 'object' && byPerson !== null;
return isInvoked ? { address, trigger: { event: 'invoke' } } : undefined;
}
const lifecycle = (0,_model_parse_js_4_ .Pf)(fields['lifecycle_action_trigger']);
const resource = (0,_planned_changes_js_3_ .tf)(lifecycle['triggering_resource_address']);
const event = snakeCase(lifecycle['action_trigger_event']);
if (resource === undefined || event === undefined)
return undefined;
const onFailure = String(lifecycle['on_failure']).replace(/^ActionOnFailure/, '');
return { address, trigger: { event, resource, onFailure: snakeCase(onFailure) } };
}
function snakeCase(word) {
if (typeof word !== 'string' || !/^[A-Z][A-Za-z]{0,40}$/.test(word))
return undefined;
return (0,_planned_changes_js_3_ .xS)(word.replace(/(?!^)[A-Z]/g, '_$&').toLowerCase());
}
const MOST_NAMES = 1_000;
const LONGEST_NAME = 200;
function changedAttributes(change, type) {
const before = memberOf(change, 'before');
const after = memberOf(change, 'after');
const unknown = memberOf(change, 'after_unknown');
const sensitiveBefore = memberOf(change, 'before_sensitive');
const sensitiveAfter = memberOf(change, 'after_sensitive');
const firstSteps = (0,_model_parse_js_4_ .c3)(memberOf(change, 'replace_paths')).map((path) => memberOf(path, '0'));
const forcing = new Set(firstSteps.filter((step) => typeof step === 'string'));
const objects = [before, after, unknown].filter((value) => !Array.isArray(value));
const names = new Set([...objects.flatMap(keysOf), ...forcing]);
const attributes = [];
for (const name of names) {
const valueBefore = emptyAsNull(memberOf(before, name), type);
const valueAfter = emptyAsNull(memberOf(after, name), type);
const forces = forcing.has(name);
let differs;
if (isMissing(before) || isMissing(after)) {
differs = hasContent(valueBefore) || hasContent(valueAfter);
}
else {
differs =
!(0,node_util_0_.isDeepStrictEqual)(valueBefore ?? null, valueAfter ?? null) ||
!areMarkedAlike(memberOf(sensitiveBefore, name), memberOf(sensitiveAfter, name));
}
if (!forces && !differs && !(0,_model_plan_json_js_2_ .rZ)(memberOf(unknown, name)))
continue;
const shownName = name.slice(0, LONGEST_NAME);
attributes.push(forces ? { name: shownName, forces } : { name: shownName });
}
const rank = ({ forces }) => (forces ? 0 : 1);
attributes.sort((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1));
return attributes.slice(0, MOST_NAMES);
}
function emptyAsNull(value, type) {
return value === '' && type !== 'terraform_data' ? null : value;
}
function hasContent(value) {
if (typeof value !== 'object' || value === null)
return !isMissing(value);
return keysOf(value).length > 0;
}
function isMissing(value) {
return value === null || value === undefined;
}
function memberOf(value, step) {
if (value === true)
return true;
if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step))
return undefined;
return Reflect.get(value, step);
}
function areMarkedAlike(one, other) {
if (one === true || other === true)
return one === other;
const steps = [one, other].flatMap(keysOf);
return steps.every((step) => areMarkedAlike(memberOf(one, step), memberOf(other, step)));
}
function keysOf(value) {
return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
/***/ })
};
