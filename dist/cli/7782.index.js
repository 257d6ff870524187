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

/***/ }),

/***/ 34707:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: function() { return /* binding */ messageText; },
/* harmony export */   VL: function() { return /* binding */ messageLines; },
/* harmony export */   g6: function() { return /* binding */ fitsIn; }
/* harmony export */ });
/* harmony import */ var _model_clip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94993);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70075);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);
/** The texts of messages, as far as a surface has room for them. What is left out is counted. */




/**
 * The lines of messages that are not empty, without the space around them, cleaned. Hostile until the surface escapes them.
 *
 * @returns `rest` counts what is left out: `… 3 more lines`; empty if nothing is
 */
function messageLines(messages, limits) {
    const lines = [];
    let left = limits.characters;
    let hidden = 0;
    for (const message of messages) {
        for (const line of (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)(message).split('\n')) {
            const text = line.trim();
            if (text === '')
                continue;
            const cut = text.length - left;
            if (left <= 0 || lines.length >= limits.lines)
                hidden += 1;
            else if (cut <= 0)
                lines.push(text);
            else
                lines.push(`${(0,_model_clip_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$)(text, left)} (${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(cut, 'more character')})`);
            left -= text.length;
        }
    }
    return { lines, rest: hidden > 0 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) `… ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(hidden, 'more line')}` : '' };
}
/** Whether `messageLines` leaves nothing out. */
function fitsIn(messages, limits) {
    const length = (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .sumOf */ .XN)(messages, (message) => message.length);
    return length <= limits.characters && messageLines(messages, limits).rest === '';
}
/** All lines of messages as they were written, up to a number of UTF-16 units; a last line counts the others. */
function messageText(messages, limit) {
    const text = messages.join('\n');
    const shown = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanText */ .X5)((0,_model_clip_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$)(text, limit)).trim();
    const cut = text.length - limit;
    return cut > 0 ? `${shown}\n… ${(0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .countWords */ .rj)(cut, 'more character')}` : shown;
}
//# sourceMappingURL=message-text.js.map

/***/ }),

/***/ 2314:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ST: function() { return /* binding */ unsaidOutput; },
/* harmony export */   SU: function() { return /* binding */ ownBaseline; },
/* harmony export */   TY: function() { return /* binding */ unmentionedAddresses; },
/* harmony export */   c0: function() { return /* binding */ unshownOutput; },
/* harmony export */   cK: function() { return /* binding */ hiddenWords; },
/* harmony export */   hr: function() { return /* binding */ occurrenceText; },
/* harmony export */   tI: function() { return /* binding */ withOccurrences; }
/* harmony export */ });
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3543);
/* harmony import */ var _policy_named_resources_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68397);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70075);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43629);
/** What a cause says of one resource, of several or of none: each message with its place, the same on all surfaces. */





