export const id = 9602;
export const ids = [9602,565,9611,1992];
export const modules = {
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
/***/ }),
/***/ 95663:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
w: () => ( readAttributePath)
});
const STEP = /\.?([A-Za-z_][\w-]{0,200})|\.(\d{1,6})(?!\w)|\[(\d{1,6}|\*)\]|\["([^"\\\n]{1,200})"\]/y;
const LONGEST = 500;
const DEEPEST = 20;
function readAttributePath(said) {
if (typeof said === 'string')
return parsePath(said);
if (!Array.isArray(said) || said.length > DEEPEST)
return undefined;
const steps = said.filter((step) => typeof step === 'string' || Number.isSafeInteger(step));
const isWhole = steps.length === said.length && typeof steps[0] === 'string';
return isWhole ? steps : undefined;
}
function parsePath(text) {
if (text.length > LONGEST || !/^[A-Za-z_]/.test(text))
return undefined;
const steps = [];
let end = 0;
while (end < text.length && steps.length < DEEPEST) {
STEP.lastIndex = end;
const found = STEP.exec(text);
if (found === null)
return undefined;
const [whole, name, dotted, index, key] = found;
if (name !== undefined && whole.startsWith('.') !== end > 0)
return undefined;
end += whole.length;
if (index === '*')
continue;
steps.push(name ?? key ?? Number(dotted ?? index));
}
return end === text.length ? steps : undefined;
}
/***/ }),
/***/ 62177:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ab: () => ( parseExactly),
H3: () => ( repeatedNames),
lS: () => ( membersOf),
q4: () => ( keepLongNumbers)
});
var _parse_js_0_ = __webpack_require__(2340);
function repeatedNames(text, levels = Number.POSITIVE_INFINITY) {
const repeated = new Set();
const named = [];
let depth = 0;
for (let at = 0; at < text.length; at++) {
const sign = text[at];
if (sign === '{' || sign === '[') {
if (depth < levels)
named[depth] = new Set();
depth += 1;
}
else if (sign === '}' || sign === ']')
depth -= 1;
else if (sign === '"') {
const end = endOfText(text, at);
const names = depth <= levels && isName(text, end) ? named[depth - 1] : undefined;
if (names !== undefined) {
const name = String(JSON.parse(text.slice(at, end + 1)));
if (names.has(name))
repeated.add(name);
names.add(name);
}
at = end;
}
}
return [...repeated];
}
function isName(text, end) {
let at = end + 1;
while (/\s/.test(text[at] ?? ''))
at++;
return text[at] === ':';
}
function membersOf(text) {
const members = [];
let key;
let from = 0;
let depth = 0;
for (let at = 0; at < text.length; at += 1) {
const sign = text[at];
if (sign === '"') {
const end = endOfText(text, at);
if (depth === 1 && key === undefined)
key = String(JSON.parse(text.slice(at, end + 1)));
at = end;
}
else if (sign === '{' || sign === '[')
depth += 1;
else if (sign === ':' && depth === 1)
from = at + 1;
else if (depth === 1 && (sign === ',' || sign === '}') && key !== undefined) {
members.push([key, text.slice(from, at).trim()]);
key = undefined;
}
if (sign === '}' || sign === ']')
depth -= 1;
}
return members;
}
function keepLongNumbers(text, mark = '\u0000#') {
if (!/[\d.]{16}|\d[eE][+-]?\d/.test(text))
return text;
let kept = '';
let from = 0;
for (let at = 0; at < text.length; at++) {
if (text[at] === '"')
at = endOfText(text, at);
else if (/[-\d]/.test(text[at] ?? '')) {
let end = at + 1;
while (/[-+.\deE]/.test(text[end] ?? ''))
end += 1;
const number = text.slice(at, end);
if (number.length > 15 || /[eE]/.test(number)) {
kept += `${text.slice(from, at)}${JSON.stringify(mark + number)}`;
from = end;
}
at = end - 1;
}
}
return kept + text.slice(from);
}
function endOfText(text, from) {
for (let at = text.indexOf('"', from + 1); at >= 0; at = text.indexOf('"', at + 1)) {
let marks = 0;
while (text[at - 1 - marks] === '\\')
marks += 1;
if (marks % 2 === 0)
return at;
}
return text.length;
}
function parseExactly(text) {
return (0,_parse_js_0_ .qF)(keepLongNumbers(text, ''));
}
/***/ }),
/***/ 65917:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
K: () => ( nameSome)
});
function nameSome(names, most) {
const rest = names.length - most;
return `${names.slice(0, most).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
/***/ }),
/***/ 90963:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
OT: () => ( exceptedIn),
R$: () => ( fitsPolicy),
RH: () => ( fitsAddress),
TP: () => ( excepted),
W1: () => ( isNamedInText),
we: () => ( exceptionsFor)
});
var _address_patterns_js_0_ = __webpack_require__(79486);
var _systems_policy_checks_js_1_ = __webpack_require__(22941);
var _read_exceptions_js_2_ = __webpack_require__(50565);
function exceptedIn(workspace, { entries, today }) {
const acceptances = entries
.filter((entry) => (0,_read_exceptions_js_2_ .H)(entry, today) >= 0)
.map((entry) => ({ entry, acceptance: excepted(entry) }));
return (result) => {
const fitting = acceptances.filter(({ entry }) => fitsPolicy(entry, result, workspace));
const whole = fitting.find(({ entry }) => entry.address === undefined);
if (whole !== undefined || fitting.length === 0)
return whole?.acceptance;
return (address) => fitting.find(({ entry }) => fitsAddress(entry, address))?.acceptance;
};
}
function excepted({ until, owner, reason }) {
return { status: 'excepted', excepted: { until, owner, reason } };
}
function exceptionsFor(result, workspace, entries) {
if (result.status === 'passed')
return [];
return entries.filter((entry) => fitsPolicy(entry, result, workspace) &&
(entry.address === undefined ||
result.resources.some(({ address }) => fitsAddress(entry, address))));
}
function fitsAddress({ address: pattern }, address) {
return pattern !== undefined && (0,_address_patterns_js_0_ .XP)(pattern, address);
}
function isNamedInText(entry, result) {
const { status, resources, printedFor = [] } = result;
if (status !== 'failed' || entry.address === undefined)
return false;
const fits = (address) => fitsAddress(entry, address);
return resources.some(({ address }) => fits(address)) && !printedFor.flat().some(fits);
}
function fitsPolicy(entry, { policy, policySet, system }, workspace) {
const names = system === 'own-policies' ? [policy, `${policySet}/${policy}`] : [policy];
const isNamed = names.includes(entry.policy) && policy !== _systems_policy_checks_js_1_ .rY && system !== 'guard';
return isNamed && (0,_address_patterns_js_0_ .kt)(entry.workspace, workspace);
}
/***/ }),
/***/ 56650:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
_s: () => ( fromOutcomes),
lH: () => ( OUTCOME_LEVELS),
y0: () => ( printedLines)
});
var _model_address_js_0_ = __webpack_require__(3543);
var _model_attribute_path_js_5_ = __webpack_require__(95663);
var _model_or_else_js_6_ = __webpack_require__(17026);
var _model_status_js_1_ = __webpack_require__(62373);
var _client_wire_resource_js_2_ = __webpack_require__(78235);
var _named_resources_js_3_ = __webpack_require__(68397);
var _reading_js_4_ = __webpack_require__(10988);
const OUTCOME_LEVELS = [
'advisory',
'mandatory',
'soft-mandatory',
'hard-mandatory',
];
function fromOutcomes(stage, { evaluation, sets: list }) {
const { status } = evaluation.attributes;
const what = `policy evaluation ${evaluation.id}`;
const { reading, kind, unfinished } = (0,_reading_js_4_ .rk)(_model_status_js_1_ .o8, {
system: 'policy-evaluation',
what,
word: status,
stage: stage.attributes.status,
});
const owner = (0,_client_wire_resource_js_2_ .Dl)(evaluation, 'policy-attachable') ?? stage.id;
if (owner !== stage.id) {
reading.doubts.unshift(`The ${what} belongs to ${owner}, not to ${stage.id}.`);
}
if (unfinished)
return reading;
if (list !== undefined && 'doubt' in list.how)
reading.doubts.push(list.how.doubt);
reading.doubts.push(...(0,_reading_js_4_ .l$)(what, evaluation.attributes, _model_status_js_1_ .o8));
const sets = list?.items ?? [];
for (const set of sets) {
const { results, doubts } = readSet(set, stage, evaluation);
reading.results.push(...results);
reading.doubts.push(...doubts);
}
const contrary = kind === 'unknown' ? [] : (0,_reading_js_4_ .vM)(what, status, reading.results);
reading.doubts.push(...countDoubts(what, evaluation, sets, reading.results), ...contrary);
const isExplained = reading.results.some((result) => result.status === 'not-evaluated');
if (status === 'errored' && !isExplained) {
reading.errors.push(`The ${what} could not be evaluated.`);
}
return reading;
}
function readSet(set, stage, { id, attributes: { status, 'status-timestamps': stamps } }) {
const { 'policy-set-name': named, 'result-count': counts, outcomes } = set.attributes;
const what = `policy evaluation ${id}`;
const name = named ?? '';
const error = set.attributes.error ?? '';
const mayPass = set.attributes.overridable !== false;
const isOverridden = status === 'overridden';
const awaiting = (0,_model_status_js_1_ .I)(_model_status_js_1_ .j$, stage.attributes.status) === 'person' &&
stage.attributes.actions?.['is-overridable'] !== false;
const results = (outcomes ?? []).map((outcome) => fromOutcome(outcome, {
policySet: name,
overridable: mayPass && (awaiting || isOverridden),
overridden: mayPass && isOverridden,
at: stamps?.['overridden-at'] ?? undefined,
}));
const doubts = [];
if (isOverridden && results.some((one) => one.status === 'failed' && one.level !== 'advisory')) {
doubts.push(`The ${what} is "overridden", but policy set "${name}" cannot be.`);
}
if (((0,_client_wire_resource_js_2_ .Dl)(set, 'policy-evaluation') ?? id) !== id) {
doubts.push(`Policy set "${name}" was listed for ${what} but belongs to another one.`);
}
const mismatch = compareCounts(counts, results, error !== '');
if (mismatch !== undefined)
doubts.push(`Policy set "${name}" of ${what} ${mismatch}.`);
if (error !== '') {
const output = error.split('\n');
const of = { system: 'policy-evaluation', policySet: name };
results.unshift({ ..._reading_js_4_ .H4, ...of, message: error, output });
}
return { results, doubts };
}
function fromOutcome(outcome, set) {
const { isGood, level, status: ownStatus, word } = (0,_reading_js_4_ .ns)(_model_status_js_1_ .vg, OUTCOME_LEVELS, outcome);
const printed = printedLines(outcome.output);
const output = printed.map(({ text }) => text);
const description = outcome.description ?? '';
const isLenient = level !== 'advisory' && level !== 'unknown' && level !== 'hard-mandatory';
const status = ownStatus === 'failed' && set.overridden && isLenient ? 'overridden' : ownStatus;
const at = status === 'overridden' ? set.at : undefined;
const named = isGood ? [] : (0,_named_resources_js_3_ .$P)(printed);
const described = isGood || named.length > 0 ? [] : (0,_named_resources_js_3_ .Tc)(description);
const resources = [...named, ...described];
return {
system: 'policy-evaluation',
policySet: set.policySet,
policy: outcome.policy_name ?? outcome.query ?? '',
level,
status,
word,
overridable: set.overridable && isLenient,
message: isGood ? '' : (output[0] ?? description),
description: description === '' ? undefined : description,
output,
printedFor: isGood ? undefined : printed.map(({ address }) => (address ? [address] : [])),
address: resources[0]?.address,
resources,
override: at === undefined ? undefined : { at },
};
}
function compareCounts(counts, results, broken) {
if (counts === null || counts === undefined)
return undefined;
const shown = (0,_reading_js_4_ .N4)(results);
const figures = [
['passed', 'passed', (0,_reading_js_4_ ._0)(counts, 'passed'), shown.passed],
['failed advisory', 'advisory failed', (0,_reading_js_4_ ._0)(counts, 'advisory-failed'), shown.advisory],
[
'failed mandatory',
'mandatory failed',
(0,_reading_js_4_ ._0)(counts, 'mandatory-failed'),
shown.mandatory,
],
['errored', 'errored', broken ? shown.errored : (0,_reading_js_4_ ._0)(counts, 'errored'), shown.errored],
];
for (const [name, did, count, listed] of figures) {
if (count === undefined)
return `does not say how many policies ${did}`;
if (count !== listed)
return `counts ${count} ${name} but lists ${listed}`;
}
return undefined;
}
function countDoubts(what, evaluation, sets, results) {
const doubts = [];
const { status, 'result-count': counts } = evaluation.attributes;
const isCounted = (each) => each !== undefined && each !== null;
const broken = sets.some((set) => (set.attributes.error ?? '') !== '');
const mismatch = compareCounts(counts, results, broken);
if (mismatch !== undefined)
doubts.push(`The ${what} ${mismatch} in its policy sets.`);
if (sets.length === 0 && (0,_model_status_js_1_ .I)(_model_status_js_1_ .o8, status) === 'good') {
doubts.push(`The ${what} is "${status}", but no policy set of it is there.`);
}
const allCounted = sets.every((set) => isCounted(set.attributes['result-count']));
if (!isCounted(counts) && (!allCounted || sets.length === 0)) {
doubts.push(`The ${what} is "${status}" but does not say how many policies it has.`);
}
return doubts;
}
const MOST = 1_000;
const DEEPEST = 6;
const SAYS = ['print', 'msg', 'message', 'error', 'reason', 'deny'];
function printedLines(output) {
const lines = [];
gather(output, lines, 0);
return lines;
}
function gather(value, lines, depth, of = {}) {
if (lines.length >= MOST || value === null || value === undefined)
return;
if (typeof value === 'string') {
for (const line of value.split('\n')) {
if (lines.length < MOST && line.trim() !== '')
lines.push({ text: (0,_named_resources_js_3_ .Io)(line.trimEnd()), ...of });
}
return;
}
if (depth < DEEPEST && Array.isArray(value)) {
for (const item of value)
gather(item, lines, depth + 1, of);
return;
}
if (depth < DEEPEST && typeof value === 'object') {
const fields = new Map(Object.entries(value));
const subjects = [fields.get('address'), fields.get('resource')].filter(isText);
const [subject] = subjects;
const [address, ...others] = new Set(subjects.filter(_model_address_js_0_ .PW));
of =
others.length > 0 ? {} : { address, attribute: (0,_model_attribute_path_js_5_ .w)(fields.get('attribute')) };
const messageKey = SAYS.find((key) => fields.has(key));
if (messageKey !== undefined) {
const message = fields.get(messageKey);
const lacksSubject = isText(message) && subject !== undefined && !message.includes(subject);
gather(lacksSubject ? `${subject}: ${message}` : message, lines, depth + 1, of);
return;
}
}
const text = (0,_model_or_else_js_6_ .N)(() => JSON.stringify(value), '(an output too deep to show)');
lines.push({ text: (0,_named_resources_js_3_ .Io)(text), ...of });
}
function isText(value) {
return typeof value === 'string' && value !== '';
}
/***/ }),
/***/ 50565:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
H: () => ( daysLeft),
parseExceptions: () => ( parseExceptions)
});
var _model_address_js_0_ = __webpack_require__(3543);
var _model_json_text_js_3_ = __webpack_require__(62177);
var _model_parse_js_2_ = __webpack_require__(2340);
var _model_quote_js_4_ = __webpack_require__(28187);
var _address_patterns_js_1_ = __webpack_require__(79486);
const MOST_DAYS = 366;
const MOST_EXCEPTIONS = 1_000;
const MOST_CHARACTERS = 1_000_000;
const DAY_MS = 86_400_000;
const FIELDS = ['policy', 'address', 'workspace', 'reason', 'owner', 'until'];
const LONGEST = {
policy: 300,
address: _model_address_js_0_ .bX,
workspace: 100,
reason: 500,
owner: 100,
until: 10,
};
function parseExceptions(text, today) {
const refused = (message) => ({ problems: [{ where: 'exceptions', message }] });
if (text.length > MOST_CHARACTERS) {
return refused(`has more than ${MOST_CHARACTERS} characters. Remove what has ended.`);
}
const json = text.replace(/^\uFEFF/, '');
const file = (0,_model_parse_js_2_ .qF)(json);
if (!(0,_model_parse_js_2_ .u4)(file))
return refused(`is not a JSON object. ${SHAPE}`);
const list = file['exceptions'];
if (!Array.isArray(list))
return refused(`has no list "exceptions". ${SHAPE}`);
if (list.length > MOST_EXCEPTIONS) {
return refused(`has more than ${MOST_EXCEPTIONS} entries. Remove what has ended.`);
}
const entries = list;
const readings = entries.map((entry, at) => readEntry(entry, `exceptions[${at}]`, today));
const problems = [
...(0,_model_json_text_js_3_ .H3)(json).map((key) => ({
where: 'exceptions',
message: `has the key ${(0,_model_quote_js_4_ .hD)(key)} twice in one object, and only one of them could count. Remove one.`,
})),
...unknownKeys(file, ['$schema', 'exceptions'], 'exceptions'),
...readings.flatMap((each) => ('problems' in each ? each.problems : [])),
...alike(readings),
];
if (problems.length > 0)
return { problems };
return { exceptions: readings.flatMap((each) => ('value' in each ? [each.value] : [])) };
}
const SHAPE = `Write {"exceptions": [{${FIELDS.map((field) => `"${field}": "…"`).join(', ')}}]}.`;
function readEntry(entry, where, today) {
if (!(0,_model_parse_js_2_ .u4)(entry))
return { problems: [{ where, message: 'is not an object.' }] };
const texts = new Map();
const problems = unknownKeys(entry, FIELDS, where);
for (const field of FIELDS) {
const text = Object.hasOwn(entry, field) ? entry[field] : undefined;
if (field === 'address' && !Object.hasOwn(entry, field))
continue;
const problem = fieldProblem(field, text, today);
if (problem !== undefined)
problems.push({ where: `${where}.${field}`, message: problem });
else if (typeof text === 'string')
texts.set(field, text);
}
if (problems.length > 0)
return { problems };
const [policy = '', address, workspace = '', reason = '', owner = '', until = ''] = FIELDS.map((field) => texts.get(field));
return { value: { policy, address, workspace, reason, owner, until } };
}
function unknownKeys(record, known, where) {
return Object.keys(record)
.filter((key) => !known.includes(key))
.map((key) => ({
where,
message: `has the key ${(0,_model_quote_js_4_ .hD)(key)}, which this version does not know. It may restrict the exception, so nothing of the file counts.`,
}));
}
function fieldProblem(field, text, today) {
if (text === undefined)
return 'is missing.';
if (typeof text !== 'string')
return 'is not a text.';
if (text.length > LONGEST[field])
return `has more than ${LONGEST[field]} characters.`;
if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text))
return 'has control or invisible characters in it.';
if (!/[\p{L}\p{N}]/u.test(text) && !text.includes('*'))
return 'is empty.';
if (text !== text.trim())
return 'begins or ends with a space.';
return PROBLEMS[field](text, today);
}
const PROBLEMS = {
policy: (text) => /[*?]/.test(text) ? 'is a pattern. Write the whole name of one policy.' : undefined,
address: addressProblem,
workspace: (text) => /^[\w*-]+$/.test(text) && /[^\W_]/.test(text)
? undefined
: 'is neither the name of a workspace nor a pattern as in `net-*`, or it fits every workspace.',
reason: (text) => (/[\p{L}\p{N}]/u.test(text) ? undefined : 'says nothing.'),
owner: (text) => /[\p{L}\p{N}]/u.test(text) && !NO_OWNER.test(text)
? undefined
: `${(0,_model_quote_js_4_ .hD)(text)} is not an owner. Name a person or a team that answers for it.`,
until: untilProblem,
};
function addressProblem(text) {
const isOne = (0,_model_address_js_0_ .PW)(text);
if (!isOne && !(0,_address_patterns_js_1_ .Pt)(text)) {
return `${(0,_model_quote_js_4_ .hD)(text)} is neither an address nor a pattern as in \`aws_s3_bucket.*\` or \`module.legacy\`.`;
}
return isOne || (0,_address_patterns_js_1_ .r2)(text)
? undefined
: `${(0,_model_quote_js_4_ .hD)(text)} fits too much. Write out the resource type or the module, without \`*\`.`;
}
const NO_OWNER = /^(?:nobody|no ?one|none|n\/a|na|null|unknown|tbd|todo|x)$/i;
function untilProblem(text, today) {
const from = readDay(today);
const until = readDay(text);
if (until === undefined || from === undefined) {
return `${(0,_model_quote_js_4_ .hD)(text)} is not a day. Write it as in 2027-01-31; it is a UTC day, and the last one that counts.`;
}
return until - from > MOST_DAYS * DAY_MS
? `${text} is more than ${MOST_DAYS} days after today, ${today}. Choose an earlier end.`
: undefined;
}
function readDay(text) {
if (!/^\d{4}-\d{2}-\d{2}$/.test(text))
return undefined;
const at = Date.parse(`${text}T00:00:00Z`);
const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
return isDay ? at : undefined;
}
function daysLeft({ until }, today) {
return ((readDay(until) ?? Number.NaN) - (readDay(today) ?? Number.NaN)) / DAY_MS;
}
function alike(readings) {
const seen = new Map();
return readings.flatMap((each, at) => {
if (!('value' in each))
return [];
const { policy, address, workspace } = each.value;
const key = JSON.stringify([policy, address, workspace]);
const first = seen.get(key);
if (first === undefined) {
seen.set(key, at);
return [];
}
return [
{
where: `exceptions[${at}]`,
message: `is about the same failure as exceptions[${first}]. Remove one.`,
},
];
});
}
/***/ })
};
