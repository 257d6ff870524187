export const id = 1238;
export const ids = [1238];
export const modules = {
/***/ 71238:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
openServedPolicies: () => ( openServedPolicies)
});
var node_path_0_ = __webpack_require__(76760);
var _service_load_policies_js_1_ = __webpack_require__(50975);
var _rego_open_policies_js_2_ = __webpack_require__(45927);
var _model_policy_files_js_3_ = __webpack_require__(48391);
var _rego_policy_files_js_4_ = __webpack_require__(95673);
var _rego_find_opa_js_5_ = __webpack_require__(95809);
var _demo_scenarios_js_6_ = __webpack_require__(1397);
var _read_input_js_7_ = __webpack_require__(73815);
const GUARDRAILS = {
name: 'guardrails',
description: null,
system: 'policy-evaluation',
overridable: false,
};
async function openServedPolicies(shownAs, { clock, executeBounded, environment, signal, workingDirectory }) {
const limits = { clock, policyMs: _rego_open_policies_js_2_ .c7, deadlineMs: Number.POSITIVE_INFINITY };
const policyPorts = { executeBounded, environment, signal, limits };
const opened = [];
const open = async (files) => {
(0,_rego_open_policies_js_2_ .lf)(files);
const policies = await (0,_rego_open_policies_js_2_ .fg)(files, policyPorts);
opened.push(policies);
return policies;
};
try {
const opa = await (0,_rego_find_opa_js_5_.findOpa)(policyPorts);
const hasOpa = opa !== undefined && !('problem' in opa);
const withoutSet = {
set: undefined,
openJudge: async (path) => {
if (!hasOpa)
return undefined;
const directory = path ?? (0,node_path_0_.join)((0,_demo_scenarios_js_6_ .pW)(), 'policies');
return (await open(await readPolicyDirectory(directory, directory))).set.judge;
},
warnings: [],
close: async () => {
for (const { close } of opened)
await close();
},
};
if (shownAs === undefined)
return withoutSet;
const path = (0,node_path_0_.resolve)(workingDirectory, shownAs);
const files = await readPolicyDirectory(path, shownAs);
if (!hasOpa && (0,_service_load_policies_js_1_ .iB)(await (0,_service_load_policies_js_1_ .tW)(path))) {
return { ...withoutSet, set: await (0,_service_load_policies_js_1_ .ti)({ ...GUARDRAILS, directory: path }) };
}
const { set, warnings } = await open(files);
return { ...withoutSet, set: { ...set, ...GUARDRAILS }, warnings };
}
catch (error) {
if (!(error instanceof _model_policy_files_js_3_ .cq))
throw error;
const lines = error.message.split('\n');
throw new _read_input_js_7_ .eb(lines.map((message) => ({ where: '--policies', message })));
}
}
async function readPolicyDirectory(path, shownAs) {
const followsLinks = true;
const files = await (0,_rego_policy_files_js_4_ .Ak)(path, shownAs, followsLinks);
if (files === undefined)
throw new _model_policy_files_js_3_ .cq(`"${shownAs}" does not exist.`);
return files;
}
/***/ }),
/***/ 50975:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
TN: () => ( isRecorded),
iB: () => ( areExamples),
tW: () => ( readSources),
ti: () => ( loadPolicySet)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_path_1_ = __webpack_require__(76760);
var _rego_policy_set_js_2_ = __webpack_require__(99334);
var _model_error_message_js_6_ = __webpack_require__(34271);
var _machine_read_regular_js_3_ = __webpack_require__(43962);
var node_crypto_4_ = __webpack_require__(77598);
var node_fs_5_ = __webpack_require__(73024);
async function loadPolicySet(options, openJudge) {
const { directory } = options;
const problems = [];
const addProblem = (error) => {
problems.push((0,_model_error_message_js_6_ .g)(error));
};
const sources = directory === undefined ? undefined : await readSources(directory).catch(addProblem);
const text = directory === undefined
? readExample('policies.hcl').toString()
: await readFileIn(directory, 'policies.hcl').catch(addProblem);
const policies = (0,_rego_policy_set_js_2_ .D)(text, problems)
.filter(({ name }) => options.only?.includes(name) ?? true)
.map((policy) => ({ ...policy, level: options.levels?.[policy.name] ?? policy.level }));
const judge = await openJudge?.(directory).catch(addProblem);
if (problems.length > 0) {
throw new Error(`The policy set in ${directory ?? 'this program'} cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`);
}
const { name, system, overridable, description = null } = options;
const judgeOrAnswers = judge ?? judgeByAnswers(policies, sources);
return { name, description, system, overridable, policies, judge: judgeOrAnswers };
}
async function readSources(directory) {
const names = (await (0,node_fs_promises_0_.readdir)(directory, { recursive: true })).filter((name) => /(?<!_test)\.rego$|(?:^|[/\\])data\.(?:json|yaml)$/.test(name));
const read = async (name) => [name, (await readFileIn(directory, name)) ?? ''];
return new Map(await Promise.all(names.map(read)));
}
async function readFileIn(directory, name) {
return (0,_machine_read_regular_js_3_ .Ue)((0,node_path_1_.join)(directory, name)).catch((error) => {
throw new Error(`${name} ${(0,_model_error_message_js_6_ .g)(error)}`);
});
}
function isRecorded(judge) {
return 'answer' in judge;
}
function readExample(name) {
return (0,node_fs_5_.readFileSync)(new URL(name, import.meta.url));
}
function readAnswers() {
return JSON.parse(readExample('answers.json').toString());
}
function judgeByAnswers(policies, sources) {
const answers = readAnswers();
const areRecorded = sources === undefined || digestOfSources(sources) === answers.policies;
return {
version: answers.opa,
answer(plan) {
const failures = areRecorded ? answers.plans[digestOfPlan(plan)] : undefined;
return policies.map(({ name, query }) => {
if (failures === undefined || !answers.queries.includes(query)) {
return { name, status: 'errored', output: [NOT_RECORDED] };
}
const output = failures[query] ?? [];
return { name, status: output.length === 0 ? 'passed' : 'failed', output };
});
},
};
}
function areExamples(sources) {
return digestOfSources(sources) === readAnswers().policies;
}
const NOT_RECORDED = 'There is no `opa` on the PATH of this service, which has answers for the plans of the demonstration and the example seed alone. Install opa (https://openpolicyagent.org), and start the service again.';
function digestOfPlan({ resource_changes: changes }) {
return (0,node_crypto_4_.createHash)('sha256').update(JSON.stringify(changes)).digest('hex');
}
function digestOfSources(sources) {
const sorted = [...sources].sort(([one], [other]) => (one < other ? -1 : 1));
return (0,node_crypto_4_.createHash)('sha256').update(JSON.stringify(sorted)).digest('hex');
}
/***/ })
};
