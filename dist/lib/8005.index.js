export const id = 8005;
export const ids = [8005];
export const modules = {

/***/ 95272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ runModeOf)
/* harmony export */ });
/** What the runs have to be. Those that are applied and that this check does not start are ordinary ones. */
function runModeOf({ mode, applies }) {
    return applies === true && mode === 'speculative' ? 'ordinary' : mode;
}
//# sourceMappingURL=request.js.map

/***/ }),

/***/ 69268:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ startRun),
/* harmony export */   I0: () => (/* binding */ digestOfOptions),
/* harmony export */   Id: () => (/* binding */ watchFound),
/* harmony export */   Pm: () => (/* binding */ settledRun),
/* harmony export */   QD: () => (/* binding */ partsThatMayWait),
/* harmony export */   Rg: () => (/* binding */ finishedPlanWords),
/* harmony export */   Se: () => (/* binding */ upload),
/* harmony export */   Wm: () => (/* binding */ factsToSeal),
/* harmony export */   sW: () => (/* binding */ runDurationMs),
/* harmony export */   tC: () => (/* binding */ WATCHED),
/* harmony export */   wB: () => (/* binding */ watch)
/* harmony export */ });
/* unused harmony export watchRun */
/* harmony import */ var _archive_describe_archive_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(82988);
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _policy_run_differences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22484);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62373);
/* harmony import */ var _model_uncommitted_words_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(88596);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46281);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(95272);
/* harmony import */ var _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19441);
/* harmony import */ var _service_scope_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74963);
/* harmony import */ var _poll_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67820);
/* harmony import */ var _run_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56326);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(78235);
/* harmony import */ var _policy_reading_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10988);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(2340);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(10000);
/**
 * The run of the files of a workspace: creates a configuration version, uploads the archive, creates the run (or finds the
 * one that the upload started), and watches it until it is settled, with one request each time.
 *
 * A version becomes `uploaded` some time after its upload, and Terraform waits, too:
 * https://github.com/hashicorp/terraform/blob/v1.16.4/internal/cloud/backend_plan.go.
 */

















