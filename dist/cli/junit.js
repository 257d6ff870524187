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
var _occurrences_js_1_ = __webpack_require__(2314);
var _message_text_js_2_ = __webpack_require__(34707);
var _policy_named_resources_js_3_ = __webpack_require__(68397);
var _text_js_4_ = __webpack_require__(74913);
var _words_js_5_ = __webpack_require__(43629);
const TEXT_LIMIT = 20_000;
const MESSAGE_LIMIT = 900;
function renderJunit(view) {
const results = byWorkspace(view.results);
const runTasks = byWorkspace(view.runTasks);
const suites = view.workspaces.map((workspace) => {
const cases = [
...(results.get(workspace.name) ?? []).flatMap(policyCases),
...(runTasks.get(workspace.name) ?? []).map(({ name, level, status, message }) => testCase({
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
function byWorkspace(items) {
return new Map((0,_text_js_4_ .$z)(items, ({ workspace }) => workspace).map((alike) => [alike[0].workspace, alike]));
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
const { policySet, policy, level, status, message } = result;
const outcome = outcomeOf(status, level);
const statusWords = status === 'passed' ? '' : _words_js_5_ .ly[status];
const accepted = (0,_words_js_5_ .oB)(result) ? `${(0,_words_js_5_ .zs)(result)} · ` : '';
const printed = (0,_occurrences_js_1_ .ST)(result);
return subjectsOf(result).map(({ addresses, messages, location }, index) => {
const said = messages.length > 0 ? messages : [message || statusWords];
const about = (0,_text_js_4_ .so)(addresses, 5);
const place = [about, (0,_words_js_5_ .CP)({ location })].filter(Boolean);
const besides = index === 0 ? printed : [];
return testCase({
name: (0,_text_js_4_ .JO)(' · ', policy, about),
className: policySet || 'policies',
outcome,
message: `${accepted}${(0,_message_text_js_2_ .Lo)(said, MESSAGE_LIMIT)}`,
text: [`level: ${(0,_words_js_5_ .s2)(level)}`, ...place, ...said, ...besides].join('\n'),
});
});
}
function subjectsOf(result) {
const whole = { addresses: [], messages: [], location: result.location };
if (result.status === 'passed')
return [whole];
const resources = (0,_policy_named_resources_js_3_ .nh)(result).map(({ address, messages, location }) => {
return { addresses: [address], messages, location };
});
const general = result.generalMessages.map(({ text, addresses, location }) => {
return { addresses, messages: [text], location };
});
const ofNone = general.filter(({ addresses }) => addresses.length === 0);
const ofPolicy = ofNone.flatMap(({ messages }) => messages);
const [first, ...others] = [
...resources,
...general.filter(({ addresses }) => addresses.length > 0),
...(ofPolicy.length > 0 ? [{ addresses: [], messages: ofPolicy }] : []),
];
return first === undefined ? [whole] : [first, ...others];
}
function outcomeOf(status, level) {
if (status === 'passed')
return 'passed';
const isAdvisory = status === 'failed' && level === 'advisory';
if ((0,_words_js_5_ .oB)({ status }) || isAdvisory)
return 'skipped';
return status === 'failed' ? 'failure' : 'error';
}
function verdictCase({ verdict, reasons, }) {
if (verdict !== 'errored' && verdict !== 'undecided' && verdict !== 'canceled')
return [];
const text = reasons.map((reason) => reason.text).join('\n');
const message = `${_words_js_5_ ._G[verdict].words}: ${text}`;
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
return (0,_markdown_js_0_ .JK)((0,_markdown_js_0_ .X5)((0,_message_text_js_2_ .Lo)([text], TEXT_LIMIT)), /[&<>"#]|:(?=:)/g);
}
/***/ }),
};
