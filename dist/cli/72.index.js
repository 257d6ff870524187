"use strict";
exports.id = 72;
exports.ids = [72];
exports.modules = {

/***/ 72:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   auditRows: function() { return /* binding */ auditRows; },
/* harmony export */   auditWorkspace: function() { return /* binding */ auditWorkspace; },
/* harmony export */   concernsOneWorkspace: function() { return /* binding */ concernsOneWorkspace; },
/* harmony export */   findNewestRun: function() { return /* binding */ findNewestRun; }
/* harmony export */ });
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78235);
/* harmony import */ var _policy_systems_policy_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22941);
/* harmony import */ var _gate_judge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77786);
/* harmony import */ var _gate_plan_of_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40370);
/* harmony import */ var _gate_current_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54908);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10000);








/** Results with which a policy would stop a run if it were mandatory. Worst first. */
const STOPPING_RESULTS = [
    'blocked',
    'needs an override',
    'errored',
    'overridden',
    'advisory failure',
];
/** All results, worst first. */
const RESULTS = [
    ...STOPPING_RESULTS,
    'unknown',
    'known after the apply',
    'not evaluated in that run',
    'no finished run',
    'passed',
];
/** Errors about the token or the connection: the next workspace would meet them, too. */
const GENERAL_ERRORS = [
    'unauthorized',
    'rate-limited',
    'network',
    'timeout',
    'tls',
    'aborted',
    'local',
];
/** Whether the service refused something about a single workspace, so that the others can still be read. */
function concernsOneWorkspace(error) {
    return error instanceof _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && !GENERAL_ERRORS.includes(error.code);
}
/**
 * Reads one workspace, mostly with one request for its run and two for each policy system that judged it.
 *
 * @param currentRun the run that the workspace names, if the service sent it with the workspace
 * @throws what the client threw, unless it is about this workspace alone
 */
async function auditWorkspace(workspace, currentRun, ports, judging) {
    const { versionId, isUnnamed } = currentConfiguration(workspace);
    const { name } = workspace.attributes;
    const withoutRun = { name, doubts: [], policies: [] };
    if (versionId === undefined) {
        return { ...withoutRun, doubts: isUnnamed ? [UNNAMED_CONFIGURATION] : [] };
    }
    try {
        const run = await findNewestRun(workspace, currentRun, ports.client);
        if (run === undefined)
            return withoutRun;
        const { id } = workspace;
        const about = { workspace: { id, name }, organization: judging?.organization };
        const plan = (0,_gate_plan_of_run_js__WEBPACK_IMPORTED_MODULE_4__/* .planOfRun */ .cF)({ run, workspace }, { ...about, waitsForPerson: true }, { ...ports, trustsEmptyLists: true });
        const { own } = judging ?? {};
        const asked = { judging: { own }, pullRequest: undefined, signal: ports.signal };
        const { systems, notices } = await (0,_gate_judge_js__WEBPACK_IMPORTED_MODULE_3__/* .judgePlan */ .t7)(plan, asked);
        const broken = systems
            .flatMap(({ reading }) => reading.results)
            .filter(({ system, status }) => system === 'own-policies' && status === 'errored')
            .flatMap(({ output }) => output);
        for (const said of [...notices.map(_model_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf */ .b6), ...broken])
            judging?.note(`${name}: ${said}`);
        const doubts = systems.flatMap(({ how, reading }) => [
            ...('doubt' in how ? [how.doubt] : []),
            ...reading.doubts,
            ...reading.errors,
        ]);
        const policies = systems
            .flatMap(({ reading }) => reading.results)
            .map((policyResult) => {
            const { system, policySet, policy, level } = policyResult;
            return { system, policySet, policy, level, result: auditResult(policyResult) };
        });
        const createdAt = run.attributes['created-at'] ?? undefined;
        return { name, run: { id: run.id, createdAt }, doubts, policies };
    }
    catch (error) {
        if (!concernsOneWorkspace(error))
            throw error;
        return { ...withoutRun, doubts: [(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .findingOf */ .hD)(error)] };
    }
}
const UNNAMED_CONFIGURATION = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_6__/* .finding */ .gk)('not-given', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `The service does not say which configuration it has now.`);
/**
 * The id of the configuration version that a workspace has now.
 *
 * @returns `isUnnamed`: the service does not say whether there is one
 */
