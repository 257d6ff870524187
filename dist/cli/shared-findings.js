export const id = 5636;
export const ids = [5636];
export const modules = {
/***/ 95663:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
w: () => ( readAttributePath)
});
const STEP = /\.?([A-Za-z_][\w-]{0,200})|\.(\d{1,6})(?!\w)|\[(\d{1,6}|\*)\]|\["([^"\\\n]{1,200})"\]/y;
const LONGEST = 500;
const DEEPEST = 20;
function readAttributePath(value) {
if (typeof value === 'string')
return parsePath(value);
if (!Array.isArray(value) || value.length > DEEPEST)
return undefined;
const steps = value.filter((step) => typeof step === 'string' || Number.isSafeInteger(step));
const isWhole = steps.length === value.length && typeof steps[0] === 'string';
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
const [whole, name, indexAfterDot, index, key] = found;
const isFirst = end === 0;
if (name !== undefined && whole.startsWith('.') === isFirst)
return undefined;
end += whole.length;
if (index === '*')
continue;
steps.push(name ?? key ?? Number(indexAfterDot ?? index));
}
return end === text.length ? steps : undefined;
}
/***/ }),
/***/ 79486:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
MS: () => ( namesTypeOrModule),
Pt: () => ( isPattern),
he: () => ( readFromRoot),
kt: () => ( matchesGlob),
pV: () => ( readGlob),
tg: () => ( readProtected)
});
var _model_address_js_0_ = __webpack_require__(3543);
function isPattern(text) {
const block = (0,_model_address_js_0_ .ZS)(text)?.block;
if (block?.type === 'action' || block?.type === 'module')
return true;
return block?.type === 'resource' && block.labels[0] !== 'action';
}
function readProtected(patterns) {
const tree = new PatternTree();
for (const [pattern, value] of patterns) {
const parts = partsOf((0,_model_address_js_0_ .ZS)(pattern));
if (parts !== undefined)
tree.add([...resourceParts(parts), ...parts.modules], value);
}
return (address) => {
const target = partsOf(readWholeAddress(address));
if (target?.resource === undefined)
return undefined;
const { modules } = target;
const found = new Set();
const nodes = [tree.root, ...tree.follow(tree.root, resourceParts(target), 0, found)];
for (let outside = 0; outside < modules.length; outside += 1) {
for (const node of nodes)
tree.follow(node, modules, outside, found);
}
return inOrder(found);
};
}
function readFromRoot(patterns) {
const tree = new PatternTree();
for (const [pattern, value] of patterns) {
const parts = partsOf((0,_model_address_js_0_ .ZS)(pattern));
if (parts !== undefined)
tree.add([...parts.modules, ...resourceParts(parts)], value);
}
return (address) => {
const target = partsOf(readWholeAddress(address));
const found = new Set();
if (target !== undefined) {
tree.follow(tree.root, [...target.modules, ...resourceParts(target)], 0, found);
}
return inOrder(found);
};
}
function inOrder(found) {
const sorted = [...found].sort((one, other) => one.order - other.order);
return sorted.map(({ value }) => value);
}
class PatternTree {
root = newNode();
#size = 0;
add(parts, value) {
let node = this.root;
for (const part of parts) {
const text = plainText(part);
if (!text.includes('*')) {
const next = node.plain.get(text) ?? newNode();
node.plain.set(text, next);
node = next;
continue;
}
const next = node.globs.get(text) ?? { fits: fitsPart(part), node: newNode() };
node.globs.set(text, next);
node = next.node;
}
node.entries.push({ order: this.#size, value });
this.#size += 1;
}
follow(from, parts, at, found) {
let nodes = [from];
for (const part of parts.slice(at)) {
const withoutKey = part.name;
const withKey = plainText({ name: part.name, key: part.key ?? '' });
nodes = nodes.flatMap(({ plain, globs }) => {
const next = [plain.get(withoutKey), plain.get(withKey)].filter((node) => node !== undefined);
for (const { fits, node } of globs.values())
if (fits(part))
next.push(node);
return next;
});
if (nodes.length === 0)
break;
for (const { entries } of nodes)
for (const entry of entries)
found.add(entry);
}
return nodes;
}
}
function newNode() {
return { entries: [], plain: new Map(), globs: new Map() };
}
function plainText({ name, key }) {
return key === undefined ? name : `${name}[${key}`;
}
function fitsPart({ name, key }) {
const fitsName = readGlob(name);
const fitsKey = key === undefined ? undefined : readGlob(key);
return (part) => fitsName(part.name) && fitsKey?.(part.key ?? '') !== false;
}
function namesTypeOrModule(pattern) {
const address = (0,_model_address_js_0_ .ZS)(pattern);
if (address === undefined)
return false;
const { modules, block } = address;
return [...modules.map(({ name }) => name), block.labels[0] ?? ''].some(_model_address_js_0_ ._5);
}
function matchesGlob(pattern, text) {
return readGlob(pattern)(text);
}
function readGlob(pattern) {
const [first = '', ...others] = pattern.split('*');
const last = others.pop();
if (last === undefined)
return (text) => first === text;
return (text) => {
if (!text.startsWith(first))
return false;
let at = first.length;
for (const part of others) {
const index = text.indexOf(part, at);
if (index < 0)
return false;
at = index + part.length;
}
return text.length - last.length >= at && text.endsWith(last);
};
}
function readWholeAddress(text) {
const address = (0,_model_address_js_0_ .zq)(text);
return address?.text === text ? address : undefined;
}
function resourceParts({ resource }) {
return resource === undefined ? [] : [resource.type, resource.name];
}
function partsOf(address) {
if (address === undefined)
return undefined;
const { block, key } = address;
const [first = '', name = ''] = block.labels;
const isModule = block.type === 'module';
const modules = [...address.modules, ...(isModule ? [{ name: first, key }] : [])].map((step) => ({
...step,
name: `module.${step.name}`,
}));
if (isModule)
return { modules, resource: undefined };
const type = { name: `${block.type} ${first}`, key: undefined };
return { modules, resource: { type, name: { name, key } } };
}
/***/ }),
/***/ 80663:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$_: () => ( compareWithBaseline),
Ad: () => ( findSame),
DE: () => ( commonBaseline),
Pc: () => ( keyOfPolicy)
});
var _model_address_js_0_ = __webpack_require__(3543);
var _systems_policy_checks_js_1_ = __webpack_require__(22941);
var _reading_js_2_ = __webpack_require__(10988);
function compareWithBaseline(results, current) {
const failuresOfSame = findSame(current);
return results.map((result) => {
const failures = (0,_reading_js_2_ .WN)(result) ? failuresOfSame(result) : undefined;
if (failures === undefined)
return result;
const baselineOf = readBaseline(failures);
if (result.resources.length === 0)
return { ...result, baseline: baselineOf(undefined) };
const resources = result.resources.map((resource) => {
return { ...resource, baseline: baselineOf(resource.address) };
});
return { ...result, resources, baseline: commonBaseline(resources) };
});
}
function findSame(others) {
const byPolicy = new Map();
for (const other of others) {
const key = keyOfPolicy(other);
const same = byPolicy.get(key);
if (same === undefined)
byPolicy.set(key, [other]);
else
same.push(other);
}
return (result) => {
if (result.policy === '' || result.policy === _systems_policy_checks_js_1_ .rY)
return undefined;
const same = byPolicy.get(keyOfPolicy(result)) ?? [];
const isClear = same.every((other) => (0,_reading_js_2_ .WN)(other) || other.status === 'passed');
return same.length > 0 && isClear ? same.filter(_reading_js_2_ .WN) : undefined;
};
}
function commonBaseline(resources) {
const [first] = resources;
const areAlike = resources.every(({ baseline }) => baseline === first?.baseline);
return areAlike ? first?.baseline : undefined;
}
function keyOfPolicy({ system, policySet, policy }) {
return JSON.stringify([system, policySet, policy]);
}
function readBaseline(failures) {
const numbers = failures.map(({ resources }) => resources.length);
const before = new Set(failures.flatMap(({ resources }) => resources.map(({ address }) => address)));
const areComplete = numbers.every((number) => number > 0 && number < _model_address_js_0_ .ps);
return (address) => {
if (failures.length === 0)
return 'new';
if (address === undefined)
return numbers.includes(0) ? 'existing' : undefined;
if (before.has(address))
return 'existing';
return areComplete ? 'new' : undefined;
};
}
/***/ }),
/***/ 68397:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$P: () => ( namedIn),
Dn: () => ( printedMessages),
L1: () => ( withoutAddress),
Wy: () => ( printedForOne),
e_: () => ( NOTHING_NAMED),
ko: () => ( mergeByAddress),
nh: () => ( resourcesAlone)
});
var _model_attribute_path_js_2_ = __webpack_require__(95663);
var _model_address_js_0_ = __webpack_require__(3543);
var _model_or_else_js_1_ = __webpack_require__(17026);
const NOTHING_NAMED = {
address: undefined,
resources: [],
generalMessages: [],
};
function namedIn(printed) {
const found = [];
const generalMessages = new Map();
for (const { text: rawText, addresses: given = [], attribute } of printed) {
const text = rawText.trim();
if (text === '')
continue;
const { addresses, isCertain } = given.length > 0 ? certainly(given) : (0,_model_address_js_0_ .WX)(text);
const [subject, ...others] = addresses;
const isOnly = subject !== undefined && others.length === 0;
if (isOnly && (isCertain || isInFront(subject, text))) {
const message = withoutAddress(text, subject);
found.push({ address: subject, messages: message === '' ? [] : [message], attribute });
continue;
}
found.push(...addresses.map((address) => ({ address, messages: [] })));
generalMessages.set(JSON.stringify([text, addresses]), { text, addresses });
}
const resources = mergeByAddress(found);
const general = [...generalMessages.values()];
const [first] = resourcesAlone({ resources, generalMessages: general });
return { address: first?.address, resources, generalMessages: general };
}
function printedForOne({ addresses = [] }) {
return addresses.length === 1 ? addresses : [];
}
function certainly(addresses) {
return { addresses: [...new Set(addresses)], isCertain: true };
}
function mergeByAddress(named) {
const merged = new Map();
const seen = new Set();
for (const resource of named) {
const { address, messages, location, attribute } = resource;
const earlier = merged.get(address);
const fresh = messages.filter((message) => {
const key = JSON.stringify([address, message]);
return seen.has(key) ? false : seen.add(key);
});
if (earlier === undefined) {
merged.set(address, { ...resource, messages: fresh });
continue;
}
earlier.location ??= location;
if (messages.length === 0)
continue;
if (earlier.messages.length === 0)
earlier.attribute = attribute;
else if (JSON.stringify(earlier.attribute) !== JSON.stringify(attribute))
earlier.attribute = [];
earlier.messages.push(...fresh);
}
return [...merged.values()];
}
function resourcesAlone({ resources, generalMessages, }) {
const shared = new Set(generalMessages.flatMap(({ addresses }) => addresses));
return resources.filter(({ address, messages }) => messages.length > 0 || !shared.has(address));
}
function withoutAddress(text, address) {
if (text === address)
return '';
return isInFront(address, text) ? text.slice(address.length + 1).trim() : text;
}
function isInFront(address, text) {
return text.startsWith(`${address}:`) && /^\s?$/.test(text.charAt(address.length + 1));
}
const DEEPEST = 6;
const MESSAGE_KEYS = ['print', 'msg', 'message', 'error', 'reason', 'deny'];
function printedMessages(output) {
const messages = [];
gatherMessages(output, messages, 0);
return messages;
}
function gatherMessages(value, messages, depth, about = {}) {
if (value === null || value === undefined)
return;
if (typeof value === 'string') {
if (value.trim() !== '')
messages.push({ text: value.trim(), ...about });
return;
}
if (depth < DEEPEST && Array.isArray(value)) {
for (const item of value)
gatherMessages(item, messages, depth + 1, about);
return;
}
const asJson = () => (0,_model_or_else_js_1_ .N)(() => JSON.stringify(value), '(an output too deep to show)');
if (depth >= DEEPEST || typeof value !== 'object') {
messages.push({ text: asJson(), ...about });
return;
}
const fields = new Map(Object.entries(value));
const subjects = [...new Set([fields.get('address'), fields.get('resource')].filter(isText))];
const addresses = subjects.filter(_model_address_js_0_ .PW);
const attribute = (0,_model_attribute_path_js_2_ .w)(fields.get('attribute')) ?? about.attribute;
const aboutObject = { addresses: addresses.length > 0 ? addresses : about.addresses, attribute };
const messageKey = MESSAGE_KEYS.find((key) => fields.has(key));
const message = messageKey === undefined ? asJson() : fields.get(messageKey);
if (typeof message !== 'string') {
gatherMessages(message, messages, depth + 1, aboutObject);
return;
}
const isStream = messageKey === 'print' && addresses.length === 0;
for (const text of isStream ? splitPrint(message) : [message]) {
const unnamed = subjects.filter((subject) => !isNamedIn(text, subject)).join(', ');
const told = [unnamed, text.trim()].filter(Boolean).join(': ');
gatherMessages(told, messages, depth + 1, aboutObject);
}
}
function isNamedIn(text, subject) {
return (0,_model_address_js_0_ .PW)(subject)
? (0,_model_address_js_0_ .WX)(text).addresses.includes(subject)
: text.includes(subject);
}
function splitPrint(text) {
const lines = text.split(/\r\n|[\n\r]/);
const names = lines.map((line) => (0,_model_address_js_0_ .WX)(line).addresses.length > 0);
if (names.filter(Boolean).length <= 1)
return [text];
const messages = [];
let isOpen = false;
for (const [at, line] of lines.entries()) {
const isEmpty = line.trim() === '';
if (isOpen && !isEmpty && names[at] !== true)
messages.push(`${messages.pop() ?? ''}\n${line}`);
else if (!isEmpty)
messages.push(line);
isOpen = !isEmpty;
}
return messages;
}
function isText(value) {
return typeof value === 'string' && value !== '';
}
/***/ }),
/***/ 79925:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
K: () => ( ownersOf),
y: () => ( hasPolicyName)
});
var _address_patterns_js_0_ = __webpack_require__(79486);
var _systems_policy_checks_js_1_ = __webpack_require__(22941);
function ownersOf({ lines, others }, policy) {
return lines.findLast(({ pattern }) => fitsPolicy(pattern, policy))?.owners ?? others;
}
function hasPolicyName({ policy }) {
return policy !== '' && policy !== _systems_policy_checks_js_1_ .rY;
}
function fitsPolicy(pattern, { policySet, policy }) {
const parts = pattern.split('/');
if (parts.length === 1)
return (0,_address_patterns_js_0_ .kt)(pattern, policy);
if (policySet === '')
return false;
return parts.some((_, at) => {
const set = parts.slice(0, at).join('/');
return (0,_address_patterns_js_0_ .kt)(set, policySet) && (0,_address_patterns_js_0_ .kt)(parts.slice(at).join('/'), policy);
});
}
/***/ }),
/***/ 10988:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
EP: () => ( timestampDoubts),
H4: () => ( BROKEN_SET),
WN: () => ( hasFailed),
Wg: () => ( asCount),
_0: () => ( readCount),
e3: () => ( toLevel),
gK: () => ( mergeReadings),
iz: () => ( emptyReading),
mQ: () => ( countsOf),
mf: () => ( toStatus),
ns: () => ( readOutcome),
rk: () => ( readStatus),
vM: () => ( contradictions),
x7: () => ( countByStatus)
});
var _model_status_js_0_ = __webpack_require__(62373);
function mergeReadings(readings) {
const answers = readings.flatMap(({ canOverride }) => canOverride ?? []);
return {
results: readings.flatMap(({ results }) => results),
runTasks: readings.flatMap(({ runTasks }) => runTasks),
unfinished: readings.flatMap(({ unfinished }) => unfinished),
doubts: readings.flatMap(({ doubts }) => doubts),
errors: readings.flatMap(({ errors }) => errors),
canOverride: answers.length > 0 ? answers.includes(true) : undefined,
};
}
function emptyReading() {
return { results: [], runTasks: [], unfinished: [], doubts: [], errors: [] };
}
function readStatus(table, object) {
const { what, word } = object;
const kind = (0,_model_status_js_0_ .I)(table, word);
const isUnfinished = (0,_model_status_js_0_ .hs)(kind);
const reading = emptyReading();
if (isUnfinished)
reading.unfinished.push(object);
if (kind === 'unknown')
reading.doubts.push(`The ${what} is "${word}", an unrecognized status.`);
return { reading, kind, isUnfinished };
}
const END_KINDS = ['good', 'bad', 'stopped', 'skipped'];
const OVERRIDABLE_WORDS = ['failed', 'soft_failed'];
function timestampDoubts(what, object, table) {
const { status, 'status-timestamps': stamps } = object;
const contrary = Object.entries(stamps ?? {})
.filter(([key, at]) => key.endsWith('-at') && (at ?? '') !== '')
.map(([key]) => key.slice(0, -'-at'.length).replaceAll('-', '_'))
.filter((word) => word !== status && END_KINDS.includes((0,_model_status_js_0_ .I)(table, word)))
.find((word) => status !== 'overridden' || !OVERRIDABLE_WORDS.includes(word));
return contrary === undefined
? []
: [`The ${what} is "${status}", but by its own timestamps it was "${contrary}".`];
}
function asCount(value) {
return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}
function countsOf(attributes) {
return {
additions: attributes['resource-additions'],
changes: attributes['resource-changes'],
destructions: attributes['resource-destructions'],
imports: attributes['resource-imports'],
};
}
function readCount(counts, name) {
return asCount(counts[name] ?? counts[name.replaceAll('-', '_')]);
}
function toLevel(word, levels) {
return levels.find((level) => level === word?.replaceAll('_', '-')) ?? 'unknown';
}
function toStatus(kind, word) {
if (kind === 'good')
return 'passed';
if (word === 'not_evaluated')
return 'not-evaluated';
return word === 'failed' || word === 'errored' ? word : 'unknown';
}
function readOutcome(table, levels, outcome) {
const { status: statusWord, enforcement_level: levelWord } = outcome;
const kind = (0,_model_status_js_0_ .I)(table, statusWord);
const level = toLevel(levelWord, levels);
const status = toStatus(kind, statusWord);
let word;
if (kind === 'unknown')
word = statusWord;
else if (level === 'unknown')
word = levelWord || undefined;
return { isGood: kind === 'good', level, status, word };
}
const BROKEN_SET = {
policy: '',
level: 'unknown',
status: 'errored',
overridable: false,
};
function hasFailed({ status }) {
return status === 'failed' || status === 'overridden';
}
function countByStatus(results) {
const failures = results.filter(hasFailed);
const mandatory = failures.filter(({ level }) => level !== 'advisory').length;
const count = (counted) => results.filter(({ status }) => status === counted).length;
return {
passed: count('passed'),
advisory: failures.length - mandatory,
mandatory,
overridden: count('overridden'),
errored: count('errored'),
knownAfterApply: count('known-after-apply'),
unknown: count('unknown'),
};
}
function contradictions(what, status, results, how) {
const { mandatory, overridden, errored, knownAfterApply, unknown } = countByStatus(results);
const undecided = how.unknownFails ? knownAfterApply + unknown : 0;
const explaining = mandatory + errored + undecided;
const is = `The ${what} is "${status}" but`;
if (status === 'passed' && mandatory > 0) {
return [`${is} lists ${mandatory} failed mandatory policies.`];
}
if ((status === 'failed' || status === 'awaiting_override') && explaining === 0) {
return [`${is} none of its outcomes says why.`];
}
return status === 'overridden' && overridden === 0 ? [`${is} none of its outcomes failed.`] : [];
}
/***/ }),
/***/ 22941:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
rY: () => ( UNNAMED),
tG: () => ( POLICY_CHECKS)
});
var _model_status_js_0_ = __webpack_require__(62373);
var _named_resources_js_1_ = __webpack_require__(68397);
var _reading_js_2_ = __webpack_require__(10988);
var _policy_system_js_3_ = __webpack_require__(82901);
const UNNAMED = 'unnamed policy';
const LEVELS = ['advisory', 'soft-mandatory', 'hard-mandatory'];
const POLICY_CHECKS = {
name: 'policy-check',
title: 'policy check',
levels: LEVELS,
relation: 'policy-checks',
emptyIsFinal: false,
override: {
object: 'policy-check',
title: 'policy check',
waitingStatus: 'soft_failed',
finalStatus: 'hard_failed',
},
list: ({ policyChecks }, runId) => policyChecks.list(runId),
objectOf: (check) => check,
isOfApply: () => false,
isUnfinished: ({ attributes }) => (0,_policy_system_js_3_ .U)(_model_status_js_0_ .LG, attributes.status),
async readDetails(check, { isFrugal, readOptional }) {
const { status, result } = check.attributes;
const allPassed = status === 'passed' && result?.['advisory-failed'] === 0;
if ((isFrugal && allPassed) || (0,_model_status_js_0_ .hs)((0,_model_status_js_0_ .I)(_model_status_js_0_ .LG, status)))
return { check };
return { check, log: await readOptional(({ policyChecks }) => policyChecks.output(check.id)) };
},
read: ({ check, log }) => fromPolicyCheck(check, log),
readCertain: ({ check, log }) => fromPolicyCheck(check, isLogWhole(check, log) ? log : undefined),
sendOverride: ({ policyChecks }, id, comment) => policyChecks.override(id, { comment }),
};
function fromPolicyCheck(check, log) {
const { status, result, permissions } = check.attributes;
const what = `policy check ${check.id}`;
const object = { system: 'policy-check', what, word: status };
const { reading, isUnfinished } = (0,_reading_js_2_ .rk)(_model_status_js_0_ .LG, object);
reading.canOverride = permissions?.['can-override'] ?? undefined;
if (isUnfinished)
return reading;
if (status === 'errored') {
const firstLine = log?.split('\n').find((line) => line.trim() !== '');
const why = firstLine === undefined ? '' : `: ${firstLine.trim().slice(0, 300)}`;
reading.errors.push(`The ${what} could not be evaluated${why}.`);
}
const counts = readCounts(result ?? {});
if (counts === undefined) {
if (status !== 'errored') {
reading.doubts.push(`The ${what} is "${status}" but does not say how many policies passed.`);
}
return reading;
}
reading.doubts.push(...countDoubts(what, check.attributes, counts), ...(0,_reading_js_2_ .EP)(what, check.attributes, _model_status_js_0_ .LG));
reading.results.push(...namedResults(counts, log ?? '', check.attributes));
return reading;
}
function isLogWhole({ attributes }, log = '') {
const counts = readCounts(attributes.result ?? {});
const headers = parsePolicyLog(log).length;
return headers < MOST_POLICIES && headers === (counts?.passed ?? 0) + (counts?.total ?? 0);
}
function namedResults(counts, log, { status, actions, 'status-timestamps': stamps }) {
const logged = parsePolicyLog(log);
const groups = [
['hard-mandatory', counts.hard],
['soft-mandatory', counts.soft],
['advisory', counts.advisory],
];
const failures = groups.flatMap(([level, count]) => {
const isSoft = level === 'soft-mandatory';
const isOverridden = isSoft && status === 'overridden';
const at = isOverridden ? (stamps?.['overridden-at'] ?? undefined) : undefined;
const loggedFailures = logged.filter((policy) => policy.level === level && policy.passed !== true);
return namesFor(loggedFailures, count, level).map((policy) => ({
...fromLoggedPolicy(policy, isOverridden ? 'overridden' : 'failed'),
overridable: isSoft && (isOverridden || actions?.['is-overridable'] !== false),
override: at === undefined ? undefined : { at },
}));
});
const passed = logged.filter((policy) => policy.passed === true);
const passes = namesFor(passed, counts.passed, 'unknown').map((policy) => fromLoggedPolicy(policy, 'passed'));
return [...failures, ...passes];
}
function readCounts(result) {
const passed = (0,_reading_js_2_ ._0)(result, 'passed');
const hard = (0,_reading_js_2_ ._0)(result, 'hard-failed');
const soft = (0,_reading_js_2_ ._0)(result, 'soft-failed');
const advisory = (0,_reading_js_2_ ._0)(result, 'advisory-failed');
const failed = (0,_reading_js_2_ ._0)(result, 'total-failed');
if (passed === undefined || hard === undefined || soft === undefined)
return undefined;
if (advisory === undefined || failed === undefined)
return undefined;
return { passed, hard, soft, advisory, total: failed };
}
function fitsCounts(status, { hard, soft, advisory }) {
if (status === 'passed')
return hard === 0 && soft === 0;
if (status === 'soft_failed' || status === 'overridden')
return hard === 0 && soft > 0;
if (status === 'failed')
return soft === 0 && hard + advisory > 0;
if (status === 'hard_failed')
return hard > 0;
return status === 'errored';
}
function countDoubts(what, { status, result }, counts) {
const { passed, total, hard, soft, advisory } = counts;
const doubts = [];
if (total !== hard + soft + advisory) {
doubts.push(`The ${what} counts ${total} failed policies in all, but ${hard} hard-mandatory, ${soft} soft-mandatory and ${advisory} advisory ones.`);
}
if ((0,_model_status_js_0_ .I)(_model_status_js_0_ .LG, status) !== 'unknown' && !fitsCounts(status, counts)) {
doubts.push(`The ${what} is "${status}" but counts ${hard} hard-mandatory and ${soft} soft-mandatory failures.`);
}
if (status === 'passed' && result?.result === false && advisory === 0) {
doubts.push(`The ${what} is "passed" but its result is false.`);
}
if (status === 'passed' && passed + total === 0 && result?.result !== true) {
doubts.push(`The ${what} is "passed" but names no policy and no result.`);
}
return doubts;
}
function namesFor(logged, count, level) {
const kept = logged.length <= count ? logged : [];
const missing = Math.min(count - kept.length, 10_000);
const unnamed = { policySet: '', policy: UNNAMED, level, description: '', output: [] };
return [...kept, ...Array.from({ length: missing }, () => unnamed)];
}
function fromLoggedPolicy(policy, status) {
const { policySet, policy: name, level, description, output } = policy;
const messages = messagesInLog(output);
const message = name === UNNAMED && output.length === 0
? 'The log of the policy check does not name this policy.'
: (messages[0] ?? description);
return {
system: 'policy-check',
policySet,
policy: name,
level,
status,
overridable: false,
message: status === 'passed' ? '' : message,
description: description || undefined,
output,
...(status === 'passed' ? _named_resources_js_1_ .e_ : (0,_named_resources_js_1_ .$P)(messages.map((text) => ({ text })))),
};
}
const VERDICT_LINE = /^\s*(?:(?:FALSE|TRUE) - |Print messages:$)/;
function messagesInLog(lines) {
const messages = [];
let isInTrace = false;
for (const line of lines) {
const isBelow = /^\s/.test(line);
if (VERDICT_LINE.test(line))
isInTrace = true;
else if (isBelow && isInTrace)
continue;
else {
isInTrace = false;
const above = isBelow ? messages.pop() : undefined;
messages.push(above === undefined ? line.trim() : `${above}\n${line}`);
}
}
return messages;
}
const HEADER = '## Policy ';
const MOST_POLICIES = 2_000;
const LONGEST_DESCRIPTION = 2_000;
function parsePolicyLog(log) {
const policies = [];
let current;
let isInDescription = false;
for (const wholeLine of log.split('\n')) {
const line = wholeLine.trimEnd();
const header = policies.length < MOST_POLICIES ? parseHeader(line) : undefined;
if (header !== undefined) {
current = header;
policies.push(header);
isInDescription = false;
continue;
}
if (current === undefined)
continue;
if (line === '') {
isInDescription &&= current.description === '';
continue;
}
if (line.startsWith('Result: ')) {
const word = line.slice('Result: '.length).trim().toLowerCase();
if (current.passed === undefined && (word === 'true' || word === 'false')) {
current.passed = word === 'true';
}
}
else if (line.startsWith('Description:')) {
isInDescription = true;
current.description = line.slice('Description:'.length).trim();
}
else if (isInDescription) {
current.description = `${current.description} ${line.trim()}`
.trim()
.slice(0, LONGEST_DESCRIPTION);
}
else
current.output.push(line);
}
return policies;
}
function parseHeader(line) {
if (!line.startsWith(HEADER) || !line.endsWith(')'))
return undefined;
const colon = line.indexOf(': ');
const bracket = line.lastIndexOf(' (');
if (colon === -1 || bracket <= colon + 1)
return undefined;
const path = line.slice(colon + 2, bracket).trim();
const slash = path.lastIndexOf('/');
const file = path.slice(slash + 1);
return {
policySet: slash === -1 ? '' : path.slice(0, slash),
policy: file.endsWith('.sentinel') ? file.slice(0, -'.sentinel'.length) : file,
level: (0,_reading_js_2_ .e3)(line.slice(bracket + 2, -1).trim(), LEVELS),
description: '',
output: [],
};
}
/***/ }),
/***/ 82901:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
C: () => ( readOutcomes),
U: () => ( statusMayChange)
});
var _model_status_js_0_ = __webpack_require__(62373);
async function readOutcomes(evaluation, table, resource, { readAll }) {
const isEmpty = (0,_model_status_js_0_ .hs)((0,_model_status_js_0_ .I)(table, evaluation.attributes.status));
return {
evaluation,
sets: isEmpty ? undefined : await readAll(resource.outcomes(evaluation.id)),
};
}
function statusMayChange(table, status) {
return ['moving', 'unknown'].includes((0,_model_status_js_0_ .I)(table, status));
}
/***/ }),
/***/ 85636:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
F3: () => ( collectFindings),
HE: () => ( closesGate),
R1: () => ( showableLocation),
ST: () => ( unsaidOutput),
SU: () => ( ownBaseline),
TY: () => ( unmentionedAddresses),
Tj: () => ( mustFixFindings),
Uy: () => ( unexplainedWorkspaces),
VR: () => ( resourceFingerprint),
c0: () => ( unshownOutput),
cK: () => ( hiddenWords),
dF: () => ( mustFixSections),
jf: () => ( otherSections),
lj: () => ( findingsByWorkspace),
tI: () => ( withOccurrences)
});
var _model_address_js_0_ = __webpack_require__(3543);
var _policy_compare_js_1_ = __webpack_require__(80663);
var _policy_policy_owners_js_2_ = __webpack_require__(79925);
var _policy_named_resources_js_3_ = __webpack_require__(68397);
var _model_verdict_js_4_ = __webpack_require__(83538);
var _words_js_5_ = __webpack_require__(43629);
var _links_js_6_ = __webpack_require__(67713);
var _markdown_js_7_ = __webpack_require__(70075);
var _text_js_8_ = __webpack_require__(74913);
function collectFindings(result, context) {
const groups = (0,_text_js_8_ .$z)(result.workspaces.flatMap(findingsOf), (finding) => {
const { fingerprint, status, level, severity } = finding;
return [fingerprint, status, level, severity, (0,_words_js_5_ .CP)(finding)];
});
const { fingerprints, resources } = context.previous ?? {};
const previous = {
findings: fingerprints && new Set(fingerprints),
resources: resources && new Set(resources),
};
return groups.map((group) => mergeAlike(group, context, previous)).sort(compareSeverity);
}
function mergeAlike(group, context, previous) {
const [finding] = group;
const groupsOfResources = (0,_text_js_8_ .$z)(group.flatMap(({ resources }) => resources), ({ address, messages, location }) => [address, messages, (0,_words_js_5_ .CP)({ location })]);
const hasOneResource = groupsOfResources.length === 1;
const resources = groupsOfResources.map((alike) => {
const [resource] = alike;
const ownFingerprint = resourceFingerprint(finding, resource);
return {
...resource,
fingerprint: hasOneResource ? finding.fingerprint : ownFingerprint,
permalink: resource.location && (0,_links_js_6_ .eL)(resource.location, context),
age: ageOf(ownFingerprint, previous.resources),
baseline: (0,_policy_compare_js_1_ .DE)(alike),
workspaces: distinctWorkspaces(alike),
};
});
const groupsOfMessages = (0,_text_js_8_ .$z)(group.flatMap(({ generalMessages }) => generalMessages), ({ text, addresses, location }) => [text, addresses, (0,_words_js_5_ .CP)({ location })]);
const generalMessages = groupsOfMessages.map((alike) => {
const [message] = alike;
return {
...message,
fingerprint: (0,_text_js_8_ .tW)(`${finding.fingerprint} ${message.text}`),
permalink: message.location && (0,_links_js_6_ .eL)(message.location, context),
workspaces: distinctWorkspaces(alike),
};
});
const age = resources.some((resource) => resource.age === 'persisting')
? 'persisting'
: ageOf(finding.fingerprint, previous.findings);
return withOccurrences({
...finding,
output: group.length === 1 ? finding.output : [...new Set(group.flatMap(({ output }) => output))],
workspaces: distinctWorkspaces(group),
permalink: finding.location && (0,_links_js_6_ .eL)(finding.location, context),
helpUrl: (0,_links_js_6_ .xR)(finding, context),
overrideBy: overridersByComment(finding, context),
overriders: finding.severity === 'needs-override' && !finding.guard && !finding.own
? context.overriders
: undefined,
age,
baseline: (0,_policy_compare_js_1_ .DE)(group),
resources,
generalMessages,
});
}
function ageOf(fingerprint, previous) {
if (previous === undefined)
return undefined;
return previous.has(fingerprint) ? 'persisting' : 'new';
}
function overridersByComment(finding, { overrideBy: owners, isLocal }) {
if (finding.severity !== 'needs-override')
return undefined;
if (isLocal === true)
return [];
if (owners === undefined)
return undefined;
if (finding.guard === true)
return owners.others.names;
return owners.lines.length > 0 && !(0,_policy_policy_owners_js_2_ .y)(finding) ? [] : (0,_policy_policy_owners_js_2_ .K)(owners, finding).names;
}
function distinctWorkspaces(all) {
return [...new Set(all.flatMap(({ workspaces }) => workspaces))];
}
function resourceFingerprint(finding, { address, messages }) {
const kind = `${finding.kind} of a resource`;
return fingerprintOf({ ...finding, kind, address, message: messages.join('\n') });
}
function findingsOf(workspace) {
const green = (0,_model_verdict_js_4_ .gf)(workspace.verdict.word);
const workspaces = [workspace.workspace];
const drafts = [
...workspace.results.filter(hasNotPassed).map(policyDraft),
...workspace.runTasks.filter(hasNotPassed).map(runTaskDraft),
...workspace.diagnostics.map(diagnosticDraft),
];
const placed = (named) => ({
...named,
location: showableLocation(named.location),
workspaces,
});
return drafts.map((draft) => ({
...placed(draft),
severity: green && closesGate(draft) ? 'warns' : draft.severity,
fingerprint: fingerprintOf(draft),
resources: draft.resources.map(placed),
generalMessages: draft.generalMessages.map(placed),
}));
}
function hasNotPassed(result) {
return result.status !== 'passed';
}
function policyDraft(result) {
const { level, status } = result;
const isUndecided = UNDECIDED_STATUSES.includes(status) || level === 'unknown';
return {
kind: isUndecided && status !== 'overridden' ? 'undecided' : 'policy',
policySet: result.policySet,
policy: result.policy,
level,
status,
severity: policySeverity(result, isUndecided),
overridable: result.overridable,
guard: result.system === 'guard' ? true : undefined,
own: result.system === 'own-policies' ? true : undefined,
message: result.message,
output: result.output,
description: result.description,
address: result.address,
location: result.location,
excerpt: result.excerpt,
resources: result.resources,
generalMessages: result.generalMessages,
override: result.override,
excepted: result.excepted,
baseline: result.baseline,
};
}
const UNDECIDED_STATUSES = [
'unknown',
'not-evaluated',
'known-after-apply',
];
function policySeverity(result, isUndecided) {
if ((0,_words_js_5_ .oB)(result))
return 'notes';
if (isUndecided)
return 'blocks';
if (result.level === 'advisory')
return 'warns';
return result.status === 'failed' && result.overridable ? 'needs-override' : 'blocks';
}
function runTaskDraft(task) {
const { name, level, status, message, overridable = false } = task;
const closing = overridable ? 'needs-override' : 'blocks';
return {
kind: 'run-task',
policySet: '',
policy: name,
level,
status,
severity: level === 'advisory' ? 'warns' : closing,
overridable,
message,
output: [],
resources: [],
generalMessages: [],
};
}
function diagnosticDraft(diagnostic) {
const { severity, summary, detail, address, file, line, commit, excerpt } = diagnostic;
const location = file !== undefined && line !== undefined
? { path: file, startLine: line, endLine: line, source: 'diagnostic', commit }
: undefined;
return {
kind: 'diagnostic',
policySet: '',
policy: summary,
level: 'unknown',
status: 'errored',
severity: severity === 'error' ? 'blocks' : 'notes',
overridable: false,
message: detail ?? summary,
output: [],
address,
location,
excerpt,
resources: address === undefined ? [] : [{ address, messages: [], location, excerpt }],
generalMessages: [],
};
}
const SEVERITIES = ['blocks', 'needs-override', 'warns', 'notes'];
const KINDS = ['diagnostic', 'policy', 'run-task', 'undecided'];
function compareSeverity(one, other) {
return (SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
(0,_text_js_8_ .UF)(one.policySet, other.policySet) ||
(0,_text_js_8_ .UF)(one.policy, other.policy) ||
(0,_text_js_8_ .UF)(one.address ?? '', other.address ?? '') ||
(0,_text_js_8_ .UF)(one.message, other.message) ||
(0,_text_js_8_ .UF)(one.fingerprint, other.fingerprint));
}
function fingerprintOf(finding) {
const { kind, policySet, policy, address = '', message } = finding;
const text = message.slice(0, 400).toLowerCase().replace(/\d+/g, '0').replace(/\s+/g, ' ');
return (0,_text_js_8_ .tW)(JSON.stringify([kind, policySet, policy, address, text.trim().slice(0, 200)]));
}
function showableLocation(location) {
if (location === undefined)
return undefined;
const { path, startLine } = location;
const isAbsolute = /^(?:[/~]|[A-Za-z]:\/)/.test(path);
const hasOddCharacter = /[\\\p{Cc}\p{Cs}]/u.test(path);
const parts = path.split('/');
const leadsElsewhere = parts.some((part) => part === '' || part === '.' || part === '..');
const isLine = Number.isSafeInteger(startLine) && startLine >= 1;
const canBeShown = path.length <= 1_000 && !isAbsolute && !hasOddCharacter && !leadsElsewhere && isLine;
return canBeShown ? location : undefined;
}
function closesGate({ severity }) {
return severity === 'blocks' || severity === 'needs-override';
}
function mustFixFindings(view) {
const closing = view.findings.filter(closesGate);
const isClosedByAdvisory = closing.length === 0 && !view.green && view.verdict === 'advisory';
return isClosedByAdvisory
? view.findings.filter(({ severity }) => severity === 'warns')
: closing;
}
function mustFixSections(view) {
const { isLocal = false } = view.context;
const mustFix = mustFixFindings(view);
const overridable = view.green
? []
: mustFix.filter(({ severity }) => severity === 'needs-override');
const isOverridable = new Set(overridable);
const notOverridable = mustFix.filter((finding) => !isOverridable.has(finding));
const areAllUndecided = notOverridable.every(({ kind }) => kind === 'undecided');
const enforcedTitle = areAllUndecided
? (0,_markdown_js_7_ .eu) `Undecided: Plangate could not verify them`
: (0,_markdown_js_7_ .eu) `Must be fixed`;
const sections = [
{
id: 'must-fix',
title: view.green ? (0,_markdown_js_7_ .eu) `Failed, but not enforced` : enforcedTitle,
findings: notOverridable,
},
{
id: 'overridable',
title: (0,_markdown_js_7_ .eu) `Must be fixed, or overridden by those who manage policy overrides`,
findings: overridable.filter(({ guard, own }) => !guard && !own),
},
{
id: 'own-policies',
title: isLocal
? (0,_markdown_js_7_ .eu) `Must be fixed, or excepted for a time`
: (0,_markdown_js_7_ .eu) `Must be fixed, or overridden by a comment, or excepted for a time`,
findings: overridable.filter(({ own }) => own),
},
{
id: 'guarded',
title: isLocal
? (0,_markdown_js_7_ .eu) `Guarded: must be fixed`
: (0,_markdown_js_7_ .eu) `Guarded: needs approval by a comment`,
findings: overridable.filter(({ guard }) => guard),
},
];
return sections.filter(({ findings }) => findings.length > 0);
}
function otherSections(view) {
const mustFix = new Set(mustFixFindings(view));
const advisory = view.findings.filter((finding) => finding.severity === 'warns' && !mustFix.has(finding));
const accepted = view.findings.filter(_words_js_5_ .oB);
const warnings = view.findings.filter(({ kind, severity }) => kind === 'diagnostic' && severity === 'notes');
const noun = (0,_words_js_5_ .uI)(accepted);
return [
{
id: 'advisory',
findings: advisory,
noun: 'advisory failure',
words: (0,_words_js_5_ .AC)(advisory, 'advisory failure'),
omitted: 'advisory failure',
},
{
id: 'accepted',
findings: accepted,
noun,
words: (0,_words_js_5_ .AC)(accepted, noun),
omitted: 'accepted failure',
},
{
id: 'warnings',
findings: warnings,
noun: 'warning',
words: (0,_text_js_8_ .rj)(warnings.length, 'warning of the plan', 'warnings of the plan'),
omitted: 'note',
},
];
}
function unexplainedWorkspaces(view) {
const explained = new Set(mustFixFindings(view).flatMap(({ workspaces }) => workspaces));
return view.workspaces.filter(({ name, verdict }) => {
if ((0,_model_verdict_js_4_ .gf)(verdict))
return false;
if (verdict !== 'blocked' && verdict !== 'needs-override')
return true;
return !explained.has(name);
});
}
function withOccurrences(finding) {
const { fingerprint, location, permalink, age, baseline, excerpt, workspaces } = finding;
const resources = (0,_policy_named_resources_js_3_ .nh)(finding);
const message = finding.message.trim();
const ofResources = resources.map(({ address, messages, ...resource }) => {
const about = { noun: 'resource', addresses: [address] };
return { ...resource, ...about, ...mentionedIn(messages, [address]) };
});
const general = finding.generalMessages.map(({ text, addresses, ...rest }) => {
const about = { noun: 'message', age, baseline, addresses };
return { ...rest, ...about, ...mentionedIn([text], addresses) };
});
const [first, ...others] = [...ofResources, ...general];
if (first === undefined) {
const messages = [message || _words_js_5_ .ly[finding.status]];
const place = { fingerprint, location, permalink, age, baseline, excerpt, workspaces };
const whole = { ...place, noun: 'message', addresses: [], mentioned: [], messages };
return { ...finding, occurrences: [whole], messageOfAll: '' };
}
const [address = ''] = first.addresses;
if (others.length === 0 && first.messages.length === 0) {
const messages = [(0,_policy_named_resources_js_3_ .L1)(message, address)].filter(Boolean);
const only = { ...first, ...mentionedIn(messages, [address]) };
return { ...finding, occurrences: [only], messageOfAll: '' };
}
const occurrences = [first, ...others];
const said = occurrences.flatMap(({ addresses: [one = ''], messages }) => messages.flatMap((text) => [text, `${one}: ${text}`]));
const isSaid = new Set([...said, ...finding.output].map((text) => text.trim())).has(message);
return { ...finding, occurrences, messageOfAll: isSaid ? '' : message };
}
function mentionedIn(messages, addresses) {
const named = new Set(messages.flatMap((message) => (0,_model_address_js_0_ .WX)(message).addresses));
const isNamed = (name) => (0,_model_address_js_0_ .PW)(name) ? named.has(name) : messages.some((message) => message.includes(name));
return { messages, mentioned: addresses.filter(isNamed) };
}
function hiddenWords(hidden) {
const resources = hidden.filter(({ noun }) => noun === 'resource').length;
return (0,_text_js_8_ .JO)(' and ', (0,_text_js_8_ .eQ)(resources, 'more resource'), (0,_text_js_8_ .eQ)(hidden.length - resources, 'more message'));
}
function unmentionedAddresses({ addresses, mentioned, messages }, limit = Infinity) {
const shown = messages.join('\n').slice(0, limit);
return addresses.filter((address) => !mentioned.includes(address) || !shown.includes(address));
}
function ownBaseline(occurrence, finding) {
return occurrence.baseline === finding.baseline ? undefined : occurrence.baseline;
}
function unsaidOutput({ message, output, resources, generalMessages }, isWhole = () => true) {
const said = new Set(['']);
const add = (text) => {
for (const line of [text, ...text.split('\n')])
said.add(line.trim());
};
if (isWhole([message]))
add(message);
for (const { address, messages } of resources) {
said.add(address);
if (!isWhole(messages))
continue;
for (const each of messages) {
add(each);
add(`${address}: ${each}`);
}
}
for (const { text } of generalMessages)
if (isWhole([text]))
add(text);
const isSaid = (entry) => said.has(entry.trim()) || entry.split('\n').every((line) => said.has(line.trim()));
return output.filter((entry) => !isSaid(entry));
}
function unshownOutput(finding, isWhole) {
const { output, resources, own } = finding;
const unshown = unsaidOutput(finding, isWhole);
const hasHeadings = resources.length > 1 && own !== true;
return unshown.length > 0 && hasHeadings ? output : unshown;
}
function findingsByWorkspace(findings) {
const byWorkspace = new Map();
for (const finding of findings) {
for (const name of new Set(finding.workspaces)) {
const known = byWorkspace.get(name);
if (known === undefined)
byWorkspace.set(name, [finding]);
else
known.push(finding);
}
}
return byWorkspace;
}
/***/ })
};
