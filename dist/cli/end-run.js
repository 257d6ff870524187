export const id = 7832;
export const ids = [7832,9265];
export const modules = {

/***/ 67832:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DY: () => (/* binding */ notStarted),
/* harmony export */   nP: () => (/* binding */ keepOrDiscard),
/* harmony export */   sH: () => (/* binding */ unjudgedWorkspace),
/* harmony export */   unjudged: () => (/* binding */ unjudged),
/* harmony export */   xe: () => (/* binding */ judgeOrGiveUp)
/* harmony export */ });
/* unused harmony exports endRun, leftoverOf, finishAfterKill */
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20486);
/* harmony import */ var _policy_decide_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49265);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83538);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62373);
/* harmony import */ var _trust_audit_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79239);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46281);
/* harmony import */ var _find_workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87170);
/* harmony import */ var _model_ended_by_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17953);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(34271);









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

/***/ }),

/***/ 49265:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kg: () => (/* binding */ combine),
  LD: () => (/* binding */ decide),
  decideUnaffected: () => (/* binding */ decideUnaffected),
  Zh: () => (/* binding */ decideWithout)
});

// EXTERNAL MODULE: ./build/src/model/verdict.js
var verdict = __webpack_require__(83538);
// EXTERNAL MODULE: ./build/src/model/status.js
var model_status = __webpack_require__(62373);
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var resource = __webpack_require__(78235);
// EXTERNAL MODULE: ./build/src/policy/run-differences.js
var run_differences = __webpack_require__(22484);
// EXTERNAL MODULE: ./build/src/policy/commit-under-review.js
var commit_under_review = __webpack_require__(56077);
// EXTERNAL MODULE: ./build/src/policy/plan-limits.js
var plan_limits = __webpack_require__(1322);
// EXTERNAL MODULE: ./build/src/policy/run-options.js
var run_options = __webpack_require__(19138);
// EXTERNAL MODULE: ./build/src/policy/reading.js
var reading = __webpack_require__(10988);
// EXTERNAL MODULE: ./build/src/policy/claim-result.js
var claim_result = __webpack_require__(34504);
;// CONCATENATED MODULE: ./build/src/policy/vouch.js
/**
 * The only place that decides that a run passes. It passes because every claim here holds, and never
 * because nothing was found against it: what no claim covers is undecided. Each claim has a name, and
 * `__tests__/lies/witnesses.ts` has a case for each in which only that claim keeps the gate closed.
 *
 * Beliefs: canceled-by-another, cons-empty-list-means-none, hard-failed-run-errored,
 * pe-no-plan-no-evaluation, plan-finished-before-run, plan-finished-though-run-errored,
 * planned-and-finished-final, policy-override-waits, stage-awaits-but-run-moves, tfp-zero-policies
 */