/** Uploads the archive to a new configuration version. @throws GateStop when the service refuses it, with its own message */
async function upload(packed, step) {
    const { configurationVersions } = step.client;
    const { path, bytes, entries } = packed.archive;
    const body = { path, bytes, largest: (0,_archive_describe_archive_js__WEBPACK_IMPORTED_MODULE_13__/* .largestFiles */ .Sd)(entries) };
    const uploadToNewVersion = async () => {
        const version = await createVersion(packed, step);
        await configurationVersions.upload(version, body);
        return version;
    };
    const version = await uploadToNewVersion().catch((error) => {
        if (!(error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.code !== 'upload-refused')
            throw error;
        // A version without an upload does nothing. A new one has another address to upload to.
        return uploadToNewVersion();
    });
    await awaitUploaded(version.id, step);
    step.emit({ kind: 'uploaded', workspace: packed.name, versionId: version.id });
    return { ...packed, versionId: version.id };
}
async function createVersion(packed, { client, plan, emit, reach }) {
    const { name: workspace, workspaceId } = packed;
    const { autoQueueRuns = false, mode } = plan;
    const version = await client.configurationVersions.create(workspaceId, {
        autoQueueRuns,
        speculative: mode === 'speculative',
        provisional: mode === 'provisional',
    });
    reach({ ...packed, versionId: version.id, mayHaveRun: autoQueueRuns });
    emit({ kind: 'version-created', workspace, workspaceId, versionId: version.id });
    refuseOtherVersion(version, plan);
    return version;
}
/**
 * A service that does not know a requested attribute leaves it out of its answer. An upload to such a
 * version could start a run that applies changes before they are judged.
 */
function refuseOtherVersion({ attributes }, { mode, autoQueueRuns = false }) {
    // A speculative run that is created here says itself that it only plans, whatever its version is.
    const dependsOnVersion = mode === 'provisional' || autoQueueRuns;
    if (dependsOnVersion && attributes[mode] !== true) {
        const remedy = mode === 'provisional'
            ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `This service may not know provisional versions: use ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .setting */ .Pe)('mode: speculative')}.`
            : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `Set ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .setting */ .Pe)('auto-queue-runs')} to false.`;
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('service', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_11__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_10__/* .CODES */ .Lp.notAsRequested, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `The service made a configuration version but does not say that it is ${mode}, so a run of it might be one that is applied. Nothing was uploaded.`, { remedy, actor: 'operators' }));
    }
    if (mode === 'provisional' && attributes['auto-queue-runs'] === true) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('service', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_11__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_10__/* .CODES */ .Lp.notAsRequested, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `The service would start a run by itself as soon as the configuration version is uploaded, although it was asked not to: that run would not only save its plan. Nothing was uploaded.`));
    }
}
/** Waits until the service can use the upload. @throws GateStop when it cannot, or not in time */
async function awaitUploaded(id, step) {
    const looking = {
        read: async () => (await step.client.configurationVersions.show(id)).version,
        isSettled: ({ attributes }) => !['moving', 'unknown'].includes((0,_model_status_js__WEBPACK_IMPORTED_MODULE_2__/* .kindOf */ .I)(_model_status_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIGURATION_VERSION_STATUSES */ .t8, attributes.status)),
        intervalMs: (0,_poll_js__WEBPACK_IMPORTED_MODULE_6__/* .soonThenRarely */ .YW)(250, 5_000),
    };
    const waiting = await (0,_poll_js__WEBPACK_IMPORTED_MODULE_6__/* .poll */ .wt)(looking, step);
    if (waiting.kind !== 'settled') {
        if (waiting.kind === 'aborted')
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('canceled', _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .CANCELED */ .wS);
        const word = waiting.last?.attributes.status ?? 'not to be seen';
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `The files were uploaded, but time ran out while their configuration version was still ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .quoted */ .TL)(word)}.`;
        const remedy = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `Try again, or raise ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .setting */ .Pe)('timeout')}.`;
        const late = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_11__/* .finding */ .gk)('upload-unfinished', says, { remedy });
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('timeout', withTrouble(late, waiting));
    }
    const { attributes } = waiting.last;
    if (attributes.status !== 'uploaded') {
        const reason = [attributes['error-message'], attributes.error].find((text) => (text ?? '') !== '');
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('service', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_11__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_10__/* .CODES */ .Lp.uploadRefused, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `The service could not use the upload: its configuration version is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .quoted */ .TL)(attributes.status)}${reason === undefined ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .foreign */ .V$)(reason ?? '')}`}.`), { errored: attributes.status === 'errored' });
    }
}
/**
 * Creates the run of the uploaded files, or finds the one that the upload started.
 *
 * @throws GateStop or what the client threw; there may be a run all the same (see `endRun`)
 */
async function startRun(uploaded, step) {
    const { name: workspace } = uploaded;
    const { mode, runOptions, autoQueueRuns = false } = step.plan;
    // The request may arrive even if its answer does not.
    const requested = { ...uploaded, mayHaveRun: true };
    step.reach(requested);
    const askedAt = step.clock.now();
    const seal = sealOfRun(uploaded, step);
    const run = await (autoQueueRuns
        ? findQueuedRun(uploaded, step)
        : createRun(uploaded, seal, step));
    const isSealInMessage = seal !== undefined && run.attributes.message?.endsWith(seal) === true;
    const seals = seal === undefined || isSealInMessage ? undefined : [seal];
    const url = (0,_service_scope_js__WEBPACK_IMPORTED_MODULE_5__/* .runUrlOf */ .Q)(workspace, run.id, step);
    const runSeen = { id: run.id, url, status: run.attributes.status };
    const started = { ...requested, seals, run, askedAt, runSeen };
    step.reach(started);
    const lastDurationMs = step.change.lastDurationMs?.(workspace);
    step.emit({
        kind: 'run-created',
        workspace,
        runId: run.id,
        runUrl: url,
        adopted: autoQueueRuns,
        lastDurationMs,
    });
    const [difference] = (0,_policy_run_differences_js__WEBPACK_IMPORTED_MODULE_1__/* .differencesFromRequest */ .w3)(run, mode, runOptions);
    if (difference !== undefined) {
        const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .runPart */ .Lk)(run.id)} ${difference}, so it was not waited for.`;
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('service', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_11__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_10__/* .CODES */ .Lp.notAsRequested, says));
    }
    return started;
}
/** The facts by which this gate's runs of some files are recognized. */
function factsToSeal({ archive, conditions }, { plan }, { seals, head, gate, form }) {
    const { mode, group = '', runOptions } = plan;
    return {
        kind: 'run',
        head,
        base: seals.change.base ?? '',
        gate,
        group,
        mode,
        form,
        options: digestOfOptions(runOptions, seals),
        upload: seals.digest(archive.sha256),
        conditions: conditions === undefined ? '' : seals.digest(conditions),
    };
}
/** The same for the same options, whatever their order. */
function digestOfOptions(options, seals) {
    const given = Object.entries(options).filter(([, value]) => value !== undefined);
    return seals.digest(JSON.stringify(given.sort(([one], [other]) => (one < other ? -1 : 1))));
}
function sealOfRun(uploaded, step) {
    const { change: { sealing }, client, } = step;
    const { workspaceId, versionId } = uploaded;
    const version = { service: client.origin, workspaceId, versionId };
    return sealing?.seals.seal(version, factsToSeal(uploaded, step, sealing));
}
async function createRun({ workspaceId, versionId, archive }, seal, { client, plan, change, random }) {
    const { message: title, changeRequest, sealing, jobNumber } = change;
    const titleOfFiles = `${title}${(0,_model_uncommitted_words_js__WEBPACK_IMPORTED_MODULE_14__/* .uncommittedWords */ .D)(archive.uncommitted?.length)}`;
    const message = (0,_run_message_js__WEBPACK_IMPORTED_MODULE_7__/* .runMessage */ .xA)(titleOfFiles, random, {
        // An entry of a merge queue names the pull request that it queues.
        changeRequest: sealing?.searched ?? changeRequest,
        commit: sealing?.head,
        group: plan.group,
        jobNumber,
        seal,
    });
    const kind = plan.mode === 'provisional' ? { savePlan: true, autoApply: false } : { planOnly: true };
    return await client.runs.create(workspaceId, versionId, {
        message,
        ...kind,
        options: plan.runOptions,
    });
}
/** A service that starts a run by itself does it within seconds. */
const LONGEST_QUEUE_MS = 3 * 60_000;
/** Finds the run with `include=run` of its version. */
async function findQueuedRun({ versionId }, step) {
    const { configurationVersions } = step.client;
    const begun = step.clock.now();
    const deadline = Math.min(step.deadline, begun + LONGEST_QUEUE_MS);
    const looking = {
        read: async () => (await configurationVersions.show(versionId, { include: ['run'] })).run,
        isSettled: (run) => run !== undefined,
        intervalMs: (0,_poll_js__WEBPACK_IMPORTED_MODULE_6__/* .soonThenRarely */ .YW)(500, 5_000),
    };
    const waiting = await (0,_poll_js__WEBPACK_IMPORTED_MODULE_6__/* .poll */ .wt)(looking, { ...step, deadline });
    if (waiting.last !== undefined)
        return waiting.last;
    if (waiting.kind === 'aborted')
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('canceled', _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .CANCELED */ .wS);
    const seconds = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .numberPart */ .V4)(Math.round((deadline - begun) / 1_000));
    const late = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_11__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_10__/* .CODES */ .Lp.startedNoRun, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `The upload was to start a run, but none appeared within ${seconds} s: this service may not start runs by itself.`, {
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `Set ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .setting */ .Pe)('auto-queue-runs')} to false, so that the run is created here.`,
        actor: 'operators',
    });
    throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('timeout', waiting.kind === 'timeout' ? withTrouble(late, waiting) : late);
}
/** What each look at a run asks for besides the run: it says when the run is over, and which workspace it belongs to. */
const WATCHED = [
    'plan',
    'cost_estimate',
    'workspace',
    ..._policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_4__/* .SERVICE_SYSTEMS */ .P.flatMap(({ include }) => include ?? []),
];
/** The parts of a run that may wait for an override while its own status says that it goes on. */
function partsThatMayWait(seen) {
    return _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_4__/* .SERVICE_SYSTEMS */ .P.flatMap((system) => system.mayWait?.(seen) ?? []);
}
/** Watches a run until it is settled. @throws GateStop when that was not in time */
async function watch(started, step) {
    step.overview.watch(started.run.id);
    const waiting = await watchRun(started, step).finally(() => step.overview.forget(started.run.id));
    if (waiting.kind !== 'settled')
        throw timeoutOrCancel(waiting, started.run, step);
    const { last: watched } = waiting;
    const durationMs = runDurationMs(watched.run) ?? step.clock.now() - started.askedAt;
    return settledRun({ ...started, durationMs }, started.run.id, watched, step);
}
/** A run that is over already. @param runId the run that it must be, whatever the last answer says */
function settledRun(workspace, runId, watched, service) {
    const url = (0,_service_scope_js__WEBPACK_IMPORTED_MODULE_5__/* .runUrlOf */ .Q)(workspace.name, runId, service);
    const { status } = watched.run.attributes;
    return { ...workspace, watched, runSeen: { id: runId, url, status } };
}
/**
 * Watches a run that this check did not start until it is settled. It is never ended here.
 *
 * @param workspace.versionId the configuration version that the run must have planned
 * @throws GateStop when it did not settle in time, or what the client threw
 */
