export const id = 8645;
export const ids = [8645];
export const modules = {
/***/ 506:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
RO: () => ( createLineFilter),
Wm: () => ( programIn),
_n: () => ( problemsIn)
});
var _model_parse_js_0_ = __webpack_require__(2340);
const LONGEST_LINE = 256 * 1024;
function createLineFilter(pass, only) {
const lines = [];
let rest = '';
const take = (text) => {
rest += text;
for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
const line = rest.slice(0, end);
rest = rest.slice(end + 1);
const type = line.length > LONGEST_LINE ? undefined : typeOf(line);
if (type === undefined || (only !== undefined && type !== only))
continue;
lines.push(line);
pass(`${line}\n`);
}
if (rest.length > LONGEST_LINE)
rest = ' '.repeat(LONGEST_LINE + 1);
};
return { take, log: () => lines.map((line) => `${line}\n`).join('') };
}
function typeOf(line) {
const { type, '@level': level, '@message': message } = (0,_model_parse_js_0_ .Pf)((0,_model_parse_js_0_ .qF)(line));
const isOfLog = typeof level === 'string' && typeof message === 'string';
return isOfLog && typeof type === 'string' ? type : undefined;
}
function programIn(log) {
for (const line of log.split('\n', 20)) {
const { type, terraform, tofu } = (0,_model_parse_js_0_ .Pf)((0,_model_parse_js_0_ .qF)(line));
if (type !== 'version')
continue;
if (typeof tofu === 'string')
return 'tofu';
if (typeof terraform === 'string')
return 'terraform';
}
return undefined;
}
const MOST_PROBLEMS = 100;
const LONGEST_TEXT = 4_000;
function problemsIn(log) {
const problems = log.split('\n').flatMap((line) => problemsInLine(line));
const distinct = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
return [...distinct.values()].slice(0, MOST_PROBLEMS);
}
function problemsInLine(text) {
const { severity, range, ...texts } = (0,_model_parse_js_0_ .Pf)((0,_model_parse_js_0_ .Pf)((0,_model_parse_js_0_ .qF)(text))['diagnostic']);
const summary = asText(texts['summary']);
if ((severity !== 'error' && severity !== 'warning') || summary === undefined)
return [];
const { start, filename } = (0,_model_parse_js_0_ .Pf)(range);
const { line } = (0,_model_parse_js_0_ .Pf)(start);
return [
{
severity,
summary: summary.slice(0, LONGEST_TEXT),
detail: asText(texts['detail'])?.slice(0, LONGEST_TEXT),
address: asText(texts['address']),
file: asText(filename),
line: Number.isSafeInteger(line) && Number(line) > 0 ? Number(line) : undefined,
},
];
}
function asText(value) {
return typeof value === 'string' && value !== '' ? value : undefined;
}
/***/ }),
/***/ 98645:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Jq: () => ( writeState),
l8: () => ( plansInCopies),
n_: () => ( initialize)
});
var node_fs_0_ = __webpack_require__(73024);
var node_fs_promises_1_ = __webpack_require__(51455);
var node_path_2_ = __webpack_require__(76760);
var _machine_find_repository_js_3_ = __webpack_require__(6609);
var _machine_take_turn_js_4_ = __webpack_require__(44990);
var _model_error_message_js_12_ = __webpack_require__(34271);
var _configuration_cloud_block_js_5_ = __webpack_require__(80177);
var _configuration_file_names_js_14_ = __webpack_require__(96817);
var _plan_document_js_6_ = __webpack_require__(91870);
var _run_programs_js_7_ = __webpack_require__(1864);
var _program_log_js_13_ = __webpack_require__(506);
var _planned_as_js_8_ = __webpack_require__(50564);
var _saved_plan_js_9_ = __webpack_require__(85852);
var _machine_read_regular_js_10_ = __webpack_require__(43962);
var _read_plan_js_11_ = __webpack_require__(33597);
function plansInCopies(options, { trustedOf, mayHaveModules }) {
const copies = new Map();
const initialized = new Map();
const temporaryDirectories = [];
const written = new Set();
const sharesCache = options.variables['TF_PLUGIN_CACHE_DIR'] !== undefined;
let lastInit = Promise.resolve();
const copy = async (root, signal) => {
const directory = (0,_run_programs_js_7_ .Oh)(options.temporaryDirectory);
temporaryDirectories.push({ path: directory, writtenAs: root });
await copyFiles(root, directory, signal);
return directory;
};
const initializeCopy = async (place, signal) => {
const { root, workingDirectory } = place;
const copying = copies.get(root) ?? copy(root, signal);
copies.set(root, copying);
const files = { files: await copying, workingDirectory };
if (await mayHaveModules(place))
await copyModules(place, files.files, signal);
const init = () => initialize({ ...options, trusted: trustedOf(place) }, files, signal);
if (!sharesCache)
return init();
const initializing = lastInit.then(init);
lastInit = initializing.catch(() => undefined);
return initializing;
};
return {
async plan(place, request) {
const directory = (0,node_path_2_.join)(place.root, place.workingDirectory);
const initializing = initialized.get(directory) ?? initializeCopy(place, request.signal);
initialized.set(directory, initializing);
let isRefused = false;
const installed = async (lockFile) => {
isRefused = true;
await request.installed?.(lockFile);
isRefused = false;
};
try {
const configuration = await initializing;
if (configuration.directory !== undefined)
written.add(configuration.directory);
return await configuration.plan({ ...request, installed });
}
catch (error) {
request.signal.throwIfAborted();
if (isRefused)
throw error;
const summary = 'The files could not be copied to plan them';
const problem = { severity: 'error', summary, detail: (0,_model_error_message_js_12_ .g)(error) };
return (0,_plan_document_js_6_ .nC)([problem]);
}
},
copies: () => [
...temporaryDirectories,
...[...written].map((path) => ({ path, writtenAs: '' })),
],
async close() {
for (const initializing of initialized.values()) {
await initializing.then((configuration) => configuration.close()).catch(() => undefined);
}
for (const { path } of temporaryDirectories)
await (0,_run_programs_js_7_ .q)(path);
},
};
}
const NOT_COPIED = new Set(['.git', '.terraform']);
const MODULES = ['.terraform', 'modules'];
async function copyFiles(from, to, signal) {
const copyLink = async (path, copied) => {
const directory = (0,node_path_2_.dirname)(path);
const target = (0,node_path_2_.resolve)(directory, await (0,node_fs_promises_1_.readlink)(path));
await (0,node_fs_promises_1_.symlink)((0,_machine_find_repository_js_3_ .Yw)(target, from) ? (0,node_path_2_.relative)(directory, target) || '.' : target, copied);
};
const copy = async (directory, target) => {
await (0,node_fs_promises_1_.mkdir)(target, { recursive: true });
for (const entry of await (0,node_fs_promises_1_.readdir)(directory, { withFileTypes: true })) {
await (0,_machine_take_turn_js_4_ .Vm)(signal);
if (NOT_COPIED.has(entry.name))
continue;
const path = (0,node_path_2_.join)(directory, entry.name);
if (path === to)
continue;
const copied = (0,node_path_2_.join)(target, entry.name);
if (entry.isDirectory())
await copy(path, copied);
else if (entry.isSymbolicLink())
await copyLink(path, copied);
else if (entry.isFile())
await (0,node_fs_promises_1_.copyFile)(path, copied, node_fs_0_.constants.COPYFILE_FICLONE);
}
};
await copy(from, to);
}
async function copyModules({ root, workingDirectory }, copyOfRoot, signal) {
const installed = (0,node_path_2_.join)(root, workingDirectory, ...MODULES);
const stats = await (0,node_fs_promises_1_.stat)(installed).catch(() => undefined);
if (stats?.isDirectory() !== true)
return;
await copyFiles(installed, (0,node_path_2_.join)(copyOfRoot, workingDirectory, ...MODULES), signal);
}
async function initialize(options, files, signal) {
let programs;
const toFailedPlan = (error) => {
if (!(error instanceof _run_programs_js_7_.EngineFailure || error instanceof _read_plan_js_11_.UnreadablePlan))
throw error;
const summary = `${options.program} made no plan`;
const detail = (0,_model_error_message_js_12_ .g)(error);
return (0,_plan_document_js_6_ .nC)([{ severity: 'error', summary, detail }]);
};
const close = async () => {
if (programs !== undefined)
await (0,_run_programs_js_7_ .q)(programs.places.root);
};
try {
programs = await _run_programs_js_7_ .k9.open(options, files);
const directory = programs.places.root;
const initialized = await runInit(programs, files, signal);
return {
plan: (request) => planWith(initialized, request).catch(toFailedPlan),
latest() {
const { plan: file, programs: usedPrograms } = initialized;
return file === undefined ? undefined : { file, programs: usedPrograms };
},
directory,
close,
};
}
catch (error) {
const directory = programs?.places.root;
return { plan: async () => toFailedPlan(error), latest: () => undefined, directory, close };
}
}
const STATES = ['terraform.tfstate', 'terraform.tfstate.backup', 'terraform.tfstate.d'];
async function runInit(programs, { workingDirectory, state: givenState }, signal) {
const { places } = programs;
const place = await findStatePlace({ files: readableFilesIn(places.files), directory: workingDirectory }, programs.options);
const state = givenState === undefined ? place : { ...place, replaced: true, limits: [] };
if (state.problems.length > 0)
return { programs, state, init: undefined, givenState };
if (state.replaced) {
for (const name of STATES)
await (0,node_fs_promises_1_.rm)((0,node_path_2_.join)(places.work, name), { recursive: true, force: true });
await (0,node_fs_promises_1_.writeFile)((0,node_path_2_.join)(places.work, OVERRIDE_FILE), overrideText(places));
}
const filter = (0,_program_log_js_13_ .RO)(() => undefined, 'diagnostic');
const end = await programs.run(['init', '-input=false', '-no-color', '-json'], {
take: filter.take,
signal,
deadline: programs.deadline(),
});
return { programs, state, init: { end, log: filter.log() }, givenState };
}
async function planWith(initialized, request) {
const { programs, state, init, givenState } = initialized;
if (init === undefined)
return (0,_plan_document_js_6_ .nC)(state.problems);
const pass = (text) => request.log?.(programs.withoutPaths(text));
pass(init.log);
if (init.end.exitCode !== 0) {
return withoutPlan(programs, 'init', init.end, init.log);
}
const lockFile = (0,node_path_2_.join)(programs.places.work, '.terraform.lock.hcl');
await request.installed?.(await (0,node_fs_promises_1_.readFile)(lockFile, 'utf8').catch(() => undefined));
const filter = (0,_program_log_js_13_ .RO)(pass);
const log = () => init.log + filter.log();
const { signal } = request;
const limits = { signal, deadline: programs.deadline() };
const variables = state.replaced ? { TF_WORKSPACE: request.workspaceName } : undefined;
await writeState(programs, request.workspaceName, givenState);
const files = await programs.filesOf(request.assigned);
initialized.plan = files.plan;
const plan = await programs.run(planArguments(request, files), {
...limits,
take: filter.take,
variables,
});
if (plan.exitCode !== 0)
return withoutPlan(programs, 'plan', plan, log());
const show = await programs.run(['show', '-json', files.plan], {
...limits,
variables,
maxBytes: _read_plan_js_11_.LONGEST_PLAN,
});
if (show.exitCode !== 0)
return withoutPlan(programs, 'show', show, log());
const { json, document, counts } = await (0,_read_plan_js_11_.readPlan)(show.stdout);
return {
document,
plannedAs: await howItWasPlanned(files.plan, {
request,
program: (0,_program_log_js_13_ .Wm)(log()) ?? programs.options.program,
version: document.terraform_version ?? '',
}),
json,
counts,
problems: (0,_program_log_js_13_ ._n)(log()),
limits: state.limits,
log: programs.withoutPaths(log()),
};
}
async function howItWasPlanned(file, made) {
const { request, program, version } = made;
try {
const bytes = (0,_machine_read_regular_js_10_ .js)(file, _saved_plan_js_9_ .pm);
if ((0,_saved_plan_js_9_ .$Y)(bytes) === 'saved')
return (0,_planned_as_js_8_ .s7)(program, (0,_saved_plan_js_9_ .LW)(bytes));
}
catch (error) {
return `The saved plan ${(0,_model_error_message_js_12_ .g)(error)}.`;
}
const { isDestroy, options } = request;
const otherMode = options.refreshOnly ? 'refresh-only' : 'normal';
return {
by: 'arguments',
program,
version,
mode: isDestroy ? 'destroy' : otherMode,
targets: (0,_planned_as_js_8_ .pj)(options.targets),
excludes: [],
actions: [],
deferred: false,
refreshed: null,
unknown: [],
};
}
async function writeState(programs, workspaceName, text) {
if (text === undefined || text === null)
return;
const path = programs.stateOf(workspaceName);
await (0,node_fs_promises_1_.mkdir)((0,node_path_2_.dirname)(path), { recursive: true });
await (0,node_fs_promises_1_.writeFile)(path, text);
}
function planArguments({ options, isDestroy, refresh, arguments: variableArguments = [] }, files) {
return [
'plan',
'-input=false',
'-lock=false',
'-no-color',
'-json',
`-out=${files.plan}`,
...variableArguments,
`-var-file=${files.variables}`,
...(refresh ? [] : ['-refresh=false']),
...(isDestroy ? ['-destroy'] : []),
...(options.refreshOnly ? ['-refresh-only'] : []),
...options.targets.map((address) => `-target=${address}`),
...options.replace.map((address) => `-replace=${address}`),
];
}
function withoutPlan(programs, command, end, log) {
const problems = (0,_program_log_js_13_ ._n)(log);
if (!problems.some(({ severity }) => severity === 'error')) {
const output = programs.withoutPaths((end.stderr || end.stdout).trim()).slice(-4_000);
const summary = `${programs.options.program} ${command} failed`;
const detail = output || `It ended with exit code ${String(end.exitCode ?? 'none')}.`;
problems.push({ severity: 'error', summary, detail });
return (0,_plan_document_js_6_ .nC)(problems);
}
return { ...(0,_plan_document_js_6_ .nC)(problems), log: programs.withoutPaths(log) };
}
function readableFilesIn(root) {
return {
names: (directory) => (0,node_fs_promises_1_.readdir)((0,node_path_2_.join)(root, directory)).catch(() => undefined),
read: (path) => (0,node_fs_promises_1_.readFile)((0,node_path_2_.join)(root, path), 'utf8').catch(() => undefined),
};
}
const OVERRIDE_FILE = 'zzzz_zzzz_override.tf';
async function findStatePlace(uploaded, { trusted, parsed }) {
const problems = await problemsOfNames(uploaded);
const uploadedBackends = await (0,_configuration_cloud_block_js_5_ .kd)(uploaded.files, uploaded.directory, parsed);
const trustedBackends = trusted === undefined
? uploadedBackends
: await (0,_configuration_cloud_block_js_5_ .kd)(trusted.files, trusted.directory, parsed);
const kinds = [...uploadedBackends.blocks, ...trustedBackends.blocks].map(({ kind }) => kind);
const readKind = kinds.find((kind) => !['cloud', 'remote', 'local'].includes(kind));
if (readKind === undefined) {
return { replaced: true, problems, limits: [emptyState(uploadedBackends.blocks[0]?.kind)] };
}
const isAsBefore = uploadedBackends.written === trustedBackends.written && uploadedBackends.isCertain;
if (isAsBefore && (trusted === undefined || uploadedBackends.isLiteral)) {
return { replaced: false, problems, limits: [] };
}
const message = `The backend "${readKind}" is not for certain the one of the default branch, so it was not used. Merge a change of the backend by itself, and write its values as literals.`;
return {
replaced: true,
problems,
limits: [emptyState(readKind), { kind: 'not-certain', message }],
};
}
function emptyState(kind) {
let where = 'a file, which is not read';
if (kind === 'cloud')
where = 'the `cloud` block’s workspace, which was not read';
else if (kind !== undefined && kind !== 'local')
where = `the backend "${kind}", which was not read`;
return {
kind: 'empty-state',
message: `The state of this configuration is in ${where}. Every resource is planned as a new one, and nothing is seen to be destroyed.`,
};
}
function overrideText({ stateFile, states }) {
const asLiteral = (path) => JSON.stringify(path).replaceAll('${', '$${').replaceAll('%{', '%%{');
const lines = [`path = ${asLiteral(stateFile)}`, `workspace_dir = ${asLiteral(states)}`];
return `terraform {\n  backend "local" {\n    ${lines.join('\n    ')}\n  }\n}\n`;
}
async function problemsOfNames(uploaded) {
const names = (await uploaded.files.names(uploaded.directory)) ?? [];
const stem = (0,_configuration_file_names_js_14_ .Vc)(OVERRIDE_FILE);
const isLater = (name) => (0,_configuration_file_names_js_14_ .Xo)(name, OVERRIDE_FILE) > 0;
const wins = (name) => (0,_configuration_file_names_js_14_ .ZC)(name) && ((0,_configuration_file_names_js_14_ .Vc)(name) === stem || ((0,_configuration_file_names_js_14_ .jn)(name) && isLater(name)));
return names.filter(wins).map((name) => ({
severity: 'error',
summary: 'A file would replace the state of this plan',
detail: `${name} would win over the file that keeps this plan away from the real state. Rename it, so that its name sorts before ${OVERRIDE_FILE}.`,
file: name,
line: 1,
}));
}
/***/ })
};
