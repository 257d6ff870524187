"use strict";
exports.id = 6129;
exports.ids = [6129];
exports.modules = {

/***/ 67832:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lb: function() { return /* binding */ endRun; },
/* harmony export */   mL: function() { return /* binding */ giveUpRun; },
/* harmony export */   nP: function() { return /* binding */ keepOrDiscard; }
/* harmony export */ });
/* unused harmony exports sayEnded, leftoverOf, finishAfterKill */
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83538);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62373);
/* harmony import */ var _model_acts_on_runs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60537);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46281);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10000);








/** Ends the run of a workspace that cannot go on, if there may be one. @returns what its result says of that */
async function giveUpRun(workspace, why, service) {
    if (!workspace.mayHaveRun)
        return {};
    const { ended, factsOfEnd } = await endRunOfWorkspace(workspace, why, service);
    const { runSeen } = workspace;
    const { runId = runSeen?.id, status: runStatus = runSeen?.status } = ended;
    // A leftover has a notice of its own. A run that never was, or that ended by itself, needs none.
    const isNews = ended.outcome !== 'none' && ended.outcome !== 'over';
    const isSaid = factsOfEnd.leftover === undefined && isNews;
    const notices = [...workspace.notices, ...(isSaid ? [sayEnded(ended)] : [])];
    return { ...factsOfEnd, runId, runStatus, notices };
}
/**
 * Keeps a provisional run, which can be applied later, if the gate is green, and discards it otherwise.
 * A run that needs an override is kept as well, because a discarded run cannot be overridden.
 *
 * @returns what its result says of that
 */