function currentConfiguration(workspace) {
    const { named } = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .related */ ._2)(workspace, 'current-configuration-version');
    return { versionId: named?.[0]?.id, isUnnamed: named === undefined };
}
/**
 * The newest finished run of the configuration that a workspace has now; undefined if there is none.
 *
 * @param currentRun the run that the workspace names, if the service sent it: then it is mostly found without a request
 */
async function findNewestRun(workspace, currentRun, client) {
    const { versionId } = currentConfiguration(workspace);
    if (versionId === undefined)
        return undefined;
    const { id } = workspace;
    const runId = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__/* .relatedId */ .Dl)(workspace, 'current-run');
    if (runId !== undefined) {
        const named = await (0,_gate_current_run_js__WEBPACK_IMPORTED_MODULE_5__/* .findCurrentRun */ .G2)(id, { versionId, runId }, client, currentRun);
        if (named !== undefined)
            return named;
    }
    // The run that the workspace names is not finished, or is of another configuration: the list of runs is read.
    return (0,_gate_current_run_js__WEBPACK_IMPORTED_MODULE_5__/* .findCurrentRun */ .G2)(id, { versionId, runId: undefined }, client);
}
/** A policy result in the words of the audit. A pass with a word that is not known is unknown. */
function auditResult({ status, level, overridable, word }) {
    if (status === 'not-evaluated')
        return 'not evaluated in that run';
    if (status === 'known-after-apply')
        return 'known after the apply';
    if (status === 'errored' || status === 'overridden')
        return status;
    if (status === 'passed')
        return word === undefined ? 'passed' : 'unknown';
    if (status === 'unknown')
        return 'unknown';
    if (level === 'advisory')
        return 'advisory failure';
    return overridable ? 'needs an override' : 'blocked';
}
/**
 * Every policy in every workspace: the policies that would block most workspaces first, and of each
 * the worst results. Without any policy, one row for each workspace.
 */
function auditRows(workspaces) {
    const worstResults = workspaces.map((workspace) => ({
        workspace,
        byPolicy: worstByPolicy(workspace),
    }));
    const policies = new Map(worstResults.flatMap(({ byPolicy }) => [...byPolicy]));
    if (policies.size === 0)
        policies.set('', NO_POLICY);
    const groups = Array.from(policies, ([key, { system, policySet, policy }]) => {
        const results = worstResults.map(({ workspace, byPolicy }) => {
            const { level = '', result } = byPolicy.get(key) ?? {};
            return { workspace, level, result: resultIn(workspace, result) };
        });
        const stopping = STOPPING_RESULTS;
        const wouldBlock = results.filter(({ result }) => stopping.includes(result)).length;
        const unknown = results.filter(({ result }) => result === 'unknown').length;
        const rows = results
            .sort((one, other) => rank(one) - rank(other))
            .map(({ workspace: { name, run }, level, result }) => {
            return { system, policySet, policy, workspace: name, level, result, run, wouldBlock };
        });
        return { wouldBlock, unknown, rows };
    });
    groups.sort((one, other) => other.wouldBlock - one.wouldBlock || other.unknown - one.unknown);
    return groups.flatMap(({ rows }) => rows);
}
/** In place of the policies where no workspace has one. */
const NO_POLICY = {
    system: '',
    policySet: '',
    policy: '',
    level: '',
    result: 'unknown',
};
/** Key of a policy → its worst result in the workspace, where several can have one name. */
function worstByPolicy({ policies }) {
    const worst = new Map();
    for (const policy of policies) {
        const key = JSON.stringify([policy.system, policy.policySet, policy.policy]);
        const known = worst.get(key);
        if (known === undefined || rank(policy) < rank(known))
            worst.set(key, policy);
    }
    return worst;
}
/** Lower is worse. */
function rank({ result }) {
    return RESULTS.indexOf(result);
}
/**
 * The result of a policy in a workspace.
 *
 * @param result what the run says; undefined if it does not name the policy. With a doubt, or with a policy without a
 *   name, it is unknown whether the policy passed or is absent
 */
