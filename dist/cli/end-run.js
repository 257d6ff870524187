export const id = 832;
export const ids = [832];
export const modules = {

/***/ 7832:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DY: () => (/* binding */ notStarted),
/* harmony export */   nP: () => (/* binding */ keepOrDiscard),
/* harmony export */   sH: () => (/* binding */ unjudgedWorkspace),
/* harmony export */   unjudged: () => (/* binding */ unjudged),
/* harmony export */   xe: () => (/* binding */ judgeOrGiveUp)
/* harmony export */ });
/* unused harmony exports endRun, leftoverOf, finishAfterKill */
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(486);
/* harmony import */ var _policy_decide_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9265);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3538);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2373);
/* harmony import */ var _trust_audit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9239);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6281);
/* harmony import */ var _find_workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7170);
/* harmony import */ var _model_ended_by_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7953);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4271);









/** If one workspace cannot be gated, nothing is started for the others either: half an answer would only leave runs behind. */
async function notStarted(looked, job) {
    if (!(0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .isReady */ .i_)(looked))
        return await giveUp(looked, looked.error, job);
    const message = 'Nothing was started for this workspace, because another one cannot be gated.';
    return { ...(0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .startOfResult */ .ng)(looked), verdict: (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .decideWithout */ .Zh)({ kind: 'skipped', message }) };
}
/**
 * Takes one workspace through its steps. If a step fails, its run is ended where there may be one, and
 * the result says why.
 *
 * @param steps gets the job with `reach`, by which the steps say how far they have come
 */
async function judgeOrGiveUp(workspace, job, steps) {
    let reached = workspace;
    const reach = (now) => {
        reached = now;
    };
    try {
        return await (0,_model_ended_by_js__WEBPACK_IMPORTED_MODULE_6__/* .endedBy */ .m)(job.stuck, steps({ ...job, reach }));
    }
    catch (error) {
        return await giveUp(reached, error, job);
    }
}
async function giveUp(looked, error, job) {
    const result = (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .startOfResult */ .ng)(looked);
    const failure = (0,_failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .failureOf */ .g5)(error, job.ended());
    const errored = error instanceof _failure_of_js__WEBPACK_IMPORTED_MODULE_4__.GateStop && error.errored;
    const undecided = { ...result, verdict: (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .decideWithout */ .Zh)({ ...failure, errored }), failure };
    if (!(0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .isReady */ .i_)(looked) || !looked.mayHaveRun)
        return undecided;
    const why = failure.kind === 'canceled' ? 'the check was canceled' : 'the gate gave up';
    const { ended, left } = await endTheRun(looked, why, job);
    const words = left.leftover === undefined ? endingWords(ended, result.runUrl) : undefined;
    const { runId = result.runId, status: runStatus = result.runStatus } = ended;
    const notices = words === undefined ? result.notices : [...result.notices, words];
    return { ...undecided, ...left, runId, runStatus, notices };
}
/**
 * Keeps a provisional run, which can be applied later, if the gate is green, and discards it otherwise.
 * A run that needs an override is kept as well, because a discarded run cannot be overridden.
 */
async function keepOrDiscard(result, settled, job) {
    const { mode, onFailure, failOn } = job.options;
    if (mode !== 'provisional')
        return result;
    const { word } = result.verdict;
    if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .isGreen */ .gf)(word, failOn)) {
        const { status, actions } = settled.watched.run.attributes;
        const confirmable = status === 'planned_and_saved' || actions?.['is-confirmable'] === true;
        return { ...result, confirmable };
    }
    if (onFailure === 'keep' || word === 'needs-override')
        return result;
    const why = 'the gate did not pass';
    const { ended, left } = await endTheRun(settled, why, job);
    return { ...result, runStatus: ended.status ?? result.runStatus, ...left };
}
async function endTheRun({ name: workspace, workspaceId, versionId, runSeen: run }, why, job) {
    if (versionId === undefined)
        return { ended: { outcome: 'none' }, left: {} };
    if (run !== undefined)
        job.emit({ kind: 'canceling', workspace, runId: run.id, why });
    const { mode } = job.options;
    const ended = await endRun({ workspaceId, versionId, runId: run?.id, mode }, { ...job.ending(), clock: job.clock, comment: `Plangate: ${why}.` });
    const leftover = leftoverOf(ended, mode, run?.url);
    if (leftover !== undefined)
        job.warn(leftover);
    return { ended, left: { leftover, ...(0,_trust_audit_js__WEBPACK_IMPORTED_MODULE_7__/* .noteDiscard */ .D)(ended, why, job.clock.date()) } };
}
function endingWords(ended, runUrl) {
    const run = `Run ${ended.runId ?? ''}`;
    const see = runUrl === undefined ? '' : ` See ${runUrl}.`;
    switch (ended.outcome) {
        case 'none':
        case 'over':
            return undefined;
        case 'left':
            return `${run} is "${ended.status ?? ''}": it is being applied, so it was kept.${see}`;
        case 'ended':
            return `${run} was ${ended.status === 'discarded' ? 'discarded' : 'canceled'}, because no job waits for it any more.`;
        case 'unknown':
            return `${ended.runId === undefined ? 'A run' : run} may still be going on: ${ended.trouble ?? `it was last seen as "${ended.status ?? ''}".`}${see}`;
    }
}
/** The result if no run was judged: the facts that are known of each workspace, and the failure. */
function unjudged(results, durationMs = 0) {
    const workspaces = results.map(unjudgedWorkspace);
    const named = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
    return { verdict: (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .combine */ .kg)(named), workspaces, archives: [], durationMs };
}
/** The result of one workspace, if no run of it was judged. */
function unjudgedWorkspace(one) {
    return {
        ...(0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .startOfResult */ .ng)({ name: one.workspace, error: undefined }),
        verdict: (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .decideWithout */ .Zh)(one.failure),
        ...one,
    };
}
/** A saved plan is over only once it is discarded: until then it could be applied. Never throws. */
async function endRun(target, ports) {
    let runId = target.runId;
    let status;
    try {
        runId ??= (await findRunToEnd(target, ports))?.id;
        if (runId === undefined)
            return { outcome: 'none' };
        if (target.mode === 'provisional') {
            ({ status } = (await ports.client.runs.show(runId)).run.attributes);
            if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .runKind */ .Il)(target.mode, status) === 'foreign')
                return { runId, outcome: 'left', status };
        }
        await cancelOrDiscard(runId, ports);
        return { runId, ...(await awaitEnd(runId, ports)) };
    }
    catch (error) {
        const refused = (0,_failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefusal */ .vu)(error) || undefined;
        return { runId, outcome: 'unknown', status, trouble: (0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_8__/* .errorMessage */ .g)(error), refused };
    }
}
/**
 * What a person has to do about a run that could not be ended, as whole sentences; undefined if there is
 * nothing to do. A speculative run is named only if the service refused to end it.
 */
