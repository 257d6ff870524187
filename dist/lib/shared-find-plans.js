export const id = 9983;
export const ids = [9983];
export const modules = {
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
var _configuration_affected_js_9_ = __webpack_require__(1818);
var _configuration_cloud_block_js_2_ = __webpack_require__(177);
var _configuration_file_names_js_10_ = __webpack_require__(6817);
var _machine_find_repository_js_3_ = __webpack_require__(6609);
var _machine_read_regular_js_4_ = __webpack_require__(3962);
var _model_quote_js_8_ = __webpack_require__(8187);
var _settings_load_settings_js_5_ = __webpack_require__(2097);
var _settings_workspace_selectors_js_6_ = __webpack_require__(589);
var _saved_plan_js_7_ = __webpack_require__(5852);
function findPlans({ directory, plan = [], workspaces, }, workingDirectory) {
if (plan.length === 0 || (0,_settings_load_settings_js_5_ .EN)(plan, workingDirectory))
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
const refused = `${(0,_model_quote_js_8_ .hD)(file)} is called after no directory that is there. Call it like the directory that was planned, as in live/app/plan.json, or write workspace=${file}.`;
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
: `${(0,_model_quote_js_8_ .hD)(file)} is of one of ${ofDirectory.map(({ name }) => (0,_model_quote_js_8_ .hD)(name)).join(', ')}, which have the same directory. Write workspace=${file}.`;
return { file, workspace: selector.name, directory: selector.directory, refused };
}
function describeUnnamed(file, workspace) {
return `${(0,_model_quote_js_8_ .hD)(file)} is the plan of ${(0,_model_quote_js_8_ .hD)(workspace)}, which \`workspaces\` does not name. Name it there, or take the plan out.`;
}
function nameOfPlace(place, directory) {
const inside = node_path_1_.posix.relative((0,_machine_find_repository_js_3_ .df)(directory), place);
return (0,_settings_workspace_selectors_js_6_ .yJ)((0,node_path_1_.resolve)(inside === '' ? place : inside.replaceAll('/', '-')));
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
function filesOf(written, workingDirectory, ofDirectory = '**/*.json') {
const path = (0,_machine_find_repository_js_3_ .df)(written);
const segments = path.split('/');
const firstPattern = segments.findIndex((segment) => /[*?]/.test(segment));
let base = path;
let pattern = ofDirectory;
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
.filter((inside) => (0,_configuration_affected_js_9_ .uv)(pattern, inside))
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
(names.some(_configuration_file_names_js_10_ .ZC) && (await (0,_configuration_cloud_block_js_2_ .kd)((0,_settings_load_settings_js_5_ .nG)(path), '')).blocks.length > 0);
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
const byDirectory = new Map();
for (const root of roots) {
const name = nameInRepository(root.directory);
if (!byDirectory.has(name))
byDirectory.set(name, root);
}
const changedRoots = changed.flatMap((path) => {
const innermost = (0,_configuration_affected_js_9_ .jH)(path).findLast((directory) => byDirectory.has(directory));
return innermost === undefined ? [] : (byDirectory.get(innermost) ?? []);
});
if (changedRoots.length < changed.length)
return units;
const changedDirectories = new Set(changedRoots.map(({ directory }) => directory));
const changedNames = new Set(Array.from(changedDirectories, (path) => node_path_1_.posix.basename(path)));
if ([...changedNames].some((name) => name.includes('"')))
return units;
return units.filter((unit) => [unit.directory, ...(0,_configuration_affected_js_9_ .jH)(unit.directory)].some((directory) => changedDirectories.has(directory)) || namesIn(textOf(unit)).some((name) => changedNames.has(name)));
}
function namesIn(text) {
const [, ...parts] = text.split('/');
return parts.flatMap((part, at) => {
const end = part.indexOf('"');
return [...(at < parts.length - 1 ? [part] : []), ...(end >= 0 ? [part.slice(0, end)] : [])];
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
/***/ 5852:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$Y: () => ( kindOfPlanFile),
LW: () => ( readSavedPlan),
_6: () => ( unknownFields),
a3: () => ( MOST_FIELDS),
pm: () => ( LONGEST_SAVED_PLAN)
});
var node_zlib_0_ = __webpack_require__(8522);
var _model_parse_js_1_ = __webpack_require__(2340);
var _model_or_else_js_2_ = __webpack_require__(7026);
const LONGEST_SAVED_PLAN = 512 * 1024 * 1024;
const LONGEST_ENTRY = 256 * 1024 * 1024;
const MOST_FIELDS = 64;
function kindOfPlanFile(bytes) {
if (bytes.subarray(0, 4).equals(LOCAL_HEADER))
return 'saved';
if (bytes[0] !== BRACE || !NAMES.some((name) => bytes.includes(`"${name}"`)))
return 'other';
const members = (0,_model_parse_js_1_ .Pf)((0,_model_or_else_js_2_ .N)(() => (0,_model_parse_js_1_ .qF)(bytes.toString('utf8')), undefined));
if (typeof members['encrypted_data'] === 'string')
return 'encrypted';
return 'remote_plan_format' in members ? 'bookmark' : 'other';
}
const BRACE = 0x7b;
const NAMES = ['encrypted_data', 'remote_plan_format'];
class UnreadableSavedPlan extends Error {
name = 'UnreadableSavedPlan';
}
function readSavedPlan(bytes) {
const message = readMessage(unpackEntry(bytes, 'tfplan'));
const { fields } = message;
const format = message.number(FIELD.format);
if (format !== FORMAT) {
throw new UnreadableSavedPlan(`has the format ${format ?? 'none'} of saved plans, and Plangate reads ${FORMAT}. Use the newest release of Plangate`);
}
const modeNumber = message.number(FIELD.mode) ?? 0;
const mode = MODES[modeNumber];
if (mode === undefined) {
throw new UnreadableSavedPlan(`has the mode ${modeNumber}, which Plangate does not know. Use the newest release of Plangate`);
}
const deferred = [FIELD.deferredChanges, FIELD.deferredActions].some((one) => fields.has(one));
return {
version: message.texts(FIELD.version)[0] ?? '',
mode,
targets: message.texts(FIELD.targets),
excludes: message.texts(FIELD.excludes),
actions: message.texts(FIELD.actionTargets),
deferred,
fields: [...fields.keys()].sort((one, other) => one - other),
};
}
const FORMAT = 3;
const MODES = ['normal', 'destroy', 'refresh-only'];
const FIELD = {
format: 1,
targets: 5,
excludes: 6,
version: 14,
mode: 17,
deferredChanges: 27,
deferredActions: 31,
actionTargets: 32,
};
const SHARED_FIELDS = [1, 2, 3, 4, 5, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22];
const KNOWN_FIELDS = {
terraform: new Set([...SHARED_FIELDS, 25, 26, 27, 28, 29, 30, 31, 32]),
tofu: new Set([...SHARED_FIELDS, 6, 500_000_000]),
};
function unknownFields(program, fields) {
return fields.filter((field) => !KNOWN_FIELDS[program].has(field));
}
const NUMBERS = new Set([1, 17, 20, 25, 26]);
const SINGLE = new Set([...NUMBERS, 13, 14, 21, 29]);
const KNOWN_BY_SOME = new Set([...KNOWN_FIELDS.terraform, ...KNOWN_FIELDS.tofu]);
const WIRE = { varint: 0, eightBytes: 1, lengthPrefixed: 2, fourBytes: 5 };
const LARGEST_FIELD = 2 ** 29 - 1;
function readMessage(bytes) {
const fields = new Map();
let at = 0;
const take = (length) => {
if (length > bytes.length - at)
throw damaged('a field ends after the end of the entry');
at += length;
return bytes.subarray(at - length, at);
};
const takeVarint = () => {
let value = 0;
for (let index = 0; index < 10; index++) {
const [byte = 0] = take(1);
if (index === 9 && byte > 1)
break;
value += (byte & 0x7f) * 2 ** (7 * index);
if (byte < 0x80)
return value;
}
throw damaged('a number in it is too long');
};
while (at < bytes.length) {
const tag = takeVarint();
const field = Math.floor(tag / 8);
const wire = tag % 8;
if (field < 1 || field > LARGEST_FIELD)
throw damaged(`it has a field of the number ${field}`);
const value = takeValue(wire, field, { take, takeVarint });
if (KNOWN_BY_SOME.has(field) && NUMBERS.has(field) !== (typeof value === 'number')) {
throw damaged(`its field ${field} has another form than the programs write`);
}
const values = fields.get(field) ?? [];
if (fields.size >= MOST_FIELDS && values.length === 0)
throw damaged(`it has more than ${MOST_FIELDS} different fields`);
if (SINGLE.has(field) && values.length > 0)
throw damaged(`its field ${field} is there twice`);
if (values.length === 0 || ADDRESSES.has(field))
values.push(value);
fields.set(field, values);
}
return {
fields,
number: (field) => fields.get(field)?.find((value) => typeof value === 'number'),
texts: (field) => (fields.get(field) ?? []).flatMap((value) => typeof value === 'number' ? [] : readText(value, field)),
};
}
const ADDRESSES = new Set([
FIELD.targets,
FIELD.excludes,
FIELD.actionTargets,
]);
function takeValue(wire, field, { take, takeVarint }) {
switch (wire) {
case WIRE.varint:
return takeVarint();
case WIRE.eightBytes:
return take(8);
case WIRE.lengthPrefixed:
return take(takeVarint());
case WIRE.fourBytes:
return take(4);
default:
throw damaged(`its field ${field} has a form that no program writes`);
}
}
function readText(bytes, field) {
return ((0,_model_or_else_js_2_ .N)(() => new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), undefined) ?? damagedText(field));
}
function damagedText(field) {
throw damaged(`its field ${field} is no text`);
}
function damaged(what) {
return new UnreadableSavedPlan(`is damaged, or is no saved plan of Terraform or OpenTofu: ${what}`);
}
const LOCAL_HEADER = Buffer.from('504b0304', 'hex');
const CENTRAL_HEADER = Buffer.from('504b0102', 'hex');
const END_RECORD = Buffer.from('504b0506', 'hex');
const END_LENGTH = 22;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;
const STORED = 0;
const DEFLATED = 8;
function unpackEntry(bytes, name) {
const end = bytes.length - END_LENGTH;
if (end < 0 || !bytes.subarray(end, end + 4).equals(END_RECORD)) {
throw damaged('it does not end as an archive does');
}
const count = bytes.readUInt16LE(end + 10);
const size = bytes.readUInt32LE(end + 12);
const start = bytes.readUInt32LE(end + 16);
const isOnePart = bytes.readUInt32LE(end + 4) === 0 && bytes.readUInt16LE(end + 8) === count;
if (!isOnePart || start + size !== end || bytes.readUInt16LE(end + 20) !== 0) {
throw damaged('the directory of the archive is not where it says');
}
const entries = [];
let at = start;
for (let index = 0; index < count; index++) {
const entry = readCentralHeader(bytes, at, end);
if (entry.name === name)
entries.push(entry);
at = entry.next;
}
if (at !== end)
throw damaged('the directory of the archive has more than its entries');
const [entry, second] = entries;
if (entry === undefined)
throw damaged(`it has no entry \`${name}\``);
if (second !== undefined)
throw damaged(`it has more than one entry \`${name}\``);
return unpack(bytes.subarray(0, start), entry);
}
function readCentralHeader(bytes, at, end) {
const isHeader = at + CENTRAL_LENGTH <= end && bytes.subarray(at, at + 4).equals(CENTRAL_HEADER);
if (!isHeader)
throw damaged('the directory of the archive is cut');
const nameEnd = at + CENTRAL_LENGTH + bytes.readUInt16LE(at + 28);
const next = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
if (next > end)
throw damaged('the directory of the archive is cut');
return {
name: bytes.toString('latin1', at + CENTRAL_LENGTH, nameEnd),
flags: bytes.readUInt16LE(at + 8),
method: bytes.readUInt16LE(at + 10),
crc: bytes.readUInt32LE(at + 16),
packedSize: bytes.readUInt32LE(at + 20),
size: bytes.readUInt32LE(at + 24),
offset: bytes.readUInt32LE(at + 42),
next,
};
}
function unpack(bytes, { name, flags, method, crc, ...entry }) {
const { offset, packedSize, size } = entry;
const nameEnd = offset + LOCAL_LENGTH + name.length;
const isThere = nameEnd <= bytes.length &&
bytes.subarray(offset, offset + 4).equals(LOCAL_HEADER) &&
bytes.readUInt16LE(offset + 26) === name.length &&
bytes.toString('latin1', offset + LOCAL_LENGTH, nameEnd) === name &&
bytes.readUInt16LE(offset + 8) === method;
const start = isThere ? nameEnd + bytes.readUInt16LE(offset + 28) : 0;
if (!isThere || start + packedSize > bytes.length) {
throw damaged(`\`${name}\` is not where the archive says`);
}
if ((flags & 1) !== 0)
throw damaged(`\`${name}\` is encrypted as no program does`);
if (size > LONGEST_ENTRY) {
throw new UnreadableSavedPlan(`has more than ${LONGEST_ENTRY} bytes in \`${name}\``);
}
const packed = bytes.subarray(start, start + packedSize);
const content = method === STORED ? packed : method === DEFLATED ? inflate(packed, size) : null;
if (content?.length !== size || (0,node_zlib_0_.crc32)(content) !== crc) {
throw damaged(`\`${name}\` cannot be unpacked`);
}
return content;
}
function inflate(packed, size) {
return (0,_model_or_else_js_2_ .N)(() => (0,node_zlib_0_.inflateRawSync)(packed, { maxOutputLength: Math.max(size, 1) }), null);
}
/***/ })
};