async function watchFound(workspace, run, step) {
    const { name } = workspace;
    const runUrl = (0,_service_scope_js__WEBPACK_IMPORTED_MODULE_5__/* .runUrlOf */ .Q)(name, run.id, step);
    const runSeen = { id: run.id, url: runUrl, status: run.attributes.status };
    const started = { ...workspace, run, askedAt: step.clock.now(), runSeen };
    step.reach(started);
    step.emit({ kind: 'run-found', workspace: name, runId: run.id, runUrl });
    return watch(started, step);
}
/** Polls the run until it is settled, time is up or the job is canceled, and reports each change as an event. */
async function watchRun(started, step) {
    const { run: created, name: workspace } = started;
    const client = step.client.with({ watching: true });
    const { runOptions } = step.plan;
    const mode = (0,_request_js__WEBPACK_IMPORTED_MODULE_15__/* .runModeOf */ .k)(step.plan);
    const lastDurationMs = step.change.lastDurationMs?.(workspace);
    const report = (run, words) => {
        const { status } = run.attributes;
        step.reach({ ...started, runSeen: { ...started.runSeen, status } });
        step.emit({ kind: 'progress', workspace, status, words });
    };
    let last = created;
    let isPlanReported = false;
    const end = createEndDetector(mode, step);
    const alreadyWaitedMs = step.clock.now() - started.askedAt;
    const polling = {
        read: async () => {
            const moving = await step.overview.movingRun(last);
            const seen = moving ? { run: moving } : await client.runs.show(last.id, { include: WATCHED });
            last = seen.run;
            // What is not as it was requested cannot pass, whatever its end is.
            const isMoving = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_2__/* .runKind */ .Il)(mode, last.attributes.status) === 'moving';
            const [difference] = isMoving ? (0,_policy_run_differences_js__WEBPACK_IMPORTED_MODULE_1__/* .differencesFromRequest */ .w3)(last, mode, runOptions) : [];
            if (difference !== undefined) {
                const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .runPart */ .Lk)(last.id)} ${difference}, by a later look.`;
                throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('service', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_11__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_10__/* .CODES */ .Lp.notAsRequested, says));
            }
            return seen;
        },
        isSettled: (seen) => end.isReached(seen),
        changeOf: ({ run, plan }) => JSON.stringify([(0,_model_status_js__WEBPACK_IMPORTED_MODULE_2__/* .describeRunStatus */ .rM)(run), finishedPlanWords(plan)]),
        intervalMs: (sinceMs) => {
            if (end.needsSecondLook())
                return SECOND_LOOK_MS;
            const waitedMs = alreadyWaitedMs + sinceMs;
            const interval = (0,_poll_js__WEBPACK_IMPORTED_MODULE_6__/* .nextIntervalMs */ .Lp)(waitedMs, lastDurationMs);
            // A tenth more or less, so that jobs that share the rate limit do not ask all at once.
            const pauseMs = client.pauseMs(waitedMs) * (0.9 + 0.2 * step.random());
            return Math.max(interval, pauseMs);
        },
        onChange: ({ run, plan }) => {
            const planWords = finishedPlanWords(plan);
            if (planWords !== undefined && !isPlanReported) {
                isPlanReported = true;
                report(run, planWords);
                if (run.attributes.status === 'planned')
                    return;
            }
            report(run, (0,_model_status_js__WEBPACK_IMPORTED_MODULE_2__/* .describeRunStatus */ .rM)(run));
        },
        initial: { run: created },
    };
    return (0,_poll_js__WEBPACK_IMPORTED_MODULE_6__/* .poll */ .wt)(polling, step);
}
/**
 * Whether a run is settled, from look to look. Two signs count only if they last: that it can be confirmed although its
 * status says that it goes on, and a status of a settled run that has no timestamp yet.
 */
function createEndDetector(mode, { clock }) {
    /** The status of a settled run that had no timestamp at the last look. */
    let unstamped;
    let confirmableSince;
    return {
        needsSecondLook: () => unstamped !== undefined,
        /** Called once for each look, with the answer. */
        isReached(seen) {
            const { run } = seen;
            const { status } = run.attributes;
            const stages = partsThatMayWait(seen);
            confirmableSince = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_2__/* .mayWaitForConfirmation */ .RJ)(mode, run)
                ? (confirmableSince ?? clock.now())
                : undefined;
            if (confirmableSince !== undefined && clock.now() - confirmableSince >= REST_MS)
                return true;
            const settled = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isSettled */ .Is)(mode, status, stages);
            const isSecondLook = status === unstamped;
            const timestamps = run.attributes['status-timestamps'] ?? {};
            const hasTimestamps = Object.values(timestamps).some(Boolean);
            const isStamped = Boolean(timestamps[`${status.replaceAll('_', '-')}-at`]);
            unstamped = settled && hasTimestamps && !isStamped ? status : undefined;
            return settled && (unstamped === undefined || isSecondLook);
        },
    };
}
/** How long a run that can be confirmed may have a status that says that it goes on, until it counts as waiting. */
const REST_MS = 10_000;
/** The pause before a second look at a run that has timestamps, and none for its present status. */
const SECOND_LOOK_MS = 1_000;
/** `plan: 12 to add, 3 to change, 1 to destroy`; undefined while the plan is not finished. */
function finishedPlanWords(plan) {
    if (plan?.attributes.status !== 'finished')
        return undefined;
    if (plan.attributes['has-changes'] === false)
        return 'plan: no changes';
    const { additions, changes, destructions, imports } = (0,_policy_reading_js__WEBPACK_IMPORTED_MODULE_9__/* .countsOf */ .mQ)(plan.attributes);
    const first = (imports ?? 0) > 0 ? `${imports} to import, ` : '';
    return `plan: ${first}${additions ?? 0} to add, ${changes ?? 0} to change, ${destructions ?? 0} to destroy`;
}
function timeoutOrCancel(waiting, run, { timeoutMs, plan: { mode } }) {
    if (waiting.kind === 'aborted')
        return new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('canceled', _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .CANCELED */ .wS);
    const { run: last, workspace = {} } = waiting.last ?? { run };
    const { status } = last.attributes;
    const isUnknown = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_2__/* .runKind */ .Il)(mode, status) === 'unknown';
    const remedy = isUnknown
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `See it in the run: if it is over, a newer version of Plangate may recognize the status; if not, raise ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .setting */ .Pe)('timeout')}.`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `Raise ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .setting */ .Pe)('timeout')}, or see in the run what it waits for.`;
    const unrecognized = isUnknown
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) ` Plangate does not recognize this status, so it cannot know whether the run is over.`
        : '';
    const currentId = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_8__/* .relatedId */ .Dl)(workspace, 'current-run') ?? last.id;
    const currentRun = status === 'pending' && currentId !== last.id
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) ` The current run of the workspace is ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .runPart */ .Lk)(currentId)}.`
        : '';
    const late = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_11__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_10__/* .CODES */ .Lp.runTooSlow, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `The timeout of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .plain */ .pj)(timeText(timeoutMs))} was over before the end of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .runPart */ .Lk)(run.id)}, last seen as ${lastStatus(last, isUnknown)}.${unrecognized}${currentRun}`, { about: { run: run.id }, remedy, actor: 'operators' });
    return new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__/* .GateStop */ .K$('timeout', withTrouble(late, waiting));
}
/** The last status of a run, with what it means, and where in the queue it is. */
function lastStatus({ attributes }, isUnknown) {
    const { status, 'position-in-queue': position } = attributes;
    const words = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_2__/* .describeRunStatus */ .rM)({ attributes: { ...attributes, 'position-in-queue': null } });
    const isInQueue = words !== (0,_model_status_js__WEBPACK_IMPORTED_MODULE_2__/* .describeRunStatus */ .rM)({ attributes });
    return [
        (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .quoted */ .TL)(status),
        isUnknown || words === status ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) ` (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .plain */ .pj)(words)})`,
        isInQueue ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `, at position ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .numberPart */ .V4)(position ?? 0)} in the queue` : '',
    ];
}
/** Where the last look failed, nobody knows more of what was waited for: then this is the cause. */
function withTrouble(late, { trouble }) {
    if (trouble === undefined)
        return late;
    const { code, says, remedy } = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_11__/* .findingOf */ .hD)(trouble);
    return {
        ...late,
        code,
        says: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_12__/* .phrase */ .MZ) `${late.says} The last look failed: ${says}`,
        remedy: remedy ?? late.remedy,
    };
}
/** `45 s`, `2 min`, `2 min 30 s` */
function timeText(ms) {
    const allSeconds = Math.round(ms / 1_000);
    const minutes = Math.floor(allSeconds / 60);
    const seconds = allSeconds % 60;
    if (minutes === 0)
        return `${seconds} s`;
    return seconds === 0 ? `${minutes} min` : `${minutes} min ${seconds} s`;
}
/** From creation to the last status, by the service's own clock; undefined when it has no timestamps. */
function runDurationMs({ attributes }) {
    const created = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_16__/* .timeOf */ .nR)(attributes['created-at']);
    const times = Object.values(attributes['status-timestamps'] ?? {})
        .map(_model_parse_js__WEBPACK_IMPORTED_MODULE_16__/* .timeOf */ .nR)
        .filter((time) => Number.isFinite(time));
    const duration = Math.max(...times) - created;
    return duration > 0 ? duration : undefined;
}
//# sourceMappingURL=run.js.map

/***/ }),

/***/ 74963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ openServiceScope),
/* harmony export */   Q: () => (/* binding */ runUrlOf)
/* harmony export */ });
/* harmony import */ var _overview_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69354);

/** The most time for ending runs. */
const END_BUDGET_MS = 10_000;
/**
 * The time that a canceled job has for ending runs: as long as the service needs for a dozen answers, within limits. The
 * runner kills the job 7.5 s after the signal.
 */
const CANCELED_BUDGET = { leastMs: 700, mostMs: 4_000, answers: 12 };
/**
 * Makes what the workspaces of one check share.
 *
 * @param service.client without a deadline of this check
 * @param workspaces how many there are
 */
function openServiceScope(request, scope, { client, runs }, workspaces) {
    const { policy, change, timeoutMs, deadline: jobDeadline } = request;
    const plan = { ...request.plan, ...runs };
    const { clock, signal, deadline } = scope;
    const limited = client.with({ signal, deadline });
    const overview = (0,_overview_js__WEBPACK_IMPORTED_MODULE_0__/* .createOverview */ .Iw)({ change, plan }, limited.with({ watching: true }), clock);
    return {
        ...scope,
        plan,
        policy,
        change,
        timeoutMs,
        client: limited,
        overview,
        isFrugal: () => workspaces >= _overview_js__WEBPACK_IMPORTED_MODULE_0__/* .MANY_RUNS */ .Zm || client.pauseMs() > 0,
        endingPorts() {
            const { leastMs, mostMs, answers } = CANCELED_BUDGET;
            const neededMs = answers * client.typicalAnswerMs();
            const until = signal.aborted
                ? clock.now() + Math.min(mostMs, Math.max(leastMs, neededMs))
                : Math.min(jobDeadline, clock.now() + END_BUDGET_MS);
            const ending = { signal: new AbortController().signal, deadline: until };
            return { client: client.with(ending), deadline: until };
        },
    };
}
/** The address at which people see a run, in the form that Terraform prints: every service has it. */
function runUrlOf(workspace, runId, { client, plan }) {
    const segments = [plan.organization, workspace, 'runs', runId];
    return `${client.origin}/app/${segments.map(encodeURIComponent).join('/')}`;
}
//# sourceMappingURL=service-scope.js.map

/***/ }),

/***/ 88572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ changesIn)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3543);
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(239);
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35379);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2340);
/* harmony import */ var _count_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74742);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41293);
/* harmony import */ var _policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69166);
/**
 * What a plan changes, from its JSON: the changes of resources, the actions that it invokes, and what describes the whole
 * plan (it is a plan, it failed, it leaves something to a later plan).
 *
 * Source: https://github.com/hashicorp/terraform/blob/v1.16.4/internal/command/jsonplan/plan.go.
 */








const UNREADABLE_ENTRY = "The plan's JSON has an entry that cannot be read.";
/** Every plan, redacted or not, has one of these members; no other document of the service has any. */
const VERSION_MEMBERS = ['plan_format_version', 'format_version'];
/**
 * Reads the changes of a plan. Yields before each change that it reads, so that the caller can let other work go on.
 *
 * @param options.counts the plan's own, with which the changes must agree
 * @param options.diff whether all attributes of each change are read, and not only those that force a replacement
 * @param options.judgesLater whether what is left to a later plan is judged with this one
 */
function* changesIn(plan, options) {
    const { counts, diff = false, judgesLater = false } = options;
    const { document } = plan;
    const list = createChangeList();
    const attributeBudget = createAttributeBudget();
    const doubts = new Set();
    /** The objects of a list. Anything else in it, or instead of it, is a doubt. */
    function* objectsIn(list) {
        for (const entry of (0,_entries_js__WEBPACK_IMPORTED_MODULE_5__/* .entriesOf */ .Mc)(plan, [list])) {
            if ((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .isRecord */ .u4)(entry.whole) && typeof entry.at === 'number')
                yield entry;
            else
                doubts.add(UNREADABLE_ENTRY);
        }
    }
    for (const name of plan.repeated())
        doubts.add(`The plan's JSON names ${name} twice.`);
    if (!VERSION_MEMBERS.some((name) => typeof document[name] === 'string')) {
        doubts.add("The plan's JSON has no format version, so it is no plan as Terraform writes it.");
    }
    if (plan.isErrored) {
        doubts.add("The plan's JSON says that the plan errored, so it may lack changes.");
    }
    const wordsOfChanges = [];
    for (const entry of objectsIn('resource_changes')) {
        yield;
        const read = toChange(entry, diff);
        if (read === undefined)
            continue;
        if ('doubt' in read) {
            doubts.add(read.doubt);
            continue;
        }
        const { words, change } = read;
        wordsOfChanges.push(words);
        if (!(0,_count_words_js__WEBPACK_IMPORTED_MODULE_4__/* .isIdle */ .xB)({ words })) {
            list.add(entry, { ...change, differs: attributeBudget.attributesOf(change) });
        }
    }
    for (const entry of objectsIn('action_invocations')) {
        const invocation = toInvocation(entry.said);
        if (invocation === undefined)
            doubts.add(UNREADABLE_ENTRY);
        else
            list.add(entry, { ...OF_INVOCATION, ...invocation });
    }
    const deferred = [...objectsIn('deferred_changes')].length;
    const deferredActions = Array.from(objectsIn('deferred_action_invocations'), ({ said, around }) => (around && toInvocation(said))?.address ?? 'one that cannot be read');
    if (!judgesLater) {
        for (const sentence of sayLeftToLater(deferred, deferredActions))
            doubts.add(sentence);
    }
    const counted = (0,_count_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countChanges */ .xS)(wordsOfChanges);
    const wrongCounts = _count_words_js__WEBPACK_IMPORTED_MODULE_4__/* .COUNT_NAMES */ .bO.filter((name) => (counts[name] ?? counted[name]) !== counted[name]).map((name) => `${name} ${counted[name]} (the plan says ${counts[name]})`);
    if (wrongCounts.length > 0) {
        doubts.add(`The plan's JSON does not add up: ${wrongCounts.join(', ')}.`);
    }
    const isListed = ['resource_changes', 'action_invocations'].some((name) => Object.hasOwn(document, name));
    const { complete } = document;
    return {
        ...list.sorted(),
        source: 'json',
        doubt: doubts.size > 0 ? [...doubts].slice(0, MOST_DOUBTS).join(' ') : undefined,
        partial: complete === undefined || complete === true ? undefined : true,
        unlisted: isListed ? undefined : true,
        unread: attributeBudget.sayLeftOut(),
    };
}
/** How many doubts are reported. */
const MOST_DOUBTS = 4;
/** How many changes are kept. Prominent ones are kept up to twice this number. */
const MOST_CHANGES = 20_000;
/** Collects the changes of a plan, the worst of each object. */
function createChangeList() {
    const kept = new Map();
    let leftOut = 0;
    return {
        add(entry, change) {
            const { action } = change;
            const key = (0,_entries_js__WEBPACK_IMPORTED_MODULE_5__/* .identityOf */ .cu)(entry);
            const earlier = kept.get(key);
            const most = (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .isProminent */ .jR)(action) ? 2 * MOST_CHANGES : MOST_CHANGES;
            if (earlier === undefined && kept.size >= most)
                leftOut += 1;
            else if (earlier === undefined || (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .severityRank */ .qs)(action) < (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .severityRank */ .qs)(earlier.action)) {
                kept.set(key, change);
            }
        },
        sorted() {
            const order = (one, other) => (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .severityRank */ .qs)(one.action) - (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .severityRank */ .qs)(other.action) ||
                (one.address < other.address ? -1 : 1);
            return { changes: [...kept.values()].sort(order), leftOut };
        },
    };
}
/** What is the same for each invocation of an action. */
const OF_INVOCATION = {
    action: 'invoke',
    previousAddress: undefined,
    imported: false,
    deposed: false,
    reason: undefined,
    attributes: [],
    location: undefined,
};
function sayLeftToLater(changes, actions) {
    const sentence = (number, noun, names = '') => `The plan leaves ${number} ${noun}${number === 1 ? '' : 's'} to a later plan, which was not judged${names}.`;
    const sentences = [];
    if (changes > 0)
        sentences.push(sentence(changes, 'change'));
    if (actions.length > 0) {
        const names = actions.slice(0, 3).join(', ') + (actions.length > 3 ? ', …' : '');
        sentences.push(sentence(actions.length, 'action', `: ${names}`));
    }
    return sentences;
}
/** The most characters of all names together. Those of destroyed resources are kept up to twice this number. */
const MOST_CHARACTERS = 4_000_000;
/** Gives the names of the attributes that change, until all together are too long. */
function createAttributeBudget() {
    let characters = 0;
    let leftOut = 0;
    return {
        /** The attributes that differ; undefined if they are not known, or if there is no room for them. */
        attributesOf({ action, differs }) {
            if (differs === undefined)
                return undefined;
            const { length } = JSON.stringify(differs);
            const isDestroyed = action === 'delete' || action === 'replace';
            if (characters + length > (isDestroyed ? 2 * MOST_CHARACTERS : MOST_CHARACTERS)) {
                leftOut += 1;
                return undefined;
            }
            characters += length;
            return differs;
        },
        sayLeftOut() {
            if (leftOut === 0)
                return undefined;
            const number = leftOut === 1 ? '1 change' : `${leftOut} changes`;
            return `The plan is too large to keep the attributes of ${number}.`;
        },
    };
}
/** Reason in the JSON plan → shorter word in reports. */
const REASONS = {
    replace_because_tainted: 'tainted',
    replace_because_cannot_update: 'cannot_update',
    replace_by_request: 'requested',
    replace_by_triggers: 'replace_triggered_by',
};
/**
 * Reads an entry of `resource_changes`.
 *
 * @param diff whether all attributes are read
 * @returns as `doubt`, what cannot be read of it; undefined for what changes nothing
 */
