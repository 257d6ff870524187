export const id = 1003;
export const ids = [1003];
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
