export const id = 400;
export const ids = [400];
export const modules = {

/***/ 6400:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


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
var promises_ = __webpack_require__(3836);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/report/changes.js
var changes = __webpack_require__(445);
// EXTERNAL MODULE: ./build/src/report/to-view.js
var to_view = __webpack_require__(3486);
;// CONCATENATED MODULE: ./build/src/hosts/outputs.js


/** The outputs of a report, by name. */
function toOutputs(view, { commentUrl = '', reportPath = '', pagePath = '' }) {
    const { counts, workspaces } = view;
    const first = workspaces.find(({ runId }) => runId !== undefined) ?? workspaces[0];
    const runs = workspaces.flatMap(({ name, runId }) => runId === undefined ? [] : [[name, runId]]);
    return {
        verdict: view.verdict,
        green: String(view.green),
        skipped: 'false',
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
        ...(0,changes/* totalsOf */.vA)(view),
        'comment-url': commentUrl,
        'report-json': reportPath,
        'report-html': pagePath,
        audit: JSON.stringify(view.audit),
    };
}
/** The outputs if nothing could be judged: every name is set, too. */
function emptyOutputs(green, verdict = 'undecided') {
    const counts = (0,to_view.countResults)([]);
    const totals = { creates: '', updates: '', deletes: '', replaces: '' };
    return {
        ...toOutputs({ verdict, green, counts, workspaces: [], audit: [] }, {}),
        ...totals,
        skipped: String(green),
    };
}
//# sourceMappingURL=outputs.js.map
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
// EXTERNAL MODULE: ./build/src/action/runner-files.js
var runner_files = __webpack_require__(8382);
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
        setOutputs(toOutputs(view, written), io);
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
    setOutputs(toOutputs(view, { ...written, commentUrl }), io);
    if (!view.green)
        host.error((0,neutralise_log/* safeLine */.om)(`Policy gate: ${view.headline}.`));
}
/**
 * Reports that the gate did not start.
 *
 * @param how `forgiven`: the step passes nevertheless, because `on-missing-token` is `neutral`; `ended`:
 *   what ended it, if no problem of the settings did
 */
async function publishNothing(problems, { forgiven = false, ended }, io) {
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
        host.error((0,neutralise_log/* joinedLines */.Hy)(lines));
        const items = problems.map((problem) => `- ${inSummary(problem)}\n`);
        const summary = `### ❔ Policy gate: not started\n\nNothing was sent to the service.\n\n`;
        await appendSummary(summary + items.join(''), environment);
    }
    const verdict = ended === 'canceled' ? 'canceled' : 'undecided';
    setOutputs(emptyOutputs(forgiven, verdict), io);
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
        await (0,runner_files/* appendAtOnce */.r)(path, text);
    }
    catch (error) {
        log?.warning(`The job summary could not be written: ${String(error)}`);
    }
}
/** Every problem with its remedy, as lines of the log. */
function problemLines(problems) {
    const width = Math.max(14, ...problems.map(({ where }) => Math.min(30, where.length)));
    return [
        (0,neutralise_log/* safeLine */.om)((0,help/* withHelp */.il)(`Plangate cannot start: ${(0,report_text/* count */.U9)(problems.length, 'problem')}.`)),
        ...problems.map(({ where, message }) => (0,neutralise_log/* safeLine */.om)(`  ${where.padEnd(width)} ${(0,report_text/* joined */.oR)(' See ', message, (0,help/* helpFor */.VY)(`${where} ${message}`))}`)),
    ];
}
function inSummary({ where, message }) {
    const url = (0,help/* helpFor */.VY)(`${where} ${message}`) ?? '';
    return (0,report_text/* joined */.oR)(' ', `**${(0,escape_markdown/* prose */.CS)(where)}** ${(0,escape_markdown/* prose */.CS)(message)}`, url && (0,escape_markdown/* link */.nf)('What to do', url, [url]));
}
//# sourceMappingURL=publish-report.js.map

/***/ }),

/***/ 3486:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   countResults: () => (/* binding */ countResults),
/* harmony export */   toReportView: () => (/* binding */ toReportView)
/* harmony export */ });
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3538);
/* harmony import */ var _model_command_line_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9753);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2886);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5636);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2189);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3629);
/* harmony import */ var _model_without_trailing_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1804);







/**
 * Makes the content of the report, once for all surfaces.
 *
 * @param result what the gate found
 * @param context what is known of the job and its host
 * @returns the view; its texts are hostile until a renderer escapes them
 */
