export const id = 9440;
export const ids = [9440];
export const modules = {
/***/ 5167:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
localGate: () => ( localGate)
});
var external_node_fs_ = __webpack_require__(3024);
var external_node_os_ = __webpack_require__(8161);
var external_node_path_ = __webpack_require__(6760);
var file_names = __webpack_require__(6817);
var look_at_commit = __webpack_require__(8854);
var failure_of = __webpack_require__(6281);
var gate = __webpack_require__(5651);
var run_concurrently = __webpack_require__(6939);
var judge = __webpack_require__(7786);
var requested_workspaces = __webpack_require__(5724);
var watch = __webpack_require__(94);
var workspace_result = __webpack_require__(7956);
var find_repository = __webpack_require__(6609);
var take_turn = __webpack_require__(4990);
var ended_by = __webpack_require__(7953);
var error_message = __webpack_require__(4271);
var job_time = __webpack_require__(1680);
var plan_json = __webpack_require__(5379);
var find_plans = __webpack_require__(9983);
var plan_document = __webpack_require__(1870);
var read_plan = __webpack_require__(3597);
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./build/src/plan/without-sensitive.js
function withoutSensitiveValues(document) {
const changes = document.resource_changes.map((resource) => ({
...resource,
change: redact(resource.change),
}));
return {
plan_format_version: document.format_version,
output_changes: Object.fromEntries(Object.entries(document.output_changes ?? {}).map(([name, output]) => [name, redact(output)])),
resource_changes: changes,
action_invocations: document.action_invocations?.map(withoutValues),
deferred_changes: document.deferred_changes?.map(() => ({})),
deferred_action_invocations: document.deferred_action_invocations?.map((entry) => ({
action_invocation: withoutValues(entry.action_invocation),
})),
complete: document.complete,
};
}
function withoutValues(action) {
const { address, type, name, provider_name, ...others } = action;
const { lifecycle_action_trigger, invoke_action_trigger } = others;
return { address, type, name, provider_name, lifecycle_action_trigger, invoke_action_trigger };
}
const HIDDEN = 'REDACTED';
function redact(change) {
const { before, after, before_sensitive: beforeMarks, after_sensitive: afterMarks } = change;
return {
...change,
before: hide(before, beforeMarks, after, `${HIDDEN} BEFORE`),
after: hide(after, afterMarks, before, HIDDEN),
};
}
function hide(value, marks, other, replacement) {
if (value === null || value === undefined)
return value;
if (marks === true)
return (0,external_node_util_.isDeepStrictEqual)(value, other) ? HIDDEN : replacement;
if (typeof value !== 'object' || typeof marks !== 'object')
return value;
const hideMember = (key, member) => hide(member, memberOf(marks, key), memberOf(other, key), replacement);
if (Array.isArray(value))
return value.map((item, index) => hideMember(String(index), item));
return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, hideMember(key, member)]));
}
function memberOf(value, key) {
return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
? Reflect.get(value, key)
: undefined;
}
var decide = __webpack_require__(8634);
var from_change_json = __webpack_require__(3249);
var existing_failures = __webpack_require__(6747);
var guard = __webpack_require__(3749);
var run_options = __webpack_require__(9138);
var own_policies = __webpack_require__(8532);
var reading = __webpack_require__(988);
var local_names = __webpack_require__(5233);
var judging_options = __webpack_require__(6241);
;// CONCATENATED MODULE: ./build/src/check/judge-locally.js
function localGate(local) {
return async (request, ports) => {
const { settings, workingDirectory, repositoryRoot, subject } = request;
const { clock, signal, alarms, log } = ports;
const startedAt = clock.now();
const deadline = ports.endsAt - (0,job_time.L5)(settings.job.timeoutMs);
const endSignal = alarms.any(alarms.in(deadline - startedAt), signal);
const endReason = () => {
if (signal.aborted)
return 'aborted';
return clock.now() >= deadline ? 'timeout' : undefined;
};
try {
const show = async (name) => ({
'working-directory': local.placeOf(name).workingDirectory,
});
const { directoryName: name } = local;
const lookUp = { query: async () => [{ name, ...(await show(name)) }], show };
let changedFilesOnce;
const changedFiles = () => (changedFilesOnce ??= subject.changedFiles());
const plan = { ...settings.plan, workspaces: local.workspaces };
const options = { plan, workingDirectory, repositoryRoot, changedFiles };
const chosen = await (0,ended_by.m)(endSignal, (0,requested_workspaces.St)(lookUp, options));
const { requested, skipped } = chosen;
const unplanned = await (0,ended_by.m)(endSignal, findConcernedRoots(lookUp, options, local));
(0,requested_workspaces.fc)(chosen, log);
const diff = settings.report.planDiff !== 'off';
const elapsedMs = () => clock.now() - startedAt;
const emit = (event) => ports.onEvent({ ...event, atMs: elapsedMs() });
const job = {
request,
local,
ports,
changedFiles,
diff,
signal: endSignal,
elapsedMs,
endReason,
emit,
};
const judging = [...requested, ...unplanned].map((workspace) => () => judgeOrSayWhy(workspace.name, job));
const judged = await (0,run_concurrently.G)(judging, (0,external_node_os_.availableParallelism)());
const workspaces = (0,gate.a)(judged, request.exceptions);
for (const { workspace, notices } of workspaces) {
for (const notice of notices)
log.info(`${workspace}: ${notice}`);
}
return {
verdict: (0,workspace_result.Vj)(workspaces, settings.policy),
workspaces,
unaffected: skipped.length > 0 ? skipped : undefined,
archives: [],
durationMs: elapsedMs(),
};
}
catch (error) {
return await (0,judging_options.Vp)(settings.plan, (0,failure_of.g5)(error, endReason()), clock.now() - startedAt);
}
};
}
async function findConcernedRoots(lookUp, options, { roots, workspaces }) {
const isPlanned = ({ name }) => workspaces.some((selector) => selector.kind === 'name' && selector.name === name);
if (roots.every(isPlanned))
return [];
const modules = roots.filter(({ isUnit }) => !isUnit);
const { workingDirectory, repositoryRoot, changedFiles } = options;
const plan = { ...options.plan, workspaces: modules, affectedOnly: true };
const { requested } = await (0,requested_workspaces.St)(lookUp, { ...options, plan });
const inRepository = (directory) => (0,external_node_path_.relative)(repositoryRoot, (0,find_repository.eF)((0,external_node_path_.resolve)(workingDirectory, directory)))
.split(external_node_path_.sep)
.join('/');
const units = (0,find_plans.zH)(roots, await changedFiles?.(), inRepository);
const names = new Set([...requested, ...units].map(({ name }) => name));
return roots.filter((root) => names.has(root.name) && !isPlanned(root));
}
async function judgeOrSayWhy(name, job) {
const { emit } = job;
try {
const result = await (0,ended_by.m)(job.signal, judgeWorkspace(name, job));
emit({ kind: 'workspace-decided', result });
return result;
}
catch (error) {
const failure = (0,failure_of.g5)(error, job.endReason());
const result = { ...factsOfPlace(name, job), verdict: (0,decide.Rh)(failure), failure };
emit({ kind: 'workspace-decided', result });
return result;
}
}
function factsOfPlace(name, { local }) {
const { root, workingDirectory } = local.placeOf(name);
return { ...(0,workspace_result.FK)({ name }), workingDirectory, root };
}
async function judgeWorkspace(name, job) {
const { request, local, signal } = job;
const { planner, placeOf, noPolicies } = local;
const { settings, subject } = request;
const startedMs = job.elapsedMs();
const place = placeOf(name);
const planned = await makePlan(name, job);
signal.throwIfAborted();
const { limits } = planned;
const plan = planAttributes(planned);
const emitWords = (words) => job.emit({ kind: 'progress', workspace: name, status: 'planned', words });
const rules = (0,judging_options.mp)(settings.policy, subject);
const { requirePolicies } = settings.policy;
const requirements = { requirePolicies, noPolicies, guarded: rules !== undefined };
const facts = {
...factsOfPlace(name, job),
diagnostics: diagnosticsOf(planned, place),
notices: messagesOf(limits, 'empty-state', 'noted'),
durationMs: job.elapsedMs() - startedMs,
};
const errors = planned.problems.filter(({ severity }) => severity === 'error');
if (errors.length > 0) {
const failed = errors.map(({ summary }) => summary);
return { ...facts, verdict: (0,decide.s8)({ requirements, plan: { failed } }) };
}
if (planner.program !== undefined)
emitWords((0,watch.Rg)(plan) ?? 'plan: finished');
const hasChanges = plan.attributes['has-changes'] === true;
const needsChanges = hasChanges || rules !== undefined;
const [judged, changes] = await Promise.all([
noPolicies === undefined ? judgeByPolicies(name, planned, job) : undefined,
needsChanges ? (0,take_turn.tJ)().then(() => readChanges(planned, plan, job)) : undefined,
]);
signal.throwIfAborted();
const partial = settings.plan.allowPartial && messagesOf(limits, 'partial').length > 0;
const unseen = messagesOf(limits, 'empty-state');
const guardReading = rules && (0,guard.a)({ ...rules, partial, approvals: [] }, plan.attributes, changes, unseen);
const own = judged?.evidence;
const readings = [own?.reading, guardReading].filter((reading) => reading !== undefined);
const { results } = (0,reading.gK)(readings);
for (const words of (0,judge.IP)(results))
emitWords(words);
return {
...facts,
verdict: (0,decide.s8)({ requirements, plan: { limits }, own, guard: guardReading }),
results,
plan: {
...planned.counts,
imports: planned.counts.imports ?? 0,
status: plan.attributes.status,
hasChanges,
},
changes,
notices: facts.notices.concat(judged?.notices ?? []),
durationMs: job.elapsedMs() - startedMs,
};
}
async function makePlan(name, job) {
const { planner, placeOf } = job.local;
const { program } = planner;
const emitPlanning = (by) => job.emit({ kind: 'planning', workspace: name, by });
if (program !== undefined) {
await refuseUnplannable(name, placeOf(name), job);
emitPlanning(program);
}
try {
const planned = await planner.plan(name, job.signal);
if (planned.madeBy !== undefined)
emitPlanning(planned.madeBy);
if (program === undefined)
return planned;
return { ...planned, limits: planned.limits.concat(sayPart(job.request.settings.plan)) };
}
catch (error) {
if (error instanceof read_plan.np)
throw new failure_of.K$('unplanned', { text: error.message });
throw error;
}
}
function sayPart({ runOptions, allowPartial }) {
const kind = allowPartial ? 'partial' : 'not-certain';
return (0,run_options.lp)(runOptions).map((input) => ({
kind,
message: `Only a part was planned (${input}), so the rest of the configuration was not judged. Set allow-partial to true where that may pass.`,
}));
}
function diagnosticsOf({ problems }, { workingDirectory }) {
const prefix = workingDirectory === '' ? '' : `${workingDirectory}/`;
return problems.map((problem) => problem.file === undefined ? problem : { ...problem, file: `${prefix}${problem.file}` });
}
async function refuseUnplannable(name, { root, workingDirectory }, { request, changedFiles, ports, endReason }) {
const directory = (0,external_node_path_.join)(root, workingDirectory);
const names = (0,external_node_fs_.existsSync)(directory) ? (0,external_node_fs_.readdirSync)(directory) : [];
if (!names.some(file_names.ZC)) {
throw new failure_of.K$('input', {
code: 'PG-115',
text: `There is no Terraform configuration for workspace "${name}": no .tf or .tofu file lies directly in ${directory}. Point \`directory\` at the one that has them.`,
});
}
const closing = await (0,look_at_commit.w$)({ root, workingDirectory }, request.subject.proposed ? changedFiles : undefined, { ...ports, endReason });
if (closing !== undefined)
throw new failure_of.K$('unseen', { text: closing });
}
function messagesOf(limits, ...kinds) {
return limits.flatMap(({ kind, message }) => (kinds.includes(kind) ? message : []));
}
function planAttributes({ counts, document }) {
const isChanged = ({ actions }) => actions.some((action) => action !== 'no-op' && action !== 'read');
return {
attributes: {
status: 'finished',
'has-changes': document.resource_changes.some(({ change }) => isChanged(change)) ||
Object.values(document.output_changes ?? {}).some(isChanged),
'resource-additions': counts.additions,
'resource-changes': counts.changes,
'resource-destructions': counts.destructions,
'resource-imports': counts.imports,
},
};
}
async function readChanges({ document }, { attributes }, { diff, signal }) {
const json = plan_json.g.of(withoutSensitiveValues(document), false);
return (0,take_turn.hp)((0,from_change_json.N)(json, { counts: (0,reading.mQ)(attributes), diff }), signal);
}
async function judgeByPolicies(name, planned, { request, local, signal }) {
const { own, planner } = local;
const plan = {
json: (0,plan_document.o_)(planned),
document: planned.document,
run: runInput(name, request, local),
pullRequest: request.subject.change?.pullRequest,
workspace: name,
exceptions: request.exceptions,
readBase: request.settings.policy.onlyNew ? () => readBase(name, planner, signal) : undefined,
};
local.judged.set(name, plan);
try {
const { results, notices } = await own.judge(plan, signal);
return { evidence: (0,own_policies.eh)(results), notices };
}
catch (error) {
signal.throwIfAborted();
return { evidence: (0,own_policies.W7)(own.sources, (0,error_message.g)(error)), notices: [] };
}
}
async function readBase(name, planner, signal) {
try {
return await planner.planBefore(name, signal);
}
catch (error) {
signal.throwIfAborted();
return { notice: (0,existing_failures.PY)(error) };
}
}
function runInput(name, { settings }, { placeOf }) {
const { runOptions } = settings.plan;
return {
is_destroy: runOptions['is-destroy'] ?? false,
refresh: runOptions.refresh ?? true,
refresh_only: runOptions['refresh-only'] ?? false,
replace_addrs: runOptions['replace-addrs'] ?? [],
target_addrs: runOptions['target-addrs'] ?? [],
organization: { name: (0,local_names.JK)(settings.plan) },
workspace: { name, working_directory: placeOf(name).workingDirectory || null },
};
}
/***/ }),
/***/ 486:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
_: () => ( ServiceError),
p: () => ( plain)
});
const HELP_CODES = {
unauthorized: 'PG-107',
forbidden: 'PG-108',
'not-found': 'PG-109',
'rate-limited': 'PG-122',
'server-error': 'PG-123',
timeout: 'PG-123',
network: 'PG-124',
tls: 'PG-124',
};
class ServiceError extends Error {
name = 'ServiceError';
code;
method;
path;
status;
errors;
remedy;
retryAfterMs;
helpCode;
constructor(message, facts, options) {
super(message, options);
this.code = facts.code;
this.method = facts.method;
this.path = facts.path;
this.status = facts.status;
this.errors = facts.errors ?? [];
this.remedy = facts.remedy;
this.retryAfterMs = facts.retryAfterMs;
this.helpCode = facts.helpCode ?? HELP_CODES[facts.code];
}
}
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g;
const QUERY = /(https?:\/\/[^\s?#"'<>]{1,2000})[?#][^\s"'<>]*/gi;
function plain(text, longest) {
const line = text
.slice(0, longest * 2)
.replace(CONTROLS, ' ')
.replace(QUERY, '$1')
.trim();
return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
/***/ })
};
