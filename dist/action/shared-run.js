export const id = 9268;
export const ids = [9268];
export const modules = {
/***/ 25:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
RP: () => ( saysAgain),
YH: () => ( openSealsOf),
ff: () => ( ageMsOf),
gK: () => ( whyNotUsable),
tM: () => ( commentOfAgain),
xh: () => ( factsFor)
});
var _client_errors_js_0_ = __webpack_require__(486);
var _client_wire_resource_js_1_ = __webpack_require__(8235);
var _trust_run_seals_js_2_ = __webpack_require__(4226);
var _failure_of_js_3_ = __webpack_require__(6281);
var _listed_runs_js_4_ = __webpack_require__(8039);
var _run_message_js_5_ = __webpack_require__(6326);
const AGAIN = '/plangate again';
function commentOfAgain(by, jobUrl) {
const where = jobUrl === undefined ? '' : ` (${jobUrl})`;
return `${AGAIN} by ${by}${where}: no later job takes this run over.`;
}
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
var _overview_js_6_ = __webpack_require__(5030);
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
var _overview_js_0_ = __webpack_require__(5030);
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
/***/ })
};
