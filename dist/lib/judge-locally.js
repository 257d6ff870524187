export const id = 44;
export const ids = [44];
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
var _gate_judge_js_7_ = __webpack_require__(5505);
var _report_text_js_8_ = __webpack_require__(4913);
var _gate_requested_workspaces_js_9_ = __webpack_require__(9373);
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
var _policy_decide_js_20_ = __webpack_require__(1625);
var _policy_from_change_json_js_21_ = __webpack_require__(6258);
var _policy_existing_failures_js_22_ = __webpack_require__(6747);
var _policy_guard_js_23_ = __webpack_require__(3749);
var _policy_run_differences_js_24_ = __webpack_require__(2484);
var _policy_systems_own_policies_js_25_ = __webpack_require__(8532);
var _policy_reading_js_26_ = __webpack_require__(988);
var _settings_workspace_selectors_js_27_ = __webpack_require__(589);
var _judging_options_js_28_ = __webpack_require__(6241);
const GIVES = { run: false, plannedCommit: false, serviceSystems: false };
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
const planning = new Set();
const job = { request, local, ports, changedFiles, emit, planning, ...times };
const named = [...requested, ...unplanned];
const uncommitted = await findUncommitted(named, local, endSignal);
if (uncommitted !== undefined && uncommitted.length > 0) {
log.info(`not committed: ${(0,_report_text_js_8_ .so)(uncommitted, 4)}`);
}
const judging = named.map(({ name: workspace }) => () => judgeOrSayWhy(workspace, job));
const judged = await (0,_machine_take_turn_js_6_ .G)(judging, (0,node_os_1_.availableParallelism)());
const workspaces = (0,_gate_gate_js_5_ .a)(judged, request.exceptions);
const said = workspaces.flatMap(({ workspace, notices }) => notices.map((notice) => ({ workspace, notice })));
for (const alike of (0,_report_text_js_8_ .$z)(said, ({ notice }) => notice)) {
const names = alike.map(({ workspace }) => workspace);
log.info(`${(0,_report_text_js_8_ .so)(names, 4)}: ${alike[0].notice}`);
}
return {
verdict: (0,_gate_result_js_11_ .Vj)(workspaces, { ...settings, base: (0,_judging_options_js_28_ .bf)(request) }),
workspaces,
unaffected: skipped.length > 0 ? skipped : undefined,
archives: [],
uncommitted,
durationMs: elapsedMs(),
};
}
catch (error) {
const failure = (0,_gate_failure_of_js_4_ .g5)(error, endReason());
return await (0,_judging_options_js_28_ .Vp)(settings.plan, failure, clock.now() - startedAt);
}
};
}
async function findUncommitted(workspaces, { placeOf, uncommitted }, signal) {
const directories = workspaces.map(({ name }) => {
const { root, workingDirectory } = placeOf(name);
return (0,node_path_2_.join)(root, workingDirectory);
});
const there = [...new Set(directories)].filter((directory) => (0,node_fs_0_.existsSync)(directory));
return (0,_model_ended_by_js_14_ .m)(signal, uncommitted(there)).catch(() => {
signal.throwIfAborted();
return undefined;
});
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
function stillPlanning(program) {
const text = `${program} was still planning when the time for this check was over. Give it more with \`timeout\`, or look at what it waits for: run \`${program} plan\` where its output is seen.`;
return new _gate_failure_of_js_4_ .K$('timeout', { text });
}
async function judgeOrSayWhy(name, job) {
const judging = (0,_model_ended_by_js_14_ .m)(job.signal, judgeWorkspace(name, job));
const result = await judging.catch((thrown) => {
const endReason = job.endReason();
const { program } = job.local.planner;
const isPlanning = program !== undefined && job.planning.has(name);
const error = isPlanning && endReason === 'timeout' ? stillPlanning(program) : thrown;
const failure = (0,_gate_failure_of_js_4_ .g5)(error, endReason);
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
const requirements = {
requirePolicies,
base: (0,_judging_options_js_28_ .bf)(request),
noPolicies,
ownPolicies: noPolicies === undefined,
guarded: rules !== undefined,
};
const asked = { requirements, gives: GIVES };
const facts = {
...factsOfPlace(name, job),
diagnostics: (0,_gate_judge_js_7_ .$b)(planned.problems, place.workingDirectory),
notices: messagesOf(limits, 'empty-state', 'noted'),
durationMs: job.elapsedMs() - startedMs,
};
const errors = planned.problems.filter(({ severity }) => severity === 'error');
if (errors.length > 0) {
const failed = errors.map(({ summary }) => summary);
return { ...facts, verdict: (0,_policy_decide_js_20_ .LD)({ ...asked, plan: { failed }, systems: [] }) };
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
const accepted = _model_plan_json_js_15_ .$B.filter((kind) => messagesOf(limits, kind).length > 0);
const partial = accepted.includes('partial') || accepted.includes('unproven');
const unseen = messagesOf(limits, 'empty-state');
const guardReading = rules && (0,_policy_guard_js_23_ .ah)({ ...rules, partial, approvals: [] }, plan.attributes, changes, unseen);
const own = judged?.evidence;
const readings = [own?.reading, guardReading].filter((reading) => reading !== undefined);
const { results } = (0,_policy_reading_js_26_ .gK)(readings);
for (const words of (0,_gate_judge_js_7_ .IP)(results))
emitWords(words);
return {
...facts,
verdict: (0,_policy_decide_js_20_ .LD)({
...asked,
plan: { limits },
systems: own === undefined ? [] : [own],
guard: guardReading,
}),
results,
plan: {
...planned.counts,
imports: planned.counts.imports ?? 0,
status: plan.attributes.status,
hasChanges,
accepted: accepted.length > 0 ? accepted : undefined,
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
if (program !== undefined)
job.planning.add(name);
try {
const planned = await planner.plan(name, job.signal);
job.planning.delete(name);
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
const json = _model_plan_json_js_15_ .gv.of((0,_plan_plan_without_js_19_ .ND)(document), false);
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
/***/ 9373:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
St: () => ( chooseWorkspaces),
gt: () => ( findWorkspaces),
fc: () => ( logSkipped)
});
var external_node_path_ = __webpack_require__(6760);
var pack = __webpack_require__(847);
var place = __webpack_require__(4043);
var errors = __webpack_require__(486);
var quote = __webpack_require__(8187);
;// CONCATENATED MODULE: ./build/src/configuration/argument-files.js
const ARGUMENTS = ['TF_CLI_ARGS', 'TF_CLI_ARGS_plan'];
function filesInArguments(variables) {
const names = [];
for (const { key, value, category } of variables) {
if (!ARGUMENTS.includes(key) || category === 'terraform')
continue;
const words = typeof value === 'string' ? splitWords(value) : undefined;
if (words === undefined || 'problem' in words)
return undefined;
for (const [at, word] of words.value.entries()) {
const [, equals, name] = /^--?var-file(?:(=)(.*))?$/s.exec(word) ?? ['', undefined];
if (equals !== undefined)
names.push(name ?? '');
else if (/^--?var-file$/.test(word))
names.push(words.value[at + 1] ?? '');
}
}
return names;
}
function splitWords(text) {
const words = [];
const problem = (what) => ({
problem: `has ${what}. Releases of the program read that in different ways: write it otherwise.`,
});
let word = '';
let isBegun = false;
let quoteMark = '';
for (let at = 0; at < text.length; at++) {
const character = text.charAt(at);
if (character === '\\' && quoteMark !== "'") {
at += 1;
const escaped = text.charAt(at);
if (!isBegun || !/^["'\\ $]$/.test(escaped))
return problem('a `\\`');
word += escaped;
}
else if (quoteMark !== '' && character === quoteMark)
quoteMark = '';
else if (quoteMark !== '') {
word += character;
isBegun ||= !isSpace(character);
}
else if (character === '"' || character === "'") {
if (text.charAt(at + 1) === character && !isBegun)
return problem('an empty word in quotes');
quoteMark = character;
}
else if (isSpace(character)) {
if (!isBegun && word !== '')
return problem('a word of spaces');
if (isBegun)
words.push(word);
word = '';
isBegun = false;
}
else if (/^[`()$;&|<>]$/.test(character))
return problem(`${(0,quote.hD)(character)} outside of quotes`);
else {
word += character;
isBegun = true;
}
}
if (quoteMark !== '')
return { problem: `has no end of its quotes (${quoteMark}).` };
if (!isBegun && word !== '')
return problem('a word of spaces');
if (isBegun)
words.push(word);
return { value: words };
}
function isSpace(character) {
return /^[ \t\r\n]$/.test(character);
}
var file_names = __webpack_require__(6817);
var find_repository = __webpack_require__(6609);
var workspace_selectors = __webpack_require__(589);
var files_here = __webpack_require__(467);
var take_turn = __webpack_require__(4990);
var relative_path = __webpack_require__(319);
var affected = __webpack_require__(1818);
var failure_of = __webpack_require__(6281);
var find_workspace = __webpack_require__(7170);
var hidden_files = __webpack_require__(7707);
;// CONCATENATED MODULE: ./build/src/gate/requested-workspaces.js
const MOST_AT_ONCE = 20;
const MOST_NAMED = 5;
const CHANGES_NOT_KNOWN = '`affected-only` has no complete list of changed files, or an empty one, so every workspace counts as affected.';
function logSkipped(found, log) {
const { skipped } = found;
logDoubts(found, log);
if (skipped.length > 0) {
log.info(`Not affected by the files that change, and skipped: ${skipped.join(', ')}.`);
}
}
function logDoubts({ unread, unlisted }, log) {
if (unlisted)
log.info(CHANGES_NOT_KNOWN);
if (unread.length > 0) {
log.warning(`${(0,quote.Kf)(unread, MOST_NAMED)}: planned, although no changed file is among those that the configuration names. TF_CLI_ARGS or TF_CLI_ARGS_plan may name others, and this token may not read all variables that apply there. Give its team the permission to read variables.`);
}
}
async function findWorkspaces(client, options) {
const { organization } = options.plan;
const lookup = {
query: async (selector) => (await queryWorkspaces(client, organization, selector)).map(placed),
show: async (name) => placed(await (0,find_workspace.VA)(client, organization, name)),
argumentFiles: argumentFilesOf(client),
};
return chooseWorkspaces(lookup, options);
}
async function chooseWorkspaces({ query, show, argumentFiles }, options) {
const { plan, workingDirectory, repositoryRoot } = options;
const isVersionControl = plan.source === 'vcs';
const wholeRepository = { directory: repositoryRoot, repository: repositoryRoot };
const selected = plan.workspaces.map((selector) => {
const directory = (selector.kind === 'name' ? selector.directory : undefined) ?? plan.directory;
const directories = isVersionControl
? wholeRepository
: (0,place.D)(directory, workingDirectory);
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
const text = `${(0,workspace_selectors.r5)(selector)} was not found in organization "${plan.organization}". Either no workspace has it, or the token may not see those that do.`;
throw new failure_of.K$('input', { text, code: 'PG-109' });
}
for (const { name, ...place } of workspaces) {
if (!all.has(name))
all.set(name, { name, ...directories, place });
}
}
const changed = plan.affectedOnly || isVersionControl ? await options.changedFiles?.() : undefined;
if (changed === undefined || changed.length === 0) {
return { requested: [...all.values()], skipped: [], unread: [], unlisted: plan.affectedOnly };
}
const isAffectedWorkspace = affectedTest(changed, repositoryRoot, plan.varFile);
const requested = [];
const skipped = [];
const unread = [];
const doubtful = new Map();
for (const workspace of all.values()) {
const place = workspace.place ?? (await show(workspace.name));
if (isConfigured(workspace, place) && !(await isAffectedWorkspace(workspace, place, []))) {
doubtful.set(workspace.name, place);
}
}
const named = await (0,take_turn.G)(Array.from(doubtful, ([name, place]) => async () => {
const files = argumentFiles === undefined ? [] : await argumentFiles(place);
return [name, { place, files }];
}), MOST_AT_ONCE);
const asked = new Map(named);
for (const workspace of all.values()) {
const { place, files } = asked.get(workspace.name) ?? {};
if (place !== undefined && files === undefined)
unread.push(workspace.name);
if (place === undefined ||
files === undefined ||
(await isAffectedWorkspace(workspace, place, files))) {
requested.push(workspace);
}
else if (isVersionControl)
requested.push({ ...workspace, unaffected: true });
else
skipped.push(workspace.name);
}
return { requested, skipped, unread, unlisted: false };
}
async function queryWorkspaces(client, organization, selector) {
const query = await toQuery(client, organization, selector);
return query === undefined ? [] : await client.workspaces.list(organization, query).all();
}
async function toQuery(client, organization, { tags, project }) {
if (project === undefined)
return { tags };
const named = await client.names.project(organization, project);
const id = named ?? (/^prj-[A-Za-z0-9]+$/.test(project) ? project : undefined);
return id === undefined ? undefined : { tags, project: id };
}
function configurationOf(directory, { 'working-directory': text }) {
const working = (0,find_workspace.bq)(text);
const inside = 'path' in working ? working.path : '';
const root = (0,find_workspace.SS)(directory, inside);
return { root, module: (0,external_node_path_.join)(root, inside) };
}
function placed({ id, attributes }) {
return { ...attributes, id };
}
function argumentFilesOf(client) {
const ofSets = new Map();
const read = async (listing) => (await listing.all()).map(({ attributes }) => attributes);
const readOnce = (id) => {
const reading = ofSets.get(id) ?? read(client.workspaces.variablesOfSet(id));
ofSets.set(id, reading);
return reading;
};
return async ({ id = '' }) => {
try {
const sets = await client.workspaces.variableSets(id).all();
const inherited = await Promise.all(sets.map(async (set) => readOnce(set.id)));
const own = await read(client.workspaces.variables(id));
return filesInArguments([...own, ...inherited.flat()]);
}
catch (error) {
if (error instanceof errors._ && UNREADABLE.includes(error.code))
return undefined;
throw error;
}
};
}
const UNREADABLE = ['not-found', 'forbidden'];
function isConfigured({ directory, repository }, attributes) {
if (!('path' in (0,find_workspace.bq)(attributes['working-directory'])))
return false;
const { module } = configurationOf(directory, attributes);
const real = (0,find_repository.eF)(module);
if (repository !== undefined && !(0,find_repository.Yw)(real, repository))
return false;
const names = (0,external_node_path_.relative)(directory, module).split(external_node_path_.sep);
if (names.includes('.git') || names.includes('.terraform'))
return false;
const isThere = (name) => files_here.Jd.readFile((0,external_node_path_.join)(real, name)) !== undefined;
const entries = files_here.Jd.readDirectory(real);
return !entries.includes('terragrunt.hcl') && entries.filter(file_names.ZC).some(isThere);
}
function affectedTest(changed, repositoryRoot, varFile = []) {
const modulesElsewhere = new Map();
return async ({ directory, repository }, attributes, argumentFiles) => {
if (repository !== repositoryRoot)
return true;
const { root, module } = configurationOf(directory, attributes);
const given = [...varFile, ...argumentFiles].flatMap((file) => (0,files_here.n1)((0,external_node_path_.resolve)(module, file)));
const places = [(0,find_repository.eF)(module), ...given].flatMap((path) => (0,relative_path._)(repositoryRoot, path) ?? []);
const watched = {
directory: (0,relative_path._)(repositoryRoot, module) ?? '',
patterns: attributes['trigger-patterns'] ?? [],
prefixes: (attributes['trigger-prefixes'] ?? []).concat(places),
};
if ((0,affected.fH)(changed, watched))
return true;
const reading = modulesElsewhere.get(module) ?? readFilesElsewhere(module, root, repositoryRoot);
modulesElsewhere.set(module, reading);
const elsewhere = await reading;
return elsewhere === undefined || (0,affected.fH)(changed, { ...watched, ...elsewhere });
};
}
async function readFilesElsewhere(module, root, repositoryRoot) {
const isElsewhere = (path) => !(0,find_repository.Yw)(path, module);
const { modules, files, directories, computed } = await (0,hidden_files.vP)(module, isElsewhere);
if (computed.length > 0)
return undefined;
const namedDirectories = [...directories.values()];
const places = [module, ...modules.flatMap((called) => called.places), ...files.keys()];
const linkTargets = modules.flatMap((called) => called.linked);
for (const place of new Set([...places, ...namedDirectories.map(({ path }) => path)])) {
const targets = (0,files_here.Gf)(place);
if (targets === undefined)
return undefined;
linkTargets.push(...targets);
}
const rules = (0,files_here.n1)((0,external_node_path_.join)(root, pack.On));
const readPaths = [...rules, ...linkTargets, ...places.flatMap((path) => (0,files_here.n1)(path))];
return {
reads: readPaths.flatMap((path) => (0,relative_path._)(repositoryRoot, path) ?? []),
readPatterns: namedDirectories.flatMap(({ path, endings }) => {
const from = (0,relative_path._)(repositoryRoot, path);
if (from === undefined)
return [];
const prefix = from === '' ? '' : `${from}/`;
return Array.from(endings.keys(), (suffix) => ({ prefix, suffix }));
}),
};
}
/***/ }),
/***/ 2975:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Lt: () => ( partsOfResources),
ND: () => ( withoutSensitiveValues),
wG: () => ( pathsOf)
});
var node_util_0_ = __webpack_require__(7975);
var _model_parse_js_1_ = __webpack_require__(2340);
function partsOfResources(plan) {
const parts = [];
const members = Object.fromEntries(Object.entries(plan));
const addMember = (name, addressesOf) => addList(parts, { path: [name], list: members[name], addressesOf });
addMember('resource_changes');
addMember('resource_drift');
addMember('deferred_changes', ({ resource_change: change }) => [(0,_model_parse_js_1_ ._F)(change, 'address')]);
addMember('relevant_attributes', ({ resource }) => [resource]);
addMember('action_invocations', invokedFor);
addMember('deferred_action_invocations', ({ action_invocation: invocation }) => invokedFor(invocation));
const { prior_state: state } = members;
const checksIn = [
[['checks'], members['checks']],
[['prior_state', 'checks'], (0,_model_parse_js_1_ ._F)(state, 'checks')],
];
for (const [path, checks] of checksIn) {
addList(parts, {
path,
list: checks,
addressesOf: checkedIn,
addInner: (check, at) => addList(parts, {
path: [...at, 'instances'],
list: (0,_model_parse_js_1_ ._F)(check, 'instances'),
addressesOf: checkedIn,
}),
});
}
const valuesIn = [
[['planned_values'], members['planned_values']],
[['proposed_unknown'], members['proposed_unknown']],
[['prior_state', 'values'], (0,_model_parse_js_1_ ._F)(state, 'values')],
];
for (const [path, values] of valuesIn) {
addModule(parts, [...path, 'root_module'], (0,_model_parse_js_1_ ._F)(values, 'root_module'));
}
const root = (0,_model_parse_js_1_ ._F)(members['configuration'], 'root_module');
addConfiguration(parts, ['configuration', 'root_module'], root, '');
return parts;
}
function pathsOf(parts, isLeftOut) {
const known = new Map();
const isGone = (address) => {
const isOut = known.get(address) ?? isLeftOut(address);
known.set(address, isOut);
return isOut;
};
return parts.filter(({ addresses }) => addresses.some(isGone)).map(({ path }) => path);
}
function addList(parts, { path, list, addressesOf = ({ address }) => [address], addInner }) {
if (!Array.isArray(list))
return;
for (let index = list.length - 1; index >= 0; index -= 1) {
const entry = list[index];
if (!(0,_model_parse_js_1_ .u4)(entry))
continue;
const at = [...path, String(index)];
addInner?.(entry, at);
const addresses = addressesOf(entry).filter((address) => typeof address === 'string');
if (addresses.length > 0)
parts.push({ addresses, path: at });
}
}
function invokedFor(invocation) {
const trigger = (0,_model_parse_js_1_ ._F)(invocation, 'lifecycle_action_trigger');
return [(0,_model_parse_js_1_ ._F)(invocation, 'address'), (0,_model_parse_js_1_ ._F)(trigger, 'triggering_resource_address')];
}
function checkedIn({ address }) {
return [(0,_model_parse_js_1_ ._F)(address, 'to_display')];
}
function addModule(parts, path, module) {
addList(parts, { path: [...path, 'resources'], list: (0,_model_parse_js_1_ ._F)(module, 'resources') });
addList(parts, {
path: [...path, 'child_modules'],
list: (0,_model_parse_js_1_ ._F)(module, 'child_modules'),
addInner: (child, at) => addModule(parts, at, child),
});
}
function addConfiguration(parts, path, module, prefix) {
const addressesOf = ({ address }) => typeof address === 'string' ? [`${prefix}${address}`] : [];
for (const key of ['resources', 'actions'])
addList(parts, { path: [...path, key], list: (0,_model_parse_js_1_ ._F)(module, key), addressesOf });
const calls = (0,_model_parse_js_1_ ._F)(module, 'module_calls');
if (!(0,_model_parse_js_1_ .u4)(calls))
return;
for (const [name, call] of Object.entries(calls)) {
const address = `${prefix}module.${name}`;
const at = [...path, 'module_calls', name];
addConfiguration(parts, [...at, 'module'], (0,_model_parse_js_1_ ._F)(call, 'module'), `${address}.`);
parts.push({ addresses: [address], path: at });
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
