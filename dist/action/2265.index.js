"use strict";
exports.id = 2265;
exports.ids = [2265];
exports.modules = {

/***/ 54908:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: function() { return /* binding */ baseRunFinder; },
/* harmony export */   c3: function() { return /* binding */ openBaseOfService; },
/* harmony export */   rV: function() { return /* binding */ compareWithCurrent; }
/* harmony export */ });
/* unused harmony export findCurrentRun */
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78235);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(34271);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62373);
/* harmony import */ var _policy_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60065);
/* harmony import */ var _policy_reading_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10988);
/* harmony import */ var _policy_tell_failures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19525);
/* harmony import */ var _policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96747);
/* harmony import */ var _policy_service_evidence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56893);
/* harmony import */ var _policy_run_differences_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22484);
/* harmony import */ var _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19441);
/* harmony import */ var _read_changes_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(76617);
/* harmony import */ var _read_policies_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(11056);
/* harmony import */ var _plan_planned_values_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(13050);













/** The whole comparison takes no longer than this: the verdict is decided and waits to be reported. */
const BUDGET_MS = 10_000;
/**
 * The result with the baselines of its failures: which of them the current configuration has as well. It is for the report,
 * never throws, and changes nothing else.
 */
async function compareWithCurrent(result, { name, workspaceId, current }, service) {
    const { clock, signal } = service;
    const failures = result.results.filter(_policy_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .hasFailed */ .WN);
    const countFailures = ({ judge: { name } }) => failures.filter(({ judge }) => judge.name === name).length;
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
        return { ...result, results: (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .compareWithBaseline */ .$_)(result.results, results) };
    }
    catch (error) {
        service.debug(`What failed in ${name} is not compared with what is current: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_12__/* .errorMessage */ .g)(error)}`);
        return result;
    }
}
/**
 * What policy systems said of a run that is over, so that nothing in it goes on. Where that is not certain, it rejects with the
 * end of a sentence that says why the default branch is not compared.
 */
async function readResults(run, ports, systems = _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_8__/* .SERVICE_SYSTEMS */ .P) {
    const evidence = (0,_policy_service_evidence_js__WEBPACK_IMPORTED_MODULE_6__/* .toEvidence */ .z)(run, await (0,_read_policies_js__WEBPACK_IMPORTED_MODULE_10__/* .readPolicies */ .h9)(run, ports, { waitsForPerson: true, systems }));
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
 * Makes the function that reads what a policy says of the default branch, for `only-new`. The default branch is read once for all,
 * when the first of them asks.
 *
 * @param failures all that may ask
 * @param say gets why everything counts
 */
function openBaseOfService(failures, { plan, findBaseRun }, ports, say) {
    const read = async () => {
        const addresses = failures.flatMap(_policy_tell_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .failuresIn */ .xM).flatMap((told) => told.addresses);
        const now = await readValues(plan.id, new Set(addresses), ports);
        const base = await findBaseRun();
        const baseAddresses = new Set(addresses.map((address) => (0,_policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .addressBefore */ .QF)(address, now)));
        const [results, before] = await Promise.all([
            readResults(base.run, ports),
            readValues(base.planId, baseAddresses, ports),
        ]);
        return { now, before, failuresOf: (0,_policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .failuresOfBase */ .AM)(results) };
    };
    let reading;
    return async (failure) => {
        reading ??= read().catch((error) => {
            if (ports.signal.aborted)
                throw error;
            say((0,_policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .notComparedNotice */ .PY)(error));
            return undefined;
        });
        const base = await reading;
        return base && { ...base, failsWithout: async () => base.failuresOf(failure) };
    };
}
/** What the plan makes of these resources, by its redacted JSON. It rejects with the end of a sentence. */
async function readValues(planId, addresses, ports) {
    const json = await (0,_read_changes_js__WEBPACK_IMPORTED_MODULE_9__/* .fetchPlanJson */ .y7)(planId, false, ports);
    const planned = json && (0,_plan_planned_values_js__WEBPACK_IMPORTED_MODULE_11__/* .readPlannedValues */ .D)(json, addresses);
    if (planned === undefined)
        throw new Error(`the JSON of plan ${planId} could not be read`);
    return planned;
}
//# sourceMappingURL=current-run.js.map

/***/ }),

