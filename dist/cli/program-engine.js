export const id = 8448;
export const ids = [8448];
export const modules = {
/***/ 45570:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => ( initialize),
J: () => ( writeState)
});
var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var error_message = __webpack_require__(34271);
var plan_document = __webpack_require__(91870);
var program_log = __webpack_require__(506);
var read_plan = __webpack_require__(33597);
var run_programs = __webpack_require__(1864);
var backends = __webpack_require__(38987);
var file_names = __webpack_require__(96817);
;// CONCATENATED MODULE: ./build/src/plan/state-place.js
const OVERRIDE_FILE = 'zzzz_zzzz_override.tf';
async function findStatePlace(uploaded, trusted) {
const problems = await problemsOfNames(uploaded);
const uploadedBackends = await (0,backends.k)(uploaded.files, uploaded.directory);
const trustedBackends = trusted === undefined ? uploadedBackends : await (0,backends.k)(trusted.files, trusted.directory);
const all = [...uploadedBackends.blocks, ...trustedBackends.blocks].map(({ kind }) => kind);
const kept = all.find((kind) => !['cloud', 'remote', 'local'].includes(kind));
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
async function problemsOfNames(uploaded) {
const names = (await uploaded.files.names(uploaded.directory)) ?? [];
const stem = (0,file_names.Vc)(OVERRIDE_FILE);
const isLater = (name) => Buffer.compare(Buffer.from(name), Buffer.from(OVERRIDE_FILE)) > 0;
const wins = (name) => (0,file_names.ZC)(name) && ((0,file_names.Vc)(name) === stem || ((0,file_names.jn)(name) && isLater(name)));
return names.filter(wins).map((name) => ({
severity: 'error',
summary: 'A file would replace the state of this plan',
detail: `${name} would win over the file that keeps this plan away from the real state. Rename it, so that its name sorts before ${OVERRIDE_FILE}.`,
file: name,
line: 1,
}));
}
;// CONCATENATED MODULE: ./build/src/plan/program-plan.js
async function initialize(options, files, signal) {
let programs;
const failed = (error) => {
if (!(error instanceof run_programs.F7 || error instanceof read_plan.UnreadablePlan))
throw error;
const summary = `${options.program} made no plan`;
const detail = (0,error_message.g)(error);
return (0,plan_document.nC)([{ severity: 'error', summary, detail }]);
};
const close = async () => {
if (programs !== undefined)
await (0,run_programs.q)(programs.places.root);
};
try {
programs = await run_programs.k9.open(options, files);
const opened = { programs, ...(await beginIn(programs, files, signal)) };
return {
plan: (request) => planWith(opened, request).catch(failed),
latest() {
const { plan: file } = opened;
return file === undefined ? undefined : { file, programs: opened.programs };
},
close,
};
}
catch (error) {
if (!(error instanceof run_programs.F7)) {
await close();
throw error;
}
return { plan: async () => failed(error), latest: () => undefined, close };
}
}
const STATES = ['terraform.tfstate', 'terraform.tfstate.backup', 'terraform.tfstate.d'];
async function beginIn(programs, { workingDirectory, state: given }, signal) {
const { places } = programs;
const place = await findStatePlace({ files: readsIn(places.files), directory: workingDirectory }, programs.options.trusted);
const state = given === undefined ? place : { ...place, replaced: true, limits: [] };
if (state.problems.length > 0)
return { state, init: undefined, given };
if (state.replaced) {
for (const name of STATES)
await (0,promises_.rm)((0,external_node_path_.join)(places.work, name), { recursive: true, force: true });
await (0,promises_.writeFile)((0,external_node_path_.join)(places.work, OVERRIDE_FILE), overrideText(places));
}
const filter = (0,program_log.R)(() => undefined, 'diagnostic');
const end = await programs.run(['init', '-input=false', '-no-color', '-json'], {
take: filter.take,
signal,
deadline: programs.deadline(),
});
return { state, init: { end, log: filter.log() }, given };
}
async function planWith(begun, request) {
const { programs, state, init, given } = begun;
if (init === undefined)
return (0,plan_document.nC)(state.problems);
const pass = (text) => request.log?.(programs.withoutPaths(text));
pass(init.log);
if (init.end.exitCode !== 0) {
return withoutPlan(programs, 'init', init.end, init.log);
}
const filter = (0,program_log.R)(pass);
const log = () => init.log + filter.log();
const { signal } = request;
const limits = { signal, deadline: programs.deadline() };
const variables = state.replaced ? { TF_WORKSPACE: request.workspaceName } : undefined;
await writeState(programs, request.workspaceName, given);
const files = await programs.filesOf(request.variables);
begun.plan = files.plan;
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
maxBytes: read_plan.LONGEST_PLAN,
});
if (show.exitCode !== 0)
return withoutPlan(programs, 'show', show, log());
const { json, document, counts } = await (0,read_plan.readPlan)(show.stdout);
return {
document,
json,
counts,
problems: (0,program_log._)(log()),
limits: state.limits,
log: programs.withoutPaths(log()),
};
}
async function writeState(programs, workspaceName, text) {
if (text === undefined || text === null)
return;
const path = programs.stateOf(workspaceName);
await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
await (0,promises_.writeFile)(path, text);
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
function withoutPlan(programs, command, end, log) {
const problems = (0,program_log._)(log);
if (!problems.some(({ severity }) => severity === 'error')) {
const output = programs.withoutPaths((end.stderr || end.stdout).trim()).slice(-4_000);
const summary = `${programs.options.program} ${command} failed`;
const detail = output || `It ended with exit code ${String(end.exitCode ?? 'none')}.`;
problems.push({ severity: 'error', summary, detail });
return (0,plan_document.nC)(problems);
}
return { ...(0,plan_document.nC)(problems), log: programs.withoutPaths(log) };
}
function readsIn(root) {
const at = (path) => (0,external_node_path_.join)(root, path);
return {
names: (directory) => (0,promises_.readdir)(at(directory)).catch(() => undefined),
read: (path) => (0,promises_.readFile)(at(path), 'utf8').catch(() => undefined),
};
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
var _configuration_file_names_js_5_ = __webpack_require__(96817);
var _configuration_module_manifest_js_3_ = __webpack_require__(27126);
var _machine_find_repository_js_4_ = __webpack_require__(6609);
var _model_error_message_js_6_ = __webpack_require__(34271);
const CLI_CONFIGURATION = 'disable_checkpoint = true\nprovider_installation {\n  direct {}\n}\n';
const TIMEOUT_MS = 15 * 60_000;
const MOST_LOG = 64 * 1024 * 1024;
class EngineFailure extends Error {
name = 'EngineFailure';
}
async function makeDirectory(inside = (0,node_os_1_.tmpdir)()) {
return (0,node_fs_promises_0_.realpath)(await (0,node_fs_promises_0_.mkdtemp)((0,node_path_2_.join)(inside, node_path_2_.sep)));
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
await copyManifest(places);
await (0,node_fs_promises_0_.writeFile)((0,node_path_2_.join)(root, 'cli.tfrc'), CLI_CONFIGURATION);
const names = await (0,node_fs_promises_0_.readdir)(places.work).catch(() => []);
if (!names.some(_configuration_file_names_js_5_ .ZC)) {
const where = workingDirectory === '' ? '' : ` in ${workingDirectory}`;
throw new EngineFailure(`There is no Terraform configuration to plan: no .tf or .tofu file is${where || ' directly in this directory'}.`);
}
return places;
}
async function copyManifest({ files, root, work }) {
const path = (0,node_path_2_.join)(work, ..._configuration_module_manifest_js_3_ .dp.split('/'));
const text = await (0,node_fs_promises_0_.readFile)(path, 'utf8').catch(() => undefined);
if (text === undefined)
return;
const records = (0,_configuration_module_manifest_js_3_ .WI)(text);
if ('problem' in records)
throw new EngineFailure(`${_configuration_module_manifest_js_3_ .dp} ${records.problem}.`);
const outside = records.find(({ directory }) => !(0,_machine_find_repository_js_4_ .Yw)((0,node_path_2_.resolve)(work, directory), files));
if (outside !== undefined) {
const led = `module ${JSON.stringify(outside.key)} to ${JSON.stringify(outside.directory)}`;
throw new EngineFailure(`${_configuration_module_manifest_js_3_ .dp} leads ${led}, out of the upload.`);
}
await (0,node_fs_promises_0_.mkdir)((0,node_path_2_.join)(root, 'data', 'modules'));
await (0,node_fs_promises_0_.writeFile)((0,node_path_2_.join)(root, 'data', 'modules', (0,node_path_2_.basename)(path)), text);
}
class Programs {
places;
options;
constructor(options, places) {
this.options = options;
this.places = places;
}
static async open(options, files) {
const root = await makeDirectory(options.temporaryDirectory);
try {
return new Programs(options, await makePlaces(files, root));
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
throw new EngineFailure(`${program} could not be started: ${(0,_model_error_message_js_6_ .g)(error)}. Install it, or choose another engine.`);
});
if (ended.ended === undefined)
return ended;
throw new EngineFailure(`\`${program} ${args[0] ?? ''}\` ${WHY[ended.ended](maxBytes)}`);
}
#variables(root) {
return {
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
stateOf(workspaceName) {
return (0,node_path_2_.join)(this.places.states, workspaceName, 'terraform.tfstate');
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
var _plan_plan_document_js_0_ = __webpack_require__(91870);
var node_fs_promises_1_ = __webpack_require__(51455);
var node_path_2_ = __webpack_require__(76760);
var _model_error_message_js_6_ = __webpack_require__(34271);
var _plan_program_log_js_7_ = __webpack_require__(506);
var _plan_program_plan_js_3_ = __webpack_require__(45570);
var _plan_run_programs_js_4_ = __webpack_require__(1864);
var _tar_js_5_ = __webpack_require__(74802);
function programEngine(options) {
return { plan: (request) => planUpload(options, request) };
}
async function planUpload(options, request) {
const { archive, workingDirectory, signal } = request;
const directory = await (0,_plan_run_programs_js_4_ .Oh)(options.temporaryDirectory);
let initialized;
const close = async () => {
await initialized?.close();
await (0,_plan_run_programs_js_4_ .q)(directory);
};
try {
if (archive === null) {
throw new _tar_js_5_ .YF('The service has no files of this version.');
}
await writeFiles(archive, directory);
const files = { files: directory, workingDirectory, state: request.stateFile };
initialized = await (0,_plan_program_plan_js_3_ .n)(options, files, signal);
const planned = await initialized.plan(request);
const isGood = planned.problems.every(({ severity }) => severity !== 'error');
const latest = initialized.latest();
if (request.keep && isGood && latest !== undefined) {
return { ...planned, held: { apply: (asked) => applyPlan(latest, asked), close } };
}
await close();
return planned;
}
catch (error) {
await close();
if (!(error instanceof _tar_js_5_ .YF))
throw error;
const summary = `${options.program} made no plan`;
const failed = { severity: 'error', summary, detail: (0,_model_error_message_js_6_ .g)(error) };
return (0,_plan_plan_document_js_0_ .nC)([failed]);
}
}
async function applyPlan({ programs, file }, { workspaceName, state, signal, log }) {
await (0,_plan_program_plan_js_3_ .J)(programs, workspaceName, state);
const filter = (0,_plan_program_log_js_7_ .R)((text) => log(programs.withoutPaths(text)));
const end = await programs.run(['apply', '-input=false', '-lock=false', '-no-color', '-json', file], {
signal,
deadline: programs.deadline(),
take: filter.take,
variables: { TF_WORKSPACE: workspaceName },
});
const problems = (0,_plan_program_log_js_7_ ._)(filter.log());
if (end.exitCode !== 0 && !problems.some(({ severity }) => severity === 'error')) {
const detail = programs.withoutPaths((end.stderr || end.stdout).trim()).slice(-4_000);
problems.push({ severity: 'error', summary: 'The apply failed', detail });
}
return {
state: await (0,node_fs_promises_1_.readFile)(programs.stateOf(workspaceName), 'utf8').catch(() => undefined),
log: programs.withoutPaths(filter.log()),
problems,
};
}
const LIMITS = {
maxBytes: 512 * 1024 * 1024,
maxEntries: 100_000,
wanted: () => true,
maxKept: 512 * 1024 * 1024,
};
async function writeFiles(archive, directory) {
const { files, links, programs } = await (0,_tar_js_5_ .$2)(archive, LIMITS);
for (const path of [...files.keys(), ...links.keys()])
refuseBelowLink(path, links);
for (const [path, content] of files) {
if (links.has(path))
throw new _tar_js_5_ .YF(`the archive has a file and a link: ${path}`);
const target = (0,node_path_2_.join)(directory, path);
await (0,node_fs_promises_1_.mkdir)((0,node_path_2_.dirname)(target), { recursive: true });
await (0,node_fs_promises_1_.writeFile)(target, content, { mode: programs.has(path) ? 0o700 : 0o600 });
}
for (const [path, leadsTo] of links) {
const target = (0,node_path_2_.join)(directory, path);
await (0,node_fs_promises_1_.mkdir)((0,node_path_2_.dirname)(target), { recursive: true });
await (0,node_fs_promises_1_.symlink)(node_path_2_.posix.relative(node_path_2_.posix.dirname(path), leadsTo) || '.', target);
}
}
function refuseBelowLink(path, links) {
for (let at = node_path_2_.posix.dirname(path); at !== '.'; at = node_path_2_.posix.dirname(at)) {
if (links.has(at))
throw new _tar_js_5_ .YF(`the archive has a file below a link: ${path}`);
}
}
/***/ })
};
