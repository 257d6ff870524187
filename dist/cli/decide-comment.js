export const id = 9369;
export const ids = [9369];
export const modules = {
/***/ 49369:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
O: () => ( decideComment),
toCommentContent: () => ( toCommentContent)
});
var _report_comment_js_0_ = __webpack_require__(92650);
var _report_marker_js_1_ = __webpack_require__(54340);
var _report_sections_js_2_ = __webpack_require__(46286);
var _own_comments_js_3_ = __webpack_require__(19696);
function toCommentContent(view, asked = []) {
const { key } = view;
const section = { ...(0,_report_comment_js_0_.toSection)(view), asked };
return {
marker: (0,_report_marker_js_1_ .Rs)(key),
compose: (existing, budget) => (0,_report_sections_js_2_ .X0)(existing, section, budget),
holds: (body) => (0,_report_sections_js_2_ .ek)(body, section),
isSuperseded(body) {
const state = (0,_report_marker_js_1_ .rH)(body, key);
return state !== undefined && (0,_report_sections_js_2_ .pe)(section.state, state);
},
isAlone: (body) => (0,_report_marker_js_1_ .rH)(body, key)?.sections.every(({ id }) => id === section.state.id) ?? true,
};
}
function decideComment(snapshot, content, target, created) {
const comment = (0,_own_comments_js_3_ .D5)(snapshot.comments, content.marker, created)[0];
if (snapshot.headSha !== target.headSha)
return { kind: 'keep', superseded: 'commit', comment };
if (comment === undefined) {
if (created !== undefined)
return { kind: 'keep', comment: created };
const { when, green } = target;
const isWanted = when === 'always' || (when !== 'off' && !green);
if (!isWanted)
return { kind: 'keep' };
return { kind: snapshot.whole ? 'create' : 'unknown' };
}
if (content.isSuperseded(comment.body))
return { kind: 'keep', superseded: 'run', comment };
if (target.when === 'off')
return { kind: 'keep', comment };
if (target.when === 'on-failure' && target.green && content.isAlone?.(comment.body)) {
return { kind: 'delete', comment };
}
return { kind: 'update', comment };
}
/***/ })
};
