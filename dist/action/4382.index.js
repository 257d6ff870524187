"use strict";
exports.id = 4382;
exports.ids = [4382,7183,1105];
exports.modules = {

/***/ 30476:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   finishAction: function() { return /* binding */ finishAction; }
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _check_check_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22342);
/* harmony import */ var _check_report_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90252);
/* harmony import */ var _client_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63749);
/* harmony import */ var _gate_end_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67832);
/* harmony import */ var _gate_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32940);
/* harmony import */ var _model_job_secrets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62056);
/* harmony import */ var _model_job_time_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(71680);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74913);
/* harmony import */ var _report_to_view_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(11105);
/* harmony import */ var _open_job_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(51290);
/* harmony import */ var _job_state_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(41299);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(10000);
/**
 * Runs after the step, and deletes the plans that it wrote. If the step was killed, this ends the runs that it left and
 * says so in the comment. Runs that the step finished are not touched.
 */















/** Resolves to the exit code, which is always 0: only the step gives a verdict. */
async function finishAction(io) {
    const plans = io.runner.saved('plans');
    if (plans !== '')
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(plans, { recursive: true, force: true });
    const state = (0,_job_state_js__WEBPACK_IMPORTED_MODULE_10__/* .decodeState */ .U)(io.runner.saved('job'));
    const isReported = io.runner.saved('reported') === 'true';
    if (state === undefined || state.runs.length === 0)
        return 0;
    const { ciJob, entryPoint, ports, log } = await (0,_open_job_js__WEBPACK_IMPORTED_MODULE_9__/* .openJob */ .I)(io);
    try {
        const loaded = await entryPoint.settings(ciJob.jobTree, ports);
        const service = 'settings' in loaded ? loaded.settings.plans.service : undefined;
        if ('problems' in loaded || service === undefined || service.origin !== state.origin) {
            const runs = state.runs.map(({ workspace, runId }) => `${workspace} ${runId ?? ''}`.trim());
            log.warning(`Runs may still be going on: ${runs.join(', ')}. See ${state.origin}.`);
            return 0;
        }
        const secrets = (0,_check_check_request_js__WEBPACK_IMPORTED_MODULE_1__/* .secretsOfJob */ .I)(loaded.settings, (0,_model_job_secrets_js__WEBPACK_IMPORTED_MODULE_6__/* .concealedIn */ .w)(io.environment), log);
        const { send } = ports;
        const client = (0,_client_client_js__WEBPACK_IMPORTED_MODULE_3__/* .createClient */ .U)({ ...io, ...service, send, log, secrets, discovers: true });
        const ended = await (0,_gate_end_run_js__WEBPACK_IMPORTED_MODULE_4__/* .finishAfterKill */ .gZ)(state, { ...io, client });
        const said = ended.map(({ workspace, leftover, ...run }) => ({
            workspace,
            found: leftover ?? (0,_gate_end_run_js__WEBPACK_IMPORTED_MODULE_4__/* .sayEnded */ .QV)(run),
            isOpen: leftover !== undefined || run.outcome === 'unknown',
        }));
        for (const alike of (0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__/* .groupBy */ .$z)(said, ({ found, isOpen }) => [isOpen, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .shapeOf */ .F5)(found.says)])) {
            const [{ found, isOpen }] = alike;
            const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .mergeSentences */ .r2)([found.says, ...alike.map((each) => each.found.says)]);
            const names = (0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__/* .listText */ .so)(alike.map(({ workspace }) => workspace), 4);
            const sentence = `${names}: ${(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_12__/* .textOf */ .b6)({ says, remedy: found.remedy })}`;
            if (isOpen)
                log.warning(sentence);
            else
                log.info(sentence);
        }
        if (isReported || loaded.settings.report.comment === 'off')
            return 0;
        const ofSettings = (0,_check_check_request_js__WEBPACK_IMPORTED_MODULE_1__/* .settingsForHost */ .r)(loaded.settings);
        const report = { ...ofSettings.report, annotate: 'off' };
        const deadline = (0,_model_job_time_js__WEBPACK_IMPORTED_MODULE_14__/* .publishUntil */ .S2)(Number.POSITIVE_INFINITY, io.clock.now());
        const root = io.environment['GITHUB_WORKSPACE'] ?? io.workingDirectory;
        const subject = await ciJob.subject({ ...ofSettings, report }, { directory: root, root, deadline });
        if ('refused' in subject || subject.reportedJob.pullRequest === undefined)
            return 0;
        const context = (0,_check_report_context_js__WEBPACK_IMPORTED_MODULE_2__/* .reportContext */ .g)(loaded.settings, subject, io.clock, { byPerson: false });
        const view = secrets.concealAll((0,_report_to_view_js__WEBPACK_IMPORTED_MODULE_8__.toReportView)(canceledResult(ended), context));
        const published = await subject.publish?.(view, deadline);
        for (const doubt of published?.doubts ?? [])
            log.warning((0,_report_text_js__WEBPACK_IMPORTED_MODULE_7__/* .textWithRemedy */ ._7)(doubt));
        return 0;
    }
    finally {
        await ports.send.close();
    }
}
function canceledResult(ended) {
    const killed = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_12__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_11__/* .CODES */ .Lp.canceled, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_13__/* .phrase */ .MZ) `The job was killed before this run was judged.`);
    const failure = { kind: 'canceled', ...killed };
    return (0,_gate_result_js__WEBPACK_IMPORTED_MODULE_5__.unjudgedResult)(ended.map(({ workspace, runId, status, leftover }) => ({
        workspace,
        runId,
        runStatus: status,
        leftover,
        failure,
    })));
}
//# sourceMappingURL=post.js.map

