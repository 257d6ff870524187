"use strict";
exports.id = 5235;
exports.ids = [5235];
exports.modules = {

/***/ 75235:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderCodeQuality: function() { return /* binding */ renderCodeQuality; },
/* harmony export */   renderSarif: function() { return /* binding */ renderSarif; }
/* harmony export */ });
/* harmony import */ var _model_clip_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94993);
/* harmony import */ var _report_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70075);
/* harmony import */ var _report_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47912);
/* harmony import */ var _report_links_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67713);
/* harmony import */ var _report_occurrences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2314);
/* harmony import */ var _report_message_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34707);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74913);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43629);
/** Causes for code scanners: SARIF 2.1.0, and the code quality report of GitLab. */








/**
 * What each severity is called: by SARIF, as the number between 0.1 and 10.0 by which GitHub ranks security alerts, and by
 * the code quality report of GitLab.
 */
const SEVERITY_WORDS = {
    blocks: { level: 'error', security: '8.5', quality: 'blocker' },
    'needs-override': { level: 'error', security: '7.0', quality: 'critical' },
    warns: { level: 'warning', security: '4.0', quality: 'minor' },
    notes: { level: 'note', security: '1.0', quality: 'info' },
};
/** What code scanning keeps of one run. */
const MOST_RESULTS = 5_000;
/** All causes but notices: scanners see no verdict. */
function causesToScan({ causes, green, verdict, headline, nextSteps }) {
    const scanned = causes.filter(({ kind }) => kind !== 'notice');
    if (green || scanned.length > 0)
        return scanned;
    // A closed gate without workspaces.
    const message = (0,_report_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)(' ', `${headline}.`, ...nextSteps);
    const fingerprint = (0,_report_text_js__WEBPACK_IMPORTED_MODULE_5__/* .hash */ .tW)(JSON.stringify(['verdict', verdict]));
    const cause = {
        kind: 'reason',
        policySet: '',
        policy: '',
        level: 'unknown',
        status: 'not-evaluated',
        severity: 'blocks',
        blocks: true,
        isOfAll: true,
        overridable: false,
        message,
        fingerprint,
        output: [],
        resources: [],
        generalMessages: [],
        workspaces: [],
        runs: [],
    };
    return [(0,_report_occurrences_js__WEBPACK_IMPORTED_MODULE_3__/* .withOccurrences */ .tI)(cause)];
}
/** The path of the file or, because hosts show no alert without a path, of the configuration's directory. */
function pathReader({ workspaces }) {
    const directories = new Map(workspaces.map(({ name, directory }) => [name, directory]));
    return ({ location, workspaces: [first = ''] }) => location?.path ?? directories.get(first) ?? '.';
}
/** SARIF as GitHub code scanning, Jenkins and Azure DevOps read it: the text of a file; `schema` in it names the standard. */
function renderSarif(view) {
    // What a scanner wrote is in its own file, for the same readers.
    const entries = entriesOf(view).filter(({ cause }) => cause.scanned !== true);
    const shown = entries.slice(0, MOST_RESULTS);
    const rest = entries.length - shown.length;
    const pathOf = pathReader(view);
    const rules = new Map(shown.map(({ cause }) => [ruleId(cause), ruleOf(cause)]));
    return (0,_report_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printableJson */ .et)({
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver: {
                        name: 'Plangate',
                        semanticVersion: view.context.gate.version,
                        informationUri: 'https://github.com/plangate/plangate',
                        rules: [...rules.values()],
                    },
                },
                automationDetails: { id: `plangate/${(0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(view.context.gate.name, 200)}/` },
                columnKind: 'utf16CodeUnits',
                originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The repository' } } },
                invocations: rest > 0 ? [cutInvocation(rest)] : undefined,
                results: shown.map((entry) => resultOf(entry, pathOf(entry.occurrence))),
            },
        ],
    });
}
/** How SARIF says that results are left out. */
function cutInvocation(rest) {
    const text = `${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWords */ .rj)(rest, 'more result')} of policies: report.json has all of them.`;
    const notification = { level: 'warning', message: { text } };
    return { executionSuccessful: true, toolExecutionNotifications: [notification] };
}
function entriesOf(view) {
    return causesToScan(view).flatMap((cause) => cause.occurrences.map((occurrence) => ({ cause, occurrence })));
}
function ruleId(cause) {
    const { kind, policySet, policy } = cause;
    const reason = _report_words_js__WEBPACK_IMPORTED_MODULE_6__/* .VERDICT_WORDS */ ._G[(0,_report_words_js__WEBPACK_IMPORTED_MODULE_6__/* .verdictOfReason */ .He)(cause)].words;
    return [kind === 'undecided' ? 'policy' : kind, policySet, kind === 'reason' ? reason : policy]
        .filter(Boolean)
        .map((part) => (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(part, 100))
        .join('/');
}
function ruleOf(cause) {
    const name = nameOf(cause);
    const text = (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(cause.description ?? '', 1_000) || name;
    const override = (0,_report_words_js__WEBPACK_IMPORTED_MODULE_6__/* .overrideWords */ .mF)(cause);
    const level = `Level: ${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_6__/* .levelWords */ .s2)(cause.level)}.`;
    return {
        id: ruleId(cause),
        name,
        shortDescription: { text: (0,_model_clip_js__WEBPACK_IMPORTED_MODULE_7__/* .clip */ .$)(text, 250) },
        fullDescription: { text },
        help: { text: (0,_report_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)(' ', level, override && `This failure ${override}.`) },
        defaultConfiguration: { level: SEVERITY_WORDS[cause.severity].level },
        properties: {
            tags: ['policy', cause.level],
            'security-severity': SEVERITY_WORDS[cause.severity].security,
        },
    };
}
function resultOf({ cause, occurrence }, path) {
    const { location } = occurrence;
    const line = location?.startLine ?? 1;
    // One line: an alert shows in a pull request only if all of its lines are in the diff.
    const region = { startLine: line, startColumn: 1, endLine: line, endColumn: 2 };
    const uri = (0,_report_links_js__WEBPACK_IMPORTED_MODULE_2__/* .encodePath */ .O0)(path);
    const artifactLocation = { uri, uriBaseId: '%SRCROOT%' };
    const placeUnknown = location ? '' : ` (${whyWithoutPlace(cause, occurrence)})`;
    const workspaces = `[workspaces: ${workspaceNames(occurrence, 10)}]`;
    const message = messageOf(cause, occurrence, 4_000);
    const justification = (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)((0,_report_words_js__WEBPACK_IMPORTED_MODULE_6__/* .acceptedText */ .zs)(cause), 400);
    const isExisting = occurrence.baseline === 'existing' || cause.status === 'existing';
    return {
        ruleId: ruleId(cause),
        level: SEVERITY_WORDS[cause.severity].level,
        message: { text: `${message}${placeUnknown} ${workspaces}` },
        locations: [{ physicalLocation: { artifactLocation, region } }],
        baselineState: isExisting ? 'unchanged' : occurrence.baseline,
        partialFingerprints: { primaryLocationLineHash: `${occurrence.fingerprint}:1` },
        suppressions: (0,_report_words_js__WEBPACK_IMPORTED_MODULE_6__/* .isAccepted */ .oB)(cause)
            ? [{ kind: 'external', status: 'accepted', justification }]
            : undefined,
    };
}
function whyWithoutPlace({ kind }, { addresses }) {
    if (kind === 'policy' && addresses.length === 0)
        return 'it names no resource';
    return addresses.length > 1
        ? 'it names several resources'
        : 'its place in the files is not known';
}
/** GitLab shows them in the widget of a merge request and on its lines. Findings of scanners, too: it reads no SARIF there. */
function renderCodeQuality(view) {
    const pathOf = pathReader(view);
    const issues = entriesOf(view).map(({ cause, occurrence }) => {
        const { severity, level } = cause;
        const { location } = occurrence;
        const path = pathOf(occurrence);
        const begin = location?.startLine ?? 1;
        const message = messageOf(cause, occurrence, 1_000);
        const circumstances = `${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_6__/* .levelWords */ .s2)(level)}; ${workspaceNames(occurrence, 5)}`;
        const { quality } = SEVERITY_WORDS[severity === 'notes' && level === 'advisory' ? 'warns' : severity];
        return {
            description: (0,_model_clip_js__WEBPACK_IMPORTED_MODULE_7__/* .clip */ .$)(`${message} (${circumstances})`, 2_000),
            check_name: nameOf(cause),
            // Unique in the file and the same from run to run.
            fingerprint: (0,_report_text_js__WEBPACK_IMPORTED_MODULE_5__/* .hash */ .tW)(JSON.stringify([occurrence.fingerprint, severity, path, `${begin}`]), 40),
            severity: quality,
            location: { path, lines: { begin } },
        };
    });
    return (0,_report_json_js__WEBPACK_IMPORTED_MODULE_1__/* .printableJson */ .et)((0,_report_text_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(issues, ({ fingerprint }) => fingerprint).map(([issue]) => issue));
}
/** What a rule is called: the policy, the policy set that broke as a whole, or what became of the run. */
function nameOf(cause) {
    const { kind, policy, policySet } = cause;
    if (kind === 'reason')
        return _report_words_js__WEBPACK_IMPORTED_MODULE_6__/* .VERDICT_WORDS */ ._G[(0,_report_words_js__WEBPACK_IMPORTED_MODULE_6__/* .verdictOfReason */ .He)(cause)].words;
    return (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(policy, 200) || (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(policySet, 200) || 'policy';
}
function messageOf({ messageOfAll }, occurrence, limit) {
    return (0,_report_message_text_js__WEBPACK_IMPORTED_MODULE_4__/* .messageText */ .Lo)([(0,_report_occurrences_js__WEBPACK_IMPORTED_MODULE_3__/* .occurrenceText */ .hr)(occurrence), messageOfAll].filter(Boolean), limit);
}
function workspaceNames({ workspaces }, limit) {
    return (0,_report_text_js__WEBPACK_IMPORTED_MODULE_5__/* .listText */ .so)(workspaces, limit, (name) => (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLine */ .Ow)(name, 100));
}
//# sourceMappingURL=sarif.js.map

/***/ }),

/***/ 47912:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   et: function() { return /* binding */ printableJson; },
/* harmony export */   hF: function() { return /* binding */ renderJson; }
/* harmony export */ });
/* unused harmony export toReport */
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28187);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/** `report.json`, for machines: docs/report.schema.json describes it. */



