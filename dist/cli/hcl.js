export const id = 3984;
export const ids = [3984,9611];
export const modules = {
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
