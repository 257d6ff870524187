export const id = 1741;
export const ids = [1741];
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
/***/ })
};
