export const id = 285;
export const ids = [285,539];
export const modules = {

/***/ 2285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  combinesInstead: () => (/* binding */ combinesInstead),
  workspacesOfGroups: () => (/* binding */ workspacesOfGroups)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/client/client.js + 22 modules
var client_client = __webpack_require__(4959);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/src/client/wire/resource.js
var resource = __webpack_require__(8235);
// EXTERNAL MODULE: ./build/src/policy/decide.js + 1 modules
var decide = __webpack_require__(9265);
// EXTERNAL MODULE: ./build/src/model/status.js
var model_status = __webpack_require__(2373);
// EXTERNAL MODULE: ./build/src/gate/end-run.js
var end_run = __webpack_require__(7832);
// EXTERNAL MODULE: ./build/src/gate/failure-of.js
var failure_of = __webpack_require__(6281);
// EXTERNAL MODULE: ./build/src/gate/find-workspace.js
var find_workspace = __webpack_require__(7170);
// EXTERNAL MODULE: ./build/src/gate/supersede.js
var supersede = __webpack_require__(8045);
;// CONCATENATED MODULE: ./build/src/gate/group-claims.js
/**
 * The claims about the report of a group, and about a run that it names, that must hold before the run
 * is judged. Each claim has a name, so that a test can leave it out and see what is accepted without it.
 */


/** Each returns a sentence about why no report can be used, or undefined. They are checked in this order. */
const REPORT_CLAIMS = {
    isOnly: ({ group: { group } }, ofGroup) => ofGroup.length > 1
        ? `Group ${group} has ${ofGroup.length} reports (${ofGroup.map(({ name }) => name).join(', ')}): Plangate cannot determine which one is its own.`
        : undefined,
    isOfCommit: ({ group: { group }, commit }, [one]) => {
        if (commit !== undefined && one?.commit === commit)
            return undefined;
        const of = one?.commit === undefined ? 'no commit' : `the commit ${one.commit.slice(0, 40)}`;
        return `The report of group ${group} is of ${of}, and this job is of ${commit ?? 'none that it knows'}.`;
    },
    isOfWorkspaces: ({ group: { group, workspaces } }, [one]) => {
        const named = one?.workspaces.map(({ name }) => name).sort();
        return JSON.stringify(named) === JSON.stringify([...workspaces].sort())
            ? undefined
            : `The report of group ${group} is not about the workspaces of that group.`;
    },
};
/** Finds the only report of a group. */
function findReportBy(claims) {
    return (search) => {
        const { group } = search.group;
        const ofGroup = search.reports.filter((report) => report.group === group);
        const [report] = ofGroup;
        if (report === undefined) {
            const why = `Group ${group} left no report: its job may have been cancelled, or its runner may have vanished.`;
            return { why };
        }
        for (const isSo of Object.values(claims)) {
            const why = isSo(search, ofGroup);
            if (why !== undefined)
                return { why };
        }
        return { report };
    };
}
const RUN_CLAIMS = {
    /** The message of a run can be written only with the token. A report can be written by everybody who writes files. */
    isOfGroup: ({ id, group, message }) => (0,supersede/* isRunOfGroup */.WP)(message, group) ? undefined : `Run ${id} is not one that group ${group} started.`,
    isOver: ({ id, status, mode, stages, words }) => (0,model_status/* isSettled */.Is)(mode, status, stages) ? undefined : `Run ${id} is not over: ${words}.`,
};
/** Makes a function that answers with the first claim that a run does not meet, and why; undefined if it meets all. */
function refuseRunBy(claims) {
    return (run) => {
        for (const [claim, isSo] of Object.entries(claims)) {
            const why = isSo(run);
            if (why !== undefined)
                return { claim, why };
        }
        return undefined;
    };
}
//# sourceMappingURL=group-claims.js.map
// EXTERNAL MODULE: ./build/src/gate/job.js
var gate_job = __webpack_require__(4466);
// EXTERNAL MODULE: ./build/src/gate/judge.js + 2 modules
var judge = __webpack_require__(1675);
// EXTERNAL MODULE: ./build/src/gate/overview.js
var overview = __webpack_require__(5030);
// EXTERNAL MODULE: ./build/src/gate/watch.js
var watch = __webpack_require__(94);
;// CONCATENATED MODULE: ./build/src/gate/combine-groups.js











const findReport = findReportBy(REPORT_CLAIMS);
const refuseRun = refuseRunBy(RUN_CLAIMS);
/** How many runs are judged at the same time. More would only wait for the service's rate limit. */
const LANES = 40;
/**
 * Judges the runs that the groups started.
 *
 * @returns one result for all groups. It never rejects for anything that the reports, the service or the
 *   network do: that is in the result.
 */
async function combineGroups({ groups, reports, commit }, options, { seals, ...ports }) {
    const pack = () => Promise.reject(new Error('nothing is packed where groups are combined'));
    const names = groups.flatMap(({ workspaces }) => workspaces);
    const job = (0,gate_job/* startJob */._)(options, { ...ports, pack });
    try {
        const listed = seals.suffice
            ? new Map()
            : await (0,overview/* listWorkspaces */.FF)(job.client, options.organization, names);
        const strangers = reports
            .filter(({ group }) => !groups.some((expected) => expected.group === group))
            .map((report) => `The report ${report.name} is of ${groupName(report)}, which the matrix does not have.`)
            .map((message) => undecided('reports of other groups', message));
        const judged = groups.flatMap((group) => {
            const judgeOne = judgeOf(group, findReport({ group, reports, commit }), {
                seals,
                listed,
                job,
            });
            return group.workspaces.map((name) => async () => {
                const result = await judgeOne(name);
                job.emit({ kind: 'workspace-decided', result });
                return result;
            });
        });
        const workspaces = [...(await inLanes(judged)), ...strangers.slice(0, 1)];
        const verdicts = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
        const verdict = workspaces.length === 0 ? (0,decide.decideUnaffected)(options.requirePolicies) : (0,decide/* combine */.kg)(verdicts);
        return { verdict, workspaces, archives: [], durationMs: job.elapsedMs() };
    }
    finally {
        await job.close();
    }
}
/** The function that judges each workspace of one group. */
function judgeOf({ group }, foundReport, { seals, listed, job }) {
    if ('why' in foundReport) {
        return async (name) => ({ ...undecided(name, foundReport.why), missedBy: group });
    }
    const { report } = foundReport;
    const opened = seals.open(report, group);
    const sealedResultOf = (name) => 'why' in opened ? undefined : opened.workspaces.find(({ workspace }) => workspace === name);
    if (!seals.suffice) {
        return (name) => judgeWorkspaceOfGroup({ name, group, report, listed: listed.get(name), sealedResult: sealedResultOf(name) }, job);
    }
    const why = 'why' in opened ? opened.why : `The report ${report.name} is not sealed for it.`;
    return async (name) => sealedResultOf(name) ?? undecided(name, why);
}
async function inLanes(tasks) {
    const done = [];
    const left = tasks.entries();
    const lane = async () => {
        for (const [index, task] of left)
            done[index] = await task();
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return done;
}
function groupName({ group }) {
    return group === undefined ? 'no group' : `the group ${group.slice(0, 40)}`;
}
async function judgeWorkspaceOfGroup(named, job) {
    try {
        return await readAndJudge(named, job);
    }
    catch (error) {
        const { kind, message } = (0,failure_of/* failureOf */.g5)(error, job.ended());
        const { report, name, group } = named;
        const isMissed = report.workspaces.every((each) => each.name !== name || !each.runId);
        return { ...undecided(name, message, kind), missedBy: isMissed ? group : undefined };
    }
}
async function readAndJudge({ name, group, report, listed, sealedResult }, job) {
    const { client, options } = job;
    const { runId, configurationVersionId: versionId } = report.workspaces.find((each) => each.name === name) ?? {};
    if (runId === undefined || versionId === undefined) {
        throw new failure_of/* GateStop */.K$('service', `Group ${group} started no run for it: its job says why.`);
    }
    const [watched, workspace] = await Promise.all([
        client.runs.show(runId, { include: watch/* WATCHED */.tC }),
        listed ?? findByName(name, client, options),
    ]);
    const { run, taskStages = [] } = watched;
    const { status, message } = run.attributes;
    const stages = taskStages.map(({ attributes }) => attributes);
    const { mode } = options;
    const refused = refuseRun({
        id: runId,
        group,
        status,
        message,
        mode,
        stages,
        words: (0,model_status/* runWords */.$W)(run),
    });
    if (refused !== undefined) {
        throw new failure_of/* GateStop */.K$(refused.claim === 'isOver' ? 'timeout' : 'service', refused.why);
    }
    const required = { runId, versionId, workspace: { id: workspace.id, name } };
    const isOfRun = sealedResult?.runId === runId && sealedResult.verdict.word === 'passed';
    const rules = await (0,judge/* guardOf */.HY)(workspace.id, job);
    const judged = await (0,judge/* judgeRun */.Zy)(watched, (0,judge/* runRequirements */.ck)(options, required), job, {
        rules,
        sealedResult: isOfRun ? sealedResult : undefined,
    });
    const working = (0,find_workspace/* readWorkingDirectory */.bq)(workspace.attributes['working-directory']);
    const workingDirectory = 'path' in working ? working.path : '';
    const directory = options.workspaces.find((each) => each.name === name)?.directory;
    const described = (0,find_workspace/* startOfResult */.ng)({
        name,
        workspaceId: workspace.id,
        workingDirectory,
        root: directory === undefined ? undefined : (0,find_workspace/* uploadRoot */.SS)(directory, workingDirectory),
        notices: [],
        mayHaveRun: true,
        versionId: (0,resource/* relatedId */.Dl)(run, 'configuration-version'),
        runSeen: { id: runId, url: (0,gate_job/* runUrlOf */.Q)(name, runId, job), status },
    });
    return { ...(0,judge/* toWorkspaceResult */.q)(judged, described, status, job), durationMs: (0,watch/* runDurationMs */.sW)(run) };
}
function findByName(name, client, { organization }) {
    return client.workspaces.showByName(organization, name);
}
function undecided(workspace, message, kind = 'service') {
    const { workspaces } = (0,end_run.unjudged)([{ workspace, failure: { kind, message } }]);
    const [one] = workspaces;
    if (one === undefined)
        throw new Error('one workspace has one result');
    return one;
}
//# sourceMappingURL=combine-groups.js.map
// EXTERNAL MODULE: ./build/src/gate/sealed-group.js
var sealed_group = __webpack_require__(539);
// EXTERNAL MODULE: ./build/src/hosts/deadline.js
var hosts_deadline = __webpack_require__(1105);
// EXTERNAL MODULE: ./build/src/check/plan-and-judge.js
var plan_and_judge = __webpack_require__(3437);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/trust/seal.js
var seal = __webpack_require__(3919);
;// CONCATENATED MODULE: ./build/src/check/combine-here.js
/** Judges the groups of a matrix in place of the gate, and reads their reports. */










const openGroup = (0,sealed_group/* openGroupBy */.d)(sealed_group/* SEAL_CLAIMS */.W);
/** The workspaces of all groups as the input `workspaces` takes them, which needs at least one name. */
function workspacesOfGroups(groups) {
    const names = groups.flatMap(({ workspaces, named = workspaces }) => named);
    return names.length > 0 ? names : ['none'];
}
/** Makes what runs in place of the gate: it packs nothing and starts nothing. */
function combinesInstead({ groups, from, sealKey }) {
    return async (request, ports, secrets) => {
        const { settings, subject, context, workingDirectory, repositoryRoot } = request;
        const { timeoutMs } = settings;
        const deadline = ports.clock.now() + timeoutMs - (0,hosts_deadline/* keptForPublishing */.L)(timeoutMs);
        const client = (0,client_client/* createClient */.U)({ ...settings, ...ports, deadline, secrets, discovers: true });
        const workspaces = settings.workspaces.flatMap((selector) => {
            if (selector.kind !== 'name')
                return [];
            const directory = (0,external_node_path_.resolve)(workingDirectory, selector.directory ?? settings.directory);
            return [{ name: selector.name, directory }];
        });
        const options = {
            ...settings,
            workspaces,
            message: '',
            deadline,
            cancelSuperseded: false,
            guard: (0,plan_and_judge/* guardOf */.HY)(settings, subject),
            diff: (0,plan_and_judge/* planDiffOf */.qE)(settings, secrets),
        };
        const commit = context.commit?.sha;
        const reports = await readReports(from);
        const expected = (0,sealed_group.sealedSettings)(settings, commit);
        const key = sealKey ?? (0,seal/* reportKey */.y1)(settings.token);
        const here = (root) => (0,external_node_path_.resolve)(repositoryRoot, root);
        const seals = {
            suffice: sealKey !== undefined,
            open(report, group) {
                const opened = openGroup(key, report, { group, settings: expected });
                if ('why' in opened)
                    return opened;
                return { workspaces: (0,sealed_group.withRoots)(opened.workspaces, here) };
            },
        };
        return await combineGroups({ groups, reports, commit }, options, { ...ports, client, seals });
    };
}
const MOST_BYTES = 32 * 1024 * 1024;
const reportSchema = dist/* looseObject */._H3({
    tool: dist/* looseObject */._H3({ name: dist/* literal */.euz('plangate') }),
    group: dist/* optional */.lqM(dist/* string */.YjP()),
    commit: dist/* optional */.lqM(dist/* looseObject */._H3({ sha: dist/* string */.YjP() })),
    sealed: dist/* optional */.lqM(dist/* string */.YjP()),
    workspaces: dist/* array */.YOg(dist/* looseObject */._H3({
        name: dist/* string */.YjP(),
        runId: dist/* optional */.lqM(dist/* string */.YjP()),
        configurationVersionId: dist/* optional */.lqM(dist/* string */.YjP()),
    })),
});
/** Reads every report below a directory; a file that is no report, or is too large, is left out. */
async function readReports(directory) {
    const entries = await (0,promises_.readdir)(directory, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries
        .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
        .map((entry) => (0,external_node_path_.join)(entry.parentPath, entry.name))
        .sort();
    const reports = [];
    for (const file of files) {
        const text = await (0,promises_.readFile)(file, 'utf8').catch(() => '');
        const read = dist/* safeParse */.xLC(reportSchema, text.length > MOST_BYTES ? undefined : (0,parse/* parseJson */.qF)(text));
        if (!read.success)
            continue;
        const { group, commit, workspaces, sealed } = read.output;
        const name = (0,external_node_path_.relative)(directory, file);
        reports.push({ name, group, commit: commit?.sha, workspaces, sealed });
    }
    return reports;
}
//# sourceMappingURL=combine-here.js.map

/***/ }),

/***/ 7832:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DY: () => (/* binding */ notStarted),
/* harmony export */   gZ: () => (/* binding */ finishAfterKill),
/* harmony export */   nP: () => (/* binding */ keepOrDiscard),
/* harmony export */   unjudged: () => (/* binding */ unjudged),
/* harmony export */   xe: () => (/* binding */ judgeOrGiveUp)
/* harmony export */ });
/* unused harmony exports endRun, leftoverOf */
/* harmony import */ var _client_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(486);
/* harmony import */ var _policy_decide_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9265);
/* harmony import */ var _model_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3538);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2373);
/* harmony import */ var _trust_audit_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9239);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6281);
/* harmony import */ var _find_workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7170);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4271);








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
        return await steps({ ...job, reach });
    }
    catch (error) {
        return await giveUp(reached, error, job);
    }
}
async function giveUp(looked, error, job) {
    const result = (0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .startOfResult */ .ng)(looked);
    const failure = (0,_failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .failureOf */ .g5)(error, job.ended());
    const errored = error instanceof _failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .GateStop */ .K$ && error.errored;
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
    return { ended, left: { leftover, ...(0,_trust_audit_js__WEBPACK_IMPORTED_MODULE_6__/* .noteDiscard */ .D)(ended, why, job.clock.date()) } };
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
            return `${ended.runId === undefined ? 'A run' : run} may still be going on: ${ended.trouble ?? `it was last seen as "${ended.status ?? ''}"`}.${see}`;
    }
}
/** The result if no run was judged: the facts that are known of each workspace, and the failure. */
function unjudged(results, durationMs = 0) {
    const workspaces = results.map((one) => ({
        ...(0,_find_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .startOfResult */ .ng)({ name: one.workspace, error: undefined }),
        verdict: (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .decideWithout */ .Zh)(one.failure),
        ...one,
    }));
    const named = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
    return { verdict: (0,_policy_decide_js__WEBPACK_IMPORTED_MODULE_1__/* .combine */ .kg)(named), workspaces, archives: [], durationMs };
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
        return { runId, outcome: 'unknown', status, trouble: (0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_7__/* .errorMessage */ .g)(error), refused };
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

/***/ 539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ SEAL_CLAIMS),
/* harmony export */   d: () => (/* binding */ openGroupBy),
/* harmony export */   sealGroup: () => (/* binding */ sealGroup),
/* harmony export */   sealedSettings: () => (/* binding */ sealedSettings),
/* harmony export */   withRoots: () => (/* binding */ withRoots)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
/* harmony import */ var _trust_seal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3919);
/* harmony import */ var _model_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5603);
/**
 * The results of one group of a matrix, sealed for the job that combines the groups. Without the key they
 * can neither be read nor changed, and they count as a whole or not at all.
 */



