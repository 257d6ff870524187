export const id = 9147;
export const ids = [9147,9611,3984,1741];
export const modules = {
/***/ 868:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
LI: () => ( readModuleFile),
_n: () => ( fetchModuleFiles),
ch: () => ( TOO_LONG),
v8: () => ( CANNOT_BE_READ)
});
var node_path_0_ = __webpack_require__(6760);
var _file_names_js_3_ = __webpack_require__(6817);
var _syntax_hcl_syntax_js_1_ = __webpack_require__(6949);
var _syntax_hcl_js_2_ = __webpack_require__(3984);
const CANNOT_BE_READ = 'it cannot be read';
const TOO_LONG = `it is longer than ${_syntax_hcl_syntax_js_1_ .h1} characters`;
function readModuleFile(path, source) {
return toFile(path, source.text(path), source.parsed);
}
async function fetchModuleFiles(paths, read, isWorth = () => true) {
const files = await Promise.all(paths.map(async (path) => {
const text = await read(path);
if (text !== undefined && !isWorth(text))
return [];
return [toFile(path, text ?? { why: CANNOT_BE_READ }, new Map())];
}));
return files.flat();
}
function toFile(path, text, parsed) {
const name = (0,node_path_0_.basename)(path);
const about = { name, path, isOverride: (0,_file_names_js_3_ .jn)(name) };
const why = typeof text !== 'string' ? text.why : text.length > _syntax_hcl_syntax_js_1_ .h1 ? TOO_LONG : undefined;
if (typeof text !== 'string' || why !== undefined) {
return { ...about, text: '', body: { attributes: [], blocks: [] }, problems: [], unread: why };
}
const key = `${(0,_file_names_js_3_ .i)(name) ? 'json' : 'hcl'} ${text}`;
const file = parsed.get(key) ?? (0,_syntax_hcl_js_2_.parseFile)(name, text);
parsed.set(key, file);
return { ...about, ...file, text, unread: undefined };
}
/***/ }),
/***/ 7126:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ts: () => ( directoriesFor),
WI: () => ( readManifest),
dp: () => ( MODULE_MANIFEST),
wK: () => ( findMisled)
});
var node_path_0_ = __webpack_require__(6760);
var _module_source_js_2_ = __webpack_require__(8230);
var _syntax_read_json_js_1_ = __webpack_require__(9611);
const MODULE_MANIFEST = '.terraform/modules/modules.json';
const FETCHED = '.terraform/modules';
function readManifest(text) {
if (text === '')
return [];
let json;
try {
json = (0,_syntax_read_json_js_1_ .X)(text);
}
catch {
return { problem: 'is no JSON' };
}
const [modules, ...others] = membersOf(json);
if (modules?.name !== 'Modules' || others.length > 0)
return { problem: OTHER_FORM };
const list = modules.value;
const isNull = list.kind === 'literal' && list.value === null;
if (list.kind !== 'list' && !isNull)
return { problem: OTHER_FORM };
const records = [];
const keys = new Set();
for (const item of list.kind === 'list' ? list.items : []) {
const record = toRecord(item);
if (record === undefined)
return { problem: OTHER_FORM };
if (keys.has(record.key))
return { problem: `has ${named(record)} twice` };
keys.add(record.key);
records.push(record);
}
return records;
}
const OTHER_FORM = 'is not in the form that `terraform init` writes';
function membersOf(json) {
return json.kind === 'object' ? json.entries : [];
}
function toRecord(json) {
const fields = new Map();
for (const { name, value } of membersOf(json)) {
const text = value.kind === 'literal' ? value.value : undefined;
const isKnown = ['Key', 'Source', 'Version', 'Dir'].includes(name) && !fields.has(name);
if (!isKnown || typeof text !== 'string' || /[\p{Cs}\uFFFD\0]/u.test(text))
return undefined;
fields.set(name, text);
}
const key = fields.get('Key');
const directory = fields.get('Dir');
if (key === undefined || directory === undefined)
return undefined;
const source = fields.get('Source') ?? '';
const version = fields.get('Version') ?? '';
return { key, source, version, directory };
}
function findMisled(records, directories) {
const places = placesOf(records);
for (const record of records) {
const wrong = whereElse(record, places, directories);
if (wrong !== undefined)
return wrong;
}
return undefined;
}
function placesOf(records) {
return new Map(records.map(({ key, directory }) => [key, directory]));
}
function whereElse(record, places, directories) {
const { key, source, directory } = record;
const sayLed = (why) => `leads ${named(record)} to ${JSON.stringify(directory)}, and ${why}`;
if (key === '') {
if (directory === '.')
return undefined;
return `says that the root module is in ${JSON.stringify(directory)}`;
}
if (directory !== cleaned(directory))
return sayLed('Terraform writes such a path differently');
if (!(0,_module_source_js_2_ .I)(source)) {
const own = `${FETCHED}/${key}`;
const isThere = directory === own || directory.startsWith(`${own}/`);
if (isThere && !directories.isBehindLink(directory))
return undefined;
const links = isThere ? ', with no link on the way' : '';
return sayLed(`it belongs in ${JSON.stringify(own)}${links}`);
}
const own = ownPlace(record, places);
if (own === undefined)
return sayLed('has no record of the module that calls it');
if (directory === own || directories.isSame(directory, own))
return undefined;
return sayLed(`its source is ${JSON.stringify(source)}`);
}
function ownPlace({ key, source }, places) {
const outer = key.slice(0, Math.max(0, key.lastIndexOf('.')));
const caller = outer === '' ? '.' : (places.get(outer) ?? (key.startsWith('test.') ? '.' : undefined));
return caller === undefined ? undefined : cleaned(`${caller}/${(0,_module_source_js_2_ .$)(source) ?? source}`);
}
function named({ key }) {
return key === '' ? 'the root module' : `module ${JSON.stringify(key)}`;
}
function cleaned(path) {
return node_path_0_.posix.normalize(path).replace(/(.)\/$/, '$1');
}
function directoriesFor(records, label) {
const places = placesOf(records);
const found = records.filter((record) => (record.key === label || record.key.endsWith(`.${label}`)) &&
(!(0,_module_source_js_2_ .I)(record.source) || record.directory !== ownPlace(record, places)));
return [...new Set(found.map(({ directory }) => directory))];
}
/***/ }),
/***/ 8230:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$: () => ( localPath),
I: () => ( isLocal)
});
function localPath(source) {
if (source === undefined || !isLocal(source))
return undefined;
return source.replaceAll('\\', '/');
}
function isLocal(source) {
return /^\.{1,2}[/\\]/.test(source);
}
/***/ }),
/***/ 9147:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
findNamedFiles: () => ( findNamedFiles)
});
var external_node_crypto_ = __webpack_require__(7598);
var external_node_path_ = __webpack_require__(6760);
var add_to = __webpack_require__(2588);
var module_files = __webpack_require__(868);
var read_configuration = __webpack_require__(1741);
var hcl_syntax = __webpack_require__(6949);
;// CONCATENATED MODULE: ./build/src/configuration/written-texts.js
const COMPUTED = '\0';
const PATH = '\0path';
function writtenTexts(expression) {
const whole = joined(expression);
return whole?.split('\n').map((line) => {
const trimmed = line.trim().normalize('NFC');
const afterPath = trimmed.startsWith(PATH);
const rest = afterPath ? trimmed.slice(PATH.length) : trimmed;
const isOther = afterPath && /^[^/\\]/.test(rest);
const [text = '', ...more] = rest.replace(afterPath ? /^[/\\]+/ : '', '').split(COMPUTED);
return { text, afterPath, isComputed: isOther || more.length > 0 };
});
}
function joined(expression) {
switch (expression.kind) {
case 'literal':
return typeof expression.value === 'string' ? expression.value : undefined;
case 'traversal':
return isPathValue(expression) ? PATH : undefined;
case 'template':
return expression.parts
.map((part) => (part.kind === 'literal' ? String(part.value) : (joined(part) ?? COMPUTED)))
.join('');
default:
return undefined;
}
}
function isPathValue(expression) {
if (expression.kind !== 'traversal' || expression.root !== 'path')
return false;
const [step, ...more] = expression.steps;
const name = step?.kind === 'literal' ? step.value : undefined;
return more.length === 0 && (name === 'module' || name === 'root' || name === 'cwd');
}
function isWrittenAsPath(text) {
return text !== '.' && /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/.test(text);
}
;// CONCATENATED MODULE: ./build/src/configuration/named-files.js
function findNamedFiles(root, files, search) {
return new Finder(root, (0,read_configuration.searchedFiles)(files, search.check), search).find();
}
const READER = /^(?:file(?!set)\w*|templatefile)$/;
const OF_ANY_FILE = /^(?:external|template_file)$/;
const OF_FILES = /^(?:local_(?:sensitive_)?file|archive_file|terraform_remote_state)$/;
const MOST_ENDINGS = 100;
class Finder {
root;
sources;
search;
found = {
modules: [],
files: new Map(),
directories: new Map(),
computed: [],
};
templates = new Set();
constructor(root, sources, search) {
this.root = root;
this.sources = sources;
this.search = search;
}
find() {
const { root, found, sources } = this;
const { modules, unclear, sources: unknownSources } = (0,read_configuration.readConfiguration)(root, sources);
for (const { path, why } of unclear)
this.unclear(path, why);
for (const source of unknownSources)
this.anywhere(source.value, positionOf(source));
found.modules = modules.map((module) => loaded(module, sources));
for (const module of modules) {
for (const loose of module.loose)
this.walk(loose.value, positionOf(loose), false);
for (const { block, path } of module.blocks) {
sources.budget.check();
this.block(block, block, { module, path });
}
}
return found;
}
block(block, top, at) {
const { attributes, blocks } = block.body;
if (block === top && readsComputed(block)) {
this.found.computed.push(`${at.path}:${block.range.startLine}`);
}
for (const { name, value } of attributes) {
if (top.type === 'module' && name === 'source')
continue;
this.walk(value, positionOf({ ...at, block: top, name, value }), false);
}
for (const inner of blocks)
this.block(inner, top, at);
}
walk(expression, position, isGiven) {
switch (expression.kind) {
case 'literal':
case 'template':
this.mention(expression, position, false);
return this.inside(expression, position);
case 'traversal':
if (isGiven && isPathValue(expression))
this.computed(expression, position);
for (const step of expression.steps) {
if (step.kind !== 'literal')
this.walk(step, position, true);
}
return;
case 'call':
return this.call(expression, position);
case 'for': {
const { collection, key, value, condition } = expression;
for (const part of [collection, key, value, condition]) {
if (part)
this.walk(part, position, isGiven);
}
return;
}
default: {
const isSame = ['tuple', 'object', 'conditional'].includes(expression.kind);
for (const part of (0,hcl_syntax.CI)(expression))
this.walk(part, position, isGiven || !isSame);
}
}
}
inside(expression, position) {
if (expression.kind === 'literal' || isPathValue(expression))
return;
if (expression.kind !== 'template')
return this.walk(expression, position, true);
for (const part of expression.parts)
this.inside(part, position);
}
call(expression, position) {
const { name, arguments: words } = expression;
const [first, second, ...rest] = words;
const called = name.slice(name.lastIndexOf(':') + 1);
if (called === 'templatestring')
this.computed(expression, position);
if (called === 'fileset' && first && second) {
this.set(first, second, position);
for (const word of rest)
this.walk(word, position, true);
}
else if (READER.test(called) && first) {
this.read(first, position, called === 'templatefile');
if (second)
this.walk(second, position, false);
for (const word of rest)
this.walk(word, position, true);
}
else
for (const word of words)
this.walk(word, position, true);
}
read(argument, position, isTemplate) {
if (!this.mention(argument, position, true))
this.computed(argument, position);
this.inside(argument, position);
if (!isTemplate)
return;
for (const written of writtenTexts(argument) ?? []) {
if (written.isComputed)
continue;
for (const path of this.pathsOf(written, position))
this.template(path);
}
}
mention(expression, position, isRead) {
const texts = writtenTexts(expression) ?? [];
for (const written of texts) {
const isPath = written.afterPath || isWrittenAsPath(written.text);
if (written.isComputed) {
if (isPath)
this.computed(expression, position);
continue;
}
if (mayLeadBack(written.text))
this.anywhere(expression, position);
for (const path of this.pathsOf(written, position)) {
if (!this.search.matters(path))
continue;
(0,add_to.D)(this.found.files, path, mentionAt(expression, position, isRead));
if (isPath)
this.directory(path, '', mentionAt(expression, position, false));
}
}
return areWrittenOut(texts);
}
pathsOf({ text, afterPath }, { module }) {
const path = shortened(text);
if ((path === '' && !afterPath) || path.length > LONGEST)
return [];
const from = new Set([this.root, module]);
return Array.from(from, (directory) => (0,external_node_path_.resolve)(directory, path));
}
set(directory, pattern, position) {
const texts = writtenTexts(directory) ?? [];
const patterns = (writtenTexts(pattern) ?? []).map(aroundWildcards);
const isKnown = areWrittenOut(texts) && patterns.length > 0 && !patterns.includes(undefined);
if (!isKnown)
this.computed(directory, position);
this.inside(directory, position);
this.inside(pattern, position);
for (const { text, afterPath, isComputed } of texts) {
if (isComputed)
continue;
if (mayLeadBack(text))
this.anywhere(directory, position);
const from = this.pathsOf({ text: text || '.', afterPath, isComputed }, position);
for (const around of patterns.length > 0 ? patterns : [undefined]) {
const { before, ending } = around ?? { before: '.', ending: '' };
for (const path of from.map((each) => (0,external_node_path_.resolve)(each, before))) {
if (!this.search.matters(path))
continue;
this.directory(path, ending, mentionAt(directory, position, true));
}
}
}
}
directory(path, ending, mention) {
const { directories } = this.found;
const { endings } = directories.get(path) ?? { endings: new Map() };
directories.set(path, { path, endings });
const isKept = endings.has(ending) || endings.size < MOST_ENDINGS;
(0,add_to.D)(endings, isKept ? ending : '', mention);
}
template(path) {
if (this.templates.has(path))
return;
this.templates.add(path);
const text = (0,read_configuration.yR)(path, this.sources);
if (typeof text !== 'string') {
if (text.why !== module_files.v8)
this.unclear(path, text.why);
return;
}
const value = (0,read_configuration.xV)(text, this.sources);
if (value === undefined)
return this.unclear(path, 'it cannot be read as a template');
const written = once(() => `${path} ${digestOf(value)}`);
this.inside(value, { module: this.root, path, written });
}
computed({ range }, { path }) {
this.found.computed.push(`${path}:${range.startLine}`);
}
anywhere(expression, position) {
this.computed(expression, position);
const mention = mentionAt(expression, position, false);
this.directory('', '', { ...mention, why: 'may lead to any file' });
}
unclear(path, why) {
this.found.computed.push(path);
const written = () => `${path} ${why}`;
const about = `cannot be read as a whole: ${why}`;
this.directory('', '', { module: this.root, where: path, isRead: false, why: about, written });
}
}
const LONGEST = 4_096;
function mentionAt({ range }, { module, path, written }, isRead) {
return { module, where: `${path}:${range.startLine}`, isRead, why: undefined, written };
}
function once(make) {
let made;
return () => (made ??= make());
}
function loaded(module, { files }) {
const linked = module.paths.map((path) => files.follow(path));
return {
places: [...files.follow(module.directory)],
linked: linked.flatMap((places) => (places.length > 1 ? places : [])),
calls: module.callers.map((call) => {
const written = ['source', 'count', 'for_each'].map((name) => (0,read_configuration.DT)(call, name).map(({ value }) => value));
return { from: call.module.directory, written: `${call.label} ${digestOf(written)}` };
}),
};
}
function positionOf({ module, block, name = '', value, path }) {
const written = () => {
const attributes = block?.body.attributes ?? [];
const deciding = attributes.filter((one) => one.name === 'count' || one.name === 'for_each');
const what = block ? `${block.type} ${block.labels.join('.')}` : path;
return `${what} ${name} ${digestOf([value, ...deciding])}`;
};
return { module: module.directory, path, written: once(written) };
}
function digestOf(written) {
const text = JSON.stringify(written, (key, value) => key === 'range' ? undefined : value);
return (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
}
function readsComputed({ type, labels: [kind = ''], body }) {
if (type !== 'data' && type !== 'resource')
return false;
if (OF_ANY_FILE.test(kind))
return type === 'data';
if (!OF_FILES.test(kind))
return false;
const backend = body.attributes.find(({ name }) => name === 'backend')?.value;
if (backend?.kind === 'literal' && backend.value !== 'local')
return false;
return !isWrittenOut(body);
}
function isWrittenOut({ attributes, blocks }) {
return (attributes.every(({ value }) => isLiteral(value)) &&
blocks.every(({ body }) => isWrittenOut(body)));
}
function isLiteral(expression) {
const { kind } = expression;
if (kind === 'object' || kind === 'tuple')
return (0,hcl_syntax.CI)(expression).every(isLiteral);
return kind === 'literal' || areWrittenOut(writtenTexts(expression) ?? []);
}
function areWrittenOut(texts) {
return texts.length > 0 && texts.every(({ isComputed }) => !isComputed);
}
function shortened(path) {
const slashed = path.replaceAll('\\', '/');
return slashed.replaceAll(/\/(?:\.?\/)+/g, '/').replace(/^~\//, '');
}
function mayLeadBack(path) {
const isLong = path.length > LONGEST && /\.\.[/\\]/.test(path);
if (isLong && shortened(path).length > LONGEST)
return true;
const isUp = /^~?[/\\](?:.*[/\\])?\.\.(?:[/\\]|$)/s.test(path);
return isUp || /^\/(?:proc|dev\/fd)(?:\/|$)/.test(external_node_path_.posix.normalize(path));
}
function aroundWildcards(written) {
const { text: pattern, afterPath, isComputed } = written;
if (afterPath || isComputed || pattern.includes('\\'))
return undefined;
const first = pattern.search(/[*?[{]/);
if (first < 0)
return { before: pattern, ending: '' };
const rest = pattern.slice(first);
if (!STAYS_BELOW.test(rest))
return undefined;
const before = pattern.slice(0, pattern.lastIndexOf('/', first) + 1);
return { before, ending: rest.replace(/.*[*?[\]{}/]/s, '') };
}
const STAYS_BELOW = /^(?:[\w/*?}-]|\[[\w-]+\]|[{,](?=[\w*])|\.(?=[\w*{]))*$/;
/***/ }),
/***/ 1741:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
DT: () => ( valuesOfArgument),
readConfiguration: () => ( readConfiguration),
searchedFiles: () => ( searchedFiles),
xV: () => ( readTemplate),
yR: () => ( readText)
});
var node_path_0_ = __webpack_require__(6760);
var _syntax_hcl_syntax_js_1_ = __webpack_require__(6949);
var _file_names_js_5_ = __webpack_require__(6817);
var _module_files_js_2_ = __webpack_require__(868);
var _module_manifest_js_3_ = __webpack_require__(7126);
var _module_source_js_6_ = __webpack_require__(8230);
var _syntax_parse_hcl_js_4_ = __webpack_require__(8603);
const MODULE_LIMIT = 1_000;
function searchedFiles(files, check = () => undefined) {
return { files, budget: { characters: 10_000_000, check }, parsed: new Map() };
}
function readConfiguration(directory, sources) {
const root = emptyModule(directory);
const recorded = recordedIn(directory, sources);
const configuration = { modules: [], unclear: [], sources: [] };
const modules = new Map([[directory, root]]);
for (const module of modules.values()) {
if (configuration.modules.length >= MODULE_LIMIT) {
configuration.unclear.push({ path: module.directory, why: 'there are too many modules' });
break;
}
configuration.modules.push(module);
const { directory: here } = module;
const names = sources.files.readDirectory(here);
const texts = [...(0,_file_names_js_5_ .AM)(names), ...(module === root ? (0,_file_names_js_5_ .DF)(names) : [])];
const paths = module === root ? names.filter(_file_names_js_5_ .H9) : texts;
module.paths = paths.map((name) => (0,node_path_0_.join)(here, name));
const source = { text: (path) => readText(path, sources), parsed: sources.parsed };
const read = texts.map((name) => (0,_module_files_js_2_ .LI)((0,node_path_0_.join)(here, name), source));
for (const file of read)
addFile(file, module, configuration);
for (const call of module.calls.values()) {
const targets = [...sourcesOf(call, configuration), ...recorded(call.label)];
for (const target of new Set(targets)) {
const callee = modules.get(target) ?? emptyModule(target);
modules.set(target, callee);
callee.callers.push(call);
}
}
}
return configuration;
}
function recordedIn(directory, sources) {
const text = readText((0,node_path_0_.join)(directory, ..._module_manifest_js_3_ .dp.split('/')), sources);
const records = typeof text === 'string' ? (0,_module_manifest_js_3_ .WI)(text) : [];
if ('problem' in records)
return () => [];
return (label) => (0,_module_manifest_js_3_ .Ts)(records, label).map((inner) => (0,node_path_0_.resolve)(directory, inner));
}
function emptyModule(directory) {
return { directory, paths: [], blocks: [], loose: [], calls: new Map(), callers: [] };
}
function addFile({ path, body, problems, unread }, module, { unclear }) {
const [first] = problems;
const why = unread ?? (first && `line ${first.range.startLine}: ${first.message}`);
if (why !== undefined)
unclear.push({ path, why, range: first?.range });
for (const { name, value, range } of body.attributes) {
const key = { kind: 'literal', value: name, range };
const entry = { kind: 'object', entries: [{ key, value }], range };
module.loose.push({ module, block: undefined, path, value: entry });
}
for (const block of body.blocks) {
module.blocks.push({ block, path });
if (block.type !== 'module')
continue;
const [label = ''] = block.labels;
const call = module.calls.get(label) ?? { module, label, blocks: [] };
module.calls.set(label, call);
call.blocks.push({ module, block, path });
}
}
function valuesOfArgument({ blocks }, argument) {
return blocks.flatMap((callBlock) => callBlock.block.body.attributes.flatMap(({ name, value }) => name === argument ? [{ ...callBlock, value }] : []));
}
function sourcesOf(call, configuration) {
return valuesOfArgument(call, 'source').flatMap((source) => {
const { value } = source;
const text = value.kind === 'literal' ? String(value.value).normalize('NFC') : undefined;
const path = (0,_module_source_js_6_ .$)(text);
if (path !== undefined)
return [(0,node_path_0_.resolve)(call.module.directory, path)];
const isElsewhere = text !== undefined && !/^(?:\.|\/|[a-z]+::[./]|(?:\w+::)?file:)/i.test(text);
if (!isElsewhere)
configuration.sources.push(source);
return [];
});
}
function readText(path, { files, budget }) {
budget.check();
const text = files.readFile(path);
if (text === undefined)
return { why: _module_files_js_2_ .v8 };
if (text.length > _syntax_hcl_syntax_js_1_ .h1)
return { why: _module_files_js_2_ .ch };
budget.characters -= text.length;
if (budget.characters < 0)
return { why: 'the configuration is too large to be read here' };
return text;
}
function readTemplate(text, { budget }) {
budget.check();
budget.characters -= text.length;
if (budget.characters < 0 || text.length > _syntax_hcl_syntax_js_1_ .h1)
return undefined;
const { value, problems } = (0,_syntax_parse_hcl_js_4_ .Q)(text);
return problems.length === 0 ? value : undefined;
}
/***/ }),
/***/ 854:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Op: () => ( HclScanner),
gZ: () => ( TOO_DEEP),
sG: () => ( Malformed),
wB: () => ( TextRanges)
});
var _model_address_js_0_ = __webpack_require__(3543);
const DEEPEST = 200;
const TOO_DEEP = 'nested too deeply to be read';
const WORD = new RegExp(_model_address_js_0_ .cS, 'uy');
class Malformed extends Error {
at;
constructor(message, at) {
super(message);
this.at = at;
}
}
class TextRanges {
lines = [0];
constructor(text) {
for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
this.lines.push(at + 1);
}
}
between(start, end) {
const first = this.lineAt(start);
const last = this.lineAt(end);
return {
startLine: first + 1,
startColumn: start - (this.lines[first] ?? 0) + 1,
endLine: last + 1,
endColumn: end - (this.lines[last] ?? 0) + 1,
};
}
lineAt(offset) {
let low = 0;
let high = this.lines.length - 1;
while (low < high) {
const middle = Math.ceil((low + high) / 2);
if ((this.lines[middle] ?? 0) <= offset)
low = middle;
else
high = middle - 1;
}
return low;
}
}
class HclScanner {
text;
ranges;
around;
at;
depth = 0;
isLoose = false;
constructor(text, around) {
this.text = text;
this.at = text.startsWith('\uFEFF') ? 1 : 0;
this.ranges = new TextRanges(around === undefined ? text : '');
this.around = around;
}
skip() {
for (;;) {
const sign = this.text[this.at];
const next = this.text[this.at + 1];
if (sign === ' ' || sign === '\t')
this.at++;
else if (this.isLoose && sign === '\n')
this.at++;
else if (this.isLoose && sign === '\r' && next === '\n')
this.at += 2;
else if (sign === '#' || (sign === '/' && next === '/')) {
const end = this.text.indexOf('\n', this.at);
this.at = end < 0 ? this.text.length : end;
}
else if (sign === '/' && next === '*') {
const end = this.text.indexOf('*/', this.at + 2);
if (end < 0)
throw new Malformed('a comment does not end', this.at);
this.at = end + 2;
}
else
return;
}
}
take(sign) {
if (!this.text.startsWith(sign, this.at))
return false;
this.at += sign.length;
return true;
}
expect(sign) {
this.skip();
if (!this.take(sign))
throw this.unexpected();
}
match(pattern) {
pattern.lastIndex = this.at;
const matched = pattern.exec(this.text);
if (matched === null)
return undefined;
this.at = pattern.lastIndex;
return matched;
}
identifier() {
return this.match(WORD)?.[0];
}
deeper(read) {
if (++this.depth > DEEPEST)
throw new Malformed(TOO_DEEP, this.at);
const result = read();
this.depth--;
return result;
}
inBrackets(isLoose, read) {
const before = this.isLoose;
this.isLoose = isLoose;
const result = this.deeper(read);
this.isLoose = before;
return result;
}
lineHere() {
const lineEnd = this.text.indexOf('\n', this.at);
const end = lineEnd < 0 ? this.text.length : lineEnd;
const next = this.text[end - 1] === '\r' ? end - 1 : end;
return { line: this.text.slice(this.at, end), next };
}
unexpected() {
const line = this.lineHere().line.trimEnd();
const shown = line.length > 60 ? `${line.slice(0, 60)}…` : line;
const message = shown === '' ? 'something is missing here' : `"${shown}" was not expected here`;
return new Malformed(message, this.at);
}
range(start, end = this.at) {
return this.around ?? this.ranges.between(start, end);
}
}
/***/ }),
/***/ 3984:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
parseFile: () => ( parseFile)
});
var file_names = __webpack_require__(6817);
var error_message = __webpack_require__(4271);
var hcl_syntax = __webpack_require__(6949);
var hcl_scanner = __webpack_require__(854);
var parse_hcl = __webpack_require__(8603);
var read_json = __webpack_require__(9611);
;// CONCATENATED MODULE: ./build/src/configuration/syntax/json-body.js
const LABELS = new Map([
['resource', 2],
['data', 2],
['ephemeral', 2],
['action', 2],
['module', 1],
['provider', 1],
['variable', 1],
['output', 1],
['check', 1],
['locals', 0],
['terraform', 0],
]);
const INSIDE_TERRAFORM = new Map([
['backend', 1],
['cloud', 0],
['state_store', 1],
]);
function readJsonBody(text) {
const { body, problems } = new BodyReader(text);
return { body, problems };
}
class BodyReader {
problems = [];
body = { attributes: [], blocks: [] };
ranges;
constructor(written) {
const text = written.replace(/^\uFEFF/, '');
this.ranges = new hcl_scanner.wB(text);
try {
this.addTo(this.body, entriesOf((0,read_json.X)(text)), LABELS);
}
catch (error) {
const message = (0,error_message.g)(error).replace(/ \(line \d+ column \d+\)$/, '');
this.problems.push({ message, range: hcl_syntax.wv });
this.body = { attributes: [], blocks: [] };
}
}
addTo(body, entries, types) {
for (const entry of entries) {
const count = types.get(entry.name);
if (count === undefined)
body.attributes.push(this.attribute(entry));
else
for (const block of this.blocks(entry, entry.name, [], count))
body.blocks.push(block);
}
}
blocks(entry, type, labels, count) {
if (labels.length < count) {
return entriesOf(entry.value).flatMap((inner) => this.blocks(inner, type, [...labels, inner.name], count));
}
return objectsOf(entry.value).map((entries) => {
const body = { attributes: [], blocks: [] };
this.addTo(body, entries, type === 'terraform' ? INSIDE_TERRAFORM : new Map());
return { type, labels, body, range: this.rangeOf(entry) };
});
}
attribute(entry) {
return { name: entry.name, value: this.expression(entry.value), range: this.rangeOf(entry) };
}
expression(json) {
const range = this.ranges.between(json.from, json.to);
if (json.kind === 'list') {
return { kind: 'tuple', items: json.items.map((item) => this.expression(item)), range };
}
if (json.kind === 'object') {
const entries = json.entries.map(({ name, from, to, value }) => {
const key = this.template(name, this.ranges.between(from, to));
return { key, value: this.expression(value) };
});
return { kind: 'object', entries, range };
}
const { value } = json;
if (typeof value === 'string')
return this.template(value, range);
return { kind: 'literal', value, range };
}
template(text, range) {
const { value, problems } = (0,parse_hcl.Q)(text, range);
for (const { message } of problems)
this.problems.push({ message, range });
return value;
}
rangeOf({ from, value }) {
return this.ranges.between(from, value.to);
}
}
function entriesOf(json) {
return objectsOf(json).flat();
}
function objectsOf(json) {
if (json.kind === 'list')
return json.items.flatMap(objectsOf);
return [json.kind === 'object' ? json.entries : []];
}
;// CONCATENATED MODULE: ./build/src/configuration/syntax/hcl.js
function parseFile(name, text) {
return (0,file_names.i)(name) ? readJsonBody(text) : (0,parse_hcl.parseHcl)(text);
}
/***/ }),
/***/ 9611:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
X: () => ( readRepeatedJson),
Y: () => ( hasExactDigits)
});
var _hcl_scanner_js_0_ = __webpack_require__(854);
const BLANK = /[ \t\r\n]*/y;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const TEXT = /"(?:[^"\\]|\\.)*"/sy;
const WORDS = new Map([
['true', true],
['false', false],
['null', null],
]);
function readRepeatedJson(text) {
return new JsonReader(text).whole();
}
class JsonReader extends _hcl_scanner_js_0_ .Op {
whole() {
this.at = 0;
const value = this.value();
this.skip();
if (this.at < this.text.length)
throw this.unexpected();
return value;
}
value() {
this.skip();
const from = this.at;
const value = this.deeper(() => this.read());
return { ...value, from, to: this.at };
}
read() {
if (this.take('{'))
return { kind: 'object', entries: this.items('}', () => this.entry()) };
if (this.take('['))
return { kind: 'list', items: this.items(']', () => this.value()) };
return { kind: 'literal', value: this.literal() };
}
literal() {
if (this.text[this.at] === '"')
return this.string();
const number = this.match(NUMBER)?.[0];
if (number !== undefined)
return exactNumber(number) ?? Number.NaN;
for (const [word, value] of WORDS)
if (this.take(word))
return value;
throw this.unexpected();
}
items(end, read) {
const items = [];
this.skip();
if (this.take(end))
return items;
for (;;) {
items.push(read());
this.skip();
if (this.take(end))
return items;
if (!this.take(','))
throw this.unexpected();
}
}
entry() {
this.skip();
const from = this.at;
const name = this.string();
const to = this.at;
this.expect(':');
return { name, from, to, value: this.value() };
}
string() {
const written = this.match(TEXT)?.[0];
if (written === undefined)
throw this.unexpected();
return String(JSON.parse(written));
}
skip() {
this.match(BLANK);
}
unexpected() {
return new _hcl_scanner_js_0_ .sG(`it is no JSON at character ${this.at + 1}`, this.at);
}
}
function exactNumber(text) {
const value = Number(text);
const isWhole = /^-?\d+$/.test(text) && Number.isSafeInteger(value);
return isWhole || (hasExactDigits(text) && Number.isFinite(value)) ? value : undefined;
}
function hasExactDigits(number) {
const significant = number
.replace(/[eE].*$/, '')
.replace(/\D/g, '')
.replace(/^0+/, '');
return significant.length <= 15;
}
/***/ })
};
