export const id = 8448;
export const ids = [8448,3597,5978];
export const modules = {
/***/ 36093:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
E: () => ( MOST_LEVELS),
t: () => ( isDeep)
});
const MOST_LEVELS = 200;
function isDeep(value, left) {
if (typeof value !== 'object' || value === null)
return false;
return left === 0 || Object.values(value).some((part) => isDeep(part, left - 1));
}
/***/ }),
/***/ 738:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => ( failedPlan)
});
function failedPlan(terraformVersion, problems) {
return {
document: {
format_version: '1.2',
terraform_version: terraformVersion,
variables: {},
planned_values: { root_module: {} },
resource_changes: [],
configuration: { root_module: {} },
},
problems,
counts: { additions: 0, changes: 0, destructions: 0 },
limits: [],
};
}
/***/ }),
/***/ 55933:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => ( initialize)
});
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var error_message = __webpack_require__(34271);
var failed_plan = __webpack_require__(738);
var dist = __webpack_require__(77934);
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/plan/program-log.js
const LONGEST_LINE = 256 * 1024;
function createLineFilter(pass) {
const lines = [];
let rest = '';
const take = (keeps) => (text) => {
rest += text;
for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
const line = rest.slice(0, end);
rest = rest.slice(end + 1);
const type = line.length > LONGEST_LINE ? undefined : typeOf(line);
if (type === undefined || !keeps(type))
continue;
lines.push(line);
pass(`${line}\n`);
}
if (rest.length > LONGEST_LINE)
rest = ' '.repeat(LONGEST_LINE + 1);
};
return {
diagnostics: take((type) => type === 'diagnostic'),
everything: take(() => true),
log: () => lines.map((line) => `${line}\n`).join(''),
};
}
const lineSchema = dist._H3({
'@level': dist.YjP(),
'@message': dist.YjP(),
type: dist.YjP(),
});
function typeOf(line) {
const parsed = dist.xLC(lineSchema, (0,parse.qF)(line));
return parsed.success ? parsed.output.type : undefined;
}
const position = dist._H3({ line: dist.aig(), column: dist.aig() });
const diagnosticSchema = dist._H3({
diagnostic: dist._H3({
severity: dist.KIO(['error', 'warning']),
summary: dist.YjP(),
detail: dist.lqM(dist.YjP(), ''),
address: dist.lqM(dist.YjP()),
range: dist.lqM(dist._H3({ filename: dist.YjP(), start: position, end: position })),
}),
});
function problemsIn(log) {
return log.split('\n').flatMap((line) => {
const parsed = dist.xLC(diagnosticSchema, (0,parse.qF)(line));
return parsed.success ? [parsed.output.diagnostic] : [];
});
}
var read_plan = __webpack_require__(33597);
var run_programs = __webpack_require__(1864);
var backends = __webpack_require__(38987);
var file_names = __webpack_require__(96817);
;// CONCATENATED MODULE: ./build/src/plan/state-place.js
const OVERRIDE_FILE = 'zzzz_zzzz_override.tf';
async function findStatePlace(uploaded, trusted) {
const problems = await problemsOf(uploaded);
const uploadedBackends = await (0,backends.k)(uploaded.files, uploaded.directory);
const trustedBackends = trusted === undefined ? uploadedBackends : await (0,backends.k)(trusted.files, trusted.directory);
const kept = [...uploadedBackends.blocks, ...trustedBackends.blocks].find(isKept)?.kind;
if (kept === undefined) {
return { replaced: true, problems, limits: [emptyState(uploadedBackends.blocks[0]?.kind)] };
}
const isAsBefore = uploadedBackends.written === trustedBackends.written && uploadedBackends.isCertain;
if (isAsBefore && (trusted === undefined || uploadedBackends.isLiteral)) {
return { replaced: false, problems, limits: [] };
}
const message = `The backend "${kept}" is not for certain the one of the default branch, so it was not used. Merge a change of the backend by itself, and write its values as literals.`;
return { replaced: true, problems, limits: [emptyState(kept), { kind: 'not-certain', message }] };
}
function isKept({ kind }) {
return kind !== 'cloud' && kind !== 'remote' && kind !== 'local';
}
function emptyState(kind) {
const where = kind === undefined || kind === 'local'
? 'The state of this configuration is in a file, which is not read.'
: `The state of this configuration is in the ${kind === 'cloud' ? '`cloud` block’s workspace' : `backend "${kind}"`}, which was not read.`;
return {
kind: 'empty-state',
message: `${where} Every resource is planned as a new one, and nothing is seen to be destroyed.`,
};
}
function overrideText({ stateFile, states }) {
const written = (path) => JSON.stringify(path).replaceAll('${', '$${').replaceAll('%{', '%%{');
const lines = [`path = ${written(stateFile)}`, `workspace_dir = ${written(states)}`];
return `terraform {\n  backend "local" {\n    ${lines.join('\n    ')}\n  }\n}\n`;
}
async function problemsOf(uploaded) {
const names = (await uploaded.files.names(uploaded.directory)) ?? [];
const stem = (0,file_names.Vc)(OVERRIDE_FILE);
const wins = (name) => (0,file_names.ZC)(name) && ((0,file_names.Vc)(name) === stem || ((0,file_names.jn)(name) && sortsBehind(name)));
return names.filter(wins).map((name) => ({
severity: 'error',
summary: 'A file would replace the state of this plan',
detail: `${name} would win over the file that keeps this plan away from the real state. Rename it, so that its name sorts before ${OVERRIDE_FILE}.`,
range: { filename: name, start: { line: 1, column: 1 }, end: { line: 1, column: 1 } },
}));
}
function sortsBehind(name) {
return Buffer.compare(Buffer.from(name), Buffer.from(OVERRIDE_FILE)) > 0;
}
;// CONCATENATED MODULE: ./build/src/plan/program-plan.js
async function initialize(options, files, signal) {
let programs;
const failed = (error, { terraformVersion }) => {
if (!(error instanceof run_programs.F7 || error instanceof read_plan.UnreadablePlan))
throw error;
const summary = `${options.program} made no plan`;
const detail = (0,error_message.g)(error);
return (0,failed_plan.n)(terraformVersion, [{ severity: 'error', summary, detail }]);
};
const close = async () => {
if (programs !== undefined)
await (0,run_programs.q)(programs.places.root);
};
try {
programs = await run_programs.k9.open(options, files);
const opened = { programs, ...(await beginIn(programs, files, signal)) };
return {
plan: (request) => planWith(opened, request).catch((error) => failed(error, request)),
close,
};
}
catch (error) {
if (!(error instanceof run_programs.F7)) {
await close();
throw error;
}
return { plan: async (request) => failed(error, request), close };
}
}
const STATES = ['terraform.tfstate', 'terraform.tfstate.backup', 'terraform.tfstate.d'];
async function beginIn(programs, { workingDirectory }, signal) {
const { places } = programs;
const state = await findStatePlace({ files: readsIn(places.files), directory: workingDirectory }, trustedOf(programs, workingDirectory));
if (state.problems.length > 0)
return { state, init: undefined };
if (state.replaced) {
for (const name of STATES)
await (0,promises_.rm)((0,external_node_path_.join)(places.work, name), { recursive: true, force: true });
await (0,promises_.writeFile)((0,external_node_path_.join)(places.work, OVERRIDE_FILE), overrideText(places));
}
const filter = createLineFilter(() => undefined);
const end = await programs.run(['init', '-input=false', '-no-color', '-json'], {
take: filter.diagnostics,
signal,
deadline: programs.deadline(),
});
return { state, init: { end, log: filter.log() } };
}
async function planWith({ programs, state, init }, request) {
if (init === undefined)
return (0,failed_plan.n)(request.terraformVersion, state.problems);
const pass = (text) => request.log?.(programs.withoutPaths(text));
pass(init.log);
if (init.end.exitCode !== 0) {
const failed = withoutPlan({ programs, request }, 'init', init.end, init.log);
return state.replaced ? failed : withRemedy(failed);
}
const filter = createLineFilter(pass);
const log = () => init.log + filter.log();
const { signal } = request;
const limits = { signal, deadline: programs.deadline() };
const variables = state.replaced ? { TF_WORKSPACE: request.workspaceName } : undefined;
const files = await programs.filesOf(request.variables);
const plan = await programs.run(planArguments(request, files), {
...limits,
take: filter.everything,
variables,
});
if (plan.exitCode !== 0)
return withoutPlan({ programs, request }, 'plan', plan, log());
const show = await programs.run(['show', '-json', files.plan], {
...limits,
variables,
maxBytes: read_plan.LONGEST_PLAN,
});
if (show.exitCode !== 0)
return withoutPlan({ programs, request }, 'show', show, log());
const { document, counts } = await (0,read_plan.readPlan)(show.stdout);
return {
document,
text: show.stdout,
counts,
problems: problemsIn(log()),
limits: state.limits,
log: programs.withoutPaths(log()),
};
}
function withRemedy({ log, ...failed }) {
const isIncomplete = failed.problems.some(({ summary }) => /\b(?:missing|required)\b/i.test(summary));
if (!isIncomplete)
return log === undefined ? failed : { ...failed, log };
const detail = 'This engine passes no -backend-config, so a backend is used as the default branch has it. Write its values into the backend block, or plan in a job of your own and name its plan with `plan`.';
const remedy = { severity: 'error', summary: 'The backend is not complete', detail };
return { ...failed, problems: [...failed.problems, remedy] };
}
function planArguments({ options, isDestroy, refresh, arguments: given = [] }, files) {
return [
'plan',
'-input=false',
'-lock=false',
'-no-color',
'-json',
`-out=${files.plan}`,
...given,
`-var-file=${files.variables}`,
...(refresh ? [] : ['-refresh=false']),
...(isDestroy ? ['-destroy'] : []),
...(options.refreshOnly ? ['-refresh-only'] : []),
...options.targets.map((address) => `-target=${address}`),
...options.replace.map((address) => `-replace=${address}`),
];
}
function withoutPlan({ programs, request }, command, end, log) {
const problems = problemsIn(log);
if (!problems.some(({ severity }) => severity === 'error')) {
const output = programs.withoutPaths((end.stderr || end.stdout).trim()).slice(-4_000);
const summary = `${programs.options.program} ${command} failed`;
const detail = output || `It ended with exit code ${String(end.exitCode ?? 'none')}.`;
problems.push({ severity: 'error', summary, detail });
return (0,failed_plan.n)(request.terraformVersion, problems);
}
const failed = (0,failed_plan.n)(request.terraformVersion, problems);
return { ...failed, log: programs.withoutPaths(log) };
}
function readsIn(root) {
const at = (path) => (0,external_node_path_.join)(root, path);
return {
names: (directory) => (0,promises_.readdir)(at(directory)).catch(() => undefined),
read: (path) => (0,promises_.readFile)(at(path), 'utf8').catch(() => undefined),
};
}
function trustedOf({ options: { trusted } }, workingDirectory) {
return (trusted && {
files: trusted.files,
directory: [trusted.root, workingDirectory].filter((part) => part !== '').join('/'),
});
}
/***/ }),
/***/ 33597:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
LONGEST_PLAN: () => ( LONGEST_PLAN),
UnreadablePlan: () => ( UnreadablePlan),
c: () => ( UnknownFormat),
q: () => ( misnamedIn),
readPlan: () => ( readPlan)
});
var node_util_0_ = __webpack_require__(57975);
var _client_wire_schema_js_3_ = __webpack_require__(77934);
var _machine_take_turn_js_1_ = __webpack_require__(44990);
var _model_address_js_2_ = __webpack_require__(3543);
var _model_json_depth_js_4_ = __webpack_require__(36093);
var _model_parse_js_5_ = __webpack_require__(2340);
const LONGEST_PLAN = 128 * 1024 * 1024;
const MOST_CHANGES = 100_000;
const map = _client_wire_schema_js_3_ .g1P(_client_wire_schema_js_3_ .YjP(), _client_wire_schema_js_3_ .L5J());
const marks = _client_wire_schema_js_3_ .KCZ([_client_wire_schema_js_3_ .zMY(), map]);
const actionSchema = _client_wire_schema_js_3_ .KIO(['no-op', 'create', 'read', 'update', 'delete', 'forget']);
const changeSchema = _client_wire_schema_js_3_ ._H3({
address: _client_wire_schema_js_3_ .YjP(),
module_address: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .YjP()),
mode: _client_wire_schema_js_3_ .KIO(['managed', 'data']),
type: _client_wire_schema_js_3_ .YjP(),
name: _client_wire_schema_js_3_ .YjP(),
index: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .KCZ([_client_wire_schema_js_3_ .YjP(), _client_wire_schema_js_3_ .aig()])),
provider_name: _client_wire_schema_js_3_ .YjP(),
deposed: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .YjP()),
previous_address: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YjP(), _client_wire_schema_js_3_ .Ru6(_model_address_js_2_ .bX))),
change: _client_wire_schema_js_3_ ._H3({
actions: _client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YOg(actionSchema), _client_wire_schema_js_3_ .BpQ(1), _client_wire_schema_js_3_ .Ru6(2)),
before: _client_wire_schema_js_3_ .mee(map),
after: _client_wire_schema_js_3_ .mee(map),
after_unknown: _client_wire_schema_js_3_ .lqM(marks, {}),
before_sensitive: _client_wire_schema_js_3_ .lqM(marks, false),
after_sensitive: _client_wire_schema_js_3_ .lqM(marks, false),
importing: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .mee(map)),
}),
});
const invocationSchema = _client_wire_schema_js_3_ ._H3({
address: _client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YjP(), _client_wire_schema_js_3_ .Ru6(_model_address_js_2_ .bX)),
type: _client_wire_schema_js_3_ .YjP(),
name: _client_wire_schema_js_3_ .YjP(),
provider_name: _client_wire_schema_js_3_ .YjP(),
lifecycle_action_trigger: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ ._H3({
triggering_resource_address: _client_wire_schema_js_3_ .YjP(),
action_trigger_event: _client_wire_schema_js_3_ .YjP(),
action_trigger_block_index: _client_wire_schema_js_3_ .aig(),
actions_list_index: _client_wire_schema_js_3_ .aig(),
on_failure: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .YjP(), 'ActionOnFailureHalt'),
})),
invoke_action_trigger: _client_wire_schema_js_3_ .lqM(map),
});
const invocations = _client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YOg(invocationSchema), _client_wire_schema_js_3_ .Ru6(MOST_CHANGES));
const documentSchema = _client_wire_schema_js_3_ ._H3({
format_version: _client_wire_schema_js_3_ .YjP(),
terraform_version: _client_wire_schema_js_3_ .YjP(),
variables: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .g1P(_client_wire_schema_js_3_ .YjP(), _client_wire_schema_js_3_ ._H3({ value: _client_wire_schema_js_3_ .L5J() }))),
planned_values: _client_wire_schema_js_3_ ._H3({ root_module: _client_wire_schema_js_3_ .lqM(map) }),
resource_changes: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YOg(changeSchema), _client_wire_schema_js_3_ .Ru6(MOST_CHANGES))),
output_changes: _client_wire_schema_js_3_ .lqM(map),
action_invocations: _client_wire_schema_js_3_ .lqM(invocations),
deferred_changes: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .YOg(map)),
deferred_action_invocations: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .YOg(_client_wire_schema_js_3_ ._H3({ action_invocation: invocationSchema }))),
configuration: _client_wire_schema_js_3_ ._H3({ root_module: _client_wire_schema_js_3_ .lqM(map) }),
errored: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .zMY()),
complete: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .zMY()),
});
class UnreadablePlan extends Error {
name = 'UnreadablePlan';
}
class UnknownFormat extends UnreadablePlan {
}
async function readPlan(text, signal) {
if (text.length > LONGEST_PLAN) {
throw new UnreadablePlan(`The plan has more than ${LONGEST_PLAN} characters.`);
}
const document = await readDocument(text, signal);
if (Reflect.get(document, 'errored') === true) {
throw new UnreadablePlan('The plan says that it errored, so it may lack changes.');
}
const changes = document.resource_changes;
const keys = new Set();
for (const change of changes) {
await (0,_machine_take_turn_js_1_ .V)(signal);
const problem = forgedIn(change);
if (problem !== undefined)
throw new UnreadablePlan(problem);
const key = JSON.stringify([change.address, Reflect.get(change, 'deposed')]);
if (keys.has(key))
throw new UnreadablePlan(`The plan names ${quoted(change.address)} twice.`);
keys.add(key);
}
const { action_invocations: invoked = [], deferred_action_invocations: deferred = [] } = document;
for (const one of [...invoked, ...deferred.map((each) => each.action_invocation)]) {
if (isAddressOf(one))
continue;
throw new UnreadablePlan(`The plan calls ${quoted(`action.${one.type}.${one.name}`)} by another address, ${quoted(one.address)}.`);
}
const different = await differenceOf(document, signal);
if (different !== undefined) {
throw new UnreadablePlan(`The plan says two things about ${quoted(different)}: its resource_changes and its planned_values differ.`);
}
return { document, counts: countsOf(changes) };
}
async function readDocument(text, signal) {
let parsed;
await (0,_machine_take_turn_js_1_ .V)(signal);
try {
parsed = JSON.parse(text);
}
catch {
throw new UnreadablePlan('The plan is not JSON.');
}
await (0,_machine_take_turn_js_1_ .V)(signal);
if ((0,_model_json_depth_js_4_ .t)(parsed, _model_json_depth_js_4_ .E))
throw new UnreadablePlan('The plan is nested too deeply.');
await (0,_machine_take_turn_js_1_ .V)(signal);
const version = (0,_model_parse_js_5_ ._F)(parsed, 'format_version');
if (typeof version === 'string' && !/^[01]\.\d+$/.test(version)) {
throw new UnknownFormat(`The plan has the format ${quoted(version)}, and Plangate reads 0.1 to 1.x. Update Plangate, or plan with a Terraform that it knows.`);
}
const checked = _client_wire_schema_js_3_ .xLC(documentSchema, parsed);
if (!checked.success) {
const [issue] = checked.issues;
const path = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
throw new UnreadablePlan(`The plan is not what \`terraform show -json\` writes: ${quoted(path)} has another form.`);
}
if (String(version).startsWith('0.'))
markUnmarked(parsed);
return _client_wire_schema_js_3_ .qgA(asPlan, withChanges(parsed));
}
function markUnmarked(plan) {
const changes = [
...(0,_model_parse_js_5_ .c3)((0,_model_parse_js_5_ ._F)(plan, 'resource_changes')).map((one) => (0,_model_parse_js_5_ ._F)(one, 'change')),
...Object.values((0,_model_parse_js_5_ .Pf)((0,_model_parse_js_5_ ._F)(plan, 'output_changes'))),
];
for (const change of changes.filter(_model_parse_js_5_ .u4)) {
change['before_sensitive'] ??= true;
change['after_sensitive'] ??= true;
}
const markIn = (module) => {
for (const one of (0,_model_parse_js_5_ .c3)((0,_model_parse_js_5_ ._F)(module, 'resources')).filter(_model_parse_js_5_ .u4)) {
one['sensitive_values'] ??= true;
}
for (const inner of (0,_model_parse_js_5_ .c3)((0,_model_parse_js_5_ ._F)(module, 'child_modules')))
markIn(inner);
};
const states = [(0,_model_parse_js_5_ ._F)(plan, 'planned_values'), (0,_model_parse_js_5_ ._F)((0,_model_parse_js_5_ ._F)(plan, 'prior_state'), 'values')];
for (const state of states)
markIn((0,_model_parse_js_5_ ._F)(state, 'root_module'));
}
const asPlan = _client_wire_schema_js_3_ .IeY(() => true);
function withChanges(plan) {
if (typeof plan !== 'object' || plan === null)
return plan;
return { resource_changes: [], variables: {}, ...plan };
}
function misnamedIn(change) {
const { address, module_address: module, mode, type, name, index } = change;
const prefix = module === undefined || module === '' ? '' : `${module}.`;
const local = `${mode === 'data' ? 'data.' : ''}${type}.${name}${(0,_model_address_js_2_ ._M)(index)}`;
if (address !== prefix + local) {
return `The plan calls ${quoted(prefix + local)} by another address, ${quoted(address)}.`;
}
return (0,_model_address_js_2_ ._5)(type) && (0,_model_address_js_2_ ._5)(name)
? undefined
: `The plan has no possible name: ${quoted(address)}.`;
}
function forgedIn(resource) {
const { address, mode, change } = resource;
const misnamed = misnamedIn(resource);
if (misnamed !== undefined)
return misnamed;
const [first, second] = change.actions;
const creates = first === 'create' || second === 'create';
const removes = ['delete', 'forget'];
const deletes = removes.includes(first ?? '') || removes.includes(second ?? '');
const isPair = second === undefined || (creates && deletes);
const isEmpty = { before: change.before === null, after: change.after === null };
const fits = second !== undefined
? !isEmpty.before && !isEmpty.after
: isEmpty.before === (creates || (first === 'read' && isEmpty.before)) &&
isEmpty.after === (deletes || (first === 'no-op' && isEmpty.after));
const isRead = first === 'read' && mode !== 'data';
const isSame = first !== 'no-op' || (0,node_util_0_.isDeepStrictEqual)(change.before, change.after);
return isPair && fits && isSame && !isRead
? undefined
: `The plan says ${change.actions.join(' and ')} of ${quoted(address)}, and its values do not fit.`;
}
function isAddressOf({ address, type, name }) {
const { block } = (0,_model_address_js_2_ .zq)(address) ?? {};
return block?.type === 'action' && (0,node_util_0_.isDeepStrictEqual)(block.labels, [type, name]);
}
async function differenceOf({ planned_values: planned, resource_changes: changes }, signal) {
const values = new Map();
const walk = ({ resources = [], child_modules: inner = [] }, depth) => {
if (depth > 100)
throw new UnreadablePlan('The plan has modules nested too deeply.');
for (const { address, mode, values: attributes } of resources) {
if (mode === 'managed')
values.set(address, attributes);
}
for (const module of inner)
walk(module, depth + 1);
};
try {
walk(planned.root_module ?? {}, 0);
}
catch (error) {
if (error instanceof TypeError) {
throw new UnreadablePlan('The plan has planned_values of another form.');
}
throw error;
}
const managed = changes.filter(({ mode, change, ...each }) => mode === 'managed' && change.after !== null && Reflect.get(each, 'deposed') === undefined);
for (const { address, change } of managed) {
await (0,_machine_take_turn_js_1_ .V)(signal);
if (!(0,node_util_0_.isDeepStrictEqual)(values.get(address), change.after))
return address;
}
const forgotten = changes.filter(({ change }) => change.actions.includes('forget'));
const addresses = new Set([...managed, ...forgotten].map(({ address }) => address));
return [...values.keys()].find((address) => !addresses.has(address));
}
function countsOf(changes) {
const managed = changes.filter(({ mode }) => mode === 'managed');
const count = (action) => managed.filter(({ change }) => change.actions.some((one) => one === action)).length;
const imports = managed.filter(({ change }) => typeof Reflect.get(change, 'importing') === 'object');
return {
additions: count('create'),
changes: count('update'),
destructions: count('delete'),
imports: imports.length,
};
}
function quoted(text) {
return JSON.stringify(text.length > 200 ? `${text.slice(0, 200)}…` : text);
}
/***/ }),
/***/ 1864:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
F7: () => ( EngineFailure),
Oh: () => ( makeDirectory),
k9: () => ( Programs),
q: () => ( removeDirectory)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_os_1_ = __webpack_require__(48161);
var node_path_2_ = __webpack_require__(76760);
var _configuration_file_names_js_4_ = __webpack_require__(96817);
var _configuration_module_manifest_js_3_ = __webpack_require__(27126);
var _model_error_message_js_5_ = __webpack_require__(34271);
const CLI_CONFIGURATION = 'disable_checkpoint = true\nprovider_installation {\n  direct {}\n}\n';
const TIMEOUT_MS = 15 * 60_000;
const MOST_LOG = 64 * 1024 * 1024;
class EngineFailure extends Error {
name = 'EngineFailure';
}
async function makeDirectory({ temporaryDirectory, }) {
return (0,node_fs_promises_0_.realpath)(await (0,node_fs_promises_0_.mkdtemp)((0,node_path_2_.join)(temporaryDirectory ?? (0,node_os_1_.tmpdir)(), node_path_2_.sep)));
}
async function removeDirectory(path) {
await (0,node_fs_promises_0_.rm)(path, { recursive: true, force: true, maxRetries: 3 });
}
async function makePlaces({ files, workingDirectory }, root) {
const places = {
files,
root,
work: (0,node_path_2_.join)(files, workingDirectory),
stateFile: (0,node_path_2_.join)(root, 'state', 'terraform.tfstate'),
states: (0,node_path_2_.join)(root, 'states'),
data: (0,node_path_2_.join)(root, 'data'),
};
for (const name of ['home', 'temporary', 'data', 'state'])
await (0,node_fs_promises_0_.mkdir)((0,node_path_2_.join)(root, name));
await takeManifest(places);
await (0,node_fs_promises_0_.writeFile)((0,node_path_2_.join)(root, 'cli.tfrc'), CLI_CONFIGURATION);
const names = await (0,node_fs_promises_0_.readdir)(places.work).catch(() => []);
if (!names.some(_configuration_file_names_js_4_ .ZC)) {
const where = workingDirectory === '' ? '' : ` in ${workingDirectory}`;
throw new EngineFailure(`There is no Terraform configuration to plan: no .tf or .tofu file is${where || ' directly in this directory'}.`);
}
return places;
}
async function takeManifest({ files, root, work }) {
const path = (0,node_path_2_.join)(work, ..._configuration_module_manifest_js_3_ .dp.split('/'));
const text = await (0,node_fs_promises_0_.readFile)(path, 'utf8').catch(() => undefined);
if (text === undefined)
return;
const records = (0,_configuration_module_manifest_js_3_ .WI)(text);
if ('problem' in records)
throw new EngineFailure(`${_configuration_module_manifest_js_3_ .dp} ${records.problem}.`);
const outside = records.find(({ directory }) => !isBelow((0,node_path_2_.resolve)(work, directory), files));
if (outside !== undefined) {
const led = `module ${JSON.stringify(outside.key)} to ${JSON.stringify(outside.directory)}`;
throw new EngineFailure(`${_configuration_module_manifest_js_3_ .dp} leads ${led}, out of the upload.`);
}
await (0,node_fs_promises_0_.mkdir)((0,node_path_2_.join)(root, 'data', 'modules'));
await (0,node_fs_promises_0_.writeFile)((0,node_path_2_.join)(root, 'data', 'modules', (0,node_path_2_.basename)(path)), text);
}
function isBelow(path, directory) {
return path === directory || path.startsWith(directory + node_path_2_.sep);
}
class Programs {
places;
options;
#environment;
constructor(options, places, environment) {
this.options = options;
this.places = places;
this.#environment = environment;
}
static async open(options, files) {
const root = await makeDirectory(options);
try {
return new Programs(options, await makePlaces(files, root), files.environment ?? {});
}
catch (error) {
await removeDirectory(root);
throw error;
}
}
deadline() {
const { clock, timeoutMs = TIMEOUT_MS } = this.options;
return clock.now() + timeoutMs;
}
async run(args, { signal, deadline, ...more }) {
const { program, execute, clock, maxLogBytes = MOST_LOG } = this.options;
const { root, work } = this.places;
const maxBytes = more.maxBytes ?? maxLogBytes;
const ended = await execute(program, args, {
cwd: work,
variables: { ...this.#variables(root), ...more.variables },
signal,
timeoutMs: Math.max(1, deadline - clock.now()),
maxBytes,
take: more.take,
}).catch((error) => {
throw new EngineFailure(`${program} could not be started: ${(0,_model_error_message_js_5_ .g)(error)}. Install it, or choose another engine.`);
});
if (ended.ended === undefined)
return ended;
throw new EngineFailure(`\`${program} ${args[0] ?? ''}\` ${WHY[ended.ended](maxBytes)}`);
}
#variables(root) {
return {
...this.#environment,
...this.options.variables,
HOME: (0,node_path_2_.join)(root, 'home'),
USERPROFILE: (0,node_path_2_.join)(root, 'home'),
TMPDIR: (0,node_path_2_.join)(root, 'temporary'),
TEMP: (0,node_path_2_.join)(root, 'temporary'),
TMP: (0,node_path_2_.join)(root, 'temporary'),
TF_CLI_CONFIG_FILE: (0,node_path_2_.join)(root, 'cli.tfrc'),
TF_DATA_DIR: this.places.data,
TF_IN_AUTOMATION: '1',
TF_INPUT: '0',
CHECKPOINT_DISABLE: '1',
};
}
async filesOf(values) {
const directory = await (0,node_fs_promises_0_.mkdtemp)((0,node_path_2_.join)(this.places.root, 'plan-'));
const variables = (0,node_path_2_.join)(directory, 'variables.tfvars.json');
await (0,node_fs_promises_0_.writeFile)(variables, JSON.stringify(values));
return { plan: (0,node_path_2_.join)(directory, 'plan'), variables };
}
withoutPaths(text) {
const { work, files, root } = this.places;
return text.replaceAll(`${work}/`, '').replaceAll(files, '').replaceAll(root, '');
}
}
const WHY = {
timeout: () => 'took too long and was ended with everything that it had started.',
flood: (bytes) => `printed more than ${bytes} bytes and was ended.`,
memory: () => 'took too much memory and was ended.',
aborted: () => 'was ended, because the run was canceled.',
};
/***/ }),
/***/ 88448:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
programEngine: () => ( programEngine)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_path_1_ = __webpack_require__(76760);
var _model_error_message_js_5_ = __webpack_require__(34271);
var _plan_failed_plan_js_6_ = __webpack_require__(738);
var _plan_program_plan_js_2_ = __webpack_require__(55933);
var _plan_run_programs_js_3_ = __webpack_require__(1864);
var _tar_js_4_ = __webpack_require__(74802);
function programEngine(options) {
return { name: options.program, plan: (request) => planUpload(options, request) };
}
async function planUpload(options, request) {
const { archive, workingDirectory, environment, signal, terraformVersion } = request;
const directory = await (0,_plan_run_programs_js_3_ .Oh)(options);
try {
if (archive === null) {
throw new _tar_js_4_ .YF('The service has no files of this version.');
}
await writeFiles(archive, directory);
const files = { files: directory, workingDirectory, environment };
const initialized = await (0,_plan_program_plan_js_2_ .n)(options, files, signal);
try {
return await initialized.plan(request);
}
finally {
await initialized.close();
}
}
catch (error) {
if (!(error instanceof _tar_js_4_ .YF))
throw error;
const summary = `${options.program} made no plan`;
const failed = { severity: 'error', summary, detail: (0,_model_error_message_js_5_ .g)(error) };
return (0,_plan_failed_plan_js_6_ .n)(terraformVersion, [failed]);
}
finally {
await (0,_plan_run_programs_js_3_ .q)(directory);
}
}
const LIMITS = {
maxBytes: 512 * 1024 * 1024,
maxEntries: 100_000,
wanted: () => true,
maxKept: 512 * 1024 * 1024,
};
async function writeFiles(archive, directory) {
const { files, links, programs } = await (0,_tar_js_4_ .$2)(archive, LIMITS);
for (const path of [...files.keys(), ...links.keys()])
refuseBelowLink(path, links);
for (const [path, content] of files) {
if (links.has(path))
throw new _tar_js_4_ .YF(`the archive has a file and a link: ${path}`);
const target = (0,node_path_1_.join)(directory, path);
await (0,node_fs_promises_0_.mkdir)((0,node_path_1_.dirname)(target), { recursive: true });
await (0,node_fs_promises_0_.writeFile)(target, content, { mode: programs.has(path) ? 0o700 : 0o600 });
}
for (const [path, leadsTo] of links) {
const target = (0,node_path_1_.join)(directory, path);
await (0,node_fs_promises_0_.mkdir)((0,node_path_1_.dirname)(target), { recursive: true });
await (0,node_fs_promises_0_.symlink)(node_path_1_.posix.relative(node_path_1_.posix.dirname(path), leadsTo) || '.', target);
}
}
function refuseBelowLink(path, links) {
for (let at = node_path_1_.posix.dirname(path); at !== '.'; at = node_path_1_.posix.dirname(at)) {
if (links.has(at))
throw new _tar_js_4_ .YF(`the archive has a file below a link: ${path}`);
}
}
/***/ }),
/***/ 74802:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$2: () => ( readEntries),
FJ: () => ( writeTar),
JL: () => ( EMPTY_ARCHIVE),
YF: () => ( UnreadableArchive),
sB: () => ( readTar)
});
var node_zlib_0_ = __webpack_require__(38522);
var tar_1_ = __webpack_require__(98697);
var _tree_js_2_ = __webpack_require__(46073);
class UnreadableArchive extends Error {
name = 'UnreadableArchive';
}
const SMALL = 32 * 1024 * 1024;
async function readTar(archive, limits) {
const { files, links } = await readEntries(archive, limits);
const targets = [...links.keys()].filter(limits.wanted).map((path) => (0,_tree_js_2_ .n)(path, links));
const missing = new Set(targets.filter((path) => path !== undefined && !files.has(path)));
if (missing.size === 0)
return (0,_tree_js_2_ .b)(files, links);
const wanted = (path) => limits.wanted(path) || missing.has(path);
return (0,_tree_js_2_ .b)((await readEntries(archive, { ...limits, wanted })).files, links);
}
async function readEntries(archive, limits) {
const reader = createReader(limits);
const small = archive.length < SMALL ? unzip(archive, SMALL) : undefined;
if (small !== undefined) {
reader.take(small);
return reader.end();
}
const gunzip = (0,node_zlib_0_.createGunzip)();
gunzip.end(archive);
try {
for await (const piece of gunzip)
reader.take(piece);
}
catch (error) {
throw error instanceof UnreadableArchive ? error : damaged();
}
return reader.end();
}
function unzip(archive, most) {
if (archive[0] !== 0x1f || archive[1] !== 0x8b) {
throw new UnreadableArchive('the upload is not a gzip file; a .tar.gz archive is expected');
}
try {
return (0,node_zlib_0_.gunzipSync)(archive, { maxOutputLength: most });
}
catch (error) {
if (error.code === 'ERR_BUFFER_TOO_LARGE')
return undefined;
throw damaged();
}
}
function damaged() {
return new UnreadableArchive('the gzip file is damaged or cut short');
}
function tooLarge({ maxBytes }) {
return new UnreadableArchive(`the archive unpacks to more than ${String(maxBytes)} bytes`);
}
function createReader(limits) {
const all = { files: new Map(), links: new Map(), programs: new Set() };
let problem;
let bytes = 0;
let entries = 0;
let kept = 0;
let over = false;
function onReadEntry(entry) {
entries += 1;
const member = lookAt(entry, limits);
if ('target' in member)
all.links.set(member.path, member.target);
kept += 'wanted' in member ? entry.size : 0;
if (entries > limits.maxEntries) {
problem ??= `the archive has more than ${String(limits.maxEntries)} entries`;
}
else if (kept > limits.maxKept) {
problem ??= `the archive has more than ${String(limits.maxKept)} bytes of configuration`;
}
else if ('problem' in member) {
problem ??= `the archive has ${member.problem}: ${shown(entry.path)}`;
}
else if ('wanted' in member) {
const parts = [];
if (((entry.mode ?? 0) & 0o100) !== 0)
all.programs.add(member.path);
entry.on('data', (part) => parts.push(part));
entry.on('end', () => all.files.set(member.path, Buffer.concat(parts)));
return;
}
entry.resume();
}
const parser = new tar_1_ .iX({ strict: true, maxMetaEntrySize: 64 * 1024, onReadEntry });
parser.on('error', (error) => {
problem ??= `the tar archive is damaged: ${error.message}`;
});
parser.on('eof', () => {
over = true;
});
const refuse = () => {
if (problem !== undefined)
throw new UnreadableArchive(problem);
};
return {
take(piece) {
bytes += piece.length;
if (bytes > limits.maxBytes)
throw tooLarge(limits);
for (let at = 0; at < piece.length; at += STEP) {
if (over)
return;
parser.write(Buffer.from(piece.subarray(at, at + STEP)));
refuse();
}
},
end() {
const tar = bytes >= BLOCK && bytes % BLOCK === 0;
if (!tar)
throw new UnreadableArchive('the upload holds no tar archive');
if (!over)
parser.end();
refuse();
if (entries === 0)
throw new UnreadableArchive('the archive is empty');
return all;
},
};
}
function lookAt({ path: name, type, linkpath = '' }, limits) {
const path = toSafePath(name);
if (path === undefined)
return { problem: 'an entry outside of itself' };
switch (type) {
case 'SymbolicLink': {
const target = linkpath.startsWith('/') ? undefined : toSafePath(`${path}/../${linkpath}`);
return target === undefined ? { problem: 'a link that leaves it' } : { path, target };
}
case 'File':
case 'OldFile':
return limits.wanted(path) ? { path, wanted: true } : { path };
case 'Directory':
case 'GNUDumpDir':
return { path };
default:
return { problem: 'an entry that is neither file, directory nor link' };
}
}
const BLOCK = 512;
const STEP = 64 * 1024;
function shown(path) {
return JSON.stringify(path.length > 200 ? `${path.slice(0, 200)}…` : path);
}
function toSafePath(path) {
if (path.startsWith('/') || path.includes('\0') || path.includes('\\'))
return undefined;
const parts = [];
for (const part of path.split('/')) {
if (part === '..') {
if (parts.pop() === undefined)
return undefined;
}
else if (part !== '' && part !== '.') {
parts.push(part);
}
}
return parts.join('/');
}
function writeTar(files) {
const parts = [];
for (const [path, content] of files) {
const header = new tar_1_ .Y9({
path,
size: content.length,
mode: 0o644,
mtime: new Date(0),
type: 'File',
});
header.encode();
if (header.block === undefined)
throw new Error('a tar header without its block');
parts.push(header.block, content, new Uint8Array((BLOCK - (content.length % BLOCK)) % BLOCK));
}
parts.push(new Uint8Array(2 * BLOCK));
return (0,node_zlib_0_.gzipSync)(Buffer.concat(parts));
}
const EMPTY_ARCHIVE = writeTar(new Map());
/***/ }),
/***/ 46073:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
b: () => ( createTree),
n: () => ( followLinks)
});
var node_path_0_ = __webpack_require__(76760);
const MOST_HOPS = 40;
function createTree(files, links = new Map()) {
const names = new Map();
for (const path of [...files.keys(), ...links.keys()]) {
const directory = directoryOf(path);
const others = names.get(directory);
if (others === undefined)
names.set(directory, [node_path_0_.posix.basename(path)]);
else
others.push(node_path_0_.posix.basename(path));
}
const listings = new Map();
const get = (path) => {
const real = followLinks(path, links);
return real === undefined ? undefined : files.get(real);
};
return {
get,
list(directory) {
const real = followLinks(directory, links);
if (real === undefined)
return [];
let listed = listings.get(real);
if (listed === undefined) {
listed = (names.get(real) ?? [])
.filter((name) => get(join(real, name)) !== undefined)
.sort();
listings.set(real, listed);
}
return listed.map((name) => join(directory, name));
},
};
}
function join(directory, name) {
return directory === '' ? name : `${directory}/${name}`;
}
function directoryOf(path) {
const directory = node_path_0_.posix.dirname(path);
return directory === '.' ? '' : directory;
}
function followLinks(path, links) {
if (links.size === 0 || path === '')
return path;
let rest = path.split('/');
let reached = '';
let hops = 0;
for (let part = rest.shift(); part !== undefined; part = rest.shift()) {
reached = reached === '' ? part : `${reached}/${part}`;
const target = links.get(reached);
if (target === undefined)
continue;
hops += 1;
if (hops > MOST_HOPS)
return undefined;
rest = [...(target === '' ? [] : target.split('/')), ...rest];
reached = '';
}
return reached;
}
/***/ })
};
