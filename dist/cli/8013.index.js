"use strict";
exports.id = 8013;
exports.ids = [8013];
exports.modules = {

/***/ 48013:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  applyRun: function() { return /* binding */ applyRun; },
  isAboutApply: function() { return /* binding */ isAboutApply; },
  watchNamedRun: function() { return /* binding */ watchNamedRun; },
  whyNotApplied: function() { return /* binding */ whyNotApplied; }
});

// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var resource = __webpack_require__(78235);
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(46281);
// EXTERNAL MODULE: ./build/src/gate/sources/named-run.js
var named_run = __webpack_require__(64777);
// EXTERNAL MODULE: ./build/src/plan/program-log.js
var program_log = __webpack_require__(506);
// EXTERNAL MODULE: ./build/src/policy/systems/systems.js + 3 modules
var systems = __webpack_require__(19441);
// EXTERNAL MODULE: ./build/src/model/status.js
var model_status = __webpack_require__(62373);
// EXTERNAL MODULE: ./build/src/gate/poll.js
var poll = __webpack_require__(67820);
// EXTERNAL MODULE: ./build/src/gate/read-policies.js
var read_policies = __webpack_require__(11056);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/gate/find-workspace.js
var find_workspace = __webpack_require__(87170);
// EXTERNAL MODULE: ./build/src/gate/requested-workspaces.js + 1 modules
var requested_workspaces = __webpack_require__(34469);
// EXTERNAL MODULE: ./build/src/gate/sources/version-control.js
var version_control = __webpack_require__(79280);
// EXTERNAL MODULE: ./build/src/model/errors.js
var errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/finding.js
var model_finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
;// CONCATENATED MODULE: ./build/src/gate/watch-apply.js















/** The end of its log holds the errors. */
const LOG_BYTES = 256 * 1024;
/**
 * Watches a run until its apply ends, or until it waits for a person.
 *
 * @param options.confirmed whether a person has confirmed it already: then a status from before is passed over
 * @throws what the client threw, unless another look may help
 */
async function watchApply(run, { confirmed }, { onChange, ...ports }) {
    const { clock } = ports;
    let waitsSince;
    const isAtRest = (waiting) => {
        waitsSince = waiting && (waitsSince ?? clock.now());
        return waiting !== undefined && clock.now() - (waitsSince ?? 0) >= restMsOf(waiting);
    };
    /** `waiting`: the run that waits for a person, which is this one or the one before it. */
    const polling = {
        async read() {
            const { run: seen } = await ports.client.runs.show(run.id);
            const waits = waitsForPerson(seen, confirmed);
            return { seen, waiting: waits ? seen : await findBlockingRun(seen, ports) };
        },
        isSettled: ({ seen, waiting }) => (0,model_status/* isRunOver */.Ck)(seen.attributes.status) || isAtRest(waiting),
        changeOf: ({ seen }) => seen.attributes.status,
        intervalMs: poll/* nextIntervalMs */.Lp,
        onChange: ({ seen }) => onChange((0,model_status/* describeRunStatus */.rM)(seen)),
    };
    const polled = await (0,poll/* poll */.wt)(polling, ports);
    const { seen: last, waiting } = polled.last ?? { seen: run, waiting: undefined };
    const behind = waiting?.id === last.id ? undefined : waiting?.id;
    const { status } = last.attributes;
    const isOver = (0,model_status/* isRunOver */.Ck)(status);
    let outcome;
    if (isOver)
        outcome = OUTCOME_OF_STATUS[status] ?? 'failed';
    else
        outcome = polled.kind === 'settled' ? 'waits' : 'unfinished';
    const isApplied = outcome === 'applied' || outcome === 'failed';
    const details = isApplied ? await readApply(last, ports) : undefined;
    const policies = isApplied ? await readPoliciesOfApply(last, ports) : undefined;
    return {
        runId: run.id,
        outcome: outcome === 'applied' && policies?.isAgainst ? 'against-policy' : outcome,
        status,
        behind,
        words: behind === undefined
            ? (0,model_status/* describeRunStatus */.rM)(last)
            : `in the queue behind ${behind}, which a person has to confirm or discard`,
        durationMs: isOver ? applyDurationMs(last) : undefined,
        counts: details?.counts,
        firstError: outcome === 'failed' ? details?.firstError : undefined,
        policies: policies?.findings ?? [],
    };
}
/**
 * The run that this one waits for, if that waits for a person: a workspace works on one run at a time, so it stops
 * all runs after it.
 */
