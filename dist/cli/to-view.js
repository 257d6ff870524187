export const id = 105;
export const ids = [105];
export const modules = {

/***/ 3486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   toReportView: () => (/* binding */ toReportView)
/* harmony export */ });
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8637);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5636);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2189);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3629);




function toReportView(result, context) {
    const all = result.workspaces;
    const findings = (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .collectFindings */ .F3)(result, context);
    const green = (0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .isGreen */ .gf)(result.verdict.word, context.failOn);
    const view = {
        schemaVersion: 1,
        key: context.key,
        verdict: result.verdict.word,
        green,
        overrides: green ? [] : overrideSteps(result, findings),
        counts: countResults(all.flatMap(({ results }) => results)),
        workspaces: all.map((workspace) => viewWorkspace(workspace, context)),
        unaffected: result.unaffected ?? [],
        findings,
        resolved: countResolved(findings, context),
        results: all.flatMap(({ results, workspace }) => results.map((each) => ({
            ...each,
            location: (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .shownPlace */ .z7)(each.location),
            resources: each.resources.map((one) => ({ ...one, location: (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .shownPlace */ .z7)(one.location) })),
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
        headline: (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .headline */ .Pl)((0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .tallyOf */ .sv)(view)),
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
        durationMs: result.durationMs && Math.round(result.durationMs),
        leftover: result.leftover,
        verdict: result.verdict.word,
        reasons: reasonsOf(result),
        counts: countResults(result.results),
        notices: result.notices,
        confirmable: result.confirmable ?? false,
    };
}
/** What went wrong on the way is a reason too, said once. */
function reasonsOf({ verdict, failure }) {
    return failure && !verdict.reasons.some((reason) => reason.includes(failure.message))
        ? [...verdict.reasons, failure.message]
        : verdict.reasons;
}
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
        counts[countOf(result)] += 1;
    return counts;
}
function countOf({ status, level }) {
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
    const [inner, outer] = [slashes(root), slashes(context.repository.root)];
    if (inner === outer)
        return '.';
    return inner.startsWith(`${outer}/`) ? inner.slice(outer.length + 1) : undefined;
}
function slashes(path) {
    return path.replaceAll('\\', '/').replace(/(?<=.)\/+$/, '');
}
function join(directory, inner) {
    if (inner === '')
        return directory;
    return directory === '.' ? inner : `${directory}/${inner}`;
}
/** One per run that has overridable failures, in the order of the workspaces. */
function overrideSteps(result, findings) {
    return result.workspaces.flatMap(({ workspace, runId, runUrl }) => {
        const policies = findings
            .filter((each) => each.severity === 'needs-override' && each.guard !== true)
            .filter((each) => each.workspaces.includes(workspace))
            .map(({ policy }) => policy);
        // It is typed as it stands: what is no word is no id.
        if (runId === undefined || !/^[\w-]+$/.test(runId) || policies.length === 0)
            return [];
        const command = `plangate override ${runId} --reason "…"`;
        return [{ workspace, runId, runUrl, policies: [...new Set(policies)], command }];
    });
}
/** Hostile until escaped. */
function nextSteps(view, reasons) {
    if (view.workspaces.length === 0)
        return reasons;
    return [...view.workspaces.flatMap(({ leftover }) => leftover ?? []), ...(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_1__/* .stepsOf */ .B)(view)];
}
//# sourceMappingURL=to-view.js.map

/***/ })

};
