export const id = 2083;
export const ids = [2083];
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

/***/ 44466:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ runUrlOf),
/* harmony export */   _: () => (/* binding */ startJob)
/* harmony export */ });
/* harmony import */ var _model_job_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71680);
/* harmony import */ var _read_loads_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12437);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75030);
/* harmony import */ var _supersede_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58045);
/**
 * What all workspaces of one job share: its deadlines, its events, one archive per upload root.
 *
 * Beliefs: gh-cancel-signals, http-run-url
 */




/** The most time for ending runs. */
const END_BUDGET_MS = 10_000;
/** How long after its time, or after the signal, a step may take to see that it is over. */
const GRACE_MS = 300;
/**
 * The time that a canceled job has for ending runs. A service that is silent gets less than a second,
 * one that answers as long as for a dozen answers: the runner kills the job 7.5 s after the signal.
 */
const CANCELED_BUDGET_MS = { least: 700, most: 4_000, answers: 12 };
/** Makes the job that all workspaces share. Call its `close` at the end. */
function startJob(options, ports) {
    const { clock, random, signal, log } = ports;
    const started = clock.now();
    const deadline = options.deadline - (0,_model_job_time_js__WEBPACK_IMPORTED_MODULE_3__/* .keptForEndingRuns */ .t4)(options.timeoutMs);
    const elapsedMs = () => clock.now() - started;
    const emit = (event) => {
        ports.onEvent({ ...event, atMs: elapsedMs() });
    };
    const archives = keepArchives(ports, emit);
    const client = ports.client.with({ signal, deadline });
    const overview = (0,_overview_js__WEBPACK_IMPORTED_MODULE_1__/* .createOverview */ .Iw)(options, client.with({ watching: true }), clock);
    const superseder = (0,_supersede_js__WEBPACK_IMPORTED_MODULE_2__/* .startSuperseder */ .tI)(options, { ...ports, overview }, deadline, emit);
    return {
        options,
        clock,
        random,
        signal,
        /** The client for the work itself. Its deadline leaves time for ending runs. */
        client,
        /** Says which of many runs still go on, with one request for all. */
        overview,
        deadline,
        /** Aborted a little after the job's own limits: ends a step that did not see them. */
        stuck: stuckSignal(deadline - started, ports),
        diff: options.diff,
        emit,
        elapsedMs,
        /** One archive per root, packed on first need. */
        pack: archives.pack,
        archives: archives.summaries,
        /** A client for ending runs, with a deadline that is later than the job's. */
        ending() {
            const until = signal.aborted
                ? clock.now() + canceledBudgetMs(ports.client)
                : Math.min(options.deadline, clock.now() + END_BUDGET_MS);
            const scope = { signal: new AbortController().signal, deadline: until };
            return { client: ports.client.with(scope), deadline: until };
        },
        /** The run of this workspace that may have been overridden. */
        earlierRun: earlierRunOf(options),
        /** Whether requests are scarce, because this job has many workspaces or other clients use the rate limit. */
        isFrugal: () => options.workspaces.length >= _overview_js__WEBPACK_IMPORTED_MODULE_1__/* .MANY */ .qz || ports.client.pauseMs() > 0,
        debug: (line) => log.debug(line),
        warn: warnOnce(log),
        /** Why the job has ended; undefined while it goes on. */
        ended() {
            if (signal.aborted)
                return 'aborted';
            return clock.now() >= deadline ? 'timeout' : undefined;
        },
        supersede: superseder.supersede,
        /** Removes the archives and waits for nothing else. */
        async close() {
            await superseder.close();
            await archives.remove();
        },
    };
}
function canceledBudgetMs(client) {
    const { least, most, answers } = CANCELED_BUDGET_MS;
    return Math.min(most, Math.max(least, answers * client.typicalAnswerMs()));
}
/** Prints a warning once, also if several workspaces have it. */
function warnOnce(log) {
    const warned = new Set();
    return (line) => {
        if (!warned.has(line))
            log.warning(line);
        warned.add(line);
    };
}
function stuckSignal(leftMs, { alarms, signal }) {
    if (alarms === undefined)
        return new AbortController().signal;
    return alarms.any(alarms.in(leftMs + GRACE_MS), alarms.after(signal, GRACE_MS));
}
function earlierRunOf({ group, earlierRuns }) {
    let reading;
    return async (workspace) => {
        if (group !== undefined)
            return undefined;
        reading ??= earlierRuns?.();
        const runs = (await reading) ?? {};
        return Object.hasOwn(runs, workspace) ? runs[workspace] : undefined;
    };
}
/** The address at which people see a run, in the form that Terraform prints: every service has it. */
function runUrlOf(workspace, runId, { client, options }) {
    const at = [options.organization, workspace, 'runs', runId];
    return `${client.origin}/app/${at.map(encodeURIComponent).join('/')}`;
}
function keepArchives(ports, emit) {
    const packed = new Map();
    const done = [];
    const packNow = async (root) => {
        const archive = await ports.pack(root);
        done.push(archive);
        // Loaded before any workspace goes on, so that all go on in their order.
        if (archive.withheld.some(_read_loads_js__WEBPACK_IMPORTED_MODULE_0__/* .mayBeMissed */ .aV))
            await (0,_read_loads_js__WEBPACK_IMPORTED_MODULE_0__/* .loadReader */ .yD)();
        emit({ kind: 'archive', root, archive });
        return archive;
    };
    return {
        pack: (root) => {
            const archive = packed.get(root) ?? packNow(root);
            packed.set(root, archive);
            return archive;
        },
        summaries: () => done.map(summarize),
        remove: () => Promise.all(done.map((archive) => archive.remove().catch(() => undefined))),
    };
}
function summarize({ root, bytes, contentBytes, sha256, ...archive }) {
    const files = archive.entries.filter(({ type }) => type !== 'directory').length;
    const { uncommitted, withheld } = archive;
    return { root, files, bytes, contentBytes, sha256, withheld: withheld.length, uncommitted };
}
//# sourceMappingURL=job.js.map

