export const id = 634;
export const ids = [634];
export const modules = {

/***/ 2253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ appendSummary),
  p: () => (/* binding */ problemLines),
  publishNothing: () => (/* binding */ publishNothing),
  publishReport: () => (/* binding */ publishReport),
  writeReport: () => (/* binding */ writeReport)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/hosts/outputs.js
var outputs = __webpack_require__(5483);
// EXTERNAL MODULE: ./build/src/report/escape-markdown.js
var escape_markdown = __webpack_require__(7511);
// EXTERNAL MODULE: ./build/src/report/annotations.js
var annotations = __webpack_require__(5594);
// EXTERNAL MODULE: ./build/src/report/help.js
var help = __webpack_require__(1805);
;// CONCATENATED MODULE: ./build/src/report/json.js
/**
 * Everything said, nothing of the machine it was made on. Ends with a line break. Safe to print in
 * a job's log: no line of it can act there.
 */
function renderJson(view) {
    const { context, audit, unaffected } = view;
    const { runOptions = [] } = context;
    return printableJson({
        schemaVersion: view.schemaVersion,
        tool: { name: 'plangate', version: context.version },
        verdict: view.verdict,
        green: view.green,
        failOn: context.failOn,
        runOptions: runOptions.length > 0 ? runOptions : undefined,
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
        group: context.group,
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
    character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`))
        .replace(/##(?=[A-Za-z]{0,32}\[)/g, '\\u0023#');
    return `${escaped}\n`;
}
//# sourceMappingURL=json.js.map
// EXTERNAL MODULE: ./build/src/report/neutralise-log.js
var neutralise_log = __webpack_require__(2195);
// EXTERNAL MODULE: ./build/src/report/comment.js + 3 modules
var comment = __webpack_require__(2650);
// EXTERNAL MODULE: ./build/src/report/text.js
var report_text = __webpack_require__(4913);
;// CONCATENATED MODULE: ./build/src/action/publish-report.js
/** What the runner is told: log, summary, outputs, report file, each as well as it can be done. */










/** Before anything is said on GitHub. Resolves to the path of the report; empty when there is none. */
async function writeReport(view, log, io) {
    const { environment, signal } = io;
    const reportPath = await writeJson(view, log, io);
    // A cancelled job may be killed while it talks to GitHub: its outputs come first.
    if (signal.aborted)
        setOutputs((0,outputs/* toOutputs */.I)(view, { reportPath }), io);
    // The runner throws the summary away whole when it gets too large, with what others wrote there.
    const { size } = await (0,promises_.stat)(environment['GITHUB_STEP_SUMMARY'] ?? '').catch(() => ({ size: 0 }));
    const room = Math.max(0, comment/* SUMMARY_BUDGET_BYTES */.Xb - size);
    await appendSummary((0,comment/* renderSummary */.Br)(view, room), environment, log);
    return reportPath;
}
function publishReport({ view, published }, reportPath, log, io) {
    const { host } = io;
    const { problems, left = [], commentUrl } = published;
    for (const problem of problems)
        log.warning((0,help/* withHelp */.il)(problem));
    for (const command of (0,annotations/* annotationCommands */.s)(left))
        host.print(command);
    if (commentUrl !== undefined)
        host.print((0,neutralise_log/* safeLine */.om)(`Comment: ${commentUrl}`));
    setOutputs((0,outputs/* toOutputs */.I)(view, { reportPath, commentUrl }), io);
    if (!view.green)
        host.error((0,neutralise_log/* safeLine */.om)(`Policy gate: ${view.headline}.`));
}
/** The gate did not start. */
async function publishNothing(problems, forgiven, io) {
    const { host, environment } = io;
    const [first] = problems;
    if (forgiven && first !== undefined) {
        const { input, message } = first;
        const what = 'The gate is open without having looked';
        host.warning((0,neutralise_log/* safeLine */.om)(`${what}: ${input} ${message}`));
        const why = `because \`on-missing-token\` is \`neutral\`: ${inSummary(first)}`;
        const summary = `### ⚪ Policy gate: not evaluated\n\n${what}, ${why}\n`;
        await appendSummary(summary, environment);
    }
    else {
        const lines = problemLines(problems);
        for (const line of lines)
            host.print(line);
        host.error(lines.map((line) => line.trim().replace(/ {2,}/, ' ')).join('\n'));
        const items = problems.map((problem) => `- ${inSummary(problem)}\n`);
        const summary = `### ❔ Policy gate: not started\n\nNothing was sent to the service.\n\n`;
        await appendSummary(summary + items.join(''), environment);
    }
    setOutputs((0,outputs/* emptyOutputs */.q)(forgiven), io);
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
        (0,help/* withHelp */.il)(`Plangate cannot start: ${(0,report_text/* count */.U9)(problems.length, 'problem')}.`),
        ...problems.map(({ input, message }) => (0,neutralise_log/* safeLine */.om)(`  ${input.padEnd(width)} ${(0,report_text/* joined */.oR)(' See ', message, (0,help/* helpFor */.VY)(`${input} ${message}`))}`)),
    ];
}
function inSummary({ input, message }) {
    const url = (0,help/* helpFor */.VY)(`${input} ${message}`) ?? '';
    return (0,report_text/* joined */.oR)(' ', `**${(0,escape_markdown/* prose */.CS)(input)}** ${(0,escape_markdown/* prose */.CS)(message)}`, url && (0,escape_markdown/* link */.nf)('What to do', url, [url]));
}
//# sourceMappingURL=publish-report.js.map

/***/ }),

/***/ 5483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ toOutputs),
/* harmony export */   q: () => (/* binding */ emptyOutputs)
/* harmony export */ });
/* harmony import */ var _report_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(445);

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
        ...(0,_report_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .totalsOf */ .vA)(view),
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
        creates: '',
        updates: '',
        deletes: '',
        replaces: '',
        applied: '',
        'comment-url': '',
        'report-json': '',
        audit: '[]',
    };
}
//# sourceMappingURL=outputs.js.map

/***/ })

};