async function keepOrDiscard({ word }, settled, service) {
    if (service.plan.mode !== 'provisional')
        return {};
    if ((0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .isGreen */ .gf)(word, service.policy.failOn)) {
        const { status, actions } = settled.watched.run.attributes;
        return {
            confirmable: status === 'planned_and_saved' || actions?.['is-confirmable'] === true,
        };
    }
    if (word === 'needs-override')
        return {};
    const why = 'the gate did not pass';
    const { ended, factsOfEnd } = await endRunOfWorkspace(settled, why, service);
    return { runStatus: ended.status ?? settled.runSeen.status, ...factsOfEnd };
}
/** Ends the run of a workspace. @param why the end of a sentence @returns also what its result says of that */
async function endRunOfWorkspace({ name: workspace, workspaceId, versionId, runSeen: run }, why, service) {
    if (versionId === undefined)
        return { ended: { outcome: 'none' }, factsOfEnd: {} };
    if (run !== undefined)
        service.emit({ kind: 'canceling', workspace, runId: run.id, why });
    const { mode } = service.plan;
    const ended = await endRun({ workspaceId, versionId, runId: run?.id, mode }, { ...service.endingPorts(), clock: service.clock, comment: `Plangate: ${why}.` });
    const leftover = leftoverOf(ended, mode);
    return { ended, factsOfEnd: { leftover, ...(0,_model_acts_on_runs_js__WEBPACK_IMPORTED_MODULE_7__/* .recordDiscard */ .W)(ended, why, service.clock.date()) } };
}
/** How a run ended for which no job waits any more. */
function sayEnded(ended) {
    const { runId = '', status = '' } = ended;
    const run = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .runPart */ .Lk)(runId)}`;
    const of = (says) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)('run-ended', says, { about: { run: ended.runId } });
    switch (ended.outcome) {
        case 'none':
            return of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `No run was started.`);
        case 'over':
            return of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${run} is over: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(status)}.`);
        case 'left':
            return of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${run} is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(status)}: it is being applied, so it was kept.`);
        case 'ended':
            return of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${status === 'discarded' ? 'Discarded' : 'Canceled'}, because no job waits any more: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .runPart */ .Lk)(runId)}.`);
        case 'unknown':
            return of((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${ended.runId === undefined ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `A run` : run} may still be going on: ${lastSeen(ended)}`);
    }
}
function lastSeen({ trouble, status = '' }) {
    return trouble?.says ?? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `it was last seen as ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(status)}.`;
}
/**
 * Cancels or discards a run, and waits for its end. A saved plan is over only once it is discarded: until then it could be
 * applied. Never throws.
 */
async function endRun(target, ports) {
    let runId = target.runId;
    let status;
    try {
        runId ??= (await findRunToEnd(target, ports))?.id;
        if (runId === undefined)
            return { outcome: 'none' };
        if (target.mode === 'provisional') {
            const { run } = await ports.client.runs.show(runId);
            status = run.attributes.status;
            if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_2__/* .runKind */ .Il)(target.mode, status) === 'foreign')
                return { runId, outcome: 'left', status };
        }
        await cancelOrDiscard(runId, ports);
        return { runId, ...(await awaitEnd(runId, ports)) };
    }
    catch (error) {
        const refused = (0,_failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .isRefusal */ .vu)(error) || undefined;
        return { runId, outcome: 'unknown', status, trouble: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .findingOf */ .hD)(error), refused };
    }
}
/**
 * That a run could not be ended, and what a person has to do about it; undefined if there is nothing to do. A speculative run
 * is named only if the service refused to end it.
 */
function leftoverOf(ended, mode) {
    const { runId, outcome, status = '', refused } = ended;
    const run = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .runPart */ .Lk)(runId ?? '');
    const about = { run: runId };
    if (mode === 'speculative') {
        if (outcome !== 'unknown' || refused !== true || runId === undefined)
            return undefined;
        return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)('run-goes-on', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `The service refused to end ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .runPart */ .Lk)(runId)}. What is speculative goes on until it ends by itself, and nothing of it can be applied.`, {
            about,
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${NEEDED_PERMISSION} Give it to the team of the token.`,
            actor: 'operators',
        });
    }
    const appliable = (says, remedy) => (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .CODES */ .Lp.stillAppliable, says, { about, remedy, actor: 'operators' });
    if (outcome === 'left' || status === 'applied') {
        return appliable((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `Not discarded, because it is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .quoted */ .TL)(status)}: ${run}. Its plan is applied although the gate did not pass.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `Check the run.`);
    }
    if (outcome !== 'unknown')
        return undefined;
    if (runId === undefined) {
        return appliable((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `There may be a run of this check that can be applied although the gate did not pass: ${lastSeen(ended)}`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `Check the runs of the workspace.`);
    }
    return refused === true
        ? appliable((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `The service refused to end ${run}, which can still be applied although the gate did not pass.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `${NEEDED_PERMISSION} Discard it by hand, and give the team of the token that permission.`)
        : appliable((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `A plan may be applied although the gate did not pass, because ${run} could not be ended: ${lastSeen(ended)}`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `Discard it by hand.`);
}
const NEEDED_PERMISSION = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .phrase */ .MZ) `Canceling and discarding need the permission to apply runs (access level write, or runs: apply).`;
/** A request for a run that was given up may still be on its way: after these pauses there are further looks for it. */
const PAUSES_OF_SEARCH_MS = [500, 1_500];
async function findRunToEnd({ workspaceId, versionId }, { client, clock, deadline }) {
    const look = () => client.runs.findByConfigurationVersion(workspaceId, versionId);
    let run = await look();
    for (const pauseMs of PAUSES_OF_SEARCH_MS) {
        if (run !== undefined || clock.now() + pauseMs >= deadline)
            return run;
        await clock.sleep(pauseMs);
        run = await look();
    }
    return run;
}
/** A run that waits for a person cannot be canceled: the service answers with a conflict, and it is discarded. */
async function cancelOrDiscard(runId, ports) {
    const { client, comment } = ports;
    try {
        await client.runs.cancel(runId, comment);
    }
    catch (error) {
        if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code !== 'conflict')
            throw error;
        const { run } = await client.runs.show(runId);
        if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isRunOver */ .Ck)(run.attributes.status))
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
        // Which statuses are those of a stopped run does not depend on its mode.
        if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_2__/* .runKind */ .Il)('speculative', status) === 'stopped')
            return { outcome: 'ended', status };
        if ((0,_model_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isRunOver */ .Ck)(status))
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
/** The time for ending the runs of a killed job. */
const BUDGET_MS = 60_000;
/** Cancels or discards every run of a job that was killed. A run without an id is looked up by its version. Never throws. */
async function finishAfterKill(step, { client, clock, signal }) {
    const deadline = clock.now() + BUDGET_MS;
    const scoped = client.with({ signal, deadline });
    return await Promise.all(step.runs.map(async ({ workspace, ...run }) => {
        const comment = 'The job that waited for this run was killed.';
        const ports = { client: scoped, clock, deadline, comment };
        const ended = await endRun({ ...run, mode: step.mode }, ports);
        return { workspace, ...ended, leftover: leftoverOf(ended, step.mode) };
    }));
}
//# sourceMappingURL=end-run.js.map