function resultIn({ run, doubts, policies }, result) {
    if (result !== undefined && result !== 'passed')
        return result;
    if (doubts.length > 0)
        return 'unknown';
    if (result === 'passed')
        return result;
    if (run === undefined)
        return 'no finished run';
    const hasNameless = policies.some(({ policy }) => policy === '' || policy === _policy_systems_policy_checks_js__WEBPACK_IMPORTED_MODULE_2__/* .UNNAMED */ .rY);
    return hasNameless ? 'unknown' : 'not evaluated in that run';
}
//# sourceMappingURL=read-audit.js.map

/***/ }),

/***/ 54908:
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
/* harmony import */ var _policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60065);
/* harmony import */ var _policy_reading_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10988);
/* harmony import */ var _policy_existing_failures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96747);
/* harmony import */ var _policy_service_evidence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56893);
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
        return { ...result, results: (0,_policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .compareWithBaseline */ .$_)(result.results, results) };
    }
    catch (error) {
        service.debug(`What failed in ${name} is not compared with what is current: ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_11__/* .errorMessage */ .g)(error)}`);
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
 * Reads which failures the default branch has as well, for `only-new`.
 *
 * @returns the rule that accepts them, or why everything counts; undefined if no failure of the run could
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

/***/ 77786:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: function() { return /* binding */ withoutPlan; },
/* harmony export */   Ee: function() { return /* binding */ askAboutFilesAgain; },
/* harmony export */   IP: function() { return /* binding */ describePolicyResults; },
/* harmony export */   Wj: function() { return /* binding */ askAboutFiles; },
/* harmony export */   X1: function() { return /* binding */ evidenceOf; },
/* harmony export */   t7: function() { return /* binding */ judgePlan; },
/* harmony export */   xS: function() { return /* binding */ factsOf; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _policy_accept_failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65608);
/* harmony import */ var _policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60065);
/* harmony import */ var _policy_count_results_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(50276);
/* harmony import */ var _policy_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92046);
/* harmony import */ var _policy_reading_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10988);
/* harmony import */ var _policy_systems_own_policies_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88532);
/* harmony import */ var _policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19441);
/* harmony import */ var _judges_judges_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9576);
/* harmony import */ var _plan_of_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(40370);
/* harmony import */ var _current_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(54908);












/** Asks the judges of files about a workspace of which nothing was started. @throws where nobody can know what one says */
async function askAboutFiles(workspace, judging, judges, all) {
    const those = judges.filter((judge) => judge.reads === 'files');
    const judged = await Promise.all(those.map((judge) => judge.judge(workspace, judging, all)));
    return judged.filter((one) => one !== undefined);
}
/** Asks those again that have more to say. @param read what is known by now; it is called for them alone */
function askAboutFilesAgain(said, read) {
    return Promise.all(said.map(async (one) => one.again?.(await read()) ?? one));
}
function joinJudged(said) {
    return { systems: systemsOf(said), notices: said.flatMap(({ notices = [] }) => notices) };
}
/**
 * Asks the judges about a plan: those of the run first, because own policies may have the names of theirs. Each form of the
 * JSON, and what the plan changes, is read once for all.
 *
 * @throws what keeps everybody from knowing what was judged, such as a service that does not answer
 */