async function findBlockingRun(run, ports) {
    const id = (0,resource/* relatedId */.Dl)(run, 'workspace');
    if (run.attributes.status !== 'pending' || id === undefined)
        return undefined;
    return await (0,read_policies/* readIfPossible */.dA)(ports, undefined, async (client) => {
        const currentId = (0,resource/* relatedId */.Dl)(await client.workspaces.show(id), 'current-run');
        if (currentId === undefined || currentId === run.id)
            return undefined;
        const { run: current } = await client.runs.show(currentId);
        return waitsForPerson(current, false) ? current : undefined;
    });
}
/** How an apply ended, by the status of a run that is over. Any other status means that it failed. */
const OUTCOME_OF_STATUS = {
    applied: 'applied',
    planned_and_finished: 'nothing',
};
/** @param confirmed whether a person has confirmed the run already: the service may take a moment to say so */
function waitsForPerson({ attributes: { status, actions } }, confirmed) {
    if (status.endsWith('_awaiting_decision'))
        return true;
    const isConfirmable = actions?.['is-confirmable'] === true;
    return !confirmed && (isConfirmable || (0,model_status/* runKind */.Il)('provisional', status) === 'person');
}
/** How long a run waits for a person until that counts: one that applies itself can be confirmed for a moment, too. */
function restMsOf({ attributes: { status, 'auto-apply': appliesItself } }) {
    return appliesItself === true && (0,model_status/* runKind */.Il)('provisional', status) !== 'person' ? 10_000 : 0;
}
/** The duration from the confirmation, or from the first status after it, by the service's clock. */
function applyDurationMs({ attributes }) {
    const stamps = attributes['status-timestamps'] ?? {};
    const began = ['confirmed-at', 'apply-queued-at', 'applying-at']
        .map((name) => (0,parse/* timeOf */.nR)(stamps[name]))
        .find((time) => Number.isFinite(time));
    const ended = (0,parse/* timeOf */.nR)(stamps[`${attributes.status.replaceAll('_', '-')}-at`]);
    return began !== undefined && ended >= began ? ended - began : undefined;
}
/** What policies say of values that no plan knew. The changes are made, whatever they say. */
async function readPoliciesOfApply(run, ports) {
    return await (0,read_policies/* readIfPossible */.dA)(ports, undefined, async (client) => {
        const reader = (0,read_policies/* createSystemReader */.rY)({ ...ports, client });
        const reading = systems/* SERVICE_SYSTEMS */.P.map(async (system) => system.readForApply?.(reader, run.id));
        const readings = (await Promise.all(reading)).flatMap((ofSystem) => ofSystem ?? []);
        const errors = readings.flatMap((reading) => reading.errors);
        const results = readings
            .flatMap((reading) => reading.results)
            .filter(({ status }) => status !== 'passed');
        const said = results.map(({ policySet, policy, level, status, message }) => (0,model_finding/* finding */.gk)('policy-result', (0,sentence/* phrase */.MZ) `Policy ${(0,sentence/* quoted */.TL)(policy)} (${level}) ${status === 'failed' ? 'failed' : 'was not evaluated'}: ${(0,sentence/* foreign */.V$)(message)}`, { about: { policySet, policy } }));
        // Whether a policy that has to pass did not.
        const isAgainst = errors.length > 0 || results.some(({ level }) => level !== 'advisory');
        return { findings: [...errors, ...said], isAgainst };
    });
}
/** The counts of an apply, and its first error. */
async function readApply(run, ports) {
    const id = (0,resource/* relatedId */.Dl)(run, 'apply');
    if (id === undefined)
        return undefined;
    return await (0,read_policies/* readIfPossible */.dA)(ports, undefined, async (client) => {
        const apply = await client.runs.showApply(id);
        const { attributes } = apply;
        const log = attributes.status === 'errored' ? await client.runs.planLog(apply, LOG_BYTES) : '';
        const problem = (0,program_log/* problemsIn */._n)(log).find(({ severity }) => severity === 'error');
        return {
            counts: {
                additions: attributes['resource-additions'] ?? 0,
                changes: attributes['resource-changes'] ?? 0,
                destructions: attributes['resource-destructions'] ?? 0,
                imports: attributes['resource-imports'] ?? 0,
            },
            firstError: problem && [problem.summary, problem.detail].filter(Boolean).join(': '),
        };
    });
}
/** Never rejects: what could not be found out is in the answer. */
async function reportApply(query, ports) {
    const { workspace } = query;
    try {
        const run = await findAppliedRun(query, ports);
        return { workspace, ...(await watchApply(run, { confirmed: false }, ports)) };
    }
    catch (error) {
        const words = errorMessage(error);
        return { workspace, runId: undefined, outcome: 'none', status: '', words };
    }
}
/**
 * The same of a run that a person names: one that the gate made is not found by its commit. It has to be of a workspace that is
 * selected.
 */