/** Every claim that must hold for a green verdict. Nothing else is examined. */
const CLAIMS = {
    policyChecks: claimsOf('policyChecks'),
    taskStages: claimsOf('taskStages'),
    terraformPolicy: claimsOf('terraformPolicy'),
    origin: {
        isKnown: ({ origin }) => origin && 'doubt' in origin.ingress ? [(0,claim_result/* undecided */.oo)(origin.ingress.doubt)] : [],
        isOfTheChange: ofOrigin(({ ingress, change }) => (0,commit_under_review/* differencesFromCommit */.cO)(ingress, change)),
        isRecent: ofOrigin(({ run, change }) => (0,commit_under_review/* tooOld */.Yo)(run, change)),
        isAsOurs: ofOrigin(({ run, terraformVersion }) => (0,run_differences/* differencesFromOwn */.di)(run, terraformVersion)),
    },
    plan: {
        isKnown: ({ plan, ...evidence }) => 'doubt' in plan ? [(0,claim_result/* undecided */.oo)(plan.doubt, omitUnlessRunIsGood(evidence))] : [],
        isGood: isGoodPlan,
        isAsStamped: planIsAsStamped,
        saysAll: ({ plan, requirements }) => isPlanned(plan) ? (0,plan_limits/* fromLimits */.Vy)(plan.read, requirements.unknownValues) : [],
    },
    guard: {
        wasAsked: guardWasAsked,
        knowsAll: ({ guard, plan }) => (guard?.doubts ?? []).map((sentence) => (0,claim_result/* undecided */.oo)(sentence, omitUnlessPlanned(plan))),
        holds: ({ guard }) => (guard?.results ?? []).map((result) => (0,claim_result/* ofPolicy */.m3)(result)),
    },
    run: {
        endsWell: (evidence) => [endsWell(evidence)],
        isAsStamped: ({ run: { read }, requirements: { mode }, ...systems }) => (0,model_status/* runKind */.Il)(mode, read.attributes.status) === 'good' || overriddenResults(systems).length > 0
            ? [undoubted((0,reading/* stampDoubts */.l$)(`run ${read.id}`, read.attributes, ENDED_OTHERWISE))]
            : [],
        isThisOne: ({ run: { read }, requirements }) => [
            claim(read.id === requirements.runId, `Run ${read.id} is not the one of this check, ${requirements.runId}.`),
        ],
        isOfVersion: ({ run: { read }, requirements }) => [isOfVersion(read, requirements.versionId)],
        isOfWorkspace: ({ run: { read }, requirements }) => [
            isOfWorkspace(read, requirements.workspace.id),
        ],
        isOfName: isOfWorkspaceNamed,
        isAsRequested: ({ run: { read }, requirements: { mode, options } }) => (0,run_differences/* differencesFromRequest */.w3)(read, mode, options).map((how) => (0,claim_result/* undecided */.oo)(`Run ${read.id} ${how}.`)),
        isWhole,
        isCompared: ({ requirements }) => (requirements.unsaid ?? []).map((sentence) => (0,claim_result/* undecided */.oo)(sentence)),
    },
    requirements: { isJudged: (evidence) => [somethingWasJudged(evidence)] },
};
/** Makes a function that decides by these claims. The gate uses `CLAIMS`; tests leave a claim out. */
function vouchBy(claims) {
    return (evidence) => {
        const resultsOf = (part) => Object.values(claims[part]).flatMap((each) => each(evidence));
        const parts = ORDER.map((part) => ({ part, results: resultsOf(part) }));
        const all = parts.flatMap(({ results }) => results);
        const [reason, ...others] = all.flatMap((each) => ('red' in each ? each.red : []));
        const weaker = all.flatMap((result) => ('sentence' in result ? result : []));
        if (reason !== undefined) {
            const also = weaker.map(({ green: word, sentence }) => ({ word, sentence }));
            return { reasons: [...worthShowing([reason, ...others]), ...also] };
        }
        // An approved destroy must not hide an advisory failure, which closes the gate with `fail-on: advisory`.
        const withoutGuard = parts.flatMap(({ part, results }) => (part === 'guard' ? [] : results));
        const isOverridden = withoutGuard.some((each) => 'green' in each && each.green === 'overridden');
        const isAdvisory = !isOverridden && weaker.some(({ green }) => green === 'advisory');
        return {
            green: weaker.length === 0 ? 'passed' : isAdvisory ? 'advisory' : 'overridden',
            sentences: weaker.map(({ sentence }) => sentence),
        };
    };
}
/** The order of the reasons in a verdict. */
const ORDER = [
    'policyChecks',
    'taskStages',
    'terraformPolicy',
    'origin',
    'plan',
    'guard',
    'run',
    'requirements',
];
const CLOSING = ['needs-override', 'blocked', 'errored', 'canceled'];
/** Leaves out reasons that are only a consequence of others. */
function worthShowing(reasons) {
    const closed = reasons.some(({ word, omitIf }) => omitIf === undefined && CLOSING.includes(word));
    const [first, ...others] = reasons.filter(({ omitIf }) => omitIf !== 'anyOtherReason' && !(closed && omitIf === 'runAlreadyBlocked'));
    return first === undefined ? reasons : [first, ...others];
}
function isOfVersion(run, versionId) {
    const version = (0,resource/* relatedId */.Dl)(run, 'configuration-version');
    return claim(version === versionId, version === undefined
        ? `Run ${run.id} does not say which configuration version it planned.`
        : `Run ${run.id} planned configuration version ${version}, not ${versionId}, which it was to be.`);
}
function isOfWorkspace(run, workspaceId) {
    const workspace = (0,resource/* relatedId */.Dl)(run, 'workspace');
    return claim(workspace === workspaceId, workspace === undefined
        ? `Run ${run.id} does not say which workspace it belongs to.`
        : `Run ${run.id} belongs to workspace ${workspace}, not to ${workspaceId}.`);
}
function isOfWorkspaceNamed({ run: { read, workspaceName }, requirements, }) {
    const { name } = requirements.workspace;
    const isNamed = (workspaceName ?? name).toLowerCase() === name.toLowerCase();
    return [
        claim(isNamed, `Run ${read.id} belongs to workspace "${workspaceName}", not to "${name}".`),
    ];
}
/** A run that this gate did not start must say all of this itself. */
function ofOrigin(differencesIn) {
    return ({ origin, run: { read: run } }) => {
        if (origin === undefined || 'doubt' in origin.ingress)
            return [];
        const facts = { ...origin, run, ingress: origin.ingress.read };
        return differencesIn(facts).map((how) => (0,claim_result/* undecided */.oo)(`Run ${run.id} ${how}.`));
    };
}
function claim(isTrue, otherwise) {
    return isTrue ? claim_result/* HOLDS */.t : (0,claim_result/* undecided */.oo)(otherwise);
}
function isWhole({ requirements: { options = {}, allowPartial = false }, }) {
    const parts = allowPartial ? [] : (0,run_options/* partsOnly */.Rx)(options);
    return parts.map((input) => (0,claim_result/* undecided */.oo)(`The run planned only a part (${input}), so the rest of the configuration was not judged. Set allow-partial to true where that may pass.`));
}
/** Statuses that a run which passes never had, not even for a moment. */
const ENDED_OTHERWISE = Object.fromEntries((0,model_status/* statusWords */.o7)(model_status/* RUN */.oq)
    .filter((word) => word === 'errored' || model_status/* RUN */.oq[word].kind === 'stopped')
    .map((word) => [word, 'bad']));