function toChange(entry, diff) {
    const { mode, type, previousAddress: previous } = entry;
    const address = (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .asAddress */ .tf)(entry.address);
    const unreadable = { doubt: UNREADABLE_ENTRY };
    if (address === undefined)
        return unreadable;
    if (mode === 'data' || mode === 'ephemeral') {
        return (0,_model_address_js__WEBPACK_IMPORTED_MODULE_1__/* .readAddress */ .zq)(address)?.block.type === mode ? undefined : unreadable;
    }
    if (entry.actions === undefined)
        return unreadable;
    if (previous !== undefined && (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .asAddress */ .tf)(previous) === undefined)
        return unreadable;
    const words = (0,_count_words_js__WEBPACK_IMPORTED_MODULE_4__/* .wordsOfEntry */ .tQ)(entry);
    // It could mean any change.
    if (words.includes('other'))
        return { doubt: "The plan's JSON names an unrecognized action." };
    const [, action = 'none'] = ACTIONS_OF_WORDS.find(([word]) => words.includes(word)) ?? [];
    const recreated = action === 'forget' && words.includes('add') ? true : undefined;
    const reason = (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .asWord */ .xS)(entry.reason) ?? '';
    // Only the first step of a path is certain to be the name of an attribute: later ones may be keys of a map.
    const forcing = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .listOf */ .c3)(entry.replacePaths)
        .slice(0, 1_000)
        .flatMap((path) => (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .asWord */ .xS)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .listOf */ .c3)(path)[0]) ?? []);
    // A resource that is forgotten, and not created anew, stays as it is.
    const staysAsItIs = action === 'forget' && recreated === undefined;
    let differs;
    if (diff)
        differs = staysAsItIs ? [] : changedAttributes(entry, type);
    return {
        words,
        change: {
            address,
            action,
            recreated,
            previousAddress: (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .asAddress */ .tf)(previous),
            imported: words.includes('import'),
            deposed: (0,_entries_js__WEBPACK_IMPORTED_MODULE_5__/* .isDeposed */ .DT)(entry),
            reason: (Object.hasOwn(REASONS, reason) ? REASONS[reason] : reason) || undefined,
            attributes: [...new Set(forcing)].slice(0, 10),
            differs,
            location: undefined,
        },
    };
}
/** The action of a change for the word that it counts for, the worst first. */
const ACTIONS_OF_WORDS = [
    ['replace', 'replace'],
    ['destroy', 'delete'],
    ['forget', 'forget'],
    ['change', 'update'],
    ['add', 'create'],
];
/**
 * Reads an action that the apply invokes, with what triggers it; undefined if that cannot be read. Terraform 1.14 and
 * later lists them.
 */