async function reportApplyOfRun(runId, selection, ports) {
    let name;
    try {
        const seen = await ports.client.runs.show(runId, { include: ['workspace'] });
        name = seen.workspace?.attributes.name;
        const workspace = await selectedWorkspaceOf(seen, selection, ports.client);
        if (workspace === undefined) {
            const says = phrase `Run ${runPart(runId)} is of none of the workspaces that the settings name.`;
            throw new GateStop('input', finding(CODES.wrongApplyReport, says));
        }
        name = workspace.attributes.name;
        return { workspace: name, ...(await watchApply(seen.run, { confirmed: false }, ports)) };
    }
    catch (error) {
        const words = errorMessage(error);
        return { workspace: name ?? runId, runId: undefined, outcome: 'none', status: '', words };
    }
}
/** @throws GateStop when there is none, and why */
async function findAppliedRun({ organization, workspace: name, change }, ports) {
    const { client } = ports;
    const workspace = await client.workspaces.showByName(organization, name);
    if (!isConnectedTo(workspace, change)) {
        throw new GateStop('input', finding(CODES.wrongApplyReport, phrase `The workspace is not connected to ${foreign(change.repository)}, so no push starts a run.`, { remedy: phrase `Name the run with the input ${setting('run')}.` }));
    }
    const { waiting, limitSeconds } = await awaitNewestRun({ workspaceId: workspace.id, change }, ports);
    if (waiting.kind === 'settled' && waiting.last.run)
        return waiting.last.run;
    throw new GateStop('timeout', finding(CODES.noRunOfCommit, phrase `Version control started no run for commit ${shortCommit(change)} within ${numberPart(limitSeconds)} s.${otherRunsSentence(waiting.last?.others)}`));
}
//# sourceMappingURL=watch-apply.js.map
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(34271);
// EXTERNAL MODULE: ./build/src/model/verdict.js
var verdict = __webpack_require__(83538);
// EXTERNAL MODULE: ./build/src/trust/audit.js
var trust_audit = __webpack_require__(79239);
;// CONCATENATED MODULE: ./build/src/cli/workbench/apply-run.js











/**
 * Watches the apply of a run that another person confirms, and judges nothing.
 *
 * @throws GateStop if the run is of another workspace or version than required; what the client threw
 */
async function watchNamedRun(reference, ports) {
    const { client } = ports;
    const { run, workspace } = await (0,named_run/* findNamedRun */.qm)(reference, {}, client);
    const { name, workspaceId } = workspace;
    const { versionId } = (0,named_run/* requiredVersion */.m8)(reference, run);
    const isAsRequired = (0,resource/* relatedId */.Dl)(run, 'workspace') === workspaceId &&
        (0,resource/* relatedId */.Dl)(run, 'configuration-version') === versionId;
    if (!isAsRequired) {
        throw new failure_of.GateStop('input', (0,model_finding/* finding */.gk)(errors/* CODES */.Lp.wrongApplyReport, (0,sentence/* phrase */.MZ) `Run ${(0,sentence/* runPart */.Lk)(run.id)} is of another workspace or version than the given one.`));
    }
    return { workspace: name, ...(await watchApply(run, { confirmed: false }, ports)) };
}
/**
 * Whether nothing is left to judge: the run was applied, or it is waited for and is to be applied. False if it cannot be
 * read.
 */
