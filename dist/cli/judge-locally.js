export const id = 44;
export const ids = [44,3597,5978];
export const modules = {
/***/ 40044:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
judgesLocally: () => ( judgesLocally)
});
var node_fs_0_ = __webpack_require__(73024);
var node_os_1_ = __webpack_require__(48161);
var node_path_2_ = __webpack_require__(76760);
var _configuration_file_names_js_24_ = __webpack_require__(96817);
var _configuration_no_configuration_js_25_ = __webpack_require__(22018);
var _gate_empty_submodules_js_3_ = __webpack_require__(32274);
var _gate_failure_of_js_4_ = __webpack_require__(46281);
var _gate_gate_js_5_ = __webpack_require__(41598);
var _gate_in_lanes_js_23_ = __webpack_require__(61476);
var _gate_judge_js_6_ = __webpack_require__(7589);
var _gate_judge_by_own_js_7_ = __webpack_require__(69003);
var _gate_requested_workspaces_js_8_ = __webpack_require__(15724);
var _gate_watch_js_9_ = __webpack_require__(20094);
var _machine_take_turn_js_10_ = __webpack_require__(44990);
var _model_ended_by_js_11_ = __webpack_require__(17953);
var _model_error_message_js_26_ = __webpack_require__(34271);
var _model_job_time_js_22_ = __webpack_require__(71680);
var _plan_read_plan_js_12_ = __webpack_require__(33597);
var _plan_without_sensitive_js_13_ = __webpack_require__(57868);
var _policy_decide_js_14_ = __webpack_require__(85301);
var _policy_from_change_json_js_15_ = __webpack_require__(83249);
var _policy_guard_js_16_ = __webpack_require__(53749);
var _policy_systems_own_policies_js_17_ = __webpack_require__(88532);
var _policy_plan_limits_js_18_ = __webpack_require__(1322);
var _policy_reading_js_19_ = __webpack_require__(10988);
var _settings_local_names_js_20_ = __webpack_require__(45233);
var _judging_options_js_21_ = __webpack_require__(84888);
function judgesLocally(local) {
return async (request, ports, secrets) => {
const { settings, workingDirectory, repositoryRoot, subject } = request;
const { clock, signal, alarms, log } = ports;
const started = clock.now();
const deadline = ports.endsAt - (0,_model_job_time_js_22_ .L5)(settings.timeoutMs);
const ends = alarms.any(alarms.in(deadline - started), signal);
const ended = () => signal.aborted ? 'aborted' : clock.now() >= deadline ? 'timeout' : undefined;
try {
const finding = (0,_gate_requested_workspaces_js_8_ .S)({
query: async () => [
{ name: local.directoryName, ...attributesOf(local.directoryName, local) },
],
show: async (name) => attributesOf(name, local),
}, { settings, workingDirectory, repositoryRoot, changedFiles: subject.changedFiles });
const { requested, skipped, unlisted } = await (0,_model_ended_by_js_11_ .m)(ends, finding);
(0,_gate_requested_workspaces_js_8_.sayChosen)({ skipped, unlisted }, log);
const diff = (0,_judging_options_js_21_.planDiffOf)(settings, secrets);
const elapsedMs = () => clock.now() - started;
const job = { request, local, ports, diff, signal: ends, elapsedMs, ended };
const judged = await (0,_gate_in_lanes_js_23_ .L)(requested.map(({ name }) => () => judgeOrSayWhy(name, job)), (0,node_os_1_.availableParallelism)());
const workspaces = (0,_gate_gate_js_5_ .p)(judged, request);
for (const { workspace, notices } of workspaces) {
for (const notice of notices)
log.info(`${workspace}: ${notice}`);
}
const named = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
return {
verdict: named.length > 0 ? (0,_policy_decide_js_14_ .kg)(named) : (0,_policy_decide_js_14_.decideUnaffected)(settings.requirePolicies),
workspaces,
unaffected: skipped.length > 0 ? skipped : undefined,
archives: [],
durationMs: elapsedMs(),
};
}
catch (error) {
return await (0,_judging_options_js_21_ .N)(settings, (0,_gate_failure_of_js_4_ .g5)(error, ended()), clock.now() - started);
}
};
}
function attributesOf(name, { placeOf }) {
return { 'working-directory': placeOf(name).workingDirectory };
}
async function judgeOrSayWhy(name, job) {
const { emit, facts } = beginOf(name, job);
try {
const result = await (0,_model_ended_by_js_11_ .m)(job.signal, judgeWorkspace(name, job));
emit({ kind: 'workspace-decided', result });
return result;
}
catch (error) {
const failure = (0,_gate_failure_of_js_4_ .g5)(error, job.ended());
const result = { ...facts, verdict: (0,_policy_decide_js_14_ .Zh)(failure), failure };
emit({ kind: 'workspace-decided', result });
return result;
}
}
function beginOf(name, { local, ports, elapsedMs }) {
const { root, workingDirectory } = local.placeOf(name);
const facts = {
workspace: name,
workingDirectory,
root,
results: [],
runTasks: [],
notices: [],
diagnostics: [],
};
const emit = (event) => {
ports.onEvent({ ...event, atMs: elapsedMs() });
};
return { emit, facts };
}
async function judgeWorkspace(name, job) {
const { request, local, signal } = job;
const { planner, placeOf, noPolicies } = local;
const { settings, subject } = request;
const { emit, facts } = beginOf(name, job);
const began = job.elapsedMs();
const place = placeOf(name);
if (planner.program !== undefined)
await refuseUnplannable(name, place, job);
const by = planner.program ?? 'another job';
emit({ kind: 'planning', workspace: name, by });
const planned = await planOf(name, job);
signal.throwIfAborted();
const plan = planAttributes(planned);
const say = (words) => emit({ kind: 'progress', workspace: name, status: 'planned', words });
const rules = (0,_judging_options_js_21_.guardOfSettings)({ ...settings, token: '' }, subject);
const { requirePolicies } = settings;
const requirements = { requirePolicies, noPolicies, guarded: rules !== undefined };
const shown = {
...facts,
diagnostics: diagnosticsOf(planned, place),
notices: (0,_policy_plan_limits_js_18_ .PR)(plan),
durationMs: job.elapsedMs() - began,
};
const failed = planned.problems.filter(({ severity }) => severity === 'error');
if (failed.length > 0) {
const why = failed.map(({ summary }) => summary);
return { ...shown, verdict: (0,_policy_decide_js_14_ .s8)({ requirements, plan: { failed: why } }) };
}
say((0,_gate_watch_js_9_ .Rg)(plan) ?? 'plan: finished');
const hasChanges = plan.attributes['has-changes'] === true;
const isRead = hasChanges || rules !== undefined;
const [judged, changes] = await Promise.all([
noPolicies === undefined ? judgeBy(name, planned, job) : undefined,
isRead ? (0,_machine_take_turn_js_10_ .t)().then(() => readChanges(planned, plan, job)) : undefined,
]);
signal.throwIfAborted();
const partial = settings.allowPartial && (0,_policy_plan_limits_js_18_ .y3)(plan);
const guarded = rules && (0,_policy_guard_js_16_ .a)({ ...rules, partial, released: [] }, plan, changes);
const own = judged?.evidence;
const { results } = (0,_policy_reading_js_19_ .h1)([own?.reading, guarded].filter((one) => one !== undefined));
for (const words of (0,_gate_judge_js_6_ .gF)(results))
say(words);
return {
...shown,
verdict: (0,_policy_decide_js_14_ .s8)({ requirements, plan, own, guard: guarded }),
results,
plan: {
...planned.counts,
imports: planned.counts.imports ?? 0,
status: plan.attributes.status,
hasChanges,
},
changes,
notices: shown.notices.concat(judged?.notices ?? []),
durationMs: job.elapsedMs() - began,
};
}
async function planOf(name, { local, signal }) {
try {
return await local.planner.plan(name, signal);
}
catch (error) {
if (error instanceof _plan_read_plan_js_12_ .c)
throw new _gate_failure_of_js_4_.GateStop('unplanned', error.message);
throw error;
}
}
function diagnosticsOf({ problems }, { workingDirectory }) {
const from = workingDirectory === '' ? '' : `${workingDirectory}/`;
return problems.map(({ severity, summary, detail, address, range }) => ({
severity,
summary,
detail: detail || undefined,
address,
file: range && `${from}${range.filename}`,
line: range?.start.line,
}));
}
async function refuseUnplannable(name, { root, workingDirectory }, { ports, ended }) {
const directory = (0,node_path_2_.join)(root, workingDirectory);
const names = (0,node_fs_0_.existsSync)(directory) ? (0,node_fs_0_.readdirSync)(directory) : [];
if (!names.some(_configuration_file_names_js_24_ .ZC)) {
const what = (0,_configuration_no_configuration_js_25_ .t)(names);
const why = what === undefined
? `no .tf or .tofu file lies directly in ${directory}. Point \`directory\` at the one that has them.`
: `${directory} ${what}`;
throw new _gate_failure_of_js_4_.GateStop('input', `There is no Terraform configuration for workspace "${name}": ${why}`);
}
const empty = await (0,_gate_empty_submodules_js_3_ .Cs)({ root, workingDirectory }, { ...ports, ended });
if (empty !== undefined)
throw new _gate_failure_of_js_4_.GateStop('unseen', empty);
}
function planAttributes({ counts, limits, document }) {
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
'plan-limits': limits,
},
};
}
async function readChanges({ document }, { attributes }, { diff, signal }) {
const reader = (0,_policy_from_change_json_js_15_ .i)(diff);
const text = JSON.stringify((0,_plan_without_sensitive_js_13_ .N)(document));
await (0,_gate_judge_by_own_js_7_ .T)(Buffer.from(text), (some) => reader.take(some), signal);
return reader.end((0,_policy_reading_js_19_ .mQ)(attributes));
}
async function judgeBy(name, { text, document }, { request, local, signal }) {
const { own, planner } = local;
const plan = {
text: text ?? JSON.stringify(document),
document,
isWhole: true,
run: runInput(name, request, local),
pullRequest: request.subject.change?.pullRequest,
workspace: name,
exceptions: request.exceptions,
readBase: request.settings.onlyNew ? () => readBase(name, planner, signal) : undefined,
};
local.judged.set(name, plan);
try {
const { results, notices } = await own.judge(plan, signal);
const proposed = await own.describeProposed(plan, signal);
return { evidence: (0,_policy_systems_own_policies_js_17_ .eh)(results), notices: notices.concat(proposed) };
}
catch (error) {
signal.throwIfAborted();
return { evidence: (0,_policy_systems_own_policies_js_17_ .HG)(own, (0,_model_error_message_js_26_ .g)(error)), notices: [] };
}
}
async function readBase(name, planner, signal) {
try {
return await planner.planBefore(name, signal);
}
catch (error) {
signal.throwIfAborted();
const why = (0,_model_error_message_js_26_ .g)(error).replace(/\.$/, '');
return {
notice: `Every failure counts: only-new could not compare with the default branch, because ${why}.`,
};
}
}
function runInput(name, { settings }, { placeOf }) {
const { runOptions } = settings;
return {
is_destroy: runOptions['is-destroy'] ?? false,
refresh: runOptions.refresh ?? true,
refresh_only: runOptions['refresh-only'] ?? false,
replace_addrs: runOptions['replace-addrs'] ?? [],
target_addrs: runOptions['target-addrs'] ?? [],
organization: { name: (0,_settings_local_names_js_20_ .JK)(settings) },
workspace: { name, working_directory: placeOf(name).workingDirectory || null },
};
}
/***/ }),
/***/ 71680:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
BJ: () => ( keptAfterJudging),
L5: () => ( keptForPublishing),
t4: () => ( keptForEndingRuns)
});
function keptForPublishing(timeoutMs) {
return Math.min(30_000, timeoutMs / 10);
}
function keptForEndingRuns(timeoutMs) {
return Math.min(5_000, timeoutMs / 10);
}
function keptAfterJudging(timeoutMs) {
const keptForReading = Math.min(5_000, timeoutMs / 4);
return keptForPublishing(timeoutMs) + keptForEndingRuns(timeoutMs) + keptForReading;
}
/***/ }),
/***/ 36093:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
E: () => ( MOST_LEVELS),
t: () => ( isDeep)
});
const MOST_LEVELS = 200;
function isDeep(value, left) {
if (typeof value !== 'object' || value === null)
return false;
return left === 0 || Object.values(value).some((part) => isDeep(part, left - 1));
}
/***/ }),
/***/ 33597:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
LONGEST_PLAN: () => ( LONGEST_PLAN),
UnreadablePlan: () => ( UnreadablePlan),
c: () => ( UnknownFormat),
q: () => ( misnamedIn),
readPlan: () => ( readPlan)
});
var node_util_0_ = __webpack_require__(57975);
var _client_wire_schema_js_3_ = __webpack_require__(77934);
var _machine_take_turn_js_1_ = __webpack_require__(44990);
var _model_address_js_2_ = __webpack_require__(3543);
var _model_json_depth_js_4_ = __webpack_require__(36093);
var _model_parse_js_5_ = __webpack_require__(2340);
const LONGEST_PLAN = 128 * 1024 * 1024;
const MOST_CHANGES = 100_000;
const map = _client_wire_schema_js_3_ .g1P(_client_wire_schema_js_3_ .YjP(), _client_wire_schema_js_3_ .L5J());
const marks = _client_wire_schema_js_3_ .KCZ([_client_wire_schema_js_3_ .zMY(), map]);
const actionSchema = _client_wire_schema_js_3_ .KIO(['no-op', 'create', 'read', 'update', 'delete', 'forget']);
const changeSchema = _client_wire_schema_js_3_ ._H3({
address: _client_wire_schema_js_3_ .YjP(),
module_address: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .YjP()),
mode: _client_wire_schema_js_3_ .KIO(['managed', 'data']),
type: _client_wire_schema_js_3_ .YjP(),
name: _client_wire_schema_js_3_ .YjP(),
index: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .KCZ([_client_wire_schema_js_3_ .YjP(), _client_wire_schema_js_3_ .aig()])),
provider_name: _client_wire_schema_js_3_ .YjP(),
deposed: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .YjP()),
previous_address: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YjP(), _client_wire_schema_js_3_ .Ru6(_model_address_js_2_ .bX))),
change: _client_wire_schema_js_3_ ._H3({
actions: _client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YOg(actionSchema), _client_wire_schema_js_3_ .BpQ(1), _client_wire_schema_js_3_ .Ru6(2)),
before: _client_wire_schema_js_3_ .mee(map),
after: _client_wire_schema_js_3_ .mee(map),
after_unknown: _client_wire_schema_js_3_ .lqM(marks, {}),
before_sensitive: _client_wire_schema_js_3_ .lqM(marks, false),
after_sensitive: _client_wire_schema_js_3_ .lqM(marks, false),
importing: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .mee(map)),
}),
});
const invocationSchema = _client_wire_schema_js_3_ ._H3({
address: _client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YjP(), _client_wire_schema_js_3_ .Ru6(_model_address_js_2_ .bX)),
type: _client_wire_schema_js_3_ .YjP(),
name: _client_wire_schema_js_3_ .YjP(),
provider_name: _client_wire_schema_js_3_ .YjP(),
lifecycle_action_trigger: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ ._H3({
triggering_resource_address: _client_wire_schema_js_3_ .YjP(),
action_trigger_event: _client_wire_schema_js_3_ .YjP(),
action_trigger_block_index: _client_wire_schema_js_3_ .aig(),
actions_list_index: _client_wire_schema_js_3_ .aig(),
on_failure: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .YjP(), 'ActionOnFailureHalt'),
})),
invoke_action_trigger: _client_wire_schema_js_3_ .lqM(map),
});
const invocations = _client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YOg(invocationSchema), _client_wire_schema_js_3_ .Ru6(MOST_CHANGES));
const documentSchema = _client_wire_schema_js_3_ ._H3({
format_version: _client_wire_schema_js_3_ .YjP(),
terraform_version: _client_wire_schema_js_3_ .YjP(),
variables: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .g1P(_client_wire_schema_js_3_ .YjP(), _client_wire_schema_js_3_ ._H3({ value: _client_wire_schema_js_3_ .L5J() }))),
planned_values: _client_wire_schema_js_3_ ._H3({ root_module: _client_wire_schema_js_3_ .lqM(map) }),
resource_changes: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YOg(changeSchema), _client_wire_schema_js_3_ .Ru6(MOST_CHANGES))),
output_changes: _client_wire_schema_js_3_ .lqM(map),
action_invocations: _client_wire_schema_js_3_ .lqM(invocations),
deferred_changes: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .YOg(map)),
deferred_action_invocations: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .YOg(_client_wire_schema_js_3_ ._H3({ action_invocation: invocationSchema }))),
configuration: _client_wire_schema_js_3_ ._H3({ root_module: _client_wire_schema_js_3_ .lqM(map) }),
errored: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .zMY()),
complete: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .zMY()),
});
class UnreadablePlan extends Error {
name = 'UnreadablePlan';
}
class UnknownFormat extends UnreadablePlan {
}
async function readPlan(text, signal) {
if (text.length > LONGEST_PLAN) {
throw new UnreadablePlan(`The plan has more than ${LONGEST_PLAN} characters.`);
}
const document = await readDocument(text, signal);
if (Reflect.get(document, 'errored') === true) {
throw new UnreadablePlan('The plan says that it errored, so it may lack changes.');
}
const changes = document.resource_changes;
const keys = new Set();
for (const change of changes) {
await (0,_machine_take_turn_js_1_ .V)(signal);
const problem = forgedIn(change);
if (problem !== undefined)
throw new UnreadablePlan(problem);
const key = JSON.stringify([change.address, Reflect.get(change, 'deposed')]);
if (keys.has(key))
throw new UnreadablePlan(`The plan names ${quoted(change.address)} twice.`);
keys.add(key);
}
const { action_invocations: invoked = [], deferred_action_invocations: deferred = [] } = document;
for (const one of [...invoked, ...deferred.map((each) => each.action_invocation)]) {
if (isAddressOf(one))
continue;
throw new UnreadablePlan(`The plan calls ${quoted(`action.${one.type}.${one.name}`)} by another address, ${quoted(one.address)}.`);
}
const different = await differenceOf(document, signal);
if (different !== undefined) {
throw new UnreadablePlan(`The plan says two things about ${quoted(different)}: its resource_changes and its planned_values differ.`);
}
return { document, counts: countsOf(changes) };
}
async function readDocument(text, signal) {
let parsed;
await (0,_machine_take_turn_js_1_ .V)(signal);
try {
parsed = JSON.parse(text);
}
catch {
throw new UnreadablePlan('The plan is not JSON.');
}
await (0,_machine_take_turn_js_1_ .V)(signal);
if ((0,_model_json_depth_js_4_ .t)(parsed, _model_json_depth_js_4_ .E))
throw new UnreadablePlan('The plan is nested too deeply.');
await (0,_machine_take_turn_js_1_ .V)(signal);
const version = (0,_model_parse_js_5_ ._F)(parsed, 'format_version');
if (typeof version === 'string' && !/^[01]\.\d+$/.test(version)) {
throw new UnknownFormat(`The plan has the format ${quoted(version)}, and Plangate reads 0.1 to 1.x. Update Plangate, or plan with a Terraform that it knows.`);
}
const checked = _client_wire_schema_js_3_ .xLC(documentSchema, parsed);
if (!checked.success) {
const [issue] = checked.issues;
const path = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
throw new UnreadablePlan(`The plan is not what \`terraform show -json\` writes: ${quoted(path)} has another form.`);
}
if (String(version).startsWith('0.'))
markUnmarked(parsed);
return _client_wire_schema_js_3_ .qgA(asPlan, withChanges(parsed));
}
function markUnmarked(plan) {
const changes = [
...(0,_model_parse_js_5_ .c3)((0,_model_parse_js_5_ ._F)(plan, 'resource_changes')).map((one) => (0,_model_parse_js_5_ ._F)(one, 'change')),
...Object.values((0,_model_parse_js_5_ .Pf)((0,_model_parse_js_5_ ._F)(plan, 'output_changes'))),
];
for (const change of changes.filter(_model_parse_js_5_ .u4)) {
change['before_sensitive'] ??= true;
change['after_sensitive'] ??= true;
}
const markIn = (module) => {
for (const one of (0,_model_parse_js_5_ .c3)((0,_model_parse_js_5_ ._F)(module, 'resources')).filter(_model_parse_js_5_ .u4)) {
one['sensitive_values'] ??= true;
}
for (const inner of (0,_model_parse_js_5_ .c3)((0,_model_parse_js_5_ ._F)(module, 'child_modules')))
markIn(inner);
};
const states = [(0,_model_parse_js_5_ ._F)(plan, 'planned_values'), (0,_model_parse_js_5_ ._F)((0,_model_parse_js_5_ ._F)(plan, 'prior_state'), 'values')];
for (const state of states)
markIn((0,_model_parse_js_5_ ._F)(state, 'root_module'));
}
const asPlan = _client_wire_schema_js_3_ .IeY(() => true);
function withChanges(plan) {
if (typeof plan !== 'object' || plan === null)
return plan;
return { resource_changes: [], variables: {}, ...plan };
}
function misnamedIn(change) {
const { address, module_address: module, mode, type, name, index } = change;
const prefix = module === undefined || module === '' ? '' : `${module}.`;
const local = `${mode === 'data' ? 'data.' : ''}${type}.${name}${(0,_model_address_js_2_ ._M)(index)}`;
if (address !== prefix + local) {
return `The plan calls ${quoted(prefix + local)} by another address, ${quoted(address)}.`;
}
return (0,_model_address_js_2_ ._5)(type) && (0,_model_address_js_2_ ._5)(name)
? undefined
: `The plan has no possible name: ${quoted(address)}.`;
}
function forgedIn(resource) {
const { address, mode, change } = resource;
const misnamed = misnamedIn(resource);
if (misnamed !== undefined)
return misnamed;
const [first, second] = change.actions;
const creates = first === 'create' || second === 'create';
const removes = ['delete', 'forget'];
const deletes = removes.includes(first ?? '') || removes.includes(second ?? '');
const isPair = second === undefined || (creates && deletes);
const isEmpty = { before: change.before === null, after: change.after === null };
const fits = second !== undefined
? !isEmpty.before && !isEmpty.after
: isEmpty.before === (creates || (first === 'read' && isEmpty.before)) &&
isEmpty.after === (deletes || (first === 'no-op' && isEmpty.after));
const isRead = first === 'read' && mode !== 'data';
const isSame = first !== 'no-op' || (0,node_util_0_.isDeepStrictEqual)(change.before, change.after);
return isPair && fits && isSame && !isRead
? undefined
: `The plan says ${change.actions.join(' and ')} of ${quoted(address)}, and its values do not fit.`;
}
function isAddressOf({ address, type, name }) {
const { block } = (0,_model_address_js_2_ .zq)(address) ?? {};
return block?.type === 'action' && (0,node_util_0_.isDeepStrictEqual)(block.labels, [type, name]);
}
async function differenceOf({ planned_values: planned, resource_changes: changes }, signal) {
const values = new Map();
const walk = ({ resources = [], child_modules: inner = [] }, depth) => {
if (depth > 100)
throw new UnreadablePlan('The plan has modules nested too deeply.');
for (const { address, mode, values: attributes } of resources) {
if (mode === 'managed')
values.set(address, attributes);
}
for (const module of inner)
walk(module, depth + 1);
};
try {
walk(planned.root_module ?? {}, 0);
}
catch (error) {
if (error instanceof TypeError) {
throw new UnreadablePlan('The plan has planned_values of another form.');
}
throw error;
}
const managed = changes.filter(({ mode, change, ...each }) => mode === 'managed' && change.after !== null && Reflect.get(each, 'deposed') === undefined);
for (const { address, change } of managed) {
await (0,_machine_take_turn_js_1_ .V)(signal);
if (!(0,node_util_0_.isDeepStrictEqual)(values.get(address), change.after))
return address;
}
const forgotten = changes.filter(({ change }) => change.actions.includes('forget'));
const addresses = new Set([...managed, ...forgotten].map(({ address }) => address));
return [...values.keys()].find((address) => !addresses.has(address));
}
function countsOf(changes) {
const managed = changes.filter(({ mode }) => mode === 'managed');
const count = (action) => managed.filter(({ change }) => change.actions.some((one) => one === action)).length;
const imports = managed.filter(({ change }) => typeof Reflect.get(change, 'importing') === 'object');
return {
additions: count('create'),
changes: count('update'),
destructions: count('delete'),
imports: imports.length,
};
}
function quoted(text) {
return JSON.stringify(text.length > 200 ? `${text.slice(0, 200)}…` : text);
}
/***/ }),
/***/ 57868:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
N: () => ( withoutSensitiveValues)
});
var node_util_0_ = __webpack_require__(57975);
function withoutSensitiveValues(document) {
const changes = document.resource_changes.map((one) => ({ ...one, change: redact(one.change) }));
return {
plan_format_version: document.format_version,
output_changes: Object.fromEntries(Object.entries(document.output_changes ?? {}).map(([name, one]) => [name, redact(one)])),
resource_changes: changes,
action_invocations: document.action_invocations?.map(withoutValues),
deferred_changes: document.deferred_changes?.map(() => ({})),
deferred_action_invocations: document.deferred_action_invocations?.map((one) => ({
action_invocation: withoutValues(one.action_invocation),
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
const { before, after, before_sensitive: was, after_sensitive: becomes } = change;
return {
...change,
before: hide(before, was, after, `${HIDDEN} BEFORE`),
after: hide(after, becomes, before, HIDDEN),
};
}
function hide(value, sensitive, other, word) {
if (value === null || value === undefined)
return value;
if (sensitive === true)
return (0,node_util_0_.isDeepStrictEqual)(value, other) ? HIDDEN : word;
if (typeof value !== 'object' || typeof sensitive !== 'object')
return value;
const part = (key, one) => hide(one, memberOf(sensitive, key), memberOf(other, key), word);
if (Array.isArray(value))
return value.map((one, index) => part(String(index), one));
return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, part(key, one)]));
}
function memberOf(value, key) {
return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
? Reflect.get(value, key)
: undefined;
}
/***/ })
};
