export const id = 9337;
export const ids = [9337,1056];
export const modules = {
/***/ 76337:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
b5: () => ( readGroups),
cg: () => ( workspacesOfGroups),
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
if (text.trim() === '')
return {
problem: 'is no matrix: it is empty. See the log of the job that runs `plangate matrix`.',
};
const value = (0,_model_parse_js_2_ .qF)(text);
if (value === undefined)
return { problem: 'is no matrix as it was printed: it is no JSON.' };
const parsed = _client_wire_schema_js_1_ .xLC(matrix, value, { abortEarly: true });
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
return { group, selectors: named, workspaces: named.map(({ name }) => name) };
});
if (!isReadable || !isWholeMatrix(groups.map(({ group }) => group))) {
return { problem: 'lacks a group, or has one twice: pass all that was printed.' };
}
const names = groups.flatMap(({ workspaces }) => workspaces);
return new Set(names).size === names.length ? groups : { problem: 'has a workspace twice.' };
}
function workspacesOfGroups(groups) {
return (0,_settings_workspace_selectors_js_0_ .TZ)(groups.flatMap(({ selectors }) => selectors)) || 'none';
}
function isWholeMatrix(groups) {
const numbers = new Set(groups.map((group) => GROUP_NAME.exec(group)?.[1]));
const matrices = new Set(groups.map((group) => group.slice(0, MATRIX_LETTERS)));
return (numbers.size === groups.length &&
matrices.size <= 1 &&
groups.every((group) => GROUP_NAME.exec(group)?.[2] === String(groups.length)));
}
/***/ }),
/***/ 44466:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( runUrlOf),
_: () => ( startJob)
});
var node_events_0_ = __webpack_require__(78474);
var _model_job_time_js_5_ = __webpack_require__(71680);
var _runs_of_change_js_1_ = __webpack_require__(67306);
var _failure_of_js_2_ = __webpack_require__(46281);
var _hidden_files_js_3_ = __webpack_require__(7707);
var _overview_js_4_ = __webpack_require__(75030);
const END_BUDGET_MS = 10_000;
const GRACE_MS = 300;
const CANCELED_BUDGET = { leastMs: 700, mostMs: 4_000, answers: 12 };
function startJob(request, ports) {
const { clock, random, signal, log } = ports;
const started = clock.now();
const deadline = request.deadline - (0,_model_job_time_js_5_ .t4)(request.timeoutMs);
const elapsedMs = () => clock.now() - started;
const warned = new Set();
const { alarms } = ports;
const overdue = alarms === undefined
? new AbortController().signal
: alarms.any(alarms.in(deadline - started + GRACE_MS), alarms.after(signal, GRACE_MS));
(0,node_events_0_.setMaxListeners)(0, signal, overdue);
const emit = (event) => {
ports.onEvent({ ...event, atMs: elapsedMs() });
};
const archives = createArchives(ports, emit);
const client = ports.client.with({ signal, deadline });
const overview = (0,_overview_js_4_ .Iw)(request, client.with({ watching: true }), clock);
const superseder = (0,_runs_of_change_js_1_ .tI)(request, { ...ports, overview }, deadline, emit);
return {
...request,
clock,
random,
signal,
client,
overview,
deadline,
overdue,
emit,
elapsedMs,
pack: archives.pack,
archives: archives.summaries,
endingPorts() {
const { leastMs, mostMs, answers } = CANCELED_BUDGET;
const neededMs = answers * ports.client.typicalAnswerMs();
const until = signal.aborted
? clock.now() + Math.min(mostMs, Math.max(leastMs, neededMs))
: Math.min(request.deadline, clock.now() + END_BUDGET_MS);
const scope = { signal: new AbortController().signal, deadline: until };
return { client: ports.client.with(scope), deadline: until };
},
isFrugal: () => request.workspaces.length >= _overview_js_4_ .Zm || ports.client.pauseMs() > 0,
debug: (line) => log.debug(line),
info: (line) => log.info(line),
warn(line) {
if (!warned.has(line))
log.warning(line);
warned.add(line);
},
endReason: () => (0,_failure_of_js_2_ .dL)(deadline, ports),
supersede: superseder.supersede,
async close() {
await superseder.close();
await archives.remove();
},
};
}
function runUrlOf(workspace, runId, { client, plan }) {
const segments = [plan.organization, workspace, 'runs', runId];
return `${client.origin}/app/${segments.map(encodeURIComponent).join('/')}`;
}
function createArchives(ports, emit) {
const packed = new Map();
const done = [];
let isClosed = false;
const packNow = async (root) => {
const archive = await ports.pack(root);
done.push(archive);
if (isClosed)
await archive.remove();
if (archive.withheld.some(_hidden_files_js_3_ ._t))
await (0,_hidden_files_js_3_ .yD)();
emit({ kind: 'archive', root, archive });
return archive;
};
return {
pack: (root) => {
const archive = packed.get(root) ?? packNow(root);
packed.set(root, archive);
return archive;
},
summaries: () => done.map(({ root, bytes, contentBytes, sha256, entries, uncommitted, withheld }) => {
const files = entries.filter(({ type }) => type !== 'directory').length;
return { root, files, bytes, contentBytes, sha256, withheld: withheld.length, uncommitted };
}),
async remove() {
isClosed = true;
await Promise.all(done.map((archive) => archive.remove().catch(() => undefined)));
},
};
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
var _run_js_8_ = __webpack_require__(69268);
var _trust_audit_js_9_ = __webpack_require__(79239);
const FOLLOWED_MS = 2 * 60_000;
const TWO_WAYS = 'Two ways remain: fix what failed, or set `mode: provisional`. Such a run waits for the override; if its plan changes nothing, only with `allow-empty-apply: true` in `run-options`.';
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
const seen = await client.runs.show(result.runId, { include: _run_js_8_ .tC });
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
watched = await client.runs.show(first.run.id, { include: _run_js_8_ .tC });
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
`Run the job of the gate again: it takes this run, if the files are the same and the host says which pull request the job is about. Elsewhere \`plangate runs show ${runId} --workspace NAME --version CV\` judges it, with the workspace and the configuration version in the gate's report.`,
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
/***/ 70025:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
YH: () => ( openSealsOf),
ff: () => ( ageMsOf),
gK: () => ( whyNotUsable),
xh: () => ( factsFor)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
var _trust_run_seals_js_2_ = __webpack_require__(4226);
var _failure_of_js_3_ = __webpack_require__(46281);
var _listed_runs_js_4_ = __webpack_require__(78039);
var _run_message_js_5_ = __webpack_require__(56326);
const AGAIN = '/plangate again';
function openSealsOf({ run, workspaceId, otherSeals = [] }, { client, seals }) {
if ((0,_client_wire_resource_js_1_ .Dl)(run, 'workspace') !== workspaceId)
return { why: 'belongs to another workspace' };
const versionId = (0,_client_wire_resource_js_1_ .Dl)(run, 'configuration-version');
if (versionId === undefined) {
return { why: 'does not say which configuration version it planned' };
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
const [why] = opened.flatMap(({ facts }) => ('why' in facts ? [facts.why] : []));
return { why: why ?? 'has no seal of this gate' };
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
/***/ 67820:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Lp: () => ( nextIntervalMs),
Q: () => ( readUntilReady),
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
var _poll_js_3_ = __webpack_require__(67820);
const OPTIONAL_BUDGET_MS = 20_000;
async function readPolicies(run, ports, { waitsForPerson, systems = _policy_systems_systems_js_2_ .P, }) {
const isFinished = ({ system, items }) => !items.some((item) => system.isUnfinished(item));
const lists = await (0,_poll_js_3_ .Q)(() => readListedObjects(ports, run, systems), (listed) => waitsForPerson || listed.every(isFinished), ports);
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
/***/ 56326:
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
/***/ 69268:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
AD: () => ( startRun),
I0: () => ( digestOfOptions),
Rg: () => ( finishedPlanWords),
Se: () => ( upload),
Wm: () => ( factsToSeal),
sW: () => ( runDurationMs),
tC: () => ( WATCHED),
wB: () => ( watch)
});
var _archive_describe_js_9_ = __webpack_require__(82591);
var _client_errors_js_0_ = __webpack_require__(20486);
var _policy_run_differences_js_1_ = __webpack_require__(22484);
var _model_status_js_2_ = __webpack_require__(62373);
var _model_uncommitted_js_10_ = __webpack_require__(41880);
var _failure_of_js_3_ = __webpack_require__(46281);
var _job_js_4_ = __webpack_require__(44466);
var _poll_js_5_ = __webpack_require__(67820);
var _run_message_js_6_ = __webpack_require__(56326);
var _client_wire_resource_js_7_ = __webpack_require__(78235);
var _policy_reading_js_8_ = __webpack_require__(10988);
var _model_parse_js_11_ = __webpack_require__(2340);
async function upload(packed, job) {
const { configurationVersions } = job.client;
const { path, bytes, entries } = packed.archive;
const body = { path, bytes, largest: (0,_archive_describe_js_9_ .Sd)(entries) };
const uploadToNewVersion = async () => {
const version = await createVersion(packed, job);
await configurationVersions.upload(version, body);
return version;
};
const version = await uploadToNewVersion().catch((error) => {
if (!(error instanceof _client_errors_js_0_ ._) || error.code !== 'upload-refused')
throw error;
return uploadToNewVersion();
});
await awaitUploaded(version.id, job);
job.emit({ kind: 'uploaded', workspace: packed.name, versionId: version.id });
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
throw new _failure_of_js_3_.GateStop('service', {
code: 'PG-138',
text: `The service made configuration version ${id} but does not say that it is ${mode}, so a run of it might be one that is applied. Nothing was uploaded. ${mode === 'provisional'
? 'This service may not know provisional versions: use `mode: speculative`.'
: 'Set `auto-queue-runs` to false.'}`,
});
}
if (mode === 'provisional' && attributes['auto-queue-runs'] === true) {
throw new _failure_of_js_3_.GateStop('service', {
code: 'PG-138',
text: `The service would start a run by itself as soon as configuration version ${id} is uploaded, although it was asked not to: that run would not only save its plan. Nothing was uploaded.`,
});
}
}
async function awaitUploaded(id, job) {
const looking = {
read: async () => (await job.client.configurationVersions.show(id)).version,
isSettled: ({ attributes }) => !['moving', 'unknown'].includes((0,_model_status_js_2_ .I)(_model_status_js_2_ .t8, attributes.status)),
intervalMs: (0,_poll_js_5_ .YW)(250, 5_000),
};
const waiting = await (0,_poll_js_5_ .wt)(looking, job);
if (waiting.kind !== 'settled') {
const word = waiting.last?.attributes.status ?? 'not to be seen';
throw new _failure_of_js_3_.GateStop(waiting.kind === 'aborted' ? 'canceled' : 'timeout', {
text: `Configuration version ${id} was uploaded, but time ran out while it was still "${word}". Try again, or raise the timeout.`,
});
}
const { attributes } = waiting.last;
if (attributes.status !== 'uploaded') {
const reason = [attributes['error-message'], attributes.error].find((text) => (text ?? '') !== '');
throw new _failure_of_js_3_.GateStop('service', {
code: 'PG-128',
text: `The service could not use the upload: configuration version ${id} is "${attributes.status}"${reason === undefined ? '' : `: ${reason}`}.`,
}, { errored: attributes.status === 'errored' });
}
}
async function startRun(uploaded, job) {
const { name: workspace, workspaceId } = uploaded;
const { mode, runOptions, autoQueueRuns } = job.plan;
const requested = { ...uploaded, mayHaveRun: true };
job.reach(requested);
const askedAt = job.clock.now();
const seal = sealOfRun(uploaded, job);
const run = await (autoQueueRuns ? findQueuedRun(uploaded, job) : createRun(uploaded, seal, job));
const isSealInMessage = seal !== undefined && run.attributes.message?.endsWith(seal) === true;
const seals = seal === undefined || isSealInMessage ? undefined : [seal];
const url = (0,_job_js_4_ .Q)(workspace, run.id, job);
const runSeen = { id: run.id, url, status: run.attributes.status };
const started = { ...requested, seals, run, askedAt, runSeen };
job.reach(started);
const lastDurationMs = job.lastDurationMs?.(workspace);
job.emit({
kind: 'run-created',
workspace,
runId: run.id,
runUrl: url,
adopted: autoQueueRuns,
lastDurationMs,
});
const [difference] = (0,_policy_run_differences_js_1_ .w3)(run, mode, runOptions);
if (difference !== undefined) {
throw new _failure_of_js_3_.GateStop('service', {
code: 'PG-138',
text: `Run ${run.id} ${difference}, so it was not waited for.`,
});
}
job.supersede(workspace, { workspaceId, run, options: runOptions });
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
function sealOfRun(uploaded, job) {
const { sealing, client } = job;
const { workspaceId, versionId } = uploaded;
const version = { service: client.origin, workspaceId, versionId };
return sealing?.seals.seal(version, factsToSeal(uploaded, job, sealing));
}
async function createRun({ workspaceId, versionId, archive }, seal, { client, plan, message: title, changeRequest, sealing, jobNumber, random }) {
const titleOfFiles = `${title}${(0,_model_uncommitted_js_10_ .D)(archive.uncommitted?.length)}`;
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
async function findQueuedRun({ versionId }, job) {
const { configurationVersions } = job.client;
const begun = job.clock.now();
const deadline = Math.min(job.deadline, begun + LONGEST_QUEUE_MS);
const looking = {
read: async () => (await configurationVersions.show(versionId, { include: ['run'] })).run,
isSettled: (run) => run !== undefined,
intervalMs: (0,_poll_js_5_ .YW)(500, 5_000),
};
const waiting = await (0,_poll_js_5_ .wt)(looking, { ...job, deadline });
if (waiting.last !== undefined)
return waiting.last;
throw new _failure_of_js_3_.GateStop(waiting.kind === 'aborted' ? 'canceled' : 'timeout', {
code: 'PG-112',
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
const isMoving = (0,_model_status_js_2_ .Il)(mode, last.attributes.status) === 'moving';
const [difference] = isMoving ? (0,_policy_run_differences_js_1_ .w3)(last, mode, runOptions) : [];
if (difference !== undefined) {
throw new _failure_of_js_3_.GateStop('service', {
code: 'PG-138',
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
const pauseMs = client.pauseMs(waitedMs) * (0.9 + 0.2 * job.random());
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
return new _failure_of_js_3_.GateStop('canceled', _failure_of_js_3_ .wS);
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
return new _failure_of_js_3_.GateStop('timeout', {
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
const created = (0,_model_parse_js_11_ .nR)(attributes['created-at']);
const times = Object.values(attributes['status-timestamps'] ?? {})
.map(_model_parse_js_11_ .nR)
.filter((time) => Number.isFinite(time));
const duration = Math.max(...times) - created;
return duration > 0 ? duration : undefined;
}
/***/ }),
/***/ 67306:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
aj: () => ( sealsNamed),
ay: () => ( withNamedRuns),
tI: () => ( startSuperseder)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
var _policy_run_differences_js_2_ = __webpack_require__(22484);
var _model_status_js_3_ = __webpack_require__(62373);
var _trust_run_seals_js_4_ = __webpack_require__(4226);
var _failure_of_js_5_ = __webpack_require__(46281);
var _listed_runs_js_6_ = __webpack_require__(78039);
var _overview_js_7_ = __webpack_require__(75030);
var _own_run_js_8_ = __webpack_require__(70025);
var _run_message_js_9_ = __webpack_require__(56326);
var _model_error_message_js_10_ = __webpack_require__(34271);
var _model_parse_js_11_ = __webpack_require__(2340);
const MOST_PAUSES = 150;
const SUPERSEDED_BUDGET_MS = 30_000;
function startSuperseder({ changeRequest, sealing, workspaces, plan }, { client: clientOfGate, signal, log, clock, random, overview, }, deadline, emit) {
const closing = new AbortController();
const stopped = AbortSignal.any([signal, closing.signal]);
const watchingClient = clientOfGate.with({ signal: stopped, deadline, watching: true });
let queue = Promise.resolve();
let wasRefused = false;
const { cancelSuperseded: isOn, mode } = plan;
const isWanted = isOn && changeRequest !== undefined && sealing !== undefined && mode === 'speculative';
const listing = isWanted && workspaces.length >= _overview_js_7_ .Zm
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
log.info(`Runs of earlier pushes go on, as ${refused} in ${workspace}: this token may not cancel runs, which takes the permission to apply them. They are speculative and apply nothing. \`cancel-superseded: false\` leaves them alone.`);
}
}
catch (error) {
log.debug(`Earlier runs of ${workspace} were not searched: ${(0,_model_error_message_js_10_ .g)(error)}`);
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
const own = (0,_own_run_js_8_ .YH)({ run, workspaceId }, { client, seals });
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
const ownNumber = (0,_run_message_js_9_ .cG)(run.attributes.message);
return (other.id !== run.id &&
attributes['plan-only'] === true &&
(0,_run_message_js_9_ .r4)(attributes.message, changeRequest) &&
!(0,_run_message_js_9_ .yF)(attributes.message, changeRequest, commit) &&
(0,_policy_run_differences_js_2_ .pZ)(other, options).length === 0 &&
(kind === 'moving' || kind === 'person') &&
(ownNumber === 0 || (0,_run_message_js_9_ .cG)(attributes.message) <= ownNumber) &&
(0,_model_parse_js_11_ .nR)(attributes['created-at']) < (0,_model_parse_js_11_ .nR)(run.attributes['created-at']));
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
if ((0,_failure_of_js_5_ .vu)(error))
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
const shown = await client.runs.show(runId).catch(_failure_of_js_5_ .N3);
if (shown !== undefined)
runs.push(shown.run);
}
return newestFirst(runs);
}
function sealsNamed(runId, named) {
return named.flatMap((each) => (each.runId === runId ? (each.seals ?? []) : []));
}
function newestFirst(runs) {
return runs.toSorted((one, other) => ((0,_listed_runs_js_6_ .CT)(other) || 0) - ((0,_listed_runs_js_6_ .CT)(one) || 0));
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
