export const id = 9769;
export const ids = [9769];
export const modules = {
/***/ 1397:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
U9: () => ( SCENARIOS),
kC: () => ( SHOWN),
pW: () => ( findExamples)
});
var node_fs_0_ = __webpack_require__(73024);
var node_url_1_ = __webpack_require__(73136);
const ENCRYPT = [
'storage/volumes.tf',
'  encrypted         = false\n',
'  encrypted         = true\n  kms_key_id        = aws_kms_key.data.arn\n',
];
const CLOSE_NFS = [
'storage/shared.tf',
'cidr_blocks = ["0.0.0.0/0"]',
'cidr_blocks = ["10.20.0.0/16"]',
];
const MOVE_BUCKET = ['network/flow-logs.tf', '  region = "us-east-1"\n', ''];
const TAG_EIP = [
'network/main.tf',
'  domain = "vpc"\n',
'  domain = "vpc"\n  tags   = local.tags\n',
];
const TAG_ROUTES = [
'modules/vpc/subnets/main.tf',
'resource "aws_route_table" "this" {\n  vpc_id = var.vpc_id\n',
'resource "aws_route_table" "this" {\n  vpc_id = var.vpc_id\n  tags   = var.tags\n',
];
const TAG_SCRATCH = [
'storage/volumes.tf',
'  availability_zone = each.value\n',
'  availability_zone = each.value\n  tags              = local.tags\n',
];
const KEEP_EXPORTS = [
'storage/buckets.tf',
'resource "aws_s3_bucket" "exports" {\n',
`resource "aws_s3_bucket_versioning" "exports" {
  bucket = aws_s3_bucket.exports.id

  versioning_configuration {
    status = "Enabled"
  }
}

resource "aws_s3_bucket" "exports" {
`,
];
const MISSPELL = [
'network/main.tf',
'source = "../modules/vpc"',
'source = "../modules/vcp"',
];
const MANDATORY = [ENCRYPT, CLOSE_NFS];
const ADVISORY = [TAG_EIP, TAG_ROUTES, TAG_SCRATCH, KEEP_EXPORTS];
const EVERYTHING = [...MANDATORY, MOVE_BUCKET, ...ADVISORY];
const SCENARIOS = {
passed: { story: 'a pull request that fixes everything', edits: EVERYTHING, plans: 'passed' },
advisory: {
story: 'a pull request that leaves the advisory failures',
edits: [...MANDATORY, MOVE_BUCKET],
plans: 'advisory',
},
overridden: {
story: 'a pull request whose one mandatory failure is overridden during the check',
edits: [...MANDATORY, ...ADVISORY],
plans: 'overridden',
isOverridden: true,
},
'needs-override': {
story: 'a pull request with a failure that can be overridden',
edits: MANDATORY,
plans: 'needs-override',
},
blocked: {
story: 'a pull request with failures that cannot be overridden',
edits: [],
plans: 'blocked',
},
errored: {
story: 'a pull request that cannot be planned',
edits: [...EVERYTHING, MISSPELL],
plans: 'passed',
},
undecided: {
story: 'a pull request whose policies are never evaluated, although the run ends well',
edits: EVERYTHING,
plans: 'passed',
script: { workspace: 'net-prod', reference: { evaluationStuck: true } },
},
canceled: {
story: 'a pull request whose run another person cancels',
edits: EVERYTHING,
plans: 'passed',
script: {
workspace: 'net-prod',
reference: { interruption: { at: 'planning', action: 'cancel' } },
},
},
};
const SHOWN = {
service: 'https://app.terraform.example',
github: 'https://github.example',
};
function findExamples() {
for (const path of ['../../examples/', '../../../../examples/']) {
const directory = (0,node_url_1_.fileURLToPath)(new URL(path, import.meta.url));
if ((0,node_fs_0_.existsSync)(`${directory}seed.json`))
return directory;
}
throw new Error('the folder examples/ is not where it was installed');
}
/***/ }),
/***/ 71238:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
openServedPolicies: () => ( openServedPolicies)
});
var node_path_0_ = __webpack_require__(76760);
var _service_load_policies_js_1_ = __webpack_require__(50975);
var _rego_open_policies_js_2_ = __webpack_require__(59714);
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
throw new _read_input_js_7_ .eb(error.problems('--policies'));
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
var _model_error_message_js_7_ = __webpack_require__(34271);
var _machine_read_regular_js_3_ = __webpack_require__(43962);
var node_crypto_4_ = __webpack_require__(77598);
var node_fs_5_ = __webpack_require__(73024);
var _unusable_js_6_ = __webpack_require__(49998);
async function loadPolicySet(options, openJudge) {
const { directory } = options;
const problems = [];
const addProblem = (error) => {
problems.push((0,_model_error_message_js_7_ .g)(error));
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
const what = `The policy set in ${directory ?? 'this program'} cannot be used:`;
throw new _unusable_js_6_ .k('policies', what, problems);
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
throw new Error(`${name} ${(0,_model_error_message_js_7_ .g)(error)}`);
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
/***/ }),
/***/ 80734:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
O2: () => ( asTrusted),
PJ: () => ( treeOf),
Yc: () => ( jobDirectoryOf),
dd: () => ( asOwn),
g7: () => ( describeDifferences),
lI: () => ( UntrustedError),
pG: () => ( readBranch)
});
var _configuration_cloud_block_js_0_ = __webpack_require__(80177);
var _model_quote_js_1_ = __webpack_require__(28187);
function jobDirectoryOf(tree, workingDirectory) {
return tree.proposed ? tree.workspace : workingDirectory;
}
function treeOf(proposed, trustedFiles) {
return proposed ? { ...trustedFiles, proposed } : OWN;
}
const OWN = markAsOwn({ proposed: false });
function markAsOwn(value) {
return value;
}
function asOwn(_tree, value) {
return markAsOwn(value);
}
function asTrusted(value) {
return markAsOwn(value);
}
function readBranch(text) {
const isInvalid = /[\s\p{Cc}~^:?*[\\]|\.\.|@\{|^[-/.]|[/.]$|\/\/|\/\./u.test(text);
return isInvalid ? { problem: `${(0,_model_quote_js_1_ .hD)(text)} is not the name of a branch.` } : { value: text };
}
class UntrustedError extends Error {
name = 'UntrustedError';
helpCode;
constructor(message, helpCode) {
super(message);
this.helpCode = helpCode;
}
}
function describeDifferences(ownBlock, trusted, chosen) {
const sentences = [];
const compare = (what, ownName, name) => {
if (name === undefined || ownName === name)
return;
const says = ownName === undefined ? 'names none' : `says ${(0,_model_quote_js_1_ .hD)(ownName)}`;
const where = ownBlock === undefined ? 'the pull request' : ownBlock.at;
sentences.push(`The ${what} comes from ${trusted.at}, ${(0,_model_quote_js_1_ .hD)(name)}: ${where} ${says}, which does not count before it is merged.`);
};
if (chosen.organization)
compare('organization', ownBlock?.organization, trusted.organization);
if (chosen.workspaces) {
compare('workspace', describeWorkspaces(ownBlock), describeWorkspaces(trusted));
}
return sentences;
}
function describeWorkspaces(block) {
const { name, prefix, tags, project } = block?.workspaces ?? {};
const parts = [
name,
prefix && `${prefix}…`,
tags && `tags ${(0,_configuration_cloud_block_js_0_ .u0)(tags).join(', ')}`,
project && `project ${project}`,
].filter((part) => typeof part === 'string');
return parts.length > 0 ? parts.join(', ') : undefined;
}
/***/ })
};