/***/ 10990:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: function() { return /* binding */ JUDGES; }
});

// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/policy/systems/allowed-sources.js
var allowed_sources = __webpack_require__(58262);
;// CONCATENATED MODULE: ./build/src/gate/judges/allowed-sources.js
/** The list of allowed sources: the files are held to it before anything of them starts. */



const HAS_RUN = (0,finding/* finding */.gk)('ran-before-judged', (0,sentence/* phrase */.MZ) `This plan was made before its sources were judged: what is not allowed has run already.`);
/** Files that the list cannot judge keep the gate closed, with the reason. */
const SOURCES = {
    reads: 'files',
    systems: [allowed_sources/* ALLOWED_SOURCES */.I],
    isAsked: ({ sources }) => sources !== undefined,
    async judge({ root, workingDirectory }, { sources }) {
        if (sources === undefined)
            return undefined;
        const { file } = sources;
        return root === undefined
            ? doubtful(file, NOT_HERE)
            : said(file, sources.judge({ root, workingDirectory }));
    },
};
/** @param isOfPlan whether a plan was made before, and is judged too */
async function said(file, judging, isOfPlan = false) {
    try {
        const { evidence, notices, again } = await judging;
        const isAllowed = evidence.reading.results.every(({ status }) => status === 'passed');
        return {
            systems: [evidence],
            notices: isOfPlan && !isAllowed ? [HAS_RUN, ...notices] : notices,
            again: again && ((later) => said(file, again(later), 'plan' in later)),
        };
    }
    catch (error) {
        return doubtful(file, (0,finding/* findingOf */.hD)(error));
    }
}
const NOT_HERE = (0,finding/* finding */.gk)('files-not-judged', (0,sentence/* phrase */.MZ) `they are not on this machine.`);
function doubtful(file, why) {
    const says = (0,sentence/* phrase */.MZ) `The files were not judged by ${(0,sentence/* filePart */.A4)(file)}: ${why.says}`;
    return { systems: [(0,allowed_sources/* sourcesNotJudged */.DS)(file, { ...why, says, about: { ...why.about, file } })] };
}
//# sourceMappingURL=allowed-sources.js.map
// EXTERNAL MODULE: ./build/src/policy/guard.js
var policy_guard = __webpack_require__(53749);
;// CONCATENATED MODULE: ./build/src/gate/judges/guard.js
/** The guard over what a plan destroys and which actions it invokes. It counts as no policy. */

const GUARD = {
    reads: 'plan',
    systems: [policy_guard/* GUARD_TRAITS */.mb],
    isAsked: ({ guard: rules }) => rules !== undefined,
    asksForChanges: ({ guard }) => guard && { mayReadWhole: guard.fullPlan === true },
    judgesAlone: ({ protect = [], maxDestroys }) => protect.length > 0 || maxDestroys !== undefined,
    async judge(plan, { judging, changes }) {
        const { guard } = judging;
        if (guard === undefined)
            return undefined;
        const { isPartial, unseen } = plan;
        const { attributes } = await plan.known();
        if (attributes === undefined)
            return undefined;
        const rules = { ...guard, partial: isPartial };
        const planned = await changes();
        const reading = (0,policy_guard/* judgeByGuard */.OP)(rules, attributes, planned, unseen);
        // It is asked about one rule of `protect`: how many resources a part of a plan destroys is not known.
        const askAgain = async ({ policy, without, all }) => {
            if (planned === undefined || !(0,policy_guard/* isProtection */.md)(policy))
                return undefined;
            const left = new Set(all.flatMap((entry) => (without.includes(entry) ? [] : entry.name)));
            const gone = new Set(without.flatMap(({ name }) => (left.has(name) ? [] : name)));
            const kept = planned.changes.filter(({ address }) => !gone.has(address));
            const again = { ...rules, maxDestroys: undefined };
            const { results, doubts } = (0,policy_guard/* judgeByGuard */.OP)(again, attributes, { ...planned, changes: kept }, unseen);
            return doubts.length > 0 ? undefined : results;
        };
        return { systems: [{ judge: policy_guard/* GUARD_TRAITS */.mb, how: { complete: true }, reading }], askAgain };
    },
};
//# sourceMappingURL=guard.js.map
// EXTERNAL MODULE: ./build/src/policy/systems/own-policies.js
var own_policies = __webpack_require__(88532);
;// CONCATENATED MODULE: ./build/src/gate/judges/own-policies.js


