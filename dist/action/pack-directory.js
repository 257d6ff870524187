export const id = 3551;
export const ids = [3551];
export const modules = {
/***/ 8476:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Sx: () => ( excludedManifest),
YF: () => ( whyNeverShipped),
jQ: () => ( whyPathNeverShips),
kD: () => ( findManifests),
nz: () => ( warnOfManifest)
});
var node_fs_0_ = __webpack_require__(3024);
var node_buffer_1_ = __webpack_require__(4573);
var node_path_2_ = __webpack_require__(6760);
var _configuration_file_names_js_8_ = __webpack_require__(6817);
var _machine_ask_git_js_3_ = __webpack_require__(9796);
var _machine_read_regular_js_4_ = __webpack_require__(3962);
var _configuration_module_manifest_js_5_ = __webpack_require__(7126);
var _model_or_else_js_9_ = __webpack_require__(7026);
var _pack_js_6_ = __webpack_require__(847);
var _machine_find_repository_js_7_ = __webpack_require__(6609);
function whyNeverShipped(name, parent, type) {
if (parent.toLowerCase() === '.terraform') {
return name === 'modules' && type === 'directory'
? undefined
: 'only the directory modules/ ships of a .terraform directory';
}
const lower = name.toLowerCase();
if (lower === '.git' || lower === '.hg' || lower === '.svn')
return 'version control data';
if (lower === '.terraform' && type === 'link')
return 'a .terraform link';
if (type !== 'file')
return /\.tfstate(?:\.|$)/.test(lower) ? 'state' : undefined;
return lower.includes('.tfstate') && !(0,_configuration_file_names_js_8_ .BJ)(name) ? 'state' : undefined;
}
function whyPathNeverShips(path, type) {
const names = path.split('/');
for (const [at, name] of names.entries()) {
const typeOfName = at === names.length - 1 ? type : 'directory';
const reason = whyNeverShipped(name, names[at - 1] ?? '', typeOfName);
if (reason)
return reason;
}
return undefined;
}
const LONGEST_BYTES = 16 * 1024 * 1024;
function findManifests(directory, names) {
const [dotTerraform = '', ...inner] = _configuration_module_manifest_js_5_ .dp.split('/');
return names
.filter((name) => name.toLowerCase() === dotTerraform)
.map((name) => (0,node_path_2_.join)(name, ...inner))
.filter((path) => (0,_model_or_else_js_9_ .N)(() => (0,node_fs_0_.statSync)((0,node_path_2_.join)(directory, path)).isFile(), false));
}
function excludedManifest(inner, directory, tracked) {
const { path, absolute, repository } = directory;
const manifest = absolute + node_path_2_.sep + inner;
const problem = problemOfManifest(manifest, absolute);
const withSlashes = (0,_machine_find_repository_js_7_ .df)(inner);
const exclude = (reason, detail) => ({
path: path === '' ? withSlashes : `${path}/${withSlashes}`,
reason,
detail,
misleads: problem !== undefined,
});
if ('unknown' in tracked) {
if (tracked.unknown !== _machine_ask_git_js_3_ .NZ)
return exclude(_pack_js_6_ .AX, problem ?? tracked.unknown);
}
else if (isTracked((0,_machine_find_repository_js_7_ .df)((0,node_path_2_.relative)(repository, manifest)), tracked)) {
return exclude(_pack_js_6_ .NM, problem);
}
return problem === undefined ? undefined : exclude(_pack_js_6_ .kK, problem);
}
function warnOfManifest({ path, reason, detail }) {
let remedy = 'Delete it and run `terraform init` again';
if (reason === _pack_js_6_ .NM) {
remedy = `Remove it from the repository: git rm --cached ${path}`;
}
else if (reason === _pack_js_6_ .AX) {
remedy = 'Check the files out with git';
}
const facts = detail ? ` (it ${detail})` : '';
return { at: path, message: `is not sent: it ${reason}${facts}. ${remedy}` };
}
function isTracked(path, tracked) {
const manifest = path.toLowerCase();
const places = [manifest, node_path_2_.posix.dirname(manifest), node_path_2_.posix.dirname(node_path_2_.posix.dirname(manifest))];
for (const trackedPath of tracked) {
if (MAY_BE_PLACE.test(trackedPath) && places.includes(trackedPath.toLowerCase()))
return true;
}
return false;
}
const MAY_BE_PLACE = /(?:\.terraform|modules|modules\.json)$/i;
function problemOfManifest(path, directory) {
if (node_fs_0_.realpathSync.native(path) !== path)
return 'is behind a link';
if ((0,node_fs_0_.statSync)(path).size > LONGEST_BYTES)
return 'is too long to be read';
const bytes = (0,_machine_read_regular_js_4_ .js)(path);
if (!(0,node_buffer_1_.isUtf8)(bytes))
return 'is not in UTF-8';
const records = (0,_configuration_module_manifest_js_5_ .WI)(bytes.toString());
if ('problem' in records)
return records.problem;
const realPath = (inner) => node_fs_0_.realpathSync.native((0,node_path_2_.join)(directory, ...inner.split('/')));
return (0,_configuration_module_manifest_js_5_ .wK)(records, {
isSame: (one, other) => (0,_model_or_else_js_9_ .N)(() => realPath(one) === realPath(other), false),
isBehindLink: (inner) => isBehindLink(directory, inner.split('/')),
});
}
function isBehindLink(directory, names) {
let path = directory;
for (const name of names) {
path = (0,node_path_2_.join)(path, name);
if ((0,node_fs_0_.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink())
return true;
}
return false;
}
/***/ }),
/***/ 3551:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
packDirectory: () => ( packDirectory)
});
var external_node_crypto_ = __webpack_require__(7598);
var external_node_fs_ = __webpack_require__(3024);
var external_node_os_ = __webpack_require__(8161);
var external_node_path_ = __webpack_require__(6760);
var find_repository = __webpack_require__(6609);
var take_turn = __webpack_require__(4990);
var ask_git = __webpack_require__(9796);
var file_names = __webpack_require__(6817);
var error_message = __webpack_require__(4271);
var external_node_zlib_ = __webpack_require__(8522);
var external_node_buffer_ = __webpack_require__(4573);
var or_else = __webpack_require__(7026);
var errors = __webpack_require__(4132);
;// CONCATENATED MODULE: ./build/src/archive/entries-on-disk.js
function readNames({ absolute, path }, problems) {
let names;
try {
names = (0,external_node_fs_.readdirSync)(absolute);
}
catch (error) {
problems.push(unreadableEntry(path || '.', error));
return [];
}
if (!names.some((name) => name.includes('\uFFFD')))
return names;
const rawNames = (0,external_node_fs_.readdirSync)(absolute, { encoding: 'buffer' });
for (const name of rawNames)
if (!(0,external_node_buffer_.isUtf8)(name))
problems.push(unusableName(path, name));
return rawNames.filter((name) => (0,external_node_buffer_.isUtf8)(name)).map(String);
}
function unreadableEntry(where, error) {
const message = `cannot be read (${(0,error_message.v)(error) ?? String(error)}); make it readable or ignore it`;
return { where, message, code: errors.Lp.cannotBeSent };
}
function unusableName(directory, rawName) {
const written = rawName
.toString('latin1')
.replace(/[^ -~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
const where = directory === '' ? written : `${directory}/${written}`;
const message = 'has a name that is not UTF-8; rename it, or ignore its directory after the last `!` rule';
return { where, message, code: errors.Lp.cannotBeSent };
}
function entryKind(stats) {
if (stats.isFile())
return 'file';
if (stats.isDirectory())
return 'directory';
return stats.isSymbolicLink() ? 'link' : 'special';
}
function resolveLink(link) {
const text = (0,external_node_fs_.readlinkSync)(link.absolute);
const lexical = (0,external_node_path_.resolve)((0,external_node_path_.dirname)(link.absolute), text);
let real;
try {
real = external_node_fs_.realpathSync.native(link.absolute);
}
catch (error) {
const code = (0,error_message.v)(error);
if (code === 'ENOENT' || code === 'ENOTDIR') {
const packedPath = pathInArchive(followDangling(link.absolute, text), link);
if (packedPath === undefined)
return refuse(text, 'which does not exist');
return { kind: 'keep', target: linkTarget(text, packedPath, link.path), dangles: true };
}
const isLoop = code === 'ELOOP';
return refuse(text, isLoop ? 'which leads back to itself' : `which cannot be read (${code ?? String(error)})`);
}
const isLexicalRight = (0,or_else.N)(() => external_node_fs_.realpathSync.native(lexical), undefined) === real;
const packedPath = pathInArchive(isLexicalRight ? lexical : real, link);
if (packedPath !== undefined) {
return { kind: 'keep', target: linkTarget(text, packedPath, link.path) };
}
if (!(0,find_repository.Yw)(real, link.repository))
return refuse(text, 'outside the repository');
const checkout = (0,find_repository.I8)(real);
const isOtherCheckout = checkout !== undefined && checkout !== link.repository;
if (isOtherCheckout && (0,find_repository.Yw)(checkout, link.repository)) {
return refuse(text, 'into another checkout');
}
if (link.walkedDirectories.some((directory) => (0,find_repository.Yw)(directory, real))) {
return refuse(text, 'a directory that contains the link');
}
const stats = (0,external_node_fs_.lstatSync)(real, { throwIfNoEntry: false });
return stats ? { kind: 'follow', real, stats } : refuse(text, 'a name that is not UTF-8');
}
function followDangling(link, text) {
let reached = (0,external_node_path_.isAbsolute)(text) ? (0,external_node_path_.parse)(text).root : (0,external_node_path_.dirname)(link);
for (const name of (0,find_repository.df)(text).split('/')) {
const next = (0,external_node_path_.resolve)(reached, name);
reached = (0,or_else.N)(() => external_node_fs_.realpathSync.native(next), next);
}
return reached;
}
function refuse(text, where) {
return { kind: 'refuse', message: `links to ${text}, ${where}` };
}
function pathInArchive(absolute, link) {
if ((0,find_repository.Yw)(absolute, link.root))
return (0,find_repository.df)((0,external_node_path_.relative)(link.root, absolute));
const linked = link.linkedDirectories.findLast(({ real }) => (0,find_repository.Yw)(absolute, real));
if (!linked)
return undefined;
const inside = (0,find_repository.df)((0,external_node_path_.relative)(linked.real, absolute));
return inside === '' ? linked.path : `${linked.path}/${inside}`;
}
function linkTarget(text, target, link) {
const written = (0,find_repository.df)(text);
const reached = external_node_path_.posix.join(external_node_path_.posix.dirname(link), written).replace(/(.)\/$/, '$1');
if (!(0,external_node_path_.isAbsolute)(text) && reached === (target || '.'))
return written;
return external_node_path_.posix.relative(external_node_path_.posix.dirname(`/${link}`), `/${target}`) || '.';
}
class ChangedError extends Error {
name = 'ChangedError';
}
const FLAGS = external_node_fs_.constants.O_RDONLY | (external_node_fs_.constants.O_NOFOLLOW ?? 0) | (external_node_fs_.constants.O_NONBLOCK ?? 0);
function openChecked(file) {
let fd;
try {
fd = (0,external_node_fs_.openSync)(file.absolute, FLAGS);
}
catch (error) {
const code = (0,error_message.v)(error);
if (code === 'ELOOP' || code === 'EMLINK')
throw new ChangedError('became a link while packing');
if (code === 'ENOENT' || code === 'ENOTDIR')
throw new ChangedError('vanished while packing');
throw error;
}
const stats = (0,external_node_fs_.fstatSync)(fd);
if (isSameFile(stats, file) && stats.isFile() && stats.size === file.size)
return fd;
(0,external_node_fs_.closeSync)(fd);
throw new ChangedError('changed while packing');
}
function readChecked(file, target) {
const fd = openChecked(file);
try {
const buffer = target ?? Buffer.allocUnsafe(file.size + 1);
const expectedBytes = Math.min(buffer.length, file.size);
let readBytes = 0;
while (readBytes < expectedBytes) {
const count = (0,external_node_fs_.readSync)(fd, buffer, readBytes, buffer.length - readBytes, null);
if (count === 0)
break;
readBytes += count;
}
if (readBytes !== expectedBytes)
throw new ChangedError('changed while packing');
return buffer.subarray(0, readBytes);
}
finally {
(0,external_node_fs_.closeSync)(fd);
}
}
function isSameFile(stats, file) {
return stats.ino === file.ino && stats.dev === file.dev;
}
;// CONCATENATED MODULE: ./build/src/archive/tar-gz.js
const WHOLE_BYTES = 64 * 1024;
const RECORD_BYTES = 512;
const ZEROS = Buffer.alloc(RECORD_BYTES);
class TarStream {
blocks;
buffer;
used = 0;
constructor(blocks) {
this.blocks = blocks;
this.buffer = blocks.buffer();
}
placeFor({ size }) {
if (RECORD_BYTES + size + RECORD_BYTES > BLOCK_BYTES - this.used)
return undefined;
return this.buffer.subarray(this.used + RECORD_BYTES, this.used + RECORD_BYTES + size + 1);
}
add(entry, content) {
const isInPlace = content.length === 0 || content.buffer === this.buffer.buffer;
if (isInPlace && this.placeFor(entry) && writeHeader(entry, this.buffer, this.used)) {
this.used += RECORD_BYTES + content.length;
const end = this.used + paddingAfter(content.length);
this.buffer.fill(0, this.used, end);
this.used = end;
return;
}
const body = isInPlace ? Buffer.from(content) : content;
const header = encodeHeader(entry);
if (header.length + body.length + RECORD_BYTES > BLOCK_BYTES - this.used)
this.flush();
this.copy(header);
this.copy(body);
this.copy(ZEROS.subarray(0, paddingAfter(body.length)));
}
async addInPieces(file, inspect) {
await this.append(encodeHeader(file));
const fd = openChecked(file);
try {
for (let remaining = file.size; remaining > 0;) {
if (this.used === BLOCK_BYTES)
await this.flushAndWait();
const length = Math.min(remaining, BLOCK_BYTES - this.used);
const count = (0,external_node_fs_.readSync)(fd, this.buffer, this.used, length, null);
if (count === 0)
throw new ChangedError('changed while packing');
inspect(this.buffer.subarray(this.used, this.used + count));
this.used += count;
remaining -= count;
}
const now = (0,external_node_fs_.fstatSync)(fd);
if (now.size !== file.size || now.mtimeMs !== file.mtimeMs) {
throw new ChangedError('changed while packing');
}
}
finally {
(0,external_node_fs_.closeSync)(fd);
}
await this.append(ZEROS.subarray(0, paddingAfter(file.size)));
}
async end() {
await this.append(Buffer.alloc(2 * RECORD_BYTES));
this.flush();
await this.blocks.end();
}
async flushAndWait() {
this.flush();
if (this.blocks.isFull())
await this.blocks.makeRoom();
}
flush() {
this.blocks.push(this.buffer, this.used);
this.buffer = this.blocks.buffer();
this.used = 0;
}
async append(bytes) {
if (bytes.length > BLOCK_BYTES - this.used)
await this.flushAndWait();
this.copy(bytes);
}
copy(bytes) {
this.used += bytes.copy(this.buffer, this.used);
}
}
const MODIFIED_SECONDS = 315_532_800;
const LARGEST_OCTAL_SIZE = 0o77777777777;
const FIELDS = {
name: 0,
mode: 100,
uid: 108,
gid: 116,
size: 124,
mtime: 136,
checksum: 148,
type: 156,
target: 157,
magic: 257,
deviceMajor: 329,
deviceMinor: 337,
prefix: 345,
};
const NAME_BYTES = 100;
const PREFIX_BYTES = 155;
const LAST_DIGIT_OF_SIZE = FIELDS.size + 10;
const LAST_DIGIT_OF_CHECKSUM = FIELDS.checksum + 5;
function writeHeader(entry, block, at) {
const { type, path, size } = entry;
const name = type === 'directory' ? `${path}/` : path;
if (name.length > NAME_BYTES || size > LARGEST_OCTAL_SIZE || type === 'link')
return false;
const { bytes, sum } = templateOf(entry);
block.set(bytes, at);
const nameSum = writeAscii(block, name, at);
if (Number.isNaN(nameSum))
return false;
writeNumbers(block, at, size, sum + nameSum);
return true;
}
function encodeHeader(entry) {
const { type, size, target = '' } = entry;
const name = type === 'directory' ? `${entry.path}/` : entry.path;
const split = splitName(name);
let records = '';
if (!split)
records += paxRecord('path', name);
if (!fitsField(target))
records += paxRecord('linkpath', target);
if (size > LARGEST_OCTAL_SIZE)
records += paxRecord('size', String(size));
const header = encodeBlock(templateOf(entry), {
...(split ?? PAX_PLACE),
target: fitsField(target) ? target : PAX_PLACE.name,
size: size > LARGEST_OCTAL_SIZE ? 0 : size,
});
if (records === '')
return header;
const body = Buffer.from(records);
const pax = encodeBlock(TEMPLATES.pax, { ...PAX_PLACE, target: '', size: body.length });
return Buffer.concat([pax, body, Buffer.alloc(paddingAfter(body.length)), header]);
}
function paddingAfter(size) {
return (RECORD_BYTES - (size % RECORD_BYTES)) % RECORD_BYTES;
}
const PAX_PLACE = { prefix: '', name: 'pax' };
function splitName(name) {
if (fitsField(name))
return { prefix: '', name };
if (!isAscii(name))
return undefined;
const cut = name.lastIndexOf('/', Math.min(PREFIX_BYTES, name.length - 2));
if (cut <= 0 || name.length - cut - 1 > NAME_BYTES)
return undefined;
return { prefix: name.slice(0, cut), name: name.slice(cut + 1) };
}
function fitsField(text) {
return text.length <= NAME_BYTES && isAscii(text);
}
function isAscii(text) {
for (let at = 0; at < text.length; at++) {
const unit = text.charCodeAt(at);
if (unit > 126 || unit === 0)
return false;
}
return true;
}
function paxRecord(key, value) {
const rest = ` ${key}=${value}\n`;
const bytes = Buffer.byteLength(rest);
let length = bytes + 1;
while (String(length).length + bytes !== length)
length = String(length).length + bytes;
return `${length}${rest}`;
}
function makeTemplate(type, mode) {
const bytes = Buffer.alloc(RECORD_BYTES);
for (const field of ['uid', 'gid', 'deviceMajor', 'deviceMinor']) {
bytes.write(octal(0, 8), FIELDS[field]);
}
bytes.write(octal(mode, 8), FIELDS.mode);
bytes.write(octal(0, 12), FIELDS.size);
bytes.write(octal(MODIFIED_SECONDS, 12), FIELDS.mtime);
bytes.write(' '.repeat(8), FIELDS.checksum);
bytes.write(type, FIELDS.type);
bytes.write('ustar\x0000', FIELDS.magic);
return { bytes, sum: bytes.reduce((sum, byte) => sum + byte, 0) };
}
const TEMPLATES = {
file: makeTemplate('0', 0o644),
executable: makeTemplate('0', 0o755),
link: makeTemplate('2', 0o777),
directory: makeTemplate('5', 0o755),
pax: makeTemplate('x', 0o644),
};
function templateOf({ type, executable }) {
return TEMPLATES[type === 'file' && executable === true ? 'executable' : type];
}
function encodeBlock({ bytes, sum }, { prefix, name, target, size }) {
const header = Buffer.from(bytes);
const textSum = writeAscii(header, name, FIELDS.name) +
writeAscii(header, target, FIELDS.target) +
writeAscii(header, prefix, FIELDS.prefix);
writeNumbers(header, 0, size, sum + textSum);
return header;
}
function writeNumbers(header, at, size, sum) {
const growth = writeOctal(header, size, at + LAST_DIGIT_OF_SIZE);
header[at + LAST_DIGIT_OF_CHECKSUM + 1] = 0;
writeOctal(header, sum + growth, at + LAST_DIGIT_OF_CHECKSUM, 6);
}
function writeAscii(header, text, offset) {
let sum = 0;
for (let at = 0; at < text.length; at++) {
const byte = text.charCodeAt(at);
if (byte > 126 || byte === 0)
return Number.NaN;
header[offset + at] = byte;
sum += byte;
}
return sum;
}
function writeOctal(header, value, last, width = 1) {
let growth = 0;
let at = last;
for (let remaining = value; remaining > 0 || last - at < width;) {
const digit = remaining % 8;
header[at] = 0x30 + digit;
growth += digit;
at--;
remaining = Math.floor(remaining / 8);
}
return growth;
}
function octal(value, width) {
return `${value.toString(8).padStart(width - 1, '0')}\0`;
}
const BLOCK_BYTES = 512 * 1024;
const IN_FLIGHT = 6;
const STORED_BYTES = 65_535;
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const LAST_BLOCK = Buffer.from([3, 0]);
const LEVEL = 2;
function createGzipBlocks(sink) {
const waiting = [];
const freeBuffers = [];
let crc = 0;
let size = 0;
sink(HEADER);
const writeOldest = async () => {
const oldest = waiting.shift();
if (!oldest)
return;
const { pieces, buffer } = await oldest;
for (const piece of pieces)
sink(piece);
freeBuffers.push(buffer);
};
return {
buffer: () => freeBuffers.pop() ?? Buffer.allocUnsafeSlow(BLOCK_BYTES),
push(buffer, length) {
const bytes = buffer.subarray(0, length);
crc = (0,external_node_zlib_.crc32)(bytes, crc);
size += length;
const pieces = isIncompressible(bytes) ? store(bytes) : compress(bytes);
waiting.push(Promise.resolve(pieces).then((pieces) => ({ pieces, buffer })));
},
isFull: () => waiting.length >= IN_FLIGHT,
makeRoom: writeOldest,
async end() {
while (waiting.length > 0)
await writeOldest();
const trailer = Buffer.alloc(8);
trailer.writeUInt32LE(crc, 0);
trailer.writeUInt32LE(size % 2 ** 32, 4);
sink(LAST_BLOCK);
sink(trailer);
},
};
}
function compress(bytes) {
const options = {
level: LEVEL,
chunkSize: BLOCK_BYTES + 4096,
finishFlush: external_node_zlib_.constants.Z_SYNC_FLUSH,
};
return new Promise((resolve, reject) => {
(0,external_node_zlib_.deflateRaw)(bytes, options, (error, deflated) => (error ? reject(error) : resolve([deflated])));
});
}
function store(bytes) {
const pieces = [];
for (let at = 0; at < bytes.length; at += STORED_BYTES) {
const piece = bytes.subarray(at, at + STORED_BYTES);
const header = Buffer.alloc(5);
header.writeUInt16LE(piece.length, 1);
header.writeUInt16LE(piece.length ^ 0xffff, 3);
pieces.push(header, piece);
}
return pieces;
}
const PROBES = 64;
const PROBE_BYTES = 256;
const SAMPLE_BYTES = PROBES * PROBE_BYTES;
const EXPECTED_COUNT = SAMPLE_BYTES / 256;
const NOISE = 400;
const UNEVEN = 16_384;
function isIncompressible(bytes) {
if (bytes.length < 2 * SAMPLE_BYTES)
return false;
const unevenness = measureUnevenness(bytes);
if (unevenness < NOISE)
return true;
if (unevenness > UNEVEN)
return false;
const middle = Math.floor(bytes.length / 2);
const sample = bytes.subarray(middle, middle + SAMPLE_BYTES);
return (0,external_node_zlib_.deflateRawSync)(sample, { level: 1 }).length > sample.length * 0.97;
}
const UNEVEN_SQUARES = (UNEVEN + 1) * EXPECTED_COUNT + 256 * EXPECTED_COUNT ** 2;
function measureUnevenness(bytes) {
const counts = new Uint32Array(256);
const stride = Math.floor(bytes.length / PROBES);
let squares = 0;
for (let probe = 0; probe < PROBES && squares < UNEVEN_SQUARES; probe++) {
const from = probe * stride;
for (let at = from; at < from + PROBE_BYTES; at++) {
const value = bytes[at] ?? 0;
const count = counts[value] ?? 0;
squares += 2 * count + 1;
counts[value] = count + 1;
}
}
return Math.floor(squares / EXPECTED_COUNT - 256 * EXPECTED_COUNT);
}
var ignore_rules = __webpack_require__(5940);
var pack = __webpack_require__(847);
var add_to = __webpack_require__(2588);
var secrets = __webpack_require__(2166);
;// CONCATENATED MODULE: ./build/src/archive/secret-scanner.js
const TOKEN_SHAPES = [
{
name: 'an HCP Terraform token',
marks: ['.atlasv1.'],
before: /[A-Za-z0-9]{14}$/,
after: /^[\w=-]{60}/,
},
{
name: 'a GitHub token',
marks: ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'],
after: /^[A-Za-z0-9]{36}/,
},
{ name: 'a GitHub token', marks: ['github_pat_'], after: /^\w{36}/ },
{ name: 'a GitLab token', marks: ['glpat-'], after: /^[\w=-]{20}/ },
{ name: 'an AWS access key', marks: ['AKIA', 'ASIA'], after: /^[0-9A-Z]{16}/ },
{
name: 'a private key',
marks: ['PRIVATE KEY-----'],
before: /-----BEGIN (?:[A-Z0-9]{1,20} ){0,2}$/,
},
{
name: 'a Google service account key',
marks: ['"service_account"'],
before: /"type"\s{0,20}:\s{0,20}$/,
},
];
const SHAPE_REACH_BYTES = 128;
const SECRET_NAME = /(?:^|_)(?:TOKEN|SECRET|PASSWORD|PASSWD|KEY|CREDENTIALS?)S?(?:_|$)/i;
const PUBLIC_NAME = /(?:_URL|_URI|_FILE|_PATH|_DIR|_NAME|_ID|_HOST)$/i;
const URL_OR_PATH = /^(?:[a-z]+:\/\/|\.{0,2}\/\S*\/)/i;
const SHORTEST_TOKEN = 8;
const SHORTEST_OF_ENVIRONMENT = 16;
function collectSecrets(tokens, environment) {
const secrets = new Map();
const add = (name, text, shortest) => {
const value = text.trim();
if (value.length >= shortest && !secrets.has(value))
secrets.set(value, name);
};
for (const [name, value] of Object.entries(environment)) {
const isNamedSecret = SECRET_NAME.test(name) && !PUBLIC_NAME.test(name);
if (value === undefined || !isNamedSecret || URL_OR_PATH.test(value))
continue;
add(name, value, SHORTEST_OF_ENVIRONMENT);
}
for (const value of tokens)
add('a token of this check', value, SHORTEST_TOKEN);
return secrets;
}
const EMPTY = Buffer.alloc(0);
function createSecretScanner(secrets) {
const { find, reachBytes } = createFinder([
...Array.from(secrets).flatMap(([value, name]) => needlesOfSecret(value, name)),
...TOKEN_SHAPES.flatMap(needlesOfShape),
]);
let previousEnd = EMPTY;
let hits;
const addHit = (needle) => {
hits ??= noHits();
needle.report(hits);
};
const search = (bytes) => find(bytes, addHit);
return {
inspectWhole: search,
inPath(path, name) {
const [ofPath, ofName] = [path, name].map((text) => {
const found = noHits();
find(Buffer.from(text), (needle) => needle.report(found));
return found;
});
return { secrets: ofPath?.secrets ?? new Set(), shapes: ofName?.shapes ?? new Set() };
},
inspect: (piece) => {
if (previousEnd.length > 0) {
search(Buffer.concat([previousEnd, piece.subarray(0, reachBytes)]));
}
search(piece);
const end = Buffer.concat([previousEnd, piece.subarray(-reachBytes)]);
previousEnd = Buffer.from(end.subarray(-reachBytes));
},
hitsSoFar: () => hits,
finish() {
hits = undefined;
previousEnd = EMPTY;
},
};
}
function noHits() {
return { secrets: new Set(), shapes: new Set() };
}
function needlesOfSecret(value, name) {
return [value, ...(0,secrets.ju)(value)].map((form) => ({
bytes: Buffer.from(form),
report: (hits) => hits.secrets.add(name),
confirm: () => true,
}));
}
function needlesOfShape({ name, marks, before, after }) {
return marks.map((mark) => ({
bytes: Buffer.from(mark),
report: (hits) => hits.shapes.add(name),
confirm(bytes, from, to) {
const textBefore = bytes.toString('latin1', Math.max(0, from - SHAPE_REACH_BYTES), from);
const textAfter = bytes.toString('latin1', to, to + SHAPE_REACH_BYTES);
return (before?.test(textBefore) ?? true) && (after?.test(textAfter) ?? true);
},
}));
}
function createFinder(needles) {
const window = Math.min(...needles.map(({ bytes }) => bytes.length));
const shifts = new Uint8Array(65_536).fill(Math.min(window - 1, 255));
const isBeginning = new Uint8Array(65_536);
const endingWith = new Map();
for (const needle of needles) {
const offset = offsetOfRarestPart(needle.bytes, window);
isBeginning[needle.bytes.readUInt16BE(offset)] = 1;
for (let end = 1; end < window; end++) {
const pair = needle.bytes.readUInt16BE(offset + end - 1);
shifts[pair] = Math.min(shifts[pair] ?? 0, window - 1 - end);
if (end < window - 1)
continue;
(0,add_to.D)(endingWith, pair, { ...needle, offset });
}
}
const nextCandidate = (bytes, from) => {
for (let end = from; end < bytes.length;) {
const shift = shifts[((bytes[end - 1] ?? 0) << 8) | (bytes[end] ?? 0)] ?? 0;
const start = end - window + 1;
if (shift === 0 && isBeginning[((bytes[start] ?? 0) << 8) | (bytes[start + 1] ?? 0)] === 1) {
return end;
}
end += shift || 1;
}
return -1;
};
const find = (bytes, onFound) => {
for (let end = window - 1;; end++) {
end = nextCandidate(bytes, end);
if (end === -1)
return;
for (const needle of endingWith.get(bytes.readUInt16BE(end - 1)) ?? []) {
const from = end - window + 1 - needle.offset;
const to = from + needle.bytes.length;
if (from < 0 || to > bytes.length)
continue;
if (needle.bytes.compare(bytes, from, to) !== 0)
continue;
if (needle.confirm(bytes, from, to))
onFound(needle);
}
}
};
const longest = Math.max(...needles.map(({ bytes }) => bytes.length));
return { find, reachBytes: longest + SHAPE_REACH_BYTES };
}
function offsetOfRarestPart(bytes, window) {
let rarest = 0;
let lowestFrequency = Number.POSITIVE_INFINITY;
for (let offset = 0; offset + window <= bytes.length; offset++) {
const last = offset + window - 1;
const frequency = frequencyOf(bytes[last - 1] ?? 0) * frequencyOf(bytes[last] ?? 0);
if (frequency >= lowestFrequency)
continue;
rarest = offset;
lowestFrequency = frequency;
}
return rarest;
}
function frequencyOf(byte) {
const character = String.fromCharCode(byte);
if (/[a-z -]/.test(character))
return 8;
return /["_0-9]/.test(character) ? 3 : 1;
}
var quote = __webpack_require__(8187);
var never_ships = __webpack_require__(8476);
;// CONCATENATED MODULE: ./build/src/archive/secret-files.js
const NAMES = wordSet(`.netrc _netrc netrc .npmrc .yarnrc.yml .pypirc .pgpass pgpass pgpass.conf .my.cnf my.cnf
  .htpasswd htpasswd .envrc .git-credentials .vault-token .terraformrc terraform.rc .tofurc tofu.rc settings.xml
  nuget.config pip.conf pip.ini auth.json rclone.conf boto.cfg admin.conf kubelet.conf k3s.yaml rke2.yaml
  clouds.yaml clouds.yml secure.yaml secure.yml cwallet.sso wallet.dat cookies.txt cookiejar nohup.out core shadow`);
const SECRET_ENDINGS = wordSet(`pem p8 p12 pfx pkcs12 key ppk pvk snk jks jceks bks keystore truststore keytab kdb kdbx agekey
  ovpn tfvars tfplan tfrc tfbackend kubeconfig rkestate env credentials secret
  secrets password passwords token tokens dmp mdmp hprof har pcap pcapng keylog log`);
const SECRET_DOUBLE_ENDINGS = /\.(?:tfvars\.json|tfrc\.json|pkrvars\.hcl)$/;
const SECRET_BEGINNINGS = /^(?:id_(?:rsa|dsa|ecdsa|ed25519|xmss)|\.env\b|tfplan|krb5cc|kubeconfig|talosconfig|core\.\d)/;
const SECRET_WORDS = /credential|creds|passw(?:or)?d|passphrase|secret|keystore|truststore|openrc|tfstate|(?:api|private|ssh)[-_. ]?key|access[-_. ]?token|service[-_. ]?account|kube[-_. ]?config|(?:^|[^a-z])(?:tokens?|id_(?:rsa|dsa|ecdsa|ed25519))(?:[^a-z]|$)|(?:^|(?<!pub|public)[^a-z])(?:keys?|pass)(?:\.[a-z0-9]+)?$/;
const PROGRAM_OR_TEXT_ENDINGS = wordSet(`tf tofu hcl tftpl tpl tmpl gotmpl j2 md mdx rst adoc rego sentinel py pyc pyi js mjs cjs jsx ts
  mts cts tsx map go rb rs java class kt scala cs php c h cc cpp html htm css scss less svg png jpg jpeg gif ico webp
  pdf woff woff2 ttf graphql proto lock sum mod whl jar war wasm so dll dylib exe pub crt cer csr`);
const ARCHIVE_ENDINGS = wordSet('zip tar tgz 7z');
const DATA_ENDINGS = /\.(?:json|ya?ml|txt|ini|conf|cfg|csv|xml|db)$/;
const COPY_PREFIXES = /^(?:#|\.#|\._|~\$|(?:copy|backup) of |(?:old|bak|backup|copy)[-_. ])+/;
const COPY_SUFFIXES = wordSet(`bak backup bkp old orig original save saved sav copy new prev previous tmp temp swp swo swn swx rej
  disabled off deleted dpkg-old dpkg-new dpkg-dist rpmsave rpmnew rpmorig pacsave gz bz2 xz zst`);
const COPY_NUMBER = /^(?:v?\d[:t\d]*|\(\d+\))$/;
const CREDENTIAL_DIRECTORIES = wordSet('.aws .azure .gcloud .kube .ssh .gnupg .docker .terraform.d');
const SECRET_DIRECTORIES = wordSet('secret secrets credential credentials creds passwords tokens private-keys ssh-keys');
const PUBLIC_DIRECTORIES = wordSet(`.terraform .terragrunt-cache .github .gitlab .gitea .forgejo .circleci .buildkite
  .azuredevops .azure-pipelines .devcontainer .husky .changeset .vscode .idea .build .dist .out .output .artifacts
  .package .packages .lambda .serverless .aws-sam .chalice .webpack .esbuild .next .nuxt .venv .tox .modules
  .external_modules .tfmodules .templates .policies .tflint.d .yarn .pnpm`);
const PUBLIC_FILES = wordSet(`gitignore gitattributes gitmodules gitkeep keep git-blame-ignore-revs gitlab-ci travis
  mailmap editorconfig terraformignore terraform.lock terraform-version opentofu-version terragrunt-version
  node-version python-version ruby-version go-version tool-versions nvmrc terraform-docs tflint tfsec trivyignore
  trivy checkov infracost sops pre-commit-config pre-commit-hooks releaserc commitlintrc yamllint markdownlint
  markdown-link-check prettierrc prettierignore eslintrc eslintignore dockerignore helmignore npmignore shellcheckrc
  cspell codeclimate codecov coveragerc flake8 pylintrc golangci rubocop ds_store`);
function surroundingsIn(around, directory, parent) {
const lower = directory.toLowerCase();
if (around === 'credentials' || CREDENTIAL_DIRECTORIES.has(lower))
return 'credentials';
if (around === 'vendored' || lower === 'node_modules')
return 'vendored';
if (lower === 'modules' && parent === '.terraform')
return 'vendored';
if (lower.startsWith('.') && !PUBLIC_DIRECTORIES.has(lower))
return 'credentials';
return SECRET_DIRECTORIES.has(lower) ? 'secret data' : around;
}
function surroundingsInAll(around, directories) {
let surroundings = around;
let parent = '';
for (const directory of directories) {
surroundings = surroundingsIn(surroundings, directory, parent);
parent = directory;
}
return surroundings;
}
function looksSecret(name, around) {
if (around === 'credentials')
return true;
const lower = name.toLowerCase();
const isVendored = around === 'vendored';
if (isProgramOrText(lower)) {
return lower.endsWith('.pkrvars.hcl') || (!isVendored && isPrivateDotFile(lower));
}
if (around === 'secret data')
return true;
const bare = withoutCopyMarks(lower);
if (isSecretName(lower) || isSecretName(bare))
return true;
if (isVendored)
return false;
if (isPrivateDotFile(lower) || isPrivateDotFile(bare))
return true;
if (isProgramOrText(bare))
return false;
if (ARCHIVE_ENDINGS.has(endingOf(bare))) {
const unpacked = bare.slice(0, bare.lastIndexOf('.'));
return isSecretName(unpacked) || (DATA_ENDINGS.test(unpacked) && SECRET_WORDS.test(unpacked));
}
if (SECRET_WORDS.test(bare))
return true;
if (name === lower)
return false;
const divided = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
return SECRET_WORDS.test(withoutCopyMarks(divided));
}
function isProgramOrText(lower) {
const ending = endingOf(lower);
return PROGRAM_OR_TEXT_ENDINGS.has(ending) || (ending === 'json' && (0,file_names.ZC)(lower));
}
function isPrivateDotFile(lower) {
if (!lower.startsWith('.'))
return false;
const bare = lower.slice(1).replace(/\.(?:ya?ml|json|jsonc|toml|hcl|[cm]?js)$/, '');
return !PUBLIC_FILES.has(bare);
}
function isSecretName(lower) {
return (SECRET_ENDINGS.has(endingOf(lower)) ||
NAMES.has(lower) ||
SECRET_DOUBLE_ENDINGS.test(lower) ||
SECRET_BEGINNINGS.test(lower));
}
function withoutCopyMarks(lower) {
let bare = lower.replace(COPY_PREFIXES, '');
for (;;) {
while (bare.endsWith('~') || bare.endsWith('#') || bare.endsWith('$'))
bare = bare.slice(0, -1);
const separator = Math.max(...['.', '-', '_', ' '].map((sign) => bare.lastIndexOf(sign)));
const suffix = bare.slice(separator + 1);
if (separator < 1 || !(COPY_SUFFIXES.has(suffix) || COPY_NUMBER.test(suffix)))
return bare;
bare = bare.slice(0, separator);
}
}
function endingOf(lower) {
return lower.slice(lower.lastIndexOf('.') + 1);
}
function wordSet(text) {
return new Set(text.split(/\s+/));
}
const INSPECTED_BYTES = 64 * 1024;
const PRIVATE_KEY = /^(?:-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----|PuTTY-User-Key-File-)/;
function recogniseSecret(bytes) {
if (isSavedPlan(bytes))
return 'a saved plan';
const start = startOfText(bytes);
const text = bytes.toString('latin1', start, start + 100);
if (PRIVATE_KEY.test(text))
return 'a private key';
return /^[{[]/.test(text) ? recogniseJson(bytes) : undefined;
}
function startOfText(bytes) {
let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
while (at < bytes.length && at < 200 && (bytes[at] ?? 0) <= 0x20)
at++;
return at;
}
function isSavedPlan(bytes) {
if (bytes.length < 30 || bytes.readUInt32LE(0) !== 0x04034b50)
return false;
const name = bytes.toString('latin1', 30, 30 + bytes.readUInt16LE(26));
return /^(?:tfplan|tfstate|tfstate-prev|tfconfig\/.*)$/.test(name);
}
const JSON_CREDENTIAL = /"(?:client_secret|clientSecret|refresh_token|refreshToken|access_token|accessToken|secret_access_key|secretAccessKey|SecretAccessKey|private_key|privateKey)"\s{0,20}:\s{0,20}"[^"\s]{16}/;
function recogniseJson(bytes) {
const text = bytes.toString('latin1');
const has = (name) => text.includes(`"${name}"`);
if (has('lineage') && (has('serial') || has('terraform_version')))
return 'state';
if (has('format_version') && has('terraform_version')) {
const values = ['planned_values', 'prior_state', 'resource_changes', 'values'];
if (values.some(has))
return 'a plan as JSON';
}
return JSON_CREDENTIAL.test(text) ? 'a credential' : undefined;
}
;// CONCATENATED MODULE: ./build/src/archive/walk.js
const LINKED_LIMIT = 50_000;
const MOST_NAMED_LINKS = 5;
const stepOf = (key, entry) => ({ key, entry, inside: undefined });
class Walk {
options;
findings;
manifests = new Set();
submodules = new Map();
linkedEntries = 0;
danglingLinks = 0;
constructor(options, findings) {
this.options = options;
this.findings = findings;
}
*entries() {
const { root, repository, startRules } = this.options;
const top = {
name: (0,external_node_path_.basename)(root),
path: '',
absolute: root,
stats: (0,external_node_fs_.lstatSync)(root),
names: [],
rules: [startRules()],
repository: (0,find_repository.W1)(root) ?? repository,
around: 'ordinary',
walkedDirectories: [root],
linkedDirectories: [],
steps: [],
};
const stack = yield* this.stepsIn(top);
for (let step = stack.pop(); step !== undefined; step = stack.pop()) {
if (step.entry)
yield step.entry;
if (step.inside)
for (const inner of yield* this.stepsIn(step.inside))
stack.push(inner);
}
const more = this.danglingLinks - MOST_NAMED_LINKS;
if (more <= 0)
return;
const message = `has ${more} more links to what does not exist, which are sent as links`;
this.findings.warnings.push({ at: '.', message });
}
*stepsIn(directory) {
const names = readNames(directory, this.findings.problems);
const { absolute } = directory;
const repository = names.includes('.git') ? absolute : directory.repository;
const entered = { ...directory, names, repository, steps: [] };
yield* this.findManifestsAndSubmodule(entered, names);
for (const name of names) {
yield 'pause';
const entry = this.readEntry(entered, name);
if (!entry || this.neverShips(entry, (0,external_node_path_.basename)(absolute)))
continue;
if (!this.countLinked(entered, entry.path))
return [];
yield* this.addEntry(entered, entry);
}
this.checkStillThere(entered);
return entered.steps.sort((a, b) => (0,file_names.Xo)(b.key, a.key));
}
*findManifestsAndSubmodule(directory, names) {
const { path, absolute, repository } = directory;
const { excluded, warnings } = this.findings;
for (const inner of (0,never_ships.kD)(absolute, names)) {
const manifest = (0,never_ships.Sx)(inner, directory, yield* this.trackedIn(repository));
if (manifest === undefined)
continue;
this.manifests.add(absolute + external_node_path_.sep + inner);
excluded.push(manifest);
warnings.push((0,never_ships.nz)(manifest));
}
if (names.includes('.git') || (names.length > 0 && !this.hasSubmodules(repository)))
return;
const tracked = yield* this.trackedIn(repository);
const isSubmodule = 'unknown' in tracked
? names.length === 0 && (0,find_repository.Mn)(absolute)
: 
tracked.has((0,find_repository.df)((0,external_node_path_.relative)(repository, absolute)));
if (isSubmodule)
excluded.push({ path: path || '.', reason: pack.PW });
}
*trackedIn(repository) {
const { tracked } = this.findings;
if (!tracked.has(repository))
yield { type: 'ask git', repository };
return tracked.get(repository) ?? { unknown: 'it was not asked' };
}
hasSubmodules(repository) {
const known = this.submodules.get(repository) ?? (0,external_node_fs_.existsSync)((0,external_node_path_.join)(repository, '.gitmodules'));
this.submodules.set(repository, known);
return known;
}
readEntry(directory, name) {
const path = directory.path === '' ? name : `${directory.path}/${name}`;
const absolute = directory.absolute + external_node_path_.sep + name;
try {
const stats = (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false });
if (stats)
return { name, path, absolute, stats };
this.findings.problems.push({ where: path, message: 'vanished while packing' });
}
catch (error) {
this.findings.problems.push(unreadableEntry(path, error));
}
return undefined;
}
neverShips(entry, parent) {
const { name, path, absolute, stats } = entry;
if (this.manifests.has(absolute))
return true;
const type = entryKind(stats);
const reason = this.options.never.get(absolute) ??
(type === 'special' ? undefined : (0,never_ships.YF)(name, parent, type));
if (reason)
this.findings.excluded.push({ path, reason });
return reason !== undefined;
}
countLinked({ linkedDirectories }, path) {
if (linkedDirectories.length === 0 || ++this.linkedEntries <= LINKED_LIMIT)
return true;
if (this.linkedEntries === LINKED_LIMIT + 1) {
const message = `links bring in more than ${LINKED_LIMIT} entries from outside the directory; remove links that lead to directories with links`;
this.findings.problems.push({ where: path, message, code: errors.Lp.linkedDirectory });
}
return false;
}
addDirectory(directory, entry) {
const { name, path } = entry;
const { excluded, inside: rules } = applyToDirectory(directory.rules, name);
if (!rules)
return this.excludeByRule(path, excluded);
if (this.holdsSecret(directory, entry))
return;
const around = surroundingsIn(directory.around, name, (0,external_node_path_.basename)(directory.absolute));
const inside = { ...directory, ...entry, rules, around, steps: [] };
directory.steps.push({ key: `${name}/`, entry: undefined, inside });
if (!excluded)
directory.steps.push(stepOf(name, { path, type: 'directory', size: 0 }));
}
*addEntry(directory, entry) {
const { name, path, absolute, stats } = entry;
if (stats.isDirectory())
return this.addDirectory(directory, entry);
const rule = firstRule(directory.rules, name);
if (rule)
return this.excludeByRule(path, rule);
if (this.holdsSecret(directory, entry))
return;
if (!stats.isSymbolicLink())
return yield* this.addFile(directory, entry);
const { root, repository } = this.options;
const { linkedDirectories } = directory;
const walkedDirectories = [...directory.walkedDirectories, directory.absolute];
const place = { root, repository, walkedDirectories, linkedDirectories };
const decision = resolveLink({ absolute, path, ...place });
switch (decision.kind) {
case 'follow': {
const target = { ...entry, absolute: decision.real, stats: decision.stats };
return yield* this.addTarget(directory, target);
}
case 'keep': {
const { target, dangles = false } = decision;
if (this.holdsSecret(directory, entry, target))
return;
directory.steps.push(stepOf(name, { path, type: 'link', size: 0, target }));
if (dangles)
this.warnOfDangling(path, target);
return;
}
case 'refuse': {
const message = `${decision.message}; ${remedyFor(path)}`;
this.findings.problems.push({ where: path, message, code: errors.Lp.cannotBeSent });
}
}
}
holdsSecret({ path: where, names }, { path, name }, target) {
const place = () => {
const before = names.filter((other) => (0,file_names.Xo)(other, name) < 0).length;
const of = target === undefined ? 'name' : 'target';
const what = `${of} (number ${before + 1} of ${names.length} by the order of bytes)`;
return { where: where || '.', what };
};
return this.options.reportSecretsIn(target ?? path, target ?? name, place);
}
warnOfDangling(path, target) {
if (++this.danglingLinks > MOST_NAMED_LINKS)
return;
const module = fetchedModuleOf(path);
const from = module === undefined ? '' : `; it comes with the module ${(0,quote.hD)(module)}`;
const message = `links to ${target}, which does not exist, and is sent as that link, as Terraform does${from}`;
this.findings.warnings.push({ at: path, message });
}
*addFile(directory, entry) {
const { name, path, absolute, stats } = entry;
if (!stats.isFile()) {
let reason = 'device';
if (stats.isFIFO())
reason = 'named pipe';
else if (stats.isSocket())
reason = 'socket';
this.findings.excluded.push({ path, reason });
this.findings.warnings.push({ at: path, message: `is a ${reason} and was excluded` });
return;
}
const { repository, around } = directory;
const { size, dev, ino, mode, mtimeMs } = stats;
const executable = (mode & 0o100) !== 0;
const state = { absolute, size, mtimeMs, dev, ino };
const file = { path, type: 'file', ...state, repository, executable };
const isSecret = looksSecret(name, around) || looksSecret((0,external_node_path_.basename)(absolute), around);
if (isSecret && !this.options.includeUntrackedSecrets) {
const tracking = whyNotTracked(yield* this.trackedIn(repository), file);
if (tracking)
return excludeSecret(this.findings, path, tracking);
}
directory.steps.push(stepOf(name, file));
}
*addTarget(directory, target) {
const { path, absolute: real, stats } = target;
const inRepository = (0,external_node_path_.relative)(this.options.repository, real);
const names = inRepository.split(external_node_path_.sep);
const isDirectory = stats.isDirectory();
const never = this.reasonNeverAt(real) ??
(0,never_ships.jQ)(names.join('/'), isDirectory ? 'directory' : 'file');
if (never !== undefined) {
this.findings.excluded.push({ path, reason: `leads to ${inRepository}: ${never}` });
return;
}
const repository = (0,find_repository.W1)(real) ?? directory.repository;
const around = surroundingsInAll(directory.around, isDirectory ? names : names.slice(0, -1));
const parent = { ...directory, repository, around };
if (isDirectory)
return this.addLinkedDirectory(parent, target);
const rulesOfTarget = this.options.linkedAreSeparate ? undefined : this.options.startRules();
const rule = stats.isFile() ? rulesOfTarget?.file((0,external_node_path_.basename)(real)) : undefined;
if (rule)
return this.excludeByRule(path, rule);
yield* this.addFile(parent, target);
}
reasonNeverAt(real) {
for (const [path, reason] of this.options.never)
if ((0,find_repository.Yw)(real, path))
return reason;
return undefined;
}
addLinkedDirectory(directory, entry) {
const { linkedAreSeparate, startRules } = this.options;
const { name, path, absolute: real } = entry;
const ofLink = applyToDirectory(directory.rules, name);
const ofTarget = linkedAreSeparate ? undefined : startRules().directory((0,external_node_path_.basename)(real));
const rule = ofLink.excluded ?? ofTarget?.excluded;
if (rule)
return this.excludeByRule(path, rule);
const rules = [startRules()];
if (!linkedAreSeparate && ofLink.inside)
rules.unshift(...ofLink.inside);
const inside = {
...directory,
...entry,
rules,
walkedDirectories: [...directory.walkedDirectories, directory.absolute],
linkedDirectories: [...directory.linkedDirectories, { real, path }],
steps: [],
};
directory.steps.push(stepOf(name, { path, type: 'directory', size: 0 }));
directory.steps.push({ key: `${name}/`, entry: undefined, inside });
}
excludeByRule(path, decided) {
const place = decided?.line === undefined ? 'built in:' : `.terraformignore:${decided.line}`;
const rule = decided && `${place} ${decided.text}`;
this.findings.excluded.push({ path, reason: pack.$h, rule });
}
checkStillThere({ absolute, path, stats }) {
const now = (0,external_node_fs_.lstatSync)(absolute, { throwIfNoEntry: false });
if (now && now.isDirectory() && isSameFile(now, stats))
return;
this.findings.problems.push({ where: path || '.', message: 'was replaced while packing' });
}
}
function fetchedModuleOf(path) {
const [, name] = /(?:^|\/)\.terraform\/modules\/([^/]+)\/./i.exec(path) ?? [];
return name;
}
function remedyFor(path) {
const module = fetchedModuleOf(path);
return module === undefined
? 'remove the link or ignore it'
: `it comes with the module ${(0,quote.hD)(module)}: ignore it (${path} in ${pack.On}), or use another version of that module`;
}
function excludeSecret(findings, path, tracking, detail) {
if (tracking === 'untracked') {
findings.excluded.push({ path, reason: pack.iC, detail });
return;
}
const { unknown, isOfAnotherUser } = tracking;
findings.excluded.push({ path, reason: pack.vp, detail: unknown, isOfAnotherUser });
}
function whyNotTracked(tracked, file) {
if ('unknown' in tracked)
return tracked;
const path = (0,find_repository.df)((0,external_node_path_.relative)(file.repository, file.absolute));
return tracked.has(path) ? undefined : 'untracked';
}
function firstRule(cursors, name) {
for (const cursor of cursors) {
const rule = cursor.file(name);
if (rule)
return rule;
}
return undefined;
}
function applyToDirectory(cursors, name) {
let excluded;
const inside = [];
for (const cursor of cursors) {
const decision = cursor.directory(name);
if (!decision.inside)
return { excluded: decision.excluded, inside: undefined };
excluded ??= decision.excluded;
inside.push(decision.inside);
}
return { excluded, inside };
}
var machine_temporary = __webpack_require__(3776);
;// CONCATENATED MODULE: ./build/src/archive/pack-directory.js
async function packDirectory(options, ports) {
const root = realDirectory(options.root);
const repository = (0,find_repository.I8)(root) ?? root;
const rules = await (0,ignore_rules.RQ)(root, repository, options.rules, ports.signal);
const temporary = ports.environment['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)();
const file = createArchiveFile(options.output && (0,external_node_path_.resolve)(options.output), temporary);
try {
const hash = (0,external_node_crypto_.createHash)('sha256');
let bytes = 0;
const blocks = createGzipBlocks((piece) => {
hash.update(piece);
bytes += piece.length;
file.write(piece);
});
const tar = new TarStream(blocks);
const findings = { excluded: [], warnings: [], problems: [], tracked: new Map() };
const scanner = createSecretScanner(collectSecrets(options.secrets ?? [], ports.environment));
const entries = [];
const filesWithParentPaths = [];
const packing = { tar, findings, options, ports, scanner, entries, filesWithParentPaths };
const walk = new Walk({
root,
repository,
startRules: () => rules.start(),
linkedAreSeparate: options.rules === 'exact',
never: neverShippedPaths(root, file, options.never ?? [], ports.environment),
includeUntrackedSecrets: options.includeUntrackedSecrets ?? false,
reportSecretsIn: (path, name, place) => reportSecrets(place, scanner.inPath(path, name), options.secretScan, findings),
}, findings);
for (const step of walk.entries()) {
await (0,take_turn.Vm)(ports.signal);
if (step === 'pause')
continue;
if (step.type === 'ask git')
await addTrackedFiles(step.repository, packing);
else
await addToArchive(step, packing);
}
const problems = [...findings.problems, ...emptiedByRules(entries, findings.excluded)];
if (problems.length > 0)
throw new pack.ql(problems);
await tar.end();
file.finish();
return {
path: file.path,
bytes,
sha256: hash.digest('hex'),
root,
entries,
filesWithParentPaths,
excluded: findings.excluded,
warnings: [...rules.warnings, ...findings.warnings],
contentBytes: entries.reduce((sum, { size }) => sum + size, 0),
remove: async () => file.remove(),
};
}
finally {
file.abandon();
}
}
function emptiedByRules(entries, excluded) {
if (entries.some(({ type }) => type !== 'directory'))
return [];
const ofFile = excluded.flatMap(({ rule }) => (rule?.startsWith(`${pack.On}:`) ? [rule] : []));
const rules = [...new Set(ofFile)];
const message = rules.length === 1
? 'leaves nothing to pack; narrow this rule, or bring files back after it with `!`'
: 'is one of the rules that leave nothing to pack together; narrow them';
return rules.map((where) => ({ where, message, code: errors.Lp.cannotBeSent }));
}
function realDirectory(path) {
const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
if (!stats)
throw new pack.ql([{ where: path, message: 'does not exist' }]);
if (!stats.isDirectory())
throw new pack.ql([{ where: path, message: 'is not a directory' }]);
try {
(0,external_node_fs_.accessSync)(path, external_node_fs_.constants.R_OK | external_node_fs_.constants.X_OK);
}
catch (error) {
throw new pack.ql([{ where: path, message: describeReadError(error) }]);
}
return external_node_fs_.realpathSync.native(path);
}
const COMMAND_FILES = [
'GITHUB_OUTPUT',
'GITHUB_ENV',
'GITHUB_STATE',
'GITHUB_PATH',
'GITHUB_STEP_SUMMARY',
'GITHUB_EVENT_PATH',
];
function neverShippedPaths(root, file, never, environment) {
const reasons = new Map();
const add = (path, reason) => {
if (!path)
return;
const withRealParent = (0,external_node_path_.join)((0,find_repository.eF)((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path));
for (const form of [path, (0,find_repository.eF)(path), withRealParent]) {
if (!(0,find_repository.Yw)(root, form))
reasons.set(form, reason);
}
};
for (const name of COMMAND_FILES)
add(environment[name], 'a command file of the runner');
add(environment['RUNNER_TEMP'], 'the temporary directory of the runner');
for (const path of never)
add(path, 'belongs to the runner');
add(file.path, 'the archive itself');
add(file.unfinished, '');
return reasons;
}
const pack_directory_EMPTY = Buffer.alloc(0);
async function addTrackedFiles(repository, packing) {
const { findings, options, ports } = packing;
const { root, workspace = (0,find_repository.I8)(root) ?? root } = options;
const tracked = await (0,ask_git.sp)(repository, workspace, ports);
findings.tracked.set(repository, tracked);
if ('unknown' in tracked && tracked.unknown !== ask_git.NZ) {
const message = `git could not list the tracked files (${tracked.unknown}); files that look like credentials are excluded`;
findings.warnings.push({ at: 'git', message });
}
return tracked;
}
async function addToArchive(entry, packing) {
const { tar, scanner, entries, filesWithParentPaths, findings, options } = packing;
const { path, type, size } = entry;
try {
if (type !== 'file' || size === 0)
tar.add(entry, pack_directory_EMPTY);
else if (size > WHOLE_BYTES) {
const start = readChecked(entry, Buffer.allocUnsafe(INSPECTED_BYTES));
if (await excludeIfSuspect(entry, start, packing))
return;
await tar.addInPieces(entry, scanner.inspect);
if ((0,file_names.BJ)(path))
filesWithParentPaths.push(path);
}
else {
const content = readChecked(entry, tar.placeFor(entry));
scanner.inspectWhole(content);
if (await excludeIfSuspect(entry, content, packing))
return;
if ((0,file_names.BJ)(path) && content.includes('../'))
filesWithParentPaths.push(path);
tar.add(entry, content);
}
if (tar.blocks.isFull())
await tar.blocks.makeRoom();
entries.push({ path, type, size });
const hits = scanner.hitsSoFar();
const place = () => ({ where: path, what: 'file' });
if (hits)
reportSecrets(place, hits, options.secretScan, findings);
}
catch (error) {
findings.problems.push({
where: path,
message: describeReadError(error),
code: errors.Lp.cannotBeSent,
});
}
finally {
scanner.finish();
}
}
async function excludeIfSuspect(file, start, packing) {
const { findings, options } = packing;
const suspicion = suspicionOf(file.path, start, packing);
if (suspicion === undefined)
return false;
if (suspicion === 'state') {
findings.excluded.push({ path: file.path, reason: 'state', detail: 'by its content' });
return true;
}
if (options.includeUntrackedSecrets)
return false;
const { repository } = file;
const tracked = findings.tracked.get(repository) ?? (await addTrackedFiles(repository, packing));
const tracking = whyNotTracked(tracked, file);
if (tracking === undefined)
return false;
if (suspicion === 'a token' && tracking !== 'untracked')
return false;
excludeSecret(findings, file.path, tracking, `holds ${suspicion}`);
return true;
}
function suspicionOf(path, start, { scanner, options }) {
const content = recogniseSecret(start);
const hits = scanner.hitsSoFar();
if ((content === undefined && hits === undefined) || (0,file_names.BJ)(path))
return undefined;
const mayHoldExamples = isProgramOrText(path.toLowerCase());
if (content !== undefined && !(content === 'a credential' && mayHoldExamples))
return content;
if (hits === undefined || mayHoldExamples)
return undefined;
const isReported = hits.secrets.size > 0 || options.secretScan === 'fail';
return isReported ? undefined : 'a token';
}
function reportSecrets(place, { secrets, shapes }, secretScan, findings) {
if (secrets.size + shapes.size === 0)
return false;
const { where, what } = place();
const holds = what === 'file' ? 'holds' : `has an entry whose ${what} holds`;
if (secrets.size > 0) {
const remedy = what === 'file' ? 'remove it from the file, or ignore the file' : 'rename it, or ignore it';
const message = `${holds} a secret of this check (${[...secrets].join(', ')}); ${remedy}`;
findings.problems.push({ where, message, code: errors.Lp.cannotBeSent });
return true;
}
if (shapes.size === 0)
return false;
const message = `${holds} what looks like ${[...shapes].join(' and ')}; remove it, or ignore the file`;
if (secretScan === 'fail')
findings.problems.push({ where, message, code: errors.Lp.cannotBeSent });
else
findings.warnings.push({ at: where, message });
return false;
}
function describeReadError(error) {
if (error instanceof ChangedError) {
return `${error.message}; make sure that nothing writes there meanwhile, or ignore it`;
}
const code = (0,error_message.v)(error);
if (code === undefined)
throw error;
return `cannot be read (${code}); make it readable or ignore it`;
}
function createArchiveFile(output, temporary, write = external_node_fs_.writeSync) {
const makeDirectory = () => (0,machine_temporary.ww)('plangate-', temporary);
const temporaryDirectory = output === undefined ? withPackError(temporary, makeDirectory) : undefined;
const path = output ?? (0,external_node_path_.join)(temporaryDirectory ?? '', 'archive.tar.gz');
const isSpecial = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === false;
const writtenPath = temporaryDirectory !== undefined || isSpecial ? path : `${path}.partial`;
let fd = withPackError(path, () => (0,external_node_fs_.openSync)(writtenPath, 'w', 0o600));
const isPartial = writtenPath !== path;
if (isPartial)
(0,machine_temporary.Qy)(writtenPath);
const remove = () => {
if (temporaryDirectory !== undefined)
(0,machine_temporary.cF)(temporaryDirectory);
};
const abandon = () => {
if (fd === undefined)
return;
(0,external_node_fs_.closeSync)(fd);
fd = undefined;
remove();
if (isPartial)
(0,machine_temporary.cF)(writtenPath);
};
const orAbandon = (action) => {
try {
return withPackError(path, action);
}
catch (error) {
abandon();
throw error;
}
};
return {
path,
unfinished: temporaryDirectory ?? writtenPath,
write: (bytes) => orAbandon(() => {
if (fd === undefined)
throw new Error('the archive is already complete');
for (let offset = 0; offset < bytes.length;)
offset += write(fd, bytes, offset);
}),
finish: () => orAbandon(() => {
if (fd !== undefined)
(0,external_node_fs_.closeSync)(fd);
fd = undefined;
if (!isPartial)
return;
(0,external_node_fs_.renameSync)(writtenPath, path);
(0,machine_temporary.aC)(writtenPath);
}),
abandon,
remove,
};
}
function withPackError(path, action) {
try {
return action();
}
catch (error) {
throw new pack.ql([{ where: path, message: describeWriteError(error) }]);
}
}
function describeWriteError(error) {
const code = (0,error_message.v)(error);
if (code === 'ENOSPC') {
return 'no space left on the device; the archive was not written. Free some, or write elsewhere';
}
if (code === 'ENOENT')
return 'the directory does not exist';
return `cannot be written (${code ?? (0,error_message.g)(error)})`;
}
/***/ }),
};
