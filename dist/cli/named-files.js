export const id = 6569;
export const ids = [6569,3315,9611,3984];
export const modules = {
/***/ 60868:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
LI: () => ( readModuleFile),
_n: () => ( fetchModuleFiles),
ch: () => ( TOO_LONG),
v8: () => ( CANNOT_BE_READ)
});
var node_path_0_ = __webpack_require__(76760);
var _file_names_js_3_ = __webpack_require__(96817);
var _syntax_hcl_syntax_js_1_ = __webpack_require__(56949);
var _syntax_hcl_js_2_ = __webpack_require__(93984);
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
/***/ 27126:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ts: () => ( directoriesFor),
WI: () => ( readManifest),
dp: () => ( MODULE_MANIFEST),
wK: () => ( findMisled)
});
var node_path_0_ = __webpack_require__(76760);
var _module_source_js_2_ = __webpack_require__(58230);
var _syntax_read_json_js_1_ = __webpack_require__(59611);
const MODULE_MANIFEST = '.terraform/modules/modules.json';
const FETCHED = '.terraform/modules';
function readManifest(text) {
if (text === '')
return [];
let json;
try {
json = (0,_syntax_read_json_js_1_ .X)(text);
}
catch (error) {
return { problem: error instanceof RangeError ? 'is nested too deeply' : 'is no JSON' };
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
/***/ 58230:
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
/***/ 79147:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
findNamedFiles: () => ( findNamedFiles)
});
var external_node_crypto_ = __webpack_require__(77598);
var external_node_path_ = __webpack_require__(76760);
var add_to = __webpack_require__(72588);
var module_files = __webpack_require__(60868);
var read_configuration = __webpack_require__(51741);
var hcl_syntax = __webpack_require__(56949);
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
/***/ 51741:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
DT: () => ( valuesOfArgument),
readConfiguration: () => ( readConfiguration),
searchedFiles: () => ( searchedFiles),
xV: () => ( readTemplate),
yR: () => ( readText)
});
var node_path_0_ = __webpack_require__(76760);
var _syntax_hcl_syntax_js_1_ = __webpack_require__(56949);
var _file_names_js_5_ = __webpack_require__(96817);
var _module_files_js_2_ = __webpack_require__(60868);
var _module_manifest_js_3_ = __webpack_require__(27126);
var _module_source_js_6_ = __webpack_require__(58230);
var _syntax_parse_hcl_js_4_ = __webpack_require__(88603);
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
/***/ 56949:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
CI: () => ( partsOf),
bK: () => ( literalText),
h1: () => ( FILE_LIMIT),
wv: () => ( TOP)
});
const TOP = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 };
const FILE_LIMIT = 4_000_000;
function partsOf(expression) {
switch (expression.kind) {
case 'template':
return expression.parts;
case 'tuple':
return expression.items;
case 'object':
return expression.entries.flatMap(({ key, value }) => [key, value]);
case 'traversal':
return expression.steps;
case 'access':
return [expression.of, ...expression.steps];
case 'call':
return expression.arguments;
case 'conditional':
return [expression.condition, expression.yes, expression.no];
case 'operation':
return expression.operands;
case 'other':
return expression.inside ?? [];
default:
return [];
}
}
function literalText(value) {
return value?.kind === 'literal' && typeof value.value === 'string' ? value.value : undefined;
}
/***/ }),
/***/ 93984:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
parseFile: () => ( parseFile)
});
var file_names = __webpack_require__(96817);
var error_message = __webpack_require__(34271);
var hcl_syntax = __webpack_require__(56949);
var hcl_scanner = __webpack_require__(20854);
var parse_hcl = __webpack_require__(88603);
var read_json = __webpack_require__(59611);
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
for (const entry of entriesOf((0,read_json.X)(text))) {
const count = LABELS.get(entry.name);
if (count === undefined)
this.body.attributes.push(this.attribute(entry));
else
this.addBlocks(entry, entry.name, [], count);
}
}
catch (error) {
const said = (0,error_message.g)(error).replace(/ \(line \d+ column \d+\)$/, '');
const message = error instanceof RangeError ? hcl_scanner.gZ : said;
this.problems.push({ message, range: hcl_syntax.wv });
this.body = { attributes: [], blocks: [] };
}
}
addBlocks(entry, type, labels, count) {
if (labels.length < count) {
for (const inner of entriesOf(entry.value)) {
this.addBlocks(inner, type, [...labels, inner.name], count);
}
return;
}
for (const entries of objectsOf(entry.value)) {
const attributes = entries.map((inner) => this.attribute(inner));
const body = { attributes, blocks: [] };
this.body.blocks.push({ type, labels, body, range: this.rangeOf(entry) });
}
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
/***/ 59611:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
X: () => ( readRepeatedJson),
Y: () => ( hasExactDigits)
});
const DEEPEST = 200;
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
class JsonReader {
text;
at = 0;
depth = 0;
constructor(text) {
this.text = text;
}
whole() {
const value = this.value();
this.skip();
if (this.at < this.text.length)
throw this.unexpected();
return value;
}
value() {
if (++this.depth > DEEPEST)
throw new RangeError();
this.skip();
const from = this.at;
const value = this.read();
this.depth--;
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
const number = this.match(NUMBER);
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
this.skip();
if (!this.take(':'))
throw this.unexpected();
return { name, from, to, value: this.value() };
}
string() {
const written = this.match(TEXT);
if (written === undefined)
throw this.unexpected();
return String(JSON.parse(written));
}
match(pattern) {
pattern.lastIndex = this.at;
const text = pattern.exec(this.text)?.[0];
if (text !== undefined)
this.at = pattern.lastIndex;
return text;
}
skip() {
while (/[ \t\r\n]/.test(this.text.charAt(this.at)))
this.at++;
}
take(sign) {
if (!this.text.startsWith(sign, this.at))
return false;
this.at += sign.length;
return true;
}
unexpected() {
return new SyntaxError(`it is no JSON at character ${this.at + 1}`);
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
/***/ }),
/***/ 3543:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
PW: () => ( isAddress),
Pe: () => ( withoutKeys),
WX: () => ( findAddresses),
ZS: () => ( readPattern),
_5: () => ( isIdentifier),
_M: () => ( writeIndex),
bX: () => ( LONGEST_MESSAGE),
cS: () => ( IDENTIFIER),
kD: () => ( resourceOfAddress),
lS: () => ( splitAddress),
ps: () => ( MOST_ADDRESSES),
zq: () => ( readAddress)
});
const IDENTIFIER = String.raw `[\p{ID_Start}_][\p{ID_Continue}-]*`;
const ONE_IDENTIFIER = new RegExp(`^${IDENTIFIER}$`, 'u');
const LONGEST_MESSAGE = 4_000;
const MOST_ADDRESSES = 100;
const KEY = String.raw `\[(?:\d+|\*|"(?:[^"\\\n\r]|\\[^\n\r])*")\]`;
const stepOf = (name) => String.raw `\.(${name})(?:(${KEY})(?:${KEY})*)?`;
const STEP = new RegExp(stepOf(IDENTIFIER), 'guy');
const PATTERN_STEP = new RegExp(stepOf(String.raw `[\p{ID_Start}_*][\p{ID_Continue}*-]*`), 'guy');
const CHAIN = new RegExp(String.raw `(?<![\p{ID_Continue}-])[\p{ID_Continue}-]+(?:${KEY})*(?:\.${IDENTIFIER}(?:${KEY})*)+`, 'gu');
const JOINS = ['.', '/', '\\', '$', '@'];
const PREFIXES = ['data', 'ephemeral', 'action'];
const TYPE = /^[^_]+_/;
function isIdentifier(text) {
return ONE_IDENTIFIER.test(text);
}
function readAddress(text) {
return readWhole(text, STEP)?.address;
}
function isAddress(text) {
const address = readAddress(text);
return address?.text === text && isUnmistakable(address);
}
function readPattern(text) {
const read = readWhole(text, PATTERN_STEP);
return read?.rest.length === 0 ? read.address : undefined;
}
function findAddresses(text) {
const addresses = new Set();
let isCertain = true;
if (!/\.[\p{ID_Start}_]/u.test(text))
return { addresses: [], isCertain };
for (const { 0: chain, index } of text.matchAll(CHAIN)) {
const { read, mayBeJoined } = chainIn(chain);
const next = text.slice(index + chain.length, index + chain.length + 2);
const isJoined = mayBeJoined || JOINS.includes(text.charAt(index - 1));
const isCut = next.startsWith('…') || next === '["';
if (read === undefined)
isCertain &&= !mayBeJoined;
else if (isJoined || isCut || mayMeanMore(read))
isCertain = false;
if (read === undefined || isJoined || isCut)
continue;
if (addresses.size === MOST_ADDRESSES && !addresses.has(read.address.text)) {
return { addresses: [...addresses], isCertain: false };
}
addresses.add(read.address.text);
}
return { addresses: [...addresses], isCertain };
}
function stepsIn(text, step) {
let end = 0;
const steps = Array.from(`.${text}`.matchAll(step), ({ 0: all, 1: name = '', 2: key, index }) => {
end = index + all.length - 1;
return { name, key: key?.slice(1, -1), end: index + name.length + (key?.length ?? 0) };
});
return { steps, end };
}
function readWhole(text, step) {
if (text.length > LONGEST_MESSAGE)
return undefined;
const { steps, end } = stepsIn(text, step);
return end === text.length ? readSteps(text, steps) : undefined;
}
function chainIn(chain) {
const name = chain.slice(Math.max(0, chain.search(/\p{ID_Start}/u)));
const { steps } = stepsIn(name, STEP);
const read = readSteps(name, steps);
if (read !== undefined && isUnmistakable(read.address))
return { read, mayBeJoined: name !== chain };
return { read: undefined, mayBeJoined: steps.some((_, at) => at > 0 && mayBegin(steps, at)) };
}
function mayBegin(steps, at) {
const { name, key } = steps[at] ?? { name: '', key: '' };
const isPrefix = PREFIXES.some((each) => each === name);
if (key !== undefined || steps[at + (isPrefix ? 2 : 1)] === undefined)
return false;
return isPrefix || name === 'module' || TYPE.test(name);
}
function readSteps(text, steps) {
const modules = [];
let at = 0;
while (isWord(steps[at], 'module') && steps[at + 1] !== undefined) {
modules.push(...steps.slice(at + 1, at + 2));
at += 2;
}
const prefix = PREFIXES.find((each) => isWord(steps[at], each));
const isResource = prefix === undefined || (prefix === 'action' && steps.length === at + 2);
const first = isResource ? at : at + 1;
const [kind, label] = steps.slice(first, first + 2);
if (kind !== undefined && label !== undefined && kind.key === undefined) {
const type = isResource ? 'resource' : prefix;
const block = { type, labels: [kind.name, label.name] };
const address = { text: text.slice(0, label.end), modules, block, key: label.key };
return { address, rest: steps.slice(first + 2) };
}
const called = modules.pop();
if (called === undefined)
return undefined;
const block = { type: 'module', labels: [called.name] };
const address = { text: text.slice(0, called.end), modules, block, key: called.key };
return { address, rest: steps.slice(at) };
}
function isWord(step, word) {
return step?.name === word && step.key === undefined;
}
function isUnmistakable({ modules, block: { type, labels } }) {
return type !== 'resource' || modules.length > 0 || TYPE.test(labels[0] ?? '');
}
function mayMeanMore({ address: { modules, block, key }, rest }) {
const [provider] = (block.labels[0] ?? '').split('_', 1);
const isOther = ({ name }) => name === 'module' || name.startsWith(`${provider}_`);
const inKeys = [...modules.map((each) => each.key), key].map((each) => findAddresses(each ?? ''));
return (rest.slice(0, -1).some(isOther) ||
inKeys.some(({ addresses, isCertain }) => addresses.length > 0 || !isCertain));
}
function resourceOfAddress(address) {
const parts = splitAddress(address);
const [type = '', last = ''] = parts.slice(-2);
const at = last.indexOf('[');
const key = at < 0 ? undefined : last.slice(at + 1, -1);
return {
module: parts.slice(0, -2).join('.'),
type,
name: at < 0 ? last : last.slice(0, at),
index: key?.startsWith('"') === true ? readKey(key) : key && Number(key),
};
}
function splitAddress(address) {
return address.match(/(?:[^.["]|\["(?:[^"\\]|\\.)*"\]|\[\d+\])+/g) ?? [];
}
function withoutKeys(address) {
return splitAddress(address)
.map((part) => part.split('[', 1)[0] ?? '')
.join('.');
}
function writeIndex(key) {
if (key === undefined)
return '';
return typeof key === 'number' ? `[${String(key)}]` : `[${writeKey(key)}]`;
}
const ESCAPES = {
'\n': '\\n',
'\r': '\\r',
'\t': '\\t',
'"': '\\"',
'\\': '\\\\',
};
function writeKey(key) {
const text = key
.replaceAll(/["\\]|(?! )[\p{C}\p{Z}]/gu, (sign) => ESCAPES[sign] ?? escaped(sign))
.replaceAll(/([$%])(?=\{)/g, '$1$1');
return `"${text}"`;
}
function escaped(sign) {
const digits = (sign.codePointAt(0) ?? 0).toString(16);
return digits.length > 4 ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`;
}
function readKey(text) {
return text
.slice(1, -1)
.replaceAll(/\\(?:([nrt"\\])|u([\da-f]{4})|U00([\da-f]{6}))/gi, (all, sign, short, long) => typeof sign === 'string' ? unescaped(sign) : fromHex(String(short ?? long), all))
.replaceAll(/([$%])\1(?=\{)/g, '$1');
}
function unescaped(sign) {
return Object.entries(ESCAPES).find(([, written]) => written === `\\${sign}`)?.[0] ?? sign;
}
function fromHex(digits, otherwise) {
const point = Number.parseInt(digits, 16);
return point <= 0x10ffff ? String.fromCodePoint(point) : otherwise;
}
/***/ })
};
