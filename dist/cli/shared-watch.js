export const id = 1542;
export const ids = [1542,565,2484];
export const modules = {
/***/ 30968:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
R: () => ( followRun)
});
var _model_status_js_0_ = __webpack_require__(62373);
var _watch_js_1_ = __webpack_require__(20094);
const PAUSE_MS = { first: 250, longest: 2_000 };
const SETTLING_MS = 10_000;
async function followRun(first, { client, clock, deadline, before }) {
let watched = first;
const settling = Math.min(deadline, clock.now() + SETTLING_MS);
for (let pauseMs = PAUSE_MS.first;; pauseMs = Math.min(pauseMs * 2, PAUSE_MS.longest)) {
const { status } = watched.run.attributes;
const isSilent = (0,_model_status_js_0_ .Il)('speculative', status) !== 'moving' || status === 'policy_checked';
const until = isAtRest(watched, before) ? 0 : isSilent ? settling : deadline;
if (clock.now() + pauseMs > until)
return watched;
await clock.sleep(pauseMs);
watched = await client.runs.show(first.run.id, { include: _watch_js_1_ .tC });
}
}
function isAtRest({ run, taskStages = [] }, before) {
const { status } = run.attributes;
const isOfAnotherSystem = status === 'policy_override' || status === 'tf_policy_override';
return ((0,_model_status_js_0_ .Ck)(status) ||
(isOfAnotherSystem && status !== before) ||
(0,_model_status_js_0_ .iD)(taskStages.map(({ attributes }) => attributes)) ||
(0,_model_status_js_0_ .BS)(run));
}
/***/ }),
/***/ 76337:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
aG: () => ( jobsOf),
b5: () => ( readGroups),
dm: () => ( splitIntoGroups),
xL: () => ( MOST_GROUPS)
});
var _client_wire_schema_js_1_ = __webpack_require__(77934);
var _model_parse_js_2_ = __webpack_require__(2340);
var _settings_workspace_selectors_js_0_ = __webpack_require__(30589);
const MOST_GROUPS = 256;
const DEFAULT_SIZE = 25;
function splitIntoGroups(names, durations, most, random) {
const knownMs = names
.map((name) => durations[name])
.filter((ms) => ms !== undefined)
.sort((one, other) => one - other);
const middle = knownMs[Math.floor(knownMs.length / 2)] ?? 1;
const count = Math.min(names.length, most ?? Math.ceil(names.length / DEFAULT_SIZE), MOST_GROUPS);
const groups = Array.from({ length: count }, () => {
return { load: 0, workspaces: [] };
});
const sized = names.map((name) => ({ name, ms: durations[name] ?? middle }));
for (const { name, ms } of sized.sort((one, other) => other.ms - one.ms)) {
const lightest = groups.reduce((least, group) => (group.load < least.load ? group : least));
lightest.load += ms;
lightest.workspaces.push(name);
}
const matrix = Array.from({ length: 12 }, () => Math.floor(random() * 36).toString(36)).join('');
return groups.map(({ workspaces }, index) => ({
group: `${matrix}-${index + 1}-of-${count}`,
workspaces,
}));
}
const ID = /^[a-z0-9]{12}-([1-9]\d{0,2})-of-([1-9]\d{0,2})$/;
function jobsOf(group = '') {
return Number(ID.exec(group)?.[2] ?? 1);
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
let isRead = true;
const groups = entries.map(({ group, workspaces }) => {
const selectors = (0,_settings_workspace_selectors_js_0_ .Ak)(workspaces, () => void (isRead = false));
return {
group,
selectors,
workspaces: selectors.map((each) => (each.kind === 'name' ? each.name : '')),
};
});
const names = groups.flatMap(({ workspaces }) => workspaces);
const whole = isRead &&
new Set(groups.map(({ group }) => ID.exec(group)?.[1])).size === groups.length &&
new Set(groups.map(({ group }) => group.slice(0, 12))).size <= 1 &&
groups.every(({ group, workspaces }) => ID.exec(group)?.[2] === String(groups.length) && !workspaces.includes(''));
if (!whole)
return { problem: 'lacks a group, or has one twice: pass all that was printed.' };
return new Set(names).size === names.length ? groups : { problem: 'has a workspace twice.' };
}
/***/ }),
/***/ 75030:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
FF: () => ( listWorkspaces),
Iw: () => ( createOverview),
qz: () => ( MANY)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _model_status_js_1_ = __webpack_require__(62373);
var _groups_js_2_ = __webpack_require__(76337);
const MANY = 10;
const EVERY_MS = 10_000;
const OF_EACH_MS = 2_500;
const SOON_MS = 15_000;
const STAGE_MS = 30_000;
const STAGE_LOOKS = 3;
const REFUSED_MS = 60_000;
const LARGEST_PAGE = 100;
function createOverview({ changeRequest, plan: { organization, mode, group } }, client, clock) {
const watched = new Map();
const stagedAt = new Map();
let nextAt = Number.NEGATIVE_INFINITY;
let lookedAt = nextAt;
let looking;
let searched = group ?? changeRequest;
const everyMs = Math.max(EVERY_MS, (0,_groups_js_2_ .aG)(group) * OF_EACH_MS);
const stageMs = Math.max(STAGE_MS, STAGE_LOOKS * everyMs);
const list = (search) => listMoving(client, clock, (soon) => soon.runs.listMoving(organization, mode, search));
async function look() {
if (clock.now() >= nextAt) {
lookedAt = clock.now();
nextAt = Number.POSITIVE_INFINITY;
looking = list(searched).then((runs) => {
nextAt = clock.now() + (runs ? everyMs : REFUSED_MS);
if (runs?.size === 0)
searched = undefined;
return runs;
});
}
return await looking;
}
return {
before: () => list(changeRequest),
watch: (runId) => watched.set(runId, clock.now()),
forget: (runId) => watched.delete(runId),
async unmoved(last) {
if (watched.size < MANY)
return undefined;
const listed = await look();
const since = watched.get(last.id) ?? Number.NEGATIVE_INFINITY;
const run = listed?.get(last.id) ?? (listed && since > lookedAt ? last : undefined);
const status = run?.attributes.status ?? '';
const moves = (0,_model_status_js_1_ .Il)(mode, status) === 'moving';
if (!moves || !/^(?:pre|post)_/.test(status))
return moves ? run : undefined;
const nowMs = clock.now();
const at = stagedAt.get(last.id) ?? nowMs;
const isEarly = nowMs - at < stageMs;
stagedAt.set(last.id, isEarly ? at : nowMs);
return isEarly ? run : undefined;
},
};
}
async function listMoving(client, clock, ask) {
try {
const runs = await ask(client.with({ deadline: clock.now() + SOON_MS })).all();
return new Map(runs.map((run) => [run.id, run]));
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || error.code === 'aborted')
throw error;
return undefined;
}
}
async function listWorkspaces(client, organization, names) {
const byName = new Map();
if (names.length < MANY)
return byName;
const listing = client.workspaces.list(organization);
try {
const { items, pagination } = await listing.page({ number: 1, size: LARGEST_PAGE });
const pages = Math.ceil((pagination?.['total-count'] ?? 0) / LARGEST_PAGE);
const all = pages > 1 && pages <= names.length / 2 ? await listing.all() : items;
for (const workspace of all)
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
const watch = startWatch(options, clock);
try {
if (options.initial !== undefined)
watch.take(options.initial);
let failures = 0;
for (;;) {
if (signal.aborted)
return watch.end('aborted');
const now = clock.now();
if (now >= deadline)
return watch.end('timeout');
const interval = options.intervalMs(now - started, deadline - now);
if (interval > 0) {
if (!(await slept(clock, interval, signal)))
return watch.end('aborted');
if (deadline - clock.now() < USEFUL_MS)
return watch.end('timeout');
}
let value;
try {
value = await options.read();
}
catch (error) {
if (signal.aborted)
return watch.end('aborted');
failures += 1;
watch.fail(error);
if (clock.now() >= deadline)
return watch.end('timeout');
if (!(0,_failure_of_js_0_ .ak)(error, failures))
throw error;
continue;
}
failures = 0;
watch.take(value);
if (options.isSettled(value))
return { kind: 'settled', last: value };
}
}
finally {
await watch.close();
}
}
const USEFUL_MS = 50;
const QUIET_MS = 30_000;
function startWatch({ changeOf, onChange, onQuiet }, clock) {
const quiet = new AbortController();
let last;
let trouble;
let lastState;
let heartbeatAt = clock.now();
let changedAt = heartbeatAt;
const heartbeat = (async () => {
while (!quiet.signal.aborted) {
const due = Math.max(heartbeatAt, changedAt) + QUIET_MS;
if (clock.now() >= due) {
heartbeatAt = clock.now();
onQuiet?.(last);
}
else if (!(await slept(clock, due - clock.now(), quiet.signal)))
return;
}
})();
return {
fail(error) {
trouble = error;
},
take(value) {
trouble = undefined;
last = value;
const change = changeOf?.(value);
if (change === lastState)
return;
lastState = change;
changedAt = clock.now();
onChange?.(value);
},
end(kind) {
return { kind, last, trouble };
},
async close() {
quiet.abort();
await heartbeat;
},
};
}
async function slept(clock, ms, signal) {
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
const NEVER_EARLY_MS = 5_000;
const APART_MS = 150;
const SPARSE_LONGEST_MS = 30_000;
const BEFORE = 0.1;
const AFTER = 0.15;
const DENSE = 1 / 20;
const DENSEST_MS = 1_000;
const SPARSE = 0.45;
function nextIntervalMs(waitedMs, remainingMs, lastDurationMs = 0) {
const early = lastDurationMs > NEVER_EARLY_MS
? undefined
: EARLY_MS.find((lookMs) => lookMs >= waitedMs + APART_MS);
const growing = Math.max(SHORTEST_MS, (waitedMs - SHORT_RUN_MS) * GROWTH);
const dense = Math.min(LONGEST_MS, Math.max(DENSEST_MS, lastDurationMs * DENSE));
const untilDense = lastDurationMs * (1 - BEFORE) - waitedMs;
const interval = waitedMs < lastDurationMs * (1 + AFTER)
? Math.max(dense, Math.min(untilDense, lastDurationMs * SPARSE, SPARSE_LONGEST_MS))
: Math.min(LONGEST_MS, growing);
return Math.max(0, Math.min(early === undefined ? interval : early - waitedMs, remainingMs));
}
function soonThenRarely(leastMs, mostMs) {
let looks = 0;
return (waitedMs, remainingMs) => looks++ === 0 ? 0 : Math.min(remainingMs, mostMs, Math.max(leastMs, waitedMs / 4));
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
throw unsettled(waiting, started.run, job);
const { last: watched } = waiting;
const { status } = watched.run.attributes;
const durationMs = runDurationMs(watched.run) ?? job.clock.now() - started.askedAt;
return { ...started, runSeen: { ...started.runSeen, status }, watched, durationMs };
}
async function watchRun(started, job) {
const { run: created, name: workspace } = started;
const client = job.client.with({ watching: true });
const { timeoutMs } = job;
const { mode, runOptions } = job.plan;
const lastDurationMs = job.lastDurationMs?.(workspace);
const say = (run, words) => {
const { status } = run.attributes;
job.reach({ ...started, runSeen: { ...started.runSeen, status } });
job.emit({ kind: 'progress', workspace, status, words });
};
const seen = [created.attributes.status];
let last = created;
let saidPlan = false;
const end = createEnd(mode, job);
const alreadyWaitedMs = job.clock.now() - started.askedAt;
const looking = {
read: async () => {
const unmoved = await job.overview.unmoved(last);
const looked = unmoved
? { run: unmoved }
: await client.runs.show(last.id, { include: WATCHED });
last = looked.run;
const isMoving = (0,_model_status_js_1_ .Il)(mode, last.attributes.status) === 'moving';
const [difference] = isMoving ? (0,_policy_run_differences_js_2_ .w3)(last, mode, runOptions) : [];
if (difference !== undefined) {
throw new _failure_of_js_4_.GateStop('service', `Run ${last.id} ${difference}, by a later look.`);
}
if (last.attributes.status !== seen.at(-1))
seen.push(last.attributes.status);
return looked;
},
isSettled: (seenNow) => end.isReached(seenNow),
changeOf: ({ run, plan }) => JSON.stringify([(0,_model_status_js_1_ .$W)(run), finishedPlanWords(plan)]),
intervalMs: (sinceMs, remainingMs) => {
if (end.looksAgain())
return Math.min(SECOND_LOOK_MS, remainingMs);
const waitedMs = alreadyWaitedMs + sinceMs;
const interval = (0,_poll_js_5_ .Lp)(waitedMs, remainingMs, lastDurationMs);
const shared = client.pauseMs(waitedMs) * (0.9 + 0.2 * job.random());
return Math.min(remainingMs, Math.max(interval, shared));
},
onChange: ({ run, plan }) => {
const words = finishedPlanWords(plan);
if (words !== undefined && !saidPlan) {
saidPlan = true;
say(run, words);
if (run.attributes.status === 'planned')
return;
}
say(run, (0,_model_status_js_1_ .$W)(run));
},
onQuiet: ({ run } = { run: created }) => {
const { status } = run.attributes;
job.emit({ kind: 'heartbeat', workspace, status, words: (0,_model_status_js_1_ .$W)(run), timeoutMs });
},
initial: { run: created },
};
return { ...(await (0,_poll_js_5_ .wt)(looking, job)), seen };
}
function createEnd(mode, { clock }) {
let unstamped;
let restsSince;
return {
looksAgain: () => unstamped !== undefined,
isReached({ run, taskStages }) {
const { status } = run.attributes;
const stages = (taskStages ?? []).map(({ attributes }) => attributes);
restsSince = (0,_model_status_js_1_ .sV)(mode, run) ? (restsSince ?? clock.now()) : undefined;
if (restsSince !== undefined && clock.now() - restsSince >= REST_MS)
return true;
const settled = (0,_model_status_js_1_ .Is)(mode, status, stages);
const twice = status === unstamped;
const stamps = Object.entries(run.attributes['status-timestamps'] ?? {});
const stamped = stamps.flatMap(([key, at]) => (at ? [key] : []));
const isStamped = stamped.includes(`${status.replaceAll('_', '-')}-at`);
unstamped = settled && stamped.length > 0 && !isStamped ? status : undefined;
return settled && (unstamped === undefined || twice);
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
function unsettled(waiting, run, { timeoutMs, plan: { mode } }) {
if (waiting.kind === 'aborted')
return new _failure_of_js_4_.GateStop('canceled', _failure_of_js_4_ .wS);
const last = waiting.last?.run ?? run;
const words = (0,_model_status_js_1_ .$W)(last);
const { status } = last.attributes;
const isUnknown = (0,_model_status_js_1_ .Il)(mode, status) === 'unknown';
const remedy = isUnknown
? 'Plangate does not recognize this status, so it cannot know whether the run is over. See it in the run: if it is over, a newer version of Plangate may recognize the status; if not, raise `timeout`.'
: 'Raise `timeout`, or see in the run what it waits for.';
const lastSeen = isUnknown || words === status ? `"${status}"` : `"${status}" (${words})`;
const earlier = waiting.seen.at(-1) === status ? waiting.seen.slice(0, -1) : waiting.seen;
const after = earlier.length > 0 ? `, after ${earlier.join(', ')}` : '';
const current = (0,_client_wire_resource_js_0_ .Dl)(waiting.last?.workspace ?? {}, 'current-run') ?? last.id;
const behind = status === 'pending' && current !== last.id
? ` The current run of the workspace is ${current}.`
: '';
const seconds = Math.round(timeoutMs / 1_000);
const minutes = Math.floor(seconds / 60);
const parts = [
minutes > 0 && `${minutes} min`,
(minutes === 0 || seconds % 60 > 0) && `${seconds % 60} s`,
];
const time = parts.filter(Boolean).join(' ');
const trouble = waiting.trouble instanceof Error ? ` The last look failed: ${waiting.trouble.message}` : '';
return new _failure_of_js_4_.GateStop('timeout', `The timeout of ${time} was over before run ${run.id} was: it was last seen as ${lastSeen}${after}. ${remedy}${behind}${trouble}`);
}
function runDurationMs({ attributes }) {
const created = Date.parse(attributes['created-at'] ?? '');
const ends = Object.values(attributes['status-timestamps'] ?? {})
.map((text) => Date.parse(text ?? ''))
.filter((time) => Number.isFinite(time));
const duration = ends.reduce((latest, time) => Math.max(latest, time), -Infinity) - created;
return duration > 0 ? duration : undefined;
}
/***/ }),
/***/ 62177:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ab: () => ( parseExactly),
H3: () => ( repeatedNames),
lS: () => ( membersOf),
q4: () => ( keepLongNumbers)
});
var _parse_js_0_ = __webpack_require__(2340);
function repeatedNames(text, levels = Number.POSITIVE_INFINITY) {
const repeated = new Set();
const named = [];
let depth = 0;
for (let at = 0; at < text.length; at++) {
const sign = text[at];
if (sign === '{' || sign === '[') {
if (depth < levels)
named[depth] = new Set();
depth += 1;
}
else if (sign === '}' || sign === ']')
depth -= 1;
else if (sign === '"') {
const end = endOfText(text, at);
const names = depth <= levels && isName(text, end) ? named[depth - 1] : undefined;
if (names !== undefined) {
const name = String(JSON.parse(text.slice(at, end + 1)));
if (names.has(name))
repeated.add(name);
names.add(name);
}
at = end;
}
}
return [...repeated];
}
function isName(text, end) {
let at = end + 1;
while (/\s/.test(text[at] ?? ''))
at++;
return text[at] === ':';
}
function membersOf(text) {
const members = [];
let key;
let from = 0;
let depth = 0;
for (let at = 0; at < text.length; at += 1) {
const sign = text[at];
if (sign === '"') {
const end = endOfText(text, at);
if (depth === 1 && key === undefined)
key = String(JSON.parse(text.slice(at, end + 1)));
at = end;
}
else if (sign === '{' || sign === '[')
depth += 1;
else if (sign === ':' && depth === 1)
from = at + 1;
else if (depth === 1 && (sign === ',' || sign === '}') && key !== undefined) {
members.push([key, text.slice(from, at).trim()]);
key = undefined;
}
if (sign === '}' || sign === ']')
depth -= 1;
}
return members;
}
const NUMBER = '\u0000#';
function keepLongNumbers(text) {
if (!/[\d.]{16}|\d[eE][+-]?\d/.test(text))
return text;
let kept = '';
let from = 0;
for (let at = 0; at < text.length; at++) {
if (text[at] === '"')
at = endOfText(text, at);
else if (/[-\d]/.test(text[at] ?? '')) {
let end = at + 1;
while (/[-+.\deE]/.test(text[end] ?? ''))
end += 1;
const number = text.slice(at, end);
if (number.length > 15 || /[eE]/.test(number)) {
kept += `${text.slice(from, at)}${JSON.stringify(NUMBER + number)}`;
from = end;
}
at = end - 1;
}
}
return kept + text.slice(from);
}
function endOfText(text, from) {
for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
let marks = 0;
while (text[at - 1 - marks] === '\\')
marks += 1;
if (marks % 2 === 0)
return at;
}
return text.length;
}
function parseExactly(text) {
const exact = text.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) => {
const isExact = token.length < 16 || String(Number(token)) === token;
return token.startsWith('"') || isExact ? token : `"${token}"`;
});
return (0,_parse_js_0_ .qF)(exact);
}
/***/ }),
/***/ 65917:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
K: () => ( nameSome)
});
function nameSome(names, most) {
const rest = names.length - most;
return `${names.slice(0, most).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
/***/ }),
/***/ 42130:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
BQ: () => ( findOutside),
JN: () => ( findPlannedPlace),
df: () => ( slashed),
wd: () => ( isDirectory)
});
var node_fs_0_ = __webpack_require__(73024);
var node_path_1_ = __webpack_require__(76760);
var _archive_place_js_2_ = __webpack_require__(74043);
var _configuration_file_names_js_4_ = __webpack_require__(96817);
var _machine_files_here_js_3_ = __webpack_require__(80467);
var _model_name_some_js_5_ = __webpack_require__(65917);
const NAMED = 3;
async function findPlannedPlace(module, limit) {
const reached = await readModules(module);
const inside = reached.filter((path) => isDirectory(path) && (limit === undefined || (0,_archive_place_js_2_ .lU)(path, limit)));
const root = commonDirectory(module, inside);
return { root, workingDirectory: slashed((0,node_path_1_.relative)(root, module)) };
}
async function readModules(module) {
const { searchedFiles, readConfiguration } = await Promise.all([__webpack_require__.e(8603), __webpack_require__.e(3315)]).then(__webpack_require__.bind(__webpack_require__, 51741));
const { modules } = readConfiguration(module, searchedFiles(_machine_files_here_js_3_ .a));
return modules.map(({ directory }) => directory);
}
function commonDirectory(directory, others) {
let common = directory;
while (!others.every((path) => (0,_archive_place_js_2_ .lU)(path, common)))
common = (0,node_path_1_.dirname)(common);
return common;
}
async function findOutside({ root, climbing }, { inside, repository }) {
if (!climbing.some((path) => (0,_configuration_file_names_js_4_ .ZC)((0,node_path_1_.basename)(path))))
return undefined;
const module = (0,node_path_1_.join)(root, ...inside.split('/'));
const outside = (await readModules(module)).filter((path) => !(0,_archive_place_js_2_ .lU)(path, root));
if (outside.length === 0)
return undefined;
const gone = outside.filter((path) => !isDirectory(path));
if (gone.length > 0) {
const { subject, it } = describe(gone, module);
const seen = `${subject}, and there is no such directory: the plan will not find ${it}.`;
return { kind: 'gone', seen, fix: 'Correct the source, or add the directory.' };
}
const beyond = outside.filter((path) => repository !== undefined && !(0,_archive_place_js_2_ .lU)(path, repository));
if (beyond.length > 0) {
const { subject, lies, it } = describe(beyond, module);
const seen = `${subject} and ${lies} outside of the repository, ${repository}: the plan will not find ${it}.`;
return { kind: 'beyond', seen, fix: `Move ${it} into the repository.` };
}
const { subject, lies, it } = describe(outside, module);
const common = commonDirectory(module, outside);
const seen = `${subject} and ${lies} outside of what is sent, ${root}: the plan will not find ${it}.`;
const fix = `Set the working directory of the workspace to ${JSON.stringify(slashed((0,node_path_1_.relative)(common, module)))} in its settings: then ${common} is sent.`;
return { kind: 'unsent', seen, fix };
}
function describe(paths, module) {
const sources = paths.map((path) => JSON.stringify(slashed((0,node_path_1_.relative)(module, path))));
const names = (0,_model_name_some_js_5_ .K)(sources, NAMED);
return paths.length === 1
? { subject: `${names} is the source of a module`, lies: 'lies', it: 'it' }
: { subject: `${names} are sources of modules`, lies: 'lie', it: 'them' };
}
function isDirectory(path) {
return (0,node_fs_0_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function slashed(path) {
return path.split(node_path_1_.sep).join('/');
}
/***/ }),
/***/ 90963:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
OT: () => ( exceptedIn),
R$: () => ( fitsPolicy),
RH: () => ( fitsAddress),
TP: () => ( excepted),
W1: () => ( isNamedInText),
we: () => ( exceptionsFor)
});
var _address_patterns_js_0_ = __webpack_require__(79486);
var _systems_policy_checks_js_1_ = __webpack_require__(22941);
var _read_exceptions_js_2_ = __webpack_require__(50565);
function exceptedIn(workspace, { entries, today }) {
const acceptances = entries
.filter((entry) => (0,_read_exceptions_js_2_ .H)(entry, today) >= 0)
.map((entry) => ({ entry, acceptance: excepted(entry) }));
return (result) => {
const fitting = acceptances.filter(({ entry }) => fitsPolicy(entry, result, workspace));
const whole = fitting.find(({ entry }) => entry.address === undefined);
if (whole !== undefined || fitting.length === 0)
return whole?.acceptance;
return (address) => fitting.find(({ entry }) => fitsAddress(entry, address))?.acceptance;
};
}
function excepted({ until, owner, reason }) {
return { status: 'excepted', excepted: { until, owner, reason } };
}
function exceptionsFor(result, workspace, entries) {
if (result.status === 'passed')
return [];
return entries.filter((entry) => fitsPolicy(entry, result, workspace) &&
(entry.address === undefined ||
result.resources.some(({ address }) => fitsAddress(entry, address))));
}
function fitsAddress({ address: pattern }, address) {
return pattern !== undefined && (0,_address_patterns_js_0_ .XP)(pattern, address);
}
function isNamedInText(entry, result) {
const { status, resources, printedFor = [] } = result;
if (status !== 'failed' || entry.address === undefined)
return false;
const fits = (address) => fitsAddress(entry, address);
return resources.some(({ address }) => fits(address)) && !printedFor.flat().some(fits);
}
function fitsPolicy(entry, { policy, policySet, system }, workspace) {
const names = system === 'own-policies' ? [policy, `${policySet}/${policy}`] : [policy];
const isNamed = names.includes(entry.policy) && policy !== _systems_policy_checks_js_1_ .rY && system !== 'guard';
return isNamed && (0,_address_patterns_js_0_ .kt)(entry.workspace, workspace);
}
/***/ }),
/***/ 345:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
H: () => ( endSentence),
j: () => ( exceptionNotices)
});
var _model_quote_js_3_ = __webpack_require__(28187);
var _address_patterns_js_0_ = __webpack_require__(79486);
var _apply_exceptions_js_1_ = __webpack_require__(90963);
var _read_exceptions_js_2_ = __webpack_require__(50565);
const WARNED_DAYS = 30;
function exceptionNotices(judged, { entries, today }) {
const notices = new Map();
const say = (workspace, sentence) => {
const sentences = notices.get(workspace) ?? [];
sentences.push(sentence);
notices.set(workspace, sentences);
};
for (const entry of entries) {
const about = judged.filter(({ workspace }) => (0,_address_patterns_js_0_ .kt)(entry.workspace, workspace));
const fitting = about.filter(({ workspace, results }) => results.some((result) => (0,_apply_exceptions_js_1_ .we)(result, workspace, [entry]).length > 0));
const [first] = about;
if (first !== undefined && fitting.length === 0) {
const sentence = `${describeException(entry)} fits no failure in the workspaces that this job has judged. If it is not needed any more, remove it. Its owner is ${(0,_model_quote_js_3_ .hD)(entry.owner)}.`;
say(first.workspace, sentence);
}
const sentence = endSentence(entry, today);
if (sentence !== undefined)
for (const { workspace } of fitting)
say(workspace, sentence);
if ((0,_read_exceptions_js_2_ .H)(entry, today) < 0)
continue;
for (const { workspace, results } of fitting) {
const ofService = results.filter(({ system }) => system !== 'own-policies');
const counting = ofService.some((result) => result.level !== 'advisory' && (0,_apply_exceptions_js_1_ .we)(result, workspace, [entry]).length > 0);
const unchanged = `${describeException(entry)} changes no verdict, because`;
if (counting)
say(workspace, `${unchanged} the policy is not advisory: the failure counts.`);
else if (ofService.some((result) => (0,_apply_exceptions_js_1_ .R$)(entry, result, workspace) && (0,_apply_exceptions_js_1_ .W1)(entry, result)))
say(workspace, `${unchanged} ${IN_TEXT}`);
}
}
return notices;
}
function endSentence(entry, today) {
const days = (0,_read_exceptions_js_2_ .H)(entry, today);
const { until, owner } = entry;
if (days > WARNED_DAYS)
return undefined;
if (days < 0) {
return `${describeException(entry)} ended on ${until}, so the failure counts again. Its owner is ${(0,_model_quote_js_3_ .hD)(owner)}.`;
}
const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
return `${describeException(entry)} ends ${when}, after ${until}. Its owner is ${(0,_model_quote_js_3_ .hD)(owner)}.`;
}
const IN_TEXT = 'the answer of the service has the address in a text alone, which its author may have written. Let the policy give it in a field `address`, or leave `address` out of the entry to except the whole policy.';
function describeException({ policy, address, workspace }) {
const what = address === undefined ? `in ${(0,_model_quote_js_3_ .hD)(workspace)}` : `for ${(0,_model_quote_js_3_ .hD)(address)}`;
return `The exception from policy ${(0,_model_quote_js_3_ .hD)(policy)} ${what}`;
}
/***/ }),
/***/ 50565:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
H: () => ( daysLeft),
parseExceptions: () => ( parseExceptions)
});
var _model_address_js_0_ = __webpack_require__(3543);
var _model_json_text_js_3_ = __webpack_require__(62177);
var _model_parse_js_2_ = __webpack_require__(2340);
var _model_quote_js_4_ = __webpack_require__(28187);
var _address_patterns_js_1_ = __webpack_require__(79486);
const MOST_DAYS = 366;
const MOST_EXCEPTIONS = 1_000;
const MOST_CHARACTERS = 1_000_000;
const DAY_MS = 86_400_000;
const FIELDS = ['policy', 'address', 'workspace', 'reason', 'owner', 'until'];
const LONGEST = {
policy: 300,
address: _model_address_js_0_ .bX,
workspace: 100,
reason: 500,
owner: 100,
until: 10,
};
function parseExceptions(text, today) {
const refused = (message) => ({ problems: [{ where: 'exceptions', message }] });
if (text.length > MOST_CHARACTERS) {
return refused(`has more than ${MOST_CHARACTERS} characters. Remove what has ended.`);
}
const json = text.replace(/^\uFEFF/, '');
const file = (0,_model_parse_js_2_ .qF)(json);
if (!(0,_model_parse_js_2_ .u4)(file))
return refused(`is not a JSON object. ${SHAPE}`);
const list = file['exceptions'];
if (!Array.isArray(list))
return refused(`has no list "exceptions". ${SHAPE}`);
if (list.length > MOST_EXCEPTIONS) {
return refused(`has more than ${MOST_EXCEPTIONS} entries. Remove what has ended.`);
}
const entries = list;
const readings = entries.map((entry, at) => readEntry(entry, `exceptions[${at}]`, today));
const problems = [
...(0,_model_json_text_js_3_ .H3)(json).map((key) => ({
where: 'exceptions',
message: `has the key ${(0,_model_quote_js_4_ .hD)(key)} twice in one object, and only one of them could count. Remove one.`,
})),
...unknownKeys(file, ['$schema', 'exceptions'], 'exceptions'),
...readings.flatMap((each) => ('problems' in each ? each.problems : [])),
...alike(readings),
];
if (problems.length > 0)
return { problems };
return { exceptions: readings.flatMap((each) => ('value' in each ? [each.value] : [])) };
}
const SHAPE = `Write {"exceptions": [{${FIELDS.map((field) => `"${field}": "…"`).join(', ')}}]}.`;
function readEntry(entry, where, today) {
if (!(0,_model_parse_js_2_ .u4)(entry))
return { problems: [{ where, message: 'is not an object.' }] };
const texts = new Map();
const problems = unknownKeys(entry, FIELDS, where);
for (const field of FIELDS) {
const text = Object.hasOwn(entry, field) ? entry[field] : undefined;
if (field === 'address' && !Object.hasOwn(entry, field))
continue;
const problem = fieldProblem(field, text, today);
if (problem !== undefined)
problems.push({ where: `${where}.${field}`, message: problem });
else if (typeof text === 'string')
texts.set(field, text);
}
if (problems.length > 0)
return { problems };
const [policy = '', address, workspace = '', reason = '', owner = '', until = ''] = FIELDS.map((field) => texts.get(field));
return { value: { policy, address, workspace, reason, owner, until } };
}
function unknownKeys(record, known, where) {
return Object.keys(record)
.filter((key) => !known.includes(key))
.map((key) => ({
where,
message: `has the key ${(0,_model_quote_js_4_ .hD)(key)}, which this version does not know. It may restrict the exception, so nothing of the file counts.`,
}));
}
function fieldProblem(field, text, today) {
if (text === undefined)
return 'is missing.';
if (typeof text !== 'string')
return 'is not a text.';
if (text.length > LONGEST[field])
return `has more than ${LONGEST[field]} characters.`;
if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text))
return 'has control or invisible characters in it.';
if (!/[\p{L}\p{N}]/u.test(text) && !text.includes('*'))
return 'is empty.';
if (text !== text.trim())
return 'begins or ends with a space.';
return PROBLEMS[field](text, today);
}
const PROBLEMS = {
policy: (text) => /[*?]/.test(text) ? 'is a pattern. Write the whole name of one policy.' : undefined,
address: addressProblem,
workspace: (text) => /^[\w*-]+$/.test(text) && /[^\W_]/.test(text)
? undefined
: 'is neither the name of a workspace nor a pattern as in `net-*`, or it fits every workspace.',
reason: (text) => (/[\p{L}\p{N}]/u.test(text) ? undefined : 'says nothing.'),
owner: (text) => /[\p{L}\p{N}]/u.test(text) && !NO_OWNER.includes(text.toLowerCase())
? undefined
: `${(0,_model_quote_js_4_ .hD)(text)} is not an owner. Name a person or a team that answers for it.`,
until: untilProblem,
};
function addressProblem(text) {
const isOne = (0,_model_address_js_0_ .PW)(text);
if (!isOne && !(0,_address_patterns_js_1_ .Pt)(text)) {
return `${(0,_model_quote_js_4_ .hD)(text)} is neither an address nor a pattern as in \`aws_s3_bucket.*\` or \`module.legacy\`.`;
}
return isOne || (0,_address_patterns_js_1_ .r2)(text)
? undefined
: `${(0,_model_quote_js_4_ .hD)(text)} fits too much. Write out the resource type or the module, without \`*\`.`;
}
const NO_OWNER = [
'nobody',
'no one',
'noone',
'none',
'n/a',
'na',
'null',
'unknown',
'tbd',
'todo',
'x',
];
function untilProblem(text, today) {
const from = readDay(today);
const until = readDay(text);
if (until === undefined || from === undefined) {
return `${(0,_model_quote_js_4_ .hD)(text)} is not a day. Write it as in 2027-01-31; it is a UTC day, and the last one that counts.`;
}
return until - from > MOST_DAYS * DAY_MS
? `${text} is more than ${MOST_DAYS} days after today, ${today}. Choose an earlier end.`
: undefined;
}
function readDay(text) {
if (!/^\d{4}-\d{2}-\d{2}$/.test(text))
return undefined;
const at = Date.parse(`${text}T00:00:00Z`);
const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
return isDay ? at : undefined;
}
function daysLeft({ until }, today) {
return ((readDay(until) ?? Number.NaN) - (readDay(today) ?? Number.NaN)) / DAY_MS;
}
function alike(readings) {
const seen = new Map();
return readings.flatMap((each, at) => {
if (!('value' in each))
return [];
const { policy, address, workspace } = each.value;
const key = JSON.stringify([policy, address, workspace]);
const first = seen.get(key);
if (first === undefined) {
seen.set(key, at);
return [];
}
return [
{
where: `exceptions[${at}]`,
message: `is about the same failure as exceptions[${first}]. Remove one.`,
},
];
});
}
/***/ }),
/***/ 22484:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
di: () => ( differencesFromOwn),
ku: () => ( unusualOptions),
pZ: () => ( differencesFromOptions),
sV: () => ( reportedOptions),
w3: () => ( differencesFromRequest)
});
var _run_options_js_0_ = __webpack_require__(19138);
const FLAGS = {
refresh: true,
'refresh-only': false,
'is-destroy': false,
};
const OTHER_FLAGS = { 'allow-empty-apply': false, 'allow-config-generation': false };
const LISTS = [
'target-addrs',
'replace-addrs',
'variables',
'invoke-action-addrs',
'policy-paths',
];
const REPORTED_LISTS = ['target-addrs', 'replace-addrs', 'variables'];
function unusualOptions(attributes) {
const given = LISTS.filter((name) => {
const value = attributes[name] ?? [];
return !Array.isArray(value) || value.length > 0;
});
return [...unusual(attributes, FLAGS), ...given];
}
function reportedOptions({ attributes }) {
const names = [...unusualOptions(attributes), ...unusual(attributes, OTHER_FLAGS)];
return Object.fromEntries(names.map((name) => [name, attributes[name]]));
}
function differencesFromOptions({ attributes }, options) {
const requested = (0,_run_options_js_0_ .l3)(options);
const named = new Set(requested.map(([name]) => name));
const others = [...unusualOptions(attributes), ...unusual(attributes, OTHER_FLAGS)];
return [
...requested
.filter(([name, value]) => normal(attributes[name]) !== normal(value))
.map(([name, value]) => {
const shown = show(name, attributes[name]);
return `has "${name}": ${shown}, and ${show(name, value)} was asked for`;
}),
...others
.filter((name) => !named.has(name))
.map((name) => `has "${name}": ${show(name, attributes[name])}, which was not requested`),
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
function differencesFromOwn(run, terraformVersion, options = {}, mode = 'speculative') {
const { attributes } = run;
const silent = [
...Object.keys(FLAGS).filter((name) => typeof attributes[name] !== 'boolean'),
...REPORTED_LISTS.filter((name) => attributes[name] === undefined),
];
const version = attributes['terraform-version'];
const isDefaultVersion = options['terraform-version'] === undefined;
return [
...differencesFromRequest(run, mode, options),
...silent.map((name) => `does not say what its "${name}" is`),
...(isDefaultVersion && (version !== terraformVersion || version === undefined)
? [
`planned with Terraform ${show('', version)}, the workspace has ${show('', terraformVersion)}`,
]
: []),
];
}
function unusual(attributes, flags) {
return Object.entries(flags)
.filter(([name, defaultValue]) => (attributes[name] ?? defaultValue) !== defaultValue)
.map(([name]) => name);
}
function normal(value) {
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
function show(name, value) {
const shown = name === 'variables' ? (0,_run_options_js_0_ .PE)(value) : value;
return (JSON.stringify(shown) ?? 'unknown').slice(0, 100);
}
/***/ }),
/***/ 79239:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D: () => ( noteDiscard),
S: () => ( signReason)
});
function signReason(reason, { by, job }) {
const signed = [by, job].filter((part) => part !== undefined).join(', ');
return signed === '' ? reason : `${reason} (${signed})`;
}
function noteDiscard(ended, reason, at) {
if (ended.outcome !== 'ended' || ended.status !== 'discarded')
return {};
return { discarded: { at: at.toISOString(), reason } };
}
/***/ })
};