/** A plan that own policies cannot judge keeps the gate closed, with the reason. */
const OWN = {
    reads: 'plan',
    systems: [own_policies/* OWN_POLICIES */.an],
    isAsked: ({ own }) => own !== undefined,
    readsWhole: ({ own }) => own?.readsWhole,
    async judge(plan, { judging: { own, exceptions }, pullRequest, signal, ofRun }) {
        if (own === undefined)
            return undefined;
        const doubtful = (why) => ({ systems: [(0,own_policies/* notJudgedByOwn */.W7)(own.sources, why)] });
        const content = await plan.json(own.readsWhole);
        if ('doubt' in content)
            return doubtful(content.doubt);
        const { json, document, doubts } = content;
        const { base } = plan;
        const servicePolicies = ofRun.flatMap(({ reading }) => reading.results.map(({ policy }) => policy));
        const toJudge = {
            json,
            document,
            run: plan.input,
            ...(pullRequest !== undefined && { pullRequest }),
            workspace: plan.workspace.name,
            exceptions,
            readBase: base && (() => base(json.isWhole)),
            servicePolicies: new Set(servicePolicies),
        };
        try {
            const { results, notices } = await own.judge(toJudge, signal);
            const evidence = (0,own_policies/* ownEvidence */.eh)(results);
            const reading = { ...evidence.reading, doubts: await doubts() };
            const askAgain = async ({ policySet, policy, without }) => {
                // What is later in a list goes first, so that the others keep their places.
                const lastFirst = without.toSorted((one, other) => indexOf(other) - indexOf(one));
                const paths = lastFirst.map(({ place }) => place.map(String));
                const asked = { policySet, policy, without: paths };
                const answer = await own.askAgain?.(toJudge, asked, signal);
                return answer !== undefined && ANSWERED.includes(answer.status) ? [answer] : undefined;
            };
            return { systems: [{ ...evidence, reading }], notices, json, askAgain };
        }
        catch (error) {
            signal.throwIfAborted();
            return { ...doubtful((0,finding/* findingOf */.hD)(error)), json };
        }
    },
};
const ANSWERED = ['passed', 'failed', 'known-after-apply'];
function indexOf({ place: [, at] }) {
    return typeof at === 'number' ? at : -1;
}
//# sourceMappingURL=own-policies.js.map
// EXTERNAL MODULE: ./build/src/policy/systems/scanners.js
var scanners = __webpack_require__(7642);
;// CONCATENATED MODULE: ./build/src/gate/judges/scanners.js
/** The files of scanners: what they found in the configuration of a workspace, and in none. */

const SCANS = {
    reads: 'files',
    systems: [scanners/* SCANNERS */.K],
    letsPlan: true,
    isAsked: ({ scans }) => scans !== undefined,
    judgesAlone: ({ scanners = [] }) => scanners.length > 0,
    async judge(workspace, { scans }, ofCheck) {
        if (scans === undefined)
            return undefined;
        const { name, root, workingDirectory } = workspace;
        const place = root === undefined ? undefined : { root, workingDirectory };
        const { evidence, notices } = await scans.judge(name, place, ofCheck);
        return { systems: [evidence], notices };
    },
    async judgeCheck({ scans }) {
        if (scans === undefined)
            return undefined;
        // Nothing is left aside: no report of a workspace would tell it.
        const { evidence, notices } = await scans.judge(undefined, undefined, { all: [], skipped: [] });
        return { systems: [evidence], notices };
    },
};
//# sourceMappingURL=scanners.js.map
// EXTERNAL MODULE: ./build/src/policy/service-evidence.js
var service_evidence = __webpack_require__(56893);
// EXTERNAL MODULE: ./build/src/policy/systems/systems.js + 3 modules
var systems = __webpack_require__(19441);
// EXTERNAL MODULE: ./build/src/gate/read-policies.js
var read_policies = __webpack_require__(11056);
;// CONCATENATED MODULE: ./build/src/gate/judges/service.js
/** The policy systems of the service: what they said of the run is read to the last page. */



