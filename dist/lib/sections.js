export const id = 286;
export const ids = [286];
export const modules = {
/***/ 6286:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
W3: () => ( readComment),
X0: () => ( mergeSections),
ek: () => ( holdsSection),
pe: () => ( isSuperseded),
sQ: () => ( saysGateIsOpen)
});
var _model_verdict_js_0_ = __webpack_require__(3538);
var _marker_js_1_ = __webpack_require__(2051);
var _markdown_js_2_ = __webpack_require__(75);
var _model_parse_js_6_ = __webpack_require__(2340);
var _model_quote_js_7_ = __webpack_require__(8187);
var _text_js_3_ = __webpack_require__(4913);
var _verdict_sentence_js_4_ = __webpack_require__(8087);
var _sentence_js_5_ = __webpack_require__(2251);
const COMMENT_BUDGET = 60_000;
const LEAST_WITH_SEALS = 30_000;
function mergeSections(existing, section, budget = COMMENT_BUDGET) {
const { key } = section;
const body = existing ?? '';
const comment = readComment(body, section);
if (comment && (isSuperseded(section.state, comment) || holdsSection(body, section)))
return (0,_markdown_js_2_ .g5)(body);
const newestSha = newestAttempt([...(comment?.sections ?? []), section.state]).headSha;
const previousSha = previousCommit(comment, newestSha);
const existingParts = comment ? readParts(body, comment) : [];
const otherParts = existingParts.filter(({ state: { id, headSha } }) => id !== section.state.id && (headSha === newestSha || headSha === previousSha));
const stateLimit = Math.min(4_096, Math.floor(budget / 8));
const commands = (0,_marker_js_1_ .m6)(comment?.commands ?? [], newestSha);
const askedFindings = [...new Set([...(comment?.asked ?? []), ...(section.asked ?? [])])];
return fitParts(otherParts, section, budget, (parts) => {
const keepsSeals = budget >= LEAST_WITH_SEALS;
const sections = parts.map(({ state }) => (keepsSeals ? state : { ...state, seals: {} }));
const state = {
key,
sections,
previousSha,
commands,
ended: comment?.ended,
asked: askedFindings.slice(-_marker_js_1_ .V6),
};
return (0,_text_js_3_ .JO)('\n\n', commentHeading(sections), ...renderSections(parts, newestSha, section.origins), renderCommands(commands), (0,_marker_js_1_ .$N)(state, stateLimit));
});
}
function holdsSection(body, { state, key }) {
const section = (0,_marker_js_1_ .rH)(body, key)?.sections.find(({ id }) => id === state.id);
const { digest, runId, attempt } = state;
return section?.digest === digest && section.runId === runId && section.attempt === attempt;
}
function saysGateIsOpen(body) {
const sections = (0,_marker_js_1_ .rH)(body)?.sections ?? [];
if (sections.length === 0)
return false;
const { headSha } = newestAttempt(sections);
return sections.every((section) => section.headSha === headSha && section.counts.green);
}
function readComment(body, { key, now = Number.POSITIVE_INFINITY }) {
const comment = (0,_marker_js_1_ .rH)(body, key);
if (comment === undefined)
return undefined;
return { ...comment, sections: comment.sections.map((section) => notInFuture(section, now)) };
}
function notInFuture(report, now) {
return report.startedAt > now + SKEW_S ? { ...report, startedAt: 0 } : report;
}
const SKEW_S = 60;
function isSuperseded(report, comment) {
return comment.sections.some((section) => {
if (section.id === report.id && isLater(section, report))
return true;
return section.headSha !== report.headSha && isNewer(section, report);
});
}
function previousCommit(comment, newestSha) {
const ofOtherCommits = comment?.sections.filter(({ headSha }) => headSha !== newestSha) ?? [];
return ofOtherCommits.length === 0 ? comment?.previousSha : newestAttempt(ofOtherCommits).headSha;
}
function fitParts(others, section, budget, compose) {
const { state, title, url } = section;
const share = Math.min(section.render(budget).length, budget / (2 * others.length + 2));
const largestFirst = others
.filter(({ text }) => text !== '')
.sort((one, other) => other.text.length - one.text.length);
const isGreen = (part) => Number(part.state.counts.green);
const greenFirst = [...others].sort((one, other) => isGreen(other) - isGreen(one));
const partsWithout = (omissions, text) => {
const withoutText = new Set(largestFirst.slice(0, omissions));
const withoutName = new Set(greenFirst.slice(0, Math.max(0, omissions - largestFirst.length)));
const kept = others.map((part) => {
if (withoutName.has(part))
return { ...part, title: '', text: '' };
return withoutText.has(part) ? { ...part, text: '' } : part;
});
return [...kept, { state, title, text, url }].sort(compareParts);
};
const leftFor = (omissions) => budget - compose(partsWithout(omissions, '')).length;
let least = 0;
let most = largestFirst.length + greenFirst.length;
while (least < most) {
const middle = Math.floor((least + most) / 2);
if (leftFor(middle) >= share)
most = middle;
else
least = middle + 1;
}
const left = leftFor(least);
return compose(partsWithout(least, left > 0 ? section.render(left) : ''));
}
function compareParts(one, other) {
const badness = ({ state }) => _model_verdict_js_0_ .bk.indexOf(state.counts.verdict);
return (badness(other) - badness(one) ||
(0,_text_js_3_ .UF)(one.title, other.title) ||
(0,_text_js_3_ .UF)(one.state.id, other.state.id));
}
const BEGIN = /^<!-- plangate:section ([0-9a-f]{12}) ([A-Za-z0-9_-]{0,4000}) -->$/;
const END = '<!-- /plangate:section -->';
function readParts(body, comment) {
const lines = body.split('\n');
const begins = new Map();
for (const [index, line] of lines.entries()) {
const [, id, heading = ''] = BEGIN.exec(line) ?? [];
if (id !== undefined)
begins.set(id, { index, heading });
}
return comment.sections.map((state) => {
const begin = begins.get(state.id);
const end = begin === undefined ? -1 : lines.indexOf(END, begin.index);
if (begin === undefined || end < 0)
return { state, title: '', text: '' };
const text = lines.slice(begin.index + 1, end).join('\n');
return { state, text: (0,_markdown_js_2_ .g5)(text.trim()), ...readHeading(begin.heading) };
});
}
function readHeading(encoded) {
const parsed = (0,_model_parse_js_6_ .qF)((0,_marker_js_1_ .tP)(encoded));
const [title, url] = Array.isArray(parsed) ? parsed : [];
if (typeof title !== 'string')
return { title: '' };
return { title, url: typeof url === 'string' ? url : undefined };
}
function renderSections(parts, newestSha, origins) {
const [only] = parts.length === 1 ? parts : [];
if (only)
return [withSectionMarkers(only, only.text)];
const named = parts.filter(({ title }) => title !== '');
return named.map((part) => part.state.headSha === newestSha ? renderCurrent(part, origins) : renderWaiting(part));
}
function withSectionMarkers(part, text) {
const { state, title, url } = part;
const encoded = (0,_marker_js_1_ ._e)(JSON.stringify(url === undefined ? [title] : [title, url]));
const begin = (0,_markdown_js_2_ .g5)(`<!-- plangate:section ${state.id} ${encoded} -->`);
return (0,_markdown_js_2_ .eu) `${begin}\n\n${text}\n\n${END}`;
}
function renderWaiting(part) {
const { counts, headSha } = part.state;
const earlier = (0,_sentence_js_5_ .l6)((0,_verdict_sentence_js_4_ .BT)(counts, (0,_markdown_js_2_ .g5)(` at ${headSha.slice(0, 7)}`)));
return (0,_markdown_js_2_ .eu) `#### ⏳ ${(0,_markdown_js_2_ .CS)(part.title)}: waiting for a result (${earlier})\n\n${withSectionMarkers(part, '')}`;
}
function renderCurrent(part, origins) {
const { counts } = part.state;
const icon = (0,_verdict_sentence_js_4_ .Mb)(counts);
const words = (0,_sentence_js_5_ .l6)((0,_verdict_sentence_js_4_ .BT)(counts));
if (counts.green && part.text !== '')
return (0,_markdown_js_2_ .eu) `<details><summary>${icon} ${(0,_markdown_js_2_ .h8)(part.title)}: ${words}</summary>\n${withSectionMarkers(part, part.text)}\n</details>`;
const text = part.text || (0,_markdown_js_2_ .eu) `Details: ${(0,_markdown_js_2_ .nf)('the job', part.url, origins)}.`;
return (0,_markdown_js_2_ .eu) `#### ${icon} ${(0,_markdown_js_2_ .CS)(part.title)}: ${words}\n\n${withSectionMarkers(part, text)}`;
}
function commentHeading(sections) {
const { headSha } = newestAttempt(sections);
const current = sections.filter((section) => section.headSha === headSha);
const counts = addUp(current.map((section) => section.counts));
const waiting = sections.length - current.length;
const icon = counts.green && waiting > 0 ? '⏳' : (0,_verdict_sentence_js_4_ .Mb)(counts);
const sha = headSha.slice(0, 7);
const atCommit = sha === '' ? '' : (0,_markdown_js_2_ .eu) ` at ${(0,_markdown_js_2_ .SS)(sha, 7)}`;
const waitingWords = waiting > 0 ? (0,_markdown_js_2_ .eu) ` · waiting for ${waiting} of ${sections.length} jobs` : '';
return (0,_markdown_js_2_ .eu) `### ${icon} Policy gate: ${(0,_sentence_js_5_ .l6)((0,_verdict_sentence_js_4_ .BT)(counts, atCommit))}${waitingWords}`;
}
function addUp(ofJobs) {
const verdict = (0,_model_verdict_js_0_ .zP)(ofJobs.map((counts) => counts.verdict));
const green = ofJobs.every((counts) => counts.green);
const atFault = ofJobs.filter((counts) => (0,_verdict_sentence_js_4_ .DK)(counts.verdict, verdict));
const onlyAtFault = atFault.length === 1 ? atFault : [];
const haveOneJobWithResults = ofJobs.filter(({ results }) => results > 0).length === 1;
const addends = {
affected: atFault,
policiesAtFault: onlyAtFault,
policiesToFix: onlyAtFault,
runTasksAtFault: onlyAtFault,
guardsAtFault: onlyAtFault,
policies: haveOneJobWithResults ? ofJobs : [],
};
const approvedBy = [...new Set(ofJobs.flatMap((counts) => counts.approvedBy))];
const cause = atFault.find((counts) => counts.cause !== '')?.cause ?? '';
return (0,_verdict_sentence_js_4_ .I9)(verdict, green, { approvedBy, cause }, (name) => (addends[name] ?? ofJobs).reduce((sum, counts) => sum + counts[name], 0));
}
const BEGIN_COMMANDS = '<!-- plangate:acts -->';
const END_COMMANDS = '<!-- /plangate:acts -->';
function renderCommands(commands) {
if (commands.length === 0)
return '';
const lines = commands.map(({ verb, by, at, reason, proposal, approved = [] }) => {
const why = reason === '' ? '' : (0,_markdown_js_2_ .eu) `: ${(0,_markdown_js_2_ .CS)(reason, 500)}`;
const what = approved.length === 0 ? '' : (0,_markdown_js_2_ .eu) `, approved in ${(0,_markdown_js_2_ .CS)((0,_model_quote_js_7_ .Kf)(approved, 10), 2_000)}`;
const line = (0,_markdown_js_2_ .eu) `- ${(0,_markdown_js_2_ .CS)(by, 100)} ${COMMAND_WORDS[verb]}${why} (${(0,_text_js_3_ .Yi)(at)})${what}`;
if (proposal === undefined)
return line;
const { text, file } = proposal;
return (0,_markdown_js_2_ .eu) `${line}. Nothing is excepted before this is on the default branch. ${exceptionInstruction(file)}:\n\n${(0,_markdown_js_2_ .EU)(text)}`;
});
return (0,_markdown_js_2_ .eu) `${BEGIN_COMMANDS}\n\n${(0,_text_js_3_ .JO)('\n', ...lines)}\n\n${END_COMMANDS}`;
}
function exceptionInstruction(file) {
if (file === undefined) {
return (0,_markdown_js_2_ .eu) `Add it to the list in the file that the workflow pins, and pin the new commit`;
}
const { path, isNew, link: url } = file;
const name = (0,_markdown_js_2_ .nf)((0,_markdown_js_2_ .SS)(path, 300), url, url === undefined ? [] : [url]);
return isNew
? (0,_markdown_js_2_ .eu) `Create ${name} on a new branch, with`
: (0,_markdown_js_2_ .eu) `Edit ${name} on a new branch, and add to its list`;
}
const COMMAND_WORDS = {
help: 'asked what can be typed: `/plangate override COMMIT REASON`, `/plangate approve COMMIT REASON`, `/plangate allow-destroys COMMIT REASON`, `/plangate except POLICY [ADDRESS] WORKSPACE UNTIL REASON`, `/plangate rerun`, `/plangate again`',
rerun: 'started the gate again',
again: 'asked for new plans',
override: 'overrode the failed policies',
approve: 'approved failures of own policies',
'allow-destroys': 'let the plan destroy what it destroys',
except: 'asked for an exception',
'not-owner': 'may not override what belongs to others: the log of the job says of whom',
refused: 'gave a command that was refused: the log of its job says why',
unclear: 'wrote a command that cannot be followed: `/plangate help` lists them',
};
function isNewer(one, other) {
if (one.startedAt < other.startedAt)
return false;
if (one.runId === other.runId && one.runId !== 0)
return one.attempt > other.attempt;
if (one.headSha !== other.headSha && one.runId !== 0 && other.runId !== 0)
return one.runId > other.runId;
return one.startedAt > other.startedAt;
}
function isLater(one, other) {
const isSameAttempt = one.runId === other.runId && one.attempt === other.attempt;
return isSameAttempt ? one.startedAt > other.startedAt : isNewer(one, other);
}
function newestAttempt(attempts) {
return attempts.reduce((newest, attempt) => (isNewer(attempt, newest) ? attempt : newest));
}
/***/ })
};