/***/ }),

/***/ 70025:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YH: function() { return /* binding */ openSealsOf; },
/* harmony export */   ff: function() { return /* binding */ ageMsOf; },
/* harmony export */   gK: function() { return /* binding */ whyNotUsable; },
/* harmony export */   xh: function() { return /* binding */ factsFor; }
/* harmony export */ });
/* unused harmony exports commentOfAgain, saysAgain */
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78235);
/* harmony import */ var _trust_run_seals_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4226);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46281);
/* harmony import */ var _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78039);
/* harmony import */ var _run_message_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56326);






/** How the comment on a run begins whose use was ended. */
const AGAIN = '/plangate again';
/** The comment on a run by which its use ends. @param by who commanded it, in which job */
function commentOfAgain(by, jobUrl) {
    const where = jobUrl === undefined ? '' : ` (${jobUrl})`;
    return `${AGAIN} by ${by}${where}: no later job takes this run over.`;
}
/** Opens the seals of a run. Nothing is asked. */
function openSealsOf({ run, workspaceId, otherSeals = [] }, { client, seals }) {
    if ((0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(run, 'workspace') !== workspaceId) {
        return { why: 'other-workspace', text: 'belongs to another workspace' };
    }
    const versionId = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(run, 'configuration-version');
    if (versionId === undefined) {
        return { why: 'unknown-version', text: 'does not say which configuration version it planned' };
    }
    const version = { service: client.origin, workspaceId, versionId };
    const message = (0,_trust_run_seals_js__WEBPACK_IMPORTED_MODULE_2__/* .sealIn */ .ny)(run.attributes.message ?? '');
    const texts = [...(message === undefined ? [] : [message]), ...otherSeals];
    const opened = texts.map((text) => ({ text, facts: seals.open(text, version) }));
    let own;
    const later = [];
    for (const { text, facts } of opened) {
        if ('why' in facts)
            continue;
        if (facts.kind === 'taken-over')
            later.push(facts);
        else
            own ??= { versionId, facts, seal: text, isInMessage: text === message, later };
    }
    if (own !== undefined)
        return own;
    const [notOwn = _trust_run_seals_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_SEAL */ .m1] = opened.flatMap(({ facts }) => ('why' in facts ? [facts] : []));
    return notOwn;
}
/** What is sealed of the run for this commit: a job of the gate started it for that, or took it over. */
function factsFor({ facts, later }, head) {
    return [facts, ...later].find((each) => each.head === head);
}
/** How far the service's clock may be ahead of this one. */
const SKEW_MS = 5 * 60_000;
/** By the service's own clock, if it says what time it is: the clock of this machine may be wrong. */
function ageMsOf(run, { client, clock }) {
    return (client.lastAnswerAt() ?? clock.date().getTime()) - (0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .createdAt */ .CT)(run);
}
/**
 * Asks the service everything by which a run with a seal counts.
 *
 * @param head the commit for which it is to count
 * @param ports.version its configuration version, if it came with the run
 * @returns as `why` the end of a sentence about the run; undefined if it counts
 * @throws UnreadError if something that could end its use was not read, or what the client threw
 */
async function whyNotUsable(run, { facts, versionId, isInMessage }, head, ports) {
    const { client, changeRequest, seals } = ports;
    const { attributes } = run;
    if (facts.base !== (seals.change.base ?? ''))
        return 'was started for another target branch';
    const planned = facts.mode === 'speculative' ? 'plan-only' : 'save-plan';
    if (attributes[planned] !== true)
        return `is not ${facts.mode}`;
    if (facts.mode === 'provisional' && attributes['auto-apply'] !== false) {
        return 'does not say that nothing applies it by itself';
    }
    const ageMs = ageMsOf(run, ports);
    const mostMs = ports.atAnyAge === true ? Infinity : _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_PLAN_AGE_MS */ .FG;
    if (!(ageMs >= -SKEW_MS && ageMs <= mostMs))
        return 'is older than a day';
    const version = ports.version ?? (await client.configurationVersions.show(versionId)).version;
    const ingress = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .related */ ._2)(version, 'ingress-attributes');
    if (version.id !== versionId || ingress.unreadable || (ingress.named ?? []).length > 0) {
        return 'was started by version control';
    }
    // The service starts the run of such a version, and writes its message.
    if (isInMessage && version.attributes['auto-queue-runs'] === true) {
        return 'is not the run that its upload started';
    }
    // Nobody commands anything where there is no request, and its runs have no other reader.
    if (changeRequest === undefined)
        return undefined;
    const workspaceId = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(run, 'workspace') ?? '';
    const created = (0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .createdAt */ .CT)(run);
    // Where the service writes the messages itself, a search for our text finds nothing, so all runs are listed.
    // Of two runs of one version, the older one may be the one that a job started.
    const sinceMs = created - _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_PLAN_AGE_MS */ .FG;
    const listed = await ports.listed[isInMessage ? 'since' : 'allSince'](workspaceId, sinceMs);
    const others = listed.filter(({ id }) => id !== run.id);
    const twin = others.find((other) => (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(other, 'configuration-version') === versionId);
    if (twin !== undefined)
        return `is not the only run of its configuration version: ${twin.id}`;
    const newer = others.find((other) => !((0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .createdAt */ .CT)(other) < created) &&
        [facts.head, head].some((commit) => (0,_run_message_js__WEBPACK_IMPORTED_MODULE_5__/* .namesGate */ .iG)(other.attributes.message, { changeRequest, facts: { ...facts, head: commit } })));
    if (newer !== undefined)
        return `is older than run ${newer.id}, which names the same commit`;
    if (await wasEnded(run.id, ports))
        return 'was ended by `/plangate again`';
    return undefined;
}
/** Whether a comment on the run ends its use. @throws UnreadError if one has no text, or what the client threw */
async function saysAgain(runId, client) {
    const comments = await client.runs.comments(runId);
    if (comments.includes(undefined))
        throw new _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadError */ .o1(`A comment on run ${runId} has no text.`);
    return comments.some((comment) => comment?.trimStart().startsWith(AGAIN));
}
/** Whether somebody ended the use of the run. @throws UnreadError if that is not known */
async function wasEnded(runId, { client, endedByComment }) {
    try {
        return await saysAgain(runId, client);
    }
    catch (error) {
        if (error instanceof _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadError */ .o1)
            throw error;
        if (error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.code === 'aborted')
            throw error;
        if (!(0,_failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .isRefusal */ .vu)(error)) {
            throw new _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadError */ .o1(`The comments on run ${runId} could not be read.`, { cause: error });
        }
    }
    if (endedByComment === undefined)
        return false;
    const ended = await endedByComment();
    if (ended === undefined) {
        throw new _listed_runs_js__WEBPACK_IMPORTED_MODULE_4__/* .UnreadError */ .o1('The comment of the gate, which could name it as ended, was not read.');
    }
    return ended.has(runId);
}
//# sourceMappingURL=own-run.js.map

/***/ }),