async function isAboutApply({ id, waits }, client) {
    const found = await client.runs.show(id).catch(() => undefined);
    if (found === undefined)
        return false;
    const { status, 'plan-only': onlyPlans, 'save-plan': savesPlan } = found.run.attributes;
    if (!waits)
        return status === 'applied';
    return savesPlan === true ? (0,model_status/* runKind */.Il)('provisional', status) === 'foreign' : onlyPlans === false;
}
/**
 * Why a run must not be applied, as the end of a sentence about it; undefined if it may be.
 *
 * @param allowDestroy whether `--allow-destroy-apply` is given
 */
function whyNotApplied({ result, run, mode, options }, allowDestroy) {
    const { word } = result.verdict;
    if (run === undefined || !(0,verdict/* isGreen */.gf)(word))
        return `is not green ("${word}").`;
    if (mode !== 'provisional')
        return 'is not provisional, so it left no plan to apply.';
    if (options['is-destroy'] === true && !allowDestroy) {
        return 'destroys everything that the workspace manages. Pass --allow-destroy-apply if you mean that.';
    }
    return undefined;
}
/**
 * Confirms a run that still waits for its confirmation, and waits for the end of its apply. From the confirmation on there
 * is an audit record, even if the waiting fails.
 *
 * @returns as `notApplied` the end of a sentence about the run
 * @throws what the client threw up to the confirmation
 */
async function applyRun(request, ports) {
    const { runId, workspace, reason, actor } = request;
    const { client, clock } = ports;
    const { run } = await client.runs.show(runId);
    const { status, actions } = run.attributes;
    const beforeApply = { runId, status, words: (0,model_status/* describeRunStatus */.rM)(run), workspace, audit: [] };
    if (status === 'planned_and_finished')
        return { ...beforeApply, outcome: 'nothing' };
    if (actions?.['is-confirmable'] !== true) {
        return { notApplied: `does not wait for its confirmation: it is "${status}".` };
    }
    const ownAccount = await client.account().catch(() => undefined);
    const by = actor.by ?? ownAccount?.account.attributes.username ?? undefined;
    await client.runs.apply(runId, (0,trust_audit/* signReason */.S)(reason, actor));
    const at = clock.date().toISOString();
    const audit = [
        { action: 'apply', run: runId, workspace, by, job: actor.job, at, reason },
    ];
    try {
        return { ...(await watchApply(run, { confirmed: true }, ports)), workspace, audit };
    }
    catch (error) {
        const words = `confirmed, and could not be watched: ${(0,error_message/* errorMessage */.g)(error)}`;
        return { ...beforeApply, words, outcome: 'unfinished', audit };
    }
}
//# sourceMappingURL=apply-run.js.map

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

/***/ }),

/***/ 79280:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openVersionControl: function() { return /* binding */ openVersionControl; }
/* harmony export */ });
/* unused harmony exports awaitNewestRun, shortCommit, otherRunsSentence */
/* harmony import */ var _client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78235);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(2340);
/* harmony import */ var _policy_commit_under_review_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56077);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46281);
/* harmony import */ var _find_overriders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3936);
/* harmony import */ var _find_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87170);
/* harmony import */ var _look_at_commit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8854);
/* harmony import */ var _poll_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67820);
/* harmony import */ var _service_scope_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74963);
/* harmony import */ var _current_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(70189);
/* harmony import */ var _upload_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3485);
/* harmony import */ var _plan_of_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(40370);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(69268);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(74132);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(10000);
















