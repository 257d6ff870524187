export const id = 8448;
export const ids = [8448];
export const modules = {
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
return { plan: (request) => planUpload(options, request) };
}
async function planUpload(options, request) {
const { archive, workingDirectory, environment, signal, terraformVersion } = request;
const directory = await (0,_plan_run_programs_js_3_ .Oh)(options.temporaryDirectory);
let initialized;
const close = async () => {
await initialized?.close();
await (0,_plan_run_programs_js_3_ .q)(directory);
};
try {
if (archive === null) {
throw new _tar_js_4_ .YF('The service has no files of this version.');
}
await writeFiles(archive, directory);
const files = { files: directory, workingDirectory, environment, state: request.stateFile };
initialized = await (0,_plan_program_plan_js_2_ .n)(options, files, signal);
const planned = await initialized.plan(request);
const isGood = planned.problems.every(({ severity }) => severity !== 'error');
if (request.keep && isGood)
return { ...planned, held: { apply: initialized.apply, close } };
await close();
return planned;
}
catch (error) {
await close();
if (!(error instanceof _tar_js_4_ .YF))
throw error;
const summary = `${options.program} made no plan`;
const failed = { severity: 'error', summary, detail: (0,_model_error_message_js_5_ .g)(error) };
return (0,_plan_failed_plan_js_6_ .n)(terraformVersion, [failed]);
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
over = true;
});
const refuse = () => {
if (problem !== undefined)
throw new UnreadableArchive(problem);
};
return {
take(piece) {
bytes += piece.length;
if (bytes > limits.maxBytes) {
problem = `the archive unpacks to more than ${String(limits.maxBytes)} bytes`;
}
if (!over)
parser.write(Buffer.from(piece));
refuse();
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
return new Uint8Array((0,node_zlib_0_.gzipSync)(Buffer.concat(parts)));
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
const directory = node_path_0_.posix.dirname(path).replace(/^\.$/, '');
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
