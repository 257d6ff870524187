export const id = 818;
export const ids = [818,565];
export const modules = {
/***/ 4990:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
V: () => ( takeTurn),
t: () => ( node_timers_promises_0_.setImmediate)
});
var node_timers_promises_0_ = __webpack_require__(8500);
const TURN_MS = 100;
let began = 0;
async function takeTurn(signal) {
signal?.throwIfAborted();
if (performance.now() - began < TURN_MS)
return;
await (0,node_timers_promises_0_.setImmediate)();
began = performance.now();
signal?.throwIfAborted();
}
/***/ }),
/***/ 4263:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
r: () => ( isMarked)
});
const DEEPEST = 100;
function isMarked(mark, depth = 0) {
if (typeof mark !== 'object' || mark === null)
return mark === true;
return depth > DEEPEST || Object.values(mark).some((each) => isMarked(each, depth + 1));
}
/***/ }),
/***/ 8208:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
C5: () => ( memberOf),
Hq: () => ( isChanged),
Ji: () => ( changedValues),
YD: () => ( keysOf),
b2: () => ( isMissing),
q4: () => ( keepLongNumbers)
});
var _model_plan_marks_js_1_ = __webpack_require__(4263);
var _model_parse_js_0_ = __webpack_require__(2340);
var _model_exact_json_js_2_ = __webpack_require__(5971);
const UNKNOWN = '(known after apply)';
const SENSITIVE = '(sensitive value)';
const NOT_SHOWN = '(not shown)';
const MOST = 20;
const LONGEST_TEXT = 200;
const LONGEST_PATH = 300;
const TOO_LONG = 100_000;
const DEEPEST = 100;
function changedValues(name, difference, conceal) {
const changes = [];
let more = 0;
const add = (path, each) => {
if (changes.length >= MOST) {
more += 1;
return;
}
const { before, after, unknown, was, becomes } = each;
const hidden = each.hidden === true || namesCredential(name) || namesCredential(path);
const text = (value, mark, unknown) => {
if (isMissing(value) && unknown !== true)
return '';
return hidden ? NOT_SHOWN : clip(textOfValue(value, { mark, unknown, conceal, depth: 0 }));
};
changes.push({
path: clip(conceal(path), LONGEST_PATH),
before: text(before, was, undefined),
after: text(after, becomes, unknown),
});
};
walk('', difference, add, 0);
return { shown: changes, more };
}
function walk(path, difference, add, depth) {
if (!isChanged(difference))
return;
const { before, after, unknown, was, becomes } = difference;
const areAllKnown = [unknown, was, becomes].every((mark) => mark !== true);
const steps = areAllKnown && depth < DEEPEST ? stepsInto(before, after) : undefined;
if (steps === undefined)
return add(path, difference);
const hidden = difference.hidden === true || [before, after].some(isNamedSecret);
for (const step of steps) {
const inner = {
before: memberOf(before, step),
after: memberOf(after, step),
unknown: memberOf(unknown, step),
was: memberOf(was, step),
becomes: memberOf(becomes, step),
hidden,
};
walk(path + stepText(step, Array.isArray(after)), inner, add, depth + 1);
}
}
function stepsInto(before, after) {
if (typeof before !== 'object' || typeof after !== 'object' || !before || !after)
return undefined;
if (Array.isArray(before) || Array.isArray(after)) {
const areAlike = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
const objects = areAlike && [...before, ...after].every(_model_parse_js_0_ .u4);
return objects ? Object.keys(after) : undefined;
}
return [...new Set([...Object.keys(before), ...Object.keys(after)])];
}
function isMissing(value) {
return value === null || value === undefined;
}
function stepText(step, isIndex) {
if (isIndex)
return `[${step}]`;
return /^[A-Za-z_][\w-]*$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
}
function memberOf(value, step) {
if (value === true)
return true;
if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step))
return undefined;
return Reflect.get(value, step);
}
function isChanged({ before, after, unknown, was, becomes }) {
return (0,_model_plan_marks_js_1_ .r)(unknown) || !isSame(before, after) || !areMarkedAlike(was, becomes);
}
function areMarkedAlike(one, other, depth = 0) {
if (one === true || other === true || depth > DEEPEST)
return one === other;
const steps = [one, other].flatMap(keysOf);
return steps.every((step) => areMarkedAlike(memberOf(one, step), memberOf(other, step), depth + 1));
}
function keysOf(value) {
return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
function isSame(one, other, depth = 0) {
if (one === other || (isMissing(one) && isMissing(other)))
return true;
if (typeof one !== 'object' || typeof other !== 'object' || !one || !other)
return false;
if (Array.isArray(one) !== Array.isArray(other) || depth > DEEPEST)
return false;
const keys = keysOf(one);
if (keys.length !== keysOf(other).length)
return false;
return keys.every((key) => Object.hasOwn(other, key) &&
isSame(Reflect.get(one, key), Reflect.get(other, key), depth + 1));
}
function textOfValue(value, options) {
const { mark, unknown, conceal, depth } = options;
if (mark === true)
return SENSITIVE;
if (unknown === true)
return UNKNOWN;
if (isLongNumber(value))
return conceal(value.slice(NUMBER.length));
if (typeof value === 'string')
return quoted(value, conceal);
if (typeof value !== 'object' || value === null)
return conceal(JSON.stringify(value ?? null));
if (depth > DEEPEST || isNamedSecret(value))
return NOT_SHOWN;
const isList = Array.isArray(value);
const steps = new Set([...keysOf(value), ...keysOf(unknown)]);
const parts = [];
let length = 0;
for (const step of steps) {
if (length > LONGEST_TEXT)
break;
const inner = { mark: memberOf(mark, step), unknown: memberOf(unknown, step), conceal };
const text = namesCredential(step)
? NOT_SHOWN
: textOfValue(memberOf(value, step), { ...inner, depth: depth + 1 });
const part = isList ? text : `${quoted(step, conceal)}: ${text}`;
parts.push(part);
length += part.length;
}
return isList ? `[${parts.join(', ')}]` : `{${parts.join(', ')}}`;
}
function quoted(text, conceal) {
if (text.length > TOO_LONG)
return `(${text.length} characters)`;
return holdsCredential(text) ? NOT_SHOWN : JSON.stringify(clip(conceal(text)));
}
const NUMBER = '\u0000#';
function isLongNumber(value) {
return typeof value === 'string' && value.startsWith(NUMBER);
}
function keepLongNumbers(text) {
if (!/[\d.]{16}|\d[eE][+-]?\d/.test(text))
return text;
let kept = '';
let from = 0;
for (let at = 0; at < text.length; at++) {
if (text[at] === '"')
at = (0,_model_exact_json_js_2_ .Y)(text, at);
else if (/[-\d]/.test(text[at] ?? '')) {
let end = at + 1;
while (/[-+.\deE]/.test(text[end] ?? ''))
end += 1;
const number = text.slice(at, end);
if (number.length > 15 || /[eE]/.test(number)) {
kept += `${text.slice(from, at)}${JSON.stringify(NUMBER + number)}`;
from = end;
}
at = end - 1;
}
}
return kept + text.slice(from);
}
function clip(text, most = LONGEST_TEXT) {
return text.length <= most ? text : `${text.slice(0, most - 1)}…`;
}
const CREDENTIALS = /passw|passphrase|passcode|secret|token|credential|bearer|authorization|cookie|webhook|signature|privatekey|apikey|accesskey|accountkey|sharedkey|signingkey|sessionkey|encryptionkey|masterkey|primarykey|secondarykey|sshkey|clientkey|serverkey|authkey|hostkey|storagekey|servicekey|keydata|keymaterial|keypem|connectionstring|connstr|sastoken|sasurl|userdata|customdata/;
const CREDENTIAL_WORDS = /(?:^|[^a-z])(?:pwd|pw|psk|pin|otp|dsn|pem|pfx|jwt|sas|auth|cert|certificate)(?:[^a-z]|$)/;
function namesCredential(name) {
const spaced = name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
return CREDENTIALS.test(spaced.replace(/[^a-z0-9]/g, '')) || CREDENTIAL_WORDS.test(spaced);
}
const CREDENTIAL_TEXTS = /passw|passphrase|secret|token|credential|bearer |authorization|private.?key|api.?key|access.?key|account.?key|-----BEGIN|AKIA[0-9A-Z]|ASIA[0-9A-Z]|gh[pousr]_\w|glpat-|eyJ[\w-]{8}|xox[a-z]-|:\/\/[^/\s:@]*:[^/\s@]*@/i;
function holdsCredential(text) {
return CREDENTIAL_TEXTS.test(text);
}
function isNamedSecret(value) {
if (!(0,_model_parse_js_0_ .u4)(value))
return false;
return ['name', 'key', 'Name', 'Key', 'id', 'variable'].some((each) => {
const name = memberOf(value, each);
return typeof name === 'string' && namesCredential(name);
});
}
/***/ }),
/***/ 3249:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Y: () => ( CHANGES),
i: () => ( createChangeJsonReader)
});
var model_address = __webpack_require__(3543);
var action_invocations = __webpack_require__(7253);
var planned_changes = __webpack_require__(9166);
var changed_values = __webpack_require__(8208);
var plan_marks = __webpack_require__(4263);
;// CONCATENATED MODULE: ./build/src/policy/changed-attributes.js
const MOST_NAMES = 1_000;
const LONGEST_NAME = 200;
const MEMBERS = ['before', 'after', 'after_unknown', 'before_sensitive', 'after_sensitive'];
function changedAttributes(change, type, diff) {
const [before, after, unknown, was, becomes] = MEMBERS.map((name) => (0,changed_values.C5)(change, name));
const forcing = forcingNames((0,changed_values.C5)(change, 'replace_paths'));
const names = new Set([before, after, unknown].flatMap(namesIn));
for (const name of forcing)
names.add(name);
const attributes = [];
for (const name of names) {
const difference = {
before: withValue((0,changed_values.C5)(before, name), type),
after: withValue((0,changed_values.C5)(after, name), type),
unknown: (0,changed_values.C5)(unknown, name),
was: (0,changed_values.C5)(was, name),
becomes: (0,changed_values.C5)(becomes, name),
};
const isWhole = (0,changed_values.b2)(before) || (0,changed_values.b2)(after);
const forces = forcing.has(name);
if (!forces && !(isWhole ? isSet(difference) : (0,changed_values.Hq)(difference)))
continue;
const attribute = { name: name.slice(0, LONGEST_NAME) };
if (forces)
attribute.forces = true;
if (diff.values) {
const { shown, more } = (0,changed_values.Ji)(name, difference, diff.conceal);
attribute.values = shown;
if (more > 0)
attribute.moreValues = more;
}
attributes.push(attribute);
}
return attributes.sort(byForce).slice(0, MOST_NAMES);
}
function namesIn(value) {
return Array.isArray(value) ? [] : (0,changed_values.YD)(value);
}
function forcingNames(paths) {
const steps = Array.isArray(paths) ? paths.map((path) => (0,changed_values.C5)(path, '0')) : [];
return new Set(steps.filter((step) => typeof step === 'string'));
}
function withValue(value, type) {
return value === '' && type !== 'terraform_data' ? null : value;
}
function isSet({ before, after, unknown }) {
return (0,plan_marks.r)(unknown) || hasContent(before) || hasContent(after);
}
function hasContent(value) {
if (typeof value !== 'object' || value === null)
return !(0,changed_values.b2)(value);
return (0,changed_values.YD)(value).length > 0;
}
function byForce(one, other) {
const rank = ({ forces }) => (forces ? 0 : 1);
return rank(one) - rank(other) || (one.name < other.name ? -1 : 1);
}
var json_text = __webpack_require__(5078);
var plan_scanner = __webpack_require__(1130);
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/policy/from-change-json.js
const UNREAD = "The plan's JSON has an entry that cannot be read.";
const CHANGES = 'resource_changes';
const DEFERRED = 'deferred_changes';
const INVOCATIONS = 'action_invocations';
const DEFERRED_INVOCATIONS = 'deferred_action_invocations';
const LISTS = [CHANGES, DEFERRED, INVOCATIONS, DEFERRED_INVOCATIONS];
const VERSIONS = ['plan_format_version', 'format_version'];
const DECIDING = [...LISTS, 'errored', 'complete', ...VERSIONS];
const NO_PLAN = "The plan's JSON has no format version, so it is no plan as Terraform writes it.";
function createChangeJsonReader(diff, judgesLater = false) {
const list = (0,planned_changes.tq)('json');
const room = createAttributeRoom();
let deferred = 0;
const deferredActions = [];
let partial = false;
let versioned = false;
const named = new Set();
const plan = new plan_scanner.o(LISTS, {
entry(name, text) {
if (name === DEFERRED)
deferred += 1;
else if (name === DEFERRED_INVOCATIONS) {
deferredActions.push((0,action_invocations.XP)(text)?.address ?? 'one that cannot be read');
}
else if (name === INVOCATIONS) {
const invocation = (0,action_invocations.wG)(text);
if (invocation === undefined)
list.doubt(UNREAD);
else
list.invoke(invocation);
}
else {
const parsed = parseChange(text, diff);
if (parsed === undefined)
list.doubt(UNREAD);
else if (parsed !== 'read only')
list.add({ ...parsed, differs: room.keep(parsed) });
}
},
plain(name, value) {
if (name === 'errored' && value !== 'false') {
list.doubt("The plan's JSON says that the plan errored, so it may lack changes.");
}
if (name === 'complete' && value !== 'true')
partial = true;
},
text(name) {
versioned ||= VERSIONS.includes(name);
},
name(name) {
if (named.has(name))
list.doubt(`The plan's JSON names ${name} twice.`);
if (DECIDING.includes(name))
named.add(name);
},
odd: () => void list.doubt(UNREAD),
});
return {
take: (bytes) => plan.take(bytes),
end(counts, cut) {
if (!plan.begun)
return undefined;
if (cut !== undefined)
list.doubt(cut);
else if (!plan.whole)
list.doubt("The plan's JSON ends before its end.");
else if (!versioned)
list.doubt(NO_PLAN);
const later = judgesLater ? [] : leftToLater(deferred, deferredActions);
for (const sentence of later)
list.doubt(sentence);
const unread = room.leftOut();
return {
...list.end(['the plan', counts]),
partial: partial || undefined,
unlisted: (!named.has(CHANGES) && !named.has(INVOCATIONS)) || undefined,
unread,
};
},
};
}
function leftToLater(changes, actions) {
const sentence = (number, noun, names = '') => `The plan leaves ${number} ${noun}${number === 1 ? '' : 's'} to a later plan, which was not judged${names}.`;
const named = actions.slice(0, 3).join(', ') + (actions.length > 3 ? ', …' : '');
const sentences = [
changes > 0 && sentence(changes, 'change'),
actions.length > 0 && sentence(actions.length, 'action', `: ${named}`),
];
return sentences.filter((each) => each !== false);
}
const MOST_TEXT = 4_000_000;
function createAttributeRoom() {
const taken = { names: 0, values: 0 };
let withoutNames = 0;
let withoutValues = 0;
return {
keep({ actions, differs }) {
if (differs === undefined)
return undefined;
const limit = actions.includes('delete') ? 2 * MOST_TEXT : MOST_TEXT;
const fits = (what, attributes) => {
const cost = JSON.stringify(attributes).length;
if (taken[what] + cost > limit)
return false;
taken[what] += cost;
return true;
};
const names = differs.map(({ name, forces }) => (forces ? { name, forces } : { name }));
if (!fits('names', names)) {
withoutNames += 1;
return undefined;
}
if (differs.every(({ values }) => values === undefined) || fits('values', differs))
return differs;
withoutValues += 1;
return names;
},
leftOut() {
const parts = [
[withoutNames, 'attributes'],
[withoutValues, 'values'],
];
const missing = parts.flatMap(([number, what]) => number > 0 ? `the ${what} of ${number === 1 ? '1 change' : `${number} changes`}` : []);
return missing.length > 0
? `The plan is too large to keep ${missing.join(' and ')}.`
: undefined;
},
};
}
const REASONS = {
replace_because_tainted: 'tainted',
replace_because_cannot_update: 'cannot_update',
replace_by_request: 'requested',
replace_by_triggers: 'replace_triggered_by',
};
const OBJECTS = 2;
function parseChange(text, diff) {
const json = diff === undefined ? text : (0,changed_values.q4)(text);
const { mode, change, deposed, ...entry } = (0,parse.Pf)((0,parse.qF)(json));
const { actions, importing, replace_paths: paths } = (0,parse.Pf)(change);
const address = (0,planned_changes.tf)(entry['address']);
if (address === undefined || (0,json_text.e)(text, OBJECTS))
return undefined;
if (mode === 'data' || mode === 'ephemeral') {
return (0,model_address.zq)(address)?.block.type === mode ? 'read only' : undefined;
}
if (!Array.isArray(actions))
return undefined;
const previous = entry['previous_address'] ?? undefined;
if (previous !== undefined && (0,planned_changes.tf)(previous) === undefined)
return undefined;
const reason = (0,planned_changes.xS)(entry['action_reason']) ?? '';
return {
address,
actions: actions.map(String),
previousAddress: (0,planned_changes.tf)(previous),
imported: typeof importing === 'object' && importing !== null,
deposed: typeof deposed === 'string' && deposed !== '',
reason: (Object.hasOwn(REASONS, reason) ? REASONS[reason] : reason) || undefined,
attributes: Array.isArray(paths) ? attributesOf(paths) : [],
differs: diff && (isOnlyForgotten(actions) ? [] : changedAttributes(change, entry['type'], diff)),
};
}
function isOnlyForgotten(actions) {
return actions.length === 1 && actions[0] === 'forget';
}
function attributesOf(paths) {
const names = paths.slice(0, 1_000).map((path) => (Array.isArray(path) ? (0,planned_changes.xS)(path[0]) : ''));
return [...new Set(names)].flatMap((name) => name || []).slice(0, 10);
}
/***/ }),
/***/ 1130:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
o: () => ( PlanScanner)
});
const LONGEST_ENTRY = 8 * 1024 * 1024;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
const BRACKET = 0x5b;
const CLOSE_LIST = 0x5d;
const BRACE = 0x7b;
const CLOSE = 0x7d;
const SPACES = [0x20, 0x09, 0x0a, 0x0d];
const LONGEST_NAME = 64;
class PlanScanner {
begun = false;
whole = false;
depth = 0;
inText = false;
escaped = false;
name = '';
inValue = false;
value = '';
list;
entryPieces;
entryBytes = 0;
entryFrom = 0;
lists;
handler;
constructor(lists, handler) {
this.lists = lists;
this.handler = handler;
}
take(bytes) {
this.entryFrom = 0;
for (let at = 0; at < bytes.length; at++) {
const byte = bytes[at] ?? 0;
if (this.inText)
this.readText(byte);
else if (byte === QUOTE)
this.openText();
else if (byte === BRACE || byte === BRACKET)
this.open(byte, at);
else if (byte === CLOSE || byte === CLOSE_LIST)
this.close(bytes, at);
else if (this.depth === 1)
this.readBetween(byte);
else if (this.depth === 2 && this.list !== undefined)
this.readInList(byte);
}
if (this.entryPieces !== undefined)
this.keep(bytes.subarray(this.entryFrom));
}
readText(byte) {
if (this.escaped)
this.escaped = false;
else if (byte === BACKSLASH)
this.escaped = true;
else if (byte === QUOTE)
this.inText = false;
if (this.depth !== 1 || this.inValue || !this.inText)
return;
if (byte === BACKSLASH)
this.handler.odd();
if (this.name.length < LONGEST_NAME)
this.name += String.fromCharCode(byte);
}
openText() {
this.inText = true;
if (this.depth === 1 && !this.inValue)
this.name = '';
else if (this.depth === 1 && this.isList())
this.handler.odd();
else if (this.depth === 1)
this.handler.text(this.name);
else if (this.depth === 2 && this.list !== undefined)
this.handler.odd();
}
open(byte, at) {
if (this.depth === 0)
this.begun ||= byte === BRACE;
else if (this.depth === 1 && this.isList()) {
if (byte === BRACKET)
this.list = this.name;
else
this.handler.odd();
}
else if (this.depth === 2 && this.list !== undefined) {
if (byte === BRACKET)
this.handler.odd();
else {
this.entryFrom = at;
this.entryPieces = [];
this.entryBytes = 0;
}
}
this.depth += 1;
}
close(bytes, at) {
this.depth -= 1;
if (this.depth === 2 && this.entryPieces !== undefined) {
this.keep(bytes.subarray(this.entryFrom, at + 1));
const text = Buffer.concat(this.entryPieces).toString('utf8');
this.entryPieces = undefined;
this.handler.entry(this.list ?? '', text);
}
if (this.depth === 1)
this.list = undefined;
if (this.depth === 0)
this.endMember();
this.whole ||= this.depth === 0 && this.begun;
}
readBetween(byte) {
if (byte === COLON) {
this.inValue = true;
this.handler.name(this.name);
}
else if (byte === COMMA)
this.endMember();
else if (!SPACES.includes(byte) && this.value.length < LONGEST_NAME) {
this.value += String.fromCharCode(byte);
}
}
endMember() {
if (this.value !== '')
this.handler.plain(this.name, this.value);
if (this.isList() && this.value !== '' && this.value !== 'null')
this.handler.odd();
this.inValue = false;
this.value = '';
}
readInList(byte) {
if (byte !== COMMA && !SPACES.includes(byte))
this.handler.odd();
}
isList() {
return this.lists.includes(this.name);
}
keep(bytes) {
this.entryBytes += bytes.length;
if (this.entryBytes <= LONGEST_ENTRY)
this.entryPieces?.push(Buffer.from(bytes));
else if (this.entryPieces !== undefined)
this.entryPieces.length = 0;
}
}
/***/ }),
/***/ 565:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
H: () => ( daysLeft),
parseExceptions: () => ( parseExceptions)
});
var _model_address_js_0_ = __webpack_require__(3543);
var _model_parse_js_2_ = __webpack_require__(2340);
var _model_quote_js_3_ = __webpack_require__(8187);
var _address_patterns_js_1_ = __webpack_require__(9486);
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
...(0,_model_parse_js_2_ .fg)(json).map((key) => ({
where: 'exceptions',
message: `has the key ${(0,_model_quote_js_3_ .hD)(key)} twice in one object, and only one of them could count. Remove one.`,
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
message: `has the key ${(0,_model_quote_js_3_ .hD)(key)}, which this version does not know. It may restrict the exception, so nothing of the file counts.`,
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
owner: ownerProblem,
until: untilProblem,
};
function addressProblem(text) {
const isOne = (0,_model_address_js_0_ .PW)(text);
if (!isOne && !(0,_address_patterns_js_1_ .Pt)(text)) {
return `${(0,_model_quote_js_3_ .hD)(text)} is neither an address nor a pattern as in \`aws_s3_bucket.*\` or \`module.legacy\`.`;
}
return isOne || (0,_address_patterns_js_1_ .r2)(text)
? undefined
: `${(0,_model_quote_js_3_ .hD)(text)} fits too much. Write out the resource type or the module, without \`*\`.`;
}
const NO_OWNER = [
'nobody',
'no one',
'noone',
'none',
'n/a',
'na',
'null',
'unknown',
'tbd',
'todo',
'x',
];
function ownerProblem(text) {
const isOwner = /[\p{L}\p{N}]/u.test(text) && !NO_OWNER.includes(text.toLowerCase());
return isOwner
? undefined
: `${(0,_model_quote_js_3_ .hD)(text)} is not an owner. Name a person or a team that answers for it.`;
}
function untilProblem(text, today) {
const from = readDay(today);
const until = readDay(text);
if (until === undefined || from === undefined) {
return `${(0,_model_quote_js_3_ .hD)(text)} is not a day. Write it as in 2027-01-31; it is a UTC day, and the last one that counts.`;
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
