export const id = 396;
export const ids = [396];
export const modules = {

/***/ 8396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ problemLines),
  publishNothing: () => (/* binding */ publishNothing),
  publishReport: () => (/* binding */ publishReport),
  writeReport: () => (/* binding */ writeReport)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/src/hosts/outputs.js
/** `commentUrl` and `reportPath` are empty when there is none. */
function toOutputs(view, { commentUrl = '', reportPath = '' }) {
    const { counts, workspaces } = view;
    const first = workspaces.find(({ runId }) => runId !== undefined) ?? workspaces[0];
    const runs = workspaces.flatMap(({ name, runId }) => runId === undefined ? [] : [[name, runId]]);
    return {
        ...emptyOutputs(false),
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
        audit: JSON.stringify(view.audit),
    };
}
/** When nothing could be judged: still every name. */
function emptyOutputs(green) {
    return {
        verdict: 'undecided',
        green: String(green),
        'not-looked': String(green),
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
        audit: '[]',
    };
}
//# sourceMappingURL=outputs.js.map
// EXTERNAL MODULE: ./build/src/report/escape-markdown.js
var escape_markdown = __webpack_require__(7511);
// EXTERNAL MODULE: ./build/src/report/annotations.js
var annotations = __webpack_require__(5594);
;// CONCATENATED MODULE: ./build/src/report/json.js
/**
 * Everything said, nothing of the machine it was made on. Ends with a line break. Safe to print in
 * a job's log: no line of it can act there.
 */
function renderJson(view) {
    const { context, audit, unaffected } = view;
    return printableJson({
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
        unaffected: unaffected.length > 0 ? unaffected : undefined,
        findings: view.findings,
        resolved: view.resolved,
        results: view.results,
        runTasks: view.runTasks,
        audit: audit.length > 0 ? audit : undefined,
        archives: view.archives,
        organization: context.organization,
        hostname: context.hostname,
        commit: context.commit,
        pullRequest: context.pullRequest,
        job: context.job,
        startedAt: context.startedAt,
        durationMs: view.durationMs,
    });
}
/** JSON with the characters escaped that a runner's search for commands could trip over. */
function printableJson(value) {
    const escaped = JSON.stringify(value, undefined, 2)
        .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/gu, (character) => 
    // One escape per UTF-16 unit, two for what is beyond the first plane.
    character.split('').map(unicode).join(''))
        .replace(/##(?=[A-Za-z]{0,32}\[)/g, '\\u0023#');
    return `${escaped}\n`;
}
function unicode(unit) {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
//# sourceMappingURL=json.js.map
// EXTERNAL MODULE: ./build/src/report/neutralise-log.js
var neutralise_log = __webpack_require__(2195);
// EXTERNAL MODULE: ./build/src/report/body.js + 3 modules
var report_body = __webpack_require__(0);
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
;// CONCATENATED MODULE: ./build/src/action/publish-report.js
/** What the runner is told: log, summary, outputs, report file, each as well as it can be done. */








/** Before anything is said on GitHub. Resolves to the path of the report; empty when there is none. */
async function writeReport(view, log, io) {
    const { environment, signal } = io;
    const reportPath = await writeJson(view, log, io);
    // A cancelled job may be killed while it talks to GitHub: its outputs come first.
    if (signal.aborted)
        setOutputs(toOutputs(view, { reportPath }), io);
    await appendSummary(renderSummary(view, await summaryRoom(environment)), environment, log);
    return reportPath;
}
function publishReport({ view, published }, reportPath, log, io) {
    const { host } = io;
    const { problems, left = [], commentUrl } = published;
    for (const problem of problems)
        log.warning(problem);
    for (const command of (0,annotations/* annotationCommands */.s)(left))
        host.print(command);
    if (commentUrl !== undefined)
        host.print((0,neutralise_log/* safeLine */.om)(`Comment: ${commentUrl}`));
    setOutputs(toOutputs(view, { reportPath, commentUrl }), io);
    if (!view.green)
        host.error((0,neutralise_log/* safeLine */.om)(`Policy gate: ${view.headline}.`));
}
/** The gate did not start. */
async function publishNothing(problems, forgiven, io) {
    const { host, environment } = io;
    const [first] = problems;
    if (forgiven && first !== undefined) {
        host.warning((0,neutralise_log/* safeLine */.om)(`The gate is open without having looked: ${first.input} ${first.message}`));
        await appendSummary(neutralSummary(first), environment);
    }
    else {
        const lines = problemLines(problems);
        for (const line of lines)
            host.print(line);
        host.error(lines.map((line) => line.trim().replace(/ {2,}/, ' ')).join('\n'));
        await appendSummary(problemSummary(problems), environment);
    }
    setOutputs(emptyOutputs(forgiven), io);
}
function setOutputs(outputs, { host }) {
    for (const [name, value] of Object.entries(outputs))
        host.output(name, value);
}
/** Beside the runner's temporary files, under the name of this step. Empty when that fails. */
async function writeJson(view, log, { environment }) {
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
/**
 * The job summary is a file that the runner throws away whole when it gets too large.
 * @returns bytes left of the budget after what this step has written already
 */
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
/** Every problem with its remedy, as lines of the log. */
function problemLines(problems) {
    const width = Math.max(14, ...problems.map(({ input }) => Math.min(30, input.length)));
    return [
        `Plangate cannot start: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`,
        ...problems.map(({ input, message }) => (0,neutralise_log/* safeLine */.om)(`  ${input.padEnd(width)} ${message}`)),
    ];
}
function problemSummary(problems) {
    const items = problems.map(({ input, message }) => `- **${(0,escape_markdown/* prose */.CS)(input)}** ${(0,escape_markdown/* prose */.CS)(message)}`);
    return `### ❔ Policy gate: not started\n\nNothing was sent to the service.\n\n${items.join('\n')}\n`;
}
function neutralSummary(problem) {
    return `### ⚪ Policy gate: not evaluated\n\nThe gate is open without having looked, because \`on-missing-token\` is \`neutral\`: **${(0,escape_markdown/* prose */.CS)(problem.input)}** ${(0,escape_markdown/* prose */.CS)(problem.message)}\n`;
}
//# sourceMappingURL=publish-report.js.map

/***/ })

};
