export const id = 600;
export const ids = [600];
export const modules = {
/***/ 2402:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Aw: () => ( GIVES_PLANS),
LL: () => ( offerInMemory),
Td: () => ( attributesOf)
});
var _machine_take_turn_js_0_ = __webpack_require__(4990);
var _model_plan_json_js_1_ = __webpack_require__(5379);
var _plan_plan_document_js_2_ = __webpack_require__(1870);
var _plan_plan_without_js_3_ = __webpack_require__(2975);
var _policy_from_change_json_js_4_ = __webpack_require__(6258);
var _policy_reading_js_5_ = __webpack_require__(988);
var _result_js_6_ = __webpack_require__(2940);
const GIVES_PLANS = { run: false, plannedCommit: false, serviceSystems: false };
function offerInMemory(workspace, plan, scope) {
const notices = messagesOf(plan.planned.limits, 'empty-state', 'noted');
return {
facts: (0,_result_js_6_ .F)({ ...workspace, notices: [...workspace.notices, ...notices] }),
plan: planInMemory(workspace.name, plan, scope),
status: 'planned',
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
return (0,_machine_take_turn_js_0_ .hp)((0,_policy_from_change_json_js_4_ .N)(json, { counts: (0,_policy_reading_js_5_ .mQ)(attributes), diff, keepsEntries: isGuarded }), signal);
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
/***/ }),
/***/ 7242:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
QU: () => ( inputWithoutRun),
Tp: () => ( offerPlanned),
cG: () => ( baseHere),
sh: () => ( planHere),
xJ: () => ( workspaceAt)
});
var _plan_read_plan_js_0_ = __webpack_require__(3597);
var _policy_existing_failures_js_1_ = __webpack_require__(6747);
var _settings_workspace_selectors_js_2_ = __webpack_require__(589);
var _failure_of_js_3_ = __webpack_require__(6281);
var _plan_in_memory_js_4_ = __webpack_require__(2402);
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
if (error instanceof _plan_read_plan_js_0_ .np)
throw new _failure_of_js_3_ .K$('unplanned', { text: error.message });
throw error;
}
}
function baseHere(name, { planner }, { signal }) {
return async () => planner.planBefore(name, signal).catch((error) => {
signal.throwIfAborted();
return { notice: (0,_policy_existing_failures_js_1_ .PY)(error) };
});
}
function offerPlanned(workspace, plan, startedMs, scope) {
const conclude = async () => ({
durationMs: scope.elapsedMs() - startedMs,
});
return { ...(0,_plan_in_memory_js_4_ .LL)(workspace, plan, scope), conclude };
}
function inputWithoutRun({ name, workingDirectory }, plan) {
const { runOptions } = plan;
return {
is_destroy: runOptions['is-destroy'] ?? false,
refresh: runOptions.refresh ?? true,
refresh_only: runOptions['refresh-only'] ?? false,
replace_addrs: runOptions['replace-addrs'] ?? [],
target_addrs: runOptions['target-addrs'] ?? [],
organization: { name: (0,_settings_workspace_selectors_js_2_ .JK)(plan) },
workspace: { name, working_directory: workingDirectory || null },
};
}
/***/ }),
/***/ 600:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
openFilesOfPlans: () => ( openFilesOfPlans)
});
var node_os_0_ = __webpack_require__(8161);
var _planned_here_js_1_ = __webpack_require__(7242);
var _plan_in_memory_js_2_ = __webpack_require__(2402);
function openFilesOfPlans({ plan, policy }, ports) {
return {
gives: _plan_in_memory_js_2_ .Aw,
startsCode: false,
startsTogether: false,
mostAtOnce: (0,node_os_0_.availableParallelism)(),
async find(scope) {
const { names, skipped, uncommitted } = await ports.choose(scope);
return {
found: names.map((name) => (0,_planned_here_js_1_ .xJ)(name, ports)),
skipped,
prepare: async (workspace) => workspace,
async *offers(workspace, step) {
const startedMs = step.elapsedMs();
const { name } = workspace;
const planned = await (0,_planned_here_js_1_ .sh)(name, ports, step);
const { madeBy } = planned;
if (madeBy !== undefined)
step.emit({ kind: 'planning', workspace: name, by: madeBy });
const input = (0,_planned_here_js_1_ .QU)(workspace, plan);
const base = policy.onlyNew ? (0,_planned_here_js_1_ .cG)(name, ports, step) : undefined;
yield (0,_planned_here_js_1_ .Tp)(workspace, { planned, input, base }, startedMs, step);
},
describe: async () => ({ uncommitted }),
};
},
};
}
/***/ }),
};