/***/ }),

/***/ 58045:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WP: () => (/* binding */ isRunOfGroup),
/* harmony export */   _d: () => (/* binding */ areOtherChanges),
/* harmony export */   hS: () => (/* binding */ changeOfRun),
/* harmony export */   tI: () => (/* binding */ startSuperseder),
/* harmony export */   xA: () => (/* binding */ runMessage)
/* harmony export */ });
/* unused harmony exports cancelSuperseded, isSuperseded, isRunOf, isRunAt */
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20486);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78235);
/* harmony import */ var _policy_run_differences_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22484);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62373);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46281);
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75030);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34271);
/**
 * Cancels the speculative runs of earlier pushes to the same pull request, because their results are
 * no longer needed. The message of each run of the gate ends in a tag, by which such runs are found.
 *
 * Beliefs: lim-message-length, lim-run-lists, list-newest-first, perm-cancel-needs-apply
 */








/** The service allows 30 lists of runs a minute for all clients. With many gates, most end before their turn. */
const SHARED_LIST = 150;
/** If the service asks for a longer wait, the earlier runs are left alone. */
const LIST_MS = 30_000;
/** Cancels what the runs of this job supersede, in the background. */
function startSuperseder({ cancelSuperseded: isOn, changeRequest, mode, runOptions: options, workspaces }, { client: unscoped, signal, log, clock, random, overview }, deadline, emit) {
    const background = new AbortController();
    const either = AbortSignal.any([signal, background.signal]);
    // A hundred workspaces can wait for one signal, which is no leak.
    (0,node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, signal, either);
    const watchingClient = unscoped.with({ signal: either, deadline, watching: true });
    let before = Promise.resolve();
    const isWanted = isOn === true && changeRequest !== undefined && mode === 'speculative';
    // Requested before this job has runs, which would fill the list.
    const listed = isWanted && workspaces.length >= _overview_js__WEBPACK_IMPORTED_MODULE_6__/* .MANY */ .qz ? overview.before().catch(() => undefined) : undefined;
    async function endEarlier(workspace, superseding) {
        if (either.aborted)
            return;
        try {
            const many = listed && (await listed);
            if (many === undefined) {
                await clock.sleep(SHARED_LIST * random() * watchingClient.pauseMs(), either);
            }
            const client = watchingClient.with({ deadline: Math.min(deadline, clock.now() + LIST_MS) });
            const { ended, refused } = await cancelSuperseded(superseding, client, many?.values());
            const why = 'superseded by a newer push to the same pull request';
            for (const runId of ended)
                emit({ kind: 'canceling', workspace, runId, why });
            if (refused !== undefined) {
                log.info(`${workspace}: ${refused} of an earlier push goes on, because this token may not cancel runs: that needs the permission to apply runs. A speculative run applies nothing; with \`cancel-superseded: false\` it is not tried.`);
            }
        }
        catch (error) {
            log.debug(`Earlier runs of ${workspace} were not searched: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .errorMessage */ .g)(error)}`);
        }
    }
    return {
        /** One workspace after the other: lists of runs are limited to 30 a minute. */
        supersede: (workspace, superseding) => {
            if (!isWanted)
                return;
            before = before.then(() => endEarlier(workspace, { ...superseding, changeRequest, options }));
        },
        async close() {
            background.abort();
            await before;
        },
    };
}
/**
 * Cancels earlier runs with the tag of this pull request that are speculative and not over; a run that
 * waits is discarded. A run that cannot be canceled is left alone.
 * @param moving the runs that have not ended, if they are known already
 * @returns the ids of the runs that are ending, and of one that this token may not end
 * @throws what the client threw while listing.
 */