function leftoverOf({ runId, outcome, status, trouble, refused }, mode, runUrl) {
    const run = `Run ${runId ?? ''}${runUrl === undefined ? '' : ` (${runUrl})`}`;
    if (mode === 'speculative') {
        return outcome === 'unknown' && refused === true && runId !== undefined
            ? `${run} goes on, because the service refused to end it. ${NEEDS} It is speculative, so nothing of it can be applied.`
            : undefined;
    }
    if (outcome === 'left' || status === 'applied') {
        return `${run} was not discarded, because it is "${status}": its plan is applied although the gate did not pass. Check the run.`;
    }
    if (outcome !== 'unknown')
        return undefined;
    const why = trouble ?? `it was last seen as "${status}".`;
    if (runId === undefined) {
        return `There may be a run of this check that can be applied although the gate did not pass: ${why} Check the runs of the workspace.`;
    }
    return refused === true
        ? `${run} can still be applied although the gate did not pass: the service refused to end it. ${NEEDS} Discard it by hand, and give the team of the token that permission.`
        : `${run} could not be ended: ${why} It may be one that can be applied although the gate did not pass: discard it by hand.`;
}
const NEEDS = 'Canceling and discarding need the permission to apply runs (access level write, or runs: apply).';
/** A request that was given up may still be on its way: one look is not enough. */
async function findRunToEnd({ workspaceId, versionId }, { client, clock, deadline }) {
    for (const pauseMs of [500, 1_500, undefined]) {
        const run = await client.runs.findByConfigurationVersion(workspaceId, versionId);
        if (run !== undefined || pauseMs === undefined)
            return run;
        if (clock.now() + pauseMs >= deadline)
            return undefined;
        await clock.sleep(pauseMs);
    }
    return undefined;
}
async function cancelOrDiscard(runId, ports) {
    const { client, comment } = ports;
    try {
        await client.runs.cancel(runId, comment);
    }
    catch (error) {
        if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._) || error.code !== 'conflict')
            throw error;
        const { run } = await client.runs.show(runId);
        if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isRunOver */ .Ck)(run.attributes.status))
            return;
        if (run.attributes.actions?.['is-discardable'] !== false) {
            await client.runs.discard(runId, comment);
        }
    }
}
async function awaitEnd(runId, { client, clock, deadline }) {
    let discarded = false;
    for (let pauseMs = 250;; pauseMs = Math.min(pauseMs * 2, 4_000)) {
        const { run } = await client.runs.show(runId);
        const { status, actions } = run.attributes;
        if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .runKind */ .Il)('speculative', status) === 'stopped')
            return { outcome: 'ended', status };
        if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isRunOver */ .Ck)(status))
            return { outcome: 'over', status };
        if (!discarded && actions?.['is-cancelable'] !== true && actions?.['is-discardable'] === true) {
            // The plan had ended before it was canceled, so the run waits now and can be discarded.
            discarded = true;
            await client.runs.discard(runId);
            continue;
        }
        if (clock.now() + pauseMs >= deadline)
            return { outcome: 'unknown', status };
        await clock.sleep(pauseMs);
    }
}
const BUDGET_MS = 60_000;
/** Cancels or discards every run of the job. A run without an id is looked up by its version. Never throws. */
async function finishAfterKill(job, { client, clock, signal }) {
    const deadline = clock.now() + BUDGET_MS;
    const scoped = client.with({ signal, deadline });
    return await Promise.all(job.runs.map(async ({ workspace, ...run }) => {
        const comment = 'The job that waited for this run was killed.';
        const ports = { client: scoped, clock, deadline, comment };
        const ended = await endRun({ ...run, mode: job.mode }, ports);
        return { workspace, ...ended, leftover: leftoverOf(ended, job.mode, undefined) };
    }));
}
//# sourceMappingURL=end-run.js.map

/***/ })

};