function toInvocation(entry) {
    const fields = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldsOf */ .Pf)(entry);
    const address = (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .asAddress */ .tf)(fields['address']);
    if (address === undefined || (0,_model_address_js__WEBPACK_IMPORTED_MODULE_1__/* .readAddress */ .zq)(address)?.block.type !== 'action')
        return undefined;
    if (fields['lifecycle_action_trigger'] === undefined) {
        const byPerson = fields['invoke_action_trigger'];
        const isInvoked = typeof byPerson === 'object' && byPerson !== null;
        return isInvoked ? { address, trigger: { event: 'invoke' } } : undefined;
    }
    const lifecycle = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .fieldsOf */ .Pf)(fields['lifecycle_action_trigger']);
    const resource = (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .asAddress */ .tf)(lifecycle['triggering_resource_address']);
    const event = snakeCase(lifecycle['action_trigger_event']);
    if (resource === undefined || event === undefined)
        return undefined;
    const onFailure = String(lifecycle['on_failure']).replace(/^ActionOnFailure/, '');
    return { address, trigger: { event, resource, onFailure: snakeCase(onFailure) } };
}
/** `AfterCreate` is `after_create` in a configuration. */
function snakeCase(word) {
    if (typeof word !== 'string' || !/^[A-Z][A-Za-z]{0,40}$/.test(word))
        return undefined;
    return (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .asWord */ .xS)((0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_2__/* .lowerAscii */ .dq)(word.replace(/(?!^)[A-Z]/g, '_$&')));
}
/** Limits: no schema has more attributes, and no name is longer. */
const MOST_NAMES = 1_000;
const LONGEST_NAME = 200;
/**
 * The attributes that differ, those that force a replacement first.
 *
 * @param entry of a resource of this type
 */
