"use strict";
exports.id = 1105;
exports.ids = [1105];
exports.modules = {

/***/ 5342:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ encodePlaces; },
/* harmony export */   h: function() { return /* binding */ decodePlaces; }
/* harmony export */ });
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74913);
/**
 * In which workspaces each cause of a report was, for the next report on the same workspaces: a bit for each of their names in
 * order, as hexadecimal digits.
 */

/** Digits of the hash of the names. */
const DIGITS = 6;
/**
 * @param places for each cause the names of its workspaces
 * @param names of all workspaces of the report
 * @returns a hash of the names, and then a text for each cause
 */
function encodePlaces(places, names) {
    const order = inOrder(names);
    const positions = new Map(order.map((name, at) => [name, at]));
    const encoded = places.map((ofCause) => {
        const digits = Array.from({ length: Math.ceil(order.length / 4) }, () => 0);
        for (const name of ofCause) {
            const at = positions.get(name);
            if (at !== undefined)
                digits[at >> 2] = (digits[at >> 2] ?? 0) | (1 << (at & 3));
        }
        return digits.map((digit) => digit.toString(16)).join('');
    });
    return [(0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW)(JSON.stringify(order), DIGITS), ...encoded];
}
/** What `encodePlaces` was given; undefined if it was about other workspaces. */
function decodePlaces(encoded, names) {
    const [ofNames, ...places] = encoded ?? [];
    const order = inOrder(names);
    if (ofNames !== (0,_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hash */ .tW)(JSON.stringify(order), DIGITS))
        return undefined;
    return places.map((digits) => order.filter((_, at) => (parseInt(digits.charAt(at >> 2), 16) >> (at & 3)) & 1));
}
function inOrder(names) {
    return [...new Set(names)].sort(_text_js__WEBPACK_IMPORTED_MODULE_0__/* .compareCodeUnits */ .UF);
}
//# sourceMappingURL=places.js.map

/***/ }),

/***/ 11105:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   toReportView: function() { return /* binding */ toReportView; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83538);
/* harmony import */ var _model_command_line_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(99753);
/* harmony import */ var _policy_count_results_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50276);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43629);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36850);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5342);
/* harmony import */ var _to_do_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11553);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10000);
/* harmony import */ var _leftovers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2384);
/* harmony import */ var _model_without_trailing_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(21804);
/* harmony import */ var _verdict_sentence_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(58087);
/**
 * Turns the gate's result into the report view. Decides wording and order, never a verdict; `green` is what `isGreen`
 * says of the verdict under `fail-on`.
 */












/** The content of the report, once for all surfaces; its texts are hostile until a renderer escapes them. */
function toReportView(result, context) {
    const { workspaces, verdict } = result;
    const causes = (0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .causesOf */ .cZ)(result, context);
    const { resolved, notCompared } = countResolved(result, causes, context);
    const green = (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .isGreen */ .gf)(verdict.word, context.gate.failOn);
    const facts = {
        schemaVersion: 1,
        verdict: verdict.word,
        green,
        overrides: green ? [] : overrideSteps(result, causes, context),
        counts: (0,_policy_count_results_js__WEBPACK_IMPORTED_MODULE_9__/* .countResults */ .a)(workspaces.flatMap(({ results }) => results)),
        workspaces: workspaces.map((workspace) => toWorkspaceView(workspace, context)),
        unaffected: result.unaffected ?? [],
        causes,
        resolved,
        notCompared,
        results: workspaces.flatMap(({ results, workspace }) => results.map((policyResult) => toReportedResult(policyResult, workspace))),
        runTasks: workspaces.flatMap(({ runTasks, workspace }) => runTasks.map((runTask) => ({ ...runTask, workspace }))),
        audit: workspaces.flatMap((workspace) => auditRecords(workspace, context)),
        archives: result.archives.map(({ root, files, bytes, sha256, excluded }) => ({
            directory: relativeDirectory(root, context) ?? '.',
            files,
            bytes,
            sha256,
            excluded,
        })),
        context,
        durationMs: Math.round(result.durationMs),
    };
    // Without workspaces, what to do is what the reasons of the verdict say.
    const reasons = green ? [] : verdict.reasons;
    const steps = workspaces.length === 0
        ? reasons.map(({ says, remedy = '' }) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .eu) ` `, says, remedy))
        : (0,_to_do_js__WEBPACK_IMPORTED_MODULE_5__/* .stepsOf */ .B)(facts);
    const leftovers = green ? [] : (0,_leftovers_js__WEBPACK_IMPORTED_MODULE_7__/* .leftoversOf */ .K)(workspaces);
    const nextSteps = [...leftovers, ...steps].map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .toPlainText */ .bo);
    const counts = (0,_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .headlineCountsOf */ .q2)(facts);
    const heading = (0,_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .verdictSentence */ .BT)(counts);
    const shownVerdict = (0,_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .verdictNamedFirst */ .t7)(counts);
    const headline = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .toPlainText */ .bo)(heading);
    return { ...facts, heading, shownVerdict, headline, steps, nextSteps };
}
/** The result with its workspace, and without locations that no host could show. */
function toReportedResult(result, workspace) {
    const placed = (named) => ({
        ...named,
        location: (0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .showableLocation */ .R1)(named.location),
    });
    return {
        ...placed(result),
        resources: result.resources.map(placed),
        generalMessages: result.generalMessages.map(placed),
        workspace,
    };
}
function auditRecords({ workspace, runId, discarded }, { ci: { actor, job } }) {
    if (discarded === undefined)
        return [];
    const run = runId ?? '';
    return [{ action: 'discard', run, workspace, by: actor, job: job?.url, ...discarded }];
}
function toWorkspaceView(result, context) {
    const { verdict } = result;
    const directory = relativeDirectory(result.root, context);
    return {
        name: result.workspace,
        workspaceId: result.workspaceId,
        configurationVersionId: result.configurationVersionId,
        directory: directory && node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, result.workingDirectory),
        runId: result.runId,
        runUrl: result.runUrl,
        runStatus: result.runStatus,
        plan: result.plan,
        changes: result.changes,
        cost: result.cost,
        takesNoOverride: result.takesNoOverride,
        timestamps: result.timestamps,
        durationMs: result.durationMs && Math.round(result.durationMs),
        leftover: result.leftover,
        missedBy: result.missedBy,
        seals: result.seals,
        verdict: verdict.word,
        reasons: verdict.reasons,
        ...resultCounts(result.results),
        countsBySource: {
            own: resultCounts(result.results.filter(({ system }) => system === 'own-policies')),
            others: resultCounts(result.results.filter(({ system }) => system !== 'own-policies')),
        },
        notices: result.notices,
        confirmable: result.confirmable ?? false,
    };
}
function resultCounts(results) {
    const approvedGuards = results.filter(({ system, status }) => system === 'guard' && status === 'overridden').length;
    const approvedConditions = results.filter(({ override }) => override?.condition).length;
    const [counts, policies] = [(0,_policy_count_results_js__WEBPACK_IMPORTED_MODULE_9__/* .countResults */ .a)(results), (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .countPolicies */ .kC)(results)];
    return { counts, policies, approvedGuards, approvedConditions };
}
/**
 * What the previous report had and this one has not. Where a workspace was not judged this time, what was found in it may be
 * there all the same.
 */