/***/ }),

/***/ 78235:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AP: function() { return /* binding */ timestamps; },
/* harmony export */   B_: function() { return /* binding */ ignoredIfInvalid; },
/* harmony export */   C5: function() { return /* binding */ resourceSchema; },
/* harmony export */   Dl: function() { return /* binding */ relatedId; },
/* harmony export */   Jt: function() { return /* binding */ flag; },
/* harmony export */   Mv: function() { return /* binding */ flags; },
/* harmony export */   Qq: function() { return /* binding */ text; },
/* harmony export */   _2: function() { return /* binding */ related; },
/* harmony export */   gC: function() { return /* binding */ paginationSchema; },
/* harmony export */   kG: function() { return /* binding */ anyResourceSchema; },
/* harmony export */   u9: function() { return /* binding */ optionalObject; },
/* harmony export */   vK: function() { return /* binding */ countSchema; }
/* harmony export */ });
/* harmony import */ var _schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77934);
/**
 * JSON:API in the form that this service sends: resources, relationships, documents, pages, errors.
 * Attribute names stay as on the wire; unknown attributes are kept.
 */

const id = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .minLength */ .BpQ(1));
const identifierSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ id, type: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const relationshipSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    data: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(identifierSchema), identifierSchema]))),
    links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
});
/** Any resource, before its attributes are checked. */
const anyResourceSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    ...identifierSchema.entries,
    attributes: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
    relationships: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), relationshipSchema)),
    links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
});
/**
 * Reads a relationship, whose name may be spelled with `-` or with `_`. `named`: the resources, or undefined without a
 * readable relationship. `unreadable`: it exists without data, or in both spellings with different contents. `many`: the
 * data is a list.
 */
function related({ relationships = {} }, name) {
    const spellings = [...new Set([name, name.replaceAll('-', '_')])]
        .filter((spelling) => Object.hasOwn(relationships, spelling))
        .map((spelling) => relationships[spelling]);
    const [first, second] = spellings;
    const parsed = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .safeParse */ .xLC(relationshipSchema, first, { abortEarly: true });
    const differ = second !== undefined && JSON.stringify(second) !== JSON.stringify(first);
    if (first === undefined)
        return { named: undefined, unreadable: false, many: false };
    if (differ || !parsed.success || parsed.output.data === undefined) {
        return { named: undefined, unreadable: true, many: false };
    }
    const { data } = parsed.output;
    const many = Array.isArray(data);
    // None, one or several.
    const named = data === null ? [] : [data].flat();
    return { named, unreadable: false, many };
}
/** The resource that is named under a relationship to one; undefined if none is named. */
function relatedId(resource, name) {
    const { named = [], many } = related(resource, name);
    return many ? undefined : named[0]?.id;
}
/** The schema of one kind of resource: `type` must be the word, and the attributes must match. */
function resourceSchema(type, attributes) {
    return _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        id,
        type: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(type),
        attributes: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(attributes),
        relationships: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), relationshipSchema), {}),
        links: _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()), {}),
    });
}
/** A value that a service may leave out or send as null, as it does with nearly everything. */
const text = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
const flag = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY());
const countSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig());
/** `{"queued-at": "<timestamp>"}`: a key appears once its status has been reached. */
const timestamps = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())));
/** `{"can-override": true}` */
const flags = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY())));
/** A value on which nothing depends: it is ignored if its form is unexpected. */
function ignoredIfInvalid(schema) {
    return _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .fallback */ .NpB(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(schema), null));
}
function optionalObject(entries) {
    return _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(entries));
}
const paginationSchema = _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    'current-page': _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    'page-size': _schema_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    'prev-page': countSchema,
    'next-page': countSchema,
    'total-pages': countSchema,
    'total-count': countSchema,
});
//# sourceMappingURL=resource.js.map

