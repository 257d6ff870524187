export const id = 6634;
export const ids = [6634];
export const modules = {
/***/ 75483:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
I: () => ( toOutputs)
});
var _report_changes_js_0_ = __webpack_require__(30445);
function toOutputs(view, written = {}) {
const { counts, workspaces } = view;
const first = workspaces.find(({ runId }) => runId !== undefined) ?? workspaces[0];
const runs = workspaces.flatMap(({ name, runId }) => runId === undefined ? [] : [[name, runId]]);
return {
verdict: view.verdict,
green: String(view.green),
'run-id': first?.runId ?? '',
'run-url': first?.runUrl ?? '',
'run-ids': JSON.stringify(Object.fromEntries(runs)),
'configuration-version-id': first?.configurationVersionId ?? '',
passed: String(counts.passed),
'advisory-failed': String(counts.advisoryFailed),
'mandatory-failed': String(counts.mandatoryFailed),
overridden: String(counts.overridden),
...(0,_report_changes_js_0_ .vA)(workspaces),
'comment-url': '',
'report-json': '',
'report-html': '',
'report-sarif': '',
'plan-json': '{}',
...written,
};
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
const BEFORE_REST = ['.', '/', '\\', '$', '@'];
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
const { read, mayBeJoined } = readChain(chain);
const next = text.slice(index + chain.length, index + chain.length + 2);
const isJoined = mayBeJoined || BEFORE_REST.includes(text.charAt(index - 1));
const isCut = next.startsWith('…') || next === '["';
if (read === undefined)
isCertain &&= !mayBeJoined;
else if (isJoined || isCut || mayHoldAnother(read))
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
function readChain(chain) {
const name = chain.slice(Math.max(0, chain.search(/\p{ID_Start}/u)));
const { steps } = stepsIn(name, STEP);
const read = readSteps(name, steps);
if (read !== undefined && isUnmistakable(read.address))
return { read, mayBeJoined: name !== chain };
return {
read: undefined,
mayBeJoined: steps.some((_, index) => index > 0 && mayBeginAddress(steps, index)),
};
}
function mayBeginAddress(steps, index) {
const { name, key } = steps[index] ?? { name: '', key: '' };
const isPrefix = PREFIXES.some((each) => each === name);
const last = index + (isPrefix ? 2 : 1);
if (key !== undefined || last >= steps.length)
return false;
return isPrefix || name === 'module' || TYPE.test(name);
}
function readSteps(text, steps) {
const modules = [];
let next = 0;
while (isWord(steps[next], 'module') && steps[next + 1] !== undefined) {
modules.push(...steps.slice(next + 1, next + 2));
next += 2;
}
const prefix = PREFIXES.find((each) => isWord(steps[next], each));
const isResource = prefix === undefined || (prefix === 'action' && steps.length === next + 2);
const first = isResource ? next : next + 1;
const [type, name] = steps.slice(first, first + 2);
if (type !== undefined && name !== undefined && type.key === undefined) {
const blockType = isResource ? 'resource' : prefix;
const block = { type: blockType, labels: [type.name, name.name] };
const address = { text: text.slice(0, name.end), modules, block, key: name.key };
return { address, rest: steps.slice(first + 2) };
}
const called = modules.pop();
if (called === undefined)
return undefined;
const block = { type: 'module', labels: [called.name] };
const address = { text: text.slice(0, called.end), modules, block, key: called.key };
return { address, rest: steps.slice(next) };
}
function isWord(step, word) {
return step?.name === word && step.key === undefined;
}
function isUnmistakable({ modules, block: { type, labels } }) {
return type !== 'resource' || modules.length > 0 || TYPE.test(labels[0] ?? '');
}
function mayHoldAnother({ address: { modules, block, key }, rest }) {
const [provider] = (block.labels[0] ?? '').split('_', 1);
const isOther = ({ name }) => name === 'module' || name.startsWith(`${provider}_`);
const inKeys = [...modules.map((each) => each.key), key].map((each) => findAddresses(each ?? ''));
return (rest.slice(0, -1).some(isOther) ||
inKeys.some(({ addresses, isCertain }) => addresses.length > 0 || !isCertain));
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
/***/ }),
/***/ 62373:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$W: () => ( runWords),
Ac: () => ( PLAN),
BS: () => ( waitsForConfirmation),
Ck: () => ( isRunOver),
I: () => ( kindOf),
Il: () => ( runKind),
Is: () => ( isSettled),
M7: () => ( POLICY_CHECK),
Nv: () => ( isApplyStage),
Zc: () => ( TF_POLICY_OUTCOME),
bz: () => ( TF_POLICY_EVALUATION),
gw: () => ( CONFIGURATION_VERSION),
hs: () => ( hasNoResult),
iD: () => ( awaitsOverride),
j$: () => ( TASK_STAGE),
o3: () => ( TASK_RESULT),
o7: () => ( statusWords),
o8: () => ( POLICY_EVALUATION),
oq: () => ( RUN),
sV: () => ( mayRest),
vg: () => ( OUTCOME)
});
const RUN = {
pending: { kind: 'moving', says: 'pending' },
fetching: { kind: 'moving', says: 'fetching the configuration' },
fetching_completed: { kind: 'moving', says: 'configuration fetched' },
pre_plan_running: { kind: 'moving', says: 'pre-plan stage running' },
pre_plan_completed: { kind: 'moving', says: 'pre-plan stage completed' },
pre_plan_awaiting_decision: { kind: 'person', says: 'pre-plan stage awaits a decision' },
queuing: { kind: 'moving', says: 'queuing' },
plan_queueable: { kind: 'moving', says: 'plan can be queued' },
plan_queued: { kind: 'moving', says: 'plan queued' },
planning: { kind: 'moving', says: 'planning' },
planned: { kind: 'moving', says: 'planned' },
tf_policy_checked: { kind: 'moving', says: 'Terraform policy checked' },
tf_policy_override: { kind: 'person', says: 'Terraform policy awaits an override' },
post_plan_running: { kind: 'moving', says: 'post-plan stage running' },
post_plan_completed: { kind: 'moving', says: 'post-plan stage completed' },
post_plan_awaiting_decision: { kind: 'person', says: 'post-plan stage awaits a decision' },
cost_estimating: { kind: 'moving', says: 'estimating cost' },
cost_estimated: { kind: 'moving', says: 'cost estimated' },
policy_checking: { kind: 'moving', says: 'checking policies' },
policy_override: { kind: 'person', says: 'policy check awaits an override' },
policy_soft_failed: { kind: 'bad', over: true, says: 'policy check soft-failed' },
policy_checked: { kind: 'moving', says: 'policies checked' },
confirmed: { kind: 'foreign', says: 'confirmed' },
queuing_apply: { kind: 'foreign', says: 'queuing to apply' },
pre_apply_running: { kind: 'foreign', says: 'pre-apply stage running' },
pre_apply_completed: { kind: 'foreign', says: 'pre-apply stage completed' },
pre_apply_awaiting_decision: { kind: 'foreign', says: 'pre-apply stage awaits a decision' },
apply_queued: { kind: 'foreign', says: 'apply queued' },
applying: { kind: 'foreign', says: 'applying' },
post_apply_running: { kind: 'foreign', says: 'post-apply stage running' },
post_apply_completed: { kind: 'foreign', says: 'post-apply stage completed' },
applied: { kind: 'foreign', over: true, says: 'applied' },
planned_and_finished: { kind: 'good', over: true, says: 'planned and finished' },
planned_and_saved: { kind: 'foreign', says: 'planned and saved' },
discarded: { kind: 'stopped', over: true, says: 'discarded' },
errored: { kind: 'bad', over: true, says: 'errored' },
canceled: { kind: 'stopped', over: true, says: 'canceled' },
force_canceled: { kind: 'stopped', over: true, says: 'force-canceled' },
assessing: { kind: 'foreign', says: 'assessing' },
assessed: { kind: 'foreign', says: 'assessed' },
};
const PLAN = {
created: 'moving',
pending: 'moving',
managed_queued: 'moving',
queued: 'moving',
mfa_waiting: 'moving',
running: 'moving',
errored: 'bad',
canceled: 'stopped',
finished: 'good',
unreachable: 'skipped',
};
const POLICY_CHECK = {
pending: 'moving',
queued: 'moving',
passed: 'good',
soft_failed: 'bad',
hard_failed: 'bad',
failed: 'bad',
overridden: 'good',
errored: 'bad',
canceled: 'stopped',
unreachable: 'skipped',
};
const TASK_RESULT = {
pending: 'moving',
running: 'moving',
passed: 'good',
failed: 'bad',
errored: 'bad',
canceled: 'stopped',
unreachable: 'skipped',
};
const TASK_STAGE = { ...TASK_RESULT, awaiting_override: 'person' };
const POLICY_EVALUATION = { ...TASK_RESULT, queued: 'moving', overridden: 'good' };
const TF_POLICY_EVALUATION = { ...POLICY_EVALUATION, awaiting_override: 'person' };
const OUTCOME = {
passed: 'good',
failed: 'bad',
errored: 'bad',
not_evaluated: 'skipped',
};
const TF_POLICY_OUTCOME = { ...OUTCOME, unknown: 'skipped' };
const COST_ESTIMATE = {
pending: 'moving',
queued: 'moving',
finished: 'good',
canceled: 'stopped',
errored: 'bad',
unreachable: 'skipped',
skipped_due_to_targeting: 'skipped',
};
const CONFIGURATION_VERSION = {
pending: 'moving',
fetching: 'moving',
uploaded: 'good',
archived: 'bad',
errored: 'bad',
backing_data_soft_deleted: 'bad',
backing_data_permanently_deleted: 'bad',
};
function statusWords(table) {
return Object.keys(table);
}
function kindOf(table, word) {
return (Object.hasOwn(table, word) ? table[word] : undefined) ?? 'unknown';
}
function hasNoResult(kind) {
return kind === 'moving' || kind === 'skipped' || kind === 'stopped';
}
function meaningOf(status) {
const table = RUN;
return Object.hasOwn(table, status) ? table[status] : undefined;
}
function runKind(mode, status) {
if (mode === 'provisional' && status === 'planned_and_saved')
return 'good';
return meaningOf(status)?.kind ?? 'unknown';
}
function isRunOver(status) {
return meaningOf(status)?.over === true;
}
function waitsForConfirmation({ attributes }) {
return attributes.actions?.['is-confirmable'] === true;
}
function mayRest(mode, run) {
const isChecked = run.attributes.status === 'policy_checked';
return mode === 'provisional' && isChecked && waitsForConfirmation(run);
}
function runWords({ attributes }) {
const { status } = attributes;
const position = attributes['position-in-queue'] ?? 0;
const meaning = meaningOf(status);
if (meaning === undefined)
return `"${status}", an unrecognized status: waiting on`;
const queued = status === 'pending' || status === 'plan_queued' || status === 'queuing';
return queued && position > 0
? `${meaning.says} · ${ordinal(position)} in the queue`
: meaning.says;
}
function ordinal(n) {
const teen = n % 100 >= 11 && n % 100 <= 13;
return `${n}${(teen ? undefined : ['th', 'st', 'nd', 'rd'][n % 10]) ?? 'th'}`;
}
function isApplyStage(stage) {
return stage === 'pre_apply' || stage === 'post_apply';
}
function isSettled(mode, status, stages) {
const kind = runKind(mode, status);
if (kind === 'unknown')
return false;
return kind !== 'moving' || awaitsOverride(stages);
}
function awaitsOverride(stages) {
return stages.some(({ stage, status }) => !isApplyStage(stage) && kindOf(TASK_STAGE, status) === 'person');
}
/***/ }),
/***/ 41880:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D: () => ( uncommittedWords)
});
function uncommittedWords(files = 0) {
if (files === 0)
return '';
return ` + uncommitted changes (${files} ${files === 1 ? 'file' : 'files'})`;
}
/***/ }),
/***/ 79486:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Pt: () => ( isPattern),
XP: () => ( fitsFromRoot),
kt: () => ( matchesGlob),
lQ: () => ( protects),
r2: () => ( namesOneThing)
});
var _model_address_js_0_ = __webpack_require__(3543);
function isPattern(text) {
const { type: kind = 'data', labels: [type] = [] } = (0,_model_address_js_0_ .ZS)(text)?.block ?? {};
return kind === 'action' || kind === 'module' || (kind === 'resource' && type !== 'action');
}
function protects(pattern, address) {
const wanted = partsOf((0,_model_address_js_0_ .ZS)(pattern));
const target = partsOf(readWholeAddress(address));
if (wanted === undefined || target?.resource === undefined)
return undefined;
const isInside = [...target.modules, undefined].some((_, start) => wanted.modules.every((step, index) => fitsStep(step, target.modules[start + index])));
return isInside && fitsResource(wanted.resource, target.resource);
}
function fitsFromRoot(pattern, address) {
const wanted = partsOf((0,_model_address_js_0_ .ZS)(pattern));
const target = partsOf(readWholeAddress(address));
if (wanted === undefined || target === undefined)
return false;
const { modules, resource } = wanted;
if (!modules.every((step, index) => fitsStep(step, target.modules[index])))
return false;
const isSameModule = modules.length === target.modules.length;
return resource === undefined || (isSameModule && fitsResource(resource, target.resource));
}
function namesOneThing(pattern) {
const { modules = [], resource } = partsOf((0,_model_address_js_0_ .ZS)(pattern)) ?? {};
return [...modules.map(({ name }) => name), resource?.type ?? ''].some(_model_address_js_0_ ._5);
}
function fitsResource(pattern, target) {
if (pattern === undefined)
return true;
if (target === undefined || pattern.kind !== target.kind)
return false;
return matchesGlob(pattern.type, target.type) && fitsStep(pattern, target);
}
function fitsStep(pattern, step) {
if (step === undefined || !matchesGlob(pattern.name, step.name))
return false;
return pattern.key === undefined || matchesGlob(pattern.key, step.key ?? '');
}
function matchesGlob(pattern, text) {
const [first = '', ...others] = pattern.split('*');
const last = others.pop();
if (last === undefined)
return first === text;
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
}
function readWholeAddress(text) {
const address = (0,_model_address_js_0_ .zq)(text);
return address?.text === text ? address : undefined;
}
function partsOf(address) {
if (address === undefined)
return undefined;
const { modules, block, key } = address;
const [first = '', name = ''] = block.labels;
if (block.type === 'module') {
return { modules: [...modules, { name: first, key }], resource: undefined };
}
return { modules, resource: { kind: block.type, type: first, name, key } };
}
/***/ }),
/***/ 80663:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$_: () => ( compareWithBaseline),
DE: () => ( commonBaseline),
TN: () => ( keyOf),
x8: () => ( failedOrOverridden)
});
var _model_address_js_0_ = __webpack_require__(3543);
var _systems_policy_checks_js_1_ = __webpack_require__(22941);
const NAMELESS = ['', _systems_policy_checks_js_1_ .rY];
function compareWithBaseline(results, current) {
return results.map((result) => {
const same = current.filter((other) => keyOf(other) === keyOf(result));
const clear = same.length > 0 && same.every((one) => failedOrOverridden(one) || one.status === 'passed');
if (!failedOrOverridden(result) || !clear || NAMELESS.includes(result.policy))
return result;
const failures = same.filter(failedOrOverridden);
const resources = result.resources.map((each) => {
return { ...each, baseline: baselineOf(each.address, failures) };
});
const none = { baseline: baselineOf(undefined, failures) };
return {
...result,
resources,
baseline: commonBaseline(resources.length > 0 ? resources : [none]),
};
});
}
function commonBaseline(all) {
const [first] = all;
return all.every(({ baseline }) => baseline === first?.baseline) ? first?.baseline : undefined;
}
function failedOrOverridden({ status }) {
return status === 'failed' || status === 'overridden';
}
function keyOf({ system, policySet, policy }) {
return JSON.stringify([system, policySet, policy]);
}
function baselineOf(address, failures) {
const named = failures.map(({ resources }) => resources.map((resource) => resource.address));
const isAmong = (all) => address === undefined ? all.length === 0 : all.includes(address);
if (named.some(isAmong))
return 'existing';
const whole = named.every(({ length }) => length > 0 && length < _model_address_js_0_ .ps);
return failures.length === 0 || (address !== undefined && whole) ? 'new' : undefined;
}
/***/ }),
/***/ 68397:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$P: () => ( namedIn),
Io: () => ( clipMessage),
Tc: () => ( mentionedIn),
cH: () => ( joinByAddress)
});
var _model_address_js_0_ = __webpack_require__(3543);
const MOST = 1_000;
const LONGEST = 2_000;
function namedIn(lines) {
return joinByAddress(lines.flatMap(({ text, address, attribute }) => {
const { addresses, isCertain } = (0,_model_address_js_0_ .WX)(text);
const [first = ''] = isCertain ? addresses : [];
const subject = address ?? (addresses.length === 1 || text.startsWith(first) ? first : '');
if (subject === '')
return mentionedIn(text);
return [{ address: subject, message: withoutAddress(text, subject), attribute }];
}));
}
function clipMessage(line) {
return line.length <= _model_address_js_0_ .bX ? line : `${line.slice(0, _model_address_js_0_ .bX)}…`;
}
function mentionedIn(text) {
return (0,_model_address_js_0_ .WX)(text).addresses.map((address) => ({ address, message: undefined }));
}
function joinByAddress(named) {
const resources = new Map();
for (const { address, message, location, attribute } of named) {
const earlier = resources.get(address);
if (earlier === undefined) {
if (resources.size >= MOST)
break;
resources.set(address, {
address,
message: message?.slice(0, LONGEST),
location,
attribute,
});
}
else {
earlier.location ??= location;
const isSame = JSON.stringify(earlier.attribute) === JSON.stringify(attribute);
if (message !== undefined) {
earlier.attribute = isSame || earlier.message === undefined ? attribute : [];
}
const earlierMessage = earlier.message ?? '';
if (message !== undefined &&
!earlierMessage.includes(message) &&
earlierMessage.length < LONGEST)
earlier.message = earlierMessage === '' ? message : `${earlierMessage}; ${message}`;
}
}
return [...resources.values()];
}
function withoutAddress(text, address) {
const rest = text.startsWith(address) ? text.slice(address.length) : text;
return (rest === '' || rest.startsWith(': ') ? rest.slice(2) : text).trim() || undefined;
}
/***/ }),
/***/ 69166:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
jR: () => ( isProminent),
qs: () => ( severityRank),
sV: () => ( triggerWords),
tf: () => ( asAddress),
xS: () => ( asWord)
});
var _model_address_js_0_ = __webpack_require__(3543);
const ACTIONS = ['delete', 'replace', 'invoke', 'forget', 'update', 'create', 'none'];
function severityRank(action) {
return ACTIONS.indexOf(action);
}
function isProminent(action) {
return severityRank(action) <= severityRank('forget');
}
function triggerWords({ event, resource, onFailure = 'halt' }) {
const when = resource === undefined ? event : `${event} of ${resource}`;
return onFailure === 'halt' ? when : `${when}, on_failure = ${onFailure}`;
}
function asAddress(value) {
const fits = typeof value === 'string' && value !== '' && value.length <= _model_address_js_0_ .bX;
return fits ? value : undefined;
}
function asWord(value) {
return typeof value === 'string' && /^[a-z][a-z0-9_]{0,63}$/.test(value) ? value : undefined;
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
const unfinished = (0,_model_status_js_0_ .hs)(kind);
const reading = emptyReading();
if (unfinished)
reading.unfinished.push(object);
if (kind === 'unknown')
reading.doubts.push(`The ${what} is "${word}", an unrecognized status.`);
return { reading, kind, unfinished };
}
const ENDS = ['good', 'bad', 'stopped', 'skipped'];
const OVERRIDABLE = ['failed', 'soft_failed'];
function timestampDoubts(what, object, table) {
const { status, 'status-timestamps': stamps } = object;
const other = Object.entries(stamps ?? {})
.filter(([key, at]) => key.endsWith('-at') && (at ?? '') !== '')
.map(([key]) => key.slice(0, -'-at'.length).replaceAll('-', '_'))
.filter((word) => word !== status && ENDS.includes((0,_model_status_js_0_ .I)(table, word)))
.find((word) => status !== 'overridden' || !OVERRIDABLE.includes(word));
return other === undefined
? []
: [`The ${what} is "${status}", but by its own timestamps it was "${other}".`];
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
return levels.find((level) => level === (word ?? '').replaceAll('_', '-')) ?? 'unknown';
}
function toStatus(kind, word) {
if (kind === 'good')
return 'passed';
if (word === 'not_evaluated')
return 'not-evaluated';
return word === 'failed' || word === 'errored' ? word : 'unknown';
}
function readOutcome(table, levels, outcome) {
const { status: word, enforcement_level: levelWord } = outcome;
const kind = (0,_model_status_js_0_ .I)(table, word);
const level = toLevel(levelWord, levels);
const status = toStatus(kind, word);
const foreign = level === 'unknown' ? levelWord || undefined : undefined;
return { isGood: kind === 'good', level, status, word: status === 'unknown' ? word : foreign };
}
const BROKEN_SET = {
policy: '',
level: 'unknown',
status: 'errored',
overridable: false,
resources: [],
};
function countByStatus(results) {
const bad = results.filter(({ status }) => status === 'failed' || status === 'overridden');
const mandatory = bad.filter(({ level }) => level !== 'advisory').length;
const count = (counted) => results.filter(({ status }) => status === counted).length;
return {
passed: count('passed'),
advisory: bad.length - mandatory,
mandatory,
overridden: count('overridden'),
errored: count('errored'),
later: count('known-after-apply'),
unknown: count('unknown'),
};
}
function contradictions(what, status, results, blamesLater = false) {
const { mandatory, overridden, errored, later, unknown } = countByStatus(results);
const blames = mandatory + errored + (blamesLater ? later + unknown : 0);
const is = `The ${what} is "${status}" but`;
if (status === 'passed' && mandatory > 0) {
return [`${is} lists ${mandatory} failed mandatory policies.`];
}
if ((status === 'failed' || status === 'awaiting_override') && blames === 0) {
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
isNamedByRun: false,
override: {
object: 'policy-check',
title: 'policy check',
waits: 'soft_failed',
final: 'hard_failed',
},
list: ({ policyChecks }, runId) => policyChecks.list(runId),
objectOf: (check) => check,
isOfApply: () => false,
lags: ({ attributes }) => (0,_policy_system_js_3_ .u)(_model_status_js_0_ .M7, attributes.status),
async readDetails(check, { isFrugal, extra }) {
const { status, result } = check.attributes;
const allPassed = status === 'passed' && result?.['advisory-failed'] === 0;
if ((isFrugal && allPassed) || (0,_model_status_js_0_ .hs)((0,_model_status_js_0_ .I)(_model_status_js_0_ .M7, status)))
return { check };
return { check, log: await extra(({ policyChecks }) => policyChecks.output(check.id)) };
},
read: ({ check, log }) => fromPolicyCheck(check, log),
readCertain: ({ check, log }) => fromPolicyCheck(check, isLogWhole(check, log) ? log : undefined),
sendOverride: ({ policyChecks }, id, comment) => policyChecks.override(id, { comment }),
};
function fromPolicyCheck(check, log) {
const { status, result, permissions } = check.attributes;
const what = `policy check ${check.id}`;
const object = { system: 'policy-check', what, word: status };
const { reading, unfinished } = (0,_reading_js_2_ .rk)(_model_status_js_0_ .M7, object);
reading.canOverride = permissions?.['can-override'] ?? undefined;
if (unfinished)
return reading;
if (status === 'errored') {
const line = log?.split('\n').find((each) => each.trim() !== '');
const why = line === undefined ? '' : `: ${line.trim().slice(0, 300)}`;
reading.errors.push(`The ${what} could not be evaluated${why}.`);
}
const counts = readCounts(result ?? {});
if (counts === undefined) {
if (status !== 'errored') {
reading.doubts.push(`The ${what} is "${status}" but does not say how many policies passed.`);
}
return reading;
}
reading.doubts.push(...countDoubts(what, check.attributes, counts), ...(0,_reading_js_2_ .EP)(what, check.attributes, _model_status_js_0_ .M7));
reading.results.push(...nameResults(counts, log ?? '', check.attributes));
return reading;
}
function isLogWhole({ attributes }, log = '') {
const counts = readCounts(attributes.result ?? {});
const { length } = parsePolicyLog(log);
return length < MOST_POLICIES && length === (counts?.passed ?? 0) + (counts?.total ?? 0);
}
function nameResults(counts, log, { status, actions, 'status-timestamps': stamps }) {
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
const named = logged.filter((policy) => policy.level === level && policy.passed !== true);
return nameCounted(named, count, level).map((policy) => ({
...fromLoggedPolicy(policy, isOverridden ? 'overridden' : 'failed'),
overridable: isSoft && (isOverridden || actions?.['is-overridable'] !== false),
override: at === undefined ? undefined : { at },
}));
});
const passed = logged.filter((policy) => policy.passed === true);
const passes = nameCounted(passed, counts.passed, 'unknown').map((each) => fromLoggedPolicy(each, 'passed'));
return [...failures, ...passes];
}
function readCounts(result) {
const passed = (0,_reading_js_2_ ._0)(result, 'passed');
const hard = (0,_reading_js_2_ ._0)(result, 'hard-failed');
const soft = (0,_reading_js_2_ ._0)(result, 'soft-failed');
const advisory = (0,_reading_js_2_ ._0)(result, 'advisory-failed');
const total = (0,_reading_js_2_ ._0)(result, 'total-failed');
if (passed === undefined || hard === undefined || soft === undefined)
return undefined;
if (advisory === undefined || total === undefined)
return undefined;
return { passed, hard, soft, advisory, total };
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
if ((0,_model_status_js_0_ .I)(_model_status_js_0_ .M7, status) !== 'unknown' && !fitsCounts(status, counts)) {
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
function nameCounted(named, count, level) {
if (named.length === count)
return named;
const kept = named.length < count ? named : [];
const missing = Math.min(count - kept.length, 10_000);
const unnamed = { policySet: '', policy: UNNAMED, level, description: '', output: [] };
return [...kept, ...Array.from({ length: missing }, () => unnamed)];
}
function fromLoggedPolicy(policy, status) {
const { policySet, policy: name, level, description, output } = policy;
const message = name === UNNAMED && output.length === 0
? 'The log of the policy check does not name this policy.'
: (output.find((line) => !VERDICT_LINE.test(line)) ?? description);
const resources = status === 'passed' ? [] : (0,_named_resources_js_1_ .$P)(output.map((text) => ({ text })));
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
address: resources[0]?.address,
resources,
};
}
const VERDICT_LINE = /^\s*(?:(?:FALSE|TRUE) - |Print messages:$)/;
const HEADER = '## Policy ';
const MOST_POLICIES = 2_000;
const MOST_LINES = 500;
const LONGEST = 2_000;
function parsePolicyLog(log) {
const policies = [];
let current;
let isInDescription = false;
for (const raw of log.split('\n')) {
const line = (0,_named_resources_js_1_ .Io)(raw.trimEnd());
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
current.description = `${current.description} ${line.trim()}`.trim().slice(0, LONGEST);
}
else if (current.output.length < MOST_LINES)
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
u: () => ( mayStillChange)
});
var _model_status_js_0_ = __webpack_require__(62373);
async function readOutcomes(evaluation, table, resource, { whole }) {
const isEmpty = (0,_model_status_js_0_ .hs)((0,_model_status_js_0_ .I)(table, evaluation.attributes.status));
return { evaluation, sets: isEmpty ? undefined : await whole(resource.outcomes(evaluation.id)) };
}
function mayStillChange(table, status) {
return ['moving', 'unknown'].includes((0,_model_status_js_0_ .I)(table, status));
}
/***/ }),
/***/ 95439:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
AU: () => ( fold),
h0: () => ( takeAll),
yK: () => ( createBudget)
});
var _markdown_js_1_ = __webpack_require__(70075);
var _text_js_0_ = __webpack_require__(74913);
const AROUND = 2;
function createBudget(size, measure, outer) {
let spent = 0;
const budget = {
left: () => Math.min(Math.floor(size) - spent, outer?.left() ?? Infinity),
reserve(cost) {
if (cost > budget.left() || outer?.reserve(cost) === false)
return false;
spent += cost;
return true;
},
take: (text) => budget.reserve(measure(text) + AROUND),
keep: (text) => (text !== '' && budget.take(text) ? text : ''),
part: (share) => createBudget(budget.left() * share, measure, budget),
trial: () => createBudget(budget.left(), measure),
};
return budget;
}
function takeAll(budget, items, render) {
const taken = [];
for (const item of items) {
const text = render(item);
if (!budget.take(text))
break;
taken.push(text);
}
return taken;
}
function fold(budget, { title, head = '' }, items, row) {
const summary = (0,_markdown_js_1_ .M) `<details><summary>${title}</summary>`;
if (items.length === 0)
return { text: '', missing: 0 };
if (!budget.take((0,_markdown_js_1_ .M) `${summary}\n\n${head}\n\n… and 1,000,000 more.\n\n</details>`))
return { text: '', missing: items.length };
const rows = takeAll(budget, items, row);
const missing = items.length - rows.length;
const text = (0,_text_js_0_ .oR)('\n\n', summary, rows.length > 0 ? (0,_text_js_0_ .oR)('\n', head, ...rows) : '', missing > 0 ? (0,_markdown_js_1_ .M) `… and ${(0,_text_js_0_ .ZV)(missing)} more.` : '', '</details>');
return { text, missing };
}
/***/ }),
/***/ 30445:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
B2: () => ( SIGNS),
DO: () => ( planWords),
JJ: () => ( numberByAction),
KP: () => ( prominentChanges),
NL: () => ( reasonAndAttributes),
Ok: () => ( destructionBlock),
ST: () => ( actionNumber),
b$: () => ( changesFold),
ff: () => ( changeReason),
fs: () => ( changesOf),
ii: () => ( forcingWords),
qO: () => ( attributeWords),
qV: () => ( destructionLines),
vA: () => ( totalsOf)
});
var _policy_planned_changes_js_0_ = __webpack_require__(69166);
var _escape_markdown_js_1_ = __webpack_require__(67511);
var _markdown_js_7_ = __webpack_require__(70075);
var _links_js_2_ = __webpack_require__(67713);
var _budget_js_3_ = __webpack_require__(95439);
var _sentence_js_4_ = __webpack_require__(42251);
var _text_js_5_ = __webpack_require__(74913);
var _words_js_6_ = __webpack_require__(43629);
const SIGNS = {
delete: '−',
replace: '±',
invoke: '»',
forget: '∅',
update: '~',
create: '+',
none: '→',
};
const ACTION_WORDS = {
delete: 'destroyed',
replace: 'replaced',
invoke: 'invoked',
forget: 'no longer managed',
update: 'updated in place',
create: 'created',
none: 'moved or imported',
};
function actionNumber(action, number) {
return (0,_markdown_js_7_ .M) `${(0,_text_js_5_ .U9)(number, action === 'invoke' ? 'action' : 'resource')} ${ACTION_WORDS[action]}`;
}
const REASONS = {
tainted: (0,_markdown_js_7_ .M) `is marked as damaged (tainted)`,
requested: (0,_markdown_js_7_ .M) `its replacement was asked for`,
replace_triggered_by: (0,_markdown_js_7_ .M) `something changes that replaces it (replace_triggered_by)`,
cannot_update: (0,_markdown_js_7_ .M) `cannot be updated in place`,
delete_because_no_resource_config: (0,_markdown_js_7_ .M) `is no longer in the configuration`,
delete_because_wrong_repetition: (0,_markdown_js_7_ .M) `does not fit the count or for_each of its block`,
delete_because_count_index: (0,_markdown_js_7_ .M) `its number is beyond count`,
delete_because_each_key: (0,_markdown_js_7_ .M) `its key is no longer in for_each`,
delete_because_no_module: (0,_markdown_js_7_ .M) `its module is no longer called`,
delete_because_no_move_target: (0,_markdown_js_7_ .M) `was moved to where nothing is configured`,
};
function figuresOf({ plan, changes }) {
if (plan?.status !== 'finished')
return undefined;
const { additions, changes: updates, destructions } = plan;
const replaces = countReplacements(plan, changes);
const countedTwice = Math.min(replaces ?? 0, additions, destructions);
return {
adds: additions - countedTwice,
changes: updates,
destroys: destructions - countedTwice,
replaces,
};
}
function countReplacements({ additions, destructions }, changes) {
if (changes !== undefined && changes.doubt === undefined) {
return changes.changes.filter(({ action }) => action === 'replace').length;
}
return additions === 0 || destructions === 0 ? 0 : undefined;
}
function numberByAction(workspace, action) {
const { changes } = workspace;
if (action === 'delete')
return figuresOf(workspace)?.destroys;
if (action === 'replace')
return figuresOf(workspace)?.replaces;
return changes?.changes.filter((each) => each.action === action).length;
}
function planWords(workspace, strong = _text_js_5_ .$B) {
const { plan, changes } = workspace;
const figures = figuresOf(workspace);
if (plan?.status === 'errored')
return (0,_markdown_js_7_ .M) `failed`;
if (plan === undefined || figures === undefined)
return (0,_markdown_js_7_ .M) `–`;
const listed = changes?.changes ?? [];
const numberOf = (word) => listed.filter(({ action }) => action === word).length;
const forgotten = numberOf('forget');
const invoked = numberOf('invoke');
const moved = listed.filter(({ previousAddress: before, address }) => before !== undefined && before !== address).length;
if ((0,_words_js_6_ .hE)(plan) && forgotten + invoked + moved === 0)
return (0,_markdown_js_7_ .M) `no changes`;
const { adds, changes: updates, destroys, replaces = 0 } = figures;
const words = (0,_text_js_5_ .oR)(' ', adds > 0 ? (0,_markdown_js_7_ .M) `+${(0,_text_js_5_ .ZV)(adds)}` : '', updates > 0 ? (0,_markdown_js_7_ .M) `~${(0,_text_js_5_ .ZV)(updates)}` : '', destroys > 0 ? strong((0,_markdown_js_7_ .M) `−${(0,_text_js_5_ .ZV)(destroys)}`) : '', replaces > 0 ? strong((0,_markdown_js_7_ .M) `±${(0,_text_js_5_ .ZV)(replaces)}`) : '', forgotten > 0 ? strong((0,_markdown_js_7_ .M) `${(0,_text_js_5_ .ZV)(forgotten)} forgotten`) : '', plan.imports > 0 ? (0,_markdown_js_7_ .M) `${(0,_text_js_5_ .ZV)(plan.imports)} imported` : '', moved > 0 ? (0,_markdown_js_7_ .M) `${(0,_text_js_5_ .ZV)(moved)} moved` : '', invoked > 0 ? strong((0,_text_js_5_ .U9)(invoked, 'action')) : '');
return words || (0,_markdown_js_7_ .M) `changes outputs only`;
}
function totalsOf(workspaces) {
const all = workspaces.map(figuresOf);
const total = (figure) => {
if (all.some((figures) => figures?.[figure] === undefined))
return '';
return String(sum(all, (figures) => figures?.[figure] ?? 0));
};
return {
adds: total('adds'),
changes: total('changes'),
destroys: total('destroys'),
replaces: total('replaces'),
};
}
function destructionBlock(view, budget, most) {
const prominent = prominentChanges(view);
const heading = destructionHeading(prominent, view);
const doubtful = view.workspaces.map((each) => doubtLine(each, view)).filter(isSomething);
const doubts = (0,_budget_js_3_ .h0)(budget, doubtful, _text_js_5_ .$B);
const unlisted = view.workspaces.map((each) => unlistedLine(each, view)).filter(isSomething);
if (heading === '' || !budget.take((0,_markdown_js_7_ .M) `${heading}\n\n${othersLine(1_000_000, view)}`))
return { text: (0,_text_js_5_ .oR)('\n>\n', ...doubts), missing: prominent.length };
const groups = groupAlike(prominent).slice(0, most);
const unlistedLines = (0,_budget_js_3_ .h0)(budget, unlisted, _text_js_5_ .$B);
const lines = (0,_budget_js_3_ .h0)(budget, groups, (group) => changeLine(group, view, false));
const missing = prominent.length - groups.slice(0, lines.length).flat().length;
const list = (0,_text_js_5_ .oR)('\n', ...lines, ...unlistedLines);
const more = missing > 0 ? othersLine(missing, view) : '';
return { text: (0,_text_js_5_ .oR)('\n\n', heading, (0,_text_js_5_ .oR)('\n>\n', ...doubts), list, more), missing: 0 };
}
function changesFold(view, budget, most) {
const withAttributes = areAttributesKnown(view) && tryChangesFold(true, view, budget.trial(), most).isWhole;
return tryChangesFold(withAttributes, view, budget, most).block;
}
function tryChangesFold(withAttributes, view, budget, most) {
const all = changesOf(view);
const others = all.filter(({ action }) => !(0,_policy_planned_changes_js_0_ .jR)(action));
const listed = withAttributes ? [...prominentChanges(view), ...others] : others;
const number = listed.length + sum(view.workspaces, ({ changes }) => changes?.leftOut ?? 0);
const unread = view.workspaces.map((each) => unreadLine(each, view)).filter(isSomething);
if (number === 0)
return { block: { text: '', missing: 0 }, isWhole: true };
const attributes = (0,_markdown_js_7_ .M) `, with ${number === 1 ? 'its' : 'their'} attributes`;
const noun = withAttributes || all.length === listed.length ? 'change' : 'other change';
const title = (0,_markdown_js_7_ .M) `<details><summary>${(0,_text_js_5_ .U9)(number, noun)}${withAttributes ? attributes : ''}</summary>`;
const end = othersLine(1_000_000, view);
if (!budget.take((0,_markdown_js_7_ .M) `${title}\n\n${end}\n\n${ATTRIBUTES_OMITTED}\n\n</details>`))
return { block: { text: '', missing: number }, isWhole: false };
const sentences = (0,_budget_js_3_ .h0)(budget, unread, _text_js_5_ .$B);
const groups = groupAlike(listed).slice(0, most);
const lines = (0,_budget_js_3_ .h0)(budget, groups, (group) => changeLine(group, view, withAttributes));
const missing = number - groups.slice(0, lines.length).flat().length;
const more = missing > 0 ? othersLine(missing, view) : '';
const omission = withAttributes || !areAttributesKnown(view) ? '' : ATTRIBUTES_OMITTED;
const text = (0,_text_js_5_ .oR)('\n\n', title, (0,_text_js_5_ .oR)('\n', ...lines), more, omission, (0,_text_js_5_ .oR)('\n>\n', ...sentences), '</details>');
return { block: { text, missing: 0 }, isWhole: lines.length === groups.length };
}
const ATTRIBUTES_OMITTED = 'The changed attributes are omitted for length.';
function unreadLine({ name, changes }, view) {
if (changes?.unread === undefined)
return '';
const which = view.workspaces.length > 1 ? (0,_markdown_js_7_ .M) `${(0,_escape_markdown_js_1_ .SS)(name, 60)}: ` : '';
return (0,_markdown_js_7_ .M) `> ${which}${(0,_escape_markdown_js_1_ .CS)(changes.unread)}`;
}
function destructionLines(view, most) {
const groups = groupAlike(prominentChanges(view));
const lines = groups.slice(0, most).map((group) => {
const [change] = group;
const parts = [
(0,_escape_markdown_js_1_ .Ow)(change.address, 200),
(0,_words_js_6_ .CP)(change),
(0,_sentence_js_4_ .II)(inWorkspacesWords(group, view)),
(0,_sentence_js_4_ .II)(changeReason(change)),
];
return `  ${SIGNS[change.action]} ${(0,_text_js_5_ .oR)('   ', ...parts)}`;
});
const more = groups.length - lines.length;
const doubts = view.workspaces.flatMap(({ name, changes }) => changes?.doubt === undefined
? []
: [`  ? ${(0,_escape_markdown_js_1_ .Ow)(name, 60)}: ${MAY_BE_INCOMPLETE} ${changes.doubt}`]);
const rest = more > 0 ? [`  … and ${(0,_text_js_5_ .ZV)(more)} more of these`] : [];
return [...lines, ...rest, ...doubts.slice(0, most)];
}
const MAY_BE_INCOMPLETE = 'the list of changes may not be whole.';
function changesOf({ workspaces }) {
return workspaces.flatMap(({ name, changes }) => (changes?.changes ?? []).map((change) => ({ ...change, workspace: name })));
}
function prominentChanges(view) {
return changesOf(view).filter(({ action }) => (0,_policy_planned_changes_js_0_ .jR)(action));
}
function isSomething(line) {
return line !== '';
}
function groupAlike(changes) {
return (0,_text_js_5_ .$z)(changes, (change) => ({ ...change, workspace: '' }));
}
function destructionHeading(prominent, view) {
const unlisted = view.workspaces.filter(({ changes }) => changes === undefined);
const numberOf = (word) => prominent.filter(({ action }) => action === word).length;
const one = view.workspaces.length === 1;
const destroyed = numberOf('delete') + sum(unlisted, ({ plan }) => plan?.destructions ?? 0);
const ofResources = [
[one ? 'destroys' : 'destroy', destroyed],
[one ? 'replaces' : 'replace', numberOf('replace')],
[one ? 'forgets' : 'forget', numberOf('forget')],
];
const invoked = numberOf('invoke');
const what = ofResources
.filter(([, number]) => number > 0)
.map(([verb, number], at) => (0,_markdown_js_7_ .M) `${verb} ${at === 0 ? (0,_text_js_5_ .U9)(number, 'resource') : (0,_text_js_5_ .ZV)(number)}`);
if (invoked > 0)
what.push((0,_markdown_js_7_ .M) `${one ? 'invokes' : 'invoke'} ${(0,_text_js_5_ .U9)(invoked, 'action')}`);
const last = what.pop();
if (last === undefined)
return '';
const words = what.length > 0 ? (0,_markdown_js_7_ .M) `${(0,_text_js_5_ .oR)(', ', ...what)} and ${last}` : last;
return (0,_markdown_js_7_ .M) `#### ${one ? 'This plan' : 'These plans'} ${words}`;
}
function unlistedLine(workspace, view) {
const { name, plan, changes } = workspace;
const destroyed = plan?.destructions ?? 0;
if (changes !== undefined || destroyed === 0)
return '';
const which = view.workspaces.length > 1 ? (0,_markdown_js_7_ .M) `${(0,_escape_markdown_js_1_ .SS)(name, 60)}: ${(0,_text_js_5_ .ZV)(destroyed)}. ` : '';
const run = (0,_links_js_2_ .ut)(workspace, view.context) || (0,_markdown_js_7_ .M) `the run`;
const see = view.context.isLocal === true ? '' : (0,_markdown_js_7_ .M) `: see ${run}`;
return (0,_markdown_js_7_ .M) `- ${which}Which ones could not be read${see}.`;
}
function doubtLine(workspace, view) {
const { name, changes } = workspace;
if (changes?.doubt === undefined)
return '';
const run = (0,_links_js_2_ .ut)(workspace, view.context) || (0,_markdown_js_7_ .M) `the run`;
const see = view.context.isLocal === true ? '' : (0,_markdown_js_7_ .M) ` See ${run}.`;
return (0,_markdown_js_7_ .M) `> ⚠️ ${(0,_escape_markdown_js_1_ .SS)(name, 60)}: ${MAY_BE_INCOMPLETE} ${(0,_escape_markdown_js_1_ .CS)(changes.doubt)}${see}`;
}
function changeLine(group, view, withAttributes) {
const [change] = group;
const { address, action, location } = change;
const fileLine = (0,_words_js_6_ .CP)(change);
const url = location && (0,_links_js_2_ .eL)(location, view.context);
const where = fileLine && (0,_escape_markdown_js_1_ .nf)((0,_escape_markdown_js_1_ .SS)(fileLine), url, (0,_links_js_2_ .TZ)(view.context));
const names = (0,_sentence_js_4_ .Hi)(inWorkspacesWords(group, view));
const what = (0,_text_js_5_ .oR)(' ', where, (0,_escape_markdown_js_1_ .SS)(address, 200), names);
const why = (0,_sentence_js_4_ .Hi)(withAttributes ? reasonAndAttributes(change) : changeReason(change));
return (0,_markdown_js_7_ .M) `- **${SIGNS[action]}** ${(0,_text_js_5_ .oR)(': ', what, why)}`;
}
function inWorkspacesWords(group, view) {
const names = [...new Set(group.map(({ workspace }) => workspace))];
if (view.workspaces.length < 2)
return '';
const leaves = names.map((name) => (0,_sentence_js_4_ .V4)('name', (0,_escape_markdown_js_1_ .Ow)(name, 60), 60));
return (0,_sentence_js_4_ .cv) `in ${(0,_text_js_5_ .J4)(leaves, 2)}`;
}
function changeReason(change) {
const { action, previousAddress, imported, deposed, reason = '', attributes, trigger } = change;
const isKnown = action !== 'forget' && Object.hasOwn(REASONS, reason);
return (0,_sentence_js_4_ .DP)((0,_markdown_js_7_ .M) `, `, deposed ? (0,_sentence_js_4_ .cv) `what an earlier replacement left behind` : '', previousAddress === undefined ? '' : (0,_sentence_js_4_ .cv) `moved from ${code((0,_escape_markdown_js_1_ .Ow)(previousAddress, 200))}`, imported ? (0,_sentence_js_4_ .cv) `imported` : '', action === 'forget' ? (0,_sentence_js_4_ .cv) `stays, but is no longer managed` : '', change.recreated === true ? (0,_sentence_js_4_ .cv) `and a new one is created` : '', trigger === undefined ? '' : code((0,_escape_markdown_js_1_ .Ow)((0,_policy_planned_changes_js_0_ .sV)(trigger), 300)), (0,_sentence_js_4_ .DP)((0,_markdown_js_7_ .M) ` `, isKnown ? (REASONS[reason] ?? '') : '', attributes.length > 0 ? (0,_sentence_js_4_ .cv) `(${(0,_text_js_5_ .Z)(attributes.map(code), 4)})` : ''));
}
const code = (text) => (0,_sentence_js_4_ .V4)('code', text, 200);
const codes = (names) => (0,_sentence_js_4_ .DP)((0,_markdown_js_7_ .M) `, `, ...names.map(code));
function reasonAndAttributes(change) {
const isOfWholeResource = change.action === 'create' || change.action === 'delete';
const attributes = attributeWords(change, isOfWholeResource ? 6 : 16);
const reason = changeReason(attributes === '' ? change : { ...change, attributes: [] });
return (0,_sentence_js_4_ .DP)((0,_markdown_js_7_ .M) `; `, reason, attributes);
}
function attributeWords({ differs = [] }, most) {
const shown = differs.slice(0, most);
const forcing = shown.filter(({ forces }) => forces === true).map(({ name }) => name);
const others = shown.filter(({ forces }) => forces !== true).map(({ name }) => name);
const more = differs.length - shown.length;
const otherWords = (0,_sentence_js_4_ .DP)((0,_markdown_js_7_ .M) ` `, codes(others), more > 0 ? (0,_markdown_js_7_ .M) `and ${(0,_text_js_5_ .ZV)(more)} more` : '');
return (0,_sentence_js_4_ .DP)((0,_markdown_js_7_ .M) `; `, forcingWords(forcing), otherWords);
}
function forcingWords(names) {
if (names.length === 0)
return '';
return (0,_sentence_js_4_ .cv) `${codes(names)} ${names.length === 1 ? 'forces' : 'force'} replacement`;
}
function areAttributesKnown({ workspaces }) {
const all = workspaces.flatMap(({ changes }) => changes?.changes ?? []);
return all.some(({ differs = [] }) => differs.length > 0);
}
function othersLine(number, { workspaces, context }) {
if (context.isLocal === true)
return (0,_markdown_js_7_ .M) `… and ${(0,_text_js_5_ .ZV)(number)} more.`;
const runs = workspaces
.filter(({ changes }) => changes !== undefined)
.map((each) => (0,_links_js_2_ .ut)(each, context))
.filter(isSomething);
const see = runs.length > 0 ? (0,_text_js_5_ .J4)(runs, 3) : (0,_sentence_js_4_ .cv) `the run`;
return (0,_sentence_js_4_ .Hi)((0,_sentence_js_4_ .cv) `… and ${(0,_text_js_5_ .ZV)(number)} more: see ${see}.`);
}
function sum(items, figure) {
return items.reduce((total, item) => total + figure(item), 0);
}
/***/ }),
/***/ 72886:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
AC: () => ( failureWords),
Gw: () => ( resultCountWords),
kC: () => ( countPolicies),
os: () => ( byPolicy),
s4: () => ( policyKey)
});
var _text_js_0_ = __webpack_require__(74913);
var _markdown_js_1_ = __webpack_require__(70075);
function policyKey({ policySet, policy }) {
return [policySet, policy];
}
function byPolicy(items) {
return (0,_text_js_0_ .$z)(items, policyKey);
}
function countPolicies(items) {
return byPolicy(items).length;
}
function failureWords(findings, one, many) {
const different = countPolicies(findings);
const ofPolicies = findings.length === different ? '' : (0,_markdown_js_1_ .M) ` of ${(0,_text_js_0_ .gw)(different)}`;
return (0,_markdown_js_1_ .M) `${(0,_text_js_0_ .U9)(findings.length, one, many)}${ofPolicies}`;
}
const COUNT_WORDS = [
{ figure: 'mandatoryFailed', words: 'mandatory failed', isStrong: true },
{ figure: 'errored', words: 'errored', isStrong: true },
{ figure: 'undecided', words: 'undecided', isStrong: true },
{ figure: 'advisoryFailed', words: 'advisory failed', isStrong: false },
{ figure: 'overridden', words: 'overridden', isStrong: false },
{ figure: 'excepted', words: 'excepted', isStrong: false },
{ figure: 'existing', words: 'existing', isStrong: false },
{ figure: 'passed', words: 'passed', isStrong: false },
];
function resultCountWords(workspaces, { results }, strong = _text_js_0_ .$B) {
const sum = (figure) => workspaces.reduce((total, { counts }) => total + (counts[figure] ?? 0), 0);
const names = workspaces.map(({ name }) => name);
const theirs = results.filter(({ workspace }) => names.includes(workspace));
const approvedGuards = theirs.filter(({ system, status }) => system === 'guard' && status === 'overridden').length;
const parts = COUNT_WORDS.map(({ figure, words, isStrong }) => {
const number = sum(figure) - (figure === 'overridden' ? approvedGuards : 0);
const part = number > 0 ? (0,_markdown_js_1_ .M) `${(0,_text_js_0_ .ZV)(number)} ${words}` : '';
return isStrong && part !== '' ? strong(part) : part;
});
const all = COUNT_WORDS.reduce((total, { figure }) => total + sum(figure), 0);
const [only] = workspaces.length === 1 ? workspaces : [];
const different = only?.policies ?? countPolicies(theirs);
const ofPolicies = different === all ? '' : (0,_markdown_js_1_ .M) ` (of ${(0,_text_js_0_ .gw)(different)})`;
const approved = approvedGuards > 0 ? (0,_markdown_js_1_ .M) `${(0,_text_js_0_ .U9)(approvedGuards, 'guard')} approved` : '';
return (0,_markdown_js_1_ .M) `${(0,_text_js_0_ .oR)(', ', ...parts, approved)}${ofPolicies}`;
}
/***/ }),
/***/ 85636:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
F3: () => ( collectFindings),
HE: () => ( closesGate),
R1: () => ( showableLocation),
RF: () => ( sectionsToFix),
Tj: () => ( mustFixFindings),
VR: () => ( resourceFingerprint),
ec: () => ( isUnexplained),
jf: () => ( otherSections),
md: () => ( worstFirst),
nb: () => ( tallyOfView),
pQ: () => ( isCountedWith),
v5: () => ( notGreenFirst)
});
var _policy_compare_js_0_ = __webpack_require__(80663);
var _policy_policy_owners_js_1_ = __webpack_require__(79925);
var _model_verdict_js_2_ = __webpack_require__(83538);
var _counts_js_3_ = __webpack_require__(72886);
var _links_js_4_ = __webpack_require__(67713);
var _marker_js_5_ = __webpack_require__(54340);
var _markdown_js_8_ = __webpack_require__(70075);
var _text_js_6_ = __webpack_require__(74913);
var _words_js_7_ = __webpack_require__(43629);
function collectFindings(result, context) {
const groups = (0,_text_js_6_ .$z)(result.workspaces.flatMap(findingsOf), (each) => {
const { fingerprint, status, level, severity } = each;
return [fingerprint, status, level, severity, (0,_words_js_7_ .CP)(each)];
});
return groups.map((group) => mergeFindings(group, context)).sort(bySeverity);
}
function mergeFindings(group, context) {
const [finding] = group;
const { previous } = context;
const groupsOfResources = (0,_text_js_6_ .$z)(group.flatMap(({ resources }) => resources), ({ address, message, location }) => [address, message, (0,_words_js_7_ .CP)({ location })]);
const isOnly = groupsOfResources.length === 1;
const resources = groupsOfResources.map((alike) => {
const [resource] = alike;
const ownFingerprint = resourceFingerprint(finding, resource);
return {
...resource,
fingerprint: isOnly ? finding.fingerprint : ownFingerprint,
permalink: resource.location && (0,_links_js_4_ .eL)(resource.location, context),
age: ageOf(ownFingerprint, previous?.resources),
baseline: (0,_policy_compare_js_0_ .DE)(alike),
workspaces: distinctWorkspaces(alike),
};
});
const age = resources.some((resource) => resource.age === 'persisting')
? 'persisting'
: ageOf(finding.fingerprint, previous?.fingerprints);
return {
...finding,
workspaces: distinctWorkspaces(group),
permalink: finding.location && (0,_links_js_4_ .eL)(finding.location, context),
helpUrl: (0,_links_js_4_ .xR)(finding, context),
overrideBy: overridersByComment(finding, context),
overriders: finding.severity === 'needs-override' && !finding.guard && !finding.own
? context.overriders
: undefined,
age,
baseline: (0,_policy_compare_js_0_ .DE)(group),
resources,
};
}
function ageOf(fingerprint, previous) {
if (previous === undefined)
return undefined;
return previous.includes(fingerprint) ? 'persisting' : 'new';
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
return owners.lines.length > 0 && !(0,_policy_policy_owners_js_1_ .y)(finding) ? [] : (0,_policy_policy_owners_js_1_ .K)(owners, finding).names;
}
function distinctWorkspaces(all) {
return [...new Set(all.flatMap(({ workspaces }) => workspaces))];
}
function resourceFingerprint(finding, { address, message = '' }) {
return fingerprint({ ...finding, kind: `${finding.kind} of a resource`, address, message });
}
function findingsOf(workspace) {
const green = (0,_model_verdict_js_2_ .gf)(workspace.verdict.word);
const workspaces = [workspace.workspace];
const drafts = [
...workspace.results.flatMap(policyDrafts),
...workspace.runTasks.flatMap(runTaskDrafts),
...workspace.diagnostics.map(diagnosticDraft),
];
return drafts.map((draft) => ({
...draft,
severity: green && closesGate(draft) ? 'warns' : draft.severity,
location: showableLocation(draft.location),
fingerprint: fingerprint(draft),
workspaces,
resources: draft.resources.map((each) => ({
...each,
location: showableLocation(each.location),
fingerprint: '',
workspaces,
})),
}));
}
function policyDrafts(result) {
const { level, status } = result;
if (status === 'passed')
return [];
const isUndecided = UNDECIDED_STATUSES.includes(status) || level === 'unknown';
return [
{
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
override: result.override,
excepted: result.excepted,
baseline: result.baseline,
},
];
}
const UNDECIDED_STATUSES = [
'unknown',
'not-evaluated',
'known-after-apply',
];
function policySeverity(result, isUndecided) {
if ((0,_words_js_7_ .oB)(result))
return 'notes';
if (isUndecided)
return 'blocks';
if (result.level === 'advisory')
return 'warns';
return result.status === 'failed' && result.overridable ? 'needs-override' : 'blocks';
}
function runTaskDrafts({ name, level, status, message }) {
if (status === 'passed')
return [];
return [
{
kind: 'run-task',
policySet: '',
policy: name,
level,
status,
severity: level === 'advisory' ? 'warns' : 'blocks',
overridable: false,
message,
output: [],
resources: [],
},
];
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
resources: address === undefined ? [] : [{ address, message: undefined, location, excerpt }],
};
}
const SEVERITIES = ['blocks', 'needs-override', 'warns', 'notes'];
const KINDS = ['diagnostic', 'policy', 'run-task', 'undecided'];
function bySeverity(one, other) {
return (SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
(0,_text_js_6_ .X)(one.policySet, other.policySet) ||
(0,_text_js_6_ .X)(one.policy, other.policy) ||
(0,_text_js_6_ .X)(one.address ?? '', other.address ?? '') ||
(0,_text_js_6_ .X)(one.message, other.message) ||
(0,_text_js_6_ .X)(one.fingerprint, other.fingerprint));
}
function fingerprint(finding) {
const { kind, policySet, policy, address = '', message } = finding;
const text = message.slice(0, 400).toLowerCase().replace(/\d+/g, '0').replace(/\s+/g, ' ');
return (0,_marker_js_5_ .tW)(JSON.stringify([kind, policySet, policy, address, text.trim().slice(0, 200)]));
}
function showableLocation(location) {
const { path, startLine } = location ?? { path: '', startLine: 0 };
const canBeShown = path.length <= 1_000 &&
!/^[/~]|^[A-Za-z]:|\\|[\p{Cc}\p{Cs}]/u.test(path) &&
path.split('/').every((part) => part !== '' && part !== '.' && part !== '..') &&
Number.isSafeInteger(startLine) &&
startLine >= 1;
return canBeShown ? location : undefined;
}
function closesGate({ severity }) {
return severity === 'blocks' || severity === 'needs-override';
}
function mustFixFindings(view) {
const closing = view.findings.filter(closesGate);
if (closing.length > 0 || view.green || view.verdict !== 'advisory')
return closing;
return view.findings.filter(({ severity }) => severity === 'warns');
}
function sectionsToFix(view) {
const { isLocal = false } = view.context;
const all = mustFixFindings(view);
const overridable = all.filter(({ severity }) => !view.green && severity === 'needs-override');
const notOverridable = all.filter((each) => !overridable.includes(each));
const areUndecided = notOverridable.every(({ kind }) => kind === 'undecided');
const enforcedTitle = areUndecided
? (0,_markdown_js_8_ .M) `Undecided: Plangate could not verify them`
: (0,_markdown_js_8_ .M) `Must be fixed`;
const sections = [
{
id: 'must-fix',
title: view.green ? (0,_markdown_js_8_ .M) `Failed, but not enforced` : enforcedTitle,
findings: notOverridable,
},
{
id: 'overridable',
title: (0,_markdown_js_8_ .M) `Must be fixed, or overridden by those who manage policy overrides`,
findings: overridable.filter(({ guard, own }) => !guard && !own),
},
{
id: 'excepted-only',
title: isLocal
? (0,_markdown_js_8_ .M) `Must be fixed, or excepted for a time`
: (0,_markdown_js_8_ .M) `Must be fixed, or overridden by a comment, or excepted for a time`,
findings: overridable.filter(({ own }) => own),
},
{
id: 'guarded',
title: isLocal
? (0,_markdown_js_8_ .M) `Guarded: must be fixed`
: (0,_markdown_js_8_ .M) `Guarded: needs approval by a comment`,
findings: overridable.filter(({ guard }) => guard),
},
];
return sections.filter(({ findings }) => findings.length > 0);
}
function otherSections(view) {
const mustFix = mustFixFindings(view);
const advisory = view.findings.filter((each) => each.severity === 'warns' && !mustFix.includes(each));
const accepted = view.findings.filter(_words_js_7_ .oB);
const warnings = view.findings.filter(({ kind, severity }) => kind === 'diagnostic' && severity === 'notes');
const noun = (0,_words_js_7_ .uI)(accepted);
return [
{
id: 'advisory',
findings: advisory,
noun: 'advisory failure',
words: (0,_counts_js_3_ .AC)(advisory, 'advisory failure'),
omitted: 'advisory failure',
},
{
id: 'accepted',
findings: accepted,
noun,
words: (0,_counts_js_3_ .AC)(accepted, noun),
omitted: 'accepted failure',
},
{
id: 'warnings',
findings: warnings,
noun: 'warning',
words: (0,_text_js_6_ .U9)(warnings.length, 'warning of the plan', 'warnings of the plan'),
omitted: 'note',
},
];
}
function isUnexplained({ name, verdict }, view) {
if ((0,_model_verdict_js_2_ .gf)(verdict))
return false;
if (verdict !== 'blocked' && verdict !== 'needs-override')
return true;
return !mustFixFindings(view).some((each) => each.workspaces.includes(name));
}
function tallyOfView(view) {
const { verdict, green, workspaces, findings, results } = view;
const number = (isCounted) => findings.filter(isCounted).length;
const distinct = (isCounted) => (0,_counts_js_3_ .kC)(findings.filter(isCounted));
const approved = findings.filter(({ status, guard }) => status === 'overridden' && guard);
return {
verdict,
green,
workspaces: workspaces.length,
affected: workspaces.filter((each) => isCountedWith(each.verdict, verdict)).length,
policiesAtFault: distinct((each) => closesGate(each) && (each.kind === 'policy' || each.kind === 'undecided') && !each.guard),
runTasksAtFault: distinct((each) => closesGate(each) && each.kind === 'run-task'),
advisoryFailures: number(({ severity }) => severity === 'warns'),
overridden: distinct(({ status, guard }) => status === 'overridden' && !guard),
excepted: number(({ status }) => status === 'excepted'),
existing: number(({ status }) => status === 'existing'),
guardsAtFault: distinct((each) => closesGate(each) && each.guard === true),
approvedGuards: (0,_counts_js_3_ .kC)(approved),
approvedBy: [...new Set(approved.flatMap(({ override }) => override?.by ?? []))],
results: results.length,
policies: (0,_counts_js_3_ .kC)(results),
...closedWorkspaces(workspaces, view.context.failOn),
};
}
function closedWorkspaces(workspaces, failOn) {
const counts = { blockedIn: 0, overrideIn: 0, erroredIn: 0, undecidedIn: 0, canceledIn: 0 };
const verdicts = workspaces.map(({ verdict }) => verdict === 'advisory' && !(0,_model_verdict_js_2_ .gf)(verdict, failOn) ? 'blocked' : verdict);
for (const { verdict, figure } of _words_js_7_ .qc) {
counts[figure] = verdicts.filter((each) => each === verdict).length;
}
return counts;
}
function isCountedWith(verdict, worst) {
return verdict === worst || (worst === 'blocked' && verdict === 'needs-override');
}
const WORST_FIRST = [
..._words_js_7_ .qc.map(({ verdict }) => verdict),
'advisory',
'overridden',
'passed',
];
function notGreenFirst(workspaces) {
return [...workspaces].sort((one, other) => Number((0,_model_verdict_js_2_ .gf)(one.verdict)) - Number((0,_model_verdict_js_2_ .gf)(other.verdict)));
}
function worstFirst(workspaces) {
return [...workspaces].sort((one, other) => WORST_FIRST.indexOf(one.verdict) - WORST_FIRST.indexOf(other.verdict));
}
/***/ }),
/***/ 67713:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
GO: () => ( footerLine),
O0: () => ( encodePath),
TZ: () => ( originsOf),
eL: () => ( permalink),
ut: () => ( runLink),
wH: () => ( pullRequestWords),
xR: () => ( helpUrl)
});
var _model_uncommitted_js_3_ = __webpack_require__(41880);
var _escape_markdown_js_0_ = __webpack_require__(67511);
var _markdown_js_2_ = __webpack_require__(70075);
var _text_js_1_ = __webpack_require__(74913);
var _model_without_trailing_js_4_ = __webpack_require__(21804);
function originsOf({ serviceOrigin, repository, job }) {
return [serviceOrigin, repository?.serverUrl, job?.url].filter((url) => url !== undefined);
}
function runLink({ runId, runUrl }, context) {
return runId === undefined ? '' : (0,_escape_markdown_js_0_ .nf)((0,_escape_markdown_js_0_ .SS)(runId, 40), runUrl, originsOf(context));
}
function footerLine(context) {
const { commit, job, version, startedAt, uncommittedFiles } = context;
const origins = originsOf(context);
const attempt = job && job.attempt > 1 ? (0,_markdown_js_2_ .M) ` attempt ${job.attempt}` : '';
const facts = (0,_text_js_1_ .oR)(' · ', commit &&
(0,_markdown_js_2_ .M) `Commit ${(0,_escape_markdown_js_0_ .nf)((0,_escape_markdown_js_0_ .SS)(commit.sha.slice(0, 7)), commit.url, origins)}${(0,_markdown_js_2_ .g)((0,_model_uncommitted_js_3_ .D)(uncommittedFiles))}`, job && (0,_markdown_js_2_ .M) `${(0,_escape_markdown_js_0_ .nf)(hostStyle(context).job, job.url, origins)}${attempt}`, (0,_markdown_js_2_ .M) `evaluated ${(0,_text_js_1_ .iA)(startedAt) || 'at an unknown time'}`, (0,_markdown_js_2_ .M) `Plangate ${/^[0-9A-Za-z.-]{1,30}$/.test(version) ? (0,_markdown_js_2_ .g)(version) : ''}`);
return (0,_markdown_js_2_ .M) `<sub>${facts}</sub>`;
}
const GITHUB_STYLE = {
line: '/blob/{commit}/{path}#L{line}',
job: (0,_markdown_js_2_ .M) `workflow run`,
change: (0,_markdown_js_2_ .M) `pull request #`,
};
function hostStyle({ repository }) {
return repository?.style ?? GITHUB_STYLE;
}
function pullRequestWords(context) {
const { pullRequest } = context;
return pullRequest && (0,_markdown_js_2_ .M) `${hostStyle(context).change}${pullRequest.number}`;
}
function permalink(location, context) {
const { repository, commit } = context;
if (!repository || !commit)
return undefined;
const base = `${(0,_model_without_trailing_js_4_ .h)(repository.serverUrl, '/')}/${encodePath(repository.slug)}`;
const sha = encodeURIComponent(location.commit ?? commit.sha);
const path = encodePath(location.path);
const values = {
'{commit}': sha,
'{path}': path,
'{path-in-query}': encodeURIComponent(`/${wellFormed(location.path)}`),
'{line}': String(location.startLine),
};
const { line } = hostStyle(context);
return (base + line.replaceAll(/\{[a-z-]+\}/g, (placeholder) => values[placeholder] ?? placeholder));
}
function helpUrl({ kind, policySet, policy }, { policyLink = '' }) {
const names = { '{policy-set}': policySet, '{policy}': policy };
const used = Object.entries(names).filter(([placeholder]) => policyLink.includes(placeholder));
const isPolicy = kind === 'policy' || kind === 'undecided';
if (!isPolicy || used.some(([, name]) => /^\.*$/.test(name)))
return undefined;
let url = policyLink;
for (const [placeholder, name] of used) {
url = url.replaceAll(placeholder, () => encodeURIComponent(wellFormed(name)));
}
const ofSameOrigin = policyLink.replaceAll(/\{[a-z-]+\}/g, 'x');
return (0,_escape_markdown_js_0_ .v7)(url, [ofSameOrigin]);
}
function encodePath(path) {
return wellFormed(path).split('/').map(encodeURIComponent).join('/');
}
function wellFormed(text) {
return text.replace(/\p{Cs}/gu, '\ufffd');
}
/***/ }),
/***/ 62533:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ig: () => ( generalMessage),
PC: () => ( spotsOf),
PW: () => ( unmentionedAddress),
SU: () => ( ownBaseline),
c0: () => ( unshownOutput),
pw: () => ( spotNoun)
});
var _marker_js_0_ = __webpack_require__(54340);
var _words_js_1_ = __webpack_require__(43629);
function spotsOf(finding) {
const { fingerprint, location, permalink, age, baseline, excerpt, workspaces } = finding;
const isOnly = finding.resources.length === 1;
const [first, ...others] = finding.resources.map((resource) => {
const findingMessage = isOnly ? withoutAddress(finding.message, resource.address) : '';
return { ...resource, message: resource.message ?? findingMessage };
});
const message = finding.message.trim() || _words_js_1_ .ly[finding.status];
const whole = { message, fingerprint, location, permalink, age, baseline, excerpt, workspaces };
const ofMessages = messagesOfNoResource(finding).map((text) => ({
...whole,
message: text,
fingerprint: (0,_marker_js_0_ .tW)(`${fingerprint} ${text}`),
excerpt: undefined,
}));
return first ? [first, ...others, ...ofMessages] : [whole, ...ofMessages];
}
function spotNoun({ resources }) {
return resources.length > 0 ? 'resource' : 'message';
}
function messagesOfNoResource({ own, output, message, resources }) {
if (own !== true)
return [];
const ofResources = resources.map((each) => ({ ...each, message: each.message ?? '' }));
const parts = new Set(ofResources.flatMap((each) => [each.message, ...splitMessage(each.message)]));
const isOfResource = (line) => parts.has(line) ||
ofResources.some((each) => line.startsWith(each.address) && each.message.includes(withoutAddress(line, each.address)));
const lines = output.filter((line) => line.trim() !== '' && line !== message && !isOfResource(line));
return [...new Set(lines)];
}
function splitMessage(message) {
return message.split('; ');
}
function generalMessage(finding) {
const { message, resources } = finding;
const [only] = resources;
if (only === undefined || (resources.length === 1 && only.message === undefined))
return '';
const isRepeated = resources.some((resource) => resource.message !== undefined &&
(message.includes(resource.message) ||
resource.message.includes(withoutAddress(message, resource.address))));
return isRepeated ? '' : message;
}
function withoutAddress(message, address) {
const prefix = `${address}: `;
return message.startsWith(prefix) ? message.slice(prefix.length) : message;
}
function unmentionedAddress({ address = '', message }, limit = Infinity) {
return message.slice(0, limit).includes(address) ? '' : address;
}
function ownBaseline(spot, finding) {
return spot.baseline === finding.baseline ? undefined : spot.baseline;
}
function unshownOutput(finding, limit) {
const { message, output, resources } = finding;
const shown = new Set(['', message, ...messagesOfNoResource(finding)]);
for (const { address, message = '' } of resources) {
shown.add(address);
for (const part of [message, ...splitMessage(message)])
shown.add(part).add(`${address}: ${part}`);
}
const unshown = output.filter((line) => line.length > limit || !shown.has(line));
const hasHeadings = resources.length > 1 && finding.own !== true;
return unshown.length > 0 && hasHeadings ? output : unshown;
}
/***/ })
};
