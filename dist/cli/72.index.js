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
/* harmony import */ var _model_judge_traits_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50152);
/* harmony import */ var _client_service_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55205);
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78235);
/* harmony import */ var _policy_systems_policy_checks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22941);
/* harmony import */ var _gate_judge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39025);
/* harmony import */ var _gate_plan_of_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40370);
/* harmony import */ var _gate_current_run_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54908);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10000);
/** What the newest finished runs of many workspaces say of each policy, worst first. Decides nothing. */









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
            .filter(({ judge, status }) => !(0,_model_judge_traits_js__WEBPACK_IMPORTED_MODULE_8__/* .judgesAtService */ .T)(judge) && status === 'errored')
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
            const { judge, policySet, policy, level } = policyResult;
            return { system: judge.name, policySet, policy, level, result: auditResult(policyResult) };
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

/***/ 39025:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $Z: function() { return /* binding */ askAboutCheck; },
  Wj: function() { return /* binding */ askAboutFiles; },
  Ee: function() { return /* binding */ askAboutFilesAgain; },
  VF: function() { return /* binding */ changesToRead; },
  IP: function() { return /* binding */ describePolicyResults; },
  X1: function() { return /* binding */ evidenceOf; },
  xS: function() { return /* binding */ factsOf; },
  UL: function() { return /* binding */ formOfJson; },
  t7: function() { return /* binding */ judgePlan; },
  Cm: function() { return /* binding */ withoutPlan; }
});

// EXTERNAL MODULE: ./build/src/model/add-to.js
var add_to = __webpack_require__(72588);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/policy/baseline.js
var baseline = __webpack_require__(60065);
// EXTERNAL MODULE: ./build/src/policy/count-results.js
var count_results = __webpack_require__(50276);
// EXTERNAL MODULE: ./build/src/policy/divide-failures.js
var divide_failures = __webpack_require__(63911);
// EXTERNAL MODULE: ./build/src/policy/fitting-exceptions.js
var fitting_exceptions = __webpack_require__(92046);
// EXTERNAL MODULE: ./build/src/policy/reading.js
var reading = __webpack_require__(10988);
// EXTERNAL MODULE: ./build/src/policy/tell-failures.js
var tell_failures = __webpack_require__(19525);
// EXTERNAL MODULE: ./build/src/gate/judges/judges.js + 5 modules
var judges_judges = __webpack_require__(10990);
// EXTERNAL MODULE: ./build/src/client/service-error.js
var service_error = __webpack_require__(55205);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/plan/read-plan.js
var read_plan = __webpack_require__(33597);
// EXTERNAL MODULE: ./build/src/plan/entries.js
var entries = __webpack_require__(41293);
;// CONCATENATED MODULE: ./build/src/plan/changes-nothing.js
/** Whether an apply of a plan would do nothing: not an entry of any list changes something, and the program that made it says the same. */


/**
 * @returns false where something changes, be it outside of Terraform or in a later plan; undefined where nothing does and it is not
 *   certain either: planning failed, is not complete or not of one document, or a check did not pass
 */
function changesNothing(json) {
    for (const entry of (0,entries/* entriesOf */.Mc)(json)) {
        const isIdle = (entry.list === 'resource_changes' || entry.list === 'output_changes') &&
            (0,entries/* actionWords */.Iv)(entry) === 'no-op' &&
            entry.importing === undefined &&
            entry.deposed === undefined &&
            !(0,entries/* isMoved */.yu)(entry);
        if (!isIdle)
            return false;
    }
    const { applyable, complete, errored, checks } = json.document;
    // A plan of a service has none of these.
    if (applyable === true)
        return false;
    const saysOther = [
        [applyable, false],
        [complete, true],
        [errored, false],
    ].some(([said, expected]) => said !== undefined && said !== expected);
    const hasPassed = (0,parse/* listOf */.c3)(checks).every((check) => (0,parse/* fieldOf */._F)(check, 'status') === 'pass');
    return saysOther || !hasPassed || json.repeated().length > 0 ? undefined : true;
}
//# sourceMappingURL=changes-nothing.js.map
// EXTERNAL MODULE: ./build/src/gate/read-changes.js
var read_changes = __webpack_require__(76617);
;// CONCATENATED MODULE: ./build/src/gate/no-changes.js
/** Whether a plan changes nothing at all. No verdict depends on it: a job may ask whether anybody has to look. */





