export const id = 0;
export const ids = [0];
export const modules = {
/***/ 2402:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Aw: () => ( GIVES_PLANS),
LL: () => ( offerInMemory),
QU: () => ( inputWithoutRun),
Td: () => ( attributesOf),
cG: () => ( baseHere),
sh: () => ( planHere),
xJ: () => ( workspaceAt)
});
var _machine_take_turn_js_0_ = __webpack_require__(4990);
var _model_plan_json_js_1_ = __webpack_require__(5379);
var _plan_plan_document_js_2_ = __webpack_require__(1870);
var _plan_plan_without_js_3_ = __webpack_require__(2975);
var _plan_read_plan_js_4_ = __webpack_require__(3597);
var _policy_existing_failures_js_5_ = __webpack_require__(6747);
var _policy_from_change_json_js_6_ = __webpack_require__(6258);
var _policy_reading_js_7_ = __webpack_require__(988);
var _settings_workspace_selectors_js_8_ = __webpack_require__(589);
var _failure_of_js_9_ = __webpack_require__(6281);
var _result_js_10_ = __webpack_require__(2940);
function workspaceAt(name, { placeOf }) {
const { root, workingDirectory } = placeOf(name);
return { name, workingDirectory, root, notices: [] };
}
async function planHere(name, { planner }, { signal, installed }) {
try {
const planned = await planner.plan(name, signal, installed);
signal.throwIfAborted();
return planned;
}
catch (error) {
if (error instanceof _plan_read_plan_js_4_ .np)
throw new _failure_of_js_9_ .K$('unplanned', { text: error.message });
throw error;
}
}
function baseHere(name, { planner }, { signal }) {
return async () => planner.planBefore(name, signal).catch((error) => {
signal.throwIfAborted();
return { notice: (0,_policy_existing_failures_js_5_ .PY)(error) };
});
}
const GIVES_PLANS = { run: false, plannedCommit: false, serviceSystems: false };
function offerInMemory(workspace, plan, startedMs, scope) {
const notices = messagesOf(plan.planned.limits, 'empty-state', 'noted');
return {
facts: (0,_result_js_10_ .F)({ ...workspace, notices: [...workspace.notices, ...notices] }),
plan: planInMemory(workspace.name, plan, scope),
status: 'planned',
conclude: async () => ({ durationMs: scope.elapsedMs() - startedMs }),
};
}
function planInMemory(name, { planned, input, base }, { signal }) {
const { limits, problems, counts, document } = planned;
const failed = problems
.filter(({ severity }) => severity === 'error')
.map(({ summary }) => summary);
const accepted = _model_plan_json_js_1_ .$B.filter((kind) => messagesOf(limits, kind).length > 0);
const attributes = attributesOf(planned);
const { status, 'has-changes': hasChanges } = attributes;
const isFailed = failed.length > 0;
const summary = {
...counts,
imports: counts.imports ?? 0,
status,
hasChanges,
accepted: accepted.length > 0 ? accepted : undefined,
};
return {
workspace: { name },
failed: isFailed ? failed : undefined,
known: async () => isFailed
? { evidence: { failed }, attributes: undefined, summary: undefined }
: { evidence: { limits }, attributes, summary },
input,
json: async () => ({ json: (0,_plan_plan_document_js_2_ .o_)(planned), document, doubts: async () => [] }),
async changes({ isGuarded, diff }) {
if (!hasChanges && !isGuarded)
return undefined;
await (0,_machine_take_turn_js_0_ .tJ)();
const json = _model_plan_json_js_1_ .gv.of((0,_plan_plan_without_js_3_ .ND)(document), false);
return (0,_machine_take_turn_js_0_ .hp)((0,_policy_from_change_json_js_6_ .N)(json, { counts: (0,_policy_reading_js_7_ .mQ)(attributes), diff, keepsEntries: isGuarded }), signal);
},
base,
isPartial: accepted.includes('partial') || accepted.includes('unproven'),
unseen: messagesOf(limits, 'empty-state'),
problems: async () => problems,
};
}
function messagesOf(limits, ...kinds) {
return limits.flatMap(({ kind, message }) => (kinds.includes(kind) ? message : []));
}
function attributesOf({ counts, document }) {
const isChanged = ({ actions }) => actions.some((action) => action !== 'no-op' && action !== 'read');
return {
status: 'finished',
'has-changes': document.resource_changes.some(({ change }) => isChanged(change)) ||
Object.values(document.output_changes ?? {}).some(isChanged),
'resource-additions': counts.additions,
'resource-changes': counts.changes,
'resource-destructions': counts.destructions,
'resource-imports': counts.imports,
};
}
function inputWithoutRun({ name, workingDirectory }, plan) {
const { runOptions } = plan;
return {
is_destroy: runOptions['is-destroy'] ?? false,
refresh: runOptions.refresh ?? true,
refresh_only: runOptions['refresh-only'] ?? false,
replace_addrs: runOptions['replace-addrs'] ?? [],
target_addrs: runOptions['target-addrs'] ?? [],
organization: { name: (0,_settings_workspace_selectors_js_8_ .JK)(plan) },
workspace: { name, working_directory: workingDirectory || null },
};
}
/***/ }),
/***/ 8000:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
openProgram: () => ( openProgram)
});
var node_fs_0_ = __webpack_require__(3024);
var node_os_1_ = __webpack_require__(8161);
var node_path_2_ = __webpack_require__(6760);
var _configuration_file_names_js_9_ = __webpack_require__(6817);
var _policy_run_differences_js_3_ = __webpack_require__(2484);
var _failure_of_js_4_ = __webpack_require__(6281);
var _look_at_commit_js_5_ = __webpack_require__(8854);
var _plan_in_memory_js_6_ = __webpack_require__(2402);
var _run_js_7_ = __webpack_require__(9268);
var _model_errors_js_8_ = __webpack_require__(4132);
function openProgram(request, ports) {
const { program } = ports;
const { plan, policy } = request;
return {
gives: _plan_in_memory_js_6_ .Aw,
startsCode: true,
startsTogether: false,
mostAtOnce: (0,node_os_1_.availableParallelism)(),
async find(scope) {
const { names, skipped, uncommitted } = await ports.choose(scope);
const planning = new Set();
return {
found: names.map((name) => (0,_plan_in_memory_js_6_ .xJ)(name, ports)),
skipped,
async prepare(workspace, step) {
await refuseUnplannable(workspace, ports, step);
return workspace;
},
async *offers(workspace, step) {
const startedMs = step.elapsedMs();
const { name } = workspace;
step.emit({ kind: 'planning', workspace: name, by: program });
planning.add(name);
const made = await (0,_plan_in_memory_js_6_ .sh)(name, ports, step);
planning.delete(name);
const planned = { ...made, limits: [...made.limits, ...sayPart(plan)] };
if (!planned.problems.some(({ severity }) => severity === 'error')) {
const words = (0,_run_js_7_ .Rg)({ attributes: (0,_plan_in_memory_js_6_ .Td)(planned) });
const finished = words ?? 'plan: finished';
step.emit({ kind: 'progress', workspace: name, status: 'planned', words: finished });
}
const base = policy.onlyNew ? (0,_plan_in_memory_js_6_ .cG)(name, ports, step) : undefined;
const input = (0,_plan_in_memory_js_6_ .QU)(workspace, plan);
const inMemory = { planned, input, base };
yield (0,_plan_in_memory_js_6_ .LL)(workspace, inMemory, startedMs, step);
},
whyLate: (name) => (planning.has(name) ? stillPlanning(program) : undefined),
describe: async () => ({ uncommitted }),
};
},
};
}
function stillPlanning(program) {
const text = `${program} was still planning when the time for this check was over. Give it more with \`timeout\`, or look at what it waits for: run \`${program} plan\` where its output is seen.`;
return new _failure_of_js_4_ .K$('timeout', { text });
}
function sayPart({ runOptions, allowPartial }) {
const kind = allowPartial ? 'partial' : 'not-certain';
return (0,_policy_run_differences_js_3_ .lp)(runOptions).map((input) => ({
kind,
message: `Only a part was planned (${input}), so the rest of the configuration was not judged. Set allow-partial to true where that may pass.`,
}));
}
async function refuseUnplannable({ name, root = '', workingDirectory }, { changedFiles, git }, { endReason }) {
const directory = (0,node_path_2_.join)(root, workingDirectory);
const names = (0,node_fs_0_.existsSync)(directory) ? (0,node_fs_0_.readdirSync)(directory) : [];
if (!names.some(_configuration_file_names_js_9_ .ZC)) {
throw new _failure_of_js_4_ .K$('input', {
code: _model_errors_js_8_ .Lp.noConfiguration,
text: `There is no Terraform configuration for workspace "${name}": no .tf or .tofu file lies directly in ${directory}. Point \`directory\` at the one that has them.`,
});
}
const place = { root, workingDirectory };
const closing = await (0,_look_at_commit_js_5_ .w$)(place, changedFiles, { ...git, endReason });
if (closing !== undefined)
throw new _failure_of_js_4_ .K$('unseen', { text: closing });
}
/***/ })
};
