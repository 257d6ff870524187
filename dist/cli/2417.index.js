"use strict";
exports.id = 2417;
exports.ids = [2417];
exports.modules = {

/***/ 92417:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgeNamedRun: function() { return /* binding */ judgeNamedRun; }
/* harmony export */ });
/* harmony import */ var _gate_failure_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46281);
/* harmony import */ var _gate_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18);
/* harmony import */ var _gate_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32940);
/* harmony import */ var _gate_sources_named_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64777);




/** Errors of the service or the network become the verdict. */
async function judgeNamedRun(reference, settings, { client, ...ports }) {
    const startedAt = ports.clock.now();
    const { runOptions } = settings.plan;
    try {
        const named = await (0,_gate_sources_named_run_js__WEBPACK_IMPORTED_MODULE_3__/* .findNamedRun */ .qm)(reference, runOptions, client);
        const { run, options, mode } = named;
        const request = {
            ...settings,
            plan: (0,_gate_sources_named_run_js__WEBPACK_IMPORTED_MODULE_3__/* .planOfNamed */ .WA)(settings.plan, named, reference),
            change: { base: undefined, message: '' },
        };
        const source = (0,_gate_sources_named_run_js__WEBPACK_IMPORTED_MODULE_3__/* .openNamedRun */ .$w)(reference, named, request, client);
        const judged = await (0,_gate_gate_js__WEBPACK_IMPORTED_MODULE_1__.gate)(source, request, ports);
        const result = { ...judged, durationMs: ports.clock.now() - startedAt };
        return { result, options, mode, run };
    }
    catch (error) {
        const failure = (0,_gate_failure_of_js__WEBPACK_IMPORTED_MODULE_0__/* .failureOf */ .g5)(error, ports.signal.aborted ? 'aborted' : undefined);
        const workspace = reference.workspace?.name ?? reference.id;
        const result = (0,_gate_result_js__WEBPACK_IMPORTED_MODULE_2__.unjudgedResult)([{ workspace, failure }], ports.clock.now() - startedAt);
        return { result, options: runOptions, mode: 'speculative', run: undefined };
    }
}
//# sourceMappingURL=judge-named-run.js.map

/***/ }),

/***/ 64777:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: function() { return /* binding */ openNamedRun; },
/* harmony export */   WA: function() { return /* binding */ planOfNamed; },
/* harmony export */   m8: function() { return /* binding */ requiredVersion; },
/* harmony export */   qm: function() { return /* binding */ findNamedRun; }
/* harmony export */ });
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78235);
/* harmony import */ var _model_command_line_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(99753);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62373);
/* harmony import */ var _policy_run_differences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22484);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46281);
/* harmony import */ var _find_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87170);
/* harmony import */ var _plan_of_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40370);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69268);
/* harmony import */ var _service_scope_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74963);
/* harmony import */ var _take_over_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(33109);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(10000);













/** @throws GateStop if the run does not say what it is of, or what the client threw */
async function findNamedRun(reference, runOptions, client) {
    const { run, workspace } = await client.runs.show(reference.id, { include: ['workspace'] });
    return {
        run,
        workspace: await findWorkspaceOfRun(reference, run, workspace, client),
        options: reference.allowsUncompared ? (0,_policy_run_differences_js__WEBPACK_IMPORTED_MODULE_2__/* .reportedOptions */ .sV)(run) : runOptions,
        mode: run.attributes['save-plan'] === true ? 'provisional' : 'speculative',
        organization: reference.organization ?? (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .relatedId */ .Dl)(workspace ?? {}, 'organization') ?? '',
    };
}
/** The settings by which a named run is judged: it says itself how it was planned. */
function planOfNamed(plan, { options, workspace: { name } }, { allowsUncompared }) {
    return {
        ...plan,
        workspaces: [{ kind: 'name', name }],
        mayBeSeveral: false,
        asked: [name],
        runOptions: options,
        allowPartial: allowsUncompared || plan.allowPartial,
    };
}
function openNamedRun(reference, { run, workspace, mode, organization }, request, client) {
    return {
        gives: { run: true, plannedCommit: false, serviceSystems: true },
        startsCode: false,
        startsTogether: false,
        mostAtOnce: 1,
        async find(scope) {
            const service = (0,_service_scope_js__WEBPACK_IMPORTED_MODULE_7__/* .openServiceScope */ .G)(request, scope, { client, runs: { mode, organization } }, 1);
            return {
                found: [workspace],
                prepare: async (found) => found,
                async *offers(ready, { reach }) {
                    yield await offerNamedRun(reference, run, ready, { ...service, reach });
                },
            };
        },
    };
}
const cannotBeJudged = (says) => new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__.GateStop('service', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .CODES */ .Lp.notCompared, says));
/**
 * The required workspace, else the one that the run names.
 *
 * @param included the workspace that the service sent with the run
 */
