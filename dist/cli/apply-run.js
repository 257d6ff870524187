export const id = 89;
export const ids = [89];
export const modules = {

/***/ 89:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   applyRun: () => (/* binding */ applyRun),
/* harmony export */   whyNotApplied: () => (/* binding */ whyNotApplied)
/* harmony export */ });
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8637);
/* harmony import */ var _status_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5960);
/* harmony import */ var _trust_audit_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9239);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6281);
/* harmony import */ var _watch_apply_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2251);
/** Applies the saved plan of a run that was examined and is green. */





/** Why the run is not applied, as the end of a sentence about it; undefined when it may be. */
function whyNotApplied({ result, run, mode, options }, allowDestroy) {
    const { word } = result.verdict;
    if (run === undefined || !(0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .isGreen */ .gf)(word))
        return `is not green ("${word}").`;
    if (mode !== 'provisional')
        return 'is not provisional, so it left no plan to apply.';
    if (options['is-destroy'] === true && !allowDestroy) {
        return 'destroys everything that the workspace manages: pass --allow-destroy-apply where that is meant.';
    }
    return undefined;
}
/**
 * Looks once more, confirms, and waits for the end. A record of it is there from the moment that it
 * was confirmed, whatever becomes of the waiting.
 *
 * @throws what the client threw up to the confirmation
 */
async function applyRun({ runId, workspace, reason, actor }, ports) {
    const { client, clock } = ports;
    const { run } = await client.runs.show(runId);
    const { status, actions } = run.attributes;
    const idle = { runId, status, words: (0,_status_status_js__WEBPACK_IMPORTED_MODULE_0__/* .runWords */ .$W)(run), workspace, audit: [] };
    const unknown = { durationMs: undefined, counts: undefined, firstError: undefined };
    if (status === 'planned_and_finished')
        return { ...idle, ...unknown, outcome: 'nothing' };
    if (actions?.['is-confirmable'] !== true) {
        return { notApplied: `does not wait for its confirmation: it is "${status}".` };
    }
    const known = await client.account().catch(() => undefined);
    const by = actor.by ?? known?.account.attributes.username ?? undefined;
    await client.runs.apply(runId, (0,_trust_audit_js__WEBPACK_IMPORTED_MODULE_4__/* .signReason */ .S)(reason, actor));
    const at = clock.date().toISOString();
    const audit = [
        { action: 'apply', run: runId, workspace, by, job: actor.job, at, reason },
    ];
    try {
        return { ...(await (0,_watch_apply_js__WEBPACK_IMPORTED_MODULE_2__/* .watchApply */ .A)(run, true, ports)), workspace, audit };
    }
    catch (error) {
        const words = `confirmed, and could not be watched: ${(0,_failure_of_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(error)}`;
        return { ...idle, ...unknown, words, outcome: 'unfinished', audit };
    }
}
//# sourceMappingURL=apply-run.js.map

/***/ }),

/***/ 2251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ watchApply)
/* harmony export */ });
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8235);
/* harmony import */ var _policy_from_plan_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6595);
/* harmony import */ var _status_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5960);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6281);
/* harmony import */ var _poll_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7820);
/* harmony import */ var _read_policies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1056);






/** The end of its log holds the errors. */
const LOG_BYTES = 256 * 1024;
/**
 * @param confirmed somebody has confirmed it already: a status from before is not waited out
 * @throws what the client threw, unless another look may help
 */
async function watchApply(run, confirmed, { onChange, ...ports }) {
    const { client, clock, signal, deadline } = ports;
    const waiting = await (0,_poll_js__WEBPACK_IMPORTED_MODULE_5__/* .poll */ .w)({
        read: async () => (await client.runs.show(run.id)).run,
        isSettled: (seen) => (0,_status_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isRunOver */ .Ck)(seen.attributes.status) || waits(seen, confirmed),
        wordOf: ({ attributes }) => attributes.status,
        intervalMs: (waitedMs, remainingMs) => (0,_poll_js__WEBPACK_IMPORTED_MODULE_5__/* .nextIntervalMs */ .L)({ waitedMs, remainingMs }),
        onChange: (seen) => onChange((0,_status_status_js__WEBPACK_IMPORTED_MODULE_2__/* .runWords */ .$W)(seen)),
        forgives: _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .forgivesFailedLook */ .ak,
        deadline,
        clock,
        signal,
    });
    const last = waiting.last ?? run;
    const { status } = last.attributes;
    const ended = (0,_status_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isRunOver */ .Ck)(status) ? (ENDS[status] ?? 'failed') : undefined;
    const rests = waiting.kind === 'settled' ? 'waits' : 'unfinished';
    const outcome = ended ?? rests;
    const told = outcome === 'applied' || outcome === 'failed' ? await readApply(last, ports) : {};
    return {
        runId: run.id,
        outcome,
        status,
        words: (0,_status_status_js__WEBPACK_IMPORTED_MODULE_2__/* .runWords */ .$W)(last),
        durationMs: ended && applyDurationMs(last),
        counts: told.counts,
        firstError: outcome === 'failed' ? told.firstError : undefined,
    };
}
const ENDS = {
    applied: 'applied',
    planned_and_finished: 'nothing',
};
function waits({ attributes: { status, actions } }, confirmed) {
    return (status.endsWith('_awaiting_decision') || (!confirmed && actions?.['is-confirmable'] === true));
}
/** From the confirmation, or what comes first after it, by the service's own clock. */
function applyDurationMs({ attributes }) {
    const stamps = attributes['status-timestamps'] ?? {};
    const began = ['confirmed-at', 'apply-queued-at', 'applying-at']
        .map((name) => Date.parse(stamps[name] ?? ''))
        .find((time) => Number.isFinite(time));
    const ended = Date.parse(stamps[`${attributes.status.replaceAll('_', '-')}-at`] ?? '');
    return began !== undefined && ended >= began ? ended - began : undefined;
}
async function readApply(run, ports) {
    const id = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .relatedId */ .Dl)(run, 'apply');
    if (id === undefined)
        return {};
    return await (0,_read_policies_js__WEBPACK_IMPORTED_MODULE_4__/* .extra */ .P7)(ports, {}, async (client) => {
        const apply = await client.runs.showApply(id);
        const { attributes } = apply;
        const failed = attributes.status === 'errored';
        const log = failed ? await client.runs.planLog(apply, LOG_BYTES) : '';
        const problem = (0,_policy_from_plan_log_js__WEBPACK_IMPORTED_MODULE_1__/* .fromPlanLog */ .i)(log).find(({ severity }) => severity === 'error');
        return {
            counts: {
                additions: attributes['resource-additions'] ?? 0,
                changes: attributes['resource-changes'] ?? 0,
                destructions: attributes['resource-destructions'] ?? 0,
                imports: attributes['resource-imports'] ?? 0,
            },
            firstError: problem && [problem.summary, problem.detail].filter(Boolean).join(': '),
        };
    });
}
//# sourceMappingURL=watch-apply.js.map

/***/ })

};
