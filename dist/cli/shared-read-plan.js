export const id = 3582;
export const ids = [3582,3597];
export const modules = {
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
if (limits.wanted(path))
uploaded.set(path, undefined);
return uploaded;
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
let keptBytes = 0;
let isPastEnd = false;
function onReadEntry(entry) {
entries += 1;
const member = classifyEntry(entry, limits);
if ('target' in member)
all.links.set(member.path, member.target);
keptBytes += 'wanted' in member ? entry.size : 0;
if (entries > limits.maxEntries) {
problem ??= `the archive has more than ${String(limits.maxEntries)} entries`;
}
else if (keptBytes > limits.maxKept) {
problem ??= `the archive has more than ${String(limits.maxKept)} bytes of configuration`;
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
if (bytes > limits.maxBytes) {
problem = `the archive unpacks to more than ${String(limits.maxBytes)} bytes`;
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
function classifyEntry({ path: name, type, linkpath = '' }, limits) {
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
/***/ })
};
