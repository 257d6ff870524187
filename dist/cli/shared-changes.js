export const id = 6421;
export const ids = [6421];
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
...(0,_report_changes_js_0_ .QI)(workspaces),
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
const stepSource = (name) => String.raw `\.(${name})(?:(${KEY})(?:${KEY})*)?`;
const STEP = new RegExp(stepSource(IDENTIFIER), 'guy');
const PATTERN_STEP = new RegExp(stepSource(String.raw `[\p{ID_Start}_*][\p{ID_Continue}*-]*`), 'guy');
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
if (read === undefined) {
if (mayBeJoined)
isCertain = false;
continue;
}
const isJoined = mayBeJoined || BEFORE_REST.includes(text.charAt(index - 1));
const following = text.slice(index + chain.length, index + chain.length + 2);
const isCut = following.startsWith('…') || following === '["';
if (isJoined || isCut || mayHoldAnother(read))
isCertain = false;
if (isJoined || isCut)
continue;
if (addresses.size === MOST_ADDRESSES && !addresses.has(read.address.text)) {
return { addresses: [...addresses], isCertain: false };
}
addresses.add(read.address.text);
}
return { addresses: [...addresses], isCertain };
}
function stepsIn(text, step) {
const steps = [];
let end = 0;
for (const { 0: whole, 1: name = '', 2: key, index } of `.${text}`.matchAll(step)) {
steps.push({ name, key: key?.slice(1, -1), end: index + name.length + (key?.length ?? 0) });
end = index + whole.length - 1;
}
return { steps, end };
}
function readWhole(text, step) {
if (text.length > LONGEST_MESSAGE)
return undefined;
const { steps, end } = stepsIn(text, step);
return end === text.length ? readSteps(text, steps) : undefined;
}
function readChain(chain) {
const withoutStart = chain.slice(Math.max(0, chain.search(/\p{ID_Start}/u)));
const { steps } = stepsIn(withoutStart, STEP);
const read = readSteps(withoutStart, steps);
if (read !== undefined && isUnmistakable(read.address)) {
return { read, mayBeJoined: withoutStart !== chain };
}
const mayBeJoined = steps.some((_, index) => index > 0 && mayBeginAddress(steps, index));
return { read: undefined, mayBeJoined };
}
function mayBeginAddress(steps, index) {
const { name, key } = steps[index] ?? { name: '', key: '' };
const isPrefix = PREFIXES.some((prefix) => prefix === name);
const lastOfAddress = index + (isPrefix ? 2 : 1);
if (key !== undefined || lastOfAddress >= steps.length)
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
const prefix = PREFIXES.find((word) => isWord(steps[next], word));
const isResource = prefix === undefined || (prefix === 'action' && steps.length === next + 2);
const first = isResource ? next : next + 1;
const [type, name] = steps.slice(first, first + 2);
if (type !== undefined && name !== undefined && type.key === undefined) {
const blockType = isResource ? 'resource' : prefix;
const block = { type: blockType, labels: [type.name, name.name] };
const address = { text: text.slice(0, name.end), modules, block, key: name.key };
return { address, rest: steps.slice(first + 2) };
}
const lastCall = modules.pop();
if (lastCall === undefined)
return undefined;
const block = { type: 'module', labels: [lastCall.name] };
const address = { text: text.slice(0, lastCall.end), modules, block, key: lastCall.key };
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
const beginsAnother = ({ name }) => name === 'module' || name.startsWith(`${provider}_`);
if (rest.slice(0, -1).some(beginsAnother))
return true;
return [...modules.map((step) => step.key), key].some((textInKey = '') => {
const { addresses, isCertain } = findAddresses(textInKey);
return addresses.length > 0 || !isCertain;
});
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
.replaceAll(/["\\]|(?! )[\p{C}\p{Z}]/gu, (sign) => ESCAPES[sign] ?? unicodeEscape(sign))
.replaceAll(/([$%])(?=\{)/g, '$1$1');
return `"${text}"`;
}
function unicodeEscape(character) {
const digits = (character.codePointAt(0) ?? 0).toString(16);
return digits.length > 4 ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`;
}
/***/ }),
/***/ 62373:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
BS: () => ( waitsForConfirmation),
Ck: () => ( isRunOver),
HE: () => ( TASK_RESULT_STATUSES),
I: () => ( kindOf),
Il: () => ( runKind),
Is: () => ( isSettled),
LG: () => ( POLICY_CHECK_STATUSES),
LV: () => ( RUN_STATUSES),
Nv: () => ( isApplyStage),
Ou: () => ( TASK_STAGE_STATUSES),
P9: () => ( PLAN_STATUSES),
RJ: () => ( mayWaitForConfirmation),
S0: () => ( TF_POLICY_EVALUATION_STATUSES),
"do": () => ( POLICY_EVALUATION_STATUSES),
hs: () => ( hasNoResult),
iD: () => ( awaitsOverride),
mO: () => ( TF_POLICY_OUTCOME_STATUSES),
o7: () => ( statusWords),
rM: () => ( describeRunStatus),
t8: () => ( CONFIGURATION_VERSION_STATUSES),
uv: () => ( OUTCOME_STATUSES)
});
const RUN_STATUSES = {
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
const PLAN_STATUSES = {
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
const POLICY_CHECK_STATUSES = {
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
const TASK_RESULT_STATUSES = {
pending: 'moving',
running: 'moving',
passed: 'good',
failed: 'bad',
errored: 'bad',
canceled: 'stopped',
unreachable: 'skipped',
};
const TASK_STAGE_STATUSES = {
...TASK_RESULT_STATUSES,
awaiting_override: 'person',
};
const POLICY_EVALUATION_STATUSES = {
...TASK_RESULT_STATUSES,
queued: 'moving',
overridden: 'good',
};
const TF_POLICY_EVALUATION_STATUSES = {
...POLICY_EVALUATION_STATUSES,
awaiting_override: 'person',
};
const OUTCOME_STATUSES = {
passed: 'good',
failed: 'bad',
errored: 'bad',
not_evaluated: 'skipped',
};
const TF_POLICY_OUTCOME_STATUSES = { ...OUTCOME_STATUSES, unknown: 'skipped' };
const COST_ESTIMATE_STATUSES = {
pending: 'moving',
queued: 'moving',
finished: 'good',
canceled: 'stopped',
errored: 'bad',
unreachable: 'skipped',
skipped_due_to_targeting: 'skipped',
};
const CONFIGURATION_VERSION_STATUSES = {
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
const table = RUN_STATUSES;
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
function mayWaitForConfirmation(mode, run) {
const isChecked = run.attributes.status === 'policy_checked';
return mode === 'provisional' && isChecked && waitsForConfirmation(run);
}
function describeRunStatus({ attributes }) {
const { status } = attributes;
const position = attributes['position-in-queue'] ?? 0;
const meaning = meaningOf(status);
if (meaning === undefined)
return `"${status}", an unrecognized status: waiting on`;
const isQueued = status === 'pending' || status === 'plan_queued' || status === 'queuing';
return isQueued && position > 0
? `${meaning.says} · ${ordinal(position)} in the queue`
: meaning.says;
}
function ordinal(n) {
const isTeen = n % 100 >= 11 && n % 100 <= 13;
const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
return `${n}${ending}`;
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
return stages.some(({ stage, status }) => !isApplyStage(stage) && kindOf(TASK_STAGE_STATUSES, status) === 'person');
}
/***/ }),
/***/ 41880:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D: () => ( uncommittedWords)
});
function uncommittedWords(fileCount = 0) {
if (fileCount === 0)
return '';
return ` + uncommitted changes (${fileCount} ${fileCount === 1 ? 'file' : 'files'})`;
}
/***/ }),
/***/ 79486:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
MS: () => ( namesTypeOrModule),
Pt: () => ( isPattern),
XP: () => ( fitsFromRoot),
kt: () => ( matchesGlob),
lQ: () => ( protects)
});
var _model_address_js_0_ = __webpack_require__(3543);
function isPattern(text) {
const block = (0,_model_address_js_0_ .ZS)(text)?.block;
if (block?.type === 'action' || block?.type === 'module')
return true;
return block?.type === 'resource' && block.labels[0] !== 'action';
}
function protects(pattern, address) {
const wanted = partsOf((0,_model_address_js_0_ .ZS)(pattern));
const target = partsOf(readWholeAddress(address));
if (wanted === undefined || target?.resource === undefined)
return undefined;
if (!fitsResource(wanted.resource, target.resource))
return false;
const mostOutside = target.modules.length - wanted.modules.length;
for (let outside = 0; outside <= mostOutside; outside += 1) {
const modules = target.modules.slice(outside);
if (wanted.modules.every((step, index) => fitsStep(step, modules[index])))
return true;
}
return false;
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
function namesTypeOrModule(pattern) {
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
FU: () => ( failuresOfSame),
Pc: () => ( keyOfPolicy)
});
var _model_address_js_0_ = __webpack_require__(3543);
var _systems_policy_checks_js_1_ = __webpack_require__(22941);
var _reading_js_2_ = __webpack_require__(10988);
function compareWithBaseline(results, current) {
return results.map((result) => {
const failures = failuresOfSame(result, current);
if (!(0,_reading_js_2_ .WN)(result) || failures === undefined)
return result;
if (result.resources.length === 0) {
return { ...result, baseline: baselineOf(undefined, failures) };
}
const resources = result.resources.map((resource) => {
return { ...resource, baseline: baselineOf(resource.address, failures) };
});
return { ...result, resources, baseline: commonBaseline(resources) };
});
}
function failuresOfSame(result, others) {
if (result.policy === '' || result.policy === _systems_policy_checks_js_1_ .rY)
return undefined;
const same = others.filter((other) => keyOfPolicy(other) === keyOfPolicy(result));
const failures = same.filter(_reading_js_2_ .WN);
const isClear = same.every((other) => (0,_reading_js_2_ .WN)(other) || other.status === 'passed');
return same.length > 0 && isClear ? failures : undefined;
}
function commonBaseline(resources) {
const [first] = resources;
const areAlike = resources.every(({ baseline }) => baseline === first?.baseline);
return areAlike ? first?.baseline : undefined;
}
function keyOfPolicy({ system, policySet, policy }) {
return JSON.stringify([system, policySet, policy]);
}
function baselineOf(address, failures) {
if (failures.length === 0)
return 'new';
const before = failures.map(({ resources }) => resources.map((resource) => resource.address));
if (address === undefined)
return before.some(({ length }) => length === 0) ? 'existing' : undefined;
if (before.some((addresses) => addresses.includes(address)))
return 'existing';
const areComplete = before.every(({ length }) => length > 0 && length < _model_address_js_0_ .ps);
return areComplete ? 'new' : undefined;
}
/***/ }),
/***/ 68397:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$d: () => ( resourcesIn),
Io: () => ( clipMessage),
cH: () => ( joinByAddress),
yF: () => ( resourcesInText)
});
var _model_address_js_0_ = __webpack_require__(3543);
const MOST_RESOURCES = 1_000;
const LONGEST_JOINED = 2_000;
function resourcesIn(lines) {
return joinByAddress(lines.flatMap(({ text, address, attribute }) => {
const subject = address ?? subjectOf(text);
if (subject === undefined)
return resourcesInText(text);
return [{ address: subject, message: withoutAddress(text, subject), attribute }];
}));
}
function subjectOf(text) {
const { addresses, isCertain } = (0,_model_address_js_0_ .WX)(text);
const [first] = addresses;
if (first === undefined || !isCertain)
return undefined;
return addresses.length === 1 || text.startsWith(first) ? first : undefined;
}
function clipMessage(line) {
return line.length <= _model_address_js_0_ .bX ? line : `${line.slice(0, _model_address_js_0_ .bX)}…`;
}
function resourcesInText(text) {
return (0,_model_address_js_0_ .WX)(text).addresses.map((address) => ({ address, message: undefined }));
}
function joinByAddress(named) {
const resources = new Map();
for (const { address, message, location, attribute } of named) {
const earlier = resources.get(address);
if (earlier === undefined) {
if (resources.size >= MOST_RESOURCES)
break;
const cut = message?.slice(0, LONGEST_JOINED);
resources.set(address, { address, message: cut, location, attribute });
continue;
}
earlier.location ??= location;
if (message === undefined)
continue;
if (earlier.message === undefined) {
earlier.message = message;
earlier.attribute = attribute;
continue;
}
const isSame = JSON.stringify(earlier.attribute) === JSON.stringify(attribute);
if (!isSame)
earlier.attribute = [];
if (earlier.message.includes(message) || earlier.message.length >= LONGEST_JOINED)
continue;
earlier.message = `${earlier.message}; ${message}`;
}
return [...resources.values()];
}
function withoutAddress(text, address) {
if (text === address)
return undefined;
const prefix = `${address}: `;
return (text.startsWith(prefix) ? text.slice(prefix.length) : text).trim() || undefined;
}
/***/ }),
/***/ 69166:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
gb: () => ( describeTrigger),
jR: () => ( isProminent),
qs: () => ( severityRank),
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
function describeTrigger({ event, resource, onFailure = 'halt' }) {
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
const wordsBefore = status === 'overridden' ? OVERRIDABLE_WORDS : [];
const contrary = Object.entries(stamps ?? {})
.filter(([key, at]) => key.endsWith('-at') && (at ?? '') !== '')
.map(([key]) => key.slice(0, -'-at'.length).replaceAll('-', '_'))
.filter((word) => word !== status && END_KINDS.includes((0,_model_status_js_0_ .I)(table, word)))
.find((word) => !wordsBefore.includes(word));
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
const { status: statusWord, enforcement_level: levelWord } = outcome;
const kind = (0,_model_status_js_0_ .I)(table, statusWord);
const level = toLevel(levelWord, levels);
const status = toStatus(kind, statusWord);
let word;
if (status === 'unknown')
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
resources: [],
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
const message = name === UNNAMED && output.length === 0
? 'The log of the policy check does not name this policy.'
: (output.find((line) => !VERDICT_LINE.test(line)) ?? description);
const resources = status === 'passed' ? [] : (0,_named_resources_js_1_ .$d)(output.map((text) => ({ text })));
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
const LONGEST_DESCRIPTION = 2_000;
function parsePolicyLog(log) {
const policies = [];
let current;
let isInDescription = false;
for (const wholeLine of log.split('\n')) {
const line = (0,_named_resources_js_1_ .Io)(wholeLine.trimEnd());
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
/***/ 95439:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
I2: () => ( renderFold),
oW: () => ( renderWhileFits),
yK: () => ( createBudget)
});
var _markdown_js_1_ = __webpack_require__(70075);
var _text_js_0_ = __webpack_require__(74913);
const SIZE_OF_BREAKS = 2;
function createBudget(size, measure, outer) {
let spent = 0;
const budget = {
left: () => Math.min(Math.floor(size) - spent, outer?.left() ?? Infinity),
tryReserve(cost) {
if (cost > budget.left() || outer?.tryReserve(cost) === false)
return false;
spent += cost;
return true;
},
tryTake: (text) => budget.tryReserve(measure(text) + SIZE_OF_BREAKS),
textIfFits: (text) => (text !== '' && budget.tryTake(text) ? text : ''),
part: (share) => createBudget(budget.left() * share, measure, budget),
unpaidCopy: () => createBudget(budget.left(), measure),
};
return budget;
}
function renderWhileFits(budget, items, render) {
const taken = [];
for (const item of items) {
const text = render(item);
if (!budget.tryTake(text))
break;
taken.push(text);
}
return taken;
}
function renderFold(budget, { title, head = '' }, items, row) {
const summary = (0,_markdown_js_1_ .e) `<details><summary>${title}</summary>`;
if (items.length === 0)
return { text: '', missing: 0 };
if (!budget.tryTake((0,_markdown_js_1_ .e) `${summary}\n\n${head}\n\n… and 1,000,000 more.\n\n</details>`))
return { text: '', missing: items.length };
const rows = renderWhileFits(budget, items, row);
const missing = items.length - rows.length;
const text = (0,_text_js_0_ .JO)('\n\n', summary, rows.length > 0 ? (0,_text_js_0_ .JO)('\n', head, ...rows) : '', missing > 0 ? (0,_markdown_js_1_ .e) `… and ${(0,_text_js_0_ .ZV)(missing)} more.` : '', '</details>');
return { text, missing };
}
/***/ }),
/***/ 30445:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D6: () => ( actionCountWords),
DO: () => ( planWords),
KP: () => ( prominentChanges),
NL: () => ( reasonAndAttributes),
QI: () => ( changeTotals),
b$: () => ( changesFold),
e6: () => ( prominentLines),
eH: () => ( prominentBlock),
ff: () => ( changeReason),
fs: () => ( changesOf),
ii: () => ( forcingWords),
jO: () => ( countByAction),
mX: () => ( ACTION_SIGNS),
qO: () => ( attributeWords)
});
var _policy_planned_changes_js_0_ = __webpack_require__(69166);
var _escape_markdown_js_1_ = __webpack_require__(67511);
var _markdown_js_7_ = __webpack_require__(70075);
var _links_js_2_ = __webpack_require__(67713);
var _budget_js_3_ = __webpack_require__(95439);
var _sentence_js_4_ = __webpack_require__(42251);
var _text_js_5_ = __webpack_require__(74913);
var _words_js_6_ = __webpack_require__(43629);
const ACTION_SIGNS = {
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
function actionCountWords(action, number) {
return (0,_markdown_js_7_ .e) `${(0,_text_js_5_ .rj)(number, action === 'invoke' ? 'action' : 'resource')} ${ACTION_WORDS[action]}`;
}
const REASONS = {
tainted: (0,_markdown_js_7_ .e) `is marked as damaged (tainted)`,
requested: (0,_markdown_js_7_ .e) `its replacement was asked for`,
replace_triggered_by: (0,_markdown_js_7_ .e) `something changes that replaces it (replace_triggered_by)`,
cannot_update: (0,_markdown_js_7_ .e) `cannot be updated in place`,
delete_because_no_resource_config: (0,_markdown_js_7_ .e) `is no longer in the configuration`,
delete_because_wrong_repetition: (0,_markdown_js_7_ .e) `does not fit the count or for_each of its block`,
delete_because_count_index: (0,_markdown_js_7_ .e) `its number is beyond count`,
delete_because_each_key: (0,_markdown_js_7_ .e) `its key is no longer in for_each`,
delete_because_no_module: (0,_markdown_js_7_ .e) `its module is no longer called`,
delete_because_no_move_target: (0,_markdown_js_7_ .e) `was moved to where nothing is configured`,
};
function changeCountsOf({ plan, changes, }) {
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
function countByAction(workspace, action) {
const { changes } = workspace;
if (action === 'delete')
return changeCountsOf(workspace)?.destroys;
if (action === 'replace')
return changeCountsOf(workspace)?.replaces;
return changes?.changes.filter((change) => change.action === action).length;
}
function planWords(workspace, strong = _text_js_5_ .Cv) {
const { plan, changes } = workspace;
const counts = changeCountsOf(workspace);
if (plan?.status === 'errored')
return (0,_markdown_js_7_ .e) `failed`;
if (plan === undefined || counts === undefined)
return (0,_markdown_js_7_ .e) `–`;
const listed = changes?.changes ?? [];
const numberOf = (word) => listed.filter(({ action }) => action === word).length;
const forgotten = numberOf('forget');
const invoked = numberOf('invoke');
const moved = listed.filter(({ previousAddress: before, address }) => before !== undefined && before !== address).length;
if ((0,_words_js_6_ .hE)(plan) && forgotten + invoked + moved === 0)
return (0,_markdown_js_7_ .e) `no changes`;
const { adds, changes: updates, destroys, replaces = 0 } = counts;
const words = (0,_text_js_5_ .JO)(' ', adds > 0 ? (0,_markdown_js_7_ .e) `+${(0,_text_js_5_ .ZV)(adds)}` : '', updates > 0 ? (0,_markdown_js_7_ .e) `~${(0,_text_js_5_ .ZV)(updates)}` : '', destroys > 0 ? strong((0,_markdown_js_7_ .e) `−${(0,_text_js_5_ .ZV)(destroys)}`) : '', replaces > 0 ? strong((0,_markdown_js_7_ .e) `±${(0,_text_js_5_ .ZV)(replaces)}`) : '', forgotten > 0 ? strong((0,_markdown_js_7_ .e) `${(0,_text_js_5_ .ZV)(forgotten)} forgotten`) : '', plan.imports > 0 ? (0,_markdown_js_7_ .e) `${(0,_text_js_5_ .ZV)(plan.imports)} imported` : '', moved > 0 ? (0,_markdown_js_7_ .e) `${(0,_text_js_5_ .ZV)(moved)} moved` : '', invoked > 0 ? strong((0,_text_js_5_ .rj)(invoked, 'action')) : '');
return words || (0,_markdown_js_7_ .e) `changes outputs only`;
}
function changeTotals(workspaces) {
const countsOfAll = workspaces.map(changeCountsOf);
const total = (name) => {
if (countsOfAll.some((counts) => counts?.[name] === undefined))
return '';
return String(sum(countsOfAll, (counts) => counts?.[name] ?? 0));
};
return {
adds: total('adds'),
changes: total('changes'),
destroys: total('destroys'),
replaces: total('replaces'),
};
}
const LARGE_NUMBER = 1_000_000;
function prominentBlock(view, budget, most) {
const prominent = prominentChanges(view);
const heading = prominentHeading(prominent, view);
const doubtful = view.workspaces
.map((workspace) => doubtLine(workspace, view))
.filter(isNotEmpty);
const doubts = (0,_budget_js_3_ .oW)(budget, doubtful, _text_js_5_ .Cv);
const unlisted = view.workspaces
.map((workspace) => unreadChangesLine(workspace, view))
.filter(isNotEmpty);
if (heading === '' ||
!budget.tryTake((0,_markdown_js_7_ .e) `${heading}\n\n${hiddenChangesLine(LARGE_NUMBER, view)}`))
return { text: (0,_text_js_5_ .JO)('\n>\n', ...doubts), missing: prominent.length };
const groups = groupSameChanges(prominent).slice(0, most);
const unlistedLines = (0,_budget_js_3_ .oW)(budget, unlisted, _text_js_5_ .Cv);
const lines = (0,_budget_js_3_ .oW)(budget, groups, (group) => changeLine(group, view, false));
const missing = prominent.length - groups.slice(0, lines.length).flat().length;
const list = (0,_text_js_5_ .JO)('\n', ...lines, ...unlistedLines);
const more = missing > 0 ? hiddenChangesLine(missing, view) : '';
return {
text: (0,_text_js_5_ .JO)('\n\n', heading, (0,_text_js_5_ .JO)('\n>\n', ...doubts), list, more),
missing: 0,
};
}
function changesFold(view, budget, most) {
const withAttributes = isAnyAttributeKnown(view) && tryChangesFold(true, view, budget.unpaidCopy(), most).isWhole;
return tryChangesFold(withAttributes, view, budget, most).block;
}
function tryChangesFold(withAttributes, view, budget, most) {
const allChanges = changesOf(view);
const others = allChanges.filter(({ action }) => !(0,_policy_planned_changes_js_0_ .jR)(action));
const listed = withAttributes ? [...prominentChanges(view), ...others] : others;
const number = listed.length + sum(view.workspaces, ({ changes }) => changes?.leftOut ?? 0);
const unread = view.workspaces
.map((workspace) => unreadAttributesLine(workspace, view))
.filter(isNotEmpty);
if (number === 0)
return { block: { text: '', missing: 0 }, isWhole: true };
const attributes = (0,_markdown_js_7_ .e) `, with ${number === 1 ? 'its' : 'their'} attributes`;
const noun = withAttributes || allChanges.length === listed.length ? 'change' : 'other change';
const title = (0,_markdown_js_7_ .e) `<details><summary>${(0,_text_js_5_ .rj)(number, noun)}${withAttributes ? attributes : ''}</summary>`;
const end = hiddenChangesLine(LARGE_NUMBER, view);
if (!budget.tryTake((0,_markdown_js_7_ .e) `${title}\n\n${end}\n\n${ATTRIBUTES_OMITTED}\n\n</details>`))
return { block: { text: '', missing: number }, isWhole: false };
const sentences = (0,_budget_js_3_ .oW)(budget, unread, _text_js_5_ .Cv);
const groups = groupSameChanges(listed).slice(0, most);
const lines = (0,_budget_js_3_ .oW)(budget, groups, (group) => changeLine(group, view, withAttributes));
const missing = number - groups.slice(0, lines.length).flat().length;
const more = missing > 0 ? hiddenChangesLine(missing, view) : '';
const omission = withAttributes || !isAnyAttributeKnown(view) ? '' : ATTRIBUTES_OMITTED;
const text = (0,_text_js_5_ .JO)('\n\n', title, (0,_text_js_5_ .JO)('\n', ...lines), more, omission, (0,_text_js_5_ .JO)('\n>\n', ...sentences), '</details>');
return { block: { text, missing: 0 }, isWhole: lines.length === groups.length };
}
const ATTRIBUTES_OMITTED = 'The changed attributes are omitted for length.';
function unreadAttributesLine({ name, changes }, view) {
if (changes?.unread === undefined)
return '';
const which = view.workspaces.length > 1 ? (0,_markdown_js_7_ .e) `${(0,_escape_markdown_js_1_ .SS)(name, 60)}: ` : '';
return (0,_markdown_js_7_ .e) `> ${which}${(0,_escape_markdown_js_1_ .CS)(changes.unread)}`;
}
function prominentLines(view, most) {
const groups = groupSameChanges(prominentChanges(view));
const lines = groups.slice(0, most).map((group) => {
const [change] = group;
const parts = [
(0,_escape_markdown_js_1_ .Ow)(change.address, 200),
(0,_words_js_6_ .CP)(change),
(0,_sentence_js_4_ .bo)(workspacesWords(group, view)),
(0,_sentence_js_4_ .bo)(changeReason(change)),
];
return `  ${ACTION_SIGNS[change.action]} ${(0,_text_js_5_ .JO)('   ', ...parts)}`;
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
function isNotEmpty(line) {
return line !== '';
}
function groupSameChanges(changes) {
return (0,_text_js_5_ .$z)(changes, (change) => ({ ...change, workspace: '' }));
}
function prominentHeading(prominent, view) {
const unlisted = view.workspaces.filter(({ changes }) => changes === undefined);
const numberOf = (word) => prominent.filter(({ action }) => action === word).length;
const isOnePlan = view.workspaces.length === 1;
const destroyed = numberOf('delete') + sum(unlisted, ({ plan }) => plan?.destructions ?? 0);
const ofResources = [
[isOnePlan ? 'destroys' : 'destroy', destroyed],
[isOnePlan ? 'replaces' : 'replace', numberOf('replace')],
[isOnePlan ? 'forgets' : 'forget', numberOf('forget')],
];
const invoked = numberOf('invoke');
const what = ofResources
.filter(([, number]) => number > 0)
.map(([verb, number], at) => (0,_markdown_js_7_ .e) `${verb} ${at === 0 ? (0,_text_js_5_ .rj)(number, 'resource') : (0,_text_js_5_ .ZV)(number)}`);
if (invoked > 0)
what.push((0,_markdown_js_7_ .e) `${isOnePlan ? 'invokes' : 'invoke'} ${(0,_text_js_5_ .rj)(invoked, 'action')}`);
const last = what.pop();
if (last === undefined)
return '';
const words = what.length > 0 ? (0,_markdown_js_7_ .e) `${(0,_text_js_5_ .JO)(', ', ...what)} and ${last}` : last;
return (0,_markdown_js_7_ .e) `#### ${isOnePlan ? 'This plan' : 'These plans'} ${words}`;
}
function unreadChangesLine(workspace, view) {
const { name, plan, changes } = workspace;
const destroyed = plan?.destructions ?? 0;
if (changes !== undefined || destroyed === 0)
return '';
const which = view.workspaces.length > 1 ? (0,_markdown_js_7_ .e) `${(0,_escape_markdown_js_1_ .SS)(name, 60)}: ${(0,_text_js_5_ .ZV)(destroyed)}. ` : '';
const run = (0,_links_js_2_ .ut)(workspace, view.context) || (0,_markdown_js_7_ .e) `the run`;
const see = view.context.isLocal === true ? '' : (0,_markdown_js_7_ .e) `: see ${run}`;
return (0,_markdown_js_7_ .e) `- ${which}Which ones could not be read${see}.`;
}
function doubtLine(workspace, view) {
const { name, changes } = workspace;
if (changes?.doubt === undefined)
return '';
const run = (0,_links_js_2_ .ut)(workspace, view.context) || (0,_markdown_js_7_ .e) `the run`;
const see = view.context.isLocal === true ? '' : (0,_markdown_js_7_ .e) ` See ${run}.`;
return (0,_markdown_js_7_ .e) `> ⚠️ ${(0,_escape_markdown_js_1_ .SS)(name, 60)}: ${MAY_BE_INCOMPLETE} ${(0,_escape_markdown_js_1_ .CS)(changes.doubt)}${see}`;
}
function changeLine(group, view, withAttributes) {
const [change] = group;
const { address, action, location } = change;
const fileLine = (0,_words_js_6_ .CP)(change);
const url = location && (0,_links_js_2_ .eL)(location, view.context);
const where = fileLine && (0,_escape_markdown_js_1_ .nf)((0,_escape_markdown_js_1_ .SS)(fileLine), url, (0,_links_js_2_ .qL)(view.context));
const names = (0,_sentence_js_4_ .l6)(workspacesWords(group, view));
const what = (0,_text_js_5_ .JO)(' ', where, (0,_escape_markdown_js_1_ .SS)(address, 200), names);
const why = (0,_sentence_js_4_ .l6)(withAttributes ? reasonAndAttributes(change) : changeReason(change));
return (0,_markdown_js_7_ .e) `- **${ACTION_SIGNS[action]}** ${(0,_text_js_5_ .JO)(': ', what, why)}`;
}
function workspacesWords(group, view) {
const names = [...new Set(group.map(({ workspace }) => workspace))];
if (view.workspaces.length < 2)
return '';
const leaves = names.map((name) => (0,_sentence_js_4_ .vn)('name', (0,_escape_markdown_js_1_ .Ow)(name, 60), 60));
return (0,_sentence_js_4_ .MZ) `in ${(0,_text_js_5_ .J4)(leaves, 2)}`;
}
function changeReason(change) {
const { action, previousAddress, imported, deposed, reason = '', attributes, trigger } = change;
const isKnown = action !== 'forget' && Object.hasOwn(REASONS, reason);
return (0,_sentence_js_4_ .DP)((0,_markdown_js_7_ .e) `, `, deposed ? (0,_sentence_js_4_ .MZ) `what an earlier replacement left behind` : '', previousAddress === undefined
? ''
: (0,_sentence_js_4_ .MZ) `moved from ${codePart((0,_escape_markdown_js_1_ .Ow)(previousAddress, 200))}`, imported ? (0,_sentence_js_4_ .MZ) `imported` : '', action === 'forget' ? (0,_sentence_js_4_ .MZ) `stays, but is no longer managed` : '', change.recreated === true ? (0,_sentence_js_4_ .MZ) `and a new one is created` : '', trigger === undefined ? '' : codePart((0,_escape_markdown_js_1_ .Ow)((0,_policy_planned_changes_js_0_ .gb)(trigger), 300)), (0,_sentence_js_4_ .DP)((0,_markdown_js_7_ .e) ` `, isKnown ? (REASONS[reason] ?? '') : '', attributes.length > 0 ? (0,_sentence_js_4_ .MZ) `(${(0,_text_js_5_ .Z)(attributes.map(codePart), 4)})` : ''));
}
const codePart = (text) => (0,_sentence_js_4_ .vn)('code', text, 200);
const codeParts = (names) => (0,_sentence_js_4_ .DP)((0,_markdown_js_7_ .e) `, `, ...names.map(codePart));
function reasonAndAttributes(change) {
const isOfWholeResource = change.action === 'create' || change.action === 'delete';
const attributes = attributeWords(change, isOfWholeResource ? 6 : 16);
const reason = changeReason(attributes === '' ? change : { ...change, attributes: [] });
return (0,_sentence_js_4_ .DP)((0,_markdown_js_7_ .e) `; `, reason, attributes);
}
function attributeWords({ differs = [] }, most) {
const shown = differs.slice(0, most);
const forcing = shown.filter(({ forces }) => forces === true).map(({ name }) => name);
const others = shown.filter(({ forces }) => forces !== true).map(({ name }) => name);
const more = differs.length - shown.length;
const otherWords = (0,_sentence_js_4_ .DP)((0,_markdown_js_7_ .e) ` `, codeParts(others), more > 0 ? (0,_markdown_js_7_ .e) `and ${(0,_text_js_5_ .ZV)(more)} more` : '');
return (0,_sentence_js_4_ .DP)((0,_markdown_js_7_ .e) `; `, forcingWords(forcing), otherWords);
}
function forcingWords(names) {
if (names.length === 0)
return '';
return (0,_sentence_js_4_ .MZ) `${codeParts(names)} ${names.length === 1 ? 'forces' : 'force'} replacement`;
}
function isAnyAttributeKnown({ workspaces }) {
const allChanges = workspaces.flatMap(({ changes }) => changes?.changes ?? []);
return allChanges.some(({ differs = [] }) => differs.length > 0);
}
function hiddenChangesLine(number, { workspaces, context }) {
if (context.isLocal === true)
return (0,_markdown_js_7_ .e) `… and ${(0,_text_js_5_ .ZV)(number)} more.`;
const runs = workspaces
.filter(({ changes }) => changes !== undefined)
.map((workspace) => (0,_links_js_2_ .ut)(workspace, context))
.filter(isNotEmpty);
const see = runs.length > 0 ? (0,_text_js_5_ .J4)(runs, 3) : (0,_sentence_js_4_ .MZ) `the run`;
return (0,_sentence_js_4_ .l6)((0,_sentence_js_4_ .MZ) `… and ${(0,_text_js_5_ .ZV)(number)} more: see ${see}.`);
}
function sum(items, numberOf) {
return items.reduce((total, item) => total + numberOf(item), 0);
}
/***/ }),
/***/ 72886:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
AC: () => ( failureWords),
Gw: () => ( resultCountWords),
kC: () => ( countPolicies),
px: () => ( groupByPolicy),
s4: () => ( policyKey)
});
var _text_js_0_ = __webpack_require__(74913);
var _markdown_js_1_ = __webpack_require__(70075);
function policyKey({ policySet, policy }) {
return [policySet, policy];
}
function groupByPolicy(items) {
return (0,_text_js_0_ .$z)(items, policyKey);
}
function countPolicies(items) {
return groupByPolicy(items).length;
}
function failureWords(findings, one, many) {
const policies = countPolicies(findings);
const ofPolicies = findings.length === policies ? '' : (0,_markdown_js_1_ .e) ` of ${(0,_text_js_0_ .xZ)(policies)}`;
return (0,_markdown_js_1_ .e) `${(0,_text_js_0_ .rj)(findings.length, one, many)}${ofPolicies}`;
}
const RESULT_COUNTS = [
{ name: 'mandatoryFailed', words: 'mandatory failed', isStrong: true },
{ name: 'errored', words: 'errored', isStrong: true },
{ name: 'undecided', words: 'undecided', isStrong: true },
{ name: 'advisoryFailed', words: 'advisory failed', isStrong: false },
{ name: 'overridden', words: 'overridden', isStrong: false },
{ name: 'excepted', words: 'excepted', isStrong: false },
{ name: 'existing', words: 'existing', isStrong: false },
{ name: 'passed', words: 'passed', isStrong: false },
];
function resultCountWords(workspaces, { results }, strong = _text_js_0_ .Cv) {
const names = workspaces.map(({ name }) => name);
const theirResults = results.filter(({ workspace }) => names.includes(workspace));
const approvedGuards = theirResults.filter(({ system, status }) => system === 'guard' && status === 'overridden').length;
const sum = (name) => workspaces.reduce((total, { counts }) => total + (counts[name] ?? 0), 0);
const parts = RESULT_COUNTS.map(({ name, words, isStrong }) => {
const number = sum(name) - (name === 'overridden' ? approvedGuards : 0);
if (number === 0)
return '';
const part = (0,_markdown_js_1_ .e) `${(0,_text_js_0_ .ZV)(number)} ${words}`;
return isStrong ? strong(part) : part;
});
const resultCount = RESULT_COUNTS.reduce((total, { name }) => total + sum(name), 0);
const [only] = workspaces.length === 1 ? workspaces : [];
const policies = only?.policies ?? countPolicies(theirResults);
const ofPolicies = policies === resultCount ? '' : (0,_markdown_js_1_ .e) ` (of ${(0,_text_js_0_ .xZ)(policies)})`;
const approved = approvedGuards > 0 ? (0,_markdown_js_1_ .e) `${(0,_text_js_0_ .rj)(approvedGuards, 'guard')} approved` : '';
return (0,_markdown_js_1_ .e) `${(0,_text_js_0_ .JO)(', ', ...parts, approved)}${ofPolicies}`;
}
/***/ }),
/***/ 85636:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
DK: () => ( countsTowards),
F3: () => ( collectFindings),
HE: () => ( closesGate),
Ne: () => ( sortNotGreenFirst),
Qi: () => ( sortWorstFirst),
R1: () => ( showableLocation),
Tj: () => ( mustFixFindings),
VR: () => ( resourceFingerprint),
dF: () => ( mustFixSections),
ec: () => ( isUnexplained),
jf: () => ( otherSections),
q2: () => ( headlineCountsOf)
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
const groups = (0,_text_js_6_ .$z)(result.workspaces.flatMap(findingsOf), (finding) => {
const { fingerprint, status, level, severity } = finding;
return [fingerprint, status, level, severity, (0,_words_js_7_ .CP)(finding)];
});
return groups.map((group) => mergeAlike(group, context)).sort(compareSeverity);
}
function mergeAlike(group, context) {
const [finding] = group;
const { previous } = context;
const groupsOfResources = (0,_text_js_6_ .$z)(group.flatMap(({ resources }) => resources), ({ address, message, location }) => [address, message, (0,_words_js_7_ .CP)({ location })]);
const hasOneResource = groupsOfResources.length === 1;
const resources = groupsOfResources.map((alike) => {
const [resource] = alike;
const ownFingerprint = resourceFingerprint(finding, resource);
return {
...resource,
fingerprint: hasOneResource ? finding.fingerprint : ownFingerprint,
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
return fingerprintOf({ ...finding, kind: `${finding.kind} of a resource`, address, message });
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
fingerprint: fingerprintOf(draft),
workspaces,
resources: draft.resources.map((resource) => ({
...resource,
location: showableLocation(resource.location),
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
function compareSeverity(one, other) {
return (SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity) ||
KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) ||
(0,_text_js_6_ .UF)(one.policySet, other.policySet) ||
(0,_text_js_6_ .UF)(one.policy, other.policy) ||
(0,_text_js_6_ .UF)(one.address ?? '', other.address ?? '') ||
(0,_text_js_6_ .UF)(one.message, other.message) ||
(0,_text_js_6_ .UF)(one.fingerprint, other.fingerprint));
}
function fingerprintOf(finding) {
const { kind, policySet, policy, address = '', message } = finding;
const text = message.slice(0, 400).toLowerCase().replace(/\d+/g, '0').replace(/\s+/g, ' ');
return (0,_marker_js_5_ .tW)(JSON.stringify([kind, policySet, policy, address, text.trim().slice(0, 200)]));
}
function showableLocation(location) {
if (location === undefined)
return undefined;
const { path, startLine } = location;
const isAbsolute = /^[/~]|^[A-Za-z]:/.test(path);
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
const notOverridable = mustFix.filter((finding) => !overridable.includes(finding));
const areAllUndecided = notOverridable.every(({ kind }) => kind === 'undecided');
const enforcedTitle = areAllUndecided
? (0,_markdown_js_8_ .e) `Undecided: Plangate could not verify them`
: (0,_markdown_js_8_ .e) `Must be fixed`;
const sections = [
{
id: 'must-fix',
title: view.green ? (0,_markdown_js_8_ .e) `Failed, but not enforced` : enforcedTitle,
findings: notOverridable,
},
{
id: 'overridable',
title: (0,_markdown_js_8_ .e) `Must be fixed, or overridden by those who manage policy overrides`,
findings: overridable.filter(({ guard, own }) => !guard && !own),
},
{
id: 'own-policies',
title: isLocal
? (0,_markdown_js_8_ .e) `Must be fixed, or excepted for a time`
: (0,_markdown_js_8_ .e) `Must be fixed, or overridden by a comment, or excepted for a time`,
findings: overridable.filter(({ own }) => own),
},
{
id: 'guarded',
title: isLocal
? (0,_markdown_js_8_ .e) `Guarded: must be fixed`
: (0,_markdown_js_8_ .e) `Guarded: needs approval by a comment`,
findings: overridable.filter(({ guard }) => guard),
},
];
return sections.filter(({ findings }) => findings.length > 0);
}
function otherSections(view) {
const mustFix = mustFixFindings(view);
const advisory = view.findings.filter((finding) => finding.severity === 'warns' && !mustFix.includes(finding));
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
words: (0,_text_js_6_ .rj)(warnings.length, 'warning of the plan', 'warnings of the plan'),
omitted: 'note',
},
];
}
function isUnexplained({ name, verdict }, view) {
if ((0,_model_verdict_js_2_ .gf)(verdict))
return false;
if (verdict !== 'blocked' && verdict !== 'needs-override')
return true;
return !mustFixFindings(view).some((finding) => finding.workspaces.includes(name));
}
function headlineCountsOf(view) {
const { verdict, green, workspaces, findings, results } = view;
const closing = findings.filter(closesGate);
const overridden = findings.filter(({ status }) => status === 'overridden');
const approved = overridden.filter(({ guard }) => guard);
const failuresWith = (isCounted) => findings.filter(isCounted).length;
return {
verdict,
green,
workspaces: workspaces.length,
affected: workspaces.filter((workspace) => countsTowards(workspace.verdict, verdict)).length,
policiesAtFault: (0,_counts_js_3_ .kC)(closing.filter(({ kind, guard }) => (kind === 'policy' || kind === 'undecided') && !guard)),
runTasksAtFault: (0,_counts_js_3_ .kC)(closing.filter(({ kind }) => kind === 'run-task')),
advisoryFailures: failuresWith(({ severity }) => severity === 'warns'),
overridden: (0,_counts_js_3_ .kC)(overridden.filter(({ guard }) => !guard)),
excepted: failuresWith(({ status }) => status === 'excepted'),
existing: failuresWith(({ status }) => status === 'existing'),
guardsAtFault: (0,_counts_js_3_ .kC)(closing.filter(({ guard }) => guard)),
approvedGuards: (0,_counts_js_3_ .kC)(approved),
approvedBy: [...new Set(approved.flatMap(({ override }) => override?.by ?? []))],
results: results.length,
policies: (0,_counts_js_3_ .kC)(results),
...countClosedWorkspaces(workspaces, view.context.failOn),
};
}
function countClosedWorkspaces(workspaces, failOn) {
const counts = { blockedIn: 0, overrideIn: 0, erroredIn: 0, undecidedIn: 0, canceledIn: 0 };
const verdicts = workspaces.map(({ verdict }) => verdict === 'advisory' && !(0,_model_verdict_js_2_ .gf)(verdict, failOn) ? 'blocked' : verdict);
for (const closing of _words_js_7_ .NF) {
counts[closing.countName] = verdicts.filter((verdict) => verdict === closing.verdict).length;
}
return counts;
}
function countsTowards(verdict, worst) {
return verdict === worst || (worst === 'blocked' && verdict === 'needs-override');
}
const WORST_FIRST = [
..._words_js_7_ .NF.map(({ verdict }) => verdict),
'advisory',
'overridden',
'passed',
];
function sortNotGreenFirst(workspaces) {
return [...workspaces].sort((one, other) => Number((0,_model_verdict_js_2_ .gf)(one.verdict)) - Number((0,_model_verdict_js_2_ .gf)(other.verdict)));
}
function sortWorstFirst(workspaces) {
return [...workspaces].sort((one, other) => WORST_FIRST.indexOf(one.verdict) - WORST_FIRST.indexOf(other.verdict));
}
/***/ }),
/***/ 67713:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
GO: () => ( footerLine),
O0: () => ( encodePath),
eL: () => ( permalink),
qL: () => ( allowedOrigins),
ut: () => ( runLink),
wH: () => ( pullRequestWords),
xR: () => ( helpUrl)
});
var _model_uncommitted_js_3_ = __webpack_require__(41880);
var _escape_markdown_js_0_ = __webpack_require__(67511);
var _markdown_js_2_ = __webpack_require__(70075);
var _text_js_1_ = __webpack_require__(74913);
var _model_without_trailing_js_4_ = __webpack_require__(21804);
function allowedOrigins({ serviceOrigin, repository, job }) {
return [serviceOrigin, repository?.serverUrl, job?.url].filter((url) => url !== undefined);
}
function runLink({ runId, runUrl }, context) {
return runId === undefined ? '' : (0,_escape_markdown_js_0_ .nf)((0,_escape_markdown_js_0_ .SS)(runId, 40), runUrl, allowedOrigins(context));
}
function footerLine(context) {
const { commit, job, version, startedAt, uncommittedFiles } = context;
const origins = allowedOrigins(context);
const attempt = job && job.attempt > 1 ? (0,_markdown_js_2_ .e) ` attempt ${job.attempt}` : '';
const facts = (0,_text_js_1_ .JO)(' · ', commit &&
(0,_markdown_js_2_ .e) `Commit ${(0,_escape_markdown_js_0_ .nf)((0,_escape_markdown_js_0_ .SS)(commit.sha.slice(0, 7)), commit.url, origins)}${(0,_markdown_js_2_ .g)((0,_model_uncommitted_js_3_ .D)(uncommittedFiles))}`, job && (0,_markdown_js_2_ .e) `${(0,_escape_markdown_js_0_ .nf)(hostStyle(context).job, job.url, origins)}${attempt}`, (0,_markdown_js_2_ .e) `evaluated ${(0,_text_js_1_ .Yi)(startedAt) || 'at an unknown time'}`, (0,_markdown_js_2_ .e) `Plangate ${/^[0-9A-Za-z.-]{1,30}$/.test(version) ? (0,_markdown_js_2_ .g)(version) : ''}`);
return (0,_markdown_js_2_ .e) `<sub>${facts}</sub>`;
}
const GITHUB_STYLE = {
line: '/blob/{commit}/{path}#L{line}',
job: (0,_markdown_js_2_ .e) `workflow run`,
change: (0,_markdown_js_2_ .e) `pull request #`,
};
function hostStyle({ repository }) {
return repository?.style ?? GITHUB_STYLE;
}
function pullRequestWords(context) {
const { pullRequest } = context;
return pullRequest && (0,_markdown_js_2_ .e) `${hostStyle(context).change}${pullRequest.number}`;
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
const template = policyLink.replaceAll(/\{[a-z-]+\}/g, 'x');
return (0,_escape_markdown_js_0_ .v7)(url, [template]);
}
function encodePath(path) {
return wellFormed(path).split('/').map(encodeURIComponent).join('/');
}
function wellFormed(text) {
return text.replace(/\p{Cs}/gu, '\ufffd');
}
/***/ }),
/***/ 2314:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ig: () => ( generalMessage),
KU: () => ( occurrenceNoun),
Og: () => ( occurrencesOf),
PW: () => ( unmentionedAddress),
SU: () => ( ownBaseline),
c0: () => ( unshownOutput)
});
var _marker_js_0_ = __webpack_require__(54340);
var _words_js_1_ = __webpack_require__(43629);
function occurrencesOf(finding) {
const { fingerprint, location, permalink, age, baseline, excerpt, workspaces } = finding;
const hasOneResource = finding.resources.length === 1;
const [first, ...others] = finding.resources.map((resource) => {
const findingMessage = hasOneResource ? withoutAddress(finding.message, resource.address) : '';
return { ...resource, message: resource.message ?? findingMessage };
});
const message = finding.message.trim() || _words_js_1_ .ly[finding.status];
const whole = { message, fingerprint, location, permalink, age, baseline, excerpt, workspaces };
const ofMessages = messagesWithoutResource(finding).map((text) => ({
...whole,
message: text,
fingerprint: (0,_marker_js_0_ .tW)(`${fingerprint} ${text}`),
excerpt: undefined,
}));
return first ? [first, ...others, ...ofMessages] : [whole, ...ofMessages];
}
function occurrenceNoun({ resources }) {
return resources.length > 0 ? 'resource' : 'message';
}
function messagesWithoutResource({ own, output, message, resources }) {
if (own !== true)
return [];
const messages = new Set(resources.flatMap((resource) => [
resource.message ?? '',
...splitMessage(resource.message ?? ''),
]));
const isOfResource = (line) => messages.has(line) ||
resources.some(({ address, message: text = '' }) => line.startsWith(address) && text.includes(withoutAddress(line, address)));
const lines = output.filter((line) => line.trim() !== '' && line !== message && !isOfResource(line));
return [...new Set(lines)];
}
function splitMessage(message) {
return message.split('; ');
}
function generalMessage(finding) {
const { message, resources } = finding;
const [first, ...others] = resources;
const isShownWithResource = others.length === 0 && first?.message === undefined;
if (first === undefined || isShownWithResource)
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
function ownBaseline(occurrence, finding) {
return occurrence.baseline === finding.baseline ? undefined : occurrence.baseline;
}
function unshownOutput(finding, limit) {
const { message, output, resources } = finding;
const shown = new Set(['', message, ...messagesWithoutResource(finding)]);
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
