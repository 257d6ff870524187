export const id = 1099;
export const ids = [1099,3208];
export const modules = {
/***/ 3208:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
T: () => ( commentDoubts),
e: () => ( startComment),
toCommentContent: () => ( toCommentContent),
writeComment: () => ( writeComment)
});
var _report_comment_js_0_ = __webpack_require__(7077);
var _report_marker_js_1_ = __webpack_require__(4340);
var _report_sections_js_2_ = __webpack_require__(6286);
var _own_comments_js_3_ = __webpack_require__(9696);
var _host_error_js_4_ = __webpack_require__(3452);
var _model_errors_js_5_ = __webpack_require__(4132);
const LARGEST_BUDGET = 60_000;
const SMALLER_BUDGETS = [10_000, 2_000];
const MOST_ROUNDS = 12;
const MOST_LOOKS = 3;
const MOST_DELETED = 20;
async function startComment(api, content, { snapshot, ...target }, ports) {
const { neutralise = (body) => body } = api;
const compose = (...asked) => neutralise(content.compose(...asked));
const writer = { api, content: { ...content, compose }, target, ports };
const began = ports.clock.now();
const result = await writeRound(writer, snapshot);
const roundMs = ports.clock.now() - began;
return {
result,
settle: async () => (result.written ? settle(writer, result, roundMs) : result),
};
}
async function writeComment(api, content, target, ports) {
const started = await startComment(api, content, target, ports);
const result = await started.settle();
const commentUrl = result.url?.startsWith('http') ? result.url : undefined;
return { commentUrl, doubts: commentDoubts(result) };
}
function commentDoubts(result) {
if (result === undefined)
return [];
const doubts = (0,_own_comments_js_3_ .eQ)(result.foreign);
if (result.superseded !== undefined)
doubts.unshift(SUPERSEDED[result.superseded]);
if (result.lost)
doubts.push(LOST);
return doubts;
}
const SUPERSEDED = {
commit: {
code: _model_errors_js_5_ .Lp.commentOfAnotherJob,
text: 'The pull request has a newer commit: its comment is left to the run of that commit.',
},
run: {
code: _model_errors_js_5_ .Lp.commentOfAnotherJob,
text: 'A later run has reported or begun on this pull request: its comment was left as it is.',
},
};
const LOST = {
code: _model_errors_js_5_ .Lp.commentOfAnotherJob,
text: 'Other jobs kept writing to the comment: look for this report in the summary of the job.',
};
async function writeRound(writer, first) {
const { api, content, target } = writer;
for (let tries = 1;; tries++) {
const snapshot = (tries === 1 ? first : undefined) ?? (await api.snapshot(target.number));
const action = chooseAction(snapshot, content, target, writer.created);
const foreign = (0,_own_comments_js_3_ .Rg)(snapshot.comments, content.marker, writer.created);
try {
return { ...(await perform(writer, action, snapshot)), foreign, lost: false };
}
catch (error) {
const isGone = error instanceof _host_error_js_4_ .dh && error.kind === 'not-found';
if (!isGone || tries === 3)
throw error;
}
}
}
async function perform(writer, action, snapshot) {
const { api, content } = writer;
switch (action.kind) {
case 'unknown':
throw new _host_error_js_4_ .dh('invalid', "There are more comments than could be read, and whether one of them is this gate's is not known: the summary of the job has the report.", { helpCode: _model_errors_js_5_ .Lp.tooManyComments });
case 'keep':
return { written: false, url: action.comment?.url, superseded: action.superseded };
case 'delete':
await api.deleteComment(action.comment.id);
return { written: true };
case 'create': {
const { url } = await createOwnComment(writer, snapshot);
return { written: true, url };
}
case 'update': {
const { id, body: existing, url, contradicted } = action.comment;
const isUnchanged = content.compose(existing, LARGEST_BUDGET) === existing;
if (isUnchanged && contradicted !== true)
return { written: false, url };
await writeFitting(content, existing, (body) => api.updateComment(id, body));
return { written: true, url };
}
}
}
async function createOwnComment(writer, { comments }) {
const { api, content, target, ports } = writer;
const before = new Set(comments.map(({ id }) => id));
const isNew = ({ id, body }) => !before.has(id) && (0,_own_comments_js_3_ .xY)(body, content.marker) && content.holds(body);
for (let tries = 1;; tries++) {
try {
const send = (body) => api.createComment(target.number, body);
return (writer.created = await writeFitting(content, undefined, send));
}
catch (error) {
if (!(error instanceof _host_error_js_4_ .dh) || error.kind !== 'unsure' || tries === 2)
throw error;
for (let looks = 0; looks < 2; looks++) {
if (looks > 0 && !(await pause(ports, 2_000)))
throw error;
const created = (await api.snapshot(target.number)).comments.find(isNew);
if (created === undefined)
continue;
const { id, url, isOwn, author } = created;
return (writer.created = isOwn ? { id, url, author } : { id, url });
}
}
}
}
async function writeFitting(content, existing, write) {
let budget = LARGEST_BUDGET;
for (const smaller of SMALLER_BUDGETS) {
try {
return await write(content.compose(existing, budget));
}
catch (error) {
if (!(error instanceof _host_error_js_4_ .dh) || error.kind !== 'too-long')
throw error;
budget = smaller;
}
}
return write(content.compose(existing, budget));
}
async function settle(writer, first, firstRoundMs) {
const { api, content, target, ports } = writer;
let result = first;
let longestRoundMs = firstRoundMs;
for (let round = 1, missing = 0; round <= MOST_ROUNDS; round++) {
const leastMs = Math.max(800, Math.min(3 * longestRoundMs, 10_000));
if (!(await pause(ports, leastMs + ports.random() * 850 * (1 + round))))
return result;
const began = ports.clock.now();
const snapshot = await api.snapshot(target.number);
const foreign = (0,_own_comments_js_3_ .Rg)(snapshot.comments, content.marker, writer.created);
const [comment, ...copies] = (0,_own_comments_js_3_ .D5)(snapshot.comments, content.marker, writer.created);
if (comment === undefined && writer.created !== undefined) {
result = { ...result, foreign };
if (++missing === MOST_LOOKS)
return result;
continue;
}
const isWritten = comment?.contradicted !== true && content.holds(comment?.body ?? '');
if (comment !== undefined && isWritten) {
for (const { id } of copies.slice(0, MOST_DELETED))
await api.deleteComment(id);
return { written: true, lost: false, foreign, url: comment.url };
}
result = await writeRound(writer, snapshot);
if (!result.written)
return result;
longestRoundMs = Math.max(longestRoundMs, ports.clock.now() - began);
}
return { ...result, lost: true };
}
async function pause({ clock, signal, deadline }, ms) {
if (clock.now() + ms >= (deadline?.() ?? Number.POSITIVE_INFINITY))
return false;
await clock.sleep(ms, signal);
return true;
}
function toCommentContent(view, asked = [], date) {
const { key } = view;
const now = date && Math.floor(date.getTime() / 1_000);
const section = { ...(0,_report_comment_js_0_ .z4)(view), asked, now };
return {
marker: (0,_report_marker_js_1_ .Rs)(key),
compose: (existing, budget) => (0,_report_sections_js_2_ .X0)(existing, section, budget),
holds: (body) => (0,_report_sections_js_2_ .ek)(body, section),
isSuperseded(body) {
const state = (0,_report_sections_js_2_ .W3)(body, section);
return state !== undefined && (0,_report_sections_js_2_ .pe)(section.state, state);
},
isAlone: (body) => (0,_report_marker_js_1_ .rH)(body, key)?.sections.every(({ id }) => id === section.state.id) ?? true,
};
}
function chooseAction(snapshot, content, target, created) {
const comment = (0,_own_comments_js_3_ .D5)(snapshot.comments, content.marker, created)[0];
if (snapshot.headSha !== target.headSha)
return { kind: 'keep', superseded: 'commit', comment };
if (comment === undefined) {
if (created !== undefined)
return { kind: 'keep', comment: created };
const { when, green } = target;
if (green && when !== 'always')
return { kind: 'keep' };
return { kind: snapshot.whole ? 'create' : 'unknown' };
}
if (content.isSuperseded(comment.body))
return { kind: 'keep', superseded: 'run', comment };
if (target.when === 'on-failure' && target.green && content.isAlone?.(comment.body)) {
return { kind: 'delete', comment };
}
return { kind: 'update', comment };
}
/***/ }),
/***/ 1099:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Z: () => ( publishApplied),
publishOnGitHub: () => ( publishOnGitHub)
});
var report_annotations = __webpack_require__(5594);
var comment = __webpack_require__(7077);
var links = __webpack_require__(7713);
var markdown = __webpack_require__(75);
var sentence = __webpack_require__(2251);
var report_text = __webpack_require__(4913);
;// CONCATENATED MODULE: ./build/src/report/review-request.js
const MOST_REVIEWERS = 15;
function reviewRequestOf({ causes, context }, asked, { author, url, onlyApprovals }) {
const isAuthor = (name) => name.toLowerCase() === author?.toLowerCase();
const waiting = causes.flatMap(({ severity, fingerprint, overrideBy = [], approval }) => {
const names = overrideBy.filter((name) => !isAuthor(name));
const isMeant = !onlyApprovals || approval !== undefined;
const isNew = severity === 'needs-override' && isMeant && !asked.includes(fingerprint);
return isNew && names.length > 0 ? [{ fingerprint, names }] : [];
});
if (waiting.length === 0)
return undefined;
const names = [...new Set(waiting.flatMap((cause) => cause.names))].slice(0, MOST_REVIEWERS);
const what = (0,report_text.rj)(waiting.length, 'failure');
const report = (0,markdown.nf)('Report', url, (0,links.qL)(context));
return {
fingerprints: waiting.map(({ fingerprint }) => fingerprint),
people: names.filter((name) => !/[/:]/.test(name)),
teams: names.flatMap((name) => /^[^/]+\/(.+)$/.exec(name)?.[1] ?? []),
line: (0,sentence.l6)((0,sentence.MZ) `${(0,report_text.Z)(names.map(markdown.lE))} can approve ${what} of the policy gate. ${report}`),
};
}
var own_comments = __webpack_require__(9696);
var hosts_comment = __webpack_require__(3208);
var host_error = __webpack_require__(3452);
var model_verdict = __webpack_require__(3538);
var applied = __webpack_require__(6010);
var report_marker = __webpack_require__(4340);
var server = __webpack_require__(1554);
var calls = __webpack_require__(5025);
var errors = __webpack_require__(4132);
;// CONCATENATED MODULE: ./build/src/hosts/github/publish.js
const NOT_WRITTEN = 'The comment on the pull request was not written';
const NEEDED_PERMISSION = 'pull-requests: write';
async function publishOnGitHub(publishing, known = {}) {
const { files: changedFiles, snapshot: knownSnapshot } = known;
const { view, target, ports } = publishing;
const doubts = [];
let snapshot;
let started;
const filesWanted = changedFiles === undefined && needsFiles(view, target);
await withPullRequestApi(publishing, doubts, async (api, number) => {
if (target.comment === 'off' && !filesWanted)
return;
const hasAll = knownSnapshot !== undefined && (!filesWanted || knownSnapshot.files !== undefined);
snapshot = hasAll ? knownSnapshot : await api.snapshot(number, { files: filesWanted });
if (target.comment === 'off')
return;
const { headSha, comment: when } = target;
const askedFindings = target.notify === 'off' ? [] : await askForReview(publishing, api, snapshot, doubts);
const commentTarget = { number, headSha, green: view.green, when, snapshot };
const content = (0,hosts_comment.toCommentContent)(view, askedFindings, ports.clock.date());
started = await (0,hosts_comment.e)(api, content, commentTarget, ports);
});
const filesOfHead = snapshot?.headSha === target.headSha ? snapshot.files : undefined;
const unplaced = await annotate(publishing, doubts, changedFiles ?? filesOfHead);
let result = started?.result;
await withPullRequestApi(publishing, doubts, async () => {
if (started !== undefined && ports.skipVerify?.() !== true)
result = await started.settle();
});
doubts.push(...(0,hosts_comment.T)(result));
return { unplaced, doubts, commentUrl: result?.url };
}
async function askForReview({ view, target: { pullRequest, headSha, notify } }, api, snapshot, doubts) {
if (pullRequest === undefined || snapshot.headSha !== headSha)
return [];
const { comment, kept } = (0,own_comments.rA)(snapshot, view.key);
const { asked = [] } = kept ?? {};
const url = comment?.url ?? view.context.job?.url;
const onlyApprovals = notify !== 'once';
const { author } = pullRequest.input ?? {};
const request = reviewRequestOf(view, asked, { author, url, onlyApprovals });
if (request === undefined)
return [];
const { people, teams, line, fingerprints } = request;
const { number } = pullRequest;
if (api.requestReview !== undefined && people.length + teams.length > 0) {
const refused = (0,host_error.yg)(() => false);
const isAsked = await api.requestReview(number, people, teams).then(() => true, refused);
if (isAsked)
return fingerprints;
}
const explain = (0,host_error.yg)((problem) => {
doubts.push((0,calls.F)('Who can approve was not notified', NEEDED_PERMISSION, problem));
return [];
});
return await api.createComment(number, line).then(() => fingerprints, explain);
}
async function withPullRequestApi({ target, github: { comments: api } }, doubts, work) {
const { pullRequest } = target;
if (pullRequest === undefined)
return;
if (api === undefined) {
if (target.comment !== 'off' && doubts.length === 0) {
const text = `${NOT_WRITTEN}: there is no token for it. Leave \`github-token\` at its default.`;
doubts.push({ text, code: errors.Lp.lacksHostRight });
}
return;
}
const explain = (0,host_error.yg)((problem) => {
doubts.push((0,calls.F)(NOT_WRITTEN, NEEDED_PERMISSION, problem, pullRequest.fork));
});
await work(api, pullRequest.number).catch(explain);
}
async function annotate({ view, target, github: { checks } }, doubts, changedFiles) {
if (target.annotate === 'off')
return [];
const changed = changedFiles === undefined ? undefined : new Set(changedFiles);
const scope = target.annotate === 'all' ? 'all' : 'changed';
const rendered = (0,report_annotations.H)(view, { annotate: scope, changedFiles: changed });
const annotations = target.annotate === 'changed' && changed !== undefined
? rendered.filter(({ path }) => changed.has(path))
: rendered;
if (checks?.server !== server.U0)
return annotations;
const result = await publishCheck(checks, {
checkRunId: target.checkRunId,
name: view.key === 'default' ? 'Plangate' : `Plangate (${view.key})`,
headSha: target.headSha,
conclusion: conclusionOf(view),
render: (summaryBytes) => (0,comment.d3)(view, summaryBytes),
annotations,
fork: target.pullRequest?.fork === true,
});
doubts.push(...result.doubts);
return result.left;
}
function needsFiles(view, { annotate }) {
if (annotate === 'off' || annotate === 'all')
return false;
return view.causes.some(({ occurrences, severity }) => occurrences.some(({ location }) => location !== undefined) &&
(annotate === 'changed' || severity === 'warns' || severity === 'notes'));
}
const ANNOTATIONS_PER_REQUEST = 50;
const SMALL_SUMMARY_BYTES = 15_000;
function conclusionOf({ green, verdict, }) {
if (green)
return (0,model_verdict.gf)(verdict) ? 'success' : 'neutral';
return verdict === 'needs-override' ? 'action_required' : 'failure';
}
async function publishCheck(api, report) {
const { checkRunId, fork, render, annotations, ...checkRun } = report;
let sent = 0;
let content = render();
const batch = () => ({
...content,
annotations: annotations.slice(sent, sent + ANNOTATIONS_PER_REQUEST),
});
const create = () => api.createCheckRun({ ...checkRun, output: batch() });
const createInstead = (0,host_error.yg)((problem) => create().catch((0,host_error.yg)(() => Promise.reject(problem), 'permission')), 'not-found', 'permission');
const begin = () => checkRunId === undefined
? create()
: api.updateCheckRun(checkRunId, batch()).catch(createInstead);
try {
const id = await begin().catch((0,host_error.yg)(() => {
content = render(SMALL_SUMMARY_BYTES);
return begin();
}, 'too-long'));
for (sent = ANNOTATIONS_PER_REQUEST; sent < annotations.length; sent += ANNOTATIONS_PER_REQUEST) {
await api.updateCheckRun(id, batch());
}
return { left: [], doubts: [] };
}
catch (error) {
if (!(error instanceof host_error.dh))
throw error;
const doubts = [
(0,calls.F)('The annotations are not on the check run', 'checks: write', error, fork),
];
return { left: annotations.slice(sent), doubts };
}
}
const NOT_UPDATED = 'The merged pull request was not updated with the result of the apply';
async function publishApplied(view, settings, job, { clock, random, signal }) {
const { good, until, comment, commentKey } = settings;
const { event, github, sendUntil } = job;
const api = github.comments;
if (comment === 'off' || event === undefined)
return { doubts: [] };
if (api === undefined)
return {
doubts: [
{ text: `${NOT_UPDATED}: there is no \`github-token\`.`, code: errors.Lp.wrongApplyReport },
],
};
sendUntil(until);
const ports = { clock, random, signal, deadline: () => until };
const explain = (0,host_error.yg)((problem) => ({
doubts: [(0,calls.F)(NOT_UPDATED, 'pull-requests: write', problem)],
}));
const pulls = await api.pullRequestsMergedAs(event.workflowSha).catch(explain);
if ('doubts' in pulls)
return pulls;
const [pull, ...others] = pulls;
if (pull === undefined || others.length > 0) {
const which = pull === undefined ? 'none was' : `${others.length + 1} were`;
const commit = event.workflowSha.slice(0, 7);
const text = `${NOT_UPDATED}: ${which} merged as ${commit}. The summary has it.`;
return { doubts: [{ text, code: errors.Lp.wrongApplyReport }] };
}
const { number, headSha } = pull;
const target = { number, headSha, green: good, when: comment };
return (0,hosts_comment.writeComment)(api, contentOf(view, commentKey, clock), target, ports).catch(explain);
}
function contentOf(view, key, clock) {
const section = (0,applied.c0)(view);
const marker = (0,report_marker.$N)({ key, sections: [] });
return {
marker: (0,report_marker.Rs)(key),
...section,
compose: (existing = marker) => section.into(existing),
isSuperseded: (body) => section.isSuperseded(body, clock.date().getTime() / 1_000),
};
}
/***/ }),
/***/ 6010:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Mv: () => ( isGoodOutcome),
OA: () => ( applyWords),
Om: () => ( worstOutcome),
c0: () => ( applySection),
ft: () => ( renderApplyReport)
});
var _markdown_js_0_ = __webpack_require__(75);
var _sentence_js_1_ = __webpack_require__(2251);
var _sections_js_2_ = __webpack_require__(6286);
var _text_js_3_ = __webpack_require__(4913);
const OUTCOME_SIGNS = {
failed: ['❌', 'Apply failed'],
'against-policy': ['❌', 'Applied, against policy'],
none: ['❔', 'No apply found'],
unfinished: ['❔', 'Apply not finished'],
waits: ['⏳', 'Waits for confirmation'],
applied: ['✅', 'Applied'],
nothing: ['✅', 'Nothing to apply'],
};
const OUTCOMES = Object.keys(OUTCOME_SIGNS);
function worstOutcome(applies) {
return OUTCOMES.find((word) => applies.some(({ outcome }) => outcome === word)) ?? 'none';
}
function isGoodOutcome(outcome) {
return outcome === 'applied' || outcome === 'nothing' || outcome === 'waits';
}
function applyWords({ outcome, behind, counts, durationMs, words }) {
const { additions = 0, changes = 0, destructions = 0, imports = 0 } = counts ?? {};
const changed = `${additions} created, ${changes} changed, ${destructions} destroyed`;
return (0,_text_js_3_ .JO)(', ', isGoodOutcome(outcome) && behind === undefined ? '' : words, counts && outcome !== 'none' ? changed : '', imports > 0 ? (0,_text_js_3_ .rj)(imports, 'imported', 'imported') : '', durationMs === undefined ? '' : `in ${Math.round(durationMs / 1_000)} s`);
}
function renderApplyReport({ applies, origins }) {
const [sign, words] = OUTCOME_SIGNS[worstOutcome(applies)];
const toItem = (apply) => {
const [ownSign] = OUTCOME_SIGNS[apply.outcome];
const run = apply.runId && (0,_markdown_js_0_ .nf)((0,_markdown_js_0_ .SS)(apply.runId, 40), apply.runUrl, origins);
const head = (0,_text_js_3_ .JO)(' · ', (0,_markdown_js_0_ .eu) `${ownSign} ${(0,_markdown_js_0_ .SS)(apply.workspace, 90)}`, run ?? '');
const { firstError, policies = [] } = apply;
const below = [...(firstError === undefined ? [] : [firstError]), ...policies].slice(0, 20);
return {
words: (0,_text_js_3_ .JO)(': ', head, (0,_markdown_js_0_ .CS)(applyWords(apply), 400)),
children: below.map((sentence) => ({ words: (0,_markdown_js_0_ .CS)(sentence, 600) })),
};
};
const more = (number) => (0,_sentence_js_1_ .MZ) `… and ${(0,_text_js_3_ .rj)(number, 'more workspace')}`;
const lines = (0,_sentence_js_1_ .J9)(applies, 50, toItem, more).map((item) => (0,_sentence_js_1_ .SP)(item));
return (0,_markdown_js_0_ .eu) `#### ${sign} ${words}\n\n${(0,_text_js_3_ .JO)('\n', ...lines)}`;
}
const BEGIN = /^<!-- plangate:applied (?<id>[0-9a-f]{12}) (?<job>\d{1,15})\.(?<tries>\d{1,6}) (?<start>\d{1,12}) -->$/;
const END = '<!-- /plangate:applied -->';
function applySection(view) {
const { jobId, attempt, startedAt } = view;
const own = { runId: jobId, attempt, startedAt, headSha: '' };
const id = (0,_text_js_3_ .tW)(JSON.stringify(view.applies.map(({ workspace }) => workspace).sort()));
const begin = (0,_markdown_js_0_ .g5)(`<!-- plangate:applied ${id} ${jobId}.${attempt} ${startedAt} -->`);
const text = (0,_text_js_3_ .JO)('\n\n', begin, renderApplyReport(view), END);
const find = (body) => {
const lines = body.split('\n');
const at = lines.findIndex((line) => BEGIN.exec(line)?.groups?.['id'] === id);
const end = at < 0 ? -1 : lines.indexOf(END, at);
return { lines, at, end };
};
return {
text,
holds: (body) => body.includes(text),
isSuperseded(body, now) {
const { lines, at } = find(body);
const { job, tries, start } = BEGIN.exec(lines[at] ?? '')?.groups ?? {};
if (start === undefined)
return false;
const found = { runId: Number(job), attempt: Number(tries), startedAt: Number(start) };
return (0,_sections_js_2_ .d8)((0,_sections_js_2_ .ON)({ ...found, headSha: '' }, now), own);
},
into(body) {
const { lines, at, end } = find(body);
const marker = lines.findLastIndex((line) => line.trim() !== '');
const hasSection = end > at;
if (hasSection)
lines.splice(at, end - at + 1, text);
else
lines.splice(marker, 0, text, '');
return (0,_markdown_js_0_ .g5)(lines.join('\n'));
},
};
}
/***/ })
};