/**
 * The whole report, without anything about the machine that made it. Ends with a line break. Safe
 * to print in a job's log: no line of it can act as a command.
 */
function renderJson(view) {
    return printableJson(reportFields(view));
}
/** The report as a value: what a program reads from the JSON. */
function toReport(view) {
    // Fields without a value are absent, as in the text.
    return JSON.parse(JSON.stringify(reportFields(view)));
}
function reportFields(view) {
    const { audit, unaffected } = view;
    const { gate, ci, plans } = view.context;
    const { options, uncommittedFiles } = plans;
    const { ownPolicies } = view.context.judges;
    const { toWrite = [] } = view.context.actors.approvals ?? {};
    const approvals = toWrite.map(({ approvers, line }) => ({ approvers, line }));
    return {
        schemaVersion: view.schemaVersion,
        tool: { name: 'plangate', version: gate.version },
        verdict: view.verdict,
        green: view.green,
        failOn: gate.failOn,
        settings: gate.settings,
        runOptions: options.length > 0 ? [...options] : undefined,
        headline: view.headline,
        nextSteps: view.nextSteps,
        overrides: view.overrides,
        approvals: approvals.length > 0 ? approvals : undefined,
        counts: view.counts,
        workspaces: view.workspaces.map((workspace) => ({
            ...workspace,
            reasons: workspace.reasons.map(_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6),
            notices: workspace.notices.map(_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6),
            leftover: workspace.leftover && (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(workspace.leftover),
            takesNoOverride: undefined,
            waitsForApproval: undefined,
            timestamps: undefined,
            approvedGuards: undefined,
            approvedConditions: undefined,
            countsByJudge: undefined,
            // A file of its own has them.
            values: undefined,
        })),
        unaffected: unaffected.length > 0 ? unaffected : undefined,
        causes: view.causes.map(causeForPrograms),
        resolved: view.resolved,
        notCompared: view.notCompared > 0 ? view.notCompared : undefined,
        results: view.results.map(forPrograms),
        runTasks: view.runTasks,
        audit: audit.length > 0 ? audit : undefined,
        archives: view.archives,
        organization: plans.organization,
        hostname: plans.hostname,
        group: gate.group,
        ownPolicies: ownPolicies.length > 0 ? [...ownPolicies] : undefined,
        commit: ci.commit,
        dirty: uncommittedFiles === undefined ? undefined : uncommittedFiles > 0,
        uncommittedFiles: uncommittedFiles === 0 ? undefined : uncommittedFiles,
        pullRequest: ci.pullRequest,
        job: ci.job,
        startedAt: gate.startedAt,
        durationMs: view.durationMs,
    };
}
/** A cause with who acts and what is to be done, in words. */
function causeForPrograms(cause) {
    const { todo, ended, resources, generalMessages } = cause;
    const fields = {
        ...cause,
        ...WITHOUT_FIELDS,
        resources: resources.map(withoutLines),
        generalMessages: generalMessages.map(withoutLines),
        ended: ended?.map(({ until, owner }) => ({ until, owner })),
        whoActs: todo && { role: todo.role, names: todo.names },
        nextStep: todo && (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainText */ .bo)(todo.step),
    };
    return fields;
}
/** What only the renderers need. */
const WITHOUT_FIELDS = {
    occurrences: undefined,
    messageOfAll: undefined,
    todo: undefined,
    own: undefined,
    scanned: undefined,
    overriders: undefined,
    failure: undefined,
    missedBy: undefined,
    withoutOverride: undefined,
    remedy: undefined,
    findingCode: undefined,
    says: undefined,
    actor: undefined,
    because: undefined,
    stopped: undefined,
    isOfAll: undefined,
};
const withoutLines = (named) => ({
    ...named,
    attribute: undefined,
    excerpt: undefined,
});
/** Without source lines, which programs can read in the file, and without what only the gate and the renderers need. */
function forPrograms(result) {
    const { judge, ...fields } = result;
    return {
        system: judge.name,
        ...fields,
        resources: result.resources.map(withoutLines),
        generalMessages: result.generalMessages.map(withoutLines),
        excerpt: undefined,
        printedFor: undefined,
        answers: undefined,
        remedy: undefined,
    };
}
/** JSON with a line break at its end. What a runner could take for the start of a command is escaped, and so is what cannot be seen. */
function printableJson(value) {
    const escaped = JSON.stringify(value, undefined, 2)
        .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/gu, _model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeUnits */ .FI)
        .replace(/##(?=[A-Za-z]{0,32}\[)/g, '\\u0023#');
    return `${escaped}\n`;
}
//# sourceMappingURL=json.js.map

/***/ })

};
;