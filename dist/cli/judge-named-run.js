export const id = 2417;
export const ids = [2417];
export const modules = {
/***/ 92417:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
judgeNamedRun: () => ( judgeNamedRun)
});
var _gate_failure_of_js_0_ = __webpack_require__(46281);
var _gate_gate_js_1_ = __webpack_require__(26748);
var _gate_result_js_2_ = __webpack_require__(32940);
var _gate_sources_named_run_js_3_ = __webpack_require__(64777);
async function judgeNamedRun(reference, settings, { client, ...ports }) {
const startedAt = ports.clock.now();
const { runOptions } = settings.plan;
try {
const named = await (0,_gate_sources_named_run_js_3_ .qm)(reference, runOptions, client);
const { run, options, mode } = named;
const request = {
...settings,
plan: (0,_gate_sources_named_run_js_3_ .WA)(settings.plan, named, reference),
change: { base: undefined, message: '' },
};
const source = (0,_gate_sources_named_run_js_3_ .$w)(reference, named, request, client);
const judged = await (0,_gate_gate_js_1_.gate)(source, request, ports);
const result = { ...judged, durationMs: ports.clock.now() - startedAt };
return { result, options, mode, run };
}
catch (error) {
const failure = (0,_gate_failure_of_js_0_ .g5)(error, ports.signal.aborted ? 'aborted' : undefined);
const workspace = reference.workspace?.name ?? reference.id;
const result = (0,_gate_result_js_2_.unjudgedResult)([{ workspace, failure }], ports.clock.now() - startedAt);
return { result, options: runOptions, mode: 'speculative', run: undefined };
}
}
/***/ }),
/***/ 64777:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$w: () => ( openNamedRun),
WA: () => ( planOfNamed),
m8: () => ( requiredVersion),
qm: () => ( findNamedRun)
});
var _client_wire_resource_js_0_ = __webpack_require__(78235);
var _model_command_line_js_10_ = __webpack_require__(99753);
var _model_status_js_1_ = __webpack_require__(62373);
var _policy_run_differences_js_2_ = __webpack_require__(22484);
var _failure_of_js_3_ = __webpack_require__(46281);
var _find_workspace_js_4_ = __webpack_require__(87170);
var _plan_of_run_js_5_ = __webpack_require__(40370);
var _run_js_6_ = __webpack_require__(69268);
var _service_scope_js_7_ = __webpack_require__(74963);
var _take_over_js_8_ = __webpack_require__(33109);
var _model_errors_js_9_ = __webpack_require__(74132);
async function findNamedRun(reference, runOptions, client) {
const { run, workspace } = await client.runs.show(reference.id, { include: ['workspace'] });
return {
run,
workspace: await findWorkspaceOfRun(reference, run, workspace, client),
options: reference.allowsUncompared ? (0,_policy_run_differences_js_2_ .sV)(run) : runOptions,
mode: run.attributes['save-plan'] === true ? 'provisional' : 'speculative',
organization: reference.organization ?? (0,_client_wire_resource_js_0_ .Dl)(workspace ?? {}, 'organization') ?? '',
};
}
function planOfNamed(plan, { options, mode, organization, workspace }, { allowsUncompared }) {
return {
...plan,
mode,
organization,
workspaces: [{ kind: 'name', name: workspace.name }],
runOptions: options,
allowPartial: allowsUncompared || plan.allowPartial,
};
}
function openNamedRun(reference, { run, workspace }, request, client) {
return {
gives: { run: true, plannedCommit: false, serviceSystems: true },
startsCode: false,
startsTogether: false,
mostAtOnce: 1,
async find(scope) {
const service = (0,_service_scope_js_7_ .G)(request, scope, client, 1);
return {
found: [workspace],
prepare: async (found) => found,
async *offers(ready, { reach }) {
yield await offerNamedRun(reference, run, ready, { ...service, reach });
},
close: service.close,
};
},
};
}
const cannotBeJudged = (text) => new _failure_of_js_3_.GateStop('service', { code: _model_errors_js_9_ .Lp.notCompared, text });
async function findWorkspaceOfRun({ workspace: required }, run, included, client) {
const ownWorkspaceId = (0,_client_wire_resource_js_0_ .Dl)(run, 'workspace');
const workspaceId = required?.id ?? ownWorkspaceId;
if (workspaceId === undefined) {
throw cannotBeJudged(`Run ${run.id} does not say which workspace it belongs to.`);
}
const matching = ownWorkspaceId === workspaceId ? included : undefined;
const { attributes } = matching ?? (await client.workspaces.show(workspaceId));
const workingDirectory = (0,_find_workspace_js_4_ .bq)(attributes['working-directory']);
return {
name: required?.name ?? attributes.name,
workspaceId,
workingDirectory: 'path' in workingDirectory ? workingDirectory.path : '',
root: undefined,
notices: [],
mayHaveRun: false,
};
}
const HOW_TO_COMPARE = 'Name it, or accept the run without that comparison (`--any`).';
async function offerNamedRun(reference, namedRun, workspace, step) {
const { client } = step;
const required = requiredVersion(reference, namedRun);
const watched = await client.runs.show(namedRun.id, { include: _run_js_6_ .tC });
const { run } = watched;
const stages = (0,_run_js_6_ .QD)(watched);
const watchCommand = (0,_model_command_line_js_10_ .QW)(`plangate runs watch ${run.id}`, {
serviceOrigin: client.origin,
});
const { mode } = step.plan;
const isOver = (0,_model_status_js_1_ .Is)(mode, run.attributes.status, stages) || (0,_model_status_js_1_ .RJ)(mode, run);
if (!reference.waits && !isOver) {
throw new _failure_of_js_3_.GateStop('timeout', {
code: _model_errors_js_9_ .Lp.notCompared,
text: `Run ${run.id} is not over, so nothing of it is judged yet: ${(0,_model_status_js_1_ .rM)(run)}. \`${watchCommand}\` waits for it.`,
});
}
const { sha256 } = reference;
if (sha256 !== undefined && !(await (0,_take_over_js_8_ .gq)(sha256, run.id, client))) {
throw cannotBeJudged(`Run ${run.id} planned other files than the report is about.`);
}
const uncompared = [];
if (reference.workspace === undefined) {
uncompared.push(`--workspace is not given, so the workspace of run ${run.id} was not compared.`);
}
if (required.uncompared !== undefined)
uncompared.push(required.uncompared);
const { versionId } = required;
const compared = reference.allowsUncompared
? { ...workspace, versionId, notices: uncompared, uncompared: [] }
: {
...workspace,
versionId,
uncompared: uncompared.map((sentence) => `${sentence} ${HOW_TO_COMPARE}`),
};
return (0,_plan_of_run_js_5_ .VG)(await (0,_run_js_6_ .Id)(compared, run, step), step, {});
}
function requiredVersion({ versionId }, run) {
const ownVersion = (0,_client_wire_resource_js_0_ .Dl)(run, 'configuration-version');
if (ownVersion === undefined) {
throw cannotBeJudged(`Run ${run.id} does not say which configuration version it planned.`);
}
if (versionId !== undefined)
return { versionId };
const uncompared = `--version is not given, so the version of run ${run.id} was not compared.`;
return { versionId: ownVersion, uncompared };
}
/***/ })
};
