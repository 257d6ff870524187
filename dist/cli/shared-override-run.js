export const id = 1044;
export const ids = [1044,276];
export const modules = {
/***/ 76337:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
b5: () => ( readGroups),
dm: () => ( splitIntoGroups),
mX: () => ( jobCountOf),
xL: () => ( MOST_GROUPS)
});
var _client_wire_schema_js_1_ = __webpack_require__(77934);
var _model_parse_js_2_ = __webpack_require__(2340);
var _settings_workspace_selectors_js_0_ = __webpack_require__(30589);
const MOST_GROUPS = 256;
const DEFAULT_SIZE = 25;
const MATRIX_LETTERS = 12;
function splitIntoGroups(names, mostGroups, random) {
const wanted = mostGroups ?? Math.ceil(names.length / DEFAULT_SIZE);
const count = Math.min(names.length, wanted, MOST_GROUPS);
const letters = Array.from({ length: MATRIX_LETTERS }, () => Math.floor(random() * 36).toString(36));
const groups = Array.from({ length: count }, (_, index) => {
return { group: `${letters.join('')}-${index + 1}-of-${count}`, workspaces: [] };
});
for (const [index, name] of names.entries())
groups[index % count]?.workspaces.push(name);
return groups;
}
const GROUP_NAME = /^[a-z0-9]{12}-([1-9]\d{0,2})-of-([1-9]\d{0,2})$/;
function jobCountOf(group = '') {
return Number(GROUP_NAME.exec(group)?.[2] ?? 1);
}
const entry = _client_wire_schema_js_1_ .Ikc({ group: _client_wire_schema_js_1_ .YjP(), workspaces: _client_wire_schema_js_1_ .YjP() });
const matrix = _client_wire_schema_js_1_ .KCZ([_client_wire_schema_js_1_ .Ikc({ include: _client_wire_schema_js_1_ .YOg(entry) }), _client_wire_schema_js_1_ .g1P(_client_wire_schema_js_1_ .YjP(), entry)]);
function readGroups(text) {
const value = (0,_model_parse_js_2_ .qF)(text);
if (value === undefined)
return { problem: 'is no matrix as it was printed: it is no JSON.' };
const parsed = _client_wire_schema_js_1_ .xLC(matrix, value);
if (!parsed.success)
return { problem: 'is no matrix as it was printed.' };
const entries = Array.isArray(parsed.output['include'])
? parsed.output['include']
: Object.values(parsed.output);
let isReadable = true;
const groups = entries.map(({ group, workspaces }) => {
const selectors = (0,_settings_workspace_selectors_js_0_ .Ak)(workspaces, () => {
isReadable = false;
});
const named = selectors.filter((selector) => selector.kind === 'name');
if (named.length < selectors.length)
isReadable = false;
return { group, selectors, workspaces: named.map(({ name }) => name) };
});
if (!isReadable || !isWholeMatrix(groups.map(({ group }) => group))) {
return { problem: 'lacks a group, or has one twice: pass all that was printed.' };
}
const names = groups.flatMap(({ workspaces }) => workspaces);
return new Set(names).size === names.length ? groups : { problem: 'has a workspace twice.' };
}
function isWholeMatrix(groups) {
const numbers = new Set(groups.map((group) => GROUP_NAME.exec(group)?.[1]));
const matrices = new Set(groups.map((group) => group.slice(0, MATRIX_LETTERS)));
return (numbers.size === groups.length &&
matrices.size <= 1 &&
groups.every((group) => GROUP_NAME.exec(group)?.[2] === String(groups.length)));
}
/***/ }),
/***/ 29337:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
R2: () => ( followRun),
X0: () => ( overrideRuns),
sw: () => ( overrideRun),
z3: () => ( isBlank)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
var _model_status_js_2_ = __webpack_require__(62373);
var _policy_policy_owners_js_3_ = __webpack_require__(79925);
var _policy_reading_js_4_ = __webpack_require__(10988);
var _policy_systems_systems_js_5_ = __webpack_require__(82937);
var _failure_of_js_6_ = __webpack_require__(46281);
var _read_policies_js_7_ = __webpack_require__(11056);
var _watch_js_8_ = __webpack_require__(20094);
var _trust_audit_js_9_ = __webpack_require__(79239);
const FOLLOWED_MS = 2 * 60_000;
const TWO_WAYS = 'Two ways remain: fix what failed, or set `mode: provisional`, whose runs wait for an override and go on.';
const REFUSED_FOR_GOOD = `The run only planned and has ended, so the service takes no override. ${TWO_WAYS}`;
async function overrideRun(client, clock, { runId, reason, actor, onlyIn, onlyIds }) {
if (isBlank(reason)) {
const needed = 'An override needs a reason, with a letter or a digit in it.';
throw cannotOverride(needed, 'POST', runId, 'Say why the failures may pass.');
}
const { run, workspace } = await client.runs.show(runId, { include: ['workspace'] });
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
const comment = (0,_trust_audit_js_9_ .S)(reason, actor);
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
result.nextSteps.push(...stepsAfter(result, run.attributes['plan-only'] === true));
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
async function followAfterOverride(result, client, clock) {
const deadline = clock.now() + FOLLOWED_MS;
const ports = { client, clock, deadline, before: result.status };
try {
const seen = await client.runs.show(result.runId, { include: _watch_js_8_ .tC });
const { run } = await followRun(seen, ports);
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
const PAUSE_MS = { first: 250, longest: 2_000 };
const SETTLING_MS = 10_000;
async function followRun(first, { client, clock, deadline, before }) {
let watched = first;
const settling = Math.min(deadline, clock.now() + SETTLING_MS);
for (let pauseMs = PAUSE_MS.first;; pauseMs = Math.min(pauseMs * 2, PAUSE_MS.longest)) {
if (isAtRest(watched, before))
return watched;
const { status } = watched.run.attributes;
const seemsAtRest = (0,_model_status_js_2_ .Il)('speculative', status) !== 'moving' || status === 'policy_checked';
if (clock.now() + pauseMs > (seemsAtRest ? settling : deadline))
return watched;
await clock.sleep(pauseMs);
watched = await client.runs.show(first.run.id, { include: _watch_js_8_ .tC });
}
}
function isAtRest({ run, taskStages = [] }, before) {
const { status } = run.attributes;
const isOfAnotherSystem = status === 'policy_override' || status === 'tf_policy_override';
return ((0,_model_status_js_2_ .Ck)(status) ||
(isOfAnotherSystem && status !== before) ||
(0,_model_status_js_2_ .iD)(taskStages.map(({ attributes }) => attributes)) ||
(0,_model_status_js_2_ .BS)(run));
}
function stepsAfter({ runId, status, overridden, refused, final, next, unjudged }, planOnly) {
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
if (refused.length > 0 && isEnded)
steps.push(REFUSED_FOR_GOOD);
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
`Run the job of the gate again: it takes this run, if the files are the same and the host says which pull request the job is about. Elsewhere \`plangate runs show ${runId}\` judges it.`,
];
}
function describeOverrideItem({ system, id }) {
const itsSystem = _policy_systems_systems_js_5_ .P.find(({ override }) => override.object === system);
return `${itsSystem?.override.title ?? system} ${id}`;
}
function isBlank(text) {
return !/[\p{L}\p{N}]/u.test(text);
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
const workspace = await client.workspaces.showByName(organization, name).catch(_failure_of_js_6_ .N3);
if (workspaceId !== undefined && workspace?.id === workspaceId)
return;
}
const named = `${workspaces.join(', ')} of ${organization}`;
const remedy = 'Name the workspace of the run, if it is one to override in.';
throw cannotOverride(`Run ${run.id} is of none of these workspaces: ${named}.`, 'GET', run.id, remedy);
}
const NOT_PERMITTED = 'this token may not override it: its team needs the organization permission to manage policy overrides';
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
/***/ 75030:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
FF: () => ( listWorkspaces),
Iw: () => ( createOverview),
Zm: () => ( MANY_RUNS)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _model_status_js_1_ = __webpack_require__(62373);
var _groups_js_2_ = __webpack_require__(76337);
const MANY_RUNS = 10;
const LIST_EVERY_MS = 10_000;
const LIST_EVERY_MS_PER_JOB = 2_500;
const LIST_BUDGET_MS = 15_000;
const STAGE_MS = 30_000;
const STAGE_LOOKS = 3;
const PAUSE_AFTER_REFUSAL_MS = 60_000;
const LARGEST_PAGE = 100;
function createOverview({ changeRequest, plan: { organization, mode, group } }, client, clock) {
const watched = new Map();
const stagedAt = new Map();
let nextAt = Number.NEGATIVE_INFINITY;
let requestedAt = nextAt;
let listing;
let searchText = group ?? changeRequest;
const everyMs = Math.max(LIST_EVERY_MS, (0,_groups_js_2_ .mX)(group) * LIST_EVERY_MS_PER_JOB);
const stageMs = Math.max(STAGE_MS, STAGE_LOOKS * everyMs);
async function list(search) {
try {
const soon = client.with({ deadline: clock.now() + LIST_BUDGET_MS });
const runs = await soon.runs.listMoving(organization, mode, search).all();
return new Map(runs.map((run) => [run.id, run]));
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || error.code === 'aborted')
throw error;
return undefined;
}
}
async function latestList() {
if (clock.now() >= nextAt) {
requestedAt = clock.now();
nextAt = Number.POSITIVE_INFINITY;
listing = list(searchText).then((runs) => {
nextAt = clock.now() + (runs ? everyMs : PAUSE_AFTER_REFUSAL_MS);
if (runs?.size === 0)
searchText = undefined;
return runs;
});
}
return await listing;
}
function isStageRecent(runId) {
const nowMs = clock.now();
const sinceMs = stagedAt.get(runId) ?? nowMs;
const isRecent = nowMs - sinceMs < stageMs;
stagedAt.set(runId, isRecent ? sinceMs : nowMs);
return isRecent;
}
return {
listOfChange: () => list(changeRequest),
watch: (runId) => watched.set(runId, clock.now()),
forget: (runId) => watched.delete(runId),
async movingRun(last) {
if (watched.size < MANY_RUNS)
return undefined;
const listed = await latestList();
if (listed === undefined)
return undefined;
const watchedSince = watched.get(last.id) ?? Number.NEGATIVE_INFINITY;
const run = listed.get(last.id) ?? (watchedSince > requestedAt ? last : undefined);
const status = run?.attributes.status ?? '';
if ((0,_model_status_js_1_ .Il)(mode, status) !== 'moving')
return undefined;
const isInStage = /^(?:pre|post)_/.test(status);
return isInStage && !isStageRecent(last.id) ? undefined : run;
},
};
}
async function listWorkspaces(client, organization, names) {
const byName = new Map();
if (names.length < MANY_RUNS)
return byName;
const listing = client.workspaces.list(organization);
try {
const { items, pagination } = await listing.page({ number: 1, size: LARGEST_PAGE });
const pages = Math.ceil((pagination?.['total-count'] ?? 0) / LARGEST_PAGE);
const isWorthAll = pages > 1 && pages <= names.length / 2;
const workspaces = isWorthAll ? await listing.all() : items;
for (const workspace of workspaces)
byName.set(workspace.attributes.name, workspace);
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._))
throw error;
}
return byName;
}
/***/ }),
/***/ 67820:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Lp: () => ( nextIntervalMs),
YW: () => ( soonThenRarely),
wt: () => ( poll)
});
var _failure_of_js_0_ = __webpack_require__(46281);
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
const interval = options.intervalMs(now - started, deadline - now);
if (interval > 0) {
if (!(await sleepUnlessAborted(clock, interval, signal)))
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
const USEFUL_MS = 50;
async function sleepUnlessAborted(clock, ms, signal) {
try {
await clock.sleep(ms, signal);
return true;
}
catch (error) {
if (signal.aborted)
return false;
throw error;
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
function nextIntervalMs(waitedMs, remainingMs, lastDurationMs = 0) {
const mayBeEarly = lastDurationMs <= EARLY_UP_TO_MS;
const earlyMs = mayBeEarly
? EARLY_MS.find((lookMs) => lookMs >= waitedMs + LEAST_APART_MS)
: undefined;
let interval;
if (earlyMs !== undefined)
interval = earlyMs - waitedMs;
else if (waitedMs < lastDurationMs * (1 + DENSE_AFTER)) {
const dense = clamp(lastDurationMs * DENSE_SHARE, DENSEST_MS, LONGEST_MS);
const untilDense = lastDurationMs * (1 - DENSE_BEFORE) - waitedMs;
const sparse = Math.min(untilDense, lastDurationMs * SPARSE_SHARE, SPARSE_LONGEST_MS);
interval = Math.max(dense, sparse);
}
else
interval = clamp((waitedMs - SHORT_RUN_MS) * GROWTH, SHORTEST_MS, LONGEST_MS);
return clamp(interval, 0, remainingMs);
}
function clamp(value, least, most) {
return Math.max(least, Math.min(value, most));
}
function soonThenRarely(leastMs, mostMs) {
let looks = 0;
return (waitedMs, remainingMs) => looks++ === 0 ? 0 : Math.min(remainingMs, mostMs, Math.max(leastMs, waitedMs / 4));
}
/***/ }),
/***/ 11056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
h9: () => ( readPolicies),
rY: () => ( createSystemReader),
readIfPossible: () => ( readIfPossible)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
var _policy_systems_systems_js_2_ = __webpack_require__(82937);
const CATCH_UP_MS = 10_000;
const OPTIONAL_BUDGET_MS = 20_000;
async function readPolicies(run, ports, { waitsForPerson, systems = _policy_systems_systems_js_2_ .P, }) {
const { clock, signal, deadline } = ports;
const until = waitsForPerson ? clock.now() : Math.min(deadline, clock.now() + CATCH_UP_MS);
let lists = await readListedObjects(ports, run, systems);
const hasUnfinished = ({ system, items }) => items.some((item) => system.isUnfinished(item));
for (let pauseMs = 1_000; lists.some(hasUnfinished) && clock.now() + pauseMs < until; pauseMs *= 2) {
await clock.sleep(pauseMs, signal);
lists = await readListedObjects(ports, run, systems);
}
const reader = createSystemReader(ports);
return await Promise.all(lists.map(async ({ system, items, how }) => {
const objects = items.map(async (item) => ({
object: system.objectOf(item),
contents: await system.readDetails(item, reader),
}));
return { system, how, objects: await Promise.all(objects) };
}));
}
function readListedObjects({ client, trustsEmptyLists = false }, run, systems) {
return Promise.all(systems.map(async (system) => {
const namesNone = (0,_client_wire_resource_js_1_ ._2)(run, system.relation).named?.length === 0;
if (namesNone && (trustsEmptyLists || system.emptyIsFinal)) {
return { system, items: [], how: { complete: true } };
}
return { system, ...(await readWholeList(system.list(client, run.id))) };
}));
}
function createSystemReader(ports) {
return {
client: ports.client,
readAll: readWholeList,
readOptional: (read) => readIfPossible(ports, undefined, read),
isFrugal: ports.isFrugal?.() === true,
};
}
async function readWholeList(listing) {
try {
const { items, absent } = await listing.whole();
return { items, how: absent === undefined ? { complete: true } : { absent } };
}
catch (error) {
if (error instanceof _client_errors_js_0_ ._ && error.code === 'unreadable') {
return { items: [], how: { doubt: error.message, code: error.helpCode } };
}
throw error;
}
}
async function readIfPossible({ client, clock, signal, deadline }, otherwise, read) {
try {
const until = Math.min(deadline, clock.now() + OPTIONAL_BUDGET_MS);
return await read(client.with({ signal, deadline: until }));
}
catch (error) {
if (error instanceof _client_errors_js_0_ ._ && error.code !== 'aborted')
return otherwise;
throw error;
}
}
/***/ }),
/***/ 20094:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Rg: () => ( finishedPlanWords),
sW: () => ( runDurationMs),
tC: () => ( WATCHED),
wB: () => ( watch)
});
var _client_wire_resource_js_0_ = __webpack_require__(78235);
var _model_status_js_1_ = __webpack_require__(62373);
var _policy_run_differences_js_2_ = __webpack_require__(22484);
var _policy_reading_js_3_ = __webpack_require__(10988);
var _failure_of_js_4_ = __webpack_require__(46281);
var _poll_js_5_ = __webpack_require__(67820);
var _model_parse_js_6_ = __webpack_require__(2340);
const WATCHED = [
'plan',
'task_stages',
'cost_estimate',
'workspace',
'tf_policy_evaluations',
];
async function watch(started, job) {
job.overview.watch(started.run.id);
const waiting = await watchRun(started, job).finally(() => job.overview.forget(started.run.id));
if (waiting.kind !== 'settled')
throw timeoutOrCancel(waiting, started.run, job);
const { last: watched } = waiting;
const { status } = watched.run.attributes;
const durationMs = runDurationMs(watched.run) ?? job.clock.now() - started.askedAt;
return { ...started, runSeen: { ...started.runSeen, status }, watched, durationMs };
}
async function watchRun(started, job) {
const { run: created, name: workspace } = started;
const client = job.client.with({ watching: true });
const { mode, runOptions } = job.plan;
const lastDurationMs = job.lastDurationMs?.(workspace);
const report = (run, words) => {
const { status } = run.attributes;
job.reach({ ...started, runSeen: { ...started.runSeen, status } });
job.emit({ kind: 'progress', workspace, status, words });
};
let last = created;
let isPlanReported = false;
const end = createEndDetector(mode, job);
const alreadyWaitedMs = job.clock.now() - started.askedAt;
const polling = {
read: async () => {
const moving = await job.overview.movingRun(last);
const seen = moving ? { run: moving } : await client.runs.show(last.id, { include: WATCHED });
last = seen.run;
const isMoving = (0,_model_status_js_1_ .Il)(mode, last.attributes.status) === 'moving';
const [difference] = isMoving ? (0,_policy_run_differences_js_2_ .w3)(last, mode, runOptions) : [];
if (difference !== undefined) {
throw new _failure_of_js_4_.GateStop('service', {
code: 'PG-112',
text: `Run ${last.id} ${difference}, by a later look.`,
});
}
return seen;
},
isSettled: (seen) => end.isReached(seen),
changeOf: ({ run, plan }) => JSON.stringify([(0,_model_status_js_1_ .rM)(run), finishedPlanWords(plan)]),
intervalMs: (sinceMs, remainingMs) => {
if (end.needsSecondLook())
return Math.min(SECOND_LOOK_MS, remainingMs);
const waitedMs = alreadyWaitedMs + sinceMs;
const interval = (0,_poll_js_5_ .Lp)(waitedMs, remainingMs, lastDurationMs);
const pauseMs = client.pauseMs(waitedMs) * (0.9 + 0.2 * job.random());
return Math.min(remainingMs, Math.max(interval, pauseMs));
},
onChange: ({ run, plan }) => {
const planWords = finishedPlanWords(plan);
if (planWords !== undefined && !isPlanReported) {
isPlanReported = true;
report(run, planWords);
if (run.attributes.status === 'planned')
return;
}
report(run, (0,_model_status_js_1_ .rM)(run));
},
initial: { run: created },
};
return (0,_poll_js_5_ .wt)(polling, job);
}
function createEndDetector(mode, { clock }) {
let unstamped;
let confirmableSince;
return {
needsSecondLook: () => unstamped !== undefined,
isReached({ run, taskStages }) {
const { status } = run.attributes;
const stages = (taskStages ?? []).map(({ attributes }) => attributes);
confirmableSince = (0,_model_status_js_1_ .RJ)(mode, run)
? (confirmableSince ?? clock.now())
: undefined;
if (confirmableSince !== undefined && clock.now() - confirmableSince >= REST_MS)
return true;
const settled = (0,_model_status_js_1_ .Is)(mode, status, stages);
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
const { additions, changes, destructions, imports } = (0,_policy_reading_js_3_ .mQ)(plan.attributes);
const first = (imports ?? 0) > 0 ? `${imports} to import, ` : '';
return `plan: ${first}${additions ?? 0} to add, ${changes ?? 0} to change, ${destructions ?? 0} to destroy`;
}
function timeoutOrCancel(waiting, run, { timeoutMs, plan: { mode } }) {
if (waiting.kind === 'aborted')
return new _failure_of_js_4_.GateStop('canceled', _failure_of_js_4_ .wS);
const last = waiting.last?.run ?? run;
const words = (0,_model_status_js_1_ .rM)(last);
const { status } = last.attributes;
const isUnknown = (0,_model_status_js_1_ .Il)(mode, status) === 'unknown';
const remedy = isUnknown
? 'Plangate does not recognize this status, so it cannot know whether the run is over. See it in the run: if it is over, a newer version of Plangate may recognize the status; if not, raise `timeout`.'
: 'Raise `timeout`, or see in the run what it waits for.';
const lastSeen = isUnknown || words === status ? `"${status}"` : `"${status}" (${words})`;
const currentId = (0,_client_wire_resource_js_0_ .Dl)(waiting.last?.workspace ?? {}, 'current-run') ?? last.id;
const currentRun = status === 'pending' && currentId !== last.id
? ` The current run of the workspace is ${currentId}.`
: '';
const trouble = waiting.trouble instanceof Error ? ` The last look failed: ${waiting.trouble.message}` : '';
return new _failure_of_js_4_.GateStop('timeout', {
code: 'PG-120',
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
const created = (0,_model_parse_js_6_ .nR)(attributes['created-at']);
const times = Object.values(attributes['status-timestamps'] ?? {})
.map(_model_parse_js_6_ .nR)
.filter((time) => Number.isFinite(time));
const duration = Math.max(...times) - created;
return duration > 0 ? duration : undefined;
}
/***/ }),
/***/ 345:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
H: () => ( endSentence),
j: () => ( exceptionNotices)
});
var _model_name_some_js_4_ = __webpack_require__(65917);
var _model_quote_js_3_ = __webpack_require__(28187);
var _address_patterns_js_0_ = __webpack_require__(79486);
var _apply_exceptions_js_1_ = __webpack_require__(90963);
var _read_exceptions_js_2_ = __webpack_require__(50565);
const WARNING_DAYS = 30;
function exceptionNotices(judged, { entries, today }) {
const notices = new Map();
const say = (workspace, sentence) => {
const sentences = notices.get(workspace) ?? [];
sentences.push(sentence);
notices.set(workspace, sentences);
};
for (const entry of entries) {
const inWorkspaces = judged.filter(({ workspace }) => (0,_address_patterns_js_0_ .kt)(entry.workspace, workspace));
const fitting = inWorkspaces.filter(({ workspace, results }) => results.some((result) => (0,_apply_exceptions_js_1_ .we)(result, workspace, [entry]).length > 0));
const [first] = inWorkspaces;
if (first !== undefined && fitting.length === 0) {
const why = whyUnused(entry, inWorkspaces);
say(first.workspace, `${describeException(entry)} ${why} Its owner is ${(0,_model_quote_js_3_ .hD)(entry.owner)}.`);
}
const ending = endSentence(entry, today);
for (const { workspace, results } of fitting) {
if (ending !== undefined)
say(workspace, ending);
const why = (0,_read_exceptions_js_2_ .H)(entry, today) < 0 ? undefined : whyWithoutEffect(entry, workspace, results);
if (why !== undefined) {
say(workspace, `${describeException(entry)} changes no verdict, because ${why}`);
}
}
}
return notices;
}
function whyWithoutEffect(entry, workspace, results) {
const ofService = results.filter(({ system }) => system !== 'own-policies');
const isMandatory = ofService.some((result) => result.level !== 'advisory' && (0,_apply_exceptions_js_1_ .we)(result, workspace, [entry]).length > 0);
if (isMandatory)
return 'the policy is not advisory: the failure counts.';
const isOnlyInText = ofService.some((result) => (0,_apply_exceptions_js_1_ .R$)(entry, result, workspace) && (0,_apply_exceptions_js_1_ .W1)(entry, result));
return isOnlyInText ? ONLY_IN_TEXT : undefined;
}
function whyUnused(entry, workspaces) {
const names = new Set();
let isNamed = false;
for (const { workspace, results } of workspaces) {
for (const result of results) {
isNamed ||= (0,_apply_exceptions_js_1_ .R$)(entry, result, workspace);
const { policy } = result;
if ((0,_apply_exceptions_js_1_ .R$)({ ...entry, policy }, result, workspace))
names.add(policy);
}
}
if (isNamed || names.size === 0) {
return 'fits no failure in the workspaces that this job has judged. If it is not needed any more, remove it.';
}
const longer = [...names].filter((name) => name.includes(entry.policy));
const shown = (0,_model_name_some_js_4_ .K)([...new Set([...longer, ...names])].map(_model_quote_js_3_ .hD), MOST_NAMED);
return `fits no policy by its name. Judged were ${shown}: write one of these names, or remove it.`;
}
const MOST_NAMED = 6;
function endSentence(entry, today) {
const days = (0,_read_exceptions_js_2_ .H)(entry, today);
const { until, owner } = entry;
if (days > WARNING_DAYS)
return undefined;
if (days < 0) {
return `${describeException(entry)} ended on ${until}, so the failure counts again. Its owner is ${(0,_model_quote_js_3_ .hD)(owner)}.`;
}
const when = ['today', 'tomorrow'][days] ?? `in ${days} days`;
return `${describeException(entry)} ends ${when}, after ${until}. Its owner is ${(0,_model_quote_js_3_ .hD)(owner)}.`;
}
const ONLY_IN_TEXT = 'the answer of the service has the address in a text alone, which its author may have written. Let the policy give it in a field `address`, or leave `address` out of the entry to except the whole policy.';
function describeException({ policy, address, workspace }) {
const what = address === undefined ? `in ${(0,_model_quote_js_3_ .hD)(workspace)}` : `for ${(0,_model_quote_js_3_ .hD)(address)}`;
return `The exception from policy ${(0,_model_quote_js_3_ .hD)(policy)} ${what}`;
}
/***/ }),
/***/ 22484:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
ku: () => ( unusualOptions),
pZ: () => ( differencesFromOptions),
rA: () => ( differencesOfForeignRun),
sV: () => ( reportedOptions),
w3: () => ( differencesFromRequest)
});
var _run_options_js_0_ = __webpack_require__(19138);
const USUAL_FLAGS = {
refresh: true,
'refresh-only': false,
'is-destroy': false,
};
const USUAL_FLAGS_OF_APPLY = { 'allow-empty-apply': false, 'allow-config-generation': false };
const LIST_OPTIONS = [
'target-addrs',
'replace-addrs',
'variables',
'invoke-action-addrs',
'policy-paths',
];
const REPORTED_LISTS = ['target-addrs', 'replace-addrs', 'variables'];
function unusualOptions(attributes) {
const nonEmptyLists = LIST_OPTIONS.filter((name) => {
const value = attributes[name] ?? [];
return !Array.isArray(value) || value.length > 0;
});
return [...unusualFlags(attributes, USUAL_FLAGS), ...nonEmptyLists];
}
function reportedOptions({ attributes }) {
const names = [...unusualOptions(attributes), ...unusualFlags(attributes, USUAL_FLAGS_OF_APPLY)];
return Object.fromEntries(names.map((name) => [name, attributes[name]]));
}
function differencesFromOptions({ attributes }, options) {
const requested = (0,_run_options_js_0_ .G0)(options);
const named = new Set(requested.map(([name]) => name));
const others = [...unusualOptions(attributes), ...unusualFlags(attributes, USUAL_FLAGS_OF_APPLY)];
return [
...requested
.filter(([name, value]) => comparable(attributes[name]) !== comparable(value))
.map(([name, value]) => {
const shown = quoteValue(name, attributes[name]);
return `has "${name}": ${shown}, and ${quoteValue(name, value)} was asked for`;
}),
...others
.filter((name) => !named.has(name))
.map((name) => `has "${name}": ${quoteValue(name, attributes[name])}, which was not requested`),
];
}
function differencesFromRequest(run, mode, options = {}) {
const { attributes } = run;
const differences = differencesFromOptions(run, options);
if (mode === 'speculative') {
if (attributes['plan-only'] !== true)
differences.push('is not speculative: it could be applied');
if (attributes.actions?.['is-confirmable'] === true)
differences.push('can be confirmed and applied');
return differences;
}
if (attributes['save-plan'] !== true)
differences.push('does not only save its plan: it is an ordinary run');
if (attributes['auto-apply'] !== false)
differences.push('does not say that nothing applies it by itself');
return differences;
}
function differencesOfForeignRun(run, terraformVersion, options = {}, mode = 'speculative') {
const { attributes } = run;
const unreported = [
...Object.keys(USUAL_FLAGS).filter((name) => typeof attributes[name] !== 'boolean'),
...REPORTED_LISTS.filter((name) => attributes[name] === undefined),
];
const differences = [
...differencesFromRequest(run, mode, options),
...unreported.map((name) => `does not say what its "${name}" is`),
];
const version = attributes['terraform-version'];
const isVersionOfWorkspace = version !== undefined && version === terraformVersion;
if (options['terraform-version'] === undefined && !isVersionOfWorkspace) {
differences.push(`planned with Terraform ${quoteValue('', version)}, the workspace has ${quoteValue('', terraformVersion)}`);
}
return differences;
}
function unusualFlags(attributes, flags) {
return Object.entries(flags)
.filter(([name, usual]) => (attributes[name] ?? usual) !== usual)
.map(([name]) => name);
}
function comparable(value) {
if (!Array.isArray(value))
return JSON.stringify(value);
const entries = value.map((each) => {
if (typeof each === 'string')
return each;
const parts = Object.entries(each ?? {}).map((part) => JSON.stringify(part));
return parts.sort().join();
});
return JSON.stringify(entries.sort());
}
function quoteValue(name, value) {
const shown = name === 'variables' ? (0,_run_options_js_0_ .PE)(value) : value;
return (JSON.stringify(shown) ?? 'unknown').slice(0, 100);
}
/***/ }),
/***/ 79239:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
S: () => ( signReason),
W: () => ( recordDiscard)
});
function signReason(reason, { by, job }) {
const signed = [by, job].filter((part) => part !== undefined).join(', ');
return signed === '' ? reason : `${reason} (${signed})`;
}
function recordDiscard(ended, reason, at) {
if (ended.outcome !== 'ended' || ended.status !== 'discarded')
return {};
return { discarded: { at: at.toISOString(), reason } };
}
/***/ })
};
