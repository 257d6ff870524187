export const id = 3356;
export const ids = [3356];
export const modules = {
/***/ 73356:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
renderJunit: () => ( renderJunit)
});
var _escape_markdown_js_0_ = __webpack_require__(67511);
var _text_js_1_ = __webpack_require__(74913);
var _words_js_2_ = __webpack_require__(43629);
const TEXT_LIMIT = 20_000;
function renderJunit(view) {
const suites = view.workspaces.map((workspace) => {
const isIts = (each) => each.workspace === workspace.name;
const cases = [
...view.results.filter(isIts).flatMap(policyCases),
...view.runTasks.filter(isIts).map(({ name, level, status, message }) => testCase({
name: `run task ${name}`,
className: 'run task',
kind: outcome(status, level),
message,
text: '',
})),
...verdictCase(workspace),
];
const skipped = ` skipped="${numberOf(cases, 'skipped')}"`;
const head = `  <testsuite name="${attribute(workspace.name)}"${totals(cases, workspace.durationMs)}${skipped}>`;
return { cases, xml: [head, ...cases.map(({ xml }) => xml), '  </testsuite>'] };
});
const all = suites.flatMap(({ cases }) => cases);
return [
'<?xml version="1.0" encoding="UTF-8"?>',
`<testsuites name="Policy gate"${totals(all, view.durationMs)}>`,
...suites.flatMap(({ xml }) => xml),
'</testsuites>',
'',
].join('\n');
}
function totals(cases, durationMs = 0) {
const time = (durationMs / 1000).toFixed(3);
return ` tests="${cases.length}" failures="${numberOf(cases, 'failure')}" errors="${numberOf(cases, 'error')}" time="${time}"`;
}
function numberOf(cases, kind) {
return cases.filter((each) => each.kind === kind).length;
}
function policyCases(result) {
const { system, policySet, policy, level, status, message, output, resources } = result;
const isOwn = system === 'own-policies';
const kind = outcome(status, level);
const all = status === 'passed' || resources.length === 0 ? [result] : resources;
return all.map(({ address, message: ownMessage, location }, index) => {
const where = [address, (0,_words_js_2_ .CP)({ location })].filter(Boolean);
const failureMessage = ownMessage || message || (status === 'passed' ? '' : _words_js_2_ .ly[status]);
const why = (0,_words_js_2_ .oB)(result) ? `${(0,_words_js_2_ .zs)(result)} · ` : '';
const isSaid = (line) => isOwn
? [failureMessage, `${address}: ${failureMessage}`].includes(line)
: line.includes(failureMessage);
const printed = index === 0 ? output.filter((line) => !isSaid(line)) : [];
const isAlone = isOwn && kind === 'skipped' && resources.length === 0;
return testCase({
name: (0,_text_js_1_ .oR)(' · ', policy, where[0]),
className: policySet || 'policies',
kind,
message: `${why}${(0,_text_js_1_ .oR)('; ', failureMessage, ...(isAlone ? printed : []))}`,
text: [`level: ${(0,_words_js_2_ .s2)(level)}`, ...where, failureMessage, ...printed].join('\n'),
});
});
}
function outcome(status, level) {
if (status === 'passed')
return 'passed';
const isAdvisory = status === 'failed' && level === 'advisory';
if ((0,_words_js_2_ .oB)({ status }) || isAdvisory)
return 'skipped';
return status === 'failed' ? 'failure' : 'error';
}
function verdictCase({ verdict, reasons }) {
if (verdict !== 'errored' && verdict !== 'undecided' && verdict !== 'canceled')
return [];
const text = reasons.map((each) => each.text).join('\n');
const message = `${_words_js_2_ .y3[verdict].words}: ${text}`;
return [testCase({ name: 'verdict', className: 'run', kind: 'error', message, text })];
}
function testCase({ name, className, kind, message, text, }) {
const head = `    <testcase classname="${attribute(className)}" name="${attribute(name)}"`;
if (kind === 'passed')
return { kind, xml: `${head}/>` };
const summary = attribute(message);
const body = kind === 'skipped'
? `<skipped message="${summary}"/>`
: `<${kind} message="${summary}" type="policy">${content(text)}</${kind}>`;
return { kind, xml: `${head}>\n      ${body}\n    </testcase>` };
}
function attribute(text) {
return content((0,_escape_markdown_js_0_ .$Q)(text, 1_000)).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}
function content(text) {
return (0,_escape_markdown_js_0_ .JK)((0,_escape_markdown_js_0_ .X5)((0,_escape_markdown_js_0_ .$Q)(text, TEXT_LIMIT)), /[&<>"#]|:(?=:)/g);
}
/***/ })
};