function endsWell(evidence) {
    const { run, requirements } = evidence;
    const { mode } = requirements;
    const { status } = run.read.attributes;
    const kind = (0,model_status/* runKind */.Il)(mode, status);
    if (isOverriddenEnd(evidence, kind))
        return claim_result/* HOLDS */.t;
    switch (kind) {
        case 'good':
            return claim_result/* HOLDS */.t;
        case 'bad':
            return endedBadly(status, wasEvaluated(evidence) ? 'runAlreadyBlocked' : 'anyOtherReason');
        case 'stopped': {
            const how = status === 'discarded' ? 'discarded' : 'canceled';
            const sentence = `The run was ${how} by another person ("${status}") before it could be judged.`;
            return (0,claim_result/* red */.wv)('canceled', sentence);
        }
        case 'person': {
            const sentence = `The run awaits a decision ("${status}"), but nothing in it says of what.`;
            return (0,claim_result/* undecided */.oo)(sentence, 'runAlreadyBlocked');
        }
        case 'moving':
            // This status ends the wait only if a stage of the run awaits an override.
            return (0,claim_result/* undecided */.oo)(`The run is still "${status}".`, 'runAlreadyBlocked');
        case 'foreign':
            return (0,claim_result/* undecided */.oo)(`The run is "${status}": a ${mode} run of this gate never gets there.`);
        case 'unknown':
            return (0,claim_result/* undecided */.oo)(`The run is "${status}", an unrecognized status.`);
    }
}
function overriddenResults({ policyChecks, taskStages, terraformPolicy }) {
    return [policyChecks, taskStages, terraformPolicy].flatMap(({ reading }) => reading.results.filter(({ status }) => status === 'overridden'));
}
/**
 * Whether the run has its present status because of failures that were overridden since. What it says of
 * itself is older than the overrides then, and only its policies count. A status that it entered after the
 * last override has another cause, and an override without its time counts for nothing here. Everything that has no result yet keeps the gate closed by other claims.
 *
 * Beliefs: policy-soft-failed-final, policy-soft-failed-after-override, opa-plan-only-end,
 * saved-plan-after-override
 */