/** The draft with each resource and what is said of it, and then each general message; the whole cause if there are none of both. */
function withOccurrences(draft) {
    const { fingerprint, age, baseline, workspaces } = draft;
    const resources = (0,_policy_named_resources_js__WEBPACK_IMPORTED_MODULE_1__/* .resourcesAlone */ .nh)(draft);
    const message = draft.message.trim();
    const ofResources = resources.map(({ address, messages, ...resource }) => {
        const about = { noun: 'resource', addresses: [address] };
        return { ...resource, ...about, ...mentionedIn(messages, [address]) };
    });
    const general = draft.generalMessages.map(({ text, addresses, ...rest }) => {
        const about = { noun: 'message', age, baseline, addresses };
        return { ...rest, ...about, ...mentionedIn([text], addresses) };
    });
    const [first, ...others] = [...ofResources, ...general];
    if (first === undefined) {
        const messages = [message || _words_js__WEBPACK_IMPORTED_MODULE_4__/* .STATUS_WORDS */ .ly[draft.status]];
        const facts = { fingerprint, age, baseline, workspaces };
        const whole = { ...facts, noun: 'message', addresses: [], mentioned: [], messages };
        return { ...draft, occurrences: [whole], messageOfAll: '' };
    }
    const [address = ''] = first.addresses;
    if (others.length === 0 && first.messages.length === 0) {
        const messages = [(0,_policy_named_resources_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutAddress */ .L1)(message, address)].filter(Boolean);
        const only = { ...first, ...mentionedIn(messages, [address]) };
        return { ...draft, occurrences: [only], messageOfAll: '' };
    }
    const occurrences = [first, ...others];
    const said = occurrences.flatMap(({ addresses: [one = ''], messages }) => messages.flatMap((text) => [text, `${one}: ${text}`]));
    // Whatever was printed is a message of an occurrence.
    const isSaid = new Set([...said, ...draft.output].map((text) => text.trim())).has(message);
    return { ...draft, occurrences, messageOfAll: isSaid ? '' : message };
}
function mentionedIn(messages, addresses) {
    const named = new Set(messages.flatMap((message) => (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .findAddresses */ .WX)(message).addresses));
    // A service may name a resource by something that is no address.
    const isNamed = (name) => (0,_model_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isAddress */ .PW)(name) ? named.has(name) : messages.some((message) => message.includes(name));
    return { messages, mentioned: addresses.filter(isNamed) };
}
/** `2 more resources`, `1 more message`, or both: what the occurrences are that a list does not show; empty if none is. */
function hiddenWords(hidden) {
    const resources = hidden.filter(({ noun }) => noun === 'resource').length;
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinNonEmpty */ .JO)(' and ', (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .countWordsIfAny */ .eQ)(resources, 'more resource'), (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .countWordsIfAny */ .eQ)(hidden.length - resources, 'more message'));
}
/** The resources of an occurrence that the first `limit` characters of its messages do not name. */
function unmentionedAddresses({ addresses, mentioned, messages }, limit = Infinity) {
    const shown = messages.join('\n').slice(0, limit);
    return addresses.filter((address) => !mentioned.includes(address) || !shown.includes(address));
}
/** What an occurrence says, for surfaces without markup: the addresses that its messages do not name, and its messages. */
function occurrenceText(occurrence) {
    const addresses = unmentionedAddresses(occurrence);
    const named = (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .listText */ .so)(addresses, 5, (address) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(address, 300));
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinNonEmpty */ .JO)(': ', named, occurrence.messages.join('\n'));
}
/** The baseline of an occurrence, if it differs from that of its cause. */
function ownBaseline(occurrence, cause) {
    return occurrence.baseline === cause.baseline ? undefined : occurrence.baseline;
}
/** What was printed and is in no message, or in one for which `isWhole` is false. */
function unsaidOutput({ message, output, resources, generalMessages }, isWhole = () => true) {
    const said = new Set(['']);
    const add = (text) => {
        for (const line of [text, ...text.split('\n')])
            said.add(line.trim());
    };
    if (isWhole([message]))
        add(message);
    for (const { address, messages } of resources) {
        said.add(address);
        if (!isWhole(messages))
            continue;
        for (const each of messages) {
            add(each);
            add(`${address}: ${each}`);
        }
    }
    for (const { text } of generalMessages)
        if (isWhole([text]))
            add(text);
    const isSaid = (entry) => said.has(entry.trim()) || entry.split('\n').every((line) => said.has(line.trim()));
    return output.filter((entry) => !isSaid(entry));
}
/** Printed messages and lines that the occurrences do not show whole. */
function unshownOutput(cause, isWhole) {
    const { output, resources, own } = cause;
    const unshown = unsaidOutput(cause, isWhole);
    // Policies of the service print headings above the lines of several resources: no line is shown without its heading.
    const hasHeadings = resources.length > 1 && own !== true;
    return unshown.length > 0 && hasHeadings ? output : unshown;
}
//# sourceMappingURL=occurrences.js.map

/***/ })

};
;