export const id = 44;
export const ids = [44,9983];
export const modules = {
/***/ 40044:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
localGate: () => ( localGate)
});
var node_fs_0_ = __webpack_require__(73024);
var node_os_1_ = __webpack_require__(48161);
var node_path_2_ = __webpack_require__(76760);
var _configuration_file_names_js_29_ = __webpack_require__(96817);
var _gate_look_at_commit_js_3_ = __webpack_require__(8854);
var _gate_failure_of_js_4_ = __webpack_require__(46281);
var _gate_gate_js_5_ = __webpack_require__(59866);
var _gate_run_concurrently_js_28_ = __webpack_require__(6939);
var _gate_judge_js_6_ = __webpack_require__(77786);
var _gate_requested_workspaces_js_7_ = __webpack_require__(15724);
var _gate_watch_js_8_ = __webpack_require__(20094);
var _gate_workspace_result_js_9_ = __webpack_require__(37956);
var _machine_find_repository_js_10_ = __webpack_require__(6609);
var _machine_take_turn_js_11_ = __webpack_require__(44990);
var _model_ended_by_js_12_ = __webpack_require__(17953);
var _model_error_message_js_30_ = __webpack_require__(34271);
var _model_job_time_js_27_ = __webpack_require__(71680);
var _model_plan_json_js_13_ = __webpack_require__(35379);
var _plan_find_plans_js_14_ = __webpack_require__(19983);
var _plan_plan_document_js_15_ = __webpack_require__(91870);
var _plan_read_plan_js_16_ = __webpack_require__(33597);
var _plan_without_sensitive_js_17_ = __webpack_require__(57868);
var _policy_decide_js_18_ = __webpack_require__(68634);
var _policy_from_change_json_js_19_ = __webpack_require__(83249);
var _policy_existing_failures_js_20_ = __webpack_require__(96747);
var _policy_guard_js_21_ = __webpack_require__(53749);
var _policy_run_options_js_22_ = __webpack_require__(19138);
var _policy_systems_own_policies_js_23_ = __webpack_require__(88532);
var _policy_reading_js_24_ = __webpack_require__(10988);
var _settings_local_names_js_25_ = __webpack_require__(45233);
var _judging_options_js_26_ = __webpack_require__(66241);
function localGate(local) {
return async (request, ports) => {
const { settings, workingDirectory, repositoryRoot, subject } = request;
const { clock, signal, alarms, log } = ports;
const startedAt = clock.now();
const deadline = ports.endsAt - (0,_model_job_time_js_27_ .L5)(settings.job.timeoutMs);
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
const chosen = await (0,_model_ended_by_js_12_ .m)(endSignal, (0,_gate_requested_workspaces_js_7_ .St)(lookUp, options));
const { requested, skipped } = chosen;
const unplanned = await (0,_model_ended_by_js_12_ .m)(endSignal, findConcernedRoots(lookUp, options, local));
(0,_gate_requested_workspaces_js_7_ .fc)(chosen, log);
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
const judged = await (0,_gate_run_concurrently_js_28_ .G)(judging, (0,node_os_1_.availableParallelism)());
const workspaces = (0,_gate_gate_js_5_ .a)(judged, request.exceptions);
for (const { workspace, notices } of workspaces) {
for (const notice of notices)
log.info(`${workspace}: ${notice}`);
}
return {
verdict: (0,_gate_workspace_result_js_9_ .Vj)(workspaces, settings.policy),
workspaces,
unaffected: skipped.length > 0 ? skipped : undefined,
archives: [],
durationMs: elapsedMs(),
};
}
catch (error) {
return await (0,_judging_options_js_26_ .V)(settings.plan, (0,_gate_failure_of_js_4_ .g5)(error, endReason()), clock.now() - startedAt);
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
const { requested } = await (0,_gate_requested_workspaces_js_7_ .St)(lookUp, { ...options, plan });
const inRepository = (directory) => (0,node_path_2_.relative)(repositoryRoot, (0,_machine_find_repository_js_10_ .eF)((0,node_path_2_.resolve)(workingDirectory, directory)))
.split(node_path_2_.sep)
.join('/');
const units = (0,_plan_find_plans_js_14_ .zH)(roots, await changedFiles?.(), inRepository);
const names = new Set([...requested, ...units].map(({ name }) => name));
return roots.filter((root) => names.has(root.name) && !isPlanned(root));
}
async function judgeOrSayWhy(name, job) {
const { emit } = job;
try {
const result = await (0,_model_ended_by_js_12_ .m)(job.signal, judgeWorkspace(name, job));
emit({ kind: 'workspace-decided', result });
return result;
}
catch (error) {
const failure = (0,_gate_failure_of_js_4_ .g5)(error, job.endReason());
const result = { ...factsOfPlace(name, job), verdict: (0,_policy_decide_js_18_ .Rh)(failure), failure };
emit({ kind: 'workspace-decided', result });
return result;
}
}
function factsOfPlace(name, { local }) {
const { root, workingDirectory } = local.placeOf(name);
return { ...(0,_gate_workspace_result_js_9_ .FK)({ name }), workingDirectory, root };
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
const rules = (0,_judging_options_js_26_.guardOfSettings)(settings.policy, subject);
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
return { ...facts, verdict: (0,_policy_decide_js_18_ .s8)({ requirements, plan: { failed } }) };
}
if (planner.program !== undefined)
emitWords((0,_gate_watch_js_8_ .Rg)(plan) ?? 'plan: finished');
const hasChanges = plan.attributes['has-changes'] === true;
const needsChanges = hasChanges || rules !== undefined;
const [judged, changes] = await Promise.all([
noPolicies === undefined ? judgeByPolicies(name, planned, job) : undefined,
needsChanges ? (0,_machine_take_turn_js_11_ .tJ)().then(() => readChanges(planned, plan, job)) : undefined,
]);
signal.throwIfAborted();
const partial = settings.plan.allowPartial && messagesOf(limits, 'partial').length > 0;
const unseen = messagesOf(limits, 'empty-state');
const guardReading = rules && (0,_policy_guard_js_21_ .a)({ ...rules, partial, approvals: [] }, plan.attributes, changes, unseen);
const own = judged?.evidence;
const readings = [own?.reading, guardReading].filter((reading) => reading !== undefined);
const { results } = (0,_policy_reading_js_24_ .gK)(readings);
for (const words of (0,_gate_judge_js_6_ .IP)(results))
emitWords(words);
return {
...facts,
verdict: (0,_policy_decide_js_18_ .s8)({ requirements, plan: { limits }, own, guard: guardReading }),
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
if (error instanceof _plan_read_plan_js_16_.UnreadablePlan)
throw new _gate_failure_of_js_4_.GateStop('unplanned', { text: error.message });
throw error;
}
}
function sayPart({ runOptions, allowPartial }) {
const kind = allowPartial ? 'partial' : 'not-certain';
return (0,_policy_run_options_js_22_ .lp)(runOptions).map((input) => ({
kind,
message: `Only a part was planned (${input}), so the rest of the configuration was not judged. Set allow-partial to true where that may pass.`,
}));
}
function diagnosticsOf({ problems }, { workingDirectory }) {
const prefix = workingDirectory === '' ? '' : `${workingDirectory}/`;
return problems.map((problem) => problem.file === undefined ? problem : { ...problem, file: `${prefix}${problem.file}` });
}
async function refuseUnplannable(name, { root, workingDirectory }, { request, changedFiles, ports, endReason }) {
const directory = (0,node_path_2_.join)(root, workingDirectory);
const names = (0,node_fs_0_.existsSync)(directory) ? (0,node_fs_0_.readdirSync)(directory) : [];
if (!names.some(_configuration_file_names_js_29_ .ZC)) {
throw new _gate_failure_of_js_4_.GateStop('input', {
code: 'PG-115',
text: `There is no Terraform configuration for workspace "${name}": no .tf or .tofu file lies directly in ${directory}. Point \`directory\` at the one that has them.`,
});
}
const closing = await (0,_gate_look_at_commit_js_3_.whyIncompleteCheckoutCloses)({ root, workingDirectory }, request.subject.proposed ? changedFiles : undefined, { ...ports, endReason });
if (closing !== undefined)
throw new _gate_failure_of_js_4_.GateStop('unseen', { text: closing });
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
const json = _model_plan_json_js_13_ .g.of((0,_plan_without_sensitive_js_17_ .N)(document), false);
return (0,_machine_take_turn_js_11_ .hp)((0,_policy_from_change_json_js_19_ .N)(json, { counts: (0,_policy_reading_js_24_ .mQ)(attributes), diff }), signal);
}
async function judgeByPolicies(name, planned, { request, local, signal }) {
const { own, planner } = local;
const plan = {
json: (0,_plan_plan_document_js_15_ .o_)(planned),
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
return { evidence: (0,_policy_systems_own_policies_js_23_ .eh)(results), notices };
}
catch (error) {
signal.throwIfAborted();
return { evidence: (0,_policy_systems_own_policies_js_23_ .W7)(own.sources, (0,_model_error_message_js_30_ .g)(error)), notices: [] };
}
}
async function readBase(name, planner, signal) {
try {
return await planner.planBefore(name, signal);
}
catch (error) {
signal.throwIfAborted();
return { notice: (0,_policy_existing_failures_js_20_ .PY)(error) };
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
organization: { name: (0,_settings_local_names_js_25_ .JK)(settings.plan) },
workspace: { name, working_directory: placeOf(name).workingDirectory || null },
};
}
/***/ }),
/***/ 57868:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
N: () => ( withoutSensitiveValues)
});
var node_util_0_ = __webpack_require__(57975);
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
return (0,node_util_0_.isDeepStrictEqual)(value, other) ? HIDDEN : replacement;
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
/***/ })
};
