export const id = 8712;
export const ids = [8712];
export const modules = {
/***/ 2443:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
U1: () => ( readLiteral),
eB: () => ( asObject),
ww: () => ( literalsIn)
});
var _syntax_parse_hcl_js_0_ = __webpack_require__(88603);
const UNKNOWN = { value: undefined, unknown: true };
function literalsIn(expression) {
switch (expression.kind) {
case 'literal': {
const { value, digits } = expression;
return digits === undefined || digits === String(value) ? known(value) : UNKNOWN;
}
case 'template': {
const parts = expression.parts.map(literalsIn);
const isText = parts.every(({ value }) => typeof value === 'string');
return isText ? known(parts.map(({ value }) => value).join('')) : UNKNOWN;
}
case 'operation': {
const { operator, operands } = expression;
const [operand, ...others] = operands.map(literalsIn);
const isNegative = operator === '-' && others.length === 0;
return isNegative && typeof operand?.value === 'number' ? known(-operand.value) : UNKNOWN;
}
case 'tuple': {
const items = expression.items.map(literalsIn);
return {
value: items.map(({ value }) => value ?? null),
unknown: items.some(isUnknown) ? items.map(({ unknown }) => unknown ?? false) : undefined,
};
}
case 'object':
return literalsInObject(expression.entries);
default:
return UNKNOWN;
}
}
function known(value) {
return { value, unknown: undefined };
}
function literalsInObject(entries) {
const all = new Map();
for (const entry of entries) {
const { value: key, unknown } = literalsIn(entry.key);
const name = String(key);
if (unknown !== undefined || key === null || typeof key === 'object' || all.has(name)) {
return UNKNOWN;
}
all.set(name, literalsIn(entry.value));
}
return asObject(all);
}
function asObject(members) {
const withValue = [...members].filter(([, { value }]) => value !== undefined);
const others = [...members].filter(([, one]) => isUnknown(one));
const unknown = Object.fromEntries(others.map(([name, one]) => [name, one.unknown]));
return {
value: Object.fromEntries(withValue.map(([name, { value }]) => [name, value])),
unknown: others.length > 0 ? unknown : undefined,
};
}
function isUnknown({ unknown }) {
return unknown !== undefined;
}
function readLiteral(text) {
const { body, problems } = (0,_syntax_parse_hcl_js_0_.parseHcl)(`value = ${text}\n`);
const [written] = body.attributes;
if (written === undefined || problems.length > 0)
return text;
const { value, unknown } = literalsIn(written.value);
return unknown === undefined ? value : text;
}
/***/ }),
/***/ 99334:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D: () => ( readDeclaredPolicies),
h: () => ( POLICY_LEVELS)
});
var _configuration_syntax_parse_hcl_js_0_ = __webpack_require__(88603);
var _configuration_literal_js_1_ = __webpack_require__(2443);
const POLICY_LEVELS = [
'advisory',
'soft-mandatory',
'hard-mandatory',
'mandatory',
'mandatory-overridable',
];
function readDeclaredPolicies(text, problems) {
if (text === undefined) {
problems.push('policies.hcl is missing; it names the policies, their queries and their levels');
return [];
}
const parsed = (0,_configuration_syntax_parse_hcl_js_0_.parseHcl)(text);
const names = new Set();
for (const { message, range } of parsed.problems) {
problems.push(`policies.hcl line ${String(range.startLine)}: ${message}`);
}
return parsed.body.blocks.flatMap((block) => {
const name = block.labels[0] ?? '';
const text = (attribute) => {
const written = block.body.attributes.find((one) => one.name === attribute);
const value = written && (0,_configuration_literal_js_1_ .ww)(written.value).value;
return typeof value === 'string' ? value : undefined;
};
const query = text('query');
const level = POLICY_LEVELS.find((one) => one === text('enforcement_level'));
const at = `policies.hcl line ${String(block.range.startLine)}`;
if (block.type !== 'policy' || name === '') {
problems.push(`${at}: only blocks of the form policy "name" { … } are known`);
}
if (query === undefined)
problems.push(`${at}: policy "${name}" has no query`);
if (level === undefined) {
problems.push(`${at}: policy "${name}" has no enforcement_level, or none of ${POLICY_LEVELS.join(', ')}`);
}
if (names.has(name))
problems.push(`${at}: policy "${name}" is there twice. Rename one.`);
names.add(name);
if (query === undefined || level === undefined)
return [];
const line = block.range.startLine;
return [{ name, query, level, description: text('description') ?? '', line }];
});
}
/***/ }),
/***/ 50975:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ug: () => ( POLICY_SYSTEMS),
tW: () => ( readSources),
ti: () => ( loadPolicySet)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_path_1_ = __webpack_require__(76760);
var _rego_policy_set_js_2_ = __webpack_require__(99334);
var _recorded_answers_js_3_ = __webpack_require__(53647);
var _model_error_message_js_5_ = __webpack_require__(34271);
var _machine_read_regular_js_4_ = __webpack_require__(43962);
var _model_unreadable_file_js_6_ = __webpack_require__(13491);
const POLICY_SYSTEMS = ['policy-check', 'policy-evaluation', 'terraform-policy'];
async function loadPolicySet(options, openJudge) {
const { directory } = options;
const problems = [];
const note = (error) => {
problems.push((0,_model_error_message_js_5_ .g)(error));
};
const sources = directory === undefined ? undefined : await readSources(directory).catch(note);
const text = directory === undefined
? (0,_recorded_answers_js_3_ .$1)('policies.hcl').toString()
: await readIn(directory, 'policies.hcl').catch(note);
const policies = (0,_rego_policy_set_js_2_ .D)(text, problems)
.filter(({ name }) => options.only?.includes(name) ?? true)
.map((policy) => ({ ...policy, level: options.levels?.[policy.name] ?? policy.level }));
const judge = await openJudge?.(directory).catch(note);
if (problems.length > 0) {
throw new Error(`The policy set in ${directory ?? 'this program'} cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`);
}
const { name, system, overridable, description = null } = options;
const judgedBy = judge ?? (0,_recorded_answers_js_3_ .C2)(policies, sources);
return { name, description, system, overridable, policies, judge: judgedBy };
}
async function readSources(directory) {
const names = (await (0,node_fs_promises_0_.readdir)(directory, { recursive: true })).filter((name) => /(?<!_test)\.rego$|(?:^|[/\\])data\.(?:json|yaml)$/.test(name));
const read = async (name) => [name, (await readIn(directory, name)) ?? ''];
return new Map(await Promise.all(names.map(read)));
}
async function readIn(directory, name) {
return (0,_machine_read_regular_js_4_ .Ue)((0,node_path_1_.join)(directory, name)).catch((error) => {
throw error instanceof _model_unreadable_file_js_6_ .i ? new Error(`${name} ${error.message}`) : error;
});
}
/***/ }),
/***/ 53647:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$1: () => ( readExample),
C2: () => ( judgeByAnswers),
iB: () => ( areExamples)
});
var node_crypto_0_ = __webpack_require__(77598);
var node_fs_1_ = __webpack_require__(73024);
function readExample(name) {
return (0,node_fs_1_.readFileSync)(new URL(name, import.meta.url));
}
function readAnswers() {
return JSON.parse(readExample('answers.json').toString());
}
function judgeByAnswers(policies, sources) {
const answers = readAnswers();
const isAnswered = sources === undefined || digestOfSources(sources) === answers.policies;
const judgeOne = ({ name, query }, answered) => {
if (answered === undefined || !answers.queries.includes(query)) {
return { name, status: 'errored', output: [UNANSWERED] };
}
const output = answered[query] ?? [];
return { name, status: output.length === 0 ? 'passed' : 'failed', output };
};
return {
version: answers.opa,
answer(plan) {
const answered = isAnswered ? answers.plans[digestOfPlan(plan)] : undefined;
return policies.map((policy) => judgeOne(policy, answered));
},
};
}
function areExamples(sources) {
return digestOfSources(sources) === readAnswers().policies;
}
const UNANSWERED = 'There is no `opa` on the PATH of this service, which has answers for the plans of the demonstration and the example seed alone. Install opa (https://openpolicyagent.org), and start the service again.';
function digestOfPlan({ resource_changes: changes }) {
return (0,node_crypto_0_.createHash)('sha256').update(JSON.stringify(changes)).digest('hex');
}
function digestOfSources(sources) {
const sorted = [...sources].sort(([one], [other]) => (one < other ? -1 : 1));
return (0,node_crypto_0_.createHash)('sha256').update(JSON.stringify(sorted)).digest('hex');
}
/***/ }),
/***/ 26417:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D: () => ( SCRIPT_NAMES),
d: () => ( SCRIPTS)
});
const ENCRYPTION = 'require-encrypted-volumes';
const REGIONS = 'allowed-regions';
const THE_VPC = 'module.vpc.aws_vpc.this';
const WRONG_REGION = failed(`${THE_VPC}: region eu-west-9 is not allowed`);
const NOT_ENCRYPTED = failed('aws_ebs_volume.data: attribute "encrypted" is not true');
const THE_VOLUME = {
resources: [{ address: 'aws_ebs_volume.data', file: 'volumes.tf', line: 15 }],
};
const VOLUME_FAILS = {
name: ENCRYPTION,
level: 'mandatory',
...NOT_ENCRYPTED,
...THE_VOLUME,
};
const OVER_BUDGET = { name: 'cost-guard', status: 'failed', message: 'Over budget.' };
const CHANGES = { additions: 2, changes: 1, destructions: 0 };
const COST = { prior: '100.00', proposed: '126.40', delta: '26.40', resources: 3 };
const SCRIPTS = {
plain: {},
'none-found': { policyChecks: [], policySets: [], terraformPolicySets: [] },
'pre-plan-task': {
prePlanTasks: [{ name: 'naming-guard', message: 'All names are in order.' }],
},
'pre-plan-task-failed': {
prePlanTasks: [
{ name: 'naming-guard', status: 'failed', message: 'The name "tmp" is not allowed.' },
],
},
'policy-check-passed': policyCheck({ name: ENCRYPTION, level: 'hard-mandatory' }, { name: REGIONS, level: 'soft-mandatory' }),
'policy-check-advisory': policyCheck({ name: ENCRYPTION, level: 'hard-mandatory' }, { name: REGIONS, level: 'advisory', ...WRONG_REGION }),
'policy-check-soft-failed': policyCheck({ name: ENCRYPTION, level: 'hard-mandatory' }, { name: REGIONS, level: 'soft-mandatory', ...WRONG_REGION }),
'policy-check-hard-failed': policyCheck({ name: ENCRYPTION, level: 'hard-mandatory', ...NOT_ENCRYPTED }, { name: REGIONS, level: 'soft-mandatory' }),
'policy-check-errored': {
policyChecks: [{ policies: [{ name: ENCRYPTION, level: 'hard-mandatory' }], errored: true }],
},
'evaluation-passed': policySet({ name: ENCRYPTION, level: 'mandatory' }, { name: REGIONS, level: 'advisory' }),
'evaluation-failed': policySet({ name: ENCRYPTION, level: 'mandatory', ...NOT_ENCRYPTED }, { name: REGIONS, level: 'advisory' }),
'evaluation-advisory': policySet({ name: ENCRYPTION, level: 'mandatory' }, { name: REGIONS, level: 'advisory', ...WRONG_REGION, resources: [{ address: THE_VPC }] }),
'evaluation-errored': policySet({
name: ENCRYPTION,
level: 'mandatory',
status: 'errored',
messages: ['the query has no value'],
}),
'evaluation-stuck': {
postPlanTasks: [OVER_BUDGET],
...policySet({ name: ENCRYPTION, level: 'mandatory' }),
evaluationStuck: true,
},
'evaluation-never-started': {
...policySet({ name: ENCRYPTION, level: 'mandatory' }),
evaluationStuck: true,
},
'awaiting-override': {
policySets: [
{
name: 'guardrails',
overridable: true,
policies: [{ name: REGIONS, level: 'mandatory', ...WRONG_REGION }],
},
],
},
both: {
...policySet({ name: REGIONS, level: 'mandatory' }),
...policyCheck({ name: ENCRYPTION, level: 'hard-mandatory' }),
},
'both-with-cost-estimate': {
...policySet({ name: REGIONS, level: 'mandatory' }),
...policyCheck({ name: ENCRYPTION, level: 'hard-mandatory' }),
costEstimate: COST,
},
'cost-estimate': { costEstimate: COST },
'cost-estimate-errored': { costEstimate: { status: 'errored' } },
'run-task-passed': { postPlanTasks: [{ name: 'cost-guard', message: 'Within budget.' }] },
'run-task-failed': {
postPlanTasks: [{ ...OVER_BUDGET, url: 'https://cost-guard.example/runs/1' }],
},
'run-task-advisory': { postPlanTasks: [{ ...OVER_BUDGET, level: 'advisory' }] },
'tf-policy-passed': terraformPolicy({ name: ENCRYPTION, level: 'mandatory' }),
'tf-policy': terraformPolicy(VOLUME_FAILS),
'tf-policy-awaiting-override': terraformPolicy({
...VOLUME_FAILS,
level: 'mandatory-overridable',
}),
'tf-policy-unknown': terraformPolicy({ ...VOLUME_FAILS, status: 'unknown' }),
'tf-policy-unknown-fails': terraformPolicy({
...VOLUME_FAILS,
status: 'unknown',
atApply: 'failed',
}),
'plan-errored': {
plan: {
diagnostics: [
{
summary: 'Reference to undeclared resource',
detail: 'A managed resource "aws_vpc" "main" has not been declared in the root module.',
file: 'main.tf',
line: 12,
},
],
},
...policyCheck({ name: ENCRYPTION, level: 'hard-mandatory' }),
...policySet({ name: REGIONS, level: 'mandatory' }),
},
'version-errored': { versionError: 'the configuration files could not be processed' },
'slow-processing': { processingMs: 3000 },
'canceled-by-someone': { interruption: { at: 'planning', action: 'cancel' } },
discarded: {
interruption: { at: 'policy_override', action: 'discard' },
...policyCheck({ name: REGIONS, level: 'soft-mandatory', ...WRONG_REGION }),
plan: CHANGES,
},
'discarded-while-pending': { interruption: { at: 'pending', action: 'discard' } },
'force-canceled-by-someone': { interruption: { at: 'planning', action: 'force-cancel' } },
'cancel-ignored': { cancelMs: null, stuckIn: 'planning' },
'statuses-skipped': {
skip: ['pending', 'plan_queued', 'planned', 'post_plan_running', 'post_plan_completed'],
...policySet({ name: REGIONS, level: 'mandatory' }),
},
'save-plan': { plan: CHANGES, ...policySet({ name: REGIONS, level: 'mandatory' }) },
'save-plan-failed': {
plan: CHANGES,
...policySet({ name: ENCRYPTION, level: 'mandatory', ...NOT_ENCRYPTED }),
},
'stuck-pending': { stuckIn: 'pending' },
'stuck-post-plan': {
stuckIn: 'post_plan_running',
...policySet({ name: ENCRYPTION, level: 'mandatory' }),
},
'long-queue': { queuePosition: 7 },
downgraded: {
...policySet({ name: REGIONS, level: 'advisory' }),
runEvents: [
{
action: 'changed_policy_enforcements',
description: 'A mandatory policy was run as advisory: the plan allows one mandatory set.',
},
],
},
'unknown-run-status': { disguise: { planned_and_finished: 'planned_and_archived' } },
'unknown-level': {
...policySet({ name: ENCRYPTION, level: 'mandatory', ...NOT_ENCRYPTED }),
disguise: { mandatory: 'imperative' },
},
};
function failed(message) {
return { status: 'failed', messages: [message] };
}
function policyCheck(...policies) {
return { policyChecks: [{ policies }] };
}
function policySet(...policies) {
return { policySets: [{ name: 'guardrails', policies }] };
}
function terraformPolicy(...policies) {
return { terraformPolicySets: [{ name: 'terraform-rules', policies }] };
}
const SCRIPT_NAMES = Object.keys(SCRIPTS);
/***/ }),
/***/ 88712:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
kG: () => ( customEntries),
XC: () => ( ingressSchema),
UU: () => ( seed_name),
WV: () => ( pushSchema),
readSeed: () => ( readSeed),
o1: () => ( resolveScript),
KI: () => ( scriptReferenceSchema),
md: () => ( seedWorkspaceSchema)
});
var courses = __webpack_require__(84995);
var load_policies = __webpack_require__(50975);
var dist = __webpack_require__(77934);
var model_status = __webpack_require__(62373);
var policy_set = __webpack_require__(99334);
;// CONCATENATED MODULE: ./build/src/service/script.js
const duration = dist.FsL(dist.aig(), dist.Wwf(0));
const script_text = dist.YjP();
const amount = dist.FsL(dist.aig(), dist.ndf(), dist.Wwf(0));
const scriptedPolicySchema = dist.rej({
name: script_text,
level: dist.KIO(policy_set.h),
status: dist.lqM(dist.KIO(['passed', 'failed', 'errored']), 'passed'),
messages: dist.lqM(dist.YOg(script_text), []),
description: dist.lqM(script_text),
resources: dist.lqM(dist.YOg(dist.rej({ address: script_text, file: dist.lqM(script_text), line: dist.lqM(amount) })), []),
});
const terraformPolicySchema = dist.rej({
...scriptedPolicySchema.entries,
status: dist.lqM(dist.KIO(['passed', 'failed', 'errored', 'unknown']), 'passed'),
atApply: dist.lqM(dist.KIO(['passed', 'failed', 'errored']), 'passed'),
});
const setOf = (policy) => dist.rej({
name: script_text,
description: dist.lqM(script_text),
overridable: dist.lqM(dist.zMY(), false),
error: dist.lqM(script_text),
policies: dist.YOg(policy),
});
const scriptedSetSchema = setOf(scriptedPolicySchema);
const terraformPolicySetSchema = setOf(terraformPolicySchema);
const runTaskSchema = dist.rej({
name: script_text,
level: dist.lqM(dist.KIO(['advisory', 'mandatory']), 'mandatory'),
status: dist.lqM(dist.KIO(['passed', 'failed', 'errored']), 'passed'),
message: dist.lqM(script_text, ''),
url: dist.lqM(script_text),
});
const diagnosticSchema = dist.rej({
severity: dist.lqM(dist.KIO(['error', 'warning']), 'error'),
summary: script_text,
detail: dist.lqM(script_text, ''),
address: dist.lqM(script_text),
file: dist.lqM(script_text),
line: dist.lqM(amount),
});
const runStatus = dist.KIO((0,model_status.o7)(model_status.oq));
const scriptSchema = dist.rej({
durationMs: dist.lqM(duration),
timings: dist.lqM(dist.g1P(runStatus, duration)),
processingMs: dist.lqM(duration),
cancelMs: dist.lqM(dist.mee(duration)),
skip: dist.lqM(dist.YOg(runStatus)),
queuePosition: dist.lqM(amount),
stuckIn: dist.lqM(runStatus),
interruption: dist.lqM(dist.rej({
at: runStatus,
action: dist.KIO(['cancel', 'discard', 'force-cancel']),
})),
versionError: dist.lqM(script_text),
plan: dist.lqM(dist.rej({
additions: dist.lqM(amount, 0),
changes: dist.lqM(amount, 0),
destructions: dist.lqM(amount, 0),
diagnostics: dist.lqM(dist.YOg(diagnosticSchema), []),
})),
prePlanTasks: dist.lqM(dist.YOg(runTaskSchema)),
postPlanTasks: dist.lqM(dist.YOg(runTaskSchema)),
preApplyTasks: dist.lqM(dist.YOg(runTaskSchema)),
postApplyTasks: dist.lqM(dist.YOg(runTaskSchema)),
costEstimate: dist.lqM(dist.rej({
status: dist.lqM(dist.KIO(['finished', 'errored', 'skipped_due_to_targeting']), 'finished'),
prior: dist.lqM(script_text, '0.0'),
proposed: dist.lqM(script_text, '0.0'),
delta: dist.lqM(script_text, '0.0'),
resources: dist.lqM(amount, 0),
})),
policyChecks: dist.lqM(dist.YOg(dist.rej({
scope: dist.lqM(dist.KIO(['organization', 'workspace']), 'organization'),
policies: dist.YOg(scriptedPolicySchema),
errored: dist.lqM(dist.zMY(), false),
}))),
policySets: dist.lqM(dist.YOg(scriptedSetSchema)),
policyKind: dist.lqM(dist.KIO(['opa', 'sentinel'])),
evaluationStuck: dist.lqM(dist.zMY()),
planOnlyFailure: dist.lqM(dist.euz('planned_and_finished')),
terraformPolicySets: dist.lqM(dist.YOg(terraformPolicySetSchema)),
runEvents: dist.lqM(dist.YOg(dist.rej({ action: script_text, description: script_text }))),
disguise: dist.lqM(dist.g1P(script_text, script_text)),
});
function toScript(input) {
return dist.qgA(scriptSchema, input);
}
var scripts = __webpack_require__(26417);
var team_workspace = __webpack_require__(99114);
;// CONCATENATED MODULE: ./build/src/service/seed.js
const seed_name = dist.FsL(dist.YjP(), dist.yGV(/^[\w-]{1,90}$/, 'must be 1 to 90 letters, digits, - and _'));
const id = dist.FsL(dist.YjP(), dist.yGV(/^[\w-]{1,64}$/, 'must be letters, digits, - and _'));
const flag = (otherwise) => dist.lqM(dist.zMY(), otherwise);
const words = dist.lqM(dist.YOg(dist.YjP()), []);
const scriptReferenceSchema = dist.KCZ([
dist.KIO(scripts.D),
dist.rej({ name: dist.KIO(scripts.D), ...scriptSchema.entries }),
scriptSchema,
]);
function resolveScript(reference, durationMs) {
if (typeof reference === 'string')
return toScript({ durationMs, ...scripts.d[reference] });
if (!('name' in reference))
return toScript({ durationMs, ...reference });
const { name, ...changes } = reference;
return toScript({ durationMs, ...scripts.d[name], ...changes });
}
const teamSchema = dist.rej({
id: dist.lqM(id),
name: seed_name,
visibility: dist.lqM(dist.KIO(['secret', 'organization']), 'organization'),
owners: flag(false),
members: words,
permissions: dist.lqM(dist.rej({
readWorkspaces: flag(false),
manageWorkspaces: flag(false),
managePolicyOverrides: flag(false),
manageAgentPools: flag(false),
}), {}),
});
const customEntries = {
runs: dist.lqM(dist.KIO(team_workspace.ky.runs)),
variables: dist.lqM(dist.KIO(team_workspace.ky.variables)),
'state-versions': dist.lqM(dist.KIO(team_workspace.ky['state-versions'])),
'engine-mocks': dist.lqM(dist.KIO(team_workspace.ky['engine-mocks'])),
'workspace-locking': dist.lqM(dist.zMY()),
'run-tasks': dist.lqM(dist.zMY()),
'policy-overrides': dist.lqM(dist.zMY()),
};
const accessSchema = dist.rej({
team: seed_name,
access: dist.KIO(team_workspace.FF),
...customEntries,
});
const seed_text = dist.YjP();
const ingressSchema = dist.rej({
branch: dist.lqM(seed_text, 'main'),
'clone-url': dist.lqM(seed_text, 'https://git.example/acme/infra.git'),
'commit-message': dist.lqM(seed_text, 'Add a network'),
'commit-sha': dist.lqM(seed_text, '6f1cb40a3c9de1b5a80a3ae3ef12a0b9c6d41f77'),
'commit-url': dist.lqM(seed_text, 'https://git.example/acme/infra/commit/6f1cb40'),
'compare-url': dist.lqM(seed_text, 'https://git.example/acme/infra/compare/5d0f2aa...6f1cb40'),
identifier: dist.lqM(seed_text, 'acme/infra'),
'is-pull-request': flag(false),
'on-default-branch': flag(true),
'pull-request-number': dist.lqM(dist.mee(dist.FsL(dist.aig(), dist.ndf())), null),
'pull-request-url': dist.lqM(dist.mee(seed_text), null),
'pull-request-title': dist.lqM(dist.mee(seed_text), null),
'pull-request-body': dist.lqM(dist.mee(seed_text), null),
tag: dist.lqM(dist.mee(seed_text), null),
'sender-username': dist.lqM(seed_text, 'octavia'),
'sender-avatar-url': dist.lqM(seed_text, 'https://git.example/octavia.png'),
'sender-html-url': dist.lqM(seed_text, 'https://git.example/octavia'),
});
const versionSchema = dist.rej({
id: dist.lqM(id),
source: dist.lqM(seed_text),
status: dist.lqM(dist.KIO((0,model_status.o7)(model_status.gw)), 'uploaded'),
speculative: flag(false),
provisional: flag(false),
files: dist.lqM(dist.g1P(dist.YjP(), dist.YjP()), {}),
errorMessage: dist.lqM(seed_text),
ingress: dist.lqM(ingressSchema),
run: dist.lqM(dist.rej({
id: dist.lqM(id),
message: dist.lqM(seed_text, 'Queued by the seed'),
planOnly: dist.lqM(dist.zMY()),
savePlan: flag(false),
plan: dist.lqM(seed_text),
script: dist.lqM(scriptReferenceSchema, 'plain'),
})),
});
const pushSchema = dist.rej({
workspace: dist.YjP(),
ingress: ingressSchema,
files: dist.lqM(dist.g1P(dist.YjP(), dist.YjP()), {}),
message: dist.lqM(seed_text, 'Triggered via version control'),
script: dist.lqM(scriptReferenceSchema),
});
const projectName = dist.FsL(seed_text, dist.yGV(/^[A-Za-z0-9_-][A-Za-z0-9_ -]{0,89}$/, 'must be 1 to 90 letters, digits, spaces, - and _'));
const seedWorkspaceSchema = dist.rej({
id: dist.lqM(id),
name: seed_name,
project: dist.lqM(projectName, 'default'),
workingDirectory: dist.lqM(dist.mee(seed_text), null),
executionMode: dist.lqM(dist.KIO(['remote', 'local', 'agent']), 'remote'),
locked: flag(false),
autoApply: flag(false),
speculativeEnabled: flag(true),
terraformVersion: dist.lqM(seed_text, '1.11.4'),
tags: words,
triggerPatterns: words,
triggerPrefixes: words,
vcsRepository: dist.lqM(dist.mee(seed_text), null),
variables: dist.lqM(dist.g1P(dist.YjP(), dist.L5J()), {}),
state: dist.lqM(dist.g1P(dist.YjP(), dist.g1P(dist.YjP(), dist.L5J())), {}),
access: dist.lqM(dist.YOg(accessSchema), []),
plan: dist.lqM(seed_text),
script: dist.lqM(scriptReferenceSchema, 'plain'),
versions: dist.lqM(dist.YOg(versionSchema), []),
});
const policySetSchema = dist.rej({
name: seed_text,
directory: dist.lqM(seed_text),
system: dist.lqM(dist.KIO(load_policies.Ug), 'policy-evaluation'),
overridable: flag(false),
description: dist.lqM(seed_text),
only: dist.lqM(dist.YOg(seed_text)),
levels: dist.lqM(dist.g1P(dist.YjP(), dist.KIO(policy_set.h))),
workspaces: words,
});
const organizationSchema = dist.rej({
name: seed_name,
teams: dist.lqM(dist.YOg(teamSchema), []),
agentPools: dist.lqM(dist.YOg(dist.rej({
id: dist.lqM(id),
name: seed_name,
tokens: dist.lqM(dist.YOg(dist.rej({ description: seed_text })), []),
})), []),
workspaces: dist.lqM(dist.YOg(seedWorkspaceSchema), []),
policySets: dist.lqM(dist.YOg(policySetSchema), []),
});
const tokenSchema = dist.rej({
kind: dist.KIO(['user', 'team', 'organization', 'owners', 'agent']),
organization: dist.lqM(seed_name),
of: dist.lqM(seed_text),
secret: dist.FsL(dist.YjP(), dist.BpQ(16, 'must have at least 16 characters'), dist.yGV(/^[\x21-\x7e]*$/, 'must have letters, digits and signs only, as tokens have')),
description: dist.lqM(seed_text, ''),
});
const coursesSchema = dist.rej({
'overridden-plan-only-run': dist.lqM(dist.KIO(courses.Xt['overridden-plan-only-run'])),
'failed-evaluation': dist.lqM(dist.KIO(courses.Xt['failed-evaluation'])),
'overridden-stage': dist.lqM(dist.KIO(courses.Xt['overridden-stage'])),
'overridden-saved-plan': dist.lqM(dist.KIO(courses.Xt['overridden-saved-plan'])),
'final-evaluation': dist.lqM(dist.KIO(courses.Xt['final-evaluation'])),
'broken-check': dist.lqM(dist.KIO(courses.Xt['broken-check'])),
'failed-task': dist.lqM(dist.KIO(courses.Xt['failed-task'])),
});
const seedSchema = dist.rej({
$schema: dist.lqM(seed_text),
users: dist.lqM(dist.YOg(dist.rej({ username: seed_name, email: dist.lqM(seed_text) })), []),
organizations: dist.FsL(dist.YOg(organizationSchema), dist.BpQ(1)),
tokens: dist.lqM(dist.YOg(tokenSchema), []),
courses: dist.lqM(coursesSchema, {}),
});
function readSeed(seed) {
const parsed = dist.xLC(seedSchema, seed);
const problems = parsed.success
? findDangling(parsed.output)
: parsed.issues.map((issue) => {
const path = (issue.path ?? []).map(({ key }) => String(key)).join('.');
return `${path === '' ? '(the whole file)' : path}: ${sayRemedy(issue)}`;
});
if (problems.length > 0 || !parsed.success) {
const count = problems.length === 1 ? 'one problem' : `${String(problems.length)} problems`;
throw new Error(`The seed cannot be used: ${count}.\n${problems.map((line) => `  ${line}`).join('\n')}`);
}
return parsed.output;
}
function sayRemedy({ type, expected, received, message }) {
if (expected === 'never') {
return 'is no field of a seed here. Take it out, or spell it as docs/seed.md does.';
}
if (received === 'undefined')
return 'is missing. Add it; docs/seed.md says what it takes.';
if (!message.startsWith('Invalid'))
return `${message}, and is ${received}.`;
return `must be ${sayExpected(type, expected)}, not ${received}.`;
}
function sayExpected(type, expected) {
if (type === 'union')
return 'the name of a script, or an object with its fields (docs/seed.md)';
const words = (expected ?? 'something else').replace(/^\((.*)\)$/, '$1').split(' | ');
const kinds = { Object: 'an object', Array: 'a list' };
return words.map((word) => kinds[word] ?? word).join(' or ');
}
function findDangling({ users, organizations, tokens }) {
const people = users.map(({ username }) => username);
const named = [];
const namesOf = (all = []) => all.map((one) => one.name);
for (const [at, { teams, workspaces, policySets }] of organizations.entries()) {
const path = `organizations.${String(at)}`;
for (const { name, members } of teams) {
const why = (member) => `${path}.teams: ${name} has a member ${member} who is no user here`;
for (const member of members)
named.push([member, people, why(member)]);
}
for (const { name, access } of workspaces) {
const why = (team) => `${path}.workspaces: ${name} names no team ${team}`;
for (const { team } of access)
named.push([team, namesOf(teams), why(team)]);
}
for (const { name, workspaces: of } of policySets) {
const why = (workspace) => `${path}.policySets: ${name} names no workspace ${workspace}`;
for (const workspace of of)
named.push([workspace, namesOf(workspaces), why(workspace)]);
}
}
for (const [at, { kind, of, organization: owner }] of tokens.entries()) {
const path = `tokens.${String(at)}`;
const organization = organizations.find(({ name }) => name === owner);
if (kind === 'user')
named.push([of, people, `${path}.of: names no user of this seed`]);
else if (organization === undefined) {
named.push([owner, [], `${path}.organization: names no organization of this seed`]);
}
else if (kind === 'team') {
named.push([of, namesOf(organization.teams), `${path}.of: names no team`]);
}
else if (kind === 'agent') {
named.push([of, namesOf(organization.agentPools), `${path}.of: names no agent pool`]);
}
}
return named.flatMap(([name, known, problem]) => (known.includes(name ?? '') ? [] : [problem]));
}
/***/ })
};
