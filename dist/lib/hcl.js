export const id = 984;
export const ids = [984];
export const modules = {
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
