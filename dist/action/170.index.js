export const id = 170;
export const ids = [170];
export const modules = {

/***/ 2170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishNothing: () => (/* binding */ publishNothing),
  publishReport: () => (/* binding */ publishReport)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/publish/github.js + 4 modules
var publish_github = __webpack_require__(76);
// EXTERNAL MODULE: ./build/src/report/annotations.js + 1 modules
var annotations = __webpack_require__(6519);
// EXTERNAL MODULE: ./build/src/report/console.js + 1 modules
var console = __webpack_require__(1026);
// EXTERNAL MODULE: ./build/src/report/neutralise-log.js
var neutralise_log = __webpack_require__(2195);
;// CONCATENATED MODULE: ./build/src/report/json.js
/** Ends with a line break. Safe to print in a job's log: no line of it can act there. */
function renderJson(view) {
    return printableJson(reportOf(view));
}
/** What the report holds: everything said, nothing of the machine it was made on. */
function reportOf(view) {
    const { context } = view;
    return {
        schemaVersion: view.schemaVersion,
        tool: { name: 'plangate', version: context.version },
        verdict: view.verdict,
        green: view.green,
        failOn: context.failOn,
        headline: view.headline,
        nextSteps: view.nextSteps,
        overrides: view.overrides,
        counts: view.counts,
        workspaces: view.workspaces,
        findings: view.findings,
        resolved: view.resolved,
        results: view.results,
        runTasks: view.runTasks,
        archives: view.archives,
        organization: context.organization,
        hostname: context.hostname,
        ...(context.commit && { commit: context.commit }),
        ...(context.pullRequest && { pullRequest: context.pullRequest }),
        ...(context.job && { job: context.job }),
        startedAt: context.startedAt,
        durationMs: view.durationMs,
    };
}
/** JSON with the characters escaped that a runner's search for commands could trip over. */
function printableJson(value) {
    const text = JSON.stringify(value, undefined, 2);
    const escaped = text
        .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/gu, (character) => Array.from({ length: character.length }, (_, at) => unicode(character.charCodeAt(at))).join(''))
        .replace(/##(?=[A-Za-z]{0,32}\[)/g, '\\u0023#');
    return `${escaped}\n`;
}
function unicode(code) {
    return `\\u${code.toString(16).padStart(4, '0')}`;
}
//# sourceMappingURL=json.js.map
// EXTERNAL MODULE: ./build/src/report/body.js + 4 modules
var report_body = __webpack_require__(4985);
// EXTERNAL MODULE: ./build/src/report/words.js
var words = __webpack_require__(3629);
;// CONCATENATED MODULE: ./build/src/report/summary.js
/** The job summary: everything, passed results too, as far as a megabyte goes. */


/** A larger summary is thrown away whole by the runner, whose limit is 1,048,576 bytes. */
const SUMMARY_BUDGET_BYTES = 1_000_000;
/** `budgetBytes` of UTF-8: the limit less what the step has written already. */
function renderSummary(view, budgetBytes = SUMMARY_BUDGET_BYTES) {
    const heading = `### ${(0,words/* icon */.Kk)(view.verdict, view.green)} Policy gate: ${view.headline}\n\n`;
    const room = budgetBytes - Buffer.byteLength(heading) - 1;
    if (room < 0)
        return '';
    const body = (0,report_body/* renderBody */.l)(view, {
        budget: room,
        measure: (text) => Buffer.byteLength(text),
        elsewhere: 'the report file (output `report-json`)',
        messageLimit: 20_000,
        results: true,
    });
    return `${heading}${body}\n`;
}
//# sourceMappingURL=summary.js.map
;// CONCATENATED MODULE: ./build/src/publish/outputs.js
/** `commentUrl` and `reportPath` are empty when there is none. */
function toOutputs(view, { commentUrl = '', reportPath = '' }) {
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
        'policies-errored': String(counts.errored),
        'policies-undecided': String(counts.undecided),
        'comment-url': commentUrl,
        'report-json': reportPath,
    };
}
/** When nothing could be judged: still every name. */
function emptyOutputs(green) {
    return {
        verdict: 'undecided',
        green: String(green),
        'run-id': '',
        'run-url': '',
        'run-ids': '{}',
        'configuration-version-id': '',
        passed: '0',
        'advisory-failed': '0',
        'mandatory-failed': '0',
        overridden: '0',
        'policies-errored': '0',
        'policies-undecided': '0',
        'comment-url': '',
        'report-json': '',
    };
}
//# sourceMappingURL=outputs.js.map
// EXTERNAL MODULE: ./build/src/action/say-problems.js
var say_problems = __webpack_require__(2836);
;// CONCATENATED MODULE: ./build/src/action/summary-file.js
/** The job summary: a file that the runner throws away whole when it gets too large. */


/** Bytes left of the budget after what this step has written already. */
async function summaryRoom(environment) {
    const path = environment['GITHUB_STEP_SUMMARY'] ?? '';
    const written = await (0,promises_.stat)(path).then(({ size }) => size, () => 0);
    return Math.max(0, SUMMARY_BUDGET_BYTES - written);
}
/** An old runner has no summary: nothing happens then. */
async function appendSummary(text, environment, log) {
    const path = environment['GITHUB_STEP_SUMMARY'];
    if (path === undefined || path === '' || text === '')
        return;
    try {
        await (0,promises_.appendFile)(path, text);
    }
    catch (error) {
        log?.warning(`The job summary could not be written: ${String(error)}`);
    }
}
//# sourceMappingURL=summary-file.js.map
;// CONCATENATED MODULE: ./build/src/action/publish-report.js
/** Log, summary, comment, annotations, outputs, report file: each as well as it can be done. */