async function judgePlan(plan, asked, judges = _judges_judges_js__WEBPACK_IMPORTED_MODULE_8__/* .JUDGES */ .R) {
    const { judging, files: { said, hasRun } = { said: [], hasRun: false } } = asked;
    const { own, guard: rules, showsChanges } = judging;
    const contents = new Map();
    const json = (isWhole) => {
        const content = contents.get(isWhole) ?? plan.json(isWhole);
        contents.set(isWhole, content);
        return content;
    };
    const shared = { ...plan, json };
    const ofPlans = judges.filter((judge) => judge.reads !== 'files');
    // About a plan that failed no judge is asked, and what was said of its files is left out.
    const isFailed = plan.failed !== undefined;
    const ask = (reads, more) => {
        const those = isFailed ? [] : ofPlans.filter((judge) => judge.reads === reads);
        const answers = those.map((judge) => judge.judge(shared, { ...asked, ...more }));
        return Promise.all(answers).then((judged) => judged.filter((one) => one !== undefined));
    };
    const judgingRun = ask('run', { ofRun: [], changes: async () => undefined });
    let reading;
    const readChanges = async () => {
        const read = own && (await judgingRun.then(() => shared.json(own.readsWhole)));
        return plan.changes({
            isGuarded: rules !== undefined,
            mayReadWhole: rules?.fullPlan === true,
            json: read && 'json' in read ? read.json : undefined,
        });
    };
    const changes = () => (reading ??= readChanges());
    const judgingPlan = judgingRun.then((judged) => ask('plan', { ofRun: systemsOf(judged), changes }));
    // In the form that own policies need, so that it is read once. A plan that cannot be read names nothing besides the files.
    const readPlan = async () => {
        const content = await shared.json(own?.readsWhole === true);
        return { plan: 'json' in content ? content.json.document : undefined };
    };
    const first = isFailed ? [] : said;
    const [ofRun, ofPlan, ofFiles, changed] = await Promise.all([
        judgingRun,
        judgingPlan,
        hasRun ? askAboutFilesAgain(first, readPlan) : first,
        isFailed || !showsChanges ? undefined : changes(),
    ]);
    const files = joinJudged(ofFiles);
    const ofService = await acceptFailures(systemsOf(ofRun), systemsOf(ofPlan), plan, judging);
    const [guard] = ofPlan.flatMap((judged) => judged.guard ?? []);
    const { systems, notices } = joinJudged(ofPlan);
    return {
        systems: [...ofService.systems, ...systems, ...files.systems],
        guard,
        json: ofPlan.find((judged) => judged.json !== undefined)?.json,
        askAgain: ofPlan.find((judged) => judged.askAgain !== undefined)?.askAgain,
        changes: changed,
        notices: [...ofService.notices, ...notices, ...files.notices],
    };
}
/** What a report tells of what was judged. */
function factsOf({ run }, { summary }, { systems, guard, changes, notices }, diagnostics) {
    const readings = [...systems.map(({ reading }) => reading), ...(guard ? [guard] : [])];
    const { results, runTasks, canOverride, stoppedBeforePlan } = (0,_policy_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeReadings */ .gK)(readings);
    const { watched } = run ?? {};
    return {
        results,
        runTasks,
        canOverride,
        takesNoOverride: watched && (0,_plan_of_run_js__WEBPACK_IMPORTED_MODULE_9__/* .takesNoOverride */ .oj)(watched.run, summary),
        // A plan that a policy kept from being made did not fail.
        plan: stoppedBeforePlan && summary?.status !== 'finished' ? undefined : summary,
        changes,
        cost: summarizeCost(watched?.costEstimate),
        diagnostics,
        timestamps: watched?.run.attributes['status-timestamps'] ?? undefined,
        notices,
    };
}
/**
 * The evidence of a verdict.
 *
 * @param expected.gives which parts must be there, by what the plan comes from
 * @param expected.judges that this check asks; those that ship are added, so that none of them can be left out
 */
