"use strict";
exports.id = 961;
exports.ids = [961];
exports.modules = {

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

/***/ }),

/***/ 33109:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cb: function() { return /* binding */ openTakeOver; },
/* harmony export */   gq: function() { return /* binding */ plannedSameFiles; }
/* harmony export */ });
/* unused harmony exports conditionsReader, wasAppliedSince */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46466);
/* harmony import */ var _machine_temporary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53776);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78235);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83538);
/* harmony import */ var _policy_run_differences_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22484);
/* harmony import */ var _follow_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30968);
/* harmony import */ var _service_scope_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(74963);
/* harmony import */ var _listed_runs_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(78039);
/* harmony import */ var _own_run_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(70025);
/* harmony import */ var _runs_of_change_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(67306);
/* harmony import */ var _run_message_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(56326);
/* harmony import */ var _plan_of_run_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(40370);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(69268);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(34271);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(2340);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(46281);
/**
 * Offers a run that was judged earlier, instead of starting a new one: a run of the same commit that was overridden since,
 * also if it waits for a further override now; with `reuse: upload` also a run of an earlier commit that planned the same
 * files. A run counts by its seal and by what the service says of it (`own-run.ts`); its files are compared, and it is judged
 * as if it had just ended. With any doubt or error, a new run is started.
 */



















/** The whole examination takes no longer than this; after that a new run is started. */
const BUDGET_MS = 60_000;
/** How many runs of a workspace are examined, newest first. */
const MOST_EXAMINED = 3;
/** Makes the function that offers earlier runs in the place of a new one. What the workspaces share is asked once. */
function openTakeOver({ plan, client, clock, change }) {
    const { sealing, namedRuns, mayBeRepeated = false, leavesBase = false } = change;
    const { searched } = sealing ?? {};
    const readConditions = plan.reuse === 'upload' && sealing !== undefined
        ? conditionsReader(client, plan.organization)
        : undefined;
    let named;
    const listed = searched === undefined
        ? undefined
        : (0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_10__/* .createListedRuns */ .oS)(client, clock, plan.group ?? searched, plan);
    /** Offers the runs that certainly count but for their verdict. @param known gets what the new run has to know */
    return async function* offerEarlierRuns(packed, known, step) {
        const { name } = packed;
        if (sealing === undefined || listed === undefined)
            return;
        let isSought = mayBeRepeated || leavesBase || plan.reuse === 'upload';
        try {
            const conditions = await readConditions?.(packed);
            known.conditions = conditions;
            named ??= namedRuns?.();
            const ofComment = ((await named) ?? []).filter(({ workspace }) => workspace === name);
            isSought ||= ofComment.some(({ head }) => head === sealing.head);
            if (!isSought)
                return;
            const toSeal = (0,_run_js__WEBPACK_IMPORTED_MODULE_15__/* .factsToSeal */ .Wm)({ ...packed, conditions }, step, sealing);
            const ports = { client, clock, seals: sealing.seals, listed, changeRequest: searched };
            const oldestMs = clock.date().getTime() - _listed_runs_js__WEBPACK_IMPORTED_MODULE_10__/* .MOST_PLAN_AGE_MS */ .FG;
            const found = await listed.since(packed.workspaceId, oldestMs);
            let examined = 0;
            for (const run of await (0,_runs_of_change_js__WEBPACK_IMPORTED_MODULE_12__/* .withNamedRuns */ .ay)(found, ofComment, client)) {
                const otherSeals = (0,_runs_of_change_js__WEBPACK_IMPORTED_MODULE_12__/* .sealsNamed */ .aj)(run.id, ofComment);
                const own = (0,_own_run_js__WEBPACK_IMPORTED_MODULE_11__/* .openSealsOf */ .YH)({ run, workspaceId: packed.workspaceId, otherSeals }, ports);
                if ('why' in own) {
                    if (!(0,_run_message_js__WEBPACK_IMPORTED_MODULE_13__/* .namesCommit */ .yF)(run.attributes.message, searched ?? '', sealing.head))
                        continue;
                    const line = `Run ${run.id} of ${name} ${own.text}.`;
                    step.debug(line);
                    // People can make it count.
                    if (own.why === 'other-key')
                        known.notices.push(line);
                    continue;
                }
                const candidate = toCandidate({ run, own }, toSeal);
                if (candidate === undefined) {
                    step.debug(`Run ${run.id} of ${name} is of another gate, commit or upload.`);
                    continue;
                }
                if (examined === MOST_EXAMINED)
                    break;
                examined += 1;
                const { endedByComment } = sealing;
                const offer = await offerCandidate(candidate, { packed, sealing }, step, {
                    ...ports,
                    endedByComment,
                });
                if ('why' in offer) {
                    sayWhyNot(run, name, offer.why, step);
                    continue;
                }
                let failed;
                yield { ...offer, orNext: (error) => void (failed = { error }) };
                if (failed !== undefined)
                    throw failed.error;
            }
        }
        catch (error) {
            const line = `An earlier run of ${name} is not taken over: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_17__/* .errorMessage */ .g)(error)}`;
            // Where earlier runs were looked for, people may wonder why an override is lost.
            if (isSought)
                step.info(`${line} A new run is started.`);
            else
                step.debug(line);
        }
    };
}
function sayWhyNot({ id }, workspace, why, { debug }) {
    debug(`Run ${id} of ${workspace} is not taken over: ${why}.`);
}
/** @returns undefined if the run was started for something else */
function toCandidate({ run, own }, toSeal) {
    const { facts } = own;
    const isSame = (0,_run_message_js__WEBPACK_IMPORTED_MODULE_13__/* .isSameGate */ .Mn)(facts, toSeal);
    const isOfUpload = toSeal.conditions !== '' &&
        facts.conditions === toSeal.conditions &&
        facts.upload === toSeal.upload;
    const isOfCommit = (0,_own_run_js__WEBPACK_IMPORTED_MODULE_11__/* .factsFor */ .xh)(own, toSeal.head)?.group === toSeal.group;
    return isSame && (isOfCommit || isOfUpload) ? { run, own, isOfUpload } : undefined;
}
/**
 * Holds the run to everything that lets it count before it is judged.
 *
 * @returns as `why` the end of the sentence "The run is not taken over: …"
 * @throws UnreadError, or what the client threw
 */