function isOverriddenEnd(evidence, kind) {
    const overridden = overriddenResults(evidence);
    if (overridden.length === 0 || !isPlanned(evidence.plan))
        return false;
    const { status, 'status-timestamps': stamps } = evidence.run.read.attributes;
    if (kind === 'moving')
        return status === 'policy_checked';
    if (kind !== 'bad' && kind !== 'person')
        return false;
    const enteredAt = Date.parse(stamps?.[`${status.replaceAll('_', '-')}-at`] ?? '');
    const times = overridden.map(({ override }) => Date.parse(override?.at ?? ''));
    const lastAt = Math.max(...times.filter((time) => !Number.isNaN(time)));
    if (!Number.isFinite(lastAt))
        return false;
    return Number.isFinite(enteredAt) ? enteredAt <= lastAt : status === 'policy_soft_failed';
}
function undoubted([doubt], omitIf) {
    return doubt === undefined ? claim_result/* HOLDS */.t : (0,claim_result/* undecided */.oo)(doubt, omitIf);
}
/** False if a policy could not be judged: then that is why the run ended. */
function wasEvaluated({ policyChecks, taskStages, terraformPolicy }) {
    return [policyChecks, taskStages, terraformPolicy].every(({ reading }) => reading.results.every((result) => result.status !== 'not-evaluated'));
}
function endedBadly(status, omitIf) {
    if (status === 'errored') {
        const sentence = 'The run is "errored", and no policy or run task is the reason.';
        return (0,claim_result/* red */.wv)('errored', sentence, omitIf);
    }
    if (status === 'policy_soft_failed') {
        const sentence = 'The run is "policy_soft_failed", but no policy result says which one failed.';
        return (0,claim_result/* undecided */.oo)(sentence, 'runAlreadyBlocked');
    }
    return (0,claim_result/* undecided */.oo)(`The run ended as "${status}", which Plangate does not recognize.`);
}
/** Leaves the reason out if the run did not end well: then the run itself has the reason. */
function omitUnlessRunIsGood({ run, requirements }) {
    return (0,model_status/* runKind */.Il)(requirements.mode, run.read.attributes.status) === 'good'
        ? undefined
        : 'anyOtherReason';
}
function isGoodPlan({ plan, ...evidence }) {
    if ('doubt' in plan)
        return [];
    const { status } = plan.read.attributes;
    switch ((0,model_status/* kindOf */.I)(model_status/* PLAN */.Ac, status)) {
        case 'good':
            return [];
        case 'bad':
            return [(0,claim_result/* red */.wv)('errored', 'The plan failed, so no policy could be evaluated.')];
        case 'unknown':
            return [(0,claim_result/* undecided */.oo)(`The plan is "${status}", an unrecognized status.`)];
        case 'moving':
        case 'person':
        case 'stopped':
        case 'skipped': {
            const ended = evidence.run.read.attributes.status;
            const sentence = `The run is "${ended}" but its plan is still "${status}".`;
            return [(0,claim_result/* undecided */.oo)(sentence, omitUnlessRunIsGood(evidence))];
        }
    }
}
function planIsAsStamped({ plan, ...evidence }) {
    if (!isPlanned(plan))
        return [];
    const doubts = (0,reading/* stampDoubts */.l$)(`plan ${plan.read.id}`, plan.read.attributes, model_status/* PLAN */.Ac);
    // The reason why the run stopped is worse than any doubt about the end of its plan.
    return [undoubted(doubts, omitUnlessRunIsGood(evidence) && 'runAlreadyBlocked')];
}
function isPlanned(plan) {
    return 'read' in plan && (0,model_status/* kindOf */.I)(model_status/* PLAN */.Ac, plan.read.attributes.status) === 'good';
}
/** If there is no plan, the missing plan is the reason. */
function omitUnlessPlanned(plan) {
    return isPlanned(plan) ? undefined : 'anyOtherReason';
}
function guardWasAsked({ guard, plan, requirements }) {
    return guard === undefined && requirements.guarded === true
        ? [(0,claim_result/* undecided */.oo)('What the plan destroys was not checked.', omitUnlessPlanned(plan))]
        : [];
}
/** The same claims of each policy system. The type keeps `part` out of the library's declarations. */
function claimsOf(part) {
    return {
        isKnown: ({ [part]: { how } }) => ('doubt' in how ? [(0,claim_result/* undecided */.oo)(how.doubt)] : []),
        // Without a plan no policy has a result; the missing plan is the reason then.
        hangsTogether: ({ [part]: { reading }, ...evidence }) => reading.doubts.map((sentence) => (0,claim_result/* undecided */.oo)(sentence, endedByPlan(evidence) ? 'runAlreadyBlocked' : undefined)),
        isWhole: ({ [part]: { reading } }) => reading.errors.map((sentence) => (0,claim_result/* red */.wv)('errored', sentence)),
        passes: ({ [part]: { reading }, requirements }) => reading.results.map((result) => (0,claim_result/* ofPolicy */.m3)(result, requirements.unknownValues)),
        tasksPass: (evidence) => evidence[part].reading.runTasks.map((task) => (0,claim_result/* ofRunTask */.Gs)(task, unanswered(task, evidence))),
        isFinished: (evidence) => {
            const { unfinished: items, runTasks } = evidence[part].reading;
            return items.map((item) => unfinished(item, runTasks, evidence));
        },
    };
}
function unfinished({ what, word, stage, system }, runTasks, evidence) {
    const task = runTasks.find(({ level, status }) => level === 'mandatory' && (status === 'failed' || status === 'errored'));
    const of = stage === undefined ? '' : ` (its stage ${stage === 'running' ? 'is' : 'was'} "${stage}")`;
    const cause = task === undefined
        ? ''
        : ` The likely cause is a mandatory run task that failed: see "${task.name}" in the run.`;
    const neverBegan = word === 'unreachable' || system === 'policy-check' || stage === 'pending';
    return withoutResult(`${what} was still "${word}"${of}`, neverBegan, evidence, cause);
}
function unanswered({ name, word = '' }, evidence) {
    const was = `run task "${name}" was still "${word}"`;
    return withoutResult(was, word === 'unreachable', evidence);
}
/** Leaves the reason out if an earlier part stopped the run: then that is the reason. */
function withoutResult(was, neverBegan, evidence, cause = '') {
    const { run, requirements } = evidence;
    const { status } = run.read.attributes;
    const kind = (0,model_status/* runKind */.Il)(requirements.mode, status);
    const isExplained = kind === 'stopped' || (kind !== 'good' && neverBegan) || endedByPlan(evidence);
    return (0,claim_result/* undecided */.oo)(`The run ended as "${status}", but ${was}. Plangate could not verify this plan, so the gate fails.${cause}`, isExplained ? 'runAlreadyBlocked' : undefined);
}
function endedByPlan({ run, plan, requirements, }) {
    const failed = 'read' in plan && (0,model_status/* kindOf */.I)(model_status/* PLAN */.Ac, plan.read.attributes.status) === 'bad';
    return failed && (0,model_status/* runKind */.Il)(requirements.mode, run.read.attributes.status) !== 'good';
}
function somethingWasJudged(evidence) {
    const { requirements, run, policyChecks, taskStages, terraformPolicy } = evidence;
    const systems = [policyChecks, taskStages, terraformPolicy];
    if (!requirements.requirePolicies || systems.some(({ reading }) => reading.results.length > 0)) {
        return claim_result/* HOLDS */.t;
    }
    return (0,claim_result/* undecided */.oo)('No policy result was found, and policies are required. Attach a policy set to the workspace, or set require-policies to false.', (0,model_status/* runKind */.Il)(requirements.mode, run.read.attributes.status) === 'stopped'
        ? 'runAlreadyBlocked'
        : undefined);
}
//# sourceMappingURL=vouch.js.map
;// CONCATENATED MODULE: ./build/src/policy/decide.js


