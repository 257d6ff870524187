export const id = 167;
export const ids = [167,724];
export const modules = {
/***/ 5167:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
judgesLocally: () => ( judgesLocally)
});
var external_node_fs_ = __webpack_require__(3024);
var external_node_os_ = __webpack_require__(8161);
var external_node_path_ = __webpack_require__(6760);
var file_names = __webpack_require__(6817);
var no_configuration = __webpack_require__(2018);
var empty_submodules = __webpack_require__(2274);
var failure_of = __webpack_require__(6281);
var gate = __webpack_require__(2393);
var in_lanes = __webpack_require__(1476);
var judge = __webpack_require__(103);
var judge_by_own = __webpack_require__(9003);
var requested_workspaces = __webpack_require__(5724);
var watch = __webpack_require__(94);
var take_turn = __webpack_require__(4990);
var ended_by = __webpack_require__(7953);
var error_message = __webpack_require__(4271);
var job_time = __webpack_require__(1680);
var read_plan = __webpack_require__(3597);
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./build/src/plan/without-sensitive.js
function withoutSensitiveValues(document) {
const changes = document.resource_changes.map((one) => ({ ...one, change: redact(one.change) }));
return {
plan_format_version: document.format_version,
output_changes: Object.fromEntries(Object.entries(document.output_changes ?? {}).map(([name, one]) => [name, redact(one)])),
resource_changes: changes,
action_invocations: document.action_invocations?.map(withoutValues),
deferred_changes: document.deferred_changes?.map(() => ({})),
deferred_action_invocations: document.deferred_action_invocations?.map((one) => ({
action_invocation: withoutValues(one.action_invocation),
})),
complete: document.complete,
};
}
function withoutValues(action) {
const { address, type, name, provider_name, ...others } = action;
const { lifecycle_action_trigger, invoke_action_trigger } = others;
return { address, type, name, provider_name, lifecycle_action_trigger, invoke_action_trigger };
}
const HIDDEN = 'REDACTED';
function redact(change) {
const { before, after, before_sensitive: was, after_sensitive: becomes } = change;
return {
...change,
before: hide(before, was, after, `${HIDDEN} BEFORE`),
after: hide(after, becomes, before, HIDDEN),
};
}
function hide(value, sensitive, other, word) {
if (value === null || value === undefined)
return value;
if (sensitive === true)
return (0,external_node_util_.isDeepStrictEqual)(value, other) ? HIDDEN : word;
if (typeof value !== 'object' || typeof sensitive !== 'object')
return value;
const part = (key, one) => hide(one, memberOf(sensitive, key), memberOf(other, key), word);
if (Array.isArray(value))
return value.map((one, index) => part(String(index), one));
return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, part(key, one)]));
}
function memberOf(value, key) {
return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
? Reflect.get(value, key)
: undefined;
}
var decide = __webpack_require__(5301);
var from_change_json = __webpack_require__(3249);
var guard = __webpack_require__(3749);
var own_policies = __webpack_require__(8532);
var plan_limits = __webpack_require__(1322);
var reading = __webpack_require__(988);
var local_names = __webpack_require__(5233);
var judging_options = __webpack_require__(4888);
;// CONCATENATED MODULE: ./build/src/check/judge-locally.js
function judgesLocally(local) {
return async (request, ports, secrets) => {
const { settings, workingDirectory, repositoryRoot, subject } = request;
const { clock, signal, alarms, log } = ports;
const started = clock.now();
const deadline = ports.endsAt - (0,job_time.L5)(settings.timeoutMs);
const ends = alarms.any(alarms.in(deadline - started), signal);
const ended = () => signal.aborted ? 'aborted' : clock.now() >= deadline ? 'timeout' : undefined;
try {
const finding = (0,requested_workspaces.St)({
query: async () => [
{ name: local.directoryName, ...attributesOf(local.directoryName, local) },
],
show: async (name) => attributesOf(name, local),
}, { settings, workingDirectory, repositoryRoot, changedFiles: subject.changedFiles });
const { requested, skipped, unlisted } = await (0,ended_by.m)(ends, finding);
(0,requested_workspaces.sayChosen)({ skipped, unlisted }, log);
const diff = (0,judging_options.qE)(settings, secrets);
const elapsedMs = () => clock.now() - started;
const job = { request, local, ports, diff, signal: ends, elapsedMs, ended };
const judged = await (0,in_lanes.L)(requested.map(({ name }) => () => judgeOrSayWhy(name, job)), (0,external_node_os_.availableParallelism)());
const workspaces = (0,gate.p)(judged, request);
for (const { workspace, notices } of workspaces) {
for (const notice of notices)
log.info(`${workspace}: ${notice}`);
}
const named = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
return {
verdict: named.length > 0 ? (0,decide.kg)(named) : (0,decide.decideUnaffected)(settings.requirePolicies),
workspaces,
unaffected: skipped.length > 0 ? skipped : undefined,
archives: [],
durationMs: elapsedMs(),
};
}
catch (error) {
return await (0,judging_options.Nl)(settings, (0,failure_of.g5)(error, ended()), clock.now() - started);
}
};
}
function attributesOf(name, { placeOf }) {
return { 'working-directory': placeOf(name).workingDirectory };
}
async function judgeOrSayWhy(name, job) {
const { emit, facts } = beginOf(name, job);
try {
const result = await (0,ended_by.m)(job.signal, judgeWorkspace(name, job));
emit({ kind: 'workspace-decided', result });
return result;
}
catch (error) {
const failure = (0,failure_of.g5)(error, job.ended());
const result = { ...facts, verdict: (0,decide.Zh)(failure), failure };
emit({ kind: 'workspace-decided', result });
return result;
}
}
function beginOf(name, { local, ports, elapsedMs }) {
const { root, workingDirectory } = local.placeOf(name);
const facts = {
workspace: name,
workingDirectory,
root,
results: [],
runTasks: [],
notices: [],
diagnostics: [],
};
const emit = (event) => {
ports.onEvent({ ...event, atMs: elapsedMs() });
};
return { emit, facts };
}
async function judgeWorkspace(name, job) {
const { request, local, signal } = job;
const { planner, placeOf, noPolicies } = local;
const { settings, subject } = request;
const { emit, facts } = beginOf(name, job);
const began = job.elapsedMs();
const place = placeOf(name);
if (planner.program !== undefined)
await refuseUnplannable(name, place, job);
const by = planner.program ?? 'another job';
emit({ kind: 'planning', workspace: name, by });
const planned = await planOf(name, job);
signal.throwIfAborted();
const plan = planAttributes(planned);
const say = (words) => emit({ kind: 'progress', workspace: name, status: 'planned', words });
const rules = (0,judging_options.mp)({ ...settings, token: '' }, subject);
const { requirePolicies } = settings;
const requirements = { requirePolicies, noPolicies, guarded: rules !== undefined };
const shown = {
...facts,
diagnostics: diagnosticsOf(planned, place),
notices: (0,plan_limits.PR)(plan),
durationMs: job.elapsedMs() - began,
};
const failed = planned.problems.filter(({ severity }) => severity === 'error');
if (failed.length > 0) {
const why = failed.map(({ summary }) => summary);
return { ...shown, verdict: (0,decide.s8)({ requirements, plan: { failed: why } }) };
}
say((0,watch.Rg)(plan) ?? 'plan: finished');
const hasChanges = plan.attributes['has-changes'] === true;
const isRead = hasChanges || rules !== undefined;
const [judged, changes] = await Promise.all([
noPolicies === undefined ? judgeBy(name, planned, job) : undefined,
isRead ? (0,take_turn.t)().then(() => readChanges(planned, plan, job)) : undefined,
]);
signal.throwIfAborted();
const partial = settings.allowPartial && (0,plan_limits.y3)(plan);
const guarded = rules && (0,guard.a)({ ...rules, partial, released: [] }, plan, changes);
const own = judged?.evidence;
const { results } = (0,reading.h1)([own?.reading, guarded].filter((one) => one !== undefined));
for (const words of (0,judge.gF)(results))
say(words);
return {
...shown,
verdict: (0,decide.s8)({ requirements, plan, own, guard: guarded }),
results,
plan: {
...planned.counts,
imports: planned.counts.imports ?? 0,
status: plan.attributes.status,
hasChanges,
},
changes,
notices: shown.notices.concat(judged?.notices ?? []),
durationMs: job.elapsedMs() - began,
};
}
async function planOf(name, { local, signal }) {
try {
return await local.planner.plan(name, signal);
}
catch (error) {
if (error instanceof read_plan.c4)
throw new failure_of.K$('unplanned', error.message);
throw error;
}
}
function diagnosticsOf({ problems }, { workingDirectory }) {
const from = workingDirectory === '' ? '' : `${workingDirectory}/`;
return problems.map(({ severity, summary, detail, address, range }) => ({
severity,
summary,
detail: detail || undefined,
address,
file: range && `${from}${range.filename}`,
line: range?.start.line,
}));
}
async function refuseUnplannable(name, { root, workingDirectory }, { ports, ended }) {
const directory = (0,external_node_path_.join)(root, workingDirectory);
const names = (0,external_node_fs_.existsSync)(directory) ? (0,external_node_fs_.readdirSync)(directory) : [];
if (!names.some(file_names.ZC)) {
const what = (0,no_configuration.t)(names);
const why = what === undefined
? `no .tf or .tofu file lies directly in ${directory}. Point \`directory\` at the one that has them.`
: `${directory} ${what}`;
throw new failure_of.K$('input', `There is no Terraform configuration for workspace "${name}": ${why}`);
}
const empty = await (0,empty_submodules.Cs)({ root, workingDirectory }, { ...ports, ended });
if (empty !== undefined)
throw new failure_of.K$('unseen', empty);
}
function planAttributes({ counts, limits, document }) {
const isChanged = ({ actions }) => actions.some((action) => action !== 'no-op' && action !== 'read');
return {
attributes: {
status: 'finished',
'has-changes': document.resource_changes.some(({ change }) => isChanged(change)) ||
Object.values(document.output_changes ?? {}).some(isChanged),
'resource-additions': counts.additions,
'resource-changes': counts.changes,
'resource-destructions': counts.destructions,
'resource-imports': counts.imports,
'plan-limits': limits,
},
};
}
async function readChanges({ document }, { attributes }, { diff, signal }) {
const reader = (0,from_change_json.i)(diff);
const text = JSON.stringify(withoutSensitiveValues(document));
await (0,judge_by_own.TT)(Buffer.from(text), (some) => reader.take(some), signal);
return reader.end((0,reading.mQ)(attributes));
}
async function judgeBy(name, { text, document }, { request, local, signal }) {
const { own, planner } = local;
const plan = {
text: text ?? JSON.stringify(document),
document,
isWhole: true,
run: runInput(name, request, local),
pullRequest: request.subject.change?.pullRequest,
workspace: name,
exceptions: request.exceptions,
readBase: request.settings.onlyNew ? () => readBase(name, planner, signal) : undefined,
};
local.judged.set(name, plan);
try {
const { results, notices } = await own.judge(plan, signal);
const proposed = await own.describeProposed(plan, signal);
return { evidence: (0,own_policies.eh)(results), notices: notices.concat(proposed) };
}
catch (error) {
signal.throwIfAborted();
return { evidence: (0,own_policies.HG)(own, (0,error_message.g)(error)), notices: [] };
}
}
async function readBase(name, planner, signal) {
try {
return await planner.planBefore(name, signal);
}
catch (error) {
signal.throwIfAborted();
const why = (0,error_message.g)(error).replace(/\.$/, '');
return {
notice: `Every failure counts: only-new could not compare with the default branch, because ${why}.`,
};
}
}
function runInput(name, { settings }, { placeOf }) {
const { runOptions } = settings;
return {
is_destroy: runOptions['is-destroy'] ?? false,
refresh: runOptions.refresh ?? true,
refresh_only: runOptions['refresh-only'] ?? false,
replace_addrs: runOptions['replace-addrs'] ?? [],
target_addrs: runOptions['target-addrs'] ?? [],
organization: { name: (0,local_names.JK)(settings) },
workspace: { name, working_directory: placeOf(name).workingDirectory || null },
};
}
/***/ }),
/***/ 5724:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
St: () => ( chooseWorkspaces),
findWorkspaces: () => ( findWorkspaces),
sayChosen: () => ( sayChosen)
});
var node_path_0_ = __webpack_require__(6760);
var _archive_pack_js_1_ = __webpack_require__(847);
var _archive_place_js_2_ = __webpack_require__(4043);
var _configuration_file_names_js_10_ = __webpack_require__(6817);
var _machine_find_repository_js_3_ = __webpack_require__(6609);
var _settings_workspace_selectors_js_4_ = __webpack_require__(589);
var _machine_follow_links_js_5_ = __webpack_require__(7134);
var _affected_js_11_ = __webpack_require__(7625);
var _failure_of_js_6_ = __webpack_require__(6281);
var _find_workspace_js_7_ = __webpack_require__(7170);
var _files_here_js_8_ = __webpack_require__(2173);
var _hidden_files_js_9_ = __webpack_require__(7707);
const UNLISTED = '`affected-only` has no complete list of the files that change here, so every workspace counts as affected.';
function sayChosen({ skipped, unlisted }, log) {
if (unlisted)
log.info(UNLISTED);
if (skipped.length > 0) {
log.info(`Not affected by the files that change, and skipped: ${skipped.join(', ')}.`);
}
}
async function findWorkspaces(client, options) {
const { organization } = options.settings;
const asked = {
query: async (selector) => (await queryWorkspaces(client, organization, selector)).map(({ attributes }) => attributes),
show: async (name) => (await (0,_find_workspace_js_7_ .VA)(client, organization, name)).attributes,
};
return chooseWorkspaces(asked, options);
}
async function chooseWorkspaces({ query, show }, options) {
const { settings, workingDirectory, repositoryRoot } = options;
const connected = settings.source === 'vcs';
const written = settings.workspaces.map((selector) => (selector.kind === 'name' ? selector.directory : undefined) ?? settings.directory);
const resolved = new Map();
for (const each of connected ? [] : new Set(written)) {
resolved.set(each, (0,_archive_place_js_2_ .DR)(each, workingDirectory));
}
const all = new Map();
for (const [index, selector] of settings.workspaces.entries()) {
const directories = resolved.get(written[index] ?? '') ?? {
directory: repositoryRoot,
repository: repositoryRoot,
};
if (selector.kind === 'name') {
all.set(selector.name, { name: selector.name, ...directories });
continue;
}
const workspaces = await query(selector);
if (workspaces.length === 0)
throw new _failure_of_js_6_ .K$('input', nothingFound(settings, selector));
for (const { name, ...place } of workspaces) {
if (!all.has(name))
all.set(name, { name, ...directories, place });
}
}
const changed = settings.affectedOnly || connected ? await options.changedFiles?.() : undefined;
if (changed === undefined || changed.length === 0) {
return { requested: [...all.values()], skipped: [], unlisted: settings.affectedOnly };
}
const isConcerned = concernsOf(changed, repositoryRoot);
const requested = [];
const skipped = [];
for (const each of all.values()) {
const place = each.place ?? (await show(each.name));
const missing = missingPlace(each, place);
if (missing !== undefined)
requested.push({ ...each, missing });
else if (await isConcerned(each, place))
requested.push(each);
else if (connected)
requested.push({ ...each, unaffected: true });
else
skipped.push(each.name);
}
return { requested, skipped, unlisted: false };
}
function nothingFound({ organization }, query) {
return `No workspace of organization "${organization}" was found for ${(0,_settings_workspace_selectors_js_4_ .r5)(query)}. Either it is wrong, or the token may not see them.`;
}
async function queryWorkspaces(client, organization, selector) {
const query = await toQuery(client, organization, selector);
return query === undefined ? [] : await client.workspaces.list(organization, query).all();
}
async function toQuery(client, organization, { tags, project }) {
const isName = project !== undefined && !/^prj-[A-Za-z0-9]+$/.test(project);
const id = isName ? await client.names.project(organization, project) : project;
if (isName && id === undefined)
return undefined;
return { tags: tags.length > 0 ? tags : undefined, project: id };
}
function configurationOf(directory, { 'working-directory': text }) {
const working = (0,_find_workspace_js_7_ .bq)(text);
const inside = 'path' in working ? working.path : '';
const root = (0,_find_workspace_js_7_ .SS)(directory, inside);
return { root, module: (0,node_path_0_.join)(root, inside) };
}
function missingPlace({ directory, repository }, attributes) {
const { module } = configurationOf(directory, attributes);
const real = (0,_machine_find_repository_js_3_ .eF)(module);
const isInside = repository === undefined || (0,_archive_place_js_2_ .lU)(real, repository);
const isProgram = (0,node_path_0_.relative)(directory, module).split(node_path_0_.sep).some(isOfPrograms);
const isProper = 'path' in (0,_find_workspace_js_7_ .bq)(attributes['working-directory']);
if (isProper && isInside && !isProgram && holdsConfigurationFile(real))
return undefined;
return attributes['working-directory'] ?? '';
}
function holdsConfigurationFile(directory) {
const names = _files_here_js_8_ .a.readDirectory(directory).filter(_configuration_file_names_js_10_ .ZC);
return names.some((name) => _files_here_js_8_ .a.readFile((0,node_path_0_.join)(directory, name)) !== undefined);
}
function isOfPrograms(segment) {
return segment === '.git' || segment === '.terraform';
}
function concernsOf(changed, repositoryRoot) {
const modulesElsewhere = new Map();
return async ({ directory, repository }, attributes) => {
if (repository !== repositoryRoot)
return true;
const { root, module } = configurationOf(directory, attributes);
const real = inRepository((0,_machine_find_repository_js_3_ .eF)(module), repositoryRoot) ?? '';
const watched = {
directory: inRepository(module, repositoryRoot) ?? '',
patterns: attributes['trigger-patterns'] ?? [],
prefixes: (attributes['trigger-prefixes'] ?? []).concat(real),
};
if ((0,_affected_js_11_ .fH)(changed, watched))
return true;
const reading = modulesElsewhere.get(module) ?? readElsewhere(module, root, repositoryRoot);
modulesElsewhere.set(module, reading);
const elsewhere = await reading;
return elsewhere === undefined || (0,_affected_js_11_ .fH)(changed, { ...watched, ...elsewhere });
};
}
async function readElsewhere(module, root, repositoryRoot) {
const isElsewhere = (path) => !(0,_archive_place_js_2_ .lU)(path, module);
const { modules, files, directories, computed } = await (0,_hidden_files_js_9_ .vP)(module, isElsewhere);
if (computed.length > 0)
return undefined;
const sets = [...directories.values()];
const places = [module, ...modules.flatMap((each) => each.places), ...files.keys()];
const links = [...new Set([...places, ...sets.map(({ path }) => path)])].map((each) => (0,_files_here_js_8_ .G)(each));
if (links.includes(undefined))
return undefined;
const rules = (0,_machine_follow_links_js_5_ .e)((0,node_path_0_.join)(root, _archive_pack_js_1_ .On));
const linked = [
...modules.flatMap((each) => each.linked),
...links.flatMap((some) => some ?? []),
];
return {
reads: [...rules, ...linked, ...places.flatMap((path) => (0,_machine_follow_links_js_5_ .e)(path))].flatMap((path) => inRepository(path, repositoryRoot) ?? []),
readPatterns: sets.flatMap(({ path, endings }) => {
const from = inRepository(path, repositoryRoot);
if (from === undefined)
return [];
const prefix = from === '' ? '' : `${from}/`;
return Array.from(endings.keys(), (suffix) => ({ prefix, suffix }));
}),
};
}
function inRepository(path, repositoryRoot) {
const inner = (0,node_path_0_.relative)(repositoryRoot, path).split(node_path_0_.sep).join('/');
return inner === '..' || inner.startsWith('../') ? undefined : inner;
}
/***/ }),
/***/ 6093:
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
/***/ 3597:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
c4: () => ( UnknownFormat),
m3: () => ( readPlan),
np: () => ( UnreadablePlan),
qF: () => ( misnamedIn),
vN: () => ( LONGEST_PLAN)
});
var node_util_0_ = __webpack_require__(7975);
var _client_wire_schema_js_3_ = __webpack_require__(7934);
var _machine_take_turn_js_1_ = __webpack_require__(4990);
var _model_address_js_2_ = __webpack_require__(3543);
var _model_json_depth_js_4_ = __webpack_require__(6093);
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
/***/ })
};