/***/ 67306:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aj: function() { return /* binding */ sealsNamed; },
/* harmony export */   ay: function() { return /* binding */ withNamedRuns; },
/* harmony export */   tI: function() { return /* binding */ startSuperseder; },
/* harmony export */   vp: function() { return /* binding */ cancelEarlier; }
/* harmony export */ });
/* unused harmony export isSupersededRun */
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78235);
/* harmony import */ var _policy_run_differences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22484);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62373);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46281);
/* harmony import */ var _listed_runs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78039);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75030);
/* harmony import */ var _own_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70025);
/* harmony import */ var _run_message_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(56326);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(34271);










/**
 * Each workspace waits for a random time before its list, up to this many of the client's pauses: the service allows 30
 * lists of runs a minute for all clients. With many gates, most end before their turn.
 */
const MOST_PAUSES = 150;
/** If the service asks for a longer wait, the earlier runs are left alone. */
const SUPERSEDED_BUDGET_MS = 30_000;
/** Cancels what the runs of this job supersede, in the background. @param workspaces how many there are */
function startSuperseder(service, workspaces) {
    const { change, plan, overview, signal, deadline, clock, random, emit, info, debug } = service;
    const { changeRequest, sealing } = change;
    const closing = new AbortController();
    const stopped = AbortSignal.any([signal, closing.signal]);
    const watchingClient = service.client.with({ signal: stopped, deadline, watching: true });
    /** Resolves when the workspaces before have had their turn. */
    let queue = Promise.resolve();
    /** What one refusal says holds for all workspaces of the token, so that it is said once. */
    let wasRefused = false;
    const isWanted = changeRequest !== undefined && sealing !== undefined && plan.mode === 'speculative';
    // Requested before this job has runs, which would fill the list.
    const listing = isWanted && workspaces >= _overview_js__WEBPACK_IMPORTED_MODULE_6__/* .MANY_RUNS */ .Zm
        ? overview.listOfChange().catch(() => undefined)
        : undefined;
    async function endEarlier(workspace, superseding) {
        if (stopped.aborted)
            return;
        try {
            const moving = await listing;
            if (moving === undefined) {
                await clock.sleep(MOST_PAUSES * random() * watchingClient.pauseMs(), stopped);
            }
            const client = watchingClient.with({
                deadline: Math.min(deadline, clock.now() + SUPERSEDED_BUDGET_MS),
            });
            const { ended, refused } = await cancelEarlier(superseding, client, moving?.values());
            const why = 'superseded by a newer push to the same pull request';
            for (const runId of ended)
                emit({ kind: 'canceling', workspace, runId, why });
            if (refused !== undefined && !wasRefused) {
                wasRefused = true;
                info(`Runs of earlier pushes go on, as ${refused} in ${workspace}: this token may not cancel runs, which takes the permission to apply them. They are speculative and apply nothing.`);
            }
        }
        catch (error) {
            debug(`Earlier runs of ${workspace} were not searched: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_9__/* .errorMessage */ .g)(error)}`);
        }
    }
    return {
        /** Cancels what this run supersedes, one workspace after the other: lists of runs are limited to 30 a minute. */
        supersede: (workspace, started) => {
            if (!isWanted)
                return;
            const { head: commit, seals, gate } = sealing;
            const superseding = { ...started, changeRequest, commit, seals, gate, mode: plan.mode };
            queue = queue.then(() => endEarlier(workspace, superseding));
        },
        async close() {
            closing.abort();
            await queue;
        },
    };
}
/**
 * Cancels earlier runs with the tag of this pull request that are of the same mode and not over; a run that
 * waits is discarded. A run that cannot be canceled is left alone.
 * @param moving the runs that have not ended, if they are known already
 * @returns the ids of the runs that are ending, and of one that this token may not end
 * @throws what the client threw while listing.
 */
