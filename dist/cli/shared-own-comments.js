export const id = 5375;
export const ids = [5375];
export const modules = {
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
var _report_marker_js_1_ = __webpack_require__(62051);
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
};
