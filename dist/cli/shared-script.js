export const id = 3356;
export const ids = [3356];
export const modules = {
/***/ 2443:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
U1: () => ( readLiteral),
eB: () => ( asObject),
ww: () => ( literalsIn)
});
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
case 'tuple':
return literalsInList(expression.items);
case 'object':
return literalsInObject(expression.entries);
default:
return UNKNOWN;
}
}
function known(value) {
return { value, unknown: undefined };
}
function literalsInList(items) {
const all = items.map(literalsIn);
return {
value: all.map(({ value }) => value ?? null),
unknown: all.some(isUnknown) ? all.map(({ unknown }) => unknown ?? false) : undefined,
};
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
const all = [...members];
const known = all.filter(([, { value }]) => value !== undefined);
const unknown = all.filter(([, one]) => isUnknown(one));
return {
value: Object.fromEntries(known.map(([name, { value }]) => [name, value])),
unknown: unknown.length > 0
? Object.fromEntries(unknown.map(([name, one]) => [name, one.unknown]))
: undefined,
};
}
function isUnknown({ unknown }) {
return unknown !== undefined;
}
function readLiteral(text, hcl) {
const { body, problems } = hcl?.parse(`value = ${text}\n`) ?? { body: undefined, problems: [] };
const [written] = body?.attributes ?? [];
if (written === undefined || problems.length > 0)
return text;
const { value, unknown } = literalsIn(written.value);
return unknown === undefined ? value : text;
}
/***/ }),
/***/ 73356:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
DD: () => ( readDeclaredPolicies),
Ug: () => ( POLICY_SYSTEMS),
tW: () => ( readSources),
ti: () => ( loadPolicySet)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_path_1_ = __webpack_require__(76760);
var _configuration_literal_js_2_ = __webpack_require__(2443);
var _read_example_js_3_ = __webpack_require__(13642);
var _recorded_answers_js_4_ = __webpack_require__(53647);
var _script_js_5_ = __webpack_require__(71922);
var _model_error_message_js_7_ = __webpack_require__(34271);
var _machine_read_regular_js_6_ = __webpack_require__(43962);
var _model_unreadable_file_js_8_ = __webpack_require__(13491);
const POLICY_SYSTEMS = ['policy-check', 'policy-evaluation', 'terraform-policy'];
async function loadPolicySet(options, hcl, openJudge) {
const { directory } = options;
const problems = [];
const note = (error) => {
problems.push((0,_model_error_message_js_7_ .g)(error));
};
const sources = directory === undefined ? undefined : await readSources(directory).catch(note);
const text = directory === undefined
? (0,_read_example_js_3_ .$)('policies.hcl').toString()
: await readIn(directory, 'policies.hcl').catch(note);
const policies = readDeclaredPolicies(text, hcl, problems)
.filter(({ name }) => options.only?.includes(name) ?? true)
.map((policy) => ({ ...policy, level: options.levels?.[policy.name] ?? policy.level }));
const judge = await openJudge?.(directory).catch(note);
if (problems.length > 0) {
throw new Error(`The policy set in ${directory ?? 'this program'} cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`);
}
return {
name: options.name,
description: options.description ?? null,
system: options.system,
overridable: options.overridable,
policies,
judge: judge ?? (0,_recorded_answers_js_4_ .C2)(policies, sources),
};
}
async function readSources(directory) {
const names = (await (0,node_fs_promises_0_.readdir)(directory, { recursive: true })).filter((name) => /(?<!_test)\.rego$|(?:^|[/\\])data\.(?:json|yaml)$/.test(name));
const read = async (name) => [name, (await readIn(directory, name)) ?? ''];
return new Map(await Promise.all(names.map(read)));
}
async function readIn(directory, name) {
return (0,_machine_read_regular_js_6_ .Ue)((0,node_path_1_.join)(directory, name)).catch((error) => {
throw error instanceof _model_unreadable_file_js_8_ .i ? new Error(`${name} ${error.message}`) : error;
});
}
function readDeclaredPolicies(text, hcl, problems) {
if (text === undefined) {
problems.push('policies.hcl is missing; it names the policies, their queries and their levels');
return [];
}
const parsed = hcl.parse(text);
const names = new Set();
for (const { message, range } of parsed.problems) {
problems.push(`policies.hcl line ${String(range.startLine)}: ${message}`);
}
return parsed.body.blocks.flatMap((block) => {
const name = block.labels[0] ?? '';
const text = (attribute) => {
const written = block.body.attributes.find((one) => one.name === attribute);
const value = written && (0,_configuration_literal_js_2_ .ww)(written.value).value;
return typeof value === 'string' ? value : undefined;
};
const query = text('query');
const level = _script_js_5_ .hj.find((one) => one === text('enforcement_level'));
const at = `policies.hcl line ${String(block.range.startLine)}`;
if (block.type !== 'policy' || name === '') {
problems.push(`${at}: only blocks of the form policy "name" { … } are known`);
}
if (query === undefined)
problems.push(`${at}: policy "${name}" has no query`);
if (level === undefined) {
problems.push(`${at}: policy "${name}" has no enforcement_level, or none of ${_script_js_5_ .hj.join(', ')}`);
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
/***/ 13642:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$: () => ( readExample)
});
var node_fs_0_ = __webpack_require__(73024);
function readExample(name) {
return (0,node_fs_0_.readFileSync)(new URL(name, import.meta.url));
}
/***/ }),
/***/ 53647:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
C2: () => ( judgeByAnswers),
iB: () => ( areExamples)
});
var node_crypto_0_ = __webpack_require__(77598);
var _read_example_js_1_ = __webpack_require__(13642);
function readAnswers() {
return JSON.parse((0,_read_example_js_1_ .$)('answers.json').toString());
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
takesTime: false,
judge: async ({ plan }) => {
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
/***/ 71922:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
bQ: () => ( toScript),
dk: () => ( scriptSchema),
hj: () => ( POLICY_LEVELS)
});
var _client_wire_schema_js_1_ = __webpack_require__(77934);
var _model_status_js_0_ = __webpack_require__(62373);
const duration = _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .aig(), _client_wire_schema_js_1_ .Wwf(0));
const text = _client_wire_schema_js_1_ .YjP();
const amount = _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .aig(), _client_wire_schema_js_1_ .ndf(), _client_wire_schema_js_1_ .Wwf(0));
const POLICY_LEVELS = [
'advisory',
'soft-mandatory',
'hard-mandatory',
'mandatory',
'mandatory-overridable',
];
const scriptedPolicySchema = _client_wire_schema_js_1_ .rej({
name: text,
level: _client_wire_schema_js_1_ .KIO(POLICY_LEVELS),
status: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['passed', 'failed', 'errored']), 'passed'),
messages: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(text), []),
description: _client_wire_schema_js_1_ .lqM(text),
resources: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ .rej({ address: text, file: _client_wire_schema_js_1_ .lqM(text), line: _client_wire_schema_js_1_ .lqM(amount) })), []),
});
const terraformPolicySchema = _client_wire_schema_js_1_ .rej({
...scriptedPolicySchema.entries,
status: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['passed', 'failed', 'errored', 'unknown']), 'passed'),
atApply: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['passed', 'failed', 'errored']), 'passed'),
});
const setOf = (policy) => _client_wire_schema_js_1_ .rej({
name: text,
description: _client_wire_schema_js_1_ .lqM(text),
overridable: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY(), false),
error: _client_wire_schema_js_1_ .lqM(text),
policies: _client_wire_schema_js_1_ .YOg(policy),
});
const scriptedSetSchema = setOf(scriptedPolicySchema);
const terraformPolicySetSchema = setOf(terraformPolicySchema);
const runTaskSchema = _client_wire_schema_js_1_ .rej({
name: text,
level: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['advisory', 'mandatory']), 'mandatory'),
status: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['passed', 'failed', 'errored']), 'passed'),
message: _client_wire_schema_js_1_ .lqM(text, ''),
url: _client_wire_schema_js_1_ .lqM(text),
});
const diagnosticSchema = _client_wire_schema_js_1_ .rej({
severity: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['error', 'warning']), 'error'),
summary: text,
detail: _client_wire_schema_js_1_ .lqM(text, ''),
address: _client_wire_schema_js_1_ .lqM(text),
file: _client_wire_schema_js_1_ .lqM(text),
line: _client_wire_schema_js_1_ .lqM(amount),
});
const runStatus = _client_wire_schema_js_1_ .KIO((0,_model_status_js_0_ .o7)(_model_status_js_0_ .oq));
const scriptSchema = _client_wire_schema_js_1_ .rej({
durationMs: _client_wire_schema_js_1_ .lqM(duration),
timings: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .g1P(runStatus, duration)),
processingMs: _client_wire_schema_js_1_ .lqM(duration),
cancelMs: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .mee(duration)),
skip: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(runStatus)),
queuePosition: _client_wire_schema_js_1_ .lqM(amount),
stuckIn: _client_wire_schema_js_1_ .lqM(runStatus),
interruption: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .rej({
at: runStatus,
action: _client_wire_schema_js_1_ .KIO(['cancel', 'discard', 'force-cancel']),
})),
versionError: _client_wire_schema_js_1_ .lqM(text),
plan: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .rej({
additions: _client_wire_schema_js_1_ .lqM(amount, 0),
changes: _client_wire_schema_js_1_ .lqM(amount, 0),
destructions: _client_wire_schema_js_1_ .lqM(amount, 0),
diagnostics: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(diagnosticSchema), []),
})),
prePlanTasks: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(runTaskSchema)),
postPlanTasks: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(runTaskSchema)),
preApplyTasks: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(runTaskSchema)),
postApplyTasks: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(runTaskSchema)),
costEstimate: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .rej({
status: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['finished', 'errored', 'skipped_due_to_targeting']), 'finished'),
prior: _client_wire_schema_js_1_ .lqM(text, '0.0'),
proposed: _client_wire_schema_js_1_ .lqM(text, '0.0'),
delta: _client_wire_schema_js_1_ .lqM(text, '0.0'),
resources: _client_wire_schema_js_1_ .lqM(amount, 0),
})),
policyChecks: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ .rej({
scope: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['organization', 'workspace']), 'organization'),
policies: _client_wire_schema_js_1_ .YOg(scriptedPolicySchema),
errored: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY(), false),
}))),
policySets: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(scriptedSetSchema)),
policyKind: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['opa', 'sentinel'])),
evaluationStuck: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY()),
planOnlyFailure: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO([
'errored',
'policy_soft_failed',
'post_plan_awaiting_decision',
'planned_and_finished',
])),
terraformPolicySets: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(terraformPolicySetSchema)),
runEvents: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ .rej({ action: text, description: text }))),
disguise: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .g1P(text, text)),
workspace: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .rej({
locked: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY()),
executionMode: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['remote', 'local', 'agent'])),
autoApply: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY()),
})),
});
function toScript(input) {
return _client_wire_schema_js_1_ .qgA(scriptSchema, input);
}
/***/ })
};
