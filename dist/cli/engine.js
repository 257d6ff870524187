export const id = 6327;
export const ids = [6327];
export const modules = {
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
var _model_error_message_js_9_ = __webpack_require__(34271);
var _configuration_backends_js_5_ = __webpack_require__(38987);
var _configuration_file_names_js_11_ = __webpack_require__(96817);
var _plan_document_js_6_ = __webpack_require__(91870);
var _run_programs_js_7_ = __webpack_require__(1864);
var _program_log_js_10_ = __webpack_require__(506);
var _read_plan_js_8_ = __webpack_require__(33597);
function plansInCopies(options, { trustedOf, mayHaveModules }) {
const copies = new Map();
const initialized = new Map();
const temporaryDirectories = [];
const sharesCache = options.variables['TF_PLUGIN_CACHE_DIR'] !== undefined;
let lastInit = Promise.resolve();
const copy = async (root, signal) => {
const directory = await (0,_run_programs_js_7_ .Oh)(options.temporaryDirectory);
temporaryDirectories.push(directory);
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
try {
return await (await initializing).plan(request);
}
catch (error) {
request.signal.throwIfAborted();
const summary = 'The files could not be copied to plan them';
const problem = { severity: 'error', summary, detail: (0,_model_error_message_js_9_ .g)(error) };
return (0,_plan_document_js_6_ .nC)([problem]);
}
},
async close() {
for (const initializing of initialized.values()) {
await initializing.then((configuration) => configuration.close()).catch(() => undefined);
}
for (const directory of temporaryDirectories)
await (0,_run_programs_js_7_ .q)(directory);
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
if (!(error instanceof _run_programs_js_7_ .F7 || error instanceof _read_plan_js_8_.UnreadablePlan))
throw error;
const summary = `${options.program} made no plan`;
const detail = (0,_model_error_message_js_9_ .g)(error);
return (0,_plan_document_js_6_ .nC)([{ severity: 'error', summary, detail }]);
};
const close = async () => {
if (programs !== undefined)
await (0,_run_programs_js_7_ .q)(programs.places.root);
};
try {
programs = await _run_programs_js_7_ .k9.open(options, files);
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
await (0,node_fs_promises_1_.rm)((0,node_path_2_.join)(places.work, name), { recursive: true, force: true });
await (0,node_fs_promises_1_.writeFile)((0,node_path_2_.join)(places.work, OVERRIDE_FILE), overrideText(places));
}
const filter = (0,_program_log_js_10_ .R)(() => undefined, 'diagnostic');
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
const filter = (0,_program_log_js_10_ .R)(pass);
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
maxBytes: _read_plan_js_8_.LONGEST_PLAN,
});
if (show.exitCode !== 0)
return withoutPlan(programs, 'show', show, log());
const { json, document, counts } = await (0,_read_plan_js_8_.readPlan)(show.stdout);
return {
document,
json,
counts,
problems: (0,_program_log_js_10_ ._)(log()),
limits: state.limits,
log: programs.withoutPaths(log()),
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
const problems = (0,_program_log_js_10_ ._)(log);
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
async function findStatePlace(uploaded, trusted) {
const problems = await problemsOfNames(uploaded);
const uploadedBackends = await (0,_configuration_backends_js_5_ .k)(uploaded.files, uploaded.directory);
const trustedBackends = trusted === undefined ? uploadedBackends : await (0,_configuration_backends_js_5_ .k)(trusted.files, trusted.directory);
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
const stem = (0,_configuration_file_names_js_11_ .Vc)(OVERRIDE_FILE);
const isLater = (name) => Buffer.compare(Buffer.from(name), Buffer.from(OVERRIDE_FILE)) > 0;
const wins = (name) => (0,_configuration_file_names_js_11_ .ZC)(name) && ((0,_configuration_file_names_js_11_ .Vc)(name) === stem || ((0,_configuration_file_names_js_11_ .jn)(name) && isLater(name)));
return names.filter(wins).map((name) => ({
severity: 'error',
summary: 'A file would replace the state of this plan',
detail: `${name} would win over the file that keeps this plan away from the real state. Rename it, so that its name sorts before ${OVERRIDE_FILE}.`,
file: name,
line: 1,
}));
}
/***/ }),
/***/ 96327:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
programEngine: () => ( programEngine)
});
var _plan_plan_document_js_0_ = __webpack_require__(91870);
var _tar_js_1_ = __webpack_require__(74802);
var node_fs_promises_2_ = __webpack_require__(51455);
var node_path_3_ = __webpack_require__(76760);
var _model_error_message_js_6_ = __webpack_require__(34271);
var _plan_program_log_js_7_ = __webpack_require__(506);
var _plan_program_plan_js_4_ = __webpack_require__(98645);
var _plan_run_programs_js_5_ = __webpack_require__(1864);
function programEngine(options) {
return { plan: (request) => planUpload(options, request) };
}
async function planUpload(options, request) {
const { archive, workingDirectory, signal } = request;
const directory = await (0,_plan_run_programs_js_5_ .Oh)(options.temporaryDirectory);
let initialized;
const close = async () => {
await initialized?.close();
await (0,_plan_run_programs_js_5_ .q)(directory);
};
try {
await writeFiles(archive, directory);
const files = { files: directory, workingDirectory, state: request.stateFile };
initialized = await (0,_plan_program_plan_js_4_ .n_)(options, files, signal);
const planned = await initialized.plan(request);
const isPlanned = planned.problems.every(({ severity }) => severity !== 'error');
const saved = initialized.latest();
if (request.keep && isPlanned && saved !== undefined) {
const apply = (applyRequest) => applyPlan(saved, applyRequest);
return { ...planned, appliablePlan: { apply, close } };
}
await close();
return planned;
}
catch (error) {
await close();
if (!(error instanceof _tar_js_1_ .YF))
throw error;
const summary = `${options.program} made no plan`;
const failed = { severity: 'error', summary, detail: (0,_model_error_message_js_6_ .g)(error) };
return (0,_plan_plan_document_js_0_ .nC)([failed]);
}
}
async function applyPlan({ programs, file }, { workspaceName, state, signal, log }) {
await (0,_plan_program_plan_js_4_ .Jq)(programs, workspaceName, state);
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
state: await (0,node_fs_promises_2_.readFile)(programs.stateOf(workspaceName), 'utf8').catch(() => undefined),
log: programs.withoutPaths(filter.log()),
problems,
};
}
async function writeFiles(archive, directory) {
const { files, links, programs } = await (0,_tar_js_1_ .$2)(archive);
for (const path of [...files.keys(), ...links.keys()]) {
for (let parent = node_path_3_.posix.dirname(path); parent !== '.'; parent = node_path_3_.posix.dirname(parent)) {
if (!links.has(parent))
continue;
throw new _tar_js_1_ .YF(`the archive has a file below a link: ${path}`);
}
}
for (const [path, content] of files) {
if (links.has(path))
throw new _tar_js_1_ .YF(`the archive has a file and a link: ${path}`);
const target = (0,node_path_3_.join)(directory, path);
await (0,node_fs_promises_2_.mkdir)((0,node_path_3_.dirname)(target), { recursive: true });
await (0,node_fs_promises_2_.writeFile)(target, content, { mode: programs.has(path) ? 0o700 : 0o600 });
}
for (const [path, leadsTo] of links) {
const target = (0,node_path_3_.join)(directory, path);
await (0,node_fs_promises_2_.mkdir)((0,node_path_3_.dirname)(target), { recursive: true });
await (0,node_fs_promises_2_.symlink)(node_path_3_.posix.relative(node_path_3_.posix.dirname(path), leadsTo) || '.', target);
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
class UnreadableArchive extends Error {
name = 'UnreadableArchive';
}
async function readTar(archive, limits) {
const { files, links } = await readEntries(archive, limits);
const uploaded = new Map(files);
for (const path of links.keys())
if (limits.wanted?.(path) ?? true)
uploaded.set(path, undefined);
return uploaded;
}
async function readEntries(archive, limits = {}) {
if (archive[0] !== 0x1f || archive[1] !== 0x8b) {
throw new UnreadableArchive('the upload is not a gzip file; a .tar.gz archive is expected');
}
const reader = createReader(limits);
const gunzip = (0,node_zlib_0_.createGunzip)();
gunzip.end(archive);
try {
for await (const piece of gunzip)
reader.take(piece);
}
catch (error) {
if (error instanceof UnreadableArchive)
throw error;
throw new UnreadableArchive('the gzip file is damaged or cut short');
}
return reader.end();
}
function createReader({ maxBytes = 512 * 1024 * 1024, maxEntries = 100_000, maxKept = maxBytes, wanted = () => true, }) {
const all = { files: new Map(), links: new Map(), programs: new Set() };
let problem;
let bytes = 0;
let entries = 0;
let keptBytes = 0;
let isPastEnd = false;
function onReadEntry(entry) {
entries += 1;
const member = classifyEntry(entry, wanted);
if ('target' in member)
all.links.set(member.path, member.target);
keptBytes += 'wanted' in member ? entry.size : 0;
if (entries > maxEntries) {
problem ??= `the archive has more than ${String(maxEntries)} entries`;
}
else if (keptBytes > maxKept) {
problem ??= `the archive has more than ${String(maxKept)} bytes of configuration`;
}
else if ('problem' in member) {
const path = entry.path.length > 200 ? `${entry.path.slice(0, 200)}…` : entry.path;
problem ??= `the archive has ${member.problem}: ${JSON.stringify(path)}`;
}
else if ('wanted' in member) {
const parts = [];
if (((entry.mode ?? 0) & 0o100) !== 0)
all.programs.add(member.path);
entry.on('data', (part) => parts.push(part));
entry.on('end', () => all.files.set(member.path, new Uint8Array(Buffer.concat(parts))));
return;
}
entry.resume();
}
const parser = new tar_1_ .iX({ strict: true, maxMetaEntrySize: 64 * 1024, onReadEntry });
parser.on('error', (error) => {
problem ??= `the tar archive is damaged: ${error.message}`;
});
parser.on('eof', () => {
isPastEnd = true;
});
const throwProblem = () => {
if (problem !== undefined)
throw new UnreadableArchive(problem);
};
return {
take(piece) {
bytes += piece.length;
if (bytes > maxBytes) {
problem = `the archive unpacks to more than ${String(maxBytes)} bytes`;
}
if (!isPastEnd)
parser.write(Buffer.from(piece));
throwProblem();
},
end() {
const isWhole = bytes >= BLOCK && bytes % BLOCK === 0;
if (!isWhole)
throw new UnreadableArchive('the upload holds no tar archive');
if (!isPastEnd)
parser.end();
throwProblem();
if (entries === 0)
throw new UnreadableArchive('the archive is empty');
return all;
},
};
}
function classifyEntry({ path: name, type, linkpath = '' }, wanted) {
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
return wanted(path) ? { path, wanted: true } : { path };
case 'Directory':
case 'GNUDumpDir':
return { path };
default:
return { problem: 'an entry that is neither file, directory nor link' };
}
}
const BLOCK = 512;
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
const block = new Uint8Array(BLOCK);
header.encode(Buffer.from(block.buffer));
parts.push(block, content, new Uint8Array((BLOCK - (content.length % BLOCK)) % BLOCK));
}
parts.push(new Uint8Array(2 * BLOCK));
return new Uint8Array((0,node_zlib_0_.gzipSync)(Buffer.concat(parts)));
}
const EMPTY_ARCHIVE = writeTar(new Map());
/***/ })
};