async function offerCandidate(candidate, { packed, sealing }, step, ownRunPorts) {
    const { run: found, own } = candidate;
    const { terraformVersion } = packed;
    const { clock, signal } = step;
    const { mode, runOptions } = step.plan;
    const deadline = Math.min(step.deadline, clock.now() + BUDGET_MS);
    const client = step.client.with({ signal, deadline });
    const { id: runId } = found;
    const seen = await client.runs.show(runId, { include: [..._run_js__WEBPACK_IMPORTED_MODULE_15__/* .WATCHED */ .tC, 'configuration_version'] });
    const { run } = seen;
    // A list and the run itself must not contradict each other.
    const [difference] = [found, run].flatMap((each) => (0,_policy_run_differences_js__WEBPACK_IMPORTED_MODULE_7__/* .differencesOfForeignRun */ .rA)(each, terraformVersion, runOptions, mode));
    if (difference !== undefined)
        return { why: `it ${difference}` };
    if ((0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_5__/* .relatedId */ .Dl)(run, 'workspace') !== packed.workspaceId) {
        return { why: 'it belongs to another workspace' };
    }
    const { versionId } = own;
    if ((0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_5__/* .relatedId */ .Dl)(run, 'configuration-version') !== versionId) {
        return { why: 'it planned another configuration version' };
    }
    const ports = { ...ownRunPorts, client, version: seen.configurationVersion };
    const why = await (0,_own_run_js__WEBPACK_IMPORTED_MODULE_11__/* .whyNotUsable */ .gK)(run, own, sealing.head, ports);
    if (why !== undefined)
        return { why: `it ${why}` };
    const watched = await (0,_follow_run_js__WEBPACK_IMPORTED_MODULE_8__/* .followRun */ .R)(seen, { client, clock, deadline });
    const settled = (0,_run_js__WEBPACK_IMPORTED_MODULE_15__/* .settledRun */ .Pm)({ ...packed, versionId }, runId, watched, step);
    // With the names of all policies: as many requests in every job.
    const reading = { client, clock, signal, deadline, isFrugal: () => false };
    return {
        ...(0,_plan_of_run_js__WEBPACK_IMPORTED_MODULE_14__/* .offerOfRun */ .VG)(settled, step, {}, reading),
        async conclude(judged) {
            const stays = await whyNotTaken({ ...candidate, run }, judged, { packed, sealing, ports }, step);
            if (stays === undefined)
                return takenOver(own, run, judged, { packed, sealing, step });
            sayWhyNot(run, packed.name, stays, step);
            return 'next';
        },
    };
}
/** What of a run that was judged keeps it from being taken over, as the end of a sentence; undefined if it is. */
async function whyNotTaken({ run, own, isOfUpload }, { verdict: { word }, results }, about, { change }) {
    const { packed, sealing, ports } = about;
    const { client } = ports;
    const isOpened = results.some(wasAgreedTo) && ['overridden', 'needs-override'].includes(word);
    const isForCommit = (0,_own_run_js__WEBPACK_IMPORTED_MODULE_11__/* .factsFor */ .xh)(own, sealing.head) !== undefined;
    // After an edit that leaves the base, the run of this head says what it said before. One that was ended says nothing.
    const isUnchanged = change.leavesBase === true && word !== 'canceled';
    if (!(isForCommit && (isOpened || isUnchanged))) {
        const mostMs = isOfUpload ? MOST_AGE_MS[word] : undefined;
        if (mostMs === undefined)
            return `its verdict is "${word}"`;
        if ((0,_own_run_js__WEBPACK_IMPORTED_MODULE_11__/* .ageMsOf */ .ff)(run, ports) > mostMs) {
            const limit = mostMs > HOUR_MS ? 'a day' : 'an hour';
            return `its verdict is "${word}", and it is older than ${limit}`;
        }
    }
    if (isOfUpload && (await wasAppliedSince((0,_listed_runs_js__WEBPACK_IMPORTED_MODULE_10__/* .createdAt */ .CT)(run), packed.current.runId, client))) {
        return 'something was applied in the workspace since';
    }
    const isSame = await plannedSameFiles(packed.archive.sha256, run.id, client);
    return isSame ? undefined : 'it planned other files';
}
/** Whether somebody overrode the failure, or approved it, also where more people have to. */
function wasAgreedTo({ status, approval }) {
    return status === 'overridden' || (approval?.given ?? []).length > 0;
}
/** What the result says of a run that was taken over. */
function takenOver(own, run, { verdict, results }, { packed, sealing, step }) {
    const { name: workspace, workspaceId } = packed;
    const { id: runId } = run;
    const runUrl = (0,_service_scope_js__WEBPACK_IMPORTED_MODULE_9__/* .runUrlOf */ .Q)(workspace, runId, step);
    const earlierHead = sealing.head === own.facts.head ? undefined : own.facts.head;
    if (earlierHead === undefined && results.some(wasAgreedTo)) {
        step.emit({ kind: 'run-overridden', workspace, runId, runUrl });
    }
    else {
        step.emit({ kind: 'run-reused', workspace, runId, runUrl, commit: own.facts.head });
    }
    const seals = own.isInMessage ? [] : [own.seal];
    if (earlierHead !== undefined) {
        const version = { service: step.client.origin, workspaceId, versionId: own.versionId };
        const { group = '' } = step.plan;
        const facts = { ...own.facts, kind: 'taken-over', head: sealing.head, group };
        seals.push(sealing.seals.seal(version, facts));
    }
    const mayBeApplied = step.plan.mode === 'provisional' && (0,_model_verdict_js__WEBPACK_IMPORTED_MODULE_6__/* .isGreen */ .gf)(verdict.word, step.policy.failOn);
    return {
        notices: [sayTakenOver(run, earlierHead, results)],
        seals: seals.length > 0 ? seals : undefined,
        ...(mayBeApplied && { confirmable: run.attributes.actions?.['is-confirmable'] === true }),
    };
}
/** @param earlierHead the commit for which it was started, if that is another one */
function sayTakenOver({ id, attributes }, earlierHead, results) {
    if (earlierHead === undefined) {
        if (results.some(({ status }) => status === 'overridden')) {
            return `Run ${id} planned these very files and was overridden, so no new run was started.`;
        }
        return results.some(wasAgreedTo)
            ? `Run ${id} planned these very files and was approved in part, so no new run was started.`
            : `Run ${id} planned these very files, and only the text of the pull request was edited since, so no new run was started.`;
    }
    const createdDate = new Date((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_18__/* .timeOf */ .nR)(attributes['created-at'])).toISOString();
    const when = `${createdDate.slice(0, 'YYYY-MM-DD'.length)} ${createdDate.slice(11, 16)} UTC`;
    const names = new Set(results.flatMap(({ override }) => override?.by ?? []));
    const who = names.size === 0
        ? ''
        : ` It was overridden by ${[...names].join(', ')}: whether that account of the service pushed to this change is not known.`;
    return `Run ${id} planned these very files at ${when} for commit ${earlierHead.slice(0, 7)}, and nothing was applied since, so no new run was started.${who} The comment \`/plangate again\` starts new runs.`;
}
/**
 * Whether the archive that the run planned is the same byte for byte: the same files always make the same archive.
 *
 * @param sha256 of the archive of this job, in hexadecimal digits
 */
