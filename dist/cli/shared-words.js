export const id = 9541;
export const ids = [9541];
export const modules = {
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
function findAddresses(wholeText) {
const isLong = wholeText.length > LONGEST_MESSAGE;
const text = isLong ? `${wholeText.slice(0, LONGEST_MESSAGE)}…` : wholeText;
const addresses = new Set();
let isCertain = true;
if (!/\.[\p{ID_Start}_]/u.test(text))
return { addresses: [], isCertain };
for (const { 0: chain, index } of text.matchAll(CHAIN)) {
const named = chain.slice(Math.max(0, chain.search(/\p{ID_Start}/u)));
const { steps } = stepsIn(named, STEP);
const read = readSteps(named, steps);
if (read === undefined || !isUnmistakable(read.address)) {
if (steps.some((_, at) => at > 0 && mayBeginAddress(steps, at)))
isCertain = false;
continue;
}
const isJoined = named !== chain || BEFORE_REST.includes(text.charAt(index - 1));
const following = text.slice(index + chain.length, index + chain.length + 2);
const isInLongerKey = chain.endsWith(']') && following.startsWith('"');
const isCut = /^(?:…|\["|\[\\)/.test(following) || isInLongerKey;
if (isJoined || isCut || mayNameAnother(read))
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
function mayNameAnother({ address: { block }, rest }) {
const [provider] = (block.labels[0] ?? '').split('_', 1);
return rest.slice(0, -1).some(({ name }) => name === 'module' || name.startsWith(`${provider}_`));
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
/***/ 34504:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$K: () => ( saidOfRunTask),
$h: () => ( fromDoubt),
AD: () => ( PLAN_NOT_MADE),
bM: () => ( saidOfPolicy),
cU: () => ( PLAN_FAILED),
hY: () => ( policyClaim),
kp: () => ( doesNotHold),
oo: () => ( undecided),
t: () => ( HOLDS),
tK: () => ( runTaskClaim),
vb: () => ( needsApproval)
});
var _model_errors_js_0_ = __webpack_require__(74132);
var _model_quote_js_2_ = __webpack_require__(28187);
var _systems_policy_checks_js_1_ = __webpack_require__(22941);
const HOLDS = { green: 'passed' };
const PLAN_FAILED = doesNotHold('errored', 'The plan failed, so no policy could be evaluated.', {
code: _model_errors_js_0_ .Lp.planFailed,
});
const PLAN_NOT_MADE = doesNotHold('errored', 'The run was stopped before its plan.', {
omitIf: 'runAlreadyBlocked',
});
function undecided(text, details) {
return doesNotHold('undecided', text, details);
}
function fromDoubt({ text, code }, omitIf) {
return undecided(text, { omitIf, code });
}
function doesNotHold(word, text, details = {}) {
return { red: { word, text, ...details } };
}
function policyClaim(result, unknownValues) {
const { level, status, word, overridable, approval } = result;
const name = policyName(result);
if (status === 'unknown')
return undecided(`${name} is "${word ?? ''}", an unrecognized status.`);
if (word !== undefined) {
return undecided(`${name} has the unrecognized enforcement level "${word}".`);
}
switch (status) {
case 'passed':
return HOLDS;
case 'overridden':
return { green: 'overridden', text: `${name} failed and was overridden.` };
case 'excepted':
case 'existing': {
const canBeAccepted = result.system === 'own-policies' ? level !== 'unknown' : level === 'advisory';
return canBeAccepted
? HOLDS
: undecided(`${name} failed, and at that level no failure can be accepted.`);
}
case 'not-evaluated': {
const text = `${name} was not evaluated.`;
return level === 'advisory' ? { green: 'advisory', text } : undecided(text);
}
case 'known-after-apply': {
const text = `${name} cannot be judged before the apply: it asks for values that are known only then.`;
if (level === 'advisory' || (unknownValues === 'advisory' && level !== 'unknown')) {
return { green: 'advisory', text };
}
return undecided(`${text} If it may be judged by then, set allow-unknown to true.`);
}
case 'errored': {
const text = `${name} could not be evaluated.`;
return level === 'advisory' ? { green: 'advisory', text } : doesNotHold('errored', text);
}
case 'failed':
if (level === 'advisory')
return { green: 'advisory', text: `${name} failed.` };
if (level === 'unknown') {
return undecided(`${name} failed, and the service does not say at which level.`);
}
if (overridable && approval !== undefined) {
return doesNotHold('needs-override', `${name} failed and ${needsApproval(approval)}.`);
}
return overridable
? doesNotHold('needs-override', `${name} failed and needs an override.`)
: doesNotHold('blocked', `${name} failed and cannot be overridden.`);
}
}
function needsApproval({ approvers, needed, missing, }) {
const who = (0,_model_quote_js_2_ .Kf)([...approvers], MOST_NAMED);
return `needs approval by ${who}${needed > 1 ? ` (${needed - missing} of ${needed})` : ''}`;
}
const MOST_NAMED = 5;
function saidOfPolicy(result) {
return result.status === 'known-after-apply' ? undefined : sentenceOf(policyClaim(result));
}
function saidOfRunTask(task) {
return sentenceOf(runTaskClaim(task, HOLDS));
}
function sentenceOf(claim) {
if ('red' in claim)
return claim.red.text;
return 'text' in claim ? claim.text : undefined;
}
function policyName({ policy, policySet, level, system }) {
if (policy === '')
return `Policy set "${policySet}"`;
const levelPart = level === 'unknown' ? '' : ` (${level})`;
if (system === 'policy-check' && policy === _systems_policy_checks_js_1_ .rY) {
return `A policy${levelPart} that the log does not name`;
}
const setPart = policySet === '' ? '' : ` of policy set "${policySet}"`;
return `Policy "${policy}"${levelPart}${setPart}`;
}
function runTaskClaim(task, unanswered) {
const name = `Run task "${task.name}"`;
const { level, status, word = '' } = task;
if (status === 'unknown')
return undecided(`${name} is "${word}", an unrecognized status.`);
if (level === 'unknown' && (status !== 'passed' || task.word !== undefined)) {
return undecided(`${name} is ${status} at an unrecognized enforcement level.`);
}
const advisory = (sentence) => ({
green: 'advisory',
text: `${name} (advisory) ${sentence}.`,
});
switch (status) {
case 'passed':
return HOLDS;
case 'not-evaluated':
return level === 'advisory' ? advisory(`never answered: "${word}"`) : unanswered;
case 'failed':
if (level === 'advisory')
return advisory('failed');
return task.overridable === true
? doesNotHold('needs-override', `${name} (mandatory) failed; it needs an override.`)
: doesNotHold('blocked', `${name} (mandatory) failed.`);
case 'errored':
return level === 'advisory'
? advisory('errored')
: doesNotHold('errored', `${name} (mandatory) errored.`);
}
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
const said = new Map();
for (const resource of named) {
const { address, messages, location, attribute } = resource;
const earlier = merged.get(address);
const known = said.get(address) ?? new Set();
const fresh = [...new Set(messages)].filter((message) => !known.has(message));
for (const message of fresh)
known.add(message);
said.set(address, known);
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
...(readings.some(({ stoppedBeforePlan }) => stoppedBeforePlan === true) && {
stoppedBeforePlan: true,
}),
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
/***/ 70521:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Un: () => ( approvalStep),
ac: () => ( neededApprovals),
e4: () => ( approvalFact)
});
var _model_own_pages_js_3_ = __webpack_require__(37694);
var _markdown_js_0_ = __webpack_require__(70075);
var _sentence_js_1_ = __webpack_require__(42251);
var _text_js_2_ = __webpack_require__(74913);
const MOST_NAMES = 4;
function approvalFact({ approvers, needed, missing, given, notCounted = [], }) {
const who = namesOf(approvers);
const count = needed > 1 ? (0,_sentence_js_1_ .MZ) ` (${(0,_text_js_2_ .ZV)(needed - missing)} of ${(0,_text_js_2_ .ZV)(needed)})` : '';
const needs = (0,_sentence_js_1_ .MZ) `needs approval by ${who}${count}`;
const agreed = given.map(({ by, at, reason }) => (0,_sentence_js_1_ .MZ) `approved by ${(0,_sentence_js_1_ .vn)('code', by, 60)} at ${(0,_text_js_2_ .Yi)(at)}: ${(0,_markdown_js_0_ .CS)(reason, 200)}`);
const why = notCounted.slice(0, MOST_NAMES).map((sentence) => (0,_sentence_js_1_ .MZ) `${(0,_markdown_js_0_ .CS)(sentence, 300)}`);
return (0,_sentence_js_1_ .DP)((0,_markdown_js_0_ .eu) ` · `, needs, ...agreed, ...why);
}
function namesOf(names) {
return (0,_text_js_2_ .Z)(names.map((name) => (0,_sentence_js_1_ .vn)('code', name, 60)), MOST_NAMES);
}
function approvalStep(approvals, command, { hasApprovalKey = false, lacksRecordKey = false }) {
const names = [...new Set(approvals.flatMap(({ approvers }) => approvers))];
const who = namesOf(names);
if (lacksRecordKey) {
return (0,_sentence_js_1_ .MZ) `Nothing can be approved yet: without a service that needs ${(0,_sentence_js_1_ .vn)('typed', 'record-key', 60)}, here and in the workflow of commands (${(0,_sentence_js_1_ .uQ)((0,_sentence_js_1_ .MZ) `approvals`, APPROVALS)}).`;
}
if (!hasApprovalKey) {
return (0,_sentence_js_1_ .MZ) `Nothing can be approved yet: ${(0,_sentence_js_1_ .vn)('typed', 'plangate approval-key', 60)} makes the key and says where its halves go (${(0,_sentence_js_1_ .uQ)((0,_sentence_js_1_ .MZ) `approvals`, APPROVALS)}).`;
}
const most = Math.max(...approvals.map(({ missing }) => missing));
const isOnePerson = names.length === 1 && names.every((name) => /^[^/:]+$/.test(name));
const several = most > 1 ? (0,_text_js_2_ .rj)(most, 'person', 'different people') : (0,_sentence_js_1_ .MZ) `Somebody`;
const people = isOnePerson ? who : (0,_sentence_js_1_ .MZ) `${several} of ${who}`;
if (command === undefined) {
return (0,_sentence_js_1_ .MZ) `${people} must agree, and no workflow here takes ${(0,_sentence_js_1_ .uQ)((0,_sentence_js_1_ .MZ) `commands`, COMMANDS)}: ask for ${(0,_sentence_js_1_ .uQ)((0,_sentence_js_1_ .MZ) `an exception`, EXCEPTIONS)}.`;
}
const comments = most > 1 ? (0,_sentence_js_1_ .MZ) `comment` : (0,_sentence_js_1_ .MZ) `comments`;
return (0,_sentence_js_1_ .MZ) `${people} ${comments} ${(0,_sentence_js_1_ .vn)('typed', command, 700)}. The author and everybody who pushed to this branch cannot.`;
}
const APPROVALS = (0,_model_own_pages_js_3_ .SO)('docs/approvals.md');
const COMMANDS = (0,_model_own_pages_js_3_ .SO)('docs/commands.md');
const EXCEPTIONS = (0,_model_own_pages_js_3_ .SO)('docs/exceptions.md');
function neededApprovals(results) {
const byPolicy = new Map();
for (const { policySet, policy, status, approval } of results) {
if (status !== 'failed' || approval === undefined)
continue;
const name = policySet === '' ? policy : `${policySet}/${policy}`;
const { approvers, needed, missing } = approval;
const earlier = byPolicy.get(name);
if (earlier !== undefined && earlier.missing >= missing)
continue;
byPolicy.set(name, { policy: name, approvers, needed, missing });
}
return [...byPolicy.values()];
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
var _model_uncommitted_js_2_ = __webpack_require__(41880);
var _markdown_js_0_ = __webpack_require__(70075);
var _text_js_1_ = __webpack_require__(74913);
var _model_without_trailing_js_3_ = __webpack_require__(21804);
function allowedOrigins({ serviceOrigin, repository, job }) {
return [serviceOrigin, repository?.serverUrl, job?.url].filter((url) => url !== undefined);
}
function runLink({ runId, runUrl }, context) {
return runId === undefined ? '' : (0,_markdown_js_0_ .nf)((0,_markdown_js_0_ .SS)(runId, 40), runUrl, allowedOrigins(context));
}
function footerLine(context) {
const { commit, job, version, startedAt, uncommittedFiles } = context;
const origins = allowedOrigins(context);
const attempt = job && job.attempt > 1 ? (0,_markdown_js_0_ .eu) ` attempt ${job.attempt}` : '';
const facts = (0,_text_js_1_ .JO)(' · ', commit &&
(0,_markdown_js_0_ .eu) `Commit ${(0,_markdown_js_0_ .nf)((0,_markdown_js_0_ .SS)(commit.sha.slice(0, 7)), commit.url, origins)}${(0,_markdown_js_0_ .g5)((0,_model_uncommitted_js_2_ .D)(uncommittedFiles))}`, job && (0,_markdown_js_0_ .eu) `${(0,_markdown_js_0_ .nf)(hostStyle(context).job, job.url, origins)}${attempt}`, (0,_markdown_js_0_ .eu) `evaluated ${(0,_text_js_1_ .Yi)(startedAt) || 'at an unknown time'}`, (0,_markdown_js_0_ .eu) `Plangate ${/^[0-9A-Za-z.-]{1,30}$/.test(version) ? (0,_markdown_js_0_ .g5)(version) : ''}`);
return (0,_markdown_js_0_ .eu) `<sub>${facts}</sub>`;
}
const GITHUB_STYLE = {
line: '/blob/{commit}/{path}#L{line}',
job: (0,_markdown_js_0_ .eu) `workflow run`,
change: (0,_markdown_js_0_ .eu) `pull request #`,
};
function hostStyle({ repository }) {
return repository?.style ?? GITHUB_STYLE;
}
function pullRequestWords(context) {
const { pullRequest } = context;
return pullRequest && (0,_markdown_js_0_ .eu) `${hostStyle(context).change}${pullRequest.number}`;
}
function permalink(location, context) {
const { repository, commit } = context;
if (!repository || !commit)
return undefined;
const base = `${(0,_model_without_trailing_js_3_ .h)(repository.serverUrl, '/')}/${encodePath(repository.slug)}`;
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
return (0,_markdown_js_0_ .v7)(url, [template]);
}
function encodePath(path) {
return wellFormed(path).split('/').map(encodeURIComponent).join('/');
}
function wellFormed(text) {
return text.replace(/\p{Cs}/gu, '\ufffd');
}
/***/ }),
/***/ 43629:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
CP: () => ( fileAndLine),
E5: () => ( endedWords),
Gw: () => ( resultCountWords),
He: () => ( verdictOfReason),
Oi: () => ( signsOf),
U_: () => ( verdictWordsFor),
Vk: () => ( acceptedWords),
_G: () => ( VERDICT_WORDS),
en: () => ( firstCauseLine),
hE: () => ( hasNoChanges),
je: () => ( levelOrProblem),
kC: () => ( countPolicies),
ly: () => ( STATUS_WORDS),
mF: () => ( overrideWords),
oB: () => ( isAccepted),
pQ: () => ( causeWords),
px: () => ( groupByPolicy),
s2: () => ( levelWords),
s4: () => ( policyKey),
uB: () => ( diagnosticNoun),
uI: () => ( acceptedNoun),
v8: () => ( baselineWords),
zs: () => ( acceptedText)
});
var _policy_claim_result_js_0_ = __webpack_require__(34504);
var _model_quote_js_4_ = __webpack_require__(28187);
var _markdown_js_1_ = __webpack_require__(70075);
var _sentence_js_2_ = __webpack_require__(42251);
var _text_js_3_ = __webpack_require__(74913);
function hasNoChanges(plan) {
if (plan?.status !== 'finished' || plan.hasChanges)
return false;
return plan.additions + plan.changes + plan.destructions + plan.imports === 0;
}
const VERDICT_WORDS = {
passed: { words: 'passed', icon: '✅', sign: '✓' },
advisory: { words: 'passed with advisory failures', icon: '⚠️', sign: '!' },
overridden: { words: 'passed, overridden', icon: '☑️', sign: '✓' },
'needs-override': { words: 'needs an override', icon: '✋', sign: '✗' },
blocked: { words: 'blocked', icon: '❌', sign: '✗' },
errored: { words: 'run failed', icon: '💥', sign: '✗' },
undecided: { words: 'undecided', icon: '❔', sign: '?' },
canceled: { words: 'canceled', icon: '🚫', sign: '✗' },
};
function verdictWordsFor(verdict, number) {
return verdict === 'needs-override'
? (0,_markdown_js_1_ .eu) `${(0,_text_js_3_ .Tq)(number, 'needs', 'need')} an override`
: (0,_markdown_js_1_ .eu) `${VERDICTS_OF_SEVERAL[verdict]}`;
}
const VERDICTS_OF_SEVERAL = {
passed: 'passed',
advisory: 'passed with advisory failures',
overridden: 'overridden',
blocked: 'blocked',
errored: 'failed',
undecided: 'undecided',
canceled: 'canceled',
};
function signsOf(verdict, green) {
if (verdict === 'advisory' && !green)
return VERDICT_WORDS.blocked;
const isNotEnforced = green && (verdict === 'blocked' || verdict === 'needs-override');
return VERDICT_WORDS[isNotEnforced ? 'advisory' : verdict];
}
function levelOrProblem(cause) {
return cause.kind === 'diagnostic' ? diagnosticNoun(cause) : levelWords(cause.level);
}
function diagnosticNoun({ severity }) {
return severity === 'notes' ? 'plan warning' : 'plan error';
}
function levelWords(level) {
return level === 'unknown' ? 'unknown level' : level;
}
const STATUS_WORDS = {
failed: 'failed',
errored: 'could not be evaluated',
overridden: 'overridden',
excepted: 'excepted',
existing: 'existing',
'not-evaluated': 'never evaluated',
'known-after-apply': 'known after the apply',
unknown: 'in an unrecognized state',
};
function fileAndLine({ location }) {
return location ? `${location.path}:${location.startLine}` : '';
}
function baselineWords(baseline, { repository }) {
if (baseline === undefined)
return '';
const branch = repository?.defaultBranch;
const where = branch === undefined
? (0,_sentence_js_2_ .MZ) `in the current configuration`
: (0,_sentence_js_2_ .MZ) `on ${(0,_sentence_js_2_ .vn)('name', branch, 160)}`;
return (0,_sentence_js_2_ .MZ) `${baseline === 'existing' ? 'already' : 'not'} ${where}`;
}
function overrideWords(cause) {
const { severity, kind, status, guard, own, overrideBy, approval } = cause;
if (severity !== 'needs-override') {
const isFinal = severity === 'blocks' && kind === 'policy' && status === 'failed';
return isFinal ? 'cannot be overridden' : '';
}
if (approval !== undefined)
return (0,_policy_claim_result_js_0_ .vb)(approval);
const isNobodyNamed = overrideBy?.length === 0;
const byWhom = overriderWords(cause);
if (guard)
return `can be approved ${byWhom}${isNobodyNamed ? '' : ', see `allow-destroys`'}`;
if (!own)
return `can be overridden ${byWhom}`;
return isNobodyNamed
? 'can be excepted for a time'
: `can be overridden ${byWhom}, or excepted for a time`;
}
function overriderWords({ guard, own, overrideBy, overriders = [] }) {
if (overrideBy?.length === 0)
return 'by nobody here';
if (overrideBy !== undefined) {
const names = overrideBy.slice(0, 4);
if (overrideBy.length > names.length)
names.push('others');
return `by a comment of ${(0,_model_quote_js_4_ .Vo)(names)}`;
}
if (guard || own)
return 'by a comment';
if (overriders.length === 0)
return 'by those who manage policy overrides';
return `by the team ${(0,_model_quote_js_4_ .Vo)(overriders.slice(0, 4))}`;
}
function isAccepted({ status }) {
return status === 'overridden' || status === 'excepted' || status === 'existing';
}
function acceptedNoun(causes) {
const nouns = causes.map(({ status, guard }) => {
if (status === 'excepted' || status === 'existing')
return `${status} failure`;
return guard === true ? 'approved guard' : 'overridden failure';
});
const [noun = 'overridden failure', ...others] = new Set(nouns);
return others.length > 0 ? 'accepted failure' : noun;
}
function acceptedWords({ status, guard, override = {}, excepted, }) {
if (status === 'existing')
return (0,_sentence_js_2_ .MZ) `existing: the default branch fails in the same way`;
const name = (text) => (0,_sentence_js_2_ .vn)('name', text, 60);
const textPart = (text) => (0,_sentence_js_2_ .vn)('text', text, 240);
if (excepted !== undefined) {
const { until, owner, reason } = excepted;
return (0,_sentence_js_2_ .MZ) `excepted until ${textPart(until)}, ${name(owner)}: ${textPart(reason)}`;
}
const { by, at = '', reason } = override;
const verb = guard === true ? (0,_sentence_js_2_ .MZ) `approved` : (0,_sentence_js_2_ .MZ) `overridden`;
const byWhom = by ? (0,_sentence_js_2_ .MZ) `${verb} by ${name(by)}` : verb;
const byWhomAndWhen = (0,_sentence_js_2_ .DP)((0,_markdown_js_1_ .eu) `, `, byWhom, (0,_text_js_3_ .Yi)(at));
return reason ? (0,_sentence_js_2_ .MZ) `${byWhomAndWhen}: ${textPart(reason)}` : byWhomAndWhen;
}
function acceptedText(cause) {
return (0,_sentence_js_2_ .bo)(acceptedWords(cause));
}
function endedWords({ until, owner }, file) {
const name = (text) => (0,_sentence_js_2_ .vn)('name', text, 60);
const inFile = file === undefined ? '' : (0,_sentence_js_2_ .MZ) `, in ${(0,_sentence_js_2_ .vn)('code', file, 200)}`;
return (0,_sentence_js_2_ .MZ) `the exception of ${name(owner)} ended on ${name(until)}${inFile}: the failure counts again`;
}
function policyKey({ policySet, policy }) {
return [policySet, policy];
}
function groupByPolicy(items) {
return (0,_text_js_3_ .$z)(items, policyKey);
}
function countPolicies(items) {
return groupByPolicy(items).length;
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
function resultCountWords({ counts, policies, approvedGuards }, strong = _text_js_3_ .Cv) {
const numberOf = (name) => counts[name] ?? 0;
const parts = RESULT_COUNTS.map(({ name, words, isStrong }) => {
const number = numberOf(name) - (name === 'overridden' ? approvedGuards : 0);
if (number === 0)
return '';
const part = (0,_markdown_js_1_ .eu) `${(0,_text_js_3_ .ZV)(number)} ${words}`;
return isStrong ? strong(part) : part;
});
const results = RESULT_COUNTS.reduce((total, { name }) => total + numberOf(name), 0);
const ofPolicies = policies === results ? '' : (0,_markdown_js_1_ .eu) ` (of ${(0,_text_js_3_ .xZ)(policies)})`;
const approved = approvedGuards > 0 ? (0,_markdown_js_1_ .eu) `${(0,_text_js_3_ .rj)(approvedGuards, 'guard')} approved` : '';
return (0,_markdown_js_1_ .eu) `${(0,_text_js_3_ .JO)(', ', ...parts, approved)}${ofPolicies}`;
}
function verdictOfReason({ failure, status }) {
if (failure === 'canceled')
return 'canceled';
return status === 'errored' ? 'errored' : 'undecided';
}
function causeWords(cause) {
const { kind, policy, policySet, status, message } = cause;
if (kind === 'reason' || kind === 'notice')
return firstSentence(message);
if (policy === '')
return `policy set ${policySet} could not be evaluated`;
if (kind === 'undecided' || status === 'errored') {
return kind === 'diagnostic'
? policy
: `${policy} ${UNDECIDED_WORDS[status] ?? STATUS_WORDS[status]}`;
}
return policy;
}
const UNDECIDED_WORDS = {
'not-evaluated': 'was never evaluated',
'known-after-apply': 'cannot be judged before the apply',
unknown: 'is in an unrecognized state',
failed: 'failed at an unknown level',
};
function firstSentence(text) {
const [first = ''] = text.split(/(?<=[.!?])\s/, 1);
return first.replace(/\.$/, '');
}
function isInWorkspaces({ kind }) {
return kind !== 'reason' && kind !== 'diagnostic';
}
function isFailure({ kind, status }) {
return (kind === 'policy' || kind === 'run-task') && status === 'failed';
}
function firstCauseLine(causes, isShort = false) {
const [first, ...others] = causes.filter(({ blocks }) => blocks);
if (first === undefined)
return '';
const { workspaces, severity, code, occurrences } = first;
const names = isShort && workspaces.length > 1
? (0,_text_js_3_ .jK)(workspaces.length)
: (0,_text_js_3_ .J4)(workspaces, 1).join('');
const verb = severity === 'needs-override' ? 'needs an override in' : 'blocks';
const what = isFailure(first)
? `${causeWords(first)} ${verb} ${names}`
: `${causeWords(first)}${isInWorkspaces(first) ? ' in ' : ': '}${names}`;
const place = isShort ? '' : fileAndLine(occurrences.find(({ location }) => location) ?? {});
const facts = [place, code ?? ''].filter(Boolean).map((fact) => ` (${fact})`);
const arePolicies = others.every(({ policy, kind }) => policy !== '' && kind !== 'diagnostic');
const more = arePolicies
? (0,_text_js_3_ .eQ)(others.length, 'more policy', 'more policies')
: (0,_text_js_3_ .eQ)(others.length, 'more cause');
return (0,_text_js_3_ .JO)(isShort ? ' · ' : '; ', `${what}${facts.join('')}`, more);
}
/***/ })
};
