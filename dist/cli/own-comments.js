export const id = 9696;
export const ids = [9696];
export const modules = {
/***/ 19696:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D5: () => ( ownComments),
G2: () => ( ANY_MARKER),
I_: () => ( withWordAbout),
Rg: () => ( foreignComments),
Ue: () => ( WORD_LENGTH),
eQ: () => ( describeForeign),
gq: () => ( findOwn),
lB: () => ( withoutWord),
lN: () => ( defuseNote),
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
function findOwn({ comments }, key) {
const [comment] = ownComments(comments, (0,_report_marker_js_1_ .Rs)(key));
return { comment, kept: comment && (0,_report_marker_js_1_ .rH)(comment.body, key) };
}
function isOurs({ id, mine, author }, created) {
if (mine || created === undefined)
return mine;
return id === created.id || (author !== undefined && author === created.author);
}
function foreignComments(comments, marker, created) {
return comments.filter((comment) => !isOurs(comment, created) && hasMarker(comment.body, marker));
}
function withWordAbout(other, body) {
const end = body.trimEnd().lastIndexOf('\n') + 1;
if (other === undefined || end === 0)
return body;
const { url, author, authorId } = other;
const origins = URL.canParse(url) ? [new URL(url).origin] : [];
const who = author ?? authorId;
const of = who === undefined ? '' : (0,_report_markdown_js_2_ .M) ` of ${(0,_report_escape_markdown_js_0_ .SS)(who)}`;
const word = (0,_report_markdown_js_2_ .M) `> ${(0,_report_escape_markdown_js_0_ .nf)('Another comment', url, origins)}${of} has the marker of this gate and is not updated: this one counts.`;
return (0,_report_markdown_js_2_ .M) `${(0,_report_markdown_js_2_ .g)(body.slice(0, end))}${word}\n\n${(0,_report_markdown_js_2_ .g)(body.slice(end))}`;
}
function withoutWord(body) {
return body.replace(/\n> (?:\[Another comment\]\(|Another comment )[^\n]*\n\n(?=<!-- [^\n]*\s*$)/, '\n');
}
const WORD_LENGTH = 1_000;
const MOST_NAMED = 3;
function describeForeign(comments) {
return comments.slice(0, MOST_NAMED).map(({ author, authorId, url }) => {
const names = [author, authorId === author ? undefined : authorId && `id ${authorId}`];
const who = names.filter((each) => each !== undefined).join(', ');
const of = who === '' ? 'another author' : `another author (${(0,_report_escape_markdown_js_0_ .Ow)(who)})`;
return `A comment of ${of} carries this gate's marker and was left as it is: ${(0,_report_escape_markdown_js_0_ .Ow)(url, 300)}. Remove it if an earlier token of this gate wrote it.`;
});
}
function hasMarker(body, marker) {
const end = body.trimEnd();
const last = Math.max(end.lastIndexOf('\n'), end.lastIndexOf('\r')) + 1;
return end.startsWith(marker, last) || end.trimStart().startsWith(marker);
}
const BREAK = '\u200b';
function defuseNote(body) {
return (0,_report_markdown_js_2_ .g)(body.split('\n').map(defuseLine).join('\n'));
}
function defuseLine(line) {
if (line.startsWith('<!-- '))
return line;
const start = line.search(/\S/);
const still = line[start] === '/' ? line.slice(0, start) + BREAK + line.slice(start) : line;
return still
.replace(/[!$&](?=\d)|~(?=[\w"])/g, `$&${BREAK}`)
.replace(/(?<=^|[\s(["'>|*_,;:])%(?=[\w"])/g, `$&${BREAK}`);
}
/***/ })
};
