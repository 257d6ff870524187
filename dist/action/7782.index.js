"use strict";
exports.id = 7782;
exports.ids = [7782];
exports.modules = {

/***/ 47782:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderJunit: function() { return /* binding */ renderJunit; }
/* harmony export */ });
/* harmony import */ var _model_clip_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94993);
/* harmony import */ var _report_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70075);
/* harmony import */ var _report_occurrences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2314);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85382);
/* harmony import */ var _report_message_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34707);
/* harmony import */ var _policy_named_resources_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68397);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83538);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74913);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43629);
/** JUnit XML: a suite per workspace, a test case per policy result. Every CI host shows it. */









const LONGEST_TEXT = 20_000;
/** Of a message in a list of failures. */
const LONGEST_LISTED = 900;
function renderJunit(view) {
    const results = byWorkspace(view.results);
    const runTasks = byWorkspace(view.runTasks);
    const suites = view.workspaces.map((workspace) => {
        const cases = [
            ...(results.get(workspace.name) ?? []).flatMap((result) => policyCases(result, (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .isGreen */ .gf)(workspace.verdict))),
            ...(runTasks.get(workspace.name) ?? []).map(({ name, level, status, message }) => testCase({
                name: `run task ${name}`,
                className: 'run task',
                outcome: outcomeOf(status, level),
                message,
                text: '',
            })),
            ...verdictCase(workspace.verdict, workspace.reasons.map(_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6).join('\n')),
        ];
        return testSuite(workspace.name, cases, workspace.durationMs);
    });
    if (suites.length === 0 && !view.green) {
        // Policies are required, and the change concerns no workspace. Then the next steps say why the gate is closed.
        const text = view.nextSteps.join('\n');
        suites.push(testSuite('Policy gate', verdictCase(view.verdict, text)));
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
    return new Map((0,_report_text_js__WEBPACK_IMPORTED_MODULE_6__/* .groupBy */ .$z)(items, ({ workspace }) => workspace).map((alike) => [alike[0].workspace, alike]));
}
function testSuite(name, cases, durationMs) {
    const skipped = ` skipped="${countCases(cases, 'skipped')}"`;
    const head = `  <testsuite name="${xmlAttribute(name)}"${totals(cases, durationMs)}${skipped}>`;
    return { cases, xml: [head, ...cases.map(({ xml }) => xml), '  </testsuite>'] };
}
/** The attributes that the schema of Jenkins allows both on `testsuite` and on `testsuites`. */
function totals(cases, durationMs = 0) {
    const time = (durationMs / 1000).toFixed(3);
    return ` tests="${cases.length}" failures="${countCases(cases, 'failure')}" errors="${countCases(cases, 'error')}" time="${time}"`;
}
function countCases(cases, outcome) {
    return cases.filter((testCase) => testCase.outcome === outcome).length;
}
/**
 * One for each resource at fault, one for what is said of several, and one for what is said of none; or one for the
 * policy. The first has whatever else the policy printed.
 */
function policyCases(result, isOpen) {
    const { policySet, policy, level, status, message } = result;
    // Where the gate is open, nothing has to be known before the apply.
    const mayWait = isOpen && status === 'known-after-apply';
    const outcome = mayWait ? 'skipped' : outcomeOf(status, level);
    const statusWords = status === 'passed' ? '' : _report_words_js__WEBPACK_IMPORTED_MODULE_7__/* .STATUS_WORDS */ .ly[status];
    const accepted = (0,_report_words_js__WEBPACK_IMPORTED_MODULE_7__/* .isAccepted */ .oB)(result) ? `${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_7__/* .acceptedText */ .zs)(result)} · ` : '';
    const printed = (0,_report_occurrences_js__WEBPACK_IMPORTED_MODULE_1__/* .unsaidOutput */ .ST)(result);
    return subjectsOf(result).map(({ addresses, messages, location }, index) => {
        const said = messages.length > 0 ? messages : [message || statusWords];
        const about = (0,_report_text_js__WEBPACK_IMPORTED_MODULE_6__/* .listText */ .so)(addresses, 5);
        const place = [about, (0,_report_words_js__WEBPACK_IMPORTED_MODULE_7__/* .fileAndLine */ .CP)({ location })].filter(Boolean);
        const besides = index === 0 ? printed : [];
        return testCase({
            name: (0,_report_text_js__WEBPACK_IMPORTED_MODULE_6__/* .joinNonEmpty */ .JO)(' · ', policy, about),
            className: policySet || 'policies',
            outcome,
            message: `${accepted}${(0,_report_message_text_js__WEBPACK_IMPORTED_MODULE_3__/* .messageText */ .Lo)(said, LONGEST_LISTED)}`,
            text: [`level: ${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_7__/* .levelWords */ .s2)(level)}`, ...place, ...said, ...besides].join('\n'),
        });
    });
}
function subjectsOf(result) {
    const whole = { addresses: [], messages: [], location: result.location };
    if (result.status === 'passed')
        return [whole];
    const resources = (0,_policy_named_resources_js__WEBPACK_IMPORTED_MODULE_4__/* .resourcesAlone */ .nh)(result).map(({ address, messages, location }) => {
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
/** What is advisory fails no build: it is a skipped case with its message. */
function outcomeOf(status, level) {
    if (status === 'passed')
        return 'passed';
    const mayBe = status === 'failed' || status === 'known-after-apply';
    const isAdvisory = mayBe && level === 'advisory';
    if ((0,_report_words_js__WEBPACK_IMPORTED_MODULE_7__/* .isAccepted */ .oB)({ status }) || isAdvisory)
        return 'skipped';
    return status === 'failed' ? 'failure' : 'error';
}
/** A case for a verdict that no policy result says. */
function verdictCase(verdict, text) {
    if (verdict !== 'errored' && verdict !== 'undecided' && verdict !== 'canceled')
        return [];
    const message = `${_report_words_js__WEBPACK_IMPORTED_MODULE_7__/* .VERDICT_WORDS */ ._G[verdict].words}: ${text}`;
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
    return xmlText((0,_model_clip_js__WEBPACK_IMPORTED_MODULE_8__/* .clip */ .$)(text, 1_000)).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}
/** Escaped, without the characters that XML cannot hold. `##[` and `::` are escaped, too: in a job's log they are commands. */
function xmlText(text) {
    return (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeEntities */ .JK)((0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)((0,_report_message_text_js__WEBPACK_IMPORTED_MODULE_3__/* .messageText */ .Lo)([text], LONGEST_TEXT)), /[&<>"#]|:(?=:)/g);
}
//# sourceMappingURL=junit.js.map

/***/ })

};
;