const SERVICE = {
    reads: 'run',
    systems: systems/* SERVICE_SYSTEMS */.P.map(({ judge }) => judge),
    isAsked: (_judging, { serviceSystems }) => serviceSystems,
    async judge({ run: ofPlan }) {
        if (ofPlan === undefined)
            return undefined;
        const { watched, waitsForPerson, ports } = ofPlan;
        const { run } = watched;
        const observed = await (0,read_policies/* readPolicies */.h9)(run, ports, { waitsForPerson });
        return { systems: (0,service_evidence/* toEvidence */.z)(run, observed) };
    },
};
//# sourceMappingURL=service.js.map
;// CONCATENATED MODULE: ./build/src/gate/judges/judges.js
/** The registry of judges, in the order of the report. A new one is a file beside this, and a line here. */





const JUDGES = [SERVICE, OWN, SOURCES, SCANS, GUARD];
//# sourceMappingURL=judges.js.map

/***/ }),

/***/ 13050:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ readPlannedValues; }
/* harmony export */ });
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35379);
/* harmony import */ var _policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69166);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41293);
/** What a plan makes of some resources, to compare it with what another plan makes of them. */



/** Undefined if the plan has something that cannot be read. */
function readPlannedValues(plan, addresses) {
    const isList = Array.isArray(plan.document['resource_changes']);
    if (!isList || plan.isErrored || plan.repeated().length > 0)
        return undefined;
    const seen = new Set();
    const values = new Map();
    const movedFrom = new Map();
    for (const entry of (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesOf */ .Mc)(plan, ['resource_changes'])) {
        const address = (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .asAddress */ .tf)(entry.address);
        if (address === undefined)
            return undefined;
        if (!addresses.has(address))
            continue;
        const previous = (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .asAddress */ .tf)(entry.previousAddress);
        if (previous !== undefined)
            movedFrom.set(address, previous);
        const value = valuesAfter(entry.values);
        // An address that comes twice has an object that an earlier replacement left behind, so its values are not certain.
        if (seen.has(address) || value === undefined)
            values.delete(address);
        else
            values.set(address, value);
        seen.add(address);
    }
    return { values, movedFrom };
}
/**
 * The values after the change, as JSON. Undefined for a resource that is not there afterwards, and for one with a sensitive
 * value, which the JSON leaves out. Values that the plan does not know yet are the same where both plans do not know them.
 */
function valuesAfter({ after, unknownAfter: unknown, sensitiveAfter: sensitive, }) {
    if (typeof after !== 'object' || after === null)
        return undefined;
    if (unknown === undefined || sensitive === undefined || (0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isMarked */ .rZ)(sensitive))
        return undefined;
    return JSON.stringify([after, unknown]);
}
//# sourceMappingURL=planned-values.js.map

/***/ }),

/***/ 58262:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DS: function() { return /* binding */ sourcesNotJudged; },
/* harmony export */   I: function() { return /* binding */ ALLOWED_SOURCES; },
/* harmony export */   us: function() { return /* binding */ sourcesEvidence; }
/* harmony export */ });
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10988);

const ALLOWED_SOURCES = {
    name: 'allowed-sources',
    title: 'allowed sources',
    reads: 'files',
    counted: 'policy',
    countsAsPolicy: false,
    acceptedBy: 'nobody',
    excepted: 'never',
    toldApartBy: 'nothing',
    mayHoldLater: false,
};
/**
 * What the list says, as evidence. Nobody can override it: the way past it is an entry.
 *
 * @param judged.file of the list, as it was written
 * @param judged.refused what is not allowed, each with its place if that is known
 * @param judged.description what the list is, and who keeps it: a phrase
 * @param judged.remedy what to use, or to add to the list
 * @param judged.doubts why it is not known what would run
 */
