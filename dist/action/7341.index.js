"use strict";
exports.id = 7341;
exports.ids = [7341];
exports.modules = {

/***/ 7341:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fe: function() { return /* binding */ appendSummary; },
  pb: function() { return /* binding */ problemLines; },
  publishNothing: function() { return /* binding */ publishNothing; },
  publishReport: function() { return /* binding */ publishReport; },
  n0: function() { return /* binding */ setOutputs; },
  writeReport: function() { return /* binding */ writeReport; },
  aS: function() { return /* binding */ writeReportFile; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/features.js + 3 modules
var features = __webpack_require__(73163);
// EXTERNAL MODULE: ./build/src/report/json.js
var json = __webpack_require__(47912);
// EXTERNAL MODULE: ./build/src/hosts/outputs.js
var outputs = __webpack_require__(75483);
;// CONCATENATED MODULE: ./build/src/hosts/write-reports.js
/**
 * Reports as files: what Jenkins, CircleCI and every other host reads, and what GitLab shows on a
 * merge request by itself. The names are part of the interface.
 */



/** The reports that the gate has by itself, and those that features bring. */
function withReportFiles(brought) {
    return [
        {
            file: 'report.json',
            option: 'report-json',
            description: 'everything, as JSON',
            render: renderJson,
        },
        ...brought,
        {
            file: 'comment.md',
            description: 'the comment, as Markdown',
            render: async (view) => `${(await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 69543))).renderComment(view)}\n`,
        },
        {
            file: 'summary.md',
            description: 'the longer text that GitHub shows as the summary of a job',
            render: async (view) => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 69543))).renderSummary(view),
        },
        {
            file: 'changes.json',
            description: 'what changes with its values, where `show-values` asks for them',
            render: async (view) => (await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 39760))).renderValuesAsJson(view),
        },
        {
            file: 'verdict.env',
            description: 'the outputs as variables, for later jobs',
            shownBy: 'GitLab',
            render: renderDotenv,
        },
    ];
}
/** The text of one report, by the name of its file; empty where nothing brings it. */
async function renderFile(files, name, view) {
    return (await files.find(({ file }) => file === name)?.render(view)) ?? '';
}
/** `report.json, comment.md and the files that GitLab shows`. */
function reportFileNames(files) {
    const general = files.filter(({ shownBy }) => shownBy === undefined);
    return `${general.map(({ file }) => file).join(', ')} and the files that GitLab shows`;
}
/**
 * Rejects when a file cannot be written; what was written before stays.
 *
 * @param write writes a whole file or none, and makes the directories above it
 */
async function writeReports(files, view, directory, write) {
    for (const { file, render } of files) {
        const text = await render(view);
        if (text !== undefined)
            await write(join(directory, file), text);
    }
}
/** `artifacts:reports:dotenv`: one `PLANGATE_NAME=value` a line without white space, 5 KB in all, so no list. */
function renderDotenv(view) {
    return Object.entries(toOutputs(view))
        .filter(([name, value]) => value !== '' && !['run-ids', 'plan-json'].includes(name))
        .map(([name, value]) => `PLANGATE_${name.toUpperCase().replaceAll('-', '_')}=${value.replaceAll(/\s/g, '')}\n`)
        .join('');
}
//# sourceMappingURL=write-reports.js.map
// EXTERNAL MODULE: ./build/src/report/markdown.js
var markdown = __webpack_require__(70075);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/report/annotations.js
var annotations = __webpack_require__(35594);
// EXTERNAL MODULE: ./build/src/report/neutralise-log.js
var neutralise_log = __webpack_require__(22195);
// EXTERNAL MODULE: ./build/src/report/markdown-report.js + 1 modules
var markdown_report = __webpack_require__(69543);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(74913);
// EXTERNAL MODULE: ./build/src/report/words.js
var words = __webpack_require__(43629);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
;// CONCATENATED MODULE: ./build/src/action/publish-report.js
/**
 * Gives the runner the log, the summary, the outputs and the report files. If one fails, the others are still written. The comment and the check run are written by `hosts/github/publish.ts`.
 */