/** A service that starts a run for a push does it within seconds. */
const LONGEST_WAIT_MS = 3 * 60_000;
/** How many runs of one commit in one workspace are examined, newest first. */
const MOST_RUNS = 20;
/** How often a run may be replaced while it is judged. */
const MOST_REPLACEMENTS = 3;
function openVersionControl(request, { choose, namesOverriders, ...asked }, versionControl) {
    const { change } = versionControl;
    return {
        gives: { run: true, plannedCommit: true, serviceSystems: true },
        startsCode: false,
        startsTogether: true,
        mostAtOnce: _upload_js__WEBPACK_IMPORTED_MODULE_9__/* .MOST_RUNS_AT_ONCE */ .p,
        async find(scope) {
            const { requested, skipped } = await choose();
            const service = (0,_service_scope_js__WEBPACK_IMPORTED_MODULE_7__/* .openServiceScope */ .G)(request, scope, asked, requested.length);
            return {
                found: await (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .findReady */ .Nk)(requested, service, versionControl),
                skipped,
                async prepare(found) {
                    await (0,_look_at_commit_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseIncompleteCommit */ .a)(found, versionControl, service);
                    return found;
                },
                offers(ready, { reach }) {
                    const { runOptions = service.plan.runOptions } = ready;
                    const plan = { ...service.plan, runOptions };
                    return offerRuns(ready, change, { ...service, reach, plan });
                },
                compare: (result, ready) => (0,_current_run_js__WEBPACK_IMPORTED_MODULE_8__/* .compareWithCurrent */ .rV)(result, ready, service),
                describe: async (workspaces) => ({
                    overriders: namesOverriders ? await (0,_find_overriders_js__WEBPACK_IMPORTED_MODULE_3__/* .findOverriders */ .R)(workspaces, service) : undefined,
                }),
            };
        },
    };
}
/**
 * Waits for the run of the change, and offers it. If a newer run takes its place meanwhile, that is offered next. There is
 * none if no file that changes concerns the workspace.
 */
