"use strict";
exports.id = 1105;
exports.ids = [1105];
exports.modules = {

/***/ 55879:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: function() { return /* binding */ headlineCountsOf; }
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83538);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36850);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74913);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43629);
/** What the sentence of the verdict is made of: its numbers, and the first cause in a few words. */






/** Counts what the sentence says. */
function headlineCountsOf(view) {
    const { verdict, green, workspaces, causes, results } = view;
    // Under `fail-on: advisory` an advisory failure closes the gate as well.
    const closing = causes.filter((cause) => (0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .closesGate */ .HE)(cause) || cause.blocks);
    const broken = brokenIn(view);
    const atFault = closing.filter(({ kind }) => kind === 'policy');
    const overridden = causes.filter(({ status }) => status === 'overridden');
    const approved = overridden.filter(({ guard, override }) => guard || override?.condition);
    const isOpenCondition = ({ status, severity }) => status === 'known-after-apply' && severity === 'needs-override';
    // The number of causes, as in the lists below the headline.
    const causesWith = (isCounted) => causes.filter(isCounted).length;
    // An advisory failure that closes the gate counts as blocked.
    const verdicts = workspaces.map(({ verdict: word }) => word === 'advisory' && !(0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .isGreen */ .gf)(word, view.context.gate.failOn) ? 'blocked' : word);
    const closedWith = (word) => verdicts.filter((each) => each === word).length;
    const acceptedIn = (limit) => workspaces.filter(({ plan }) => plan?.accepted?.includes(limit)).length;
    return {
        verdict,
        green,
        workspaces: workspaces.length,
        affected: workspaces.filter((workspace) => countsTowards(workspace.verdict, verdict)).length,
        policiesAtFault: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countPolicies */ .kC)(atFault.filter(({ guard }) => !guard)),
        runTasksAtFault: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countPolicies */ .kC)(closing.filter(({ kind }) => kind === 'run-task')),
        advisoryFailures: causesWith(({ severity }) => severity === 'warns'),
        overridden: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countPolicies */ .kC)(overridden.filter((cause) => !approved.includes(cause))),
        excepted: causesWith(({ status }) => status === 'excepted'),
        existing: causesWith(({ status }) => status === 'existing'),
        guardsAtFault: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countPolicies */ .kC)(closing.filter(({ guard }) => guard)),
        approvedGuards: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countPolicies */ .kC)(approved.filter(({ guard }) => guard)),
        openConditions: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countPolicies */ .kC)(closing.filter(isOpenCondition)),
        approvedConditions: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countPolicies */ .kC)(approved.filter(({ guard }) => !guard)),
        approvedBy: [...new Set(approved.flatMap(({ override }) => override?.by ?? []))],
        cause: firstCauseWords(view),
        policies: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countPolicies */ .kC)(results),
        blockedIn: closedWith('blocked'),
        overrideIn: closedWith('needs-override'),
        erroredIn: closedWith('errored') - broken.size,
        planFailed: isPlanFailed(view, broken),
        undecidedIn: closedWith('undecided'),
        canceledIn: closedWith('canceled'),
        partIn: acceptedIn('partial'),
        unprovenIn: acceptedIn('unproven'),
        brokenIn: broken.size,
        policiesToFix: (0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .countPolicies */ .kC)(atFault.filter((cause) => cause.severity === 'blocks' && !(0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .isNotJudged */ .J5)(cause))),
    };
}
/** The workspaces whose policies could not be evaluated. */
function brokenIn({ causes, workspaces }) {
    const broken = new Set(causes
        .filter(({ kind, status, blocks }) => blocks && (kind === 'policy' || kind === 'undecided') && status === 'errored')
        .flatMap((cause) => cause.workspaces));
    const errored = workspaces.filter(({ verdict }) => verdict === 'errored');
    return new Set(errored.flatMap(({ name }) => (broken.has(name) ? name : [])));
}
/** Whether each run that failed did so because of its plan. */
function isPlanFailed({ causes, workspaces }, broken) {
    const failed = new Set(causes
        .filter(({ kind, code, blocks }) => blocks && (kind === 'diagnostic' || code === _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.planFailed))
        .flatMap((cause) => cause.workspaces));
    const isFailed = (name) => broken.has(name) || failed.has(name);
    return (failed.size > 0 &&
        workspaces.every(({ name, verdict }) => verdict !== 'errored' || isFailed(name)));
}
/** What keeps the gate closed where no policy does, and how many other such causes there are. */
function firstCauseWords({ causes, green, workspaces }) {
    const [first, ...others] = green ? [] : causes.filter(({ blocks }) => blocks);
    // Readers look for a plan where sources that are not allowed kept everything from being started.
    const isStarted = workspaces.some(({ plan, runId }) => plan !== undefined || runId !== undefined);
    if (first?.remedy !== undefined && first.kind === 'policy' && !isStarted) {
        const [{ messages }, ...rest] = first.occurrences;
        const number = rest.length + others.length;
        const more = number > 0 ? ` (and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(number)} more)` : '';
        const why = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .clauseOf */ .pQ)((0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .firstSentence */ .qi)(messages[0] ?? first.message));
        return `nothing was planned, because ${why}${more}`;
    }
    if (first === undefined || (!(0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .isNotJudged */ .J5)(first) && first.kind !== 'diagnostic'))
        return '';
    const isBroken = first.status === 'errored' && first.kind === 'policy';
    const more = others.length > 0 && !isBroken ? ` (and ${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .countWords */ .rj)(others.length, 'other cause')})` : '';
    // What the others are is brought about by it: so it says where it is itself.
    const where = first.stopped === undefined ? '' : ` (${(0,_text_js__WEBPACK_IMPORTED_MODULE_4__/* .listText */ .so)(first.workspaces, 3)})`;
    return `${(0,_words_js__WEBPACK_IMPORTED_MODULE_5__/* .causeWords */ .pQ)(first)}${where}${more}`;
}
/** Whether the headline counts a workspace with this verdict: those with the worst one, and beside blocked ones those that need an override. */
function countsTowards(verdict, worst) {
    return verdict === worst || (worst === 'blocked' && verdict === 'needs-override');
}
//# sourceMappingURL=headline-counts.js.map

