export const id = 6431;
export const ids = [6431];
export const modules = {
/***/ 86431:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  renderTrialComment: () => ( renderTrialComment)
 });
 var _escape_markdown_js_0_ = __webpack_require__(67511);
 var _markdown_js_1_ = __webpack_require__(70075);
 var _room_js_2_ = __webpack_require__(89685);
 var _text_js_4_ = __webpack_require__(74913);
 var _trial_words_js_3_ = __webpack_require__(71375);
const BUDGET = 60_000;
const END = 200;
const MOST = { workspaces: 10, resources: 3, tests: 20 };
const MARK = (0,_markdown_js_1_ .M) `<!-- plangate-policies -->`;
function renderTrialComment(view) {
  const { because, policies, tests, notices } = view;
  const room = (0,_room_js_2_ .ab)(BUDGET - END, ({ length }) => length);
  const keep = (blocks) => blocks.filter((block) => room.take(block));
  const first = keep([
    (0,_markdown_js_1_ .M) `### ${SIGNS[(0,_trial_words_js_3_ .bv)(view)]} ${(0,_escape_markdown_js_0_ .CS)((0,_trial_words_js_3_ .ro)(view))}`,
    because === undefined ? '' : (0,_escape_markdown_js_0_ .CS)(because),
    (0,_markdown_js_1_ .M) `Tests: ${(0,_escape_markdown_js_0_ .CS)((0,_trial_words_js_3_ .Vh)(tests))}`,
    ...tests.failed
      .slice(0, MOST.tests)
      .map(({ name, file, line }) => (0,_markdown_js_1_ .M) `- ❌ ${(0,_escape_markdown_js_0_ .SS)(name)} ${(0,_escape_markdown_js_0_ .SS)(`${file}:${line}`)}`),
    ...notices.map((notice) => (0,_escape_markdown_js_0_ .CS)(notice)),
  ]);
  const shown = keep(policies.map(policyBlock));
  const left = policies.length - shown.length;
  const unread = keep((0,_trial_words_js_3_ .UN)((0,_trial_words_js_3_ .lA)(view)).map(reasonBlock));
  const rest = left === 0 ? '' : (0,_markdown_js_1_ .M) `And ${(0,_text_js_4_ .U9)(left, 'more policy', 'more policies')}: see the job.`;
  const blocks = [...first, (0,_text_js_4_ .oR)('\n', ...shown), (0,_text_js_4_ .oR)('\n', ...unread), rest].filter((block) => block !== '');
  return (0,_markdown_js_1_ .M) `${MARK}\n${(0,_text_js_4_ .oR)('\n\n', ...blocks)}\n`;
}
const toCode = (text) => (0,_escape_markdown_js_0_ .SS)(text);
const SIGNS = { passed: '✅', noted: '⚠️', blocked: '❌', undecided: '❓' };
function policyBlock(view) {
  const { policy, location, notJudged } = view;
  const effects = (0,_trial_words_js_3_ .w7)(view);
  const said = [
    ...effects.map(({ what }) => (0,_escape_markdown_js_0_ .CS)(what)),
    notJudged.length > 0 ? (0,_markdown_js_1_ .M) `cannot be judged in ${(0,_text_js_4_ .zD)(notJudged.length)}` : '',
    effects.length + notJudged.length === 0 ? (0,_markdown_js_1_ .M) `no difference` : '',
    (0,_escape_markdown_js_0_ .CS)((0,_trial_words_js_3_ .om)(view)),
    location === undefined ? '' : (0,_escape_markdown_js_0_ .SS)(`${location.file}:${location.line}`),
  ];
  const lines = effects.flatMap(({ what, touched }) => [
    ...(effects.length > 1 ? [(0,_markdown_js_1_ .M) `  - ${(0,_escape_markdown_js_0_ .CS)(what)}`] : []),
    ...touchedLines(touched),
  ]);
  const reasons = (0,_trial_words_js_3_ .UN)(notJudged).map((reason) => (0,_markdown_js_1_ .M) `  ${reasonBlock(reason)}`);
  return (0,_text_js_4_ .oR)('\n', (0,_markdown_js_1_ .M) `- **${(0,_escape_markdown_js_0_ .SS)(policy)}** ${(0,_text_js_4_ .oR)(' · ', ...said)}`, ...lines, ...reasons);
}
function touchedLines(touched) {
  const rest = touched.length - MOST.workspaces;
  return [
    ...touched.slice(0, MOST.workspaces).map(touchedLine),
    ...(rest > 0 ? [(0,_markdown_js_1_ .M) `  - and ${(0,_text_js_4_ .U9)(rest, 'more workspace')}`] : []),
  ];
}
function touchedLine({ workspace, breaks, resources, messages = [] }) {
  const named = [...resources.map(_trial_words_js_3_ .KU), ...messages];
  if (breaks === true)
    return (0,_markdown_js_1_ .M) `  - ${(0,_escape_markdown_js_0_ .SS)(workspace)}: the policy breaks`;
  if (named.length === 0)
    return (0,_markdown_js_1_ .M) `  - ${(0,_escape_markdown_js_0_ .SS)(workspace)}`;
  return (0,_markdown_js_1_ .M) `  - ${(0,_escape_markdown_js_0_ .SS)(workspace)}: ${(0,_text_js_4_ .Ku)(named, MOST.resources, toCode)}`;
}
function reasonBlock({ because, workspaces }) {
  return (0,_markdown_js_1_ .M) `- ❓ ${(0,_text_js_4_ .Ku)(workspaces, MOST.workspaces, toCode)}: ${(0,_escape_markdown_js_0_ .CS)(because)}`;
}
/***/ })
};