/***/ }),

/***/ 67832:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QV: function() { return /* binding */ sayEnded; },
/* harmony export */   gZ: function() { return /* binding */ finishAfterKill; },
/* harmony export */   lb: function() { return /* binding */ endRun; },
/* harmony export */   mL: function() { return /* binding */ giveUpRun; },
/* harmony export */   nP: function() { return /* binding */ keepOrDiscard; }
/* harmony export */ });
/* unused harmony export leftoverOf */
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
    return { ended, factsOfEnd: { leftover, ...(0,_model_acts_on_runs_js__WEBPACK_IMPORTED_MODULE_7__/* .recordDiscard */ .WV)(ended, why, service.clock.date()) } };
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

/***/ 56077:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cO: function() { return /* binding */ differencesFromCommit; },
/* harmony export */   d0: function() { return /* binding */ differencesInTime; },
/* harmony export */   wb: function() { return /* binding */ isSameSlug; }
/* harmony export */ });
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17866);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2340);



/** Each finishes "Run run-1 …"; empty when it is of this commit, pull request and repository. */
function differencesFromCommit({ attributes }, change) {
    const { commit, pullRequest, repository, slug } = change;
    const addresses = ADDRESS_ATTRIBUTES.flatMap((name) => attributes[name] || []);
    const clone = attributes['clone-url'];
    const linkedCommit = attributes['commit-url']?.split(/[/?#]/).findLast((part) => HEX.test(part));
    const differences = [];
    if (attributes['commit-sha'] !== commit) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is of commit ${valuePart(attributes['commit-sha'])}`);
    }
    if (linkedCommit !== undefined && !commit.startsWith(linkedCommit)) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `has the address of commit ${valuePart(linkedCommit)}`);
    }
    differences.push(...differencesFromPullRequest(attributes, pullRequest));
    if (!isSameSlug(attributes.identifier, slug)) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is of repository ${valuePart(attributes.identifier)}`);
    }
    if (clone && !(0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRepository */ .ve)(clone, repository)) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `was cloned from ${valuePart(clone)}, not from ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)(repository)}`);
    }
    if (!addresses.every((address) => (0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isPageOf */ .vO)(address, repository))) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `has addresses outside of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)(repository)}`);
    }
    if (addresses.length === 0 && !clone) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `does not say on which server its repository is`);
    }
    return differences;
}
/** @param expected the number of the pull request; undefined for a commit that is merged already */
function differencesFromPullRequest(attributes, expected) {
    const isOfPullRequest = attributes['is-pull-request'] === true;
    if (expected === undefined)
        return isOfPullRequest ? [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is of a pull request`] : [];
    const { 'pull-request-number': number, 'pull-request-url': address } = attributes;
    const linkedNumber = address?.split(/[/?#]/).findLast((part) => DIGITS.test(part));
    const differences = [];
    if (!isOfPullRequest)
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is not of a pull request`);
    if (number !== expected)
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `is of pull request ${valuePart(number)}`);
    if (linkedNumber !== undefined && linkedNumber !== String(expected)) {
        differences.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `has the address of pull request ${valuePart(linkedNumber)}`);
    }
    return differences;
}
const ADDRESS_ATTRIBUTES = ['commit-url', 'compare-url', 'pull-request-url'];
const HEX = /^[0-9a-f]{7,64}$/i;
const DIGITS = /^\d+$/;
/** Names of Azure DevOps may have a segment `_git`. */
function isSameSlug(identifier, slug) {
    const plain = (name) => name?.toLowerCase().replace('/_git/', '/');
    return plain(identifier) === plain(slug);
}
/** Each finishes "Run run-1 …": every time that the run names has to be later than the change. */
function differencesInTime({ attributes }, { sinceMs }) {
    const since = new Date(sinceMs).toISOString();
    const createdAt = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOf */ .nR)(attributes['created-at']);
    if (Number.isNaN(createdAt))
        return [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `does not say when it was created`];
    const stamps = Object.values(attributes['status-timestamps'] ?? {}).map(_model_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOf */ .nR);
    // The timestamps of a status have whole seconds, so each may be of any time in its second.
    const latestTimes = [createdAt, ...stamps.map((time) => time + 999)];
    const isTooEarly = latestTimes.some((time) => time < sinceMs);
    return isTooEarly
        ? [(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `was there before ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .setting */ .Pe)(since)}: it is of an earlier push, or too old`]
        : [];
}
function valuePart(value) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .sentencePart */ .vn)('code', (JSON.stringify(value) ?? 'unknown').slice(0, 100), 100);
}
//# sourceMappingURL=commit-under-review.js.map

/***/ }),

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