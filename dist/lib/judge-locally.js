export const id = 44;
export const ids = [44,928];
export const modules = {
/***/ 44:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
localGate: () => ( localGate)
});
var node_fs_0_ = __webpack_require__(3024);
var node_os_1_ = __webpack_require__(8161);
var node_path_2_ = __webpack_require__(6760);
var _configuration_file_names_js_30_ = __webpack_require__(6817);
var _gate_look_at_commit_js_3_ = __webpack_require__(8854);
var _gate_failure_of_js_4_ = __webpack_require__(6281);
var _gate_gate_js_5_ = __webpack_require__(6375);
var _machine_take_turn_js_6_ = __webpack_require__(4990);
var _gate_judge_js_7_ = __webpack_require__(4228);
var _report_text_js_8_ = __webpack_require__(4913);
var _gate_requested_workspaces_js_9_ = __webpack_require__(5724);
var _gate_run_js_10_ = __webpack_require__(9268);
var _gate_result_js_11_ = __webpack_require__(2940);
var _machine_files_here_js_12_ = __webpack_require__(467);
var _machine_find_repository_js_13_ = __webpack_require__(6609);
var _model_ended_by_js_14_ = __webpack_require__(7953);
var _model_error_message_js_31_ = __webpack_require__(4271);
var _model_job_time_js_29_ = __webpack_require__(1680);
var _model_plan_json_js_15_ = __webpack_require__(5379);
var _plan_find_plans_js_16_ = __webpack_require__(9983);
var _plan_plan_document_js_17_ = __webpack_require__(1870);
var _plan_read_plan_js_18_ = __webpack_require__(3597);
var _plan_plan_without_js_19_ = __webpack_require__(2975);
var _policy_decide_js_20_ = __webpack_require__(8634);
var _policy_from_change_json_js_21_ = __webpack_require__(6258);
var _policy_existing_failures_js_22_ = __webpack_require__(6747);
var _policy_guard_js_23_ = __webpack_require__(3749);
var _policy_run_differences_js_24_ = __webpack_require__(2484);
var _policy_systems_own_policies_js_25_ = __webpack_require__(8532);
var _policy_reading_js_26_ = __webpack_require__(988);
var _settings_workspace_selectors_js_27_ = __webpack_require__(589);
var _judging_options_js_28_ = __webpack_require__(6241);
function localGate(local) {
return async (request, ports) => {
const { settings, workingDirectory, repositoryRoot, subject } = request;
const { clock, signal, alarms, log } = ports;
const startedAt = clock.now();
const deadline = ports.endsAt - (0,_model_job_time_js_29_ .L5)(settings.job.timeoutMs);
const endSignal = alarms.any(alarms.in(deadline - startedAt), signal);
const endReason = () => (0,_gate_failure_of_js_4_ .dL)(deadline, ports);
try {
const show = async (name) => ({
'working-directory': local.placeOf(name).workingDirectory,
});
const { directoryName: name } = local;
const lookUp = { query: async () => [{ name, ...(await show(name)) }], show };
let changedFilesOnce;
const changedFiles = () => (changedFilesOnce ??= subject.changedFiles());
const plan = { ...settings.plan, workspaces: local.workspaces };
const options = { plan, workingDirectory, repositoryRoot, changedFiles };
const chosen = await (0,_model_ended_by_js_14_ .m)(endSignal, (0,_gate_requested_workspaces_js_9_ .St)(lookUp, options));
const { requested, skipped } = chosen;
const unplanned = await (0,_model_ended_by_js_14_ .m)(endSignal, findConcernedRoots(lookUp, options, local));
(0,_gate_requested_workspaces_js_9_ .fc)(chosen, log);
const elapsedMs = () => clock.now() - startedAt;
const emit = (event) => ports.onEvent({ ...event, atMs: elapsedMs() });
const times = { signal: endSignal, elapsedMs, endReason };
const job = { request, local, ports, changedFiles, emit, ...times };
const judging = [...requested, ...unplanned].map((workspace) => () => judgeOrSayWhy(workspace.name, job));
const judged = await (0,_machine_take_turn_js_6_ .G)(judging, (0,node_os_1_.availableParallelism)());
const workspaces = (0,_gate_gate_js_5_ .a)(judged, request.exceptions);
const said = workspaces.flatMap(({ workspace, notices }) => notices.map((notice) => ({ workspace, notice })));
for (const alike of (0,_report_text_js_8_ .$z)(said, ({ notice }) => notice)) {
const names = alike.map(({ workspace }) => workspace);
log.info(`${(0,_report_text_js_8_ .so)(names, 4)}: ${alike[0].notice}`);
}
return {
verdict: (0,_gate_result_js_11_ .Vj)(workspaces, settings.policy),
workspaces,
unaffected: skipped.length > 0 ? skipped : undefined,
archives: [],
durationMs: elapsedMs(),
};
}
catch (error) {
const failure = (0,_gate_failure_of_js_4_ .g5)(error, endReason());
return await (0,_judging_options_js_28_ .Vp)(settings.plan, failure, clock.now() - startedAt);
}
};
}
async function findConcernedRoots(lookUp, options, { roots, workspaces }) {
const isPlanned = ({ name }) => workspaces.some((selector) => selector.kind === 'name' && selector.name === name);
if (roots.every(isPlanned))
return [];
const modules = roots.filter(({ isUnit }) => !isUnit);
const { workingDirectory, repositoryRoot, changedFiles } = options;
const plan = { ...options.plan, workspaces: modules, affectedOnly: true };
const { requested } = await (0,_gate_requested_workspaces_js_9_ .St)(lookUp, { ...options, plan });
const inRepository = (directory) => (0,_machine_find_repository_js_13_ .df)((0,node_path_2_.relative)(repositoryRoot, (0,_machine_find_repository_js_13_ .eF)((0,node_path_2_.resolve)(workingDirectory, directory))));
const textOf = ({ directory }) => _machine_files_here_js_12_ .Jd.readFile((0,node_path_2_.resolve)(workingDirectory, directory, 'terragrunt.hcl')) ?? '';
const units = (0,_plan_find_plans_js_16_ .zH)(roots, await changedFiles?.(), inRepository, textOf);
const names = new Set([...requested, ...units].map(({ name }) => name));
return roots.filter((root) => names.has(root.name) && !isPlanned(root));
}
async function judgeOrSayWhy(name, job) {
const judging = (0,_model_ended_by_js_14_ .m)(job.signal, judgeWorkspace(name, job));
const result = await judging.catch((error) => {
const failure = (0,_gate_failure_of_js_4_ .g5)(error, job.endReason());
return { ...factsOfPlace(name, job), verdict: (0,_policy_decide_js_20_ .Rh)(failure), failure };
});
job.emit({ kind: 'workspace-decided', result });
return result;
}
function factsOfPlace(name, { local }) {
const { root, workingDirectory } = local.placeOf(name);
return { ...(0,_gate_result_js_11_ .FK)({ name }), workingDirectory, root };
}
async function judgeWorkspace(name, job) {
const { request, local, signal } = job;
const { planner, placeOf, noPolicies } = local;
const { settings, subject } = request;
const startedMs = job.elapsedMs();
const place = placeOf(name);
const planned = await makePlan(name, job);
signal.throwIfAborted();
const { limits } = planned;
const plan = planAttributes(planned);
const emitWords = (words) => job.emit({ kind: 'progress', workspace: name, status: 'planned', words });
const rules = (0,_judging_options_js_28_ .mp)(settings.policy, subject);
const { requirePolicies } = settings.policy;
const requirements = { requirePolicies, noPolicies, guarded: rules !== undefined };
const facts = {
...factsOfPlace(name, job),
diagnostics: (0,_gate_judge_js_7_ .$b)(planned.problems, place.workingDirectory),
notices: messagesOf(limits, 'empty-state', 'noted'),
durationMs: job.elapsedMs() - startedMs,
};
const errors = planned.problems.filter(({ severity }) => severity === 'error');
if (errors.length > 0) {
const failed = errors.map(({ summary }) => summary);
return { ...facts, verdict: (0,_policy_decide_js_20_ .s8)({ requirements, plan: { failed } }) };
}
if (planner.program !== undefined)
emitWords((0,_gate_run_js_10_ .Rg)(plan) ?? 'plan: finished');
const hasChanges = plan.attributes['has-changes'] === true;
const needsChanges = hasChanges || rules !== undefined;
const [judged, changes] = await Promise.all([
noPolicies === undefined ? judgeByPolicies(name, planned, job) : undefined,
needsChanges ? (0,_machine_take_turn_js_6_ .tJ)().then(() => readChanges(planned, plan, job)) : undefined,
]);
signal.throwIfAborted();
const partial = settings.plan.allowPartial && messagesOf(limits, 'partial').length > 0;
const unseen = messagesOf(limits, 'empty-state');
const guardReading = rules && (0,_policy_guard_js_23_ .ah)({ ...rules, partial, approvals: [] }, plan.attributes, changes, unseen);
const own = judged?.evidence;
const readings = [own?.reading, guardReading].filter((reading) => reading !== undefined);
const { results } = (0,_policy_reading_js_26_ .gK)(readings);
for (const words of (0,_gate_judge_js_7_ .IP)(results))
emitWords(words);
return {
...facts,
verdict: (0,_policy_decide_js_20_ .s8)({ requirements, plan: { limits }, own, guard: guardReading }),
results,
plan: {
...planned.counts,
imports: planned.counts.imports ?? 0,
status: plan.attributes.status,
hasChanges,
},
changes,
notices: facts.notices.concat(judged?.notices ?? []),
durationMs: job.elapsedMs() - startedMs,
};
}
async function makePlan(name, job) {
const { planner, placeOf } = job.local;
const { program } = planner;
const emitPlanning = (by) => job.emit({ kind: 'planning', workspace: name, by });
if (program !== undefined) {
await refuseUnplannable(name, placeOf(name), job);
emitPlanning(program);
}
try {
const planned = await planner.plan(name, job.signal);
if (planned.madeBy !== undefined)
emitPlanning(planned.madeBy);
if (program === undefined)
return planned;
return { ...planned, limits: planned.limits.concat(sayPart(job.request.settings.plan)) };
}
catch (error) {
if (error instanceof _plan_read_plan_js_18_ .np)
throw new _gate_failure_of_js_4_ .K$('unplanned', { text: error.message });
throw error;
}
}
function sayPart({ runOptions, allowPartial }) {
const kind = allowPartial ? 'partial' : 'not-certain';
return (0,_policy_run_differences_js_24_ .lp)(runOptions).map((input) => ({
kind,
message: `Only a part was planned (${input}), so the rest of the configuration was not judged. Set allow-partial to true where that may pass.`,
}));
}
async function refuseUnplannable(name, { root, workingDirectory }, { request, changedFiles, ports, endReason }) {
const directory = (0,node_path_2_.join)(root, workingDirectory);
const names = (0,node_fs_0_.existsSync)(directory) ? (0,node_fs_0_.readdirSync)(directory) : [];
if (!names.some(_configuration_file_names_js_30_ .ZC)) {
throw new _gate_failure_of_js_4_ .K$('input', {
code: 'PG-115',
text: `There is no Terraform configuration for workspace "${name}": no .tf or .tofu file lies directly in ${directory}. Point \`directory\` at the one that has them.`,
});
}
const closing = await (0,_gate_look_at_commit_js_3_ .w$)({ root, workingDirectory }, request.subject.proposed ? changedFiles : undefined, { ...ports, endReason });
if (closing !== undefined)
throw new _gate_failure_of_js_4_ .K$('unseen', { text: closing });
}
function messagesOf(limits, ...kinds) {
return limits.flatMap(({ kind, message }) => (kinds.includes(kind) ? message : []));
}
function planAttributes({ counts, document }) {
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
},
};
}
async function readChanges({ document }, { attributes }, { request, signal }) {
const diff = request.settings.report.planDiff !== 'off';
const json = _model_plan_json_js_15_ .g.of((0,_plan_plan_without_js_19_ .N)(document), false);
return (0,_machine_take_turn_js_6_ .hp)((0,_policy_from_change_json_js_21_ .N)(json, { counts: (0,_policy_reading_js_26_ .mQ)(attributes), diff }), signal);
}
async function judgeByPolicies(name, planned, { request, local, signal }) {
const { own, planner } = local;
const readBase = () => planner.planBefore(name, signal).catch((error) => {
signal.throwIfAborted();
return { notice: (0,_policy_existing_failures_js_22_ .PY)(error) };
});
const plan = {
json: (0,_plan_plan_document_js_17_ .o_)(planned),
document: planned.document,
run: runInput(name, request, local),
pullRequest: request.subject.change?.pullRequest,
workspace: name,
exceptions: request.exceptions,
readBase: request.settings.policy.onlyNew ? readBase : undefined,
};
local.judged.set(name, plan);
try {
const { results, notices } = await own.judge(plan, signal);
return { evidence: (0,_policy_systems_own_policies_js_25_ .eh)(results), notices };
}
catch (error) {
signal.throwIfAborted();
return { evidence: (0,_policy_systems_own_policies_js_25_ .W7)(own.sources, (0,_model_error_message_js_31_ .g)(error)), notices: [] };
}
}
function runInput(name, { settings }, { placeOf }) {
const { runOptions } = settings.plan;
return {
is_destroy: runOptions['is-destroy'] ?? false,
refresh: runOptions.refresh ?? true,
refresh_only: runOptions['refresh-only'] ?? false,
replace_addrs: runOptions['replace-addrs'] ?? [],
target_addrs: runOptions['target-addrs'] ?? [],
organization: { name: (0,_settings_workspace_selectors_js_27_ .JK)(settings.plan) },
workspace: { name, working_directory: placeOf(name).workingDirectory || null },
};
}
/***/ }),
/***/ 8987:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
k: () => ( readBackends)
});
var node_path_0_ = __webpack_require__(6760);
var _file_names_js_2_ = __webpack_require__(6817);
var _module_files_js_1_ = __webpack_require__(868);
async function readBackends(files, directory) {
const names = (0,_file_names_js_2_ .AM)((await files.names(directory)) ?? []);
const moduleFiles = await (0,_module_files_js_1_ ._n)(names.map((name) => node_path_0_.posix.join(directory, name)), (path) => files.read(path), (text) => /backend|cloud|state_store|\\u/.test(text));
const backends = moduleFiles.flatMap(({ name, body }) => body.blocks
.filter(({ type }) => type === 'terraform')
.flatMap((block) => block.body.blocks)
.filter(({ type }) => STATE_BLOCKS.includes(type))
.map((block) => ({ block, file: name })));
const written = JSON.stringify(backends.map(({ block }) => block), (key, value) => (key === 'range' ? undefined : value));
return {
blocks: backends.map(({ block: { type, labels }, file }) => ({
kind: type === 'cloud' ? type : (labels[0] ?? ''),
file,
})),
written,
isCertain: moduleFiles.every(({ problems, unread }) => problems.length === 0 && unread === undefined),
isLiteral: !EVALUATED.test(written),
};
}
const EVALUATED = /"kind":"(?!literal"|tuple"|object")/;
const STATE_BLOCKS = ['cloud', 'backend', 'state_store'];
/***/ }),
/***/ 5724:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
St: () => ( chooseWorkspaces),
fc: () => ( logSkipped),
gt: () => ( findWorkspaces)
});
var node_path_0_ = __webpack_require__(6760);
var _archive_pack_js_1_ = __webpack_require__(847);
var _archive_place_js_2_ = __webpack_require__(4043);
var _configuration_file_names_js_10_ = __webpack_require__(6817);
var _machine_find_repository_js_3_ = __webpack_require__(6609);
var _settings_workspace_selectors_js_4_ = __webpack_require__(589);
var _machine_files_here_js_5_ = __webpack_require__(467);
var _model_relative_path_js_6_ = __webpack_require__(319);
var _configuration_affected_js_11_ = __webpack_require__(1818);
var _failure_of_js_7_ = __webpack_require__(6281);
var _find_workspace_js_8_ = __webpack_require__(7170);
var _hidden_files_js_9_ = __webpack_require__(7707);
const CHANGES_NOT_KNOWN = '`affected-only` has no complete list of changed files, or an empty one, so every workspace counts as affected.';
function logSkipped({ skipped, unlisted }, log) {
if (unlisted)
log.info(CHANGES_NOT_KNOWN);
if (skipped.length > 0) {
log.info(`Not affected by the files that change, and skipped: ${skipped.join(', ')}.`);
}
}
async function findWorkspaces(client, options) {
const { organization } = options.plan;
const lookup = {
query: async (selector) => (await queryWorkspaces(client, organization, selector)).map(({ attributes }) => attributes),
show: async (name) => (await (0,_find_workspace_js_8_ .VA)(client, organization, name)).attributes,
};
return chooseWorkspaces(lookup, options);
}
async function chooseWorkspaces({ query, show }, options) {
const { plan, workingDirectory, repositoryRoot } = options;
const isVersionControl = plan.source === 'vcs';
const wholeRepository = { directory: repositoryRoot, repository: repositoryRoot };
const selected = plan.workspaces.map((selector) => {
const directory = (selector.kind === 'name' ? selector.directory : undefined) ?? plan.directory;
const directories = isVersionControl
? wholeRepository
: (0,_archive_place_js_2_ .D)(directory, workingDirectory);
return { selector, directories };
});
const all = new Map();
for (const { selector, directories } of selected) {
if (selector.kind === 'name') {
all.set(selector.name, { name: selector.name, ...directories });
continue;
}
const workspaces = await query(selector);
if (workspaces.length === 0) {
const text = `${(0,_settings_workspace_selectors_js_4_ .r5)(selector)} was not found in organization "${plan.organization}". Either no workspace has it, or the token may not see those that do.`;
throw new _failure_of_js_7_ .K$('input', { text, code: 'PG-109' });
}
for (const { name, ...place } of workspaces) {
if (!all.has(name))
all.set(name, { name, ...directories, place });
}
}
const changed = plan.affectedOnly || isVersionControl ? await options.changedFiles?.() : undefined;
if (changed === undefined || changed.length === 0) {
return { requested: [...all.values()], skipped: [], unlisted: plan.affectedOnly };
}
const isAffectedWorkspace = affectedTest(changed, repositoryRoot, plan.varFile);
const requested = [];
const skipped = [];
for (const workspace of all.values()) {
const place = workspace.place ?? (await show(workspace.name));
if (!isConfigured(workspace, place) || (await isAffectedWorkspace(workspace, place))) {
requested.push(workspace);
}
else if (isVersionControl)
requested.push({ ...workspace, unaffected: true });
else
skipped.push(workspace.name);
}
return { requested, skipped, unlisted: false };
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
const working = (0,_find_workspace_js_8_ .bq)(text);
const inside = 'path' in working ? working.path : '';
const root = (0,_find_workspace_js_8_ .SS)(directory, inside);
return { root, module: (0,node_path_0_.join)(root, inside) };
}
function isConfigured({ directory, repository }, attributes) {
if (!('path' in (0,_find_workspace_js_8_ .bq)(attributes['working-directory'])))
return false;
const { module } = configurationOf(directory, attributes);
const real = (0,_machine_find_repository_js_3_ .eF)(module);
if (repository !== undefined && !(0,_machine_find_repository_js_3_ .Yw)(real, repository))
return false;
const names = (0,node_path_0_.relative)(directory, module).split(node_path_0_.sep);
if (names.includes('.git') || names.includes('.terraform'))
return false;
const isThere = (name) => _machine_files_here_js_5_ .Jd.readFile((0,node_path_0_.join)(real, name)) !== undefined;
const entries = _machine_files_here_js_5_ .Jd.readDirectory(real);
return !entries.includes('terragrunt.hcl') && entries.filter(_configuration_file_names_js_10_ .ZC).some(isThere);
}
function affectedTest(changed, repositoryRoot, varFile = []) {
const modulesElsewhere = new Map();
return async ({ directory, repository }, attributes) => {
if (repository !== repositoryRoot)
return true;
const { root, module } = configurationOf(directory, attributes);
const given = varFile.flatMap((file) => (0,_machine_files_here_js_5_ .n1)((0,node_path_0_.resolve)(module, file)));
const places = [(0,_machine_find_repository_js_3_ .eF)(module), ...given].flatMap((path) => (0,_model_relative_path_js_6_ ._)(repositoryRoot, path) ?? []);
const watched = {
directory: (0,_model_relative_path_js_6_ ._)(repositoryRoot, module) ?? '',
patterns: attributes['trigger-patterns'] ?? [],
prefixes: (attributes['trigger-prefixes'] ?? []).concat(places),
};
if ((0,_configuration_affected_js_11_ .fH)(changed, watched))
return true;
const reading = modulesElsewhere.get(module) ?? readFilesElsewhere(module, root, repositoryRoot);
modulesElsewhere.set(module, reading);
const elsewhere = await reading;
return elsewhere === undefined || (0,_configuration_affected_js_11_ .fH)(changed, { ...watched, ...elsewhere });
};
}
async function readFilesElsewhere(module, root, repositoryRoot) {
const isElsewhere = (path) => !(0,_machine_find_repository_js_3_ .Yw)(path, module);
const { modules, files, directories, computed } = await (0,_hidden_files_js_9_ .vP)(module, isElsewhere);
if (computed.length > 0)
return undefined;
const namedDirectories = [...directories.values()];
const places = [module, ...modules.flatMap((called) => called.places), ...files.keys()];
const linkTargets = modules.flatMap((called) => called.linked);
for (const place of new Set([...places, ...namedDirectories.map(({ path }) => path)])) {
const targets = (0,_machine_files_here_js_5_ .Gf)(place);
if (targets === undefined)
return undefined;
linkTargets.push(...targets);
}
const rules = (0,_machine_files_here_js_5_ .n1)((0,node_path_0_.join)(root, _archive_pack_js_1_ .On));
const readPaths = [...rules, ...linkTargets, ...places.flatMap((path) => (0,_machine_files_here_js_5_ .n1)(path))];
return {
reads: readPaths.flatMap((path) => (0,_model_relative_path_js_6_ ._)(repositoryRoot, path) ?? []),
readPatterns: namedDirectories.flatMap(({ path, endings }) => {
const from = (0,_model_relative_path_js_6_ ._)(repositoryRoot, path);
if (from === undefined)
return [];
const prefix = from === '' ? '' : `${from}/`;
return Array.from(endings.keys(), (suffix) => ({ prefix, suffix }));
}),
};
}
/***/ }),
/***/ 9983:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ch: () => ( findPlaces),
D0: () => ( findRoots),
QC: () => ( findPlans),
zH: () => ( concernedUnits)
});
var node_fs_0_ = __webpack_require__(3024);
var node_path_1_ = __webpack_require__(6760);
var _configuration_affected_js_7_ = __webpack_require__(1818);
var _configuration_backends_js_2_ = __webpack_require__(8987);
var _configuration_file_names_js_8_ = __webpack_require__(6817);
var _machine_find_repository_js_3_ = __webpack_require__(6609);
var _model_quote_js_6_ = __webpack_require__(8187);
var _settings_load_settings_js_4_ = __webpack_require__(525);
var _settings_workspace_selectors_js_5_ = __webpack_require__(589);
function findPlans({ directory, plan = [], workspaces, }, workingDirectory) {
if (plan.length === 0 || (0,_settings_load_settings_js_4_ .EN)(plan, workingDirectory))
return undefined;
const namedWorkspaces = workspaces.filter((selector) => selector.kind === 'name');
const plans = [];
for (const item of plan) {
const [, workspace, written = item] = /^([\w-]+)=(.+)$/.exec(item) ?? [];
const files = filesOf(written, workingDirectory);
if (files.length === 0 && workspace === undefined)
return { unmatched: item };
const planFiles = files.length === 0 ? [{ file: written, inside: written }] : files;
for (const { file, inside } of planFiles) {
const planned = findPlannedDirectory(inside, directory, workingDirectory);
plans.push(workspace === undefined
? planOfDirectory(file, planned, { directory, namedWorkspaces, workingDirectory })
: planOfWorkspace(file, workspace, planned ?? directory, namedWorkspaces));
}
}
return plans;
}
function planOfWorkspace(file, workspace, planned, namedWorkspaces) {
const selector = namedWorkspaces.find(({ name }) => name === workspace);
if (selector !== undefined)
return { file, workspace, directory: selector.directory };
const refused = namedWorkspaces.length > 0 ? describeUnnamed(file, workspace) : undefined;
return { file, workspace, directory: planned, refused };
}
function planOfDirectory(file, planned, context) {
const { directory, namedWorkspaces, workingDirectory } = context;
if (planned === undefined) {
const workspace = nameOfPlace(file.replace(/\.json$/, ''), '.');
const refused = `${(0,_model_quote_js_6_ .hD)(file)} is called after no directory that is there. Call it like the directory that was planned, as in live/app/plan.json, or write workspace=${file}.`;
return { file, workspace, directory: undefined, refused };
}
const realPath = (path) => (0,_machine_find_repository_js_3_ .eF)((0,node_path_1_.resolve)(workingDirectory, path));
const ofDirectory = namedWorkspaces.filter((selector) => realPath(selector.directory ?? directory) === realPath(planned));
const [selector, second] = ofDirectory;
if (selector === undefined) {
const workspace = nameOfPlace(planned, directory);
const refused = namedWorkspaces.length > 0 ? describeUnnamed(file, workspace) : undefined;
return { file, workspace, directory: planned, refused };
}
const refused = second === undefined
? undefined
: `${(0,_model_quote_js_6_ .hD)(file)} is of one of ${ofDirectory.map(({ name }) => (0,_model_quote_js_6_ .hD)(name)).join(', ')}, which have the same directory. Write workspace=${file}.`;
return { file, workspace: selector.name, directory: selector.directory, refused };
}
function describeUnnamed(file, workspace) {
return `${(0,_model_quote_js_6_ .hD)(file)} is the plan of ${(0,_model_quote_js_6_ .hD)(workspace)}, which \`workspaces\` does not name. Name it there, or take the plan out.`;
}
function nameOfPlace(place, directory) {
const inside = node_path_1_.posix.relative((0,_machine_find_repository_js_3_ .df)(directory), place);
return (0,_settings_workspace_selectors_js_5_ .yJ)((0,node_path_1_.resolve)(inside === '' ? place : inside.replaceAll('/', '-')));
}
const PLAIN_NAMES = ['plan.json', 'tfplan.json'];
function findPlannedDirectory(inside, directory, workingDirectory) {
const candidates = [inside.replace(/\.json$/, '')];
const parent = node_path_1_.posix.dirname(inside);
if (parent !== '.' || PLAIN_NAMES.includes(inside))
candidates.push(parent);
return candidates
.map((candidate) => node_path_1_.posix.join((0,_machine_find_repository_js_3_ .df)(directory), candidate))
.find((path) => (0,_machine_find_repository_js_3_ .wd)((0,node_path_1_.resolve)(workingDirectory, path)));
}
function filesOf(written, workingDirectory) {
const path = (0,_machine_find_repository_js_3_ .df)(written);
const segments = path.split('/');
const firstPattern = segments.findIndex((segment) => /[*?]/.test(segment));
let base = path;
let pattern = '**/*.json';
if (firstPattern >= 0) {
base = segments.slice(0, firstPattern).join('/') || (firstPattern > 0 ? '/' : '.');
pattern = segments.slice(firstPattern).join('/');
}
else if (!(0,_machine_find_repository_js_3_ .wd)((0,node_path_1_.resolve)(workingDirectory, path))) {
const stats = (0,node_fs_0_.statSync)((0,node_path_1_.resolve)(workingDirectory, path), { throwIfNoEntry: false });
return stats?.isFile() ? [{ file: written, inside: node_path_1_.posix.normalize(path) }] : [];
}
const top = (0,node_path_1_.resolve)(workingDirectory, base);
if (!(0,_machine_find_repository_js_3_ .wd)(top))
return [];
return (0,node_fs_0_.readdirSync)(top, { recursive: true, withFileTypes: true })
.filter((entry) => entry.isFile() && !entry.name.endsWith('.digest'))
.map((entry) => (0,_machine_find_repository_js_3_ .df)((0,node_path_1_.relative)(top, (0,node_path_1_.join)(entry.parentPath, entry.name))))
.filter((inside) => (0,_configuration_affected_js_7_ .uv)(pattern, inside))
.sort()
.map((inside) => ({ file: node_path_1_.posix.join(base, inside), inside }));
}
const MAX_DEPTH = 8;
async function findRoots(directory, workingDirectory) {
const places = [];
const visit = async (place, depth) => {
const path = (0,node_path_1_.resolve)(workingDirectory, place);
const entries = (0,node_fs_0_.readdirSync)(path, { withFileTypes: true });
const names = entries.map(({ name }) => name);
let isAboveUnits = false;
for (const entry of depth < MAX_DEPTH ? entries : []) {
const isSearched = entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name);
if (isSearched && (await visit(node_path_1_.posix.join(place, entry.name), depth + 1)))
isAboveUnits = true;
}
const isUnit = names.includes('terragrunt.hcl');
const isModule = names.includes('.terraform.lock.hcl') ||
(names.some(_configuration_file_names_js_8_ .ZC) && (await (0,_configuration_backends_js_2_ .k)((0,_settings_load_settings_js_4_ .nG)(path), '')).blocks.length > 0);
if (isModule || (isUnit && !isAboveUnits))
places.push({ directory: place, isUnit });
return isUnit || isAboveUnits;
};
await visit((0,_machine_find_repository_js_3_ .df)(directory), 0);
return nameRoots(places, directory);
}
function nameRoots(places, directory) {
const taken = new Set();
return places.map((place) => {
const usualName = nameOfPlace(place.directory, directory);
let name = usualName;
for (let count = 2; taken.has(name); count++)
name = `${usualName}-${count}`;
taken.add(name);
return { kind: 'name', name, ...place };
});
}
function concernedUnits(roots, changed, nameInRepository, textOf) {
const units = roots.filter(({ isUnit }) => isUnit);
if (changed === undefined)
return units;
const innermostFirst = roots
.map((root) => ({ root, prefix: `${nameInRepository(root.directory)}/` }))
.toSorted((one, other) => other.prefix.length - one.prefix.length);
const changedRoots = changed.flatMap((path) => innermostFirst.find(({ prefix }) => path.startsWith(prefix))?.root ?? []);
if (changedRoots.length < changed.length)
return units;
const changedDirectories = new Set(changedRoots.map(({ directory }) => directory));
return units.filter((unit) => {
const text = textOf(unit);
const names = (directory) => ['"', '/'].some((end) => text.includes(`/${node_path_1_.posix.basename(directory)}${end}`));
return [...changedDirectories].some((directory) => `${unit.directory}/`.startsWith(`${directory}/`) || names(directory));
});
}
function findPlaces(planned, workingDirectory) {
const placeAt = (written) => {
const directory = (0,_machine_find_repository_js_3_ .eF)((0,node_path_1_.resolve)(workingDirectory, written));
const root = (0,_machine_find_repository_js_3_ .I8)(directory) ?? directory;
return { root, workingDirectory: (0,_machine_find_repository_js_3_ .df)((0,node_path_1_.relative)(root, directory)) };
};
const placesByName = new Map();
for (const selector of planned.workspaces) {
if (selector.kind === 'name' && selector.directory !== undefined)
placesByName.set(selector.name, placeAt(selector.directory));
}
const placeOfOthers = placeAt(planned.directory);
return (workspace) => placesByName.get(workspace) ?? placeOfOthers;
}
/***/ }),
/***/ 2975:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
N: () => ( withoutSensitiveValues),
s: () => ( withoutResources)
});
var node_util_0_ = __webpack_require__(7975);
var _model_parse_js_1_ = __webpack_require__(2340);
function withoutResources(plan, isLeftOut) {
const copy = structuredClone(plan);
const members = Object.fromEntries(Object.entries(copy));
removeFromList(copy, 'resource_changes', isLeftOut);
removeFromList(copy, 'resource_drift', isLeftOut);
removeFromList(copy, 'deferred_changes', isLeftOut, ({ resource_change: change }) => [
(0,_model_parse_js_1_ ._F)(change, 'address'),
]);
removeFromList(copy, 'relevant_attributes', isLeftOut, ({ resource }) => [resource]);
removeFromList(copy, 'action_invocations', isLeftOut, invokedFor);
removeFromList(copy, 'deferred_action_invocations', isLeftOut, ({ action_invocation: invocation }) => invokedFor(invocation));
const { prior_state: state, planned_values: planned, proposed_unknown: unknown } = members;
for (const part of [copy, state].filter(_model_parse_js_1_ .u4)) {
removeFromList(part, 'checks', isLeftOut, checkedIn);
const { checks } = part;
for (const check of (0,_model_parse_js_1_ .c3)(checks))
removeFromList(check, 'instances', isLeftOut, checkedIn);
}
for (const values of [planned, unknown, (0,_model_parse_js_1_ ._F)(state, 'values')]) {
removeFromModule((0,_model_parse_js_1_ ._F)(values, 'root_module'), isLeftOut);
}
removeFromConfiguration((0,_model_parse_js_1_ ._F)(members['configuration'], 'root_module'), '', isLeftOut);
return copy;
}
function removeFromList(part, key, isLeftOut, addressesOf = ({ address }) => [address]) {
const list = (0,_model_parse_js_1_ ._F)(part, key);
if (!(0,_model_parse_js_1_ .u4)(part) || !Array.isArray(list))
return;
const isAbout = (entry) => (0,_model_parse_js_1_ .u4)(entry) &&
addressesOf(entry).some((address) => typeof address === 'string' && isLeftOut(address));
part[key] = list.filter((entry) => !isAbout(entry));
}
function invokedFor(invocation) {
const trigger = (0,_model_parse_js_1_ ._F)(invocation, 'lifecycle_action_trigger');
return [(0,_model_parse_js_1_ ._F)(invocation, 'address'), (0,_model_parse_js_1_ ._F)(trigger, 'triggering_resource_address')];
}
function checkedIn({ address }) {
return [(0,_model_parse_js_1_ ._F)(address, 'to_display')];
}
function removeFromModule(module, isLeftOut) {
removeFromList(module, 'resources', isLeftOut);
removeFromList(module, 'child_modules', isLeftOut);
const children = (0,_model_parse_js_1_ ._F)(module, 'child_modules');
for (const child of (0,_model_parse_js_1_ .c3)(children))
removeFromModule(child, isLeftOut);
}
function removeFromConfiguration(module, prefix, isLeftOut) {
for (const key of ['resources', 'actions'])
removeFromList(module, key, (address) => isLeftOut(`${prefix}${address}`));
const calls = (0,_model_parse_js_1_ ._F)(module, 'module_calls');
if (!(0,_model_parse_js_1_ .u4)(calls))
return;
for (const [name, call] of Object.entries(calls)) {
const address = `${prefix}module.${name}`;
if (isLeftOut(address))
delete calls[name];
else
removeFromConfiguration((0,_model_parse_js_1_ ._F)(call, 'module'), `${address}.`, isLeftOut);
}
}
function withoutSensitiveValues(document) {
const changes = document.resource_changes.map((resource) => ({
...resource,
change: redact(resource.change),
}));
return {
plan_format_version: document.format_version,
output_changes: Object.fromEntries(Object.entries(document.output_changes ?? {}).map(([name, output]) => [name, redact(output)])),
resource_changes: changes,
action_invocations: document.action_invocations?.map(withoutValues),
deferred_changes: document.deferred_changes?.map(() => ({})),
deferred_action_invocations: document.deferred_action_invocations?.map((entry) => ({
action_invocation: withoutValues(entry.action_invocation),
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
const { before, after, before_sensitive: beforeMarks, after_sensitive: afterMarks } = change;
return {
...change,
before: hide(before, beforeMarks, after, `${HIDDEN} BEFORE`),
after: hide(after, afterMarks, before, HIDDEN),
};
}
function hide(value, marks, other, replacement) {
if (value === null || value === undefined)
return value;
if (marks === true)
return (0,node_util_0_.isDeepStrictEqual)(value, other) ? HIDDEN : replacement;
if (typeof value !== 'object' || typeof marks !== 'object')
return value;
const hideMember = (key, member) => hide(member, (0,_model_parse_js_1_ .Pf)(marks)[key], (0,_model_parse_js_1_ .Pf)(other)[key], replacement);
if (Array.isArray(value))
return value.map((item, index) => hideMember(String(index), item));
return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, hideMember(key, member)]));
}
/***/ })
};
