export const id = 3356;
export const ids = [3356];
export const modules = {
/***/ 73356:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
renderJunit: () => ( renderJunit)
});
var _markdown_js_0_ = __webpack_require__(70075);
var _text_js_1_ = __webpack_require__(74913);
var _words_js_2_ = __webpack_require__(43629);
const TEXT_LIMIT = 20_000;
function renderJunit(view) {
const suites = view.workspaces.map((workspace) => {
const isOfWorkspace = (result) => result.workspace === workspace.name;
const cases = [
...view.results.filter(isOfWorkspace).flatMap(policyCases),
...view.runTasks.filter(isOfWorkspace).map(({ name, level, status, message }) => testCase({
name: `run task ${name}`,
className: 'run task',
outcome: outcomeOf(status, level),
message,
text: '',
})),
...verdictCase(workspace),
];
return testSuite(workspace.name, cases, workspace.durationMs);
});
if (suites.length === 0 && !view.green) {
const reasons = view.nextSteps.map((text) => ({ text }));
suites.push(testSuite('Policy gate', verdictCase({ verdict: view.verdict, reasons })));
}
const allCases = suites.flatMap(({ cases }) => cases);
return [
'<?xml version="1.0" encoding="UTF-8"?>',
`<testsuites name="Policy gate"${totals(allCases, view.durationMs)}>`,
...suites.flatMap(({ xml }) => xml),
'</testsuites>',
'',
].join('\n');
}
function testSuite(name, cases, durationMs) {
const skipped = ` skipped="${countCases(cases, 'skipped')}"`;
const head = `  <testsuite name="${xmlAttribute(name)}"${totals(cases, durationMs)}${skipped}>`;
return { cases, xml: [head, ...cases.map(({ xml }) => xml), '  </testsuite>'] };
}
function totals(cases, durationMs = 0) {
const time = (durationMs / 1000).toFixed(3);
return ` tests="${cases.length}" failures="${countCases(cases, 'failure')}" errors="${countCases(cases, 'error')}" time="${time}"`;
}
function countCases(cases, outcome) {
return cases.filter((testCase) => testCase.outcome === outcome).length;
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
const printed = index === 0 ? outputBesides(result, address, failure) : [];
const showsOutputInMessage = result.system === 'own-policies' && outcome === 'skipped' && resources.length === 0;
const place = [address, (0,_words_js_2_ .CP)({ location })].filter(Boolean);
return testCase({
name: (0,_text_js_1_ .JO)(' · ', policy, place[0]),
className: policySet || 'policies',
outcome,
message: `${accepted}${(0,_text_js_1_ .JO)('; ', failure, ...(showsOutputInMessage ? printed : []))}`,
text: [`level: ${(0,_words_js_2_ .s2)(level)}`, ...place, failure, ...printed].join('\n'),
});
});
}
function outputBesides({ system, output }, address, failure) {
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
function verdictCase({ verdict, reasons, }) {
if (verdict !== 'errored' && verdict !== 'undecided' && verdict !== 'canceled')
return [];
const text = reasons.map((reason) => reason.text).join('\n');
const message = `${_words_js_2_ ._G[verdict].words}: ${text}`;
return [testCase({ name: 'verdict', className: 'run', outcome: 'error', message, text })];
}
function testCase({ name, className, outcome, message, text, }) {
const head = `    <testcase classname="${xmlAttribute(className)}" name="${xmlAttribute(name)}"`;
if (outcome === 'passed')
return { outcome, xml: `${head}/>` };
const summary = xmlAttribute(message);
const body = outcome === 'skipped'
? `<skipped message="${summary}"/>`
: `<${outcome} message="${summary}" type="policy">${xmlText(text)}</${outcome}>`;
return { outcome, xml: `${head}>\n      ${body}\n    </testcase>` };
}
function xmlAttribute(text) {
return xmlText((0,_markdown_js_0_ .$Q)(text, 1_000)).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}
function xmlText(text) {
return (0,_markdown_js_0_ .JK)((0,_markdown_js_0_ .X5)((0,_markdown_js_0_ .$Q)(text, TEXT_LIMIT)), /[&<>"#]|:(?=:)/g);
}
/***/ })
};
