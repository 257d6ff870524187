export const id = 105;
export const ids = [105];
export const modules = {

/***/ 2189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ stepsOf)
/* harmony export */ });
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5636);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4913);


/** More runs than this are no command that anybody types. */
const MOST_RUNS = 20;
const MOST_NAMES = 5;
/** The most useful first; empty when the gate is open. */
function stepsOf(view, mark = { name: _text_js__WEBPACK_IMPORTED_MODULE_1__/* .asIs */ .$B, code: (text) => `\`${text}\`` }) {
    if (view.green)
        return [];
    const steps = [
        ...fixSteps(view),
        ...overrideSteps(view, mark),
        ...guardSteps(view, mark),
        ...recoverSteps(view, mark),
    ];
    return steps.length > 0 ? steps : ['Mend the reason given and run this job again.'];
}
function fixSteps({ findings, verdict }) {
    const closing = findings.filter(({ severity, kind }) => severity === 'blocks' && kind !== 'undecided');
    const advisory = findings.filter(({ severity }) => severity === 'warns').length;
    if (closing.length > 0) {
        const what = closing.length === 1 ? 'the finding' : `the ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(closing.length, 'finding')}`;
        const isFinal = closing.every(({ kind, status }) => kind === 'policy' && status === 'failed');
        return [`Fix ${what}${isFinal ? ' that nobody can override,' : ''} and push again.`];
    }
    if (verdict !== 'advisory')
        return [];
    return [
        `Fix the ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(advisory, 'advisory failure')} and push again; or those who write the workflow set fail-on to mandatory.`,
    ];
}
function overrideSteps({ overrides, context }, { name, code }) {
    if (overrides.length === 0)
        return [];
    const policies = [...new Set(overrides.flatMap((each) => each.policies))];
    const runs = overrides.slice(0, MOST_RUNS).map(({ runId }) => runId);
    const rest = overrides.length - runs.length;
    const others = rest > 0 ? `, and the same for ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(rest, 'other run')}` : '';
    const again = context.adoptsOverridden === true ? ', then run this job again' : '';
    const command = code(`plangate override ${runs.join(' ')} --reason "…"`);
    const comment = commandOf('override', context);
    const or = comment === undefined ? '' : `; or those whom the workflow names comment ${code(comment)}`;
    return [
        `Fix ${(0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(policies, MOST_NAMES, name)}, or let ${policies.length === 1 ? 'it' : 'them'} pass: those who manage policy overrides run ${command}${others}${again}${or}.`,
    ];
}
/** What is typed into a comment to let something pass; undefined where nobody would read it. */
function commandOf(word, { takesCommands, commit, pullRequest }) {
    const isRead = takesCommands === true && commit !== undefined && pullRequest !== undefined;
    return isRead ? `/plangate ${word} ${commit.sha} REASON` : undefined;
}
function guardSteps({ findings, context }, { name, code }) {
    const guards = findings.filter(({ guard, severity }) => guard && severity === 'needs-override');
    if (guards.length === 0)
        return [];
    const rules = (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)([...new Set(guards.map(({ policy }) => policy))], MOST_NAMES, name);
    const command = commandOf('allow-destroys', context);
    const way = command === undefined
        ? 'where a workflow takes commands (docs/commands.md), people let it through by a comment'
        : `those whom the workflow names let it through by the comment ${code(command)}`;
    return [`Keep to ${rules} and push again; or ${way}.`];
}
/** What no finding says how to mend. */
function recoverSteps(view, mark) {
    const { findings, workspaces, context } = view;
    const those = (verdict) => workspaces.filter((each) => each.verdict === verdict);
    const named = (all) => (0,_text_js__WEBPACK_IMPORTED_MODULE_1__/* .list */ .p_)(all.map(({ name }) => name), MOST_NAMES, mark.name);
    const explained = (each) => findings.some((one) => (0,_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .closesGate */ .HE)(one) && one.workspaces.includes(each.name));
    const errored = those('errored').filter((each) => !explained(each));
    const [judged, unjudged] = [true, false].map((has) => those('undecided').filter(({ runId }) => (runId !== undefined) === has));
    const one = unjudged?.[0]?.name ?? '';
    const isWord = [context.organization, one].every((each) => /^[A-Za-z0-9][\w-]*$/.test(each));
    const of = isWord ? ` --organization ${context.organization} --workspace ${one}` : '';
    const doctor = `plangate doctor${of}`;
    const steps = [
        [
            errored,
            (names) => `Open the run of ${names}, mend what failed there, and run this job again.`,
        ],
        [
            judged,
            (names) => `Nothing vouches for the plan of ${names}, and nobody can override that: mend the reason given and run this job again.`,
        ],
        [
            unjudged,
            (names) => `${names} was not judged, and nobody can override that: mend the reason given (${mark.code(doctor)} says what is in the way) and run this job again.`,
        ],
        [
            those('canceled'),
            (names) => `Run this job again for a verdict on ${names}; whoever may start it can.`,
        ],
    ];
    return steps.flatMap(([all = [], say]) => (all.length > 0 ? [say(named(all))] : []));
}
//# sourceMappingURL=next-steps.js.map

/***/ }),

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