/**
 * Writes the report files and the job summary, before anything is sent to GitHub.
 *
 * @param wanted the files that `reports` asks for, besides the one as JSON
 * @returns the paths of the files; empty for a file that could not be written
 */
async function writeReport(view, wanted, log, io) {
    const { environment, signal } = io;
    const paths = {
        'report-json': await writeReportFile('json', (0,json/* renderJson */.hF)(view), log, io),
        'report-html': '',
        'report-sarif': '',
    };
    if (wanted.includes('page')) {
        paths['report-html'] = await writeReportFile('html', await renderFile(features/* FILES_OF_FEATURES */.om, 'report.html', view), log, io);
    }
    if (wanted.includes('sarif')) {
        paths['report-sarif'] = await writeReportFile('sarif', await renderFile(features/* FILES_OF_FEATURES */.om, 'report.sarif', view), log, io);
    }
    // A canceled job may be killed during its requests to GitHub, so its outputs are set first.
    if (signal.aborted)
        setOutputs((0,outputs/* toOutputs */.I)(view, paths), io.runner);
    // The runner discards a summary that is too large, together with the parts of other programs.
    const { size } = await (0,promises_.stat)(environment['GITHUB_STEP_SUMMARY'] ?? '').catch(() => ({ size: 0 }));
    const budget = Math.max(0, markdown_report.SUMMARY_BUDGET_BYTES - size);
    await appendSummary((0,markdown_report.renderSummary)(view, budget), environment, log);
    return paths;
}
/** Prints what publishing on GitHub could not do, and sets the outputs. */
function publishReport({ view, published }, written, log, io) {
    const { runner } = io;
    const { doubts, unplaced = [], commentUrl } = published;
    for (const doubt of doubts)
        log.warning((0,report_text/* textWithRemedy */._7)(doubt));
    for (const command of (0,annotations/* annotationCommands */.s)(unplaced))
        runner.print(command);
    if (commentUrl !== undefined)
        runner.print((0,neutralise_log/* safeLine */.om)(`Comment: ${commentUrl}`));
    setOutputs((0,outputs/* toOutputs */.I)(view, { ...written, 'comment-url': commentUrl ?? '' }), runner);
    // The first cause, because the red line is all that many people read.
    const cause = (0,words/* firstCauseLine */.en)(view.causes);
    if (!view.green)
        runner.error((0,neutralise_log/* safeLine */.om)(`Policy gate: ${cause || `${view.headline}.`}`));
}
async function publishNothing({ problems, ended }, { runner, environment }) {
    const lines = problemLines(problems);
    for (const line of lines)
        runner.print(line);
    runner.error((0,neutralise_log/* joinedLines */.Hy)(lines));
    const items = problems.map(({ where, message, code }) => (0,report_text/* joinNonEmpty */.JO)(' ', (0,sentence/* literal */.eu) `- **${(0,markdown/* prose */.CS)(where)}** ${(0,markdown/* prose */.CS)(message)}`, (0,markdown/* linkToRemedy */.sF)(code)));
    const summary = (0,sentence/* literal */.eu) `### ❔ Policy gate: not started\n\nNothing was sent to the service.`;
    await appendSummary((0,sentence/* literal */.eu) `${summary}\n\n${(0,report_text/* joinNonEmpty */.JO)('\n', ...items)}\n`, environment);
    setOutputs((0,outputs/* emptyOutputs */.q)(ended === 'canceled' ? 'canceled' : 'undecided'), runner);
}
function setOutputs(outputs, runner) {
    for (const [name, value] of Object.entries(outputs))
        runner.output(name, value);
}
async function writeReportFile(ending, text, log, { environment }) {
    const folder = environment['RUNNER_TEMP'];
    if (folder === undefined || folder === '')
        return '';
    const step = (environment['GITHUB_ACTION'] ?? 'report').replace(/[^A-Za-z0-9_-]/g, '_');
    const path = (0,external_node_path_.join)(folder, 'plangate', `${step.slice(0, 100)}.${ending}`);
    try {
        await (0,promises_.mkdir)((0,external_node_path_.join)(folder, 'plangate'), { recursive: true });
        await (0,promises_.writeFile)(path, text);
        return path;
    }
    catch (error) {
        log.warning(`The report could not be written to ${path}: ${String(error)}`);
        return '';
    }
}
// With O_NONBLOCK, a pipe without a reader is an error and not a wait. Windows has neither this flag nor such pipes.
const APPEND_FLAGS = external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_APPEND | external_node_fs_.constants.O_CREAT | (external_node_fs_.constants.O_NONBLOCK ?? 0);
/** Does nothing on an old runner, which has no job summary. */
async function appendSummary(text, environment, log) {
    const path = environment['GITHUB_STEP_SUMMARY'];
    if (path === undefined || path === '' || text === '')
        return;
    try {
        await (0,promises_.appendFile)(path, text, { flag: APPEND_FLAGS });
    }
    catch (error) {
        log?.warning(`The job summary could not be written: ${String(error)}`);
    }
}
/** Every problem with its remedy, as lines of the log. */
function problemLines(problems) {
    const width = Math.max(14, ...problems.map(({ where }) => Math.min(30, where.length)));
    const number = (0,report_text/* countWords */.rj)(problems.length, 'problem');
    return [
        (0,neutralise_log/* safeLine */.om)((0,report_text/* withPage */.M8)(`Plangate cannot start: ${number}.`, errors/* CODES */.Lp.wrongInput)),
        ...problems.map(({ where, message, code }) => (0,neutralise_log/* safeLine */.om)(`  ${where.padEnd(width)} ${(0,report_text/* withPage */.M8)(message, code)}`)),
    ];
}
//# sourceMappingURL=publish-report.js.map

