export const id = 5375;
export const ids = [5375];
export const modules = {
/***/ 93452:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Cw: () => ( unreadableAnswer),
dh: () => ( HostError),
wh: () => ( readId),
yg: () => ( onHostError)
});
var _shapes_js_0_ = __webpack_require__(65639);
class HostError extends Error {
name = 'HostError';
kind;
facts;
helpCode;
constructor(kind, message, { helpCode, ...facts } = {}, cause) {
super(message, { cause });
this.kind = kind;
this.facts = facts;
this.helpCode = helpCode;
}
}
function onHostError(handle, ...kinds) {
return (error) => {
if (!(error instanceof HostError))
throw error;
if (kinds.length > 0 && !kinds.includes(error.kind))
throw error;
return handle(error);
};
}
function unreadableAnswer(service) {
return new HostError('invalid', `${service} answered in an unrecognized form.`, {
helpCode: 'PG-129',
});
}
function readId(json, service) {
const id = (0,_shapes_js_0_ .fK)(json, 'id');
if (typeof id !== 'number')
throw unreadableAnswer(service);
return id;
}
/***/ }),
/***/ 19696:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D5: () => ( ownComments),
Fn: () => ( neutraliseNote),
G2: () => ( ANY_MARKER),
Rg: () => ( foreignComments),
eQ: () => ( describeForeign),
rA: () => ( findOwnComment),
xY: () => ( hasMarker)
});
var _report_markdown_js_0_ = __webpack_require__(70075);
var _report_marker_js_1_ = __webpack_require__(25594);
const ANY_MARKER = '<!-- plangate:';
function ownComments(comments, marker, created) {
return comments
.filter((comment) => isOurs(comment, created) && hasMarker(comment.body, marker))
.sort((one, other) => one.id - other.id);
}
function findOwnComment({ comments }, key) {
const [comment] = ownComments(comments, (0,_report_marker_js_1_ .Rs)(key));
return { comment, kept: comment && (0,_report_marker_js_1_ .rH)(comment.body, key) };
}
function isOurs({ id, isOwn, author }, created) {
if (isOwn || created === undefined)
return isOwn;
return id === created.id || (author !== undefined && author === created.author);
}
function foreignComments(comments, marker, created) {
return comments.filter((comment) => !isOurs(comment, created) && hasMarker(comment.body, marker));
}
const MOST_NAMED = 3;
function describeForeign(comments) {
return comments.slice(0, MOST_NAMED).map(({ author, url }) => {
const of = author === undefined ? 'another author' : `another author (${(0,_report_markdown_js_0_ .Ow)(author)})`;
const text = `A comment of ${of} carries this gate's marker and was left as it is: ${(0,_report_markdown_js_0_ .Ow)(url, 300)}. Remove it if an earlier token of this gate wrote it.`;
return { text, code: 'PG-126' };
});
}
function hasMarker(body, marker) {
const end = body.trimEnd();
const last = Math.max(end.lastIndexOf('\n'), end.lastIndexOf('\r')) + 1;
return end.startsWith(marker, last) || end.trimStart().startsWith(marker);
}
const ZERO_WIDTH_SPACE = '\u200b';
function neutraliseNote(body) {
return (0,_report_markdown_js_0_ .g5)(body.split('\n').map(neutraliseNoteLine).join('\n'));
}
function neutraliseNoteLine(line) {
if (line.startsWith('<!-- '))
return line;
const start = line.search(/\S/);
const withoutCommand = line[start] === '/' ? line.slice(0, start) + ZERO_WIDTH_SPACE + line.slice(start) : line;
return withoutCommand
.replace(/[!$&](?=\d)|~(?=[\w"])/g, `$&${ZERO_WIDTH_SPACE}`)
.replace(/(?<=^|[\s(["'>|*_,;:])%(?=[\w"])/g, `$&${ZERO_WIDTH_SPACE}`);
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
function findAddresses(wholeText) {
const isLong = wholeText.length > LONGEST_MESSAGE;
const text = isLong ? `${wholeText.slice(0, LONGEST_MESSAGE)}…` : wholeText;
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
/***/ 45830:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
g: () => ( OTHER_GROUPS)
});
const OTHER_GROUPS = 'reports of other groups';
/***/ }),
/***/ 18471:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
w: () => ( TransportError)
});
class TransportError extends Error {
name = 'TransportError';
failure;
remedy;
code;
helpCode;
constructor(failure, message, options = {}) {
super(message, options);
this.failure = failure;
this.remedy = options.remedy;
this.code = options.code;
this.helpCode = options.helpCode;
}
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
/***/ }),
/***/ 17210:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
DK: () => ( countsTowards),
I9: () => ( toHeadlineCounts),
Mb: () => ( headlineIcon),
NF: () => ( CLOSING_VERDICTS),
Pl: () => ( headline),
Qi: () => ( sortWorstFirst),
ax: () => ( HEADLINE_COUNTS),
q2: () => ( headlineCountsOf)
});
var _model_verdict_js_0_ = __webpack_require__(83538);
var _markdown_js_1_ = __webpack_require__(70075);
var _text_js_2_ = __webpack_require__(74913);
var _sentence_js_3_ = __webpack_require__(42251);
var _words_js_4_ = __webpack_require__(43629);
var _findings_js_5_ = __webpack_require__(85636);
const HEADLINE_COUNTS = [
'workspaces',
'affected',
'policiesAtFault',
'runTasksAtFault',
'advisoryFailures',
'overridden',
'results',
'policies',
'blockedIn',
'overrideIn',
'erroredIn',
'undecidedIn',
'canceledIn',
'excepted',
'existing',
'guardsAtFault',
'approvedGuards',
'partIn',
'unprovenIn',
'fieldIn',
];
const CLOSING_VERDICTS = [
{ verdict: 'blocked', countName: 'blockedIn', closedWords: 'blocked' },
{ verdict: 'needs-override', countName: 'overrideIn', closedWords: 'override needed' },
{ verdict: 'errored', countName: 'erroredIn', closedWords: 'the run failed' },
{ verdict: 'undecided', countName: 'undecidedIn', closedWords: 'undecided' },
{ verdict: 'canceled', countName: 'canceledIn', closedWords: 'canceled' },
];
function toHeadlineCounts(verdict, green, approvedBy, countOf) {
const entries = HEADLINE_COUNTS.map((name) => [name, countOf(name)]);
return {
verdict,
green,
approvedBy,
...Object.fromEntries(entries),
};
}
function headline(counts, atCommit = '') {
if (counts.workspaces === 0) {
const none = (0,_markdown_js_1_ .eu) `no workspace is affected by this change${atCommit}`;
return counts.green
? (0,_markdown_js_1_ .eu) `passed · ${none}`
: (0,_markdown_js_1_ .eu) `undecided: ${none}, and policies are required`;
}
const where = (0,_markdown_js_1_ .eu) `${inWorkspaces(counts.affected, counts.workspaces)}${atCommit}`;
const notEnforced = counts.green ? ', but not enforced (fail-on: never)' : '';
const approved = approvedGuardWords(counts);
const andApproved = approved && (0,_markdown_js_1_ .eu) `, ${approved}`;
if (closingVerdicts(counts).length > 1)
return (0,_markdown_js_1_ .eu) `${mixedVerdictWords(counts)}${andApproved}${atCommit}${notEnforced}`;
const advisory = (0,_text_js_2_ .rj)(counts.advisoryFailures, 'advisory failure');
const guards = (0,_text_js_2_ .eQ)(counts.guardsAtFault, 'guard');
const atFault = (0,_text_js_2_ .JO)(' and ', failedPoliciesAndTasks(counts), guards);
const counted = counts.policies > 0
? (0,_text_js_2_ .xZ)(counts.policies)
: (0,_text_js_2_ .rj)(counts.results, 'policy result');
switch (counts.verdict) {
case 'passed':
return counts.results === 0
? (0,_markdown_js_1_ .eu) `passed · no policy applies to ${(0,_text_js_2_ .jK)(counts.workspaces)}${atCommit}`
: (0,_markdown_js_1_ .eu) `passed · ${counted} in ${(0,_text_js_2_ .jK)(counts.workspaces)}${acceptedCountWords(counts)}${atCommit}`;
case 'advisory':
if (counts.advisoryFailures === 0) {
const { passed, closed } = partOf(counts) ?? PARTS.partIn;
return counts.green
? (0,_markdown_js_1_ .eu) `passed ${passed} ${where}${acceptedCountWords(counts)}`
: (0,_markdown_js_1_ .eu) `closed because ${closed}, ${where} (fail-on: advisory)`;
}
return counts.green
? (0,_markdown_js_1_ .eu) `passed with ${advisory} ${where}${partWords(counts)}${acceptedCountWords(counts)}`
: (0,_markdown_js_1_ .eu) `blocked by ${advisory} ${where} (fail-on: advisory)`;
case 'overridden': {
const isOfGuardsAlone = counts.overridden === 0 && approved !== '';
const overridden = (0,_markdown_js_1_ .eu) `${(0,_text_js_2_ .xZ)(counts.overridden)} overridden`;
const accepted = acceptedCountWords({ ...counts, approvedGuards: 0 });
return (0,_markdown_js_1_ .eu) `passed, ${(0,_text_js_2_ .JO)(', ', isOfGuardsAlone ? '' : overridden, approved)} ${where}${partWords(counts)}${accepted}`;
}
case 'needs-override':
return (0,_markdown_js_1_ .eu) `${overrideNeededWords(counts)} ${where}${andApproved}${notEnforced}`;
case 'blocked':
return (0,_markdown_js_1_ .eu) `blocked${atFault && (0,_markdown_js_1_ .eu) ` by ${atFault}`} ${where}${andApproved}${notEnforced}`;
case 'errored':
return (0,_markdown_js_1_ .eu) `the run failed ${where}`;
case 'undecided':
return (0,_markdown_js_1_ .eu) `undecided ${where}, so the gate stays closed`;
case 'canceled':
return (0,_markdown_js_1_ .eu) `canceled ${where}`;
}
}
const PARTS = {
partIn: {
passed: (0,_markdown_js_1_ .eu) `for a part of the configuration`,
closed: (0,_markdown_js_1_ .eu) `only a part was planned`,
},
unprovenIn: {
passed: (0,_markdown_js_1_ .eu) `for what may be a part of the configuration`,
closed: (0,_markdown_js_1_ .eu) `nothing says that the plan is whole`,
},
fieldIn: {
passed: (0,_markdown_js_1_ .eu) `with a field of the saved plan that only plan-fields accepts`,
closed: (0,_markdown_js_1_ .eu) `a field of the saved plan is not known`,
},
};
function partOf(counts) {
const [name] = ['partIn', 'unprovenIn', 'fieldIn'].filter((each) => counts[each] > 0);
return name && PARTS[name];
}
function partWords(counts) {
const part = partOf(counts);
return part === undefined ? '' : (0,_markdown_js_1_ .eu) `, ${part.passed}`;
}
function acceptedCountWords(counts) {
const { excepted, existing } = counts;
const words = (0,_text_js_2_ .JO)(', ', approvedGuardWords(counts), (0,_text_js_2_ .eQ)(excepted, 'excepted failure'), (0,_text_js_2_ .eQ)(existing, 'existing failure'));
return words && (0,_markdown_js_1_ .eu) `, ${words}`;
}
function failedPoliciesAndTasks({ policiesAtFault, runTasksAtFault }) {
const policies = (0,_text_js_2_ .eQ)(policiesAtFault, 'policy', 'policies');
return (0,_text_js_2_ .JO)(' and ', policies, (0,_text_js_2_ .eQ)(runTasksAtFault, 'run task'));
}
function overrideNeededWords(counts) {
const { policiesAtFault, runTasksAtFault, guardsAtFault } = counts;
const failures = failedPoliciesAndTasks(counts);
const guards = (0,_text_js_2_ .eQ)(guardsAtFault, 'guard');
const needs = (number) => (number > 1 ? 'need' : 'needs');
if (failures === '' && guards !== '')
return (0,_markdown_js_1_ .eu) `${guards} ${needs(guardsAtFault)} an approval`;
const number = policiesAtFault + runTasksAtFault;
const override = (0,_markdown_js_1_ .eu) `${failures || 'a failure'} ${needs(number)} an override`;
return guards === '' ? override : (0,_markdown_js_1_ .eu) `${override}, ${guards} an approval`;
}
function approvedGuardWords({ approvedGuards, approvedBy }) {
if (approvedGuards === 0)
return '';
const names = approvedBy.filter((name) => /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,60}[A-Za-z0-9])?$/.test(name));
const by = (0,_sentence_js_3_ .l6)((0,_text_js_2_ .Z)(names.map(_markdown_js_1_ .g5), 3));
return (0,_markdown_js_1_ .eu) `${(0,_text_js_2_ .rj)(approvedGuards, 'guard')} approved${by && (0,_markdown_js_1_ .eu) ` by ${by}`}`;
}
function closingVerdicts(counts) {
return CLOSING_VERDICTS.filter(({ countName }) => counts[countName] > 0);
}
function mixedVerdictWords(counts) {
const closing = closingVerdicts(counts);
const parts = closing.map(({ countName, closedWords }, index) => {
const number = counts[countName];
const inWords = index === 0 ? (0,_text_js_2_ .jK)(number) : (0,_text_js_2_ .ZV)(number);
return (0,_markdown_js_1_ .eu) `${closedWords} in ${inWords}`;
});
const closed = closing.reduce((sum, { countName }) => sum + counts[countName], 0);
const green = counts.workspaces - closed;
return (0,_markdown_js_1_ .eu) `${(0,_text_js_2_ .JO)(', ', ...parts)}${green > 0 ? (0,_markdown_js_1_ .eu) ` (${(0,_text_js_2_ .ZV)(green)} passed)` : ''}`;
}
function headlineIcon(counts) {
const [first, ...others] = closingVerdicts(counts);
return (0,_words_js_4_ .Oi)(first && others.length > 0 ? first.verdict : counts.verdict, counts.green).icon;
}
function inWorkspaces(affected, all) {
if (all === 1)
return (0,_markdown_js_1_ .eu) `in 1 workspace`;
if (all === 2 && affected === 2)
return (0,_markdown_js_1_ .eu) `in both workspaces`;
return affected === all
? (0,_markdown_js_1_ .eu) `in all ${(0,_text_js_2_ .jK)(all)}`
: (0,_markdown_js_1_ .eu) `in ${(0,_text_js_2_ .ZV)(affected)} of ${(0,_text_js_2_ .jK)(all)}`;
}
function headlineCountsOf(view) {
const { verdict, green, workspaces, findings, results } = view;
const closing = findings.filter(_findings_js_5_ .HE);
const overridden = findings.filter(({ status }) => status === 'overridden');
const approved = overridden.filter(({ guard }) => guard);
const failuresWith = (isCounted) => findings.filter(isCounted).length;
const verdicts = workspaces.map(({ verdict: word }) => word === 'advisory' && !(0,_model_verdict_js_0_ .gf)(word, view.context.failOn) ? 'blocked' : word);
const closedWith = (word) => verdicts.filter((each) => each === word).length;
const acceptedIn = (limit) => workspaces.filter(({ plan }) => plan?.accepted?.includes(limit)).length;
return {
verdict,
green,
workspaces: workspaces.length,
affected: workspaces.filter((workspace) => countsTowards(workspace.verdict, verdict)).length,
policiesAtFault: (0,_words_js_4_ .kC)(closing.filter(({ kind, guard }) => (kind === 'policy' || kind === 'undecided') && !guard)),
runTasksAtFault: (0,_words_js_4_ .kC)(closing.filter(({ kind }) => kind === 'run-task')),
advisoryFailures: failuresWith(({ severity }) => severity === 'warns'),
overridden: (0,_words_js_4_ .kC)(overridden.filter(({ guard }) => !guard)),
excepted: failuresWith(({ status }) => status === 'excepted'),
existing: failuresWith(({ status }) => status === 'existing'),
guardsAtFault: (0,_words_js_4_ .kC)(closing.filter(({ guard }) => guard)),
approvedGuards: (0,_words_js_4_ .kC)(approved),
approvedBy: [...new Set(approved.flatMap(({ override }) => override?.by ?? []))],
results: results.length,
policies: (0,_words_js_4_ .kC)(results),
blockedIn: closedWith('blocked'),
overrideIn: closedWith('needs-override'),
erroredIn: closedWith('errored'),
undecidedIn: closedWith('undecided'),
canceledIn: closedWith('canceled'),
partIn: acceptedIn('partial'),
unprovenIn: acceptedIn('unproven'),
fieldIn: acceptedIn('field'),
};
}
function countsTowards(verdict, worst) {
return verdict === worst || (worst === 'blocked' && verdict === 'needs-override');
}
const WORST_FIRST = [
...CLOSING_VERDICTS.map(({ verdict }) => verdict),
'advisory',
'overridden',
'passed',
];
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
/***/ 25594:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
V6: () => ( MOST_ASKED),
m6: () => ( currentCommands),
rH: () => ( decodeMarker),
$N: () => ( encodeMarker),
tP: () => ( fromBase64Url),
Rs: () => ( markerStart),
C_: () => ( namesOfWorkspaces),
F2: () => ( sectionId),
_e: () => ( toBase64Url)
});
var markdown = __webpack_require__(70075);
var parse = __webpack_require__(2340);
var other_groups = __webpack_require__(45830);
var model_verdict = __webpack_require__(83538);
;// CONCATENATED MODULE: ./build/src/trust/command.js
const VERBS = ['help', 'rerun', 'override', 'allow-destroys', 'except', 'again'];
const QUESTIONS = ['help', 'except'];
const LONGEST_REASON = 500;
var headline = __webpack_require__(17210);
var report_text = __webpack_require__(74913);
;// CONCATENATED MODULE: ./build/src/report/marker.js
const MOST_FINGERPRINTS = 200;
const MOST_ASKED = 100;
const MOST_ENDED = 200;
const MOST_SEALS = 60;
const STATE_LIMIT = 4_096;
function markerStart(key) {
return `<!-- plangate:v1 key=${toBase64Url(key)} `;
}
function encodeMarker(state, limit = STATE_LIMIT) {
let hints = MOST_FINGERPRINTS;
let encoded = encodeState(state, hints);
const alwaysKept = [
encodeCommands(state.commands ?? []),
state.sections.map(({ seals }) => seals),
state.ended,
state.asked,
];
const mostUnits = limit + 2 * JSON.stringify(alwaysKept).length;
while (encoded.length > mostUnits && hints > 0) {
hints = Math.floor(hints * 0.75);
encoded = encodeState(state, hints);
}
return (0,markdown.g5)(`${markerStart(state.key)}s=${encoded} -->`);
}
function decodeMarker(body, key) {
const text = body.trim();
const last = text.slice(text.lastIndexOf('\n') + 1);
const first = /^[^\r\n]*/.exec(text)?.[0] ?? '';
return decodeMarkerLine(last, key) ?? decodeMarkerLine(first, key);
}
function decodeMarkerLine(text, key) {
const line = text.trim();
const match = /^<!-- plangate:v1 key=([A-Za-z0-9_-]{0,2000}) s=([A-Za-z0-9_-]{0,60000}) -->$/.exec(line);
if (!match)
return undefined;
const keyInMarker = fromBase64Url(match[1] ?? '');
if (key !== undefined && (keyInMarker !== key || toBase64Url(key) !== match[1]))
return undefined;
return decodeState(keyInMarker, fromBase64Url(match[2] ?? ''));
}
function encodeState(state, hints) {
const sectionCount = Math.max(1, state.sections.length);
const mostFingerprints = Math.floor(hints / sectionCount);
const mostEntries = Math.floor(Math.min(hints, 100) / sectionCount);
const firstEntries = (record) => Object.fromEntries(Object.entries(record).slice(0, mostEntries));
const shas = [...new Set(state.sections.map(({ headSha }) => headSha))];
const sections = state.sections.map((section) => {
const sealed = Object.keys(keptSeals(section)).map((name) => [name, section.runs[name] ?? '']);
const runs = { ...firstEntries(section.runs), ...Object.fromEntries(sealed) };
const parts = [
section.id,
section.runId,
section.attempt,
shas.indexOf(section.headSha),
section.startedAt,
section.digest,
model_verdict.bk.indexOf(section.counts.verdict),
section.counts.green ? 1 : 0,
encodeCounts(section.counts),
section.fingerprints.slice(0, mostFingerprints).join(''),
firstEntries(section.durations),
];
const { fingerprints, resources = [] } = section;
const fitsAll = fingerprints.length + resources.length <= mostFingerprints;
const resourceFingerprints = (fitsAll && resources.join('')) || 0;
const approvers = section.counts.approvedBy.slice(0, 4);
const others = [runs, resourceFingerprints, approvers, keptSeals(section)];
const last = others.findLastIndex((part) => Object.keys(part).length > 0);
return [...parts, ...others.slice(0, last + 1)];
});
const { previousSha, commands = [], ended = [], asked = [] } = state;
const encoded = {
p: previousSha,
h: shas,
s: sections,
a: commands.length > 0 ? encodeCommands(commands) : undefined,
e: ended.length > 0 ? ended : undefined,
n: asked.join('') || undefined,
};
return toBase64Url(JSON.stringify(encoded));
}
function keptSeals({ seals = {}, runs }) {
const entries = Object.keys(runs).flatMap((name) => {
const ofRun = Object.hasOwn(seals, name) ? seals[name] : undefined;
return ofRun === undefined ? [] : [[name, ofRun]];
});
return Object.fromEntries(entries.slice(0, MOST_SEALS));
}
function decodeState(key, json) {
const parsed = (0,parse.qF)(json);
if (!(0,parse.u4)(parsed))
return undefined;
const { p: previousSha, h: shas, s: encoded, a: acts, e: ended, n: asked } = parsed;
if (!Array.isArray(encoded) || !Array.isArray(shas))
return undefined;
const sections = encoded.map((each) => decodeSection(each, shas));
if (!sections.every((section) => section !== undefined))
return undefined;
const previous = isLike(previousSha, /^[0-9a-f]{4,64}$/) ? previousSha : undefined;
const commands = decodeCommands(acts);
return {
key,
sections,
previousSha: previous,
commands: commands.length > 0 ? commands : undefined,
ended: Array.isArray(ended)
? ended.filter((id) => isLike(id, RUN_ID)).slice(-MOST_ENDED)
: undefined,
asked: typeof asked === 'string' ? readFingerprints(asked).slice(-MOST_ASKED) : undefined,
};
}
const ONLY_ANSWERED = [...QUESTIONS, 'not-owner'];
const MOST_OTHERS = 8;
const COMMANDS_BUDGET = 32_000;
function encodeCommands(commands) {
return commands.map(({ verb, by, at, commit, reason, approvals }) => [
verb === 'not-owner' ? verb : VERBS.indexOf(verb),
by,
at,
commit,
reason,
approvals.map(({ workspaceId, marks, seal }) => [workspaceId, marks, seal]),
]);
}
function decodeCommands(value) {
const commands = (0,parse.c3)(value).flatMap((encoded) => {
const [word, by, at, commit, reason, approvals] = (0,parse.c3)(encoded);
const verb = decodeVerb(word);
if (verb === undefined || typeof by !== 'string' || typeof at !== 'string')
return [];
if (typeof commit !== 'string' || typeof reason !== 'string')
return [];
return [{ verb, by, at, commit, reason, approvals: (0,parse.c3)(approvals).flatMap(decodeApproval) }];
});
return limitCommands(commands);
}
function decodeVerb(word) {
if (word === 'not-owner')
return word;
return typeof word === 'number' ? VERBS[word] : undefined;
}
function decodeApproval(value) {
const [workspaceId, marks, seal] = (0,parse.c3)(value);
const isValid = typeof workspaceId === 'string' &&
typeof marks === 'string' &&
typeof seal === 'string' &&
/^(?:[0-9a-f]{12}){1,300}$/.test(marks);
return isValid ? [{ workspaceId, marks, seal }] : [];
}
function currentCommands(commands, ...commits) {
return limitCommands(commands.filter(({ commit, verb }) => commits.includes(commit) && !ONLY_ANSWERED.includes(verb)));
}
function limitCommands(commands) {
const newestFirst = commands.toReversed();
const approvedLater = new Set();
const approving = newestFirst.filter((command) => {
const marks = command.approvals.flatMap(({ workspaceId, marks }) => Array.from(marks.matchAll(/.{12}/g), ([mark]) => `${command.commit} ${workspaceId} ${mark}`));
const approvesMore = marks.some((mark) => !approvedLater.has(mark));
for (const mark of marks)
approvedLater.add(mark);
return approvesMore;
});
const others = newestFirst.filter((command) => !approving.includes(command));
const kept = new Set();
let left = COMMANDS_BUDGET;
for (const command of [...approving, ...others.slice(0, MOST_OTHERS)]) {
left -= JSON.stringify(encodeCommands([command])).length;
if (left < 0)
break;
kept.add(command);
}
return commands.filter((command) => kept.has(command));
}
function encodeCounts(counts) {
const numbers = headline.ax.map((name) => counts[name]);
return numbers.slice(0, Math.max(LEAST_COUNTS, numbers.findLastIndex((number) => number > 0) + 1));
}
const LEAST_COUNTS = headline.ax.indexOf('excepted');
function decodeSection(value, shas) {
if (!Array.isArray(value))
return undefined;
const [id, runId, attempt, shaIndex, startedAt, digest, verdictIndex, green, ...more] = value;
const [numbers, fingerprints, durations, runs, resources, approvers, seals] = more;
const headSha = isCount(shaIndex) ? shas[shaIndex] : undefined;
const verdict = isCount(verdictIndex) ? model_verdict.bk[verdictIndex] : undefined;
if (!isLike(id, TWELVE_HEX) || !isLike(digest, TWELVE_HEX))
return undefined;
if (!isCount(runId) || !isCount(attempt) || !isCount(startedAt))
return undefined;
if (!isLike(headSha, /^[0-9A-Za-z._-]{0,64}$/) || typeof fingerprints !== 'string')
return undefined;
if (verdict === undefined || !Array.isArray(numbers) || !numbers.every(isCount))
return undefined;
if (numbers.length < LEAST_COUNTS || numbers.length > headline.ax.length)
return undefined;
const countOf = (name) => numbers[headline.ax.indexOf(name)] ?? 0;
const approvedBy = (0,parse.c3)(approvers).filter((name) => typeof name === 'string');
return {
id,
runId,
attempt,
headSha,
startedAt,
digest,
counts: (0,headline.I9)(verdict, green === 1, approvedBy, countOf),
fingerprints: readFingerprints(fingerprints),
resources: typeof resources === 'string' ? readFingerprints(resources) : undefined,
durations: recordOf(durations, isCount),
runs: recordOf(runs, (runOfWorkspace) => isLike(runOfWorkspace, RUN_ID)),
seals: recordOf(seals, (each) => Array.isArray(each) && each.every(isText)),
};
}
function readFingerprints(text) {
return (text.match(/[0-9a-f]{12}/g) ?? []).slice(0, MOST_FINGERPRINTS);
}
function recordOf(value, isExpected) {
const entries = (0,parse.u4)(value) ? Object.entries(value) : [];
return Object.fromEntries(entries.filter((entry) => isExpected(entry[1])));
}
function isText(value) {
return typeof value === 'string';
}
function isCount(value) {
return Number.isSafeInteger(value) && Number(value) >= 0;
}
const RUN_ID = /^run-[A-Za-z0-9]{1,64}$/;
const TWELVE_HEX = /^[0-9a-f]{12}$/;
function isLike(value, pattern) {
return typeof value === 'string' && pattern.test(value);
}
function toBase64Url(text) {
return Buffer.from(text, 'utf8').toString('base64url');
}
function fromBase64Url(text) {
return Buffer.from(text, 'base64url').toString('utf8');
}
function sectionId(job) {
return (0,report_text.tW)(JSON.stringify(job.context.section ?? namesOfWorkspaces(job).sort()));
}
function namesOfWorkspaces({ workspaces, unaffected = [] }) {
const names = workspaces.map(({ name }) => name).filter((name) => name !== other_groups.g);
return [...names, ...unaffected];
}
/***/ }),
/***/ 42251:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
DP: () => ( joinSentences),
J9: () => ( firstItems),
MZ: () => ( phrase),
SP: () => ( itemToMarkdown),
bo: () => ( toPlainText),
cV: () => ( itemToPlainLines),
j3: () => ( signPart),
l6: () => ( toMarkdown),
uQ: () => ( linkPart),
vn: () => ( sentencePart)
});
var _markdown_js_0_ = __webpack_require__(70075);
var _text_js_1_ = __webpack_require__(74913);
function sentencePart(kind, text, limit) {
return { kind, text, limit, words: '' };
}
function linkPart(words, href) {
return { kind: 'link', text: href, limit: Infinity, words };
}
function signPart(text, words) {
return { kind: 'sign', text, limit: Infinity, words };
}
function phrase(strings, ...holes) {
return strings.flatMap((text, at) => (at === 0 ? [text] : [holes[at - 1], text]));
}
function joinSentences(between, ...parts) {
const [first, ...others] = parts.filter((part) => part !== '');
return first === undefined ? '' : [first, ...others.flatMap((part) => [between, part])];
}
function renderSentence(sentence, renderPart) {
if (typeof sentence === 'string')
return sentence;
if ('kind' in sentence)
return renderPart(sentence);
return sentence.map((inner) => renderSentence(inner, renderPart)).join('');
}
function toMarkdown(sentence) {
const renderPart = ({ kind, text, limit, words }) => {
if (kind === 'link')
return (0,_markdown_js_0_ .g5)(`[${toMarkdown(words)}](${text})`);
if (kind === 'sign')
return (0,_markdown_js_0_ .g5)(text);
return kind === 'text' ? (0,_markdown_js_0_ .CS)(text, limit) : (0,_markdown_js_0_ .SS)(text, limit);
};
return (0,_markdown_js_0_ .g5)(renderSentence(sentence, renderPart));
}
function toPlainText(sentence) {
return renderSentence(sentence, ({ kind, text, words }) => {
if (kind === 'link')
return `${toPlainText(words)} (${text})`;
if (kind === 'sign')
return toPlainText(words);
return kind === 'typed' ? `\`${text}\`` : text;
});
}
function firstItems(all, most, toItem, restWords = (number, _rest) => phrase `and ${(0,_text_js_1_ .ZV)(number)} more`) {
const rest = all.slice(most);
const last = rest.length > 0 ? [{ words: restWords(rest.length, rest) }] : [];
return [...all.slice(0, most).map(toItem), ...last];
}
function itemToMarkdown({ words, children = [] }, indent = '') {
const below = children.map((child) => itemToMarkdown(child, (0,_markdown_js_0_ .eu) `${indent}  `));
return (0,_text_js_1_ .JO)('\n', (0,_markdown_js_0_ .eu) `${indent}- ${toMarkdown(words)}`, ...below);
}
function itemToPlainLines({ words, children = [] }, indent) {
const below = children.flatMap((child) => itemToPlainLines(child, `${indent}  `));
return [indent + toPlainText(words), ...below];
}
/***/ }),
/***/ 43629:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
AC: () => ( failureWords),
CP: () => ( fileAndLine),
Gw: () => ( resultCountWords),
IF: () => ( findingLevel),
Oi: () => ( signsOf),
Vk: () => ( acceptedWords),
_G: () => ( VERDICT_WORDS),
hE: () => ( hasNoChanges),
kC: () => ( countPolicies),
ly: () => ( STATUS_WORDS),
mF: () => ( overrideWords),
oB: () => ( isAccepted),
px: () => ( groupByPolicy),
s2: () => ( levelWords),
s4: () => ( policyKey),
uB: () => ( diagnosticNoun),
uI: () => ( acceptedNoun),
v8: () => ( baselineWords),
zs: () => ( acceptedText)
});
var _model_quote_js_3_ = __webpack_require__(28187);
var _markdown_js_0_ = __webpack_require__(70075);
var _sentence_js_1_ = __webpack_require__(42251);
var _text_js_2_ = __webpack_require__(74913);
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
function signsOf(verdict, green) {
if (verdict === 'advisory' && !green)
return VERDICT_WORDS.blocked;
const isNotEnforced = green && (verdict === 'blocked' || verdict === 'needs-override');
return VERDICT_WORDS[isNotEnforced ? 'advisory' : verdict];
}
function findingLevel(finding) {
return finding.kind === 'diagnostic' ? diagnosticNoun(finding) : levelWords(finding.level);
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
? (0,_sentence_js_1_ .MZ) `in the current configuration`
: (0,_sentence_js_1_ .MZ) `on ${(0,_sentence_js_1_ .vn)('name', branch, 160)}`;
return (0,_sentence_js_1_ .MZ) `${baseline === 'existing' ? 'already' : 'not'} ${where}`;
}
function overrideWords(finding) {
const { severity, kind, status, guard, own, overrideBy } = finding;
if (severity !== 'needs-override') {
const isFinal = severity === 'blocks' && kind === 'policy' && status === 'failed';
return isFinal ? 'cannot be overridden' : '';
}
const isNobodyNamed = overrideBy?.length === 0;
const byWhom = overriderWords(finding);
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
return `by a comment of ${(0,_model_quote_js_3_ .Vo)(names)}`;
}
if (guard || own)
return 'by a comment';
if (overriders.length === 0)
return 'by those who manage policy overrides';
return `by the team ${(0,_model_quote_js_3_ .Vo)(overriders.slice(0, 4))}`;
}
function isAccepted({ status }) {
return status === 'overridden' || status === 'excepted' || status === 'existing';
}
function acceptedNoun(findings) {
const nouns = findings.map(({ status, guard }) => {
if (status === 'excepted' || status === 'existing')
return `${status} failure`;
return guard === true ? 'approved guard' : 'overridden failure';
});
const [noun = 'overridden failure', ...others] = new Set(nouns);
return others.length > 0 ? 'accepted failure' : noun;
}
function acceptedWords({ status, guard, override = {}, excepted, }) {
if (status === 'existing')
return (0,_sentence_js_1_ .MZ) `existing: the default branch fails in the same way`;
const name = (text) => (0,_sentence_js_1_ .vn)('name', text, 60);
const textPart = (text) => (0,_sentence_js_1_ .vn)('text', text, 240);
if (excepted !== undefined) {
const { until, owner, reason } = excepted;
return (0,_sentence_js_1_ .MZ) `excepted until ${textPart(until)}, ${name(owner)}: ${textPart(reason)}`;
}
const { by, at = '', reason } = override;
const verb = guard === true ? (0,_sentence_js_1_ .MZ) `approved` : (0,_sentence_js_1_ .MZ) `overridden`;
const byWhom = by ? (0,_sentence_js_1_ .MZ) `${verb} by ${name(by)}` : verb;
const byWhomAndWhen = (0,_sentence_js_1_ .DP)((0,_markdown_js_0_ .eu) `, `, byWhom, (0,_text_js_2_ .Yi)(at));
return reason ? (0,_sentence_js_1_ .MZ) `${byWhomAndWhen}: ${textPart(reason)}` : byWhomAndWhen;
}
function acceptedText(finding) {
return (0,_sentence_js_1_ .bo)(acceptedWords(finding));
}
function policyKey({ policySet, policy }) {
return [policySet, policy];
}
function groupByPolicy(items) {
return (0,_text_js_2_ .$z)(items, policyKey);
}
function countPolicies(items) {
return groupByPolicy(items).length;
}
function failureWords(findings, one, many) {
const policies = countPolicies(findings);
const ofPolicies = findings.length === policies ? '' : (0,_markdown_js_0_ .eu) ` of ${(0,_text_js_2_ .xZ)(policies)}`;
return (0,_markdown_js_0_ .eu) `${(0,_text_js_2_ .rj)(findings.length, one, many)}${ofPolicies}`;
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
function resultCountWords(workspaces, { results }, strong = _text_js_2_ .Cv) {
const names = new Set(workspaces.map(({ name }) => name));
const theirResults = results.filter(({ workspace }) => names.has(workspace));
const approvedGuards = theirResults.filter(({ system, status }) => system === 'guard' && status === 'overridden').length;
const sum = (name) => workspaces.reduce((total, { counts }) => total + (counts[name] ?? 0), 0);
const parts = RESULT_COUNTS.map(({ name, words, isStrong }) => {
const number = sum(name) - (name === 'overridden' ? approvedGuards : 0);
if (number === 0)
return '';
const part = (0,_markdown_js_0_ .eu) `${(0,_text_js_2_ .ZV)(number)} ${words}`;
return isStrong ? strong(part) : part;
});
const resultCount = RESULT_COUNTS.reduce((total, { name }) => total + sum(name), 0);
const [only] = workspaces.length === 1 ? workspaces : [];
const policies = only?.policies ?? countPolicies(theirResults);
const ofPolicies = policies === resultCount ? '' : (0,_markdown_js_0_ .eu) ` (of ${(0,_text_js_2_ .xZ)(policies)})`;
const approved = approvedGuards > 0 ? (0,_markdown_js_0_ .eu) `${(0,_text_js_2_ .rj)(approvedGuards, 'guard')} approved` : '';
return (0,_markdown_js_0_ .eu) `${(0,_text_js_2_ .JO)(', ', ...parts, approved)}${ofPolicies}`;
}
/***/ })
};