/** @param commit the one that is judged */
function sealedSettings(settings, commit) {
    const { origin, organization, mode, runOptions, requirePolicies, allowPartial } = settings;
    const { protect, maxDestroys, guardExcept } = settings;
    return {
        version: _model_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x,
        commit,
        hostname: origin,
        organization,
        mode,
        'options of the run': runOptions,
        'require-policies': requirePolicies,
        'allow-partial': allowPartial,
        protect,
        'max-destroys': maxDestroys,
        'guard-except': guardExcept,
    };
}
/** Changes the root directory of each result: every runner has the checkout at another path. */
function withRoots(workspaces, change) {
    return workspaces.map((result) => result.root === undefined ? result : { ...result, root: change(result.root) });
}
/** @param key as `reportKey` makes it of the service's token */
function sealGroup(key, judged) {
    const text = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gzipSync)(JSON.stringify(judged)).toString('base64url');
    return `${text}.${(0,_trust_seal_js__WEBPACK_IMPORTED_MODULE_1__/* .sealOf */ .Ru)(key, text)}`;
}
/** Each returns a sentence about why a seal does not count, or undefined. They are asked in this order. */
const SEAL_CLAIMS = {
    isThere: ({ name, sealed }) => sealed === undefined ? `The report ${name} is not sealed.` : undefined,
    isOfKey: ({ key, name, sealed = '' }) => {
        const [text = '', seal = '', ...more] = sealed.split('.');
        if (more.length === 0 && (0,_trust_seal_js__WEBPACK_IMPORTED_MODULE_1__/* .isSealed */ .dy)(key, text, seal))
            return undefined;
        return `The seal of the report ${name} is not one of this key: it was changed, or made with another token.`;
    },
    isOfGroup: ({ name, expected, read }) => read().group === expected.group ? undefined : `The report ${name} is sealed for another group.`,
    isOfSettings: ({ name, expected: { settings }, read }) => {
        const opened = read().settings;
        const differing = Object.keys(settings).filter((each) => JSON.stringify(opened[each]) !== JSON.stringify(settings[each]));
        if (differing.length === 0)
            return undefined;
        return `The report ${name} was made with other settings than are asked for here: ${differing.join(', ')}.`;
    },
};
/** Opens the seal of a group, if all these claims hold. */
function openGroupBy(claims) {
    return (key, { name, sealed }, expected) => {
        const read = () => {
            const [text = ''] = (sealed ?? '').split('.');
            return JSON.parse((0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gunzipSync)(Buffer.from(text, 'base64url')).toString());
        };
        const opening = { key, name, sealed, expected, read };
        for (const isSo of Object.values(claims)) {
            const why = isSo(opening);
            if (why !== undefined)
                return { why };
        }
        return { workspaces: read().workspaces };
    };
}
//# sourceMappingURL=sealed-group.js.map

/***/ }),

/***/ 9239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ noteDiscard),
/* harmony export */   S: () => (/* binding */ signReason)
/* harmony export */ });
/** Records of acts on a run other than planning it. The report and an output list them. */
/** Appends the person and the job to a reason, because the run keeps only this text. */
function signReason(reason, { by, job }) {
    const signed = [by, job].filter((part) => part !== undefined).join(', ');
    return signed === '' ? reason : `${reason} (${signed})`;
}
/** The record of a discard; empty if the run did not end as discarded. */
function noteDiscard(ended, reason, at) {
    if (ended.outcome !== 'ended' || ended.status !== 'discarded')
        return {};
    return { discarded: { at: at.toISOString(), reason } };
}
//# sourceMappingURL=audit.js.map

/***/ })

};
