export const id = 8095;
export const ids = [8095];
export const modules = {
/***/ 98524:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Av: () => ( withoutOverrides),
c7: () => ( POLICY_MS),
fg: () => ( openPolicies),
yT: () => ( sayMissingOpa)
});
var _model_policy_files_js_5_ = __webpack_require__(48391);
var _policy_files_js_0_ = __webpack_require__(50093);
var _rego_find_opa_js_1_ = __webpack_require__(10657);
var _rego_get_opa_js_2_ = __webpack_require__(53610);
var _rego_open_rego_js_3_ = __webpack_require__(53272);
var _rego_read_modules_js_4_ = __webpack_require__(37873);
const POLICY_MS = 60_000;
async function openPolicies(files, ports) {
const sentinel = (0,_policy_files_js_0_ .Pw)(files);
if (sentinel !== undefined)
return openUndecided(files, (0,_policy_files_js_0_ .y4)(files), sentinel);
const compiled = (0,_policy_files_js_0_ .Zg)(files);
if (compiled !== undefined)
return openUndecided(files, (0,_policy_files_js_0_ .HZ)(files), compiled);
const rego = [...files.files.keys()].filter((name) => name.endsWith('.rego') && !(0,_policy_files_js_0_ .Nu)(name));
if (rego.length > 0) {
const [opa, trees] = await Promise.all([usableOpa(ports), (0,_rego_read_modules_js_4_ .bg)(files, ports)]);
if (opa !== undefined) {
const opened = await (0,_rego_open_rego_js_3_ .I)(files, opa, ports, trees);
return { ...opened, files, judgedBy: `opa ${opa.version}` };
}
}
const { shownAs } = files;
if (rego.length > 0) {
throw new _model_policy_files_js_5_ .Y2(`"${shownAs}" holds ${rego.length} .rego, and there is no \`opa\` on the PATH. ${(0,_rego_get_opa_js_2_.howToGetOpa)()}`);
}
const terraform = [...files.files.keys()].find((name) => name.endsWith('.policy.hcl'));
if (terraform !== undefined) {
throw new _model_policy_files_js_5_ .cq(`"${shownAs}" holds Terraform policies (${terraform}), which a local check does not judge yet. Attach them to the workspace as a policy set, and check with the service, or write them in Rego.`);
}
throw new _model_policy_files_js_5_ .Y2(`"${shownAs}" holds no policy. \`plangate init --local\` writes a first one with its test.`);
}
async function sayMissingOpa(ports) {
const opa = await (0,_rego_find_opa_js_1_.findOpa)(ports);
if (opa === undefined)
return `There is no opa on the PATH. ${(0,_rego_get_opa_js_2_.howToGetOpa)()}`;
return 'problem' in opa ? `${opa.problem} ${(0,_rego_get_opa_js_2_.howToGetOpa)()}` : undefined;
}
async function usableOpa(ports) {
const opa = await (0,_rego_find_opa_js_1_.findOpa)(ports);
if (opa !== undefined && 'problem' in opa) {
throw new _model_policy_files_js_5_ .Y2(`${opa.problem} ${(0,_rego_get_opa_js_2_.howToGetOpa)()}`);
}
return opa;
}
function writeWhole({ plan, planText = JSON.stringify(plan), run }) {
return `{"plan":${planText},"run":${JSON.stringify(run)}}`;
}
function openUndecided(files, policies, why) {
const results = policies.map((name) => ({
name,
status: 'not_evaluated',
output: [why],
}));
const set = {
name: files.name,
description: null,
system: 'policy-evaluation',
overridable: false,
policies: policies.map((name) => ({ name, level: 'mandatory', query: '', description: '' })),
judge: { version: 'none', takesTime: false, judge: async () => results },
};
const close = async () => {
};
return {
set,
files,
judgedBy: 'nothing here',
warnings: [],
printed: new Map(),
write: writeWhole,
close,
};
}
function withoutOverrides(set) {
const policies = set.policies.map((policy) => ({
...policy,
level: policy.level === 'advisory' ? policy.level : 'mandatory',
}));
return { ...set, policies };
}
/***/ }),
/***/ 98095:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
openServed: () => ( openServed)
});
var node_os_0_ = __webpack_require__(48161);
var _configuration_syntax_hcl_js_1_ = __webpack_require__(93984);
var _service_load_policies_js_2_ = __webpack_require__(73356);
var _service_plan_plan_shape_js_3_ = __webpack_require__(83298);
var _service_recorded_answers_js_4_ = __webpack_require__(53647);
var _open_policies_js_5_ = __webpack_require__(98524);
var _model_policy_files_js_8_ = __webpack_require__(48391);
var _policy_files_js_6_ = __webpack_require__(50093);
var _rego_find_opa_js_7_ = __webpack_require__(10657);
async function openServed({ directory, examples, policyMs }, ports) {
const { clock, executeBounded, environment, signal } = ports;
const limits = {
clock,
policyMs,
deadlineMs: Number.POSITIVE_INFINITY,
processes: (0,node_os_0_.availableParallelism)(),
};
const plan = _service_plan_plan_shape_js_3_ .E;
const hcl = await (0,_configuration_syntax_hcl_js_1_.loadHcl)();
const policyPorts = { executeBounded, environment, signal, hcl, limits, plan };
const toClose = [];
const read = async (path, shownAs) => {
const files = await (0,_policy_files_js_6_ .Ak)(path, shownAs, true);
if (files !== undefined)
return files;
throw new _model_policy_files_js_8_ .cq(`"${shownAs}" does not exist.`);
};
const open = async (files) => {
const unjudged = (0,_policy_files_js_6_ .Pw)(files) ?? (0,_policy_files_js_6_ .Zg)(files);
if (unjudged !== undefined)
throw new _model_policy_files_js_8_ .cq(unjudged);
const opened = await (0,_open_policies_js_5_ .fg)(files, policyPorts);
toClose.push(opened.close);
return opened;
};
try {
const found = await (0,_rego_find_opa_js_7_.findOpa)(policyPorts);
const hasOpa = found !== undefined && !('problem' in found);
const served = {
set: undefined,
openJudge: async (path) => {
if (!hasOpa)
return undefined;
const at = path ?? (await examples());
return (await open(await read(at, at))).set.judge;
},
warnings: [],
close: async () => {
for (const close of toClose)
await close();
},
};
if (directory === undefined)
return served;
const { path, shownAs } = directory;
const files = await read(path, shownAs);
if (!hasOpa && (0,_service_recorded_answers_js_4_ .iB)(await (0,_service_load_policies_js_2_ .tW)(path))) {
const about = {
name: 'guardrails',
system: 'policy-evaluation',
overridable: false,
};
return { ...served, set: await (0,_service_load_policies_js_2_ .ti)({ ...about, directory: path }, hcl) };
}
const { set, warnings } = await open(files);
return { ...served, set: { ...set, name: 'guardrails' }, warnings };
}
catch (error) {
if (error instanceof _model_policy_files_js_8_ .cq)
return { problem: error.message };
throw error;
}
}
/***/ })
};
