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
outcome: outcomeOf(status, level),
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
function numberOf(cases, outcome) {
return cases.filter((each) => each.outcome === outcome).length;
}
function policyCases(result) {
const { policySet, policy, level, status, message, resources } = result;
const outcome = outcomeOf(status, level);
const statusWords = status === 'passed' ? '' : _words_js_2_ .ly[status];
const accepted = (0,_words_js_2_ .oB)(result) ? `${(0,_words_js_2_ .zs)(result)} · ` : '';
const hasResources = status !== 'passed' && resources.length > 0;
return (hasResources ? resources : [result]).map((subject, index) => {
const { address, location } = subject;
const failure = subject.message || message || statusWords;
const printed = index === 0 ? otherOutput(result, address, failure) : [];
const isMessageAll = result.system === 'own-policies' && outcome === 'skipped' && resources.length === 0;
const place = [address, (0,_words_js_2_ .CP)({ location })].filter(Boolean);
return testCase({
name: (0,_text_js_1_ .oR)(' · ', policy, place[0]),
className: policySet || 'policies',
outcome,
message: `${accepted}${(0,_text_js_1_ .oR)('; ', failure, ...(isMessageAll ? printed : []))}`,
text: [`level: ${(0,_words_js_2_ .s2)(level)}`, ...place, failure, ...printed].join('\n'),
});
});
}
function otherOutput({ system, output }, address, failure) {
if (system !== 'own-policies')
return output.filter((line) => !line.includes(failure));
return output.filter((line) => line !== failure && line !== `${address}: ${failure}`);
}
function outcomeOf(status, level) {
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
return [testCase({ name: 'verdict', className: 'run', outcome: 'error', message, text })];
}
function testCase({ name, className, outcome, message, text, }) {
const head = `    <testcase classname="${attribute(className)}" name="${attribute(name)}"`;
if (outcome === 'passed')
return { outcome, xml: `${head}/>` };
const summary = attribute(message);
const body = outcome === 'skipped'
? `<skipped message="${summary}"/>`
: `<${outcome} message="${summary}" type="policy">${content(text)}</${outcome}>`;
return { outcome, xml: `${head}>\n      ${body}\n    </testcase>` };
}
function attribute(text) {
return content((0,_escape_markdown_js_0_ .$Q)(text, 1_000)).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}
function content(text) {
return (0,_escape_markdown_js_0_ .JK)((0,_escape_markdown_js_0_ .X5)((0,_escape_markdown_js_0_ .$Q)(text, TEXT_LIMIT)), /[&<>"#]|:(?=:)/g);
}
/***/ })
};
