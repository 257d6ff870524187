export const id = 2458;
export const ids = [2458,9611,3984,1992];
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
const here = { configurations: [], backends: [], any: false };
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
.flatMap((block) => block.body.blocks)
.filter(({ type }) => STATE_BLOCKS.includes(type))
.map((backend) => ({ backend, file: name })));
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
const STATE_BLOCKS = ['cloud', 'backend', 'state_store'];
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
/***/ 20854:
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
/***/ 59611:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
X: () => ( readRepeatedJson),
Y: () => ( hasExactDigits)
});
var _hcl_scanner_js_0_ = __webpack_require__(20854);
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