/**
 * @param isRead the form in which judges read the JSON; undefined if none does
 * @returns false where something changes; undefined where that is not known, as of a plan of a part, of other files, or without its state
 */
async function readNoChanges(plan, isRead) {
    const known = await plan.known();
    if (plan.failed !== undefined || known.summary?.status !== 'finished')
        return undefined;
    if (known.summary.hasChanges)
        return false;
    if (!isWholePlan(plan, known))
        return undefined;
    const json = await readDocument(plan, known, isRead);
    const isNothing = json && changesNothing(json);
    if (isNothing !== true || json?.isWhole)
        return isNothing;
    // A redacted plan has no checks: the log names those that fail.
    const problems = await plan.problems();
    return problems.some(({ summary }) => /assertion failed|condition failed/i.test(summary))
        ? undefined
        : true;
}
/** Whether it was planned as an apply of all of the configuration would be, from the state as it is. */
function isWholePlan({ run, input, isPartial, unseen }, { evidence }) {
    const limits = 'limits' in evidence ? evidence.limits : [];
    const isLimited = limits.some(({ kind, finding }) => kind !== 'noted' || finding.code === 'plan-not-refreshed');
    const asked = run?.watched.run.attributes ?? {};
    const isOther = input?.is_destroy === true ||
        input?.refresh_only === true ||
        input?.refresh === false ||
        (input?.target_addrs ?? []).length > 0 ||
        (input?.replace_addrs ?? []).length > 0 ||
        asked['is-destroy'] === true ||
        asked['refresh-only'] === true ||
        asked['refresh'] === false ||
        (0,parse/* listOf */.c3)(asked['target-addrs']).length > 0 ||
        (0,parse/* listOf */.c3)(asked['replace-addrs']).length > 0;
    return !isPartial && unseen.length === 0 && !isLimited && !isOther;
}
async function readDocument(plan, { evidence }, isRead) {
    if (plan.run === undefined || isRead !== undefined) {
        const content = await plan.json(isRead === true);
        if (!('json' in content) || (await content.doubts()).length > 0)
            return undefined;
        return content.json;
    }
    const id = 'answer' in evidence ? evidence.answer?.id : undefined;
    if (id === undefined)
        return undefined;
    // It is not waited for: nobody's verdict needs it.
    return (0,read_changes.fetchPlanJson)(id, false, plan.run.ports).catch((error) => {
        const isUnread = error instanceof read_plan.UnreadablePlan || error instanceof service_error/* ServiceError */._7;
        if (!isUnread || (error instanceof service_error/* ServiceError */._7 && error.code === 'aborted'))
            throw error;
        return undefined;
    });
}
//# sourceMappingURL=no-changes.js.map
// EXTERNAL MODULE: ./build/src/gate/plan-of-run.js
var plan_of_run = __webpack_require__(40370);
// EXTERNAL MODULE: ./build/src/gate/current-run.js
var current_run = __webpack_require__(54908);
;// CONCATENATED MODULE: ./build/src/gate/judge.js