function changedAttributes({ values, replacePaths }, type) {
    const { before, after, unknownAfter: unknown, sensitiveBefore, sensitiveAfter } = values;
    // Only the first step of a path is certain to be the name of an attribute: later ones may be keys of a map.
    const firstSteps = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .listOf */ .c3)(replacePaths).map((path) => memberOf(path, '0'));
    const forcing = new Set(firstSteps.filter((step) => typeof step === 'string'));
    const objects = [before, after, unknown].filter((value) => !Array.isArray(value));
    const names = new Set([...objects.flatMap(keysOf), ...forcing]);
    const attributes = [];
    for (const name of names) {
        const valueBefore = emptyAsNull(memberOf(before, name), type);
        const valueAfter = emptyAsNull(memberOf(after, name), type);
        const forces = forcing.has(name);
        let differs;
        if (isMissing(before) || isMissing(after)) {
            // An empty list of a resource that is created or destroyed may mean a block that is not written in the files.
            differs = hasContent(valueBefore) || hasContent(valueAfter);
        }
        else {
            // A value that becomes sensitive, or stops being so, is a change, too.
            differs =
                !(0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(valueBefore ?? null, valueAfter ?? null) ||
                    !areMarkedAlike(memberOf(sensitiveBefore, name), memberOf(sensitiveAfter, name));
        }
        if (!forces && !differs && !(0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isMarked */ .rZ)(memberOf(unknown, name)))
            continue;
        const shownName = name.slice(0, LONGEST_NAME);
        attributes.push(forces ? { name: shownName, forces } : { name: shownName });
    }
    const rank = ({ forces }) => (forces ? 0 : 1);
    attributes.sort((one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1));
    return attributes.slice(0, MOST_NAMES);
}
/**
 * Providers of the older kind write an empty text for no value, and Terraform shows it as none. It does
 * not where an attribute takes a value of any type, as those of `terraform_data` do.
 */
function emptyAsNull(value, type) {
    return value === '' && type !== 'terraform_data' ? null : value;
}
function hasContent(value) {
    if (typeof value !== 'object' || value === null)
        return !isMissing(value);
    return keysOf(value).length > 0;
}
function isMissing(value) {
    return value === null || value === undefined;
}
/**
 * A member of an object or a list. Where the JSON plan marks values as unknown or sensitive, `true` instead of an object
 * stands for each of its members.
 */
function memberOf(value, step) {
    if (value === true)
        return true;
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step))
        return undefined;
    return Reflect.get(value, step);
}
/** Whether two values have the same parts marked as sensitive. */
function areMarkedAlike(one, other) {
    if (one === true || other === true)
        return one === other;
    const steps = [one, other].flatMap(keysOf);
    return steps.every((step) => areMarkedAlike(memberOf(one, step), memberOf(other, step)));
}
function keysOf(value) {
    return typeof value === 'object' && value !== null ? Object.keys(value) : [];
}
//# sourceMappingURL=changes-in-plan.js.map

/***/ })

};
