export const id = 4120;
export const ids = [4120];
export const modules = {
/***/ 99334:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D: () => ( readDeclaredPolicies),
h: () => ( POLICY_LEVELS)
});
var _configuration_syntax_parse_hcl_js_0_ = __webpack_require__(50351);
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
const parsed = (0,_configuration_syntax_parse_hcl_js_0_ .z)(text);
const names = new Set();
for (const { message, range } of parsed.problems) {
problems.push(`policies.hcl line ${String(range.startLine)}: ${message}`);
}
return parsed.body.blocks.flatMap((block) => {
const name = block.labels[0] ?? '';
const valueOf = (attribute) => {
const argument = block.body.attributes.find((candidate) => candidate.name === attribute);
return argument && ((0,_configuration_literal_js_1_ .ww)(argument.value).value ?? null);
};
const textOf = (attribute) => {
const value = valueOf(attribute);
return typeof value === 'string' ? value : undefined;
};
const query = textOf('query');
const level = POLICY_LEVELS.find((known) => known === textOf('enforcement_level'));
const where = `policies.hcl line ${String(block.range.startLine)}`;
if (block.type !== 'policy' || name === '') {
problems.push(`${where}: only blocks of the form policy "name" { … } are known`);
}
const attributes = block.body.attributes.map((attribute) => attribute.name);
const repeated = attributes.find((attribute, index) => attributes.indexOf(attribute) !== index);
if (repeated !== undefined)
problems.push(`${where}: policy "${name}" has ${repeated} twice. Keep one.`);
if (query === undefined)
problems.push(`${where}: policy "${name}" has no query`);
if (level === undefined) {
problems.push(`${where}: policy "${name}" has no enforcement_level, or none of ${POLICY_LEVELS.join(', ')}`);
}
if (names.has(name))
problems.push(`${where}: policy "${name}" is there twice. Rename one.`);
names.add(name);
if (query === undefined || level === undefined)
return [];
const line = block.range.startLine;
const description = textOf('description') ?? '';
const [approvers, count] = [valueOf('approvers'), valueOf('approvals')];
const written = approvers === undefined && count === undefined ? undefined : { approvers, count };
return [{ name, query, level, description, line, ...(written && { written }) }];
});
}
/***/ }),
/***/ 26417:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
DF: () => ( SCRIPT_NAMES),
Ug: () => ( POLICY_SYSTEMS),
bQ: () => ( toScript),
dL: () => ( SCRIPTS),
dk: () => ( scriptSchema),
jy: () => ( scriptedResults)
});
var _client_wire_schema_js_2_ = __webpack_require__(77934);
var _model_status_js_0_ = __webpack_require__(62373);
var _rego_policy_set_js_1_ = __webpack_require__(99334);
const duration = _client_wire_schema_js_2_ .FsL(_client_wire_schema_js_2_ .aig(), _client_wire_schema_js_2_ .Wwf(0));
const text = _client_wire_schema_js_2_ .YjP();
const amount = _client_wire_schema_js_2_ .FsL(_client_wire_schema_js_2_ .aig(), _client_wire_schema_js_2_ .ndf(), _client_wire_schema_js_2_ .Wwf(0));
const scriptedPolicySchema = _client_wire_schema_js_2_ .rej({
name: text,
level: _client_wire_schema_js_2_ .KIO(_rego_policy_set_js_1_ .h),
status: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .KIO(['passed', 'failed', 'errored']), 'passed'),
messages: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .YOg(text), []),
description: _client_wire_schema_js_2_ .lqM(text),
resources: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .YOg(_client_wire_schema_js_2_ .rej({ address: text, file: _client_wire_schema_js_2_ .lqM(text), line: _client_wire_schema_js_2_ .lqM(amount) })), []),
});
const terraformPolicySchema = _client_wire_schema_js_2_ .rej({
...scriptedPolicySchema.entries,
stage: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .KIO(['Init', 'Plan']), 'Plan'),
status: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .KIO(['passed', 'failed', 'errored', 'unknown']), 'passed'),
atApply: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .KIO(['passed', 'failed', 'errored']), 'passed'),
});
const policySetSchema = (policy) => _client_wire_schema_js_2_ .rej({
name: text,
description: _client_wire_schema_js_2_ .lqM(text),
overridable: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .zMY(), false),
error: _client_wire_schema_js_2_ .lqM(text),
policies: _client_wire_schema_js_2_ .YOg(policy),
});
const scriptedSetSchema = policySetSchema(scriptedPolicySchema);
const terraformPolicySetSchema = policySetSchema(terraformPolicySchema);
const runTaskSchema = _client_wire_schema_js_2_ .rej({
name: text,
level: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .KIO(['advisory', 'mandatory']), 'mandatory'),
status: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .KIO(['passed', 'failed', 'errored']), 'passed'),
message: _client_wire_schema_js_2_ .lqM(text, ''),
url: _client_wire_schema_js_2_ .lqM(text),
outcomes: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .YOg(_client_wire_schema_js_2_ .rej({
title: text,
status: _client_wire_schema_js_2_ .lqM(text),
body: _client_wire_schema_js_2_ .lqM(text),
url: _client_wire_schema_js_2_ .lqM(text),
})), []),
});
const diagnosticSchema = _client_wire_schema_js_2_ .rej({
severity: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .KIO(['error', 'warning']), 'error'),
summary: text,
detail: _client_wire_schema_js_2_ .lqM(text, ''),
address: _client_wire_schema_js_2_ .lqM(text),
file: _client_wire_schema_js_2_ .lqM(text),
line: _client_wire_schema_js_2_ .lqM(amount),
});
const runStatus = _client_wire_schema_js_2_ .KIO((0,_model_status_js_0_ .o7)(_model_status_js_0_ .LV));
const scriptSchema = _client_wire_schema_js_2_ .rej({
durationMs: _client_wire_schema_js_2_ .lqM(duration),
timings: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .g1P(runStatus, duration)),
processingMs: _client_wire_schema_js_2_ .lqM(duration),
cancelMs: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .mee(duration)),
skip: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .YOg(runStatus)),
queuePosition: _client_wire_schema_js_2_ .lqM(amount),
stuckIn: _client_wire_schema_js_2_ .lqM(runStatus),
interruption: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .rej({
at: runStatus,
action: _client_wire_schema_js_2_ .KIO(['cancel', 'discard', 'force-cancel']),
})),
versionError: _client_wire_schema_js_2_ .lqM(text),
plan: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .rej({
additions: _client_wire_schema_js_2_ .lqM(amount, 0),
changes: _client_wire_schema_js_2_ .lqM(amount, 0),
destructions: _client_wire_schema_js_2_ .lqM(amount, 0),
diagnostics: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .YOg(diagnosticSchema), []),
})),
prePlanTasks: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .YOg(runTaskSchema)),
postPlanTasks: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .YOg(runTaskSchema)),
preApplyTasks: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .YOg(runTaskSchema)),
postApplyTasks: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .YOg(runTaskSchema)),
costEstimate: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .rej({
status: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .KIO(['finished', 'errored', 'skipped_due_to_targeting']), 'finished'),
prior: _client_wire_schema_js_2_ .lqM(text, '0.0'),
proposed: _client_wire_schema_js_2_ .lqM(text, '0.0'),
delta: _client_wire_schema_js_2_ .lqM(text, '0.0'),
resources: _client_wire_schema_js_2_ .lqM(amount, 0),
})),
policyChecks: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .YOg(_client_wire_schema_js_2_ .rej({
scope: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .KIO(['organization', 'workspace']), 'organization'),
policies: _client_wire_schema_js_2_ .YOg(scriptedPolicySchema),
errored: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .zMY(), false),
}))),
policySets: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .YOg(scriptedSetSchema)),
policyKind: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .KIO(['opa', 'sentinel'])),
evaluationStuck: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .zMY()),
terraformPolicySets: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .YOg(terraformPolicySetSchema)),
terraformPolicyError: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .rej({
stage: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .KIO(['Init', 'Plan']), 'Plan'),
type: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .KIO(['setup_error', 'incompatible_agent_version']), 'setup_error'),
summary: text,
detail: _client_wire_schema_js_2_ .lqM(text, ''),
})),
runEvents: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .YOg(_client_wire_schema_js_2_ .rej({ action: text, description: text }))),
disguise: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .g1P(text, text)),
});
const POLICY_SYSTEMS = ['policy-check', 'policy-evaluation', 'terraform-policy'];
function scriptedResults(script) {
return {
'policy-check': script.policyChecks,
'policy-evaluation': script.policySets,
'terraform-policy': script.terraformPolicySets,
};
}
const NOT_JUDGED = {
policyChecks: [],
policySets: [],
terraformPolicySets: [],
};
function toScript(input) {
return _client_wire_schema_js_2_ .qgA(scriptSchema, input);
}
const ofLevel = (level) => (name, more = {}) => ({
name,
level,
...more,
});
const advisory = ofLevel('advisory');
const soft = ofLevel('soft-mandatory');
const hard = ofLevel('hard-mandatory');
const mandatory = ofLevel('mandatory');
function policyCheck(...policies) {
return { policyChecks: [{ policies }] };
}
function policySet(...policies) {
return { policySets: [{ name: 'guardrails', policies }] };
}
function tfPolicySet(...policies) {
return { terraformPolicySets: [{ name: 'terraform-rules', policies }] };
}
function failedWith(message) {
return { status: 'failed', messages: [message] };
}
const ENCRYPTION = 'require-encrypted-volumes';
const REGIONS = 'allowed-regions';
const THE_VPC = 'module.vpc.aws_vpc.this';
const WRONG_REGION = failedWith(`${THE_VPC}: region eu-west-9 is not allowed`);
const NOT_ENCRYPTED = failedWith('aws_ebs_volume.data: attribute "encrypted" is not true');
const THE_VOLUME = { address: 'aws_ebs_volume.data', file: 'volumes.tf', line: 15 };
const VOLUME_FAILS = mandatory(ENCRYPTION, { ...NOT_ENCRYPTED, resources: [THE_VOLUME] });
const AT_INIT = { name: 'pinned-modules', level: 'mandatory', stage: 'Init' };
const MODULE_FAILS = {
...AT_INIT,
...failedWith('module.vpc: the version of the module is not pinned'),
resources: [{ address: 'module.vpc', file: 'network.tf', line: 3 }],
};
const NO_ENGINE = {
type: 'incompatible_agent_version',
summary: 'The agent cannot evaluate Terraform policy',
detail: 'Agents of version 1.29.0 and newer can.',
};
const OVER_BUDGET = { name: 'cost-guard', status: 'failed', message: 'Over budget.' };
const NEVER_EVALUATED = { ...policySet(mandatory(ENCRYPTION)), evaluationStuck: true };
const CHECKED_AND_EVALUATED = {
...policySet(mandatory(REGIONS)),
...policyCheck(hard(ENCRYPTION)),
};
const CHANGES = { additions: 2, changes: 1, destructions: 0 };
const COST = { prior: '100.00', proposed: '126.40', delta: '26.40', resources: 3 };
const SCRIPTS = {
plain: {},
'none-found': NOT_JUDGED,
'pre-plan-task': {
prePlanTasks: [{ name: 'naming-guard', message: 'All names are in order.' }],
},
'pre-plan-task-failed': {
prePlanTasks: [
{ name: 'naming-guard', status: 'failed', message: 'The name "tmp" is not allowed.' },
],
},
'policy-check-passed': policyCheck(hard(ENCRYPTION), soft(REGIONS)),
'policy-check-advisory': policyCheck(hard(ENCRYPTION), advisory(REGIONS, WRONG_REGION)),
'policy-check-soft-failed': policyCheck(hard(ENCRYPTION), soft(REGIONS, WRONG_REGION)),
'policy-check-hard-failed': policyCheck(hard(ENCRYPTION, NOT_ENCRYPTED), soft(REGIONS)),
'policy-check-errored': { policyChecks: [{ policies: [hard(ENCRYPTION)], errored: true }] },
'evaluation-passed': policySet(mandatory(ENCRYPTION), advisory(REGIONS)),
'evaluation-failed': policySet(mandatory(ENCRYPTION, NOT_ENCRYPTED), advisory(REGIONS)),
'evaluation-advisory': policySet(mandatory(ENCRYPTION), advisory(REGIONS, { ...WRONG_REGION, resources: [{ address: THE_VPC }] })),
'evaluation-errored': policySet(mandatory(ENCRYPTION, { status: 'errored', messages: ['the query has no value'] })),
'evaluation-stuck': { ...NEVER_EVALUATED, postPlanTasks: [OVER_BUDGET] },
'evaluation-never-started': NEVER_EVALUATED,
'awaiting-override': {
policySets: [
{ name: 'guardrails', overridable: true, policies: [mandatory(REGIONS, WRONG_REGION)] },
],
},
both: CHECKED_AND_EVALUATED,
'both-with-cost-estimate': { ...CHECKED_AND_EVALUATED, costEstimate: COST },
'cost-estimate': { costEstimate: COST },
'cost-estimate-errored': { costEstimate: { status: 'errored' } },
'run-task-passed': { postPlanTasks: [{ name: 'cost-guard', message: 'Within budget.' }] },
'run-task-failed': {
postPlanTasks: [
{
...OVER_BUDGET,
url: 'https://cost-guard.example/runs/1',
outcomes: [
{
title: 'aws_instance.web costs 412.00 a month',
status: 'Denied',
body: 'The budget of this team is **300.00**. Take `t3.medium`.',
url: 'https://cost-guard.example/runs/1/web',
},
],
},
],
},
'run-task-advisory': { postPlanTasks: [{ ...OVER_BUDGET, level: 'advisory' }] },
'tf-policy-passed': tfPolicySet(mandatory(ENCRYPTION)),
'tf-policy': tfPolicySet(VOLUME_FAILS),
'tf-policy-awaiting-override': tfPolicySet({ ...VOLUME_FAILS, level: 'mandatory-overridable' }),
'tf-policy-unknown': tfPolicySet({ ...VOLUME_FAILS, status: 'unknown' }),
'tf-policy-unknown-fails': tfPolicySet({
...VOLUME_FAILS,
status: 'unknown',
atApply: 'failed',
}),
'tf-policy-init-passed': tfPolicySet(AT_INIT, mandatory(ENCRYPTION)),
'tf-policy-init': tfPolicySet(MODULE_FAILS, mandatory(ENCRYPTION)),
'tf-policy-init-advisory': tfPolicySet({ ...MODULE_FAILS, level: 'advisory' }),
'tf-policy-init-awaiting-override': tfPolicySet({ ...MODULE_FAILS, level: 'mandatory-overridable' }, mandatory(ENCRYPTION)),
'tf-policy-error': {
...tfPolicySet(mandatory(ENCRYPTION)),
terraformPolicyError: NO_ENGINE,
},
'tf-policy-init-error': {
...tfPolicySet(AT_INIT),
terraformPolicyError: { ...NO_ENGINE, stage: 'Init' },
},
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
...CHECKED_AND_EVALUATED,
},
'version-errored': { versionError: 'the configuration files could not be processed' },
'slow-processing': { processingMs: 3000 },
'canceled-by-someone': { interruption: { at: 'planning', action: 'cancel' } },
discarded: {
interruption: { at: 'policy_override', action: 'discard' },
...policyCheck(soft(REGIONS, WRONG_REGION)),
plan: CHANGES,
},
'discarded-while-pending': { interruption: { at: 'pending', action: 'discard' } },
'force-canceled-by-someone': { interruption: { at: 'planning', action: 'force-cancel' } },
'cancel-ignored': { cancelMs: null, stuckIn: 'planning' },
'statuses-skipped': {
skip: ['pending', 'plan_queued', 'planned', 'post_plan_running', 'post_plan_completed'],
...policySet(mandatory(REGIONS)),
},
'save-plan': { plan: CHANGES, ...policySet(mandatory(REGIONS)) },
'save-plan-failed': { plan: CHANGES, ...policySet(mandatory(ENCRYPTION, NOT_ENCRYPTED)) },
'stuck-pending': { stuckIn: 'pending' },
'stuck-post-plan': { stuckIn: 'post_plan_running', ...policySet(mandatory(ENCRYPTION)) },
'long-queue': { queuePosition: 7 },
downgraded: {
...policySet(advisory(REGIONS)),
runEvents: [
{
action: 'changed_policy_enforcements',
description: 'A mandatory policy was run as advisory: the plan allows one mandatory set.',
},
],
},
'unknown-run-status': { disguise: { planned_and_finished: 'planned_and_archived' } },
'unknown-level': {
...policySet(mandatory(ENCRYPTION, NOT_ENCRYPTED)),
disguise: { mandatory: 'imperative' },
},
};
const SCRIPT_NAMES = Object.keys(SCRIPTS);
/***/ }),
/***/ 94120:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
FIRST_SEED: () => ( FIRST_SEED),
KI: () => ( scriptReferenceSchema),
KP: () => ( DEFAULT_SEED),
UU: () => ( name),
WV: () => ( pushSchema),
XC: () => ( ingressSchema),
kG: () => ( customEntries),
md: () => ( seedWorkspaceSchema),
o1: () => ( resolveScript),
readSeed: () => ( readSeed)
});
var _model_own_pages_js_7_ = __webpack_require__(37694);
var _courses_js_0_ = __webpack_require__(84995);
var _scripts_js_1_ = __webpack_require__(26417);
var _unusable_js_2_ = __webpack_require__(49998);
var _rego_policy_set_js_3_ = __webpack_require__(99334);
var _client_wire_schema_js_6_ = __webpack_require__(77934);
var _model_status_js_4_ = __webpack_require__(62373);
var _client_wire_team_workspace_js_5_ = __webpack_require__(99114);
const name = _client_wire_schema_js_6_ .FsL(_client_wire_schema_js_6_ .YjP(), _client_wire_schema_js_6_ .yGV(/^[\w-]{1,90}$/, 'must be 1 to 90 letters, digits, - and _'));
const id = _client_wire_schema_js_6_ .FsL(_client_wire_schema_js_6_ .YjP(), _client_wire_schema_js_6_ .yGV(/^[\w-]{1,64}$/, 'must be letters, digits, - and _'));
const flag = (otherwise) => _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .zMY(), otherwise);
const words = _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .YOg(_client_wire_schema_js_6_ .YjP()), []);
const scriptReferenceSchema = _client_wire_schema_js_6_ .KCZ([
_client_wire_schema_js_6_ .KIO(_scripts_js_1_ .DF),
_client_wire_schema_js_6_ .rej({ name: _client_wire_schema_js_6_ .KIO(_scripts_js_1_ .DF), ..._scripts_js_1_ .dk.entries }),
_scripts_js_1_ .dk,
]);
function resolveScript(reference, durationMs) {
if (typeof reference === 'string')
return (0,_scripts_js_1_ .bQ)({ durationMs, ..._scripts_js_1_ .dL[reference] });
if (!('name' in reference))
return (0,_scripts_js_1_ .bQ)({ durationMs, ...reference });
const { name: scriptName, ...changes } = reference;
return (0,_scripts_js_1_ .bQ)({ durationMs, ..._scripts_js_1_ .dL[scriptName], ...changes });
}
const teamSchema = _client_wire_schema_js_6_ .rej({
id: _client_wire_schema_js_6_ .lqM(id),
name,
visibility: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .KIO(['secret', 'organization']), 'organization'),
owners: flag(false),
members: words,
permissions: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .rej({
readWorkspaces: flag(false),
manageWorkspaces: flag(false),
managePolicyOverrides: flag(false),
delegatePolicyOverrides: flag(false),
manageAgentPools: flag(false),
}), {}),
});
const customEntries = {
runs: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .KIO(_client_wire_team_workspace_js_5_ .ky.runs)),
variables: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .KIO(_client_wire_team_workspace_js_5_ .ky.variables)),
'state-versions': _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .KIO(_client_wire_team_workspace_js_5_ .ky['state-versions'])),
'engine-mocks': _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .KIO(_client_wire_team_workspace_js_5_ .ky['engine-mocks'])),
'workspace-locking': _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .zMY()),
'run-tasks': _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .zMY()),
'policy-overrides': _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .zMY()),
};
const accessSchema = _client_wire_schema_js_6_ .rej({
team: name,
access: _client_wire_schema_js_6_ .KIO(_client_wire_team_workspace_js_5_ .FF),
...customEntries,
});
const text = _client_wire_schema_js_6_ .YjP();
const ingressSchema = _client_wire_schema_js_6_ .rej({
branch: _client_wire_schema_js_6_ .lqM(text, 'main'),
'clone-url': _client_wire_schema_js_6_ .lqM(text, 'https://git.example/acme/infra.git'),
'commit-message': _client_wire_schema_js_6_ .lqM(text, 'Add a network'),
'commit-sha': _client_wire_schema_js_6_ .lqM(text, '6f1cb40a3c9de1b5a80a3ae3ef12a0b9c6d41f77'),
'commit-url': _client_wire_schema_js_6_ .lqM(text, 'https://git.example/acme/infra/commit/6f1cb40'),
'compare-url': _client_wire_schema_js_6_ .lqM(text, 'https://git.example/acme/infra/compare/5d0f2aa...6f1cb40'),
identifier: _client_wire_schema_js_6_ .lqM(text, 'acme/infra'),
'is-pull-request': flag(false),
'on-default-branch': flag(true),
'pull-request-number': _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .mee(_client_wire_schema_js_6_ .FsL(_client_wire_schema_js_6_ .aig(), _client_wire_schema_js_6_ .ndf())), null),
'pull-request-url': _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .mee(text), null),
'pull-request-title': _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .mee(text), null),
'pull-request-body': _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .mee(text), null),
tag: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .mee(text), null),
'sender-username': _client_wire_schema_js_6_ .lqM(text, 'octavia'),
'sender-avatar-url': _client_wire_schema_js_6_ .lqM(text, 'https://git.example/octavia.png'),
'sender-html-url': _client_wire_schema_js_6_ .lqM(text, 'https://git.example/octavia'),
});
const versionSchema = _client_wire_schema_js_6_ .rej({
id: _client_wire_schema_js_6_ .lqM(id),
source: _client_wire_schema_js_6_ .lqM(text),
status: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .KIO((0,_model_status_js_4_ .o7)(_model_status_js_4_ .t8)), 'uploaded'),
speculative: flag(false),
provisional: flag(false),
files: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .g1P(_client_wire_schema_js_6_ .YjP(), _client_wire_schema_js_6_ .YjP()), {}),
errorMessage: _client_wire_schema_js_6_ .lqM(text),
ingress: _client_wire_schema_js_6_ .lqM(ingressSchema),
run: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .rej({
id: _client_wire_schema_js_6_ .lqM(id),
message: _client_wire_schema_js_6_ .lqM(text, 'Queued by the seed'),
planOnly: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .zMY()),
savePlan: flag(false),
plan: _client_wire_schema_js_6_ .lqM(text),
script: _client_wire_schema_js_6_ .lqM(scriptReferenceSchema, 'plain'),
})),
});
const pushSchema = _client_wire_schema_js_6_ .rej({
workspace: _client_wire_schema_js_6_ .YjP(),
ingress: ingressSchema,
files: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .g1P(_client_wire_schema_js_6_ .YjP(), _client_wire_schema_js_6_ .YjP()), {}),
message: _client_wire_schema_js_6_ .lqM(text, 'Triggered via version control'),
script: _client_wire_schema_js_6_ .lqM(scriptReferenceSchema),
});
const projectName = _client_wire_schema_js_6_ .FsL(text, _client_wire_schema_js_6_ .yGV(/^[A-Za-z0-9_-][A-Za-z0-9_ -]{0,89}$/, 'must be 1 to 90 letters, digits, spaces, - and _'));
const seedWorkspaceSchema = _client_wire_schema_js_6_ .rej({
id: _client_wire_schema_js_6_ .lqM(id),
name,
project: _client_wire_schema_js_6_ .lqM(projectName, 'default'),
workingDirectory: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .mee(text), null),
executionMode: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .KIO(['remote', 'local', 'agent']), 'remote'),
locked: flag(false),
autoApply: flag(false),
speculativeEnabled: flag(true),
terraformVersion: _client_wire_schema_js_6_ .lqM(text, '1.11.4'),
tags: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .KCZ([_client_wire_schema_js_6_ .YOg(_client_wire_schema_js_6_ .YjP()), _client_wire_schema_js_6_ .g1P(_client_wire_schema_js_6_ .YjP(), _client_wire_schema_js_6_ .YjP())]), []),
triggerPatterns: words,
triggerPrefixes: words,
vcsRepository: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .mee(text), null),
variables: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .g1P(_client_wire_schema_js_6_ .YjP(), _client_wire_schema_js_6_ .L5J()), {}),
environment: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .g1P(_client_wire_schema_js_6_ .YjP(), _client_wire_schema_js_6_ .YjP()), {}),
state: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .g1P(_client_wire_schema_js_6_ .YjP(), _client_wire_schema_js_6_ .g1P(_client_wire_schema_js_6_ .YjP(), _client_wire_schema_js_6_ .L5J())), {}),
access: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .YOg(accessSchema), []),
plan: _client_wire_schema_js_6_ .lqM(text),
script: _client_wire_schema_js_6_ .lqM(scriptReferenceSchema, 'plain'),
versions: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .YOg(versionSchema), []),
});
const policySetSchema = _client_wire_schema_js_6_ .rej({
name: text,
directory: _client_wire_schema_js_6_ .lqM(text),
system: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .KIO(_scripts_js_1_ .Ug), 'policy-evaluation'),
overridable: flag(false),
description: _client_wire_schema_js_6_ .lqM(text),
only: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .YOg(text)),
levels: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .g1P(_client_wire_schema_js_6_ .YjP(), _client_wire_schema_js_6_ .KIO(_rego_policy_set_js_3_ .h))),
workspaces: words,
});
const variableSetSchema = _client_wire_schema_js_6_ .rej({
name: text,
global: flag(false),
workspaces: words,
projects: words,
environment: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .g1P(_client_wire_schema_js_6_ .YjP(), _client_wire_schema_js_6_ .YjP()), {}),
});
const organizationSchema = _client_wire_schema_js_6_ .rej({
name,
teams: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .YOg(teamSchema), []),
agentPools: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .YOg(_client_wire_schema_js_6_ .rej({
id: _client_wire_schema_js_6_ .lqM(id),
name,
tokens: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .YOg(_client_wire_schema_js_6_ .rej({ description: text })), []),
})), []),
workspaces: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .YOg(seedWorkspaceSchema), []),
policySets: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .YOg(policySetSchema), []),
variableSets: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .YOg(variableSetSchema), []),
});
const tokenSchema = _client_wire_schema_js_6_ .rej({
kind: _client_wire_schema_js_6_ .KIO(['user', 'team', 'organization', 'owners', 'agent']),
organization: _client_wire_schema_js_6_ .lqM(name),
of: _client_wire_schema_js_6_ .lqM(text),
secret: _client_wire_schema_js_6_ .FsL(_client_wire_schema_js_6_ .YjP(), _client_wire_schema_js_6_ .BpQ(16, 'must have at least 16 characters'), _client_wire_schema_js_6_ .yGV(/^[\x21-\x7e]*$/, 'must have letters, digits and signs only, as tokens have')),
description: _client_wire_schema_js_6_ .lqM(text, ''),
});
const coursesSchema = _client_wire_schema_js_6_ .rej({
'overridden-plan-only-run': _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .KIO(_courses_js_0_ .Xt['overridden-plan-only-run'])),
'failed-evaluation': _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .KIO(_courses_js_0_ .Xt['failed-evaluation'])),
'overridden-stage': _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .KIO(_courses_js_0_ .Xt['overridden-stage'])),
'overridden-saved-plan': _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .KIO(_courses_js_0_ .Xt['overridden-saved-plan'])),
'final-evaluation': _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .KIO(_courses_js_0_ .Xt['final-evaluation'])),
'broken-check': _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .KIO(_courses_js_0_ .Xt['broken-check'])),
'failed-task': _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .KIO(_courses_js_0_ .Xt['failed-task'])),
});
const seedSchema = _client_wire_schema_js_6_ .rej({
$schema: _client_wire_schema_js_6_ .lqM(text),
users: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .YOg(_client_wire_schema_js_6_ .rej({ username: name, email: _client_wire_schema_js_6_ .lqM(text) })), []),
organizations: _client_wire_schema_js_6_ .FsL(_client_wire_schema_js_6_ .YOg(organizationSchema), _client_wire_schema_js_6_ .BpQ(1)),
tokens: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .YOg(tokenSchema), []),
courses: _client_wire_schema_js_6_ .lqM(coursesSchema, {}),
});
function readSeed(seed) {
const parsed = _client_wire_schema_js_6_ .xLC(seedSchema, seed);
const problems = parsed.success
? [...findUndeclaredNames(parsed.output), ...findRepeatedNames(parsed.output)]
: parsed.issues.map((issue) => {
const path = (issue.path ?? []).map(({ key }) => String(key)).join('.');
return `${path === '' ? '(the whole file)' : path}: ${remedyFor(issue)}`;
});
if (problems.length > 0 || !parsed.success) {
const count = problems.length === 1 ? 'one problem' : `${String(problems.length)} problems`;
throw new _unusable_js_2_ .k('seed', `The seed cannot be used: ${count}.`, problems);
}
return parsed.output;
}
const seedPage = () => (0,_model_own_pages_js_7_ .SO)('docs/seed.md');
function remedyFor({ type, expected, received, message }) {
if (expected === 'never') {
return `is no field of a seed here. Take it out, or spell it as ${seedPage()} does.`;
}
if (received === 'undefined')
return `is missing. Add it; ${seedPage()} says what it takes.`;
if (!message.startsWith('Invalid'))
return `${message}, and is ${received}.`;
const words = (expected ?? 'something else').replace(/^\((.*)\)$/, '$1').split(' | ');
const kinds = { Object: 'an object', Array: 'a list' };
const described = type === 'union'
? `the name of a script, or an object with its fields (${seedPage()})`
: words.map((word) => kinds[word] ?? word).join(' or ');
return `must be ${described}, not ${received}.`;
}
function findUndeclaredNames({ users, organizations, tokens }) {
const problems = [];
const expectAmong = (declared, name, problem) => {
if (!declared.includes(name ?? ''))
problems.push(problem);
};
const usernames = users.map(({ username }) => username);
for (const [at, { teams, workspaces, policySets }] of organizations.entries()) {
const path = `organizations.${at}`;
for (const { name, members } of teams) {
for (const member of members) {
const problem = `${path}.teams: ${name} has a member ${member} who is no user here`;
expectAmong(usernames, member, problem);
}
}
for (const { name, access } of workspaces) {
for (const { team } of access) {
expectAmong(namesOf(teams), team, `${path}.workspaces: ${name} names no team ${team}`);
}
}
for (const { name, workspaces: chosen } of policySets) {
for (const workspace of chosen) {
const problem = `${path}.policySets: ${name} names no workspace ${workspace}`;
expectAmong(namesOf(workspaces), workspace, problem);
}
}
}
for (const [at, { kind, of, organization: owner }] of tokens.entries()) {
const path = `tokens.${String(at)}`;
const organization = organizations.find(({ name }) => name === owner);
if (kind === 'user')
expectAmong(usernames, of, `${path}.of: names no user of this seed`);
else if (organization === undefined) {
problems.push(`${path}.organization: names no organization of this seed`);
}
else if (kind === 'team') {
expectAmong(namesOf(organization.teams), of, `${path}.of: names no team`);
}
else if (kind === 'agent') {
expectAmong(namesOf(organization.agentPools), of, `${path}.of: names no agent pool`);
}
}
return problems;
}
function namesOf(all) {
return all.map(({ name }) => name);
}
function findRepeatedNames({ users, organizations }) {
const problemsIn = (path, namesOrIds) => namesOrIds
.filter((word, index) => word !== undefined && namesOrIds.indexOf(word) < index)
.map((word) => `${path}: ${word} is there twice`);
const problems = problemsIn('users', users.map(({ username }) => username)).concat(problemsIn('organizations', namesOf(organizations)));
for (const kind of ['teams', 'agentPools', 'workspaces']) {
const ids = organizations.flatMap((organization) => organization[kind].map(({ id }) => id));
problems.push(...problemsIn(kind, ids));
for (const [at, organization] of organizations.entries()) {
problems.push(...problemsIn(`organizations.${at}.${kind}`, namesOf(organization[kind])));
}
}
return problems;
}
const SOFT_FAILURE = {
files: { 'main.tf': 'resource "aws_s3_bucket" "logs" {\n  bucket = "acme-logs"\n}\n' },
run: {
message: 'A soft failure to override',
planOnly: true,
script: { name: 'policy-check-soft-failed', policySets: [] },
},
};
const UNTAGGED = {
files: { 'main.tf': 'resource "aws_ebs_volume" "data" {\n  encrypted = true\n}\n' },
run: { message: 'Three policy systems, and one of them objects', savePlan: true },
};
const DEFAULT_SEED = toSeed({ name: 'network', tags: ['prod'] }, []);
const FIRST_SEED = toSeed({ name: 'network', tags: ['prod'], versions: [UNTAGGED] }, [
{ name: 'guardrails' },
{
name: 'organization-rules',
system: 'policy-check',
only: ['required-tags'],
levels: { 'required-tags': 'soft-mandatory' },
workspaces: ['network'],
},
{
name: 'terraform-rules',
system: 'terraform-policy',
only: ['require-encrypted-volumes'],
workspaces: ['network'],
levels: { 'require-encrypted-volumes': 'advisory' },
},
]);
function toSeed(network, policySets) {
return {
users: [{ username: 'owner', email: 'owner@acme.example' }],
organizations: [
{
name: 'acme',
teams: [
{ name: 'platform' },
{ name: 'security', permissions: { managePolicyOverrides: true } },
],
agentPools: [{ name: 'private-network' }],
workspaces: [
network,
{
name: 'storage',
tags: ['prod'],
access: [{ team: 'security', access: 'read' }],
versions: [SOFT_FAILURE],
},
],
policySets,
},
],
};
}
/***/ })
};