function toReportView(result, context) {
    const all = result.workspaces;
    const findings = (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .collectFindings */ .F3)(result, context);
    const green = (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_0__/* .isGreen */ .gf)(result.verdict.word, context.failOn);
    const view = {
        schemaVersion: 1,
        key: context.key,
        verdict: result.verdict.word,
        green,
        overrides: green ? [] : overrideSteps(result, findings, context),
        counts: countResults(all.flatMap(({ results }) => results)),
        workspaces: all.map((workspace) => viewWorkspace(workspace, context)),
        unaffected: result.unaffected ?? [],
        findings,
        resolved: countResolved(findings, context),
        results: all.flatMap(({ results, workspace }) => results.map((each) => ({
            ...each,
            location: (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPlace */ .z7)(each.location),
            resources: each.resources.map((one) => ({ ...one, location: (0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPlace */ .z7)(one.location) })),
            workspace,
        }))),
        runTasks: all.flatMap(({ runTasks, workspace }) => runTasks.map((each) => ({ ...each, workspace }))),
        audit: all.flatMap((workspace) => auditOf(workspace, context)),
        archives: result.archives.map(({ root, files, bytes, sha256, withheld }) => ({
            directory: relativeDirectory(root, context) ?? '.',
            files,
            bytes,
            sha256,
            withheld,
        })),
        context,
        durationMs: Math.round(result.durationMs),
    };
    return {
        ...view,
        headline: (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .headline */ .Pl)((0,_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .tallyOf */ .sv)(view)),
        nextSteps: green ? [] : nextSteps(view, result.verdict.reasons),
    };
}
function auditOf({ workspace, runId, discarded }, { actor, job }) {
    if (discarded === undefined)
        return [];
    const run = runId ?? '';
    return [{ action: 'discard', run, workspace, by: actor, job: job?.url, ...discarded }];
}
function viewWorkspace(result, context) {
    const directory = relativeDirectory(result.root, context);
    return {
        name: result.workspace,
        workspaceId: result.workspaceId,
        configurationVersionId: result.configurationVersionId,
        directory: directory === undefined ? undefined : join(directory, result.workingDirectory),
        runId: result.runId,
        runUrl: result.runUrl,
        runStatus: result.runStatus,
        plan: result.plan,
        changes: result.changes,
        cost: result.cost,
        timestamps: result.timestamps,
        durationMs: result.durationMs && Math.round(result.durationMs),
        leftover: result.leftover,
        missedBy: result.missedBy,
        verdict: result.verdict.word,
        reasons: reasonsOf(result),
        counts: countResults(result.results),
        policies: (0,_counts_js__WEBPACK_IMPORTED_MODULE_4__/* .countPolicies */ .kC)(result.results),
        notices: result.notices,
        confirmable: result.confirmable ?? false,
    };
}
/** A failure on the way is a reason too, and is not repeated. */
function reasonsOf({ verdict, failure }) {
    return failure && !verdict.reasons.some((reason) => reason.includes(failure.message))
        ? [...verdict.reasons, failure.message]
        : verdict.reasons;
}
/** Counts policy results by what became of them. */
function countResults(results) {
    const counts = {
        passed: 0,
        advisoryFailed: 0,
        mandatoryFailed: 0,
        overridden: 0,
        errored: 0,
        undecided: 0,
    };
    for (const result of results)
        counts[countedAs(result)] += 1;
    return counts;
}
function countedAs({ status, level }) {
    if (status === 'passed' || status === 'overridden' || status === 'errored')
        return status;
    if (status !== 'failed' || level === 'unknown')
        return 'undecided';
    return level === 'advisory' ? 'advisoryFailed' : 'mandatoryFailed';
}
function countResolved(findings, context) {
    const now = new Set(findings.map(({ fingerprint }) => fingerprint));
    return new Set(context.previous?.fingerprints.filter((each) => !now.has(each))).size;
}
/** `infra` for `/checkout/infra`, `.` for the repository's root; undefined outside of it. */
function relativeDirectory(root, context) {
    if (root === undefined || !context.repository)
        return undefined;
    const inner = slashes(root);
    const outer = slashes(context.repository.root);
    if (inner === outer)
        return '.';
    return inner.startsWith(`${outer}/`) ? inner.slice(outer.length + 1) : undefined;
}
function slashes(path) {
    const slashed = path.replaceAll('\\', '/');
    return (0,_model_without_trailing_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutTrailing */ .h)(slashed, '/') || slashed.slice(0, 1);
}
function join(directory, inner) {
    if (inner === '')
        return directory;
    return directory === '.' ? inner : `${directory}/${inner}`;
}
/** One per run that has overridable failures, in the order of the workspaces. */
function overrideSteps(result, findings, context) {
    return result.workspaces.flatMap(({ workspace, runId, runUrl, verdict }) => {
        // An override opens nothing where something else than a failed policy keeps the gate closed.
        if (verdict.word !== 'needs-override' && verdict.word !== 'blocked')
            return [];
        const policies = findings
            .filter((each) => each.severity === 'needs-override' && each.guard !== true)
            .filter((each) => each.workspaces.includes(workspace))
            .map(({ policy }) => policy);
        // The id becomes part of a command line: text that is not a plain word is no id.
        if (runId === undefined || !/^[\w-]+$/.test(runId) || policies.length === 0)
            return [];
        const command = `${(0,_model_command_line_js__WEBPACK_IMPORTED_MODULE_6__/* .commandTo */ .Z)(`plangate override ${runId}`, context)} --reason "…"`;
        return [{ workspace, runId, runUrl, policies: [...new Set(policies)], command }];
    });
}
/** Hostile until escaped. */
function nextSteps(view, reasons) {
    if (view.workspaces.length === 0)
        return reasons;
    return [...view.workspaces.flatMap(({ leftover }) => leftover ?? []), ...(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_2__/* .stepsOf */ .B)(view)];
}
//# sourceMappingURL=to-view.js.map

/***/ })

};