/***/ }),

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
/* harmony import */ var _model_command_line_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(99753);
/* harmony import */ var _policy_may_be_approved_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(65567);
/* harmony import */ var _policy_count_results_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(50276);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43629);
/* harmony import */ var _causes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36850);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5342);
/* harmony import */ var _to_do_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11553);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10000);
/* harmony import */ var _leftovers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2384);
/* harmony import */ var _render_sentence_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44254);
/* harmony import */ var _model_without_trailing_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(21804);
/* harmony import */ var _headline_counts_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(55879);
/* harmony import */ var _verdict_sentence_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(58087);
/**
 * Turns the gate's result into the report view. Decides wording and order, never a verdict; `green` is what `isGreen`
 * says of the verdict under `fail-on`.
 *
 * This directory is one subject, because all surfaces draw this one view. What it has to say is found here, in `causes.ts`,
 * `occurrences.ts`, `to-do.ts` and `headline-counts.ts`; how that is said is in the files of words, as `verdict-sentence.ts`.
 * `document.ts` makes sections and items of it, and `write-markdown.ts` and `write-text.ts` write them. The others are surfaces,
 * which know how much room there is: `markdown-report.ts` (the comment, the check run and the summary), `screen.ts`, `job-log.ts`,
 * and the files for programs. `gate-comment.ts` and `marker.ts` keep a report, and what people did, in the comment of a gate.
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
        counts: (0,_policy_count_results_js__WEBPACK_IMPORTED_MODULE_11__/* .countResults */ .a)(workspaces.flatMap(({ results }) => results)),
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
    const steps = workspaces.length === 0 ? reasons.map(_render_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .sayWhole */ .BX) : (0,_to_do_js__WEBPACK_IMPORTED_MODULE_5__/* .stepsOf */ .B_)(facts);
    const leftovers = green ? [] : (0,_leftovers_js__WEBPACK_IMPORTED_MODULE_7__/* .leftoversOf */ .K)(workspaces);
    const nextSteps = [...steps, ...leftovers].map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .toPlainText */ .bo);
    const counts = (0,_headline_counts_js__WEBPACK_IMPORTED_MODULE_9__/* .headlineCountsOf */ .q)(facts);
    const heading = (0,_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .verdictSentence */ .BT)(counts);
    const shownVerdict = (0,_verdict_sentence_js__WEBPACK_IMPORTED_MODULE_10__/* .verdictNamedFirst */ .t7)(counts);
    const headline = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .toPlainText */ .bo)(heading);
    return { ...facts, heading, shownVerdict, headline, steps, nextSteps };
}
/** The result with its workspace, and without locations that no host could show. */
function toReportedResult(result, workspace) {
    return {
        ...(0,_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .shownAt */ .z)(result),
        resources: result.resources.map(_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .shownAt */ .z),
        generalMessages: result.generalMessages.map(_causes_js__WEBPACK_IMPORTED_MODULE_3__/* .shownAt */ .z),
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
        values: result.values,
        cost: result.cost,
        takesNoOverride: result.takesNoOverride,
        waitsForApproval: (0,_policy_may_be_approved_js__WEBPACK_IMPORTED_MODULE_12__/* .waitsForApproval */ .XM)(result.results, result.runTasks),
        timestamps: result.timestamps,
        durationMs: result.durationMs && Math.round(result.durationMs),
        leftover: result.leftover,
        missedBy: result.missedBy,
        seals: result.seals,
        verdict: verdict.word,
        reasons: verdict.reasons,
        ...resultCounts(result.results),
        countsByJudge: {
            own: resultCounts(result.results.filter(isOwn)),
            others: resultCounts(result.results.filter((each) => !isOwn(each))),
        },
        notices: result.notices,
        confirmable: result.confirmable ?? false,
    };
}
/** Whether an own policy says it. */
function isOwn({ judge }) {
    return judge.countsAsPolicy && judge.acceptedBy === 'people';
}
function resultCounts(results) {
    const approvedGuards = results.filter(({ judge, status }) => judge.counted === 'rule' && status === 'overridden').length;
    const approvedConditions = results.filter(({ override }) => override?.condition).length;
    return {
        counts: (0,_policy_count_results_js__WEBPACK_IMPORTED_MODULE_11__/* .countResults */ .a)(results),
        policies: (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .countPolicies */ .kC)(results),
        approvedGuards,
        approvedConditions,
    };
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
    return (0,_model_without_trailing_js__WEBPACK_IMPORTED_MODULE_13__/* .withoutTrailing */ .h)(path.replaceAll('\\', '/'), '/');
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
        if (runId === undefined || !(0,_to_do_js__WEBPACK_IMPORTED_MODULE_5__/* .canBeTyped */ .cx)(runId) || policies.length === 0)
            return [];
        const command = `${(0,_model_command_line_js__WEBPACK_IMPORTED_MODULE_14__/* .withHostOption */ .QW)(`plangate override ${runId}`, commands)} --reason "…"`;
        return [{ workspace, runId, runUrl, policies: [...new Set(policies)], command }];
    });
}
//# sourceMappingURL=to-view.js.map

/***/ })

};
;