/***/ }),

/***/ 75483:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: function() { return /* binding */ toOutputs; },
/* harmony export */   q: function() { return /* binding */ emptyOutputs; }
/* harmony export */ });
/* harmony import */ var _report_approval_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70521);
/* harmony import */ var _report_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30445);
/* harmony import */ var _policy_count_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50276);
/** Outputs of the gate: small texts, nothing secret, the same names in every case. */



/** @param written outputs that are left out of it are empty */
function toOutputs(view, written = {}) {
    const { counts, workspaces } = view;
    const first = workspaces.find(({ runId }) => runId !== undefined) ?? workspaces[0];
    const runs = workspaces.flatMap(({ name, runId }) => runId === undefined ? [] : [[name, runId]]);
    return {
        verdict: view.verdict,
        green: String(view.green),
        'run-id': first?.runId ?? '',
        'run-url': first?.runUrl ?? '',
        'run-ids': JSON.stringify(Object.fromEntries(runs)),
        'configuration-version-id': first?.configurationVersionId ?? '',
        passed: String(counts.passed),
        'advisory-failed': String(counts.advisoryFailed),
        'mandatory-failed': String(counts.mandatoryFailed),
        overridden: String(counts.overridden),
        ...(0,_report_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .changeTotals */ .QI)(workspaces),
        'no-changes': noChangesOf(view),
        'needs-approval': JSON.stringify((0,_report_approval_words_js__WEBPACK_IMPORTED_MODULE_0__/* .neededApprovals */ .ac)(view.results)),
        'comment-url': '',
        'report-json': '',
        'report-html': '',
        'report-sarif': '',
        'plan-json': '{}',
        ...written,
    };
}
/** Empty where it is not known of one workspace, and nothing is known to change in another. */
function noChangesOf({ workspaces, unaffected, }) {
    const known = workspaces.map(({ plan }) => plan?.noChanges);
    if (known.includes(false))
        return 'false';
    const areAllKnown = known.every((each) => each === true);
    return areAllKnown && workspaces.length + unaffected.length > 0 ? 'true' : '';
}
/** The outputs if nothing could be judged: every name is set, too. */
function emptyOutputs(verdict = 'undecided') {
    const counts = (0,_policy_count_results_js__WEBPACK_IMPORTED_MODULE_2__/* .countResults */ .a)([]);
    const totals = { adds: '', changes: '', destroys: '', replaces: '' };
    return {
        ...toOutputs({ verdict, green: false, counts, workspaces: [], unaffected: [], results: [] }),
        ...totals,
    };
}
//# sourceMappingURL=outputs.js.map