/** Asks the judges of files about a workspace of which nothing was started. @throws where nobody can know what one says */
async function askAboutFiles(workspace, judging, judges, ofCheck) {
    const those = judges.filter((judge) => judge.reads === 'files');
    const judged = await Promise.all(those.map((judge) => judge.judge(workspace, judging, ofCheck)));
    return judged.filter((one) => one !== undefined);
}
/** What is said of the check as a whole, where it concerns no workspace. @throws where nobody can know what one says */
async function askAboutCheck(judging, judges) {
    const ofFiles = judges.filter((judge) => judge.reads === 'files');
    const judged = await Promise.all(ofFiles.map(async (judge) => judge.judgeCheck?.(judging)));
    return systemsOf(judged.filter((one) => one !== undefined));
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
async function judgePlan(plan, asked, judges = judges_judges/* JUDGES */.R) {
    const { judging, files: { said, hasRun } = { said: [], hasRun: false } } = asked;
    const { showsChanges } = judging;
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
    const readsWhole = formOfJson(judging, judges);
    const ask = (reads, more) => {
        const those = isFailed ? [] : ofPlans.filter((judge) => judge.reads === reads);
        const answers = those.map((judge) => judge.judge(shared, { ...asked, ...more }));
        return Promise.all(answers).then((judged) => judged.filter((one) => one !== undefined));
    };
    const judgingRun = ask('run', { ofRun: [], changes: async () => undefined });
    let reading;
    const readChanges = async () => {
        const read = readsWhole === undefined ? undefined : await judgingRun.then(() => shared.json(readsWhole));
        return plan.changes({
            ...changesToRead(judging, judges),
            json: read && 'json' in read ? read.json : undefined,
        });
    };
    const changes = () => (reading ??= readChanges());
    const judgingPlan = judgingRun.then((judged) => ask('plan', { ofRun: systemsOf(judged), changes }));
    // In the form that other judges need, so that it is read once. A plan that cannot be read names nothing besides the files.
    const readPlan = async () => {
        const content = await shared.json(readsWhole === true);
        return { plan: 'json' in content ? content.json.document : undefined };
    };
    const first = isFailed ? [] : said;
    const [ofRun, ofPlan, ofFiles, changed, noChanges] = await Promise.all([
        judgingRun,
        judgingPlan,
        hasRun ? askAboutFilesAgain(first, readPlan) : first,
        isFailed || !showsChanges ? undefined : changes(),
        isFailed || !showsChanges
            ? undefined
            : judgingRun.then(() => readNoChanges(shared, readsWhole)),
    ]);
    const files = joinJudged(ofFiles);
    const ofService = await divideAtService(systemsOf(ofRun), systemsOf(ofPlan), plan, judging);
    const { systems, notices } = joinJudged(ofPlan);
    const inOrder = judges.flatMap((judge) => judge.systems.map(({ name }) => name));
    const placeOf = ({ judge }) => inOrder.indexOf(judge.name);
    return {
        systems: [...ofService.systems, ...systems, ...files.systems].sort((one, other) => placeOf(one) - placeOf(other)),
        json: ofPlan.find((judged) => judged.json !== undefined)?.json,
        askAgain: new Map(ofPlan.flatMap(({ systems: said = [], askAgain }) => askAgain === undefined ? [] : said.map(({ judge }) => [judge.name, askAgain]))),
        changes: changed,
        noChanges,
        notices: [...ofService.notices, ...notices, ...files.notices],
    };
}
/** Whether a judge asks for what the plan changes, and whether its JSON may be read whole for that. */
function changesToRead(judging, judges = judges_judges/* JUDGES */.R) {
    const asked = judges.flatMap((judge) => judge.reads === 'files' ? [] : (judge.asksForChanges?.(judging) ?? []));
    return {
        isGuarded: asked.length > 0,
        mayReadWhole: asked.some(({ mayReadWhole }) => mayReadWhole),
    };
}
/** Whether the judges read the JSON of a plan whole, or redacted; undefined if none reads it. */
function formOfJson(judging, judges = judges_judges/* JUDGES */.R) {
    const forms = judges.flatMap((judge) => judge.reads === 'files' ? [] : (judge.readsWhole?.(judging) ?? []));
    return forms.length === 0 ? undefined : forms.includes(true);
}
/** What a report tells of what was judged. */
function factsOf({ run }, { summary }, { systems, changes, noChanges, notices }, diagnostics) {
    const readings = systems.map(({ reading }) => reading);
    const { results, runTasks, canOverride, stoppedBeforePlan } = (0,reading/* mergeReadings */.gK)(readings);
    const { watched } = run ?? {};
    return {
        results,
        runTasks,
        canOverride,
        takesNoOverride: watched && (0,plan_of_run/* takesNoOverride */.oj)(watched.run, summary),
        // A plan that a policy kept from being made did not fail.
        plan: stoppedBeforePlan && summary?.status !== 'finished'
            ? undefined
            : summary && { ...summary, ...(noChanges !== undefined && { noChanges }) },
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
    const { systems } = parts;
    const isStarted = !('notStarted' in known.evidence);
    const asked = [...new Set([...judges_judges/* JUDGES */.R, ...judges])].filter((judge) => judge.isAsked(judging, gives) && (isStarted || judge.reads === 'files'));
    return {
        requirements: {
            requirePolicies: policy.requirePolicies,
            failOn: policy.failOn,
            base: change.base,
            noPolicies: judging.noPolicies,
            judgedBy: asked.flatMap((judge) => judge.systems),
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
        notStarted: (0,finding/* finding */.gk)('not-started', (0,sentence/* phrase */.MZ) `Nothing was planned, because of what the files would start.`),
    },
    attributes: undefined,
    summary: undefined,
};
function systemsOf(judged) {
    return judged.flatMap(({ systems = [] }) => systems);
}
/**
 * Divides the advisory failures at the service, by what the service said of each resource. Own policies are asked again, which is
 * done where they judge.
 */
async function divideAtService(ofRun, ofPlan, plan, judging) {
    const notices = [];
    const failures = ofRun
        .flatMap(({ reading }) => reading.results)
        .filter(({ level, status }) => level === 'advisory' && status === 'failed');
    const { findBaseRun, ports } = plan.run ?? {};
    const known = findBaseRun && (await plan.known()).evidence;
    const readBase = known && ports && 'answer' in known
        ? (0,current_run/* openBaseOfService */.c3)(failures, { plan: known.answer, findBaseRun }, ports, (notice) => {
            notices.push(notice);
        })
        : undefined;
    const exceptedFor = (0,fitting_exceptions/* exceptionsFor */.we)({
        workspace: plan.workspace.name,
        exceptions: withoutOwnExceptions(ofPlan, judging.exceptions),
    });
    const divided = new Map(await Promise.all(failures.map(async (failure) => {
        const { results } = await (0,divide_failures/* divideFailure */.u)(failure, {
            without: async (isLeftOut) => (0,tell_failures/* withoutAddresses */.tg)(failure, isLeftOut),
            excepted: exceptedFor(failure),
            readBase: readBase && (() => readBase(failure)),
        });
        return [failure, results];
    })));
    const systems = ofRun.map((system) => {
        const results = system.reading.results.flatMap((result) => divided.get(result) ?? [result]);
        return { ...system, reading: { ...system.reading, results } };
    });
    return { systems, notices };
}
/** Without the exceptions whose policy is the name of an own policy as well: they do not say which of the two they mean. */
function withoutOwnExceptions(ofPlan, exceptions) {
    const own = ofPlan.filter(({ judge }) => judge.excepted === 'by-directory-and-policy');
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
/** A line for each judge: `policy evaluation: 17 policies, 2 mandatory failed, 1 advisory failed`. */
function describePolicyResults(results) {
    const byTitle = new Map();
    for (const result of results)
        (0,add_to/* addTo */.D)(byTitle, result.judge.title, result);
    return Array.from(byTitle, ([title, ofSystem]) => {
        const policies = new Set(ofSystem.map(baseline/* keyOfPolicy */.Pc)).size;
        const counts = (0,count_results/* countResults */.a)(ofSystem);
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
        return `${title}: ${total}, ${notPassed.length > 0 ? notPassed.join(', ') : 'all passed'}`;
    });
}
//# sourceMappingURL=judge.js.map

/***/ })

};
;