export const id = 8202;
export const ids = [8202];
export const modules = {
/***/ 8202:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
savePlans: () => ( savePlans)
});
var node_fs_promises_0_ = __webpack_require__(3836);
var node_os_1_ = __webpack_require__(8161);
var node_path_2_ = __webpack_require__(6760);
var _client_client_js_3_ = __webpack_require__(7751);
var _client_wire_resource_js_4_ = __webpack_require__(8235);
var _gate_read_changes_js_5_ = __webpack_require__(6617);
var _gate_run_concurrently_js_8_ = __webpack_require__(6939);
var _model_error_message_js_7_ = __webpack_require__(4271);
var _trust_change_origin_js_6_ = __webpack_require__(8245);
const LANES = 4;
async function savePlans({ workspaces }, { settings, subject, conceals }, ports) {
const { environment, runner } = ports;
const isFull = settings.job.planJson === 'full';
const saved = { paths: {}, problems: [] };
if (isFull && !(0,_trust_change_origin_js_6_ .yX)({ fullPlan: true }, subject)) {
const problem = 'the plan of a fork is not written in full, because its author chooses which values it reads.';
return { paths: {}, problems: [problem] };
}
const options = { deadline: ports.endsAt, secrets: conceals, discovers: true };
const client = (0,_client_client_js_3_ .U)({ ...settings.service, ...ports, ...options });
const parent = (0,node_path_2_.join)(environment['RUNNER_TEMP'] ?? (0,node_os_1_.tmpdir)(), 'plangate');
await (0,node_fs_promises_0_.mkdir)(parent, { recursive: true });
const directory = await (0,node_fs_promises_0_.mkdtemp)((0,node_path_2_.join)(parent, 'plans-'));
runner.save('plans', directory);
const save = async (name, runId) => {
try {
const { run } = await client.runs.show(runId);
const planId = (0,_client_wire_resource_js_4_ .Dl)(run, 'plan');
if (planId === undefined)
throw new Error(`Run ${runId} does not name its plan.`);
const text = await (0,_gate_read_changes_js_5_ .pt)(planId, isFull, client);
if (text === '')
return;
const file = `${name}-${runId}`.replaceAll(/[^A-Za-z0-9_-]/g, '_');
const path = (0,node_path_2_.join)(directory, `${file}.json`);
await (0,node_fs_promises_0_.writeFile)(path, text, { mode: 0o600, flag: 'wx' });
saved.paths[name] = path;
}
catch (error) {
saved.problems.push(`${name}: ${(0,_model_error_message_js_7_ .g)(error)}`);
}
};
const planned = workspaces.flatMap(({ name, runId }) => runId === undefined ? [] : [() => save(name, runId)]);
await (0,_gate_run_concurrently_js_8_ .G)(planned, LANES);
return saved;
}
/***/ }),
};
