"use strict";
exports.id = 4281;
exports.ids = [4281];
exports.modules = {

/***/ 35594:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: function() { return /* binding */ renderAnnotations; },
/* harmony export */   s: function() { return /* binding */ annotationCommands; }
/* harmony export */ });
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36850);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70075);
/* harmony import */ var _occurrences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2314);
/* harmony import */ var _message_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34707);
/* harmony import */ var _neutralise_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22195);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74913);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10000);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43629);
/** Causes as annotations on the lines at fault, in the shape that GitHub's check runs take. */








/** Four requests of fifty annotations. People do not read more. */
const ANNOTATION_LIMIT = 200;
/** The service accepts 64 KB, and a UTF-16 unit takes three bytes at most. */
const MESSAGE_LIMIT = 16_000;
/**
 * Annotations in order of severity. The first place of every cause comes before the second place of any; there is one
 * annotation per line and policy, for any number of workspaces. What a policy says without a place is below its first one.
 * The last one says how many are left out.
 */
function renderAnnotations(view, options) {
    const { annotate, changedFiles } = options;
    if (annotate === 'off')
        return [];
    const placed = view.causes.flatMap((cause) => {
        const isWantedEverywhere = annotate === 'all' || isFailureLevel(cause);
        return cause.occurrences.flatMap((occurrence, index) => {
            const { location } = occurrence;
            // The same line number at another commit may be another line.
            if (!location || location.commit !== undefined)
                return [];
            if (!isWantedEverywhere && changedFiles?.has(location.path) !== true)
                return [];
            return [{ cause, occurrence, location, index }];
        });
    });
    const groups = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .groupBy */ .$z)(placed, ({ cause, location }) => {
        return [(0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .fileAndLine */ .CP)({ location }), cause.policySet, cause.policy, cause.severity];
    });
    groups.sort(([one], [other]) => levelRank(one) - levelRank(other) || one.index - other.index);
    const together = withScanned(groups);
    const told = new Set();
    const annotations = together
        .slice(0, ANNOTATION_LIMIT)
        .map((group) => toAnnotation(group, causesToTell(group, told)));
    const [last] = annotations.slice(-1);
    const rest = together.length - annotations.length;
    if (last && rest > 0)
        last.message += `\n${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWords */ .rj)(rest, 'more place')}: see the job summary.`;
    return annotations;
}
/** One annotation for each place, and not one from each scanner: what scanners say is below what is said there first. */
function withScanned(groups) {
    const first = new Map();
    return groups.flatMap((group) => {
        const [{ cause, location }] = group;
        const place = (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .fileAndLine */ .CP)({ location }) ?? '';
        const known = first.get(place);
        if (known !== undefined && cause.scanned === true) {
            known.push(...group);
            return [];
        }
        const own = [...group];
        if (known === undefined)
            first.set(place, own);
        return [own];
    });
}
/** The lowest for the most severe level. */
function levelRank({ cause }) {
    return ['failure', 'warning', 'notice'].indexOf(levelOf(cause));
}
/** The causes of this group that no earlier annotation has reported. @param told those that one has */
function causesToTell(group, told) {
    const causes = [...new Set(group.map(({ cause }) => cause))];
    return causes.filter((cause) => !told.has(cause) && told.add(cause));
}
/** @param toTell causes of which it says what has no place */
function toAnnotation(group, toTell) {
    const [{ cause, location }] = group;
    const { path, startLine } = location;
    const level = cause.kind === 'diagnostic' ? 'plan' : (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .levelWords */ .s2)(cause.level);
    const here = group.map(({ cause: of, occurrence }) => {
        const said = occurrenceText(occurrence);
        const isSame = of.policySet === cause.policySet && of.policy === cause.policy;
        return isSame ? said : `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(of.policySet, 100)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(of.policy, 200)}: ${said}`;
    });
    const ofAll = group.map((placed) => placed.cause.messageOfAll);
    const elsewhere = toTell
        .flatMap(({ occurrences }) => occurrences)
        .filter(({ noun, location: place }) => noun === 'message' && place === undefined)
        .map((occurrence) => `The policy says as well: ${occurrenceText(occurrence)}`);
    const messages = [...new Set([...ofAll, ...here, ...elsewhere])].filter(Boolean);
    const workspaces = group.flatMap(({ occurrence }) => occurrence.workspaces);
    return {
        path,
        start_line: startLine,
        end_line: startLine,
        annotation_level: levelOf(cause),
        title: (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .clip */ .$Q)(`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(cause.policy || cause.policySet, 200)} (${level})`, 250),
        message: `${(0,_message_text_js__WEBPACK_IMPORTED_MODULE_3__/* .messageText */ .Lo)(messages, MESSAGE_LIMIT)}\n${lastLine(cause, [...new Set(workspaces)])}`,
    };
}
function occurrenceText(occurrence) {
    const addresses = (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_2__/* .unmentionedAddresses */ .TY)(occurrence);
    const named = (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .listText */ .so)(addresses, 5, (address) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(address, 300));
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)(': ', named, occurrence.messages.join('\n'));
}
/** The last line of an annotation: where the policy is from, what it concerns, who may override it. */
function lastLine(cause, workspaces) {
    const { policySet } = cause;
    const cleaned = workspaces.map((name) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(name, 100));
    const names = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .firstParts */ .J4)(cleaned, 10).join('');
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinNonEmpty */ .JO)(' · ', policySet === '' ? '' : `Policy set ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(policySet, 100)}`, `${workspaces.length === 1 ? 'workspace' : 'workspaces'} ${names}`, (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .isAccepted */ .oB)(cause) ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)((0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .acceptedText */ .zs)(cause), 400) : (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .overrideWords */ .mF)(cause));
}
function levelOf(cause) {
    if (isFailureLevel(cause))
        return 'failure';
    return cause.severity === 'warns' || cause.kind === 'diagnostic' ? 'warning' : 'notice';
}
/** Whether it keeps the gate closed, or would if it were enforced. */
function isFailureLevel(cause) {
    return cause.blocks || (0,_causes_js__WEBPACK_IMPORTED_MODULE_0__/* .closesGate */ .HE)(cause);
}
/** What the runner shows for one step and kind; it drops further commands silently. */
const COMMAND_LIMIT = 10;
/** Annotations as workflow commands, if the check run cannot be written. The last of each kind says how many are left out. */
function annotationCommands(annotations) {
    return ['failure', 'warning', 'notice'].flatMap((level) => {
        const command = level === 'failure' ? 'error' : level;
        const ofLevel = annotations.filter(({ annotation_level }) => annotation_level === level);
        const shown = ofLevel.length > COMMAND_LIMIT ? ofLevel.slice(0, COMMAND_LIMIT - 1) : ofLevel;
        const commands = shown.map(({ path, start_line, title, message }) => (0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_4__/* .renderCommand */ .CB)(command, { file: path, line: start_line, endLine: start_line, title }, message));
        const rest = ofLevel.length - shown.length;
        const more = `${(0,_text_js__WEBPACK_IMPORTED_MODULE_5__/* .countWords */ .rj)(rest, 'more place')} of this kind: see the job summary.`;
        if (rest > 0)
            commands.push((0,_neutralise_log_js__WEBPACK_IMPORTED_MODULE_4__/* .renderCommand */ .CB)(command, { title: 'Policy gate' }, more));
        return commands;
    });
}
//# sourceMappingURL=annotations.js.map

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
            timestamps: undefined,
            approvedGuards: undefined,
            approvedConditions: undefined,
            countsBySource: undefined,
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
    return {
        ...result,
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