/**
 * Decides about one run.
 *
 * @param evidence everything that was read of it
 * @returns a green verdict only if every claim of `CLAIMS` holds, else the worst of the reasons
 */
function decide(evidence) {
    const vouched = vouchBy(CLAIMS)(evidence);
    if ('reasons' in vouched)
        return toVerdict(vouched.reasons);
    return { word: vouched.green, reasons: [...new Set(vouched.sentences)] };
}
/** The verdict on several workspaces: the worst of theirs, with the reasons of all that are as bad. */
function combine(verdicts) {
    const word = (0,verdict/* worst */.QZ)(verdicts.map(({ verdict }) => verdict.word));
    const alike = verdicts.filter(({ verdict }) => verdict.word === word);
    const reasons = alike.flatMap(({ name, verdict }) => verdict.reasons.map((reason) => (verdicts.length > 1 ? `${name}: ${reason}` : reason)));
    return { word, reasons };
}
/** The verdict if the change affects no workspace, so that no policy ran. */
function decideUnaffected(requirePolicies) {
    if (!requirePolicies)
        return { word: 'passed', reasons: [] };
    const reason = 'No workspace is affected by the files that change, so no policy was asked, and policies are required. Set require-policies to false where such a change may pass, or affected-only to false.';
    return { word: 'undecided', reasons: [reason] };
}
/** The verdict if no run could be judged. It is `errored` only if the service itself ended the run. */
function decideWithout(failure) {
    const word = failure.kind === 'canceled' ? 'canceled' : failure.errored === true ? 'errored' : 'undecided';
    return { word, reasons: [failure.message] };
}
function toVerdict(reasons) {
    const word = (0,verdict/* worst */.QZ)(reasons.map((reason) => reason.word));
    const order = [...reasons].sort((a, b) => verdict/* VERDICTS */.bk.indexOf(b.word) - verdict/* VERDICTS */.bk.indexOf(a.word));
    return { word, reasons: [...new Set(order.map(({ sentence }) => sentence))] };
}
//# sourceMappingURL=decide.js.map

/***/ })

};