function countResolved({ workspaces, unaffected = [] }, causes, { previous }) {
    const isOpen = ({ verdict }) => ['errored', 'undecided', 'canceled'].includes(verdict.word);
    const open = workspaces.filter(isOpen).map(({ workspace }) => workspace);
    const unjudged = new Set([...open, ...unaffected]);
    const names = [...workspaces.map(({ workspace }) => workspace), ...unaffected];
    const places = previous && (0,_places_js__WEBPACK_IMPORTED_MODULE_4__/* .decodePlaces */ .h)(previous.places, names);
    const present = new Set(causes.map(({ fingerprint }) => fingerprint));
    const notCompared = new Set();
    const resolved = new Set();
    for (const [index, fingerprint] of (previous?.fingerprints ?? []).entries()) {
        // Where it is not known in which workspaces it was, it may have been in any.
        const missing = (places?.[index] ?? names).filter((name) => unjudged.has(name));
        for (const name of places === undefined ? [] : missing)
            notCompared.add(name);
        if (!present.has(fingerprint) && missing.length === 0)
            resolved.add(fingerprint);
    }
    return { resolved: resolved.size, notCompared: notCompared.size };
}
/** `infra` for `/checkout/infra`, `.` for the repository's root; undefined outside of it. */
function relativeDirectory(root, context) {
    const { repository: ofJob } = context.ci;
    if (root === undefined || !ofJob)
        return undefined;
    const directory = withSlashes(root);
    const repository = withSlashes(ofJob.root);
    if (directory === repository)
        return '.';
    return directory.startsWith(`${repository}/`)
        ? directory.slice(repository.length + 1)
        : undefined;
}
/** A path of any system with `/` between its parts, and none at the end. */
function withSlashes(path) {
    return (0,_model_without_trailing_js__WEBPACK_IMPORTED_MODULE_10__/* .withoutTrailing */ .h)(path.replaceAll('\\', '/'), '/');
}
/** One per run that has overridable failures, in the order of the workspaces. */
function overrideSteps(result, causes, context) {
    const { commands } = context.actors;
    if (commands === undefined)
        return [];
    const waiting = (0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .causesByWorkspace */ .H1)(causes.filter(({ severity, guard, own }) => severity === 'needs-override' && !guard && !own));
    return result.workspaces.flatMap(({ workspace, runId, runUrl, verdict, takesNoOverride }) => {
        if (takesNoOverride)
            return [];
        // An override opens nothing where something else than a failed policy keeps the gate closed.
        if (verdict.word !== 'needs-override' && verdict.word !== 'blocked')
            return [];
        const policies = (waiting.get(workspace) ?? []).map(({ policy }) => policy);
        // The id becomes part of a command line: text that is not a plain word is no id.
        if (runId === undefined || !/^[\w-]+$/.test(runId) || policies.length === 0)
            return [];
        const command = `${(0,_model_command_line_js__WEBPACK_IMPORTED_MODULE_11__/* .withHostOption */ .QW)(`plangate override ${runId}`, commands)} --reason "…"`;
        return [{ workspace, runId, runUrl, policies: [...new Set(policies)], command }];
    });
}
//# sourceMappingURL=to-view.js.map

/***/ })

};
;