async function findWorkspaceOfRun({ workspace: required }, run, included, client) {
    const ownWorkspaceId = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .relatedId */ .Dl)(run, 'workspace');
    const workspaceId = required?.id ?? ownWorkspaceId;
    if (workspaceId === undefined) {
        throw cannotBeJudged((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .runPart */ .Lk)(run.id)} does not say which workspace it belongs to.`);
    }
    const matching = ownWorkspaceId === workspaceId ? included : undefined;
    const { attributes } = matching ?? (await client.workspaces.show(workspaceId));
    const workingDirectory = (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .readWorkingDirectory */ .bq)(attributes['working-directory']);
    return {
        name: required?.name ?? attributes.name,
        workspaceId,
        workingDirectory: 'path' in workingDirectory ? workingDirectory.path : '',
        root: undefined,
        notices: [],
        mayHaveRun: false,
    };
}
const HOW_TO_COMPARE = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `Name it, or accept the run without that comparison (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .setting */ .Pe)('--any')}).`;
/**
 * Reads the run again with its task stages, compares it with the reference, and waits for its end.
 *
 * @throws GateStop if the run is not over and is not waited for, or planned other files than required
 */
async function offerNamedRun(reference, namedRun, workspace, step) {
    const { client } = step;
    const required = requiredVersion(reference, namedRun);
    const watched = await client.runs.show(namedRun.id, { include: _run_js__WEBPACK_IMPORTED_MODULE_6__/* .WATCHED */ .tC });
    const { run } = watched;
    const stages = (0,_run_js__WEBPACK_IMPORTED_MODULE_6__/* .partsThatMayWait */ .QD)(watched);
    const waitCommand = (0,_model_command_line_js__WEBPACK_IMPORTED_MODULE_12__/* .withHostOption */ .QW)(`plangate runs show ${run.id} --wait`, {
        serviceOrigin: client.origin,
    });
    const { mode } = step.plan;
    const isOver = (0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isSettled */ .Is)(mode, run.attributes.status, stages) || (0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .mayWaitForConfirmation */ .RJ)(mode, run);
    if (!reference.waits && !isOver) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_3__.GateStop('timeout', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .CODES */ .Lp.notCompared, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .runPart */ .Lk)(run.id)} is not over, so nothing of it is judged yet: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .plain */ .pj)((0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .describeRunStatus */ .rM)(run))}.`, { about: { run: run.id }, remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .typed */ .nE)(waitCommand)} waits for it.` }));
    }
    const { sha256 } = reference;
    if (sha256 !== undefined && !(await (0,_take_over_js__WEBPACK_IMPORTED_MODULE_8__/* .plannedSameFiles */ .g)(sha256, run.id, client))) {
        throw cannotBeJudged((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .runPart */ .Lk)(run.id)} planned other files than the report is about.`);
    }
    const uncompared = [];
    if (reference.workspace === undefined) {
        uncompared.push((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .CODES */ .Lp.notCompared, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .setting */ .Pe)('--workspace')} is not given, so the workspace of run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .runPart */ .Lk)(run.id)} was not compared.`));
    }
    if (required.uncompared !== undefined)
        uncompared.push(required.uncompared);
    const { versionId } = required;
    // With `allowsUncompared`, what was not compared is a notice, and the gate may open.
    const compared = reference.allowsUncompared
        ? { ...workspace, versionId, notices: uncompared, uncompared: [] }
        : {
            ...workspace,
            versionId,
            uncompared: uncompared.map((each) => ({ ...each, remedy: HOW_TO_COMPARE })),
        };
    return (0,_plan_of_run_js__WEBPACK_IMPORTED_MODULE_5__/* .offerOfRun */ .VG)(await (0,_run_js__WEBPACK_IMPORTED_MODULE_6__/* .watchFound */ .Id)(compared, run, step), step, {});
}
/** The version that the run must have planned: the required one, or else its own, and that it was not compared. */
function requiredVersion({ versionId }, run) {
    const ownVersion = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .relatedId */ .Dl)(run, 'configuration-version');
    if (ownVersion === undefined) {
        throw cannotBeJudged((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .runPart */ .Lk)(run.id)} does not say which configuration version it planned.`);
    }
    if (versionId !== undefined)
        return { versionId };
    const uncompared = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_9__/* .CODES */ .Lp.notCompared, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .setting */ .Pe)('--version')} is not given, so the version of run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_11__/* .runPart */ .Lk)(run.id)} was not compared.`);
    return { versionId: ownVersion, uncompared };
}
//# sourceMappingURL=named-run.js.map

/***/ })

};
;