/***/ }),

/***/ 35594:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: function() { return /* binding */ renderAnnotations; },
/* harmony export */   s: function() { return /* binding */ annotationCommands; }
/* harmony export */ });
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36850);
/* harmony import */ var _model_clip_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94993);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70075);
/* harmony import */ var _occurrences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2314);
/* harmony import */ var _message_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34707);
/* harmony import */ var _neutralise_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22195);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74913);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10000);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43629);
/** Causes as annotations on the lines at fault, in the shape that GitHub's check runs take. */









/** Four requests of fifty annotations. People do not read more. */
const MOST_ANNOTATIONS = 200;
/** GitHub accepts 64 KB, and a UTF-16 unit takes three bytes at most. */
const LONGEST_ANNOTATION = 16_000;
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
        .slice(0, MOST_ANNOTATIONS)
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
/** The causes of this group that no earlier annotation has reported. @param told those that one has; these are added */
function causesToTell(group, told) {
    const causes = new Set(group.map(({ cause }) => cause));
    const untold = [...causes].filter((cause) => !told.has(cause));
    for (const cause of untold)
        told.add(cause);
    return untold;
}
/** @param toTell causes of which it says what has no place */
function toAnnotation(group, toTell) {
    const [{ cause, location }] = group;
    const { path, startLine } = location;
    const level = cause.kind === 'diagnostic' ? 'plan' : (0,_words_js__WEBPACK_IMPORTED_MODULE_7__/* .levelWords */ .s2)(cause.level);
    const here = group.map(({ cause: of, occurrence }) => {
        const said = (0,_occurrences_js__WEBPACK_IMPORTED_MODULE_2__/* .occurrenceText */ .hr)(occurrence);
        const isSame = of.policySet === cause.policySet && of.policy === cause.policy;
        return isSame ? said : `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(of.policySet, 100)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(of.policy, 200)}: ${said}`;
    });
    const ofAll = group.map((placed) => placed.cause.messageOfAll);
    const elsewhere = toTell
        .flatMap(({ occurrences }) => occurrences)
        .filter(({ noun, location: place }) => noun === 'message' && place === undefined)
        .map((occurrence) => `The policy says as well: ${(0,_occurrences_js__WEBPACK_IMPORTED_MODULE_2__/* .occurrenceText */ .hr)(occurrence)}`);
    const messages = [...new Set([...ofAll, ...here, ...elsewhere])].filter(Boolean);
    const workspaces = group.flatMap(({ occurrence }) => occurrence.workspaces);
    return {
        path,
        start_line: startLine,
        end_line: startLine,
        annotation_level: levelOf(cause),
        title: (0,_model_clip_js__WEBPACK_IMPORTED_MODULE_8__/* .clip */ .$)(`${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(cause.policy || cause.policySet, 200)} (${level})`, 250),
        message: `${(0,_message_text_js__WEBPACK_IMPORTED_MODULE_3__/* .messageText */ .Lo)(messages, LONGEST_ANNOTATION)}\n${lastLine(cause, [...new Set(workspaces)])}`,
    };
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
const MOST_COMMANDS = 10;
/** Annotations as workflow commands, if the check run cannot be written. The last of each kind says how many are left out. */
function annotationCommands(annotations) {
    return ['failure', 'warning', 'notice'].flatMap((level) => {
        const command = level === 'failure' ? 'error' : level;
        const ofLevel = annotations.filter(({ annotation_level }) => annotation_level === level);
        const shown = ofLevel.length > MOST_COMMANDS ? ofLevel.slice(0, MOST_COMMANDS - 1) : ofLevel;
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