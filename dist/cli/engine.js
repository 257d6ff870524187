export const id = 6438;
export const ids = [6438];
export const modules = {
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
const directory = (0,_plan_run_programs_js_5_ .Oh)(options.temporaryDirectory);
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
const filter = (0,_plan_program_log_js_7_ .RO)((text) => log(programs.withoutPaths(text)));
const end = await programs.run(['apply', '-input=false', '-lock=false', '-no-color', '-json', file], {
signal,
deadline: programs.deadline(),
take: filter.take,
variables: { TF_WORKSPACE: workspaceName },
});
const problems = (0,_plan_program_log_js_7_ ._n)(filter.log());
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