function sourcesEvidence(judged) {
    const { file, level, refused, description, remedy, doubts } = judged;
    const how = { complete: true };
    const [first] = refused;
    const result = {
        judge: ALLOWED_SOURCES,
        policySet: file,
        policy: 'allowed-sources',
        level: level === 'advisory' ? 'advisory' : 'hard-mandatory',
        status: first === undefined ? 'passed' : 'failed',
        overridable: false,
        message: first?.text ?? '',
        description,
        remedy,
        output: refused.map(({ text }) => text),
        location: first?.location,
        resources: [],
        generalMessages: refused.map((message) => ({ ...message, addresses: [] })),
    };
    // Where something is not known, that nothing was found is no result.
    const results = first === undefined && doubts.length > 0 ? [] : [result];
    const reading = { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyReading */ .iz)(), results, doubts: [...doubts] };
    return { judge: ALLOWED_SOURCES, how, reading };
}
/** The doubt that the list could not be read. */
function sourcesNotJudged(file, why) {
    const judged = { file, level: 'mandatory', refused: [], description: '' };
    return sourcesEvidence({ ...judged, doubts: [why] });
}
//# sourceMappingURL=allowed-sources.js.map

/***/ }),

/***/ 88532:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W7: function() { return /* binding */ notJudgedByOwn; },
/* harmony export */   Zn: function() { return /* binding */ withConditions; },
/* harmony export */   an: function() { return /* binding */ OWN_POLICIES; },
/* harmony export */   eh: function() { return /* binding */ ownEvidence; }
/* harmony export */ });
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _policy_owners_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79925);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10988);



const OWN_POLICIES = {
    name: 'own-policies',
    title: 'own policies',
    reads: 'plan',
    counted: 'policy',
    countsAsPolicy: true,
    acceptedBy: 'people',
    excepted: 'by-directory-and-policy',
    toldApartBy: 'message',
    mayHoldLater: true,
};
/**
 * The results, where people may approve a condition only if the policy names them, or a line of `override-by` does.
 *
 * @param isAdvisory whether no condition has to be approved
 */
function withConditions(results, owners, isAdvisory) {
    return results.map((result) => {
        if (result.status !== 'known-after-apply')
            return result;
        const isNamed = result.approval !== undefined || (owners && (0,_policy_owners_js__WEBPACK_IMPORTED_MODULE_1__/* .ownersByLine */ .kK)(owners, result)) !== undefined;
        return { ...result, overridable: result.overridable && isNamed && !isAdvisory };
    });
}
/** The results of own policies that could judge the plan. */
function ownEvidence(results) {
    const how = { complete: true };
    return { judge: OWN_POLICIES, how, reading: { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyReading */ .iz)(), results } };
}
/**
 * The doubt that own policies could not judge the plan.
 *
 * @param sources of the policies, as they were written
 * @param why its sentence comes after a colon
 */
function notJudgedByOwn(sources, why) {
    const names = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .listParts */ .Z)(sources.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .typed */ .nE));
    const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `The plan was not judged by ${names}: ${why.says}`;
    return { ...ownEvidence([]), reading: { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyReading */ .iz)(), doubts: [{ ...why, says }] } };
}
//# sourceMappingURL=own-policies.js.map

/***/ }),

/***/ 7642:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ SCANNERS; },
/* harmony export */   n: function() { return /* binding */ scannersEvidence; }
/* harmony export */ });
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72588);
/* harmony import */ var _model_policy_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67107);
/* harmony import */ var _fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92046);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10988);
/** Scanners: what is made of the findings that their files have. */




