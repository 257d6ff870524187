export const id = 3208;
export const ids = [3208];
export const modules = {
/***/ 33208:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
T: () => ( commentDoubts),
e: () => ( startComment),
toCommentContent: () => ( toCommentContent),
writeComment: () => ( writeComment)
});
var _report_comment_js_0_ = __webpack_require__(77077);
var _report_marker_js_1_ = __webpack_require__(62051);
var _report_sections_js_2_ = __webpack_require__(46286);
var _own_comments_js_3_ = __webpack_require__(19696);
var _host_error_js_4_ = __webpack_require__(93452);
var _model_errors_js_5_ = __webpack_require__(74132);
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
const section = { ...(0,_report_comment_js_0_.toSection)(view), asked, now };
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
/***/ })
};