async function cancelEarlier(superseding, client, moving) {
    const { workspaceId, changeRequest, commit, gate, seals, mode } = superseding;
    const runs = moving
        ? [...moving].filter((run) => (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(run, 'workspace') === workspaceId)
        : (await client.runs.list(workspaceId, { search: changeRequest }).page({ size: 50 })).items;
    const ended = [];
    for (const run of runs.filter((each) => isSupersededRun(each, superseding))) {
        const { id, attributes } = run;
        const own = (0,_own_run_js__WEBPACK_IMPORTED_MODULE_7__/* .openSealsOf */ .YH)({ run, workspaceId }, { client, seals });
        if ('why' in own || own.facts.gate !== gate || own.facts.mode !== mode)
            continue;
        if (mode === 'speculative' && own.facts.head === commit)
            continue;
        if (attributes.permissions?.['can-cancel'] === false)
            return { ended, refused: id };
        if (await isOfVersionControl(own, client))
            continue;
        const outcome = await endSuperseded(id, COMMENTS[mode], client);
        // If the token may not cancel one of them, it may not cancel the others.
        if (outcome === 'refused')
            return { ended, refused: id };
        if (outcome === 'ended')
            ended.push(id);
    }
    return { ended };
}
async function isOfVersionControl({ versionId }, client) {
    const { version } = await client.configurationVersions.show(versionId);
    return (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(version, 'ingress-attributes') !== undefined;
}
/** Whether the run seems to make the other one superfluous: the same change at an earlier commit, the same options, and not over yet. */
function isSupersededRun(other, superseding) {
    const { run, changeRequest, commit, mode, options = {} } = superseding;
    const { attributes } = other;
    const kind = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .runKind */ .Il)(mode, attributes.status);
    const isSpeculative = mode === 'speculative';
    const ownNumber = (0,_run_message_js__WEBPACK_IMPORTED_MODULE_8__/* .jobNumberIn */ .cG)(run.attributes.message);
    return (other.id !== run.id &&
        attributes[isSpeculative ? 'plan-only' : 'save-plan'] === true &&
        (0,_run_message_js__WEBPACK_IMPORTED_MODULE_8__/* .namesChange */ .r4)(attributes.message, changeRequest) &&
        !(isSpeculative && (0,_run_message_js__WEBPACK_IMPORTED_MODULE_8__/* .namesCommit */ .yF)(attributes.message, changeRequest, commit)) &&
        (0,_policy_run_differences_js__WEBPACK_IMPORTED_MODULE_2__/* .differencesFromOptions */ .pZ)(other, options).length === 0 &&
        (kind === 'moving' ||
            kind === 'person' ||
            (kind === 'good' && !(0,_model_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isRunOver */ .Ck)(attributes.status))) &&
        // An older job that comes late must not cancel the newer one's run: its number is lower, or its run older.
        (ownNumber === 0 || (0,_run_message_js__WEBPACK_IMPORTED_MODULE_8__/* .jobNumberIn */ .cG)(attributes.message) <= ownNumber) &&
        (0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .createdAt */ .CT)(other) < (0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .createdAt */ .CT)(run));
}
const COMMENTS = {
    speculative: 'Superseded by a newer push to the same pull request.',
    provisional: 'Superseded by a newer plan to apply.',
};
/** Cancels a run, or discards it where it waits. `goes-on`: it cannot be ended now, whoever asks. */
async function endSuperseded(id, comment, client) {
    const ways = [() => client.runs.cancel(id, comment), () => client.runs.discard(id, comment)];
    for (const end of ways) {
        try {
            await end();
            return 'ended';
        }
        catch (error) {
            if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code === 'aborted')
                throw error;
            if ((0,_failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .isRefusal */ .vu)(error))
                return 'refused';
            // A conflict says that the run cannot be ended in this way at present.
            if (error.code !== 'conflict')
                return 'goes-on';
        }
    }
    return 'goes-on';
}
/** The listed runs, and those that are only named: by the comment of a gate whose service writes the messages of runs itself. */
async function withNamedRuns(listed, named, client) {
    const runs = [...listed];
    for (const { runId } of named) {
        if (runs.some(({ id }) => id === runId))
            continue;
        const shown = await client.runs.show(runId).catch(_failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .noneIfNotFound */ .N3);
        if (shown !== undefined)
            runs.push(shown.run);
    }
    return newestFirst(runs);
}
/** The seals of a run in all reports that name it: one report may have the first, and another a later one, or none. */
function sealsNamed(runId, named) {
    return named.flatMap((each) => (each.runId === runId ? (each.seals ?? []) : []));
}
function newestFirst(runs) {
    return runs.toSorted((one, other) => ((0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .createdAt */ .CT)(other) || 0) - ((0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_5__/* .createdAt */ .CT)(one) || 0));
}
//# sourceMappingURL=runs-of-change.js.map

/***/ }),

/***/ 60537:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ signReason; },
/* harmony export */   W: function() { return /* binding */ recordDiscard; }
/* harmony export */ });
/** Appends the person and the job to a reason, because the run keeps only this text. */
function signReason(reason, { by, job }) {
    const signed = [by, job].filter((part) => part !== undefined).join(', ');
    return signed === '' ? reason : `${reason} (${signed})`;
}
/**
 * The record of a discard as a field of a result; no field if the run did not end as discarded.
 *
 * @param ended how the run was ended, and its status now
 */
function recordDiscard(ended, reason, at) {
    if (ended.outcome !== 'ended' || ended.status !== 'discarded')
        return {};
    return { discarded: { at: at.toISOString(), reason } };
}
//# sourceMappingURL=acts-on-runs.js.map

/***/ })

};
;