function evidenceOf({ run, plannedCommit }, { known, parts }, { gives, judges }, { judging, policy, change }) {
    const { systems, guard } = parts;
    const isStarted = !('notStarted' in known.evidence);
    const asked = [...new Set([..._judges_judges_js__WEBPACK_IMPORTED_MODULE_8__/* .JUDGES */ .R, ...judges])].filter((judge) => judge.isAsked(judging, gives) && (isStarted || judge.reads === 'files'));
    return {
        requirements: {
            requirePolicies: policy.requirePolicies,
            base: change.base,
            noPolicies: judging.noPolicies,
            judgedBy: asked.flatMap((judge) => judge.systems.map(({ name }) => name)),
            guarded: judging.guard !== undefined,
            unknownValues: policy.allowUnknown ? 'advisory' : undefined,
        },
        gives: isStarted ? gives : NOTHING,
        plannedCommit,
        run: run?.mustBe && {
            answer: run.watched.run,
            workspaceName: run.watched.workspace?.attributes.name,
            mustBe: run.mustBe,
        },
        plan: known.evidence,
        systems,
        guard,
    };
}
/** The facts and the evidence where nothing is planned: what was said of the files, and nothing else. */
function withoutPlan(said, expected, request) {
    const parts = joinJudged(said);
    return {
        facts: factsOf({}, NOT_STARTED, parts, []),
        evidence: evidenceOf({}, { known: NOT_STARTED, parts }, expected, request),
    };
}
const NOTHING = { run: false, plannedCommit: false, serviceSystems: false };
const NOT_STARTED = {
    evidence: {
        notStarted: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)('not-started', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Nothing was planned, because of what the files would start.`),
    },
    attributes: undefined,
    summary: undefined,
};
function systemsOf(judged) {
    return judged.flatMap(({ systems = [] }) => systems);
}
/**
 * Accepts the failures at the service that do not count: those of the file of exceptions, and those of the default branch.
 * Own policies are asked again without what is accepted, which is done where they judge.
 */
async function acceptFailures(ofRun, ofPlan, plan, judging) {
    const exceptions = withoutOwnExceptions(ofPlan, judging.exceptions);
    const acceptIn = (systems, rule) => systems.map((system) => ({
        ...system,
        reading: (0,_policy_accept_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .acceptAdvisoryFailures */ .Bu)(system.reading, rule),
    }));
    const excepted = exceptions
        ? acceptIn(ofRun, (0,_policy_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_4__/* .ruleOfExceptions */ .WY)(plan.workspace.name, exceptions))
        : ofRun;
    const readings = excepted.map(({ reading }) => reading);
    const { findBaseRun, ports } = plan.run ?? {};
    const known = findBaseRun && (await plan.known()).evidence;
    const found = known && ports && 'answer' in known
        ? await (0,_current_run_js__WEBPACK_IMPORTED_MODULE_10__/* .readExistingFailures */ .P_)(readings, { plan: known.answer, findBaseRun }, ports)
        : undefined;
    if (found === undefined)
        return { systems: excepted, notices: [] };
    if ('notice' in found)
        return { systems: excepted, notices: [found.notice] };
    return { systems: acceptIn(excepted, found.existing), notices: [] };
}
/** Without the exceptions whose policy is the name of an own policy as well: they do not say which of the two they mean. */
function withoutOwnExceptions(ofPlan, exceptions) {
    const own = ofPlan.filter(({ system }) => system === _policy_systems_own_policies_js__WEBPACK_IMPORTED_MODULE_6__/* .OWN_POLICIES */ .an.name);
    const names = new Set(own.flatMap(({ reading }) => reading.results.map(({ policy }) => policy)));
    if (exceptions === undefined || names.size === 0)
        return exceptions;
    const entries = exceptions.entries.filter(({ policy }) => !names.has(policy));
    return { ...exceptions, entries };
}
function summarizeCost(estimate) {
    if (estimate === undefined)
        return undefined;
    const { attributes } = estimate;
    return {
        status: attributes.status,
        priorMonthly: attributes['prior-monthly-cost'] ?? undefined,
        proposedMonthly: attributes['proposed-monthly-cost'] ?? undefined,
        deltaMonthly: attributes['delta-monthly-cost'] ?? undefined,
    };
}
/** A line for each policy system: `policy evaluation: 17 policies, 2 mandatory failed, 1 advisory failed`. */
function describePolicyResults(results) {
    const systems = [..._policy_systems_systems_js__WEBPACK_IMPORTED_MODULE_7__/* .JUDGING_SYSTEMS */ .W, { name: 'guard', title: 'guard' }];
    return systems.flatMap(({ name, title }) => {
        const ofSystem = results.filter((result) => result.system === name);
        if (ofSystem.length === 0)
            return [];
        const policies = new Set(ofSystem.map(_policy_baseline_js__WEBPACK_IMPORTED_MODULE_3__/* .keyOfPolicy */ .Pc)).size;
        const counts = (0,_policy_count_results_js__WEBPACK_IMPORTED_MODULE_11__/* .countResults */ .a)(ofSystem);
        const later = ofSystem.filter(({ status }) => status === 'known-after-apply').length;
        const conditions = ofSystem.filter(({ override }) => override?.condition).length;
        const parts = [
            [counts.mandatoryFailed, 'mandatory failed'],
            [counts.advisoryFailed, 'advisory failed'],
            [counts.overridden - conditions, 'overridden'],
            [conditions, conditions === 1 ? 'condition approved' : 'conditions approved'],
            [counts.excepted ?? 0, 'excepted'],
            [counts.existing ?? 0, 'existing'],
            [counts.errored, 'errored'],
            [later, 'known after the apply'],
            [counts.undecided - later, 'undecided'],
        ];
        const notPassed = parts
            .filter(([count]) => count > 0)
            .map(([count, words]) => `${count} ${words}`);
        const total = `${policies} ${policies === 1 ? 'policy' : 'policies'}`;
        return [`${title}: ${total}, ${notPassed.length > 0 ? notPassed.join(', ') : 'all passed'}`];
    });
}
//# sourceMappingURL=judge.js.map

/***/ }),

/***/ 9576:
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
var guard = __webpack_require__(53749);
;// CONCATENATED MODULE: ./build/src/gate/judges/guard.js
/** The guard over what a plan destroys and which actions it invokes. It counts as no policy. */

const GUARD = {
    reads: 'plan',
    systems: [],
    isAsked: ({ guard: rules }) => rules !== undefined,
    async judge(plan, { judging, changes }) {
        const { guard: rules } = judging;
        if (rules === undefined)
            return undefined;
        const { isPartial, unseen } = plan;
        const { attributes } = await plan.known();
        if (attributes === undefined)
            return undefined;
        return {
            guard: (0,guard/* judgeByGuard */.OP)({ ...rules, partial: isPartial }, attributes, await changes(), unseen),
        };
    },
};
//# sourceMappingURL=guard.js.map
// EXTERNAL MODULE: ./build/src/gate/judges/own-policies.js
var own_policies = __webpack_require__(60861);
// EXTERNAL MODULE: ./build/src/policy/systems/scanners.js
var scanners = __webpack_require__(7642);
;// CONCATENATED MODULE: ./build/src/gate/judges/scanners.js
/** The files of scanners: what they found in the configuration of a workspace, and in none. */

const SCANS = {
    reads: 'files',
    systems: [scanners/* SCANNERS */.K],
    letsPlan: true,
    isAsked: ({ scans }) => scans !== undefined,
    async judge(workspace, { scans }, all) {
        if (scans === undefined)
            return undefined;
        const { name, root, workingDirectory } = workspace;
        const place = root === undefined ? undefined : { root, workingDirectory };
        const { evidence, notices } = await scans.judge(name, place, all);
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
    systems: systems/* SERVICE_SYSTEMS */.P,
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
/** The registry of judges. A new one is a file beside this, and a line here. */





const JUDGES = [SERVICE, own_policies/* OWN */.Z, GUARD, SOURCES, SCANS];
//# sourceMappingURL=judges.js.map

/***/ }),

/***/ 60861:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: function() { return /* binding */ OWN; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _policy_systems_own_policies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
/** The team's own policies: the JSON of a plan is read once, and judged on this machine. */


/** A plan that own policies cannot judge keeps the gate closed, with the reason. */
const OWN = {
    reads: 'plan',
    systems: [_policy_systems_own_policies_js__WEBPACK_IMPORTED_MODULE_1__/* .OWN_POLICIES */ .an],
    isAsked: ({ own }) => own !== undefined,
    async judge(plan, { judging: { own, exceptions }, pullRequest, signal, ofRun }) {
        if (own === undefined)
            return undefined;
        const doubtful = (why) => ({ systems: [(0,_policy_systems_own_policies_js__WEBPACK_IMPORTED_MODULE_1__/* .notJudgedByOwn */ .W7)(own.sources, why)] });
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
            const evidence = (0,_policy_systems_own_policies_js__WEBPACK_IMPORTED_MODULE_1__/* .ownEvidence */ .eh)(results);
            const reading = { ...evidence.reading, doubts: await doubts() };
            const askAgain = (asked) => own.askAgain?.(toJudge, asked, signal);
            return { systems: [{ ...evidence, reading }], notices, json, askAgain };
        }
        catch (error) {
            signal.throwIfAborted();
            return { ...doubtful((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .findingOf */ .hD)(error)), json };
        }
    },
};
//# sourceMappingURL=own-policies.js.map

/***/ })

};
;