export const id = 6431;
export const ids = [6431];
export const modules = {

/***/ 86431:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

 __webpack_require__.d(__webpack_exports__, {
   renderTrialComment: () => ( renderTrialComment)
 });
 var _escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67511);
 var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70075);
 var _room_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89685);
 var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74913);
 var _trial_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71375);





const BUDGET = 60_000;
const END = 200;
const MOST = { workspaces: 10, resources: 3, tests: 20 };
function renderTrialComment(view) {
    const { because, policies, tests, notices } = view;
    const room = (0,_room_js__WEBPACK_IMPORTED_MODULE_1__ .ab)(BUDGET - END, ({ length }) => length);
    const keep = (blocks) => blocks.filter((block) => room.take(block));
    const first = keep([
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__ .M) `### ${SIGNS[(0,_trial_words_js__WEBPACK_IMPORTED_MODULE_3__ .bv)(view)]} ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .CS)((0,_trial_words_js__WEBPACK_IMPORTED_MODULE_3__ .ro)(view))}`,
        because === undefined ? '' : (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .CS)(because),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__ .M) `Tests: ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .CS)((0,_trial_words_js__WEBPACK_IMPORTED_MODULE_3__ .Vh)(tests))}`,
        ...tests.failed
            .slice(0, MOST.tests)
            .map(({ name, file, line }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__ .M) `- ❌ ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(name)} ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(`${file}:${line}`)}`),
        ...notices.map((notice) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .CS)(notice)),
    ]);
    const shown = keep(policies.map(policyBlock));
    const left = policies.length - shown.length;
    const unread = keep((0,_trial_words_js__WEBPACK_IMPORTED_MODULE_3__ .UN)((0,_trial_words_js__WEBPACK_IMPORTED_MODULE_3__ .lA)(view)).map(reasonBlock));
    const rest = left === 0 ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__ .M) `And ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__ .U9)(left, 'more policy', 'more policies')}: see the job.`;
    const blocks = [...first, (0,_text_js__WEBPACK_IMPORTED_MODULE_4__ .oR)('\n', ...shown), (0,_text_js__WEBPACK_IMPORTED_MODULE_4__ .oR)('\n', ...unread), rest].filter((block) => block !== '');
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__ .M) `${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__ .oR)('\n\n', ...blocks)}\n`;
}
const toCode = (text) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(text);
const SIGNS = { passed: '✅', noted: '⚠️', blocked: '❌', undecided: '❓' };
function policyBlock(view) {
    const { policy, location, notJudged } = view;
    const effects = (0,_trial_words_js__WEBPACK_IMPORTED_MODULE_3__ .w7)(view);
    const said = [
        ...effects.map(({ what }) => (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .CS)(what)),
        notJudged.length > 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__ .M) `cannot be judged in ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__ .zD)(notJudged.length)}` : '',
        effects.length + notJudged.length === 0 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__ .M) `no difference` : '',
        (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .CS)((0,_trial_words_js__WEBPACK_IMPORTED_MODULE_3__ .om)(view)),
        location === undefined ? '' : (0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(`${location.file}:${location.line}`),
    ];
    const lines = effects.flatMap(({ what, touched }) => [
        ...(effects.length > 1 ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__ .M) `  - ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .CS)(what)}`] : []),
        ...touchedLines(touched),
    ]);
    const reasons = (0,_trial_words_js__WEBPACK_IMPORTED_MODULE_3__ .UN)(notJudged).map((reason) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__ .M) `  ${reasonBlock(reason)}`);
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_4__ .oR)('\n', (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__ .M) `- **${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(policy)}** ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__ .oR)(' · ', ...said)}`, ...lines, ...reasons);
}
function touchedLines(touched) {
    const rest = touched.length - MOST.workspaces;
    return [
        ...touched.slice(0, MOST.workspaces).map(touchedLine),
        ...(rest > 0 ? [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__ .M) `  - and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__ .U9)(rest, 'more workspace')}`] : []),
    ];
}
function touchedLine({ workspace, breaks, resources, messages = [] }) {
    const named = [...resources.map(_trial_words_js__WEBPACK_IMPORTED_MODULE_3__ .KU), ...messages];
    if (breaks === true)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__ .M) `  - ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(workspace)}: the policy breaks`;
    if (named.length === 0)
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__ .M) `  - ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(workspace)}`;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__ .M) `  - ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .SS)(workspace)}: ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__ .Ku)(named, MOST.resources, toCode)}`;
}
function reasonBlock({ because, workspaces }) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__ .M) `- ❓ ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__ .Ku)(workspaces, MOST.workspaces, toCode)}: ${(0,_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .CS)(because)}`;
}

/***/ })

};