const SCANNERS = {
    name: 'scanners',
    title: 'scanners',
    reads: 'files',
    counted: 'finding',
    countsAsPolicy: false,
    acceptedBy: 'people',
    excepted: 'by-finding',
    toldApartBy: 'place',
    mayHoldLater: false,
};
/**
 * The findings as evidence: one result for each rule, and what becomes of its findings.
 *
 * @param clean the tools that found nothing here, and whose files say so
 * @param doubts why it is not known what a scanner found
 */
function scannersEvidence(findings, clean, doubts) {
    const alike = new Map();
    for (const found of findings) {
        const { tool, rule, isMandatory, excepted } = found;
        (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_2__/* .addTo */ .D)(alike, JSON.stringify([tool, rule, isMandatory, statusOf(found), excepted]), found);
    }
    const results = [...alike.values()].flatMap((group) => {
        const [first] = group;
        return first === undefined ? [] : resultOf(first, group);
    });
    const how = { complete: true };
    const passed = clean.map((tool) => ({ ...NOTHING_FOUND, policySet: tool, policy: tool }));
    return {
        judge: SCANNERS,
        how,
        reading: { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_1__/* .emptyReading */ .iz)(), results: [...results, ...passed], doubts: [...doubts] },
    };
}
const NOTHING_FOUND = {
    judge: SCANNERS,
    level: 'mandatory',
    status: 'passed',
    overridable: false,
    message: '',
    output: [],
    resources: [],
    generalMessages: [],
};
function statusOf({ isOld, excepted }) {
    if (excepted !== undefined)
        return 'excepted';
    return isOld ? 'existing' : 'failed';
}
function resultOf(first, alike) {
    const { tool, rule, severity, isMandatory, title, help, excepted, approvers } = first;
    const status = statusOf(first);
    const mayBeApproved = isMandatory && status === 'failed' && approvers !== undefined;
    const resources = [];
    const generalMessages = [];
    for (const { message, addresses, path, ...place } of alike) {
        const location = locationOf(path, place);
        const [address, ...others] = addresses;
        if (address !== undefined && others.length === 0) {
            resources.push({ address, messages: [message], location });
            continue;
        }
        for (const each of addresses)
            resources.push({ address: each, messages: [] });
        // Each report shows the location beside the message.
        generalMessages.push({ text: message, addresses: [...addresses], location });
    }
    // An approval is of what is at this line.
    const whole = new Map(alike.map(({ message, path, line, addresses }) => {
        const text = path === undefined ? message : `${path}:${line ?? ''}: ${message}`;
        return [JSON.stringify({ addresses, line, message, path }), text];
    }));
    const answers = Array.from(whole, ([json, text]) => new _model_policy_result_js__WEBPACK_IMPORTED_MODULE_3__/* .WholeAnswer */ .g([text], json, true));
    const said = [
        ...resources.flatMap(({ address, messages }) => messages.map((text) => `${address}: ${text}`)),
        ...generalMessages.map(({ text, location }) => location === undefined ? text : `${location.path}: ${text}`),
    ];
    return {
        judge: SCANNERS,
        policySet: tool,
        policy: rule,
        level: enforcementOf(isMandatory, approvers),
        status,
        overridable: mayBeApproved,
        message: said[0] ?? '',
        description: [title, `Severity: ${severity}.`, help].filter(Boolean).join(' '),
        output: [...new Set(said)],
        answers: mayBeApproved ? answers : undefined,
        address: resources[0]?.address,
        location: resources[0]?.location ?? generalMessages[0]?.location,
        resources,
        generalMessages,
        ...(excepted && (0,_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_0__/* .acceptanceBy */ .N$)(excepted)),
        ...(mayBeApproved && {
            approval: { approvers: approvers.names, needed: 1, missing: 1, given: [] },
        }),
    };
}
function enforcementOf(isMandatory, approvers) {
    if (!isMandatory)
        return 'advisory';
    return approvers === undefined ? 'mandatory' : 'mandatory-overridable';
}
function locationOf(path, { line = 1, endLine = line }) {
    return path === undefined ? undefined : { path, startLine: line, endLine, source: 'scanner' };
}
//# sourceMappingURL=scanners.js.map

/***/ })

};
;