async function plannedSameFiles(sha256, runId, client) {
    const directory = (0,_machine_temporary_js__WEBPACK_IMPORTED_MODULE_4__/* .makeTemporary */ .ww)('plangate-');
    try {
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(directory, 'planned.tar.gz');
        await client.configurationVersions.downloadForRun(runId, file);
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)(file), hash);
        return hash.digest('hex') === sha256;
    }
    finally {
        (0,_machine_temporary_js__WEBPACK_IMPORTED_MODULE_4__/* .removeTemporary */ .cF)(directory);
    }
}
/*
 * What has to be the same in a workspace for a run to count for files that were uploaded before (`reuse: upload`), and
 * how old such a run may be. Each part is read before a run is created, so that a change in between makes a difference.
 */
/** Makes the function that reads the settings of a workspace. What several workspaces share is read once. */
function conditionsReader(client, organization) {
    const { workspaces } = client;
    const shared = new Map();
    const readOnce = (key, list) => {
        const reading = shared.get(key) ?? readAsText(list);
        shared.set(key, reading);
        return reading;
    };
    /** @returns undefined if the service does not say which state the workspace has */
    return async ({ workspaceId, current, settings, projectId, }) => {
        if (current.stateId === undefined)
            return undefined;
        const lists = await Promise.all([
            readOnce('policy sets', () => workspaces.policySets(organization).all()),
            readOnce('run tasks', () => workspaces.runTasksOfOrganization(organization).all()),
            projectId === undefined
                ? undefined
                : readOnce(projectId, () => workspaces.runTasksOfProject(projectId).all()),
            // By tags a policy set chooses its workspaces. A project has some for all of its own.
            readAsText(() => workspaces.effectiveTags(workspaceId).all()),
            readAsText(() => workspaces.variables(workspaceId).all()),
            readAsText(async () => {
                const sets = await workspaces.variableSets(workspaceId).all();
                const inSets = sets.map(({ id }) => workspaces.variablesOfSet(id).all());
                return [...sets, ...(await Promise.all(inSets)).flat()];
            }),
            readAsText(() => workspaces.runTasks(workspaceId).all()),
        ]);
        return JSON.stringify([settings, current.stateId, ...lists]);
    };
}
/**
 * A list as a text that is the same for the same list; undefined where this token may not read it: then `MOST_AGE_MS`
 * limits how old it can be.
 */