async function* offerRuns(workspace, change, step) {
    let { run } = await awaitRun(workspace, change, step);
    for (let replacements = 0; run !== undefined; replacements += 1) {
        const judgedRun = run;
        let next;
        const versionId = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .relatedId */ .Dl)(run, 'configuration-version') ?? '';
        const notice = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_13__/* .finding */ .gk)('run-of-head', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .phrase */ .MZ) `Version control started ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .runPart */ .Lk)(run.id)}, which planned the head of the pull request, ${shortCommit(change)}, and not its merge with the target branch.`);
        const noticed = { ...workspace, notices: [...workspace.notices, notice], versionId };
        const settled = await (0,_run_js__WEBPACK_IMPORTED_MODULE_11__/* .watchFound */ .Id)(noticed, run, step);
        const plannedCommit = {
            change,
            terraformVersion: workspace.terraformVersion,
            ingress: await (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .readIngress */ .Q1)(versionId, step.client),
        };
        const findBaseRun = (0,_current_run_js__WEBPACK_IMPORTED_MODULE_8__/* .baseRunFinder */ .$p)(settled, step);
        const mayBeReplaced = replacements < MOST_REPLACEMENTS;
        yield {
            ...(0,_plan_of_run_js__WEBPACK_IMPORTED_MODULE_10__/* .offerOfRun */ .VG)(settled, step, { plannedCommit, findBaseRun }),
            async conclude() {
                const newest = await findNewestRun(workspace.workspaceId, change, step.client);
                if (newest.run?.id === judgedRun.id)
                    return {};
                if (newest.run === undefined || !mayBeReplaced) {
                    throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_2__.GateStop('service', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_13__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_12__/* .CODES */ .Lp.noRunOfCommit, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .runPart */ .Lk)(judgedRun.id)} was replaced or taken away while it was judged.${otherRunsSentence(newest.others)}`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .phrase */ .MZ) `Run the job again.` }));
                }
                next = newest.run;
                return 'next';
            },
        };
        run = next;
    }
}
/** @throws GateStop when the service starts no run in time, although a file that changes may concern the workspace */
async function awaitRun(workspace, change, step) {
    // Where no file that changes starts a run, one look is enough.
    const looksOnce = workspace.connection?.unaffected === true;
    const { workspaceId } = workspace;
    const { waiting, limitSeconds } = await awaitNewestRun({ workspaceId, change, looksOnce }, step);
    if (waiting.kind === 'settled')
        return waiting.last;
    const request = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .sentencePart */ .vn)('name', `#${change.pullRequest}`, 20);
    throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_2__.GateStop('timeout', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_13__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_12__/* .CODES */ .Lp.noRunOfCommit, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .phrase */ .MZ) `Version control started no speculative run for commit ${shortCommit(change)} of pull request ${request} within ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .numberPart */ .V4)(limitSeconds)} s. ${NOT_COVERED}${otherRunsSentence(waiting.last?.others)}`, {
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .phrase */ .MZ) `Check the workspace's version control settings, or start the run there.`,
        actor: 'operators',
    }));
}
/** Waits until the service has a run of the commit; with `looksOnce`, also the answer that there is none ends it. */
async function awaitNewestRun(wanted, { client, clock, signal, deadline: jobDeadline }) {
    const { workspaceId, change, looksOnce = false } = wanted;
    const begun = clock.now();
    const deadline = Math.min(jobDeadline, begun + LONGEST_WAIT_MS);
    const looking = {
        read: () => findNewestRun(workspaceId, change, client),
        isSettled: ({ run }) => run !== undefined || looksOnce,
        // The service allows few lists of runs a minute, for all workspaces together.
        intervalMs: (0,_poll_js__WEBPACK_IMPORTED_MODULE_6__/* .soonThenRarely */ .YW)(2_000, 15_000),
    };
    const waiting = await (0,_poll_js__WEBPACK_IMPORTED_MODULE_6__/* .poll */ .wt)(looking, { clock, signal, deadline });
    return { waiting, limitSeconds: Math.round((deadline - begun) / 1_000) };
}
const NOT_COVERED = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .phrase */ .MZ) `Common causes: the pull request comes from a fork, it goes to another branch than the workspace follows, the workspace never had a run, its working directory is misspelt, or what changes is outside of its working directory and triggers although the configuration reads it.`;
const shortCommit = ({ commit }) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .sentencePart */ .vn)('name', commit.slice(0, 7), 7);
/** About the runs that were found and are of something else. */
function otherRunsSentence(others = []) {
    return others.slice(0, 3).map((other) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .phrase */ .MZ) ` ${other}`);
}
/** The newest run that planned the change. @throws GateStop if two runs are equally new */
async function findNewestRun(workspaceId, change, client) {
    const planOnly = change.pullRequest !== undefined;
    const query = { commit: change.commit, planOnly };
    const { items } = await client.runs.list(workspaceId, query).page({ number: 1, size: MOST_RUNS });
    const runs = [];
    const others = [];
    for (const run of items) {
        const difference = await whyNotCounted(run, workspaceId, change, client);
        if (difference === undefined)
            runs.push(run);
        else
            others.push((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .phrase */ .MZ) `Run ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .runPart */ .Lk)(run.id)} ${difference}.`);
    }
    const createdAt = ({ attributes }) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_15__/* .timeOf */ .nR)(attributes['created-at']);
    const [newest, second] = runs.toSorted((one, other) => createdAt(other) - createdAt(one));
    if (newest !== undefined && second !== undefined && createdAt(newest) === createdAt(second)) {
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_2__.GateStop('service', (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_13__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_12__/* .CODES */ .Lp.noRunOfCommit, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .phrase */ .MZ) `Runs ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .runPart */ .Lk)(newest.id)} and ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .runPart */ .Lk)(second.id)} both plan this commit and were created at the same moment, so neither is the one that counts.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .phrase */ .MZ) `Start one of them again in the service.`, actor: 'operators' }));
    }
    return { run: newest, others };
}
/** Why the run does not count, as the end of a sentence about it; undefined if it does. */
async function whyNotCounted(run, workspaceId, change, client) {
    if ((0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .relatedId */ .Dl)(run, 'workspace') !== workspaceId)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .phrase */ .MZ) `belongs to another workspace`;
    const planOnly = run.attributes['plan-only'] === true;
    const isWanted = planOnly === (change.pullRequest !== undefined);
    if (!isWanted)
        return planOnly ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .phrase */ .MZ) `is speculative` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .phrase */ .MZ) `is not speculative`;
    const [whyTooEarly] = (0,_policy_commit_under_review_js__WEBPACK_IMPORTED_MODULE_1__/* .differencesInTime */ .d0)(run, change);
    if (whyTooEarly !== undefined)
        return whyTooEarly;
    const versionId = (0,_client_wire_resource_js__WEBPACK_IMPORTED_MODULE_0__/* .relatedId */ .Dl)(run, 'configuration-version');
    if (versionId === undefined) {
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .phrase */ .MZ) `does not say which configuration version it planned`;
    }
    const ingress = await (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .readIngress */ .Q1)(versionId, client);
    if ('doubt' in ingress)
        return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_14__/* .phrase */ .MZ) `has a commit that is not known`;
    return (0,_policy_commit_under_review_js__WEBPACK_IMPORTED_MODULE_1__/* .differencesFromCommit */ .cO)(ingress.answer, change)[0];
}
//# sourceMappingURL=version-control.js.map

/***/ })

};
;