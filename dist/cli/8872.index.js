"use strict";
exports.id = 8872;
exports.ids = [8872];
exports.modules = {

/***/ 34296:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ isUnjudged; }
/* harmony export */ });
function isUnjudged(workspace) {
    return 'error' in workspace;
}
//# sourceMappingURL=source.js.map

/***/ }),

/***/ 70189:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: function() { return /* binding */ baseRunFinder; },
/* harmony export */   G2: function() { return /* binding */ findCurrentRun; },
/* harmony export */   P_: function() { return /* binding */ readExistingFailures; },
/* harmony export */   rV: function() { return /* binding */ compareWithCurrent; }
/* harmony export */ });
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78235);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(34271);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62373);
/* harmony import */ var _policy_accept_failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65608);
/* harmony import */ var _policy_compare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80663);
/* harmony import */ var _policy_reading_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10988);
/* harmony import */ var _policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96747);
/* harmony import */ var _policy_observed_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51894);
/* harmony import */ var _policy_run_differences_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22484);
/* harmony import */ var _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19441);
/* harmony import */ var _read_changes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(76617);
/* harmony import */ var _read_policies_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(11056);












/** The whole comparison takes no longer than this: the verdict is decided and waits to be reported. */
const BUDGET_MS = 10_000;
/**
 * The result with the baselines of its failures: which of them the current configuration has as well. It is for the report,
 * never throws, and changes nothing else.
 */
async function compareWithCurrent(result, { name, workspaceId, current }, service) {
    const { clock, signal } = service;
    const failures = result.results.filter(_policy_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .hasFailed */ .WN);
    const countFailures = ({ name: system }) => failures.filter((failure) => failure.system === system).length;
    // One system, because to compare one costs two requests: that with the most failures.
    const [system] = _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_8__/* .SERVICE_SYSTEMS */ .P.toSorted((one, other) => countFailures(other) - countFailures(one));
    if (system === undefined || countFailures(system) === 0)
        return result;
    // A run with options did not plan the whole configuration, so it cannot be compared.
    const hasOptions = (0,_policy_run_differences_js__WEBPACK_IMPORTED_MODULE_7__/* .describeOptions */ .c4)(service.plan.runOptions).length > 0;
    if (current.versionId === undefined || hasOptions)
        return result;
    const deadline = Math.min(service.deadline, clock.now() + BUDGET_MS);
    const client = service.client.with({ signal, deadline });
    try {
        const run = await findCurrentRun(workspaceId, current, client);
        if (run === undefined)
            return result;
        const results = await readResults(run, { ...service, client, deadline }, [system]);
        return { ...result, results: (0,_policy_compare_js__WEBPACK_IMPORTED_MODULE_3__/* .compareWithBaseline */ .$_)(result.results, results) };
    }
    catch (error) {
        service.debug(`What failed in ${name} is not compared with what is current: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_11__/* .errorMessage */ .g)(error)}`);
        return result;
    }
}
/** What policy systems said of a run that is over, so that nothing in it goes on. It rejects if that is not certain. */
async function readResults(run, ports, systems = _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_8__/* .SERVICE_SYSTEMS */ .P) {
    const evidence = (0,_policy_observed_js__WEBPACK_IMPORTED_MODULE_6__/* .toEvidence */ .zR)(run, await (0,_read_policies_js__WEBPACK_IMPORTED_MODULE_10__/* .readPolicies */ .h9)(run, ports, { waitsForPerson: true, systems }));
    if (evidence.some(({ how, reading }) => 'doubt' in how || reading.doubts.length > 0)) {
        throw new Error(`not all results of its run ${run.id} could be read`);
    }
    return evidence.flatMap(({ reading }) => reading.results);
}
/**
 * The newest run of the current configuration that planned all of it and is over.
 * @param knownRun the run that the workspace names, if it was read already
 */
async function findCurrentRun(workspaceId, { versionId, runId }, client, knownRun) {
    // Most workspaces name the run. Lists of runs are limited to a few a minute.
    const runs = runId === undefined
        ? (await client.runs.list(workspaceId).page({ number: 1, size: 100 })).items
        : [knownRun ?? (await client.runs.show(runId)).run];
    return runs.find((run) => (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .relatedId */ .Dl)(run, 'workspace') === workspaceId &&
        (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .relatedId */ .Dl)(run, 'configuration-version') === versionId &&
        run.attributes['plan-only'] === false &&
        (0,_policy_run_differences_js__WEBPACK_IMPORTED_MODULE_7__/* .unusualOptions */ .ku)(run.attributes).length === 0 &&
        (0,_model_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isRunOver */ .Ck)(run.attributes.status));
}
/** The function that finds the default branch's run of a workspace, for `only-new`. */
function baseRunFinder(workspace, { policy, client }) {
    if (!policy.onlyNew)
        return undefined;
    return async () => {
        const { workspaceId, current } = workspace;
        const run = current?.versionId === undefined
            ? undefined
            : await findCurrentRun(workspaceId, current, client);
        const planId = run && (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .relatedId */ .Dl)(run, 'plan');
        if (run === undefined || planId === undefined) {
            throw new Error('no finished run planned all of the present configuration of the workspace');
        }
        return { run, planId };
    };
}
/**
 * Reads which failures the default branch has as well, for `only-new`.
 *
 * @returns the rule that accepts them, or a sentence about why everything counts; undefined if no failure of the run could
 *   be accepted anyway
 */
async function readExistingFailures(readings, { plan, findBaseRun }, ports) {
    const addresses = readings
        .flatMap(({ results }) => results)
        .filter((result) => result.level === 'advisory' && (0,_policy_accept_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .isCertainFailure */ .B6)(result))
        .flatMap((result) => (0,_policy_accept_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .addressedLines */ .F6)(result).flatMap((line) => line.addresses));
    if (addresses.length === 0)
        return undefined;
    try {
        const planned = await readValues(plan.id, new Set(addresses), ports);
        const base = await findBaseRun();
        const baseAddresses = new Set(addresses.map((address) => (0,_policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .addressBefore */ .QF)(address, planned)));
        const [baseResults, basePlanned] = await Promise.all([
            readResults(base.run, ports),
            readValues(base.planId, baseAddresses, ports),
        ]);
        return { existing: (0,_policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .ruleOfExisting */ .pj)(planned, { results: baseResults, planned: basePlanned }) };
    }
    catch (error) {
        if (ports.signal.aborted)
            throw error;
        return { notice: (0,_policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .notComparedNotice */ .PY)(error) };
    }
}
/** What the plan makes of these resources, by its redacted JSON. It rejects with the end of a sentence. */
async function readValues(planId, addresses, ports) {
    const json = await (0,_read_changes_js__WEBPACK_IMPORTED_MODULE_9__.fetchPlanJson)(planId, false, ports);
    const planned = json && (0,_policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .readPlannedValues */ .DE)(json, addresses);
    if (planned === undefined)
        throw new Error(`the JSON of plan ${planId} could not be read`);
    return planned;
}
//# sourceMappingURL=current-run.js.map

/***/ })

};
;