export const id = 44;
export const ids = [44];
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
var _configuration_file_names_js_30_ = __webpack_require__(96817);
var _gate_look_at_commit_js_3_ = __webpack_require__(8854);
var _gate_failure_of_js_4_ = __webpack_require__(46281);
var _gate_gate_js_5_ = __webpack_require__(24052);
var _machine_take_turn_js_6_ = __webpack_require__(44990);
var _gate_judge_js_7_ = __webpack_require__(77786);
var _report_text_js_8_ = __webpack_require__(74913);
var _gate_requested_workspaces_js_9_ = __webpack_require__(15724);
var _gate_run_js_10_ = __webpack_require__(69268);
var _gate_result_js_11_ = __webpack_require__(32940);
var _machine_files_here_js_12_ = __webpack_require__(80467);
var _machine_find_repository_js_13_ = __webpack_require__(6609);
var _model_ended_by_js_14_ = __webpack_require__(17953);
var _model_error_message_js_31_ = __webpack_require__(34271);
var _model_job_time_js_29_ = __webpack_require__(71680);
var _model_plan_json_js_15_ = __webpack_require__(35379);
var _plan_find_plans_js_16_ = __webpack_require__(19983);
var _plan_plan_document_js_17_ = __webpack_require__(91870);
var _plan_read_plan_js_18_ = __webpack_require__(33597);
var _plan_plan_without_js_19_ = __webpack_require__(2975);
var _policy_decide_js_20_ = __webpack_require__(31625);
var _policy_from_change_json_js_21_ = __webpack_require__(56258);
var _policy_existing_failures_js_22_ = __webpack_require__(96747);
var _policy_guard_js_23_ = __webpack_require__(53749);
var _policy_run_differences_js_24_ = __webpack_require__(22484);
var _policy_systems_own_policies_js_25_ = __webpack_require__(88532);
var _policy_reading_js_26_ = __webpack_require__(10988);
var _settings_workspace_selectors_js_27_ = __webpack_require__(30589);
var _judging_options_js_28_ = __webpack_require__(66241);
const GIVES = { run: false, plannedCommit: false, serviceSystems: false };
function localGate(local) {
return async (request, ports) => {
const { settings, workingDirectory, repositoryRoot, subject } = request;
const { clock, signal, alarms, log } = ports;
const startedAt = clock.now();
const deadline = ports.endsAt - (0,_model_job_time_js_29_ .L5)(settings.job.timeoutMs);
const endSignal = alarms.any(alarms.in(deadline - startedAt), signal);
const endReason = () => (0,_gate_failure_of_js_4_ .dL)(deadline, ports);
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
const chosen = await (0,_model_ended_by_js_14_ .m)(endSignal, (0,_gate_requested_workspaces_js_9_ .St)(lookUp, options));
const { requested, skipped } = chosen;
const unplanned = await (0,_model_ended_by_js_14_ .m)(endSignal, findConcernedRoots(lookUp, options, local));
(0,_gate_requested_workspaces_js_9_ .fc)(chosen, log);
const elapsedMs = () => clock.now() - startedAt;
const emit = (event) => ports.onEvent({ ...event, atMs: elapsedMs() });
const times = { signal: endSignal, elapsedMs, endReason };
const planning = new Set();
const job = { request, local, ports, changedFiles, emit, planning, ...times };
const named = [...requested, ...unplanned];
const uncommitted = await findUncommitted(named, local, endSignal);
if (uncommitted !== undefined && uncommitted.length > 0) {
log.info(`not committed: ${(0,_report_text_js_8_ .so)(uncommitted, 4)}`);
}
const judging = named.map(({ name: workspace }) => () => judgeOrSayWhy(workspace, job));
const judged = await (0,_machine_take_turn_js_6_ .G)(judging, (0,node_os_1_.availableParallelism)());
const workspaces = (0,_gate_gate_js_5_ .a)(judged, request.exceptions);
const said = workspaces.flatMap(({ workspace, notices }) => notices.map((notice) => ({ workspace, notice })));
for (const alike of (0,_report_text_js_8_ .$z)(said, ({ notice }) => notice)) {
const names = alike.map(({ workspace }) => workspace);
log.info(`${(0,_report_text_js_8_ .so)(names, 4)}: ${alike[0].notice}`);
}
return {
verdict: (0,_gate_result_js_11_ .Vj)(workspaces, { ...settings, base: (0,_judging_options_js_28_ .bf)(request) }),
workspaces,
unaffected: skipped.length > 0 ? skipped : undefined,
archives: [],
uncommitted,
durationMs: elapsedMs(),
};
}
catch (error) {
const failure = (0,_gate_failure_of_js_4_ .g5)(error, endReason());
return await (0,_judging_options_js_28_ .Vp)(settings.plan, failure, clock.now() - startedAt);
}
};
}
async function findUncommitted(workspaces, { placeOf, uncommitted }, signal) {
const directories = workspaces.map(({ name }) => {
const { root, workingDirectory } = placeOf(name);
return (0,node_path_2_.join)(root, workingDirectory);
});
const there = [...new Set(directories)].filter((directory) => (0,node_fs_0_.existsSync)(directory));
return (0,_model_ended_by_js_14_ .m)(signal, uncommitted(there)).catch(() => {
signal.throwIfAborted();
return undefined;
});
}
async function findConcernedRoots(lookUp, options, { roots, workspaces }) {
const isPlanned = ({ name }) => workspaces.some((selector) => selector.kind === 'name' && selector.name === name);
if (roots.every(isPlanned))
return [];
const modules = roots.filter(({ isUnit }) => !isUnit);
const { workingDirectory, repositoryRoot, changedFiles } = options;
const plan = { ...options.plan, workspaces: modules, affectedOnly: true };
const { requested } = await (0,_gate_requested_workspaces_js_9_ .St)(lookUp, { ...options, plan });
const inRepository = (directory) => (0,_machine_find_repository_js_13_ .df)((0,node_path_2_.relative)(repositoryRoot, (0,_machine_find_repository_js_13_ .eF)((0,node_path_2_.resolve)(workingDirectory, directory))));
const textOf = ({ directory }) => _machine_files_here_js_12_ .Jd.readFile((0,node_path_2_.resolve)(workingDirectory, directory, 'terragrunt.hcl')) ?? '';
const units = (0,_plan_find_plans_js_16_ .zH)(roots, await changedFiles?.(), inRepository, textOf);
const names = new Set([...requested, ...units].map(({ name }) => name));
return roots.filter((root) => names.has(root.name) && !isPlanned(root));
}
function stillPlanning(program) {
const text = `${program} was still planning when the time for this check was over. Give it more with \`timeout\`, or look at what it waits for: run \`${program} plan\` where its output is seen.`;
return new _gate_failure_of_js_4_.GateStop('timeout', { text });
}
async function judgeOrSayWhy(name, job) {
const judging = (0,_model_ended_by_js_14_ .m)(job.signal, judgeWorkspace(name, job));
const result = await judging.catch((thrown) => {
const endReason = job.endReason();
const { program } = job.local.planner;
const isPlanning = program !== undefined && job.planning.has(name);
const error = isPlanning && endReason === 'timeout' ? stillPlanning(program) : thrown;
const failure = (0,_gate_failure_of_js_4_ .g5)(error, endReason);
return { ...factsOfPlace(name, job), verdict: (0,_policy_decide_js_20_ .Rh)(failure), failure };
});
job.emit({ kind: 'workspace-decided', result });
return result;
}
function factsOfPlace(name, { local }) {
const { root, workingDirectory } = local.placeOf(name);
return { ...(0,_gate_result_js_11_ .FK)({ name }), workingDirectory, root };
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
const rules = (0,_judging_options_js_28_.guardOfSettings)(settings.policy, subject);
const { requirePolicies } = settings.policy;
const requirements = {
requirePolicies,
base: (0,_judging_options_js_28_ .bf)(request),
noPolicies,
ownPolicies: noPolicies === undefined,
guarded: rules !== undefined,
};
const asked = { requirements, gives: GIVES };
const facts = {
...factsOfPlace(name, job),
diagnostics: (0,_gate_judge_js_7_ .$b)(planned.problems, place.workingDirectory),
notices: messagesOf(limits, 'empty-state', 'noted'),
durationMs: job.elapsedMs() - startedMs,
};
const errors = planned.problems.filter(({ severity }) => severity === 'error');
if (errors.length > 0) {
const failed = errors.map(({ summary }) => summary);
return { ...facts, verdict: (0,_policy_decide_js_20_ .LD)({ ...asked, plan: { failed }, systems: [] }) };
}
if (planner.program !== undefined)
emitWords((0,_gate_run_js_10_ .Rg)(plan) ?? 'plan: finished');
const hasChanges = plan.attributes['has-changes'] === true;
const needsChanges = hasChanges || rules !== undefined;
const [judged, changes] = await Promise.all([
noPolicies === undefined ? judgeByPolicies(name, planned, job) : undefined,
needsChanges ? (0,_machine_take_turn_js_6_ .tJ)().then(() => readChanges(planned, plan, job)) : undefined,
]);
signal.throwIfAborted();
const accepted = _model_plan_json_js_15_ .$B.filter((kind) => messagesOf(limits, kind).length > 0);
const partial = accepted.includes('partial') || accepted.includes('unproven');
const unseen = messagesOf(limits, 'empty-state');
const guardReading = rules && (0,_policy_guard_js_23_ .ah)({ ...rules, partial, approvals: [] }, plan.attributes, changes, unseen);
const own = judged?.evidence;
const readings = [own?.reading, guardReading].filter((reading) => reading !== undefined);
const { results } = (0,_policy_reading_js_26_ .gK)(readings);
for (const words of (0,_gate_judge_js_7_ .IP)(results))
emitWords(words);
return {
...facts,
verdict: (0,_policy_decide_js_20_ .LD)({
...asked,
plan: { limits },
systems: own === undefined ? [] : [own],
guard: guardReading,
}),
results,
plan: {
...planned.counts,
imports: planned.counts.imports ?? 0,
status: plan.attributes.status,
hasChanges,
accepted: accepted.length > 0 ? accepted : undefined,
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
if (program !== undefined)
job.planning.add(name);
try {
const planned = await planner.plan(name, job.signal);
job.planning.delete(name);
if (planned.madeBy !== undefined)
emitPlanning(planned.madeBy);
if (program === undefined)
return planned;
return { ...planned, limits: planned.limits.concat(sayPart(job.request.settings.plan)) };
}
catch (error) {
if (error instanceof _plan_read_plan_js_18_.UnreadablePlan)
throw new _gate_failure_of_js_4_.GateStop('unplanned', { text: error.message });
throw error;
}
}
function sayPart({ runOptions, allowPartial }) {
const kind = allowPartial ? 'partial' : 'not-certain';
return (0,_policy_run_differences_js_24_ .lp)(runOptions).map((input) => ({
kind,
message: `Only a part was planned (${input}), so the rest of the configuration was not judged. Set allow-partial to true where that may pass.`,
}));
}
async function refuseUnplannable(name, { root, workingDirectory }, { request, changedFiles, ports, endReason }) {
const directory = (0,node_path_2_.join)(root, workingDirectory);
const names = (0,node_fs_0_.existsSync)(directory) ? (0,node_fs_0_.readdirSync)(directory) : [];
if (!names.some(_configuration_file_names_js_30_ .ZC)) {
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
async function readChanges({ document }, { attributes }, { request, signal }) {
const diff = request.settings.report.planDiff !== 'off';
const json = _model_plan_json_js_15_ .gv.of((0,_plan_plan_without_js_19_ .ND)(document), false);
return (0,_machine_take_turn_js_6_ .hp)((0,_policy_from_change_json_js_21_ .N)(json, { counts: (0,_policy_reading_js_26_ .mQ)(attributes), diff }), signal);
}
async function judgeByPolicies(name, planned, { request, local, signal }) {
const { own, planner } = local;
const readBase = () => planner.planBefore(name, signal).catch((error) => {
signal.throwIfAborted();
return { notice: (0,_policy_existing_failures_js_22_ .PY)(error) };
});
const plan = {
json: (0,_plan_plan_document_js_17_ .o_)(planned),
document: planned.document,
run: runInput(name, request, local),
pullRequest: request.subject.change?.pullRequest,
workspace: name,
exceptions: request.exceptions,
readBase: request.settings.policy.onlyNew ? readBase : undefined,
};
local.judged.set(name, plan);
try {
const { results, notices } = await own.judge(plan, signal);
return { evidence: (0,_policy_systems_own_policies_js_25_ .eh)(results), notices };
}
catch (error) {
signal.throwIfAborted();
return { evidence: (0,_policy_systems_own_policies_js_25_ .W7)(own.sources, (0,_model_error_message_js_31_ .g)(error)), notices: [] };
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
organization: { name: (0,_settings_workspace_selectors_js_27_ .JK)(settings.plan) },
workspace: { name, working_directory: placeOf(name).workingDirectory || null },
};
}
/***/ }),
};
