export const id = 634;
export const ids = [634];
export const modules = {

/***/ 2253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  fe: () => (/* binding */ appendSummary),
  pb: () => (/* binding */ problemLines),
  publishNothing: () => (/* binding */ publishNothing),
  publishReport: () => (/* binding */ publishReport),
  n0: () => (/* binding */ setOutputs),
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
 * The whole report, without anything about the machine that made it. Ends with a line break. Safe
 * to print in a job's log: no line of it can act as a command.
 */
function renderJson(view) {
    return printableJson(fieldsOf(view));
}
/** The report as programs read it. */
function reportOf(view) {
    // Fields without a value are absent, as in the text.
    return JSON.parse(JSON.stringify(fieldsOf(view)));
}
function fieldsOf(view) {
    const { context, audit, unaffected } = view;
    const { runOptions = [], uncommittedFiles } = context;
    return {
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
        workspaces: view.workspaces.map((workspace) => ({ ...workspace, timestamps: undefined })),
        unaffected: unaffected.length > 0 ? unaffected : undefined,
        findings: view.findings.map(withoutExcerpts),
        resolved: view.resolved,
        results: view.results.map(withoutExcerpts),
        runTasks: view.runTasks,
        audit: audit.length > 0 ? audit : undefined,
        archives: view.archives,
        organization: context.organization,
        hostname: context.hostname,
        group: context.group,
        commit: context.commit,
        dirty: uncommittedFiles === undefined ? undefined : uncommittedFiles > 0,
        uncommittedFiles: uncommittedFiles === 0 ? undefined : uncommittedFiles,
        pullRequest: context.pullRequest,
        job: context.job,
        startedAt: context.startedAt,
        durationMs: view.durationMs,
        sealed: view.sealed,
    };
}
/** Source lines are for people; programs can read the file itself. */
function withoutExcerpts(one) {
    const resources = one.resources.map((resource) => ({ ...resource, excerpt: undefined }));
    return { ...one, resources, excerpt: undefined };
}
/** Escapes the characters that a runner could take for the start of a command. */
function printableJson(value) {
    const escaped = JSON.stringify(value, undefined, 2)
        .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/gu, (character) => 
    // One escape per UTF-16 unit, so two for characters beyond the first plane.
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
/**
 * Gives the runner the log, the summary, the outputs and the report files. If one fails, the others
 * are still written.
 */










/**
 * Writes the report files and the job summary, before anything is sent to GitHub.
 *
 * @param wantsPage whether the job keeps the report as a page
 * @returns the paths of the files; empty for a file that could not be written
 */
async function writeReport(view, wantsPage, log, io) {
    const { environment, signal } = io;
    const written = {
        reportPath: await writeFor('json', renderJson(view), log, io),
        pagePath: wantsPage ? await writePage(view, log, io) : '',
    };
    // A canceled job may be killed during its requests to GitHub, so its outputs are set first.
    if (signal.aborted)
        setOutputs((0,outputs/* toOutputs */.I)(view, written), io);
    // The runner discards a summary that is too large, together with the parts of other programs.
    const { size } = await (0,promises_.stat)(environment['GITHUB_STEP_SUMMARY'] ?? '').catch(() => ({ size: 0 }));
    const room = Math.max(0, comment/* SUMMARY_BUDGET_BYTES */.Xb - size);
    await appendSummary((0,comment/* renderSummary */.Br)(view, room), environment, log);
    return written;
}
/** Prints what publishing on GitHub could not do, and sets the outputs. */
function publishReport({ view, published }, written, log, io) {
    const { host } = io;
    const { problems, left = [], commentUrl } = published;
    for (const problem of problems)
        log.warning((0,help/* withHelp */.il)(problem));
    for (const command of (0,annotations/* annotationCommands */.s)(left))
        host.print(command);
    if (commentUrl !== undefined)
        host.print((0,neutralise_log/* safeLine */.om)(`Comment: ${commentUrl}`));
    setOutputs((0,outputs/* toOutputs */.I)(view, { ...written, commentUrl }), io);
    if (!view.green)
        host.error((0,neutralise_log/* safeLine */.om)(`Policy gate: ${view.headline}.`));
}
/**
 * Reports that the gate did not start.
 *
 * @param forgiven whether the step passes nevertheless, because `on-missing-token` is `neutral`
 */
async function publishNothing(problems, forgiven, io) {
    const { host, environment } = io;
    const [first] = problems;
    if (forgiven && first !== undefined) {
        const { where, message } = first;
        const what = 'The check was skipped';
        host.warning((0,neutralise_log/* safeLine */.om)(`${what}: ${where} ${message}`));
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
async function writePage(view, log, io) {
    const { renderPage } = await __webpack_require__.e(/* import() */ 562).then(__webpack_require__.bind(__webpack_require__, 7562));
    return await writeFor('html', renderPage(view), log, io);
}
/** Writes into the runner's folder for temporary files, named after this step. Returns '' if that fails. */
async function writeFor(ending, text, log, { environment }) {
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
/** Does nothing on an old runner, which has no job summary. */
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
    const width = Math.max(14, ...problems.map(({ where }) => Math.min(30, where.length)));
    return [
        (0,help/* withHelp */.il)(`Plangate cannot start: ${(0,report_text/* count */.U9)(problems.length, 'problem')}.`),
        ...problems.map(({ where, message }) => (0,neutralise_log/* safeLine */.om)(`  ${where.padEnd(width)} ${(0,report_text/* joined */.oR)(' See ', message, (0,help/* helpFor */.VY)(`${where} ${message}`))}`)),
    ];
}
function inSummary({ where, message }) {
    const url = (0,help/* helpFor */.VY)(`${where} ${message}`) ?? '';
    return (0,report_text/* joined */.oR)(' ', `**${(0,escape_markdown/* prose */.CS)(where)}** ${(0,escape_markdown/* prose */.CS)(message)}`, url && (0,escape_markdown/* link */.nf)('What to do', url, [url]));
}
//# sourceMappingURL=publish-report.js.map

/***/ })

};
