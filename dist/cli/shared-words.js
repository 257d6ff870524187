export const id = 678;
export const ids = [678];
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
var _report_escape_markdown_js_0_ = __webpack_require__(67511);
var _report_markdown_js_2_ = __webpack_require__(70075);
var _report_marker_js_1_ = __webpack_require__(54340);
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
const of = author === undefined ? 'another author' : `another author (${(0,_report_escape_markdown_js_0_ .Ow)(author)})`;
const text = `A comment of ${of} carries this gate's marker and was left as it is: ${(0,_report_escape_markdown_js_0_ .Ow)(url, 300)}. Remove it if an earlier token of this gate wrote it.`;
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
return (0,_report_markdown_js_2_ .g)(body.split('\n').map(neutraliseNoteLine).join('\n'));
}
function neutraliseNoteLine(line) {
if (line.startsWith('<!-- '))
return line;
const start = line.search(/\S/);
const still = line[start] === '/' ? line.slice(0, start) + ZERO_WIDTH_SPACE + line.slice(start) : line;
return still
.replace(/[!$&](?=\d)|~(?=[\w"])/g, `$&${ZERO_WIDTH_SPACE}`)
.replace(/(?<=^|[\s(["'>|*_,;:])%(?=[\w"])/g, `$&${ZERO_WIDTH_SPACE}`);
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
/***/ 64132:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
m6: () => ( currentCommands),
$7: () => ( decodeCommands),
XT: () => ( encodeCommands),
vA: () => ( renderCommands)
});
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/trust/command.js
const VERBS = ['help', 'rerun', 'override', 'allow-destroys', 'except', 'again'];
const QUESTIONS = ['help', 'except'];
const LONGEST_REASON = 500;
var escape_markdown = __webpack_require__(67511);
var markdown = __webpack_require__(70075);
var report_text = __webpack_require__(74913);
;// CONCATENATED MODULE: ./build/src/report/given-commands.js
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
const BEGIN_COMMANDS = '<!-- plangate:acts -->';
const END_COMMANDS = '<!-- /plangate:acts -->';
function renderCommands(commands) {
if (commands.length === 0)
return '';
const lines = commands.map(({ verb, by, at, reason, proposal }) => {
const why = reason === '' ? '' : (0,markdown.e) `: ${(0,escape_markdown.CS)(reason, 500)}`;
const line = (0,markdown.e) `- ${(0,escape_markdown.CS)(by, 100)} ${COMMAND_WORDS[verb]}${why} (${(0,report_text.Yi)(at)})`;
if (proposal === undefined)
return line;
const { text, file } = proposal;
return (0,markdown.e) `${line}. Nothing is excepted before this is on the default branch. ${exceptionInstruction(file)}:\n\n${(0,escape_markdown.EU)(text)}`;
});
return (0,markdown.e) `${BEGIN_COMMANDS}\n\n${(0,report_text.JO)('\n', ...lines)}\n\n${END_COMMANDS}`;
}
function exceptionInstruction(file) {
if (file === undefined) {
return (0,markdown.e) `Add it to the list in the file that the workflow pins, and pin the new commit`;
}
const { path, isNew, link: url } = file;
const name = (0,escape_markdown.nf)((0,escape_markdown.SS)(path, 300), url, url === undefined ? [] : [url]);
return isNew
? (0,markdown.e) `Create ${name} on a new branch, with`
: (0,markdown.e) `Edit ${name} on a new branch, and add to its list`;
}
const COMMAND_WORDS = {
help: 'asked what can be typed: `/plangate override COMMIT REASON`, `/plangate allow-destroys COMMIT REASON`, `/plangate except POLICY [ADDRESS] WORKSPACE UNTIL REASON`, `/plangate rerun`, `/plangate again`',
rerun: 'started the gate again',
again: 'asked for new plans',
override: 'override the failed policies',
'allow-destroys': 'let the plan destroy what it destroys',
except: 'asked for an exception',
'not-owner': 'may not override what belongs to others',
};
/***/ }),
/***/ 54340:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$N: () => ( encodeMarker),
C_: () => ( namesOfWorkspaces),
F2: () => ( sectionId),
Rs: () => ( markerStart),
V6: () => ( MOST_ASKED),
_e: () => ( toBase64Url),
rH: () => ( decodeMarker),
tP: () => ( fromBase64Url),
tW: () => ( hash)
});
var _markdown_js_4_ = __webpack_require__(70075);
var _model_parse_js_5_ = __webpack_require__(2340);
var node_crypto_0_ = __webpack_require__(77598);
var _model_other_groups_js_6_ = __webpack_require__(45830);
var _model_verdict_js_1_ = __webpack_require__(83538);
var _given_commands_js_2_ = __webpack_require__(64132);
var _words_js_3_ = __webpack_require__(43629);
const MOST_FINGERPRINTS = 200;
const MOST_ASKED = 100;
const MOST_UPLOADS = 100;
const STATE_LIMIT = 4_096;
function markerStart(key) {
return `<!-- plangate:v1 key=${toBase64Url(key)} `;
}
function encodeMarker(state, limit = STATE_LIMIT) {
let hints = MOST_FINGERPRINTS;
let encoded = encodeState(state, hints);
const alwaysKept = [
(0,_given_commands_js_2_ .XT)(state.commands ?? []),
(state.uploads ?? []).map(encodeUpload),
state.asked,
];
const mostUnits = limit + 2 * JSON.stringify(alwaysKept).length;
while (encoded.length > mostUnits && hints > 0) {
hints = Math.floor(hints * 0.75);
encoded = encodeState(state, hints);
}
return (0,_markdown_js_4_ .g)(`${markerStart(state.key)}s=${encoded} -->`);
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
const runs = firstEntries(section.runs);
const parts = [
section.id,
section.runId,
section.attempt,
shas.indexOf(section.headSha),
section.startedAt,
section.digest,
_model_verdict_js_1_ .bk.indexOf(section.counts.verdict),
section.counts.green ? 1 : 0,
encodeCounts(section.counts),
section.fingerprints.slice(0, mostFingerprints).join(''),
firstEntries(section.durations),
];
const { fingerprints, resources = [] } = section;
const fitsAll = fingerprints.length + resources.length <= mostFingerprints;
const resourceFingerprints = fitsAll ? resources.join('') : '';
const { approvedBy } = section.counts;
if (approvedBy.length > 0)
return [...parts, runs, resourceFingerprints || 0, approvedBy.slice(0, 4)];
if (resourceFingerprints !== '')
return [...parts, runs, resourceFingerprints];
return Object.keys(runs).length > 0 ? [...parts, runs] : parts;
});
const a = state.commands?.length ? (0,_given_commands_js_2_ .XT)(state.commands) : undefined;
const u = state.uploads?.length ? state.uploads.map(encodeUpload) : undefined;
const n = state.asked?.length ? state.asked.join('') : undefined;
return toBase64Url(JSON.stringify({ p: state.previousSha, h: shas, s: sections, a, u, n }));
}
function decodeState(key, json) {
const parsed = (0,_model_parse_js_5_ .qF)(json);
if (!(0,_model_parse_js_5_ .u4)(parsed))
return undefined;
const { p: previousSha, h: shas, s: encoded, a, u, n } = parsed;
if (!Array.isArray(encoded) || !Array.isArray(shas))
return undefined;
const sections = encoded.map((each) => decodeSection(each, shas));
if (!sections.every((section) => section !== undefined))
return undefined;
const previous = isLike(previousSha, /^[0-9a-f]{4,64}$/) ? previousSha : undefined;
const commands = (0,_given_commands_js_2_ .$7)(a);
return {
key,
sections,
previousSha: previous,
commands: commands.length > 0 ? commands : undefined,
uploads: Array.isArray(u) ? u.flatMap(decodeUpload).slice(0, MOST_UPLOADS) : undefined,
asked: typeof n === 'string' ? readFingerprints(n).slice(-MOST_ASKED) : undefined,
};
}
function encodeUpload({ workspaceId, runId, head, seal }) {
return [workspaceId, runId, head, seal];
}
function decodeUpload(value) {
if (!Array.isArray(value))
return [];
const [workspaceId, runId, head, seal] = value;
if (!isLike(workspaceId, /^ws-[A-Za-z0-9]{1,64}$/) || !isLike(runId, RUN_ID))
return [];
if (!isLike(head, /^[0-9a-f]{40,64}$/) || !isLike(seal, /^[A-Za-z0-9_-]{43}$/))
return [];
return [{ workspaceId, runId, head, seal }];
}
function encodeCounts(counts) {
const numbers = _words_js_3_ .ax.map((name) => counts[name]);
return numbers.slice(0, Math.max(LEAST_COUNTS, numbers.findLastIndex((number) => number > 0) + 1));
}
const LEAST_COUNTS = _words_js_3_ .ax.indexOf('excepted');
function decodeSection(value, shas) {
if (!Array.isArray(value))
return undefined;
const [id, runId, attempt, shaIndex, startedAt, digest, verdictIndex, green, ...more] = value;
const [numbers, fingerprints, durations, runs, resources, approvers] = more;
const headSha = isCount(shaIndex) ? shas[shaIndex] : undefined;
const verdict = isCount(verdictIndex) ? _model_verdict_js_1_ .bk[verdictIndex] : undefined;
if (!isLike(id, TWELVE_HEX) || !isLike(digest, TWELVE_HEX))
return undefined;
if (!isCount(runId) || !isCount(attempt) || !isCount(startedAt))
return undefined;
if (!isLike(headSha, /^[0-9A-Za-z._-]{0,64}$/) || typeof fingerprints !== 'string')
return undefined;
if (verdict === undefined || !Array.isArray(numbers) || !numbers.every(isCount))
return undefined;
if (numbers.length < LEAST_COUNTS || numbers.length > _words_js_3_ .ax.length)
return undefined;
const countOf = (name) => numbers[_words_js_3_ .ax.indexOf(name)] ?? 0;
const approvedBy = (0,_model_parse_js_5_ .c3)(approvers).filter((name) => typeof name === 'string');
return {
id,
runId,
attempt,
headSha,
startedAt,
digest,
counts: (0,_words_js_3_ .I9)(verdict, green === 1, approvedBy, countOf),
fingerprints: readFingerprints(fingerprints),
resources: typeof resources === 'string' ? readFingerprints(resources) : undefined,
durations: recordOf(durations, isCount),
runs: recordOf(runs, (runOfWorkspace) => isLike(runOfWorkspace, RUN_ID)),
};
}
function readFingerprints(text) {
return (text.match(/[0-9a-f]{12}/g) ?? []).slice(0, MOST_FINGERPRINTS);
}
function recordOf(value, isExpected) {
const entries = (0,_model_parse_js_5_ .u4)(value) ? Object.entries(value) : [];
return Object.fromEntries(entries.filter((entry) => isExpected(entry[1])));
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
return hash(JSON.stringify(job.context.section ?? namesOfWorkspaces(job).sort()));
}
function namesOfWorkspaces({ workspaces, unaffected = [] }) {
const names = workspaces.map(({ name }) => name).filter((name) => name !== _model_other_groups_js_6_ .g);
return [...names, ...unaffected];
}
function hash(text, digits = 12) {
return (0,node_crypto_0_.createHash)('sha256').update(text).digest('hex').slice(0, digits);
}
/***/ }),
/***/ 42251:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
DP: () => ( joinSentences),
MZ: () => ( phrase),
bo: () => ( toPlainText),
j3: () => ( signPart),
l6: () => ( toMarkdown),
uQ: () => ( linkPart),
vn: () => ( sentencePart)
});
var _escape_markdown_js_0_ = __webpack_require__(67511);
var _markdown_js_1_ = __webpack_require__(70075);
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
return (0,_markdown_js_1_ .g)(`[${toMarkdown(words)}](${text})`);
if (kind === 'sign')
return (0,_markdown_js_1_ .g)(text);
return kind === 'text' ? (0,_escape_markdown_js_0_ .CS)(text, limit) : (0,_escape_markdown_js_0_ .SS)(text, limit);
};
return (0,_markdown_js_1_ .g)(renderSentence(sentence, renderPart));
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
/***/ }),
/***/ 43629:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
CP: () => ( fileAndLine),
I9: () => ( toHeadlineCounts),
IF: () => ( findingLevel),
Mb: () => ( headlineIcon),
NF: () => ( CLOSING_VERDICTS),
Pl: () => ( headline),
Vk: () => ( acceptedWords),
_G: () => ( VERDICT_WORDS),
ax: () => ( HEADLINE_COUNTS),
f2: () => ( verdictIcon),
hE: () => ( hasNoChanges),
ly: () => ( STATUS_WORDS),
mF: () => ( overrideWords),
oB: () => ( isAccepted),
s2: () => ( levelWords),
uB: () => ( diagnosticNoun),
uI: () => ( acceptedNoun),
v8: () => ( baselineWords),
zs: () => ( acceptedText)
});
var _model_quote_js_3_ = __webpack_require__(28187);
var _markdown_js_2_ = __webpack_require__(70075);
var _sentence_js_0_ = __webpack_require__(42251);
var _text_js_1_ = __webpack_require__(74913);
function hasNoChanges(plan) {
if (plan?.status !== 'finished' || plan.hasChanges)
return false;
return plan.additions + plan.changes + plan.destructions + plan.imports === 0;
}
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
const none = (0,_markdown_js_2_ .e) `no workspace is affected by this change${atCommit}`;
return counts.green
? (0,_markdown_js_2_ .e) `passed · ${none}`
: (0,_markdown_js_2_ .e) `undecided: ${none}, and policies are required`;
}
const where = (0,_markdown_js_2_ .e) `${inWorkspaces(counts.affected, counts.workspaces)}${atCommit}`;
const notEnforced = counts.green ? ', but not enforced (fail-on: never)' : '';
const approved = approvedGuardWords(counts);
const andApproved = approved && (0,_markdown_js_2_ .e) `, ${approved}`;
if (closingVerdicts(counts).length > 1)
return (0,_markdown_js_2_ .e) `${mixedVerdictWords(counts)}${andApproved}${atCommit}${notEnforced}`;
const advisory = (0,_text_js_1_ .rj)(counts.advisoryFailures, 'advisory failure');
const guards = (0,_text_js_1_ .eQ)(counts.guardsAtFault, 'guard');
const atFault = (0,_text_js_1_ .JO)(' and ', failedPoliciesAndTasks(counts), guards);
const counted = counts.policies > 0
? (0,_text_js_1_ .xZ)(counts.policies)
: (0,_text_js_1_ .rj)(counts.results, 'policy result');
switch (counts.verdict) {
case 'passed':
return counts.results === 0
? (0,_markdown_js_2_ .e) `passed · no policy applies to ${(0,_text_js_1_ .jK)(counts.workspaces)}${atCommit}`
: (0,_markdown_js_2_ .e) `passed · ${counted} in ${(0,_text_js_1_ .jK)(counts.workspaces)}${acceptedCountWords(counts)}${atCommit}`;
case 'advisory':
return counts.green
? (0,_markdown_js_2_ .e) `passed with ${advisory} ${where}${acceptedCountWords(counts)}`
: (0,_markdown_js_2_ .e) `blocked by ${advisory} ${where} (fail-on: advisory)`;
case 'overridden': {
const isOfGuardsAlone = counts.overridden === 0 && approved !== '';
const overridden = (0,_markdown_js_2_ .e) `${(0,_text_js_1_ .xZ)(counts.overridden)} overridden`;
const accepted = acceptedCountWords({ ...counts, approvedGuards: 0 });
return (0,_markdown_js_2_ .e) `passed, ${(0,_text_js_1_ .JO)(', ', isOfGuardsAlone ? '' : overridden, approved)} ${where}${accepted}`;
}
case 'needs-override':
return (0,_markdown_js_2_ .e) `${overrideNeededWords(counts)} ${where}${andApproved}${notEnforced}`;
case 'blocked':
return (0,_markdown_js_2_ .e) `blocked${atFault && (0,_markdown_js_2_ .e) ` by ${atFault}`} ${where}${andApproved}${notEnforced}`;
case 'errored':
return (0,_markdown_js_2_ .e) `the run failed ${where}`;
case 'undecided':
return (0,_markdown_js_2_ .e) `undecided ${where}, so the gate stays closed`;
case 'canceled':
return (0,_markdown_js_2_ .e) `canceled ${where}`;
}
}
function acceptedCountWords(counts) {
const { excepted, existing } = counts;
const words = (0,_text_js_1_ .JO)(', ', approvedGuardWords(counts), (0,_text_js_1_ .eQ)(excepted, 'excepted failure'), (0,_text_js_1_ .eQ)(existing, 'existing failure'));
return words && (0,_markdown_js_2_ .e) `, ${words}`;
}
function failedPoliciesAndTasks({ policiesAtFault, runTasksAtFault }) {
const policies = (0,_text_js_1_ .eQ)(policiesAtFault, 'policy', 'policies');
return (0,_text_js_1_ .JO)(' and ', policies, (0,_text_js_1_ .eQ)(runTasksAtFault, 'run task'));
}
function overrideNeededWords(counts) {
const { policiesAtFault, runTasksAtFault, guardsAtFault } = counts;
const failures = failedPoliciesAndTasks(counts);
const guards = (0,_text_js_1_ .eQ)(guardsAtFault, 'guard');
const needs = (number) => (number > 1 ? 'need' : 'needs');
if (failures === '' && guards !== '')
return (0,_markdown_js_2_ .e) `${guards} ${needs(guardsAtFault)} an approval`;
const number = policiesAtFault + runTasksAtFault;
const override = (0,_markdown_js_2_ .e) `${failures || 'a failure'} ${needs(number)} an override`;
return guards === '' ? override : (0,_markdown_js_2_ .e) `${override}, ${guards} an approval`;
}
function approvedGuardWords({ approvedGuards, approvedBy }) {
if (approvedGuards === 0)
return '';
const names = approvedBy.filter((name) => /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,60}[A-Za-z0-9])?$/.test(name));
const by = (0,_sentence_js_0_ .l6)((0,_text_js_1_ .Z)(names.map(_markdown_js_2_ .g), 3));
return (0,_markdown_js_2_ .e) `${(0,_text_js_1_ .rj)(approvedGuards, 'guard')} approved${by && (0,_markdown_js_2_ .e) ` by ${by}`}`;
}
function closingVerdicts(counts) {
return CLOSING_VERDICTS.filter(({ countName }) => counts[countName] > 0);
}
function mixedVerdictWords(counts) {
const closing = closingVerdicts(counts);
const parts = closing.map(({ countName, closedWords }, index) => {
const number = counts[countName];
const inWords = index === 0 ? (0,_text_js_1_ .jK)(number) : (0,_text_js_1_ .ZV)(number);
return (0,_markdown_js_2_ .e) `${closedWords} in ${inWords}`;
});
const closed = closing.reduce((sum, { countName }) => sum + counts[countName], 0);
const green = counts.workspaces - closed;
return (0,_markdown_js_2_ .e) `${(0,_text_js_1_ .JO)(', ', ...parts)}${green > 0 ? (0,_markdown_js_2_ .e) ` (${(0,_text_js_1_ .ZV)(green)} passed)` : ''}`;
}
function headlineIcon(counts) {
const [first, ...others] = closingVerdicts(counts);
return verdictIcon(first && others.length > 0 ? first.verdict : counts.verdict, counts.green);
}
function inWorkspaces(affected, all) {
if (all === 1)
return (0,_markdown_js_2_ .e) `in 1 workspace`;
if (all === 2 && affected === 2)
return (0,_markdown_js_2_ .e) `in both workspaces`;
return affected === all
? (0,_markdown_js_2_ .e) `in all ${(0,_text_js_1_ .jK)(all)}`
: (0,_markdown_js_2_ .e) `in ${(0,_text_js_1_ .ZV)(affected)} of ${(0,_text_js_1_ .jK)(all)}`;
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
function verdictIcon(verdict, green) {
if (verdict === 'advisory' && !green)
return VERDICT_WORDS.blocked.icon;
const isNotEnforced = green && (verdict === 'blocked' || verdict === 'needs-override');
return VERDICT_WORDS[isNotEnforced ? 'advisory' : verdict].icon;
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
? (0,_sentence_js_0_ .MZ) `in the current configuration`
: (0,_sentence_js_0_ .MZ) `on ${(0,_sentence_js_0_ .vn)('name', branch, 160)}`;
return (0,_sentence_js_0_ .MZ) `${baseline === 'existing' ? 'already' : 'not'} ${where}`;
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
return (0,_sentence_js_0_ .MZ) `existing: the default branch fails in the same way`;
const name = (text) => (0,_sentence_js_0_ .vn)('name', text, 60);
const textPart = (text) => (0,_sentence_js_0_ .vn)('text', text, 240);
if (excepted !== undefined) {
const { until, owner, reason } = excepted;
return (0,_sentence_js_0_ .MZ) `excepted until ${textPart(until)}, ${name(owner)}: ${textPart(reason)}`;
}
const { by, at = '', reason } = override;
const verb = guard === true ? (0,_sentence_js_0_ .MZ) `approved` : (0,_sentence_js_0_ .MZ) `overridden`;
const byWhom = by ? (0,_sentence_js_0_ .MZ) `${verb} by ${name(by)}` : verb;
const byWhomAndWhen = (0,_sentence_js_0_ .DP)((0,_markdown_js_2_ .e) `, `, byWhom, (0,_text_js_1_ .Yi)(at));
return reason ? (0,_sentence_js_0_ .MZ) `${byWhomAndWhen}: ${textPart(reason)}` : byWhomAndWhen;
}
function acceptedText(finding) {
return (0,_sentence_js_0_ .bo)(acceptedWords(finding));
}
/***/ })
};