async function publishReport(view, publishing, log, io) {
    const { host, environment, signal } = io;
    for (const line of (0,console/* renderVerdict */.gM)(view))
        host.print(line);
    const reportPath = await writeReport(view, log, io);
    // A cancelled job may be killed while it talks to GitHub: its outputs come first.
    if (signal.aborted)
        setOutputs(toOutputs(view, { reportPath }), io);
    await appendSummary(renderSummary(view, await summaryRoom(environment)), environment, log);
    const published = await publishOnGitHub(view, publishing, io);
    for (const problem of published.problems)
        log.warning(problem);
    for (const command of (0,annotations/* annotationCommands */.sq)(published.left))
        host.print(command);
    const { commentUrl } = published;
    if (commentUrl !== undefined)
        host.print((0,neutralise_log/* safeLine */.om)(`Comment: ${commentUrl}`));
    setOutputs(toOutputs(view, { reportPath, ...(commentUrl !== undefined && { commentUrl }) }), io);
    if (!view.green)
        host.error((0,neutralise_log/* safeLine */.om)(`Policy gate: ${view.headline}.`));
}
/** The gate did not start. */
async function publishNothing(problems, forgiven, io) {
    const { host, environment } = io;
    const [first] = problems;
    if (forgiven && first !== undefined) {
        host.warning((0,neutralise_log/* safeLine */.om)(`The gate is open without having looked: ${first.input} ${first.message}`));
        await appendSummary((0,say_problems/* neutralSummary */.AP)(first), environment);
    }
    else {
        const lines = (0,say_problems/* problemLines */.pb)(problems);
        for (const line of lines)
            host.print(line);
        host.error(lines.map((line) => line.trim().replace(/ {2,}/, ' ')).join('\n'));
        await appendSummary((0,say_problems/* problemSummary */.u8)(problems), environment);
    }
    setOutputs(emptyOutputs(forgiven), io);
}
async function publishOnGitHub(view, { settings, event, subject, github, files }, io) {
    if (event === undefined)
        return { left: [], problems: [] };
    const { checkRunId, comment, commentMode, annotate } = settings;
    const { pullRequest, headSha } = subject;
    const { publish } = (0,publish_github/* createGitHubPublisher */.O)({
        headSha,
        comment,
        commentMode,
        annotate,
        ...(checkRunId !== undefined && { checkRunId }),
        ...(pullRequest !== undefined && { pullRequest }),
    }, github, { clock: io.clock, random: io.random, hurry: () => io.signal.aborted });
    return publish(view, files);
}
function setOutputs(outputs, { host }) {
    for (const [name, value] of Object.entries(outputs))
        host.output(name, value);
}
/** Beside the runner's temporary files, under the name of this step. Empty when that fails. */
async function writeReport(view, log, { environment }) {
    const folder = environment['RUNNER_TEMP'];
    if (folder === undefined || folder === '')
        return '';
    const step = (environment['GITHUB_ACTION'] ?? 'report').replace(/[^A-Za-z0-9_-]/g, '_');
    const path = (0,external_node_path_.join)(folder, 'plangate', `${step.slice(0, 100)}.json`);
    try {
        await (0,promises_.mkdir)((0,external_node_path_.join)(folder, 'plangate'), { recursive: true });
        await (0,promises_.writeFile)(path, renderJson(view));
        return path;
    }
    catch (error) {
        log.warning(`The report could not be written to ${path}: ${String(error)}`);
        return '';
    }
}
//# sourceMappingURL=publish-report.js.map

/***/ }),

/***/ 2836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AP: () => (/* binding */ neutralSummary),
/* harmony export */   pb: () => (/* binding */ problemLines),
/* harmony export */   u8: () => (/* binding */ problemSummary)
/* harmony export */ });
/* harmony import */ var _report_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7511);
/* harmony import */ var _report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2195);


function problemLines(problems) {
    const width = Math.max(14, ...problems.map(({ input }) => Math.min(30, input.length)));
    return [
        `Plangate cannot start: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`,
        ...problems.map(({ input, message }) => (0,_report_neutralise_log_js__WEBPACK_IMPORTED_MODULE_1__/* .safeLine */ .om)(`  ${input.padEnd(width)} ${message}`)),
    ];
}
function problemSummary(problems) {
    const items = problems.map(({ input, message }) => `- **${(0,_report_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(input)}** ${(0,_report_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(message)}`);
    return `### ❔ Policy gate: not started\n\nNothing was sent to the service.\n\n${items.join('\n')}\n`;
}
function neutralSummary(problem) {
    return `### ⚪ Policy gate: not evaluated\n\nThe gate is open without having looked, because \`on-missing-token\` is \`neutral\`: **${(0,_report_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(problem.input)}** ${(0,_report_escape_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .prose */ .CS)(problem.message)}\n`;
}
//# sourceMappingURL=say-problems.js.map

/***/ })

};
