export const id = 5570;
export const ids = [5570];
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
const toFailedPlan = (error) => {
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
const initialized = await runInit(programs, files, signal);
return {
plan: (request) => planWith(initialized, request).catch(toFailedPlan),
latest() {
const { plan: file, programs: usedPrograms } = initialized;
return file === undefined ? undefined : { file, programs: usedPrograms };
},
close,
};
}
catch (error) {
if (!(error instanceof run_programs.F7)) {
await close();
throw error;
}
return { plan: async () => toFailedPlan(error), latest: () => undefined, close };
}
}
const STATES = ['terraform.tfstate', 'terraform.tfstate.backup', 'terraform.tfstate.d'];
async function runInit(programs, { workingDirectory, state: givenState }, signal) {
const { places } = programs;
const place = await findStatePlace({ files: readableFilesIn(places.files), directory: workingDirectory }, programs.options.trusted);
const state = givenState === undefined ? place : { ...place, replaced: true, limits: [] };
if (state.problems.length > 0)
return { programs, state, init: undefined, givenState };
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
return { programs, state, init: { end, log: filter.log() }, givenState };
}
async function planWith(initialized, request) {
const { programs, state, init, givenState } = initialized;
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
await writeState(programs, request.workspaceName, givenState);
const files = await programs.filesOf(request.variables);
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
function readableFilesIn(root) {
return {
names: (directory) => (0,promises_.readdir)((0,external_node_path_.join)(root, directory)).catch(() => undefined),
read: (path) => (0,promises_.readFile)((0,external_node_path_.join)(root, path), 'utf8').catch(() => undefined),
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
const MOST_LOG_BYTES = 64 * 1024 * 1024;
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
const { key, directory } = outside;
throw new EngineFailure(`${_configuration_module_manifest_js_3_ .dp} leads module ${JSON.stringify(key)} to ${JSON.stringify(directory)}, out of the upload.`);
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
async run(args, options) {
const { program, execute, clock, maxLogBytes = MOST_LOG_BYTES } = this.options;
const { root, work } = this.places;
const { signal, deadline, take, variables, maxBytes = maxLogBytes } = options;
const end = await execute(program, args, {
cwd: work,
variables: { ...this.#variables(root), ...variables },
signal,
timeoutMs: Math.max(1, deadline - clock.now()),
maxBytes,
take,
}).catch((error) => {
throw new EngineFailure(`${program} could not be started: ${(0,_model_error_message_js_6_ .g)(error)}. Install it, or choose another engine.`);
});
if (end.ended === undefined)
return end;
throw new EngineFailure(`\`${program} ${args[0] ?? ''}\` ${WHY_ENDED[end.ended](maxBytes)}`);
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
const WHY_ENDED = {
timeout: () => 'took too long and was ended with everything that it had started.',
flood: (bytes) => `printed more than ${bytes} bytes and was ended.`,
memory: () => 'took too much memory and was ended.',
aborted: () => 'was ended, because the run was canceled.',
};
/***/ })
};