async function cancelSuperseded(superseding, client, moving) {
    const { workspaceId, changeRequest } = superseding;
    const search = { search: changeRequest };
    const listed = moving
        ? [...moving].filter((each) => (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_2__/* .relatedId */ .Dl)(each, 'workspace') === workspaceId)
        : (await client.runs.list(workspaceId, search).page({ size: 50 })).items;
    const earlier = listed.filter((other) => isSuperseded(other, superseding));
    const ended = [];
    for (const { id, attributes } of earlier) {
        // If the token may not cancel one of them, it may not cancel the others.
        const how = attributes.permissions?.['can-cancel'] === false ? 'refused' : await end(id, client);
        if (how === 'refused')
            return { ended, refused: id };
        if (how === 'ended')
            ended.push(id);
    }
    return { ended };
}
/** Whether the newer run makes this one superfluous: the same change, the same options, and not over yet. */
function isSuperseded(other, { run, changeRequest, options = {} }) {
    const { attributes } = other;
    const kind = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_4__/* .runKind */ .Il)('speculative', attributes.status);
    return (other.id !== run.id &&
        attributes['plan-only'] === true &&
        isRunOf(attributes.message, changeRequest) &&
        (0,_policy_run_differences_js__WEBPACK_IMPORTED_MODULE_3__/* .differencesFromOptions */ .pZ)(other, options).length === 0 &&
        (kind === 'moving' || kind === 'person') &&
        // An older job that comes late must not cancel the newer one's run.
        Date.parse(attributes['created-at'] ?? '') < Date.parse(run.attributes['created-at'] ?? ''));
}
async function end(id, client) {
    const comment = 'Superseded by a newer push to the same pull request.';
    for (const act of ['cancel', 'discard']) {
        try {
            await client.runs[act](id, comment);
            return 'ended';
        }
        catch (error) {
            if (!(error instanceof _client_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._) || error.code === 'aborted')
                throw error;
            if ((0,_failure_of_js__WEBPACK_IMPORTED_MODULE_5__/* .isRefusal */ .vu)(error))
                return 'refused';
            if (error.code !== 'conflict')
                return 'left';
        }
    }
    return 'left';
}
const OPEN = '[plangate ';
/** The service shows messages in lists; a longer one is cut there anyway. */
const LONGEST = 1_000;
/** The message of a run, `Plan for #42 [plangate acme/infra#42 k3x9…@6f1cb40…]`: its tag names the change and the commit. */
function runMessage(message, random, { changeRequest, commit, group }) {
    const of = changeRequest === undefined ? '' : `${clean(changeRequest)} `;
    const part = group === undefined ? '' : `${group}.`;
    const at = commit === undefined || commit === '' ? '' : `@${clean(commit)}`;
    const tag = `${OPEN}${of}${part}${nonce(random)}${at}]`;
    const title = clean(message).slice(0, LONGEST - tag.length - 1);
    return title === '' ? tag : `${title} ${tag}`;
}
/** Whether a run with this message is one of the gate for this pull request. */
function isRunOf(message, changeRequest) {
    const text = message ?? '';
    const at = text.lastIndexOf(OPEN);
    const start = `${OPEN}${clean(changeRequest)} `;
    // Only a tag at the end counts, because text of a pull request cannot come after it.
    return text.startsWith(start, at) && /^[^ ]*\]$/.test(text.slice(at + start.length));
}
/** Whether a run with this message is one of the gate for this commit of the pull request. */
function isRunAt(message, changeRequest, commit) {
    return isRunOf(message, changeRequest) && message?.endsWith(`@${commit}]`) === true;
}
/** Whether a run with this message was started by this group of a matrix. */
function isRunOfGroup(message, group) {
    const text = message ?? '';
    const tag = text.slice(text.lastIndexOf(OPEN) + OPEN.length);
    const last = tag.slice(tag.lastIndexOf(' ') + 1);
    return text.includes(OPEN) && last.startsWith(`${group}.`) && last.endsWith(']');
}
/** The change in the tag of this message; undefined if its job knew none. */
function changeOfRun(message) {
    const text = message ?? '';
    const at = text.lastIndexOf(OPEN);
    const tag = at < 0 ? '' : text.slice(at + OPEN.length);
    return tag.slice(0, Math.max(0, tag.lastIndexOf(' '))) || undefined;
}
/**
 * Whether both are known, and are not the same change. The key of a comment may follow each, as in
 * `acme/infra#42/prod`: the jobs of a matrix need not have the same one.
 */
function areOtherChanges(one, other) {
    if (one === undefined || other === undefined)
        return false;
    const first = `${clean(one)}/`;
    const second = `${clean(other)}/`;
    return !first.startsWith(second) && !second.startsWith(first);
}
function nonce(random) {
    return Array.from({ length: 4 }, () => Math.floor(random() * 36 ** 4)
        .toString(36)
        .padStart(4, '0')).join('');
}
/** The text on one line, without the bracket that begins a tag. */
function clean(text) {
    return text
        .replaceAll(/\p{Cc}/gu, ' ')
        .replaceAll('[plangate', '(plangate')
        .trim();
}
//# sourceMappingURL=supersede.js.map

/***/ })

};