async function readAsText(list) {
    try {
        const items = (await list()).map((item) => {
            if (typeof item === 'string')
                return item;
            const { id, attributes, relationships } = item;
            return JSON.stringify([id, withoutCounts(attributes), relationships]);
        });
        return JSON.stringify(items.sort());
    }
    catch (error) {
        if (!(0,_failure_of_js__WEBPACK_IMPORTED_MODULE_16__/* .isRefusal */ .vu)(error))
            throw error;
        return undefined;
    }
}
/** How many workspaces share a set changes without the workspace. */
function withoutCounts(attributes = {}) {
    return Object.fromEntries(Object.entries(attributes).filter(([name]) => !/[-_]count$/.test(name)));
}
const HOUR_MS = 60 * 60_000;
/** How old a run may be that is taken over for the same files. A run with another verdict is planned anew. */
const MOST_AGE_MS = {
    overridden: 24 * HOUR_MS,
    'needs-override': 24 * HOUR_MS,
    passed: HOUR_MS,
    advisory: HOUR_MS,
};
/** The states of a run in which it changes something, or has. */
const APPLYING = ['confirmed-at', 'apply-queued-at', 'applying-at', 'applied-at'];
/** Whether this run, the current one of a workspace, has begun to apply something since this time. */
async function wasAppliedSince(sinceMs, currentRunId, client) {
    if (currentRunId === undefined)
        return false;
    const { run } = await client.runs.show(currentRunId);
    const times = run.attributes['status-timestamps'] ?? {};
    return APPLYING.some((name) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_18__/* .timeOf */ .nR)(times[name]) >= sinceMs);
}
//# sourceMappingURL=take-over.js.map

/***/ })

};
;