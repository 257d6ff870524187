export const id = 2458;
export const ids = [2458,9611,3984];
export const modules = {
/***/ 52458:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
findConfigurations: () => ( findConfigurations)
});
var node_fs_promises_0_ = __webpack_require__(51455);
var node_path_1_ = __webpack_require__(76760);
var _settings_load_settings_js_2_ = __webpack_require__(72906);
var _configuration_backends_js_3_ = __webpack_require__(38987);
var _configuration_file_names_js_4_ = __webpack_require__(96817);
const MAX_DEPTH = 5;
async function findConfigurations(root) {
const here = { configurations: [], backends: [], any: false, others: [] };
const visit = async (directory, depth) => {
const path = (0,node_path_1_.join)(root, directory);
const entries = await (0,node_fs_promises_0_.readdir)(path, { withFileTypes: true }).catch(() => []);
if (entries.some(({ name }) => (0,_configuration_file_names_js_4_ .ZC)(name))) {
here.any = true;
const cloud = await (0,_settings_load_settings_js_2_ .Aj)(path, directory);
here.broken ??= await (0,_settings_load_settings_js_2_ .ue)(path, directory);
if (cloud !== undefined)
here.configurations.push({ directory, cloud });
else
here.backends.push(...(await otherBackends(path, directory)));
}
here.others.push(...entries.filter((entry) => entry.isFile()).map(({ name }) => name));
const deeper = entries
.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
.map(({ name }) => name)
.filter((name) => name !== 'node_modules')
.sort();
for (const name of depth < MAX_DEPTH ? deeper : []) {
await visit(directory === '.' ? name : `${directory}/${name}`, depth + 1);
}
};
await visit('.', 0);
return here;
}
async function otherBackends(path, directory) {
const { blocks } = await (0,_configuration_backends_js_3_ .k)((0,_settings_load_settings_js_2_ .nG)(path), '');
const others = blocks.filter(({ kind }) => kind !== 'cloud' && kind !== 'remote');
return others.map(({ kind, file }) => ({
type: kind,
at: directory === '.' ? file : `${directory}/${file}`,
}));
}
/***/ }),
/***/ 38987:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
k: () => ( readBackends)
});
var node_path_0_ = __webpack_require__(76760);
var _file_names_js_2_ = __webpack_require__(96817);
var _module_files_js_1_ = __webpack_require__(60868);
async function readBackends(files, directory) {
const names = (0,_file_names_js_2_ .AM)((await files.names(directory)) ?? []);
const all = await (0,_module_files_js_1_ ._n)(names.map((name) => node_path_0_.posix.join(directory, name)), (path) => files.read(path), (text) => /backend|cloud|state_store|\\u/.test(text));
const found = all.flatMap(({ name, body }) => body.blocks
.filter(({ type }) => type === 'terraform')
.flatMap((block) => backendsIn(block.body).map((backend) => ({ backend, file: name }))));
const written = JSON.stringify(found.map(({ backend }) => backend), (key, value) => (key === 'range' ? undefined : value));
return {
blocks: found.map(({ backend: { type, labels }, file }) => ({
kind: type === 'cloud' ? type : (labels[0] ?? ''),
file,
})),
written,
isCertain: all.every(({ problems, unread }) => problems.length === 0 && unread === undefined),
isLiteral: !EVALUATED.test(written),
};
}
const EVALUATED = /"kind":"(?!literal"|tuple"|object")/;
const STATE_BLOCKS = ['backend', 'state_store'];
function backendsIn({ blocks, attributes }) {
const inJson = attributes.flatMap(({ name, value, range }) => {
const toBlock = (labels, inner) => {
const attribute = { name, value: inner, range };
return { type: name, labels, body: { attributes: [attribute], blocks: [] }, range };
};
if (name === 'cloud')
return [toBlock([], value)];
if (!STATE_BLOCKS.includes(name))
return [];
return (value.kind === 'tuple' ? value.items : [value])
.flatMap((object) => (object.kind === 'object' ? object.entries : []))
.map((entry) => {
const label = entry.key.kind === 'literal' ? String(entry.key.value) : '';
return toBlock([label], entry.value);
});
});
return [
...blocks.filter(({ type }) => type === 'cloud' || STATE_BLOCKS.includes(type)),
...inJson,
];
}
/***/ }),
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
/***/ })
};
